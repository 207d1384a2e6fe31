//! Chat, and the rules that forbid it.

use serde_json::json;

use crate::client::{Person, Wire, duel, policy};
use crate::{database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_reaches_everybody_and_stays() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    me.ask("PATCH", "me", json!({ "name": "  Ada   L. " }).to_string().as_bytes()).await.good();
    let new = json!({ "game": "cthulhu-duel", "seats": ["me", "friend"], "policy": policy("consent", true) });
    let (table, card) = me.table(new).await;
    assert_eq!(card["seats"][0]["name"], "Ada L.");
    let watcher = Person::come(&server.address).await;
    let (mut mine, mut theirs) = (me.sit(&table).await, watcher.sit(&table).await);
    mine.look(Some(0)).await;
    theirs.look(None).await;
    mine.good(json!({ "chat": { "text": "<b>hello</b>" } })).await;
    let note = theirs.until("note").await;
    assert_eq!((&note["by"], &note["text"]), (&json!({ "seat": 0 }), &json!("<b>hello</b>")));
    theirs.good(json!({ "chat": { "text": "hi" } })).await;
    assert_eq!(mine.until("note").await["by"], json!({ "watcher": "" }));
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut mine = me.sit(&table).await;
    mine.send(json!({ "look": { "seat": 0, "areas": true } })).await;
    let sync = mine.until("sync").await;
    assert_eq!(sync["notes"].as_array().unwrap().len(), 2);
    assert!(!sync["areas"].is_null());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_said_has_a_length() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    assert_eq!(wire.refused(json!({ "chat": { "text": "я".repeat(501) } })).await, "malformed");
    assert_eq!(wire.refused(json!({ "chat": { "text": "  " } })).await, "malformed");
    wire.good(json!({ "chat": { "text": "я".repeat(500) } })).await;
    let long = json!({ "name": "n".repeat(41) }).to_string();
    let refused = me.ask("PATCH", "me", long.as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (400, "malformed"));
    assert_eq!(refused.json()["text"]["id"], "server-too-long");
    let bell = json!({ "name": "a\u{7}b" }).to_string();
    assert_eq!(me.ask("PATCH", "me", bell.as_bytes()).await.code(), "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn chat_falls_silent_while_the_rules_forbid_talk() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
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

#[tokio::test(flavor = "multi_thread")]
async fn a_note_stands_where_it_was_said() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let mut live = Vec::new();
    for n in 0..3 {
        wire.send(json!({ "chat": { "text": format!("{n}") } })).await;
        live.push(wire.until("note").await);
        wire.look(Some(seat)).await;
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
    }
    wire.send(json!({ "look": { "seat": seat, "areas": false } })).await;
    let mut sync = wire.until("sync").await;
    while sync["seat"] != seat {
        sync = wire.until("sync").await;
    }
    let notes = sync["notes"].as_array().unwrap();
    assert_eq!(notes[0]["after"], live[0]["after"]);
    assert_eq!(notes.iter().map(|note| &note["text"]).collect::<Vec<_>>(), ["0", "1", "2"]);
    let after: Vec<u64> = notes.iter().map(|note| note["after"].as_u64().unwrap()).collect();
    assert!(after.is_sorted() && after[0] < after[2], "{after:?}");
    assert!(after[2] < sync["log"].as_array().unwrap().len() as u64, "something was told after it");
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_last_notes_are_kept_and_shown() {
    let settings = [("chat-rate", "1000000")];
    let server = start_server(&settings).await;
    let me = Person::come(&server.address).await;
    let (table, _, mut wire) = me.alone("free").await;
    for n in 0..405 {
        wire.good(json!({ "chat": { "text": format!("{n}") } })).await;
    }
    let shown = async |wire: &mut Wire| {
        wire.send(json!({ "look": { "seat": null, "areas": false } })).await;
        let sync = wire.until("sync").await;
        let notes = sync["notes"].as_array().unwrap();
        (notes.len(), notes[0]["text"].clone(), notes[399]["text"].clone())
    };
    assert_eq!(shown(&mut wire).await, (400, json!("5"), json!("404")));
    let mut database = database(server.folder.path()).await;
    let kept: i64 = sqlx::query_scalar("SELECT COUNT(*) FROM notes").fetch_one(&mut database).await.unwrap();
    assert_eq!(kept, 400);
    let server = server.reopen(&settings).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    assert_eq!(shown(&mut wire).await, (400, json!("5"), json!("404")));
    wire.good(json!({ "chat": { "text": "405" } })).await;
    assert_eq!(shown(&mut wire).await, (400, json!("6"), json!("405")));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_talks_too_much_can_still_move() {
    let server = start_server(&[("chat-rate", "1")]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let mut refused = 0;
    for _ in 0..50 {
        let (kind, answer) = wire.command(json!({ "chat": { "text": "and another thing" } })).await;
        refused += u32::from(kind == "refused");
        assert!(kind == "done" || answer["why"]["code"] == "too-much", "{answer}");
    }
    assert!(refused > 0);
    wire.answer(seat, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_said_about_moves_that_were_taken_back_does_not_wander() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, first, mut wire) = me.alone("free").await;
    let play = async |wire: &mut Wire, answers: usize| {
        for n in 0..answers {
            let seat = wire.asked_seat().await;
            wire.look(Some(seat)).await;
            wire.answer(seat, n).await;
        }
    };
    play(&mut wire, 4).await;
    wire.good(json!({ "chat": { "text": "that was wrong" } })).await;
    wire.good(json!({ "undo": { "to": 1 } })).await;
    play(&mut wire, 6).await;
    wire.good(json!({ "chat": { "text": "better" } })).await;
    wire.send(json!({ "look": { "seat": first, "areas": true } })).await;
    let mut sync = wire.until("sync").await;
    while sync["areas"].is_null() {
        sync = wire.until("sync").await;
    }
    let after: Vec<u64> =
        sync["notes"].as_array().unwrap().iter().map(|note| note["after"].as_u64().unwrap()).collect();
    assert!(after.len() == 3 && after[0] <= after[1] && after[1] < after[2], "{after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_changes_no_more_often_than_people_talk() {
    let server = start_server(&[("chat-rate", "1")]).await;
    let me = Person::come(&server.address).await;
    let mut refused = 0;
    for n in 0..50 {
        let name = json!({ "name": format!("Agnes {n}") }).to_string();
        let answer = me.ask("PATCH", "me", name.as_bytes()).await;
        refused += u32::from(answer.status == 429);
    }
    assert!(refused > 0, "everybody at their tables hears of each");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_refused_costs_nothing() {
    let server = start_server(&[("guest-bytes", "20000"), ("chat-rate", "1")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    for _ in 0..10 {
        assert_eq!(wire.refused(json!({ "chat": { "text": "x".repeat(10_000) } })).await, "malformed");
        assert_eq!(wire.refused(json!({ "chat": { "text": "x", "to": "side" } })).await, "refused");
    }
    wire.good(json!({ "chat": { "text": "x".repeat(500) } })).await;
    // Messages that the rules forbid do not count either.
    let new = json!({
        "game": "final-hour", "options": [], "position": "at = 'priority'\n",
        "seats": ["me", { "here": "Ann" }], "policy": policy("free", false),
    });
    let ann = Person::come(&server.address).await;
    let (silent, _) = ann.table(new).await;
    let mut wire = ann.sit(&silent).await;
    for _ in 0..60 {
        assert_eq!(wire.refused(json!({ "chat": { "text": "x".repeat(500) } })).await, "refused");
    }
}
