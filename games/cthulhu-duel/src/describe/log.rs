//! Descriptions of events as lines of the log.

use engine::{Msg, Seat};

use super::questions::loss_slug;
use super::sheets::{ability, price, with_eater};
use super::{at, names};
use crate::content::{Content, Kind, Power, Zone};
use crate::event::Income;
use crate::rules::{ACTION_COST, GATE_COST};
use crate::state::{Piece, enemy};
use crate::{Duel, Event};

impl Duel {
    /// Describes an event. Does not depend on state that changes during a game.
    pub(super) fn event_of(&self, content: &Content, event: &Event) -> Msg {
        let by = |id: &str, seat: Seat| self.line_by(content, id, seat);
        let at = |msg: Msg, zone: Zone| at(msg, content, zone);
        let kind = |msg: Msg, seat: Seat, kind: Kind| self.with_kind(msg, content, seat, kind);
        let piece = |msg: Msg, seat: Seat, piece: Piece| self.with_piece(msg, content, seat, piece);
        let way = |msg: Msg, from: Zone, to: Zone| with_way(msg, content, from, to);
        let god = |msg: Msg, seat: Seat| msg.name("god", names::great_old_one(self.sheet(content, seat)));
        match *event {
            Event::LotDrawn { seat } => by("lot", seat).num("seat", seat.0 + 1),
            Event::RoundBegins { round } => log("round").num("round", round),
            Event::PhaseBegins { phase } => log("phase").name("phase", names::phase(phase)),
            Event::TurnBegins { seat, power } => by("turn", seat).num("power", power),
            Event::Withers { seat, marker } => by("withers", seat).num("marker", marker),
            Event::WitheringPaid { seat, paid, left } => {
                by("withering-paid", seat).num("power", paid).num("left", left)
            }
            Event::WitheredAway { seat } => by("withered-away", seat),
            Event::Recruited { seat, zone } => {
                kind(at(by("recruits", seat), zone), seat, Kind::CULTIST).num("power", ACTION_COST)
            }
            Event::Summoned { seat, kind: what, zone, cost } => {
                kind(at(by("summons", seat), zone), seat, what).num("power", cost)
            }
            Event::Awakened { seat, kind: what, zone, cost } => {
                kind(at(by("awakens", seat), zone), seat, what).num("power", cost)
            }
            Event::GateBuilt { seat, zone } => at(by("builds", seat), zone).num("power", GATE_COST),
            Event::GateTaken { seat, kind: what, zone } => kind(at(by("takes-gate", seat), zone), seat, what),
            Event::GateLeft { seat, kind: what, zone } => kind(at(by("leaves-gate", seat), zone), seat, what),
            Event::Moved { seat, piece: who, from, to } => way(piece(by("moves", seat), seat, who), from, to),
            Event::Enough { seat } => by("enough", seat),
            Event::Passed { seat, lost } => by("passes", seat).num("power", lost),
            Event::TurnEnds { seat } => by("ends-turn", seat),
            Event::Lost { owner, piece: who, zone, loss, doom } => {
                let msg = by(&format!("lost-{}", loss_slug(loss)), owner).num("doom", doom);
                let msg = with_eater(piece(at(msg, zone), owner, who), self.sheet(content, owner));
                god(msg, owner).name("beast", names::great_old_one(self.sheet(content, enemy(owner))))
            }
            Event::Placed { owner, kind: what, zone } => kind(at(by("placed", owner), zone), owner, what),
            Event::Dreamt { .. }
            | Event::Submerged { .. }
            | Event::Surfaced { .. }
            | Event::AvatarCalled { .. }
            | Event::Swapped { .. }
            | Event::GhrothRolled { .. } => self.ability_line(content, event),
            Event::Exchanged { seat, piece: who, to, zone } => {
                let into = names::figure(self.sheet(content, seat).figure(to));
                piece(at(by("exchanges", seat), zone), seat, who).name("into", into)
            }
            Event::BattleBegins { seat, zone } => at(by("battle", seat), zone).num("power", ACTION_COST),
            Event::DevourUsed { seat } => god(by("devours", seat), seat),
            Event::AbilityDeclined { seat } => by("declines", seat),
            Event::BattleCalledOff { zone } => at(log("called-off"), zone),
            Event::DiceCounted { seat, each } => {
                by("dice", seat).num("dice", each[seat.index()]).num("against", each[enemy(seat).index()])
            }
            Event::Hits { seat, kills, pains, misses, .. } => {
                by("hits", seat).num("kills", kills).num("pains", pains).num("misses", misses)
            }
            Event::KillTaken { seat, piece: who } => piece(by("kill", seat), seat, who),
            Event::KillSurvived { seat, piece: who } => piece(by("survives", seat), seat, who),
            Event::SecondResult { seat, piece: who } => piece(by("second-result", seat), seat, who),
            Event::PainTaken { seat, piece: who } => piece(by("pain", seat), seat, who),
            Event::GhoulComes { seat, kind: what, from, to } => {
                way(kind(by("feast", seat), seat, what), from, to)
            }
            Event::Retreated { seat, piece: who, from, to } => {
                way(piece(by("retreats", seat), seat, who), from, to)
            }
            Event::NoRetreat { seat, zone } => at(by("no-retreat", seat), zone),
            Event::DoomForSurvivor { seat, kind: what, doom } => {
                kind(by("survivor", seat), enemy(seat), what).num("doom", doom)
            }
            Event::BattleEnds { zone } => at(log("battle-ends"), zone),
            Event::RequirementMet { seat, slot } => {
                let requirement = &self.sheet(content, seat).requirements[slot.index()];
                by("requirement", seat).name("slot", names::requirement(requirement))
            }
            Event::BookTaken { seat, book } => {
                by("book", seat).name("book", names::ability(&self.sheet(content, seat).books[book.index()]))
            }
            Event::PowerGained { seat, from, amount } => {
                self.income_line(content, by("income", seat), seat, from, amount)
            }
            Event::PowerRaised { seat, to } => by("power-raised", seat).num("power", to),
            Event::FirstPlayer { seat, chosen: false } => by("first", seat),
            Event::FirstPlayer { seat, chosen: true } => by("first-chosen", seat),
            Event::RitualPerformed { seat, cost, doom } => {
                by("ritual", seat).num("power", cost).num("doom", doom)
            }
            Event::RitualDeclined { seat } => by("no-ritual", seat),
            Event::WorldEnds => log("world-ends"),
            Event::SignDrawn { seat, value: Some(value) } => by("sign", seat).num("doom", value),
            Event::SignDrawn { seat, value: None } => by("sign-unseen", seat),
            Event::SignReplaced { seat } => by("sign-replaced", seat),
            Event::SignRevealed { seat, value, doom } => {
                by("reveals", seat).num("doom", value).num("total", doom)
            }
            Event::DoomReached { seat, doom } => by("doom-reached", seat).num("doom", doom),
            Event::Won { seat, doom } => {
                by("won", seat).num("doom", doom[seat.index()]).num("less", doom[enemy(seat).index()])
            }
            Event::Shared { doom } => log("shared").num("doom", doom),
        }
    }

    /// Describes what an ability of a faction does on the map.
    fn ability_line(&self, content: &Content, event: &Event) -> Msg {
        let by = |id: &str, seat: Seat| self.line_by(content, id, seat);
        let at = |msg: Msg, zone: Zone| at(msg, content, zone);
        let piece = |msg: Msg, seat: Seat, piece: Piece| self.with_piece(msg, content, seat, piece);
        let god = |msg: Msg, seat: Seat| msg.name("god", names::great_old_one(self.sheet(content, seat)));
        let price_of =
            |seat: Seat, fits| ability(self.sheet(content, seat), fits).map_or(0, |it| price(it.power));
        let costly = |id: &str, seat: Seat, fits| by(id, seat).num("power", price_of(seat, fits));
        match *event {
            Event::Dreamt { seat, zone } => {
                at(costly("dreams", seat, |power| matches!(power, Power::Dreams { .. })), zone)
            }
            Event::Submerged { seat, piece: who, zone }
                if who.kind == self.sheet(content, seat).great_old_one() =>
            {
                let msg = costly("submerges-god", seat, |power| matches!(power, Power::Submerge { .. }));
                god(at(msg, zone), seat)
            }
            Event::Submerged { seat, piece: who, zone } => piece(at(by("submerges", seat), zone), seat, who),
            Event::Surfaced { seat, zone } => god(at(by("surfaces", seat), zone), seat),
            Event::AvatarCalled { seat, owner, zone } => {
                let msg = costly("avatar", seat, |power| matches!(power, Power::Avatar { .. }));
                let msg = god(at(msg, zone), seat);
                msg.name("owner", self.faction_name(content, owner))
            }
            Event::Swapped { seat, from, to, owner, piece: who } => {
                let msg = god(with_way(by("swapped", seat), content, from, to), seat);
                piece(msg, owner, who).name("owner", self.faction_name(content, owner))
            }
            Event::GhrothRolled { seat, die, zones } => {
                let id = if die <= zones { "ghroth-takes" } else { "ghroth-places" };
                let sheet = self.sheet(content, seat);
                let is_ghroth: fn(&Power) -> bool = |power| matches!(power, Power::Ghroth { .. });
                let counted = match ability(sheet, is_ghroth).map(|ability| ability.power) {
                    Some(Power::Ghroth { figure, .. }) => figure,
                    _ => Kind::CULTIST,
                };
                self.with_kind(costly(id, seat, is_ghroth), content, seat, counted)
                    .num("die", die)
                    .num("zones", zones)
            }
            _ => Msg::new("error-bug").text("why", "an event without an ability"),
        }
    }

    fn line_by(&self, content: &Content, id: &str, seat: Seat) -> Msg {
        log(id)
            .name("who", self.faction_name(content, seat))
            .name("foe", self.faction_name(content, enemy(seat)))
    }

    /// A line about gained power and its source.
    fn income_line(&self, content: &Content, msg: Msg, seat: Seat, from: Income, amount: u8) -> Msg {
        let source = match from {
            Income::Cultists => "cwd-income-cultists".to_string(),
            Income::Gates => "cwd-income-gates".into(),
            Income::FreeGates => "cwd-income-free-gates".into(),
            Income::Captives => "cwd-income-captives".into(),
            Income::Ability(skill) => {
                let ability = names::ability(self.sheet(content, seat).skill(skill));
                return msg
                    .num("power", amount)
                    .say("source", vec![Msg::new("cwd-income-ability").name("ability", ability)]);
            }
        };
        msg.num("power", amount).say("source", vec![Msg::new(source)])
    }
}

fn log(id: &str) -> Msg {
    Msg::new(format!("cwd-log-{id}"))
}

fn with_way(msg: Msg, content: &Content, from: Zone, to: Zone) -> Msg {
    msg.name("from", names::zone(content, from)).name("to", names::zone(content, to))
}
