//! Bodies of requests and answers about campaigns, and about texts for options.

use registry::{Chronicle, Msg, Seat, SetupOption};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;

use super::http::{NewSeat, OptionChoice, Policy, Seating, TableCard};

/// `POST /api/v1/games/{game}/proofread`: all that is wrong with a text for an option, answered by a list of messages.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Proofread {
    /// The kind of text that the option takes.
    pub kind: String,
    /// The text.
    pub text: String,
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
    pub options: Vec<SetupOption>,
    /// Why it cannot begin.
    pub problem: Option<Msg>,
    /// The option that this is about, if it is about one.
    pub at: Option<String>,
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
    #[ts(as = "Msg")]
    pub title: Value,
    /// The game that comes next.
    #[ts(as = "Option<Msg>")]
    pub next: Option<Value>,
    /// How it ended.
    #[ts(as = "Option<Msg>")]
    pub end: Option<Value>,
    /// Who plays.
    #[ts(as = "Vec<Msg>")]
    pub who: Vec<Value>,
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
    /// Who plays each member, as far as that is known: whoever has the place, or played there in the game before.
    pub before: Vec<Option<Seating>>,
    /// Whether each member's place is somebody else's, so that the guest may seat there only them, or a bot in their stead.
    pub reserved: Vec<bool>,
    /// The places of people, in the order of members; those who have no member yet come last.
    pub places: Vec<Place>,
    /// What was done in it lately, in order.
    pub done: Vec<Done>,
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

/// Somebody's place in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Place {
    /// The member that they play; none as long as they have not chosen.
    pub member: Option<u8>,
    /// What tells it apart from every other, also from one that somebody else has had there or will have: it is given up by
    /// this, and a game begins with those that were seen.
    pub key: String,
    /// What they are called; none if nobody has come yet.
    pub name: Option<String>,
    /// Whether the guest plays there.
    pub yours: bool,
    /// Whether somebody else plays there at the guest's screen.
    pub here: bool,
    /// Whether they say that they are ready for the next game.
    pub ready: bool,
    /// The invitation to it, as long as nobody has come: the address `/join/{code}`.
    pub invitation: Option<String>,
}

/// Something that somebody did in a campaign.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Done {
    /// What they are called.
    pub name: String,
    /// Whether it was the guest.
    pub yours: bool,
    /// What.
    #[ts(as = "Msg")]
    pub what: Value,
    /// When, in seconds since 1970.
    pub at: i64,
}

/// `POST /api/v1/campaigns/{id}/places`: something about who plays whom, answered by [`CampaignPage`].
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct NewPlace {
    /// The version that it is about.
    pub version: u32,
    /// What.
    pub wish: PlaceWish,
}

/// What can be wished about places.
#[derive(Clone, PartialEq, Eq, Debug, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PlaceWish {
    /// A friend is invited to play this member, or one that they choose when they have come.
    Invite(Option<u8>),
    /// The guest plays this member, whom nobody plays yet.
    Take(u8),
    /// The place with this key is given up, or the invitation to it taken back. For whoever has it, and for whoever began the
    /// campaign; an invitation is everybody's. Refused as stale once somebody else has it, or has come by the invitation.
    GiveUp(String),
    /// Whoever plays this member is ready for the next game, or not any more. For whoever has the place.
    Ready(u8, bool),
}

/// `GET /api/v1/join/{code}`: what an invitation is to; and what was joined, as the answer to `POST`.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum Invited {
    /// A seat at a table.
    Table(TableCard),
    /// A place in a campaign.
    Campaign(CampaignInvited),
}

/// A campaign that somebody is invited to.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CampaignInvited {
    /// The campaign.
    pub campaign: CampaignCard,
    /// The member to play, if one is meant.
    #[ts(as = "Option<Msg>")]
    pub who: Option<Value>,
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
    /// The keys of the places that were seen, in their order. Refused as stale once somebody has come or left.
    pub places: Vec<String>,
    /// Who sits where, in order. A bot in somebody's place only stands in for them, for this game.
    pub seats: Vec<NewSeat>,
    /// What the table allows.
    pub policy: Policy,
}
