//! A table: a position with its log and the recorded events.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::save::{is_check, question_id};
use crate::{
    Cx, Dice, EventRecord, Game, Move, MoveError, Odds, Offer, Position, Problem, Seat, Seats, SetupError,
    Wait, position_file,
};

/// The number of moves between two kept positions; earlier positions are rebuilt from the nearest one.
const KEEP_EVERY: usize = 16;

/// A log entry. The log is enough to replay the game without a seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Entry<G: Game> {
    /// A move of a seat or the value of a roll.
    Move(Move<G>),
    /// An undo: the table returned to the state after `to` moves.
    Undo {
        /// The number of moves that remain.
        to: usize,
    },
}

/// What an undo reverted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Undone {
    /// The number of seats' moves reverted.
    pub moves: usize,
    /// The number of rolls and draws reverted. If the same roll comes up again, its value is the same.
    pub rolls: usize,
    /// Whether hidden information had been revealed since.
    pub revealed: bool,
}

/// A game being played.
#[derive(Debug)]
pub struct Table<G: Game> {
    content: Arc<G::Content>,
    setup: G::Setup,
    pub(crate) now: Position<G>,
    spare: Position<G>,
    pub(crate) log: Vec<Entry<G>>,
    /// The moves in effect, without undone ones.
    pub(crate) line: Vec<Move<G>>,
    /// The recorded events, each with the number of moves before it.
    pub(crate) events: Vec<(usize, EventRecord<G::Event>)>,
    /// Earlier positions, each with the number of moves before it: the first, then one every [`KEEP_EVERY`] moves.
    pub(crate) kept: Vec<(usize, Position<G>)>,
    /// The position file it started from, if any.
    start: Option<String>,
    /// Question fingerprints, each with the number of log entries before it.
    pub(crate) checks: Vec<(usize, String)>,
    /// The number of rolls among the moves in effect.
    pub(crate) rolls: usize,
    /// The undone rolls: the index among all rolls, the odds, and the value.
    pub(crate) rolled: Vec<(usize, Odds, u32)>,
}

impl<G: Game> Clone for Table<G> {
    fn clone(&self) -> Self {
        Table {
            content: self.content.clone(),
            setup: self.setup.clone(),
            now: self.now.clone(),
            spare: self.spare.clone(),
            log: self.log.clone(),
            line: self.line.clone(),
            events: self.events.clone(),
            kept: self.kept.clone(),
            start: self.start.clone(),
            checks: self.checks.clone(),
            rolls: self.rolls,
            rolled: self.rolled.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// Starts a new game.
    pub fn new(content: Arc<G::Content>, setup: G::Setup) -> Result<Self, SetupError> {
        let mut events = Vec::new();
        let now = Position::<G>::start(&setup, &mut Cx::<G>::recording(&content, &mut events))?;
        Ok(Self::from_start(content, setup, now, events))
    }

    /// Starts a game from a position file.
    pub fn laid_out(content: Arc<G::Content>, text: &str) -> Result<Self, Problem> {
        let (setup, game, stack) = position_file::read::<G>(&content, text)?;
        let mut events = Vec::new();
        let now = Position::at(game, stack, &mut Cx::<G>::recording(&content, &mut events))
            .map_err(|refused| Problem::new("", refused.msg()))?;
        Ok(Table { start: Some(text.into()), ..Self::from_start(content, setup, now, events) })
    }

    fn from_start(
        content: Arc<G::Content>,
        setup: G::Setup,
        now: Position<G>,
        events: Vec<EventRecord<G::Event>>,
    ) -> Self {
        Table {
            content,
            setup,
            spare: now.clone(),
            kept: vec![(0, now.clone())],
            now,
            log: Vec::new(),
            line: Vec::new(),
            events: events.into_iter().map(|t| (0, t)).collect(),
            start: None,
            checks: Vec::new(),
            rolls: 0,
            rolled: Vec::new(),
        }
    }

    /// The content in use.
    pub fn content(&self) -> &Arc<G::Content> {
        &self.content
    }

    /// The options it was set up with.
    pub fn setup(&self) -> &G::Setup {
        &self.setup
    }

    /// The current position.
    pub fn now(&self) -> &Position<G> {
        &self.now
    }

    /// The whole log, undos included.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The moves in effect, without undone ones.
    pub fn line(&self) -> &[Move<G>] {
        &self.line
    }

    /// The events the viewer may see, starting after `from` moves, each with the number of moves before it.
    pub fn events(
        &self,
        from: usize,
        viewer: Seats,
    ) -> impl Iterator<Item = (usize, &EventRecord<G::Event>)> {
        let first = self.events.partition_point(|(at, _)| *at < from);
        self.events[first..]
            .iter()
            .filter(move |(_, event)| event.to.seen_by(viewer))
            .map(|(at, events)| (*at, events))
    }

    /// The seat's current offer, with refusals; `None` if it has none.
    pub fn offer(&self, seat: Seat) -> Option<Offer<G>> {
        let mut q = Offer::with_refusals();
        self.now.offer(&self.content, seat, &mut q).then_some(q)
    }

    /// Carries out the move and logs it; an error leaves the table unchanged.
    pub fn play(&mut self, mv: Move<G>) -> Result<(), MoveError> {
        self.now.check(&self.content, &mv)?;
        let mut events = Vec::new();
        self.spare.clone_from(&self.now);
        self.spare.apply_offered(&mv, &mut Cx::<G>::recording(&self.content, &mut events))?;
        self.rolls += usize::from(matches!(mv, Move::Roll(_)));
        std::mem::swap(&mut self.now, &mut self.spare);
        self.log.push(Entry::Move(mv.clone()));
        self.line.push(mv);
        let at = self.line.len();
        self.events.extend(events.into_iter().map(|t| (at, t)));
        if at.is_multiple_of(KEEP_EVERY) {
            self.kept.push((at, self.now.clone()));
        }
        self.note_check();
        Ok(())
    }

    /// Rolls the pending roll. A roll that was undone and comes up again has the same value.
    pub fn roll(&mut self, dice: &mut dyn Dice) -> Result<u32, MoveError> {
        if self.now.wait() != Wait::Roll {
            return Err(if self.now.end().is_some() { MoveError::Over } else { MoveError::AnswerAwaited });
        }
        let mut odds = Odds::new();
        self.now.odds(&self.content, &mut odds);
        let before = self
            .rolled
            .iter()
            .find(|(at, could, _)| *at == self.rolls && *could == odds)
            .map(|(_, _, was)| *was);
        let value =
            before.or_else(|| odds.draw(dice)).ok_or(MoveError::Bug("a roll that can come to nothing"))?;
        self.play(Move::Roll(value))?;
        Ok(value)
    }

    /// Returns to the state after `to` moves. `None` unless `to` is less than the number of moves in effect.
    pub fn undo(&mut self, to: usize) -> Option<Undone> {
        if to >= self.line.len() {
            return None;
        }
        let rolls = self.line[to..].iter().filter(|mv| matches!(mv, Move::Roll(_))).count();
        let undone = Undone {
            moves: self.line.len() - to - rolls,
            rolls,
            revealed: self.events.iter().any(|(at, event)| *at > to && event.reveals),
        };
        let now = self.at(to)?;
        self.remember_rolls(now.clone(), to, self.rolls - rolls)?;
        self.now = now;
        self.rolls -= rolls;
        self.line.truncate(to);
        self.kept.retain(|(at, _)| *at <= to);
        self.events.truncate(self.events.partition_point(|(at, _)| *at <= to));
        self.log.push(Entry::Undo { to });
        self.note_check();
        Some(undone)
    }

    /// Records the values of the rolls made since `position`, before they are undone.
    fn remember_rolls(&mut self, mut position: Position<G>, moves: usize, mut number: usize) -> Option<()> {
        for mv in &self.line[moves..] {
            if let Move::Roll(value) = mv {
                let mut odds = Odds::new();
                position.odds(&self.content, &mut odds);
                if !self.rolled.iter().any(|(at, could, _)| *at == number && *could == odds) {
                    self.rolled.push((number, odds, *value));
                }
                number += 1;
            }
            position.apply_offered(mv, &mut Cx::<G>::silent(&self.content)).ok()?;
        }
        Some(())
    }

    /// The position after `moves` moves. `None` if fewer are in effect.
    pub fn at(&self, moves: usize) -> Option<Position<G>> {
        if moves > self.line.len() {
            return None;
        }
        let later = self.kept.partition_point(|(at, _)| *at <= moves);
        let (at, mut position) = self.kept[..later].last()?.clone();
        for mv in &self.line[at..moves] {
            position.apply_offered(mv, &mut Cx::<G>::silent(&self.content)).ok()?;
        }
        Some(position)
    }

    /// The position file it started from, if any.
    pub(crate) fn start(&self) -> Option<&String> {
        self.start.as_ref()
    }

    /// Question fingerprints, each with the number of log entries before it.
    pub fn checks(&self) -> &[(usize, String)] {
        &self.checks
    }

    fn note_check(&mut self) {
        if is_check(self.log.len()) {
            self.checks.push((self.log.len(), question_id(&self.now, &self.content)));
        }
    }
}
