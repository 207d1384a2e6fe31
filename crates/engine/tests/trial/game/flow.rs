//! The list of procedures and the `Game` implementation of the test game.

use engine::{Card, Dice, End, Game, Msg, Pool, Seat, Seats, SetupError, Viewer};

use super::rules::draught::Smoke;
use super::rules::haunting::{Darken, Haunt, React};
use super::rules::hour::{Deal, Hour, Lean, Turn};
use super::rules::listening::{Draw, Listen, Search, Veil};
use super::state::{CARDS, Choice, Content, DECK, Dusk, Event, Fault, Open, Seance, SeanceEnd, Seen};
use super::words::Words;
use super::{Cx, Halt, Offer, Step};

engine::procedures! {
    /// The procedures that can be in progress.
    pub enum Frame of Seance { Deal, Hour, Lean, Turn, Draw, Haunt, React, Darken, Listen, Search, Veil, Smoke }
}

impl Game for Seance {
    const NAME: &'static str = "seance";
    type Setup = Dusk;
    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type View = Seen;
    type Frame = Frame;
    type End = SeanceEnd;
    type PositionFile = Words;

    fn setup(dusk: &Dusk, content: &Content) -> Result<(Self, Frame), SetupError> {
        if !(2..=4).contains(&dusk.seats) {
            let problem = Msg::out_of_range(dusk.seats, 2, 4);
            return Err(SetupError { place: "seats", problem });
        }
        if usize::from(dusk.cards) > CARDS || dusk.seats * dusk.hand > dusk.cards {
            let problem = Msg::out_of_range(dusk.cards, dusk.seats * dusk.hand, CARDS as i64);
            return Err(SetupError { place: "cards", problem });
        }
        let mut shut = Pool::new();
        (0..dusk.cards).for_each(|card| shut.put(Card(card), DECK, End::Top, Seats::ALL));
        shut.shuffle(DECK);
        let mut candles = [0; 4];
        candles[..usize::from(dusk.seats)].fill(dusk.candles);
        let open = Open {
            seats: dusk.seats,
            hour: 1,
            hours: dusk.hours,
            candles,
            draught: false,
            discard: Vec::new(),
            reshuffled: false,
            leaned: [None; 4],
            unsaved: false,
            leak: content.leak(),
        };
        Ok((Seance { open, shut }, Deal { each: dusk.hand, dealt: 0 }.into()))
    }

    fn seats(&self) -> usize {
        self.open.seats.into()
    }

    fn anytime_choices(&self, _: &Content, stack: &[Frame], seat: Seat, q: &mut Offer) {
        self.may_snuff(stack, seat, q);
    }

    fn play_anytime(&mut self, seat: Seat, what: Choice, cx: &mut Cx<'_>) -> Step {
        match what {
            Choice::Snuff => self.snuff(seat, cx),
            _ => Err(Halt::Bug("only a candle can be snuffed at any time")),
        }
    }

    fn view(&self, content: &Content, _: &[Frame], viewer: Viewer) -> Seen {
        self.seen(content, viewer)
    }

    fn resample(&mut self, content: &Content, _: &mut [Frame], viewer: Viewer, dice: &mut dyn Dice) {
        match content.fault {
            Some(Fault::FrozenResample) => {}
            Some(Fault::IgnoresReshuffle) if self.open.reshuffled => {}
            Some(Fault::RedrawsKnown) => self.shut.resample(Viewer::NONE, dice),
            _ => self.shut.resample(viewer, dice),
        }
    }

    fn payoff(end: &SeanceEnd, seat: Seat) -> f64 {
        match end {
            SeanceEnd::Alone(winner) | SeanceEnd::Brightest(winner) => f64::from(*winner == seat),
            SeanceEnd::Nobody => 0.5,
        }
    }

    fn content_id(_: &Content) -> String {
        "parlour".into()
    }
}
