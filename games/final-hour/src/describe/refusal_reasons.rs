//! Reasons why a choice is not available, with the relevant numbers.

use engine::Msg;
use rulebook::RuleId;

use super::names;
use crate::content::{Content, Location, Monster, Timing};
use crate::rules::monsters::Push;
use crate::rules::places::{Across, LocationEffect};
use crate::{Choice, FinalHour, Frame};

impl FinalHour {
    /// The specific reason why the choice is not offered, where the text of the rule is not enough.
    pub(super) fn refusal_reason_of(
        &self,
        content: &Content,
        top: &Frame,
        choice: Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        match (top, choice) {
            (Frame::Wound(wound), Choice::Monster(monster)) => {
                let (wounds, _) = wound.progress();
                Some(why("too-healthy").num("health", content.token(monster).health).num("wounds", wounds))
            }
            (Frame::Across(across), Choice::At(at)) => Some(self.not_there(content, across, at)),
            (Frame::Repair(_), Choice::At(_)) => Some(why("no-destruction")),
            (Frame::Push(push), Choice::Monster(monster)) if rule.0 != "fh:monster-move.4" => {
                Some(self.not_pushed(content, push, monster))
            }
            (Frame::SoloResolve(_), Choice::Row(_)) => Some(why("row-taken")),
            (Frame::UseItems(_), Choice::Use(item)) => Some(match content.item(item).timing {
                Timing::Before => why("item-before"),
                Timing::After => why("item-after"),
            }),
            _ => None,
        }
    }

    /// Why the effect cannot be applied in a location within its reach.
    fn not_there(&self, content: &Content, across: &Across, at: Location) -> Msg {
        let (effect, _) = across.effect();
        if across.possible(self, content, at) {
            return why("done-there");
        }
        match effect {
            LocationEffect::Push(..) if self.open.monsters[at.index()] != 0 => {
                self.not_moved_from(content, across, at)
            }
            LocationEffect::Attack(_) | LocationEffect::Destroy(_) | LocationEffect::Push(..) => {
                why("no-monster")
            }
            LocationEffect::Explore => why("no-clue"),
            LocationEffect::Repair(_) => why("no-destruction"),
            LocationEffect::Destruction(_) => why("no-cell"),
            LocationEffect::Spawn(_) | LocationEffect::SpawnSpecial(..) => why("done-there"),
        }
    }

    /// Why the monsters of a location cannot be pushed out of it.
    fn not_moved_from(&self, content: &Content, across: &Across, at: Location) -> Msg {
        let (_, who) = across.effect();
        if at == self.open.ritual && !who.empties_ritual_site() {
            return why("stays-at-ritual");
        }
        why("not-adjacent").name("who", self.person_name(content, who.figure))
    }

    /// Why a monster within reach cannot be pushed.
    fn not_pushed(&self, content: &Content, push: &Push, monster: Monster) -> Msg {
        if push.has_pushed(monster) {
            return why("pushed");
        }
        let (_, _, who) = push.progress();
        why("not-adjacent").name("who", names::person(content, self.open.person(who.figure).who))
    }
}

fn why(id: &str) -> Msg {
    Msg::new(format!("fh-why-{id}"))
}
