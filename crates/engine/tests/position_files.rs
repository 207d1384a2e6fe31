//! Position files of a small game: what the engine does for every game.

mod toy;

use engine::position_file::{self, choice_names, read_answer, read_choice, read_roll, serialized_words};
use engine::{Cx, MoveError, Msg, Offer, Position, Problem, Seat, Word};
use serde::{Deserialize, Serialize};
use toy::{Choice, Wick};

fn started(text: &str) -> Position<Wick> {
    let (_, game, stack) = position_file::read::<Wick>(&(), text).expect("a position");
    Position::at(game, stack, &mut Cx::silent(&())).expect("it can be played")
}

fn wrong(text: &str) -> Problem {
    position_file::read::<Wick>(&(), text).expect_err("no position")
}

#[test]
fn what_is_described_is_read_again() {
    let position = started("game = 'wick'\nat = 'turn'\ncandles = [4, 0, 1]");
    let file = position_file::describe(position.game(), &());
    assert_eq!(file.to_string(), "candles = [4, 0, 1]\n");
    assert_eq!(started(&file.to_string()), position);
    assert_eq!(position_file::write(&position, &()), None, "the toy names no step");
}

#[test]
fn errors_name_key_and_line() {
    let known = |word: &str, known: [&str; 3]| Msg::new("error-unknown-key").among(word, known);
    let problem = wrong("candles = [1, 2]\nmoon = 3");
    assert_eq!((problem.line, problem.place.as_str()), (Some(2), ""));
    assert_eq!(
        problem.what,
        known("moon", ["at", "candles", "game"]),
        "the keys that the engine reads are listed"
    );
    let problem = wrong("at = 'dawn'\ncandles = [1, 2]");
    assert_eq!((problem.line, problem.place.as_str()), (Some(1), "at"));
    assert_eq!(problem.what, Msg::unknown("dawn", ["turn"]));
    assert_eq!(wrong("game = 'snuff'").what.id, "save-other-game");
    assert_eq!(wrong("candles = [1]").what, Msg::out_of_range(1, 2, 4));
    assert_eq!(wrong("at = 3").place, "at");
}

#[test]
fn the_words_of_a_file_follow_from_its_type() {
    assert_eq!(position_file::identifying_words::<Wick>(&()), ["at", "candles", "at turn"]);
}

#[test]
fn choices_are_read_by_name() {
    let position = started("candles = [0, 1]");
    let mut offer = Offer::with_refusals();
    assert!(position.offer(&(), Seat(0), &mut offer));
    let read = |words: &str| read_choice(&position, &(), &offer, words);
    assert_eq!(choice_names(&position, &(), &Choice::Light), ["light"]);
    assert_eq!(read("light"), Ok(Choice::Light));
    assert_eq!(read("  LIGHT "), Ok(Choice::Light), "case and spaces do not matter");
    assert_eq!(read("ligth").map_err(|msg| msg.id), Err("error-unknown".into()));
    assert!(read("ligth").unwrap_err().to_string().contains("near=“light”"));
    assert_eq!(read_answer(&position, &(), &offer, "none").map(|all| all.len()), Ok(0));
    let twice = read_answer(&position, &(), &offer, "light, light");
    assert_eq!(twice, Err(Msg::named_twice("light")));
}

#[test]
fn a_refused_choice_names_the_rule() {
    let position = started("candles = [0, 1]");
    let mut offer = Offer::<Wick>::with_refusals();
    offer.offer(Choice::Light, rulebook::RuleId("wick:round.1"));
    offer.refuse(Choice::Leave, rulebook::RuleId("wick:round.2"));
    let refused = read_choice(&position, &(), &offer, "leave").expect_err("refused");
    assert_eq!(refused, Msg::new("error-forbidden").among("leave", ["light"]).text("rule", "wick:round.2"));
}

#[test]
fn rolls_are_read_by_name() {
    let mut position = started("candles = [0, 1]");
    assert_eq!(read_roll(&position, &(), "3"), Err(MoveError::AnswerAwaited.msg()));
    let light = engine::Move::Say { seat: Seat(0), what: [Choice::Light].into_iter().collect() };
    position.apply(&light, &mut Cx::silent(&())).expect("it is offered");
    assert_eq!(read_roll(&position, &(), " 3 "), Ok(3));
    assert_eq!(read_roll(&position, &(), "9").map_err(|msg| msg.id), Err("error-roll".into()));
}

#[derive(Serialize)]
enum Deed {
    Pass,
    MoveTo { zone: u8, by_boat: bool },
    Name(&'static str, Option<u8>),
}

#[test]
fn choices_without_names_of_their_own_are_called_what_serde_writes() {
    assert_eq!(serialized_words(&Deed::Pass), "pass");
    assert_eq!(serialized_words(&Deed::MoveTo { zone: 3, by_boat: true }), "move-to by-boat true zone 3");
    assert_eq!(serialized_words(&Deed::Name("OldHall", None)), "name old-hall");
}

#[test]
fn a_word_is_a_name_or_a_number() {
    #[derive(Serialize, Deserialize, PartialEq, Debug)]
    struct Keys {
        at: Word,
        to: Word,
    }
    let keys: Keys = toml::from_str("at = ' cafe '\nto = 12").expect("words");
    assert_eq!(keys, Keys { at: Word("cafe".into()), to: 12.into() });
    assert_eq!(toml::to_string(&keys).expect("plain data"), "at = \"cafe\"\nto = 12\n");
}
