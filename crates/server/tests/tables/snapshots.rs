//! Snapshots save time and change nothing: the log is authoritative.

use serde_json::{Value, json};

use crate::client::{Person, TEST_TIMEOUT, duel, request};
use crate::{TestServer, database, open, start_server};

/// A Duel of one person with this many answers given.
async fn played(server: &TestServer, answers: usize) -> (Person, String) {
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    play_on(&me, &table, answers).await;
    (me, table)
}

async fn play_on(me: &Person, table: &str, answers: usize) {
    let mut wire = me.sit(table).await;
    for n in 0..answers {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
    }
}

/// The views of a table and its log.
async fn seen(me: &Person, table: &str) -> Vec<Value> {
    let mut wire = me.sit(table).await;
    let mut all = vec![me.get(&format!("tables/{table}/save")).await.good()];
    for seat in [Some(0), Some(1), None] {
        wire.send(json!({ "look": { "seat": seat, "areas": true } })).await;
        let mut sync = wire.until("sync").await;
        // The sequence number restarts when the table is loaded.
        sync["seq"].take();
        all.push(sync);
    }
    all
}

/// The value of a metric.
async fn counted(server: &TestServer, name: &str) -> u64 {
    let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("dreadboard_{name} ")));
    line.expect("it is counted").parse().unwrap()
}

async fn put_away(server: &TestServer) {
    let gone = async {
        while counted(server, "tables_loaded").await > 0 {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(TEST_TIMEOUT, gone).await.expect("it is put away");
}

async fn change(server: &TestServer, statement: &'static str) {
    let mut database = database(server.folder.path()).await;
    sqlx::raw_sql(statement).execute(&mut database).await.unwrap();
}

/// Shuts the server down, changes its database, and restarts it.
async fn changed(server: TestServer, me: &mut Person, statement: &'static str) -> TestServer {
    let folder = server.close().await;
    let mut database = database(folder.path()).await;
    sqlx::raw_sql(statement).execute(&mut database).await.unwrap();
    let server = open(folder, &[]).await;
    me.address = server.address.clone();
    server
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_was_put_away_comes_back_from_its_snapshot_as_its_log_would_make_it() {
    let server = start_server(&[("idle", "0")]).await;
    let (me, table) = played(&server, 25).await;
    let before = seen(&me, &table).await;
    put_away(&server).await;
    let resumed = counted(&server, "loads_from_snapshot_total").await;
    assert_eq!(seen(&me, &table).await, before);
    assert!(counted(&server, "loads_from_snapshot_total").await > resumed);
    put_away(&server).await;
    change(&server, "DELETE FROM snapshots").await;
    let resumed = counted(&server, "loads_from_snapshot_total").await;
    assert_eq!(seen(&me, &table).await, before);
    assert_eq!(counted(&server, "loads_from_snapshot_total").await, resumed, "the log is enough");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_snapshot_that_is_broken_or_of_another_program_is_not_used_and_replaced() {
    let server = start_server(&[]).await;
    let (mut me, table) = played(&server, 12).await;
    let before = seen(&me, &table).await;
    let mut server = server;
    for harm in [
        "UPDATE snapshots SET program = zeroblob(32)",
        "UPDATE snapshots SET bytes = CAST(x'00' || bytes AS BLOB)",
        "UPDATE snapshots SET bytes = x''",
        "UPDATE snapshots SET seal = zeroblob(32)",
        "UPDATE snapshots SET entries = entries - 1",
    ] {
        server = changed(server, &mut me, harm).await;
        assert_eq!(seen(&me, &table).await, before, "{harm}");
        assert_eq!(counted(&server, "loads_from_snapshot_total").await, 0, "{harm}");
        server = changed(server, &mut me, "").await;
        assert_eq!(seen(&me, &table).await, before);
        assert_eq!(counted(&server, "loads_from_snapshot_total").await, 1, "after {harm} there is a new one");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn where_a_snapshot_and_the_log_disagree_the_log_is_right() {
    let server = start_server(&[]).await;
    let (mut me, table) = played(&server, 12).await;
    let whole = seen(&me, &table).await;
    let shorter = "DELETE FROM log WHERE n = (SELECT MAX(n) FROM log)";
    let server = changed(server, &mut me, shorter).await;
    let state = me.sit(&table).await.until("table").await;
    assert_eq!(state["stuck"]["id"], "server-log-missing", "it shows how it stood, and is not played on");
    let save = me.get(&format!("tables/{table}/save")).await.good();
    assert_eq!(counted(&server, "loads_from_snapshot_total").await, 0);
    let (before, after) = (whole[0]["log"].as_array().unwrap(), save["log"].as_array().unwrap());
    assert!(after.len() < before.len() && before.starts_with(after), "{after:?}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_was_undone_after_a_snapshot_stays_undone() {
    let server = start_server(&[]).await;
    let (mut me, table) = played(&server, 15).await;
    let keep = "CREATE TABLE earlier AS SELECT * FROM snapshots";
    let server = changed(server, &mut me, keep).await;
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    wire.good(json!({ "undo": { "to": 3 } })).await;
    drop(wire);
    play_on(&me, &table, 4).await;
    let before = seen(&me, &table).await;
    let log = before[0]["log"].as_array().unwrap();
    assert!(log.iter().any(|entry| entry["undo"]["to"] == 3));
    let back = "DELETE FROM snapshots; INSERT INTO snapshots SELECT * FROM earlier";
    let server = changed(server, &mut me, back).await;
    assert_eq!(seen(&me, &table).await, before);
    assert_eq!(counted(&server, "loads_from_snapshot_total").await, 1, "from the one before the undo");
    // Once more, to before everything that the snapshot covers.
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    wire.good(json!({ "undo": { "to": 1 } })).await;
    let before = seen(&me, &table).await;
    let server = changed(server, &mut me, "DELETE FROM snapshots").await;
    assert_eq!(seen(&me, &table).await, before);
    drop(server);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_closed_leaves_no_snapshot() {
    let server = start_server(&[]).await;
    let (mut me, table) = played(&server, 5).await;
    let server = changed(server, &mut me, "").await;
    let left = async || {
        let mut database = database(server.folder.path()).await;
        sqlx::query_scalar::<_, i64>("SELECT COUNT(*) FROM snapshots").fetch_one(&mut database).await.unwrap()
    };
    assert_eq!(left().await, 1);
    me.ask("DELETE", &format!("tables/{table}"), b"").await;
    assert_eq!(left().await, 0);
}
