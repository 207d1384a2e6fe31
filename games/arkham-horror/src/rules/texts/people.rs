//! What texts do to investigators, where that takes a decision or several steps.

use effects::EffectId;
use engine::{Ask, Candidates, Flow, Procedure, Seat, become_, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Scope;
use crate::content::{Asset, Content, Effect, Possession, Skill, Space};
use crate::rules::assets::RefillDisplay;
use crate::rules::harm::Suffer;
use crate::rules::movement::MoveTo;
use crate::rules::out_of_step;
use crate::state::AssetSet;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

impl ArkhamHorror {
    /// The investigator becomes delayed; nothing happens if they are already.
    pub fn become_delayed(&mut self, seat: Seat, rule: RuleId, cx: &mut Cx<'_>) {
        let person = self.open.person_mut(seat);
        if person.is_in_play() && !std::mem::replace(&mut person.delayed, true) {
            cx.tell(rule, || Event::Delayed(seat));
        }
    }

    /// Damage and horror are put on the asset, which is discarded if that is all it takes.
    pub(super) fn hurt_asset(&mut self, asset: Asset, damage: u8, horror: u8, cx: &mut Cx<'_>) -> Step {
        let Some(seat) = self.open.seats().find(|&seat| self.open.person(seat).holds(asset)) else {
            return Ok(Flow::Done);
        };
        let state = self.open.asset_mut(asset);
        state.damage = state.damage.saturating_add(damage);
        state.horror = state.horror.saturating_add(horror);
        cx.tell(RuleId("ah3:401.7"), || Event::Suffered { seat, asset: Some(asset), damage, horror });
        if self.is_full(cx.content, asset) {
            self.discard(asset, cx);
        }
        if self.is_display_short() { call(RefillDisplay::new()) } else { Ok(Flow::Done) }
    }

    /// The skills on which the investigator has a focus token.
    pub(crate) fn focused_skills(&self, seat: Seat) -> impl Iterator<Item = Skill> + '_ {
        let person = self.open.person(seat);
        Skill::ALL.iter().copied().filter(move |&skill| person.focused(skill) > 0)
    }
}

/// An investigator discards or spends focus tokens of their choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct LoseFocus {
    seat: Seat,
    left: u8,
}

impl LoseFocus {
    /// An investigator discards or spends this many focus tokens of their choice.
    pub fn new(seat: Seat, left: u8) -> LoseFocus {
        LoseFocus { seat, left }
    }

    fn lose(&mut self, skill: Skill, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        rule!("ah3:467.1", {
            game.unfocus(self.seat, skill, RuleId("ah3:467.1"), cx);
        });
        self.left -= 1;
    }
}

impl Procedure<ArkhamHorror> for LoseFocus {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Skill(skill))]) => self.lose(skill, game, cx),
            _ => return out_of_step(),
        }
        while self.left > 0 {
            match candidates(game.focused_skills(self.seat)) {
                Candidates::None => break,
                Candidates::One(skill) => self.lose(skill, game, cx),
                Candidates::Many => return Ok(Flow::Ask(Ask::one(self.seat))),
            }
        }
        Ok(Flow::Done)
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:467.1");
        q.ask(rule);
        q.public_count();
        game.focused_skills(self.seat).for_each(|skill| q.offer(Choice::Skill(skill), rule));
    }
}

/// An investigator suffers an amount in all, split between damage and horror as they choose.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SplitHarm {
    seat: Seat,
    amount: u8,
}

impl SplitHarm {
    /// An investigator suffers this much in all, split between damage and horror as they choose.
    pub fn new(seat: Seat, amount: u8) -> SplitHarm {
        SplitHarm { seat, amount }
    }
}

impl Procedure<ArkhamHorror> for SplitHarm {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if self.amount == 0 || !game.open.person(self.seat).is_in_play() => Ok(Flow::Done),
            Wake::Enter => Ok(Flow::Ask(Ask::one(self.seat))),
            Wake::Said(&[(seat, Choice::Number(damage))]) => {
                crate::rules::tell_pick(RuleId("ah3:438.9"), seat, Choice::Number(damage), cx);
                become_(Suffer::new(self.seat, damage, self.amount - damage, false, None))
            }
            _ => out_of_step(),
        }
    }

    /// The number is the damage; the rest is horror.
    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:438.9");
        q.ask(rule);
        q.public_count();
        (0..=self.amount).for_each(|damage| q.offer(Choice::Number(damage), rule));
    }
}

/// For each of some things, an investigator suffers harm unless they discard it: decided for all of them at once, and
/// suffered at once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiscardOrSuffer {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    /// The number that is kept.
    kept: u8,
}

impl DiscardOrSuffer {
    /// Carries out this [`Effect::SufferUnlessDiscarded`].
    pub fn new(text: EffectId, scope: Scope) -> DiscardOrSuffer {
        DiscardOrSuffer { text, scope, kept: 0 }
    }

    fn assets(game: &ArkhamHorror, content: &Content, seat: Seat, each: Possession) -> AssetSet {
        let held = game.open.person(seat).assets;
        held.iter().filter(|&asset| ArkhamHorror::fits(content, asset, each)).collect()
    }

    /// How many of the things there are.
    pub(super) fn count(game: &ArkhamHorror, content: &Content, seat: Seat, each: Possession) -> u8 {
        match each {
            Possession::Clue => game.open.person(seat).clues,
            _ => Self::assets(game, content, seat, each).count(),
        }
    }
}

impl Procedure<ArkhamHorror> for DiscardOrSuffer {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.scope.you;
        let Effect::SufferUnlessDiscarded { each, damage, horror } = *cx.content.effect(self.text) else {
            return out_of_step();
        };
        match wake {
            Wake::Enter => {
                self.kept = Self::count(game, cx.content, seat, each);
                match self.kept {
                    0 => return Ok(Flow::Done),
                    _ => return Ok(Flow::Ask(Ask::one(seat))),
                }
            }
            Wake::Said(&[(_, Choice::Number(clues))]) => {
                game.change_clues(seat, -i16::from(clues), None, RuleId("ah3:438.9"), cx);
                self.kept -= clues;
            }
            Wake::Said(discarded) => {
                for &(_, choice) in discarded {
                    let Choice::Asset(asset) = choice else { return out_of_step() };
                    game.discard(asset, cx);
                    self.kept -= 1;
                }
            }
            Wake::Back(_) => {}
            Wake::Rolled(_) => return out_of_step(),
        }
        // Discarded items may be all that the deck has for a display that is short.
        if game.is_display_short() {
            return call(RefillDisplay::new());
        }
        let harm = |each: u8| each.saturating_mul(self.kept);
        become_(Suffer::new(seat, harm(damage), harm(horror), false, self.scope.source()))
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, seat: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:438.9");
        let Effect::SufferUnlessDiscarded { each, .. } = *content.effect(self.text) else { return };
        q.public_count();
        if each == Possession::Clue {
            q.ask(rule);
            return (0..=self.kept).for_each(|clues| q.offer(Choice::Number(clues), rule));
        }
        q.ask_some(rule, 0, self.kept);
        Self::assets(game, content, seat, each).iter().for_each(|asset| q.offer(Choice::Asset(asset), rule));
    }
}

/// An investigator moves to a space next to theirs, of their choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveNext {
    seat: Seat,
    /// Whether it has to be a street.
    street: bool,
}

impl MoveNext {
    /// An investigator moves to a space next to theirs, or to a street next to it.
    pub fn new(seat: Seat, street: bool) -> MoveNext {
        MoveNext { seat, street }
    }

    fn spaces<'a>(&self, game: &'a ArkhamHorror, content: &'a Content) -> impl Iterator<Item = Space> + 'a {
        let (here, street) = (game.open.place_of(self.seat), self.street);
        let next = here.map_or(&[][..], |here| game.adjacent(content, here)).iter().copied();
        next.filter(move |&space| {
            (!street || space.is_street()) && !rule!("ah3:002", game.is_forbidden(content, space))
        })
    }

    /// Whether there is such a space.
    pub(super) fn is_possible(&self, game: &ArkhamHorror, content: &Content) -> bool {
        self.spaces(game, content).next().is_some()
    }
}

impl Procedure<ArkhamHorror> for MoveNext {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let space = match wake {
            Wake::Enter => match candidates(self.spaces(game, cx.content)) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::One(space) => space,
                Candidates::Many => return Ok(Flow::Ask(Ask::one(self.seat))),
            },
            Wake::Said(&[(_, Choice::Space(space))]) => space,
            _ => return out_of_step(),
        };
        become_(MoveTo::new(self.seat, space))
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:438.9");
        q.ask(rule);
        q.public_count();
        self.spaces(game, content).for_each(|space| q.offer(Choice::Space(space), rule));
    }
}
