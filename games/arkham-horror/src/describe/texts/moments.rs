//! The moments at which abilities work.

use engine::Msg;

use crate::content::{During, Moment};
use crate::describe::names;

/// The tests in which an ability works.
pub(super) fn during(of: &During) -> Msg {
    let msg = |id: &str| Msg::new(format!("ah3-during-{id}"));
    match of {
        During::Any => msg("any"),
        During::Action(action) => msg("action").name("action", names::action(*action)),
        During::Casting => msg("casting"),
        During::Skills(skills) => msg("skills").list(
            "skills",
            skills
                .iter()
                .map(|&skill| Msg::new("ah3-skill-tested").name("skill", names::skill(skill)))
                .collect(),
        ),
        During::EncounterPhase(skill) => msg("encounter-phase").name("skill", names::skill(*skill)),
    }
}

/// The moment at which an ability happens.
pub(super) fn moment(of: &Moment) -> Msg {
    let msg = |id: &str| Msg::new(format!("ah3-moment-{id}"));
    match of {
        Moment::Gained => msg("gained"),
        Moment::GainedFromDeck => msg("gained-from-deck"),
        Moment::AfterAction { action, within } => {
            let after = msg(if within.is_empty() { "after-action" } else { "after-action-within" });
            let places = within.iter().map(|name| neighbourhood_at(name)).collect();
            let after = after.name("action", names::action(*action));
            if within.is_empty() { after } else { after.say("places", vec![super::joined("ah3-or", places)]) }
        }
        Moment::ClueGained => msg("clue-gained"),
        Moment::DefeatedInAttack => msg("defeated-in-attack"),
        Moment::ThisDefeatedInAttack => msg("this-defeated-in-attack"),
        Moment::ThisDefeated => msg("this-defeated"),
        Moment::OtherDefeated => msg("other-defeated"),
        Moment::ThisDisengaged => msg("this-disengaged"),
        Moment::ThisEvaded => msg("this-evaded"),
        Moment::ThisNotEvaded => msg("this-not-evaded"),
        Moment::ThisAttacked => msg("this-attacked"),
        Moment::BeforeAttacks => msg("before-attacks"),
        Moment::DoomRemoved => msg("doom-removed"),
        Moment::SpellCast => msg("spell-cast"),
        Moment::HorrorSuffered => msg("horror-suffered"),
        Moment::HorrorOnThis => msg("horror-on-this"),
        Moment::DamagedByMonster => msg("damaged-by-monster"),
        Moment::MonsterDamagedHere => msg("monster-damaged-here"),
        Moment::TestFailed => msg("test-failed"),
        Moment::TestPassed => msg("test-passed"),
        Moment::EncounterIn(name) => msg("encounter-in").name("neighbourhood", neighbourhood_named(name)),
        Moment::RemnantSpent => msg("remnant-spent"),
        Moment::FocusSpentToReroll => msg("focus-spent-to-reroll"),
        Moment::Reckoning => msg("reckoning"),
    }
}

fn neighbourhood_named(name: &str) -> String {
    format!("ah3-neighbourhood-{name}")
}

fn neighbourhood_at(name: &str) -> Msg {
    Msg::new("ah3-at").name("at", neighbourhood_named(name))
}
