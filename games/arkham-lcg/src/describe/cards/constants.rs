//! Constant abilities, as whole sentences.

use engine::Msg;

use super::values::signed;
use crate::content::{Against, Constant, ExtraAction};
use crate::describe::names;

/// The text of a constant ability.
pub(super) fn constant(of: &Constant) -> Msg {
    let msg = |id: &str| Msg::new(format!("lcg-constant-{id}"));
    let by = |id: &str, n: i8| msg(id).say("bonus", vec![signed(n)]);
    match of {
        Constant::Skill(skill, n) => by("skill", *n).name("skill", names::skill(*skill)),
        Constant::Skills(n) => by("skills", *n),
        Constant::Doubled(skill) => msg("doubled").name("skill", names::skill(*skill)),
        Constant::Halved(skill) => msg("halved").name("skill", names::skill(*skill)),
        Constant::Sanity(n) => by("sanity", *n),
        Constant::Investigating(skill, n) => by("investigating", *n).name("skill", names::skill(*skill)),
        Constant::SkillHere(skill, n) => by("skill-here", *n).name("skill", names::skill(*skill)),
        Constant::Shroud(n) => by("shroud", *n),
        Constant::Locked => msg("locked"),
        Constant::Barred => msg("barred"),
        Constant::MoreActions(ExtraAction::Any) => msg("more-actions"),
        Constant::MoreActions(ExtraAction::On(of)) => {
            msg("more-actions-on").name("trait", names::of_trait(*of))
        }
        Constant::Slots(slot, n, only) => {
            let slots = |id: &str| msg(id).num("n", *n).name("slot", names::slot(*slot));
            match only {
                Some(of) => slots("slots-for").name("trait", names::of_trait(*of)),
                None => slots("slots"),
            }
        }
        Constant::PlayFromDiscards => msg("play-from-discards"),
        Constant::EventsGoUnder => msg("events-go-under"),
        Constant::ElderSignFails => msg("elder-sign-fails"),
        Constant::StaysWithHorror => msg("stays-with-horror"),
        Constant::NoPlaying => msg("no-playing"),
        Constant::Frozen => msg("frozen"),
        Constant::HealthEach(n) => msg("health-each").num("n", *n),
        Constant::FierceAgainstFrail(n) => msg("fierce-against-frail").num("n", *n),
        Constant::HoldsClues => msg("holds-clues"),
        Constant::BlanksYou => msg("blanks-you"),
        Constant::HardToEvade => msg("hard-to-evade"),
        Constant::EnemiesFierce(n) => by("enemies-fierce", *n),
        Constant::InvestigatedWith(skill) => msg("investigated-with").name("skill", names::skill(*skill)),
        Constant::Cheaper(of, n) => msg("cheaper").name("trait", names::of_trait(*of)).num("n", *n),
        Constant::Immune(Against::Players) => msg("immune-players"),
        Constant::Immune(Against::Treacheries) => msg("immune-treacheries"),
        Constant::LeadsTo(of) => msg("leads-to").name("trait", names::of_trait(*of)),
    }
}
