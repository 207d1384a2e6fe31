//! A game as a story: who said what out of what, what chance brought, what happened and by which rule.

use std::fmt::Write;

use final_hour::{Event, FinalHour, position};
use table::{Move, Odds, Offer, Position, Seat, Seats, Table, Words};

use crate::speech::Speech;

/// Every so many rounds a seat's view is shown.
const SHOW_EVERY: u8 = 4;

/// The whole story, in English, choices in the words of position files.
pub(crate) fn tell(table: &Table<FinalHour>) -> String {
    let [speech, ..] = Speech::all();
    let content = table.content();
    let mut out = String::new();
    let mut line = |text: String| writeln!(out, "{text}").expect("a text takes every line");
    line(format!("Set up with {}", json(table.setup())));
    let seats = table.now().game().open.seats().len();
    let mut told = table.told(0, Seats::first(seats)).peekable();
    for moves in 0..=table.line().len() {
        if let Some(last) = moves.checked_sub(1) {
            let before = table.at(last).expect("so many moves were made");
            line(format!("> {}", said(table, &before, &table.line()[last], &speech)));
        }
        let after = table.at(moves).expect("so many moves were made");
        let mut show = None;
        while let Some((_, told)) = told.next_if(|(at, _)| *at == moves) {
            if let Event::RoundBegins { round } = told.event {
                line(String::new());
                show = round.is_multiple_of(SHOW_EVERY).then_some(round / SHOW_EVERY);
            }
            line(format!("  {} [{}]", speech.say(&after.game().event(content, &told.event)), told.rule.0));
        }
        if let Some(show) = show {
            let seat = Seat(show % seats as u8);
            let who = who(table, seat, &speech);
            line(format!("  {who} sees {}", json(&after.view(content, Seats::only(seat)))));
        }
    }
    out
}

/// A move: what came, out of what, and the rule that asked.
fn said(
    table: &Table<FinalHour>,
    before: &Position<FinalHour>,
    mv: &Move<FinalHour>,
    speech: &Speech,
) -> String {
    let (game, content) = (before.game(), table.content());
    match mv {
        Move::Roll(value) => {
            let mut odds = Odds::new();
            before.odds(content, &mut odds);
            let face = speech.say(&game.face(content, before.stack(), *value));
            let rule = odds.rule().expect("every roll has its rule");
            format!("drawn: {face} [{}]", rule.0)
        }
        Move::Say { seat, what } => {
            let mut q = Offer::new();
            before.offer(content, *seat, &mut q);
            let spelled = |choice| position::choice(game, content, choice).swap_remove(0);
            let list = |choices: Vec<String>| choices.join(", ");
            let rule = q.rule().expect("every question has its rule");
            format!(
                "{}: {} (of {}) [{}]",
                who(table, *seat, speech),
                list(what.iter().copied().map(spelled).collect()),
                list(q.choices().iter().map(|(choice, _)| spelled(*choice)).collect()),
                rule.0,
            )
        }
        Move::Interject { .. } => unreachable!("the game has no standing choices"),
    }
}

fn who(table: &Table<FinalHour>, seat: Seat, speech: &Speech) -> String {
    let game = table.now().game();
    if game.open.solo { "The player".into() } else { speech.say(&game.seat(table.content(), seat)) }
}

fn json(data: &impl serde::Serialize) -> String {
    serde_json::to_string(data).expect("plain data can be written")
}
