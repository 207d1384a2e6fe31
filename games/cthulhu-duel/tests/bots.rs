//! Search bots consider only the choices they are offered.

use std::sync::Arc;

use bots::{Bot, Budget, Search};
use cthulhu_duel::{Choice, Content, Duel};
use engine::{Answer, Move, Offer, Seat, Table};
use rand_pcg::Pcg64;

#[test]
fn where_one_answer_is_left_beside_an_elder_sign_the_search_weighs_just_these_two() {
    let content = Arc::new(Content::standard());
    // Without power for a ritual only the book of the first Doom phase can be chosen; revealing the sign would win.
    let text = "at = 'doom great-cthulhu'\nround = 1\n[great-cthulhu]\npower = 0\ndoom = 27\nsigns = [3]\n";
    let table = Table::<Duel>::laid_out(content.clone(), text).unwrap_or_else(|why| panic!("{why:?}"));
    let (now, seat) = (table.now(), Seat(0));
    let mut q = Offer::new();
    assert!(now.offer(&content, seat, &mut q) && !q.is_decision(), "{:?}", q.choices());
    let only = Move::Say { seat, what: Answer::<Duel>::from_slice(&[q.choices()[0].0]) };
    let sign = Move::Anytime { seat, what: Choice::Reveal(3) };
    let thought =
        Search::<Duel>::new(Budget::Walks(512)).choose(now, &content, seat, &q, &mut Pcg64::new(1, 1));
    for each in &thought.considered {
        assert!([Some(&only), Some(&sign)].contains(&each.mv.as_ref()), "{:?} is not offered", each.mv);
    }
    assert_eq!(thought.considered.len(), 2, "{:?}", thought.considered);
    assert_eq!(thought.mv.map(|mv| now.check(&content, &mv)), Some(Ok(())));
}
