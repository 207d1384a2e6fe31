//! Decks: what may be in them, what their cards cost, and how they are exchanged with other programs.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Msg, Problem};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Deck;
use crate::content::{CardDef, CardDefId, CardType, Class, Content, Keyword, Weakness};
use crate::setup::BY_LOT;

/// Cards in a deck, without those that do not count.
pub const SIZE: u8 = 30;
/// Copies of a card in a deck, by title.
const COPIES: u8 = 2;
/// The highest level of one's own class and of neutral cards.
const OWN_LEVEL: u8 = 5;
/// The highest level of one's second class.
pub(crate) const SECOND_LEVEL: u8 = 2;
/// What the cards of a standalone deck may cost at most.
const STANDALONE: u8 = 49;

/// What a deck is built for.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// The first scenario of a campaign.
    Start,
    /// A later one: cards were bought, and some came by themselves.
    Campaign,
    /// One scenario by itself.
    Standalone,
}

impl Purpose {
    pub(crate) const ALL: [Purpose; 3] = [Purpose::Start, Purpose::Campaign, Purpose::Standalone];

    /// The word for a deck that is built for it.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Purpose::Start => "start",
            Purpose::Campaign => "campaign",
            Purpose::Standalone => "standalone",
        }
    }
}

/// The message that names a card.
pub fn name(card: &CardDef) -> String {
    format!("lcg-card-{}", card.title)
}

/// What is said of cards that the box does not have: so many of each code.
pub(crate) fn not_in_box<'a>(cards: impl IntoIterator<Item = (&'a str, u8)>) -> Msg {
    let each = |(code, n): (&'a str, u8)| Msg::new("lcg-error-deck-code").num("n", n).text("code", code);
    Msg::new("lcg-error-deck-not-in-box").list("cards", cards.into_iter().map(each).collect())
}

fn told(id: &str, card: &CardDef) -> Msg {
    Msg::new(id).name("card", name(card)).text("code", &card.code)
}

impl CardDef {
    /// Whether it counts towards the size of a deck.
    pub fn counts(&self) -> bool {
        self.is_for_players()
            && self.weakness.is_none()
            && self.only.is_none()
            && !self.is_story()
            && rule!("lcg:permanent.2", !self.has(Keyword::Permanent), else true)
    }

    /// Whether it is an asset that only a scenario gives.
    pub fn is_story(&self) -> bool {
        self.sort == CardType::Asset && !self.set.is_empty()
    }

    /// Whether it can be in a player's deck at all.
    fn is_for_players(&self) -> bool {
        self.class != Class::Mythos
            && rule!("lcg:deckbuilding.2", self.sort != CardType::Investigator, else true)
    }

    /// What it costs to buy: at least 1, whatever it is worth.
    pub fn price(&self) -> u8 {
        rule!("lcg:experience.5", self.worth().max(1), else self.worth())
    }

    /// What it is worth in experience: its level, twice if it is exceptional.
    pub(crate) fn worth(&self) -> u8 {
        let times = if self.has(Keyword::Exceptional) { 2 } else { 1 };
        self.level.unwrap_or(0) * rule!("lcg:exceptional.2", times, else 1)
    }

    /// How many copies of its title a deck may hold.
    pub(crate) fn copies(&self) -> u8 {
        rule!("lcg:exceptional.3", if self.has(Keyword::Exceptional) { 1 } else { COPIES }, else COPIES)
    }
}

/// Whether an investigator may take a card by its class and level.
pub(crate) fn access(investigator: &CardDef, card: &CardDef) -> Result<(), Msg> {
    let level = card.level.unwrap_or(0);
    let most = match card.class {
        Class::Neutral => OWN_LEVEL,
        class if class == investigator.class => OWN_LEVEL,
        class if Some(class) == investigator.second => SECOND_LEVEL,
        _ => {
            let of = told("lcg-error-deck-class", card).name("investigator", name(investigator));
            return rule!("lcg:deckbuilding.5", Err(of), else Ok(()));
        }
    };
    if rule!("lcg:deckbuilding.5", level > most, else false) {
        return Err(told("lcg-error-deck-level", card)
            .num("level", level)
            .num("most", most)
            .name("investigator", name(investigator)));
    }
    Ok(())
}

impl Deck {
    /// The cards that the box has, with their numbers.
    fn known<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (&'a CardDef, u8)> + 'a {
        let some = self.cards.iter().filter(|(_, n)| **n > 0);
        some.filter_map(|(code, &n)| Some((content.card(content.kind(code)?), n)))
    }

    /// The investigator's card.
    pub fn investigator<'a>(&self, content: &'a Content) -> Option<&'a CardDef> {
        let card = content.card(content.kind(&self.investigator)?);
        (card.sort == CardType::Investigator).then_some(card)
    }

    /// What is said of a deck for an investigator whom the box does not have.
    pub(crate) fn of_nobody(&self, content: &Content) -> Msg {
        let known = content.cards().iter().filter(|card| card.sort == CardType::Investigator);
        let known = known.map(|card| Msg::new(name(card))).collect();
        Msg::new("lcg-error-deck-investigator").text("code", &self.investigator).list("known", known)
    }

    /// How many cards count towards the size.
    pub fn size(&self, content: &Content) -> u16 {
        self.known(content).filter(|(card, _)| card.counts()).map(|(_, n)| u16::from(n)).sum()
    }

    /// What its cards of higher levels cost together.
    pub fn experience(&self, content: &Content) -> u16 {
        self.known(content).map(|(card, n)| u16::from(card.worth()) * u16::from(n)).sum()
    }

    /// How many basic weaknesses are in it, those by lot included.
    pub(crate) fn basics(&self, content: &Content) -> u8 {
        let basic = self.known(content).filter(|(card, _)| card.weakness == Some(Weakness::Basic));
        let by_lot = self.cards.get(BY_LOT).copied().unwrap_or(0);
        basic.map(|(_, n)| n).fold(by_lot, u8::saturating_add)
    }

    /// What keeps the deck from being played, by the rules of deck building; nothing if it is right.
    pub fn problems(&self, content: &Content, purpose: Purpose) -> Vec<Problem> {
        let mut all = Vec::new();
        let mut wrong = |place: &str, what: Msg| all.push(Problem::new(place, what));
        let unknown: Vec<(&str, u8)> = self
            .cards
            .iter()
            .filter(|(code, n)| **n > 0 && *code != BY_LOT && content.kind(code).is_none())
            .map(|(code, n)| (code.as_str(), *n))
            .collect();
        if !unknown.is_empty() {
            wrong("cards", not_in_box(unknown));
        }
        let Some(investigator) = self.investigator(content) else {
            wrong("investigator", self.of_nobody(content));
            return all;
        };
        let mut titles: BTreeMap<&str, (u8, &CardDef)> = BTreeMap::new();
        for (code, &n) in self.cards.iter().filter(|(_, n)| **n > 0) {
            let place = format!("cards.{code}");
            let Some(card) = content.kind(code).map(|kind| content.card(kind)) else { continue };
            if !card.is_for_players() {
                wrong(&place, told("lcg-error-deck-not-for-players", card));
                continue;
            }
            if let Some(of) = card.only.as_ref().filter(|of| **of != investigator.code) {
                let of = content.kind(of).map_or_else(String::new, |kind| name(content.card(kind)));
                wrong(&place, told("lcg-error-deck-of-another", card).name("investigator", of));
                continue;
            }
            let brought = card.is_story() && purpose != Purpose::Campaign;
            if rule!("lcg:deckbuilding.9", brought, else false) {
                wrong(&place, told("lcg-error-deck-story", card));
            }
            let chosen = card.weakness.is_none() && card.only.is_none() && !card.is_story();
            if !rule!("lcg:permanent.3", chosen, else chosen && !card.has(Keyword::Permanent)) {
                continue;
            }
            if let Err(why) = access(investigator, card) {
                wrong(&place, why);
            }
            let level = card.level.unwrap_or(0);
            if rule!("lcg:deckbuilding.6", purpose == Purpose::Start && level > 0, else false) {
                wrong(&place, told("lcg-error-deck-start-level", card).num("level", level));
            }
            // The version of which the fewest may be there sets the limit for all.
            let (found, strictest) = titles.entry(&card.title).or_insert((0, card));
            *found = found.saturating_add(n);
            if card.copies() < strictest.copies() {
                *strictest = card;
            }
        }
        for (found, card) in titles.into_values() {
            let most = card.copies();
            if rule!("lcg:deckbuilding.4", found > most, else false) {
                wrong("cards", told("lcg-error-deck-copies", card).num("found", found).num("most", most));
            }
        }
        for card in content.cards().iter().filter(|card| card.only.as_ref() == Some(&investigator.code)) {
            let found = self.cards.get(&card.code).copied().unwrap_or(0);
            if rule!("lcg:deckbuilding.7", found != 1, else false) {
                let what = told("lcg-error-deck-required", card).name("investigator", name(investigator));
                wrong(&format!("cards.{}", card.code), what.num("found", found));
            }
        }
        let size = self.size(content);
        if rule!("lcg:deckbuilding.3", size != u16::from(SIZE), else false) {
            wrong("cards", Msg::new("lcg-error-deck-size").num("found", size).num("size", SIZE));
        }
        let experience = self.experience(content);
        let too_dear = purpose == Purpose::Standalone && experience > u16::from(STANDALONE);
        if rule!("lcg:standalone.2", too_dear, else false) {
            wrong(
                "cards",
                Msg::new("lcg-error-deck-too-dear").num("found", experience).num("most", STANDALONE),
            );
        }
        let found = self.basics(content);
        let least = match purpose {
            Purpose::Start | Purpose::Campaign => 1,
            Purpose::Standalone => weaknesses_for(experience),
        };
        let right = if purpose == Purpose::Campaign { found >= least } else { found == least };
        if rule!("lcg:deckbuilding.8", !right, else false) {
            wrong("cards", Msg::new("lcg-error-deck-basic").num("found", found).num("least", least));
        }
        all
    }

    /// The deck as it is played for that purpose.
    #[must_use]
    pub(crate) fn played(self, content: &Content, purpose: Purpose) -> Deck {
        match purpose {
            Purpose::Start | Purpose::Campaign => self,
            Purpose::Standalone => self.standalone(content),
        }
    }

    /// The deck with as many basic weaknesses by lot as its cards of higher levels ask for in a standalone scenario.
    #[must_use]
    pub fn standalone(mut self, content: &Content) -> Deck {
        let least = weaknesses_for(self.experience(content));
        let lacking = least.saturating_sub(self.basics(content));
        let by_lot = self.cards.entry(BY_LOT.into()).or_default();
        *by_lot = by_lot.saturating_add(lacking);
        self
    }
}

/// How many basic weaknesses a standalone deck has whose cards cost so much.
fn weaknesses_for(experience: u16) -> u8 {
    1 + rule!("lcg:standalone.2", (experience.min(u16::from(STANDALONE)) / 10) as u8, else 0)
}

/// All that is wrong with these decks, by the rules of deck building. Where there are several, each fault says whose.
pub(crate) fn faults<'a>(
    content: &Content,
    decks: impl ExactSizeIterator<Item = &'a Deck>,
    purpose: Purpose,
) -> Vec<Problem> {
    let alone = decks.len() == 1;
    let each = decks.enumerate().flat_map(|(at, deck)| {
        let whose = deck.investigator(content).filter(|_| !alone).map(name);
        deck.problems(content, purpose).into_iter().map(move |Problem { place, what, .. }| {
            let what = match &whose {
                Some(whose) => {
                    Msg::new("lcg-error-deck-of").name("investigator", whose).say("what", vec![what])
                }
                None => what,
            };
            Problem::new(format!("decks.{}.{place}", at + 1), what)
        })
    });
    each.collect()
}

/// A deck with its name, as programs for building decks keep it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// What its builder calls it.
    pub name: String,
    /// The deck.
    pub deck: Deck,
}

/// The common form as we write it.
#[derive(Serialize)]
struct Written<'a> {
    name: &'a str,
    investigator_code: &'a str,
    slots: BTreeMap<&'a str, u8>,
    version: &'a str,
    description_md: &'a str,
    tags: &'a str,
    meta: &'a str,
}

/// The code under which the box has a card. Its later edition counts the same cards from 501.
fn in_box(code: &str) -> String {
    match code.parse::<u32>() {
        Ok(number @ 1501..=1603) if code.len() == 5 => format!("{:05}", number - 500),
        _ => code.to_string(),
    }
}

/// Whether the text is the address of a deck and not the deck.
fn is_link(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    !text.contains(['{', '[', '\n'])
        && ["http://", "https://", "www.", "arkhamdb.com/", "arkham.build/"]
            .iter()
            .any(|start| text.starts_with(start))
}

/// A value that does not belong there, and what does.
fn unfit(place: &str, found: &Value, want: Msg) -> Problem {
    let found = match found {
        Value::Array(_) => "[…]".into(),
        Value::Object(_) => "{…}".into(),
        Value::String(text) => text.clone(),
        Value::Null | Value::Bool(_) | Value::Number(_) => found.to_string(),
    };
    Problem::new(place, Msg::new("error-unfit").text("found", found).say("want", vec![want]))
}

impl Listed {
    /// Reads a deck in the form that ArkhamDB and arkham.build exchange, whatever is wrong with it by the rules.
    pub fn import(text: &str) -> Result<Listed, Problem> {
        let unreadable =
            |why: Vec<Msg>| Problem::new("", Msg::new("lcg-error-deck-unreadable").say("problem", why));
        if is_link(text) {
            return Err(unreadable(vec![Msg::new("lcg-error-deck-link")]));
        }
        Listed::read(text).map_err(|problem| unreadable(vec![problem.msg(), Msg::new("lcg-error-deck-form")]))
    }

    /// The fields of the common form that matter here. Others are left alone, whatever they hold.
    fn read(text: &str) -> Result<Listed, Problem> {
        let file: Value = engine::read_json(text)?;
        let Value::Object(file) = file else {
            return Err(unfit("", &file, Msg::new("lcg-error-deck-object")));
        };
        let get = |key: &str| {
            let missing = || Problem::new("", Msg::new("error-missing").text("key", key));
            file.get(key).ok_or_else(missing)
        };
        let code = get("investigator_code")?;
        let of =
            code.as_str().ok_or_else(|| unfit("investigator_code", code, Msg::new("error-want-text")))?;
        let mut deck = Deck { investigator: in_box(of), ..Deck::default() };
        let none = Map::new();
        let slots = match get("slots")? {
            Value::Object(slots) => slots,
            // So the site writes a deck without cards.
            Value::Array(list) if list.is_empty() => &none,
            other => return Err(unfit("slots", other, Msg::new("error-want-table"))),
        };
        for (code, n) in slots {
            let number = n.as_u64().and_then(|n| u8::try_from(n).ok());
            let number = number.ok_or_else(|| {
                let want = Msg::new("error-want-range").num("least", 1).num("most", u8::MAX);
                unfit(&format!("slots.{code}"), n, want)
            })?;
            let copies = deck.cards.entry(in_box(code)).or_default();
            *copies = copies.saturating_add(number);
        }
        let name = file.get("name").and_then(Value::as_str).unwrap_or_default();
        Ok(Listed { name: name.into(), deck })
    }

    /// The deck in the form that ArkhamDB and arkham.build exchange.
    pub fn export(&self) -> String {
        let some = self.deck.cards.iter().filter(|(_, n)| **n > 0);
        let written = Written {
            name: &self.name,
            investigator_code: &self.deck.investigator,
            slots: some.map(|(code, n)| (code.as_str(), *n)).collect(),
            version: "1.0",
            description_md: "",
            tags: "",
            meta: "{}",
        };
        serde_json::to_string_pretty(&written).unwrap_or_default()
    }
}

/// Basic weaknesses with a trait of which the box has some left besides those in these decks.
pub(crate) fn basics_left(content: &Content, decks: &[&Deck], of: crate::content::Trait) -> Vec<CardDefId> {
    let mut left = Vec::new();
    for (at, card) in content.cards().iter().enumerate() {
        if card.weakness == Some(Weakness::Basic) && card.is(of) {
            let held = decks.iter().filter_map(|deck| deck.cards.get(&card.code));
            let taken = held.fold(0, |sum: u8, n| sum.saturating_add(*n));
            left.extend((taken..card.count).map(|_| CardDefId(at as u8)));
        }
    }
    left
}

/// The codes of all investigators in the box.
pub(crate) fn investigators(content: &Content) -> BTreeSet<&str> {
    let all = content.cards().iter().filter(|card| card.sort == CardType::Investigator);
    all.map(|card| card.code.as_str()).collect()
}
