//! Compares the record of proved content alterations with the current content.

use rulebook::{ContentProof, Proofs, Record};

/// All possible alterations of the content, as the probe lists them when the content is first read.
fn alterations() -> Vec<String> {
    let file = std::env::temp_dir().join(format!("dreadboard-alterations-{}", std::process::id()));
    let mut reads = std::process::Command::new(std::env::current_exe().expect("this program"));
    reads.args(["--exact", "the_content_can_be_read"]).env("DREADBOARD_ALTERATIONS", &file);
    assert!(reads.output().expect("this program runs").status.success());
    let list = std::fs::read_to_string(&file).expect("the list");
    std::fs::remove_file(&file).expect("the list was there");
    list.lines().map(String::from).collect()
}

#[test]
fn the_content_can_be_read() {
    assert!(!arkham_lcg::Content::standard().cards().is_empty());
}

/// The record says that a test fails for each alteration; `rules prove --content` establishes that.
#[test]
fn every_alteration_of_a_card_is_known_to_be_noticed() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../..").as_ref();
    let record = Record::read(root, "arkham-lcg", Proofs::Content).expect("the record");
    let proof =
        ContentProof::read(root, "arkham-lcg").expect("a file of its form").expect("the game has one");
    let all = alterations();
    let known = |name: &&String| record.proved.contains(*name) || proof.alike.contains_key(*name);
    let unknown: Vec<&String> = all.iter().filter(|name| !known(name)).collect();
    assert_eq!(unknown, [""; 0], "try these: dreadboard rules prove --content arkham-lcg CARD");
    let stale: Vec<&String> =
        record.proved.iter().chain(proof.alike.keys()).filter(|name| !all.contains(name)).collect();
    assert_eq!(stale, [""; 0], "these can no longer be made: dreadboard rules prove --content arkham-lcg");
    let both: Vec<&String> = proof.alike.keys().filter(|name| record.proved.contains(*name)).collect();
    assert_eq!(both, [""; 0], "these are noticed, and so not alike");
}
