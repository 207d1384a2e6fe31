//! Tests of `dreadboard serve` as a process that can be killed at any moment.

#[path = "../../server/tests/tables/client.rs"]
mod client;
mod served;

use std::process::Command;

use client::{Person, duel, request};
use serde_json::json;
use served::serve;

#[tokio::test(flavor = "multi_thread")]
async fn killed_at_any_moment_it_has_lost_nothing_that_it_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = serve(folder.path(), &["--port", "0"]);
    let mut me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut kept = 0;
    for round in 0..4 {
        let mut wire = me.sit(&table).await;
        for n in 0..5 {
            let seat = wire.asked_seat().await;
            wire.look(Some(seat)).await;
            wire.answer(seat, round * 5 + n).await;
        }
        let log = me.get(&format!("tables/{table}/save")).await.good()["log"].clone();
        // One more move is in flight when the process is killed; it was not acknowledged.
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.send(client::say(seat, &wire.ask, 0)).await;
        server.child.kill().expect("SIGKILL");
        server.child.wait().expect("it is dead");
        server = serve(folder.path(), &["--port", "0"]);
        me.address = server.address.clone();
        let after = me.get(&format!("tables/{table}/save")).await.good()["log"].clone();
        let (log, after) = (log.as_array().unwrap(), after.as_array().unwrap());
        assert!(log.len() > kept, "the game goes on");
        assert!(after.starts_with(log), "round {round}: {} of {} entries", after.len(), log.len());
        kept = after.len();
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_in_the_middle_of_a_long_game_it_goes_on_from_a_snapshot_and_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = serve(folder.path(), &["--port", "0"]);
    let mut me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let log = async |me: &Person| me.get(&format!("tables/{table}/save")).await.good()["log"].clone();
    let mut wire = me.sit(&table).await;
    let mut n = 0;
    // A snapshot is made after a hundred entries; some more are written after it.
    while log(&me).await.as_array().unwrap().len() < 110 {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
        n += 1;
    }
    let before = log(&me).await;
    server.child.kill().expect("SIGKILL");
    server.child.wait().expect("it is dead");
    server = serve(folder.path(), &["--port", "0"]);
    me.address = server.address.clone();
    assert_eq!(log(&me).await, before);
    let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
    assert!(metrics.contains("dreadboard_loads_from_snapshot_total 1\n"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_port_that_is_taken_is_left_to_whoever_has_it() {
    let (one, two) = (tempfile::tempdir().unwrap(), tempfile::tempdir().unwrap());
    let first = serve(one.path(), &[]);
    let second = serve(two.path(), &[]);
    assert_ne!(first.address, second.address);
    for server in [&first, &second] {
        assert_eq!(request(&server.address, "GET", "/health", &[], b"").await.status, 200);
    }
    let port = first.address.rsplit(':').next().unwrap();
    let asked = Command::new(env!("CARGO_BIN_EXE_dreadboard"))
        .args(["--lang", "en", "serve", "--port", port, "--data"])
        .arg(tempfile::tempdir().unwrap().path())
        .output()
        .unwrap();
    assert_eq!(asked.status.code(), Some(1), "a port that was asked for is the only one that will do");
    assert!(String::from_utf8_lossy(&asked.stderr).contains(port));
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn told_to_end_it_says_goodbye() {
    let folder = tempfile::tempdir().unwrap();
    let mut server = serve(folder.path(), &["--port", "0"]);
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().unwrap().success());
    assert!(wire.until_closed().await);
    assert!(server.child.wait().unwrap().success());
}
