//! What is in the box, as data: board, cards, monsters, Ancient Ones, and what their effects say.
//!
//! No human text lives here: names are message keys, and a card's text is made from its effects.
//! Files are read (`book`), changed by a pack if there is one (`pack`), checked (`check`) and laid
//! out for quick lookups (`compile`); after that the content never changes.

mod board;
mod book;
mod check;
mod compile;
pub mod effect;
mod ids;
mod location;
mod pack;

use std::sync::LazyLock;

use engine::{Problem, Toml};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use book::Book;

pub use board::Board;
pub use effect::{Area, Effect, Native, Pathways, Place, Reach, Script, Toward, Who};
pub use ids::{
    Action, Activation, Ancient, Colour, Difficulty, GateSymbol, Investigator, Item, Kind, Monster, Pathway,
    Priority, Source, Symbol, Title, Zone,
};
pub use location::{Location, Locations};

/// Everything in the box.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Content {
    id: String,
    /// The campus.
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

/// Who an investigator is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Their name in files; people read the message `fh-investigator-<slug>`.
    pub slug: String,
    /// Where this comes from.
    pub source: Source,
}

/// What is printed on a monster token. Tokens with equal faces are interchangeable.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Token {
    /// Its kind, if it is special.
    pub kind: Option<Kind>,
    /// Whose arrows it follows.
    pub colour: Colour,
    /// Wounds that destroy it.
    pub health: u8,
    /// What it does when activated, from left to right.
    pub symbols: [Option<Activation>; 2],
    /// Where this comes from.
    pub source: Source,
}

impl Token {
    /// The leftmost symbol: when it acts among the monsters of its location. `None` does nothing.
    pub fn group(&self) -> Option<Activation> {
        self.symbols[0]
    }
}

/// A priority card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PriorityCard {
    /// Its ritual symbol.
    pub symbol: Symbol,
    /// Omens printed on it.
    pub omens: u8,
    /// Where this comes from.
    pub source: Source,
}

/// An action card.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct ActionCard {
    /// What it does among the two lowest priority cards.
    pub upper: Script,
    /// What it does otherwise.
    pub lower: Script,
    /// Where the upper effect comes from.
    pub upper_source: Source,
    /// Where the lower effect comes from.
    pub lower_source: Source,
}

/// An item card.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ItemCard {
    /// Its name in files; people read the message `fh-item-<slug>`.
    pub slug: String,
    /// When it may be used.
    pub timing: Timing,
    /// What it does.
    pub effect: Script,
    /// Where this comes from.
    pub source: Source,
}

/// When the owner of an item may discard it for its effect.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Timing {
    /// When an action card of theirs is turned up, before it is resolved.
    Before,
    /// When an action card of theirs has been resolved.
    After,
}

/// An Ancient One's sheet.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct AncientOne {
    /// Its name in files; people read the message `fh-ancient-<slug>`.
    pub slug: String,
    /// The special monsters it brings.
    pub kinds: Vec<Kind>,
    layouts: [Layout; 3],
    /// What omens bring, fewest first.
    pub reckoning: Vec<Band>,
}

impl AncientOne {
    /// How the table is laid.
    pub fn layout(&self, difficulty: Difficulty) -> &Layout {
        &self.layouts[difficulty.index()]
    }

    /// What so many omens bring; nothing without any.
    pub fn reckoning(&self, omens: u8) -> Option<&Band> {
        self.reckoning.iter().rev().find(|band| band.from <= omens)
    }
}

/// One line of a reckoning: its number of omens reaches up to where the next line begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Band {
    /// The fewest omens.
    pub from: u8,
    /// What happens.
    pub effect: Script,
    /// Where this comes from.
    pub source: Source,
    /// The rule of the book that states it, if one does.
    pub rule: Option<RuleId>,
}

/// How the table is laid for an Ancient One and a difficulty.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Layout {
    /// The ritual site.
    pub ritual: Location,
    /// The gate locations, by [`GateSymbol::at`].
    pub gates: [Location; 3],
    /// Common monsters from the cup, by location.
    pub commons: [u8; Location::COUNT],
    /// Special monsters: the kind, where, how many.
    pub specials: Vec<(Kind, Location, u8)>,
    /// Where the common monsters outside the gates come from; all else on the sheet is public.
    pub commons_source: Source,
}

impl Content {
    /// The content that comes with the game. Read once; later calls copy it.
    pub fn load() -> Content {
        static STANDARD: LazyLock<Content> = LazyLock::new(|| {
            let book = Book::embedded().expect("the embedded files parse: a test reads them");
            compile::compile(&book, id_of("")).expect("the embedded content is sound: a test compiles it")
        });
        STANDARD.clone()
    }

    /// The same with authored values replaced by those of a pack.
    pub fn with_pack(pack: &str) -> Result<Content, Problem> {
        let mut book = Book::embedded().expect("the embedded files parse: a test reads them");
        let mut toml = Toml::parse(pack)?;
        let made = pack::apply(&mut toml, &mut book).and_then(|()| compile::compile(&book, id_of(pack)));
        made.map_err(|problem| match problem.line {
            Some(_) => problem,
            None => toml.problem(&problem.place, problem.what),
        })
    }

    /// A short name for just these files and this pack: saves played with others are told apart by it.
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

    /// Every effect there is, those inside others too.
    pub fn all_effects(&self) -> &[Effect] {
        &self.effects
    }

    /// What is printed on a monster token.
    pub fn token(&self, monster: Monster) -> &Token {
        &self.tokens[monster.index()]
    }

    /// The tokens of a special kind, a bit each.
    pub fn mask_of(&self, kind: Kind) -> u64 {
        self.masks[kind.index()]
    }

    /// A priority card.
    pub fn priority(&self, card: Priority) -> &PriorityCard {
        &self.priority[card.index()]
    }

    /// An action card.
    pub fn card(&self, card: Action) -> &ActionCard {
        &self.cards[card.index()]
    }

    /// A title's name in files; people read the message `fh-card-<slug>`.
    pub fn title(&self, title: Title) -> &str {
        &self.titles[title.index()]
    }

    /// The title with this name.
    pub fn title_named(&self, slug: &str) -> Option<Title> {
        Title::all().find(|&title| self.title(title) == slug)
    }

    /// An item card.
    pub fn item(&self, item: Item) -> &ItemCard {
        &self.items[item.index()]
    }

    /// The item with this name.
    pub fn item_named(&self, slug: &str) -> Option<Item> {
        Item::all().find(|&item| self.item(item).slug == slug)
    }

    /// An Ancient One.
    pub fn ancient(&self, ancient: Ancient) -> &AncientOne {
        &self.ancients[ancient.index()]
    }

    /// The Ancient One with this name.
    pub fn ancient_named(&self, slug: &str) -> Option<Ancient> {
        Ancient::all().find(|&ancient| self.ancient(ancient).slug == slug)
    }

    /// An investigator.
    pub fn investigator(&self, investigator: Investigator) -> &Profile {
        &self.investigators[investigator.index()]
    }

    /// The investigator with this name.
    pub fn investigator_named(&self, slug: &str) -> Option<Investigator> {
        Investigator::all().find(|&investigator| self.investigator(investigator).slug == slug)
    }
}

fn id_of(pack: &str) -> String {
    let mut hash = blake3::Hasher::new();
    for text in book::FILES.into_iter().chain([pack]) {
        hash.update(&(text.len() as u64).to_le_bytes()).update(text.as_bytes());
    }
    hash.finalize().to_hex()[..12].to_string()
}
