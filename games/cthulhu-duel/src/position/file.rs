//! The keys of a position file and their types.

use std::collections::BTreeMap;

use engine::{LaidOut, Msg, Odds, ParsedFile, Position, PositionFile, Problem, Seat, Toml};
use serde::{Deserialize, Serialize};

use super::{At, describe, lay, names};
use crate::content::Content;
use crate::rules::{GainSigns, SEATS};
use crate::{Choice, Duel, Frame, Setup};

/// A position file that has been parsed.
pub(super) type Parsed<'a> = ParsedFile<'a, Duel>;

/// The keys for the whole game.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct File {
    pub(super) round: Option<u8>,
    pub(super) first: Option<String>,
    pub(super) withering: u8,
    pub(super) ritual: Option<u8>,
    pub(super) free_gates: Vec<String>,
    pub(super) revealed: Vec<u8>,
    pub(super) factions: Option<Vec<String>>,
}

/// The keys of one faction.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct SideFile {
    pub(super) power: Option<u8>,
    pub(super) doom: u8,
    pub(super) signs: Signs,
    pub(super) books: Vec<String>,
    pub(super) filled: Option<Vec<String>>,
    pub(super) awakened: Option<u8>,
    pub(super) captured: u8,
    pub(super) below: String,
    pub(super) map: Option<BTreeMap<String, String>>,
}

/// Elder Signs: their values, or only their number.
#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "cwd-error-signs-form")]
pub(super) enum Signs {
    Values(Vec<u8>),
    Count(u8),
}

impl Default for Signs {
    fn default() -> Signs {
        Signs::Count(0)
    }
}

impl PositionFile<Duel> for File {
    type Player = SideFile;
    const STEPS: &'static [&'static str] = &[
        "action-phase",
        "turn FACTION",
        "battle ZONE",
        "gather",
        "first-player",
        "doom-phase",
        "doom FACTION",
        "end-of-round",
    ];
    const UNKNOWN_STEP: &'static str = "cwd-error-step";

    fn player_names(content: &Content) -> Vec<String> {
        content.factions.iter().map(|faction| faction.slug.clone()).collect()
    }

    fn players_of(toml: &Toml<'_>, content: &Content) -> Result<Vec<String>, Problem> {
        let usual = || Self::player_names(content).into_iter().take(SEATS.len()).collect();
        let factions: Vec<String> = toml.peek("factions")?.unwrap_or_else(usual);
        let factions: [String; 2] = factions.try_into().map_err(|named: Vec<String>| {
            let what = Msg::new("cwd-error-two-factions").num("found", named.len() as i64);
            toml.problem("factions", what)
        })?;
        let setup = Setup { factions };
        setup.checked(content).map_err(|error| toml.problem(error.place, error.problem))?;
        Ok(setup.factions.to_vec())
    }

    fn players(game: &Duel, content: &Content) -> Vec<(Seat, String)> {
        SEATS.map(|seat| (seat, game.sheet(content, seat).slug.clone())).to_vec()
    }

    fn lay_out(parsed: &Parsed<'_>, content: &Content) -> Result<LaidOut<Duel>, Problem> {
        let setup = Setup { factions: SEATS.map(|seat| parsed.players[seat.index()].0.clone()) };
        let (mut game, _) = <Duel as engine::Game>::setup(&setup, content)?;
        lay::first_player(parsed, &mut game, content)?;
        let at = At::read(parsed, &game, content)?;
        let undrawn = lay::table(parsed, at, &mut game, content)?;
        let mut stack = at.stack(&mut game);
        // Signs of unknown value are drawn first, so their procedures are on top of the stack.
        let draws = SEATS.into_iter().filter(|seat| undrawn[seat.index()] > 0);
        stack.extend(draws.map(|seat| Frame::from(GainSigns::new(seat, undrawn[seat.index()]))));
        Ok((setup, game, stack))
    }

    fn describe(game: &Duel, content: &Content) -> File {
        describe::table(game, content)
    }

    fn describe_player(game: &Duel, content: &Content, player: usize) -> SideFile {
        describe::side(game, content, SEATS[player])
    }

    fn step(position: &Position<Duel>, content: &Content) -> Option<String> {
        At::of(position).map(|at| at.write(position.game(), content))
    }

    fn choice_names(position: &Position<Duel>, content: &Content, choice: &Choice) -> Vec<String> {
        let asked = position.asked().iter().next().unwrap_or(position.game().open.active);
        names::choice(position.game(), content, asked, *choice)
    }

    fn roll_names(_: &Position<Duel>, _: &Content, odds: &Odds, value: u32) -> Vec<String> {
        vec![names::rolled(odds, value)]
    }
}
