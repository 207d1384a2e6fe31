//! Devour: before the dice of a battle with the Great Old One, the enemy eliminates a figure of his choice.

use rulebook::{RuleId, rule};
use table::Seat;

use crate::content::{Class, Content};
use crate::event::Loss;
use crate::rules::{Lose, Whence};
use crate::state::{Piece, enemy};
use crate::{Cx, Duel, Event, Frame};

pub(super) const RULE: RuleId = RuleId("cwd:great-cthulhu.27");

impl Duel {
    /// Whether the seat can devour: once, with its Great Old One in the battle and prey there.
    pub(super) fn can_devour(&self, content: &Content, seat: Seat) -> bool {
        let (fight, foe) = (&self.open.battle.sides[seat.at()], enemy(seat));
        let god = self.sheet(content, seat).great_old_one();
        let prey = |piece: &Piece| {
            self.open.battle.sides[foe.at()].here[piece.place()] > 0
                && self.sheet(content, foe).figure(piece.kind).class != Class::GreatOldOne
        };
        !fight.devoured
            && fight.here[god.at()] > 0
            && self.fighters(foe).into_iter().flatten().any(|piece| prey(&piece))
    }

    pub(super) fn devour(&mut self, seat: Seat, cx: &mut Cx<'_>) -> Frame {
        cx.tell(RULE, || Event::DevourUsed { seat });
        let battle = &mut self.open.battle;
        battle.sides[seat.at()].devoured = true;
        let count = rule!("cwd:great-cthulhu.27", 1, else 0);
        Lose::new(enemy(seat), count, Loss::Devoured, Whence::Zone(battle.zone)).into()
    }
}
