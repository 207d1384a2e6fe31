//! The files that come with the program: what is said in each language, and the ledgers.

use std::sync::LazyLock;

use rulebook::Ledger;

use crate::Lang;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The locale files of a language: name without extension, text.
pub(crate) fn locale(lang: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    LOCALES.iter().filter(move |(of, _, _)| *of == lang).map(|&(_, name, text)| (name, text))
}

/// All that a client says in a language, as one Fluent file: everything but the rules, which have their own way, and the
/// command line.
pub fn locale_text(lang: Lang) -> String {
    let said = locale(lang.code()).filter(|(name, _)| !name.starts_with("rules-") && *name != "command-line");
    said.map(|(_, text)| text).collect::<Vec<_>>().join("\n")
}

/// The ledgers of all games, in the order of their prefixes.
pub fn ledgers() -> &'static [Ledger] {
    static ALL: LazyLock<Vec<Ledger>> =
        LazyLock::new(|| LEDGERS.iter().filter_map(|text| Ledger::parse(text).ok()).collect());
    &ALL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_ledger_that_comes_along_is_readable() {
        assert_eq!(ledgers().len(), LEDGERS.len());
        assert!(ledgers().iter().any(|ledger| ledger.prefix == "fh"));
    }
}
