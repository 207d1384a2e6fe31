//! The log, undo, and rolls that keep their values.

use engine::{Move, Seat, Seats, Undone, Viewer, Wait};
use rand_pcg::Pcg64;

use crate::game::Face::{Ear, Ghost, Salt, Veil};
use crate::game::{Choice, Dusk, Event, From, dealt, heard, lead, nth, play, say};

fn evening() -> engine::Table<crate::game::Seance> {
    dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)])
}

#[test]
fn an_undo_knows_what_it_takes_back() {
    let mut table = evening();
    let start = table.line().len();
    play(&mut table, [say(0, &[Choice::Lean(1)])]);
    assert_eq!(table.undo(start), Some(Undone { moves: 1, rolls: 0, revealed: false }), "sealed, not seen");
    lead(&mut table, 0);
    assert_eq!(
        table.undo(start),
        Some(Undone { moves: 2, rolls: 0, revealed: true }),
        "the seals were broken"
    );
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Draw]), Move::Roll(nth(Ghost, 1).0.into())]);
    assert_eq!(table.undo(start + 2), Some(Undone { moves: 1, rolls: 1, revealed: true }), "a card was seen");
    assert_eq!(table.undo(start + 2), None, "there is nothing to take back");
}

#[test]
fn an_undone_moment_is_as_it_was() {
    let mut table = evening();
    let mut moments = vec![table.now().clone()];
    let mut dice = Pcg64::new(3, 5);
    for _ in 0..12 {
        lead(&mut table, 0);
        moments.push(table.now().clone());
        play(&mut table, [say(0, &[Choice::Pass])]);
        moments.push(table.now().clone());
        table.roll(&mut dice).expect("somebody knocks");
        if table.now().end().is_some() {
            break;
        }
        moments.push(table.now().clone());
    }
    let before = heard(&table, 0, Seats::ALL).len();
    for moment in moments.iter().rev() {
        let at = (0..=table.line().len()).rev().find(|at| table.at(*at).as_ref() == Some(moment));
        let at = at.expect("every moment can be found again");
        if at < table.line().len() {
            table.undo(at).expect("the moment is earlier");
        }
        assert_eq!(table.now(), moment);
    }
    assert!(heard(&table, 0, Seats::ALL).len() < before, "undone events are not told any more");
}

#[test]
fn nobody_rerolls_by_undoing() {
    let mut table = evening();
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Draw])]);
    let at = table.line().len();
    let drawn = table.roll(&mut Pcg64::new(1, 1)).expect("a card is drawn");
    for seed in 2..20 {
        table.undo(at).expect("the draw is taken back");
        assert_eq!(table.roll(&mut Pcg64::new(seed, 1)), Ok(drawn));
    }
    table.undo(at - 1).expect("the choice is taken back");
    play(&mut table, [say(0, &[Choice::DrawBelow])]);
    assert_eq!(table.roll(&mut Pcg64::new(99, 1)), Ok(drawn), "the same odds at the same point of the night");
}

#[test]
fn a_roll_that_is_awaited_can_only_be_rolled() {
    let mut table = evening();
    assert!(table.roll(&mut Pcg64::new(1, 1)).is_err(), "an answer is awaited");
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Draw])]);
    assert_eq!(table.now().wait(), Wait::Roll);
    assert!(table.play(Move::Roll(nth(Salt, 0).0.into())).is_err(), "that card is in a hand");
    assert!(table.play(say(0, &[Choice::Pass])).is_err());
    assert_eq!(table.offer(Seat(0)).map(|q| q.choices().len()), None);
}

#[test]
fn everybody_hears_what_they_may() {
    let mut table = evening();
    lead(&mut table, 0);
    let at = table.line().len() + 1;
    play(&mut table, [say(0, &[Choice::Draw]), Move::Roll(nth(Ghost, 1).0.into())]);
    let known = Event::Drew(Seat(0), From::Top, Some(nth(Ghost, 1)));
    let unknown = Event::Drew(Seat(0), From::Top, None);
    assert_eq!(heard(&table, at, Seats::only(Seat(0))), [known]);
    for other in [Seats::only(Seat(1)), Viewer::NONE] {
        assert_eq!(heard(&table, at, other), std::slice::from_ref(&unknown));
    }
}
