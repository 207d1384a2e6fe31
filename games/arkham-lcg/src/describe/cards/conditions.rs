//! Conditions and their negations.

use engine::Msg;

use super::finds::{card_that, find, properties};
use super::sense::TextContext;
use super::values::value;
use crate::content::{Cond, Find, Is, Of, Value, Where};
use crate::describe::names;

/// The text of a condition, negated if `not` is set.
pub(super) fn cond(of: &Cond, not: bool, sense: TextContext<'_>) -> Msg {
    let so = |id: &str| Msg::new(format!("lcg-cond-{id}")).text("not", if not { "yes" } else { "no" });
    match of {
        Cond::Not(of) => cond(of, !not, sense),
        Cond::All(parts) if !not => all(parts, not, sense),
        Cond::Any(parts) if not => all(parts, not, sense),
        Cond::All(parts) | Cond::Any(parts) => {
            let either =
                |first, second| Msg::new("lcg-either").say("first", vec![first]).say("second", vec![second]);
            let each = parts.iter().map(|part| cond(part, not, sense));
            each.reduce(either).unwrap_or_else(|| all(&[], not, sense))
        }
        Cond::That(is) => so("that").say("what", card_that(is, "one", "nom", sense.that(), sense)),
        Cond::Is(Find { of: Of::Location, at: Where::Here, is, .. }) if *is != Is::Anything => {
            Msg::new("lcg-cond-location").list("is", properties(is, not, sense))
        }
        Cond::Is(what) => so("is").say("what", find(what, if not { "none" } else { "one" }, "nom", sense)),
        Cond::AtLeast(of, least) => at_least(of, least, not, sense),
        Cond::Testing(Some(skill)) => so("testing").name("skill", names::skill(*skill)),
        Cond::Testing(None) => so("testing-any"),
        Cond::PassedBy(n) => so("passed-by").num("n", *n),
        Cond::FailedByAtMost(n) => so("failed-by-at-most").num("n", *n),
        Cond::ActIs(n) => so("act-is").num("n", *n),
        Cond::YouControl(code) => so("you-control").name("card", names::coded(sense.content, code)),
        Cond::InPlay(code) => so("in-play").name("card", names::coded(sense.content, code)),
        Cond::Yours => so("yours"),
        Cond::Itself => so("itself"),
        Cond::Here => so("here"),
        Cond::AtHost => so("at-host"),
        Cond::YourTurn => so("your-turn"),
        Cond::TurnHere => so("turn-here"),
        Cond::Fighting => so("fighting"),
        Cond::Evading => so("evading"),
        Cond::Investigating => so("investigating"),
        Cond::NegativeToken => so("negative-token"),
        Cond::OnlyFoe => so("only-foe"),
    }
}

fn all(parts: &[Cond], not: bool, sense: TextContext<'_>) -> Msg {
    Msg::new("lcg-all").list("items", parts.iter().map(|part| cond(part, not, sense)).collect())
}

/// The text of a comparison: at least, or less than, an amount of something.
fn at_least(of: &Value, least: &Value, not: bool, sense: TextContext<'_>) -> Msg {
    let (n, each) = match *least {
        Value::N(n) => (n, false),
        Value::PerInvestigator(n) => (n, true),
        ref other => {
            let number = |of: &Value| vec![value(of, "number", sense)];
            let how = if not { "fewer" } else { "enough" };
            return Msg::new("lcg-least").text("least", how).say("value", number(of)).say("n", number(other));
        }
    };
    let how = match (n == 1 && !each, not) {
        (true, false) => "some",
        (true, true) => "none",
        (false, false) => "enough",
        (false, true) => "fewer",
    };
    let said = |msg: Msg| msg.text("least", how).num("n", n).text("each", if each { "yes" } else { "no" });
    let msg = |id: &str| said(Msg::new(format!("lcg-least-{id}")));
    match of {
        Value::CluesHere => msg("clues-here"),
        Value::CluesOnThis => msg("clues-on-this"),
        Value::YourClues => msg("your-clues"),
        Value::YourResources => msg("your-resources"),
        Value::ResourcesOnThis => msg("resources-on-this"),
        Value::HorrorOnThis => msg("horror-on-this"),
        Value::YourHorror => msg("your-horror"),
        Value::YourHand => msg("your-hand"),
        Value::PerInvestigator(1) => msg("investigators"),
        Value::Victory(is) => msg("victory").say("what", card_that(is, "many", "gen", "card", sense)),
        Value::Count(what) => msg("count").say("what", find(what, "many", "gen", sense)),
        other => said(Msg::new("lcg-least")).say("value", vec![value(other, "number", sense)]),
    }
}
