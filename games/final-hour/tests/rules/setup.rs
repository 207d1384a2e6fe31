//! The board and the setup of the game.

use final_hour::content::{Kind, Location, Zone};
use rulebook::covers;

use crate::common::*;

/// Plays the setup up to the first turn.
fn set_up(text: &str) -> Play {
    play(text).roll_to("fh:priority.2")
}

fn location(number: u8) -> Location {
    Location::numbered(number).expect("a location")
}

/// The number of monsters of the kind in the location; `None` counts common ones.
fn monsters(game: &Play, at: u8, kind: Option<Kind>) -> usize {
    let view = game.seen();
    let here = &view.locations[location(at).index()].monsters;
    here.iter().filter(|&&monster| game.content().token(monster).kind == kind).count()
}

#[test]
fn the_athletic_building_has_two_cells_in_the_orange_zone() {
    let game = play("at = 'gates'; monsters = {}");
    let (board, athletics) = (&game.content().board, game.content().board.named("athletics"));
    assert_eq!(athletics, Some(location(13)));
    assert_eq!((board.cells(location(13)), board.zone(location(13))), (2, Zone::Orange));
}

#[test]
fn the_lecture_hall_borders_the_laboratory() {
    play_effect("upper", "[{ move = 1 }]", "monsters = {}; jenny-barnes.at = 'lecture-hall'")
        .choose("at laboratories")
        .expect("jenny-barnes.at = 8");
}

#[test]
fn two_to_four_play_and_one_plays_solo() {
    covers!("fh:setup.1");
    assert!(wrong("investigators = ['jenny-barnes']").contains("2, 3 or 4"));
    let five = "['jenny-barnes', 'ashcan-pete', 'lily-chen', 'tommy-muldoon', 'rita-young']";
    assert!(wrong(&format!("investigators = {five}")).contains("2, 3 or 4"));
    let _ = play("investigators = ['jenny-barnes', 'ashcan-pete', 'lily-chen']");
}

#[test]
fn nobody_plays_the_same_investigator_and_each_shuffles_ten_action_cards() {
    covers!("fh:setup.3");
    assert!(wrong("investigators = ['jenny-barnes', 'jenny-barnes']").contains("more than once"));
    let game = set_up("investigators = ['jenny-barnes', 'rita-young']");
    assert_eq!(game.odds().faces().len(), 10, "any of Jenny's cards can be on top");
    assert_eq!(game.seen().people[1].deck, 10);
}

#[test]
fn the_chosen_investigator_leads_the_first_round() {
    covers!("fh:setup.4");
    let game = set_up("lead = 'michael-mcglen'").roll("dynamite").asks("michael-mcglen");
    game.expect("lead = 'michael-mcglen'");
}

#[test]
fn rita_sets_up_with_ten_action_cards_and_the_lead() {
    let game = play("investigators = ['rita-young', 'jenny-barnes']; lead = 'rita-young'")
        .expect("lead = 'rita-young'; rita-young.discard = []");
    assert_eq!(game.seen().people[0].deck, 10);
}

#[test]
fn all_common_monsters_are_in_the_cup() {
    covers!("fh:setup.6");
    let game = play("").can_roll("red 3 wrecker").can_roll("blue 1");
    assert_eq!((game.odds().faces().len(), game.seen().cup), (40, 40));
}

#[test]
fn the_chosen_ancient_one_is_faced() {
    covers!("fh:setup.7");
    play("ancient-one = 'cthulhu'").expect("ritual = 12; gates.trinity = 1");
    play("ancient-one = 'umordhoth'").expect("ritual = 2; gates.tesseract = 5; gates.trinity = 12");
}

#[test]
fn only_the_chosen_ancient_ones_special_monsters_take_part() {
    covers!("fh:setup.8");
    let game = play("ancient-one = 'umordhoth'; difficulty = 'normal'");
    let supply = game.seen().supply;
    assert!(supply.iter().all(|&monster| game.content().token(monster).kind == Some(Kind::GhoulHorde)));
    for gate in [5, 10, 12] {
        assert_eq!(monsters(&game, gate, Some(Kind::GhoulHorde)), 1, "the normal sheet has one at each gate");
    }
}

#[test]
fn cthulhu_brings_six_deep_ones_and_three_star_spawn() {
    let game = play("at = 'gates'; ancient-one = 'cthulhu'; monsters = {}");
    let supply = game.seen().supply;
    let count =
        |kind| supply.iter().filter(|&&monster| game.content().token(monster).kind == Some(kind)).count();
    assert_eq!((count(Kind::DeepOne), count(Kind::StarSpawn), supply.len()), (6, 3, 9));
}

#[test]
fn the_sheet_says_where_the_first_monsters_go() {
    covers!("fh:setup.9");
    let game = set_up("ancient-one = 'cthulhu'; difficulty = 'normal'")
        .expect("ritual = 12; gates.tesseract = 8; gates.heptagram = 15; gates.trinity = 1")
        .expect("monsters.1 = ['2 deep-one']");
    assert_eq!((monsters(&game, 15, None), monsters(&game, 8, None), monsters(&game, 12, None)), (2, 2, 0));
}

#[test]
fn the_board_set_up_by_cthulhus_sheet() {
    let game = set_up("ancient-one = 'cthulhu'")
        .expect("ritual = 12; gates.tesseract = 8; gates.heptagram = 15; gates.trinity = 1");
    assert_eq!(monsters(&game, 7, None), 2, "two in the Lecture Hall");
    assert_eq!(game.content().board.named("lecture-hall"), Some(location(7)));
}

#[test]
fn everyone_starts_at_the_ritual_site_and_takes_up_no_cell() {
    covers!("fh:setup.14");
    let game = play("").expect("jenny-barnes.at = 12; michael-mcglen.at = 12; ritual = 12");
    assert_eq!(game.game().open.empty_cells(game.content(), location(12)), 4, "all four cells are empty");
}

#[test]
fn one_of_nine_gate_tokens_leaves_the_game_unseen() {
    covers!("fh:setup.15");
    let game =
        play("").expect("gates.tesseract.tokens = 1; gates.heptagram.tokens = 1; gates.trinity.tokens = 1");
    assert_eq!(game.seen().gate_stack, 8);
}

#[test]
fn two_clues_with_symbols_lie_in_the_ritual_slots() {
    covers!("fh:setup.16");
    let all_turned = "gates.tesseract.tokens = 4; gates.heptagram.tokens = 4; gates.trinity.tokens = 3";
    let hands = "jenny-barnes.hand = [1, 2, 3, 4]; michael-mcglen.hand = [5, 6, 7, 8]";
    let game = play(&format!("at = 'end-of-round'; monsters = {{}}; {all_turned}; {hands}"));
    assert_eq!(game.game().shut.clues.len(final_hour::pile::SLOTS), 2);
    game.choose("1, 2, 3")
        .choose("5, 6, 7")
        .cannot_roll("item")
        .roll("moon")
        .can_roll("moon")
        .cannot_roll("item")
        .roll("moon")
        .never(|event| *event == final_hour::Event::Won);
}

#[test]
fn each_plain_location_gets_a_clue_three_of_them_items() {
    covers!("fh:setup.17");
    let clues: Vec<u8> =
        play("").seen().locations.iter().filter(|at| at.clue).map(|at| at.at.number()).collect();
    assert_eq!(clues, [2, 3, 4, 5, 6, 7, 9, 10, 11, 13, 14]);
    let two_found = "explored = [4, 5]; found = ['item', 'item']";
    play_effect(
        "upper",
        "[{ investigate = 'here' }]",
        &format!("monsters = {{}}; jenny-barnes.at = 3; {two_found}"),
    )
    .can_roll("moon")
    .can_roll("item");
}

#[test]
fn everyone_is_dealt_four_cards_that_nobody_else_sees() {
    covers!("fh:setup.18");
    let game = set_up("");
    let (jenny, michael) = (game.seen_by("jenny-barnes"), game.seen_by("michael-mcglen"));
    for people in [&jenny.people, &michael.people] {
        assert!(people.iter().all(|person| person.hand.len() == 4));
    }
    assert!(
        jenny.people[0].hand.iter().all(Option::is_some)
            && michael.people[0].hand.iter().all(Option::is_none)
    );
    assert_eq!(jenny.priority_deck, 22);
}

#[test]
fn with_four_players_each_has_3_health() {
    covers!("fh:setup.20");
    let game = play("investigators = ['jenny-barnes', 'ashcan-pete', 'lily-chen', 'rita-young']");
    game.expect("jenny-barnes.health = 3; rita-young.health = 3");
}

#[test]
fn with_three_players_each_has_4_health() {
    covers!("fh:setup.21");
    let game = play("investigators = ['jenny-barnes', 'ashcan-pete', 'lily-chen']");
    game.expect("jenny-barnes.health = 4; lily-chen.health = 4");
}

#[test]
fn with_two_investigators_each_has_5_health_in_solo_play_too() {
    covers!("fh:setup.22");
    play("").expect("jenny-barnes.health = 5; michael-mcglen.health = 5");
    play("solo = true").expect("jenny-barnes.health = 5; michael-mcglen.health = 5");
}

#[test]
fn everyone_begins_at_full_health() {
    covers!("fh:setup.23");
    for person in play("").seen().people {
        assert_eq!(person.health, person.full);
    }
}

#[test]
fn the_nine_items_are_shuffled() {
    covers!("fh:setup.24");
    let view = play("").seen();
    assert_eq!((view.item_deck, view.used_items.len()), (9, 0));
}

#[test]
fn a_solo_player_plays_two_investigators() {
    covers!("fh:solo-setup.2");
    let three = "investigators = ['jenny-barnes', 'ashcan-pete', 'lily-chen']";
    assert!(wrong(&format!("solo = true; {three}")).contains("exactly 2"));
    let people = play("solo = true").seen_by("jenny-barnes").people;
    assert_eq!(
        people.iter().map(|person| (person.deck, person.health)).collect::<Vec<_>>(),
        [(10, 5), (10, 5)]
    );
}

#[test]
fn in_solo_play_no_hand_is_dealt() {
    covers!("fh:solo-setup.3");
    let game = play("solo = true").roll_to("fh:solo-priority.1");
    assert_eq!(game.seen_by("jenny-barnes").priority_deck, 29, "only the first card of the round is drawn");
}

#[test]
fn in_solo_play_the_player_picks_the_lead_when_one_is_needed() {
    covers!("fh:solo-setup.4");
    let game = play("at = 'reckoning 3'; solo = true; monsters = {}")
        .offers(&["jenny-barnes", "michael-mcglen"])
        .choose("michael-mcglen");
    game.expect("jenny-barnes.health = 5; michael-mcglen.health = 4");
}
