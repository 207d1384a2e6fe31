//! Campaigns: series of games in which the result of one shapes the next.
//!
//! A campaign is plain data between its games; the engine does not store it. It produces a set-up, the game is played
//! like any other, and the report of the finished game is recorded in the campaign.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::options::read_options;
use crate::{Chosen, Dice, Given, Msg, Playable, Problem, Seat, SetupError, SetupOption, given};

/// A campaign of a game.
pub trait Campaign<G: Playable>: Sized + Clone + Serialize + DeserializeOwned + Send + Sync {
    /// Whether the game has campaigns at all.
    const EXISTS: bool = true;

    /// The stored record of an action taken between two games.
    type Done: Serialize + DeserializeOwned;

    /// What a finished game reports to its campaign.
    type Report: Serialize + DeserializeOwned;

    /// The options of a new campaign, as [`Playable::options`].
    fn options(content: &G::Content, chosen: &Given) -> Vec<SetupOption>;

    /// Starts a campaign with the values of all options.
    fn begin_with(content: &G::Content, chosen: &Chosen<'_>) -> Result<Self, SetupError>;

    /// Starts a campaign with the options given; the others take their defaults.
    fn begin(content: &G::Content, given: &Given) -> Result<Self, SetupError> {
        let options = |chosen: &Given| Self::options(content, chosen);
        read_options(given, options, |chosen| Self::begin_with(content, chosen))
    }

    /// Returns the state of the campaign for display.
    fn chronicle(&self, content: &G::Content) -> Chronicle;

    /// Carries out an action between two games and returns its record. An error leaves the campaign unchanged.
    fn act(&mut self, content: &G::Content, filled: &FilledForm) -> Result<Self::Done, Problem>;

    /// Describes a recorded action for display.
    fn tell(content: &G::Content, done: &Self::Done) -> Msg;

    /// Returns the set-up of the next game, given the values chosen for the chronicle's options.
    fn setup(&self, content: &G::Content, chosen: &Given) -> Result<G::Setup, SetupError>;

    /// Returns what the finished game reports to its campaign.
    fn report(content: &G::Content, game: &G, end: &G::End) -> Self::Report;

    /// Records the report of a finished game in the campaign.
    fn record(&mut self, content: &G::Content, report: &Self::Report, dice: &mut dyn Dice);
}

/// The campaign type of games without campaigns.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum NoCampaign {}

impl<G: Playable> Campaign<G> for NoCampaign {
    const EXISTS: bool = false;
    type Done = NoCampaign;
    type Report = ();

    fn options(_: &G::Content, _: &Given) -> Vec<SetupOption> {
        Vec::new()
    }

    fn begin_with(_: &G::Content, _: &Chosen<'_>) -> Result<Self, SetupError> {
        Err(SetupError { place: "campaign", problem: Msg::new("error-no-campaign") })
    }

    fn chronicle(&self, _: &G::Content) -> Chronicle {
        match *self {}
    }

    fn act(&mut self, _: &G::Content, _: &FilledForm) -> Result<NoCampaign, Problem> {
        match *self {}
    }

    fn tell(_: &G::Content, done: &NoCampaign) -> Msg {
        match *done {}
    }

    fn setup(&self, _: &G::Content, _: &Given) -> Result<G::Setup, SetupError> {
        match *self {}
    }

    fn report(_: &G::Content, _: &G, _: &G::End) {}

    fn record(&mut self, _: &G::Content, (): &(), _: &mut dyn Dice) {
        match *self {}
    }
}

/// The state of a campaign, for display.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Chronicle {
    /// The name and difficulty of the campaign.
    pub title: Msg,
    /// The next game; `None` if the campaign is over.
    pub next: Option<Msg>,
    /// How the campaign ended, if it has.
    pub end: Option<Msg>,
    /// Why the next game cannot begin yet, if so.
    pub hindrance: Option<Msg>,
    /// The members, in seat order.
    pub members: Vec<Member>,
    /// The campaign log, oldest entry first.
    pub log: Vec<Msg>,
    /// The actions available before the next game.
    pub forms: Vec<Form>,
    /// The options of the next game.
    pub options: Vec<SetupOption>,
}

/// A member of a campaign, such as an investigator.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Member {
    /// The display name of the seat.
    pub who: Msg,
    /// The member's condition, one short text per line.
    pub lines: Vec<Msg>,
    /// The member's possessions.
    pub belongings: Vec<Msg>,
    /// Whether the member is out of the campaign and can no longer be played.
    pub lost: bool,
    /// The member's deck as an importable file, if any.
    pub file: Option<String>,
}

/// An action that can be taken between two games.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Form {
    /// The key that names it in a [`FilledForm`].
    pub key: &'static str,
    /// The seat it belongs to; `None` if it concerns the whole group.
    pub seat: Option<Seat>,
    /// A description of what it does.
    pub about: Msg,
    /// The points available for it, if it costs any.
    pub budget: Option<u32>,
    /// The fields to fill in.
    pub options: Vec<SetupOption>,
}

/// Maps each member after a change to the seat index that its player had before. A member keeps its player; a member
/// who replaces another takes over that one's player. `None` for a new place.
pub fn reseated(before: &[Member], after: &[Member]) -> Vec<Option<usize>> {
    let same = before.len() == after.len();
    let seat = |(at, member): (usize, &Member)| {
        let sat = before.iter().position(|other| other.who == member.who);
        let stayed = |at: &usize| !after.iter().any(|other| other.who == before[*at].who);
        sat.or_else(|| same.then_some(at).filter(stayed))
    };
    after.iter().enumerate().map(seat).collect()
}

/// A completed [`Form`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledForm {
    /// The [`Form::key`] of the form.
    pub form: String,
    /// The seat it was filled in for; `None` if it concerns the whole group.
    pub seat: Option<Seat>,
    /// The chosen values as key–value pairs.
    pub chosen: Vec<(String, String)>,
}

impl FilledForm {
    /// Returns the last value given for this key.
    pub fn said(&self, key: &str) -> Option<&str> {
        given(&self.chosen, key)
    }
}
