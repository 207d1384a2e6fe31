//! State shared by all requests: the database, the bot threads, and the loaded tables.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use tokio::sync::{Semaphore, mpsc, oneshot, watch};

use crate::bots::{Pool, cores};
use crate::config::Config;
use crate::health::Health;
use crate::http::{Bodies, Origins};
use crate::limits::Limits;
use crate::metrics::Metrics;
use crate::protocol::{Code, Failure};
use crate::room::{Message, Room, blocking};
use crate::store::Store;

/// The capacity of a table's inbox.
const INBOX_MESSAGES: usize = 256;
/// The delay before retrying to reach a table that is being unloaded.
const UNLOADING_RETRY_DELAY: Duration = Duration::from_millis(2);

/// The number of locks for campaigns, and for guests. Ids are mapped to locks by hash; collisions only cost waiting
/// time.
const LOCK_COUNT: usize = 64;

/// State shared by all requests.
pub(crate) struct App {
    pub(crate) config: Config,
    pub(crate) store: Store,
    pub(crate) pool: Pool,
    pub(crate) limits: Limits,
    /// The origins from which requests that change something are accepted.
    pub(crate) origins: Origins,
    pub(crate) metrics: Metrics,
    /// Cached responses that are the same for everybody.
    pub(crate) bodies: Bodies,
    pub(crate) health: Health,
    /// Set to true when the server shuts down.
    pub(crate) ending: watch::Sender<bool>,
    tables: Mutex<Rooms>,
    /// Held while a campaign is changed, so that changes to it are serialized.
    campaigns: [tokio::sync::Mutex<()>; LOCK_COUNT],
    /// Held while a guest begins a game or campaign, from checking their quota until the new one is stored.
    guests: [tokio::sync::Mutex<()>; LOCK_COUNT],
    /// Limits how many games are set up at the same time, so that some cores are left for play.
    laying: Arc<Semaphore>,
}

/// The inboxes of the loaded tables.
#[derive(Default)]
struct Rooms {
    inboxes: BTreeMap<String, mpsc::Sender<Message>>,
    /// Whether loading is disabled because the server is shutting down.
    closed: bool,
}

/// Registration of a loaded table, removed on drop however its task ends.
struct RoomHandle {
    app: Arc<App>,
    id: String,
}

impl Drop for RoomHandle {
    fn drop(&mut self) {
        self.app.tables().inboxes.remove(&self.id);
    }
}

impl App {
    pub(crate) fn new(config: Config, store: Store) -> Arc<App> {
        let metrics = Metrics::default();
        let commits = metrics.commit_time.clone();
        store.stats().on_commit(move |took| commits.observe(took));
        Arc::new(App {
            pool: Pool::new(config.bot_threads),
            limits: Limits::new(&config),
            origins: Origins::of(&config),
            metrics,
            bodies: Bodies::default(),
            health: Health::default(),
            ending: watch::Sender::new(false),
            tables: Mutex::default(),
            campaigns: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            guests: std::array::from_fn(|_| tokio::sync::Mutex::default()),
            laying: Arc::new(Semaphore::new((cores() / 2).max(1))),
            config,
            store,
        })
    }

    /// Locks the campaign for a change.
    pub(crate) async fn lock_campaign(&self, id: &str) -> tokio::sync::MutexGuard<'_, ()> {
        self.campaigns[lock_of(id)].lock().await
    }

    /// Locks the guest for beginning a game or campaign. Do not lock a campaign while holding this.
    pub(crate) async fn lock_guest(&self, id: &str) -> tokio::sync::MutexGuard<'_, ()> {
        self.guests[lock_of(id)].lock().await
    }

    fn tables(&self) -> MutexGuard<'_, Rooms> {
        self.tables.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The number of loaded tables.
    pub(crate) fn loaded(&self) -> usize {
        self.tables().inboxes.len()
    }

    /// The inboxes of all loaded tables.
    pub(crate) fn inboxes(&self) -> Vec<mpsc::Sender<Message>> {
        self.tables().inboxes.values().cloned().collect()
    }

    /// The inboxes of those among these tables that are loaded.
    pub(crate) fn inboxes_of(&self, ids: &[String]) -> Vec<mpsc::Sender<Message>> {
        let tables = self.tables();
        ids.iter().filter_map(|id| tables.inboxes.get(id)).cloned().collect()
    }

    /// Sends a message to a table, loading the table first if necessary.
    pub(crate) async fn send(self: &Arc<App>, id: &str, mut message: Message) -> Result<(), Failure> {
        loop {
            let inbox = self.tables().inboxes.get(id).cloned();
            let inbox = match inbox {
                Some(inbox) => inbox,
                None => {
                    // Checked before loading, so that guessed ids cost no more than one query.
                    if !self.store.is_table(id).await? {
                        return Err(Failure::no_table());
                    }
                    self.load(id)?
                }
            };
            match inbox.send(message).await {
                Ok(()) => return Ok(()),
                Err(mpsc::error::SendError(back)) => message = back,
            }
            tokio::time::sleep(UNLOADING_RETRY_DELAY).await;
        }
    }

    fn load(self: &Arc<App>, id: &str) -> Result<mpsc::Sender<Message>, Failure> {
        let mut tables = self.tables();
        if let Some(inbox) = tables.inboxes.get(id) {
            return Ok(inbox.clone());
        }
        if tables.closed {
            return Err(Failure::of(Code::Broken, "server-ends"));
        }
        let (inbox, messages) = mpsc::channel(INBOX_MESSAGES);
        tables.inboxes.insert(id.to_owned(), inbox.clone());
        let (place, back) = (RoomHandle { app: self.clone(), id: id.to_owned() }, inbox.downgrade());
        tokio::spawn(async move {
            Room::run(place.app.clone(), &place.id, back, messages).await;
        });
        Ok(inbox)
    }

    /// Tells a table that a socket has closed, if the table is loaded.
    pub(crate) async fn leave(&self, id: &str, socket: u64) {
        let inbox = self.tables().inboxes.get(id).cloned();
        if let Some(inbox) = inbox {
            _ = inbox.send(Message::Disconnected { socket }).await;
        }
    }

    /// Shuts all tables down and waits until they are unloaded.
    pub(crate) async fn end_tables(&self) {
        self.ending.send_replace(true);
        self.tables().closed = true;
        for inbox in self.inboxes() {
            // A closed inbox belongs to a table that has already ended.
            _ = inbox.send(Message::End).await;
        }
        while self.loaded() > 0 {
            tokio::time::sleep(UNLOADING_RETRY_DELAY).await;
        }
    }

    /// Runs the set-up of a game on a blocking thread, with limited concurrency. The permit is held until the work is
    /// done, even if the requester disconnects.
    pub(crate) async fn run_setup<T: Send + 'static>(
        &self,
        work: impl FnOnce() -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let place = self.laying.clone().acquire_owned().await.map_err(|e| Failure::broken("work", &e))?;
        blocking(move || {
            let done = work();
            drop(place);
            done
        })
        .await
    }

    /// Runs a closure on the table's task and returns its result.
    pub(crate) async fn with_room<T: Send + 'static>(
        self: &Arc<App>,
        id: &str,
        question: impl FnOnce(&mut Room) -> T + Send + 'static,
    ) -> Result<T, Failure> {
        let (answer, answered) = oneshot::channel();
        let call = Box::new(move |table: Result<&mut Room, Failure>| {
            // The receiver may have gone away.
            _ = answer.send(table.map(question));
        });
        self.send(id, Message::Call(call)).await?;
        answered.await.map_err(|_| Failure::no_table())?
    }
}

/// The index of the lock for this id.
fn lock_of(id: &str) -> usize {
    usize::from(blake3::hash(id.as_bytes()).as_bytes()[0]) % LOCK_COUNT
}

/// Seconds since 1970.
pub(crate) fn now() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_secs() as i64)
}

/// Milliseconds since 1970.
pub(crate) fn now_millis() -> i64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_millis() as i64)
}

#[cfg(test)]
pub(crate) mod tests {
    use std::path::Path;

    use registry::Seat;
    use sqlx::{Connection, SqliteConnection};
    use tempfile::TempDir;
    use tokio::time::timeout;

    use super::*;
    use crate::protocol::{Policy, UndoPolicy};
    use crate::room::{new_seat, split_save, summary, who};
    use crate::store::{Chain, Folder, LogRow, SeatProgress, Sitter, TableRow, Write};

    /// A generous time-out: nothing in these tests takes this long unless it hangs.
    pub(crate) const LONG: Duration = Duration::from_secs(60);

    /// Opens a second connection to the database.
    pub(crate) async fn database(folder: &Path) -> SqliteConnection {
        let file = folder.join("dreadboard.sqlite");
        SqliteConnection::connect(&file.display().to_string()).await.unwrap()
    }

    /// An app with one table whose two seats belong to the same guest, with one-minute clocks.
    pub(crate) async fn app() -> (TempDir, Arc<App>) {
        let table = registry::find("cthulhu-duel").unwrap().set_up(&[], None).unwrap();
        let person = || Sitter::Person { guest: "me".into(), name: String::new(), here: false };
        let policy = Policy {
            undo: UndoPolicy::Free,
            open: true,
            stand_in: true,
            clock: Some(1),
            quick_passes: false,
        };
        app_with(table, vec![person(), person()], policy, 0).await
    }

    /// An app with this table, made by the owner of the first seat, and this pass delay in milliseconds.
    pub(crate) async fn app_with(
        table: Box<dyn registry::DynTable>,
        sitters: Vec<Sitter>,
        policy: Policy,
        pass_delay: u64,
    ) -> (TempDir, Arc<App>) {
        let folder = tempfile::tempdir().unwrap();
        let (store, _) = Store::open(&mut Folder::take(folder.path()).unwrap()).await.unwrap();
        let Some(Sitter::Person { guest: maker, .. }) = sitters.first() else { panic!("a bot made it") };
        let (base, log, checks) = split_save(table.save());
        let row = TableRow {
            id: "one".into(),
            game: table.game().into(),
            base,
            pack: None,
            policy,
            maker: maker.clone(),
            campaign: None,
            at: now(),
            summary: summary(table.as_ref()),
        };
        let chain = Chain::of_table(&row);
        let mut writes = vec![Write::Table(Box::new(row))];
        if !log.is_empty() {
            let entries = serde_json::json!(log).to_string();
            let (row, _) = LogRow::after(chain, 0, entries, &checks, &SeatProgress::default());
            writes.push(Write::Log { of: "one".into(), row, summary: summary(table.as_ref()), at: now() });
        }
        writes.extend((0..).zip(sitters).map(|(at, sitter)| {
            let row = new_seat(who(table.as_ref(), Seat(at).index()), sitter);
            Write::Seat { of: "one".into(), seat: at, row }
        }));
        store.commit(writes).await.unwrap();
        let config = Config { pass_delay, ..Config::default() };
        (folder, App::new(config, store))
    }

    #[tokio::test]
    async fn a_table_that_breaks_down_is_loaded_anew_and_holds_nobody_up() {
        let (_folder, app) = app().await;
        assert!(app.with_room("one", |_| panic!("something nobody thought of")).await.is_err());
        let again = timeout(LONG, app.with_room("one", |table| table.play().seats())).await;
        assert_eq!(again.expect("an answer comes").unwrap(), 2);
        _ = app.with_room("one", |_| panic!("and once more")).await;
        timeout(LONG, app.end_tables()).await.expect("it ends");
    }

    #[tokio::test]
    async fn however_many_ask_only_some_cores_lay_games_out() {
        use std::sync::atomic::{AtomicUsize, Ordering};
        let (_folder, app) = app().await;
        let (now, most) = (Arc::new(AtomicUsize::new(0)), Arc::new(AtomicUsize::new(0)));
        let asked = (0..cores() * 4).map(|n| {
            let (app, now, most) = (app.clone(), now.clone(), most.clone());
            let work = move || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                std::thread::sleep(Duration::from_millis(20));
                now.fetch_sub(1, Ordering::SeqCst);
            };
            // Some requesters disconnect before they have their result.
            let patience = if n % 2 == 0 { Duration::from_millis(1) } else { LONG };
            tokio::spawn(async move { _ = timeout(patience, app.run_setup(work)).await })
        });
        for task in asked.collect::<Vec<_>>() {
            timeout(LONG, task).await.expect("everybody's turn comes").unwrap();
        }
        assert!(most.load(Ordering::SeqCst) <= (cores() / 2).max(1));
    }

    #[tokio::test]
    async fn no_table_is_loaded_once_the_server_has_ended_them() {
        let (_folder, app) = app().await;
        timeout(LONG, app.end_tables()).await.expect("it ends");
        let late = app.with_room("one", |_| ()).await;
        assert_eq!(late.unwrap_err().text.id, "server-ends");
        assert_eq!(app.loaded(), 0);
    }
}
