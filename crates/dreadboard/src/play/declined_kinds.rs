//! Kinds of question that are declined automatically.

use registry::{Localizer, Msg, PassRules, Question, Seat, declining_answer, question_kind};
use serde::{Deserialize, Serialize};

use super::command::after;
use super::session::{Next, Session};
use crate::failure::Failure;
use crate::show;
use crate::text::wrap;

/// A kind of question that is declined automatically for a seat.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct DeclinedKind {
    /// The seat it applies to.
    seat: Seat,
    /// The kind, as [`question_kind`] gives it.
    kind: String,
    /// The message id of the question.
    id: String,
    /// The text of the question when the rule was made, in the language of that time.
    said: String,
}

impl DeclinedKind {
    fn of(question: &Question, speech: &Localizer) -> DeclinedKind {
        DeclinedKind {
            seat: question.seat,
            kind: question_kind(question),
            id: question.text.id.clone(),
            said: speech.say(&question.text),
        }
    }

    /// The display name of the kind, or the text of the question if it has none.
    fn called(&self, speech: &Localizer) -> String {
        let name = format!("{}-kind", self.id);
        if speech.has(&name) { speech.tell(&name) } else { self.said.clone() }
    }
}

impl Session<'_> {
    /// The pass rules of the seat.
    pub(super) fn pass_rules(&self, seat: Seat) -> PassRules {
        let own = self.company.declined.iter().filter(|each| each.seat == seat);
        PassRules::always(own.map(|each| each.kind.clone()), !self.company.ask_all)
    }

    /// Changes what is asked: everything, fewer low-priority questions, or no more questions of this kind.
    pub(super) fn ask(&mut self, question: &Question, words: &str) -> Result<Next, Failure> {
        let word = |english: &str, id: &str| {
            after(words, english).or_else(|| after(words, &self.speech.tell(id))) == Some("")
        };
        let (all, less) = (word("all", "command-all"), word("less", "command-less"));
        if all {
            self.company.ask_all = true;
            self.company.declined.retain(|each| each.seat != question.seat);
            return self.say("play-ask-all");
        }
        if !less {
            return self.list_declined(question.seat);
        }
        if self.company.ask_all {
            self.company.ask_all = false;
            self.tell(&Msg::new("play-ask-less"))?;
            // With fewer questions to ask, this one may be answered automatically.
            return Ok(Next::On);
        }
        let Some(answer) = declining_answer(question) else { return self.say("play-ask-needed") };
        self.company.declined.push(DeclinedKind::of(question, &self.speech));
        let choice = show::picked(question, &answer, &self.speech);
        self.tell(&Msg::new("play-pass-rule").text("choice", choice))?;
        Ok(Next::On)
    }

    fn list_declined(&mut self, seat: Seat) -> Result<Next, Failure> {
        let mine: Vec<String> = self
            .company
            .declined
            .iter()
            .filter(|each| each.seat == seat)
            .map(|each| wrap(&format!("  · {}", each.called(&self.speech)), 4))
            .collect();
        if !mine.is_empty() {
            self.tell(&Msg::new("play-pass-rule-list"))?;
            mine.iter().try_for_each(|line| self.console.say(line))?;
        }
        self.say("play-ask-how")
    }
}
