//! Moving: investigators, enemies, tokens.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn a_move_to_a_named_place_touches_none_in_between() {
    covers!("lcg:move.4");
    play(
        "skids-otoole = { at = 'attic', hand = ['elusive'] }; places = { attic = {}, hallway = {}, cellar = { revealed = true } }",
    )
    .choose("play elusive")
    .expect("skids-otoole.at = 'cellar'; places.hallway.revealed = false");
}

/// The destination of a move is public while abilities resolve before leaving.
#[test]
fn everybody_knows_where_somebody_goes_who_is_kept() {
    play(
        "scenario = 'the-devourer-below'; roland-banks.at = 'woods-1'
        places = { main-path = {}, woods-1 = { card = '01151' } }",
    )
    .choose("move main-path")
    .happened_times(1, |event| matches!(event, Event::SetsOut { .. }))
    .never(|event| matches!(event, Event::Moved { .. }))
    .token("-4")
    .expect("roland-banks.at = 'woods-1'");
}

/// An investigation succeeds at the location where it began.
#[test]
fn whoever_slips_away_still_investigates_where_they_began() {
    play(
        "skids-otoole = { at = 'attic', hand = ['elusive'] }; bag = ['+1']
        places = { attic = { clues = 2, cards = ['obscuring-fog'] }, hallway = {}, cellar = { revealed = true, cards = ['obscuring-fog'] } }",
    )
    .choose("investigate")
    .choose("play elusive")
    .token("+1")
    .expect(
        "skids-otoole = { at = 'cellar', clues = 1 }
        places = { attic = { clues = 1, cards = [] }, cellar.cards = ['obscuring-fog'] }",
    );
}

#[test]
fn an_enemy_that_walks_in_reveals_nothing() {
    covers!("lcg:move.6");
    play(
        "at = 'enemy'; roland-banks.at = 'attic'
        places = { attic = {}, hallway = {}, cellar = { cards = ['swarm-of-rats'] } }",
    )
    .expect("places.hallway = { cards = ['swarm-of-rats'], revealed = false }");
}

#[test]
fn horror_that_is_moved_is_not_dealt() {
    covers!("lcg:move.7");
    play("daisy-walker = { threat = ['the-necronomicon horror 3'], play = ['arcane-initiate'] }")
        .choose("use the-necronomicon")
        .expect("daisy-walker = { horror = 1, threat = ['the-necronomicon horror 2'] }");
}

#[test]
fn nobody_moves_to_where_they_are() {
    covers!("lcg:move.8");
    // On Wings of Darkness moves the investigator to a Central location; one who is already there stays.
    play(
        "at = 'mythos'; scenario = 'the-midnight-masks'; roland-banks.at = 'rivertown'
        encounters = ['on-wings-of-darkness']; places = { rivertown = { cards = ['acolyte exhausted'] } }",
    )
    .draw("on-wings-of-darkness")
    .token("-4")
    .never(|event| matches!(event, Event::Moved { .. }))
    .expect("roland-banks = { at = 'rivertown', damage = 1, horror = 1 }");
}

#[test]
fn what_comes_after_entering_waits_for_those_who_engage_there() {
    covers!("lcg:after.1");
    let moved =
        play("roland-banks.at = 'hallway'; places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }")
            .choose("move attic");
    let events = moved.events();
    let engaged = events.iter().position(|event| matches!(event, Event::Engaged { .. }));
    let forced = events.iter().position(|event| matches!(event, Event::Forced { .. }));
    assert!(engaged.is_some() && engaged < forced, "{events:?}");
}

#[test]
fn an_enemy_that_cannot_follow_stays_behind() {
    covers!("lcg:enemy-engagement.1");
    let moves = |enemy: &str| {
        play(&format!(
            "roland-banks = {{ at = 'hallway', threat = ['{enemy}'] }}
            places = {{ hallway = {{}}, cellar = {{ cards = ['barricade'] }} }}"
        ))
        .choose("move cellar")
    };
    moves("swarm-of-rats").expect("roland-banks.threat = []; places.hallway.cards = ['swarm-of-rats']");
    moves("icy-ghoul").expect("roland-banks.threat = []; places.hallway.cards = ['icy-ghoul']");
    moves("ghoul-priest").expect("roland-banks.threat = ['ghoul-priest']; places.hallway.cards = []");
}
