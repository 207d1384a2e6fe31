//! Texts of components: what their conditions, numbers, prices and selections mean, and how single effects are carried out.

use effects::{Connective, EffectId, Texts};
use engine::{Flow, Procedure, Seat};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{
    Asset, CodexCard, Condition, Content, Each, Headline, Monster, Neighbourhood, Price, Space, Value,
};
use crate::{ArkhamHorror, Choice, Cx, Step, Wake};

/// Resolves a text.
pub type Resolve = effects::Resolve<ArkhamHorror>;

/// Who resolves a text and what it is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Scope {
    /// *You*: the investigator who resolves it; for texts without one, the lead player.
    pub you: Seat,
    /// The component on which it stands.
    pub this: This,
    /// What it is about.
    pub it: It,
    /// The result of the test or roll that it follows.
    pub amount: u8,
}

/// The component on which a text stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum This {
    /// The scenario sheet.
    Sheet,
    /// The encounter in progress.
    Encounter,
    /// An archive card.
    Codex(CodexCard),
    /// A headline.
    Headline(Headline),
    /// An asset.
    Asset(Asset),
    /// A monster.
    Monster(Monster),
    /// The investigator sheet of this seat.
    Investigator(Seat),
}

/// What a text is about.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum It {
    /// Nothing in particular.
    Nothing,
    /// A monster.
    Monster(Monster),
    /// A space.
    Space(Space),
    /// A neighbourhood.
    Neighbourhood(Neighbourhood),
    /// A seat.
    Seat(Seat),
}

impl Scope {
    /// The scope of a text on this component that this seat resolves.
    pub fn new(you: Seat, this: This) -> Scope {
        Scope { you, this, it: It::Nothing, amount: 0 }
    }

    /// The same, about something.
    #[must_use]
    pub fn about(self, it: It) -> Scope {
        Scope { it, ..self }
    }

    /// The same, after a test or roll with this result.
    #[must_use]
    pub fn with_amount(self, amount: u8) -> Scope {
        Scope { amount, ..self }
    }
}

impl Texts for ArkhamHorror {
    type Condition = Condition;
    type Value = Value;
    type Price = Price;
    type Selection = Each;
    type Scope = Scope;

    fn connective(
        content: &Content,
        effect: EffectId,
    ) -> Option<Connective<'_, Condition, Value, Price, Each>> {
        content.effect(effect).connective()
    }

    fn holds(&self, _: &Content, _: &Condition, _: Scope) -> bool {
        false
    }

    fn value(&self, _: &Content, _: &Value, _: Scope) -> u8 {
        0
    }

    fn can_pay(&self, _: &Content, _: &Price, _: Scope) -> bool {
        false
    }

    fn pay(&mut self, _: &Price, _: Scope, _: &mut Cx<'_>) -> Step {
        Ok(Flow::Done)
    }

    fn selected(&self, _: &Content, _: &Each, _: Scope) -> u64 {
        0
    }

    fn next_selected(&self, _: &Content, _: &Each, _: u64, _: Scope) -> Option<(u8, Scope)> {
        None
    }

    fn is_possible(&self, _: &Content, _: EffectId, _: Scope) -> bool {
        true
    }

    fn carry_out(&mut self, _: EffectId, _: Scope, _: &mut Cx<'_>) -> Step {
        Ok(Flow::Done)
    }

    fn is_cut_short(&self, _: Scope) -> bool {
        false
    }

    fn chooser(&self, scope: Scope, by_group: bool) -> (Seat, RuleId) {
        if by_group { (self.open.lead, RuleId("ah3:004")) } else { (scope.you, RuleId("ah3:438.9")) }
    }

    fn price_rule(&self) -> RuleId {
        RuleId("ah3:400.1d")
    }

    fn impossible_rule(&self) -> RuleId {
        RuleId("ah3:400.1f")
    }

    fn option(index: u8) -> Choice {
        Choice::Option(index)
    }

    fn option_index(choice: Choice) -> Option<u8> {
        match choice {
            Choice::Option(index) => Some(index),
            _ => None,
        }
    }

    fn decline() -> Choice {
        Choice::Stop
    }
}

/// Rolls dice outside tests for a text; what follows sees their sum.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Roll {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    pub(crate) left: u8,
}

impl Procedure<ArkhamHorror> for Roll {
    fn step(&mut self, _: &mut ArkhamHorror, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}

/// Somebody picks the place, monster or person that a text needs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PickPlace {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
}

impl Procedure<ArkhamHorror> for PickPlace {
    fn step(&mut self, _: &mut ArkhamHorror, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        out_of_step()
    }
}
