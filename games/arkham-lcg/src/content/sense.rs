//! Selectors and conditions of card texts.

use serde::Deserialize;

use super::{Skill, Trait, Value};

/// Selects a card or cards.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Sel {
    /// Your investigator.
    You,
    /// The card with the text.
    Itself,
    /// *It*: the card chosen last.
    It,
    /// *That*: what the occasion is about.
    That,
    /// The card that causes the occasion, such as the attacking enemy.
    By,
    /// Your location.
    Here,
    /// The card that this card is attached to.
    Host,
    /// The current act.
    Act,
    /// All matching cards.
    Each(Find),
    /// The card with that code.
    Card(String),
}

/// A search for cards in play.
#[derive(Clone, PartialEq, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Find {
    /// The kind of card.
    pub of: Of,
    /// Where it has to be.
    #[serde(default)]
    pub at: Where,
    /// The property it has to have.
    #[serde(default)]
    pub is: Is,
    /// Keeps only those with the extreme of something.
    #[serde(default)]
    pub most: Option<Most>,
}

/// The kinds of cards in play that can be searched for.
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

/// The location of a card.
#[derive(Clone, PartialEq, Eq, Debug, Default, Deserialize)]
pub enum Where {
    /// Anywhere in play.
    #[default]
    Anywhere,
    /// At your location, or the location itself.
    Here,
    /// At a location connected to yours, or that location itself.
    Next,
    /// At your location or a connected one.
    HereOrNext,
    /// At the location that *it* is.
    AtIt,
    /// Engaged with you.
    FightingYou,
    /// Under your control.
    Yours,
    /// Controlled by an investigator at your location.
    HeldHere,
    /// At the location with that code.
    At(String),
    /// At the location of the card with the text.
    WithThis,
    /// Not at your location.
    Elsewhere,
}

/// The quantity by which candidates are compared.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Deserialize)]
pub enum Most {
    /// The distance to you; the nearest are kept.
    Near,
    /// The clues on it; those with the most are kept.
    Clues,
}

/// A property of a card.
#[derive(Clone, PartialEq, Debug, Default, Deserialize)]
pub enum Is {
    /// Any card.
    #[default]
    Anything,
    /// All of these hold.
    All(Vec<Is>),
    /// At least one of these holds.
    Any(Vec<Is>),
    /// It does not hold.
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
    /// It is exhausted.
    Exhausted,
    /// It is not engaged.
    Free,
    /// Nobody controls it.
    Unheld,
    /// There is damage on it.
    Damaged,
    /// There is horror on it.
    Horrified,
    /// It is revealed.
    Revealed,
    /// It is a location without enemies and investigators.
    Empty,
    /// It is a location without enemies.
    NoEnemies,
    /// It is the card with that code.
    Code(String),
    /// A card with that code is attached to it.
    Bears(String),
    /// It is not *it*.
    Other,
    /// It is not *that*.
    NotThat,
    /// It is unique.
    Unique,
    /// It is printed with uses.
    Uses,
}

/// A condition.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Cond {
    /// All of these hold.
    All(Vec<Cond>),
    /// At least one of these holds.
    Any(Vec<Cond>),
    /// It does not hold.
    Not(Box<Cond>),
    /// The occasion is caused by you or happens to you.
    Yours,
    /// The occasion is about the card with the text.
    Itself,
    /// The occasion happens at your location.
    Here,
    /// The occasion happens at the location this card is attached to.
    AtHost,
    /// *That* has the property.
    That(Is),
    /// There is a matching card in play.
    Is(Find),
    /// The first value is at least the second.
    AtLeast(Value, Value),
    /// It is your turn.
    YourTurn,
    /// It is the turn of an investigator at your location.
    TurnHere,
    /// You are taking a skill test; with a skill, a test of that skill.
    Testing(Option<Skill>),
    /// The test is an attack.
    Fighting,
    /// The test is an evasion.
    Evading,
    /// The test is an investigation.
    Investigating,
    /// The test was passed by at least this much.
    PassedBy(i8),
    /// The test was failed by at most this much.
    FailedByAtMost(i8),
    /// The revealed token has a negative number.
    NegativeToken,
    /// The attacked enemy is the only one engaged with you.
    OnlyFoe,
    /// The current act has this stage.
    ActIs(u8),
    /// You control the card with that code.
    YouControl(String),
    /// The card with that code is in play.
    InPlay(String),
}
