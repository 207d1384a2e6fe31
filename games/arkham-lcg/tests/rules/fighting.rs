//! Enemies: attacks of opportunity, attacking, evading, engaging, prey, hunter, massive, retaliate.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

/// An aloof enemy.
const ALOOF: &str = r#"(
    code: "90001", title: "shy-thing", type: enemy, set: "rats", traits: [creature], health: 2,
    keywords: [aloof], enemy: (fight: 1, evade: 1, damage: 1),
)"#;

#[test]
fn a_cat_burglar_slips_away_unharmed_because_the_card_says_so() {
    covers!("lcg:golden.1");
    play(
        "skids-otoole = { at = 'attic', play = ['cat-burglar'], threat = ['ghoul-minion'] }
        places = { hallway = {}, attic = {} }",
    )
    .choose("use cat-burglar")
    .can("end-turn")
    .expect("skids-otoole = { damage = 0, play = ['cat-burglar exhausted'], actions = 2 }");
}

#[test]
fn fighting_and_evading_provoke_nothing() {
    covers!("lcg:attack-of-opportunity.1");
    play("roland-banks.threat = ['ghoul-minion']")
        .choose("fight ghoul-minion")
        .token("0")
        .choose("evade ghoul-minion")
        .token("-4")
        .expect("roland-banks = { damage = 0, threat = ['ghoul-minion damage 1'] }");
    play("roland-banks.threat = ['ghoul-minion exhausted']")
        .choose("resource")
        .expect("roland-banks = { damage = 0, resources = 6 }");
}

#[test]
fn an_ability_of_two_actions_provokes_one_attack() {
    covers!("lcg:attack-of-opportunity.3", "lcg:activate-action.1");
    play("roland-banks.threat = ['swarm-of-rats', 'haunted']").choose("use haunted").expect(
        "roland-banks = { damage = 1, actions = 1, threat = ['swarm-of-rats'], discards = ['haunted'] }",
    );
    play("roland-banks = { actions = 1, threat = ['haunted'] }").refuses("use haunted", "lcg:framework.14");
}

#[test]
fn an_attack_of_opportunity_leaves_the_enemy_ready_and_the_action_goes_on() {
    covers!("lcg:attack-of-opportunity.4", "lcg:attack-of-opportunity.5");
    play("roland-banks.threat = ['ghoul-minion']")
        .choose("resource")
        .expect("roland-banks = { damage = 1, horror = 1, resources = 6, threat = ['ghoul-minion'] }");
    play("roland-banks = { damage = 8, threat = ['ghoul-minion'] }; daisy-walker = {}")
        .choose("resource")
        .expect("roland-banks = { fate = 'wounded', resources = 0 }");
}

#[test]
fn an_attack_of_opportunity_is_an_attack_for_those_who_answer_attacks() {
    covers!("lcg:attack-of-opportunity.6");
    play("roland-banks = { hand = ['dodge'], threat = ['ghoul-minion'] }")
        .choose("resource")
        .choose("play dodge")
        .expect("roland-banks = { damage = 0, resources = 5 }");
}

#[test]
fn any_enemy_at_the_location_can_be_attacked() {
    covers!("lcg:fight-action.2");
    play(
        "roland-banks.at = 'hallway'; daisy-walker = { at = 'hallway', threat = ['ghoul-minion'] }
        places = { hallway = { cards = ['icy-ghoul exhausted'] }, attic = { cards = ['flesh-eater'] } }",
    )
    .can("fight ghoul-minion")
    .can("fight icy-ghoul")
    .cannot("fight flesh-eater");
}

#[test]
fn a_ready_enemy_engages_whoever_walks_in_and_an_exhausted_one_does_not() {
    covers!("lcg:enemy-engagement.4");
    let walks = |enemy: &str| {
        let text = format!("places = {{ hallway = {{}}, attic = {{ cards = ['{enemy}'] }} }}");
        play(&format!("roland-banks.at = 'hallway'; {text}")).choose("move attic")
    };
    walks("ghoul-minion").expect("roland-banks.threat = ['ghoul-minion']");
    walks("ghoul-minion exhausted")
        .expect("roland-banks.threat = []; places.attic.cards = ['ghoul-minion exhausted']");
}

#[test]
fn engaging_takes_on_an_exhausted_enemy_and_frees_another_investigator() {
    covers!("lcg:engage-action.1", "lcg:engage-action.2");
    play("roland-banks = {}; places.study.cards = ['ghoul-minion exhausted']")
        .choose("engage ghoul-minion")
        .expect("roland-banks = { threat = ['ghoul-minion exhausted'], actions = 2 }");
    play("roland-banks = {}; daisy-walker.threat = ['ghoul-minion']")
        .choose("engage ghoul-minion")
        .expect("roland-banks.threat = ['ghoul-minion']; daisy-walker.threat = []");
}

#[test]
fn evading_needs_a_successful_test_of_agility() {
    covers!("lcg:evade-action.1");
    let evades =
        |token: &str| play("wendy-adams.threat = ['ghoul-minion']").choose("evade ghoul-minion").token(token);
    evades("0")
        .tested(4, 2)
        .expect("wendy-adams.threat = []; places.study.cards = ['ghoul-minion exhausted']");
    evades("-4").tested(0, 2).expect("wendy-adams.threat = ['ghoul-minion']");
}

#[test]
fn a_stray_cat_leads_an_enemy_away_without_a_test() {
    covers!("lcg:evade-action.2");
    play("wendy-adams = { play = ['stray-cat'], threat = ['ghoul-minion'] }")
        .choose("use stray-cat")
        .never(|event| matches!(event, Event::Test { .. }))
        .expect("wendy-adams = { threat = [], discards = ['stray-cat'] }; places.study.cards = ['ghoul-minion exhausted']");
}

#[test]
fn a_cancelled_attack_does_nothing_but_the_enemy_has_made_it() {
    covers!("lcg:cancel.1", "lcg:cancel.2");
    play("at = 'enemy'; roland-banks = { hand = ['dodge'], threat = ['ghoul-minion'], deck = ['guts'] }")
        .choose("play dodge")
        .happened_times(1, |event| matches!(event, Event::Exhausted(_)))
        .expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn an_enemy_engages_its_prey() {
    covers!("lcg:prey.2");
    play("at = 'upkeep'; roland-banks.damage = 6; daisy-walker.damage = 1; places.study.cards = ['ravenous-ghoul exhausted']")
        .expect("roland-banks.threat = ['ravenous-ghoul']; daisy-walker.threat = []");
}

#[test]
fn health_left_is_what_prey_goes_by() {
    covers!("lcg:health-damage.8");
    play("at = 'upkeep'; roland-banks.damage = 6; daisy-walker.damage = 1; places.study.cards = ['ravenous-ghoul exhausted']")
        .expect("roland-banks.threat = ['ravenous-ghoul']");
    play("at = 'upkeep'; roland-banks.damage = 4; daisy-walker.damage = 1; places.study.cards = ['ravenous-ghoul exhausted']")
        .expect("daisy-walker.threat = ['ravenous-ghoul']");
}

#[test]
fn a_hunter_follows_its_prey_among_those_equally_near() {
    covers!("lcg:prey.3");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'
        places = { hallway = { cards = ['ghoul-priest'] }, attic = {}, cellar = {} }",
    )
    .expect("roland-banks.threat = ['ghoul-priest']; daisy-walker.threat = []");
}

#[test]
fn a_hunter_with_nobody_to_prefer_goes_where_the_lead_investigator_says() {
    covers!("lcg:hunter.2");
    play(
        "at = 'enemy'; lead = 'daisy-walker'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'
        places = { hallway = { cards = ['swarm-of-rats'] }, attic = {}, cellar = {} }",
    )
    .asks("daisy-walker")
    .offers(&["attic", "cellar"])
    .choose("attic")
    .expect("roland-banks.threat = ['swarm-of-rats']");
}

#[test]
fn an_enemy_with_one_prey_alone_follows_and_engages_nobody_else() {
    covers!("lcg:prey.4");
    play(
        "at = 'enemy'; roland-banks.at = 'hallway'; skids-otoole.at = 'attic'
        places = { hallway = { cards = ['mob-enforcer of skids-otoole'] }, attic = {} }",
    )
    .expect("roland-banks.threat = []; skids-otoole.threat = ['mob-enforcer']");
}

#[test]
fn prey_does_not_decide_whom_a_drawn_enemy_fights() {
    covers!("lcg:prey.5");
    play("at = 'mythos'; roland-banks = {}; daisy-walker.damage = 4; encounters = ['ravenous-ghoul']")
        .draw("ravenous-ghoul")
        .expect("roland-banks.threat = ['ravenous-ghoul']; daisy-walker.threat = []");
}

#[test]
fn hunters_step_towards_the_nearest_investigator() {
    covers!("lcg:hunter.1");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'
        places = { attic = {}, hallway = {}, cellar = { cards = ['swarm-of-rats', 'ghoul-minion'] } }",
    )
    .expect("places = { hallway.cards = ['swarm-of-rats'], cellar.cards = ['ghoul-minion'] }");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'
        places = { attic = {}, hallway = {}, cellar = { cards = ['swarm-of-rats exhausted'] } }",
    )
    .expect("places = { hallway.cards = [], cellar.cards = ['swarm-of-rats'] }");
}

#[test]
fn a_hunter_whose_way_is_blocked_stays() {
    covers!("lcg:hunter.3");
    let barred = |enemy: &str| {
        play(&format!(
            "at = 'enemy'; roland-banks.at = 'attic'
            places = {{ attic = {{ cards = ['barricade'] }}, hallway = {{ cards = ['{enemy}'] }} }}"
        ))
    };
    barred("swarm-of-rats").expect("places.hallway.cards = ['swarm-of-rats']; roland-banks.threat = []");
    barred("ghoul-priest").expect("roland-banks.threat = ['ghoul-priest']");
}

/// Among equally short ways the lead investigator may choose a barred one.
#[test]
fn a_hunter_stays_if_the_lead_investigator_sends_it_into_a_barricade() {
    covers!("lcg:lead-investigator.2");
    let barred = || {
        play(
            "at = 'enemy'; lead = 'daisy-walker'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'
            places = { hallway = { cards = ['swarm-of-rats'] }, attic = { cards = ['barricade'] }, cellar = {} }",
        )
        .asks("daisy-walker")
        .offers(&["attic", "cellar"])
    };
    barred().choose("attic").expect("places.hallway.cards = ['swarm-of-rats']; daisy-walker.threat = []");
    barred().choose("cellar").expect("daisy-walker.threat = ['swarm-of-rats']");
}

#[test]
fn a_blocked_way_counts_for_who_is_nearest() {
    covers!("lcg:nearest.1");
    // Roland is one step away behind a barricade; Daisy is not preferred for being reachable.
    play(
        "at = 'enemy'; scenario = 'the-midnight-masks'; roland-banks.at = 'easttown'; daisy-walker.at = 'your-house'
        [places]
        rivertown = {}
        your-house = {}
        northside = {}
        miskatonic-university = {}
        easttown = { cards = ['barricade'] }
        downtown = { cards = ['swarm-of-rats'] }",
    )
    .expect("places.downtown.cards = ['swarm-of-rats']");
}

#[test]
fn aloof_enemies_keep_to_themselves() {
    covers!("lcg:aloof.1", "lcg:aloof.2", "lcg:aloof.4");
    play_with(ALOOF, "at = 'upkeep'; roland-banks = {}; places.study.cards = ['shy-thing exhausted']")
        .expect("roland-banks.threat = []; places.study.cards = ['shy-thing']");
    play_with(ALOOF, "at = 'mythos'; roland-banks = {}; encounters = ['shy-thing']")
        .draw("shy-thing")
        .expect("roland-banks.threat = []; places.study.cards = ['shy-thing']")
        .refuses("fight shy-thing", "lcg:aloof.4");
    play_with(ALOOF, "roland-banks.play = ['machete']; places.study.cards = ['shy-thing']")
        .refuses("use machete", "lcg:triggered.6");
}

#[test]
fn the_engage_action_takes_on_an_aloof_enemy() {
    covers!("lcg:aloof.3");
    play_with(ALOOF, "roland-banks = {}; places.study.cards = ['shy-thing']")
        .choose("engage shy-thing")
        .expect("roland-banks.threat = ['shy-thing']")
        .can("fight shy-thing");
}

const RITUAL: &str =
    "scenario = 'the-devourer-below'; roland-banks.at = 'main-path'; daisy-walker.at = 'main-path'";

#[test]
fn a_massive_enemy_fights_everybody_while_it_is_ready() {
    covers!("lcg:massive.2", "lcg:massive.3");
    let beside = |enemy: &str| play(&format!("{RITUAL}; places.main-path.cards = ['{enemy}']"));
    beside("umordhoth").can("evade umordhoth").cannot("engage umordhoth").choose("resource").expect(
        "roland-banks = { damage = 3, horror = 3, threat = [] }; daisy-walker = { damage = 0, horror = 0, threat = [] }",
    );
    beside("umordhoth exhausted")
        .cannot("evade umordhoth")
        .choose("resource")
        .expect("roland-banks = { damage = 0, horror = 0 }");
}

#[test]
fn a_massive_enemy_attacks_everybody_before_it_exhausts() {
    covers!("lcg:massive.4");
    play(&format!("at = 'enemy'; {RITUAL}; lead = 'daisy-walker'; places.main-path.cards = ['umordhoth']"))
        .asks("daisy-walker")
        .offers(&["roland-banks", "daisy-walker"])
        .choose("roland-banks")
        .happened_times(1, |event| matches!(event, Event::Exhausted(_)))
        .expect("roland-banks = { damage = 3, horror = 3 }; daisy-walker = { damage = 3, horror = 3 }");
}

#[test]
fn retaliation_comes_whomever_the_enemy_fights() {
    covers!("lcg:retaliate.2");
    play("roland-banks = {}; daisy-walker.threat = ['wizard-of-the-order']")
        .choose("fight wizard-of-the-order")
        .token("-4")
        .expect("roland-banks.damage = 1");
}

/// With two identical enemies, the event says which one is attacked.
#[test]
fn whoever_attacks_or_evades_says_whom() {
    let two = || play("roland-banks.threat = ['ghoul-minion', 'ghoul-minion']");
    let against = |event: &Event| matches!(event, Event::Test { enemy: Some(_), .. });
    two().choose("fight ghoul-minion").happened_times(1, against);
    two().choose("evade ghoul-minion").happened_times(1, against);
    play("").choose("investigate").never(against);
}
