//! The names of cards in play and of unrevealed places.

use engine::{Msg, Seat};

use super::names;
use crate::Lcg;
use crate::content::{CardId, CardType, Content, ScenarioDef};

/// The cards in play among which one is picked.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Among {
    /// All cards in play.
    All,
    /// Cards of the same investigator, when the message names the investigator. Enemies belong to nobody, so all are
    /// compared.
    Own,
    /// Cards at the same location.
    Here,
}

/// The name of an unrevealed place, whose location may not be known yet.
pub(crate) fn place(content: &Content, scenario: &ScenarioDef, place: CardId) -> Option<String> {
    let def = scenario.places.get(usize::from(place.0.checked_sub(CardId::PLACES.0)?))?;
    let twins = scenario.places.iter().filter(|other| other.cards == def.cards).count();
    match def.cards.as_slice() {
        [only] => Some(names::coded(content, only)),
        _ if twins > 1 => Some(format!("lcg-place-{}", def.slug)),
        [first, ..] => content.kind(first).map(|kind| names::title(&content.card(kind).title)),
        [] => None,
    }
}

impl Lcg {
    /// The name of a seat's investigator.
    pub(super) fn who(&self, content: &Content, seat: Seat) -> String {
        names::person(content, self.open.kinds[CardId::investigator(seat).index()])
    }

    /// The current name of a card.
    pub(super) fn called(&self, content: &Content, card: CardId) -> String {
        if card.is_place() && self.card(card).seen {
            return names::card(content, self.open.kinds[card.index()]);
        }
        self.always(content, card)
    }

    /// A name of the card that never changes during the game.
    pub(super) fn always(&self, content: &Content, card: CardId) -> String {
        let kind = self.open.kinds[card.index()];
        if card.is_place() {
            let scenario = &content.scenarios()[usize::from(self.open.scenario)];
            return place(content, scenario, card).unwrap_or_else(|| names::card(content, kind));
        }
        if card.as_seat().is_some() { names::person(content, kind) } else { names::card(content, kind) }
    }

    /// Numbers cards with the same title, counted from 1, among those in play that it could be confused with, or in one
    /// hand. `None` if it is the only one.
    pub(super) fn number(&self, content: &Content, card: CardId, among: Among) -> Option<usize> {
        let title = &self.def(content, card).title;
        let whose = |of: CardId| self.card(of).by;
        let near = |other: CardId| match among {
            Among::All => true,
            Among::Own if self.card_type(content, card) == CardType::Enemy => true,
            Among::Own => whose(other) == whose(card),
            Among::Here => {
                let enemy = self.card_type(content, card) == CardType::Enemy;
                self.place_of(other) == self.place_of(card) && (enemy || whose(other) == whose(card))
            }
        };
        let same = |other: &CardId| self.def(content, *other).title == *title && near(*other);
        let twins: Vec<CardId> = if self.is_in_play(card) {
            self.open.play.iter().filter(same).collect()
        } else {
            let seat = card.owner()?;
            self.hand(seat).filter(same).collect()
        };
        let at = twins.iter().position(|&other| other == card)?;
        (twins.len() > 1).then_some(at + 1)
    }

    /// Adds the number of the card to a message where other cards have the same name.
    pub(super) fn numbered(&self, content: &Content, card: CardId, among: Among, msg: Msg) -> Msg {
        match self.number(content, card, among).filter(|_| !card.is_place()) {
            Some(n) => Msg::new("lcg-nth").say("what", vec![msg]).num("n", n as i64),
            None => msg,
        }
    }
}
