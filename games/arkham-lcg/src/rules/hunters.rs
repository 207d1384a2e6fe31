//! Enemy movement: hunters move towards their prey.

use engine::{Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::enemies::SeatList;
use super::texts::Cards;
use super::{Reveal, ask, out_of_step};
use crate::content::{CardId, CardSet, Constant, Content, Keyword, Prey, Trait};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Moves the hunters in an order chosen by the lead investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hunters {
    pub(crate) enemy: Option<CardId>,
}

impl Hunters {
    /// Begins the movement of all hunters.
    pub fn new(game: &mut Lcg) -> Hunters {
        game.open.moved = CardSet::NONE;
        Hunters { enemy: None }
    }

    fn waiting(game: &Lcg, content: &Content) -> Cards {
        let hunts = |enemy: &CardId| {
            let state = game.card(*enemy);
            rule!("lcg:hunter.1", game.has(content, *enemy, Keyword::Hunter), else false)
                && !state.exhausted
                && state.by.is_none()
                && !game.open.moved.has(*enemy)
                && game.would_engage(content, *enemy).is_empty()
                && Self::ways(game, content, *enemy)
                    .into_iter()
                    .any(|to| !Self::stays(game, content, *enemy, to))
        };
        game.enemies(content).filter(hunts).collect()
    }

    /// Whether a hunter that would move there does not move because a card bars the way.
    pub(crate) fn stays(game: &Lcg, content: &Content, enemy: CardId, to: CardId) -> bool {
        rule!("lcg:hunter.3", !game.may_enter(content, enemy, to), else false)
    }

    /// The next locations on the shortest ways of a hunter to its prey, including barred ones.
    fn ways(game: &Lcg, content: &Content, enemy: CardId) -> Cards {
        let Some(from) = game.card(enemy).at else { return Cards::new() };
        let mut nearest = u8::MAX;
        let mut near = SeatList::new();
        let mut all: SeatList = game.players().collect();
        if let Some(def) = &game.def(content, enemy).enemy
            && def.prey == Prey::Bearer
        {
            all = game.prey(content, enemy, all);
        }
        for seat in all {
            let Some(far) = game.location(seat).and_then(|to| game.distance(content, from, to)) else {
                continue;
            };
            if far < nearest {
                (nearest, near) = (far, SeatList::new());
            }
            if far == nearest {
                near.push(seat);
            }
        }
        let near = if rule!("lcg:prey.3", true, else false) { game.prey(content, enemy, near) } else { near };
        let steps = |to: CardId| {
            near.iter().any(|&seat| {
                let goal = game.location(seat);
                goal.and_then(|goal| game.distance(content, to, goal)).is_some_and(|far| far + 1 == nearest)
            })
        };
        game.next_to(content, from).filter(|&to| steps(to)).collect()
    }

    /// Moves the hunter there if possible, then continues with the next one.
    fn go(&mut self, game: &mut Lcg, enemy: CardId, to: CardId, cx: &mut Cx<'_>) -> Step {
        game.open.moved.insert(enemy);
        if Self::stays(game, cx.content, enemy, to) {
            self.enemy = None;
            return self.step(game, Wake::Enter, cx);
        }
        call(EnemyMove::new(enemy, to))
    }
}

impl Lcg {
    /// Whether an enemy can move into a location.
    pub(crate) fn may_enter(&self, content: &Content, enemy: CardId, place: CardId) -> bool {
        self.def(content, enemy).is(Trait::Elite) || !self.attached_says(content, place, &Constant::Barred)
    }
}

impl Procedure<Lcg> for Hunters {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => self.enemy = None,
            Wake::Said(&[(_, Choice::Pick(card))]) if card.is_place() => {
                let Some(enemy) = self.enemy else { return out_of_step() };
                return self.go(game, enemy, card, cx);
            }
            Wake::Said(&[(_, Choice::Pick(enemy))]) => self.enemy = Some(enemy),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if self.enemy.is_none() {
            match game.next_to_engage(cx.content, &Self::waiting(game, cx.content)) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::One(enemy) => self.enemy = Some(enemy),
                Candidates::Many => return ask(game.tie_breaker()),
            }
        }
        let Some(enemy) = self.enemy else { return out_of_step() };
        let ways = Self::ways(game, cx.content, enemy);
        let ways =
            if rule!("lcg:hunter.2", true, else false) { &ways[..] } else { &ways[..1.min(ways.len())] };
        match candidates(ways.iter().copied()) {
            Candidates::None => {
                game.open.moved.insert(enemy);
                self.enemy = None;
                self.step(game, Wake::Enter, cx)
            }
            Candidates::One(to) => self.go(game, enemy, to, cx),
            Candidates::Many => ask(game.tie_breaker()),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        let (rule, all) = match self.enemy {
            Some(enemy) => (RuleId("lcg:hunter.2"), Self::ways(game, content, enemy)),
            None => (RuleId("lcg:lead-investigator.2"), Self::waiting(game, content)),
        };
        q.ask(rule);
        q.public_count();
        for card in all {
            q.offer(Choice::Pick(card), rule);
        }
    }
}

/// An enemy moves to a connected location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnemyMove {
    enemy: CardId,
    to: CardId,
}

impl EnemyMove {
    /// Moves the enemy there.
    pub fn new(enemy: CardId, to: CardId) -> EnemyMove {
        EnemyMove { enemy, to }
    }
}

impl Procedure<Lcg> for EnemyMove {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let (card, to) = (self.enemy, self.to);
        rule!("lcg:move.1", {
            game.card_mut(card).at = Some(to);
        });
        cx.tell(RuleId("lcg:hunter.1"), || Event::Moved { card, to });
        if game.reveals(card, to) {
            return call(Reveal::new(to));
        }
        // If an effect moves several enemies, they engage after all have moved.
        match game.pending_resolution(cx.content).filter(|_| game.open.holding == 0) {
            Some(frame) => call(frame),
            None => Ok(Flow::Done),
        }
    }
}
