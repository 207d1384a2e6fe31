//! The server as clients meet it: real sockets, a real database, one promise a test.

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
mod pass_rules;
mod people;
mod places;
mod secrets;
mod snapshots;
mod talk;
mod undo;
mod upkeep;

use std::path::Path;

use server::{Config, Server};
use sqlx::Connection;
use tempfile::TempDir;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A server of our own.
pub(crate) struct House {
    pub(crate) address: String,
    pub(crate) folder: TempDir,
    /// Where metrics are served, if that is another address.
    pub(crate) metrics: Option<String>,
    end: oneshot::Sender<()>,
    task: JoinHandle<()>,
}

/// Opens a house, with these settings.
pub(crate) async fn house(settings: &[(&str, &str)]) -> House {
    open(tempfile::tempdir().expect("a folder"), settings).await
}

async fn open(folder: TempDir, settings: &[(&str, &str)]) -> House {
    let mut config = config(folder.path());
    settings.iter().for_each(|(key, value)| config.set(key, value).expect("a setting"));
    let server = Server::start(config, false).await.expect("it starts");
    let address = server.address().to_string();
    let metrics = server.metrics_address().map(|address| address.to_string());
    let (end, ended) = oneshot::channel();
    let task = tokio::spawn(server.run(async {
        _ = ended.await;
    }));
    House { address, folder, metrics, end, task }
}

/// A second way to the database of a house.
pub(crate) async fn database(folder: &Path) -> sqlx::SqliteConnection {
    let file = folder.join("dreadboard.sqlite");
    sqlx::SqliteConnection::connect(&file.display().to_string()).await.expect("a database")
}

/// As if the disk were full: no log can be written any more.
pub(crate) const FORBID: &str = "CREATE TRIGGER no BEFORE INSERT ON log BEGIN SELECT RAISE(ABORT, 'no'); END";

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

impl House {
    /// Ends it and waits until it has ended.
    pub(crate) async fn close(self) -> TempDir {
        _ = self.end.send(());
        self.task.await.expect("it does not break");
        self.folder
    }

    /// Ends it and opens it again.
    pub(crate) async fn reopen(self, settings: &[(&str, &str)]) -> House {
        open(self.close().await, settings).await
    }
}
