//! Dividing a Fluent file into its messages without parsing it.

/// The messages of a Fluent file, each with all its lines.
pub fn entries(text: &str) -> impl Iterator<Item = &str> {
    let starts = |line: &str| line.starts_with(|first: char| first.is_ascii_alphabetic() || first == '-');
    let mut rest = text;
    std::iter::from_fn(move || {
        let mut at = 0;
        let mut begin = None;
        for line in rest.split_inclusive('\n') {
            let ends = starts(line) || line.starts_with('#');
            if let Some(begin) = begin.filter(|_| ends) {
                let (entry, after): (&str, &str) = (&rest[begin..at], &rest[at..]);
                rest = after;
                return Some(entry);
            }
            if starts(line) {
                begin = Some(at);
            }
            at += line.len();
        }
        let last = begin.map(|begin| &rest[begin..]);
        rest = "";
        last
    })
}

/// The id of a message as [`entries`] returns it.
pub fn entry_id(entry: &str) -> &str {
    entry.split(|c: char| c == '=' || c.is_whitespace()).next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn messages_are_found_with_all_their_lines() {
        let file = "# a comment\none = 1\n\ntwo = { $n ->\n    [one] a\n   *[other] b\n}\n    .gen = c\n## more\n-three = 3";
        let found: Vec<&str> = entries(file).collect();
        assert_eq!(found.iter().map(|entry| entry_id(entry)).collect::<Vec<_>>(), ["one", "two", "-three"]);
        assert_eq!(found[1], "two = { $n ->\n    [one] a\n   *[other] b\n}\n    .gen = c\n");
    }
}
