//! All that lies on the table: flat, ids and small arrays, cheap to copy.

mod saved;

use rulebook::rule;
use serde::{Deserialize, Serialize};
use table::{Card, Pool, Seat, Seats};
use ts_rs::TS;

use crate::content::{
    CardDef, CardId, CardSet, Content, Difficulty, Gist, Kind, Lasting, Occasion, Per, Skill, Sort, Text,
    Token, Until,
};

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
    pub kinds: [Kind; CardId::COUNT],
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
    pub deeds: Vec<Deed>,
    /// Reactions used in each of them.
    pub reacted: Vec<(u8, CardId, u8)>,
    /// Damage and horror being dealt.
    pub hits: Vec<Hit>,
    /// What has happened but is answered only when the text that did it is over.
    pub later: Vec<Deed>,
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
    pub known: Known,
}

/// What is remembered of the table, to look no further where nothing is to be found. It follows from the rest: it is
/// neither saved nor compared, and as long as nobody has looked, anything may be there.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// What cards in play may change, as bits of [`Constant::bit`](crate::content::Constant::bit).
    pub says: u32,
    /// Cards of investigators' decks that may be played in player windows.
    pub fast: CardSet,
    /// Cards in play that may be enemies.
    pub foes: CardSet,
    /// Cards in play that may have abilities for actions or player windows.
    pub able: CardSet,
}

impl Known {
    /// There is nothing yet.
    pub const NOTHING: Known =
        Known { says: 0, fast: CardSet::NONE, foes: CardSet::NONE, able: CardSet::NONE };
}

impl Default for Known {
    fn default() -> Self {
        Known { says: u32::MAX, fast: CardSet::ALL, foes: CardSet::ALL, able: CardSet::ALL }
    }
}

impl PartialEq for Known {
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

/// How a card lies.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct CardState {
    /// In which zone.
    pub zone: Zone,
    /// Where: the location of an investigator, an enemy or an asset nobody controls; what it is attached to.
    pub at: Option<CardId>,
    /// The seat that controls it, has it in its threat area, or is fought by it.
    pub by: Option<Seat>,
    /// Exhausted.
    pub turned: bool,
    /// The revealed side of a location is up, or the far side of an agenda that stays; a weakness in hand is resolved.
    pub seen: bool,
    /// Damage on it.
    pub damage: u8,
    /// Horror on it.
    pub horror: u8,
    /// Clues on it.
    pub clues: u8,
    /// Doom on it.
    pub doom: u8,
    /// Ammo, charges, secrets or supplies on it.
    pub uses: u8,
    /// Resources on it.
    pub resources: u8,
}

/// Where a card can be.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Zone {
    /// Not part of this game, or removed from it.
    #[default]
    Out,
    /// Set aside, to come later.
    Aside,
    /// In a deck or a hand, face down.
    Hidden,
    /// In a discard pile.
    Discard,
    /// In play: at a location, under somebody's control, or attached.
    Play,
    /// In play in somebody's threat area, other than enemies.
    Threat,
    /// Being played or resolved.
    Limbo,
    /// Committed to the test in progress.
    Committed,
    /// In the victory display.
    Victory,
}

/// An investigator's fate and turn.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
pub struct Person {
    /// How it stands with the investigator.
    pub fate: Fate,
    /// Actions left.
    pub actions: u8,
    /// An additional action left, on abilities of tomes.
    pub tome_action: bool,
    /// That action has been there in this turn: it comes once.
    pub tome_granted: bool,
    /// The turn of this round is over.
    pub done: bool,
    /// The first move, attack or evasion of this round has been made.
    pub thawed: bool,
    /// Physical trauma from the scenario.
    pub physical: u8,
    /// Mental trauma from the scenario.
    pub mental: u8,
    /// Experience lost.
    pub less_experience: u8,
    /// Moments that cards of the deck can be played at from the hand, as bits.
    pub hand_waits: u128,
    /// Actions, abilities and cards that the investigator carries out, one inside the other.
    pub busy: u8,
}

/// How it stands with an investigator.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Fate {
    /// In the game.
    #[default]
    Playing,
    /// Got away.
    Resigned,
    /// Out by damage.
    Wounded,
    /// Out by horror.
    Mad,
    /// Out by an effect.
    Lost,
}

/// The phases of a round.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Phase {
    #[default]
    Setup,
    Mythos,
    Investigation,
    Enemy,
    Upkeep,
}

/// What a test is part of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Testing {
    Plain,
    Fight,
    Evade,
    Investigate,
}

/// Whose text is being resolved, and what it speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Env {
    /// Who resolves it.
    pub you: Seat,
    /// The card that bears the text.
    pub source: CardId,
    /// The card chosen last.
    pub it: CardId,
    /// The deed it came from, by its depth from 1; 0 for none.
    pub deed: u8,
}

impl Env {
    /// The text of a card, resolved by somebody.
    pub fn of(you: Seat, source: CardId) -> Env {
        Env { you, source, it: source, deed: 0 }
    }
}

/// A skill test in progress.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Test {
    /// Who makes it.
    pub who: Seat,
    /// The skill tested.
    pub skill: Skill,
    /// What it is part of.
    pub kind: Testing,
    /// The enemy attacked or evaded, the location investigated.
    pub target: CardId,
    /// The text that asks for it: a test, an attempt, or none for a plain action.
    pub text: Option<Text>,
    /// Whose text.
    pub env: Env,
    /// Bonuses to the skill value for this test.
    pub boost: i8,
    /// Damage besides.
    pub damage: i8,
    /// Cards committed.
    pub committed: CardSet,
    /// Skill cards that come back to the hand.
    pub kept: CardSet,
    /// Tokens revealed, by their places in the bag.
    pub tokens: [u8; 8],
    /// How many.
    pub revealed: u8,
    /// Those of them that are cancelled or ignored, as bits.
    pub ignored: u8,
    /// Those whose minus became a plus, as bits.
    pub flipped: u8,
    /// Two tokens are revealed, of which one counts.
    pub two: bool,
    /// The last token was cancelled: another one is revealed.
    pub redraw: bool,
    /// The elder sign had no text when it was resolved.
    pub hushed: bool,
    /// The test fails whatever else.
    pub fails: bool,
    /// The test is passed whatever else.
    pub passes: bool,
    /// Whether it was passed, once that is known.
    pub passed: Option<bool>,
    /// By how much.
    pub margin: u8,
}

/// Something that happens and can be answered.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Deed {
    /// What.
    pub what: Occasion,
    /// Who does it, or to whom it happens.
    pub who: Option<Seat>,
    /// The card it is about.
    pub card: CardId,
    /// The card that does it.
    pub by: Option<CardId>,
    /// The location where it happens.
    pub place: Option<CardId>,
    /// How much.
    pub n: u8,
    /// How much more, of the other sort.
    pub m: u8,
    /// It does not happen, or not fully.
    pub cancelled: bool,
}

/// Damage and horror on their way to a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Hit {
    /// The card.
    pub card: CardId,
    /// Damage that will be placed.
    pub damage: u8,
    /// Horror that will be placed.
    pub horror: u8,
    /// Damage and horror the investigator took in all, on assets too.
    pub took: (u8, u8),
    /// Damage not yet shared out.
    pub loose_damage: u8,
    /// Horror not yet shared out.
    pub loose_horror: u8,
    /// It is an enemy that is defeated by this.
    pub falls: bool,
}

/// Something that holds for a while.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Held {
    /// What.
    pub what: Lasting,
    /// For which card.
    pub on: CardId,
    /// From which card.
    pub from: CardId,
    /// Until when.
    pub until: Until,
}

/// How often a limited ability was used.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Used {
    /// The card.
    pub card: CardId,
    /// The ability.
    pub ability: u8,
    /// By whom; nobody in particular if the limit is the group's.
    pub who: Option<Seat>,
    /// Counted for how long.
    pub per: Per,
    /// How often.
    pub n: u8,
}

/// What the campaign so far has brought.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Story {
    /// The scenario is played for itself: defeat brings no trauma.
    pub standalone: bool,
    /// The investigators' house stands no longer.
    pub house_burned: bool,
    /// The Ghoul Priest is still about.
    pub priest_alive: bool,
    /// Lita goes with the investigators.
    pub lita: bool,
    /// It is past midnight.
    pub past_midnight: bool,
    /// Cultists who got away, one bit each in the order of their codes.
    pub escaped: u8,
}

impl Lcg {
    /// How a card lies.
    pub fn card(&self, card: CardId) -> &CardState {
        &self.open.cards[card.at()]
    }

    /// How a card lies, to change it.
    pub fn card_mut(&mut self, card: CardId) -> &mut CardState {
        &mut self.open.cards[card.at()]
    }

    /// What a card is.
    pub fn def<'a>(&self, content: &'a Content, card: CardId) -> &'a CardDef {
        content.card(self.open.kinds[card.at()])
    }

    /// The sort of a card.
    pub fn sort(&self, content: &Content, card: CardId) -> Sort {
        self.gist(content, card).sort
    }

    /// What is asked of a card most often.
    pub fn gist<'a>(&self, content: &'a Content, card: CardId) -> &'a Gist {
        content.gist(self.open.kinds[card.at()])
    }

    /// An investigator.
    pub fn person(&self, seat: Seat) -> &Person {
        &self.open.people[seat.at()]
    }

    /// An investigator, to change them.
    pub fn person_mut(&mut self, seat: Seat) -> &mut Person {
        &mut self.open.people[seat.at()]
    }

    /// Whether the seat's investigator is still in the game.
    pub fn playing(&self, seat: Seat) -> bool {
        self.person(seat).fate == Fate::Playing
    }

    /// Those still in the game, in player order: from the lead investigator clockwise.
    pub fn players(&self) -> impl Iterator<Item = Seat> + use<> {
        let (count, first) = (self.open.count, self.in_order(0).0);
        let there = |seat: &Seat| self.playing(*seat);
        let playing = (0..count).map(Seat).filter(there).fold(Seats::NONE, Seats::with);
        (0..count).map(move |k| Seat((first + k) % count)).filter(move |&seat| playing.has(seat))
    }

    /// The seat so many places after the lead investigator, clockwise.
    pub fn in_order(&self, places: u8) -> Seat {
        let first = rule!("lcg:player-order.1", self.open.lead.0, else 0);
        Seat((first + places) % self.open.count)
    }

    /// The investigator card of a seat.
    pub fn me(&self, seat: Seat) -> &CardState {
        self.card(CardId::investigator(seat))
    }

    /// The investigator card of a seat, to change it.
    pub fn me_mut(&mut self, seat: Seat) -> &mut CardState {
        self.card_mut(CardId::investigator(seat))
    }

    /// Where a seat's investigator is.
    pub fn location(&self, seat: Seat) -> Option<CardId> {
        self.me(seat).at
    }

    /// Where a card in play is: the location of whoever controls or is fought by it, or its own.
    pub fn place_of(&self, card: CardId) -> Option<CardId> {
        let state = self.card(card);
        if card.is_place() {
            return Some(card);
        }
        match (state.by, state.at) {
            (Some(seat), _) => rule!("lcg:location-cards.3", self.location(seat), else None),
            (None, Some(at)) if at.is_place() => Some(at),
            (None, Some(host)) => self.place_of(host),
            (None, None) => None,
        }
    }

    /// Enemies in play.
    pub fn enemies<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        let may_be = self.open.play.and(self.open.known.foes);
        may_be.iter().filter(|&card| self.sort(content, card) == Sort::Enemy)
    }

    /// Locations in play.
    pub fn places(&self) -> impl Iterator<Item = CardId> + use<> {
        self.open.play.and(CardSet::PLACES).iter()
    }

    /// Investigators at a location, in player order.
    pub fn people_at(&self, place: CardId) -> impl Iterator<Item = Seat> + '_ {
        self.players().filter(move |&seat| self.location(seat) == Some(place))
    }

    /// What is happening now.
    pub fn deed(&self, env: Env) -> Option<&Deed> {
        usize::from(env.deed).checked_sub(1).and_then(|at| self.open.deeds.get(at))
    }

    /// What is happening now, to change it.
    pub fn deed_mut(&mut self, env: Env) -> Option<&mut Deed> {
        usize::from(env.deed).checked_sub(1).and_then(|at| self.open.deeds.get_mut(at))
    }

    /// A seat's card, as its pool names it.
    pub fn pooled(card: CardId) -> Card {
        match card.owner() {
            Some(_) => Card((card.at() % CardId::BLOCK) as u8),
            None => Card(card.0 - CardId::SCENARIO.0),
        }
    }

    /// The card of a seat's pool.
    pub fn unpooled(seat: Seat, card: Card) -> CardId {
        CardId(CardId::investigator(seat).0 + card.0)
    }

    /// The card of the scenario's pool.
    pub fn of_scenario(card: Card) -> CardId {
        CardId(CardId::SCENARIO.0 + card.0)
    }

    /// How many cards a seat has in hand.
    pub fn hand_size(&self, seat: Seat) -> usize {
        self.decks[seat.at()].len(pile::HAND)
    }

    /// The cards in a seat's hand, as far as they are decided, which they are.
    pub fn hand(&self, seat: Seat) -> impl Iterator<Item = CardId> + '_ {
        let deck = &self.decks[seat.at()];
        (0..deck.len(pile::HAND))
            .filter_map(move |at| deck.card(pile::HAND, at))
            .map(move |card| Self::unpooled(seat, card))
    }

    /// How many investigators began the scenario: what "per investigator" counts.
    pub fn per_investigator(&self) -> u8 {
        rule!("lcg:per-investigator.4", self.open.count, else self.players().count() as u8)
    }
}
