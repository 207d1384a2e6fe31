//! Tests of replies by name, number and text, and their precedence.

use registry::{Lang, Localizer, Question, Reply, ReplyError};

/// The first question of a position.
fn asked(game: &str, text: &str) -> Question {
    let table = registry::find(game).expect("a game").position(text, None).expect("a position");
    let seats = (0..table.seats()).map(|seat| registry::Seat(seat as u8));
    let asked = seats.filter_map(|seat| table.question(seat)).find(|question| question.asked);
    asked.expect("somebody is asked")
}

fn speech() -> Localizer {
    registry::localizer(Lang::En)
}

/// The full names of the choices that the words select.
fn chosen(question: &Question, words: &str) -> Vec<String> {
    match question.read(words, &speech()) {
        Ok(Reply::Answer(picks)) => picks.iter().map(|at| question.choices[*at].names[0].clone()).collect(),
        other => panic!("“{words}” reads as {other:?}"),
    }
}

#[test]
fn a_name_wins_over_a_text_that_is_the_same() {
    let mut question = asked("cthulhu-duel", "at = 'turn great-cthulhu'");
    let name = question.choices[0].names[0].clone();
    assert_eq!(chosen(&question, &name), [name.as_str()]);
    // Another choice with the same words in its text.
    let last = question.choices.len() - 1;
    question.choices[last].text = registry::Msg::new("cat");
    let speech = registry::localizer_with(Lang::En, &[&format!("cat = {name}")]);
    assert_eq!(question.read(&name, &speech), Ok(Reply::Answer(vec![0])));
}

#[test]
fn of_two_choices_with_the_same_name_the_first_will_do() {
    let mut question = asked("cthulhu-duel", "at = 'turn great-cthulhu'");
    let twin = question.choices[1].clone();
    question.choices.push(twin.clone());
    assert_eq!(question.read(&twin.names[0], &speech()), Ok(Reply::Answer(vec![1])));
}

#[test]
fn numbers_are_all_places_or_all_cards() {
    let last = "at = 'end-of-round'\nmonsters = {}\n\
                gates.tesseract = { tokens = 4 }\ngates.heptagram = { tokens = 4 }\ngates.trinity = { tokens = 3 }\n\
                jenny-barnes.hand = [3, 8, 13, 2]\nmichael-mcglen.hand = [18, 4, 9, 5]";
    let question = asked("final-hour", last);
    let hand: Vec<String> = question.choices.iter().map(|choice| choice.names[0].clone()).collect();
    assert_eq!(hand.len(), 4, "{hand:?}");
    assert_eq!(chosen(&question, "1, 2, 3"), hand[..3]);
    // 8 and 13 are out of range, so the 3 beside them is a name too.
    assert_eq!(chosen(&question, "3, 8, 13"), ["card 3", "card 8", "card 13"]);
    let mixed = question.read("1, 2, 13", &speech());
    assert_eq!(mixed, Err(ReplyError::NoSuchNumber { number: 13, most: 4 }));
}

#[test]
fn the_beginning_of_a_name_will_do_if_only_one_has_it() {
    let fight = asked("arkham-lcg", "roland-banks = { play = ['machete'], threat = ['ghoul-minion'] }");
    for lang in Lang::ALL {
        // “Fight” stands in the text of Machete too, but it is the beginning of one name only.
        let read = fight.read("fight", &registry::localizer(lang));
        let at = fight.choices.iter().position(|choice| choice.names[0] == "fight ghoul-minion");
        assert_eq!(read, Ok(Reply::Answer(at.into_iter().collect())));
    }
    let two = asked("arkham-lcg", "roland-banks.threat = ['ghoul-minion', 'swarm-of-rats']");
    assert!(matches!(two.read("fight", &registry::localizer(Lang::Ru)), Err(ReplyError::Unknown { .. })));
    assert_eq!(chosen(&two, "fight swarm-of-rats"), ["fight swarm-of-rats"]);
}
