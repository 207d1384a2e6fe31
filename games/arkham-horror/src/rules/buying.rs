//! Buying items and spells.

use effects::EffectId;
use engine::{Ask, Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::assets::{Gain, RefillDisplay};
use super::decks::Deck;
use super::out_of_step;
use super::texts::{Resolve, Scope};
use crate::content::{Ability, Asset, Content, Effect, Skill, Trait};
use crate::state::{AssetAt, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// By how much a shortage raises the value of items on display (ruling A4).
const SHORTAGE: u8 = 2;
/// The modifier of the test by which an investigator gets around a shortage.
const SHORTAGE_TEST: i8 = -1;

/// The most cards that can be discarded from the display by those who buy nothing.
const MOST_CLEARED: u8 = 2;

/// Half of a number of dollars.
fn half(value: u8) -> u8 {
    rule!("ah3:464.1", value.div_ceil(2), else value / 2)
}

impl ArkhamHorror {
    /// Whether a rumour makes items scarce for the investigator.
    pub fn is_shortage(&self, content: &Content, seat: Seat) -> bool {
        let rumour = self.open.rumour.is_some_and(|(headline, _)| content.headline(headline).shortage);
        rumour && !self.open.person(seat).acts.supplied
    }

    /// The value of an item on display to the investigator.
    pub fn value_on_display(&self, content: &Content, seat: Seat, asset: Asset) -> u8 {
        let more = if self.is_shortage(content, seat) { SHORTAGE } else { 0 };
        content.asset(asset).value.unwrap_or(0) + more
    }

    /// The assets that are shown, while somebody decides about them.
    fn shown(&self) -> impl Iterator<Item = Asset> + '_ {
        Asset::all().filter(|asset| self.open.asset(*asset).at == AssetAt::Shown)
    }

    /// The assets by which the investigator can still halve a price this round.
    fn halvers<'a>(&'a self, content: &'a Content, seat: Seat) -> impl Iterator<Item = Asset> + 'a {
        let halves = self.abilities(content, seat).filter_map(|(asset, ability)| match ability {
            Ability::HalfPrice => asset,
            _ => None,
        });
        halves.filter(|asset| !self.open.used.has(*asset))
    }
}

/// A price halved by an asset.
fn halved(price: u8) -> u8 {
    rule!("ah3:441.2", half(price), else price)
}

/// What a text lets an investigator buy.
#[derive(Clone, Copy)]
struct Terms {
    with: Option<Trait>,
    one: bool,
    half: bool,
    /// What each costs, instead of its value.
    price: Option<u8>,
    if_bought: EffectId,
}

impl Terms {
    fn of(content: &Content, text: EffectId) -> Option<Terms> {
        match *content.effect(text) {
            Effect::Buy { with, one, half, if_bought } => {
                Some(Terms { with, one, half, price: None, if_bought })
            }
            Effect::BuySpells { one, price, half, if_bought, .. } => {
                Some(Terms { with: None, one, half, price, if_bought })
            }
            _ => None,
        }
    }

    /// What a card of this value costs.
    fn price_of(self, value: u8) -> u8 {
        let full = self.price.unwrap_or(value);
        rule!("ah3:441.2", if self.half { half(full) } else { full }, else full)
    }
}

/// An investigator chooses what to buy, from the display or of the cards that are shown, pays for all of it at once and
/// gains it. The display is filled up by the caller.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Purchase {
    seat: Seat,
    /// The text that lets them buy.
    text: EffectId,
    /// The cards chosen, as bits, by their place among those that can be bought.
    chosen: u8,
    /// What they cost.
    cost: u8,
    /// The number of cards bought.
    bought: u8,
    /// The card whose price could be halved.
    asked: Option<Asset>,
    paid: bool,
}

impl Purchase {
    fn new(seat: Seat, text: EffectId) -> Purchase {
        Purchase { seat, text, chosen: 0, cost: 0, bought: 0, asked: None, paid: false }
    }

    /// The cards from which they are chosen, with their values.
    fn goods<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = (Asset, u8)> + 'a {
        let spells = matches!(content.effect(self.text), Effect::BuySpells { .. });
        let shown = spells.then(|| game.shown());
        let display = (!spells).then(|| game.open.display.iter());
        let values = move |asset| match spells {
            true => content.asset(asset).value.unwrap_or(0),
            false => game.value_on_display(content, self.seat, asset),
        };
        shown
            .into_iter()
            .flatten()
            .chain(display.into_iter().flatten())
            .map(move |asset| (asset, values(asset)))
    }

    /// The cards that can still be chosen: their place, and what each costs.
    fn open<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = (u8, Asset, u8)> + 'a {
        let terms = Terms::of(content, self.text);
        let more = self.chosen == 0 || terms.is_some_and(|terms| !terms.one);
        (0..).zip(self.goods(game, content)).filter_map(move |(at, (asset, value))| {
            let terms = terms?;
            let def = content.asset(asset);
            let sold = rule!("ah3:425.2", def.value.is_some());
            let fits = sold && terms.with.is_none_or(|with| def.traits.contains(&with));
            (more && fits && self.chosen & 1 << at == 0).then_some((at, asset, terms.price_of(value)))
        })
    }

    fn affords(&self, game: &ArkhamHorror, price: u8) -> bool {
        rule!("ah3:441.1", self.cost.saturating_add(price) <= game.open.person(self.seat).money)
    }

    /// Whether an asset of the investigator could halve the price, which the text does not do already.
    fn can_halve(&self, game: &ArkhamHorror, content: &Content, price: u8) -> bool {
        let by_text = Terms::of(content, self.text).is_some_and(|terms| terms.half);
        let once = rule!("ah3:441.3", !by_text);
        once && halved(price) < price && game.halvers(content, self.seat).next().is_some()
    }

    /// Whether the card can be paid, if need be at half the price.
    fn within_reach(&self, game: &ArkhamHorror, content: &Content, price: u8) -> bool {
        self.affords(game, price) || self.can_halve(game, content, price) && self.affords(game, halved(price))
    }

    fn choose(&mut self, asset: Asset, halved_by: Option<Asset>, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        let content = cx.content;
        let Some((at, _, price)) = self.open(game, content).find(|&(_, open, _)| open == asset) else {
            return;
        };
        let price = match halved_by {
            Some(halver) => {
                let seat = self.seat;
                game.note_use(halver);
                cx.tell(RuleId("ah3:441.2"), || Event::Used { seat, asset: halver });
                halved(price)
            }
            None => price,
        };
        self.chosen |= 1 << at;
        self.cost = self.cost.saturating_add(price);
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        if !self.paid {
            if self.open(game, content).any(|(.., price)| self.within_reach(game, content, price)) {
                return Ok(Flow::Ask(Ask::one(self.seat)));
            }
            self.pay(game, cx);
        }
        self.gain(game, content)
    }

    fn pay(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        self.paid = true;
        self.bought = self.chosen.count_ones() as u8;
        game.change_money(self.seat, -i16::from(self.cost), RuleId("ah3:441.1"), cx);
    }

    /// Gains the next card: what lies behind it on display has moved up when the next one is gained.
    fn gain(&mut self, game: &ArkhamHorror, content: &Content) -> Step {
        if self.chosen == 0 {
            return Ok(Flow::Done);
        }
        let at = self.chosen.trailing_zeros();
        let Some((asset, _)) = self.goods(game, content).nth(at as usize) else { return out_of_step() };
        self.chosen = (self.chosen & !(1 << at)) >> 1;
        let gain = Gain::new(self.seat, asset);
        call(rule!("ah3:411.5", gain.among_several(), else gain))
    }
}

impl Purchase {
    /// The card of which is asked whether its price is halved.
    pub(crate) fn halving(&self) -> Option<Asset> {
        self.asked
    }

    /// The price of a card that can be bought.
    pub(crate) fn price(&self, game: &ArkhamHorror, content: &Content, of: Asset) -> Option<u8> {
        self.open(game, content).find(|&(_, asset, _)| asset == of).map(|(.., price)| price)
    }
}

impl Procedure<ArkhamHorror> for Purchase {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        match (wake, self.asked) {
            (Wake::Enter, _) => {}
            (Wake::Back(_), _) => return self.gain(game, content),
            (Wake::Said(&[(seat, Choice::Asset(asset))]), None) => {
                crate::rules::tell_pick(RuleId("ah3:441.1"), seat, Choice::Asset(asset), cx);
                let price = self
                    .open(game, content)
                    .find(|&(_, open, _)| open == asset)
                    .map_or(0, |(.., price)| price);
                if self.can_halve(game, content, price) {
                    self.asked = Some(asset);
                    return Ok(Flow::Ask(Ask::one(self.seat)));
                }
                self.choose(asset, None, game, cx);
            }
            (Wake::Said(&[(_, Choice::Asset(halver))]), Some(asset)) => {
                self.asked = None;
                self.choose(asset, Some(halver), game, cx);
            }
            (Wake::Said(&[(seat, Choice::Stop)]), Some(asset)) => {
                crate::rules::tell_pick(RuleId("ah3:441.2"), seat, Choice::Stop, cx);
                self.asked = None;
                self.choose(asset, None, game, cx);
            }
            (Wake::Said(&[(seat, Choice::Stop)]), None) => {
                crate::rules::tell_pick(RuleId("ah3:441.1"), seat, Choice::Stop, cx);
                self.pay(game, cx)
            }
            _ => return out_of_step(),
        }
        self.go_on(game, cx)
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:441.1");
        q.public_count();
        if let Some(asset) = self.asked {
            q.ask(RuleId("ah3:441.2"));
            let price =
                self.open(game, content).find(|&(_, open, _)| open == asset).map_or(0, |(.., price)| price);
            game.halvers(content, self.seat)
                .for_each(|halver| q.offer(Choice::Asset(halver), RuleId("ah3:441.2")));
            if self.affords(game, price) {
                q.decline(Choice::Stop, RuleId("ah3:441.2"));
            }
            return;
        }
        q.ask(rule);
        for (_, asset, price) in self.open(game, content) {
            if self.within_reach(game, content, price) {
                q.offer(Choice::Asset(asset), rule);
            } else {
                q.refuse(Choice::Asset(asset), rule);
            }
        }
        q.decline(Choice::Stop, rule);
    }
}

/// An investigator may buy items from the display; the text says which, and what follows.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Buy {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    stage: Stage,
}

/// How far a visit to the display is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
enum Stage {
    /// Whether to test against a shortage.
    Shortage,
    /// Cards are bought.
    Buying,
    /// Nothing was bought, so cards can be discarded from the display.
    Clearing,
    /// The display is filled up after a purchase.
    Bought,
    /// The display is filled up after cards were discarded.
    Cleared,
}

impl Buy {
    /// An investigator may buy items from the display; the text says which, and what follows.
    pub fn new(text: EffectId, scope: Scope) -> Buy {
        Buy { text, scope, stage: Stage::Shortage }
    }

    /// Fills the display up, and goes on.
    fn refill(&mut self, after: Stage, game: &ArkhamHorror, content: &Content) -> Step {
        self.stage = after;
        match game.is_display_short() {
            true => call(RefillDisplay::new()),
            false => self.finish(game, content),
        }
    }

    fn finish(&self, game: &ArkhamHorror, content: &Content) -> Step {
        match Terms::of(content, self.text) {
            Some(terms) if self.stage == Stage::Bought && game.open.person(self.scope.you).is_in_play() => {
                Ok(Flow::Become(Resolve::new(terms.if_bought, self.scope).into()))
            }
            _ => Ok(Flow::Done),
        }
    }

    fn buy(&mut self) -> Step {
        self.stage = Stage::Buying;
        call(Purchase::new(self.scope.you, self.text))
    }
}

impl Buy {
    /// Whether the question is if a test is made against a shortage, and not what is cleared from the display.
    pub(crate) fn asks_for_test(&self) -> bool {
        self.stage == Stage::Shortage
    }
}

impl Procedure<ArkhamHorror> for Buy {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, content) = (self.scope.you, cx.content);
        match (self.stage, wake) {
            (_, Wake::Enter) if !game.open.person(seat).is_in_play() => Ok(Flow::Done),
            (_, Wake::Enter) if game.is_shortage(content, seat) => Ok(Flow::Ask(Ask::one(seat))),
            (_, Wake::Enter) | (Stage::Shortage, Wake::Said(&[(_, Choice::Stop)])) => self.buy(),
            (Stage::Shortage, Wake::Said(&[(_, Choice::Yes)])) => {
                call(game.begin_test(seat, Skill::Influence, TestKind::Text, SHORTAGE_TEST))
            }
            (Stage::Shortage, Wake::Back(Frame::SkillTest(test))) => {
                if !game.open.person(seat).is_in_play() {
                    return Ok(Flow::Done);
                }
                game.open.person_mut(seat).acts.supplied |= test.result().unwrap_or(0) > 0;
                self.buy()
            }
            (Stage::Buying, Wake::Back(Frame::Purchase(purchase))) if purchase.bought > 0 => {
                self.refill(Stage::Bought, game, content)
            }
            (Stage::Buying, Wake::Back(_)) => {
                if rule!("ah3:411.3", game.open.display.is_empty(), else true) {
                    return Ok(Flow::Done);
                }
                self.stage = Stage::Clearing;
                Ok(Flow::Ask(Ask::one(seat)))
            }
            (Stage::Clearing, Wake::Said(answers)) => {
                for &(_, choice) in answers {
                    let Choice::Asset(asset) = choice else { return out_of_step() };
                    game.discard(asset, cx);
                }
                self.refill(Stage::Cleared, game, content)
            }
            (Stage::Bought | Stage::Cleared, Wake::Back(_)) => self.finish(game, content),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.public_count();
        match self.stage {
            Stage::Shortage => {
                let rule = RuleId("ah3:423.7");
                q.ask(rule);
                q.offer(Choice::Yes, rule);
                q.decline(Choice::Stop, rule);
            }
            Stage::Clearing => {
                let rule = RuleId("ah3:411.3");
                q.ask_some(rule, 0, MOST_CLEARED);
                game.open.display.iter().for_each(|asset| q.offer(Choice::Asset(asset), rule));
            }
            _ => {}
        }
    }
}

/// The top spells are revealed, and an investigator may buy of them; the others go under the deck in random order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BuySpells {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
    revealed: u8,
}

impl BuySpells {
    /// The top spells are revealed, and an investigator may buy of them.
    pub fn new(text: EffectId, scope: Scope) -> BuySpells {
        BuySpells { text, scope, revealed: 0 }
    }

    /// Reveals the next card, or lets the investigator buy.
    fn go_on(&self, game: &ArkhamHorror, content: &Content) -> Step {
        let Effect::BuySpells { reveal, .. } = *content.effect(self.text) else { return out_of_step() };
        match self.revealed < reveal && game.shut.cards_in(Deck::Spells) > 0 {
            true => Ok(Flow::Roll),
            false => call(Purchase::new(self.scope.you, self.text)),
        }
    }
}

impl Procedure<ArkhamHorror> for BuySpells {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, content) = (self.scope.you, cx.content);
        match wake {
            Wake::Enter if !game.open.person(seat).is_in_play() => Ok(Flow::Done),
            Wake::Enter => self.go_on(game, content),
            Wake::Rolled(card) => {
                let asset = Deck::Spells.asset(content, card);
                game.shut.see_top(Deck::Spells, card);
                game.shut.take_top(Deck::Spells);
                game.open.asset_mut(asset).at = AssetAt::Shown;
                self.revealed += 1;
                cx.reveal(RuleId("ah3:425.5"), || Event::Shown { seat, asset });
                self.go_on(game, content)
            }
            Wake::Back(Frame::Purchase(purchase)) => {
                let left: SmallVec<[Asset; 8]> = game.shown().collect();
                left.iter().for_each(|&asset| game.discard(asset, cx));
                game.shut.mix_bottom(Deck::Spells, left.len());
                if !left.is_empty() {
                    cx.tell(RuleId("ah3:425.12"), || Event::Passed { assets: left.to_vec() });
                }
                match Terms::of(content, self.text) {
                    Some(terms) if purchase.bought > 0 && game.open.person(seat).is_in_play() => {
                        Ok(Flow::Become(Resolve::new(terms.if_bought, self.scope).into()))
                    }
                    _ => Ok(Flow::Done),
                }
            }
            Wake::Back(_) | Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:425.5"));
        game.shut.top_odds(Deck::Spells, odds);
    }
}
