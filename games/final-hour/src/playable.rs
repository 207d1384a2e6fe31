//! Implements [`Playable`] for the registry: options, positions and outline.

use engine::{
    Count, LocaleFile, Msg, NoCampaign, OutlineArea, Playable, Position, Printed, Problem, Seat, SetupError,
    SetupOption, locales,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::content::{Ancient, Content, Difficulty, Investigator};
use crate::describe::names;
use crate::state::Figure;
use crate::view::View;
use crate::{Catalog, Choice, FinalHour, Setup, describe, outline, position, render_text};

impl Playable for FinalHour {
    const PREFIX: &'static str = "fh";
    const LEDGER: &'static str = include_str!("../rules.toml");
    const LOCALES: &'static [LocaleFile] = locales!["game", "board", "cards", "errors"];
    type Campaign = NoCampaign;

    fn standard() -> Content {
        Content::load()
    }

    fn measures(&self, _: &Content) -> Vec<(&'static str, i64)> {
        let clues: u8 = self.open.found.iter().sum();
        let ruins: u8 = self.open.ruins.iter().sum();
        vec![("round", self.open.round.into()), ("clues", clues.into()), ("destruction", ruins.into())]
    }

    fn with_pack(pack: &str) -> Result<Content, Problem> {
        Content::with_pack(pack)
    }

    fn options(content: &Content, chosen: &[(String, String)]) -> Vec<SetupOption> {
        let value = |key: &str| chosen.iter().rev().find(|(name, _)| name == key).map(|(_, value)| value);
        let solo = value("solo").is_some_and(|word| word == "yes");
        let seated: Option<Vec<Option<Investigator>>> = value("investigators")
            .map(|words| words.split(',').map(|word| content.investigator_named(word.trim())).collect());
        let option = |key, about: &str, values, default: &str, (least, most)| {
            SetupOption::new(key, Msg::new(about), values, default, Count::of(least, most))
        };
        let people = Investigator::all()
            .map(|who| (content.investigator(who).slug.clone(), Msg::new(names::investigator(content, who))))
            .collect();
        let ancients = Ancient::all()
            .map(|ancient| {
                (content.ancient(ancient).slug.clone(), Msg::new(names::ancient(content, ancient)))
            })
            .collect();
        let difficulties = Difficulty::ALL
            .iter()
            .map(|&difficulty| (difficulty.slug().to_string(), Msg::new(names::difficulty(difficulty))))
            .collect();
        let seats = (0..seated.as_ref().map_or(Figure::COUNT, Vec::len))
            .map(|at| {
                let who = seated.as_ref().and_then(|people| people.get(at).copied().flatten());
                let seat = || Msg::new("fh-option-seat").num("seat", at as i64 + 1);
                let name = who.map_or_else(seat, |who| Msg::new(names::investigator(content, who)));
                ((at + 1).to_string(), name)
            })
            .collect();
        let yes_no =
            ["no", "yes"].map(|word| (word.to_string(), Msg::new(format!("fh-option-{word}")))).into();
        let count = (2, if solo { 2 } else { Figure::COUNT });
        let mut options = vec![
            option("investigators", "fh-option-investigators", people, "jenny-barnes,michael-mcglen", count),
            option("solo", "fh-option-solo", yes_no, "no", (1, 1)),
            option("ancient-one", "fh-option-ancient-one", ancients, "cthulhu", (1, 1)),
            option("difficulty", "fh-option-difficulty", difficulties, "easy", (1, 1)),
            option("lead", "fh-option-lead", seats, "1", (1, 1)),
        ];
        // Solo play needs exactly two investigators, and has no lead investigator.
        options.retain(|option| match option.key {
            "solo" => seated.as_ref().is_none_or(|people| people.len() == 2),
            "lead" => !solo,
            _ => true,
        });
        options
    }

    fn setup_with(content: &Content, chosen: &[(String, String)]) -> Result<Setup, SetupError> {
        let options = Self::options(content, &[]);
        let wrong = |place: &'static str, word: &str, known: &[&str]| {
            Err(SetupError { place, problem: Msg::unknown(word, known.iter().copied()) })
        };
        if let Some((key, _)) = chosen.iter().find(|(key, _)| options.iter().all(|option| option.key != key))
        {
            let known: Vec<&str> = options.iter().map(|option| option.key).collect();
            return wrong("options", key, &known);
        }
        let value = |key: &str| -> &str {
            let default =
                options.iter().find(|option| option.key == key).map_or("", |option| &option.default);
            chosen.iter().rev().find(|(name, _)| name == key).map_or(default, |(_, value)| value)
        };
        let difficulty = match Difficulty::ALL.iter().find(|d| d.slug() == value("difficulty")) {
            Some(&difficulty) => difficulty,
            None => {
                let known: Vec<&str> = Difficulty::ALL.iter().map(|d| d.slug()).collect();
                return wrong("difficulty", value("difficulty"), &known);
            }
        };
        let solo = match value("solo") {
            "yes" => true,
            "no" => false,
            other => return wrong("solo", other, &["no", "yes"]),
        };
        let lead = match value("lead").parse() {
            Ok(lead) => lead,
            Err(_) => return wrong("lead", value("lead"), &["1", "2", "3", "4"]),
        };
        let investigators = value("investigators").split(',').map(|name| name.trim().to_string()).collect();
        let setup = Setup { investigators, ancient_one: value("ancient-one").into(), difficulty, lead, solo };
        setup.check(content)?;
        Ok(setup)
    }

    fn position_words(content: &Content) -> Vec<String> {
        position::file_words(content)
    }

    fn read_roll(at: &Position<Self>, content: &Content, words: &str) -> Result<u32, Msg> {
        position::read_roll(at, content, words)
    }

    fn choice_names(at: &Position<Self>, content: &Content, choice: &Choice) -> Vec<String> {
        position::choice(at.game(), content, *choice)
    }

    fn printed(content: &Content) -> Vec<Printed> {
        describe::printed(content)
    }

    fn stage(game: &FinalHour, _: &Content) -> Option<Msg> {
        (game.open.round > 0).then(|| Msg::new("fh-stage").num("round", game.open.round))
    }

    fn outline(view: &View, content: &Content) -> Vec<OutlineArea> {
        outline::areas(view, content)
    }

    fn catalog(content: &Content) -> Value {
        serde_json::to_value(Catalog::of(content)).expect("a catalog is plain data")
    }

    fn silence(&self, seat: Seat) -> Option<RuleId> {
        // In solo play one seat plays both investigators and is never silenced.
        self.silencing_rule(Figure(seat.0))
    }

    fn render_text(view: &View, content: &Content, speak: &dyn Fn(&Msg) -> String) -> String {
        render_text::draw(view, content, speak)
    }
}
