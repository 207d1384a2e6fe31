//! What a seat can decide.

use engine::{Seat, named};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{
    Action, Asset, CodexCard, Investigator, Monster, MythosToken, Neighbourhood, Skill, Space,
};

named! {
    /// What investigators can give each other besides assets.
    Goods {
        /// Dollars.
        Money = "money",
        /// Remnants.
        Remnants = "remnants",
        /// Clues.
        Clues = "clues",
    }
}

/// A single choice of a player, as domain values. Its exact meaning depends on the question being answered.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Choice {
    /// An option of a text, by its index.
    Option(u8),
    /// A space to move to, or in which something happens.
    Space(Space),
    /// A neighbourhood.
    Neighbourhood(Neighbourhood),
    /// An investigator, by the seat that plays it.
    Seat(Seat),
    /// An investigator sheet.
    Investigator(Investigator),
    /// A monster.
    Monster(Monster),
    /// An asset: to take, use, discard or let suffer.
    Asset(Asset),
    /// A card from the deck, instead of one that lies open.
    Deck,
    /// A skill.
    Skill(Skill),
    /// A basic action.
    Action(Action),
    /// The component action of an asset, or the basic action that is performed by means of it.
    Act(Asset),
    /// The component action of one's investigator.
    OwnAct,
    /// The action of an archive card.
    CodexAct(CodexCard),
    /// A die, by its place among those rolled.
    Die(u8),
    /// A mythos token.
    Token(MythosToken),
    /// A number: of dollars, tokens, damage.
    Number(u8),
    /// A clue.
    Clue,
    /// A dollar.
    Money,
    /// A remnant.
    Remnant,
    /// In a trade action, to give this many.
    Give(Goods, u8),
    /// In a trade action, to be given this many.
    Take(Goods, u8),
    /// Use one's investigator's own ability.
    Ability,
    /// Roll the dice.
    Roll,
    /// Agree.
    Yes,
    /// Stop the current step, or decline what is offered.
    Stop,
    /// An effect that waits to be resolved, among several whose order is chosen.
    Next(u8),
}
