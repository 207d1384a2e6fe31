//! The places of texts: of several that a text can mean, somebody picks one.

use effects::{EffectId, Texts};
use engine::{Ask, Candidates, Flow, Procedure, Seat, become_, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::Scope;
use crate::content::{Content, Effect, Place, Space};
use crate::event::Spot;
use crate::rules::doom::{PlaceDoom, PlaceDoomEach};
use crate::rules::monster_phase::MoveMonster;
use crate::rules::movement::MoveTo;
use crate::rules::out_of_step;
use crate::rules::places::SpaceSet;
use crate::rules::spawning::{Spawn, SpawnFound};
use crate::{ArkhamHorror, Choice, Cx, Offer, Step, Wake};

/// Somebody picks the place that a text needs, if it can mean several; then the text is carried out there.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PickPlace {
    pub(crate) text: EffectId,
    pub(crate) scope: Scope,
}

/// The place that the effect names, if it names one.
pub(super) fn place_of(effect: &Effect) -> Option<&Place> {
    match effect {
        Effect::MoveTo(place)
        | Effect::MoveDoomToSheet(place)
        | Effect::ItMovesTowards(place)
        | Effect::YouAndItMoveTowards(place)
        | Effect::PlaceDoom { at: place, .. }
        | Effect::SpawnFound { at: place, .. }
        | Effect::PlaceMarker { at: place, .. }
        | Effect::SpawnMonster { at: Some(place), .. }
        | Effect::SpawnNamed { at: Some(place), .. } => Some(place),
        _ => None,
    }
}

impl ArkhamHorror {
    /// The spaces in which the effect can be carried out.
    pub(super) fn spaces_for(&self, content: &Content, effect: &Effect, scope: Scope) -> SpaceSet {
        let Some(place) = place_of(effect) else { return SpaceSet::NONE };
        let meant = self.spaces_meant(content, place, scope);
        match effect {
            // An archive card can forbid to enter a space.
            Effect::MoveTo(_) => {
                let open = |space: &Space| !rule!("ah3:002", self.is_forbidden(content, *space));
                meant.iter().filter(open).collect()
            }
            Effect::YouAndItMoveTowards(_) => self.steps_towards(content, meant, scope),
            _ => meant,
        }
    }

    /// The spaces next to *you* that are nearer to one of the nearest of these.
    fn steps_towards(&self, content: &Content, goals: SpaceSet, scope: Scope) -> SpaceSet {
        let Some(here) = self.open.place_of(scope.you) else { return SpaceSet::NONE };
        let goals = self.nearest_spaces(content, here, goals);
        let nearer = |space: Space| {
            let distance = |goal| self.distance(content, space, goal) < self.distance(content, here, goal);
            goals.iter().any(distance)
        };
        let next = self.adjacent(content, here).iter().copied();
        next.filter(|&space| nearer(space) && !rule!("ah3:002", self.is_forbidden(content, space))).collect()
    }
}

impl PickPlace {
    /// Carries out this effect, which names a place.
    pub fn new(text: EffectId, scope: Scope) -> PickPlace {
        PickPlace { text, scope }
    }

    /// Who picks: *you* where the text says that it is your choice, otherwise the group.
    fn chooser(&self, game: &ArkhamHorror, content: &Content) -> (Seat, RuleId) {
        match place_of(content.effect(self.text)) {
            Some(Place::AnyWithDoom | Place::AnyWithAnomaly) => (self.scope.you, RuleId("ah3:438.9")),
            _ => (rule!("ah3:004", game.group(), else self.scope.you), RuleId("ah3:004")),
        }
    }

    /// Carries out the effect in this space.
    fn carry_out(&self, at: Space, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let (content, scope) = (cx.content, self.scope);
        match content.effect(self.text) {
            Effect::MoveTo(_) => become_(MoveTo::new(scope.you, at)),
            Effect::YouAndItMoveTowards(_) => match scope.monster() {
                Some(it) => become_(MoveTo::together(scope.you, at, it)),
                None => Ok(Flow::Done),
            },
            Effect::MoveDoomToSheet(_) => game.move_doom_to_sheet(at, cx),
            Effect::PlaceDoom { amount, .. } => {
                become_(PlaceDoom::new(Spot::Space(at), game.value(content, amount, scope)))
            }
            Effect::PlaceMarker { colour, .. } => game.place_marker(*colour, at, cx),
            Effect::SpawnMonster { exhausted, .. } => become_(Spawn::new(None, Some(at), *exhausted, None)),
            Effect::SpawnNamed { monster, engaged_with, .. } => {
                let Some(monster) = game.monster_waiting(content, monster) else { return Ok(Flow::Done) };
                let with = engaged_with.map(|person| game.person_meant(person, scope));
                become_(Spawn::new(Some(monster), Some(at), false, with))
            }
            Effect::SpawnFound { with, amount, .. } => become_(SpawnFound::new(*with, *amount, at)),
            _ => out_of_step(),
        }
    }
}

impl Procedure<ArkhamHorror> for PickPlace {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let effect = cx.content.effect(self.text);
        match wake {
            Wake::Enter => {}
            Wake::Said(&[(seat, Choice::Space(at))]) => {
                crate::rules::tell_pick(RuleId("ah3:004"), seat, Choice::Space(at), cx);
                return self.carry_out(at, game, cx);
            }
            // What moving doom or placing a marker set off is over.
            Wake::Back(_) => return Ok(Flow::Done),
            _ => return out_of_step(),
        }
        let spaces = game.spaces_for(cx.content, effect, self.scope);
        match (effect, self.scope.monster()) {
            (Effect::PlaceDoom { at: Place::EachOtherSpace, .. }, _) => {
                return become_(PlaceDoomEach::new(spaces));
            }
            // On its way a monster asks where to go by itself.
            (Effect::ItMovesTowards(_), Some(it)) => return become_(MoveMonster::towards(it, 1, spaces)),
            (Effect::ItMovesTowards(_), None) => return Ok(Flow::Done),
            _ => {}
        }
        match candidates(spaces.iter()) {
            Candidates::None => Ok(Flow::Done),
            Candidates::One(at) => self.carry_out(at, game, cx),
            Candidates::Many => Ok(Flow::Ask(Ask::one(self.chooser(game, cx.content).0))),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let (_, rule) = self.chooser(game, content);
        q.ask(rule);
        q.public_count();
        let spaces = game.spaces_for(content, content.effect(self.text), self.scope);
        spaces.iter().for_each(|space| q.offer(Choice::Space(space), rule));
    }
}
