//! Necrophagy: when the kills are assigned, figures come from anywhere to the battle, and each pains both sides.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat};

use crate::content::{Content, Kind, Power, Zones};
use crate::rules::{ask, out_of_step};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

const RULE: RuleId = RuleId("cwd:black-goat.8");

/// Figures come, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Feasting {
    /// Whose.
    pub seat: Seat,
}

impl Procedure<Duel> for Feasting {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Bring(from))]) => {
                let Some(kind) = game.feaster(cx.content, seat) else { return out_of_step() };
                let to = game.open.battle.zone;
                game.take_off(seat, Piece::beside(kind), from);
                game.put(seat, kind, to);
                game.open.battle.sides.iter_mut().for_each(|side| side.pains = side.pains.saturating_add(1));
                cx.tell(RULE, || Event::GhoulComes { seat, kind, from, to });
            }
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RuleId("cwd:ability-use.1"), || Event::AbilityDeclined { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if game.feasters(cx.content, seat).is_empty() { Ok(Flow::Done) } else { ask(seat) }
    }

    fn offer(&self, game: &Duel, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RULE);
        q.idle(Choice::Stop, RuleId("cwd:ability-use.1"));
        game.feasters(content, seat).iter().for_each(|zone| q.offer(Choice::Bring(zone), RULE));
    }
}

impl Duel {
    /// What comes to feast, if the seat has such an ability.
    pub(crate) fn feaster(&self, content: &Content, seat: Seat) -> Option<Kind> {
        self.powers(content, seat).find_map(|power| match power {
            Power::Necrophagy { figure } => rule!("cwd:black-goat.8", Some(figure), else None),
            _ => None,
        })
    }

    /// The zones from which figures can come: those in the battle's own zone take part in it already.
    pub(in crate::rules) fn feasters(&self, content: &Content, seat: Seat) -> Zones {
        let Some(kind) = self.feaster(content, seat) else { return Zones::NONE };
        self.side(seat).zones_of(kind).without(self.open.battle.zone)
    }
}
