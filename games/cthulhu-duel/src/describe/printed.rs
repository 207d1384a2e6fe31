//! The printed texts of the components for players to look up, with the source of each value.

use engine::{BoardRef, Msg, Printed};

use super::sheets::{awakening_text, figure_text, needs_text, power_text};
use super::{board_refs, names};
use crate::content::{Ability, Content, Faction, FactionId, Kind, Slot, Source, Zone};

/// Reference to the printed text of a faction sheet.
pub(crate) fn sheet_id(id: FactionId) -> BoardRef {
    BoardRef::new("faction", id.0)
}

/// Reference to the printed text of a kind of figure.
pub(crate) fn kind_id(id: FactionId, kind: Kind) -> BoardRef {
    BoardRef::new("kind", format_args!("{}-{}", id.0, kind.0))
}

/// Reference to the printed text of a spellbook requirement.
pub(crate) fn requirement_id(id: FactionId, slot: Slot) -> BoardRef {
    BoardRef::new("requirement", format_args!("{}-{}", id.0, slot.0))
}

/// All printed texts: the sheets, their abilities, figures and requirements, then the map.
pub fn printed(content: &Content) -> Vec<Printed> {
    let sheets = (0..content.factions.len() as u8).map(|id| sheet(content, FactionId(id)));
    let abilities = content.factions.iter().flat_map(|sheet| {
        let all = [&sheet.unique, &sheet.ability].into_iter().chain(&sheet.books);
        all.map(|ability| Printed {
            id: board_refs::by_name(ability),
            name: Msg::new(names::ability(ability)),
            lines: vec![from(power_text(sheet, ability.power), Source::Rulebook)],
        })
    });
    let parts = (0..content.factions.len() as u8).flat_map(|id| parts(content, FactionId(id)));
    sheets.chain(abilities).chain(parts).chain([map(content)]).collect()
}

fn sheet(content: &Content, id: FactionId) -> Printed {
    let sheet = content.faction(id);
    let given = |line: Msg| from(line, Source::Rulebook);
    let home = Msg::new("cwd-sheet-home").name("home", names::zone(content, sheet.home));
    let mut lines =
        vec![given(Msg::new("cwd-sheet-start").num("power", sheet.power)), from(home, sheet.home_source)];
    lines.extend(sheet.figures.iter().map(|figure| given(figure_text(figure))));
    lines.push(given(awakening_text(content, sheet)));
    lines.push(given(named(sheet, &sheet.unique)));
    lines.push(given(named(sheet, &sheet.ability)));
    lines.extend(sheet.requirements.iter().map(|requirement| {
        given(Msg::new("cwd-sheet-requirement").say("text", vec![needs_text(sheet, requirement)]))
    }));
    lines.extend(sheet.books.iter().map(|book| given(named(sheet, book))));
    Printed { id: sheet_id(id), name: Msg::new(names::faction(content, id)), lines }
}

/// The figures and requirements of a sheet, as separate texts.
fn parts(content: &Content, id: FactionId) -> Vec<Printed> {
    let sheet = content.faction(id);
    let of = |what: Msg| {
        Msg::new("cwd-printed-of").say("what", vec![what]).name("who", names::faction(content, id))
    };
    let kinds = sheet.kinds().map(|kind| {
        let figure = sheet.figure(kind);
        let mut lines = vec![figure_text(figure)];
        if kind == sheet.great_old_one() {
            lines.push(awakening_text(content, sheet));
        }
        let name = Msg::new("cwd-board-figure").name("figure", names::figure(figure));
        Printed { id: kind_id(id, kind), name: of(name), lines }
    });
    let slots = Slot::all().zip(&sheet.requirements).map(|(slot, requirement)| Printed {
        id: requirement_id(id, slot),
        name: of(Msg::new("cwd-printed-slot").name("slot", names::requirement(requirement))),
        lines: vec![needs_text(sheet, requirement)],
    });
    kinds.chain(slots).collect()
}

/// A line with the name and the effect of an ability.
fn named(sheet: &Faction, ability: &Ability) -> Msg {
    Msg::new("cwd-sheet-ability")
        .name("ability", names::ability(ability))
        .say("text", vec![power_text(sheet, ability.power)])
}

fn map(content: &Content) -> Printed {
    let mut lines: Vec<Msg> = content.map.all().iter().map(|zone| zone_text(content, zone)).collect();
    lines.push(Msg::new("cwd-map-authored").name("source", names::source(Source::Authored)));
    Printed { id: BoardRef::new("map", 0), name: Msg::new(names::map(content)), lines }
}

/// A zone with its parts and its neighbours; authored borders are marked.
fn zone_text(content: &Content, zone: Zone) -> Msg {
    let neighbour = |other: Zone| {
        let known = |&&(a, b, _): &&(Zone, Zone, Source)| (a, b) == (zone, other) || (b, a) == (zone, other);
        let authored =
            content.map.borders.iter().find(known).is_some_and(|border| border.2 == Source::Authored);
        let id = if authored { "cwd-map-next-authored" } else { "cwd-map-next" };
        Msg::new(id).name("zone", names::zone(content, other))
    };
    let place = &content.map.zones[zone.index()];
    let id = match (content.map.water.has(zone), place.parts.is_empty()) {
        (false, _) => "cwd-map-land",
        (true, true) => "cwd-map-water",
        (true, false) => "cwd-map-portal",
    };
    Msg::new(id)
        .name("zone", names::zone(content, zone))
        .list("parts", place.parts.iter().map(|part| Msg::new(names::part(part))).collect())
        .list("next", place.neighbours.iter().map(neighbour).collect())
}

/// Adds the source to a line unless it is the rulebook.
fn from(line: Msg, source: Source) -> Msg {
    match source {
        Source::Rulebook => line,
        Source::Public | Source::Authored => {
            Msg::new("cwd-printed-line").say("line", vec![line]).name("source", names::source(source))
        }
    }
}
