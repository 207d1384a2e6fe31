//! Engagement: with whom enemies are engaged, and how they engage.

use engine::{Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{Eliminate, MakeRoom, ask, out_of_step};
use crate::content::{CardId, Content, Keyword, Occasion, Prey};
use crate::state::TimingEvent;
use crate::{Choice, Cx, Event, Frame, Lcg, Offer, Step, Wake};

/// Up to four seats without allocation.
pub(super) type SeatList = smallvec::SmallVec<[Seat; 4]>;

impl Lcg {
    /// Whether an enemy is engaged with the seat.
    pub(crate) fn fights(&self, content: &Content, enemy: CardId, seat: Seat) -> bool {
        let state = self.card(enemy);
        if state.by == Some(seat) {
            return true;
        }
        self.has(content, enemy, Keyword::Massive)
            && rule!("lcg:massive.1", state.at.is_some() && state.at == self.location(seat), else false)
            && rule!("lcg:massive.2", !state.exhausted, else true)
    }

    /// The prey of an enemy among these seats.
    pub(crate) fn prey(&self, content: &Content, enemy: CardId, among: SeatList) -> SeatList {
        let Some(def) = &self.def(content, enemy).enemy else { return among };
        let prey = if self.is_blank(content, enemy) { Prey::Any } else { def.prey };
        let best = |worth: &dyn Fn(Seat) -> i16| {
            let most = among.iter().map(|&seat| worth(seat)).max().unwrap_or(0);
            among.iter().copied().filter(|&seat| worth(seat) == most).collect::<SeatList>()
        };
        match prey {
            Prey::Any => among,
            Prey::Highest(skill) => best(&|seat| i16::from(self.skill(content, seat, skill))),
            Prey::Lowest(skill) => best(&|seat| -i16::from(self.skill(content, seat, skill))),
            Prey::LeastHealth => best(&|seat| -i16::from(self.health_left(content, seat))),
            Prey::LeastSanity => best(&|seat| -i16::from(self.sanity_left(content, seat))),
            Prey::MostClues => best(&|seat| i16::from(self.me(seat).clues)),
            Prey::FewestCards => best(&|seat| -(self.hand_size(seat) as i16)),
            Prey::Bearer if rule!("lcg:prey.4", true, else false) => {
                among.iter().copied().filter(|&seat| enemy.owner() == Some(seat)).collect()
            }
            Prey::Bearer => among,
        }
    }

    /// Whether an enemy can engage: it is ready, unengaged, at a location, not aloof or massive, and not about to be
    /// defeated.
    fn can_engage(&self, content: &Content, enemy: CardId) -> bool {
        let state = self.card(enemy);
        rule!("lcg:enemy-engagement.4", !state.exhausted, else true)
            && state.by.is_none()
            && state.at.is_some()
            && rule!("lcg:massive.3", !self.has(content, enemy, Keyword::Massive), else true)
            && rule!("lcg:aloof.1", !self.has(content, enemy, Keyword::Aloof), else true)
            && !self.open.hits.iter().any(|hit| hit.falls && hit.card == enemy)
    }

    /// The seats that an unengaged enemy could engage now.
    pub(super) fn would_engage(&self, content: &Content, enemy: CardId) -> SeatList {
        let Some(place) = self.card(enemy).at.filter(|place| place.is_place()) else {
            return SeatList::new();
        };
        // Excludes investigators who are about to be defeated.
        let harmed = !self.open.hits.is_empty();
        let there: SeatList =
            self.people_at(place).filter(|&seat| !harmed || !self.falls(content, seat)).collect();
        if there.iter().any(|&seat| self.is_leaving(content, seat)) {
            return SeatList::new();
        }
        let only = matches!(&self.def(content, enemy).enemy, Some(def) if def.prey == Prey::Bearer);
        if rule!("lcg:prey.2", true, else only) { self.prey(content, enemy, there) } else { there }
    }

    /// Unengaged enemies that engage an investigator now.
    fn engaging<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = CardId> + 'a {
        self.enemies(content)
            .filter(|&enemy| self.can_engage(content, enemy) && !self.would_engage(content, enemy).is_empty())
    }

    /// The procedure for what must be resolved before anything else: an investigator to be defeated, assets without a
    /// slot, an objective that is met, an enemy that engages.
    pub(crate) fn pending_resolution(&self, content: &Content) -> Option<Frame> {
        if self.next_defeated(content).is_some() || MakeRoom::due(self).is_some() {
            return Some(Settle::new().into());
        }
        if let Some(frame) = self.objective(content) {
            return Some(frame);
        }
        self.engaging(content).next().map(|_| Settle::new().into())
    }

    /// The seat that decides between equal options.
    pub(super) fn tie_breaker(&self) -> Seat {
        rule!("lcg:lead-investigator.2", self.open.lead, else self.players().last().unwrap_or(self.open.lead))
    }

    /// Disengages an enemy.
    pub(crate) fn disengage(&mut self, enemy: CardId, cx: &mut Cx<'_>) {
        if let Some(seat) = self.card(enemy).by {
            let here = self.location(seat);
            let state = self.card_mut(enemy);
            (state.by, state.at) = (None, here);
            cx.tell(RuleId("lcg:enemy-engagement.1"), || Event::Disengaged(enemy));
        }
    }
}

/// Resolves everything that `Lcg::unsettled` reports; enemies engage in an order chosen by the lead investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settle {
    /// The enemy that engages now.
    pub(crate) enemy: Option<CardId>,
}

impl Settle {
    /// Begins with nothing chosen.
    pub fn new() -> Settle {
        Settle { enemy: None }
    }
}

impl Default for Settle {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<Lcg> for Settle {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.enemy = None,
            Wake::Said(&[(_, Choice::Turn(seat))]) => {
                let Some(enemy) = self.enemy else { return out_of_step() };
                return call(Engage::new(enemy, seat));
            }
            Wake::Said(&[(_, Choice::Pick(enemy))]) => self.enemy = Some(enemy),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if let Some(seat) = game.next_defeated(cx.content) {
            return call(Eliminate::defeated(seat));
        }
        if let Some(room) = MakeRoom::due(game) {
            return call(room);
        }
        if let Some(frame) = game.objective(cx.content) {
            return call(frame);
        }
        if self.enemy.is_none() {
            match game.next_to_engage(cx.content, &game.engaging(cx.content).collect()) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::One(enemy) => self.enemy = Some(enemy),
                Candidates::Many => return ask(game.tie_breaker()),
            }
        }
        let Some(enemy) = self.enemy else { return out_of_step() };
        match candidates(game.would_engage(cx.content, enemy).into_iter()) {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(seat) => call(Engage::new(enemy, seat)),
            Candidates::Many => ask(game.tie_breaker()),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        let Some(enemy) = self.enemy else {
            q.ask(RuleId("lcg:lead-investigator.2"));
            q.public_count();
            for enemy in game.engaging(content) {
                q.offer(Choice::Pick(enemy), RuleId("lcg:lead-investigator.2"));
            }
            return;
        };
        q.ask(RuleId("lcg:prey.2"));
        q.public_count();
        for seat in game.would_engage(content, enemy) {
            q.offer(Choice::Turn(seat), RuleId("lcg:prey.2"));
        }
    }
}

/// An enemy engages an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Engage {
    enemy: CardId,
    seat: Seat,
    begun: bool,
}

impl Engage {
    /// Engages this enemy with this investigator.
    pub fn new(enemy: CardId, seat: Seat) -> Engage {
        Engage { enemy, seat, begun: false }
    }
}

impl Procedure<Lcg> for Engage {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (enemy, seat) = (self.enemy, self.seat);
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let state = game.card_mut(enemy);
        rule!("lcg:enemy-engagement.1", {
            let by = rule!("lcg:engage-action.2", seat, else state.by.unwrap_or(seat));
            (state.by, state.at) = (Some(by), None);
        });
        cx.tell(RuleId("lcg:enemy-engagement.1"), || Event::Engaged { enemy, seat });
        self.begun = true;
        let event = TimingEvent::new(Occasion::Engage, Some(seat), enemy, game.location(seat));
        match game.happened(event) {
            Some(frame) => call(frame),
            None => Ok(Flow::Done),
        }
    }
}
