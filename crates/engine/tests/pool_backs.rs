//! Tests of cards with a known back and a hidden front, and of decks with a face-up top card, against the model.

#[path = "pool/model.rs"]
#[allow(dead_code, reason = "shared with the other tests of pools")]
mod model;

use engine::End::{Bottom, Top};
use engine::{Card, Odds, Pool, Seats};
use model::{Play, seat, two_step};

const DECK: usize = 0;
const HAND: usize = 1;

/// Cards 0 to `n` − 1 in a shuffled deck; odd ones have another back.
fn deck(n: u8, seed: u64) -> Play<6, 3> {
    let mut play = Play::new(seed);
    (0..n).for_each(|card| play.put(card, DECK, Bottom));
    play.shuffle(DECK);
    play
}

#[test]
fn a_back_rules_out_cards_with_another_one_and_says_a_little_about_the_rest() {
    let mut pool = Pool::<5, 1>::new();
    (0..5).for_each(|card| pool.put(Card(card), DECK, Top, Seats::ALL));
    pool.shuffle(DECK);
    let mut odds = Odds::new();
    pool.back_odds(DECK, 0, |card| u32::from(card.0 % 2), &mut odds);
    assert_eq!(odds.faces(), [(0, 3), (1, 2)]);
    pool.see_back(DECK, 0, |card| card.0 % 2 == 1);
    odds.clear();
    pool.odds(DECK, 0, &mut odds);
    assert_eq!(odds.faces(), [(1, 1), (3, 1)]);
    odds.clear();
    pool.odds(DECK, 1, &mut odds);
    // Each odd card is here whenever it is not on top, in one of four places: 1/8; each even one in 1/4.
    assert_eq!(odds.faces(), [(0, 2), (1, 1), (2, 2), (3, 1), (4, 2)]);
    assert_eq!(pool.known(DECK, 0, Seats::NONE), None, "nobody has seen the front");
}

#[test]
fn several_backs_of_one_deck_agree_with_the_model() {
    for seed in 0..12 {
        let mut play = deck(5, seed);
        for at in [0, 2, 1, 4, 3] {
            play.see_back(DECK, at);
            play.agrees_or(&format!("seed {seed}, back {at}"));
        }
    }
}

#[test]
fn backs_and_fronts_are_seen_in_turn() {
    for seed in 0..12 {
        let mut play = deck(5, 20 + seed);
        play.see(DECK, 1, seat(0));
        play.see_back(DECK, 0);
        play.agrees_or(&format!("seed {seed}: a look, then a back"));
        play.see_back(DECK, 1);
        play.agrees_or(&format!("seed {seed}: the back of a card that one seat knows"));
        play.see(DECK, 0, seat(1));
        play.agrees_or(&format!("seed {seed}: the front of a card whose back is known"));
        two_step(&play, seat(0), seat(1), 4000);
        play.take(DECK, 3);
        play.agrees_or(&format!("seed {seed}: another card drawn"));
        play.take(DECK, 0);
        play.agrees_or(&format!("seed {seed}: and the first"));
    }
}

#[test]
fn a_card_drawn_by_its_back_is_held_while_the_deck_is_mixed() {
    for seed in 0..12 {
        let mut play = deck(4, 40 + seed);
        play.see_back(DECK, 0);
        play.slide(DECK, 0, HAND, Top);
        play.put(4, DECK, Top);
        play.mix(DECK, Top, 3);
        play.agrees_or(&format!("seed {seed}: mixed"));
        play.slide(HAND, 0, DECK, Top);
        play.mix(DECK, Top, 2);
        play.agrees_or(&format!("seed {seed}: the held card mixed in"));
        play.shuffle(DECK);
        play.agrees_or(&format!("seed {seed}: shuffled"));
        assert!(!play.is_nested(), "a shuffle of everything leaves nothing known");
    }
}

#[test]
fn a_pool_with_known_backs_is_saved() {
    let mut play = deck(6, 60);
    for at in 0..3 {
        play.see_back(DECK, at);
    }
    let json = serde_json::to_string(&play.pool).unwrap();
    assert_eq!(play.pool, serde_json::from_str(&json).unwrap());
}

#[test]
fn the_new_top_card_is_revealed_after_each_draw() {
    let mut play = deck(5, 70);
    let mut seen = Vec::new();
    while !play.pool.is_empty(DECK) {
        assert!(!play.pool.is_top_public(DECK), "a draw or a shuffle uncovers an unknown card");
        let top = play.see(DECK, 0, Seats::ALL);
        assert!(play.pool.is_top_public(DECK));
        assert_eq!(play.pool.known(DECK, 0, Seats::NONE), Some(top));
        play.agrees();
        if seen.len() == 1 && play.pool.len(DECK) == 4 {
            // The public top card is shuffled away and a new one revealed.
            play.shuffle(DECK);
            assert!(!play.pool.is_top_public(DECK));
            play.agrees();
            play.see(DECK, 0, Seats::ALL);
        }
        seen.push(play.take(DECK, 0));
    }
    seen.sort_unstable();
    assert_eq!(seen, [0, 1, 2, 3, 4].map(Card));
    assert!(play.pool.is_top_public(DECK), "nothing to reveal");
}
