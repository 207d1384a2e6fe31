//! Cards: drawing, playing, searching and discarding them, tokens on them, and leaving play.

use arkham_lcg::Event;
use engine::{Seats, Viewer};
use rulebook::covers;

use crate::common::*;

#[test]
fn an_automatic_failure_is_by_the_whole_difficulty() {
    covers!("lcg:auto-fail-succeed.2");
    play("at = 'mythos'; agnes-baker = {}; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .token("auto-fail")
        .tested(0, 3)
        .expect("agnes-baker.horror = 3");
}

#[test]
fn drawing_takes_the_top_card() {
    covers!("lcg:draw-action.1", "lcg:drawing.1");
    play("roland-banks = { cards = [], deck = ['knife', 'guts'] }")
        .choose("draw")
        .draw("knife")
        .expect("roland-banks = { hand = ['knife'], actions = 2 }");
}

#[test]
fn a_deck_that_runs_out_is_renewed_for_one_horror() {
    covers!("lcg:drawing.2", "lcg:drawing.4");
    play(
        "scenario = 'the-midnight-masks'; places.southside.card = '01126'
        roland-banks = { at = 'southside', cards = ['guts'], discards = ['knife', 'dodge', 'evidence', 'machete'] }",
    )
    .choose("use southside")
    .draw("guts")
    .draw("knife dodge")
    .expect("roland-banks = { hand = ['guts', 'knife', 'dodge'], horror = 1, discards = [] }");
    play("roland-banks.cards = []")
        .choose("draw")
        .expect("roland-banks = { hand = [], horror = 0, actions = 2 }");
}

#[test]
fn healing_takes_no_more_than_there_is() {
    covers!("lcg:heal.2");
    play("scenario = 'the-midnight-masks'; roland-banks = { at = 'st-marys-hospital', damage = 1 }")
        .choose("use st-marys-hospital")
        .expect("roland-banks.damage = 0");
}

/// Agnes discards an enemy and draws it again.
fn comes_back(enemy: &str, first: &str) -> Play {
    let start = play(&format!(
        "at = 'investigation'; agnes-baker = {{ hand = ['mind-wipe', 'close-call', 'drawn-to-the-flame'], threat = ['{enemy}'], resources = 9 }}"
    ));
    let title = enemy.split(' ').next().unwrap_or(enemy);
    start
        .choose(first)
        .choose(&format!("evade {title}"))
        .token("0")
        .choose("play close-call")
        .expect("agnes-baker.threat = []")
        .choose("play drawn-to-the-flame")
        .draw(title)
}

#[test]
fn an_enemy_that_comes_back_has_nothing_on_it() {
    covers!("lcg:leaves-play.2");
    comes_back("ravenous-ghoul damage 2", "pass").expect("agnes-baker.threat = ['ravenous-ghoul']");
}

#[test]
fn what_held_for_a_card_ends_when_it_leaves_play() {
    covers!("lcg:leaves-play.4");
    comes_back("young-deep-one", "play mind-wipe")
        .expect("agnes-baker = { threat = ['young-deep-one'], horror = 1 }");
}

#[test]
fn cards_discarded_together_lie_in_the_order_their_owner_chooses() {
    covers!("lcg:discard-pile.6");
    for (said, top) in
        [("knife, guts, dodge, evidence", "evidence"), ("evidence, knife, guts, dodge", "dodge")]
    {
        let game = play(
            "scenario = 'the-midnight-masks'; roland-banks = { at = 'graveyard', threat = ['herman-collins'], hand = ['knife', 'guts', 'dodge', 'evidence'] }",
        )
        .choose("use herman-collins")
        .choose(said);
        let last = game.game().open.discards[0].last();
        assert_eq!(last.map(|&card| game.game().def(game.content(), card).title.as_str()), Some(top));
    }
}

#[test]
fn discard_piles_are_open_to_all() {
    covers!("lcg:discard-pile.4");
    let game = play(
        "roland-banks = { discards = ['knife', 'guts'], hand = ['dodge'] }; daisy-walker = {}
        encounter-discards = ['ancient-evils', 'grasping-hands']",
    );
    let daisy: Viewer = Seats::only(game.seat("daisy-walker"));
    let seen = game.now().view(game.content(), daisy);
    assert_eq!((seen.people[0].discards.len(), seen.people[0].hand.len()), (2, 0));
    assert_eq!(seen.discards.len(), 2);
}

#[test]
fn the_last_card_discarded_lies_on_top() {
    covers!("lcg:discard-pile.5");
    play("wendy-adams = { play = ['wendys-amulet'], hand = ['emergency-cache'], discards = ['backstab'], resources = 9 }")
        .can("play emergency-cache")
        .refuses("play backstab", "lcg:initiation.2");
    play("wendy-adams = { hand = ['cunning-distraction', 'emergency-cache'], play = [], resources = 9 }")
        .choose("play emergency-cache")
        .expect("wendy-adams = { discards = ['emergency-cache'], resources = 12 }");
    let game = play(
        "wendy-adams = { hand = ['elusive', 'emergency-cache'], discards = ['knife'] }; places.study = {}",
    )
    .choose("play emergency-cache");
    let pile = &game.game().open.discards[game.seat("wendy-adams").index()];
    let top = pile.last().map(|&card| game.game().def(game.content(), card).title.as_str());
    assert_eq!(top, Some("emergency-cache"));
}

#[test]
fn nothing_is_shuffled_when_there_is_nothing_to_shuffle_in() {
    covers!("lcg:discard-pile.7");
    play("at = 'mythos'; agenda = 2; doom = 6; roland-banks = {}; encounters = ['rotting-remains', 'ghoul-minion']")
        .known("rotting-remains")
        .known("ghoul-minion")
        .expect("roland-banks.threat = ['ghoul-minion']; encounter-discards = ['rotting-remains']");
}

#[test]
fn an_empty_encounter_deck_is_made_anew_at_once() {
    covers!("lcg:encounter-deck.2");
    let game = play(
        "at = 'mythos'; roland-banks = {}; encounters = ['ghoul-minion']
        encounter-discards = [
            'flesh-eater', 'icy-ghoul', 'swarm-of-rats', 'swarm-of-rats', 'swarm-of-rats', 'ghoul-minion',
            'ghoul-minion', 'ravenous-ghoul', 'grasping-hands', 'grasping-hands', 'grasping-hands',
            'rotting-remains', 'rotting-remains', 'rotting-remains', 'frozen-in-fear', 'frozen-in-fear',
            'dissonant-voices', 'dissonant-voices', 'ancient-evils', 'ancient-evils', 'ancient-evils',
            'crypt-chill', 'crypt-chill', 'obscuring-fog', 'obscuring-fog',
        ]",
    );
    assert_eq!(game.seen().encounters, 1, "all others have been drawn");
    let game =
        game.draw("ghoul-minion").expect("encounter-discards = []; roland-banks.threat = ['ghoul-minion']");
    assert_eq!(game.seen().encounters, 25);
}

/// All treacheries in the encounter deck of The Gathering.
const TREACHERIES: &str = "'grasping-hands', 'grasping-hands', 'grasping-hands', 'rotting-remains', 'rotting-remains',
    'rotting-remains', 'frozen-in-fear', 'frozen-in-fear', 'dissonant-voices', 'dissonant-voices', 'ancient-evils',
    'ancient-evils', 'ancient-evils', 'crypt-chill', 'crypt-chill', 'obscuring-fog', 'obscuring-fog'";

/// All enemies in its encounter deck except the Flesh-Eater.
const ENEMIES: &str =
    "'icy-ghoul', 'swarm-of-rats', 'swarm-of-rats', 'swarm-of-rats', 'ghoul-minion', 'ghoul-minion',
    'ghoul-minion', 'ravenous-ghoul'";

#[test]
fn a_deck_that_is_dug_through_is_made_anew_too() {
    covers!("lcg:encounter-deck.2");
    // No matching card is found: all cards are revealed once and return to the deck.
    let dug = play(&format!(
        "at = 'mythos'; agenda = 2; doom = 6; roland-banks = {{}}; victory = ['flesh-eater', {ENEMIES}]"
    ))
    .draw(&TREACHERIES.replace(['\'', ','], " "))
    .by_rule("lcg:framework.6")
    .expect("encounter-discards = []");
    assert_eq!(dug.seen().encounters, 17);
}

#[test]
fn a_deck_whose_last_card_is_searched_out_is_made_anew() {
    covers!("lcg:encounter-deck.2");
    let found = play(&format!(
        "difficulty = 'hard'; roland-banks = {{}}; encounters = ['flesh-eater']; bag = ['skull']
        encounter-discards = [{ENEMIES}, {TREACHERIES}]; places = {{ study = {{}}, attic = {{}} }}"
    ))
    .choose("investigate")
    .token("skull flesh-eater")
    .choose("flesh-eater")
    .expect("places.attic.cards = ['flesh-eater']; encounter-discards = []");
    assert_eq!(found.seen().encounters, 25);
}

#[test]
fn a_deck_that_ran_out_without_discards_is_made_of_the_first_one() {
    covers!("lcg:encounter-deck.2");
    let others = TREACHERIES.replacen("'ancient-evils', ", "", 1);
    let drawn = play(&format!(
        "at = 'mythos'; roland-banks = {{}}; encounters = ['ancient-evils']
        victory = ['flesh-eater', {ENEMIES}, {others}]"
    ))
    .draw("ancient-evils")
    .expect("doom = 2; encounter-discards = []");
    assert_eq!(drawn.seen().encounters, 1);
}

#[test]
fn a_card_goes_to_its_owners_pile_whoever_fights_it() {
    covers!("lcg:ownership-control.3");
    play("roland-banks = {}; skids-otoole = {}; places.study.cards = ['mob-enforcer of skids-otoole damage 2 exhausted']")
        .choose("engage mob-enforcer")
        .choose("fight mob-enforcer")
        .token("0")
        .pass_all()
        .expect("roland-banks.discards = []; skids-otoole.discards = ['mob-enforcer']");
}

#[test]
fn an_asset_you_play_is_yours_and_stays() {
    covers!("lcg:ownership-control.2", "lcg:asset-cards.2", "lcg:play-action.1", "lcg:play.1");
    play("roland-banks = { hand = ['machete'], threat = ['ghoul-minion exhausted'] }")
        .choose("play machete")
        .expect("roland-banks = { play = ['machete'], hand = [], resources = 2, actions = 2, discards = [] }")
        .can("use machete");
}

#[test]
fn fast_cards_take_no_action_and_provoke_nobody() {
    covers!("lcg:fast.1", "lcg:fast.4", "lcg:play-action.2");
    play("daisy-walker = { hand = ['magnifying-glass'], threat = ['ghoul-minion'], actions = 0 }")
        .offers(&["play magnifying-glass", "end-turn"])
        .choose("play magnifying-glass")
        .expect("daisy-walker = { play = ['magnifying-glass'], damage = 0, actions = 0 }");
}

#[test]
fn a_fast_event_is_played_at_its_moment() {
    covers!("lcg:fast.2");
    play(
        "roland-banks = { hand = ['evidence'], threat = ['ghoul-minion damage 1'] }; places.study.clues = 2",
    )
    .cannot("play evidence")
    .choose("fight ghoul-minion")
    .token("0")
    .choose("play evidence")
    .expect("roland-banks = { clues = 1, discards = ['evidence'] }");
}

#[test]
fn an_exhausted_card_is_not_exhausted_again() {
    covers!("lcg:exhaust.2");
    play("daisy-walker.play = ['old-book-of-lore exhausted']")
        .refuses("use old-book-of-lore", "lcg:initiation.3");
}

#[test]
fn cards_come_with_their_tokens_and_spend_them() {
    covers!("lcg:uses.1", "lcg:uses.2", "lcg:uses.5");
    let game = play("roland-banks = { hand = ['45-automatic'], threat = ['icy-ghoul exhausted'] }")
        .choose("play 45-automatic");
    let gun =
        game.game().open.play.iter().find(|&card| game.game().def(game.content(), card).code == "01016");
    assert_eq!(gun.map(|card| game.game().card(card).uses), Some(4));
    game.choose("use 45-automatic").token("-4").expect("roland-banks.play = ['45-automatic uses 3']");
    play("roland-banks = { play = ['45-automatic uses 1'], threat = ['icy-ghoul exhausted'] }")
        .choose("use 45-automatic")
        .token("-4")
        .expect("roland-banks.play = ['45-automatic uses 0']")
        .refuses("use 45-automatic", "lcg:initiation.3");
    play("roland-banks = { play = ['first-aid uses 1'], damage = 1 }")
        .choose("use first-aid")
        .choose("part 1")
        .expect("roland-banks = { play = [], discards = ['first-aid'] }");
}

#[test]
fn a_search_is_for_ones_own_eyes_and_the_deck_is_shuffled_after_it() {
    covers!("lcg:search.1", "lcg:search.2", "lcg:search.3");
    let game = play("daisy-walker = { play = ['old-book-of-lore'], deck = ['knife', 'guts', 'dodge'] }; roland-banks = {}; lead = 'daisy-walker'")
        .choose("use old-book-of-lore")
        .choose("daisy-walker")
        .draw("knife guts dodge");
    let daisy = game.seat("daisy-walker");
    let known = |viewer: Viewer| game.game().decks[daisy.index()].known(0, 0, viewer);
    assert!(known(Seats::only(daisy)).is_some(), "the one who searches sees the cards");
    assert_eq!(known(Seats::only(game.seat("roland-banks"))), None);
    game.cannot("pass").choose("guts").expect("daisy-walker = { hand = ['guts'], deck = [] }");
}

#[test]
fn a_search_is_told_in_one_line_and_shows_what_was_looked_at() {
    let searched = |n: u8| move |event: &Event| matches!(event, Event::Searched { n: of, .. } if *of == n);
    let in_vain = |event: &Event| matches!(event, Event::FoundNothing(_));
    let search = |cards: &str| {
        play(&format!("daisy-walker = {{ hand = ['research-librarian'], cards = [{cards}] }}"))
            .choose("play research-librarian")
            .choose("use research-librarian")
            .any_rolls()
    };
    search("'old-book-of-lore', 'knife', 'guts'")
        .refuses("knife", "lcg:search.1")
        .refuses("guts", "lcg:search.1")
        .choose("old-book-of-lore")
        .happened_times(1, searched(3))
        .never(in_vain)
        .never(|event| matches!(event, Event::Looked { .. }));
    search("'knife', 'guts'").happened_times(1, searched(2)).happened_times(1, in_vain);
}

#[test]
fn an_asset_without_health_takes_no_damage() {
    covers!("lcg:health-damage.7", "lcg:dealing-damage.3", "lcg:dealing-damage.5");
    play("at = 'enemy'; agnes-baker = { play = ['holy-rosary'], threat = ['ghoul-minion'] }")
        .offers(&["horror agnes-baker", "horror holy-rosary"])
        .choose("horror agnes-baker")
        .pass_all()
        .expect("agnes-baker = { damage = 1, horror = 1, play = ['holy-rosary'] }");
    play("at = 'enemy'; roland-banks = { play = ['leather-coat'], threat = ['ghoul-minion'] }; daisy-walker.play = ['bulletproof-vest']")
        .offers(&["damage roland-banks", "damage leather-coat"]);
}

#[test]
fn an_effect_deals_with_as_many_as_there_are() {
    covers!("lcg:effects.4");
    play("daisy-walker.hand = ['drawn-to-the-flame']; encounters = ['ghoul-minion']; places.study.clues = 1")
        .choose("play drawn-to-the-flame")
        .draw("ghoul-minion")
        .expect("daisy-walker.clues = 1; places.study.clues = 0");
    play("daisy-walker = { play = ['old-book-of-lore'], hand = [], deck = ['guts', 'knife'], cards = [] }")
        .choose("use old-book-of-lore")
        .roll("guts knife")
        .choose("guts")
        .expect("daisy-walker.hand = ['guts']");
}

/// An event with two parts of which the first can fail.
const PLAN: &str = r#"(
    code: "90004", title: "plan", type: event, class: neutral, traits: [insight], cost: 0, level: 0,
    abilities: [(when: Play(Action, plain), does: All([Discover(N(1)), Resources(N(2))]))],
)"#;

#[test]
fn what_can_be_done_is_done() {
    covers!("lcg:effects.3");
    play_with(PLAN, "roland-banks.hand = ['plan']; places.study.clues = 0")
        .choose("play plan")
        .expect("roland-banks = { clues = 0, resources = 7 }");
}

#[test]
fn an_action_that_is_lost_when_none_is_left_goes_from_the_next_ones() {
    covers!("lcg:action.2");
    play(
        "at = 'turn agnes-baker'; bag = ['skull']; roland-banks.play = ['police-badge']
        agnes-baker = { actions = 1, hand = ['blinding-light'], threat = ['ghoul-minion'] }",
    )
    .choose("play blinding-light")
    .token("skull")
    .expect("agnes-baker.actions = 0")
    .step_in("roland-banks", "use police-badge")
    .expect("agnes-baker.actions = 1");
}

#[test]
fn lost_actions_are_gone_for_the_turn() {
    covers!("lcg:action.2");
    play("agnes-baker = { hand = ['blinding-light'], threat = ['ghoul-minion'] }; bag = ['skull']")
        .choose("play blinding-light")
        .token("skull")
        .expect("agnes-baker.actions = 1");
}

#[test]
fn investigating_discovers_a_clue_only_with_success() {
    covers!("lcg:investigate-action.1");
    let investigates = |token: &str| play("places.study.clues = 2").choose("investigate").token(token);
    investigates("0").tested(3, 2).expect("roland-banks.clues = 1; places.study.clues = 1");
    investigates("-2").tested(1, 2).expect("roland-banks.clues = 0; places.study.clues = 2");
}

#[test]
fn those_who_resign_are_not_defeated() {
    covers!("lcg:resign.2");
    let over = play("roland-banks.at = 'parlor'; places.parlor = {}").choose("use parlor 1").ended(0);
    let person = *over.game().person(over.seat("roland-banks"));
    assert_eq!((person.physical, person.mental), (0, 0));
}

#[test]
fn what_an_ability_defeats_suffers_only_what_it_says() {
    covers!("lcg:defeated-by-ability.1");
    let over = play(
        "at = 'mythos'; agenda = 3; act = 3; doom = 9; roland-banks.at = 'hallway'; places.hallway = {}",
    );
    let person = *over.game().person(over.seat("roland-banks"));
    assert_eq!((person.physical, person.mental), (1, 0));
    over.happened_times(1, |event| matches!(event, Event::Gone { .. }));
}

#[test]
fn what_is_gone_already_is_not_discarded_again() {
    let butterfingers = "(
        code: \"m1\", title: \"butterfingers\", type: asset, class: neutral, cost: 0,
        abilities: [(when: Free, if_: Fighting, does: Discard(Card(\"01074\")))],
    )";
    play_with(
        butterfingers,
        "wendy-adams = { play = ['baseball-bat', 'butterfingers'], threat = ['swarm-of-rats'] }; bag = ['skull']",
    )
    .choose("use baseball-bat")
    .choose("use butterfingers")
    .token("skull")
    .expect("wendy-adams = { play = ['butterfingers'], discards = ['baseball-bat'] }");
}
