//! Destruction tokens, which take up cells.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::monsters::distinct;
use super::{out_of_step, report_no_effect};
use crate::content::{Content, Location, Locations, Monster};
use crate::{Choice, Cx, Defeat, Event, FinalHour, Halt, Offer, Step, Vain, Wake};

/// Places the destruction tokens of a card or a reckoning, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Destruction {
    left: u8,
    among: Locations,
    who: Resolver,
    /// The location of the next token, once chosen.
    at: Option<Location>,
}

impl Destruction {
    /// `tokens` in total for these locations.
    pub fn new(tokens: u8, among: Locations, who: Resolver) -> Destruction {
        Destruction { left: tokens, among, who, at: None }
    }

    /// The tokens left, the location of the next one if it is chosen, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Option<Location>, Resolver) {
        (self.left, self.at, self.who)
    }

    fn candidates(&self, game: &FinalHour, content: &Content) -> Locations {
        let open = &game.open;
        let fits = |at: Location| at == open.ritual || open.ruins[at.index()] < content.board.cells(at);
        self.among.iter().filter(|&at| rule!("fh:clar-movement.6", fits(at))).collect()
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while self.left > 0 {
            let at = match self.at {
                Some(at) => at,
                None => {
                    let places = self.candidates(game, cx.content);
                    let Some(first) = places.iter().next() else { break };
                    if places.len() > 1 {
                        return self.who.ask(game);
                    }
                    first
                }
            };
            self.at = Some(at);
            if game.open.empty_cells(cx.content, at) > 0 {
                self.place(game, at, cx);
                continue;
            }
            if at == game.open.ritual {
                rule!("fh:end.2", {
                    game.lost::<()>(Defeat::RitualSite, RuleId("fh:end.2"), cx)?;
                });
                self.left = 0;
                continue;
            }
            match candidates(distinct(game, cx.content, game.open.monsters[at.index()])) {
                Candidates::None => {
                    self.left -= 1;
                    self.at = None;
                }
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => {
                    self.push_out(game, only, at, cx)?;
                }
            }
        }
        Ok(Flow::Done)
    }

    fn place(&mut self, game: &mut FinalHour, at: Location, cx: &mut Cx<'_>) {
        self.left -= 1;
        self.at = None;
        rule!("fh:damage.3", {
            game.place_destruction(at, RuleId("fh:damage.3"), cx);
        });
    }

    fn push_out(
        &mut self,
        game: &mut FinalHour,
        monster: Monster,
        at: Location,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        self.place(game, at, cx);
        game.remove_monster(monster, at);
        game.walk_along_arrows(monster, at, cx)
    }
}

impl Procedure<FinalHour> for Destruction {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.at) {
            (Wake::Enter, _) => {
                if self.candidates(game, cx.content).is_empty() {
                    report_no_effect(Vain::Destruction, cx);
                }
                self.advance(game, cx)
            }
            (Wake::Said(&[(_, Choice::At(at))]), _) => {
                self.at = Some(at);
                cx.tell(RuleId("fh:damage.3"), || Event::ChosePlace { at });
                self.advance(game, cx)
            }
            (Wake::Said(&[(_, Choice::Monster(monster))]), Some(at)) => {
                self.push_out(game, monster, at, cx)?;
                self.advance(game, cx)
            }
            (Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_), _) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:damage.3"));
        q.public_count();
        match self.at {
            Some(at) => distinct(game, content, game.open.monsters[at.index()])
                .for_each(|monster| q.offer(Choice::Monster(monster), RuleId("fh:damage.3"))),
            None => {
                let places = self.candidates(game, content);
                places.iter().for_each(|at| q.offer(Choice::At(at), RuleId("fh:damage.3")));
                self.among.less(places).iter().for_each(|at| q.refuse(Choice::At(at), RuleId("fh:damage.3")));
            }
        }
    }
}

/// Removes destruction tokens, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Repair {
    left: u8,
    among: Locations,
    who: Resolver,
}

impl Repair {
    /// `tokens` in total for these locations.
    pub fn new(tokens: u8, among: Locations, who: Resolver) -> Repair {
        Repair { left: tokens, among, who }
    }

    /// The tokens left, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Resolver) {
        (self.left, self.who)
    }

    fn candidates(&self, game: &FinalHour) -> Locations {
        self.among.iter().filter(|at| game.open.ruins[at.index()] > 0).collect()
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while self.left > 0 {
            let places = self.candidates(game);
            let Some(first) = places.iter().next() else { break };
            if places.len() > 1 {
                return self.who.ask(game);
            }
            self.take(game, first, cx);
        }
        Ok(Flow::Done)
    }

    fn take(&mut self, game: &mut FinalHour, at: Location, cx: &mut Cx<'_>) {
        self.left -= 1;
        rule!("fh:damage.4", {
            game.open.ruins[at.index()] -= 1;
        });
        cx.tell(RuleId("fh:damage.4"), || Event::Repaired { at });
    }
}

impl Procedure<FinalHour> for Repair {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                if self.candidates(game).is_empty() {
                    report_no_effect(Vain::Repair, cx);
                }
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::At(at))]) => {
                self.take(game, at, cx);
                self.advance(game, cx)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:damage.4"));
        q.public_count();
        let places = self.candidates(game);
        places.iter().for_each(|at| q.offer(Choice::At(at), RuleId("fh:damage.4")));
        self.among.less(places).iter().for_each(|at| q.refuse(Choice::At(at), RuleId("fh:clar-movement.6")));
    }
}

impl FinalHour {
    /// Places a destruction token in a cell of the location.
    pub(crate) fn place_destruction(&mut self, at: Location, rule: RuleId, cx: &mut Cx<'_>) {
        rule!("fh:damage.1", {
            self.open.ruins[at.index()] += 1;
        });
        cx.tell(rule, || Event::Ruined { at });
    }

    /// A wrecker destroys its own cell and moves to another cell of the location, or walks on if there is none.
    pub(crate) fn resolve_wrecker(
        &mut self,
        monster: Monster,
        at: Location,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let room = self.open.empty_cells(cx.content, at) > 0;
        if !room && at == self.open.ritual {
            return self.lost(Defeat::RitualSite, RuleId("fh:end.2"), cx);
        }
        self.place_destruction(at, RuleId("fh:damage.2"), cx);
        if rule!("fh:damage.2", !room) {
            self.remove_monster(monster, at);
            self.walk_along_arrows(monster, at, cx)?;
        }
        Ok(())
    }
}
