//! Absorb: before the dice of a battle, own figures in it are eliminated for more dice.

use rulebook::{RuleId, rule};
use table::Seat;

use crate::content::{Class, Content, Kind};
use crate::event::Loss;
use crate::state::Piece;
use crate::{Cx, Duel};

pub(super) const RULE: RuleId = RuleId("cwd:great-cthulhu.4");

impl Duel {
    /// Own figures that can be absorbed.
    pub(super) fn food<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        eater: Kind,
    ) -> impl Iterator<Item = Piece> + use<'a> {
        let (fight, sheet) = (self.open.battle.sides[seat.at()], self.sheet(content, seat));
        let hungry = rule!("cwd:great-cthulhu.4", fight.here[eater.at()] > 0, else false);
        self.fighters(seat).into_iter().flatten().filter(move |piece| {
            // The eater itself does not count.
            let eaters = u8::from(eater == piece.kind && !piece.keeper);
            hungry
                && fight.here[piece.place()] > eaters
                && sheet.figure(piece.kind).class != Class::GreatOldOne
        })
    }

    pub(super) fn absorb(&mut self, seat: Seat, piece: Piece, dice: u8, cx: &mut Cx<'_>) {
        let zone = self.open.battle.zone;
        self.leave_battle(seat, piece);
        self.lose(seat, piece, zone, Loss::Absorbed, cx);
        let bonus = &mut self.open.battle.sides[seat.at()].bonus;
        *bonus = bonus.saturating_add(dice);
    }
}
