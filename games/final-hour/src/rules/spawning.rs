//! Spawning of monsters from the cup or the supply, one by one.

use engine::{Card, End, Flow, Odds, Procedure, Seat, Seats};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::out_of_step;
use crate::content::{Content, Kind, Location, Locations, Monster};
use crate::state::{bits, pile};
use crate::{Choice, Cx, Event, FinalHour, Halt, Offer, Step, Wake};

/// Spawns monsters, one by one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    left: u8,
    among: Locations,
    kind: Option<Kind>,
    who: Resolver,
    /// The location of the next monster, once chosen.
    at: Option<Location>,
}

impl Spawn {
    /// Spawns `count` monsters from the cup.
    pub fn common(count: u8, among: Locations, who: Resolver) -> Spawn {
        Spawn { left: count, among, kind: None, who, at: None }
    }

    /// Spawns `count` monsters of a special kind.
    pub fn special(kind: Kind, count: u8, among: Locations, who: Resolver) -> Spawn {
        Spawn { left: count, among, kind: Some(kind), who, at: None }
    }

    /// The number of monsters left, their kind, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Option<Kind>, Resolver) {
        (self.left, self.kind, self.who)
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while self.left > 0 {
            let at = match (self.at, self.among.iter().next()) {
                (Some(at), _) => at,
                (None, Some(first)) if self.among.len() == 1 => first,
                (None, Some(_)) => return self.who.ask(game),
                (None, None) => break,
            };
            self.at = Some(at);
            match self.kind {
                Some(kind) => {
                    self.left -= 1;
                    self.at = None;
                    let supply = game.open.supply;
                    let left = rule!("fh:clar-monsters.3", supply & cx.content.mask_of(kind), else supply);
                    let Some(monster) = bits(left).next().map(Monster) else {
                        cx.tell(RuleId("fh:clar-monsters.3"), || Event::NoneLeft { kind });
                        continue;
                    };
                    rule!("fh:monster-move.8", {
                        game.open.supply &= !(1 << monster.0);
                        game.appear(monster, at, RuleId("fh:monster-move.8"), cx)?;
                    });
                }
                None => {
                    if game.fill_cup(cx) {
                        return Ok(Flow::Roll);
                    }
                    cx.tell(RuleId("fh:clar-limits.1"), || Event::CupEmpty);
                    self.left = 0;
                }
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<FinalHour> for Spawn {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.at) {
            (Wake::Enter, _) => self.advance(game, cx),
            (Wake::Said(&[(_, Choice::At(at))]), None) => {
                self.at = Some(at);
                cx.tell(RuleId("fh:monster-move.6"), || Event::ChosePlace { at });
                self.advance(game, cx)
            }
            (Wake::Rolled(card), Some(at)) => {
                self.left = rule!("fh:monster-move.6", self.left - 1, else 0);
                self.at = None;
                let monster = game.draw_from_cup(Card(card as u8));
                game.appear(monster, at, RuleId("fh:monster-move.5"), cx)?;
                self.advance(game, cx)
            }
            (Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_), _) => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:monster-move.6"));
        q.public_count();
        self.among.iter().for_each(|at| q.offer(Choice::At(at), RuleId("fh:monster-move.6")));
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:monster-move.5"));
        game.shut.cup.odds_or_card(pile::DECK, 0, odds);
    }
}

impl FinalHour {
    /// Places a new monster in an empty cell of the location; if there is none, it walks on.
    pub(crate) fn appear(
        &mut self,
        monster: Monster,
        at: Location,
        rule: RuleId,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        cx.reveal(rule, || Event::Spawned { monster, at });
        if at == self.open.ritual || rule!("fh:monster-move.5", self.open.empty_cells(cx.content, at) > 0) {
            self.place_monster(monster, at, cx)
        } else {
            self.walk_along_arrows(monster, at, cx)
        }
    }

    /// The number of monsters of the kind that are not on the board.
    pub(crate) fn left_of(&self, content: &Content, kind: Kind) -> u32 {
        (self.open.supply & content.mask_of(kind)).count_ones()
    }

    /// Refills the cup if it is empty. Returns `false` if no monster can be drawn.
    pub(crate) fn fill_cup(&mut self, cx: &mut Cx<'_>) -> bool {
        if !self.shut.cup.is_empty(pile::DECK) {
            return true;
        }
        rule!("fh:monster-move.7", {
            let beside = std::mem::take(&mut self.open.beside);
            bits(beside).for_each(|m| self.shut.cup.put(Card(m), pile::DECK, End::Bottom, Seats::ALL));
            self.shut.cup.shuffle(pile::DECK);
            let count = beside.count_ones() as u8;
            if count > 0 {
                cx.tell(RuleId("fh:monster-move.7"), || Event::CupRefilled { count });
            }
        });
        rule!("fh:clar-limits.1", !self.shut.cup.is_empty(pile::DECK))
    }

    /// Removes the drawn monster from the cup.
    pub(crate) fn draw_from_cup(&mut self, card: Card) -> Monster {
        self.shut.cup.see(pile::DECK, 0, card, Seats::ALL);
        Monster(self.shut.cup.take(pile::DECK, 0).0)
    }
}
