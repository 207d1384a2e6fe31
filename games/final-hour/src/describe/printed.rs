//! The printed texts of the components for players to look up, with the source of each value.

use engine::{Msg, Printed};

use super::{board_refs, card_text, item_text, names, reckoning_text};
use crate::content::{Ancient, Content, Item, Source, Title};

/// All printed texts: action cards by investigator, then items, then reckonings.
pub fn printed(content: &Content) -> Vec<Printed> {
    let cards = Title::all().map(|title| card(content, title));
    let items = Item::all().map(|item| Printed {
        id: board_refs::item(item),
        name: Msg::new(names::item(content, item)),
        lines: vec![from(item_text(content, item), content.item(item).source)],
    });
    let sheets = Ancient::all().map(|ancient| Printed {
        id: board_refs::ancient(ancient),
        name: Msg::new(names::ancient(content, ancient)),
        lines: reckoning_text(content, ancient)
            .into_iter()
            .zip(&content.ancient(ancient).reckoning)
            .map(|(line, band)| from(line, band.source))
            .collect(),
    });
    cards.chain(items).chain(sheets).collect()
}

/// The two cards of a title, whose lower effects may differ.
fn card(content: &Content, title: Title) -> Printed {
    let [first, second] = title.cards().map(|card| content.card(card));
    let half = |id: &str, script| Msg::new(id).say("text", card_text(content, script));
    let mut lines = vec![from(half("fh-printed-upper", first.upper), first.upper_source)];
    let lower = half("fh-printed-lower", first.lower);
    let other = half("fh-printed-lower", second.lower);
    if lower == other {
        lines.push(from(lower, first.lower_source));
    } else {
        lines.push(from(half("fh-printed-lower-first", first.lower), first.lower_source));
        lines.push(from(half("fh-printed-lower-second", second.lower), second.lower_source));
    }
    let name = Msg::new("fh-printed-card").name("card", names::title(content, title));
    let name = name.name("who", names::investigator(content, title.investigator()));
    Printed { id: board_refs::title(title), name, lines }
}

/// Adds the source to a line.
fn from(line: Msg, source: Source) -> Msg {
    Msg::new("fh-printed-line").say("line", vec![line]).name("source", names::source(source))
}
