//! Abilities before the battle: all of the attacker's, then all of the defender's.

use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat, call};

use crate::content::Content;
use crate::rules::{ask, out_of_step};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// One side uses its abilities, in any order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Before {
    seat: Seat,
}

impl Before {
    /// This seat's.
    pub fn of(seat: Seat) -> Before {
        Before { seat }
    }

    /// Whose abilities.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether there is anything to use.
    pub(super) fn can_do_anything(&self, game: &Duel, content: &Content) -> bool {
        let mut any = false;
        self.options(game, content, |_, _| any = true);
        any
    }

    fn options(&self, game: &Duel, content: &Content, mut each: impl FnMut(Choice, RuleId)) {
        game.powers(content, self.seat)
            .for_each(|power| game.offer_before(content, self.seat, power, &mut each));
    }
}

impl Procedure<Duel> for Before {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RuleId("cwd:pre-battle.1"), || Event::AbilityDeclined { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(&[(_, choice)]) => {
                if let Some(frame) = game.use_before(seat, choice, cx)? {
                    return call(frame);
                }
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        // With one side gone the battle is over, and nobody uses anything more in it.
        if !game.one_side_gone() && self.can_do_anything(game, cx.content) {
            ask(seat)
        } else {
            Ok(Flow::Done)
        }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:pre-battle.3"));
        q.idle(Choice::Stop, RuleId("cwd:pre-battle.1"));
        self.options(game, content, |choice, rule| q.offer(choice, rule));
    }
}
