//! Tests of the server through real sockets with a real database, one promise per test.

mod allies;
mod alone;
mod campaigns;
mod client;
mod clocks;
mod data;
mod frames;
mod guard;
mod health;
mod links;
mod log;
mod moves;
mod names;
mod pass_rules;
mod people;
mod places;
mod secrets;
mod snapshots;
mod talk;
mod undo;
mod upgrade;
mod upkeep;

use std::path::Path;

use server::{Config, Server};
use sqlx::Connection;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A test server.
pub(crate) struct TestServer {
    pub(crate) address: String,
    pub(crate) folder: TempDir,
    /// The address that serves metrics, if it is a separate one.
    pub(crate) metrics: Option<String>,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Starts a test server with these settings.
pub(crate) async fn start_server(settings: &[(&str, &str)]) -> TestServer {
    open(tempfile::tempdir().expect("a folder"), settings).await
}

async fn open(folder: TempDir, settings: &[(&str, &str)]) -> TestServer {
    let mut config = config(folder.path());
    settings.iter().for_each(|(key, value)| config.set(key, value).expect("a setting"));
    let server = Server::start(config, false).await.expect("it starts");
    let address = server.address().to_string();
    let metrics = server.metrics_address().map(|address| address.to_string());
    let (end, ended) = oneshot::channel();
    let task = tokio::spawn(server.run(async {
        _ = ended.await;
    }));
    TestServer { address, folder, metrics, end, task }
}

/// Opens a second connection to the server's database.
pub(crate) async fn database(folder: &Path) -> sqlx::SqliteConnection {
    let file = folder.join("dreadboard.sqlite");
    sqlx::SqliteConnection::connect(&file.display().to_string()).await.expect("a database")
}

/// Recomputes the chains of all logs from the current rows.
pub(crate) async fn rechain(database: &mut sqlx::SqliteConnection) {
    let context = "dreadboard 2026 log chain 1";
    let hash_of = |before: &[u8], parts: &[&str]| {
        let mut hasher = blake3::Hasher::new_derive_key(context);
        hasher.update(before);
        for part in parts {
            hasher.update(&(part.len() as u64).to_le_bytes()).update(part.as_bytes());
        }
        *hasher.finalize().as_bytes()
    };
    let tables = "SELECT id, game, base, COALESCE(pack_hash, '') FROM tables";
    let tables: Vec<(String, String, String, String)> =
        sqlx::query_as(tables).fetch_all(&mut *database).await.unwrap();
    for (id, game, base, pack_hash) in tables {
        let mut chain = hash_of(&[], &[&id, &game, &base, &pack_hash]);
        let rows = "SELECT n, entries, checks, kept FROM log WHERE of = ? ORDER BY n";
        let rows: Vec<(i64, String, String, String)> =
            sqlx::query_as(rows).bind(&id).fetch_all(&mut *database).await.unwrap();
        for (n, entries, checks, kept) in rows {
            let before = [&chain[..], &(n as u64).to_le_bytes()].concat();
            chain = hash_of(&before, &[&entries, &checks, &kept]);
            let update = sqlx::query("UPDATE log SET chain = ? WHERE of = ? AND n = ?").bind(&chain[..]);
            update.bind(&id).bind(n).execute(&mut *database).await.unwrap();
        }
        let update = sqlx::query("UPDATE tables SET log_head = ? WHERE id = ?").bind(&chain[..]);
        update.bind(&id).execute(&mut *database).await.unwrap();
    }
}

/// Simulates a full disk: no log row can be written.
pub(crate) const FORBID_LOG_WRITES: &str =
    "CREATE TRIGGER no BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END";

fn config(folder: &Path) -> Config {
    let mut config = Config::default();
    let data = folder.display().to_string();
    for (key, value) in [
        ("port", "0"),
        ("data", &data),
        ("guest-rate", "1000000"),
        ("address-rate", "1000000"),
        ("bot-threads", "2"),
        ("away", "0"),
        ("pass-delay", "0"),
    ] {
        config.set(key, value).expect("a setting");
    }
    config
}

impl TestServer {
    /// Shuts the server down and waits until it has ended.
    pub(crate) async fn close(self) -> TempDir {
        _ = self.end.send(());
        self.task.await.expect("it does not break");
        self.folder
    }

    /// Restarts the server.
    pub(crate) async fn reopen(self, settings: &[(&str, &str)]) -> TestServer {
        open(self.close().await, settings).await
    }
}
