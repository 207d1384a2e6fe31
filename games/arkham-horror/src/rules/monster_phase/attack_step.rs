//! The monster attack step, and the attack of a monster.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::engagement::MonsterSet;
use super::super::harm::Suffer;
use super::super::out_of_step;
use super::super::windows::{Moments, When};
use crate::content::{Content, Monster};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// Engaged monsters attack, those of one investigator after those of another, in turn order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttackStep {
    /// How many players in turn order come before the one whose monsters attack.
    turn: u8,
    /// Whether abilities that come before the attacks on this player were asked for.
    warned: bool,
    /// The monsters that have attacked; massive ones count for each player anew.
    struck: MonsterSet,
}

impl AttackStep {
    /// Engaged monsters attack, in turn order.
    pub fn new() -> AttackStep {
        AttackStep { turn: 0, warned: false, struck: MonsterSet::NONE }
    }

    /// The player whose monsters attack.
    fn victim(self, game: &ArkhamHorror) -> Option<Seat> {
        let turn = usize::from(self.turn);
        rule!("ah3:466.1", game.open.turn_order().nth(turn), else game.open.seats().nth(turn))
    }

    /// The monsters that still attack the player.
    fn attackers<'a>(
        &'a self,
        game: &'a ArkhamHorror,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = Monster> + 'a {
        let attacks = move |&monster: &Monster| {
            let here = game.open.space_of(monster) == Some(game.open.person(seat).at);
            let engaged = game.is_engaged_with(content, monster, seat);
            here && rule!("ah3:202.3d", engaged, else game.open.person(seat).is_in_play())
        };
        game.open.monsters_on_board().filter(|&monster| !self.struck.has(monster)).filter(attacks)
    }

    fn attack(&mut self, monster: Monster, seat: Seat) -> Step {
        self.struck.insert(monster);
        rule!("ah3:202.3a", call(MonsterAttack::new(monster, seat)), else Ok(Flow::Done))
    }
}

impl Procedure<ArkhamHorror> for AttackStep {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                let Some(seat) = self.victim(game) else { return out_of_step() };
                return self.attack(monster, seat);
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            let Some(seat) = self.victim(game) else { return Ok(Flow::Done) };
            if !self.warned {
                self.warned = true;
                if game.is_engaged(cx.content, seat) {
                    return call(Moments::new(When::BeforeAttacks, seat, 0));
                }
            }
            match candidates(self.attackers(game, cx.content, seat)) {
                Candidates::None => {
                    (self.turn, self.warned) = (self.turn + 1, false);
                    let massive = |&monster: &Monster| game.is_massive(cx.content, monster);
                    let again: MonsterSet = self.struck.iter().filter(massive).collect();
                    self.struck = self.struck.less(rule!("ah3:454.4", again, else MonsterSet::NONE));
                }
                Candidates::One(monster) => return self.attack(monster, seat),
                Candidates::Many => return Ok(Flow::Ask(Ask::one(game.group()))),
            }
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let Some(seat) = self.victim(game) else { return };
        q.ask(RuleId("ah3:004"));
        q.public_count();
        for monster in self.attackers(game, content, seat) {
            q.offer(Choice::Monster(monster), RuleId("ah3:004"));
        }
    }
}

/// A monster deals its damage and horror to an investigator at once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MonsterAttack {
    monster: Monster,
    seat: Seat,
    dealt: bool,
}

impl MonsterAttack {
    /// The monster deals its damage and horror to the investigator.
    pub fn new(monster: Monster, seat: Seat) -> MonsterAttack {
        MonsterAttack { monster, seat, dealt: false }
    }
}

impl Procedure<ArkhamHorror> for MonsterAttack {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (monster, seat) = (self.monster, self.seat);
        match wake {
            Wake::Enter => {
                let def = game.monster_def(cx.content, monster);
                let harm = rule!("ah3:202.3b", (def.damage, def.horror), else (0, 0));
                cx.tell(RuleId("ah3:202.3a"), || Event::Attacks { monster, seat });
                self.dealt = true;
                call(Suffer::new(seat, harm.0, harm.1, false, Some(monster)))
            }
            Wake::Back(_) if self.dealt => {
                let there = game.open.space_of(monster).is_some() && game.open.person(seat).is_in_play();
                self.dealt = false;
                if there {
                    return engine::become_(Moments::new(When::Attacked, seat, monster.0));
                }
                Ok(Flow::Done)
            }
            _ => out_of_step(),
        }
    }
}
