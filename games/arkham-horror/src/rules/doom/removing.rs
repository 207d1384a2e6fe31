//! Removing doom.

use engine::{Ask, Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::super::places::SpaceSet;
use super::super::windows::{Moments, When};
use crate::content::{Content, Neighbourhood, Space};
use crate::event::Spot;
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// Where an investigator removes doom.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum DoomSource {
    /// This space.
    Space(Space),
    /// A space of their neighbourhood, of their choice.
    Neighbourhood,
    /// Another space of their neighbourhood, of their choice.
    OtherInNeighbourhood,
    /// Any space, of their choice.
    Anywhere,
    /// One token from each of up to that many spaces of their choice.
    DifferentSpaces,
}

/// The least amount of doom after whose removal abilities can be used.
const MUCH_DOOM: u8 = 2;

/// An investigator removes doom.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RemoveDoom {
    seat: Seat,
    from: DoomSource,
    left: u8,
    removed: u8,
    step: RemoveStep,
    /// The spaces from which doom was removed.
    used: SpaceSet,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum RemoveStep {
    Choose,
    /// Abilities of those in the space can follow: so many in turn order were asked.
    After(u8),
}

impl RemoveDoom {
    /// An investigator removes this much doom, as far as there is any, from one space; or where the spaces have to be
    /// different, one token from each of up to that many.
    pub fn new(seat: Seat, from: DoomSource, left: u8) -> RemoveDoom {
        RemoveDoom { seat, from, left, removed: 0, step: RemoveStep::Choose, used: SpaceSet::NONE }
    }

    /// How much was removed.
    pub fn removed(&self) -> u8 {
        self.removed
    }

    /// The spaces with doom among which the investigator chooses.
    pub(crate) fn spaces(self, game: &ArkhamHorror, content: &Content) -> SpaceSet {
        let person = game.open.person(self.seat);
        let own = || {
            let neighbourhood = person.is_in_play().then(|| person.at.neighbourhood()).flatten();
            neighbourhood.map(Neighbourhood::spaces).into_iter().flatten().collect::<SpaceSet>()
        };
        let all = match self.from {
            DoomSource::Space(space) => SpaceSet::only(space),
            DoomSource::Neighbourhood => own(),
            DoomSource::OtherInNeighbourhood => own().without(person.at),
            DoomSource::Anywhere | DoomSource::DifferentSpaces => game.neighbourhood_spaces(content),
        };
        all.less(self.used).iter().filter(|&space| game.open.doom_at(space) > 0).collect()
    }

    fn remove(&mut self, space: Space, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let wanted = if self.from == DoomSource::DifferentSpaces { 1 } else { self.left };
        let amount = wanted.min(game.open.doom_at(space));
        game.open.doom[space.index()] -= amount;
        self.used.insert(space);
        self.removed = self.removed.saturating_add(amount);
        self.left = if self.from == DoomSource::DifferentSpaces { self.left - 1 } else { 0 };
        cx.tell(RuleId("ah3:406.1"), || Event::DoomRemoved { from: Spot::Space(space), amount });
        match game.then_codex(cx.content)? {
            Flow::Done => self.go_on(game, cx),
            flow => Ok(flow),
        }
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        match self.step {
            RemoveStep::Choose if self.left > 0 => match candidates(self.spaces(game, cx.content).iter()) {
                Candidates::None => {
                    self.step = RemoveStep::After(0);
                    self.go_on(game, cx)
                }
                Candidates::One(space) if self.from != DoomSource::DifferentSpaces => {
                    self.remove(space, game, cx)
                }
                _ => Ok(Flow::Ask(Ask::one(self.seat))),
            },
            RemoveStep::Choose => {
                self.step = RemoveStep::After(0);
                self.go_on(game, cx)
            }
            RemoveStep::After(asked) => {
                let space = self.used.iter().next().filter(|_| self.used.len() == 1);
                let Some(space) = space.filter(|_| self.removed >= MUCH_DOOM) else { return Ok(Flow::Done) };
                let mut seats = game.open.turn_order().enumerate().skip(usize::from(asked));
                let there = |seat: Seat| game.open.people_at(space).any(|other| other == seat);
                match seats.find(|&(_, seat)| there(seat)) {
                    Some((turn, seat)) => {
                        self.step = RemoveStep::After(turn as u8 + 1);
                        call(Moments::new(When::DoomRemoved, seat, self.removed))
                    }
                    None => Ok(Flow::Done),
                }
            }
        }
    }
}

impl Procedure<ArkhamHorror> for RemoveDoom {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Space(space))]) => self.remove(space, game, cx),
            Wake::Said(&[(_, Choice::Stop)]) => {
                self.step = RemoveStep::After(0);
                self.go_on(game, cx)
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:438.9"));
        q.public_count();
        for space in self.spaces(game, content).iter() {
            q.offer(Choice::Space(space), RuleId("ah3:438.9"));
        }
        if rule!("ah3:438.9", self.from == DoomSource::DifferentSpaces, else false) {
            q.decline(Choice::Stop, RuleId("ah3:438.9"));
            q.costly_decline();
        }
    }
}
