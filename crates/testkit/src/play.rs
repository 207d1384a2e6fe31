//! Rule tests that read like play: lay out a position, play, look.
//!
//! ```text
//! play("at = 'gates'; monsters = {}; gates.heptagram = 13")
//!     .roll("heptagram").roll("red 1").roll("blue 2 killer")
//!     .expect("gates.heptagram.tokens = 2; monsters.13 = ['red 1', 'blue 2 killer']");
//! ```
//! `;` ends a line of the position. Choices and rolls are in the words of position files. A failure prints what is wrong,
//! the pending question or roll, the procedures in progress, the latest events and the whole position.

mod assertions;

use std::sync::Arc;

use engine::position_file::{self, choice_names, is_named, read_answer};
use engine::{
    Answer, Cx, EventRecord, Move, Msg, Odds, Offer, Playable, Position, PositionFile, Problem, Seat, Seats,
    Table, Viewer, Wait,
};
use rulebook::RuleId;
use toml::Value;

use crate::difference::sorted;
use crate::strict_localizer::{StrictLocalizer, in_english};

/// What [`Play`] needs of a game beyond [`Playable`].
pub struct PlayHooks<G: Playable> {
    /// The form in which the value of a key is compared. By default lists are sorted.
    pub normal: fn(&G::Content, &str, Value) -> Value,
    /// What it means that a description has no such key, given the expected value. By default this is a difference.
    pub absent: fn(&Value) -> Option<Value>,
    /// The answer to a question that a test does not see. By default tests answer every question.
    pub automatic: fn(&Offer<G>) -> Option<Answer<G>>,
}

impl<G: Playable> PlayHooks<G> {
    /// The defaults.
    pub const DEFAULT: Self =
        PlayHooks { normal: |_, _, value| sorted(value), absent: |_| None, automatic: |_| None };
}

/// Replaces `;` by line ends.
pub fn lines(text: &str) -> String {
    text.replace(';', "\n")
}

/// Reads a position and runs it to its first question or roll.
pub fn started<G: Playable>(content: &G::Content, text: &str) -> Result<Position<G>, Problem> {
    let (_, game, stack) = position_file::read(content, text)?;
    Position::at(game, stack, &mut Cx::silent(content)).map_err(|refused| Problem::new("", refused.msg()))
}

/// The English error message of an invalid position.
#[track_caller]
pub fn position_error<G: Playable>(content: &G::Content, text: &str) -> String {
    match position_file::read::<G>(content, &lines(text)) {
        Ok(_) => panic!("this is a position:\n{}", lines(text)),
        Err(problem) => in_english::<G>(&problem.msg()),
    }
}

/// A game played by a test.
pub struct Play<G: Playable> {
    table: Table<G>,
    hooks: &'static PlayHooks<G>,
}

impl<G: Playable> Play<G> {
    /// Plays at this table.
    #[track_caller]
    pub fn new(hooks: &'static PlayHooks<G>, table: Table<G>) -> Self {
        Play { table, hooks }.settle()
    }

    /// Starts a game from a position.
    #[track_caller]
    pub fn laid_out(hooks: &'static PlayHooks<G>, content: Arc<G::Content>, text: &str) -> Self {
        match Table::laid_out(content, &lines(text)) {
            Ok(table) => Play::new(hooks, table),
            Err(why) => panic!("{}", in_english::<G>(&why.msg())),
        }
    }

    /// Answers for the first seat that is asked: one choice, several separated by commas, or `none`.
    #[track_caller]
    #[must_use]
    pub fn choose(self, words: &str) -> Self {
        let (seat, offer) = (self.asked(), self.offer());
        let what = self.read(&offer, words);
        let is_answer =
            what.iter().all(|&choice| offer.choices().iter().any(|&(offered, _)| offered == choice));
        match what[..] {
            [what] if !is_answer => self.play(Move::Anytime { seat, what }, words),
            _ => self.play(Move::Say { seat, what }, words),
        }
    }

    /// Takes an anytime choice, whoever is asked.
    #[track_caller]
    #[must_use]
    pub fn step_in(self, who: &str, words: &str) -> Self {
        let seat = self.seat(who);
        match self.read(&self.anytime(seat), words)[..] {
            [what] => self.play(Move::Anytime { seat, what }, words),
            _ => self.fail("an anytime choice is a single choice"),
        }
    }

    /// Sets the results of the pending rolls: one result, or several without spaces of their own.
    #[track_caller]
    #[must_use]
    pub fn roll(mut self, words: &str) -> Self {
        let is_one = position_file::read_roll(self.now(), self.content(), words).is_ok();
        let results = if is_one { vec![words] } else { words.split_whitespace().collect() };
        for words in results {
            match position_file::read_roll(self.now(), self.content(), words) {
                Ok(value) => self = self.play(Move::Roll(value), words),
                Err(why) => self.fail(&english::<G>(&why)),
            }
        }
        self
    }

    /// Takes the first possible result of every pending roll until the next question or the end of the game.
    #[track_caller]
    #[must_use]
    pub fn any_rolls(mut self) -> Self {
        while let Some(&(value, _)) = self.odds().faces().first() {
            self = self.play(Move::Roll(value), "any result");
        }
        self
    }

    /// Takes the first possible result of every pending roll until one cites this rule.
    #[track_caller]
    #[must_use]
    pub fn roll_to(mut self, rule: &str) -> Self {
        while cited(self.odds().rule()) != rule {
            match self.odds().faces().first() {
                Some(&(value, _)) => self = self.play(Move::Roll(value), "any result"),
                None => self.fail(&format!("no roll cites {rule}")),
            }
        }
        self
    }

    /// Carries out a move; `words` name it in a failure.
    #[track_caller]
    #[must_use]
    pub fn play(mut self, mv: Move<G>, words: &str) -> Self {
        if let Err(why) = self.table.play(mv) {
            self.fail(&format!("“{words}”: {}", english::<G>(&why.msg())));
        }
        self.settle()
    }

    /// Gives the automatic answers.
    #[track_caller]
    fn settle(self) -> Self {
        let Some(seat) = self.now().asked().iter().next() else { return self };
        match (self.hooks.automatic)(&self.offer()) {
            Some(what) => self.play(Move::Say { seat, what }, "the automatic answer"),
            None => self,
        }
    }

    /// The position in the form in which it is compared.
    pub fn described(&self) -> Value {
        (self.hooks.normal)(self.content(), "", position_file::describe(self.game(), self.content()).into())
    }

    /// Lines of a position file in the form in which they are compared.
    #[track_caller]
    pub fn expected(&self, text: &str) -> Value {
        match toml::from_str(&lines(text)) {
            Ok(expected) => (self.hooks.normal)(self.content(), "", Value::Table(expected)),
            Err(why) => panic!("{why}"),
        }
    }

    /// All events so far, including what is hidden from some players.
    pub fn events(&self) -> Vec<G::Event> {
        self.records().map(|record| record.event.clone()).collect()
    }

    /// The rules that such events cite.
    pub fn rules_of(&self, what: impl Fn(&G::Event) -> bool) -> Vec<&'static str> {
        self.records().filter(|record| what(&record.event)).map(|record| record.rule.0).collect()
    }

    /// The view of a spectator.
    pub fn seen(&self) -> G::View {
        self.now().view(self.content(), Viewer::NONE)
    }

    /// The view of a player.
    #[track_caller]
    pub fn seen_by(&self, who: &str) -> G::View {
        self.now().view(self.content(), Viewer::only(self.seat(who)))
    }

    /// The question to the first seat that is asked, in English.
    #[track_caller]
    pub fn question(&self) -> String {
        in_english::<G>(&self.game().question(self.content(), self.now().stack(), self.asked()))
    }

    /// The seat of a player.
    #[track_caller]
    pub fn seat(&self, who: &str) -> Seat {
        let mut seats = Seats::first(self.game().seats()).iter();
        match seats.find(|&seat| self.names(seat).iter().any(|name| name == who)) {
            Some(seat) => seat,
            None => self.fail(&format!("{who} does not play")),
        }
    }

    /// The first seat that is asked.
    #[track_caller]
    pub fn asked(&self) -> Seat {
        match self.now().asked().iter().next() {
            Some(seat) => seat,
            None => self.fail("nobody is asked anything"),
        }
    }

    /// What is offered to the first seat that is asked, with refusals.
    #[track_caller]
    pub fn offer(&self) -> Offer<G> {
        self.table.offer(self.asked()).expect("a seat that is asked has an offer")
    }

    /// The offered choice with this name.
    #[track_caller]
    pub fn choice(&self, words: &str) -> G::Choice {
        match self.read(&self.offer(), words)[..] {
            [only] => only,
            _ => self.fail(&format!("“{words}” is not a single choice")),
        }
    }

    /// The possible results of the pending roll, with weights.
    pub fn odds(&self) -> Odds {
        let mut odds = Odds::new();
        self.now().odds(self.content(), &mut odds);
        odds
    }

    /// The state of the game.
    pub fn game(&self) -> &G {
        self.now().game()
    }

    /// The content in use.
    pub fn content(&self) -> &G::Content {
        self.table.content()
    }

    /// The current position.
    pub fn now(&self) -> &Position<G> {
        self.table.now()
    }

    /// The options it was set up with.
    pub fn setup(&self) -> &G::Setup {
        self.table.setup()
    }

    fn records(&self) -> impl Iterator<Item = &EventRecord<G::Event>> {
        self.table.events(0, Seats::first(self.game().seats())).map(|(_, record)| record)
    }

    /// The names that position files have for the players of a seat.
    fn names(&self, seat: Seat) -> Vec<String> {
        let players = G::PositionFile::players(self.game(), self.content());
        players.into_iter().filter(|(of, _)| *of == seat).map(|(_, name)| name).collect()
    }

    fn anytime(&self, seat: Seat) -> Offer<G> {
        let mut offer = Offer::with_refusals();
        self.now().anytime_choices(self.content(), seat, &mut offer);
        offer
    }

    #[track_caller]
    fn read(&self, offer: &Offer<G>, words: &str) -> Answer<G> {
        match read_answer(self.now(), self.content(), offer, words) {
            Ok(answer) => answer,
            Err(why) => self.fail(&english::<G>(&why)),
        }
    }

    fn is_called(&self, choice: &G::Choice, words: &str) -> bool {
        is_named(self.now(), self.content(), choice, words)
    }

    #[track_caller]
    fn is_offered(&self, words: &str) -> bool {
        self.offer().choices().iter().any(|(choice, _)| self.is_called(choice, words))
    }

    fn listed(&self, choices: &[(G::Choice, RuleId)]) -> String {
        let full = |choice| choice_names(self.now(), self.content(), choice).swap_remove(0);
        choices
            .iter()
            .map(|(choice, rule)| format!("{} ({})", full(choice), rule.0))
            .collect::<Vec<_>>()
            .join(", ")
    }

    /// Fails with everything about the position.
    #[track_caller]
    pub fn fail(&self, why: &str) -> ! {
        let pending = match self.now().wait() {
            Wait::Ask { .. } => {
                let (names, offer) = (self.names(self.asked()).join(", "), self.offer());
                let all = [offer.choices(), offer.anytime(), offer.refused()];
                let [offered, anytime, refused] = all.map(|choices| self.listed(choices));
                format!("asked: {names}\noffered: {offered}\nanytime: {anytime}\nrefused: {refused}")
            }
            Wait::Roll => {
                let results = position_file::read_roll(self.now(), self.content(), "?")
                    .map_err(|known| english::<G>(&known));
                format!("a roll by {}: {}", cited(self.odds().rule()), results.err().unwrap_or_default())
            }
            Wait::Over(end) => format!("the game is over: {end:?}"),
        };
        let stack: String = self.now().stack().iter().map(|frame| format!("\n  {frame:?}")).collect();
        let events = self.events();
        let latest = events[events.len().saturating_sub(12)..].iter();
        let latest: String = latest.map(|event| format!("\n  {event:?}")).collect();
        let position = position_file::describe(self.game(), self.content());
        panic!("{why}\n\n{pending}\nin progress:{stack}\nlately:{latest}\n\n{position}")
    }
}

fn cited(rule: Option<RuleId>) -> &'static str {
    rule.map_or("no rule", |rule| rule.0)
}

fn english<G: Playable>(msg: &Msg) -> String {
    StrictLocalizer::english::<G>().say(msg)
}
