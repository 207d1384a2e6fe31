//! The type-erased handle of a playable game.

use std::sync::{Arc, OnceLock};

use engine::{Campaign, Count, Msg, Playable, Printed, Problem, Save, SetupError, SetupOption, Table};
use serde_json::Value;

use crate::erased_table::ErasedTable;
use crate::games::read_save;
use crate::handles::{DynCampaigns, DynGame, DynTable, Loaded};
use crate::sim::ErasedArena;
use crate::{Arena, RegistryError};

/// A registered game: its handle and its built-in content, which all its tables share.
pub struct GameEntry<G: Playable> {
    content: OnceLock<Arc<G::Content>>,
    /// Whether all seats of its default set-up are allies.
    together: OnceLock<bool>,
}

impl<G: Playable> GameEntry<G> {
    /// Creates the entry; content is loaded on first use.
    #[expect(clippy::new_without_default, reason = "a default cannot be made in a static")]
    pub const fn new() -> Self {
        GameEntry { content: OnceLock::new(), together: OnceLock::new() }
    }

    /// The game's built-in content.
    pub(crate) fn own(&self) -> Arc<G::Content> {
        self.content.get_or_init(|| Arc::new(G::standard())).clone()
    }

    fn content(&self, pack: Option<&str>) -> Result<Arc<G::Content>, RegistryError> {
        match pack {
            None => Ok(self.own()),
            Some(pack) => G::with_pack(pack).map(Arc::new).map_err(RegistryError::Pack),
        }
    }

    fn setup(content: &G::Content, chosen: &[(String, String)]) -> Result<G::Setup, RegistryError> {
        read(chosen, |chosen| G::options(content, chosen), |chosen| G::setup_with(content, chosen))
    }
}

impl<G: Playable> DynGame for GameEntry<G> {
    fn name(&self) -> &'static str {
        G::NAME
    }

    fn prefix(&self) -> &'static str {
        G::PREFIX
    }

    fn is_cooperative(&self) -> bool {
        let is_one_side = || DynGame::set_up(self, &[], None).is_ok_and(|table| table.sides().len() == 1);
        *self.together.get_or_init(is_one_side)
    }

    fn options(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Vec<SetupOption>, RegistryError> {
        let content = self.content(pack)?;
        Ok(applicable_options(chosen, |chosen| G::options(&content, chosen)))
    }

    fn check(&self, chosen: &[(String, String)], pack: Option<&str>) -> Result<(), RegistryError> {
        let options = G::options(&*self.content(pack)?, &[]);
        chosen.iter().try_for_each(|(key, value)| check(&options, key, value))
    }

    fn set_up(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Box<dyn DynTable>, RegistryError> {
        let content = self.content(pack)?;
        let setup = Self::setup(&content, chosen)?;
        Ok(Box::new(ErasedTable::<G>::new(Table::new(content, setup)?)))
    }

    fn load(&self, save: &str, pack: Option<&str>) -> Result<Loaded, RegistryError> {
        let save: Save<G> = read_save(save)?;
        let content = self.content(pack)?;
        let (table, differs) = match Table::load(content, &save) {
            Ok(table) => (table, None),
            Err((Some(table), differs)) => (*table, Some(differs.msg())),
            Err((None, error)) => return Err(RegistryError::Save(error.msg())),
        };
        Ok(Loaded { table: Box::new(ErasedTable::new(table)), differs })
    }

    fn resume(&self, save: &str, pack: Option<&str>, snapshot: &[u8]) -> Option<Box<dyn DynTable>> {
        let save: Save<G> = read_save(save).ok()?;
        let table = ErasedTable::resume(self.content(pack).ok()?, &save, snapshot)?;
        Some(Box::new(table))
    }

    fn position(&self, text: &str, pack: Option<&str>) -> Result<Box<dyn DynTable>, RegistryError> {
        let content = self.content(pack)?;
        let table = Table::<G>::laid_out(content, text).map_err(RegistryError::Position)?;
        Ok(Box::new(ErasedTable::new(table)))
    }

    fn position_words(&self) -> Vec<String> {
        G::position_words(&self.own())
    }

    fn validate_text(&self, kind: &str, text: &str) -> Vec<Problem> {
        G::validate_text(&self.own(), kind, text)
    }

    fn printed(&self) -> Vec<Printed> {
        G::printed(&self.own())
    }

    fn catalog(&self) -> Value {
        G::catalog(&self.own())
    }

    fn campaigns(&self) -> Option<&dyn DynCampaigns> {
        G::Campaign::EXISTS.then_some(self)
    }

    fn arena(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Box<dyn Arena>, RegistryError> {
        let content = self.content(pack)?;
        let setup = Self::setup(&content, chosen)?;
        Ok(Box::new(ErasedArena::<G>::new(content, &setup)?))
    }
}

/// The options that apply to what was chosen, with defaults filled in for the rest, since these affect other options.
pub(crate) fn applicable_options(
    chosen: &[(String, String)],
    options: impl Fn(&[(String, String)]) -> Vec<SetupOption>,
) -> Vec<SetupOption> {
    let mut all = chosen.to_vec();
    for option in options(chosen) {
        if !chosen.iter().any(|(key, _)| key == option.key) {
            all.push((option.key.into(), option.default));
        }
    }
    options(&all)
}

/// Builds a value from the chosen options. An option that has no effect in combination with the others is refused,
/// unless it is set to its default.
pub(crate) fn read<T>(
    chosen: &[(String, String)],
    options: impl Fn(&[(String, String)]) -> Vec<SetupOption>,
    game: impl Fn(&[(String, String)]) -> Result<T, SetupError>,
) -> Result<T, RegistryError> {
    let known = options(&[]);
    chosen.iter().try_for_each(|(key, value)| check(&known, key, value))?;
    // The game's own errors are more precise, so they come first.
    let made = game(chosen)?;
    let offered = applicable_options(chosen, options);
    let said = |of: &SetupOption| chosen.iter().any(|(key, value)| key == of.key && *value != of.default);
    match known.iter().find(|of| said(of) && !offered.iter().any(|other| other.key == of.key)) {
        Some(idle) => Err(SetupError { place: idle.key, problem: Msg::new("error-option-idle") }.into()),
        None => Ok(made),
    }
}

/// Checks that the option exists and can take the value.
fn check(options: &[SetupOption], key: &str, value: &str) -> Result<(), RegistryError> {
    let Some(option) = options.iter().find(|option| option.key == key) else {
        let known = options.iter().map(|option| option.key).collect();
        return Err(RegistryError::UnknownOption { key: key.into(), known });
    };
    // A value that is not listed may be a text, which only the game can parse.
    if option.text.is_some() {
        return Ok(());
    }
    let wrong = |problem| Err(RegistryError::Setup(SetupError { place: option.key, problem }));
    let words: Vec<&str> = value.split(',').map(str::trim).filter(|word| !word.is_empty()).collect();
    let known = || option.values.iter().map(|(word, _)| word.as_str());
    if let Some(word) = words.iter().find(|word| !known().any(|other| other == **word)) {
        return wrong(Msg::unknown(word, known()));
    }
    if !option.count.allows(&words) {
        let Count { least, most, .. } = option.count;
        let msg = Msg::new(if least == most { "error-count-just" } else { "error-count" });
        let msg = msg.num("found", words.len() as i64);
        return wrong(msg.num("least", least as i64).num("most", most as i64));
    }
    Ok(())
}
