//! Assigning the results of the dice: each side assigns kills, then pains, to its own figures.

use engine::{Flow, Procedure, Seat};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Content, Kind, Power};
use crate::rules::{ask, out_of_step};
use crate::state::{Fight, Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Halt, Offer, Step, Wake};

/// A result of the dice.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Hit {
    /// The figure dies.
    Kill,
    /// The figure has to retreat.
    Pain,
}

/// A seat assigns the results of one kind to its figures.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Assign {
    seat: Seat,
    hit: Hit,
}

impl Assign {
    /// Assigns these results to the seat's figures.
    pub fn new(seat: Seat, hit: Hit) -> Assign {
        Assign { seat, hit }
    }

    /// The seat whose figures take the results.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The kind of result and the number not yet assigned.
    pub fn progress(&self, game: &Duel) -> (Hit, u8) {
        (self.hit, self.left(game))
    }

    fn fight<'a>(&self, game: &'a Duel) -> &'a Fight {
        &game.open.battle.sides[self.seat.index()]
    }

    fn left(&self, game: &Duel) -> u8 {
        match self.hit {
            Hit::Kill => self.fight(game).kills,
            Hit::Pain => self.fight(game).pains,
        }
    }

    /// Figures without a result, with the number of each.
    fn fresh<'a>(&self, game: &'a Duel) -> impl Iterator<Item = (Piece, u8)> + use<'a> {
        let fight = *self.fight(game);
        let left = move |piece: Piece| {
            let at = piece.place();
            let struck = rule!("cwd:assign.2", fight.killed[at] + fight.spared[at], else 0);
            fight.here[at].saturating_sub(struck + rule!("cwd:assign.6", fight.pained[at], else 0))
        };
        let fighters = game.fighters(self.seat).into_iter().flatten();
        fighters.map(move |piece| (piece, left(piece))).filter(|&(_, left)| left > 0)
    }

    /// The number of kills that the figures can still take: one each, or two where an ability allows it.
    fn room_for_kills(&self, game: &Duel, content: &Content) -> u8 {
        let tough = self.twice(game, content).map(|(kind, _)| kind);
        let each = |piece: Piece| if tough == Some(piece.kind) { 2 } else { 1 };
        let fresh: u8 = self.fresh(game).map(|(piece, left)| left * each(piece)).sum();
        fresh + tough.map_or(0, |kind| self.fight(game).spared[kind.index()])
    }

    /// Whether the results affect every figure, so that their order does not matter: the kills fill all room, or there
    /// is a pain for each figure and none can take two.
    fn takes_all(&self, game: &Duel, content: &Content) -> bool {
        let left = self.left(game);
        match self.hit {
            Hit::Kill => left >= self.room_for_kills(game, content),
            Hit::Pain => {
                let twice = self.twice(game, content);
                let tough = twice.is_some_and(|(kind, _)| self.fight(game).here[kind.index()] > 0);
                !tough && left >= self.fresh(game).map(|(_, left)| left).sum()
            }
        }
    }

    /// Whether another result can be assigned: a kill while any figure can take one, including a second one, and a pain
    /// while any figure has no result.
    fn can_assign(&self, game: &Duel, content: &Content) -> bool {
        let room = match self.hit {
            Hit::Kill => self.room_for_kills(game, content) > 0,
            Hit::Pain => self.fresh(game).next().is_some(),
        };
        self.left(game) > 0 && room
    }

    /// The kind of figure that can take two results, and the rule of that ability, if the seat has it.
    fn twice(&self, game: &Duel, content: &Content) -> Option<(Kind, RuleId)> {
        game.powers(content, self.seat).find_map(Power::takes_two)
    }

    fn options(&self, game: &Duel, content: &Content, mut each: impl FnMut(Choice, RuleId)) {
        let zone = game.open.battle.zone;
        let plain = match self.hit {
            Hit::Kill => RuleId("cwd:assign.2"),
            Hit::Pain => RuleId("cwd:assign.6"),
        };
        let tough = self.twice(game, content);
        for (piece, _) in self.fresh(game) {
            each(Choice::Piece(piece, zone), plain);
            if self.hit == Hit::Kill
                && let Some((kind, rule)) = tough
                && kind == piece.kind
            {
                each(Choice::Spare(piece), rule);
            }
        }
        if let Some((kind, rule)) = tough {
            let (fight, at) = (self.fight(game), kind.index());
            let open = match self.hit {
                Hit::Kill => fight.spared[at],
                Hit::Pain => (fight.spared[at] + fight.pained[at]).saturating_sub(fight.doubled[at]),
            };
            if open > 0 {
                each(Choice::Again(Piece::beside(kind)), rule);
            }
        }
    }

    fn assign(&self, game: &mut Duel, choice: Choice, cx: &mut Cx<'_>) -> Result<(), Halt> {
        let seat = self.seat;
        let all_die = self.hit == Hit::Kill && self.takes_all(game, cx.content);
        let fight = &mut game.open.battle.sides[seat.index()];
        let kill = self.hit == Hit::Kill;
        if kill {
            fight.kills -= 1;
        } else {
            fight.pains -= 1;
        }
        let event = match choice {
            Choice::Piece(piece, _) if kill => {
                fight.killed[piece.place()] += 1;
                Event::KillTaken { seat, piece }
            }
            Choice::Piece(piece, _) => {
                fight.pained[piece.place()] += 1;
                Event::PainTaken { seat, piece }
            }
            Choice::Spare(piece) => {
                fight.spared[piece.place()] += 1;
                // The figure will certainly receive a second kill.
                if all_die { Event::KillTaken { seat, piece } } else { Event::KillSurvived { seat, piece } }
            }
            Choice::Again(piece) if kill => {
                // A second kill kills the figure.
                fight.spared[piece.place()] -= 1;
                fight.killed[piece.place()] += 1;
                Event::KillTaken { seat, piece }
            }
            Choice::Again(piece) => {
                fight.doubled[piece.place()] += 1;
                Event::SecondResult { seat, piece }
            }
            _ => return Err(Halt::Bug("no way to take a result")),
        };
        let rule = if kill { "cwd:assign.2" } else { "cwd:assign.6" };
        cx.tell(RuleId(rule), || event);
        Ok(())
    }
}

impl Procedure<Duel> for Assign {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(_, choice)]) => self.assign(game, choice, cx)?,
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => return out_of_step(),
        }
        // Results beyond what the figures can take are discarded.
        while self.can_assign(game, cx.content) {
            let (mut only, mut count) = (None, 0);
            self.options(game, cx.content, |choice, _| (only, count) = (Some(choice), count + 1));
            match only {
                Some(choice) if count == 1 || self.takes_all(game, cx.content) => {
                    self.assign(game, choice, cx)?
                }
                _ => return ask(rule!("cwd:assign.1", self.seat, else enemy(self.seat))),
            }
        }
        Ok(Flow::Done)
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId(if self.hit == Hit::Kill { "cwd:assign.2" } else { "cwd:assign.6" }));
        q.public_count();
        self.options(game, content, |choice, rule| q.offer(choice, rule));
    }
}
