//! The initial state of the game: every card has its id and lies where it begins.

use engine::{End as Side, Pool, Seat, Seats, SetupError};
use rulebook::rule;

use super::{Checked, SetUp, Setup, Stage, present};
use crate::Frame;
use crate::content::{
    CardDef, CardDefId, CardId, CardSet, CardType, Change, Content, Difficulty, ScenarioDef,
};
use crate::state::{CardState, Lcg, Open, Person, Phase, QueryCache, Zone, pile};

/// Makes the initial state of the game.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(Lcg, Frame), SetupError> {
    let checked = setup.checked(content)?;
    let def = &content.scenarios()[checked.scenario];
    let changes = def.changes(setup.story).collect();
    let mut layout =
        Layout { setup, content, def, changes, game: empty(setup, &checked), next: CardId::SCENARIO.0 };
    layout.fill_bag(checked.scenario);
    layout.lay_acts_and_agendas();
    layout.lay_encounters();
    layout.lay_places();
    layout.lay_decks(&checked.decks);
    layout.begin_acts_and_agendas();
    Ok((layout.game, SetUp { stage: Stage::Decks, seat: 0 }.into()))
}

/// A game without cards.
fn empty(setup: &Setup, checked: &Checked) -> Lcg {
    Lcg {
        open: Open {
            kinds: [CardDefId(0); CardId::COUNT],
            cards: [CardState::default(); CardId::COUNT],
            play: CardSet::NONE,
            waits: 0,
            discards: Default::default(),
            people: [Person::default(); CardId::SEATS],
            count: checked.decks.len() as u8,
            lead: rule!("lcg:lead-investigator.1", Seat(setup.lead - 1), else Seat(0)),
            scenario: checked.scenario as u8,
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
            cache: QueryCache::NOTHING,
        },
        decks: std::array::from_fn(|_| Pool::new()),
        scenario: Pool::new(),
    }
}

/// A game that is being laid out.
struct Layout<'a> {
    setup: &'a Setup,
    content: &'a Content,
    def: &'a ScenarioDef,
    /// What the campaign so far changes.
    changes: Vec<&'a Change>,
    game: Lcg,
    /// The next free id for a scenario card.
    next: u8,
}

impl Layout<'_> {
    /// Gives the next scenario card its id.
    fn lay(&mut self, kind: CardDefId, zone: Zone) -> CardId {
        let card = CardId(self.next);
        self.next += 1;
        self.game.open.kinds[card.index()] = kind;
        self.game.card_mut(card).zone = zone;
        card
    }

    /// Shuffles scenario cards into a pile.
    fn shuffle(&mut self, cards: &[CardId], to: usize) {
        for &card in cards {
            self.game.scenario.put(Lcg::pooled(card), to, Side::Top, Seats::NONE);
        }
        self.game.scenario.shuffle(to);
    }

    fn kind(&self, code: &str) -> CardDefId {
        self.content.kind(code).unwrap_or(CardDefId(0))
    }

    fn is_changed(&self, change: Change) -> bool {
        self.changes.contains(&&change)
    }

    /// Adds the tokens of this scenario and of earlier ones to the bag.
    fn fill_bag(&mut self, scenario: usize) {
        let first = rule!("lcg:setup.8", 0, else scenario);
        let so_far = self.content.scenarios()[first..=scenario].iter().flat_map(|def| &def.tokens);
        self.game.open.bag.extend(so_far);
    }

    fn lay_acts_and_agendas(&mut self) {
        for code in self.def.agendas.iter().chain(&self.def.acts) {
            self.lay(self.kind(code), Zone::Aside);
        }
    }

    /// Gathers the encounter deck, the cultist deck and the cards that are set aside.
    fn lay_encounters(&mut self) {
        let mut piles: [Vec<CardId>; 2] = Default::default();
        for (at, card) in self.content.cards().iter().enumerate() {
            let aside = rule!("lcg:setup.13", self.is_aside(card), else false);
            let cultist = self.def.cultists.contains(&card.code);
            // Of the random encounter sets the first one is placed; which set it is gets decided after hands are drawn.
            let listed = self.def.sets.contains(&card.set) || self.def.one_of.first() == Some(&card.set);
            let gathered = rule!("lcg:setup.13", listed, else false);
            let drawn = matches!(card.card_type, CardType::Enemy | CardType::Treachery) && gathered;
            let joins = self.is_changed(Change::ShuffleIn(card.code.clone()));
            if !aside && !cultist && !drawn && !joins {
                continue;
            }
            let present = present(self.def, self.setup.decks.len());
            let present = present.filter(|present| present.enemy == card.code).count();
            for n in 0..usize::from(card.count) {
                let aside = aside || n < present;
                let id = self.lay(CardDefId(at as u8), if aside { Zone::Aside } else { Zone::Hidden });
                if !aside {
                    piles[usize::from(cultist)].push(id);
                }
            }
        }
        for (to, pile) in [pile::ENCOUNTERS, pile::CULTISTS].into_iter().zip(&piles) {
            self.shuffle(pile, to);
        }
    }

    /// Whether the scenario sets the card aside, or it is an enemy that escaped earlier.
    fn is_aside(&self, card: &CardDef) -> bool {
        let escaped = |at: usize| self.setup.story.escaped >> at & 1 == 1;
        self.def.aside.contains(&card.code)
            || self.def.escapees.iter().position(|code| *code == card.code).is_some_and(escaped)
    }

    /// Lays the locations, with one pile for each group of places with the same candidates.
    fn lay_places(&mut self) {
        let mut groups: Vec<&Vec<String>> = Vec::new();
        for (at, place) in self.def.places.iter().enumerate() {
            let card = CardId(CardId::PLACES.0 + at as u8);
            self.game.open.kinds[card.index()] = self.kind(&place.cards[0]);
            if self.is_changed(Change::Without(place.slug.clone())) {
                continue;
            }
            self.game.card_mut(card).zone = Zone::Aside;
            if !place.aside {
                self.game.put_in_play(self.content, card, Zone::Play);
            }
            if place.cards.len() > 1 && !groups.contains(&&place.cards) {
                let to = pile::PLACES + groups.len();
                groups.push(&place.cards);
                let cards: Vec<CardId> =
                    place.cards.iter().map(|code| self.lay(self.kind(code), Zone::Hidden)).collect();
                self.shuffle(&cards, to);
            }
        }
    }

    /// Lays the investigators with their trauma and their decks.
    fn lay_decks(&mut self, decks: &[(CardDefId, Vec<CardDefId>)]) {
        let game = &mut self.game;
        for ((investigator, cards), (seat, deck)) in decks.iter().zip((0..).map(Seat).zip(&self.setup.decks))
        {
            let me = CardId::investigator(seat);
            game.open.kinds[me.index()] = *investigator;
            game.put_in_play(self.content, me, Zone::Play);
            game.card_mut(me).by = Some(seat);
            let state = game.card_mut(me);
            rule!("lcg:setup.3", {
                (state.damage, state.horror) = (deck.physical, deck.mental);
            });
            for (at, &kind) in cards.iter().enumerate() {
                let card = CardId(me.0 + 1 + at as u8);
                game.open.kinds[card.index()] = kind;
                game.card_mut(card).zone = Zone::Hidden;
            }
        }
    }

    /// Puts the first act and the first agenda into play, with the doom that the campaign so far adds.
    fn begin_acts_and_agendas(&mut self) {
        let game = &mut self.game;
        for sort in [CardType::Act, CardType::Agenda] {
            let stage = match sort {
                CardType::Act => rule!("lcg:setup.15", 1, else 2),
                _ => rule!("lcg:setup.14", 1, else 2),
            };
            let first = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).find(|&card| {
                let def = game.def(self.content, card);
                game.card(card).zone == Zone::Aside && def.card_type == sort && def.stage == stage
            });
            let Some(first) = first else { continue };
            game.put_in_play(self.content, first, Zone::Play);
            if sort == CardType::Act { game.open.act = first } else { game.open.agenda = first }
        }
        let doom = |change: &&Change| if let Change::Doom(n) = change { *n } else { 0 };
        let agenda = game.open.agenda;
        game.card_mut(agenda).doom = self.changes.iter().map(doom).sum();
    }
}
