//! Checks that exactly the offered moves are accepted, and that everything cites a rule.

use rulebook::RuleId;

use crate::{Cx, Dice, Game, Move, Odds, Offer, Position, Seat, Wait};

use super::record::{Record, carry_out};
use super::{Fault, Invariant, Suite, difference};

/// The maximum number of answers tried per question.
const TRIES: usize = 6;

/// Checks offers, their order, and citations at every position of the record.
pub(super) fn hold<G: Game>(suite: &Suite<G>, record: &Record<G>, dice: &mut dyn Dice) -> Option<Fault> {
    // All choices offered so far; each is also tried where it is not offered.
    let mut met: Vec<G::Choice> = Vec::new();
    let mut scratch = record.positions.first()?.clone();
    for (at, position) in record.positions.iter().enumerate() {
        let mut door = Legality { suite, at, position, scratch: &mut scratch };
        let held = door.events(record).and_then(|()| match position.wait() {
            Wait::Ask { .. } => door.question(&mut met, dice),
            Wait::Roll => door.roll(&met, dice),
            Wait::Over(_) => {
                door.refuses(&Move::Roll(1))?;
                door.refuses_all(&met)
            }
        });
        if let Err(fault) = held {
            return Some(fault);
        }
    }
    None
}

struct Legality<'a, G: Game> {
    suite: &'a Suite<G>,
    at: usize,
    position: &'a Position<G>,
    scratch: &'a mut Position<G>,
}

impl<G: Game> Legality<'_, G> {
    fn fault(&self, invariant: Invariant, why: impl Into<String>) -> Fault {
        Fault::new(invariant, self.at, why)
    }

    fn events(&self, record: &Record<G>) -> Result<(), Fault> {
        record.events[self.at].iter().try_for_each(|event| {
            self.cited(Some(event.rule), || format!("the event {:?}", event.event))?;
            if event.to.is_empty() && !event.to.seen_by(crate::Viewer::NONE) {
                return Err(self.fault(Invariant::OneDoor, format!("{:?} is told to nobody", event.event)));
            }
            Ok(())
        })
    }

    fn cited(&self, rule: Option<RuleId>, what: impl Fn() -> String) -> Result<(), Fault> {
        let why = match (rule, &self.suite.rules) {
            (None | Some(RuleId("")), _) => format!("{} names no rule", what()),
            (Some(RuleId(id)), Some(known)) if !known.contains(id) => {
                format!("{} names the rule {id}, which does not exist", what())
            }
            _ => return Ok(()),
        };
        Err(self.fault(Invariant::RulesCited, why))
    }

    fn question(&mut self, met: &mut Vec<G::Choice>, dice: &mut dyn Dice) -> Result<(), Fault> {
        self.refuses(&Move::Roll(1))?;
        for seat in (0..self.position.game().seats()).map(|seat| Seat(seat as u8)) {
            let mut q = Offer::with_refusals();
            let open = self.position.offer(&self.suite.content, seat, &mut q);
            self.pure(seat, &q)?;
            if open {
                self.offered(seat, &q, dice)?;
            }
            let asked = self.position.asked().has(seat);
            if asked {
                let refused: Vec<_> = q.refused().iter().map(|(choice, _)| *choice).collect();
                self.not_offered(seat, &q, &refused)?;
                self.not_offered(seat, &q, met)?;
                met.extend(q.choices().iter().map(|(choice, _)| *choice));
                met.sort_unstable();
                met.dedup();
            } else {
                for &what in met.iter() {
                    self.refuses(&Move::Say { seat, what: [what].into_iter().collect() })?;
                }
            }
        }
        let nobody = Seat(self.position.game().seats() as u8);
        met.iter().try_for_each(|&what| {
            self.refuses(&Move::Say { seat: nobody, what: [what].into_iter().collect() })
        })
    }

    /// Checks that repeated calls return the same offer, with or without refusals.
    fn pure(&self, seat: Seat, q: &Offer<G>) -> Result<(), Fault> {
        let mut again = Offer::with_refusals();
        let mut quiet = Offer::new();
        self.position.offer(&self.suite.content, seat, &mut again);
        self.position.offer(&self.suite.content, seat, &mut quiet);
        let same = |other: &Offer<G>| {
            (other.pick(), other.rule(), other.choices(), other.anytime(), other.marks())
                == (q.pick(), q.rule(), q.choices(), q.anytime(), q.marks())
        };
        if same(&again) && same(&quiet) && again.refused() == q.refused() {
            return Ok(());
        }
        let sorted = |offer: &Offer<G>| {
            let mut choices = offer.choices().to_vec();
            choices.sort_unstable();
            choices
        };
        let (invariant, other) = if same(&again) && again.refused() == q.refused() {
            (Invariant::OneDoor, &quiet)
        } else if sorted(&again) == sorted(q) {
            (Invariant::StableOrder, &again)
        } else {
            (Invariant::OneDoor, &again)
        };
        let why = format!("asked twice, seat {} is offered two things: {}", seat.0, difference(q, other));
        Err(self.fault(invariant, why))
    }

    fn offered(&mut self, seat: Seat, q: &Offer<G>, dice: &mut dyn Dice) -> Result<(), Fault> {
        let who = seat.0;
        if self.position.asked().has(seat) {
            self.cited(q.rule(), || format!("the question to seat {who}"))?;
            if !q.is_answerable() {
                let why = format!("seat {who} is asked and has no answer");
                return Err(self.fault(Invariant::NoDeadEnds, why));
            }
        }
        for (i, (choice, rule)) in q.choices().iter().enumerate() {
            self.cited(Some(*rule), || format!("the choice {choice:?} of seat {who}"))?;
            if q.choices()[..i].iter().any(|(earlier, _)| earlier == choice) {
                return Err(self.fault(Invariant::OneDoor, format!("seat {who} is offered {choice:?} twice")));
            }
        }
        for (choice, rule) in q.refused() {
            self.cited(Some(*rule), || format!("the refusal of {choice:?} to seat {who}"))?;
            if q.choices().iter().any(|(offered, _)| offered == choice) {
                let why = format!("seat {who} is both offered and refused {choice:?}");
                return Err(self.fault(Invariant::OneDoor, why));
            }
        }
        let there =
            |choice: &G::Choice| q.choices().iter().chain(q.anytime()).any(|(offered, _)| offered == choice);
        if let Some(choice) =
            q.low_priority_choices().iter().chain(&q.declining()).find(|&choice| !there(choice))
        {
            let why =
                format!("to seat {who}, {choice:?} is marked as declining or low-priority and not offered");
            return Err(self.fault(Invariant::OneDoor, why));
        }
        for (what, rule) in q.anytime() {
            self.cited(Some(*rule), || format!("the anytime choice {what:?} of seat {who}"))?;
            self.accepts(&Move::Anytime { seat, what: *what })?;
        }
        if self.position.asked().has(seat) {
            let mut answers = q.answers(4 * TRIES);
            crate::shuffle(&mut answers, dice);
            for what in answers.into_iter().take(TRIES) {
                self.accepts(&Move::Say { seat, what })?;
            }
        }
        Ok(())
    }

    /// Checks that these choices, unless offered, are refused as answers and as anytime choices.
    fn not_offered(&mut self, seat: Seat, q: &Offer<G>, choices: &[G::Choice]) -> Result<(), Fault> {
        for &what in choices {
            let answer = [what].into_iter().collect();
            if !q.accepts(&[what]) {
                self.refuses(&Move::Say { seat, what: answer })?;
            }
            if !q.anytime().iter().any(|(offered, _)| *offered == what) {
                self.refuses(&Move::Anytime { seat, what })?;
            }
        }
        Ok(())
    }

    fn roll(&mut self, met: &[G::Choice], dice: &mut dyn Dice) -> Result<(), Fault> {
        let mut odds = Odds::new();
        self.position.odds(&self.suite.content, &mut odds);
        let mut again = Odds::new();
        self.position.odds(&self.suite.content, &mut again);
        if odds != again {
            let why = format!("the odds of one roll are twice not the same: {}", difference(&odds, &again));
            return Err(self.fault(Invariant::StableOrder, why));
        }
        self.cited(odds.rule(), || "the roll".into())?;
        if odds.total() == 0 {
            return Err(self.fault(Invariant::NoDeadEnds, "a roll that can come to nothing"));
        }
        let beyond = odds.faces().iter().map(|(value, _)| *value).max().unwrap_or(0).saturating_add(1);
        self.refuses(&Move::Roll(beyond))?;
        self.refuses_all(met)?;
        let mut faces: Vec<u32> = odds.faces().iter().map(|(value, _)| *value).collect();
        crate::shuffle(&mut faces, dice);
        faces.into_iter().take(TRIES).try_for_each(|value| self.accepts(&Move::Roll(value)))
    }

    fn refuses_all(&mut self, met: &[G::Choice]) -> Result<(), Fault> {
        for seat in (0..self.position.game().seats()).map(|seat| Seat(seat as u8)) {
            for &what in met {
                self.refuses(&Move::Say { seat, what: [what].into_iter().collect() })?;
            }
        }
        Ok(())
    }

    fn accepts(&mut self, mv: &Move<G>) -> Result<(), Fault> {
        self.scratch.clone_from(self.position);
        // The tried move is not part of the log, so the fault is reported at the position before it.
        carry_out(self.scratch, mv, &mut Cx::<G>::silent(&self.suite.content), self.at)
            .map_err(|fault| Fault { at: self.at, ..fault })
    }

    fn refuses(&mut self, mv: &Move<G>) -> Result<(), Fault> {
        match self.position.check(&self.suite.content, mv) {
            Ok(()) => Err(self.fault(Invariant::OneDoor, format!("{mv:?} is accepted but not offered"))),
            Err(_) => Ok(()),
        }
    }
}
