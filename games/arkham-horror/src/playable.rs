//! Implements [`Playable`] for the registry: options, lists and texts.

use effects::EffectId;
use engine::{
    Chosen, Count, Given, LocaleFile, Msg, NoCampaign, OutlineArea, Playable, Printed, Problem, Seat,
    SetupError, SetupOption, given, locales, words_of,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::catalog::Catalog;
use crate::content::{Content, Effect, Investigator, Scenario};
use crate::describe::{self, names};
use crate::setup::{
    Cup, Encounters, EngagedFollow, GroupDecisions, LodgeVictory, Options, SimultaneousEnd, WatcherEncounters,
};
use crate::state::MAX_PLAYERS;
use crate::view::View;
use crate::{ArkhamHorror, Setup, outline, render_text};

/// The investigators of a game for which nothing else was chosen.
const DEFAULT_INVESTIGATORS: &str = "jenny-barnes,michael-mcglen";

/// A table option whose values are those of an enum.
macro_rules! table_option {
    ($key:literal, $of:ty) => {
        SetupOption::new(
            $key,
            Msg::new(concat!("ah3-option-", $key)),
            <$of>::ALL.iter().map(|of| {
                (of.slug().to_string(), Msg::new(format!(concat!("ah3-", $key, "-{}"), of.slug())))
            }),
        )
    };
}

impl Playable for ArkhamHorror {
    const PREFIX: &'static str = "ah3";
    const LEDGER: &'static str = include_str!("../rules.toml");
    const LOCALES: &'static [LocaleFile] =
        locales!["titles", "scenarios", "game", "cards", "board", "draw", "errors"];
    type Campaign = NoCampaign;

    fn standard() -> Content {
        Content::standard()
    }

    fn with_pack(_: &str) -> Result<Content, Problem> {
        Err(Problem::new("", Msg::new("ah3-error-no-packs")))
    }

    fn options(content: &Content, chosen: &Given) -> Vec<SetupOption> {
        let scenarios = (0..content.scenarios.len()).map(|at| {
            let of = Scenario(at as u8);
            (content.scenario(of).sheet.slug.clone(), Msg::new(names::scenario(content, of)))
        });
        let people = (0..content.investigators.len()).map(|at| {
            let who = Investigator(at as u8);
            (content.investigator(who).slug.clone(), Msg::new(names::investigator(content, who)))
        });
        let seated: Option<Vec<Option<Investigator>>> = given(chosen, "investigators")
            .map(|words| words_of(words).into_iter().map(|word| content.investigator_named(word)).collect());
        let seats = (0..seated.as_ref().map_or(MAX_PLAYERS, Vec::len)).map(|at| {
            let who = seated.as_ref().and_then(|people| people.get(at).copied().flatten());
            let name = match who {
                Some(who) => names::investigator(content, who),
                None => format!("ah3-player-{}", at + 1),
            };
            ((at + 1).to_string(), Msg::new(name))
        });
        let about = |key: &str| Msg::new(format!("ah3-option-{key}"));
        let mut options = vec![
            SetupOption::new("scenario", about("scenario"), scenarios),
            SetupOption::new("investigators", about("investigators"), people)
                .or(DEFAULT_INVESTIGATORS)
                .of(Count::of(1, MAX_PLAYERS)),
            SetupOption::new("lead", about("lead"), seats),
            table_option!("cup", Cup).or(Cup::Standard.slug()),
            table_option!("encounters", Encounters),
            table_option!("engaged-follow", EngagedFollow),
            table_option!("watcher-encounters", WatcherEncounters),
            table_option!("lodge", LodgeVictory),
            table_option!("simultaneous-end", SimultaneousEnd),
            table_option!("group", GroupDecisions),
        ];
        // The lodge makes its offer in one scenario alone.
        let lodge = given(chosen, "scenario").is_none_or(|name| has_lodge(content, name));
        options.retain(|option| lodge || option.key != "lodge");
        options
    }

    fn setup_of(content: &Content, chosen: &Chosen<'_>) -> Result<Setup, SetupError> {
        let scenario = chosen.text("scenario").trim().to_string();
        let lodge = if has_lodge(content, &scenario) { chosen.index("lodge") } else { 0 };
        let setup = Setup {
            investigators: chosen.words("investigators").into_iter().map(String::from).collect(),
            lead: chosen.index("lead") as u8 + 1,
            options: Options {
                cup: Cup::ALL[chosen.index("cup")],
                encounters: Encounters::ALL[chosen.index("encounters")],
                engaged_follow: EngagedFollow::ALL[chosen.index("engaged-follow")],
                watcher_encounters: WatcherEncounters::ALL[chosen.index("watcher-encounters")],
                lodge: LodgeVictory::ALL[lodge],
                simultaneous_end: SimultaneousEnd::ALL[chosen.index("simultaneous-end")],
                group: GroupDecisions::ALL[chosen.index("group")],
            },
            scenario,
        };
        setup.check(content)?;
        Ok(setup)
    }

    fn measures(&self, _: &Content) -> Vec<(&'static str, i64)> {
        let doom: i64 = self.open.doom.iter().map(|&n| i64::from(n)).sum();
        vec![
            ("round", self.open.round.into()),
            ("sheet-clues", self.open.sheet_clues.into()),
            ("sheet-doom", self.open.sheet_doom.into()),
            ("doom", doom),
            ("departed", self.open.departed.len() as i64),
        ]
    }

    fn printed(content: &Content) -> Vec<Printed> {
        describe::printed(content)
    }

    fn stage(game: &ArkhamHorror, content: &Content) -> Option<Msg> {
        (game.open.round > 0).then(|| {
            Msg::new("ah3-stage")
                .num("round", game.open.round)
                .say("phase", vec![names::phase(game.open.phase)])
                .name("scenario", names::scenario(content, game.open.scenario))
        })
    }

    fn outline(view: &View, content: &Content) -> Vec<OutlineArea> {
        outline::areas(view, content)
    }

    fn catalog(content: &Content) -> Value {
        Catalog::json(content)
    }

    fn turn(&self) -> Option<Seat> {
        self.open.acting.map(|(seat, _)| seat)
    }

    fn forecast(&self, content: &Content) -> Option<(RuleId, Msg)> {
        let test = self.open.tests.last().filter(|test| test.dice.is_empty())?;
        let forecast = self.forecast_of(content, &test);
        let percent = |chance: f64| (chance * 100.0).round() as i64;
        let msg = Msg::new("ah3-forecast")
            .name("skill", names::skill(test.skill))
            .num("dice", forecast.dice)
            .num("one", percent(forecast.at_least(1)))
            .num("two", percent(forecast.at_least(2)))
            .num("three", percent(forecast.at_least(3)));
        Some((RuleId("ah3:470.5b"), msg))
    }

    fn render_text(view: &View, content: &Content, speak: &dyn Fn(&Msg) -> String) -> String {
        render_text::draw(view, content, speak)
    }
}

/// Whether the lodge makes its offer in the scenario of this name.
fn has_lodge(content: &Content, name: &str) -> bool {
    let Some(scenario) = content.scenario_named(name) else { return true };
    let archive = &content.scenario(scenario).sheet.archive;
    let texts = archive.iter().flat_map(|&card| &content.codex_card(card).backs).filter_map(|back| back.does);
    texts.into_iter().any(|text| offers_lodge(content, text))
}

/// Whether the lodge makes its offer in this text.
fn offers_lodge(content: &Content, text: EffectId) -> bool {
    match content.effect(text) {
        Effect::OfferLodge => true,
        Effect::All(parts) => parts.iter().any(|&part| offers_lodge(content, part)),
        _ => false,
    }
}
