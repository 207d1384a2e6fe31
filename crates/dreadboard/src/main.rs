//! The binary: serve, play, simulate, replay, referee, look up rules.

mod arena;
mod campaign;
mod cli;
mod cli_errors;
mod console;
mod data;
mod dice;
mod failure;
mod files;
mod games;
mod json;
mod localize;
mod matches;
mod play;
mod position;
mod replay;
mod rules;
mod saved;
mod seat_player;
mod serve;
mod show;
mod sim;
mod text;
mod value;

use std::process::ExitCode;

use cli::{Cli, Command};
use console::Console;
use failure::Failure;
use registry::Lang;

/// The server allocates many small frames and questions; the system allocator took a quarter of a busy server's time.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<_> = std::env::args_os().collect();
    let speech = registry::localizer(localize::language(&args).unwrap_or_else(locale));
    let cli = match Cli::read(args, &speech) {
        Ok(cli) => cli,
        Err(error) => return cli_errors::answer(&error, &speech),
    };
    let mut console = Console::standard();
    let result = match cli.command {
        Command::Play(args) => play::run(args, cli.lang, speech, &mut console),
        Command::Campaign(args) => campaign::run(args, cli.lang, speech, &mut console),
        Command::Sim(args) => sim::run(&args, &speech, &mut console),
        Command::Arena(args) => arena::run(&args, &speech, &mut console),
        Command::Replay(args) => replay::run(args, speech, &mut console),
        Command::Position(args) => position::run(&args, &speech, &mut console),
        Command::Rules(args) => rules::run(&args, &speech, &mut console),
        Command::Serve(args) => serve::run(args, &speech, &mut console),
        Command::Backup(args) => data::backup(args, &speech, &mut console),
        Command::Verify(args) => data::verify(args, &speech, &mut console),
        Command::Restore(args) => data::restore(args, &speech, &mut console),
        Command::Games => games::run(&speech, &mut console),
    };
    // Pending output is flushed before the error is printed.
    let flushed = console.flush().map_err(Failure::from);
    match result.and(flushed) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(&registry::localizer(cli.lang.unwrap_or_else(locale))),
    }
}

/// The language of the environment, if supported, else English.
fn locale() -> Lang {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"]
        .iter()
        .find_map(|name| std::env::var(name).ok().filter(|value| !value.is_empty()));
    set.and_then(|locale| Lang::of_locale(&locale)).unwrap_or_default()
}
