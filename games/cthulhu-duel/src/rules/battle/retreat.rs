//! Retreats: pained figures move to zones without enemies. If there is none, one of them is eliminated.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Content, Zone, Zones};
use crate::event::Loss;
use crate::rules::{ask, out_of_step};
use crate::state::{Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// One side's pained figures retreat, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Retreating {
    seat: Seat,
    /// Whether there is no zone to retreat to.
    cornered: bool,
}

impl Retreating {
    /// Retreats the figures of this seat.
    pub fn of(seat: Seat) -> Retreating {
        Retreating { seat, cornered: false }
    }

    /// The seat whose figures retreat.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether there is no zone to retreat to.
    pub fn cornered(&self) -> bool {
        self.cornered
    }

    fn ways(&self, game: &Duel, content: &Content) -> Zones {
        let near = content.map.neighbours(game.open.battle.zone);
        near.less(rule!("cwd:apply.5", game.side(enemy(self.seat)).zones(), else Zones::NONE))
    }

    fn going<'a>(&self, game: &'a Duel) -> impl Iterator<Item = Piece> + use<'a> {
        let going = game.open.battle.sides[self.seat.index()].going;
        game.fighters(self.seat).into_iter().flatten().filter(move |piece| going[piece.place()] > 0)
    }

    fn advance(&mut self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        loop {
            let zone = game.open.battle.zone;
            if self.cornered {
                match candidates(self.going(game)) {
                    Candidates::None => return Ok(Flow::Done),
                    Candidates::One(piece) => return self.lose(game, piece, cx),
                    Candidates::Many => return ask(seat),
                }
            }
            let Some(piece) = self.going(game).next() else { return Ok(Flow::Done) };
            match candidates(self.ways(game, cx.content).iter()) {
                Candidates::Many => return ask(seat),
                // With only one zone the order does not matter.
                Candidates::One(to) => self.retreat(game, piece, to, cx),
                Candidates::None => {
                    self.cornered = true;
                    cx.tell(RuleId("cwd:apply.5"), || Event::NoRetreat { seat, zone });
                }
            }
        }
    }

    fn retreat(&self, game: &mut Duel, piece: Piece, to: Zone, cx: &mut Cx<'_>) {
        let (seat, kind, from) = (self.seat, piece.kind, game.open.battle.zone);
        game.open.battle.sides[seat.index()].going[piece.place()] -= 1;
        rule!("cwd:apply.3", {
            game.take_off(seat, piece, from);
            game.put(seat, kind, to);
        });
        cx.tell(RuleId("cwd:apply.3"), || Event::Retreated { seat, piece, from, to });
    }

    /// Eliminates one figure. The others stay in the zone.
    fn lose(&self, game: &mut Duel, piece: Piece, cx: &mut Cx<'_>) -> Step {
        let zone = game.open.battle.zone;
        rule!("cwd:apply.5", {
            game.lose(self.seat, piece, zone, Loss::Cornered, cx);
        });
        // A figure scores only once in a battle, so one that survived a kill and is eliminated now no longer scores as
        // a survivor. Among identical figures the survivor is eliminated, which costs its owner less.
        let spared = &mut game.open.battle.sides[self.seat.index()].spared[piece.place()];
        *spared = rule!("cwd:doom-events.19", spared.saturating_sub(1), else *spared);
        Ok(Flow::Done)
    }
}

impl Procedure<Duel> for Retreating {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let fight = &mut game.open.battle.sides[self.seat.index()];
                for place in 0..Piece::PLACES {
                    fight.going[place] = fight.pained[place] + fight.spared[place];
                }
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::Retreat(piece, to))]) => {
                self.retreat(game, piece, to, cx);
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::Piece(piece, _))]) => self.lose(game, piece, cx),
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        if self.cornered {
            q.ask(RuleId("cwd:apply.5"));
            q.public_count();
            let zone = game.open.battle.zone;
            self.going(game).for_each(|piece| q.offer(Choice::Piece(piece, zone), RuleId("cwd:apply.5")));
            return;
        }
        q.ask(RuleId("cwd:apply.3"));
        q.public_count();
        let ways = self.ways(game, content);
        for piece in self.going(game) {
            ways.iter().for_each(|to| q.offer(Choice::Retreat(piece, to), RuleId("cwd:apply.3")));
            if q.keeps_refusals() {
                let blocked = content.map.neighbours(game.open.battle.zone).less(ways);
                blocked.iter().for_each(|to| q.refuse(Choice::Retreat(piece, to), RuleId("cwd:apply.5")));
            }
        }
    }
}
