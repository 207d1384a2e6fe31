//! Tests, attacks, evasions and investigations, with their differences from the basic actions.

use engine::Msg;

use super::effects::say;
use super::sense::TextContext;
use super::values::{Noun, amount, bonus, signed, value};
use crate::content::{Attempt, EffectId, Skill, Value};
use crate::describe::names;

/// The kind of attempt.
#[derive(Clone, Copy)]
pub(super) enum Trial {
    Fight,
    Evade,
    Investigate,
}

impl Trial {
    fn id(self) -> &'static str {
        match self {
            Trial::Fight => "lcg-effect-fight",
            Trial::Evade => "lcg-effect-evade",
            Trial::Investigate => "lcg-effect-investigate",
        }
    }

    /// The skill that is tested by default.
    fn skill(self) -> Skill {
        match self {
            Trial::Fight => Skill::Combat,
            Trial::Evade => Skill::Agility,
            Trial::Investigate => Skill::Intellect,
        }
    }
}

/// The text of a skill test.
pub(super) fn test(
    of: &[Skill],
    against: &Value,
    pass: Option<EffectId>,
    fail: Option<EffectId>,
    sense: TextContext<'_>,
) -> Msg {
    let skills = match of {
        [a, b] => Msg::new("lcg-effect-test-either").name("a", names::skill(*a)).name("b", names::skill(*b)),
        _ => {
            let one = of.first().copied().unwrap_or(Skill::Willpower);
            Msg::new("lcg-effect-test").name("skill", names::skill(one))
        }
    };
    let test = skills.text("voice", sense.voice()).say("against", vec![value(against, "number", sense)]);
    brings(brings(test, true, pass, sense), false, fail, sense)
}

/// Adds the effect of success or failure to a text.
pub(super) fn brings(first: Msg, passed: bool, text: Option<EffectId>, sense: TextContext<'_>) -> Msg {
    let id = if passed { "lcg-effect-on-pass" } else { "lcg-effect-on-fail" };
    match text {
        Some(text) => Msg::new(id).say("first", vec![first]).say("text", say(text, sense.result(passed))),
        None => first,
    }
}

/// The text of an attack, an evasion or an investigation.
pub(super) fn attempt(trial: Trial, how: &Attempt, sense: TextContext<'_>) -> Msg {
    let none = Value::default();
    let inner = sense.attempt();
    let after = |first: Msg, id: &str| Msg::new(format!("lcg-attempt-{id}")).say("first", vec![first]);
    let mut all = Msg::new(trial.id()).text("voice", sense.voice());
    if let Some(skill) = how.with {
        all = after(all, "with").name("skill", names::skill(skill));
    }
    if how.bonus != none {
        let skill = how.with.unwrap_or(trial.skill());
        all = after(all, "bonus")
            .name("skill", names::skill(skill))
            .say("bonus", vec![bonus(&how.bonus, inner)]);
    }
    if how.damage != none {
        all = after(all, "damage").say("bonus", vec![bonus(&how.damage, inner)]);
    }
    if let Some(damage) = &how.damage_instead {
        all = after(all, "damage-instead").say("amount", vec![amount(Noun::Damage, damage, inner)]);
        let missed = amount(Noun::Damage, damage, inner.result(false));
        all = after(all, "damage-missed").say("amount", vec![missed]);
    }
    if how.shroud != 0 {
        all = after(all, "shroud").say("bonus", vec![signed(how.shroud)]);
    }
    all = brings(all, true, how.pass, inner);
    if let Some(text) = how.instead {
        all = after(all, "instead").say("text", say(text, inner));
    }
    if let (false, Some(text)) = (how.on.is_empty(), how.then) {
        let tokens = how.on.iter().map(|&token| names::token(token)).collect();
        all = after(all, "on").list("tokens", tokens).say("text", say(text, inner));
    }
    all
}
