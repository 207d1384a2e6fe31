//! `dreadboard play --list`: lists the saved games.

use std::path::Path;
use std::time::{Duration, SystemTime};

use registry::{Localizer, Msg, Seat};

use super::autosave;
use crate::console::Console;
use crate::failure::Failure;
use crate::games::title;
use crate::saved;
use crate::seat_player::SeatPlayer;
use crate::text::wrap;

/// Lists the saved games, the last played first.
pub(crate) fn run(speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let games = autosave::all();
    if games.is_empty() {
        return Ok(console.say(speech.tell("list-none"))?);
    }
    for (played, path) in games {
        let since = SystemTime::now().duration_since(played).unwrap_or_default();
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        let when = speech.say(&ago(since));
        match about(&path, speech) {
            None => console.say(format!("{name} · {when} · {}", speech.tell("list-unreadable")))?,
            Some((game, seats)) => {
                console.head(wrap(&format!("{name} · {game} · {when}"), 4))?;
                console.say(wrap(&format!("    {seats}"), 4))?;
            }
        }
    }
    Ok(())
}

/// The game with its stage, and its players. `None` if the file cannot be replayed.
fn about(path: &Path, speech: &Localizer) -> Option<(String, String)> {
    let (company, loaded) = saved::load(path, None).ok()?;
    let table = loaded.table;
    let stage = match table.end() {
        Some(_) => Some(Msg::new("list-over")),
        None => table.stage(),
    };
    let mut game = title(table.game(), table.prefix(), speech);
    if let Some(stage) = stage {
        game += &format!(" · {}", speech.say(&stage));
    }
    let seats = company.seats.iter().take(table.seats()).enumerate().map(|(at, sitter)| {
        let who = speech.say(&table.who(Seat(at as u8)));
        let sitter = match sitter {
            SeatPlayer::Human => speech.tell("list-human"),
            SeatPlayer::Bot(kind) => kind.to_string(),
        };
        format!("{who} ({sitter})")
    });
    Some((game, seats.collect::<Vec<_>>().join(", ")))
}

/// A time span in the largest unit that fits.
fn ago(since: Duration) -> Msg {
    let minutes = (since.as_secs() / 60) as i64;
    let (id, count) = match minutes {
        0 => ("list-now", 0),
        1..60 => ("list-minutes", minutes),
        60..1440 => ("list-hours", minutes / 60),
        _ => ("list-days", minutes / 1440),
    };
    Msg::new(id).num("count", count)
}

#[cfg(test)]
mod tests {
    use super::*;
    use registry::Lang;

    #[test]
    fn time_is_told_in_the_largest_unit_that_fits() {
        let say = |lang, seconds| registry::localizer(lang).say(&ago(Duration::from_secs(seconds)));
        assert_eq!(say(Lang::En, 59), "just now");
        assert_eq!(say(Lang::En, 60), "1 minute ago");
        assert_eq!(say(Lang::En, 2 * 3600), "2 hours ago");
        assert_eq!(say(Lang::Ru, 5 * 60), "5 минут назад");
        assert_eq!(say(Lang::Ru, 21 * 86400), "21 день назад");
        assert_eq!(say(Lang::Uk, 3 * 3600), "3 години тому");
    }
}
