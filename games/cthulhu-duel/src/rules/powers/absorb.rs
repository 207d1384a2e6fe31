//! Absorb: before the roll of a battle, own figures in it are eliminated for extra dice.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Each;
use crate::content::{Class, Content, Kind};
use crate::event::Loss;
use crate::state::Piece;
use crate::{Choice, Cx, Duel};

pub(super) const RULE: RuleId = RuleId("cwd:great-cthulhu.4");

impl Duel {
    /// Offers the own figures that can be absorbed.
    pub(super) fn offer_absorbing(&self, content: &Content, seat: Seat, eater: Kind, each: Each<'_>) {
        let (fight, sheet) = (&self.open.battle.sides[seat.index()], self.sheet(content, seat));
        if !rule!("cwd:great-cthulhu.4", fight.here[eater.index()] > 0, else false) {
            return;
        }
        let food = self.fighters(seat).into_iter().flatten().filter(|piece| {
            // The absorbing figure cannot absorb itself.
            let eaters = u8::from(eater == piece.kind && !piece.keeper);
            fight.here[piece.place()] > eaters && sheet.figure(piece.kind).class != Class::GreatOldOne
        });
        food.for_each(|piece| each(Choice::Absorb(piece), RULE, None));
    }

    pub(super) fn absorb(&mut self, seat: Seat, piece: Piece, dice: u8, cx: &mut Cx<'_>) {
        let zone = self.open.battle.zone;
        self.leave_battle(seat, piece);
        self.lose(seat, piece, zone, Loss::Absorbed, cx);
        let bonus = &mut self.open.battle.sides[seat.index()].bonus;
        *bonus = bonus.saturating_add(dice);
    }
}
