//! Whatever reaches a seat was made for that seat.

use std::collections::BTreeSet;

use serde_json::{Value, json};
use shelf::{AnyTable, Eye, Seat};

use crate::client::{Person, Wire, duel};
use crate::house;

/// Everything that each seat, and last a spectator, could rightfully be shown in this game.
#[derive(Default)]
struct Rightful {
    views: BTreeSet<String>,
    questions: BTreeSet<String>,
    events: BTreeSet<String>,
}

/// All that stood at any moment of a game, undone ones included.
fn rightful(save: &Value, eye: Option<u8>) -> Rightful {
    let mut all = Rightful::default();
    let log = save["log"].as_array().expect("a log").clone();
    for entries in 0..=log.len() {
        let mut part = save.clone();
        part["log"] = json!(log[..entries]);
        part["checks"] = json!([]);
        let table = shelf::load(&part.to_string(), None).expect("our own save").table;
        note(&mut all, table.as_ref(), eye);
    }
    all
}

fn note(all: &mut Rightful, table: &dyn AnyTable, seat: Option<u8>) {
    let eye = seat.map_or(Eye::NONE, |seat| Eye::only(Seat(seat)));
    all.views.insert(table.view(eye).to_string());
    let question = seat.and_then(|seat| table.question(Seat(seat)));
    all.questions.insert(json!(question).to_string());
    for told in table.told(table.moves(), eye) {
        all.events.insert(told.event.to_string());
    }
}

/// Checks every frame that came.
fn check(wire: &Wire, rightful: &Rightful) {
    let mut seq = None;
    for raw in &wire.raw {
        let frame: Value = serde_json::from_str(raw).unwrap();
        let (kind, inner) = frame.as_object().unwrap().iter().next().unwrap();
        let lines = match kind.as_str() {
            "sync" => {
                seq = None;
                &inner["log"]
            }
            "news" => &inner["told"],
            "table" | "done" | "note" => continue,
            other => panic!("{other}: {inner}"),
        };
        let step = &inner["step"];
        let number = step["seq"].as_u64().unwrap();
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
    let house = house(&[]).await;
    let me = Person::come(&house.address).await;
    let mut new = duel(json!("friend"), "consent");
    new["policy"]["open"] = json!(true);
    let (table, card) = me.table(new).await;
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    let (friend, watcher) = (Person::come(&house.address).await, Person::come(&house.address).await);
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
            // Whatever is there is heard; a look makes sure that something comes.
            wire.look(Some(seat)).await;
            if !wire.is_asked() {
                if wire.over {
                    break 'game;
                }
                continue;
            }
            answered += 1;
            wire.answer(seat, answered * 13).await;
            if answered.is_multiple_of(40) && undone < 3 && !wire.over {
                undone += 1;
                wire.good(json!({ "undo": { "to": null } })).await;
                let other = &mut wires[usize::from(1 - seat)];
                other.until_state(|state| !state["undo"].is_null()).await;
                other.good(json!({ "consent": { "yes": true } })).await;
            }
            assert!(answered < 4000, "a game ends");
        }
    }
    assert!(undone > 0);
    watching.look(None).await;
    let save = me.get(&format!("tables/{table}/save")).await.good();
    check(&wires[0], &rightful(&save, Some(0)));
    check(&wires[1], &rightful(&save, Some(1)));
    check(&watching, &rightful(&save, None));
    // The check would notice.
    let wrong = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        check(&wires[0], &rightful(&save, Some(1)));
    }));
    assert!(wrong.is_err(), "frames of one seat are not those of another");
    replays(&me, &watcher, &table, &save).await;
}

/// After the end everybody may look back through any seat, and play on.
async fn replays(me: &Person, watcher: &Person, table: &str, save: &Value) {
    let loaded = shelf::load(&save.to_string(), None).unwrap().table;
    let replay = watcher.get(&format!("tables/{table}/replay?seat=1")).await.good();
    assert_eq!(replay["moves"], loaded.moves());
    let told = loaded.told(0, Eye::only(Seat(1))).len();
    assert_eq!(replay["log"].as_array().unwrap().len(), told);
    let middle = loaded.moves() / 2;
    let glimpse = me.get(&format!("tables/{table}/replay/{middle}?seat=0")).await.good();
    assert_eq!(glimpse["view"], loaded.glimpse(middle, Eye::only(Seat(0))).unwrap().view);
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
