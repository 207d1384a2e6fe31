//! Items: how many can be held, and when they are used.

use final_hour::Event;
use rulebook::covers;

use crate::common::*;

/// Jenny's card explores her location; her items add omens, the bicycle before a card and the lantern after it.
const PACK: &str = "cards.jennys-twin-45s.upper = [{ investigate = 'here' }, { omens = 1 }];
    items.bicycle = { use = 'before', does = [{ omens = 3 }] };
    items.lantern = { use = 'after', does = [{ omens = 5 }] };
    cards.dynamite = { upper = [{ omens = 1 }], lower.both = [{ omens = 1 }] }";

/// Jenny's card is next, followed by two of Michael's and another one of hers.
const CARDS: &str = "at = 'resolve'; jenny-barnes.at = 3;
    played = ['3 jennys-twin-45s', '20 dynamite', '30 socialite', '21 dynamite'];";

#[test]
fn an_investigator_holds_any_number_of_items() {
    let eight =
        "['elder-sign', 'shotgun', 'first-aid-kit', 'bicycle', 'star-chart', 'carpenters-tools', 'torn-page',
                  'police-whistle']";
    play_effect(
        "upper",
        "[{ investigate = 'here' }]",
        &format!("monsters = {{}}; jenny-barnes.at = 3; jenny-barnes.items = {eight}"),
    )
    .roll("item")
    .roll("lantern")
    .expect(&format!("jenny-barnes.items = {}", eight.replace(']', ", 'lantern']")));
}

#[test]
fn an_item_used_before_a_card_takes_effect_once_the_card_is_turned_up() {
    covers!("fh:clar-items.2");
    play_pack(PACK, &format!("{CARDS} monsters = {{}}; jenny-barnes.items = ['bicycle', 'lantern']"))
        .happened(|event| matches!(event, Event::ActionTurnedUp { .. }))
        .asks("jenny-barnes")
        .offers(&["use bicycle", "stop"])
        .choose("use bicycle")
        .expect("omens = 3; jenny-barnes.items = ['lantern']; used-items = ['bicycle']")
        // The card's own effect begins only now.
        .roll("moon")
        .expect("omens = 4");
}

#[test]
fn an_item_used_after_a_card_may_be_one_the_card_itself_brought() {
    covers!("fh:clar-items.3");
    play_pack(PACK, &format!("{CARDS} monsters = {{}}"))
        .roll("item")
        .roll("lantern")
        .expect("omens = 1")
        .asks("jenny-barnes")
        .offers(&["use lantern", "stop"])
        .choose("use lantern")
        .expect("used-items = ['lantern']")
        .happened(|event| *event == Event::OmensChanged { by: 5 });
}

#[test]
fn an_item_activates_monsters_apart_from_the_card() {
    let purple = "[{ activate-zone = 'purple' }]";
    for (item, time) in [("bicycle", "before"), ("lantern", "after")] {
        let pack = format!(
            "cards.jennys-twin-45s.upper = {purple}; items.{item} = {{ use = '{time}', does = {purple} }}"
        );
        play_pack(&pack, &format!("{CARDS} jenny-barnes.items = ['{item}']; monsters.6 = ['red 2 stalker']"))
            .choose(&format!("use {item}"))
            // It is activated once for each of the two: from 6 to 7, and then to 2.
            .expect("monsters = { 2 = ['red 2 stalker'] }");
    }
}

#[test]
fn an_item_is_used_only_with_its_owners_card_and_only_in_its_time() {
    covers!("fh:clar-items.2", "fh:clar-items.3");
    play_pack(PACK, &format!("{CARDS} monsters = {{}}; michael-mcglen.items = ['bicycle', 'lantern']"))
        // Michael is not asked about Jenny's card.
        .roll("moon")
        .asks("michael-mcglen")
        .offers(&["use bicycle", "stop"])
        .refuses("use lantern", "fh:clar-items.2")
        .choose("stop")
        .asks("michael-mcglen")
        .offers(&["use lantern", "stop"])
        .refuses("use bicycle", "fh:clar-items.3");
}
