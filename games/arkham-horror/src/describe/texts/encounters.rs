//! What of a text may be said before it is resolved, while branches that are not known yet stay hidden.

use effects::EffectId;
use engine::Msg;

use super::{Sense, Voice, joined, phrase, prices, sentence, sentences, test_of};
use crate::content::Effect;

/// What is shown of a text that somebody is asked about: all of it if `open`.
pub(crate) fn shown(open: bool, id: EffectId, sense: Sense<'_>) -> Vec<Msg> {
    if open { sentences(id, sense) } else { outlined(id, sense) }
}

/// What is said of a text while its results are hidden: everything up to and including its first test or choice, whose
/// results are left out.
fn outlined(id: EffectId, sense: Sense<'_>) -> Vec<Msg> {
    let Effect::All(parts) = sense.effect(id) else { return vec![sentence(summary(id, Voice::Say, sense))] };
    let mut all = Vec::new();
    for &part in parts {
        all.push(sentence(summary(part, Voice::Say, sense)));
        if hides(part, sense) {
            break;
        }
    }
    all
}

/// A text without the results of tests that nobody has taken yet.
fn summary(id: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    let inner = |id: EffectId, voice: Voice| vec![summary(id, voice, sense)];
    match sense.effect(id) {
        Effect::Test { skill, modifier, remnants_for_dice, .. } => {
            test_of(*skill, *modifier, *remnants_for_dice, voice, sense)
        }
        Effect::May(does) => sense.msg("effect-may", voice).say("text", inner(*does, Voice::To)),
        Effect::Pay(price, does) if hides(*does, sense) => sense
            .msg("effect-pay", voice)
            .say("price", vec![prices::price(price, Voice::To, sense)])
            .say("text", inner(*does, Voice::To)),
        Effect::Choose(parts) if parts.iter().any(|&part| hides(part, sense)) => {
            let some = parts.iter().filter(|&&part| part != EffectId::NOTHING);
            let all = some.map(|&part| option_summary(part, voice.next(), sense)).collect();
            sense.msg("effect-either", voice).say("text", vec![joined("ah3-or-part", all)])
        }
        Effect::All(parts) => {
            let shown = parts.iter().position(|&part| hides(part, sense)).map_or(parts.len(), |at| at + 1);
            let voices = std::iter::once(voice).chain(std::iter::repeat(voice.next()));
            let all = parts[..shown].iter().zip(voices).map(|(&part, voice)| summary(part, voice, sense));
            match shown {
                0 => sense.msg("effect-nothing", voice),
                1 => summary(parts[0], voice, sense),
                _ => joined("ah3-then-part", all.collect()),
            }
        }
        _ => phrase(id, voice, sense),
    }
}

/// An option of a choice, without the results of tests.
pub(crate) fn option_summary(id: EffectId, voice: Voice, sense: Sense<'_>) -> Msg {
    match sense.effect(id) {
        Effect::Pay(..) => super::option(id, voice, sense),
        _ => summary(id, voice, sense),
    }
}

/// Whether the text contains a test, so that what follows it is not known yet.
fn hides(id: EffectId, sense: Sense<'_>) -> bool {
    match sense.effect(id) {
        Effect::Test { .. } => true,
        Effect::All(parts) | Effect::Choose(parts) | Effect::GroupChooses(parts) => {
            parts.iter().any(|&part| hides(part, sense))
        }
        Effect::May(does) | Effect::Pay(_, does) => hides(*does, sense),
        _ => false,
    }
}
