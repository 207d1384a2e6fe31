//! All that lies on the table: flat, ids and small arrays, cheap to copy.

mod card;
mod deed;
mod look;
mod person;
mod saved;

use engine::{Pool, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::{CardDefId, CardId, CardSet, Difficulty, Text, Token};

pub use card::{CardState, Zone};
pub(crate) use deed::{Env, Held, Hit, Used};
pub use deed::{Test, Testing, TimingEvent};
pub use person::{Fate, Person, Phase, Story};

/// The game: what everybody sees, and what lies face down.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Lcg {
    /// What everybody sees.
    pub open: Open,
    /// Each seat's deck and hand. See [`pile`].
    pub decks: [Pool<{ CardId::BLOCK }, 3>; CardId::SEATS],
    /// The encounter deck and what else lies face down. See [`pile`].
    pub scenario: Pool<{ CardId::OF_SCENARIO }, 8>,
}

impl Clone for Lcg {
    fn clone(&self) -> Self {
        Lcg { open: self.open.clone(), decks: self.decks.clone(), scenario: self.scenario.clone() }
    }

    fn clone_from(&mut self, other: &Self) {
        self.open.clone_from(&other.open);
        let used = usize::from(self.open.count);
        self.decks[..used].iter_mut().zip(&other.decks).for_each(|(to, from)| to.clone_from(from));
        self.scenario.clone_from(&other.scenario);
    }
}

/// The face-down piles.
pub mod pile {
    /// A seat's deck.
    pub const DECK: usize = 0;
    /// A seat's hand.
    pub const HAND: usize = 1;
    /// Cards of an opening hand that are being replaced.
    pub const REPLACED: usize = 2;
    /// The encounter deck.
    pub const ENCOUNTERS: usize = 0;
    /// The cultist deck.
    pub const CULTISTS: usize = 1;
    /// Locations that nobody knows yet, one pile for each group of places that hide the same ones.
    pub const PLACES: usize = 2;
}

/// What everybody sees.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// What each card is.
    #[serde(with = "saved::long_array")]
    pub kinds: [CardDefId; CardId::COUNT],
    /// How each card lies.
    #[serde(with = "saved::laid")]
    pub cards: [CardState; CardId::COUNT],
    /// The cards in play.
    pub play: CardSet,
    /// All moments that cards in play wait for, as bits.
    pub waits: u128,
    /// Each seat's discard pile, then the encounter discard pile; the topmost last.
    pub discards: [Vec<CardId>; CardId::SEATS + 1],
    /// The investigators' fates and turns.
    pub people: [Person; CardId::SEATS],
    /// How many investigators began the scenario.
    pub count: u8,
    /// The lead investigator.
    pub lead: Seat,
    /// The scenario, by its place in the content.
    pub scenario: u8,
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The round, from 1.
    pub round: u8,
    /// The phase.
    pub phase: Phase,
    /// Whose turn it is.
    pub active: Option<Seat>,
    /// The current act and agenda.
    pub act: CardId,
    /// See `act`.
    pub agenda: CardId,
    /// The chaos bag, those revealed just now included.
    pub bag: Vec<Token>,
    /// The skill test in progress.
    pub test: Option<Test>,
    /// Texts that wait until the test in progress is over, and what it is part of; other tests among them.
    pub waiting: Vec<(Text, Env)>,
    /// What is happening, the innermost last.
    pub deeds: Vec<TimingEvent>,
    /// Reactions used in each of them.
    pub reacted: Vec<(u8, CardId, u8)>,
    /// Damage and horror being dealt.
    pub hits: Vec<Hit>,
    /// What has happened but is answered only when the text that did it is over, with the cards that saw it.
    pub later: Vec<(TimingEvent, CardSet)>,
    /// How many texts go on whose parts are answered only when they are over, one inside the other.
    pub holding: u8,
    /// Enemies that have moved in this phase.
    pub moved: CardSet,
    /// Enemies that have struck at an action already.
    pub struck: CardSet,
    /// What holds for a while.
    pub lasting: Vec<Held>,
    /// How often limited abilities were used.
    pub used: Vec<Used>,
    /// Whether somebody resolves an encounter alone, with nobody's help.
    pub peril: Option<Seat>,
    /// The card that gained surge while it was resolved.
    pub surge: Option<CardId>,
    /// What the campaign so far has brought.
    pub story: Story,
    /// Who knows which set is in the encounter deck by lot.
    pub lot_known: Seats,
    /// Who may have lost slots: assets that do not fit any more go.
    pub cramped: Seats,
    /// What is remembered of all this.
    #[serde(skip)]
    pub known: QueryCache,
}

/// What is remembered of the table, to look no further where nothing is to be found. It follows from the rest: it is
/// neither saved nor compared, and as long as nobody has looked, anything may be there.
#[derive(Clone, Copy, Debug)]
pub struct QueryCache {
    /// What cards in play may change, as bits of [`Constant::bit`](crate::content::Constant::bit).
    pub says: u32,
    /// Cards of investigators' decks that may be played in player windows.
    pub fast: CardSet,
    /// Cards in play that may be enemies.
    pub foes: CardSet,
    /// Cards in play that may have abilities for actions or player windows.
    pub able: CardSet,
}

impl QueryCache {
    /// There is nothing yet.
    pub const NOTHING: QueryCache =
        QueryCache { says: 0, fast: CardSet::NONE, foes: CardSet::NONE, able: CardSet::NONE };
}

impl Default for QueryCache {
    fn default() -> Self {
        QueryCache { says: u32::MAX, fast: CardSet::ALL, foes: CardSet::ALL, able: CardSet::ALL }
    }
}

impl PartialEq for QueryCache {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

impl Clone for Open {
    fn clone(&self) -> Self {
        Open {
            discards: self.discards.clone(),
            bag: self.bag.clone(),
            waiting: self.waiting.clone(),
            deeds: self.deeds.clone(),
            reacted: self.reacted.clone(),
            hits: self.hits.clone(),
            later: self.later.clone(),
            lasting: self.lasting.clone(),
            used: self.used.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, other: &Self) {
        let Open { discards, bag, waiting, deeds, reacted, hits, later, lasting, used, .. } = self;
        discards.iter_mut().zip(&other.discards).for_each(|(to, from)| to.clone_from(from));
        bag.clone_from(&other.bag);
        waiting.clone_from(&other.waiting);
        deeds.clone_from(&other.deeds);
        reacted.clone_from(&other.reacted);
        hits.clone_from(&other.hits);
        later.clone_from(&other.later);
        lasting.clone_from(&other.lasting);
        used.clone_from(&other.used);
        self.kinds = other.kinds;
        self.cards = other.cards;
        self.play = other.play;
        self.waits = other.waits;
        self.people = other.people;
        self.count = other.count;
        self.lead = other.lead;
        self.scenario = other.scenario;
        self.difficulty = other.difficulty;
        self.round = other.round;
        self.phase = other.phase;
        self.active = other.active;
        self.act = other.act;
        self.agenda = other.agenda;
        self.test = other.test;
        self.moved = other.moved;
        self.struck = other.struck;
        self.holding = other.holding;
        self.peril = other.peril;
        self.surge = other.surge;
        self.story = other.story;
        self.lot_known = other.lot_known;
        self.cramped = other.cramped;
        self.known = other.known;
    }
}
