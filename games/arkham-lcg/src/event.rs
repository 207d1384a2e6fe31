//! Events, which feed the log and the client's animations.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::content::{CardDefId, CardId, Skill, Token};
use crate::state::{Fate, Phase, Testing};
use crate::{Choice, End};

/// An event of the game.
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
    /// An investigator draws a card, which only they know.
    Drew { seat: Seat, card: Option<CardId> },
    /// A card is revealed, by an investigator or from the encounter deck.
    Showed { seat: Option<Seat>, card: CardId },
    /// An empty deck is rebuilt from its discard pile; `None` for the encounter deck.
    Reshuffled(Option<Seat>),
    /// A deck is shuffled; `None` for the encounter deck.
    Shuffled(Option<Seat>),
    /// Cards of an opening hand are replaced.
    Mulligan { seat: Seat, cards: u8 },
    /// An encounter card is drawn.
    Encounter { seat: Seat, card: CardId },
    /// An encounter card is cancelled.
    Cancelled(CardId),
    /// Another encounter card is drawn because of surge.
    Surge(CardId),
    /// A card is played.
    Played { seat: Seat, card: CardId },
    /// An ability is used.
    Used { seat: Seat, card: CardId, ability: u8 },
    /// An investigator takes an action that provokes attacks of opportunity.
    Dares { seat: Seat, choice: Choice },
    /// An investigator chooses the card that the rest of a text is about.
    Chose { seat: Seat, card: CardId },
    /// An investigator chooses which of several results of a test resolves next: the one of a card or of a token.
    Result { seat: Seat, card: CardId, token: Option<Token> },
    /// A forced ability resolves.
    Forced { card: CardId, ability: u8 },
    /// A card enters play.
    Entered(CardId),
    /// A card is attached to another.
    Attached { card: CardId, to: CardId },
    /// A card goes to a discard pile.
    Discarded(CardId),
    /// A card returns to a hand.
    Returned(CardId),
    /// A card is put on the bottom of its deck.
    PutUnder(CardId),
    /// A card is removed from the game.
    Removed(CardId),
    /// A card goes into the victory display.
    Victory(CardId),
    /// A card is exhausted.
    Exhausted(CardId),
    /// A card is readied.
    Readied(CardId),
    /// All cards are readied.
    AllReadied,
    /// Resources are gained, or lost if negative.
    Resources { seat: Seat, n: i8 },
    /// Clues are discovered at a location.
    Clues { seat: Seat, at: CardId, n: u8 },
    /// Clues are gained from the token pool, or spent if negative.
    ClueChange { seat: Seat, n: i8 },
    /// Clues are placed on a card, or removed if negative.
    CluesOn { card: CardId, n: i8 },
    /// Doom is placed on a card.
    Doom { card: CardId, n: u8 },
    /// All doom in play is removed.
    DoomGone,
    /// Uses of a card are added, or spent if negative.
    Uses { card: CardId, n: i8 },
    /// A point of damage or horror is assigned to this card; it is placed together with the others.
    Assigned { card: CardId, horror: bool },
    /// Damage and horror are placed on a card.
    Harmed { card: CardId, damage: u8, horror: u8 },
    /// Horror from the token pool is placed on a card without being dealt.
    HorrorOn { card: CardId, n: u8 },
    /// Horror is moved from a card to an investigator without being dealt.
    HorrorMoved { card: CardId, seat: Seat, n: u8 },
    /// Damage and horror are healed.
    Healed { card: CardId, damage: u8, horror: u8 },
    /// A card is defeated.
    Defeated(CardId),
    /// An investigator is eliminated or resigns.
    Gone { seat: Seat, fate: Fate },
    /// There is a new lead investigator.
    Lead(Seat),
    /// A fact from the campaign changes the set-up, by its index in [`crate::content::ScenarioDef::past`].
    Past(u8),
    /// An investigator starts with damage and horror from earlier trauma.
    Scarred { seat: Seat, physical: u8, mental: u8 },
    /// An investigator or enemy is about to move there, and something resolves before it leaves.
    SetsOut { card: CardId, to: CardId },
    /// An investigator or enemy moves.
    Moved { card: CardId, to: CardId },
    /// A location is revealed.
    Revealed { place: CardId, kind: CardDefId },
    /// An investigator looks at a card of a deck, which only they know.
    Looked { seat: Seat, card: Option<(CardId, CardDefId)> },
    /// An investigator has searched cards of a deck, which only they know; `deck` is `None` for the encounter deck.
    Searched { seat: Seat, deck: Option<Seat>, n: u8, cards: Option<Vec<(CardId, CardDefId)>> },
    /// The search found no matching card.
    FoundNothing(Seat),
    /// This card makes public which random encounter set is in the encounter deck.
    Lot(CardDefId),
    /// An investigator gets a random basic weakness.
    Weakness { seat: Seat, kind: CardDefId },
    /// An enemy spawns; `at` is `None` if there is no location for it.
    Spawned { enemy: CardId, at: Option<CardId> },
    /// An enemy engages an investigator.
    Engaged { enemy: CardId, seat: Seat },
    /// An enemy disengages.
    Disengaged(CardId),
    /// An enemy is evaded.
    Evaded { enemy: CardId, seat: Seat },
    /// An enemy attacks; `back` if it is a retaliation for a failed attack.
    Attacked { enemy: CardId, seat: Seat, back: bool },
    /// An attack is cancelled.
    AttackCancelled(CardId),
    /// A skill of an investigator is modified for a while.
    Raised { card: CardId, skill: Skill, n: i8 },
    /// A test begins; `enemy` is set if it is an attack or an evasion.
    Test { seat: Seat, kind: Testing, enemy: Option<CardId>, skill: Skill, difficulty: u8 },
    /// A card is committed to a test.
    Committed { seat: Seat, card: CardId },
    /// A token is revealed.
    Token(Token),
    /// A token is ignored.
    TokenIgnored(Token),
    /// A test ends.
    Tested { seat: Seat, value: u8, difficulty: u8, passed: bool },
    /// The act advances.
    Act(CardId),
    /// The agenda advances.
    Agenda(CardId),
    /// A card makes an investigator's action cost additional actions.
    Slowed { seat: Seat, card: CardId, n: u8 },
    /// Actions are gained, or lost if negative.
    Actions { seat: Seat, n: i8 },
    /// Trauma is suffered.
    Trauma { seat: Seat, physical: u8, mental: u8 },
    /// The scenario is over.
    Over(End),
}
