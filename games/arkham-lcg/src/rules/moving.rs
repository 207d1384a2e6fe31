//! Investigator movement: leaving, entering and revealing locations.

use engine::{Card, Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Ability, CardId, Content, Effect, EffectId, Occasion, Time, When};
use crate::state::{Env, TimingEvent, pile};
use crate::{Cx, Event, Lcg, Step, Wake};

/// Moves an investigator to a location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Walk {
    seat: Seat,
    to: CardId,
    stage: u8,
}

impl Walk {
    /// Moves the seat there.
    pub fn new(seat: Seat, to: CardId) -> Walk {
        Walk { seat, to, stage: 0 }
    }
}

impl Procedure<Lcg> for Walk {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        let (seat, to) = (self.seat, self.to);
        let me = CardId::investigator(seat);
        loop {
            self.stage += 1;
            // Abilities triggered after entering wait until everything that belongs to entering is resolved.
            match rule!("lcg:after.1", self.stage, else [0, 1, 2, 4, 3][usize::from(self.stage.min(4))]) {
                _ if self.stage > 4 => return Ok(Flow::Done),
                1 => {
                    let there = rule!("lcg:move.8", game.location(seat) == Some(to), else false);
                    if there || !game.is_in_play(to) {
                        return Ok(Flow::Done);
                    }
                    let from = game.location(seat);
                    let event = TimingEvent::new(Occasion::Leave, Some(seat), from.unwrap_or(me), from);
                    if let Some(frame) = game.before(event) {
                        // Announces the destination before those abilities are resolved.
                        cx.tell(RuleId("lcg:move.1"), || Event::SetsOut { card: me, to });
                        return call(frame);
                    }
                }
                2 => {
                    let cancelled = game.current().is_some_and(|event| event.cancelled);
                    game.drop_event();
                    if cancelled || !game.playing(seat) {
                        return Ok(Flow::Done);
                    }
                    for enemy in game.enemies(cx.content).collect::<super::texts::Cards>() {
                        let follows = rule!("lcg:enemy-engagement.1", game.may_enter(cx.content, enemy, to), else false);
                        if game.card(enemy).by == Some(seat) && !follows {
                            game.disengage(enemy, cx);
                        }
                    }
                    rule!("lcg:move.1", {
                        game.me_mut(seat).at = Some(to);
                    });
                    cx.tell(RuleId("lcg:move.1"), || Event::Moved { card: me, to });
                    if game.reveals(me, to) {
                        return call(Reveal::new(to));
                    }
                }
                3 => {
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                4 => {
                    if !game.playing(seat) || game.location(seat) != Some(to) {
                        return Ok(Flow::Done);
                    }
                    let event = TimingEvent::new(Occasion::Enter, Some(seat), to, Some(to));
                    if let Some(frame) = game.happened(event) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}

/// Reveals a location and places clues on it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Reveal {
    place: CardId,
}

impl Reveal {
    /// Reveals this location.
    pub fn new(place: CardId) -> Reveal {
        Reveal { place }
    }

    fn turn(&self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let card = self.place;
        let clues = game.printed_clues(cx.content, card);
        let state = game.card_mut(card);
        rule!("lcg:clues.2", {
            state.seen = true;
        });
        rule!("lcg:clues.2", {
            state.clues += clues;
        });
        let kind = game.open.kinds[card.index()];
        cx.reveal(RuleId("lcg:clues.2"), || Event::Revealed { place: card, kind });
        if clues > 0 {
            cx.tell(RuleId("lcg:clues.2"), || Event::CluesOn { card, n: clues as i8 });
        }
        Ok(Flow::Done)
    }
}

impl Lcg {
    /// Whether entering the location reveals it: only investigators reveal locations, not enemies.
    pub(crate) fn reveals(&self, who: CardId, place: CardId) -> bool {
        !self.card(place).seen && rule!("lcg:move.6", who.as_seat().is_some(), else true)
    }

    /// The first location on the seat's way to a place.
    pub(crate) fn step_towards(&self, content: &Content, seat: Seat, to: CardId) -> CardId {
        let way = self.location(seat).and_then(|from| {
            self.next_to(content, from)
                .min_by_key(|&next| self.distance(content, next, to).unwrap_or(u8::MAX))
        });
        way.unwrap_or(to)
    }

    /// Whether the seat's location requires a test when an investigator leaves it.
    pub(crate) fn is_tested_on_leaving(&self, content: &Content, seat: Seat) -> bool {
        let Some(here) = self.location(seat) else { return false };
        let tests = |ability: &Ability| {
            ability.when == When::Forced(Time::When, Occasion::Leave)
                && matches!(content.effect(ability.does), Effect::Test { .. })
        };
        self.card(here).seen && self.def(content, here).abilities.iter().any(tests)
    }

    /// Whether the seat is about to leave its location, by a move that waits for the end of a test or requires a test
    /// itself. Enemies do not engage meanwhile: an effect that disengages and moves an investigator does both, and only
    /// if the move fails do they engage again.
    pub(crate) fn is_leaving(&self, content: &Content, seat: Seat) -> bool {
        let moves =
            |&(text, env): &(EffectId, Env)| env.you == seat && matches!(content.effect(text), Effect::Go(_));
        let leaves = |event: &TimingEvent| event.what == Occasion::Leave && event.who == Some(seat);
        let waits = || self.is_tested_on_leaving(content, seat) && self.open.waiting.iter().any(moves);
        self.open.timing_events.iter().any(leaves) || waits()
    }

    /// The clues placed on a location when it is revealed.
    pub(crate) fn printed_clues(&self, content: &Content, place: CardId) -> u8 {
        self.def(content, place).location.as_ref().map_or(0, |location| {
            location.clues * if location.clues_fixed { 1 } else { self.per_investigator() }
        })
    }

    /// The pile and slot that hold the unknown identity of an unrevealed place; `None` if it is known.
    pub(crate) fn secret(&self, content: &Content, place: CardId) -> Option<(usize, usize)> {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        let index = usize::from(place.0 - CardId::PLACES.0);
        let def = scenario.places.get(index).filter(|def| def.cards.len() > 1)?;
        if self.card(place).seen {
            return None;
        }
        let mut groups: smallvec::SmallVec<[&Vec<String>; 4]> = smallvec::SmallVec::new();
        for other in scenario.places.iter().filter(|other| other.cards.len() > 1) {
            if !groups.contains(&&other.cards) {
                groups.push(&other.cards);
            }
        }
        let pile = pile::PLACES + groups.iter().position(|group| **group == def.cards)?;
        let slot = scenario.places[..index].iter().enumerate().filter(|(at, other)| {
            other.cards == def.cards && !self.open.cards[CardId::PLACES.index() + at].seen
        });
        Some((pile, slot.count()))
    }
}

impl Procedure<Lcg> for Reveal {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => match game.secret(cx.content, self.place) {
                Some(_) => Ok(Flow::Roll),
                None => self.turn(game, cx),
            },
            Wake::Rolled(card) => {
                let Some((pile, slot)) = game.secret(cx.content, self.place) else { return out_of_step() };
                let card = Card(card as u8);
                game.scenario.see(pile, slot, card, engine::Seats::ALL);
                let card = Lcg::of_scenario(game.scenario.take(pile, slot));
                game.open.kinds[self.place.index()] = game.open.kinds[card.index()];
                game.rebuild_cache(cx.content);
                self.turn(game, cx)
            }
            Wake::Back(_) | Wake::Said(_) => out_of_step(),
        }
    }

    fn odds(&self, game: &Lcg, content: &Content, odds: &mut Odds) {
        odds.cite(RuleId("lcg:location-cards.5"));
        if let Some((pile, slot)) = game.secret(content, self.place) {
            game.scenario.odds_or_card(pile, slot, odds);
        }
    }
}
