//! Elimination of investigators and their cards.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

/// Roland is defeated by rats at Daisy's location.
const FALLS: &str = "at = 'turn roland-banks'
    roland-banks = { damage = 8, clues = 2, threat = ['swarm-of-rats', 'frozen-in-fear', 'haunted'], play = ['machete'], hand = ['guts'] }
    daisy-walker = {}; places.study.clues = 1";

#[test]
fn the_fallen_leave_their_clues_and_enemies_behind() {
    covers!("lcg:elimination.2", "lcg:elimination.4", "lcg:elimination.5", "lcg:elimination.6");
    play(FALLS)
        .choose("draw")
        .expect(
            "roland-banks = { fate = 'wounded', physical-trauma = 1, mental-trauma = 0, clues = 0, threat = [], play = [], hand = [], resources = 0 }
            daisy-walker.threat = ['swarm-of-rats']; places.study.clues = 3; encounter-discards = ['frozen-in-fear']; lead = 'daisy-walker'",
        )
        .asks("daisy-walker");
}

#[test]
fn the_mad_suffer_in_mind() {
    covers!("lcg:trauma.1");
    play("roland-banks = { horror = 4, threat = ['ghoul-minion'] }")
        .choose("resource")
        .ended(0)
        .expect("roland-banks = { fate = 'mad', physical-trauma = 0, mental-trauma = 1 }");
}

#[test]
fn whoever_falls_both_ways_at_once_chooses_the_trauma() {
    covers!("lcg:trauma.1");
    play("roland-banks = { horror = 4, damage = 8, threat = ['ghoul-minion'] }")
        .choose("resource")
        .offers(&["part 1", "part 2"])
        .choose("part 2")
        .ended(0)
        .expect("roland-banks = { fate = 'mad', physical-trauma = 0, mental-trauma = 1 }");
}

#[test]
fn whoever_falls_both_ways_with_the_last_enemy_chooses_the_trauma() {
    covers!("lcg:trauma.1");
    let ruin = "(
        code: \"m1\", title: \"ruin\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, fight), does: Deal(damage: N(20), horror: N(20), to: Each((of: Anybody, at: Here))))],
    )";
    let ruined = |story: &str| {
        play_with(
            ruin,
            &format!(
                "{story} act = 3; at = 'turn roland-banks'; roland-banks = {{ hand = ['ruin'], threat = ['ghoul-priest'] }}
                daisy-walker = {{}}; skids-otoole.at = 'attic'; places = {{ study = {{}}, attic = {{}} }}"
            ),
        )
        .choose("play ruin")
        .by_rule("lcg:must.1")
        .choose("part 2")
    };
    ruined("")
        .asks("roland-banks")
        .by_rule("lcg:trauma.1")
        .offers(&["part 1", "part 2"])
        .choose("part 2")
        .asks("daisy-walker")
        .choose("part 1")
        .ended(2)
        .expect("roland-banks = { fate = 'mad', physical-trauma = 0, mental-trauma = 1 }")
        .expect("daisy-walker = { fate = 'wounded', physical-trauma = 1, mental-trauma = 0 }")
        .expect("skids-otoole = { at = 'attic', damage = 0 }");
    ruined("story.standalone = true;")
        .ended(2)
        .expect("roland-banks = { physical-trauma = 0, mental-trauma = 0 }");
}

#[test]
fn the_scenario_ends_when_nobody_is_left() {
    covers!("lcg:elimination.8");
    play("roland-banks = { damage = 8, threat = ['swarm-of-rats'] }").choose("draw").ended(0);
    play(FALLS).choose("draw").goes_on();
}

#[test]
fn for_those_who_leave_the_game_ends_before_their_cards_go() {
    covers!("lcg:elimination.1");
    play("roland-banks = { at = 'parlor', threat = ['cover-up clues 3'] }; daisy-walker.at = 'hallway'; places = { parlor = {}, hallway = {} }")
        .choose("use parlor 1")
        .expect("roland-banks = { fate = 'resigned', physical-trauma = 0, mental-trauma = 1 }");
}

#[test]
fn what_the_fallen_own_but_do_not_hold_stays_until_it_leaves() {
    covers!("lcg:elimination.3");
    play(
        "at = 'turn roland-banks'; roland-banks = { damage = 8, threat = ['swarm-of-rats'] }
        daisy-walker.play = ['beat-cop of roland-banks']",
    )
    .choose("resource")
    .expect("daisy-walker = { threat = ['swarm-of-rats'], play = ['beat-cop of roland-banks'] }")
    .choose("use beat-cop")
    .expect("daisy-walker = { threat = [], play = [], discards = [] }; roland-banks.discards = []");
}

#[test]
fn in_a_scenario_by_itself_nobody_is_marked_by_defeat() {
    covers!("lcg:standalone.6");
    let falls = |alone: bool| {
        play(&format!(
            "story = {{ standalone = {alone} }}; roland-banks = {{ damage = 8, threat = ['swarm-of-rats'] }}"
        ))
        .choose("draw")
        .ended(0)
    };
    falls(true).expect("roland-banks = { fate = 'wounded', physical-trauma = 0 }");
    falls(false).expect("roland-banks = { fate = 'wounded', physical-trauma = 1 }");
}

#[test]
fn those_who_resign_have_no_trauma() {
    play("roland-banks.at = 'parlor'; places.parlor = {}")
        .choose("use parlor 1")
        .ended(0)
        .expect("roland-banks = { fate = 'resigned', physical-trauma = 0, mental-trauma = 0 }");
}

#[test]
fn resigning_provokes_nobody() {
    play("roland-banks = { at = 'parlor', threat = ['ghoul-minion'] }; daisy-walker.at = 'hallway'; places = { parlor = {}, hallway = {} }")
        .choose("use parlor 1")
        .expect("roland-banks = { fate = 'resigned', damage = 0 }; places.parlor.cards = ['ghoul-minion']");
}

#[test]
fn those_who_are_left_name_the_new_lead() {
    covers!("lcg:elimination.7");
    play(
        "at = 'turn roland-banks'; roland-banks = { damage = 8, threat = ['swarm-of-rats'] }
        daisy-walker = {}; skids-otoole = {}",
    )
    .choose("draw")
    .asks("daisy-walker")
    .offers(&["daisy-walker", "skids-otoole"])
    .choose("skids-otoole")
    .expect("lead = 'skids-otoole'");
}

#[test]
fn weaknesses_go_with_the_one_who_bears_them() {
    covers!("lcg:elimination.1");
    play(
        "at = 'turn roland-banks'; roland-banks = { damage = 8, threat = ['mob-enforcer', 'swarm-of-rats'] }
        daisy-walker = {}",
    )
    .choose("draw")
    .choose("swarm-of-rats")
    .expect(
        "roland-banks.fate = 'wounded'; daisy-walker.threat = ['swarm-of-rats']; places.study.cards = []
        encounter-discards = []",
    );
}

#[test]
fn when_the_lead_falls_in_the_middle_of_a_step_the_others_still_have_it_once_each() {
    covers!("lcg:framework.5");
    play(
        "at = 'mythos'; roland-banks.damage = 8; daisy-walker = {}; skids-otoole = {}
        encounters = ['grasping-hands', 'swarm-of-rats', 'ghoul-minion']",
    )
    .draw("grasping-hands")
    .token("-4")
    .choose("skids-otoole")
    .draw("swarm-of-rats ghoul-minion")
    .expect(
        "lead = 'skids-otoole'; skids-otoole.threat = ['swarm-of-rats']; daisy-walker.threat = ['ghoul-minion']",
    )
    .goes_on();
}

#[test]
fn when_the_lead_falls_to_an_attack_everybody_else_is_still_attacked_once() {
    covers!("lcg:framework.28");
    play(
        "at = 'turn roland-banks'; places = { attic = {}, hallway = {} }
        roland-banks = { at = 'attic', damage = 8, threat = ['swarm-of-rats'] }
        daisy-walker = { at = 'hallway', done = true, threat = ['ghoul-minion'] }
        skids-otoole = { at = 'hallway', done = true, threat = ['icy-ghoul'] }",
    )
    .choose("end-turn")
    .choose("skids-otoole")
    .expect("roland-banks.fate = 'wounded'; daisy-walker.damage = 1; skids-otoole.damage = 2");
}

#[test]
fn whoever_can_bear_no_more_is_defeated_whatever_has_changed_that() {
    covers!("lcg:defeat.2");
    play("at = 'mythos'; roland-banks.horror = 4; encounters = ['dreams-of-rlyeh']")
        .draw("dreams-of-rlyeh")
        .ended(0)
        .expect("roland-banks = { fate = 'mad', mental-trauma = 1 }");
    let comfort = "(
        code: \"m1\", title: \"comfort\", type: asset, class: neutral, cost: 0, constants: [Sanity(1)],
        abilities: [(when: Free, cost: [DiscardThis], does: Resources(N(1)))],
    )";
    play_with(comfort, "roland-banks = { horror = 5, play = ['comfort'] }")
        .choose("use comfort")
        .ended(0)
        .expect("roland-banks.fate = 'mad'");
}

#[test]
fn a_test_that_waits_for_an_action_begins_though_whoever_acted_is_out() {
    covers!("lcg:skill-test.9");
    let trial = "(
        code: \"m1\", title: \"trial\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, plain), does: All([
            Test(
                of: [willpower], against: N(0),
                pass: Everybody(Test(of: [intellect], against: N(1), fail: Take(damage: N(1)))),
            ),
            Take(damage: N(9)),
        ]))],
    )";
    let tried = |roland: &str| {
        play_with(
            trial,
            &format!(
                "at = 'turn roland-banks'; roland-banks = {{ hand = ['trial'], {roland} }}; daisy-walker.at = 'attic'
                places = {{ attic = {{}}, study = {{}} }}"
            ),
        )
        .choose("play trial")
    };
    let over = |play: Play| assert!(play.game().open.people.iter().all(|person| person.busy == 0));
    // In the middle of the action: his own test is skipped, hers begins after the action.
    let tested = tried("").token("0").tests(5, 1).expect("roland-banks.fate = 'wounded'");
    over(tested.token("auto-fail").expect("daisy-walker.damage = 1"));
    // Before it could begin, by an attack.
    over(tried("damage = 8, threat = ['swarm-of-rats']").expect("roland-banks.fate = 'wounded'"));
}

#[test]
fn what_lasts_for_a_turn_ends_with_it_though_its_investigator_is_out() {
    covers!("lcg:lasting-effects.4");
    let hush = "(
        code: \"m1\", title: \"hush\", type: event, class: neutral, cost: 0,
        abilities: [(when: Play(Action, fight), does: Lasting(blank, Each((of: Enemy, at: Here)), turn))],
    )";
    // Blanked only in Roland's turn, the Goat Spawn retaliates in Daisy's.
    play_with(
        hush,
        "at = 'turn roland-banks'; roland-banks = { damage = 8, threat = ['goat-spawn'], hand = ['hush'] }; daisy-walker = {}",
    )
    .choose("play hush")
    .choose("draw")
    .expect("roland-banks.fate = 'wounded'; daisy-walker.threat = ['goat-spawn']")
    .choose("fight goat-spawn")
    .token("-4")
    .expect("daisy-walker.damage = 1");
}

/// Damage or horror after the defeating hit gives no choice of trauma.
#[test]
fn whoever_has_fallen_already_does_not_choose_a_trauma() {
    covers!("lcg:trauma.1");
    play(
        "at = 'turn roland-banks'; scenario = 'the-devourer-below'; places = { main-path = {}, ritual-site = {} }
        roland-banks = { at = 'main-path', damage = 6, horror = 4, hand = ['dynamite-blast'], threat = ['goat-spawn exhausted'] }
        daisy-walker.at = 'ritual-site'",
    )
    .choose("play dynamite-blast")
    .choose("main-path")
    .expect("roland-banks.fate = 'wounded'");
}

#[test]
fn nobody_heals_whoever_is_out() {
    covers!("lcg:elimination.1");
    play(
        "at = 'turn daisy-walker'; daisy-walker.play = ['medical-texts']; roland-banks = {}
        agnes-baker = { damage = 2, horror = 7, play = ['forbidden-knowledge'] }",
    )
    .choose("use medical-texts")
    .choose("agnes-baker")
    .choose("use forbidden-knowledge")
    .expect("agnes-baker.fate = 'mad'")
    .token("0")
    .never(|event| matches!(event, Event::Healed { .. }));
}

/// Of investigators defeated together, none is engaged or becomes the lead in between.
#[test]
fn enemies_of_the_fallen_look_for_somebody_when_all_of_them_are_gone() {
    covers!("lcg:elimination.5");
    play(
        "at = 'turn roland-banks'; scenario = 'the-devourer-below'; places = { main-path = {}, ritual-site = {} }
        roland-banks = { at = 'main-path', horror = 4, threat = ['goat-spawn damage 2'] }
        daisy-walker = { at = 'main-path', horror = 8, threat = ['ghoul-minion'] }; skids-otoole.at = 'main-path'",
    )
    .choose("fight goat-spawn")
    .token("0")
    .expect("roland-banks.fate = 'mad'; daisy-walker.fate = 'mad'; skids-otoole.threat = ['ghoul-minion']")
    .happened_times(1, |event| matches!(event, Event::Engaged { .. }));
}
