//! Guardian cards.

use arkham_lcg::Event;

use crate::common::*;

#[test]
fn a_45_automatic_costs_a_round_and_hits_harder() {
    play("roland-banks = { play = ['45-automatic'], threat = ['ravenous-ghoul'] }")
        .choose("use 45-automatic")
        .token("-1")
        .tested(4, 3)
        .expect(
            "roland-banks.play = ['45-automatic uses 3']
            roland-banks.threat = ['ravenous-ghoul damage 2']
            roland-banks.actions = 2",
        );
}

#[test]
fn a_45_automatic_without_ammunition_does_not_fire() {
    play("roland-banks = { play = ['45-automatic uses 0'], threat = ['ravenous-ghoul'] }")
        .refuses("use 45-automatic", "lcg:initiation.3")
        .can("fight ravenous-ghoul");
    play("roland-banks = { play = ['45-automatic'] }").refuses("use 45-automatic", "lcg:triggered.6");
}

#[test]
fn firing_provokes_nobody() {
    play("roland-banks = { play = ['45-automatic'], threat = ['ravenous-ghoul', 'ghoul-minion'] }")
        .choose("use 45-automatic")
        .choose("ravenous-ghoul")
        .expect("roland-banks.damage = 0")
        .token("auto-fail")
        .expect("roland-banks.damage = 0; roland-banks.play = ['45-automatic uses 3']");
}

#[test]
fn physical_training_turns_resources_into_will_and_combat() {
    play("roland-banks = { play = ['physical-training'], threat = ['ravenous-ghoul'], resources = 2 }")
        .cannot("use physical-training 2")
        .choose("fight ravenous-ghoul")
        .tests(4, 3)
        .cannot("use physical-training 1")
        .choose("use physical-training 2")
        .choose("use physical-training 2")
        .tests(6, 3)
        .expect("roland-banks.resources = 0")
        .token("-3")
        .tested(3, 3);
}

#[test]
fn physical_training_does_not_help_to_search() {
    play("roland-banks.play = ['physical-training']").choose("investigate").rolls();
}

#[test]
fn a_beat_cop_fights_along_and_gives_himself_for_a_blow() {
    play("roland-banks = { play = ['beat-cop'], threat = ['ghoul-minion'] }")
        .choose("fight ghoul-minion")
        .tests(5, 2)
        .token("-3")
        .expect("roland-banks.threat = ['ghoul-minion damage 1']")
        .choose("use beat-cop")
        .skip()
        .expect("roland-banks = { threat = [], play = [], discards = ['beat-cop'] }");
}

#[test]
fn a_beat_cop_needs_an_enemy_here() {
    play(
        "roland-banks = { play = ['beat-cop'], at = 'hallway' }
        places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }",
    )
    .cannot("use beat-cop");
}

#[test]
fn first_aid_heals_what_there_is_and_is_used_up() {
    play("roland-banks = { play = ['first-aid uses 2'], damage = 1, horror = 2 }")
        .choose("use first-aid")
        .choose("part 1")
        .expect("roland-banks = { damage = 0, horror = 2, play = ['first-aid uses 1'] }")
        .choose("use first-aid")
        .offers(&["part 2"])
        .choose("part 2")
        .expect("roland-banks = { damage = 0, horror = 1, play = [], discards = ['first-aid'] }");
}

#[test]
fn first_aid_helps_others_here_but_not_the_unhurt() {
    play(
        "roland-banks = { play = ['first-aid'], at = 'hallway' }
        daisy-walker = { at = 'hallway', damage = 1 }; skids-otoole = { at = 'attic', damage = 1 }
        places = { hallway = {}, attic = {} }",
    )
    .choose("use first-aid")
    .choose("part 1")
    .expect("daisy-walker.damage = 0; skids-otoole.damage = 1")
    .refuses("use first-aid", "lcg:triggered.6");
}

#[test]
fn everybody_hears_whom_first_aid_is_for_before_it_is_decided_what_it_heals() {
    play(
        "roland-banks = { play = ['first-aid'], damage = 1, horror = 1 }
        daisy-walker = { damage = 1, horror = 1 }",
    )
    .choose("use first-aid")
    .choose("daisy-walker")
    .happened_times(1, |event| matches!(event, Event::Chose { .. }))
    .choose("part 2")
    .expect("daisy-walker = { damage = 1, horror = 0 }");
}

#[test]
fn a_machete_cuts_deeper_at_the_only_foe() {
    play("roland-banks = { play = ['machete'], threat = ['ravenous-ghoul'] }")
        .choose("use machete")
        .tests(5, 3)
        .token("0")
        .expect("roland-banks.threat = ['ravenous-ghoul damage 2']");
}

#[test]
fn a_machete_cuts_as_usual_among_several_foes_or_at_one_it_does_not_fight() {
    play("roland-banks = { play = ['machete'], threat = ['ravenous-ghoul', 'ghoul-minion'] }")
        .choose("use machete")
        .choose("ravenous-ghoul")
        .token("0")
        .expect("roland-banks.threat = ['ravenous-ghoul damage 1', 'ghoul-minion']");
    play("roland-banks.play = ['machete']; daisy-walker.threat = ['ravenous-ghoul']")
        .choose("use machete")
        .token("0")
        .expect("daisy-walker.threat = ['ravenous-ghoul damage 1']");
}

#[test]
fn a_guard_dog_bites_back_when_an_attack_hurts_it() {
    play("roland-banks = { play = ['guard-dog'], threat = ['ravenous-ghoul'] }")
        .choose("resource")
        .choose("damage guard-dog")
        .choose("horror roland-banks")
        .choose("use guard-dog")
        .expect(
            "roland-banks = { damage = 0, horror = 1, play = ['guard-dog damage 1'], threat = ['ravenous-ghoul damage 1'] }",
        );
}

#[test]
fn a_dying_guard_dog_still_bites_and_one_that_is_only_frightened_does_not() {
    play("roland-banks = { play = ['guard-dog damage 2'], threat = ['ghoul-minion damage 1'] }")
        .choose("resource")
        .choose("damage guard-dog")
        .choose("horror roland-banks")
        .choose("use guard-dog")
        .skip()
        .expect("roland-banks = { play = [], discards = ['guard-dog'], threat = [], resources = 6 }");
    play("roland-banks = { play = ['guard-dog'], threat = ['ghoul-minion'] }")
        .choose("resource")
        .choose("damage roland-banks")
        .choose("horror guard-dog")
        .expect("roland-banks = { threat = ['ghoul-minion'], discards = ['guard-dog'] }");
}

#[test]
fn evidence_finds_a_clue_after_an_enemy_falls() {
    play("roland-banks = { hand = ['evidence'], threat = ['ghoul-minion damage 1'] }")
        .cannot("play evidence")
        .choose("fight ghoul-minion")
        .token("0")
        .choose("play evidence")
        .expect(
            "roland-banks = { clues = 1, resources = 4, discards = ['evidence'] }; places.study.clues = 1",
        );
}

#[test]
fn evidence_needs_a_clue_and_an_own_kill() {
    play(
        "roland-banks = { hand = ['evidence'], threat = ['ghoul-minion damage 1'] }; places.study.clues = 0",
    )
    .choose("fight ghoul-minion")
    .token("0")
    .pass_all()
    .can("end-turn")
    .expect("roland-banks.hand = ['evidence']");
    play(
        "at = 'turn daisy-walker'; roland-banks.hand = ['evidence']; daisy-walker.threat = ['ghoul-minion damage 1']",
    )
    .choose("fight ghoul-minion")
    .token("elder-sign")
    .asks("daisy-walker")
    .can("end-turn")
    .expect("roland-banks.hand = ['evidence']; encounter-discards = ['ghoul-minion']");
}

#[test]
fn dodge_cancels_an_attack_on_anybody_here() {
    play("at = 'enemy'; roland-banks = { hand = ['dodge'] }; daisy-walker = { threat = ['ghoul-minion'] }")
        .choose("play dodge")
        .happened_times(1, |event| matches!(event, Event::Exhausted(_)))
        .expect("daisy-walker = { damage = 0, horror = 0 }; roland-banks.resources = 4");
}

#[test]
fn dodge_does_not_reach_elsewhere() {
    play(
        "at = 'enemy'; roland-banks = { hand = ['dodge'], at = 'attic' }
        daisy-walker = { threat = ['ghoul-minion'], at = 'hallway' }; places = { hallway = {}, attic = {} }",
    )
    .rolls()
    .expect("daisy-walker = { damage = 1, horror = 1 }; roland-banks.hand = ['dodge']");
}

#[test]
fn dynamite_hurts_everybody_where_it_lands() {
    play(
        "roland-banks = { hand = ['dynamite-blast'], at = 'hallway' }
        daisy-walker = { at = 'attic' }
        places = { hallway = {}, attic = { cards = ['ravenous-ghoul exhausted'] }, cellar = { cards = ['ghoul-minion'] } }",
    )
    .choose("play dynamite-blast")
    .offers(&["hallway", "attic", "cellar"])
    .choose("attic")
    .expect(
        "roland-banks = { damage = 0, resources = 0 }; daisy-walker.damage = 3
        places.attic.cards = []; places.cellar.cards = ['ghoul-minion']; encounter-discards = ['ravenous-ghoul']",
    );
}

#[test]
fn dynamite_provokes_and_costs_five() {
    play("roland-banks = { hand = ['dynamite-blast'], threat = ['ghoul-minion'], resources = 4 }")
        .refuses("play dynamite-blast", "lcg:initiation.3");
    play("roland-banks = { hand = ['dynamite-blast'], threat = ['ghoul-minion'] }")
        .choose("play dynamite-blast")
        .expect("roland-banks = { damage = 4, horror = 1, threat = [] }");
}

#[test]
fn a_vicious_blow_adds_damage_to_a_hit() {
    play("roland-banks = { hand = ['vicious-blow'], threat = ['ravenous-ghoul'] }")
        .choose("fight ravenous-ghoul")
        .choose("commit vicious-blow")
        .tests(5, 3)
        .token("-2")
        .expect("roland-banks = { threat = ['ravenous-ghoul damage 2'], discards = ['vicious-blow'] }");
}

#[test]
fn a_vicious_blow_that_misses_or_is_no_blow_does_nothing_more() {
    play("roland-banks = { hand = ['vicious-blow'], threat = ['ravenous-ghoul'] }")
        .choose("fight ravenous-ghoul")
        .choose("commit vicious-blow")
        .token("-4")
        .expect("roland-banks.threat = ['ravenous-ghoul']");
    play("roland-banks.hand = ['vicious-blow']")
        .choose("investigate")
        .rolls()
        .expect("roland-banks.hand = ['vicious-blow']");
}

#[test]
fn extra_ammunition_loads_any_firearm_here() {
    play(
        "roland-banks = { hand = ['extra-ammunition'] }
        skids-otoole = { play = ['41-derringer uses 1', 'switchblade'] }",
    )
    .choose("play extra-ammunition")
    .expect("skids-otoole.play = ['41-derringer uses 4', 'switchblade']; roland-banks.resources = 3");
    play("roland-banks = { hand = ['extra-ammunition'], play = ['machete'] }")
        .refuses("play extra-ammunition", "lcg:initiation.2");
}

#[test]
fn a_police_badge_steels_and_buys_two_actions_for_whoever_has_the_turn() {
    play("at = 'turn daisy-walker'; roland-banks = { play = ['police-badge'] }; daisy-walker.actions = 0")
        .step_in("roland-banks", "use police-badge")
        .expect("daisy-walker.actions = 2; roland-banks = { play = [], discards = ['police-badge'] }");
}

#[test]
fn a_better_beat_cop_strikes_and_stays() {
    play("roland-banks = { play = ['01028'], threat = ['ghoul-minion'] }")
        .choose("use 01028")
        .expect("roland-banks = { play = ['01028 exhausted damage 1'], threat = ['ghoul-minion damage 1'] }")
        .cannot("use 01028");
}

#[test]
fn a_shotgun_deals_as_much_as_it_hits_by() {
    let shot = |token: &str| {
        play(
            "roland-banks = { play = ['shotgun'], threat = ['ghoul-priest'] }; skids-otoole = {}; bag = ['0', '-3', '-4', 'auto-fail', '+1']",
        )
        .choose("use shotgun")
        .tests(7, 4)
        .token(token)
    };
    shot("0").expect("roland-banks = { play = ['shotgun uses 1'], threat = ['ghoul-priest damage 3'] }");
    shot("-3").expect("roland-banks.threat = ['ghoul-priest damage 1']");
    shot("auto-fail").happened_times(1, |event| matches!(event, Event::Attacked { .. }));
}

#[test]
fn first_aid_heals_one_at_a_time() {
    play("roland-banks = { play = ['first-aid'], damage = 2, horror = 2 }")
        .choose("use first-aid")
        .choose("part 1")
        .expect("roland-banks = { damage = 1, horror = 2, actions = 2 }")
        .choose("use first-aid")
        .choose("part 2")
        .expect("roland-banks = { damage = 1, horror = 1, play = ['first-aid uses 1'] }");
}

#[test]
fn a_guard_dog_minds_only_itself() {
    play("roland-banks = { play = ['guard-dog', 'leather-coat'], threat = ['ravenous-ghoul'] }")
        .choose("resource")
        .choose("damage leather-coat")
        .choose("horror roland-banks")
        .can("end-turn")
        .expect(
            "roland-banks = { play = ['guard-dog', 'leather-coat damage 1'], threat = ['ravenous-ghoul'] }",
        );
}

#[test]
fn dynamite_reaches_the_next_place_and_no_farther() {
    play(
        "roland-banks = { hand = ['dynamite-blast'], at = 'attic' }
        places = { hallway = { cards = ['ghoul-minion'] }, attic = {}, cellar = { cards = ['ghoul-minion'] } }",
    )
    .choose("play dynamite-blast")
    .offers(&["attic", "hallway"]);
}

#[test]
fn extra_ammunition_is_not_for_those_elsewhere() {
    play(
        "roland-banks = { hand = ['extra-ammunition'], at = 'hallway' }
        skids-otoole = { play = ['41-derringer uses 1'], at = 'attic' }; places = { hallway = {}, attic = {} }",
    )
    .refuses("play extra-ammunition", "lcg:initiation.2");
}

#[test]
fn a_police_badge_steels_the_will_and_helps_nobody_elsewhere() {
    play("at = 'mythos'; roland-banks.play = ['police-badge']; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .tests(4, 3);
    play(
        "at = 'turn daisy-walker'; roland-banks = { play = ['police-badge'], at = 'attic' }
        daisy-walker.at = 'hallway'; places = { hallway = {}, attic = {} }",
    )
    .cannot_step_in("roland-banks", "use police-badge");
}

#[test]
fn a_better_beat_cop_fights_along_and_strikes_only_here() {
    play("roland-banks = { play = ['01028'], threat = ['ghoul-minion'] }")
        .choose("fight ghoul-minion")
        .tests(5, 2);
    play(
        "roland-banks = { play = ['01028'], at = 'hallway' }
        places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }",
    )
    .cannot("use 01028");
}

#[test]
fn a_shotgun_deals_no_more_than_five() {
    play(
        "roland-banks = { play = ['shotgun'], hand = ['overpower'], threat = ['ghoul-priest'] }; skids-otoole = {}
        bag = ['+1']",
    )
    .choose("use shotgun")
    .choose("commit overpower")
    .tests(9, 4)
    .token("+1")
    .choose("ghoul-priest")
    .expect("roland-banks = { threat = ['ghoul-priest damage 5'], actions = 2 }");
}

#[test]
fn dynamite_reaches_where_nobody_can_go() {
    play(
        "act = 2; roland-banks = { at = 'hallway', hand = ['dynamite-blast'] }
        places = { hallway = {}, parlor = { cards = ['ghoul-minion exhausted'] } }",
    )
    .cannot("move parlor")
    .choose("play dynamite-blast")
    .choose("parlor")
    .expect("roland-banks.damage = 0; encounter-discards = ['ghoul-minion']");
}
