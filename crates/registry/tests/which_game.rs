//! Tests of position files that do not name their game.

use registry::{Arg, Lang, Msg, RegistryError};

/// The game that a file is attributed to, and its error in English, if any.
fn judged(text: &str) -> (&'static str, String) {
    let game = registry::game_of(text, None).unwrap_or_else(|error| panic!("{text}\n{error}"));
    let error = game.position(text, None).err().map(|error| registry::localizer(Lang::En).say(&error.msg()));
    (game.name(), error.unwrap_or_default())
}

#[test]
fn a_file_with_one_slip_is_judged_by_the_game_whose_words_it_uses() {
    for (text, game, said) in [
        ("at = 'gates'\nmoonsters = {}\nritual = 3", "final-hour", "Did you mean “monsters”?"),
        ("at = 'gates'\njeny-barnes.health = 3", "final-hour", "Did you mean “jenny-barnes”?"),
        ("at = 'upper dynamit'", "final-hour", "there is no “dynamit”"),
        ("monsters.7 = ['pink 1']\nat = 'gates'", "final-hour", "there is no “pink 1”"),
        ("difficulty = 'esay'\nancient-one = 'cthulhu'", "final-hour", "there is no “esay”"),
        ("jenny.health = 3\nsolo = true", "final-hour", "there is no key “jenny”"),
        ("great-cthulu.power = 3\nfree-gates = []", "cthulhu-duel", "Did you mean “great-cthulhu”?"),
        ("at = 'turn great-cthulu'\nblack-goat = {}", "cthulhu-duel", "there is no “great-cthulu”"),
        ("at = 'trun great-cthulhu'", "cthulhu-duel", "there is no step “trun great-cthulhu”"),
        ("round = 2\nritual = 12\nfirst = 'black-goat'", "cthulhu-duel", "ritual: 12 is not possible"),
        ("great-cthulhu.powr = 3", "cthulhu-duel", "there is no key “powr”"),
        (
            "at = 'battel arkham'\nblack-goat.map.arkham = 'ghoul'",
            "cthulhu-duel",
            "there is no step “battel arkham”",
        ),
        ("frist = 'black-goat'\nwithering = 1", "cthulhu-duel", "Did you mean “first”?"),
        ("roland-banks.luck = 3", "arkham-lcg", "there is no key “luck”"),
        ("agneda = 2\nact = 2", "arkham-lcg", "Did you mean “agenda”?"),
        ("at = 'turn daisy-wlaker'\nplaces.study = {}", "arkham-lcg", "there is no “daisy-wlaker”"),
        ("scenario = 'the-gatherin'", "arkham-lcg", "there is no “the-gatherin”"),
        ("at = 'mythoss'\ndoom = 1", "arkham-lcg", "there is no “mythoss”"),
    ] {
        let (name, error) = judged(text);
        assert_eq!(name, game, "{text}\nsays {error}");
        assert!(error.contains(said), "{text}\nsays {error}\nnot {said}");
    }
}

#[test]
fn a_file_that_only_one_game_can_read_is_of_that_game() {
    for (text, game) in [
        ("at = 'gates'", "final-hour"),
        ("at = 'turn black-goat'", "cthulhu-duel"),
        ("at = 'turn'", "arkham-lcg"),
    ] {
        assert_eq!(judged(text), (game, String::new()));
    }
}

#[test]
fn where_words_decide_nothing_the_candidates_are_named() {
    let all = ["final-hour", "cthulhu-duel", "arkham-lcg"];
    for (text, games) in [
        ("", &all[..]),
        ("# nothing but a remark", &all),
        ("xyzzy = 3", &all),
        // Two games have this step, two have this key, and neither is more likely.
        ("at = 'end-of-round'", &all[..2]),
        ("ritual = 99", &all[..2]),
        ("at = 'turn nobody-at-all'", &all[1..]),
        ("great-cthulu.power = 3", &all),
    ] {
        let Err(error @ RegistryError::WhichGame { .. }) = registry::game_of(text, None) else {
            panic!("{text} is of some game");
        };
        let RegistryError::WhichGame { tried } = &error else { unreachable!() };
        assert_eq!(tried.iter().map(|(game, _)| *game).collect::<Vec<_>>(), games, "{text}");
        for lang in Lang::ALL {
            let said = registry::localizer(lang).say(&error.msg());
            assert!(games.iter().all(|game| said.contains(game)) && said.contains("game = \""), "{said}");
        }
    }
}

/// The known names listed in an error of the position reader.
fn known(msg: &Msg) -> Vec<String> {
    msg.args
        .iter()
        .flat_map(|(name, arg)| match arg {
            Arg::Text(text) if *name == "known" => text.split(", ").map(String::from).collect(),
            Arg::Say(inner) => inner.iter().flat_map(known).collect(),
            _ => Vec::new(),
        })
        .collect()
}

#[test]
fn every_game_names_all_words_that_its_reader_knows() {
    for game in registry::games().iter().filter(|game| game.has_position_files()) {
        let words = game.position_words();
        for text in ["xyzzy = 3", "at = 'xyzzy'"] {
            let error = game.position(text, None).err().expect("there is no such thing");
            let known = known(&error.msg());
            assert!(known.len() >= 5, "{known:?}");
            for word in &known {
                let first = word.split(' ').next().unwrap_or_default();
                let word = if text.starts_with("at") { format!("at {first}") } else { first.to_string() };
                let named = word == "game" || words.contains(&word);
                assert!(named, "{} has “{word}” and does not say so", game.name());
            }
        }
    }
}
