//! The map of a scenario: which spaces are next to each other, and how far apart they are.

use rulebook::rule;

use super::{Neighbourhood, ScenarioDef, Slug, Space};

/// The distance of spaces between which there is no way.
pub const NO_WAY: u8 = u8::MAX;

/// The map of a scenario.
pub(super) struct Map<'a> {
    /// The neighbourhoods on the map, in its order.
    pub(super) on_map: Vec<Neighbourhood>,
    /// The neighbours of each space.
    pub(super) adjacent: Vec<Vec<Space>>,
    /// The distance between any two spaces.
    pub(super) distance: Vec<[u8; Space::COUNT]>,
    /// The names of the spaces of the box.
    names: &'a [Slug],
}

impl<'a> Map<'a> {
    /// The map of the sheet, in a box with these neighbourhoods and spaces.
    pub(super) fn new(sheet: &ScenarioDef, box_: &[Slug], names: &'a [Slug]) -> Result<Map<'a>, String> {
        let mut map =
            Map { on_map: Vec::new(), adjacent: vec![Vec::new(); Space::COUNT], distance: Vec::new(), names };
        for name in &sheet.neighbourhoods {
            let at = box_.iter().position(|slug| slug == name);
            let at = at.ok_or_else(|| format!("there is no neighbourhood {name}"))?;
            map.on_map.push(Neighbourhood(at as u8));
        }
        for neighbourhood in map.on_map.clone() {
            let [a, b, c] = neighbourhood.spaces();
            map.join(a, b);
            map.join(a, c);
            map.join(b, c);
        }
        for (street, at) in sheet.streets.iter().zip(Space::FIRST_STREET.0..Space::ON_A_CARD.0) {
            for name in &street.touches {
                let space = map.place(name).map_err(|why| format!("{}: {why}", street.slug))?;
                rule!("ah3:102.1", {
                    map.join(Space(at), space);
                });
            }
        }
        map.adjacent.iter_mut().for_each(|neighbours| neighbours.sort());
        map.distance = Space::all().map(|from| map.distances(from)).collect();
        Ok(map)
    }

    fn join(&mut self, a: Space, b: Space) {
        self.adjacent[a.index()].push(b);
        self.adjacent[b.index()].push(a);
    }

    /// The space of a neighbourhood of the map with this name.
    pub(super) fn place(&self, name: &str) -> Result<Space, String> {
        let space = self.names.iter().position(|slug| slug == name).map(|at| Space(at as u8));
        let space = space.ok_or_else(|| format!("there is no space {name}"))?;
        let here = space.neighbourhood().is_some_and(|neighbourhood| self.on_map.contains(&neighbourhood));
        here.then_some(space).ok_or_else(|| format!("{name} is not on the map"))
    }

    /// How far each space is from this one.
    fn distances(&self, from: Space) -> [u8; Space::COUNT] {
        let mut distance = [NO_WAY; Space::COUNT];
        distance[from.index()] = 0;
        let mut reached = vec![from];
        while let Some(&space) = reached.first() {
            reached.remove(0);
            for &next in &self.adjacent[space.index()] {
                if distance[next.index()] == NO_WAY {
                    distance[next.index()] = distance[space.index()] + 1;
                    reached.push(next);
                }
            }
        }
        distance
    }
}
