//! Attack and evade actions, damage to monsters and their defeat.

mod attack;
mod damage;
mod evade;

pub use attack::Attack;
pub use damage::{DamageMonster, DefeatMonster};
pub use evade::Evade;

use crate::content::{Ability, Action, Asset, Content, Skill};

/// The skill that the asset lets one test instead of the usual one in this action.
fn skill_of(content: &Content, asset: Option<Asset>, in_action: Action) -> Option<Skill> {
    content.asset(asset?).abilities.iter().find_map(|ability| match ability {
        Ability::InsteadOf { action, skill, .. } if *action == in_action => *skill,
        _ => None,
    })
}
