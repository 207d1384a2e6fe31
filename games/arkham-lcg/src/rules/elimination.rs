//! Elimination: removes an investigator and their cards from the game.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Closing, ask, out_of_step};
use crate::content::{CardId, CardType, Content, Occasion};
use crate::state::{Fate, TimingEvent, Zone};
use crate::{Choice, Cx, End, Event, Halt, Lcg, Offer, Step, Wake};

/// Eliminates an investigator, step by step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Eliminate {
    seat: Seat,
    fate: Option<Fate>,
    pub(crate) stage: u8,
    /// Whether the scenario is ending, so that cards and the lead no longer matter.
    last: bool,
}

impl Eliminate {
    /// Defeat by damage or horror.
    pub fn defeated(seat: Seat) -> Eliminate {
        Eliminate { seat, fate: None, stage: 0, last: false }
    }

    /// Defeat by damage or horror at the same time as the scenario ends.
    pub(super) fn at_the_end(seat: Seat) -> Eliminate {
        Eliminate { last: true, ..Eliminate::defeated(seat) }
    }

    /// Elimination with this fate.
    pub fn with(seat: Seat, fate: Fate) -> Eliminate {
        Eliminate { fate: Some(fate), ..Eliminate::defeated(seat) }
    }
}

impl Procedure<Lcg> for Eliminate {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Part(part))]) if self.stage == 1 => {
                self.fate = Some(if part == 0 { Fate::Wounded } else { Fate::Mad });
            }
            Wake::Said(&[(_, Choice::Turn(lead))]) => {
                game.open.lead = lead;
                cx.tell(RuleId("lcg:elimination.7"), || Event::Lead(lead));
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let seat = self.seat;
        if self.fate.is_none() {
            let me = CardId::investigator(seat);
            let (dead, mad) = match game.person(seat).fell {
                (false, false) => game.reaches_limits(cx.content, me),
                fell => fell,
            };
            let marked = rule!("lcg:standalone.6", !game.open.story.standalone, else true);
            if marked && rule!("lcg:trauma.1", dead && mad, else false) {
                self.stage = 1;
                return ask(seat);
            }
            self.fate = Some(if mad { Fate::Mad } else { Fate::Wounded });
        }
        let fate = self.fate.unwrap_or(Fate::Lost);
        if self.last {
            game.set_fate(seat, fate, cx);
            return Ok(Flow::Done);
        }
        loop {
            self.stage += 1;
            match self.stage {
                1 => self.stage = 1,
                2 if rule!("lcg:elimination.1", true) => {
                    let me = CardId::investigator(seat);
                    let event = TimingEvent::new(Occasion::GameEnds, Some(seat), me, game.location(seat));
                    if let Some(frame) = game.before(event) {
                        return call(Closing::new(frame));
                    }
                    game.drop_event();
                }
                2 => {}
                3 => {
                    game.set_fate(seat, fate, cx);
                    game.clear_seat(seat, cx);
                    if rule!("lcg:elimination.7", game.open.lead == seat, else false)
                        && game.players().count() > 1
                    {
                        return ask(game.players().next().unwrap_or(seat));
                    }
                }
                4 => {
                    if rule!("lcg:elimination.7", !game.playing(game.open.lead), else false)
                        && let Some(lead) = game.players().next()
                    {
                        game.open.lead = lead;
                        cx.tell(RuleId("lcg:elimination.7"), || Event::Lead(lead));
                    }
                    if rule!("lcg:elimination.8", game.players().next().is_none(), else false) {
                        return call(super::Finish::without());
                    }
                    // Others defeated at the same time are eliminated first.
                    let alone =
                        game.open.hits.is_empty() || !game.players().any(|seat| game.falls(cx.content, seat));
                    if let Some(frame) = game.pending_resolution(cx.content).filter(|_| alone) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, _: Seat, q: &mut Offer) {
        if self.stage == 1 {
            q.ask(RuleId("lcg:trauma.1"));
            q.public_count();
            q.offer(Choice::Part(0), RuleId("lcg:trauma.1"));
            q.offer(Choice::Part(1), RuleId("lcg:trauma.1"));
        } else {
            q.ask(RuleId("lcg:elimination.7"));
            q.public_count();
            for seat in game.players() {
                q.offer(Choice::Turn(seat), RuleId("lcg:elimination.7"));
            }
        }
    }
}

impl Lcg {
    /// Sets the fate of an investigator, with trauma if it is a defeat by damage or horror.
    pub(crate) fn set_fate(&mut self, seat: Seat, fate: Fate, cx: &mut Cx<'_>) {
        let (physical, mental) = match fate {
            _ if rule!("lcg:standalone.6", self.open.story.standalone, else false) => (0, 0),
            Fate::Wounded => rule!("lcg:trauma.1", (1, 0), else (0, 0)),
            Fate::Mad => rule!("lcg:trauma.1", (0, 1), else (0, 0)),
            Fate::Lost => rule!("lcg:defeated-by-ability.1", (0, 0), else (1, 0)),
            Fate::Playing | Fate::Resigned => (0, 0),
        };
        self.person_mut(seat).fate = fate;
        cx.tell(RuleId("lcg:elimination.1"), || Event::Gone { seat, fate });
        self.add_trauma(seat, physical, mental, cx);
    }

    /// Gives an investigator trauma.
    pub(crate) fn add_trauma(&mut self, seat: Seat, physical: u8, mental: u8, cx: &mut Cx<'_>) {
        if physical + mental > 0 {
            let person = self.person_mut(seat);
            person.physical += physical;
            person.mental += mental;
            cx.tell(RuleId("lcg:trauma.1"), || Event::Trauma { seat, physical, mental });
        }
    }

    /// Removes the cards of an eliminated seat; enemies engaged with it and its clues stay at its location.
    pub(crate) fn clear_seat(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let me = CardId::investigator(seat);
        let here = self.location(seat);
        // Their weaknesses are removed wherever they are in play.
        for card in self.open.play.iter() {
            let own = card.owner() == Some(seat) && self.def(cx.content, card).weakness.is_some();
            if rule!("lcg:elimination.1", own, else false) {
                self.remove(card, cx);
            }
        }
        for card in self.open.play.iter() {
            if self.controller(cx.content, card) != Some(seat) || card == me {
                continue;
            }
            match self.card_type(cx.content, card) {
                CardType::Enemy => rule!("lcg:elimination.5", {
                    let state = self.card_mut(card);
                    (state.by, state.at) = (None, here);
                    cx.tell(RuleId("lcg:elimination.5"), || Event::Disengaged(card));
                }),
                _ if card.owner() == Some(seat) || self.card(card).zone == Zone::Play => {
                    rule!("lcg:elimination.2", {
                        self.remove(card, cx);
                    });
                }
                _ => rule!("lcg:elimination.6", {
                    self.discard(card, cx);
                }),
            }
        }
        let (clues, place) = (self.me(seat).clues, here);
        if let Some(place) = place
            && clues > 0
        {
            rule!("lcg:elimination.4", {
                self.card_mut(place).clues += clues;
                cx.tell(RuleId("lcg:elimination.4"), || Event::CluesOn { card: place, n: clues as i8 });
            });
        }
        let state = self.me_mut(seat);
        (state.clues, state.resources) = (0, 0);
        state.at = None;
        self.open.play.remove(me);
        self.rebuild_cache(cx.content);
        self.empty_hand_and_deck(seat);
    }

    /// Ends the scenario with a resolution, 0 for none, found on this card.
    pub(crate) fn over(&mut self, resolution: u8, on: Option<CardId>, cx: &mut Cx<'_>) -> Step {
        let end = End::of(self, cx.content, resolution, on);
        cx.tell(RuleId("lcg:winning-losing.1"), || Event::Over(end));
        Err(Halt::Over(end))
    }
}
