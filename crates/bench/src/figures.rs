//! Figures, what they should not exceed, and the last ones committed.

use std::collections::BTreeMap;

use serde::Serialize;

/// Where the last figures are kept.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/figures.json");

/// Figures as they are kept: by game, by name.
pub(crate) type Record = BTreeMap<String, BTreeMap<String, f64>>;

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
    /// Of which game.
    game: &'static str,
    /// What it is.
    name: &'static str,
    /// What was measured.
    value: f64,
    /// What it should be.
    goal: Goal,
    /// Whether it is.
    met: bool,
    /// What was measured when the figures were last committed.
    committed: Option<f64>,
}

impl Figure {
    pub(crate) fn new(
        game: &'static str,
        name: &'static str,
        value: f64,
        goal: Goal,
        last: &Record,
    ) -> Figure {
        let met = match goal {
            Goal::AtMost(most) => value <= most,
            Goal::AtLeast(least) => value >= least,
        };
        let committed = last.get(game).and_then(|figures| figures.get(name)).copied();
        Figure { game, name, value, goal, met, committed }
    }
}

/// The last figures committed; none if there is no file yet or it cannot be read.
pub(crate) fn committed() -> Record {
    std::fs::read_to_string(FILE).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Writes the figures over the last ones.
pub(crate) fn save(figures: &[Figure]) -> std::io::Result<()> {
    let mut all = Record::new();
    for figure in figures {
        let value = (figure.value * 10_000.0).round() / 10_000.0;
        all.entry(figure.game.into()).or_default().insert(figure.name.into(), value);
    }
    let mut text = serde_json::to_string_pretty(&all)?;
    text.push('\n');
    std::fs::write(FILE, text)
}

/// The figures of a game for people.
pub(crate) fn print(game: &str, figures: &[Figure]) {
    println!("{game:<44} {:>10} {:>10} {:>9}", "now", "committed", "goal");
    for figure in figures {
        let goal = match figure.goal {
            Goal::AtMost(most) => format!("≤ {most}"),
            Goal::AtLeast(least) => format!("≥ {least}"),
        };
        let last = figure.committed.map_or("–".into(), short);
        let mark = if figure.met { "met" } else { "missed" };
        println!("  {:<42} {:>10} {last:>10} {goal:>9}  {mark}", figure.name, short(figure.value));
    }
    println!();
}

fn short(value: f64) -> String {
    match value {
        100.0.. => format!("{value:.0}"),
        0.1.. => format!("{value:.2}"),
        _ => format!("{value:.4}"),
    }
}
