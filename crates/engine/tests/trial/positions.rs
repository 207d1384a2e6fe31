//! Questions, sealed answers, anytime choices; reactions that cancel and change effects; guests who leave.

use engine::{Cx, MoveError, Offer, Seat, Seats, Table, Viewer, Wait};

use crate::game::Face::{Ear, Ghost, Mirror, Planchette, Salt, Veil};
use crate::game::{Choice, Dusk, Event, Frame, Seance, SeanceEnd, dealt, heard, lead, nth, play, say, snuff};

fn asked(seats: &[u8]) -> Seats {
    seats.iter().fold(Seats::NONE, |set, seat| set.with(Seat(*seat)))
}

/// One guest leans a little, the other not at all, as a draught allows.
fn lead_in_a_draught(table: &mut Table<Seance>, leads: u8) {
    play(table, (0..2).map(|seat| say(seat, &[Choice::Lean(u8::from(seat == leads))])));
}

#[test]
fn answers_are_sealed_until_the_last() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    let before = table.line().len();
    let view = table.now().view(table.content(), Viewer::NONE);
    play(&mut table, [say(1, &[Choice::Lean(2)])]);
    assert_eq!(table.now().asked(), asked(&[0]), "only the other one is still asked");
    assert_eq!(table.play(say(1, &[Choice::Lean(0)])), Err(MoveError::NotAsked(Seat(1))), "said is said");
    assert_eq!(table.now().view(table.content(), Viewer::NONE), view, "nobody sees a sealed answer");
    assert_eq!(heard(&table, before + 1, Seats::ALL), []);
    play(&mut table, [say(0, &[Choice::Lean(1)])]);
    let leaned = Event::Leaned([Some(1), Some(2), None, None]);
    assert_eq!(heard(&table, before + 1, Viewer::NONE), [leaned, Event::Leads(Some(Seat(1)))]);
}

#[test]
fn a_sealed_answer_may_be_anything_to_the_others() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    play(&mut table, [say(0, &[Choice::Lean(2)])]);
    let mut dice = rand_pcg::Pcg64::new(1, 1);
    let mut imagined = |viewer: Viewer| {
        let mut leanings = [false; 3];
        for _ in 0..40 {
            let mut world = table.now().clone();
            world.resample(table.content(), viewer, &mut dice, &mut Offer::new());
            let mut events = Vec::new();
            let last = say(1, &[Choice::Lean(0)]);
            world
                .apply(&last, &mut Cx::<Seance>::recording(table.content(), &mut events))
                .expect("the other one answers");
            let Event::Leaned([Some(by), ..]) = events[0].event else { panic!("the seals are broken") };
            leanings[usize::from(by)] = true;
        }
        leanings
    };
    assert_eq!(imagined(Seats::only(Seat(1))), [true; 3]);
    assert_eq!(imagined(Seats::only(Seat(0))), [false, false, true], "one's own answer is known");
}

#[test]
fn an_anytime_choice_changes_the_question_and_gives_sealed_answers_back() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    play(&mut table, [say(0, &[Choice::Lean(1)]), snuff(1), say(1, &[Choice::Leave])]);
    assert_eq!(table.now().asked(), asked(&[0, 1]), "even an answer that still stands is asked for again");
    let q = table.offer(Seat(0)).expect("seat 0 is asked");
    let choices: Vec<Choice> = q.choices().iter().map(|(choice, _)| *choice).collect();
    assert_eq!(choices, [Choice::Lean(0), Choice::Lean(1)], "nobody leans hard in a draught");
    assert!(
        q.refused().iter().any(|(choice, rule)| *choice == Choice::Lean(2) && rule.0 == "trial:draught.2")
    );
    assert_eq!(table.play(say(0, &[Choice::Lean(2)])), Err(MoveError::NotOffered(Seat(0))));
    assert_eq!(table.play(snuff(0)), Err(MoveError::NotOffered(Seat(0))), "one draught is enough");
}

#[test]
fn an_anytime_choice_can_ask_something_itself_and_then_the_question_stands_again() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    play(&mut table, [say(0, &[Choice::Lean(1)]), snuff(1)]);
    assert_eq!(table.now().asked(), asked(&[1]), "whoever snuffed it says what becomes of the smoke");
    assert_eq!(table.play(say(0, &[Choice::Lean(1)])), Err(MoveError::NotAsked(Seat(0))));
    assert_eq!(table.play(snuff(1)), Err(MoveError::NotOffered(Seat(1))), "one candle at a time");
    play(&mut table, [say(1, &[Choice::Stir])]);
    assert!(matches!(table.now().stack().last(), Some(Frame::Lean(_))));
    assert_eq!(table.now().asked(), asked(&[0, 1]));
    lead_in_a_draught(&mut table, 1);
    assert_eq!(table.now().asked(), asked(&[1]), "the hour goes on as if nothing had come between");
}

#[test]
fn an_anytime_choice_within_another_can_make_its_question_moot() {
    let mut table = dealt(Dusk::LONG, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    play(&mut table, [snuff(1), snuff(0)]);
    assert_eq!(table.play(snuff(1)), Err(MoveError::NotAsked(Seat(1))), "theirs smokes already");
    assert_eq!(table.now().asked(), asked(&[0]), "the last candle smokes first");
    play(&mut table, [say(0, &[Choice::Leave])]);
    assert!(matches!(table.now().stack().last(), Some(Frame::Lean(_))), "the first smoke has blown away");
    assert_eq!(table.now().asked(), asked(&[0, 1]));
    assert_eq!(table.now().game().open.candles[..2], [5, 5]);
}

#[test]
fn anytime_choices_are_not_answers() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    assert_eq!(table.play(say(0, &[Choice::Snuff])), Err(MoveError::NotOffered(Seat(0))));
    lead(&mut table, 0);
    assert_eq!(table.play(snuff(1)), Err(MoveError::NotAsked(Seat(1))), "only while everybody leans");
}

#[test]
fn salt_stops_a_ghost() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Haunt(nth(Ghost, 0), Seat(1))])]);
    let Some(Frame::React(react)) = table.now().stack().last() else { panic!("the haunted guest reacts") };
    assert_eq!((react.haunting.by, react.haunting.on), (Seat(0), Seat(1)));
    play(&mut table, [say(1, &[Choice::Play(nth(Salt, 0))])]);
    assert_eq!(table.now().game().open.candles, [2, 2, 0, 0]);
    assert_eq!(heard(&table, table.line().len(), Viewer::NONE).last(), Some(&Event::Stopped));
    assert_eq!(table.now().asked(), asked(&[0]), "the lead has an action left");
}

#[test]
fn a_mirror_turns_a_ghost_around_and_salt_still_stops_it() {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Mirror, 0), nth(Salt, 0), nth(Veil, 0)]);
    lead(&mut table, 0);
    play(
        &mut table,
        [say(0, &[Choice::Haunt(nth(Ghost, 0), Seat(1))]), say(1, &[Choice::Play(nth(Mirror, 0))])],
    );
    assert_eq!(table.now().asked(), asked(&[0]), "now the lead is haunted");
    let mut unlucky = table.clone();
    play(&mut unlucky, [say(0, &[Choice::Pass])]);
    assert_eq!(unlucky.now().game().open.candles, [1, 2, 0, 0]);
    play(&mut table, [say(0, &[Choice::Play(nth(Salt, 0))])]);
    assert_eq!(table.now().game().open.candles, [2, 2, 0, 0]);
}

#[test]
fn a_guest_may_leave_in_the_middle_of_their_own_turn() {
    let dusk = Dusk { candles: 1, ..Dusk::THREE };
    let cards = [nth(Ghost, 0), nth(Mirror, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0), nth(Veil, 1)];
    let mut table = dealt(dusk, &cards);
    lead(&mut table, 0);
    play(
        &mut table,
        [say(0, &[Choice::Haunt(nth(Ghost, 0), Seat(1))]), say(1, &[Choice::Play(nth(Mirror, 0))])],
    );
    assert_eq!(table.now().stack().len(), 4, "hour, turn, haunting, reaction");
    play(&mut table, [say(0, &[Choice::Pass])]);
    let out = Event::Out { seat: Seat(0), cards: vec![nth(Ear, 0)] };
    assert_eq!(heard(&table, table.line().len(), Viewer::NONE).last(), Some(&out));
    assert_eq!(table.now().wait(), Wait::Roll, "the turn is over, the hour goes on");
    play(&mut table, [engine::Move::Roll(1)]);
    assert_eq!(table.now().asked(), asked(&[1, 2]), "the knock finds nobody, and two go on");
}

#[test]
fn the_last_guest_wins_from_any_depth() {
    let dusk = Dusk { candles: 1, ..Dusk::TWO };
    let mut table = dealt(dusk, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Haunt(nth(Ghost, 0), Seat(1))]), say(1, &[Choice::Pass])]);
    assert_eq!(table.now().end(), Some(SeanceEnd::Alone(Seat(0))));
    assert_eq!(table.play(say(0, &[Choice::Pass])), Err(MoveError::Over));
}

#[test]
fn whoever_searches_sees_the_deck_and_the_others_see_that_they_do() {
    let mut table = dealt(Dusk::TWO, &[nth(Planchette, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Play(nth(Planchette, 0))])]);
    let mut dice = rand_pcg::Pcg64::new(1, 1);
    while table.now().wait() == Wait::Roll {
        table.roll(&mut dice).expect("the deck has cards");
    }
    let q = table.offer(Seat(0)).expect("the searcher is asked");
    assert_eq!(q.choices().len(), 6);
    play(&mut table, [say(0, &[Choice::Take(nth(Mirror, 0))])]);
    let view = |viewer| table.now().view(table.content(), viewer);
    assert_eq!(view(Seats::only(Seat(0))).hands[0], [Some(nth(Ear, 0)), Some(nth(Mirror, 0))]);
    assert_eq!(view(Seats::only(Seat(1))).hands[0], [None, None]);
    assert_eq!(view(Seats::only(Seat(0))).somewhere.len(), 5, "known to be there, not where");
    assert_eq!(view(Seats::only(Seat(0))).deck, [None; 5]);
}

#[test]
fn a_veil_hides_any_two_cards_or_fewer() {
    let mut table = dealt(Dusk::TWO, &[nth(Veil, 0), nth(Salt, 0), nth(Ear, 0), nth(Ghost, 0)]);
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Play(nth(Veil, 0))])]);
    let ear = Choice::Hide(nth(Ear, 0));
    assert_eq!(table.play(say(0, &[ear, ear])), Err(MoveError::NotOffered(Seat(0))), "a card is one card");
    assert_eq!(table.play(say(0, &[Choice::Hide(nth(Ghost, 0))])), Err(MoveError::NotOffered(Seat(0))));
    let mut none = table.clone();
    play(&mut none, [say(0, &[])]);
    play(&mut table, [say(0, &[ear])]);
    assert_eq!(table.now().view(table.content(), Viewer::NONE).deck.len(), 7);
    assert_eq!(table.now().view(table.content(), Seats::only(Seat(0))).somewhere, [nth(Ear, 0)]);
}
