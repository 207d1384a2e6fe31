//! Plays games by hand and at random.
#![allow(dead_code, reason = "each test program uses a part of it")]

use std::sync::LazyLock;

use arkham_horror::content::{Asset, Space};
use arkham_horror::{ArkhamHorror, Choice, Content, Event, Frame, Open, Setup};
use engine::{Cx, EventRecord, Move, Odds, Offer, Position, Seat, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

/// The names of all scenarios.
pub(crate) const SCENARIOS: [&str; 4] =
    ["approach-of-azathoth", "feast-for-umordhoth", "veil-of-twilight", "echoes-of-the-deep"];

/// The content, which is read once.
pub(crate) fn content() -> &'static Content {
    static CONTENT: LazyLock<Content> = LazyLock::new(Content::standard);
    &CONTENT
}

/// A game in progress.
pub(crate) struct Play {
    /// The content.
    pub(crate) content: &'static Content,
    /// The position.
    pub(crate) position: Position<ArkhamHorror>,
    /// What happened so far.
    pub(crate) events: Vec<EventRecord<Event>>,
    dice: Pcg64,
}

impl Play {
    /// A game that begins with this set-up, and stands at its first question or roll.
    pub(crate) fn begin(setup: &Setup, seed: u64) -> Play {
        let content = content();
        let mut events = Vec::new();
        let position = Position::start(setup, &mut Cx::recording(content, &mut events));
        let position = position.unwrap_or_else(|error| panic!("{}", error.problem));
        Play { content, position, events, dice: Pcg64::seed_from_u64(seed) }
    }

    /// A game of these investigators.
    pub(crate) fn of(scenario: &str, investigators: &[&str], seed: u64) -> Play {
        Play::begin(&Setup::new(scenario, investigators), seed)
    }

    /// The public state.
    pub(crate) fn open(&self) -> &Open {
        &self.position.game().open
    }

    /// The procedure that waits.
    pub(crate) fn top(&self) -> Option<&Frame> {
        self.position.stack().last()
    }

    /// Carries out a move.
    pub(crate) fn apply(&mut self, mv: &Move<ArkhamHorror>) {
        let mut cx = Cx::recording(self.content, &mut self.events);
        if let Err(error) = self.position.apply(mv, &mut cx) {
            panic!("{mv:?} in {:?}: {error}", self.position.stack());
        }
    }

    /// Makes one roll at random, if one is pending.
    fn roll_once(&mut self) -> bool {
        if self.position.wait() != Wait::Roll {
            return false;
        }
        let mut odds = Odds::new();
        self.position.odds(self.content, &mut odds);
        let value = odds.draw(&mut self.dice).unwrap_or_else(|| panic!("no odds: {:?}", self.top()));
        self.apply(&Move::Roll(value));
        true
    }

    /// Rolls at random as long as a roll is pending.
    pub(crate) fn roll(&mut self) {
        while self.roll_once() {}
    }

    /// The choices of the first seat that is asked, after all rolls.
    pub(crate) fn asked(&mut self) -> Option<(Seat, Vec<Choice>)> {
        self.roll();
        let seat = self.position.asked().iter().next()?;
        let mut q = Offer::new();
        self.position.offer(self.content, seat, &mut q);
        Some((seat, q.choices().iter().map(|(choice, _)| *choice).collect()))
    }

    /// Answers for the seat that is asked.
    pub(crate) fn say(&mut self, choice: Choice) {
        let (seat, _) = self.asked().expect("somebody is asked");
        self.apply(&Move::Say { seat, what: [choice].into_iter().collect() });
    }

    /// Answers at random for the first seat that is asked; returns false once the game is over.
    pub(crate) fn step(&mut self) -> bool {
        let Some((seat, _)) = self.asked() else { return false };
        let mut q = Offer::new();
        self.position.offer(self.content, seat, &mut q);
        assert!(q.is_answerable(), "no choices: {:?}", self.position.stack());
        let what = q.random(&mut self.dice);
        self.apply(&Move::Say { seat, what });
        true
    }

    /// Answers at random until this is so.
    pub(crate) fn until(&mut self, so: impl Fn(&Open) -> bool) {
        while !so(self.open()) {
            assert!(self.roll_once() || self.step(), "the game is over");
        }
    }

    /// The space with this name.
    pub(crate) fn space(&self, name: &str) -> Space {
        self.content.space_named(name).unwrap_or_else(|| panic!("no space {name}"))
    }

    /// The names of the assets that the seat's investigator has.
    pub(crate) fn holdings(&self, seat: Seat) -> Vec<&str> {
        self.open()
            .person(seat)
            .assets
            .iter()
            .map(|asset: Asset| self.content.asset(asset).slug.as_str())
            .collect()
    }
}
