//! What texts are resolved for, one after another.

use engine::Seat;
use rulebook::rule;

use super::{It, Scope};
use crate::content::{Content, Each, Monster, Space};
use crate::{ArkhamHorror, Choice};

impl ArkhamHorror {
    /// The things for which a text is resolved, as bits: seats, spaces or monsters by their numbers.
    pub(super) fn selected_in_text(&self, content: &Content, each: &Each, scope: Scope) -> u64 {
        let open = &self.open;
        match each {
            Each::Investigator => open.in_play().map(seat_bit).sum(),
            Each::InvestigatorAt(place) => {
                let spaces = self.spaces_meant(content, place, scope);
                let there = open.in_play().filter(|&seat| spaces.has(open.person(seat).at));
                there.map(seat_bit).sum()
            }
            Each::SpaceOfYourNeighbourhood => match open.neighbourhood_of(scope.you) {
                Some(here) => here.spaces().into_iter().map(space_bit).sum(),
                None => 0,
            },
            Each::SpaceWithScar => Space::all().filter(|&space| self.has_scar(space)).map(space_bit).sum(),
            Each::MonsterWith(with) => open
                .monsters_on_board()
                .filter(|&monster| self.has_trait(content, monster, *with))
                .map(|monster| 1u64 << monster.index())
                .sum(),
        }
    }

    /// The next of what is left, and the scope in which the text is resolved for it. Investigators come in turn order.
    pub(super) fn next_in_text(&self, each: &Each, left: u64, scope: Scope) -> Option<(u8, Scope)> {
        let open = &self.open;
        let is_left = |bit: u64| left & bit != 0;
        match each {
            Each::Investigator | Each::InvestigatorAt(_) => {
                let is_next = |seat: &Seat| is_left(seat_bit(*seat)) && open.person(*seat).is_in_play();
                let seat = rule!(
                    "ah3:466.1",
                    open.turn_order().find(is_next),
                    else open.seats().find(is_next)
                )?;
                Some((seat.0, Scope { you: seat, ..scope }))
            }
            Each::SpaceOfYourNeighbourhood | Each::SpaceWithScar => {
                let space = Space::all().find(|&space| is_left(space_bit(space)))?;
                Some((space.0, scope.about(It::Space(space))))
            }
            Each::MonsterWith(_) => {
                let there = |monster: &Monster| open.space_of(*monster).is_some();
                let monster = Monster::all().filter(there).find(|&monster| is_left(1 << monster.index()))?;
                Some((monster.0, scope.about(It::Monster(monster))))
            }
        }
    }
}

/// The choice by which the group lets this thing be the next, where the order is theirs.
pub(super) fn order_choice(each: &Each, bit: u8) -> Option<Choice> {
    match each {
        Each::Investigator | Each::InvestigatorAt(_) => None,
        Each::SpaceOfYourNeighbourhood | Each::SpaceWithScar => Some(Choice::Space(Space(bit))),
        Each::MonsterWith(_) => Some(Choice::Monster(Monster(bit))),
    }
}

fn seat_bit(seat: Seat) -> u64 {
    1 << seat.index()
}

fn space_bit(space: Space) -> u64 {
    1 << space.index()
}
