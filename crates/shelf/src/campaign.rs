//! Any game's campaigns as a handle.

use serde_json::Value;
use table::{Campaign, Chronicle, Deed, Dice, Msg, Opt, Playable, Table};

use crate::any::{AnyCampaigns, AnyTable};
use crate::stock::{self, settled};
use crate::tabled::Tabled;
use crate::{ShelfError, Stock};

impl<G: Playable> AnyCampaigns for Stock<G> {
    fn options(&self, chosen: &[(String, String)]) -> Vec<Opt> {
        let content = self.own();
        settled(chosen, |chosen| G::Campaign::options(&content, chosen))
    }

    fn begin(&self, chosen: &[(String, String)]) -> Result<Value, ShelfError> {
        let content = self.own();
        let options = |chosen: &[(String, String)]| G::Campaign::options(&content, chosen);
        write(&stock::read(chosen, options, |chosen| G::Campaign::begin(&content, chosen))?)
    }

    fn chronicle(&self, campaign: &Value) -> Result<Chronicle, ShelfError> {
        Ok(read::<G>(campaign)?.chronicle(&self.own()))
    }

    fn act(&self, campaign: &Value, deed: &Deed) -> Result<(Value, Value), ShelfError> {
        let mut next = read::<G>(campaign)?;
        let done = next.act(&self.own(), deed).map_err(ShelfError::Deed)?;
        Ok((write(&next)?, write(&done)?))
    }

    fn tell(&self, done: &Value) -> Result<Msg, ShelfError> {
        let done = serde_json::from_value(done.clone()).map_err(|error| unreadable(&error))?;
        Ok(G::Campaign::tell(&self.own(), &done))
    }

    fn set_up(&self, campaign: &Value, chosen: &[(String, String)]) -> Result<Box<dyn AnyTable>, ShelfError> {
        let content = self.own();
        let setup = read::<G>(campaign)?.setup(&content, chosen)?;
        Ok(Box::new(Tabled::<G>::new(Table::new(content, setup)?)))
    }

    fn record(&self, campaign: &Value, report: &Value, dice: &mut dyn Dice) -> Result<Value, ShelfError> {
        let mut next = read::<G>(campaign)?;
        let report = serde_json::from_value(report.clone()).map_err(|error| unreadable(&error))?;
        next.record(&self.own(), &report, dice);
        write(&next)
    }
}

fn unreadable(error: &serde_json::Error) -> ShelfError {
    ShelfError::Campaign(Msg::new("error-campaign-unreadable").text("problem", error.to_string()))
}

fn read<G: Playable>(campaign: &Value) -> Result<G::Campaign, ShelfError> {
    serde_json::from_value(campaign.clone()).map_err(|error| unreadable(&error))
}

fn write(campaign: &impl serde::Serialize) -> Result<Value, ShelfError> {
    serde_json::to_value(campaign).map_err(|error| unreadable(&error))
}
