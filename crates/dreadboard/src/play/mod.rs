//! `dreadboard play`: a game in the terminal.

mod autosave;
mod command;
mod declined_kinds;
mod list;
mod run_command;
mod session;
mod setup;
mod step_in;
#[cfg(test)]
mod tests;

use std::path::PathBuf;

use registry::{Lang, Localizer, Msg};

use crate::cli::PlayArgs;
use crate::console::Console;
use crate::dice::dice;
use crate::failure::Failure;
use crate::files;
use crate::saved::{self, SeatPlayers};
use crate::text::wrap;

pub(crate) use autosave::{Autosave, claim, kept_in};
pub(crate) use declined_kinds::DeclinedKind;
pub(crate) use run_command::misread;
pub(crate) use session::Session;
pub(crate) use setup::{Interview, no_such_seat, options, seat_flags};

/// Sets up or resumes a game and plays it.
pub(crate) fn run(
    args: PlayArgs,
    lang: Option<Lang>,
    speech: Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    if args.list {
        return list::run(&speech, console);
    }
    match args.resume {
        Some(ref file) => resume(file.clone(), &args, lang, console),
        None => begin(args, lang, speech, console),
    }
}

fn begin(
    args: PlayArgs,
    lang: Option<Lang>,
    speech: Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    // All arguments are checked before anything is asked.
    let (name, first) = match args.game {
        // If the first argument is an option, no game was named.
        Some(option) if option.contains('=') => (None, vec![option]),
        name => (name, Vec::new()),
    };
    let chosen = options(&[&first, &args.chosen, &args.options])?;
    let pack = files::read_some(args.pack.as_deref())?;
    let named = name.as_deref().map(registry::find).transpose()?;
    if let Some(game) = named {
        game.check(&chosen, pack.as_deref())?;
    }
    let mut ask = setup::Interview { speech, console, defaults: args.defaults };
    if lang.is_none() {
        ask.language()?;
    }
    let game = named.map_or_else(|| ask.game(), Ok)?;
    game.check(&chosen, pack.as_deref())?;
    let pack = pack.as_deref();
    let check = |chosen: &Vec<_>| game.set_up(chosen, pack).map(drop);
    let chosen = ask.options(chosen, |chosen| game.options(chosen, pack), check)?;
    let pack = pack.map(str::to_owned);
    let table = game.set_up(&chosen, pack.as_deref())?;
    let seats = ask.seats(table.as_ref(), &args.seats)?;
    let speech = ask.speech;
    let company = SeatPlayers { lang: speech.lang(), seats, pack, seed: args.seed, ..SeatPlayers::default() };
    let autosave = Autosave::new(game.name());
    let intro = format!("{}-intro", game.name());
    if speech.has(&intro) {
        console.say("")?;
        console.say(wrap(&speech.tell(&intro), 0))?;
    }
    Session::new(table, company, dice(args.seed, 0)?, autosave, speech, console).run()
}

fn resume(
    file: Option<PathBuf>,
    args: &PlayArgs,
    lang: Option<Lang>,
    console: &mut Console,
) -> Result<(), Failure> {
    let path = match file {
        Some(path) => autosave::named(path),
        None => autosave::latest().ok_or_else(|| Failure::Usage(Msg::new("error-nothing-to-resume")))?,
    };
    let (mut company, loaded) = saved::load(&path, files::read_some(args.pack.as_deref())?)?;
    if let Some(differs) = loaded.differs {
        let msg = Msg::new("error-resume-differs").text("file", path.display().to_string());
        return Err(Failure::Trouble(msg.say("problem", vec![differs])));
    }
    company.lang = lang.unwrap_or(company.lang);
    let seats = loaded.table.seats();
    let given = company.seats.len();
    company.seats.extend((given..seats).map(crate::seat_player::SeatPlayer::usual));
    company.seats.truncate(seats);
    setup::seat_flags(&mut company.seats, &args.seats)?;
    company.seed = args.seed.or(company.seed);
    let dice = dice(company.seed, loaded.table.moves())?;
    let speech = registry::localizer(company.lang);
    console.say(speech.say(&Msg::new("play-resumed").text("file", path.display().to_string())))?;
    let autosave = Autosave::of(loaded.table.game(), &path);
    Session::new(loaded.table, company, dice, autosave, speech, console).run()
}
