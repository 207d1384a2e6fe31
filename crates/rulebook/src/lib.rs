//! Rule ids, the ledger, citations and coverage.
//!
//! Code cites a rule by wrapping what the rule makes it do ([`rule!`]), a test names the rules it covers
//! ([`covers!`]), and [`prove()`] switches each rule off to see its tests fail. Nothing here knows a game.

use serde::Serialize;

#[doc(hidden)]
pub mod cite;
mod coverage;
mod ledger;
mod lex;
mod prove;
mod record;
mod run;
mod scan;

pub use coverage::{Broken, Cited, Coverage};
pub use ledger::{Entry, Ledger, LedgerError, Problem, Status};
pub use prove::{Finding, Progress, ProveError, Report, Verdict, prove};
pub use record::Record;
pub use scan::{Mention, Place, Sources, Way};

/// The id of one paragraph of a rulebook, as the ledger spells it: `fh:seals.2`.
///
/// Offers, refusals and events carry it as a plain value, `RuleId("fh:seals.2")`: that mentions the rule
/// and has to name one the ledger knows, but it neither cites nor marks it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);
