//! Game transcripts: who chose what from which choices, rolls, events with their rules, and occasionally the table as
//! one of the players sees it.

use std::fmt::Write;

use engine::position_file::choice_names;
use engine::{Move, Odds, Offer, Playable, Position, Seat, Seats, Table};

use crate::strict_localizer::StrictLocalizer;

/// The format of a transcript.
pub struct Story<G: Playable> {
    /// The label of rolls.
    pub chance: &'static str,
    /// The label of the player in a solo game, if not the seat's name.
    pub alone: Option<&'static str>,
    /// The maximum number of choices that are listed by name.
    pub few: usize,
    /// Whether a new section begins with the event.
    pub begins: fn(&G::Event) -> bool,
    /// Whether the table is shown after the event.
    pub shows: fn(&G::Event) -> bool,
    /// The seat whose view is shown.
    pub watcher: fn(&G) -> Seat,
    /// How the table is shown.
    pub sight: Sight,
}

/// How a table is shown in a transcript.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sight {
    /// As JSON, on one line.
    Data,
    /// As rendered text, also at the end.
    Drawn,
}

impl<G: Playable> Story<G> {
    /// The whole transcript in English, with choices in the words of position files.
    pub fn tell(&self, table: &Table<G>) -> String {
        let speech = StrictLocalizer::english::<G>();
        let (content, end) = (table.content(), table.now().end());
        let mut out = String::new();
        let mut line = |text: String| writeln!(out, "{}", text.trim_end()).expect("a text takes every line");
        line(format!("Set up with {}", json(table.setup())));
        let mut events = table.events(0, Seats::first(table.now().game().seats())).peekable();
        for moves in 0..=table.line().len() {
            if let Some(last) = moves.checked_sub(1) {
                let before = table.at(last).expect("so many moves were made");
                line(format!("> {}", self.said(table, &before, &table.line()[last], &speech)));
            }
            let after = table.at(moves).expect("so many moves were made");
            let mut show = self.sight == Sight::Drawn && moves == table.line().len();
            while let Some((_, record)) = events.next_if(|(at, _)| *at == moves) {
                if (self.begins)(&record.event) {
                    line(String::new());
                }
                show |= (self.shows)(&record.event);
                line(format!(
                    "  {} [{}]",
                    speech.say(&after.game().event(content, &record.event)),
                    record.rule.0
                ));
            }
            if show {
                self.show(&after, table, &speech).into_iter().for_each(&mut line);
            }
        }
        if let Some(end) = end.filter(|_| self.sight == Sight::Drawn) {
            line(speech.say(&table.now().game().outcome(content, &end)));
        }
        out
    }

    /// The table as somebody sees it.
    fn show(&self, now: &Position<G>, table: &Table<G>, speech: &StrictLocalizer) -> Vec<String> {
        let (content, seat) = (table.content(), (self.watcher)(now.game()));
        let view = now.view(content, Seats::only(seat));
        let who = self.who(now.game(), content, seat, speech);
        if self.sight == Sight::Data {
            return vec![format!("  {who} sees {}", json(&view))];
        }
        let board = G::render_text(&view, content, &|msg| speech.say(msg));
        let rows = board.lines().map(|row| format!("    {row}"));
        let title = [format!("\n  What {who} sees:\n")];
        title.into_iter().chain(rows).chain([String::new()]).collect()
    }

    fn who(&self, game: &G, content: &G::Content, seat: Seat, speech: &StrictLocalizer) -> String {
        let alone = self.alone.filter(|_| game.seats() == 1);
        alone.map_or_else(|| speech.say(&game.seat(content, seat)), String::from)
    }

    /// A move: what came, out of what, and the rule that asked.
    fn said(&self, table: &Table<G>, before: &Position<G>, mv: &Move<G>, speech: &StrictLocalizer) -> String {
        let (game, content) = (before.game(), table.content());
        let who = |seat: Seat| self.who(game, content, seat, speech);
        let spelled = |choice: &G::Choice| choice_names(before, content, choice).swap_remove(0);
        match mv {
            Move::Roll(value) => {
                let mut odds = Odds::new();
                before.odds(content, &mut odds);
                let face = speech.say(&game.face(content, before.stack(), *value));
                let rule = odds.rule().expect("every roll has its rule");
                format!("{}: {face} [{}]", self.chance, rule.0)
            }
            Move::Say { seat, what } => {
                let mut q = Offer::new();
                before.offer(content, *seat, &mut q);
                let rule = q.rule().expect("every question has its rule");
                let all: Vec<String> = q.choices().iter().map(|(choice, _)| spelled(choice)).collect();
                let many = all.len() > self.few;
                let of = if many { format!("{} choices", all.len()) } else { all.join(", ") };
                let what: Vec<String> = what.iter().map(spelled).collect();
                format!("{}: {} (of {of}) [{}]", who(*seat), what.join(", "), rule.0)
            }
            Move::Anytime { seat, what } => format!("{}, unasked: {}", who(*seat), spelled(what)),
        }
    }
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written")
}
