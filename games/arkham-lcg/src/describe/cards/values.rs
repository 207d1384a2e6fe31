//! Numbers in a text: amounts of something, values, bonuses.

use engine::Msg;

use super::conditions::cond;
use super::finds::{card_that, find};
use super::sense::TextContext;
use crate::content::Value;

/// The counted objects.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Noun {
    Damage,
    Horror,
    Clues,
    Resources,
    Cards,
    Doom,
    Uses,
}

impl Noun {
    fn slug(self) -> &'static str {
        match self {
            Noun::Damage => "damage",
            Noun::Horror => "horror",
            Noun::Clues => "clues",
            Noun::Resources => "resources",
            Noun::Cards => "cards",
            Noun::Doom => "doom",
            Noun::Uses => "uses",
        }
    }

    /// A constant number of them.
    fn times(self, n: i8) -> Msg {
        let name = match self {
            Noun::Damage => "damage",
            Noun::Horror => "horror",
            _ => "n",
        };
        Msg::new(format!("lcg-n-{}", self.slug())).num(name, n)
    }
}

/// The text of an amount.
pub(super) fn amount(noun: Noun, value: &Value, sense: TextContext<'_>) -> Msg {
    match value {
        Value::N(n) => noun.times(*n),
        Value::PerInvestigator(n) => Msg::new("lcg-per-investigator").say("amount", vec![noun.times(*n)]),
        Value::Every => Msg::new(format!("lcg-all-{}", noun.slug())),
        Value::When(so, a, b) => Msg::new("lcg-amount-when")
            .say("cond", vec![cond(so, false, sense)])
            .say("a", vec![noun.times(*a)])
            .say("b", vec![noun.times(*b)]),
        other => Msg::new(format!("lcg-much-{}", noun.slug()))
            .say("value", vec![self::value(other, "much", sense)]),
    }
}

/// The text of an amount of damage, horror, or both.
pub(super) fn harm(damage: &Value, horror: &Value, sense: TextContext<'_>) -> Msg {
    let none = Value::default();
    let of = |noun, value| amount(noun, value, sense);
    match (*damage == none, *horror == none) {
        (_, true) => of(Noun::Damage, damage),
        (true, false) => of(Noun::Horror, horror),
        (false, false) => Msg::new("lcg-harm-both")
            .say("damage", vec![of(Noun::Damage, damage)])
            .say("horror", vec![of(Noun::Horror, horror)]),
    }
}

/// The text of a value: as `much` after “as much as”, as `number` where X is explained.
pub(super) fn value(value: &Value, as_: &'static str, sense: TextContext<'_>) -> Msg {
    let msg = |id: &str| {
        let result = if sense.passed { "passed" } else { "failed" };
        Msg::new(format!("lcg-value-{id}"))
            .text("as", as_)
            .text("result", result)
            .text("voice", sense.voice())
    };
    match value {
        Value::N(n) => msg("n").num("n", *n),
        Value::PerInvestigator(n) => msg("per-investigator").num("n", *n),
        Value::Count(what) => msg("count").say("what", find(what, "many", "gen", sense)),
        Value::MostDoom(what) => msg("most-doom").say("what", find(what, "many", "gen", sense)),
        Value::Victory(is) => msg("victory").say("what", card_that(is, "many", "gen", "card", sense)),
        Value::When(so, a, b) => Msg::new("lcg-amount-when")
            .say("cond", vec![cond(so, false, sense)])
            .say("a", vec![msg("n").num("n", *a)])
            .say("b", vec![msg("n").num("n", *b)]),
        Value::MarginWithin(least, most) => msg("margin-within").num("least", *least).num("most", *most),
        Value::Minus(of) => Msg::new("lcg-minus-x").say("value", vec![self::value(of, "number", sense)]),
        Value::CluesHere => msg("clues-here"),
        Value::YourClues => msg("your-clues"),
        Value::YourHorror => msg("your-horror"),
        Value::YourResources => msg("your-resources"),
        Value::YourHand => msg("your-hand"),
        Value::Margin => msg("margin"),
        Value::CluesOnThis => msg("clues-on-this"),
        Value::ResourcesOnThis => msg("resources-on-this"),
        Value::HorrorOnThis => msg("horror-on-this"),
        Value::DoomInPlay => msg("doom-in-play"),
        Value::Amount | Value::Every => msg("amount"),
    }
}

/// A number with its sign.
pub(super) fn signed(n: i8) -> Msg {
    let id = if n < 0 { "lcg-minus" } else { "lcg-plus" };
    Msg::new(id).num("n", n.unsigned_abs())
}

/// The text of a modifier.
pub(super) fn bonus(value: &Value, sense: TextContext<'_>) -> Msg {
    let x = |id: &str, of: &Value| Msg::new(id).say("value", vec![self::value(of, "number", sense)]);
    match value {
        Value::N(n) => signed(*n),
        Value::When(so, a, b) => {
            let msg = Msg::new(if *b == 0 { "lcg-bonus-if" } else { "lcg-bonus-else" })
                .say("cond", vec![cond(so, false, sense)])
                .say("a", vec![signed(*a)]);
            if *b == 0 { msg } else { msg.say("b", vec![signed(*b)]) }
        }
        Value::Minus(of) => x("lcg-minus-x", of),
        other => x("lcg-plus-x", other),
    }
}
