//! The Doom phase: rituals of annihilation, and everything else in each player's go.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::end::LAST_RITUAL_COST;
use super::{GainSigns, Moment, Settle, TakeBook, ask, offer_or_refuse, out_of_step};
use crate::content::Content;
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// Both players take their go, the first player first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DoomPhase {
    gone: u8,
}

impl DoomPhase {
    /// Starts with the first player's go.
    pub fn begin() -> DoomPhase {
        DoomPhase { gone: 0 }
    }

    /// Resumes after `gone` goes.
    pub fn after(gone: u8) -> DoomPhase {
        DoomPhase { gone }
    }
}

impl Procedure<Duel> for DoomPhase {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        // The game ends only after both goes, even if doom reached its goal in the first.
        if rule!("cwd:game-end.4", self.gone >= 2, else true) {
            game.end_if_doomed(cx)?;
        }
        let first = rule!("cwd:doom-phase.2", game.open.first, else enemy(game.open.first));
        let seat = match self.gone {
            0 => first,
            1 => enemy(first),
            _ => return Ok(Flow::Done),
        };
        self.gone += 1;
        call(DoomGo::of(seat))
    }
}

/// One player's go: at most one ritual, abilities and spellbooks, in any order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DoomGo {
    seat: Seat,
    performed: bool,
    /// Abilities already used, as a bit set.
    used: u8,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Start,
    /// A choice is being carried out.
    Doing,
    /// The choice is done and its consequences are settled.
    Settling,
}

impl DoomGo {
    /// Starts the go of this seat.
    pub fn of(seat: Seat) -> DoomGo {
        DoomGo { seat, performed: false, used: 0, stage: Stage::Start }
    }

    /// Whether the ritual has been performed.
    pub fn performed(&self) -> bool {
        self.performed
    }

    fn advance(&mut self, game: &Duel, cx: &mut Cx<'_>) -> Step {
        let (seat, content) = (self.seat, cx.content);
        let ritual = !self.performed && game.affords_ritual(seat);
        let abilities = game.can_use_at(content, seat, Moment::Doom, self.used);
        let books = game.met_in_doom_phase(content, seat).next().is_some();
        if ritual || abilities || books {
            return ask(seat);
        }
        if !self.performed {
            cx.tell(RuleId("cwd:doom-phase.2"), || Event::RitualDeclined { seat });
        }
        Ok(Flow::Done)
    }

    fn act(&mut self, game: &mut Duel, choice: Choice, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        self.stage = Stage::Doing;
        match choice {
            Choice::Ritual => {
                rule!("cwd:ritual.1", {
                    self.performed = true;
                });
                match game.perform_ritual(seat, cx) {
                    0 => self.settle(),
                    signs => call(GainSigns::new(seat, signs)),
                }
            }
            Choice::Slot(slot) => call(TakeBook::new(seat, slot)),
            Choice::Stop => {
                if !self.performed {
                    cx.tell(RuleId("cwd:doom-phase.2"), || Event::RitualDeclined { seat });
                }
                Ok(Flow::Done)
            }
            _ => match game.use_at(seat, Moment::Doom, &mut self.used, choice, cx)? {
                Some(frame) => call(frame),
                None => self.settle(),
            },
        }
    }

    fn settle(&mut self) -> Step {
        self.stage = Stage::Settling;
        call(Settle::quiet(self.seat))
    }
}

impl Procedure<Duel> for DoomGo {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.stage, wake) {
            (Stage::Start, Wake::Enter) => {
                game.open.active = self.seat;
                self.advance(game, cx)
            }
            (_, Wake::Said(&[(_, choice)])) => self.act(game, choice, cx),
            (Stage::Doing, Wake::Back(_)) => self.settle(),
            (Stage::Settling, Wake::Back(_)) if rule!("cwd:doom-events.3", true) => self.advance(game, cx),
            (Stage::Settling, Wake::Back(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:doom-phase.2"));
        q.public_count();
        let books: usize = game
            .met_in_doom_phase(content, seat)
            .map(|slot| q.offer(Choice::Slot(slot), game.asks_for(content, seat, slot)))
            .count();
        // A spellbook must be taken for a requirement that is met before the go can end.
        if rule!("cwd:spellbooks.1", books > 0, else false) {
            q.refuse(Choice::Stop, RuleId("cwd:spellbooks.1"));
        } else {
            q.decline(Choice::Stop, RuleId("cwd:doom-phase.2"));
        }
        let against = match self.performed {
            true => Some(RuleId("cwd:ritual.1")),
            false => (!game.affords_ritual(seat)).then_some(RuleId("cwd:ritual.2")),
        };
        offer_or_refuse(q, Choice::Ritual, RuleId("cwd:ritual.1"), against);
        if rule!("cwd:doom-events.1", true, else self.performed) {
            game.offer_at(content, seat, Moment::Doom, self.used, &mut |it| it.put(q));
        }
    }
}

impl Duel {
    /// The current cost of a ritual. Past the end of the track it is the last cost.
    pub fn ritual_cost(&self) -> u8 {
        rule!("cwd:annihilation.2", self.open.ritual.min(LAST_RITUAL_COST), else self.open.ritual)
    }

    /// Whether the seat can pay for a ritual.
    fn affords_ritual(&self, seat: Seat) -> bool {
        rule!("cwd:ritual.2", self.side(seat).power >= self.ritual_cost(), else true)
    }

    /// Pays for the ritual and gains its doom. Returns the number of Elder Signs it also gives.
    fn perform_ritual(&mut self, seat: Seat, cx: &mut Cx<'_>) -> u8 {
        let (cost, last) = (self.ritual_cost(), self.open.ritual == LAST_RITUAL_COST);
        self.spend(seat, rule!("cwd:ritual.2", cost, else 0));
        rule!("cwd:ritual.3", {
            self.open.ritual = self.open.ritual.saturating_add(1).min(LAST_RITUAL_COST + 1);
        });
        let doom = rule!("cwd:ritual.4", self.side(seat).controlled_gates().count(), else 0);
        cx.tell(RuleId("cwd:ritual.1"), || Event::RitualPerformed { seat, cost, doom });
        self.gain_doom(seat, doom, cx);
        if last {
            cx.tell(RuleId("cwd:annihilation.1"), || Event::WorldEnds);
        }
        rule!("cwd:ritual.5", u8::from(self.has_great_old_one_in_play(cx.content, seat)), else 0)
    }
}
