//! The Move action: any number of figures, each once, for one power each.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::actions::ACTION_COST;
use super::{ask, offer_or_refuse, out_of_step};
use crate::content::{Content, Kind, Zone, Zones};
use crate::state::Piece;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// A Move action in progress: figures move one after the other.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Moving {
    seat: Seat,
}

impl Moving {
    /// Starts the action by moving the first figure.
    pub(super) fn first(
        game: &mut Duel,
        seat: Seat,
        piece: Piece,
        from: Zone,
        to: Zone,
        cx: &mut Cx<'_>,
    ) -> Moving {
        game.open.moved = [[0; Zone::COUNT]; Kind::COUNT];
        game.walk(seat, piece, from, to, cx);
        Moving { seat }
    }
}

impl Procedure<Duel> for Moving {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Move(piece, from, to))]) => game.walk(seat, piece, from, to, cx),
            Wake::Said(&[(_, Choice::Stop)]) => {
                cx.tell(RuleId("cwd:move.2"), || Event::Enough { seat });
                return Ok(Flow::Done);
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let more = game.affords(seat, ACTION_COST) && game.unmoved_figures(seat).next().is_some();
        if more { ask(seat) } else { Ok(Flow::Done) }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:move.2"));
        q.public_count();
        q.decline(Choice::Stop, RuleId("cwd:move.2"));
        for (piece, from) in game.unmoved_figures(self.seat) {
            for to in game.next_to(content, from).iter() {
                q.offer(Choice::Move(piece, from, to), RuleId("cwd:move.1"));
            }
        }
        if q.keeps_refusals() {
            for (piece, from) in game.figures_moved(self.seat) {
                for to in game.next_to(content, from).iter() {
                    q.refuse(Choice::Move(piece, from, to), RuleId("cwd:move.2"));
                }
            }
        }
    }
}

impl Duel {
    /// Offers the first move of the action.
    pub(super) fn offer_moves(&self, content: &Content, seat: Seat, q: &mut Offer) {
        let against = self.against(seat, ACTION_COST, None);
        let zones = self.side(seat).zones();
        for from in zones.iter() {
            for piece in self.side(seat).pieces(from) {
                for to in self.next_to(content, from).iter() {
                    offer_or_refuse(q, Choice::Move(piece, from, to), RuleId("cwd:move.1"), against);
                }
            }
        }
    }

    fn next_to(&self, content: &Content, from: Zone) -> Zones {
        rule!("cwd:move.1", content.map.neighbours(from), else content.map.all().without(from))
    }

    /// The distinct figures that have not moved in this action.
    fn unmoved_figures(&self, seat: Seat) -> impl Iterator<Item = (Piece, Zone)> + '_ {
        self.standing(seat).filter(move |&(piece, zone)| self.can_walk(seat, piece, zone))
    }

    /// The distinct figures that have moved in this action.
    fn figures_moved(&self, seat: Seat) -> impl Iterator<Item = (Piece, Zone)> + '_ {
        self.standing(seat).filter(move |&(piece, zone)| !self.can_walk(seat, piece, zone))
    }

    /// The distinct figures of the seat on the map.
    fn standing(&self, seat: Seat) -> impl Iterator<Item = (Piece, Zone)> + '_ {
        let side = self.side(seat);
        side.zones().iter().flat_map(move |zone| side.pieces(zone).map(move |piece| (piece, zone)))
    }

    /// Whether at least one of these identical figures has not moved in this action.
    fn can_walk(&self, seat: Seat, piece: Piece, zone: Zone) -> bool {
        let (side, kind) = (self.side(seat), piece.kind.index());
        let keeper = u8::from(side.keeps[kind].has(zone));
        let moved = rule!("cwd:move.2", self.open.moved[kind][zone.index()], else 0);
        piece.keeper || side.figures[kind][zone.index()] > keeper + moved
    }

    fn walk(&mut self, seat: Seat, piece: Piece, from: Zone, to: Zone, cx: &mut Cx<'_>) {
        self.spend(seat, rule!("cwd:move.1", ACTION_COST, else 0));
        self.take_off(seat, piece, from);
        self.put(seat, piece.kind, to);
        self.open.moved[piece.kind.index()][to.index()] += 1;
        cx.tell(RuleId("cwd:move.1"), || Event::Moved { seat, piece, from, to });
    }
}
