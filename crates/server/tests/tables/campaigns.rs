//! Campaigns: created, played, recorded, and changed between two games.

use serde_json::{Value, json};

use crate::client::{Person, TEST_TIMEOUT, policy};
use crate::start_server;

pub(crate) const BEGIN: &str = "games/arkham-lcg/campaigns";

pub(crate) fn options(all: &[(&str, &str)]) -> Value {
    all.iter().map(|(key, value)| json!({ "key": key, "value": value })).collect()
}

/// Creates a campaign with Roland; returns its id and page.
async fn begun(me: &Person) -> (String, Value) {
    let page = me.post(BEGIN, json!({})).await.good();
    (page["id"].as_str().expect("a campaign has an id").to_owned(), page)
}

async fn submit(
    me: &Person,
    id: &str,
    version: &Value,
    form: &str,
    said: &[(&str, &str)],
) -> crate::client::Answer {
    let body = json!({ "version": version, "form": form, "seat": 0, "options": options(said) });
    me.post(&format!("campaigns/{id}/deeds"), body).await
}

/// Begins the next game with these seats and the current places.
pub(crate) async fn next(me: &Person, id: &str, version: &Value, seats: Value) -> crate::client::Answer {
    let seen = me.get(&format!("campaigns/{id}")).await.json();
    next_seen(me, id, &json!({ "version": version, "places": seen["places"] }), seats).await
}

/// As `next`, with the places as shown on this page.
pub(crate) async fn next_seen(me: &Person, id: &str, page: &Value, seats: Value) -> crate::client::Answer {
    let places = page["places"].as_array().into_iter().flatten();
    let places: Vec<&Value> = places.map(|place| &place["key"]).collect();
    let (version, policy) = (&page["version"], policy("free", false));
    let body = json!({ "version": version, "places": places, "seats": seats, "policy": policy });
    me.post(&format!("campaigns/{id}/tables"), body).await
}

/// Requests a change to a place.
pub(crate) async fn place(me: &Person, id: &str, version: &Value, wish: Value) -> crate::client::Answer {
    me.post(&format!("campaigns/{id}/places"), json!({ "version": version, "wish": wish })).await
}

/// Creates a campaign with Roland and Daisy.
pub(crate) async fn pair(me: &Person) -> (String, Value) {
    let body = json!({ "options": options(&[("investigators", "roland-banks,daisy-walker")]) });
    let page = me.post(BEGIN, body).await.good();
    (page["id"].as_str().expect("an id").to_owned(), page)
}

/// Lets a bot play the next game to its end; returns its table.
async fn played_out(me: &Person, id: &str, version: &Value) -> String {
    let card = next(me, id, version, json!([{ "bot": "novice" }])).await.good();
    let table = card["id"].as_str().expect("a table has an id").to_owned();
    finished(me, &table).await;
    table
}

/// Lets bots play a game to its end.
pub(crate) async fn finished(me: &Person, table: &str) {
    // Bots play only while somebody is connected.
    let mut wire = me.sit(table).await;
    wire.look(None).await;
    let over = async {
        while !wire.over {
            wire.next_frame().await.expect("the game goes on");
        }
    };
    tokio::time::timeout(3 * TEST_TIMEOUT, over).await.expect("bots finish");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_has_to_tell_outlives_its_table() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = begun(&me).await;
    let table = played_out(&me, &id, &page["version"]).await;
    me.ask("DELETE", &format!("tables/{table}"), b"").await.good();
    let told = me.get(&format!("campaigns/{id}")).await.good();
    assert_eq!(told["chronicle"]["log"][0]["id"], "lcg-note-scenario");
    assert_eq!((&told["playing"], &told["played"]), (&Value::Null, &json!([])));
    assert_eq!(me.get(&format!("campaigns/{id}")).await.good(), told, "it is told once");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deck_can_be_built_before_the_first_game_and_every_change_taken_back() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = begun(&me).await;
    let deck = |page: &Value| -> Value {
        let file = page["chronicle"]["members"][0]["file"].as_str().expect("a deck");
        serde_json::from_str::<Value>(file).expect("JSON")["slots"].clone()
    };
    assert_eq!(deck(&page)["01087"], 2);
    assert!(page["chronicle"]["next"]["id"].as_str().unwrap().contains("the-gathering"));
    // A second machete replaces a flashlight.
    let changed =
        submit(&me, &id, &page["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await.good();
    assert_eq!(deck(&changed)["01087"], 1);
    assert_eq!(deck(&changed)["01020"], 2);
    assert_eq!(changed["undoable"], true);
    // A request based on the earlier version is stale.
    let late = submit(&me, &id, &page["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await;
    assert_eq!(late.code(), "stale");
    // A third one is refused, and nothing changes.
    let third =
        submit(&me, &id, &changed["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await;
    assert_eq!(third.code(), "refused");
    assert!(third.text.contains("lcg-error-deck-copies"), "{}", third.text);
    let undo = format!("campaigns/{id}/deeds/{}", changed["version"]);
    let back = me.ask("DELETE", &undo, b"").await.good();
    assert_eq!(deck(&back), deck(&page));
    assert_ne!(back["version"], page["version"], "whoever saw the one has not seen the other");
    assert_eq!(me.ask("DELETE", &undo, b"").await.code(), "stale", "it is taken back once");
    let none = format!("campaigns/{id}/deeds/{}", back["version"]);
    assert_eq!(me.ask("DELETE", &none, b"").await.code(), "refused", "there is nothing before the beginning");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_campaign_is_its_players_alone() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let body = json!({ "options": options(&[("investigators", "roland-banks,wendy-adams")]) });
    let page = me.post(BEGIN, body).await.good();
    let (id, path) = (page["id"].as_str().unwrap(), format!("campaigns/{}", page["id"].as_str().unwrap()));
    let stranger = Person::come(&server.address).await;
    assert_eq!(stranger.get(&path).await.code(), "not-found");
    assert_eq!(stranger.get("campaigns").await.good(), json!([]));
    let swap = [("card", "01020"), ("instead", "01087")];
    assert_eq!(submit(&stranger, id, &page["version"], "swap", &swap).await.code(), "not-found");
    assert_eq!(next(&stranger, id, &page["version"], json!(["me", "me"])).await.code(), "not-found");
    assert_eq!(stranger.ask("DELETE", &path, b"").await.code(), "not-found");
    // A guest who has taken a seat belongs to the campaign, but may not close it.
    let card = next(&me, id, &page["version"], json!(["me", "friend"])).await.good();
    assert_eq!(card["campaign"], id);
    let code = card["invitations"][0]["code"].as_str().unwrap();
    stranger.post(&format!("join/{code}"), json!({})).await.good();
    let seen = stranger.get(&path).await.good();
    assert_eq!(seen["playing"]["id"], card["id"]);
    assert_eq!(stranger.get("campaigns").await.good()[0]["id"], id);
    assert_eq!(stranger.ask("DELETE", &path, b"").await.code(), "forbidden");
    // During a game, no form can be submitted, no other game begun, and the campaign not closed.
    assert_eq!(submit(&me, id, &page["version"], "swap", &swap).await.code(), "refused");
    assert_eq!(next(&me, id, &page["version"], json!(["me", "me"])).await.code(), "refused");
    assert_eq!(me.ask("DELETE", &path, b"").await.code(), "forbidden");
    assert_eq!(stranger.ask("DELETE", &format!("{path}/tables"), b"").await.code(), "forbidden");
    me.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    let kept = stranger.get(&path).await.good();
    assert_eq!(kept["places"][1]["yours"], true, "who sat at a game given up keeps their place: {kept}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_is_written_down_once_and_the_next_has_the_same_people() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = begun(&me).await;
    let path = format!("campaigns/{id}");
    assert_eq!(next(&me, &id, &page["version"], json!(["before"])).await.code(), "malformed");
    let table = played_out(&me, &id, &page["version"]).await;
    let told = me.get(&path).await.good();
    let log = told["chronicle"]["log"].as_array().unwrap();
    assert_eq!(log.iter().filter(|line| line["id"] == "lcg-note-scenario").count(), 1);
    assert_eq!(told["played"][0]["id"], table);
    assert_eq!(told["playing"], Value::Null);
    assert_eq!(told["undoable"], false, "a game is not taken back");
    assert_eq!(me.get(&path).await.good(), told, "looking again changes nothing");
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let again = me.get(&path).await.good();
    assert_eq!(again, told, "nor does a restart");
    // Random play may eliminate Roland; then another investigator continues in his place.
    let lost = again["chronicle"]["members"][0]["lost"] == true;
    let (version, seats) = match lost {
        true => {
            assert_eq!(
                next(&me, &id, &again["version"], json!([{ "bot": "novice" }])).await.code(),
                "refused"
            );
            let new = submit(&me, &id, &again["version"], "replace", &[("investigator", "daisy-walker")])
                .await
                .good();
            assert_eq!(new["before"], json!([null]));
            (new["version"].clone(), json!([{ "bot": "novice" }]))
        }
        false => {
            assert_eq!(again["before"][0]["bot"], "novice");
            (again["version"].clone(), json!(["before"]))
        }
    };
    let second = next(&me, &id, &version, seats).await.good();
    assert_eq!(second["seats"][0]["bot"], "novice");
    // Bots may already have played it to its end.
    let page = me.get(&path).await.good();
    if page["playing"] == Value::Null {
        assert!(page["played"].as_array().unwrap().iter().any(|game| game["id"] == second["id"]), "{page}");
    } else {
        assert_eq!(page["playing"]["id"], second["id"]);
        assert_eq!(page["chronicle"]["next"]["id"], "lcg-scenario-the-midnight-masks");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_leaves_its_campaign_where_it_was() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = begun(&me).await;
    let card = next(&me, &id, &page["version"], json!(["me"])).await.good();
    me.ask("DELETE", &format!("tables/{}", card["id"].as_str().unwrap()), b"").await.good();
    let back = me.get(&format!("campaigns/{id}")).await.good();
    assert_eq!(back["playing"], Value::Null);
    next(&me, &id, &back["version"], json!(["me"])).await.good();
    // The creator of the campaign can abandon a game.
    let given = me.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.good();
    assert_eq!((&given["playing"], &given["version"]), (&Value::Null, &back["version"]));
    assert_eq!(me.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.code(), "refused");
    assert_eq!(
        me.get("tables").await.good()["mine"][0]["campaign"],
        Value::Null,
        "the table stays, by itself"
    );
    // A closed campaign is gone.
    let (other, _) = begun(&me).await;
    me.ask("DELETE", &format!("campaigns/{other}"), b"").await.good();
    assert_eq!(me.get(&format!("campaigns/{other}")).await.code(), "not-found");
    assert_eq!(me.get("campaigns").await.good().as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_decks_and_bad_forms_are_refused_with_their_reasons() {
    let server = start_server(&[("tables", "2")]).await;
    let me = Person::come(&server.address).await;
    let deck = json!({ "name": null, "investigator_code": "01001", "slots": { "01006": 255, "01506": 255, "99999": 1 } });
    let proofread = async |text: String| {
        let body = json!({ "kind": "start", "text": text });
        let problems = me.post("games/arkham-lcg/proofread", body).await.good();
        let ids = problems.as_array().unwrap().iter().map(|msg| msg["id"].as_str().unwrap().to_owned());
        ids.collect::<Vec<_>>()
    };
    let all = proofread(deck.to_string()).await;
    assert_eq!(all.iter().filter(|id| *id == "lcg-error-deck-not-in-box").count(), 1);
    assert!(all.iter().any(|id| id == "lcg-error-deck-size"), "the others are not hidden: {all:?}");
    assert_eq!(proofread("[]".into()).await, ["lcg-error-deck-unreadable"]);
    let many = json!({ "investigator_code": "01001", "slots": { "01006": 255, "01000": 255, "01096": 255, "01097": 255, "01039": 255 } });
    let found = proofread(many.to_string()).await;
    for problem in
        ["lcg-error-deck-required", "lcg-error-deck-copies", "lcg-error-deck-size", "lcg-error-deck-basic"]
    {
        assert!(found.iter().any(|id| id == problem), "{problem} in {found:?}");
    }
    let begin = |options: Value| me.post(BEGIN, json!({ "options": options }));
    let text = deck.to_string();
    assert_eq!(begin(options(&[("deck-1", &text)])).await.code(), "refused");
    assert_eq!(begin(options(&[("nonsense", "1")])).await.code(), "refused");
    assert_eq!(begin(options(&[("difficulty", "1")])).await.code(), "refused");
    assert_eq!(me.post("games/final-hour/campaigns", json!({})).await.code(), "refused");
    assert_eq!(me.post("games/nothing/campaigns", json!({})).await.code(), "not-found");
    assert_eq!(me.post(BEGIN, json!({ "more": 1 })).await.code(), "malformed");
    let (id, page) = begun(&me).await;
    for (form, said) in [
        ("buy", &[][..]),
        ("swap", &[]),
        ("leave", &[]),
        ("carry", &[]),
        ("", &[]),
        ("deck", &[("deck", "{}")]),
    ] {
        assert_eq!(submit(&me, &id, &page["version"], form, said).await.code(), "refused", "{form}");
    }
    assert_eq!(me.get(&format!("campaigns/{id}")).await.good(), page, "none of them changed anything");
    begun(&me).await;
    assert_eq!(me.post(BEGIN, json!({})).await.code(), "too-much");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_list_says_how_each_stands_after_a_game_and_for_what_an_older_version_kept() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = begun(&me).await;
    let listed = me.get("campaigns").await.good();
    assert_eq!(listed[0]["who"][0]["id"], "lcg-person-roland-banks");
    played_out(&me, &id, &page["version"]).await;
    // The list is up to date although nobody has opened the campaign since.
    let next = me.get("campaigns").await.good()[0]["next"].clone();
    let told = me.get(&format!("campaigns/{id}")).await.good();
    assert_eq!(next, told["chronicle"]["next"]);
    assert_ne!(next, listed[0]["next"]);
    // A summary stored by another version may use unknown messages, so it is recomputed.
    let mut database = crate::database(server.folder.path()).await;
    let other = r#"UPDATE campaigns SET program = X'00', summary = '{"title":{"id":"gone","args":[]}}'"#;
    sqlx::query(other).execute(&mut database).await.unwrap();
    assert_eq!(me.get("campaigns").await.good()[0]["next"], next);
}

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_twice_names_each_thing_that_was_done() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = pair(&me).await;
    let swap = [("card", "01020"), ("instead", "01087")];
    let first = submit(&me, &id, &page["version"], "swap", &swap).await.good();
    let second =
        submit(&me, &id, &first["version"], "swap", &[("card", "01087"), ("instead", "01020")]).await.good();
    let back = async |version: &Value| {
        me.ask("DELETE", &format!("campaigns/{id}/deeds/{version}"), b"").await.good()
    };
    let once = back(&second["version"]).await;
    let twice = back(&once["version"]).await;
    assert_eq!(twice["chronicle"]["members"], page["chronicle"]["members"]);
    let done = twice["done"].as_array().unwrap();
    let undone = |at: usize| done[at]["what"]["args"][0][1]["say"][0].clone();
    assert_eq!((undone(2), undone(3)), (done[1]["what"].clone(), done[0]["what"].clone()));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_people_did_is_kept_as_what_it_is_and_told_in_the_words_of_today() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (id, page) = pair(&me).await;
    let path = format!("campaigns/{id}");
    let swap = [("card", "01020"), ("instead", "01087")];
    let swapped = submit(&me, &id, &page["version"], "swap", &swap).await.good();
    me.ask("DELETE", &format!("{path}/deeds/{}", swapped["version"]), b"").await.good();
    let mut database = crate::database(server.folder.path()).await;
    let kept: Vec<String> =
        sqlx::query_scalar("SELECT what FROM deeds ORDER BY n").fetch_all(&mut database).await.unwrap();
    assert!(kept.len() == 2 && kept.iter().all(|what| !what.contains("-deed-")), "{kept:?}");
    // An older version stored messages, and a newer one may store unknown actions.
    let message = r#"{"id":"server-deed-came","args":[]}"#;
    for (n, what) in [(2, message), (3, r#"{"did":{"danced":1}}"#), (4, r#""danced""#)] {
        let add = sqlx::query("INSERT INTO deeds (of, n, guest, what, at) VALUES (?, ?, '', ?, 0)");
        add.bind(&id).bind(n).bind(what).execute(&mut database).await.unwrap();
    }
    let told = me.get(&path).await.good();
    let done = told["done"].as_array().unwrap();
    let ids: Vec<_> = done.iter().map(|done| done["what"]["id"].as_str().unwrap()).collect();
    let unknown = "server-deed-unknown";
    assert_eq!(ids, ["lcg-deed-swapped", "server-deed-undone", "server-deed-came", unknown, unknown]);
}
