//! Formats messages in a language and panics if anything is missing.

use std::collections::BTreeSet;
use std::path::PathBuf;

use engine::{Arg, Game, Msg, Playable, without_double_stops};
use fluent_bundle::{FluentArgs, FluentBundle, FluentResource, FluentValue};

/// The supported languages.
const LANGUAGES: [&str; 3] = ["en", "ru", "uk"];

/// A game's messages in one language.
pub struct Speech {
    language: &'static str,
    ids: BTreeSet<String>,
    bundle: FluentBundle<FluentResource>,
}

impl Speech {
    /// The game's messages in all languages.
    pub fn all<G: Game>() -> [Speech; 3] {
        LANGUAGES.map(|language| Speech::new(language, G::NAME))
    }

    /// The game's messages in English.
    pub fn english<G: Game>() -> Speech {
        Speech::new("en", G::NAME)
    }

    fn new(language: &'static str, game: &str) -> Speech {
        let text = words(language, game);
        let ids = ids(&text);
        let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| {
            panic!("{language}: {errors:?}");
        });
        let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{language}: {errors:?}"));
        Speech { language, ids, bundle }
    }

    /// The language code.
    pub fn language(&self) -> &'static str {
        self.language
    }

    /// Formats a message. Panics if a message, a form or an argument is missing.
    pub fn say(&self, msg: &Msg) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &msg.args {
            match arg {
                Arg::Num(number) => args.set(*name, *number),
                Arg::Text(text) => args.set(*name, text.clone()),
                Arg::Say(inner) => args.set(*name, self.say_all(inner, " ")),
                Arg::List(inner) => args.set(*name, self.list(inner)),
                Arg::Name(id) => {
                    args.set(*name, self.pattern(id, None, None));
                    let message = self.bundle.get_message(id).expect("just said");
                    for attribute in message.attributes() {
                        let form = self.pattern(id, Some(attribute.id()), None);
                        args.set(format!("{name}-{}", attribute.id()), FluentValue::from(form));
                    }
                }
            }
        }
        self.pattern(&msg.id, None, Some(&args))
    }

    fn pattern(&self, id: &str, attribute: Option<&str>, args: Option<&FluentArgs<'_>>) -> String {
        let language = self.language;
        let message = self.bundle.get_message(id).unwrap_or_else(|| panic!("{language} lacks {id}"));
        let pattern = match attribute {
            Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
            None => message.value(),
        };
        let mut errors = Vec::new();
        let pattern = pattern.unwrap_or_else(|| panic!("{language}: {id} says nothing"));
        let text = self.bundle.format_pattern(pattern, args, &mut errors).into_owned();
        assert!(errors.is_empty(), "{language}: {id}: {errors:?}: {text}");
        without_double_stops(text)
    }

    fn say_all(&self, all: &[Msg], between: &str) -> String {
        all.iter().map(|msg| self.say(msg)).collect::<Vec<_>>().join(between)
    }

    fn list(&self, all: &[Msg]) -> String {
        match all.split_last() {
            Some((last, first)) if !first.is_empty() => {
                let most = self.say_all(first, ", ");
                self.say(&Msg::new("list-and").text("most", most).text("last", self.say(last)))
            }
            _ => self.say_all(all, ""),
        }
    }
}

/// The shared messages and those of one game, from the files named after it.
fn words(language: &str, game: &str) -> String {
    let files = std::fs::read_dir(locale_path(language)).expect("the locales are there");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("a plain name"));
    let ours = |name: &String| name == "dreadboard.ftl" || name.starts_with(game);
    let names: BTreeSet<String> = names.filter(ours).collect();
    names.iter().map(|name| locale_file(language, name) + "\n").collect()
}

fn locale_path(language: &str) -> PathBuf {
    [env!("CARGO_MANIFEST_DIR"), "..", "..", "locales", language].iter().collect()
}

fn locale_file(language: &str, name: &str) -> String {
    let path = locale_path(language).join(name);
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The message ids of a file.
fn ids(text: &str) -> BTreeSet<String> {
    let id = |line: &str| line.split_once(" =").map(|(id, _)| id.to_string());
    text.lines()
        .filter(|line| line.starts_with(|first: char| first.is_ascii_alphabetic()))
        .filter_map(id)
        .collect()
}

/// Asserts that all languages have the same messages, and none with the id of a rule's statement.
#[track_caller]
pub fn languages_agree<G: Playable>() {
    let [en, others @ ..] = Speech::all::<G>();
    for other in others {
        let differ: Vec<&String> = en.ids.symmetric_difference(&other.ids).collect();
        assert_eq!(differ, Vec::<&String>::new(), "in one of en and {}", other.language);
        let rules = ids(&locale_file(other.language, &format!("rules-{}.ftl", G::PREFIX)));
        let both: Vec<&String> = other.ids.intersection(&rules).collect();
        assert_eq!(both, Vec::<&String>::new(), "{}: words and rules", other.language);
    }
}

/// Formats a message in English, asserting that the other languages have different texts for it.
#[track_caller]
pub fn in_english<G: Game>(msg: &Msg) -> String {
    let [english, other @ ..] = Speech::all::<G>().map(|speech| speech.say(msg));
    other.iter().for_each(|text| assert_ne!(*text, english, "this is not said in every language"));
    english
}

/// Asserts that all messages can be formatted in all languages, without gaps or leftover placeholders.
#[track_caller]
pub fn all_can_be_said(languages: &[Speech], all: &[Msg]) {
    for speech in languages {
        for msg in all {
            let text = speech.say(msg);
            let clean = !text.is_empty() && !text.contains("  ") && !text.contains(['{', '}', '$']);
            // A calibre is written with a leading full stop.
            let calibre = |at: usize| text[at + 2..].starts_with(|next: char| next.is_ascii_digit());
            let ends = text.match_indices(" .").all(|(at, _)| calibre(at));
            let stops = !text.contains("..") && !text.contains(" ,");
            assert!(clean && ends && stops, "{}: {msg:?}: “{text}”", speech.language());
        }
    }
}
