//! Arkham Horror: Final Hour. One night on the campus of Miskatonic University, eight rounds to send an
//! Ancient One back.

mod areas;
mod bot;
mod catalog;
mod choice;
pub mod content;
mod draw;
mod event;
mod flow;
mod playable;
pub mod position;
pub mod rules;
mod setup;
mod state;
mod view;
pub mod words;

use serde::{Deserialize, Serialize};
use table::{Dice, Eye, Game, Laid, Problem, Seat, Seats, SetupError};

pub use catalog::Catalog;
pub use choice::Choice;
pub use content::Content;
pub use event::{Event, Half, Vain};
pub use flow::Frame;
pub use setup::{SetUp, Setup};
pub use state::{
    Blind, Clue, Figure, FinalHour, Gate, Open, Person, Phase, Play, Seal, Shut, bits, clue, gate_symbol,
    pile,
};
pub use view::View;
pub use words::card_text;

type Cx<'a> = table::Cx<'a, FinalHour>;
type Wake<'a> = table::Wake<'a, FinalHour>;
type Step = table::Step<FinalHour>;
type Offer = table::Offer<FinalHour>;
type Halt = table::Halt<FinalHour>;

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The ritual was reversed.
    Won,
    /// The investigators have lost.
    Lost(Defeat),
}

/// Why the investigators have lost.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Defeat {
    /// A monster or destruction token found no room at the ritual site.
    RitualSite,
    /// An investigator lost the last health.
    Death,
    /// The attempt to reverse the ritual failed.
    RitualFailed,
}

impl Game for FinalHour {
    const NAME: &'static str = "final-hour";
    type Setup = Setup;
    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type Frame = Frame;
    type End = End;

    fn setup(setup: &Setup, content: &Content) -> Result<(Self, Frame), SetupError> {
        setup::lay_out(setup, content)
    }

    fn read_position(content: &Content, text: &str) -> Result<Laid<Self>, Problem> {
        position::read(content, text)
    }

    fn seats(&self) -> usize {
        self.open.seats().len()
    }

    fn allies(&self, _: Seat) -> Seats {
        self.open.seats()
    }

    fn view(&self, content: &Content, _: &[Frame], eye: Eye) -> View {
        View::of(self, content, eye)
    }

    fn resample(&mut self, _: &Content, _: &mut [Frame], eye: Eye, dice: &mut dyn Dice) {
        let Shut { priority, actions, clues, gates, cup, items } = &mut self.shut;
        priority.resample(eye, dice);
        actions.resample(eye, dice);
        clues.resample(eye, dice);
        gates.resample(eye, dice);
        cup.resample(eye, dice);
        items.resample(eye, dice);
    }

    fn worth(end: &End, _: Seat) -> f64 {
        match end {
            End::Won => 1.0,
            End::Lost(_) => 0.0,
        }
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
