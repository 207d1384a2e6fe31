//! Cards and investigators that leave while an effect is in progress.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn an_enemy_that_is_gone_before_it_could_be_engaged_is_not() {
    play("at = 'turn agnes-baker'; agnes-baker.threat = ['ghoul-minion']; roland-banks.threat = ['swarm-of-rats']")
        .choose("engage swarm-of-rats")
        .choose("use agnes-baker")
        .choose("swarm-of-rats")
        .expect("agnes-baker = { actions = 2, threat = ['ghoul-minion'] }; encounter-discards = ['swarm-of-rats']")
        .never(|event| matches!(event, Event::Engaged { .. }));
}

#[test]
fn cards_of_those_who_leave_help_in_no_test() {
    covers!("lcg:elimination.2");
    play(
        "at = 'turn roland-banks'; roland-banks = {}
        agnes-baker = { horror = 7, play = ['forbidden-knowledge'], hand = ['perception'] }",
    )
    .choose("investigate")
    .skip()
    .choose("commit perception")
    .tests(5, 2)
    .choose("use forbidden-knowledge")
    .expect("agnes-baker.fate = 'mad'")
    .tests(3, 2)
    .token("-2")
    .tested(1, 2);
}

#[test]
fn whoever_is_out_finds_gains_and_decides_nothing_more() {
    covers!("lcg:elimination.1");
    play(
        "at = 'mythos'; scenario = 'the-devourer-below'; encounters = ['the-yellow-sign', 'ghoul-minion']
        roland-banks = { horror = 4, cards = ['paranoia'] }; daisy-walker = {}",
    )
    .draw("the-yellow-sign")
    .token("-4")
    .expect("roland-banks = { fate = 'mad', hand = [], resources = 0 }")
    .never(|event| matches!(event, Event::Shuffled(Some(_))));
    play(
        "at = 'turn roland-banks'; scenario = 'the-midnight-masks'; daisy-walker = {}
        roland-banks = { at = 'your-house', horror = 4, deck = [], cards = [], discards = ['guts'] }",
    )
    .choose("use your-house")
    .draw("guts")
    .expect("roland-banks = { fate = 'mad', hand = [], resources = 0 }");
}

#[test]
fn those_who_are_defeated_together_leave_together() {
    covers!("lcg:defeated-by-ability.1");
    play(
        "at = 'mythos'; act = 3; agenda = 3; doom = 9; places = { hallway = {}, parlor = {} }
        roland-banks.at = 'hallway'; daisy-walker.at = 'hallway'; skids-otoole.at = 'hallway'",
    )
    .ended(0)
    .expect(
        "lead = 'roland-banks'
        roland-banks = { fate = 'lost', physical-trauma = 1 }; daisy-walker = { fate = 'lost', physical-trauma = 1 }
        skids-otoole = { fate = 'lost', physical-trauma = 1 }",
    );
}

#[test]
fn what_an_investigator_attached_goes_with_them() {
    covers!("lcg:elimination.2", "lcg:ownership-control.2");
    play(
        "at = 'turn roland-banks'; roland-banks = { at = 'hallway', damage = 8, threat = ['swarm-of-rats'] }
        daisy-walker.at = 'hallway'; places.hallway.cards = ['barricade of roland-banks']",
    )
    .choose("resource")
    .expect("daisy-walker.threat = ['swarm-of-rats']; places.hallway.cards = []; roland-banks.discards = []");
}

#[test]
fn in_a_scenario_by_itself_nobody_is_asked_which_trauma_they_suffer() {
    covers!("lcg:standalone.6");
    play(
        "story = { standalone = true }; roland-banks = { horror = 4, damage = 8, threat = ['ghoul-minion'] }",
    )
    .choose("resource")
    .ended(0)
    .expect("roland-banks = { physical-trauma = 0, mental-trauma = 0 }");
}

#[test]
fn nothing_can_be_made_of_an_enemy_that_is_gone() {
    covers!("lcg:ability.3");
    play(
        "scenario = 'the-midnight-masks'
        wendy-adams = { resources = 9, hand = ['close-call', 'close-call'], threat = ['ruth-turner'] }",
    )
    .choose("evade ruth-turner")
    .token("+1")
    .skip()
    .expect("victory = ['ruth-turner']")
    .cannot("play close-call");
    play("wendy-adams = { resources = 9, hand = ['close-call', 'close-call'], threat = ['ghoul-minion'] }")
        .choose("evade ghoul-minion")
        .token("+1")
        .skip()
        .choose("play close-call")
        .expect("wendy-adams = { threat = [], hand = ['close-call'] }; places.study.cards = []")
        .cannot("play close-call");
}

/// Cards removed from a discard pile are named in the log.
#[test]
fn cards_that_leave_the_game_from_a_discard_pile_are_named() {
    play("at = 'turn wendy-adams'; wendy-adams = { hand = [], deck = ['abandoned-and-alone'], discards = ['guts', 'perception'] }")
        .choose("draw")
        .draw("abandoned-and-alone")
        .expect("wendy-adams = { horror = 2, discards = ['abandoned-and-alone'] }")
        .happened_times(2, |event| matches!(event, Event::Removed(_)));
}

#[test]
fn weaknesses_of_those_who_left_are_still_theirs() {
    covers!("lcg:weakness.6");
    let weak = "'amnesia', 'amnesia', 'paranoia', 'paranoia', 'psychosis'";
    let play = play(&format!(
        "scenario = 'the-devourer-below'; agenda = 2; doom = 4; at = 'turn roland-banks'
        roland-banks = {{ damage = 8, threat = ['ghoul-minion'], cards = [{weak}] }}
        daisy-walker = {{ deck = ['guts'] }}"
    ))
    .choose("resource")
    .expect("roland-banks.fate = 'wounded'")
    .choose("end-turn")
    .draw("guts")
    .token("-4")
    .known("hypochondria");
    drop(play);
}

#[test]
fn those_who_left_are_no_players_in_the_game() {
    play(
        "scenario = 'the-devourer-below'; act = 2; at = 'turn roland-banks'; places = { main-path = {}, ritual-site = {} }
        roland-banks = { at = 'main-path', damage = 8, threat = ['ghoul-minion'] }
        daisy-walker.at = 'main-path'; skids-otoole.at = 'main-path'",
    )
    .choose("resource")
    .choose("daisy-walker")
    .choose("skids-otoole")
    .choose("daisy-walker")
    .choose("move ritual-site")
    .draw("acolyte")
    .expect("daisy-walker.threat = ['acolyte doom 1']; act = 3")
    .asks("daisy-walker");
}

/// Leaving Twisting Paths requires a test, and tests are not nested.
#[test]
fn a_move_out_of_twisting_paths_waits_for_the_test_it_comes_from() {
    covers!("lcg:skill-test.9");
    let slips = |token: &str| {
        play(
            "scenario = 'the-devourer-below'; places = { main-path = {}, woods-1 = { card = '01151' } }
            wendy-adams = { at = 'woods-1', hand = ['survival-instinct'], threat = ['ghoul-minion'] }
            bag = ['+1', '-1', '0']",
        )
        .choose("evade ghoul-minion")
        .choose("commit survival-instinct")
        .token("+1")
        .choose("ghoul-minion")
        .choose("part 1")
        .expect("wendy-adams.at = 'woods-1'")
        .token(token)
    };
    slips("-1")
        .tested(2, 3)
        .expect("wendy-adams.at = 'woods-1'; places.woods-1.cards = ['ghoul-minion exhausted']");
    slips("0").tested(3, 3).expect("wendy-adams.at = 'main-path'");
}

/// An investigator whom an effect disengages and moves out of Twisting Paths is not engaged again during its test, only
/// if the move fails.
#[test]
fn enemies_do_not_engage_again_whom_a_text_takes_away_from_them() {
    let woods = "scenario = 'the-devourer-below'; places = { main-path = { revealed = true }, woods-1 = { card = '01151' } }";
    let slips = |token: &str| {
        play(&format!(
            "{woods}; bag = ['+1', '-2', '0']; wendy-adams = {{ at = 'woods-1', play = ['rabbits-foot'], deck = ['guts'], \
            hand = ['survival-instinct'], threat = ['ghoul-minion', 'swarm-of-rats'] }}"
        ))
        .choose("evade ghoul-minion")
        .choose("commit survival-instinct")
        .token("+1")
        .choose("ghoul-minion")
        .choose("part 1")
        .choose("part 1")
        .expect("wendy-adams = { at = 'woods-1', threat = [] }")
        .token(token)
    };
    slips("0").expect("wendy-adams = { at = 'main-path', threat = [] }");
    slips("-2")
        .choose("use rabbits-foot")
        .draw("guts")
        .expect("wendy-adams = { at = 'woods-1', threat = ['swarm-of-rats'] }");
    let runs = |token: &str| {
        play(&format!(
            "{woods}; bag = ['+1', '-4', '0']; agnes-baker = {{ at = 'woods-1', damage = 2 }}
            skids-otoole = {{ at = 'woods-1', hand = ['elusive'], threat = ['swarm-of-rats'] }}"
        ))
        .choose("play elusive")
        .choose("use skids-otoole")
        .expect("skids-otoole = { at = 'woods-1', threat = [] }; agnes-baker.threat = []")
        .token(token)
    };
    runs("0").expect("skids-otoole.at = 'main-path'; agnes-baker.threat = ['swarm-of-rats']");
    // Enemies passed on the way engage, although another move is waiting.
    play(
        "scenario = 'the-devourer-below'; bag = ['0']
        places = { main-path = { revealed = true, cards = ['swarm-of-rats'] }, woods-1 = { card = '01151' }, woods-2 = { card = '01150', revealed = true } }
        skids-otoole = { at = 'woods-1', hand = ['elusive'], resources = 9 }",
    )
    .choose("move main-path")
    .choose("play elusive")
    .token("0")
    .happened_times(1, |event| matches!(event, Event::Engaged { .. }));
    runs("-4").choose("skids-otoole").expect("skids-otoole = { at = 'woods-1', threat = ['swarm-of-rats'] }");
}

/// An enemy that blanks investigators at its location.
const MIRROR: &str = r#"(
    code: "90030", title: "mirror", type: enemy, set: "rats", traits: [creature], health: 1,
    enemy: (fight: 1, evade: 1), constants: [BlanksYou],
)"#;

#[test]
fn a_sign_without_a_text_does_not_get_one_while_results_are_applied() {
    play_with(MIRROR, "skids-otoole.threat = ['mirror']; bag = ['elder-sign']")
        .choose("fight mirror")
        .token("elder-sign")
        .expect("skids-otoole = { resources = 5, threat = [] }");
}
