//! What texts do to monsters, where that takes a decision or several steps.

use effects::{EffectId, Texts};
use engine::{Ask, Candidates, Flow, Procedure, Seat, become_, call, candidates};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::Scope;
use crate::content::{Content, Effect, Monster, MonsterIn, Name};
use crate::rules::combat::DamageMonster;
use crate::rules::engagement::MonsterSet;
use crate::rules::out_of_step;
use crate::state::MonsterAt;
use crate::{ArkhamHorror, Choice, Cx, Offer, Step, Wake};

impl ArkhamHorror {
    /// The monster of this name that is set aside or in the archive.
    pub(super) fn monster_waiting(&self, content: &Content, name: &Name) -> Option<Monster> {
        self.monster_named(content, name).filter(|&monster| self.open.monster(monster).at == MonsterAt::Aside)
    }

    /// The monsters that a text means.
    pub(crate) fn monsters_in(&self, content: &Content, among: MonsterIn, seat: Seat) -> MonsterSet {
        let here = self.open.place_of(seat);
        let is_meant = |monster: &Monster| {
            let Some(at) = self.open.space_of(*monster) else { return false };
            match among {
                MonsterIn::YourSpace => here == Some(at),
                MonsterIn::YourOrAdjacentSpace => {
                    here.is_some_and(|here| here == at || self.adjacent(content, here).contains(&at))
                }
                MonsterIn::EngagedWithYou => self.is_engaged_with(content, *monster, seat),
                MonsterIn::Anywhere => true,
            }
        };
        self.open.monsters_on_board().filter(is_meant).collect()
    }
}

/// Monsters suffer damage, one after another, by an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DamageEach {
    seat: Seat,
    left: MonsterSet,
    amount: u8,
}

impl DamageEach {
    /// Each of these monsters suffers this much damage by the investigator.
    pub fn new(seat: Seat, monsters: MonsterSet, amount: u8) -> DamageEach {
        DamageEach { seat, left: monsters, amount }
    }
}

impl Procedure<ArkhamHorror> for DamageEach {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        while let Some(monster) = self.left.iter().next() {
            self.left.remove(monster);
            if game.open.space_of(monster).is_some() {
                return call(DamageMonster::new(monster, self.amount, Some(self.seat), false));
            }
        }
        Ok(Flow::Done)
    }
}

/// An investigator chooses the monster that suffers damage.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PickMonster {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
}

impl PickMonster {
    /// Carries out this [`Effect::DamageMonster`].
    pub fn new(text: EffectId, scope: Scope) -> PickMonster {
        PickMonster { text, scope }
    }

    fn monsters(&self, game: &ArkhamHorror, content: &Content) -> MonsterSet {
        match content.effect(self.text) {
            Effect::DamageMonster { among, .. } => game.monsters_in(content, *among, self.scope.you),
            _ => MonsterSet::NONE,
        }
    }
}

impl Procedure<ArkhamHorror> for PickMonster {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Effect::DamageMonster { amount, .. } = cx.content.effect(self.text) else { return out_of_step() };
        let you = self.scope.you;
        let monster = match wake {
            Wake::Enter => match candidates(self.monsters(game, cx.content).iter()) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::One(monster) => monster,
                Candidates::Many => return Ok(Flow::Ask(Ask::one(you))),
            },
            Wake::Said(&[(seat, Choice::Monster(monster))]) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), seat, Choice::Monster(monster), cx);
                monster
            }
            _ => return out_of_step(),
        };
        become_(DamageMonster::new(monster, game.value(cx.content, amount, self.scope), Some(you), false))
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:438.9");
        q.ask(rule);
        q.public_count();
        self.monsters(game, content).iter().for_each(|monster| q.offer(Choice::Monster(monster), rule));
    }
}
