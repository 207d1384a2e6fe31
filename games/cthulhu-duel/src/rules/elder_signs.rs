//! Elder Signs: drawn face down, and revealed at any time by their holder.

use engine::{Card, End, Flow, Odds, Procedure, Seat, Seats};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{DOOM_TO_END, out_of_step};
use crate::content::Content;
use crate::state::{pile, sign_value};
use crate::{Choice, Cx, Duel, Event, Halt, Offer, Step, Wake};

/// The highest value of a sign.
const MAX_SIGN_VALUE: u8 = 3;

/// A seat draws Elder Signs.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GainSigns {
    seat: Seat,
    left: u8,
}

impl GainSigns {
    /// Draws `count` signs.
    pub fn new(seat: Seat, count: u8) -> GainSigns {
        GainSigns { seat, left: count }
    }

    /// The seat that draws them.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    fn advance(&mut self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        while self.left > 0 {
            self.left -= 1;
            if game.signs.is_empty(pile::BAG) {
                cx.tell(RuleId("cwd:elder-signs.5"), || Event::SignReplaced { seat });
                game.gain_doom(seat, rule!("cwd:elder-signs.5", 1, else 0), cx);
            } else {
                game.signs.slide(pile::BAG, 0, pile::HELD + seat.index(), End::Bottom);
                return Ok(Flow::Roll);
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<Duel> for GainSigns {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter => {}
            Wake::Rolled(card) => {
                let (held, card) = (pile::HELD + seat.index(), Card(card as u8));
                game.signs.see(
                    held,
                    game.signs.len(held) - 1,
                    card,
                    rule!("cwd:elder-signs.2", Seats::only(seat), else Seats::ALL),
                );
                let event = |value| Event::SignDrawn { seat, value };
                let rule = RuleId("cwd:elder-signs.2");
                cx.tell_only(Seats::only(seat), rule, || event(Some(sign_value(card))), || event(None));
            }
            Wake::Said(_) | Wake::Back(_) => return out_of_step(),
        }
        self.advance(game, cx)
    }

    fn odds(&self, game: &Duel, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("cwd:elder-signs.2"));
        let held = pile::HELD + self.seat.index();
        game.signs.odds_or_card(held, game.signs.len(held).saturating_sub(1), odds);
    }
}

impl Duel {
    /// The index of the seat's first sign with this value.
    fn sign_of(&self, seat: Seat, value: u8) -> Option<usize> {
        let held = pile::HELD + seat.index();
        (0..self.signs.len(held)).find(|&at| self.signs.card(held, at).map(sign_value) == Some(value))
    }

    /// Offers to reveal each value of sign that the seat holds.
    pub(crate) fn offer_reveals(&self, seat: Seat, q: &mut Offer) {
        // Computed from public facts only: whether the seat is asked or skipped must not reveal the value of its signs.
        let most = MAX_SIGN_VALUE * self.signs.len(pile::HELD + seat.index()) as u8;
        let decisive = self.side(seat).doom.saturating_add(most) >= DOOM_TO_END;
        for value in (1..=MAX_SIGN_VALUE).filter(|&value| self.sign_of(seat, value).is_some()) {
            q.offer_anytime(Choice::Reveal(value), RuleId("cwd:elder-signs.3"));
            // While all signs together cannot end the game, revealing now has no advantage over revealing later.
            if !decisive {
                q.low_priority(Choice::Reveal(value));
            }
        }
    }

    /// Reveals a sign of the seat, which gains its value in doom. The sign leaves the game.
    pub(crate) fn reveal_sign(
        &mut self,
        seat: Seat,
        value: u8,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let at = self.sign_of(seat, value).ok_or(Halt::Bug("a sign that is not held"))?;
        let card = self.signs.take(pile::HELD + seat.index(), at);
        if !rule!("cwd:elder-signs.4", true) {
            self.signs.put(card, pile::BAG, End::Bottom, Seats::ALL);
        }
        let doom = rule!("cwd:elder-signs.3", value, else 0);
        cx.reveal(rule, || Event::SignRevealed { seat, value, doom: self.side(seat).doom + doom });
        self.gain_doom(seat, doom, cx);
        Ok(())
    }
}
