//! Recorded games: the moves with every position and event.

use std::panic::{self, AssertUnwindSafe};

use crate::{Answer, Cx, Dice, EventRecord, Game, Move, MoveError, Odds, Offer, Position, Seat, Seats, Wait};

use super::{Fault, Invariant, Suite};

/// Where there are anytime choices, one is used at one in this many questions.
const ANYTIME_INTERVAL: u64 = 8;
/// How often a choice that ends the game early is redrawn.
const MAX_REDRAWS: usize = 4;

/// A game from its set-up to its end, or to its first fault.
pub(super) struct Record<G: Game> {
    /// The index of the set-up in the suite.
    pub(super) setup: usize,
    /// The moves played.
    pub(super) line: Vec<Move<G>>,
    /// The positions before, between and after the moves.
    pub(super) positions: Vec<Position<G>>,
    /// The events recorded on the way to each position.
    pub(super) events: Vec<Vec<EventRecord<G::Event>>>,
    /// The fault that stopped the game, if any.
    pub(super) fault: Option<Fault>,
}

impl<G: Game> Record<G> {
    /// Sets up the game, recording a fault if the set-up is refused.
    fn start(suite: &Suite<G>, setup: usize) -> Self {
        let mut record =
            Record { setup, line: Vec::new(), positions: Vec::new(), events: Vec::new(), fault: None };
        let mut events = Vec::new();
        match Position::<G>::start(
            &suite.setups[setup].1,
            &mut Cx::<G>::recording(&suite.content, &mut events),
        ) {
            Ok(position) => {
                record.positions.push(position);
                record.events.push(events);
            }
            Err(refused) => {
                let why = format!("the set-up is refused: {refused}");
                record.fault = Some(Fault::new(Invariant::NoDeadEnds, 0, why));
            }
        }
        record
    }

    /// Plays random moves until the game ends.
    pub(super) fn random(suite: &Suite<G>, setup: usize, dice: &mut dyn Dice) -> Self {
        let mut record = Self::start(suite, setup);
        while let Some(position) = record.open() {
            let at = record.line.len();
            if at >= suite.moves {
                let why = format!("no end after {at} moves");
                record.fault = Some(Fault::new(Invariant::NoDeadEnds, at, why));
                break;
            }
            match random_move(position, suite, dice) {
                Ok(mv) => record.play(suite, mv),
                Err(why) => record.fault = Some(Fault::new(Invariant::NoDeadEnds, at, why)),
            }
        }
        record
    }

    /// Plays these moves as far as possible: refused moves are skipped, and a pending roll that does not match takes
    /// its first possible value.
    pub(super) fn replay_lenient(suite: &Suite<G>, setup: usize, moves: &[Move<G>]) -> Self {
        let mut record = Self::start(suite, setup);
        for mv in moves {
            let Some(position) = record.open() else { break };
            if position.check(&suite.content, mv).is_ok() {
                record.play(suite, mv.clone());
            } else if position.wait() == Wait::Roll {
                let mut odds = Odds::new();
                position.odds(&suite.content, &mut odds);
                if let Some(&(value, _)) = odds.faces().first() {
                    record.play(suite, Move::Roll(value));
                }
            }
        }
        record
    }

    /// The last position, unless the game is over or stopped by a fault.
    fn open(&self) -> Option<&Position<G>> {
        self.positions.last().filter(|position| self.fault.is_none() && position.end().is_none())
    }

    fn play(&mut self, suite: &Suite<G>, mv: Move<G>) {
        let Some(mut next) = self.positions.last().cloned() else { return };
        let mut events = Vec::new();
        let done =
            carry_out(&mut next, &mv, &mut Cx::<G>::recording(&suite.content, &mut events), self.line.len());
        self.line.push(mv);
        match done {
            Ok(()) => {
                self.positions.push(next);
                self.events.push(events);
            }
            Err(fault) => self.fault = Some(fault),
        }
    }

    /// The events that the viewer saw on the way to the position after `at` moves.
    pub(super) fn seen(&self, at: usize, viewer: Seats) -> impl Iterator<Item = &EventRecord<G::Event>> {
        self.events[at].iter().filter(move |event| event.to.seen_by(viewer))
    }

    /// All viewers to check: each seat, a spectator, and one pair of seats that share their knowledge.
    pub(super) fn viewers(&self) -> Vec<Seats> {
        let seats = self.positions.first().map_or(0, |position| position.game().seats());
        let mut viewers: Vec<Seats> = (0..seats).map(|seat| Seats::only(Seat(seat as u8))).collect();
        viewers.push(Seats::NONE);
        if seats > 2 {
            viewers.push(Seats::only(Seat(0)).with(Seat(seats as u8 - 1)));
        }
        viewers
    }
}

/// Carries out a move offered after `at` moves. An error or a panic of the rules becomes a fault, so that the log
/// leading to it is not lost.
pub(super) fn carry_out<G: Game>(
    position: &mut Position<G>,
    mv: &Move<G>,
    cx: &mut Cx<'_, G>,
    at: usize,
) -> Result<(), Fault> {
    let fault =
        |invariant, why: &str| Err(Fault::new(invariant, at + 1, format!("{mv:?} is offered: {why}")));
    match panic::catch_unwind(AssertUnwindSafe(|| position.apply(mv, cx))) {
        Ok(Ok(())) => Ok(()),
        Ok(Err(MoveError::Bug(why))) if why.starts_with("softlock") => fault(Invariant::NoDeadEnds, why),
        Ok(Err(refused)) => fault(Invariant::OneDoor, &refused.to_string()),
        Err(_) => fault(Invariant::OneDoor, "the rules panic"),
    }
}

/// Why the game cannot continue from here, if so.
fn stuck<G: Game>(position: &Position<G>, suite: &Suite<G>) -> Option<String> {
    if position.wait() == Wait::Roll {
        let mut odds = Odds::new();
        position.odds(&suite.content, &mut odds);
        return (odds.total() == 0).then(|| "a roll that can come to nothing".into());
    }
    let mut q = Offer::new();
    position.asked().iter().find_map(|seat| {
        let answerable = position.offer(&suite.content, seat, &mut q) && q.is_answerable();
        (!answerable).then(|| format!("seat {} is asked and has no answer", seat.0))
    })
}

/// Returns a random legal move, or the reason why there is none.
pub(super) fn random_move<G: Game>(
    position: &Position<G>,
    suite: &Suite<G>,
    dice: &mut dyn Dice,
) -> Result<Move<G>, String> {
    if let Some(why) = stuck(position, suite) {
        return Err(why);
    }
    let (must, may) = match position.wait() {
        Wait::Over(_) => return Err("the game is over".into()),
        Wait::Roll => {
            let mut odds = Odds::new();
            position.odds(&suite.content, &mut odds);
            return odds.draw(dice).map(Move::Roll).ok_or_else(|| "a roll that can come to nothing".into());
        }
        Wait::Ask { may, .. } => (position.asked(), may),
    };
    let mut q = Offer::new();
    if !may.is_empty()
        && dice.below(ANYTIME_INTERVAL) == 0
        && let Some(seat) = may.any(dice)
        && position.anytime_choices(&suite.content, seat, &mut q)
        && let Some(what) = q.random_anytime(dice)
    {
        return Ok(Move::Anytime { seat, what });
    }
    let seat = must.any(dice).ok_or("a question to nobody")?;
    if !position.offer(&suite.content, seat, &mut q) {
        return Err("an asked seat is offered nothing".into());
    }
    let mut what = q.random(dice);
    if let Some(shuns) = suite.ends_early {
        let gives_up =
            |what: &Answer<G>| what.iter().any(|choice| shuns(position.game(), &suite.content, choice));
        for _ in 0..MAX_REDRAWS {
            if gives_up(&what) {
                what = q.random(dice);
            }
        }
    }
    Ok(Move::Say { seat, what })
}
