//! Golden games: each scenario, played by bots with one, two and four investigators. Review their diff as a change of
//! the rules.
//!
//! Beside each text is the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game that
//! can still be replayed is kept, so that changed messages do not require new games. To accept new ones after reading
//! them: `GOLDEN=write cargo test -p arkham-lcg --test playthroughs`.

use std::sync::Arc;

use arkham_lcg::campaign::Campaign;
use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Deck, Event, Lcg, Phase};
use bots::BotKind;
use engine::{Game, Seat, Table};
use testkit::{Golden, Sight, Story};

/// A golden game.
struct Recorded {
    name: &'static str,
    scenario: &'static str,
    difficulty: Difficulty,
    investigators: &'static [&'static str],
    seed: u64,
    /// The round at whose beginning the text ends, if the game does not end before.
    until: u8,
}

const GATHERING: Recorded = Recorded {
    name: "gathering",
    scenario: "the-gathering",
    difficulty: Difficulty::Standard,
    investigators: &["01001"],
    seed: 1,
    until: u8::MAX,
};
const MASKS: Recorded = Recorded {
    name: "masks",
    scenario: "the-midnight-masks",
    difficulty: Difficulty::Easy,
    investigators: &["01002", "01005"],
    seed: 2,
    until: 6,
};
const DEVOURER: Recorded = Recorded {
    name: "devourer",
    scenario: "the-devourer-below",
    difficulty: Difficulty::Hard,
    investigators: &["01001", "01003", "01004", "01005"],
    seed: 3,
    until: 4,
};

impl Golden<Lcg> for Recorded {
    const HOME: &'static str = env!("CARGO_MANIFEST_DIR");
    /// The format of the text: in every round the view of the next seat.
    const STORY: Story<Lcg> = Story {
        chance: "rolled",
        alone: None,
        few: 6,
        begins: |event| matches!(event, Event::Round(_)),
        shows: |event| matches!(event, Event::Phase(Phase::Enemy)),
        watcher: |game| Seat(game.open.round % game.seats() as u8),
        sight: Sight::Drawn,
    };

    fn name(&self) -> &str {
        self.name
    }

    fn fits(&self, table: &Table<Lcg>) -> bool {
        table.now().end().is_some() || table.now().game().open.round >= self.until
    }

    /// Lets bots play the game.
    fn play(&self, content: &Arc<Content>) -> Table<Lcg> {
        let decks: Vec<Deck> =
            self.investigators.iter().filter_map(|code| Deck::starter(content, code)).collect();
        let bots = vec![BotKind::Greedy; decks.len()];
        let setup = Campaign::standalone(content, self.scenario, self.difficulty, decks, 1, Vec::new());
        let setup = setup.expect("starter decks can be played");
        testkit::by_bots(content, setup, &bots, self.seed, |table| self.fits(table))
    }
}

#[test]
fn the_gathering_alone() {
    GATHERING.assert_unchanged();
}

#[test]
fn five_rounds_of_the_midnight_masks_by_two() {
    MASKS.assert_unchanged();
}

#[test]
fn three_rounds_of_the_devourer_below_by_four() {
    DEVOURER.assert_unchanged();
}
