//! Names that can be numbers.

use std::fmt;

use serde::de::Visitor;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

/// A string or a number, stored as a string: for places, cards and seats that can be given either way.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Word(pub String);

impl fmt::Display for Word {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl AsRef<str> for Word {
    fn as_ref(&self) -> &str {
        &self.0
    }
}

impl From<String> for Word {
    fn from(word: String) -> Word {
        Word(word)
    }
}

impl From<u8> for Word {
    fn from(number: u8) -> Word {
        Word(number.to_string())
    }
}

impl Serialize for Word {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match self.0.parse::<i64>() {
            Ok(number) => to.serialize_i64(number),
            Err(_) => to.serialize_str(&self.0),
        }
    }
}

impl<'de> Deserialize<'de> for Word {
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Word, D::Error> {
        struct Either;
        impl Visitor<'_> for Either {
            type Value = Word;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("error-want-word")
            }

            fn visit_str<E>(self, word: &str) -> Result<Word, E> {
                Ok(Word(word.trim().into()))
            }

            fn visit_i64<E>(self, number: i64) -> Result<Word, E> {
                Ok(Word(number.to_string()))
            }
        }
        from.deserialize_any(Either)
    }
}
