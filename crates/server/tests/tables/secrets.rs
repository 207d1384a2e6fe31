//! Every frame and list contains only what its recipient may see.

use std::collections::BTreeSet;

use registry::{DynTable, Seat, Viewer};
use serde_json::{Value, json};

use crate::client::{Person, Wire, duel};
use crate::start_server;

/// Everything that a viewer may be shown in this game.
#[derive(Default)]
struct Rightful {
    views: BTreeSet<String>,
    questions: BTreeSet<String>,
    events: BTreeSet<String>,
}

/// Everything visible to the viewer at any moment of the game, including undone ones.
fn rightful(save: &Value, viewer: Option<u8>) -> Rightful {
    let mut all = Rightful::default();
    let log = save["log"].as_array().expect("a log").clone();
    for entries in 0..=log.len() {
        let mut part = save.clone();
        part["log"] = json!(log[..entries]);
        part["checks"] = json!([]);
        let table = registry::load(&part.to_string(), None).expect("our own save").table;
        note(&mut all, table.as_ref(), viewer);
    }
    all
}

fn note(all: &mut Rightful, table: &dyn DynTable, seat: Option<u8>) {
    let viewer = seat.map_or(Viewer::NONE, |seat| Viewer::only(Seat(seat)));
    all.views.insert(table.view(viewer).to_string());
    let question = seat.and_then(|seat| table.question(Seat(seat)));
    all.questions.insert(json!(question).to_string());
    for told in table.events(table.moves(), viewer) {
        all.events.insert(told.event.to_string());
    }
}

/// Asserts that the object has exactly these keys, so that additions are reviewed.
fn holds(inner: &Value, keys: &[&str]) {
    let found: BTreeSet<&str> = inner.as_object().expect("an object").keys().map(String::as_str).collect();
    assert_eq!(found, keys.iter().copied().collect());
}

/// Checks the state of the people at a table: it contains nothing of the game, and no invitation.
fn check_people(state: &Value, seat: Option<u8>) {
    holds(
        state,
        &[
            "id",
            "game",
            "seats",
            "sides",
            "policy",
            "away",
            "watching",
            "sides",
            "undo",
            "stuck",
            "invitations",
            "over",
            "campaign",
        ],
    );
    assert_eq!(state["invitations"], json!([]), "all are used up");
    for (at, player) in state["seats"].as_array().unwrap().iter().enumerate() {
        holds(player, &["who", "name", "bot", "yours", "free", "here", "presence", "follow", "clock"]);
        assert_eq!(player["yours"], seat.map(usize::from) == Some(at));
    }
    if !state["undo"].is_null() {
        holds(&state["undo"], &["number", "by", "awaited", "moves"]);
    }
}

/// Checks a card in a list, where only the maker sees an open invitation.
fn check_card(card: &Value, code: Option<&str>) {
    holds(
        card,
        &[
            "id",
            "game",
            "stage",
            "end",
            "seats",
            "open",
            "your-turn",
            "at",
            "invitations",
            "closable",
            "campaign",
        ],
    );
    assert!(card["campaign"].is_null());
    let codes: Vec<&Value> = card["invitations"].as_array().unwrap().iter().map(|one| &one["code"]).collect();
    assert_eq!(codes, code.into_iter().collect::<Vec<_>>());
    for seat in card["seats"].as_array().unwrap() {
        holds(seat, &["who", "name", "bot", "yours", "free"]);
    }
}

/// Checks every frame received.
fn check(wire: &Wire, rightful: &Rightful, seat: Option<u8>) {
    let mut seq = None;
    let mut told = 0;
    for raw in &wire.raw {
        let frame: Value = serde_json::from_str(raw).unwrap();
        let (kind, inner) = frame.as_object().unwrap().iter().next().unwrap();
        let lines = match kind.as_str() {
            "sync" => {
                seq = None;
                &inner["log"]
            }
            "news" => &inner["events"],
            "table" => {
                check_people(inner, seat);
                continue;
            }
            "note" => {
                holds(inner, &["by", "remark", "text", "after", "at", "side"]);
                assert_eq!(inner["side"], false, "everybody may read what is told here");
                assert_eq!(inner["after"], told, "a note betrays no line that the eye has not been told");
                continue;
            }
            "done" => {
                holds(inner, &["id", "invitation"]);
                assert!(inner["invitation"].is_null());
                continue;
            }
            other => panic!("{other}: {inner}"),
        };
        let all = lines.as_array().unwrap().len();
        told = if kind == "sync" { all } else { told + all };
        let step = &inner["step"];
        let number = inner["seq"].as_u64().unwrap();
        assert!(seq.is_none_or(|before| number == before + 1), "no gap in a seat's own numbers");
        seq = Some(number);
        assert!(rightful.views.contains(&step["view"].to_string()), "a view of another eye");
        let mut ask = step["ask"].clone();
        if let Some(ask) = ask.as_object_mut() {
            ask.remove("number");
        }
        assert!(rightful.questions.contains(&ask.to_string()), "a question of another seat: {ask}");
        for line in lines.as_array().unwrap() {
            assert!(rightful.events.contains(&line["event"].to_string()), "an event of another eye: {line}");
            assert_eq!(line["at"].is_null(), step["end"].is_null(), "moves are counted only after the end");
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn over_a_whole_duel_no_frame_holds_anything_of_another_seat() {
    let server = start_server(&[("chat-rate", "1000000")]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!("friend"), "consent");
    new["policy"]["open"] = json!(true);
    let (table, card) = me.table(new).await;
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    // A second table, with an open invitation.
    let mut waiting = duel(json!("friend"), "consent");
    waiting["policy"]["open"] = json!(true);
    let (waiting, waiting_card) = me.table(waiting).await;
    let open = waiting_card["invitations"][0]["code"].as_str().unwrap();
    let (friend, watcher) = (Person::come(&server.address).await, Person::come(&server.address).await);
    friend.post(&format!("join/{code}"), json!({})).await.good();
    let mut wires = [me.sit(&table).await, friend.sit(&table).await];
    let mut watching = watcher.sit(&table).await;
    wires[0].look(Some(0)).await;
    wires[1].look(Some(1)).await;
    watching.look(None).await;
    let live = me.get(&format!("tables/{table}/save")).await;
    assert_eq!(live.code(), "refused", "the log of a live game reaches nobody");
    assert_eq!(me.get(&format!("tables/{table}/replay")).await.code(), "refused");
    assert_eq!(me.get(&format!("tables/{table}/replay/0?seat=1")).await.code(), "refused");
    let mut answered = 0;
    let mut undone = 0;
    'game: loop {
        for seat in 0..2u8 {
            let wire = &mut wires[usize::from(seat)];
            // Requesting the view ensures that there is a frame to receive.
            wire.look(Some(seat)).await;
            if !wire.is_asked() {
                if wire.over {
                    break 'game;
                }
                continue;
            }
            answered += 1;
            wire.answer(seat, answered * 13).await;
            if answered.is_multiple_of(25) {
                wire.good(json!({ "chat": { "text": "your turn" } })).await;
            }
            if answered.is_multiple_of(40) && undone < 3 && !wire.over {
                undone += 1;
                wire.good(json!({ "undo": { "to": null } })).await;
                let other = &mut wires[usize::from(1 - seat)];
                let state = other.until_state(|state| !state["undo"].is_null()).await;
                let number = &state["undo"]["number"];
                other.good(json!({ "consent": { "request": number, "yes": true } })).await;
                other.good(json!({ "chat": { "text": "never again" } })).await;
                lists([&me, &friend, &watcher], &waiting, open).await;
            }
            assert!(answered < 4000, "a game ends");
        }
    }
    assert!(undone > 0);
    watching.look(None).await;
    let save = me.get(&format!("tables/{table}/save")).await.good();
    check(&wires[0], &rightful(&save, Some(0)), Some(0));
    check(&wires[1], &rightful(&save, Some(1)), Some(1));
    check(&watching, &rightful(&save, None), None);
    let notes = |wire: &Wire| wire.raw.iter().filter(|raw| raw.starts_with("{\"note\"")).count();
    assert!(wires.iter().chain([&watching]).all(|wire| notes(wire) > 0), "everybody heard what was said");
    // Verifies that the check itself detects a wrong viewer.
    let wrong = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        check(&wires[0], &rightful(&save, Some(1)), Some(0));
    }));
    assert!(wrong.is_err(), "frames of one seat are not those of another");
    replays(&me, &watcher, &table, &save).await;
}

/// Checks the lists of each person; the first made the table with the open invitation.
async fn lists(people: [&Person; 3], waiting: &str, open: &str) {
    for (at, person) in people.iter().enumerate() {
        let text = person.get("tables").await.text;
        let secret = |other: &&Person| other.cookie.split('=').nth(1).unwrap().to_owned();
        assert!(people.iter().all(|other| !text.contains(&secret(other))), "a token");
        let lists: Value = serde_json::from_str(&text).unwrap();
        let cards: Vec<&Value> =
            lists.as_object().unwrap().values().flat_map(|list| list.as_array().unwrap()).collect();
        assert!(cards.len() >= 2, "{text}");
        for card in cards {
            check_card(card, (at == 0 && card["id"] == waiting).then_some(open));
        }
        let card = person.get(&format!("tables/{waiting}")).await.good();
        check_card(&card, (at == 0).then_some(open));
    }
}

/// After the end everybody can replay the game from any seat, and branch from it.
async fn replays(me: &Person, watcher: &Person, table: &str, save: &Value) {
    let loaded = registry::load(&save.to_string(), None).unwrap().table;
    let replay = watcher.get(&format!("tables/{table}/replay?seat=1")).await.good();
    assert_eq!(replay["moves"], loaded.moves());
    let told = loaded.events(0, Viewer::only(Seat(1))).len();
    assert_eq!(replay["log"].as_array().unwrap().len(), told);
    let middle = loaded.moves() / 2;
    let glimpse = me.get(&format!("tables/{table}/replay/{middle}?seat=0")).await.good();
    assert_eq!(glimpse["view"], loaded.view_at(middle, Viewer::only(Seat(0))).unwrap().view);
    assert_eq!(me.get(&format!("tables/{table}/replay/999999")).await.code(), "not-found");
    assert_eq!(me.get(&format!("tables/{table}/replay?seat=5")).await.code(), "not-found");
    let mut new = duel(json!({ "here": "Ann" }), "free");
    new["from"] = json!([table, middle]);
    let (branch, _) = me.table(new).await;
    let mut wire = me.sit(&branch).await;
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    wire.answer(seat, 0).await;
    let mut again = duel(json!({ "bot": "novice" }), "free");
    again["save"] = save.clone();
    let (uploaded, card) = me.table(again).await;
    assert_ne!(uploaded, table);
    assert!(!card["end"].is_null());
}
