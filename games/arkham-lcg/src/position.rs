//! Positions written by hand, as FEN is for chess.
//!
//! A position file is TOML. What it leaves out is as in the standard set-up, except that hands are empty and decks have
//! no basic weakness. `docs/positions.md` describes the keys.

mod cards;
mod describe;
mod file;
mod lay;
mod names;
mod passing;
mod people;
mod scenario;
mod setup;

use engine::{Problem, Seat};

use crate::content::Content;
use crate::rules::{Investigation, Round, Turn};
use crate::state::{Fate, Phase};
use crate::{Frame, Lcg};
use file::Parsed;

pub use file::File;

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

impl At {
    fn read(parsed: &Parsed<'_>, game: &Lcg, content: &Content) -> Result<At, Problem> {
        Ok(match parsed.step("turn").split_whitespace().collect::<Vec<_>>()[..] {
            ["mythos"] => At::Mythos,
            ["investigation"] => At::Investigation,
            ["turn"] => At::Turn(game.open.lead),
            ["turn", name] => {
                let seat = parsed.placed("at", names::seat(game, content, name))?;
                if parsed.players[seat.index()].1.fate != Fate::Playing {
                    return Err(parsed.wrong("at", file::is_out(&parsed.players, name)));
                }
                At::Turn(seat)
            }
            ["turns"] => At::Turns,
            ["enemy"] => At::Enemy,
            ["upkeep"] => At::Upkeep,
            _ => return Err(parsed.unknown_step()),
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
