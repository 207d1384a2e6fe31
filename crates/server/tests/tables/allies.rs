//! Three against one: what allies share, and what stays between the sides.

#[path = "../../../engine/tests/toy/mod.rs"]
mod toy;

use registry::{DynGame, DynTable, GameEntry, Reply, Seat};
use serde_json::{Value, json};
use toy::Wick;

use crate::client::{Person, Wire, policy};
use crate::start_server;

static WICK: GameEntry<Wick> = GameEntry::new();

const LEAVE: usize = 1;

/// A saved game of the first seat against the three others. The second seat is asked, and every roll to come is a 2,
/// because those rolls were made and undone.
fn three_against_one() -> Value {
    let mut table = WICK.set_up(&[("guests".into(), "4".into())], None).expect("four can play");
    let turn = |table: &mut Box<dyn DynTable>, seat: u8, roll: &str| {
        table.reply(Seat(seat), &Reply::Answer(vec![0])).expect("a candle can be lit");
        table.roll_as(roll).expect("a die has this face");
    };
    turn(&mut table, 0, "1");
    turn(&mut table, 1, "2");
    let moves = table.moves();
    for (seat, next) in [(1, 2), (2, 3), (3, 0)] {
        table.reply(Seat(seat), &Reply::Answer(vec![LEAVE])).expect("a lit candle can be left");
        turn(&mut table, next, "2");
    }
    table.undo(moves).expect("there was such a moment");
    table.save()
}

/// Four people at such a table, each with the view of their own seat; the first is alone on their side.
struct Four {
    table: String,
    people: Vec<Person>,
    wires: Vec<Wire>,
}

impl Four {
    async fn sit(address: &str, undo: &str) -> Four {
        registry::add_unlisted(&WICK);
        let mut people = vec![Person::come(address).await];
        let new = json!({
            "game": "wick", "save": three_against_one(), "seats": ["me", "friend", "friend", "friend"],
            "policy": policy(undo, true),
        });
        let (table, card) = people[0].table(new).await;
        for invitation in card["invitations"].as_array().expect("three are invited") {
            let friend = Person::come(address).await;
            let code = invitation["code"].as_str().expect("an invitation has a code");
            friend.post(&format!("join/{code}"), json!({})).await.good();
            people.push(friend);
        }
        let wires = Four::look(&table, &people).await;
        Four { table, people, wires }
    }

    async fn look(table: &str, people: &[Person]) -> Vec<Wire> {
        let mut wires = Vec::new();
        for (seat, person) in people.iter().enumerate() {
            let mut wire = person.sit(table).await;
            wire.look(Some(seat as u8)).await;
            wires.push(wire);
        }
        wires
    }

    /// Waits until the seat is asked, and leaves its candles.
    async fn leave(&mut self, seat: u8) {
        let wire = &mut self.wires[usize::from(seat)];
        assert!(wire.wait_for_question().await);
        wire.answer(seat, LEAVE).await;
    }

    /// The seats that everybody sees as asked.
    async fn asked(&mut self) -> Value {
        let wire = &mut self.wires[0];
        wire.look(Some(0)).await;
        // The last one; earlier ones came with the undo.
        let frames = wire.raw.iter().rev().map(|raw| serde_json::from_str::<Value>(raw).expect("JSON"));
        let sync = frames.into_iter().find(|frame| frame.get("sync").is_some());
        sync.expect("whoever looks is told")["sync"]["step"]["asked"].clone()
    }

    async fn chat(&mut self, seat: usize, text: &str, to: &str) {
        self.wires[seat].good(json!({ "chat": { "text": text, "to": to } })).await;
    }
}

/// The text of the next chat message, and whether it is for a side.
async fn heard(wire: &mut Wire) -> (Value, Value) {
    loop {
        let note = wire.until("note").await;
        if !note["text"].is_null() {
            return (note["text"].clone(), note["side"].clone());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn allies_take_back_freely_but_not_past_what_a_rival_did() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "free").await;
    four.leave(1).await;
    four.leave(2).await;
    assert_eq!(four.asked().await, json!([3]));
    four.wires[1].good(json!({ "undo": { "to": null } })).await;
    assert_eq!(four.asked().await, json!([1]), "an ally's move is taken back too, and nobody was asked");

    four.wires[1].look(Some(1)).await;
    four.leave(1).await;
    four.wires[2].look(Some(2)).await;
    four.leave(2).await;
    four.wires[3].look(Some(3)).await;
    four.leave(3).await;
    // The rival has lit a candle, their only choice.
    assert_eq!(four.asked().await, json!([0]));
    four.wires[3].good(json!({ "undo": { "to": null } })).await;
    let undo = four.wires[0].until_state(|state| !state["undo"].is_null()).await["undo"].clone();
    assert_eq!((&undo["awaited"], &undo["moves"]), (&json!([0]), &Value::Null), "only the rival is asked");
    assert_eq!(four.asked().await, json!([0]), "and nothing is taken back before");
    four.wires[0].good(json!({ "consent": { "request": undo["number"], "yes": true } })).await;
    assert_eq!(four.asked().await, json!([3]));

    // The number of moves would reveal what the other side does in secret.
    assert_eq!(four.wires[3].refused(json!({ "undo": { "to": 0 } })).await, "refused");
}

#[tokio::test(flavor = "multi_thread")]
async fn by_consent_allies_are_asked_as_everybody_is() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "consent").await;
    four.leave(1).await;
    four.wires[1].good(json!({ "undo": { "to": null } })).await;
    let state = four.wires[0].until_state(|state| !state["undo"].is_null()).await;
    assert_eq!(state["undo"]["awaited"], json!([0, 2, 3]));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_side_says_among_itself_is_heard_by_nobody_else() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "free").await;
    // A guest follows an ally's seat, as allowed.
    four.wires[2].good(json!({ "follow": { "seat": 2, "allow": true } })).await;
    let watcher = Person::come(&server.address).await;
    let mut follower = watcher.sit(&four.table).await;
    follower.look(Some(2)).await;

    four.chat(1, "psst", "side").await;
    four.chat(1, "hello", "everybody").await;
    for ally in 2..4 {
        assert_eq!(heard(&mut four.wires[ally]).await, (json!("psst"), json!(true)));
        assert_eq!(heard(&mut four.wires[ally]).await, (json!("hello"), json!(false)));
    }
    assert_eq!(heard(&mut four.wires[0]).await.0, "hello");
    assert_eq!(heard(&mut follower).await.0, "hello");
    // The complete state contains no other messages either, even after a restart.
    four.wires[0].look(Some(0)).await;
    follower.look(Some(2)).await;
    follower.look(None).await;
    let server = server.reopen(&[]).await;
    let there = |person: &Person| Person { address: server.address.clone(), ..person.clone() };
    let people: Vec<Person> = four.people.iter().map(there).collect();
    let later = Four::look(&four.table, &people).await;
    let has_heard = |wire: &Wire| wire.raw.iter().any(|frame| frame.contains("psst"));
    assert_eq!(later.iter().map(has_heard).collect::<Vec<_>>(), [false, true, true, true]);
    assert!(!has_heard(&four.wires[0]) && !has_heard(&follower));
}

#[tokio::test(flavor = "multi_thread")]
async fn only_those_with_allies_speak_to_their_side() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "free").await;
    let side = json!({ "chat": { "text": "anybody?", "to": "side" } });
    assert_eq!(four.wires[0].refused(side.clone()).await, "refused");
    let mut watcher = Person::come(&server.address).await.sit(&four.table).await;
    watcher.look(None).await;
    assert_eq!(watcher.refused(side).await, "refused");
    assert_eq!(four.wires[1].refused(json!({ "chat": { "text": "hm", "to": "them" } })).await, "malformed");
}

#[tokio::test(flavor = "multi_thread")]
async fn allies_get_hints_and_look_only_for_their_own_seat() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "free").await;
    assert_eq!(four.asked().await, json!([1]));
    assert_eq!(four.wires[2].refused(json!({ "hint": { "seat": 1 } })).await, "forbidden");
    let through = json!({ "look": { "seat": 1, "areas": false } });
    assert_eq!(four.wires[2].refused(through).await, "forbidden");
    assert_eq!(four.wires[1].command(json!({ "hint": { "seat": 1 } })).await.0, "hint");
}

#[tokio::test(flavor = "multi_thread")]
async fn the_sides_are_told_before_a_table_is_made_and_at_it() {
    let server = start_server(&[]).await;
    let mut four = Four::sit(&server.address, "free").await;
    let sides = json!([[0], [1, 2, 3]]);
    let me = four.people[0].clone();
    let guests = |n: &str| json!([{ "key": "guests", "value": n }]);
    let offered = me.post("games/wick/setup", json!({ "options": guests("4") })).await.good();
    assert_eq!(offered["sides"], sides);
    let offered = me.post("games/final-hour/setup", json!({ "options": [] })).await.good();
    assert_eq!(offered["sides"], json!([[0, 1]]), "where all play together there is one side");
    let mut wire = me.sit(&four.table).await;
    assert_eq!(wire.until("table").await["sides"], sides);
    four.wires.clear();

    // Without allies, free undo is not allowed.
    let alone = json!({
        "game": "wick", "options": guests("3"), "seats": ["me", "friend", "friend"], "policy": policy("free", false),
    });
    assert_eq!(me.post("tables", alone).await.code(), "refused");
}
