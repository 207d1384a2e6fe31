//! The printed texts of all components, for lookup.

use effects::EffectId;
use engine::{BoardRef, Msg, Printed};

use super::board_refs;
use super::texts::{
    Sense, ability_lines, back_lines, back_title, codex_lines, monster_lines, sentences, trait_line,
};
use super::{names, texts};
use crate::content::{
    AnomalyDef, Asset, AssetDef, AssetType, CodexCard, CodexKind, Content, EncounterDef, EventDef,
    FocusLimit, Headline, Investigator, InvestigatorDef, Monster, MonsterKind, Neighbourhood, Pact, Scenario,
    Skill,
};

/// All printed components that have a text.
pub(crate) fn printed(content: &Content) -> Vec<Printed> {
    let mut all = Vec::new();
    all.extend(ids(content.investigators.len()).map(|at| investigator(content, Investigator(at))));
    all.extend(ids(content.assets.len()).map(|at| asset(content, Asset(at))));
    all.extend(ids(content.monsters.len()).map(|at| monster(content, MonsterKind(at))));
    all.extend(ids(content.headlines.len()).map(|at| headline(content, Headline(at))));
    all.extend(ids(content.pacts.len()).map(|at| pact(content, Pact(at))));
    all.extend(ids(content.scenarios.len()).map(|at| scenario(content, Scenario(at))));
    for card in ids(content.codex.len()).map(CodexCard) {
        all.extend(codex(content, card));
    }
    for (at, cards) in ids(content.encounters.len()).zip(&content.encounters) {
        let spaces = space_names(content, Neighbourhood(at));
        let name = Msg::new(names::neighbourhood(content, Neighbourhood(at)));
        all.extend(cards.iter().map(|card| encounter(content, card, name.clone(), &spaces)));
    }
    let types = ["residential", "bridge", "scenic"].map(|of| format!("ah3-street-type-{of}"));
    all.extend(
        content.streets.iter().map(|card| encounter(content, card, Msg::new("ah3-street-card"), &types)),
    );
    for of in &content.scenarios {
        all.extend(of.events.iter().map(|card| event(content, card)));
        all.extend(of.anomalies.iter().map(|card| anomaly(content, card, of.sheet.anomalies.as_deref())));
    }
    all
}

fn ids(count: usize) -> std::ops::Range<u8> {
    0..count as u8
}

/// The heading of one of several texts of a card, and the text.
fn part(heading: Msg, lines: Vec<Msg>) -> Msg {
    Msg::new("ah3-text-part").say("heading", vec![heading]).say("text", lines)
}

fn reckoning_heading() -> Msg {
    Msg::new("ah3-moment-reckoning").text("voice", "say")
}

fn text_or_none(lines: Vec<Msg>) -> Vec<Msg> {
    if lines.is_empty() { vec![Msg::new("ah3-no-text")] } else { lines }
}

fn investigator(content: &Content, who: Investigator) -> Printed {
    Printed {
        id: board_refs::investigator(who),
        name: Msg::new(names::investigator(content, who)),
        lines: investigator_lines(content, content.investigator(who)),
    }
}

fn investigator_lines(content: &Content, of: &InvestigatorDef) -> Vec<Msg> {
    let roles = of.roles.iter().map(|role| Msg::new(format!("ah3-role-{role}"))).collect();
    let mut lines = vec![
        Msg::new("ah3-occupation")
            .name("occupation", format!("ah3-occupation-{}", of.occupation))
            .list("roles", roles),
        Msg::new("ah3-sheet-figures")
            .num("health", of.health)
            .num("sanity", of.sanity)
            .num("money", of.money),
        Msg::new("ah3-sheet-skills").list(
            "skills",
            Skill::ALL
                .iter()
                .zip(of.skills)
                .map(|(&skill, n)| Msg::new("ah3-skill-value").name("skill", names::skill(skill)).num("n", n))
                .collect(),
        ),
        match of.focus_limit {
            FocusLimit::Is(n) => Msg::new("ah3-sheet-focus-limit").num("n", n),
            FocusLimit::SpellsHeld => Msg::new("ah3-sheet-focus-spells"),
            FocusLimit::None => Msg::new("ah3-sheet-focus-any"),
        },
    ];
    lines.extend(ability_lines(&of.abilities, Sense::you(content)));
    let assets = |of: &[String]| of.iter().map(|name| quoted(names::asset_named(name))).collect::<Vec<_>>();
    lines.push(Msg::new("ah3-sheet-fixed").list("assets", assets(&of.fixed)));
    if !of.choice.is_empty() {
        lines.push(Msg::new("ah3-sheet-choice").list("assets", assets(&of.choice)));
    }
    lines.extend(
        of.optional
            .as_ref()
            .map(|name| Msg::new("ah3-sheet-optional").name("asset", names::asset_named(name))),
    );
    lines
}

fn quoted(name: String) -> Msg {
    Msg::new("ah3-quoted").name("name", name)
}

fn asset(content: &Content, of: Asset) -> Printed {
    Printed {
        id: board_refs::asset(of),
        name: Msg::new(names::asset(content, of)),
        lines: asset_lines(content, content.asset(of)),
    }
}

/// The text of an asset card, line by line.
fn asset_lines(content: &Content, of: &AssetDef) -> Vec<Msg> {
    let kind = match of.asset_type {
        AssetType::Item => "ah3-type-item",
        AssetType::Spell => "ah3-type-spell",
        AssetType::Ally => "ah3-type-ally",
        AssetType::Talent => "ah3-type-talent",
        AssetType::Condition => "ah3-type-condition",
    };
    let mut figures = vec![Msg::new(kind)];
    figures.extend(of.value.map(|n| Msg::new("ah3-asset-value").num("n", n)));
    let mut some = |id: &str, n: u8| figures.extend((n > 0).then(|| Msg::new(id).num("n", n)));
    some("ah3-asset-hands", of.hands);
    some("ah3-asset-health", of.health);
    some("ah3-asset-sanity", of.sanity);
    some("ah3-asset-cast-horror", of.cast_horror.unwrap_or(0));
    let mut lines = vec![super::texts::sentence(texts::joined("ah3-comma", figures))];
    if !of.traits.is_empty() {
        lines.push(trait_line(&of.traits));
    }
    lines.extend(ability_lines(&of.abilities, Sense::you(content)));
    lines
}

fn monster(content: &Content, kind: MonsterKind) -> Printed {
    let of = &content.monsters[kind.index()];
    Printed {
        id: board_refs::monster_kind(kind),
        name: Msg::new(names::monster_named(&of.slug)),
        lines: monster_lines(of, Sense::you(content)),
    }
}

fn headline(content: &Content, of: Headline) -> Printed {
    Printed {
        id: board_refs::headline(of),
        name: Msg::new(names::headline(content, of)),
        lines: headline_lines(content, of),
    }
}

/// The text of a headline, line by line.
pub(super) fn headline_lines(content: &Content, of: Headline) -> Vec<Msg> {
    let sense = Sense::you(content);
    let headline = content.headline(of);
    let mut lines = Vec::new();
    if headline.rumour {
        lines.push(Msg::new("ah3-is-rumour"));
    }
    lines.extend(sentences(headline.text, sense));
    if let Some(reckoning) = headline.reckoning {
        lines.push(part(reckoning_heading(), sentences(reckoning, sense)));
    }
    if headline.shortage {
        lines.push(Msg::new("ah3-shortage"));
    }
    lines
}

fn pact(content: &Content, of: Pact) -> Printed {
    let lines = content
        .pacts
        .get(of.index())
        .map_or_else(Vec::new, |&(_, does)| sentences(does, Sense::you(content)));
    Printed { id: board_refs::pact(of), name: Msg::new(names::pact(content, of)), lines: text_or_none(lines) }
}

fn scenario(content: &Content, of: Scenario) -> Printed {
    let sheet = &content.scenario(of).sheet;
    let name = names::scenario(content, of);
    let about = Msg::new(format!("{name}-about"));
    let reckoning = part(reckoning_heading(), sentences(sheet.reckoning, Sense::you(content)));
    Printed { id: board_refs::scenario(of), name: Msg::new(name), lines: vec![about, reckoning] }
}

/// The front of an archive card and, as things of their own, its backs, which nobody may read before they are up.
fn codex(content: &Content, card: CodexCard) -> Vec<Printed> {
    let (of, sense) = (content.codex_card(card), Sense::you(content));
    let mut lines = codex_lines(of, sense);
    if let CodexKind::Encounter { deck, texts, .. } = &of.kind
        && let Some(at) = content.neighbourhood_named(deck)
    {
        lines.extend(parts(content, texts, &space_names(content, at)));
    }
    if let Some(at) = content.monsters.iter().position(|monster| monster.codex == Some(card)) {
        lines.splice(0..0, monster_lines(&content.monsters[at], sense));
    }
    let front = Printed {
        id: board_refs::codex(card),
        name: Msg::new(names::codex(card)),
        lines: text_or_none(lines),
    };
    let backs = (0..).zip(&of.backs).map(|(at, back)| Printed {
        id: board_refs::codex_back(card, at),
        name: Msg::new(back_title(card, back)),
        lines: text_or_none(back_lines(back, sense)),
    });
    std::iter::once(front).chain(backs).collect()
}

/// The names of the spaces of a neighbourhood.
fn space_names(content: &Content, of: Neighbourhood) -> [String; 3] {
    of.spaces().map(|at| names::space_named(&content.spaces[at.index()]))
}

fn parts(content: &Content, texts: &[EffectId; 3], headings: &[String; 3]) -> Vec<Msg> {
    let texts = texts.iter().zip(headings);
    texts
        .map(|(&text, of)| part(Msg::new(of.clone()), text_or_none(sentences(text, Sense::you(content)))))
        .collect()
}

fn encounter(content: &Content, card: &EncounterDef, name: Msg, headings: &[String; 3]) -> Printed {
    Printed { id: BoardRef::new("encounter", &card.slug), name, lines: parts(content, &card.texts, headings) }
}

fn event(content: &Content, card: &EventDef) -> Printed {
    let at = content.neighbourhood_named(&card.neighbourhood);
    let headings = at.map_or_else(|| ["", "", ""].map(String::from), |at| space_names(content, at));
    let name =
        Msg::new("ah3-event-card").name("neighbourhood", format!("ah3-neighbourhood-{}", card.neighbourhood));
    let mut lines = parts(content, &card.texts, &headings);
    let doom = card.doom.iter().filter_map(|&at| headings.get(usize::from(at)));
    lines.push(Msg::new("ah3-event-doom").list("spaces", doom.map(|of| Msg::new(of.clone())).collect()));
    Printed { id: BoardRef::new("event", &card.slug), name, lines }
}

fn anomaly(content: &Content, card: &AnomalyDef, deck: Option<&str>) -> Printed {
    let name = deck.map_or_else(|| "ah3-token-anomaly".into(), |deck| format!("ah3-anomaly-{deck}"));
    let [second, third] = card.from;
    let bands = [
        Msg::new("ah3-doom-up-to").num("n", second.saturating_sub(1)),
        Msg::new("ah3-doom-between").num("least", second).num("most", third.saturating_sub(1)),
        Msg::new("ah3-doom-from").num("n", third),
    ];
    let texts = card.texts.iter().zip(bands);
    let lines =
        texts.map(|(&text, of)| part(of, text_or_none(sentences(text, Sense::you(content))))).collect();
    Printed { id: BoardRef::new("anomaly", &card.slug), name: Msg::new(name), lines }
}

/// The kind of a monster, as a thing.
pub(crate) fn of_monster(content: &Content, scenario: Scenario, monster: Monster) -> Option<BoardRef> {
    content.scenario(scenario).monsters.get(monster.index()).map(|&kind| board_refs::monster_kind(kind))
}
