//! Tests of stepping in at the terminal, in a game with anytime choices.

#[path = "../../../engine/tests/toy/mod.rs"]
mod toy;

use std::cell::RefCell;
use std::io::{self, Write};
use std::rc::Rc;

use registry::{BotKind, DynGame, DynTable, GameEntry, Lang, Localizer, Seat};
use toy::{ENGLISH, Wick};

use super::{Autosave, Session};
use crate::console::Console;
use crate::dice::dice;
use crate::saved::SeatPlayers;
use crate::seat_player::SeatPlayer;

static WICK: GameEntry<Wick> = GameEntry::new();

#[derive(Clone, Default)]
struct Screen(Rc<RefCell<Vec<u8>>>);

impl Write for Screen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// Ada has four candles burning and has just lit another; Bert, with one, may puff.
fn about_to_win() -> Box<dyn DynTable> {
    let mut table = WICK.position("candles = [4, 1]", None).expect("a table");
    let light = table.question(Seat(0)).expect("Ada is asked").read("light", &speech()).expect("a choice");
    table.reply(Seat(0), &light).expect("offered");
    table.roll_as("2").expect("it catches");
    table
}

fn speech() -> Localizer {
    registry::localizer_with(Lang::En, &[ENGLISH])
}

/// The screen output when these players continue, with these lines typed.
fn shows(seats: [SeatPlayer; 2], lines: &str) -> String {
    let (screen, number) = (Screen::default(), std::thread::current().id());
    let file = std::env::temp_dir().join(format!("dreadboard-{}-{number:?}.json", std::process::id()));
    let company = SeatPlayers { seats: seats.into(), seed: Some(1), ..SeatPlayers::default() };
    let mut console = Console::scripted(lines, screen.clone());
    let dice = dice(Some(1), 0).expect("a seed");
    // The input is closed before the game ends.
    let _ = Session::new(about_to_win(), company, dice, Autosave::at(&file), speech(), &mut console).run();
    let _ = std::fs::remove_file(file);
    String::from_utf8(screen.0.take()).expect("text")
}

const BOT: SeatPlayer = SeatPlayer::Bot(BotKind::Greedy);

#[test]
fn a_person_can_step_in_before_a_bot_answers() {
    let screen = shows([BOT, SeatPlayer::Human], "1\n");
    assert!(
        screen.contains("It is not your turn, but you can act now:\n 1  Puff at the candles"),
        "{screen}"
    );
    assert!(screen.contains("Bert puffs."), "{screen}");
}

#[test]
fn a_person_who_lets_it_pass_is_not_asked_twice() {
    let screen = shows([BOT, SeatPlayer::Human], "\n");
    assert_eq!(screen.matches("you can act now").count(), 1, "{screen}");
    assert!(screen.contains("Ada sits in the light."), "{screen}");
}

#[test]
fn a_hint_weighs_stepping_in() {
    let screen = shows([BOT, SeatPlayer::Human], "hint\n");
    assert!(screen.contains("A careful player would take: Puff at the candles"), "{screen}");
    assert!(screen.contains("do nothing\n"), "{screen}");
}

#[test]
fn another_person_is_called_to_the_screen_and_the_question_comes_back() {
    let people = [SeatPlayer::Human, SeatPlayer::Human];
    // Ada takes the screen and calls Bert; he takes it and puffs; Ada takes it again.
    let screen = shows(people, "\nas 2\n\n1\n\n");
    assert!(screen.contains("Bert may step in: “as 2” hands over the screen."), "{screen}");
    let passed = screen.matches("Pass the screen to").count();
    assert_eq!(passed, 3, "{screen}");
    assert!(screen.contains("· Bert puffs.\n· Only one choice, made for you: Light a candle."), "{screen}");
    assert!(shows(people, "\nas 1\n").contains("hands the screen to somebody who may step in: 2 (Bert)."));
}
