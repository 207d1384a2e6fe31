//! The embedded files: locale files of each language, and the ledgers.

use std::sync::LazyLock;

use rulebook::Ledger;

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The locale files of a language, as pairs of name without extension and text.
pub(crate) fn locale(lang: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    LOCALES.iter().filter(move |(of, _, _)| *of == lang).map(|&(_, name, text)| (name, text))
}

/// All client messages of a language as one Fluent file: everything except the rules, which are served separately, and
/// the command line.
pub fn locale_text(lang: Lang) -> String {
    client_files(lang).map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// The client messages of a language without those of the games; of each game only the messages whose ids begin with
/// the game's name.
pub fn locale_shell(lang: Lang) -> String {
    let games: Vec<&str> = crate::games().iter().map(|game| game.name()).collect();
    let mut text = String::new();
    for (name, file) in client_files(lang) {
        match games.iter().find(|game| belongs(name, game)) {
            None => text.extend([file, "\n"]),
            Some(game) => {
                entries(file).filter(|entry| belongs(id(entry), game)).for_each(|entry| text += entry);
            }
        }
    }
    text
}

/// The client messages of one game in a language, to be added to [`locale_shell`].
pub fn locale_game(lang: Lang, game: &str) -> String {
    let files = client_files(lang).filter(|(name, _)| belongs(name, game));
    files.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

fn client_files(lang: Lang) -> impl Iterator<Item = (&'static str, &'static str)> {
    locale(lang.code()).filter(|(name, _)| !name.starts_with("rules-") && *name != "command-line")
}

/// Whether the name of a file or message belongs to the game.
fn belongs(name: &str, game: &str) -> bool {
    name.strip_prefix(game).is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
}

/// The messages of a Fluent file, each with all its lines.
fn entries(text: &str) -> impl Iterator<Item = &str> {
    let starts = |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut at = 0;
        let mut begin = None;
        for line in rest.split_inclusive('\n') {
            let ends = starts(line) || line.starts_with('#');
            if let Some(begin) = begin.filter(|_| ends) {
                let (entry, after): (&str, &str) = (&rest[begin..at], &rest[at..]);
                rest = after;
                return Some(entry);
            }
            if starts(line) {
                begin = Some(at);
            }
            at += line.len();
        }
        let last = begin.map(|begin| &rest[begin..]);
        rest = "";
        last
    })
}

/// The id of a message.
fn id(entry: &str) -> &str {
    entry.split(|c: char| c == '=' || c.is_whitespace()).next().unwrap_or_default()
}

/// The ledgers of all games, sorted by prefix.
pub fn ledgers() -> &'static [Ledger] {
    static ALL: LazyLock<Vec<Ledger>> =
        LazyLock::new(|| LEDGERS.iter().filter_map(|text| Ledger::parse(text).ok()).collect());
    &ALL
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_ledger_that_comes_along_is_readable() {
        assert_eq!(ledgers().len(), LEDGERS.len());
        assert!(ledgers().iter().any(|ledger| ledger.prefix == "fh"));
    }

    #[test]
    fn messages_are_found_with_all_their_lines() {
        let file = "# a comment\none = 1\n\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n    .gen = c\n## more\n-three = 3";
        let found: Vec<&str> = entries(file).collect();
        assert_eq!(found.iter().map(|entry| id(entry)).collect::<Vec<_>>(), ["one", "two", "-three"]);
        assert_eq!(found[1], "two = { $n ->\n    [one] a\n   *[other] b\n}\n    .gen = c\n");
        assert!(belongs("final-hour-title", "final-hour") && !belongs("final-hours", "final-hour"));
    }

    #[test]
    fn the_page_and_the_games_together_say_everything_and_the_page_is_small() {
        for lang in Lang::ALL {
            let shell = locale_shell(lang);
            let ids = |text: &str| entries(text).map(|entry| id(entry).to_owned()).collect::<BTreeSet<_>>();
            let mut all = ids(&shell);
            for game in crate::games() {
                assert!(ids(&shell).contains(&format!("{}-title", game.name())), "{lang:?} {}", game.name());
                all.extend(ids(&locale_game(lang, game.name())));
            }
            assert_eq!(all, ids(&locale_text(lang)), "{lang:?}");
            assert!(shell.len() * 3 < locale_text(lang).len(), "{lang:?}: {}", shell.len());
        }
    }
}
