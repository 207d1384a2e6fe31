//! A minimal Rust lexer that distinguishes code from comments and strings.

/// A token that can be part of a citation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Token<'a> {
    /// An identifier, keyword or number.
    Word(&'a str),
    /// The contents of a string literal, escapes not processed.
    Text(&'a str),
    /// Any other single character.
    Mark(char),
}

/// The tokens of a Rust source file, each with the line it starts on.
pub(crate) fn tokens(source: &str) -> Lexer<'_> {
    Lexer { rest: source, line: 1 }
}

pub(crate) struct Lexer<'a> {
    rest: &'a str,
    line: usize,
}

impl<'a> Lexer<'a> {
    /// Consumes `len` bytes, or the rest if there are fewer, and returns them.
    fn take(&mut self, len: usize) -> &'a str {
        let (taken, rest) = self.rest.split_at(len.min(self.rest.len()));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    /// Consumes a literal with quotes of `open` and `close` bytes, and returns its contents.
    fn literal(&mut self, open: usize, body: usize, close: usize) -> Token<'a> {
        self.take(open);
        let text = self.take(body);
        self.take(close);
        Token::Text(text)
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = (usize, Token<'a>);

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            let (rest, line) = (self.rest, self.line);
            let first = rest.chars().next()?;
            if first.is_whitespace() {
                self.take(first.len_utf8());
            } else if rest.starts_with("//") {
                self.take(rest.find('\n').unwrap_or(rest.len()));
            } else if rest.starts_with("/*") {
                self.take(block_comment(rest));
            } else if first == '\'' {
                self.take(character_or_lifetime(rest));
            } else if first == '"' {
                return Some((line, self.literal(1, unescaped(&rest[1..], '"'), 1)));
            } else if is_word(first) {
                let word = self.take(rest.find(|c| !is_word(c)).unwrap_or(rest.len()));
                let hashes = self.rest.len() - self.rest.trim_start_matches('#').len();
                if matches!(word, "r" | "br" | "cr") && self.rest[hashes..].starts_with('"') {
                    let close = format!("\"{}", "#".repeat(hashes));
                    let body = &self.rest[hashes + 1..];
                    let len = body.find(&close).unwrap_or(body.len());
                    return Some((line, self.literal(hashes + 1, len, close.len())));
                }
                return Some((line, Token::Word(word)));
            } else {
                self.take(first.len_utf8());
                return Some((line, Token::Mark(first)));
            }
        }
    }
}

fn is_word(c: char) -> bool {
    c == '_' || c.is_alphanumeric()
}

/// The length of the block comment at the start of `rest`; block comments nest.
fn block_comment(rest: &str) -> usize {
    let (mut at, mut depth) = (0, 0);
    while at < rest.len() {
        let here = &rest.as_bytes()[at..];
        if here.starts_with(b"/*") {
            (at, depth) = (at + 2, depth + 1);
        } else if here.starts_with(b"*/") {
            (at, depth) = (at + 2, depth - 1);
            if depth == 0 {
                return at;
            }
        } else {
            at += 1;
        }
    }
    rest.len()
}

/// The byte offset of the first unescaped `quote`.
fn unescaped(text: &str, quote: char) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices() {
        if !escaped && c == quote {
            return at;
        }
        escaped = !escaped && c == '\\';
    }
    text.len()
}

/// The length of the character literal at the start of `rest`, or of a lifetime's apostrophe.
fn character_or_lifetime(rest: &str) -> usize {
    let mut after = rest[1..].chars();
    match (after.next(), after.next()) {
        (Some('\\'), _) => 2 + unescaped(&rest[1..], '\''),
        (Some(c), Some('\'')) => 2 + c.len_utf8(),
        _ => 1,
    }
}

#[cfg(test)]
mod tests {
    use super::Token::{Mark, Text, Word};
    use super::*;

    fn check(source: &str, expected: &[(usize, Token<'_>)]) {
        assert_eq!(tokens(source).collect::<Vec<_>>(), expected, "in {source}");
    }

    #[test]
    fn comments_vanish_and_lines_are_counted() {
        check("a // b\n/* c /* d */ \n e */ f", &[(1, Word("a")), (3, Word("f"))]);
        check("/* never closed", &[]);
    }

    #[test]
    fn strings_are_one_token_however_they_are_quoted() {
        check(r#" "a \" // b" c"#, &[(1, Text(r#"a \" // b"#)), (1, Word("c"))]);
        check("r##\"a\"# \n b\"## c", &[(1, Text("a\"# \n b")), (2, Word("c"))]);
        check("\"never closed", &[(1, Text("never closed"))]);
    }

    #[test]
    fn a_quote_in_a_character_opens_no_string_and_lifetimes_are_not_characters() {
        check(r#"'"' 'é' '\'' '\u{41}' x"#, &[(1, Word("x"))]);
        check("&'a str", &[(1, Mark('&')), (1, Word("a")), (1, Word("str"))]);
    }
}
