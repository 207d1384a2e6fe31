//! The effects of chaos token symbols in each scenario, on both sides of its reference card.

use crate::common::*;

/// Roland investigates with intellect 5 and reveals these tokens.
fn investigates(text: &str, roland: &str, tokens: &str) -> Play {
    let glasses = "play = ['magnifying-glass', '01040']";
    play(&format!("{text}; roland-banks = {{ {glasses}, {roland} }}; bag = ['0', '-4', 'skull', 'cultist', 'tablet', 'elder-thing']"))
        .choose("investigate")
        .token(tokens)
}

/// In the cellar, shroud 4, with these cards there and in the attic.
fn gathering(difficulty: &str, here: &str, attic: &str, tokens: &str) -> Play {
    let places = format!(
        "places = {{ hallway = {{}}, cellar = {{ cards = [{here}] }}, attic = {{ cards = [{attic}] }} }}"
    );
    let discards = "encounter-discards = ['ghoul-minion', 'swarm-of-rats', 'hunting-nightgaunt']";
    investigates(&format!("difficulty = '{difficulty}'; {places}; {discards}"), "at = 'cellar'", tokens)
}

#[test]
fn the_ghouls_of_the_gathering_count_where_they_are() {
    let (ghoul, monster) = ("'ghoul-minion exhausted'", "'hunting-nightgaunt exhausted'");
    gathering("standard", &format!("{ghoul}, {ghoul}, {monster}"), "'icy-ghoul'", "skull").tested(3, 4);
    gathering("standard", ghoul, "", "tablet")
        .tested(3, 4)
        .expect("roland-banks = { damage = 1, horror = 0 }");
    gathering("standard", monster, ghoul, "tablet").tested(3, 4).expect("roland-banks.damage = 0");
    gathering("hard", ghoul, "", "tablet").tested(1, 4).expect("roland-banks = { damage = 1, horror = 1 }");
    gathering("hard", monster, ghoul, "tablet")
        .tested(1, 4)
        .expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn the_harder_skull_of_the_gathering_brings_a_ghoul_after_a_failure() {
    gathering("hard", "", "", "skull")
        .tested(3, 4)
        .any_rolls()
        .can("ghoul-minion")
        .cannot("swarm-of-rats")
        .cannot("hunting-nightgaunt");
}

#[test]
fn the_cultists_of_the_gathering_frighten_those_who_fail() {
    gathering("standard", "", "", "cultist").tested(4, 4).expect("roland-banks.horror = 0");
    gathering("standard", "'obscuring-fog'", "", "cultist").tested(4, 6).expect("roland-banks.horror = 1");
    gathering("hard", "", "", "cultist -4").tested(1, 4).expect("roland-banks.horror = 2");
    gathering("hard", "", "", "cultist 0").tested(5, 4).expect("roland-banks.horror = 0");
}

/// In Rivertown, shroud 1, with these cards there, in the connected graveyard, and in Northside farther away.
fn masks(difficulty: &str, [here, graveyard, northside]: [&str; 3], roland: &str, tokens: &str) -> Play {
    let places = format!(
        "places = {{ rivertown = {{ clues = 0, cards = [{here}] }}, graveyard = {{ cards = [{graveyard}] }}
        easttown = {{}}, downtown = {{}}, northside = {{ cards = [{northside}] }} }}"
    )
    .replace('\n', ", ");
    let text = format!("scenario = 'the-midnight-masks'; difficulty = '{difficulty}'; doom = 1; {places}");
    investigates(&text, &format!("at = 'rivertown', {roland}"), tokens)
}

#[test]
fn the_skull_of_the_masks_counts_doom() {
    let doom = ["'ghoul-minion exhausted doom 1'", "'acolyte doom 2'", "'wizard-of-the-order doom 1'"];
    masks("standard", doom, "", "skull").tested(3, 1);
    masks("standard", ["'ghoul-minion exhausted doom 3'", "'acolyte doom 1'", ""], "", "skull").tested(4, 1);
    masks("hard", ["", "'acolyte doom 1'", "'ghoul-minion doom 1'"], "", "skull").tested(2, 1);
}

#[test]
fn the_cultists_of_the_masks_bring_doom_on_cultists() {
    let about = ["'ghoul-minion exhausted'", "'acolyte'", "'acolyte'"];
    masks("standard", about, "", "cultist").tested(3, 1).expect(
        "places = { rivertown.cards = ['ghoul-minion exhausted'], graveyard.cards = ['acolyte doom 1'], northside.cards = ['acolyte'] }",
    );
    masks("hard", about, "", "cultist").tested(3, 1).expect(
        "places = { rivertown.cards = ['ghoul-minion exhausted'], graveyard.cards = ['acolyte doom 1'], northside.cards = ['acolyte doom 1'] }",
    );
    masks("hard", ["'ghoul-minion exhausted'", "", ""], "", "cultist -4").tested(0, 1);
    masks("hard", ["'ghoul-minion exhausted'", "", ""], "", "cultist 0").tested(3, 1);
}

#[test]
fn the_tablet_of_the_masks_costs_clues_after_a_failure() {
    let fog = ["'obscuring-fog'", "", ""];
    masks("standard", fog, "clues = 3", "tablet")
        .tested(2, 3)
        .expect("roland-banks.clues = 2; places.rivertown.clues = 1");
    masks("hard", fog, "clues = 3", "tablet")
        .tested(1, 3)
        .expect("roland-banks.clues = 0; places.rivertown.clues = 3");
    masks("standard", [""; 3], "clues = 3", "tablet").tested(2, 1).expect("roland-banks.clues = 3");
}

/// On the main path, shroud 2 plus 4 for the test, with these cards there and in the woods.
fn devourer(difficulty: &str, here: &str, woods: &str, tokens: &str) -> Play {
    let places = format!(
        "places = {{ main-path = {{ clues = 1, cards = [{here}] }}, woods-1 = {{ card = '01155', revealed = true, cards = [{woods}] }} }}"
    );
    let discards = "encounter-discards = ['ghoul-minion', 'acolyte']";
    play(&format!(
        "scenario = 'the-devourer-below'; difficulty = '{difficulty}'; {places}; {discards}
        roland-banks = {{ at = 'main-path', play = ['magnifying-glass', '01040'], hand = ['evidence', 'unexpected-courage'] }}
        bag = ['0', 'skull', 'cultist', 'tablet', 'elder-thing', 'auto-fail']"
    ))
    .choose("investigate")
    .choose("commit evidence, commit unexpected-courage")
    .tests(9, if here.contains("fog") { 4 } else { 2 })
    .token(tokens)
}

#[test]
fn the_skull_of_the_devourer_counts_monsters_or_calls_one() {
    devourer("standard", "'ghoul-minion exhausted', 'acolyte exhausted'", "'goat-spawn'", "skull")
        .tested(7, 2);
    devourer("hard", "", "", "skull").tested(6, 2).can("end-turn");
    play(
        "scenario = 'the-devourer-below'; difficulty = 'hard'; places.main-path.cards = ['obscuring-fog']
        encounter-discards = ['ghoul-minion', 'acolyte', 'ancient-evils']
        roland-banks = { at = 'main-path', hand = ['unexpected-courage'] }",
    )
    .choose("investigate")
    .choose("commit unexpected-courage")
    .token("skull")
    .tested(2, 4)
    .any_rolls()
    .can("ghoul-minion")
    .cannot("acolyte")
    // The test is already over.
    .expect("roland-banks.discards = ['unexpected-courage']");
}

#[test]
fn the_cultist_of_the_devourer_brings_doom_on_the_nearest_enemy() {
    devourer("standard", "'swarm-of-rats exhausted'", "'acolyte'", "cultist").tested(7, 2).expect(
        "places = { main-path.cards = ['swarm-of-rats exhausted doom 1'], woods-1.cards = ['acolyte'] }",
    );
    devourer("hard", "'swarm-of-rats exhausted'", "'acolyte'", "cultist").tested(5, 2).expect(
        "places = { main-path.cards = ['swarm-of-rats exhausted doom 2'], woods-1.cards = ['acolyte'] }",
    );
}

#[test]
fn the_tablet_of_the_devourer_hurts_if_a_monster_is_here() {
    let (monster, other) = ("'goat-spawn exhausted'", "'acolyte exhausted'");
    devourer("standard", monster, "", "tablet")
        .tested(6, 2)
        .expect("roland-banks = { damage = 1, horror = 0 }");
    devourer("standard", other, monster, "tablet")
        .tested(6, 2)
        .expect("roland-banks = { damage = 0, horror = 0 }");
    devourer("hard", monster, "", "tablet").tested(4, 2).expect("roland-banks = { damage = 1, horror = 1 }");
    devourer("hard", other, monster, "tablet")
        .tested(4, 2)
        .expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn the_elder_thing_is_not_alone_while_an_ancient_one_is_in_play() {
    devourer("standard", "'ghoul-minion exhausted'", "", "elder-thing").tested(4, 2);
    devourer("standard", "", "'umordhoth'", "elder-thing auto-fail").tested(0, 2);
    devourer("hard", "'ghoul-minion exhausted'", "", "elder-thing").tested(2, 2);
    devourer("hard", "", "'umordhoth'", "elder-thing 0").tested(2, 2);
}
