//! Devolve: after any action, own figures on the map are replaced by others from the pool.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat};

use crate::content::{Content, Kind, Power};
use crate::rules::{ask, out_of_step};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

const RULE: RuleId = RuleId("cwd:great-cthulhu.8");

/// Figures are replaced, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exchanging {
    /// Whose.
    pub seat: Seat,
}

impl Procedure<Duel> for Exchanging {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Exchange(piece, zone))]) => {
                let Some((_, to)) = game.exchange(cx.content, seat) else { return out_of_step() };
                rule!("cwd:great-cthulhu.8", {
                    game.take_off(seat, piece, zone);
                    game.put(seat, to, zone);
                });
                cx.tell(RULE, || Event::Exchanged { seat, piece, to, zone });
            }
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RuleId("cwd:ability-use.1"), || Event::AbilityDeclined { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if game.can_exchange(cx.content, seat) { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RULE);
        q.idle(Choice::Stop, RuleId("cwd:ability-use.1"));
        let Some((from, _)) = game.exchange(content, seat) else { return };
        for zone in game.side(seat).zones_of(from).iter() {
            for piece in game.side(seat).pieces_of(from, zone) {
                q.offer(Choice::Exchange(piece, zone), RULE);
            }
        }
    }
}

impl Duel {
    /// What the seat can replace by what, if it has such an ability.
    pub(crate) fn exchange(&self, content: &Content, seat: Seat) -> Option<(Kind, Kind)> {
        self.powers(content, seat).find_map(|power| match power {
            Power::Exchange { from, to } => Some((from, to)),
            _ => None,
        })
    }

    /// Whether the seat has something to replace and something to replace it by.
    pub(in crate::rules) fn can_exchange(&self, content: &Content, seat: Seat) -> bool {
        self.exchange(content, seat)
            .is_some_and(|(from, to)| self.side(seat).on_map(from) > 0 && self.pool(content, seat, to) > 0)
    }
}
