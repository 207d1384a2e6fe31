//! Tests of the alterations made to a data file.

use rulebook::alter::alterations;

/// All alterations of a text, where `reads` decides which results are valid.
fn of(text: &str, reads: impl Fn(&str) -> bool) -> Vec<String> {
    alterations(&[text], |text| reads(text).then(|| text.replace(char::is_whitespace, "")))
}

const CARD: &str = r#"[
    // Only a card.
    (
        code: "07", title: "lamp", cost: 2, traits: [item, tool],
        abilities: [(if_: Yours, does: Then(Heal(n: N(1), of: It), Draw(of: You)))],
    ),
]"#;

#[test]
fn parts_are_dropped_numbers_moved_words_changed_and_things_reduced_to_their_parts() {
    let made = of(CARD, |_| true);
    for name in [
        "07 cost 2 → 3",
        "07 cost 2 → 1",
        "07 traits[0] dropped",
        "07 abilities[0] dropped",
        "07 abilities[0].if_ dropped",
        "07 abilities[0].if_ negated",
        "07 abilities[0].does only its 0",
        "07 abilities[0].does only its 1",
        "07 abilities[0].does.0.n.0 1 → 0",
        "07 abilities[0].does.0.of It → You",
    ] {
        assert!(made.iter().any(|known| known == name), "no “{name}” among {made:#?}");
    }
    assert!(!made.iter().any(|name| name.contains("title") || name.contains("code")), "names are no content");
}

#[test]
fn what_cannot_be_read_or_reads_as_before_is_no_alteration() {
    assert!(of(CARD, |text| !text.contains("Not(")).iter().all(|name| !name.ends_with("negated")));
    let only_costs = alterations(&[CARD], |text| text.find("cost: ").map(|at| text[at + 6..].chars().next()));
    assert_eq!(only_costs, ["07 cost 2 → 3", "07 cost 2 → 1"]);
}

#[test]
fn the_same_twice_is_counted_once() {
    let made = of(CARD, |_| true);
    let mut once = made.clone();
    once.sort();
    once.dedup();
    assert_eq!(once.len(), made.len());
}
