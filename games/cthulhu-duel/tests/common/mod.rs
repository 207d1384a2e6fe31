//! A fluent API for rule tests: set up a position, play, assert.
//!
//! ```text
//! play("at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; black-goat.map.arkham = 'mi-go, ghoul'")
//!     .roll("6 4 1")
//!     .choose("ghoul")
//!     .choose("retreat mi-go dunwich")
//!     .stands("black-goat", "dunwich = 'mi-go'")
//!     .expect("great-cthulhu.doom = 1");
//! ```
//! `;` ends a line of the position. A failure prints the board, the pending question or roll, and the stack.

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::Arc;

use cthulhu_duel::{Choice, Content, Duel, End, Event, Setup, View, position};
use engine::{Move, Msg, Odds, Offer, Position, Seat, Seats, Table, Viewer, Wait};
use toml::{Table as Toml, Value};

/// A game played by a test.
pub(crate) struct Play {
    table: Table<Duel>,
}

/// Starts a game from its setup, with the factions in seat order.
#[track_caller]
pub(crate) fn start(factions: [&str; 2]) -> Play {
    let setup = Setup { factions: factions.map(String::from) };
    let table = Table::new(Arc::new(Content::standard()), setup);
    Play { table: table.expect("this can be played") }
}

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    play_with(Content::standard(), text)
}

/// As [`play`], with other content.
#[track_caller]
pub(crate) fn play_with(content: Content, text: &str) -> Play {
    let table = Table::laid_out(Arc::new(content), &lines(text));
    let table = table.unwrap_or_else(|why| panic!("{}", in_english(&why.msg())));
    Play { table }
}

/// Reads a position and runs it to its first question or roll.
pub(crate) fn started(content: &Content, text: &str) -> Result<Position<Duel>, engine::Problem> {
    Table::laid_out(Arc::new(content.clone()), text).map(|table| table.now().clone())
}

/// The English error message of an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    match position::read(&Content::standard(), &lines(text)) {
        Ok(_) => panic!("this is a position:\n{}", lines(text)),
        Err(problem) => in_english(&problem.msg()),
    }
}

/// The message in English. Fails unless every other language has a translation of its own.
#[track_caller]
pub(crate) fn in_english(msg: &Msg) -> String {
    testkit::in_english::<Duel>(msg)
}

/// Replaces `;` by line breaks.
pub(crate) fn lines(text: &str) -> String {
    text.replace(';', "\n")
}

impl Play {
    /// Answers the pending question for the seat that is asked.
    #[track_caller]
    #[must_use]
    pub(crate) fn choose(self, words: &str) -> Play {
        let seat = self.asked();
        let what = position::read_choice(self.now(), self.content(), seat, &self.offer(seat), words);
        let what = what.unwrap_or_else(|why| self.fail(&in_english(&why)));
        let mv = match what {
            Choice::Reveal(_) => Move::Interject { seat, what },
            _ => Move::Say { seat, what: [what].into_iter().collect() },
        };
        self.apply(&mv, words)
    }

    /// The faction reveals an Elder Sign of this value, no matter who is asked.
    #[track_caller]
    #[must_use]
    pub(crate) fn reveal(self, faction: &str, value: u8) -> Play {
        let mv = Move::Interject { seat: self.seat(faction), what: Choice::Reveal(value) };
        self.apply(&mv, "reveal")
    }

    /// Sets the results of the next rolls: faces of dice, or values of Elder Signs.
    #[track_caller]
    #[must_use]
    pub(crate) fn roll(mut self, words: &str) -> Play {
        for word in words.split_whitespace() {
            let value = position::read_roll(self.now(), self.content(), word);
            let value = value.unwrap_or_else(|why| self.fail(&in_english(&why)));
            self = self.apply(&Move::Roll(value), word);
        }
        self
    }

    /// Sets the same result for at least one roll, and for all until the next question or the end of the game.
    #[track_caller]
    #[must_use]
    pub(crate) fn roll_all(mut self, word: &str) -> Play {
        self = self.roll(word);
        while self.now().wait() == Wait::Roll {
            self = self.roll(word);
        }
        self
    }

    #[track_caller]
    fn apply(mut self, mv: &Move<Duel>, words: &str) -> Play {
        let done = self.table.play(mv.clone());
        done.unwrap_or_else(|why| self.fail(&format!("“{words}”: {}", in_english(&why.msg()))));
        self
    }

    /// Asserts that a roll is pending and cites this rule.
    #[track_caller]
    pub(crate) fn rolls(self, rule: &str) -> Play {
        if self.now().wait() != Wait::Roll {
            self.fail("no roll is pending");
        }
        self.by_rule(rule)
    }

    /// Asserts that the faction is asked.
    #[track_caller]
    pub(crate) fn asks(self, faction: &str) -> Play {
        let asked = self.asked();
        if asked != self.seat(faction) {
            self.fail(&format!("{faction} is not asked"));
        }
        self
    }

    /// Asserts that exactly these choices are offered, in any order.
    #[track_caller]
    pub(crate) fn offers(self, words: &[&str]) -> Play {
        let (seat, mut left) = (self.asked(), self.offered());
        for words in words {
            let names = |&choice: &Choice| position::choice(self.game(), self.content(), seat, choice);
            match left.iter().position(|choice| names(choice).iter().any(|name| name == words)) {
                Some(at) => drop(left.remove(at)),
                None => self.fail(&format!("“{words}” is not offered, or more than once expected")),
            }
        }
        if !left.is_empty() {
            self.fail(&format!("{} more choices are offered", left.len()));
        }
        self
    }

    /// Asserts that the choice is offered.
    #[track_caller]
    pub(crate) fn can(self, words: &str) -> Play {
        if !self.is_offered(words) {
            self.fail(&format!("“{words}” is not offered"));
        }
        self
    }

    /// Asserts that the choice is not offered, whether it is refused or not listed at all.
    #[track_caller]
    pub(crate) fn cannot(self, words: &str) -> Play {
        if self.is_offered(words) {
            self.fail(&format!("“{words}” is offered"));
        }
        self
    }

    /// Asserts that the choice is refused with this rule.
    #[track_caller]
    pub(crate) fn refuses(self, words: &str, rule: &str) -> Play {
        let seat = self.asked();
        let q = self.offer(seat);
        let names = |choice: Choice| position::choice(self.game(), self.content(), seat, choice);
        let by = q.refused().iter().find(|(choice, _)| names(*choice).iter().any(|name| name == words));
        match by {
            Some((_, by)) if by.0 == rule => self,
            Some((_, by)) => self.fail(&format!("“{words}” is refused by {}, not by {rule}", by.0)),
            None => self.fail(&format!("“{words}” is not refused")),
        }
    }

    /// Asserts that the pending question or roll cites this rule.
    #[track_caller]
    pub(crate) fn by_rule(self, rule: &str) -> Play {
        let asks = match self.now().wait() {
            Wait::Ask { .. } => self.offer(self.asked()).rule(),
            Wait::Roll => self.odds().rule(),
            Wait::Over(_) => None,
        };
        if asks.map(|asks| asks.0) != Some(rule) {
            self.fail(&format!("{asks:?} asks, not {rule}"));
        }
        self
    }

    /// Asserts that the state agrees with these lines of a position file. An empty zone is `''`.
    #[track_caller]
    pub(crate) fn expect(self, text: &str) -> Play {
        let wanted: Toml = toml::from_str(&lines(text)).unwrap_or_else(|why| panic!("{why}"));
        let have = Value::Table(position::describe(self.game(), self.content()));
        let mut differences = Vec::new();
        compare("", &self.normal(have), &self.normal(Value::Table(wanted)), &mut differences);
        if !differences.is_empty() {
            self.fail(&differences.join("\n"));
        }
        self
    }

    /// Asserts that these are all figures of the faction on the map.
    #[track_caller]
    pub(crate) fn stands(self, faction: &str, text: &str) -> Play {
        let wanted: Toml = toml::from_str(&lines(text)).unwrap_or_else(|why| panic!("{why}"));
        let have = position::describe(self.game(), self.content())[faction]["map"].clone();
        let (have, wanted) = (self.normal(have), self.normal(Value::Table(wanted)));
        if have != wanted {
            self.fail(&format!("{faction} has {have}, not {wanted}"));
        }
        self
    }

    /// Asserts that the faction has won.
    #[track_caller]
    pub(crate) fn won(self, faction: &str) -> Play {
        let winner = End::Won(self.seat(faction));
        self.ended(winner)
    }

    /// Asserts that the victory is shared.
    #[track_caller]
    pub(crate) fn shared(self) -> Play {
        self.ended(End::Shared)
    }

    #[track_caller]
    fn ended(self, end: End) -> Play {
        if self.now().end() != Some(end) {
            self.fail(&format!("the game should have ended with {end:?}"));
        }
        self
    }

    /// Asserts that the game has not ended.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Play {
        if let Some(end) = self.now().end() {
            self.fail(&format!("the game has ended with {end:?}"));
        }
        self
    }

    /// All events so far, including what is hidden from either player.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.table.events(0, Seats::first(2)).map(|(_, told)| told.event.clone()).collect()
    }

    /// Asserts that such an event has happened.
    #[track_caller]
    pub(crate) fn happened(self, what: impl Fn(&Event) -> bool) -> Play {
        if !self.events().iter().any(what) {
            self.fail("that did not happen");
        }
        self
    }

    /// Asserts that no such event has happened.
    #[track_caller]
    pub(crate) fn never(self, what: impl Fn(&Event) -> bool) -> Play {
        if let Some(event) = self.events().iter().find(|event| what(event)) {
            self.fail(&format!("this happened: {event:?}"));
        }
        self
    }

    /// The view of the faction.
    pub(crate) fn seen_by(&self, faction: &str) -> View {
        self.now().view(self.content(), Seats::only(self.seat(faction)))
    }

    /// The view of a spectator.
    pub(crate) fn seen(&self) -> View {
        self.now().view(self.content(), Viewer::NONE)
    }

    /// The seat that plays a faction.
    #[track_caller]
    pub(crate) fn seat(&self, faction: &str) -> Seat {
        let slug = |seat: &Seat| self.game().sheet(self.content(), *seat).slug == faction;
        [Seat(0), Seat(1)].into_iter().find(slug).unwrap_or_else(|| panic!("{faction} does not play"))
    }

    /// The state of the game.
    pub(crate) fn game(&self) -> &Duel {
        self.now().game()
    }

    /// The content in use.
    pub(crate) fn content(&self) -> &Content {
        self.table.content()
    }

    /// The current position.
    pub(crate) fn now(&self) -> &Position<Duel> {
        self.table.now()
    }

    /// The outcomes of the pending roll, with weights.
    pub(crate) fn odds(&self) -> Odds {
        let mut odds = Odds::new();
        self.now().odds(self.content(), &mut odds);
        odds
    }

    /// The seat that is asked.
    #[track_caller]
    fn asked(&self) -> Seat {
        self.now().asked().iter().next().unwrap_or_else(|| self.fail("nobody is asked anything"))
    }

    #[track_caller]
    fn offer(&self, seat: Seat) -> Offer<Duel> {
        self.table.offer(seat).unwrap_or_else(|| self.fail("nothing is offered"))
    }

    /// The choices offered to the seat that is asked.
    #[track_caller]
    fn offered(&self) -> Vec<Choice> {
        self.offer(self.asked()).choices().iter().map(|&(choice, _)| choice).collect()
    }

    #[track_caller]
    fn is_offered(&self, words: &str) -> bool {
        let seat = self.asked();
        let names = |choice| position::choice(self.game(), self.content(), seat, choice);
        self.offered().into_iter().any(|choice| names(choice).iter().any(|name| name == words))
    }

    /// Normalizes a value for comparison: zones by their own names, figures and lists sorted.
    fn normal(&self, value: Value) -> Value {
        let place = |word: &str| {
            let zone = self.content().map.named(word)?;
            Some(self.content().map.zones[zone.index()].slug.clone())
        };
        match value {
            Value::Table(table) => Value::Table(
                table
                    .into_iter()
                    .map(|(key, value)| (place(&key).unwrap_or(key), self.normal(value)))
                    .collect(),
            ),
            Value::Array(values) => {
                let mut values: Vec<Value> = values.into_iter().map(|value| self.normal(value)).collect();
                values.sort_by_key(Value::to_string);
                Value::Array(values)
            }
            Value::String(words) => {
                let mut words: Vec<String> = words.split(',').map(|word| word.trim().into()).collect();
                words.iter_mut().for_each(|word| *word = place(word).unwrap_or(word.clone()));
                words.sort();
                Value::String(words.join(", "))
            }
            other => other,
        }
    }

    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        let awaited = match self.now().wait() {
            Wait::Ask { .. } => {
                let seat = self.now().asked().iter().next();
                let spelled = |(choice, rule): &(Choice, rulebook::RuleId)| {
                    format!("{} ({})", position::spell(self.now(), self.content(), choice)[0], rule.0)
                };
                let list = |choices: &[_]| choices.iter().map(spelled).collect::<Vec<_>>().join(", ");
                let faction = seat.map(|seat| self.game().sheet(self.content(), seat).slug.as_str());
                seat.and_then(|seat| self.table.offer(seat)).map_or(String::new(), |q| {
                    format!(
                        "asked: {}\noffered: {}\nrefused: {}",
                        faction.unwrap_or_default(),
                        list(q.choices()),
                        list(q.refused())
                    )
                })
            }
            Wait::Roll => format!("a roll by {:?}: {:?}", self.odds().rule(), self.odds().faces()),
            Wait::Over(end) => format!("the game is over: {end:?}"),
        };
        let stack: Vec<String> = self.now().stack().iter().map(|frame| format!("  {frame:?}")).collect();
        let table = position::describe(self.game(), self.content());
        panic!("{why}\n\n{awaited}\nin progress:\n{}\n\n{table}", stack.join("\n"))
    }
}

/// Collects the differences for each key of `want`.
fn compare(place: &str, have: &Value, want: &Value, differences: &mut Vec<String>) {
    match (have, want) {
        (Value::Table(have), Value::Table(want)) => {
            for (key, want) in want {
                let nothing = Value::String(String::new());
                compare(&format!("{place}.{key}"), have.get(key).unwrap_or(&nothing), want, differences);
            }
        }
        _ if have == want => {}
        _ => differences.push(format!("{place}: {have}, not {want}")),
    }
}
