//! Random frames, most of them well-formed, between the moves of a game.

use std::cell::RefCell;
use std::collections::BTreeMap;

use futures_util::SinkExt;
use proptest::prelude::*;
use serde_json::{Value, json};
use tokio_tungstenite::tungstenite::Message;

use crate::client::{Person, Wire, say};
use crate::{TestServer, start_server};

/// An action of a client.
#[derive(Clone, Debug)]
enum Action {
    /// Answers the pending question with the choice at this number, modulo their count.
    Play(usize),
    /// Replies to the pending question, validly or not.
    Say(&'static str, u8, Value),
    /// Any well-formed command.
    Do(Value),
    /// Any JSON value.
    Rubbish(Value),
}

/// Any small JSON value.
fn any_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        prop::sample::select(vec!["look", "move", "seat", "chat", "undo", "reply", "answer", "novice"])
            .prop_map(Value::from),
    ];
    leaf.prop_recursive(4, 24, 4, |inner| {
        let key = prop::sample::select(vec![
            "id", "do", "look", "move", "foresee", "hint", "undo", "consent", "chat", "stand-in", "seat",
            "areas", "question", "reply", "answer", "anytime", "to", "yes", "text", "bot",
        ]);
        prop_oneof![
            prop::collection::vec(inner.clone(), 0..4).prop_map(Value::from),
            prop::collection::btree_map(key.prop_map(str::to_owned), inner, 0..4)
                .prop_map(|map| Value::Object(map.into_iter().collect())),
        ]
    })
}

fn seat() -> impl Strategy<Value = u8> {
    // The table has two seats; the other numbers do not exist.
    prop_oneof![8 => 0..2u8, 1 => 2..=255u8]
}

fn reply() -> impl Strategy<Value = Value> {
    prop_oneof![
        prop::collection::vec(0..12usize, 0..4).prop_map(|picks| json!({ "answer": picks })),
        (0..4usize).prop_map(|at| json!({ "anytime": at })),
    ]
}

fn command() -> impl Strategy<Value = Value> {
    let bot = prop::sample::select(vec!["novice", "steady", "keen", "ruthless"]);
    let question = any::<u64>().prop_map(|number| number >> 11);
    prop_oneof![
        (prop::option::of(seat()), any::<bool>())
            .prop_map(|(seat, areas)| json!({ "look": { "seat": seat, "areas": areas } })),
        (seat(), question, reply())
            .prop_map(|(seat, q, reply)| json!({ "move": { "seat": seat, "question": q, "reply": reply } })),
        seat().prop_map(|seat| json!({ "hint": { "seat": seat } })),
        prop::option::of(0..40usize).prop_map(|to| json!({ "undo": { "to": to } })),
        (any::<u32>(), any::<bool>())
            .prop_map(|(request, yes)| json!({ "consent": { "request": request, "yes": yes } })),
        ".{0,40}".prop_map(|text| json!({ "chat": { "text": text } })),
        (seat(), bot).prop_map(|(seat, bot)| json!({ "stand-in": { "seat": seat, "bot": bot } })),
        seat().prop_map(|seat| json!({ "take-back": { "seat": seat } })),
        seat().prop_map(|seat| json!({ "hand-over": { "seat": seat } })),
        (seat(), any::<bool>())
            .prop_map(|(seat, allow)| json!({ "follow": { "seat": seat, "allow": allow } })),
    ]
}

fn action() -> impl Strategy<Value = Action> {
    let say = prop::sample::select(vec!["move", "foresee"]);
    prop_oneof![
        5 => any::<usize>().prop_map(Action::Play),
        3 => (say, 0..2u8, reply()).prop_map(|(how, seat, reply)| Action::Say(how, seat, reply)),
        6 => command().prop_map(Action::Do),
        1 => any_json().prop_map(Action::Rubbish),
    ]
}

/// A client that performs the actions, and the answers it received.
struct Player {
    me: Person,
    wire: Wire,
    answers: BTreeMap<(String, String), u32>,
}

impl Player {
    async fn come(server: &TestServer) -> Player {
        let me = Person::come(&server.address).await;
        let (_, _, wire) = me.alone("free").await;
        Player { me, wire, answers: BTreeMap::new() }
    }

    /// Sends a command and records the kind of its answer; does not wait for hints, which take long.
    async fn command(&mut self, command: Value) {
        let name = command.as_object().unwrap().keys().next().unwrap().clone();
        if name == "hint" {
            self.wire.send(command).await;
            return;
        }
        let (kind, _) = self.wire.command(command).await;
        *self.answers.entry((name, kind)).or_default() += 1;
    }

    async fn perform(&mut self, action: Action) {
        match action {
            Action::Play(n) => {
                for seat in 0..2 {
                    // A bot may have been standing in, or the game may be over.
                    self.command(json!({ "take-back": { "seat": seat } })).await;
                    self.wire.look(Some(seat)).await;
                    if self.wire.is_asked() {
                        let mv = say(seat, &self.wire.ask, n % 1000);
                        return self.command(mv).await;
                    }
                }
            }
            Action::Say(how, seat, reply) => {
                self.wire.look(Some(seat)).await;
                let question = &self.wire.ask["number"];
                let question = if question.is_null() { &json!(1) } else { question };
                let mv = json!({ how: { "seat": seat, "question": question, "reply": reply } });
                self.command(mv).await;
            }
            Action::Do(command) => self.command(command).await,
            Action::Rubbish(command) => {
                let frame = json!({ "id": 4_000_000, "do": command }).to_string();
                self.wire.stream.send(Message::text(frame)).await.unwrap();
            }
        }
        // The server still answers.
        self.wire.good(json!({ "look": { "seat": 0, "areas": true } })).await;
        if self.wire.over {
            self.wire = self.me.alone("free").await.2;
        }
    }
}

#[test]
fn no_frame_breaks_the_server() {
    let runtime = tokio::runtime::Runtime::new().unwrap();
    let settings = [
        ("chat-rate", "1000000"),
        ("tables-a-day", "1000000"),
        ("tables", "1000000"),
        ("ruthless", "search:50"),
    ];
    let (server, player) = runtime.block_on(async {
        let server = start_server(&settings).await;
        let player = Player::come(&server).await;
        (server, player)
    });
    let player = RefCell::new(player);
    let cases = std::env::var("FRAMES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(300);
    let config = ProptestConfig { cases, failure_persistence: None, ..ProptestConfig::default() };
    proptest!(config, |(action in action())| {
        runtime.block_on(player.borrow_mut().perform(action));
    });
    let Player { answers, .. } = player.into_inner();
    let count = |name: &str, kind: &str| answers.get(&(name.into(), kind.into())).copied().unwrap_or(0);
    assert!(count("move", "done") > 20 && count("move", "refused") > 5, "a game was played: {answers:?}");
    let usual = ["move", "look", "take-back"];
    let other =
        answers.iter().filter(|((name, kind), _)| kind != "refused" && !usual.contains(&name.as_str()));
    assert!(
        other.map(|(_, count)| count).sum::<u32>() > 20,
        "most commands could be carried out: {answers:?}"
    );
    runtime.block_on(server.close());
}
