//! Campaigns: begun, played, written down, acted in between two games.

use serde_json::{Value, json};

use crate::client::{LONG, Person, policy};
use crate::house;

const BEGIN: &str = "games/arkham-lcg/campaigns";

fn options(all: &[(&str, &str)]) -> Value {
    all.iter().map(|(key, value)| json!({ "key": key, "value": value })).collect()
}

/// A new campaign of Roland's: its id and its page.
async fn begun(me: &Person) -> (String, Value) {
    let page = me.post(BEGIN, json!({})).await.good();
    (page["id"].as_str().expect("a campaign has an id").to_owned(), page)
}

async fn deed(
    me: &Person,
    id: &str,
    version: &Value,
    form: &str,
    said: &[(&str, &str)],
) -> crate::client::Answer {
    let body = json!({ "version": version, "form": form, "seat": 0, "options": options(said) });
    me.post(&format!("campaigns/{id}/deeds"), body).await
}

/// The next game, with these seats; its table.
async fn next(me: &Person, id: &str, version: &Value, seats: Value) -> crate::client::Answer {
    let body = json!({ "version": version, "seats": seats, "policy": policy("free", false) });
    me.post(&format!("campaigns/{id}/tables"), body).await
}

/// The next game of one, played by a bot to its end; its table.
async fn played_out(me: &Person, id: &str, version: &Value) -> String {
    let card = next(me, id, version, json!([{ "bot": "novice" }])).await.good();
    let table = card["id"].as_str().expect("a table has an id").to_owned();
    // Somebody has to look for bots to play.
    let mut wire = me.sit(&table).await;
    wire.look(None).await;
    let over = async {
        while !wire.over {
            wire.hear().await.expect("the game goes on");
        }
    };
    tokio::time::timeout(3 * LONG, over).await.expect("bots finish");
    table
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_game_has_to_tell_outlives_its_table() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
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
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let (id, page) = begun(&me).await;
    let deck = |page: &Value| -> Value {
        let file = page["chronicle"]["members"][0]["file"].as_str().expect("a deck");
        serde_json::from_str::<Value>(file).expect("JSON")["slots"].clone()
    };
    assert_eq!(deck(&page)["01087"], 2);
    assert!(page["chronicle"]["next"]["id"].as_str().unwrap().contains("the-gathering"));
    // A second machete takes the place of a flashlight.
    let changed =
        deed(&me, &id, &page["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await.good();
    assert_eq!(deck(&changed)["01087"], 1);
    assert_eq!(deck(&changed)["01020"], 2);
    assert_eq!(changed["undoable"], true);
    // Whoever has not seen that may not act on what they saw.
    let late = deed(&me, &id, &page["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await;
    assert_eq!(late.code(), "stale");
    // A third is refused, and nothing changes.
    let third = deed(&me, &id, &changed["version"], "swap", &[("card", "01020"), ("instead", "01087")]).await;
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
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let body = json!({ "options": options(&[("investigators", "roland-banks,wendy-adams")]) });
    let page = me.post(BEGIN, body).await.good();
    let (id, path) = (page["id"].as_str().unwrap(), format!("campaigns/{}", page["id"].as_str().unwrap()));
    let stranger = Person::come(&house.address).await;
    assert_eq!(stranger.get(&path).await.code(), "not-found");
    assert_eq!(stranger.get("campaigns").await.good(), json!([]));
    let swap = [("card", "01020"), ("instead", "01087")];
    assert_eq!(deed(&stranger, id, &page["version"], "swap", &swap).await.code(), "not-found");
    assert_eq!(next(&stranger, id, &page["version"], json!(["me", "me"])).await.code(), "not-found");
    assert_eq!(stranger.ask("DELETE", &path, b"").await.code(), "not-found");
    // Whoever has come to a seat belongs to it, and may not close it.
    let card = next(&me, id, &page["version"], json!(["me", "friend"])).await.good();
    assert_eq!(card["campaign"], id);
    let code = card["invitations"][0]["code"].as_str().unwrap();
    stranger.post(&format!("join/{code}"), json!({})).await.good();
    let seen = stranger.get(&path).await.good();
    assert_eq!(seen["playing"]["id"], card["id"]);
    assert_eq!(stranger.get("campaigns").await.good()[0]["id"], id);
    assert_eq!(stranger.ask("DELETE", &path, b"").await.code(), "forbidden");
    // While a game goes on nothing is done, no other begins, and it is not closed.
    assert_eq!(deed(&me, id, &page["version"], "swap", &swap).await.code(), "refused");
    assert_eq!(next(&me, id, &page["version"], json!(["me", "me"])).await.code(), "refused");
    assert_eq!(me.ask("DELETE", &path, b"").await.code(), "forbidden");
    assert_eq!(stranger.ask("DELETE", &format!("{path}/tables"), b"").await.code(), "forbidden");
    me.ask("DELETE", &format!("{path}/tables"), b"").await.good();
    assert_eq!(
        stranger.get(&path).await.code(),
        "not-found",
        "who only sat at a game given up is a stranger again"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_game_that_ends_is_written_down_once_and_the_next_has_the_same_people() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
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
    let house = house.reopen(&[]).await;
    let me = Person { address: house.address.clone(), ..me };
    let again = me.get(&path).await.good();
    assert_eq!(again, told, "nor does a restart");
    // Random play may lose Roland; then somebody else goes on in his place.
    let lost = again["chronicle"]["members"][0]["lost"] == true;
    let (version, seats) = match lost {
        true => {
            assert_eq!(
                next(&me, &id, &again["version"], json!([{ "bot": "novice" }])).await.code(),
                "refused"
            );
            let new = deed(&me, &id, &again["version"], "replace", &[("investigator", "daisy-walker")])
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
    let page = me.get(&path).await.good();
    assert_eq!(page["playing"]["id"], second["id"]);
    assert_eq!(page["chronicle"]["next"]["id"], "lcg-scenario-the-midnight-masks");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_closed_table_leaves_its_campaign_where_it_was() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let (id, page) = begun(&me).await;
    let card = next(&me, &id, &page["version"], json!(["me"])).await.good();
    me.ask("DELETE", &format!("tables/{}", card["id"].as_str().unwrap()), b"").await.good();
    let back = me.get(&format!("campaigns/{id}")).await.good();
    assert_eq!(back["playing"], Value::Null);
    next(&me, &id, &back["version"], json!(["me"])).await.good();
    // Whoever began the campaign gives a game up, wherever its table is.
    let given = me.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.good();
    assert_eq!((&given["playing"], &given["version"]), (&Value::Null, &back["version"]));
    assert_eq!(me.ask("DELETE", &format!("campaigns/{id}/tables"), b"").await.code(), "refused");
    assert_eq!(
        me.get("tables").await.good()["mine"][0]["campaign"],
        Value::Null,
        "the table stays, by itself"
    );
    // And a campaign that is closed is gone.
    let (other, _) = begun(&me).await;
    me.ask("DELETE", &format!("campaigns/{other}"), b"").await.good();
    assert_eq!(me.get(&format!("campaigns/{other}")).await.code(), "not-found");
    assert_eq!(me.get("campaigns").await.good().as_array().unwrap().len(), 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_decks_and_bad_deeds_are_refused_with_their_reasons() {
    let house = house(&[("tables", "2")]).await;
    let me = Person::come(&house.address).await;
    let deck = json!({ "name": null, "investigator_code": "01001", "slots": { "01006": 255, "01506": 255, "99999": 1 } });
    let proofread = async |text: String| {
        let body = json!({ "key": "deck-1", "text": text, "campaign": true });
        let problems = me.post("games/arkham-lcg/proofread", body).await.good();
        let ids = problems.as_array().unwrap().iter().map(|msg| msg["id"].as_str().unwrap().to_owned());
        ids.collect::<Vec<_>>()
    };
    assert_eq!(proofread(deck.to_string()).await, ["lcg-error-deck-not-in-box"]);
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
        assert_eq!(deed(&me, &id, &page["version"], form, said).await.code(), "refused", "{form}");
    }
    assert_eq!(me.get(&format!("campaigns/{id}")).await.good(), page, "none of them changed anything");
    begun(&me).await;
    assert_eq!(me.post(BEGIN, json!({})).await.code(), "too-much");
}
