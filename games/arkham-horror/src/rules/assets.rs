//! Assets: gaining and discarding them, and the display. Buying is in [`super::buying`].

use engine::{Ask, Candidates, Flow, Odds, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::decks::Deck;
use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Ability, Asset, Content, Neighbourhood, Possession, Status, Trait};
use crate::state::AssetAt;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

pub use super::buying::{Buy, BuySpells};
pub use super::casting::Cast;
pub use super::harm::ExchangeWounds;

/// An investigator gains an asset: from the display, from the special cards, or one that has just left its deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Gain {
    pub(crate) seat: Seat,
    pub(crate) asset: Asset,
    /// Whether it comes from its deck.
    from_deck: bool,
    /// Whether the display is filled up afterwards.
    refill: bool,
    step: u8,
}

impl Gain {
    /// An investigator gains an asset.
    pub fn new(seat: Seat, asset: Asset) -> Gain {
        Gain { seat, asset, from_deck: false, refill: true, step: 0 }
    }

    /// An investigator gains an asset that was drawn from its deck.
    pub fn from_deck(seat: Seat, asset: Asset) -> Gain {
        Gain { from_deck: true, ..Gain::new(seat, asset) }
    }

    /// The same, but the display is filled up only later, since more is bought at the same time.
    #[must_use]
    pub fn among_several(self) -> Gain {
        Gain { refill: false, ..self }
    }

    /// Puts the card in front of the investigator. Returns whether it could be gained.
    fn take(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> bool {
        let Gain { seat, asset, .. } = *self;
        // There is only one of each card (ruling A14).
        let free = !matches!(game.open.asset(asset).at, AssetAt::Held(_));
        if !rule!("ah3:456.5", free) || !game.open.person(seat).is_in_play() {
            cx.tell(RuleId("ah3:005.2"), || Event::NothingLeft);
            return false;
        }
        game.open.display.retain(|shown| shown != asset);
        let state = game.open.asset_mut(asset);
        (state.at, state.damage, state.horror) = (AssetAt::Held(seat), 0, 0);
        game.open.person_mut(seat).assets.insert(asset);
        cx.tell(RuleId("ah3:401.2"), || Event::Gained { seat, asset });
        for ability in &cx.content.asset(asset).abilities {
            if *ability == Ability::NeitherBlessedNorCursed {
                game.lose_status(seat, Status::Blessed, cx);
                game.lose_status(seat, Status::Cursed, cx);
            }
        }
        true
    }
}

impl Procedure<ArkhamHorror> for Gain {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !self.take(game, cx) => return Ok(Flow::Done),
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        self.step += 1;
        match self.step {
            1 => call(Moments::new(When::Gained, self.seat, self.asset.0)),
            2 if self.from_deck => call(Moments::new(When::GainedFromDeck, self.seat, self.asset.0)),
            2 | 3 if self.refill && game.is_display_short() => {
                self.step = 3;
                call(RefillDisplay::new())
            }
            _ => Ok(Flow::Done),
        }
    }
}

/// An investigator gains the top card of a deck, or the first from the top that fits; the cards passed over are shuffled and
/// go under the deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GainFromDeck {
    seat: Seat,
    pub(crate) deck: Deck,
    with: Option<Trait>,
    min_value: u8,
    max_value: u8,
    /// The cards passed over.
    passed: u8,
}

impl GainFromDeck {
    /// An investigator gains the top card of the deck, or the first with the trait.
    pub fn new(seat: Seat, deck: Deck, with: Option<Trait>) -> GainFromDeck {
        GainFromDeck { seat, deck, with, min_value: 0, max_value: u8::MAX, passed: 0 }
    }

    fn rule(&self) -> RuleId {
        match (self.deck, self.with) {
            (Deck::Items, None) => RuleId("ah3:410.5"),
            (Deck::Items, Some(_)) => RuleId("ah3:410.6"),
            (Deck::Spells, None) => RuleId("ah3:425.5"),
            (Deck::Spells, Some(_)) => RuleId("ah3:425.6"),
            (Deck::Allies, _) => RuleId("ah3:480.3"),
        }
    }

    fn fits(&self, content: &Content, asset: Asset) -> bool {
        let def = content.asset(asset);
        let value = def.value.unwrap_or(0);
        let traits = match (self.deck, self.with) {
            (Deck::Items, None) => rule!("ah3:410.5", true),
            (Deck::Items, Some(with)) => rule!("ah3:410.6", def.traits.contains(&with), else true),
            (Deck::Spells, None) => rule!("ah3:425.5", true),
            (Deck::Spells, Some(with)) => rule!("ah3:425.6", def.traits.contains(&with), else true),
            (Deck::Allies, None) => rule!("ah3:480.3", true),
            (Deck::Allies, Some(with)) => def.traits.contains(&with),
        };
        traits && (self.min_value..=self.max_value).contains(&value)
    }

    /// Looks at the next card.
    fn look(&self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if usize::from(self.passed) < game.shut.cards_in(self.deck) {
            return Ok(Flow::Roll);
        }
        game.shut.mix_bottom(self.deck, usize::from(self.passed));
        cx.tell(RuleId("ah3:005.2"), || Event::NothingLeft);
        Ok(Flow::Done)
    }
}

impl Procedure<ArkhamHorror> for GainFromDeck {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !game.open.person(self.seat).is_in_play() => Ok(Flow::Done),
            Wake::Enter => self.look(game, cx),
            Wake::Rolled(card) => {
                let asset = self.deck.asset(cx.content, card);
                game.shut.see_top(self.deck, card);
                if !self.fits(cx.content, asset) {
                    cx.reveal(self.rule(), || Event::Passed { assets: vec![asset] });
                    game.shut.pass_top(self.deck);
                    self.passed += 1;
                    return self.look(game, cx);
                }
                game.shut.take_top(self.deck);
                game.shut.mix_bottom(self.deck, usize::from(self.passed));
                Ok(Flow::Become(Gain::from_deck(self.seat, asset).into()))
            }
            Wake::Back(_) | Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(self.rule());
        game.shut.top_odds(self.deck, odds);
    }
}

/// An investigator gains an item with a trait and a value in a range, from the display or the deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GainItem {
    pub(crate) seat: Seat,
    pub(crate) with: Option<Trait>,
    pub(crate) min_value: u8,
    pub(crate) max_value: u8,
}

impl GainItem {
    /// An investigator gains an item with a trait and a value in a range, from the display or the deck.
    pub fn new(seat: Seat, with: Option<Trait>, min_value: u8, max_value: u8) -> GainItem {
        GainItem { seat, with, min_value, max_value }
    }

    fn rule(&self) -> RuleId {
        if self.with.is_some() { RuleId("ah3:410.6") } else { RuleId("ah3:410.5") }
    }

    /// The items on display that fit.
    fn on_display<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
    ) -> impl Iterator<Item = Asset> + 'a {
        game.open.display.iter().filter(move |&asset| {
            let fits = self.with.is_none_or(|with| content.asset(asset).traits.contains(&with));
            let value = game.value_on_display(content, self.seat, asset);
            fits && (self.min_value..=self.max_value).contains(&value)
        })
    }

    fn search_deck(&self) -> Step {
        let GainItem { seat, with, min_value, max_value } = *self;
        let search = GainFromDeck { min_value, max_value, ..GainFromDeck::new(seat, Deck::Items, with) };
        Ok(Flow::Become(search.into()))
    }
}

impl Procedure<ArkhamHorror> for GainItem {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if !game.open.person(self.seat).is_in_play() => Ok(Flow::Done),
            Wake::Enter => match candidates(self.on_display(game, cx.content)) {
                Candidates::None => self.search_deck(),
                Candidates::One(asset) if game.shut.cards_in(Deck::Items) == 0 => {
                    Ok(Flow::Become(Gain::new(self.seat, asset).into()))
                }
                _ => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            Wake::Said(&[(_, Choice::Asset(asset))]) => Ok(Flow::Become(Gain::new(self.seat, asset).into())),
            Wake::Said(&[(_, Choice::Deck)]) => self.search_deck(),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = self.rule();
        q.ask(rule);
        q.public_count();
        self.on_display(game, content).for_each(|asset| q.offer(Choice::Asset(asset), rule));
        if game.shut.cards_in(Deck::Items) > 0 {
            q.offer(Choice::Deck, rule);
        } else {
            q.refuse(Choice::Deck, RuleId("ah3:005.2"));
        }
    }
}

/// An investigator chooses and discards a clue or an asset.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DiscardAsset {
    pub(crate) seat: Seat,
    pub(crate) what: Possession,
}

impl DiscardAsset {
    /// An investigator chooses and discards a clue or an asset.
    pub fn new(seat: Seat, what: Possession) -> DiscardAsset {
        DiscardAsset { seat, what }
    }

    fn discard(game: &mut ArkhamHorror, asset: Asset, cx: &mut Cx<'_>) -> Step {
        game.discard(asset, cx);
        match game.is_display_short() {
            true => Ok(Flow::Become(RefillDisplay::new().into())),
            false => Ok(Flow::Done),
        }
    }
}

impl ArkhamHorror {
    /// The assets of the investigator that are what a text names, and that can be discarded.
    pub fn discardable<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        what: Possession,
    ) -> impl Iterator<Item = Asset> + 'a {
        let assets = self.open.person(seat).assets.iter();
        assets.filter(move |&asset| Self::fits(content, asset, what) && self.can_be_discarded(content, asset))
    }
}

impl Procedure<ArkhamHorror> for DiscardAsset {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        match wake {
            Wake::Enter if self.what == Possession::Clue => {
                game.change_clues(self.seat, -1, None, RuleId("ah3:467.1"), cx);
                Ok(Flow::Done)
            }
            Wake::Enter => match candidates(game.discardable(content, self.seat, self.what)) {
                Candidates::None => Ok(Flow::Done),
                Candidates::One(asset) => Self::discard(game, asset, cx),
                Candidates::Many => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            Wake::Said(&[(_, Choice::Asset(asset))]) => Self::discard(game, asset, cx),
            Wake::Said(_) | Wake::Rolled(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:401.10");
        q.ask(rule);
        q.public_count();
        game.discardable(content, self.seat, self.what).for_each(|asset| q.offer(Choice::Asset(asset), rule));
    }
}

/// The display is filled up again.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RefillDisplay {}

impl RefillDisplay {
    /// The display is filled up again.
    #[allow(clippy::new_without_default)]
    pub fn new() -> RefillDisplay {
        RefillDisplay {}
    }
}

impl Procedure<ArkhamHorror> for RefillDisplay {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => {
                let asset = Deck::Items.asset(cx.content, card);
                game.shut.see_top(Deck::Items, card);
                game.shut.take_top(Deck::Items);
                game.open.asset_mut(asset).at = AssetAt::Display;
                game.open.display.push(asset);
                cx.reveal(RuleId("ah3:411.4"), || Event::Display { asset, on: true });
            }
            Wake::Back(_) | Wake::Said(_) => return out_of_step(),
        }
        match game.is_display_short() {
            true => Ok(Flow::Roll),
            false => Ok(Flow::Done),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:411.4"));
        game.shut.top_odds(Deck::Items, odds);
    }
}

/// An investigator gains a clue from the centre of a neighbourhood or, if none is named, from the supply; what follows it is
/// carried out.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GainClue {
    seat: Seat,
    from: Option<Neighbourhood>,
}

impl GainClue {
    /// An investigator gains a clue.
    pub fn new(seat: Seat, from: Option<Neighbourhood>) -> GainClue {
        GainClue { seat, from }
    }
}

impl Procedure<ArkhamHorror> for GainClue {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if game.gain_clue(self.seat, self.from, RuleId("ah3:477.6"), cx) => {
                Ok(Flow::Become(Moments::new(When::ClueGained, self.seat, 0).into()))
            }
            Wake::Enter => Ok(Flow::Done),
            Wake::Back(_) | Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }
}
