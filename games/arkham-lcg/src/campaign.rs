//! Night of the Zealot: a campaign of three scenarios, what carries over between them, and the campaign log.
//!
//! A campaign is a chain of set-ups. [`Report`] summarizes a finished scenario, [`Campaign::record`] writes it into the
//! log, cards are bought, and [`Campaign::setup`] makes the next set-up. A standalone scenario is a campaign with one
//! set-up.

mod between;
mod buying;
mod describe;
mod done;
mod report;
mod resolution;

use std::collections::BTreeSet;

use engine::{Msg, Problem};
use rulebook::rule;
use serde::{Deserialize, Serialize};

pub use done::Done;
pub use report::{Report, ReportOf};

use crate::content::{Content, Difficulty, ScenarioDef};
use crate::deck::{self, Purpose};
use crate::describe::names;
use crate::state::Story;
use crate::{Deck, Setup};

/// The code of Lita Chantler's card.
const LITA: &str = "01117";

/// A campaign, in progress or over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Campaign {
    /// The difficulty level.
    pub difficulty: Difficulty,
    /// The scenario of a standalone game; `None` in a full campaign.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
    /// The scenario to be played next; `None` if the campaign is over.
    pub next: Option<String>,
    /// How the campaign ended; `None` while it is in progress.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// Facts of the story that later set-ups depend on.
    #[serde(default)]
    pub story: Story,
    /// The current investigators, in order of seats.
    pub people: Vec<Member>,
    /// Investigators who left and may return.
    #[serde(default)]
    pub away: Vec<Member>,
    /// The campaign log, in order.
    #[serde(default)]
    pub log: Vec<Note>,
}

/// A standalone scenario.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Alone {
    /// The name of the scenario.
    pub scenario: String,
    /// The assumed results of the scenarios before it.
    #[serde(default)]
    pub earlier: Vec<Report>,
}

/// An investigator in a campaign.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Member {
    /// The deck, with the trauma suffered so far.
    pub deck: Deck,
    /// Experience not yet spent.
    #[serde(default)]
    pub experience: u8,
    /// Why this investigator can no longer be played, if so.
    #[serde(default)]
    pub lost: Option<Loss>,
}

impl Member {
    fn new(deck: Deck) -> Member {
        Member { deck, experience: 0, lost: None }
    }
}

/// Why an investigator is permanently out of a campaign.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
#[allow(missing_docs)]
pub enum Loss {
    Killed,
    Insane,
}

/// How a campaign ends.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Ending {
    /// Arkham is saved.
    Won,
    /// The investigators survive, at a price.
    Survived,
    /// Arkham is lost, or no investigator is left.
    Lost,
}

/// A line of the campaign log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// An unplayed scenario's assumed resolution, 0 for none.
    Taken(String, u8),
    /// A scenario's resolution, 0 for none, and the experience in its victory display.
    Scenario(String, u8, u8),
    /// What an investigator (by code) got from a scenario: experience, physical trauma, mental trauma.
    Fared(String, u8, u8, u8),
    /// Experience that every investigator got from a resolution, in addition to the victory display.
    Bonus(u8),
    /// Experience that one investigator (by code) got from a resolution.
    OwnBonus(String, u8),
    /// Experience that an investigator (by code) lost to a weakness.
    Forfeited(String, u8),
    /// An investigator gains a weakness for the rest of the campaign, both by code.
    Haunted(String, String),
    /// The house still stands.
    HouseStands,
    /// The house burned down.
    HouseBurned,
    /// The Ghoul Priest is still alive.
    PriestAlive,
    /// The Ghoul Priest is dead.
    PriestDead,
    /// Lita Chantler joins the investigators.
    LitaJoins,
    /// Lita Chantler is in the deck of this investigator, by code.
    LitaWith(String),
    /// Lita Chantler looks for others to help her.
    LitaSeeksOthers,
    /// This cultist was interrogated, by code.
    Interrogated(String),
    /// This cultist got away, by code.
    GotAway(String),
    /// It is past midnight.
    PastMidnight,
    /// Arkham fell.
    ArkhamFell,
    /// The ritual was broken.
    RitualBroken,
    /// Umôrdhoth was repelled.
    UmordhothRepelled,
    /// Lita Chantler was sacrificed to Umôrdhoth.
    LitaSacrificed,
    /// An investigator (by code) was killed or driven insane.
    Lost(String, Loss),
    /// An investigator (by code) joined.
    Joined(String),
    /// An investigator (by code) left.
    Left(String),
}

impl Campaign {
    /// Begins a campaign with decks built for it.
    pub fn begin(
        content: &Content,
        difficulty: Difficulty,
        decks: Vec<Deck>,
    ) -> Result<Campaign, Vec<Problem>> {
        let first = content.scenarios().first().map_or("", |scenario| scenario.slug.as_str());
        Campaign::new(difficulty, first, decks).checked(content)
    }

    /// Begins a standalone scenario with decks built for it. The scenarios before it are assumed to have ended as the
    /// reports say, or with their first resolution.
    pub fn alone(
        content: &Content,
        scenario: &str,
        difficulty: Difficulty,
        decks: Vec<Deck>,
        earlier: Vec<Report>,
    ) -> Result<Campaign, Vec<Problem>> {
        let all = content.scenarios();
        let Some(at) = all.iter().position(|other| other.slug == scenario) else {
            let known = all.iter().map(|scenario| scenario.slug.as_str());
            return Err(vec![Problem::new("scenario", Msg::unknown(scenario, known))]);
        };
        let before = |before: &ScenarioDef| {
            let said = earlier.iter().find(|report| report.scenario == before.slug).cloned();
            let said = rule!("lcg:standalone.5", said, else None);
            said.unwrap_or_else(|| Report::chosen(content, &before.slug, 1))
        };
        let earlier = all[..rule!("lcg:standalone.4", at, else 0)].iter().map(before).collect();
        let mut campaign = Campaign::new(difficulty, scenario, decks);
        campaign.story.standalone = true;
        campaign.alone = Some(Alone { scenario: scenario.into(), earlier });
        campaign.log = campaign.taken();
        campaign.checked(content)
    }

    fn new(difficulty: Difficulty, scenario: &str, decks: Vec<Deck>) -> Campaign {
        Campaign {
            difficulty,
            alone: None,
            next: Some(scenario.into()),
            ending: None,
            story: Story::default(),
            people: decks.into_iter().map(Member::new).collect(),
            away: Vec::new(),
            log: Vec::new(),
        }
    }

    /// Returns the campaign if its decks and its first set-up are valid.
    fn checked(self, content: &Content) -> Result<Campaign, Vec<Problem>> {
        let decks = self.people.iter().map(|member| member.deck.clone());
        let decks: Vec<Deck> = decks.map(|deck| deck.played(content, self.purpose())).collect();
        let problems = deck::faults(content, decks.iter(), self.purpose());
        if !problems.is_empty() {
            return Err(problems);
        }
        self.setup(content, 1).map_err(|problem| vec![problem])?;
        Ok(self)
    }

    /// The rules by which decks are built before the first scenario.
    fn purpose(&self) -> Purpose {
        if self.alone.is_some() { Purpose::Standalone } else { Purpose::Start }
    }

    /// Everything that is wrong with a deck.
    fn faults(&self, content: &Content, deck: &Deck) -> Vec<Problem> {
        deck.clone().played(content, self.purpose()).problems(content, self.purpose())
    }

    /// The set-up of the next scenario. `lead` is the seat of the lead investigator, counted from 1.
    pub fn setup(&self, content: &Content, lead: u8) -> Result<Setup, Problem> {
        let Some(scenario) = self.next.clone() else {
            return Err(Problem::new("next", Msg::new("lcg-error-campaign-over")));
        };
        if let Some(at) = self.people.iter().position(|member| member.lost.is_some()) {
            let who = names::coded(content, &self.people[at].deck.investigator);
            let what = Msg::new("lcg-error-campaign-replace").name("investigator", who);
            return Err(Problem::new(format!("people.{}", at + 1), what));
        }
        let Campaign { people, story, .. } = self.settled(content, usize::from(lead).saturating_sub(1));
        let decks = people.into_iter().map(|member| member.deck).collect();
        let story = rule!("lcg:campaign.1", story, else Story::default());
        let setup = Setup { scenario, difficulty: self.difficulty, decks, lead, story };
        setup.check(content)?;
        Ok(setup)
    }

    /// The campaign in the state in which the next scenario begins. For a standalone scenario the results of the
    /// scenarios before it are applied, without experience. `lead` is counted from 0.
    fn settled(&self, content: &Content, lead: usize) -> Campaign {
        let mut campaign = self.clone();
        let Some(Alone { earlier, .. }) = &self.alone else { return campaign };
        for member in &mut campaign.people {
            // Completes the deck first: the earlier scenarios may add cards to it.
            member.deck = std::mem::take(&mut member.deck).played(content, Purpose::Standalone);
        }
        for report in earlier {
            let report = report.clone().unhurt(campaign.people.len(), lead);
            rule!("lcg:standalone.3", {
                campaign.settle(content, &report);
            });
        }
        campaign
    }

    /// The set-up of a standalone scenario. `lead` is the seat of the lead investigator, counted from 1.
    pub fn standalone(
        content: &Content,
        scenario: &str,
        difficulty: Difficulty,
        decks: Vec<Deck>,
        lead: u8,
        earlier: Vec<Report>,
    ) -> Result<Setup, Vec<Problem>> {
        let campaign = Campaign::alone(content, scenario, difficulty, decks, earlier)?;
        campaign.setup(content, lead).map_err(|problem| vec![problem])
    }

    /// The investigators not yet played in this campaign, by code.
    pub fn unused<'a>(&self, content: &'a Content) -> BTreeSet<&'a str> {
        let mut all = deck::investigators(content);
        all.retain(|code| {
            let lost = |note: &Note| matches!(note, Note::Lost(of, _) if of == code);
            let known = |member: &Member| member.deck.investigator == *code;
            rule!("lcg:killed-insane.1", !self.log.iter().any(lost), else true)
                && rule!("lcg:join-leave.1", !self.people.iter().chain(&self.away).any(known), else true)
        });
        all
    }

    fn newcomer(&self, content: &Content, deck: &Deck) -> Result<(), Vec<Problem>> {
        let unused = self.unused(content);
        let known = deck.investigator(content).is_some();
        if known && !unused.contains(deck.investigator.as_str()) {
            let id =
                if unused.is_empty() { "lcg-error-campaign-used-all" } else { "lcg-error-campaign-used" };
            let what = Msg::new(id).name("investigator", names::coded(content, &deck.investigator));
            let free = unused.into_iter().map(|code| Msg::new(names::coded(content, code))).collect();
            return Err(vec![Problem::new("investigator", what.list("known", free))]);
        }
        let problems = self.faults(content, deck);
        if problems.is_empty() { Ok(()) } else { Err(problems) }
    }

    /// Replaces an investigator who was killed or driven insane with a new one, without experience or trauma.
    pub fn replace(&mut self, content: &Content, seat: usize, deck: Deck) -> Result<(), Vec<Problem>> {
        self.newcomer(content, &deck)?;
        let member = self.people.get_mut(seat).filter(|member| member.lost.is_some());
        let Some(member) = member else {
            return Err(vec![Problem::new(
                format!("people.{}", seat + 1),
                Msg::new("lcg-error-campaign-not-lost"),
            )]);
        };
        self.log.push(Note::Joined(deck.investigator.clone()));
        *member = Member::new(deck);
        Ok(())
    }

    /// Adds an investigator between scenarios, either a new one or one who left earlier.
    pub fn join(&mut self, content: &Content, deck: Deck) -> Result<(), Vec<Problem>> {
        let back = self.away.iter().position(|member| member.deck.investigator == deck.investigator);
        let member = match back {
            Some(at) => self.away.remove(at),
            None => {
                self.newcomer(content, &deck)?;
                Member::new(deck)
            }
        };
        self.note_of_company(Note::Joined(member.deck.investigator.clone()));
        self.people.push(member);
        Ok(())
    }

    /// Removes an investigator between scenarios; experience, trauma and deck are kept in [`Campaign::away`]. Lita
    /// Chantler leaves the deck, and the others choose again who has her.
    pub fn leave(&mut self, seat: usize) {
        if seat < self.people.len() {
            let mut member = self.people.remove(seat);
            member.deck.cards.remove(LITA);
            self.note_of_company(Note::Left(member.deck.investigator.clone()));
            // Before the first scenario there is nothing to keep for a return.
            if member.lost.is_none() && !self.is_fresh() {
                self.away.push(member);
            }
        }
    }

    /// Whether no scenario has been played yet, so that decks can still be rebuilt.
    fn is_fresh(&self) -> bool {
        !self.log.iter().any(|note| matches!(note, Note::Scenario(..)))
    }

    /// Logs that an investigator joined or left, unless no scenario has been played yet.
    fn note_of_company(&mut self, note: Note) {
        if !self.is_fresh() {
            self.log.push(note);
        }
    }

    /// Puts Lita Chantler into the deck of that seat, or of nobody. She must have joined.
    pub fn carry_lita(&mut self, seat: Option<usize>) -> Result<(), Problem> {
        if rule!("lcg:experience.8", !self.story.lita, else false) {
            return Err(Problem::new(format!("cards.{LITA}"), Msg::new("lcg-error-campaign-no-lita")));
        }
        self.people.iter_mut().chain(&mut self.away).for_each(|member| {
            member.deck.cards.remove(LITA);
        });
        if let Some(member) = seat.and_then(|seat| self.people.get_mut(seat)) {
            member.deck.cards.insert(LITA.into(), 1);
        }
        Ok(())
    }
}
