//! The table as text: the city, neighbourhood by neighbourhood, then the sheet, the codex and the players around it.

use engine::Msg;
use engine::text_layout::{Speak, WIDTH, fit, page};

use crate::content::{Content, Space};
use crate::describe::names;
use crate::outline;
use crate::view::{NeighbourhoodView, PersonView, SpaceView, View};

/// The gap between two boxes.
const GAP: usize = 1;
/// The width of a box, borders included: three stand side by side.
const BOX: usize = (WIDTH - 2 * GAP) / 3;
/// The width of the text in a box.
const INNER: usize = BOX - 4;

/// Renders the table, at most [`WIDTH`] columns wide.
pub(crate) fn draw(view: &View, content: &Content, speak: Speak<'_>) -> String {
    let table = Table { view, content, speak };
    let mut lines = vec![table.header(), String::new()];
    lines.extend(view.neighbourhoods.iter().flat_map(|of| table.neighbourhood(of)));
    lines.extend(table.streets());
    lines.push(String::new());
    for area in outline::areas(view, content).iter().filter(|area| table.is_beside(area)) {
        lines.extend(table.area(area));
    }
    page(&lines)
}

struct Table<'a> {
    view: &'a View,
    content: &'a Content,
    speak: Speak<'a>,
}

impl Table<'_> {
    fn say(&self, id: &str) -> String {
        (self.speak)(&Msg::new(id))
    }

    fn header(&self) -> String {
        let view = self.view;
        let lead = view.people.iter().find(|person| person.seat == view.lead);
        [
            self.say(&names::scenario(self.content, view.scenario)),
            (self.speak)(&Msg::new("ah3-board-round").num("round", view.round)),
            (self.speak)(&Msg::new("ah3-board-phase").say("phase", vec![names::phase(view.phase)])),
            (self.speak)(
                &Msg::new("ah3-board-lead")
                    .name("who", lead.map_or_else(|| "ah3-player-1".into(), |lead| self.name(lead))),
            ),
            (self.speak)(
                &Msg::new("ah3-board-sheet-line")
                    .num("doom", view.sheet_doom)
                    .num("clues", view.sheet_clues)
                    .num("markers", view.sheet_markers),
            ),
        ]
        .join(" · ")
    }

    /// The id of the name of a player's investigator.
    fn name(&self, person: &PersonView) -> String {
        match person.who {
            Some(who) => names::person(self.content, who),
            None => format!("ah3-player-{}", person.seat.0 + 1),
        }
    }

    /// A neighbourhood: a line for its centre, and its three spaces side by side.
    fn neighbourhood(&self, of: &NeighbourhoodView) -> Vec<String> {
        let mut head = vec![self.say(&names::neighbourhood(self.content, of.neighbourhood)).to_uppercase()];
        if of.clues > 0 {
            head.push((self.speak)(&Msg::new("ah3-board-clues").num("n", of.clues)));
        }
        if of.anomaly {
            head.push(self.say("ah3-token-anomaly"));
        }
        if !of.markers.is_empty() {
            head.push(self.say("ah3-board-marker"));
        }
        head.push((self.speak)(&Msg::new("ah3-board-deck").num("n", of.deck as i64)));
        let spaces = of.neighbourhood.spaces();
        let boxes: Vec<Vec<String>> = spaces.iter().map(|&at| self.contents(at)).collect();
        let height = boxes.iter().map(Vec::len).max().unwrap_or(0);
        let border = |left: char, right: char| {
            let one = format!("{left}{}{right}", "─".repeat(BOX - 2));
            [one.as_str(); 3].join(&" ".repeat(GAP))
        };
        let mut lines = vec![head.join(" · "), border('┌', '┐')];
        for row in 0..height {
            let cells = boxes.iter().map(|lines| {
                let text = lines.get(row).map_or("", String::as_str);
                format!("│ {} │", fit(text, INNER))
            });
            lines.push(cells.collect::<Vec<_>>().join(&" ".repeat(GAP)));
        }
        lines.push(border('└', '┘'));
        lines
    }

    fn space(&self, at: Space) -> Option<&SpaceView> {
        self.view.spaces.iter().find(|space| space.space == at)
    }

    /// What stands in the box of a space, wrapped.
    fn contents(&self, at: Space) -> Vec<String> {
        let name = self.say(&names::space(self.content, self.view.scenario, at));
        let unstable = self.space(at).is_some_and(|space| space.unstable);
        let mut lines = wrapped(&if unstable { format!("{name} *") } else { name });
        for text in self.things(at) {
            lines.extend(wrapped(&text));
        }
        lines
    }

    /// The things in a space.
    fn things(&self, at: Space) -> Vec<String> {
        let areas = outline::areas(self.view, self.content);
        let id = crate::describe::board_refs::space(at);
        let area = areas.iter().find(|area| area.id == id);
        area.map_or_else(Vec::new, |area| area.items.iter().map(|item| (self.speak)(&item.text)).collect())
    }

    /// The streets, one line each, with the spaces that they join.
    fn streets(&self) -> Vec<String> {
        let map = self.content.scenario(self.view.scenario);
        let streets = self.view.spaces.iter().map(|space| space.space).filter(|at| at.is_street());
        let mut lines = vec![self.say("ah3-streets").to_uppercase()];
        for at in streets {
            let sheet = map.sheet.streets.get(at.index() - Space::FIRST_STREET.index());
            let touched = sheet.map_or_else(Vec::new, |street| {
                street.touches.iter().map(|name| self.say(&names::space_named(name))).collect()
            });
            let of =
                sheet.map_or_else(String::new, |street| self.say(&names::street_type(street.street_type)));
            let unstable = self.space(at).is_some_and(|space| space.unstable);
            let star = if unstable { " *" } else { "" };
            let mut line = format!("  {}{star} ({of})", touched.join(" – "));
            for thing in self.things(at) {
                line.push_str(" · ");
                line.push_str(&thing);
            }
            lines.push(line);
        }
        lines
    }

    /// Whether the area is drawn below the city.
    fn is_beside(&self, area: &engine::OutlineArea) -> bool {
        let of_city = |id: &engine::BoardRef| {
            let id = id.to_string();
            id.starts_with("space:") || id.starts_with("neighbourhood:")
        };
        !of_city(&area.id) && !area.items.is_empty()
    }

    fn area(&self, area: &engine::OutlineArea) -> Vec<String> {
        let name = (self.speak)(&area.name);
        let items: Vec<String> = area.items.iter().map(|item| (self.speak)(&item.text)).collect();
        let name = if area.of.is_some() { name.to_uppercase() } else { name };
        vec![format!("{name}: {}", items.join(" · "))]
    }
}

/// Breaks a text into lines that fit a box.
fn wrapped(text: &str) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match lines.last_mut() {
            Some(line) if line.chars().count() + 1 + word.chars().count() <= INNER => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
