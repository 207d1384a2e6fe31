//! The stages of the load test: create tables, play at a steady pace, reload, kill under load, compare.

use std::io::Write;
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use measurements::{Figure, Goal, OutputMode, Record};
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, sleep_until};

use crate::Plan;
use crate::guest::Guest;
use crate::host::{Host, TICKS};
use crate::party::{Ended, Pace, Party};

/// The number of concurrent requests while tables are created or loaded.
pub(crate) const MAX_CONCURRENT_REQUESTS: usize = 32;
/// The interval between two moves of a table.
const MOVE_INTERVAL: Duration = Duration::from_secs(1);
/// How long tables are played before the server is killed, and the amount added in every round so that kills fall on
/// different parts of a second.
const ROUND_TIME: Duration = Duration::from_millis(3_000);
const ROUND_OFFSET: Duration = Duration::from_millis(137);
/// The longest time allowed for one game.
const MAX_GAME_TIME: Duration = Duration::from_secs(120);
/// The first number of guests outside the main load.
const OTHERS: u32 = 1_000_000;
/// The number of writes in the disk test.
const WRITES: usize = 50;
/// The number of problems that are printed.
pub(crate) const NAMED: usize = 5;

/// The group that the figures are stored under.
const SERVER: &str = "server";

struct Figures {
    last: Record,
    all: Vec<Figure>,
}

impl Figures {
    fn add(&mut self, name: &'static str, value: f64, goal: Goal) {
        self.all.push(Figure::new(SERVER, name, value, goal, &self.last));
    }
}

/// Measures everything and prints the figures.
pub(crate) async fn all(plan: &Plan, how: OutputMode) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let mut figures = Figures { last: measurements::committed(), all: Vec::new() };
    figures.add("what else the machine does, in cores", busy().await?, Goal::Known);
    figures.add("keeping 4 KB on this disk, ms", disk(folder.path())?, Goal::Known);
    let parties = in_time(plan, folder.path(), &mut figures).await?;
    let parties = at_rest(parties, folder.path(), &mut figures).await?;
    let parties = killed(plan, parties, folder.path(), &mut figures).await?;
    compared(parties, folder.path(), &mut figures).await?;
    longest(folder.path(), &mut figures).await?;
    how.show(SERVER, &figures.all);
    if how != OutputMode::Json {
        println!("{} tables, a move a second each, through a socket for every seat.", plan.tables);
    }
    how.finish(&figures.all)
}

/// The number of cores used by other processes, measured for a second.
async fn busy() -> Result<f64, String> {
    let used = || {
        let text = std::fs::read_to_string("/proc/stat").map_err(|e| e.to_string())?;
        let first = text.lines().next().unwrap_or_default();
        let ticks: Vec<f64> = first.split_whitespace().skip(1).filter_map(|word| word.parse().ok()).collect();
        // The first three fields are user, nice and system; idle and I/O wait follow.
        Ok::<_, String>(ticks.iter().take(3).sum::<f64>())
    };
    let before = used()?;
    sleep(Duration::from_secs(1)).await;
    Ok((used()? - before) / TICKS)
}

/// The median time of a small durable write, in milliseconds.
fn disk(folder: &Path) -> Result<f64, String> {
    let write = || -> std::io::Result<Vec<Duration>> {
        let mut file = std::fs::File::create(folder.join("try"))?;
        (0..WRITES)
            .map(|_| {
                let began = Instant::now();
                file.write_all(&[1; 4096])?;
                file.sync_data()?;
                Ok(began.elapsed())
            })
            .collect()
    };
    let mut times = write().map_err(|e| format!("{}: {e}", folder.display()))?;
    times.sort();
    Ok(times[WRITES / 2].as_secs_f64() * 1e3)
}

/// Plays all tables at a steady pace: measures latency and cost of moves.
async fn in_time(plan: &Plan, data: &Path, figures: &mut Figures) -> Result<Vec<Party>, String> {
    let host = Host::start(data).await?;
    progress(&format!("making {} tables", plan.tables));
    let address = host.address.as_str();
    let games = games(address).await?;
    let come = |number: u32| Party::come(address, number, &games[number as usize % games.len()]);
    let parties: Vec<Party> = stream::iter(0..plan.tables)
        .map(come)
        .buffer_unordered(MAX_CONCURRENT_REQUESTS)
        .try_collect()
        .await?;
    progress("sitting down");
    let parties = seated(parties, address).await?;

    let count = Arc::new(AtomicU64::new(0));
    let read = |parties: &[Party]| parties.iter().map(|party| party.tally.down).sum::<u64>() as f64;
    let sat = read(&parties);
    let (before, began) = (host.seconds()?, Instant::now());
    let until = began + plan.time;
    let mut playing = play(parties, address, until, &count);
    while Instant::now() < until {
        sleep_until((Instant::now() + 5 * MOVE_INTERVAL).min(until)).await;
        let (moves, seconds) = (count.load(Ordering::Relaxed), began.elapsed().as_secs());
        progress(&format!("{seconds} s of {}: {moves} moves", plan.time.as_secs()));
    }
    let (spent, wall) = (host.seconds()? - before, began.elapsed().as_secs_f64());
    let parties = back(&mut playing, &Ended::InTime).await?;

    let sum = |of: fn(&Party) -> u64| parties.iter().map(of).sum::<u64>() as f64;
    let moves = sum(|party| party.tally.moves);
    let mut times: Vec<f64> = parties
        .iter()
        .flat_map(|party| &party.tally.broadcasts)
        .map(|time| time.as_secs_f64() * 1e3)
        .collect();
    times.sort_by(f64::total_cmp);
    let at = |part: f64| times.get(((times.len() as f64 - 1.0) * part).round() as usize).copied();
    let at = |part| at(part).ok_or("no move was told to anybody");
    figures.add("moves a second", moves / wall, Goal::Known);
    figures.add("half of the moves told within, ms", at(0.5)?, Goal::Known);
    figures.add("95 of 100 moves told within, ms", at(0.95)?, Goal::Known);
    figures.add("99 of 100 moves told within, ms", at(0.99)?, Goal::AtMost(50.0));
    figures.add("slowest move told within, ms", at(1.0)?, Goal::Known);
    figures.add(
        "moves that were due before the last was kept",
        sum(|party| party.tally.late),
        Goal::AtMost(0.0),
    );
    figures.add("time on cores per move, ms", spent * 1e3 / moves, Goal::Known);
    figures.add("cores in use", spent / wall, Goal::Known);
    figures.add("bytes down per move, all sockets", (read(&parties) - sat) / moves, Goal::Known);
    figures.add("bytes up per move", sum(|party| party.tally.up) / moves, Goal::Known);
    host.kill().await?;
    Ok(parties)
}

/// Reloads all tables: measures their memory without and with sockets.
async fn at_rest(mut parties: Vec<Party>, data: &Path, figures: &mut Figures) -> Result<Vec<Party>, String> {
    let host = Host::start(data).await?;
    progress("loading all tables again");
    let address = host.address.as_str();
    // Loads one table of each game first, so that what all tables of a game share is not counted.
    let few = parties.len().min(games(address).await?.len());
    for party in &mut parties[..few] {
        party.load_table(address).await?;
    }
    let empty = host.memory()?;
    let knock = async |mut party: Party| party.load_table(address).await.map(|_| party);
    let parties: Vec<Party> =
        stream::iter(parties).map(knock).buffer_unordered(MAX_CONCURRENT_REQUESTS).try_collect().await?;
    let loaded = host.memory()?;
    let parties = seated(parties, address).await?;
    let seated = host.memory()?;
    let tables = parties.len() as f64;
    let said = parties.iter().map(Party::said).sum::<usize>() as f64;
    figures.add("answers at a table so far", said / tables, Goal::Known);
    figures.add("memory of an idle table, KB", (loaded - empty) / (tables - few as f64), Goal::AtMost(200.0));
    figures.add("memory of a table's sockets, KB", (seated - loaded) / tables, Goal::Known);
    host.kill().await?;
    Ok(parties)
}

/// Kills the server repeatedly under load; everyone reconnects and verifies that nothing they had received is lost.
async fn killed(
    plan: &Plan,
    mut parties: Vec<Party>,
    data: &Path,
    figures: &mut Figures,
) -> Result<Vec<Party>, String> {
    let count = Arc::new(AtomicU64::new(0));
    let mut slowest = Duration::ZERO;
    for round in 1..=plan.rounds {
        let began = Instant::now();
        let host = Host::start(data).await?;
        parties = seated(parties, &host.address).await?;
        slowest = slowest.max(began.elapsed());
        let mut playing = play(parties, &host.address, Instant::now() + MAX_GAME_TIME, &count);
        sleep(ROUND_TIME + ROUND_OFFSET * round).await;
        host.kill().await?;
        parties = back(&mut playing, &Ended::Broken).await?;
        let moves = count.load(Ordering::Relaxed);
        progress(&format!("killed {round} times of {}: {moves} moves", plan.rounds));
    }
    figures.add("times killed under this load", plan.rounds.into(), Goal::Known);
    figures.add("slowest return of everybody, s", slowest.as_secs_f64(), Goal::Known);
    Ok(parties)
}

/// Compares the acknowledged moves with the server's logs.
async fn compared(parties: Vec<Party>, data: &Path, figures: &mut Figures) -> Result<(), String> {
    let host = Host::start(data).await?;
    progress("comparing");
    // Reconnecting verifies what was received before the last kill.
    let mut parties = seated(parties, &host.address).await?;
    parties.iter_mut().for_each(Party::stand_up);
    let lost = stream::iter(&parties)
        .map(|party| party.lost(&host.address))
        .buffer_unordered(MAX_CONCURRENT_REQUESTS);
    let lost: Vec<(usize, usize)> = lost.try_collect().await?;
    let wrong: Vec<&String> = parties.iter().flat_map(|party| &party.tally.wrong).collect();
    wrong.iter().take(NAMED).for_each(|wrong| eprintln!("{wrong}"));
    let sum = |of: fn(&(usize, usize)) -> usize| lost.iter().map(of).sum::<usize>() as f64;
    figures.add("moves acknowledged", sum(|(all, _)| *all), Goal::Known);
    figures.add("moves acknowledged and lost", sum(|(_, lost)| *lost), Goal::AtMost(0.0));
    figures.add("refusals, and seats that were told otherwise", wrong.len() as f64, Goal::AtMost(0.0));
    host.kill().await
}

/// Plays a whole game of each kind: measures how long the longest one takes to load.
async fn longest(data: &Path, figures: &mut Figures) -> Result<(), String> {
    let host = Host::start(data).await?;
    let address = host.address.as_str();
    let mut parties = Vec::new();
    for (number, game) in (OTHERS..).zip(games(address).await?) {
        progress(&format!("a whole game: {game}"));
        let mut party = Party::come(address, number, &game).await?;
        party.sit(address).await?;
        let every = Duration::from_millis(1);
        let (first, until) = (Instant::now(), Instant::now() + MAX_GAME_TIME);
        party.play(address, Pace { first, every, until, count: Arc::default() }, false).await?;
        parties.push(party);
    }
    host.kill().await?;
    let Some(mut party) = parties.into_iter().max_by_key(Party::said) else { return Ok(()) };
    let host = Host::start(data).await?;
    let cold = party.load_table(&host.address).await?;
    let warm = party.load_table(&host.address).await?;
    figures.add("answers in the longest game", party.said() as f64, Goal::Known);
    figures.add("loading it, ms", (cold.saturating_sub(warm)).as_secs_f64() * 1e3, Goal::Known);
    host.kill().await
}

/// The names of the registered games.
pub(crate) async fn games(host: &str) -> Result<Vec<String>, String> {
    Guest::come(host, OTHERS - 1).await?.games(host).await
}

/// Opens the sockets of all parties.
pub(crate) async fn seated(parties: Vec<Party>, host: &str) -> Result<Vec<Party>, String> {
    let sit = async |mut party: Party| party.sit(host).await.map(|()| party);
    stream::iter(parties).map(sit).buffer_unordered(MAX_CONCURRENT_REQUESTS).try_collect().await
}

pub(crate) type Playing = JoinSet<(Party, Result<Ended, String>)>;

/// Starts playing all tables, with their moves spread evenly over time.
pub(crate) fn play(parties: Vec<Party>, host: &str, until: Instant, count: &Arc<AtomicU64>) -> Playing {
    let mut playing = JoinSet::new();
    let (now, all) = (Instant::now(), parties.len() as u32);
    for (number, mut party) in (0..).zip(parties) {
        let first = now + MOVE_INTERVAL * number / all;
        let pace = Pace { first, every: MOVE_INTERVAL, until, count: count.clone() };
        let host = host.to_owned();
        playing.spawn(async move {
            let ended = party.play(&host, pace, true).await;
            (party, ended)
        });
    }
    playing
}

/// Waits for all parties; fails if one ended for another reason than expected.
async fn back(playing: &mut Playing, expected: &Ended) -> Result<Vec<Party>, String> {
    let mut parties = Vec::new();
    while let Some(joined) = playing.join_next().await {
        let (party, ended) = joined.map_err(|e| e.to_string())?;
        let ended = ended?;
        if ended != *expected {
            return Err(format!("a table ended otherwise than expected: {ended:?}"));
        }
        parties.push(party);
    }
    Ok(parties)
}

/// Prints progress to standard error.
pub(crate) fn progress(text: &str) {
    let mut out = std::io::stderr();
    // Standard error may be closed.
    _ = writeln!(out, "{text}");
}
