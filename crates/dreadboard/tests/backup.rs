//! Tests of backups: making, checking and restoring them as an operator does.

#[path = "../../server/tests/tables/client.rs"]
mod client;
mod served;

use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use client::{Person, duel};
use serde_json::{Value, json};
use served::serve;
use sqlx::{Connection, SqliteConnection};

/// The result of a run: its exit code and all its output.
#[derive(Debug)]
struct Ran {
    code: Option<i32>,
    said: String,
}

impl Ran {
    #[track_caller]
    fn ends(&self, code: i32, said: &[&str]) {
        assert_eq!(self.code, Some(code), "{self:?}");
        let text = self.said.split_whitespace().collect::<Vec<_>>().join(" ");
        for words in said {
            assert!(text.contains(words), "nothing of “{words}” in {self:?}");
        }
    }
}

/// No command takes so long unless it never ends.
const LONG: Duration = Duration::from_secs(120);

/// Runs the binary, in English.
fn run(args: &[&str]) -> Ran {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dreadboard"))
        .args(["--lang", "en"])
        .args(args)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the binary runs");
    let began = Instant::now();
    while child.try_wait().expect("a child of ours").is_none() {
        if began.elapsed() > LONG {
            child.kill().expect("it can be killed");
            panic!("{args:?} does not end");
        }
        std::thread::sleep(Duration::from_millis(2));
    }
    let output: Output = child.wait_with_output().expect("it has ended");
    let said = [output.stdout, output.stderr].concat();
    Ran { code: output.status.code(), said: String::from_utf8(said).expect("text") }
}

fn text(path: &Path) -> &str {
    path.to_str().expect("a path of ours")
}

/// A database from before migrations existed.
fn old_database() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures/form-2/dreadboard.sqlite")
}

/// Modifies a database directly, bypassing the server.
async fn change(file: &Path, statement: &str) {
    let mut database = SqliteConnection::connect(text(file)).await.expect("a database");
    let done = sqlx::raw_sql(sqlx::AssertSqlSafe(statement.to_owned())).execute(&mut database).await;
    assert!(done.expect("it is changed").rows_affected() > 0, "{statement}");
    database.close().await.expect("it is closed");
}

async fn play(me: &Person, table: &str, answers: usize) {
    let mut wire = me.sit(table).await;
    for n in 0..answers {
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
    }
}

async fn log(me: &Person, table: &str) -> Vec<Value> {
    let save = me.get(&format!("tables/{table}/save")).await.good();
    save["log"].as_array().expect("a log").clone()
}

/// The names of the files in a folder that contain `part`.
fn files(folder: &Path, part: &str) -> Vec<String> {
    let files =
        std::fs::read_dir(folder).expect("a folder").map(|entry| entry.expect("an entry").file_name());
    files.filter_map(|name| name.into_string().ok()).filter(|name| name.contains(part)).collect()
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn what_was_backed_up_while_the_server_ran_is_there_after_a_restore() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, copy) = (folder.path().join("data"), folder.path().join("copy.sqlite"));
    std::fs::create_dir(&data).expect("a folder");
    let server = serve(&data, &["--port", "0"]);
    let mut me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    play(&me, &table, 6).await;
    let before = log(&me, &table).await;
    let backup = ["backup", "--data", text(&data), text(&copy)];
    run(&backup).ends(0, &["1 table is copied to", "the copy is in order"]);
    // An existing file is not overwritten by accident.
    run(&backup).ends(2, &["is there already", "--force"]);
    run(&["verify", "--data", text(&data)]).ends(0, &["is in order: 1 table,"]);
    // The running server is not affected.
    play(&me, &table, 4).await;
    let later = log(&me, &table).await;
    assert!(later.len() > before.len());
    run(&["restore", "--data", text(&data), text(&copy)])
        .ends(1, &["another server already uses the tables", "End it"]);
    assert_eq!(log(&me, &table).await, later);
    // A killed server leaves a write-ahead log, which must not get into the restored database.
    server.kill();
    run(&["restore", "--data", text(&data), text(&copy)])
        .ends(0, &["1 table is in", "What was there before is in"]);
    assert_eq!(files(&data, ".part"), Vec::<String>::new());
    let server = serve(&data, &["--port", "0"]);
    me.address = server.address.clone();
    assert_eq!(log(&me, &table).await, before);
    play(&me, &table, 2).await;
    server.stop();
    // The replaced database is intact, with everything played after the backup.
    let replaced = data.join(&files(&data, ".replaced-")[0]);
    run(&["verify", text(&replaced), "--replay"]).ends(0, &["is in order: 1 table,", "all played again"]);
    run(&["restore", "--data", text(&data), text(&replaced)]).ends(0, &["1 table is in"]);
    let server = serve(&data, &["--port", "0"]);
    me.address = server.address.clone();
    assert_eq!(log(&me, &table).await, later);
    run(&["backup", "--data", text(&data), "--force", text(&copy)]).ends(0, &["1 table is copied"]);
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn each_fault_is_named_and_nothing_faulty_is_restored() {
    let folder = tempfile::tempdir().expect("a folder");
    let data = folder.path().join("data");
    std::fs::create_dir(&data).expect("a folder");
    let database = data.join("dreadboard.sqlite");
    std::fs::copy(old_database(), &database).expect("a copy");
    // A backup of an older version is valid too, and is migrated after it is restored.
    run(&["verify", text(&database), "--replay"])
        .ends(0, &["is in order: 15 tables,", "all played again", "An older version wrote it"]);
    serve(&data, &["--port", "0"]).kill();
    run(&["verify", "--data", text(&data), "--replay"]).ends(0, &["is in order: 15 tables,"]);
    let good = folder.path().join("good.sqlite");
    run(&["backup", "--data", text(&data), text(&good)]).ends(0, &["15 tables are copied"]);
    let longest = "(SELECT of FROM log GROUP BY of ORDER BY COUNT(*) DESC, of LIMIT 1)";
    for (harm, said) in [
        (
            format!("UPDATE log SET entries = '[ ]' WHERE of = {longest} AND n = 0"),
            "entry 1 of its log, was changed",
        ),
        (
            format!(
                "DELETE FROM log WHERE of = {longest} AND n = (SELECT MAX(n) FROM log WHERE of = {longest})"
            ),
            "of its log is missing",
        ),
        ("UPDATE packs SET text = text || '#'".into(), "was changed"),
        ("DELETE FROM packs".into(), "tables.pack_hash names"),
        ("PRAGMA foreign_keys = OFF; DELETE FROM guests WHERE name = 'Bob'".into(), "which is not in guests"),
        (
            "DROP TRIGGER packs_of_deleted_table; DELETE FROM tables WHERE pack_hash IS NULL".into(),
            "log.of names",
        ),
    ] {
        let bad = folder.path().join("bad.sqlite");
        std::fs::copy(&good, &bad).expect("a copy");
        change(&bad, &harm).await;
        run(&["verify", text(&bad)]).ends(1, &[said, "fault"]);
        run(&["restore", "--data", text(&data), text(&bad)]).ends(1, &[said, "fault", "--faulty"]);
        // A backup of a faulty database reports the faults, but copies what it can.
        let (other, copy) = (folder.path().join("other"), folder.path().join("copy.sqlite"));
        std::fs::create_dir_all(&other).expect("a folder");
        std::fs::copy(&bad, other.join("dreadboard.sqlite")).expect("a copy");
        run(&["backup", "--data", text(&other), text(&copy)]).ends(1, &[said, "The copy is in", "fault"]);
        assert_eq!(files(folder.path(), ".part"), Vec::<String>::new());
        run(&["verify", text(&copy)]).ends(1, &[said]);
        run(&["restore", "--faulty", "--data", text(&other), text(&copy)]).ends(0, &[said, "in"]);
        run(&["verify", "--data", text(&other)]).ends(1, &[said]);
        // A faulty copy never replaces a file that may be better.
        std::fs::copy(&good, &copy).expect("a copy");
        run(&["backup", "--force", "--data", text(&other), text(&copy)]).ends(1, &[said, ".faulty"]);
        run(&["verify", text(&copy)]).ends(0, &["is in order: 15 tables,"]);
        run(&["verify", text(&folder.path().join("copy.sqlite.faulty"))]).ends(1, &[said]);
        std::fs::remove_file(&copy).expect("it is removed");
        std::fs::remove_dir_all(&other).expect("it is removed");
    }
    // A damaged page, a file of another kind, a missing file.
    let bad = folder.path().join("bad.sqlite");
    let mut bytes = std::fs::read(&good).expect("bytes");
    let middle = bytes.len() / 2;
    bytes[middle..middle + 3000].fill(0xff);
    std::fs::write(&bad, &bytes).expect("written");
    run(&["verify", text(&bad)]).ends(1, &["The file is damaged", "fault"]);
    run(&["restore", "--faulty", "--data", text(&data), text(&bad)]).ends(1, &["The file is damaged"]);
    std::fs::write(&bad, "no database").expect("written");
    run(&["restore", "--data", text(&data), text(&bad)]).ends(1, &["The file is damaged"]);
    let missing = folder.path().join("missing.sqlite");
    run(&["verify", text(&missing)]).ends(1, &["there is no such file"]);
    run(&["backup", "--data", text(&missing), text(&bad), "--force"]).ends(1, &["there is no such file"]);
    change(&good, "PRAGMA user_version = 1000; UPDATE guests SET made = 1").await;
    run(&["restore", "--data", text(&data), text(&good)]).ends(1, &["a newer version of Dreadboard"]);
    // The tables have not changed meanwhile.
    run(&["verify", "--data", text(&data), "--replay"]).ends(0, &["is in order: 15 tables,"]);
    assert_eq!(files(&data, ".replaced-"), Vec::<String>::new());
}

#[cfg(unix)]
#[test]
fn a_back_up_never_lands_among_the_files_of_the_database() {
    let folder = tempfile::tempdir().expect("a folder");
    let (data, linked) = (folder.path().join("data"), folder.path().join("linked"));
    std::fs::create_dir(&data).expect("a folder");
    let database = data.join("dreadboard.sqlite");
    std::fs::copy(old_database(), &database).expect("a copy");
    std::os::unix::fs::symlink(&data, &linked).expect("a link");
    let link = folder.path().join("link.sqlite");
    std::os::unix::fs::symlink(&database, &link).expect("a link");
    let before = files(&data, "");
    for target in [
        database.clone(),
        data.join("../data/dreadboard.sqlite"),
        linked.join("dreadboard.sqlite"),
        link.clone(),
        data.join("dreadboard.sqlite-wal"),
        data.join("dreadboard.sqlite.part"),
        data.join("dreadboard.lock"),
        data.join("dreadboard.before-6.sqlite"),
    ] {
        for force in [&["--force"][..], &[]] {
            let args = [&["backup", "--data", text(&data), text(&target)], force].concat();
            run(&args).ends(2, &["is in the folder where the server keeps", "another folder"]);
        }
    }
    assert_eq!(files(&data, ""), before);
    assert_eq!(std::fs::read(&database).expect("bytes"), std::fs::read(old_database()).expect("bytes"));
    assert!(link.is_symlink());
    // Nor to the database itself, if the file in the data folder is a symbolic link to it.
    let other = folder.path().join("other");
    std::fs::create_dir(&other).expect("a folder");
    std::os::unix::fs::symlink(&database, other.join("dreadboard.sqlite")).expect("a link");
    for target in [other.join("dreadboard.sqlite"), database.clone()] {
        run(&["backup", "--data", text(&other), text(&target), "--force"]).ends(2, &["another folder"]);
    }
    run(&["backup", "--data", text(&other), text(&folder.path().join("copy.sqlite"))])
        .ends(0, &["15 tables"]);
}

#[test]
fn what_an_interrupted_restore_has_left_is_not_deleted_by_restoring_it() {
    let folder = tempfile::tempdir().expect("a folder");
    let left = folder.path().join("dreadboard.sqlite.part");
    std::fs::copy(old_database(), &left).expect("a copy");
    run(&["restore", "--data", text(folder.path()), text(&left)]).ends(2, &["Rename it"]);
    let renamed = folder.path().join("renamed.sqlite");
    std::fs::rename(&left, &renamed).expect("it is still there");
    run(&["restore", "--data", text(folder.path()), text(&renamed)]).ends(0, &["15 tables are in"]);
}

#[cfg(unix)]
#[test]
fn what_is_no_regular_file_is_refused_at_once() {
    let folder = tempfile::tempdir().expect("a folder");
    let (pipe, copy) = (folder.path().join("pipe"), folder.path().join("copy.sqlite"));
    let (data, piped) = (folder.path().join("data"), folder.path().join("piped"));
    std::fs::create_dir(&data).expect("a folder");
    std::fs::create_dir(&piped).expect("a folder");
    std::fs::copy(old_database(), data.join("dreadboard.sqlite")).expect("a copy");
    for pipe in [&pipe, &piped.join("dreadboard.sqlite")] {
        assert!(Command::new("mkfifo").arg(pipe).status().expect("mkfifo runs").success());
    }
    for odd in [&pipe, Path::new("/dev/zero")] {
        run(&["verify", text(odd)]).ends(1, &["this is not a regular file"]);
        run(&["restore", "--data", text(&data), text(odd)]).ends(1, &["this is not a regular file"]);
    }
    run(&["backup", "--force", "--data", text(&data), text(&pipe)]).ends(1, &["this is not a regular file"]);
    for args in [
        &["verify", "--data", text(&piped)][..],
        &["backup", "--data", text(&piped), text(&copy)],
        &["restore", "--data", text(&piped), text(&old_database())],
        &["serve", "--port", "0", "--data", text(&piped)],
    ] {
        run(args).ends(1, &["not a regular file"]);
    }
    run(&["verify", text(&data)]).ends(1, &["this is a folder"]);
    assert!(!pipe.metadata().expect("it is there").is_file(), "it was not replaced");
}

#[cfg(target_os = "linux")]
mod interrupted {
    use std::io::{BufRead, BufReader};

    use server::newest_schema_version;

    use super::*;

    /// Starts a server with this fault injected into its system calls. Returns `None` if it starts to listen; it is
    /// then killed.
    fn start_with(data: &Path, inject: &str) -> Option<Ran> {
        let calls = inject.split(':').next().expect("calls");
        let mut child = Command::new("strace")
            // Not with --seccomp-bpf, which does not inject every signal.
            .args(["-D", "-f", "-o", "/dev/null", "-e", &format!("trace={calls}")])
            .args(["-e", &format!("inject={inject}")])
            .arg(env!("CARGO_BIN_EXE_dreadboard"))
            .args(["--lang", "en", "serve", "--port", "0", "--data", text(data)])
            .current_dir(data)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .expect("strace runs: ./scripts/tools installs it");
        let mut line = String::new();
        BufReader::new(child.stdout.take().expect("its output"))
            .read_line(&mut line)
            .expect("a line or its end");
        if !line.is_empty() {
            child.kill().expect("it is killed");
            child.wait().expect("it is dead");
            return None;
        }
        let output = child.wait_with_output().expect("it ends");
        Some(Ran { code: output.status.code(), said: String::from_utf8_lossy(&output.stderr).into_owned() })
    }

    /// The version of the database by its mark, and by the last change that was applied if any was: both are the same.
    async fn version(data: &Path) -> i64 {
        let file = data.join("dreadboard.sqlite");
        let mut database = SqliteConnection::connect(text(&file)).await.expect("a database");
        let marked: i64 =
            sqlx::query_scalar("PRAGMA user_version").fetch_one(&mut database).await.expect("a number");
        let applied = sqlx::query_scalar::<_, i64>("SELECT MAX(version) FROM _sqlx_migrations");
        // An old database has no such table.
        if let Ok(applied) = applied.fetch_one(&mut database).await {
            assert_eq!(applied, marked, "all changes are there or none");
        }
        marked
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn killed_while_it_changes_an_old_database_the_server_finds_the_old_or_the_new_one() {
        let folder = tempfile::tempdir().expect("a folder");
        let data = folder.path();
        let database = data.join("dreadboard.sqlite");
        let mut versions = Vec::new();
        // Kills it at one of these writes: while the copy is made, while the migration is written, and at its commit.
        for call in (1..).step_by(17).take(60) {
            for file in std::fs::read_dir(data).expect("a folder") {
                std::fs::remove_file(file.expect("an entry").path()).expect("it is removed");
            }
            std::fs::copy(old_database(), &database).expect("a copy");
            let ran = start_with(data, &format!("pwrite64:signal=SIGKILL:when={call}"));
            let was_killed = ran.is_some();
            assert!(ran.is_none_or(|ran| ran.code.is_none()), "it is killed at write {call}, or listens");
            let found = version(data).await;
            assert!([2, newest_schema_version()].contains(&found), "{found} after write {call}");
            versions.push(found);
            run(&["verify", "--data", text(data), "--replay"]).ends(0, &["is in order: 15 tables,"]);
            serve(data, &["--port", "0"]).kill();
            assert_eq!(version(data).await, newest_schema_version());
            run(&["verify", "--data", text(data)]).ends(0, &["is in order: 15 tables,"]);
            assert_eq!(
                files(data, ".part"),
                Vec::<String>::new(),
                "nothing is left of a copy that was interrupted"
            );
            for copy in files(data, ".before-") {
                run(&["verify", text(&data.join(copy))]).ends(0, &["is in order: 15 tables,"]);
            }
            if !was_killed {
                break;
            }
        }
        assert!(versions.iter().filter(|version| **version == 2).count() > 3, "{versions:?}");
        assert_eq!(versions.last(), Some(&newest_schema_version()), "{versions:?}");
    }

    #[tokio::test(flavor = "multi_thread")]
    async fn without_room_for_a_copy_nothing_is_changed_and_the_remedy_is_named() {
        let folder = tempfile::tempdir().expect("a folder");
        let database = folder.path().join("dreadboard.sqlite");
        std::fs::copy(old_database(), &database).expect("a copy");
        let ran = start_with(folder.path(), "pwrite64:error=ENOSPC:when=20+");
        ran.expect("it does not start").ends(1, &["there is no room for it", "Free some space"]);
        assert_eq!(version(folder.path()).await, 2);
        assert_eq!(files(folder.path(), ".before-"), Vec::<String>::new());
        serve(folder.path(), &["--port", "0"]).kill();
        assert_eq!(version(folder.path()).await, newest_schema_version());
    }
}
