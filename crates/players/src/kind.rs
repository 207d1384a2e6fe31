//! The known bots, by name.

use std::{fmt, str::FromStr};

use table::Judge;

use crate::{Bot, Greedy, Random};

/// A kind of bot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Kind {
    /// Takes any answer.
    Random,
    /// Takes the answer that looks best.
    Greedy,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 2] = [Kind::Random, Kind::Greedy];

    /// Its name on the command line.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Random => "random",
            Kind::Greedy => "greedy",
        }
    }

    /// A bot of this kind.
    pub fn bot<G: Judge>(self) -> Box<dyn Bot<G>> {
        match self {
            Kind::Random => Box::new(Random),
            Kind::Greedy => Box::new(Greedy::new()),
        }
    }
}

impl fmt::Display for Kind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// A name that is no bot's.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no bot {0:?}; there are {known}", known = Kind::ALL.map(Kind::name).join(", "))]
pub struct UnknownBot(pub String);

impl FromStr for Kind {
    type Err = UnknownBot;

    fn from_str(name: &str) -> Result<Kind, UnknownBot> {
        Kind::ALL.into_iter().find(|kind| kind.name() == name).ok_or_else(|| UnknownBot(name.into()))
    }
}
