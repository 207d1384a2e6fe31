//! The choice of an action: what an investigator can do now, and why not something else.

use effects::{Texts, can_be_chosen};
use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::actions::{CodexAct, ComponentAct, Focus, Gather, Research, Ward};
use super::combat::{Attack, Evade};
use super::movement::MoveAction;
use super::out_of_step;
use super::sharing::ShareAction;
use super::texts::{Scope, This};
use super::trade::Trade;
use super::windows::{Moments, When};
use crate::content::{Ability, Action, Asset, Content, Skill, Special};
use crate::state::ActionKind;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// An investigator chooses and performs an action, or declines.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TakeAction {
    pub(crate) seat: Seat,
    /// The only action that can be performed, if it is granted by name.
    only: Option<ActionKind>,
    /// Whether an action is repeated that was performed before.
    repeats: bool,
    /// Whether it is none of the actions of the turn.
    additional: bool,
    step: Part,
    /// The action that was going on before.
    outer: Option<(Seat, ActionKind)>,
}

/// How far an action has come.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Choose,
    Declined,
    Perform(ActionKind),
    After(ActionKind),
    Shared,
}

impl TakeAction {
    /// The investigator performs any action.
    pub fn new(seat: Seat) -> TakeAction {
        let step = Part::Choose;
        TakeAction { seat, only: None, repeats: false, additional: false, step, outer: None }
    }

    /// The investigator performs any action, which is none of those of their turn.
    pub fn additional(seat: Seat) -> TakeAction {
        TakeAction { additional: true, ..TakeAction::new(seat) }
    }

    /// The investigator can perform just this action.
    pub fn granted(seat: Seat, action: ActionKind) -> TakeAction {
        TakeAction { only: Some(action), ..TakeAction::additional(seat) }
    }

    /// The investigator performs again an action that they have performed in this round.
    pub fn repeated(seat: Seat) -> TakeAction {
        TakeAction { repeats: true, ..TakeAction::additional(seat) }
    }

    /// Whether no action was performed because there was none to perform, or none was wanted.
    pub fn declined(&self) -> bool {
        self.step == Part::Declined
    }

    /// Whether there is anything to perform. A delayed investigator can stand up.
    pub fn is_open(&self, game: &ArkhamHorror, content: &Content) -> bool {
        let mut open = game.open.person(self.seat).delayed;
        self.each(game, content, &mut |_, verdict| open |= verdict.is_ok());
        open
    }

    /// Goes through all actions, each with the rule that allows it or the one that forbids it.
    fn each(&self, game: &ArkhamHorror, content: &Content, tell: &mut impl FnMut(Choice, Verdict)) {
        let seat = self.seat;
        let held = game.is_held(content, seat);
        for &action in Action::ALL {
            let verdict = self.may(game, ActionKind::Basic(action)).and_then(|()| {
                let fights = matches!(action, Action::Attack | Action::Evade | Action::Focus);
                require(rule!("ah3:448.5", !held || fights, else true), "ah3:448.5")?;
                game.can_do(content, seat, action)
            });
            tell(Choice::Action(action), verdict);
            for (asset, ability) in game.abilities(content, seat) {
                match (asset, ability) {
                    (Some(asset), Ability::InsteadOf { action: own, .. }) if *own == action => {
                        tell(Choice::Act(asset), verdict);
                    }
                    _ => {}
                }
            }
        }
        let owners = game.open.in_play().filter(|&owner| rule!("ah3:455.2", owner == seat, else true));
        for owner in owners {
            for (asset, ability) in game.abilities(content, owner) {
                if owner == seat || asset.is_some() {
                    self.component(game, content, asset, ability, held, tell);
                }
            }
        }
        // An action can be granted that stands on somebody else's card.
        if let Some(ActionKind::Asset(asset)) = self.only
            && !game.open.person(seat).holds(asset)
        {
            for ability in &content.asset(asset).abilities {
                self.component(game, content, Some(asset), ability, held, tell);
            }
        }
        // Archive cards open their actions to everybody, although they are nobody's own.
        for (card, side) in game.codex_rules(content).filter(|_| rule!("ah3:001", true)) {
            let scope = Scope::new(seat, This::Codex(card));
            for action in &side.actions {
                let verdict = self.may(game, ActionKind::Codex(card)).and_then(|()| {
                    require(rule!("ah3:448.5", !held, else true), "ah3:448.5")?;
                    let when = action.when.as_ref();
                    require(when.is_none_or(|when| game.holds(content, when, scope)), "ah3:455.4")?;
                    require(game.can_pay(content, &action.price, scope), "ah3:400.1f")?;
                    require(can_be_chosen(game, content, action.does, scope), "ah3:003")?;
                    Ok(RuleId("ah3:001"))
                });
                tell(Choice::CodexAct(card), verdict);
            }
        }
    }

    /// Tells of the component action that an ability is, if it is one.
    fn component(
        &self,
        game: &ArkhamHorror,
        content: &Content,
        asset: Option<Asset>,
        ability: &Ability,
        held: bool,
        tell: &mut impl FnMut(Choice, Verdict),
    ) {
        let kind = asset.map_or(ActionKind::Own, ActionKind::Asset);
        let scope = Scope::new(self.seat, asset.map_or(This::Investigator(self.seat), This::Asset));
        let verdict = match ability {
            Ability::Act { engaged, if_, price, does } => self.may(game, kind).and_then(|()| {
                require(rule!("ah3:448.5", !held || *engaged, else true), "ah3:448.5")?;
                let if_ = if_.as_ref();
                require(
                    rule!("ah3:455.4", if_.is_none_or(|if_| game.holds(content, if_, scope)), else true),
                    "ah3:455.4",
                )?;
                require(game.can_pay(content, price, scope), "ah3:400.1f")?;
                require(can_be_chosen(game, content, *does, scope), "ah3:003")
            }),
            Ability::Special(special @ (Special::RepeatsAction | Special::ExchangesWounds)) => {
                self.may(game, kind).and_then(|()| {
                    require(rule!("ah3:448.5", !held, else true), "ah3:448.5")?;
                    let again = TakeAction::repeated(self.seat);
                    require(*special != Special::RepeatsAction || again.is_open(game, content), "ah3:card.1")
                })
            }
            _ => return,
        };
        let choice = asset.map_or(Choice::OwnAct, Choice::Act);
        tell(
            choice,
            verdict
                .and_then(|()| require(rule!("ah3:455.1", true), "ah3:455.1"))
                .map(|()| RuleId("ah3:455.1")),
        );
    }

    /// Whether this is an action that can be chosen at all: not one that was performed in this round, or for a repetition
    /// only such a one.
    fn may(&self, game: &ArkhamHorror, action: ActionKind) -> Result<(), RuleId> {
        if self.only.is_some_and(|only| only != action) {
            return Err(RuleId("ah3:417.3"));
        }
        let done = game.open.person(self.seat).acts.has(action);
        if self.repeats {
            // Repeating is itself an action that cannot be repeated.
            let is_this = game.open.acting == Some((self.seat, action));
            return require(rule!("ah3:card.1", done, else true) && !is_this, "ah3:card.1");
        }
        match action {
            ActionKind::Basic(_) => require(rule!("ah3:417.4", !done, else true), "ah3:417.4"),
            _ => require(rule!("ah3:455.3", !done, else true), "ah3:455.3"),
        }
    }
}

/// The rule that allows something, or the one that forbids it.
type Verdict = Result<RuleId, RuleId>;

/// Refuses by this rule what does not meet a condition.
fn require(condition: bool, rule: &'static str) -> Result<(), RuleId> {
    if condition { Ok(()) } else { Err(RuleId(rule)) }
}

impl ArkhamHorror {
    /// Whether the basic action can have any effect; and the rule that states it, or that makes it useless now.
    fn can_do(&self, content: &Content, seat: Seat, action: Action) -> Verdict {
        let person = self.open.person(seat);
        match action {
            Action::Move => Ok(RuleId("ah3:416.2")),
            Action::Gather => {
                require(rule!("ah3:475.1", true), "ah3:475.1")?;
                Ok(RuleId("ah3:475.2"))
            }
            Action::Focus => {
                require(rule!("ah3:490.1", true), "ah3:490.1")?;
                let mut skills = Skill::ALL.iter();
                require(skills.any(|&skill| self.can_focus(content, seat, skill)), "ah3:491.5")?;
                Ok(RuleId("ah3:490.2"))
            }
            Action::Ward => {
                require(rule!("ah3:426.1", true), "ah3:426.1")?;
                require(self.open.doom[person.at.index()] > 0, "ah3:426.2")?;
                Ok(RuleId("ah3:426.2"))
            }
            Action::Research => {
                require(rule!("ah3:430.1", true), "ah3:430.1")?;
                require(person.clues > 0, "ah3:431.2")?;
                Ok(RuleId("ah3:430.2"))
            }
            Action::Trade => {
                require(rule!("ah3:452.1", true), "ah3:452.1")?;
                require(self.open.people_at(person.at).any(|other| other != seat), "ah3:452.2")?;
                Ok(RuleId("ah3:452.2"))
            }
            Action::Attack => {
                require(self.open.monsters_at(person.at).next().is_some(), "ah3:404.2")?;
                Ok(RuleId("ah3:404.2"))
            }
            Action::Evade => {
                require(rule!("ah3:487.1", true), "ah3:487.1")?;
                require(rule!("ah3:487.5", self.is_engaged(content, seat)), "ah3:487.5")?;
                Ok(RuleId("ah3:487.2"))
            }
        }
    }
}

impl Procedure<ArkhamHorror> for TakeAction {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match (self.step, wake) {
            (Part::Choose, Wake::Enter) => {
                let person = game.open.person_mut(seat);
                if rule!("ah3:424.2", person.delayed) {
                    person.delayed = false;
                    if rule!("ah3:201.3", !self.additional, else true) {
                        person.acts.taken = person.acts.taken.saturating_add(1);
                    }
                    // The action that is lost was not performed, so that it can be later.
                    if let Some(lost) = rule!("ah3:card.5", None, else self.only) {
                        person.acts.note(lost);
                    }
                    self.step = Part::Shared;
                    cx.tell(RuleId("ah3:424.2"), || Event::StandsUp(seat));
                    return Ok(Flow::Done);
                }
                if !person.is_in_play() || !self.is_open(game, cx.content) {
                    self.step = Part::Declined;
                    return Ok(Flow::Done);
                }
                Ok(Flow::Ask(Ask::one(seat)))
            }
            (Part::Choose, Wake::Said(&[(_, Choice::Stop)])) => {
                self.step = Part::Declined;
                Ok(Flow::Done)
            }
            (Part::Choose, Wake::Said(&[(_, choice)])) => self.perform(choice, game, cx),
            (Part::Perform(kind), Wake::Back(_)) => {
                self.step = Part::After(kind);
                if !game.open.person(seat).is_in_play() {
                    game.open.acting = self.outer;
                    return Ok(Flow::Done);
                }
                call(Moments::new(When::AfterAction, seat, kind.code()))
            }
            (Part::After(kind), Wake::Back(_)) => {
                self.step = Part::Shared;
                game.open.acting = self.outer;
                call(ShareAction::new(seat, kind))
            }
            (Part::Shared, Wake::Back(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:201.1");
        q.ask(rule);
        q.public_count();
        self.each(game, content, &mut |choice, verdict| match verdict {
            Ok(rule) => q.offer(choice, rule),
            Err(rule) => q.refuse(choice, rule),
        });
        q.decline(Choice::Stop, rule);
        q.costly_decline();
    }
}

impl TakeAction {
    /// Performs the action that was chosen.
    fn perform(&mut self, choice: Choice, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let (kind, with) = match choice {
            Choice::Action(action) => (ActionKind::Basic(action), None),
            Choice::Act(asset) => {
                let instead = cx.content.asset(asset).abilities.iter().find_map(|ability| match ability {
                    Ability::InsteadOf { action, .. } => Some(ActionKind::Basic(*action)),
                    _ => None,
                });
                (instead.unwrap_or(ActionKind::Asset(asset)), instead.map(|_| asset))
            }
            Choice::OwnAct => (ActionKind::Own, None),
            Choice::CodexAct(card) => (ActionKind::Codex(card), None),
            _ => return out_of_step(),
        };
        self.step = Part::Perform(kind);
        self.outer = game.open.acting.replace((seat, kind));
        // The hands taken are those of one action.
        game.open.hands = Default::default();
        let acts = &mut game.open.person_mut(seat).acts;
        acts.note(kind);
        if rule!("ah3:201.3", !self.additional, else true) {
            acts.taken = acts.taken.saturating_add(1);
        }
        match kind {
            ActionKind::Basic(action) => {
                cx.tell(RuleId("ah3:417.1"), || Event::Acts { seat, action });
                match action {
                    Action::Move => call(MoveAction::new(seat, with)),
                    Action::Gather => call(Gather::new(seat)),
                    Action::Focus => {
                        call(Focus::new(seat, rule!("ah3:490.2", None, else Some(Skill::Lore)), false))
                    }
                    Action::Ward => call(Ward::new(seat)),
                    Action::Research => call(Research::new(seat)),
                    Action::Trade => call(Trade::new(seat)),
                    Action::Attack => call(Attack::new(seat, with)),
                    Action::Evade => call(Evade::new(seat, with)),
                }
            }
            ActionKind::Asset(asset) => {
                cx.tell(RuleId("ah3:455.1"), || Event::ActsWith { seat, asset });
                call(ComponentAct::new(seat, Some(asset)))
            }
            ActionKind::Own => {
                cx.tell(RuleId("ah3:455.1"), || Event::ActsAlone { seat });
                call(ComponentAct::new(seat, None))
            }
            ActionKind::Codex(card) => {
                cx.tell(RuleId("ah3:001"), || Event::ActsByCodex { seat, card });
                call(CodexAct::new(seat, card))
            }
        }
    }
}
