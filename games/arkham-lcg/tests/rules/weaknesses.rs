//! Weaknesses, slots, and unique cards.

use arkham_lcg::content::{Ability, CardDef, CardType, When};
use rulebook::covers;

use crate::common::*;

#[test]
fn a_weakness_is_resolved_like_an_encounter_when_it_is_drawn() {
    covers!("lcg:weakness.2");
    play("roland-banks.deck = ['paranoia']")
        .choose("draw")
        .draw("paranoia")
        .expect("roland-banks = { hand = [], resources = 0, discards = ['paranoia'] }");
}

#[test]
fn a_weakness_of_a_players_sort_does_as_it_says_or_joins_the_hand() {
    covers!("lcg:weakness.3");
    play("daisy-walker.deck = ['the-necronomicon']")
        .choose("draw")
        .draw("the-necronomicon")
        .expect("daisy-walker = { hand = [], threat = ['the-necronomicon horror 3'] }");
    play("agnes-baker.deck = ['dark-memory']")
        .choose("draw")
        .draw("dark-memory")
        .expect("agnes-baker.hand = ['dark-memory']");
}

#[test]
fn a_weakness_of_a_players_sort_that_stays_nowhere_joins_the_hand_once_it_is_resolved() {
    covers!("lcg:weakness.3");
    let scar = "(
        code: \"m1\", title: \"scar\", type: asset, class: neutral, cost: 2, weakness: Basic,
        abilities: [(when: Revelation, does: Take(horror: N(1)))],
    )";
    play_with(scar, "roland-banks.deck = ['scar', 'knife']")
        .choose("draw")
        .draw("scar")
        .expect("roland-banks = { hand = ['scar'], horror = 1 }")
        .choose("draw")
        .draw("knife")
        .choose("play scar")
        .expect("roland-banks = { hand = ['knife'], play = ['scar'], horror = 1 }");
}

#[test]
fn a_weakness_that_comes_to_the_hand_otherwise_is_resolved_as_if_drawn() {
    covers!("lcg:weakness.4");
    play("daisy-walker = { play = ['scavenging'], discards = ['the-necronomicon'] }")
        .choose("investigate")
        .token("0")
        .choose("use scavenging")
        .expect("daisy-walker = { hand = [], discards = [], threat = ['the-necronomicon horror 3'] }");
}

#[test]
fn only_its_bearer_uses_a_weakness_of_a_players_sort() {
    covers!("lcg:weakness.8");
    let beside = "at = 'turn roland-banks'; roland-banks = {}; daisy-walker.threat = ['the-necronomicon horror 3', 'haunted']";
    play(beside).can("use haunted").cannot("use the-necronomicon");
    play("daisy-walker.threat = ['the-necronomicon horror 3']").can("use the-necronomicon");
}

#[test]
fn there_is_one_slot_for_accessories_bodies_and_allies_and_two_for_hands_and_spells() {
    covers!("lcg:slots.2", "lcg:slots.3", "lcg:slots.4", "lcg:slots.5", "lcg:slots.6");
    let full = |play_: &str, hand: &str| {
        play(&format!("agnes-baker = {{ play = [{play_}], hand = ['{hand}'], resources = 9 }}"))
            .choose(&format!("play {hand}"))
            .by_rule("lcg:slots.6")
    };
    full("'holy-rosary'", "rabbits-foot").offers(&["holy-rosary"]);
    full("'leather-coat'", "bulletproof-vest").offers(&["leather-coat"]);
    full("'stray-cat'", "arcane-initiate").offers(&["stray-cat"]);
    full("'knife', 'flashlight'", "machete").offers(&["knife", "flashlight"]);
    full("'shrivelling', 'scrying'", "01060").offers(&["shrivelling", "scrying"]);
    play("agnes-baker = { play = ['knife', 'shrivelling'], hand = ['machete', 'scrying'], resources = 9 }")
        .choose("play machete")
        .choose("play scrying")
        .expect("agnes-baker.play = ['knife', 'shrivelling', 'machete', 'scrying']");
}

#[test]
fn a_unique_card_of_the_scenario_drives_out_the_players() {
    covers!("lcg:unique.3");
    let twin = "(
        code: \"m1\", title: \"leo-de-luca\", type: enemy, set: \"made-up\", unique: true, health: 3,
        enemy: (fight: 3, evade: 3, damage: 1),
    )";
    play_with(twin, "at = 'mythos'; skids-otoole.play = ['leo-de-luca']; encounters = ['m1']")
        .draw("m1")
        .expect("skids-otoole = { play = [], discards = ['leo-de-luca'], threat = ['m1'] }");
}

#[test]
fn what_is_removed_from_the_game_does_not_come_back() {
    covers!("lcg:remove-from-game.1");
    play("wendy-adams = { cards = [], deck = ['abandoned-and-alone'], discards = ['knife', 'guts'] }")
        .choose("draw")
        .draw("abandoned-and-alone")
        .expect("wendy-adams = { horror = 2, discards = ['abandoned-and-alone'] }")
        .choose("draw")
        .draw("abandoned-and-alone")
        .expect("wendy-adams = { horror = 5, discards = ['abandoned-and-alone'] }");
}

/// A permanent that gives a resource once per round.
const PURSE: &str = "(
    code: \"m1\", title: \"old-purse\", type: asset, class: neutral, level: 0, keywords: [permanent],
    abilities: [(when: Free, limit: (n: 1, per: Round), does: Resources(N(1)))],
)";

#[test]
fn nothing_discards_a_permanent() {
    covers!("lcg:permanent.5");
    // Crypt Chill discards an asset, or deals damage if there is none.
    play_with(PURSE, "at = 'mythos'; roland-banks.play = ['old-purse']; encounters = ['crypt-chill']")
        .draw("crypt-chill")
        .token("-4")
        .expect("roland-banks = { play = ['old-purse'], damage = 2 }");
}

/// The position of the shown card must not reveal anything about the hidden ones.
#[test]
fn a_card_of_a_hand_that_was_shown_is_seen_last_in_it() {
    let play = play("agnes-baker = { hand = ['dark-memory', 'guts', 'fearless'], deck = ['guts'] }")
        .choose("end-turn")
        .draw("guts");
    let (game, content) = (play.game(), play.content());
    let hand = &play.now().view(content, engine::Viewer::only(engine::Seat(0))).people[0].hand;
    let titles: Vec<_> = hand.iter().map(|&card| &*game.def(content, card).title).collect();
    assert_eq!(titles, ["guts", "fearless", "guts", "dark-memory"]);
}

/// In how many of a hundred resampled states, as seen by others, there is a weakness in the hand.
fn weak_worlds(play: &Play) -> usize {
    let (content, mut dice) = (play.content(), rand_pcg::Pcg64::new(3, 1));
    let weak = |_: &usize| {
        let mut world = play.now().clone();
        world.resample(content, engine::Viewer::NONE, &mut dice, &mut engine::Offer::new());
        let game = world.game();
        game.hand(engine::Seat(0)).any(|card| game.def(content, card).weakness.is_some())
    };
    (0..100).filter(weak).count()
}

/// Agnes with two cards in hand before the end of her turn.
fn holding_two() -> Play {
    play(
        "agnes-baker = { hand = ['guts', 'knife'], cards = ['dark-memory', 'fearless', 'perception'] }
        encounters = ['swarm-of-rats']",
    )
}

#[test]
fn nobody_thinks_of_a_dark_memory_that_the_end_of_a_turn_would_have_shown() {
    let holding = holding_two();
    assert_ne!(weak_worlds(&holding), 0, "she may have drawn it");
    let ended = holding.choose("end-turn").rolls();
    assert_eq!(weak_worlds(&ended), 0);
    // These are all weaknesses that stay in a hand.
    let stays = |card: &&CardDef| {
        let resolved = |ability: &Ability| ability.when == When::Revelation;
        let drawn = matches!(card.card_type, CardType::Treachery | CardType::Enemy);
        card.weakness.is_some() && !drawn && !card.abilities.iter().any(resolved)
    };
    let all: Vec<_> = ended.content().cards().iter().filter(stays).map(|card| &card.title).collect();
    assert_eq!(all, ["dark-memory"]);
}

#[test]
fn a_dark_memory_drawn_later_can_be_thought_of_whatever_else_leaves_the_hand() {
    let later = holding_two().choose("end-turn").draw("dark-memory").draw("swarm-of-rats");
    assert_ne!(weak_worlds(&later), 0);
    // Other players cannot tell how long she had the knife.
    assert_ne!(weak_worlds(&later.choose("play knife")), 0);
}

#[test]
fn a_known_card_that_leaves_the_hand_says_nothing_of_what_was_drawn_after_it() {
    let later = play(
        "agnes-baker = { hand = ['dark-memory', 'guts'], cards = ['dark-memory', 'knife', 'fearless'] }
        encounters = ['swarm-of-rats']",
    )
    .choose("end-turn")
    .draw("dark-memory")
    .draw("swarm-of-rats")
    .choose("play dark-memory")
    .expect("agnes-baker = { hand = ['dark-memory', 'guts'], discards = ['dark-memory'] }");
    assert_ne!(weak_worlds(&later), 0);
}
