//! Events: the event deck, spawning clues, and what becomes of an event after its encounter.

use engine::{Flow, Odds, Procedure, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::out_of_step;
use crate::content::{Content, EventCard, Neighbourhood};
use crate::state::EventId;
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

impl ArkhamHorror {
    /// The neighbourhood on the back of an event.
    pub(crate) fn home_of(&self, content: &Content, event: EventId) -> Option<Neighbourhood> {
        self.on_map(content).get(self.shut.city.place_of(event)).copied()
    }

    /// Makes sure that an event can be drawn: if the deck is empty, the discarded events form a new one. Returns false if
    /// there are none either.
    pub(crate) fn renew_events(&mut self, cx: &mut Cx<'_>) -> bool {
        if self.shut.city.events_left() == 0 && !self.open.event_discard.is_empty() {
            self.put_discard_under(None);
            cx.tell(RuleId("ah3:477.2"), || Event::EventsRenewed);
        }
        self.shut.city.events_left() > 0
    }

    /// Shuffles the discarded events, with another one if it is given, and puts them under the event deck.
    pub(crate) fn put_discard_under(&mut self, with: Option<EventId>) {
        let city = &mut self.shut.city;
        let discarded = self.open.event_discard.iter().filter_map(|card| city.back_of(card));
        let events: SmallVec<[EventId; 24]> = discarded.chain(with).collect();
        self.open.event_discard.clear();
        city.put_under(&events);
    }

    /// Puts an event face up on the discard pile.
    pub(crate) fn discard_event(&mut self, card: EventCard, cx: &mut Cx<'_>) {
        rule!("ah3:477.10", { self.open.event_discard.push(card) });
        cx.reveal(RuleId("ah3:477.10"), || Event::EventDiscarded { card });
    }

    /// Shuffles an event with the top two cards of its neighbourhood's deck.
    pub(crate) fn shuffle_event_in(&mut self, event: EventId, cx: &mut Cx<'_>) {
        self.shut.city.shuffle_in(event);
        if let Some(home) = self.home_of(cx.content, event) {
            cx.tell(RuleId("ah3:488.3"), || Event::EventShuffledIn(home));
        }
    }
}

/// The back of the event that is now on top of the event deck is seen by everybody.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SeeTopEvent {}

impl SeeTopEvent {
    /// The back of the event that is now on top of the event deck is seen by everybody.
    pub fn new() -> SeeTopEvent {
        SeeTopEvent {}
    }
}

impl Procedure<ArkhamHorror> for SeeTopEvent {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if game.shut.city.is_top_public() => Ok(Flow::Done),
            Wake::Enter => Ok(Flow::Roll),
            Wake::Rolled(event) => {
                let event = EventId(event as u8);
                game.shut.city.see_top(event);
                if let Some(home) = game.home_of(cx.content, event) {
                    cx.reveal(RuleId("ah3:477.2"), || Event::EventTop(home));
                }
                Ok(Flow::Done)
            }
            Wake::Said(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:477.2"));
        game.shut.city.top_odds(odds);
    }
}

/// A clue is spawned in the neighbourhood on the top event, which is shuffled into the deck there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SpawnClue {}

impl SpawnClue {
    /// A clue is spawned.
    pub fn new() -> SpawnClue {
        SpawnClue {}
    }
}

impl Procedure<ArkhamHorror> for SpawnClue {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        if !game.renew_events(cx) {
            cx.tell(RuleId("ah3:003"), || Event::NothingLeft);
            return Ok(Flow::Done);
        }
        if !game.shut.city.is_top_public() {
            return call(SeeTopEvent::new());
        }
        let Some(event) = game.shut.city.take_top() else { return Ok(Flow::Done) };
        let Some(home) = game.home_of(cx.content, event) else { return out_of_step() };
        let clues = &mut game.open.clues[home.index()];
        *clues = clues.saturating_add(rule!("ah3:488.3", 1, else 0));
        cx.tell(RuleId("ah3:488.3"), || Event::ClueSpawned(home));
        rule!("ah3:488.3", { game.shuffle_event_in(event, cx) });
        engine::become_(SeeTopEvent::new())
    }
}
