//! The state of the game: flat, made of ids and small arrays, cheap to copy.

mod card;
mod look;
mod person;
mod saved;
mod timing_event;

use engine::{Pool, Seat, Seats};
use serde::{Deserialize, Serialize};

use crate::content::{CardDefId, CardId, CardSet, Difficulty, EffectId, Token};

pub use card::{CardState, Zone};
pub use person::{Fate, Person, Phase, Story};
pub(crate) use timing_event::{Env, Held, Hit, Used};
pub use timing_event::{Test, Testing, TimingEvent};

/// The game state: public information, and face-down cards.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Lcg {
    /// The public part of the state.
    pub open: Open,
    /// Each seat's deck and hand, by [`pile`].
    pub decks: [Pool<{ CardId::BLOCK }, 3>; CardId::SEATS],
    /// The encounter deck and other face-down cards of the scenario, by [`pile`].
    pub scenario: Pool<{ CardId::OF_SCENARIO }, 8>,
}

impl Clone for Lcg {
    fn clone(&self) -> Self {
        Lcg { open: self.open.clone(), decks: self.decks.clone(), scenario: self.scenario.clone() }
    }

    fn clone_from(&mut self, source: &Self) {
        let Lcg { open, decks, scenario } = source;
        self.open.clone_from(open);
        let used = usize::from(open.count);
        self.decks[..used].iter_mut().zip(decks).for_each(|(to, from)| to.clone_from(from));
        self.scenario.clone_from(scenario);
    }
}

/// The indices of face-down piles in the pools.
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
    /// Locations that are unknown yet, one pile for each group of places with the same candidates.
    pub const PLACES: usize = 2;
}

/// The public part of the state.
#[derive(PartialEq, Debug, Serialize, Deserialize)]
pub struct Open {
    /// The definition of each card.
    #[serde(with = "engine::long_array")]
    pub kinds: [CardDefId; CardId::COUNT],
    /// The state of each card.
    #[serde(with = "saved::laid")]
    pub cards: [CardState; CardId::COUNT],
    /// The cards in play.
    pub play: CardSet,
    /// The timing points that trigger abilities of cards in play, as bits.
    pub waits: u128,
    /// Each seat's discard pile, then the encounter discard pile, with the topmost card last.
    pub discards: [Vec<CardId>; CardId::SEATS + 1],
    /// The state of each investigator.
    pub people: [Person; CardId::SEATS],
    /// The number of investigators who started the scenario.
    pub count: u8,
    /// The lead investigator.
    pub lead: Seat,
    /// The scenario, by its index in the content.
    pub scenario: u8,
    /// The difficulty level.
    pub difficulty: Difficulty,
    /// The round, counted from 1.
    pub round: u8,
    /// The current phase.
    pub phase: Phase,
    /// The active investigator.
    pub active: Option<Seat>,
    /// The current act.
    pub act: CardId,
    /// The current agenda.
    pub agenda: CardId,
    /// The chaos bag, including the tokens revealed in the test in progress.
    pub bag: Vec<Token>,
    /// The skill test in progress.
    pub test: Option<Test>,
    /// Effects that wait until the test in progress and the action it is part of are over, including further tests.
    pub waiting: Vec<(EffectId, Env)>,
    /// The stack of timing events in progress, the innermost last.
    pub timing_events: Vec<TimingEvent>,
    /// The abilities already used for each event: its depth, the card, the index of the ability.
    pub reacted: Vec<(u8, CardId, u8)>,
    /// Damage and horror being dealt.
    pub hits: Vec<Hit>,
    /// Events whose triggered abilities wait until the effect that caused them is resolved, with the cards in play at
    /// the time.
    pub later: Vec<(TimingEvent, CardSet)>,
    /// The number of nested effects in progress whose parts trigger abilities only when the whole is resolved.
    pub holding: u8,
    /// Hunters that have moved in this phase.
    pub moved: CardSet,
    /// Enemies that have already attacked, in the current enemy phase step or attacks of opportunity.
    pub struck: CardSet,
    /// Lasting effects.
    pub lasting: Vec<Held>,
    /// Uses of limited abilities.
    pub used: Vec<Used>,
    /// The investigator who is in peril and must resolve an encounter without help.
    pub peril: Option<Seat>,
    /// The card that gained surge while it was being resolved.
    pub surge: Option<CardId>,
    /// The facts from the campaign so far.
    pub story: Story,
    /// The seats that know which random encounter set is in the encounter deck.
    pub lot_known: Seats,
    /// The seats that may have lost slots, so that assets have to be discarded.
    pub cramped: Seats,
    /// The query cache.
    #[serde(skip)]
    pub cache: QueryCache,
}

/// Facts derived from the state that let queries return early. It is neither saved nor compared. The default value,
/// used until it is rebuilt, assumes that anything may be in play.
#[derive(Clone, Copy, Debug)]
pub struct QueryCache {
    /// The constant abilities that cards in play may have, as bits of [`Constant::bit`](crate::content::Constant::bit).
    pub constants: u32,
    /// Cards of investigators' decks that may be played in player windows.
    pub fast: CardSet,
    /// Cards in play that may be enemies.
    pub enemies: CardSet,
    /// Cards in play that may have action abilities or free triggered abilities.
    pub with_abilities: CardSet,
}

impl QueryCache {
    /// The cache of an empty game.
    pub const NOTHING: QueryCache = QueryCache {
        constants: 0,
        fast: CardSet::NONE,
        enemies: CardSet::NONE,
        with_abilities: CardSet::NONE,
    };
}

impl Default for QueryCache {
    fn default() -> Self {
        QueryCache {
            constants: u32::MAX,
            fast: CardSet::all(),
            enemies: CardSet::all(),
            with_abilities: CardSet::all(),
        }
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
            timing_events: self.timing_events.clone(),
            reacted: self.reacted.clone(),
            hits: self.hits.clone(),
            later: self.later.clone(),
            lasting: self.lasting.clone(),
            used: self.used.clone(),
            ..*self
        }
    }

    fn clone_from(&mut self, source: &Self) {
        let Open {
            kinds,
            cards,
            play,
            waits,
            discards,
            people,
            count,
            lead,
            scenario,
            difficulty,
            round,
            phase,
            active,
            act,
            agenda,
            bag,
            test,
            waiting,
            timing_events,
            reacted,
            hits,
            later,
            holding,
            moved,
            struck,
            lasting,
            used,
            peril,
            surge,
            story,
            lot_known,
            cramped,
            cache,
        } = source;
        self.discards.iter_mut().zip(discards).for_each(|(to, from)| to.clone_from(from));
        self.bag.clone_from(bag);
        self.waiting.clone_from(waiting);
        self.timing_events.clone_from(timing_events);
        self.reacted.clone_from(reacted);
        self.hits.clone_from(hits);
        self.later.clone_from(later);
        self.lasting.clone_from(lasting);
        self.used.clone_from(used);
        self.kinds = *kinds;
        self.cards = *cards;
        self.play = *play;
        self.waits = *waits;
        self.people = *people;
        self.count = *count;
        self.lead = *lead;
        self.scenario = *scenario;
        self.difficulty = *difficulty;
        self.round = *round;
        self.phase = *phase;
        self.active = *active;
        self.act = *act;
        self.agenda = *agenda;
        self.test = *test;
        self.moved = *moved;
        self.struck = *struck;
        self.holding = *holding;
        self.peril = *peril;
        self.surge = *surge;
        self.story = *story;
        self.lot_known = *lot_known;
        self.cramped = *cramped;
        self.cache = *cache;
    }
}
