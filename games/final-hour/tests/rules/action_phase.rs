//! The action phase: priority cards are played, then action cards are resolved.

use final_hour::content::Action;
use final_hour::{Event, Figure, Half};
use rulebook::covers;

use crate::common::*;

const THREE: &str = "investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen']; monsters = {};
    jenny-barnes.hand = [8, 28, 1, 2]; michael-mcglen.hand = [14, 3, 4, 5]; lily-chen.hand = [7, 9, 10, 11];";

const TWO: &str = "monsters = {}; jenny-barnes.hand = [1, 2, 3, 4]; michael-mcglen.hand = [5, 6, 7, 8];";

/// Cards without decisions, counted by omens: an upper effect adds one, a lower effect nine.
const COUNTING: &str = "[cards]; jennys-twin-45s = { upper = [{ omens = 1 }], lower.both = [{ omens = 9 }] };
    dynamite = { upper = [{ omens = 1 }], lower.both = [{ omens = 9 }] };
    chicago-typewriter = { upper = [{ omens = 1 }], lower.both = [{ omens = 9 }] }";

const JENNY: Figure = Figure(0);
const MICHAEL: Figure = Figure(1);

/// The owners of the cards revealed so far, and the half that is resolved.
fn turned_up(game: &Play) -> Vec<(Figure, Half)> {
    let turned = |event| match event {
        Event::ActionTurnedUp { figure, half, .. } => Some((figure, half)),
        _ => None,
    };
    game.events().into_iter().filter_map(turned).collect()
}

#[test]
fn the_three_player_action_phase() {
    let (jenny, michael, lily) = (Figure(0), Figure(1), Figure(2));
    let game = play(&format!("at = 'priority'; {THREE}"))
        .roll("socialite 1")
        .asks("jenny-barnes")
        .choose("8")
        .roll("12")
        .roll("finish-the-work 2")
        .asks("michael-mcglen")
        .choose("14")
        .roll("13")
        .roll("empty-hand 1")
        .asks("lily-chen")
        .choose("7")
        .roll("15")
        .roll("socialite 2")
        .asks("jenny-barnes")
        .choose("28")
        .roll("16")
        .expect("played = ['8 socialite 1', '14 finish-the-work 2', '7 empty-hand 1', '28 socialite 2']")
        .expect("jenny-barnes.hand = [1, 2, 12, 16]; michael-mcglen.hand = [3, 4, 5, 13]")
        .expect("lily-chen.hand = [9, 10, 11, 15]");
    assert_eq!(turned_up(&game), [(lily, Half::Upper)]);
    let game = game.asks("lily-chen").choose("stop");
    assert_eq!(turned_up(&game), [(lily, Half::Upper), (jenny, Half::Upper)]);
    let game = game.asks("jenny-barnes").choose("stop").asks("michael-mcglen").choose("at 11");
    assert_eq!(turned_up(&game)[2..], [(michael, Half::Lower)]);
    let game = game.roll("moon").roll("red 1").roll("red 1").asks("jenny-barnes");
    assert_eq!(turned_up(&game)[3..], [(jenny, Half::Lower)]);
}

#[test]
fn turns_pass_clockwise_from_the_lead_until_four_are_taken() {
    covers!("fh:priority.1", "fh:action-phase.1");
    play(&format!("at = 'priority'; lead = 'lily-chen'; {THREE}"))
        .roll("meditate")
        .asks("lily-chen")
        .choose("7")
        .roll("15")
        .roll("socialite")
        .asks("jenny-barnes")
        .choose("8")
        .roll("16")
        .roll("dynamite")
        .asks("michael-mcglen")
        .choose("14")
        .roll("17")
        .roll("empty-hand")
        .asks("lily-chen")
        .choose("9")
        .roll("18")
        .expect("played = ['7 meditate 1', '8 socialite 1', '14 dynamite 1', '9 empty-hand 1']")
        .happened(|event| matches!(event, Event::ActionTurnedUp { figure: Figure(2), .. }));
}

#[test]
fn all_four_cards_are_laid_down_before_the_first_is_resolved() {
    covers!("fh:action-phase.3");
    let text = "at = 'priority'; played = ['9 jennys-twin-45s', '10 dynamite', '11 jennys-twin-45s']";
    let game = play_pack(COUNTING, &format!("{text}; {TWO}")).roll("chicago-typewriter").choose("8");
    assert_eq!(turned_up(&game), []);
    assert_eq!(turned_up(&game.roll("12")).len(), 4);
}

#[test]
fn a_turn_lays_an_action_card_that_only_its_owner_sees_and_a_priority_card_for_all() {
    covers!("fh:priority.2");
    let game =
        play(&format!("at = 'priority'; {TWO}")).roll("soiree 2").offers(&["1", "2", "3", "4"]).choose("3");
    let (own, others) = (game.seen_by("jenny-barnes").plays, game.seen_by("michael-mcglen").plays);
    assert_eq!(others[0].priority.map(|card| card.number()), Some(3));
    assert_eq!((own[0].action.is_some(), own[0].open, others[0].action), (true, false, None));
}

#[test]
fn after_playing_a_card_you_hold_four_again() {
    covers!("fh:priority.3");
    play(&format!("at = 'priority'; {TWO}"))
        .roll("soiree")
        .choose("3")
        .roll("30")
        .expect("jenny-barnes.hand = [1, 2, 4, 30]")
        .by_rule("fh:priority.2");
}

#[test]
fn an_emptied_priority_deck_is_made_anew_from_the_discards_at_once() {
    covers!("fh:priority.3");
    let all_but_30 = (9..30).map(|card| card.to_string()).collect::<Vec<_>>().join(", ");
    play(&format!("at = 'priority'; discard = [{all_but_30}]; {TWO}"))
        .roll("soiree")
        .choose("3")
        .roll("30")
        .happened(|event| *event == Event::PriorityShuffled)
        .expect("discard = []; jenny-barnes.hand = [1, 2, 4, 30]")
        .roll("dynamite")
        .choose("5")
        .cannot_roll("3")
        .can_roll("29");
}

#[test]
fn nobody_talks_while_priority_cards_are_played() {
    covers!("fh:priority.6");
    assert_eq!(play(&format!("at = 'priority'; {TWO}")).roll("soiree").seen_by("jenny-barnes").may_talk, []);
}

#[test]
fn cards_are_resolved_from_the_lowest_number_to_the_highest() {
    covers!("fh:resolve.1");
    let played = "['20 jennys-twin-45s', '3 dynamite', '30 jennys-twin-45s', '15 dynamite']";
    let game = play_pack(COUNTING, &format!("at = 'resolve'; monsters = {{}}; played = {played}"));
    let order: Vec<Figure> = turned_up(&game).into_iter().map(|(figure, _)| figure).collect();
    assert_eq!(order, [MICHAEL, MICHAEL, JENNY, JENNY]);
}

#[test]
fn the_two_lowest_use_their_upper_effects_and_the_others_their_lower_ones() {
    covers!("fh:resolve.2");
    let played = "['20 jennys-twin-45s', '3 dynamite', '30 jennys-twin-45s', '15 dynamite']";
    let game = play_pack(COUNTING, &format!("at = 'resolve'; monsters = {{}}; played = {played}"));
    let halves: Vec<Half> = turned_up(&game).into_iter().map(|(_, half)| half).collect();
    assert_eq!(halves, [Half::Upper, Half::Upper, Half::Lower, Half::Lower]);
    game.expect("omens = 20");
}

#[test]
fn a_resolved_card_goes_face_up_to_its_owners_discard_pile() {
    covers!("fh:resolve.3");
    let played = "['20 jennys-twin-45s', '3 dynamite', '30 jennys-twin-45s', '15 dynamite']";
    let game = play_pack(COUNTING, &format!("at = 'resolve'; monsters = {{}}; played = {played}"))
        .expect("jenny-barnes.discard = ['jennys-twin-45s 1', 'jennys-twin-45s 2']");
    assert_eq!(game.seen().people[1].discard.len(), 2);
}

#[test]
fn with_the_last_card_of_a_deck_resolved_its_discards_become_the_new_deck() {
    covers!("fh:resolve.3");
    let played = "['20 jennys-twin-45s', '3 dynamite', '30 jennys-twin-45s', '15 dynamite']";
    let others =
        "['a-color-for-all-seasons', 'a-color-for-all-seasons', 'socialite', 'socialite', 'soiree', 'soiree',
                   'grand-gala', 'grand-gala']";
    let discard = format!("jenny-barnes.discard = {others}");
    let game = play_pack(COUNTING, &format!("at = 'resolve'; monsters = {{}}; played = {played}; {discard}"))
        .happened(|event| *event == Event::ActionsShuffled { figure: JENNY })
        .expect("jenny-barnes.discard = []");
    assert_eq!(game.seen().people[0].deck, 10);
}

#[test]
fn a_card_needed_while_the_last_one_lies_on_the_table_comes_from_a_new_deck_without_it() {
    let nine =
        "['a-color-for-all-seasons', 'a-color-for-all-seasons', 'socialite', 'socialite', 'soiree', 'soiree',
                 'grand-gala', 'grand-gala', 'jennys-twin-45s']";
    let discard = format!("jenny-barnes.discard = {nine}");
    let game =
        play(&format!("at = 'priority'; played = ['10 jennys-twin-45s', '11 dynamite']; {discard}; {TWO}"))
            .cannot_roll("jennys-twin-45s 2")
            .can_roll("jennys-twin-45s 1");
    assert_eq!(game.odds().faces().len(), 9);
}

#[test]
fn you_talk_once_your_first_card_is_turned_up() {
    covers!("fh:resolve.4");
    let pack =
        format!("{COUNTING}; soiree = {{ lower.first = [{{ move = 1 }}], lower.second = [{{ move = 1 }}] }}");
    let text =
        "at = 'resolve'; monsters = {}; played = ['3 socialite', '20 dynamite', '25 soiree', '21 dynamite']";
    let game = play_pack(&pack, text).asks("jenny-barnes");
    assert_eq!(game.seen().may_talk, [JENNY]);
    let game = game.choose("stop").asks("jenny-barnes");
    assert_eq!(game.seen().may_talk, [JENNY, MICHAEL]);
}

#[test]
fn priority_cards_stay_on_the_table_until_the_fourth_card_is_resolved() {
    covers!("fh:resolve.5");
    let pack =
        format!("{COUNTING}; soiree = {{ lower.first = [{{ move = 1 }}], lower.second = [{{ move = 1 }}] }}");
    let text = "at = 'resolve'; monsters = {}; played = ['3 jennys-twin-45s', '20 dynamite', '25 soiree', '21 dynamite']";
    play_pack(&pack, text)
        .expect(
            "played = ['3 jennys-twin-45s 1', '20 dynamite 1', '25 soiree 1', '21 dynamite 2']; resolved = 3",
        )
        .never(|event| matches!(event, Event::OmensCounted { .. }))
        .choose("stop")
        .happened(|event| matches!(event, Event::OmensCounted { .. }))
        .expect("played = []; discard = [3, 20, 21, 25]")
        .by_rule("fh:gate-step.2");
}

#[test]
fn nobody_sees_anothers_hand_or_face_down_card() {
    covers!("fh:clar-hidden.1");
    let game = play(&format!("at = 'priority'; played = ['10 soiree']; {TWO}")).roll("dynamite");
    for (who, own, other) in [("jenny-barnes", 0, 1), ("michael-mcglen", 1, 0)] {
        let view = game.seen_by(who);
        assert!(view.people[own].hand.iter().all(Option::is_some));
        assert!(view.people[other].hand.iter().all(Option::is_none));
        assert_eq!(view.plays[other].action, None);
    }
}

#[test]
fn discard_piles_are_open_to_all() {
    covers!("fh:clar-hidden.4");
    let game = play(&format!("at = 'priority'; discard = [20]; jenny-barnes.discard = ['soiree 2']; {TWO}"));
    let soiree = game.content().title_named("soiree").expect("a card").cards()[1];
    for view in [game.seen_by("jenny-barnes"), game.seen_by("michael-mcglen"), game.seen()] {
        assert_eq!(view.people[0].discard, [soiree]);
        assert_eq!(view.priority_discard.iter().map(|card| card.number()).collect::<Vec<_>>(), [20]);
    }
}

#[test]
fn you_may_look_again_at_the_cards_you_laid_down() {
    covers!("fh:clar-hidden.5");
    let game = play(&format!("at = 'priority'; played = ['10 soiree 2', '11 dynamite']; {TWO}"));
    let soiree: Action = game.content().title_named("soiree").expect("a card").cards()[1];
    assert_eq!(game.seen_by("jenny-barnes").plays[0].action, Some(soiree));
}
