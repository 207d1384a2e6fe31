//! The interface of a game for generic clients: terminal, server, simulation.

use rulebook::RuleId;
use serde_json::Value;
use ts_rs::TS;

use crate::options::read_options;
use crate::{
    BoardRef, Campaign, Chosen, Describe, Dice, Evaluate, Given, Msg, OutlineArea, Problem, Seat, SetupError,
    SetupOption, text_layout,
};

/// A complete game, ready for the registry.
pub trait Playable: Describe + Evaluate {
    /// The prefix of its rule ids.
    const PREFIX: &'static str;

    /// Its ledger: the text of `rules.toml` in the game's folder.
    const LEDGER: &'static str;

    /// Its Fluent files; [`locales!`](crate::locales) includes them.
    const LOCALES: &'static [LocaleFile];

    /// Its campaigns; [`crate::NoCampaign`] if it has none.
    type Campaign: Campaign<Self>;

    /// The built-in content.
    fn standard() -> Self::Content;

    /// The built-in content with values overridden by a pack.
    fn with_pack(pack: &str) -> Result<Self::Content, Problem>;

    /// The set-up options in the order in which to ask for them, given what was already chosen: options that no longer
    /// apply are left out, the others list only compatible values. With nothing chosen, returns all options with all
    /// their values.
    fn options(content: &Self::Content, chosen: &Given) -> Vec<SetupOption>;

    /// Builds a set-up from the values of all options.
    fn setup_of(content: &Self::Content, chosen: &Chosen<'_>) -> Result<Self::Setup, SetupError>;

    /// Builds a set-up from the options given; the others take their defaults.
    fn setup_with(content: &Self::Content, given: &Given) -> Result<Self::Setup, SetupError> {
        let options = |chosen: &Given| Self::options(content, chosen);
        read_options(given, options, |chosen| Self::setup_of(content, chosen))
    }

    /// Builds a random set-up: options not given take a random value among those still possible.
    fn random_setup(
        content: &Self::Content,
        given: &Given,
        dice: &mut dyn Dice,
    ) -> Result<Self::Setup, SetupError> {
        let mut chosen = given.to_vec();
        loop {
            let mut options = Self::options(content, &chosen).into_iter();
            match options.find(|option| chosen.iter().all(|(key, _)| key != option.key)) {
                Some(next) => chosen.push((next.key.into(), next.any(dice))),
                None => return Self::setup_with(content, &chosen),
            }
        }
    }

    /// Returns everything wrong with a text of this kind ([`SetupOption::text`]) that can be found without the other
    /// options.
    fn validate_text(_: &Self::Content, _kind: &str, _text: &str) -> Vec<Problem> {
        Vec::new()
    }

    /// Statistics that simulations collect besides the ending, such as how far the game got. The keys are the same in
    /// every game of this type and are displayed as the messages `NAME-measure-…`.
    fn measures(&self, _: &Self::Content) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// All printed components that have a text, for lookup.
    fn printed(_: &Self::Content) -> Vec<Printed> {
        Vec::new()
    }

    /// The stage of the game in a few words, such as the round, and the scenario if the game has several. `None` if
    /// there is nothing to say yet.
    fn stage(_: &Self, _: &Self::Content) -> Option<Msg> {
        None
    }

    /// The table as lists, using the same ids as its picture: for screen readers, and for games without a picture.
    fn outline(_: &Self::View, _: &Self::Content) -> Vec<OutlineArea> {
        Vec::new()
    }

    /// Static data that a picture of the game needs: names, borders, card values.
    fn catalog(_: &Self::Content) -> Value {
        Value::Null
    }

    /// The rule that currently forbids the seat to talk about the game, if any.
    fn silence(&self, _: Seat) -> Option<RuleId> {
        None
    }

    /// The seat whose turn it is; `None` if it is nobody's turn.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// A public forecast of something undecided that is under way, such as the odds of a test, with the rule that will
    /// decide it.
    fn forecast(&self, _: &Self::Content) -> Option<(RuleId, Msg)> {
        None
    }

    /// Renders the table as text, at most [`text_layout::WIDTH`] columns wide; by default its outline. `speak` formats a
    /// message in the reader's language.
    fn render_text(view: &Self::View, content: &Self::Content, speak: &dyn Fn(&Msg) -> String) -> String {
        text_layout::draw(&Self::outline(view, content), speak)
    }
}

/// A Fluent file of a game.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct LocaleFile {
    /// The code of its language, such as `uk`.
    pub lang: &'static str,
    /// The file's name without extension.
    pub name: &'static str,
    /// What it contains.
    pub text: &'static str,
}

/// Includes the Fluent files of the game whose crate invokes it: `locales/<language>/<name>.ftl` for each name in English,
/// Russian and Ukrainian, and `rules.ftl`, which English does without because the ledger is in English.
#[macro_export]
macro_rules! locales {
    ($($name:literal),* $(,)?) => {
        &[
            $(
                $crate::locales!(@file "en", $name),
                $crate::locales!(@file "ru", $name),
                $crate::locales!(@file "uk", $name),
            )*
            $crate::locales!(@file "ru", "rules"),
            $crate::locales!(@file "uk", "rules"),
        ]
    };
    (@file $lang:literal, $name:literal) => {
        $crate::LocaleFile {
            lang: $lang,
            name: $name,
            text: include_str!(concat!(env!("CARGO_MANIFEST_DIR"), "/locales/", $lang, "/", $name, ".ftl")),
        }
    };
}

/// A printed component with a text, such as a card, an item or a sheet.
#[derive(Clone, Debug, PartialEq, serde::Serialize, TS)]
pub struct Printed {
    /// The reference by which items and choices name it.
    pub id: BoardRef,
    /// The display name.
    pub name: Msg,
    /// The text, line by line.
    pub lines: Vec<Msg>,
}
