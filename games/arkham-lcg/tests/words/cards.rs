//! Golden texts of cards. To accept new texts after reading them, set `GOLDEN=write`.

use std::fmt::Write;
use std::path::PathBuf;

use arkham_lcg::content::{CardDefId, Effect, EffectId, Value};
use arkham_lcg::describe::{cards, names};
use arkham_lcg::{Content, Lcg};
use engine::Msg;

use testkit::{StrictLocalizer, all_can_be_said, assert_golden};

fn kinds(content: &Content) -> impl Iterator<Item = CardDefId> {
    (0..content.cards().len() as u8).map(CardDefId)
}

/// All lines of a card.
fn lines(content: &Content, kind: CardDefId) -> Vec<Msg> {
    let mut lines = cards::figures(content, kind);
    lines.extend(cards::text(content, kind));
    lines
}

/// The symbol effects of all scenarios, on both sides.
fn symbols(content: &Content) -> Vec<Msg> {
    let sides = |scenario| [false, true].map(|hard| cards::symbols(content, scenario, hard));
    content.scenarios().iter().flat_map(sides).flatten().collect()
}

#[test]
fn every_card_can_be_put_into_words() {
    let content = Content::standard();
    let mut all: Vec<Msg> = kinds(&content).flat_map(|kind| lines(&content, kind)).collect();
    all.extend(symbols(&content));
    all_can_be_said(&StrictLocalizer::all::<Lcg>(), &all);
}

#[test]
fn lines_begin_with_a_capital_and_end_with_a_full_stop() {
    let content = Content::standard();
    for speech in StrictLocalizer::all::<Lcg>() {
        for msg in kinds(&content).flat_map(|kind| lines(&content, kind)).chain(symbols(&content)) {
            let text = speech.say(&msg);
            let capital = !text.starts_with(char::is_lowercase);
            assert!(capital && text.ends_with('.'), "{}: “{text}”", speech.language());
            assert!(!text.contains("lcg-"), "{}: “{text}”", speech.language());
        }
    }
}

#[test]
fn what_an_ability_does_can_stand_inside_a_sentence() {
    let content = Content::standard();
    for speech in StrictLocalizer::all::<Lcg>() {
        for kind in kinds(&content) {
            for number in 0..content.card(kind).abilities.len() as u8 {
                let effect = speech.say(&cards::ability_effect(&content, kind, number).expect("an ability"));
                let whole = speech.say(&cards::ability(&content, kind, number).expect("an ability"));
                assert!(whole.ends_with(&format!(": {effect}.")), "{}: {effect}: {whole}", speech.language());
            }
        }
    }
}

#[test]
fn whoever_resolves_a_part_of_a_text_is_spoken_to() {
    let content = Content::standard();
    let kind = content.kind("01105").expect("the first agenda");
    let Effect::LeadChooses(parts) = content.effect(content.card(kind).abilities[0].does) else {
        panic!("the lead investigator chooses");
    };
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let said = |part: EffectId| english.say(&cards::effect(&content, Some(kind), part));
    assert!(said(parts[0]).starts_with("in player order, each investigator discards"));
    assert_eq!(said(parts[1]), "take 2 horror");
    let whole = english.say(&cards::ability_effect(&content, kind, 0).expect("an ability"));
    assert!(whole.ends_with("or the lead investigator takes 2 horror"), "{whole}");
}

#[test]
fn every_card_but_the_plain_ones_has_a_text() {
    let content = Content::standard();
    let plain = |kind: &CardDefId| cards::text(&content, *kind).is_empty();
    let codes: Vec<&str> = kinds(&content).filter(plain).map(|kind| &content.card(kind).code[..]).collect();
    let expected = [
        "01072", "01093", "01094", "01095", "01104", "01111", "01112", "01116", "01118", "01119", "01120",
        "01125", "01142", "01159", "01160", "01161",
    ];
    assert_eq!(codes, expected, "armour, plain places and enemies, the reference cards");
}

#[test]
fn cards_read_as_they_were_read() {
    let content = Content::standard();
    for speech in StrictLocalizer::all::<Lcg>() {
        let mut text = String::new();
        let mut put = |line: &str| writeln!(text, "{line}").expect("a text takes everything");
        for kind in kinds(&content) {
            put(&format!(
                "{} {}",
                content.card(kind).code,
                speech.say(&Msg::new(names::card(&content, kind)))
            ));
            cards::figures(&content, kind).iter().for_each(|line| put(&format!("  {}", speech.say(line))));
            cards::text(&content, kind).iter().for_each(|line| put(&format!("  — {}", speech.say(line))));
        }
        for scenario in content.scenarios() {
            for (side, hard) in [("easy", false), ("hard", true)] {
                put(&format!("{} ({side})", scenario.slug));
                let symbols = cards::symbols(&content, scenario, hard);
                symbols.iter().for_each(|line| put(&format!("  — {}", speech.say(line))));
            }
        }
        let name = format!("cards.{}.txt", speech.language());
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "tests", "golden", &name].iter().collect();
        assert_golden(&path, &text);
    }
}

/// The data files of all cards as one list.
fn data() -> String {
    let files = [
        "investigators",
        "guardian",
        "seeker",
        "rogue",
        "mystic",
        "survivor",
        "neutral",
        "weaknesses",
        "encounters",
    ];
    let inner = |name: &str| {
        let path: PathBuf = [env!("CARGO_MANIFEST_DIR"), "content", &format!("{name}.ron")].iter().collect();
        let text = std::fs::read_to_string(path).expect("a data file");
        text.trim().trim_start_matches('[').trim_end_matches(']').to_string()
    };
    format!("[{}]", files.map(inner).concat())
}

/// The data with the number at this index of every card incremented, and the codes of the cards that have one. The
/// number of copies in the box is skipped, as it is not printed.
fn one_more(data: &str, place: usize) -> (String, Vec<String>) {
    let mut out = String::new();
    let mut codes = Vec::new();
    let (mut seen, mut code) = (0, String::new());
    let mut rest = data;
    while let Some(next) = rest.chars().next() {
        let mut taken = next.len_utf8();
        match next {
            '"' => {
                taken = 2 + rest[1..].find('"').expect("a closing quote");
                if out.ends_with("code: ") {
                    (code, seen) = (rest[1..taken - 1].to_string(), 0);
                }
            }
            '0'..='9' if !out.ends_with(char::is_alphanumeric) && !out.ends_with("count: ") => {
                taken = rest.find(|next: char| !next.is_ascii_digit()).expect("more follows");
                if seen == place {
                    codes.push(code.clone());
                    let number: u8 = rest[..taken].parse().expect("a small number");
                    write!(out, "{}", number + 1).expect("a text takes everything");
                    rest = &rest[taken..];
                    taken = 0;
                }
                seen += 1;
            }
            _ => {}
        }
        out.push_str(&rest[..taken]);
        rest = &rest[taken..];
    }
    (out, codes)
}

#[test]
fn a_text_names_every_figure_of_its_data() {
    let (content, data) = (Content::standard(), data());
    let languages = StrictLocalizer::all::<Lcg>();
    let said = |content: &Content, kind: CardDefId, speech: &StrictLocalizer| {
        lines(content, kind).iter().map(|msg| speech.say(msg)).collect::<Vec<_>>()
    };
    let mut counted = 0;
    for place in 0.. {
        let (changed, codes) = one_more(&data, place);
        if codes.is_empty() {
            break;
        }
        counted += codes.len();
        let other = Content::with_cards(&changed).expect("cards with other figures");
        for code in &codes {
            let kind = content.kind(code).expect("a card");
            for speech in &languages {
                let [then, now] = [&content, &other].map(|content| said(content, kind, speech));
                assert_ne!(then, now, "{}: number {place} of {code} changes", speech.language());
            }
        }
    }
    assert!(counted > 1000, "only {counted}");
}

#[test]
fn a_symbol_names_what_it_adds() {
    let content = Content::standard();
    for scenario in content.scenarios() {
        let mut other = scenario.clone();
        other.symbols.iter_mut().flat_map(|symbol| [&mut symbol.easy, &mut symbol.hard]).for_each(|side| {
            side.adds = match &side.adds {
                Value::N(n) => Value::N(n - 1),
                _ => Value::N(-9),
            };
        });
        for (speech, hard) in
            StrictLocalizer::all::<Lcg>().iter().flat_map(|speech| [(speech, false), (speech, true)])
        {
            let [then, now] = [scenario, &other].map(|scenario| cards::symbols(&content, scenario, hard));
            assert!(then.iter().zip(&now).all(|(then, now)| speech.say(then) != speech.say(now)));
        }
    }
}
