//! How likely tests are passed, by what is in the chaos bag.

use engine::Seat;

use crate::Lcg;
use crate::content::Content;

/// The chance to pass a test, by how far the skill is above the difficulty.
pub(super) struct Chance {
    /// From `LEAST` up.
    pass: [f64; Chance::SPAN],
}

impl Chance {
    const LEAST: i16 = -4;
    const SPAN: usize = 14;

    /// Of the seat's tests where it is now.
    pub(super) fn of(game: &Lcg, content: &Content, seat: Seat) -> Chance {
        // How many tokens pass a test from this margin on: from their minus.
        let mut from = [0u32; Chance::SPAN + 1];
        for &token in &game.open.bag {
            let Some(adds) = game.token_worth(content, seat, token) else { continue };
            from[(-adds - Chance::LEAST).clamp(0, Chance::SPAN as i16) as usize] += 1;
        }
        let share = 1.0 / game.open.bag.len().max(1) as f64;
        let mut passing = 0;
        let pass = std::array::from_fn(|at| {
            passing += from[at];
            share * f64::from(passing)
        });
        Chance { pass }
    }

    /// With this margin before the token.
    pub(super) fn pass(&self, margin: i16) -> f64 {
        let at = (margin - Chance::LEAST).clamp(0, Chance::SPAN as i16 - 1);
        self.pass[at as usize]
    }
}
