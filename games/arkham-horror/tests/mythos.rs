//! The mythos phase: tokens, headlines, rumours, reckonings.

mod table;

use arkham_horror::content::{Headline, MythosToken, Status};
use arkham_horror::rules::doom::PlaceDoom;
use arkham_horror::rules::mythos_phase::{DrawToken, MythosPhase, ReadHeadline, Reckoning, RollForPact};
use arkham_horror::{ArkhamHorror, Choice, Event, Spot, pile};
use engine::Seat;
use rulebook::covers;
use table::{Arrange, Play, content, game, play, space};

const UMORDHOTH: &str = "feast-for-umordhoth";

/// The headline with this name.
fn headline(name: &str) -> Headline {
    let at = content().headlines.iter().position(|headline| headline.slug == name);
    Headline(at.unwrap_or_else(|| panic!("no headline {name}")) as u8)
}

/// A game in which the headline deck holds all headlines that are used in some game.
fn with_all_headlines(mut game: ArkhamHorror) -> ArkhamHorror {
    while !game.shut.headlines.is_empty(pile::UNUSED) {
        game.shut.headlines.slide(pile::UNUSED, 0, pile::DECK, engine::End::Top);
    }
    game.shut.headlines.shuffle(pile::DECK);
    game
}

/// A game in which only these tokens are in the cup.
fn with_cup(mut game: ArkhamHorror, tokens: &[MythosToken]) -> ArkhamHorror {
    (game.open.cup, game.open.drawn) = ([0; 7], [0; 7]);
    tokens.iter().for_each(|token| game.open.cup[token.index()] += 1);
    game
}

/// Who drew what, in order.
fn drawn(played: &Play) -> Vec<(Seat, MythosToken)> {
    let token = |event: &Event| match event {
        Event::Drew { seat, token } => Some((*seat, *token)),
        _ => None,
    };
    played.told().filter_map(token).collect()
}

#[test]
fn every_player_draws_two_tokens_in_turn_order_also_without_investigator() {
    covers!("ah3:204.1", "ah3:204.2", "ah3:204.4");
    let mut game =
        with_cup(game(UMORDHOTH, &["rex-murphy", "tommy-muldoon", "agnes-baker"]), &[MythosToken::Blank; 7]);
    game.open.lead = Seat(1);
    game.open.person_mut(Seat(2)).who = None;
    let played = play(game, MythosPhase::new()).rolls();
    let seats: Vec<u8> = drawn(&played).iter().map(|(seat, _)| seat.0).collect();
    assert_eq!(seats, [1, 1, 2, 2, 0, 0]);
}

#[test]
fn drawn_tokens_stay_out_until_the_cup_is_empty() {
    covers!("ah3:204.3", "ah3:204.5");
    let game = with_cup(game(UMORDHOTH, &["rex-murphy"]), &[MythosToken::Blank; 2]);
    let played = play(game, DrawToken::several(Seat(0), 3)).roll(6).roll(6);
    assert_eq!((played.open().cup[6], played.open().drawn[6]), (2, 0), "the third draw finds the cup empty");
    assert!(played.told().any(|event| *event == Event::CupRefilled));
    let played = played.roll(6);
    assert_eq!((played.open().cup[6], played.open().drawn[6]), (1, 1));
}

#[test]
fn each_token_is_resolved_before_the_next_is_drawn() {
    covers!("ah3:faq.3", "ah3:204.7a");
    let game = with_cup(game(UMORDHOTH, &["rex-murphy"]), &[MythosToken::Doom, MythosToken::Blank]);
    let played = play(game, DrawToken::several(Seat(0), 2)).roll(0).rolls();
    let order: Vec<bool> = played
        .told()
        .filter_map(|event| match event {
            Event::Drew { .. } => Some(true),
            Event::Doom { .. } => Some(false),
            _ => None,
        })
        .collect();
    assert_eq!(order, [true, false, true]);
}

#[test]
fn tokens_bring_monsters_clues_and_headlines() {
    covers!("ah3:204.8a", "ah3:204.9a", "ah3:204.10a");
    let first = |token| {
        let game = with_cup(game(UMORDHOTH, &["rex-murphy"]), &[token]).with_doom("black-cave", 1);
        play(game, DrawToken::new(Seat(0))).roll(token.index() as u32).rolls()
    };
    let mut spawned = first(MythosToken::Monster);
    while !spawned.is_over() {
        let choice = spawned.offered()[0];
        spawned = spawned.choose(choice).rolls();
    }
    assert!(spawned.told().any(|event| matches!(event, Event::Spawned { .. })));
    let clue = first(MythosToken::Clue);
    assert_eq!(clue.open().clues.iter().sum::<u8>(), 1);
    let read = first(MythosToken::Headline);
    assert!(read.told().any(|event| matches!(event, Event::Headline { seat: Seat(0), .. })));
}

#[test]
fn the_gate_bursts_by_its_token() {
    covers!("ah3:204.11a");
    let game = with_cup(game(UMORDHOTH, &["rex-murphy"]), &[MythosToken::GateBurst]);
    let played = play(game, DrawToken::new(Seat(0))).roll(MythosToken::GateBurst.index() as u32).rolls();
    assert_eq!(played.open().doom.iter().sum::<u8>(), 3);
}

#[test]
fn a_reckoning_is_resolved_by_its_token() {
    covers!("ah3:204.12a");
    let game = with_cup(game(UMORDHOTH, &["rex-murphy"]), &[MythosToken::Reckoning]);
    let played = play(game, DrawToken::new(Seat(0))).roll(MythosToken::Reckoning.index() as u32).rolls();
    assert_eq!(played.open().sheet_doom, 1);
}

#[test]
fn whoever_draws_a_headline_resolves_it_and_it_is_discarded() {
    covers!("ah3:423.2", "ah3:423.3", "ah3:423.4");
    let game = with_all_headlines(game(UMORDHOTH, &["rex-murphy", "tommy-muldoon"]))
        .with_person(1, space("black-cave"))
        .with_doom("black-cave", 2);
    let asylum = headline("asylum-overflowing");
    let played = play(game, ReadHeadline::new(Seat(1))).roll(u32::from(asylum.0)).rolls();
    assert_eq!(played.open().person(Seat(1)).horror, 2, "as much as there is doom in the drawer's space");
    assert_eq!(played.open().person(Seat(0)).horror, 0);
    assert!(played.open().headline_discard.has(asylum));
}

#[test]
fn a_headline_without_investigator_hurts_nobody() {
    let mut game = with_all_headlines(game(UMORDHOTH, &["rex-murphy", "tommy-muldoon"]));
    game.open.person_mut(Seat(1)).who = None;
    let asylum = headline("asylum-overflowing");
    let played = play(game, ReadHeadline::new(Seat(1))).roll(u32::from(asylum.0)).rolls();
    assert_eq!(played.open().person(Seat(0)).horror, 0);
    assert!(played.open().headline_discard.has(asylum));
}

#[test]
fn without_headlines_doom_goes_on_the_sheet() {
    covers!("ah3:423.6");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    game.shut.headlines.clear();
    let played = play(game, ReadHeadline::new(Seat(0)));
    assert_eq!(played.open().sheet_doom, 1);
}

#[test]
fn a_rumour_stays_and_replaces_the_one_before() {
    covers!("ah3:423.7");
    let (first, second) =
        (headline("full-moon-linked-to-aberrant-behavior"), headline("astronomers-chuffed-as-stars-align"));
    let mut game = with_all_headlines(game(UMORDHOTH, &["rex-murphy"]));
    game.open.rumour = Some((first, 1));
    let played = play(game, ReadHeadline::new(Seat(0))).roll(u32::from(second.0)).rolls();
    assert_eq!(played.open().rumour, Some((second, 0)));
    assert!(played.open().headline_discard.has(first) && !played.open().headline_discard.has(second));
}

#[test]
fn the_group_orders_the_reckonings() {
    covers!("ah3:204.12c", "ah3:423.8");
    let mut game = game(UMORDHOTH, &["rex-murphy"]);
    game.open.rumour = Some((headline("full-moon-linked-to-aberrant-behavior"), 0));
    let played = play(game, Reckoning::new());
    assert_eq!((played.offered().len(), played.rule()), (2, "ah3:204.12c"));
    let played = played.choose(Choice::Next(0));
    assert_eq!(played.open().sheet_doom, 1, "the sheet of this scenario places doom on itself");
    assert!(played.told().any(|event| *event == Event::Reckons { spot: Spot::Rumour }));
}

#[test]
fn a_dark_pact_turns_on_a_1() {
    let with_pact = || {
        let mut game = game(UMORDHOTH, &["rex-murphy"]);
        let mut told = Vec::new();
        game.gain_status(Seat(0), Status::DarkPact, &mut engine::Cx::recording(content(), &mut told));
        assert!(game.has_status(content(), Seat(0), Status::DarkPact));
        game
    };
    let kept = play(with_pact(), RollForPact::new(Seat(0))).roll(4);
    assert!(kept.is_over() && kept.game().has_status(content(), Seat(0), Status::DarkPact));
    let world =
        content().pacts.iter().position(|(slug, _)| slug == "the-world-undone").expect("it is a pact");
    let turned = play(with_pact(), RollForPact::new(Seat(0))).roll(1).roll(world as u32);
    assert_eq!(turned.open().doom_at(space("general-store")), 3);
    assert!(!turned.game().has_status(content(), Seat(0), Status::DarkPact), "it is discarded");
}

#[test]
fn doom_on_the_sheet_is_placed_one_by_one() {
    let game = game(UMORDHOTH, &["rex-murphy"]);
    let played = play(game, PlaceDoom::new(Spot::Sheet, 3));
    assert_eq!(played.told().filter(|event| **event == Event::Doom { at: Spot::Sheet }).count(), 3);
}
