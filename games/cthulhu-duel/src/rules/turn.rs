//! The Action phase: turns, withering, and the actions of one turn.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Fighting, Settle, ask, out_of_step};
use crate::content::{Content, Zone, Zones};
use crate::state::enemy;
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// Players alternate turns until both are out of power.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActionPhase {
    next: Option<Seat>,
}

impl ActionPhase {
    /// Starts with the first player's turn.
    pub fn begin() -> ActionPhase {
        ActionPhase { next: None }
    }

    /// Starts with a turn of this seat.
    pub fn with(seat: Seat) -> ActionPhase {
        ActionPhase { next: Some(seat) }
    }

    /// Resumes after a turn of this seat.
    pub fn during(seat: Seat) -> ActionPhase {
        ActionPhase { next: Some(enemy(seat)) }
    }
}

impl Procedure<Duel> for ActionPhase {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => rule!("cwd:game-end.5", {
                game.end_if_doomed(cx)?;
            }),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let mut spent = game.open.sides.iter().map(|side| side.power == 0);
        if rule!("cwd:withering.10", spent.all(|spent| spent), else spent.any(|spent| spent)) {
            rule!("cwd:withering.10", {
                game.open.withering = 0;
            });
            return Ok(Flow::Done);
        }
        let first = rule!("cwd:action-phase.2", game.open.first, else enemy(game.open.first));
        let seat = self.next.unwrap_or(first);
        self.next = Some(enemy(seat));
        call(Turn::of(seat))
    }
}

/// One turn.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Turn {
    seat: Seat,
    /// Whether the one action of the turn has been used.
    acted: bool,
    /// Zones in which this turn already had a battle.
    fought: Zones,
    stage: Stage,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    /// The withering cost is not paid yet.
    Start,
    /// An action is in progress.
    Acting,
    /// The consequences of an action are being settled.
    Settling,
    /// As `Settling`, after a pass that ends the turn.
    Passing,
}

impl Turn {
    /// Starts a turn of this seat.
    pub fn of(seat: Seat) -> Turn {
        Turn { seat, acted: false, fought: Zones::NONE, stage: Stage::Start }
    }

    /// A turn in which the seat has just started a battle in the zone.
    pub fn fighting(game: &Duel, seat: Seat, zone: Zone) -> Turn {
        let (acted, fought) = (!game.battles_are_extra(), Zones::NONE.with(zone));
        Turn { seat, acted, fought, stage: Stage::Acting }
    }

    /// The seat whose turn it is.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// Whether nothing has been done in the turn yet.
    pub fn is_fresh(&self) -> bool {
        self.stage == Stage::Start
    }

    /// Whether the one action of the turn has been used.
    pub fn acted(&self) -> bool {
        self.acted
    }

    /// Whether the turn may end.
    pub fn may_end(&self) -> bool {
        let fought = rule!("cwd:control-gate.8", !self.fought.is_empty(), else false);
        rule!("cwd:control-gate.3", self.acted || fought, else true)
    }

    /// The rule that prevents any further action in this turn, apart from extra actions.
    fn no_action(&self, game: &Duel) -> Option<RuleId> {
        let powerless = !rule!("cwd:withering.9", game.side(self.seat).power > 0, else true);
        match self.acted {
            true => Some(RuleId("cwd:action-phase.4")),
            false => powerless.then_some(RuleId("cwd:withering.9")),
        }
    }

    fn advance(&mut self, game: &Duel, cx: &Cx<'_>) -> Step {
        let extra = || {
            game.can_shift_gates(cx.content, self.seat)
                || game.battle_zones(cx.content, self.seat, self.fought, true).next().is_some()
        };
        if self.acted && !extra() { Ok(Flow::Done) } else { ask(self.seat) }
    }

    /// Pays for withering. Returns whether the turn continues.
    fn begins(&self, game: &mut Duel, cx: &mut Cx<'_>) -> bool {
        let (seat, price) = (self.seat, game.open.withering);
        let power = game.side(seat).power;
        if rule!("cwd:withering.9", power == 0, else false) {
            rule!("cwd:withering.1", {
                game.open.withering = game.open.withering.saturating_add(1);
            });
            let marker = game.open.withering;
            cx.tell(RuleId("cwd:withering.1"), || Event::Withers { seat, marker });
            return false;
        }
        if price > 0 {
            let left = rule!("cwd:withering.2", power.saturating_sub(price), else power);
            game.side_mut(seat).power = left;
            if left == 0 {
                cx.tell(RuleId("cwd:withering.2"), || Event::WitheredAway { seat });
                return false;
            }
            cx.tell(RuleId("cwd:withering.2"), || Event::WitheringPaid { seat, paid: price, left });
        }
        let power = game.side(seat).power;
        cx.tell(RuleId("cwd:action-phase.2"), || Event::TurnBegins { seat, power });
        true
    }

    fn act(&mut self, game: &mut Duel, choice: Choice, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        self.stage = Stage::Acting;
        match choice {
            Choice::EndTurn => {
                cx.tell(RuleId("cwd:two-extra-actions.4"), || Event::TurnEnds { seat });
                Ok(Flow::Done)
            }
            Choice::TakeGate(kind, zone) => {
                game.take_gate(seat, kind, zone, cx);
                self.settle()
            }
            Choice::LeaveGate(zone) => {
                game.leave_gate(seat, zone, cx);
                self.settle()
            }
            Choice::Battle(zone) => {
                self.acted |= rule!("cwd:battle-action.2", !game.battles_are_extra(), else false);
                self.fight(game, zone)
            }
            Choice::Pass => {
                self.acted = true;
                self.stage = Stage::Passing;
                game.pass(seat, cx);
                call(Settle::after_action(seat))
            }
            _ => {
                self.acted = is_whole_action(choice);
                match game.act(seat, choice, cx)? {
                    Some(frame) => call(frame),
                    None => self.settle(),
                }
            }
        }
    }

    fn fight(&mut self, game: &mut Duel, zone: Zone) -> Step {
        self.fought = self.fought.with(zone);
        game.spend(self.seat, rule!("cwd:battle.4", 1, else 0));
        call(Fighting::begin(game, self.seat, zone))
    }

    fn settle(&mut self) -> Step {
        self.stage = Stage::Settling;
        call(Settle::after_action(self.seat))
    }
}

impl Procedure<Duel> for Turn {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.stage, wake) {
            (Stage::Start, Wake::Enter) => {
                game.open.active = self.seat;
                if self.begins(game, cx) { ask(self.seat) } else { Ok(Flow::Done) }
            }
            (_, Wake::Said(&[(_, choice)])) => self.act(game, choice, cx),
            (Stage::Acting, Wake::Back(_)) => self.settle(),
            (Stage::Settling, Wake::Enter | Wake::Back(_)) => self.advance(game, cx),
            (Stage::Passing, Wake::Back(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId(if self.acted { "cwd:two-extra-actions.5" } else { "cwd:two-extra-actions.4" }));
        q.public_count();
        if self.may_end() {
            q.decline(Choice::EndTurn, RuleId("cwd:two-extra-actions.5"));
        } else {
            q.refuse(Choice::EndTurn, RuleId("cwd:control-gate.3"));
        }
        match self.no_action(game) {
            None => game.offer_actions(content, self.seat, q),
            Some(why) => game.refuse_actions(content, self.seat, why, q),
        }
        rule!("cwd:two-extra-actions.1", {
            let seat = rule!("cwd:control-gate.4", self.seat, else enemy(self.seat));
            game.offer_gates(content, seat, q);
            game.refuse_gates(content, seat, q);
        });
        game.offer_battles(content, self.seat, self.fought, self.acted, q);
    }
}

/// Whether the choice uses up the one action of a turn.
fn is_whole_action(choice: Choice) -> bool {
    match choice {
        Choice::Recruit(_) => rule!("cwd:recruit-summon-awaken.3", true),
        Choice::Build(_) => rule!("cwd:build-gate.2", true),
        Choice::Capture(_) => rule!("cwd:capture.3", true),
        Choice::Awaken(_) => rule!("cwd:recruit-summon-awaken.10", true),
        _ => rule!("cwd:action-phase.4", true),
    }
}
