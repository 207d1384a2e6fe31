//! Gates: which figures can control them, and taking and leaving them.

use engine::Seat;
use rulebook::{RuleId, rule};

use crate::content::{Class, Content, Kind, Power, Zone, Zones};
use crate::{Choice, Cx, Duel, Event, Offer};

impl Duel {
    /// The kinds of figures of the seat that build and control gates.
    pub(crate) fn keeper_kinds<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = Kind> + 'a {
        let sheet = self.sheet(content, seat);
        let others =
            self.powers(content, seat).filter_map(Power::keeper).fold(0u8, |set, kind| set | 1 << kind.0);
        sheet.kinds().filter(move |&kind| {
            let cultist = rule!("cwd:gates.2", sheet.figure(kind).class == Class::Cultist, else true);
            cultist || others & (1 << kind.0) != 0
        })
    }

    /// The zones whose free gate the seat can take with a figure of this kind.
    fn to_take(&self, seat: Seat, kind: Kind) -> Zones {
        rule!("cwd:control-gate.1", self.free_gates(), else Zones::NONE).and(self.side(seat).zones_of(kind))
    }

    /// Whether the seat can take or leave any gate.
    pub(super) fn can_shift_gates(&self, content: &Content, seat: Seat) -> bool {
        !self.side(seat).controlled_gates().is_empty()
            || self.keeper_kinds(content, seat).any(|kind| !self.to_take(seat, kind).is_empty())
    }

    /// Offers to take and leave gates, any number of times.
    pub(super) fn offer_gates(&self, content: &Content, seat: Seat, q: &mut Offer) {
        for kind in self.keeper_kinds(content, seat) {
            for zone in self.to_take(seat, kind).iter() {
                q.offer(Choice::TakeGate(kind, zone), RuleId("cwd:control-gate.1"));
            }
        }
        for zone in rule!("cwd:control-gate.2", self.side(seat).controlled_gates(), else Zones::NONE).iter() {
            q.offer(Choice::LeaveGate(zone), RuleId("cwd:control-gate.2"));
            // Leaving is only useful for putting a figure of another kind on the gate, so it may have low priority.
            let side = self.side(seat);
            let mut others = self.keeper_kinds(content, seat).filter(|&kind| side.keeper(zone) != Some(kind));
            if !others.any(|kind| side.zones_of(kind).has(zone)) {
                q.low_priority(Choice::LeaveGate(zone));
            }
        }
    }

    /// Refuses gates that cannot be taken, if refusals are collected.
    pub(super) fn refuse_gates(&self, content: &Content, seat: Seat, q: &mut Offer) {
        if !q.keeps_refusals() {
            return;
        }
        let (side, sheet, free) = (self.side(seat), self.sheet(content, seat), self.free_gates());
        let keepers: Vec<Kind> = self.keeper_kinds(content, seat).collect();
        for zone in content.map.all().iter() {
            let taken = self.open.gates.has(zone) && !free.has(zone);
            let mut kinds: Vec<Kind> = sheet.kinds().filter(|kind| side.zones_of(*kind).has(zone)).collect();
            if kinds.is_empty() {
                kinds.push(Kind::CULTIST);
            }
            for kind in kinds {
                let why = if taken {
                    "cwd:gates.1"
                } else if free.has(zone) && !keepers.contains(&kind) {
                    "cwd:gates.2"
                } else if self.to_take(seat, kind).has(zone) {
                    continue;
                } else {
                    "cwd:control-gate.1"
                };
                q.refuse(Choice::TakeGate(kind, zone), RuleId(why));
            }
        }
    }

    /// Puts a figure in the zone onto its free gate.
    pub(super) fn take_gate(&mut self, seat: Seat, kind: Kind, zone: Zone, cx: &mut Cx<'_>) {
        let keeps = &mut self.side_mut(seat).keeps[kind.index()];
        *keeps = keeps.with(zone);
        cx.tell(RuleId("cwd:control-gate.1"), || Event::GateTaken { seat, kind, zone });
    }

    /// Moves the figure on the gate off it.
    pub(super) fn leave_gate(&mut self, seat: Seat, zone: Zone, cx: &mut Cx<'_>) {
        let Some(kind) = self.side(seat).keeper(zone) else { return };
        let keeps = &mut self.side_mut(seat).keeps[kind.index()];
        *keeps = keeps.without(zone);
        cx.tell(RuleId("cwd:control-gate.2"), || Event::GateLeft { seat, kind, zone });
    }
}
