//! Chat, and when the rules forbid it.

use serde_json::json;

use crate::client::{Person, Wire, duel, policy};
use crate::house;

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_and_stays() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    me.ask("PATCH", "me", json!({ "name": "  Ada   L. " }).to_string().as_bytes()).await.good();
    let new = json!({ "game": "cthulhu-duel", "seats": ["me", "friend"], "policy": policy("consent", true) });
    let (table, card) = me.table(new).await;
    assert_eq!(card["seats"][0]["name"], "Ada L.");
    let watcher = Person::come(&house.address).await;
    let (mut mine, mut theirs) = (me.sit(&table).await, watcher.sit(&table).await);
    mine.look(Some(0)).await;
    theirs.look(None).await;
    mine.good(json!({ "chat": { "text": "<b>hello</b>" } })).await;
    let note = theirs.until("note").await;
    assert_eq!((&note["by"], &note["text"]), (&json!({ "seat": 0 }), &json!("<b>hello</b>")));
    theirs.good(json!({ "chat": { "text": "hi" } })).await;
    assert_eq!(mine.until("note").await["by"], json!({ "watcher": "" }));
    let house = house.reopen(&[]).await;
    let me = Person { address: house.address.clone(), ..me };
    let mut mine = me.sit(&table).await;
    mine.send(json!({ "look": { "seat": 0, "areas": true } })).await;
    let sync = mine.until("sync").await;
    assert_eq!(sync["notes"].as_array().unwrap().len(), 2);
    assert!(!sync["step"]["areas"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_has_a_length() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    assert_eq!(wire.refused(json!({ "chat": { "text": "я".repeat(501) } })).await, "too-much");
    assert_eq!(wire.refused(json!({ "chat": { "text": "  " } })).await, "malformed");
    wire.good(json!({ "chat": { "text": "я".repeat(500) } })).await;
    let long = json!({ "name": "n".repeat(41) }).to_string();
    assert_eq!(me.ask("PATCH", "me", long.as_bytes()).await.code(), "too-much");
    let bell = json!({ "name": "a\u{7}b" }).to_string();
    assert_eq!(me.ask("PATCH", "me", bell.as_bytes()).await.code(), "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_falls_silent_while_the_rules_forbid_talk() {
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let new = json!({
        "game": "final-hour", "options": [], "position": "at = 'priority'\n",
        "seats": ["me", { "here": "Ann" }], "policy": policy("free", false),
    });
    let (table, _) = me.table(new).await;
    let mut wire: Wire = me.sit(&table).await;
    wire.send(json!({ "look": { "seat": 0, "areas": false } })).await;
    let sync = wire.until("sync").await;
    let rule = sync["step"]["silence"].as_str().expect("priority cards are chosen in silence").to_owned();
    let (kind, answer) = wire.command(json!({ "chat": { "text": "take the red one" } })).await;
    assert_eq!(kind, "refused");
    assert_eq!(answer["why"]["text"]["id"], "server-silence");
    assert!(answer["why"]["text"].to_string().contains(&rule));
}
