//! Cthulhu Wars: Duel. Two factions of the Mythos fight for Lovecraft Country until one reaches 30 doom or the
//! world ends.

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

use rulebook::RuleId;
use serde::{Deserialize, Serialize};
use table::{Dice, Eye, Flow, Game, Laid, Problem, Seat, SetupError};

pub use catalog::{
    AbilityFacts, Border, Catalog, FactionFacts, KindFacts, PartFacts, RequirementFacts, ZoneFacts,
};
pub use choice::Choice;
pub use content::Content;
pub use event::{Event, Income, Loss};
pub use flow::Frame;
pub use setup::{Lots, Setup};
pub use state::{Battle, Duel, Fight, Open, Phase, Piece, Side, enemy, pile, sign_value};
pub use view::{SideView, View, ZoneView};

pub(crate) type Cx<'a> = table::Cx<'a, Duel>;
pub(crate) type Wake<'a> = table::Wake<'a, Duel>;
pub(crate) type Step = table::Step<Duel>;
pub(crate) type Halt = table::Halt<Duel>;
pub(crate) type Offer = table::Offer<Duel>;

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// One player has more doom.
    Won(Seat),
    /// Both have the same.
    Shared,
}

impl Game for Duel {
    const NAME: &'static str = "cthulhu-duel";
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
        2
    }

    fn standing(&self, _: &Content, _: &[Frame], seat: Seat, q: &mut Offer) {
        self.offer_reveals(seat, q);
    }

    fn interject(&mut self, seat: Seat, choice: Choice, cx: &mut Cx<'_>) -> Step {
        let Choice::Reveal(value) = choice else { return rules::out_of_step() };
        self.reveal_sign(seat, value, RuleId("cwd:elder-signs.3"), cx)?;
        Ok(Flow::Done)
    }

    fn view(&self, content: &Content, _: &[Frame], eye: Eye) -> View {
        View::of(self, content, eye)
    }

    fn resample(&mut self, _: &Content, _: &mut [Frame], eye: Eye, dice: &mut dyn Dice) {
        self.signs.resample(eye, dice);
    }

    fn worth(end: &End, seat: Seat) -> f64 {
        match end {
            End::Won(winner) if *winner == seat => 1.0,
            End::Won(_) => 0.0,
            End::Shared => 0.5,
        }
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
