//! Position files: they set the state as they say, and invalid ones are refused with the place of the error.

mod common;

use common::*;
use engine::{Playable, position_file};
use final_hour::content::{Difficulty, Location};
use final_hour::{Content, FinalHour};
use testkit::{BrokenFiles, assert_examples, started};

#[test]
fn the_examples_of_the_guide_play_as_it_says() {
    assert_examples(include_str!("../docs/positions.md"), play);
}

#[test]
fn an_empty_file_is_the_standard_game() {
    let content = Content::load();
    let setup = FinalHour::setup_with(&content, &[]).expect("the defaults can be played");
    let start = engine::Position::<FinalHour>::start(&setup, &mut engine::Cx::silent(&content));
    assert_eq!(started(&content, ""), Ok(start.expect("the defaults can be played")));
}

#[test]
fn without_monsters_the_sheets_own_are_drawn_first() {
    let game = play("at = 'end-of-round'").any_rolls().expect("monsters.1 = ['deep-one']");
    let sheet = game.content().ancient(game.game().open.ancient).layout(Difficulty::Easy);
    for at in Location::all().filter(|at| at.number() != 1) {
        assert_eq!(
            game.game().open.monsters[at.index()].count_ones(),
            u32::from(sheet.commons[at.index()]),
            "at {at}"
        );
    }
}

#[test]
fn cards_of_a_hand_that_are_not_named_are_dealt_when_it_is_needed() {
    play("at = 'gates'; monsters = {}; jenny-barnes.hand = [8, 9]; michael-mcglen.hand = [1, 2, 3, 4]")
        .roll("heptagram")
        .roll("red 1")
        .roll("red 1")
        .cannot_roll("8")
        .roll("10")
        .roll("11")
        .expect("jenny-barnes.hand = [8, 9, 10, 11]")
        .asks("jenny-barnes, michael-mcglen");
}

#[test]
fn the_round_follows_from_the_gate_tokens() {
    let game =
        play("at = 'priority'; monsters = {}; gates.trinity = {tokens = 3}; gates.heptagram = {tokens = 2}");
    assert_eq!(game.game().open.round, 4);
}

#[test]
fn a_game_has_eight_rounds_wherever_it_starts() {
    for (text, round, left) in [
        ("at = 'end-of-round'", 1, 7),
        ("at = 'end-of-round'; solo = true", 1, 7),
        ("at = 'end-of-round'; gates.trinity = 14", 1, 7),
        ("at = 'end-of-round'; gates.trinity.tokens = 2", 1, 7),
        ("at = 'end-of-round'; gates.trinity.tokens = 3", 2, 6),
        ("at = 'gates'", 1, 8),
        ("at = 'priority'; gates.trinity.tokens = 2", 2, 7),
    ] {
        let game = play(&format!("{text}; monsters = {{}}"));
        let view = game.seen();
        assert_eq!((view.round, view.gate_stack), (round, left), "{text}");
    }
}

#[test]
fn where_a_single_effect_begins_everybody_may_talk() {
    let talk = |text: &str| play(text).seen().may_talk.len();
    assert_eq!(talk("at = 'upper socialite'; monsters = {}"), 2);
    assert_eq!(talk("at = 'item lantern'; monsters = {}; jenny-barnes.items = ['lantern']"), 2);
    assert_eq!(talk("at = 'upper socialite'; monsters = {}; played = [8, 9]"), 2);
    // Owners of cards that are not yet revealed may not talk.
    let cards = "played = ['8 socialite', '9 dynamite', '21 grand-gala', '28 dynamite']";
    assert_eq!(talk(&format!("at = 'resolve'; monsters = {{}}; {cards}")), 1);
}

#[test]
fn what_is_known_to_one_seat_is_hidden_from_the_others() {
    let game = play(
        "at = 'priority'; monsters = {}; blind = 'now'; played = ['8 socialite', '14 dynamite'];
         jenny-barnes.hand = [1, 2, 3, 4]; michael-mcglen.hand = [5, 6, 7, 9]",
    );
    let (own, other) = (game.seen_by("jenny-barnes"), game.seen_by("michael-mcglen"));
    assert!(
        own.people[0].hand.iter().all(Option::is_some) && other.people[0].hand.iter().all(Option::is_none)
    );
    assert!(own.plays[0].priority.is_some() && other.plays[0].priority.is_none());
    assert!(own.plays[0].action.is_some() && other.plays[0].action.is_none());
}

#[test]
fn errors_name_the_place_and_what_would_be_right() {
    for (text, said) in [
        ("at = 'dawn'", "line 1: at: there is no step “dawn”. There are: setup, priority"),
        ("at = 'gates'; moon = 3", "line 2: there is no key “moon”. There are: at, investigators"),
        (
            "at = 'gates'; jenny-barnes.helth = 3",
            "line 2: jenny-barnes: there is no key “helth”. There are: at, health",
        ),
        ("solo = 1", "line 1: solo: “1” does not fit; it takes true or false."),
        ("at = ", "line 1: “at =”: the value is missing"),
        ("at = 'gates'; jenny.health = 3", "line 2: there is no key “jenny”. There are: at"),
        ("at = 'gates'; jenny.health = 3", "Did you mean “jenny-barnes”?"),
        (
            "destruction.7 = 1",
            "line 1: destruction: play starts with the set-up, which lays the table itself",
        ),
        (
            "at = 'gates'; destruction.7 = 4",
            "line 2: destruction.7: location 7 has 3 cells, too few for 0 monsters and 4 destruction tokens.",
        ),
        ("at = 'gates'; [monsters]; 6 = ['3 red 1']", "line 3: monsters.6: location 6 has 2 cells"),
        (
            "at = 'gates'; monsters.6 = ['pink 1']",
            "line 2: monsters.6: there is no “pink 1”. There are: red 1",
        ),
        ("at = 'gates'; monsters.6 = ['chthonian']", "1 of “chthonian” asked for, 0 left in this game"),
        (
            "at = 'gates'; monsters.cafe = []",
            "monsters.cafe: there is no location “cafe”. They are numbered 1 to 15",
        ),
        (
            "at = 'gates'; monsters = {}; beside = ['2 red 3 stalker']",
            "line 3: beside: 2 of “red 3 stalker” asked for, 1 left",
        ),
        ("at = 'gates'; beside = []", "beside: say as well which monsters"),
        ("at = 'gates'; seals = ['1-3']", "seals: there is no pathway “1-3”"),
        ("at = 'gates'; seals = ['1-2', '2-1 used']", "seals: “2-1 used”: a pathway holds one seal"),
        ("at = 'gates'; gates.trinity = 12", "gates: the ritual site and the three gates are four different"),
        ("at = 'gates'; gates.trinity = {tokens = 5}", "gates.trinity: 5 is not possible; it can be 1 to 4"),
        (
            "at = 'gates'; gates.trinity = {token = 5}",
            "line 2: gates.trinity: a gate takes a location, or a table such as { at = 8",
        ),
        (
            "at = 'gates'; gates.trinity.tokens = 4; gates.heptagram.tokens = 4; gates.tesseract.tokens = 3",
            "at most 7",
        ),
        (
            "at = 'gates'; found = ['moon']",
            "found: each explored location gives one clue, but 1 found and 0 explored are named",
        ),
        ("at = 'gates'; found = ['sun']; explored = [3]", "a clue is item, diamond, hourglass, moon"),
        ("at = 'gates'; found = ['moon', 'moon', 'moon']; explored = [3, 4, 5]", "two clues of each symbol"),
        ("at = 'gates'; found = ['moon']; explored = [12]", "explored: no clue lies at location 12"),
        ("at = 'gates'; lily-chen.at = 3", "lily-chen: does not play"),
        ("at = 'gates'; jenny-barnes.health = 6", "jenny-barnes.health: 6 is not possible; it can be 1 to 5"),
        (
            "at = 'gates'; jenny-barnes.hand = [31]",
            "jenny-barnes.hand: 31 is not possible; it can be 1 to 30",
        ),
        (
            "at = 'gates'; discard = [3]; jenny-barnes.hand = [3]",
            "jenny-barnes.hand: “3” appears more than once",
        ),
        ("at = 'gates'; jenny-barnes.hand = [1, 2, 3, 4, 5]", "a hand has 4 cards"),
        (
            "at = 'gates'; jenny-barnes.items = ['sword']",
            "jenny-barnes.items: there is no “sword”. There are: elder-sign",
        ),
        (
            "at = 'gates'; jenny-barnes.items = ['lantern']; used-items = ['lantern']",
            "used-items: “lantern” appears more than once",
        ),
        ("at = 'gates'; jenny-barnes.discard = ['dynamite']", "“dynamite” is another investigator’s card"),
        (
            "at = 'gates'; jenny-barnes.discard = ['soiree 1', 'soiree 1']",
            "named more often than there are cards",
        ),
        ("at = 'gates'; played = [8]", "played: by then the round’s cards lie in “discard”"),
        ("at = 'resolve'; played = ['8 soiree']", "played: four cards are resolved in a round, not 1"),
        ("at = 'priority'; played = [8]", "played: “8”: say which action card lies below"),
        ("at = 'priority'; played = ['8 dynamite']", "turn 1 is jenny-barnes’s, who has no such card"),
        ("at = 'priority'; played = ['soiree']", "“soiree” should begin with a priority card"),
        ("at = 'priority'; resolved = 1", "resolved: 1 cards cannot be resolved already: here at most 0"),
        ("at = 'item lantern'", "at: nobody holds “lantern”"),
        ("at = 'upper meditate'", "at: the card is lily-chen’s, who is not among"),
        ("at = 'reckoning 0'", "at: “0” omens bring nothing"),
        (
            "at = 'priority'; lead = 'rita-young'",
            "lead: “rita-young” does not play. Write a seat, counted from 1, or one of: jenny-barnes",
        ),
        ("at = 'priority'; lead = 3", "lead: 3 is not possible; it can be 1 to 2"),
        ("at = 'priority'; solo = true; blind = 'now'", "blind: the row of a solo game is always face up"),
        ("at = 'priority'; solo = true; jenny-barnes.hand = [1]", "a solo game has no hands"),
        ("at = 'priority'; kept = [1]", "kept: only a solo game"),
        ("at = 'priority'; solo = true; played = [1]", "played: a solo round lays its whole row at once"),
        (
            "at = 'priority'; played = ['1 soiree', '2 dynamite', '3 socialite', '4 hired-help']",
            "played: four cards are all of a round",
        ),
        ("at = 'reckoning'; played = [1, 2, 3, 4, 5]", "played: at most four cards"),
        (
            "at = 'resolve'; solo = true; played = ['1 soiree', '2 soiree', '3 socialite', 4]",
            "played: each investigator resolves two",
        ),
        ("at = 'priority'; solo = true; lead = 1", "lead: nobody leads a solo game"),
        ("at = 'upper big bad dynamite'", "at: “big bad dynamite” is no action card"),
        ("at = 'upper dynamit'", "at: there is no “dynamit”. There are:"),
        ("at = 'reckoning five'", "at: “five” omens bring nothing"),
        ("at = 'gates'; monsters = {}; cup = []; beside = []", "cup: what is not on the board"),
        ("at = 'gates'; seals = ['1-2 old']", "seals: “1-2 old” is no seal"),
        ("at = 'gates'; explored = [3, 3]", "explored: “3” appears more than once"),
        (
            "at = 'gates'; ritual = 12; gates = {tesseract = 13, heptagram = 14, trinity = 15}; \
             explored = [1, 2, 3, 4, 5, 6, 7, 8, 9]; found = ['moon', 'moon', 'star', 'star', \
             'cross', 'cross', 'diamond', 'diamond', 'hourglass']",
            "so at most eight are found",
        ),
        ("solo = true; investigators = ['jenny-barnes']", "a solo game takes exactly 2 investigators, not 1"),
        ("investigators = ['jenny-barnes', 'jenny']", "there is no “jenny”. There are: "),
        ("investigators = ['jenny-barnes', 'jenny-barnes']", "“jenny-barnes” appears more than once"),
        ("investigators = ['jenny-barnes']", "investigators: 2, 3 or 4 investigators can play, not 1"),
    ] {
        let error = wrong(text);
        assert!(error.contains(said), "{text}\n  says “{error}”\n  without “{said}”");
    }
}

/// A file with every key, for the round trip and for mutations.
const FULL: &str = "at = 'resolve'
investigators = ['rita-young', 'jenny-barnes', 'ashcan-pete']
ancient-one = 'umordhoth'
difficulty = 'hard'
lead = 'jenny-barnes'
ritual = 4
seals = ['1-2', '3-9 used']
explored = [3, 5]
found = ['moon', 'item']
played = ['8 soiree', '3 throw-a-bone 2', '29 relays', '30 grand-gala']
resolved = 1
discard = [1, 2]
used-items = ['bicycle']
blind = 'next'
omens = -2
beside = ['2 red 1', 'blue 3 stalker']
[gates]
tesseract = {at = 14, tokens = 2}
trinity = 8
[monsters]
7 = ['red 1', 'ghoul-horde']
sorority = ['2 blue 2 killer']
[destruction]
6 = 2
[jenny-barnes]
at = 'lecture-hall'
health = 2
hand = [11, 12, 13, 14]
items = ['lantern']
discard = ['grand-gala 2']
[rita-young]
hand = [15, 16, 17, 18]
[ashcan-pete]
hand = [19, 20, 21, 22]
";

#[test]
fn a_table_described_is_read_back_as_it_was() {
    let content = Content::load();
    let first = started::<FinalHour>(&content, FULL).expect("a position");
    // The card being resolved is already revealed; reading the file puts it face down again.
    let file = position_file::write(&first, &content).expect("a file can describe it");
    assert_eq!(file["at"].as_str(), Some("resolve"));
    let again = started(&content, &file.to_string()).expect("a position");
    assert_eq!(position_file::write(&again, &content), Some(file));
    assert_eq!(again, first);
}

/// As `FULL`, for solo play.
const SOLO: &str = "at = 'resolve'
solo = true
monsters.7 = ['red 1', 'star-spawn']
played = ['8 soiree', 11, '29 dynamite', 30]
kept = [1, 2]
explored = [3, 5]
found = ['moon', 'item']
cup = ['2 red 1']
jenny-barnes.items = ['lantern']
michael-mcglen.discard = ['dynamite 2']
";

/// Every kind of step, and some invalid ones.
const STEPS: [&str; 12] = [
    "setup",
    "priority",
    "resolve",
    "reckoning",
    "gates",
    "end-of-round",
    "upper grand-gala",
    "lower relays 2",
    "item lantern",
    "reckoning 3",
    "lower",
    "",
];

#[test]
fn no_text_makes_the_reader_or_the_game_panic() {
    let files = BrokenFiles { files: &[FULL, SOLO], steps: &STEPS, of_step: &["played", "resolved"] };
    files.assert_no_panic::<FinalHour>(&Content::load(), 4000);
}
