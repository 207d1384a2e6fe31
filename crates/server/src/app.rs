//! What all requests share: the database, the bots, and the tables that are loaded.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{mpsc, oneshot, watch};

use crate::bots::Pool;
use crate::config::Config;
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::protocol::Failure;
use crate::store::Store;
use crate::table::{Message, Table};

/// Messages that may wait for a table.
const INBOX: usize = 256;
/// How long to wait before asking again for a table that is just being put away.
const SHORT: Duration = Duration::from_millis(2);

/// What all requests share.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) limits: Limits,
    pub(crate) metrics: Metrics,
    /// Whether it is time to end.
    pub(crate) ending: watch::Sender<bool>,
    tables: Mutex<BTreeMap<String, mpsc::Sender<Message>>>,
}

impl App {
    pub(crate) fn new(config: Config, store: Store) -> Arc<App> {
        Arc::new(App {
            pool: Pool::new(config.bot_threads),
            limits: Limits::new(&config),
            metrics: Metrics::default(),
            ending: watch::Sender::new(false),
            tables: Mutex::default(),
            config,
            store,
        })
    }

    fn tables(&self) -> MutexGuard<'_, BTreeMap<String, mpsc::Sender<Message>>> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many tables are loaded.
    pub(crate) fn loaded(&self) -> usize {
        self.tables().len()
    }

    /// The inboxes of all loaded tables.
    pub(crate) fn inboxes(&self) -> Vec<mpsc::Sender<Message>> {
        self.tables().values().cloned().collect()
    }

    /// Puts a message into a table's inbox; loads the table if it is not there.
    pub(crate) async fn send(self: &Arc<App>, id: &str, mut message: Message) -> Result<(), Failure> {
        loop {
            let inbox = self.tables().get(id).cloned();
            let inbox = match inbox {
                Some(inbox) => inbox,
                None => {
                    // Only what exists is loaded; otherwise guesses would cost us more than those who guess.
                    if self.store.table(id).await?.is_none() {
                        return Err(Failure::no_table());
                    }
                    self.load(id)
                }
            };
            match inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::time::sleep(SHORT).await;
        }
    }

    fn load(self: &Arc<App>, id: &str) -> mpsc::Sender<Message> {
        let mut tables = self.tables();
        if let Some(inbox) = tables.get(id) {
            return inbox.clone();
        }
        let (inbox, messages) = mpsc::channel(INBOX);
        tables.insert(id.to_owned(), inbox.clone());
        let (app, id, back) = (self.clone(), id.to_owned(), inbox.downgrade());
        tokio::spawn(async move {
            Table::run(app.clone(), &id, back, messages).await;
            app.tables().remove(&id);
        });
        inbox
    }

    /// Tells a table that a socket is closed, if the table is still there.
    pub(crate) async fn leave(&self, id: &str, socket: u64) {
        let inbox = self.tables().get(id).cloned();
        if let Some(inbox) = inbox {
            _ = inbox.send(Message::Gone { socket }).await;
        }
    }

    /// Ends all tables and waits until they are gone.
    pub(crate) async fn end_tables(&self) {
        self.ending.send_replace(true);
        for inbox in self.inboxes() {
            // One that is closed has ended already.
            _ = inbox.send(Message::End).await;
        }
        while self.loaded() > 0 {
            tokio::time::sleep(SHORT).await;
        }
    }

    /// Lets the table answer something.
    pub(crate) async fn ask<T: Send + 'static>(
        self: &Arc<App>,
        id: &str,
        question: impl FnOnce(&mut Table) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        let call = Box::new(move |table: &mut Table| {
            // Whoever does not wait any more does not need to know.
            _ = answer.send(question(table));
        });
        self.send(id, Message::Call(call)).await?;
        answered.await.map_err(|_| Failure::no_table())
    }
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}
