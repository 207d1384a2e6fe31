//! Numbers: tokens, modifiers, values per investigator.

use rulebook::covers;

use crate::common::*;

#[test]
fn the_token_is_added_to_the_skill() {
    covers!("lcg:chaos-tokens.1");
    play("").choose("investigate").token("-2").tested(1, 2);
    play("places.study.clues = 2").choose("investigate").token("elder-sign").tested(5, 2);
    play("places.study.cards = ['ghoul-minion exhausted']").choose("investigate").token("skull").tested(2, 2);
}

#[test]
fn an_x_that_nothing_sets_is_nothing() {
    covers!("lcg:letter-x.1");
    play("scenario = 'the-midnight-masks'").choose("investigate").token("skull").tested(3, 2);
    play("scenario = 'the-midnight-masks'; places.rivertown.cards = ['acolyte doom 2']")
        .choose("investigate")
        .token("skull")
        .tested(1, 1);
}

/// An enemy with health per investigator and a modifier to it.
const BEAST: &str = r#"(
    code: "90005", title: "beast", type: enemy, set: "rats", traits: [creature], health: 2, health_each: true,
    enemy: (fight: 1, evade: 1), constants: [HealthEach(1)],
)"#;

#[test]
fn what_is_printed_for_each_investigator_is_multiplied_before_anything_is_added() {
    covers!("lcg:per-investigator.2");
    let hit = |damage: u8| {
        let text = format!("roland-banks.threat = ['beast damage {damage}']; daisy-walker = {{}}");
        play_with(BEAST, &text).choose("fight beast").token("0").pass_all()
    };
    hit(4).expect("roland-banks.threat = ['beast damage 5']");
    hit(5).expect("roland-banks.threat = []");
}

#[test]
fn a_text_can_count_for_each_investigator_too() {
    covers!("lcg:per-investigator.3");
    let hit = |damage: u8| {
        play(&format!(
            "scenario = 'the-devourer-below'; agenda = 3; roland-banks.at = 'main-path'; daisy-walker = {{}}
            places.main-path.cards = ['umordhoth damage {damage}']"
        ))
        .choose("fight umordhoth")
        .token("+1")
    };
    hit(12).goes_on();
    hit(13).ended(2);
}

#[test]
fn those_who_left_still_count() {
    covers!("lcg:per-investigator.4");
    play(
        "roland-banks.at = 'hallway'; daisy-walker.at = 'parlor'; at = 'turn daisy-walker'
        places = { hallway = {}, attic = {}, parlor = {} }",
    )
    .choose("use parlor 1")
    .choose("move attic")
    .expect("places.attic.clues = 4");
}

#[test]
fn a_place_gets_its_clues_when_it_is_first_entered() {
    covers!("lcg:clues.2");
    play("roland-banks.at = 'hallway'; places = { hallway = {}, attic = {} }")
        .choose("move attic")
        .expect("places.attic = { revealed = true, clues = 2 }")
        .choose("move hallway")
        .choose("move attic")
        .expect("places.attic.clues = 2");
}

#[test]
fn a_value_is_worked_out_anew_whenever_something_changes_it() {
    covers!("lcg:modifiers.1");
    play("daisy-walker.play = ['encyclopedia']")
        .choose("use encyclopedia")
        .choose("part 2")
        .choose("investigate")
        .rolls()
        .tests(7, 2);
}

/// Assets that double and halve a skill.
const DRINKS: &str = r#"
    (
        code: "90008", title: "tonic", type: asset, class: neutral, traits: [item], cost: 0, level: 0,
        constants: [Doubled(combat)],
    ),
    (
        code: "90009", title: "moonshine", type: asset, class: neutral, traits: [item], cost: 0, level: 0,
        constants: [Halved(combat)],
    ),
"#;

#[test]
fn what_is_added_comes_before_what_is_multiplied_and_fractions_are_rounded_up() {
    covers!("lcg:modifiers.2", "lcg:modifiers.3");
    let fights = |drinks: &str| {
        let text = format!("roland-banks = {{ play = ['beat-cop', {drinks}], threat = ['ghoul-minion'] }}");
        play_with(DRINKS, &text).choose("fight ghoul-minion").pass_all()
    };
    fights("'tonic'").tests(10, 2);
    fights("'moonshine'").tests(3, 2);
}

/// Willpower 2 with modifiers of -1 each from three cards, plus 2 icons, is 1: only the sum is raised to zero if
/// negative.
#[test]
fn a_skill_below_nothing_takes_from_what_is_added_to_it() {
    covers!("lcg:modifiers.4");
    play("skids-otoole = { hand = ['guts'], threat = ['haunted', 'dreams-of-rlyeh', 'dreams-of-rlyeh'] }")
        .choose("use dreams-of-rlyeh")
        .tests(0, 3)
        .skip()
        .choose("commit guts")
        .tests(1, 3);
}

#[test]
fn places_enter_play_unrevealed() {
    covers!("lcg:location-cards.4");
    play("roland-banks.clues = 2")
        .choose("advance")
        .expect("places = { attic.revealed = false, cellar.revealed = false, hallway.revealed = true }");
}

#[test]
fn an_agenda_that_advances_does_what_its_back_says() {
    covers!("lcg:act-agenda.6");
    play("at = 'mythos'; roland-banks.hand = ['guts']; doom = 2")
        .asks("roland-banks")
        .offers(&["part 1", "part 2"])
        .choose("part 2")
        .expect("roland-banks.horror = 2; agenda = 2");
}

#[test]
fn a_resolution_ends_the_scenario() {
    covers!("lcg:act-agenda.9");
    play(
        "act = 3; roland-banks = { at = 'hallway', threat = ['ghoul-priest damage 4'] }; places = { hallway = {}, parlor = {} }",
    )
    .choose("fight ghoul-priest")
    .token("0")
    .choose("part 1")
    .ended(1);
}

#[test]
fn an_enemy_put_into_play_goes_where_its_own_text_says() {
    covers!("lcg:put-into-play.3");
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; doom = 5; roland-banks.at = 'rivertown'; daisy-walker = { at = 'your-house', clues = 3 }
        encounters = ['ghoul-minion']",
    )
    .expect("daisy-walker.threat = ['the-masked-hunter']; roland-banks.threat = []");
}

/// The book's example: agility 4, a token of -8 and a bonus of 2 give 0, not 2.
#[test]
fn a_bonus_does_not_lift_a_skill_from_nothing_but_counts_with_all_the_rest() {
    covers!("lcg:modifiers.4");
    play("wendy-adams = { hand = ['lucky'], threat = ['ghoul-minion'] }; bag = ['-8']")
        .choose("evade ghoul-minion")
        .token("-8")
        .tests(0, 2)
        .skip()
        .choose("play lucky")
        .tested(0, 2)
        .expect("wendy-adams = { resources = 4, threat = ['ghoul-minion'] }");
}
