//! Whole games from first question to end, with buffers that are used again.

use engine::{Cx, Dice, Game, Move, MoveError, Odds, Offer, Position, Seat, Wait};

use crate::{Bot, Thought, polled};

/// What a game took.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Tally {
    /// Questions with at least two answers.
    pub decisions: u64,
    /// Rolls and draws.
    pub rolls: u64,
    /// Everything that was done, forced answers included.
    pub moves: u64,
}

/// Plays games from one start, one after another, without allocating once its buffers have grown.
pub struct Playout<G: Game> {
    start: Position<G>,
    now: Position<G>,
    offer: Offer<G>,
    odds: Odds,
    tally: Tally,
}

impl<G: Game> Playout<G> {
    /// Games that all start from here.
    pub fn new(start: Position<G>) -> Self {
        Playout { now: start.clone(), start, offer: Offer::new(), odds: Odds::new(), tally: Tally::default() }
    }

    /// The game as it stands.
    pub fn now(&self) -> &Position<G> {
        &self.now
    }

    /// What the game took so far.
    pub fn tally(&self) -> Tally {
        self.tally
    }

    /// Back to the start.
    pub fn reset(&mut self) {
        self.now.clone_from(&self.start);
        self.tally = Tally::default();
    }

    /// A game from the start to its end, a bot in every seat.
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

    /// One move: a roll, a forced answer, or what `decide` says to what the seat is offered. Before an answer, now and
    /// then a seat is polled about its standing choices instead. Nothing happens after the end.
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

    /// What the next seat asked does.
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
