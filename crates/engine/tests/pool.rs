//! Tests of the pool against a brute-force model that enumerates every possible world.

#[path = "pool/model.rs"]
#[allow(dead_code, reason = "shared with the other tests of pools")]
mod model;

use engine::End::{Bottom, Top};
use engine::{Card, Odds, Pool, Seats};
use model::{Seeded, joint, seat, two_step};

const DECK: usize = 0;
const HAND: usize = 1;
const ASIDE: usize = 2;

/// A pool with its model and dice; every step is made on both.
type Play = model::Play<6, 3>;

/// Four cards in a shuffled deck and a fifth one open.
fn small(seed: u64) -> model::Play<5, 3> {
    let mut play = model::Play::new(seed);
    (0..4).for_each(|card| play.put(card, DECK, Top));
    play.shuffle(DECK);
    play
}

/// Cards 0 to `n` − 1 in a shuffled deck.
fn deck(n: u8, seed: u64) -> Play {
    let mut play = Play::new(seed);
    for card in 0..n {
        play.put(card, DECK, Bottom);
    }
    play.shuffle(DECK);
    play
}

#[test]
fn a_shuffled_deck_can_hold_anything_anywhere() {
    let play = deck(5, 1);
    let mut odds = Odds::new();
    play.pool.odds(DECK, 3, &mut odds);
    assert_eq!(odds.faces(), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 1)]);
    play.agrees();
}

#[test]
fn a_card_laid_down_is_named_by_those_who_know_it_until_it_is_shuffled() {
    let mut pool = Pool::<3, 1>::new();
    pool.put(Card(0), DECK, Top, seat(0));
    pool.put(Card(1), DECK, Bottom, Seats::NONE);
    assert_eq!(pool.known(DECK, 0, seat(0)), Some(Card(0)));
    assert_eq!(pool.known(DECK, 0, seat(1)), None);
    assert_eq!(pool.known(DECK, 1, seat(0)), None);
    assert_eq!(pool.find(DECK, Card(1)), Some(1));
    assert!(pool.is_open(Card(2)) && !pool.is_open(Card(1)));
    pool.shuffle(DECK);
    assert_eq!((pool.card(DECK, 0), pool.find(DECK, Card(1))), (None, None));
    assert_eq!(pool.certain_cards(DECK, Seats::NONE), 0b11);
    assert!(!pool.is_open(Card(1)));
}

#[test]
fn what_is_drawn_for_all_to_see_is_no_longer_in_the_deck() {
    let mut play = deck(5, 2);
    let card = play.take(DECK, 0);
    assert!(play.pool.is_open(card));
    let mut odds = Odds::new();
    play.pool.odds(DECK, 0, &mut odds);
    assert!(!odds.allows(u32::from(card.0)) && odds.total() == 4);
    play.agrees();
}

#[test]
fn searching_a_deck_and_shuffling_it_tells_which_cards_it_holds() {
    let mut play = deck(6, 3);
    for _ in 0..2 {
        play.see(DECK, 0, seat(1));
        play.slide(DECK, 0, HAND, Bottom);
    }
    for at in 0..4 {
        play.see(DECK, at, seat(0));
    }
    let there: u128 = (0..4).map(|at| 1 << play.pool.known(DECK, at, seat(0)).unwrap().0).sum();
    play.shuffle(DECK);
    assert_eq!(play.pool.certain_cards(DECK, seat(0)), there, "the one who searched knows the cards");
    assert_eq!(play.pool.certain_cards(HAND, seat(0)), 63 & !there, "and so what is left");
    assert_eq!(play.pool.certain_cards(DECK, seat(1)), there, "so does the one who holds the others");
    assert_eq!(play.pool.certain_cards(DECK, Seats::NONE), 0, "a spectator knows nothing");
    assert!((0..4).all(|at| play.pool.known(DECK, at, seat(0)).is_none()), "but nobody knows the order");
    play.agrees();
}

#[test]
fn two_blind_mixes_into_the_top_three_without_a_draw_between() {
    let mut play = deck(4, 4);
    for card in [4, 5] {
        play.put(card, DECK, Top);
        play.mix(DECK, Top, 3);
    }
    let mut odds = Odds::new();
    play.pool.odds(DECK, 0, &mut odds);
    // The newer card is on top in one case of three; the older one, from two of the other places, in two of nine.
    assert_eq!(odds.faces(), [(0, 1), (1, 1), (2, 1), (3, 1), (4, 2), (5, 3)]);
    play.agrees();
    play.take(DECK, 0);
    play.agrees();
    play.take(DECK, 1);
    play.agrees();
    play.take(DECK, 0);
    play.agrees();
}

#[test]
fn the_bottom_of_the_deck_is_drawn_like_the_top() {
    let mut play = deck(4, 5);
    play.put(4, DECK, Bottom);
    play.mix(DECK, Bottom, 2);
    play.take(DECK, 4);
    play.agrees();
    play.see(DECK, 3, seat(0));
    play.agrees();
}

#[test]
fn hands_are_held_across_a_reshuffle_of_the_discards() {
    let mut play = deck(6, 6);
    for holder in [0, 1] {
        play.see(DECK, 0, seat(holder));
        play.slide(DECK, 0, HAND, Top);
    }
    let discards = [play.take(DECK, 0), play.take(DECK, 0), play.take(DECK, 0)];
    play.agrees();
    for card in discards {
        play.put(card.0, DECK, Bottom);
    }
    play.shuffle(DECK);
    play.agrees();
    let held = play.pool.known(HAND, 0, seat(1)).unwrap();
    assert!(!discards.contains(&held));
    play.see(DECK, 0, seat(0));
    play.slide(DECK, 0, HAND, Top);
    play.agrees();
}

#[test]
fn a_private_look_is_followed_by_a_mix() {
    let mut play = deck(5, 7);
    play.see(DECK, 0, seat(0));
    let seen = play.pool.card(DECK, 0).unwrap();
    play.mix(DECK, Top, 3);
    play.agrees();
    let mut odds = Odds::new();
    play.pool.odds(DECK, 0, &mut odds);
    let face = odds.faces().into_iter().find(|face| face.0 == u32::from(seen.0)).unwrap();
    assert_eq!(face.1 * 3, odds.total(), "it is one of the three");
    for _ in 0..3 {
        play.take(DECK, 0);
        play.agrees();
    }
}

#[test]
fn what_others_saw_before_a_mix_is_imagined_too() {
    let mut play = deck(5, 8);
    play.see(DECK, 0, seat(0));
    play.see(DECK, 1, seat(1));
    play.mix(DECK, Top, 3);
    play.see(DECK, 2, seat(1));
    play.take(DECK, 0);
    play.agrees();
    two_step(&play, seat(1), seat(0), 20_000);
    two_step(&play, Seats::NONE, seat(0), 20_000);
}

#[test]
fn a_private_card_shuffled_back_is_known_to_be_there() {
    let mut play = deck(5, 9);
    play.see(DECK, 0, seat(0));
    play.slide(DECK, 0, HAND, Top);
    play.see(DECK, 0, seat(1));
    play.slide(DECK, 0, ASIDE, Top);
    let card = play.pool.known(HAND, 0, seat(0)).unwrap();
    play.slide(HAND, 0, DECK, Top);
    play.shuffle(DECK);
    assert_eq!(play.pool.certain_cards(DECK, seat(0)), 1 << card.0);
    assert_eq!(play.pool.certain_cards(DECK, Seats::NONE), 0);
    play.agrees();
}

#[test]
fn what_one_hand_gives_back_leaves_nothing_to_count() {
    for back in 1..3 {
        let mut play = deck(6, 20 + back);
        let draw = |play: &mut Play| {
            play.see(DECK, 0, seat(0));
            play.slide(DECK, 0, HAND, Top);
        };
        (0..3).for_each(|_| draw(&mut play));
        (0..back).for_each(|_| play.slide(HAND, 1, ASIDE, Top));
        (0..back).for_each(|_| draw(&mut play));
        let returned =
            (0..back as usize).fold(0u128, |set, at| set | 1 << play.pool.card(ASIDE, at).unwrap().0);
        (0..back).for_each(|_| play.slide(ASIDE, 0, DECK, Bottom));
        play.shuffle(DECK);
        assert!(!play.is_nested(), "the hand says all that its holder knows");
        assert_eq!(play.pool.certain_cards(DECK, seat(0)) & returned, returned);
        assert_eq!(play.pool.certain_cards(DECK, seat(1)), 0);
        play.agrees();
        two_step(&play, seat(1), seat(0), 20_000);
        draw(&mut play);
        play.agrees();
        play.take(HAND, 0);
        play.agrees();
    }
}

#[test]
fn what_a_hand_gives_back_beside_open_cards_is_forgotten_too() {
    let mut play = deck(4, 23);
    for _ in 0..2 {
        play.see(DECK, 0, seat(0));
        play.slide(DECK, 0, HAND, Top);
    }
    play.slide(HAND, 0, DECK, Top);
    play.put(4, DECK, Top);
    play.shuffle(DECK);
    assert!(play.is_nested(), "the fifth card cannot be in the hand");
    let saved = serde_json::to_value(&play.pool).unwrap();
    let threads = saved["threads"].as_array().unwrap();
    assert!(
        threads.iter().all(|thread| thread["known"] == 0),
        "what went back by hand is told by the hand: {saved}"
    );
    play.agrees();
    play.see(DECK, 0, seat(0));
    play.agrees();
    play.take(DECK, 1);
    play.agrees();
}

#[test]
fn an_ordinary_reshuffle_leaves_nothing_nested() {
    let mut play = deck(4, 10);
    play.put(4, DECK, Top);
    play.mix(DECK, Top, 3);
    play.see(DECK, 0, seat(0));
    play.shuffle(DECK);
    let fresh = deck(5, 0);
    assert_eq!(play.pool, fresh.pool, "as if the five had just been shuffled");
}

#[test]
fn chance_sequences_agree_with_the_model() {
    let (mut steps, mut nested) = (0, 0);
    for seed in 0..60 {
        let mut play = small(seed);
        let mut told = String::new();
        for _ in 0..12 {
            told = told + "\n" + &play.step();
            play.agrees_or(&format!("seed {seed} after{told}"));
            steps += 1;
            nested += usize::from(play.is_nested());
        }
        if play.is_nested() && seed % 3 == 0 {
            two_step(&play, seat(1), seat(0), 1000);
        }
    }
    assert!(nested * 5 > steps, "only {nested} of {steps} positions were nested");
}

#[test]
fn a_saved_pool_is_the_same_pool() {
    for seed in 0..200 {
        let mut play = small(1000 + seed);
        (0..14).for_each(|_| drop(play.step()));
        let json = serde_json::to_string(&play.pool).unwrap();
        assert_eq!(play.pool, serde_json::from_str(&json).unwrap());
        let bytes = postcard::to_allocvec(&play.pool).unwrap();
        assert_eq!(play.pool, postcard::from_bytes(&bytes).unwrap());
    }
}

#[test]
fn a_broken_save_is_refused() {
    let mut play = deck(4, 11);
    play.put(4, DECK, Top);
    play.mix(DECK, Top, 3);
    play.see(DECK, 4, seat(0));
    let json = serde_json::to_string(&play.pool).unwrap();
    let refused = |from: &str, to: &str| {
        assert!(json.contains(from), "{from} is not in {json}");
        let broken = json.replacen(from, to, 1);
        serde_json::from_str::<Pool<6, 3>>(&broken).expect_err(&broken).to_string()
    };
    assert!(refused("\"len\":[5,", "\"len\":[6,").contains("hold 5"));
    assert!(refused("\"len\":[5,0,0]", "\"len\":[5,0]").contains("2 piles, not 3"));
    assert!(refused("\"into\":1", "\"into\":0").contains("filled from"));
    assert!(refused("\"urn\":1", "\"urn\":7").contains("came out"));
    assert!(refused("\"card\":255", "\"card\":9").contains("no card 9"));
    let seen = format!("\"card\":{},\"known\":1", play.pool.card(DECK, 4).unwrap().0);
    assert!(refused(&seen, "\"card\":4,\"known\":1").contains("cannot have come"));
}

/// A damaged save is either refused or stays usable.
#[test]
fn a_damaged_save_never_panics_later() {
    let mut dice = Seeded(12);
    let mut loaded = 0;
    for seed in 0..3000 {
        let mut play = small(seed % 100);
        (0..12).for_each(|_| drop(play.step()));
        let mut bytes = postcard::to_allocvec(&play.pool).unwrap();
        for _ in 0..1 + dice.pick(3) {
            let at = dice.pick(bytes.len());
            bytes[at] = dice.pick(8) as u8;
        }
        if let Ok(pool) = postcard::from_bytes::<Pool<5, 3>>(&bytes) {
            loaded += 1;
            let mut pool = pool;
            pool.resample(seat(1), &mut dice);
            pool.check().unwrap();
            let sure: Vec<u128> = (0..3).map(|pile| pool.certain_cards(pile, seat(0))).collect();
            assert_eq!(sure[0] & sure[1] | sure[0] & sure[2] | sure[1] & sure[2], 0);
            (0..3).for_each(|pile| pool.shuffle(pile));
            pool.check().unwrap();
            joint(&pool, Seats::ALL);
        }
    }
    assert!(loaded > 100, "only {loaded} were loaded");
}

#[test]
fn a_hopeless_tangle_still_plays() {
    for seed in 0..20 {
        let mut dice = Seeded(seed);
        let mut pool = Pool::<40, 2>::new();
        (0..40).for_each(|card| pool.put(Card(card), DECK, Top, Seats::ALL));
        pool.shuffle(DECK);
        for round in 0..120 {
            let from = dice.pick(pool.len(DECK));
            pool.slide(DECK, from, DECK, if round % 2 == 0 { Top } else { Bottom });
            let at = dice.pick(pool.len(DECK));
            let mut odds = Odds::new();
            pool.odds(DECK, at, &mut odds);
            let rolled = odds.draw(&mut dice).map(|card| Card(card as u8));
            if let Some(card) = rolled.or(pool.card(DECK, at)) {
                pool.see(DECK, at, card, seat(round % 2));
            }
            let k = 2 + dice.pick(8);
            pool.mix(DECK, if dice.pick(2) == 0 { Top } else { Bottom }, k);
            if round % 6 == 5 {
                let mut odds = Odds::new();
                pool.odds(DECK, 0, &mut odds);
                let rolled = odds.draw(&mut dice).map(|card| Card(card as u8));
                let card = rolled.or(pool.card(DECK, 0)).expect("something lies there");
                pool.see(DECK, 0, card, Seats::ALL);
                pool.take(DECK, 0);
            }
            pool.resample(seat(0), &mut dice);
            pool.check().unwrap();
        }
    }
}

#[test]
fn copying_into_a_used_pool_gives_the_same() {
    let mut play = deck(4, 13);
    play.put(4, DECK, Top);
    play.mix(DECK, Top, 3);
    let mut other = deck(6, 14).pool;
    other.clone_from(&play.pool);
    assert_eq!(other, play.pool);
}
