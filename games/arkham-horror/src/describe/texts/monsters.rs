//! The texts of monsters: where they spawn, what they do, and their figures.

use engine::Msg;

use super::abilities::ability_lines;
use super::places::place;
use super::{Sense, Voice, phrase, yes};
use crate::content::{Activation, Keyword, MonsterDef, Prey, Speed, Trait};
use crate::describe::names;

/// The text of a monster card, line by line.
pub(crate) fn monster_lines(of: &MonsterDef, sense: Sense<'_>) -> Vec<Msg> {
    let mut lines = vec![trait_line(&of.traits), figures_line(of)];
    lines.extend(keyword_line(of));
    lines.extend(
        of.spawn.as_ref().map(|at| Msg::new("ah3-monster-spawns").say("place", vec![place(at, "at", sense)])),
    );
    lines.push(activation(of, sense));
    lines.extend(ability_lines(&of.abilities, sense));
    lines
}

/// The traits as a line.
pub(crate) fn trait_line(traits: &[Trait]) -> Msg {
    Msg::new("ah3-traits").list("traits", traits.iter().map(|&of| Msg::new(names::trait_of(of))).collect())
}

/// Health, damage, horror, modifiers and the remnant as a line.
fn figures_line(of: &MonsterDef) -> Msg {
    Msg::new("ah3-monster-figures")
        .num("health", of.health)
        .num("elite", of.elite)
        .text("is-elite", yes(of.elite > 0))
        .num("damage", of.damage)
        .num("horror", of.horror)
        .say("attack", vec![super::amounts::signed(of.attack)])
        .say("evade", vec![super::amounts::signed(of.evade)])
        .text("remnant", yes(of.remnant))
}

/// The keywords as a line, if there are any.
fn keyword_line(of: &MonsterDef) -> Option<Msg> {
    let words = of.keywords.iter().map(|&word| {
        Msg::new(match word {
            Keyword::Feeding => "ah3-keyword-feed",
            Keyword::Watching => "ah3-keyword-watcher",
            Keyword::Elusive => "ah3-keyword-elusive",
            Keyword::Massive => "ah3-keyword-massive",
        })
    });
    let words: Vec<Msg> = words.collect();
    (!words.is_empty()).then(|| Msg::new("ah3-keywords").list("words", words))
}

/// What the monster does when it activates.
fn activation(of: &MonsterDef, sense: Sense<'_>) -> Msg {
    let moves = |id: &str| match of.speed {
        Speed::Spaces(n) => Msg::new(format!("ah3-{id}")).text("directly", "no").num("speed", n),
        Speed::Directly => Msg::new(format!("ah3-{id}")).text("directly", "yes").num("speed", 0),
    };
    match &of.activation {
        Activation::Hunter { prey } => moves("monster-hunter").say("prey", vec![prey_of(*prey, "to")]),
        Activation::Patrol { to, prey } => {
            let patrol = moves(if prey.is_some() { "monster-patrol-with-prey" } else { "monster-patrol" });
            let patrol = patrol.say("place", vec![place(to, "towards", sense)]);
            match prey {
                Some(prey) => patrol.say("prey", vec![prey_of(*prey, "is")]),
                None => patrol,
            }
        }
        Activation::Lurker(does) => {
            let text = vec![phrase(*does, Voice::Bare, sense)];
            Msg::new("ah3-monster-lurker").say("text", text)
        }
    }
}

/// The prey of a monster: `to`, after a preposition, or `is`.
fn prey_of(prey: Prey, form: &'static str) -> Msg {
    let msg = |id: &str| Msg::new(format!("ah3-prey-{id}")).text("form", form);
    match prey {
        Prey::Highest(skill) => msg("highest").name("skill", names::skill(skill)),
        Prey::Lowest(skill) => msg("lowest").name("skill", names::skill(skill)),
        Prey::MostClues => msg("most-clues"),
        Prey::MostRemnants => msg("most-remnants"),
        Prey::MostSpells => msg("most-spells"),
        Prey::Nearest => msg("nearest"),
    }
}
