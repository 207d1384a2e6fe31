//! Arkham Horror: The Card Game. A cooperative game in which investigators with decks of their own play against a
//! scenario.

mod bot;
pub mod campaign;
mod catalog;
mod choice;
pub mod content;
pub mod deck;
pub mod describe;
mod event;
mod flow;
mod options;
mod outline;
mod playable;
pub mod position;
pub mod rules;
mod setup;
mod state;
mod view;

use engine::{Dice, Game, Seat, Seats, SetupError, Viewer, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use content::{CardId, CardType};

pub use catalog::{CardFacts, Catalog, EnemyFacts, PlaceFacts, ScenarioFacts};
pub use choice::Choice;
pub use content::Content;
pub use event::Event;
pub use flow::Frame;
pub use setup::{Deck, Setup};
pub use state::{
    CardState, Fate, Lcg, Open, Person, Phase, QueryCache, Story, Test, Testing, TimingEvent, Zone, pile,
};
pub use view::{CardView, PersonView, TestView, View};

pub(crate) type Cx<'a> = engine::Cx<'a, Lcg>;
pub(crate) type Wake<'a> = engine::Wake<'a, Lcg>;
pub(crate) type Step = engine::Step<Lcg>;
pub(crate) type Halt = engine::Halt<Lcg>;
pub(crate) type Offer = engine::Offer<Lcg>;

/// The result of a scenario.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct End {
    /// The scenario, by its index in the content.
    pub scenario: u8,
    /// The resolution; 0 if none was reached.
    pub resolution: u8,
    /// The experience in the victory display.
    pub experience: u8,
    /// The payoff for bots, from 0 to 100.
    pub worth: u8,
    /// The verdict of a standalone scenario.
    pub verdict: Verdict,
}

/// Whether a standalone scenario is won.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Verdict {
    /// Part of a campaign, which continues either way.
    Open,
    /// Standalone and won.
    Won,
    /// Standalone and lost.
    Lost,
}

impl End {
    /// The result with this resolution, 0 for none, and the card that says so.
    fn of(game: &Lcg, content: &Content, resolution: u8, on: Option<CardId>) -> End {
        let won = (0..=u8::MAX).map(CardId).filter(|&card| game.card(card).zone == Zone::Victory);
        let experience = won.filter_map(|card| game.def(content, card).victory).sum();
        let by_act =
            on.is_some_and(|card| game.card_type(content, card) == CardType::Act || card == game.open.act);
        let verdict = match rule!("lcg:winning-losing.3", by_act, else resolution > 0) {
            _ if !game.open.story.standalone => Verdict::Open,
            true => Verdict::Won,
            false => Verdict::Lost,
        };
        let worth = match (content.scenarios()[usize::from(game.open.scenario)].slug.as_str(), resolution) {
            ("the-gathering", 1 | 2) => 100,
            ("the-midnight-masks", _) => experience * 8,
            ("the-devourer-below", 1 | 2) => 100,
            ("the-devourer-below", 3) => 30,
            _ => 0,
        };
        let worth = match verdict {
            Verdict::Open => worth.min(100),
            Verdict::Won => 100,
            Verdict::Lost => worth.min(90),
        };
        End { scenario: game.open.scenario, resolution, experience, worth, verdict }
    }
}

/// The maximum number of attempts to resample a deck until it agrees with public knowledge about weaknesses.
const MAX_RESAMPLE_TRIES: usize = 64;

impl Game for Lcg {
    const NAME: &'static str = "arkham-lcg";
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
        usize::from(self.open.count)
    }

    fn allies(&self, _: Seat) -> Seats {
        Seats::first(self.seats())
    }

    fn anytime_choices(&self, content: &Content, _: &[Frame], seat: Seat, q: &mut Offer) {
        if self.playing(seat) && self.open.peril.is_none() {
            self.offer_fast(content, seat, |choice, rule: RuleId| q.offer_anytime(choice, rule));
        }
    }

    fn play_anytime(&mut self, seat: Seat, choice: Choice, _: &mut Cx<'_>) -> Step {
        call(rules::Initiate::fast(seat, choice))
    }

    fn view(&self, content: &Content, stack: &[Frame], viewer: Viewer) -> View {
        View::of(self, content, stack, viewer)
    }

    fn resample(&mut self, content: &Content, stack: &mut [Frame], viewer: Viewer, dice: &mut dyn Dice) {
        let sets = content.scenarios()[usize::from(self.open.scenario)].one_of.len();
        if sets > 0 && !self.open.lot_known.seen_by(viewer) {
            self.set_random_set(content, dice.below(sets as u64) as usize);
        }
        for seat in (0..self.open.count).map(Seat) {
            let last = stack.iter().map(|frame| match frame {
                Frame::DrawCards(draw) => draw.unresolved(seat),
                _ => 0,
            });
            let last = last.sum();
            for _ in 0..MAX_RESAMPLE_TRIES {
                self.decks[seat.index()].resample(viewer, dice);
                if !self.hides_a_weakness(content, seat, viewer, last) {
                    break;
                }
            }
        }
        self.scenario.resample(viewer, dice);
    }

    fn payoff(end: &End, _: Seat) -> f64 {
        f64::from(end.worth) / 100.0
    }

    fn content_id(content: &Content) -> String {
        content.id().to_string()
    }
}
