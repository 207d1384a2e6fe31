//! The texts of all games in three languages.

use std::sync::LazyLock;

use engine::Playable;
use l10n::{GameTexts, Lang, Localizer, Texts, entries, entry_id, shared_files};
use rulebook::Ledger;

use crate::games::{GameVisitor, visit_games};

/// The shared texts and those of all games.
fn texts() -> &'static Texts {
    static TEXTS: LazyLock<Texts> = LazyLock::new(|| {
        struct Collect(Vec<GameTexts>);
        impl GameVisitor for Collect {
            fn visit<G: Playable>(&mut self) {
                self.0.push(GameTexts::of::<G>());
            }
        }
        let mut games = Collect(Vec::new());
        visit_games(&mut games);
        Texts::new(games.0)
    });
    &TEXTS
}

/// Renders the texts of all games in a language, and in English what that language lacks.
pub fn localizer(lang: Lang) -> Localizer {
    texts().localizer(lang)
}

/// As [`localizer`], with the texts of more Fluent files.
pub fn localizer_with(lang: Lang, more: &[&str]) -> Localizer {
    texts().localizer_with(lang, more)
}

/// Every error in the locale files and ledgers.
pub fn locale_faults() -> Vec<String> {
    texts().faults()
}

/// The ledgers of all games.
pub fn ledgers() -> &'static [Ledger] {
    texts().ledgers()
}

/// All messages of the client in a language, as one Fluent file: everything but the rules, which are requested by game, and
/// the help of the command line.
pub fn locale_text(lang: Lang) -> String {
    let games = texts().games().iter().flat_map(|game| game.messages(lang));
    joined(shared_files(lang).chain(games).map(|file| file.text))
}

/// The messages of the client's shell: the shared files, and of each game those that begin with its name, such as its title.
pub fn locale_shell(lang: Lang) -> String {
    let games = texts().games().iter().flat_map(|game| {
        let all = game.messages(lang).flat_map(|file| entries(file.text));
        all.filter(|entry| entry_id(entry).strip_prefix(game.game).is_some_and(|rest| rest.starts_with('-')))
    });
    joined(shared_files(lang).map(|file| file.text).chain(games))
}

/// The messages of one game, besides [`locale_shell`].
pub fn locale_game(lang: Lang, game: &str) -> String {
    let game = texts().games().iter().filter(|texts| texts.game == game);
    joined(game.flat_map(|texts| texts.messages(lang)).map(|file| file.text))
}

fn joined<'a>(texts: impl Iterator<Item = &'a str>) -> String {
    texts.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_has_a_ledger() {
        let prefixes: Vec<&str> = ledgers().iter().map(|ledger| ledger.prefix.as_str()).collect();
        let games: Vec<&str> = crate::games().iter().map(|game| game.prefix()).collect();
        assert_eq!(prefixes, games);
    }

    #[test]
    fn shell_and_games_together_are_all_messages_and_the_shell_is_small() {
        for lang in Lang::ALL {
            let shell = locale_shell(lang);
            let ids =
                |text: &str| entries(text).map(|entry| entry_id(entry).to_owned()).collect::<BTreeSet<_>>();
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
