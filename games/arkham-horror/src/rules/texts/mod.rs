//! Texts of components: what their conditions, numbers, prices and selections mean, and how single effects are carried out.

mod carry_out;
mod clues;
mod holds;
mod monsters;
mod payers;
mod people;
mod places;
mod possible;
mod prices;
mod selections;
mod tests;
mod values;

use effects::{Connective, EffectId, Texts};
use engine::Seat;
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{
    Asset, CodexCard, Condition, Content, Each, Effect, Headline, Monster, Neighbourhood, Price, Space, Value,
};
use crate::{ArkhamHorror, Choice, Cx, Event, Step};

pub use clues::DiscardClues;
pub use monsters::{DamageEach, PickMonster};
pub use payers::{PayAgain, PickPerson};
pub use people::{DiscardOrSuffer, LoseFocus, MoveNext, SplitHarm};
pub use places::PickPlace;
pub use prices::PayRest;
use selections::order_choice;
pub(crate) use tests::HORROR_OF_VOICE;
pub use tests::{DrawTokens, Roll, TestText};

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

/// Whether a monster is the source of the harm that its own text brings: a reading, named as the option `lurker_source`.
const LURKERS_ARE_SOURCES: bool = true;

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

    /// The monster that it is about.
    pub fn monster(self) -> Option<Monster> {
        match self.it {
            It::Monster(monster) => Some(monster),
            _ => None,
        }
    }

    /// The monster on which it stands, which deals the harm that it brings.
    pub fn source(self) -> Option<Monster> {
        match self.this {
            This::Monster(monster) => Some(monster).filter(|_| LURKERS_ARE_SOURCES),
            _ => None,
        }
    }

    /// The archive card on which it stands; the first one for a text that stands on none.
    fn codex_card(self) -> CodexCard {
        match self.this {
            This::Codex(card) => card,
            _ => CodexCard(0),
        }
    }

    /// The rule by which what it says happens.
    fn rule(self) -> RuleId {
        RuleId(match self.this {
            This::Encounter => "ah3:438.1",
            This::Codex(_) | This::Sheet => "ah3:403.5a",
            This::Headline(_) => "ah3:423.3",
            This::Asset(_) | This::Investigator(_) | This::Monster(_) => "ah3:400.1a",
        })
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

    fn holds(&self, content: &Content, condition: &Condition, scope: Scope) -> bool {
        self.holds_in_text(content, condition, scope)
    }

    fn value(&self, content: &Content, value: &Value, scope: Scope) -> u8 {
        self.value_in_text(content, value, scope)
    }

    fn can_pay(&self, content: &Content, price: &Price, scope: Scope) -> bool {
        self.can_pay_price(content, price, scope.you)
    }

    fn pay(&mut self, price: &Price, scope: Scope, cx: &mut Cx<'_>) -> Step {
        self.pay_price(price, scope.you, cx)
    }

    fn selected(&self, content: &Content, each: &Each, scope: Scope) -> u64 {
        self.selected_in_text(content, each, scope)
    }

    fn next_selected(&self, _: &Content, each: &Each, left: u64, scope: Scope) -> Option<(u8, Scope)> {
        self.next_in_text(each, left, scope)
    }

    fn order_choice(&self, each: &Each, bit: u8) -> Option<Choice> {
        rule!("ah3:004", order_choice(each, bit), else None)
    }

    fn is_possible(&self, content: &Content, effect: EffectId, scope: Scope) -> bool {
        self.is_possible_in_text(content, effect, scope)
    }

    fn carry_out(&mut self, effect: EffectId, scope: Scope, cx: &mut Cx<'_>) -> Step {
        self.carry_out_text(effect, scope, cx)
    }

    /// What is left of a text is not skipped when *you* have left the game, but only what needs you.
    fn is_cut_short(&self, scope: Scope) -> bool {
        scope.this == This::Encounter && self.open.encounter.is_some_and(|encounter| encounter.stopped)
    }

    fn chooser(&self, scope: Scope, by_group: bool) -> (Seat, RuleId) {
        if by_group {
            return (rule!("ah3:004", self.group(), else scope.you), RuleId("ah3:004"));
        }
        (scope.you, RuleId("ah3:438.9"))
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

    fn options_are_public(&self) -> bool {
        true
    }

    fn report_choice(&self, effect: EffectId, index: Option<u8>, scope: Scope, cx: &mut Cx<'_>) {
        let by_group = matches!(cx.content.effect(effect), Effect::GroupChooses(_));
        let (seat, rule) = self.chooser(scope, by_group);
        cx.tell(rule, || match index {
            Some(option) => Event::Chose { seat, option },
            None => Event::Declined { seat },
        });
    }
}
