//! Says what is wrong with a file in every language, and reports what is missing.

use fluent_bundle::{FluentArgs, FluentBundle, FluentResource};
use table::{Arg, Msg};

/// How a message reads in English. The other languages have it too, in other words.
#[track_caller]
pub(crate) fn in_english(msg: &Msg) -> String {
    let [english, other @ ..] = ["en", "ru", "uk"].map(|language| say(&bundle(language), language, msg));
    other.iter().for_each(|text| assert_ne!(*text, english, "this is not said in every language"));
    english
}

fn bundle(language: &str) -> FluentBundle<FluentResource> {
    let mut bundle = FluentBundle::new(vec![language.parse().expect("a language")]);
    bundle.set_use_isolating(false);
    let path = format!("{}/../../locales/{language}/dreadboard.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{path}: {error}"));
    let resource = FluentResource::try_new(text).unwrap_or_else(|(_, errors)| panic!("{path}: {errors:?}"));
    bundle.add_resource(resource).unwrap_or_else(|errors| panic!("{path}: {errors:?}"));
    bundle
}

fn say(bundle: &FluentBundle<FluentResource>, language: &str, msg: &Msg) -> String {
    let mut args = FluentArgs::new();
    for (name, arg) in &msg.args {
        match arg {
            Arg::Num(number) => args.set(*name, *number),
            Arg::Text(text) | Arg::Name(text) => args.set(*name, text.clone()),
            Arg::Say(inner) | Arg::List(inner) => {
                let inner: Vec<String> = inner.iter().map(|msg| say(bundle, language, msg)).collect();
                args.set(*name, inner.join(" "));
            }
        }
    }
    let message = bundle.get_message(&msg.id).and_then(|message| message.value());
    let pattern = message.unwrap_or_else(|| panic!("{language} lacks {}", msg.id));
    let mut errors = Vec::new();
    let text = bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
    assert!(errors.is_empty(), "{language}: {}: {errors:?}: {text}", msg.id);
    text
}
