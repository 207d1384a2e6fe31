//! Effects that are specific to a single card.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use smallvec::SmallVec;

use super::texts::Cards;
use super::{Encounter, Finish, Harm, Reveal, Spawn, ask, out_of_step};
use crate::content::{CardId, Content, Native};
use crate::state::{Env, Fate, Zone, pile};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

impl Lcg {
    /// Whether the effect could change anything.
    pub(crate) fn can_native(&self, content: &Content, native: Native, env: Env) -> bool {
        match native {
            Native::TurnAttackAway => {
                let here = self.location(env.you);
                let other = |enemy: &CardId| self.timing_event(env).is_some_and(|event| event.card != *enemy);
                self.enemies(content).filter(other).any(|enemy| self.place_of(enemy) == here)
            }
            Native::CoverUp => self.card(env.source).clues > 0,
            Native::DrawCultist => !self.scenario.is_empty(pile::CULTISTS),
            Native::TakeMemory
            | Native::DoorOnTheFloor
            | Native::BreakTheBarrier
            | Native::GhoulsBreakFree
            | Native::DevourerBelow => true,
        }
    }

    /// Resolves the effect.
    pub(crate) fn native(&mut self, native: Native, env: Env, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        match native {
            Native::TurnAttackAway => call(Redirect::new(env)),
            Native::CoverUp => {
                let n = self.timing_event(env).map_or(0, |event| event.n).min(self.card(env.source).clues);
                let card = env.source;
                self.card_mut(card).clues -= n;
                if let Some(event) = self.timing_event_mut(env) {
                    event.cancelled = true;
                }
                cx.tell(RuleId("lcg:instead.1"), || Event::CluesOn { card, n: -(n as i8) });
                Ok(Flow::Done)
            }
            Native::TakeMemory => {
                if self.hand_size(env.you) == 0 {
                    if let Some(event) = self.timing_event_mut(env) {
                        event.n += 1;
                        event.m += 1;
                    }
                    return Ok(Flow::Done);
                }
                call(super::Drop::at_random(env.you, 1))
            }
            Native::DoorOnTheFloor => {
                let study = self.coded(content, "01111").find(|card| card.is_place());
                for code in ["01112", "01113", "01114", "01115"] {
                    let place = self.coded(content, code).find(|card| card.is_place());
                    if let Some(place) = place {
                        self.lay_place(content, place, cx);
                    }
                }
                let Some(study) = study else { return Ok(Flow::Done) };
                let there: Cards =
                    self.enemies(content).filter(|&enemy| self.place_of(enemy) == Some(study)).collect();
                for enemy in there {
                    self.discard(enemy, cx);
                }
                let hallway = self.coded(content, "01112").find(|card| card.is_place());
                for seat in self.players() {
                    let card = CardId::investigator(seat);
                    self.me_mut(seat).at = hallway;
                    if let Some(to) = hallway {
                        cx.tell(RuleId("lcg:move.4"), || Event::Moved { card, to });
                    }
                }
                self.remove(study, cx);
                match hallway {
                    Some(place) => call(Reveal::new(place)),
                    None => Ok(Flow::Done),
                }
            }
            Native::BreakTheBarrier => {
                let parlor = self.coded(content, "01115").find(|card| card.is_place());
                let hallway = self.coded(content, "01112").find(|card| card.is_place());
                let lita = self.coded(content, "01117").find(|card| card.owner().is_none());
                if let Some(lita) = lita {
                    self.put_in_play(content, lita, Zone::Play);
                    self.card_mut(lita).at = parlor;
                    cx.tell(RuleId("lcg:put-into-play.1"), || Event::Entered(lita));
                }
                if let Some(parlor) = parlor {
                    self.card_mut(parlor).seen = true;
                    let kind = self.open.kinds[parlor.index()];
                    cx.reveal(RuleId("lcg:clues.2"), || Event::Revealed { place: parlor, kind });
                }
                let priest = self.coded(content, "01116").next();
                match priest.zip(hallway) {
                    Some((priest, hallway)) => {
                        self.card_mut(priest).zone = Zone::Limbo;
                        call(Spawn::at(priest, self.open.lead, hallway))
                    }
                    None => Ok(Flow::Done),
                }
            }
            Native::GhoulsBreakFree => {
                for seat in self.players() {
                    self.add_trauma(seat, 1, 0, cx);
                }
                call(EndAll::new(Fate::Lost))
            }
            Native::DrawCultist => call(Encounter::cultist(env.you)),
            Native::DevourerBelow => {
                let (act, agenda) = (self.open.act, self.open.agenda);
                self.remove(act, cx);
                self.card_mut(agenda).seen = true;
                self.open.act = agenda;
                Ok(Flow::Done)
            }
        }
    }

    /// Puts a place that was set aside into play.
    pub(crate) fn lay_place(&mut self, content: &Content, place: CardId, cx: &mut Cx<'_>) {
        if self.card(place).zone == Zone::Aside {
            self.put_in_play(content, place, Zone::Play);
            self.card_mut(place).seen = rule!("lcg:location-cards.4", false, else true);
            cx.tell(RuleId("lcg:put-into-play.1"), || Event::Entered(place));
        }
    }
}

/// Deals the damage of an attack to another enemy.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Redirect {
    pub(crate) env: Env,
}

impl Redirect {
    fn new(env: Env) -> Redirect {
        Redirect { env }
    }

    fn others(&self, game: &Lcg, content: &Content) -> Cards {
        let here = game.location(self.env.you);
        let attacker = game.timing_event(self.env).map(|event| event.card);
        game.enemies(content)
            .filter(|&enemy| game.place_of(enemy) == here && Some(enemy) != attacker)
            .collect()
    }
}

impl Procedure<Lcg> for Redirect {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, _: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => ask(self.env.you),
            Wake::Said(&[(_, Choice::Pick(enemy))]) => {
                let Some(event) = game.timing_event_mut(self.env) else { return out_of_step() };
                let damage = std::mem::take(&mut event.n);
                call(Harm::to(game, [(enemy, damage, 0)], Some(self.env.you)))
            }
            Wake::Back(_) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:targets.1"));
        q.public_count();
        for enemy in self.others(game, content) {
            q.offer(Choice::Pick(enemy), RuleId("lcg:targets.1"));
        }
    }
}

/// Eliminates all remaining investigators simultaneously, without choosing a new lead.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EndAll {
    fate: Fate,
    /// Whether the abilities triggered by the end have been resolved.
    answered: bool,
}

impl EndAll {
    fn new(fate: Fate) -> EndAll {
        EndAll { fate, answered: false }
    }
}

impl Procedure<Lcg> for EndAll {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        if !std::mem::replace(&mut self.answered, true)
            && let Some(frame) = game.ends_for_all()
        {
            return call(frame);
        }
        let all: SmallVec<[Seat; 4]> = game.players().collect();
        for &seat in &all {
            game.set_fate(seat, self.fate, cx);
        }
        for &seat in &all {
            game.clear_seat(seat, cx);
        }
        if rule!("lcg:elimination.8", true, else false) { call(Finish::without()) } else { Ok(Flow::Done) }
    }
}
