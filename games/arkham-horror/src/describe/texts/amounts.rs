//! Amounts in texts: a number, or something for each of something else.

use engine::Msg;

use super::Sense;
use crate::content::Value;
use crate::describe::names;

/// What is counted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Noun {
    Money,
    Remnants,
    Clues,
    Focus,
    Health,
    Sanity,
    Damage,
    /// Damage that is dealt to somebody else.
    Dealt,
    Horror,
    Harm,
    Doom,
    Tokens,
    Spaces,
}

impl Noun {
    fn slug(self) -> &'static str {
        match self {
            Noun::Money => "money",
            Noun::Remnants => "remnants",
            Noun::Clues => "clues",
            Noun::Focus => "focus",
            Noun::Health => "health",
            Noun::Sanity => "sanity",
            Noun::Damage => "damage",
            Noun::Dealt => "dealt",
            Noun::Horror => "horror",
            Noun::Harm => "harm",
            Noun::Doom => "doom",
            Noun::Tokens => "tokens",
            Noun::Spaces => "spaces",
        }
    }

    /// That many of them.
    pub(super) fn times(self, n: u8) -> Msg {
        Msg::new(format!("ah3-n-{}", self.slug())).num("n", n)
    }
}

/// The text of an amount.
pub(super) fn amount(noun: Noun, value: &Value, sense: Sense<'_>) -> Msg {
    match value {
        Value::N(n) => noun.times(*n),
        Value::LessSuccesses(n) => Msg::new("ah3-less-successes").say("amount", vec![noun.times(*n)]),
        Value::Rolled => Msg::new(format!("ah3-rolled-{}", noun.slug())),
        each => Msg::new("ah3-for-each")
            .say("amount", vec![noun.times(1)])
            .say("each", vec![self::each(each, sense)]),
    }
}

/// Amounts of two things, of which those that are 0 are left out.
pub(super) fn both(first: (Noun, &Value), second: (Noun, &Value), sense: Sense<'_>) -> Msg {
    let some = |value: &Value| *value != Value::N(0);
    match (some(first.1), some(second.1)) {
        (true, true) => Msg::new("ah3-and")
            .say("first", vec![amount(first.0, first.1, sense)])
            .say("second", vec![amount(second.0, second.1, sense)]),
        (false, true) => amount(second.0, second.1, sense),
        _ => amount(first.0, first.1, sense),
    }
}

/// One of the things that a value counts, after *for each*.
pub(super) fn each(value: &Value, sense: Sense<'_>) -> Msg {
    counted("each", value, sense)
}

/// The text of a value as a number.
pub(super) fn number(value: &Value, sense: Sense<'_>) -> Msg {
    match value {
        Value::N(n) => Msg::new("ah3-number").num("n", *n),
        Value::LessSuccesses(n) => {
            Msg::new("ah3-less-successes").say("amount", vec![Msg::new("ah3-number").num("n", *n)])
        }
        other => counted("number", other, sense),
    }
}

/// At least, fewer than or exactly that many of what a value counts: `least`, `fewer`, `none`, `exact` or `other`.
pub(super) fn count(how: &'static str, n: u8, value: &Value, sense: Sense<'_>) -> Msg {
    counted("count", value, sense).text("how", how).num("n", n)
}

fn counted(form: &str, value: &Value, sense: Sense<'_>) -> Msg {
    let msg = |id: &str| Msg::new(format!("ah3-{form}-{id}")).text("who", sense.who());
    match value {
        Value::N(_) => msg("constant"),
        Value::Sum(parts) => {
            let all = parts.iter().map(|part| counted(form, part, sense)).collect();
            match form {
                "count" => msg("sum").say(
                    "values",
                    vec![super::joined("ah3-and", parts.iter().map(|part| number(part, sense)).collect())],
                ),
                _ => super::joined(if form == "each" { "ah3-each-and" } else { "ah3-number-and" }, all),
            }
        }
        Value::YourMoney => msg("your-money"),
        Value::YourHorror => msg("your-horror"),
        Value::Successes => msg("success"),
        Value::LessSuccesses(_) => msg("missing-success"),
        Value::Rolled => msg("rolled"),
        Value::DoomHere => msg("doom-here"),
        Value::MonstersInNeighbourhood => msg("monster-in-neighbourhood"),
        Value::CluesInNeighbourhood => msg("clue-in-neighbourhood"),
        Value::YourClues => msg("your-clue"),
        Value::AllClues => msg("any-clue"),
        Value::SheetDoom => msg("sheet-doom"),
        Value::SheetClues => msg("sheet-clue"),
        Value::SheetCluesAndDoom => msg("sheet-token"),
        Value::SheetMarkers => msg("sheet-marker"),
        Value::BoardMarkers => msg("board-marker"),
        Value::MendedScars => msg("mended-scar"),
        Value::OpenScars => msg("open-scar"),
        Value::LodgeMembers => msg("lodge-member"),
        Value::CodexSetAside => msg("set-aside"),
        Value::CluesOn(card) => msg("clue-on").name("card", names::codex(*card)),
        Value::DoomOnRumour => msg("doom-on-rumour"),
        Value::ItsHealth => msg("its-health"),
    }
}

/// A modifier with its sign.
pub(crate) fn signed(n: i8) -> Msg {
    let id = match n {
        0 => "ah3-number",
        1.. => "ah3-plus",
        _ => "ah3-minus",
    };
    Msg::new(id).num("n", n.unsigned_abs())
}
