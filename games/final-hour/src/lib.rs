//! Arkham Horror: Final Hour. One night on the campus of Miskatonic University, eight rounds to send an
//! Ancient One back.

mod bot;
mod catalog;
mod choice;
pub mod content;
pub mod describe;
mod event;
mod flow;
mod outline;
mod playable;
pub mod position;
mod render_text;
pub mod rules;
mod setup;
mod state;
mod view;

use engine::{Dice, Game, Seat, Seats, SetupError, Viewer};
use serde::{Deserialize, Serialize};

pub use catalog::Catalog;
pub use choice::Choice;
pub use content::Content;
pub use describe::card_text;
pub use event::{Event, Half, Vain};
pub use flow::Frame;
pub use setup::{SetUp, Setup};
pub use state::{
    Blind, Clue, Figure, FinalHour, Gate, Open, Person, Phase, Play, Seal, Shut, bits, clue, gate_symbol,
    pile,
};
pub use view::View;

type Cx<'a> = engine::Cx<'a, FinalHour>;
type Wake<'a> = engine::Wake<'a, FinalHour>;
type Step = engine::Step<FinalHour>;
type Offer = engine::Offer<FinalHour>;
type Halt = engine::Halt<FinalHour>;

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
    /// A monster or destruction token could not be placed because the ritual site was full.
    RitualSite,
    /// An investigator lost their last health.
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
    type PositionFile = position::File;

    fn setup(setup: &Setup, content: &Content) -> Result<(Self, Frame), SetupError> {
        setup::lay_out(setup, content)
    }

    fn seats(&self) -> usize {
        self.open.seats().len()
    }

    fn allies(&self, _: Seat) -> Seats {
        self.open.seats()
    }

    fn view(&self, content: &Content, _: &[Frame], viewer: Viewer) -> View {
        View::of(self, content, viewer)
    }

    fn resample(&mut self, _: &Content, _: &mut [Frame], viewer: Viewer, dice: &mut dyn Dice) {
        let Shut { priority, actions, clues, gates, cup, items } = &mut self.shut;
        priority.resample(viewer, dice);
        actions.resample(viewer, dice);
        clues.resample(viewer, dice);
        gates.resample(viewer, dice);
        cup.resample(viewer, dice);
        items.resample(viewer, dice);
    }

    fn payoff(end: &End, _: Seat) -> f64 {
        match end {
            End::Won => 1.0,
            End::Lost(_) => 0.0,
        }
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
