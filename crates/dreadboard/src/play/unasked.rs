//! Kinds of question that people let pass.

use serde::{Deserialize, Serialize};
use shelf::{Arg, Msg, Question, Seat, Speech};

use super::command::after;
use super::session::{Next, Session};
use crate::failure::Failure;
use crate::show;
use crate::text::wrap;

/// A kind of question that a seat lets pass.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Unasked {
    /// Who lets it pass.
    seat: Seat,
    /// What makes questions alike.
    kind: String,
    /// The id of what was asked.
    id: String,
    /// What was asked then, in the language of then.
    said: String,
}

impl Unasked {
    fn of(question: &Question, speech: &Speech) -> Unasked {
        Unasked {
            seat: question.seat,
            kind: kind(question),
            id: question.text.id.clone(),
            said: speech.say(&question.text),
        }
    }

    /// What the kind of question is called; what was asked where it has no name.
    fn called(&self, speech: &Speech) -> String {
        let name = format!("{}-kind", self.id);
        if speech.has(&name) { speech.tell(&name) } else { self.said.clone() }
    }
}

/// What makes questions alike: the rule that asks, and what is asked, whoever and whatever it is about.
fn kind(question: &Question) -> String {
    let mut words = vec![question.rule.map_or("", |rule| rule.0), &question.text.id];
    for (_, arg) in &question.text.args {
        let Arg::Say(said) = arg else { continue };
        for msg in said {
            words.push(&msg.id);
            words.extend(msg.args.iter().filter_map(|(_, arg)| match arg {
                Arg::Text(text) => Some(text.as_str()),
                Arg::Num(_) | Arg::Name(_) | Arg::Say(_) | Arg::List(_) => None,
            }));
        }
    }
    words.join(" ")
}

/// The answer that does nothing and gives nothing up: the idle choice, or none where none need be picked.
fn nothing(question: &Question) -> Option<Vec<usize>> {
    let (least, most) = question.count();
    let idle = question.idle.filter(|_| (least, most) == (1, 1)).map(|idle| vec![idle]);
    idle.or_else(|| (least == 0).then(Vec::new)).filter(|_| question.asked && !question.dear)
}

impl Session<'_> {
    /// The answer to a question of a kind that its seat lets pass.
    pub(super) fn let_go(&self, question: &Question) -> Option<Vec<usize>> {
        let kind = kind(question);
        let known = |each: &Unasked| each.seat == question.seat && each.kind == kind;
        nothing(question).filter(|_| self.company.unasked.iter().any(known))
    }

    /// How much is asked: everything, less where there is next to nothing to decide, and not this kind of question.
    pub(super) fn ask(&mut self, question: &Question, words: &str) -> Result<Next, Failure> {
        let word = |english: &str, id: &str| {
            after(words, english).or_else(|| after(words, &self.speech.tell(id))) == Some("")
        };
        let (all, less) = (word("all", "command-all"), word("less", "command-less"));
        if all {
            self.company.ask_all = true;
            self.company.unasked.retain(|each| each.seat != question.seat);
            return self.say("play-ask-all");
        }
        if !less {
            return self.list_unasked(question.seat);
        }
        if self.company.ask_all {
            self.company.ask_all = false;
            self.tell(&Msg::new("play-ask-less"))?;
            // With less to be asked, the question may answer itself.
            return Ok(Next::On);
        }
        let Some(answer) = nothing(question) else { return self.say("play-ask-needed") };
        self.company.unasked.push(Unasked::of(question, &self.speech));
        let choice = show::picked(question, &answer, &self.speech);
        self.tell(&Msg::new("play-unasked").text("choice", choice))?;
        Ok(Next::On)
    }

    fn list_unasked(&mut self, seat: Seat) -> Result<Next, Failure> {
        let mine: Vec<String> = self
            .company
            .unasked
            .iter()
            .filter(|each| each.seat == seat)
            .map(|each| wrap(&format!("  · {}", each.called(&self.speech)), 4))
            .collect();
        if !mine.is_empty() {
            self.tell(&Msg::new("play-unasked-list"))?;
            mine.iter().try_for_each(|line| self.console.say(line))?;
        }
        self.say("play-ask-how")
    }
}
