//! Limits on the uses of abilities.

use engine::Seat;
use rulebook::rule;

use crate::Lcg;
use crate::content::{CardId, Limit, Per};
use crate::state::Used;

impl Lcg {
    /// The number of times an ability was used within the period of its limit.
    pub(super) fn times_used(&self, card: CardId, at: u8, seat: Seat, limit: Limit) -> u8 {
        let who = Self::counted_for(seat, limit);
        let same = |used: &&Used| (used.card, used.ability, used.who, used.per) == (card, at, who, limit.per);
        self.open.used.iter().find(same).map_or(0, |used| used.n)
    }

    /// The seat that a limit is counted for; `None` if all share it.
    fn counted_for(seat: Seat, limit: Limit) -> Option<Seat> {
        let together = rule!("lcg:limits.3", limit.group, else false);
        (!together).then_some(rule!("lcg:limits.2", seat, else Seat(0)))
    }

    pub(super) fn count_use(&mut self, card: CardId, at: u8, seat: Seat, limit: Limit) {
        let who = Self::counted_for(seat, limit);
        let same =
            |used: &&mut Used| (used.card, used.ability, used.who, used.per) == (card, at, who, limit.per);
        match self.open.used.iter_mut().find(same) {
            Some(used) => used.n += 1,
            None => self.open.used.push(Used { card, ability: at, who, per: limit.per, n: 1 }),
        }
    }

    /// Resets the uses counted for this period.
    pub(crate) fn forget_uses(&mut self, per: Per) {
        self.open.used.retain(|used| used.per != per);
    }
}
