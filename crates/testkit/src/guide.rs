//! The examples of a guide to position files.

use engine::Playable;

use crate::play::Play;

/// Plays the examples of a guide: a block `toml` is a position, a block `console` a command line whose `--choose` and
/// `--roll` are carried out there, and a block `toml result` says what it leads to. Asserts that there are some results.
#[track_caller]
pub fn assert_examples<G: Playable>(guide: &str, play: impl Fn(&str) -> Play<G>) {
    let (mut game, mut results) = (None, 0);
    for block in guide.split("```").skip(1).step_by(2) {
        let (kind, body) = block.split_once('\n').expect("a block has a first line");
        game = match kind {
            "toml" => Some(play(body)),
            "console" => game.map(|game| carry_out(game, body)),
            "toml result" => {
                results += 1;
                game.map(|game: Play<G>| game.expect(body))
            }
            other => panic!("the guide has no blocks of “{other}”"),
        };
    }
    assert!(results >= 5, "{results} examples");
}

/// Plays the `--choose` and `--roll` of a command line.
fn carry_out<G: Playable>(mut game: Play<G>, line: &str) -> Play<G> {
    let mut words = line.trim();
    while let Some(at) = words.find("--") {
        let (flag, rest) = words[at..].split_once(' ').expect("a flag has a value");
        let (value, rest) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').expect("a closing quote"),
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        game = match flag {
            "--game" => game,
            "--choose" => game.choose(value),
            "--roll" => game.roll(value),
            other => panic!("no such flag: {other}"),
        };
        words = rest;
    }
    game
}
