//! Effects of chaos token symbols: the elder sign of an investigator, and those of a scenario.

use engine::Msg;

use super::attempts::brings;
use super::conditions::cond;
use super::effects::say;
use super::sense::TextContext;
use super::values::bonus;
use crate::content::{Cond, ElderSign, Symbol, Token, Value};
use crate::describe::names;

/// The text of an elder sign effect.
pub(super) fn elder_sign(of: &ElderSign, sense: TextContext<'_>) -> Msg {
    let mut text = brings(start(Token::ElderSign, &of.adds, sense), true, of.pass, sense);
    if let Some(so) = &of.succeeds {
        text =
            Msg::new("lcg-symbol-passes").say("first", vec![text]).say("cond", vec![cond(so, false, sense)]);
    }
    line(text)
}

/// The text of a scenario's symbol.
pub(super) fn symbol(token: Token, of: &Symbol, sense: TextContext<'_>) -> Msg {
    let mut text = start(token, &of.adds, sense);
    if let Some(now) = of.now {
        text = Msg::new("lcg-then-part").say("first", vec![text]).say("second", say(now, sense));
    }
    text = match &of.another {
        None => text,
        Some(Cond::All(parts)) if parts.is_empty() => Msg::new("lcg-symbol-another").say("first", vec![text]),
        Some(so) => Msg::new("lcg-symbol-another-if")
            .say("first", vec![text])
            .say("cond", vec![cond(so, false, sense)]),
    };
    line(brings(text, false, of.fail, sense))
}

fn start(token: Token, adds: &Value, sense: TextContext<'_>) -> Msg {
    Msg::new("lcg-symbol").say("token", vec![names::token(token)]).say("bonus", vec![bonus(adds, sense)])
}

fn line(text: Msg) -> Msg {
    Msg::new("lcg-symbol-line").say("text", vec![text])
}
