//! Actions in a campaign, as stored in the database.

use registry::{DynCampaigns, Msg};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// An action in a campaign. Members and games are stored as the messages that name them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CampaignAction {
    /// A form was submitted between two games; stored in the game's own form.
    Did(Value),
    /// An action was undone; `None` if it is not known which.
    TookBack(Option<Box<CampaignAction>>),
    /// A game was begun.
    Began(Value),
    /// The game was abandoned.
    GaveUp,
    /// A player took the place of a member.
    Took(Value),
    /// The place of a member became free.
    Freed(Value),
    /// A player joined without a member.
    Came,
    /// A player without a member left or was removed.
    Withdrew,
    /// An action stored by an older version: a message or an unknown value.
    #[serde(untagged)]
    Older(Value),
}

impl CampaignAction {
    /// The message shown to people.
    pub(crate) fn msg(&self, all: &dyn DynCampaigns) -> Value {
        let around =
            |id: &str, name: &str, inner: &Value| json!({ "id": id, "args": [[name, { "say": [inner] }]] });
        match self {
            CampaignAction::Did(done) => {
                json!(all.tell(done).unwrap_or_else(|_| Msg::new("server-deed-unknown")))
            }
            CampaignAction::TookBack(Some(what)) => around("server-deed-undone", "what", &what.msg(all)),
            CampaignAction::TookBack(None) => json!(Msg::new("server-deed-undone-some")),
            CampaignAction::Began(game) => around("server-deed-began", "game", game),
            CampaignAction::GaveUp => json!(Msg::new("server-deed-gave-up")),
            CampaignAction::Took(who) => around("server-deed-took", "who", who),
            CampaignAction::Freed(who) => around("server-deed-freed", "who", who),
            CampaignAction::Came => json!(Msg::new("server-deed-came")),
            CampaignAction::Withdrew => json!(Msg::new("server-deed-withdrew")),
            CampaignAction::Older(msg) if msg["id"].is_string() && msg["args"].is_array() => msg.clone(),
            CampaignAction::Older(_) => json!(Msg::new("server-deed-unknown")),
        }
    }
}
