//! Abandoned Luggage: two items under a card, which nobody sees before they are gained.

use engine::{Card, End, Flow, Odds, Procedure, Seats, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use crate::content::Content;
use crate::rules::assets::Gain;
use crate::rules::decks::Deck;
use crate::rules::out_of_step;
use crate::rules::texts::{Scope, This};
use crate::state::pile;
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

/// The number of items under the card.
const ITEMS: usize = 2;

impl ArkhamHorror {
    /// Puts the top items of the deck face down under Abandoned Luggage.
    pub(super) fn fill_luggage(&mut self, cx: &mut Cx<'_>) {
        for _ in 0..ITEMS {
            if self.shut.items.is_empty(pile::DECK) {
                cx.tell(RuleId("ah3:005.2"), || Event::NothingLeft);
                return;
            }
            self.shut.items.slide(pile::DECK, 0, pile::LUGGAGE, End::Bottom);
        }
    }
}

/// An investigator gains the items under Abandoned Luggage, and discards the card.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct OpenLuggage {
    scope: Scope,
}

impl OpenLuggage {
    /// Carries out the text of Abandoned Luggage.
    pub fn new(scope: Scope) -> OpenLuggage {
        OpenLuggage { scope }
    }
}

impl Procedure<ArkhamHorror> for OpenLuggage {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Rolled(card) => {
                game.shut.items.see(pile::LUGGAGE, 0, Card(card as u8), Seats::ALL);
                game.shut.items.take(pile::LUGGAGE, 0);
                return call(Gain::new(self.scope.you, Deck::Items.asset(cx.content, card)));
            }
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(_) => return out_of_step(),
        }
        if !game.shut.items.is_empty(pile::LUGGAGE) {
            return Ok(Flow::Roll);
        }
        if let This::Asset(luggage) = self.scope.this
            && game.open.person(self.scope.you).holds(luggage)
        {
            game.discard(luggage, cx);
        }
        Ok(Flow::Done)
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:401.2"));
        game.shut.items.odds_or_card(pile::LUGGAGE, 0, odds);
    }
}
