//! Of which questions others cannot tell how much there is to choose from.
//!
//! Only at those can an answer given for a seat betray a hand, so they are listed here by game. A game with none has
//! nothing that the time of an answer could tell.

use std::collections::{BTreeMap, BTreeSet};

use rand_pcg::Pcg64;
use shelf::{Kind, Reply, Waits};

/// Games of each kind.
const GAMES: u64 = 12;
/// Moves of a game at most.
const MAX_MOVES: usize = 4000;

/// The rules that ask questions with a hidden count in random games, and how many questions there were.
fn hidden_counts(game: &str, options: &[(&str, &str)]) -> (BTreeSet<String>, usize) {
    let options: Vec<(String, String)> =
        options.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
    let (mut rules, mut asked_in_all) = (BTreeSet::new(), 0);
    for seed in 0..GAMES {
        let mut dice = Pcg64::new(u128::from(seed), 1);
        let mut table = shelf::find(game).unwrap().set_up(&options, None).unwrap();
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
                    let forced = table.forced(seat);
                    let random = || table.think(seat, Kind::Random, &mut Pcg64::new(7, 7)).unwrap().reply;
                    let reply: Reply = forced.or_else(random).unwrap();
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
    for game in shelf::games() {
        let (rules, asked) = hidden_counts(game.name(), &[]);
        println!("{} {asked} {rules:?}", game.name());
        found.insert(game.name(), rules);
    }
    panic!("{found:#?}");
}
