//! Invitation links to campaigns: joining by one and returning by it.

use serde_json::{Value, json};
use sqlx::Connection;

use crate::campaigns::{next, options, pair, place};
use crate::client::{Person, duel};
use crate::places::{code, forbid, named, names, played};
use crate::{database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_comes_before_the_first_game_brings_a_deck_and_is_seen_preparing() {
    let server = start_server(&[]).await;
    let ann = Person::come(&server.address).await;
    ann.ask("PATCH", "me", br#"{"name":"Ann"}"#).await.good();
    let (id, page) = pair(&ann).await;
    let path = format!("campaigns/{id}");
    let version = &page["version"];
    assert_eq!((&page["places"], &page["done"]), (&json!([]), &json!([])));

    // Ann plays Roland and creates an invitation for Daisy.
    place(&ann, &id, version, json!({ "take": 0 })).await.good();
    let asked = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    assert_eq!(asked["places"][0]["yours"], true);
    assert_eq!(asked["places"][1]["name"], Value::Null, "nobody has come");
    assert_eq!(asked["before"][1]["free"], true);
    let code = asked["places"][1]["invitation"].as_str().expect("an invitation").to_owned();

    let bob = Person::come(&server.address).await;
    bob.ask("PATCH", "me", br#"{"name":"Bob"}"#).await.good();
    assert_eq!(bob.get(&path).await.code(), "not-found");
    let invited = bob.get(&format!("join/{code}")).await.good();
    assert_eq!(invited["campaign"]["campaign"]["id"], *id);
    assert_eq!(invited["campaign"]["who"]["id"], "lcg-person-daisy-walker");
    bob.post(&format!("join/{code}"), json!({})).await.good();
    let third = Person::come(&server.address).await;
    assert_eq!(third.post(&format!("join/{code}"), json!({})).await.code(), "not-found", "it is used up");
    assert_eq!(bob.get("campaigns").await.good()[0]["id"], *id);

    // Bob replaces Daisy by Wendy with a deck of his own; his place follows.
    let body = json!({ "version": version, "form": "deck", "seat": 1,
        "options": options(&[("investigator", "wendy-adams"), ("deck", "starter")]) });
    let changed = bob.post(&format!("{path}/deeds"), body).await.good();
    assert_eq!(changed["places"][1]["yours"], true);
    assert_eq!(changed["places"][1]["member"], 1);
    assert_eq!(changed["chronicle"]["members"][1]["who"]["id"], "lcg-person-wendy-adams");

    // Ann sees the list of actions, and that Bob is not ready yet.
    let seen = ann.get(&path).await.good();
    let last = seen["done"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["name"], &last["yours"]), (&json!("Bob"), &json!(false)));
    assert_eq!(last["what"]["id"], "lcg-deed-replaced");
    assert_eq!(seen["places"][1]["name"], "Bob");
    assert_eq!(seen["places"][1]["ready"], false);
    let version = &seen["version"];
    assert_eq!(
        place(&ann, &id, version, json!({ "ready": [1, true] })).await.code(),
        "refused",
        "only he says so"
    );
    assert_eq!(place(&ann, &id, version, json!({ "take": 1 })).await.code(), "refused", "it is his");
    let hers = json!({ "give-up": seen["places"][0]["key"] });
    assert_eq!(place(&bob, &id, version, hers).await.code(), "refused", "it is hers");
    place(&bob, &id, version, json!({ "ready": [1, true] })).await.good();
    assert_eq!(ann.get(&path).await.good()["places"][1]["ready"], true);

    // Ann changes a card of Bob's: that is listed, and Bob is no longer ready.
    let wendy: Value =
        serde_json::from_str(seen["chronicle"]["members"][1]["file"].as_str().unwrap()).expect("a deck");
    let form = &seen["chronicle"]["forms"]
        .as_array()
        .unwrap()
        .iter()
        .find(|form| form["key"] == "swap" && form["seat"] == 1);
    let values = form.unwrap()["options"][0]["values"].as_array().unwrap();
    let fresh =
        values.iter().map(|value| value[0].as_str().unwrap()).find(|code| wendy["slots"][*code].is_null());
    let out = form.unwrap()["options"][1]["values"][0][0].as_str().unwrap();
    let body = json!({ "version": version, "form": "swap", "seat": 1,
        "options": options(&[("card", fresh.expect("a card")), ("instead", out)]) });
    ann.post(&format!("{path}/deeds"), body).await.good();
    let told = bob.get(&path).await.good();
    assert_eq!(told["places"][1]["ready"], false, "he has not seen it");
    let last = told["done"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["name"], &last["what"]["id"]), (&json!("Ann"), &json!("lcg-deed-swapped")));
    bob.ask("DELETE", &format!("{path}/deeds/{}", told["version"]), b"").await.good();
    let back = ann.get(&path).await.good();
    assert_eq!(back["chronicle"]["members"], seen["chronicle"]["members"]);
    let last = back["done"].as_array().unwrap().last().unwrap();
    assert_eq!((&last["name"], &last["what"]["id"]), (&json!("Bob"), &json!("server-deed-undone")));

    // All this survives a restart; then both sit in their places.
    let server = server.reopen(&[]).await;
    let [ann, bob] = [ann, bob].map(|person| Person { address: server.address.clone(), ..person });
    assert_eq!(ann.get(&path).await.good(), back);
    let card = next(&ann, &id, &back["version"], json!(["before", "before"])).await.good();
    assert_eq!(card["seats"][1]["name"], "Bob");
    let mut wire = bob.sit(card["id"].as_str().unwrap()).await;
    wire.look(Some(1)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_friend_without_an_investigator_chooses_one_and_an_invitation_leads_to_the_table_too() {
    let server = start_server(&[]).await;
    let ann = Person::come(&server.address).await;
    let (id, page) = pair(&ann).await;
    let path = format!("campaigns/{id}");
    let version = &page["version"];
    let page = place(&ann, &id, version, json!({ "invite": null })).await.good();
    let code = page["places"][0]["invitation"].as_str().unwrap().to_owned();
    let bob = Person::come(&server.address).await;
    assert_eq!(bob.get(&format!("join/{code}")).await.good()["campaign"]["who"], Value::Null);
    bob.post(&format!("join/{code}"), json!({})).await.good();
    let seen = ann.get(&path).await.good();
    assert_eq!((&seen["places"][0]["member"], &seen["places"][0]["name"]), (&Value::Null, &json!("")));
    // He joins with Skids, who becomes his member.
    let body = json!({ "version": version, "form": "join", "seat": null,
        "options": options(&[("investigator", "skids-otoole")]) });
    let joined = bob.post(&format!("{path}/deeds"), body).await.good();
    assert_eq!(joined["places"].as_array().unwrap().len(), 1);
    assert_eq!((&joined["places"][0]["member"], &joined["places"][0]["yours"]), (&json!(2), &json!(true)));
    // After an undo he has no member again; after joining again, Skids is his again.
    let undone = ann.ask("DELETE", &format!("{path}/deeds/{}", joined["version"]), b"").await.good();
    assert_eq!(undone["places"][0]["member"], Value::Null);
    let body = json!({ "version": undone["version"], "form": "join", "seat": null,
        "options": options(&[("investigator", "skids-otoole")]) });
    let again = bob.post(&format!("{path}/deeds"), body).await.good();
    assert_eq!(again["places"][0]["member"], 2);

    // A guest who uses the invitation to Daisy during the game comes to the table.
    let asked = place(&ann, &id, &again["version"], json!({ "invite": 1 })).await.good();
    let code = asked["places"][0]["invitation"].as_str().unwrap().to_owned();
    let card = next(&ann, &id, &again["version"], json!(["me", "before", "before"])).await.good();
    let cleo = Person::come(&server.address).await;
    let table = cleo.post(&format!("join/{code}"), json!({})).await.good();
    assert_eq!(table["table"]["id"], card["id"]);
    let during = ann.get(&path).await.good();
    let yours: Vec<_> =
        during["places"].as_array().unwrap().iter().map(|place| place["yours"].clone()).collect();
    assert_eq!(yours, [true, false, false], "the table says who plays");
    // Requests that are refused.
    assert_eq!(
        place(&ann, &id, &during["version"], json!({ "invite": null })).await.code(),
        "refused",
        "not now"
    );
    ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    let given = cleo.get(&path).await.good();
    assert_eq!(given["places"][1]["yours"], true);
    assert_eq!(given["done"].as_array().unwrap().last().unwrap()["what"]["id"], "server-deed-gave-up");
    for (wish, code) in [
        (json!({ "take": 9 }), "not-found"),
        (json!({ "give-up": "99" }), "stale"),
        (json!({ "give-up": given["places"][2]["key"] }), "refused"),
        (json!("nonsense"), "malformed"),
    ] {
        assert_eq!(place(&cleo, &id, &given["version"], wish.clone()).await.code(), code, "{wish}");
    }
    assert_eq!(place(&cleo, &id, &json!(0), json!({ "take": 0 })).await.code(), "stale");
    // A guest who has left no longer counts; the creator can free any place.
    let own = json!({ "give-up": given["places"][1]["key"] });
    place(&cleo, &id, &given["version"], own).await.good();
    assert_eq!(cleo.get(&path).await.code(), "not-found");
    assert_eq!(ann.get(&path).await.good()["before"][1], Value::Null);
    let bobs = json!({ "give-up": given["places"][2]["key"] });
    let freed = place(&ann, &id, &given["version"], bobs).await.good();
    assert_eq!(freed["places"].as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_works_to_a_campaign_that_an_older_version_kept() {
    let server = start_server(&[]).await;
    let ann = named(&server, "Ann").await;
    let (id, page) = pair(&ann).await;
    let mut database = database(server.folder.path()).await;
    sqlx::raw_sql("UPDATE campaigns SET summary = NULL").execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let asked = place(&ann, &id, &page["version"], json!({ "invite": 1 })).await.good();
    let bob = named(&server, "Bob").await;
    let join = format!("join/{}", code(&asked, 0));
    assert_eq!(bob.get(&join).await.good()["campaign"]["campaign"]["id"], *id);
    bob.post(&join, json!({})).await.good();
    assert_eq!(names(&bob.get(&format!("campaigns/{id}")).await.good()), ["Bob"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_by_a_second_link_has_one_place() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, page) = pair(&ann).await;
    let path = format!("campaigns/{id}");
    let asked = place(&ann, &id, &page["version"], json!({ "invite": null })).await.good();
    bob.post(&format!("join/{}", code(&asked, 0)), json!({})).await.good();
    // Bob joins with Skids, which is undone: he has no member again, and is invited to play Daisy.
    let body = json!({ "version": page["version"], "form": "join", "seat": null,
        "options": options(&[("investigator", "skids-otoole")]) });
    let joined = bob.post(&format!("{path}/deeds"), body).await.good();
    let undone = ann.ask("DELETE", &format!("{path}/deeds/{}", joined["version"]), b"").await.good();
    let asked = place(&ann, &id, &undone["version"], json!({ "invite": 1 })).await.good();
    bob.post(&format!("join/{}", code(&asked, 0)), json!({})).await.good();
    assert_eq!(names(&ann.get(&path).await.good()), ["Bob"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_invitation_outlives_a_bot_that_plays_meanwhile() {
    let server = start_server(&[]).await;
    let [ann, bob, cleo] =
        [named(&server, "Ann").await, named(&server, "Bob").await, named(&server, "Cleo").await];
    let (id, page) = pair(&ann).await;
    let (path, version) = (format!("campaigns/{id}"), &page["version"]);
    place(&ann, &id, version, json!({ "take": 0 })).await.good();
    let asked = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    let sent = code(&asked, 1);
    // The invitation is not used during the first game.
    next(&ann, &id, version, json!(["before", { "bot": "novice" }])).await.good();
    let given = ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    assert_eq!((names(&given), code(&given, 1)), (vec!["Ann", "expected"], sent.clone()));
    // Bob uses it during the second: he takes over the bot's seat and keeps the place afterwards.
    let card = next(&ann, &id, version, json!(["before", { "bot": "novice" }])).await.good();
    let join = format!("join/{sent}");
    let save = format!("tables/{}/save", card["id"].as_str().expect("an id"));
    assert_eq!(ann.get(&save).await.code(), "refused", "the bot's hand may be Bob's");
    assert_eq!(bob.get(&join).await.good()["campaign"]["who"]["id"], "lcg-person-daisy-walker");
    let joined = bob.post(&join, json!({})).await.good();
    assert_eq!((&joined["table"]["id"], &joined["table"]["seats"][1]["yours"]), (&card["id"], &json!(true)));
    let seen = bob.get(&path).await.good();
    assert_eq!(played(&seen), [(&json!("Ann"), &Value::Null), (&json!("Bob"), &Value::Null)]);
    assert_eq!(seen["done"].as_array().unwrap().last().unwrap()["what"]["id"], "server-deed-took");
    assert_eq!(cleo.post(&join, json!({})).await.code(), "not-found", "it is used up");
    assert_eq!(bob.get(&join).await.good()["campaign"]["campaign"]["id"], *id, "it leads Bob back");
    assert_eq!(names(&ann.ask("DELETE", &format!("{path}/tables"), b"").await.good()), ["Ann", "Bob"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_is_used_up_only_with_the_seat_it_leads_to() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, page) = pair(&ann).await;
    let (path, version) = (format!("campaigns/{id}"), &page["version"]);
    let asked = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    let link = format!("join/{}", code(&asked, 0));
    next(&ann, &id, version, json!(["me", { "bot": "novice" }])).await.good();
    // For a bot's seat: if the write fails at the table or in the campaign, nothing changes.
    let mut database = database(server.folder.path()).await;
    for what in ["notes", "deeds", "arrivals"] {
        forbid(&mut database, what).await;
        let failed = bob.post(&link, json!({})).await;
        sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
        assert_eq!(failed.code(), "broken", "{what}");
        assert_eq!(played(&ann.get(&path).await.good())[1], (&Value::Null, &json!("novice")), "{what}");
    }
    assert_eq!(bob.post(&link, json!({})).await.good()["table"]["seats"][1]["yours"], true);
    // The same for a free seat.
    let (_, card) = ann.table(duel(json!("friend"), "consent")).await;
    let link = format!("join/{}", card["invitations"][0]["code"].as_str().unwrap());
    forbid(&mut database, "arrivals").await;
    assert_eq!(bob.post(&link, json!({})).await.code(), "broken");
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    assert_eq!(named(&server, "Cleo").await.post(&link, json!({})).await.good()["table"]["id"], card["id"]);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_to_the_place_while_the_table_cannot_be_loaded() {
    let mut server = start_server(&[]).await;
    // A table unknown to this version, and one with an unknown note.
    for harm in ["UPDATE tables SET base = '{}'", "UPDATE notes SET note = '{}'"] {
        let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
        let (id, page) = pair(&ann).await;
        let asked = place(&ann, &id, &page["version"], json!({ "invite": 1 })).await.good();
        let link = format!("join/{}", code(&asked, 0));
        let card = next(&ann, &id, &page["version"], json!(["me", { "bot": "novice" }])).await.good();
        let mut wire = ann.sit(card["id"].as_str().unwrap()).await;
        wire.good(json!({ "chat": { "text": "where is he?" } })).await;
        let mut database = database(server.folder.path()).await;
        let folder = server.close().await;
        sqlx::raw_sql(harm).execute(&mut database).await.unwrap();
        server = crate::open(folder, &[]).await;
        let [ann, bob] = [ann, bob].map(|person| Person { address: server.address.clone(), ..person });
        // If the write fails, the invitation remains valid.
        forbid(&mut database, "arrivals").await;
        assert_eq!(bob.post(&link, json!({})).await.code(), "broken", "{harm}");
        sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
        let joined = bob.post(&link, json!({})).await.good();
        assert_eq!(joined["campaign"]["who"]["id"], "lcg-person-daisy-walker", "{harm}");
        let given = ann.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.good();
        assert_eq!(names(&given), ["Ann", "Bob"], "{harm}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_link_leads_whoever_came_by_it_back_as_long_as_they_belong_there() {
    let server = start_server(&[]).await;
    let [ann, bob, cleo] =
        [named(&server, "Ann").await, named(&server, "Bob").await, named(&server, "Cleo").await];
    let (id, page) = pair(&ann).await;
    let (path, version) = (format!("campaigns/{id}"), &page["version"]);
    // To a place in the campaign, even while a bot stands in.
    let asked = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    let join = format!("join/{}", code(&asked, 0));
    bob.post(&join, json!({})).await.good();
    next(&ann, &id, version, json!(["me", { "bot": "novice" }])).await.good();
    for back in [bob.get(&join).await, bob.post(&join, json!({})).await] {
        let back = back.good();
        assert_eq!(back["campaign"]["campaign"]["id"], *id);
        assert_eq!(back["campaign"]["who"]["id"], "lcg-person-daisy-walker");
    }
    let done = bob.get(&path).await.good()["done"].as_array().unwrap().len();
    assert_eq!(ann.get(&path).await.good()["done"].as_array().unwrap().len(), done, "he has come once");
    assert_eq!(cleo.get(&join).await.code(), "not-found");
    // To a seat at a separate table, until it is given up.
    let (table, card) = ann.table(duel(json!("friend"), "consent")).await;
    let join = format!("join/{}", card["invitations"][0]["code"].as_str().unwrap());
    cleo.post(&join, json!({})).await.good();
    assert_eq!(cleo.post(&join, json!({})).await.good()["table"]["id"], *table);
    assert_eq!(bob.get(&join).await.code(), "not-found");
    cleo.ask("DELETE", &format!("tables/{table}/seats/1"), b"").await.good();
    assert_eq!(cleo.get(&join).await.code(), "not-found");
}
