//! The raw content files, as serde reads them before validation.

use std::collections::BTreeMap;

use serde::Deserialize;

use super::{
    Activation, Colour, Difficulty, Effect, GateSymbol, Kind, Location, Source, Symbol, Timing, Zone,
};

/// The content files.
pub(super) const FILES: [&str; 7] = [
    include_str!("../../content/board.toml"),
    include_str!("../../content/monsters.toml"),
    include_str!("../../content/priority.toml"),
    include_str!("../../content/ancient-ones.toml"),
    include_str!("../../content/investigators.toml"),
    include_str!("../../content/actions.toml"),
    include_str!("../../content/items.toml"),
];

/// All content files together. Packs modify it before it is compiled.
#[derive(Clone, Debug)]
pub(super) struct RawContent {
    pub(super) board: BoardFile,
    pub(super) monsters: MonstersFile,
    pub(super) priority: PriorityFile,
    pub(super) ancients: Vec<AncientRow>,
    pub(super) investigators: Vec<InvestigatorRow>,
    pub(super) titles: Vec<TitleRow>,
    pub(super) items: Vec<ItemRow>,
}

impl RawContent {
    /// Parses the built-in files.
    pub(super) fn embedded() -> Result<RawContent, toml::de::Error> {
        let [board, monsters, priority, ancients, investigators, actions, items] = FILES;
        Ok(RawContent {
            board: toml::from_str(board)?,
            monsters: toml::from_str(monsters)?,
            priority: toml::from_str(priority)?,
            ancients: toml::from_str::<AncientsFile>(ancients)?.ancient_one,
            investigators: toml::from_str::<InvestigatorsFile>(investigators)?.investigator,
            titles: toml::from_str::<ActionsFile>(actions)?.title,
            items: toml::from_str::<ItemsFile>(items)?.item,
        })
    }
}

/// A script as written in a file: effects that contain further scripts.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize)]
#[serde(transparent)]
pub(super) struct RawScript(pub(super) Vec<Effect<RawScript>>);

/// Declares a table of a content file with kebab-case keys. Unknown keys are errors.
macro_rules! tables {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, Debug, Deserialize)]
        #[serde(rename_all = "kebab-case", deny_unknown_fields)]
        pub(super) struct $name { $($(#[$inner])* pub(super) $field: $type,)* }
    )*};
}

tables! {
    BoardFile {
        source: Source,
        location: Vec<LocationRow>,
        pathways: Vec<(Location, Location)>,
    }
    LocationRow {
        number: Location,
        id: String,
        name_source: Source,
        zone: Zone,
        cells: u8,
        red: Location,
        blue: Location,
    }

    MonstersFile {
        common: CommonTable,
        special: Vec<SpecialRow>,
    }
    CommonTable {
        source: Source,
        token: Vec<CommonRow>,
    }
    CommonRow {
        of_each_colour: u8,
        health: u8,
        symbols: Vec<Activation>,
    }
    SpecialRow {
        kind: Kind,
        source: Source,
        count: u8,
        colour: Colour,
        health: u8,
        symbols: Vec<Activation>,
    }

    PriorityFile {
        source: Source,
        card: Vec<PriorityRow>,
    }
    PriorityRow {
        number: u8,
        symbol: Symbol,
        omens: u8,
    }

    AncientsFile {
        ancient_one: Vec<AncientRow>,
    }
    AncientRow {
        id: String,
        kinds: Vec<Kind>,
        easy: LayoutTable,
        normal: LayoutTable,
        hard: LayoutTable,
        reckoning: Vec<BandRow>,
    }
    LayoutTable {
        ritual: Location,
        gates: GatesTable,
        at_gates: Vec<AtGateRow>,
        commons: CommonsTable,
    }
    GatesTable {
        tesseract: Location,
        heptagram: Location,
        trinity: Location,
    }
    AtGateRow {
        gate: GateSymbol,
        #[serde(default)]
        common: u8,
        #[serde(default)]
        deep_one: u8,
        #[serde(default)]
        star_spawn: u8,
        #[serde(default)]
        chthonian: u8,
        #[serde(default)]
        ghoul_horde: u8,
    }
    CommonsTable {
        source: Source,
        at: CountByLocation,
    }
    BandRow {
        omens: u8,
        source: Source,
        rule: Option<String>,
        does: RawScript,
    }

    InvestigatorsFile {
        investigator: Vec<InvestigatorRow>,
    }
    InvestigatorRow {
        id: String,
        source: Source,
    }

    ActionsFile {
        title: Vec<TitleRow>,
    }
    TitleRow {
        id: String,
        of: String,
        upper: UpperTable,
        lower: LowerTable,
    }
    UpperTable {
        source: Source,
        does: RawScript,
    }
    /// Either `both`, or `first` and `second`.
    LowerTable {
        source: Source,
        both: Option<RawScript>,
        first: Option<RawScript>,
        second: Option<RawScript>,
    }

    ItemsFile {
        item: Vec<ItemRow>,
    }
    ItemRow {
        id: String,
        source: Source,
        r#use: Timing,
        does: RawScript,
    }
}

/// Counts by location; the keys are the numbers on the board.
pub(super) type CountByLocation = BTreeMap<String, u8>;

impl AncientRow {
    pub(super) fn layout(&self, difficulty: Difficulty) -> &LayoutTable {
        match difficulty {
            Difficulty::Easy => &self.easy,
            Difficulty::Normal => &self.normal,
            Difficulty::Hard => &self.hard,
        }
    }

    pub(super) fn layout_mut(&mut self, difficulty: Difficulty) -> &mut LayoutTable {
        match difficulty {
            Difficulty::Easy => &mut self.easy,
            Difficulty::Normal => &mut self.normal,
            Difficulty::Hard => &mut self.hard,
        }
    }
}

impl AtGateRow {
    pub(super) fn of(&self, kind: Kind) -> u8 {
        match kind {
            Kind::DeepOne => self.deep_one,
            Kind::StarSpawn => self.star_spawn,
            Kind::Chthonian => self.chthonian,
            Kind::GhoulHorde => self.ghoul_horde,
        }
    }
}

impl GatesTable {
    pub(super) fn all(&self) -> [Location; 3] {
        [self.tesseract, self.heptagram, self.trinity]
    }
}

impl LowerTable {
    /// The effects of the two cards; `None` unless exactly one of the two forms is used.
    pub(super) fn cards(&self) -> Option<[&RawScript; 2]> {
        match (&self.both, &self.first, &self.second) {
            (Some(both), None, None) => Some([both, both]),
            (None, Some(first), Some(second)) => Some([first, second]),
            _ => None,
        }
    }
}
