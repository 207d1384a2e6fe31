//! Citations: `rule!` wraps the code that implements a rule, `covers!` names the rules that a test checks.
//!
//! The macros expand in the calling crate, where this crate's features are not visible, so they call functions here,
//! which do nothing unless the feature `probe` is on.

/// Cites a rule of the ledger around the code that implements it.
///
/// - `rule!("fh:seals.2", { effect })` is the effect, of type `()`; skipped when the rule is off.
/// - `rule!("fh:seals.2", condition)` is the condition, a `bool`; inverted when the rule is off.
/// - `rule!("fh:ritual.9", value, else other)` is the value; `other` when the rule is off.
/// - `rule!(of card.rule, { effect })` is the effect of a component whose data name the rule, as an
///   `Option<RuleId>`; `rule = "fh:reckoning.3"` in a content file counts as the citation. A value with its `else`
///   can be wrapped in the same way.
/// - `rule!("fh:x.1");` only marks the place: it proves nothing and is counted separately.
///
/// `?`, `return` and `break` inside work as if the macro were not there. A rule can be off only in the probe build; in
/// other builds the macro compiles to exactly the wrapped code.
#[macro_export]
macro_rules! rule {
    (of $rule:expr, { $($effect:tt)* } $(,)?) => {
        if !$rule.is_some_and(|rule: $crate::RuleId| $crate::cite::off(rule.0)) {
            $($effect)*
        }
    };
    (of $rule:expr, $value:expr, else $other:expr $(,)?) => {
        if $rule.is_some_and(|rule: $crate::RuleId| $crate::cite::off(rule.0)) { $other } else { $value }
    };
    ($id:literal) => {
        const _: $crate::RuleId = $crate::RuleId($id);
    };
    ($id:literal, { $($effect:tt)* } $(,)?) => {
        if !$crate::cite::off($id) {
            $($effect)*
        }
    };
    ($id:literal, $value:expr, else $other:expr $(,)?) => {
        if $crate::cite::off($id) { $other } else { $value }
    };
    ($id:literal, $condition:expr $(,)?) => {
        $crate::cite::off($id) ^ $condition
    };
}

/// Names the rules a test checks: `covers!("fh:seals.2", "fh:seals.3")`, called on the test's own thread.
///
/// The claim holds only if the test fails once the rule is switched off; [`prove()`](crate::prove()) verifies that.
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        $crate::cite::covers(&[$($id),+])
    };
}

/// The environment variable that names the one rule that is switched off.
pub(crate) const RULE_OFF: &str = "DREADBOARD_RULE_OFF";
/// The environment variable that names a file to create when the disabled rule is first reached.
pub(crate) const REACHED: &str = "DREADBOARD_REACHED";
/// The environment variable that names a file to which `test TAB id` is appended for each covered rule.
pub(crate) const COVERS: &str = "DREADBOARD_COVERS";

/// Whether this rule is switched off; always false without the probe.
#[cfg(not(feature = "probe"))]
#[inline(always)]
pub fn off(_id: &str) -> bool {
    false
}

/// Records what a test covers; does nothing without the probe.
#[cfg(not(feature = "probe"))]
#[inline(always)]
pub fn covers(_ids: &[&str]) {}

#[cfg(feature = "probe")]
pub use probe::{covers, off};

#[cfg(feature = "probe")]
mod probe {
    use std::fs::{File, OpenOptions};
    use std::io::Write;
    use std::sync::{LazyLock, Once};
    use std::{env, thread};

    /// Whether this rule is switched off.
    pub fn off(id: &str) -> bool {
        static OFF: LazyLock<Option<String>> = LazyLock::new(|| env::var(super::RULE_OFF).ok());
        static FIRST: Once = Once::new();
        let off = OFF.as_deref() == Some(id);
        if off {
            FIRST.call_once(|| {
                if let Some(path) = env::var_os(super::REACHED) {
                    File::create(&path).unwrap_or_else(|e| panic!("cannot create {path:?}: {e}"));
                }
            });
        }
        off
    }

    /// Records that the running test covers these rules, if a file for that is named.
    pub fn covers(ids: &[&str]) {
        let Some(path) = env::var_os(super::COVERS) else { return };
        let thread = thread::current();
        let test = thread.name().expect("covers! belongs on the test's own thread, which carries its name");
        let mut file = OpenOptions::new()
            .append(true)
            .create(true)
            .open(&path)
            .unwrap_or_else(|e| panic!("cannot open {path:?}: {e}"));
        for id in ids {
            // One write per line: tests run concurrently and must not interleave their lines.
            file.write_all(format!("{test}\t{id}\n").as_bytes())
                .unwrap_or_else(|e| panic!("cannot write to {path:?}: {e}"));
        }
    }
}
