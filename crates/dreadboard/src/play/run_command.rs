//! Handling of typed lines: choices and commands.

use std::path::Path;

use registry::{BotKind, Considered, Localizer, Msg, Question, Reply, ReplyError, Seat, Viewer};

use super::command::{Command, after};
use super::session::{Leave, Next, Session};
use crate::dice::dice_of;
use crate::failure::{Failure, of_file};
use crate::files::{self, Durability};
use crate::saved;
use crate::show;
use crate::text::wrap;

/// The default number of lines that `log` and `rules` show.
const LINES: usize = 20;
/// The maximum number of rules that `why not` shows for something that is not among the choices.
const REASONS: usize = 3;
/// The maximum number of answers that `hint` shows.
const HINTS: usize = 4;
/// The share of the search below which `hint` does not show an answer.
const LEAST_SHARE: f64 = 0.005;

impl Session<'_> {
    /// Carries out a typed line.
    pub(super) fn run_command(&mut self, seat: Seat, line: &str) -> Result<Next, Failure> {
        let command = Command::read(line, &self.speech);
        let Some(question) = self.table.question(seat) else {
            // The player has the screen but no anytime choices.
            let quits = command == Some(Command::Quit);
            return Ok(if quits { Next::Leave(Leave::Quit) } else { self.let_pass(seat) });
        };
        let Some(command) = command else {
            return match (line.is_empty(), question.asked) {
                (false, _) => self.reply(seat, &question, line),
                (true, true) => match question.default_choice() {
                    Some(declining) => self.give(seat, &Reply::Answer(vec![declining])),
                    None => self.empty(&question),
                },
                (true, false) => Ok(self.let_pass(seat)),
            };
        };
        match command {
            Command::Why(words) => self.why(&question, &words)?,
            Command::WhyNot(words) => self.why_not(&question, &words)?,
            Command::Rules(query) => self.rules(&query)?,
            Command::Look => self.look(Viewer::only(seat)).and_then(|()| self.pose(seat))?,
            Command::Card(words) => self.card(&words)?,
            Command::Undo(count) => return self.undo(&count),
            Command::Log(count) => self.log(seat, &count)?,
            Command::Save(file) => self.save(&file)?,
            Command::Hint => self.hint(seat, &question)?,
            Command::Ask(words) => return self.ask(&question, &words),
            Command::As(words) => return self.call(seat, &words),
            Command::Lang(code) => self.change_language(seat, &code)?,
            Command::Help => self.help()?,
            Command::Quit => return Ok(Next::Leave(Leave::Quit)),
        }
        Ok(Next::Again)
    }

    /// Says what to type where an empty line is not an answer.
    fn empty(&mut self, question: &Question) -> Result<Next, Failure> {
        let most = question.choices.len() + question.anytime.len();
        let none = i64::from(question.takes_none());
        self.tell(&Msg::new("play-empty").num("most", most as i64).num("none", none))?;
        Ok(Next::Again)
    }

    /// Prints an introduction to the game and the list of commands.
    fn help(&mut self) -> Result<(), Failure> {
        let intro = format!("{}-intro", self.table.game());
        if self.speech.has(&intro) {
            self.console.say(wrap(&self.speech.tell(&intro), 0))?;
            self.console.say("")?;
        }
        self.say("play-help").map(drop)
    }

    fn reply(&mut self, seat: Seat, question: &Question, line: &str) -> Result<Next, Failure> {
        let reply = match question.read(line, &self.speech) {
            Ok(reply) => reply,
            Err(error) => {
                let msg = misread(&error, question, &self.speech);
                self.tell(&msg)?;
                return Ok(Next::Again);
            }
        };
        self.give(seat, &reply)
    }

    fn give(&mut self, seat: Seat, reply: &Reply) -> Result<Next, Failure> {
        match self.table.reply(seat, reply) {
            Ok(()) => Ok(Next::On),
            Err(error) => {
                self.tell(&error.msg())?;
                Ok(Next::Again)
            }
        }
    }

    fn why(&mut self, question: &Question, words: &str) -> Result<(), Failure> {
        if words.is_empty() {
            let rule = question.rule.map(|rule| show::rule(rule.0, &self.speech));
            self.console.say(rule.unwrap_or_else(|| self.speech.tell("play-no-rule")))?;
            return Ok(());
        }
        // For an answer of several choices, each can be asked about separately.
        let one = Question { pick: registry::Pick::One, ..question.clone() };
        let choice = match one.read(words, &self.speech) {
            Ok(Reply::Answer(picks)) => picks.first().and_then(|at| question.choices.get(*at)),
            Ok(Reply::Anytime(at)) => question.anytime.get(at),
            Err(error) => return self.tell(&misread(&error, question, &self.speech)),
        };
        if let Some(choice) = choice {
            let text = format!("✓ {}", self.speech.say(&choice.text));
            self.console.say(wrap(&text, 2))?;
            self.console.say(show::rule(choice.rule.0, &self.speech))?;
        }
        Ok(())
    }

    fn why_not(&mut self, question: &Question, words: &str) -> Result<(), Failure> {
        let refused = question.refusals(words, &self.speech);
        if refused.is_empty() {
            if words.is_empty() {
                return self.say("play-nothing-refused").map(drop);
            }
            self.tell(&Msg::new("play-not-refused").text("words", words))?;
            for rule in self.speech.search(Some(self.table.prefix()), words).iter().take(REASONS) {
                self.console.say(show::rule_text(rule))?;
            }
            return Ok(());
        }
        self.console.say(show::refusals(&refused, &self.speech))?;
        Ok(())
    }

    fn rules(&mut self, query: &str) -> Result<(), Failure> {
        let (most, query) = match without_all(query, &self.speech) {
            Some(query) => (usize::MAX, query),
            None => (LINES, query),
        };
        let found = self.speech.search(Some(self.table.prefix()), query);
        if found.is_empty() {
            return self.tell(&Msg::new("rules-none").text("query", query));
        }
        for rule in found.iter().take(most) {
            self.console.say(show::rule_text(rule))?;
        }
        if found.len() > most {
            let query = if query.is_empty() { String::new() } else { format!(" {query}") };
            self.tell(
                &Msg::new("rules-more").num("count", (found.len() - most) as i64).text("query", query),
            )?;
        }
        Ok(())
    }

    /// Prints cards, items and sheets whose names contain these words.
    fn card(&mut self, words: &str) -> Result<(), Failure> {
        if words.is_empty() {
            return self.say("play-card-how").map(drop);
        }
        let words = words.to_lowercase();
        let mut found = 0;
        for printed in self.table.printed() {
            let name = self.speech.say(&printed.name);
            if words.split_whitespace().all(|word| name.to_lowercase().contains(word)) {
                found += 1;
                self.console.head(name)?;
                for line in &printed.lines {
                    let text = format!("  {}", self.speech.say(line));
                    self.console.say(wrap(&text, 4))?;
                }
            }
        }
        if found == 0 { self.tell(&Msg::new("play-no-card").text("words", words)) } else { Ok(()) }
    }

    fn undo(&mut self, count: &str) -> Result<Next, Failure> {
        let count = if count.is_empty() { Some(1) } else { count.parse::<usize>().ok().filter(|n| *n > 0) };
        let Some(count) = count else { return self.say("play-undo-how") };
        let mut decisions = self.table.decisions(self.people());
        // Automatic answers are not undone separately.
        decisions.retain(|at| !self.forced.iter().any(|(forced, _, _)| *forced == at + 1));
        let Some(&to) = decisions.len().checked_sub(count).and_then(|at| decisions.get(at)) else {
            let msg = Msg::new("play-undo-nothing").num("count", decisions.len() as i64);
            self.tell(&msg)?;
            return Ok(Next::Again);
        };
        let Some(undone) = self.table.undo(to) else { return self.say("play-undo-how") };
        self.forced.retain(|(at, _, _)| *at <= to);
        let others = undone.moves.saturating_sub(count);
        self.tell(&Msg::new("play-undone").num("count", count as i64).num("others", others as i64))?;
        if undone.revealed {
            self.say("play-undone-revealed")?;
        }
        Ok(Next::On)
    }

    fn log(&mut self, seat: Seat, count: &str) -> Result<(), Failure> {
        let count = match (count, without_all(count, &self.speech)) {
            ("", _) => LINES,
            (_, Some("")) => usize::MAX,
            (count, _) => match count.parse() {
                Ok(count) => count,
                Err(_) => return self.tell(&Msg::new("play-log-how").num("lines", LINES as i64)),
            },
        };
        let events = self.table.events(0, Viewer::only(seat));
        for line in &events[events.len().saturating_sub(count)..] {
            self.console.say(show::event_with_rule(line, &self.speech))?;
        }
        Ok(())
    }

    fn save(&mut self, file: &str) -> Result<(), Failure> {
        if file.is_empty() {
            return self.say("play-save-how").map(drop);
        }
        let path = Path::new(file);
        if path.is_file() && !files::read(path).is_ok_and(|text| saved::is_save(&text)) {
            return self.tell(&Msg::new("play-save-other").text("file", file));
        }
        let text = self.company.write(self.table.as_ref());
        let msg = match files::write(file.as_ref(), &text, Durability::Great) {
            Ok(()) => Msg::new("play-saved").text("file", file),
            Err(e) => Msg::new("play-not-saved").text("file", file).say("problem", vec![of_file(&e)]),
        };
        self.tell(&msg)
    }

    fn hint(&mut self, seat: Seat, question: &Question) -> Result<(), Failure> {
        // Uses separate dice, which depend only on what the seat knows.
        let mut dice = dice_of(&self.table.digest(Viewer::only(seat)));
        let Some(thought) = self.table.think(seat, BotKind::SEARCH, &mut dice) else { return Ok(()) };
        let rule = match &thought.reply {
            None => None,
            Some(Reply::Answer(picks)) => picks.first().and_then(|at| question.choices.get(*at)),
            Some(Reply::Anytime(at)) => question.anytime.get(*at),
        };
        let choice = show::reply(question, thought.reply.as_ref(), &self.speech);
        self.tell(&Msg::new("play-hint").text("choice", choice))?;
        if let Some(choice) = rule {
            self.console.say(show::rule(choice.rule.0, &self.speech))?;
        }
        if thought.considered.len() > 1 {
            self.tell(
                &Msg::new("play-hint-worlds")
                    .num("worlds", thought.worlds)
                    .text("bot", BotKind::SEARCH.name()),
            )?;
        }
        // The values compare positions and are not winning chances, so they are not shown.
        let thought_of = |each: &&Considered| each.share >= LEAST_SHARE;
        let shown: Vec<&Considered> = thought.considered.iter().filter(thought_of).take(HINTS).collect();
        for Considered { reply, share, .. } in &shown {
            let choice = show::reply(question, reply.as_ref(), &self.speech);
            self.console.say(wrap(&format!("  {:>3.0} %  {choice}", share * 100.0), 9))?;
        }
        if let Some(more) = thought.considered.len().checked_sub(shown.len()).filter(|more| *more > 0) {
            self.tell(&Msg::new("play-hint-more").num("count", more as i64))?;
        }
        Ok(())
    }

    fn change_language(&mut self, seat: Seat, code: &str) -> Result<(), Failure> {
        if code.is_empty() {
            return self.say("play-lang-how").map(drop);
        }
        match code.parse() {
            Ok(lang) => {
                self.speech = registry::localizer(lang);
                self.company.lang = lang;
                self.look(Viewer::only(seat))?;
                self.pose(seat)
            }
            Err(_) => self.tell(&Msg::new("error-unknown-language").text("name", code)),
        }
    }
}

/// The rest after the word for “all”, in English or in the user's language, if the words begin with it.
fn without_all<'a>(words: &'a str, speech: &Localizer) -> Option<&'a str> {
    after(words, "all").or_else(|| after(words, &speech.tell("command-all")))
}

/// The message for a line that is not a valid reply.
pub(crate) fn misread(error: &ReplyError, question: &Question, speech: &Localizer) -> Msg {
    // Where an empty answer is allowed, the message says how to give it.
    let none = i64::from(question.takes_none());
    match error {
        ReplyError::Unknown { words, refused } => match refused.and_then(|at| question.refused.get(at)) {
            None => Msg::new("reply-unknown").text("words", words).num("none", none),
            Some(choice) => {
                let rule = speech.rule(choice.rule.0).map(|rule| rule.text).unwrap_or_default();
                Msg::new("reply-refused").text("words", words).text("id", choice.rule.0).text("rule", rule)
            }
        },
        ReplyError::NoSuchNumber { number, most } => {
            Msg::new("reply-number").num("number", *number as i64).num("most", *most as i64).num("none", none)
        }
        ReplyError::Ambiguous { words, meant } => {
            Msg::new("reply-ambiguous").text("words", words).text("meant", meant.join(" · "))
        }
        ReplyError::WrongCount { found, .. } => {
            let (least, most) = question.count();
            let msg = Msg::new("reply-count").num("found", *found as i64);
            msg.num("least", least as i64).num("most", most as i64)
        }
        ReplyError::Twice(number) => Msg::new("reply-twice").text("number", number),
    }
}
