//! The board: locations, pathways and arrows, as lookup tables.

use super::raw::BoardFile;
use super::{Colour, Location, Locations, Pathway, Source, Zone};

/// The static layout of the board.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Board {
    source: Source,
    locations: [Facts; Location::COUNT],
    zones: [Locations; 3],
    adjacent: [Locations; Location::COUNT],
    arrows: [[Location; Location::COUNT]; 2],
    pathways: [(Location, Location); Pathway::COUNT],
    between: [[Option<Pathway>; Location::COUNT]; Location::COUNT],
}

#[derive(Clone, PartialEq, Eq, Debug)]
struct Facts {
    slug: String,
    name_source: Source,
    zone: Zone,
    cells: u8,
}

impl Board {
    /// The source of cells, zones, pathways and arrows.
    pub fn source(&self) -> Source {
        self.source
    }

    /// The location's name in position files and packs; the displayed name is the message `fh-location-<number>`.
    pub fn slug(&self, location: Location) -> &str {
        &self.locations[location.index()].slug
    }

    /// Finds the location with this name.
    pub fn named(&self, slug: &str) -> Option<Location> {
        Location::all().find(|&location| self.slug(location) == slug)
    }

    /// The source of the location's name.
    pub fn name_source(&self, location: Location) -> Source {
        self.locations[location.index()].name_source
    }

    /// The zone the location belongs to.
    pub fn zone(&self, location: Location) -> Zone {
        self.locations[location.index()].zone
    }

    /// The number of cells of the location without destruction tokens.
    pub fn cells(&self, location: Location) -> u8 {
        self.locations[location.index()].cells
    }

    /// The locations of a zone.
    pub fn locations(&self, zone: Zone) -> Locations {
        self.zones[zone.index()]
    }

    /// The locations connected to this one by a pathway.
    pub fn adjacent(&self, location: Location) -> Locations {
        self.adjacent[location.index()]
    }

    /// The location to which the arrow of this colour leads.
    pub fn arrow(&self, colour: Colour, from: Location) -> Location {
        self.arrows[colour.index()][from.index()]
    }

    /// The pathway between two locations, if there is one.
    pub fn pathway(&self, a: Location, b: Location) -> Option<Pathway> {
        self.between[a.index()][b.index()]
    }

    /// The two locations connected by the pathway, the lower number first.
    pub fn ends(&self, pathway: Pathway) -> (Location, Location) {
        self.pathways[pathway.index()]
    }

    /// The pathways that lead out of a location, in ascending order.
    pub fn pathways_from(&self, location: Location) -> impl Iterator<Item = Pathway> {
        self.between[location.index()].iter().flatten().copied()
    }

    pub(super) fn from_file(file: &BoardFile) -> Result<Board, String> {
        let rows = &file.location;
        let in_order = rows.iter().map(|row| row.number).eq(Location::all());
        let pathways: [(Location, Location); Pathway::COUNT] =
            file.pathways.clone().try_into().map_err(|_| "there are 21 pathways".to_string())?;
        if !in_order {
            return Err("the locations are numbered 1 to 15, in order".into());
        }

        let mut adjacent = [Locations::NONE; Location::COUNT];
        let mut between = [[None; Location::COUNT]; Location::COUNT];
        for (pathway, &(a, b)) in Pathway::all().zip(&pathways) {
            if a >= b || between[a.index()][b.index()].is_some() {
                return Err(format!("pathway {a}–{b}: each is listed once, the lower number first"));
            }
            between[a.index()][b.index()] = Some(pathway);
            between[b.index()][a.index()] = Some(pathway);
            adjacent[a.index()] = adjacent[a.index()].with(b);
            adjacent[b.index()] = adjacent[b.index()].with(a);
        }

        let board = Board {
            source: file.source,
            locations: std::array::from_fn(|n| Facts {
                slug: rows[n].id.clone(),
                name_source: rows[n].name_source,
                zone: rows[n].zone,
                cells: rows[n].cells,
            }),
            zones: std::array::from_fn(|zone| {
                rows.iter().filter(|row| row.zone.index() == zone).map(|row| row.number).collect()
            }),
            adjacent,
            arrows: [std::array::from_fn(|n| rows[n].red), std::array::from_fn(|n| rows[n].blue)],
            pathways,
            between,
        };
        for from in Location::all() {
            let blue = board.arrow(Colour::Blue, from);
            if !board.adjacent(from).has(blue) {
                return Err(format!("blue arrow {from} to {blue}: blue arrows follow pathways"));
            }
        }
        Ok(board)
    }
}
