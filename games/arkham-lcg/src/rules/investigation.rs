//! The investigation phase and the turns of the investigators.

use engine::{Ask, Candidates, Flow, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{Initiate, Opportunity, Window, ask, out_of_step};
use crate::content::{CardId, Content, Occasion, Per, Until};
use crate::state::{Phase, TimingEvent};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// The investigation phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Investigation {
    stage: u8,
}

impl Investigation {
    /// Begins the phase.
    pub(super) fn new() -> Investigation {
        Investigation { stage: 0 }
    }

    /// The phase while turns are being taken.
    pub fn during() -> Investigation {
        Investigation { stage: 2 }
    }

    fn waiting(game: &Lcg) -> impl Iterator<Item = Seat> + use<> {
        let people = game.open.people;
        game.players().filter(move |seat| rule!("lcg:framework.13", !people[seat.index()].done, else true))
    }
}

impl Procedure<Lcg> for Investigation {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Turn(seat))]) => return call(Turn::new(seat)),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Investigation, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if let Some(frame) = rule!("lcg:timing.7", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                2 => match candidates(Self::waiting(game)) {
                    Candidates::None => self.stage = 3,
                    Candidates::One(seat) => return call(Turn::new(seat)),
                    Candidates::Many => return ask(game.open.lead),
                },
                _ => {
                    rule!("lcg:framework.25", {
                        game.leave_phase();
                    });
                    return Ok(Flow::Done);
                }
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:framework.13"));
        q.public_count();
        for seat in Self::waiting(game) {
            q.offer(Choice::Turn(seat), RuleId("lcg:framework.13"));
        }
    }
}

/// An investigator's turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    seat: Seat,
    stage: u8,
}

impl Turn {
    /// Begins the turn of the seat.
    pub fn new(seat: Seat) -> Turn {
        Turn { seat, stage: 0 }
    }

    /// A turn in progress.
    pub fn during(seat: Seat) -> Turn {
        Turn { seat, stage: 2 }
    }

    /// Ends the turn, whatever the reason.
    fn over(&self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        // Ends these effects also for an eliminated investigator, who skips the end of the turn.
        game.expire(Until::Turn, Some(seat));
        game.open.active = None;
        game.forget_uses(Per::Turn);
        let person = game.person_mut(seat);
        person.done = rule!("lcg:framework.24", true);
        (person.actions, person.lost_actions) = (0, 0);
        (person.tome_action, person.tome_granted) = (false, false);
        if game.playing(seat) {
            // Any weakness in hand has been resolved by now.
            game.person_mut(seat).kept = game.hand_size(seat) as u8;
            cx.tell(RuleId("lcg:framework.24"), || Event::TurnOver(seat));
        }
        Ok(Flow::Done)
    }

    /// The procedure that the choice begins; `None` if it ends the turn.
    fn begins(&self, game: &Lcg, content: &Content, choice: Choice) -> Option<Initiate> {
        let action = game.action_of(content, choice).0 > 0 && choice != Choice::AdvanceAct;
        match choice {
            Choice::EndTurn => None,
            _ if action => Some(Initiate::action(self.seat, choice)),
            _ => Some(Initiate::fast(self.seat, choice)),
        }
    }

    /// The enemies that would attack the seat before the choice is resolved.
    pub(crate) fn provoked(&self, game: &Lcg, content: &Content, choice: Choice) -> Cards {
        let provokes = self.begins(game, content, choice).is_some_and(|event| event.provokes(game, content));
        if provokes { Opportunity::strikers(game, content, self.seat) } else { Cards::new() }
    }
}

impl Procedure<Lcg> for Turn {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, choice)]) => match self.begins(game, cx.content, choice) {
                None => self.stage = 3,
                Some(event) => return call(event),
            },
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 2;
                    game.open.active = Some(seat);
                    cx.tell(RuleId("lcg:framework.13"), || Event::Turn(seat));
                    let (more, _) = game.bonus_actions(cx.content, seat);
                    game.person_mut(seat).actions = rule!("lcg:framework.14", 3, else 1) + more;
                    game.grant_tome_action(cx.content, seat);
                    let event =
                        TimingEvent::new(Occasion::TurnBegins, Some(seat), CardId::investigator(seat), None);
                    if let Some(frame) = game.happened(event) {
                        return call(frame);
                    }
                }
                2 => {
                    if !game.playing(seat) {
                        self.stage = 4;
                        continue;
                    }
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                    game.grant_tome_action(cx.content, seat);
                    let others: Seats =
                        game.players().filter(|&other| other != seat).fold(Seats::NONE, Seats::with);
                    return Ok(Flow::Ask(Ask::one(seat).with_anytime(others)));
                }
                3 => {
                    self.stage = 4;
                    game.expire(Until::Turn, Some(seat));
                    let event =
                        TimingEvent::new(Occasion::TurnEnds, Some(seat), CardId::investigator(seat), None);
                    if let Some(frame) = game.happened(event) {
                        return call(frame);
                    }
                }
                _ => return self.over(game, cx),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:framework.14"));
        game.offer_actions(content, seat, q);
        rule!("lcg:timing.10", {
            game.offer_fast(content, seat, |choice, rule| q.offer(choice, rule));
        });
        if q.keeps_refusals() {
            game.refuse_fast(content, seat, q);
        }
        if rule!("lcg:framework.23", true, else game.person(seat).actions == 0) {
            q.decline(Choice::EndTurn, RuleId("lcg:framework.24"));
            let read = |(choice, _): &(Choice, RuleId)| game.is_tome_ability(content, *choice);
            if game.person(seat).actions > 0 || q.choices().iter().any(read) {
                q.costly_decline();
            }
        }
        // Whether only ending the turn is left is public if it does not depend on the hand.
        if q.keeps_refusals() && q.choices().len() == 1 && !game.could_act_fast(content, seat) {
            q.public_count();
        }
    }

    fn again(&mut self, game: &mut Lcg, ask: Ask, cx: &mut Cx<'_>) -> Step {
        // An anytime choice may have eliminated the active investigator.
        if !game.playing(self.seat) {
            return self.over(game, cx);
        }
        game.grant_tome_action(cx.content, self.seat);
        Ok(Flow::Ask(ask))
    }
}
