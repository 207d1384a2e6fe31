//! Movement of monsters: along their arrows over seals to the next empty cell, or where they are pushed.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::{out_of_step, report_no_effect};
use crate::content::{Colour, Content, Location, Locations, Monster, Toward};
use crate::state::bits;
use crate::{Choice, Cx, Defeat, Event, FinalHour, Halt, Offer, Step, Vain, Wake};

/// One monster for each face and location in the bit set, because equal tokens in one location need no choice.
pub fn distinct(game: &FinalHour, content: &Content, mask: u64) -> impl Iterator<Item = Monster> {
    bits(mask).map(Monster).filter(move |&monster| {
        let earlier = mask & ((1 << monster.0) - 1);
        !bits(earlier).map(Monster).any(|other| {
            content.token(other) == content.token(monster)
                && Location::all().any(|at| {
                    let here = game.open.monsters[at.index()];
                    here & (1 << monster.0) != 0 && here & (1 << other.0) != 0
                })
        })
    })
}

impl FinalHour {
    /// The monster, already removed from `from`, moves along its arrows to the next empty cell.
    pub(crate) fn walk_along_arrows(
        &mut self,
        monster: Monster,
        from: Location,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let content = cx.content;
        let colour = content.token(monster).colour;
        let other = if colour == Colour::Red { Colour::Blue } else { Colour::Red };
        let mut at = from;
        let mut seen = Locations::only(from);
        let mut steps = 0;
        loop {
            let colour = rule!("fh:monster-move.2", colour, else other);
            let to = rule!("fh:monster-move.1", content.board.arrow(colour, at), else at);
            if content.board.pathway(at, to).is_none() && rule!("fh:clar-movement.2", false) {
                return self.place_monster(monster, from, cx);
            }
            if self.stopped_by_seal(monster, (at, to), (from, steps), cx) {
                return Ok(());
            }
            steps += 1;
            at = to;
            let free = self.open.empty_cells(content, at) > 0;
            if free || at == self.open.ritual || rule!("fh:monster-move.3", false) {
                cx.tell(RuleId("fh:monster-move.1"), || Event::Walked { monster, from, to: at, steps });
                return self.place_monster(monster, at, cx);
            }
            if seen.has(at) {
                cx.tell(RuleId("fh:monster-move.3"), || Event::Drawn { monster, from });
                return self.place_monster(monster, self.open.ritual, cx);
            }
            seen = seen.with(at);
        }
    }

    /// Places the monster in an empty cell. The game is lost if the ritual site has none.
    pub(crate) fn place_monster(
        &mut self,
        monster: Monster,
        at: Location,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        if at == self.open.ritual && rule!("fh:end.2", self.open.empty_cells(cx.content, at) == 0) {
            return self.lost(Defeat::RitualSite, RuleId("fh:end.2"), cx);
        }
        self.open.monsters[at.index()] |= 1 << monster.0;
        Ok(())
    }

    /// Moves the monster along a pathway regardless of arrows. If there is no room, it walks on by its own colour.
    fn force(&mut self, monster: Monster, from: Location, to: Location, cx: &mut Cx<'_>) -> Result<(), Halt> {
        self.remove_monster(monster, from);
        if self.stopped_by_seal(monster, (from, to), (from, 0), cx) {
            return Ok(());
        }
        cx.tell(RuleId("fh:clar-movement.3"), || Event::Walked { monster, from, to, steps: 1 });
        if to == self.open.ritual || self.open.empty_cells(cx.content, to) > 0 {
            self.place_monster(monster, to, cx)
        } else {
            self.walk_along_arrows(monster, to, cx)
        }
    }
}

/// Pushes monsters, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Push {
    left: u8,
    among: Locations,
    to: Toward,
    who: Resolver,
    monster: Option<Monster>,
    /// Monsters already pushed by this effect, as a bit set.
    pushed: u64,
}

impl Push {
    /// Up to `count` monsters in total from these locations.
    pub fn new(count: u8, among: Locations, to: Toward, who: Resolver) -> Push {
        Push { left: count, among, to, who, monster: None, pushed: 0 }
    }

    /// The number of monsters left, the one chosen if any, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Option<Monster>, Resolver) {
        (self.left, self.monster, self.who)
    }

    /// Whether this effect has already pushed the monster.
    pub fn has_pushed(&self, monster: Monster) -> bool {
        self.pushed & (1 << monster.0) != 0
    }

    /// The locations to which a monster can be pushed from `from`.
    fn ways(&self, game: &FinalHour, content: &Content, from: Location) -> Locations {
        let near = content.board.adjacent(from);
        match self.to {
            Toward::Anywhere => near,
            Toward::You => near.and(Locations::only(game.open.person(self.who.figure).at)),
        }
    }

    fn movable(&self, game: &FinalHour, content: &Content) -> u64 {
        let from = self.among.iter().filter(|&at| {
            (at != game.open.ritual || self.who.empties_ritual_site())
                && !self.ways(game, content, at).is_empty()
        });
        game.open.monsters_in(from.collect()) & !self.pushed
    }

    fn advance(&mut self, game: &FinalHour, content: &Content) -> Step {
        self.monster = None;
        if self.left > 0 && self.movable(game, content) != 0 { self.who.ask(game) } else { Ok(Flow::Done) }
    }

    fn push(&mut self, game: &mut FinalHour, monster: Monster, to: Location, cx: &mut Cx<'_>) -> Step {
        self.left -= 1;
        self.pushed |= 1 << monster.0;
        let Some(from) = game.open.location_of(monster) else { return out_of_step() };
        rule!("fh:clar-movement.3", {
            game.force(monster, from, to, cx)?;
        });
        self.advance(game, cx.content)
    }
}

impl Procedure<FinalHour> for Push {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.monster) {
            (Wake::Enter, _) => {
                if self.movable(game, cx.content) == 0 {
                    report_no_effect(Vain::Push, cx);
                }
                self.advance(game, cx.content)
            }
            (Wake::Said(&[(_, Choice::Stop)]), None) => Ok(Flow::Done),
            (Wake::Said(&[(_, Choice::Monster(monster))]), None) => {
                let Some(from) = game.open.location_of(monster) else { return out_of_step() };
                let ways = self.ways(game, cx.content, from);
                match ways.iter().next() {
                    Some(only) if ways.len() == 1 => self.push(game, monster, only, cx),
                    _ => {
                        self.monster = Some(monster);
                        cx.tell(RuleId("fh:clar-movement.3"), || Event::ChoseMonster { monster, at: from });
                        self.who.ask(game)
                    }
                }
            }
            (Wake::Said(&[(_, Choice::At(to))]), Some(monster)) => self.push(game, monster, to, cx),
            (Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_), _) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("fh:clar-movement.3");
        q.ask(rule);
        q.public_count();
        if let Some(from) = self.monster.and_then(|monster| game.open.location_of(monster)) {
            self.ways(game, content, from).iter().for_each(|to| q.offer(Choice::At(to), rule));
            return;
        }
        let movable = self.movable(game, content);
        distinct(game, content, movable).for_each(|monster| q.offer(Choice::Monster(monster), rule));
        q.decline(Choice::Stop, rule);
        if q.keeps_refusals() {
            let stays = game.open.monsters_in(self.among) & !movable;
            for monster in distinct(game, content, stays) {
                let held = !self.who.empties_ritual_site()
                    && game.open.location_of(monster) == Some(game.open.ritual);
                q.refuse(Choice::Monster(monster), if held { RuleId("fh:monster-move.4") } else { rule });
            }
        }
    }
}
