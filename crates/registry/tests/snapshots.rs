//! Tests that any game continues from a snapshot as if it had never been stored.

use rand_pcg::Pcg64;
use registry::{BotKind, DynTable, Seat, Viewer, Waits};
use serde_json::Value;

/// Everything observable about a table.
fn all_of(table: &dyn DynTable) -> (Value, Vec<(Value, Vec<usize>, String)>) {
    let seats = (0..table.seats()).map(|seat| Viewer::only(Seat(seat as u8)));
    let seen = |viewer| {
        let told: Vec<_> = table.events(0, viewer).iter().map(|told| (told.at, told.event.clone())).collect();
        let view = serde_json::json!([table.view(viewer), table.outline(viewer), told]);
        (view, table.decisions(viewer), table.digest(viewer))
    };
    (table.save(), seats.chain([Viewer::NONE]).map(seen).collect())
}

#[test]
fn every_game_goes_on_from_a_snapshot_of_any_moment() {
    for game in registry::games() {
        let mut dice = Pcg64::new(7, 0);
        let mut table = game.set_up(&[], None).unwrap();
        let mut snapshots = Vec::new();
        for turn in 0..160 {
            match table.waits() {
                Waits::Over => break,
                Waits::Roll => _ = table.roll(&mut dice).unwrap(),
                Waits::Answers { asked, .. } => {
                    let thought = table.think(asked[0], BotKind::Random, &mut dice).unwrap();
                    table.reply(asked[0], &thought.reply.unwrap()).unwrap();
                }
            }
            if turn % 20 == 10 {
                snapshots.push((table.written(), table.snapshot()));
            }
            if turn == 75 || turn == 100 {
                table.undo(table.moves() - 31).unwrap();
            }
        }
        let whole = table.save();
        for (entries, snapshot) in snapshots {
            let mut save = whole.clone();
            save["checks"] = serde_json::json!([]);
            save["log"] = whole["log"].as_array().unwrap()[entries..].into();
            let again = game.resume(&save.to_string(), None, &snapshot).expect("it goes on");
            assert_eq!(all_of(again.as_ref()), all_of(table.as_ref()), "{} from {entries}", game.name());
            assert!(game.resume(&save.to_string(), None, &snapshot[1..]).is_none());
        }
    }
}
