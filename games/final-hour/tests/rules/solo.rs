//! Solo play: one player with two investigators and an open row of priority cards.

use engine::{Cx, Seat, Seats};
use final_hour::{Content, Defeat, End, Event, FinalHour};
use rand_core::SeedableRng;
use rulebook::covers;
use testkit::{random_move, started};

use crate::common::*;

const LILY_AND_RITA: &str = "solo = true; investigators = ['lily-chen', 'rita-young']; monsters = {}";

#[test]
fn one_player_plays_two_investigators_with_decks_and_health_of_their_own() {
    covers!("fh:solo-setup.2");
    let game = play(&format!("at = 'end-of-round'; {LILY_AND_RITA}"))
        .expect("lily-chen.health = 5; rita-young.health = 5");
    assert_eq!(game.now().asked().len(), 1);
    for names in ["['lily-chen']", "['lily-chen', 'rita-young', 'jenny-barnes']"] {
        let why = wrong(&format!("at = 'gates'; solo = true; investigators = {names}"));
        assert!(why.contains("exactly 2"), "{why}");
    }
}

#[test]
fn nobody_is_dealt_a_hand() {
    covers!("fh:solo-setup.3");
    let laid = play("solo = true; investigators = ['lily-chen', 'rita-young']");
    let first_monsters = (0..6).fold(laid, |game, _| game.roll("red 1"));
    first_monsters.by_rule("fh:solo-priority.1").never(|event| matches!(event, Event::PriorityDrawn { .. }));
}

#[test]
fn the_player_picks_who_bears_what_the_lead_would() {
    covers!("fh:solo-setup.4");
    play(&format!("at = 'reckoning'; {LILY_AND_RITA}; played = [1, 4, 2, 6]"))
        .offers(&["lily-chen", "rita-young"])
        .choose("rita-young")
        .expect("lily-chen.health = 5; rita-young.health = 4")
        // The open row cannot be hidden.
        .never(|event| *event == Event::BlindRoundAhead);
}

#[test]
fn the_player_picks_the_turn_order() {
    let script = "[{ each = { who = 'all', then = [{ move = 1 }] } }]";
    play_reckoning(script, LILY_AND_RITA)
        .choose("rita-young")
        .choose("at 13")
        .choose("at 12")
        .expect("rita-young.at = 13; lily-chen.at = 12");
}

#[test]
fn a_solo_round_begins_with_five_cards_of_which_one_is_kept() {
    covers!("fh:solo-action.1", "fh:solo-priority.1", "fh:solo-priority.2");
    play(&format!("at = 'end-of-round'; {LILY_AND_RITA}; kept = [30]"))
        .choose("wait")
        .by_rule("fh:solo-priority.1")
        .roll("20")
        .roll("3")
        .roll("17")
        .roll("9")
        .roll("25")
        .offers(&["3", "9", "17", "20", "25"])
        .choose("17")
        .expect("kept = [17, 30]; played = ['3', '9', '20', '25']")
        .offers(&["lily-chen", "rita-young"]);
}

#[test]
fn the_two_lowest_places_bring_upper_effects() {
    covers!("fh:solo-resolve.1");
    let turned_up = || {
        play(&format!("at = 'resolve'; {LILY_AND_RITA}; played = [4, 11, 20, 27]"))
            .choose("rita-young")
            .roll("marathon 1")
    };
    for upper in ["row 1", "row 2"] {
        turned_up()
            .offers(&["row 1", "row 2", "row 3", "row 4"])
            .choose(upper)
            .choose("13")
            .choose("15")
            .expect("rita-young.at = 15");
    }
    for lower in ["row 3", "row 4"] {
        // The lower effect: one move, then she explores.
        turned_up().choose(lower).choose("13").by_rule("fh:explore.1");
    }
}

#[test]
fn after_two_cards_of_lily_the_next_is_ritas_on_11_or_25() {
    covers!("fh:solo-resolve.1", "fh:solo-resolve.2");
    let row = format!("at = 'resolve'; {LILY_AND_RITA}; played = ['4 empty-hand', 11, '20 meditate', 25]");
    // Only Rita has cards left to resolve, so hers is revealed immediately.
    let turned_up = || {
        play(&row).roll("cross-country 1").offers(&["row 2", "row 4"]).refuses("row 1", "fh:solo-resolve.1")
    };
    turned_up().choose("row 2").choose("13").choose("15").choose("1").expect("rita-young.at = 1");
    turned_up().choose("row 4").choose("13").by_rule("fh:explore.1");
}

#[test]
fn each_investigator_resolves_two_cards_in_any_order() {
    covers!("fh:solo-resolve.2");
    for order in [["lily-chen", "rita-young", "lily-chen"], ["rita-young", "lily-chen", "rita-young"]] {
        let mut game = play(&format!("at = 'resolve'; {LILY_AND_RITA}; played = [2, 6, 11, 13]"));
        for (place, name) in order.into_iter().enumerate() {
            let card = if name == "lily-chen" { "daughter-of-prophecy" } else { "cross-country" };
            game = game.choose(name).roll(card).choose(&format!("row {}", place + 1)).choose("stop");
        }
        game.by_rule("fh:solo-resolve.1").any_rolls().choose("row 4").choose("stop").goes_on();
    }
}

#[test]
fn at_the_end_of_the_phase_the_cards_go_to_their_own_discard_piles() {
    covers!("fh:solo-resolve.3");
    play(&format!(
        "at = 'resolve'; {LILY_AND_RITA};
        played = ['2 empty-hand', '6 cross-country', '11 meditate', 13]"
    ))
    .expect("lily-chen.discard = []; rita-young.discard = []")
    .roll("marathon 1")
    .choose("row 4")
    .choose("stop")
    .expect(
        "lily-chen.discard = ['meditate 1', 'empty-hand 1'];
            rita-young.discard = ['cross-country 1', 'marathon 1']",
    )
    .by_rule("fh:gate-step.2");
}

#[test]
fn a_used_up_deck_is_shuffled_anew_from_all_ten_cards() {
    let nearly = "rita-young.discard = ['obstacles', 'obstacles', 'relays', 'relays', 'overcome', 'overcome',
        'cross-country', 'cross-country']";
    let game = play(&format!(
        "at = 'resolve'; {LILY_AND_RITA}; {nearly};
        played = ['2 empty-hand', '6 marathon', '11 meditate', 13]"
    ))
    .roll("marathon 2")
    .choose("row 4")
    .choose("stop")
    .expect("rita-young.discard = []; lily-chen.discard = ['meditate 1', 'empty-hand 1']")
    .happened(|event| matches!(event, Event::ActionsShuffled { figure } if figure.0 == 1));
    assert_eq!(game.game().shut.actions.len(final_hour::pile::ACTIONS + 1), 10);
}

#[test]
fn each_solo_card_activates_a_monster_anew() {
    covers!("fh:monster-move.17");
    let row = "played = ['2 empty-hand', '6 cross-country', 11, 13]; monsters.6 = ['red 2 stalker']";
    play(&format!("at = 'resolve'; solo = true; investigators = ['lily-chen', 'rita-young']; {row}"))
        .choose("lily-chen")
        .roll("calculated-force 1")
        .choose("row 3")
        .choose("stop")
        .expect("monsters = { 7 = ['red 2 stalker'] }")
        .roll("overcome 1")
        .choose("row 4")
        .choose("stop")
        .expect("monsters = { 2 = ['red 2 stalker'] }");
}

#[test]
fn items_are_used_around_solo_cards_too() {
    play(&format!(
        "at = 'resolve'; {LILY_AND_RITA}; played = [2, 6, 11, 13]; rita-young.items = ['bicycle'];
        lily-chen.items = ['shotgun']"
    ))
    .choose("rita-young")
    .roll("cross-country")
    .offers(&["use bicycle", "stop"])
    .choose("use bicycle")
    .choose("3")
    .choose("stop")
    .expect("rita-young.at = 3; used-items = ['bicycle']");
}

#[test]
fn a_solo_gala_counts_the_cards_each_has_laid_so_far() {
    let gala = |order: &str| {
        play(&format!(
            "at = 'resolve'; solo = true; investigators = {order}; played = [2, 6, 11, '13 marathon'];
              monsters.12 = ['red 2 killer', 'blue 3 stalker']"
        ))
        .choose("jenny-barnes")
        .roll("grand-gala")
        .choose("row 1")
        .choose("stop")
        .choose("jenny-barnes")
        .offers(&["red 2 killer", "stop"])
    };
    gala("['jenny-barnes', 'rita-young']");
    gala("['rita-young', 'jenny-barnes']");
}

#[test]
fn kept_cards_bring_no_omens() {
    covers!("fh:solo-ancient.1");
    play(&format!("at = 'reckoning'; {LILY_AND_RITA}; played = [2, 6, 11, 13]; kept = [1, 3]"))
        .happened(|event| *event == Event::OmensCounted { omens: 0 })
        .expect("monsters = {}; discard = [2, 6, 11, 13]; kept = [1, 3]");
    play(&format!("at = 'reckoning'; {LILY_AND_RITA}; played = [1, 3, 5, 8]; kept = [4]"))
        .happened(|event| *event == Event::OmensCounted { omens: 7 })
        .expect("lily-chen.health = 3; rita-young.health = 3");
}

#[test]
fn a_gate_opens_as_usual_and_no_lead_passes() {
    covers!("fh:solo-ancient.3");
    play(&format!("at = 'gates'; {LILY_AND_RITA}"))
        .roll("trinity")
        .roll("red 1")
        .roll("blue 1")
        .expect("monsters = { 1 = ['red 1', 'blue 1'] }; gates.trinity.tokens = 2")
        .never(|event| matches!(event, Event::LeadIs { .. }))
        .by_rule("fh:ritual.5");
}

#[test]
fn every_kept_card_counts_and_four_symbols_are_needed() {
    let kept =
        |cards| play(&format!("at = 'end-of-round'; {LILY_AND_RITA}; kept = {cards}")).choose("attempt");
    kept("[3, 8, 13, 4, 5]")
        .roll("moon")
        .roll("star")
        .happened(|event| *event == Event::RitualCounted { count: 4, needed: 4 });
    kept("[3, 8, 13, 4, 5]").roll("moon").roll("star").won();
    kept("[3, 8, 4, 5]").roll("moon").roll("star").lost(Defeat::RitualFailed);
}

#[test]
fn two_kept_cards_of_a_doubled_symbol_suffice() {
    play(&format!("at = 'end-of-round'; {LILY_AND_RITA}; kept = [3, 8]"))
        .choose("attempt")
        .roll("moon")
        .roll("moon")
        .won();
}

#[test]
fn a_solo_game_is_played_to_its_end() {
    let content = Content::load();
    let (mut dice, mut attempts) = (rand_pcg::Pcg64::seed_from_u64(1), 0);
    for _ in 0..50 {
        let text = "solo = true\ninvestigators = ['lily-chen', 'rita-young']";
        let mut now = started::<FinalHour>(&content, text).expect("a position");
        while let Some(next) = random_move(&now, &content, &mut dice) {
            assert!(now.asked().is_empty() || now.asked() == Seats::only(Seat(0)), "the one player is asked");
            now.apply(&next, &mut Cx::silent(&content)).expect("it was offered");
        }
        assert!((1..=8).contains(&now.game().open.round));
        attempts += u8::from(matches!(now.end(), Some(End::Won | End::Lost(Defeat::RitualFailed))));
    }
    assert!(attempts > 0, "some game should come to the ritual");
}

#[test]
fn the_deck_is_made_anew_as_soon_as_the_last_card_is_drawn() {
    // Round six: five cards are left in the deck, and they are not among the twenty that are shuffled.
    let discard: Vec<String> = (6..=25).map(|card| card.to_string()).collect();
    let discard = discard.join(", ");
    let game = play(&format!(
        "at = 'priority'; {LILY_AND_RITA}; kept = [1, 2, 3, 4, 5];
        discard = [{discard}]"
    ))
    .roll("26")
    .roll("27")
    .roll("28")
    .roll("29")
    .never(|event| *event == Event::PriorityShuffled)
    .roll("30")
    .happened(|event| *event == Event::PriorityShuffled)
    .expect("discard = []");
    assert_eq!(game.game().shut.priority.len(final_hour::pile::DECK), 20);
}
