//! Bodies of requests and answers about campaigns, and about texts for options.

use serde::{Deserialize, Serialize};
use shelf::{Chronicle, Msg, Opt, Seat};
use ts_rs::TS;

use super::http::{NewSeat, OptionChoice, Policy, Seating, TableCard};

/// `POST /api/v1/games/{game}/proofread`: all that is wrong with a text for an option, answered by a list of messages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Proofread {
    /// The option.
    pub key: String,
    /// The text.
    pub text: String,
    /// Whether it is an option of a new campaign.
    pub campaign: bool,
}

/// `POST /api/v1/games/{game}/campaign`: what can be chosen for a new campaign, answered by [`CampaignOffered`]; and
/// `POST /api/v1/games/{game}/campaigns`: a new campaign, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewCampaign {
    /// Options chosen so far; defaults where not given.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
}

/// What can still be chosen for a campaign.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignOffered {
    /// The options that still make sense.
    pub options: Vec<Opt>,
    /// Why it cannot begin.
    pub problem: Option<Msg>,
}

/// `GET /api/v1/campaigns`: the guest's campaigns, the last played first.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignCard {
    /// Its id, part of its address `/c/{id}`.
    pub id: String,
    /// The game.
    pub game: String,
    /// What it is called.
    pub title: Msg,
    /// The game that comes next.
    pub next: Option<Msg>,
    /// How it ended.
    pub end: Option<Msg>,
    /// Who plays.
    pub who: Vec<Msg>,
    /// When something last happened, in seconds since 1970.
    pub at: i64,
}

/// `GET /api/v1/campaigns/{id}`: a campaign as its players see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignPage {
    /// Its id.
    pub id: String,
    /// The game.
    pub game: String,
    /// How often it has changed: what is done to it names this number.
    pub version: u32,
    /// How it stands.
    pub chronicle: Chronicle,
    /// The game that is being played.
    pub playing: Option<TableCard>,
    /// The games that are over, in order.
    pub played: Vec<TableCard>,
    /// Who played each member in the game before.
    pub before: Vec<Option<Seating>>,
    /// What the table of the game before allowed.
    pub policy: Option<Policy>,
    /// Whether the last thing done can be taken back.
    pub undoable: bool,
    /// Whether the guest may give up the game that is being played.
    pub droppable: bool,
    /// Whether the game that is being played cannot go on, because this version does not play it as it was played.
    pub lost: bool,
    /// Whether the guest may close it for good.
    pub closable: bool,
}

/// `POST /api/v1/campaigns/{id}/deeds`: something is done between two games, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewDeed {
    /// The version that it is about.
    pub version: u32,
    /// Which form is filled in.
    pub form: String,
    /// Whose.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// What was chosen.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
}

/// `POST /api/v1/campaigns/{id}/tables`: the next game, answered by [`TableCard`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NextGame {
    /// The version that it is about.
    pub version: u32,
    /// What was chosen of the chronicle's options.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
    /// Who sits where, in order.
    pub seats: Vec<NewSeat>,
    /// What the table allows.
    pub policy: Policy,
}
