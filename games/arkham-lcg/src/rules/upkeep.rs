//! The upkeep phase.

use engine::{Flow, Procedure, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::framework::next_player;
use super::{DrawCards, Drop, Window, out_of_step};
use crate::content::{Occasion, Per, Until};
use crate::state::{Phase, TimingEvent};
use crate::{Cx, Event, Lcg, Step, Wake};

/// The upkeep phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Upkeep {
    stage: u8,
    /// The seats that are done with the current step.
    done: Seats,
}

impl Upkeep {
    /// Begins the phase.
    pub(super) fn new() -> Upkeep {
        Upkeep { stage: 0, done: Seats::NONE }
    }
}

impl Procedure<Lcg> for Upkeep {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Upkeep, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if let Some(frame) = rule!("lcg:timing.16", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                2 => {
                    self.stage = 3;
                    rule!("lcg:framework.31", {
                        game.open.people.iter_mut().for_each(|person| person.done = false);
                    });
                    rule!("lcg:framework.32", {
                        for card in game.open.play.iter() {
                            game.card_mut(card).exhausted = false;
                        }
                    });
                    cx.tell(RuleId("lcg:framework.32"), || Event::AllReadied);
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                3 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        (self.stage, self.done) = (4, Seats::NONE);
                        continue;
                    };
                    if rule!("lcg:framework.33", true, else false) {
                        return call(DrawCards::new(seat, 1));
                    }
                }
                4 => {
                    self.stage = 5;
                    for seat in game.players() {
                        rule!("lcg:framework.33", {
                            game.gain(seat, 1, cx);
                        });
                    }
                }
                5 => {
                    let Some(seat) = next_player(game, &mut self.done) else {
                        self.stage = 6;
                        continue;
                    };
                    if rule!("lcg:framework.34", game.hand_size(seat) > 8, else false) {
                        return call(Drop::all_but(seat, 8));
                    }
                }
                6 => {
                    self.stage = rule!("lcg:framework.35", 7, else 8);
                    game.leave_phase();
                    if self.stage == 8 {
                        continue;
                    }
                    let event = TimingEvent::new(Occasion::RoundEnds, None, game.open.agenda, None);
                    if let Some(frame) = game.before(event) {
                        return call(frame);
                    }
                }
                7 => {
                    self.stage = 8;
                    game.expire(Until::Round, None);
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                _ => {
                    game.forget_uses(Per::Round);
                    game.open.people.iter_mut().for_each(|person| person.thawed = false);
                    return Ok(Flow::Done);
                }
            }
        }
    }
}
