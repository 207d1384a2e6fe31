//! The files that come with the program: what is said in each language, and the ledgers.

use std::sync::LazyLock;

use rulebook::Ledger;

include!(concat!(env!("OUT_DIR"), "/embedded.rs"));

/// The locale files of a language: name without extension, text.
pub(crate) fn locale(lang: &str) -> impl Iterator<Item = (&'static str, &'static str)> {
    LOCALES.iter().filter(move |(of, _, _)| *of == lang).map(|&(_, name, text)| (name, text))
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
