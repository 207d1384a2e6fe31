//! Night of the Zealot: three scenarios, what each leaves behind for the next, and the log of it.
//!
//! A campaign is a chain of set-ups. [`Report`] reads a scenario that is over, [`Campaign::record`] writes it into the
//! log, cards are bought, and [`Campaign::setup`] makes the next one. A scenario by itself is a campaign with one set-up.

mod between;
mod buying;
mod done;
mod report;
mod resolution;
mod told;

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

/// Lita's card.
const LITA: &str = "01117";

/// A campaign in progress, or over.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Campaign {
    /// How hard it is.
    pub difficulty: Difficulty,
    /// The one scenario that is played, if it is played by itself.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub alone: Option<Alone>,
    /// The scenario to be played next; none if the campaign is over.
    pub next: Option<String>,
    /// How it ended, once it has.
    #[serde(default)]
    pub ending: Option<Ending>,
    /// What matters for later set-ups.
    #[serde(default)]
    pub story: Story,
    /// Those who play, in order of seats.
    pub people: Vec<Member>,
    /// Those who have left, and may come back.
    #[serde(default)]
    pub away: Vec<Member>,
    /// What was written down, in order.
    #[serde(default)]
    pub log: Vec<Note>,
}

/// A scenario that is played by itself.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Alone {
    /// Its name.
    pub scenario: String,
    /// How those before it are taken to have ended.
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
    /// Why this investigator cannot be played any more.
    #[serde(default)]
    pub lost: Option<Loss>,
}

impl Member {
    fn new(deck: Deck) -> Member {
        Member { deck, experience: 0, lost: None }
    }
}

/// Why an investigator is out of a campaign for good.
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
    /// The investigators live, at a price.
    Survived,
    /// Arkham is lost, or nobody is left to go on.
    Lost,
}

/// A line of the campaign log.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Note {
    /// A scenario that nobody played is taken to have ended with a resolution, 0 for none.
    Taken(String, u8),
    /// A scenario ended with a resolution, 0 for none; so much experience lay in the victory display.
    Scenario(String, u8, u8),
    /// What a scenario brought an investigator, by code: experience, physical and mental trauma.
    Fared(String, u8, u8, u8),
    /// A resolution brought everybody so much experience beside the victory display.
    Bonus(u8),
    /// A resolution brought one of them so much more, by code.
    OwnBonus(String, u8),
    /// A weakness cost an investigator so much of the experience, by code.
    Forfeited(String, u8),
    /// A weakness that an investigator takes along from then on, both by code.
    Haunted(String, String),
    /// The house still stands.
    HouseStands,
    /// The house stands no longer.
    HouseBurned,
    /// The Ghoul Priest is still about.
    PriestAlive,
    /// The Ghoul Priest is dead after all.
    PriestDead,
    /// Lita goes with the investigators.
    LitaJoins,
    /// Lita is in an investigator's deck, by code.
    LitaWith(String),
    /// Lita looks for others to help her.
    LitaSeeksOthers,
    /// This cultist was made to speak, by code.
    Interrogated(String),
    /// This cultist got away, by code.
    GotAway(String),
    /// It is past midnight.
    PastMidnight,
    /// Arkham fell.
    ArkhamFell,
    /// The ritual was broken.
    RitualBroken,
    /// Umôrdhoth was driven back.
    UmordhothRepelled,
    /// Lita was given to Umôrdhoth.
    LitaSacrificed,
    /// An investigator died or lost their mind.
    Lost(String, Loss),
    /// An investigator joins, by code.
    Joined(String),
    /// An investigator leaves, by code.
    Left(String),
}

impl Campaign {
    /// A new campaign with decks built for it.
    pub fn begin(
        content: &Content,
        difficulty: Difficulty,
        decks: Vec<Deck>,
    ) -> Result<Campaign, Vec<Problem>> {
        let first = content.scenarios().first().map_or("", |scenario| scenario.slug.as_str());
        Campaign::new(difficulty, first, decks).checked(content)
    }

    /// A campaign of one scenario by itself, with decks built for it. Those before it are taken to have ended as the reports
    /// say, or with their first resolution.
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

    /// The campaign, if it can begin.
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

    /// What decks are built for before the first scenario.
    fn purpose(&self) -> Purpose {
        if self.alone.is_some() { Purpose::Standalone } else { Purpose::Start }
    }

    /// All that is wrong with a deck that somebody brings.
    fn faults(&self, content: &Content, deck: &Deck) -> Vec<Problem> {
        deck.clone().played(content, self.purpose()).problems(content, self.purpose())
    }

    /// The set-up of the next scenario, with that seat's investigator in the lead, counted from 1.
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

    /// The campaign as its next scenario finds it. What comes before one that is played by itself is settled under the same
    /// lead, counted from 0; nobody earns experience by it.
    fn settled(&self, content: &Content, lead: usize) -> Campaign {
        let mut campaign = self.clone();
        let Some(Alone { earlier, .. }) = &self.alone else { return campaign };
        for member in &mut campaign.people {
            // The deck as it is brought: what the story adds to it comes afterwards.
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

    /// The set-up of one scenario by itself, with that seat's investigator in the lead, counted from 1.
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

    /// The investigators nobody has played in this campaign, by code.
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

    /// Somebody whose investigator is lost goes on with another, without experience or trauma.
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

    /// Somebody joins between scenarios: with a new investigator, or with one who was there before.
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

    /// Somebody leaves between scenarios; the log keeps experience, trauma and deck. Lita stays with the others, who
    /// say anew whose deck she goes into.
    pub fn leave(&mut self, seat: usize) {
        if seat < self.people.len() {
            let mut member = self.people.remove(seat);
            member.deck.cards.remove(LITA);
            self.note_of_company(Note::Left(member.deck.investigator.clone()));
            // Whoever leaves before anything has happened leaves nothing behind to come back to.
            if member.lost.is_none() && !self.is_fresh() {
                self.away.push(member);
            }
        }
    }

    /// Whether no scenario has been played yet: decks can still be built anew.
    fn is_fresh(&self) -> bool {
        !self.log.iter().any(|note| matches!(note, Note::Scenario(..)))
    }

    /// Somebody comes or goes: that is part of the story once there is one.
    fn note_of_company(&mut self, note: Note) {
        if !self.is_fresh() {
            self.log.push(note);
        }
    }

    /// Lita goes into that seat's deck, or into nobody's. She must have joined.
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
