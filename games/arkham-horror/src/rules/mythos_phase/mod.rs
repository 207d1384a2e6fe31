//! The mythos phase: players draw mythos tokens, read headlines and resolve reckonings.

mod headlines;
mod pact;
mod reckoning;

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::doom::{GateBurst, SpreadDoom};
use super::events::SpawnClue;
use super::out_of_step;
use super::spawning::Spawn;
use crate::content::{Content, MythosToken};
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

pub use headlines::ReadHeadline;
pub use pact::RollForPact;
pub use reckoning::Reckoning;

/// The tokens that each player draws.
const TOKENS: u8 = 2;

/// The mythos phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MythosPhase {
    /// How many players in turn order have drawn.
    turn: u8,
    /// How many tokens the next one has drawn.
    drawn: u8,
}

impl MythosPhase {
    /// The mythos phase.
    pub fn new() -> MythosPhase {
        MythosPhase { turn: 0, drawn: 0 }
    }
}

impl Procedure<ArkhamHorror> for MythosPhase {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        loop {
            let turn = usize::from(self.turn);
            let next = rule!("ah3:204.2", game.open.turn_order().nth(turn), else game.open.seats().nth(turn));
            let Some(seat) = next else { return Ok(Flow::Done) };
            // A player draws also without an investigator.
            let draws = rule!("ah3:204.4", true, else game.open.person(seat).is_in_play());
            if draws && self.drawn < rule!("ah3:204.1", TOKENS, else 0) {
                self.drawn += 1;
                return call(DrawToken::new(seat));
            }
            *self = MythosPhase { turn: self.turn + 1, drawn: 0 };
        }
    }
}

/// A player draws a mythos token and resolves it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DrawToken {
    seat: Seat,
    /// The tokens still to be drawn, this one included.
    left: u8,
}

impl DrawToken {
    /// A player draws a mythos token and resolves it.
    pub fn new(seat: Seat) -> DrawToken {
        DrawToken::several(seat, 1)
    }

    /// A player draws this many mythos tokens one after the other, and resolves each before the next.
    pub fn several(seat: Seat, left: u8) -> DrawToken {
        DrawToken { seat, left }
    }

    /// What the token does.
    fn resolve(self, token: MythosToken) -> Step {
        let nothing = Ok(Flow::Done);
        match token {
            MythosToken::Doom => rule!("ah3:204.7a", call(SpreadDoom::new()), else nothing),
            MythosToken::Monster => {
                rule!("ah3:204.8a", call(Spawn::new(None, None, false, None)), else nothing)
            }
            MythosToken::Clue => rule!("ah3:204.9a", call(SpawnClue::new()), else nothing),
            MythosToken::Headline => {
                rule!("ah3:204.10a", call(ReadHeadline::new(self.seat)), else nothing)
            }
            MythosToken::GateBurst => rule!("ah3:204.11a", call(GateBurst::new()), else nothing),
            MythosToken::Reckoning => rule!("ah3:204.12a", call(Reckoning::new()), else nothing),
            MythosToken::Blank => nothing,
        }
    }
}

impl ArkhamHorror {
    /// Puts all drawn tokens back into the cup, if it is empty.
    fn refill_cup(&mut self, cx: &mut Cx<'_>) {
        if self.open.cup.iter().all(|&count| count == 0) {
            rule!("ah3:204.5", {
                for (cup, drawn) in self.open.cup.iter_mut().zip(&mut self.open.drawn) {
                    *cup = cup.saturating_add(std::mem::take(drawn));
                }
            });
            cx.tell(RuleId("ah3:204.5"), || Event::CupRefilled);
        }
    }
}

impl Procedure<ArkhamHorror> for DrawToken {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                if self.left == 0 {
                    return Ok(Flow::Done);
                }
                game.refill_cup(cx);
                if game.open.cup.iter().all(|&count| count == 0) {
                    return Ok(Flow::Done);
                }
                Ok(Flow::Roll)
            }
            Wake::Rolled(token) => {
                let Some(&token) = MythosToken::ALL.get(token as usize) else { return out_of_step() };
                self.left -= 1;
                rule!("ah3:204.3", {
                    let cup = &mut game.open.cup[token.index()];
                    *cup = cup.saturating_sub(1);
                    game.open.drawn[token.index()] = game.open.drawn[token.index()].saturating_add(1);
                });
                let seat = self.seat;
                cx.tell(RuleId("ah3:204.1"), || Event::Drew { seat, token });
                // Before the next token is drawn, this one is resolved.
                match rule!("ah3:faq.3", self.resolve(token), else Ok(Flow::Done))? {
                    Flow::Done => self.step(game, Wake::Enter, cx),
                    flow => Ok(flow),
                }
            }
            Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:204.1"));
        for (token, &count) in (0..).zip(&game.open.cup) {
            odds.push(token, u64::from(count));
        }
    }
}
