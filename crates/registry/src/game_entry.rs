//! The type-erased handle of a playable game.

use std::sync::{Arc, OnceLock};

use engine::{
    Campaign, Chosen, Playable, PositionFile, Printed, Problem, Save, SetupOption, Table, applicable_options,
    position_file,
};
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
        Ok(Chosen::read(options, chosen).map(drop)?)
    }

    fn set_up(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Box<dyn DynTable>, RegistryError> {
        let content = self.content(pack)?;
        let setup = G::setup_with(&content, chosen)?;
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

    fn has_position_files(&self) -> bool {
        !<G::PositionFile as PositionFile<G>>::STEPS.is_empty()
    }

    fn position_words(&self) -> Vec<String> {
        position_file::identifying_words::<G>(&self.own())
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
        let setup = G::setup_with(&content, chosen)?;
        Ok(Box::new(ErasedArena::<G>::new(content, &setup)?))
    }
}
