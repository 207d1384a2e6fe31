//! Events, which feed the log and the client's animations.

use engine::Seat;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::Choice;
use crate::choice::Goods;
use crate::content::{
    Action, AnomalyCard, Asset, CodexCard, Colour, EncounterCard, EventCard, Headline, Investigator, Monster,
    MythosToken, Neighbourhood, Pact, Skill, Space, Status, StreetCard,
};
use crate::state::Phase;

/// Where something is put or comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Spot {
    /// A space.
    Space(Space),
    /// The centre of a neighbourhood.
    Centre(Neighbourhood),
    /// The scenario sheet.
    Sheet,
    /// An archive card in the codex.
    Codex(CodexCard),
    /// The rumour in the codex.
    Rumour,
}

/// A card that was drawn and read.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Read {
    /// A neighbourhood card.
    Encounter(Neighbourhood, EncounterCard),
    /// An event card.
    Event(EventCard),
    /// A street card.
    Street(StreetCard),
    /// An anomaly card.
    Anomaly(AnomalyCard),
    /// An archive card.
    Codex(CodexCard),
}

/// An event of the game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Event {
    // Rounds and turns.
    /// A round begins.
    Round(u8),
    /// A phase begins.
    Phase(Phase),
    /// An investigator's turn begins in this phase.
    Turn(Seat),
    /// A basic action is performed.
    Acts { seat: Seat, action: Action },
    /// The component action of an asset is performed.
    ActsWith { seat: Seat, asset: Asset },
    /// The investigator's own action is performed.
    ActsAlone { seat: Seat },
    /// The action of an archive card is performed.
    ActsByCodex { seat: Seat, card: CodexCard },
    /// A delayed investigator stands up instead of acting.
    StandsUp(Seat),
    /// A player has chosen the investigator who enters as the next action phase begins.
    Chosen { seat: Seat, who: Investigator },
    /// The investigator enters play.
    Enters { seat: Seat, who: Investigator, at: Space },

    // Possessions.
    /// Dollars are gained or, if negative, lost or spent.
    Money { seat: Seat, change: i8 },
    /// Remnants are gained or spent.
    Remnants { seat: Seat, change: i8 },
    /// Clues of an investigator are gained or spent; from the neighbourhood, if one is named.
    Clues { seat: Seat, change: i8, from: Option<Neighbourhood> },
    /// A skill is focused.
    Focused { seat: Seat, skill: Skill },
    /// A focus token is discarded or spent.
    Unfocused { seat: Seat, skill: Skill },
    /// An asset is gained.
    Gained { seat: Seat, asset: Asset },
    /// An asset is discarded.
    Discarded { seat: Seat, asset: Asset },
    /// An asset changes hands.
    Gave { from: Seat, to: Seat, asset: Asset },
    /// In a trade action, the investigator begins to put together what changes hands with this partner.
    Trades { seat: Seat, with: Seat },
    /// The asset is to change hands in the trade that is being put together.
    BundledAsset { from: Seat, to: Seat, asset: Asset },
    /// So many dollars, remnants or clues are to change hands in the trade that is being put together.
    BundledGoods { from: Seat, to: Seat, goods: Goods, amount: u8 },
    /// The trade is put together, and the partner is asked.
    TradeProposed { from: Seat, to: Seat },
    /// An asset is used.
    Used { seat: Seat, asset: Asset },
    /// An investigator decides something whose result will show later, or not at all.
    Picked { seat: Seat, choice: Choice },
    /// An investigator uses an ability of a sheet in a test: their own, or that of somebody in their space.
    UsesSheet { seat: Seat, of: Seat },
    /// An asset is shown from its deck, to be bought.
    Shown { seat: Seat, asset: Asset },
    /// Assets are shown from a deck and put back under it.
    Passed { assets: Vec<Asset> },
    /// An item is put on display, or taken off it.
    Display { asset: Asset, on: bool },
    /// A condition is gained or lost.
    Status { seat: Seat, status: Status, on: bool },
    /// A dark pact is turned.
    PactTurned { seat: Seat, pact: Pact },

    // Movement and harm.
    /// An investigator moves.
    Moved { seat: Seat, from: Space, to: Space },
    /// Damage and horror are suffered by the investigator, or by an asset of theirs.
    Suffered { seat: Seat, asset: Option<Asset>, damage: u8, horror: u8 },
    /// Damage or horror is prevented.
    Prevented { seat: Seat, damage: u8, horror: u8 },
    /// Damage and horror are removed.
    Recovered { seat: Seat, asset: Option<Asset>, health: u8, sanity: u8 },
    /// An investigator exchanges damage and horror with another or, if an asset is named, with that ally: what they have more
    /// or, if negative, less than before.
    Exchanged { seat: Seat, with: Seat, asset: Option<Asset>, damage: i8, horror: i8 },
    /// An investigator becomes delayed.
    Delayed(Seat),
    /// An investigator is defeated.
    Defeated(Seat),
    /// An investigator is devoured.
    Devoured(Seat),
    /// An investigator retires.
    Retired(Seat),

    // Monsters.
    /// A monster spawns.
    Spawned { monster: Monster, at: Space },
    /// A monster moves.
    MonsterMoved { monster: Monster, from: Space, to: Space },
    /// A monster engages an investigator.
    Engaged { monster: Monster, seat: Seat },
    /// An investigator is no longer engaged with a monster.
    Disengaged { monster: Monster, seat: Seat },
    /// A monster is exhausted.
    Exhausted(Monster),
    /// A monster becomes ready.
    Readied(Monster),
    /// A monster that stays carries out its text.
    Lurks(Monster),
    /// An investigator attacks this monster.
    AttacksMonster { seat: Seat, monster: Monster },
    /// A monster attacks.
    Attacks { monster: Monster, seat: Seat },
    /// A monster suffers damage.
    Damaged { monster: Monster, damage: u8 },
    /// A monster recovers.
    MonsterHealed { monster: Monster, health: u8 },
    /// A monster is defeated.
    MonsterDefeated(Monster),

    // Tests.
    /// A test begins: the skill, and the number of dice.
    Tests { seat: Seat, skill: Skill, dice: u8 },
    /// A die shows this face.
    Rolled { seat: Seat, face: u8 },
    /// A die is rolled again.
    Rerolled { seat: Seat, from: u8, to: u8 },
    /// A die's face is raised.
    Raised { seat: Seat, to: u8 },
    /// The result of a test.
    Result { seat: Seat, successes: u8 },

    // Encounters and mythos.
    /// A card is read in a space.
    Reads { seat: Seat, card: Read, at: Space },
    /// A mythos token is drawn.
    Drew { seat: Seat, token: MythosToken },
    /// All mythos tokens go back into the cup.
    CupRefilled,
    /// A headline is read.
    Headline { seat: Seat, headline: Headline },
    /// The text of a card with a reckoning is resolved.
    Reckons { spot: Spot },
    /// Doom is placed.
    Doom { at: Spot },
    /// Doom is removed.
    DoomRemoved { from: Spot, amount: u8 },
    /// The back of the event card that is now on top of the event deck is seen: its neighbourhood.
    EventTop(Neighbourhood),
    /// The event deck is empty, and the discarded events are shuffled to form a new one.
    EventsRenewed,
    /// An event card is discarded.
    EventDiscarded { card: EventCard },
    /// A gate bursts in a neighbourhood.
    GateBurst(Neighbourhood),
    /// A clue appears in the centre of a neighbourhood.
    ClueSpawned(Neighbourhood),
    /// A clue is put on the scenario sheet, or discarded from it.
    SheetClues { change: i8 },
    /// An event is shuffled into the deck of its neighbourhood.
    EventShuffledIn(Neighbourhood),

    // Codex.
    /// An anomaly appears or disappears.
    Anomaly { at: Neighbourhood, on: bool },
    /// A card is added to the codex.
    CodexAdded(CodexCard),
    /// A card in the codex is flipped: the index of its back.
    CodexFlipped { card: CodexCard, back: u8 },
    /// A card goes back to the archive.
    CodexArchived(CodexCard),
    /// A card is attached to a deck.
    CodexAttached(CodexCard),
    /// A marker is placed; its colour, if it is face up.
    Marker { at: Spot, colour: Option<Colour> },
    /// A marker is turned face up.
    MarkerRevealed { at: Space, colour: Colour },
    /// A marker is removed.
    MarkerRemoved { at: Spot },
    /// A clue on the scenario sheet is moved to an archive card.
    ClueOnCodex(CodexCard),
    /// Tokens are added to the mythos cup.
    CupGrows { tokens: Vec<MythosToken> },
    /// A rumour leaves the codex and is discarded.
    RumourDiscarded(Headline),
    /// Monsters are revealed from the bottom of the monster deck and put on top of it in random order.
    MonstersPassed { monsters: Vec<Monster> },
    /// A monster is put on top of the monster deck instead of spawning.
    NotSpawned(Monster),
    /// A monster of which everybody sees the ready side is now on top of the monster deck.
    MonsterTop(Monster),
    /// A scar is mended.
    ScarMended { at: Space },
    /// The answers to the lodge's offer: those who joined.
    Joined { seats: Vec<Seat> },

    // Decisions whose results would not be clear otherwise.
    /// An option of a text is chosen.
    Chose { seat: Seat, option: u8 },
    /// Somebody declines what a text offers.
    Declined { seat: Seat },
    /// There is nothing to draw, gain or spawn.
    NothingLeft,
}
