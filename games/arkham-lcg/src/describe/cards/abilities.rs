//! Abilities: timing, condition, limit and cost, then the effect.

use engine::Msg;

use super::conditions::cond;
use super::effects::say;
use super::sense::TextContext;
use crate::content::{Ability, Cond, Cost, Designator, Limit, Occasion, Per, PlayTime, Time, When};
use crate::describe::names;

/// The whole ability as a line.
pub(super) fn ability(of: &Ability, sense: TextContext<'_>) -> Msg {
    Msg::new("lcg-ability").say("head", vec![head(of, sense)]).say("text", say(of.does, within(of, sense)))
}

/// The context for the effect of an ability.
pub(super) fn within<'a>(of: &Ability, sense: TextContext<'a>) -> TextContext<'a> {
    let at = moment(of.when).map(|(_, occasion)| occasion);
    let committed = of.when == When::Committed;
    TextContext { at, committed, passed: committed, ..sense }
}

/// The timing point that triggers an ability, if any.
fn moment(when: When) -> Option<(Time, Occasion)> {
    match when {
        When::Reaction(time, occasion)
        | When::Forced(time, occasion)
        | When::ForcedInHand(time, occasion)
        | When::Play(PlayTime::At(time, occasion), _) => Some((time, occasion)),
        When::Action(..)
        | When::QuietAction(_)
        | When::Free
        | When::Revelation
        | When::Play(PlayTime::Action | PlayTime::Window, _)
        | When::Committed
        | When::Advance
        | When::Objective => None,
    }
}

/// The part of the text before the colon.
fn head(of: &Ability, sense: TextContext<'_>) -> Msg {
    let mut head = terms(of, sense).into_iter().fold(start(of.when), part);
    let sense = within(of, sense);
    if let Some(often) = of.limit {
        head = part(head, limit(often));
    }
    if !of.cost.is_empty() {
        let costs = of.cost.iter().map(|one| cost(one, sense)).collect();
        head = Msg::new("lcg-head-cost").say("head", vec![head]).list("costs", costs);
    }
    head
}

/// The occasion and the conditions of an ability.
pub(super) fn terms(of: &Ability, sense: TextContext<'_>) -> Vec<Msg> {
    let sense = within(of, sense);
    let mut conds: Vec<&Cond> = match &of.if_ {
        None => Vec::new(),
        Some(Cond::All(parts)) => parts.iter().collect(),
        Some(one) => vec![one],
    };
    let mut terms = Vec::new();
    if let Some((time, at)) = moment(of.when) {
        terms.push(occasion(time, at, whose(&mut conds)));
    }
    if !conds.is_empty() {
        let id = if of.when == When::Objective { "lcg-head-soon" } else { "lcg-head-if" };
        let all = conds.into_iter().map(|so| cond(so, false, sense)).collect();
        terms.push(Msg::new(id).list("cond", all));
    }
    terms
}

pub(super) fn part(head: Msg, part: Msg) -> Msg {
    Msg::new("lcg-head-part").say("head", vec![head]).say("part", vec![part])
}

fn start(when: When) -> Msg {
    let counts_as = |head: Msg, what| match what {
        Designator::Plain => head,
        _ => Msg::new("lcg-head-designator").say("head", vec![head]).name("what", names::designator(what)),
    };
    match when {
        When::Action(n, what) => counts_as(Msg::new("lcg-when-action").num("n", n), what),
        When::QuietAction(n) => Msg::new("lcg-when-quiet-action").num("n", n),
        When::Free => Msg::new("lcg-when-free"),
        When::Reaction(..) => Msg::new("lcg-when-reaction"),
        When::Forced(..) => Msg::new("lcg-when-forced"),
        When::ForcedInHand(..) => Msg::new("lcg-when-forced-in-hand"),
        When::Revelation => Msg::new("lcg-when-revelation"),
        When::Play(_, what) => counts_as(Msg::new("lcg-when-play"), what),
        When::Committed => Msg::new("lcg-when-committed"),
        When::Advance => Msg::new("lcg-when-advance"),
        When::Objective => Msg::new("lcg-when-objective"),
    }
}

/// Removes the condition that says whose occasion it is, and returns the word for it.
fn whose(conds: &mut Vec<&Cond>) -> &'static str {
    let words = [(Cond::Yours, "you"), (Cond::Itself, "this"), (Cond::Here, "here"), (Cond::AtHost, "host")];
    for (so, word) in words {
        if let Some(at) = conds.iter().position(|cond| **cond == so) {
            conds.remove(at);
            return word;
        }
    }
    "any"
}

/// The text of an occasion. `whose` is `you`, `this`, `here`, `host` or `any`.
fn occasion(time: Time, of: Occasion, whose: &'static str) -> Msg {
    Msg::new(format!("lcg-on-{}", names::slug(of))).text("time", names::slug(time)).text("whose", whose)
}

fn limit(of: Limit) -> Msg {
    let id = match of.per {
        Per::Test => "lcg-limit-test",
        Per::Phase => "lcg-limit-phase",
        Per::Turn => "lcg-limit-turn",
        Per::Round => "lcg-limit-round",
        Per::Game => "lcg-limit-game",
    };
    Msg::new(id).num("n", of.n).text("group", if of.group { "yes" } else { "no" })
}

fn cost(of: &Cost, sense: TextContext<'_>) -> Msg {
    let msg = |id: &str| Msg::new(format!("lcg-cost-{id}"));
    match of {
        Cost::Resources(n) => msg("resources").num("n", *n),
        Cost::Uses(n) => msg("uses").say(
            "amount",
            vec![match sense.uses {
                Some(of) => names::uses(of, *n),
                None => Msg::new("lcg-n-uses").num("n", *n),
            }],
        ),
        Cost::Exhaust => msg("exhaust"),
        Cost::DiscardThis => msg("discard-this"),
        Cost::Clues(n) => msg("clues").num("n", *n),
        Cost::GroupClues(n) => msg("group-clues").num("n", *n),
        Cost::GroupCluesAt(n, code) => {
            msg("group-clues-at").num("n", *n).name("card", names::coded(sense.content, code))
        }
        Cost::Cards(n) => msg("cards").num("n", *n),
        Cost::Horror(n) => msg("horror").num("horror", *n),
        Cost::DamageThis(n) => msg("damage-this").num("damage", *n),
        Cost::HorrorThis(n) => msg("horror-this").num("horror", *n),
    }
}
