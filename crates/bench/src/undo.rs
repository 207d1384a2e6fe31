//! The worst-case duration of an undo.

use std::sync::Arc;
use std::time::{Duration, Instant};

use bots::{Bot, Random, polled};
use engine::{Playable, Table, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::games::{Chosen, any_setup};

/// The number of games played; the longest is undone.
const GAMES: u64 = 20;
/// The number of tries for each undo; the quickest counts, since the others were delayed by other load.
const TRIES: usize = 5;

/// How long the slowest way back takes in the longest of some random games.
pub(crate) fn slowest<G: Playable>(chosen: &Chosen) -> Duration {
    let content = Arc::new(G::standard());
    let games = (0..GAMES).map(|seed| finished::<G>(&content, chosen, seed));
    let table = games.max_by_key(|table| table.line().len()).expect("some games are played");
    let back_to = |to| {
        let mut copy = table.clone();
        let began = Instant::now();
        std::hint::black_box(copy.undo(to));
        began.elapsed()
    };
    let quickest = |to| (0..TRIES).map(|_| back_to(to)).min();
    (0..table.line().len()).filter_map(quickest).max().unwrap_or_default()
}

/// A table at which a random game has been played to its end.
fn finished<G: Playable>(content: &Arc<G::Content>, chosen: &Chosen, seed: u64) -> Table<G> {
    let mut dice = Pcg64::seed_from_u64(seed);
    let setup = any_setup::<G>(content, chosen, &mut dice);
    let mut table = Table::<G>::new(content.clone(), setup).expect("the set-up is playable");
    loop {
        match table.now().wait() {
            Wait::Over(_) => return table,
            Wait::Roll => {
                table.roll(&mut dice).expect("a roll is pending");
            }
            Wait::Ask { may, .. } => {
                let asked = table.now().asked().iter().next().expect("somebody is asked");
                let seat = polled(may, &mut dice).unwrap_or(asked);
                let thought = Random.think(table.now(), content, seat, &mut dice);
                if let Some(mv) = thought.and_then(|thought| thought.mv) {
                    table.play(mv).expect("the move is offered");
                }
            }
        }
    }
}
