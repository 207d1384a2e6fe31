//! Moving monsters, step by step by a shortest way, or directly.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::engagement::EngageAt;
use super::super::out_of_step;
use super::super::places::SpaceSet;
use super::super::texts::{It, Scope, This};
use crate::content::{Activation, Content, Monster, Place, Space};
use crate::state::MonsterAt;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// A monster moves up to a number of spaces towards its goal, and engages whom it meets.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveMonster {
    monster: Monster,
    left: u8,
    directly: bool,
    /// Where it moves, if not where its card says.
    towards: SpaceSet,
}

impl MoveMonster {
    /// A monster moves up to a number of spaces towards its prey or destination.
    pub fn new(monster: Monster, spaces: u8) -> MoveMonster {
        MoveMonster { monster, left: spaces, directly: false, towards: SpaceSet::NONE }
    }

    /// A monster moves straight to its prey or destination, wherever that is.
    pub fn directly(monster: Monster) -> MoveMonster {
        MoveMonster { directly: true, ..MoveMonster::new(monster, 1) }
    }

    /// A monster moves up to a number of spaces towards the nearest of these spaces.
    pub fn towards(monster: Monster, spaces: u8, towards: SpaceSet) -> MoveMonster {
        MoveMonster { towards, ..MoveMonster::new(monster, spaces) }
    }

    /// Where it wants to be.
    fn goals(self, game: &ArkhamHorror, content: &Content) -> SpaceSet {
        if !self.towards.is_empty() {
            return self.towards;
        }
        let prey = || {
            game.prey(content, self.monster)
                .iter()
                .map(|seat| game.open.person(seat).at)
                .collect::<SpaceSet>()
        };
        match &game.monster_def(content, self.monster).activation {
            Activation::Hunter { .. } => prey(),
            Activation::Patrol { to, .. } => {
                let scope = Scope::new(game.open.lead, This::Monster(self.monster));
                let meant =
                    |to: &Place| game.spaces_meant(content, to, scope.about(It::Monster(self.monster)));
                rule!("ah3:459.2", meant(to), else prey())
            }
            Activation::Lurker(_) => SpaceSet::NONE,
        }
    }

    /// The spaces to which it can move next; none if it is where it wants to be, or if there is no way.
    fn steps(self, game: &ArkhamHorror, content: &Content) -> SpaceSet {
        let Some(from) = game.open.space_of(self.monster) else { return SpaceSet::NONE };
        let goals = self.goals(game, content);
        let nearest = rule!("ah3:202.2g", game.nearest_spaces(content, from, goals), else goals);
        if goals.has(from) {
            return SpaceSet::NONE;
        }
        if self.directly {
            // It needs no way; where there is none to any goal, all are equally near.
            return if nearest.is_empty() { goals } else { nearest };
        }
        let closer = |&next: &Space| {
            nearest.iter().any(|goal| {
                let distance = |space: Space| game.distance(content, space, goal);
                distance(next) < distance(from)
            })
        };
        let next = game.adjacent(content, from).iter().copied();
        rule!("ah3:202.2d", next.clone().filter(closer).collect(), else next.collect())
    }

    fn go(&mut self, to: Space, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let monster = self.monster;
        let Some(from) = game.open.space_of(monster) else { return Ok(Flow::Done) };
        self.left -= 1;
        let at = &mut game.open.monster_mut(monster).at;
        let ready = matches!(at, MonsterAt::Ready(_));
        *at = if ready { MonsterAt::Ready(to) } else { MonsterAt::Exhausted(to) };
        cx.tell(RuleId("ah3:202.2d"), || Event::MonsterMoved { monster, from, to });
        game.tell_of_massive(monster, cx);
        if ready && rule!("ah3:202.2e", game.open.people_at(to).next().is_some(), else false) {
            return call(EngageAt::new(to));
        }
        self.go_on(game, cx)
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let moves = match game.open.monster(self.monster).at {
            MonsterAt::Ready(_) => game.is_ready(cx.content, self.monster),
            MonsterAt::Exhausted(_) => true,
            _ => false,
        };
        if self.left == 0 || !moves {
            return Ok(Flow::Done);
        }
        match candidates(self.steps(game, cx.content).iter()) {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(space) => self.go(space, game, cx),
            Candidates::Many => Ok(Flow::Ask(Ask::one(game.group()))),
        }
    }
}

impl Procedure<ArkhamHorror> for MoveMonster {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Space(space))]) => self.go(space, game, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:202.2g"));
        q.public_count();
        for space in self.steps(game, content).iter() {
            q.offer(Choice::Space(space), RuleId("ah3:202.2g"));
        }
    }
}
