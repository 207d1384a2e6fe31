//! Figures, what they should not exceed, and the last ones committed.

use std::collections::BTreeMap;

use serde::Serialize;

/// Where the last figures are kept.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/figures.json");

/// What a figure should be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Goal {
    /// No more than this.
    AtMost(f64),
    /// No less than this.
    AtLeast(f64),
}

/// One measured figure.
#[derive(Debug, Serialize)]
pub(crate) struct Figure {
    /// What it is.
    pub(crate) name: &'static str,
    /// What was measured.
    pub(crate) value: f64,
    /// What it should be.
    pub(crate) goal: Goal,
    /// What was measured when the figures were last committed.
    pub(crate) committed: Option<f64>,
}

impl Figure {
    fn is_met(&self) -> bool {
        match self.goal {
            Goal::AtMost(most) => self.value <= most,
            Goal::AtLeast(least) => self.value >= least,
        }
    }
}

/// The last figures committed; none if there is no file yet or it cannot be read.
pub(crate) fn committed() -> BTreeMap<String, f64> {
    std::fs::read_to_string(FILE).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Writes the figures over the last ones.
pub(crate) fn save(figures: &[Figure]) -> std::io::Result<()> {
    let all: BTreeMap<&str, f64> =
        figures.iter().map(|figure| (figure.name, (figure.value * 10_000.0).round() / 10_000.0)).collect();
    let mut text = serde_json::to_string_pretty(&all)?;
    text.push('\n');
    std::fs::write(FILE, text)
}

/// The figures for people.
pub(crate) fn print(figures: &[Figure]) {
    println!("{:<44} {:>10} {:>10} {:>9}", "", "now", "committed", "goal");
    for figure in figures {
        let goal = match figure.goal {
            Goal::AtMost(most) => format!("≤ {most}"),
            Goal::AtLeast(least) => format!("≥ {least}"),
        };
        let last = figure.committed.map_or("–".into(), short);
        let mark = if figure.is_met() { "" } else { "  missed" };
        println!("{:<44} {:>10} {last:>10} {goal:>9}{mark}", figure.name, short(figure.value));
    }
}

fn short(value: f64) -> String {
    match value {
        100.0.. => format!("{value:.0}"),
        0.1.. => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}
