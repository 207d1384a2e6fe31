//! Undo.

use serde_json::{Value, json};

use crate::client::{Pair, Person, duel, policy, say};
use crate::{FORBID_LOG_WRITES, database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn taking_back_needs_everybodys_consent_and_is_noted() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let (seat, asked, other) = pair.asked().await;
    let before = asked.ask["choices"].clone();
    asked.answer(seat, 0).await;
    asked.good(json!({ "undo": { "to": null } })).await;
    let state = other.until_state(|state| !state["undo"].is_null()).await;
    assert_eq!(state["undo"]["awaited"], json!([1 - seat]));
    let answer =
        |state: &Value, yes: bool| json!({ "consent": { "request": state["undo"]["number"], "yes": yes } });
    let first = state;
    assert_eq!(asked.refused(answer(&first, true)).await, "forbidden");
    other.good(answer(&first, false)).await;
    asked.until_state(|state| state["undo"].is_null()).await;
    asked.good(json!({ "undo": { "to": null } })).await;
    let second = other.until_state(|state| !state["undo"].is_null()).await;
    let (kind, stale) = other.command(answer(&first, true)).await;
    assert_eq!((kind.as_str(), &stale["why"]["text"]["id"]), ("refused", &json!("server-other-request")));
    other.good(answer(&second, true)).await;
    let sync = asked.until("sync").await;
    assert_eq!(asked.ask["choices"], before, "the same question again");
    let notes = sync["notes"].as_array().unwrap();
    let remark = &notes.last().unwrap()["remark"];
    assert_eq!(remark["id"], "server-took-back");
    let args: Vec<(&str, &Value)> =
        remark["args"].as_array().unwrap().iter().map(|arg| (arg[0].as_str().unwrap(), &arg[1])).collect();
    let told = |name: &str| args.iter().find(|(of, _)| *of == name).map(|(_, arg)| &arg["num"]).unwrap();
    assert_eq!((told("own"), told("others")), (&json!(1), &json!(0)), "one decision, and nobody else's");
    assert_eq!(notes[notes.len() - 2]["remark"]["id"], "server-not-taken-back");
    assert_eq!(other.refused(answer(&second, true)).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asked_can_withdraw() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let (seat, asked, other) = pair.asked().await;
    asked.answer(seat, 0).await;
    asked.good(json!({ "undo": { "to": null } })).await;
    let state = other.until_state(|state| !state["undo"].is_null()).await;
    assert!(state["undo"]["moves"].is_null(), "how much would be taken back is a secret between rivals");
    asked.good(json!({ "consent": { "request": state["undo"]["number"], "yes": false } })).await;
    assert_eq!(other.until("note").await["remark"]["id"], "server-no-longer-asked");
    other.until_state(|state| state["undo"].is_null()).await;
    let late = json!({ "consent": { "request": state["undo"]["number"], "yes": true } });
    assert_eq!(other.refused(late).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_one_screen_an_ended_turn_is_taken_back_from_the_next_seat() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, first, mut wire) = me.alone("consent").await;
    // Plays until the other seat has the turn and has done nothing yet.
    let other = loop {
        wire.answer(first, 0).await;
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        if seat != first {
            break seat;
        }
    };
    wire.send(json!({ "look": { "seat": other, "areas": false } })).await;
    let sync = wire.until("sync").await;
    assert_eq!(sync["step"]["can-undo"], true);
    wire.good(json!({ "undo": { "to": null } })).await;
    assert_eq!(wire.asked_seat().await, first, "the turn that had ended is open again");
}

#[tokio::test(flavor = "multi_thread")]
async fn at_a_table_where_nothing_is_taken_back_it_is_refused() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("never").await;
    wire.answer(seat, 0).await;
    assert_eq!(wire.refused(json!({ "undo": { "to": null } })).await, "refused");
    let free = me.post("tables", duel(json!("friend"), "free")).await;
    assert_eq!(free.code(), "refused", "free undo is for those who play together or alone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_falls_only_with_a_move_that_is_kept() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let (seat, asked, other) = pair.asked().await;
    asked.answer(seat, 0).await;
    asked.send(json!({ "undo": { "to": null } })).await;
    other.until_state(|state| !state["undo"].is_null()).await;
    let mut database = database(server.folder.path()).await;
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    let (seat, asked, other) = pair.asked().await;
    let mv = say(seat, &asked.ask, 0);
    let heard = other.raw.len();
    assert_eq!(asked.refused(mv.clone()).await, "broken");
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    asked.good(mv).await;
    assert_eq!(other.until("note").await["remark"]["id"], "server-no-longer-asked");
    other.until_state(|state| state["undo"].is_null()).await;
    let frames: Vec<Value> =
        other.raw[heard..].iter().map(|raw| serde_json::from_str(raw).unwrap()).collect();
    let fell = frames.iter().position(|frame| frame["table"].get("undo") == Some(&Value::Null));
    let restored = frames.iter().rposition(|frame| frame.get("sync").is_some());
    assert!(restored.is_some() && restored < fell, "it stood until a move was kept");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_request_stands_until_somebody_comes_or_leaves() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let table = pair.table.clone();
    let (seat, asked, other) = pair.asked().await;
    asked.answer(seat, 0).await;
    asked.good(json!({ "undo": { "to": null } })).await;
    let state = other.until_state(|state| !state["undo"].is_null()).await;
    let number = &state["undo"]["number"];
    // Changes that do not affect whose consent is needed leave the request in place.
    let theirs = 1 - seat;
    other.good(json!({ "follow": { "seat": theirs, "allow": true } })).await;
    let done = other.good(json!({ "hand-over": { "seat": theirs } })).await;
    asked.good(json!({ "chat": { "text": "please" } })).await;
    let state = me.sit(&table).await.until("table").await;
    assert_eq!(&state["undo"]["number"], number);
    let heir = Person::come(&server.address).await;
    let code = done["invitation"]["code"].as_str().unwrap();
    heir.post(&format!("join/{code}"), json!({})).await.good();
    asked.until_state(|state| state["undo"].is_null()).await;
    let told = asked.raw.iter().any(|frame| frame.contains("server-no-longer-asked"));
    assert!(told, "it does not vanish without a word");
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_pushes_anothers_request_aside() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    // Plays until both have made a decision.
    let mut decided = [false; 2];
    while decided != [true; 2] {
        let (seat, asked, _) = pair.asked().await;
        asked.look(Some(seat)).await;
        asked.answer(seat, 0).await;
        decided[usize::from(seat)] = true;
    }
    pair.mine.good(json!({ "undo": { "to": null } })).await;
    let state = pair.theirs.until_state(|state| !state["undo"].is_null()).await;
    let (kind, answer) = pair.theirs.command(json!({ "undo": { "to": null } })).await;
    assert_eq!((kind.as_str(), &answer["why"]["text"]["id"]), ("refused", &json!("server-request-stands")));
    let yes = json!({ "consent": { "request": state["undo"]["number"], "yes": true } });
    pair.theirs.good(yes).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_play_together_do_not_wait_for_somebody_a_bot_plays_for() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = json!({ "game": "final-hour", "seats": ["me", "friend"], "policy": policy("consent", false) });
    let Pair { mut mine, theirs, friend, table } = Pair::at(&me, new).await;
    drop(theirs);
    mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
    mine.good(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
    mine.look(Some(0)).await;
    for asked_before in [false, true] {
        assert!(mine.wait_for_question().await);
        let before = mine.ask["choices"].clone();
        mine.answer(0, 0).await;
        let heard = mine.raw.len();
        if asked_before {
            // The friend takes the seat back, is asked for consent, and disconnects without an answer.
            let mut theirs = friend.sit(&table).await;
            theirs.good(json!({ "take-back": { "seat": 1 } })).await;
            mine.send(json!({ "undo": { "to": null } })).await;
            let state = mine.until_state(|state| !state["undo"].is_null()).await;
            assert_eq!(state["undo"]["awaited"], json!([1]));
            drop(theirs);
            mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
            mine.good(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
        } else {
            mine.good(json!({ "undo": { "to": null } })).await;
        }
        assert!(mine.raw[heard..].iter().any(|frame| frame.contains("server-took-back")));
        assert_eq!(mine.ask["choices"], before, "the same question again");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_plays_again_is_asked_again() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let three = json!([{ "key": "investigators", "value": "jenny-barnes,michael-mcglen,lily-chen" }]);
    let seats = json!(["me", "friend", "friend"]);
    let new =
        json!({ "game": "final-hour", "options": three, "seats": seats, "policy": policy("consent", false) });
    let (table, card) = me.table(new).await;
    let mut wires = vec![me.sit(&table).await];
    for invitation in card["invitations"].as_array().unwrap() {
        let friend = Person::come(&server.address).await;
        friend.post(&format!("join/{}", invitation["code"].as_str().unwrap()), json!({})).await.good();
        wires.push(friend.sit(&table).await);
    }
    let [mine, theirs, hers] = &mut wires[..] else { panic!("three") };
    hers.good(json!({ "stand-in": { "seat": 2, "bot": "novice" } })).await;
    assert_eq!(mine.asked_seat().await, 0);
    mine.look(Some(0)).await;
    mine.answer(0, 0).await;
    mine.good(json!({ "undo": { "to": null } })).await;
    let state = theirs.until_state(|state| !state["undo"].is_null()).await;
    assert_eq!(state["undo"]["awaited"], json!([1]), "a bot plays for the third");
    let answer = |yes: bool| json!({ "consent": { "request": state["undo"]["number"], "yes": yes } });
    hers.good(json!({ "take-back": { "seat": 2 } })).await;
    let back = mine.until_state(|state| state["seats"][2]["presence"] == "here").await;
    assert_eq!(back["undo"]["awaited"], json!([1, 2]));
    theirs.good(answer(true)).await;
    let state = mine.until_state(|state| state["undo"]["awaited"] != json!([1, 2])).await;
    assert_eq!(state["undo"]["awaited"], json!([2]), "nothing is taken back behind her back");
    hers.good(answer(false)).await;
    assert_eq!(mine.until("note").await["remark"]["id"], "server-not-taken-back");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stands_in_even_if_what_was_asked_for_cannot_be_taken_back() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = json!({ "game": "final-hour", "seats": ["me", "friend"], "policy": policy("consent", false) });
    let Pair { mut mine, theirs, .. } = Pair::at(&me, new).await;
    assert!(mine.wait_for_question().await);
    mine.answer(0, 0).await;
    mine.good(json!({ "undo": { "to": null } })).await;
    drop(theirs);
    mine.until_state(|state| state["seats"][1]["presence"] == "away").await;
    let mut database = database(server.folder.path()).await;
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    let heard = mine.raw.len();
    mine.good(json!({ "stand-in": { "seat": 1, "bot": "novice" } })).await;
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    mine.wait_for_question().await;
    let states: Vec<Value> = mine.raw[heard..].iter().map(|raw| serde_json::from_str(raw).unwrap()).collect();
    let states: Vec<&Value> = states.iter().filter_map(|frame| frame.get("table")).collect();
    assert!(states.iter().all(|state| state["undo"].is_null()), "nobody is shown what waits for nobody");
    assert_eq!(states.last().expect("it is told")["seats"][1]["presence"], "stood-in");
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_play_together_are_told_how_much_would_be_taken_back() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let new = json!({ "game": "final-hour", "seats": ["me", "friend"], "policy": policy("consent", false) });
    let (table, card) = me.table(new).await;
    let code = card["invitations"][0]["code"].as_str().unwrap();
    let friend = Person::come(&server.address).await;
    friend.post(&format!("join/{code}"), json!({})).await.good();
    let mut wires = [me.sit(&table).await, friend.sit(&table).await];
    let seat = usize::from(wires[0].asked_seat().await);
    wires[seat].look(Some(seat as u8)).await;
    wires[seat].answer(seat as u8, 0).await;
    wires[seat].good(json!({ "undo": { "to": null } })).await;
    let state = wires[1 - seat].until_state(|state| !state["undo"].is_null()).await;
    assert!(state["undo"]["moves"].as_u64() > Some(0));
}
