//! Arkham Horror: The Card Game. Investigators with decks of their own against a scenario that moves by itself.

mod areas;
mod bot;
pub mod campaign;
mod catalog;
mod choice;
pub mod content;
pub mod deck;
mod draw;
mod event;
mod flow;
mod options;
mod playable;
pub mod position;
pub mod rules;
mod setup;
mod state;
mod view;
pub mod words;

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Dice, Eye, Game, Laid, Problem, Seat, SetupError, call};
use ts_rs::TS;

use content::{Do, Effect, When};

pub use catalog::{CardFacts, Catalog, EnemyFacts, PlaceFacts, ScenarioFacts};
pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use flow::Frame;
pub use setup::{Deck, Setup};
pub use state::{CardState, Deed, Fate, Known, Lcg, Open, Person, Phase, Story, Test, Testing, Zone, pile};
pub use view::{CardView, PersonView, TestView, View};

pub(crate) type Cx<'a> = table::Cx<'a, Lcg>;
pub(crate) type Wake<'a> = table::Wake<'a, Lcg>;
pub(crate) type Step = table::Step<Lcg>;
pub(crate) type Halt = table::Halt<Lcg>;
pub(crate) type Offer = table::Offer<Lcg>;

/// How a scenario ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// The scenario, by its place in the content.
    pub scenario: u8,
    /// The resolution; 0 if none was reached.
    pub resolution: u8,
    /// The experience in the victory display.
    pub experience: u8,
    /// What it is worth, from 0 to 100.
    pub worth: u8,
}

impl End {
    fn of(game: &Lcg, content: &Content, resolution: u8) -> End {
        let won = (0..=u8::MAX).map(content::CardId).filter(|&card| game.card(card).zone == Zone::Victory);
        let experience = won.filter_map(|card| game.def(content, card).victory).sum();
        let worth = match (content.scenarios()[usize::from(game.open.scenario)].slug.as_str(), resolution) {
            ("the-gathering", 1 | 2) => 100,
            ("the-midnight-masks", _) => experience * 8,
            ("the-devourer-below", 1 | 2) => 100,
            ("the-devourer-below", 3) => 30,
            _ => 0,
        };
        End { scenario: game.open.scenario, resolution, experience, worth: worth.min(100) }
    }

    /// Whether the scenario was won, played for itself: only a resolution on an act does that.
    pub fn won(&self, content: &Content) -> bool {
        let acts = &content.scenarios()[usize::from(self.scenario)].acts;
        let defs = acts.iter().filter_map(|code| content.kind(code)).map(|kind| content.card(kind));
        let backs = defs.flat_map(|def| &def.abilities).filter(|ability| ability.when == When::Advance);
        let by_act = backs.map(|ability| ability.does).any(|does| self.is_reached_by(content, does));
        rule!("lcg:winning-losing.3", by_act, else self.resolution > 0)
    }

    fn is_reached_by(&self, content: &Content, does: Do) -> bool {
        match content.effect(does) {
            Effect::Resolution(n) => *n == self.resolution,
            Effect::All(parts) | Effect::LeadChooses(parts) => {
                parts.iter().any(|&part| self.is_reached_by(content, part))
            }
            _ => false,
        }
    }
}

impl Game for Lcg {
    const NAME: &'static str = "arkham-lcg";
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
        usize::from(self.open.count)
    }

    fn standing(&self, content: &Content, _: &[Frame], seat: Seat, q: &mut Offer) {
        if self.playing(seat) && self.open.peril.is_none() {
            self.offer_fast(content, seat, |choice, rule: RuleId| q.stand(choice, rule));
        }
    }

    fn interject(&mut self, seat: Seat, choice: Choice, _: &mut Cx<'_>) -> Step {
        call(rules::Initiate::fast(seat, choice))
    }

    fn view(&self, content: &Content, stack: &[Frame], eye: Eye) -> View {
        View::of(self, content, stack, eye)
    }

    fn resample(&mut self, content: &Content, _: &mut [Frame], eye: Eye, dice: &mut dyn Dice) {
        let sets = content.scenarios()[usize::from(self.open.scenario)].one_of.len();
        if sets > 0 && !self.open.lot_known.seen_by(eye) {
            self.settle_lot(content, dice.below(sets as u64) as usize);
        }
        let count = usize::from(self.open.count);
        self.decks[..count].iter_mut().for_each(|deck| deck.resample(eye, dice));
        self.scenario.resample(eye, dice);
    }

    fn worth(end: &End, _: Seat) -> f64 {
        f64::from(end.worth) / 100.0
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
