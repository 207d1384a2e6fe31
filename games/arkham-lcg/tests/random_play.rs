//! Random games end, whatever is played, and the query cache stays correct meanwhile.

#[path = "setups/mod.rs"]
mod setups;

use std::collections::BTreeSet;

use arkham_lcg::content::{CardId, CardSet, CardType};
use arkham_lcg::{Content, Frame, Lcg, Phase, Setup, Zone};
use bots::{Bot, Playout, Random};
use engine::suite::soak;
use engine::{Cx, Move, Position};
use rand_pcg::Pcg64;
use setups::{Kind, gives_up};

#[test]
fn random_games_of_every_kind_end() {
    let content = Content::standard();
    let games = soak().unwrap_or(2) as u64;
    let mut ends = vec![BTreeSet::new(); content.scenarios().len()];
    let mut dice = Pcg64::new(2, 1);
    for kind in Kind::all(&content) {
        for seed in 0..games {
            let (resolution, decisions, rounds) = play(&content, &kind.any(&content, &mut dice), seed);
            ends[kind.scenario].insert(resolution);
            if games < 5 {
                let name = kind.name(&content);
                println!("{name}: R{resolution}, {decisions} decisions, {rounds} rounds");
            }
        }
    }
    println!("resolutions: {ends:?}");
}

/// Checks the query cache against the cards in play.
fn remembers(game: &Lcg, content: &Content) {
    let open = &game.open;
    let (mut says, mut waits) = (0, 0);
    let (mut foes, mut able) = (CardSet::NONE, CardSet::NONE);
    for card in open.play.iter() {
        let summary = game.summary(content, card);
        says |= summary.constants;
        waits |= summary.waits;
        if summary.card_type == CardType::Enemy {
            foes.insert(card);
        }
        if summary.acts || summary.free {
            able.insert(card);
        }
    }
    assert_eq!(open.cache.constants, says, "what cards in play change");
    assert_eq!(open.waits, waits, "what cards in play wait for");
    assert_eq!(open.play.and(open.cache.enemies), foes, "the enemies in play");
    assert_eq!(open.play.and(open.cache.with_abilities), able, "the cards in play with abilities");
    // Decks are built one after another before the game begins.
    for seat in game.players().filter(|_| open.phase != Phase::Setup) {
        let first = CardId::investigator(seat).0;
        let block = (first..first + CardId::BLOCK as u8).map(CardId);
        for card in block.filter(|&card| game.card(card).zone == Zone::Hidden) {
            let summary = game.summary(content, card);
            let awaited = game.person(seat).hand_waits & summary.waits_in_hand == summary.waits_in_hand;
            assert!(
                awaited && (!summary.fast || open.cache.fast.has(card)),
                "{}",
                game.def(content, card).title
            );
        }
    }
}

/// Checks that a turn's question is asked with no effect in progress or waiting.
fn is_at_rest(position: &Position<Lcg>) {
    if !matches!(position.stack().last(), Some(Frame::Turn(_))) {
        return;
    }
    let open = &position.game().open;
    assert!(
        open.people.iter().all(|person| person.busy == 0),
        "somebody's action goes on: {:?}",
        open.people
    );
    assert_eq!(open.holding, 0, "a text goes on");
    assert!(open.later.is_empty(), "something waits for an answer: {:?}", open.later);
    assert!(open.waiting.is_empty(), "something waits for a test: {:?}", open.waiting);
    assert!(
        open.timing_events.is_empty() && open.hits.is_empty(),
        "something happens: {:?}",
        open.timing_events
    );
}

fn play(content: &Content, setup: &Setup, seed: u64) -> (u8, u64, u8) {
    let start = Position::<Lcg>::start(setup, &mut Cx::silent(content)).expect("these can be played");
    let mut playout = Playout::new(start);
    let mut dice = Pcg64::new(u128::from(seed), 1);
    for _ in 0..20_000 {
        if playout.now().end().is_some() {
            break;
        }
        let step = playout.advance(content, &mut dice, |position, seat, offer, dice| {
            remembers(position.game(), content);
            is_at_rest(position);
            // Half of the players rarely resign or end their turn early.
            let thoughts = if seed.is_multiple_of(2) { 1 } else { 4 };
            let mut thought = Random.choose(position, content, seat, offer, dice);
            for _ in 1..thoughts {
                let Some(Move::Say { what, .. }) = &thought.mv else { break };
                if !what.iter().any(|choice| gives_up(position.game(), content, choice)) {
                    break;
                }
                thought = Random.choose(position, content, seat, offer, dice);
            }
            thought
        });
        step.unwrap_or_else(|why| panic!("{setup:?}, seed {seed}: {why:?}, {:?}", playout.now().stack()));
    }
    let end = playout.now().end();
    let end =
        end.unwrap_or_else(|| panic!("{setup:?}, seed {seed} does not end: {:?}", playout.now().stack()));
    (end.resolution, playout.tally().decisions, playout.now().game().open.round)
}
