//! Results of a battle: how they are assigned and what they do.

use rulebook::covers;

use crate::common::*;

#[test]
fn the_owner_says_which_of_his_figures_is_hit() {
    covers!("cwd:assign.1");
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '2 deep-one, acolyte'
        black-goat.map.arkham = 'ghoul, mi-go'",
    )
    .roll("6 4")
    .roll("6")
    .asks("great-cthulhu")
    .offers(&["acolyte", "deep-one"])
    .choose("acolyte")
    .asks("black-goat")
    .offers(&["ghoul", "mi-go"])
    .choose("ghoul")
    .asks("black-goat")
    .can("retreat mi-go salem");
}

#[test]
fn pavel_saves_the_dark_young_and_loses_the_acolyte() {
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = 'deep-one'
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'acolyte, dark-young' }",
    )
    .roll("6")
    .roll("1 1")
    .offers(&["acolyte", "dark-young"])
    .choose("acolyte")
    .stands("black-goat", "arkham = 'dark-young'")
    .expect("great-cthulhu.doom = 1");
}

#[test]
fn a_figure_takes_one_kill_and_kills_left_over_are_lost() {
    covers!("cwd:assign.2");
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '3 deep-one'
        black-goat.map.arkham = 'ghoul, mi-go'",
    )
    .roll("6 6 6")
    .roll("1")
    .stands("black-goat", "")
    .expect("great-cthulhu.doom = 3");
}

#[test]
fn pains_come_after_kills_and_fall_on_figures_still_whole() {
    covers!("cwd:assign.6");
    let battle = "at = 'battle arkham'
        great-cthulhu.map.arkham = '4 deep-one'
        black-goat.map.arkham = 'acolyte, ghoul, mi-go'";
    play(battle)
        .roll("4 6 2 1")
        .roll("1")
        .by_rule("cwd:assign.2")
        .choose("acolyte")
        .by_rule("cwd:assign.6")
        .offers(&["ghoul", "mi-go"])
        .choose("ghoul")
        .by_rule("cwd:apply.3");
    // Pains for every figure need no choice, and surplus ones are discarded.
    play(battle)
        .roll("5 5 5 6")
        .roll("1")
        .choose("acolyte")
        .choose("retreat ghoul salem")
        .choose("retreat mi-go dunwich")
        .stands("black-goat", "salem = 'ghoul'; dunwich = 'mi-go'");
}

#[test]
fn the_dead_are_gone_before_anybody_retreats() {
    covers!("cwd:apply.2");
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '2 deep-one'
        black-goat.map.arkham = 'acolyte, mi-go, gate'",
    )
    .roll("6 5")
    .roll("6")
    .choose("keeper-acolyte")
    .by_rule("cwd:apply.3")
    .stands("great-cthulhu", "arkham = 'deep-one'")
    .stands("black-goat", "arkham = 'mi-go'")
    .expect("free-gates = ['arkham']; great-cthulhu.doom = 1; black-goat.doom = 1");
}

#[test]
fn pained_figures_go_to_neighbouring_zones_of_their_owners_choice() {
    covers!("cwd:apply.3");
    play(
        "at = 'battle merrimack-river'
        great-cthulhu.map.merrimack-river = '2 deep-one'
        black-goat.map.merrimack-river = '3 acolyte, gate'",
    )
    .roll("4 5")
    .choose("acolyte")
    .choose("keeper-acolyte")
    .asks("black-goat")
    .offers(&[
        "retreat acolyte dunwich",
        "retreat acolyte innsmouth",
        "retreat acolyte devil-reef",
        "retreat keeper-acolyte dunwich",
        "retreat keeper-acolyte innsmouth",
        "retreat keeper-acolyte devil-reef",
    ])
    .choose("retreat keeper-acolyte dunwich")
    .choose("retreat acolyte miskatonic-river")
    // A figure that retreats from a gate leaves it free, and it is not taken out of turn.
    .stands("black-goat", "merrimack-river = 'acolyte'; dunwich = 'acolyte'; miskatonic = 'acolyte'")
    .expect("free-gates = ['merrimack-river']; great-cthulhu.doom = 0; black-goat.power = 8");
}

#[test]
fn the_attacker_retreats_first_and_may_surround_the_defender() {
    covers!("cwd:apply.4");
    play(
        "at = 'battle merrimack-river'
        great-cthulhu.map.merrimack-river = '4 deep-one'
        black-goat.map.merrimack-river = '3 mi-go'",
    )
    .roll("4 4 4 1")
    .roll("5 5 5")
    .asks("great-cthulhu")
    .choose("retreat deep-one dunwich")
    .choose("retreat deep-one innsmouth")
    .choose("retreat deep-one devil-reef")
    // No zone to retreat to: one figure is eliminated, the others stay.
    .stands("black-goat", "merrimack-river = '2 mi-go'")
    .expect("great-cthulhu.doom = 2");
}

#[test]
fn nobody_retreats_to_where_enemies_are() {
    covers!("cwd:apply.5");
    play(
        "at = 'battle merrimack-river'
        great-cthulhu.map = { merrimack-river = '2 deep-one', innsmouth = 'acolyte' }
        black-goat.map = { merrimack-river = 'ghoul, mi-go', innsmouth = 'mi-go' }",
    )
    .roll("4 4")
    .roll("1")
    .refuses("retreat ghoul innsmouth", "cwd:apply.5")
    .can("retreat ghoul dunwich")
    .can("retreat ghoul miskatonic-river");
}

#[test]
fn with_nowhere_to_go_the_owner_loses_one_and_the_others_stay() {
    covers!("cwd:apply.5");
    play(
        "at = 'battle merrimack-river'
        great-cthulhu.map = { merrimack-river = '2 deep-one', dunwich = 'acolyte', innsmouth = 'acolyte', miskatonic = 'acolyte' }
        black-goat = { books = ['blood-sacrifice'], map = { merrimack-river = 'ghoul, mi-go' } }",
    )
    .roll("4 4")
    .roll("1")
    .by_rule("cwd:apply.5")
    .offers(&["ghoul", "mi-go"])
    .choose("ghoul")
    .stands("black-goat", "merrimack-river = 'mi-go'")
    .expect("great-cthulhu.doom = 1")
    // Eliminated, but not killed, so it gives no spellbook.
    .asks("black-goat")
    .by_rule("cwd:two-extra-actions.4");
}

#[test]
fn a_great_old_one_retreats_like_anybody() {
    covers!("cwd:apply.3");
    play(
        "at = 'battle black-goat salem'
        great-cthulhu = { books = ['dreams'], map.salem = 'cthulhu' }
        black-goat = { books = ['blood-sacrifice'], map.salem = '2 mi-go' }",
    )
    .choose("stop")
    .roll("4 1")
    .roll("1 1 1 1 1 1")
    .choose("retreat cthulhu boston")
    .stands("great-cthulhu", "boston = 'cthulhu'");
}

#[test]
fn necrophagy_works_although_every_goat_in_the_battle_was_killed() {
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '2 deep-one'
        black-goat = { books = ['necrophagy'], map = { arkham = 'acolyte, mi-go', salem = 'ghoul' } }",
    )
    .roll("6 6")
    .roll("1")
    .asks("black-goat")
    .offers(&["stop", "bring salem"])
    .choose("bring salem")
    .choose("retreat deep-one dunwich")
    .stands("great-cthulhu", "arkham = 'deep-one'; dunwich = 'deep-one'")
    .stands("black-goat", "arkham = 'ghoul'");
}

#[test]
fn a_ghoul_guards_captures_and_takes_results() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map.arkham = 'deep-one'
        black-goat.map.arkham = 'acolyte, ghoul'",
    )
    .refuses("capture arkham", "cwd:capture.2");
    play(
        "at = 'turn black-goat'
        great-cthulhu.map.arkham = 'acolyte'
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'ghoul' }",
    )
    .refuses("battle arkham", "cwd:battle-action.1")
    .choose("capture arkham")
    .stands("great-cthulhu", "")
    .expect("great-cthulhu.captured = 1; black-goat.doom = 1");
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = 'deep-one'
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'acolyte, ghoul' }",
    )
    .roll("6")
    .choose("ghoul")
    .stands("black-goat", "arkham = 'acolyte'");
}

#[test]
fn nobody_is_asked_where_the_answer_decides_nothing() {
    // Three pains for three different figures, and a single zone to retreat to.
    play(
        "at = 'battle merrimack-river'
        great-cthulhu.map = { merrimack-river = '3 deep-one, acolyte', dunwich = 'acolyte', innsmouth = 'acolyte' }
        black-goat = { books = ['blood-sacrifice', 'frenzy'], map = { merrimack-river = 'acolyte, mi-go, ghoul' } }",
    )
    .roll("4 5 4")
    .roll("1 1")
    .stands("black-goat", "miskatonic = 'acolyte, mi-go, ghoul'");
    // Regenerate leaves a choice, unless there are enough kills for a Starspawn to die as well.
    let regenerating = |dice: &str| {
        play(
            "at = 'battle black-goat arkham'
            great-cthulhu = { books = ['regenerate'], map.arkham = 'starspawn' }
            black-goat = { books = ['blood-sacrifice'], map.arkham = '2 mi-go' }",
        )
        .roll(dice)
        .roll("1 1 1")
    };
    regenerating("6 1").asks("great-cthulhu").by_rule("cwd:assign.2");
    regenerating("6 6").stands("great-cthulhu", "");
}
