//! The answers a seat can give to a pending question, and the choices it is refused, with the reasons.

use rulebook::RuleId;
use smallvec::SmallVec;

use crate::{Dice, Game};

/// An answer: the selected choices, in the order of selection.
pub type Answer<G> = SmallVec<[<G as Game>::Choice; 8]>;

/// How many of the offered choices make an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Exactly one.
    One,
    /// Between `min` and `max` distinct choices.
    Some {
        /// The minimum number of choices.
        min: u8,
        /// The maximum number of choices.
        max: u8,
    },
}

impl Pick {
    /// The minimum and maximum number of choices in an answer, given that `of` choices are offered.
    pub fn count(self, of: usize) -> (usize, usize) {
        match self {
            Pick::One => (1, 1),
            Pick::Some { min, max } => (usize::from(min), usize::from(max).min(of)),
        }
    }
}

/// The choices of one seat at one question. A buffer that callers reuse.
///
/// Offering and refusing share their code: a rule that offers a choice under a condition refuses it, with the rule as
/// the reason, when the condition fails. Refusals are recorded only if the buffer was created with
/// [`Offer::with_refusals`].
#[derive(Debug, Clone)]
pub struct Offer<G: Game> {
    pick: Pick,
    rule: Option<RuleId>,
    choices: Vec<(G::Choice, RuleId)>,
    anytime: Vec<(G::Choice, RuleId)>,
    refused: Vec<(G::Choice, RuleId)>,
    decline: Option<G::Choice>,
    costly_decline: bool,
    low_priority: Vec<G::Choice>,
    public_count: bool,
    keeps_refusals: bool,
}

impl<G: Game> Default for Offer<G> {
    fn default() -> Self {
        Self::new()
    }
}

impl<G: Game> Offer<G> {
    /// An empty buffer that discards refusals.
    pub fn new() -> Self {
        Offer {
            pick: Pick::One,
            rule: None,
            choices: Vec::new(),
            anytime: Vec::new(),
            refused: Vec::new(),
            decline: None,
            costly_decline: false,
            low_priority: Vec::new(),
            public_count: false,
            keeps_refusals: false,
        }
    }

    /// An empty buffer that records refusals, to answer "why not?".
    pub fn with_refusals() -> Self {
        Offer { keeps_refusals: true, ..Self::new() }
    }

    /// Empties the buffer but keeps its allocation.
    pub fn clear(&mut self) {
        self.pick = Pick::One;
        self.rule = None;
        self.choices.clear();
        self.anytime.clear();
        self.refused.clear();
        self.decline = None;
        self.costly_decline = false;
        self.low_priority.clear();
        self.public_count = false;
    }

    /// Sets the rule that asks; an answer is exactly one choice.
    pub fn ask(&mut self, rule: RuleId) {
        self.rule = Some(rule);
    }

    /// Sets the rule that asks; an answer is `min` to `max` choices.
    pub fn ask_some(&mut self, rule: RuleId, min: u8, max: u8) {
        self.rule = Some(rule);
        self.pick = Pick::Some { min, max };
    }

    /// Offers a choice, citing the rule that allows it.
    pub fn offer(&mut self, choice: G::Choice, rule: RuleId) {
        self.choices.push((choice, rule));
    }

    /// Offers an anytime choice, citing the rule that allows it.
    pub fn offer_anytime(&mut self, choice: G::Choice, rule: RuleId) {
        self.anytime.push((choice, rule));
    }

    /// Offers the choice that declines: it does nothing more, such as stopping, ending or passing.
    pub fn decline(&mut self, choice: G::Choice, rule: RuleId) {
        self.offer(choice, rule);
        self.decline = Some(choice);
    }

    /// Marks declining as costly, because it gives up something of value: a player may decline automatically only on
    /// request, never by default.
    pub fn costly_decline(&mut self) {
        self.costly_decline = true;
    }

    /// Marks an offered choice or anytime choice as rarely used: its existence alone is no reason to ask the player.
    pub fn low_priority(&mut self, choice: G::Choice) {
        self.low_priority.push(choice);
    }

    /// Declares that the answer size, the number of choices and the presence of anytime choices follow from public
    /// information. Only then may a question with a single answer be skipped in front of others; if it depended on a
    /// hand, skipping it or not would leak information about that hand. Off by default; the conformance suite verifies
    /// it wherever it is set.
    pub fn public_count(&mut self) {
        self.public_count = true;
    }

    /// Records that this rule forbids a choice a player might expect.
    pub fn refuse(&mut self, choice: G::Choice, rule: RuleId) {
        if self.keeps_refusals {
            self.refused.push((choice, rule));
        }
    }

    /// Whether refusals are recorded; if not, a rule need not look for choices only to refuse them.
    pub fn keeps_refusals(&self) -> bool {
        self.keeps_refusals
    }

    /// Whether an answer is required; if not, the offer holds only anytime choices.
    pub fn asks(&self) -> bool {
        self.rule.is_some()
    }

    /// How many choices make an answer.
    pub fn pick(&self) -> Pick {
        self.pick
    }

    /// The rule that asks the question.
    pub fn rule(&self) -> Option<RuleId> {
        self.rule
    }

    /// The offered choices, each with the rule that allows it.
    pub fn choices(&self) -> &[(G::Choice, RuleId)] {
        &self.choices
    }

    /// The anytime choices, each with the rule that allows it.
    pub fn anytime(&self) -> &[(G::Choice, RuleId)] {
        &self.anytime
    }

    /// The refused choices, each with the rule that forbids it. Empty unless refusals are recorded.
    pub fn refused(&self) -> &[(G::Choice, RuleId)] {
        &self.refused
    }

    /// The choice that declines, if there is one.
    pub fn declining(&self) -> Option<G::Choice> {
        self.decline
    }

    /// Whether declining gives up something of value.
    pub fn is_costly_decline(&self) -> bool {
        self.costly_decline
    }

    /// Whether the choice is marked as low-priority.
    pub fn is_low_priority(&self, choice: G::Choice) -> bool {
        self.low_priority.contains(&choice)
    }

    /// Whether the number of choices is public.
    pub fn has_public_count(&self) -> bool {
        self.public_count
    }

    /// The marks: the declining choice, whether declining is costly, and the low-priority choices.
    pub fn marks(&self) -> (Option<G::Choice>, bool, &[G::Choice]) {
        (self.decline, self.costly_decline, &self.low_priority)
    }

    /// The choices marked as low-priority.
    pub fn low_priority_choices(&self) -> &[G::Choice] {
        &self.low_priority
    }

    /// The declining choice, if every other choice is low-priority.
    pub fn only_declining(&self) -> Option<G::Choice> {
        let low_priority = |(choice, _): &(G::Choice, RuleId)| {
            Some(*choice) == self.decline || self.is_low_priority(*choice)
        };
        let all = self.pick == Pick::One && self.choices.iter().chain(&self.anytime).all(low_priority);
        self.decline.filter(|_| all)
    }

    /// Whether these choices form a valid answer.
    pub fn accepts(&self, answer: &[G::Choice]) -> bool {
        let fits = match self.pick {
            Pick::One => answer.len() == 1,
            Pick::Some { min, max } => (usize::from(min)..=usize::from(max)).contains(&answer.len()),
        };
        fits && answer.iter().enumerate().all(|(i, choice)| {
            !answer[..i].contains(choice) && self.choices.iter().any(|(offered, _)| offered == choice)
        })
    }

    /// Whether more than one answer is possible.
    pub fn is_decision(&self) -> bool {
        match self.pick {
            Pick::One => self.choices.len() > 1,
            Pick::Some { min, max } => {
                let (n, min, max) = (self.choices.len(), usize::from(min), usize::from(max));
                min.min(n) < max.min(n) || (min > 0 && min < n)
            }
        }
    }

    /// Whether any answer is possible.
    pub fn is_answerable(&self) -> bool {
        match self.pick {
            Pick::One => !self.choices.is_empty(),
            Pick::Some { min, max } => min <= max && usize::from(min) <= self.choices.len(),
        }
    }

    /// Returns a random answer: the number of choices is uniform, then the subset of that size is uniform.
    pub fn random(&self, dice: &mut dyn Dice) -> Answer<G> {
        let mut answer = Answer::<G>::new();
        match self.pick {
            Pick::One => {
                if let Some(n) = std::num::NonZero::new(self.choices.len() as u64) {
                    answer.push(self.choices[dice.below(n.get()) as usize].0);
                }
            }
            Pick::Some { min, max } => {
                let max = usize::from(max).min(self.choices.len());
                let min = usize::from(min).min(max);
                let mut wanted = min + dice.below((max - min) as u64 + 1) as usize;
                for (i, &(choice, _)) in self.choices.iter().enumerate() {
                    let left = (self.choices.len() - i) as u64;
                    if (dice.below(left) as usize) < wanted {
                        answer.push(choice);
                        wanted -= 1;
                    }
                }
            }
        }
        answer
    }

    /// Returns a random anytime choice; `None` if there is none.
    pub fn random_anytime(&self, dice: &mut dyn Dice) -> Option<G::Choice> {
        let count = self.anytime.len() as u64;
        (count > 0).then(|| self.anytime[dice.below(count) as usize].0)
    }

    /// Lists all answers, each subset once and in the order of the offer, up to `limit` of them.
    pub fn answers(&self, limit: usize) -> Vec<Answer<G>> {
        let (min, max) = self.pick.count(self.choices.len());
        let mut all = Vec::new();
        self.extend(&mut Answer::<G>::new(), 0, min, max, limit, &mut all);
        all
    }

    fn extend(
        &self,
        so_far: &mut Answer<G>,
        from: usize,
        min: usize,
        max: usize,
        limit: usize,
        all: &mut Vec<Answer<G>>,
    ) {
        if all.len() >= limit {
            return;
        }
        if so_far.len() >= min {
            all.push(so_far.clone());
        }
        if so_far.len() < max {
            for next in from..self.choices.len() {
                so_far.push(self.choices[next].0);
                self.extend(so_far, next + 1, min, max, limit, all);
                so_far.pop();
            }
        }
    }
}
