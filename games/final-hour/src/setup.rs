//! Setup: validates the options and builds the initial state.

use engine::{Card, End, Flow, Msg, Odds, Procedure, Seat, Seats, SetupError, become_};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Ancient, Content, Difficulty, Investigator, Kind, Location, Locations, Monster};
use crate::rules::out_of_step;
use crate::rules::round::Round;
use crate::state::{Blind, Figure, FinalHour, Gate, Open, Person, Phase, Play, Seal, Shut, bits, pile};
use crate::{Cx, Event, Frame, Step, Wake};

/// The number of priority cards dealt to each player.
pub(crate) const HAND_SIZE: u8 = 4;

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// Investigators by name in seat order: two to four, or exactly two for solo play.
    pub investigators: Vec<String>,
    /// The Ancient One, by name.
    pub ancient_one: String,
    /// The difficulty of the game.
    pub difficulty: Difficulty,
    /// The seat of the first lead investigator, counted from 1. Unused in solo play.
    #[serde(default = "first")]
    pub lead: u8,
    /// Whether one player plays both investigators by the solo rules.
    #[serde(default)]
    pub solo: bool,
}

fn first() -> u8 {
    1
}

impl Setup {
    /// Validates the options. The error says what is allowed.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        self.checked(content).map(|_| ())
    }

    /// Resolves the names in the options.
    fn checked(&self, content: &Content) -> Result<Checked, SetupError> {
        let wrong = |place: &'static str, problem: Msg| Err(SetupError { place, problem });
        let count = self.investigators.len();
        let of = |id: &str| Msg::new(id).num("found", count as i64);
        if self.solo && rule!("fh:solo-setup.2", count != 2, else false) {
            return wrong("investigators", of("fh-error-solo-count"));
        }
        if !self.solo && rule!("fh:setup.1", !(2..=4).contains(&count), else false) {
            return wrong("investigators", of("fh-error-count"));
        }
        let mut people = Vec::new();
        for name in &self.investigators {
            let Some(who) = content.investigator_named(name) else {
                let all = Investigator::all().map(|i| content.investigator(i).slug.as_str());
                return wrong("investigators", Msg::unknown(name, all));
            };
            if rule!("fh:setup.3", people.contains(&who), else false) {
                return wrong("investigators", Msg::named_twice(name));
            }
            people.push(who);
        }
        let Some(ancient) = content.ancient_named(&self.ancient_one) else {
            let all = Ancient::all().map(|a| content.ancient(a).slug.as_str());
            return wrong("ancient-one", Msg::unknown(&self.ancient_one, all));
        };
        if self.lead == 0 || usize::from(self.lead) > count {
            return wrong("lead", Msg::out_of_range(self.lead, 1, count as i64));
        }
        Ok(Checked { people, ancient })
    }
}

struct Checked {
    people: Vec<Investigator>,
    ancient: Ancient,
}

/// The starting health for this number of investigators.
fn health(investigators: usize) -> u8 {
    match investigators {
        4 => rule!("fh:setup.20", 3, else 1),
        3 => rule!("fh:setup.21", 4, else 1),
        _ => rule!("fh:setup.22", 5, else 1),
    }
}

/// Builds the initial state, except for what is drawn at random.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(FinalHour, Frame), SetupError> {
    let Checked { people, ancient } = setup.checked(content)?;
    let sheet = content.ancient(rule!("fh:setup.7", ancient, else Ancient((ancient.0 + 1) % 3)));
    let layout = sheet.layout(setup.difficulty);
    let full = health(people.len());
    let start = rule!("fh:setup.14", layout.ritual, else layout.gates[0]);
    let person = |who: Investigator| Person {
        who,
        at: start,
        health: rule!("fh:setup.23", full, else 1),
        full,
        items: 0,
        discard: 0,
    };
    let open = Open {
        ancient,
        difficulty: setup.difficulty,
        solo: setup.solo,
        count: people.len() as u8,
        people: std::array::from_fn(|i| person(people.get(i).copied().unwrap_or(people[0]))),
        round: 0,
        phase: Phase::SetUp,
        lead: Figure(rule!("fh:setup.4", setup.lead - 1, else setup.lead % people.len() as u8)),
        monsters: [0; Location::COUNT],
        beside: 0,
        supply: rule!("fh:setup.8", supply(content, &sheet.kinds), else supply(content, Kind::ALL)),
        activated: 0,
        ruins: [0; Location::COUNT],
        seals: [Seal::None; crate::content::Pathway::COUNT],
        ritual: layout.ritual,
        gates: layout.gates.map(|at| Gate { at, tokens: 1 }),
        found: [0; 5],
        found_items: 0,
        revealed: [None; 2],
        used_items: 0,
        plays: [Play { figure: Figure(0), priority: None, action: None, resolved: false }; 4],
        played: 0,
        discard: 0,
        kept: 0,
        blind: Blind::No,
        omens: 0,
    };
    let mut game = FinalHour { open, shut: face_down() };
    for (figure, who) in game.open.figures().zip(&people) {
        let deck = pile::ACTIONS + figure.index();
        who.cards().for_each(|card| game.shut.actions.put(Card(card.0), deck, End::Bottom, Seats::ALL));
        rule!("fh:setup.3", {
            game.shut.actions.shuffle(deck);
        });
    }
    game.lay_clues(0, Locations::NONE);
    Ok((game, SetUp::new().into()))
}

fn supply(content: &Content, kinds: &[Kind]) -> u64 {
    kinds.iter().fold(0, |all, &kind| all | content.mask_of(kind))
}

/// The shuffled decks, the cup and the gate stack.
fn face_down() -> Shut {
    let mut shut = Shut {
        priority: Default::default(),
        actions: Default::default(),
        clues: Default::default(),
        gates: Default::default(),
        cup: Default::default(),
        items: Default::default(),
    };
    (0..30).for_each(|card| shut.priority.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
    shut.priority.shuffle(pile::DECK);
    rule!("fh:setup.6", {
        (0..Monster::COMMON as u8)
            .for_each(|card| shut.cup.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
        shut.cup.shuffle(pile::DECK);
    });
    rule!("fh:setup.24", {
        (0..9).for_each(|card| shut.items.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
        shut.items.shuffle(pile::DECK);
    });
    // One token of each symbol starts on its gate. Of the other nine, one is removed from the game unseen.
    (0..12)
        .filter(|card| card % 4 != 0)
        .for_each(|card| shut.gates.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
    shut.gates.shuffle(pile::DECK);
    rule!("fh:setup.15", {
        shut.gates.slide(pile::DECK, 0, pile::REMOVED, End::Top);
    });
    shut
}

impl FinalHour {
    /// Puts two symbol clues into the ritual slots and the rest, shuffled with the item clues, into the plain
    /// locations. Skips the clues of the bit set `found` and the locations already `explored`.
    pub(crate) fn lay_clues(&mut self, found: u16, explored: Locations) {
        let clues = &mut self.shut.clues;
        let left = |tokens: std::ops::Range<u8>| tokens.filter(move |card| found & (1 << card) == 0);
        left(0..10).for_each(|card| clues.put(Card(card), pile::BAG, End::Bottom, Seats::ALL));
        clues.shuffle(pile::BAG);
        rule!("fh:setup.16", {
            clues.slide(pile::BAG, 0, pile::SLOTS, End::Bottom);
            clues.slide(pile::BAG, 0, pile::SLOTS, End::Bottom);
        });
        rule!("fh:setup.17", {
            left(10..13).for_each(|card| clues.put(Card(card), pile::BAG, End::Bottom, Seats::ALL));
            clues.shuffle(pile::BAG);
        });
        let plain = Locations::all().less(self.open.gate_locations().with(self.open.ritual));
        for at in plain.less(explored).iter() {
            if !clues.is_empty(pile::BAG) {
                clues.slide(pile::BAG, 0, pile::CLUE + at.index(), End::Top);
            }
        }
    }
}

/// The random part of setup: placing the first monsters and dealing the first hands.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    part: Part,
    /// The number of monsters placed in this location, or of cards dealt.
    done: u8,
    /// Performs only this part and then returns to the procedure below, for position files.
    alone: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    Specials,
    Monsters(Location),
    Deal,
}

impl SetUp {
    /// The complete random setup.
    pub fn new() -> SetUp {
        SetUp { part: Part::Specials, done: 0, alone: false }
    }

    /// Places only the first monsters.
    pub(crate) fn monsters() -> SetUp {
        SetUp { part: Part::Specials, done: 0, alone: true }
    }

    /// Deals only the cards that are missing from the hands.
    pub(crate) fn hands() -> SetUp {
        SetUp { part: Part::Deal, done: 0, alone: true }
    }

    /// The investigator who is dealt a priority card; `None` while monsters are placed.
    pub fn deals_to(&self, game: &FinalHour) -> Option<Figure> {
        (self.part == Part::Deal).then(|| Figure(self.done % game.open.count))
    }

    fn place_monsters(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        let layout = cx.content.ancient(game.open.ancient).layout(game.open.difficulty);
        while let Part::Monsters(at) = self.part {
            if self.done < rule!("fh:setup.9", layout.commons[at.index()], else 0) && game.fill_cup(cx) {
                self.done += 1;
                return Ok(Flow::Roll);
            }
            self.done = 0;
            self.part = Location::numbered(at.number() + 1).map_or(Part::Deal, Part::Monsters);
        }
        if self.alone { Ok(Flow::Done) } else { self.deal(game, cx) }
    }

    fn deal(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        let hands = if rule!("fh:solo-setup.3", game.open.solo) { 0 } else { game.open.count };
        let cards = rule!("fh:setup.18", hands * HAND_SIZE, else hands * (HAND_SIZE - 1));
        while self.done < cards {
            let seat = self.dealt_to(game);
            let lacks = game.shut.priority.len(pile::HAND + seat.index()) < usize::from(HAND_SIZE);
            if lacks && game.draw_priority(seat, cx) {
                return Ok(Flow::Roll);
            }
            self.done += 1;
        }
        if self.alone { Ok(Flow::Done) } else { become_(Round::begin()) }
    }

    fn dealt_to(&self, game: &FinalHour) -> Seat {
        game.open.seat(Figure(self.done % game.open.count))
    }
}

impl Default for SetUp {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<FinalHour> for SetUp {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.part, wake) {
            (Part::Specials, Wake::Enter) => {
                let figure = game.open.lead;
                if !game.open.solo {
                    cx.tell(RuleId("fh:setup.4"), || Event::LeadIs { figure });
                }
                for &(kind, at, count) in
                    &cx.content.ancient(game.open.ancient).layout(game.open.difficulty).specials
                {
                    for _ in 0..count {
                        let supply = game.open.supply & cx.content.mask_of(kind);
                        if let Some(monster) = bits(supply).next().map(Monster) {
                            game.open.supply &= !(1 << monster.0);
                            game.appear(monster, at, RuleId("fh:setup.9"), cx)?;
                        }
                    }
                }
                self.part = Part::Monsters(Location::all().next().expect("there are 15 locations"));
                self.place_monsters(game, cx)
            }
            (Part::Monsters(at), Wake::Rolled(card)) => {
                let monster = game.draw_from_cup(Card(card as u8));
                game.appear(monster, at, RuleId("fh:setup.9"), cx)?;
                self.place_monsters(game, cx)
            }
            (Part::Deal, Wake::Enter | Wake::Back(_)) => self.deal(game, cx),
            (Part::Deal, Wake::Rolled(card)) => {
                let figure = Figure(self.done % game.open.count);
                game.see_drawn_priority(figure, Card(card as u8), RuleId("fh:setup.18"), cx);
                self.done += 1;
                self.deal(game, cx)
            }
            _ => out_of_step(),
        }
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        match self.part {
            Part::Specials | Part::Monsters(_) => {
                odds.cite(RuleId("fh:setup.9"));
                game.shut.cup.odds_or_card(pile::DECK, 0, odds);
            }
            Part::Deal => {
                odds.cite(RuleId("fh:setup.18"));
                game.odds_of_drawn_priority(Figure(self.done % game.open.count), odds);
            }
        }
    }
}
