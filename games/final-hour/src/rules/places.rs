//! Effects in locations: one or several, chosen or given.

use engine::{Flow, Procedure, Seat, become_};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

use super::attack::{Destroy, Wound};
use super::destruction::{Destruction, Repair};
use super::effects::Resolver;
use super::explore::Explore;
use super::monsters::Push;
use super::spawning::Spawn;
use super::{out_of_step, report_no_effect};
use crate::content::{Area, Content, Kind, Location, Locations, Place, Toward};
use crate::{Choice, Cx, Event, FinalHour, Frame, Offer, Step, Vain, Wake};

/// What an effect does in a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum LocationEffect {
    /// Distribute wounds.
    Attack(u8),
    /// Destroy monsters regardless of their health.
    Destroy(u8),
    /// Explore the location.
    Explore,
    /// Push monsters in a direction.
    Push(u8, Toward),
    /// Remove destruction tokens.
    Repair(u8),
    /// Place destruction tokens.
    Destruction(u8),
    /// Spawn monsters from the cup.
    Spawn(u8),
    /// Spawn special monsters.
    SpawnSpecial(Kind, u8),
}

impl LocationEffect {
    /// The event to report if there is no location for it.
    fn vain(self) -> Vain {
        match self {
            LocationEffect::Attack(_) => Vain::Attack,
            LocationEffect::Destroy(_) => Vain::Destroy,
            LocationEffect::Explore => Vain::Explore,
            LocationEffect::Push(..) => Vain::Push,
            LocationEffect::Repair(_) => Vain::Repair,
            LocationEffect::Destruction(_) => Vain::Destruction,
            LocationEffect::Spawn(_) | LocationEffect::SpawnSpecial(..) => Vain::Spawn,
        }
    }
}

/// Applies an effect in one or several locations.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Across {
    effect: LocationEffect,
    at: Place,
    who: Resolver,
    /// Locations not yet affected.
    todo: Locations,
}

impl Across {
    /// Applies the effect in this place.
    pub fn new(effect: LocationEffect, at: Place, who: Resolver) -> Across {
        Across { effect, at, who, todo: Locations::NONE }
    }

    /// The effect, and its resolver.
    pub fn effect(&self) -> (LocationEffect, Resolver) {
        (self.effect, self.who)
    }

    /// Whether it applies to every location, so that only the order is asked for.
    pub fn is_in_each(&self) -> bool {
        matches!(self.at, Place::Each(_))
    }

    /// Whether the effect can do anything in the location.
    pub fn possible(&self, game: &FinalHour, content: &Content, at: Location) -> bool {
        let open = &game.open;
        match self.effect {
            LocationEffect::Attack(_) | LocationEffect::Destroy(_) => open.monsters[at.index()] != 0,
            LocationEffect::Push(_, to) => {
                open.monsters[at.index()] != 0
                    && (at != open.ritual || self.who.empties_ritual_site())
                    && (to == Toward::Anywhere
                        || content.board.adjacent(at).has(open.person(self.who.figure).at))
            }
            LocationEffect::Explore => !game.shut.clues.is_empty(crate::state::pile::CLUE + at.index()),
            LocationEffect::Repair(_) => open.ruins[at.index()] > 0,
            LocationEffect::Destruction(_) => {
                at == open.ritual || open.ruins[at.index()] < content.board.cells(at)
            }
            LocationEffect::Spawn(_) | LocationEffect::SpawnSpecial(..) => true,
        }
    }

    /// Whether the order of the locations can make a difference, which it does only if monsters may walk on.
    fn order_matters(&self, game: &FinalHour, content: &Content) -> bool {
        let lacks_room = |count: u8| self.todo.iter().any(|at| game.open.empty_cells(content, at) < count);
        match self.effect {
            LocationEffect::Attack(_)
            | LocationEffect::Destroy(_)
            | LocationEffect::Explore
            | LocationEffect::Repair(_) => false,
            LocationEffect::Push(..) => true,
            LocationEffect::Destruction(count)
            | LocationEffect::Spawn(count)
            | LocationEffect::SpawnSpecial(_, count) => lacks_room(count),
        }
    }

    fn deed_in(&self, among: Locations) -> Frame {
        let who = self.who;
        match self.effect {
            LocationEffect::Attack(wounds) => Wound::new(wounds, among, who).into(),
            LocationEffect::Destroy(count) => Destroy::new(count, among, who).into(),
            LocationEffect::Explore => Explore::new(among, who.figure).into(),
            LocationEffect::Push(count, to) => Push::new(count, among, to, who).into(),
            LocationEffect::Repair(tokens) => Repair::new(tokens, among, who).into(),
            LocationEffect::Destruction(tokens) => Destruction::new(tokens, among, who).into(),
            LocationEffect::Spawn(count) => Spawn::common(count, among, who).into(),
            LocationEffect::SpawnSpecial(kind, count) => Spawn::special(kind, count, among, who).into(),
        }
    }

    /// Continues: asks if there is a choice, otherwise enters the next location.
    fn advance(&mut self, game: &FinalHour, content: &Content) -> Step {
        let asks = match self.at {
            Place::One(_) => true,
            Place::Each(_) => self.order_matters(game, content),
            Place::Here | Place::RitualSite | Place::Gate(_) | Place::Among(_) => false,
        };
        if asks && self.todo.len() > 1 {
            return self.who.ask(game);
        }
        let Some(first) = self.todo.iter().next() else { return Ok(Flow::Done) };
        self.enter(first)
    }

    fn enter(&mut self, at: Location) -> Step {
        let frame = self.deed_in(Locations::only(at));
        match self.at {
            Place::Each(_) => {
                self.todo = self.todo.less(Locations::only(at));
                Ok(Flow::Call(frame))
            }
            Place::One(_) | Place::Here | Place::RitualSite | Place::Gate(_) | Place::Among(_) => {
                Ok(Flow::Become(frame))
            }
        }
    }
}

impl Procedure<FinalHour> for Across {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let content = cx.content;
        match wake {
            Wake::Enter => {
                let area = game.place(content, self.at, self.who);
                if let Place::Among(_) = self.at {
                    return become_(self.deed_in(area));
                }
                // A fixed location is entered even without a clue: exploring reports that nothing was found.
                let sure = matches!(self.at, Place::Here | Place::RitualSite | Place::Gate(_));
                self.todo = area.iter().filter(|&at| sure || self.possible(game, content, at)).collect();
                if self.todo.is_empty() {
                    report_no_effect(self.effect.vain(), cx);
                }
                self.advance(game, content)
            }
            Wake::Back(_) => self.advance(game, content),
            Wake::Said(&[(_, Choice::At(at))]) => {
                cx.tell(self.who.rule(), || Event::ChosePlace { at });
                self.enter(at)
            }
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.who.rule());
        q.public_count();
        self.todo.iter().for_each(|at| q.offer(Choice::At(at), self.who.rule()));
        if q.keeps_refusals() {
            let area = game.place(content, self.at, self.who).less(self.todo);
            area.iter().for_each(|at| q.refuse(Choice::At(at), RuleId("fh:clar-movement.6")));
        }
    }
}

impl FinalHour {
    /// The locations that a place currently refers to.
    pub(crate) fn place(&self, content: &Content, place: Place, who: Resolver) -> Locations {
        let here = self.open.person(who.figure).at;
        match place {
            Place::Here => Locations::only(here),
            Place::RitualSite => Locations::only(self.open.ritual),
            Place::Gate(symbol) => Locations::only(self.open.gate(symbol).at),
            Place::One(area) | Place::Among(area) | Place::Each(area) => self.area(content, area, who),
        }
    }

    fn area(&self, content: &Content, area: Area, who: Resolver) -> Locations {
        let open = &self.open;
        let here = open.person(who.figure).at;
        let gates_with = |tokens: Option<u8>| {
            open.gates.iter().filter(|gate| Some(gate.tokens) == tokens).map(|gate| gate.at).collect()
        };
        match area {
            Area::Adjacent => content.board.adjacent(here),
            Area::YourZone => content.board.locations(content.board.zone(here)),
            Area::Board => Locations::all(),
            Area::Gates => open.gate_locations(),
            Area::SmallestGates => gates_with(open.gates.iter().map(|gate| gate.tokens).min()),
            Area::LargestGates => gates_with(open.gates.iter().map(|gate| gate.tokens).max()),
            Area::Others => open.places_of(open.figures().filter(|&figure| figure != who.figure)),
            Area::Lair(kind) => {
                let mask = content.mask_of(kind);
                Locations::all().iter().filter(|at| open.monsters[at.index()] & mask != 0).collect()
            }
        }
    }
}
