//! Runs `dreadboard serve` as a child process.

// Shared by several test programs, none of which uses all of it.
#![allow(dead_code, unreachable_pub)]

use std::ffi::OsStr;
use std::io::{BufRead, BufReader};
use std::path::Path;
use std::process::{Child, ChildStdout, Command, Stdio};

/// A running server and its address. It is killed on drop.
pub struct Served {
    pub child: Child,
    pub address: String,
    /// Kept open, because the server would fail if it could not write to its output.
    _out: BufReader<ChildStdout>,
}

impl Drop for Served {
    fn drop(&mut self) {
        _ = self.child.kill();
        _ = self.child.wait();
    }
}

/// Starts a server with its data in this folder. Its log is in `server.log` there.
pub fn serve(data: &Path, more: &[&str]) -> Served {
    serve_through(&[], data, more)
}

/// As [`serve`], with a wrapper command before the program that ends by executing it, as `strace -D` does.
pub fn serve_through(before: &[&str], data: &Path, more: &[&str]) -> Served {
    let program = OsStr::new(env!("CARGO_BIN_EXE_dreadboard"));
    let mut words = before.iter().map(OsStr::new).chain([program]);
    let mut command = Command::new(words.next().expect("a program"));
    let log = std::fs::File::options().append(true).create(true).open(data.join("server.log"));
    command
        .args(words)
        .args(["--lang", "en", "serve", "--data"])
        .arg(data)
        .args(["--set", "guest-rate=100000", "--set", "address-rate=100000"])
        .args(more)
        .current_dir(data)
        .stdout(Stdio::piped())
        .stderr(log.expect("a log can be written"));
    let mut child = command.spawn().unwrap_or_else(|e| panic!("{:?}: {e}", command.get_program()));
    let mut out = BufReader::new(child.stdout.take().expect("its output"));
    let mut line = String::new();
    out.read_line(&mut line).expect("it says where it is");
    let address = line.split_once("http://").expect("an address").1.trim().to_owned();
    Served { child, address, _out: out }
}

#[cfg(unix)]
impl Served {
    /// Sends SIGTERM, waits for the process, and asserts that it ended successfully.
    pub fn stop(mut self) {
        let pid = self.child.id().to_string();
        assert!(Command::new("kill").args(["-TERM", &pid]).status().expect("kill runs").success());
        assert!(self.child.wait().expect("it ends").success(), "it ends by itself");
    }

    /// Sends SIGKILL.
    pub fn kill(mut self) {
        self.child.kill().expect("SIGKILL");
        self.child.wait().expect("it is dead");
    }
}
