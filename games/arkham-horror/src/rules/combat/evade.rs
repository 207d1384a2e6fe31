//! The evade action.

use engine::{Ask, Flow, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::skill_of;
use crate::content::{Action, Asset, AssetType, Content, Monster, Skill, Special};
use crate::rules::assets::Cast;
use crate::rules::engagement::{Disengage, MonsterSet};
use crate::rules::movement::Move;
use crate::rules::out_of_step;
use crate::rules::take_action::TakeAction;
use crate::rules::windows::{Moments, When};
use crate::state::TestKind;
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The spaces that Wendy Adams can move before and after the additional action, in all.
const SHORTCUT: u8 = 2;

/// Whether somebody who is engaged with a single monster disengages from it whenever they succeed, without being asked.
const ONE_IS_EVADED_AT_ONCE: bool = true;

/// The evade action, by means of an asset if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evade {
    pub(crate) seat: Seat,
    /// The asset with which another skill is tested.
    pub(crate) with: Option<Asset>,
    /// The monsters with which the investigator was engaged.
    from: MonsterSet,
    /// Those that are evaded.
    evaded: MonsterSet,
    /// Those for which it still has to be said that they were evaded, or were not.
    left: MonsterSet,
    /// The most monsters that can be evaded.
    most: u8,
    /// The spaces that Wendy Adams has moved.
    moved: u8,
    step: Part,
}

/// What comes next in an evade action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Cast,
    Test,
    Choose,
    Disengage,
    /// What follows from having evaded a monster or not.
    Follow,
    /// Wendy Adams moves.
    MoveBefore,
    Act,
    MoveAfter,
    SpellCast,
    /// Massive monsters engage again.
    Return,
}

impl Evade {
    /// The evade action, by means of an asset if one is named.
    pub fn new(seat: Seat, with: Option<Asset>) -> Evade {
        let none = MonsterSet::NONE;
        Evade { seat, with, from: none, evaded: none, left: none, most: 0, moved: 0, step: Part::Cast }
    }

    fn engaged(&self, game: &ArkhamHorror, content: &Content) -> MonsterSet {
        game.engaged_monsters(content, self.seat).fold(MonsterSet::NONE, MonsterSet::with)
    }

    /// The modifier of the test: of those of the monsters the one that leaves the fewest dice.
    fn modifier(&self, game: &ArkhamHorror, content: &Content) -> i8 {
        let modifiers = || self.from.iter().map(|monster| game.monster_def(content, monster).evade);
        let worst = rule!("ah3:487.4", modifiers().min(), else modifiers().max());
        rule!("ah3:445.8g", worst.unwrap_or(0), else 0)
    }

    /// The spell with which the investigator evades.
    fn spell(&self, content: &Content) -> Option<Asset> {
        self.with.filter(|&asset| content.asset(asset).asset_type == AssetType::Spell)
    }

    /// Whether the investigator is free of all the monsters of the fight.
    fn is_free(&self, game: &ArkhamHorror, content: &Content) -> bool {
        self.from.iter().all(|monster| !game.is_engaged_with(content, monster, self.seat))
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        loop {
            if !game.open.person(seat).is_in_play() {
                self.step = Part::Return;
            }
            match self.step {
                Part::Cast => {
                    self.step = Part::Test;
                    if let Some(spell) = self.spell(cx.content) {
                        return call(Cast::new(seat, spell));
                    }
                }
                Part::Test => {
                    self.from = self.engaged(game, cx.content);
                    let skill = skill_of(cx.content, self.with, Action::Evade).unwrap_or(Skill::Observation);
                    let modifier = self.modifier(game, cx.content);
                    return call(game.begin_test(seat, skill, TestKind::Evade, modifier));
                }
                Part::Choose => {
                    self.from = self.engaged(game, cx.content);
                    let engaged = self.from.len() as u8;
                    self.most = rule!("ah3:487.2", self.most.min(engaged), else 0);
                    self.step = Part::Disengage;
                    if self.most > 0 && engaged == 1 && ONE_IS_EVADED_AT_ONCE {
                        self.evaded = self.from;
                    } else if self.most > 0 {
                        self.step = Part::Choose;
                        return Ok(Flow::Ask(Ask::one(seat)));
                    }
                }
                Part::Disengage => {
                    self.step = Part::Follow;
                    self.left = self.from;
                    return call(Disengage::by_evading(seat, self.evaded));
                }
                Part::Follow => {
                    while let Some(monster) = self.left.iter().next() {
                        self.left.remove(monster);
                        if self.evaded.has(monster) {
                            return call(Moments::new(When::Evaded, seat, monster.0));
                        }
                        if game.is_engaged_with(cx.content, monster, seat) {
                            return call(Moments::new(When::NotEvaded, seat, monster.0));
                        }
                    }
                    let free = self.is_free(game, cx.content) && !self.evaded.is_empty();
                    self.step = if rule!("ah3:487.2", free) { Part::MoveBefore } else { Part::SpellCast };
                }
                Part::MoveBefore => {
                    self.step = Part::Act;
                    if self.can_move(game, cx.content) {
                        return call(Move::new(seat, SHORTCUT, 0, false));
                    }
                }
                Part::Act => {
                    self.step = Part::MoveAfter;
                    return call(TakeAction::additional(seat));
                }
                Part::MoveAfter => {
                    self.step = Part::SpellCast;
                    let left = SHORTCUT.saturating_sub(self.moved);
                    if left > 0 && self.can_move(game, cx.content) {
                        return call(Move::new(seat, left, 0, false));
                    }
                }
                Part::SpellCast => {
                    self.step = Part::Return;
                    if let Some(spell) = self.spell(cx.content) {
                        return call(Moments::new(When::SpellCast, seat, spell.0));
                    }
                }
                Part::Return => {
                    self.massive_return(game, cx);
                    return Ok(Flow::Done);
                }
            }
        }
    }

    /// Whether it is Wendy Adams.
    fn can_move(&self, game: &ArkhamHorror, content: &Content) -> bool {
        rule!("ah3:card.2", game.special(content, self.seat, Special::MovesAroundEvading).is_some())
    }

    /// Massive monsters that were evaded engage the investigator again if they are still in the same space.
    fn massive_return(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let seat = self.seat;
        for monster in self.evaded.iter() {
            if !game.open.monster(monster).evaded_by.has(seat) || !rule!("ah3:454.5", true) {
                continue;
            }
            let state = game.open.monster_mut(monster);
            state.evaded_by = state.evaded_by.without(Seats::only(seat));
            if game.is_engaged_with(cx.content, monster, seat) {
                cx.tell(RuleId("ah3:454.5"), || Event::Engaged { monster, seat });
            }
        }
    }
}

impl Procedure<ArkhamHorror> for Evade {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.step, wake) {
            (Part::Cast, Wake::Enter) => {}
            (Part::Test, Wake::Back(Frame::SkillTest(test))) => {
                self.most = test.result().unwrap_or(0);
                self.step = Part::Choose;
            }
            (Part::Choose, Wake::Said(answer)) => {
                for &(_, choice) in answer {
                    let Choice::Monster(monster) = choice else { return out_of_step() };
                    self.evaded.insert(monster);
                }
                self.step = Part::Disengage;
            }
            (Part::Act, Wake::Back(Frame::Move(moves))) => self.moved = moves.moved,
            (Part::Choose, Wake::Back(_)) => return out_of_step(),
            (_, Wake::Back(_)) => {}
            _ => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:487.2");
        q.ask_some(rule, 0, self.most);
        q.public_count();
        self.from.iter().for_each(|monster: Monster| q.offer(Choice::Monster(monster), rule));
    }
}
