//! Battles: which figures take part, abilities before the roll, and the roll.

use cthulhu_duel::content::Power;
use cthulhu_duel::{Content, Event};
use rulebook::covers;

use crate::common::*;

/// Asserts that the faction rolls this many dice in the battle.
#[track_caller]
pub(super) fn dice_of(play: Play, faction: &str, count: u8) -> Play {
    let of = play.seat(faction);
    play.happened(|event| matches!(event, Event::DiceCounted { each, .. } if each[of.index()] == count))
}

#[test]
fn a_battle_needs_enemies_and_an_own_figure_that_rolls_dice() {
    covers!("cwd:battle-action.1");
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map = { arkham = 'acolyte, deep-one', salem = '2 acolyte', boston = 'deep-one' }
        black-goat.map = { arkham = 'acolyte', salem = 'acolyte', dunwich = 'mi-go' }",
    )
    .can("battle arkham")
    .refuses("battle salem", "cwd:battle-action.1")
    .cannot("battle boston")
    .cannot("battle dunwich");
}

#[test]
fn a_battle_costs_one_power_and_is_the_whole_action() {
    covers!("cwd:battle.4", "cwd:battle-action.2");
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu.map = { arkham = 'deep-one', salem = 'deep-one' }
        black-goat = { books = ['blood-sacrifice'], map = { arkham = 'ghoul', salem = 'ghoul' } }",
    )
    .choose("battle arkham")
    .expect("great-cthulhu.power = 7")
    .roll("1")
    .asks("black-goat")
    .expect("great-cthulhu.power = 7");
}

#[test]
fn without_power_there_is_no_battle() {
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { power = 1, books = ['devolve'], map = { arkham = 'deep-one, acolyte', salem = 'deep-one' } }
        black-goat = { books = ['blood-sacrifice'], map = { arkham = 'ghoul', salem = 'ghoul' } }",
    )
    .choose("battle arkham")
    .roll("1")
    .choose("stop")
    .asks("black-goat");
}

#[test]
fn everybody_in_the_zone_takes_part() {
    covers!("cwd:battle.3");
    play(
        "at = 'battle arkham'
        great-cthulhu.map = { arkham = '2 deep-one', salem = '2 deep-one' }
        black-goat.map = { arkham = '3 acolyte, 2 ghoul, gate', salem = 'mi-go' }",
    )
    .roll("6 6")
    .offers(&["acolyte", "keeper-acolyte", "ghoul"])
    .choose("acolyte")
    .offers(&["acolyte", "keeper-acolyte", "ghoul"])
    .choose("acolyte")
    .stands("black-goat", "arkham = 'acolyte, 2 ghoul, gate'; salem = 'mi-go'");
}

#[test]
fn the_attacker_uses_abilities_before_the_battle_first() {
    covers!("cwd:pre-battle.3");
    // In the built-in content only one faction has such abilities, so the other is given Devour here.
    let mut content = Content::standard();
    content.factions.iter_mut().for_each(|faction| faction.ability.power = Power::Devour);
    let battle = |attacker: &str| {
        let table = "great-cthulhu = { books = ['absorb'], map.arkham = 'cthulhu, shoggoth, deep-one' }
            black-goat = { books = ['frenzy', 'ghroth'], map.arkham = 'shub-niggurath, mi-go, acolyte' }";
        play_with(content.clone(), &format!("at = 'battle {attacker} arkham'\n{table}"))
    };
    battle("black-goat")
        .asks("black-goat")
        .by_rule("cwd:pre-battle.3")
        .choose("stop")
        .asks("great-cthulhu")
        .choose("absorb deep-one")
        .choose("devour")
        .asks("black-goat")
        .choose("mi-go")
        // A seat that declined is not asked again.
        .rolls()
        .by_rule("cwd:battle-roll.1");
    battle("great-cthulhu")
        .asks("great-cthulhu")
        .offers(&["stop", "devour", "absorb deep-one"])
        .choose("stop")
        .asks("black-goat");
}

#[test]
fn a_devoured_dark_young_rolls_no_dice() {
    covers!("cwd:pre-battle.4");
    let devoured = play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu' }
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'dark-young, ghoul' }",
    )
    .choose("devour")
    .choose("dark-young")
    .expect("great-cthulhu.doom = 3");
    // The kill can only be assigned to the Ghoul.
    dice_of(devoured, "black-goat", 0)
        .roll("6 1 1 1 1 1")
        .stands("black-goat", "")
        .expect("great-cthulhu.doom = 4");

    // With the Red Sign, Shub-Niggurath no longer counts the Dark Young that was eliminated.
    let fight = |words: &str| {
        play(
            "at = 'battle arkham'
            great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu' }
            black-goat.books = ['red-sign', 'blood-sacrifice']
            black-goat.map = { arkham = 'shub-niggurath, dark-young', dunwich = 'acolyte' }",
        )
        .choose(words)
    };
    dice_of(fight("stop"), "black-goat", 1 + 1 + 2);
    dice_of(fight("devour"), "black-goat", 1);
}

#[test]
fn what_a_devoured_figure_did_before_still_holds() {
    covers!("cwd:pre-battle.4");
    // In the built-in content no faction can devour a Shoggoth, so Shub-Niggurath is given Devour here.
    let mut content = Content::standard();
    content.factions[1].ability.power = Power::Devour;
    let battle = |attacker: &str| {
        play_with(
            content.clone(),
            &format!(
                "at = 'battle {attacker} arkham'
                great-cthulhu = {{ books = ['absorb'], map.arkham = 'shoggoth, 2 deep-one' }}
                black-goat = {{ books = ['blood-sacrifice', 'frenzy'], map.arkham = 'shub-niggurath' }}"
            ),
        )
    };
    // Three dice for the absorbed figure and one for the Deep One; none for the devoured Shoggoth.
    let absorbed = battle("great-cthulhu")
        .choose("absorb deep-one")
        .choose("stop")
        .choose("devour")
        .asks("great-cthulhu")
        .choose("shoggoth");
    dice_of(absorbed, "great-cthulhu", 3 + 1);
    // A Shoggoth that is devoured first cannot absorb.
    let devoured =
        battle("black-goat").choose("devour").choose("shoggoth").rolls().by_rule("cwd:battle-roll.1");
    dice_of(devoured, "great-cthulhu", 2).stands("great-cthulhu", "arkham = '2 deep-one'");
}

#[test]
fn a_battle_is_over_when_one_side_is_gone_before_the_dice() {
    covers!("cwd:pre-battle.8");
    play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu' }
        black-goat = { books = ['necrophagy'], map = { arkham = 'mi-go', salem = 'ghoul' } }",
    )
    .choose("devour")
    .happened(|event| matches!(event, Event::BattleCalledOff { .. }))
    .never(|event| matches!(event, Event::DiceCounted { .. }))
    // No Ghoul comes, and the devoured figure is enough for a spellbook.
    .asks("great-cthulhu")
    .by_rule("cwd:spellbooks.1")
    .choose("book devolve")
    .stands("black-goat", "salem = 'ghoul'")
    .asks("black-goat");
    // The Shoggoth cannot absorb either.
    play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['absorb'], map.arkham = 'cthulhu, shoggoth, acolyte' }
        black-goat.map.arkham = 'acolyte'",
    )
    .choose("devour")
    .asks("great-cthulhu")
    .by_rule("cwd:spellbooks.1");
}

#[test]
fn an_acolyte_and_two_starspawn_roll_six_dice() {
    covers!("cwd:battle-roll.1");
    let battle = play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = 'acolyte, 2 starspawn'
        black-goat = { books = ['blood-sacrifice'], map.arkham = 'ghoul' }",
    )
    .rolls()
    .by_rule("cwd:battle-roll.1");
    dice_of(dice_of(battle, "great-cthulhu", 6), "black-goat", 0).roll("1 2 3 1 2 3").asks("black-goat");
}

#[test]
fn both_sides_add_up_what_their_figures_are_worth() {
    covers!("cwd:battle-roll.1");
    let battle = play(
        "at = 'battle black-goat arkham'
        great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu, starspawn, shoggoth, deep-one, acolyte' }
        black-goat = { books = ['blood-sacrifice'], map.arkham = '2 dark-young, 3 mi-go, 2 ghoul, acolyte' }",
    )
    .choose("stop");
    dice_of(dice_of(battle, "great-cthulhu", 6 + 3 + 2 + 1), "black-goat", 2 * 2 + 3);
}

#[test]
fn a_six_kills_a_four_or_five_pains_the_rest_misses() {
    covers!("cwd:battle-roll.3");
    play(
        "at = 'battle arkham'
        great-cthulhu.map.arkham = '4 deep-one, shoggoth'
        black-goat = { books = ['blood-sacrifice'], map.arkham = '6 acolyte' }",
    )
    .roll("1 2 3 4 5 6")
    .happened(|event| matches!(event, Event::Hits { kills: 1, pains: 2, misses: 3, .. }))
    .choose("retreat acolyte salem")
    .choose("retreat acolyte salem")
    .stands("black-goat", "arkham = '3 acolyte'; salem = '2 acolyte'")
    .expect("great-cthulhu.doom = 1");
}
