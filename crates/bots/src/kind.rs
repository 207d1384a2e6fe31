//! The kinds of bots, by name.

use std::str::FromStr;
use std::time::Duration;
use std::{fmt, thread};

use engine::Evaluate;

use crate::{Bot, Budget, Greedy, Random, Search};

/// The default number of walks of a search.
const WALKS: u32 = 2000;

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// Chooses at random.
    Random,
    /// Looks one answer ahead.
    Greedy,
    /// Monte Carlo tree search: `search`, `search:8000` for a number of walks, `search:5s` for a number of seconds.
    Search(Budget),
}

impl BotKind {
    /// The search with its default budget.
    pub const SEARCH: BotKind = BotKind::Search(Budget::Walks(WALKS));
    /// All kinds, with default budgets.
    pub const ALL: [BotKind; 3] = [BotKind::Random, BotKind::Greedy, BotKind::SEARCH];

    /// The name on the command line, without a budget.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Search(_) => "search",
        }
    }

    /// Whether its decisions are determined by the seed.
    pub fn is_deterministic(self) -> bool {
        !matches!(self, BotKind::Search(Budget::Time(_)))
    }

    /// Creates a bot that uses one core, for running many games at a time.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        self.on_threads(1)
    }

    /// Creates a bot that uses all cores, for a game with people.
    pub fn live<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        self.on_threads(thread::available_parallelism().map_or(1, usize::from))
    }

    fn on_threads<G: Evaluate>(self, threads: usize) -> Box<dyn Bot<G>> {
        match self {
            BotKind::Random => Box::new(Random),
            BotKind::Greedy => Box::new(Greedy::new()),
            BotKind::Search(budget) => Box::new(Search::new(budget).on_threads(threads)),
        }
    }
}

impl fmt::Display for BotKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())?;
        match self {
            BotKind::Random | BotKind::Greedy => Ok(()),
            BotKind::Search(Budget::Walks(walks)) => write!(f, ":{walks}"),
            BotKind::Search(Budget::Time(time)) => write!(f, ":{}s", time.as_secs()),
        }
    }
}

/// An error for an unknown bot name.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error(
    "there is no bot {0:?}; there are {known}; search:8000 looks ahead in 8000 walks, search:5s for 5 seconds",
    known = BotKind::ALL.map(BotKind::name).join(", ")
)]
pub struct UnknownBot(pub String);

impl FromStr for BotKind {
    type Err = UnknownBot;

    fn from_str(text: &str) -> Result<BotKind, UnknownBot> {
        let unknown = || UnknownBot(text.into());
        if let Some(kind) = BotKind::ALL.into_iter().find(|kind| kind.name() == text) {
            return Ok(kind);
        }
        let budget = text.strip_prefix("search:").ok_or_else(unknown)?;
        let (number, seconds) = match budget.strip_suffix('s') {
            Some(number) => (number, true),
            None => (budget, false),
        };
        let number: u32 = number.parse().ok().filter(|&number| number > 0).ok_or_else(unknown)?;
        let time = Budget::Time(Duration::from_secs(number.into()));
        Ok(BotKind::Search(if seconds { time } else { Budget::Walks(number) }))
    }
}
