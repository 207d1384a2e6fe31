//! Tests of ledger files and their errors.

use rulebook::{Entry, Ledger, Status};

/// A ledger of these rows.
fn ledger(rows: &str) -> Result<Ledger, String> {
    Ledger::parse(&format!("game = \"toy\"\nprefix = \"toy\"\n{rows}")).map_err(|e| e.to_string())
}

fn refused(rows: &str, message: &str) {
    assert_eq!(ledger(rows).expect_err("this ledger is wrong"), message);
}

const DOOR: &str = r#"
[[rule]]
id = "toy:doors.1"
title = "Doors"
status = "rule"
text = "A door opens once."
ruling = "T1"
[[rule]]
id = "toy:doors.2"
title = "Doors"
status = "definition"
text = "A door is any way out."
used_by = ["toy:doors.1"]
[[rule]]
id = "toy:night.10"
title = "Night"
status = "flavour"
[[rule]]
id = "toy:night.11"
title = "Night"
status = "gap"
text = "Every door is dark."
reason = "The lamp is not built."
rulings = ["T2", "T3"]
"#;

#[test]
fn every_status_keeps_what_belongs_to_it() {
    let ledger = ledger(DOOR).unwrap();
    assert_eq!((ledger.game.as_str(), ledger.prefix.as_str(), ledger.entries.len()), ("toy", "toy", 4));
    assert_eq!(
        ledger.get("toy:doors.1"),
        Some(&Entry {
            id: "toy:doors.1".into(),
            title: "Doors".into(),
            status: Status::Rule,
            text: Some("A door opens once.".into()),
            rulings: vec!["T1".into()],
            note: None,
        })
    );
    let status = |id| ledger.get(id).unwrap().status.clone();
    assert_eq!(status("toy:doors.2"), Status::Definition { used_by: vec!["toy:doors.1".into()] });
    assert_eq!(status("toy:night.10"), Status::Flavour);
    assert_eq!(status("toy:night.11"), Status::Gap { reason: "The lamp is not built.".into() });
    assert_eq!(ledger.get("toy:night.11").unwrap().rulings, ["T2", "T3"]);
    assert_eq!(ledger.get("toy:night.12"), None);
}

#[test]
fn search_puts_ids_before_titles_before_texts_and_knows_the_readers_language() {
    let ledger = ledger(DOOR).unwrap();
    let search = |query: &str| {
        let local = |id: &str| (id == "toy:night.11").then(|| "Кожні двері темні.".to_owned());
        ledger.search(query, local).into_iter().map(|e| e.id.as_str()).collect::<Vec<_>>()
    };
    assert_eq!(search("door"), ["toy:doors.1", "toy:doors.2", "toy:night.11"]);
    assert_eq!(search("Night DOOR"), ["toy:night.11"]);
    assert_eq!(search("toy:night.1"), ["toy:night.10", "toy:night.11"]);
    assert_eq!(search("ТЕМНІ двері"), ["toy:night.11"]);
    assert_eq!(search("window"), [""; 0]);
}

#[test]
fn search_puts_the_very_id_first() {
    let late = "[[rule]]\nid = \"toy:night.1\"\ntitle = \"Night\"\nstatus = \"flavour\"";
    let ledger = ledger(&format!("{DOOR}{late}")).unwrap();
    let found: Vec<_> = ledger.search("toy:night.1", |_| None).into_iter().map(|e| e.id.as_str()).collect();
    assert_eq!(found, ["toy:night.1", "toy:night.10", "toy:night.11"]);
}

#[test]
fn a_wrong_row_is_named_by_line_and_id() {
    refused(
        "[[rule]]\nid = \"toy:a.1\"\ntitle = \"A\"\nstatus = \"rul\"\ntext = \"t\"\n\
         [[rule]]\nid = \"toy:a.2\"\ntitle = \"A\"\nstatus = \"rule\"",
        "line 3: toy:a.1: status `rul` is not known; it is one of rule, definition, example, permission, \
         duplicate, physical, flavour, gap\n\
         line 8: toy:a.2: `text` is missing: the status `rule` needs a statement",
    );
    refused(
        "[[rule]]\nid = \"toy:a.1\"\ntitle = \"A\"\nstatus = \"example\"\ntext = \"t\"",
        "line 3: toy:a.1: an example needs `test = \"the test that plays it\"`",
    );
    refused(
        "[[rule]]\nid = \"toy:a.1\"\ntitle = \"A\"\nstatus = \"physical\"\ntext = \"t\"\nof = \"toy:a.2\"",
        "line 3: toy:a.1: `of` does not belong to the status `physical`",
    );
    let typo =
        ledger("[[rule]]\nid = \"toy:a.1\"\ntitle = \"A\"\nstatus = \"rule\"\ntxt = \"t\"").unwrap_err();
    assert!(typo.starts_with("line 3: toy:a.1: unknown field `txt`, expected one of `id`, "), "{typo}");
    let broken = ledger("[[rule]]\nid = \"toy:a.1").unwrap_err();
    assert!(broken.contains("line 4"), "{broken}");
}

#[test]
fn what_a_row_points_at_has_to_be_there() {
    let row = |id, rest| format!("[[rule]]\nid = \"{id}\"\ntitle = \"A\"\ntext = \"t\"\n{rest}\n");
    let rows = [
        row("toy:a.1", "status = \"rule\""),
        row("toy:a.1", "status = \"rule\""),
        row("toy:b", "status = \"rule\""),
        row("fh:b.1", "status = \"rule\""),
        row("toy:c.1", "status = \"duplicate\"\nof = \"toy:a.1\""),
        row("toy:c.2", "status = \"duplicate\"\nof = \"toy:c.1\""),
        row("toy:c.3", "status = \"duplicate\"\nof = \"toy:c.9\""),
        row("toy:c.4", "status = \"duplicate\"\nof = \"toy:c.4\""),
        row("toy:d.1", "status = \"definition\"\nused_by = [\"toy:d.9\", \"toy:d.1\"]"),
        row("toy:d.2", "status = \"definition\"\nused_by = []"),
    ];
    refused(
        &rows.concat(),
        "line 8: toy:a.1: already on line 3; every id stands once\n\
         line 13: toy:b: an id of this ledger looks like `toy:chapter-name.1`\n\
         line 18: fh:b.1: an id of this ledger looks like `toy:chapter-name.1`\n\
         line 29: toy:c.2: `of` names `toy:c.1`, itself a duplicate; name `toy:a.1`\n\
         line 35: toy:c.3: `of` names `toy:c.9`, which is not in this ledger\n\
         line 41: toy:c.4: a duplicate cannot repeat itself\n\
         line 47: toy:d.1: `used_by` names `toy:d.9`, which is not in this ledger\n\
         line 47: toy:d.1: a definition cannot be what uses it\n\
         line 53: toy:d.2: `used_by` is empty; name the rules that use the definition",
    );
}
