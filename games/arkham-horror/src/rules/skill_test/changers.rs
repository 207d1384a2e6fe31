//! What can change the roll of a test, and how far it reaches.

use effects::{EffectId, Texts};
use engine::Seat;
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::pool::scope_of;
use crate::content::{Ability, Asset, CastWhen, Content, Monster, Price, Rerolled, Special};
use crate::rules::texts::HORROR_OF_VOICE;
use crate::state::{Test, TestKind};
use crate::{ArkhamHorror, Choice};

/// What changes a roll.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(super) enum Source {
    /// A clue of the tester.
    Clue,
    /// A focus token of the tester.
    Focus,
    /// An asset of the tester.
    Asset(Asset),
    /// The sheet of this seat's investigator.
    Sheet(Seat),
    /// A monster engaged with the tester.
    Monster(Monster),
}

impl Source {
    /// The rule by which it changes dice.
    pub(super) fn rule(self) -> RuleId {
        match self {
            Source::Clue | Source::Focus => RuleId("ah3:470.4a"),
            Source::Asset(_) | Source::Sheet(_) | Source::Monster(_) => RuleId("ah3:470.4b"),
        }
    }

    /// The choice by which the seat uses it.
    pub(super) fn choice(self, seat: Seat) -> Choice {
        match self {
            Source::Clue => Choice::Clue,
            // Focus tokens are chosen by their skills.
            Source::Focus => Choice::Stop,
            Source::Asset(asset) => Choice::Asset(asset),
            Source::Sheet(owner) if owner == seat => Choice::Ability,
            Source::Sheet(owner) => Choice::Seat(owner),
            Source::Monster(monster) => Choice::Monster(monster),
        }
    }
}

/// How many dice are changed at once.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Reach {
    /// One.
    One,
    /// One, or all.
    OneOrAll,
    /// Up to this many.
    UpTo(u8),
    /// All.
    All,
}

/// What an ability does to a roll.
pub(super) enum Effect<'c> {
    /// Dice are rolled again.
    Reroll(&'c Rerolled),
    /// 1 is added to dice.
    Raise {
        /// Whether to each of them.
        each: bool,
    },
    /// The card is discarded for successes.
    Add(u8),
}

/// What an ability that changes rolls does, what it costs, and whether it is used up for the round.
pub(super) struct Changer<'c> {
    /// What it does.
    pub(super) effect: Effect<'c>,
    /// What it costs.
    pub(super) price: Option<&'c Price>,
    /// Whether it can be used only once per round.
    pub(super) once: bool,
    /// What follows.
    pub(super) then: Option<EffectId>,
}

/// The price of Voice of the Messenger, which rerolls dice of any roll.
const PRICE_OF_VOICE: Price = Price {
    money: 0,
    remnants: 0,
    clues: 0,
    sheet_clues: 0,
    focus: 0,
    damage: 0,
    horror: HORROR_OF_VOICE,
    delayed: false,
    condition: None,
};

/// What the ability does in this test, if it changes rolls.
fn changer<'c>(game: &ArkhamHorror, ability: &'c Ability, test: &Test) -> Option<Changer<'c>> {
    let (during, changer) = match ability {
        Ability::Reroll { during, dice, once, price, then, .. } => {
            let effect = Effect::Reroll(dice);
            (during, Changer { effect, price: Some(price), once: *once, then: *then })
        }
        Ability::AddToDie { during, each, once, price } => {
            let effect = Effect::Raise { each: *each };
            (during, Changer { effect, price: Some(price), once: *once, then: None })
        }
        Ability::Special(Special::RerollsAnyRoll) => {
            let effect = Effect::Reroll(&Rerolled::Any);
            return Some(Changer { effect, price: Some(&PRICE_OF_VOICE), once: false, then: None });
        }
        Ability::DiscardForSuccesses { during, successes } => {
            (during, Changer { effect: Effect::Add(*successes), price: None, once: false, then: None })
        }
        _ => return None,
    };
    game.is_during(during, test).then_some(changer)
}

impl ArkhamHorror {
    /// Notes that the assets that add dice without being brought in were used, so that they do not serve a second
    /// investigator after a trade.
    pub(super) fn note_dice_assets(&mut self, content: &Content, test: &Test) {
        let mut used = self.open.used;
        for (asset, ability) in self.abilities(content, test.seat) {
            if let (Some(asset), Ability::Dice { during, once: false, .. }) = (asset, ability)
                && content.asset(asset).hands == 0
                && self.is_during(during, test)
            {
                used.insert(asset);
            }
        }
        self.open.used = used;
    }

    /// What a source does in this test.
    pub(super) fn changer_of<'c>(
        &self,
        content: &'c Content,
        source: Source,
        test: &Test,
    ) -> Option<Changer<'c>> {
        let abilities: &[Ability] = match source {
            Source::Clue | Source::Focus => return None,
            Source::Asset(asset) => &content.asset(asset).abilities,
            Source::Sheet(seat) => &content.investigator(self.open.person(seat).who?).abilities,
            Source::Monster(monster) => &self.monster_def(content, monster).abilities,
        };
        abilities.iter().find_map(|ability| changer(self, ability, test))
    }

    /// Whether the source can be used in this test: it has not been, it can be paid for, and there are hands for it.
    fn can_use(&self, content: &Content, source: Source, changer: &Changer<'_>, test: &Test) -> bool {
        let seat = test.seat;
        let fresh = match source {
            Source::Asset(asset) => {
                !test.spent.has(asset)
                    && self.has_hands_for(content, asset, test)
                    // A card that was brought in for this test is not yet used up by that.
                    && (test.used.has(asset) || self.is_available(changer.once, seat, Some(asset)))
            }
            Source::Sheet(owner) => {
                !test.spent_own.has(owner) && self.is_available(changer.once, owner, None)
            }
            _ => true,
        };
        let reaches = match changer.effect {
            Effect::Reroll(dice) => !matches!(self.reach(content, dice, source, test), Reach::UpTo(0)),
            Effect::Raise { .. } => rule!("ah3:faq.8", test.dice.iter().any(|face| face < 6)),
            Effect::Add(_) => true,
        };
        fresh && reaches && changer.price.is_none_or(|price| self.can_pay_price(content, price, seat))
    }

    /// How many dice a reroll is of.
    pub(super) fn reach(&self, content: &Content, dice: &Rerolled, source: Source, test: &Test) -> Reach {
        let all = test.dice.len() as u8;
        let asset = match source {
            Source::Asset(asset) => Some(asset),
            _ => None,
        };
        match dice {
            Rerolled::One => Reach::One,
            Rerolled::OneOrAll => Reach::OneOrAll,
            Rerolled::Any => Reach::UpTo(all),
            Rerolled::UpTo(value) => {
                let dice = self.value(content, value, scope_of(test.seat, asset));
                Reach::UpTo(rule!("ah3:470.4c", dice.min(all), else if dice > all { 0 } else { dice }))
            }
        }
    }

    /// How many dice a focus token rerolls: one, unless a component lets it reroll more.
    pub(super) fn reach_of_focus(&self, content: &Content, test: &Test) -> Reach {
        let more = self.abilities(content, test.seat).filter_map(|(asset, ability)| match ability {
            Ability::FocusRerolls { dice } => {
                let source = asset.map_or(Source::Sheet(test.seat), Source::Asset);
                match self.reach(content, dice, source, test) {
                    Reach::UpTo(dice) => Some(dice),
                    _ => None,
                }
            }
            _ => None,
        });
        match more.max().unwrap_or(1) {
            0 | 1 => Reach::One,
            most => Reach::UpTo(most),
        }
    }

    /// The components with which the tester can change the roll now.
    pub(super) fn changers<'a>(
        &'a self,
        content: &'a Content,
        test: &'a Test,
    ) -> impl Iterator<Item = Source> + 'a {
        let seat = test.seat;
        let own = self.abilities(content, seat).filter_map(move |(asset, ability)| {
            let changer = changer(self, ability, test)?;
            let source = asset.map_or(Source::Sheet(seat), Source::Asset);
            self.can_use(content, source, &changer, test).then_some(source)
        });
        let here = self.open.person(seat).at;
        let others = self.open.people_at(here).filter(move |&other| other != seat).filter_map(move |other| {
            let who = self.open.person(other).who?;
            let shared = content
                .investigator(who)
                .abilities
                .iter()
                .find(|ability| matches!(ability, Ability::Reroll { others_here: true, .. }))?;
            let (changer, source) = (changer(self, shared, test)?, Source::Sheet(other));
            self.can_use(content, source, &changer, test).then_some(source)
        });
        let monsters = self.engaged_monsters(content, seat).filter_map(move |monster| {
            let source = Source::Monster(monster);
            let changer = self.changer_of(content, source, test)?;
            self.can_use(content, source, &changer, test).then_some(source)
        });
        own.chain(others).chain(monsters)
    }

    /// The spells that the seat can cast to add successes.
    pub(super) fn helpful_spells<'a>(
        &'a self,
        content: &'a Content,
        test: &'a Test,
        seat: Seat,
    ) -> impl Iterator<Item = Asset> + 'a {
        let when = match (seat == test.seat, test.kind) {
            (true, TestKind::Attack(_)) => Some(CastWhen::InYourAttack),
            (true, _) => None,
            (false, _) => Some(CastWhen::InAnothersTest),
        };
        let spells = when.into_iter().flat_map(move |when| self.castable(content, seat, when));
        spells.filter(move |&spell| !self.open.tests.is_full() && !test.spent.has(spell))
    }

    /// Whether the seat can change the roll.
    pub(super) fn can_change(&self, content: &Content, test: &Test, seat: Seat) -> bool {
        let own = || {
            let person = self.open.person(seat);
            person.clues > 0 || person.focus_tokens() > 0 || self.changers(content, test).next().is_some()
        };
        self.helpful_spells(content, test, seat).next().is_some() || seat == test.seat && own()
    }
}
