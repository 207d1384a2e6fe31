//! Formatting of messages in a language.

use std::fmt::Write;
use std::sync::Arc;

use engine::{Arg, Msg, without_double_stops};
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use rulebook::Ledger;

use crate::lang::Lang;

pub(crate) type Bundle = FluentBundle<FluentResource>;

/// Formats messages in one language, falling back to English for missing ones.
///
/// Arguments are passed to Fluent as follows: numbers as numbers; [`Arg::Name`] as `$x`, the named message, and
/// `$x-<attr>` for each of its attributes; [`Arg::Say`] as one text, a sentence each; [`Arg::List`] joined in the
/// manner of the language; [`Arg::Text`] verbatim.
pub struct Localizer {
    lang: Lang,
    /// The language's messages, then those of its fallback.
    messages: Vec<Arc<Bundle>>,
    /// Statements and chapter titles of rules. Apart, because their ids are made from those of the ledgers.
    rules: Arc<Bundle>,
    ledgers: &'static [Ledger],
}

/// A rule for display.
#[derive(Clone, PartialEq, Eq, Debug, serde::Serialize, ts_rs::TS)]
pub struct RuleText {
    /// The rule id.
    pub id: String,
    /// The title of its chapter.
    pub title: String,
    /// The statement of the rule.
    pub text: String,
}

impl Localizer {
    pub(crate) fn new(
        lang: Lang,
        messages: Vec<Arc<Bundle>>,
        rules: Arc<Bundle>,
        ledgers: &'static [Ledger],
    ) -> Localizer {
        Localizer { lang, messages, rules, ledgers }
    }

    #[cfg(test)]
    pub(crate) fn bundles(&self) -> impl Iterator<Item = &Arc<Bundle>> {
        std::iter::once(&self.rules).chain(&self.messages)
    }

    /// The language of this localizer.
    pub fn lang(&self) -> Lang {
        self.lang
    }

    /// Formats a message. A missing message is formatted as its id in angle brackets.
    pub fn say(&self, msg: &Msg) -> String {
        self.say_noting(msg, &mut Vec::new())
    }

    /// Formats a message and collects errors, such as a missing message or argument.
    pub fn say_noting(&self, msg: &Msg, wrong: &mut Vec<String>) -> String {
        let mut args = FluentArgs::new();
        for (name, arg) in &msg.args {
            self.add(&mut args, name, arg, wrong);
        }
        self.format(&msg.id, Some(&args), wrong)
    }

    /// Formats the message with this id without arguments.
    pub fn tell(&self, id: &str) -> String {
        self.format(id, None, &mut Vec::new())
    }

    /// Whether this language itself has the message, without the English fallback.
    pub fn has(&self, id: &str) -> bool {
        self.messages[0].has_message(id)
    }

    /// A rule in this language; the English text of the ledger if it is not translated.
    pub fn rule(&self, id: &str) -> Option<RuleText> {
        let entry = self.ledgers.iter().find_map(|ledger| ledger.get(id))?;
        let local = |key: String| value(&self.rules, &key, None, &mut Vec::new());
        let title = id.split_once(':').and_then(|(prefix, rest)| {
            let chapter = rest.rsplit_once('.').map_or(rest, |(chapter, _)| chapter);
            local(format!("{prefix}-title-{chapter}"))
        });
        Some(RuleText {
            id: entry.id.clone(),
            title: title.unwrap_or_else(|| entry.title.clone()),
            text: self.rule_text(id).or_else(|| entry.text.clone()).unwrap_or_default(),
        })
    }

    /// Returns the rules of all games, or of the one with this prefix, that contain every word of the query, best
    /// first.
    pub fn search(&self, prefix: Option<&str>, query: &str) -> Vec<RuleText> {
        let ledgers = self.ledgers.iter().filter(|ledger| prefix.is_none_or(|p| p == ledger.prefix));
        let found = ledgers.flat_map(|ledger| {
            ledger.search(query, |id| self.rule(id).map(|rule| format!("{} {}", rule.title, rule.text)))
        });
        found.filter_map(|entry| self.rule(&entry.id)).filter(|rule| !rule.text.is_empty()).collect()
    }

    /// All rules with this prefix that have a statement, in the order of the rulebook.
    pub fn rules(&self, prefix: &str) -> Vec<RuleText> {
        let ledgers = self.ledgers.iter().filter(|ledger| ledger.prefix == prefix);
        let ids = ledgers.flat_map(|ledger| ledger.entries.iter().map(|entry| &entry.id));
        ids.filter_map(|id| self.rule(id)).filter(|rule| !rule.text.is_empty()).collect()
    }

    fn rule_text(&self, id: &str) -> Option<String> {
        value(&self.rules, &id.replace([':', '.'], "-"), None, &mut Vec::new())
    }

    fn add<'a>(&self, args: &mut FluentArgs<'a>, name: &'a str, arg: &Arg, wrong: &mut Vec<String>) {
        match arg {
            Arg::Num(number) => args.set(name, *number),
            Arg::Text(text) => args.set(name, text.clone()),
            Arg::Say(parts) => {
                let said: Vec<String> = parts.iter().map(|part| self.say_noting(part, wrong)).collect();
                args.set(name, said.join(" "));
            }
            Arg::List(items) => {
                let said = items.iter().map(|item| self.say_noting(item, wrong)).collect();
                args.set(name, self.list(said));
            }
            Arg::Name(id) => {
                args.set(name, self.format(id, None, wrong));
                let Some(bundle) = self.messages.iter().find(|bundle| bundle.has_message(id)) else { return };
                let Some(message) = bundle.get_message(id) else { return };
                for attribute in message.attributes() {
                    let mut errors = Vec::new();
                    let text = bundle.format_pattern(attribute.value(), None, &mut errors).into_owned();
                    wrong.extend(errors.iter().map(|error| format!("{id}.{}: {error}", attribute.id())));
                    args.set(format!("{name}-{}", attribute.id()), FluentValue::from(text));
                }
            }
        }
    }

    /// Joins a list as the language does: “a, b and c”.
    pub fn list(&self, mut items: Vec<String>) -> String {
        let Some(last) = items.pop() else { return String::new() };
        if items.is_empty() {
            return last;
        }
        self.say(&Msg::new("list-and").text("most", items.join(", ")).text("last", last))
    }

    /// A number with this many decimals, with the decimal separator of the language.
    pub fn decimal(&self, value: f64, digits: usize) -> String {
        let text = format!("{value:.digits$}");
        match self.lang {
            Lang::En => text,
            Lang::Ru | Lang::Uk => text.replace('.', ","),
        }
    }

    fn format(&self, id: &str, args: Option<&FluentArgs<'_>>, wrong: &mut Vec<String>) -> String {
        self.messages.iter().find_map(|bundle| value(bundle, id, args, wrong)).unwrap_or_else(|| {
            wrong.push(format!("{id}: there is no such message"));
            format!("<{id}>")
        })
    }
}

impl std::fmt::Debug for Localizer {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("Localizer").field("lang", &self.lang).finish_non_exhaustive()
    }
}

pub(crate) fn bundle<'a>(lang: Lang, texts: impl Iterator<Item = &'a str>) -> Bundle {
    let locale = lang.code().parse().expect("our codes are language identifiers");
    let mut bundle = Bundle::new_concurrent(vec![locale]);
    // Isolation marks around arguments would be visible in terminals.
    bundle.set_use_isolating(false);
    for text in texts {
        // Invalid entries are left out here; a test reports them.
        let resource = FluentResource::try_new(text.into()).unwrap_or_else(|(resource, _)| resource);
        bundle.add_resource_overriding(resource);
    }
    bundle
}

fn value(
    bundle: &Bundle,
    id: &str,
    args: Option<&FluentArgs<'_>>,
    wrong: &mut Vec<String>,
) -> Option<String> {
    let pattern = bundle.get_message(id)?.value()?;
    let mut errors = Vec::new();
    let mut text = String::new();
    write!(text, "{}", bundle.format_pattern(pattern, args, &mut errors)).ok()?;
    wrong.extend(errors.iter().map(|error| format!("{id}: {error}")));
    Some(without_double_stops(text))
}
