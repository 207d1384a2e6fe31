//! The names of choices, rolls and things in position files, the same in every language.

use engine::{Msg, Odds};

use crate::content::{Action, Content, Item, Location, Monster, Pathway, Priority};
use crate::state::{Clue, clue, gate_symbol};
use crate::{Choice, FinalHour};

/// The name of a monster's face: its kind if it is special, otherwise colour, health and symbols.
pub fn face(content: &Content, monster: Monster) -> String {
    let token = content.token(monster);
    if let Some(kind) = token.kind {
        return kind.slug().into();
    }
    let symbols = token.symbols.iter().flatten().map(|symbol| format!(" {}", symbol.slug()));
    format!("{} {}{}", token.colour.slug(), token.health, symbols.collect::<String>())
}

/// The name of an action card: its title and which of the two cards it is.
pub(super) fn action(content: &Content, card: Action) -> String {
    format!("{} {}", content.title(card.title()), card.0 % 2 + 1)
}

/// The name of a pathway: the two locations it connects, the lower number first.
pub fn pathway(content: &Content, path: Pathway) -> String {
    let (a, b) = content.board.ends(path);
    format!("{a}-{b}")
}

/// Finds the location with this number or name.
pub(super) fn location(content: &Content, word: &str) -> Result<Location, Msg> {
    let numbered = word.parse().ok().and_then(Location::numbered);
    numbered.or_else(|| content.board.named(word)).ok_or_else(|| {
        Msg::new("fh-error-location").among(word, Location::all().map(|at| content.board.slug(at)))
    })
}

/// All names of a choice, the full name first.
pub fn choice(game: &FinalHour, content: &Content, choice: Choice) -> Vec<String> {
    match choice {
        Choice::Card(card) => vec![format!("card {}", card.number()), card.number().to_string()],
        Choice::At(at) => {
            let slug = content.board.slug(at);
            vec![format!("at {at}"), at.to_string(), format!("at {slug}"), slug.into()]
        }
        Choice::Monster(monster) => {
            let face = face(content, monster);
            match game.open.location_of(monster) {
                Some(at) => {
                    let slug = content.board.slug(at);
                    vec![format!("{face} at {at}"), format!("{face} at {slug}"), face]
                }
                None => vec![face],
            }
        }
        Choice::Pathway(path) => vec![pathway(content, path)],
        Choice::Figure(figure) => {
            vec![content.investigator(game.open.person(figure).who).slug.clone()]
        }
        Choice::Use(item) => {
            let slug = &content.item(item).slug;
            vec![format!("use {slug}"), slug.clone()]
        }
        Choice::Row(place) => vec![format!("row {}", place + 1)],
        Choice::First => vec!["first".into()],
        Choice::Second => vec!["second".into()],
        Choice::Attempt => vec!["attempt".into()],
        Choice::Wait => vec!["wait".into()],
        Choice::Stop => vec!["stop".into()],
    }
}

/// All names of a value of the roll. The rule of the roll determines what is drawn.
pub(super) fn rolled(content: &Content, odds: &Odds, value: u32) -> Vec<String> {
    let card = engine::Card(value as u8);
    let name = match odds.rule().map_or("", |rule| rule.0) {
        "fh:setup.9" | "fh:monster-move.5" => face(content, Monster(card.0)),
        "fh:setup.18" | "fh:priority.3" | "fh:solo-priority.1" => Priority(card.0).number().to_string(),
        "fh:priority.2" | "fh:solo-resolve.1" => {
            let card = Action(card.0);
            return vec![action(content, card), content.title(card.title()).into()];
        }
        "fh:gate-step.2" => gate_symbol(card).slug().into(),
        "fh:explore.2" => content.item(Item(card.0)).slug.clone(),
        "fh:explore.1" | "fh:ritual.8" => clue_word(clue(card)).into(),
        _ => value.to_string(),
    };
    vec![name]
}

/// The name of what a clue shows.
fn clue_word(clue: Clue) -> &'static str {
    match clue {
        Clue::Symbol(symbol) => symbol.slug(),
        Clue::Item => "item",
    }
}
