//! Tests that the suite finds each built-in fault and names the violated invariant.

use std::sync::Arc;

use engine::suite::{Broken, Invariant, Suite, check};
use engine::{Cx, Foresight};

use crate::game::{Content, Dusk, Fault, Leak, Seance, faulty};

fn suite(content: Arc<Content>) -> Suite<Seance> {
    let setups = vec![("three guests".into(), Dusk::THREE), ("a long night".into(), Dusk::LONG)];
    Suite { games: 40, ..Suite::<Seance>::new(content, setups) }
}

fn broken(fault: Fault) -> Box<Broken<Seance>> {
    match check(&suite(faulty(fault))) {
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
fn a_count_that_is_called_public_and_depends_on_a_hand() {
    breaks(Fault::CountsHandInPublic, Invariant::NothingHidden);
}

#[test]
fn a_rule_that_panics() {
    breaks(Fault::Panics, Invariant::OneDoor);
}

/// Asserts that the suite finds this leak and names the field.
#[track_caller]
fn betrays(leak: Leak, field: &str) {
    let broken = broken(Fault::Says(leak));
    assert_eq!(broken.invariant, Invariant::NothingHidden, "{leak:?}: {broken}");
    assert!(broken.why.contains(field), "{leak:?} is not named by “{field}”: {}", broken.why);
}

#[test]
fn a_question_that_betrays_a_hand() {
    betrays(Leak::Question, "questions.text");
}

#[test]
fn a_choice_whose_words_betray_a_hand() {
    betrays(Leak::Choice, "questions.choices.text");
}

#[test]
fn a_heading_that_betrays_a_hand() {
    betrays(Leak::Group, "questions.choices.group.heading");
}

#[test]
fn a_warning_that_betrays_a_hand() {
    betrays(Leak::Warning, "questions.choices.warning");
}

#[test]
fn a_mark_that_betrays_a_hand() {
    betrays(Leak::Parting, "questions.choices.parting");
}

#[test]
fn a_spelled_name_that_betrays_a_hand() {
    betrays(Leak::Name, "questions.choices.names");
}

#[test]
fn things_lit_up_that_betray_a_hand() {
    betrays(Leak::Touches, "questions.choices.touches");
}

#[test]
fn a_refusal_that_betrays_a_hand() {
    betrays(Leak::Refusal, "offered other things: refused");
}

#[test]
fn a_reason_that_betrays_a_hand() {
    betrays(Leak::Against, "questions.refused");
}

#[test]
fn a_roll_whose_words_betray_a_hand() {
    betrays(Leak::Roll, "roll");
}

#[test]
fn a_value_of_a_roll_whose_words_betray_a_hand() {
    betrays(Leak::Face, "roll");
}

#[test]
fn a_line_of_the_log_that_betrays_a_hand() {
    betrays(Leak::Event, "lines.text");
}

#[test]
fn a_line_of_the_log_that_points_at_a_hand() {
    betrays(Leak::Touched, "lines.touched");
}

#[test]
fn a_card_turned_up_by_what_is_in_a_hand() {
    betrays(Leak::TurnsUp, "lines.turns_up");
}

#[test]
fn an_outcome_that_betrays_a_hand() {
    betrays(Leak::Outcome, "outcome");
}

#[test]
fn a_seats_name_that_betrays_a_hand() {
    betrays(Leak::Seat, "seats");
}

#[test]
fn a_stage_that_betrays_a_hand() {
    betrays(Leak::Stage, "stage");
}

#[test]
fn a_turn_that_betrays_a_hand() {
    betrays(Leak::Turn, "turn");
}

#[test]
fn a_silence_that_betrays_a_hand() {
    betrays(Leak::Silence, "silence");
}

#[test]
fn a_prospect_that_betrays_a_hand() {
    betrays(Leak::Prospect, "prospect");
}

#[test]
fn a_view_that_is_written_otherwise_than_it_is_compared() {
    betrays(Leak::View, "view");
}

#[test]
fn areas_that_betray_a_hand() {
    betrays(Leak::Areas, "areas");
}

#[test]
fn a_drawing_that_betrays_a_hand() {
    betrays(Leak::Drawn, "drawn");
}

#[test]
fn printed_texts_that_betray_a_hand() {
    betrays(Leak::Printed, "printed");
}

#[test]
fn foresight_that_looks_at_the_world_as_it_is() {
    let mut suite = suite(Arc::new(Content::default()));
    suite.foresee = Some(|position, content, seat, mv, _, _| {
        let (mut world, mut certain) = (position.clone(), Vec::new());
        let done = world.apply(mv, &mut Cx::<Seance>::recording(content, &mut certain));
        certain.retain(|event| done.is_ok() && event.to.seen_by(engine::Viewer::only(seat)));
        Foresight { certain, expected: None }
    });
    let broken = check(&suite).expect_err("foresight that knows too much is found");
    assert_eq!(broken.invariant, Invariant::NothingHidden);
    assert!(broken.why.contains("foresees other things"), "{}", broken.why);
}
