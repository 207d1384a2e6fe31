//! What a game offers to all that plays it without knowing it: terminal, server, simulation.

use rulebook::RuleId;
use serde_json::Value;
use ts_rs::TS;

use crate::{
    BoardRef, Campaign, Describe, Dice, Evaluate, Msg, OutlineArea, Position, Problem, Seat, SetupError,
    shuffle,
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

    /// The content that comes with the game.
    fn standard() -> Self::Content;

    /// The same with values replaced by those of a pack.
    fn with_pack(pack: &str) -> Result<Self::Content, Problem>;

    /// The options of its set-up, in the order in which to ask for them, as far as they still make sense after what
    /// was chosen: those that no longer do are left out, and the others offer only what fits. With nothing chosen,
    /// all options with all their values.
    fn options(content: &Self::Content, chosen: &[(String, String)]) -> Vec<SetupOption>;

    /// A set-up from chosen options; those not given take their defaults.
    fn setup_with(content: &Self::Content, chosen: &[(String, String)]) -> Result<Self::Setup, SetupError>;

    /// A set-up by chance: what is given, and any value for every other option that makes sense after those before it.
    fn random_setup(
        content: &Self::Content,
        given: &[(String, String)],
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

    /// All that is wrong with a text of this kind ([`SetupOption::text`]), as far as it can be said without the other options.
    fn validate_text(_: &Self::Content, _kind: &str, _text: &str) -> Vec<Problem> {
        Vec::new()
    }

    /// What simulations count of a game besides its end: how far it came. The same names in every game; people read
    /// them as the messages `NAME-measure-…`.
    fn measures(&self, _: &Self::Content) -> Vec<(&'static str, i64)> {
        Vec::new()
    }

    /// The words by which a position file shows that it is of this game: the keys at its top (`game` apart), and the
    /// steps where play can start, as `at turn`. A file that does not name its game is judged by the game whose words it
    /// uses most.
    fn position_words(_: &Self::Content) -> Vec<String> {
        Vec::new()
    }

    /// The value of the pending roll that these words name, in the language of position files.
    fn read_roll(position: &Position<Self>, content: &Self::Content, words: &str) -> Result<u32, Msg>;

    /// What a choice is called in the language of position files: its full name first. Empty if it has no names.
    fn choice_names(_: &Position<Self>, _: &Self::Content, _: &Self::Choice) -> Vec<String> {
        Vec::new()
    }

    /// Everything of the box that has a text, for people to look up.
    fn printed(_: &Self::Content) -> Vec<Printed> {
        Vec::new()
    }

    /// How far the game has come, in a few words, such as which round it is, and of what if a game can be several things.
    /// `None` if nothing can be said yet.
    fn stage(_: &Self, _: &Self::Content) -> Option<Msg> {
        None
    }

    /// The table as lists, the same things under the same ids as in every picture of it: for those who do not see a
    /// picture, and for a game that has none.
    fn outline(_: &Self::View, _: &Self::Content) -> Vec<OutlineArea> {
        Vec::new()
    }

    /// What does not change during a game and a picture of it needs: names, borders, values of cards.
    fn catalog(_: &Self::Content) -> Value {
        Value::Null
    }

    /// The rule that forbids the seat to talk about the game now, if one does.
    fn silence(&self, _: Seat) -> Option<RuleId> {
        None
    }

    /// Whose turn it is; nobody's where nobody has one.
    fn turn(&self) -> Option<Seat> {
        None
    }

    /// What everybody can work out of something that is under way and not decided, such as the odds of a test, and the
    /// rule that will decide it.
    fn forecast(&self, _: &Self::Content) -> Option<(RuleId, Msg)> {
        None
    }

    /// The table as text, at most 100 columns wide. `speak` says a message in the reader's language.
    fn render_text(view: &Self::View, content: &Self::Content, speak: &dyn Fn(&Msg) -> String) -> String;
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

/// One option of a set-up.
#[derive(Clone, Debug, PartialEq, serde::Serialize, TS)]
pub struct SetupOption {
    /// Its name on the command line.
    pub key: &'static str,
    /// What it decides, for people.
    pub about: Msg,
    /// What can be chosen: the word for it, and what people read.
    pub values: Vec<(String, Msg)>,
    /// What is taken if nothing is chosen: words joined by commas.
    pub default: String,
    /// How many values make a choice.
    pub count: Count,
    /// What kind of text can be given instead of a value, by the game's own word for it: what a file holds, such as a
    /// deck for a campaign.
    pub text: Option<&'static str>,
}

impl SetupOption {
    /// An option that takes so many of these values.
    pub fn new(
        key: &'static str,
        about: Msg,
        values: Vec<(String, Msg)>,
        default: impl Into<String>,
        count: Count,
    ) -> SetupOption {
        SetupOption { key, about, values, default: default.into(), count, text: None }
    }

    /// The option, which takes a text of that kind too.
    #[must_use]
    pub fn or_text(self, kind: &'static str) -> SetupOption {
        SetupOption { text: Some(kind), ..self }
    }

    /// A choice by chance: words joined by commas.
    pub fn any(&self, dice: &mut dyn Dice) -> String {
        let Count { least, most, alone } = &self.count;
        let mut words: Vec<&str> = self.values.iter().map(|(word, _)| word.as_str()).collect();
        shuffle(&mut words, dice);
        if words.first().copied() == alone.as_deref() {
            words.truncate(1);
        } else {
            words.retain(|word| Some(*word) != alone.as_deref());
            words.truncate(least + dice.below((most - least) as u64 + 1) as usize);
        }
        words.join(",")
    }
}

/// How many values of an option make a choice. Their order matters when there are several.
#[derive(Clone, Debug, PartialEq, Eq, serde::Serialize, TS)]
pub struct Count {
    /// The fewest.
    pub least: usize,
    /// The most.
    pub most: usize,
    /// A value that is a whole choice by itself, if there is one.
    pub alone: Option<String>,
}

impl Count {
    /// So many of any values.
    pub fn of(least: usize, most: usize) -> Count {
        Count { least, most, alone: None }
    }

    /// Whether the words are as many as it takes.
    pub fn allows(&self, words: &[&str]) -> bool {
        let whole = matches!((words, &self.alone), (&[word], Some(alone)) if word == alone);
        whole || (self.least..=self.most).contains(&words.len())
    }
}

/// Something of the box that has a text: a card, an item, a sheet.
#[derive(Clone, Debug, PartialEq, serde::Serialize, TS)]
pub struct Printed {
    /// What to point at; items and choices name it.
    pub id: BoardRef,
    /// What it is called.
    pub name: Msg,
    /// What it says, line by line.
    pub lines: Vec<Msg>,
}
