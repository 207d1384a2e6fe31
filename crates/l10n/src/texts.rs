//! All texts that a program can render: the shared files and those of its games.

use std::sync::{Arc, OnceLock};

use engine::{LocaleFile, Playable};
use fluent_bundle::FluentResource;
use rulebook::Ledger;

use crate::localizer::{Bundle, bundle};
use crate::{Lang, Localizer};

/// Includes `locales/<language>/<name>.ftl` of the repository's root in all three languages.
macro_rules! shared {
    ($($name:literal),*) => {
        &[$(
            LocaleFile { lang: "en", name: $name, text: include_str!(concat!("../../../locales/en/", $name, ".ftl")) },
            LocaleFile { lang: "ru", name: $name, text: include_str!(concat!("../../../locales/ru/", $name, ".ftl")) },
            LocaleFile { lang: "uk", name: $name, text: include_str!(concat!("../../../locales/uk/", $name, ".ftl")) },
        )*]
    };
}

/// What the client reads too.
const SHARED: &[LocaleFile] = shared!["dreadboard", "server", "web"];

/// The help of the command line. Its English is in the program's own argument definitions.
const COMMAND_LINE: &[LocaleFile] = &[
    LocaleFile {
        lang: "ru",
        name: COMMAND_LINE_FILE,
        text: include_str!("../../../locales/ru/command-line.ftl"),
    },
    LocaleFile {
        lang: "uk",
        name: COMMAND_LINE_FILE,
        text: include_str!("../../../locales/uk/command-line.ftl"),
    },
];

const COMMAND_LINE_FILE: &str = "command-line";

/// The name of a game's file with the statements of its rules.
const RULES_FILE: &str = "rules";

/// The files that belong to no game and that the client reads, in one language.
pub fn shared_files(lang: Lang) -> impl Iterator<Item = &'static LocaleFile> {
    SHARED.iter().filter(move |file| file.lang == lang.code())
}

/// The texts of one game.
#[derive(Clone, Copy, Debug)]
pub struct GameTexts {
    /// The game's name.
    pub game: &'static str,
    /// The prefix of its rule ids.
    pub prefix: &'static str,
    /// Its `rules.toml`.
    pub ledger: &'static str,
    /// Its Fluent files in all languages.
    pub locales: &'static [LocaleFile],
}

impl GameTexts {
    /// The texts that a game hands over.
    pub fn of<G: Playable>() -> GameTexts {
        GameTexts { game: G::NAME, prefix: G::PREFIX, ledger: G::LEDGER, locales: G::LOCALES }
    }

    /// The files of one language with everything but the statements of rules.
    pub fn messages(&self, lang: Lang) -> impl Iterator<Item = &'static LocaleFile> + use<> {
        self.locales.iter().filter(move |file| file.lang == lang.code() && file.name != RULES_FILE)
    }

    /// The statements of rules in one language. English has none: they are in the ledger.
    pub fn rules(&self, lang: Lang) -> Option<&'static LocaleFile> {
        self.locales.iter().find(|file| file.lang == lang.code() && file.name == RULES_FILE)
    }
}

/// The shared texts and those of some games. The bundles of a language are built on first use and shared by all its
/// [`Localizer`]s.
pub struct Texts {
    games: Vec<GameTexts>,
    ledgers: Vec<Ledger>,
    bundles: [OnceLock<Bundles>; Lang::ALL.len()],
}

/// The bundles of one language.
struct Bundles {
    messages: Arc<Bundle>,
    rules: Arc<Bundle>,
}

impl Texts {
    /// The shared texts and those of these games. A ledger that cannot be parsed is left out; [`Texts::faults`] reports it.
    pub fn new(games: impl IntoIterator<Item = GameTexts>) -> Texts {
        let games: Vec<GameTexts> = games.into_iter().collect();
        let ledgers = games.iter().filter_map(|game| Ledger::parse(game.ledger).ok()).collect();
        Texts { games, ledgers, bundles: [const { OnceLock::new() }; Lang::ALL.len()] }
    }

    /// The games whose texts these are.
    pub fn games(&self) -> &[GameTexts] {
        &self.games
    }

    /// The ledgers of the games.
    pub fn ledgers(&self) -> &[Ledger] {
        &self.ledgers
    }

    /// Renders in a language, and in English what that language lacks.
    pub fn localizer(&'static self, lang: Lang) -> Localizer {
        self.localizer_with(lang, &[])
    }

    /// As [`Texts::localizer`], with the texts of more Fluent files.
    pub fn localizer_with(&'static self, lang: Lang, more: &[&str]) -> Localizer {
        let messages = |lang: Lang| match more {
            [] => self.bundles(lang).messages.clone(),
            more => {
                Arc::new(bundle(lang, self.messages(lang).map(|file| file.text).chain(more.iter().copied())))
            }
        };
        let mut bundles = vec![messages(lang)];
        if lang != Lang::En {
            bundles.push(messages(Lang::En));
        }
        Localizer::new(lang, bundles, self.bundles(lang).rules.clone(), &self.ledgers)
    }

    /// Renders in a language alone: what it lacks is missing. For tests.
    pub fn localizer_without_fallback(&'static self, lang: Lang) -> Localizer {
        let Bundles { messages, rules } = self.bundles(lang);
        Localizer::new(lang, vec![messages.clone()], rules.clone(), &self.ledgers)
    }

    /// Every error in the files: syntax, an id defined twice, a ledger that cannot be parsed.
    pub fn faults(&self) -> Vec<String> {
        let mut faults = Vec::new();
        for game in &self.games {
            if let Err(error) = Ledger::parse(game.ledger) {
                faults.push(format!("{}/rules.toml: {error}", game.game));
            }
        }
        for lang in Lang::ALL {
            let rules = self.games.iter().filter_map(|game| game.rules(lang)).collect();
            for files in [self.messages(lang).collect::<Vec<_>>(), rules] {
                let mut bundle = Bundle::new_concurrent(vec![]);
                for LocaleFile { name, text, .. } in files {
                    let mut fault = |error: String| faults.push(format!("{lang}/{name}.ftl: {error}"));
                    let resource =
                        FluentResource::try_new((*text).into()).unwrap_or_else(|(resource, errors)| {
                            errors.iter().for_each(|error| fault(error.to_string()));
                            resource
                        });
                    if let Err(errors) = bundle.add_resource(resource) {
                        errors.iter().for_each(|error| fault(error.to_string()));
                    }
                }
            }
        }
        faults
    }

    fn messages(&self, lang: Lang) -> impl Iterator<Item = &'static LocaleFile> {
        let command_line = COMMAND_LINE.iter().filter(move |file| file.lang == lang.code());
        let games = self.games.iter().flat_map(move |game| game.messages(lang));
        shared_files(lang).chain(command_line).chain(games)
    }

    fn bundles(&self, lang: Lang) -> &Bundles {
        self.bundles[lang as usize].get_or_init(|| Bundles {
            messages: Arc::new(bundle(lang, self.messages(lang).map(|file| file.text))),
            rules: Arc::new(bundle(
                lang,
                self.games.iter().filter_map(|game| game.rules(lang)).map(|file| file.text),
            )),
        })
    }
}

#[cfg(test)]
mod tests {
    use std::sync::LazyLock;

    use super::*;

    #[test]
    fn localizers_of_a_language_share_its_bundles() {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new([]));
        for lang in Lang::ALL {
            let (one, other) = (TEXTS.localizer(lang), TEXTS.localizer(lang));
            assert!(one.bundles().zip(other.bundles()).all(|(one, other)| Arc::ptr_eq(one, other)), "{lang}");
            let english = one.bundles().last().expect("English is always there");
            assert!(Arc::ptr_eq(english, &TEXTS.bundles(Lang::En).messages), "{lang}");
        }
    }

    #[test]
    fn what_a_language_lacks_is_reported_where_nothing_else_may_serve() {
        static TEXTS: LazyLock<Texts> = LazyLock::new(|| Texts::new([]));
        let mut missing = Vec::new();
        TEXTS.localizer_without_fallback(Lang::Ru).say_noting(&engine::Msg::new("nowhere"), &mut missing);
        assert_eq!(missing, ["nowhere: there is no such message"]);
    }

    #[test]
    fn a_ledger_that_cannot_be_parsed_is_a_fault() {
        let game = GameTexts { game: "toy", prefix: "toy", ledger: "game = 3", locales: &[] };
        let faults = Texts::new([game]).faults();
        assert!(faults.len() == 1 && faults[0].starts_with("toy/rules.toml"), "{faults:?}");
    }
}
