//! The printed texts of all cards, for people to look up.

use engine::{Msg, Printed};

use super::{board_refs, cards, names};
use crate::content::{CardDef, CardDefId, CardType, Content};

/// All cards, in order of [`CardDefId`].
pub fn printed(content: &Content) -> Vec<Printed> {
    let one = |(at, def): (usize, &CardDef)| {
        let kind = CardDefId(at as u8);
        let mut lines = cards::figures(content, kind);
        lines.extend(cards::text(content, kind));
        lines.extend(reference(content, def));
        Printed { id: board_refs::text(def), name: Msg::new(names::card(content, kind)), lines }
    };
    content.cards().iter().enumerate().map(one).collect()
}

/// The symbol effects on a scenario's reference card, on its easy and its hard side.
fn reference(content: &Content, def: &CardDef) -> Vec<Msg> {
    let scenario = content.scenarios().iter().find(|scenario| scenario.reference == def.code);
    let Some(scenario) = scenario.filter(|_| def.card_type == CardType::Scenario) else { return Vec::new() };
    let side = |hard: bool| {
        let heading = if hard { "lcg-printed-hard" } else { "lcg-printed-easy" };
        [Msg::new(heading)].into_iter().chain(cards::symbols(content, scenario, hard))
    };
    side(false).chain(side(true)).collect()
}
