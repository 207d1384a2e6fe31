//! Questions, answers and hints.

use serde_json::{Value, json};

use crate::client::{Pair, Person, Wire, duel, policy, say};
use crate::start_server;

#[tokio::test(flavor = "multi_thread")]
async fn a_whole_game_is_played_against_a_bot() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, card) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    assert_eq!(card["seats"][0]["yours"], true);
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    let mut answered = 0;
    while wire.wait_for_question().await {
        wire.answer(0, answered * 7).await;
        answered += 1;
        assert!(answered < 3000, "a game ends");
    }
    assert!(answered > 3);
    let over = me.get(&format!("tables/{table}")).await.good();
    assert!(!over["end"].is_null());
    assert_eq!(me.get("tables").await.good()["finished"][0]["id"], table);
}

#[tokio::test(flavor = "multi_thread")]
async fn repeating_an_accepted_move_is_harmless_and_a_stale_one_changes_nothing() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    let first = wire.answer(seat, 0).await;
    let seq = wire.seq;
    let (again, _) = wire.command(first.clone()).await;
    assert_eq!((again.as_str(), wire.seq), ("done", seq), "nothing new came of it");
    let mut other = first.clone();
    other["move"]["reply"]["answer"] = json!([99]);
    assert_eq!(wire.refused(other).await, "stale");
    let mut unknown = first;
    unknown["move"]["question"] = json!(12345);
    assert_eq!(wire.refused(unknown).await, "stale");
    assert_eq!(wire.seq, seq);
}

/// Plays both seats of a Duel until one of them has made `many` moves; returns that seat and its moves.
async fn played(wire: &mut Wire, many: usize) -> (u8, Vec<Value>) {
    let mut moves = [Vec::new(), Vec::new()];
    for n in 0.. {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        let sent = wire.answer(seat, n).await;
        let of = &mut moves[usize::from(seat)];
        of.push(sent);
        if of.len() == many {
            return (seat, std::mem::take(of));
        }
        assert!(n < 200, "both seats are asked now and then");
    }
    unreachable!("it is asked again and again");
}

#[tokio::test(flavor = "multi_thread")]
async fn each_of_the_last_eight_accepted_moves_of_a_seat_can_be_sent_again() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let (_, moves) = played(&mut wire, 9).await;
    let save = async |me: &Person| me.get(&format!("tables/{table}/save")).await.good();
    let before = save(&me).await;
    for repeated in moves[1..].iter().rev() {
        assert_eq!(wire.command(repeated.clone()).await.0, "done", "{repeated}");
    }
    assert_eq!(wire.refused(moves[0].clone()).await, "stale", "only eight are remembered");
    let mut other = moves[8].clone();
    other["move"]["reply"]["answer"] = json!([99]);
    assert_eq!(wire.refused(other).await, "stale", "another reply to a question that was answered");
    assert_eq!(save(&me).await, before, "nothing was carried out again");
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    for repeated in moves[1..].iter().rev() {
        assert_eq!(wire.command(repeated.clone()).await.0, "done", "after a restart: {repeated}");
    }
    assert_eq!(wire.refused(moves[0].clone()).await, "stale");
    assert_eq!(save(&me).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_move_that_was_taken_back_is_not_carried_out_again() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    let first = wire.answer(seat, 0).await;
    wire.good(json!({ "undo": { "to": null } })).await;
    let save = async |me: &Person| me.get(&format!("tables/{table}/save")).await.good();
    let before = save(&me).await;
    assert_eq!(wire.command(first.clone()).await.0, "done");
    assert_eq!(save(&me).await, before, "it stays taken back");
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    assert_eq!(wire.command(first).await.0, "done");
    assert_eq!(save(&me).await, before);
    // The question is pending again, with a new number.
    wire.look(Some(seat)).await;
    wire.answer(seat, 0).await;
    assert_ne!(save(&me).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn an_accepted_move_can_be_sent_again_while_a_bot_plays_and_after_it_has_played() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    let first = wire.answer(seat, 0).await;
    let asked = wire.asked_seat().await;
    wire.look(Some(asked)).await;
    if asked != seat {
        wire.answer(asked, 0).await;
    }
    let entries = async || me.get(&format!("tables/{table}/save")).await.good()["log"].clone();
    let before = entries().await.as_array().unwrap().len();
    wire.good(json!({ "stand-in": { "seat": seat, "bot": "novice" } })).await;
    while entries().await.as_array().unwrap().len() <= before {
        tokio::task::yield_now().await;
    }
    assert_eq!(wire.command(first.clone()).await.0, "done", "while a bot plays");
    wire.good(json!({ "take-back": { "seat": seat } })).await;
    assert_eq!(wire.command(first).await.0, "done", "after it has played");
}

/// Applies the list updates in the frames from `from` on; returns how many lists were received.
fn follow(wire: &Wire, from: usize, lists: &mut Vec<Value>) -> usize {
    let mut came = 0;
    for raw in &wire.raw[from..] {
        let frame: Value = serde_json::from_str(raw).unwrap();
        let news = &frame["news"];
        for all in [&frame["sync"]["areas"], &news["areas"]] {
            if let Some(all) = all.as_array() {
                *lists = all.clone();
            }
        }
        for area in news["changed"].as_array().into_iter().flatten() {
            let old = lists.iter_mut().find(|old| old["id"] == area["id"]);
            *old.expect("only lists that are known change") = area.clone();
            came += 1;
        }
    }
    came
}

#[tokio::test(flavor = "multi_thread")]
async fn only_lists_that_have_changed_are_sent_and_no_change_is_missed() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wires = [me.sit(&table).await, me.sit(&table).await];
    let look = |seat: usize| json!({ "look": { "seat": seat, "areas": true } });
    let mut lists = [Vec::new(), Vec::new()];
    for (seat, wire) in wires.iter_mut().enumerate() {
        wire.good(look(seat)).await;
        follow(wire, 0, &mut lists[seat]);
    }
    let mut came = 0;
    for n in 0..40 {
        let read = wires.each_ref().map(|wire| wire.raw.len());
        let seat = usize::from(!wires[0].is_asked());
        wires[seat].answer(seat as u8, n * 7).await;
        // The answer to a later command comes after all frames caused before it.
        wires[1 - seat].refused(json!({ "look": { "seat": 9, "areas": true } })).await;
        for seat in 0..2 {
            came += follow(&wires[seat], read[seat], &mut lists[seat]);
        }
    }
    let all = lists[0].len();
    assert!(came > 0 && came < 40 * all, "{came} of {all} each time");
    for (seat, wire) in wires.iter_mut().enumerate() {
        let (read, followed) = (wire.raw.len(), lists[seat].clone());
        wire.good(look(seat)).await;
        follow(wire, read, &mut lists[seat]);
        assert_eq!(followed, lists[seat], "seat {seat}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_answer_that_is_not_offered_is_refused() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let mut wrong = say(seat, &wire.ask, 0);
    wrong["move"]["reply"]["answer"] = json!([4096]);
    assert_eq!(wire.refused(wrong).await, "refused");
    wire.answer(seat, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_moves_for_another_seat() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let (seat, asked, other) = pair.asked().await;
    let mv = say(seat, &asked.ask, 0);
    assert_eq!(other.refused(mv.clone()).await, "forbidden");
    let look = json!({ "look": { "seat": seat, "areas": false } });
    assert_eq!(other.refused(look).await, "forbidden");
    asked.good(mv).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_answer_of_another_seat_does_not_renumber_a_question() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = json!({
        "game": "final-hour", "position": "at = 'priority'\n",
        "seats": ["me", { "here": "Ann" }], "policy": policy("free", false),
    });
    let (table, _) = me.table(new).await;
    let (mut one, mut two) = (me.sit(&table).await, me.sit(&table).await);
    one.look(Some(0)).await;
    two.look(Some(1)).await;
    // Plays until both are asked at once.
    for n in 0..200 {
        let (a, b) = (one.is_asked(), two.is_asked());
        if a && b {
            break;
        }
        assert!(n < 199, "priority cards are chosen together");
        if a {
            one.answer(0, n).await;
            two.look(Some(1)).await;
        } else if b {
            two.answer(1, n).await;
            one.look(Some(0)).await;
        } else {
            one.look(Some(0)).await;
            two.look(Some(1)).await;
        }
    }
    let before = two.ask["number"].clone();
    let seq = two.seq;
    one.answer(0, 1).await;
    two.look(Some(1)).await;
    assert_eq!(two.ask["number"], before);
    assert!(two.seq <= seq + 1);
    two.answer(1, 1).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn hints_and_what_is_certain() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let hint = wire.good(json!({ "hint": { "seat": seat } })).await;
    assert_eq!(hint["question"], wire.ask["number"]);
    let considered = hint["considered"].as_array().unwrap();
    let shares: Vec<f64> = considered.iter().map(|one| one["share"].as_f64().unwrap()).collect();
    assert!(shares.is_sorted_by(|a, b| a >= b) && shares[0] > 0.0, "the best first: {shares:?}");
    let within = |value: &Value| (0.0..=1.0).contains(&value.as_f64().unwrap());
    assert!(considered.iter().all(|one| within(&one["value"])), "{considered:?}");
    assert!(hint["worlds"].as_u64().unwrap() > 0);
    let mut mv = say(seat, &wire.ask, 0);
    mv["move"]["reply"] = considered.iter().find(|one| !one["reply"].is_null()).unwrap()["reply"].clone();
    wire.good(mv).await;
    let mut foreseen = 0;
    for n in 0..30 {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        let mv = say(seat, &wire.ask, n * 5);
        let told = wire.good(json!({ "foresee": mv["move"] })).await["events"].clone();
        let heard = wire.raw.len();
        wire.good(mv).await;
        let news: Vec<Value> = wire.raw[heard..]
            .iter()
            .filter_map(|raw| serde_json::from_str::<Value>(raw).unwrap().get("news").cloned())
            .flat_map(|news| news["events"].as_array().unwrap().clone())
            .collect();
        let told = told.as_array().unwrap();
        foreseen += told.len();
        assert_eq!(news.get(..told.len()), Some(told.as_slice()), "what is certain happens");
        assert!(told.iter().all(|line| !line["rule"].as_str().unwrap().is_empty()));
    }
    assert!(foreseen > 0, "something was certain");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_hint_at_a_time_and_none_to_a_question_that_is_gone() {
    let server = start_server(&[("bot-threads", "1"), ("ruthless", "search:5s")]).await;
    let me = Person::come(&server.address).await;
    // A bot at another table thinks for a long time, so that hints are queued.
    let (elsewhere, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&elsewhere).await;
    let seat = wire.asked_seat().await;
    wire.good(json!({ "stand-in": { "seat": seat, "bot": "ruthless" } })).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let first = wire.send(json!({ "hint": { "seat": seat } })).await;
    assert_eq!(wire.refused(json!({ "hint": { "seat": seat } })).await, "too-much");
    wire.send(say(seat, &wire.ask, 0)).await;
    let refused = wire.until("refused").await;
    assert_eq!((&refused["id"], &refused["why"]["code"]), (&json!(first), &json!("stale")));
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    let (kind, hint) = wire.command(json!({ "hint": { "seat": seat } })).await;
    assert_eq!((kind.as_str(), &hint["question"]), ("hint", &wire.ask["number"]));
}

#[tokio::test(flavor = "multi_thread")]
async fn no_hint_outlives_what_is_taken_back() {
    let server = start_server(&[("bot-threads", "1"), ("ruthless", "search:5s")]).await;
    let me = Person::come(&server.address).await;
    // A bot at another table thinks for a long time, so that hints are queued.
    let (_, busy, mut elsewhere) = me.alone("free").await;
    let (_, seat, mut wire) = me.alone("free").await;
    wire.answer(seat, 0).await;
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    elsewhere.good(json!({ "stand-in": { "seat": busy, "bot": "ruthless" } })).await;
    let first = wire.send(json!({ "hint": { "seat": seat } })).await;
    wire.send(json!({ "undo": { "to": 0 } })).await;
    let mut refused = false;
    loop {
        let frame = wire.next_frame().await.expect("the undo is answered");
        assert!(frame["hint"].is_null(), "a hint to a question that was taken back");
        if frame["refused"]["id"] == first {
            assert_eq!(frame["refused"]["why"]["code"], "stale");
            refused = true;
        }
        if !frame["done"].is_null() {
            break;
        }
    }
    assert!(refused, "whoever waits is told");
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    let hint = wire.good(json!({ "hint": { "seat": seat } })).await;
    assert_eq!(hint["question"], wire.ask["number"]);
}
