//! The keys of position files and their types.

use std::collections::BTreeMap;

use engine::{LaidOut, Msg, Odds, ParsedFile, Position, PositionFile, Problem, Seat, Toml};
use serde::{Deserialize, Serialize};

use super::{At, describe, lay, names, setup};
use crate::content::{CardDef, CardType, Content, Difficulty};
use crate::state::{Fate, Story};
use crate::{Choice, Lcg};

/// A position file that has been parsed.
pub(super) type Parsed<'a> = ParsedFile<'a, Lcg>;

/// The keys for the whole game.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct File {
    pub(super) round: Option<u8>,
    pub(super) act: Option<u8>,
    pub(super) agenda: Option<u8>,
    pub(super) agenda_flipped: bool,
    pub(super) doom: Option<u8>,
    pub(super) bag: Option<Vec<String>>,
    pub(super) encounters: Vec<String>,
    pub(super) encounter_cards: Option<Vec<String>>,
    pub(super) cultists: Option<Vec<String>>,
    pub(super) set_aside: Option<Vec<String>>,
    pub(super) lot: Option<String>,
    pub(super) lot_known: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) used: Vec<String>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) lasting: Vec<String>,
    pub(super) encounter_discards: Vec<String>,
    pub(super) victory: Vec<String>,
    pub(super) places: Option<BTreeMap<String, PlaceFile>>,
    pub(super) scenario: Option<String>,
    pub(super) difficulty: Option<Difficulty>,
    pub(super) investigators: Option<Vec<String>>,
    pub(super) lead: Option<String>,
    pub(super) story: Option<Story>,
}

/// The keys for one place.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub(super) struct PlaceFile {
    pub(super) card: Option<String>,
    pub(super) revealed: Option<bool>,
    pub(super) clues: Option<u8>,
    pub(super) doom: u8,
    pub(super) cards: Option<Vec<String>>,
}

/// The keys for one investigator.
#[derive(Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields, default)]
pub struct PersonFile {
    pub(super) at: Option<String>,
    pub(super) resources: Option<u8>,
    pub(super) clues: u8,
    pub(super) damage: Option<u8>,
    pub(super) horror: Option<u8>,
    pub(super) fate: Fate,
    pub(super) physical_trauma: Option<u8>,
    pub(super) mental_trauma: Option<u8>,
    pub(super) earlier_physical_trauma: u8,
    pub(super) earlier_mental_trauma: u8,
    pub(super) experience_lost: u8,
    pub(super) actions: Option<u8>,
    pub(super) lost_actions: u8,
    pub(super) tome_action: Option<bool>,
    pub(super) moved_fought_or_evaded: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub(super) used: Vec<String>,
    pub(super) done: bool,
    pub(super) cards: Option<Vec<String>>,
    pub(super) hand: Vec<String>,
    pub(super) deck: Vec<String>,
    pub(super) discards: Vec<String>,
    pub(super) play: Vec<String>,
    pub(super) threat: Vec<String>,
}

impl PositionFile<Lcg> for File {
    type Player = PersonFile;
    const STEPS: &'static [&'static str] = &["turn", "turns", "mythos", "investigation", "enemy", "upkeep"];

    fn player_names(content: &Content) -> Vec<String> {
        investigators(content).map(|card| card.title.clone()).collect()
    }

    /// Those whom `investigators` names, in that order, or else those who have a table, or else the first of all.
    fn players_of(toml: &Toml<'_>, content: &Content) -> Result<Vec<String>, Problem> {
        let mut all = Self::player_names(content);
        let Some(named) = toml.peek::<Vec<String>>("investigators")? else {
            let has_table = |title: &&String| toml.keys().any(|key| key == **title);
            let tabled: Vec<String> = all.iter().filter(has_table).cloned().collect();
            all.truncate(1);
            return Ok(if tabled.is_empty() { all } else { tabled });
        };
        let mut titles: Vec<String> = Vec::new();
        for name in &named {
            let card = investigators(content).find(|card| card.title == *name || card.code == *name);
            let unknown = || Msg::unknown(name, all.iter().map(String::as_str));
            let card = card.ok_or_else(|| toml.problem("investigators", unknown()))?;
            if titles.contains(&card.title) {
                return Err(toml.problem("investigators", Msg::named_twice(name)));
            }
            titles.push(card.title.clone());
        }
        Ok(titles)
    }

    fn players(game: &Lcg, content: &Content) -> Vec<(Seat, String)> {
        let seats = (0..game.open.count).map(Seat);
        seats.map(|seat| (seat, names::title(game, content, seat).to_string())).collect()
    }

    fn lay_out(parsed: &Parsed<'_>, content: &Content) -> Result<LaidOut<Lcg>, Problem> {
        let setup = setup::of(parsed, content)?;
        let (mut game, _) = <Lcg as engine::Game>::setup(&setup, content)?;
        let at = At::read(parsed, &game, content)?;
        lay::table(parsed, at, &mut game, content)?;
        Ok((setup, game, at.stack()))
    }

    fn describe(game: &Lcg, content: &Content) -> File {
        describe::table(game, content)
    }

    fn describe_player(game: &Lcg, content: &Content, player: usize) -> PersonFile {
        describe::person(game, content, Seat(player as u8))
    }

    fn step(position: &Position<Lcg>, content: &Content) -> Option<String> {
        let turns = (0..position.game().open.count).map(|seat| At::Turn(Seat(seat)));
        match turns.chain([At::Turns]).find(|at| at.stack() == position.stack())? {
            At::Turn(seat) => Some(format!("turn {}", names::title(position.game(), content, seat))),
            _ => Some("turns".into()),
        }
    }

    fn choice_names(position: &Position<Lcg>, content: &Content, choice: &Choice) -> Vec<String> {
        names::choice(position.game(), content, *choice)
    }

    fn roll_names(position: &Position<Lcg>, content: &Content, _: &Odds, value: u32) -> Vec<String> {
        names::rolled(position, content, value)
    }
}

/// All investigators.
pub(super) fn investigators(content: &Content) -> impl Iterator<Item = &CardDef> {
    content.cards().iter().filter(|card| card.card_type == CardType::Investigator)
}

/// The error for an investigator who is named as a participant but has left the game.
pub(super) fn is_out(people: &[(String, PersonFile)], name: &str) -> Msg {
    let playing = people.iter().filter(|(_, said)| said.fate == Fate::Playing);
    let known: Vec<&str> = playing.map(|(title, _)| title.as_str()).collect();
    Msg::new("lcg-error-position-gone").text("word", name).text("known", known.join(", "))
}
