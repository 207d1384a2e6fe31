//! The texts of archive cards: what makes them act, the actions they allow, the rules they bring, their backs.

use engine::Msg;

use super::amounts::{each, signed};
use super::conditions::condition;
use super::places::place;
use super::{Sense, Voice, body, phrase, prices, sentence, sentences};
use crate::content::{
    BackDef, CodexAction, CodexCard, CodexDef, CodexEvent, CodexKind, CodexSide, Constant, Price, Trigger,
    Where,
};
use crate::describe::names;

/// The text of an archive card's front, line by line.
pub(crate) fn codex_lines(of: &CodexDef, sense: Sense<'_>) -> Vec<Msg> {
    let mut lines = Vec::new();
    match &of.kind {
        CodexKind::Codex | CodexKind::Monster => {}
        CodexKind::Encounter { deck, after, .. } => {
            lines.push(
                Msg::new("ah3-codex-in-deck").name("neighbourhood", format!("ah3-neighbourhood-{deck}")),
            );
            lines.push(then("ah3-codex-after-encounter", body(*after, sense)));
        }
        CodexKind::Attached { to, after } => {
            let deck = format!("ah3-neighbourhood-{to}");
            let text = body(*after, sense);
            lines.push(then("ah3-codex-attached", text).name("neighbourhood", deck));
        }
    }
    lines.extend(of.entry.map(|entry| then("ah3-codex-entry", body(entry, sense))));
    lines.extend(side_lines(&of.front, sense));
    lines
}

/// The text of a back, line by line.
pub(crate) fn back_lines(of: &BackDef, sense: Sense<'_>) -> Vec<Msg> {
    let mut lines = of.does.map_or_else(Vec::new, |does| sentences(does, sense));
    lines.extend(of.stays.iter().flat_map(|side| side_lines(side, sense)));
    lines
}

/// The rules of a side, line by line.
fn side_lines(of: &CodexSide, sense: Sense<'_>) -> Vec<Msg> {
    let constants = of.constants.iter().map(|of| constant(of, sense));
    let triggers = of.triggers.iter().map(|of| trigger(of, sense));
    let actions = of.actions.iter().map(|of| action(of, sense));
    constants.chain(triggers).chain(actions).collect()
}

fn then(id: &str, text: Msg) -> Msg {
    Msg::new(id).say("text", vec![text])
}

fn trigger(of: &Trigger, sense: Sense<'_>) -> Msg {
    let mut parts: Vec<Msg> = Vec::new();
    parts.extend(of.after.as_ref().map(event));
    parts.extend(of.some.map(somewhere));
    if let Some(when) = &of.when {
        let id = if parts.is_empty() { "ah3-codex-when" } else { "ah3-codex-if" };
        parts.push(Msg::new(id).say("cond", vec![condition(when, false, sense)]));
    }
    let text = body(of.does, sense);
    if parts.is_empty() {
        return sentence(phrase(of.does, Voice::Say, sense));
    }
    then("ah3-ability", text).say("head", vec![super::joined("ah3-comma", parts)])
}

fn event(of: &CodexEvent) -> Msg {
    let monsters = |names: &[String]| {
        let all = names.iter().map(|name| Msg::new(names::monster_named(name)));
        super::joined("ah3-or", all.collect())
    };
    match of {
        CodexEvent::Spawned(of) => Msg::new("ah3-codex-spawned").say("monsters", vec![monsters(of)]),
        CodexEvent::Defeated(of) => Msg::new("ah3-codex-defeated").say("monsters", vec![monsters(of)]),
        CodexEvent::AnomalyPlaced => Msg::new("ah3-codex-anomaly-placed"),
        CodexEvent::NamesSanford => Msg::new("ah3-codex-names-sanford"),
        CodexEvent::Disengaged(of) => {
            Msg::new("ah3-codex-disengaged").say("monsters", vec![monsters(std::slice::from_ref(of))])
        }
    }
}

fn somewhere(of: Where) -> Msg {
    match of {
        Where::SpaceWithDoom(n) => Msg::new("ah3-codex-space-with-doom").num("n", n),
        Where::AnomalyThreshold { space, neighbourhood } => {
            Msg::new("ah3-codex-anomaly-threshold").num("space", space).num("neighbourhood", neighbourhood)
        }
        Where::AnomalyWithoutDoom => Msg::new("ah3-codex-anomaly-without-doom"),
    }
}

/// An action that an archive card allows, as a line.
fn action(of: &CodexAction, sense: Sense<'_>) -> Msg {
    let text = if of.price == Price::default() {
        body(of.does, sense)
    } else {
        sense
            .msg("effect-pay-option", Voice::Bare)
            .say("price", vec![prices::price(&of.price, Voice::Bare, sense)])
            .say("text", vec![phrase(of.does, Voice::To, sense)])
    };
    let head = Msg::new("ah3-head-action").text("voice", "say");
    let head = match &of.when {
        Some(when) => Msg::new("ah3-comma").say("first", vec![head]).say(
            "second",
            vec![
                Msg::new("ah3-head-if")
                    .text("voice", "bare")
                    .say("cond", vec![condition(when, false, sense)]),
            ],
        ),
        None => head,
    };
    then("ah3-ability", text).say("head", vec![head])
}

fn constant(of: &Constant, sense: Sense<'_>) -> Msg {
    match of {
        Constant::Anomalies => Msg::new("ah3-constant-anomalies"),
        Constant::Scars => Msg::new("ah3-constant-scars"),
        Constant::NobodyEnters(at) => {
            Msg::new("ah3-constant-nobody-enters").say("place", vec![place(at, "to", sense)])
        }
        Constant::IsSpace { encounter_horror } => {
            Msg::new("ah3-constant-is-space").num("horror", *encounter_horror)
        }
        Constant::Health { monster, by, per } => Msg::new("ah3-constant-health")
            .name("monster", names::monster_named(monster))
            .say("by", vec![signed(*by)])
            .say("each", vec![each(per, sense)]),
        Constant::CluesForDamage(monster) => {
            Msg::new("ah3-constant-clues-for-damage").name("monster", names::monster_named(monster))
        }
    }
}

/// The backs that have a name of their own; those of several on one card are told apart by their own name.
const TITLED: [u8; 5] = [4, 7, 8, 21, 26];

/// The title of a back of an archive card: the front's, if it has none of its own.
pub(crate) fn back_title(card: CodexCard, back: &BackDef) -> String {
    match &back.name {
        Some(name) => format!("{}-back-{name}", names::codex(card)),
        None if TITLED.contains(&card.number()) => format!("{}-back", names::codex(card)),
        None => names::codex(card),
    }
}

/// The story that is told when a back of an archive card is carried out or comes into force.
pub(crate) fn back_story(card: CodexCard, back: &BackDef) -> String {
    match &back.name {
        Some(name) => format!("{}-back-{name}-story", names::codex(card)),
        None => format!("{}-back-story", names::codex(card)),
    }
}
