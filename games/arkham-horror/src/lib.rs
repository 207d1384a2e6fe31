//! Arkham Horror, third edition. Investigators stand against an Ancient One in a city that is built anew for each
//! scenario.

// A procedure without fields begins with `new` as every other one does; nobody needs a default procedure.
#![allow(clippy::new_without_default)]

mod bot;
mod catalog;
mod choice;
pub mod content;
pub mod describe;
mod event;
mod flow;
mod outline;
mod playable;
mod render_text;
pub mod rules;
mod setup;
mod state;
mod view;

use engine::{Dice, Game, Seat, Seats, SetupError, Viewer};
use serde::{Deserialize, Serialize};

pub use catalog::Catalog;
pub use choice::{Choice, Goods};
pub use content::Content;
pub use event::{Event, Read, Spot};
pub use flow::Frame;
pub use setup::{
    Cup, Encounters, EngagedFollow, GroupDecisions, LodgeVictory, Options, SetUp, Setup, SimultaneousEnd,
    WatcherEncounters,
};
pub use state::{
    ActionKind, Acts, ArkhamHorror, AssetAt, AssetSet, AssetState, Bundle, City, CodexAt, CodexState,
    EncounterDeck, EncounterInProgress, EncounterPile, EventId, MonsterAt, MonsterState, Open, Person, Phase,
    Roll, Row, Shut, Test, TestKind, pile,
};
pub use view::View;

type Cx<'a> = engine::Cx<'a, ArkhamHorror>;
type Wake<'a> = engine::Wake<'a, ArkhamHorror>;
type Step = engine::Step<ArkhamHorror>;
type Offer = engine::Offer<ArkhamHorror>;
type Halt = engine::Halt<ArkhamHorror>;

/// How a game ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum End {
    /// The players have won by the back of this archive card.
    Won(content::CodexCard),
    /// The lodge has won: these seats, as bits, joined it. Whether the others have won too is a table option.
    Lodge {
        /// The seats that joined, as bits.
        members: u8,
        /// Whether only they have won.
        only_members: bool,
    },
    /// The players have lost by the back of this archive card.
    Lost(content::CodexCard),
    /// No investigator is left.
    NobodyLeft,
}

impl Game for ArkhamHorror {
    const NAME: &'static str = "arkham-horror";
    type Setup = Setup;
    type Content = Content;
    type Choice = Choice;
    type Event = Event;
    type View = View;
    type PositionFile = engine::NoPositionFile;
    type Frame = Frame;
    type End = End;

    fn setup(setup: &Setup, content: &Content) -> Result<(Self, Frame), SetupError> {
        setup::lay_out(setup, content)
    }

    fn seats(&self) -> usize {
        usize::from(self.open.players)
    }

    fn allies(&self, _: Seat) -> Seats {
        Seats::first(self.seats())
    }

    fn view(&self, content: &Content, _: &[Frame], viewer: Viewer) -> View {
        View::of(self, content, viewer)
    }

    fn resample(&mut self, _: &Content, _: &mut [Frame], viewer: Viewer, dice: &mut dyn Dice) {
        self.shut.resample(viewer, dice);
    }

    fn payoff(end: &End, seat: Seat) -> f64 {
        match *end {
            End::Won(_) => 1.0,
            End::Lodge { members, only_members } => {
                f64::from(u8::from(!only_members || members & 1 << seat.index() != 0))
            }
            End::Lost(_) | End::NobodyLeft => 0.0,
        }
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
