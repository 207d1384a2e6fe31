//! Exploring locations for clues and items.

use engine::{Card, Flow, Odds, Procedure, Seats};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Content, Item, Location, Locations};
use crate::state::{Clue, Figure, clue, pile};
use crate::{Cx, Event, FinalHour, Step, Wake};

/// Reveals the clues of locations.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Explore {
    left: Locations,
    figure: Figure,
    item: bool,
}

impl Explore {
    /// Explores these locations.
    pub fn new(among: Locations, figure: Figure) -> Explore {
        Explore { left: among, figure, item: false }
    }

    /// The location being explored, the investigator, and whether an item is being drawn instead of a clue.
    pub fn progress(&self) -> (Option<Location>, Figure, bool) {
        (self.here(), self.figure, self.item)
    }

    fn here(&self) -> Option<Location> {
        self.left.iter().next()
    }

    fn next(&mut self, game: &FinalHour, cx: &mut Cx<'_>) -> Step {
        while let Some(at) = self.here() {
            if rule!("fh:explore.1", !game.shut.clues.is_empty(pile::CLUE + at.index())) {
                return Ok(Flow::Roll);
            }
            self.left = self.left.less(Locations::only(at));
            let figure = self.figure;
            cx.tell(RuleId("fh:explore.1"), || Event::NothingToExplore { figure, at });
        }
        Ok(Flow::Done)
    }
}

impl Procedure<FinalHour> for Explore {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let figure = self.figure;
        match wake {
            Wake::Enter => self.next(game, cx),
            Wake::Rolled(card) if self.item => {
                let card = Card(card as u8);
                let item = Item(card.0);
                game.shut.items.see(pile::DECK, 0, card, Seats::ALL);
                game.shut.items.take(pile::DECK, 0);
                game.open.person_mut(figure).items |= 1 << item.0;
                cx.reveal(RuleId("fh:explore.2"), || Event::ItemGained { figure, item });
                self.item = false;
                self.next(game, cx)
            }
            Wake::Rolled(card) => {
                let (card, Some(at)) = (Card(card as u8), self.here()) else { return out_of_step() };
                self.left = self.left.less(Locations::only(at));
                game.shut.clues.see(pile::CLUE + at.index(), 0, card, Seats::ALL);
                game.shut.clues.take(pile::CLUE + at.index(), 0);
                match clue(card) {
                    Clue::Symbol(symbol) => {
                        rule!("fh:explore.3", {
                            game.open.found[symbol.index()] += 1;
                        });
                        cx.reveal(RuleId("fh:explore.3"), || Event::ClueFound { figure, at, symbol });
                    }
                    Clue::Item => {
                        game.open.found_items += 1;
                        cx.reveal(RuleId("fh:explore.2"), || Event::ItemClueFound { figure, at });
                        rule!("fh:explore.2", {
                            if !game.shut.items.is_empty(pile::DECK) {
                                self.item = true;
                                return Ok(Flow::Roll);
                            }
                        });
                    }
                }
                self.next(game, cx)
            }
            Wake::Back(_) | Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        if self.item {
            odds.cite(RuleId("fh:explore.2"));
            game.shut.items.odds_or_card(pile::DECK, 0, odds);
        } else if let Some(at) = self.here() {
            odds.cite(RuleId("fh:explore.1"));
            game.shut.clues.odds_or_card(pile::CLUE + at.index(), 0, odds);
        }
    }
}
