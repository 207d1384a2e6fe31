//! The spellbooks of Great Cthulhu.

use rulebook::covers;

use cthulhu_duel::Event;

use super::battle::dice_of;
use crate::common::*;

#[test]
fn yha_nthlei_brings_power_for_enemy_gates_in_water() {
    covers!("cwd:great-cthulhu.2");
    let gather = |cthulhu: &str| {
        play(&format!(
            "at = 'gather'
            black-goat = {{ power = 0, map = {{ mystic = 'acolyte, gate', gardner-reservoir = 'acolyte, gate', dunwich = 'acolyte, gate' }} }}
            {cthulhu}"
        ))
    };
    // Two cultists, a gate, and two of the enemy's three gates.
    gather("great-cthulhu = { power = 0, books = ['yha-nthlei'], map.charles = 'cthulhu, 2 acolyte, gate' }")
        .expect("great-cthulhu.power = 6; black-goat.power = 9");
    // A submerged Cthulhu is still in play.
    gather(
        "great-cthulhu = { power = 0, books = ['yha-nthlei', 'submerge'], below = 'cthulhu', map.charles = '3 acolyte, gate' }",
    )
    .expect("great-cthulhu.power = 7");
    gather("great-cthulhu = { power = 0, books = ['yha-nthlei'], awakened = 1, map.charles = '3 acolyte, gate' }")
        .expect("great-cthulhu.power = 5");
}

#[test]
fn a_shoggoth_absorbs_others_for_three_dice_each() {
    covers!("cwd:great-cthulhu.4");
    let battle = |here: &str| {
        play(&format!(
            "at = 'battle arkham'
            great-cthulhu = {{ books = ['absorb', 'dreams'], filled = ['awaken', 'first-doom-phase'], map.arkham = '{here}' }}
            black-goat = {{ books = ['blood-sacrifice'], map.arkham = 'ghoul' }}"
        ))
    };
    let once = battle("shoggoth, deep-one, 2 acolyte, gate")
        .offers(&["stop", "absorb deep-one", "absorb acolyte", "absorb keeper-acolyte"])
        .choose("absorb keeper-acolyte")
        .expect("free-gates = ['arkham']");
    dice_of(once.choose("stop"), "great-cthulhu", 2 + 1 + 3);
    let twice = battle("shoggoth, deep-one, acolyte").choose("absorb deep-one").choose("absorb acolyte");
    dice_of(twice, "great-cthulhu", 2 + 6).stands("great-cthulhu", "arkham = 'shoggoth'");
    // One Shoggoth can absorb the other, but not itself.
    dice_of(battle("2 shoggoth").choose("absorb shoggoth"), "great-cthulhu", 2 + 3);
    battle("shoggoth").rolls().by_rule("cwd:battle-roll.1");
    battle("2 deep-one, acolyte").rolls().by_rule("cwd:battle-roll.1");
}

#[test]
fn great_old_ones_are_not_absorbed() {
    play(
        "at = 'battle arkham'
        great-cthulhu = { books = ['absorb'], map.arkham = 'shoggoth, cthulhu' }
        black-goat.map.arkham = 'ghoul'",
    )
    .offers(&["stop", "devour"]);
}

/// The Black Goat attacks these figures in Arkham with four Mi-Go.
fn regenerating(here: &str, dice: &str) -> Play {
    play(&format!(
        "at = 'battle black-goat arkham'
        great-cthulhu = {{ books = ['regenerate'], map.arkham = '{here}' }}
        black-goat = {{ books = ['blood-sacrifice'], map.arkham = '4 mi-go' }}"
    ))
    .roll(dice)
    .roll_all("1")
}

#[test]
fn a_starspawn_dies_of_two_kills_only() {
    covers!("cwd:great-cthulhu.6");
    regenerating("starspawn, deep-one", "6 1 1 1")
        .offers(&["starspawn", "spare starspawn", "deep-one"])
        .choose("spare starspawn")
        .choose("retreat starspawn dunwich")
        .stands("great-cthulhu", "arkham = 'deep-one'; dunwich = 'starspawn'");
    regenerating("starspawn, deep-one", "6 6 1 1")
        .choose("spare starspawn")
        .offers(&["again starspawn", "deep-one"])
        .choose("again starspawn")
        .stands("great-cthulhu", "arkham = 'deep-one'")
        .expect("black-goat.doom = 3");
    // A lone Starspawn takes both kills without a question; a third is discarded.
    for dice in ["6 6 1 1", "6 6 6 1"] {
        regenerating("starspawn", dice)
            .stands("great-cthulhu", "")
            .expect("black-goat.doom = 3")
            .never(|event| matches!(event, Event::KillSurvived { .. }));
    }
    // All figures die if there are enough kills for them.
    regenerating("starspawn, deep-one", "6 6 6 1").stands("great-cthulhu", "").expect("black-goat.doom = 4");
    // A Starspawn that survived one of three kills takes the third.
    regenerating("2 starspawn", "6 6 6 1")
        .choose("spare starspawn")
        .choose("spare starspawn")
        .choose("retreat starspawn salem")
        .stands("great-cthulhu", "salem = 'starspawn'")
        .expect("black-goat.doom = 5");
    // The owner lets one die from the first kill, so the other two kills go to the second.
    regenerating("2 starspawn", "6 6 6 1")
        .choose("starspawn")
        .stands("great-cthulhu", "")
        .expect("black-goat.doom = 6");
    // Using the ability is optional.
    regenerating("starspawn", "6 1 1 1")
        .choose("starspawn")
        .stands("great-cthulhu", "")
        .expect("black-goat.doom = 3");
}

#[test]
fn a_starspawn_takes_a_second_result_for_another_figure() {
    covers!("cwd:great-cthulhu.6");
    // Two pains.
    regenerating("starspawn, deep-one", "5 5 1 1")
        .choose("starspawn")
        .offers(&["again starspawn", "deep-one"])
        .choose("again starspawn")
        .choose("retreat starspawn salem")
        .stands("great-cthulhu", "arkham = 'deep-one'; salem = 'starspawn'")
        .expect("black-goat.doom = 0");
    // Each of two Starspawn survives a kill.
    regenerating("2 starspawn", "6 6 1 1")
        .choose("spare starspawn")
        .offers(&["starspawn", "spare starspawn", "again starspawn"])
        .choose("spare starspawn")
        .choose("retreat starspawn salem")
        .choose("retreat starspawn dunwich")
        .stands("great-cthulhu", "salem = 'starspawn'; dunwich = 'starspawn'")
        .expect("black-goat.doom = 4");
    // A figure can take a kill and a pain, but no third result.
    regenerating("starspawn, 2 deep-one", "6 5 5 1")
        .choose("spare starspawn")
        .offers(&["again starspawn", "deep-one"])
        .choose("again starspawn")
        .choose("retreat starspawn salem")
        .choose("retreat deep-one salem")
        .stands("great-cthulhu", "arkham = 'deep-one'; salem = 'starspawn, deep-one'")
        .expect("black-goat.doom = 2");
}

#[test]
fn devolve_makes_deep_ones_of_acolytes() {
    covers!("cwd:great-cthulhu.8");
    let acted = |deep_ones: u8| {
        play(&format!(
            "at = 'turn black-goat'
            great-cthulhu.books = ['devolve']
            great-cthulhu.map = {{ charles = '2 acolyte, gate', salem = '2 acolyte', boston = '{deep_ones} deep-one' }}
            black-goat.map.dunwich = '2 acolyte'"
        ))
        .choose("recruit dunwich")
    };
    acted(1)
        .asks("great-cthulhu")
        .offers(&[
            "stop",
            "exchange acolyte charles",
            "exchange keeper-acolyte charles",
            "exchange acolyte salem",
        ])
        .choose("exchange keeper-acolyte charles")
        .choose("exchange acolyte salem")
        .choose("stop")
        .stands(
            "great-cthulhu",
            "charles = 'acolyte, deep-one'; salem = 'acolyte, deep-one'; boston = 'deep-one'",
        )
        .expect("free-gates = ['charles']; great-cthulhu.power = 8");
    // At most as many as there are in the pool.
    acted(3)
        .choose("exchange acolyte salem")
        .stands(
            "great-cthulhu",
            "charles = '2 acolyte, gate'; salem = 'acolyte, deep-one'; boston = '3 deep-one'",
        )
        .by_rule("cwd:two-extra-actions.4");
    acted(4).by_rule("cwd:two-extra-actions.4");
}

#[test]
fn dreams_cost_two_power() {
    covers!("cwd:great-cthulhu.9");
    let turn = |power| {
        play(&format!(
            "at = 'turn great-cthulhu'
            great-cthulhu = {{ power = {power}, books = ['dreams'], map.charles = '5 acolyte, gate' }}
            black-goat.map.dunwich = 'acolyte'"
        ))
    };
    turn(1).refuses("dreams dunwich", "cwd:action-phase.4");
    turn(5).choose("dreams dunwich").expect("great-cthulhu.power = 3");
}

#[test]
fn dreams_put_an_acolyte_in_the_place_of_an_enemys() {
    covers!("cwd:great-cthulhu.10");
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['dreams'], map.charles = '5 acolyte, gate' }
        black-goat.map = { dunwich = '2 acolyte, mi-go, gate', arkham = 'dark-young' }",
    )
    .cannot("dreams arkham")
    .choose("dreams dunwich")
    .asks("black-goat")
    .offers(&["acolyte", "keeper-acolyte"])
    .choose("keeper-acolyte")
    .stands("black-goat", "dunwich = 'acolyte, mi-go'; arkham = 'dark-young'")
    .stands("great-cthulhu", "charles = '5 acolyte, gate'; dunwich = 'acolyte'")
    .expect("great-cthulhu.doom = 1; free-gates = ['dunwich']")
    // Both factions share a zone now, which fulfils the Black Goat's requirement.
    .choose("book frenzy")
    .asks("great-cthulhu")
    .choose("take-gate dunwich")
    .stands("great-cthulhu", "charles = '5 acolyte, gate'; dunwich = 'acolyte, gate'");
}

#[test]
fn dreams_need_an_acolyte_in_the_pool() {
    let turn = |captured: u8, map: &str| {
        play(&format!(
            "at = 'turn great-cthulhu'
            great-cthulhu = {{ books = ['dreams'], captured = {captured}, map.charles = '{map}' }}
            black-goat.map.dunwich = 'acolyte'"
        ))
    };
    turn(0, "6 acolyte, gate").refuses("dreams dunwich", "cwd:unique-actions.2");
    turn(1, "5 acolyte, gate").refuses("dreams dunwich", "cwd:unique-actions.2");
    turn(0, "5 acolyte, gate").can("dreams dunwich");
}

#[test]
fn submerging_costs_one_power_and_needs_cthulhu_in_water() {
    covers!("cwd:great-cthulhu.11", "cwd:great-cthulhu.12");
    let turn = |zone: &str| {
        play(&format!(
            "at = 'turn great-cthulhu'
            great-cthulhu = {{ books = ['submerge'], map = {{ {zone} = 'cthulhu', merrimack-river = 'deep-one' }} }}"
        ))
    };
    turn("salem").refuses("submerge", "cwd:great-cthulhu.12");
    // There are no other figures to submerge along.
    turn("martins-bay")
        .choose("submerge")
        .asks("black-goat")
        .stands("great-cthulhu", "merrimack-river = 'deep-one'")
        .expect("great-cthulhu = { power = 7, below = 'cthulhu' }");
    play("at = 'turn great-cthulhu'; great-cthulhu = { books = ['submerge'], awakened = 1 }")
        .refuses("submerge", "cwd:unique-actions.1");
}

#[test]
fn figures_go_below_with_cthulhu_and_all_come_back_together() {
    covers!("cwd:great-cthulhu.12");
    play(
        "at = 'turn great-cthulhu'
        great-cthulhu = { books = ['submerge'], map = { martins-bay = 'cthulhu, 2 deep-one, 2 acolyte, gate', salem = 'shoggoth' } }
        black-goat = { books = ['frenzy'], map.dunwich = 'acolyte' }",
    )
    .choose("submerge")
    .offers(&["stop", "acolyte", "keeper-acolyte", "deep-one"])
    .choose("keeper-acolyte")
    .choose("deep-one")
    .choose("stop")
    .stands("great-cthulhu", "martins-bay = 'acolyte, deep-one'; salem = 'shoggoth'")
    .expect("great-cthulhu = { power = 7, below = 'acolyte, deep-one, cthulhu' }; free-gates = ['martins-bay']")
    .choose("end-turn")
    .choose("recruit dunwich")
    // No figure can join them later; they return in any zone, even with enemies, for free.
    .asks("great-cthulhu")
    .cannot("submerge")
    .can("surface salem")
    .choose("surface dunwich")
    .stands("great-cthulhu", "martins-bay = 'acolyte, deep-one'; salem = 'shoggoth'; dunwich = 'acolyte, deep-one, cthulhu'")
    .expect("great-cthulhu = { power = 7, below = '' }");
}

#[test]
fn figures_below_are_out_of_reach() {
    let below = "great-cthulhu.books = ['submerge', 'devolve', 'dreams']
        great-cthulhu.below = 'cthulhu, 3 acolyte'; great-cthulhu.map.salem = 'deep-one'";
    // Only cultists on the map can devolve.
    play(&format!("at = 'turn great-cthulhu'; {below}; black-goat.map.dunwich = 'acolyte'"))
        .choose("recruit salem")
        .offers(&["stop", "exchange acolyte salem"]);
    // Ghroth cannot eliminate submerged cultists.
    play(&format!(
        "at = 'turn black-goat'; {below}; black-goat.books = ['ghroth']; black-goat.map.dunwich = 'mi-go'"
    ))
    .choose("ghroth")
    .roll("1")
    .expect("great-cthulhu.below = '3 acolyte, cthulhu'; black-goat.doom = 0");
    // They are not in the pool either.
    let dreams = |below: &str| {
        play(&format!(
            "at = 'turn great-cthulhu'; great-cthulhu.books = ['submerge', 'dreams']; great-cthulhu.below = '{below}'
            great-cthulhu.map.salem = '3 acolyte'; black-goat.map.dunwich = 'acolyte'"
        ))
    };
    dreams("cthulhu, 3 acolyte").refuses("dreams dunwich", "cwd:unique-actions.2");
    dreams("cthulhu, 2 acolyte").can("dreams dunwich");
}

#[test]
fn figures_below_are_in_play() {
    // A submerged cultist gives power, and a submerged Cthulhu gives an Elder Sign for the ritual.
    let below = "great-cthulhu = { books = ['submerge'], below = 'cthulhu, 2 acolyte', power = 0, map.salem = 'acolyte' }";
    play(&format!("at = 'gather'; {below}; black-goat.power = 0; black-goat.map.dunwich = '4 acolyte'"))
        .expect("great-cthulhu.power = 3");
    play(&format!("at = 'doom great-cthulhu'; round = 2; {}", below.replace("power = 0", "power = 5")))
        .choose("ritual")
        .rolls()
        .by_rule("cwd:elder-signs.2");
}
