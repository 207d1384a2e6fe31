//! Submerge: the Great Old One leaves a water zone with other figures of its owner; later all return together.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Each;
use crate::content::{Content, Kind, Zone};
use crate::rules::{ask, out_of_step};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event, Frame, Offer, Step, Wake};

const RULE: RuleId = RuleId("cwd:great-cthulhu.12");

/// The seat chooses the figures of the zone that submerge along, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Submerging {
    seat: Seat,
    zone: Zone,
}

impl Procedure<Duel> for Submerging {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, zone) = (self.seat, self.zone);
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Piece(piece, _))]) => game.sink(seat, piece, zone, cx),
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RULE, || Event::Enough { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if game.side(seat).figure_count(zone) > 0 { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, _: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RULE);
        q.public_count();
        q.decline(Choice::Stop, RULE);
        game.side(seat).pieces(self.zone).for_each(|piece| q.offer(Choice::Piece(piece, self.zone), RULE));
    }
}

impl Duel {
    pub(super) fn offer_submerging(&self, content: &Content, seat: Seat, cost: u8, each: Each<'_>) {
        let (side, god) = (self.side(seat), self.sheet(content, seat).great_old_one());
        if side.below[god.index()] > 0 {
            // Returning is free.
            content.map.all().iter().for_each(|zone| each(Choice::Surface(zone), RULE, None));
            return;
        }
        let wet =
            rule!("cwd:great-cthulhu.12", !side.zones_of(god).and(content.map.water).is_empty(), else true);
        let why = match self.has_great_old_one_in_play(content, seat) {
            true => (!wet).then_some(RULE),
            false => rule!("cwd:unique-actions.1", Some(RuleId("cwd:unique-actions.1")), else None),
        };
        each(Choice::Submerge, RULE, self.against(seat, cost, why));
    }

    pub(super) fn submerge(&mut self, seat: Seat, cost: u8, cx: &mut Cx<'_>) -> Frame {
        self.spend(seat, rule!("cwd:great-cthulhu.11", cost, else 0));
        let god = self.sheet(cx.content, seat).great_old_one();
        let zone = self.side(seat).zones_of(god).iter().next().unwrap_or(Zone(0));
        self.sink(seat, Piece::beside(god), zone, cx);
        Submerging { seat, zone }.into()
    }

    fn sink(&mut self, seat: Seat, piece: Piece, zone: Zone, cx: &mut Cx<'_>) {
        rule!("cwd:great-cthulhu.12", {
            self.take_off(seat, piece, zone);
            self.side_mut(seat).below[piece.kind.index()] += 1;
        });
        cx.tell(RULE, || Event::Submerged { seat, piece, zone });
    }

    pub(super) fn surface(&mut self, seat: Seat, zone: Zone, cx: &mut Cx<'_>) {
        rule!("cwd:great-cthulhu.12", {
            for kind in Kind::all() {
                let side = self.side_mut(seat);
                side.figures[kind.index()][zone.index()] += std::mem::take(&mut side.below[kind.index()]);
            }
        });
        cx.tell(RULE, || Event::Surfaced { seat, zone });
    }
}
