//! Records of what was done between two scenarios, and their texts.

use engine::Msg;
use serde::{Deserialize, Serialize};

use super::describe::leveled;
use crate::content::Content;
use crate::describe::names;

/// Something done between two scenarios. Investigators and cards are given by code.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Done {
    /// An investigator bought a card at a price in experience, in place of another.
    #[allow(missing_docs)]
    Bought { who: String, card: String, price: u8, instead: Option<String> },
    /// An investigator exchanged a card without cost.
    #[allow(missing_docs)]
    Swapped { who: String, card: String, instead: String },
    /// An investigator's deck was replaced.
    Deck(String),
    /// An investigator was replaced with another.
    #[allow(missing_docs)]
    Replaced { who: String, now: String },
    /// An investigator joined.
    Joined(String),
    /// An investigator left.
    Left(String),
    /// Lita Chantler went into the deck of this investigator, or of nobody.
    Carried(Option<String>),
}

impl Done {
    /// The text of the record.
    pub(super) fn describe(&self, content: &Content) -> Msg {
        let name = |code: &str| names::coded(content, code);
        let of = |id: &str, who: &str| Msg::new(id).name("investigator", name(who));
        let card = |code: &String| {
            vec![content.kind(code).map_or_else(|| Msg::new(name(code)), |kind| leveled(content.card(kind)))]
        };
        match self {
            Done::Bought { who, card: bought, price, instead } => of("lcg-deed-bought", who)
                .say("card", card(bought))
                .num("price", *price)
                .say("instead", instead.as_ref().map(card).unwrap_or_default()),
            Done::Swapped { who, card: taken, instead } => {
                of("lcg-deed-swapped", who).say("card", card(taken)).say("instead", card(instead))
            }
            Done::Deck(who) => of("lcg-deed-deck", who),
            Done::Replaced { who, now } => of("lcg-deed-replaced", who).name("now", name(now)),
            Done::Joined(who) => Msg::new("lcg-note-joined").name("card", name(who)),
            Done::Left(who) => Msg::new("lcg-note-left").name("card", name(who)),
            Done::Carried(Some(who)) => of("lcg-deed-carried", who),
            Done::Carried(None) => Msg::new("lcg-deed-carried-by-nobody"),
        }
    }
}
