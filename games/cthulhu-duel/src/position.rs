//! Position files: hand-written positions, as FEN is for chess.
//!
//! A position file is TOML. Keys that are missing keep the values of the standard setup; Elder Signs given only as a
//! count are drawn at random before play starts. `docs/positions.md` describes the keys.

mod describe;
mod figures;
mod file;
mod lay;
mod names;

use engine::{Position, Problem, Seat, Wait};

use crate::content::{Content, Zone};
use crate::rules::{ActionPhase, DoomPhase, Fighting, Round, Turn};
use crate::state::Phase;
use crate::{Duel, Frame};
use file::Parsed;

pub use file::File;
pub use names::choice;

/// The step at which play starts, from the key `at`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum At {
    ActionPhase,
    Turn(Seat),
    Battle(Seat, Zone),
    Gather,
    FirstPlayer,
    DoomPhase,
    DoomGo(Seat),
    EndOfRound,
}

impl At {
    fn read(parsed: &Parsed<'_>, game: &Duel, content: &Content) -> Result<At, Problem> {
        let seat = |name: &str| parsed.placed("at", names::seat(game, content, name));
        let zone = |name: &str| parsed.placed("at", names::zone(content, name));
        Ok(match parsed.step("action-phase").split_whitespace().collect::<Vec<_>>()[..] {
            ["action-phase"] => At::ActionPhase,
            ["turn", name] => At::Turn(seat(name)?),
            ["battle", place] => At::Battle(game.open.first, zone(place)?),
            ["battle", name, place] => At::Battle(seat(name)?, zone(place)?),
            ["gather"] => At::Gather,
            ["first-player"] => At::FirstPlayer,
            ["doom-phase"] => At::DoomPhase,
            ["doom", name] => At::DoomGo(seat(name)?),
            ["end-of-round"] => At::EndOfRound,
            _ => return Err(parsed.unknown_step()),
        })
    }

    /// The step at which a file continues the position: the current turn, go or phase from its beginning. `None` before
    /// the first round, after the end of the game, and while a space is filled whose spellbook is still to be chosen.
    fn of(position: &Position<Duel>) -> Option<At> {
        let open = &position.game().open;
        let takes_book = position.stack().iter().any(|frame| matches!(frame, Frame::TakeBook(_)));
        if open.round == 0 || takes_book || matches!(position.wait(), Wait::Over(_)) {
            return None;
        }
        let turn = position.stack().iter().find_map(|frame| match frame {
            Frame::Turn(turn) => Some(turn.seat()),
            _ => None,
        });
        Some(match open.phase {
            Phase::Action => At::Turn(turn.unwrap_or(open.active)),
            Phase::Gather => At::Gather,
            Phase::FirstPlayer => At::FirstPlayer,
            Phase::Doom => At::DoomGo(open.active),
        })
    }

    /// The value of `at` for this step.
    fn write(self, game: &Duel, content: &Content) -> String {
        let faction = |seat: Seat| game.sheet(content, seat).slug.as_str();
        let zone = |zone: Zone| content.map.zones[zone.index()].slug.as_str();
        match self {
            At::ActionPhase => "action-phase".into(),
            At::Turn(seat) => format!("turn {}", faction(seat)),
            At::Battle(seat, place) => format!("battle {} {}", faction(seat), zone(place)),
            At::Gather => "gather".into(),
            At::FirstPlayer => "first-player".into(),
            At::DoomPhase => "doom-phase".into(),
            At::DoomGo(seat) => format!("doom {}", faction(seat)),
            At::EndOfRound => "end-of-round".into(),
        }
    }

    /// The phase of the round.
    fn phase(self) -> Phase {
        match self {
            At::ActionPhase | At::Turn(_) | At::Battle(..) => Phase::Action,
            At::Gather => Phase::Gather,
            At::FirstPlayer => Phase::FirstPlayer,
            At::DoomPhase | At::DoomGo(_) | At::EndOfRound => Phase::Doom,
        }
    }

    /// The seat that takes its turn or go.
    fn active(self, first: Seat) -> Seat {
        match self {
            At::Turn(seat) | At::Battle(seat, _) | At::DoomGo(seat) => seat,
            At::ActionPhase | At::Gather | At::FirstPlayer | At::DoomPhase | At::EndOfRound => first,
        }
    }

    /// The stack of procedures at this step.
    fn stack(self, game: &mut Duel) -> Vec<Frame> {
        let first = game.open.first;
        match self {
            At::ActionPhase => vec![Round::begin().into()],
            At::Turn(seat) => vec![Round::after(Phase::Action).into(), ActionPhase::with(seat).into()],
            At::Battle(seat, zone) => vec![
                Round::after(Phase::Action).into(),
                ActionPhase::during(seat).into(),
                Turn::fighting(game, seat, zone).into(),
                Fighting::begin(game, seat, zone).into(),
            ],
            At::Gather => vec![Round::after(Phase::Action).into()],
            At::FirstPlayer => vec![Round::after(Phase::Gather).into()],
            At::DoomPhase => vec![Round::after(Phase::FirstPlayer).into()],
            At::DoomGo(seat) => {
                vec![Round::after(Phase::Doom).into(), DoomPhase::after(u8::from(seat != first)).into()]
            }
            At::EndOfRound => vec![Round::after(Phase::Doom).into()],
        }
    }
}
