//! The action phase: priority cards are played, then action cards are resolved.

use rulebook::covers;

use crate::common::play;

const THREE: &str = "investigators = ['jenny-barnes', 'michael-mcglen', 'lily-chen']; monsters = {};
    jenny-barnes.hand = [8, 28, 1, 2]; michael-mcglen.hand = [14, 3, 4, 5]; lily-chen.hand = [7, 9, 10, 11];";

#[test]
fn the_three_player_action_phase() {
    play(&format!("at = 'priority'; {THREE}"))
        .roll("socialite 1")
        .asks(&["jenny-barnes"])
        .choose("8")
        .roll("12")
        .roll("dynamite 1")
        .asks(&["michael-mcglen"])
        .choose("14")
        .roll("13")
        .roll("meditate 1")
        .asks(&["lily-chen"])
        .choose("7")
        .roll("15")
        .roll("grand-gala 1")
        .asks(&["jenny-barnes"])
        .choose("28")
        .roll("16")
        .expect("played = ['8 socialite 1', '14 dynamite 1', '7 meditate 1', '28 grand-gala 1']")
        .expect("jenny-barnes.hand = [1, 2, 12, 16]; michael-mcglen.hand = [3, 4, 5, 13]")
        // Lily's upper effect: she may move.
        .asks(&["lily-chen"]);
}

#[test]
fn turns_pass_clockwise_from_the_lead_until_four_are_taken() {
    covers!("fh:priority.1", "fh:action-phase.1");
    play(&format!("at = 'priority'; lead = 'lily-chen'; {THREE}"))
        .roll("meditate")
        .asks(&["lily-chen"])
        .choose("7")
        .roll("15")
        .roll("socialite")
        .asks(&["jenny-barnes"])
        .choose("8")
        .roll("16")
        .roll("dynamite")
        .asks(&["michael-mcglen"])
        .choose("14")
        .roll("17")
        .roll("empty-hand")
        .asks(&["lily-chen"])
        .choose("9")
        .roll("18")
        .asks(&["lily-chen"])
        .expect("played = ['7 meditate 1', '8 socialite 1', '14 dynamite 1', '9 empty-hand 1']");
}
