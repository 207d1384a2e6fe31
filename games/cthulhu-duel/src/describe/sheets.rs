//! Texts of abilities and spellbook requirements, generated from the content.

use engine::Msg;

use super::names;
use crate::content::{
    Ability, Appears, Combat, Content, Count, Faction, Figure, Kind, Needs, Power, Requirement,
};

/// The text of an ability.
pub fn power_text(sheet: &Faction, power: Power) -> Msg {
    let of = |id: &str| Msg::new(format!("cwd-power-{id}")).name("god", names::great_old_one(sheet));
    let kind = |kind: Kind| names::figure(sheet.figure(kind));
    match power {
        Power::Immortal { cost } => of("immortal").num("power", cost),
        Power::ManySummons => of("many-summons"),
        Power::Devour => of("devour"),
        Power::Avatar { cost } => of("avatar").num("power", cost),
        Power::EnemyGates { each } => of("enemy-gates").num("power", each),
        Power::Absorb { eater, dice } => of("absorb").name("figure", kind(eater)).num("dice", dice),
        Power::Regenerate { figure } => of("regenerate").name("figure", kind(figure)),
        Power::Exchange { from, to } => of("exchange").name("figure", kind(from)).name("into", kind(to)),
        Power::Dreams { cost } => of("dreams").num("power", cost),
        Power::Submerge { cost } => of("submerge").num("power", cost),
        Power::Stronger { figure, by } => of("stronger").name("figure", kind(figure)).num("dice", by),
        Power::Cheaper { figures, by } => {
            let these = sheet.kinds().filter(|kind| figures & (1 << kind.0) != 0);
            let each = these.map(|it| Msg::new("cwd-figures").name("figure", kind(it))).collect();
            of("cheaper").list("figures", each).num("power", by)
        }
        Power::BloodSacrifice => of("blood-sacrifice"),
        Power::Ghroth { cost, figure } => of("ghroth").num("power", cost).name("figure", kind(figure)),
        Power::RedSign { figure } => of("red-sign").name("figure", kind(figure)),
        Power::Necrophagy { figure } => of("necrophagy").name("figure", kind(figure)),
    }
}

/// The text of a spellbook requirement, including its Elder Sign.
pub fn needs_text(sheet: &Faction, requirement: &Requirement) -> Msg {
    let of = |id: &str| {
        let sign = if requirement.sign { "yes" } else { "no" };
        Msg::new(format!("cwd-needs-{id}")).text("sign", sign)
    };
    match requirement.needs {
        Needs::FirstDoomPhase => of("first-doom-phase"),
        Needs::LastInDoomPhase => of("last-in-doom-phase"),
        Needs::Kills(count) => of("kills").num("count", count),
        Needs::WaterGates { own, any } => of("water-gates").num("own", own).num("any", any),
        Needs::Awaken => of("awaken").name("god", names::great_old_one(sheet)),
        Needs::Zones(count) => of("zones").num("count", count),
        Needs::Sacrifice(count) => of("sacrifice").num("count", count),
        Needs::SharedZone => of("shared-zone"),
    }
}

/// The text of the Great Old One's awakening.
pub(super) fn awakening_text(content: &Content, sheet: &Faction) -> Msg {
    let id = match sheet.awakening.at {
        Appears::Home => "cwd-awakening-home",
        Appears::OwnGate => "cwd-awakening-own-gate",
    };
    Msg::new(id)
        .name("god", names::great_old_one(sheet))
        .name("home", names::zone(content, sheet.home))
        .num("power", sheet.figure(sheet.great_old_one()).cost)
        .num("count", sheet.awakening.cultists)
}

/// The text of a figure: count, cost, combat and value in doom.
pub(super) fn figure_text(figure: &Figure) -> Msg {
    let msg = match figure.combat {
        Combat::Fixed(dice) => Msg::new("cwd-sheet-figure").num("dice", dice),
        Combat::Counted(Count::CultistsAndGates) => Msg::new("cwd-sheet-figure-counted"),
    };
    msg.name("figure", names::figure(figure))
        .num("count", figure.count)
        .num("power", figure.cost)
        .num("doom", figure.value)
}

/// Finds the ability of the sheet whose power matches.
pub(super) fn ability(sheet: &Faction, fits: fn(&Power) -> bool) -> Option<&Ability> {
    sheet.abilities().map(|(_, ability)| ability).find(|ability| fits(&ability.power))
}

/// The cost of using an ability, or 0.
pub(super) fn price(power: Power) -> u8 {
    match power {
        Power::Avatar { cost }
        | Power::Dreams { cost }
        | Power::Submerge { cost }
        | Power::Ghroth { cost, .. } => cost,
        Power::Immortal { .. }
        | Power::ManySummons
        | Power::Devour
        | Power::EnemyGates { .. }
        | Power::Absorb { .. }
        | Power::Regenerate { .. }
        | Power::Exchange { .. }
        | Power::Stronger { .. }
        | Power::Cheaper { .. }
        | Power::BloodSacrifice
        | Power::RedSign { .. }
        | Power::Necrophagy { .. } => 0,
    }
}

/// The kind of figure that the sheet's Necrophagy brings to a battle.
pub(super) fn necrophagy_kind(sheet: &Faction) -> Option<Kind> {
    sheet.abilities().find_map(|(_, ability)| match ability.power {
        Power::Necrophagy { figure } => Some(figure),
        _ => None,
    })
}

/// Adds the absorbing figure and its extra dice to the message.
pub(super) fn with_eater(msg: Msg, sheet: &Faction) -> Msg {
    let absorb = ability(sheet, |power| matches!(power, Power::Absorb { .. })).map(|ability| ability.power);
    match absorb {
        Some(Power::Absorb { eater, dice }) => {
            msg.name("eater", names::figure(sheet.figure(eater))).num("dice", dice)
        }
        _ => msg,
    }
}
