//! Blood Sacrifice: in the Doom phase, an own cultist for an Elder Sign.

use rulebook::{RuleId, rule};
use table::Seat;

use crate::content::{Content, Kind, Power, Zone};
use crate::event::Loss;
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Offer};

const RULE: RuleId = RuleId("cwd:black-goat.4");

impl Duel {
    fn has_bleeding(&self, content: &Content, seat: Seat) -> bool {
        self.powers(content, seat).any(|power| power == Power::BloodSacrifice)
    }

    /// Whether the seat can give a cultist for a sign.
    pub(in crate::rules) fn can_bleed(&self, content: &Content, seat: Seat) -> bool {
        self.has_bleeding(content, seat)
            && rule!("cwd:black-goat.4", self.risen(content, seat), else true)
            && self.side(seat).on_map(Kind::CULTIST) > 0
    }

    pub(in crate::rules) fn offer_bleeding(&self, content: &Content, seat: Seat, now: bool, q: &mut Offer) {
        if !self.has_bleeding(content, seat) {
            return;
        }
        let able = now && self.can_bleed(content, seat);
        for zone in self.side(seat).zones_of(Kind::CULTIST).iter() {
            for piece in self.side(seat).pieces_of(Kind::CULTIST, zone) {
                let against = (!able).then_some(RULE);
                crate::rules::offer_or_refuse(q, Choice::BloodSacrifice(piece, zone), RULE, against);
            }
        }
    }

    pub(in crate::rules) fn bleed(&mut self, seat: Seat, piece: Piece, zone: Zone, cx: &mut Cx<'_>) {
        rule!("cwd:black-goat.4", {
            self.lose(seat, piece, zone, Loss::BloodSacrifice, cx);
        });
    }
}
