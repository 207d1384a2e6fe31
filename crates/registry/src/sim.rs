//! Whole games played by bots, for simulations.

use std::sync::Arc;

use bots::{Bot, Playout, Tally};
use engine::{Cx, Dice, Msg, Playable, Position, Seat};
use rand_pcg::Pcg64;

use crate::{BotKind, RegistryError};

/// The number of moves after which a game counts as endless.
const MOST_MOVES: u64 = 100_000;

/// A set-up from which games are simulated. Shared between threads.
pub trait Arena: Send + Sync {
    /// The number of seats.
    fn seats(&self) -> usize;

    /// The display name of the seat.
    fn who(&self, seat: Seat) -> Msg;

    /// Whether all seats win or lose together.
    fn is_cooperative(&self) -> bool;

    /// Creates a player that plays games one after another with these bots in the seats.
    fn player(&self, bots: &[BotKind]) -> Box<dyn Player + '_>;
}

/// Plays simulated games, one after another.
pub trait Player {
    /// Plays the game with this number. The same seed and number give the same game everywhere.
    fn play(&mut self, seed: u64, number: u64) -> Outcome;
}

/// The result of one game.
#[derive(Clone, PartialEq, Debug)]
pub struct Outcome {
    /// How it ended; `None` if it did not.
    pub end: Option<Msg>,
    /// Why it did not end, if so.
    pub problem: Option<Msg>,
    /// The ending as JSON.
    pub value: serde_json::Value,
    /// The payoff of each seat.
    pub worth: Vec<f64>,
    /// The game's own statistics ([`Playable::measures`]).
    pub measures: Vec<(&'static str, i64)>,
    /// The number of questions with at least two answers.
    pub decisions: u64,
    /// The number of rolls and draws.
    pub rolls: u64,
    /// The number of moves, forced answers included.
    pub moves: u64,
    /// A hash of the last position.
    pub digest: [u8; 32],
}

/// The arena of a particular game.
pub(crate) struct ErasedArena<G: Playable> {
    content: Arc<G::Content>,
    start: Position<G>,
}

impl<G: Playable> ErasedArena<G> {
    pub(crate) fn new(content: Arc<G::Content>, setup: &G::Setup) -> Result<Self, RegistryError> {
        let start = Position::<G>::start(setup, &mut Cx::<G>::silent(&content))?;
        Ok(ErasedArena { content, start })
    }
}

impl<G: Playable> Arena for ErasedArena<G> {
    fn seats(&self) -> usize {
        self.start.game().seats()
    }

    fn who(&self, seat: Seat) -> Msg {
        self.start.game().seat(&self.content, seat)
    }

    fn is_cooperative(&self) -> bool {
        let game = self.start.game();
        game.allies(Seat(0)).len() == game.seats()
    }

    fn player(&self, bots: &[BotKind]) -> Box<dyn Player + '_> {
        Box::new(Pair::<G> {
            content: &self.content,
            playout: Playout::new(self.start.clone()),
            bots: bots.iter().map(|kind| kind.bot()).collect(),
        })
    }
}

/// A playout with its bots.
struct Pair<'a, G: Playable> {
    content: &'a G::Content,
    playout: Playout<G>,
    bots: Vec<Box<dyn Bot<G>>>,
}

impl<G: Playable> Player for Pair<'_, G> {
    fn play(&mut self, seed: u64, number: u64) -> Outcome {
        let mut dice = dice_of(seed, number);
        self.playout.reset();
        let (bots, content) = (&mut self.bots, self.content);
        let mut problem = None;
        while self.playout.now().end().is_none() && problem.is_none() {
            let went =
                self.playout.advance(content, &mut dice, |position, seat, offer, dice: &mut dyn Dice| {
                    bots[seat.index()].choose(position, content, seat, offer, dice)
                });
            let endless = || Msg::new("sim-endless").num("moves", MOST_MOVES as i64);
            problem = match went {
                Ok(_) => (self.playout.tally().moves >= MOST_MOVES).then(endless),
                Err(refused) => Some(refused.msg()),
            };
        }
        let (now, Tally { decisions, rolls, moves }) = (self.playout.now(), self.playout.tally());
        let end = now.end();
        let worth = |seat| end.map_or(0.5, |end| G::payoff(&end, Seat(seat as u8)));
        Outcome {
            end: end.map(|end| G::end(&end)),
            problem,
            value: end.and_then(|end| serde_json::to_value(end).ok()).unwrap_or_default(),
            worth: (0..now.game().seats()).map(worth).collect(),
            measures: now.game().measures(content),
            decisions,
            rolls,
            moves,
            digest: now.digest(),
        }
    }
}

/// The dice of one game of a simulation: an independent stream, so that the result does not depend on the thread.
fn dice_of(seed: u64, number: u64) -> Pcg64 {
    let mut hash = blake3::Hasher::new();
    hash.update(&seed.to_le_bytes()).update(&number.to_le_bytes());
    let bytes = *hash.finalize().as_bytes();
    let half = |at: usize| u128::from_le_bytes(std::array::from_fn(|i| bytes[at + i]));
    Pcg64::new(half(0), half(16))
}
