//! The real server, as a separate process.

use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::time::Duration;

use rustix::process::{Pid, Resource, Rlimit, Signal, getrlimit, kill_process, prlimit};
use tokio::io::{AsyncBufReadExt, BufReader, Lines};
use tokio::process::{Child, ChildStdout, Command};
use tokio::time::timeout;

/// The time-out for starting and stopping.
const LONG: Duration = Duration::from_secs(60);
/// Clock ticks per second in `/proc`, the same on every common Linux.
pub(crate) const TICKS: f64 = 100.0;

/// A running server, killed on drop.
pub(crate) struct Host {
    child: Child,
    /// Kept open so that the server can write to its standard output.
    _said: Lines<BufReader<ChildStdout>>,
    /// The address that it listens on.
    pub(crate) address: String,
}

impl Host {
    /// Starts the server on a free port with its data in this folder. It trusts `X-Forwarded-For`, as behind a proxy,
    /// so that a thousand guests can come from different addresses; all other settings have their defaults.
    pub(crate) async fn start(data: &Path) -> Result<Host, String> {
        Host::start_logging(data, Stdio::inherit()).await
    }

    /// As `start`, discarding the server's log, which has a line for each of thousands of refused moves.
    pub(crate) async fn start_quiet(data: &Path) -> Result<Host, String> {
        Host::start_logging(data, Stdio::null()).await
    }

    async fn start_logging(data: &Path, log: Stdio) -> Result<Host, String> {
        let binary = binary()?;
        let mut child = Command::new(&binary)
            .args(["serve", "--port", "0", "--set", "proxy=true", "--data"])
            .arg(data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(log)
            .kill_on_drop(true)
            .spawn()
            .map_err(|e| format!("{}: {e}", binary.display()))?;
        let stdout = child.stdout.take().ok_or("the server cannot be heard")?;
        let mut said = BufReader::new(stdout).lines();
        let address = async {
            while let Some(line) = said.next_line().await.map_err(|e| e.to_string())? {
                let found = line.split_whitespace().find_map(|word| word.strip_prefix("http://"));
                if let Some(address) = found {
                    return Ok(address.to_owned());
                }
            }
            Err("the server ended before it said where it is".to_owned())
        };
        let address = timeout(LONG, address).await.map_err(|_| "the server does not start")??;
        Ok(Host { child, _said: said, address })
    }

    /// Kills the server, as `kill -9` does.
    pub(crate) async fn kill(mut self) -> Result<(), String> {
        self.child.kill().await.map_err(|e| format!("the server cannot be killed: {e}"))
    }

    /// Stops the server gracefully, as `kill` does.
    pub(crate) async fn stop(mut self) -> Result<(), String> {
        kill_process(self.pid()?, Signal::TERM).map_err(|e| format!("the server cannot be stopped: {e}"))?;
        let ended = timeout(LONG, self.child.wait()).await.map_err(|_| "the server does not end")?;
        let status = ended.map_err(|e| e.to_string())?;
        if status.success() { Ok(()) } else { Err(format!("the server ended with {status}")) }
    }

    /// Makes every write to a file fail, or ends that, by setting the server's file size limit.
    pub(crate) fn fail_writes(&self, fail: bool) -> Result<(), String> {
        let limit = getrlimit(Resource::Fsize);
        let current = if fail { Some(0) } else { limit.maximum };
        let set = prlimit(Some(self.pid()?), Resource::Fsize, Rlimit { current, ..limit });
        set.map(|_| ()).map_err(|e| format!("the limit of a file's size cannot be set: {e}"))
    }

    fn pid(&self) -> Result<Pid, String> {
        let id = self.child.id().and_then(|id| Pid::from_raw(id.try_into().ok()?));
        id.ok_or_else(|| "the server has ended by itself".to_owned())
    }

    /// The CPU time that the server has used, in seconds.
    pub(crate) fn seconds(&self) -> Result<f64, String> {
        let text = self.about("stat")?;
        // The program name, in brackets, may contain spaces.
        let after = text.rsplit(')').next().unwrap_or_default();
        let ticks = after.split_whitespace().skip(11).take(2).filter_map(|word| word.parse::<f64>().ok());
        Ok(ticks.sum::<f64>() / TICKS)
    }

    /// The server's resident memory, in kilobytes.
    pub(crate) fn memory(&self) -> Result<f64, String> {
        let text = self.about("status")?;
        let line = text.lines().find_map(|line| line.strip_prefix("VmRSS:"));
        let number = line.and_then(|line| line.split_whitespace().next()?.parse().ok());
        number.ok_or_else(|| "the system does not say how much memory the server holds".to_owned())
    }

    fn about(&self, what: &str) -> Result<String, String> {
        let id = self.child.id().ok_or("the server has ended by itself")?;
        std::fs::read_to_string(format!("/proc/{id}/{what}"))
            .map_err(|e| format!("the system does not tell about the server: {e}"))
    }
}

/// The server binary: the one named by `DREADBOARD`, or the one beside this program.
fn binary() -> Result<PathBuf, String> {
    if let Some(named) = std::env::var_os("DREADBOARD") {
        return Ok(named.into());
    }
    let own = std::env::current_exe().map_err(|e| e.to_string())?;
    let beside = own.with_file_name("dreadboard");
    // Test programs are one folder deeper.
    let above = own.parent().and_then(Path::parent).map(|folder| folder.join("dreadboard"));
    if let Some(found) = [Some(beside.clone()), above].into_iter().flatten().find(|path| path.is_file()) {
        return Ok(found);
    }
    Err(format!("{} is not there: cargo build --release -p dreadboard", beside.display()))
}
