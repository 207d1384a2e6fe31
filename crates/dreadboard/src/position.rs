//! `dreadboard position`: shows a hand-written position and what is legal in it.

use std::collections::VecDeque;

use chacha20::ChaCha8Rng;
use registry::{DynTable, Localizer, Msg, Question, RegistryError, Reply, Seat, Viewer, Waits};

use crate::cli::PositionArgs;
use crate::console::Console;
use crate::dice::dice;
use crate::failure::Failure;
use crate::play::{misread, no_such_seat};
use crate::text::wrap;
use crate::{files, json, show};

/// Shows the position after the requested moves.
pub(crate) fn run(args: &PositionArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let (text, pack) = (files::read(&args.file)?, files::read_some(args.pack.as_deref())?);
    let game = match &args.game {
        Some(name) => registry::find(name)?,
        None => registry::game_of(&text, pack.as_deref()).map_err(|error| Failure::of(&args.file, &error))?,
    };
    let mut table = game.position(&text, pack.as_deref()).map_err(|error| Failure::of(&args.file, &error))?;
    let everybody = Viewer::first(table.seats());
    let viewer = match args.seat {
        None => everybody,
        Some(seat) if (1..=table.seats()).contains(&seat) => Viewer::only(Seat(seat as u8 - 1)),
        Some(seat) => return Err(no_such_seat(seat, table.seats())),
    };
    let dice = args.seed.map(|seed| dice(Some(seed), 0)).transpose()?;
    Moves { choose: args.choose.iter().collect(), roll: args.roll.iter().collect(), dice }
        .play(table.as_mut(), speech)?;
    if args.json {
        return Ok(console.say(json::table(table.as_ref(), viewer, speech).to_string())?);
    }
    for record in table.events(0, viewer) {
        console.say(show::event(&record, speech))?;
    }
    console.say(show::board(table.as_ref(), viewer, speech))?;
    console.say("")?;
    awaited(table.as_ref(), viewer, speech, console)
}

/// The moves requested on the command line.
struct Moves<'a> {
    choose: VecDeque<&'a String>,
    roll: VecDeque<&'a String>,
    dice: Option<ChaCha8Rng>,
}

impl Moves<'_> {
    /// Makes the moves: each question takes the next choice, unless the answer is forced and the choice does not match
    /// it; each roll takes the next value.
    fn play(&mut self, table: &mut dyn DynTable, speech: &Localizer) -> Result<(), Failure> {
        loop {
            match table.waits() {
                Waits::Over => break,
                Waits::Roll => match (self.roll.pop_front(), &mut self.dice) {
                    (Some(words), _) => {
                        let said = |error: RegistryError| {
                            Msg::new("position-roll").text("words", words).say("why", vec![error.msg()])
                        };
                        table.roll_as(words).map_err(|error| Failure::Trouble(said(error)))?;
                    }
                    (None, Some(dice)) => drop(table.roll(dice)?),
                    (None, None) => break,
                },
                Waits::Answers { asked: seats, .. } => {
                    let read = self.choose.front().map(|words| read(table, &seats, words, speech));
                    match (read, forced(table, &seats)) {
                        (Some(Ok((seat, reply))), _) => {
                            self.choose.pop_front();
                            table.reply(seat, &reply)?;
                        }
                        // Forced answers may be left out, as long as there is more to do.
                        (Some(Err(_)), Some((seat, only))) => table.reply(seat, &only)?,
                        (None, Some((seat, only))) if !self.roll.is_empty() => table.reply(seat, &only)?,
                        (Some(Err(failure)), None) => return Err(failure),
                        (None, _) => break,
                    }
                }
            }
        }
        let left = self.choose.pop_front().or_else(|| self.roll.pop_front());
        let Some(words) = left else { return Ok(()) };
        let msg = match table.waits() {
            Waits::Over => Msg::new("position-over"),
            Waits::Roll => Msg::new("position-roll-first"),
            Waits::Answers { asked: seats, .. } => {
                let question = seats.first().and_then(|seat| table.question(*seat));
                let asked = question.map(|question| asked(table, &question)).into_iter().collect();
                Msg::new("position-answer-first").say("asked", asked)
            }
        };
        Err(Failure::Trouble(msg.text("words", words)))
    }
}

/// The forced answer of one of these seats, if there is one.
fn forced(table: &dyn DynTable, seats: &[Seat]) -> Option<(Seat, Reply)> {
    seats.iter().find_map(|seat| Some((*seat, table.forced(*seat)?)))
}

/// The message that says who is asked what.
fn asked(table: &dyn DynTable, question: &Question) -> Msg {
    let who = vec![table.who(question.seat)];
    Msg::new("position-asked").say("who", who).say("question", vec![question.text.clone()])
}

/// Parses an answer for the first of these seats, or for the seat named before a colon.
fn read(
    table: &dyn DynTable,
    seats: &[Seat],
    words: &str,
    speech: &Localizer,
) -> Result<(Seat, Reply), Failure> {
    let named = words.split_once(':').and_then(|(seat, rest)| Some((seat.trim().parse::<u8>().ok()?, rest)));
    let (seat, words) = match named {
        Some((seat, rest)) if (1..=table.seats()).contains(&usize::from(seat)) => (Seat(seat - 1), rest),
        Some((seat, _)) => return Err(no_such_seat(seat.into(), table.seats())),
        None => (seats[0], words),
    };
    let question = table.question(seat).ok_or_else(|| {
        Failure::Trouble(Msg::new("position-not-asked").text("who", speech.say(&table.who(seat))))
    })?;
    let reply = question.read(words, speech).map_err(|error| {
        let offered = question.choices.iter().chain(&question.anytime);
        let offered = offered.map(|choice| choice.text.clone()).collect();
        let msg = Msg::new("position-choice").say("why", vec![misread(&error, &question, speech)]);
        Failure::Trouble(msg.say("asked", vec![asked(table, &question)]).list("offered", offered))
    })?;
    Ok((seat, reply))
}

/// Prints what is pending: the roll, or the questions with legal and refused choices.
fn awaited(
    table: &dyn DynTable,
    viewer: Viewer,
    speech: &Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    match table.waits() {
        Waits::Over => {
            if let Some(end) = table.end() {
                console.head(wrap(&speech.say(&end.text), 0))?;
            }
        }
        Waits::Roll => {
            if let Some(roll) = table.pending_roll(viewer) {
                console.head(wrap(&speech.say(&roll.text), 0))?;
                let total: u64 = roll.faces.iter().map(|face| face.weight).sum();
                for face in &roll.faces {
                    let share = 100.0 * face.weight as f64 / total as f64;
                    console.say(format!("{:>4}  {}  ({share:.1} %)", face.value, speech.say(&face.text)))?;
                }
                if let Some(rule) = roll.rule {
                    console.say(show::rule(rule.0, speech))?;
                }
            }
        }
        Waits::Answers { .. } => {
            let seats = (0..table.seats()).map(|seat| Seat(seat as u8));
            for question in seats.filter(|seat| viewer.has(*seat)).filter_map(|seat| table.question(seat)) {
                legal(table, &question, speech, console)?;
            }
        }
    }
    Ok(())
}

/// Prints a question with its legal choices and the reasons for the refused ones.
fn legal(
    table: &dyn DynTable,
    question: &Question,
    speech: &Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    console.head(speech.say(&table.who(question.seat)))?;
    console.say(show::question(question, speech))?;
    let mut rules: Vec<&str> = question.rule.map(|rule| rule.0).into_iter().collect();
    for choice in question.choices.iter().chain(&question.anytime) {
        if !rules.contains(&choice.rule.0) {
            rules.push(choice.rule.0);
        }
    }
    console.say("")?;
    for rule in rules {
        console.say(show::rule(rule, speech))?;
    }
    if !question.refused.is_empty() {
        console.say("")?;
        console.head(speech.tell("position-refused"))?;
        let all: Vec<_> = question.refused.iter().collect();
        console.say(show::refusals(&all, speech))?;
    }
    Ok(())
}
