//! Implements [`Playable`] for the registry: options, positions and outline.

use engine::{
    Chosen, Count, Given, LocaleFile, Msg, NoCampaign, OutlineArea, Playable, Printed, Problem, Seat,
    SetupError, SetupOption, given, locales, words_of,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::content::{Ancient, Content, Difficulty, Investigator};
use crate::describe::names;
use crate::state::Figure;
use crate::view::View;
use crate::{Catalog, FinalHour, Setup, describe, outline, render_text};

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

    fn options(content: &Content, chosen: &Given) -> Vec<SetupOption> {
        let solo = given(chosen, "solo") == Some("yes");
        let seated: Option<Vec<Option<Investigator>>> = given(chosen, "investigators")
            .map(|words| words_of(words).into_iter().map(|word| content.investigator_named(word)).collect());
        let people = Investigator::all()
            .map(|who| (content.investigator(who).slug.clone(), Msg::new(names::investigator(content, who))));
        let ancients = Ancient::all()
            .map(|of| (content.ancient(of).slug.clone(), Msg::new(names::ancient(content, of))));
        let difficulties =
            Difficulty::ALL.iter().map(|&of| (of.slug().to_string(), Msg::new(names::difficulty(of))));
        let seats = (0..seated.as_ref().map_or(Figure::COUNT, Vec::len)).map(|at| {
            let who = seated.as_ref().and_then(|people| people.get(at).copied().flatten());
            let seat = || Msg::new("fh-option-seat").num("seat", at as i64 + 1);
            let name = who.map_or_else(seat, |who| Msg::new(names::investigator(content, who)));
            ((at + 1).to_string(), name)
        });
        let yes_no = ["no", "yes"].map(|word| (word.to_string(), Msg::new(format!("fh-option-{word}"))));
        let about = |key: &str| Msg::new(format!("fh-option-{key}"));
        let mut options = vec![
            SetupOption::new("investigators", about("investigators"), people)
                .or("jenny-barnes,michael-mcglen")
                .of(Count::of(2, if solo { 2 } else { Figure::COUNT })),
            SetupOption::new("solo", about("solo"), yes_no),
            SetupOption::new("ancient-one", about("ancient-one"), ancients).or("cthulhu"),
            SetupOption::new("difficulty", about("difficulty"), difficulties),
            SetupOption::new("lead", about("lead"), seats),
        ];
        // Solo play needs exactly two investigators, and has no lead investigator.
        options.retain(|option| match option.key {
            "solo" => seated.as_ref().is_none_or(|people| people.len() == 2),
            "lead" => !solo,
            _ => true,
        });
        options
    }

    fn setup_of(content: &Content, chosen: &Chosen<'_>) -> Result<Setup, SetupError> {
        let setup = Setup {
            investigators: chosen.words("investigators").into_iter().map(String::from).collect(),
            ancient_one: chosen.text("ancient-one").trim().into(),
            difficulty: Difficulty::ALL[chosen.index("difficulty")],
            lead: chosen.index("lead") as u8 + 1,
            solo: chosen.text("solo").trim() == "yes",
        };
        setup.check(content)?;
        Ok(setup)
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
