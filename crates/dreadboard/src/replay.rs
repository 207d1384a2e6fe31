//! `dreadboard replay`: replays a saved game.

use std::path::Path;

use registry::{DynTable, Localizer, Msg, Seat, Viewer};
use serde_json::json;

use crate::cli::ReplayArgs;
use crate::console::Console;
use crate::dice::dice;
use crate::failure::Failure;
use crate::play::{Autosave, Session, no_such_seat};
use crate::saved::{self, SeatPlayers};
use crate::text::wrap;
use crate::{files, json as values, show};

/// Replays the file and shows, verifies or continues it.
pub(crate) fn run(args: ReplayArgs, speech: Localizer, console: &mut Console) -> Result<(), Failure> {
    let (company, loaded) = saved::load(&args.file, files::read_some(args.pack.as_deref())?)?;
    let whole = loaded.table;
    let table = match args.to {
        None => whole,
        Some(to) => whole.branch(to).ok_or_else(|| match &loaded.differs {
            Some(differs) => parted(&args.file, whole.moves(), differs),
            None => {
                let msg = Msg::new("error-no-such-move").num("move", to as i64);
                Failure::Usage(msg.num("most", whole.moves() as i64))
            }
        })?,
    };
    let viewer = match args.seat {
        None => Viewer::first(table.seats()),
        Some(seat) if (1..=table.seats()).contains(&seat) => Viewer::only(Seat(seat as u8 - 1)),
        Some(seat) => return Err(no_such_seat(seat, table.seats())),
    };
    // With `--to`, the replayed part has no divergence.
    let differs = loaded.differs.filter(|_| args.to.is_none());
    let moves = table.moves();
    if args.go_on {
        if let Some(differs) = differs {
            let msg = Msg::new("replay-differs").say("problem", vec![differs]);
            console.say(wrap(&speech.say(&msg), 0))?;
        }
        return go_on(table, company, speech, console);
    }
    if args.json {
        let mut value = values::table(table.as_ref(), viewer, &speech);
        value["differs"] = json!(differs.as_ref().map(|differs| speech.say(differs)));
        console.say(value.to_string())?;
    } else if args.log {
        for record in table.events(0, viewer) {
            console.say(show::event_with_rule(&record, &speech))?;
        }
    } else if args.step || console.interactive {
        step(table.as_ref(), viewer, &speech, console)?;
    } else {
        console.say(show::board(table.as_ref(), viewer, &speech))?;
        summary(table.as_ref(), &speech, console)?;
    }
    match differs {
        Some(differs) => Err(parted(&args.file, moves, &differs)),
        None => Ok(()),
    }
}

/// The error for a game that diverges from its file after this many moves.
fn parted(file: &Path, moves: usize, differs: &Msg) -> Failure {
    let msg = Msg::new("replay-differs-file").text("file", file.display().to_string());
    Failure::Trouble(msg.num("moves", moves as i64).say("problem", vec![differs.clone()]))
}

fn summary(table: &dyn DynTable, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let digest = table.digest(Viewer::ALL);
    let msg = Msg::new("replay-summary").text("game", table.game()).num("moves", table.moves() as i64);
    console.say("")?;
    console.say(speech.say(&msg.text("digest", &digest[..16.min(digest.len())])))?;
    let end = table.end().map_or_else(|| Msg::new("replay-open"), |end| end.text);
    console.head(wrap(&speech.say(&end), 0))?;
    Ok(())
}

/// Steps through the game move by move.
fn step(
    table: &dyn DynTable,
    viewer: Viewer,
    speech: &Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    let most = table.moves();
    let mut at = 0;
    loop {
        let Some(then) = table.branch(at) else { return Ok(()) };
        console.say("")?;
        for record in then.events(at, viewer).iter().filter(|record| record.at == at) {
            console.say(show::event(record, speech))?;
        }
        show::warn_if_narrow(speech, console)?;
        console.say(show::board(then.as_ref(), viewer, speech))?;
        if at == most {
            summary(table, speech, console)?;
        }
        let prompt = Msg::new("replay-prompt").num("at", at as i64).num("most", most as i64);
        let Some(line) = console.ask(&speech.say(&prompt))? else { return Ok(()) };
        match line.as_str() {
            "" if at == most => return Ok(()),
            "" | "n" => at = (at + 1).min(most),
            "b" => at = at.saturating_sub(1),
            "q" => return Ok(()),
            number => match number.parse::<usize>() {
                Ok(to) => at = to.min(most),
                Err(_) => console.say(speech.tell("replay-how"))?,
            },
        }
    }
}

/// Continues from there as a new game.
fn go_on(
    table: Box<dyn DynTable>,
    mut company: SeatPlayers,
    speech: Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    company.lang = speech.lang();
    let given = company.seats.len();
    company.seats.extend((given..table.seats()).map(crate::seat_player::SeatPlayer::usual));
    company.seats.truncate(table.seats());
    company.over = false;
    let (dice, autosave) = (dice(company.seed, table.moves())?, Autosave::new(table.game()));
    Session::new(table, company, dice, autosave, speech, console).run()
}
