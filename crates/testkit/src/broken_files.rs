//! Position files with random mistakes: each is refused, or can be played to the end.

use engine::{Dice, Playable};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

use crate::play::started;
use crate::random_play::play_to_end;

/// Position files, and how to change them.
pub struct BrokenFiles<'a> {
    /// Files with as many keys as possible; each has a line `at = …`.
    pub files: &'a [&'a str],
    /// Other values of `at`, some of them invalid.
    pub steps: &'a [&'a str],
    /// The keys that belong to the step of the file and are removed with it.
    pub of_step: &'a [&'a str],
}

impl BrokenFiles<'_> {
    /// Reads this many files with mistakes, and plays those that are valid to the end. Asserts that many of both kinds
    /// were tried.
    #[track_caller]
    pub fn assert_no_panic<G: Playable>(&self, content: &G::Content, count: usize) {
        let dice = &mut Pcg64::seed_from_u64(8);
        let (mut read, mut refused) = (0, 0);
        for round in 0..count {
            let text = self.broken(self.files[round % self.files.len()], dice);
            match started::<G>(content, &text) {
                Err(_) => refused += 1,
                Ok(mut position) => {
                    read += 1;
                    play_to_end(&mut position, content, dice);
                }
            }
        }
        assert!(read > 300 && refused > 300, "{read} read, {refused} refused");
    }

    /// The file with up to three mistakes, half of the time at another step.
    fn broken(&self, file: &str, dice: &mut dyn Dice) -> String {
        let mut any = |count: usize| dice.below(count as u64) as usize;
        let lines: Vec<&str> = file.lines().collect();
        let mut text: Vec<String> = lines.iter().map(|line| line.to_string()).collect();
        if any(2) == 0 {
            let step = format!("at = '{}'", self.steps[any(self.steps.len())]);
            text.retain(|line| !self.of_step.iter().any(|key| line.starts_with(key)));
            let at = text.iter().position(|line| line.starts_with("at = ")).expect("the file has a step");
            text[at] = step;
        }
        for _ in 0..=any(3) {
            let at = any(text.len());
            match any(4) {
                0 => drop(text.remove(at)),
                1 => text[at] = text[at].replace(['1', '2', '7', '8'], &any(40).to_string()),
                2 => {
                    let cut = any(text[at].len() + 1);
                    text[at].truncate(cut);
                }
                _ => text[at] = lines[any(lines.len())].into(),
            }
        }
        text.join("\n")
    }
}
