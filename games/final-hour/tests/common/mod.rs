//! A fluent API for rule tests: set up a position, play, assert.
//!
//! ```text
//! play("at = 'gates'; monsters = {}; gates.heptagram = 13")
//!     .roll("heptagram").roll("red 1").roll("blue 2 killer")
//!     .expect("gates.heptagram.tokens = 2; monsters.13 = ['red 1', 'blue 2 killer']");
//! ```
//! `;` ends a line of the position. A failure prints the board, the pending question or roll, and the stack.

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::Arc;

use engine::{Describe, Move, Msg, Odds, Offer, Position, Problem, Seat, Seats, Table, Viewer, Wait};
use final_hour::content::{Kind, Location};
use final_hour::{Content, Defeat, End, Event, FinalHour, Setup, View, position};
use toml::{Table as Toml, Value};

/// A game played by a test.
pub(crate) struct Play {
    table: Table<FinalHour>,
}

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    play_with(Content::load(), text)
}

/// As [`play`], with a pack, for effects that no built-in card has.
#[track_caller]
pub(crate) fn play_pack(pack: &str, text: &str) -> Play {
    let content = Content::with_pack(&lines(pack)).unwrap_or_else(|why| panic!("{why}"));
    play_with(content, text)
}

/// Has Jenny resolve this script as the upper effect, the lower effect or an item.
#[track_caller]
pub(crate) fn play_effect(by: &str, script: &str, text: &str) -> Play {
    let (key, card) = match by {
        "upper" => ("cards.jennys-twin-45s.upper", "upper jennys-twin-45s"),
        "lower" => ("cards.jennys-twin-45s.lower.both", "lower jennys-twin-45s"),
        "item" => ("items.bicycle.does", "item bicycle"),
        _ => panic!("an effect is upper, lower or item, not {by}"),
    };
    let item = if by == "item" { "jenny-barnes.items = ['bicycle']" } else { "" };
    play_pack(&format!("{key} = {script}"), &format!("at = '{card}'; {item}; {text}"))
}

/// Has the reckoning of Shudde M'ell resolve this script.
#[track_caller]
pub(crate) fn play_reckoning(script: &str, text: &str) -> Play {
    let pack = format!("ancient-ones.shudde-mell.reckoning.3 = {script}");
    play_pack(&pack, &format!("at = 'reckoning 3'; ancient-one = 'shudde-mell'; {text}"))
}

#[track_caller]
fn play_with(content: Content, text: &str) -> Play {
    let table = Table::laid_out(Arc::new(content), &lines(text)).unwrap_or_else(|why| panic!("{why}"));
    Play { table }
}

/// Reads a position and runs it to its first question or roll.
pub(crate) fn started(content: &Content, text: &str) -> Result<Position<FinalHour>, Problem> {
    Table::laid_out(Arc::new(content.clone()), text).map(|table| table.now().clone())
}

/// The English error message of an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    match position::read(&Content::load(), &lines(text)) {
        Ok(_) => panic!("this is a position:\n{}", lines(text)),
        Err(problem) => in_english(&problem.msg()),
    }
}

/// The message in English. Fails unless every other language has a translation of its own.
#[track_caller]
pub(crate) fn in_english(msg: &Msg) -> String {
    testkit::in_english::<FinalHour>(msg)
}

fn lines(text: &str) -> String {
    text.replace(';', "\n")
}

impl Play {
    /// Answers the pending question; if several seats are asked, for the first that has not answered.
    #[track_caller]
    #[must_use]
    pub(crate) fn choose(mut self, words: &str) -> Play {
        let Some(seat) = self.now().asked().iter().next() else { self.fail("nobody is asked anything") };
        let what = position::read_answer(self.now(), self.content(), seat, words);
        let what = what.unwrap_or_else(|why| self.fail(&in_english(&why)));
        let said = self.table.play(Move::Say { seat, what });
        said.unwrap_or_else(|why| self.fail(&format!("“{words}”: {why}")));
        self
    }

    /// Sets the result of the pending roll.
    #[track_caller]
    #[must_use]
    pub(crate) fn roll(mut self, words: &str) -> Play {
        let value = position::read_roll(self.now(), self.content(), words);
        let value = value.unwrap_or_else(|why| self.fail(&in_english(&why)));
        self.table.play(Move::Roll(value)).unwrap_or_else(|why| self.fail(&in_english(&why.msg())));
        self
    }

    /// Rolls the first possible result until somebody is asked or the game ends.
    #[track_caller]
    #[must_use]
    pub(crate) fn roll_on(mut self) -> Play {
        while let Some(&(value, _)) = self.odds().faces().first() {
            self.table.play(Move::Roll(value)).unwrap_or_else(|why| self.fail(&in_english(&why.msg())));
        }
        self
    }

    /// Rolls the first possible result until a roll cites this rule.
    #[track_caller]
    #[must_use]
    pub(crate) fn roll_to(mut self, rule: &str) -> Play {
        while self.odds().rule().is_none_or(|asks| asks.0 != rule) {
            let Some(&(value, _)) = self.odds().faces().first() else { self.fail("no roll is pending") };
            self.table.play(Move::Roll(value)).unwrap_or_else(|why| self.fail(&in_english(&why.msg())));
        }
        self
    }

    /// Asserts that a roll is pending and can have this result.
    #[track_caller]
    pub(crate) fn can_roll(self, words: &str) -> Play {
        position::read_roll(self.now(), self.content(), words)
            .unwrap_or_else(|why| self.fail(&in_english(&why)));
        self
    }

    /// Asserts that a roll is pending and cannot have this result.
    #[track_caller]
    pub(crate) fn cannot_roll(self, words: &str) -> Play {
        if self.now().wait() != Wait::Roll {
            self.fail("no roll is pending");
        }
        if position::read_roll(self.now(), self.content(), words).is_ok() {
            self.fail(&format!("the roll can come to “{words}”"));
        }
        self
    }

    /// Asserts that exactly these investigators are asked.
    #[track_caller]
    pub(crate) fn asks(self, names: &[&str]) -> Play {
        let open = &self.game().open;
        let asked: Vec<&str> = open
            .figures()
            .filter(|&figure| self.now().asked().has(open.seat(figure)))
            .map(|figure| self.content().investigator(open.person(figure).who).slug.as_str())
            .collect();
        if asked != names {
            self.fail(&format!("asked are {asked:?}, not {names:?}"));
        }
        self
    }

    /// Asserts that exactly these choices are offered, in any order.
    #[track_caller]
    pub(crate) fn offers(self, words: &[&str]) -> Play {
        let q = self.offer();
        for words in words {
            if let Err(why) = position::read_choice(self.game(), self.content(), &q, words) {
                self.fail(&in_english(&why));
            }
        }
        if words.len() != q.choices().len() {
            self.fail(&format!("{} choices are offered, not {}", q.choices().len(), words.len()));
        }
        self
    }

    /// Asserts that the choice is refused with this rule.
    #[track_caller]
    pub(crate) fn refuses(self, words: &str, rule: &str) -> Play {
        let q = self.offer();
        let spelled = |choice| position::choice(self.game(), self.content(), choice);
        let by = q.refused().iter().find(|(choice, _)| spelled(*choice).iter().any(|name| name == words));
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
            Wait::Ask { .. } => self.offer().rule(),
            Wait::Roll => self.odds().rule(),
            Wait::Over(_) => None,
        };
        if asks.map(|asks| asks.0) != Some(rule) {
            self.fail(&format!("{asks:?} asks, not {rule}"));
        }
        self
    }

    /// The question of the first seat that is asked, in English.
    #[track_caller]
    pub(crate) fn question(&self) -> String {
        let Some(seat) = self.now().asked().iter().next() else { self.fail("nobody is asked anything") };
        in_english(&self.game().question(self.content(), self.now().stack(), seat))
    }

    /// Asserts that the state agrees with these lines of a position file.
    #[track_caller]
    pub(crate) fn expect(self, text: &str) -> Play {
        let wanted: Toml = toml::from_str(&lines(text)).unwrap_or_else(|why| panic!("{why}"));
        let have = Value::Table(position::describe(self.game(), self.content()));
        let mut differences = Vec::new();
        let wanted = self.normal("", Value::Table(wanted));
        compare("", &self.normal("", have), &wanted, &mut differences);
        if !differences.is_empty() {
            self.fail(&differences.join("\n"));
        }
        self
    }

    /// Asserts that the game is lost in this way.
    #[track_caller]
    pub(crate) fn lost(self, defeat: Defeat) {
        self.ended(End::Lost(defeat));
    }

    /// Asserts that the game is won.
    #[track_caller]
    pub(crate) fn won(self) {
        self.ended(End::Won);
    }

    #[track_caller]
    fn ended(&self, end: End) {
        if self.now().end() != Some(end) {
            self.fail(&format!("the game should have ended with {end:?}"));
        }
    }

    /// Asserts that the game has not ended.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Play {
        if let Some(end) = self.now().end() {
            self.fail(&format!("the game has ended with {end:?}"));
        }
        self
    }

    /// All events so far, including what is hidden from some players.
    pub(crate) fn events(&self) -> Vec<Event> {
        let seats = Seats::first(self.game().open.seats().len());
        self.table.events(0, seats).map(|(_, told)| told.event.clone()).collect()
    }

    /// The rules cited by such events.
    pub(crate) fn events_by(&self, what: impl Fn(&Event) -> bool) -> Vec<&'static str> {
        let seats = Seats::first(self.game().open.seats().len());
        self.table
            .events(0, seats)
            .filter(|(_, told)| what(&told.event))
            .map(|(_, told)| told.rule.0)
            .collect()
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

    /// The view of a seat, counted from 0; `None` for a spectator.
    pub(crate) fn seen_by(&self, seat: Option<u8>) -> View {
        self.now().view(self.content(), seat.map_or(Viewer::NONE, |seat| Seats::only(Seat(seat))))
    }

    /// The state of the game.
    pub(crate) fn game(&self) -> &FinalHour {
        self.now().game()
    }

    /// The content in use.
    pub(crate) fn content(&self) -> &Content {
        self.table.content()
    }

    /// The current position.
    pub(crate) fn now(&self) -> &Position<FinalHour> {
        self.table.now()
    }

    /// The options the game was started with.
    pub(crate) fn setup(&self) -> &Setup {
        self.table.setup()
    }

    /// The outcomes of the pending roll, with weights.
    pub(crate) fn odds(&self) -> Odds {
        let mut odds = Odds::new();
        self.now().odds(self.content(), &mut odds);
        odds
    }

    #[track_caller]
    fn offer(&self) -> Offer<FinalHour> {
        let seat = self.now().asked().iter().next();
        seat.and_then(|seat| self.table.offer(seat)).unwrap_or_else(|| self.fail("nobody is asked anything"))
    }

    /// Normalizes a value for comparison: locations by number, gates as tables, lists sorted.
    fn normal(&self, key: &str, value: Value) -> Value {
        let place = |word: &str| self.content().board.named(word).map(Location::number);
        match value {
            Value::Table(table) => Value::Table(
                table
                    .into_iter()
                    .map(|(inner, value)| {
                        let bare_gate = key == "gates" && !value.is_table();
                        let value =
                            if bare_gate { Toml::from_iter([("at".into(), value)]).into() } else { value };
                        let value = self.normal(&inner, value);
                        (place(&inner).map_or(inner, |at| at.to_string()), value)
                    })
                    .collect(),
            ),
            Value::Array(values) => {
                let mut values: Vec<Value> =
                    values.into_iter().flat_map(expanded).map(|value| self.normal(key, value)).collect();
                if key != "played" {
                    values.sort_by_key(Value::to_string);
                }
                Value::Array(values)
            }
            Value::String(word) => place(&word).map_or(Value::String(word), |at| Value::Integer(at.into())),
            other => other,
        }
    }

    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        let awaited = match self.now().wait() {
            Wait::Ask { .. } => {
                let q = self.now().asked().iter().next().and_then(|seat| self.table.offer(seat));
                let spelled = |(choice, rule): &(_, rulebook::RuleId)| {
                    format!("{} ({})", position::choice(self.game(), self.content(), *choice)[0], rule.0)
                };
                let list = |choices: &[_]| choices.iter().map(spelled).collect::<Vec<_>>().join(", ");
                q.map_or(String::new(), |q| {
                    format!("offered: {}\nrefused: {}", list(q.choices()), list(q.refused()))
                })
            }
            Wait::Roll => match position::read_roll(self.now(), self.content(), "?") {
                Ok(_) => String::new(),
                Err(can) => format!("a roll: {}", in_english(&can)),
            },
            Wait::Over(end) => format!("the game is over: {end:?}"),
        };
        let stack: Vec<String> = self.now().stack().iter().map(|frame| format!("  {frame:?}")).collect();
        let table = position::describe(self.game(), self.content());
        panic!("{why}\n\n{awaited}\nin progress:\n{}\n\n{table}", stack.join("\n"))
    }
}

/// Expands counts: “2 red 1” becomes “red 1” twice.
fn expanded(value: Value) -> Vec<Value> {
    let counted = value.as_str().and_then(|words| {
        let (count, face) = words.split_once(' ')?;
        Some(vec![face.into(); count.parse().ok()?])
    });
    // A played card begins with a number too, but its title is not the face of a monster.
    counted.filter(|faces: &Vec<Value>| faces.iter().all(is_face)).unwrap_or_else(|| vec![value])
}

fn is_face(words: &Value) -> bool {
    let words = words.as_str().unwrap_or_default();
    ["red ", "blue "].iter().any(|colour| words.starts_with(colour))
        || Kind::ALL.iter().any(|kind| kind.slug() == words)
}

/// Collects the differences for each key of `want`.
fn compare(place: &str, have: &Value, want: &Value, differences: &mut Vec<String>) {
    match (have, want) {
        (Value::Table(have), Value::Table(want)) => {
            for (key, want) in want {
                let nothing = match want {
                    Value::Array(_) => Value::Array(Vec::new()),
                    Value::Integer(_) => Value::Integer(0),
                    _ => Value::Table(Toml::new()),
                };
                compare(&format!("{place}.{key}"), have.get(key).unwrap_or(&nothing), want, differences);
            }
            if want.is_empty() && !have.is_empty() {
                differences.push(format!("{place}: {have} where nothing is wanted"));
            }
        }
        _ if have == want => {}
        _ => differences.push(format!("{place}: {have}, not {want}")),
    }
}
