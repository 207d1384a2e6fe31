//! The attack action.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::damage::DamageMonster;
use super::skill_of;
use crate::content::{Action, Asset, AssetType, Content, Monster, Skill, Special};
use crate::rules::assets::Cast;
use crate::rules::engagement::{Engage, MonsterSet};
use crate::rules::out_of_step;
use crate::rules::windows::{Moments, When};
use crate::state::{MonsterAt, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The damage of Dynamite.
const DYNAMITE: u8 = 5;

/// The attack action, by means of an asset if one is named.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    pub(crate) seat: Seat,
    /// The asset with which another skill is tested.
    pub(crate) with: Option<Asset>,
    /// The monster that is attacked.
    monster: Option<Monster>,
    /// The damage to deal.
    damage: u8,
    /// The monsters that Dynamite is still to damage.
    blasted: MonsterSet,
    step: Part,
}

/// What comes next in an attack.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Choose,
    Engage,
    Cast,
    Test,
    /// Before the damage: Dynamite.
    Dynamite,
    /// Before the damage: clues for more damage.
    Clues,
    Damage,
    /// The spell with which the attack was made is over.
    SpellCast,
    Over,
}

impl Attack {
    /// The attack action, by means of an asset if one is named.
    pub fn new(seat: Seat, with: Option<Asset>) -> Attack {
        Attack { seat, with, monster: None, damage: 0, blasted: MonsterSet::NONE, step: Part::Choose }
    }

    /// The monster that is attacked, once it is chosen.
    pub fn monster(&self) -> Option<Monster> {
        self.monster
    }

    /// Whether the monster, which is in the investigator's space, can be attacked.
    fn can_attack(&self, game: &ArkhamHorror, monster: Monster) -> bool {
        match game.open.monster(monster).at {
            MonsterAt::Engaged(with) if with != self.seat => rule!("ah3:404.3", true),
            _ => true,
        }
    }

    fn targets<'a>(&'a self, game: &'a ArkhamHorror) -> impl Iterator<Item = Monster> + 'a {
        let here = game.open.monsters_at(game.open.person(self.seat).at);
        here.filter(|&monster| self.can_attack(game, monster))
    }

    /// Whether the attack can still go on: neither the investigator nor the monster is gone.
    fn goes_on(&self, game: &ArkhamHorror) -> bool {
        let person = game.open.person(self.seat);
        person.is_in_play()
            && self.monster.is_some_and(|monster| game.open.space_of(monster) == Some(person.at))
    }

    /// The Dynamite that can be used.
    fn dynamite(&self, game: &ArkhamHorror, content: &Content) -> Option<Asset> {
        let engaged = game.is_engaged(content, self.seat);
        game.special(content, self.seat, Special::Dynamite).flatten().filter(|_| engaged)
    }

    /// The most clues on the scenario sheet that can be discarded for damage.
    fn clues(&self, game: &ArkhamHorror, content: &Content) -> u8 {
        let takes = self.monster.is_some_and(|monster| game.takes_clues_for_damage(content, monster));
        if takes { game.open.sheet_clues } else { 0 }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        loop {
            let Some(monster) = self.monster else { return Ok(Flow::Done) };
            match self.step {
                Part::Choose => {
                    self.step = Part::Engage;
                    cx.tell(RuleId("ah3:404.2"), || Event::AttacksMonster { seat, monster });
                }
                Part::Engage => {
                    self.step = Part::Cast;
                    let exhausted = matches!(game.open.monster(monster).at, MonsterAt::Exhausted(_));
                    let stays =
                        rule!("ah3:404.6", exhausted) || game.is_engaged_with(cx.content, monster, seat);
                    if rule!("ah3:404.2", !stays, else false) {
                        return call(Engage::by_attack(monster, seat));
                    }
                }
                Part::Cast => {
                    self.step = Part::Test;
                    if let Some(spell) = self.spell(cx.content) {
                        return call(Cast::new(seat, spell));
                    }
                }
                Part::Test => {
                    if !self.goes_on(game) {
                        return Ok(Flow::Done);
                    }
                    let skill = skill_of(cx.content, self.with, Action::Attack);
                    let own = |monster| game.monster_def(cx.content, monster).attack;
                    let all = || game.engaged_monsters(cx.content, seat).map(own).sum();
                    let modifier = rule!("ah3:404.5", own(monster), else all());
                    let modifier = rule!("ah3:404.4", rule!("ah3:445.8f", modifier, else 0), else 0);
                    let skill = skill.unwrap_or(Skill::Strength);
                    return call(game.begin_test(seat, skill, TestKind::Attack(monster), modifier));
                }
                Part::Dynamite => {
                    while let Some(next) = self.blasted.iter().next() {
                        self.blasted.remove(next);
                        if game.is_engaged_with(cx.content, next, seat) {
                            return call(DamageMonster::new(next, DYNAMITE, Some(seat), true));
                        }
                    }
                    self.step = Part::Clues;
                    if self.goes_on(game) && self.clues(game, cx.content) > 0 {
                        return Ok(Flow::Ask(Ask::one(seat)));
                    }
                }
                Part::Clues => self.step = Part::Damage,
                Part::Damage => {
                    self.step = Part::SpellCast;
                    if self.goes_on(game) && self.damage > 0 {
                        return call(DamageMonster::new(monster, self.damage, Some(seat), true));
                    }
                }
                Part::SpellCast => {
                    self.step = Part::Over;
                    if let Some(spell) =
                        self.spell(cx.content).filter(|_| game.open.person(seat).is_in_play())
                    {
                        return call(Moments::new(When::SpellCast, seat, spell.0));
                    }
                }
                Part::Over => return Ok(Flow::Done),
            }
        }
    }

    /// The spell with which the attack is made.
    fn spell(&self, content: &Content) -> Option<Asset> {
        self.with.filter(|&asset| content.asset(asset).asset_type == AssetType::Spell)
    }
}

impl Attack {
    /// Whether the question is how many clues are discarded for damage.
    pub(crate) fn asks_for_clues(&self) -> bool {
        self.step == Part::Clues
    }

    /// Whether the question is if dynamite is used.
    pub(crate) fn asks_for_dynamite(&self) -> bool {
        self.step == Part::Dynamite
    }
}

impl Procedure<ArkhamHorror> for Attack {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match (self.step, wake) {
            (Part::Choose, Wake::Enter) => {
                let target = candidates(self.targets(game));
                match target {
                    Candidates::None => return Ok(Flow::Done),
                    Candidates::One(only) => self.monster = Some(only),
                    Candidates::Many => return Ok(Flow::Ask(Ask::one(seat))),
                }
            }
            (Part::Choose, Wake::Said(&[(_, Choice::Monster(monster))])) => self.monster = Some(monster),
            (Part::Test, Wake::Back(Frame::SkillTest(test))) => {
                let Some(result) = test.result() else { return Ok(Flow::Done) };
                self.damage = rule!("ah3:404.2", result, else 0);
                self.step = Part::Dynamite;
                if self.dynamite(game, cx.content).is_some() {
                    return Ok(Flow::Ask(Ask::one(seat)));
                }
            }
            (Part::Dynamite, Wake::Said(&[(_, Choice::Asset(asset))])) => {
                cx.tell(RuleId("ah3:417.6"), || Event::Used { seat, asset });
                let engaged =
                    game.engaged_monsters(cx.content, seat).fold(MonsterSet::NONE, MonsterSet::with);
                self.blasted = rule!("ah3:417.6", engaged, else MonsterSet::NONE);
                game.discard(asset, cx);
            }
            (Part::Dynamite, Wake::Said(&[(_, Choice::Stop)])) => {}
            (Part::Clues, Wake::Said(&[(_, Choice::Number(clues))])) => {
                self.damage = self.damage.saturating_add(clues);
                if clues > 0
                    && let flow @ Flow::Call(_) = game.discard_sheet_clues(Some(clues), cx)?
                {
                    return Ok(flow);
                }
            }
            (Part::Choose | Part::Test, Wake::Enter | Wake::Said(_) | Wake::Rolled(_)) => {
                return out_of_step();
            }
            (_, Wake::Back(_)) => {}
            _ => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.public_count();
        match self.step {
            Part::Dynamite => {
                let rule = RuleId("ah3:417.6");
                q.ask(rule);
                self.dynamite(game, content)
                    .into_iter()
                    .for_each(|asset| q.offer(Choice::Asset(asset), rule));
                q.decline(Choice::Stop, rule);
            }
            Part::Clues => {
                let rule = RuleId("ah3:417.6");
                q.ask(rule);
                (1..=self.clues(game, content)).for_each(|clues| q.offer(Choice::Number(clues), rule));
                q.decline(Choice::Number(0), rule);
            }
            _ => {
                let rule = RuleId("ah3:404.2");
                q.ask(rule);
                for monster in game.open.monsters_at(game.open.person(self.seat).at) {
                    if self.can_attack(game, monster) {
                        q.offer(Choice::Monster(monster), rule);
                    } else {
                        q.refuse(Choice::Monster(monster), RuleId("ah3:404.3"));
                    }
                }
            }
        }
    }
}
