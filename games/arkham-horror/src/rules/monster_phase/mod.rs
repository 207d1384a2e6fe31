//! The monster phase: monsters activate, attack and become ready.

mod attack_step;
mod moving;

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::engagement::EngageAt;
use super::out_of_step;
use super::texts::{It, Resolve, Scope, This};
use crate::content::{Activation, Content, Monster, Speed};
use crate::state::MonsterAt;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

pub use attack_step::{AttackStep, MonsterAttack};
pub use moving::MoveMonster;

/// The monster phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MonsterPhase {
    step: PhaseStep,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum PhaseStep {
    Begin,
    Activate,
    Attack,
    Ready,
    /// Readied monsters engage: those in the spaces of this many players in turn order were looked at.
    Engage(u8),
}

impl MonsterPhase {
    /// The monster phase.
    pub fn new() -> MonsterPhase {
        MonsterPhase { step: PhaseStep::Begin }
    }

    /// The monsters that have not activated yet and can.
    fn waiting<'a>(game: &'a ArkhamHorror, content: &'a Content) -> impl Iterator<Item = Monster> + 'a {
        let ready = |&monster: &Monster| rule!("ah3:202.2f", game.is_ready(content, monster), else true);
        game.open.monsters_on_board().filter(|&monster| !game.open.monster(monster).activated).filter(ready)
    }

    /// Turns all exhausted monsters to their ready side.
    fn ready(game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
        for monster in Monster::all() {
            let state = game.open.monster_mut(monster);
            if let MonsterAt::Exhausted(space) = state.at {
                state.at = rule!("ah3:461.2", MonsterAt::Ready(space), else state.at);
                cx.tell(RuleId("ah3:202.4a"), || Event::Readied(monster));
            }
        }
    }

    fn activate(&mut self, monster: Monster, game: &mut ArkhamHorror) -> Step {
        game.open.monster_mut(monster).activated = true;
        call(Activate::new(monster))
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        loop {
            match self.step {
                PhaseStep::Begin => {
                    game.open.monsters.iter_mut().for_each(|monster| monster.activated = false);
                    // Attacks come after activations.
                    self.step = rule!("ah3:202.1", PhaseStep::Activate, else PhaseStep::Ready);
                }
                PhaseStep::Activate => match candidates(Self::waiting(game, cx.content)) {
                    Candidates::One(monster) if rule!("ah3:202.2a", true) => {
                        return self.activate(monster, game);
                    }
                    Candidates::Many if rule!("ah3:202.2a", true) => {
                        return Ok(Flow::Ask(Ask::one(game.group())));
                    }
                    _ => self.step = PhaseStep::Attack,
                },
                PhaseStep::Attack => {
                    self.step = PhaseStep::Ready;
                    return call(AttackStep::new());
                }
                PhaseStep::Ready => {
                    self.step = PhaseStep::Engage(0);
                    rule!("ah3:202.4a", { Self::ready(game, cx) });
                }
                PhaseStep::Engage(turn) => {
                    let Some(seat) = game.open.turn_order().nth(usize::from(turn)) else {
                        return Ok(Flow::Done);
                    };
                    self.step = PhaseStep::Engage(turn + 1);
                    if game.open.person(seat).is_in_play() {
                        return call(EngageAt::new(game.open.person(seat).at));
                    }
                }
            }
        }
    }
}

impl Procedure<ArkhamHorror> for MonsterPhase {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Monster(monster))]) => self.activate(monster, game),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:202.2a"));
        q.public_count();
        for monster in Self::waiting(game, content) {
            q.offer(Choice::Monster(monster), RuleId("ah3:202.2a"));
        }
    }
}

/// A ready monster activates.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Activate {
    monster: Monster,
}

impl Activate {
    /// A ready monster activates.
    pub fn new(monster: Monster) -> Activate {
        Activate { monster }
    }
}

impl Procedure<ArkhamHorror> for Activate {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter) {
            return out_of_step();
        }
        let monster = self.monster;
        let def = game.monster_def(cx.content, monster);
        match &def.activation {
            Activation::Lurker(text) => {
                cx.tell(RuleId("ah3:202.2b"), || Event::Lurks(monster));
                // Whoever leads draws for it and chooses.
                let scope = Scope::new(game.open.lead, This::Monster(monster)).about(It::Monster(monster));
                rule!("ah3:202.2b", engine::become_(Resolve::new(*text, scope)), else Ok(Flow::Done))
            }
            Activation::Hunter { .. } | Activation::Patrol { .. } => match def.speed {
                Speed::Spaces(spaces) => {
                    engine::become_(MoveMonster::new(monster, rule!("ah3:202.2c", spaces, else 0)))
                }
                Speed::Directly => engine::become_(MoveMonster::directly(monster)),
            },
        }
    }
}
