//! Enemies: engaging, hunting, spawning.

use rulebook::covers;

use crate::common::*;

#[test]
fn an_enemy_that_spawns_beside_you_engages_you() {
    play(
        "at = 'mythos'; daisy-walker.at = 'hallway'; roland-banks.at = 'attic'; lead = 'daisy-walker'
        encounters = ['flesh-eater']; places = { hallway = {}, attic = {} }",
    )
    .draw("flesh-eater")
    .expect("roland-banks.threat = ['flesh-eater']");
}

#[test]
fn a_hunter_that_walks_in_engages_you() {
    play("at = 'enemy'; roland-banks.at = 'hallway'; places = { hallway = {}, attic = { cards = ['swarm-of-rats'] } }")
        .expect("roland-banks = { threat = ['swarm-of-rats'], damage = 1 }; places.attic.cards = []");
}

#[test]
fn walking_in_on_an_enemy_engages_it_unless_it_is_exhausted() {
    let house = |how: &str| {
        play(&format!(
            "roland-banks.at = 'hallway'; places = {{ hallway = {{}}, attic = {{ cards = ['ghoul-minion{how}'] }} }}"
        ))
        .choose("move attic")
    };
    house("").expect("roland-banks = { threat = ['ghoul-minion'], horror = 1, damage = 0 }");
    house(" exhausted").expect("roland-banks.threat = []; places.attic.cards = ['ghoul-minion exhausted']");
}

#[test]
fn hunters_choose_the_nearest_and_the_lead_decides_between_equals() {
    play(
        "at = 'enemy'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'
        places = { attic = {}, cellar = {}, hallway = { cards = ['swarm-of-rats'] } }",
    )
    .asks("roland-banks")
    .offers(&["attic", "cellar"])
    .choose("cellar")
    .expect("daisy-walker = { threat = ['swarm-of-rats'], damage = 1 }");
    play(
        "at = 'enemy'; roland-banks.at = 'hallway'; daisy-walker.at = 'cellar'
        places = { attic = { cards = ['swarm-of-rats'] }, cellar = {}, hallway = {} }",
    )
    .expect("roland-banks.threat = ['swarm-of-rats']");
}

#[test]
fn prey_decides_between_equally_near_investigators() {
    play(
        "at = 'enemy'; roland-banks.at = 'attic'; daisy-walker.at = 'cellar'; lead = 'daisy-walker'
        places = { attic = {}, cellar = {}, hallway = { cards = ['ghoul-priest'] } }",
    )
    .expect("roland-banks.threat = ['ghoul-priest']");
}

#[test]
fn exhausted_or_engaged_hunters_stay() {
    play("at = 'enemy'; roland-banks.at = 'hallway'; places = { hallway = {}, attic = { cards = ['swarm-of-rats exhausted'] } }")
        .expect("places.attic.cards = ['swarm-of-rats']; roland-banks.damage = 0");
}

#[test]
fn a_ready_enemy_engages_somebody_else_at_once() {
    play("at = 'turn roland-banks'; roland-banks.threat = ['ravenous-ghoul']; daisy-walker = {}; places.study.clues = 0")
        .choose("evade ravenous-ghoul")
        .token("+1")
        .expect("daisy-walker.threat = []; places.study.cards = ['ravenous-ghoul exhausted']");
}

#[test]
fn a_miss_at_one_that_retaliates_is_answered() {
    covers!("lcg:retaliate.1");
    play("roland-banks.threat = ['ghoul-priest']")
        .choose("fight ghoul-priest")
        .token("-1")
        .expect("roland-banks = { damage = 2, horror = 2, threat = ['ghoul-priest'] }")
        .choose("evade ghoul-priest")
        .token("-1")
        .expect("roland-banks = { damage = 2, horror = 2 }");
}

#[test]
fn a_massive_enemy_fights_everybody_beside_it() {
    covers!("lcg:massive.1");
    play("at = 'turn roland-banks'; roland-banks = {}; daisy-walker = {}; places.study.cards = ['umordhoth']")
        .cannot("engage umordhoth")
        .can("evade umordhoth")
        .choose("resource")
        .expect("roland-banks = { damage = 3, horror = 3 }; daisy-walker.damage = 0; places.study.cards = ['umordhoth']");
    play("at = 'turn roland-banks'; roland-banks = {}; places.study.cards = ['umordhoth exhausted']")
        .cannot("evade umordhoth");
}
