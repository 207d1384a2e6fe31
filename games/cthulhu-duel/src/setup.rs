//! Setup: validates the options and builds the initial state.

use engine::{Card, End, Flow, Msg, Odds, Pool, Procedure, Seat, Seats, SetupError};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Content, FactionId, Kind, Zone, Zones};
use crate::rules::out_of_step;
use crate::rules::round::Round;
use crate::state::{Battle, Duel, Fight, Open, Phase, Side, pile};
use crate::{Cx, Event, Frame, Halt, Step, Wake};

/// The cost of the first ritual of annihilation.
pub(crate) const FIRST_RITUAL_COST: u8 = 5;

/// Option value that assigns factions at random.
pub(crate) const RANDOM: &str = "random";

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The factions by name in seat order: two different ones, or both `random`.
    pub factions: [String; 2],
}

impl Setup {
    /// Whether the factions are assigned at random.
    pub(crate) fn is_by_lot(&self) -> bool {
        self.factions.iter().all(|name| name == RANDOM)
    }

    /// Validates the names and returns the factions. The error lists the valid names.
    pub(crate) fn checked(&self, content: &Content) -> Result<[FactionId; 2], SetupError> {
        let mut found = [FactionId(0); 2];
        for (at, name) in self.factions.iter().enumerate() {
            found[at] = content.faction_named(name).ok_or_else(|| unknown(content, name))?;
        }
        if rule!("cwd:setup.8", found[0] == found[1], else false) {
            return Err(SetupError { place: "factions", problem: Msg::named_twice(&self.factions[1]) });
        }
        Ok(found)
    }
}

fn unknown(content: &Content, name: &str) -> SetupError {
    let known = content.factions.iter().map(|faction| faction.slug.as_str());
    SetupError { place: "factions", problem: Msg::unknown(name, known) }
}

/// Builds the initial state and the first procedure.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(Duel, Frame), SetupError> {
    let lots = [FactionId(0), FactionId(1)];
    let (factions, first): (_, Frame) = match setup.is_by_lot() {
        true => (lots, Lots { first: None }.into()),
        false => (setup.checked(content)?, Round::begin().into()),
    };
    Ok((Duel { open: opening(content, factions), signs: bag() }, first))
}

/// The public state at the start of the game, with the factions in seat order.
fn opening(content: &Content, factions: [FactionId; 2]) -> Open {
    let sides = factions.map(|faction| starting(content, faction));
    let first = first_player(content, factions);
    Open {
        sides,
        gates: factions.iter().map(|&faction| content.faction(faction).home).collect(),
        round: 0,
        phase: Phase::Action,
        first,
        active: first,
        withering: rule!("cwd:setup.4", 0, else 1),
        ritual: rule!("cwd:setup.2", FIRST_RITUAL_COST, else FIRST_RITUAL_COST + 1),
        moved: [[0; Zone::COUNT]; Kind::COUNT],
        battle: no_battle(),
    }
}

/// Draws a random faction for the first seat, then for the second, and starts the first round.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lots {
    /// The faction of the first seat once it has been drawn.
    first: Option<FactionId>,
}

impl Lots {
    /// The seat for which a faction is being drawn.
    pub(crate) fn seat(self) -> Seat {
        Seat(u8::from(self.first.is_some()))
    }

    /// The factions not yet drawn.
    fn left(self, content: &Content) -> impl Iterator<Item = FactionId> {
        (0..content.factions.len()).map(|at| FactionId(at as u8)).filter(move |&id| self.first != Some(id))
    }
}

impl Procedure<Duel> for Lots {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => Ok(Flow::Roll),
            Wake::Rolled(drawn) => {
                let drawn = self.left(cx.content).find(|id| u32::from(id.0) == drawn);
                let drawn = drawn.ok_or(Halt::Bug("a faction that is not there"))?;
                let factions = match self.first {
                    Some(first) => [first, drawn],
                    None => {
                        self.first = Some(drawn);
                        let mut left = self.left(cx.content);
                        match (left.next(), left.next()) {
                            (Some(last), None) => [drawn, last],
                            _ => return Ok(Flow::Roll),
                        }
                    }
                };
                game.open = opening(cx.content, factions);
                for seat in [Seat(0), Seat(1)] {
                    cx.tell(RuleId("cwd:setup.8"), || Event::LotDrawn { seat });
                }
                Ok(Flow::Become(Round::begin().into()))
            }
            Wake::Said(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn odds(&self, _: &Duel, content: &Content, odds: &mut Odds) {
        odds.cite(RuleId("cwd:setup.8"));
        self.left(content).for_each(|id| odds.push(id.0.into(), 1));
    }
}

/// The initial state of a player: starting power and all cultists at home, one of them controlling the gate there.
fn starting(content: &Content, id: FactionId) -> Side {
    let sheet = content.faction(id);
    let mut side = Side {
        faction: id,
        power: rule!("cwd:setup.10", sheet.power, else 1),
        doom: rule!("cwd:setup.3", 0, else 1),
        figures: [[0; Zone::COUNT]; Kind::COUNT],
        keeps: [Zones::NONE; Kind::COUNT],
        below: [0; Kind::COUNT],
        captured: 0,
        books: 0,
        slots: 0,
        past_requirements: 0,
        awakened: 0,
    };
    let cultists = sheet.figure(Kind::CULTIST).count;
    side.figures[Kind::CULTIST.index()][sheet.home.index()] = rule!("cwd:setup.11", cultists, else 1);
    side.keeps[Kind::CULTIST.index()] = Zones::NONE.with(sheet.home);
    side
}

fn first_player(content: &Content, factions: [FactionId; 2]) -> Seat {
    let moves_first = factions.iter().position(|&faction| content.faction(faction).moves_first);
    Seat(rule!("cwd:setup.12", moves_first.unwrap_or(0) as u8, else 1 - moves_first.unwrap_or(0) as u8))
}

/// The placeholder for a state without a battle.
pub(crate) fn no_battle() -> Battle {
    Battle { zone: Zone(0), attacker: Seat(0), on: false, sides: [Fight::default(); 2] }
}

/// A shuffled bag of all Elder Signs.
pub(crate) fn bag() -> Pool<12, 3> {
    let mut signs = Pool::new();
    (0..12).for_each(|card| signs.put(Card(card), pile::BAG, End::Bottom, Seats::ALL));
    rule!("cwd:setup.6", {
        signs.shuffle(pile::BAG);
    });
    signs
}
