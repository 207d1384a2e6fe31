//! What people do in a campaign, as it is kept.

use registry::{DynCampaigns, Msg};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Something that somebody did in a campaign. Members and games are messages, as their game calls them.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum CampaignAction {
    /// Something between two games, as the game keeps it.
    Did(Value),
    /// Something was taken back; none if it is not remembered what.
    TookBack(Option<Box<CampaignAction>>),
    /// A game was begun.
    Began(Value),
    /// It was given up.
    GaveUp,
    /// They took the place of a member.
    Took(Value),
    /// The place of a member is free again.
    Freed(Value),
    /// They came, without a member.
    Came,
    /// Somebody without a member has no place any more.
    Withdrew,
    /// What an older version kept: a message, or whatever we do not know.
    #[serde(untagged)]
    Older(Value),
}

impl CampaignAction {
    /// What people read: a message.
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
