//! The simple actions: gather resources, focus, ward, research, component and codex actions.

use effects::{EffectId, Texts};
use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::assets::{Cast, ExchangeWounds};
use super::doom::{DoomSource, RemoveDoom};
use super::out_of_step;
use super::take_action::TakeAction;
use super::texts::{Resolve, Scope, This};
use super::windows::{Moments, When};
use crate::content::{Ability, Asset, AssetType, CodexCard, Content, Price, Skill, Special};
use crate::state::TestKind;
use crate::{ArkhamHorror, Choice, Cx, Frame, Offer, Step, Wake};

/// The doom that a ward action has to remove to earn a remnant.
const DOOM_FOR_REMNANT: u8 = 2;

/// The gather resources action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gather {
    pub(crate) seat: Seat,
}

impl Gather {
    /// The gather resources action.
    pub fn new(seat: Seat) -> Gather {
        Gather { seat }
    }
}

impl Procedure<ArkhamHorror> for Gather {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Wake::Enter = wake else { return out_of_step() };
        rule!("ah3:475.2", {
            game.change_money(self.seat, 1, RuleId("ah3:475.2"), cx);
        });
        Ok(Flow::Done)
    }
}

/// A skill is focused: this one, or one of the investigator's choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Focus {
    pub(crate) seat: Seat,
    pub(crate) skill: Option<Skill>,
    pub(crate) beyond_limit: bool,
    /// Whether a token is to be discarded.
    discards: bool,
}

impl Focus {
    /// A skill is focused: this one, or one of the investigator's choice.
    pub fn new(seat: Seat, skill: Option<Skill>, beyond_limit: bool) -> Focus {
        Focus { seat, skill, beyond_limit, discards: false }
    }

    /// The skills that can be focused.
    fn skills<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = Skill> + 'a {
        let wanted = |skill: &Skill| self.skill.is_none_or(|only| only == *skill);
        Skill::ALL.iter().copied().filter(wanted).filter(|&skill| game.can_focus(content, self.seat, skill))
    }

    fn focus(&mut self, skill: Skill, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        game.focus(seat, skill, cx);
        let tokens = game.open.person(seat).focus_tokens();
        let limit = game.focus_limit(cx.content, seat);
        let beyond = rule!("ah3:491.10", self.beyond_limit, else false);
        let over = limit.is_some_and(|limit| tokens > limit) && !beyond;
        if rule!("ah3:491.9", !over, else true) {
            return Ok(Flow::Done);
        }
        self.discards = true;
        match candidates(held(game, seat)) {
            Candidates::One(only) => {
                game.unfocus(seat, only, RuleId("ah3:491.9"), cx);
                Ok(Flow::Done)
            }
            _ => Ok(Flow::Ask(Ask::one(seat))),
        }
    }
}

/// The skills of which the investigator has focus tokens.
fn held(game: &ArkhamHorror, seat: Seat) -> impl Iterator<Item = Skill> {
    let focus = game.open.person(seat).focus;
    Skill::ALL.iter().copied().filter(move |skill| focus[skill.index()] > 0)
}

impl Procedure<ArkhamHorror> for Focus {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let skills = candidates(self.skills(game, cx.content));
                match skills {
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(only) => self.focus(only, game, cx),
                    Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
                }
            }
            Wake::Said(&[(seat, Choice::Skill(skill))]) if self.discards => {
                game.unfocus(seat, skill, RuleId("ah3:491.9"), cx);
                Ok(Flow::Done)
            }
            Wake::Said(&[(_, Choice::Skill(skill))]) => self.focus(skill, game, cx),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.public_count();
        if self.discards {
            let rule = RuleId("ah3:491.9");
            q.ask(rule);
            held(game, self.seat).for_each(|skill| q.offer(Choice::Skill(skill), rule));
            return;
        }
        q.ask(RuleId("ah3:490.2"));
        for &skill in Skill::ALL {
            if self.skill.is_some_and(|only| only != skill) {
                continue;
            }
            if game.can_focus(content, self.seat, skill) {
                q.offer(Choice::Skill(skill), RuleId("ah3:491.4"));
            } else {
                q.refuse(Choice::Skill(skill), RuleId("ah3:491.5"));
            }
        }
    }
}

/// The ward action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Ward {
    pub(crate) seat: Seat,
    /// The successes.
    result: u8,
    /// The doom that was in the space.
    before: u8,
}

impl Ward {
    /// The ward action.
    pub fn new(seat: Seat) -> Ward {
        Ward { seat, result: 0, before: 0 }
    }

    fn doom(&self, game: &ArkhamHorror) -> u8 {
        game.open.doom[game.open.person(self.seat).at.index()]
    }

    fn remove(&self, game: &ArkhamHorror, amount: u8) -> Step {
        call(RemoveDoom::new(self.seat, DoomSource::Space(game.open.person(self.seat).at), amount))
    }
}

impl Procedure<ArkhamHorror> for Ward {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => call(game.begin_test(seat, Skill::Lore, TestKind::Ward, 0)),
            Wake::Back(Frame::SkillTest(test)) => {
                self.result = test.result().unwrap_or(0);
                self.before = self.doom(game);
                let most = rule!("ah3:426.2", self.result.min(self.before), else 0);
                if most == 0 {
                    return Ok(Flow::Done);
                }
                Ok(Flow::Ask(Ask::one(seat)))
            }
            Wake::Said(&[(_, Choice::Number(0))]) => Ok(Flow::Done),
            Wake::Said(&[(_, Choice::Number(amount))]) => {
                self.result = amount;
                self.remove(game, amount)
            }
            Wake::Back(Frame::RemoveDoom(_)) => {
                if game.open.person(seat).is_in_play() {
                    rule!("ah3:426.3", {
                        if self.result >= DOOM_FOR_REMNANT {
                            game.change_remnants(seat, 1, RuleId("ah3:426.3"), cx);
                        }
                    });
                }
                Ok(Flow::Done)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:426.2");
        q.ask(rule);
        q.public_count();
        (1..=self.result.min(self.before)).rev().for_each(|amount| q.offer(Choice::Number(amount), rule));
        q.decline(Choice::Number(0), rule);
        q.costly_decline();
    }
}

/// The research action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Research {
    pub(crate) seat: Seat,
    /// The most clues that can be researched.
    most: u8,
}

impl Research {
    /// The research action.
    pub fn new(seat: Seat) -> Research {
        Research { seat, most: 0 }
    }
}

impl Procedure<ArkhamHorror> for Research {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => call(game.begin_test(seat, Skill::Observation, TestKind::Research, 0)),
            Wake::Back(Frame::SkillTest(test)) => {
                let successes = rule!("ah3:430.2", test.result().unwrap_or(0), else 0);
                self.most = successes.min(game.open.person(seat).clues);
                if self.most == 0 {
                    return Ok(Flow::Done);
                }
                Ok(Flow::Ask(Ask::one(seat)))
            }
            Wake::Said(&[(_, Choice::Number(amount))]) => {
                Ok(Flow::Become(ResearchClues::new(seat, amount).into()))
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:430.2");
        q.ask(rule);
        q.public_count();
        (1..=self.most).rev().for_each(|amount| q.offer(Choice::Number(amount), rule));
        q.decline(Choice::Number(0), rule);
        q.costly_decline();
    }
}

/// An investigator researches clues, one after the other, as far as they hold any. The codex is checked after each.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResearchClues {
    pub(crate) seat: Seat,
    pub(crate) left: u8,
}

impl ResearchClues {
    /// An investigator researches this many clues, as far as they hold any.
    pub fn new(seat: Seat, left: u8) -> ResearchClues {
        ResearchClues { seat, left }
    }
}

impl Procedure<ArkhamHorror> for ResearchClues {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        while self.left > 0 && rule!("ah3:431.2", game.open.person(self.seat).clues > 0) {
            self.left -= 1;
            game.change_clues(self.seat, -1, None, RuleId("ah3:431.1"), cx);
            if rule!("ah3:431.1", true)
                && let flow @ Flow::Call(_) = game.clue_to_sheet(cx)?
            {
                return Ok(flow);
            }
        }
        Ok(Flow::Done)
    }
}

/// The component action of an asset, or of the investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ComponentAct {
    pub(crate) seat: Seat,
    pub(crate) asset: Option<Asset>,
    step: Part,
}

/// What comes next in a component action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Pay,
    Cast,
    Resolve,
    SpellCast,
    Over,
}

impl ComponentAct {
    /// The component action of an asset, or of the investigator.
    pub fn new(seat: Seat, asset: Option<Asset>) -> ComponentAct {
        ComponentAct { seat, asset, step: Part::Pay }
    }

    fn scope(&self) -> Scope {
        let this = self.asset.map_or(This::Investigator(self.seat), This::Asset);
        Scope::new(self.seat, this)
    }
}

impl Procedure<ArkhamHorror> for ComponentAct {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let (seat, scope) = (self.seat, self.scope());
        let Some((price, does)) = game.action_of(cx.content, seat, self.asset) else {
            let again = has_special(game, cx.content, seat, self.asset, Special::RepeatsAction);
            return Ok(Flow::Become(match again {
                true => TakeAction::repeated(seat).into(),
                false => ExchangeWounds::new(seat).into(),
            }));
        };
        let spell = self.asset.filter(|&asset| cx.content.asset(asset).asset_type == AssetType::Spell);
        loop {
            // Whoever has left the game does not finish the action.
            if !game.open.person(seat).is_in_play() {
                return Ok(Flow::Done);
            }
            match (self.step, spell) {
                (Part::Pay, _) => {
                    self.step = Part::Cast;
                    self.asset.into_iter().for_each(|asset| game.open.used.insert(asset));
                    if let flow @ Flow::Call(_) = game.pay(price, scope, cx)? {
                        return Ok(flow);
                    }
                }
                (Part::Cast, spell) => {
                    self.step = Part::Resolve;
                    if let Some(spell) = spell {
                        return call(Cast::new(seat, spell));
                    }
                }
                (Part::Resolve, _) => {
                    self.step = Part::SpellCast;
                    return call(Resolve::new(does, scope));
                }
                (Part::SpellCast, Some(spell)) => {
                    self.step = Part::Over;
                    return call(Moments::new(When::SpellCast, seat, spell.0));
                }
                (Part::SpellCast, None) | (Part::Over, _) => return Ok(Flow::Done),
            }
        }
    }
}

/// The action of an archive card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct CodexAct {
    pub(crate) seat: Seat,
    pub(crate) card: CodexCard,
}

impl CodexAct {
    /// The action of an archive card.
    pub fn new(seat: Seat, card: CodexCard) -> CodexAct {
        CodexAct { seat, card }
    }
}

impl Procedure<ArkhamHorror> for CodexAct {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let scope = Scope::new(self.seat, This::Codex(self.card));
        let action = game.codex_side(cx.content, self.card).and_then(|side| side.actions.first());
        match (wake, action) {
            (Wake::Enter, Some(action)) => match game.pay(&action.price, scope, cx)? {
                Flow::Done => Ok(Flow::Become(Resolve::new(action.does, scope).into())),
                flow => Ok(flow),
            },
            (Wake::Back(_), Some(action)) => Ok(Flow::Become(Resolve::new(action.does, scope).into())),
            // What was paid has taken the card away.
            (Wake::Back(_), None) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }
}

/// The abilities of an asset or, if none is named, on the investigator's own sheet.
fn abilities<'c>(
    game: &ArkhamHorror,
    content: &'c Content,
    seat: Seat,
    asset: Option<Asset>,
) -> &'c [Ability] {
    match (asset, game.open.person(seat).who) {
        (Some(asset), _) => &content.asset(asset).abilities,
        (None, Some(who)) => &content.investigator(who).abilities,
        (None, None) => &[],
    }
}

/// Whether the asset or, if none is named, the investigator's own sheet has this ability.
fn has_special(
    game: &ArkhamHorror,
    content: &Content,
    seat: Seat,
    asset: Option<Asset>,
    special: Special,
) -> bool {
    let is_it = |ability: &Ability| matches!(ability, Ability::Special(own) if *own == special);
    abilities(game, content, seat, asset).iter().any(is_it)
}

impl ArkhamHorror {
    /// The price and the text of the component action of an asset or, if none is named, of the investigator's own.
    pub fn action_of<'c>(
        &self,
        content: &'c Content,
        seat: Seat,
        asset: Option<Asset>,
    ) -> Option<(&'c Price, EffectId)> {
        abilities(self, content, seat, asset).iter().find_map(|ability| match ability {
            Ability::Act { price, does, .. } => Some((price, *does)),
            _ => None,
        })
    }
}
