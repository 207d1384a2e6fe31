//! Golden games: one for each number of players, recorded from the first draw to the end. A change in them is reviewed
//! as a change of the rules. To accept new ones after review, set `GOLDEN=write`.
//!
//! Beside each text is the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game that
//! can still be replayed is reused, so that changed wording does not produce new games.

#[path = "playthroughs/play.rs"]
mod play;

use std::sync::Arc;

use engine::{Game, LoadError, Seat, Seats, Table};
use final_hour::content::Difficulty;
use final_hour::{Content, Defeat, End, Event, FinalHour, Setup};
use play::play;
use testkit::{Golden, Sight, Story};

/// Only games that reach this round are recorded.
const LAST_ROUND: u8 = 8;
/// A seat's view is printed every this many rounds.
const SHOW_EVERY: u8 = 4;
/// The number of seeds to try for each game.
const SEEDS: u64 = 20_000;

/// A golden game.
struct Recorded {
    name: &'static str,
    people: &'static [&'static str],
    ancient: &'static str,
    difficulty: Difficulty,
    lead: u8,
    /// The required end of the game, in the last round.
    end: End,
}

#[rustfmt::skip]
const SOLO: Recorded = Recorded {
    name: "solo", people: &["rita-young", "lily-chen"],
    ancient: "umordhoth", difficulty: Difficulty::Normal, lead: 1, end: End::Won,
};
#[rustfmt::skip]
const TWO: Recorded = Recorded {
    name: "two", people: &["jenny-barnes", "michael-mcglen"],
    ancient: "cthulhu", difficulty: Difficulty::Easy, lead: 2, end: End::Lost(Defeat::Death),
};
#[rustfmt::skip]
const THREE: Recorded = Recorded {
    name: "three", people: &["tommy-muldoon", "ashcan-pete", "jenny-barnes"],
    ancient: "shudde-mell", difficulty: Difficulty::Hard, lead: 1, end: End::Lost(Defeat::RitualSite),
};
#[rustfmt::skip]
const FOUR: Recorded = Recorded {
    name: "four", people: &["lily-chen", "michael-mcglen", "rita-young", "tommy-muldoon"],
    ancient: "cthulhu", difficulty: Difficulty::Normal, lead: 3, end: End::Lost(Defeat::RitualFailed),
};

impl Golden<FinalHour> for Recorded {
    const HOME: &'static str = env!("CARGO_MANIFEST_DIR");
    /// How the game is written down: at every fourth round with the view of the next seat.
    const STORY: Story<FinalHour> = Story {
        chance: "drawn",
        alone: Some("The player"),
        few: usize::MAX,
        begins: |event| matches!(event, Event::RoundBegins { .. }),
        shows: |event| matches!(event, Event::RoundBegins { round } if round.is_multiple_of(SHOW_EVERY)),
        watcher: |game| Seat(game.open.round / SHOW_EVERY % game.seats() as u8),
        sight: Sight::Data,
    };

    fn name(&self) -> &str {
        self.name
    }

    fn fits(&self, table: &Table<FinalHour>) -> bool {
        table.now().end() == Some(self.end) && table.now().game().open.round == LAST_ROUND
    }

    /// Plays seeds until a game ends as required.
    fn play(&self, content: &Arc<Content>) -> Table<FinalHour> {
        let setup = Setup {
            investigators: self.people.iter().map(|&who| who.into()).collect(),
            ancient_one: self.ancient.into(),
            difficulty: self.difficulty,
            lead: self.lead,
            solo: self.name == "solo",
        };
        let mut games = (0..SEEDS).map(|seed| play(content.clone(), setup.clone(), seed));
        let found = games.find(|table| self.fits(table));
        found.unwrap_or_else(|| panic!("{}: no game ends like that", self.name))
    }
}

#[test]
fn a_solo_game() {
    SOLO.assert_unchanged();
}

#[test]
fn a_game_for_two() {
    TWO.assert_unchanged();
}

#[test]
fn a_game_for_three() {
    THREE.assert_unchanged();
}

#[test]
fn a_game_for_four() {
    FOUR.assert_unchanged();
}

/// A save that is replayed with other content runs until the first difference, and the error names it.
#[test]
fn a_save_played_with_other_content_names_the_first_difference() {
    let save = TWO.play(&Arc::new(Content::load())).save();
    let pack = "cards.doorkeeper.upper = [{ move = 5 }]\ncards.dynamite.upper = [{ move = 6 }]\n\
                cards.make-a-fuss.upper = [{ move = 7 }]";
    let other = Content::with_pack(pack).unwrap_or_else(|why| panic!("{why}"));
    let Err((Some(table), differs)) = Table::load(Arc::new(other), &save) else {
        panic!("a Michael who only runs is another game");
    };
    let LoadError::Differs { entry, of, content: Some(content), .. } = &differs else { panic!("{differs}") };
    assert_eq!((*of, content), (save.log.len(), &save.content));
    assert!(save.log.starts_with(table.log()) && table.log().len() + 1 >= *entry, "all before it is played");
    assert!(table.events(0, Seats::ALL).any(|(_, told)| matches!(told.event, Event::ActionTurnedUp { .. })));
}
