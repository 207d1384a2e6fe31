//! Positions written by hand, as FEN is for chess.
//!
//! A position file is TOML. What it leaves out is as in the standard set-up, except that hands are empty and decks have
//! no basic weakness. `docs/positions.md` describes the keys.

mod cards;
mod choice_reader;
mod describe;
mod file;
mod lay;
mod passing;
mod people;
mod scenario;

use engine::{LaidOut, Msg, Position, Problem, Seat};

use crate::content::{CardId, Content};
use crate::rules::{Investigation, Round, Turn};
use crate::state::{Fate, Phase};
use crate::{Frame, Lcg};
use file::Sheet;

pub use choice_reader::{names, read_choice, read_roll, spell};
pub use describe::describe;

/// The step at which play starts.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    Mythos,
    Investigation,
    /// The lead investigator chooses who takes the next turn.
    Turns,
    Turn(Seat),
    Enemy,
    Upkeep,
}

/// The names of the steps.
const STEPS: [&str; 6] = ["turn", "turns", "mythos", "investigation", "enemy", "upkeep"];

/// Reads a position file: the set-up, the game state and the stack of procedures.
pub fn read(content: &Content, text: &str) -> Result<LaidOut<Lcg>, Problem> {
    let mut sheet = Sheet::read(text, content)?;
    lay::complete_decks(&mut sheet, content)?;
    let setup = &sheet.setup;
    setup.check(content).map_err(|error| sheet.wrong(error.place, error.problem))?;
    let (mut game, _) = <Lcg as engine::Game>::setup(setup, content)?;
    let at = At::read(&sheet, &game, content)?;
    lay::table(&sheet, at, &mut game, content)?;
    Ok((sheet.setup, game, at.stack()))
}

/// Writes the position as a file. Returns `None` unless it is at a step where a file can start: in a turn, or at the
/// choice of the next turn.
pub fn write(position: &Position<Lcg>, content: &Content) -> Option<toml::Table> {
    let game = position.game();
    let turns = (0..game.open.count).map(|seat| At::Turn(Seat(seat)));
    let at = turns.chain([At::Turns]).find(|at| at.stack() == position.stack())?;
    let mut table = describe(game, content);
    let at = match at {
        At::Turn(seat) => format!("turn {}", game.def(content, CardId::investigator(seat)).title),
        _ => "turns".into(),
    };
    table.insert("at".into(), at.into());
    Some(table)
}

impl At {
    fn read(sheet: &Sheet<'_>, game: &Lcg, content: &Content) -> Result<At, Problem> {
        let wrong = |what: Msg| sheet.wrong("at", what);
        let text = sheet.file.at.as_deref().unwrap_or("turn");
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["mythos"] => At::Mythos,
            ["investigation"] => At::Investigation,
            ["turn"] => At::Turn(game.open.lead),
            ["turn", name] => {
                let seat = choice_reader::seat(game, content, name).map_err(wrong)?;
                if sheet.people[seat.index()].1.fate != Fate::Playing {
                    return Err(wrong(file::is_out(&sheet.people, name)));
                }
                At::Turn(seat)
            }
            ["turns"] => At::Turns,
            ["enemy"] => At::Enemy,
            ["upkeep"] => At::Upkeep,
            _ => return Err(wrong(Msg::unknown(text, STEPS))),
        })
    }

    /// The phase of the step.
    fn phase(self) -> Phase {
        match self {
            At::Mythos => Phase::Mythos,
            At::Investigation | At::Turns | At::Turn(_) => Phase::Investigation,
            At::Enemy => Phase::Enemy,
            At::Upkeep => Phase::Upkeep,
        }
    }

    /// The procedures in progress.
    fn stack(self) -> Vec<Frame> {
        match self {
            At::Mythos => vec![Round::after(Phase::Upkeep).into()],
            At::Investigation => vec![Round::after(Phase::Mythos).into()],
            At::Turns => vec![Round::after(Phase::Investigation).into(), Investigation::during().into()],
            At::Turn(seat) => vec![
                Round::after(Phase::Investigation).into(),
                Investigation::during().into(),
                Turn::during(seat).into(),
            ],
            At::Enemy => vec![Round::after(Phase::Investigation).into()],
            At::Upkeep => vec![Round::after(Phase::Enemy).into()],
        }
    }
}
