//! The reckoning of a dark pact: a roll that may turn the card.

use engine::{Ask, Card, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::super::harm::Suffer;
use super::super::out_of_step;
use super::super::texts::{Resolve, Scope, This};
use crate::content::{Asset, Content, Pact, Special, Status};
use crate::state::pile;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// The face that turns a dark pact.
const TURNING_FACE: u8 = 1;
/// The most dice that are rolled for a dark pact.
const MOST_DICE: usize = 2;

/// An investigator rolls for a dark pact, which is turned on a 1.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RollForPact {
    seat: Seat,
    step: PactStep,
    /// The faces; 0 for a die that is still to be rolled.
    dice: [u8; MOST_DICE],
    count: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum PactStep {
    Roll,
    /// The investigator may reroll dice for 1 horror.
    Offer,
    /// These dice, as bits, are rerolled when the horror is suffered.
    Pay(u8),
    Reroll,
    Turn,
    Done,
}

impl RollForPact {
    /// An investigator rolls for a dark pact, which is turned on a 1.
    pub fn new(seat: Seat) -> RollForPact {
        RollForPact { seat, step: PactStep::Roll, dice: [0; MOST_DICE], count: 1 }
    }

    /// Whether the pending roll turns the card, and is not that of a die.
    pub(crate) fn turns(&self) -> bool {
        self.step == PactStep::Turn
    }

    /// The next die that has to be rolled.
    fn unrolled(self) -> Option<usize> {
        self.dice.iter().take(usize::from(self.count)).position(|&face| face == 0)
    }

    /// The asset that allows rerolling any roll.
    fn reroller(self, game: &ArkhamHorror, content: &Content) -> Option<Asset> {
        // No other reroll can be used on what is no test.
        game.special(content, self.seat, Special::RerollsAnyRoll).flatten()
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        if !game.open.person(self.seat).is_in_play() {
            return Ok(Flow::Done);
        }
        if self.unrolled().is_some() {
            return Ok(Flow::Roll);
        }
        if self.step == PactStep::Roll {
            self.step = PactStep::Offer;
            if self.reroller(game, cx.content).is_some() {
                return Ok(Flow::Ask(Ask::one(self.seat)));
            }
        }
        let turns = self.dice.iter().take(usize::from(self.count)).any(|&face| face == TURNING_FACE);
        if turns && game.open.person(self.seat).is_in_play() {
            self.step = PactStep::Turn;
            return Ok(Flow::Roll);
        }
        Ok(Flow::Done)
    }

    /// Turns the card.
    fn turn(&mut self, pact: Pact, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        game.shut.pacts.see(pile::HELD_PACT + seat.index(), 0, Card(pact.0), Seats::ALL);
        cx.reveal(RuleId("ah3:479.7"), || Event::PactTurned { seat, pact });
        self.step = PactStep::Done;
        let Some(asset) = game.status_card(cx.content, seat, Status::DarkPact) else { return Ok(Flow::Done) };
        let (_, text) = &cx.content.pacts[pact.index()];
        call(Resolve::new(*text, Scope::new(seat, This::Asset(asset))))
    }
}

impl Procedure<ArkhamHorror> for RollForPact {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match (wake, self.step) {
            (Wake::Enter, _) => {
                if game.special(cx.content, seat, Special::TwoPactDice).is_some() {
                    self.count = MOST_DICE as u8;
                }
                self.go_on(game, cx)
            }
            (Wake::Rolled(pact), PactStep::Turn) => self.turn(Pact(pact as u8), game, cx),
            (Wake::Rolled(face), _) => {
                let Some(die) = self.unrolled() else { return out_of_step() };
                self.dice[die] = face as u8;
                cx.tell(RuleId("ah3:408.1"), || Event::Rolled { seat, face: face as u8 });
                self.go_on(game, cx)
            }
            (Wake::Said(&[(_, Choice::Stop)]), _) => self.go_on(game, cx),
            (Wake::Said(dice), PactStep::Offer) => {
                let bits = dice.iter().fold(0, |bits, (_, choice)| match choice {
                    Choice::Die(die) => bits | 1 << die,
                    _ => bits,
                });
                if bits == 0 {
                    return self.go_on(game, cx);
                }
                let Some(asset) = self.reroller(game, cx.content) else { return out_of_step() };
                self.step = PactStep::Pay(bits);
                cx.tell(RuleId("ah3:408.2"), || Event::Used { seat, asset });
                call(Suffer::new(seat, 0, 1, false, None))
            }
            (Wake::Back(_), PactStep::Pay(bits)) => {
                let dice = self.dice.iter_mut().enumerate();
                dice.filter(|(die, _)| bits & 1 << die != 0).for_each(|(_, face)| *face = 0);
                self.step = PactStep::Reroll;
                self.go_on(game, cx)
            }
            (Wake::Back(_), PactStep::Done) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.ask_some(RuleId("ah3:408.2"), 0, self.count);
        q.public_count();
        for die in 0..self.count {
            q.offer(Choice::Die(die), RuleId("ah3:408.2"));
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        if self.step == PactStep::Turn {
            odds.cite(RuleId("ah3:479.7"));
            game.shut.pacts.odds_or_card(pile::HELD_PACT + self.seat.index(), 0, odds);
        } else {
            odds.cite(RuleId("ah3:408.1"));
            odds.die(6);
        }
    }
}
