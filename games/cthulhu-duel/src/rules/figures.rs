//! Figures: placing them, removing them and losing them.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{ask, out_of_step};
use crate::content::{Class, Content, Kind, Zone, Zones};
use crate::event::Loss;
use crate::state::{Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

impl Duel {
    /// Places a figure in the zone, not on a gate.
    pub(super) fn put(&mut self, seat: Seat, kind: Kind, zone: Zone) {
        self.side_mut(seat).figures[kind.index()][zone.index()] += 1;
    }

    /// Removes a figure from the zone. A gate that it controlled becomes free.
    pub(super) fn take_off(&mut self, seat: Seat, piece: Piece, zone: Zone) {
        let side = self.side_mut(seat);
        let count = &mut side.figures[piece.kind.index()][zone.index()];
        *count = count.saturating_sub(1);
        if piece.keeper {
            side.keeps[piece.kind.index()] = side.keeps[piece.kind.index()].without(zone);
        }
    }

    /// A figure is lost. The enemy gains doom if they caused it.
    pub(super) fn lose(&mut self, owner: Seat, piece: Piece, zone: Zone, loss: Loss, cx: &mut Cx<'_>) {
        rule!("cwd:figures.4", {
            self.take_off(owner, piece, zone);
        });
        if loss == Loss::Captured {
            rule!("cwd:capture.1", {
                self.side_mut(owner).captured += 1;
            });
        }
        let foe = enemy(owner);
        let value = rule!(
            "cwd:doom-events.12",
            self.sheet(cx.content, owner).figure(piece.kind).value,
            else self.cost_of(cx.content, owner, piece.kind)
        );
        let scores = rule!("cwd:doom-events.6", loss.is_by_enemy());
        let doom = if scores { value } else { 0 };
        cx.tell(self.loss_rule(cx.content, owner, loss), || Event::Lost { owner, piece, zone, loss, doom });
        self.gain_doom(foe, doom, cx);
    }
}

/// Which figures can be chosen for a loss.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub enum LossScope {
    /// Cultists in any zone.
    Anywhere,
    /// Cultists in this zone.
    Zone(Zone),
    /// Cultists in any zone, except the one on the gate of this zone.
    NotKeeper(Zone),
    /// Cultists and monsters in the battle; each one lost counts as killed by the enemy.
    Battle,
}

/// The owner loses figures of their choice, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Lose {
    owner: Seat,
    left: u8,
    loss: Loss,
    whence: LossScope,
}

impl Lose {
    /// Loses `count` figures for this reason.
    pub fn new(owner: Seat, count: u8, loss: Loss, whence: LossScope) -> Lose {
        Lose { owner, left: count, loss, whence }
    }

    /// The reason of the loss.
    pub fn loss(&self) -> Loss {
        self.loss
    }

    /// The owner of the figures, and the number still to be lost.
    pub fn progress(&self) -> (Seat, u8) {
        (self.owner, self.left)
    }

    fn zones(&self, game: &Duel, content: &Content) -> Zones {
        match self.whence {
            LossScope::Anywhere | LossScope::NotKeeper(_) => content.map.all(),
            LossScope::Zone(zone) => Zones::NONE.with(zone),
            LossScope::Battle => Zones::NONE.with(game.open.battle.zone),
        }
    }

    fn candidates<'a>(
        &self,
        game: &'a Duel,
        content: &'a Content,
    ) -> impl Iterator<Item = (Piece, Zone)> + use<'a> {
        let (this, side, sheet) = (*self, game.side(self.owner), game.sheet(content, self.owner));
        let fits = move |piece: Piece, zone: Zone| {
            let class = sheet.figure(piece.kind).class;
            match this.whence {
                LossScope::Anywhere | LossScope::Zone(_) => class == Class::Cultist,
                LossScope::NotKeeper(gate) => class == Class::Cultist && !(piece.keeper && zone == gate),
                LossScope::Battle => class != Class::GreatOldOne,
            }
        };
        self.zones(game, content)
            .and(side.zones())
            .iter()
            .flat_map(move |zone| side.pieces(zone).map(move |piece| (piece, zone)))
            .filter(move |&(piece, zone)| fits(piece, zone))
    }

    /// Whether there are distinct candidates and not all of them will be lost.
    fn is_choice(&self, game: &Duel, content: &Content) -> bool {
        let side = game.side(self.owner);
        let all: u8 = self.candidates(game, content).map(|(piece, zone)| side.count(piece, zone)).sum();
        self.candidates(game, content).nth(1).is_some() && self.left < all
    }

    fn take(&mut self, game: &mut Duel, piece: Piece, zone: Zone, cx: &mut Cx<'_>) {
        self.left -= 1;
        game.lose(self.owner, piece, zone, self.loss, cx);
        if self.whence == LossScope::Battle {
            game.leave_battle(self.owner, piece);
            game.open.battle.sides[enemy(self.owner).index()].slain += 1;
        }
    }
}

impl Procedure<Duel> for Lose {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, Choice::Piece(piece, zone))]) => self.take(game, piece, zone, cx),
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        while self.left > 0 {
            let Some((piece, zone)) = self.candidates(game, cx.content).next() else { break };
            if self.is_choice(game, cx.content) {
                let owner = match self.loss {
                    Loss::Captured => rule!("cwd:capture.4", self.owner, else enemy(self.owner)),
                    _ => rule!("cwd:target-chooses.1", self.owner, else enemy(self.owner)),
                };
                return ask(owner);
            }
            self.take(game, piece, zone, cx);
        }
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:target-chooses.1"));
        q.public_count();
        let rule = game.loss_rule(content, self.owner, self.loss);
        for (piece, zone) in self.candidates(game, content) {
            q.offer(Choice::Piece(piece, zone), rule);
        }
    }
}
