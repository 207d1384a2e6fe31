//! Appendix II: the round, step by step.

use arkham_lcg::content::CardId;
use arkham_lcg::{Event, Zone};
use rulebook::covers;

use crate::common::*;

#[test]
fn the_agenda_gets_a_doom_and_everybody_an_encounter() {
    covers!("lcg:framework.3", "lcg:framework.5");
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; encounters = ['ghoul-minion', 'swarm-of-rats']; doom = 0")
        .draw("ghoul-minion swarm-of-rats")
        .expect("doom = 1; roland-banks.threat = ['ghoul-minion']; daisy-walker.threat = ['swarm-of-rats']");
}

#[test]
fn encounters_are_drawn_in_player_order_from_the_lead() {
    play("at = 'mythos'; roland-banks = {}; daisy-walker = {}; lead = 'daisy-walker'; encounters = ['ghoul-minion']")
        .draw("ghoul-minion")
        .expect("daisy-walker.threat = ['ghoul-minion']");
}

#[test]
fn the_agenda_advances_when_there_is_doom_enough() {
    covers!("lcg:framework.4", "lcg:act-agenda.3");
    play("at = 'mythos'; roland-banks = {}; doom = 1; encounters = ['ghoul-minion']")
        .draw("ghoul-minion")
        .expect("agenda = 1; doom = 2");
    play("at = 'mythos'; roland-banks = {}; doom = 2").choose("part 2").expect("agenda = 2; doom = 0");
}

#[test]
fn doom_anywhere_counts_and_all_of_it_goes() {
    covers!("lcg:act-agenda.5", "lcg:act-agenda.8", "lcg:doom.4");
    let advanced =
        play("at = 'mythos'; agnes-baker = { play = ['arcane-initiate doom 2'], hand = ['guts'] }")
            .choose("part 1")
            .roll("guts")
            .expect("agenda = 2; doom = 0; agnes-baker.play = ['arcane-initiate']");
    let (game, content) = (advanced.now().game(), advanced.content());
    let old = (0..=u8::MAX).map(CardId).find(|&card| game.def(content, card).code == "01105");
    assert_eq!(game.card(old.expect("the first agenda")).zone, Zone::Out);
}

#[test]
fn a_turn_has_three_actions() {
    covers!("lcg:framework.14");
    play("at = 'investigation'; roland-banks = {}")
        .expect("roland-banks.actions = 3")
        .choose("resource")
        .choose("resource")
        .choose("resource")
        .expect("roland-banks = { resources = 8, actions = 0 }")
        .refuses("resource", "lcg:framework.14")
        .offers(&["end-turn"]);
}

#[test]
fn everybody_takes_a_turn_in_the_order_they_choose() {
    play("at = 'investigation'; roland-banks = {}; daisy-walker = {}; skids-otoole = {}")
        .offers(&["roland-banks", "daisy-walker", "skids-otoole"])
        .choose("daisy-walker")
        .asks("daisy-walker")
        .choose("end-turn")
        .offers(&["roland-banks", "skids-otoole"])
        .choose("skids-otoole")
        .choose("end-turn")
        .asks("roland-banks")
        .can("resource");
}

#[test]
fn hunters_move_before_enemies_attack() {
    covers!("lcg:hunter.1", "lcg:framework.28");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'
        places = { attic = {}, hallway = {}, cellar = { cards = ['swarm-of-rats'] } }",
    )
    .expect("places.hallway.cards = ['swarm-of-rats']; roland-banks.damage = 0");
    play("at = 'enemy'; roland-banks.at = 'attic'; places = { attic = {}, hallway = { cards = ['swarm-of-rats'] } }")
        .happened_times(1, |event| matches!(event, Event::Exhausted(_)))
        .expect("roland-banks = { damage = 1, threat = ['swarm-of-rats'] }");
}

#[test]
fn the_order_of_several_attacks_is_chosen_by_the_one_attacked() {
    play("at = 'enemy'; roland-banks.threat = ['swarm-of-rats', 'ghoul-minion']")
        .asks("roland-banks")
        .choose("ghoul-minion")
        .expect("roland-banks = { damage = 2, horror = 1 }");
}

#[test]
fn exhausted_enemies_do_not_attack_and_ready_in_the_upkeep() {
    covers!("lcg:framework.32");
    play("at = 'enemy'; roland-banks.threat = ['ghoul-minion exhausted']; roland-banks.play = ['guard-dog exhausted']")
        .expect("roland-banks = { damage = 0, threat = ['ghoul-minion'], play = ['guard-dog'] }");
}

#[test]
fn an_enemy_that_readies_beside_somebody_engages() {
    play("at = 'upkeep'; roland-banks = {}; places.study.cards = ['ghoul-minion exhausted']")
        .expect("roland-banks.threat = ['ghoul-minion']; places.study.cards = []");
}

#[test]
fn everybody_draws_a_card_and_then_gains_a_resource() {
    covers!("lcg:framework.33");
    play("at = 'upkeep'; roland-banks.deck = ['knife']; daisy-walker.deck = ['guts']")
        .draw("knife")
        .expect("roland-banks = { hand = ['knife'], resources = 5 }")
        .draw("guts")
        .expect("roland-banks.resources = 6; daisy-walker = { hand = ['guts'], resources = 6 }");
}

#[test]
fn hands_are_cut_to_eight() {
    covers!("lcg:framework.34");
    let eight = "'knife', 'knife', 'guts', 'guts', 'overpower', 'overpower', 'dodge', 'evidence'";
    play(&format!("at = 'upkeep'; roland-banks = {{ hand = [{eight}], deck = ['machete'] }}"))
        .draw("machete")
        .choose("guts")
        .expect("roland-banks.discards = ['guts']");
}

#[test]
fn weaknesses_in_hand_are_not_chosen() {
    covers!("lcg:weakness.7");
    let seven = "'knife', 'flashlight', 'guts', 'guts', 'shrivelling', 'scrying', 'fearless'";
    play(&format!("at = 'upkeep'; agnes-baker = {{ hand = [{seven}, 'dark-memory'], deck = ['lucky'] }}"))
        .draw("lucky")
        .cannot("dark-memory")
        .can("lucky");
}

#[test]
fn turns_come_again_in_the_next_round() {
    covers!("lcg:framework.31");
    play("at = 'upkeep'; roland-banks = { done = true, deck = ['knife'] }; encounters = ['ghoul-minion']")
        .draw("knife")
        .draw("ghoul-minion")
        .asks("roland-banks")
        .expect("round = 2; roland-banks.actions = 3");
}

/// Effects until the end of a phase have ended when abilities are triggered by its end.
#[test]
fn a_blank_that_ends_with_the_phase_keeps_nothing_from_its_end() {
    covers!("lcg:lasting-effects.4");
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; encounters = ['ancient-evils']
        agnes-baker = { at = 'rivertown', hand = ['mind-wipe'], threat = ['wizard-of-the-order'] }",
    )
    .choose("play mind-wipe")
    .draw("ancient-evils")
    .expect("agnes-baker.threat = ['wizard-of-the-order doom 1']");
}

#[test]
fn what_holds_until_the_end_of_the_round_is_over_then() {
    covers!("lcg:lasting-effects.4");
    play(
        "daisy-walker = { hand = ['mind-over-matter'], deck = ['perception'], threat = ['swarm-of-rats'] }; encounters = ['ghoul-minion']",
    )
    .choose("play mind-over-matter")
    .choose("end-turn")
    .draw("perception")
    .draw("ghoul-minion")
    .choose("fight swarm-of-rats")
    .rolls()
    .tests(2, 1);
}

#[test]
fn what_holds_for_a_phase_is_over_after_it() {
    play("daisy-walker = { play = ['encyclopedia'], deck = ['guts'] }; encounters = ['rotting-remains']")
        .choose("use encyclopedia")
        .choose("part 1")
        .choose("end-turn")
        .draw("guts")
        .draw("rotting-remains")
        .choose("none")
        .tests(3, 3);
}

#[test]
fn a_turn_is_over_when_somebody_else_ends_it() {
    covers!("lcg:framework.24");
    let trap = "(
        code: \"m1\", title: \"trap\", type: asset, class: neutral, cost: 0,
        abilities: [(when: Free, does: Active(Take(damage: N(9), direct: true)))],
    )";
    let caught = play_with(trap, "at = 'turn roland-banks'; roland-banks = {}; daisy-walker.play = ['trap']")
        .step_in("daisy-walker", "use trap")
        .expect("roland-banks.fate = 'wounded'")
        // An eliminated investigator has no turn to end.
        .never(|event| matches!(event, Event::TurnOver(_)));
    assert_eq!(caught.game().open.active, Some(caught.seat("daisy-walker")));
}
