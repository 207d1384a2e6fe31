//! The table as text: lists of areas, line wrapping and padding.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WrapAlgorithm, wrap};

use crate::{Arg, Msg, OutlineArea};

/// The maximum line width of a rendered table.
pub const WIDTH: usize = 100;

/// How a message is formatted in the reader's language.
pub type Speak<'a> = &'a dyn Fn(&Msg) -> String;

/// Wraps a line to [`WIDTH`] columns, preferably at ` · ` separators, else between words.
pub fn fold(line: &str) -> Vec<String> {
    let words = Options::new(WIDTH)
        .subsequent_indent("    ")
        .word_separator(WordSeparator::AsciiSpace)
        .wrap_algorithm(WrapAlgorithm::FirstFit);
    let parts = words.clone().break_words(false);
    let parts = parts
        .word_separator(WordSeparator::Custom(|line| Box::new(line.split_inclusive(" · ").map(Word::from))));
    let lines = wrap(line, parts).into_iter().flat_map(|line| {
        let line = line.trim_end();
        wrap(line.strip_suffix(" ·").unwrap_or(line), &words)
            .into_iter()
            .map(String::from)
            .collect::<Vec<_>>()
    });
    lines.collect()
}

/// Wraps all lines and joins them.
pub fn page(lines: &[String]) -> String {
    lines.iter().flat_map(|line| fold(line.trim_end())).map(|line| line + "\n").collect()
}

/// Renders the areas of an outline one after another.
pub fn draw(areas: &[OutlineArea], speak: Speak<'_>) -> String {
    let mut lines = Vec::new();
    for area in areas {
        lines.push(head(area, areas, speak));
        let items: Vec<String> = area.items.iter().map(|item| speak(&item.text)).collect();
        lines.extend(grouped(&items).into_iter().map(|line| format!("  {line}")));
    }
    page(&lines)
}

/// The heading of an area with its connections; those of seats are in capitals.
fn head(area: &OutlineArea, all: &[OutlineArea], speak: Speak<'_>) -> String {
    let name = speak(&area.name);
    // The first name in the heading, without what else it says.
    let named = |(_, arg): &(&'static str, Arg)| match arg {
        Arg::Name(id) => Some(speak(&Msg::new(id))),
        _ => None,
    };
    let short =
        |area: &OutlineArea| area.name.args.iter().find_map(named).unwrap_or_else(|| speak(&area.name));
    let near = all.iter().filter(|other| area.near.contains(&other.id)).map(short);
    let near: Vec<String> = near.collect();
    match (area.of.is_some(), near.is_empty()) {
        (true, _) => name.to_uppercase(),
        (false, true) => name,
        (false, false) => format!("{name} → {}", near.join(", ")),
    }
}

/// Puts the items into lines. Consecutive items with the same prefix before the colon share a line in which it appears
/// once.
fn grouped(items: &[String]) -> Vec<String> {
    let prefix = |item: &String| item.split_once(": ").map(|(prefix, _)| prefix.to_owned());
    let mut lines: Vec<(bool, String)> = Vec::new();
    for run in items.chunk_by(|a, b| prefix(a).is_some() && prefix(a) == prefix(b)) {
        let [first, rest @ ..] = run else { continue };
        let rest = rest.iter().filter_map(|item| item.split_once(": ")).map(|(_, text)| text);
        let text = std::iter::once(first.as_str()).chain(rest).collect::<Vec<_>>().join(" · ");
        match lines.last_mut() {
            Some((false, line)) if run.len() == 1 => {
                line.push_str(" · ");
                line.push_str(&text);
            }
            _ => lines.push((run.len() > 1, text)),
        }
    }
    lines.into_iter().map(|(_, line)| line).collect()
}

/// Truncates or pads the text to `width` columns.
pub fn fit(text: &str, width: usize) -> String {
    let count = text.chars().count();
    if count > width {
        text.chars().take(width.saturating_sub(1)).chain(['…']).collect()
    } else {
        text.chars().chain(std::iter::repeat_n(' ', width - count)).collect()
    }
}
