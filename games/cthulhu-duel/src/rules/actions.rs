//! The eight common actions; unique actions and requirements are offered along with them.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::{Awakening, Lose, LossScope, Moment, Moving, Summoning, offer_or_refuse};
use crate::content::{Class, Content, Kind, Needs, Slot, Zone, Zones};
use crate::event::Loss;
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Frame, Halt, Offer};

/// The cost of a recruit, a move of one figure, a battle and a capture.
pub(crate) const ACTION_COST: u8 = 1;
/// The cost of building a gate.
pub(crate) const GATE_COST: u8 = 3;

const TOO_EXPENSIVE: RuleId = RuleId("cwd:action-phase.4");

impl Duel {
    /// Whether the seat has enough power to pay the cost.
    pub(super) fn affords(&self, seat: Seat, cost: u8) -> bool {
        rule!("cwd:action-phase.4", self.side(seat).power >= cost, else true)
    }

    /// Deducts the cost from the seat's power.
    pub(super) fn spend(&mut self, seat: Seat, cost: u8) {
        rule!("cwd:action-phase.3", {
            let side = self.side_mut(seat);
            side.power = side.power.saturating_sub(cost);
        });
    }

    /// The rule against an action: `other` if given, or the cost if the seat cannot pay it.
    pub(super) fn against(&self, seat: Seat, cost: u8, other: Option<RuleId>) -> Option<RuleId> {
        other.or_else(|| (!self.affords(seat, cost)).then_some(TOO_EXPENSIVE))
    }

    /// Offers everything that can be the one action of a turn, except battles.
    pub(super) fn offer_actions(&self, content: &Content, seat: Seat, q: &mut Offer) {
        self.offer_recruits(content, seat, q);
        self.offer_summons(content, seat, q);
        self.offer_awakening(content, seat, q);
        self.offer_building(content, seat, q);
        self.offer_moves(content, seat, q);
        self.offer_captures(content, seat, q);
        self.offer_at(content, seat, Moment::Action, 0, &mut |it| it.put(q));
        self.refuse_at(content, seat, Moment::Action, q);
        self.offer_sacrifices(content, seat, q);
        q.offer(Choice::Pass, RuleId("cwd:pass.1"));
    }

    /// Refuses all actions with this rule, when no action is possible any more.
    pub(super) fn refuse_actions(&self, content: &Content, seat: Seat, why: RuleId, q: &mut Offer) {
        if !q.keeps_refusals() {
            return;
        }
        let mut all = Offer::with_refusals();
        self.offer_actions(content, seat, &mut all);
        for &(choice, _) in all.choices().iter().chain(all.refused()) {
            q.refuse(choice, why);
        }
    }

    /// Performs an action, immediately or by returning a procedure.
    pub(super) fn act(&mut self, seat: Seat, choice: Choice, cx: &mut Cx<'_>) -> Result<Option<Frame>, Halt> {
        let frame = match choice {
            Choice::Recruit(zone) => {
                self.spend(seat, rule!("cwd:recruit-summon-awaken.1", ACTION_COST, else 0));
                self.put(seat, Kind::CULTIST, zone);
                cx.tell(RuleId("cwd:recruit-summon-awaken.2"), || Event::Recruited { seat, zone });
                return Ok(None);
            }
            Choice::Summon(kind, zone) => {
                self.summon(seat, kind, zone, cx);
                return Ok(self.summons_more(cx.content, seat).then(|| Summoning::advance(seat).into()));
            }
            Choice::Build(zone) => {
                self.spend(seat, rule!("cwd:build-gate.1", GATE_COST, else 0));
                self.open.gates = self.open.gates.with(zone);
                cx.tell(RuleId("cwd:build-gate.1"), || Event::GateBuilt { seat, zone });
                return Ok(None);
            }
            Choice::Awaken(zone) => Awakening::at(seat, zone).into(),
            Choice::Move(piece, from, to) => Moving::first(self, seat, piece, from, to, cx).into(),
            Choice::Capture(zone) => {
                self.spend(seat, rule!("cwd:capture.1", ACTION_COST, else 0));
                Lose::new(enemy(seat), 1, Loss::Captured, LossScope::Zone(zone)).into()
            }
            Choice::Sacrifice(slot) => self.sacrifice(seat, slot, cx.content),
            _ => return self.use_at(seat, Moment::Action, &mut 0, choice, cx),
        };
        Ok(Some(frame))
    }

    /// Passes: the seat loses all its power.
    pub(super) fn pass(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let lost = self.side(seat).power;
        rule!("cwd:pass.1", {
            self.side_mut(seat).power = 0;
        });
        cx.tell(RuleId("cwd:pass.1"), || Event::Passed { seat, lost });
    }

    fn offer_recruits(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let own = self.side(seat).zones();
        let anywhere = rule!("cwd:recruit-summon-awaken.2", own.is_empty());
        let zones = if q.keeps_refusals() || anywhere { content.map.all() } else { own };
        let empty = rule!("cwd:figures.3", self.pool(content, seat, Kind::CULTIST) == 0, else false);
        for zone in zones.iter() {
            let alone = !anywhere && !own.has(zone);
            let why = if alone {
                Some(RuleId("cwd:recruit-summon-awaken.2"))
            } else {
                empty.then_some(RuleId("cwd:figures.3"))
            };
            let against = self.against(seat, ACTION_COST, why);
            offer_or_refuse(q, Choice::Recruit(zone), RuleId("cwd:recruit-summon-awaken.1"), against);
        }
    }

    fn offer_building(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let builders = self.gate_zones(content, seat);
        let zones = if q.keeps_refusals() { content.map.all() } else { builders.less(self.open.gates) };
        for zone in zones.iter() {
            let taken = rule!("cwd:build-gate.1", self.open.gates.has(zone), else false);
            let why = if taken {
                Some(RuleId("cwd:gates.3"))
            } else {
                (!builders.has(zone)).then_some(RuleId("cwd:build-gate.1"))
            };
            let against = self.against(seat, GATE_COST, why);
            offer_or_refuse(q, Choice::Build(zone), RuleId("cwd:build-gate.1"), against);
        }
    }

    fn offer_captures(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let prey = self.side(enemy(seat)).zones_of(Kind::CULTIST);
        let near = prey.and(self.side(seat).zones());
        let zones = if q.keeps_refusals() { content.map.all() } else { near };
        for zone in zones.iter() {
            let why = if !prey.has(zone) {
                Some(RuleId("cwd:capture.1"))
            } else {
                (!near.has(zone) || self.are_cultists_protected(content, seat, zone))
                    .then_some(RuleId("cwd:capture.2"))
            };
            let against = self.against(seat, ACTION_COST, why);
            offer_or_refuse(q, Choice::Capture(zone), RuleId("cwd:capture.1"), against);
        }
    }

    /// Whether the enemy's cultists in the zone are protected from all of the seat's figures there.
    pub(crate) fn are_cultists_protected(&self, content: &Content, seat: Seat, zone: Zone) -> bool {
        let any = |seat, class| self.of_class(content, seat, class, zone) > 0;
        let foe = enemy(seat);
        let great = any(seat, Class::GreatOldOne) && !any(foe, Class::GreatOldOne);
        let lesser = any(seat, Class::Monster) && !any(foe, Class::GreatOldOne) && !any(foe, Class::Monster);
        rule!("cwd:capture.2", !(great || lesser), else false)
    }

    fn offer_sacrifices(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        for (at, requirement) in sheet.requirements.iter().enumerate() {
            let Needs::Sacrifice(count) = requirement.needs else { continue };
            let slot = Slot(at as u8);
            let rule = self.asks_for(content, seat, slot);
            let against = if rule!("cwd:spellbook-requirements.3", side.is_filled(slot), else false) {
                Some(RuleId("cwd:spellbook-requirements.3"))
            } else {
                (side.on_map(Kind::CULTIST) < count).then_some(rule)
            };
            offer_or_refuse(q, Choice::Sacrifice(slot), rule, against);
        }
    }

    fn sacrifice(&mut self, seat: Seat, slot: Slot, content: &Content) -> Frame {
        let requirement = &self.sheet(content, seat).requirements[slot.index()];
        let count = match requirement.needs {
            Needs::Sacrifice(count) => rule!(of requirement.rule, count, else 0),
            _ => 0,
        };
        self.spend(seat, rule!("cwd:spellbook-requirements.1", 0, else ACTION_COST));
        self.side_mut(seat).past_requirements |= 1 << slot.0;
        Lose::new(seat, count, Loss::Sacrifice, LossScope::Anywhere).into()
    }

    /// The zones where the seat has a figure that can build and control gates.
    pub(super) fn gate_zones(&self, content: &Content, seat: Seat) -> Zones {
        let side = self.side(seat);
        self.keeper_kinds(content, seat).fold(Zones::NONE, |zones, kind| zones.or(side.zones_of(kind)))
    }
}
