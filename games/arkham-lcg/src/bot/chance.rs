//! The probability of passing tests, from the contents of the chaos bag.

use engine::Seat;

use crate::Lcg;
use crate::content::Content;

/// The probability of passing a test, by the margin of skill over difficulty.
pub(super) struct Chance {
    /// Probabilities by margin, starting at [`Chance::LEAST`].
    pass: [f64; Chance::SPAN],
}

impl Chance {
    const LEAST: i16 = -4;
    const SPAN: usize = 14;

    /// Computes the probabilities for tests that the seat takes at its current location.
    pub(super) fn of(game: &Lcg, content: &Content, seat: Seat) -> Chance {
        // The number of tokens that pass a test from each margin on.
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

    /// The probability of passing with this margin before the token is revealed.
    pub(super) fn pass(&self, margin: i16) -> f64 {
        let at = (margin - Chance::LEAST).clamp(0, Chance::SPAN as i16 - 1);
        self.pass[at as usize]
    }
}
