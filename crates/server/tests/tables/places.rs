//! Places in a campaign: nobody loses a place, an invitation or a friend because of a request based on an outdated
//! page.

use serde_json::{Value, json};

use crate::campaigns::{finished, next, next_seen, pair, place};
use crate::client::Person;
use crate::{TestServer, database, start_server};

/// Creates a guest with this name.
pub(crate) async fn named(server: &TestServer, name: &str) -> Person {
    let person = Person::come(&server.address).await;
    person.ask("PATCH", "me", json!({ "name": name }).to_string().as_bytes()).await.good();
    person
}

/// The invitation code of the place at this index.
pub(crate) fn code(page: &Value, at: usize) -> String {
    page["places"][at]["invitation"].as_str().unwrap_or_else(|| panic!("an invitation: {page}")).to_owned()
}

/// The names of the owners of all places.
pub(crate) fn names(page: &Value) -> Vec<&str> {
    let places = page["places"].as_array().expect("places");
    places.iter().map(|place| place["name"].as_str().unwrap_or("expected")).collect()
}

/// Makes every insert into this database table fail.
pub(crate) async fn forbid(database: &mut sqlx::SqliteConnection, what: &str) {
    let no = format!("CREATE TRIGGER no BEFORE INSERT ON {what} BEGIN SELECT RAISE(ABORT, 'no'); END");
    sqlx::raw_sql(sqlx::AssertSqlSafe(no)).execute(database).await.unwrap();
}

/// A campaign where Ann plays Roland and Bob has joined as Daisy; returns its id and version.
async fn two(ann: &Person, bob: &Person) -> (String, Value) {
    let (id, page) = pair(ann).await;
    let version = page["version"].clone();
    place(ann, &id, &version, json!({ "take": 0 })).await.good();
    let asked = place(ann, &id, &version, json!({ "invite": 1 })).await.good();
    bob.post(&format!("join/{}", code(&asked, 1)), json!({})).await.good();
    (id, version)
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_given_up_is_the_place_that_was_seen() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, page) = pair(&ann).await;
    let (path, version) = (format!("campaigns/{id}"), &page["version"]);
    for (wish, at) in [(json!({ "invite": 1 }), 0), (json!({ "invite": null }), 1)] {
        // Ann revokes an invitation on a page from before Bob used it.
        let asked = place(&ann, &id, version, wish).await.good();
        let (code, seen) = (code(&asked, at), &asked["places"][at]["key"]);
        let guest = if at == 0 { bob.clone() } else { named(&server, "Cleo").await };
        guest.post(&format!("join/{code}"), json!({})).await.good();
        assert_eq!(place(&ann, &id, version, json!({ "give-up": seen })).await.code(), "stale");
        assert_eq!(guest.get(&path).await.good()["places"][at]["yours"], true, "it is theirs");
    }
    // Nobody can take a member that a friend is invited to, or invite two friends to one.
    let bobs = bob.get(&path).await.good()["places"][0]["key"].clone();
    place(&bob, &id, version, json!({ "give-up": bobs })).await.good();
    let asked = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    let open = code(&asked, 0);
    let cleo = named(&server, "Dan").await;
    for wish in [json!({ "take": 1 }), json!({ "invite": 1 })] {
        assert_eq!(place(&ann, &id, version, wish).await.code(), "refused");
    }
    cleo.get(&format!("join/{open}")).await.good();
    // Based on the current page, an invitation can be revoked, and the creator can free a place.
    let shown = ann.get(&path).await.good();
    assert_eq!(names(&shown), ["expected", "Cleo"]);
    for at in [1, 0] {
        place(&ann, &id, version, json!({ "give-up": shown["places"][at]["key"] })).await.good();
    }
    assert_eq!(names(&ann.get(&path).await.good()), [] as [&str; 0]);
    assert_eq!(cleo.get(&format!("join/{open}")).await.code(), "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_a_place_is_not_replaced_by_another_who_begins_the_game() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    for seat in [json!("me"), json!({ "here": "Cleo" }), json!("friend")] {
        let refused = next(&bob, &id, &version, json!([seat, "before"])).await;
        assert_eq!(refused.code(), "refused", "{seat}");
        assert_eq!(refused.json()["text"]["id"], "server-place-not-yours");
    }
    assert_eq!(bob.get("tables").await.good()["mine"], json!([]));
    // The creator may reassign any place; other players may only seat bots there.
    let card = next(&ann, &id, &version, json!(["before", "me"])).await.good();
    assert_eq!(card["seats"][1]["yours"], true);
    ann.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.good();
    next(&bob, &id, &version, json!([{ "bot": "novice" }, { "bot": "novice" }])).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_leaves_sees_that_they_have_left() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let seen = bob.get(&format!("campaigns/{id}")).await.good();
    assert_eq!(names(&seen), ["Ann", "Bob"]);
    let left = place(&bob, &id, &version, json!({ "give-up": seen["places"][1]["key"] })).await.good();
    assert_eq!(names(&left), ["Ann"]);
    assert_eq!(left["before"][1], Value::Null);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_given_up_leaves_its_invitations_and_those_at_one_screen_where_they_were() {
    let server = start_server(&[]).await;
    let ann = named(&server, "Ann").await;
    let (id, page) = pair(&ann).await;
    let (path, version) = (format!("campaigns/{id}"), &page["version"]);
    let card = next(&ann, &id, version, json!([{ "here": "Cleo" }, "friend"])).await.good();
    let sent = card["invitations"][0]["code"].as_str().expect("an invitation").to_owned();
    let given = ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    assert_eq!(names(&given), ["Cleo", "expected"]);
    assert_eq!(code(&given, 1), sent);
    // It leads to the campaign and works once: the abandoned table has a new code.
    let bob = named(&server, "Bob").await;
    assert_eq!(bob.post(&format!("join/{sent}"), json!({})).await.good()["campaign"]["campaign"]["id"], *id);
    assert_eq!(named(&server, "Eve").await.get(&format!("join/{sent}")).await.code(), "not-found");
    let seen = bob.get(&path).await.good();
    assert_eq!(names(&seen), ["Cleo", "Bob"]);
    let card = next(&bob, &id, version, json!(["before", "before"])).await.good();
    assert_eq!((&card["seats"][0]["name"], &card["seats"][1]["name"]), (&json!("Cleo"), &json!("Bob")));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_at_anothers_screen_keeps_their_place_and_name() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let path = format!("campaigns/{id}");
    // Cleo plays Roland at Ann's screen.
    next(&ann, &id, &version, json!([{ "here": "Cleo" }, "before"])).await.good();
    ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    let of = |page: &Value| {
        let place = &page["places"][0];
        (place["name"].clone(), place["yours"].clone(), place["here"].clone(), place["ready"].clone())
    };
    let now = |here: bool, ready: bool| (json!("Cleo"), json!(false), json!(here), json!(ready));
    assert_eq!(of(&bob.get(&path).await.good()), now(false, false));
    assert_eq!(of(&ann.get(&path).await.good()), now(true, false));
    for wish in [json!({ "take": 0 }), json!({ "invite": 0 }), json!({ "ready": [0, true] })] {
        assert_eq!(place(&bob, &id, &version, wish.clone()).await.code(), "refused", "{wish}");
    }
    // Ann marks Cleo as ready and changes her own name: Cleo's name stays, even after a restart.
    place(&ann, &id, &version, json!({ "ready": [0, true] })).await.good();
    ann.ask("PATCH", "me", br#"{"name":"Anna"}"#).await.good();
    let server = server.reopen(&[]).await;
    let [ann, bob] = [ann, bob].map(|person| Person { address: server.address.clone(), ..person });
    assert_eq!(of(&ann.get(&path).await.good()), now(true, true));
    let card = next(&bob, &id, &version, json!(["before", "before"])).await.good();
    assert_eq!(card["seats"][0]["name"], "Cleo");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_with_all_that_it_changes_or_not_at_all() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let path = format!("campaigns/{id}");
    let asked = place(&ann, &id, &version, json!({ "invite": null })).await.good();
    let before = ann.get(&path).await.good();
    let mut database = database(server.folder.path()).await;
    forbid(&mut database, "deeds").await;
    assert_eq!(next(&ann, &id, &version, json!(["before", "before"])).await.code(), "broken");
    assert_eq!(ann.get(&path).await.good(), before);
    // Nobody joins without a listed action.
    let cleo = named(&server, "Cleo").await;
    let join = format!("join/{}", code(&asked, 2));
    assert_eq!(cleo.post(&join, json!({})).await.code(), "broken");
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    assert_eq!(ann.get(&path).await.good(), before);
    cleo.post(&join, json!({})).await.good();
}

/// The owner of each place and the bot that plays there, as shown on a page.
pub(crate) fn played(page: &Value) -> Vec<(&Value, &Value)> {
    let seats = page["playing"]["seats"].as_array().expect("a game is being played");
    seats.iter().map(|seat| (&seat["name"], &seat["bot"])).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_only_stands_in_for_whoever_has_the_place() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let path = format!("campaigns/{id}");
    let before = bob.get(&path).await.good();
    let card = next(&ann, &id, &version, json!(["before", { "bot": "novice" }])).await.good();
    let seen = bob.get(&path).await.good();
    assert_eq!(
        played(&seen),
        [(&json!("Ann"), &Value::Null), (&json!("Bob"), &json!("novice"))],
        "a bot plays, for Bob"
    );
    assert_eq!(names(&seen), ["Ann", "Bob"]);
    // Bob arrives later: he sees his seat's view and takes it back.
    let mut wire = bob.sit(card["id"].as_str().unwrap()).await;
    wire.look(Some(1)).await;
    wire.good(json!({ "take-back": { "seat": 1 } })).await;
    assert_eq!(bob.get(&path).await.good()["playing"]["seats"][1]["bot"], Value::Null);
    let given = ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    assert_eq!(names(&given), ["Ann", "Bob"]);
    assert_eq!(given["chronicle"]["members"], before["chronicle"]["members"]);
    // After a game that bots have played for both, they keep their places and investigators, and nobody stands in.
    let card = next(&ann, &id, &version, json!([{ "bot": "novice" }, { "bot": "novice" }])).await.good();
    finished(&ann, card["id"].as_str().unwrap()).await;
    let after = bob.get(&path).await.good();
    assert_eq!((names(&after), &after["places"][1]["yours"]), (vec!["Ann", "Bob"], &json!(true)));
    let who = |page: &Value, at: usize| page["chronicle"]["members"][at]["who"].clone();
    assert_eq!(who(&after, 1), who(&before, 1));
    let card = next(&bob, &id, &after["version"], json!(["before", "before"])).await.good();
    assert_eq!((&card["seats"][0]["name"], &card["seats"][0]["bot"]), (&json!("Ann"), &Value::Null));
    assert_eq!((&card["seats"][1]["yours"], &card["seats"][1]["bot"]), (&json!(true), &Value::Null));
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_begins_with_those_who_were_seen() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, page) = pair(&ann).await;
    let version = &page["version"];
    let seen = place(&ann, &id, version, json!({ "invite": 1 })).await.good();
    bob.post(&format!("join/{}", code(&seen, 0)), json!({})).await.good();
    // Ann's page is from before Bob joined, and she seats a bot.
    let seats = json!(["me", { "bot": "novice" }]);
    let late = next_seen(&ann, &id, &seen, seats.clone()).await;
    assert_eq!(
        (late.code().as_str(), &late.json()["text"]["id"]),
        ("stale", &json!("server-places-changed"))
    );
    let now = ann.get(&format!("campaigns/{id}")).await.good();
    assert_eq!((&now["playing"], names(&now)), (&Value::Null, vec!["Bob"]));
    // A change of readiness does not change the place's key.
    place(&bob, &id, version, json!({ "ready": [1, true] })).await.good();
    next_seen(&ann, &id, &now, seats).await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_says_whose_seats_the_guest_may_give_to_others() {
    let server = start_server(&[]).await;
    let [ann, bob] = [named(&server, "Ann").await, named(&server, "Bob").await];
    let (id, version) = two(&ann, &bob).await;
    let path = format!("campaigns/{id}");
    for (guest, reserved) in [(&bob, [true, false]), (&ann, [false, false])] {
        assert_eq!(guest.get(&path).await.good()["reserved"], json!(reserved));
        for seat in [json!("me"), json!({ "here": "Cleo" }), json!("friend")] {
            let begun = next(guest, &id, &version, json!([seat, "before"])).await;
            assert_eq!(begun.status == 200, !reserved[0], "{seat}");
            if !reserved[0] {
                ann.ask("DELETE", &format!("{path}/tables"), b"").await.good();
            }
        }
    }
}
