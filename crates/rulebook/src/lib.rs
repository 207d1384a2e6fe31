//! Rule ids, the ledger, citations and coverage.
//!
//! Code cites a rule by wrapping what implements it ([`rule!`]), a test names the rules it covers ([`covers!`]), and
//! [`prove()`] switches each rule off to see its tests fail. The crate depends on no game.

#[doc(hidden)]
pub mod alter;
#[doc(hidden)]
pub mod cite;
mod content;
mod coverage;
mod id;
mod ledger;
mod lex;
mod prove;
mod record;
mod run;
mod scan;
#[cfg(feature = "probe")]
mod tree;

pub use alter::altered;
pub use content::{ContentProof, prove_content};
pub use coverage::{Broken, Cited, Coverage};
pub use id::RuleId;
pub use ledger::{Entry, Ledger, LedgerError, Problem, Status};
pub use prove::{Finding, Progress, ProveError, Report, Verdict, prove};
pub use record::{Proofs, Record};
pub use scan::{Mention, Place, Sources, Way};
