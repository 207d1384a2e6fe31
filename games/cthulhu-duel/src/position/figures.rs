//! Lists of figures in position files, such as “3 acolyte, deep-one, gate”.

use engine::{Msg, find_named};

use crate::content::{Faction, Kind};

/// The figures of one faction in one zone or off the map.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Figures {
    /// The number of figures of each kind.
    pub(super) of: [u8; Kind::COUNT],
    /// `Some` if there is a gate with one of them on it; the inner value is its kind if the file names it.
    pub(super) gate: Option<Option<Kind>>,
}

impl Figures {
    /// Parses a list of figures.
    pub(super) fn read(sheet: &Faction, text: &str) -> Result<Figures, Msg> {
        let mut figures = Figures::default();
        for entry in text.split(',').map(str::trim).filter(|entry| !entry.is_empty()) {
            match entry.split_whitespace().collect::<Vec<_>>()[..] {
                ["gate"] => figures.put_gate(None)?,
                ["gate", "by", name] => figures.put_gate(Some(kind(sheet, name)?))?,
                [name] => figures.add(1, kind(sheet, name)?),
                [count, name] => {
                    let count = count.parse().ok().filter(|&count: &u8| count > 0);
                    let count = count.ok_or_else(|| Msg::new("cwd-error-figures").text("words", entry))?;
                    figures.add(count, kind(sheet, name)?);
                }
                _ => return Err(Msg::new("cwd-error-figures").text("words", entry)),
            }
        }
        Ok(figures)
    }

    /// Adds the figures of another list. At most one of the two has a gate.
    pub(super) fn join(&mut self, other: Figures) {
        Kind::all().for_each(|kind| self.add(other.of[kind.index()], kind));
        self.gate = self.gate.or(other.gate);
    }

    fn add(&mut self, count: u8, kind: Kind) {
        let of = &mut self.of[kind.index()];
        *of = of.saturating_add(count);
    }

    fn put_gate(&mut self, by: Option<Kind>) -> Result<(), Msg> {
        match self.gate.replace(by) {
            None => Ok(()),
            Some(_) => Err(Msg::named_twice("gate")),
        }
    }

    /// Formats the list: kinds in order, the gate last.
    pub(super) fn write(&self, sheet: &Faction) -> String {
        let name = |kind: Kind| sheet.figure(kind).slug.as_str();
        let mut words: Vec<String> = sheet
            .kinds()
            .filter(|kind| self.of[kind.index()] > 0)
            .map(|kind| match self.of[kind.index()] {
                1 => name(kind).to_string(),
                count => format!("{count} {}", name(kind)),
            })
            .collect();
        words.extend(self.gate.map(|by| match by {
            None | Some(Kind::CULTIST) => "gate".to_string(),
            Some(kind) => format!("gate by {}", name(kind)),
        }));
        words.join(", ")
    }
}

/// Finds the kind with this name.
fn kind(sheet: &Faction, name: &str) -> Result<Kind, Msg> {
    find_named(name, sheet.kinds().map(|kind| (kind, sheet.figure(kind).slug.as_str())))
}
