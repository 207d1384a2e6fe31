//! The printed values of a card, a sentence each.

use engine::Msg;

use crate::content::{CardDef, CardType, Content, EnemyDef, LocationDef, LocationSymbol, Prey, Slot, Spawn};
use crate::deck::SECOND_LEVEL;
use crate::describe::names;

/// The printed values of a card besides its text: identity, numbers, keywords and instructions.
pub(super) fn figures(content: &Content, card: &CardDef) -> Vec<Msg> {
    let lines = [identity(content, card), numbers(card), habits(card)];
    let line = |text: Vec<Msg>| (!text.is_empty()).then(|| msg("together").say("text", text));
    lines.into_iter().filter_map(line).collect()
}

fn msg(id: &str) -> Msg {
    Msg::new(format!("lcg-printed-{id}"))
}

fn number(id: &str, n: Option<u8>) -> Option<Msg> {
    n.map(|n| msg(id).num("n", n))
}

/// Card type, traits, uniqueness and deck restrictions.
fn identity(content: &Content, card: &CardDef) -> Vec<Msg> {
    let mut all = vec![sort(card)];
    all.extend(traits(card));
    all.extend(card.unique.then(|| msg("unique")));
    all.extend(only(content, card));
    all.extend(access(card));
    all
}

/// Cost, level, skills and other numbers.
fn numbers(card: &CardDef) -> Vec<Msg> {
    let mut all = stage(card);
    all.extend(number("cost", card.cost));
    all.extend(number("level", card.level));
    if card.card_type == CardType::Investigator {
        let [willpower, intellect, combat, agility] = card.skills;
        let skills = msg("skills").num("willpower", willpower).num("intellect", intellect);
        all.push(skills.num("combat", combat).num("agility", agility));
    }
    all.extend(card.enemy.as_ref().map(fights));
    all.extend(number(if card.health_each { "health-each" } else { "health" }, card.health));
    all.extend(number("sanity", card.sanity));
    all.extend(card.location.iter().flat_map(place));
    all.extend(icons(card));
    all.extend(slots(card));
    all.extend(card.uses.map(|(of, n)| msg("uses").say("amount", vec![names::uses(of, n)])));
    all.extend(card.until_empty.then(|| msg("until-empty")));
    all.extend(number("victory", card.victory));
    all
}

/// Keywords, spawn and prey instructions, and restrictions on use.
fn habits(card: &CardDef) -> Vec<Msg> {
    let mut all = Vec::new();
    if !card.keywords.is_empty() {
        let keywords = card.keywords.iter().map(|&of| Msg::new(names::keyword(of))).collect();
        all.push(msg("keywords").list("keywords", keywords));
    }
    all.extend(card.enemy.as_ref().and_then(|enemy| spawn(&enemy.spawn)));
    all.extend(card.enemy.as_ref().and_then(|enemy| prey(enemy.prey)));
    all.extend(card.location.iter().filter(|place| place.blocked).map(|_| msg("blocked")));
    all.extend(card.own_tests.then(|| msg("own-tests")));
    all.extend(card.once_per_test.then(|| msg("once-per-test")));
    all
}

/// The card type with its class, encounter set or kind of weakness.
fn sort(card: &CardDef) -> Msg {
    let sort = msg("sort").name("sort", names::sort(card.card_type));
    let what = match card.weakness {
        Some(weakness) => names::weakness(weakness).into(),
        None if card.set.is_empty() => names::class(card.class),
        None => names::set(&card.set),
    };
    sort.list("what", vec![Msg::new(what)])
}

/// The second class of an investigator, and the highest level of its cards.
fn access(card: &CardDef) -> Option<Msg> {
    let access = msg("access").name("class", names::class(card.second?));
    Some(access.num("most", SECOND_LEVEL))
}

fn traits(card: &CardDef) -> Option<Msg> {
    let traits: Vec<Msg> = card.traits.iter().map(|of| Msg::new(names::of_trait(of))).collect();
    (!traits.is_empty()).then(|| msg("traits").list("traits", traits))
}

fn only(content: &Content, card: &CardDef) -> Option<Msg> {
    let who = content.kind(card.only.as_deref()?)?;
    Some(msg("only").name("who", names::card(content, who)))
}

fn stage(card: &CardDef) -> Vec<Msg> {
    let (stage, needs) = match card.card_type {
        CardType::Act => ("lcg-printed-stage-act", "lcg-printed-needs-clues"),
        CardType::Agenda => ("lcg-printed-stage-agenda", "lcg-printed-needs-doom"),
        _ => return Vec::new(),
    };
    let each = if card.needs_each { "yes" } else { "no" };
    let needs = card.needs.map(|n| Msg::new(needs).num("n", n).text("each", each));
    [Msg::new(stage).num("n", card.stage)].into_iter().chain(needs).collect()
}

fn icons(card: &CardDef) -> Option<Msg> {
    let some = card.icons.iter().enumerate().filter(|(_, n)| **n > 0);
    let icon = |(at, &n): (usize, &u8)| msg("icon").name("skill", names::icon(at)).num("n", n);
    let icons: Vec<Msg> = some.map(icon).collect();
    (!icons.is_empty()).then(|| msg("icons").list("icons", icons))
}

/// The slots it takes, grouped by kind.
fn slots(card: &CardDef) -> Option<Msg> {
    let taken = |slot: Slot| card.slots.iter().filter(|&&other| other == slot).count() as u8;
    let slot = |slot: Slot| match taken(slot) {
        0 => None,
        1 => Some(Msg::new(names::slot(slot))),
        n => Some(msg("slot").name("slot", names::slot(slot)).num("n", n)),
    };
    let slots: Vec<Msg> = Slot::ALL.into_iter().filter_map(slot).collect();
    (!slots.is_empty()).then(|| msg("slots").list("slots", slots))
}

fn fights(enemy: &EnemyDef) -> Msg {
    msg("enemy")
        .num("fight", enemy.fight)
        .num("evade", enemy.evade)
        .num("damage", enemy.damage)
        .num("horror", enemy.horror)
}

fn prey(of: Prey) -> Option<Msg> {
    let msg = |id: &str| Msg::new(format!("lcg-prey-{id}"));
    Some(match of {
        Prey::Any => return None,
        Prey::Highest(skill) => msg("highest").name("skill", names::skill(skill)),
        Prey::Lowest(skill) => msg("lowest").name("skill", names::skill(skill)),
        Prey::LeastHealth => msg("least-health"),
        Prey::LeastSanity => msg("least-sanity"),
        Prey::MostClues => msg("most-clues"),
        Prey::FewestCards => msg("fewest-cards"),
        Prey::Bearer => msg("bearer"),
    })
}

fn spawn(of: &Spawn) -> Option<Msg> {
    match of {
        Spawn::Drawer => None,
        Spawn::At(title) => Some(Msg::new("lcg-spawn-at").name("at", names::title(title))),
        Spawn::Empty => Some(Msg::new("lcg-spawn-empty")),
        Spawn::Prey => Some(Msg::new("lcg-spawn-prey")),
    }
}

fn place(of: &LocationDef) -> Vec<Msg> {
    let signs = |signs: &[LocationSymbol]| signs.iter().map(|&sign| Msg::new(names::sign(sign))).collect();
    let each = if of.clues_fixed || of.clues == 0 { "no" } else { "yes" };
    let mut all = vec![
        msg("shroud").num("n", of.shroud),
        msg("clues").num("n", of.clues).text("each", each),
        msg("sign").name("sign", names::sign(of.sign)),
    ];
    if !of.leads.is_empty() {
        all.push(msg("leads").list("signs", signs(&of.leads)));
    }
    if of.hidden_sign.is_some() || of.hidden_leads.is_some() {
        let leads = of.hidden_leads.as_ref().unwrap_or(&of.leads);
        let hidden = msg("hidden").name("sign", names::sign(of.hidden_sign.unwrap_or(of.sign)));
        all.push(hidden.list("signs", signs(leads)));
    }
    all
}
