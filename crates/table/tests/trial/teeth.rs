//! Faults built into the game: the suite finds each, and says which promise it breaks.

use table::suite::{Broken, Invariant, Suite, check};

use crate::game::{Dusk, Fault, Seance, faulty};

fn broken(fault: Fault) -> Box<Broken<Seance>> {
    let setups = vec![("three guests".into(), Dusk::THREE), ("a long night".into(), Dusk::LONG)];
    let suite = Suite { games: 40, ..Suite::<Seance>::new(faulty(fault), setups) };
    match check(&suite) {
        Err(broken) => {
            println!("{broken}");
            broken
        }
        Ok(report) => panic!("{fault:?} was not found: {report}"),
    }
}

fn breaks(fault: Fault, invariant: Invariant) {
    assert_eq!(broken(fault).invariant, invariant);
}

#[test]
fn a_view_that_leaks() {
    breaks(Fault::LeakyView, Invariant::NothingHidden);
}

#[test]
fn a_resample_that_redraws_a_known_card() {
    breaks(Fault::RedrawsKnown, Invariant::NothingHidden);
}

#[test]
fn a_resample_that_ignores_a_reshuffle() {
    breaks(Fault::IgnoresReshuffle, Invariant::NothingHidden);
}

#[test]
fn a_resample_that_changes_nothing() {
    breaks(Fault::FrozenResample, Invariant::NothingHidden);
}

#[test]
fn an_offer_that_reads_another_hand() {
    breaks(Fault::ReadsOtherHand, Invariant::NothingHidden);
}

#[test]
fn a_field_that_is_not_saved() {
    breaks(Fault::ForgetsDraught, Invariant::SaveAndResume);
}

#[test]
fn an_order_that_changes_from_run_to_run() {
    breaks(Fault::UnstableOrder, Invariant::StableOrder);
}

#[test]
fn odds_that_depend_on_a_hidden_hand() {
    breaks(Fault::LoadedKnock, Invariant::NothingHidden);
}

#[test]
fn a_seat_that_is_asked_because_of_its_hand() {
    breaks(Fault::AskedByHand, Invariant::NothingHidden);
}

#[test]
fn sealed_answers_that_are_seen_before_the_last() {
    breaks(Fault::OpenSeals, Invariant::NothingHidden);
}

#[test]
fn a_secret_that_is_told_to_all() {
    breaks(Fault::ToldToAll, Invariant::NothingHidden);
}

#[test]
fn a_question_without_a_rule() {
    breaks(Fault::NoRule, Invariant::RulesCited);
}

#[test]
fn a_seat_that_is_asked_and_has_no_answer() {
    breaks(Fault::DeadEnd, Invariant::NoDeadEnds);
}

#[test]
fn procedures_that_run_on_for_ever() {
    breaks(Fault::RunsOn, Invariant::NoDeadEnds);
}

#[test]
fn a_mark_on_what_is_not_offered() {
    breaks(Fault::MarksInVain, Invariant::OneDoor);
}

#[test]
fn a_rule_that_panics() {
    breaks(Fault::Panics, Invariant::OneDoor);
}
