//! Seals: placed on pathways, and used up by monsters.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::{out_of_step, report_no_effect};
use crate::content::{Content, Location, Monster, Pathway, Pathways};
use crate::state::Seal;
use crate::{Choice, Cx, Event, FinalHour, Offer, Step, Vain, Wake};

/// Seals pathways, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SealPathway {
    left: u8,
    on: Pathways,
    who: Resolver,
}

impl SealPathway {
    /// Seals `count` of these pathways.
    pub fn new(count: u8, on: Pathways, who: Resolver) -> SealPathway {
        SealPathway { left: count, on, who }
    }

    /// The number of seals left to place, and the resolver of the effect.
    pub fn progress(&self) -> (u8, Resolver) {
        (self.left, self.who)
    }

    fn reach(&self, game: &FinalHour, content: &Content, path: Pathway) -> bool {
        let here = game.open.person(self.who.figure).at;
        match self.on {
            Pathways::Yours => content.board.ends(path).0 == here || content.board.ends(path).1 == here,
            Pathways::Any => true,
        }
    }

    fn candidates<'a>(
        &self,
        game: &'a FinalHour,
        content: &'a Content,
    ) -> impl Iterator<Item = Pathway> + use<'a> {
        let this = *self;
        Pathway::all().filter(move |&path| this.reach(game, content, path) && game.can_be_sealed(path))
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while self.left > 0 {
            match candidates(self.candidates(game, cx.content)) {
                Candidates::None => break,
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => {
                    self.seal(game, only, cx);
                }
            }
        }
        Ok(Flow::Done)
    }

    fn seal(&mut self, game: &mut FinalHour, path: Pathway, cx: &mut Cx<'_>) {
        self.left -= 1;
        game.open.seals[path.index()] = Seal::Fresh;
        cx.tell(RuleId("fh:seals.1"), || Event::Sealed { path });
    }
}

impl Procedure<FinalHour> for SealPathway {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                if self.candidates(game, cx.content).next().is_none() {
                    report_no_effect(Vain::Seal, cx);
                }
                self.advance(game, cx)
            }
            Wake::Said(&[(_, Choice::Pathway(path))]) => {
                self.seal(game, path, cx);
                self.advance(game, cx)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:seals.1"));
        q.public_count();
        for path in Pathway::all().filter(|&path| self.reach(game, content, path)) {
            if game.can_be_sealed(path) {
                q.offer(Choice::Pathway(path), RuleId("fh:seals.1"));
            } else {
                q.refuse(Choice::Pathway(path), RuleId("fh:clar-seals.1"));
            }
        }
    }
}

/// Removes a seal from the board.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct BreakSeal {
    /// The resolver who chooses the seal.
    pub who: Resolver,
}

impl Procedure<FinalHour> for BreakSeal {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let path = match wake {
            Wake::Enter => match candidates(game.sealed()) {
                Candidates::None => {
                    report_no_effect(Vain::BreakSeal, cx);
                    return Ok(Flow::Done);
                }
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => only,
            },
            Wake::Said(&[(_, Choice::Pathway(path))]) => path,
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        };
        game.open.seals[path.index()] = Seal::None;
        cx.tell(RuleId("fh:reckoning.1"), || Event::SealRemoved { path });
        Ok(Flow::Done)
    }

    fn offer(&self, game: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.who.rule());
        q.public_count();
        game.sealed().for_each(|path| q.offer(Choice::Pathway(path), self.who.rule()));
    }
}

impl FinalHour {
    /// The pathways with a seal.
    pub fn sealed(&self) -> impl Iterator<Item = Pathway> {
        Pathway::all().filter(|path| self.open.seals[path.index()] != Seal::None)
    }

    fn can_be_sealed(&self, path: Pathway) -> bool {
        rule!("fh:seals.1", self.open.seals[path.index()] == Seal::None)
    }

    /// Checks for a seal as a monster moves between two locations, `steps` after it left `began`. Returns `true` if a
    /// seal destroys the monster.
    pub(crate) fn stopped_by_seal(
        &mut self,
        monster: Monster,
        (from, to): (Location, Location),
        (began, steps): (Location, u8),
        cx: &mut Cx<'_>,
    ) -> bool {
        let Some(path) = cx.content.board.pathway(from, to) else { return false };
        let seal = &mut self.open.seals[path.index()];
        if rule!("fh:seals.2", *seal == Seal::None) {
            return false;
        }
        *seal = if *seal == Seal::Fresh { Seal::Used } else { Seal::None };
        let left = *seal != Seal::None;
        self.return_token(monster);
        if steps > 0 {
            cx.tell(RuleId("fh:monster-move.1"), || Event::Walked { monster, from: began, to: from, steps });
        }
        cx.tell(RuleId("fh:seals.2"), || Event::SealDestroyed { monster, path, left });
        true
    }
}
