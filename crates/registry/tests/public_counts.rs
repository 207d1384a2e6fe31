//! Lists the questions whose number of choices is not public.
//!
//! Only at these can an automatic answer leak information about a hand, so they are listed here by game. In a game
//! without any, the timing of answers reveals nothing.

use std::collections::{BTreeMap, BTreeSet};

use rand_pcg::Pcg64;
use registry::{BotKind, Waits};

/// The number of games played per game type.
const GAMES: u64 = 12;
/// The maximum number of moves per game.
const MAX_MOVES: usize = 4000;

/// The rules that ask questions with a hidden count in random games, and the number of questions asked.
fn hidden_counts(game: &str) -> (BTreeSet<String>, usize) {
    let (mut rules, mut asked_in_all) = (BTreeSet::new(), 0);
    for seed in 0..GAMES {
        let mut dice = Pcg64::new(u128::from(seed), 1);
        let mut table = registry::find(game).unwrap().set_up(&[], None).unwrap();
        for _ in 0..MAX_MOVES {
            match table.waits() {
                Waits::Over => break,
                Waits::Roll => _ = table.roll(&mut dice).unwrap(),
                Waits::Answers { asked, .. } => {
                    for &seat in &asked {
                        asked_in_all += 1;
                        if !table.has_public_count(seat) {
                            rules.insert(table.question(seat).unwrap().rule.unwrap().0.to_owned());
                        }
                    }
                    let seat = asked[0];
                    let reply = table.think(seat, BotKind::Random, &mut dice).unwrap().reply.unwrap();
                    table.reply(seat, &reply).unwrap();
                }
            }
        }
    }
    (rules, asked_in_all)
}

#[test]
fn questions_with_a_hidden_count_are_known_by_game() {
    let mut found = BTreeMap::new();
    for game in registry::games() {
        let (rules, asked) = hidden_counts(game.name());
        assert!(asked > 500, "{}: {asked} questions", game.name());
        found.insert(game.name(), rules);
    }
    // Every question of these games has a public count.
    for game in ["final-hour", "cthulhu-duel", "arkham-horror"] {
        assert_eq!(found.remove(game), Some(BTreeSet::new()), "{game}");
    }
    // Committing cards, and reactions from the hand.
    let card_game = found.remove("arkham-lcg").unwrap();
    for rule in ["lcg:skill-test.10", "lcg:triggered.11"] {
        assert!(card_game.contains(rule), "{rule}: {card_game:?}");
    }
    assert!(found.is_empty(), "say of {found:?} which questions have a hidden count");
}
