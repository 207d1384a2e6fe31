//! Checks that the same log gives the same game: in another run, after an undo, after a save.

use std::thread;

use rand_pcg::Pcg64;

use crate::{Cx, Dice, Entry, Game, Move, Position, Save, Table, Wait};

use super::record::Record;
use super::{Fault, Invariant, Suite, Thoroughness, difference, due};

/// The number of moves for which a loaded game is followed.
const FOLLOWED_MOVES: usize = 6;

/// Replays the log repeatedly, each time on a new thread, so that hash maps have different seeds.
pub(super) fn order<G: Game>(suite: &Suite<G>, record: &Record<G>, runs: usize) -> Option<Fault> {
    (0..runs).find_map(|_| {
        thread::scope(|scope| {
            let run = scope.spawn(|| again(suite, record));
            run.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
        })
    })
}

fn again<G: Game>(suite: &Suite<G>, record: &Record<G>) -> Option<Fault> {
    let fault = |at, why| Some(Fault::new(Invariant::StableOrder, at, why));
    let setup = &suite.setups[record.setup].1;
    let mut events = Vec::new();
    let mut position =
        Position::<G>::start(setup, &mut Cx::<G>::recording(&suite.content, &mut events)).ok()?;
    for (at, before) in record.positions.iter().enumerate() {
        if position.digest() != before.digest() || position != *before {
            return fault(at, format!("the same moves lead elsewhere: {}", difference(before, &position)));
        }
        if events != record.events[at] {
            let why =
                format!("the same moves are told otherwise: {}", difference(&record.events[at], &events));
            return fault(at, why);
        }
        if at + 1 < record.positions.len() {
            events.clear();
            let mv = &record.line[at];
            if let Err(refused) = position.apply(mv, &mut Cx::<G>::recording(&suite.content, &mut events)) {
                return fault(at + 1, format!("the same moves are not accepted again: {refused}"));
            }
        }
    }
    None
}

/// Checks that the log reproduces the same table, that undo restores earlier positions, and that undone rolls have the
/// same values again.
pub(super) fn replays<G: Game>(suite: &Suite<G>, record: &Record<G>, dice: &mut dyn Dice) -> Option<Fault> {
    let last = record.positions.len().checked_sub(1)?;
    let fault = |at, why| Some(Fault::new(Invariant::DiceAreMoves, at, why));
    let mut table = Table::<G>::new(suite.content.clone(), suite.setups[record.setup].1.clone()).ok()?;
    for (at, mv) in record.line[..last].iter().enumerate() {
        if let Err(refused) = table.play(mv.clone()) {
            return fault(at + 1, format!("the log does not replay: {refused}"));
        }
    }
    if *table.now() != record.positions[last] {
        let why = format!("the log leads elsewhere: {}", difference(&record.positions[last], table.now()));
        return fault(last, why);
    }
    for viewer in record.viewers() {
        let seen = (0..=last).flat_map(|at| record.seen(at, viewer));
        if !table.events(0, viewer).map(|(_, event)| event).eq(seen) {
            return fault(last, "the replayed log tells other events".into());
        }
    }
    if last == 0 {
        return None;
    }
    let to = dice.below(last as u64) as usize;
    let rolls = record.line[to..last].iter().filter(|mv| matches!(mv, Move::Roll(_))).count();
    match table.undo(to) {
        Some(undone) if undone.rolls == rolls && undone.moves == last - to - rolls => {}
        undone => return fault(last, format!("an undo from {last} to {to} says {undone:?}")),
    }
    if *table.now() != record.positions[to] {
        let why =
            format!("an undo to {to} leads elsewhere: {}", difference(&record.positions[to], table.now()));
        return fault(last, why);
    }
    let mut other_dice = Pcg64::new(dice.below(u64::MAX).into(), 0);
    for (at, mv) in record.line[..last].iter().enumerate().skip(to) {
        match mv {
            Move::Roll(value) => match table.roll(&mut other_dice) {
                Ok(now) if now == *value => {}
                again => {
                    return fault(at + 1, format!("undone, the roll of {value} comes again as {again:?}"));
                }
            },
            Move::Say { .. } | Move::Anytime { .. } => {
                if let Err(refused) = table.play(mv.clone()) {
                    return fault(at + 1, format!("after an undo, the same move is refused: {refused}"));
                }
            }
        }
    }
    let again = reload(suite, &table);
    let why = match again {
        Ok(again) if again.now() == table.now() && again.line() == table.line() => {
            return resumed(suite, &table, dice).map(|why| Fault::new(Invariant::SaveAndResume, last, why));
        }
        Ok(again) => difference(table.now(), again.now()),
        Err(why) => why,
    };
    Some(Fault::new(Invariant::SaveAndResume, last, format!("the saved table is another one: {why}")))
}

/// Checks that a snapshot of a random earlier state plus the rest of the log restores the same table, history included.
fn resumed<G: Game>(suite: &Suite<G>, table: &Table<G>, dice: &mut dyn Dice) -> Option<String> {
    let whole = table.save();
    let (before, after) = whole.log.split_at(dice.below(whole.log.len() as u64 + 1) as usize);
    let part = |log: &[Entry<G>]| Save { log: log.to_vec(), checks: Vec::new(), ..whole.clone() };
    let earlier = Table::load(suite.content.clone(), &part(before)).ok()?;
    let Some(again) = Table::resume(suite.content.clone(), &part(after), &earlier.snapshot()) else {
        return Some(format!("a snapshot after {} entries does not lead to the same table", before.len()));
    };
    let to = dice.below(table.line().len() as u64 + 1) as usize;
    let same = [
        ("leads to another position", again.now() == table.now()),
        ("has another log", again.save() == whole && again.line() == table.line()),
        ("tells other events", again.events == table.events),
        ("forgets how rolls came out", (again.rolls, &again.rolled) == (table.rolls, &table.rolled)),
        ("has another past", again.at(to) == table.at(to)),
    ];
    let (what, _) = same.iter().find(|(_, same)| !same)?;
    Some(format!("a snapshot after {} entries {what}", before.len()))
}

fn reload<G: Game>(suite: &Suite<G>, table: &Table<G>) -> Result<Table<G>, String> {
    let text = serde_json::to_string(&table.save()).map_err(|e| e.to_string())?;
    let save: Save<G> = serde_json::from_str(&text).map_err(|e| e.to_string())?;
    Table::load(suite.content.clone(), &save).map_err(|(_, e)| e.to_string())
}

/// Checks that a position saved and loaded at any question is equal and continues identically.
pub(super) fn saves<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Thoroughness,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    record.positions.iter().enumerate().filter(|(_, position)| position.wait() != Wait::Roll).find_map(
        |(at, position)| {
            let loaded = [("JSON", in_json(position)), ("postcard", in_postcard(position))];
            loaded.into_iter().find_map(|(form, loaded)| {
                let why = match loaded {
                    Ok(loaded) if loaded == *position => {
                        return due(suite, care, dice).then(|| future(suite, record, at, loaded)).flatten();
                    }
                    Ok(loaded) => difference(position, &loaded),
                    Err(why) => why,
                };
                let why = format!("in {form} it comes back as something else: {why}");
                Some(Fault::new(Invariant::SaveAndResume, at, why))
            })
        },
    )
}

fn in_json<G: Game>(position: &Position<G>) -> Result<Position<G>, String> {
    let text = serde_json::to_string(position).map_err(|e| e.to_string())?;
    serde_json::from_str(&text).map_err(|e| e.to_string())
}

fn in_postcard<G: Game>(position: &Position<G>) -> Result<Position<G>, String> {
    let bytes = postcard::to_stdvec(position).map_err(|e| e.to_string())?;
    postcard::from_bytes(&bytes).map_err(|e| e.to_string())
}

fn future<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    from: usize,
    mut loaded: Position<G>,
) -> Option<Fault> {
    let ahead = record.line[from..].iter().zip(&record.positions[from + 1..]).take(FOLLOWED_MOVES);
    for (i, (mv, after)) in ahead.enumerate() {
        let done = loaded.apply(mv, &mut Cx::<G>::silent(&suite.content));
        if done.is_err() || loaded != *after {
            let why = format!("loaded {} moves ago, it goes on otherwise", i + 1);
            return Some(Fault::new(Invariant::SaveAndResume, from + i + 1, why));
        }
    }
    None
}
