//! A game seen from its first seat: offered and refused choices as texts.

use std::sync::Arc;

use arkham_lcg::{Content, Frame, Lcg};
use engine::{Describe, Move, Msg, Offer, Seat, Table, Viewer, Wait, position_file};
use testkit::StrictLocalizer;

const FIRST: Seat = Seat(0);

/// A game from this position.
pub(crate) fn table(text: &str) -> Table<Lcg> {
    Table::laid_out(Arc::new(Content::standard()), text).expect("a position")
}

/// Answers for the seat with the names of choices; empty if there are none.
pub(crate) fn say(table: &mut Table<Lcg>, words: &str) {
    let q: Offer<Lcg> = table.offer(FIRST).expect("the seat is asked");
    let what = position_file::read_answer(table.now(), table.content(), &q, words).expect(words);
    table.play(Move::Say { seat: FIRST, what }).expect(words);
}

/// Passes in all player windows.
pub(crate) fn pass(table: &mut Table<Lcg>) {
    while matches!(table.now().stack().last(), Some(Frame::Window(_))) {
        say(table, "pass");
    }
}

/// Sets the outcomes of the pending rolls in order.
pub(crate) fn roll(table: &mut Table<Lcg>, words: &str) {
    for word in words.split_whitespace() {
        assert_eq!(table.now().wait(), Wait::Roll, "before {word}");
        let value = position_file::read_roll(table.now(), table.content(), word).expect(word);
        table.play(Move::Roll(value)).expect(word);
    }
}

/// Commits nothing to a test and reveals this token.
pub(crate) fn draw(table: &mut Table<Lcg>, token: &str) {
    while table.now().wait() != Wait::Roll {
        let window = matches!(table.now().stack().last(), Some(Frame::Window(_)));
        say(table, if window { "pass" } else { "" });
    }
    roll(table, token);
}

/// The offered choices as messages.
pub(crate) fn choices(table: &Table<Lcg>) -> Vec<Msg> {
    let (now, content) = (table.now(), table.content());
    let q = table.offer(FIRST).expect("the seat is asked");
    q.choices().iter().map(|(choice, _)| now.game().choice(content, now.stack(), FIRST, choice)).collect()
}

/// The offered choices as texts.
pub(crate) fn offered(table: &Table<Lcg>, speech: &StrictLocalizer) -> Vec<String> {
    choices(table).iter().map(|msg| speech.say(msg)).collect()
}

/// The refused choices whose text begins with these words: the rule and the reason.
pub(crate) fn refused(
    table: &Table<Lcg>,
    words: &str,
    speech: &StrictLocalizer,
) -> Vec<(&'static str, String)> {
    let (now, content) = (table.now(), table.content());
    let mut q = Offer::<Lcg>::with_refusals();
    now.offer(content, FIRST, &mut q);
    let said = |choice| speech.say(&now.game().choice(content, now.stack(), FIRST, choice));
    let of = q.refused().iter().filter(|(choice, _)| said(choice).starts_with(words));
    let why = |choice, rule| now.game().refusal_reason(content, now.stack(), choice, rule);
    of.map(|(choice, rule)| (rule.0, why(choice, *rule).map_or(String::new(), |why| speech.say(&why))))
        .collect()
}

/// The public log as texts.
pub(crate) fn log(table: &Table<Lcg>, speech: &StrictLocalizer) -> Vec<String> {
    heard(table, speech, Viewer::NONE)
}

/// The log of a viewer as texts.
pub(crate) fn heard(table: &Table<Lcg>, speech: &StrictLocalizer, viewer: Viewer) -> Vec<String> {
    let (game, content) = (table.now().game(), table.content());
    table.events(0, viewer).map(|(_, told)| speech.say(&game.event(content, &told.event))).collect()
}
