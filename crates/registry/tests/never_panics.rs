//! Tests that any input to any registered game is accepted or refused without a panic.

use proptest::prelude::*;
use rand_pcg::Pcg64;
use registry::{DynTable, Lang, Localizer, Reply, Seat, Viewer, Waits};

/// A table after some random moves.
fn begun(game: &dyn registry::DynGame, moves: usize, seed: u128) -> Box<dyn DynTable> {
    let mut table = game.set_up(&[], None).expect("the defaults can be played");
    let mut dice = Pcg64::new(seed, 7);
    for _ in 0..moves {
        match table.waits() {
            Waits::Over => break,
            Waits::Roll => drop(table.roll(&mut dice).expect("a roll is pending")),
            Waits::Answers { asked: seats, .. } => {
                let thought =
                    table.think(seats[0], registry::BotKind::Random, &mut dice).expect("the seat is asked");
                table
                    .reply(seats[0], &thought.reply.expect("a bot that is asked replies"))
                    .expect("a bot takes what is offered");
            }
        }
    }
    table
}

/// A mutation of a text: something removed, something else inserted.
fn change() -> impl Strategy<Value = Vec<(prop::sample::Index, usize, String)>> {
    const BITS: [&str; 15] =
        ["", "0", "-1", "99999999999", "255", "null", "[]", "{}", "\"", ",", "true", "\n", "=", "é", "x"];
    let bit = prop_oneof![prop::sample::select(&BITS[..]).prop_map(String::from), ".{0,5}"];
    prop::collection::vec((any::<prop::sample::Index>(), 0..12_usize, bit), 1..4)
}

fn changed(text: &str, changes: &[(prop::sample::Index, usize, String)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for (at, cut, put) in changes {
        let at = at.index(chars.len() + 1).min(chars.len());
        let end = (at + cut).min(chars.len());
        chars.splice(at..end, put.chars());
    }
    chars.into_iter().collect()
}

/// Replacements for digits.
fn digits() -> impl Strategy<Value = Vec<(prop::sample::Index, char)>> {
    prop::collection::vec((any::<prop::sample::Index>(), prop::char::range('0', '9')), 1..6)
}

/// The text with some of its digits replaced: still well formed, but possibly inconsistent.
fn miscounted(text: &str, digits: &[(prop::sample::Index, char)]) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    let places: Vec<usize> = (0..chars.len()).filter(|at| chars[*at].is_ascii_digit()).collect();
    for (at, digit) in digits.iter().filter(|_| !places.is_empty()) {
        chars[places[at.index(places.len())]] = *digit;
    }
    chars.into_iter().collect()
}

/// The example positions in a game's guide.
fn examples(game: &str) -> Vec<String> {
    let path = format!("{}/../../games/{game}/docs/positions.md", env!("CARGO_MANIFEST_DIR"));
    let guide = std::fs::read_to_string(path).unwrap_or_default();
    let blocks = guide.split("```toml\n").skip(1).filter_map(|rest| rest.split("```").next());
    blocks.map(String::from).chain(["at = \"setup\"\n".into()]).collect()
}

/// Calls every read-only method.
fn look_around(table: &dyn DynTable, speech: &Localizer) {
    let viewer = Viewer::first(table.seats());
    table.events(0, viewer).iter().for_each(|told| drop(speech.say(&told.text)));
    drop((
        table.view(viewer),
        table.render_text(viewer, &|msg| speech.say(msg)),
        table.digest(viewer),
        table.pending_roll(viewer),
    ));
    (0..table.seats()).for_each(|seat| drop(table.question(Seat(seat as u8))));
}

/// Plays on for a while, calling every read-only method. Returns whether no move failed.
fn play_on(mut table: Box<dyn DynTable>, seed: u64) -> bool {
    let speech = registry::localizer(Lang::En);
    let mut dice = Pcg64::new(seed.into(), 3);
    for _ in 0..40 {
        look_around(table.as_ref(), &speech);
        match table.waits() {
            Waits::Over => break,
            Waits::Roll => {
                if table.roll(&mut dice).is_err() {
                    return false;
                }
            }
            Waits::Answers { asked: seats, .. } => {
                let thought = table.think(seats[0], registry::BotKind::Random, &mut dice);
                let reply = thought.and_then(|thought| thought.reply).unwrap_or(Reply::Answer(Vec::new()));
                if table.reply(seats[0], &reply).is_err() {
                    return false;
                }
            }
        }
    }
    true
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn broken_saves(moves in 0..60_usize, seed in 0..50_u128, changes in change(), digits in digits()) {
        for game in registry::games() {
            let save = begun(*game, moves, seed).save().to_string();
            for broken in [changed(&save, &changes), miscounted(&save, &digits)] {
                if let Ok(loaded) = registry::load(&broken, None) {
                    prop_assert!(play_on(loaded.table, seed as u64));
                }
            }
        }
    }

    #[test]
    fn broken_saves_of_positions(
        which in any::<prop::sample::Index>(),
        changes in change(),
        digits in digits(),
        seed in any::<u64>(),
    ) {
        for game in registry::games() {
            let examples = examples(game.name());
            let Ok(table) = game.position(&examples[which.index(examples.len())], None) else { continue };
            let save = table.save().to_string();
            for broken in [changed(&save, &changes), miscounted(&save, &digits)] {
                if let Ok(loaded) = registry::load(&broken, None) {
                    prop_assert!(play_on(loaded.table, seed));
                }
            }
        }
    }

    #[test]
    fn broken_positions(which in any::<prop::sample::Index>(), changes in change(), seed in any::<u64>()) {
        for game in registry::games() {
            let examples = examples(game.name());
            let text = changed(&examples[which.index(examples.len())], &changes);
            if let Ok(table) = game.position(&text, None) {
                prop_assert!(play_on(table, seed));
            }
        }
    }

    #[test]
    fn any_text_at_all(text in ".{0,200}") {
        prop_assert!(registry::load(&text, None).is_err());
        for game in registry::games() {
            drop(game.position(&text, None));
            drop(game.options(&[], Some(&text)));
            drop(game.set_up(&[(text.clone(), text.clone())], None));
            drop(game.set_up(&[("investigators".into(), text.clone())], None));
        }
    }

    #[test]
    fn any_words_at_all(
        lines in prop::collection::vec(prop_oneof!["[0-9]{1,3}( [0-9]){0,3}", "[a-z0-9 ,:\"\\[\\]{}-]{0,12}", ".{0,12}"], 1..40),
        seed in any::<u128>(),
        seat in 0..9_u8,
    ) {
        for game in registry::games() {
            let speech = registry::localizer(Lang::En);
            let mut table = begun(*game, 30, seed);
            let mut dice = Pcg64::new(seed, 1);
            for line in &lines {
                drop(table.roll_as(line));
                while table.waits() == Waits::Roll {
                    table.roll(&mut dice).expect("a roll is pending");
                }
                let asked = match table.waits() { Waits::Answers { asked: seats, .. } => seats[0], _ => Seat(seat) };
                for seat in [asked, Seat(seat)] {
                    let before = table.digest(Viewer::ALL);
                    let reply = table.question(seat).and_then(|question| question.read(line, &speech).ok());
                    match reply {
                        // What was parsed is offered.
                        Some(reply) => prop_assert!(table.reply(seat, &reply).is_ok()),
                        None => {
                            drop(table.reply(Seat(seat.0 ^ 8), &Reply::Answer(vec![usize::MAX])));
                            drop(table.reply(seat, &Reply::Anytime(3)));
                            prop_assert_eq!(before, table.digest(Viewer::ALL), "nothing has changed");
                        }
                    }
                }
            }
        }
    }
}
