//! Tests of coverage and the inconsistencies it reports.

use rulebook::{Broken, Coverage, Ledger, Record, Sources};

const LEDGER: &str = r#"
game = "toy"
prefix = "toy"
[[rule]]
id = "toy:doors.1"
title = "Doors"
status = "rule"
text = "A door opens once."
[[rule]]
id = "toy:doors.2"
title = "Doors"
status = "physical"
text = "Doors are kept in the box."
"#;

/// The coverage of a game with this source and these ids in its record.
fn count(source: &str, proved: &[&str]) -> Coverage {
    count_by(LEDGER, source, proved)
}

/// As [`count`], with this ledger.
fn count_by(ledger: &str, source: &str, proved: &[&str]) -> Coverage {
    let mut sources = Sources::default();
    sources.read("doors.rs", source);
    let record = Record { proved: proved.iter().map(|id| (*id).to_owned()).collect() };
    Coverage::of(&Ledger::parse(ledger).unwrap(), &sources, &record)
}

#[test]
fn a_record_holds_only_while_the_rule_is_cited_and_covered() {
    let stale = |id: &str| Broken::Stale { id: id.to_owned() };
    let cited = "rule!(\"toy:doors.1\", x)";
    let both = format!("{cited} covers!(\"toy:doors.1\")");
    assert_eq!(count(&both, &["toy:doors.1"]).proved, ["toy:doors.1"]);
    assert!(count(&both, &["toy:doors.1"]).is_sound());
    assert_eq!(count(&both, &[]).unproved.len(), 1);
    assert_eq!(count(cited, &["toy:doors.1"]).broken, [stale("toy:doors.1")]);
    assert_eq!(count("", &["toy:doors.1"]).broken, [stale("toy:doors.1")]);
    assert_eq!(count(&both, &["toy:doors.1", "toy:doors.2"]).broken, [stale("toy:doors.2")]);
}

#[test]
fn an_id_the_ledger_does_not_hold_is_named_wherever_it_stands() {
    let coverage =
        count("rule!(\"toy:a.1\", x)\nrule!(\"toy:a.2\");\ncovers!(\"toy:a.3\")\nRuleId(\"toy:a.4\")", &[]);
    let unknown: Vec<_> = coverage.unknown.iter().map(|m| format!("{} {}", m.place, m.id)).collect();
    assert_eq!(
        unknown,
        ["doors.rs:1 toy:a.1", "doors.rs:2 toy:a.2", "doors.rs:3 toy:a.3", "doors.rs:4 toy:a.4"]
    );
    assert!(!coverage.is_sound());
}

#[test]
fn an_unfinished_ledger_may_name_tests_to_come_but_nothing_else_that_is_not_there() {
    const EXAMPLE: &str = r#"
[[rule]]
id = "toy:doors.3"
title = "Doors"
status = "example"
text = "A closed door is opened."
test = "a_closed_door_is_opened"
"#;
    let finished = format!("{LEDGER}{EXAMPLE}");
    let unfinished = format!("unfinished = true\n{finished}");
    assert!(!count_by(&finished, "", &[]).is_sound());
    let counted = count_by(&unfinished, "", &[]);
    assert_eq!(counted.broken.len(), 1, "it is named all the same");
    assert!(counted.is_sound());
    assert!(counted.to_string().starts_with("toy (toy): 3 rules, unfinished\n"));
    assert!(!count_by(&unfinished, "", &["toy:doors.1"]).is_sound(), "what is recorded has to be true");
    assert!(!count_by(&unfinished, "covers!(\"toy:doors.4\")", &[]).is_sound());
}

#[test]
fn the_count_reads_at_a_glance() {
    let text = count("rule!(\"toy:doors.1\", x)\nRuleId(\"toy:doors.3\")", &[]).to_string();
    let expected = "\
toy (toy): 2 rules
  proved       0
  unproved     1
    toy:doors.1  no test covers it  doors.rs:1
  marked       0
  missing      0
  waived       1
    physical       1
  doors.rs:2: toy:doors.3 is not in games/toy/rules.toml
";
    assert_eq!(text, expected);
}

#[test]
fn a_gap_says_where_its_reason_is() {
    let ledger = LEDGER.replace("\"physical\"", "\"gap\"\nreason = \"There are no doors yet.\"");
    let printed = count_by(&ledger, "", &[]).to_string();
    assert!(
        printed.contains("gap            1  not enforced; the reasons are in games/toy/rules.toml"),
        "{printed}"
    );
}
