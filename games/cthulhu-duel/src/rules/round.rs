//! The four phases of a round, repeated until the game ends.

use engine::{Flow, Procedure, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{ActionPhase, DoomPhase, FirstPlayer, Settle, out_of_step};
use crate::state::Phase;
use crate::{Cx, Duel, Event, Step, Wake};

/// The rounds of the game.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    next: Next,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Next {
    Action,
    Gather,
    FirstPlayer,
    Doom,
    /// The Doom phase is over.
    Close,
}

impl Round {
    /// Starts with the first Action phase.
    pub fn begin() -> Round {
        Round { next: Next::Action }
    }

    /// Resumes after this phase.
    pub fn after(phase: Phase) -> Round {
        let next = match phase {
            Phase::Action => Next::Gather,
            Phase::Gather => Next::FirstPlayer,
            Phase::FirstPlayer => Next::Doom,
            Phase::Doom => Next::Close,
        };
        Round { next }
    }
}

impl Procedure<Duel> for Round {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        match self.next {
            Next::Action => {
                self.next = Next::Gather;
                game.open.round = game.open.round.saturating_add(1);
                let round = game.open.round;
                cx.tell(RuleId("cwd:phases.1"), || Event::RoundBegins { round });
                game.begin(Phase::Action, RuleId("cwd:phases.2"), cx);
                call(ActionPhase::begin())
            }
            Next::Gather => {
                self.next = Next::FirstPlayer;
                game.begin(Phase::Gather, RuleId("cwd:phases.3"), cx);
                game.gather(cx);
                call(Settle::quiet(game.open.first))
            }
            Next::FirstPlayer => {
                self.next = Next::Doom;
                game.begin(Phase::FirstPlayer, RuleId("cwd:phases.4"), cx);
                call(FirstPlayer)
            }
            Next::Doom => {
                game.end_if_doomed(cx)?;
                self.next = Next::Close;
                game.begin(Phase::Doom, RuleId("cwd:phases.5"), cx);
                call(DoomPhase::begin())
            }
            Next::Close => {
                game.end_if_annihilated(cx)?;
                self.next = rule!("cwd:phases.5", Next::Action, else Next::Gather);
                Ok(Flow::Become((*self).into()))
            }
        }
    }
}

impl Duel {
    fn begin(&mut self, phase: Phase, rule: RuleId, cx: &mut Cx<'_>) {
        self.open.phase = phase;
        cx.tell(rule, || Event::PhaseBegins { phase });
    }
}
