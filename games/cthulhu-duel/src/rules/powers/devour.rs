//! Devour: before the roll of a battle with the Great Old One, the enemy eliminates a figure of their choice.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::Each;
use crate::content::{Class, Content};
use crate::event::Loss;
use crate::rules::{Lose, LossScope};
use crate::state::{Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Frame};

pub(super) const RULE: RuleId = RuleId("cwd:great-cthulhu.27");

impl Duel {
    /// Offered if the Great Old One is in the battle and the enemy has a cultist or monster in it.
    pub(super) fn offer_devouring(&self, content: &Content, seat: Seat, each: Each<'_>) {
        let (fight, foe) = (&self.open.battle.sides[seat.index()], enemy(seat));
        let god = self.sheet(content, seat).great_old_one();
        let prey = |piece: &Piece| {
            self.open.battle.sides[foe.index()].here[piece.place()] > 0
                && self.sheet(content, foe).figure(piece.kind).class != Class::GreatOldOne
        };
        if fight.here[god.index()] > 0 && self.fighters(foe).iter().flatten().any(prey) {
            each(Choice::Devour, RULE, None);
        }
    }

    pub(super) fn devour(&mut self, seat: Seat, cx: &mut Cx<'_>) -> Frame {
        cx.tell(RULE, || Event::DevourUsed { seat });
        let count = rule!("cwd:great-cthulhu.27", 1, else 0);
        Lose::new(enemy(seat), count, Loss::Devoured, LossScope::Battle).into()
    }
}
