//! The command line. Help texts are in English here, and in `command-line.ftl` for the other languages.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{ArgAction, Args, FromArgMatches, Parser, Subcommand};
use registry::{BotKind, Lang, Localizer};

use crate::localize;
use crate::seat_player::SeatPlayer;
use crate::text::WIDTH;
use crate::value;

/// Horror board games on one engine: every rule enforced, explained and traceable.
#[derive(Parser)]
#[command(name = "dreadboard", version, max_term_width = WIDTH)]
// The flags that clap generates have English help only.
#[command(disable_help_flag = true, disable_version_flag = true, disable_help_subcommand = true)]
pub(crate) struct Cli {
    /// The language: en, ru or uk; that of the environment if not given.
    #[arg(long, global = true, display_order = 100, value_name = "LANG", value_parser = value::language)]
    pub(crate) lang: Option<Lang>,
    /// Say what can be given here.
    #[arg(short, long, global = true, display_order = 101, action = ArgAction::Help)]
    help: Option<bool>,
    /// Say which version this is.
    #[arg(short = 'V', long, display_order = 102, action = ArgAction::Version)]
    version: Option<bool>,
    #[command(subcommand)]
    pub(crate) command: Command,
}

impl Cli {
    /// Parses the arguments, including the program name; help and errors are localized.
    pub(crate) fn read(args: Vec<OsString>, speech: &Localizer) -> Result<Cli, clap::Error> {
        Cli::from_arg_matches(&localize::command(speech).try_get_matches_from(args)?)
    }
}

#[derive(Subcommand)]
pub(crate) enum Command {
    /// Play a game in the terminal, with people and bots in any seat.
    Play(PlayArgs),
    /// Play a campaign in the terminal: game after game, with decks to build between them.
    Campaign(CampaignArgs),
    /// Let bots play many games and count how they end.
    Sim(SimArgs),
    /// Let bots play against each other, sides swapped, and say who is stronger.
    Arena(ArenaArgs),
    /// Step through a saved game, verify it, print its log, or play on from any point.
    Replay(ReplayArgs),
    /// Show a position written by hand: what is legal, and why the rest is not.
    Position(PositionArgs),
    /// Look up rules; count and prove what the code covers.
    Rules(RulesArgs),
    /// Serve the games to browsers, for people here and elsewhere.
    Serve(ServeArgs),
    /// Copy the tables of a server to a file, also while it runs, and check the copy.
    Backup(BackupArgs),
    /// Check the tables of a server, or a back-up, and name each fault at its place.
    Verify(VerifyArgs),
    /// Put a back-up in the place of a server's tables, which are kept beside it.
    Restore(RestoreArgs),
    /// List the games.
    Games,
}

#[derive(Args)]
pub(crate) struct BackupArgs {
    /// The file to write.
    pub(crate) file: PathBuf,
    /// The folder where tables are kept; the one that the server uses if not given.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<String>,
    /// Replace a file that is there already.
    #[arg(long)]
    pub(crate) force: bool,
}

#[derive(Args)]
pub(crate) struct VerifyArgs {
    /// A back-up to check, instead of the tables of a server.
    #[arg(conflicts_with = "data")]
    pub(crate) file: Option<PathBuf>,
    /// The folder where tables are kept; the one that the server uses if not given.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<String>,
    /// Play every game again too, which takes longer.
    #[arg(long)]
    pub(crate) replay: bool,
}

#[derive(Args)]
pub(crate) struct RestoreArgs {
    /// The back-up to put back.
    pub(crate) file: PathBuf,
    /// Put it back even if single tables, logs or packs in it have faults.
    #[arg(long)]
    pub(crate) faulty: bool,
    /// The folder where tables are kept; the one that the server uses if not given.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<String>,
}

#[derive(Args, Default)]
pub(crate) struct ServeArgs {
    /// The address to listen on: 127.0.0.1 for this machine alone, 0.0.0.0 for everybody who can reach it.
    #[arg(long, value_name = "ADDRESS")]
    pub(crate) host: Option<String>,
    /// The port; if not given, 8080 or the next free one.
    #[arg(long, value_name = "N")]
    pub(crate) port: Option<String>,
    /// The folder where tables are kept.
    #[arg(long, value_name = "DIR")]
    pub(crate) data: Option<String>,
    /// The address people use, if a proxy stands before the server: https://example.org.
    #[arg(long, value_name = "URL")]
    pub(crate) public: Option<String>,
    /// A file with settings; dreadboard.toml in this folder if not given.
    #[arg(long, value_name = "FILE")]
    pub(crate) config: Option<PathBuf>,
    /// Any other setting, as docs/server.md lists them. Repeatable.
    #[arg(long, value_name = "KEY=VALUE", value_parser = value::setting)]
    pub(crate) set: Vec<(String, String)>,
}

#[derive(Args)]
pub(crate) struct PlayArgs {
    /// The game; asked for if there are several.
    pub(crate) game: Option<String>,
    /// Options of the set-up: difficulty=hard …; NAME=@FILE takes the text of a file.
    #[arg(value_name = "OPTION=VALUE")]
    pub(crate) chosen: Vec<String>,
    /// An option of the set-up; the same as without the flag.
    #[arg(short, long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// Who sits where: --seat 1=human --seat 2=greedy; human, search, greedy or random. More walks or a time make a
    /// search stronger or quicker: search:8000, search:5s.
    #[arg(short, long = "seat", value_name = "N=WHO", value_parser = value::seat)]
    pub(crate) seats: Vec<(usize, SeatPlayer)>,
    /// A file with values read off your own components.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// The same seed and the same answers give the same game.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Take the default for everything that is not given, instead of asking.
    #[arg(short = 'y', long)]
    pub(crate) defaults: bool,
    /// Go on with the last game that is not finished, or with this one: a file, or a name as --list gives it.
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// List the games that are kept: which, how far, when last played, and by whom.
    #[arg(long, conflicts_with_all = ["resume", "game"])]
    pub(crate) list: bool,
}

#[derive(Args)]
pub(crate) struct CampaignArgs {
    /// The game; asked for if several have campaigns.
    pub(crate) game: Option<String>,
    /// Options of the campaign: difficulty=hard deck-1=@FILE …
    #[arg(value_name = "OPTION=VALUE")]
    pub(crate) chosen: Vec<String>,
    /// Who sits where: --seat 1=human --seat 2=greedy; human, search, greedy or random.
    #[arg(short, long = "seat", value_name = "N=WHO", value_parser = value::seat)]
    pub(crate) seats: Vec<(usize, SeatPlayer)>,
    /// The same seed and the same answers give the same campaign.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Take the default for every option that is not given, instead of asking.
    #[arg(short = 'y', long)]
    pub(crate) defaults: bool,
    /// Go on with the campaign last played, or with this one: a file, or a name as --list gives it.
    #[arg(long, value_name = "FILE", num_args = 0..=1)]
    pub(crate) resume: Option<Option<PathBuf>>,
    /// List the campaigns that are kept.
    #[arg(long, conflicts_with_all = ["resume", "game"])]
    pub(crate) list: bool,
}

#[derive(Args)]
pub(crate) struct SimArgs {
    /// The game.
    pub(crate) game: String,
    /// Options of the set-up: difficulty=hard …; NAME=@FILE takes the text of a file.
    #[arg(value_name = "OPTION=VALUE")]
    pub(crate) chosen: Vec<String>,
    /// An option of the set-up; the same as without the flag.
    #[arg(short, long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// How many games.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 1000, value_parser = value::number(1..=100_000_000_u64))]
    pub(crate) games: u64,
    /// The same seed gives the same games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// A bot for every seat, or one for all: random, greedy, search:2000.
    #[arg(long, value_name = "BOT", value_delimiter = ',', default_value = "random", value_parser = value::bot)]
    pub(crate) seats: Vec<BotKind>,
    /// How many games are played at a time; as many as there are cores if not given.
    #[arg(long, value_name = "N", value_parser = value::number(1..=1024_u16))]
    pub(crate) threads: Option<u16>,
    /// A file with values read off your own components.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// Print a line for each game.
    ///
    /// The columns, with a head line: the seed; each option of the set-up (several values with spaces between them);
    /// the bots, seat by seat; the number of the game; how it ended, empty if it did not; what that is worth to each
    /// seat (worth_1, worth_2 …), from 0 (lost) to 1 (won); how far it came, by what the game counts (round, act …);
    /// decisions, rolls and moves made; a fingerprint of the last position.
    #[arg(long, conflicts_with = "json")]
    pub(crate) csv: bool,
    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ArenaArgs {
    /// The game.
    pub(crate) game: String,
    /// Options of the set-up: difficulty=hard …; NAME=@FILE takes the text of a file.
    #[arg(value_name = "OPTION=VALUE")]
    pub(crate) chosen: Vec<String>,
    /// An option of the set-up; the same as without the flag.
    #[arg(short, long = "option", value_name = "OPTION=VALUE")]
    pub(crate) options: Vec<String>,
    /// The bots, two or more: random, greedy, search:2000. Each plays each other one; in a game that is won together,
    /// each plays all seats.
    #[arg(long, value_name = "BOT", value_delimiter = ',', num_args = 1.., required = true, value_parser = value::bot)]
    pub(crate) seats: Vec<BotKind>,
    /// How many games for each pair, half of them with sides swapped; for each team, where a game is won together.
    #[arg(short = 'n', long, value_name = "N", default_value_t = 200, value_parser = value::number(1..=1_000_000_u64))]
    pub(crate) games: u64,
    /// The same seed gives the same games.
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub(crate) seed: u64,
    /// How many games are played at a time; as many as there are cores if not given.
    #[arg(long, value_name = "N", value_parser = value::number(1..=1024_u16))]
    pub(crate) threads: Option<u16>,
    /// A file with values read off your own components.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// Print the result as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
pub(crate) struct ReplayArgs {
    /// The saved game.
    pub(crate) file: PathBuf,
    /// Only the first N moves, rolls included.
    #[arg(long, value_name = "N")]
    pub(crate) to: Option<usize>,
    /// Print what happened, line by line.
    #[arg(long, conflicts_with_all = ["json", "step", "go_on"])]
    pub(crate) log: bool,
    /// Print the game as JSON.
    #[arg(long, conflicts_with_all = ["step", "go_on"])]
    pub(crate) json: bool,
    /// Step through it; the usual thing in a terminal.
    #[arg(long, conflicts_with = "go_on")]
    pub(crate) step: bool,
    /// Play on from there, as a new game.
    #[arg(long = "continue")]
    pub(crate) go_on: bool,
    /// Through the eyes of this seat instead of everybody's.
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<usize>,
    /// The pack it was played with, if the file does not hold it.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
}

#[derive(Args)]
pub(crate) struct PositionArgs {
    /// The position.
    pub(crate) file: PathBuf,
    /// The game, unless the file says so itself with game = "…"; found out if only one fits.
    #[arg(long)]
    pub(crate) game: Option<String>,
    /// Answer the next question: a number, words of the choice, or “2: words” for seat 2. Repeatable.
    #[arg(long, value_name = "CHOICE", allow_hyphen_values = true)]
    pub(crate) choose: Vec<String>,
    /// What the next roll comes to: a value or words. Repeatable.
    #[arg(long, value_name = "ROLL", allow_negative_numbers = true)]
    pub(crate) roll: Vec<String>,
    /// Dice for the rolls that are not given.
    #[arg(long, value_name = "N")]
    pub(crate) seed: Option<u64>,
    /// Through the eyes of this seat instead of everybody's.
    #[arg(long, value_name = "N")]
    pub(crate) seat: Option<usize>,
    /// A file with values read off your own components.
    #[arg(long, value_name = "FILE")]
    pub(crate) pack: Option<PathBuf>,
    /// Print everything as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args)]
#[command(args_conflicts_with_subcommands = true)]
pub(crate) struct RulesArgs {
    #[command(subcommand)]
    pub(crate) command: Option<RulesCommand>,
    /// Words to look for, or the id of a rule.
    pub(crate) query: Vec<String>,
    /// Print the rules found as JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Subcommand)]
pub(crate) enum RulesCommand {
    /// Count which rules the code cites and the tests prove. Needs the sources.
    Coverage {
        /// The game; all of them if not given.
        game: Option<String>,
        /// Print it as JSON.
        #[arg(long)]
        json: bool,
        /// The folder of the sources; found upwards from here if not given.
        #[arg(long, value_name = "DIR")]
        root: Option<PathBuf>,
    },
    /// Switch each rule off to see its test fail, and keep the record. Needs the sources and cargo.
    Prove {
        /// The game; all of them if not given.
        game: Option<String>,
        /// Only these rules, or these cards of the content.
        ids: Vec<String>,
        /// Alter each thing in the game's data instead of switching rules off.
        #[arg(long)]
        content: bool,
        /// Keep the record even if less is proved than before.
        #[arg(long)]
        accept: bool,
        /// Write nothing; fail unless the record says just what is proved.
        #[arg(long, conflicts_with_all = ["accept", "ids"])]
        check: bool,
        /// The folder of the sources; found upwards from here if not given.
        #[arg(long, value_name = "DIR")]
        root: Option<PathBuf>,
    },
}

#[cfg(test)]
mod tests {
    use super::*;
    use clap::CommandFactory;

    #[test]
    fn the_command_line_is_well_formed() {
        Cli::command().debug_assert();
    }
}
