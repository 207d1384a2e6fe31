//! Abilities that apply by themselves: they change costs, dice, gathered power and which figures control gates.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::Duel;
use crate::content::{Class, Content, Kind, Power};
use crate::state::enemy;

impl Duel {
    /// The cost of a monster with this ability, given its `cost` without it.
    pub(in crate::rules) fn cheaper(
        &self,
        content: &Content,
        seat: Seat,
        power: Power,
        kind: Kind,
        cost: u8,
    ) -> u8 {
        match power {
            Power::Cheaper { figures, by }
                if figures & (1 << kind.0) != 0 && self.has_great_old_one_in_play(content, seat) =>
            {
                rule!("cwd:black-goat.3", cost.saturating_sub(by), else cost)
            }
            _ => cost,
        }
    }

    /// The dice of a figure with this ability, given its `dice` without it.
    pub(in crate::rules) fn stronger(
        &self,
        content: &Content,
        seat: Seat,
        power: Power,
        kind: Kind,
        dice: u8,
    ) -> u8 {
        match power {
            Power::Stronger { figure, by } if figure == kind => {
                rule!("cwd:black-goat.1", dice + by, else dice)
            }
            Power::RedSign { figure: young }
                if self.sheet(content, seat).figure(kind).class == Class::GreatOldOne =>
            {
                rule!("cwd:black-goat.6", dice + self.side(seat).on_map(young), else dice)
            }
            _ => dice,
        }
    }

    /// The power that the ability adds in the Gather Power phase.
    pub(crate) fn income_by(&self, content: &Content, seat: Seat, power: Power) -> u8 {
        match power {
            Power::EnemyGates { each } if self.has_great_old_one_in_play(content, seat) => {
                let gates = self.side(enemy(seat)).controlled_gates().and(content.map.water).count();
                rule!("cwd:great-cthulhu.2", each * gates, else 0)
            }
            Power::RedSign { figure } => rule!("cwd:black-goat.6", self.side(seat).in_play(figure), else 0),
            _ => 0,
        }
    }
}

impl Power {
    /// The kind of figure, besides cultists, that builds and controls gates by this ability.
    pub(in crate::rules) fn keeper(self) -> Option<Kind> {
        match self {
            Power::RedSign { figure } => rule!("cwd:black-goat.6", Some(figure), else None),
            _ => None,
        }
    }

    /// The rule by which this ability allows one action to summon several monsters.
    pub(in crate::rules) fn summons_many(self) -> Option<RuleId> {
        match self {
            Power::ManySummons => rule!("cwd:black-goat.10", Some(RuleId("cwd:black-goat.10")), else None),
            _ => None,
        }
    }

    /// The cost of a later awakening by this ability.
    pub(in crate::rules) fn awakens_again_for(self) -> Option<u8> {
        match self {
            Power::Immortal { cost } => rule!("cwd:great-cthulhu.14", Some(cost), else None),
            _ => None,
        }
    }

    /// Whether this ability adds an Elder Sign to every awakening.
    pub(in crate::rules) fn awakens_with_sign(self) -> bool {
        rule!("cwd:great-cthulhu.14", matches!(self, Power::Immortal { .. }), else false)
    }

    /// The kind of figure that takes two results in a battle and dies only from two kills by this ability, and its
    /// rule.
    pub(in crate::rules) fn takes_two(self) -> Option<(Kind, RuleId)> {
        match self {
            Power::Regenerate { figure } => {
                rule!("cwd:great-cthulhu.6", Some((figure, RuleId("cwd:great-cthulhu.6"))), else None)
            }
            _ => None,
        }
    }
}
