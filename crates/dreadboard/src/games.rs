//! `dreadboard games`: lists the games.

use registry::Localizer;

use crate::console::Console;
use crate::failure::Failure;

/// Lists the games.
pub(crate) fn run(speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    for game in registry::games() {
        console.say(format!("{:<16}{}", game.name(), title(game.name(), game.prefix(), speech)))?;
    }
    Ok(())
}

/// The display name of a game.
pub(crate) fn title(name: &str, prefix: &str, speech: &Localizer) -> String {
    let id = format!("{prefix}-game");
    if speech.has(&id) { speech.tell(&id) } else { name.to_owned() }
}
