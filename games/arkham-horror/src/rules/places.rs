//! Places: distances, the unstable space, and which spaces the words of a text mean.

use engine::IdSet;
use rulebook::rule;

use super::texts::{It, Scope};
use crate::ArkhamHorror;
use crate::content::{Colour, Content, EventCard, Monster, Neighbourhood, Place, ScenarioContent, Space};
use crate::state::Open;

/// A set of spaces.
pub type SpaceSet = IdSet<Space, u64>;

/// The distance between two spaces without a way between them.
pub(crate) const NO_WAY: u8 = u8::MAX;

impl Open {
    /// The doom in a space.
    pub fn doom_at(&self, space: Space) -> u8 {
        self.doom[space.index()]
    }

    /// The doom in the three spaces of a neighbourhood.
    pub fn doom_in(&self, neighbourhood: Neighbourhood) -> u8 {
        neighbourhood.spaces().iter().fold(0, |sum, space| sum.saturating_add(self.doom_at(*space)))
    }
}

impl ArkhamHorror {
    /// The scenario's map, decks and texts.
    pub fn scenario_content<'c>(&self, content: &'c Content) -> &'c ScenarioContent {
        content.scenario(self.open.scenario)
    }

    /// Those of the spaces that are nearest to a space. Spaces to which there is no way are left out.
    pub(crate) fn nearest_spaces(&self, content: &Content, from: Space, among: SpaceSet) -> SpaceSet {
        let distance = |&space: &Space| self.distance(content, from, space);
        let least = among.iter().map(|space| distance(&space)).min().unwrap_or(NO_WAY);
        if least == NO_WAY {
            return SpaceSet::NONE;
        }
        among.iter().filter(|space| distance(space) == least).collect()
    }

    /// The neighbourhoods on the map.
    pub fn on_map<'c>(&self, content: &'c Content) -> &'c [Neighbourhood] {
        &self.scenario_content(content).on_map
    }

    /// The place of a neighbourhood on the map, by which its decks are numbered.
    pub fn place_on_map(&self, content: &Content, neighbourhood: Neighbourhood) -> Option<usize> {
        self.on_map(content).iter().position(|&on_map| on_map == neighbourhood)
    }

    /// The spaces of neighbourhoods on the map.
    pub fn neighbourhood_spaces(&self, content: &Content) -> SpaceSet {
        self.on_map(content).iter().flat_map(|neighbourhood| neighbourhood.spaces()).collect()
    }

    /// The streets of the map.
    pub fn street_spaces(&self, content: &Content) -> SpaceSet {
        let streets = self.scenario_content(content).sheet.streets.len() as u8;
        (0..streets).map(|street| Space(Space::FIRST_STREET.0 + street)).collect()
    }

    /// The spaces that an event card marks with doom, one for each symbol.
    pub fn doom_symbols<'c>(
        &self,
        content: &'c Content,
        event: EventCard,
    ) -> impl Iterator<Item = Space> + use<'c> {
        let scenario = self.scenario_content(content);
        let def = &scenario.events[event.index()];
        let home = scenario
            .on_map
            .iter()
            .copied()
            .find(|on_map| content.neighbourhoods[on_map.index()] == def.neighbourhood);
        def.doom.iter().filter_map(move |&at| home?.spaces().get(usize::from(at)).copied())
    }

    /// The unstable spaces: those that the top card of the event discard pile marks, or the starting space.
    pub fn unstable_spaces(&self, content: &Content) -> SpaceSet {
        let start =
            || rule!("ah3:449.3", SpaceSet::only(self.scenario_content(content).start), else SpaceSet::NONE);
        match self.open.event_discard.last() {
            Some(card) => {
                rule!("ah3:449.2", self.doom_symbols(content, card).collect(), else start())
            }
            None => start(),
        }
    }

    /// Those of the spaces with the most doom; all of them, if there is none.
    pub(crate) fn most_doom_among(&self, among: SpaceSet) -> SpaceSet {
        let most = among.iter().map(|space| self.open.doom_at(space)).max().unwrap_or(0);
        among.iter().filter(|&space| self.open.doom_at(space) == most).collect()
    }

    /// The spaces of neighbourhoods that doom for a space can be placed in: the space itself or, for a street, those next
    /// to it.
    pub(crate) fn doom_lands(&self, content: &Content, space: Space) -> SpaceSet {
        if rule!("ah3:489.2", space.is_street()) {
            let next = self.adjacent(content, space).iter().copied();
            return next.filter(|space| space.neighbourhood().is_some()).collect();
        }
        SpaceSet::only(space)
    }

    /// The spaces with an open marker of this colour.
    pub fn spaces_with_marker(&self, colour: Colour) -> SpaceSet {
        Space::all().filter(|space| self.open.markers[space.index()] & 1 << colour.index() != 0).collect()
    }

    /// The streets nearest to any of these spaces; a street is nearest to itself.
    fn streets_nearest(&self, content: &Content, from: SpaceSet) -> SpaceSet {
        let streets = self.street_spaces(content);
        let all = from.iter().map(|space| self.nearest_spaces(content, space, streets));
        let candidates = all.fold(SpaceSet::NONE, SpaceSet::or);
        let distance = |street: Space| from.iter().map(|space| self.distance(content, space, street)).min();
        let least = candidates.iter().filter_map(distance).min();
        candidates.iter().filter(|&street| distance(street) == least).collect()
    }

    /// The spaces next to the monster in which doom that it places next to itself can land.
    fn doom_next_to(&self, content: &Content, monster: Monster) -> SpaceSet {
        let Some(space) = self.open.space_of(monster) else { return SpaceSet::NONE };
        let next = self.adjacent(content, space).iter();
        next.map(|&space| self.doom_lands(content, space)).fold(SpaceSet::NONE, SpaceSet::or)
    }

    /// The space next to the monster with the most doom. A street has none, so it counts only if no neighbourhood space
    /// next to the monster has any.
    fn next_with_most_doom(&self, content: &Content, monster: Monster) -> SpaceSet {
        let Some(space) = self.open.space_of(monster) else { return SpaceSet::NONE };
        let next = self.adjacent(content, space).iter().copied();
        let own: SpaceSet = next.filter(|space| space.neighbourhood().is_some()).collect();
        if own.iter().any(|space| self.open.doom_at(space) > 0) {
            return self.most_doom_among(own);
        }
        self.doom_next_to(content, monster)
    }

    /// The spaces that a text can mean by a place, among which somebody chooses if there are several. None for the
    /// scenario sheet, and for a place that is nowhere.
    pub fn spaces_meant(&self, content: &Content, place: &Place, scope: Scope) -> SpaceSet {
        let own = self.open.person(scope.you);
        let own_space = own.is_in_play().then_some(own.at);
        let one = |space: Option<Space>| space.map_or(SpaceSet::NONE, SpaceSet::only);
        let monster = match scope.it {
            It::Monster(monster) => Some(monster),
            _ => None,
        };
        let that_space = match scope.it {
            It::Space(space) => Some(space),
            It::Monster(monster) => self.open.space_of(monster),
            It::Seat(seat) => self.open.person(seat).is_in_play().then_some(self.open.person(seat).at),
            It::Nothing | It::Neighbourhood(_) => None,
        };
        match place {
            Place::YourSpace => one(own_space),
            Place::Space(name) => one(content.space_named(name)),
            Place::UnstableSpace => self.unstable_spaces(content),
            Place::MostDoom => self.most_doom_among(self.neighbourhood_spaces(content)),
            Place::StartSpace => SpaceSet::only(self.scenario_content(content).start),
            Place::Sheet => SpaceSet::NONE,
            Place::StreetNearestLead => {
                let lead = self.open.person(self.open.lead);
                self.streets_nearest(content, one(lead.is_in_play().then_some(lead.at)))
            }
            Place::StreetNearestPrey => match monster {
                Some(monster) => {
                    let prey = self.prey(content, monster).iter();
                    self.streets_nearest(content, prey.map(|seat| self.open.person(seat).at).collect())
                }
                None => SpaceSet::NONE,
            },
            Place::ItsSpace => one(monster.and_then(|monster| self.open.space_of(monster))),
            Place::NextToIt => monster.map_or(SpaceSet::NONE, |monster| self.doom_next_to(content, monster)),
            Place::NextToItWithMostDoom => {
                monster.map_or(SpaceSet::NONE, |monster| self.next_with_most_doom(content, monster))
            }
            Place::WithMarker(colour) => self.spaces_with_marker(*colour),
            Place::OnCodexCard => SpaceSet::only(Space::ON_A_CARD),
            Place::AnyWithDoom => self
                .neighbourhood_spaces(content)
                .iter()
                .filter(|&space| self.open.doom_at(space) > 0)
                .collect(),
            Place::AnyWithAnomaly => {
                self.open.anomalies.iter().flat_map(|neighbourhood| neighbourhood.spaces()).collect()
            }
            Place::EachOtherSpace => match that_space.or(own_space) {
                Some(space) => space.neighbourhood().map_or(SpaceSet::NONE, |neighbourhood| {
                    neighbourhood.spaces().into_iter().filter(|&other| other != space).collect()
                }),
                None => SpaceSet::NONE,
            },
            Place::ThatSpace => one(that_space),
        }
    }
}
