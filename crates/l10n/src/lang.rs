//! The supported languages.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

/// A supported language.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Lang {
    /// English, also the fallback for missing messages.
    #[default]
    En,
    /// Russian; the code of its locales is `ru`.
    Ru,
    /// Ukrainian; the code of its locales is `uk`.
    Uk,
}

/// An error for an unsupported language.
#[derive(Clone, PartialEq, Eq, Debug, thiserror::Error)]
#[error("there is no language “{0}”; there are en, ru and uk")]
pub struct UnknownLang(pub String);

impl Lang {
    /// All supported languages.
    pub const ALL: [Lang; 3] = [Lang::En, Lang::Ru, Lang::Uk];

    /// The two-letter language code.
    pub fn code(self) -> &'static str {
        match self {
            Lang::En => "en",
            Lang::Ru => "ru",
            Lang::Uk => "uk",
        }
    }

    /// The name of the language in that language.
    pub fn name(self) -> &'static str {
        match self {
            Lang::En => "English",
            Lang::Ru => "Русский",
            Lang::Uk => "Українська",
        }
    }

    /// The language of a locale such as `uk_UA.UTF-8`, if supported.
    pub fn of_locale(locale: &str) -> Option<Lang> {
        let code = locale.split(['_', '-', '.', '@']).next()?;
        Lang::ALL.into_iter().find(|lang| lang.code().eq_ignore_ascii_case(code))
    }
}

impl fmt::Display for Lang {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.code())
    }
}

impl FromStr for Lang {
    type Err = UnknownLang;

    fn from_str(word: &str) -> Result<Self, UnknownLang> {
        let word = word.trim();
        Lang::ALL
            .into_iter()
            .find(|lang| lang.name().to_lowercase() == word.to_lowercase())
            .or_else(|| Lang::of_locale(word))
            .ok_or_else(|| UnknownLang(word.into()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_locale_names_its_language() {
        assert_eq!(Lang::of_locale("uk_UA.UTF-8"), Some(Lang::Uk));
        assert_eq!(Lang::of_locale("C.UTF-8"), None);
        assert_eq!("ru".parse(), Ok(Lang::Ru));
        assert_eq!("українська".parse(), Ok(Lang::Uk));
        assert_eq!("xx".parse::<Lang>(), Err(UnknownLang("xx".into())));
    }
}
