//! Games that hang together: what one leaves behind makes the next.
//!
//! A campaign is plain data between its games. Nothing of it lives in the engine: it makes a set-up, the game is played
//! like any other, and what the game reports is written into the campaign.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::{Dice, Msg, Playable, Problem, Seat, SetupError, SetupOption};

/// A campaign of a game.
pub trait Campaign<G: Playable>: Sized + Clone + Serialize + DeserializeOwned + Send + Sync {
    /// Whether the game has any.
    const EXISTS: bool = true;

    /// What was done between two games, as it is kept.
    type Done: Serialize + DeserializeOwned;

    /// What a game that is over has to tell.
    type Report: Serialize + DeserializeOwned;

    /// The options of a new campaign, as [`Playable::options`].
    fn options(content: &G::Content, chosen: &[(String, String)]) -> Vec<SetupOption>;

    /// A new campaign; options not given take their defaults.
    fn begin(content: &G::Content, chosen: &[(String, String)]) -> Result<Self, SetupError>;

    /// How it stands, for people.
    fn chronicle(&self, content: &G::Content) -> Chronicle;

    /// Something is done between two games: what, for whoever reads it later. What is refused changes nothing.
    fn act(&mut self, content: &G::Content, deed: &FilledForm) -> Result<Self::Done, Problem>;

    /// What was done, for people.
    fn tell(content: &G::Content, done: &Self::Done) -> Msg;

    /// The set-up of the next game, with what was chosen of the chronicle's options.
    fn setup(&self, content: &G::Content, chosen: &[(String, String)]) -> Result<G::Setup, SetupError>;

    /// What a game that is over has to tell.
    fn report(content: &G::Content, game: &G, end: &G::End) -> Self::Report;

    /// Writes a game that is over into the campaign.
    fn record(&mut self, content: &G::Content, report: &Self::Report, dice: &mut dyn Dice);
}

/// The campaigns of a game that has none.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub enum NoCampaign {}

impl<G: Playable> Campaign<G> for NoCampaign {
    const EXISTS: bool = false;
    type Done = NoCampaign;
    type Report = ();

    fn options(_: &G::Content, _: &[(String, String)]) -> Vec<SetupOption> {
        Vec::new()
    }

    fn begin(_: &G::Content, _: &[(String, String)]) -> Result<Self, SetupError> {
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

    fn setup(&self, _: &G::Content, _: &[(String, String)]) -> Result<G::Setup, SetupError> {
        match *self {}
    }

    fn report(_: &G::Content, _: &G, _: &G::End) {}

    fn record(&mut self, _: &G::Content, (): &(), _: &mut dyn Dice) {
        match *self {}
    }
}

/// How a campaign stands, for people.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Chronicle {
    /// What the campaign is called, and how hard it is.
    pub title: Msg,
    /// The game that comes next; none if the campaign is over.
    pub next: Option<Msg>,
    /// How it ended, once it has.
    pub end: Option<Msg>,
    /// Why the next game cannot begin yet.
    pub hindrance: Option<Msg>,
    /// Those who play, in order of seats.
    pub members: Vec<Member>,
    /// What was written down, in order.
    pub log: Vec<Msg>,
    /// What can be done before the next game.
    pub forms: Vec<Form>,
    /// What can be chosen for the next game.
    pub options: Vec<SetupOption>,
}

/// Somebody who plays in a campaign.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Member {
    /// What the game calls the seat.
    pub who: Msg,
    /// How they fare, in a few words each.
    pub lines: Vec<Msg>,
    /// What they have, listed.
    pub belongings: Vec<Msg>,
    /// Whether they cannot be played any more.
    pub lost: bool,
    /// What they bring along, as other programs read it: a deck.
    pub file: Option<String>,
}

/// Something that can be done between two games.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct Form {
    /// Its name in a [`FilledForm`].
    pub key: &'static str,
    /// Whose it is; none if it is about all.
    pub seat: Option<Seat>,
    /// What it does, for people.
    pub about: Msg,
    /// How much there is to spend on it, where it costs something.
    pub budget: Option<u32>,
    /// What has to be said for it.
    pub options: Vec<SetupOption>,
}

/// Whose place each member has after a change, by the seat it had before: with each member goes whoever had them, and whoever
/// takes somebody's place takes it from the same person.
pub fn reseated(before: &[Member], after: &[Member]) -> Vec<Option<usize>> {
    let same = before.len() == after.len();
    let seat = |(at, member): (usize, &Member)| {
        let sat = before.iter().position(|other| other.who == member.who);
        let stayed = |at: &usize| !after.iter().any(|other| other.who == before[*at].who);
        sat.or_else(|| same.then_some(at).filter(stayed))
    };
    after.iter().enumerate().map(seat).collect()
}

/// A form filled in.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct FilledForm {
    /// Which.
    pub form: String,
    /// Whose.
    pub seat: Option<Seat>,
    /// What was chosen.
    pub chosen: Vec<(String, String)>,
}

impl FilledForm {
    /// What was said last under this key.
    pub fn said(&self, key: &str) -> Option<&str> {
        self.chosen.iter().rev().find(|(other, _)| other == key).map(|(_, value)| value.as_str())
    }
}
