//! Spawning of enemies.

use engine::{Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::enemies::SeatList;
use super::texts::Cards;
use super::{Engage, ask, out_of_step};
use crate::content::{CardId, Content, Keyword, Occasion, Spawn as SpawnAt};
use crate::state::{TimingEvent, Zone};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Spawns an enemy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    pub(crate) enemy: CardId,
    /// The investigator who drew it.
    seat: Seat,
    /// The location, if an effect names it or it was chosen.
    at: Option<CardId>,
    /// The investigator it will be engaged with.
    fights: Option<Seat>,
    stage: u8,
}

impl Spawn {
    /// Spawns by its spawn instruction, or engaged with the investigator who drew it.
    pub fn drawn(enemy: CardId, seat: Seat) -> Spawn {
        Spawn { enemy, seat, at: None, fights: None, stage: 0 }
    }

    /// Spawns at a location that an effect names.
    pub fn at(enemy: CardId, seat: Seat, place: CardId) -> Spawn {
        Spawn { at: rule!("lcg:spawn.6", Some(place), else None), ..Spawn::drawn(enemy, seat) }
    }

    fn places(&self, game: &Lcg, content: &Content) -> Cards {
        let def = game.def(content, self.enemy);
        match def.enemy.as_ref().map(|enemy| &enemy.spawn) {
            Some(SpawnAt::At(title)) => {
                game.places().filter(|&place| game.def(content, place).title == *title).collect()
            }
            Some(SpawnAt::Empty) => game
                .places()
                .filter(|&place| {
                    game.people_at(place).next().is_none()
                        && !game.enemies(content).any(|enemy| game.place_of(enemy) == Some(place))
                })
                .collect(),
            Some(SpawnAt::Drawer | SpawnAt::Prey) | None => Cards::new(),
        }
    }

    pub(crate) fn own_text(&self, game: &Lcg, content: &Content) -> bool {
        let def = game.def(content, self.enemy);
        matches!(def.enemy.as_ref().map(|enemy| &enemy.spawn), Some(SpawnAt::At(_) | SpawnAt::Empty))
    }

    fn hunted(&self, game: &Lcg, content: &Content) -> SeatList {
        game.prey(content, self.enemy, game.players().collect())
    }
}

impl Procedure<Lcg> for Spawn {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(place))]) => self.at = Some(place),
            Wake::Said(&[(_, Choice::Turn(seat))]) => self.fights = Some(seat),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let enemy = self.enemy;
        loop {
            match self.stage {
                0 if self.at.is_some() || self.fights.is_some() => self.stage = 1,
                0 if rule!("lcg:spawn.1", self.own_text(game, cx.content), else false) => {
                    match candidates(self.places(game, cx.content).into_iter()) {
                        Candidates::One(place) => self.at = Some(place),
                        Candidates::Many => return ask(rule!("lcg:spawn.5", self.seat, else game.open.lead)),
                        Candidates::None => {
                            rule!("lcg:spawn.4", {
                                cx.tell(RuleId("lcg:spawn.4"), || Event::Spawned { enemy, at: None });
                                game.discard(enemy, cx);
                                return Ok(Flow::Done);
                            });
                            self.fights = Some(self.seat);
                        }
                    }
                }
                0 => {
                    let def = game.def(cx.content, enemy);
                    let by_prey = def.enemy.as_ref().is_some_and(|enemy| enemy.spawn == SpawnAt::Prey);
                    let by_prey = rule!("lcg:prey.5", by_prey, else true);
                    match candidates(self.hunted(game, cx.content).into_iter()) {
                        Candidates::One(seat) if by_prey => self.fights = Some(seat),
                        Candidates::Many if by_prey => return ask(game.tie_breaker()),
                        _ if rule!("lcg:spawn.3", true) => self.fights = Some(self.seat),
                        _ => self.at = game.location(self.seat),
                    }
                }
                1 => {
                    self.stage = 2;
                    let place = self.at.or_else(|| self.fights.and_then(|seat| game.location(seat)));
                    let event = TimingEvent::new(Occasion::Spawn, self.fights, enemy, place);
                    if let Some(frame) = game.before(event) {
                        return call(frame);
                    }
                }
                2 => {
                    self.stage = 3;
                    let Some(&event) = game.current() else { return out_of_step() };
                    if event.cancelled || game.card(enemy).zone == Zone::Discard {
                        game.drop_event();
                        return Ok(Flow::Done);
                    }
                    let there = |seat: &Seat| event.place.is_some() && event.place == game.location(*seat);
                    let fights = event.who.filter(there);
                    let Some(place) = event.place else {
                        game.drop_event();
                        game.discard(enemy, cx);
                        return Ok(Flow::Done);
                    };
                    game.discard_unique_twin(enemy, cx);
                    game.put_in_play(cx.content, enemy, Zone::Play);
                    let massive =
                        rule!("lcg:massive.3", game.has(cx.content, enemy, Keyword::Massive), else false);
                    let aloof = rule!("lcg:aloof.2", game.has(cx.content, enemy, Keyword::Aloof), else false);
                    game.card_mut(enemy).at = Some(place);
                    cx.tell(RuleId("lcg:spawn.1"), || Event::Spawned { enemy, at: Some(place) });
                    if let Some(seat) = fights.filter(|_| !massive && !aloof) {
                        return call(Engage::new(enemy, seat));
                    }
                }
                3 => {
                    self.stage = 4;
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                4 => {
                    self.stage = 5;
                    let event =
                        TimingEvent::new(Occasion::InPlay, game.card(enemy).by, enemy, game.place_of(enemy));
                    if game.is_in_play(enemy)
                        && let Some(frame) = game.happened(event)
                    {
                        return call(frame);
                    }
                }
                5 => {
                    self.stage = 6;
                    if let Some(frame) = game.pending_resolution(cx.content) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        if self.own_text(game, content) {
            q.ask(RuleId("lcg:spawn.5"));
            q.public_count();
            for place in self.places(game, content) {
                q.offer(Choice::Pick(place), RuleId("lcg:spawn.5"));
            }
        } else {
            q.ask(RuleId("lcg:lead-investigator.2"));
            q.public_count();
            for seat in self.hunted(game, content) {
                q.offer(Choice::Turn(seat), RuleId("lcg:lead-investigator.2"));
            }
        }
    }
}
