//! The game as the shelf takes it: its options, names and picture.

use rulebook::RuleId;
use serde_json::Value;
use table::{Area, Count, Msg, Opt, Playable, Position, Printed, Problem, Seat, SetupError};

use crate::campaign::Campaign;
use crate::content::{CardDef, CardId, Content, Difficulty, Sort};
use crate::view::View;
use crate::words::names;
use crate::{Catalog, Choice, Deck, Lcg, Setup, areas, draw, position, words};

const SCENARIO: &str = "scenario";
const DIFFICULTY: &str = "difficulty";
const INVESTIGATORS: &str = "investigators";
const LEAD: &str = "lead";

impl Playable for Lcg {
    const PREFIX: &'static str = "lcg";
    const TOGETHER: bool = true;

    fn standard() -> Content {
        Content::standard()
    }

    fn with_pack(_: &str) -> Result<Content, Problem> {
        Err(Problem::new("", Msg::new("lcg-error-pack")))
    }

    fn options(content: &Content, chosen: &[(String, String)]) -> Vec<Opt> {
        let one = Count::of(1, 1);
        let scenario = content
            .scenarios()
            .iter()
            .map(|scenario| (scenario.slug.clone(), Msg::new(names::scenario(&scenario.slug))));
        let difficulty = Difficulty::ALL.map(|of| (names::slug(of), Msg::new(names::difficulty(of))));
        let named = |def: &&CardDef| (def.title.clone(), Msg::new(names::title(&def.title)));
        let people: Vec<(String, Msg)> = people(content).map(|def| named(&def)).collect();
        let first = people.first().map_or_else(String::new, |(title, _)| title.clone());
        let team = last(chosen, INVESTIGATORS).map(|all| words_of(all));
        let leads = people
            .iter()
            .filter(|(title, _)| team.as_ref().is_none_or(|team| team.contains(&title.as_str())));
        let lead = team.as_ref().and_then(|team| team.first().map(|title| title.to_string()));
        let mut all = vec![
            Opt {
                key: SCENARIO,
                about: Msg::new("lcg-option-scenario"),
                default: content.scenarios().first().map_or_else(String::new, |of| of.slug.clone()),
                values: scenario.collect(),
                count: one.clone(),
            },
            Opt {
                key: DIFFICULTY,
                about: Msg::new("lcg-option-difficulty"),
                default: names::slug(Difficulty::Standard),
                values: difficulty.into(),
                count: one.clone(),
            },
            Opt {
                key: INVESTIGATORS,
                about: Msg::new("lcg-option-investigators"),
                default: first.clone(),
                values: people.clone(),
                count: Count::of(1, CardId::SEATS),
            },
        ];
        if team.as_ref().is_none_or(|team| team.len() > 1) {
            all.push(Opt {
                key: LEAD,
                about: Msg::new("lcg-option-lead"),
                default: lead.unwrap_or(first),
                values: leads.cloned().collect(),
                count: one,
            });
        }
        all
    }

    fn setup_with(content: &Content, chosen: &[(String, String)]) -> Result<Setup, SetupError> {
        let keys = [SCENARIO, DIFFICULTY, INVESTIGATORS, LEAD];
        if let Some((key, _)) = chosen.iter().find(|(key, _)| !keys.contains(&key.as_str())) {
            return Err(SetupError { place: "options", problem: Msg::unknown(key, keys) });
        }
        let options = Self::options(content, chosen);
        let value = |key: &'static str| {
            let default =
                options.iter().find(|option| option.key == key).map(|option| option.default.as_str());
            last(chosen, key).or(default).unwrap_or_default()
        };
        let wrong = |place: &'static str, problem: Msg| SetupError { place, problem };
        let difficulty = Difficulty::ALL.into_iter().find(|of| names::slug(of) == value(DIFFICULTY));
        let difficulty = difficulty.ok_or_else(|| {
            let known = Difficulty::ALL.map(names::slug);
            wrong(DIFFICULTY, Msg::unknown(value(DIFFICULTY), known.iter().map(String::as_str)))
        })?;
        let team = words_of(value(INVESTIGATORS));
        let mut decks = Vec::new();
        for title in &team {
            let code = people(content).find(|def| def.title == *title).map(|def| def.code.as_str());
            let deck = code.and_then(|code| Deck::starter(content, code)).ok_or_else(|| {
                let known = people(content).map(|def| def.title.as_str());
                wrong(INVESTIGATORS, Msg::unknown(title, known))
            })?;
            decks.push(deck);
        }
        // Whoever is alone is not asked who leads.
        let leader = last(chosen, LEAD).or(team.first().copied()).unwrap_or_default();
        let lead = team
            .iter()
            .position(|title| *title == leader)
            .ok_or_else(|| wrong(LEAD, Msg::unknown(leader, team.iter().copied())));
        let setup = Campaign::standalone(content, value(SCENARIO), difficulty, decks, &[]);
        let mut setup = setup.map_err(|problems| {
            let first = problems
                .into_iter()
                .next()
                .unwrap_or_else(|| Problem::new("", Msg::new("lcg-error-campaign-over")));
            wrong("options", first.msg())
        })?;
        setup.lead = lead? as u8 + 1;
        setup.check(content)?;
        Ok(setup)
    }

    fn read_roll(at: &Position<Self>, content: &Content, words: &str) -> Result<u32, Msg> {
        position::read_roll(at, content, words)
    }

    fn spell(at: &Position<Self>, content: &Content, choice: &Choice) -> Vec<String> {
        position::spell(at.game(), content, *choice)
    }

    fn printed(content: &Content) -> Vec<Printed> {
        words::printed(content)
    }

    fn stage(game: &Lcg) -> Option<Msg> {
        (game.open.round > 0).then(|| Msg::new("lcg-stage").num("round", game.open.round))
    }

    fn areas(view: &View, content: &Content) -> Vec<Area> {
        areas::areas(view, content)
    }

    fn catalog(content: &Content) -> Value {
        serde_json::to_value(Catalog::of(content)).unwrap_or(Value::Null)
    }

    fn silence(&self, _: Seat) -> Option<RuleId> {
        self.open.peril.filter(|_| self.open.count > 1).map(|_| RuleId("lcg:peril.1"))
    }

    fn draw(view: &View, content: &Content, speak: &dyn Fn(&Msg) -> String) -> String {
        draw::draw(view, content, speak)
    }
}

/// The investigators of the box.
fn people(content: &Content) -> impl Iterator<Item = &CardDef> {
    content.cards().iter().filter(|card| card.sort == Sort::Investigator)
}

/// What was chosen last under this key.
fn last<'a>(chosen: &'a [(String, String)], key: &str) -> Option<&'a str> {
    chosen.iter().rev().find(|(other, _)| other == key).map(|(_, value)| value.as_str())
}

fn words_of(value: &str) -> Vec<&str> {
    value.split(',').map(str::trim).filter(|word| !word.is_empty()).collect()
}
