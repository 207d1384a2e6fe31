//! Cthulhu Wars: Duel. Two factions of the Mythos fight for Lovecraft Country until one reaches 30 doom or the
//! world ends.

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

use engine::{Dice, Flow, Game, Seat, SetupError, Viewer};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

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

pub(crate) type Cx<'a> = engine::Cx<'a, Duel>;
pub(crate) type Wake<'a> = engine::Wake<'a, Duel>;
pub(crate) type Step = engine::Step<Duel>;
pub(crate) type Halt = engine::Halt<Duel>;
pub(crate) type Offer = engine::Offer<Duel>;

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// One player has more doom.
    Won(Seat),
    /// Both players have the same doom.
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
    type PositionFile = position::File;

    fn setup(setup: &Setup, content: &Content) -> Result<(Self, Frame), SetupError> {
        setup::lay_out(setup, content)
    }

    fn seats(&self) -> usize {
        2
    }

    fn anytime_choices(&self, _: &Content, _: &[Frame], seat: Seat, q: &mut Offer) {
        self.offer_reveals(seat, q);
    }

    fn play_anytime(&mut self, seat: Seat, choice: Choice, cx: &mut Cx<'_>) -> Step {
        let Choice::Reveal(value) = choice else { return rules::out_of_step() };
        self.reveal_sign(seat, value, RuleId("cwd:elder-signs.3"), cx)?;
        Ok(Flow::Done)
    }

    fn view(&self, content: &Content, _: &[Frame], viewer: Viewer) -> View {
        View::of(self, content, viewer)
    }

    fn resample(&mut self, _: &Content, _: &mut [Frame], viewer: Viewer, dice: &mut dyn Dice) {
        self.signs.resample(viewer, dice);
    }

    fn payoff(end: &End, seat: Seat) -> f64 {
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
