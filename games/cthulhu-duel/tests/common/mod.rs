//! The verbs of rule tests that only this game has; the others are those of [`testkit::Play`].
//!
//! ```text
//! play("at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; black-goat.map.arkham = 'mi-go, ghoul'")
//!     .roll("6 4 1")
//!     .choose("ghoul")
//!     .choose("retreat mi-go dunwich")
//!     .stands("black-goat", "dunwich = 'mi-go'")
//!     .expect("great-cthulhu.doom = 1");
//! ```

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::Arc;

use cthulhu_duel::{Content, Duel, End, Setup};
use engine::{Table, Wait};
use testkit::{PlayHooks, position_error};
use toml::Value;

/// A game played by a test.
pub(crate) type Play = testkit::Play<Duel>;

static HOOKS: PlayHooks<Duel> = PlayHooks {
    normal,
    // Zones without figures are not described.
    absent: |_| Some("".into()),
    ..PlayHooks::DEFAULT
};

/// Starts a game from its setup, with the factions in seat order.
#[track_caller]
pub(crate) fn start(factions: [&str; 2]) -> Play {
    let setup = Setup { factions: factions.map(String::from) };
    Play::new(&HOOKS, Table::new(Arc::new(Content::standard()), setup).expect("this can be played"))
}

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    play_with(Content::standard(), text)
}

/// As [`play`], with other content.
#[track_caller]
pub(crate) fn play_with(content: Content, text: &str) -> Play {
    Play::laid_out(&HOOKS, Arc::new(content), text)
}

/// The English error message of an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    position_error::<Duel>(&Content::standard(), text)
}

/// The verbs of this game.
pub(crate) trait Verbs: Sized {
    /// Rolls the same result at least once, and until the next question or the end of the game.
    #[track_caller]
    #[must_use]
    fn roll_all(self, word: &str) -> Self;
    /// Asserts that these are all figures of the faction on the map.
    #[track_caller]
    fn stands(self, faction: &str, text: &str) -> Self;
    /// Asserts that the faction has won.
    #[track_caller]
    fn won(self, faction: &str) -> Self;
    /// Asserts that the victory is shared.
    #[track_caller]
    fn shared(self) -> Self;
}

impl Verbs for Play {
    fn roll_all(mut self, word: &str) -> Play {
        self = self.roll(word);
        while self.now().wait() == Wait::Roll {
            self = self.roll(word);
        }
        self
    }

    fn stands(self, faction: &str, text: &str) -> Play {
        let (found, expected) = (self.described()[faction]["map"].clone(), self.expected(text));
        self.assert_same(found, expected)
    }

    fn won(self, faction: &str) -> Play {
        let winner = self.seat(faction);
        self.ended_with(End::Won(winner))
    }

    fn shared(self) -> Play {
        self.ended_with(End::Shared)
    }
}

/// Zones by their full names, figures and lists sorted.
fn normal(content: &Content, _: &str, value: Value) -> Value {
    let place = |word: &str| {
        let zone = content.map.named(word);
        zone.map_or(word.into(), |zone| content.map.zones[zone.index()].slug.clone())
    };
    match value {
        Value::Table(table) => {
            let entry = |(key, value): (String, Value)| (place(&key), normal(content, &key, value));
            Value::Table(table.into_iter().map(entry).collect())
        }
        Value::Array(values) => {
            let mut values: Vec<Value> = values.into_iter().map(|value| normal(content, "", value)).collect();
            values.sort_by_key(Value::to_string);
            Value::Array(values)
        }
        Value::String(words) => {
            let mut words: Vec<String> = words.split(',').map(|word| place(word.trim())).collect();
            words.sort();
            Value::String(words.join(", "))
        }
        other => other,
    }
}
