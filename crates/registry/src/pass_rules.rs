//! Rules by which questions of a seat are answered without asking its player.
//!
//! A rule names a kind of question. As long as it holds, every question of that kind is declined: answered so that nothing
//! is done and nothing of value is given up. The server and the terminal use the same rules.

use engine::{Arg, Msg, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use crate::values::Question;

/// How long a pass rule holds.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PassUntil {
    /// Until the seat is asked something else.
    Now,
    /// Until the seat's next turn begins.
    Turn,
    /// As long as the seat has the same player.
    Always,
}

/// A kind of question that is declined without asking.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct PassRule {
    /// The kind, as [`question_kind`] gives it.
    pub kind: String,
    /// The question as it was asked when the rule was made: a message.
    #[ts(as = "Msg")]
    pub text: Value,
    /// How long the rule holds.
    pub until: PassUntil,
    /// How many questions have been declined by this rule.
    pub times: u32,
}

impl PassRule {
    /// How many bytes this rule takes as JSON.
    pub fn bytes(&self) -> usize {
        serde_json::to_string(self).map_or(usize::MAX, |text| text.len())
    }
}

/// The turn and stage of the game when the rules were last evaluated, used to detect whether a turn has begun since.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SeenTurn {
    /// The seat whose turn it was; `None` if it was nobody's turn.
    pub turn: Option<Seat>,
    /// The stage of the game: a message as JSON text.
    pub stage: String,
}

impl SeenTurn {
    /// The turn and stage of a game at this moment.
    pub fn now(turn: Option<Seat>, stage: Option<&Msg>) -> SeenTurn {
        let stage = serde_json::to_string(&stage).expect("messages are plain data");
        SeenTurn { turn, stage }
    }

    /// Whether a turn of the seat has begun between this moment and a later one. Where nobody has turns, every new stage
    /// counts as one.
    fn turn_begins(&self, seat: Seat, later: &SeenTurn) -> bool {
        let advanced = later.stage != self.stage;
        match later.turn {
            Some(turn) => turn == seat && (self.turn != Some(seat) || advanced),
            None => self.turn.is_none() && advanced,
        }
    }
}

/// All pass rules of one seat.
#[derive(Clone, PartialEq, Debug, Default, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub struct PassRules {
    rules: Vec<PassRule>,
    /// Whether questions that offer only low-priority choices besides declining are declined too, and for how long.
    #[serde(default)]
    low_priority: Option<PassUntil>,
    /// Whether the next question of a kind with a rule is asked despite the rule.
    #[serde(default)]
    hold: bool,
    #[serde(default)]
    seen: Option<SeenTurn>,
}

impl PassRules {
    /// The maximum number of rules per seat; adding another removes the oldest.
    pub const MAX_RULES: usize = 64;
    /// The maximum size of all rules of a seat as JSON; adding another removes the oldest.
    pub const MAX_BYTES: usize = 16 * 1024;

    /// Rules that hold permanently for these kinds and, if requested, for low-priority questions.
    pub fn always(kinds: impl IntoIterator<Item = String>, low_priority: bool) -> PassRules {
        let rule = |kind| PassRule { kind, text: Value::Null, until: PassUntil::Always, times: 0 };
        PassRules {
            rules: kinds.into_iter().map(rule).collect(),
            low_priority: low_priority.then_some(PassUntil::Always),
            ..PassRules::default()
        }
    }

    /// Whether nothing is declined by these rules.
    pub fn is_empty(&self) -> bool {
        self.rules.is_empty() && self.low_priority.is_none()
    }

    /// The kinds of question that are declined, oldest rule first.
    pub fn rules(&self) -> &[PassRule] {
        &self.rules
    }

    /// How long low-priority questions are declined, if they are.
    pub fn low_priority(&self) -> Option<PassUntil> {
        self.low_priority
    }

    /// Whether the next question of a kind with a rule is asked despite the rule.
    pub fn holds(&self) -> bool {
        self.hold
    }

    /// The answer that the rules give to a question; `None` if its player is to be asked.
    pub fn answer(&self, question: &Question) -> Option<Vec<usize>> {
        let declined = if self.declines(question) { declining_answer(question) } else { None };
        let low_priority = || self.low_priority.and_then(|_| question.only_declining());
        declined.or_else(|| low_priority().map(|declining| vec![declining]))
    }

    /// Whether a rule declines questions of this one's kind, where they can be declined.
    pub fn declines(&self, question: &Question) -> bool {
        !self.hold && self.rule_of(question).is_some()
    }

    /// Declines questions of this one's kind from now on. `false` if this question cannot be declined.
    pub fn add(&mut self, question: &Question, until: PassUntil) -> bool {
        if declining_answer(question).is_none() {
            return false;
        }
        let text = serde_json::to_value(&question.text).expect("messages are plain data");
        let kind = question_kind(question);
        self.insert(PassRule { kind, text, until, times: 0 });
        self.hold = false;
        self.rule_of(question).is_some()
    }

    /// Adds a rule that was made elsewhere, unless there is one for its kind.
    pub fn adopt(&mut self, rule: PassRule) {
        if self.rules.iter().all(|other| other.kind != rule.kind) {
            self.insert(rule);
        }
    }

    fn insert(&mut self, rule: PassRule) {
        self.rules.retain(|other| other.kind != rule.kind);
        self.rules.push(rule);
        self.trim();
    }

    /// Removes the oldest rules until no more are left than a seat may have.
    pub fn trim(&mut self) {
        let sizes: Vec<usize> = self.rules.iter().map(PassRule::bytes).collect();
        let mut total = 0;
        let fits = |size: &&usize| {
            total += **size;
            total <= PassRules::MAX_BYTES
        };
        let kept = sizes.iter().rev().take(PassRules::MAX_RULES).take_while(fits).count();
        self.rules.drain(..sizes.len() - kept);
        self.hold &= !self.rules.is_empty();
    }

    /// The size of these rules as stored.
    pub fn bytes(&self) -> usize {
        serde_json::to_string(self).map_or(0, |text| text.len())
    }

    /// Whether any rule ends with a turn; only then the last seen turn is stored.
    fn awaits_turn(&self) -> bool {
        self.low_priority == Some(PassUntil::Turn)
            || self.rules.iter().any(|rule| rule.until == PassUntil::Turn)
    }

    /// Removes the rule for this kind, so that its questions are asked again.
    pub fn remove(&mut self, kind: &str) {
        self.rules.retain(|rule| rule.kind != kind);
        self.hold &= !self.rules.is_empty();
    }

    /// Sets how long low-priority questions are declined; `None` asks them again. `Always` is not shortened to `Now`.
    pub fn set_low_priority(&mut self, until: Option<PassUntil>) {
        if (self.low_priority, until) != (Some(PassUntil::Always), Some(PassUntil::Now)) {
            self.low_priority = until;
        }
    }

    /// Sets whether the next question of a kind with a rule is asked despite the rule.
    pub fn set_hold(&mut self, hold: bool) {
        self.hold = hold && !self.rules.is_empty();
    }

    /// Updates the last seen turn; if a turn of the seat has begun, rules that hold until then end.
    pub fn follow(&mut self, seat: Seat, now: SeenTurn) {
        if self.seen.as_ref().is_some_and(|before| before.turn_begins(seat, &now)) {
            self.rules.retain(|rule| rule.until != PassUntil::Turn);
            self.low_priority = self.low_priority.filter(|until| *until != PassUntil::Turn);
            self.hold &= !self.rules.is_empty();
        }
        self.seen = self.awaits_turn().then_some(now);
    }

    /// Sets the last seen turn, together with adopted rules.
    pub fn set_seen(&mut self, seen: SeenTurn) {
        self.seen = Some(seen);
    }

    /// Called when the player is asked this question: ends rules of other kinds that hold only for now.
    pub fn asked(&mut self, question: &Question) {
        let kind = question_kind(question);
        self.rules.retain(|rule| rule.until != PassUntil::Now || rule.kind == kind);
        self.low_priority = self.low_priority.filter(|until| *until != PassUntil::Now);
        self.hold &= !self.rules.is_empty();
    }

    /// Called when the player has answered this question: if it was asked despite a rule, the rule applies again.
    pub fn answered(&mut self, question: &Question) {
        self.hold &= self.rule_of(question).is_none();
    }

    /// Called when the question was declined by a rule.
    pub fn count(&mut self, question: &Question) {
        let kind = question_kind(question);
        if let Some(rule) = self.rules.iter_mut().find(|rule| rule.kind == kind) {
            rule.times = rule.times.saturating_add(1);
        }
    }

    fn rule_of(&self, question: &Question) -> Option<&PassRule> {
        if self.rules.is_empty() {
            return None;
        }
        let kind = question_kind(question);
        self.rules.iter().find(|rule| rule.kind == kind)
    }
}

/// The kind of a question: the rule that asks it and the message ids of its text, without its other arguments.
pub fn question_kind(question: &Question) -> String {
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

/// The answer that does nothing and gives up nothing of value: the declining choice, or an empty answer where that is
/// allowed.
pub fn declining_answer(question: &Question) -> Option<Vec<usize>> {
    if !question.asked || question.costly_decline {
        return None;
    }
    let (least, most) = question.count();
    let declining = question.decline.filter(|_| (least, most) == (1, 1)).map(|declining| vec![declining]);
    declining.or_else(|| (least == 0).then(Vec::new))
}

#[cfg(test)]
mod tests {
    use engine::Pick;
    use rulebook::RuleId;

    use super::*;
    use crate::values::Choice;

    fn choice(low_priority: bool) -> Choice {
        Choice {
            value: Value::Null,
            text: Msg::new("choice"),
            group: None,
            names: Vec::new(),
            touches: Vec::new(),
            rule: RuleId("g:a.1"),
            low_priority,
            warning: None,
            parting: false,
            why: None,
        }
    }

    /// A question with a usable choice and a declining one.
    fn question(when: &str) -> Question {
        let time = Msg::new(when).text("time", "after");
        Question {
            seat: Seat(0),
            asked: true,
            text: Msg::new("react").say("when", vec![time]),
            rule: Some(RuleId("g:react.1")),
            pick: Pick::One,
            choices: vec![choice(false), choice(false)],
            anytime: Vec::new(),
            refused: Vec::new(),
            forced: false,
            decline: Some(1),
            costly_decline: false,
        }
    }

    fn turn(seat: Option<u8>, stage: &str) -> SeenTurn {
        SeenTurn::now(seat.map(Seat), Some(&Msg::new(stage)))
    }

    fn ruled(until: PassUntil) -> PassRules {
        let mut rules = PassRules::default();
        assert!(rules.add(&question("move"), until));
        rules
    }

    #[test]
    fn the_answer_that_declines_is_the_idle_choice_or_no_choice_where_none_need_be_picked() {
        let several =
            |min, max| Question { pick: Pick::Some { min, max }, decline: None, ..question("move") };
        assert_eq!(declining_answer(&question("move")), Some(vec![1]));
        assert_eq!(declining_answer(&several(0, 2)), Some(vec![]));
        assert_eq!(declining_answer(&several(1, 2)), None);
        assert_eq!(declining_answer(&Question { decline: None, ..question("move") }), None);
        assert_eq!(declining_answer(&Question { asked: false, ..question("move") }), None);
        assert_eq!(
            declining_answer(&Question { costly_decline: true, ..question("move") }),
            None,
            "never a costly decline"
        );
    }

    #[test]
    fn questions_are_alike_by_their_rule_and_what_is_asked_not_by_what_it_is_about() {
        let about = |n| Question { text: Msg::new("turn").num("n", n), ..question("move") };
        assert_eq!(question_kind(&about(1)), question_kind(&about(2)));
        let other_rule = Question { rule: Some(RuleId("g:react.2")), ..question("move") };
        assert_ne!(question_kind(&question("move")), question_kind(&other_rule));
        assert_ne!(question_kind(&question("move")), question_kind(&question("attack")));
        assert_eq!(
            question_kind(&question("move")),
            "g:react.1 react move after",
            "as earlier clients wrote it"
        );
    }

    #[test]
    fn a_rule_declines_its_own_kind_and_no_other_and_nothing_that_must_be_decided() {
        let rules = ruled(PassUntil::Always);
        assert_eq!(rules.answer(&question("move")), Some(vec![1]));
        assert_eq!(rules.answer(&question("attack")), None);
        assert_eq!(rules.answer(&Question { decline: None, ..question("move") }), None);
        assert_eq!(rules.answer(&Question { costly_decline: true, ..question("move") }), None);
        let mut none = PassRules::default();
        assert!(!none.add(&Question { costly_decline: true, ..question("move") }, PassUntil::Always));
        assert!(none.is_empty());
    }

    #[test]
    fn a_rule_for_now_ends_when_something_else_is_asked() {
        let mut rules = ruled(PassUntil::Now);
        rules.asked(&question("move"));
        assert_eq!(rules.answer(&question("move")), Some(vec![1]), "the same again ends nothing");
        rules.asked(&question("attack"));
        assert!(rules.is_empty());
    }

    #[test]
    fn a_rule_until_the_next_turn_ends_when_that_begins() {
        let mut rules = ruled(PassUntil::Turn);
        rules.add(&question("attack"), PassUntil::Always);
        for (seat, stage) in [(Some(0), "one"), (Some(0), "one"), (Some(1), "one"), (None, "one")] {
            rules.follow(Seat(0), turn(seat, stage));
            assert_eq!(rules.answer(&question("move")), Some(vec![1]), "{seat:?}");
        }
        rules.follow(Seat(0), turn(Some(0), "one"));
        assert_eq!(rules.answer(&question("move")), None);
        assert_eq!(rules.answer(&question("attack")), Some(vec![1]));
        // A turn whose end was not seen, and a new stage in a game without turns.
        for seat in [Some(0), None] {
            let mut rules = ruled(PassUntil::Turn);
            rules.follow(Seat(0), turn(seat, "one"));
            rules.follow(Seat(0), turn(seat, "two"));
            assert!(rules.is_empty(), "{seat:?}");
        }
    }

    #[test]
    fn rules_are_held_back_for_one_question_of_theirs() {
        let mut rules = ruled(PassUntil::Always);
        rules.set_hold(true);
        assert_eq!(rules.answer(&question("move")), None);
        rules.answered(&question("attack"));
        assert!(rules.holds());
        rules.answered(&question("move"));
        assert_eq!(rules.answer(&question("move")), Some(vec![1]));
        let mut none = PassRules::default();
        none.set_hold(true);
        assert!(!none.holds(), "there is nothing to hold back");
    }

    #[test]
    fn questions_declined_are_counted_and_rules_taken_back() {
        let mut rules = ruled(PassUntil::Always);
        rules.count(&question("move"));
        rules.count(&question("attack"));
        assert_eq!(rules.rules()[0].times, 1);
        rules.remove(&question_kind(&question("move")));
        assert!(rules.is_empty());
        for n in 0..PassRules::MAX_RULES + 5 {
            rules.add(&question(&n.to_string()), PassUntil::Always);
        }
        assert_eq!(rules.rules().len(), PassRules::MAX_RULES);
        assert_eq!(rules.answer(&question("0")), None, "the oldest went");
    }

    #[test]
    fn all_rules_of_a_seat_together_take_a_few_kilobytes_at_most() {
        let mut rules = PassRules::default();
        // The character takes four bytes.
        let long = |n: usize| question(&format!("{n} {}", "\u{1F991}".repeat(400)));
        (0..PassRules::MAX_RULES).for_each(|n| assert!(rules.add(&long(n), PassUntil::Always)));
        let bytes = rules.bytes();
        assert!((PassRules::MAX_BYTES / 2..PassRules::MAX_BYTES + 200).contains(&bytes), "{bytes}");
        assert!(rules.answer(&long(PassRules::MAX_RULES - 1)).is_some(), "the newest stays");
        assert!(!rules.add(&question(&"x".repeat(PassRules::MAX_BYTES)), PassUntil::Always));
    }

    #[test]
    fn a_new_turn_changes_nothing_that_is_stored_unless_a_rule_ends_with_it() {
        for (until, changes) in [(PassUntil::Always, false), (PassUntil::Now, false), (PassUntil::Turn, true)]
        {
            let mut rules = ruled(until);
            rules.follow(Seat(0), turn(Some(0), "one"));
            let before = rules.clone();
            rules.follow(Seat(0), turn(Some(1), "one"));
            assert_eq!(rules != before, changes, "{until:?}");
        }
    }

    #[test]
    fn low_priority_questions_are_declined_until_something_else_is_asked_or_always() {
        let low = Question { choices: vec![choice(true), choice(false)], ..question("move") };
        for (until, after) in [(PassUntil::Now, None), (PassUntil::Always, Some(vec![1]))] {
            let mut rules = PassRules::default();
            assert_eq!(rules.answer(&low), None);
            rules.set_low_priority(Some(until));
            assert_eq!(rules.answer(&low), Some(vec![1]));
            assert_eq!(rules.answer(&question("move")), None, "that one may matter");
            rules.set_low_priority(Some(PassUntil::Now));
            rules.asked(&question("move"));
            assert_eq!(rules.answer(&low), after);
        }
    }
}
