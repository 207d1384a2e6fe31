//! What a seat can answer to a pending question, and what it cannot and why.

use rulebook::RuleId;
use smallvec::SmallVec;

use crate::{Dice, Game};

/// An answer: the chosen ones, in the order of the choosing.
pub type Answer<G> = SmallVec<[<G as Game>::Choice; 8]>;

/// How many of the offered choices make an answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case")]
pub enum Pick {
    /// Exactly one.
    One,
    /// Any different ones, at least `min` and at most `max` of them.
    Some {
        /// The fewest.
        min: u8,
        /// The most.
        max: u8,
    },
}

impl Pick {
    /// The fewest and the most of so many choices that make an answer.
    pub fn count(self, of: usize) -> (usize, usize) {
        match self {
            Pick::One => (1, 1),
            Pick::Some { min, max } => (usize::from(min), usize::from(max).min(of)),
        }
    }
}

/// The choices of one seat at one question. A caller's buffer, reused.
///
/// Offering and refusing is the same code: a rule that offers a choice under a condition refuses it, with its
/// reason, when the condition fails. Refusals are kept only if somebody listens.
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
    /// An empty buffer that does not keep refusals.
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

    /// An empty buffer that keeps refusals, to answer "why not?".
    pub fn with_refusals() -> Self {
        Offer { keeps_refusals: true, ..Self::new() }
    }

    /// Empties the buffer, keeping its memory.
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

    /// Says which rule asks, for an answer of one choice.
    pub fn ask(&mut self, rule: RuleId) {
        self.rule = Some(rule);
    }

    /// Says which rule asks, for an answer of several choices.
    pub fn ask_some(&mut self, rule: RuleId, min: u8, max: u8) {
        self.rule = Some(rule);
        self.pick = Pick::Some { min, max };
    }

    /// The choice is open to the seat, by this rule.
    pub fn offer(&mut self, choice: G::Choice, rule: RuleId) {
        self.choices.push((choice, rule));
    }

    /// A standing choice is open to the seat, by this rule.
    pub fn offer_anytime(&mut self, choice: G::Choice, rule: RuleId) {
        self.anytime.push((choice, rule));
    }

    /// The choice is open to the seat, by this rule, and does nothing more: to stop, to end, to let pass.
    pub fn decline(&mut self, choice: G::Choice, rule: RuleId) {
        self.offer(choice, rule);
        self.decline = Some(choice);
    }

    /// The idle choice gives up something of value: whoever wishes can let it pass, but nobody says it by saying nothing.
    pub fn costly_decline(&mut self) {
        self.costly_decline = true;
    }

    /// A choice or standing choice that was offered is a right rarely used: nobody needs to be asked for its sake.
    pub fn low_priority(&mut self, choice: G::Choice) {
        self.low_priority.push(choice);
    }

    /// How many choices make an answer, how many there are, and whether there are standing ones, follows from what
    /// everybody knows. Only then may a question with a single answer be skipped in front of others: where a hand decides
    /// how much there is to choose from, being asked or not would tell about that hand. Not set by default; the
    /// conformance suite holds it wherever it is set.
    pub fn public_count(&mut self) {
        self.public_count = true;
    }

    /// Somebody could expect this choice, but this rule forbids it.
    pub fn refuse(&mut self, choice: G::Choice, rule: RuleId) {
        if self.keeps_refusals {
            self.refused.push((choice, rule));
        }
    }

    /// Whether refusals are kept: a rule may skip looking for candidates only to refuse them.
    pub fn keeps_refusals(&self) -> bool {
        self.keeps_refusals
    }

    /// Whether an answer is asked for; otherwise there are only standing choices.
    pub fn asks(&self) -> bool {
        self.rule.is_some()
    }

    /// How many choices make an answer.
    pub fn pick(&self) -> Pick {
        self.pick
    }

    /// The rule that asks.
    pub fn rule(&self) -> Option<RuleId> {
        self.rule
    }

    /// What can be chosen, each with its rule.
    pub fn choices(&self) -> &[(G::Choice, RuleId)] {
        &self.choices
    }

    /// The standing choices, each with its rule.
    pub fn anytime(&self) -> &[(G::Choice, RuleId)] {
        &self.anytime
    }

    /// What was refused, each with the rule that forbids it. Empty unless listening.
    pub fn refused(&self) -> &[(G::Choice, RuleId)] {
        &self.refused
    }

    /// The choice that does nothing more, if there is one.
    pub fn declining(&self) -> Option<G::Choice> {
        self.decline
    }

    /// Whether the idle choice gives up something of value.
    pub fn is_costly_decline(&self) -> bool {
        self.costly_decline
    }

    /// Whether the choice is a right rarely used.
    pub fn is_low_priority(&self, choice: G::Choice) -> bool {
        self.low_priority.contains(&choice)
    }

    /// Whether everybody can tell how much there is to choose from.
    pub fn has_public_count(&self) -> bool {
        self.public_count
    }

    /// All that is marked: the idle choice, whether it is dear, and the minor ones.
    pub fn marks(&self) -> (Option<G::Choice>, bool, &[G::Choice]) {
        (self.decline, self.costly_decline, &self.low_priority)
    }

    /// The choices that are rights rarely used.
    pub fn low_priority_choices(&self) -> &[G::Choice] {
        &self.low_priority
    }

    /// The idle choice, where everything else that can be said is minor.
    pub fn only_declining(&self) -> Option<G::Choice> {
        let minor = |(choice, _): &(G::Choice, RuleId)| {
            Some(*choice) == self.decline || self.is_low_priority(*choice)
        };
        let all = self.pick == Pick::One && self.choices.iter().chain(&self.anytime).all(minor);
        self.decline.filter(|_| all)
    }

    /// Whether these choices together are an answer.
    pub fn accepts(&self, answer: &[G::Choice]) -> bool {
        let fits = match self.pick {
            Pick::One => answer.len() == 1,
            Pick::Some { min, max } => (usize::from(min)..=usize::from(max)).contains(&answer.len()),
        };
        fits && answer.iter().enumerate().all(|(i, choice)| {
            !answer[..i].contains(choice) && self.choices.iter().any(|(offered, _)| offered == choice)
        })
    }

    /// Whether there is more than one answer.
    pub fn is_decision(&self) -> bool {
        match self.pick {
            Pick::One => self.choices.len() > 1,
            Pick::Some { min, max } => {
                let (n, min, max) = (self.choices.len(), usize::from(min), usize::from(max));
                min.min(n) < max.min(n) || (min > 0 && min < n)
            }
        }
    }

    /// Whether there is any answer at all.
    pub fn is_answerable(&self) -> bool {
        match self.pick {
            Pick::One => !self.choices.is_empty(),
            Pick::Some { min, max } => min <= max && usize::from(min) <= self.choices.len(),
        }
    }

    /// An answer at random: every number of choices equally likely, then every set of that size.
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

    /// A standing choice at random; `None` if there is none.
    pub fn random_anytime(&self, dice: &mut dyn Dice) -> Option<G::Choice> {
        let count = self.anytime.len() as u64;
        (count > 0).then(|| self.anytime[dice.below(count) as usize].0)
    }

    /// Every answer, each set of choices once in the order of the offer. Stops after `limit` of them.
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
