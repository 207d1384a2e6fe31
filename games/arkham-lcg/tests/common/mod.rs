//! The language of rule tests: lay out a position, play, look.
//!
//! ```text
//! play("roland-banks.play = ['machete']; roland-banks.threat = ['ghoul-minion']")
//!     .choose("use machete")
//!     .token("0")
//!     .expect("roland-banks.threat = []; encounter-discards = ['ghoul-minion']");
//! ```
//! `;` stands for the end of a line. A failure prints the table, what is awaited and what is in progress.

#![allow(dead_code, reason = "each test program uses its own part of the language")]

use std::sync::{Arc, LazyLock};

use arkham_lcg::{Choice, Content, End, Event, Lcg, View, position};
use engine::{Move, Msg, Odds, Offer, Pick, Position, Seat, Seats, Table, Viewer, Wait};
use toml::{Table as Toml, Value};

/// The standard content, loaded once per test binary.
static STANDARD: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::standard()));

/// A game being played by a test.
pub(crate) struct Play {
    table: Table<Lcg>,
}

/// Starts a game from this position.
#[track_caller]
pub(crate) fn play(text: &str) -> Play {
    let table = Table::laid_out(STANDARD.clone(), &lines(text));
    let table = table.unwrap_or_else(|why| panic!("{}", in_english(&why.msg())));
    Play { table }.settle()
}

/// Starts a game from this position with made-up cards added, in the format of the data files.
#[track_caller]
pub(crate) fn play_with(cards: &str, text: &str) -> Play {
    let content = Content::with_cards(&format!("[{cards}]")).unwrap_or_else(|why| panic!("{why}"));
    let table = Table::laid_out(Arc::new(content), &lines(text));
    let table = table.unwrap_or_else(|why| panic!("{}", in_english(&why.msg())));
    Play { table }.settle()
}

/// The error for an invalid position.
#[track_caller]
pub(crate) fn wrong(text: &str) -> String {
    match position::read(&STANDARD, &lines(text)) {
        Ok(_) => panic!("this is a position:\n{}", lines(text)),
        Err(problem) => in_english(&problem.msg()),
    }
}

/// The English text of a message.
#[track_caller]
fn in_english(msg: &Msg) -> String {
    testkit::in_english::<Lcg>(msg)
}

/// Replaces `;` with line ends.
pub(crate) fn lines(text: &str) -> String {
    text.replace(';', "\n")
}

impl Play {
    /// Answers the question with one choice, several separated by commas, or `none`.
    #[track_caller]
    #[must_use]
    pub(crate) fn choose(self, words: &str) -> Play {
        let seat = self.asked();
        let offer = self.offer(seat);
        let named = |choice: Choice| position::spell(self.game(), self.content(), choice);
        let mut what: Vec<Choice> = Vec::new();
        for words in words.split(',').map(str::trim).filter(|words| *words != "none") {
            // Repeating the same words means another identical card.
            let alike = offer.choices().iter().map(|&(choice, _)| choice);
            let mut alike = alike.filter(|&choice| named(choice).iter().any(|name| name == words));
            match alike.clone().find(|choice| !what.contains(choice)) {
                Some(choice) if alike.any(|choice| what.contains(&choice)) => what.push(choice),
                _ => {
                    let read = position::read_choice(self.now(), self.content(), &offer, words);
                    what.push(read.unwrap_or_else(|why| self.fail(&in_english(&why))));
                }
            }
        }
        self.apply(&Move::Say { seat, what: what.into_iter().collect() }, words)
    }

    /// This investigator takes an anytime choice, whoever is asked.
    #[track_caller]
    #[must_use]
    pub(crate) fn interject(self, who: &str, words: &str) -> Play {
        let seat = self.seat(who);
        let mut offer = Offer::with_refusals();
        self.now().anytime_choices(self.content(), seat, &mut offer);
        let what = position::read_choice(self.now(), self.content(), &offer, words);
        let what = what.unwrap_or_else(|why| self.fail(&in_english(&why)));
        self.apply(&Move::Interject { seat, what }, words)
    }

    /// Checks that this investigator cannot take this anytime choice.
    #[track_caller]
    pub(crate) fn cannot_interject(self, who: &str, words: &str) -> Play {
        let mut offer = Offer::with_refusals();
        self.now().anytime_choices(self.content(), self.seat(who), &mut offer);
        let names = |choice| position::spell(self.game(), self.content(), choice);
        if offer.anytime().iter().any(|&(choice, _)| names(choice).iter().any(|name| name == words)) {
            self.fail(&format!("{who} can “{words}”"));
        }
        self
    }

    /// Declines everything until a roll is pending.
    #[track_caller]
    #[must_use]
    fn until_roll(mut self) -> Play {
        while self.now().wait() != Wait::Roll {
            self = self.skip();
        }
        self
    }

    /// Declines the question: commits no card, uses no ability.
    #[track_caller]
    #[must_use]
    pub(crate) fn skip(self) -> Play {
        let seat = self.asked();
        let offer = self.offer(seat);
        let what: Vec<Choice> = match (offer.pick(), offer.declining()) {
            (Pick::Some { min: 0, .. }, _) => Vec::new(),
            (_, Some(idle)) if idle != Choice::EndTurn => vec![idle],
            _ => self.fail("this question cannot be let pass"),
        };
        self.apply(&Move::Say { seat, what: what.into_iter().collect() }, "nothing")
    }

    /// Whether declining would give up something of value.
    #[track_caller]
    pub(crate) fn is_dear(&self) -> bool {
        self.offer(self.asked()).is_costly_decline()
    }

    /// Declines everything until a turn, a decision that has to be made, or a roll.
    #[track_caller]
    #[must_use]
    pub(crate) fn pass_all(mut self) -> Play {
        while let Wait::Ask { .. } = self.now().wait() {
            let offer = self.offer(self.asked());
            let idle =
                matches!(offer.pick(), Pick::Some { min: 0, .. }) || offer.declining() == Some(Choice::Pass);
            if !idle {
                break;
            }
            self = self.skip();
        }
        self
    }

    /// Declines everything and reveals these tokens.
    #[track_caller]
    #[must_use]
    pub(crate) fn token(mut self, words: &str) -> Play {
        for word in words.split_whitespace() {
            self = self.until_roll().roll(word);
        }
        self
    }

    /// Sets the outcomes of the pending rolls in order: chaos tokens, or cards.
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

    /// Draws these cards, from whichever deck is drawn from.
    #[track_caller]
    #[must_use]
    pub(crate) fn draw(self, words: &str) -> Play {
        self.until_roll().roll(words)
    }

    /// Takes the first possible outcome of each pending roll until a question is asked.
    #[track_caller]
    #[must_use]
    pub(crate) fn any_rolls(mut self) -> Play {
        while self.now().wait() == Wait::Roll {
            let value = self.odds().faces()[0].0;
            self = self.apply(&Move::Roll(value), "whatever comes");
        }
        self
    }

    /// Checks that this is the only possible outcome of the next roll.
    #[track_caller]
    #[must_use]
    pub(crate) fn known(self, word: &str) -> Play {
        let play = self.until_roll();
        if play.odds().faces().len() != 1 {
            play.fail("the next roll is open");
        }
        play.roll(word)
    }

    #[track_caller]
    fn apply(mut self, mv: &Move<Lcg>, words: &str) -> Play {
        let done = self.table.play(mv.clone());
        done.unwrap_or_else(|why| self.fail(&format!("“{words}”: {}", in_english(&why.msg()))));
        self.settle()
    }

    /// Declines questions without alternatives, as is done for people.
    #[track_caller]
    fn settle(mut self) -> Play {
        while let Wait::Ask { .. } = self.now().wait() {
            let seat = self.asked();
            let offer = self.offer(seat);
            let what = match offer.choices() {
                [(Choice::Pass, _)] => vec![Choice::Pass],
                [] => Vec::new(),
                _ => break,
            };
            let mv = Move::Say { seat, what: what.into_iter().collect() };
            let done = self.table.play(mv);
            done.unwrap_or_else(|why| self.fail(&in_english(&why.msg())));
        }
        self
    }

    /// Checks that a roll is pending.
    #[track_caller]
    pub(crate) fn rolls(self) -> Play {
        if self.now().wait() != Wait::Roll {
            self.fail("no roll is pending");
        }
        self
    }

    /// Checks that this investigator is asked.
    #[track_caller]
    pub(crate) fn asks(self, who: &str) -> Play {
        let asked = self.asked();
        if asked != self.seat(who) {
            self.fail(&format!("{who} is not asked"));
        }
        self
    }

    /// Checks that exactly these choices are offered, in any order.
    #[track_caller]
    pub(crate) fn offers(self, words: &[&str]) -> Play {
        let mut left = self.offered();
        for words in words {
            let names = |&choice: &Choice| position::spell(self.game(), self.content(), choice);
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

    /// Checks that the choice is offered.
    #[track_caller]
    pub(crate) fn can(self, words: &str) -> Play {
        if !self.is_offered(words) {
            self.fail(&format!("“{words}” is not offered"));
        }
        self
    }

    /// Checks that the choice is not offered, whether or not it is refused.
    #[track_caller]
    pub(crate) fn cannot(self, words: &str) -> Play {
        if self.is_offered(words) {
            self.fail(&format!("“{words}” is offered"));
        }
        self
    }

    /// Checks that the choice is refused by this rule.
    #[track_caller]
    pub(crate) fn refuses(self, words: &str, rule: &str) -> Play {
        let q = self.offer(self.asked());
        let names = |choice: Choice| position::spell(self.game(), self.content(), choice);
        let by = q.refused().iter().find(|(choice, _)| names(*choice).iter().any(|name| name == words));
        match by {
            Some((_, by)) if by.0 == rule => self,
            Some((_, by)) => self.fail(&format!("“{words}” is refused by {}, not by {rule}", by.0)),
            None => self.fail(&format!("“{words}” is not refused")),
        }
    }

    /// Checks that the question or roll cites this rule.
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

    /// Checks that the state agrees with these lines of a position file; lists are compared in any order.
    #[track_caller]
    pub(crate) fn expect(self, text: &str) -> Play {
        let wanted: Toml = toml::from_str(&lines(text)).unwrap_or_else(|why| panic!("{why}"));
        let have = Value::Table(position::describe(self.game(), self.content()));
        let mut differences = Vec::new();
        compare("", &normal(have), &normal(Value::Table(wanted)), &mut differences);
        if !differences.is_empty() {
            self.fail(&differences.join("\n"));
        }
        self
    }

    /// Checks the current value and difficulty of the test in progress.
    #[track_caller]
    pub(crate) fn tests(self, value: u8, difficulty: u8) -> Play {
        let Some(test) = self.seen().test else { self.fail("no test is in progress") };
        if (test.value, test.difficulty) != (value, difficulty) {
            self.fail(&format!("the test is {} against {}", test.value, test.difficulty));
        }
        self
    }

    /// Checks the value and difficulty of the last test.
    #[track_caller]
    pub(crate) fn tested(self, wanted: u8, against: u8) -> Play {
        let last = self.events().into_iter().rev().find_map(|event| match event {
            Event::Tested { value, difficulty, .. } => Some((value, difficulty)),
            _ => None,
        });
        if last != Some((wanted, against)) {
            self.fail(&format!("the last test was {last:?}"));
        }
        self
    }

    /// Checks that the scenario has ended with this resolution.
    #[track_caller]
    pub(crate) fn ended(self, resolution: u8) -> Play {
        match self.now().end() {
            Some(End { resolution: found, .. }) if found == resolution => self,
            end => self.fail(&format!("the scenario should have ended with {resolution}: {end:?}")),
        }
    }

    /// Checks that the game is not over.
    #[track_caller]
    pub(crate) fn goes_on(self) -> Play {
        if let Some(end) = self.now().end() {
            self.fail(&format!("the game has ended with {end:?}"));
        }
        self
    }

    /// All events so far, as an omniscient viewer sees them.
    pub(crate) fn events(&self) -> Vec<Event> {
        self.table.events(0, Seats::first(4)).map(|(_, told)| told.event.clone()).collect()
    }

    /// Checks how many matching events have happened.
    #[track_caller]
    pub(crate) fn happened(self, times: usize, what: impl Fn(&Event) -> bool) -> Play {
        let found = self.events().iter().filter(|event| what(event)).count();
        if found != times {
            self.fail(&format!("that happened {found} times, not {times}"));
        }
        self
    }

    /// Checks that the last matching event cites this rule.
    #[track_caller]
    pub(crate) fn events_by(self, rule: &str, what: impl Fn(&Event) -> bool) -> Play {
        let all: Vec<_> =
            self.table.events(0, Seats::first(4)).filter(|(_, told)| what(&told.event)).collect();
        match all.last().map(|(_, told)| told.rule.0) {
            Some(by) if by == rule => self,
            by => self.fail(&format!("that was told by {by:?}, not by {rule}")),
        }
    }

    /// Checks that a card with this code is in play, so that the test covers it.
    #[track_caller]
    pub(crate) fn shows(self, code: &str) -> Play {
        let (game, content) = (self.game(), self.content());
        if !game.open.play.iter().any(|card| game.def(content, card).code == code) {
            self.fail(&format!("{code} is not in play"));
        }
        self
    }

    /// The view of a spectator.
    pub(crate) fn seen(&self) -> View {
        self.now().view(self.content(), Viewer::NONE)
    }

    /// The seat of an investigator.
    #[track_caller]
    pub(crate) fn seat(&self, who: &str) -> Seat {
        let title = |seat: &Seat| {
            self.game().def(self.content(), arkham_lcg::content::CardId::investigator(*seat)).title == who
        };
        (0..self.game().open.count).map(Seat).find(title).unwrap_or_else(|| panic!("{who} does not play"))
    }

    /// The game itself.
    pub(crate) fn game(&self) -> &Lcg {
        self.now().game()
    }

    /// The content in use.
    pub(crate) fn content(&self) -> &Content {
        self.table.content()
    }

    /// The current position.
    pub(crate) fn now(&self) -> &Position<Lcg> {
        self.table.now()
    }

    /// The possible outcomes of the pending roll, with weights.
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
    fn offer(&self, seat: Seat) -> Offer<Lcg> {
        self.table.offer(seat).unwrap_or_else(|| self.fail("nothing is offered"))
    }

    /// The choices offered to the seat that is asked.
    #[track_caller]
    fn offered(&self) -> Vec<Choice> {
        self.offer(self.asked()).choices().iter().map(|&(choice, _)| choice).collect()
    }

    #[track_caller]
    fn is_offered(&self, words: &str) -> bool {
        let names = |choice| position::spell(self.game(), self.content(), choice);
        self.offered().into_iter().any(|choice| names(choice).iter().any(|name| name == words))
    }

    #[track_caller]
    fn fail(&self, why: &str) -> ! {
        let awaited = match self.now().wait() {
            Wait::Ask { .. } => {
                let seat = self.now().asked().iter().next();
                let spelled = |(choice, rule): &(Choice, rulebook::RuleId)| {
                    format!("{} ({})", position::spell(self.game(), self.content(), *choice)[0], rule.0)
                };
                let list = |choices: &[_]| choices.iter().map(spelled).collect::<Vec<_>>().join(", ");
                seat.and_then(|seat| self.table.offer(seat)).map_or(String::new(), |q| {
                    format!("asked: {seat:?}\noffered: {}\nrefused: {}", list(q.choices()), list(q.refused()))
                })
            }
            Wait::Roll => format!("a roll by {:?}", self.odds().rule()),
            Wait::Over(end) => format!("the game is over: {end:?}"),
        };
        let stack: Vec<String> = self.now().stack().iter().map(|frame| format!("  {frame:?}")).collect();
        let told: Vec<String> =
            self.events().iter().rev().take(12).rev().map(|event| format!("  {event:?}")).collect();
        let table = position::describe(self.game(), self.content());
        panic!(
            "{why}\n\n{awaited}\nin progress:\n{}\nlately:\n{}\n\n{table}",
            stack.join("\n"),
            told.join("\n")
        )
    }
}

/// Sorts lists for comparison.
fn normal(value: Value) -> Value {
    match value {
        Value::Table(table) => {
            Value::Table(table.into_iter().map(|(key, value)| (key, normal(value))).collect())
        }
        Value::Array(values) => {
            let mut values: Vec<Value> = values.into_iter().map(normal).collect();
            values.sort_by_key(Value::to_string);
            Value::Array(values)
        }
        other => other,
    }
}

/// Collects the differences for each expected part.
fn compare(place: &str, have: &Value, want: &Value, differences: &mut Vec<String>) {
    match (have, want) {
        (Value::Table(have), Value::Table(want)) => {
            for (key, want) in want {
                match have.get(key) {
                    Some(have) => compare(&format!("{place}.{key}"), have, want, differences),
                    None => differences.push(format!("{place}.{key}: nothing, not {want}")),
                }
            }
        }
        _ if have == want => {}
        _ => differences.push(format!("{place}: {have}, not {want}")),
    }
}

/// Whether both values are equal, with lists in any order.
pub(crate) fn same(one: &Value, other: &Value) -> bool {
    normal(one.clone()) == normal(other.clone())
}
