//! The type-erased handle of a game's campaigns.

use engine::{Campaign, Chronicle, Dice, FilledForm, Msg, Playable, SetupOption, Table, applicable_options};
use serde_json::Value;

use crate::erased_table::ErasedTable;
use crate::handles::{DynCampaigns, DynTable};
use crate::{GameEntry, RegistryError};

impl<G: Playable> DynCampaigns for GameEntry<G> {
    fn options(&self, chosen: &[(String, String)]) -> Vec<SetupOption> {
        let content = self.own();
        applicable_options(chosen, |chosen| G::Campaign::options(&content, chosen))
    }

    fn begin(&self, chosen: &[(String, String)]) -> Result<Value, RegistryError> {
        write(&G::Campaign::begin(&self.own(), chosen)?)
    }

    fn chronicle(&self, campaign: &Value) -> Result<Chronicle, RegistryError> {
        Ok(read::<G>(campaign)?.chronicle(&self.own()))
    }

    fn act(&self, campaign: &Value, filled: &FilledForm) -> Result<(Value, Value), RegistryError> {
        let mut next = read::<G>(campaign)?;
        let done = next.act(&self.own(), filled).map_err(RegistryError::RefusedAction)?;
        Ok((write(&next)?, write(&done)?))
    }

    fn tell(&self, done: &Value) -> Result<Msg, RegistryError> {
        let done = serde_json::from_value(done.clone()).map_err(|error| unreadable(&error))?;
        Ok(G::Campaign::tell(&self.own(), &done))
    }

    fn set_up(
        &self,
        campaign: &Value,
        chosen: &[(String, String)],
    ) -> Result<Box<dyn DynTable>, RegistryError> {
        let content = self.own();
        let setup = read::<G>(campaign)?.setup(&content, chosen)?;
        Ok(Box::new(ErasedTable::<G>::new(Table::new(content, setup)?)))
    }

    fn record(&self, campaign: &Value, report: &Value, dice: &mut dyn Dice) -> Result<Value, RegistryError> {
        let mut next = read::<G>(campaign)?;
        let report = serde_json::from_value(report.clone()).map_err(|error| unreadable(&error))?;
        next.record(&self.own(), &report, dice);
        write(&next)
    }
}

fn unreadable(error: &serde_json::Error) -> RegistryError {
    RegistryError::Campaign(Msg::new("error-campaign-unreadable").text("problem", error.to_string()))
}

fn read<G: Playable>(campaign: &Value) -> Result<G::Campaign, RegistryError> {
    serde_json::from_value(campaign.clone()).map_err(|error| unreadable(&error))
}

fn write(campaign: &impl serde::Serialize) -> Result<Value, RegistryError> {
    serde_json::to_value(campaign).map_err(|error| unreadable(&error))
}
