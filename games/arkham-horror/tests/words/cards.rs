//! Every component has a text in every language.

use arkham_horror::ArkhamHorror;
use engine::{Msg, Playable};
use testkit::{StrictLocalizer, all_can_be_said};

/// The names and texts of all printed components.
fn all_texts() -> Vec<Msg> {
    let content = ArkhamHorror::standard();
    let printed = ArkhamHorror::printed(&content);
    printed.into_iter().flat_map(|it| std::iter::once(it.name).chain(it.lines)).collect()
}

#[test]
fn the_whole_box_can_be_put_into_words() {
    let all = all_texts();
    assert!(all.len() > 1000, "only {}", all.len());
    all_can_be_said(&StrictLocalizer::all::<ArkhamHorror>(), &all);
}
