//! Tests that files of earlier versions are still read the same.

use std::path::{Path, PathBuf};

use serde_json::Value;

use crate::driver::Desk;

fn fixtures() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/fixtures")
}

/// The files of this folder and their fingerprints.
fn fingerprints(folder: &str) -> Vec<(String, String)> {
    let list = std::fs::read_to_string(fixtures().join("fingerprints.txt")).unwrap();
    let lines =
        list.lines().filter_map(|line| line.split_once(' ')).filter(|(file, _)| file.starts_with(folder));
    let found: Vec<_> =
        lines.map(|(file, print)| (fixtures().join(file).display().to_string(), print.to_owned())).collect();
    let there = std::fs::read_dir(fixtures().join(folder)).unwrap().count();
    assert_eq!(found.len(), there, "each file of {folder} has a fingerprint");
    found
}

#[test]
fn saves_of_earlier_versions_come_out_the_same() {
    let desk = Desk::new();
    for (file, print) in fingerprints("saves") {
        desk.run(&["replay", &file]).says(&["all played again", &format!("Fingerprint {print}")]);
    }
}

#[test]
fn saves_of_earlier_versions_are_played_on() {
    let desk = Desk::new();
    for game in ["final-hour", "cthulhu-duel", "arkham-lcg"] {
        let save = fixtures().join(format!("saves/{game}-going.json")).display().to_string();
        let file = desk.file(&format!("{game}.json"), std::fs::read(save).unwrap());
        let moves = |file: &str| -> u64 {
            let shown: Value = serde_json::from_str(&desk.run(&["replay", file, "--json"]).out).unwrap();
            assert_eq!(shown["differs"], Value::Null, "{game}");
            shown["moves"].as_u64().unwrap()
        };
        let before = moves(&file);
        desk.type_in(&["play", "--resume", &file], "1\n1\n1\n1\nquit\n").says(&[]);
        // A save outside the data folder is not modified.
        let kept = desk.games().into_iter().find(|kept| kept.display().to_string().contains(game));
        assert!(moves(&kept.expect("it is kept").display().to_string()) > before, "{game}");
    }
}

#[test]
fn positions_of_earlier_versions_are_the_same() {
    let desk = Desk::new();
    for (file, print) in fingerprints("positions") {
        let shown: Value = serde_json::from_str(&desk.run(&["position", &file, "--json"]).out).unwrap();
        assert!(shown["digest"].as_str().unwrap().starts_with(&print), "{file}");
    }
}

#[test]
fn packs_of_earlier_versions_can_be_played_with() {
    let desk = Desk::new();
    for game in ["final-hour", "cthulhu-duel"] {
        let pack = fixtures().join(format!("packs/{game}.toml")).display().to_string();
        desk.run(&["sim", game, "-n", "2", "--pack", &pack]).says(&[]);
    }
}
