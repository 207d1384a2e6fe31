//! Texts of components, composed of what the components do.
//!
//! An effect is a *phrase* without capital and full stop, or a list of *sentences*. The messages get two arguments:
//! `voice`, the form of the verb, and `who`, whether the text is about *you* or about somebody named before.

mod abilities;
mod amounts;
mod codex;
mod conditions;
mod encounters;
mod leaves;
mod moments;
mod monsters;
mod places;
mod prices;

use effects::{Connective, EffectId};
use engine::Msg;

use crate::content::{Content, Each, Effect, Price, Skill};
use crate::describe::names;

pub(crate) use abilities::{ability_lines, ability_text};
pub(crate) use amounts::signed;
pub(crate) use codex::{back_lines, back_story, back_title, codex_lines};
pub(crate) use encounters::{option_summary, shown};
pub(crate) use monsters::{monster_lines, trait_line};
pub(crate) use prices::price;

/// The form of the verb with which a phrase begins.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Voice {
    /// An instruction at the start of a sentence.
    Say,
    /// An instruction inside a sentence.
    Bare,
    /// After the name of whoever does it.
    They,
    /// About somebody named in an earlier clause; the phrase names them again if the language needs that.
    Also,
    /// As `Also`, after a verb of the same clause.
    Base,
    /// What somebody may do.
    To,
}

impl Voice {
    /// The word for it in messages.
    fn slug(self) -> &'static str {
        match self {
            Voice::Say => "say",
            Voice::Bare => "bare",
            Voice::They => "they",
            Voice::Also => "also",
            Voice::Base => "base",
            Voice::To => "to",
        }
    }

    /// The form of further phrases in the same clause.
    fn next(self) -> Voice {
        match self {
            Voice::Say => Voice::Bare,
            Voice::Also => Voice::Base,
            same => same,
        }
    }
}

/// The context of a text.
#[derive(Clone, Copy)]
pub(crate) struct Sense<'a> {
    pub(crate) content: &'a Content,
    /// Whether it is about somebody named before, instead of *you*.
    pub(crate) they: bool,
}

impl<'a> Sense<'a> {
    /// A text addressed to *you*.
    pub(crate) fn you(content: &'a Content) -> Sense<'a> {
        Sense { content, they: false }
    }

    /// The same, about somebody named before.
    fn they(self) -> Sense<'a> {
        Sense { they: true, ..self }
    }

    /// The word for whom the text is about.
    fn who(self) -> &'static str {
        if self.they { "they" } else { "you" }
    }

    /// The form after a clause such as *if you pass*.
    fn after_clause(self) -> Voice {
        if self.they { Voice::Also } else { Voice::Bare }
    }

    /// A message with the arguments that all effects have.
    fn msg(self, id: &str, voice: Voice) -> Msg {
        Msg::new(format!("ah3-{id}")).text("voice", voice.slug()).text("who", self.who())
    }

    fn effect(self, id: EffectId) -> &'a Effect {
        self.content.effect(id)
    }
}

/// A sentence: the phrase with a full stop.
pub(crate) fn sentence(phrase: Msg) -> Msg {
    Msg::new("ah3-sentence").say("text", vec![phrase])
}

/// The effect as sentences.
pub(crate) fn sentences(id: EffectId, sense: Sense<'_>) -> Vec<Msg> {
    match sense.effect(id) {
        Effect::All(parts) => parts.iter().flat_map(|&part| sentences(part, sense)).collect(),
        _ => clauses(id, Voice::Say, sense).into_iter().map(sentence).collect(),
    }
}

/// What follows a test, a sentence for each result.
fn results(pass: EffectId, fail: EffectId, sense: Sense<'_>) -> Vec<Msg> {
    [("effect-on-pass", pass), ("effect-on-fail", fail)]
        .into_iter()
        .filter(|&(_, text)| text != EffectId::NOTHING)
        .map(|(id, text)| result(id, text, Voice::Say, sense))
        .collect()
}

fn result(id: &str, text: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    sense.msg(id, voice).say("text", vec![phrase(text, sense.after_clause(), sense)])
}

/// A test without what follows it.
fn test_of(skill: Skill, modifier: i8, remnants_for_dice: bool, voice: Voice, sense: Sense<'_>) -> Msg {
    let id = if modifier == 0 { "effect-test" } else { "effect-test-with" };
    let mut test = sense.msg(id, voice).name("skill", names::skill(skill));
    if modifier != 0 {
        test = test.say("modifier", vec![amounts::signed(modifier)]);
    }
    if remnants_for_dice { Msg::new("ah3-effect-remnants-for-dice").say("test", vec![test]) } else { test }
}

/// The effect as a phrase.
pub(crate) fn phrase(id: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    let effect = sense.effect(id);
    match effect.connective() {
        Some(connective) => connected(&connective, voice, sense),
        None => own(effect, voice, sense),
    }
}

fn connected(
    connective: &Connective<'_, crate::content::Condition, crate::content::Value, Price, Each>,
    voice: Voice,
    sense: Sense<'_>,
) -> Msg {
    let msg = |id: &str| sense.msg(id, voice);
    match *connective {
        Connective::All([]) => msg("effect-nothing"),
        Connective::All([only]) => phrase(*only, voice, sense),
        Connective::All(parts) if parts.iter().all(|&part| is_plain(part, sense)) => {
            let mut all = Vec::new();
            let same = |a: &EffectId, b: &EffectId| sense.effect(*a) == sense.effect(*b);
            for run in parts.chunk_by(same) {
                let said = phrase(run[0], if all.is_empty() { voice } else { voice.next() }, sense);
                all.push(match run.len() {
                    1 => said,
                    times => Msg::new("ah3-times").say("text", vec![said]).num("n", times as i64),
                });
            }
            match all.len() {
                1 => all.remove(0),
                _ => Msg::new("ah3-all").list("items", all),
            }
        }
        Connective::All(parts) => {
            let voices = std::iter::once(voice).chain(std::iter::repeat(voice.next()));
            let all = parts.iter().zip(voices).map(|(&part, voice)| phrase(part, voice, sense));
            joined("ah3-then-part", all.collect())
        }
        Connective::If(when, then, otherwise) => {
            let leads = matches!(voice, Voice::Say | Voice::Bare | Voice::Also);
            let clause = vec![conditions::condition(when, false, sense)];
            let id = match (leads, otherwise == EffectId::NOTHING) {
                (true, true) => "effect-if",
                (true, false) => "effect-if-else",
                (false, true) => "effect-only-if",
                (false, false) => "effect-only-if-else",
            };
            let inner = if leads { sense.after_clause() } else { voice };
            let text = msg(id).say("cond", clause).say("text", vec![phrase(then, inner, sense)]);
            if otherwise == EffectId::NOTHING {
                return text;
            }
            text.say("other", vec![phrase(otherwise, inner, sense)])
        }
        Connective::Choose { parts, by_group: false } => choose(parts, voice, sense),
        Connective::Choose { parts, by_group: true } => {
            let all = parts.iter().map(|&part| option(part, Voice::To, sense)).collect();
            msg("effect-group-chooses").say("text", vec![joined("ah3-or", all)])
        }
        Connective::May(does) => msg("effect-may").say("text", vec![phrase(does, Voice::To, sense)]),
        Connective::Pay(of, does) => msg("effect-pay")
            .say("price", vec![prices::price(of, Voice::To, sense)])
            .say("text", vec![phrase(does, Voice::To, sense)]),
        Connective::Repeat(times, does) => msg("effect-repeat")
            .say("times", vec![amounts::number(times, sense)])
            .say("text", vec![phrase(does, voice, sense)]),
        Connective::ForEach(each, does) => for_each(each, does, voice, sense),
    }
}

/// A choice between texts. Prices for the same thing are listed in front of it.
fn choose(parts: &[EffectId], voice: Voice, sense: Sense<'_>) -> Msg {
    let some: Vec<EffectId> = parts.iter().copied().filter(|&part| part != EffectId::NOTHING).collect();
    if some.len() < parts.len() {
        let inner = choose(&some, Voice::To, sense);
        return sense.msg("effect-may", voice).say("text", vec![inner]);
    }
    if let Some((prices, does)) = same_for_prices(&some, voice, sense) {
        return sense.msg("effect-pay-option", voice).say("price", vec![prices]).say("text", vec![does]);
    }
    let inner = if voice == Voice::Say { Voice::Bare } else { voice };
    let inner = if inner == Voice::Also { Voice::Base } else { inner };
    let all: Vec<Msg> = some.iter().map(|&part| option(part, inner, sense)).collect();
    match all.len() {
        1 => option(some[0], voice, sense),
        _ => sense.msg("effect-either", voice).say("text", vec![joined("ah3-or-part", all)]),
    }
}

/// The prices of options that are the same but for their price, and what they buy.
fn same_for_prices(parts: &[EffectId], voice: Voice, sense: Sense<'_>) -> Option<(Msg, Msg)> {
    let mut prices = Vec::new();
    let mut same: Option<Msg> = None;
    for &part in parts {
        let Effect::Pay(price, does) = sense.effect(part) else { return None };
        let voice = if prices.is_empty() { voice } else { voice.next() };
        prices.push(prices::price(price, voice, sense));
        let does = phrase(*does, Voice::To, sense);
        if same.get_or_insert_with(|| does.clone()) != &does {
            return None;
        }
    }
    (prices.len() > 1).then_some(())?;
    Some((joined("ah3-or", prices), same?))
}

/// One option of a choice.
pub(crate) fn option(id: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    match sense.effect(id) {
        Effect::Pay(price, does) => {
            let paid =
                sense.msg("effect-pay-option", voice).say("price", vec![prices::price(price, voice, sense)]);
            match *does {
                EffectId::NOTHING => prices::price(price, voice, sense),
                does => paid.say("text", vec![phrase(does, Voice::To, sense)]),
            }
        }
        _ => phrase(id, voice, sense),
    }
}

fn for_each(each: &Each, does: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    let msg = |id: &str| sense.msg(id, voice);
    match each {
        Each::Investigator => {
            msg("each-investigator").say("text", vec![subordinate(does, Voice::They, sense.they())])
        }
        Each::InvestigatorAt(at) => msg("each-investigator-at")
            .say("place", vec![places::place(at, "at", sense)])
            .say("text", vec![subordinate(does, Voice::They, sense.they())]),
        Each::SpaceOfYourNeighbourhood => {
            msg("each-space").say("text", vec![phrase(does, Voice::Bare, sense)])
        }
        Each::SpaceWithScar => msg("each-scar").say("text", vec![phrase(does, Voice::Bare, sense)]),
        Each::MonsterWith(of) => msg("each-monster")
            .name("trait", names::trait_of(*of))
            .say("text", vec![phrase(does, Voice::Bare, sense)]),
    }
}

/// A phrase after a colon, which may go on for several sentences; the last full stop is left to whatever stands around it.
pub(super) fn body(id: EffectId, sense: Sense<'_>) -> Msg {
    let mut all = clauses(id, Voice::Bare, sense);
    match all.len() {
        1 => all.remove(0),
        _ => joined("ah3-full-stop", all),
    }
}

/// The sentences of a text without their full stops, the first of them in this form. What is plain is one sentence.
fn clauses(id: EffectId, first: Voice, sense: Sense<'_>) -> Vec<Msg> {
    match sense.effect(id) {
        Effect::All(parts) if !parts.is_empty() && !is_plain(id, sense) => {
            let voices = std::iter::once(first).chain(std::iter::repeat(Voice::Say));
            parts.iter().zip(voices).flat_map(|(&part, voice)| clauses(part, voice, sense)).collect()
        }
        Effect::Test { skill, modifier, remnants_for_dice, pass, fail } => {
            let mut all = vec![test_of(*skill, *modifier, *remnants_for_dice, first, sense)];
            all.extend(results(*pass, *fail, sense));
            all
        }
        Effect::May(does) => match sense.effect(*does) {
            Effect::Test { skill, modifier, remnants_for_dice, pass, fail } => {
                let test = test_of(*skill, *modifier, *remnants_for_dice, Voice::To, sense);
                let mut all = vec![sense.msg("effect-may", first).say("text", vec![test])];
                all.extend(results(*pass, *fail, sense));
                all
            }
            _ => vec![phrase(id, first, sense)],
        },
        Effect::Pay(price, does) if !is_plain(*does, sense) => {
            let paid =
                sense.msg("effect-may", first).say("text", vec![prices::price(price, Voice::To, sense)]);
            let so = phrase(*does, sense.after_clause(), sense);
            vec![paid, sense.msg("effect-if-you-do", Voice::Say).say("text", vec![so])]
        }
        _ => vec![phrase(id, first, sense)],
    }
}

/// A phrase in which the results of a test are clauses of their own.
fn subordinate(id: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    let Effect::Test { skill, modifier, remnants_for_dice, pass, fail } = sense.effect(id) else {
        return phrase(id, voice, sense);
    };
    let mut all = vec![test_of(*skill, *modifier, *remnants_for_dice, voice, sense)];
    for (id, text) in [("effect-on-pass", *pass), ("effect-on-fail", *fail)] {
        if text != EffectId::NOTHING {
            all.push(result(id, text, Voice::Bare, sense));
        }
    }
    joined("ah3-semicolon", all)
}

/// The text of an effect that is no connective.
fn own(effect: &Effect, voice: Voice, sense: Sense<'_>) -> Msg {
    let msg = |id: &str| sense.msg(id, voice);
    let text = |id: EffectId, voice: Voice| vec![phrase(id, voice, sense)];
    match effect {
        Effect::Test { skill, modifier, remnants_for_dice, pass, fail } => {
            let test = test_of(*skill, *modifier, *remnants_for_dice, voice, sense);
            let results: Vec<Msg> = [("effect-on-pass", *pass), ("effect-on-fail", *fail)]
                .into_iter()
                .filter(|&(_, text)| text != EffectId::NOTHING)
                .map(|(id, text)| result(id, text, Voice::Bare, sense))
                .collect();
            if results.is_empty() {
                return test;
            }
            Msg::new("ah3-effect-test-results")
                .say("test", vec![test])
                .say("results", vec![joined("ah3-semicolon", results)])
        }
        Effect::Roll { dice, then } => {
            msg("effect-roll").num("dice", *dice).say("text", text(*then, sense.after_clause()))
        }
        Effect::Buy { with, one, half, if_bought } => {
            let id = if *one { "effect-buy-one" } else { "effect-buy" };
            let buy = leaves::with_trait(msg(id).text("half", yes(*half)), *with);
            if_bought_too(buy, *if_bought, voice, sense)
        }
        Effect::BuySpells { reveal, one, price, half, if_bought } => {
            let id = if *one { "effect-buy-spell" } else { "effect-buy-spells" };
            let how = match (price, half) {
                (Some(_), _) => "price",
                (None, true) => "half",
                (None, false) => "value",
            };
            let buy = msg(id).num("reveal", *reveal).text("how", how).num("price", price.unwrap_or(0));
            if_bought_too(buy, *if_bought, voice, sense)
        }
        Effect::PayRepeatedly { price, then } => msg("effect-pay-repeatedly")
            .say("price", vec![prices::price(price, Voice::To, sense)])
            .say("text", text(*then, Voice::To)),
        Effect::AnyMayPay { price, paid, unpaid } => {
            let any = msg("effect-any-may-pay")
                .say("price", vec![prices::price(price, Voice::To, sense.they())])
                .say("text", vec![phrase(*paid, Voice::To, sense.they())]);
            if *unpaid == EffectId::NOTHING {
                return any;
            }
            Msg::new("ah3-effect-if-nobody-pays")
                .say("first", vec![any])
                .say("text", text(*unpaid, Voice::Bare))
        }
        Effect::ChooseOther { then } => {
            msg("effect-choose-other").say("text", vec![phrase(*then, Voice::They, sense.they())])
        }
        leaf => leaves::leaf(leaf, voice, sense),
    }
}

fn if_bought_too(buy: Msg, if_bought: EffectId, _: Voice, sense: Sense<'_>) -> Msg {
    if if_bought == EffectId::NOTHING {
        return buy;
    }
    sense
        .msg("effect-if-bought", Voice::Bare)
        .say("first", vec![buy])
        .say("text", vec![phrase(if_bought, sense.after_clause(), sense)])
}

/// Whether the text is short enough for a list: it contains no clause of its own.
pub(super) fn is_plain(id: EffectId, sense: Sense<'_>) -> bool {
    match sense.effect(id) {
        Effect::All(parts) => parts.iter().all(|&part| is_plain(part, sense)),
        Effect::If(..)
        | Effect::IfElse(..)
        | Effect::Choose(_)
        | Effect::GroupChooses(_)
        | Effect::May(_)
        | Effect::Pay(..)
        | Effect::Repeat(..)
        | Effect::ForEach(..)
        | Effect::Test { .. }
        | Effect::Roll { .. }
        | Effect::Buy { .. }
        | Effect::BuySpells { .. }
        | Effect::PayRepeatedly { .. }
        | Effect::AnyMayPay { .. }
        | Effect::ChooseOther { .. }
        | Effect::SufferUnlessDiscarded { .. }
        | Effect::OfferLodge
        | Effect::YouAndItMoveTowards(_)
        | Effect::ItMovesTowards(_)
        | Effect::PlaceHiddenMarkers { .. }
        | Effect::KeepOnlyMarkers(_)
        | Effect::AddToCup(_)
        | Effect::GroupDiscardsClues(_)
        | Effect::SpawnFound { .. }
        | Effect::PlaceScars(_)
        | Effect::Native(_) => false,
        _ => true,
    }
}

/// Joins texts pairwise with a message.
pub(crate) fn joined(by: &str, parts: Vec<Msg>) -> Msg {
    let two = |first, second| Msg::new(by).say("first", vec![first]).say("second", vec![second]);
    parts.into_iter().reduce(two).unwrap_or_else(|| Msg::new("ah3-all").list("items", Vec::new()))
}

/// The word for a yes or no in messages.
pub(super) fn yes(so: bool) -> &'static str {
    if so { "yes" } else { "no" }
}
