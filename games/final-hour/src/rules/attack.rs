//! Attacking and destroying monsters.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::monsters::distinct;
use super::{out_of_step, report_no_effect};
use crate::content::{Content, Location, Locations, Monster};
use crate::state::bits;
use crate::{Choice, Cx, Event, FinalHour, Offer, Step, Vain, Wake};

/// Distributes wounds among monsters, one monster at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Wound {
    wounds: u8,
    among: Locations,
    who: Resolver,
}

impl Wound {
    /// `wounds` in total for these locations.
    pub fn new(wounds: u8, among: Locations, who: Resolver) -> Wound {
        Wound { wounds, among, who }
    }

    /// The wounds left, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Resolver) {
        (self.wounds, self.who)
    }

    fn can_destroy(&self, content: &Content, monster: Monster) -> bool {
        rule!("fh:attack.1", content.token(monster).health <= self.wounds)
    }

    fn advance(&self, game: &FinalHour, content: &Content) -> Step {
        let any = bits(game.open.monsters_in(self.among)).any(|m| self.can_destroy(content, Monster(m)));
        if any { self.who.ask(game) } else { Ok(Flow::Done) }
    }
}

impl Procedure<FinalHour> for Wound {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let step = self.advance(game, cx.content)?;
                if matches!(step, Flow::Done) {
                    report_no_effect(if self.wounds == 0 { Vain::NoWounds } else { Vain::Attack }, cx);
                }
                Ok(step)
            }
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                self.wounds = self.wounds.saturating_sub(cx.content.token(monster).health);
                game.destroy_where_it_is(monster, RuleId("fh:attack.1"), cx);
                self.advance(game, cx.content)
            }
            Wake::Said(&[(_, Choice::Stop)]) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:attack.1"));
        q.public_count();
        for monster in distinct(game, content, game.open.monsters_in(self.among)) {
            if self.can_destroy(content, monster) {
                q.offer(Choice::Monster(monster), RuleId("fh:attack.1"));
            } else {
                q.refuse(Choice::Monster(monster), RuleId("fh:attack.2"));
            }
        }
        q.decline(Choice::Stop, RuleId("fh:attack.1"));
    }
}

/// Destroys monsters regardless of their health, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Destroy {
    left: u8,
    among: Locations,
    who: Resolver,
}

impl Destroy {
    /// `count` monsters in total for these locations.
    pub fn new(count: u8, among: Locations, who: Resolver) -> Destroy {
        Destroy { left: count, among, who }
    }

    /// The number of monsters left to destroy, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Resolver) {
        (self.left, self.who)
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while self.left > 0 {
            match candidates(distinct(game, cx.content, game.open.monsters_in(self.among))) {
                Candidates::None => break,
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => {
                    self.destroy(game, only, cx);
                }
            }
        }
        Ok(Flow::Done)
    }

    fn destroy(&mut self, game: &mut FinalHour, monster: Monster, cx: &mut Cx<'_>) {
        self.left -= 1;
        rule!("fh:attack.3", {
            game.destroy_where_it_is(monster, RuleId("fh:attack.3"), cx);
        });
    }
}

impl Procedure<FinalHour> for Destroy {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                if game.open.monsters_in(self.among) == 0 {
                    report_no_effect(Vain::Destroy, cx);
                }
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                self.destroy(game, monster, cx);
                self.advance(game, cx)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:attack.3"));
        q.public_count();
        distinct(game, content, game.open.monsters_in(self.among))
            .for_each(|monster| q.offer(Choice::Monster(monster), RuleId("fh:attack.3")));
    }
}

impl FinalHour {
    /// Destroys a monster on the board.
    fn destroy_where_it_is(&mut self, monster: Monster, rule: rulebook::RuleId, cx: &mut Cx<'_>) {
        if let Some(at) = self.open.location_of(monster) {
            self.remove_monster(monster, at);
            self.return_token(monster);
            cx.tell(rule, || Event::MonsterDestroyed { monster, at });
        }
    }

    /// Puts a destroyed monster away: common ones beside the cup, special ones back to the supply.
    pub(crate) fn return_token(&mut self, monster: Monster) {
        rule!("fh:attack.2", {
            if monster.is_common() {
                self.open.beside |= 1 << monster.0;
            } else {
                self.open.supply |= 1 << monster.0;
            }
        });
    }

    /// Removes the monster from its location.
    pub(crate) fn remove_monster(&mut self, monster: Monster, from: Location) {
        self.open.monsters[from.index()] &= !(1 << monster.0);
    }
}
