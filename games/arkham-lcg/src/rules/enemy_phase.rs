//! The enemy phase: hunters move, then enemies attack.

use engine::{Candidates, Flow, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::framework::next_player;
use super::texts::Cards;
use super::{Attack, Hunters, Window, ask, out_of_step};
use crate::content::{CardId, Content, Keyword, Occasion};
use crate::state::{Phase, TimingEvent};
use crate::{Choice, Cx, Lcg, Offer, Step, Wake};

/// The enemy phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnemyAttacks {
    stage: u8,
    /// The seats whose enemies have attacked or are attacking now.
    done: Seats,
    /// The seat whose enemies attack now.
    seat: Option<Seat>,
    /// A massive enemy that attacks all investigators it is engaged with.
    pub(crate) massive: Option<CardId>,
    /// The seats that the massive enemy has attacked.
    hit: Seats,
}

impl EnemyAttacks {
    /// Begins the phase.
    pub(super) fn new() -> EnemyAttacks {
        EnemyAttacks { stage: 0, done: Seats::NONE, seat: None, massive: None, hit: Seats::NONE }
    }

    /// Ready enemies engaged with the seat that have not attacked yet.
    fn foes(game: &Lcg, content: &Content, seat: Seat) -> Cards {
        let strikes = |enemy: &CardId| {
            !game.card(*enemy).exhausted
                && game.may_attack(content, *enemy, seat)
                && !game.open.struck.has(*enemy)
        };
        game.fighting(content, seat).filter(strikes).collect()
    }

    /// The seats that the massive enemy still has to attack.
    fn left(&self, game: &Lcg, content: &Content) -> SmallVec<[Seat; 4]> {
        let Some(enemy) = self.massive else { return SmallVec::new() };
        let strikes =
            |seat: &Seat| game.fights(content, enemy, *seat) && game.may_attack(content, enemy, *seat);
        game.players().filter(|&seat| !self.hit.has(seat)).filter(strikes).collect()
    }

    /// Begins the attack of an enemy; a massive one attacks all it is engaged with.
    fn strike(&mut self, game: &mut Lcg, content: &Content, seat: Seat, enemy: CardId) -> Option<Step> {
        game.open.struck.insert(enemy);
        if rule!("lcg:massive.4", game.has(content, enemy, Keyword::Massive), else false) {
            (self.massive, self.hit) = (Some(enemy), Seats::NONE);
            return None;
        }
        Some(call(Attack::in_phase(enemy, seat)))
    }

    fn overrun(&mut self, enemy: CardId, seat: Seat) -> Step {
        self.hit = self.hit.with(seat);
        call(Attack::now(enemy, seat))
    }
}

impl Procedure<Lcg> for EnemyAttacks {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(seat, Choice::Pick(enemy))]) => {
                if let Some(step) = self.strike(game, cx.content, seat, enemy) {
                    return step;
                }
            }
            Wake::Said(&[(_, Choice::Turn(seat))]) => {
                let Some(enemy) = self.massive else { return out_of_step() };
                return self.overrun(enemy, seat);
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                0 => {
                    self.stage = 1;
                    if let Some(frame) = game.enter_phase(Phase::Enemy, cx) {
                        return call(frame);
                    }
                }
                1 => {
                    self.stage = 2;
                    if rule!("lcg:hunter.1", true) {
                        return call(Hunters::new(game));
                    }
                }
                2 => {
                    self.stage = 3;
                    let first = self.done.is_empty();
                    self.seat = next_player(game, &mut self.done);
                    if self.seat.is_none() {
                        self.stage = 4;
                        continue;
                    }
                    game.open.struck = crate::content::CardSet::NONE;
                    let window =
                        if first { rule!("lcg:timing.13", true) } else { rule!("lcg:timing.14", true) };
                    if window && let Some(frame) = Window::open(game, cx.content) {
                        return call(frame);
                    }
                }
                3 if self.massive.is_some() => {
                    let Some(enemy) = self.massive else { continue };
                    match candidates(self.left(game, cx.content).into_iter()) {
                        Candidates::One(seat) => return self.overrun(enemy, seat),
                        Candidates::Many => return ask(game.open.lead),
                        Candidates::None => self.massive = None,
                    }
                    if game.is_in_play(enemy) {
                        game.exhaust(enemy, cx);
                    }
                }
                3 => {
                    let Some(seat) = self.seat.filter(|&seat| game.playing(seat)) else {
                        self.stage = 2;
                        continue;
                    };
                    match game.next_of(&Self::foes(game, cx.content, seat)) {
                        Candidates::None => self.stage = 2,
                        Candidates::One(enemy) => {
                            if let Some(step) = self.strike(game, cx.content, seat, enemy) {
                                return step;
                            }
                        }
                        Candidates::Many => return ask(seat),
                    }
                }
                4 => {
                    self.stage = 5;
                    if let Some(frame) = rule!("lcg:timing.14", Window::open(game, cx.content), else None) {
                        return call(frame);
                    }
                }
                5 => {
                    self.stage = 6;
                    game.leave_phase();
                    let event = TimingEvent::new(Occasion::EnemyPhaseEnds, None, game.open.agenda, None);
                    if let Some(frame) = rule!("lcg:framework.29", game.happened(event), else None) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        if self.massive.is_some() {
            q.ask(RuleId("lcg:massive.4"));
            q.public_count();
            for seat in self.left(game, content) {
                q.offer(Choice::Turn(seat), RuleId("lcg:massive.4"));
            }
            return;
        }
        q.ask(RuleId("lcg:framework.28"));
        q.public_count();
        for enemy in Self::foes(game, content, seat) {
            q.offer(Choice::Pick(enemy), RuleId("lcg:framework.28"));
        }
    }
}
