//! Doom, and the end of the game.

use engine::Seat;
use rulebook::{RuleId, rule};

use super::SEATS;
use crate::state::{pile, sign_value};
use crate::{Cx, Duel, End, Event, Halt};

/// The amount of doom that ends the game.
pub(crate) const DOOM_TO_END: u8 = 30;
/// The last cost on the ritual track, past which the world ends.
pub(crate) const LAST_RITUAL_COST: u8 = 10;

impl Duel {
    /// Increases the seat's doom.
    pub(super) fn gain_doom(&mut self, seat: Seat, doom: u8, cx: &mut Cx<'_>) {
        let side = self.side_mut(seat);
        let before = side.doom;
        side.doom = side.doom.saturating_add(doom);
        let after = side.doom;
        if before < DOOM_TO_END && after >= DOOM_TO_END {
            cx.tell(RuleId("cwd:game-end.2"), || Event::DoomReached { seat, doom: after });
        }
    }

    /// Ends the game if a player has reached the required doom.
    pub(super) fn end_if_doomed(&mut self, cx: &mut Cx<'_>) -> Result<(), Halt> {
        let reached = self.open.sides.iter().any(|side| side.doom >= DOOM_TO_END);
        if rule!("cwd:game-end.2", reached, else false) { Err(self.finish(cx)) } else { Ok(()) }
    }

    /// Ends the game if the ritual marker has passed the end of its track.
    pub(super) fn end_if_annihilated(&mut self, cx: &mut Cx<'_>) -> Result<(), Halt> {
        if rule!("cwd:annihilation.1", self.open.ritual > LAST_RITUAL_COST, else false) {
            Err(self.finish(cx))
        } else {
            Ok(())
        }
    }

    /// Reveals all signs and compares doom.
    fn finish(&mut self, cx: &mut Cx<'_>) -> Halt {
        rule!("cwd:game-end.7", {
            for seat in SEATS {
                if let Err(bug) = self.reveal_all(seat, cx) {
                    return bug;
                }
            }
        });
        let doom = [0, 1].map(|seat| self.open.sides[seat].doom);
        if rule!("cwd:game-end.8", doom[0] == doom[1]) {
            cx.tell(RuleId("cwd:game-end.8"), || Event::Shared { doom: doom[0] });
            return Halt::Over(End::Shared);
        }
        let seat = Seat(u8::from(rule!("cwd:game-end.7", doom[1] > doom[0])));
        cx.tell(RuleId("cwd:goal.1"), || Event::Won { seat, doom });
        Halt::Over(End::Won(seat))
    }

    fn reveal_all(&mut self, seat: Seat, cx: &mut Cx<'_>) -> Result<(), Halt> {
        let held = pile::HELD + seat.index();
        while !self.signs.is_empty(held) {
            let card = self.signs.card(held, 0).ok_or(Halt::Bug("a sign nobody has seen"))?;
            self.reveal_sign(seat, sign_value(card), RuleId("cwd:game-end.7"), cx)?;
        }
        Ok(())
    }
}
