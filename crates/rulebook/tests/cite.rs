//! Tests of the macros: each form runs what it wraps, and no longer does so with its rule off.

use std::path::PathBuf;
use std::process::Command;
use std::{env, fs};

use rulebook::{covers, rule};

/// Uses every form of `rule!`: an effect, a condition, a value, and early returns.
fn opened(doors: &[u8]) -> Option<Vec<u8>> {
    rule!("toy:walk.1");
    rule!("toy:walk.2", {
        if doors.is_empty() {
            return None;
        }
    });
    let mut open = Vec::new();
    for &door in doors {
        rule!("toy:walk.3", {
            if door == 13 {
                break;
            }
        });
        if !rule!("toy:walk.4", door > 2) || rule!("toy:walk.7", door > 90 || door == 50) {
            continue;
        }
        open.push(door * rule!("toy:walk.5", 2, else 1));
        rule!("toy:walk.6", { open.push(doors.last().copied()?) });
    }
    Some(open)
}

#[test]
fn nothing_to_open() {
    assert_eq!(opened(&[]), None);
}

#[test]
fn the_thirteenth_ends_it() {
    assert_eq!(opened(&[13]), Some(vec![]));
}

#[test]
fn the_first_doors_stay_shut() {
    assert_eq!(opened(&[1]), Some(vec![]));
}

#[test]
fn the_far_doors_stay_shut() {
    assert_eq!(opened(&[95]), Some(vec![]));
}

#[test]
fn twice_as_far_and_the_last_again() {
    covers!("toy:walk.5", "toy:walk.6");
    assert_eq!(opened(&[3, 1]), Some(vec![6, 1]));
}

/// Runs one test of this file with these environment variables; returns whether it passes.
fn passes(test: &str, variables: &[(&str, &str)]) -> bool {
    let this = env::current_exe().expect("a test is a program");
    let run = Command::new(this).args(["--exact", test]).envs(variables.iter().copied()).output().unwrap();
    assert!(String::from_utf8_lossy(&run.stdout).contains("running 1 test\n"), "there is no test {test}");
    run.status.success()
}

/// The path of a file that does not exist yet.
fn fresh(name: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    _ = fs::remove_file(&path);
    path
}

#[test]
fn a_test_fails_with_its_own_rule_off_and_with_no_other() {
    for (test, id) in [
        ("nothing_to_open", "toy:walk.2"),
        ("the_thirteenth_ends_it", "toy:walk.3"),
        ("the_first_doors_stay_shut", "toy:walk.4"),
        ("the_far_doors_stay_shut", "toy:walk.7"),
        ("twice_as_far_and_the_last_again", "toy:walk.5"),
        ("twice_as_far_and_the_last_again", "toy:walk.6"),
    ] {
        assert!(!passes(test, &[("DREADBOARD_RULE_OFF", id)]), "{test} ignores {id}");
        assert!(passes(test, &[("DREADBOARD_RULE_OFF", "toy:walk.1")]), "a mark cannot be off");
    }
}

#[test]
fn a_rule_that_is_off_says_whether_it_was_reached() {
    let file = fresh("reached");
    let reaches = |id| {
        passes(
            "nothing_to_open",
            &[("DREADBOARD_RULE_OFF", id), ("DREADBOARD_REACHED", file.to_str().unwrap())],
        );
        file.exists()
    };
    assert!(!reaches("toy:walk.4"));
    assert!(reaches("toy:walk.2"));
}

#[test]
fn claims_are_recorded_under_the_tests_name() {
    let file = fresh("claims");
    assert!(passes("twice_as_far_and_the_last_again", &[("DREADBOARD_COVERS", file.to_str().unwrap())]));
    assert_eq!(
        fs::read_to_string(&file).unwrap(),
        "twice_as_far_and_the_last_again\ttoy:walk.5\ntwice_as_far_and_the_last_again\ttoy:walk.6\n"
    );
}
