//! Tests that nothing that leaves through the handle depends on what a seat does not know, including bots' advice and
//! fingerprints, which the conformance suite cannot check. The suite checks the rest in every game.

use registry::{BotKind, DynTable, Reply, Seat, Viewer, find};
use serde_json::{Value, json};

/// Everything a seat is shown.
fn shown(table: &dyn DynTable, seat: Seat) -> Value {
    let viewer = Viewer::only(seat);
    let thought = {
        let mut dice = rand_pcg::Pcg64::new(1, 1);
        table.think(seat, BotKind::Greedy, &mut dice).map(|thought| (thought.reply, thought.considered))
    };
    json!({
        "waits": table.waits(),
        "question": table.question(seat),
        "roll": table.pending_roll(viewer),
        "events": table.events(0, viewer),
        "view": table.view(viewer),
        "digest": table.digest(viewer),
        "thought": format!("{thought:?}"),
    })
}

#[test]
fn another_hand_across_the_table_changes_nothing_a_seat_is_shown() {
    let game = find("final-hour").expect("the game is registered");
    let with_hand = |hand: &str| {
        let text = format!(
            "at = 'priority'\nmonsters = {{}}\nlead = 2\n[jenny-barnes]\nhand = {hand}\n[michael-mcglen]\nhand = [10, 11, 12, 13]"
        );
        game.position(&text, None).unwrap_or_else(|why| panic!("{why}"))
    };
    let (mut one, mut other) = (with_hand("[1, 2, 3, 4]"), with_hand("[5, 6, 7, 8]"));
    for step in ["dynamite 1", "10", "20"] {
        assert_eq!(shown(one.as_ref(), Seat(1)), shown(other.as_ref(), Seat(1)), "before {step}");
        for table in [&mut one, &mut other] {
            match table.pending_roll(Viewer::ALL) {
                Some(_) => table.roll_as(step).map(drop),
                None => {
                    let question = table.question(Seat(1)).expect("Michael is asked");
                    let at = question
                        .choices
                        .iter()
                        .position(|choice| choice.names.iter().any(|name| name == step));
                    table.reply(Seat(1), &Reply::Answer(at.into_iter().collect()))
                }
            }
            .unwrap_or_else(|why| panic!("{step}: {why}"));
        }
    }
    assert_ne!(one.view(Viewer::ALL), other.view(Viewer::ALL), "the hands do differ");
}
