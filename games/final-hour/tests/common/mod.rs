//! The verbs of rule tests that only this game has; the others are those of [`testkit::Play`].
//!
//! ```text
//! play("at = 'gates'; monsters = {}; gates.heptagram = 13")
//!     .roll("heptagram").roll("red 1").roll("blue 2 killer")
//!     .expect("gates.heptagram.tokens = 2; monsters.13 = ['red 1', 'blue 2 killer']");
//! ```

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::Arc;

use final_hour::content::{Kind, Location};
use final_hour::{Content, Defeat, End, FinalHour};
use testkit::{PlayHooks, lines, position_error};
use toml::{Table as Toml, Value};

/// A game played by a test.
pub(crate) type Play = testkit::Play<FinalHour>;

static HOOKS: PlayHooks<FinalHour> = PlayHooks { normal, absent, ..PlayHooks::DEFAULT };

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    Play::laid_out(&HOOKS, Arc::new(Content::load()), text)
}

/// As [`play`], with a pack, for effects that no built-in card has.
#[track_caller]
pub(crate) fn play_pack(pack: &str, text: &str) -> Play {
    let content = Content::with_pack(&lines(pack)).unwrap_or_else(|why| panic!("{why}"));
    Play::laid_out(&HOOKS, Arc::new(content), text)
}

/// Has Jenny resolve this script as the upper effect, the lower effect or an item.
#[track_caller]
pub(crate) fn play_effect(by: &str, script: &str, text: &str) -> Play {
    let (key, card) = match by {
        "upper" => ("cards.jennys-twin-45s.upper", "upper jennys-twin-45s"),
        "lower" => ("cards.jennys-twin-45s.lower.both", "lower jennys-twin-45s"),
        "item" => ("items.bicycle.does", "item bicycle"),
        _ => panic!("an effect is upper, lower or item, not {by}"),
    };
    let item = if by == "item" { "jenny-barnes.items = ['bicycle']" } else { "" };
    play_pack(&format!("{key} = {script}"), &format!("at = '{card}'; {item}; {text}"))
}

/// Has the reckoning of Shudde M'ell resolve this script.
#[track_caller]
pub(crate) fn play_reckoning(script: &str, text: &str) -> Play {
    let pack = format!("ancient-ones.shudde-mell.reckoning.3 = {script}");
    play_pack(&pack, &format!("at = 'reckoning 3'; ancient-one = 'shudde-mell'; {text}"))
}

/// The English error message of an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    position_error::<FinalHour>(&Content::load(), text)
}

/// The verbs of this game.
pub(crate) trait Verbs {
    /// Asserts that the game is lost in this way.
    #[track_caller]
    fn lost(self, defeat: Defeat);
    /// Asserts that the game is won.
    #[track_caller]
    fn won(self);
}

impl Verbs for Play {
    fn lost(self, defeat: Defeat) {
        self.ended_with(End::Lost(defeat));
    }

    fn won(self) {
        self.ended_with(End::Won);
    }
}

/// Locations and other numbers as numbers, gates as tables, counted monsters one by one, lists sorted unless their order matters.
fn normal(content: &Content, key: &str, value: Value) -> Value {
    let place = |word: &str| content.board.named(word).map(Location::number);
    match value {
        Value::Table(table) => {
            let entry = |(inner, value): (String, Value)| {
                let bare_gate = key == "gates" && !value.is_table();
                let value = if bare_gate { Toml::from_iter([("at".into(), value)]).into() } else { value };
                let value = normal(content, &inner, value);
                (place(&inner).map_or(inner, |at| at.to_string()), value)
            };
            Value::Table(table.into_iter().map(entry).collect())
        }
        Value::Array(values) => {
            let values = values.into_iter().flat_map(expanded);
            let mut values: Vec<Value> = values.map(|value| normal(content, key, value)).collect();
            if key != "played" {
                values.sort_by_key(Value::to_string);
            }
            Value::Array(values)
        }
        Value::String(word) => match place(&word).map(i64::from).or_else(|| word.parse().ok()) {
            Some(number) => Value::Integer(number),
            None => Value::String(word),
        },
        other => other,
    }
}

/// Expands counts: “2 red 1” becomes “red 1” twice.
fn expanded(value: Value) -> Vec<Value> {
    let counted = value.as_str().and_then(|words| {
        let (count, face) = words.split_once(' ')?;
        Some(vec![face.into(); count.parse().ok()?])
    });
    // A played card begins with a number too, but its title is not the face of a monster.
    counted.filter(|faces: &Vec<Value>| faces.iter().all(is_face)).unwrap_or_else(|| vec![value])
}

fn is_face(words: &Value) -> bool {
    let words = words.as_str().unwrap_or_default();
    ["red ", "blue "].iter().any(|colour| words.starts_with(colour))
        || Kind::ALL.iter().any(|kind| kind.slug() == words)
}

/// What is not described is empty.
fn absent(expected: &Value) -> Option<Value> {
    Some(match expected {
        Value::Array(_) => Value::Array(Vec::new()),
        Value::Integer(_) => Value::Integer(0),
        _ => Value::Table(Toml::new()),
    })
}
