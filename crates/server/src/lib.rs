//! Serves tables over the network. One task owns each table; a move is acknowledged and broadcast only after it is
//! stored.
//!
//! Nothing here names a game: everything goes through [`registry`].

mod app;
mod bots;
mod campaign_action;
mod config;
mod failure;
mod health;
mod http;
mod limits;
mod linger;
mod listener;
mod metrics;
mod names;
mod program;
pub mod protocol;
mod queue;
mod quota;
mod random_ids;
mod repeated_errors;
mod room;
mod serve;
mod socket;
mod store;
mod system_message;
mod write_timeout;

pub use config::{Config, ConfigError, OptionalAddress};
pub use serve::{ServeError, Server};
pub use store::{
    BackedUp, BackupError, DataError, Fault, Progress, Report, Restored, backup, database_in,
    newest_schema_version, restore, verify,
};
