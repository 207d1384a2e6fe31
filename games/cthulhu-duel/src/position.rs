//! Position files: hand-written positions, as FEN is for chess.
//!
//! A position file is TOML. Keys that are missing keep the values of the standard setup; Elder Signs given only as a
//! count are drawn at random before play starts. `docs/positions.md` describes the keys.

mod choice_reader;
mod describe;
mod figures;
mod file;
mod lay;

use engine::{LaidOut, Msg, Problem, Seat};

use crate::content::{Content, Zone};
use crate::rules::{ActionPhase, DoomPhase, Fighting, GainSigns, Round, SEATS, Turn};
use crate::state::Phase;
use crate::{Duel, Frame};
use file::ParsedFile;

pub use choice_reader::{choice, read_choice, read_roll, spell};
pub use describe::describe;

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

/// The accepted values of `at`.
const STEPS: [&str; 8] = [
    "action-phase",
    "turn FACTION",
    "battle ZONE",
    "gather",
    "first-player",
    "doom-phase",
    "doom FACTION",
    "end-of-round",
];

/// The keys of a position file and the first words of `at`, for completion.
pub fn file_words(content: &Content) -> Vec<String> {
    let steps = STEPS.into_iter().filter_map(|step| step.split(' ').next()).map(|step| format!("at {step}"));
    let factions = content.factions.iter().map(|faction| faction.slug.as_str());
    file::KEYS.into_iter().chain(factions).map(String::from).chain(steps).collect()
}

/// Reads a position file: its options, the game state and the stack of procedures.
pub fn read(content: &Content, text: &str) -> Result<LaidOut<Duel>, Problem> {
    let sheet = ParsedFile::read(text, content)?;
    let (mut game, _) = <Duel as engine::Game>::setup(&sheet.setup, content)?;
    lay::first_player(&sheet, &mut game, content)?;
    let at = At::read(&sheet, &game, content)?;
    let undrawn = lay::table(&sheet, at, &mut game, content)?;
    let mut stack = at.stack(&mut game);
    // Signs of unknown value are drawn first, so their procedures are on top of the stack.
    let draws = SEATS.into_iter().filter(|seat| undrawn[seat.index()] > 0);
    stack.extend(draws.map(|seat| Frame::from(GainSigns::new(seat, undrawn[seat.index()]))));
    Ok((sheet.setup, game, stack))
}

impl At {
    fn read(sheet: &ParsedFile<'_>, game: &Duel, content: &Content) -> Result<At, Problem> {
        let wrong = |what: Msg| sheet.wrong("at", what);
        let seat = |name: &str| choice_reader::seat(game, content, name).map_err(wrong);
        let zone = |name: &str| choice_reader::zone(content, name).map_err(wrong);
        let text = sheet.file.at.as_deref().unwrap_or("action-phase");
        Ok(match text.split_whitespace().collect::<Vec<_>>()[..] {
            ["action-phase"] => At::ActionPhase,
            ["turn", name] => At::Turn(seat(name)?),
            ["battle", place] => At::Battle(game.open.first, zone(place)?),
            ["battle", name, place] => At::Battle(seat(name)?, zone(place)?),
            ["gather"] => At::Gather,
            ["first-player"] => At::FirstPlayer,
            ["doom-phase"] => At::DoomPhase,
            ["doom", name] => At::DoomGo(seat(name)?),
            ["end-of-round"] => At::EndOfRound,
            _ => return Err(wrong(Msg::new("cwd-error-step").among(text, STEPS))),
        })
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
