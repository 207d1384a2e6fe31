//! Blood Sacrifice: in the Doom phase, an own cultist is eliminated for an Elder Sign.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Each;
use crate::content::{Content, Kind, Zone};
use crate::event::Loss;
use crate::rules::GainSigns;
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Frame};

pub(super) const RULE: RuleId = RuleId("cwd:black-goat.4");

impl Duel {
    pub(super) fn offer_bleeding(&self, content: &Content, seat: Seat, each: Each<'_>) {
        let able = rule!("cwd:black-goat.4", self.has_great_old_one_in_play(content, seat), else true);
        for zone in self.side(seat).zones_of(Kind::CULTIST).iter() {
            for piece in self.side(seat).pieces_of(Kind::CULTIST, zone) {
                each(Choice::BloodSacrifice(piece, zone), RULE, (!able).then_some(RULE));
            }
        }
    }

    pub(super) fn use_blood_sacrifice(
        &mut self,
        seat: Seat,
        piece: Piece,
        zone: Zone,
        cx: &mut Cx<'_>,
    ) -> Frame {
        rule!("cwd:black-goat.4", {
            self.lose(seat, piece, zone, Loss::BloodSacrifice, cx);
        });
        GainSigns::new(seat, rule!("cwd:black-goat.4", 1, else 0)).into()
    }
}
