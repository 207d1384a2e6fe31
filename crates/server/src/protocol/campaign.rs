//! Bodies of requests and responses about campaigns, and about texts for options.

use registry::{Chronicle, Msg, Seat, SetupOption};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::http::{NewSeat, OptionChoice, Policy, Seating, TableCard};

/// `POST /api/v1/games/{game}/proofread`: checks a text for an option; answered by the list of problems.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Proofread {
    /// The kind of text that the option takes.
    pub kind: String,
    /// The text to check.
    pub text: String,
}

/// `POST /api/v1/games/{game}/campaign`: the options of a new campaign, answered by [`CampaignOffered`]; and `POST
/// /api/v1/games/{game}/campaigns`: creates a campaign, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewCampaign {
    /// The options chosen so far; the others have their defaults.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
}

/// The options of a new campaign.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignOffered {
    /// The options that are applicable with those chosen so far.
    pub options: Vec<SetupOption>,
    /// Why the campaign cannot begin with these options.
    pub problem: Option<Msg>,
    /// The option that causes the problem, if it is a single one.
    pub at: Option<String>,
}

/// `GET /api/v1/campaigns`: one of the guest's campaigns, most recently played first.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignCard {
    /// The campaign's id, part of its address `/c/{id}`.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The campaign's title.
    #[ts(as = "Msg")]
    pub title: Value,
    /// The name of the next game.
    #[ts(as = "Option<Msg>")]
    pub next: Option<Value>,
    /// The result, if the campaign is over.
    #[ts(as = "Option<Msg>")]
    pub end: Option<Value>,
    /// The members.
    #[ts(as = "Vec<Msg>")]
    pub who: Vec<Value>,
    /// When the campaign last changed, in seconds since 1970.
    pub at: i64,
}

/// `GET /api/v1/campaigns/{id}`: a campaign as its players see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignPage {
    /// The campaign's id.
    pub id: String,
    /// The game's name.
    pub game: String,
    /// The number of changes so far; requests that change the campaign repeat it.
    pub version: u32,
    /// The campaign's current state.
    pub chronicle: Chronicle,
    /// The game being played.
    pub playing: Option<TableCard>,
    /// The finished games, in order.
    pub played: Vec<TableCard>,
    /// The player of each member, if known: the owner of the place, or the player in the previous game.
    pub before: Vec<Option<Seating>>,
    /// For each member, whether the place is somebody else's: the guest may seat only them there, or a bot in their
    /// stead.
    pub reserved: Vec<bool>,
    /// The players' places, in the order of members; those without a member yet come last.
    pub places: Vec<Place>,
    /// The most recent actions, in order.
    pub done: Vec<Done>,
    /// The policy of the previous game's table.
    pub policy: Option<Policy>,
    /// Whether the last action can be undone.
    pub undoable: bool,
    /// Whether the guest may abandon the game being played.
    pub droppable: bool,
    /// Whether the game being played cannot continue, because this version does not play it as it was played.
    pub lost: bool,
    /// Whether the guest may close the campaign for good.
    pub closable: bool,
}

/// A player's place in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Place {
    /// The member that they play; none until they have chosen.
    pub member: Option<u8>,
    /// A unique key: no other place, earlier or later, has the same. A request names it to give up the place or to
    /// begin a game.
    pub key: String,
    /// The player's name; none until the invitation is used.
    pub name: Option<String>,
    /// Whether the place is the guest's.
    pub yours: bool,
    /// Whether another person plays there at the guest's screen.
    pub here: bool,
    /// Whether the player is ready for the next game.
    pub ready: bool,
    /// The invitation code, until it is used: the address `/join/{code}`.
    pub invitation: Option<String>,
}

/// An action in a campaign.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Done {
    /// The name of the person who did it.
    pub name: String,
    /// Whether the guest did it.
    pub yours: bool,
    /// The action as text.
    #[ts(as = "Msg")]
    pub what: Value,
    /// When it was done, in seconds since 1970.
    pub at: i64,
}

/// `POST /api/v1/campaigns/{id}/places`: changes who plays which member, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPlace {
    /// The campaign's version that the request is based on.
    pub version: u32,
    /// The change to make.
    pub wish: PlaceWish,
}

/// A change to the places of a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWish {
    /// Invite a friend to play this member, or one that they choose on arrival.
    Invite(Option<u8>),
    /// Take this member, who has no player yet.
    Take(u8),
    /// Give up the place with this key, or revoke the invitation to it. Allowed for the owner of the place and for
    /// the campaign's creator; any player may revoke an invitation. Refused as stale once the place has another owner
    /// or the invitation was used.
    GiveUp(String),
    /// Set whether this member's player is ready for the next game. Allowed for the owner of the place.
    Ready(u8, bool),
}

/// `GET /api/v1/join/{code}`: what an invitation is for; also the answer to `POST`, which uses the invitation.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Invited {
    /// A seat at a table.
    Table(TableCard),
    /// A place in a campaign.
    Campaign(CampaignInvited),
}

/// A campaign that an invitation is for.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignInvited {
    /// The campaign.
    pub campaign: CampaignCard,
    /// The member to play, if the invitation names one.
    #[ts(as = "Option<Msg>")]
    pub who: Option<Value>,
}

/// `POST /api/v1/campaigns/{id}/deeds`: submits a form between two games, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct SubmittedForm {
    /// The campaign's version that the request is based on.
    pub version: u32,
    /// The id of the form.
    pub form: String,
    /// The seat that the form belongs to, if it belongs to one.
    #[serde(default)]
    pub seat: Option<Seat>,
    /// The values filled in.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
}

/// `POST /api/v1/campaigns/{id}/tables`: begins the next game, answered by [`TableCard`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NextGame {
    /// The campaign's version that the request is based on.
    pub version: u32,
    /// The chosen values of the chronicle's options.
    #[serde(default)]
    pub options: Vec<OptionChoice>,
    /// The keys of the places as the client saw them, in order. Refused as stale if the places have changed since.
    pub places: Vec<String>,
    /// The occupants, in the order of seats. A bot in a player's place stands in for them in this game only.
    pub seats: Vec<NewSeat>,
    /// The policy of the new table.
    pub policy: Policy,
}
