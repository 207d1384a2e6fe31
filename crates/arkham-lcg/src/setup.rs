//! Set-up: options before the first round, checked; then the table is laid.

use std::collections::BTreeMap;

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{End as Side, Flow, Msg, Odds, Pool, Procedure, Seat, Seats, SetupError, become_, call};

use crate::content::{
    CardId, CardSet, Change, Content, Difficulty, Keyword, Kind, Present, ScenarioDef, Sort, Weakness,
};
use crate::rules::{DrawCards, Drop, Reveal, Round, Spawn, Window, ask, out_of_step};
use crate::state::{CardState, Known, Lcg, Open, Person, Phase, Story, Zone, pile};
use crate::{Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The code that stands for a basic weakness by lot.
pub(crate) const BY_LOT: &str = "01000";
/// Cards in an opening hand, and resources to begin with.
pub(crate) const OPENING: u8 = 5;

/// What is chosen before the first round.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The scenario, by name.
    pub scenario: String,
    /// How hard it will be.
    #[serde(default)]
    pub difficulty: Difficulty,
    /// One to four investigators with their decks, in order of seats.
    pub decks: Vec<Deck>,
    /// The seat of the lead investigator, counted from 1.
    #[serde(default = "first")]
    pub lead: u8,
    /// What the campaign so far has brought.
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
    /// The investigator, by code.
    pub investigator: String,
    /// How many of each card, by code; `01000` is a basic weakness by lot.
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
    /// The starter deck of an investigator, with the cards that belong to them.
    pub fn starter(content: &Content, investigator: &str) -> Option<Deck> {
        let mut deck = content.starter(investigator)?.clone();
        let own = content.cards().iter().filter(|card| card.only.as_deref() == Some(investigator));
        own.for_each(|card| {
            deck.cards.insert(card.code.clone(), 1);
        });
        deck.cards.insert(BY_LOT.into(), 1);
        Some(deck)
    }
}

struct Checked {
    scenario: usize,
    decks: Vec<(Kind, Vec<Kind>)>,
}

impl Setup {
    /// These investigators with their starter decks.
    pub fn starters(
        content: &Content,
        scenario: &str,
        difficulty: Difficulty,
        investigators: &[&str],
    ) -> Setup {
        let decks = investigators.iter().filter_map(|code| Deck::starter(content, code)).collect();
        Setup { scenario: scenario.into(), difficulty, decks, lead: 1, story: Story::default() }
    }

    /// Whether a game can be played with these options; the error says what would be right.
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
        let mut decks: Vec<(Kind, Vec<Kind>)> = Vec::new();
        for deck in &self.decks {
            let kind = content
                .kind(&deck.investigator)
                .filter(|&kind| content.card(kind).sort == Sort::Investigator);
            let Some(kind) = kind else {
                let all = content.cards().iter().filter(|card| card.sort == Sort::Investigator);
                return wrong("decks", Msg::unknown(&deck.investigator, all.map(|card| card.code.as_str())));
            };
            if rule!("lcg:setup.2", decks.iter().any(|(other, _)| *other == kind), else false) {
                return wrong("decks", Msg::named_twice(&deck.investigator));
            }
            let mut cards = Vec::new();
            for (code, &n) in &deck.cards {
                let known = content.kind(code).or((code == BY_LOT).then_some(kind));
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
        // There are only so many basic weaknesses in the box.
        let box_of = content.cards().iter().filter(|card| card.weakness == Some(Weakness::Basic));
        let most: usize = box_of.map(|card| usize::from(card.count)).sum();
        let basic =
            |card: &Kind, own: Kind| *card == own || content.card(*card).weakness == Some(Weakness::Basic);
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

/// Lays the table out.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(Lcg, Frame), SetupError> {
    let Checked { scenario, decks } = setup.checked(content)?;
    let def = &content.scenarios()[scenario];
    let mut game = Lcg {
        open: Open {
            kinds: [Kind(0); CardId::COUNT],
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
            deeds: Vec::new(),
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
            known: Known::NOTHING,
        },
        decks: std::array::from_fn(|_| Pool::new()),
        scenario: Pool::new(),
    };
    // What earlier scenarios put into the bag is still there.
    let first = rule!("lcg:setup.8", 0, else scenario);
    let so_far = content.scenarios()[first..=scenario].iter().flat_map(|def| &def.tokens);
    game.open.bag.extend(so_far);
    let changes: Vec<&Change> = def.changes(setup.story).collect();
    let changed = |change: Change| changes.contains(&&change);
    let mut next = CardId::SCENARIO.0;
    let mut lay = |game: &mut Lcg, kind: Kind, zone: Zone| {
        let card = CardId(next);
        next += 1;
        game.open.kinds[card.at()] = kind;
        game.card_mut(card).zone = zone;
        card
    };
    let kind = |code: &String| content.kind(code).unwrap_or(Kind(0));
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
        // Of the sets by lot the first is laid: which it is will be decided once the hands are drawn.
        let gathered = def.sets.contains(&card.set) || def.one_of.first() == Some(&card.set);
        let drawn = matches!(card.sort, Sort::Enemy | Sort::Treachery) && gathered;
        let joins = changed(Change::ShuffleIn(card.code.clone()));
        if !aside && !cultist && !drawn && !joins {
            continue;
        }
        let present = present(def, decks.len()).filter(|present| present.enemy == card.code).count();
        for n in 0..usize::from(card.count) {
            let aside = aside || n < present;
            let id = lay(&mut game, Kind(at as u8), if aside { Zone::Aside } else { Zone::Hidden });
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
        game.open.kinds[card.at()] = kind(&place.cards[0]);
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
        game.open.kinds[me.at()] = *investigator;
        game.put_in_play(content, me, Zone::Play);
        game.card_mut(me).by = Some(seat);
        let (physical, mental) = (setup.decks[seat.at()].physical, setup.decks[seat.at()].mental);
        let state = game.card_mut(me);
        rule!("lcg:setup.3", {
            (state.damage, state.horror) = (physical, mental);
        });
        for (at, &kind) in cards.iter().enumerate() {
            let card = CardId(me.0 + 1 + at as u8);
            game.open.kinds[card.at()] = kind;
            game.card_mut(card).zone = Zone::Hidden;
        }
    }
    for sort in [Sort::Act, Sort::Agenda] {
        let stage = match sort {
            Sort::Act => rule!("lcg:setup.15", 1, else 2),
            _ => rule!("lcg:setup.14", 1, else 2),
        };
        let first = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).find(|&card| {
            let def = game.def(content, card);
            game.card(card).zone == Zone::Aside && def.sort == sort && def.stage == stage
        });
        let Some(first) = first else { continue };
        game.put_in_play(content, first, Zone::Play);
        if sort == Sort::Act { game.open.act = first } else { game.open.agenda = first }
    }
    let doom = |change: &&Change| if let Change::Doom(n) = change { *n } else { 0 };
    let agenda = game.open.agenda;
    game.card_mut(agenda).doom = changes.iter().map(doom).sum();
    Ok((game, SetUp { stage: Stage::Weaknesses, seat: 0 }.into()))
}

/// The enemies in play from the beginning, with so many investigators.
fn present(def: &ScenarioDef, count: usize) -> impl Iterator<Item = &Present> {
    def.present.iter().filter(move |present| usize::from(present.from) <= count)
}

/// The place of that name.
fn place(def: &ScenarioDef, slug: &str) -> CardId {
    let at = def.places.iter().position(|place| place.slug == slug).unwrap_or(0);
    CardId(CardId::PLACES.0 + at as u8)
}

/// The last steps of set-up, with chance and choice in them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    pub(crate) stage: Stage,
    pub(crate) seat: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Weaknesses,
    Hands,
    Mulligan,
    Refill,
    Return,
    Lot,
    Losses,
    Start,
    Present,
    Go,
}

impl SetUp {
    /// Whose turn it is to prepare: player order begins with the lead investigator.
    fn seat(&self, game: &Lcg) -> Seat {
        Seat(rule!("lcg:mulligan.2", game.open.lead.0 + self.seat, else self.seat) % game.open.count)
    }

    /// A card of the seat's deck that is a basic weakness by lot.
    fn by_lot(&self, game: &Lcg) -> Option<CardId> {
        let me = CardId::investigator(self.seat(game));
        let blank = |card: &CardId| {
            game.card(*card).zone == Zone::Hidden && game.open.kinds[card.at()] == game.open.kinds[me.at()]
        };
        (me.0 + 1..me.0 + CardId::BLOCK as u8).map(CardId).find(blank)
    }
}

impl Procedure<Lcg> for SetUp {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat(game);
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Rolled(which) if self.stage == Stage::Lot => {
                game.settle_lot(cx.content, which as usize);
                self.stage = Stage::Losses;
            }
            Wake::Rolled(kind) => {
                let Some(card) = self.by_lot(game) else { return out_of_step() };
                game.open.kinds[card.at()] = Kind(kind as u8);
                let kind = Kind(kind as u8);
                cx.tell(RuleId("lcg:deckbuilding.8"), || Event::Weakness { seat, kind });
            }
            Wake::Said(said) => {
                let n = said.len() as u8;
                // Nobody else can tell which of the five they were.
                game.decks[seat.at()].rearrange(pile::HAND, Seats::only(seat));
                for &(_, choice) in said {
                    let Choice::Replace(card) = choice else { return out_of_step() };
                    let deck = &mut game.decks[seat.at()];
                    let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) else { return out_of_step() };
                    deck.slide(pile::HAND, at, pile::REPLACED, Side::Bottom);
                }
                self.stage = Stage::Refill;
                if n > 0 {
                    cx.tell(RuleId("lcg:mulligan.1"), || Event::Mulligan { seat, cards: n });
                    return call(DrawCards::opening(seat, rule!("lcg:mulligan.1", n, else 0)));
                }
            }
        }
        loop {
            let seat = self.seat(game);
            let def = &cx.content.scenarios()[usize::from(game.open.scenario)];
            match self.stage {
                Stage::Weaknesses if self.seat >= game.open.count => {
                    (self.stage, self.seat) = (Stage::Lot, 0);
                }
                Stage::Weaknesses => {
                    if self.by_lot(game).is_some() {
                        return Ok(Flow::Roll);
                    }
                    self.stage = Stage::Hands;
                    let first = CardId::investigator(seat).0;
                    for card in (first + 1..first + CardId::BLOCK as u8).map(CardId) {
                        let permanent = game.def(cx.content, card).has(Keyword::Permanent);
                        let part = game.card(card).zone == Zone::Hidden;
                        if part && rule!("lcg:permanent.4", permanent, else false) {
                            game.put_in_play(cx.content, card, Zone::Play);
                            game.card_mut(card).by = Some(seat);
                            cx.tell(RuleId("lcg:permanent.4"), || Event::Entered(card));
                        } else if part {
                            game.heed_in_hand(cx.content, seat, card);
                            game.decks[seat.at()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
                        }
                    }
                    rule!("lcg:setup.5", {
                        game.decks[seat.at()].shuffle(pile::DECK);
                    });
                    rule!("lcg:setup.9", {
                        game.gain(seat, OPENING, cx);
                    });
                }
                Stage::Hands => {
                    self.stage = Stage::Mulligan;
                    return call(DrawCards::opening(seat, rule!("lcg:setup.10", OPENING, else OPENING - 1)));
                }
                Stage::Mulligan => return ask(seat),
                Stage::Refill => {
                    self.stage = Stage::Return;
                }
                Stage::Return => {
                    let first = CardId::investigator(seat).0;
                    for card in (first..first + CardId::BLOCK as u8).map(CardId) {
                        if game.card(card).zone == Zone::Aside {
                            game.card_mut(card).zone = Zone::Hidden;
                            game.decks[seat.at()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
                        }
                    }
                    let deck = &mut game.decks[seat.at()];
                    while !deck.is_empty(pile::REPLACED) {
                        deck.slide(pile::REPLACED, 0, pile::DECK, Side::Top);
                    }
                    deck.shuffle(pile::DECK);
                    cx.tell(RuleId("lcg:setup.10"), || Event::Shuffled(Some(seat)));
                    (self.stage, self.seat) = (Stage::Weaknesses, self.seat + 1);
                }
                Stage::Lot if !def.one_of.is_empty() => return Ok(Flow::Roll),
                Stage::Lot => self.stage = Stage::Losses,
                Stage::Losses if self.seat >= game.open.count => {
                    (self.stage, self.seat) = (Stage::Start, 0);
                }
                Stage::Losses => {
                    self.seat += 1;
                    let lost = |change: &Change| if let Change::LoseCards(n) = change { *n } else { 0 };
                    let n = def.changes(game.open.story).map(lost).sum();
                    if n > 0 {
                        return call(Drop::at_random(seat, n));
                    }
                }
                Stage::Start => {
                    self.stage = Stage::Present;
                    let moved = def.changes(game.open.story).find_map(|change| match change {
                        Change::StartAt(slug) => Some(slug),
                        _ => None,
                    });
                    let start = moved.unwrap_or(&def.start);
                    let place = place(def, start);
                    for seat in game.players() {
                        game.me_mut(seat).at = Some(place);
                    }
                    return call(Reveal::new(place));
                }
                Stage::Present => {
                    let next = present(def, usize::from(game.open.count)).nth(usize::from(self.seat));
                    self.seat += 1;
                    let Some(next) = next else {
                        self.stage = Stage::Go;
                        if let Some(frame) = Window::open(game, cx.content) {
                            return call(frame);
                        }
                        continue;
                    };
                    let aside = |card: &CardId| game.card(*card).zone == Zone::Aside;
                    let Some(enemy) = game.coded(cx.content, &next.enemy).find(aside) else {
                        return out_of_step();
                    };
                    game.lay_open(enemy);
                    return call(Spawn::at(enemy, game.open.lead, place(def, &next.at)));
                }
                Stage::Go => return become_(Round::first()),
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, seat: Seat, q: &mut Offer) {
        q.ask_some(RuleId("lcg:mulligan.1"), 0, game.hand_size(seat) as u8);
        for card in game.hand(seat) {
            q.offer(Choice::Replace(card), RuleId("lcg:mulligan.1"));
        }
    }

    fn odds(&self, game: &Lcg, content: &Content, odds: &mut Odds) {
        if self.stage == Stage::Lot {
            odds.cite(RuleId("lcg:setup.13"));
            let sets = content.scenarios()[usize::from(game.open.scenario)].one_of.len();
            (0..sets).for_each(|at| odds.push(at as u32, 1));
            return;
        }
        odds.cite(RuleId("lcg:deckbuilding.8"));
        for (kind, left) in game.basic_weaknesses(content, None) {
            odds.push(u32::from(kind.0), u64::from(left));
        }
    }
}
