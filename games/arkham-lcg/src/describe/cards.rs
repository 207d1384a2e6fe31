//! The texts of cards, generated from their effects. The messages are in `arkham-lcg-cards.ftl`.

mod abilities;
mod attempts;
mod conditions;
mod constants;
mod effects;
mod figures;
mod finds;
mod sense;
mod symbols;
mod values;

use engine::Msg;

use crate::content::{Ability, CardDefId, Content, EffectId, ScenarioDef};
use sense::TextContext;

/// The printed values of a card besides its text, in a few lines: type, numbers, keywords.
pub fn figures(content: &Content, kind: CardDefId) -> Vec<Msg> {
    figures::figures(content, content.card(kind))
}

/// The text of a card, line by line: constant abilities, other abilities, elder sign effect.
pub fn text(content: &Content, kind: CardDefId) -> Vec<Msg> {
    let card = content.card(kind);
    let sense = of(content, kind);
    let constants = card.constants.iter().map(constants::constant);
    let abilities = card.abilities.iter().map(|ability| abilities::ability(ability, sense));
    let own = card.elder_sign.iter().map(|token| symbols::elder_sign(token, sense));
    constants.chain(abilities).chain(own).collect()
}

/// The full text of one ability, with timing and cost. `None` if there is no such ability.
pub fn ability(content: &Content, kind: CardDefId, number: u8) -> Option<Msg> {
    let ability = content.card(kind).abilities.get(usize::from(number))?;
    Some(abilities::ability(ability, of(content, kind)))
}

/// The occasion and conditions of an ability, as part of a sentence. `None` if it has none.
pub(super) fn terms(content: &Content, kind: CardDefId, ability: &Ability) -> Option<Msg> {
    let mut all = abilities::terms(ability, of(content, kind)).into_iter();
    let first = all.next()?;
    Some(all.fold(first, abilities::part))
}

/// The effect of an ability without timing and cost, as part of a sentence.
pub fn ability_effect(content: &Content, kind: CardDefId, number: u8) -> Option<Msg> {
    let ability = content.card(kind).abilities.get(usize::from(number))?;
    Some(effect(content, Some(kind), ability.does))
}

/// The text of an effect on a card, or of a part of one, addressed to the investigator who resolves it, as part of a
/// sentence. `on` is `None` for the effects of chaos tokens.
pub fn effect(content: &Content, on: Option<CardDefId>, text: EffectId) -> Msg {
    let plain = on.map_or_else(|| TextContext::new(content), |kind| of(content, kind));
    let abilities = on.map_or(&[][..], |kind| &content.card(kind).abilities);
    let found = abilities
        .iter()
        .find_map(|ability| sense_of(text, ability.does, abilities::within(ability, plain)))
        .unwrap_or(plain);
    effects::effect(content.effect(text), TextContext { they: false, ..found })
}

/// The effects of a scenario's symbols, on one side of its reference card.
pub fn symbols(content: &Content, scenario: &ScenarioDef, hard: bool) -> Vec<Msg> {
    let line = |of: &crate::content::SymbolDef| {
        symbols::symbol(of.token, if hard { &of.hard } else { &of.easy }, TextContext::new(content))
    };
    scenario.symbols.iter().map(line).collect()
}

/// The context for the text of a card.
fn of(content: &Content, kind: CardDefId) -> TextContext<'_> {
    let card = content.card(kind);
    TextContext {
        card_type: Some(card.card_type),
        uses: card.uses.map(|(of, _)| of),
        ..TextContext::new(content)
    }
}

/// The context of a nested effect, if `text` is or contains it.
fn sense_of<'a>(wanted: EffectId, text: EffectId, sense: TextContext<'a>) -> Option<TextContext<'a>> {
    if text == wanted {
        return Some(sense);
    }
    let parts = sense.inside(sense.content.effect(text));
    parts.into_iter().find_map(|(part, sense)| sense_of(wanted, part, sense))
}
