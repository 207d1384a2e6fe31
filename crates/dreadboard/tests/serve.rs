//! Tests of `dreadboard serve` as a process that can be killed at any moment.

#[path = "../../server/tests/tables/client.rs"]
mod client;
mod served;

use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Command, Stdio};

use client::{Person, duel, request};
use serde_json::json;
use served::{serve, serve_through};

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

/// Who may do what with a file or folder, as `chmod` writes it.
#[cfg(unix)]
fn mode(path: &Path) -> u32 {
    use std::os::unix::fs::PermissionsExt;
    path.metadata().unwrap_or_else(|e| panic!("{}: {e}", path.display())).permissions().mode() & 0o777
}

#[cfg(unix)]
fn set_mode(path: &Path, mode: u32) {
    use std::os::unix::fs::PermissionsExt;
    std::fs::set_permissions(path, std::fs::Permissions::from_mode(mode)).expect("it is ours");
}

/// Runs a command on the data of a server under the usual umask. It goes well.
#[cfg(unix)]
fn with_usual_umask(args: &[&str]) {
    let binary = env!("CARGO_BIN_EXE_dreadboard");
    let run = Command::new(USUAL_UMASK[0]).args(&USUAL_UMASK[1..]).arg(binary).args(args).output().unwrap();
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

/// Runs what follows it with the umask that most systems have.
#[cfg(unix)]
const USUAL_UMASK: [&str; 4] = ["sh", "-c", "umask 022; exec \"$@\"", "sh"];

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn nobody_else_on_the_machine_can_read_what_a_server_keeps() {
    let folder = tempfile::tempdir().unwrap();
    let parent = folder.path().join("new");
    let data = parent.join("data");
    let set = format!("data={}", data.display());
    let server = serve_through(&USUAL_UMASK, folder.path(), &["--port", "0", "--set", &set]);
    let me = Person::come(&server.address).await;
    me.table(duel(json!({ "here": "Ann" }), "free")).await;
    assert_eq!((mode(&parent), mode(&data)), (0o700, 0o700));
    let files = ["dreadboard.sqlite", "dreadboard.sqlite-wal", "dreadboard.sqlite-shm", "dreadboard.lock"];
    let modes = |data: &Path| files.map(|name| mode(&data.join(name)));
    assert_eq!(modes(&data), [0o600; 4]);
    let copy = folder.path().join("copy.sqlite");
    with_usual_umask(&["backup", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]);
    assert_eq!(mode(&copy), 0o600);
    // A database that an earlier version has left readable, after a crash that has left its logs there.
    server.kill();
    files.iter().for_each(|name| set_mode(&data.join(name), 0o644));
    set_mode(&data, 0o755);
    let server = serve_through(&USUAL_UMASK, folder.path(), &["--port", "0", "--set", &set]);
    assert_eq!(modes(&data), [0o600; 4]);
    assert_eq!(mode(&data), 0o755, "a folder that was there is its owner's to open");
    server.stop();
    set_mode(&copy, 0o644);
    set_mode(&data.join(files[0]), 0o644);
    with_usual_umask(&["restore", "--data", data.to_str().unwrap(), copy.to_str().unwrap()]);
    let kept = std::fs::read_dir(&data).unwrap().map(|entry| entry.unwrap().path());
    let kept: Vec<_> = kept.filter(|path| path.extension().is_some_and(|end| end == "sqlite")).collect();
    assert_eq!(kept.len(), 2, "the database, and the one that it replaces");
    kept.iter().for_each(|path| assert_eq!(mode(path), 0o600, "{}", path.display()));
    assert_eq!(mode(&copy), 0o644, "a file that is only read stays as it is");
}

#[cfg(unix)]
#[test]
fn the_copy_before_an_upgrade_is_readable_by_its_owner_alone() {
    let folder = tempfile::tempdir().unwrap();
    let old = Path::new(env!("CARGO_MANIFEST_DIR")).join("../server/tests/fixtures/form-2/dreadboard.sqlite");
    std::fs::copy(old, folder.path().join("dreadboard.sqlite")).unwrap();
    set_mode(&folder.path().join("dreadboard.sqlite"), 0o644);
    serve_through(&USUAL_UMASK, folder.path(), &["--port", "0"]).stop();
    let copy = format!("dreadboard.before-{}.sqlite", server::newest_schema_version());
    for name in ["dreadboard.sqlite", &copy] {
        assert_eq!(mode(&folder.path().join(name)), 0o600, "{name}");
    }
}

/// Starts a server that must not start: what it says.
fn refused_start(data: &Path) -> String {
    let mut child = Command::new(env!("CARGO_BIN_EXE_dreadboard"))
        .args(["--lang", "en", "serve", "--port", "0", "--data"])
        .arg(data)
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    let mut line = String::new();
    BufReader::new(child.stdout.take().unwrap()).read_line(&mut line).unwrap();
    if !line.is_empty() {
        child.kill().unwrap();
    }
    let output = child.wait_with_output().unwrap();
    assert_eq!((line.as_str(), output.status.code()), ("", Some(1)), "no second server starts");
    String::from_utf8(output.stderr).unwrap()
}

#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn no_second_server_starts_on_a_database_by_whatever_name_it_is_reached() {
    let folder = tempfile::tempdir().unwrap();
    let folders = ["data", "linked", "hard-linked", "linked-folder"].map(|name| folder.path().join(name));
    let [data, linked, hard_linked, linked_folder] = &folders;
    for folder in [data, linked, hard_linked] {
        std::fs::create_dir(folder).unwrap();
    }
    std::os::unix::fs::symlink(data, linked_folder).unwrap();
    let server = serve(data, &["--port", "0"]);
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let database = data.join("dreadboard.sqlite");
    std::os::unix::fs::symlink(&database, linked.join("dreadboard.sqlite")).unwrap();
    std::fs::hard_link(&database, hard_linked.join("dreadboard.sqlite")).unwrap();
    std::fs::remove_file(data.join("dreadboard.lock")).unwrap();
    for folder in [data, linked, hard_linked, linked_folder] {
        let said = refused_start(folder);
        assert!(said.contains("another server already uses the tables"), "{said}");
        assert!(!said.contains("()"), "nothing is named where nothing is known: {said}");
    }
    // Whoever holds the database keeps nobody from reading it.
    let copy = folder.path().join("copy.sqlite");
    for command in [&["verify", "--data"][..], &["backup", "--data"]] {
        let mut run = Command::new(env!("CARGO_BIN_EXE_dreadboard"));
        run.args(command).arg(data).args((command[0] == "backup").then_some(&copy));
        assert!(run.output().unwrap().status.success(), "{command:?}");
    }
    let restore = Command::new(env!("CARGO_BIN_EXE_dreadboard"))
        .args(["restore", "--data", data.to_str().unwrap(), copy.to_str().unwrap()])
        .output()
        .unwrap();
    assert_eq!(restore.status.code(), Some(1), "it is not replaced while it is used");
    // The server goes on undisturbed, and another one starts when it has ended.
    let mut wire = me.sit(&table).await;
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    wire.answer(seat, 0).await;
    server.stop();
    serve(data, &["--port", "0"]).stop();
}
