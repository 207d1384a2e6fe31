//! What is printed on every card in figures and single words, against a table that was made apart from our data.
//!
//! `figures.txt` has a line for each card: its code, its sort, then what is printed on it. `*` means for each
//! investigator.

use std::fmt::{Debug, Display};

use arkham_lcg::Content;
use arkham_lcg::content::{
    Ability, CardDef, Class, Constant, Designator, Keyword, Occasion, PlayTime, Sign, Sort, Time, Weakness,
    When,
};

/// A word as the table spells it.
fn word(of: impl serde::Serialize) -> String {
    serde_json::to_value(of).expect("a word").as_str().expect("a word").to_owned()
}

/// Words or numbers in a row.
fn row(of: impl IntoIterator<Item = impl Display>) -> String {
    of.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(",")
}

/// The same, in the order of the alphabet.
fn sorted(of: impl IntoIterator<Item = impl serde::Serialize>) -> String {
    let mut words: Vec<String> = of.into_iter().map(word).collect();
    words.sort();
    row(words)
}

/// A line of the table, as our data have it.
fn figures(card: &CardDef) -> String {
    let mut line = format!("{} {}", card.code, word(card.sort));
    let mut says = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            line += &format!(" {name}={value}");
        }
    };
    let each = |number: u8, each: bool| format!("{number}{}", if each { "*" } else { "" });
    let signs = |signs: &[Sign]| sorted(signs);
    says("class", (card.class != Class::Mythos).then(|| word(card.class)));
    says("second", card.second.map(word));
    says("weakness", card.weakness.map(|of| if of == Weakness::Own { "own" } else { "basic" }.into()));
    says("set", Some(card.set.clone()));
    says("count", Some(card.count.to_string()));
    says("unique", card.unique.then(|| "yes".into()));
    says("only", card.only.clone());
    says("traits", Some(sorted(card.traits.iter())));
    says("cost", card.cost.map(|cost| cost.to_string()));
    says("level", card.level.map(|level| level.to_string()));
    says("skills", (card.skills != [0; 4]).then(|| row(card.skills)));
    says("icons", (card.icons != [0; 5]).then(|| row(card.icons)));
    says("health", card.health.map(|health| each(health, card.health_each)));
    says("sanity", card.sanity.map(|sanity| sanity.to_string()));
    says("slots", Some(row(card.slots.iter().map(word))));
    says("uses", card.uses.map(|(of, number)| format!("{number},{}", word(of))));
    says("keywords", Some(sorted(&card.keywords)));
    if let Some(enemy) = &card.enemy {
        says("strikes", Some(row([enemy.fight, enemy.evade, enemy.damage, enemy.horror])));
    }
    if let Some(location) = &card.location {
        says("shroud", Some(location.shroud.to_string()));
        says("clues", Some(each(location.clues, location.clues > 0 && !location.clues_fixed)));
        says("sign", Some(word(location.sign)));
        says("leads", Some(signs(&location.leads)));
        says("hidden-sign", location.hidden_sign.map(word));
        says("hidden-leads", location.hidden_leads.as_deref().map(signs));
    }
    says("stage", (card.stage > 0).then(|| card.stage.to_string()));
    says("needs", card.needs.map(|needs| each(needs, card.needs_each)));
    says("victory", card.victory.map(|victory| victory.to_string()));
    let mut marks: Vec<String> =
        card.abilities.iter().filter_map(|ability| mark(card.sort, ability)).collect();
    if card.constants.contains(&Constant::EventsGoUnder) {
        marks.push("forced:after".into());
    }
    marks.sort();
    says("abilities", Some(row(marks)));
    // An event that is not fast is played as an action.
    let at_once = |ability: &Ability| matches!(ability.when, When::Play(time, _) if time != PlayTime::Action);
    if card.sort == Sort::Event && card.abilities.iter().any(at_once) != card.has(Keyword::Fast) {
        line += " not as fast as printed";
    }
    line
}

/// What an ability begins with in print, and how often it can be used. Of acts and agendas only actions are told.
fn mark(sort: Sort, ability: &Ability) -> Option<String> {
    let time = |time: Time, of: Occasion| match (time, of) {
        (_, Occasion::MythosEnds | Occasion::EnemyPhaseEnds | Occasion::RoundEnds | Occasion::TurnEnds) => {
            "end"
        }
        (Time::After, _) => "after",
        (Time::Would | Time::When, _) => "when",
    };
    let action = |number: u8| if number == 1 { "action".into() } else { format!("action{number}") };
    let designator =
        |of: Designator| if of == Designator::Plain { String::new() } else { format!(":{}", word(of)) };
    let begins = match ability.when {
        When::Action(number, of) => action(number) + &designator(of),
        When::QuietAction(number) => action(number),
        _ if matches!(sort, Sort::Act | Sort::Agenda) => return None,
        When::Free => "free".into(),
        When::Reaction(at, of) => format!("reaction:{}", time(at, of)),
        When::Forced(at, of) | When::ForcedInHand(at, of) => format!("forced:{}", time(at, of)),
        When::Revelation => "revelation".into(),
        When::Play(_, of) if of != Designator::Plain => "play".to_owned() + &designator(of),
        When::Play(..) | When::Committed | When::Advance | When::Objective => return None,
    };
    let limit = ability.limit.map(|limit| {
        let per = format!("{:?}", limit.per).to_lowercase();
        format!("/{}{}-{per}", if limit.group { "group-" } else { "" }, limit.n)
    });
    Some(begins + &limit.unwrap_or_default())
}

/// Fails with the lines that differ, not with all of them.
#[track_caller]
fn alike<T: PartialEq + Debug>(ours: &[T], theirs: &[T]) {
    let only = |here: &[T], there: &[T]| -> Vec<String> {
        here.iter().filter(|line| !there.contains(line)).map(|line| format!("{line:?}")).collect()
    };
    let (more, less) = (only(ours, theirs), only(theirs, ours));
    assert!(more.is_empty() && less.is_empty(), "ours:\n{}\nprinted:\n{}", more.join("\n"), less.join("\n"));
}

#[test]
fn every_figure_is_the_printed_one() {
    let printed: Vec<&str> = include_str!("figures.txt").lines().collect();
    let content = Content::standard();
    let ours: Vec<String> = content.cards().iter().map(figures).collect();
    alike(&ours.iter().map(String::as_str).collect::<Vec<_>>(), &printed);
}
