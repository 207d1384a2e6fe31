//! Summoning monsters and awakening Great Old Ones.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{GainSigns, Lose, LossScope, ask, offer_or_refuse, out_of_step};
use crate::content::{Appears, Content, Kind, Power, Zone, Zones};
use crate::event::Loss;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// A Summon action that can summon further monsters.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Summoning {
    seat: Seat,
}

impl Summoning {
    /// Continues after the first monster.
    pub fn advance(seat: Seat) -> Summoning {
        Summoning { seat }
    }
}

impl Procedure<Duel> for Summoning {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Summon(kind, zone))]) => game.summon(seat, kind, zone, cx),
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(game.many_at_once(cx.content, seat), || Event::Enough { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if game.summons_more(cx.content, seat) { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(game.many_at_once(content, self.seat));
        q.public_count();
        q.decline(Choice::Stop, RuleId("cwd:ability-use.1"));
        game.offer_summons(content, self.seat, q);
    }
}

impl Duel {
    /// The current cost of a monster for the seat.
    pub fn cost_of(&self, content: &Content, seat: Seat, kind: Kind) -> u8 {
        let printed = self.sheet(content, seat).figure(kind).cost;
        self.powers(content, seat).fold(printed, |cost, power| self.cheaper(content, seat, power, kind, cost))
    }

    fn can_summon(&self, content: &Content, seat: Seat, kind: Kind) -> Option<RuleId> {
        let empty = rule!("cwd:figures.3", self.pool(content, seat, kind) == 0, else false);
        self.against(seat, self.cost_of(content, seat, kind), empty.then_some(RuleId("cwd:figures.3")))
    }

    pub(super) fn offer_summons(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let held =
            rule!("cwd:recruit-summon-awaken.5", self.side(seat).controlled_gates(), else content.map.all());
        let zones = if q.keeps_refusals() { content.map.all() } else { held };
        for kind in self.sheet(content, seat).monsters() {
            let against = self.can_summon(content, seat, kind);
            if against.is_some() && !q.keeps_refusals() {
                continue;
            }
            for zone in zones.iter() {
                let gate = (!held.has(zone)).then_some(RuleId("cwd:recruit-summon-awaken.5"));
                let rule = RuleId("cwd:recruit-summon-awaken.4");
                offer_or_refuse(q, Choice::Summon(kind, zone), rule, gate.or(against));
            }
        }
    }

    pub(super) fn summon(&mut self, seat: Seat, kind: Kind, zone: Zone, cx: &mut Cx<'_>) {
        let cost = rule!("cwd:recruit-summon-awaken.5", self.cost_of(cx.content, seat, kind), else 0);
        self.spend(seat, cost);
        self.put(seat, kind, zone);
        cx.tell(RuleId("cwd:recruit-summon-awaken.5"), || Event::Summoned { seat, kind, zone, cost });
    }

    /// Whether the same action can summon another monster.
    pub(super) fn summons_more(&self, content: &Content, seat: Seat) -> bool {
        let many = self.powers(content, seat).any(|power| power.summons_many().is_some());
        let able = !self.side(seat).controlled_gates().is_empty();
        rule!("cwd:recruit-summon-awaken.6", many && able, else able)
            && self.sheet(content, seat).monsters().any(|kind| self.can_summon(content, seat, kind).is_none())
    }

    /// The rule that limits the number of monsters summoned by one action.
    fn many_at_once(&self, content: &Content, seat: Seat) -> RuleId {
        let by_ability = self.powers(content, seat).find_map(Power::summons_many);
        by_ability.unwrap_or(RuleId("cwd:recruit-summon-awaken.6"))
    }

    /// The current cost for the seat of awakening its Great Old One.
    pub fn awakening_cost(&self, content: &Content, seat: Seat) -> u8 {
        let sheet = self.sheet(content, seat);
        let printed = sheet.figure(sheet.great_old_one()).cost;
        let again = || self.powers(content, seat).find_map(Power::awakens_again_for);
        if self.side(seat).awakened > 0 { again().unwrap_or(printed) } else { printed }
    }

    pub(super) fn offer_awakening(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        let cost = self.awakening_cost(content, seat);
        let risen = rule!("cwd:figures.3", self.has_great_old_one_in_play(content, seat), else false);
        let up = risen.then_some(RuleId("cwd:figures.3"));
        let (candidates, gates) = match sheet.awakening.at {
            Appears::Home => (Zones::NONE.with(sheet.home), self.open.gates),
            Appears::OwnGate => (content.map.all(), side.controlled_gates()),
        };
        let zones = rule!(of sheet.awakening.place, candidates.and(gates), else candidates);
        let place = sheet.awakening.place.unwrap_or(RuleId("cwd:recruit-summon-awaken.8"));
        let candidates = if q.keeps_refusals() { candidates } else { zones };
        let price = rule!(of sheet.awakening.price, sheet.awakening.cultists, else 0);
        for zone in candidates.iter() {
            let spare = side.on_map(Kind::CULTIST) - u8::from(side.keeps[Kind::CULTIST.index()].has(zone));
            let short = spare < price || !zones.has(zone);
            let against = self.against(seat, cost, up.or(short.then_some(place)));
            offer_or_refuse(q, Choice::Awaken(zone), RuleId("cwd:recruit-summon-awaken.8"), against);
        }
    }
}

/// Awakens the Great Old One: pays its cost, loses the cultists, then places it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Awakening {
    seat: Seat,
    zone: Zone,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Price,
    Arrival,
    Sign,
}

impl Awakening {
    /// Awakens it in the zone.
    pub fn at(seat: Seat, zone: Zone) -> Awakening {
        Awakening { seat, zone, part: rule!("cwd:recruit-summon-awaken.9", Part::Price, else Part::Arrival) }
    }

    fn arrive(&mut self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        let (seat, zone) = (self.seat, self.zone);
        let sheet = game.sheet(cx.content, seat);
        let (kind, cost) = (sheet.great_old_one(), game.awakening_cost(cx.content, seat));
        self.part = Part::Sign;
        rule!(of sheet.awakening.arrival, {
            game.put(seat, kind, zone);
        });
        game.side_mut(seat).awakened = game.side(seat).awakened.saturating_add(1);
        cx.tell(RuleId("cwd:recruit-summon-awaken.9"), || Event::Awakened { seat, kind, zone, cost });
        let sign = game.powers(cx.content, seat).any(Power::awakens_with_sign);
        if sign { call(GainSigns::new(seat, 1)) } else { Ok(Flow::Done) }
    }
}

impl Procedure<Duel> for Awakening {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.part, wake) {
            (Part::Price, Wake::Enter) => {
                let seat = self.seat;
                let cost = game.awakening_cost(cx.content, seat);
                let awakening = game.sheet(cx.content, seat).awakening;
                game.spend(seat, rule!(of awakening.price, cost, else 0));
                self.part = Part::Arrival;
                match awakening.cultists {
                    0 => self.arrive(game, cx),
                    count => {
                        let count = rule!(of awakening.arrival, count, else 0);
                        call(Lose::new(seat, count, Loss::Awakening, LossScope::NotKeeper(self.zone)))
                    }
                }
            }
            (Part::Arrival, Wake::Enter | Wake::Back(_)) => self.arrive(game, cx),
            (Part::Sign, Wake::Back(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }
}
