//! Rogue cards.

use crate::common::*;

#[test]
fn a_switchblade_cuts_deeper_if_it_hits_well() {
    let cut = |token: &str| {
        play("skids-otoole = { play = ['switchblade'], threat = ['ghoul-minion'] }; bag = ['+1', '0', '-1']")
            .choose("use switchblade")
            .tests(3, 2)
            .token(token)
    };
    cut("+1").expect("skids-otoole.threat = []");
    cut("0").expect("skids-otoole.threat = ['ghoul-minion damage 1']");
}

#[test]
fn burglary_pays_instead_of_finding_clues() {
    play("skids-otoole.play = ['burglary']")
        .choose("use burglary")
        .token("0")
        .expect("skids-otoole = { resources = 8, clues = 0, play = ['burglary exhausted'] }; places.study.clues = 2")
        .refuses("use burglary", "lcg:initiation.3");
    play("skids-otoole.play = ['burglary']")
        .choose("use burglary")
        .token("-2")
        .expect("skids-otoole.resources = 5");
}

#[test]
fn pickpocketing_draws_a_card_after_an_evasion() {
    play("skids-otoole = { play = ['pickpocketing'], threat = ['swarm-of-rats', 'ghoul-minion'], deck = ['knife'] }")
        .choose("evade swarm-of-rats")
        .token("0")
        .choose("use pickpocketing")
        .draw("knife")
        .expect("skids-otoole = { hand = ['knife'], play = ['pickpocketing exhausted'], threat = ['ghoul-minion'] }")
        .choose("evade ghoul-minion")
        .token("0")
        .can("end-turn");
}

#[test]
fn a_derringer_shoots_well_and_hurts_if_it_hits_well() {
    let shoot = |token: &str| {
        play("skids-otoole = { play = ['41-derringer'], threat = ['ravenous-ghoul'] }")
            .choose("use 41-derringer")
            .tests(5, 3)
            .token(token)
    };
    shoot("0")
        .expect("skids-otoole = { play = ['41-derringer uses 2'], threat = ['ravenous-ghoul damage 2'] }");
    shoot("-1").expect("skids-otoole.threat = ['ravenous-ghoul damage 1']");
}

#[test]
fn leo_gives_another_action_each_turn() {
    play("skids-otoole = { hand = ['leo-de-luca'], resources = 6, actions = 1 }")
        .choose("play leo-de-luca")
        .expect("skids-otoole = { actions = 1, resources = 0 }");
    play("at = 'investigation'; skids-otoole.play = ['leo-de-luca']").expect("skids-otoole.actions = 4");
    play("at = 'investigation'; skids-otoole.play = ['01054']").expect("skids-otoole.actions = 4");
}

#[test]
fn only_one_leo_is_in_play() {
    play("skids-otoole = { play = ['leo-de-luca'], hand = ['01054'], resources = 9 }")
        .refuses("play 01054", "lcg:unique.2");
}

#[test]
fn hard_knocks_turn_resources_into_force_and_swiftness() {
    play("skids-otoole = { play = ['hard-knocks'], threat = ['ravenous-ghoul'], resources = 1 }")
        .choose("fight ravenous-ghoul")
        .choose("use hard-knocks 1")
        .tests(4, 3)
        .rolls();
}

#[test]
fn the_elusive_get_away_to_a_place_without_enemies() {
    play(
        "skids-otoole = { hand = ['elusive'], at = 'hallway', threat = ['ghoul-minion'], actions = 0 }
        places = { hallway = {}, attic = { revealed = true }, cellar = {}, parlor = { revealed = true, cards = ['swarm-of-rats'] } }",
    )
    .choose("play elusive")
    .expect("skids-otoole = { at = 'attic', threat = [], damage = 0, horror = 1 }; places.hallway.cards = ['ghoul-minion']");
}

#[test]
fn a_backstab_strikes_from_behind_without_provoking() {
    play("skids-otoole = { hand = ['backstab'], threat = ['flesh-eater', 'ghoul-minion'] }")
        .choose("play backstab")
        .choose("flesh-eater")
        .tests(4, 4)
        .expect("skids-otoole.damage = 0")
        .token("0")
        .expect("skids-otoole = { threat = ['flesh-eater damage 3', 'ghoul-minion'], resources = 2 }");
    play("skids-otoole = { hand = ['backstab'] }").refuses("play backstab", "lcg:initiation.2");
}

#[test]
fn a_sneak_attack_needs_an_exhausted_enemy() {
    play("skids-otoole = { hand = ['sneak-attack'], threat = ['flesh-eater'] }")
        .refuses("play sneak-attack", "lcg:initiation.2");
    play("skids-otoole.hand = ['sneak-attack']; places.study.cards = ['flesh-eater exhausted']")
        .choose("play sneak-attack")
        .expect("places.study.cards = ['flesh-eater exhausted damage 2']");
}

#[test]
fn an_opportunist_comes_back_after_a_great_success() {
    play("skids-otoole = { hand = ['opportunist'], resources = 1 }; bag = ['+1', '0']")
        .choose("investigate")
        .choose("commit opportunist")
        .tests(4, 2)
        .token("+1")
        .expect("skids-otoole = { hand = ['opportunist'], discards = [] }")
        .choose("investigate")
        .choose("commit opportunist")
        .token("0")
        .expect("skids-otoole = { hand = [], discards = ['opportunist'] }");
}

#[test]
fn an_opportunist_helps_nobody_else() {
    play("at = 'turn roland-banks'; roland-banks = {}; skids-otoole.hand = ['opportunist']")
        .choose("investigate")
        .rolls();
}

#[test]
fn a_cat_burglar_slips_away_unprovoked() {
    play(
        "skids-otoole = { play = ['cat-burglar'], at = 'hallway', threat = ['ghoul-minion'] }
        places = { hallway = {}, attic = {}, cellar = {}, parlor = {} }",
    )
    .choose("use cat-burglar")
    .offers(&["attic", "cellar"])
    .choose("cellar")
    .choose("damage skids-otoole")
    .expect(
        "skids-otoole = { at = 'cellar', damage = 1, play = ['cat-burglar exhausted'], threat = [], actions = 2 }
        places.hallway.cards = ['ghoul-minion']",
    );
    play("skids-otoole = { play = ['cat-burglar'], threat = ['swarm-of-rats'] }")
        .choose("evade swarm-of-rats")
        .tests(5, 3);
}

#[test]
fn a_sure_gamble_turns_a_minus_into_a_plus() {
    play("skids-otoole.hand = ['sure-gamble']")
        .choose("investigate")
        .token("-4")
        .choose("play sure-gamble")
        .tested(7, 2)
        .expect("skids-otoole = { clues = 1, resources = 3 }");
    play("skids-otoole.hand = ['sure-gamble']").choose("investigate").token("0").tested(3, 2);
}

#[test]
fn a_hot_streak_pays_ten() {
    play("skids-otoole.hand = ['hot-streak']")
        .choose("play hot-streak")
        .expect("skids-otoole.resources = 12");
}

#[test]
fn blades_and_derringers_cut_one_deeper() {
    play("skids-otoole = { play = ['switchblade'], threat = ['flesh-eater'] }; bag = ['+1']")
        .choose("use switchblade")
        .token("+1")
        .expect("skids-otoole = { threat = ['flesh-eater damage 1'], actions = 2 }");
    play("skids-otoole = { play = ['switchblade'], threat = ['ravenous-ghoul'], hand = ['overpower'] }")
        .choose("use switchblade")
        .skip()
        .choose("commit overpower")
        .tests(5, 3)
        .token("0")
        .choose("ravenous-ghoul")
        .expect("skids-otoole.threat = ['ravenous-ghoul damage 2']");
}

#[test]
fn pickpocketing_is_for_the_own_evasions() {
    play("at = 'turn daisy-walker'; skids-otoole = { play = ['pickpocketing'] }; daisy-walker.threat = ['ghoul-minion']")
        .choose("evade ghoul-minion")
        .token("0")
        .asks("daisy-walker")
        .can("end-turn")
        .expect("skids-otoole.play = ['pickpocketing']; places.study.cards = ['ghoul-minion exhausted']");
}

#[test]
fn hard_knocks_turn_resources_into_swiftness() {
    play("roland-banks = { play = ['hard-knocks'], threat = ['swarm-of-rats'], resources = 1 }")
        .choose("evade swarm-of-rats")
        .cannot("use hard-knocks 1")
        .choose("use hard-knocks 2")
        .tests(3, 3)
        .expect("roland-banks.resources = 0")
        .rolls();
}

#[test]
fn the_elusive_leave_only_their_own_enemies_and_only_in_their_turn() {
    play(
        "at = 'turn skids-otoole'; skids-otoole = { hand = ['elusive'], at = 'hallway', threat = ['ghoul-minion'] }
        roland-banks = { at = 'hallway', threat = ['swarm-of-rats exhausted'] }
        places = { hallway = {}, attic = { revealed = true }, cellar = { revealed = true } }",
    )
    .choose("play elusive")
    .offers(&["attic", "cellar"])
    .choose("attic")
    .expect("roland-banks.threat = ['swarm-of-rats exhausted', 'ghoul-minion']; skids-otoole.threat = []");
    play("at = 'turn roland-banks'; roland-banks = {}; skids-otoole = { hand = ['elusive'], threat = ['ghoul-minion'] }")
        .cannot_step_in("skids-otoole", "play elusive");
}

#[test]
fn a_sneak_attack_is_for_enemies_here() {
    play(
        "skids-otoole = { hand = ['sneak-attack'], at = 'hallway' }
        places = { hallway = {}, attic = { cards = ['flesh-eater exhausted'] } }",
    )
    .refuses("play sneak-attack", "lcg:initiation.2");
}

#[test]
fn a_cat_burglar_leads_her_friend_away_and_goes_one_place_far() {
    play(
        "at = 'turn skids-otoole'; skids-otoole = { play = ['cat-burglar'], at = 'attic', threat = ['ghoul-minion'] }
        roland-banks = { at = 'attic', threat = ['swarm-of-rats exhausted'] }
        places = { hallway = {}, attic = {}, cellar = {} }",
    )
    .choose("use cat-burglar")
    .expect("skids-otoole = { at = 'hallway', threat = [] }; roland-banks.threat = ['swarm-of-rats exhausted', 'ghoul-minion']");
}

#[test]
fn a_sure_gamble_is_for_the_own_token() {
    play("at = 'turn roland-banks'; roland-banks = {}; skids-otoole.hand = ['sure-gamble']")
        .choose("investigate")
        .token("-4")
        .asks("roland-banks")
        .can("end-turn");
}

#[test]
fn a_sure_gamble_leaves_a_nightgaunt_nothing_to_double() {
    play(
        "scenario = 'the-midnight-masks'; skids-otoole = { at = 'rivertown', hand = ['sure-gamble'], threat = ['hunting-nightgaunt'] }
        places.rivertown = {}; bag = ['-3']",
    )
    .choose("evade hunting-nightgaunt")
    .token("-3")
    .choose("play sure-gamble")
    .tested(7, 1);
}

#[test]
fn a_sure_gamble_comes_after_the_token_that_is_kept() {
    play(
        "wendy-adams = { hand = ['sure-gamble', 'knife'], play = ['grotesque-statue'] }; bag = ['-1', '-2']",
    )
    .choose("investigate")
    .choose("use grotesque-statue")
    .roll("-1 -2")
    .choose("token 1")
    .cannot("play sure-gamble")
    .skip()
    .choose("play sure-gamble")
    .tested(4, 2);
}
