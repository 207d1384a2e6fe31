//! Reversing the ritual: victory and defeat.

use engine::{Answer, Move, Seat};
use final_hour::{Defeat, Event};
use rulebook::covers;

use crate::common::*;

/// Two investigators before the vote. Their moons are 3, 8 and 13, their only star is 4.
const TWO: &str = "at = 'end-of-round'; monsters = {};
    jenny-barnes.hand = [3, 8, 6, 2]; michael-mcglen.hand = [13, 4, 7, 1]";

fn both_agree() -> Play {
    play(TWO).choose("attempt").choose("attempt")
}

#[test]
fn three_moons_and_a_star_win_for_two() {
    covers!("fh:ritual.7", "fh:ritual.8", "fh:ritual.9", "fh:end.5");
    both_agree()
        .choose("3, 8, 6")
        .choose("13, 4, 7")
        .roll("moon")
        .roll("star")
        .happened(|event| *event == Event::RitualCounted { count: 4, needed: 4 })
        .won();
}

#[test]
fn one_symbol_fewer_loses() {
    covers!("fh:end.4", "fh:end.5");
    both_agree().choose("3, 8, 6").choose("13, 1, 7").roll("moon").roll("star").lost(Defeat::RitualFailed);
}

#[test]
fn a_symbol_on_both_clues_counts_every_card_twice() {
    covers!("fh:ritual.8");
    both_agree()
        .choose("3, 8, 6")
        .choose("4, 7, 1")
        .roll("moon")
        .roll("moon")
        .happened(|event| *event == Event::RitualCounted { count: 4, needed: 4 })
        .won();
}

#[test]
fn three_investigators_need_six() {
    covers!("fh:ritual.9");
    let three = "at = 'end-of-round'; monsters = {};
        investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen'];
        jenny-barnes.hand = [3, 8, 6, 2]; michael-mcglen.hand = [13, 18, 7, 1];
        lily-chen.hand = [23, 28, 9, 5]";
    let six = |last| {
        play(three)
            .choose("attempt")
            .choose("attempt")
            .choose("attempt")
            .choose("3, 8, 6")
            .choose("13, 18, 7")
            .choose(last)
            .roll("moon")
            .roll("star")
    };
    six("23, 28, 5").happened(|event| *event == Event::RitualCounted { count: 6, needed: 6 }).won();
    six("23, 28, 9").happened(|event| *event == Event::RitualCounted { count: 7, needed: 6 }).won();
    six("23, 9, 5").happened(|event| *event == Event::RitualCounted { count: 6, needed: 6 }).won();
}

#[test]
fn the_ritual_is_attempted_only_if_all_agree() {
    covers!("fh:ritual.5");
    for (jenny, michael) in [("attempt", "wait"), ("wait", "attempt"), ("wait", "wait")] {
        play(TWO)
            .asks("jenny-barnes, michael-mcglen")
            .offers(&["attempt", "wait"])
            .choose(jenny)
            .choose(michael)
            .never(|event| matches!(event, Event::RitualBegins { .. }))
            .happened(|event| matches!(event, Event::RoundBegins { .. }));
    }
    both_agree().happened(|event| *event == Event::RitualBegins { forced: false }).by_rule("fh:ritual.7");
}

#[test]
fn answers_are_told_only_when_everyone_has_given_one() {
    let votes = |event: &Event| matches!(event, Event::Voted { .. });
    play(TWO).choose("attempt").never(votes).asks("michael-mcglen").choose("wait").happened(votes);
}

#[test]
fn three_cards_each_are_laid_unseen_and_shown_together() {
    covers!("fh:ritual.7");
    let game = both_agree().asks("jenny-barnes, michael-mcglen");
    let cards = |numbers: &[u8]| -> Answer<final_hour::FinalHour> {
        let card = |&number| final_hour::content::Priority::numbered(number).expect("a card");
        numbers.iter().map(card).map(final_hour::Choice::Card).collect()
    };
    for wrong in [&[3, 8][..], &[3, 8, 6, 2], &[3, 8, 8], &[3, 8, 13]] {
        let say = Move::Say { seat: Seat(0), what: cards(wrong) };
        assert!(game.now().check(game.content(), &say).is_err(), "{wrong:?}");
    }
    game.choose("3, 8, 6")
        .never(|event| matches!(event, Event::CardsLaid { .. }))
        .choose("13, 4, 7")
        .happened(
            |event| matches!(event, Event::CardsLaid { figure, cards } if figure.0 == 0 && cards.len() == 3),
        )
        .happened(
            |event| matches!(event, Event::CardsLaid { figure, cards } if figure.0 == 1 && cards.len() == 3),
        )
        .expect("kept = [3, 4, 6, 7, 8, 13]; jenny-barnes.hand = [2]; michael-mcglen.hand = [1]");
}

#[test]
fn the_ritual_is_reversed_from_anywhere() {
    play(&format!("{TWO}; jenny-barnes.at = 5; michael-mcglen.at = 10; ritual = 12"))
        .choose("attempt")
        .choose("attempt")
        .choose("3, 8, 6")
        .choose("13, 4, 7")
        .roll("moon")
        .roll("star")
        .won();
}

#[test]
fn clues_that_were_found_rule_symbols_out() {
    let attempt = || {
        play(&format!("{TWO}; explored = [2, 3, 4]; found = ['diamond', 'diamond', 'hourglass']"))
            .choose("attempt")
            .choose("attempt")
            .choose("3, 8, 6")
            .choose("13, 4, 7")
    };
    // Both diamonds are found, so neither slot can hold one; one hourglass is found, so it is half as likely as a moon.
    attempt().cannot_roll("diamond").roll("hourglass").cannot_roll("hourglass").can_roll("moon");
    attempt().roll("moon").can_roll("moon");
    let odds = attempt().odds();
    assert_eq!(odds.faces().len(), 7, "two moons, two stars, two crosses, one hourglass");
}

#[test]
fn defeat_stops_everything() {
    covers!("fh:end.1", "fh:end.3");
    let game = play("at = 'reckoning'; monsters = {}; played = [1, 3, 5, 8]; jenny-barnes.health = 2");
    let game = game.expect("jenny-barnes.health = 0; michael-mcglen.health = 5");
    game.never(|event| matches!(event, Event::GateGrows { .. })).lost(Defeat::Death);
}

#[test]
fn one_death_is_enough() {
    covers!("fh:end.3");
    let three_omens = "at = 'reckoning'; lead = 'michael-mcglen'; monsters = {}; played = [1, 4, 2, 6]";
    play(&format!("{three_omens}; michael-mcglen.health = 1")).lost(Defeat::Death);
    play(&format!("{three_omens}; michael-mcglen.health = 2")).goes_on().expect("michael-mcglen.health = 1");
}

#[test]
fn a_full_ritual_site_is_lost_only_when_one_more_monster_must_go_there() {
    covers!("fh:end.2", "fh:end.1");
    let orange = "[{ activate-zone = 'orange' }]";
    let full =
        |stalker| format!("ritual = 2; monsters.2 = ['4 red 1']; monsters.{stalker} = ['red 2 stalker']");
    play_effect("lower", orange, &full("14"))
        .goes_on()
        .expect("monsters.15 = ['red 2 stalker']; monsters.2 = ['4 red 1']");
    play_effect("lower", orange, &full("15")).lost(Defeat::RitualSite);
}

#[test]
fn the_last_cell_of_the_ritual_site_can_be_taken() {
    covers!("fh:end.2");
    play_effect(
        "lower",
        "[{ activate-zone = 'orange' }]",
        "ritual = 2; monsters.2 = ['3 red 1']; monsters.15 = ['red 2 stalker']",
    )
    .goes_on()
    .expect("monsters.2 = ['3 red 1', 'red 2 stalker']");
}

#[test]
fn a_ritual_site_full_of_monsters_has_no_room_for_destruction() {
    covers!("fh:end.2");
    let token = "[{ destruction = { tokens = 1, at = 'ritual-site' } }]";
    play_effect("lower", token, "ritual = 2; monsters.2 = ['4 red 1']").lost(Defeat::RitualSite);
    play_effect("lower", token, "ritual = 2; monsters = {}; destruction.2 = 4").lost(Defeat::RitualSite);
    play_effect("lower", token, "ritual = 2; monsters.2 = ['2 red 1']; destruction.2 = 1")
        .goes_on()
        .expect("destruction.2 = 2");
}
