//! The round: action phase, Ancient One phase, end of the round.

use engine::{Procedure, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::action_phase::{PlayPriority, ResolveActions};
use super::ancient_one::AncientOnePhase;
use super::out_of_step;
use super::ritual::EndOfRound;
use super::solo::{SoloPriority, SoloResolve};
use crate::state::{Blind, Phase};
use crate::{Cx, Event, FinalHour, Step, Wake};

/// The rounds of the game, one after another.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Round {
    next: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Begin,
    Priority,
    Resolve,
    AncientOne,
    End,
}

impl Round {
    /// Starts a new round.
    pub fn begin() -> Round {
        Round { next: Part::Begin }
    }

    /// A round that continues with playing priority cards.
    pub fn at_priority() -> Round {
        Round { next: Part::Priority }
    }

    /// A round that continues with resolving action cards.
    pub fn at_resolve() -> Round {
        Round { next: Part::Resolve }
    }

    /// A round that continues with the Ancient One phase.
    pub fn at_ancient_one() -> Round {
        Round { next: Part::AncientOne }
    }

    /// A round that continues with the vote on the ritual.
    pub fn at_end() -> Round {
        Round { next: Part::End }
    }
}

impl Procedure<FinalHour> for Round {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let open = &mut game.open;
        loop {
            match self.next {
                Part::Begin => {
                    self.next = Part::Priority;
                    open.round += 1;
                    open.played = 0;
                    open.omens = 0;
                    open.blind = if open.blind == Blind::Next { Blind::Now } else { Blind::No };
                    let round = open.round;
                    cx.tell(RuleId("fh:round.1"), || Event::RoundBegins { round });
                }
                Part::Priority => {
                    self.next = Part::Resolve;
                    rule!("fh:round.1", {
                        let solo = rule!("fh:solo-action.1", open.solo);
                        return if solo {
                            call(SoloPriority::new())
                        } else {
                            call(PlayPriority::after(open.played))
                        };
                    });
                }
                Part::Resolve => {
                    self.next = Part::AncientOne;
                    rule!("fh:action-phase.3", {
                        return if open.solo {
                            call(SoloResolve::new())
                        } else {
                            call(ResolveActions::new())
                        };
                    });
                }
                Part::AncientOne => {
                    self.next = Part::End;
                    open.phase = Phase::AncientOne;
                    rule!("fh:round.2", {
                        return call(AncientOnePhase::new());
                    });
                }
                Part::End => {
                    self.next = Part::Begin;
                    open.phase = Phase::Ritual;
                    return call(EndOfRound);
                }
            }
        }
    }
}
