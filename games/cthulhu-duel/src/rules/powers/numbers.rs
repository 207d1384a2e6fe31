//! What abilities change without asking: costs, dice, power gathered, who keeps gates.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::Duel;
use crate::content::{Class, Content, Kind, Power};
use crate::state::enemy;

impl Duel {
    /// What a monster costs the seat with this ability, if it costs so much without it.
    pub(in crate::rules) fn cheaper(
        &self,
        content: &Content,
        seat: Seat,
        power: Power,
        kind: Kind,
        cost: u8,
    ) -> u8 {
        match power {
            Power::Cheaper { figures, by } if figures & (1 << kind.0) != 0 && self.risen(content, seat) => {
                rule!("cwd:black-goat.3", cost.saturating_sub(by), else cost)
            }
            _ => cost,
        }
    }

    /// How many dice a figure of the kind rolls with this ability, if it rolls so many without it.
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

    /// What the ability brings when power is gathered.
    pub(crate) fn income_by(&self, content: &Content, seat: Seat, power: Power) -> u8 {
        match power {
            Power::EnemyGates { each } if self.risen(content, seat) => {
                let gates = self.side(enemy(seat)).held().both(content.map.water).len();
                rule!("cwd:great-cthulhu.2", each * gates, else 0)
            }
            Power::RedSign { figure } => rule!("cwd:black-goat.6", self.side(seat).in_play(figure), else 0),
            _ => 0,
        }
    }
}

impl Power {
    /// The figures that build and control gates by this ability, besides cultists.
    pub(in crate::rules) fn keeper(self) -> Option<Kind> {
        match self {
            Power::RedSign { figure } => rule!("cwd:black-goat.6", Some(figure), else None),
            _ => None,
        }
    }

    /// The rule by which one action summons several monsters with this ability.
    pub(in crate::rules) fn summons_many(self) -> Option<RuleId> {
        match self {
            Power::ManySummons => rule!("cwd:black-goat.10", Some(RuleId("cwd:black-goat.10")), else None),
            _ => None,
        }
    }

    /// What a later awakening costs by this ability.
    pub(in crate::rules) fn awakens_again_for(self) -> Option<u8> {
        match self {
            Power::Immortal { cost } => rule!("cwd:great-cthulhu.14", Some(cost), else None),
            _ => None,
        }
    }

    /// Whether every awakening brings an Elder Sign by this ability.
    pub(in crate::rules) fn awakens_with_sign(self) -> bool {
        rule!("cwd:great-cthulhu.14", matches!(self, Power::Immortal { .. }), else false)
    }

    /// The figure that can take two results of a battle by this ability, and dies only of two kills; and the rule that
    /// says so.
    pub(in crate::rules) fn takes_two(self) -> Option<(Kind, RuleId)> {
        match self {
            Power::Regenerate { figure } => {
                rule!("cwd:great-cthulhu.6", Some((figure, RuleId("cwd:great-cthulhu.6"))), else None)
            }
            _ => None,
        }
    }
}
