//! What a text speaks of: cards, where and how they are, and what may or may not hold.

use serde::Deserialize;

use super::{Skill, Trait, Value};

/// A card or cards meant by a text.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Sel {
    /// Your investigator.
    You,
    /// The card that bears the text.
    Itself,
    /// The card chosen last.
    It,
    /// What the occasion is about.
    That,
    /// The card that makes the occasion: the attacking enemy.
    By,
    /// Your location.
    Here,
    /// What this card is attached to.
    Host,
    /// The current act.
    Act,
    /// All of these.
    Each(Find),
    /// The card of that code.
    Card(String),
}

/// Cards in play to look for.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// What it is.
    pub of: Of,
    /// Where.
    #[serde(default)]
    pub at: Where,
    /// How it is.
    #[serde(default)]
    pub is: Is,
    /// Only those with the most of something.
    #[serde(default)]
    pub most: Option<Most>,
}

/// What a card in play is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
#[allow(missing_docs)]
pub enum Of {
    Enemy,
    Investigator,
    Asset,
    Location,
    /// Enemies and investigators.
    Anybody,
}

/// Where it is.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Where {
    /// Wherever.
    #[default]
    Anywhere,
    /// At your location; as a location, that one.
    Here,
    /// At a location next to yours; as a location, that one.
    Next,
    /// One of the two.
    HereOrNext,
    /// At the location that *it* is.
    AtIt,
    /// Fighting you.
    FightingYou,
    /// Under your control.
    Yours,
    /// Controlled by an investigator at your location.
    HeldHere,
    /// At the location of that code.
    At(String),
    /// At the location of the card that bears the text.
    WithThis,
    /// Not at your location.
    Elsewhere,
}

/// By what the most count, or the fewest.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Most {
    /// Nearest to you.
    Near,
    /// Clues on it.
    Clues,
}

/// How a card is.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Is {
    /// No matter.
    #[default]
    Anything,
    /// All of it.
    All(Vec<Is>),
    /// Any of it.
    Any(Vec<Is>),
    /// Not so.
    Not(Box<Is>),
    /// It has the trait.
    Trait(Trait),
    /// It is an asset.
    Asset,
    /// It is an enemy.
    Enemy,
    /// It is an event.
    Event,
    /// It is a weakness.
    Weakness,
    /// It is turned.
    Exhausted,
    /// It fights nobody.
    Free,
    /// Nobody controls it.
    Unheld,
    /// There is damage on it.
    Damaged,
    /// There is horror on it.
    Horrified,
    /// Its revealed side is up.
    Revealed,
    /// No enemy and no investigator is there.
    Empty,
    /// No enemy is there.
    NoEnemies,
    /// It is the card of that code.
    Code(String),
    /// A card of that code is attached to it.
    Bears(String),
    /// It is not *it*.
    Other,
    /// It is not what the occasion is about.
    NotThat,
    /// It is unique.
    Unique,
    /// It has tokens of its use printed.
    Uses,
}

/// Something that may or may not hold.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Cond {
    /// All of it.
    All(Vec<Cond>),
    /// Any of it.
    Any(Vec<Cond>),
    /// Not so.
    Not(Box<Cond>),
    /// The occasion is of your doing, or happens to you.
    Yours,
    /// It is about the card that bears the text.
    Itself,
    /// It happens at your location.
    Here,
    /// It happens at the location this card is attached to.
    AtHost,
    /// What it is about is so.
    That(Is),
    /// There is such a card.
    Is(Find),
    /// The first is at least the second.
    AtLeast(Value, Value),
    /// It is your turn.
    YourTurn,
    /// It is the turn of an investigator at your location.
    TurnHere,
    /// A test is being made, by you.
    Testing(Option<Skill>),
    /// The test is an attack.
    Fighting,
    /// The test is an evasion.
    Evading,
    /// The test is an investigation.
    Investigating,
    /// It was passed by at least so much.
    PassedBy(i8),
    /// It was failed by at most so much.
    FailedByAtMost(i8),
    /// The token revealed has a negative number.
    NegativeToken,
    /// The enemy attacked is the only one that fights you.
    OnlyFoe,
    /// That act is the current one.
    ActIs(u8),
    /// You control the card of that code.
    YouControl(String),
    /// The card of that code is in play.
    InPlay(String),
}
