//! Localization of the command line. The English texts are doc comments in the code, as clap requires.
//!
//! The texts are in `locales/<language>/command-line.ftl`: `cli-sim-about` for a command, `cli-sim-games` for its
//! argument, `cli-pack` for an argument of several commands, `cli-value-file` for a value.

use std::ffi::OsString;

use clap::builder::{Resettable, StyledStr};
use clap::{Arg, Command, CommandFactory};
use registry::{Lang, Localizer};

use crate::cli::Cli;

/// Returns the text of the first of these messages that exists.
type Text<'a> = &'a dyn Fn(&[&str]) -> String;

/// The language given by `--lang`, found before the arguments are parsed.
pub(crate) fn language(args: &[OsString]) -> Option<Lang> {
    let mut args = args.iter().filter_map(|arg| arg.to_str()).take_while(|arg| *arg != "--");
    args.find_map(|arg| arg.strip_prefix("--lang").filter(|rest| rest.is_empty() || rest.starts_with('=')))
        .and_then(|rest| rest.strip_prefix('=').or_else(|| args.next()))
        .and_then(|word| word.parse().ok())
}

/// The command line in the localizer's language.
pub(crate) fn command(speech: &Localizer) -> Command {
    match speech.lang() {
        Lang::En => Cli::command(),
        Lang::Ru | Lang::Uk => localize(Cli::command(), &|ids| {
            let id = ids.iter().find(|id| speech.has(id)).unwrap_or(&ids[0]);
            speech.tell(id)
        }),
    }
}

fn localize(command: Command, text: Text<'_>) -> Command {
    let mut command = with_texts(command, "cli", text);
    // Only then the order of options is known.
    command.build();
    with_usage(command, text)
}

fn with_texts(command: Command, path: &str, text: Text<'_>) -> Command {
    let mut place = 0;
    let command = command.about(text(&[&format!("{path}-about")])).mut_args(|arg| {
        place += 1;
        argument(arg, place, path, text)
    });
    let command = command.mut_subcommands(|sub| {
        let path = format!("{path}-{}", sub.get_name());
        with_texts(sub, &path, text)
    });
    if !command.has_subcommands() {
        return command;
    }
    command
        .subcommand_help_heading(text(&["cli-commands"]))
        .subcommand_value_name(text(&["cli-value-command"]))
}

fn argument(arg: Arg, place: usize, path: &str, text: Text<'_>) -> Arg {
    let name = arg.get_long().unwrap_or(arg.get_id().as_str());
    let help = text(&[&format!("{path}-{name}"), &format!("cli-{name}")]);
    let default = default(&arg, text);
    // As in a doc comment, the first paragraph is the short help.
    let (brief, long) = match help.split_once("\n\n") {
        Some((brief, _)) => (brief, Resettable::Value(StyledStr::from(format!("{help}{default}")))),
        None => (&help[..], Resettable::Reset),
    };
    let (heading, arg) = match arg.is_positional() {
        true => ("cli-arguments", arg.display_order(place)),
        false => ("cli-options", arg),
    };
    let arg = arg.help(format!("{brief}{default}")).long_help(long).help_heading(text(&[heading]));
    if !arg.get_action().takes_values() {
        return arg;
    }
    let values = arg.get_value_names().unwrap_or_default();
    let values: Vec<String> = values.iter().map(|name| value(name, text)).collect();
    arg.value_names(values).hide_default_value(true)
}

fn default(arg: &Arg, text: Text<'_>) -> String {
    let values: Vec<_> = arg.get_default_values().iter().map(|value| value.to_string_lossy()).collect();
    let shown = arg.get_action().takes_values() && !values.is_empty();
    if shown { format!(" [{}: {}]", text(&["cli-default"]), values.join(",")) } else { String::new() }
}

/// The placeholder of a value: `FILE` is `cli-value-file`, `N=WHO` is `cli-value-n-who`.
fn value(name: &str, text: Text<'_>) -> String {
    text(&[&format!("cli-value-{}", name.to_lowercase().replace(|c: char| !c.is_ascii_alphanumeric(), "-"))])
}

fn with_usage(mut command: Command, text: Text<'_>) -> Command {
    let heading = text(&["cli-usage"]);
    let usage = command.render_usage().ansi().to_string();
    // Replaces what clap generates: the heading, the word for options, and the indentation of further lines.
    let usage = usage.split_once(' ').map_or("", |(_, usage)| usage);
    let margin = format!("\n{}", " ".repeat(heading.chars().count() + 2));
    let usage = usage.replace("OPTIONS", &text(&["cli-value-options"])).replace("\n       ", &margin);
    let style = *command.get_styles().get_usage();
    let template = format!("{{about-with-newline}}\n{style}{heading}:{style:#} {{usage}}\n\n{{all-args}}");
    command.override_usage(usage).help_template(template).mut_subcommands(|sub| with_usage(sub, text))
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::RefCell;
    use std::collections::BTreeSet;
    use std::fs;

    use crate::text::WIDTH;

    /// All commands of the tree, with their full names.
    fn all(command: Command) -> Vec<Command> {
        let inner: Vec<Command> = command.get_subcommands().cloned().collect();
        std::iter::once(command).chain(inner.into_iter().flat_map(all)).collect()
    }

    #[test]
    fn every_command_and_argument_has_its_text_and_no_text_is_left_over() {
        for lang in [Lang::Ru, Lang::Uk] {
            let speech = registry::localizer(lang);
            let (used, missing) = (RefCell::new(BTreeSet::new()), RefCell::new(BTreeSet::new()));
            localize(Cli::command(), &|ids| {
                match ids.iter().find(|id| speech.has(id)) {
                    Some(id) => used.borrow_mut().insert((*id).to_owned()),
                    None => missing.borrow_mut().insert(ids.join(" or ")),
                };
                speech.tell(ids[0])
            });
            let file = format!("{}/../../locales/{lang}/command-line.ftl", env!("CARGO_MANIFEST_DIR"));
            assert_eq!(missing.take(), BTreeSet::new(), "write these texts into {file}");
            let text = fs::read_to_string(&file).unwrap();
            let there = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id.to_owned());
            let left_over: Vec<String> = there.filter(|id| !used.borrow().contains(id)).collect();
            assert_eq!(left_over, Vec::<String>::new(), "nothing asks for these texts of {file}");
        }
    }

    #[test]
    fn what_is_explained_at_length_in_english_is_so_in_every_language() {
        let long = |command: Command| -> Vec<String> {
            let args = |command: Command| command.get_arguments().cloned().collect::<Vec<_>>();
            let args = all(command).into_iter().flat_map(args);
            args.filter(|arg| arg.get_long_help().is_some()).map(|arg| arg.get_id().to_string()).collect()
        };
        let mut english = Cli::command();
        english.build();
        for lang in [Lang::Ru, Lang::Uk] {
            assert_eq!(long(command(&registry::localizer(lang))), long(english.clone()), "{lang}");
        }
    }

    #[test]
    fn no_line_of_the_short_help_is_too_wide() {
        for lang in Lang::ALL {
            let mut root = command(&registry::localizer(lang));
            root.build();
            for mut command in all(root) {
                let help = command.render_help().to_string();
                let wide: Vec<&str> = help.lines().filter(|line| line.chars().count() > WIDTH).collect();
                assert_eq!(wide, Vec::<&str>::new(), "{lang}");
            }
        }
    }

    #[test]
    fn the_language_is_found_among_the_arguments() {
        let named = |line: &str| language(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(named("play --lang ru"), Some(Lang::Ru));
        assert_eq!(named("--lang=uk games --langs"), Some(Lang::Uk));
        assert_eq!(named("play --language ru"), None);
        assert_eq!(named("rules -- --lang ru"), None);
        assert_eq!(named("games --lang"), None);
        assert_eq!(named("games --lang xx"), None);
    }
}
