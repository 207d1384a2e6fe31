//! Clocks.

use serde_json::{Value, json};
use sqlx::Connection;

use crate::client::{Person, duel};
use crate::{database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn a_clock_that_has_run_out_leaves_the_game_to_a_bot() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!({ "here": "Ann" }), "free");
    new["policy"]["clock"] = json!(0);
    assert_eq!(me.post("tables", new.clone()).await.code(), "malformed");
    new["policy"]["clock"] = json!(600);
    let (table, _) = me.table(new).await;
    let mut wire = me.sit(&table).await;
    let first = wire.asked_seat().await;
    wire.look(Some(first)).await;
    wire.answer(first, 0).await;
    let seat = wire.asked_seat().await;
    let state = me.sit(&table).await.until("table").await;
    let runs = |at: u8| state["seats"][usize::from(at)]["clock"]["runs"].clone();
    assert_eq!((runs(seat), runs(1 - seat)), (json!(true), json!(false)));
    // Changes the database instead of waiting for ten hours.
    let folder = server.close().await;
    let mut database = database(folder.path()).await;
    let late = "UPDATE log SET kept = json_set(kept, '$.clocks', json(?))";
    let left = if seat == 0 { "[1, 9000000]" } else { "[9000000, 1]" };
    sqlx::query(late).bind(left).execute(&mut database).await.unwrap();
    crate::rechain(&mut database).await;
    database.close().await.unwrap();
    let server = crate::open(folder, &[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    let at = usize::from(seat);
    wire.until_state(|state| state["seats"][at]["presence"] == "stood-in").await;
    assert_eq!(wire.refused(json!({ "take-back": { "seat": seat } })).await, "refused", "no time is left");
    // The bot plays until the other seat is asked.
    wire.wait_for_question_of(&[u64::from(1 - seat)]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_gives_no_time_back() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!({ "here": "Ann" }), "free");
    new["policy"]["clock"] = json!(60);
    let (table, _) = me.table(new).await;
    let left = async |me: &Person| {
        let state = me.sit(&table).await.until("table").await;
        (0..2).map(|at| state["seats"][at]["clock"]["left"].as_u64().unwrap()).min().unwrap()
    };
    let _wire = me.sit(&table).await;
    let mut before = left(&me).await;
    while before > 60 * 60_000 - 100 {
        before = left(&me).await;
    }
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    assert!(left(&me).await <= before);
}

#[tokio::test(flavor = "multi_thread")]
async fn everybody_is_told_whose_clock_runs_when_the_turn_passes() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!({ "here": "Ann" }), "free");
    new["policy"]["clock"] = json!(60);
    let (table, _) = me.table(new).await;
    let mut wire = me.sit(&table).await;
    let first = wire.asked_seat().await;
    let running = |state: &Value| -> Vec<bool> {
        let seats = state["seats"].as_array().unwrap();
        seats.iter().map(|seat| seat["clock"]["runs"].as_bool().unwrap()).collect()
    };
    let mut page = me.sit(&table).await;
    let before = running(&page.until("table").await);
    assert_eq!(before, [first == 0, first == 1]);
    let heard = page.raw.len();
    loop {
        wire.look(Some(first)).await;
        wire.answer(first, 0).await;
        if wire.asked_seat().await != first {
            break;
        }
    }
    // The answer to a later command comes after all frames caused before it.
    page.refused(json!({ "look": { "seat": 9, "areas": false } })).await;
    let frames = page.raw[heard..].iter().map(|raw| serde_json::from_str::<Value>(raw).unwrap());
    let told: Vec<Vec<bool>> = frames.filter_map(|frame| frame.get("table").map(running)).collect();
    assert_eq!(told, [[first == 1, first == 0]], "once, when the turn passed");
}
