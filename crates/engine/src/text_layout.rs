//! Line wrapping and padding for text rendering.

/// The maximum line width of a rendered table.
pub const WIDTH: usize = 100;

/// Wraps a line to [`WIDTH`] columns, preferably at ` · ` separators, else between words.
pub fn fold(line: &str) -> Vec<String> {
    const INDENT: &str = "    ";
    let Some((end, _)) = line.char_indices().nth(WIDTH) else { return vec![line.to_owned()] };
    let start = line.len() - line.trim_start().len();
    let head = &line[start..end];
    let at = head.rfind(" · ").or_else(|| head.rfind(' ')).map_or(end, |at| start + at);
    let (first, rest) = (line[..at].trim_end(), line[at..].trim_start_matches([' ', '·']));
    let mut lines = vec![first.to_owned()];
    lines.extend(fold(&format!("{INDENT}{rest}")));
    lines
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
