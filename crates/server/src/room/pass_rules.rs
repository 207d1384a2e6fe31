//! Pass rules: questions that a player does not want to be asked, declined for their seat by the server.
//!
//! A seat's rules are visible only to its player. They are deleted when somebody else takes the seat, and are
//! inactive while a bot stands in.

use std::net::IpAddr;

use registry::{PassRule, PassRules, Question, Reply, Seat, SeenTurn, Waits};

use super::{Room, Visitor};
use crate::protocol::{Code, Failure, PassChange, PassRulesState, ServerFrame};
use crate::store::Write;

/// The pass rules of one seat.
#[derive(Default)]
pub(super) struct SeatRules {
    pub(super) rules: PassRules,
    /// The rules as last stored in the database.
    stored: PassRules,
    /// The state last sent to the seat's player.
    sent: Option<PassRulesState>,
}

impl SeatRules {
    /// Creates the rules from their database row.
    pub(super) fn stored(rules: PassRules) -> SeatRules {
        let mut trimmed = rules.clone();
        // Earlier versions allowed more data than this one.
        trimmed.trim();
        SeatRules { rules: trimmed, stored: rules, sent: None }
    }
}

impl Room {
    /// The rules of the seat, if there are any and its owner plays it.
    fn active_rules(&self, at: usize) -> Option<&PassRules> {
        let played = self.seats.get(at).is_some_and(|row| row.guest().is_some() && row.bot().is_none());
        self.pass_rules.get(at).map(|of| &of.rules).filter(|rules| played && !rules.is_empty())
    }

    /// The question of the seat, if it has rules that may answer it.
    fn ruled_question(&self, seat: Seat) -> Option<Question> {
        self.active_rules(seat.index())?;
        self.play.question(seat).filter(|question| question.asked)
    }

    /// The answer that the seat's rules give to its question.
    pub(super) fn rule_answer(&self, seat: Seat) -> Option<Reply> {
        let question = self.ruled_question(seat)?;
        self.active_rules(seat.index())?.answer(&question).map(Reply::Answer)
    }

    /// Whether a rule declines this kind of question, whatever the seat could choose.
    pub(super) fn is_declined_kind(&self, seat: Seat) -> bool {
        let question = self.ruled_question(seat);
        question.is_some_and(|question| {
            self.active_rules(seat.index()).is_some_and(|rules| rules.declines(&question))
        })
    }

    /// Removes rules that have expired because their turn has begun or another question is pending.
    pub(super) fn follow_rules(&mut self, asked: &[Seat]) {
        if self.pass_rules.iter().all(|of| of.rules.is_empty()) {
            return;
        }
        let now = SeenTurn::now(self.play.turn(), self.play.stage().as_ref());
        for (seat, of) in (0..).map(Seat).zip(&mut self.pass_rules) {
            of.rules.follow(seat, now.clone());
        }
        for &seat in asked {
            if self.pass_of(seat).is_none()
                && let Some(question) = self.ruled_question(seat)
            {
                self.pass_rules[seat.index()].rules.asked(&question);
            }
        }
    }

    /// Counts a question declined by a rule, unless it had only one answer.
    pub(super) fn count_pass(&mut self, seat: Seat) {
        if self.play.forced(seat).is_none()
            && let Some(question) = self.ruled_question(seat)
        {
            self.pass_rules[seat.index()].rules.count(&question);
        }
    }

    /// The seat's pending question, if its rules are currently on hold.
    pub(super) fn held_question(&self, seat: Seat) -> Option<Question> {
        self.active_rules(seat.index()).filter(|rules| rules.holds())?;
        self.ruled_question(seat)
    }

    /// Puts the rules of these seats on hold for their next question, which comes back because of an undo.
    pub(super) fn hold_rules(&mut self, seats: &[Seat]) {
        for seat in seats {
            self.pass_rules[seat.index()].rules.set_hold(true);
        }
    }

    /// Deletes the rules of a seat whose player has left or changed.
    pub(super) fn clear_rules(&mut self, at: usize) {
        self.pass_rules[at].rules = PassRules::default();
    }

    /// Changes the rules of a seat. Their size counts against the guest's byte quota.
    pub(super) async fn change_rules(
        &mut self,
        guest: &Visitor,
        address: Option<IpAddr>,
        seat: Seat,
        change: PassChange,
    ) -> Result<(), Failure> {
        let rules = self.changed_rules(guest, seat, change)?;
        if rules != self.pass_rules[seat.index()].rules {
            if !self.app.limits.bytes(&guest.id, address, rules.bytes()) {
                return Err(Failure::of(Code::TooMuch, "server-too-many-bytes"));
            }
            self.pass_rules[seat.index()].rules = rules;
        }
        self.continue_game().await
    }

    /// Returns the seat's rules after the change.
    fn changed_rules(&self, guest: &Visitor, seat: Seat, change: PassChange) -> Result<PassRules, Failure> {
        let stood_in = self.own(guest, seat)?.stand_in.is_some();
        let now = SeenTurn::now(self.play.turn(), self.play.stage().as_ref());
        let mut rules = self.pass_rules[seat.index()].rules.clone();
        match change {
            PassChange::Add { question, until } => {
                if stood_in {
                    return Err(Failure::of(Code::Refused, "server-bot-plays"));
                }
                if self.question_number(seat) != Some(question) {
                    return Err(Failure::of(Code::Stale, "server-stale"));
                }
                let asked = self.play.question(seat);
                if !asked.is_some_and(|asked| rules.add(&asked, until)) {
                    return Err(Failure::of(Code::Refused, "server-not-declinable"));
                }
                rules.follow(seat, now);
            }
            PassChange::Remove { kind } => rules.remove(&kind),
            PassChange::Hold { hold } => rules.set_hold(hold),
            PassChange::LowPriority { until } => {
                rules.set_low_priority(until);
                rules.follow(seat, now);
            }
            PassChange::Adopt { rules: adopted, seen } => {
                let is_message = |rule: &PassRule| rule.text.get("id").is_some_and(|id| id.is_string());
                let bytes = adopted.iter().map(PassRule::bytes).fold(0, usize::saturating_add);
                if adopted.len() > PassRules::MAX_RULES
                    || bytes > PassRules::MAX_BYTES
                    || !adopted.iter().all(is_message)
                {
                    return Err(Failure::of(Code::TooMuch, "server-rules-too-long"));
                }
                if rules.is_empty()
                    && let Some(seen) = seen
                {
                    rules.set_seen(seen);
                }
                adopted.into_iter().for_each(|rule| rules.adopt(rule));
                rules.follow(seat, now);
            }
        }
        Ok(rules)
    }

    /// The writes for rules that have changed since they were stored.
    pub(super) fn rule_writes(&self) -> Vec<Write> {
        let changed = (0..).zip(&self.pass_rules).filter(|(_, of)| of.rules != of.stored);
        changed
            .map(|(seat, of)| Write::PassRules { of: self.id.clone(), seat, rules: of.rules.clone() })
            .collect()
    }

    /// Records that the current rules have been stored.
    pub(super) fn rules_stored(&mut self) {
        for of in self.pass_rules.iter_mut().filter(|of| of.rules != of.stored) {
            of.stored = of.rules.clone();
        }
    }

    /// The number of the seat's pending question, if the server will answer it.
    pub(super) fn passing(&self, seat: Seat) -> Option<u64> {
        let Waits::Answers { asked, .. } = self.play.waits() else { return None };
        let passes = asked.contains(&seat) && self.pass_of(seat).is_some();
        if passes { self.question_number(seat) } else { None }
    }

    fn rules_state(&self, seat: Seat) -> PassRulesState {
        let rules = &self.pass_rules[seat.index()].rules;
        PassRulesState {
            seat,
            rules: rules.rules().to_vec(),
            low_priority: rules.low_priority(),
            hold: rules.holds(),
            passing: self.passing(seat),
        }
    }

    /// Sends the seat's rules to a player who has just asked for the seat's view.
    pub(super) fn tell_rules_to(&mut self, socket: u64, seat: Seat) {
        if !self.pass_rules[seat.index()].rules.is_empty() {
            let state = self.rules_state(seat);
            self.send(socket, &ServerFrame::PassRules(state));
        }
    }

    /// Sends players their rules where the rules or the pending pass have changed.
    pub(super) fn tell_rules(&mut self) {
        for at in 0..self.pass_rules.len() {
            let seat = Seat(at as u8);
            let of = &self.pass_rules[at];
            if of.rules.is_empty() && of.sent.is_none() {
                continue;
            }
            let state = self.rules_state(seat);
            if self.pass_rules[at].sent.as_ref() == Some(&state) {
                continue;
            }
            let owner = self.seats[at].guest();
            let looks = |socket: &super::Socket| {
                Some(socket.guest.id.as_str()) == owner
                    && socket.looks.is_some_and(|look| look.seat == Some(seat))
            };
            let sockets: Vec<u64> =
                self.sockets.iter().filter(|(_, socket)| looks(socket)).map(|(id, _)| *id).collect();
            for id in sockets {
                self.send(id, &ServerFrame::PassRules(state.clone()));
            }
            let none = self.pass_rules[at].rules.is_empty();
            self.pass_rules[at].sent = (!none).then_some(state);
        }
    }
}
