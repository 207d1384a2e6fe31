//! A game at one terminal.

use chacha20::ChaCha8Rng;
use registry::{BotKind, DynTable, Localizer, Msg, Reply, Seat, Seats, Viewer, Waits};

use super::Autosave;
use super::step_in::StepIn;
use crate::console::Console;
use crate::failure::Failure;
use crate::saved::SeatPlayers;
use crate::seat_player::SeatPlayer;
use crate::show;
use crate::text::wrap;

/// The maximum number of event lines shown before a question.
const MAX_EVENT_LINES: usize = 40;

/// A game in progress with its players and console.
pub(crate) struct Session<'a> {
    pub(super) table: Box<dyn DynTable>,
    pub(super) company: SeatPlayers,
    dice: ChaCha8Rng,
    autosave: Autosave,
    pub(super) speech: Localizer,
    pub(super) console: &'a mut Console,
    /// The seat whose player has the screen.
    viewer: Option<Seat>,
    /// Automatic answers: the number of moves before each, the seat, and a message about it.
    pub(super) forced: Vec<(usize, Seat, Msg)>,
    /// The number of moves whose events have been shown to spectators.
    watched: usize,
    /// Whether the last automatic save failed; the warning is shown once.
    unsaved: bool,
    pub(super) step_in: StepIn,
}

/// What to do after a typed line.
pub(super) enum Next {
    /// Ask the same question again.
    Again,
    /// Continue the game.
    On,
    /// End the session.
    Leave(Leave),
}

/// Why the session ends.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leave {
    /// The user quit.
    Quit,
    /// The input is closed.
    Closed,
}

impl<'a> Session<'a> {
    /// A session that continues this table.
    pub(crate) fn new(
        table: Box<dyn DynTable>,
        company: SeatPlayers,
        dice: ChaCha8Rng,
        autosave: Autosave,
        speech: Localizer,
        console: &'a mut Console,
    ) -> Self {
        Session {
            table,
            company,
            dice,
            autosave,
            speech,
            console,
            viewer: None,
            forced: Vec::new(),
            watched: 0,
            unsaved: false,
            step_in: StepIn::default(),
        }
    }

    /// Plays until the game ends or the user leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        loop {
            let waits = self.table.waits();
            if waits != Waits::Roll {
                self.save_game()?;
            }
            if self.people().is_empty() {
                self.watch()?;
            }
            match waits {
                Waits::Over => return self.finish(),
                Waits::Roll => {
                    self.table.roll(&mut self.dice)?;
                }
                Waits::Answers { asked, may } => {
                    let person = self.steps_in(&asked, &may);
                    if person.is_none()
                        && let Some((seat, reply)) = self.automatic_move(&asked)
                    {
                        self.table.reply(seat, &reply)?;
                    } else if let Some(seat) = person.or_else(|| self.next_of(&asked))
                        && let Some(why) = self.turn(seat)?
                    {
                        return self.leave(why);
                    }
                }
            }
        }
    }

    /// The seats played by people.
    pub(super) fn people(&self) -> Seats {
        let people =
            self.company.seats.iter().enumerate().filter(|(_, sitter)| **sitter == SeatPlayer::Human);
        people.fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    fn sitter(&self, seat: Seat) -> SeatPlayer {
        self.company.seats.get(seat.index()).copied().unwrap_or(SeatPlayer::Bot(BotKind::Random))
    }

    /// The next move made without asking a person: by a bot that steps in or is asked, or a forced answer.
    fn automatic_move(&mut self, asked: &[Seat]) -> Option<(Seat, Reply)> {
        let seats = (0..self.table.seats()).map(|seat| Seat(seat as u8));
        let bots: Vec<(Seat, BotKind)> = seats
            .filter_map(|seat| match self.sitter(seat) {
                SeatPlayer::Bot(kind) => Some((seat, kind)),
                SeatPlayer::Human => None,
            })
            .collect();
        if let Some(step) = self.table.poll(&bots, &mut self.dice) {
            return Some(step);
        }
        for &seat in asked {
            let sitter = self.sitter(seat);
            let question = self.table.question(seat)?;
            if question.forced && question.anytime.is_empty() {
                let all: Vec<usize> = (0..question.count().1).collect();
                if sitter == SeatPlayer::Human {
                    let choice = show::picked(&question, &all, &self.speech);
                    let msg = Msg::new("play-forced").text("choice", choice);
                    self.forced.push((self.table.moves() + 1, seat, msg));
                }
                return Some((seat, Reply::Answer(all)));
            }
            if sitter == SeatPlayer::Human {
                let rules = self.pass_rules(seat);
                let id = if rules.declines(&question) { "play-passed" } else { "play-low-priority" };
                if let Some(answer) = rules.answer(&question) {
                    let choice = show::picked(&question, &answer, &self.speech);
                    self.forced.push((self.table.moves() + 1, seat, Msg::new(id).text("choice", choice)));
                    return Some((seat, Reply::Answer(answer)));
                }
            }
            if let SeatPlayer::Bot(kind) = sitter {
                let thought = self.table.think(seat, kind, &mut self.dice)?;
                return thought.reply.map(|reply| (seat, reply));
            }
        }
        None
    }

    /// The seat to answer next: preferably the one that has the screen, so that it changes hands less often.
    fn next_of(&self, seats: &[Seat]) -> Option<Seat> {
        self.viewer.filter(|viewer| seats.contains(viewer)).or_else(|| seats.first().copied())
    }

    /// Lets a person answer. Returns the reason if the session ends.
    fn turn(&mut self, seat: Seat) -> Result<Option<Leave>, Failure> {
        if self.viewer != Some(seat) && !self.hand_over(seat)? {
            return Ok(Some(Leave::Closed));
        }
        self.present(seat)?;
        loop {
            let prompt = self.prompt(seat);
            let Some(line) = self.console.ask(&prompt)? else { return Ok(Some(Leave::Closed)) };
            match self.run_command(seat, &line)? {
                Next::Again => {}
                Next::On => return Ok(None),
                Next::Leave(why) => return Ok(Some(why)),
            }
        }
    }

    /// The prompt, with the choice made by an empty line.
    fn prompt(&self, seat: Seat) -> String {
        let question = self.table.question(seat);
        let unsaid = question
            .and_then(|question| Some(show::picked(&question, &[question.default_choice()?], &self.speech)));
        match unsaid {
            Some(choice) => self.speech.say(&Msg::new("play-prompt").text("choice", choice)) + " >",
            None => ">".into(),
        }
    }

    /// Hands the screen to another person after clearing it. Returns false if the input is closed.
    fn hand_over(&mut self, seat: Seat) -> Result<bool, Failure> {
        if self.people().len() > 1 {
            self.console.clear()?;
            let who = self.who(seat);
            self.console.head(self.speech.say(&Msg::new("play-hand-over").text("who", who)))?;
            if self.console.ask("")?.is_none() {
                return Ok(false);
            }
            self.console.clear()?;
        }
        self.viewer = Some(seat);
        Ok(true)
    }

    /// Shows the events since the seat's last decision, the table, and the question.
    fn present(&mut self, seat: Seat) -> Result<(), Failure> {
        let viewer = Viewer::only(seat);
        let since = self.table.decisions(viewer).last().map_or(0, |at| at + 1);
        let mut news: Vec<(usize, bool, String)> = self
            .forced
            .iter()
            .filter(|(at, whose, _)| *whose == seat && *at >= since)
            .map(|(at, _, msg)| (*at, true, wrap(&format!("· {}", self.speech.say(msg)), 2)))
            .collect();
        news.extend(
            self.table
                .events(since, viewer)
                .iter()
                .map(|record| (record.at, false, show::event(record, &self.speech))),
        );
        news.sort_by_key(|(at, _, _)| *at);
        self.console.say("")?;
        if news.len() > MAX_EVENT_LINES {
            let earlier = (news.len() - MAX_EVENT_LINES) as i64;
            self.console.say(self.speech.say(&Msg::new("play-earlier").num("count", earlier)))?;
        }
        for (_, faint, line) in &news[news.len().saturating_sub(MAX_EVENT_LINES)..] {
            if *faint { self.console.faint(line)? } else { self.console.say(line)? }
        }
        self.look(viewer)?;
        self.pose(seat)
    }

    pub(super) fn look(&mut self, viewer: Viewer) -> Result<(), Failure> {
        self.console.say("")?;
        show::warn_if_narrow(&self.speech, self.console)?;
        self.console.say(show::board(self.table.as_ref(), viewer, &self.speech))?;
        Ok(())
    }

    pub(super) fn pose(&mut self, seat: Seat) -> Result<(), Failure> {
        let who = self.who(seat);
        self.console.say("")?;
        self.console.head(who)?;
        let question = self.table.question(seat);
        match &question {
            Some(question) => self.console.say(show::question(question, &self.speech))?,
            None => self.console.say(self.speech.tell("play-no-step-in"))?,
        }
        if !question.is_some_and(|question| question.asked) {
            self.console.say(self.speech.tell("play-let-pass"))?;
            return Ok(());
        }
        for other in self.others(seat) {
            let msg = Msg::new("play-may").text("who", self.who(other)).num("seat", other.index() as i64 + 1);
            self.tell(&msg)?;
        }
        Ok(())
    }

    /// Saves the game. A failure is reported, but play continues.
    fn save_game(&mut self) -> Result<(), Failure> {
        self.company.over = self.table.end().is_some();
        let text = self.company.write(self.table.as_ref());
        match self.autosave.write(&text) {
            Ok(()) => self.unsaved = false,
            Err(_) if self.unsaved => {}
            Err(e) => {
                self.unsaved = true;
                self.tell(&Msg::new("play-autosave-failed").say("problem", vec![e]))?;
            }
        }
        Ok(())
    }

    /// Shows new events to spectators.
    fn watch(&mut self) -> Result<(), Failure> {
        for record in self.table.events(self.watched, Viewer::NONE) {
            self.console.say(show::event(&record, &self.speech))?;
        }
        self.watched = self.table.moves() + 1;
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        let people = self.people();
        if !people.is_empty() {
            let since = self.table.decisions(people).last().map_or(0, |at| at + 1);
            self.console.say("")?;
            for record in self.table.events(since, people) {
                self.console.say(show::event(&record, &self.speech))?;
            }
        }
        self.look(people)?;
        if let Some(end) = self.table.end() {
            let text = wrap(&self.speech.say(&end.text), 0);
            self.console.say("")?;
            self.console.head(text)?;
        }
        if let Some(path) = self.autosave.path() {
            let msg = Msg::new("play-over").text("file", path.display().to_string());
            self.console.say(wrap(&self.speech.say(&msg), 0))?;
        }
        Ok(())
    }

    /// Saves the game and ends the session.
    fn leave(mut self, why: Leave) -> Result<(), Failure> {
        self.save_game()?;
        let path = self.autosave.path().filter(|_| !self.unsaved).map(|path| path.display().to_string());
        let kept = |id: &str, path: String| Msg::new(id).text("file", path);
        match (path, why) {
            (Some(path), Leave::Quit) => self.tell(&kept("play-left", path)),
            (Some(path), Leave::Closed) => Err(Failure::Trouble(kept("play-closed", path))),
            (None, Leave::Quit | Leave::Closed) => Err(Failure::Trouble(Msg::new("play-left-unsaved"))),
        }
    }

    pub(super) fn who(&self, seat: Seat) -> String {
        self.speech.say(&self.table.who(seat))
    }

    pub(super) fn tell(&mut self, msg: &Msg) -> Result<(), Failure> {
        Ok(self.console.say(wrap(&self.speech.say(msg), 2))?)
    }

    pub(super) fn say(&mut self, id: &str) -> Result<Next, Failure> {
        self.tell(&Msg::new(id))?;
        Ok(Next::Again)
    }
}
