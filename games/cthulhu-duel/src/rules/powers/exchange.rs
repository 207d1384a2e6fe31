//! Devolve: after any action, own figures on the map are replaced by figures of another kind from the pool.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Each;
use crate::content::{Content, Kind, Zone};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event};

const RULE: RuleId = RuleId("cwd:great-cthulhu.8");

impl Duel {
    /// Offers the figures that can be replaced, as long as the pool has a replacement.
    pub(super) fn offer_exchange(&self, content: &Content, seat: Seat, from: Kind, to: Kind, each: Each<'_>) {
        if self.pool(content, seat, to) == 0 {
            return;
        }
        for zone in self.side(seat).zones_of(from).iter() {
            for piece in self.side(seat).pieces_of(from, zone) {
                each(Choice::Exchange(piece, zone), RULE, None);
            }
        }
    }

    pub(super) fn exchange(&mut self, seat: Seat, piece: Piece, to: Kind, zone: Zone, cx: &mut Cx<'_>) {
        rule!("cwd:great-cthulhu.8", {
            self.take_off(seat, piece, zone);
            self.put(seat, to, zone);
        });
        cx.tell(RULE, || Event::Exchanged { seat, piece, to, zone });
    }
}
