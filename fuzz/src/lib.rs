//! The bodies of the fuzz targets. Every input is accepted or refused with an error; a panic is a finding.

mod moves;

use std::sync::LazyLock;

use rand_pcg::Pcg64;
use registry::{BotKind, DynTable, Lang, Localizer, Seat, Viewer, Waits};

pub use moves::moves;

/// The number of moves played from an input that could be loaded.
const MOVES: usize = 120;

/// Loads the bytes as a saved game; returns whether it is valid.
pub fn saves(data: &[u8]) -> bool {
    let loaded = str::from_utf8(data).ok().and_then(|text| registry::load(text, None).ok());
    loaded.map(|loaded| play_on(loaded.table, data, None)).is_some()
}

/// Loads the bytes as a position file of each game; returns whether any accepts it.
pub fn positions(data: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(data) else { return false };
    let tables = registry::games().iter().filter_map(|game| game.position(text, None).ok());
    tables.map(|table| play_on(table, data, None)).count() > 0
}

/// Loads the bytes as a pack of each game; returns whether any accepts it.
pub fn packs(data: &[u8]) -> bool {
    let Ok(text) = str::from_utf8(data) else { return false };
    let tables = registry::games().iter().filter_map(|game| {
        let options = game.options(&[], Some(text)).ok()?;
        let single = options.iter().filter(|option| option.count.most == 1);
        let values = single.flat_map(|option| option.values.iter().map(|(word, _)| (option.key, word)));
        // Changes one option from its default, where that is compatible with the others.
        let chosen = values.cycle().nth(data.len() % 64).map(|(key, word)| (key.to_string(), word.clone()));
        let table = game.set_up(chosen.as_slice(), Some(text)).or_else(|_| game.set_up(&[], Some(text)));
        table.ok()
    });
    tables.map(|table| play_on(table, data, Some(text))).count() > 0
}

/// Plays on with dice that depend only on the bytes, calling every read-only method on the way.
fn play_on(mut table: Box<dyn DynTable>, data: &[u8], pack: Option<&str>) {
    let seed = data.iter().fold(7_u128, |seed, byte| seed.wrapping_mul(257).wrapping_add((*byte).into()));
    let mut dice = Pcg64::new(seed, 1);
    for moves in 0..MOVES {
        if moves % 16 == 0 {
            look_around(table.as_ref());
        }
        match table.waits() {
            Waits::Over => break,
            Waits::Roll => drop(table.roll(&mut dice).expect("a pending roll can be rolled")),
            Waits::Answers { asked: seats, .. } => {
                let thought = table.think(seats[0], BotKind::Random, &mut dice).expect("the seat is asked");
                table
                    .reply(seats[0], &thought.reply.expect("a bot that is asked replies"))
                    .expect("what is offered is accepted");
            }
        }
    }
    look_around(table.as_ref());
    let again = registry::load(&table.save().to_string(), pack).expect("what was saved is loaded");
    assert_eq!(again.differs, None);
    assert_eq!(again.table.digest(Viewer::ALL), table.digest(Viewer::ALL), "on paper it is the same game");
}

fn look_around(table: &dyn DynTable) {
    static SPEECH: LazyLock<Localizer> = LazyLock::new(|| registry::localizer(Lang::En));
    let all = Viewer::first(table.seats());
    for viewer in (0..table.seats()).map(|seat| Viewer::only(Seat(seat as u8))).chain([Viewer::NONE, all]) {
        drop((
            table.view(viewer),
            table.render_text(viewer, &|msg| SPEECH.say(msg)),
            table.pending_roll(viewer),
        ));
    }
    table.events(0, all).iter().for_each(|told| drop(SPEECH.say(&told.text)));
    (0..table.seats()).for_each(|seat| drop(table.question(Seat(seat as u8))));
}
