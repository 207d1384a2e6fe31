//! Compares all printed values and keywords with a table that was compiled independently of the data files.
//!
//! `figures.txt` has a line for each card: its code, its type, then its printed values. `*` means per investigator.

use std::fmt::{Debug, Display};

use arkham_lcg::Content;
use arkham_lcg::content::{
    Ability, CardDef, CardType, Class, Constant, Designator, Keyword, LocationSymbol, Occasion, PlayTime,
    Present, ScenarioDef, Time, Weakness, When,
};

/// A word as spelled in the table.
fn word(of: impl serde::Serialize) -> String {
    serde_json::to_value(of).expect("a word").as_str().expect("a word").to_owned()
}

/// Words or numbers separated by commas.
fn row(of: impl IntoIterator<Item = impl Display>) -> String {
    of.into_iter().map(|one| one.to_string()).collect::<Vec<_>>().join(",")
}

/// The same, sorted alphabetically.
fn sorted(of: impl IntoIterator<Item = impl serde::Serialize>) -> String {
    let mut words: Vec<String> = of.into_iter().map(word).collect();
    words.sort();
    row(words)
}

/// The line of the table for a card, made from the data files.
fn figures(card: &CardDef) -> String {
    let mut line = format!("{} {}", card.code, word(card.card_type));
    let mut says = |name: &str, value: Option<String>| {
        if let Some(value) = value.filter(|value| !value.is_empty()) {
            line += &format!(" {name}={value}");
        }
    };
    let each = |number: u8, each: bool| format!("{number}{}", if each { "*" } else { "" });
    let signs = |signs: &[LocationSymbol]| sorted(signs);
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
        card.abilities.iter().filter_map(|ability| mark(card.card_type, ability)).collect();
    if card.constants.contains(&Constant::EventsGoUnder) {
        marks.push("forced:after".into());
    }
    marks.sort();
    says("abilities", Some(row(marks)));
    // An event without Fast is played as an action.
    let at_once = |ability: &Ability| matches!(ability.when, When::Play(time, _) if time != PlayTime::Action);
    if card.card_type == CardType::Event && card.abilities.iter().any(at_once) != card.has(Keyword::Fast) {
        line += " not as fast as printed";
    }
    line
}

/// The printed type of an ability and its limit. For acts and agendas only actions are listed.
fn mark(card_type: CardType, ability: &Ability) -> Option<String> {
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
        _ if matches!(card_type, CardType::Act | CardType::Agenda) => return None,
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

/// Fails with only the lines that differ.
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

/// The components of a scenario, one per line.
fn layout(scenario: &ScenarioDef) -> Vec<String> {
    let mut lines = vec![
        format!("{} sets {}", scenario.reference, scenario.sets.join(" ")),
        format!("one of {}", scenario.one_of.join(" ")),
        format!("agendas {}, acts {}", scenario.agendas.join(" "), scenario.acts.join(" ")),
        format!("aside {}", scenario.aside.join(" ")),
        format!("from {}", scenario.start),
        format!("cultists {}, escapees {}", scenario.cultists.join(" "), scenario.escapees.join(" ")),
        format!("tokens {:?}", scenario.tokens),
    ];
    lines.extend(scenario.places.iter().map(|place| {
        format!("{} {}{}", place.slug, place.cards.join(" "), if place.aside { " aside" } else { "" })
    }));
    let present = |here: &Present| format!("{} at {} from {} on", here.enemy, here.at, here.from);
    lines.extend(scenario.present.iter().map(present));
    lines.extend(scenario.past.iter().map(|past| format!("if {:?}: {:?}", past.if_, past.does)));
    lines.iter().map(|line| line.trim().to_owned()).collect()
}

#[test]
fn every_scenario_is_laid_out_as_the_campaign_guide_says() {
    const WOODS: &str = "01150 01151 01152 01153 01154 01155";
    let content = Content::standard();
    let laid = |slug: &str| layout(content.scenario(slug).expect("a scenario"));
    let lines = |text: &str| -> Vec<String> { text.lines().map(|line| line.trim().to_owned()).collect() };
    alike(
        &laid("the-gathering"),
        &lines(
            "01104 sets torch rats ghouls striking_fear ancient_evils chilling_cold
            one of
            agendas 01105 01106 01107, acts 01108 01109 01110
            aside 01116 01117
            from study
            cultists , escapees
            tokens []
            study 01111
            hallway 01112 aside
            attic 01113 aside
            cellar 01114 aside
            parlor 01115 aside",
        ),
    );
    alike(
        &laid("the-midnight-masks"),
        &lines(
            "01120 sets arkham chilling_cold nightgaunts pentagram locked_doors
            one of
            agendas 01121a 01122, acts 01123
            aside 01121b
            from your-house
            cultists 01137 01138 01139 01140 01141, escapees
            tokens []
            your-house 01124
            rivertown 01125
            southside 01126 01127
            st-marys-hospital 01128
            miskatonic-university 01129
            downtown 01130 01131
            easttown 01132
            graveyard 01133
            northside 01134
            01169 at southside from 2 on
            01169 at downtown from 3 on
            01169 at graveyard from 4 on
            if HouseBurned: Without(\"your-house\")
            if HouseBurned: StartAt(\"rivertown\")
            if PriestAlive: ShuffleIn(\"01116\")",
        ),
    );
    alike(
        &laid("the-devourer-below"),
        &lines(&format!(
            "01142 sets tentacles ancient_evils striking_fear ghouls pentagram
            one of agents_of_hastur agents_of_yog agents_of_shub agents_of_cthulhu
            agendas 01143 01144 01145, acts 01146 01147 01148
            aside 01157
            from main-path
            cultists , escapees 01121b 01137 01138 01139 01140 01141
            tokens [ElderThing]
            main-path 01149
            woods-1 {WOODS}
            woods-2 {WOODS}
            woods-3 {WOODS}
            woods-4 {WOODS}
            ritual-site 01156 aside
            if PriestAlive: ShuffleIn(\"01116\")
            if Escaped(1, 2): Doom(1)
            if Escaped(3, 4): Doom(2)
            if Escaped(5, 6): Doom(3)
            if PastMidnight: LoseCards(2)",
        )),
    );
}
