//! The README's counts are those of the sources.

use std::path::Path;

use rulebook::{Coverage, Ledger};

const WAIVED: [&str; 7] = ["definition", "duplicate", "example", "permission", "physical", "flavour", "gap"];

#[test]
fn the_readme_gives_the_counts_of_every_game() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut table =
        format!("| game | ids | proved | {} | open |\n|{}\n", WAIVED.join(" | "), "---|".repeat(11));
    for ledger in Ledger::read_all(&root).unwrap() {
        let Coverage { game, total, proved, waived, unfinished, .. } =
            Coverage::read(&root, &ledger).unwrap();
        let counts = WAIVED.map(|kind| waived.get(kind).map_or(0, Vec::len));
        let open = total - proved.len() - counts.iter().sum::<usize>();
        assert!(unfinished || open == 0, "{game} has {open} rules in no column");
        let counts = counts.map(|count| count.to_string()).join(" | ");
        table += &format!("| `{game}` | {total} | {} | {counts} | {open} |\n", proved.len());
    }
    let readme = std::fs::read_to_string(root.join("README.md")).unwrap();
    assert!(readme.contains(&table), "the table in README.md has to be:\n{table}");
}
