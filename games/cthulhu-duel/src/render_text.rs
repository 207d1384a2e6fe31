//! The board as text: the tracks, the map as a list of zones, both sheets and the battle in progress.

use engine::text_layout::{Speak, WIDTH, fit, page};
use engine::{Msg, Seat};

use crate::content::{Content, Faction, Kind, Slot, Zone};
use crate::describe::names;
use crate::outline;
use crate::rules::{DOOM_TO_END, LAST_RITUAL_COST, SEATS};
use crate::setup::FIRST_RITUAL_COST;
use crate::state::enemy;
use crate::view::{SideView, View, ZoneView};

/// Column widths of the map: number, name with gate, figures of each side. Neighbours take the rest of the line.
const NUMBER: usize = 3;
const NAME: usize = 24;
const FIGURES: usize = 27;
/// The column where the figures begin.
const BEFORE: usize = NUMBER + NAME + 2;

/// Renders the board, at most [`WIDTH`] columns wide.
pub(crate) fn draw(view: &View, content: &Content, speak: Speak<'_>) -> String {
    let board = Board { view, content, speak };
    let mut lines = vec![board.header()];
    lines.extend(board.tracks());
    lines.push(String::new());
    lines.extend(board.map());
    lines.extend(board.legend());
    for seat in SEATS {
        lines.push(String::new());
        lines.extend(board.sheet(seat));
    }
    if let Some(battle) = outline::battle(view, content) {
        lines.extend([String::new(), speak(&battle.name)]);
        lines.extend(battle.items.iter().map(|item| format!("  {}", speak(&item.text))));
    }
    page(&lines)
}

struct Board<'a> {
    view: &'a View,
    content: &'a Content,
    speak: Speak<'a>,
}

impl Board<'_> {
    fn say(&self, id: &str) -> String {
        (self.speak)(&Msg::new(id))
    }

    fn side(&self, seat: Seat) -> &SideView {
        &self.view.sides[seat.index()]
    }

    fn sheet_of(&self, seat: Seat) -> &Faction {
        self.content.faction(self.side(seat).faction)
    }

    fn faction(&self, seat: Seat) -> String {
        self.say(&names::faction(self.content, self.side(seat).faction))
    }

    fn header(&self) -> String {
        let who = |id: &str, seat: Seat| {
            let name = names::faction(self.content, self.side(seat).faction);
            (self.speak)(&Msg::new(id).name("who", name))
        };
        let parts = [
            (self.speak)(&Msg::new("cwd-board-round").num("round", self.view.round)),
            self.say(&names::phase(self.view.phase)),
            who("cwd-board-active", self.view.active),
            who("cwd-board-first", self.view.first),
        ];
        parts.join(" · ")
    }

    /// The doom tracks of both sides, then the other tracks.
    fn tracks(&self) -> Vec<String> {
        let name = SEATS.map(|seat| self.faction(seat));
        let width = name.iter().map(|name| name.chars().count()).max().unwrap_or(0);
        let doom = |seat: Seat| {
            let doom = self.side(seat).doom;
            let filled: String = (0..DOOM_TO_END).map(|n| if n < doom { '▮' } else { '▯' }).collect();
            let said = (self.speak)(&Msg::new("cwd-board-doom").num("doom", doom));
            format!("{} {filled} {said}", fit(&name[seat.index()], width))
        };
        let ritual: Vec<String> = (FIRST_RITUAL_COST..=LAST_RITUAL_COST + 1)
            .map(|price| {
                let mark =
                    if price > LAST_RITUAL_COST { self.say("cwd-board-end") } else { price.to_string() };
                if price == self.view.ritual { format!("[{mark}]") } else { mark }
            })
            .collect();
        let others = Msg::new("cwd-board-tracks")
            .text("ritual", ritual.join(" "))
            .num("withering", self.view.withering)
            .num("bag", self.view.bag as i64);
        SEATS.map(doom).into_iter().chain([(self.speak)(&others)]).collect()
    }

    fn map(&self) -> Vec<String> {
        let heads = SEATS.map(|seat| fit(&self.faction(seat), FIGURES));
        let zone = fit(&format!("  {}", self.say("cwd-board-zone")), BEFORE - NUMBER);
        let next = self.say("cwd-board-next");
        let mut lines = vec![format!("{}{zone}{}{next}", " ".repeat(NUMBER), heads.concat())];
        lines.extend(self.view.zones.iter().flat_map(|zone| self.zone(zone)));
        lines
    }

    /// A zone as one line, or several if its figures need more.
    fn zone(&self, here: &ZoneView) -> Vec<String> {
        let number = |zone: Zone| zone.index() + 1;
        let gate = match (here.gate, here.keeper) {
            (false, _) => " ",
            (true, None) => "○",
            (true, Some(_)) => "◉",
        };
        let water = if here.water { "~ " } else { "  " };
        let name = format!("{water}{}", self.say(&names::zone(self.content, here.zone)));
        let near: Vec<String> =
            self.content.map.neighbours(here.zone).iter().map(|zone| number(zone).to_string()).collect();
        let cells = SEATS.map(|seat| self.figures(here, seat));
        let rows = cells.iter().map(Vec::len).max().unwrap_or(0).max(1);
        let row = |at: usize| {
            let cell = |seat: Seat| fit(cells[seat.index()].get(at).map_or("", String::as_str), FIGURES);
            let figures = SEATS.map(cell).concat();
            match at {
                0 => {
                    let head = format!("{:>2} {} {gate} ", number(here.zone), fit(&name, NAME - 1));
                    format!("{head}{figures}{}", near.join(" "))
                }
                _ => format!("{}{figures}", " ".repeat(BEFORE)),
            }
        };
        (0..rows).map(row).collect()
    }

    /// The figures of a side in the zone, wrapped to the column; the one on the gate is marked.
    fn figures(&self, here: &ZoneView, seat: Seat) -> Vec<String> {
        let each = here.figures.iter().filter(|&&(owner, _, _)| owner == seat).map(|&(_, kind, count)| {
            let keeper = if here.keeper == Some((seat, kind)) { "◉" } else { "" };
            format!("{keeper}{}", self.counted(seat, kind, count))
        });
        let mut lines: Vec<String> = Vec::new();
        for figure in each {
            match lines.last_mut() {
                Some(line) if line.chars().count() + 2 + figure.chars().count() < FIGURES => {
                    *line += ", ";
                    *line += &figure;
                }
                _ => lines.push(figure),
            }
        }
        lines
    }

    fn kind(&self, seat: Seat, kind: Kind) -> String {
        (self.speak)(
            &Msg::new("cwd-board-figure").name("figure", names::figure(self.sheet_of(seat).figure(kind))),
        )
    }

    fn counted(&self, seat: Seat, kind: Kind, count: u8) -> String {
        let name = self.kind(seat, kind);
        if count == 1 { name } else { format!("{name} ×{count}") }
    }

    /// The legend of the map's symbols, and the places joined by portals.
    fn legend(&self) -> [String; 2] {
        let joined = self.content.map.zones.iter().filter(|zone| !zone.parts.is_empty()).map(|zone| {
            let parts: Vec<String> = zone.parts.iter().map(|part| self.say(&names::part(part))).collect();
            parts.join(" = ")
        });
        let portals = Msg::new("cwd-board-portals").text("portals", joined.collect::<Vec<_>>().join(", "));
        [self.say("cwd-board-legend"), (self.speak)(&portals)]
    }

    fn sheet(&self, seat: Seat) -> Vec<String> {
        let (side, sheet) = (self.side(seat), self.sheet_of(seat));
        let signs: Vec<String> =
            side.signs.iter().map(|sign| sign.map_or("?".into(), |value| value.to_string())).collect();
        let signs = if signs.is_empty() { self.say("cwd-board-none") } else { signs.join(" ") };
        let head = Msg::new("cwd-board-sheet")
            .text("who", self.faction(seat).to_uppercase())
            .num("power", side.power)
            .text("signs", signs)
            .num("captives", self.side(enemy(seat)).captured);
        let mut lines = vec![(self.speak)(&head)];
        let books = side.books.iter().map(|book| self.say(&names::ability(&sheet.books[book.index()])));
        self.list(&mut lines, "cwd-board-books", books.collect());
        let open = (0..sheet.requirements.len() as u8).map(Slot).filter(|slot| !side.slots.contains(slot));
        let open = open.map(|slot| self.say(&names::requirement(&sheet.requirements[slot.index()])));
        self.list(&mut lines, "cwd-board-open", open.collect());
        self.list(&mut lines, "cwd-board-pool", self.amounts(seat, &side.pool));
        self.list(&mut lines, "cwd-board-below", self.amounts(seat, &side.below));
        lines
    }

    /// The counts of figures by kind, without zeros.
    fn amounts(&self, seat: Seat, counts: &[u8]) -> Vec<String> {
        let kinds = self.sheet_of(seat).kinds().zip(counts).filter(|&(_, &count)| count > 0);
        kinds.map(|(kind, &count)| self.counted(seat, kind, count)).collect()
    }

    /// Appends a line about several things, unless there are none.
    fn list(&self, lines: &mut Vec<String>, id: &str, things: Vec<String>) {
        if !things.is_empty() {
            lines.push((self.speak)(&Msg::new(id).text("what", things.join(" · "))));
        }
    }
}

const _: () = assert!(BEFORE + 2 * FIGURES < WIDTH);
