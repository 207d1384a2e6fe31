//! A localizer for tests: the one that ships, but everything missing is a panic.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Mutex, PoisonError};

use engine::{LocaleFile, Msg, Playable};
use l10n::{GameTexts, Lang, Localizer, Texts, entries, entry_id, shared_files};

/// Renders the messages of one game in one language. A message, form or argument that is missing is a panic; no other
/// language stands in.
pub struct StrictLocalizer {
    language: &'static str,
    localizer: Localizer,
}

impl StrictLocalizer {
    /// All languages, with the messages of this game.
    pub fn all<G: Playable>() -> [StrictLocalizer; 3] {
        Lang::ALL.map(StrictLocalizer::new::<G>)
    }

    /// English, with the messages of this game.
    pub fn english<G: Playable>() -> StrictLocalizer {
        StrictLocalizer::new::<G>(Lang::En)
    }

    fn new<G: Playable>(lang: Lang) -> StrictLocalizer {
        let localizer = texts::<G>().localizer_without_fallback(lang);
        StrictLocalizer { language: lang.code(), localizer }
    }

    /// The code of the language.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Renders a message. Panics if a message, a form or an argument is missing.
    #[track_caller]
    pub fn say(&self, msg: &Msg) -> String {
        let mut missing = Vec::new();
        let text = self.localizer.say_noting(msg, &mut missing);
        assert_eq!(missing, Vec::<String>::new(), "{}: {msg:?}: “{text}”", self.language);
        text
    }
}

/// The texts of a game, built once in a test program.
fn texts<G: Playable>() -> &'static Texts {
    static ALL: Mutex<BTreeMap<&'static str, &'static Texts>> = Mutex::new(BTreeMap::new());
    let mut all = ALL.lock().unwrap_or_else(PoisonError::into_inner);
    all.entry(G::NAME).or_insert_with(|| {
        let texts = Texts::new([GameTexts::of::<G>()]);
        assert_eq!(texts.faults(), Vec::<String>::new(), "{}", G::NAME);
        Box::leak(Box::new(texts))
    })
}

fn ids<'a>(files: impl Iterator<Item = &'a LocaleFile>) -> BTreeSet<&'a str> {
    files.flat_map(|file| entries(file.text)).map(entry_id).collect()
}

/// Every language has the same messages, and none of them has the id of a rule's statement.
#[track_caller]
pub fn languages_agree<G: Playable>() {
    let game = GameTexts::of::<G>();
    let messages = |lang| ids(shared_files(lang).chain(game.messages(lang)));
    let english = messages(Lang::En);
    for lang in [Lang::Ru, Lang::Uk] {
        let other = messages(lang);
        let differ: Vec<&&str> = english.symmetric_difference(&other).collect();
        assert_eq!(differ, Vec::<&&str>::new(), "in one of en and {lang}");
        let rules = ids(game.rules(lang).into_iter());
        assert!(!rules.is_empty(), "{lang}: rules.ftl");
        let both: Vec<&&str> = other.intersection(&rules).collect();
        assert_eq!(both, Vec::<&&str>::new(), "{lang}: messages and rules");
    }
}

/// A message in English. The other languages must have it too, in other words.
#[track_caller]
pub fn in_english<G: Playable>(msg: &Msg) -> String {
    let [english, other @ ..] = StrictLocalizer::all::<G>().map(|localizer| localizer.say(msg));
    other.iter().for_each(|text| assert_ne!(*text, english, "this is not translated"));
    english
}

/// All messages can be rendered in all languages, without a gap or a leftover sign.
#[track_caller]
pub fn all_can_be_said(languages: &[StrictLocalizer], all: &[Msg]) {
    for localizer in languages {
        for msg in all {
            let text = localizer.say(msg);
            // A dollar sign in front of a digit is an amount of money.
            let money = |at: usize| text[at + 1..].starts_with(|next: char| next.is_ascii_digit());
            let dollars = text.match_indices('$').all(|(at, _)| money(at));
            let clean = !text.is_empty() && !text.contains("  ") && !text.contains(['{', '}']) && dollars;
            // A calibre is written with a leading full stop.
            let calibre = |at: usize| text[at + 2..].starts_with(|next: char| next.is_ascii_digit());
            let ends = text.match_indices(" .").all(|(at, _)| calibre(at));
            let stops = !text.contains("..") && !text.contains(" ,");
            assert!(clean && ends && stops, "{}: {msg:?}: “{text}”", localizer.language());
        }
    }
}
