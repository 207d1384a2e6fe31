//! Ids of the messages that name things.

use engine::Msg;

use crate::content::{
    Action, Asset, CodexCard, Colour, Content, Headline, Investigator, Monster, MythosToken, Neighbourhood,
    Pact, Scenario, Skill, Space, Status, StreetType, Trait,
};
use crate::state::Phase;

/// The name of the space that a codex card can be.
pub const ON_CARD: &str = "ah3-space-the-future";

/// The full name of an investigator.
pub fn investigator(content: &Content, who: Investigator) -> String {
    format!("ah3-investigator-{}", content.investigator(who).slug)
}

/// The name by which the log and questions call an investigator.
pub fn person(content: &Content, who: Investigator) -> String {
    format!("ah3-person-{}", content.investigator(who).slug)
}

/// The name of a scenario.
pub fn scenario(content: &Content, scenario: Scenario) -> String {
    format!("ah3-scenario-{}", content.scenario(scenario).sheet.slug)
}

/// The name of a neighbourhood.
pub fn neighbourhood(content: &Content, of: Neighbourhood) -> String {
    format!("ah3-neighbourhood-{}", content.neighbourhoods[of.index()])
}

/// The name of a space on the map of a scenario: in a neighbourhood, a street, or the space on a codex card.
pub fn space(content: &Content, scenario: Scenario, at: Space) -> String {
    if at == Space::ON_A_CARD {
        return ON_CARD.into();
    }
    if at.is_street() {
        let street = at.index() - Space::FIRST_STREET.index();
        let streets = &content.scenario(scenario).sheet.streets;
        return streets.get(street).map_or_else(String::new, |street| format!("ah3-street-{}", street.slug));
    }
    format!("ah3-space-{}", content.spaces[at.index()])
}

/// The name of a space by the name it has in the content files.
pub fn space_named(slug: &str) -> String {
    format!("ah3-space-{slug}")
}

/// The name of a type of street.
pub fn street_type(of: StreetType) -> String {
    format!("ah3-street-type-{}", of.slug())
}

/// The name of a monster of a scenario.
pub fn monster(content: &Content, scenario: Scenario, monster: Monster) -> String {
    let of = content.scenario(scenario);
    of.monsters
        .get(monster.index())
        .map_or_else(|| "ah3-monster".into(), |kind| monster_named(&content.monsters[kind.index()].slug))
}

/// The name of a kind of monster by the name it has in the content files.
pub fn monster_named(slug: &str) -> String {
    format!("ah3-monster-{slug}")
}

/// The name of an asset.
pub fn asset(content: &Content, asset: Asset) -> String {
    asset_named(&content.asset(asset).slug)
}

/// The name of an asset by the name it has in the content files.
pub fn asset_named(slug: &str) -> String {
    format!("ah3-asset-{slug}")
}

/// The name of a headline.
pub fn headline(content: &Content, headline: Headline) -> String {
    format!("ah3-headline-{}", content.headline(headline).slug)
}

/// The name of an archive card by its front.
pub fn codex(card: CodexCard) -> String {
    format!("ah3-codex-{}", card.number())
}

/// The name of the effect of a dark pact.
pub fn pact(content: &Content, pact: Pact) -> String {
    content.pacts.get(pact.index()).map_or_else(|| "ah3-pact".into(), |(slug, _)| format!("ah3-pact-{slug}"))
}

/// The name of a skill.
pub fn skill(of: Skill) -> String {
    format!("ah3-skill-{}", of.slug())
}

/// The name of a basic action.
pub fn action(of: Action) -> String {
    format!("ah3-action-{}", of.slug())
}

/// The name of a mythos token.
pub fn token(of: MythosToken) -> String {
    format!("ah3-mythos-{}", of.slug())
}

/// The name of a trait.
pub fn trait_of(of: Trait) -> String {
    format!("ah3-trait-{}", of.slug())
}

/// The name of a condition.
pub fn status(of: Status) -> String {
    format!("ah3-asset-{}", of.slug())
}

/// The name of a marker of this colour.
pub fn marker(of: Colour) -> String {
    format!("ah3-marker-{}", of.slug())
}

/// The name of a phase.
pub fn phase(of: Phase) -> Msg {
    Msg::new(match of {
        Phase::SetUp => "ah3-phase-set-up",
        Phase::Action => "ah3-phase-action",
        Phase::Monster => "ah3-phase-monster",
        Phase::Encounter => "ah3-phase-encounter",
        Phase::Mythos => "ah3-phase-mythos",
    })
}
