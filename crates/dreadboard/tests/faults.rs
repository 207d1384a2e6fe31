//! Tests with disks that are full or fail while the server runs: whatever was acknowledged is there afterwards. Linux
//! only, like the tools that inject the faults.
#![cfg(target_os = "linux")]

#[path = "../../server/tests/tables/client.rs"]
mod client;
mod served;

use std::process::{Command, Stdio};

use client::{Person, Wire, duel, request};
use rustix::process::{Pid, Resource, Rlimit, getrlimit, prlimit};
use serde_json::{Value, json};
use served::{Served, serve, serve_through};

/// The number of tables played at once, so that the writer commits several jobs together.
const TABLES: usize = 4;

/// The number of moves at each table while calls fail: fewer than the shortest game has.
const ROUNDS: usize = 30;

/// A table with the moves acknowledged there.
struct Played {
    id: String,
    wire: Wire,
    acknowledged: Vec<Value>,
}

impl Played {
    async fn begin(me: &Person) -> Played {
        let (id, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
        let wire = me.sit(&id).await;
        Played { id, wire, acknowledged: Vec::new() }
    }

    /// Sends a move of a seat that is asked; returns its request number and its form in a save.
    async fn send(&mut self) -> (u32, Value) {
        let seat = self.wire.asked_seat().await;
        self.wire.look(Some(seat)).await;
        let mv = client::say(seat, &self.wire.ask, self.acknowledged.len());
        let picks = mv["move"]["reply"]["answer"].as_array().expect("picks").clone();
        let value = |pick: &Value| self.wire.ask["choices"][pick.as_u64().unwrap() as usize]["value"].clone();
        let what: Vec<Value> = picks.iter().map(value).collect();
        (self.wire.send(mv).await, json!({ "seat": seat, "what": what }))
    }

    /// Waits for the response to a move; returns whether it was acknowledged.
    async fn is_acknowledged(&mut self, (number, said): (u32, Value)) -> bool {
        loop {
            let frame = self.wire.next_frame().await.expect("the socket stays open");
            if frame["done"]["id"] == number {
                self.acknowledged.push(said);
                return true;
            }
            if frame["refused"]["id"] == number {
                assert_eq!(frame["refused"]["why"]["code"], "broken", "{frame}");
                return false;
            }
        }
    }
}

/// Players at several tables of one server.
struct Party {
    me: Person,
    tables: Vec<Played>,
}

impl Party {
    async fn begin(server: &Served) -> Party {
        let me = Person::come(&server.address).await;
        let mut tables = Vec::new();
        for _ in 0..TABLES {
            tables.push(Played::begin(&me).await);
        }
        Party { me, tables }
    }

    /// Sends a move at every table before waiting for any response; returns how many were acknowledged.
    async fn round(&mut self) -> usize {
        let mut sent = Vec::new();
        for table in &mut self.tables {
            sent.push(table.send().await);
        }
        let mut acknowledged = 0;
        for (table, sent) in self.tables.iter_mut().zip(sent) {
            acknowledged += usize::from(table.is_acknowledged(sent).await);
        }
        acknowledged
    }

    /// Reconnects everybody to a restarted server.
    async fn come_back(&mut self, server: &Served) {
        self.me.address = server.address.clone();
        for table in &mut self.tables {
            table.wire = self.me.sit(&table.id).await;
        }
    }

    /// Asserts that all acknowledged moves are in the log, in order.
    async fn nothing_is_lost(&self) {
        for table in &self.tables {
            let save = self.me.get(&format!("tables/{}/save", table.id)).await.good();
            let mut log = save["log"].as_array().expect("a log").iter().map(|entry| &entry["move"]["say"]);
            let is_there = |said: &&Value| log.any(|entry| entry == *said);
            let there = table.acknowledged.iter().take_while(is_there).count();
            assert_eq!(there, table.acknowledged.len(), "moves are lost at {}", table.id);
        }
    }
}

/// Makes every write to a file fail, or stops that, by means of the file size limit, which one process can change for
/// another of the same user.
fn fail_writes(server: &Served, fail: bool) {
    let limit = getrlimit(Resource::Fsize);
    let current = if fail { Some(0) } else { limit.maximum };
    let pid = Pid::from_child(&server.child);
    prlimit(Some(pid), Resource::Fsize, Rlimit { current, ..limit }).expect("the limit can be set");
}

#[tokio::test(flavor = "multi_thread")]
async fn after_failed_writes_once_or_several_times_in_a_row_what_is_acknowledged_is_kept() {
    let folder = tempfile::tempdir().expect("a folder");
    let server = serve(folder.path(), &["--port", "0"]);
    let mut party = Party::begin(&server).await;
    assert_eq!(party.round().await, TABLES);
    for failures in [1, 2, 5] {
        fail_writes(&server, true);
        for _ in 0..failures {
            assert_eq!(party.round().await, 0, "nothing can be written, so nothing is acknowledged");
        }
        fail_writes(&server, false);
        for _ in 0..3 {
            assert_eq!(party.round().await, TABLES, "the game goes on");
        }
    }
    server.stop();
    let server = serve(folder.path(), &["--port", "0"]);
    party.come_back(&server).await;
    party.nothing_is_lost().await;
    assert_eq!(party.round().await, TABLES);
}

#[tokio::test(flavor = "multi_thread")]
async fn killed_after_failed_writes_it_has_kept_what_it_acknowledged() {
    let folder = tempfile::tempdir().expect("a folder");
    let mut server = serve(folder.path(), &["--port", "0"]);
    let mut party = Party::begin(&server).await;
    for failures in 1..=3 {
        fail_writes(&server, true);
        for _ in 0..failures {
            assert_eq!(party.round().await, 0);
        }
        fail_writes(&server, false);
        assert_eq!(party.round().await, TABLES);
        server.kill();
        server = serve(folder.path(), &["--port", "0"]);
        party.come_back(&server).await;
        party.nothing_is_lost().await;
    }
}

/// The value of a counter of the server.
async fn metric(server: &Served, name: &str) -> u64 {
    let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix(&format!("dreadboard_{name} ")));
    line.and_then(|value| value.parse().ok()).unwrap_or_else(|| panic!("no {name} in {metrics}"))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_fails_for_long_does_not_flood_the_log() {
    let folder = tempfile::tempdir().expect("a folder");
    // The limit holds for all files, also for one that the log is written to, but not for pipes.
    let pipe = folder.path().join("log");
    assert!(Command::new("mkfifo").arg(&pipe).status().expect("mkfifo runs").success());
    let into_pipe = format!("exec \"$@\" 2>{}", pipe.display());
    let log = std::thread::spawn(move || std::fs::read_to_string(pipe).expect("the server's log"));
    let server = serve_through(&["sh", "-c", &into_pipe, "sh"], folder.path(), &["--port", "0"]);
    let mut party = Party::begin(&server).await;
    fail_writes(&server, true);
    for _ in 0..ROUNDS {
        assert_eq!(party.round().await, 0);
    }
    fail_writes(&server, false);
    assert_eq!(party.round().await, TABLES);
    let failed = metric(&server, "failed_writes_total").await;
    assert!(failed >= (ROUNDS * TABLES) as u64, "each is counted: {failed}");
    server.stop();
    let log = log.join().expect("it was read to its end");
    assert!(log.lines().count() < ROUNDS, "{log}");
    assert!(log.contains("more times within"), "{log}");
}

/// Plays under injected faults, then compares. `when` counts the calls of each thread; a connection has its own.
async fn injected(calls: &str, error: &str, when: &str) {
    let folder = tempfile::tempdir().expect("a folder");
    // The tables are created before anything fails.
    let server = serve(folder.path(), &["--port", "0"]);
    let mut party = Party::begin(&server).await;
    server.stop();
    let inject = format!("inject={calls}:error={error}:when={when}");
    let calls = format!("trace={calls}");
    let strace = ["strace", "-D", "-f", "--seccomp-bpf", "-o", "/dev/null", "-e", &calls, "-e", &inject];
    let server = serve_through(&strace, folder.path(), &["--port", "0"]);
    party.come_back(&server).await;
    // Some failures are recovered by a retry, so not every one causes a refusal.
    for _ in 0..ROUNDS {
        party.round().await;
    }
    let faults = metric(&server, "writer_reopened_total").await;
    assert!(faults >= 2, "{faults} faults were brought about by {inject}");
    server.stop();
    let server = serve(folder.path(), &["--port", "0"]);
    party.come_back(&server).await;
    party.nothing_is_lost().await;
    assert_eq!(party.round().await, TABLES);
}

/// Fails if strace is missing, because the test could not check anything without it.
fn needs_strace() {
    let found = Command::new("strace").arg("-V").stdout(Stdio::null()).status();
    assert!(
        found.is_ok_and(|status| status.success()),
        "strace is missing: install it (on Debian: apt-get install strace), or run ./scripts/tools as root"
    );
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_cannot_be_synced_loses_nothing() {
    needs_strace();
    injected("fsync,fdatasync", "EIO", "12..13").await;
    injected("fsync,fdatasync", "ENOSPC", "10+5").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_disk_that_cannot_be_written_loses_nothing() {
    needs_strace();
    injected("pwrite64", "ENOSPC", "60..90").await;
    injected("pwrite64", "EIO", "60+25").await;
}
