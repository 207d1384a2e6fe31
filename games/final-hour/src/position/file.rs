//! The keys of a position file and their types.

use std::collections::BTreeMap;

use engine::{LaidOut, Msg, Odds, ParsedFile, Position, PositionFile, Problem, Seat, Word};
use serde::{Deserialize, Serialize};

use super::{At, describe, lay, names};
use crate::content::{Content, Difficulty, GateSymbol, Investigator, Symbol};
use crate::state::{Blind, Figure};
use crate::{Choice, FinalHour};

/// A position file that has been parsed.
pub(super) type Parsed<'a> = ParsedFile<'a, FinalHour>;

/// The keys for the whole game.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct File {
    pub(super) investigators: Option<Vec<String>>,
    pub(super) ancient_one: Option<String>,
    pub(super) difficulty: Option<Difficulty>,
    pub(super) lead: Option<Word>,
    pub(super) solo: bool,
    pub(super) ritual: Option<Word>,
    pub(super) gates: BTreeMap<GateSymbol, GateEntry>,
    pub(super) monsters: Option<BTreeMap<String, Vec<String>>>,
    pub(super) beside: Option<Vec<String>>,
    pub(super) cup: Option<Vec<String>>,
    pub(super) destruction: BTreeMap<String, u8>,
    pub(super) seals: Vec<String>,
    pub(super) explored: Vec<Word>,
    pub(super) found: Vec<Found>,
    pub(super) played: Vec<Word>,
    pub(super) resolved: Option<u8>,
    pub(super) discard: Vec<u8>,
    pub(super) kept: Vec<u8>,
    pub(super) used_items: Vec<String>,
    pub(super) blind: Option<Blind>,
    pub(super) omens: i8,
}

/// The keys that are options of the setup: with `at = "setup"` no others are allowed.
pub(super) const OPTIONS: [&str; 5] = ["investigators", "ancient-one", "difficulty", "lead", "solo"];

/// A gate: its location, or its location and number of tokens.
#[derive(Serialize, Deserialize)]
#[serde(untagged, deny_unknown_fields, expecting = "fh-error-gate-form")]
pub(super) enum GateEntry {
    At(Word),
    Full { at: Option<Word>, tokens: Option<u8> },
}

/// A clue that has been found.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(untagged, expecting = "fh-error-clue-form")]
pub(super) enum Found {
    Symbol(Symbol),
    Item(Key),
}

/// The clue that is not a ritual symbol.
#[derive(Clone, Copy, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Key {
    Item,
}

/// The keys of one investigator.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PersonFile {
    pub(super) at: Option<Word>,
    pub(super) health: Option<u8>,
    pub(super) hand: Option<Vec<u8>>,
    pub(super) items: Vec<String>,
    pub(super) discard: Vec<String>,
}

impl PositionFile<FinalHour> for File {
    type Player = PersonFile;
    const STEPS: &'static [&'static str] =
        &["setup", "priority", "resolve", "reckoning", "gates", "end-of-round"];
    const UNKNOWN_STEP: &'static str = "fh-error-step";

    fn more_steps() -> &'static [&'static str] {
        &["upper", "lower", "item"]
    }

    fn player_names(content: &Content) -> Vec<String> {
        Investigator::all().map(|who| content.investigator(who).slug.clone()).collect()
    }

    fn players(game: &FinalHour, content: &Content) -> Vec<(Seat, String)> {
        let name = |figure: Figure| content.investigator(game.open.person(figure).who).slug.clone();
        game.open.figures().map(|figure| (game.open.seat(figure), name(figure))).collect()
    }

    fn lay_out(parsed: &Parsed<'_>, content: &Content) -> Result<LaidOut<FinalHour>, Problem> {
        let setup = lay::setup(parsed, content)?;
        let (mut game, first) = lay::standard(parsed, &setup, content)?;
        let at = At::read(parsed, &game, content)?;
        let stack = if at == At::SetUp {
            if let Some(key) = parsed.key_besides(&OPTIONS) {
                return Err(parsed.wrong(key, Msg::new("fh-error-before-table")));
            }
            vec![first]
        } else {
            lay::table(parsed, at, &mut game, content)?;
            at.stack(&game, content, parsed.file.monsters.is_none())
        };
        Ok((setup, game, stack))
    }

    fn describe(game: &FinalHour, content: &Content) -> File {
        describe::table(game, content)
    }

    fn describe_player(game: &FinalHour, content: &Content, player: usize) -> PersonFile {
        describe::person(game, content, Figure(player as u8))
    }

    fn step(position: &Position<FinalHour>, _: &Content) -> Option<String> {
        At::of(position).map(String::from)
    }

    fn choice_names(position: &Position<FinalHour>, content: &Content, choice: &Choice) -> Vec<String> {
        names::choice(position.game(), content, *choice)
    }

    fn roll_names(_: &Position<FinalHour>, content: &Content, odds: &Odds, value: u32) -> Vec<String> {
        names::rolled(content, odds, value)
    }
}
