//! Prices in texts.

use engine::Msg;

use super::amounts::Noun;
use super::{Sense, Voice};
use crate::content::{Price, Status};

/// What has to be paid, as a phrase: *pay $1*, *spend 1 remnant and become delayed*.
pub(crate) fn price(of: &Price, voice: Voice, sense: Sense<'_>) -> Msg {
    let mut parts: Vec<(&str, Vec<(&'static str, Msg)>)> = Vec::new();
    let Price { money, remnants, clues, sheet_clues, focus, damage, horror, delayed, condition } = of;
    let mut spend = |id: &'static str, n: u8, noun: Noun| {
        if n > 0 {
            parts.push((id, vec![("amount", noun.times(n))]));
        }
    };
    spend("price-money", *money, Noun::Money);
    spend("price-spend", *remnants, Noun::Remnants);
    spend("price-spend", *clues, Noun::Clues);
    spend("price-sheet-clues", *sheet_clues, Noun::Clues);
    spend("price-spend", *focus, Noun::Focus);
    match (*damage, *horror) {
        (0, horror) => spend("price-suffer", horror, Noun::Horror),
        (damage, 0) => spend("price-suffer", damage, Noun::Damage),
        (damage, horror) => {
            let two = Msg::new("ah3-and")
                .say("first", vec![Noun::Damage.times(damage)])
                .say("second", vec![Noun::Horror.times(horror)]);
            parts.push(("price-suffer", vec![("amount", two)]));
        }
    }
    if *delayed {
        parts.push(("effect-become-delayed", Vec::new()));
    }
    if let Some(status) = condition {
        parts.push((becomes(*status), Vec::new()));
    }
    let voices = std::iter::once(voice).chain(std::iter::repeat(voice.next()));
    let mut all: Vec<Msg> = parts
        .into_iter()
        .zip(voices)
        .map(|((id, args), voice)| {
            args.into_iter().fold(sense.msg(id, voice), |msg, (name, arg)| msg.say(name, vec![arg]))
        })
        .collect();
    match all.len() {
        0 => sense.msg("price-nothing", voice),
        1 => all.remove(0),
        _ => Msg::new("ah3-all").list("items", all),
    }
}

/// The effect of gaining a condition.
pub(super) fn becomes(status: Status) -> &'static str {
    match status {
        Status::Blessed => "effect-become-blessed",
        Status::Cursed => "effect-become-cursed",
        Status::DarkPact => "effect-become-dark-pact",
    }
}
