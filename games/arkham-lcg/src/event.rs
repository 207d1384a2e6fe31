//! What happened: feeds the log and the screen.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardDefId, CardId, Skill, Token};
use crate::state::{Fate, Phase, Testing};
use crate::{Choice, End};

/// Something that happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// A turn begins.
    Turn(Seat),
    /// A turn ends.
    TurnOver(Seat),
    /// Somebody draws a card; which one only they know.
    Drew { seat: Seat, card: Option<CardId> },
    /// Somebody shows or turns up a card.
    Showed { seat: Option<Seat>, card: CardId },
    /// A deck was empty and is made of its discard pile again; none for the encounter deck.
    Reshuffled(Option<Seat>),
    /// A deck is shuffled; none for the encounter deck.
    Shuffled(Option<Seat>),
    /// Cards of an opening hand are replaced.
    Mulligan { seat: Seat, cards: u8 },
    /// An encounter card is drawn.
    Encounter { seat: Seat, card: CardId },
    /// An encounter is put to nothing.
    Cancelled(CardId),
    /// One more encounter card has to be drawn.
    Surge(CardId),
    /// A card is played.
    Played { seat: Seat, card: CardId },
    /// An ability is used.
    Used { seat: Seat, card: CardId, ability: u8 },
    /// Somebody does something else than fight or flee while enemies are upon them.
    Dares { seat: Seat, choice: Choice },
    /// Somebody chooses what the rest of a text is about.
    Chose { seat: Seat, card: CardId },
    /// Of several results of a test, somebody has this one come next: what a card brings, or a token.
    Result { seat: Seat, card: CardId, token: Option<Token> },
    /// An ability comes by itself.
    Forced { card: CardId, ability: u8 },
    /// A card enters play.
    Entered(CardId),
    /// A card is attached to another.
    Attached { card: CardId, to: CardId },
    /// A card goes to a discard pile.
    Discarded(CardId),
    /// A card goes back into a hand.
    Returned(CardId),
    /// A card goes under the deck it belongs to.
    PutUnder(CardId),
    /// A card goes out of the game.
    Removed(CardId),
    /// A card goes into the victory display.
    Victory(CardId),
    /// A card is exhausted.
    Exhausted(CardId),
    /// A card is readied.
    Readied(CardId),
    /// All cards are readied.
    AllReadied,
    /// Resources gained, or lost if below zero.
    Resources { seat: Seat, n: i8 },
    /// Clues discovered at a location.
    Clues { seat: Seat, at: CardId, n: u8 },
    /// Clues gained from the pool, or spent if below zero.
    ClueChange { seat: Seat, n: i8 },
    /// Clues put on a card, or taken off it if below zero.
    CluesOn { card: CardId, n: i8 },
    /// Doom put on a card.
    Doom { card: CardId, n: u8 },
    /// All doom goes.
    DoomGone,
    /// Tokens of use change.
    Uses { card: CardId, n: i8 },
    /// One damage, or one horror, is given to this card to bear; it is put there with the rest.
    Assigned { card: CardId, horror: bool },
    /// Damage and horror put on a card.
    Harmed { card: CardId, damage: u8, horror: u8 },
    /// Horror from the pool put on a card, which is not dealt.
    HorrorOn { card: CardId, n: u8 },
    /// Horror moved from a card to an investigator, which is not dealt either.
    HorrorMoved { card: CardId, seat: Seat, n: u8 },
    /// Damage and horror taken off a card.
    Healed { card: CardId, damage: u8, horror: u8 },
    /// A card is defeated.
    Defeated(CardId),
    /// An investigator leaves the scenario.
    Gone { seat: Seat, fate: Fate },
    /// There is a new lead investigator.
    Lead(Seat),
    /// Something in the campaign's past changes the set-up: its place among all that could.
    Past(u8),
    /// Somebody begins with the damage and horror of earlier trauma.
    Scarred { seat: Seat, physical: u8, mental: u8 },
    /// Somebody is about to go there, and something comes before they leave.
    SetsOut { card: CardId, to: CardId },
    /// Somebody or something moves.
    Moved { card: CardId, to: CardId },
    /// A location is revealed, and which it is.
    Revealed { place: CardId, kind: CardDefId },
    /// Somebody looks at a card of a deck; which one only they know.
    Looked { seat: Seat, card: Option<(CardId, CardDefId)> },
    /// Somebody has looked through so many cards of a deck, the encounter deck if nobody's; which ones only they know.
    Searched { seat: Seat, deck: Option<Seat>, n: u8, cards: Option<Vec<(CardId, CardDefId)>> },
    /// Nothing of what was searched for was there.
    FoundNothing(Seat),
    /// Everybody learns by this card which set is in the encounter deck by lot.
    Lot(CardDefId),
    /// A basic weakness by lot.
    Weakness { seat: Seat, kind: CardDefId },
    /// An enemy appears; nowhere if there is no place for it.
    Spawned { enemy: CardId, at: Option<CardId> },
    /// An enemy engages an investigator.
    Engaged { enemy: CardId, seat: Seat },
    /// An enemy fights nobody any more.
    Disengaged(CardId),
    /// An enemy is evaded.
    Evaded { enemy: CardId, seat: Seat },
    /// An enemy attacks, in return for an attack that failed if it strikes back.
    Attacked { enemy: CardId, seat: Seat, back: bool },
    /// An attack is put to nothing.
    AttackCancelled(CardId),
    /// Somebody's skill is raised for a while.
    Raised { card: CardId, skill: Skill, n: i8 },
    /// A test begins, and against which enemy if it is to attack or evade one.
    Test { seat: Seat, kind: Testing, enemy: Option<CardId>, skill: Skill, difficulty: u8 },
    /// Cards are committed to a test.
    Committed { seat: Seat, card: CardId },
    /// A token is revealed.
    Token(Token),
    /// A token does not count.
    TokenIgnored(Token),
    /// A test is over.
    Tested { seat: Seat, value: u8, difficulty: u8, passed: bool },
    /// The act advances.
    Act(CardId),
    /// The agenda advances.
    Agenda(CardId),
    /// What somebody sets about costs so many actions more, by this card.
    Slowed { seat: Seat, card: CardId, n: u8 },
    /// More or fewer actions.
    Actions { seat: Seat, n: i8 },
    /// Trauma is suffered.
    Trauma { seat: Seat, physical: u8, mental: u8 },
    /// The scenario is over.
    Over(End),
}
