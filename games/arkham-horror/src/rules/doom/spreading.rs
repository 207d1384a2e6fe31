//! Spreading doom and gate bursts.

use engine::{Flow, Odds, Procedure, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::events::SeeTopEvent;
use super::super::out_of_step;
use super::super::places::SpaceSet;
use super::PlaceDoomEach;
use crate::content::{Content, EventCard};
use crate::state::EventId;
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

/// Doom is spread once: the bottom event is discarded, and doom placed where it says.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpreadDoom {
    step: SpreadStep,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum SpreadStep {
    /// Nothing is drawn yet.
    Draw,
    /// This event is drawn; which card it is decides the next roll.
    Turn(EventId),
    /// Doom is placed in each space that the card marks: so many times.
    Place(EventCard, u8),
}

impl SpreadDoom {
    /// Doom is spread once.
    pub fn new() -> SpreadDoom {
        SpreadDoom { step: SpreadStep::Draw }
    }

    /// The spaces that the card marks more than `times` times.
    fn marked(game: &ArkhamHorror, content: &Content, card: EventCard, times: u8) -> SpaceSet {
        let symbols = || game.doom_symbols(content, card);
        let all =
            symbols().filter(|&space| symbols().filter(|&other| other == space).count() > usize::from(times));
        let all: SpaceSet = all.collect();
        rule!("ah3:406.3", all, else all.iter().take(1).filter(|_| times == 0).collect())
    }

    fn place(&mut self, game: &ArkhamHorror, content: &Content, card: EventCard, times: u8) -> Step {
        let spaces = Self::marked(game, content, card, times);
        if spaces.is_empty() {
            return engine::become_(SeeTopEvent::new());
        }
        self.step = SpreadStep::Place(card, times + 1);
        rule!("ah3:406.2", call(PlaceDoomEach::new(spaces)), else Ok(Flow::Done))
    }
}

impl SpreadDoom {
    /// The event whose front is about to be seen.
    pub(crate) fn turning(&self) -> Option<EventId> {
        match self.step {
            SpreadStep::Turn(event) => Some(event),
            SpreadStep::Draw | SpreadStep::Place(..) => None,
        }
    }
}

impl Procedure<ArkhamHorror> for SpreadDoom {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.step, wake) {
            (SpreadStep::Draw, Wake::Enter) => {
                if !game.renew_events(cx) {
                    cx.tell(RuleId("ah3:003"), || Event::NothingLeft);
                    return Ok(Flow::Done);
                }
                Ok(Flow::Roll)
            }
            (SpreadStep::Draw, Wake::Rolled(event)) => {
                let event = EventId(event as u8);
                game.shut.city.take_bottom(event);
                self.step = SpreadStep::Turn(event);
                Ok(Flow::Roll)
            }
            (SpreadStep::Turn(event), Wake::Rolled(card)) => {
                let card = EventCard(card as u8);
                game.shut.city.see_front(event, card);
                game.discard_event(card, cx);
                self.place(game, cx.content, card, 0)
            }
            (SpreadStep::Place(card, times), Wake::Back(_)) => self.place(game, cx.content, card, times),
            _ => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:406.2"));
        match self.step {
            SpreadStep::Draw => game.shut.city.bottom_odds(odds),
            SpreadStep::Turn(event) => game.shut.city.front_odds(event, odds),
            SpreadStep::Place(..) => {}
        }
    }
}

/// A gate bursts: doom is placed in each space of the neighbourhood on the top event, and the event and all discarded ones
/// are shuffled and put under the event deck.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct GateBurst {
    step: BurstStep,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum BurstStep {
    Draw,
    Place(EventId),
}

impl GateBurst {
    /// A gate bursts.
    pub fn new() -> GateBurst {
        GateBurst { step: BurstStep::Draw }
    }
}

impl Procedure<ArkhamHorror> for GateBurst {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (self.step, wake) {
            (BurstStep::Draw, Wake::Enter | Wake::Back(_)) => {
                if !game.renew_events(cx) {
                    cx.tell(RuleId("ah3:003"), || Event::NothingLeft);
                    return Ok(Flow::Done);
                }
                if !game.shut.city.is_top_public() {
                    return call(SeeTopEvent::new());
                }
                let Some(event) = game.shut.city.take_top() else { return Ok(Flow::Done) };
                self.step = BurstStep::Place(event);
                let Some(at) = game.home_of(cx.content, event) else { return out_of_step() };
                cx.tell(RuleId("ah3:204.11a"), || Event::GateBurst(at));
                let spaces = at.spaces().into_iter().collect();
                let none = SpaceSet::NONE;
                call(PlaceDoomEach::new(rule!("ah3:204.11a", spaces, else none)))
            }
            (BurstStep::Place(event), Wake::Back(_)) => {
                rule!("ah3:204.11a", { game.put_discard_under(Some(event)) });
                engine::become_(SeeTopEvent::new())
            }
            _ => out_of_step(),
        }
    }
}
