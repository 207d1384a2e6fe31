//! The state of a game: flat arrays and small ids, cheap to copy.
//!
//! Seats and players are the same; an investigator is named by the seat that plays it.

mod city;
mod person;
mod test;

use engine::{IdSet, Pool, Seat, Seats, named};
use rulebook::rule;
use serde::{Deserialize, Serialize};

use crate::content::{
    Asset, CodexCard, Colour, EventCard, Headline, Investigator, Monster, Neighbourhood, Scenario, Space,
};
use crate::setup::Options;

pub use city::{City, EncounterPile, EventId};
pub use person::{ActionKind, Acts, Person};
pub(crate) use test::{MAX_DICE, MAX_TESTS};
pub use test::{Roll, Test, TestKind};

/// The most players.
pub(crate) const MAX_PLAYERS: usize = 6;

/// A set of assets.
pub type AssetSet = IdSet<Asset, u128>;

/// The complete state of a game: the public part and the hidden part.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct ArkhamHorror {
    /// The public part of the state.
    pub open: Open,
    /// The hidden part of the state.
    pub shut: Shut,
}

/// The part of the state that all players see.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The scenario.
    pub scenario: Scenario,
    /// The table options that decide contested readings.
    pub options: Options,
    /// The number of players at the start.
    pub players: u8,
    /// The lead player.
    pub lead: Seat,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The players' investigators, of which the first `players` count.
    pub people: [Person; MAX_PLAYERS],
    /// Investigators that were defeated, devoured or retired.
    pub departed: IdSet<Investigator, u16>,
    /// The doom in each space.
    #[serde(with = "engine::long_array")]
    pub doom: [u8; Space::COUNT],
    /// The clues in the centre of each neighbourhood.
    pub clues: [u8; Neighbourhood::COUNT],
    /// The neighbourhoods with an anomaly.
    pub anomalies: IdSet<Neighbourhood, u8>,
    /// The doom on the scenario sheet.
    pub sheet_doom: u8,
    /// The clues on the scenario sheet.
    pub sheet_clues: u8,
    /// The markers on the scenario sheet.
    pub sheet_markers: u8,
    /// The monsters of the scenario.
    pub monsters: [MonsterState; Monster::COUNT],
    /// The assets.
    #[serde(with = "engine::long_array")]
    pub assets: [AssetState; Asset::COUNT],
    /// The assets used this round: for a test, an action or an ability. What can be used once per round asks for it.
    pub used: AssetSet,
    /// The assets that were used in this action phase before they changed hands, and cannot be used until the next one.
    pub locked: AssetSet,
    /// The items on display, in order.
    pub display: Row<Asset, 5>,
    /// The discarded events, the top one last.
    pub event_discard: Row<EventCard, 24>,
    /// The discarded headlines.
    pub headline_discard: IdSet<Headline, u32>,
    /// The rumour in the codex, and the doom on it.
    pub rumour: Option<(Headline, u8)>,
    /// The mythos tokens in the cup, in the order of [`crate::content::MythosToken`].
    pub cup: [u8; 7],
    /// The mythos tokens drawn from it.
    pub drawn: [u8; 7],
    /// The archive cards.
    #[serde(with = "engine::long_array")]
    pub codex: [CodexState; CodexCard::COUNT],
    /// Open markers in each space and, behind the spaces, in each neighbourhood's centre, as bits of [`Colour`].
    #[serde(with = "engine::long_array")]
    pub markers: [u8; 41],
    /// The spaces with a face-down marker.
    pub hidden_markers: IdSet<Space, u64>,
    /// The spaces in which face-down markers were placed, in the order of their piles in [`Shut::markers`].
    pub marker_spaces: Row<Space, 5>,
    /// The colours of the markers that were placed face down, in the order of their cards in [`Shut::markers`].
    pub marker_colours: Row<Colour, 5>,
    /// The spaces with a mended scar.
    pub mended: IdSet<Space, u64>,
    /// The colours found since hidden markers were placed, as bits of [`Colour`].
    pub found: u8,
    /// The colour just revealed.
    pub revealed: Option<Colour>,
    /// The seats that joined the lodge.
    pub lodge: Seats,
    /// The action in progress and who performs it, until everything that follows it is over.
    pub acting: Option<(Seat, ActionKind)>,
    /// What is being put together in a trade action.
    pub bundle: Option<Bundle>,
    /// The spell that is being cast, until its test begins.
    pub casting: Option<Casting>,
    /// The tests in progress, the innermost last.
    pub tests: Row<Test, MAX_TESTS>,
    /// The hands that investigators have taken in tests of the action in progress.
    pub hands: [u8; MAX_PLAYERS],
    /// The encounter in progress.
    pub encounter: Option<EncounterInProgress>,
}

/// A spell whose price is paid.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Casting {
    /// Who casts it.
    pub seat: Seat,
    /// The spell.
    pub spell: Asset,
    /// The dice that its test gains by how the price was paid.
    pub dice: i8,
    /// The successes that its test gains by how the price was paid.
    pub successes: u8,
}

/// What two investigators exchange in a trade action.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bundle {
    /// Whose action it is.
    pub from: Seat,
    /// The other investigator.
    pub to: Seat,
    /// The assets that change hands, in either direction.
    pub assets: AssetSet,
    /// What changes hands of each [`Goods`], from the first to the other, or if negative back.
    pub goods: [i8; 3],
}

/// The phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Phase {
    /// Before the first round.
    SetUp,
    /// The action phase.
    Action,
    /// The monster phase.
    Monster,
    /// The encounter phase.
    Encounter,
    /// The mythos phase.
    Mythos,
}

/// A short list of ids, at most `N`.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
#[serde(bound = "T: Serialize + serde::de::DeserializeOwned + Copy", into = "Vec<T>", try_from = "Vec<T>")]
pub struct Row<T: Copy, const N: usize> {
    items: [Option<T>; N],
    len: u8,
}

impl<T: Copy, const N: usize> Default for Row<T, N> {
    fn default() -> Self {
        Row { items: [None; N], len: 0 }
    }
}

impl<T: Copy, const N: usize> From<Row<T, N>> for Vec<T> {
    fn from(row: Row<T, N>) -> Vec<T> {
        row.iter().collect()
    }
}

impl<T: Copy, const N: usize> TryFrom<Vec<T>> for Row<T, N> {
    type Error = String;

    fn try_from(items: Vec<T>) -> Result<Self, String> {
        let mut row = Row::default();
        if items.len() > N {
            return Err(format!("invalid length {}, expected at most {N}", items.len()));
        }
        items.into_iter().for_each(|item| row.push(item));
        Ok(row)
    }
}

impl<T: Copy, const N: usize> Row<T, N> {
    /// The number of items.
    pub fn len(&self) -> usize {
        usize::from(self.len)
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// Whether there is room for no more.
    pub fn is_full(&self) -> bool {
        self.len() == N
    }

    /// Adds an item at the end. There must be room.
    pub fn push(&mut self, item: T) {
        debug_assert!(!self.is_full(), "a full row");
        if let Some(slot) = self.items.get_mut(usize::from(self.len)) {
            *slot = Some(item);
            self.len += 1;
        }
    }

    /// Removes and returns the last item.
    pub fn pop(&mut self) -> Option<T> {
        self.len = self.len.checked_sub(1)?;
        self.items[usize::from(self.len)].take()
    }

    /// The last item.
    pub fn last(&self) -> Option<T> {
        self.iter().last()
    }

    /// The last item, to change it.
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.items[..usize::from(self.len)].last_mut()?.as_mut()
    }

    /// The item with this index.
    pub fn get(&self, at: usize) -> Option<T> {
        self.items.get(at).copied().flatten()
    }

    /// The item with this index, to change it.
    pub fn get_mut(&mut self, at: usize) -> Option<&mut T> {
        self.items.get_mut(at)?.as_mut()
    }

    /// The items in order.
    pub fn iter(&self) -> impl DoubleEndedIterator<Item = T> + '_ {
        self.items[..usize::from(self.len)].iter().copied().flatten()
    }

    /// Removes all items.
    pub fn clear(&mut self) {
        *self = Row::default();
    }

    /// Keeps the items that satisfy the condition, in order.
    pub fn retain(&mut self, keep: impl Fn(T) -> bool) {
        let kept = *self;
        self.clear();
        kept.iter().filter(|&item| keep(item)).for_each(|item| self.push(item));
    }
}

/// Where a monster is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum MonsterAt {
    /// Not in this game, or removed from it.
    #[default]
    Away,
    /// In the monster deck.
    Deck,
    /// Set aside, or in the archive.
    Aside,
    /// Ready in a space. A massive monster is engaged with everybody there who has not just evaded it.
    Ready(Space),
    /// Exhausted in a space.
    Exhausted(Space),
    /// Engaged with an investigator, and in their space. Never a massive monster.
    Engaged(Seat),
}

/// The state of a monster.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct MonsterState {
    /// Where it is.
    pub at: MonsterAt,
    /// The damage on it.
    pub damage: u8,
    /// Whether it has activated in this phase.
    pub activated: bool,
    /// The investigators who have evaded it and are not engaged with it until their evade action is over, if it is massive.
    pub evaded_by: Seats,
    /// The investigators whom it would overlook, had they not attacked or damaged it in its space, if it is massive.
    pub noticed: Seats,
}

/// Where an asset is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum AssetAt {
    /// In its deck or pile, or under a card: not on the table.
    #[default]
    Supply,
    /// On display.
    Display,
    /// Held by an investigator.
    Held(Seat),
    /// Put down for a moment, while somebody decides.
    Shown,
}

/// The state of an asset.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct AssetState {
    /// Where it is.
    pub at: AssetAt,
    /// The damage on it.
    pub damage: u8,
    /// The horror on it.
    pub horror: u8,
    /// Whether its other side is up: a blessed card that is cursed.
    pub other_side: bool,
}

/// Where an archive card is.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum CodexAt {
    /// In the archive.
    #[default]
    Archive,
    /// Being added: what happens then is carried out before the card is in the codex.
    Entering,
    /// In the codex, front side up.
    Front,
    /// In the codex, back side up. Only a lasting back brings rules.
    Back,
    /// Set aside.
    Aside,
    /// In a neighbourhood's deck, or attached to it.
    Deck,
    /// On the board, as an epic monster.
    Board,
}

/// The state of an archive card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CodexState {
    /// Where it is.
    pub at: CodexAt,
    /// The triggers that have fired on this side, as bits.
    pub fired: u8,
    /// The clues on it.
    pub clues: u8,
}

named! {
    /// Which deck an encounter came from.
    EncounterDeck {
        /// A neighbourhood deck.
        Neighbourhood = "neighbourhood",
        /// The street deck.
        Street = "street",
        /// An event, drawn from a neighbourhood deck.
        Event = "event",
        /// The anomaly deck.
        Anomaly = "anomaly",
        /// An archive card, drawn from a neighbourhood deck.
        Codex = "codex",
    }
}

/// An encounter in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct EncounterInProgress {
    /// Whose it is.
    pub seat: Seat,
    /// The deck.
    pub deck: EncounterDeck,
    /// The card, numbered within its deck.
    pub card: u8,
    /// The space whose text is resolved.
    pub at: Space,
    /// Whether a clue was gained from the neighbourhood.
    pub clue_gained: bool,
    /// Whether it was stopped.
    pub stopped: bool,
}

/// The hidden part of the state. A card has no identity here until somebody has seen it.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Shut {
    /// Events and neighbourhood decks.
    pub city: City,
    /// The street deck.
    pub streets: Pool<8, 1>,
    /// The anomaly deck.
    pub anomalies: Pool<12, 1>,
    /// The headline deck and, in the second pile, those not used in this game.
    pub headlines: Pool<32, 2>,
    /// The monster deck, whose top card is public.
    pub monsters: Pool<32, 1>,
    /// The item deck and, in the second pile, the items under Abandoned Luggage.
    pub items: Pool<28, 2>,
    /// The spell deck.
    pub spells: Pool<10, 1>,
    /// The ally deck.
    pub allies: Pool<12, 1>,
    /// The backs of the dark pacts: the supply, then one pile for each seat that has one.
    pub pacts: Pool<6, 7>,
    /// The face-down markers: those being shuffled, then one pile for each of the five spaces that can have one.
    pub markers: Pool<5, 6>,
}

// Implemented by hand so that `clone_from` reuses the pools' allocations: search clones into existing positions.
impl Clone for ArkhamHorror {
    fn clone(&self) -> Self {
        ArkhamHorror { open: self.open.clone(), shut: self.shut.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let ArkhamHorror { open, shut } = source;
        self.open.clone_from(open);
        self.shut.clone_from(shut);
    }
}

/// Applies the same to every pool.
macro_rules! every_pool {
    ($shut:expr => |$city:ident| $on_city:expr, |$pool:ident| $on_pool:expr) => {{
        let Shut { city, streets, anomalies, headlines, monsters, items, spells, allies, pacts, markers } = $shut;
        let $city = city;
        $on_city;
        every_pool!(@each $pool, $on_pool; streets, anomalies, headlines, monsters, items, spells, allies, pacts, markers);
    }};
    (@each $pool:ident, $on_pool:expr; $($name:ident),*) => {
        $({
            let $pool = $name;
            $on_pool;
        })*
    };
}

impl Clone for Shut {
    fn clone(&self) -> Self {
        let Shut { city, streets, anomalies, headlines, monsters, items, spells, allies, pacts, markers } =
            self;
        Shut {
            city: city.clone(),
            streets: streets.clone(),
            anomalies: anomalies.clone(),
            headlines: headlines.clone(),
            monsters: monsters.clone(),
            items: items.clone(),
            spells: spells.clone(),
            allies: allies.clone(),
            pacts: pacts.clone(),
            markers: markers.clone(),
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Shut { city, streets, anomalies, headlines, monsters, items, spells, allies, pacts, markers } =
            source;
        self.city.clone_from(city);
        self.streets.clone_from(streets);
        self.anomalies.clone_from(anomalies);
        self.headlines.clone_from(headlines);
        self.monsters.clone_from(monsters);
        self.items.clone_from(items);
        self.spells.clone_from(spells);
        self.allies.clone_from(allies);
        self.pacts.clone_from(pacts);
        self.markers.clone_from(markers);
    }
}

impl Shut {
    /// Redraws what the viewer does not know.
    pub(crate) fn resample(&mut self, viewer: engine::Viewer, dice: &mut dyn engine::Dice) {
        every_pool!(self => |city| city.resample(viewer, dice), |pool| pool.resample(viewer, dice));
    }
}

/// The piles of the pools.
pub mod pile {
    /// The deck of each pool.
    pub const DECK: usize = 0;
    /// Headlines that are not used in this game.
    pub const UNUSED: usize = 1;
    /// The items under Abandoned Luggage.
    pub const LUGGAGE: usize = 1;
    /// The dark pact of the first seat; the others follow.
    pub const HELD_PACT: usize = 1;
    /// The first space with a face-down marker; the others follow, in the order in which they were named.
    pub const MARKER: usize = 1;
}

impl Open {
    /// The seats, in order.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        (0..self.players).map(Seat)
    }

    /// The seats in turn order: from the lead player on.
    pub fn turn_order(&self) -> impl Iterator<Item = Seat> + Clone + use<> {
        let (lead, players) = (self.lead.0, self.players.max(1));
        (0..players).map(move |turn| Seat((lead + turn) % players))
    }

    /// The seats whose investigator is in play, in turn order.
    pub fn in_play(&self) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.turn_order().filter(|&seat| self.person(seat).is_in_play())
    }

    /// The player's investigator.
    pub fn person(&self, seat: Seat) -> &Person {
        &self.people[seat.index()]
    }

    /// The player's investigator, to change it.
    pub fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.people[seat.index()]
    }

    /// The seats whose investigator is in this space, in turn order.
    pub fn people_at(&self, space: Space) -> impl Iterator<Item = Seat> + Clone + '_ {
        self.in_play().filter(move |&seat| self.person(seat).at == space)
    }

    /// The monster.
    pub fn monster(&self, monster: Monster) -> &MonsterState {
        &self.monsters[monster.index()]
    }

    /// The monster, to change it.
    pub fn monster_mut(&mut self, monster: Monster) -> &mut MonsterState {
        &mut self.monsters[monster.index()]
    }

    /// The space of the monster, if it is on the board. An engaged monster is in its investigator's space.
    pub fn space_of(&self, monster: Monster) -> Option<Space> {
        match self.monster(monster).at {
            MonsterAt::Ready(space) | MonsterAt::Exhausted(space) => Some(space),
            MonsterAt::Engaged(seat) => rule!("ah3:448.8", Some(self.person(seat).at), else None),
            MonsterAt::Aside => rule!("ah3:457.2", None, else Some(Space(0))),
            MonsterAt::Away | MonsterAt::Deck => None,
        }
    }

    /// The monsters on the board, engaged ones included.
    pub fn monsters_on_board(&self) -> impl Iterator<Item = Monster> + Clone + '_ {
        Monster::all().filter(|&monster| self.space_of(monster).is_some())
    }

    /// The monsters in the space, engaged ones included.
    pub fn monsters_at(&self, space: Space) -> impl Iterator<Item = Monster> + Clone + '_ {
        Monster::all().filter(move |&monster| self.space_of(monster) == Some(space))
    }

    /// The asset.
    pub fn asset(&self, asset: Asset) -> &AssetState {
        &self.assets[asset.index()]
    }

    /// The asset, to change it.
    pub fn asset_mut(&mut self, asset: Asset) -> &mut AssetState {
        &mut self.assets[asset.index()]
    }

    /// The archive card.
    pub fn codex(&self, card: CodexCard) -> &CodexState {
        &self.codex[card.index()]
    }

    /// The archive card, to change it.
    pub fn codex_mut(&mut self, card: CodexCard) -> &mut CodexState {
        &mut self.codex[card.index()]
    }

    /// Whether the card is in the codex, with either side up.
    pub fn in_codex(&self, card: CodexCard) -> bool {
        matches!(self.codex(card).at, CodexAt::Front | CodexAt::Back)
    }
}
