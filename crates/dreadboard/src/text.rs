//! Text layout in at most 100 columns.

use textwrap::core::display_width;
use textwrap::{WordSeparator, WordSplitter, WrapAlgorithm};

/// The maximum line width.
pub(crate) const WIDTH: usize = 100;

/// Wraps text to [`WIDTH`] columns; continuation lines are indented.
pub(crate) fn wrap(text: &str, indent: usize) -> String {
    let indent = " ".repeat(indent);
    let options = textwrap::Options::new(WIDTH)
        .subsequent_indent(&indent)
        .word_separator(WordSeparator::AsciiSpace)
        .word_splitter(WordSplitter::NoHyphenation)
        .wrap_algorithm(WrapAlgorithm::FirstFit)
        .break_words(false);
    text.lines().map(|line| textwrap::fill(line, &options)).collect::<Vec<_>>().join("\n")
}

/// Arranges short items in as many columns as fit, read downwards; if they are too long, one per line.
pub(crate) fn columns(items: &[String]) -> String {
    const MAX_IN_ONE_COLUMN: usize = 8;
    const GAP: usize = 3;
    let long = |item: &String| display_width(item);
    let widths = |rows: usize| -> Vec<usize> {
        items.chunks(rows).map(|column| column.iter().map(long).max().unwrap_or(0) + GAP).collect()
    };
    let fits = |rows: &usize| widths(*rows).iter().sum::<usize>() <= WIDTH + GAP;
    let rows = (1..items.len()).find(fits).filter(|_| items.len() > MAX_IN_ONE_COLUMN);
    let Some(rows) = rows else {
        return items.iter().map(|item| wrap(item, 4)).collect::<Vec<_>>().join("\n");
    };
    let widths = widths(rows);
    let row = |at: usize| {
        let cells = items.iter().skip(at).step_by(rows).zip(&widths);
        let cells = cells.map(|(item, width)| format!("{item}{}", " ".repeat(width - long(item))));
        cells.collect::<String>().trim_end().to_owned()
    };
    (0..rows).map(row).collect::<Vec<_>>().join("\n")
}

/// A heading followed by items that are never broken; lines after the first are indented.
pub(crate) fn in_rows(heading: &str, items: &[String], gap: &str, indent: usize) -> String {
    let (gap_width, mut rows) = (display_width(gap), heading.to_owned());
    let mut width = display_width(heading);
    for item in items {
        let long = gap_width + display_width(item);
        if width + long > WIDTH {
            rows = rows + "\n" + &" ".repeat(indent);
            width = indent;
        }
        rows = rows + gap + item;
        width += long;
    }
    rows
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_line_is_wider_than_the_screen() {
        let text = "слово ".repeat(100);
        let wrapped = wrap(&text, 4);
        assert!(wrapped.lines().all(|line| line.chars().count() <= WIDTH));
        assert_eq!(wrapped.split_whitespace().count(), 100);
        let items: Vec<String> = (0..30).map(|n| format!("{n} choice")).collect();
        let table = columns(&items);
        assert!(table.lines().all(|line| line.chars().count() <= WIDTH));
        assert!(items.iter().all(|item| table.contains(item)));
    }
}
