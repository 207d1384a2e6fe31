//! Set-up: options before the first round, checked; then the table is laid.

use rulebook::rule;
use serde::{Deserialize, Serialize};
use table::{Card, End, Msg, Pool, Seat, Seats, SetupError};

use crate::Frame;
use crate::content::{Content, FactionId, Kind, Zone, Zones};
use crate::rules::round::Round;
use crate::state::{Battle, Duel, Fight, Open, Phase, Side, pile};

/// What the first ritual of annihilation costs.
pub(crate) const FIRST_RITUAL: u8 = 5;

/// What is chosen before the first round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The factions by name, in order of seats: two different ones.
    pub factions: [String; 2],
}

impl Setup {
    /// The factions, checked; the error says what would be right.
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

/// Lays out the table.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(Duel, Frame), SetupError> {
    let factions = setup.checked(content)?;
    let sides = factions.map(|faction| starting(content, faction));
    let first = first_player(content, factions);
    let mut open = Open {
        sides,
        gates: Zones::NONE,
        round: 0,
        phase: Phase::Action,
        first,
        active: first,
        withering: rule!("cwd:setup.4", 0, else 1),
        ritual: rule!("cwd:setup.2", FIRST_RITUAL, else FIRST_RITUAL + 1),
        moved: [[0; Zone::COUNT]; Kind::COUNT],
        battle: no_battle(),
    };
    open.gates = factions.iter().map(|&faction| content.faction(faction).home).collect();
    Ok((Duel { open, signs: bag() }, Round::begin().into()))
}

/// A side as its sheet starts it: power, six cultists and a controlled gate at home.
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
        deeds: 0,
        awakened: 0,
    };
    let cultists = sheet.figure(Kind::CULTIST).count;
    side.figures[Kind::CULTIST.at()][sheet.home.at()] = rule!("cwd:setup.11", cultists, else 1);
    side.keeps[Kind::CULTIST.at()] = Zones::NONE.with(sheet.home);
    side
}

fn first_player(content: &Content, factions: [FactionId; 2]) -> Seat {
    let moves_first = factions.iter().position(|&faction| content.faction(faction).moves_first);
    Seat(rule!("cwd:setup.12", moves_first.unwrap_or(0) as u8, else 1 - moves_first.unwrap_or(0) as u8))
}

/// A battle that nobody fights.
pub(crate) fn no_battle() -> Battle {
    Battle { zone: Zone(0), attacker: Seat(0), on: false, sides: [Fight::default(); 2] }
}

/// All Elder Signs in the bag, mixed.
pub(crate) fn bag() -> Pool<12, 3> {
    let mut signs = Pool::new();
    (0..12).for_each(|card| signs.put(Card(card), pile::BAG, End::Bottom, Seats::ALL));
    rule!("cwd:setup.6", {
        signs.shuffle(pile::BAG);
    });
    signs
}
