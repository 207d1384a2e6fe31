//! The game's implementation of [`Playable`]: options, names and catalog for the registry.

use engine::{
    Chosen, Given, LocaleFile, Msg, OutlineArea, Playable, Position, Printed, Problem, Seat, SetupError,
    SetupOption, locales,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::campaign::Campaign;
use crate::content::{CardType, Content};
use crate::deck::Purpose;
use crate::describe::names;
use crate::view::View;
use crate::{Catalog, Choice, Lcg, Setup, describe, options, outline, position};

/// The keys of position files, except those of investigators, and the steps at which play can start. A test of the
/// registry compares them with the reader of position files.
const POSITION_WORDS: [&str; 29] = [
    "at",
    "scenario",
    "difficulty",
    "investigators",
    "lead",
    "story",
    "round",
    "act",
    "agenda",
    "agenda-flipped",
    "doom",
    "bag",
    "encounters",
    "encounter-cards",
    "encounter-discards",
    "cultists",
    "set-aside",
    "lot",
    "lot-known",
    "used",
    "lasting",
    "victory",
    "places",
    "at turn",
    "at turns",
    "at mythos",
    "at investigation",
    "at enemy",
    "at upkeep",
];

impl Playable for Lcg {
    const PREFIX: &'static str = "lcg";
    const LEDGER: &'static str = include_str!("../rules.toml");
    const LOCALES: &'static [LocaleFile] = locales!["game", "board", "campaign", "cards", "errors", "titles"];
    type Campaign = Campaign;

    fn standard() -> Content {
        Content::standard()
    }

    fn measures(&self, content: &Content) -> Vec<(&'static str, i64)> {
        let stage = |card| i64::from(self.def(content, card).stage);
        let out = usize::from(self.open.count) - self.players().count();
        vec![
            ("round", self.open.round.into()),
            ("act", stage(self.open.act)),
            ("agenda", stage(self.open.agenda)),
            ("out", out as i64),
        ]
    }

    fn with_pack(_: &str) -> Result<Content, Problem> {
        Err(Problem::new("", Msg::new("lcg-error-pack")))
    }

    fn options(content: &Content, chosen: &Given) -> Vec<SetupOption> {
        let mut all = vec![options::scenario(content)];
        all.extend(options::earlier(content, chosen));
        all.extend([options::difficulty(), options::investigators(content)]);
        all.extend(options::decks(content, chosen, Purpose::Standalone));
        all.extend(options::lead(options::team(content, chosen).into_iter()));
        all
    }

    fn setup_of(content: &Content, chosen: &Chosen<'_>) -> Result<Setup, SetupError> {
        let difficulty = options::read_difficulty(chosen);
        let decks = options::read_decks(content, chosen)?;
        let lead = options::leader(content, &decks, chosen.given(options::LEAD))?;
        let earlier = options::reports(content, chosen);
        let scenario = chosen.text(options::SCENARIO);
        Campaign::standalone(content, scenario, difficulty, decks, lead, earlier).map_err(options::faulty)
    }

    fn validate_text(content: &Content, purpose: &str, text: &str) -> Vec<Problem> {
        options::validate_text(content, purpose, text)
    }

    fn position_words(content: &Content) -> Vec<String> {
        let people = content.cards().iter().filter(|card| card.card_type == CardType::Investigator);
        let titles = people.map(|card| card.title.clone());
        POSITION_WORDS.into_iter().map(String::from).chain(titles).collect()
    }

    fn read_roll(at: &Position<Self>, content: &Content, words: &str) -> Result<u32, Msg> {
        position::read_roll(at, content, words)
    }

    fn choice_names(at: &Position<Self>, content: &Content, choice: &Choice) -> Vec<String> {
        position::spell(at.game(), content, *choice)
    }

    fn printed(content: &Content) -> Vec<Printed> {
        describe::printed(content)
    }

    fn stage(game: &Lcg, content: &Content) -> Option<Msg> {
        let scenario = names::scenario(&content.scenarios()[usize::from(game.open.scenario)].slug);
        Some(match game.open.round {
            0 => Msg::new(scenario),
            round => {
                let stage = Msg::new("lcg-stage").num("round", round);
                Msg::new("lcg-stage-of").name("scenario", scenario).say("stage", vec![stage])
            }
        })
    }

    fn outline(view: &View, content: &Content) -> Vec<OutlineArea> {
        outline::areas(view, content)
    }

    fn catalog(content: &Content) -> Value {
        serde_json::to_value(Catalog::of(content)).unwrap_or(Value::Null)
    }

    fn silence(&self, _: Seat) -> Option<RuleId> {
        self.open.peril.filter(|_| self.open.count > 1).map(|_| RuleId("lcg:peril.1"))
    }

    fn turn(&self) -> Option<Seat> {
        self.open.active
    }

    fn forecast(&self, content: &Content) -> Option<(RuleId, Msg)> {
        let test = self.open.test.filter(|test| test.revealed == 0)?;
        let msg = Msg::new("lcg-prospect")
            .num("value", self.test_value(content, &test))
            .num("difficulty", self.difficulty(content, &test))
            .num("chance", self.chance(content));
        Some((RuleId("lcg:skill-test.14"), msg))
    }
}
