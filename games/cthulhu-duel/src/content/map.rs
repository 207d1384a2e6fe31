//! The map: its zones, which of them are water, and which are adjacent.

use rulebook::rule;

use super::{Source, Zone, Zones};

/// A map.
#[derive(Clone, Debug)]
pub struct Map {
    /// Its name in data files.
    pub slug: String,
    /// The zones in order.
    pub zones: Vec<Place>,
    /// The borders with their sources, each pair once.
    pub borders: Vec<(Zone, Zone, Source)>,
    /// The water zones.
    pub water: Zones,
}

/// One zone of the map. Two parts joined by a portal are one zone.
#[derive(Clone, Debug)]
pub struct Place {
    /// Its name in data files.
    pub slug: String,
    /// The two parts of a zone joined by a portal; empty for the others.
    pub parts: Vec<String>,
    /// Single words of these names that occur in the names of no other zone, such as `gardner`.
    pub short_names: Vec<String>,
    /// The zones adjacent to any of its parts.
    pub neighbours: Zones,
}

impl Place {
    /// Its name and those of its parts.
    fn full_names(&self) -> impl Iterator<Item = &str> {
        std::iter::once(&self.slug).chain(&self.parts).map(String::as_str)
    }

    /// All names by which it can be referred to, its own name first.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.full_names().chain(self.short_names.iter().map(String::as_str))
    }

    fn words(&self) -> impl Iterator<Item = &str> {
        self.full_names().flat_map(|name| name.split('-'))
    }
}

/// Computes the short names of all zones.
pub(super) fn shorten(zones: &mut [Place]) {
    for at in 0..zones.len() {
        let (zone, mut short) = (&zones[at], Vec::new());
        for word in zone.words() {
            let elsewhere =
                (0..zones.len()).any(|other| other != at && zones[other].words().any(|w| w == word));
            if !elsewhere && !zone.full_names().any(|name| name == word) && !short.iter().any(|s| s == word) {
                short.push(word.to_string());
            }
        }
        zones[at].short_names = short;
    }
}

impl Map {
    /// All zones.
    pub fn all(&self) -> Zones {
        Zones::first(self.zones.len())
    }

    /// The zones next to this one.
    pub fn neighbours(&self, zone: Zone) -> Zones {
        self.zones[zone.index()].neighbours
    }

    /// All zones that can be reached from this one, itself included.
    pub fn reach(&self, from: Zone) -> Zones {
        let mut reached = Zones::NONE.with(from);
        loop {
            let wider = reached.iter().fold(reached, |wider, zone| wider.or(self.neighbours(zone)));
            if wider == reached {
                return reached;
            }
            reached = wider;
        }
    }

    /// Makes two zones adjacent.
    pub(super) fn join(&mut self, of: Zone, with: Zone, source: Source) {
        for (a, b) in [(of, with), (with, of)] {
            let neighbours = &mut self.zones[a.index()].neighbours;
            *neighbours = neighbours.with(b);
        }
        self.borders.push((of, with, source));
    }

    /// Removes the border between two zones.
    pub(super) fn part(&mut self, of: Zone, with: Zone) {
        for (a, b) in [(of, with), (with, of)] {
            let neighbours = &mut self.zones[a.index()].neighbours;
            *neighbours = neighbours.without(b);
        }
        self.borders.retain(|&(a, b, _)| (a, b) != (of, with) && (a, b) != (with, of));
    }

    /// Finds the zone with this short name.
    pub fn shortly_named(&self, name: &str) -> Option<Zone> {
        let found = self.zones.iter().position(|zone| zone.short_names.iter().any(|short| short == name));
        found.map(|at| Zone(at as u8))
    }

    /// Finds the zone that has this name or a part with this name.
    pub fn named(&self, name: &str) -> Option<Zone> {
        let found =
            self.zones.iter().position(|z| z.slug == name || z.parts.iter().any(|part| part == name))?;
        let (whole, half) = (Zone(found as u8), self.zones[found].parts.iter().position(|part| part == name));
        // With the rule switched off the second half is another zone, represented by the first one.
        Some(rule!("cwd:portals.6", whole, else if half == Some(1) { Zone(0) } else { whole }))
    }
}
