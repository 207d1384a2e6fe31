//! Necrophagy: after the kills are assigned, figures come from any zone, and each causes a pain on both sides.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Each;
use crate::content::{Kind, Zone, Zones};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event};

const RULE: RuleId = RuleId("cwd:black-goat.8");

impl Duel {
    /// Offers the zones from which figures can come. Figures in the zone of the battle already take part in it.
    pub(super) fn offer_feast(&self, seat: Seat, figure: Kind, each: Each<'_>) {
        let zones = self.side(seat).zones_of(figure).without(self.open.battle.zone);
        let zones = rule!("cwd:black-goat.8", zones, else Zones::NONE);
        zones.iter().for_each(|zone| each(Choice::Bring(zone), RULE, None));
    }

    pub(super) fn use_necrophagy(&mut self, seat: Seat, kind: Kind, from: Zone, cx: &mut Cx<'_>) {
        let to = self.open.battle.zone;
        self.take_off(seat, Piece::beside(kind), from);
        self.put(seat, kind, to);
        self.open.battle.sides.iter_mut().for_each(|side| side.pains = side.pains.saturating_add(1));
        cx.tell(RULE, || Event::GhoulComes { seat, kind, from, to });
    }
}
