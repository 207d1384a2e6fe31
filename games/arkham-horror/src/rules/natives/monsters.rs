//! Effects on a monster anywhere: Wild Animal Attacks Spike, and Binding.

use engine::{Ask, Candidates, Flow, Procedure, Seat, become_, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Content, Monster, Skill};
use crate::rules::combat::DefeatMonster;
use crate::rules::engagement::Exhaust;
use crate::rules::harm::Suffer;
use crate::rules::out_of_step;
use crate::rules::texts::{Scope, This};
use crate::state::{MonsterAt, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Frame, Offer, Step, Wake};

/// An investigator chooses a monster with an ordinary card, suffers damage equal to the health it has left, and defeats it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DefeatForItsHealth {
    seat: Seat,
    monster: Option<Monster>,
}

impl DefeatForItsHealth {
    /// An investigator pays for the defeat of a monster.
    pub fn new(seat: Seat) -> DefeatForItsHealth {
        DefeatForItsHealth { seat, monster: None }
    }

    fn choose(&mut self, monster: Monster, game: &ArkhamHorror, content: &Content) -> Step {
        self.monster = Some(monster);
        call(Suffer::new(self.seat, game.monster_health_left(content, monster), 0, false, None))
    }
}

impl ArkhamHorror {
    /// The monsters on the board with ordinary cards.
    pub(crate) fn ordinary_monsters<'a>(
        &'a self,
        content: &'a Content,
    ) -> impl Iterator<Item = Monster> + 'a {
        let ordinary = |monster: &Monster| rule!("ah3:403.5f", self.monster_def(content, *monster).codex.is_none(), else true);
        self.open.monsters_on_board().filter(ordinary)
    }
}

impl Procedure<ArkhamHorror> for DefeatForItsHealth {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.monster) {
            (Wake::Enter, _) => match candidates(game.ordinary_monsters(cx.content)) {
                Candidates::None => Ok(Flow::Done),
                Candidates::One(monster) => self.choose(monster, game, cx.content),
                Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            (Wake::Said(&[(seat, Choice::Monster(monster))]), _) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), seat, Choice::Monster(monster), cx);
                self.choose(monster, game, cx.content)
            }
            (Wake::Back(_), Some(monster)) if game.open.space_of(monster).is_some() => {
                // Whoever fell by the damage has paid it all the same.
                let by = Some(self.seat).filter(|&seat| game.open.person(seat).is_in_play());
                become_(DefeatMonster::new(monster, by, false))
            }
            (Wake::Back(_), Some(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:438.9");
        q.ask(rule);
        q.public_count();
        for monster in game.open.monsters_on_board() {
            if game.ordinary_monsters(content).any(|other| other == monster) {
                q.offer(Choice::Monster(monster), rule);
            } else {
                q.refuse(Choice::Monster(monster), RuleId("ah3:403.5f"));
            }
        }
    }
}

/// An investigator chooses a monster anywhere and tests lore with its modifier for evading; if they pass, it is exhausted.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bind {
    scope: Scope,
    monster: Option<Monster>,
}

impl Bind {
    /// Carries out the text of Binding.
    pub fn new(scope: Scope) -> Bind {
        Bind { scope, monster: None }
    }

    /// The monsters that can be exhausted.
    fn monsters<'a>(game: &'a ArkhamHorror, content: &'a Content) -> impl Iterator<Item = Monster> + 'a {
        let exhaustible = |monster: &Monster| {
            let exhausted = matches!(game.open.monster(*monster).at, MonsterAt::Exhausted(_));
            !exhausted && !rule!("ah3:454.5", game.is_massive(content, *monster))
        };
        game.open.monsters_on_board().filter(exhaustible)
    }

    fn choose(&mut self, monster: Monster, game: &mut ArkhamHorror, content: &Content) -> Step {
        self.monster = Some(monster);
        let modifier = game.monster_def(content, monster).evade;
        let kind = match self.scope.this {
            This::Asset(spell) => TestKind::Cast(spell),
            _ => TestKind::Text,
        };
        call(game.begin_test(self.scope.you, Skill::Lore, kind, modifier))
    }
}

impl Procedure<ArkhamHorror> for Bind {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let monsters = candidates(Self::monsters(game, cx.content));
                match monsters {
                    Candidates::None => {
                        // The spell is over without the test for which it was cast.
                        game.open.casting = None;
                        Ok(Flow::Done)
                    }
                    Candidates::One(monster) => self.choose(monster, game, cx.content),
                    Candidates::Many => Ok(Flow::Ask(Ask::one(self.scope.you))),
                }
            }
            Wake::Said(&[(seat, Choice::Monster(monster))]) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), seat, Choice::Monster(monster), cx);
                self.choose(monster, game, cx.content)
            }
            Wake::Back(Frame::SkillTest(test)) => match (test.result(), self.monster) {
                (Some(1..), Some(monster)) if game.open.space_of(monster).is_some() => {
                    become_(Exhaust::new(monster))
                }
                _ => Ok(Flow::Done),
            },
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:425.7");
        q.ask(rule);
        q.public_count();
        Self::monsters(game, content).for_each(|monster| q.offer(Choice::Monster(monster), rule));
    }
}
