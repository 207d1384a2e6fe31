//! The verbs of rule tests that only this game has; the others are those of [`testkit::Play`].
//!
//! ```text
//! play("roland-banks.play = ['machete']; roland-banks.threat = ['ghoul-minion']")
//!     .choose("use machete")
//!     .token("0")
//!     .expect("roland-banks.threat = []; encounter-discards = ['ghoul-minion']");
//! ```

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::{Arc, LazyLock};

use arkham_lcg::{Choice, Content, End, Event, Lcg};
use engine::{Answer, Move, Offer, Pick, Wait};
use testkit::{PlayHooks, position_error};

/// The standard content, loaded once per test binary.
static STANDARD: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::standard()));

/// A game played by a test.
pub(crate) type Play = testkit::Play<Lcg>;

static HOOKS: PlayHooks<Lcg> = PlayHooks { automatic, ..PlayHooks::DEFAULT };

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    Play::laid_out(&HOOKS, STANDARD.clone(), text)
}

/// Starts a game from this position with made-up cards added, in the format of the data files.
#[track_caller]
pub(crate) fn play_with(cards: &str, text: &str) -> Play {
    let content = Content::with_cards(&format!("[{cards}]")).unwrap_or_else(|why| panic!("{why}"));
    Play::laid_out(&HOOKS, Arc::new(content), text)
}

/// The error for an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    position_error::<Lcg>(&STANDARD, text)
}

/// The verbs of this game.
pub(crate) trait Verbs: Sized {
    /// Declines the question: commits no card, uses no ability.
    #[track_caller]
    #[must_use]
    fn skip(self) -> Self;
    /// Declines everything until a turn, a decision that has to be made, or a roll.
    #[track_caller]
    #[must_use]
    fn pass_all(self) -> Self;
    /// Declines everything and reveals these tokens.
    #[track_caller]
    #[must_use]
    fn token(self, words: &str) -> Self;
    /// Declines everything and draws these cards, from whichever deck is drawn from.
    #[track_caller]
    #[must_use]
    fn draw(self, words: &str) -> Self;
    /// Asserts that this is the only possible result of the next roll.
    #[track_caller]
    #[must_use]
    fn known(self, word: &str) -> Self;
    /// Asserts the current value and difficulty of the test in progress.
    #[track_caller]
    fn tests(self, value: u8, difficulty: u8) -> Self;
    /// Asserts the value and difficulty of the last test.
    #[track_caller]
    fn tested(self, value: u8, difficulty: u8) -> Self;
    /// Asserts that the scenario has ended with this resolution.
    #[track_caller]
    fn ended(self, resolution: u8) -> Self;
    /// Asserts that a card with this code is in play, so that the test covers it.
    #[track_caller]
    fn shows(self, code: &str) -> Self;
}

impl Verbs for Play {
    fn skip(self) -> Play {
        let (seat, offer) = (self.asked(), self.offer());
        let what: Answer<Lcg> = match (offer.pick(), offer.declining()) {
            (Pick::Some { min: 0, .. }, _) => Answer::<Lcg>::new(),
            (_, Some(decline)) if decline != Choice::EndTurn => [decline].into_iter().collect(),
            _ => self.fail("this question cannot be declined"),
        };
        self.play(Move::Say { seat, what }, "nothing")
    }

    fn pass_all(mut self) -> Play {
        while let Wait::Ask { .. } = self.now().wait() {
            let offer = self.offer();
            let may_decline = matches!(offer.pick(), Pick::Some { min: 0, .. });
            if !may_decline && offer.declining() != Some(Choice::Pass) {
                break;
            }
            self = self.skip();
        }
        self
    }

    fn token(mut self, words: &str) -> Play {
        for word in words.split_whitespace() {
            self = self.draw(word);
        }
        self
    }

    fn draw(self, words: &str) -> Play {
        until_roll(self).roll(words)
    }

    fn known(self, word: &str) -> Play {
        let play = until_roll(self);
        if play.odds().faces().len() != 1 {
            play.fail("the next roll is open");
        }
        play.roll(word)
    }

    fn tests(self, value: u8, difficulty: u8) -> Play {
        let test = self.seen().test.map(|test| (test.value, test.difficulty));
        if test != Some((value, difficulty)) {
            self.fail(&format!("the value and difficulty of the test are {test:?}"));
        }
        self
    }

    fn tested(self, value: u8, difficulty: u8) -> Play {
        let last = self.events().into_iter().rev().find_map(|event| match event {
            Event::Tested { value, difficulty, .. } => Some((value, difficulty)),
            _ => None,
        });
        if last != Some((value, difficulty)) {
            self.fail(&format!("the value and difficulty of the last test were {last:?}"));
        }
        self
    }

    fn ended(self, resolution: u8) -> Play {
        match self.now().end() {
            Some(End { resolution: found, .. }) if found == resolution => self,
            _ => self.fail(&format!("the scenario should have ended with {resolution}")),
        }
    }

    fn shows(self, code: &str) -> Play {
        let (game, content) = (self.game(), self.content());
        if !game.open.play.iter().any(|card| game.def(content, card).code == code) {
            self.fail(&format!("{code} is not in play"));
        }
        self
    }
}

/// Declines everything until a roll is pending.
#[track_caller]
fn until_roll(mut play: Play) -> Play {
    while play.now().wait() != Wait::Roll {
        play = play.skip();
    }
    play
}

/// Declines questions without alternatives, as is done for people.
fn automatic(offer: &Offer<Lcg>) -> Option<Answer<Lcg>> {
    match offer.choices() {
        [(Choice::Pass, _)] => Some([Choice::Pass].into_iter().collect()),
        [] => Some(Answer::<Lcg>::new()),
        _ => None,
    }
}
