//! Movement of investigators along pathways.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::{Resolve, Resolver};
use super::out_of_step;
use crate::content::{Content, Location, Locations, Script};
use crate::{Choice, Cx, Event, FinalHour, Offer, Step, Wake};

/// An investigator makes a number of steps.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Walk {
    who: Resolver,
    left: u8,
    /// The script resolved in each location entered.
    entering: Script,
}

impl Walk {
    /// Up to this many steps, with a script resolved after each.
    pub fn new(who: Resolver, up_to: u8, entering: Script) -> Walk {
        Walk { who, left: up_to, entering }
    }

    /// The steps left, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Resolver) {
        (self.left, self.who)
    }

    /// The script resolved in each location entered.
    pub fn entering(&self) -> Script {
        self.entering
    }

    fn advance(&self, game: &FinalHour) -> Step {
        if rule!("fh:move.1", self.left > 0) { self.who.ask(game) } else { Ok(Flow::Done) }
    }
}

/// The locations that can be reached in one step.
fn steps_from(content: &Content, here: Location) -> Locations {
    let adjacent = content.board.adjacent(here);
    rule!("fh:clar-locations.1", adjacent, else Locations::all().less(adjacent))
}

impl Procedure<FinalHour> for Walk {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.advance(game),
            Wake::Said(&[(_, Choice::At(to))]) => {
                self.left -= 1;
                let figure = self.who.figure;
                let from = std::mem::replace(&mut game.open.person_mut(figure).at, to);
                cx.tell(RuleId("fh:move.1"), || Event::Moved { figure, from, to });
                if self.entering.is_empty() {
                    self.advance(game)
                } else {
                    call(Resolve::new(self.entering, self.who))
                }
            }
            Wake::Said(&[(_, Choice::Stop)]) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:move.1"));
        q.public_count();
        let here = game.open.person(self.who.figure).at;
        let near = steps_from(content, here);
        near.iter().for_each(|to| q.offer(Choice::At(to), RuleId("fh:move.1")));
        q.decline(Choice::Stop, RuleId("fh:move.1"));
        if q.keeps_refusals() {
            Locations::all()
                .less(near)
                .iter()
                .for_each(|to| q.refuse(Choice::At(to), RuleId("fh:clar-locations.1")));
        }
    }
}
