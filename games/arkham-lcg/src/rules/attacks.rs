//! Enemy attacks, in the enemy phase or as attacks of opportunity, and evasion.

use engine::{Candidates, Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{Harm, ask, out_of_step};
use crate::content::{CardId, CardSet, Content, Lasting, Occasion, Trait};
use crate::state::TimingEvent;
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// An enemy attacks an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    enemy: CardId,
    seat: Seat,
    /// Whether the enemy is exhausted afterwards.
    exhausts: bool,
    /// Whether the attack triggers abilities.
    answered: bool,
    /// Whether it is a retaliation for a failed attack.
    back: bool,
    stage: u8,
}

impl Attack {
    /// An attack in the enemy phase: the enemy is exhausted afterwards.
    pub fn in_phase(enemy: CardId, seat: Seat) -> Attack {
        Attack { enemy, seat, exhausts: true, answered: true, back: false, stage: 0 }
    }

    /// An attack of opportunity: the enemy stays ready.
    pub fn of_opportunity(enemy: CardId, seat: Seat) -> Attack {
        Attack {
            exhausts: rule!("lcg:attack-of-opportunity.4", false, else true),
            answered: rule!("lcg:attack-of-opportunity.6", true, else false),
            ..Attack::in_phase(enemy, seat)
        }
    }

    /// An attack by an effect: the enemy stays ready.
    pub fn now(enemy: CardId, seat: Seat) -> Attack {
        Attack { exhausts: false, ..Attack::in_phase(enemy, seat) }
    }

    /// A retaliation for a failed attack: the enemy stays ready.
    pub fn in_return(enemy: CardId, seat: Seat) -> Attack {
        Attack { back: true, ..Attack::now(enemy, seat) }
    }
}

impl Lcg {
    /// Evades an enemy: exhausts and disengages it.
    pub(super) fn evade(&mut self, seat: Seat, enemy: CardId, cx: &mut Cx<'_>) -> TimingEvent {
        rule!("lcg:evade-action.3", {
            self.exhaust(enemy, cx);
            self.disengage(enemy, cx);
        });
        cx.tell(RuleId("lcg:evade-action.3"), || Event::Evaded { enemy, seat });
        TimingEvent::new(Occasion::Evade, Some(seat), enemy, self.place_of(enemy))
    }

    /// Whether the enemy can attack the seat.
    pub(crate) fn may_attack(&self, content: &Content, enemy: CardId, seat: Seat) -> bool {
        !self.held(seat, Lasting::Unseen) || self.def(content, enemy).is(Trait::Elite)
    }

    /// The damage and the horror of an enemy's attack.
    pub(crate) fn attack_harm(&self, content: &Content, enemy: CardId) -> Option<(u8, u8)> {
        self.def(content, enemy).enemy.as_ref().map(|def| (def.damage, def.horror))
    }
}

impl Procedure<Lcg> for Attack {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        let (enemy, seat) = (self.enemy, self.seat);
        loop {
            self.stage += 1;
            match self.stage {
                1 => {
                    if !game.may_attack(cx.content, enemy, seat) {
                        return Ok(Flow::Done);
                    }
                    let Some((damage, horror)) = game.attack_harm(cx.content, enemy) else {
                        return Ok(Flow::Done);
                    };
                    let back = self.back;
                    cx.tell(RuleId("lcg:attacker-attacked.1"), || Event::Attacked { enemy, seat, back });
                    let event = TimingEvent {
                        by: Some(enemy),
                        n: damage,
                        m: horror,
                        ..TimingEvent::new(Occasion::Attack, Some(seat), enemy, game.location(seat))
                    };
                    if let Some(frame) = game.before(event).filter(|_| self.answered) {
                        return call(frame);
                    }
                }
                2 => {
                    let Some(&event) = game.current() else { return out_of_step() };
                    if rule!("lcg:cancel.1", event.cancelled, else false) {
                        cx.tell(RuleId("lcg:cancel.1"), || Event::AttackCancelled(enemy));
                        game.drop_event();
                        // A cancelled attack still counts as made, so the enemy is exhausted.
                        self.exhausts &= rule!("lcg:cancel.2", true, else false);
                        self.stage = 3;
                        continue;
                    }
                    if game.playing(seat) && event.n + event.m > 0 {
                        return call(Harm::attack(game, seat, enemy, event.n, event.m));
                    }
                }
                3 => {
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                _ => {
                    if self.exhausts && game.is_in_play(enemy) {
                        rule!("lcg:framework.28", {
                            game.exhaust(enemy, cx);
                        });
                    }
                    return Ok(Flow::Done);
                }
            }
        }
    }
}

/// Attacks of opportunity: each ready enemy engaged with the seat attacks once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opportunity {
    seat: Seat,
}

impl Opportunity {
    /// Begins the attacks provoked by the seat.
    pub fn new(game: &mut Lcg, seat: Seat) -> Opportunity {
        game.open.struck = CardSet::NONE;
        Opportunity { seat }
    }

    /// The enemies that would attack the seat if it provoked them now.
    pub(super) fn strikers(game: &Lcg, content: &Content, seat: Seat) -> Cards {
        let ready = |enemy: &CardId| {
            rule!("lcg:attack-of-opportunity.1", !game.card(*enemy).exhausted, else true)
                && game.may_attack(content, *enemy, seat)
        };
        game.fighting(content, seat).filter(ready).collect()
    }

    fn foes(&self, game: &Lcg, content: &Content) -> Cards {
        let mut foes = Opportunity::strikers(game, content, self.seat);
        foes.retain(|enemy| !game.open.struck.has(*enemy));
        foes
    }

    fn strike(&self, game: &mut Lcg, enemy: CardId) -> Step {
        game.open.struck.insert(enemy);
        call(Attack::of_opportunity(enemy, self.seat))
    }
}

impl Procedure<Lcg> for Opportunity {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(enemy))]) => return self.strike(game, enemy),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if !game.playing(self.seat) {
            return Ok(Flow::Done);
        }
        match game.next_of(&self.foes(game, cx.content)) {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(enemy) => self.strike(game, enemy),
            Candidates::Many => ask(self.seat),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:attack-of-opportunity.1"));
        q.public_count();
        for enemy in self.foes(game, content) {
            q.offer(Choice::Pick(enemy), RuleId("lcg:attack-of-opportunity.1"));
        }
    }
}

/// Evades an enemy and resolves the abilities triggered by that.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Evaded {
    seat: Seat,
    enemy: CardId,
}

impl Evaded {
    pub(crate) fn new(seat: Seat, enemy: CardId) -> Evaded {
        Evaded { seat, enemy }
    }
}

impl Procedure<Lcg> for Evaded {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, enemy) = (self.seat, self.enemy);
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let event = game.evade(seat, enemy, cx);
        match game.happened(event) {
            Some(frame) => call(frame),
            None => Ok(Flow::Done),
        }
    }
}
