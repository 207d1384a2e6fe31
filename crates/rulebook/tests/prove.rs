//! Tests of proving and coverage on a small game in a temporary workspace.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::LazyLock;
use std::{env, fs};

use rulebook::{
    Broken, ContentProof, Coverage, Finding, Ledger, Progress, Proofs, ProveError, Record, Report, Verdict,
    prove, prove_content,
};

const LEDGER: &str = r#"
game = "toy"
prefix = "toy"
[[rule]]
id = "toy:toll.1"
title = "Toll"
status = "rule"
text = "Passing costs three coins."
[[rule]]
id = "toy:toll.2"
title = "Toll"
status = "rule"
text = "Children pass free."
[[rule]]
id = "toy:toll.3"
title = "Toll"
status = "rule"
text = "At night the toll is doubled."
[[rule]]
id = "toy:toll.4"
title = "Toll"
status = "rule"
text = "Nobody under five passes alone."
[[rule]]
id = "toy:toll.5"
title = "Toll"
status = "rule"
text = "Coins are the only money."
[[rule]]
id = "toy:toll.6"
title = "Toll"
status = "rule"
text = "The bridge closes in winter."
[[rule]]
id = "toy:toll.7"
title = "Toll"
status = "example"
text = "Ann, a grown woman, pays three."
test = "a_grown_woman_pays_three"
[[rule]]
id = "toy:toll.8"
title = "Toll"
status = "permission"
text = "Anyone may pass as often as they like."
test = "again_and_again"
[[rule]]
id = "toy:toll.9"
title = "Toll"
status = "flavour"
"#;

const LIB: &str = r##"
use rulebook::rule;

pub fn toll(age: u8, night: bool) -> u8 {
    rule!("toy:toll.5");
    rule!("toy:toll.2", {
        if age < 12 {
            return 0;
        }
    });
    let toll = rule!("toy:toll.1", 3, else 4);
    if night { toll * rule!("toy:toll.3", 2, else 1) } else { toll }
}

pub fn price(of: &str) -> Option<u8> {
    let texts = [r#"[(code: "milk", price: 3), (code: "tea", price: 2)]"#];
    let texts = rulebook::altered(&texts, |text| Some(prices(text)));
    prices(&texts[0]).into_iter().find(|(name, _)| name == of).map(|(_, price)| price)
}

fn prices(text: &str) -> Vec<(String, u8)> {
    let items = text.split("code: ").skip(1).filter_map(|item| item.split_once(", price: "));
    let number = |text: &str| text.chars().next().and_then(|digit| digit.to_digit(10)).unwrap_or(0) as u8;
    items.map(|(name, price)| (name.trim_matches('"').to_owned(), number(price))).collect()
}

pub fn may_pass(age: u8) -> bool {
    rule!("toy:toll.4", age >= 5)
}

#[cfg(test)]
mod tests {
    #[test]
    fn a_grown_woman_pays_three() {
        rulebook::covers!("toy:toll.1");
        assert_eq!(super::toll(30, false), 3);
    }
}
"##;

const MAIN: &str = r#"
fn main() {
    let age = std::env::args().count() as u8;
    println!("{} {}", toy::toll(age, false), toy::may_pass(age));
}
"#;

const TESTS: &str = r#"
use rulebook::covers;

#[test]
fn a_child_passes() {
    covers!("toy:toll.2");
    assert!(toy::toll(7, false) < 9);
}

#[test]
fn tea_costs_two() {
    assert_eq!(toy::price("tea"), Some(2));
    assert!(toy::price("milk").is_some());
}

#[test]
fn the_night_is_dear() {
    covers!("toy:toll.3", "toy:toll.5");
    // It fails without coming past the rule.
    assert!(std::env::var("DREADBOARD_RULE_OFF").is_err());
}
"#;

/// Creates a workspace with a game of this name; all share this test's target folder.
///
/// Games that share a target folder need different names, or cargo takes one for the other.
fn workspace(name: &str, tests: &str) -> PathBuf {
    let tmp = Path::new(env!("CARGO_TARGET_TMPDIR"));
    let rulebook = Path::new(env!("CARGO_MANIFEST_DIR"));
    let root = tmp.join(name);
    _ = fs::remove_dir_all(&root);
    let write = |file: &str, text: &str| {
        let path = root.join(file);
        fs::create_dir_all(path.parent().expect("it lies below the root")).unwrap();
        fs::write(path, text).unwrap();
    };
    // Profiles and versions match this repository's workspace, so that existing builds are reused.
    write(
        "Cargo.toml",
        "[workspace]\nresolver = \"3\"\nmembers = [\"games/*\"]\n\
         [profile.dev]\nopt-level = 1\ndebug = \"line-tables-only\"\n\
         [profile.dev.package.\"*\"]\nopt-level = 2\n",
    );
    write("Cargo.lock", &fs::read_to_string(rulebook.join("../../Cargo.lock")).unwrap());
    let target = tmp.parent().expect("cargo puts it below the target folder");
    write(".cargo/config.toml", &format!("net.offline = true\nbuild.target-dir = {target:?}\n"));
    write(
        &format!("games/{name}/Cargo.toml"),
        &format!(
            "[package]\nname = \"{name}\"\nedition = \"2024\"\n[lib]\nname = \"toy\"\n\
             [dependencies]\nrulebook.path = {rulebook:?}\n\
             [dev-dependencies]\nrulebook = {{ path = {rulebook:?}, features = [\"probe\"] }}\n"
        ),
    );
    write(&format!("games/{name}/src/lib.rs"), LIB);
    write(&format!("games/{name}/src/main.rs"), MAIN);
    write(&format!("games/{name}/tests/toll.rs"), tests);
    write(
        &format!("games/{name}/rules.toml"),
        &LEDGER.replace("game = \"toy\"", &format!("game = \"{name}\"")),
    );
    root
}

/// The toy workspace, which no test changes, and the result of proving it.
static TOY: LazyLock<(PathBuf, Ledger, Report)> = LazyLock::new(|| {
    let root = workspace("toy", TESTS);
    let ledger = Ledger::read_all(&root).unwrap().remove(0);
    let mut judged = Vec::new();
    let report = prove(&root, &ledger, None, |progress| {
        if let Progress::Judged { done, total, .. } = progress {
            judged.push((done, total));
        }
    })
    .unwrap();
    assert_eq!(judged, (1..=6).map(|done| (done, 6)).collect::<Vec<_>>());
    (root, ledger, report)
});

#[test]
fn only_a_rule_whose_test_fails_without_it_is_proved() {
    let (_, _, report) = &*TOY;
    let tests = |name: &str| vec![name.to_owned()];
    let expected = [
        ("toy:toll.1", Verdict::Proved),
        ("toy:toll.2", Verdict::Unproved { tests: tests("a_child_passes") }),
        ("toy:toll.3", Verdict::Unreached { tests: tests("the_night_is_dear") }),
        ("toy:toll.4", Verdict::Uncovered),
        ("toy:toll.5", Verdict::Unreached { tests: tests("the_night_is_dear") }),
        ("toy:toll.6", Verdict::Uncovered),
    ];
    let expected = expected.map(|(id, verdict)| Finding { id: id.to_owned(), verdict });
    assert_eq!((report.game.as_str(), report.complete), ("toy", true));
    assert_eq!(report.findings, expected);
}

#[test]
fn coverage_puts_every_rule_in_one_place() {
    let (root, ledger, report) = &*TOY;
    let mut record = Record::read(root, "toy", Proofs::Rules).unwrap();
    assert_eq!(record.update(report), [""; 0]);
    record.write(root, "toy", Proofs::Rules).unwrap();
    assert_eq!(fs::read_to_string(root.join("games/toy/rules.proved")).unwrap(), "toy:toll.1\n");

    let coverage = Coverage::read(root, ledger).unwrap();
    assert_eq!(coverage.proved, ["toy:toll.1"]);
    let cited: Vec<_> = coverage.unproved.iter().map(|c| (c.id.as_str(), c.covered)).collect();
    assert_eq!(cited, [("toy:toll.2", true), ("toy:toll.3", true), ("toy:toll.4", false)]);
    assert_eq!(coverage.unproved[2].places[0].to_string(), "games/toy/src/lib.rs:28");
    assert_eq!(coverage.marked.iter().map(|c| c.id.as_str()).collect::<Vec<_>>(), ["toy:toll.5"]);
    assert_eq!(coverage.missing, ["toy:toll.6"]);
    let waived: Vec<_> = coverage.waived.into_iter().map(|(status, ids)| (status, ids.len())).collect();
    assert_eq!(waived, [("example", 1), ("flavour", 1), ("permission", 1)]);
    assert_eq!(coverage.total, 9);
    let (id, test) = ("toy:toll.8".into(), "again_and_again".into());
    assert_eq!(coverage.broken, [Broken::NoSuchTest { id, test }]);
    assert_eq!(coverage.unknown, []);
}

#[test]
fn only_the_rules_asked_for_are_tried() {
    let (root, ledger, _) = &*TOY;
    let only = |id: &str| prove(root, ledger, Some(&[id.to_owned()]), |_| {});
    let report = only("toy:toll.1").unwrap();
    assert_eq!((report.complete, report.findings.len()), (false, 1));
    let message = only("toy:toll.9").unwrap_err().to_string();
    assert_eq!(message, "toy:toll.9 is not in games/toy/rules.toml with the status `rule`");
}

#[test]
fn content_is_proved_by_tests_that_notice_its_alterations() {
    let (root, ledger, _) = &*TOY;
    let alike = [("milk price 3 → 2".to_owned(), "nobody buys milk".to_owned())].into();
    let proof = ContentProof { tests: vec!["toll".into()], alike };
    let report = prove_content(root, ledger, &proof, None, |_| {}).unwrap();
    let expected = [
        ("milk price 3 → 4", Verdict::Unnoticed),
        ("tea price 2 → 1", Verdict::Proved),
        ("tea price 2 → 3", Verdict::Proved),
    ];
    assert_eq!(report.findings, expected.map(|(id, verdict)| Finding { id: id.to_owned(), verdict }));
    let only = |name: &str| prove_content(root, ledger, &proof, Some(&[name.to_owned()]), |_| {});
    let tea = only("tea").unwrap();
    assert_eq!((tea.complete, tea.findings.len()), (false, 2));
    assert_eq!(only("wine").unwrap_err().to_string(), "there is no wine in the content of toy");

    // The item's content has changed: its outdated alterations are removed, the rest stay.
    let proved = ["milk price 3 → 4", "tea price 1 → 2", "tea price 2 → 1"].map(String::from);
    let mut record = Record { proved: proved.into() };
    record.forget(&tea);
    assert_eq!(record.proved, ["milk price 3 → 4", "tea price 2 → 1"].map(String::from).into());
}

#[test]
fn without_the_probe_nothing_is_left_of_a_citation() {
    let (root, ..) = &*TOY;
    let built = Command::new(env!("CARGO"))
        .current_dir(root)
        .args(["build", "--quiet", "-p", "toy", "--message-format=json"])
        .output()
        .unwrap();
    assert!(built.status.success(), "{}", String::from_utf8_lossy(&built.stderr));
    let messages = String::from_utf8(built.stdout).unwrap();
    let executable = messages
        .lines()
        .filter_map(|line| serde_json::from_str::<serde_json::Value>(line).ok())
        .find_map(|message| message["executable"].as_str().map(PathBuf::from))
        .expect("the toy has a program");
    let bytes = fs::read(&executable).unwrap();
    assert!(!bytes.windows(9).any(|window| window == b"toy:toll."), "an id stayed in the program");
    assert!(
        !bytes.windows(18).any(|window| window == b"DREADBOARD_ALTERED"),
        "the probe stayed in the program"
    );
    let run = Command::new(&executable).env("DREADBOARD_RULE_OFF", "toy:toll.2").output().unwrap();
    assert_eq!(String::from_utf8(run.stdout).unwrap(), "0 false\n");
}

#[test]
fn tests_that_fail_with_every_rule_on_prove_nothing() {
    let root = workspace("failing", "#[test]\nfn never() {\n    panic!();\n}\n");
    let ledger = Ledger::read_all(&root).unwrap().remove(0);
    match prove(&root, &ledger, None, |_| {}) {
        Err(ProveError::Failing { package, program }) => {
            assert_eq!((package.as_str(), program.as_str()), ("failing", "toll"))
        }
        other => panic!("expected a failing program, not {other:?}"),
    }
}

#[test]
fn tests_that_do_not_build_say_why() {
    let root = workspace("broken", "#[test]\nfn never() {\n    let x: u8 = \"no\";\n}\n");
    let ledger = Ledger::read_all(&root).unwrap().remove(0);
    let message = prove(&root, &ledger, None, |_| {}).unwrap_err().to_string();
    assert!(message.starts_with("the tests of broken do not build:\n"), "{message}");
    assert!(message.contains("mismatched types"), "{message}");
}

#[test]
fn claims_that_do_not_arrive_point_at_the_missing_probe() {
    let root = workspace("probeless", TESTS);
    let manifest = root.join("games/probeless/Cargo.toml");
    let text = fs::read_to_string(&manifest).unwrap();
    fs::write(&manifest, text.replace(", features = [\"probe\"]", "")).unwrap();
    let ledger = Ledger::read_all(&root).unwrap().remove(0);
    let error = prove(&root, &ledger, None, |_| {}).unwrap_err();
    assert!(matches!(error, ProveError::NoProbe { .. }), "{error}");
}
