//! Tests that a search evaluates a position once for all allies.

use std::sync::atomic::{AtomicU64, Ordering};

use bots::{Bot, Budget, Search, Thought};
use engine::{
    Ask, Cx, Dice, Evaluate, Flow, Game, Halt, NoPositionFile, Offer, Position, Procedure, Seat, Seats,
    SetupError, Step, Viewer, Wake,
};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

const RULE: RuleId = RuleId("beacon:turn.1");
const SEATS: usize = 4;
const WALKS: u32 = 400;

/// A test game: four keepers of a beacon add wood in turn; all win if the sum comes close to a target.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Beacon {
    wood: u32,
}

/// The content: the allies, and a counter of evaluations.
struct Keepers {
    allies: Seats,
    evaluations: AtomicU64,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
struct Turn(u8);

impl Procedure<Beacon> for Turn {
    fn step(&mut self, game: &mut Beacon, wake: Wake<'_, Beacon>, _: &mut Cx<'_, Beacon>) -> Step<Beacon> {
        match wake {
            Wake::Enter => Ok(Flow::Ask(Ask::one(Seat(self.0 % SEATS as u8)))),
            Wake::Said([(_, more)]) => {
                game.wood += u32::from(*more);
                if self.0 == 39 { Err(Halt::Over(game.wood)) } else { Ok(Flow::Become(Turn(self.0 + 1))) }
            }
            _ => Err(Halt::Bug("out of step")),
        }
    }

    fn offer(&self, _: &Beacon, _: &Keepers, _: Seat, q: &mut Offer<Beacon>) {
        q.ask(RULE);
        (0..3).for_each(|more| q.offer(more, RULE));
    }
}

impl Game for Beacon {
    const NAME: &'static str = "beacon";
    type Setup = ();
    type Content = Keepers;
    type Choice = u8;
    type Event = ();
    type View = u32;
    type Frame = Turn;
    type End = u32;
    type PositionFile = NoPositionFile;

    fn setup((): &(), _: &Keepers) -> Result<(Self, Turn), SetupError> {
        Ok((Beacon { wood: 0 }, Turn(0)))
    }
    fn seats(&self) -> usize {
        SEATS
    }
    fn view(&self, _: &Keepers, _: &[Turn], _: Viewer) -> u32 {
        self.wood
    }
    fn resample(&mut self, _: &Keepers, _: &mut [Turn], _: Viewer, _: &mut dyn Dice) {}
    fn payoff(end: &u32, _: Seat) -> f64 {
        1.0 / f64::from(1 + end.abs_diff(50))
    }
    fn content_id(_: &Keepers) -> String {
        "wood".into()
    }
}

impl Evaluate for Beacon {
    fn value(&self, keepers: &Keepers, _: &[Turn], _: Seat) -> f64 {
        keepers.evaluations.fetch_add(1, Ordering::Relaxed);
        1.0 / f64::from(1 + self.wood.abs_diff(11))
    }
    fn same_value(&self, keepers: &Keepers, seat: Seat) -> Seats {
        if keepers.allies.has(seat) { keepers.allies } else { Seats::only(seat) }
    }
    fn is_quiet(&self, _: &Keepers, stack: &[Turn]) -> bool {
        stack.last().is_some_and(|turn| turn.0 % SEATS as u8 == 0)
    }
}

/// The first keeper's decision, and the number of evaluations it took.
fn think(allies: Seats) -> (Thought<Beacon>, u64) {
    let keepers = Keepers { allies, evaluations: AtomicU64::new(0) };
    let position = Position::<Beacon>::start(&(), &mut Cx::silent(&keepers)).expect("the set-up is playable");
    let mut dice = Pcg64::seed_from_u64(7);
    let thought = Search::new(Budget::Walks(WALKS)).think(&position, &keepers, Seat(0), &mut dice);
    (thought.expect("it is asked"), keepers.evaluations.into_inner())
}

#[test]
fn a_position_is_evaluated_once_for_all_allies() {
    let (alone, each) = think(Seats::NONE);
    let (sides, two) = think(Seats::first(3));
    let (together, once) = think(Seats::first(SEATS));
    assert_eq!(alone, together, "the same seed gives the same thought");
    assert_eq!(alone, sides, "with three allies against one too");
    assert_eq!(once, u64::from(WALKS), "one evaluation for each walk");
    assert!(once < two && two < each, "{once} evaluations together, {two} in two sides, {each} apart");
}
