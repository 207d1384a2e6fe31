//! The data folder: locking, data of other versions, and clean-up.

use serde_json::json;
use server::{DataError, ServeError, Server};
use sqlx::Connection;

use crate::client::{Person, duel};
use crate::{TestServer, database, start_server};

/// A server with a table where four answers have been given.
async fn begun() -> (TestServer, Person, String) {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    for n in 0..4 {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
    }
    (server, me, table)
}

#[tokio::test(flavor = "multi_thread")]
async fn one_server_has_the_tables_and_a_second_one_is_told_so() {
    let server = start_server(&[]).await;
    let second = Server::start(crate::config(server.folder.path()), true).await;
    let Some(ServeError::Data(DataError::Held(who))) = second.err() else { panic!("they are taken") };
    assert!(who.contains(&server.address), "{who}");
    server.reopen(&[]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_newer_version_wrote_is_left_alone() {
    let folder = start_server(&[]).await.close().await;
    let mut database = database(folder.path()).await;
    sqlx::raw_sql("PRAGMA user_version = 1000").execute(&mut database).await.unwrap();
    let started = Server::start(crate::config(folder.path()), false).await;
    assert!(matches!(started.err(), Some(ServeError::Data(DataError::Newer(1000)))));
    let version: i64 = sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut database).await.unwrap();
    assert_eq!(version, 1000);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_another_version_plays_differently_says_why() {
    let (server, me, table) = begun().await;
    let folder = server.close().await;
    let mut database = database(folder.path()).await;
    // An entry that the current rules cannot replay.
    let entry = json!([{ "undo": { "to": 99_999 } }]).to_string();
    sqlx::query(
        "INSERT INTO log (of, n, entries, checks, kept) SELECT of, MAX(n) + 1000, ?, '[]', kept FROM log",
    )
    .bind(entry)
    .execute(&mut database)
    .await
    .unwrap();
    crate::rechain(&mut database).await;
    database.close().await.unwrap();
    let server = crate::open(folder, &[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    let state = wire.until("table").await;
    assert_eq!(state["stuck"]["id"], "save-differs", "{state}");
    wire.look(Some(0)).await;
    assert!(wire.ask.is_null(), "it can be looked at, not played");
    let mv = json!({ "move": { "seat": 0, "question": 1, "reply": { "answer": [0] } } });
    assert_eq!(wire.refused(mv).await, "stale");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_this_version_cannot_read_says_why() {
    let (server, me, table) = begun().await;
    let mut other = database(server.folder.path()).await;
    let folder = server.close().await;
    // An entry with an unknown choice.
    let entry = json!([{ "move": { "say": { "seat": 0, "what": ["no-such-choice"] } } }]).to_string();
    sqlx::query("UPDATE log SET entries = ? WHERE n = (SELECT MAX(n) FROM log)")
        .bind(entry)
        .execute(&mut other)
        .await
        .unwrap();
    crate::rechain(&mut other).await;
    let server = crate::open(folder, &[]).await;
    let mine = Person { address: server.address.clone(), ..me };
    let mut wire = mine.sit(&table).await;
    let state = wire.until("table").await;
    assert_eq!(state["stuck"]["id"], "server-entry-unread", "{state}");
    wire.look(Some(0)).await;
    assert!(wire.ask.is_null(), "it can be looked at, not played");
    wire.good(json!({ "chat": { "text": "what now?" } })).await;
    let folder = server.close().await;
    sqlx::query("UPDATE tables SET base = '{}'").execute(&mut other).await.unwrap();
    let server = crate::open(folder, &[]).await;
    let mine = Person { address: server.address.clone(), ..mine };
    let answer = mine.get(&format!("tables/{table}/catalog")).await;
    assert_eq!(answer.code(), "refused", "not that there is no such table");
    // Its maker can close it; a stranger cannot.
    let stranger = Person::come(&server.address).await;
    assert_eq!(stranger.ask("DELETE", &format!("tables/{table}"), b"").await.code(), "refused");
    assert_eq!(mine.get("tables").await.good()["mine"][0]["closable"], true);
    mine.ask("DELETE", &format!("tables/{table}"), b"").await.good();
    assert_eq!(mine.get(&format!("tables/{table}/catalog")).await.code(), "not-found");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_cannot_go_on_does_not_count_until_it_can_again() {
    let one = &[("tables", "1")];
    let server = start_server(one).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    wire.answer(seat, 0).await;
    drop(wire);
    let another = async |me: &Person| me.post("tables", duel(json!({ "here": "Ann" }), "free")).await;
    assert_eq!(another(&me).await.code(), "too-much");
    let mut other = database(server.folder.path()).await;
    let mut me = me;
    let mut server = server;
    for (harm, mend) in [
        ("UPDATE tables SET base = 'x' || base", "UPDATE tables SET base = substr(base, 2)"),
        ("UPDATE log SET entries = 'x' || entries", "UPDATE log SET entries = substr(entries, 2)"),
    ] {
        for (change, counts) in [(harm, false), (mend, true)] {
            let folder = server.close().await;
            sqlx::raw_sql(change).execute(&mut other).await.unwrap();
            server = crate::open(folder, one).await;
            me.address = server.address.clone();
            // Loading the table records whether it can continue.
            me.get(&format!("tables/{table}/catalog")).await;
            let begun = another(&me).await;
            assert_eq!(begun.status == 429, counts, "{change}: {}", begun.text);
            if !counts {
                let id = begun.good()["id"].as_str().unwrap().to_owned();
                me.ask("DELETE", &format!("tables/{id}"), b"").await.good();
            }
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_keeps_the_server_clears_away_old_games_as_the_guide_says() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md")).unwrap();
    let clear = docs.split("```sql\n").nth(1).and_then(|rest| rest.split("```").next()).expect("it says how");
    let (server, me, old) = begun().await;
    let gone = Person::come(&server.address).await;
    let mut with_pack = duel(json!({ "bot": "novice" }), "free");
    with_pack["pack"] = json!("[black-goat]\nhome = \"arkham\"\n");
    gone.table(with_pack).await;
    let mut database = database(server.folder.path()).await;
    let folder = server.close().await;
    sqlx::raw_sql("UPDATE tables SET at = 1; UPDATE guests SET made = 1")
        .execute(&mut database)
        .await
        .unwrap();
    let server = crate::open(folder, &[]).await;
    let me = Person { address: server.address.clone(), ..me };
    let (new, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let folder = server.close().await;
    sqlx::raw_sql(sqlx::AssertSqlSafe(clear.to_owned())).execute(&mut database).await.unwrap();
    for table in ["seats", "log", "snapshots", "stopped", "clocks", "pass_rules", "notes"] {
        let count = format!("SELECT COUNT(*) FROM {table} WHERE of <> ?");
        let count = sqlx::query_scalar(sqlx::AssertSqlSafe(count)).bind(&new);
        let count: i64 = count.fetch_one(&mut database).await.unwrap();
        assert_eq!(count, 0, "{table}");
    }
    let left = "SELECT (SELECT COUNT(*) FROM packs) + (SELECT COUNT(*) FROM sessions)";
    let left: i64 = sqlx::query_scalar(left).fetch_one(&mut database).await.unwrap();
    assert_eq!(left, 1, "what nobody needs any more goes too");
    let report = server::verify(&folder.path().join("dreadboard.sqlite"), true, &mut |_| ()).await.unwrap();
    assert_eq!((report.faults, report.tables), (Vec::new(), 1));
    let server = crate::open(folder, &[]).await;
    let me = Person { address: server.address.clone(), ..me };
    assert_eq!(me.get(&format!("tables/{old}")).await.code(), "not-found");
    me.sit(&new).await.look(Some(0)).await;
    let gone = Person { address: server.address.clone(), ..gone };
    assert_eq!(gone.get("tables").await.code(), "forbidden", "nobody knows them any more");
}

#[tokio::test(flavor = "multi_thread")]
async fn while_games_are_played_again_the_write_ahead_log_can_be_emptied() {
    let (server, _, _) = begun().await;
    let folder = server.folder.path().to_owned();
    let mut were_blocked = Vec::new();
    let mut progress = |_| {
        // Another connection writes and truncates the log, as a server would; it reports whether a reader blocked it.
        let folder = folder.clone();
        let emptied = async move {
            let mut other = database(&folder).await;
            let write = "PRAGMA busy_timeout = 10; INSERT OR REPLACE INTO probe (id, at) VALUES (2, 1)";
            sqlx::raw_sql(write).execute(&mut other).await.unwrap();
            let blocked: i64 =
                sqlx::query_scalar("PRAGMA wal_checkpoint(TRUNCATE)").fetch_one(&mut other).await.unwrap();
            other.close().await.unwrap();
            blocked == 1
        };
        let runtime = || tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap();
        were_blocked.push(std::thread::spawn(move || runtime().block_on(emptied)).join().unwrap());
    };
    let file = server.folder.path().join("dreadboard.sqlite");
    let report = server::verify(&file, true, &mut progress).await.unwrap();
    assert_eq!(report.faults, []);
    // Checking reads in one transaction, which blocks; replaying does not.
    assert_eq!(were_blocked, [true, false]);
}
