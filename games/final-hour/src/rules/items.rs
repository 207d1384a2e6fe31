//! Items: used by their owner before or after one of their action cards is resolved, then discarded.

use engine::{Ask, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::{By, Resolve, Resolver};
use super::out_of_step;
use crate::content::{Content, Item, Timing};
use crate::state::Figure;
use crate::{Choice, Cx, Event, FinalHour, Offer, Step, Wake};

/// The owner of the card being resolved may use items.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct UseItems {
    figure: Figure,
    timing: Timing,
}

impl UseItems {
    /// Before or after the card of this investigator is resolved.
    pub fn new(figure: Figure, timing: Timing) -> UseItems {
        UseItems { figure, timing }
    }

    /// The owner of the items, and whether it is before or after their card.
    pub fn progress(&self) -> (Figure, Timing) {
        (self.figure, self.timing)
    }

    fn usable<'a>(&self, game: &FinalHour, content: &'a Content) -> impl Iterator<Item = Item> + use<'a> {
        let timing = self.timing;
        game.open.items(self.figure).filter(move |&item| content.item(item).timing == timing)
    }
}

impl Procedure<FinalHour> for UseItems {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let figure = self.figure;
        match wake {
            Wake::Enter | Wake::Back(_) => {
                let any = self.usable(game, cx.content).next().is_some();
                if any { Ok(Flow::Ask(Ask::one(game.open.seat(figure)))) } else { Ok(Flow::Done) }
            }
            Wake::Said(&[(_, Choice::Use(item))]) => {
                game.open.person_mut(figure).items &= !(1 << item.0);
                game.open.used_items |= 1 << item.0;
                // A monster is activated at most once per effect, and an item is an effect of its own.
                game.open.activated = 0;
                cx.tell(RuleId("fh:explore.2"), || Event::ItemUsed { figure, item });
                call(Resolve::new(cx.content.item(item).effect, Resolver { figure, by: By::Item }))
            }
            Wake::Said(&[(_, Choice::Stop)]) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        let rule = match self.timing {
            Timing::Before => RuleId("fh:clar-items.2"),
            Timing::After => RuleId("fh:clar-items.3"),
        };
        q.ask(rule);
        q.public_count();
        for item in game.open.items(self.figure) {
            if rule!("fh:explore.2", content.item(item).timing == self.timing) {
                q.offer(Choice::Use(item), rule);
            } else {
                q.refuse(Choice::Use(item), rule);
            }
        }
        q.decline(Choice::Stop, rule);
    }
}
