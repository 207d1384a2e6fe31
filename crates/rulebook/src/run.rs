//! Building a game's test programs and running them with time and memory limits.

use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};
use std::{env, fs, io, thread};

use serde::Deserialize;

use crate::alter::{ALTERATIONS, ALTERED};
use crate::cite::{COVERS, REACHED, RULE_OFF};
use crate::prove::ProveError;

/// The memory limit of a test in pages (2 GiB): with a rule off, play may never end.
const MEMORY_PAGES: u64 = 1 << 19;

/// A test program of a game.
#[derive(Debug)]
pub(crate) struct Program {
    /// The name of its target, for display.
    pub(crate) name: String,
    path: PathBuf,
    /// The game's folder, the working directory of its tests.
    folder: PathBuf,
}

impl Program {
    /// A command that runs the program silently with every rule on.
    pub(crate) fn command(&self) -> Command {
        let mut command = Command::new(&self.path);
        command.current_dir(&self.folder).env("CARGO_MANIFEST_DIR", &self.folder);
        for variable in [RULE_OFF, REACHED, COVERS, ALTERED, ALTERATIONS] {
            command.env_remove(variable);
        }
        // Tests fail on purpose here, so they must leave no files beside the sources and waste no time on backtraces.
        command.env("INSTA_UPDATE", "no").env("PROPTEST_DISABLE_FAILURE_PERSISTENCE", "true");
        command.env("RUST_BACKTRACE", "0");
        command.stdin(Stdio::null()).stdout(Stdio::null()).stderr(Stdio::null());
        command
    }
}

/// Builds the tests of a crate, with the probe enabled by its dev-dependencies. It builds the whole workspace, because
/// building one crate alone would select other features and rebuild what `cargo test --workspace` has already built.
pub(crate) fn build(root: &Path, package: &str) -> Result<Vec<Program>, ProveError> {
    let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
    let output = Command::new(cargo)
        .current_dir(root)
        .args(["test", "--no-run", "--workspace", "--message-format=json-render-diagnostics"])
        .output()
        .map_err(ProveError::Cargo)?;
    if !output.status.success() {
        let messages = String::from_utf8_lossy(&output.stderr).into_owned();
        return Err(ProveError::Build { package: package.to_owned(), messages });
    }
    Ok(String::from_utf8_lossy(&output.stdout).lines().filter_map(|line| program(line, package)).collect())
}

/// The package's test program, if this cargo message announces one.
fn program(message: &str, package: &str) -> Option<Program> {
    #[derive(Deserialize)]
    struct Artifact {
        package_id: String,
        manifest_path: PathBuf,
        target: Target,
        profile: Profile,
        executable: Option<PathBuf>,
    }
    #[derive(Deserialize)]
    struct Target {
        name: String,
    }
    #[derive(Deserialize)]
    struct Profile {
        test: bool,
    }
    // Messages of other kinds lack these fields.
    let artifact: Artifact = serde_json::from_str(message).ok()?;
    let path = artifact.executable.filter(|_| artifact.profile.test)?;
    // "…/folder#version", or "…/folder#name@version" where the folder has another name.
    let (place, version) = artifact.package_id.rsplit_once('#')?;
    let name = version.split_once('@').map_or_else(|| place.rsplit('/').next(), |(name, _)| Some(name));
    if name != Some(package) {
        return None;
    }
    let folder = artifact.manifest_path.parent()?.to_owned();
    Some(Program { name: artifact.target.name, path, folder })
}

/// Runs a test program and returns whether it passes within the limits; exceeding one counts as failing.
pub(crate) fn passes(command: &mut Command, limit: Duration) -> io::Result<bool> {
    let mut child = command.spawn()?;
    let start = Instant::now();
    loop {
        if let Some(status) = child.try_wait()? {
            return Ok(status.success());
        }
        if start.elapsed() > limit || memory_pages(&child) > MEMORY_PAGES {
            // The program may have ended just now; after the wait it is gone in any case.
            _ = child.kill();
            child.wait()?;
            return Ok(false);
        }
        thread::sleep(Duration::from_millis(5));
    }
}

/// The resident memory of a child in pages; 0 where the system does not report it.
fn memory_pages(child: &Child) -> u64 {
    let sizes = fs::read_to_string(format!("/proc/{}/statm", child.id())).unwrap_or_default();
    sizes.split(' ').nth(1).and_then(|resident| resident.parse().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_an_artifact_of_a_test_of_the_package_is_a_program() {
        let message = r#"{"reason":"compiler-artifact","package_id":"path+file:///w/crates/ID",
            "manifest_path":"/w/crates/toy/Cargo.toml","target":{"name":"doors","kind":["test"]},
            "profile":{"test":TEST},"executable":"/t/doors-1"}"#;
        let read = |id, test| program(&message.replace("ID", id).replace("TEST", test), "toy");
        let found = read("toy#0.1.0", "true").expect("a test program");
        assert_eq!((found.name.as_str(), found.folder.as_path()), ("doors", Path::new("/w/crates/toy")));
        assert!(found.command().get_envs().any(|variable| variable == (RULE_OFF.as_ref(), None)));
        assert!(read("games#toy@0.1.0", "true").is_some());
        assert!(read("games#0.1.0", "true").is_none());
        assert!(read("toy#0.1.0", "false").is_none());
        assert!(program(r#"{"reason":"build-finished","success":true}"#, "toy").is_none());
    }

    #[cfg(unix)]
    #[test]
    fn a_child_that_hangs_has_failed() {
        assert!(!passes(Command::new("sleep").arg("600"), Duration::ZERO).unwrap());
        assert!(passes(Command::new("sleep").arg("0"), Duration::MAX).unwrap());
    }
}
