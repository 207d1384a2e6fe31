//! Effects that would change nothing are not offered and do not resolve.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn what_holds_already_is_not_brought_about_again() {
    covers!("lcg:initiation.2");
    play("daisy-walker.hand = ['mind-over-matter', 'mind-over-matter']")
        .choose("play mind-over-matter")
        .expect("daisy-walker.hand = ['mind-over-matter']")
        .cannot("play mind-over-matter");
    play("wendy-adams = { resources = 9, hand = ['will-to-survive', 'will-to-survive'] }")
        .choose("play will-to-survive")
        .cannot("play will-to-survive");
    play("at = 'investigation'; agnes-baker = { hand = ['mind-wipe', 'mind-wipe'], threat = ['icy-ghoul'] }")
        .choose("play mind-wipe")
        .expect("agnes-baker.hand = ['mind-wipe']")
        .cannot("play mind-wipe");
}

#[test]
fn what_adds_to_a_skill_can_be_used_again() {
    play("daisy-walker.play = ['encyclopedia', 'encyclopedia']")
        .choose("use encyclopedia")
        .choose("part 2")
        .choose("use encyclopedia#2")
        .choose("part 2")
        .choose("investigate")
        .tests(9, 2);
}

#[test]
fn a_forced_ability_that_would_change_nothing_is_not_spoken_of() {
    covers!("lcg:forced.2");
    let round = |enemies: &str| {
        play(&format!(
            "act = 3; agenda = 3; roland-banks = {{ at = 'hallway', deck = ['guts'] }}
            places = {{ hallway = {{}}, parlor = {{ cards = [{enemies}] }}, attic = {{}} }}"
        ))
        .choose("end-turn")
        .draw("guts")
    };
    let forced = |event: &Event| matches!(event, Event::Forced { .. });
    round("").never(forced).expect("doom = 1");
    round("'ghoul-minion'").happened_times(1, forced).expect("doom = 2");
}

#[test]
fn ending_a_turn_is_dear_while_actions_are_left() {
    let left = |actions: u8| play(&format!("roland-banks = {{ actions = {actions}, hand = ['evidence'] }}"));
    assert!(left(1).offer().is_costly_decline());
    assert!(!left(0).offer().is_costly_decline());
    let reads = |of: &str| {
        play(&format!("daisy-walker = {{ actions = 0, play = [{of}] }}")).offer().is_costly_decline()
    };
    assert!(reads("'old-book-of-lore'"), "an action on a tome is left");
    assert!(!reads(""), "and there is no tome");
}
