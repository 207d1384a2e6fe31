//! Kills and disk faults under load: no acknowledged move may be lost, and an accepted move can be sent again.
//!
//! In every round all file writes fail for a moment during play, and the server is then killed. At the end it is
//! stopped by SIGTERM. After each of these, every seat repeats its last accepted move.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use futures_util::stream::{self, StreamExt, TryStreamExt};
use measurements::{Figure, Goal, OutputMode};
use tokio::time::{Instant, sleep};

use crate::host::Host;
use crate::party::{Ended, Party};
use crate::run::{MAX_CONCURRENT_REQUESTS, NAMED, Playing, games, play, progress, seated};

/// The group that the figures are stored under.
const FAULTS: &str = "faults";
/// How long tables are played before and after a fault, and before a kill.
const PLAY_TIME: Duration = Duration::from_millis(2_000);
/// Added to that for every round, so that kills and faults fall on different parts of a second.
const ROUND_OFFSET: Duration = Duration::from_millis(137);
/// How long writes fail: longer than the time between two moves of a table.
const FAULT_TIME: Duration = Duration::from_millis(1_200);

/// The amount of play.
pub(crate) struct FaultPlan {
    /// The number of tables played at the same time.
    pub(crate) tables: u32,
    /// The number of kills, and of disk faults.
    pub(crate) rounds: u32,
}

/// The results of a run.
#[derive(Debug, Default)]
pub(crate) struct Report {
    pub(crate) kills: u32,
    pub(crate) faults: u32,
    /// Faults during which no move was refused, so that they had no effect on the server.
    pub(crate) unnoticed: u32,
    /// Moves refused because they could not be stored.
    pub(crate) failed: u64,
    /// Accepted moves that were sent again.
    pub(crate) repeated: u64,
    pub(crate) acknowledged: usize,
    pub(crate) lost: usize,
    /// Refusals for other reasons, and seats whose log differs from what they had received.
    pub(crate) wrong: Vec<String>,
}

impl Report {
    /// Why the run has failed, if it has.
    pub(crate) fn problem(&self) -> Option<String> {
        let Report { unnoticed, lost, wrong, acknowledged, repeated, .. } = self;
        match () {
            () if *lost > 0 => Some(format!("{lost} of {acknowledged} acknowledged moves are lost")),
            () if !wrong.is_empty() => Some(format!("{} refusals or differences: {}", wrong.len(), wrong[0])),
            () if *unnoticed > 0 => Some(format!("{unnoticed} faults did not reach the server")),
            () if *acknowledged == 0 || *repeated == 0 => Some("nothing was played".to_owned()),
            () => None,
        }
    }
}

/// Runs the plan and prints its figures; returns an error if anything is lost.
pub(crate) async fn all(plan: &FaultPlan, how: OutputMode) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let report = run(plan, folder.path()).await?;
    report.wrong.iter().take(NAMED).for_each(|wrong| eprintln!("{wrong}"));
    let last = measurements::committed();
    let figure = |name, value, goal| Figure::new(FAULTS, name, value, goal, &last);
    let none = Goal::AtMost(0.0);
    let all = [
        figure("tables", plan.tables.into(), Goal::Known),
        figure("times killed", report.kills.into(), Goal::Known),
        figure("disk faults", report.faults.into(), Goal::Known),
        figure("disk faults that refused no move", report.unnoticed.into(), none),
        figure("moves refused by disk faults", report.failed as f64, Goal::Known),
        figure("moves acknowledged", report.acknowledged as f64, Goal::Known),
        figure("moves acknowledged and lost", report.lost as f64, none),
        figure("accepted moves sent again", report.repeated as f64, Goal::Known),
        figure("other refusals, and seats that were told otherwise", report.wrong.len() as f64, none),
    ];
    how.show(FAULTS, &all);
    how.finish(&all)?;
    report.problem().map_or(Ok(()), Err)
}

/// Plays the tables through all kills and faults, with the data in this folder.
pub(crate) async fn run(plan: &FaultPlan, data: &Path) -> Result<Report, String> {
    let mut report = Report::default();
    let mut host = Host::start_quiet(data).await?;
    progress(&format!("making {} tables", plan.tables));
    let games = games(&host.address).await?;
    let address = host.address.clone();
    let come = |number: u32| Party::come(&address, number, &games[number as usize % games.len()]);
    let mut parties: Vec<Party> = stream::iter(0..plan.tables)
        .map(come)
        .buffer_unordered(MAX_CONCURRENT_REQUESTS)
        .try_collect()
        .await?;
    parties = seated(parties, &host.address).await?;
    for round in 1..=plan.rounds {
        parties = fault(parties, &host, round, &mut report).await?;
        parties = killed(parties, host, round).await?;
        report.kills += 1;
        host = Host::start_quiet(data).await?;
        parties = returned(parties, &host, &mut report).await?;
        progress(&format!("round {round} of {}: {} moves sent again", plan.rounds, report.repeated));
    }
    let mut playing = play(parties, &host.address, Instant::now() + PLAY_TIME * 10, &Arc::default());
    sleep(PLAY_TIME).await;
    host.stop().await?;
    parties = all_back(&mut playing).await?;
    let host = Host::start_quiet(data).await?;
    parties = returned(parties, &host, &mut report).await?;
    progress("comparing");
    parties.iter_mut().for_each(Party::stand_up);
    let lost = stream::iter(&parties)
        .map(|party| party.lost(&host.address))
        .buffer_unordered(MAX_CONCURRENT_REQUESTS);
    for (acknowledged, lost) in lost.try_collect::<Vec<(usize, usize)>>().await? {
        report.acknowledged += acknowledged;
        report.lost += lost;
    }
    report.wrong = parties.iter().flat_map(|party| party.tally.wrong.iter().cloned()).collect();
    report.failed = parties.iter().map(|party| party.tally.failed).sum();
    host.kill().await?;
    Ok(report)
}

/// Plays while file writes fail for a moment; disconnected parties reconnect.
async fn fault(
    mut parties: Vec<Party>,
    host: &Host,
    round: u32,
    report: &mut Report,
) -> Result<Vec<Party>, String> {
    let failed = |parties: &[Party]| parties.iter().map(|party| party.tally.failed).sum::<u64>();
    let before = failed(&parties);
    parties.iter_mut().for_each(|party| party.expects_faults = true);
    let until = Instant::now() + PLAY_TIME + ROUND_OFFSET * round + FAULT_TIME + PLAY_TIME;
    let mut playing = play(parties, &host.address, until, &Arc::new(AtomicU64::new(0)));
    sleep(PLAY_TIME + ROUND_OFFSET * round).await;
    host.fail_writes(true)?;
    sleep(FAULT_TIME).await;
    host.fail_writes(false)?;
    let mut parties = all_back(&mut playing).await?;
    report.faults += 1;
    report.unnoticed += u32::from(failed(&parties) == before);
    // Pending moves are answered before unexpected refusals count as wrong again.
    parties = settled(parties, &host.address).await?;
    parties.iter_mut().for_each(|party| party.expects_faults = false);
    repeated(parties, report).await
}

/// Plays until the server is killed.
async fn killed(parties: Vec<Party>, host: Host, round: u32) -> Result<Vec<Party>, String> {
    let count = Arc::new(AtomicU64::new(0));
    let mut playing = play(parties, &host.address, Instant::now() + PLAY_TIME * 100, &count);
    sleep(PLAY_TIME + ROUND_OFFSET * round).await;
    host.kill().await?;
    let parties = all_back(&mut playing).await?;
    if count.load(Ordering::Relaxed) == 0 {
        return Err("no move was acknowledged before the server was killed".into());
    }
    Ok(parties)
}

/// Reconnects all parties to a restarted server and repeats their last moves.
async fn returned(parties: Vec<Party>, host: &Host, report: &mut Report) -> Result<Vec<Party>, String> {
    let parties = seated(parties, &host.address).await?;
    repeated(parties, report).await
}

/// Waits until every pending move is answered, reconnecting where necessary.
async fn settled(parties: Vec<Party>, host: &str) -> Result<Vec<Party>, String> {
    let settle = async |mut party: Party| party.settle(host).await.map(|()| party);
    stream::iter(parties).map(settle).buffer_unordered(MAX_CONCURRENT_REQUESTS).try_collect().await
}

/// Makes every seat resend its last accepted move.
async fn repeated(parties: Vec<Party>, report: &mut Report) -> Result<Vec<Party>, String> {
    let repeat = async |mut party: Party| party.repeat().await.map(|count| (party, count));
    let all: Vec<(Party, u64)> =
        stream::iter(parties).map(repeat).buffer_unordered(MAX_CONCURRENT_REQUESTS).try_collect().await?;
    report.repeated += all.iter().map(|(_, count)| count).sum::<u64>();
    Ok(all.into_iter().map(|(party, _)| party).collect())
}

/// Waits for all parties, whether their time was up or a socket was closed.
async fn all_back(playing: &mut Playing) -> Result<Vec<Party>, String> {
    let mut parties = Vec::new();
    while let Some(joined) = playing.join_next().await {
        let (party, ended) = joined.map_err(|e| e.to_string())?;
        match ended? {
            Ended::InTime | Ended::Broken => parties.push(party),
            Ended::Over => return Err("a table was not played on".into()),
        }
    }
    Ok(parties)
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Builds the server binary; does nothing if it is up to date.
    fn build_server() {
        let built = std::process::Command::new(env!("CARGO"))
            .args(["build", "--quiet", "--locked", "-p", "dreadboard"])
            .status()
            .expect("cargo runs");
        assert!(built.success(), "the server cannot be built");
    }

    #[tokio::test]
    async fn a_fault_and_a_kill_under_load_lose_nothing_acknowledged() {
        build_server();
        let folder = tempfile::tempdir().expect("a folder");
        let report = run(&FaultPlan { tables: 6, rounds: 1 }, folder.path()).await.expect("it runs");
        assert_eq!(report.problem(), None, "{report:?}");
        assert_eq!((report.kills, report.faults), (1, 1));
    }

    #[test]
    fn what_is_lost_or_refused_is_a_problem() {
        let good = || Report { acknowledged: 10, repeated: 4, ..Report::default() };
        assert_eq!(good().problem(), None);
        for bad in [
            Report { lost: 1, ..good() },
            Report { wrong: vec!["stale".into()], ..good() },
            Report { unnoticed: 1, ..good() },
            Report::default(),
        ] {
            assert!(bad.problem().is_some(), "{bad:?}");
        }
    }
}
