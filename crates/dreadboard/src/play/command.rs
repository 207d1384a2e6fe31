//! Commands that can be typed instead of a choice.

use registry::Localizer;

/// A command, with the rest of its line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Command {
    WhyNot(String),
    Why(String),
    Rules(String),
    Look,
    Card(String),
    Undo(String),
    Log(String),
    Save(String),
    Hint,
    Ask(String),
    As(String),
    Lang(String),
    Help,
    Quit,
}

/// The names of the commands; one that starts with another's name comes first.
const NAMES: [&str; 14] = [
    "why-not", "why", "rules", "look", "card", "undo", "log", "save", "hint", "ask", "as", "lang", "help",
    "quit",
];

impl Command {
    /// Parses a command in English or in the user's language, which may have several words for it.
    pub(crate) fn read(line: &str, speech: &Localizer) -> Option<Command> {
        let line = line.trim();
        let local = |name: &str| speech.tell(&format!("command-{name}"));
        NAMES.iter().find_map(|name| {
            let (english, local) = (name.replace('-', " "), local(name));
            let mut words = std::iter::once(english.as_str()).chain(local.split('|').map(str::trim));
            let rest = words.find_map(|word| after(line, word))?;
            // “quit” with more words may be something else.
            (*name != "quit" || rest.is_empty()).then(|| Command::of(name, rest.to_owned()))
        })
    }

    fn of(name: &str, rest: String) -> Command {
        match name {
            "why-not" => Command::WhyNot(rest),
            "why" => Command::Why(rest),
            "rules" => Command::Rules(rest),
            "look" => Command::Look,
            "card" => Command::Card(rest),
            "undo" => Command::Undo(rest),
            "log" => Command::Log(rest),
            "save" => Command::Save(rest),
            "hint" => Command::Hint,
            "ask" => Command::Ask(rest),
            "as" => Command::As(rest),
            "lang" => Command::Lang(rest),
            "quit" => Command::Quit,
            _ => Command::Help,
        }
    }
}

/// The rest of the line after the word, if the line begins with it. A question mark may follow the word.
pub(super) fn after<'a>(line: &'a str, word: &str) -> Option<&'a str> {
    let count = word.chars().count();
    let end = line.char_indices().nth(count).map_or(line.len(), |(at, _)| at);
    let (head, rest) = line.split_at(end);
    if head.to_lowercase() != word.to_lowercase() {
        return None;
    }
    let rest = rest.strip_prefix('?').unwrap_or(rest);
    (rest.is_empty() || rest.starts_with(char::is_whitespace)).then(|| rest.trim())
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::Lang;

    #[test]
    fn commands_are_read_in_english_and_in_the_language() {
        let read = |lang, line: &str| Command::read(line, &registry::localizer(lang));
        assert_eq!(read(Lang::En, "why not? step"), Some(Command::WhyNot("step".into())));
        assert_eq!(read(Lang::Ru, "why 2"), Some(Command::Why("2".into())));
        assert_eq!(read(Lang::Ru, "Почему 2"), Some(Command::Why("2".into())));
        assert_eq!(read(Lang::Uk, "чому ні"), Some(Command::WhyNot(String::new())));
        assert_eq!(read(Lang::Uk, "підказка"), Some(Command::Hint));
        assert_eq!(read(Lang::Ru, "помощь"), Some(Command::Help));
        assert_eq!(read(Lang::En, "quit smoking"), None);
        assert_eq!(read(Lang::En, "undone"), None);
        assert_eq!(read(Lang::En, "3"), None);
    }
}
