//! Engaging and disengaging.

use engine::{Ask, Flow, IdSet, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::codex::Happening;
use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Content, Keyword, Monster, Space, Special};
use crate::state::MonsterAt;
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// A set of monsters.
pub type MonsterSet = IdSet<Monster, u32>;

/// Whether Tommy Muldoon can take over a fight only where a monster comes to somebody, and not where somebody attacks it
/// (ruling M33).
const ATTACKS_CANNOT_BE_TAKEN_OVER: bool = true;

/// A monster engages an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Engage {
    pub(crate) monster: Monster,
    pub(crate) seat: Seat,
    /// Whether the investigator has begun the fight with an attack.
    by_attack: bool,
    /// Who is asked to take the fight over.
    volunteer: Option<Seat>,
}

impl Engage {
    /// A monster engages an investigator.
    pub fn new(monster: Monster, seat: Seat) -> Engage {
        Engage { monster, seat, by_attack: false, volunteer: None }
    }

    /// An investigator engages the monster that they attack.
    pub fn by_attack(monster: Monster, seat: Seat) -> Engage {
        Engage { by_attack: true, ..Engage::new(monster, seat) }
    }

    /// Whoever is in the investigator's space and may be engaged instead.
    fn volunteer(&self, game: &ArkhamHorror, content: &Content) -> Option<Seat> {
        if self.by_attack && ATTACKS_CANNOT_BE_TAKEN_OVER || game.is_massive(content, self.monster) {
            return None;
        }
        let here = game.open.people_at(game.open.person(self.seat).at);
        here.filter(|&seat| seat != self.seat)
            .find(|&seat| game.special(content, seat, Special::TakesOverEngagements).is_some())
    }
}

impl Procedure<ArkhamHorror> for Engage {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                if !game.open.person(self.seat).is_in_play() {
                    return Ok(Flow::Done);
                }
                self.volunteer = self.volunteer(game, cx.content);
                if let Some(volunteer) = self.volunteer {
                    return Ok(Flow::Ask(Ask::one(volunteer)));
                }
            }
            Wake::Said(&[(volunteer, Choice::Ability)]) => self.seat = volunteer,
            Wake::Said(&[(_, Choice::Stop)]) => {}
            _ => return out_of_step(),
        }
        game.engage(self.monster, self.seat, cx);
        Ok(Flow::Done)
    }

    fn offer(&self, _: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:483.2d");
        q.ask(rule);
        q.public_count();
        q.offer(Choice::Ability, rule);
        q.decline(Choice::Stop, rule);
    }
}

/// The ready monsters in a space engage investigators there, as far as they do.
///
/// Their order is not asked for: whom one of them engages does not limit whom another one can engage.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EngageAt {
    pub(crate) at: Space,
    /// The monster for which somebody chooses.
    monster: Option<Monster>,
}

impl EngageAt {
    /// The ready monsters in a space engage investigators there, as far as they do.
    pub fn new(at: Space) -> EngageAt {
        EngageAt { at, monster: None }
    }
}

impl Procedure<ArkhamHorror> for EngageAt {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Seat(seat))]) => {
                let Some(monster) = self.monster.take() else { return out_of_step() };
                return call(Engage::new(monster, seat));
            }
            _ => return out_of_step(),
        }
        let about_to = Monster::all().find_map(|monster| {
            let seats = game.about_to_engage(cx.content, monster, self.at);
            (!seats.is_empty()).then_some((monster, seats))
        });
        let Some((monster, seats)) = about_to else { return Ok(Flow::Done) };
        let mut among = seats.iter();
        match (among.next(), among.next()) {
            (Some(only), None) => call(Engage::new(monster, only)),
            _ => {
                self.monster = Some(monster);
                // Those in the space decide, not the lead player: the first of them in turn order speaks for them.
                let chooser = game.open.people_at(self.at).next().unwrap_or(game.open.lead);
                Ok(Flow::Ask(Ask::one(chooser)))
            }
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:461.6");
        q.ask(rule);
        q.public_count();
        let Some(monster) = self.monster else { return };
        let seats = game.about_to_engage(content, monster, self.at);
        for seat in game.open.people_at(self.at) {
            if seats.has(seat) {
                q.offer(Choice::Seat(seat), rule);
            } else {
                q.refuse(Choice::Seat(seat), rule);
            }
        }
    }
}

/// An investigator is no longer engaged with monsters, and what follows from that happens. Monsters that become ready engage
/// nobody yet: whoever lets the investigator go calls [`EngageAt`] when the rest of the effect is over.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Disengage {
    pub(crate) seat: Seat,
    /// The monsters that are left.
    left: MonsterSet,
    exhaust: bool,
    evading: bool,
    /// The monster to whose departure the codex may react.
    last: Option<Monster>,
}

impl Disengage {
    /// The investigator disengages from all these monsters, which become exhausted if `exhaust` and ready otherwise. Massive
    /// ones among them stay engaged, since they engage everybody in their space.
    pub fn new(seat: Seat, monsters: MonsterSet, exhaust: bool) -> Disengage {
        Disengage { seat, left: monsters, exhaust, evading: false, last: None }
    }

    /// The investigator evades these monsters. Massive ones among them let go until the evade action is over.
    pub fn by_evading(seat: Seat, monsters: MonsterSet) -> Disengage {
        Disengage { evading: true, ..Disengage::new(seat, monsters, true) }
    }
}

impl Procedure<ArkhamHorror> for Disengage {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        if let Some(monster) = self.last.take()
            && let Some(reaction) = game.codex_reaction(cx.content, Happening::Disengaged(monster), self.seat)
        {
            return call(reaction);
        }
        while let Some(monster) = self.left.iter().next() {
            self.left.remove(monster);
            if !game.disengage(monster, self.seat, self.exhaust, self.evading, cx) {
                continue;
            }
            self.last = Some(monster);
            return call(Moments::new(When::Disengaged, self.seat, monster.0));
        }
        Ok(Flow::Done)
    }
}

impl ArkhamHorror {
    /// The investigators in the space whom the monster is about to engage on its own; if there are several, those in the
    /// space choose one. Nobody unless the monster is ready there.
    ///
    /// It engages its prey. If none of them is there, or its card names none, it can be anybody there (ruling M8).
    pub fn about_to_engage(&self, content: &Content, monster: Monster, at: Space) -> Seats {
        let here = match self.open.monster(monster).at {
            MonsterAt::Ready(space) => space == at,
            MonsterAt::Exhausted(space) => space == at && !rule!("ah3:428.3", true),
            _ => false,
        };
        if !here || self.is_massive(content, monster) {
            return Seats::NONE;
        }
        if rule!("ah3:450.2", self.has_keyword(content, monster, Keyword::Elusive)) {
            return Seats::NONE;
        }
        let noticed = self.open.people_at(at).filter(|&seat| !self.overlooks(content, monster, seat));
        let noticed = rule!("ah3:461.5", noticed.fold(Seats::NONE, Seats::with), else Seats::NONE);
        let prey = rule!("ah3:461.6", self.prey(content, monster), else Seats::NONE);
        let prey = prey.iter().filter(|&seat| noticed.has(seat)).fold(Seats::NONE, Seats::with);
        if prey.is_empty() { noticed } else { prey }
    }

    /// Whether an investigator who enters the space is stopped there by a monster: a ready one that engages them, or a
    /// massive one, even if it is engaged already (ruling M24).
    pub fn is_stopped_at(&self, content: &Content, seat: Seat, space: Space) -> bool {
        Monster::all().any(|monster| {
            self.open.monster(monster).at == MonsterAt::Ready(space)
                && !rule!("ah3:450.2", self.has_keyword(content, monster, Keyword::Elusive))
                && !self.overlooks(content, monster, seat)
        })
    }

    /// The monster and the investigator are engaged with each other. If it was engaged with somebody else, it is no longer.
    pub(crate) fn engage(&mut self, monster: Monster, seat: Seat, cx: &mut Cx<'_>) {
        if self.is_engaged_with(cx.content, monster, seat) {
            return;
        }
        if self.is_massive(cx.content, monster) {
            let state = self.open.monster_mut(monster);
            state.evaded_by = state.evaded_by.without(Seats::only(seat));
            state.noticed = state.noticed.with(seat);
        } else {
            let taken = matches!(self.open.monster(monster).at, MonsterAt::Engaged(_));
            if taken && !rule!("ah3:448.11", true) {
                return;
            }
            rule!("ah3:413.1", {
                self.open.monster_mut(monster).at = MonsterAt::Engaged(seat);
            });
        }
        cx.tell(RuleId("ah3:413.1"), || Event::Engaged { monster, seat });
    }

    /// The investigator is no longer engaged with the monster, if they were. Tells whether anything has changed.
    fn disengage(
        &mut self,
        monster: Monster,
        seat: Seat,
        exhaust: bool,
        evading: bool,
        cx: &mut Cx<'_>,
    ) -> bool {
        if !rule!("ah3:414.2", self.is_engaged_with(cx.content, monster, seat)) {
            return false;
        }
        let space = self.open.person(seat).at;
        let massive = self.is_massive(cx.content, monster);
        if rule!("ah3:454.5", massive) {
            if evading {
                let state = self.open.monster_mut(monster);
                state.evaded_by = state.evaded_by.with(seat);
                cx.tell(RuleId("ah3:454.5"), || Event::Disengaged { monster, seat });
            }
            return evading;
        }
        cx.tell(RuleId("ah3:414.1"), || Event::Disengaged { monster, seat });
        if exhaust {
            self.exhaust(monster, space, cx);
        } else {
            let ready = rule!("ah3:414.1", MonsterAt::Ready(space), else MonsterAt::Exhausted(space));
            self.open.monster_mut(monster).at = ready;
        }
        true
    }

    /// The monster, which is in the space or engaged with somebody there, becomes exhausted unless it is massive.
    fn exhaust(&mut self, monster: Monster, space: Space, cx: &mut Cx<'_>) {
        let exhausted = rule!("ah3:429.1", MonsterAt::Exhausted(space), else MonsterAt::Ready(space));
        self.open.monster_mut(monster).at = exhausted;
        cx.tell(RuleId("ah3:429.1"), || Event::Exhausted(monster));
    }

    /// Tells of the fights of a massive monster that has just entered a space.
    pub fn tell_of_massive(&self, monster: Monster, cx: &mut Cx<'_>) {
        if self.is_massive(cx.content, monster) {
            for seat in self.engaged_seats(cx.content, monster).iter() {
                cx.tell(RuleId("ah3:454.2"), || Event::Engaged { monster, seat });
            }
        }
    }
}

/// A monster becomes exhausted, by whatever effect, and leaves its fight.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Exhaust {
    pub(crate) monster: Monster,
}

impl Exhaust {
    /// The monster becomes exhausted.
    pub fn new(monster: Monster) -> Exhaust {
        Exhaust { monster }
    }
}

impl Procedure<ArkhamHorror> for Exhaust {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Wake::Enter = wake else { return out_of_step() };
        let monster = self.monster;
        if rule!("ah3:454.5", game.is_massive(cx.content, monster)) {
            return Ok(Flow::Done);
        }
        match game.open.monster(monster).at {
            MonsterAt::Engaged(seat) if rule!("ah3:429.2", true) => {
                Ok(Flow::Become(Frame::from(Disengage::new(seat, MonsterSet::only(monster), true))))
            }
            MonsterAt::Ready(space) => {
                game.exhaust(monster, space, cx);
                Ok(Flow::Done)
            }
            _ => Ok(Flow::Done),
        }
    }
}
