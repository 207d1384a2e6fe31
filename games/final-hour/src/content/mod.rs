//! The game's components as data: board, cards, monsters, Ancient Ones and their effects.
//!
//! Contains no human text: names are message ids, and the text of a card is generated from its effects. The files are
//! read (`book`), modified by a pack if there is one (`pack`), validated (`check`) and compiled into lookup tables
//! (`compile`); after that the content never changes.

mod board;
mod check;
mod compile;
pub mod effect;
mod ids;
mod location;
mod pack;
mod raw;

use std::sync::LazyLock;

use engine::{Problem, Toml};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use raw::RawContent;

pub use board::Board;
pub use effect::{Area, Effect, Native, Pathways, Place, Reach, Script, Toward, Who};
pub use ids::{
    Action, Activation, Ancient, Colour, Difficulty, GateSymbol, Investigator, Item, Kind, Monster, Pathway,
    Priority, Source, Symbol, Title, Zone,
};
pub use location::{Location, Locations};

/// Everything that stays constant during a game.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    id: String,
    /// The board.
    pub board: Board,
    effects: Vec<Effect>,
    tokens: Vec<Token>,
    masks: [u64; Kind::ALL.len()],
    priority: Vec<PriorityCard>,
    ancients: Vec<AncientOne>,
    investigators: Vec<Profile>,
    titles: Vec<String>,
    cards: Vec<ActionCard>,
    items: Vec<ItemCard>,
}

/// The static data of an investigator.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Their name in files; the displayed name is the message `fh-investigator-<slug>`.
    pub slug: String,
    /// The source of these values.
    pub source: Source,
}

/// The face of a monster token. Tokens with equal faces are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// Its kind, if it is a special monster.
    pub kind: Option<Kind>,
    /// The colour of the arrows it follows.
    pub colour: Colour,
    /// The number of wounds that destroy it.
    pub health: u8,
    /// Its activation symbols, from left to right.
    pub symbols: [Option<Activation>; 2],
    /// The source of these values.
    pub source: Source,
}

impl Token {
    /// The leftmost symbol, which determines when it acts among the monsters of its location. `None` if it never acts.
    pub fn group(&self) -> Option<Activation> {
        self.symbols[0]
    }
}

/// A priority card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriorityCard {
    /// Its ritual symbol.
    pub symbol: Symbol,
    /// The number of omens printed on it.
    pub omens: u8,
    /// The source of these values.
    pub source: Source,
}

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// The effect if its priority card is among the two lowest.
    pub upper: Script,
    /// The effect in all other cases.
    pub lower: Script,
    /// The source of the upper effect.
    pub upper_source: Source,
    /// The source of the lower effect.
    pub lower_source: Source,
}

/// An item card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemCard {
    /// Its name in files; the displayed name is the message `fh-item-<slug>`.
    pub slug: String,
    /// When it may be used.
    pub timing: Timing,
    /// Its effect.
    pub effect: Script,
    /// The source of these values.
    pub source: Source,
}

/// When the owner of an item may discard it for its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// When one of their action cards is revealed, before it is resolved.
    Before,
    /// After one of their action cards has been resolved.
    After,
}

/// An Ancient One's sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AncientOne {
    /// Its name in files; the displayed name is the message `fh-ancient-<slug>`.
    pub slug: String,
    /// The kinds of its special monsters.
    pub kinds: Vec<Kind>,
    layouts: [Layout; 3],
    /// The lines of its reckoning, fewest omens first.
    pub reckoning: Vec<Band>,
}

impl AncientOne {
    /// The setup for a difficulty.
    pub fn layout(&self, difficulty: Difficulty) -> &Layout {
        &self.layouts[difficulty.index()]
    }

    /// The line for this number of omens, or `None` below the first line.
    pub fn reckoning(&self, omens: u8) -> Option<&Band> {
        self.reckoning.iter().rev().find(|band| band.from <= omens)
    }
}

/// One line of a reckoning. It applies up to the number of omens at which the next line begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Band {
    /// The minimum number of omens.
    pub from: u8,
    /// Its effect.
    pub effect: Script,
    /// The source of these values.
    pub source: Source,
    /// The rule of the rulebook that states it, if any.
    pub rule: Option<RuleId>,
}

/// The setup for an Ancient One and a difficulty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The ritual site.
    pub ritual: Location,
    /// The gate locations, by [`GateSymbol::index`].
    pub gates: [Location; 3],
    /// The number of common monsters from the cup in each location.
    pub commons: [u8; Location::COUNT],
    /// Special monsters as kind, location and count.
    pub specials: Vec<(Kind, Location, u8)>,
    /// The source of the common monsters outside the gates; the rest of the sheet is public.
    pub commons_source: Source,
}

impl Content {
    /// The built-in content. Compiled once; later calls clone it.
    pub fn load() -> Content {
        static STANDARD: LazyLock<Content> = LazyLock::new(|| {
            let book = RawContent::embedded().expect("the embedded files parse: a test reads them");
            compile::compile(&book, id_of("")).expect("the embedded content is sound: a test compiles it")
        });
        STANDARD.clone()
    }

    /// The built-in content with authored values replaced by those of a pack.
    pub fn with_pack(pack: &str) -> Result<Content, Problem> {
        let mut book = RawContent::embedded().expect("the embedded files parse: a test reads them");
        let mut toml = Toml::parse(pack)?;
        let made = pack::apply(&mut toml, &mut book).and_then(|()| compile::compile(&book, id_of(pack)));
        made.map_err(|problem| match problem.line {
            Some(_) => problem,
            None => toml.problem(&problem.place, problem.what),
        })
    }

    /// A hash of the files and the pack, which distinguishes saves made with different content.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The effects of a script, in order.
    pub fn effects(&self, script: Script) -> &[Effect] {
        self.effects.get(script.range()).unwrap_or_default()
    }

    /// The effect at one step of a script; `None` past its end.
    pub fn effect(&self, script: Script, step: u8) -> Option<Effect> {
        self.effects(script).get(usize::from(step)).copied()
    }

    /// All effects, including nested ones.
    pub fn all_effects(&self) -> &[Effect] {
        &self.effects
    }

    /// The face of a monster token.
    pub fn token(&self, monster: Monster) -> &Token {
        &self.tokens[monster.index()]
    }

    /// The tokens of a special kind, as a bit set.
    pub fn mask_of(&self, kind: Kind) -> u64 {
        self.masks[kind.index()]
    }

    /// Returns a priority card.
    pub fn priority(&self, card: Priority) -> &PriorityCard {
        &self.priority[card.index()]
    }

    /// Returns an action card.
    pub fn card(&self, card: Action) -> &ActionCard {
        &self.cards[card.index()]
    }

    /// A title's name in files; the displayed name is the message `fh-card-<slug>`.
    pub fn title(&self, title: Title) -> &str {
        &self.titles[title.index()]
    }

    /// Finds the title with this name.
    pub fn title_named(&self, slug: &str) -> Option<Title> {
        Title::all().find(|&title| self.title(title) == slug)
    }

    /// Returns an item card.
    pub fn item(&self, item: Item) -> &ItemCard {
        &self.items[item.index()]
    }

    /// Finds the item with this name.
    pub fn item_named(&self, slug: &str) -> Option<Item> {
        Item::all().find(|&item| self.item(item).slug == slug)
    }

    /// Returns an Ancient One.
    pub fn ancient(&self, ancient: Ancient) -> &AncientOne {
        &self.ancients[ancient.index()]
    }

    /// Finds the Ancient One with this name.
    pub fn ancient_named(&self, slug: &str) -> Option<Ancient> {
        Ancient::all().find(|&ancient| self.ancient(ancient).slug == slug)
    }

    /// Returns an investigator's data.
    pub fn investigator(&self, investigator: Investigator) -> &Profile {
        &self.investigators[investigator.index()]
    }

    /// Finds the investigator with this name.
    pub fn investigator_named(&self, slug: &str) -> Option<Investigator> {
        Investigator::all().find(|&investigator| self.investigator(investigator).slug == slug)
    }
}

fn id_of(pack: &str) -> String {
    let mut hash = blake3::Hasher::new();
    for text in raw::FILES.into_iter().chain([pack]) {
        hash.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
    }
    hash.finalize().to_hex()[..12].to_string()
}
