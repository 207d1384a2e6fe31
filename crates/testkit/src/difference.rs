//! The differences between positions and between texts.

use similar::TextDiff;
use toml::{Table, Value};

/// The lines that differ, `-` before what was expected and `+` before what was found, with a few lines around them.
pub(crate) fn difference(expected: &str, found: &str) -> String {
    let diff = TextDiff::from_lines(expected, found);
    diff.unified_diff().header("expected", "found").missing_newline_hint(false).to_string()
}

/// The value with every list in it sorted.
pub fn sorted(value: Value) -> Value {
    match value {
        Value::Table(table) => {
            table.into_iter().map(|(key, value)| (key, sorted(value))).collect::<Table>().into()
        }
        Value::Array(values) => {
            let mut values: Vec<Value> = values.into_iter().map(sorted).collect();
            values.sort_by_key(Value::to_string);
            values.into()
        }
        other => other,
    }
}

/// The part of `found` that `expected` mentions. `absent` says what a missing key stands for, given the expected value.
/// An empty table stands for emptiness if a missing one does, and otherwise for any table.
pub(crate) fn part(found: &Value, expected: &Value, absent: fn(&Value) -> Option<Value>) -> Value {
    let is_emptiness = expected.as_table().is_some_and(Table::is_empty) && absent(expected).is_some();
    match (found, expected) {
        (Value::Table(found), Value::Table(expected)) if !is_emptiness => {
            let of = |(key, expected): (&String, &Value)| {
                let found = found.get(key).cloned().or_else(|| absent(expected))?;
                Some((key.clone(), part(&found, expected, absent)))
            };
            expected.iter().filter_map(of).collect::<Table>().into()
        }
        _ => found.clone(),
    }
}
