//! How likely tests are passed, by what is in the chaos bag.

use table::Seat;

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
        let mut pass = [0.0; Chance::SPAN];
        let share = 1.0 / game.open.bag.len().max(1) as f64;
        for &token in &game.open.bag {
            let Some(adds) = game.token_worth(content, seat, token) else { continue };
            // With a margin of at least the token's minus the test is passed.
            let from = (-adds - Chance::LEAST).clamp(0, Chance::SPAN as i16) as usize;
            pass[from..].iter_mut().for_each(|pass| *pass += share);
        }
        Chance { pass }
    }

    /// With this margin before the token.
    pub(super) fn pass(&self, margin: i16) -> f64 {
        let at = (margin - Chance::LEAST).clamp(0, Chance::SPAN as i16 - 1);
        self.pass[at as usize]
    }
}
