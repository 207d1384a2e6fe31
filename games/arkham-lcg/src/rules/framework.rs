//! The round, step by step as in Appendix II: its phases, and the mythos phase.

use engine::{Flow, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Advance, Encounter, EnemyAttacks, Investigation, Upkeep, Window, out_of_step};
use crate::content::{CardId, Occasion, Per, Until};
use crate::state::{Phase, TimingEvent};
use crate::{Cx, Event, Frame, Lcg, Step, Wake};

impl Lcg {
    /// Begins a phase.
    pub(super) fn enter_phase(&mut self, phase: Phase, cx: &mut Cx<'_>) -> Option<Frame> {
        self.open.phase = phase;
        cx.tell(RuleId("lcg:framework.2"), || Event::Phase(phase));
        let noticed = match phase {
            Phase::Mythos | Phase::Setup => rule!("lcg:framework.2", true),
            Phase::Investigation => rule!("lcg:framework.12", true),
            Phase::Enemy => rule!("lcg:framework.26", true),
            Phase::Upkeep => rule!("lcg:framework.30", true),
        };
        if !noticed {
            return None;
        }
        let event = TimingEvent::new(Occasion::PhaseBegins, None, self.open.agenda, None);
        self.happened(event)
    }

    /// Ends the effects that last until this time.
    pub(crate) fn expire(&mut self, until: Until, who: Option<Seat>) {
        // On other cards than investigators, effects until the end of the turn refer to the current turn.
        let mine = |on: CardId| who.is_none_or(|seat| on.as_seat().is_none_or(|of| of == seat));
        rule!("lcg:lasting-effects.4", {
            self.open.lasting.retain(|held| held.until != until || !mine(held.on));
        });
    }

    /// Ends the effects and limits of the phase.
    pub(super) fn leave_phase(&mut self) {
        self.expire(Until::Phase, None);
        self.forget_uses(Per::Phase);
    }
}

/// Repeats rounds until the scenario ends.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    phase: Phase,
}

impl Round {
    /// Starts with the phase after this one.
    pub fn after(phase: Phase) -> Round {
        Round { phase }
    }

    /// Starts with the investigation phase of the first round.
    pub fn first() -> Round {
        Round { phase: Phase::Setup }
    }
}

impl Procedure<Lcg> for Round {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        self.phase = match self.phase {
            Phase::Setup | Phase::Upkeep => {
                game.open.round = game.open.round.saturating_add(1);
                let round = game.open.round;
                cx.tell(RuleId("lcg:framework.2"), || Event::Round(round));
                if round == 1 && rule!("lcg:framework.1", true, else false) {
                    Phase::Investigation
                } else {
                    Phase::Mythos
                }
            }
            Phase::Mythos => Phase::Investigation,
            Phase::Investigation => Phase::Enemy,
            Phase::Enemy => Phase::Upkeep,
        };
        match self.phase {
            Phase::Mythos => call(Mythos { stage: 0, done: Seats::NONE }),
            Phase::Investigation => call(Investigation::new()),
            Phase::Enemy => call(EnemyAttacks::new()),
            Phase::Upkeep => call(Upkeep::new()),
            Phase::Setup => out_of_step(),
        }
    }
}

/// The mythos phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Mythos {
    stage: u8,
    /// The seats that have drawn.
    done: Seats,
}

impl Procedure<Lcg> for Mythos {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Mythos, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    rule!("lcg:framework.3", {
                        game.add_doom(game.open.agenda, 1, cx);
                    });
                    if rule!("lcg:framework.4", game.agenda_is_due(cx.content), else false) {
                        return call(Advance::agenda());
                    }
                }
                2 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        self.stage = 3;
                        continue;
                    };
                    if rule!("lcg:framework.5", true, else false) {
                        return call(Encounter::draw(seat));
                    }
                }
                3 => {
                    self.stage = 4;
                    if let Some(frame) = rule!("lcg:timing.5", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                4 => {
                    self.stage = 5;
                    game.leave_phase();
                    let event = TimingEvent::new(Occasion::MythosEnds, None, game.open.agenda, None);
                    if let Some(frame) = rule!("lcg:framework.11", game.happened(event), else None) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}

/// The next seat in player order that is still in the game and not in `done`, and adds it to `done`. Each seat comes
/// once even if the lead changes.
pub(super) fn next_player(game: &Lcg, done: &mut Seats) -> Option<Seat> {
    let next = game.players().find(|&seat| !done.has(seat))?;
    *done = done.with(next);
    Some(next)
}
