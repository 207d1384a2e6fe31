//! Figures, what they should not exceed, and the last ones committed.

use std::collections::BTreeMap;

use serde::Serialize;

/// Where the last figures are kept.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/committed.json");

/// Figures as they are kept: by what was measured, by name.
pub type Record = BTreeMap<String, BTreeMap<String, f64>>;

/// What a figure should be.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Goal {
    /// No more than this.
    AtMost(f64),
    /// No less than this.
    AtLeast(f64),
    /// Nothing in particular: it is good to know.
    Known,
}

/// One measured figure.
#[derive(Debug, Serialize)]
pub struct Figure {
    /// Of what: a game, the server, the browser.
    of: String,
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

/// What is done with figures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum How {
    /// A table for people.
    Table,
    /// The same for programs.
    Json,
    /// A table, and these are the figures to compare with from now on.
    Save,
}

impl How {
    /// What a command line says, if that is all it says.
    pub fn read(args: &[&str]) -> Option<How> {
        match args {
            [] => Some(How::Table),
            ["--json"] => Some(How::Json),
            ["--save"] => Some(How::Save),
            _ => None,
        }
    }

    /// Shows some figures as soon as they are there.
    pub fn show(self, of: &str, figures: &[Figure]) {
        if self != How::Json {
            print(of, figures);
        }
    }

    /// Shows or keeps all figures at the end.
    pub fn finish(self, all: &[Figure]) -> Result<(), String> {
        match self {
            How::Table => Ok(()),
            How::Json => {
                println!("{}", serde_json::to_string_pretty(all).map_err(|e| e.to_string())?);
                Ok(())
            }
            How::Save => save(all).map_err(|e| format!("the figures cannot be written: {e}")),
        }
    }
}

/// The last figures committed; none if there is no file yet or it cannot be read.
pub fn committed() -> Record {
    std::fs::read_to_string(FILE).ok().and_then(|text| serde_json::from_str(&text).ok()).unwrap_or_default()
}

/// Writes the figures over the last ones of the same things.
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

/// Figures for people.
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
