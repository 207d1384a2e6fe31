//! Playouts of whole games with reusable buffers.

use engine::{Cx, Dice, Game, Move, MoveError, Odds, Offer, Position, Seat, Wait};

use crate::{Bot, Thought, polled};

/// Statistics of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// The number of questions with at least two answers.
    pub decisions: u64,
    /// The number of rolls and draws.
    pub rolls: u64,
    /// The number of moves, forced answers included.
    pub moves: u64,
}

/// Plays games from one starting position, one after another, without allocating once its buffers have grown.
pub struct Playout<G: Game> {
    start: Position<G>,
    now: Position<G>,
    offer: Offer<G>,
    odds: Odds,
    tally: Tally,
}

impl<G: Game> Playout<G> {
    /// A playout that starts every game from this position.
    pub fn new(start: Position<G>) -> Self {
        Playout { now: start.clone(), start, offer: Offer::new(), odds: Odds::new(), tally: Tally::default() }
    }

    /// The current position.
    pub fn now(&self) -> &Position<G> {
        &self.now
    }

    /// The statistics of the game so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Returns to the starting position.
    pub fn reset(&mut self) {
        self.now.clone_from(&self.start);
        self.tally = Tally::default();
    }

    /// Plays a game from the start to its end with a bot in every seat.
    pub fn play(
        &mut self,
        content: &G::Content,
        bots: &mut [Box<dyn Bot<G>>],
        dice: &mut dyn Dice,
    ) -> Result<(G::End, Tally), MoveError> {
        self.reset();
        loop {
            if let Some(end) = self.now.end() {
                return Ok((end, self.tally));
            }
            self.advance(content, dice, |position, seat, offer, dice| {
                bots[seat.index()].choose(position, content, seat, offer, dice)
            })?;
        }
    }

    /// Makes one move: a roll, a forced answer, or what `decide` chooses from a seat's offer. Before an answer, a seat
    /// is occasionally polled about its anytime choices instead. Does nothing after the end.
    pub fn advance(
        &mut self,
        content: &G::Content,
        dice: &mut dyn Dice,
        mut decide: impl FnMut(&Position<G>, Seat, &Offer<G>, &mut dyn Dice) -> Thought<G>,
    ) -> Result<(), MoveError> {
        let mv = match self.now.wait() {
            Wait::Over(_) => return Ok(()),
            Wait::Roll => {
                self.now.odds(content, &mut self.odds);
                self.tally.rolls += 1;
                Move::Roll(self.odds.draw(dice).ok_or(MoveError::Bug("a roll that can come to nothing"))?)
            }
            Wait::Ask { may, .. } => {
                let polled = polled(may, dice)
                    .filter(|&seat| self.now.anytime_choices(content, seat, &mut self.offer))
                    .and_then(|seat| decide(&self.now, seat, &self.offer, dice).mv);
                match polled {
                    Some(mv) => mv,
                    None => self.answer(content, dice, &mut decide)?,
                }
            }
        };
        debug_assert_eq!(self.now.check(content, &mv), Ok(()), "a bot does what is offered");
        self.tally.moves += 1;
        self.now.apply_offered(&mv, &mut Cx::silent(content))
    }

    /// The move of the next seat that is asked.
    fn answer(
        &mut self,
        content: &G::Content,
        dice: &mut dyn Dice,
        decide: &mut impl FnMut(&Position<G>, Seat, &Offer<G>, &mut dyn Dice) -> Thought<G>,
    ) -> Result<Move<G>, MoveError> {
        let seat = self.now.asked().iter().next().ok_or(MoveError::Bug("a question to nobody"))?;
        self.now.offer(content, seat, &mut self.offer);
        let decision = self.offer.is_decision();
        self.tally.decisions += u64::from(decision);
        if decision || !self.offer.anytime().is_empty() {
            decide(&self.now, seat, &self.offer, dice)
                .mv
                .ok_or(MoveError::Bug("a bot that is asked keeps silent"))
        } else {
            Ok(Move::Say { seat, what: self.offer.random(dice) })
        }
    }
}
