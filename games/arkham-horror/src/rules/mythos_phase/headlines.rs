//! Headlines and rumours.

use engine::{Card, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::doom::PlaceDoom;
use super::super::out_of_step;
use super::super::texts::{Resolve, Scope, This};
use crate::content::{Content, Headline};
use crate::state::pile;
use crate::{ArkhamHorror, Cx, Event, Spot, Step, Wake};

/// A player draws and reads a headline.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ReadHeadline {
    seat: Seat,
    headline: Option<Headline>,
}

impl ReadHeadline {
    /// A player draws and reads a headline. A player without an investigator resolves it as far as possible.
    pub fn new(seat: Seat) -> ReadHeadline {
        ReadHeadline { seat, headline: None }
    }
}

impl ArkhamHorror {
    /// A rumour enters the codex, where it stays; the one that was there is discarded.
    fn add_rumour(&mut self, headline: Headline, cx: &mut Cx<'_>) {
        if self.open.rumour.is_some() {
            // Discarding never calls for anything else.
            let _ = self.discard_rumour(cx);
        }
        self.open.rumour = Some((headline, 0));
    }
}

impl Procedure<ArkhamHorror> for ReadHeadline {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.headline) {
            (Wake::Enter, _) if game.shut.headlines.is_empty(pile::DECK) => {
                let doom = engine::become_(PlaceDoom::new(Spot::Sheet, 1));
                rule!("ah3:423.6", doom, else Ok(Flow::Done))
            }
            (Wake::Enter, _) => Ok(Flow::Roll),
            (Wake::Rolled(card), _) => {
                let (headline, seat) = (Headline(card as u8), self.seat);
                game.shut.headlines.see(pile::DECK, 0, Card(headline.0), Seats::ALL);
                game.shut.headlines.take(pile::DECK, 0);
                self.headline = Some(headline);
                cx.reveal(RuleId("ah3:423.2"), || Event::Headline { seat, headline });
                let reader = rule!("ah3:423.3", seat, else game.open.lead);
                let def = cx.content.headline(headline);
                if rule!("ah3:423.7", def.rumour, else false) {
                    game.add_rumour(headline, cx);
                }
                let scope = Scope::new(reader, This::Headline(headline));
                rule!("ah3:423.2", call(Resolve::new(def.text, scope)), else Ok(Flow::Done))
            }
            (Wake::Back(_), Some(headline)) => {
                if game.open.rumour.is_none_or(|(rumour, _)| rumour != headline) {
                    rule!("ah3:423.4", { game.open.headline_discard.insert(headline) });
                }
                Ok(Flow::Done)
            }
            _ => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:204.10a"));
        game.shut.headlines.odds_or_card(pile::DECK, 0, odds);
    }
}
