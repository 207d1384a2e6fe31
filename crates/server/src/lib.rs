//! Tables over the network. One task owns each table; a move is acknowledged and told only when it is kept.
//!
//! Nothing here names a game: everything goes through [`shelf`].

mod app;
mod bots;
mod config;
mod deed;
mod door;
mod failure;
mod health;
mod http;
mod limits;
mod metrics;
mod names;
mod patient;
mod program;
pub mod protocol;
mod queue;
mod remark;
mod secret;
mod serve;
mod share;
mod socket;
mod store;
mod table;

pub use config::{Config, ConfigError, OptionalAddress};
pub use serve::{ServeError, Server};
pub use store::{
    BackedUp, BackupError, DataError, Fault, Progress, Report, Restored, backup, database_in,
    newest_schema_version, restore, verify,
};
