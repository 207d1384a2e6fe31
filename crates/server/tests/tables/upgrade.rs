//! Databases of earlier versions: migrated completely or not at all, after a copy was made.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde_json::{Value, json};
use server::{DataError, ServeError, Server, newest_schema_version};
use sqlx::Connection;
use tempfile::TempDir;

use crate::client::{Person, request};
use crate::{config, database, open};

/// The folder of the database from before migrations.
fn fixture() -> PathBuf {
    fixture_of("form-2")
}

/// The folder of the database with this schema version.
fn fixture_of(form: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures").join(form)
}

/// A data folder with a copy of the database from before migrations.
fn old_data() -> TempDir {
    data_of("form-2")
}

/// A data folder with a copy of the database with this schema version.
fn data_of(form: &str) -> TempDir {
    let folder = tempfile::tempdir().expect("a folder");
    std::fs::copy(fixture_of(form).join("dreadboard.sqlite"), folder.path().join("dreadboard.sqlite"))
        .expect("a copy");
    folder
}

/// Cookies and ids of the fixtures by name.
fn names() -> BTreeMap<String, String> {
    let text = std::fs::read_to_string(fixture().join("names.json")).expect("names");
    serde_json::from_str(&text).expect("JSON")
}

/// The entries of all logs, by table.
async fn logs(folder: &Path) -> BTreeMap<String, Vec<Value>> {
    let mut database = database(folder).await;
    let rows: Vec<(String, String)> =
        sqlx::query_as("SELECT of, entries FROM log ORDER BY of, n").fetch_all(&mut database).await.unwrap();
    let mut logs: BTreeMap<String, Vec<Value>> = BTreeMap::new();
    for (table, entries) in rows {
        logs.entry(table).or_default().extend(serde_json::from_str::<Vec<Value>>(&entries).unwrap());
    }
    database.close().await.unwrap();
    logs
}

async fn number(folder: &Path, query: &'static str) -> i64 {
    let mut database = database(folder).await;
    let number = sqlx::query_scalar(query).fetch_one(&mut database).await.unwrap();
    database.close().await.unwrap();
    number
}

/// The copies made before a migration.
fn copies(folder: &Path) -> Vec<PathBuf> {
    let files = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let mut copies: Vec<PathBuf> =
        files.filter(|file| file.display().to_string().contains(".before-")).collect();
    copies.sort();
    copies
}

/// Answers this many questions of the person's seats.
async fn play_on(person: &Person, table: &str, answers: usize) {
    let mut wire = person.sit(table).await;
    for n in 0..answers {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        assert!(wire.wait_for_question().await, "{table}");
        wire.answer(seat, n).await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_of_an_old_database_is_there_and_goes_on() {
    goes_on(old_data()).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_table_and_pass_rule_of_a_database_of_form_6_is_there_and_goes_on() {
    let server = open(data_of("form-6"), &[]).await;
    let ann = Person { address: server.address.clone(), cookie: names()["ann"].clone() };
    let mut wire = ann.sit(&names()["cthulhu-duel-going"]).await;
    wire.send(json!({ "look": { "seat": 0, "areas": false } })).await;
    let rules = wire.until("pass-rules").await;
    assert_eq!((&rules["rules"][0]["times"], &rules["low-priority"]), (&json!(3), &json!("always")));
    drop(wire);
    goes_on(server.close().await).await;
}

/// Continues the game at every table of a fixture.
async fn goes_on(folder: TempDir) -> TempDir {
    let names = names();
    let before = logs(folder.path()).await;
    let server = open(folder, &[]).await;
    let person = |who: &str| Person { address: server.address.clone(), cookie: names[who].clone() };
    let (ann, bob) = (person("ann"), person("bob"));
    for (person, name) in [(&ann, "Ann"), (&bob, "Bob")] {
        assert_eq!(person.get("me").await.good()["name"], name, "the old cookie still leads to its guest");
    }
    let is_table = |name: &str| !["ann", "bob", "invitation", "campaign", "campaign-open"].contains(&name);
    for (name, id) in names.iter().filter(|(name, _)| is_table(name)) {
        let owner = if name.ends_with("pack") { &bob } else { &ann };
        let state = owner.sit(id).await.until("table").await;
        assert_eq!(state["stuck"], Value::Null, "{name}");
        assert_eq!(state["over"], name.ends_with("finished"), "{name}");
        if name.ends_with("going") || name.ends_with("pack") {
            play_on(owner, id, 3).await;
            let save = owner.get(&format!("tables/{id}/save")).await.good();
            let log = save["log"].as_array().unwrap();
            assert!(log.starts_with(&before[id]) && log.len() > before[id].len(), "{name}");
        }
    }
    // A table of two people with chat, and a move of each.
    let friends = &names["cthulhu-duel-friends"];
    let (mut mine, mut theirs) = (ann.sit(friends).await, bob.sit(friends).await);
    mine.send(json!({ "look": { "seat": 0, "areas": false } })).await;
    assert!(mine.until("sync").await["notes"].to_string().contains("Good evening!"));
    let seat = mine.asked_seat().await;
    let asked = if seat == 0 { &mut mine } else { &mut theirs };
    asked.look(Some(seat)).await;
    asked.answer(seat, 0).await;
    // A table with a bot where a move was undone.
    let mut wire = ann.sit(&names["final-hour-bot-undo"]).await;
    wire.look(Some(0)).await;
    assert!(wire.wait_for_question().await);
    wire.answer(0, 1).await;
    // An open invitation, used by a new guest.
    let cleo = Person::come(&server.address).await;
    let joined = cleo.post(&format!("join/{}", names["invitation"]), json!({})).await.good();
    assert_eq!(joined["table"]["id"], *names["cthulhu-duel-invited"]);
    // The campaigns: one during a game, one between games.
    let page = ann.get(&format!("campaigns/{}", names["campaign"])).await.good();
    assert_eq!(page["playing"]["id"], *names["campaign-going"]);
    assert_eq!(page["played"][0]["id"], *names["campaign-finished"]);
    assert_eq!(bob.get(&format!("campaigns/{}", names["campaign"])).await.good()["id"], *names["campaign"]);
    let page = bob.get(&format!("campaigns/{}", names["campaign-open"])).await.good();
    assert_eq!(page["places"].as_array().unwrap().len(), 2);
    let next = json!(["me", { "here": "Cleo" }]);
    let card = crate::campaigns::next_seen(&bob, &names["campaign-open"], &page, next).await.good();
    play_on(&bob, card["id"].as_str().unwrap(), 2).await;
    // New entries are chained like those before.
    let folder = server.close().await;
    let report = server::verify(&folder.path().join("dreadboard.sqlite"), true, &mut |_| ()).await.unwrap();
    assert_eq!(
        (report.faults, report.is_chained, report.version),
        (Vec::new(), true, newest_schema_version())
    );
    folder
}

#[tokio::test(flavor = "multi_thread")]
async fn an_old_database_is_copied_once_before_it_is_changed() {
    let folder = old_data();
    let before = logs(folder.path()).await;
    let folder = open(folder, &[]).await.close().await;
    let copy = folder.path().join(format!("dreadboard.before-{}.sqlite", newest_schema_version()));
    assert_eq!(copies(folder.path()), std::slice::from_ref(&copy));
    let report = server::verify(&copy, true, &mut |_| ()).await.unwrap();
    assert_eq!((report.faults, report.version, report.is_chained), (Vec::new(), 2, false));
    let beside = tempfile::tempdir().unwrap();
    std::fs::copy(&copy, beside.path().join("dreadboard.sqlite")).unwrap();
    assert_eq!(logs(beside.path()).await, before);
    // A second start has nothing to migrate.
    let folder = open(folder, &[]).await.close().await;
    assert_eq!(copies(folder.path()), [copy]);
    // A new database needs no copy.
    let folder = open(tempfile::tempdir().unwrap(), &[]).await.close().await;
    assert_eq!(copies(folder.path()), Vec::<PathBuf>::new());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_that_fails_leaves_the_database_as_it_was() {
    let folder = old_data();
    // The migration to sessions comes before the one that this makes fail.
    let mut other = database(folder.path()).await;
    sqlx::raw_sql("CREATE TABLE packs (in_the_way TEXT)").execute(&mut other).await.unwrap();
    let before = logs(folder.path()).await;
    for _ in 0..2 {
        let started = Server::start(config(folder.path()), false).await;
        assert!(matches!(started.err(), Some(ServeError::Data(DataError::Database(_)))));
    }
    assert_eq!(logs(folder.path()).await, before);
    assert_eq!(number(folder.path(), "PRAGMA user_version").await, 2);
    let new = "SELECT COUNT(*) FROM sqlite_schema WHERE name IN ('sessions', '_sqlx_migrations', 'packs_of_deleted_table')";
    assert_eq!(number(folder.path(), new).await, 0, "not even the first of several changes is there");
    assert_eq!(copies(folder.path()).len(), 1, "the same copy is not kept twice");
    sqlx::raw_sql("DROP TABLE packs").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let folder = open(folder, &[]).await.close().await;
    assert_eq!(number(folder.path(), "PRAGMA user_version").await, newest_schema_version());
    assert_eq!(logs(folder.path()).await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_migration_of_a_newer_version_is_left_alone() {
    let folder = open(tempfile::tempdir().unwrap(), &[]).await.close().await;
    let mut other = database(folder.path()).await;
    let later = "INSERT INTO _sqlx_migrations (version, description, success, checksum, execution_time) \
                 VALUES (99, 'later', 1, x'00', 0)";
    sqlx::raw_sql(later).execute(&mut other).await.unwrap();
    let started = Server::start(config(folder.path()), false).await;
    assert!(matches!(started.err(), Some(ServeError::Data(DataError::Newer(99)))));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_still_older_lacks_columns_that_are_added() {
    let (folder, names) = (old_data(), names());
    let mut other = database(folder.path()).await;
    let older = "ALTER TABLE campaigns DROP COLUMN summary; ALTER TABLE campaigns DROP COLUMN program; \
                 DROP TABLE places; DROP TABLE deeds; PRAGMA user_version = 1";
    sqlx::raw_sql(older).execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let server = open(folder, &[]).await;
    let ann = Person { address: server.address.clone(), cookie: names["ann"].clone() };
    let listed = ann.get("campaigns").await.good();
    assert_eq!(listed[0]["id"], *names["campaign"]);
    // The summary is computed once; from then on the list does not need the states.
    let folder = server.close().await;
    let mut other = database(folder.path()).await;
    sqlx::raw_sql("DELETE FROM records").execute(&mut other).await.unwrap();
    other.close().await.unwrap();
    let server = open(folder, &[]).await;
    let ann = Person { address: server.address.clone(), ..ann };
    assert_eq!(ann.get("campaigns").await.good(), listed);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_not_the_token_and_can_have_several() {
    let server = open(old_data(), &[]).await;
    let new = Person::come(&server.address).await;
    let folder = server.folder.path();
    let same = "SELECT COUNT(*) FROM sessions WHERE token_hash = guest";
    assert_eq!(number(folder, same).await, 2, "those from before keep their ids");
    assert_eq!(number(folder, "SELECT COUNT(*) FROM sessions").await, 3);
    // A second device of Ann's.
    let mut other = database(folder).await;
    let hash = blake3::hash(b"another token").to_hex().to_string();
    let session = "INSERT INTO sessions SELECT ?, id, 1 FROM guests WHERE name = 'Ann'";
    sqlx::query(session).bind(hash).execute(&mut other).await.unwrap();
    let phone = Person { address: server.address.clone(), cookie: "dreadboard=another token".into() };
    let desk = Person { address: server.address.clone(), cookie: names()["ann"].clone() };
    assert_eq!(phone.get("tables").await.good(), desk.get("tables").await.good());
    phone.ask("PATCH", "me", br#"{ "name": "Anna" }"#).await.good();
    assert_eq!(desk.get("me").await.good()["name"], "Anna");
    assert_eq!(new.get("tables").await.good()["mine"], json!([]));
    // A token whose guest is gone is invalid.
    sqlx::raw_sql("DELETE FROM guests WHERE name = 'Anna'").execute(&mut other).await.unwrap();
    assert_eq!(phone.get("tables").await.code(), "forbidden");
    assert_eq!(number(folder, "SELECT COUNT(*) FROM sessions").await, 2);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_is_stored_once_and_goes_with_its_last_table() {
    let (folder, names) = (old_data(), names());
    let server = open(folder, &[]).await;
    let packs = async || number(server.folder.path(), "SELECT COUNT(*) FROM packs").await;
    assert_eq!(packs().await, 2, "four tables have two packs");
    let bob = Person { address: server.address.clone(), cookie: names["bob"].clone() };
    for (table, left) in [("cthulhu-duel-pack", 2), ("cthulhu-duel-same-pack", 1), ("final-hour-pack", 1)] {
        bob.ask("DELETE", &format!("tables/{}", names[table]), b"").await.good();
        assert_eq!(packs().await, left, "after {table}");
    }
    // The remaining table keeps its pack, and so does a copy of it.
    let left = &names["final-hour-same-pack"];
    let state = bob.sit(left).await.until("table").await;
    assert_eq!(state["stuck"], Value::Null);
    let branch = json!({
        "game": "final-hour", "from": [left, 2], "seats": ["me", { "here": "Cleo" }],
        "policy": crate::client::policy("free", false),
    });
    bob.table(branch).await;
    assert_eq!(packs().await, 1);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_pack_that_is_stored_already_counts_for_nothing_more() {
    let pack = |letter: &str| format!("# {}\n[items.bicycle]\nuse = \"after\"\n", letter.repeat(8000));
    let table = |letter: &str| {
        let seats = json!(["me", { "here": "Ann" }]);
        let policy = crate::client::policy("free", false);
        json!({ "game": "final-hour", "pack": pack(letter), "seats": seats, "policy": policy })
    };
    for limit in ["guest-bytes", "guest-total"] {
        let server = crate::start_server(&[(limit, "14000")]).await;
        let me = Person::come(&server.address).await;
        for _ in 0..3 {
            me.post("tables", table("x")).await.good();
        }
        assert_eq!(me.post("tables", table("y")).await.code(), "too-much", "{limit}: another pack");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_read_in_an_old_database_stops_its_own_table_alone() {
    let (folder, names) = (old_data(), names());
    let (id, other) = (&names["cthulhu-duel-going"], &names["cthulhu-duel-pack"]);
    let mut database = database(folder.path()).await;
    // Bytes that are not valid text.
    let harm = format!(
        "UPDATE log SET entries = x'ff00' WHERE of = '{id}' AND n = (SELECT MAX(n) FROM log WHERE of = '{id}'); \
         UPDATE tables SET pack = x'ff00' WHERE id = '{other}'"
    );
    sqlx::raw_sql(sqlx::AssertSqlSafe(harm)).execute(&mut database).await.unwrap();
    database.close().await.unwrap();
    let file = folder.path().join("dreadboard.sqlite");
    let named = |report: &server::Report, id: &str, problem: &str| {
        let said = |fault: &server::Fault| serde_json::to_value(fault.msg()).unwrap().to_string();
        report.faults.iter().map(said).any(|said| said.contains(id) && said.contains(problem))
    };
    let report = server::verify(&file, false, &mut |_| ()).await.unwrap();
    assert!(named(&report, id, "verify-log-changed"), "{:?}", report.faults);
    let server = open(folder, &[]).await;
    let person = |who: &str| Person { address: server.address.clone(), cookie: names[who].clone() };
    let (ann, bob) = (person("ann"), person("bob"));
    let state = ann.sit(id).await.until("table").await;
    assert_eq!(state["stuck"]["id"], "server-log-changed");
    assert!(bob.get(&format!("tables/{other}/save")).await.status >= 400);
    play_on(&ann, &names["final-hour-going"], 2).await;
    let folder = server.close().await;
    let report = server::verify(&folder.path().join("dreadboard.sqlite"), true, &mut |_| ()).await.unwrap();
    assert!(named(&report, id, "verify-log-changed"), "{:?}", report.faults);
    assert!(named(&report, other, "verify-"), "{:?}", report.faults);
    assert!(report.is_sound);
}

/// The metric of damaged logs.
async fn damaged(address: &str) -> String {
    let metrics = request(address, "GET", "/metrics", &[], b"").await.text;
    let line = metrics.lines().find_map(|line| line.strip_prefix("dreadboard_damaged_logs_total "));
    line.expect("it is counted").to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_log_that_is_not_what_was_written_is_named_at_its_place() {
    let names = names();
    let id = names["cthulhu-duel-going"].clone();
    let row = |n: usize| {
        format!("of = '{id}' AND n = (SELECT n FROM log WHERE of = '{id}' ORDER BY n LIMIT 1 OFFSET {n})")
    };
    let last = format!("of = '{id}' AND n = (SELECT MAX(n) FROM log WHERE of = '{id}')");
    let other = &names["cthulhu-duel-pack"];
    for (harm, stuck) in [
        (format!("DELETE FROM log WHERE {}", row(4)), "server-log-missing"),
        (format!("DELETE FROM log WHERE {last}"), "server-log-missing"),
        (format!("DELETE FROM log WHERE {}", row(0)), "server-log-beginning"),
        (format!("UPDATE log SET entries = '[]' WHERE {}", row(4)), "server-log-changed"),
        (
            format!("UPDATE log SET kept = json_set(kept, '$.said[0]', 77) WHERE {}", row(4)),
            "server-log-changed",
        ),
        (
            format!("UPDATE log SET checks = '[ ]' || substr(checks, 1, 0) WHERE {}", row(4)),
            "server-log-changed",
        ),
        (format!("UPDATE log SET kept = 'no JSON' WHERE {last}"), "server-log-changed"),
        (format!("UPDATE log SET chain = NULL WHERE {last}"), "server-log-changed"),
        (format!("UPDATE log SET n = n + 1 WHERE {last}"), "server-log-missing"),
        (
            format!(
                "UPDATE log SET (entries, checks, kept, chain) = (SELECT entries, checks, kept, chain \
                     FROM log WHERE of = '{other}' ORDER BY n DESC LIMIT 1) WHERE {last}"
            ),
            "server-log-changed",
        ),
        (format!("UPDATE tables SET log_head = zeroblob(32) WHERE id = '{id}'"), "server-log-missing"),
    ] {
        let folder = open(old_data(), &[]).await.close().await;
        let mut other = database(folder.path()).await;
        let rows = sqlx::raw_sql(sqlx::AssertSqlSafe(harm.clone())).execute(&mut other).await.unwrap();
        assert_eq!(rows.rows_affected(), 1, "{harm}");
        let report =
            server::verify(&folder.path().join("dreadboard.sqlite"), false, &mut |_| ()).await.unwrap();
        let server = open(folder, &[]).await;
        let ann = Person { address: server.address.clone(), cookie: names["ann"].clone() };
        let mut wire = ann.sit(&id).await;
        let state = wire.until("table").await;
        assert_eq!(state["stuck"]["id"], stuck, "{harm}");
        let entry = state["stuck"]["args"][0].clone();
        // It can be viewed, but not continued.
        wire.look(Some(0)).await;
        assert!(wire.ask.is_null(), "{harm}");
        assert_eq!(wire.refused(json!({ "undo": { "to": null } })).await, "refused", "{harm}");
        assert_eq!(damaged(&server.address).await, "1", "{harm}");
        // `verify` reports the same place.
        let msg = serde_json::to_value(report.faults[0].msg()).unwrap().to_string();
        assert_eq!(report.faults.len(), 1, "{harm}: {:?}", report.faults);
        assert!(msg.contains(&id) && msg.contains(&stuck.replace("server-", "verify-")), "{harm}: {msg}");
        assert!(msg.contains(&entry.to_string()), "{harm}: {msg} {entry}");
    }
}
