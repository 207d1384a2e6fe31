//! Measured figures with their goals and the last committed values.

use std::collections::BTreeMap;

use serde::Serialize;

/// The file of the committed figures.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/committed.json");

/// Committed figures by subject and name.
pub type Record = BTreeMap<String, BTreeMap<String, f64>>;

/// The goal of a figure.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// At most this value.
    AtMost(f64),
    /// At least this value.
    AtLeast(f64),
    /// No goal; the figure is only reported.
    Known,
}

/// One measured figure.
#[derive(Debug, Serialize)]
pub struct Figure {
    /// Of what: a game, the server, the browser.
    of: String,
    /// What it is.
    name: &'static str,
    /// The measured value.
    value: f64,
    /// The goal for the value.
    goal: Goal,
    /// Whether the goal is met.
    met: bool,
    /// The last committed value.
    committed: Option<f64>,
}

impl Figure {
    /// A figure beside its goal and the last one committed.
    pub fn new(of: &str, name: &'static str, value: f64, goal: Goal, last: &Record) -> Figure {
        let met = match goal {
            Goal::AtMost(most) => value <= most,
            Goal::AtLeast(least) => value >= least,
            Goal::Known => true,
        };
        let committed = last.get(of).and_then(|figures| figures.get(name)).copied();
        Figure { of: of.into(), name, value, goal, met, committed }
    }
}

/// What to do with figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OutputMode {
    /// Print a table.
    Table,
    /// Print JSON.
    Json,
    /// Print a table and save the figures as the new committed values.
    Save,
}

impl OutputMode {
    /// Parses the command-line arguments.
    pub fn read(args: &[&str]) -> Option<OutputMode> {
        match args {
            [] => Some(OutputMode::Table),
            ["--json"] => Some(OutputMode::Json),
            ["--save"] => Some(OutputMode::Save),
            _ => None,
        }
    }

    /// Prints figures as soon as they are available.
    pub fn show(self, of: &str, figures: &[Figure]) {
        if self != OutputMode::Json {
            print(of, figures);
        }
    }

    /// Prints or saves all figures at the end.
    pub fn finish(self, all: &[Figure]) -> Result<(), String> {
        match self {
            OutputMode::Table => Ok(()),
            OutputMode::Json => {
                println!("{}", serde_json::to_string_pretty(all).map_err(|e| e.to_string())?);
                Ok(())
            }
            OutputMode::Save => save(all).map_err(|e| format!("the figures cannot be written: {e}")),
        }
    }
}

/// The committed figures; empty if the file is missing or unreadable.
pub fn committed() -> Record {
    std::fs::read_to_string(FILE).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Replaces the committed figures of the same subjects.
fn save(figures: &[Figure]) -> std::io::Result<()> {
    let mut all = committed();
    figures.iter().for_each(|figure| _ = all.remove(&figure.of));
    for figure in figures {
        let value = (figure.value * 10_000.0).round() / 10_000.0;
        all.entry(figure.of.clone()).or_default().insert(figure.name.into(), value);
    }
    let mut text = serde_json::to_string_pretty(&all)?;
    text.push('\n');
    std::fs::write(FILE, text)
}

/// Prints figures as a table.
fn print(of: &str, figures: &[Figure]) {
    println!("{of:<50} {:>10} {:>10} {:>9}", "now", "committed", "goal");
    for figure in figures {
        let (goal, mark) = match figure.goal {
            Goal::AtMost(most) => (format!("≤ {most}"), if figure.met { "met" } else { "missed" }),
            Goal::AtLeast(least) => (format!("≥ {least}"), if figure.met { "met" } else { "missed" }),
            Goal::Known => ("–".into(), ""),
        };
        let last = figure.committed.map_or("–".into(), short);
        println!("  {:<48} {:>10} {last:>10} {goal:>9}  {mark}", figure.name, short(figure.value));
    }
    println!();
}

fn short(value: f64) -> String {
    match value {
        100.0.. => format!("{value:.0}"),
        0.1.. => format!("{value:.2}"),
        0.0 => "0".into(),
        _ => format!("{value:.4}"),
    }
}
