//! Set-up: the options, their validation, and the initial state of the game.

mod preparing;

use std::collections::BTreeMap;

use engine::{End as Side, Msg, Pool, Seat, Seats, SetupError};
use rulebook::rule;
use serde::{Deserialize, Serialize};

use crate::Frame;
use crate::content::{
    CardDefId, CardId, CardSet, CardType, Change, Content, Difficulty, Present, ScenarioDef, Weakness,
};
use crate::state::{CardState, Lcg, Open, Person, Phase, QueryCache, Story, Zone, pile};

pub(crate) use preparing::{SetUp, Stage};

/// The code that stands for a random basic weakness in a deck.
pub(crate) const RANDOM_WEAKNESS: &str = "01000";
/// The number of cards in an opening hand and of initial resources.
pub(crate) const OPENING_COUNT: u8 = 5;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The name of the scenario.
    pub scenario: String,
    /// The difficulty level.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// One to four investigators with their decks, in order of seats.
    pub decks: Vec<Deck>,
    /// The seat of the lead investigator, counted from 1.
    #[serde(default = "first")]
    pub lead: u8,
    /// The facts from the campaign so far.
    #[serde(default)]
    pub story: Story,
}

fn first() -> u8 {
    1
}

/// An investigator with a deck.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Deck {
    /// The code of the investigator.
    pub investigator: String,
    /// The number of copies of each card, by code; `01000` is a random basic weakness.
    #[serde(default)]
    pub cards: BTreeMap<String, u8>,
    /// Physical trauma from earlier scenarios.
    #[serde(default)]
    pub physical: u8,
    /// Mental trauma from earlier scenarios.
    #[serde(default)]
    pub mental: u8,
}

impl Deck {
    /// The starter deck of an investigator, including their signature cards.
    pub fn starter(content: &Content, investigator: &str) -> Option<Deck> {
        let mut deck = content.starter(investigator)?.clone();
        let own = content.cards().iter().filter(|card| card.only.as_deref() == Some(investigator));
        own.for_each(|card| {
            deck.cards.insert(card.code.clone(), 1);
        });
        deck.cards.insert(RANDOM_WEAKNESS.into(), 1);
        Some(deck)
    }
}

struct Checked {
    scenario: usize,
    decks: Vec<(CardDefId, Vec<CardDefId>)>,
}

impl Setup {
    /// A set-up of these investigators with their starter decks.
    pub fn starters(
        content: &Content,
        scenario: &str,
        difficulty: Difficulty,
        investigators: &[&str],
    ) -> Setup {
        let decks = investigators.iter().filter_map(|code| Deck::starter(content, code)).collect();
        Setup { scenario: scenario.into(), difficulty, decks, lead: 1, story: Story::default() }
    }

    /// Checks whether a game can be played with these options; the error says what would be right.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        self.checked(content).map(|_| ())
    }

    fn checked(&self, content: &Content) -> Result<Checked, SetupError> {
        let wrong = |place: &'static str, problem: Msg| Err(SetupError { place, problem });
        let scenario = content.scenarios().iter().position(|scenario| scenario.slug == self.scenario);
        let Some(scenario) = scenario else {
            let all = content.scenarios().iter().map(|scenario| scenario.slug.as_str());
            return wrong("scenario", Msg::unknown(&self.scenario, all));
        };
        let count = self.decks.len();
        if !(1..=CardId::SEATS).contains(&count) {
            return wrong("decks", Msg::out_of_range(count as i64, 1, CardId::SEATS as i64));
        }
        if self.lead == 0 || usize::from(self.lead) > count {
            return wrong("lead", Msg::out_of_range(self.lead, 1, count as i64));
        }
        let mut decks: Vec<(CardDefId, Vec<CardDefId>)> = Vec::new();
        for deck in &self.decks {
            let kind = content
                .kind(&deck.investigator)
                .filter(|&kind| content.card(kind).sort == CardType::Investigator);
            let Some(kind) = kind else {
                let all = content.cards().iter().filter(|card| card.sort == CardType::Investigator);
                return wrong("decks", Msg::unknown(&deck.investigator, all.map(|card| card.code.as_str())));
            };
            if rule!("lcg:setup.2", decks.iter().any(|(other, _)| *other == kind), else false) {
                return wrong("decks", Msg::named_twice(&deck.investigator));
            }
            let mut cards = Vec::new();
            for (code, &n) in &deck.cards {
                let known = content.kind(code).or((code == RANDOM_WEAKNESS).then_some(kind));
                let Some(card) = known else {
                    let all =
                        content.cards().iter().filter(|card| card.class != crate::content::Class::Mythos);
                    return wrong("decks", Msg::unknown(code, all.map(|card| card.code.as_str())));
                };
                cards.extend(std::iter::repeat_n(card, usize::from(n)));
            }
            for (trauma, most) in [
                (deck.physical, content.card(kind).health.unwrap_or(0)),
                (deck.mental, content.card(kind).sanity.unwrap_or(0)),
            ] {
                if trauma >= most {
                    return wrong("decks", Msg::out_of_range(trauma, 0, i64::from(most) - 1));
                }
            }
            if cards.len() >= CardId::BLOCK - 4 {
                return wrong("decks", Msg::out_of_range(cards.len() as i64, 1, CardId::BLOCK as i64 - 5));
            }
            decks.push((kind, cards));
        }
        // The box has a limited number of basic weaknesses.
        let box_of = content.cards().iter().filter(|card| card.weakness == Some(Weakness::Basic));
        let most: usize = box_of.map(|card| usize::from(card.count)).sum();
        let basic = |card: &CardDefId, own: CardDefId| {
            *card == own || content.card(*card).weakness == Some(Weakness::Basic)
        };
        let found: usize =
            decks.iter().map(|(own, cards)| cards.iter().filter(|card| basic(card, *own)).count()).sum();
        if found > most {
            return wrong("decks", Msg::out_of_range(found as i64, 0, most as i64));
        }
        if self.story.escaped >= 64 {
            return wrong("story", Msg::out_of_range(self.story.escaped, 0, 63));
        }
        Ok(Checked { scenario, decks })
    }
}

/// Makes the initial state of the game.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(Lcg, Frame), SetupError> {
    let Checked { scenario, decks } = setup.checked(content)?;
    let def = &content.scenarios()[scenario];
    let mut game = Lcg {
        open: Open {
            kinds: [CardDefId(0); CardId::COUNT],
            cards: [CardState::default(); CardId::COUNT],
            play: CardSet::NONE,
            waits: 0,
            discards: Default::default(),
            people: [Person::default(); CardId::SEATS],
            count: decks.len() as u8,
            lead: rule!("lcg:lead-investigator.1", Seat(setup.lead - 1), else Seat(0)),
            scenario: scenario as u8,
            difficulty: setup.difficulty,
            round: 0,
            phase: Phase::Setup,
            active: None,
            act: CardId::SCENARIO,
            agenda: CardId::SCENARIO,
            bag: rule!("lcg:difficulty-level.1", setup.difficulty, else Difficulty::Standard).bag(),
            test: None,
            waiting: Vec::new(),
            timing_events: Vec::new(),
            reacted: Vec::new(),
            hits: Vec::new(),
            later: Vec::new(),
            moved: CardSet::NONE,
            struck: CardSet::NONE,
            lasting: Vec::new(),
            used: Vec::new(),
            peril: None,
            surge: None,
            story: setup.story,
            lot_known: Seats::NONE,
            cramped: Seats::NONE,
            holding: 0,
            known: QueryCache::NOTHING,
        },
        decks: std::array::from_fn(|_| Pool::new()),
        scenario: Pool::new(),
    };
    // Includes the tokens that earlier scenarios added to the bag.
    let first = rule!("lcg:setup.8", 0, else scenario);
    let so_far = content.scenarios()[first..=scenario].iter().flat_map(|def| &def.tokens);
    game.open.bag.extend(so_far);
    let changes: Vec<&Change> = def.changes(setup.story).collect();
    let changed = |change: Change| changes.contains(&&change);
    let mut next = CardId::SCENARIO.0;
    let mut lay = |game: &mut Lcg, kind: CardDefId, zone: Zone| {
        let card = CardId(next);
        next += 1;
        game.open.kinds[card.index()] = kind;
        game.card_mut(card).zone = zone;
        card
    };
    let kind = |code: &String| content.kind(code).unwrap_or(CardDefId(0));
    let mut piles: [Vec<CardId>; 2] = Default::default();
    for code in def.agendas.iter().chain(&def.acts) {
        lay(&mut game, kind(code), Zone::Aside);
    }
    let back = |code: &String| {
        def.escapees
            .iter()
            .position(|other| other == code)
            .is_some_and(|at| setup.story.escaped >> at & 1 == 1)
    };
    for (at, card) in content.cards().iter().enumerate() {
        let aside = rule!("lcg:setup.13", def.aside.contains(&card.code) || back(&card.code), else false);
        let cultist = def.cultists.contains(&card.code);
        // Of the random encounter sets the first one is placed; which set it is gets decided after hands are drawn.
        let listed = def.sets.contains(&card.set) || def.one_of.first() == Some(&card.set);
        let gathered = rule!("lcg:setup.13", listed, else false);
        let drawn = matches!(card.sort, CardType::Enemy | CardType::Treachery) && gathered;
        let joins = changed(Change::ShuffleIn(card.code.clone()));
        if !aside && !cultist && !drawn && !joins {
            continue;
        }
        let present = present(def, decks.len()).filter(|present| present.enemy == card.code).count();
        for n in 0..usize::from(card.count) {
            let aside = aside || n < present;
            let id = lay(&mut game, CardDefId(at as u8), if aside { Zone::Aside } else { Zone::Hidden });
            if !aside {
                piles[usize::from(cultist)].push(id);
            }
        }
    }
    for (to, pile) in [pile::ENCOUNTERS, pile::CULTISTS].into_iter().zip(&piles) {
        for &card in pile {
            game.scenario.put(Lcg::pooled(card), to, Side::Top, Seats::NONE);
        }
        game.scenario.shuffle(to);
    }
    let mut groups: Vec<&Vec<String>> = Vec::new();
    for (at, place) in def.places.iter().enumerate() {
        let card = CardId(CardId::PLACES.0 + at as u8);
        game.open.kinds[card.index()] = kind(&place.cards[0]);
        if changed(Change::Without(place.slug.clone())) {
            continue;
        }
        game.card_mut(card).zone = Zone::Aside;
        if !place.aside {
            game.put_in_play(content, card, Zone::Play);
        }
        if place.cards.len() > 1 && !groups.contains(&&place.cards) {
            let to = pile::PLACES + groups.len();
            groups.push(&place.cards);
            for code in &place.cards {
                let card = lay(&mut game, kind(code), Zone::Hidden);
                game.scenario.put(Lcg::pooled(card), to, Side::Top, Seats::NONE);
            }
            game.scenario.shuffle(to);
        }
    }
    for (seat, (investigator, cards)) in decks.iter().enumerate() {
        let seat = Seat(seat as u8);
        let me = CardId::investigator(seat);
        game.open.kinds[me.index()] = *investigator;
        game.put_in_play(content, me, Zone::Play);
        game.card_mut(me).by = Some(seat);
        let (physical, mental) = (setup.decks[seat.index()].physical, setup.decks[seat.index()].mental);
        let state = game.card_mut(me);
        rule!("lcg:setup.3", {
            (state.damage, state.horror) = (physical, mental);
        });
        for (at, &kind) in cards.iter().enumerate() {
            let card = CardId(me.0 + 1 + at as u8);
            game.open.kinds[card.index()] = kind;
            game.card_mut(card).zone = Zone::Hidden;
        }
    }
    for sort in [CardType::Act, CardType::Agenda] {
        let stage = match sort {
            CardType::Act => rule!("lcg:setup.15", 1, else 2),
            _ => rule!("lcg:setup.14", 1, else 2),
        };
        let first = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).find(|&card| {
            let def = game.def(content, card);
            game.card(card).zone == Zone::Aside && def.sort == sort && def.stage == stage
        });
        let Some(first) = first else { continue };
        game.put_in_play(content, first, Zone::Play);
        if sort == CardType::Act { game.open.act = first } else { game.open.agenda = first }
    }
    let doom = |change: &&Change| if let Change::Doom(n) = change { *n } else { 0 };
    let agenda = game.open.agenda;
    game.card_mut(agenda).doom = changes.iter().map(doom).sum();
    Ok((game, SetUp { stage: Stage::Decks, seat: 0 }.into()))
}

/// The enemies in play at the beginning, with this number of investigators.
pub(crate) fn present(def: &ScenarioDef, count: usize) -> impl Iterator<Item = &Present> {
    def.present.iter().filter(move |present| usize::from(present.from) <= count)
}

/// The place with that name.
pub(crate) fn place(def: &ScenarioDef, slug: &str) -> CardId {
    let at = def.places.iter().position(|place| place.slug == slug).unwrap_or(0);
    CardId(CardId::PLACES.0 + at as u8)
}
