//! Random basic weaknesses from the collection.

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Encounter, out_of_step};
use crate::content::{CardDefId, CardId, Content, Trait, Weakness};
use crate::state::Zone;
use crate::{Cx, Event, Lcg, Step, Wake};

impl Lcg {
    /// The basic weaknesses, optionally with a trait, that no investigator has, with the number of copies left.
    pub(crate) fn basic_weaknesses<'a>(
        &'a self,
        content: &'a Content,
        of: Option<Trait>,
    ) -> impl Iterator<Item = (CardDefId, u8)> + 'a {
        let mut taken = [0u8; 256];
        // Cards removed from the game still belong to their decks.
        let held = |id: &CardId| rule!("lcg:weakness.6", true, else self.card(*id).zone != Zone::Out);
        for id in (0..CardId::SCENARIO.0).map(CardId).filter(held) {
            taken[self.open.kinds[id.index()].index()] += 1;
        }
        let kinds = content.cards().iter().enumerate().filter(move |(_, card)| {
            card.weakness == Some(Weakness::Basic) && of.is_none_or(|of| card.is(of))
        });
        kinds.filter_map(move |(at, card)| {
            let left = card.count.saturating_sub(taken[at]);
            (left > 0).then_some((CardDefId(at as u8), left))
        })
    }
}

/// Adds a random basic weakness to a hand and resolves it as if it were drawn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Weaken {
    pub(crate) seat: Seat,
    of: Trait,
}

impl Weaken {
    /// Adds a weakness with that trait.
    pub fn new(seat: Seat, of: Trait) -> Weaken {
        Weaken { seat, of }
    }
}

impl Procedure<Lcg> for Weaken {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {
                let any = game.basic_weaknesses(cx.content, Some(self.of)).next().is_some();
                if any && game.playing(seat) { Ok(Flow::Roll) } else { Ok(Flow::Done) }
            }
            Wake::Rolled(kind) => {
                let kind = CardDefId(kind as u8);
                // Searches from the end of the block, where ids are unused by the deck.
                let first = CardId::investigator(seat).0;
                let block = (first + 1..first + CardId::BLOCK as u8).rev().map(CardId);
                let free = block.into_iter().find(|&card| game.card(card).zone == Zone::Out);
                let Some(card) = free else { return Ok(Flow::Done) };
                game.open.kinds[card.index()] = kind;
                game.register_hand_card(cx.content, seat, card);
                cx.tell(RuleId("lcg:weakness.6"), || Event::Weakness { seat, kind });
                if rule!("lcg:weakness.4", true, else false) {
                    return call(Encounter::weakness(game, seat, card, cx));
                }
                Ok(Flow::Done)
            }
            Wake::Back(_) => Ok(Flow::Done),
            Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &Lcg, content: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:weakness.6"));
        for (kind, left) in game.basic_weaknesses(content, Some(self.of)) {
            odds.push(u32::from(kind.0), u64::from(left));
        }
    }
}
