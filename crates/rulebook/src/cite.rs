//! Citations: `rule!` wraps what a rule makes the code do, `covers!` names the rules a test is about.
//!
//! The macros expand in the calling crate, where this crate's features cannot be asked for; so they call
//! functions here, which are empty unless the feature `probe` is on.

/// Cites a rule of the ledger around what it makes the code do.
///
/// - `rule!("fh:seals.2", { effect })` is the effect, of type `()`; skipped when the rule is off.
/// - `rule!("fh:seals.2", condition)` is the condition, a `bool`; inverted when the rule is off.
/// - `rule!("fh:ritual.9", value, else other)` is the value; `other` when the rule is off.
/// - `rule!(of card.rule, { effect })` is the effect of a component whose data name the rule, as an
///   `Option<RuleId>`; `rule = "fh:reckoning.3"` in a content file counts as the citation. A value with its `else`
///   can be wrapped so too.
/// - `rule!("fh:x.1");` only marks the place: it proves nothing and is counted apart.
///
/// `?`, `return` and `break` inside work as if the macro were not there. A rule can be off in the probe
/// build alone; elsewhere what is left after compiling is exactly what was wrapped.
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

/// Names the rules a test is about: `covers!("fh:seals.2", "fh:seals.3")`, on the test's own thread.
///
/// The claim holds only if the test fails once the rule is switched off; [`prove()`](crate::prove()) tries.
#[macro_export]
macro_rules! covers {
    ($($id:literal),+ $(,)?) => {
        $crate::cite::covers(&[$($id),+])
    };
}

/// Names the one rule that is switched off.
pub(crate) const RULE_OFF: &str = "DREADBOARD_RULE_OFF";
/// Names a file to create when the rule that is off is first asked for.
pub(crate) const REACHED: &str = "DREADBOARD_REACHED";
/// Names a file to append `test TAB id` to, for each rule a test claims to cover.
pub(crate) const COVERS: &str = "DREADBOARD_COVERS";

/// Whether this rule is switched off: never, without the probe.
#[cfg(not(feature = "probe"))]
#[inline(always)]
pub fn off(_id: &str) -> bool {
    false
}

/// Records what a test covers: nowhere, without the probe.
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

    /// Whether this rule is the one that is switched off.
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

    /// Records that the running test covers these rules, if anyone listens.
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
            // One write per line: tests run side by side and must not cut into each other's lines.
            file.write_all(format!("{test}\t{id}\n").as_bytes())
                .unwrap_or_else(|e| panic!("cannot write to {path:?}: {e}"));
        }
    }
}
