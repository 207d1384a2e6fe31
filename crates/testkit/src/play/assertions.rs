//! What a test asserts about the game it plays.

use engine::{Playable, Wait, position_file};
use toml::Value;

use super::{Play, cited, english};
use crate::difference::{difference, part};

impl<G: Playable> Play<G> {
    /// Asserts that exactly these players are asked, separated by commas, in seat order.
    #[track_caller]
    pub fn asks(self, names: &str) -> Self {
        let asked: Vec<String> = self.now().asked().iter().flat_map(|seat| self.names(seat)).collect();
        if asked.join(", ") != names {
            self.fail(&format!("{names} is not asked"));
        }
        self
    }

    /// Asserts that exactly these choices are offered, in any order.
    #[track_caller]
    pub fn offers(self, all: &[&str]) -> Self {
        let mut left = self.offer().choices().to_vec();
        for words in all {
            match left.iter().position(|(choice, _)| self.is_called(choice, words)) {
                Some(at) => drop(left.remove(at)),
                None => self.fail(&format!("“{words}” is not offered, or more than once expected")),
            }
        }
        if !left.is_empty() {
            self.fail(&format!("also offered: {}", self.listed(&left)));
        }
        self
    }

    /// Asserts that the choice is offered.
    #[track_caller]
    pub fn can(self, words: &str) -> Self {
        if !self.is_offered(words) {
            self.fail(&format!("“{words}” is not offered"));
        }
        self
    }

    /// Asserts that the choice is not offered, whether it is refused or not listed at all.
    #[track_caller]
    pub fn cannot(self, words: &str) -> Self {
        if self.is_offered(words) {
            self.fail(&format!("“{words}” is offered"));
        }
        self
    }

    /// Asserts that a player does not have this anytime choice.
    #[track_caller]
    pub fn cannot_step_in(self, who: &str, words: &str) -> Self {
        if self.anytime(self.seat(who)).anytime().iter().any(|(choice, _)| self.is_called(choice, words)) {
            self.fail(&format!("{who} can “{words}”"));
        }
        self
    }

    /// Asserts that the choice is refused by this rule.
    #[track_caller]
    pub fn refuses(self, words: &str, rule: &str) -> Self {
        match self.offer().refused().iter().find(|(choice, _)| self.is_called(choice, words)) {
            Some((_, by)) if by.0 == rule => self,
            Some((_, by)) => self.fail(&format!("“{words}” is refused by {}, not by {rule}", by.0)),
            None => self.fail(&format!("“{words}” is not refused")),
        }
    }

    /// Asserts that a roll is pending.
    #[track_caller]
    pub fn rolls(self) -> Self {
        if self.now().wait() != Wait::Roll {
            self.fail("no roll is pending");
        }
        self
    }

    /// Asserts that a roll is pending and can have this result.
    #[track_caller]
    pub fn can_roll(self, words: &str) -> Self {
        match position_file::read_roll(self.now(), self.content(), words) {
            Ok(_) => self,
            Err(why) => self.fail(&english::<G>(&why)),
        }
    }

    /// Asserts that a roll is pending and cannot have this result.
    #[track_caller]
    pub fn cannot_roll(self, words: &str) -> Self {
        if position_file::read_roll(self.now(), self.content(), words).is_ok() {
            self.fail(&format!("the roll can come to “{words}”"));
        }
        self.rolls()
    }

    /// Asserts that the pending question or roll cites this rule.
    #[track_caller]
    pub fn by_rule(self, rule: &str) -> Self {
        let by = match self.now().wait() {
            Wait::Ask { .. } => self.offer().rule(),
            Wait::Roll | Wait::Over(_) => self.odds().rule(),
        };
        if cited(by) != rule {
            self.fail(&format!("{} asks, not {rule}", cited(by)));
        }
        self
    }

    /// Asserts that the position agrees with these lines of a position file.
    #[track_caller]
    pub fn expect(self, text: &str) -> Self {
        let expected = self.expected(text);
        let found = part(&self.described(), &expected, self.hooks.absent);
        self.assert_same(found, expected)
    }

    /// Asserts that both values, in the form in which they are compared, are the same.
    #[track_caller]
    pub fn assert_same(self, found: Value, expected: Value) -> Self {
        if found != expected {
            let text = |value| toml::to_string_pretty(value).expect("a position can be written");
            self.fail(&difference(&text(&expected), &text(&found)));
        }
        self
    }

    /// Asserts that the game has ended in this way.
    #[track_caller]
    pub fn ended_with(self, end: G::End) -> Self {
        if self.now().end() != Some(end) {
            self.fail(&format!("the game should have ended with {end:?}"));
        }
        self
    }

    /// Asserts that the game has not ended.
    #[track_caller]
    pub fn goes_on(self) -> Self {
        if self.now().end().is_some() {
            self.fail("the game has ended");
        }
        self
    }

    /// Asserts that such an event has happened.
    #[track_caller]
    pub fn happened(self, what: impl Fn(&G::Event) -> bool) -> Self {
        if self.rules_of(what).is_empty() {
            self.fail("that did not happen");
        }
        self
    }

    /// Asserts that the last such event cites this rule.
    #[track_caller]
    pub fn happened_by(self, rule: &str, what: impl Fn(&G::Event) -> bool) -> Self {
        let by = self.rules_of(what).pop().unwrap_or("no rule");
        if by != rule {
            self.fail(&format!("that happened by {by}, not by {rule}"));
        }
        self
    }

    /// Asserts how often such an event has happened.
    #[track_caller]
    pub fn happened_times(self, times: usize, what: impl Fn(&G::Event) -> bool) -> Self {
        let found = self.rules_of(what).len();
        if found != times {
            self.fail(&format!("that happened {found} times, not {times}"));
        }
        self
    }

    /// Asserts that no such event has happened.
    #[track_caller]
    pub fn never(self, what: impl Fn(&G::Event) -> bool) -> Self {
        self.happened_times(0, what)
    }
}
