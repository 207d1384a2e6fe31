//! Implements [`Playable`] for the registry: options, names and outline.

use engine::{
    Chosen, Count, Given, LocaleFile, Msg, NoCampaign, OutlineArea, Playable, Printed, Problem, Seat,
    SetupError, SetupOption, locales,
};
use serde_json::Value;

use crate::content::{Content, FactionId};
use crate::describe::names;
use crate::setup::RANDOM;
use crate::state::{Phase, Side};
use crate::view::View;
use crate::{Catalog, Duel, Setup, describe, outline, render_text};

const FACTIONS: &str = "factions";

impl Playable for Duel {
    const PREFIX: &'static str = "cwd";
    const LEDGER: &'static str = include_str!("../rules.toml");
    const LOCALES: &'static [LocaleFile] = locales!["game", "board", "errors"];
    type Campaign = NoCampaign;

    fn standard() -> Content {
        Content::standard()
    }

    fn measures(&self, _: &Content) -> Vec<(&'static str, i64)> {
        let [one, two] = &self.open.sides;
        let books = |side: &Side| i64::from(side.books.count_ones());
        vec![
            ("round", self.open.round.into()),
            ("doom_1", one.doom.into()),
            ("doom_2", two.doom.into()),
            ("books_1", books(one)),
            ("books_2", books(two)),
        ]
    }

    fn with_pack(pack: &str) -> Result<Content, Problem> {
        Content::with_pack(pack)
    }

    fn options(content: &Content, _: &Given) -> Vec<SetupOption> {
        let factions = (0..content.factions.len() as u8).map(FactionId);
        let named = |id| (content.faction(id).slug.clone(), Msg::new(names::faction(content, id)));
        let random = (RANDOM.to_string(), Msg::new("cwd-option-random"));
        let first: Vec<&str> = content.factions.iter().take(2).map(|faction| faction.slug.as_str()).collect();
        let count = Count { alone: Some(RANDOM.into()), ..Count::of(2, 2) };
        let values = factions.map(named).chain([random]);
        vec![
            SetupOption::new(FACTIONS, Msg::new("cwd-option-factions"), values).or(first.join(",")).of(count),
        ]
    }

    fn setup_of(content: &Content, chosen: &Chosen<'_>) -> Result<Setup, SetupError> {
        let factions = match chosen.words(FACTIONS)[..] {
            [one, two] => [one, two],
            _ => [RANDOM; 2],
        };
        let setup = Setup { factions: factions.map(String::from) };
        if !setup.is_by_lot() {
            setup.checked(content)?;
        }
        Ok(setup)
    }

    fn printed(content: &Content) -> Vec<Printed> {
        describe::printed(content)
    }

    fn stage(game: &Duel, _: &Content) -> Option<Msg> {
        (game.open.round > 0).then(|| Msg::new("cwd-stage").num("round", game.open.round))
    }

    fn turn(&self) -> Option<Seat> {
        (self.open.phase == Phase::Action).then_some(self.open.active)
    }

    fn outline(view: &View, content: &Content) -> Vec<OutlineArea> {
        outline::areas(view, content)
    }

    fn catalog(content: &Content) -> Value {
        serde_json::to_value(Catalog::of(content)).unwrap_or(Value::Null)
    }

    fn render_text(view: &View, content: &Content, speak: &dyn Fn(&Msg) -> String) -> String {
        render_text::draw(view, content, speak)
    }
}
