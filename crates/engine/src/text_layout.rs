//! The table as text: lists of areas, line wrapping and padding.

use textwrap::core::Word;
use textwrap::{Options, WordSeparator, WordSplitter, WrapAlgorithm, wrap};

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
        .word_splitter(WordSplitter::NoHyphenation)
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BoardRef, OutlineItem, Seat};

    #[test]
    fn long_lines_break_at_separators_if_they_can_and_between_words_if_not() {
        let parts = ["слово слово"; 20].join(" · ");
        let lines = fold(&parts);
        assert!(lines.iter().all(|line| line.chars().count() <= WIDTH), "{lines:?}");
        assert!(lines.iter().all(|line| line.ends_with("слово слово")), "{lines:?}");
        assert!(lines[1..].iter().all(|line| line.starts_with("    слово")), "{lines:?}");
        let words = fold(&format!("  {}", ["word"; 50].join(" ")));
        assert!(words.len() == 3 && words[0].starts_with("  word"), "{words:?}");
        assert!(words.iter().all(|line| line.chars().count() <= WIDTH), "{words:?}");
    }

    #[test]
    fn an_outline_is_drawn_area_by_area() {
        let item = |text: &str| OutlineItem::new(BoardRef::new("item", text), Msg::new(text));
        let hall =
            OutlineArea::new(BoardRef::new("place", 1), Msg::new("Hall"), vec![item("Ada"), item("cat")]);
        let attic = OutlineArea::new(BoardRef::new("place", 2), Msg::new("Attic"), Vec::new());
        let ada = vec![item("Health: 3"), item("Hand: lamp"), item("Hand: rope"), item("Deck: 9")];
        let areas = [
            hall,
            attic.near([BoardRef::new("place", 1)]),
            OutlineArea::of_seat(Seat(0), Msg::new("Ada"), ada),
        ];
        let drawn = "Hall\n  Ada · cat\nAttic → Hall\nADA\n  Health: 3\n  Hand: lamp · rope\n  Deck: 9\n";
        assert_eq!(draw(&areas, &|msg| msg.id.to_string()), drawn);
    }
}
