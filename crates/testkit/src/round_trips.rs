//! Position files of states reached by random play: described, read and described again.

use std::collections::BTreeSet;

use engine::position_file::{self, choice_names};
use engine::{Cx, Dice, Odds, Offer, Playable, Position, Seat, Wait};
use toml::{Table, Value};

use crate::difference::{difference, sorted};
use crate::random_play::random_move;
use crate::strict_localizer::in_english;

/// The maximum number of moves of a game.
const MOVES: usize = 6000;

/// What was found in the states that were described.
#[derive(Default, Debug)]
pub struct RoundTrips {
    /// The number of different states that were described and read.
    pub states: usize,
    /// The number of those where play started at the very question or roll of the state, with the same description and
    /// the same procedures in progress.
    pub resumed: usize,
    /// What was written: every key, also of the tables, and `key = value` for each whose value is a single word.
    pub written: BTreeSet<String>,
}

impl RoundTrips {
    /// Plays a random game. Every state that a position file can describe is described, read, and described again, which
    /// gives the same text. Where play then starts at the same point, it offers the same.
    #[track_caller]
    pub fn play<G: Playable>(&mut self, content: &G::Content, setup: &G::Setup, dice: &mut dyn Dice) {
        let mut cx = Cx::silent(content);
        let mut position = Position::<G>::start(setup, &mut cx).expect("these options can be played");
        let mut last = None;
        for _ in 0..MOVES {
            if let Some(file) = position_file::write(&position, content)
                && last.as_ref() != Some(&file)
            {
                self.check(&position, content, &file);
                last = Some(file);
            }
            let Some(next) = random_move(&position, content, dice) else { return };
            position.apply(&next, &mut cx).expect("what is offered can be played");
        }
    }

    #[track_caller]
    fn check<G: Playable>(&mut self, position: &Position<G>, content: &G::Content, file: &Table) {
        let text = file.to_string();
        let (_, game, stack) = position_file::read::<G>(content, &text)
            .unwrap_or_else(|why| panic!("{}\n{text}", in_english::<G>(&why.msg())));
        let mut again = position_file::describe(&game, content);
        again.extend(["game", "at"].map(|key| (key.to_string(), file[key].clone())));
        let lines =
            |table: &Table| toml::to_string_pretty(&sorted(table.clone().into())).expect("plain data");
        assert!(lines(&again) == lines(file), "{}\n{text}", difference(&lines(file), &lines(&again)));
        self.states += 1;
        collect_written(file, &mut self.written);
        let started = Position::at(game, stack, &mut Cx::silent(content))
            .unwrap_or_else(|why| panic!("{}\n{text}", in_english::<G>(&why.msg())));
        // Some steps repeat what the state has behind it, such as a cost at the beginning of a turn.
        let state = |game: &G| sorted(position_file::describe(game, content).into());
        let is_same_state = state(started.game()) == state(position.game());
        if is_same_state && (started.stack(), started.wait()) == (position.stack(), position.wait()) {
            self.resumed += 1;
            let (expected, found) = (offered(position, content), offered(&started, content));
            assert!(expected == found, "{}\n{text}", difference(&expected, &found));
        }
    }
}

/// Adds the keys of a table, of the tables in it, and the words that are values.
fn collect_written(table: &Table, written: &mut BTreeSet<String>) {
    for (key, value) in table {
        written.insert(key.clone());
        match value {
            Value::Table(inner) => collect_written(inner, written),
            Value::String(word) if !word.contains(' ') => drop(written.insert(format!("{key} = {word}"))),
            _ => {}
        }
    }
}

/// The choices offered and refused to each seat, or the values of the roll, a line each. Of things with the same name
/// the numbers are left out, because a file does not say which is which.
fn offered<G: Playable>(position: &Position<G>, content: &G::Content) -> String {
    let mut lines = Vec::new();
    if position.wait() == Wait::Roll {
        let mut odds = Odds::new();
        position.odds(content, &mut odds);
        lines.extend(odds.faces().iter().map(|(_, weight)| format!("a value of weight {weight}")));
    }
    for seat in position.asked().iter() {
        let mut offer = Offer::with_refusals();
        position.offer(content, seat, &mut offer);
        for (kind, all) in
            [("offers", offer.choices()), ("also offers", offer.anytime()), ("refuses", offer.refused())]
        {
            let name =
                |choice| choice_names(position, content, choice).into_iter().next().unwrap_or_default();
            lines.extend(all.iter().map(|(choice, rule)| {
                let Seat(seat) = seat;
                format!("{kind} seat {seat}: {} ({})", unnumbered(&name(choice)), rule.0)
            }));
        }
    }
    lines.sort();
    lines.join("\n")
}

/// The name without the numbers of things with the same name: `use machete#2` is `use machete`.
fn unnumbered(name: &str) -> String {
    let mut words = name.split('#');
    let first = words.next().unwrap_or_default().to_string();
    words.fold(first, |all, rest| all + rest.trim_start_matches(char::is_numeric))
}
