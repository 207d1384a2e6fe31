//! The board as text: a map of the campus, then the cards and tokens around it.

use engine::Msg;
use engine::text_layout::{Speak, fit, page};

use crate::content::{Activation, Colour, Content, Location, Monster, Pathway, Priority, Symbol};
use crate::describe::names;
use crate::state::{Blind, Seal};
use crate::view::{LocationView, PersonView, View};

/// The location numbers in the cells of the map, arranged so that pathways connect neighbours.
const GRID: [[u8; 4]; 4] = [[10, 8, 1, 15], [7, 6, 2, 13], [9, 3, 12, 14], [0, 4, 11, 5]];
/// The inner width of a box.
const INNER: usize = 19;
/// The width of the gap between two boxes.
const GAP: usize = 3;

/// Renders the board, at most [`WIDTH`](engine::text_layout::WIDTH) columns wide.
pub(crate) fn draw(view: &View, content: &Content, speak: Speak<'_>) -> String {
    let board = Map { view, content, speak };
    let mut lines = vec![board.header(), String::new()];
    lines.extend(board.map());
    lines.push(say(speak, "fh-board-legend-cells"));
    lines.push(say(speak, "fh-board-legend-marks"));
    lines.push(String::new());
    lines.extend(board.people());
    lines.extend(board.cards());
    lines.push(board.clues());
    page(&lines)
}

fn say(speak: Speak<'_>, id: &str) -> String {
    speak(&Msg::new(id))
}

struct Map<'a> {
    view: &'a View,
    content: &'a Content,
    speak: Speak<'a>,
}

impl Map<'_> {
    fn say(&self, id: &str) -> String {
        say(self.speak, id)
    }

    fn header(&self) -> String {
        let view = self.view;
        let mut parts = vec![
            (self.speak)(
                &Msg::new("fh-board-round").num("round", view.round).num("left", view.gate_stack as i64),
            ),
            self.say(&names::phase(view.phase)),
            format!(
                "{} ({})",
                self.say(&names::ancient(self.content, view.ancient)),
                self.say(&names::difficulty(view.difficulty))
            ),
        ];
        if let Some(lead) = view.lead {
            let who = names::person(self.content, view.people[lead.index()].who);
            parts.push((self.speak)(&Msg::new("fh-board-lead").name("who", who)));
        }
        parts.join(" · ")
    }

    fn short(&self, person: &PersonView) -> String {
        self.say(&names::person(self.content, person.who))
    }

    fn glyph(&self, symbol: Symbol) -> String {
        (self.speak)(&Msg::new("fh-board-glyph").name("symbol", names::symbol(symbol)))
    }

    fn map(&self) -> Vec<String> {
        let mut lines = Vec::new();
        for (row, numbers) in GRID.iter().enumerate() {
            let boxes: Vec<Option<[String; 4]>> = numbers
                .iter()
                .map(|&number| Location::numbered(number).map(|at| self.location(at)))
                .collect();
            for part in 0..4 {
                let mut line = String::new();
                for (column, lines_of_box) in boxes.iter().enumerate() {
                    if column > 0 {
                        line += &if part == 1 { self.beside(row, column) } else { " ".repeat(GAP) };
                    }
                    match lines_of_box {
                        Some(lines) => line += &lines[part],
                        None => line += &" ".repeat(INNER + 2),
                    }
                }
                line += &self.margin(row, part);
                lines.push(line);
            }
            if row + 1 < GRID.len() {
                lines.push(self.between(row));
            }
        }
        lines
    }

    /// A location as four lines: its name, its cells, the marks in it and its arrows.
    fn location(&self, at: Location) -> [String; 4] {
        let here = &self.view.locations[at.index()];
        let title = format!(" {at} {} ", self.say(&names::location(at)));
        let title = if title.chars().count() > INNER - 1 { fit(&title, INNER - 1) } else { title };
        let zone = self.say(&format!("fh-letter-{}", self.content.board.zone(at).slug()));
        let arrows = [Colour::Red, Colour::Blue].map(|colour| {
            let letter = self.say(&format!("fh-letter-{}", colour.slug()));
            format!(" {letter}→{} ", self.content.board.arrow(colour, at))
        });
        let line = |text: String| format!("│{}│", fit(&text, INNER));
        [
            format!("┌{}{}{zone}┐", title, "─".repeat(INNER - 1 - title.chars().count())),
            line(format!(" {}", self.cells(here))),
            line(format!(" {}", self.marks(here))),
            format!("└{}┘", self.bottom(&arrows.concat())),
        ]
    }

    fn bottom(&self, arrows: &str) -> String {
        format!("─{arrows}{}", "─".repeat(INNER.saturating_sub(1 + arrows.chars().count())))
    }

    fn cells(&self, here: &LocationView) -> String {
        let mut cells: Vec<String> = here.monsters.iter().map(|&monster| self.token(monster)).collect();
        cells.extend((0..here.ruins).map(|_| "XXX".to_string()));
        while cells.len() < usize::from(here.cells) {
            cells.push("___".into());
        }
        cells.join(" ")
    }

    /// A monster token in a few letters: colour or kind, health and symbols.
    fn token(&self, monster: Monster) -> String {
        let token = self.content.token(monster);
        let does = match token.symbols {
            [None, _] => "·".to_string(),
            [Some(only), None] => self.symbol(only),
            [Some(first), Some(second)] => self.symbol(first) + &self.symbol(second),
        };
        let colour = match token.kind {
            Some(kind) => self.say(&format!("fh-letter-{}", kind.slug())),
            None => self.say(&format!("fh-letter-{}", token.colour.slug())),
        };
        format!("{colour}{}{does}", token.health)
    }

    fn symbol(&self, symbol: Activation) -> String {
        self.say(&format!("fh-letter-{}", symbol.slug()))
    }

    /// The marks of a location: ritual site, gate, clue and investigators.
    fn marks(&self, here: &LocationView) -> String {
        let view = self.view;
        let mut marks = Vec::new();
        if here.at == view.ritual {
            marks.push("◎".to_string());
        }
        for (symbol, at, tokens) in &view.gates {
            if *at == here.at {
                marks.push(format!("{}×{tokens}", self.say(&format!("fh-letter-{}", symbol.slug()))));
            }
        }
        if here.clue {
            marks.push("?".into());
        }
        let people: Vec<&PersonView> = view.people.iter().filter(|person| person.at == here.at).collect();
        let names: Vec<String> = people.iter().map(|person| self.short(person)).collect();
        let room = INNER.saturating_sub(2 + marks.iter().map(|mark| mark.chars().count() + 1).sum::<usize>());
        let long = names.join(" ");
        let short =
            || names.iter().map(|name| name.chars().take(3).collect()).collect::<Vec<String>>().join(" ");
        marks.push(if long.chars().count() <= room { long } else { short() });
        marks.join(" ")
    }

    fn at(row: usize, column: usize) -> Option<Location> {
        GRID.get(row)?.get(column).and_then(|&number| Location::numbered(number))
    }

    /// The character for the pathway between two locations: a line, or the seal on it.
    fn line(&self, a: Option<Location>, b: Option<Location>, plain: char) -> char {
        let path = a.zip(b).and_then(|(a, b)| self.content.board.pathway(a, b));
        path.map_or(' ', |path| self.seal(path).unwrap_or(plain))
    }

    fn seal(&self, path: Pathway) -> Option<char> {
        self.view.seals.iter().find(|(sealed, _)| *sealed == path).map(|(_, seal)| match seal {
            Seal::Fresh => '█',
            Seal::Used => '▒',
            Seal::None => ' ',
        })
    }

    fn beside(&self, row: usize, column: usize) -> String {
        match self.line(Self::at(row, column - 1), Self::at(row, column), '─') {
            ' ' => " ".repeat(GAP),
            '─' => "─".repeat(GAP),
            seal => format!("─{seal}─"),
        }
    }

    /// The line between two rows of boxes, with vertical and diagonal pathways.
    fn between(&self, row: usize) -> String {
        let width = GRID[0].len() * (INNER + 2) + (GRID[0].len() - 1) * GAP;
        let mut line: Vec<char> = vec![' '; width + 3];
        let middle = |column: usize| column * (INNER + 2 + GAP) + (INNER + 2) / 2;
        for column in 0..GRID[0].len() {
            line[middle(column)] = self.line(Self::at(row, column), Self::at(row + 1, column), '│');
            let gap = (column + 1) * (INNER + 2 + GAP) - GAP + 1;
            let down = self.line(Self::at(row, column), Self::at(row + 1, column + 1), '╲');
            let up = self.line(Self::at(row, column + 1), Self::at(row + 1, column), '╱');
            if gap < width {
                line[gap] = if up == ' ' { down } else { up };
            }
        }
        if row < 2 {
            line[width + 1] = self.far('│');
        }
        line.into_iter().collect()
    }

    /// The right margin, with the one pathway that skips a row: 14–15.
    fn margin(&self, row: usize, part: usize) -> String {
        let corner = match (row, part) {
            (0, 1) => "─╮",
            (2, 1) => "─╯",
            (0, 2..) | (1, _) | (2, 0) => return format!(" {}", self.far('│')),
            _ => return String::new(),
        };
        corner.to_string()
    }

    fn far(&self, plain: char) -> char {
        self.line(Location::numbered(14), Location::numbered(15), plain)
    }

    fn people(&self) -> Vec<String> {
        self.view
            .people
            .iter()
            .map(|person| {
                let name = self.say(&names::investigator(self.content, person.who));
                let hearts: String =
                    (0..person.full).map(|n| if n < person.health { '♥' } else { '♡' }).collect();
                let items: Vec<String> =
                    person.items.iter().map(|&item| self.say(&names::item(self.content, item))).collect();
                let hand: Vec<String> =
                    person.hand.iter().flatten().map(|&card| self.priority(card)).collect();
                let mut line = format!("{} {hearts} {}", fit(&name, 18), fit(&format!("@{}", person.at), 4));
                if !hand.is_empty() {
                    line += &format!(" {} {}", self.say("fh-board-hand"), hand.join("  "));
                }
                if !items.is_empty() {
                    line += &format!(" · {}", items.join(", "));
                }
                line
            })
            .collect()
    }

    /// A priority card: number, ritual symbol and omens.
    fn priority(&self, card: Priority) -> String {
        let face = self.content.priority(card);
        let symbol = self.glyph(face.symbol);
        format!("{}{symbol}{}", card.number(), "!".repeat(usize::from(face.omens)))
    }

    /// The cards played this round and those set aside.
    fn cards(&self) -> Vec<String> {
        let view = self.view;
        let mut lines = Vec::new();
        if view.blind == Blind::Now {
            lines.push(self.say("fh-board-blind"));
        }
        for play in &view.plays {
            let priority = play.priority.map_or("??".to_string(), |card| self.priority(card));
            let action = play.action.map(|action| self.say(&names::title(self.content, action.title())));
            let state = match (play.open, &action) {
                (true, _) if play.resolved => self.say("fh-board-resolved"),
                (true, _) => self.say("fh-board-open"),
                (false, _) if view.solo => String::new(),
                (false, Some(_)) => self.say("fh-board-yours"),
                (false, None) => self.say("fh-board-face-down"),
            };
            let who = match (view.solo, &action) {
                (true, None) => String::new(),
                _ => self.short(&view.people[play.figure.index()]),
            };
            // Titles are aligned in a column; rows without a title are not padded.
            let action = match action {
                Some(title) => format!("{} {title}", fit(&who, 8)),
                None => who,
            };
            lines.push(format!("  {} {action} {state}", fit(&priority, 7)));
        }
        if let Some(card) = view.turned_up {
            let msg = Msg::new("fh-board-turned-up").name("card", names::title(self.content, card.title()));
            lines.push((self.speak)(&msg));
        }
        if !view.kept.is_empty() {
            let kept: Vec<String> = view.kept.iter().map(|&card| self.priority(card)).collect();
            lines.push(format!("{} {}", self.say("fh-board-kept"), kept.join("  ")));
        }
        lines
    }

    fn clues(&self) -> String {
        let found: Vec<String> = self
            .view
            .found
            .iter()
            .map(|&(symbol, count)| {
                let marks: String = (0..2).map(|n| if n < count { '×' } else { '·' }).collect();
                format!("{}{marks}", self.glyph(symbol))
            })
            .collect();
        (self.speak)(
            &Msg::new("fh-board-clues")
                .text("found", found.join(" "))
                .num("needed", self.view.needed)
                .num("cup", self.view.cup as i64),
        )
    }
}
