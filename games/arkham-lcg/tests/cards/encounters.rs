//! Encounter cards of The Gathering, its acts, agendas and locations.

use rulebook::covers;

use crate::common::*;

/// Draws the card from the encounter deck in the mythos phase.
#[track_caller]
fn comes(card: &str, text: &str) -> Play {
    play(&format!("{text}; at = 'mythos'; encounters = ['{card}']")).draw(card)
}

#[test]
fn rats_hunt_and_bite() {
    comes("swarm-of-rats", "roland-banks = {}").expect("roland-banks.threat = ['swarm-of-rats']");
    play("at = 'enemy'; roland-banks.at = 'hallway'; places = { hallway = {}, attic = { cards = ['swarm-of-rats'] } }")
        .expect("roland-banks = { damage = 1, threat = ['swarm-of-rats'] }");
}

#[test]
fn a_ghoul_minion_engages_and_frightens() {
    comes("ghoul-minion", "roland-banks = {}").expect("roland-banks.threat = ['ghoul-minion']");
    play("at = 'enemy'; roland-banks.threat = ['ghoul-minion']")
        .expect("roland-banks = { damage = 1, horror = 1 }");
    play("at = 'enemy'; roland-banks.at = 'hallway'; places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }")
        .expect("places.attic.cards = ['ghoul-minion']; roland-banks.damage = 0");
}

#[test]
fn a_ravenous_ghoul_prefers_whoever_has_least_health_left() {
    play(
        "roland-banks = { at = 'hallway', damage = 6 }; daisy-walker.at = 'hallway'; lead = 'daisy-walker'
        at = 'upkeep'; places = { hallway = { cards = ['ravenous-ghoul exhausted'] } }",
    )
    .expect("roland-banks.threat = ['ravenous-ghoul']");
}

#[test]
fn a_flesh_eater_appears_in_the_attic_or_not_at_all() {
    comes("flesh-eater", "roland-banks = {}").expect("encounter-discards = ['flesh-eater']");
    comes("flesh-eater", "roland-banks.at = 'hallway'; places = { hallway = {}, attic = {} }")
        .expect("places.attic.cards = ['flesh-eater']");
    play("roland-banks.threat = ['flesh-eater damage 3']; places.study.clues = 0")
        .choose("fight flesh-eater")
        .token("0")
        .expect("victory = ['flesh-eater']; encounter-discards = []");
}

#[test]
fn an_icy_ghoul_appears_in_the_cellar_and_engages_whoever_is_there() {
    comes(
        "icy-ghoul",
        "roland-banks.at = 'hallway'; daisy-walker.at = 'cellar'; places = { hallway = {}, cellar = {} }",
    )
    .expect("daisy-walker.threat = ['icy-ghoul']; roland-banks.threat = []");
    play("at = 'enemy'; roland-banks.threat = ['icy-ghoul']")
        .expect("roland-banks = { damage = 2, horror = 1 }");
}

#[test]
fn the_ghoul_priest_strikes_back_at_a_miss() {
    play("roland-banks.threat = ['ghoul-priest']")
        .choose("fight ghoul-priest")
        .token("-1")
        .expect("roland-banks = { damage = 2, horror = 2 }");
    play("roland-banks = {}; places.study.cards = ['ghoul-priest exhausted']")
        .choose("fight ghoul-priest")
        .token("-1")
        .expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn the_ghoul_priest_has_health_for_every_investigator_and_hunts_the_strongest() {
    play(
        "roland-banks.threat = ['ghoul-priest damage 5']; daisy-walker = {}; places.study.clues = 0; act = 2",
    )
    .choose("fight ghoul-priest")
    .token("0")
    .expect("roland-banks.threat = ['ghoul-priest damage 6']");
    play(
        "at = 'upkeep'; roland-banks.at = 'hallway'; daisy-walker.at = 'hallway'; lead = 'daisy-walker'
        places = { hallway = { cards = ['ghoul-priest exhausted'] } }",
    )
    .expect("roland-banks.threat = ['ghoul-priest']");
}

#[test]
fn grasping_hands_hurt_by_as_much_as_the_test_is_failed() {
    comes("grasping-hands", "roland-banks = {}")
        .tests(2, 3)
        .token("-1")
        .expect("roland-banks = { damage = 2, horror = 0 }; encounter-discards = ['grasping-hands']");
    comes("grasping-hands", "roland-banks = {}").token("+1").expect("roland-banks.damage = 0");
}

#[test]
fn rotting_remains_frighten_by_as_much_as_the_test_is_failed() {
    comes("rotting-remains", "roland-banks = {}")
        .tests(3, 3)
        .token("-3")
        .expect("roland-banks = { damage = 0, horror = 3 }; encounter-discards = ['rotting-remains']");
    comes("rotting-remains", "roland-banks = {}").token("0").expect("roland-banks.horror = 0");
}

#[test]
fn whoever_fails_automatically_fails_by_the_difficulty() {
    comes("rotting-remains", "roland-banks = {}").token("auto-fail").expect("roland-banks.horror = 3");
}

#[test]
fn the_frozen_pay_one_action_more_for_their_first_move_attack_or_evasion() {
    play("roland-banks.threat = ['frozen-in-fear', 'ravenous-ghoul']")
        .choose("fight ravenous-ghoul")
        .token("0")
        .expect("roland-banks.actions = 1")
        .choose("evade ravenous-ghoul")
        .token("0")
        .expect("roland-banks.actions = 0");
    play("roland-banks = { threat = ['frozen-in-fear', 'ravenous-ghoul'], actions = 1 }")
        .refuses("fight ravenous-ghoul", "lcg:framework.14")
        .can("investigate");
}

#[test]
fn the_frozen_try_to_shake_it_off_at_the_end_of_their_turn() {
    let ends = |token: &str| play("roland-banks.threat = ['frozen-in-fear']").choose("end-turn").token(token);
    ends("0").expect("roland-banks.threat = []; encounter-discards = ['frozen-in-fear']");
    ends("-1").expect("roland-banks.threat = ['frozen-in-fear']");
    comes("frozen-in-fear", "roland-banks = {}").expect("roland-banks.threat = ['frozen-in-fear']");
}

#[test]
fn dissonant_voices_forbid_assets_and_events_for_a_round() {
    comes("dissonant-voices", "roland-banks.hand = ['knife', 'emergency-cache', 'working-a-hunch']")
        .expect("roland-banks.threat = ['dissonant-voices']")
        .refuses("play knife", "lcg:cannot.1")
        .refuses("play emergency-cache", "lcg:cannot.1")
        .cannot("play working-a-hunch")
        .choose("end-turn")
        .draw("guts")
        .rolls()
        .expect("roland-banks.threat = []; encounter-discards = ['dissonant-voices']");
}

#[test]
fn ancient_evils_bring_doom_that_can_advance_the_agenda() {
    comes("ancient-evils", "roland-banks = {}").expect("doom = 2; agenda = 1");
    comes("ancient-evils", "roland-banks = {}; doom = 1").choose("part 2").expect("agenda = 2; doom = 0");
}

#[test]
fn a_crypt_chill_takes_an_asset_or_hurts() {
    comes("crypt-chill", "roland-banks.play = ['knife', 'flashlight']")
        .tests(3, 4)
        .token("0")
        .offers(&["knife", "flashlight"])
        .choose("knife")
        .expect("roland-banks = { play = ['flashlight'], discards = ['knife'], damage = 0 }");
    comes("crypt-chill", "roland-banks = {}").token("0").expect("roland-banks.damage = 2");
    comes("crypt-chill", "roland-banks.play = ['knife']").token("+1").expect("roland-banks.play = ['knife']");
}

#[test]
fn a_crypt_chill_that_can_take_nothing_hurts() {
    comes("crypt-chill", "daisy-walker.threat = ['the-necronomicon horror 3']")
        .token("0")
        .expect("daisy-walker = { damage = 2, threat = ['the-necronomicon horror 3'] }");
}

#[test]
fn a_fog_obscures_a_location_until_it_is_investigated() {
    comes("obscuring-fog", "roland-banks = {}")
        .expect("places.study.cards = ['obscuring-fog']")
        .choose("investigate")
        .tests(3, 4)
        .token("0")
        .expect("places.study.cards = ['obscuring-fog']")
        .choose("investigate")
        .token("+1")
        .expect("places.study.cards = []; roland-banks.clues = 1; encounter-discards = ['obscuring-fog']");
}

#[test]
fn one_fog_is_enough() {
    comes("obscuring-fog", "roland-banks = {}; places.study.cards = ['obscuring-fog']")
        .expect("places.study.cards = ['obscuring-fog']; encounter-discards = ['obscuring-fog']");
}

#[test]
fn the_attic_frightens_and_the_cellar_hurts() {
    let house =
        "roland-banks.at = 'hallway'; places = { hallway = {}, attic = {}, cellar = {}, parlor = {} }";
    play(house)
        .refuses("move parlor", "lcg:cannot.1")
        .choose("move attic")
        .expect("roland-banks = { horror = 1, at = 'attic' }; places.attic = { revealed = true, clues = 2 }")
        .choose("move hallway")
        .choose("move cellar")
        .expect("roland-banks = { damage = 1, horror = 1, actions = 0 }; places.cellar.clues = 2");
}

#[test]
fn the_door_on_the_floor_opens_for_two_clues_each() {
    play("roland-banks.clues = 1").cannot("advance");
    play("roland-banks = { clues = 2, threat = ['ghoul-minion'] }; places.study.cards = ['swarm-of-rats exhausted']")
        .shows("01108")
        .choose("advance")
        .expect(
            "act = 2; roland-banks = { clues = 0, at = 'hallway', threat = [] }
            encounter-discards = ['ghoul-minion', 'swarm-of-rats']
            places = { hallway = { revealed = true }, attic = { revealed = false }, cellar = {}, parlor = {} }",
        );
}

#[test]
fn the_barrier_falls_at_the_end_of_a_round_for_clues_in_the_hallway() {
    let house = "act = 2; at = 'upkeep'; places = { hallway = {}, attic = {}, cellar = {}, parlor = {} }";
    play(&format!("{house}; roland-banks = {{ at = 'hallway', clues = 3, deck = ['knife'] }}"))
        .draw("knife")
        .choose("use the-barrier")
        .expect(
            "act = 3; roland-banks = { clues = 0, threat = ['ghoul-priest'] }
            places.parlor = { revealed = true, cards = ['lita-chantler'] }",
        );
    play(&format!("{house}; roland-banks = {{ at = 'attic', clues = 3, deck = ['knife'] }}"))
        .draw("knife")
        .rolls()
        .expect("act = 2; roland-banks.clues = 3");
}

#[test]
fn the_priests_fall_ends_the_scenario_as_the_lead_chooses() {
    play("act = 3; roland-banks.threat = ['ghoul-priest damage 4']; places.study.clues = 0")
        .shows("01110")
        .choose("fight ghoul-priest")
        .token("0")
        .offers(&["part 1", "part 2"])
        .choose("part 2")
        .ended(2);
}

#[test]
fn lita_can_be_won_over_in_the_parlor() {
    let house = "act = 3; places = { hallway = {}, parlor = { cards = ['lita-chantler'] } }";
    play(&format!("{house}; daisy-walker = {{ at = 'parlor', threat = ['swarm-of-rats'] }}"))
        .choose("use parlor 2")
        .tests(5, 4)
        .token("0")
        .expect("daisy-walker = { play = ['lita-chantler'], damage = 0 }; places.parlor.cards = []")
        .cannot("use parlor 2");
}

#[test]
fn lita_helps_everybody_beside_her_against_monsters() {
    play("at = 'turn roland-banks'; roland-banks.threat = ['ravenous-ghoul']; daisy-walker.play = ['lita-chantler']")
        .choose("fight ravenous-ghoul")
        .tests(5, 3)
        .token("0")
        .asks("daisy-walker")
        .choose("use lita-chantler")
        .expect("roland-banks.threat = ['ravenous-ghoul damage 2']");
    play("roland-banks = { threat = ['swarm-of-rats'], play = ['lita-chantler'] }; places.study.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .expect("encounter-discards = ['swarm-of-rats']");
}

#[test]
fn lita_leaves_the_game_when_she_is_defeated() {
    play("roland-banks = { threat = ['ghoul-minion'], play = ['lita-chantler damage 2'] }")
        .choose("resource")
        .choose("damage lita-chantler")
        .choose("horror roland-banks")
        .expect("roland-banks = { play = [], discards = [] }; encounter-discards = []");
}

#[test]
fn the_first_agenda_costs_everybody_a_card_or_the_lead_horror() {
    let due = "at = 'mythos'; doom = 2; encounters = ['ancient-evils']; daisy-walker.hand = ['knife', 'guts']; roland-banks.hand = ['machete']";
    play(due)
        .choose("part 1")
        .roll("machete")
        .roll("knife")
        .expect("agenda = 2; roland-banks.hand = []; daisy-walker.hand = ['guts']");
    play(due)
        .shows("01105")
        .choose("part 2")
        .expect("agenda = 2; roland-banks.horror = 2; daisy-walker.horror = 0");
}

#[test]
fn the_second_agenda_sends_a_ghoul() {
    play("at = 'mythos'; agenda = 2; doom = 6; encounter-discards = ['ghoul-minion']; roland-banks = {}")
        .shows("01106")
        .roll("ancient-evils")
        .roll("ghoul-minion")
        .expect("agenda = 3; doom = 0; roland-banks.threat = ['ghoul-minion']; encounter-discards = ['ancient-evils']");
}

#[test]
fn under_the_third_agenda_ghouls_gather_at_the_parlor_and_bring_doom() {
    play(
        "at = 'enemy'; agenda = 3; roland-banks = { at = 'attic', deck = ['knife'] }
        places = { hallway = { cards = ['ghoul-minion'] }, attic = {}, cellar = { cards = ['icy-ghoul'] }, parlor = {} }",
    )
    .shows("01107")
    .expect("places = { hallway = { cards = ['icy-ghoul'] }, parlor = { cards = ['ghoul-minion'] } }")
    .draw("knife")
    .expect("doom = 3");
}

#[test]
fn the_second_agenda_sends_a_ghoul_and_nothing_else() {
    play("at = 'mythos'; agenda = 2; doom = 6; roland-banks = {}")
        .roll("ancient-evils swarm-of-rats ghoul-minion")
        .rolls()
        .expect(
            "agenda = 3; doom = 0; roland-banks.threat = ['ghoul-minion']
            encounter-discards = ['ancient-evils', 'swarm-of-rats']",
        );
}

#[test]
fn only_free_ghouls_gather_and_only_ghouls_bring_doom() {
    play(
        "at = 'enemy'; agenda = 3; roland-banks = { at = 'attic', deck = ['knife'], threat = ['ghoul-minion exhausted'] }
        places = { hallway = {}, attic = {}, cellar = { cards = ['acolyte'] }, parlor = { cards = ['icy-ghoul', 'acolyte'] } }",
    )
    .expect(
        "places = { hallway = { cards = [] }, cellar = { cards = ['acolyte'] }, parlor = { cards = ['icy-ghoul', 'acolyte'] } }
        roland-banks.threat = ['ghoul-minion']",
    )
    .draw("knife")
    .expect("doom = 2");
    play(
        "at = 'upkeep'; agenda = 3; roland-banks = { at = 'attic', deck = ['knife'] }
        places = { hallway = { cards = ['ghoul-minion', 'acolyte'] }, attic = {}, cellar = {}, parlor = {} }",
    )
    .draw("knife")
    .expect("doom = 2");
}

#[test]
fn the_third_agenda_lets_the_ghouls_out() {
    let due =
        |act: u8| play(&format!("at = 'mythos'; agenda = 3; doom = 9; act = {act}; roland-banks = {{}}"));
    due(1).ended(3);
    due(2).ended(3);
    due(3).ended(0).expect("roland-banks.fate = 'lost'");
}

#[test]
fn in_the_third_act_only_the_priests_fall_matters() {
    play("act = 3; roland-banks.threat = ['swarm-of-rats']; places.study.clues = 0")
        .choose("fight swarm-of-rats")
        .token("0")
        .goes_on()
        .can("end-turn")
        .expect("act = 3");
}

#[test]
fn the_cellar_and_the_attic_mind_only_those_who_come_to_them() {
    play("roland-banks.at = 'attic'; places = { hallway = {}, attic = {}, cellar = { revealed = true } }")
        .choose("move hallway")
        .expect("roland-banks = { damage = 0, horror = 0, at = 'hallway' }");
}

#[test]
fn lita_is_won_over_where_she_is_and_helps_only_beside_her() {
    play("act = 3; daisy-walker.at = 'parlor'; places = { hallway = { cards = ['lita-chantler'] }, parlor = { revealed = true } }")
        .cannot("use parlor 2");
    play(
        "at = 'turn roland-banks'; roland-banks = { at = 'attic', threat = ['ravenous-ghoul'] }
        daisy-walker = { play = ['lita-chantler'], at = 'hallway' }; places = { hallway = {}, attic = {} }",
    )
    .choose("fight ravenous-ghoul")
    .tests(4, 3)
    .token("0")
    .asks("roland-banks")
    .can("end-turn")
    .expect("roland-banks.threat = ['ravenous-ghoul damage 1']");
}

#[test]
fn the_frozen_are_not_tested_after_the_turns_of_others() {
    play("at = 'turn daisy-walker'; lead = 'daisy-walker'; daisy-walker = {}; roland-banks.threat = ['frozen-in-fear']")
        .choose("end-turn")
        .asks("roland-banks")
        .can("end-turn");
}

#[test]
fn a_fog_lies_on_one_place_and_minds_that_place_alone() {
    play("roland-banks.at = 'attic'; places = { hallway = { cards = ['obscuring-fog'] }, attic = { clues = 2 } }")
        .choose("investigate")
        .tests(3, 1)
        .token("0")
        .expect("roland-banks.clues = 1; places.hallway.cards = ['obscuring-fog']");
    comes(
        "obscuring-fog",
        "roland-banks.at = 'attic'; places = { hallway = { cards = ['obscuring-fog'] }, attic = {} }",
    )
    .expect("places = { hallway.cards = ['obscuring-fog'], attic.cards = ['obscuring-fog'] }");
}

#[test]
fn those_in_the_hallway_break_the_barrier_wherever_the_lead_is() {
    let round_ends = |roland: &str| {
        play(&format!(
            "act = 2; at = 'upkeep'; places = {{ hallway = {{}}, attic = {{}}, cellar = {{}}, parlor = {{}} }}
            roland-banks = {{ {roland}, deck = ['knife'] }}; daisy-walker = {{ at = 'hallway', clues = 6, deck = ['guts'] }}"
        ))
        .draw("knife guts")
    };
    round_ends("at = 'attic'")
        .asks("daisy-walker")
        .choose("use the-barrier")
        .expect("act = 3; daisy-walker.clues = 0");
    // One investigator decides for the group.
    round_ends("at = 'hallway'").asks("roland-banks").choose("pass").rolls().expect("act = 2");
}

#[test]
fn each_frozen_in_fear_costs_an_action() {
    let frozen = |actions: u8| {
        play(&format!(
            "roland-banks = {{ threat = ['frozen-in-fear', 'frozen-in-fear', 'swarm-of-rats'], actions = {actions} }}"
        ))
    };
    frozen(2).cannot("fight swarm-of-rats").can("draw");
    frozen(3).choose("fight swarm-of-rats").token("0").expect("roland-banks.actions = 0");
}

#[test]
fn nobody_can_discard_from_empty_hands_to_spare_the_lead_horror() {
    covers!("lcg:must.1");
    let advances = |daisy: &str| {
        play(&format!(
            "at = 'mythos'; agenda = 1; doom = 2; roland-banks = {{}}; daisy-walker = {{ {daisy} }}"
        ))
        .asks("roland-banks")
    };
    advances("").refuses("part 1", "lcg:must.1").choose("part 2").expect("roland-banks.horror = 2");
    advances("hand = ['guts']")
        .choose("part 1")
        .roll("guts")
        .expect("roland-banks.horror = 0; daisy-walker.discards = ['guts']");
}

#[test]
fn a_ravenous_ghoul_does_not_look_at_sanity() {
    play(
        "roland-banks.at = 'hallway'; daisy-walker.at = 'hallway'; lead = 'roland-banks'
        at = 'upkeep'; places = { hallway = { cards = ['ravenous-ghoul exhausted'] } }",
    )
    .expect("daisy-walker.threat = ['ravenous-ghoul']");
}

#[test]
fn dissonant_voices_stay_beyond_the_turn() {
    play("at = 'turn roland-banks'; lead = 'roland-banks'; roland-banks.threat = ['dissonant-voices']; daisy-walker = {}")
        .choose("end-turn")
        .asks("daisy-walker")
        .expect("roland-banks.threat = ['dissonant-voices']");
}

#[test]
fn a_crypt_chill_takes_nothing_of_others() {
    comes("crypt-chill", "lead = 'roland-banks'; roland-banks = {}; daisy-walker.play = ['knife']")
        .token("0")
        .expect("roland-banks.damage = 2; daisy-walker.play = ['knife']");
}
