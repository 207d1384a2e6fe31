//! Unit tests of offers and odds.

use engine::{Answer, Dice, Odds, Offer};
use rulebook::RuleId;

use crate::game::{Choice, Seance};

const RULE: RuleId = RuleId("trial:turn.1");

/// Dice that return these numbers in order.
struct Fixed(Vec<u64>);

impl Dice for Fixed {
    fn below(&mut self, n: u64) -> u64 {
        let next = self.0.remove(0);
        assert!(next < n, "{next} is not below {n}");
        next
    }
}

fn leans(n: u8) -> Offer<Seance> {
    let mut q = Offer::new();
    q.ask(RULE);
    (0..n).for_each(|by| q.offer(Choice::Lean(by), RULE));
    q
}

fn some(n: u8, min: u8, max: u8) -> Offer<Seance> {
    let mut q = leans(n);
    q.ask_some(RULE, min, max);
    q
}

fn answer(by: &[u8]) -> Answer<Seance> {
    by.iter().map(|by| Choice::Lean(*by)).collect()
}

#[test]
fn one_choice_is_one_answer() {
    let q = leans(3);
    assert!(q.accepts(&answer(&[2])));
    assert!(!q.accepts(&answer(&[3])) && !q.accepts(&answer(&[])) && !q.accepts(&answer(&[0, 1])));
    assert_eq!(q.answers(10), [answer(&[0]), answer(&[1]), answer(&[2])]);
    assert_eq!(q.random(&mut Fixed(vec![1])), answer(&[1]));
}

#[test]
fn some_choices_in_any_order_but_each_once() {
    let q = some(3, 1, 2);
    assert!(q.accepts(&answer(&[2, 0])) && q.accepts(&answer(&[0, 2])));
    assert!(!q.accepts(&answer(&[1, 1])) && !q.accepts(&answer(&[])) && !q.accepts(&answer(&[0, 1, 2])));
    let all = [&[0][..], &[0, 1], &[0, 2], &[1], &[1, 2], &[2]].map(answer);
    assert_eq!(q.answers(10), all);
    assert_eq!(q.answers(2), all[..2]);
    assert_eq!(q.random(&mut Fixed(vec![1, 2, 0, 0])), answer(&[1, 2]));
}

#[test]
fn a_decision_has_more_than_one_answer() {
    for (n, min, max) in
        [(1, 0, 0), (3, 0, 2), (2, 2, 2), (3, 2, 2), (0, 0, 3), (3, 3, 3), (1, 0, 1), (2, 1, 2)]
    {
        let q = some(n, min, max);
        assert_eq!(q.is_decision(), q.answers(10).len() > 1, "{n} choices, {min} to {max}");
    }
    assert!(!leans(1).is_decision() && leans(2).is_decision());
}

#[test]
fn an_offer_without_an_answer_says_so() {
    assert!(!leans(0).is_answerable() && leans(1).is_answerable());
    assert!(!some(1, 2, 2).is_answerable() && some(0, 0, 2).is_answerable());
    assert_eq!(some(1, 2, 2).answers(10).len(), 0);
}

#[test]
fn refusals_are_kept_for_those_who_listen() {
    let (mut deaf, mut listening) = (leans(1), Offer::<Seance>::with_refusals());
    deaf.refuse(Choice::Pass, RULE);
    listening.refuse(Choice::Pass, RULE);
    assert_eq!((deaf.refused().len(), listening.refused().len()), (0, 1));
    listening.clear();
    assert!(listening.keeps_refusals() && listening.refused().is_empty());
}

#[test]
fn odds_are_drawn_by_weight() {
    let mut odds = Odds::new();
    odds.push(7, 2);
    odds.push(8, 0);
    odds.push(9, 3);
    assert_eq!((odds.total(), odds.allows(8), odds.allows(9)), (5, false, true));
    let drawn: Vec<_> = (0..5).map(|n| odds.draw(&mut Fixed(vec![n]))).collect();
    assert_eq!(drawn, [Some(7), Some(7), Some(9), Some(9), Some(9)]);
    odds.clear();
    assert_eq!(odds.draw(&mut Fixed(vec![])), None);
    odds.die(6);
    assert_eq!((odds.total(), odds.draw(&mut Fixed(vec![5]))), (6, Some(6)));
}

#[test]
fn nothing_much_is_left_where_all_but_the_idle_choice_are_minor() {
    let mut q = leans(2);
    assert_eq!((q.declining(), q.only_declining()), (None, None));
    q.decline(Choice::Lean(2), RULE);
    assert_eq!((q.declining(), q.only_declining()), (Some(Choice::Lean(2)), None));
    (0..2).for_each(|by| q.low_priority(Choice::Lean(by)));
    assert_eq!(q.only_declining(), Some(Choice::Lean(2)));
    q.offer_anytime(Choice::Snuff, RULE);
    assert_eq!(q.only_declining(), None, "an anytime choice may matter");
    q.low_priority(Choice::Snuff);
    assert_eq!(q.only_declining(), Some(Choice::Lean(2)));
    q.clear();
    assert_eq!((q.declining(), q.low_priority_choices().len()), (None, 0));
}
