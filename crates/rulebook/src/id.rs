//! Rule ids.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::sync::{Mutex, PoisonError};

use serde::{Deserialize, Deserializer, Serialize};

/// The id of one paragraph of a rulebook, as the ledger spells it: `fh:seals.2`.
///
/// Offers, refusals and events carry it as a plain value, `RuleId("fh:seals.2")`. That mentions the rule, which has to
/// be in the ledger, but neither cites nor marks it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Serialize)]
#[serde(transparent)]
pub struct RuleId(pub &'static str);

impl<'de> Deserialize<'de> for RuleId {
    /// Interns the id for the lifetime of the program, each one once; meant for trusted data.
    fn deserialize<D: Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        static READ: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
        let id = Cow::<str>::deserialize(from)?;
        let mut read = READ.lock().unwrap_or_else(PoisonError::into_inner);
        let id = read.get(id.as_ref()).copied().unwrap_or_else(|| {
            let id: &'static str = Box::leak(id.into_owned().into_boxed_str());
            read.insert(id);
            id
        });
        Ok(RuleId(id))
    }
}
