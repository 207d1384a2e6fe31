//! What the numbers of texts are.

use engine::Seat;

use super::{It, Scope};
use crate::content::{Content, Monster, Neighbourhood, Space, Value};
use crate::{ArkhamHorror, Open};

impl ArkhamHorror {
    /// The number that a text names, at least 0. Whoever has no investigator has nothing and is nowhere.
    pub(super) fn value_in_text(&self, content: &Content, value: &Value, scope: Scope) -> u8 {
        let open = &self.open;
        match value {
            Value::N(number) => *number,
            Value::Sum(values) => values
                .iter()
                .fold(0, |sum, value| sum.saturating_add(self.value_in_text(content, value, scope))),
            Value::YourMoney => open.person(scope.you).money,
            Value::YourHorror => open.person(scope.you).horror,
            Value::Successes | Value::Rolled => scope.amount,
            Value::LessSuccesses(from) => from.saturating_sub(scope.amount),
            Value::DoomHere => open.place_of(scope.you).map_or(0, |space| open.doom_at(space)),
            Value::MonstersInNeighbourhood => open.neighbourhood_of(scope.you).map_or(0, |here| {
                let there = open
                    .monsters_on_board()
                    .filter(|&monster| open.space_of(monster).and_then(Space::neighbourhood) == Some(here));
                there.count() as u8
            }),
            Value::CluesInNeighbourhood => {
                open.neighbourhood_of(scope.you).map_or(0, |here| open.clues[here.index()])
            }
            Value::YourClues => open.person(scope.you).clues,
            Value::AllClues => {
                let held = open.in_play().map(|seat| open.person(seat).clues);
                held.fold(open.sheet_clues, u8::saturating_add)
            }
            Value::SheetDoom => open.sheet_doom,
            Value::SheetClues => open.sheet_clues,
            Value::SheetCluesAndDoom => open.sheet_clues.saturating_add(open.sheet_doom),
            Value::SheetMarkers => open.sheet_markers,
            Value::BoardMarkers => self.board_markers(),
            Value::MendedScars => self.mended_scars(),
            Value::OpenScars => self.open_scars(),
            Value::LodgeMembers => open.lodge.len() as u8,
            Value::CodexSetAside => self.codex_aside(),
            Value::CluesOn(card) => open.codex(*card).clues,
            Value::DoomOnRumour => open.rumour.map_or(0, |(_, doom)| doom),
            Value::ItsHealth => match scope.it {
                It::Monster(monster) => self.monster_health_left(content, monster),
                _ => 0,
            },
        }
    }

    /// The health that the monster has left.
    pub(crate) fn monster_health_left(&self, content: &Content, monster: Monster) -> u8 {
        self.health(content, monster).saturating_sub(self.open.monster(monster).damage)
    }
}

impl Open {
    /// The space of the player's investigator, if one is in play.
    pub fn place_of(&self, seat: Seat) -> Option<Space> {
        let person = self.person(seat);
        person.is_in_play().then_some(person.at)
    }

    /// The neighbourhood in which the player's investigator is. Streets are in none.
    pub fn neighbourhood_of(&self, seat: Seat) -> Option<Neighbourhood> {
        self.place_of(seat)?.neighbourhood()
    }
}
