//! Interactive set-up: asks for everything that was not given.

use std::path::Path;

use registry::{Count, DynGame, DynTable, Lang, Localizer, Msg, RegistryError, Seat, SetupOption};

use super::command::Command;
use crate::console::Console;
use crate::failure::Failure;
use crate::files;
use crate::games::title;
use crate::seat_player::SeatPlayer;
use crate::show;
use crate::text::wrap;

/// The chosen options as key–value pairs.
type Chosen = Vec<(String, String)>;

/// A value: its keyword on the command line and its display text.
type Named = (String, String);

/// Asks questions on the console in a language.
pub(crate) struct Interview<'a> {
    pub(crate) speech: Localizer,
    pub(crate) console: &'a mut Console,
    /// Whether to take defaults instead of asking.
    pub(crate) defaults: bool,
}

/// Parses `key=value` words; `key=@file` takes the text of a file as the value.
pub(crate) fn options(words: &[&[String]]) -> Result<Chosen, Failure> {
    let pair = |word: &String| {
        let (key, value) = word
            .split_once('=')
            .ok_or_else(|| Failure::Usage(Msg::new("error-option-form").text("word", word)))?;
        let value = match value.trim().strip_prefix('@') {
            Some(file) => files::read(Path::new(file))?,
            None => value.trim().to_owned(),
        };
        Ok((key.trim().to_owned(), value))
    };
    words.iter().copied().flatten().map(pair).collect()
}

/// Assigns players to seats.
pub(crate) fn seat_flags(seats: &mut [SeatPlayer], flags: &[(usize, SeatPlayer)]) -> Result<(), Failure> {
    let most = seats.len();
    for &(at, sitter) in flags {
        *seats.get_mut(at).ok_or_else(|| no_such_seat(at + 1, most))? = sitter;
    }
    Ok(())
}

/// The error for a seat that does not exist.
pub(crate) fn no_such_seat(seat: usize, most: usize) -> Failure {
    Failure::Usage(Msg::new("error-no-such-seat").num("seat", seat as i64).num("most", most as i64))
}

impl Interview<'_> {
    /// Asks for the language of all further questions.
    pub(crate) fn language(&mut self) -> Result<(), Failure> {
        let names = Lang::ALL.map(|lang| (lang.to_string(), lang.name().to_owned()));
        let usual = Lang::ALL.iter().position(|lang| *lang == self.speech.lang()).unwrap_or(0);
        let lang = Lang::ALL[self.one("Language · Язык · Мова", &names, usual)?];
        self.speech = registry::localizer(lang);
        Ok(())
    }

    /// Asks for the game, if there is more than one.
    pub(crate) fn game(&mut self) -> Result<&'static dyn DynGame, Failure> {
        self.game_of(|_| true)
    }

    /// Asks for one of these games, if there is more than one.
    pub(crate) fn game_of(
        &mut self,
        fits: impl Fn(&dyn DynGame) -> bool,
    ) -> Result<&'static dyn DynGame, Failure> {
        let games: Vec<_> = registry::games().iter().copied().filter(|game| fits(*game)).collect();
        if let [only] = games[..] {
            return Ok(only);
        }
        let name =
            |game: &&dyn DynGame| (game.name().into(), title(game.name(), game.prefix(), &self.speech));
        let names: Vec<Named> = games.iter().map(name).collect();
        let about = self.speech.tell("setup-game");
        Ok(games[self.one(&about, &names, 0)?])
    }

    /// Asks for all options that are not given, checking each answer: `options` returns those that apply, `check`
    /// validates the choice.
    pub(crate) fn options(
        &mut self,
        mut chosen: Chosen,
        options: impl Fn(&Chosen) -> Result<Vec<SetupOption>, RegistryError>,
        check: impl Fn(&Chosen) -> Result<(), RegistryError>,
    ) -> Result<Chosen, Failure> {
        if self.defaults {
            return Ok(chosen);
        }
        // Every answer can change which options apply.
        while let Some(option) = open(&options(&chosen)?, &chosen) {
            let mut trial = chosen.clone();
            trial.push((option.key.into(), self.option(option)?));
            match check(&trial) {
                Err(error) if is_about(&error, option.key) => {
                    let problem = self.speech.say(&error.msg());
                    self.console.say(wrap(&problem, 0))?;
                }
                Ok(()) | Err(_) => chosen = trial,
            }
        }
        Ok(chosen)
    }

    /// Asks for one option.
    pub(crate) fn option(&mut self, option: &SetupOption) -> Result<String, Failure> {
        if option.text.is_some() && !self.defaults {
            return self.text(option);
        }
        let about = self.speech.say(&option.about);
        let name = |(word, msg): &(String, Msg)| (word.clone(), self.speech.say(msg));
        let names: Vec<Named> = option.values.iter().map(name).collect();
        let usual: Vec<usize> = option
            .default
            .split(',')
            .filter_map(|word| option.values.iter().position(|(value, _)| value == word.trim()))
            .collect();
        let picks = self.several(&about, &names, &usual, &option.count, None)?;
        let words: Vec<&str> = picks.iter().map(|at| option.values[*at].0.as_str()).collect();
        Ok(words.join(","))
    }

    /// Asks for an option that takes a text: a value by number or keyword, or the path of a file with the text.
    fn text(&mut self, option: &SetupOption) -> Result<String, Failure> {
        let name = |(word, msg): &(String, Msg)| (word.clone(), self.speech.say(msg));
        let names: Vec<Named> = option.values.iter().map(name).collect();
        self.list(&self.speech.say(&option.about), &names)?;
        self.console.say(wrap(&self.speech.tell("setup-or-file"), 0))?;
        loop {
            let prompt = if option.default.is_empty() { ">" } else { "[1] >" };
            let line = self.line(prompt)?;
            if line.is_empty() && !option.default.is_empty() {
                return Ok(option.default.clone());
            }
            if let Some(picks) = pick(&line, &names, &Count::of(1, 1)) {
                return Ok(names[picks[0]].0.clone());
            }
            // A link is passed to the game, which explains what to do with it.
            if line.contains("://") {
                return Ok(line);
            }
            match files::read(Path::new(&line)) {
                Ok(text) => return Ok(text),
                Err(failure) => self.console.say(wrap(&failure.said(&self.speech), 0))?,
            }
        }
    }

    /// Asks for the player of each seat.
    pub(crate) fn seats(
        &mut self,
        table: &dyn DynTable,
        flags: &[(usize, SeatPlayer)],
    ) -> Result<Vec<SeatPlayer>, Failure> {
        let mut seats: Vec<SeatPlayer> = (0..table.seats()).map(SeatPlayer::usual).collect();
        seat_flags(&mut seats, flags)?;
        if self.defaults {
            return Ok(seats);
        }
        for (at, sitter) in seats.iter_mut().enumerate() {
            if !flags.iter().any(|(seat, _)| *seat == at) {
                let who = self.speech.say(&table.who(Seat(at as u8)));
                let about =
                    self.speech.say(&Msg::new("setup-seat").num("seat", at as i64 + 1).text("who", who));
                let name = |other: SeatPlayer| (other.to_string(), self.speech.tell(&other.message()));
                let names = SeatPlayer::ALL.map(name);
                let usual = SeatPlayer::ALL.iter().position(|other| other == sitter).unwrap_or(0);
                *sitter = SeatPlayer::ALL[self.one(&about, &names, usual)?];
            }
        }
        Ok(seats)
    }

    pub(crate) fn one(&mut self, about: &str, names: &[Named], usual: usize) -> Result<usize, Failure> {
        Ok(self.several(about, names, &[usual], &Count::of(1, 1), None)?[0])
    }

    /// Asks for one of the names; a request for help prints the message `help`.
    pub(crate) fn menu(&mut self, about: &str, names: &[Named], help: &str) -> Result<usize, Failure> {
        Ok(self.several(about, names, &[0], &Count::of(1, 1), Some(help))?[0])
    }

    /// Asks for some of the names, by number or keyword; an empty line takes the defaults.
    fn several(
        &mut self,
        about: &str,
        names: &[Named],
        usual: &[usize],
        count: &Count,
        help: Option<&str>,
    ) -> Result<Vec<usize>, Failure> {
        if self.defaults || names.is_empty() {
            return Ok(usual.to_vec());
        }
        self.list(about, names)?;
        let default: Vec<String> = usual.iter().map(|at| (at + 1).to_string()).collect();
        self.how_many(count, names)?;
        loop {
            let prompt = format!("[{}] >", default.join(" "));
            let line = self.line(&prompt)?;
            if line.is_empty() {
                return Ok(usual.to_vec());
            }
            match (pick(&line, names, count), help) {
                (Some(picks), _) => return Ok(picks),
                (None, Some(help)) if Command::read(&line, &self.speech) == Some(Command::Help) => {
                    self.console.say(self.speech.tell(help))?;
                    self.list(about, names)?;
                }
                (None, _) => {
                    let msg = Msg::new("setup-again").num("count", names.len() as i64);
                    self.console.say(wrap(&self.speech.say(&msg.num("most", count.most as i64)), 0))?;
                    self.how_many(count, names)?;
                }
            }
        }
    }

    /// Prints a heading and the numbered names.
    fn list(&mut self, about: &str, names: &[Named]) -> Result<(), Failure> {
        self.console.say("")?;
        self.console.head(wrap(about, 0))?;
        for (at, (_, name)) in names.iter().enumerate() {
            self.console.say(wrap(&format!("{:>2}  {name}", at + 1), 4))?;
        }
        Ok(())
    }

    /// Reads a line; a closed input is an error.
    fn line(&mut self, prompt: &str) -> Result<String, Failure> {
        let line = self.console.ask(prompt)?;
        line.ok_or_else(|| Failure::Trouble(Msg::new("error-closed-before-start")))
    }

    fn how_many(&mut self, count: &Count, names: &[Named]) -> Result<(), Failure> {
        if count.most < 2 {
            return Ok(());
        }
        let many = show::how_many(count.least, count.most);
        let alone = count.alone.as_ref().and_then(|alone| names.iter().position(|(word, _)| word == alone));
        let msg = match alone {
            Some(at) => Msg::new("setup-pick-alone")
                .num("number", at as i64 + 1)
                .text("alone", &names[at].1)
                .text("many", self.speech.say(&many).trim_end_matches('.')),
            None => many,
        };
        Ok(self.console.say(wrap(&self.speech.say(&msg), 0))?)
    }
}

/// The first option without a value.
fn open<'a>(options: &'a [SetupOption], chosen: &Chosen) -> Option<&'a SetupOption> {
    options.iter().find(|option| !chosen.iter().any(|(key, _)| key == option.key))
}

/// Whether the error is about this option, so that asking again can help.
fn is_about(error: &registry::RegistryError, key: &str) -> bool {
    matches!(error, registry::RegistryError::Setup(error) if error.place == key)
}

/// The names that a line selects, if their number is right and they are all different.
fn pick(line: &str, names: &[Named], count: &Count) -> Option<Vec<usize>> {
    let numbers = line.split([' ', ',']).filter(|part| !part.is_empty());
    let numbers: Option<Vec<usize>> =
        numbers.map(|part| part.parse::<usize>().ok().filter(|n| (1..=names.len()).contains(n))).collect();
    let picks = match numbers {
        Some(numbers) => numbers.into_iter().map(|n| n - 1).collect(),
        None => line.split(',').map(|word| named(word, names)).collect::<Option<Vec<_>>>()?,
    };
    let different = picks.iter().enumerate().all(|(i, at)| !picks[..i].contains(at));
    let words: Vec<&str> = picks.iter().map(|&at| names[at].0.as_str()).collect();
    let among_others = words.len() > 1 && words.iter().any(|word| Some(*word) == count.alone.as_deref());
    (different && !among_others && count.allows(&words)).then_some(picks)
}

/// The name with this keyword, or the only one with a word that begins with it.
fn named(word: &str, names: &[Named]) -> Option<usize> {
    let word = word.trim().to_lowercase();
    if let Some(at) = names.iter().position(|(exact, _)| *exact == word) {
        return Some(at);
    }
    let begins = |name: &String| {
        let name = name.to_lowercase();
        name.starts_with(&word)
            || name.split(|c: char| !c.is_alphanumeric()).any(|part| part.starts_with(&word))
    };
    let mut found = names.iter().enumerate().filter(|(_, (_, name))| !word.is_empty() && begins(name));
    let first = found.next()?.0;
    found.next().is_none().then_some(first)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_picked_by_number_or_word() {
        let names =
            [("jenny-barnes", "Jenny Barnes"), ("lily-chen", "Lily Chen"), ("ashcan-pete", "“Ashcan” Pete")];
        let names = names.map(|(word, name)| (word.to_owned(), name.to_owned()));
        assert_eq!(pick("3 1", &names, &Count::of(2, 4)), Some(vec![2, 0]));
        assert_eq!(pick("ash, jen", &names, &Count::of(2, 4)), Some(vec![2, 0]));
        assert_eq!(pick("chen", &names, &Count::of(1, 1)), Some(vec![1]));
        assert_eq!(pick("lily-chen", &names, &Count::of(1, 1)), Some(vec![1]));
        assert_eq!(pick("1 1", &names, &Count::of(2, 4)), None);
        assert_eq!(pick("4", &names, &Count::of(1, 1)), None);
        assert_eq!(pick("nobody", &names, &Count::of(1, 1)), None);
    }

    #[test]
    fn one_name_can_be_a_whole_choice() {
        let names = ["sun", "moon", "random"].map(|word| (word.to_owned(), word.to_owned()));
        let count = Count { alone: Some("random".into()), ..Count::of(2, 2) };
        assert_eq!(pick("random", &names, &count), Some(vec![2]));
        assert_eq!(pick("moon sun", &names, &count), None);
        assert_eq!(pick("2 1", &names, &count), Some(vec![1, 0]));
        assert_eq!(pick("1", &names, &count), None);
        assert_eq!(pick("1 3", &names, &count), None);
    }
}
