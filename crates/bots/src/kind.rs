//! The known bots, by name.

use std::str::FromStr;
use std::time::Duration;
use std::{fmt, thread};

use engine::Evaluate;

use crate::{Bot, Budget, Greedy, Random, Search};

/// Walks of a search unless told otherwise.
const WALKS: u32 = 2000;

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum BotKind {
    /// Takes any answer.
    Random,
    /// Takes the answer that looks best.
    Greedy,
    /// Looks ahead: `search`, `search:8000` for so many walks, `search:5s` for so many seconds.
    Search(Budget),
}

impl BotKind {
    /// The search with its usual budget.
    pub const SEARCH: BotKind = BotKind::Search(Budget::Walks(WALKS));
    /// All of them.
    pub const ALL: [BotKind; 3] = [BotKind::Random, BotKind::Greedy, BotKind::SEARCH];

    /// Its name on the command line, without a budget.
    pub fn name(self) -> &'static str {
        match self {
            BotKind::Random => "random",
            BotKind::Greedy => "greedy",
            BotKind::Search(_) => "search",
        }
    }

    /// Whether the same seed makes it do the same every time.
    pub fn repeats(self) -> bool {
        !matches!(self, BotKind::Search(Budget::Time(_)))
    }

    /// A bot of this kind that keeps to one core: for many games at a time.
    pub fn bot<G: Evaluate>(self) -> Box<dyn Bot<G>> {
        self.on_threads(1)
    }

    /// A bot of this kind that uses every core it can: for a game that people play.
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

/// A name that is no bot's.
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
