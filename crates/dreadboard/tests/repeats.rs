//! Tests of moves that are sent again after `dreadboard serve` was killed or stopped under several tables.

#[path = "../../server/tests/tables/client.rs"]
mod client;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, Command, Stdio};

use client::{Person, Wire, duel, say};
use serde_json::{Value, json};

const TABLES: usize = 6;

/// A running server and its address.
struct Served {
    child: Child,
    address: String,
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

fn serve(data: &Path) -> Served {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dreadboard"))
        .args(["--lang", "en", "serve", "--port", "0", "--data"])
        .arg(data)
        .args(["--set", "guest-rate=100000", "--set", "address-rate=100000"])
        .current_dir(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .spawn()
        .expect("it starts");
    let out = BufReader::new(child.stdout.take().expect("its output"));
    let line = out.lines().next().expect("it says where it is").expect("in text");
    let address = line.split_once("http://").expect("an address").1.trim().to_owned();
    Served { child, address }
}

/// A table with an acknowledged move, and a later one of the same seat that was sent.
struct Played {
    table: String,
    acknowledged: Value,
    sent: Value,
    number: u32,
    wire: Wire,
}

/// Plays both seats until a seat is asked again right after its move, and sends the next move without waiting.
async fn play(me: &Person) -> Played {
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let mut last: Option<(u8, Value)> = None;
    for n in 0..200 {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        if let Some((_, acknowledged)) = last.take_if(|(before, _)| *before == seat) {
            let sent = say(seat, &wire.ask, n);
            let number = wire.send(sent.clone()).await;
            return Played { table, acknowledged, sent, number, wire };
        }
        last = Some((seat, wire.answer(seat, n).await));
    }
    panic!("a seat is asked twice in a row some time");
}

async fn entries(me: &Person, table: &str) -> Value {
    me.get(&format!("tables/{table}/save")).await.good()["log"].clone()
}

#[tokio::test(flavor = "multi_thread")]
async fn after_a_kill_the_last_acknowledged_move_can_be_sent_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = serve(folder.path());
    let mut me = Person::come(&server.address).await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let before = play(&me).await;
        // The later move is stored, but its acknowledgement is never received.
        let mut other = me.sit(&before.table).await;
        let seat = before.sent["move"]["seat"].as_u64().expect("a seat");
        other.look(Some(seat as u8)).await;
        while before.sent["move"]["question"] == other.ask["number"] {
            other.next_frame().await.expect("the move is told");
        }
        tables.push(before);
    }
    server.child.kill().expect("SIGKILL");
    server.child.wait().expect("it is dead");
    server = serve(folder.path());
    me.address = server.address.clone();
    for played in tables {
        let mut wire = me.sit(&played.table).await;
        let log = entries(&me, &played.table).await;
        assert_eq!(wire.command(played.acknowledged).await.0, "done");
        assert_eq!(entries(&me, &played.table).await, log, "it is not carried out again");
        // Whether it was stored or not, the later move can be sent again too, and counts once.
        assert_eq!(wire.command(played.sent.clone()).await.0, "done");
        let log = entries(&me, &played.table).await;
        assert_eq!(wire.command(played.sent).await.0, "done");
        assert_eq!(entries(&me, &played.table).await, log);
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn told_to_end_it_acknowledges_what_it_keeps_and_moves_can_be_sent_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = serve(folder.path());
    let mut me = Person::come(&server.address).await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let played = play(&me).await;
        tables.push(played);
    }
    let pid = server.child.id().to_string();
    assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("it is told").success());
    let mut heard = Vec::new();
    for mut played in tables {
        let mut done = false;
        while let Some(frame) = played.wire.next_frame().await {
            done |= frame["done"]["id"] == played.number;
        }
        heard.push((played, done));
    }
    assert!(server.child.wait().expect("it ends").success());
    server = serve(folder.path());
    me.address = server.address.clone();
    for (played, done) in heard {
        let mut wire = me.sit(&played.table).await;
        let log = entries(&me, &played.table).await;
        assert_eq!(wire.command(played.acknowledged).await.0, "done");
        assert_eq!(entries(&me, &played.table).await, log, "it is not carried out again");
        assert_eq!(wire.command(played.sent).await.0, "done");
        let was_kept = entries(&me, &played.table).await == log;
        assert_eq!(was_kept, done, "kept exactly if it was acknowledged");
    }
}
