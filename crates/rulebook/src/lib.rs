//! Rule ids, the ledger, citations and coverage.

use serde::Serialize;

/// The id of one paragraph of a rulebook, as the ledger spells it: `fh:seals.2`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);
