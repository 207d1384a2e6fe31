//! A table: a position with the log that led to it, and everything that has been told.

use std::sync::Arc;

use serde::{Deserialize, Serialize};

use crate::save::{is_check, question_id};
use crate::{
    Cx, Dice, EventRecord, Game, Move, MoveError, Odds, Offer, Position, Problem, Seat, Seats, SetupError,
    Wait,
};

/// A position is kept after every so many moves, so that any earlier moment is a few moves away.
const KEEP_EVERY: usize = 16;

/// One line of the log: all that is needed to play the game again, without a seed.
#[derive(Debug, Clone, PartialEq, Serialize, Deserialize)]
#[serde(bound = "", rename_all = "kebab-case")]
pub enum Entry<G: Game> {
    /// Somebody or chance moved.
    Move(Move<G>),
    /// The table went back to the moment when this many moves stood.
    Undo {
        /// The number of moves that stand after it.
        to: usize,
    },
}

/// What an undo took back.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, ts_rs::TS)]
pub struct Undone {
    /// Moves of seats taken back.
    pub moves: usize,
    /// Rolls and draws taken back. If the game comes to the same roll again, it comes out the same.
    pub rolls: usize,
    /// Whether something hidden had become known meanwhile.
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
    /// The moves that stand, undone ones left out.
    pub(crate) line: Vec<Move<G>>,
    /// What was told, and after how many moves.
    pub(crate) told: Vec<(usize, EventRecord<G::Event>)>,
    /// Earlier positions, and after how many moves each stood: the first of all, then every sixteenth.
    pub(crate) kept: Vec<(usize, Position<G>)>,
    /// The position file it started from, if any.
    start: Option<String>,
    /// After how many log entries which question stood.
    pub(crate) checks: Vec<(usize, String)>,
    /// How many rolls are among the moves that stand.
    pub(crate) rolls: usize,
    /// Every roll that was undone: its number in the line, what it could have been, what it was.
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
            told: self.told.clone(),
            kept: self.kept.clone(),
            start: self.start.clone(),
            checks: self.checks.clone(),
            rolls: self.rolls,
            rolled: self.rolled.clone(),
        }
    }
}

impl<G: Game> Table<G> {
    /// A new game.
    pub fn new(content: Arc<G::Content>, setup: G::Setup) -> Result<Self, SetupError> {
        let mut told = Vec::new();
        let now = Position::<G>::start(&setup, &mut Cx::<G>::recording(&content, &mut told))?;
        Ok(Self::from_start(content, setup, now, told))
    }

    /// A game that starts from a position file.
    pub fn laid_out(content: Arc<G::Content>, text: &str) -> Result<Self, Problem> {
        let (setup, game, stack) = G::read_position(&content, text)?;
        let mut told = Vec::new();
        let now = Position::at(game, stack, &mut Cx::<G>::recording(&content, &mut told))
            .map_err(|refused| Problem::new("", refused.msg()))?;
        Ok(Table { start: Some(text.into()), ..Self::from_start(content, setup, now, told) })
    }

    fn from_start(
        content: Arc<G::Content>,
        setup: G::Setup,
        now: Position<G>,
        told: Vec<EventRecord<G::Event>>,
    ) -> Self {
        Table {
            content,
            setup,
            spare: now.clone(),
            kept: vec![(0, now.clone())],
            now,
            log: Vec::new(),
            line: Vec::new(),
            told: told.into_iter().map(|t| (0, t)).collect(),
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

    /// The game as it stands.
    pub fn now(&self) -> &Position<G> {
        &self.now
    }

    /// Everything that was done here, undos included.
    pub fn log(&self) -> &[Entry<G>] {
        &self.log
    }

    /// The moves that stand.
    pub fn line(&self) -> &[Move<G>] {
        &self.line
    }

    /// What an eye was told, from the moment when `from` moves stood: each with the number of moves before it.
    pub fn told(&self, from: usize, eye: Seats) -> impl Iterator<Item = (usize, &EventRecord<G::Event>)> {
        let first = self.told.partition_point(|(at, _)| *at < from);
        self.told[first..].iter().filter(move |(_, told)| told.to.seen_by(eye)).map(|(at, told)| (*at, told))
    }

    /// What the seat can say now, with refusals.
    pub fn offer(&self, seat: Seat) -> Option<Offer<G>> {
        let mut q = Offer::with_refusals();
        self.now.offer(&self.content, seat, &mut q).then_some(q)
    }

    /// The only way forward: carries out the move if it is offered, and writes it down. Otherwise nothing changes.
    pub fn play(&mut self, mv: Move<G>) -> Result<(), MoveError> {
        self.now.check(&self.content, &mv)?;
        let mut told = Vec::new();
        self.spare.clone_from(&self.now);
        self.spare.apply_offered(&mv, &mut Cx::<G>::recording(&self.content, &mut told))?;
        self.rolls += usize::from(matches!(mv, Move::Roll(_)));
        std::mem::swap(&mut self.now, &mut self.spare);
        self.log.push(Entry::Move(mv.clone()));
        self.line.push(mv);
        let at = self.line.len();
        self.told.extend(told.into_iter().map(|t| (at, t)));
        if at.is_multiple_of(KEEP_EVERY) {
            self.kept.push((at, self.now.clone()));
        }
        self.note_check();
        Ok(())
    }

    /// Rolls if a roll is pending. A roll that was undone and comes up again comes out the same.
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

    /// Goes back to the moment when `to` moves stood. `None` if there is no such earlier moment.
    pub fn undo(&mut self, to: usize) -> Option<Undone> {
        if to >= self.line.len() {
            return None;
        }
        let rolls = self.line[to..].iter().filter(|mv| matches!(mv, Move::Roll(_))).count();
        let undone = Undone {
            moves: self.line.len() - to - rolls,
            rolls,
            revealed: self.told.iter().any(|(at, told)| *at > to && told.reveals),
        };
        let now = self.at(to)?;
        self.remember_rolls(now.clone(), to, self.rolls - rolls)?;
        self.now = now;
        self.rolls -= rolls;
        self.line.truncate(to);
        self.kept.retain(|(at, _)| *at <= to);
        self.told.truncate(self.told.partition_point(|(at, _)| *at <= to));
        self.log.push(Entry::Undo { to });
        self.note_check();
        Some(undone)
    }

    /// Remembers how the rolls came out that were made since `position`, which are about to be undone.
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

    /// The position when `moves` moves stood. `None` if there were never so many.
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

    /// After how many log entries which question stood.
    pub fn checks(&self) -> &[(usize, String)] {
        &self.checks
    }

    fn note_check(&mut self) {
        if is_check(self.log.len()) {
            self.checks.push((self.log.len(), question_id(&self.now, &self.content)));
        }
    }
}
