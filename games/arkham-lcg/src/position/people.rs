//! Investigators who have left the game, defeated or resigned.

use engine::{Msg, Seat};

use super::file::PersonFile;
use super::lay::{Done, PositionBuilder};
use crate::content::CardId;
use crate::state::Fate;
use crate::{Cx, Lcg};

impl PositionBuilder<'_> {
    /// Removes an investigator from the game with their cards. Trauma is as the rules give it unless the file says
    /// otherwise.
    pub(super) fn out_of_game(&self, seat: Seat, game: &mut Lcg) -> Done {
        let (title, said) = &self.parsed.players[seat.index()];
        if let Some(key) = belongings(said) {
            return Err(self.wrong(&format!("{title}.{key}"), Msg::new("lcg-error-position-out")));
        }
        let def = game.def(self.content, CardId::investigator(seat));
        let (health, sanity) = (def.health.unwrap_or(0), def.sanity.unwrap_or(0));
        let is_marked = !game.open.story.standalone;
        let by = |fate: Fate| u8::from(said.fate == fate);
        let me = game.me_mut(seat);
        me.damage = said.damage.unwrap_or(by(Fate::Wounded) * health);
        me.horror = said.horror.unwrap_or(by(Fate::Mad) * sanity);
        let person = game.person_mut(seat);
        person.fate = said.fate;
        person.physical = said.physical_trauma.unwrap_or(by(Fate::Wounded) * u8::from(is_marked));
        person.mental = said.mental_trauma.unwrap_or(by(Fate::Mad) * u8::from(is_marked));
        game.clear_seat(seat, &mut Cx::silent(self.content));
        Ok(())
    }
}

/// The first key that an investigator out of the game cannot have.
fn belongings(said: &PersonFile) -> Option<&'static str> {
    let lists = [
        ("hand", &said.hand),
        ("deck", &said.deck),
        ("discards", &said.discards),
        ("play", &said.play),
        ("threat", &said.threat),
        ("used", &said.used),
    ];
    let numbers = [
        ("clues", said.clues),
        ("resources", said.resources.unwrap_or(0)),
        ("actions", said.actions.unwrap_or(0)),
    ];
    let at = said.at.as_ref().map(|_| "at");
    let list = || lists.iter().find(|(_, list)| !list.is_empty()).map(|&(key, _)| key);
    let number = || numbers.iter().find(|(_, n)| *n > 0).map(|&(key, _)| key);
    at.or_else(list).or_else(number)
}
