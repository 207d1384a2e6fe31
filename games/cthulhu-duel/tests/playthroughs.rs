//! Golden games: a complete one between a search bot and a greedy bot, one with random factions, and the beginning of
//! one played at random. A change in them is reviewed as a change of the rules.
//!
//! Beside each text is the game as `dreadboard` saves it: `dreadboard replay FILE` steps through it. A saved game that
//! can still be replayed is reused, so that changed wording does not produce new games. To accept new ones after
//! review: `GOLDEN=write cargo test -p cthulhu-duel --test playthroughs`.

use std::sync::Arc;

use bots::{BotKind, Budget};
use cthulhu_duel::{Content, Duel, Event, Phase, Setup};
use engine::{Game, Seat, Table};
use testkit::{Golden, Sight, Story};

/// A golden game.
struct Recorded {
    name: &'static str,
    factions: [&'static str; 2],
    bots: [BotKind; 2],
    seed: u64,
    /// The game is recorded until this round begins, or to its end.
    until: u8,
}

const SEARCH: Recorded = Recorded {
    name: "search",
    factions: ["great-cthulhu", "black-goat"],
    bots: [BotKind::Search(Budget::Walks(400)), BotKind::Greedy],
    seed: 1,
    until: u8::MAX,
};
const LOTS: Recorded = Recorded {
    name: "lots",
    factions: ["random", "random"],
    bots: [BotKind::Greedy, BotKind::Greedy],
    seed: 2,
    until: 4,
};
const RANDOM: Recorded = Recorded {
    name: "random",
    factions: ["black-goat", "great-cthulhu"],
    bots: [BotKind::Random, BotKind::Random],
    seed: 3,
    until: 3,
};

impl Golden<Duel> for Recorded {
    const HOME: &'static str = env!("CARGO_MANIFEST_DIR");
    /// How the game is written down: at every round with the view of the next seat.
    const STORY: Story<Duel> = Story {
        chance: "rolled",
        alone: None,
        few: 6,
        begins: |event| matches!(event, Event::RoundBegins { .. }),
        shows: |event| matches!(event, Event::PhaseBegins { phase: Phase::Doom }),
        watcher: |game| Seat(game.open.round % game.seats() as u8),
        sight: Sight::Drawn,
    };

    fn name(&self) -> &str {
        self.name
    }

    fn fits(&self, table: &Table<Duel>) -> bool {
        table.now().end().is_some() || table.now().game().open.round >= self.until
    }

    /// Has bots play the game.
    fn play(&self, content: &Arc<Content>) -> Table<Duel> {
        let setup = Setup { factions: self.factions.map(String::from) };
        testkit::by_bots(content, setup, &self.bots, self.seed, |table| self.fits(table))
    }
}

#[test]
fn a_whole_game_against_a_bot_that_looks_ahead() {
    SEARCH.assert_unchanged();
}

#[test]
fn three_rounds_with_factions_drawn_by_lot() {
    LOTS.assert_unchanged();
}

#[test]
fn two_rounds_at_random() {
    RANDOM.assert_unchanged();
}
