//! A game being played at one terminal.

use chacha20::ChaCha8Rng;
use shelf::{AnyTable, Eye, Kind, Msg, Reply, Seat, Seats, Speech, Waits};

use super::Autosave;
use crate::console::Console;
use crate::failure::Failure;
use crate::saved::Company;
use crate::show;
use crate::sitter::Sitter;
use crate::text::wrap;

/// Lines of what happened that are shown before a question.
const NEWS: usize = 40;

/// The game and those who play it.
pub(crate) struct Session<'a> {
    pub(super) table: Box<dyn AnyTable>,
    pub(super) company: Company,
    dice: ChaCha8Rng,
    autosave: Autosave,
    pub(super) speech: Speech,
    pub(super) console: &'a mut Console,
    /// Who sits before the screen.
    viewer: Option<Seat>,
    /// Answers that were given because there was no other: after how many moves, by whom, and what.
    pub(super) forced: Vec<(usize, Seat, Msg)>,
    /// How much of the game a spectator has been told.
    watched: usize,
    /// Whether the last automatic save failed, so that it is said once.
    unsaved: bool,
}

/// What comes after a line was typed.
pub(super) enum Next {
    /// The same question.
    Again,
    /// The game goes on.
    On,
    /// Nobody plays on.
    Leave(Leave),
}

/// Why nobody plays on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Leave {
    /// Somebody said so.
    Quit,
    /// The input is closed.
    Closed,
}

impl<'a> Session<'a> {
    /// A game from where it stands.
    pub(crate) fn new(
        table: Box<dyn AnyTable>,
        company: Company,
        dice: ChaCha8Rng,
        autosave: Autosave,
        speech: Speech,
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
        }
    }

    /// Plays until the game ends or somebody leaves.
    pub(crate) fn run(mut self) -> Result<(), Failure> {
        loop {
            self.keep()?;
            if self.people().is_empty() {
                self.watch()?;
            }
            match self.table.waits() {
                Waits::Over => return self.finish(),
                Waits::Roll => {
                    self.table.roll(&mut self.dice)?;
                }
                Waits::Answers(seats) => {
                    if let Some((seat, reply)) = self.unasked(&seats) {
                        self.table.reply(seat, &Reply::Answer(reply))?;
                    } else if let Some(seat) = self.next_of(&seats)
                        && let Some(why) = self.turn(seat)?
                    {
                        return self.leave(why);
                    }
                }
            }
        }
    }

    /// The seats of people.
    pub(super) fn people(&self) -> Seats {
        let people = self.company.seats.iter().enumerate().filter(|(_, sitter)| **sitter == Sitter::Human);
        people.fold(Seats::NONE, |all, (at, _)| all.with(Seat(at as u8)))
    }

    /// An answer for which nobody has to be asked: a bot's, or the only one there is.
    fn unasked(&mut self, seats: &[Seat]) -> Option<(Seat, Vec<usize>)> {
        for &seat in seats {
            let sitter = self.company.seats.get(seat.at()).copied().unwrap_or(Sitter::Bot(Kind::Random));
            let question = self.table.question(seat)?;
            if question.forced && question.standing.is_empty() {
                let all: Vec<usize> = (0..question.count().1).collect();
                if sitter == Sitter::Human {
                    let choice = show::picked(&question, &all, &self.speech);
                    let msg = Msg::new("play-forced").text("choice", choice);
                    self.forced.push((self.table.moves() + 1, seat, msg));
                }
                return Some((seat, all));
            }
            if let Sitter::Bot(kind) = sitter {
                let thought = self.table.think(seat, kind, &mut self.dice)?;
                return Some((seat, thought.reply));
            }
        }
        None
    }

    /// Who of those asked answers next: whoever has the screen, so that it changes hands less often.
    fn next_of(&self, seats: &[Seat]) -> Option<Seat> {
        self.viewer.filter(|viewer| seats.contains(viewer)).or_else(|| seats.first().copied())
    }

    /// Lets a person answer. Tells why, if nobody plays on.
    fn turn(&mut self, seat: Seat) -> Result<Option<Leave>, Failure> {
        if self.viewer != Some(seat) && !self.hand_over(seat)? {
            return Ok(Some(Leave::Closed));
        }
        self.present(seat)?;
        loop {
            let Some(line) = self.console.ask(">")? else { return Ok(Some(Leave::Closed)) };
            match self.obey(seat, &line)? {
                Next::Again => {}
                Next::On => return Ok(None),
                Next::Leave(why) => return Ok(Some(why)),
            }
        }
    }

    /// Gives the screen to another person, with nothing left on it. Whether somebody took it.
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

    /// What happened since the seat's last decision, the table, the question.
    fn present(&mut self, seat: Seat) -> Result<(), Failure> {
        let eye = Eye::only(seat);
        let since = self.table.decisions(eye).last().map_or(0, |at| at + 1);
        let mut news: Vec<(usize, String)> = self
            .forced
            .iter()
            .filter(|(at, whose, _)| *whose == seat && *at >= since)
            .map(|(at, _, msg)| (*at, wrap(&format!("· {}", self.speech.say(msg)), 2)))
            .collect();
        news.extend(
            self.table.told(since, eye).iter().map(|told| (told.at, show::event(told, &self.speech))),
        );
        news.sort_by_key(|(at, _)| *at);
        self.console.say("")?;
        if news.len() > NEWS {
            let earlier = (news.len() - NEWS) as i64;
            self.console.say(self.speech.say(&Msg::new("play-earlier").num("count", earlier)))?;
        }
        for (_, line) in &news[news.len().saturating_sub(NEWS)..] {
            self.console.say(line)?;
        }
        self.look(eye)?;
        self.pose(seat)
    }

    pub(super) fn look(&mut self, eye: Eye) -> Result<(), Failure> {
        self.console.say("")?;
        show::warn_if_narrow(&self.speech, self.console)?;
        self.console.say(show::board(self.table.as_ref(), eye, &self.speech))?;
        Ok(())
    }

    pub(super) fn pose(&mut self, seat: Seat) -> Result<(), Failure> {
        let Some(question) = self.table.question(seat) else { return Ok(()) };
        let who = self.who(seat);
        self.console.say("")?;
        self.console.head(who)?;
        self.console.say(show::question(&question, &self.speech))?;
        Ok(())
    }

    /// Keeps the game in its file. If that fails, the game goes on.
    fn keep(&mut self) -> Result<(), Failure> {
        self.company.over = self.table.end().is_some();
        let text = self.company.write(self.table.as_ref());
        match self.autosave.write(&text) {
            Ok(()) => self.unsaved = false,
            Err(_) if self.unsaved => {}
            Err(e) => {
                self.unsaved = true;
                self.tell(&Msg::new("play-autosave-failed").text("problem", e.to_string()))?;
            }
        }
        Ok(())
    }

    /// Tells spectators what happened.
    fn watch(&mut self) -> Result<(), Failure> {
        for told in self.table.told(self.watched, Eye::NONE) {
            self.console.say(show::event(&told, &self.speech))?;
        }
        self.watched = self.table.moves() + 1;
        Ok(())
    }

    fn finish(mut self) -> Result<(), Failure> {
        let people = self.people();
        if !people.is_empty() {
            let since = self.table.decisions(people).last().map_or(0, |at| at + 1);
            self.console.say("")?;
            for told in self.table.told(since, people) {
                self.console.say(show::event(&told, &self.speech))?;
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

    /// Nobody plays on: everything is kept.
    fn leave(mut self, why: Leave) -> Result<(), Failure> {
        self.keep()?;
        let path = self.autosave.path().filter(|_| !self.unsaved).map(|path| path.display().to_string());
        let kept = |id: &str, path: String| Msg::new(id).text("file", path);
        match (path, why) {
            (Some(path), Leave::Quit) => self.tell(&kept("play-left", path)),
            (Some(path), Leave::Closed) => Err(Failure::Trouble(kept("play-closed", path))),
            (None, Leave::Quit | Leave::Closed) => Err(Failure::Trouble(Msg::new("play-left-unsaved"))),
        }
    }

    fn who(&self, seat: Seat) -> String {
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
