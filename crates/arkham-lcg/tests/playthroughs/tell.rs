//! A game as a story: who said what out of how much, what chance brought, what happened and by which rule, and in
//! every round the table as one of the players sees it.

use std::fmt::Write;

use arkham_lcg::{Choice, Event, Lcg, Phase};
use table::{Move, Odds, Offer, Playable, Position, Seat, Seats, Table, Words};

use crate::speech::Speech;

/// So many choices are all named.
const FEW: usize = 6;

/// The whole story, in English, choices in the words of position files.
pub(crate) fn tell(table: &Table<Lcg>) -> String {
    let [speech, ..] = Speech::all();
    let content = table.content();
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{}", text.trim_end()).expect("a text takes every line");
    line(format!("Set up with {}", serde_json::to_string(table.setup()).expect("plain data can be written")));
    let mut told = table.told(0, Seats::first(4)).peekable();
    for moves in 0..=table.line().len() {
        if let Some(last) = moves.checked_sub(1) {
            let before = table.at(last).expect("so many moves were made");
            line(format!("> {}", said(table, &before, &table.line()[last], &speech)));
        }
        let after = table.at(moves).expect("so many moves were made");
        let mut show = false;
        while let Some((_, told)) = told.next_if(|(at, _)| *at == moves) {
            match told.event {
                Event::Round(_) => line(String::new()),
                Event::Phase(Phase::Enemy) => show = true,
                _ => {}
            }
            line(format!(
                "  {} [{}]",
                speech.say(&table.now().game().event(content, &told.event)),
                told.rule.0
            ));
        }
        if show || moves == table.line().len() {
            let seat = Seat(after.game().open.round % after.game().open.count);
            line(format!("\n  What {} sees:\n", speech.say(&table.now().game().seat(content, seat))));
            let view = after.view(content, Seats::only(seat));
            Lcg::draw(&view, content, &|msg| speech.say(msg))
                .lines()
                .for_each(|row| line(format!("    {row}")));
            line(String::new());
        }
    }
    if let Some(end) = table.now().end() {
        line(speech.say(&table.now().game().outcome(content, &end)));
    }
    out
}

/// A move: what came, out of what, and the rule that asked.
fn said(table: &Table<Lcg>, before: &Position<Lcg>, mv: &Move<Lcg>, speech: &Speech) -> String {
    let (game, content) = (before.game(), table.content());
    let who = |seat: Seat| speech.say(&game.seat(content, seat));
    let spelled = |choice: Choice| Lcg::spell(before, content, &choice).swap_remove(0);
    match mv {
        Move::Roll(value) => {
            let mut odds = Odds::new();
            before.odds(content, &mut odds);
            let face = speech.say(&game.face(content, before.stack(), *value));
            let rule = odds.rule().expect("every roll has its rule");
            format!("rolled: {face} [{}]", rule.0)
        }
        Move::Say { seat, what } => {
            let mut q = Offer::new();
            before.offer(content, *seat, &mut q);
            let rule = q.rule().expect("every question has its rule");
            let all: Vec<String> = q.choices().iter().map(|(choice, _)| spelled(*choice)).collect();
            let of = if all.len() > FEW { format!("{} choices", all.len()) } else { all.join(", ") };
            let what: Vec<String> = what.iter().copied().map(spelled).collect();
            format!("{}: {} (of {of}) [{}]", who(*seat), what.join(", "), rule.0)
        }
        Move::Interject { seat, what } => format!("{}, unasked: {}", who(*seat), spelled(*what)),
    }
}
