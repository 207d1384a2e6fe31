//! Effects: must, forced, surge, peril, attachments.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn those_who_must_choose_take_what_changes_something() {
    covers!("lcg:must.1");
    play("at = 'mythos'; roland-banks.clues = 0; encounters = ['hunting-shadow']")
        .draw("hunting-shadow")
        .refuses("part 1", "lcg:must.1")
        .choose("part 2")
        .expect("roland-banks.damage = 2");
    play("at = 'mythos'; roland-banks.clues = 1; encounters = ['hunting-shadow']")
        .draw("hunting-shadow")
        .choose("part 1")
        .expect("roland-banks = { damage = 0, clues = 0 }");
}

#[test]
fn in_peril_nobody_helps() {
    covers!("lcg:peril.1");
    let chosen =
        play("at = 'mythos'; roland-banks = {}; encounters = ['hunting-shadow']").draw("hunting-shadow");
    assert_eq!(chosen.seen().peril, Some(chosen.seat("roland-banks")));
    assert_eq!(chosen.choose("part 2").seen().peril, None);
}

#[test]
fn in_peril_nobody_else_commits_or_uses_anything() {
    covers!("lcg:peril.1");
    let pit = |keywords: &str| {
        format!(
            "(
                code: \"m1\", title: \"pit\", type: treachery, set: \"made-up\", keywords: [{keywords}],
                abilities: [(when: Revelation, does: Test(of: [agility], against: N(3), fail: Take(damage: N(1))))],
            )"
        )
    };
    let drawn = |keywords: &str| {
        play_with(
            &pit(keywords),
            "at = 'mythos'; roland-banks = {}; encounters = ['pit']
            daisy-walker = { hand = ['manual-dexterity'], play = ['forbidden-knowledge'] }",
        )
        .draw("pit")
    };
    drawn("").asks("daisy-walker").choose("pass").offers(&["commit manual-dexterity"]);
    drawn("peril").rolls();
}

/// During peril, only the affected investigator may commit cards, even to tests of others.
#[test]
fn in_peril_others_commit_not_even_to_their_own_tests() {
    covers!("lcg:peril.1");
    play(
        "at = 'mythos'; scenario = 'the-devourer-below'; agenda = 2; doom = 2; encounters = ['offer-of-power']
        roland-banks = { at = 'main-path', hand = ['guts'], deck = ['knife', 'machete'] }
        daisy-walker = { at = 'main-path', hand = ['guts'] }; places.main-path = {}",
    )
    .draw("offer-of-power")
    .choose("part 1")
    .draw("knife machete")
    .asks("roland-banks")
    .offers(&["commit guts"])
    .skip()
    .token("0")
    .roll("hypochondria")
    .asks("roland-banks")
    .offers(&["commit guts"])
    .skip()
    .rolls();
}

#[test]
fn surge_brings_another_card() {
    covers!("lcg:surge.1");
    play("at = 'mythos'; roland-banks.clues = 0; encounters = ['false-lead', 'swarm-of-rats']")
        .draw("false-lead")
        .draw("swarm-of-rats")
        .expect("roland-banks.threat = ['swarm-of-rats']; encounter-discards = ['false-lead']");
}

#[test]
fn a_forced_ability_that_changes_nothing_does_not_happen() {
    covers!("lcg:forced.2");
    let ends = |how: &str| {
        play(&format!(
            "roland-banks.at = 'hallway'; places = {{ hallway = {{}}, attic = {{ cards = ['umordhoth{how}'] }} }}"
        ))
        .choose("end-turn")
    };
    ends("").never(|event| matches!(event, Event::Forced { .. }));
    ends(" exhausted").happened_times(1, |event| matches!(event, Event::Forced { .. }));
}

#[test]
fn the_lead_orders_what_comes_by_itself_at_one_time() {
    covers!("lcg:simultaneous.2");
    play(
        "at = 'upkeep'; lead = 'daisy-walker'; roland-banks = { threat = ['dissonant-voices'], deck = ['knife'] }
        daisy-walker = { threat = ['dissonant-voices'], deck = ['guts'] }",
    )
    .draw("guts knife")
    .asks("daisy-walker")
    .offers(&["use dissonant-voices", "use dissonant-voices#2"])
    .choose("use dissonant-voices#2")
    .expect("roland-banks.threat = []; daisy-walker.threat = []");
}

#[test]
fn what_is_attached_goes_with_its_host() {
    covers!("lcg:attach.3");
    play("roland-banks.clues = 2; places.study.cards = ['obscuring-fog']")
        .choose("advance")
        .expect("act = 2; encounter-discards = ['obscuring-fog']");
}

#[test]
fn no_skill_falls_below_nothing() {
    covers!("lcg:modifiers.4");
    play("wendy-adams.threat = ['haunted', 'haunted', 'swarm-of-rats']")
        .choose("fight swarm-of-rats")
        .tests(0, 1);
}

#[test]
fn peril_lasts_though_a_weakness_is_drawn_meanwhile() {
    covers!("lcg:peril.1");
    let paid = play(
        "at = 'mythos'; doom = 0; roland-banks.deck = ['paranoia', 'knife', 'guts']; daisy-walker = {}
        encounters = ['offer-of-power']",
    )
    .draw("offer-of-power")
    .choose("part 1")
    .draw("paranoia knife");
    assert_eq!(paid.seen().people[0].hand_size, 1, "Paranoia has been resolved");
    assert_eq!(paid.seen().peril, Some(paid.seat("roland-banks")), "the offer still is");
}

#[test]
fn peril_does_not_reach_the_card_that_surges_after_it() {
    covers!("lcg:peril.1", "lcg:surge.1");
    let cards = "(
        code: \"m1\", title: \"dread\", type: treachery, set: \"made-up\", keywords: [peril, surge],
        abilities: [(when: Revelation, does: Take(horror: N(1)))],
    )";
    play_with(
        cards,
        "at = 'mythos'; roland-banks = {}; daisy-walker.hand = ['guts']; encounters = ['dread', 'rotting-remains']",
    )
    .draw("dread rotting-remains")
    .asks("daisy-walker")
    .offers(&["commit guts"]);
}

#[test]
fn an_enemy_that_finds_no_place_surges_all_the_same() {
    covers!("lcg:surge.1", "lcg:spawn.4");
    let stray = "(
        code: \"m1\", title: \"stray\", type: enemy, set: \"made-up\", health: 1, keywords: [surge],
        enemy: (fight: 1, evade: 1, spawn: At(\"attic\")),
        abilities: [(when: Forced(after, r#in-play), if_: Itself, does: AgendaDoom(n: N(1)))],
    )";
    play_with(stray, "at = 'mythos'; doom = 0; roland-banks = {}; encounters = ['stray', 'swarm-of-rats']")
        .draw("stray swarm-of-rats")
        .expect("doom = 1; roland-banks.threat = ['swarm-of-rats']; encounter-discards = ['stray']");
}
