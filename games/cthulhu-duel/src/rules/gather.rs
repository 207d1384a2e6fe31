//! The Gather Power phase, and the choice of the first player that follows it.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{SEATS, ask, out_of_step};
use crate::content::{Class, Content};
use crate::event::Income;
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

impl Duel {
    /// Both players gain power, then the one with less is raised to at least half of the other's.
    pub(super) fn gather(&mut self, cx: &mut Cx<'_>) {
        let gains = SEATS.map(|seat| self.income(seat, cx));
        for seat in SEATS {
            let side = self.side_mut(seat);
            side.power = side.power.saturating_add(gains[seat.index()]);
            side.captured = rule!("cwd:gain-power.4", 0, else side.captured);
        }
        for seat in SEATS {
            let least = self.side(enemy(seat)).power.div_ceil(2);
            if rule!("cwd:minimum-power.2", self.side(seat).power < least, else false) {
                self.side_mut(seat).power = least;
                cx.tell(RuleId("cwd:minimum-power.2"), || Event::PowerRaised { seat, to: least });
            }
        }
    }

    /// The power that the seat gains. Reports an event for each source.
    fn income(&self, seat: Seat, cx: &mut Cx<'_>) -> u8 {
        let side = self.side(seat);
        let cultists = rule!("cwd:gain-power.1", self.cultists(cx.content, seat), else 0);
        let gates = rule!("cwd:gain-power.2", 2 * side.controlled_gates().count(), else 0);
        let free = rule!("cwd:gain-power.3", self.free_gates().count(), else 0);
        let captives = rule!("cwd:gain-power.4", self.side(enemy(seat)).captured, else 0);
        let common = [
            (RuleId("cwd:gain-power.1"), Income::Cultists, cultists),
            (RuleId("cwd:gain-power.2"), Income::Gates, gates),
            (RuleId("cwd:gain-power.3"), Income::FreeGates, free),
            (RuleId("cwd:gain-power.4"), Income::Captives, captives),
        ];
        let abilities = self.skills(cx.content, seat).map(|(skill, power)| {
            (RuleId("cwd:gain-power.5"), Income::Ability(skill), self.income_by(cx.content, seat, power))
        });
        let mut total = 0u8;
        for (rule, from, amount) in common.into_iter().chain(abilities).filter(|&(_, _, amount)| amount > 0) {
            total = total.saturating_add(amount);
            cx.tell(rule, || Event::PowerGained { seat, from, amount });
        }
        total
    }

    /// The number of the seat's cultists in play, including those off the map.
    pub(super) fn cultists(&self, content: &Content, seat: Seat) -> u8 {
        let sheet = self.sheet(content, seat);
        let kinds = sheet.kinds().filter(|&kind| sheet.figure(kind).class == Class::Cultist);
        kinds.map(|kind| self.side(seat).in_play(kind)).sum()
    }
}

/// The player with more power is first. In a tie the current first player chooses.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct FirstPlayer;

impl Procedure<Duel> for FirstPlayer {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let [one, two] = [0, 1].map(|seat| game.open.sides[seat].power);
        let (seat, chosen) = match wake {
            Wake::Enter if rule!("cwd:first-player.1", one == two, else false) => {
                return ask(game.open.first);
            }
            Wake::Enter => {
                (Seat(rule!("cwd:first-player.1", u8::from(two > one), else u8::from(one > two))), false)
            }
            Wake::Said(&[(_, Choice::First(seat))]) => (seat, true),
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        };
        game.open.first = seat;
        cx.tell(RuleId("cwd:first-player.1"), || Event::FirstPlayer { seat, chosen });
        Ok(Flow::Done)
    }

    fn offer(&self, _: &Duel, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:first-player.1"));
        q.public_count();
        SEATS.into_iter().for_each(|seat| q.offer(Choice::First(seat), RuleId("cwd:first-player.1")));
    }
}
