//! Measures the page in a real browser: bytes transferred and time until it is usable.

use std::collections::BTreeMap;
use std::path::Path;
use std::process::Stdio;

use measurements::{Figure, Goal, OutputMode};
use serde::Deserialize;
use tokio::process::Command;

use crate::host::Host;

/// The group that the figures are stored under.
const BROWSER: &str = "browser";
/// The languages, with the names of their figures.
const LANGUAGES: [(&str, &str, &str); 3] = [
    ("en", "first page in English, KB gzipped", "first page in English ready within, ms"),
    ("ru", "first page in Russian, KB gzipped", "first page in Russian ready within, ms"),
    ("uk", "first page in Ukrainian, KB gzipped", "first page in Ukrainian ready within, ms"),
];

/// The output of the script.
#[derive(Deserialize)]
struct Found {
    #[serde(rename = "move")]
    moves: Moves,
    #[serde(flatten)]
    pages: BTreeMap<String, Page>,
}

#[derive(Deserialize)]
struct Page {
    bytes: f64,
    interactive: f64,
}

#[derive(Deserialize)]
struct Moves {
    median: f64,
    most: f64,
}

/// Measures everything and prints the figures.
pub(crate) async fn all(how: OutputMode) -> Result<(), String> {
    let folder = tempfile::tempdir().map_err(|e| e.to_string())?;
    let host = Host::start(folder.path()).await?;
    let repository = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let script = Command::new("node")
        .args(["web/bench/page.mjs", &format!("http://{}", host.address)])
        .current_dir(repository)
        .stdin(Stdio::null())
        .stderr(Stdio::inherit())
        .kill_on_drop(true)
        .output();
    let said = script.await.map_err(|e| format!("node: {e}"))?;
    host.kill().await?;
    if !said.status.success() {
        return Err("the browser could not be measured".into());
    }
    let found: Found = serde_json::from_slice(&said.stdout).map_err(|e| e.to_string())?;
    let last = measurements::committed();
    let figure = |name, value, goal| Figure::new(BROWSER, name, value, goal, &last);
    let mut all = Vec::new();
    for (lang, size, ready) in LANGUAGES {
        let page = found.pages.get(lang).ok_or_else(|| format!("nothing was measured in {lang}"))?;
        all.push(figure(size, page.bytes / 1024.0, Goal::AtMost(250.0)));
        all.push(figure(ready, page.interactive, Goal::AtMost(1000.0)));
    }
    all.push(figure("half of the moves shown within, ms", found.moves.median, Goal::Known));
    all.push(figure("95 of 100 moves shown within, ms", found.moves.most, Goal::AtMost(100.0)));
    how.show(BROWSER, &all);
    how.finish(&all)
}
