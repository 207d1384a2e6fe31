//! Deck building: deck rules, card prices, and the exchange format of other programs.

use std::collections::{BTreeMap, BTreeSet};

use engine::{Msg, Problem};
use rulebook::rule;
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::Deck;
use crate::content::{CardDef, CardDefId, CardType, Class, Content, Keyword, Weakness};
use crate::setup::RANDOM_WEAKNESS;

/// The deck size, not counting weaknesses, signature and story cards.
pub const SIZE: u8 = 30;
/// The maximum number of copies of a title in a deck.
const MAX_COPIES: u8 = 2;
/// The highest level of neutral cards and cards of the investigator's own class.
const OWN_LEVEL: u8 = 5;
/// The highest level of cards of the investigator's second class.
pub(crate) const SECOND_LEVEL: u8 = 2;
/// The most experience that the cards of a standalone deck may cost.
const MAX_STANDALONE_EXPERIENCE: u8 = 49;

/// The rules that a deck is built by.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Purpose {
    /// For the first scenario of a campaign.
    Start,
    /// For a later scenario of a campaign, after cards were bought or added by the story.
    Campaign,
    /// For a standalone scenario.
    Standalone,
}

impl Purpose {
    pub(crate) const ALL: [Purpose; 3] = [Purpose::Start, Purpose::Campaign, Purpose::Standalone];

    /// The word for it in options.
    pub(crate) fn word(self) -> &'static str {
        match self {
            Purpose::Start => "start",
            Purpose::Campaign => "campaign",
            Purpose::Standalone => "standalone",
        }
    }
}

/// The id of the message with a card's name.
pub fn name(card: &CardDef) -> String {
    format!("lcg-card-{}", card.title)
}

/// The error for cards that are not in the box, with the number of copies of each code.
pub(crate) fn not_in_box<'a>(cards: impl IntoIterator<Item = (&'a str, u8)>) -> Msg {
    let each = |(code, n): (&'a str, u8)| Msg::new("lcg-error-deck-code").num("n", n).text("code", code);
    Msg::new("lcg-error-deck-not-in-box").list("cards", cards.into_iter().map(each).collect())
}

fn card_problem(id: &str, card: &CardDef) -> Msg {
    Msg::new(id).name("card", name(card)).text("code", &card.code)
}

impl CardDef {
    /// Whether it counts towards the deck size.
    pub fn counts(&self) -> bool {
        self.is_for_players()
            && self.weakness.is_none()
            && self.only.is_none()
            && !self.is_story()
            && rule!("lcg:permanent.2", !self.has(Keyword::Permanent), else true)
    }

    /// Whether it is a story asset, which only a scenario gives.
    pub fn is_story(&self) -> bool {
        self.card_type == CardType::Asset && !self.set.is_empty()
    }

    /// Whether it can be in a player's deck.
    fn is_for_players(&self) -> bool {
        self.class != Class::Mythos
            && rule!("lcg:deckbuilding.2", self.card_type != CardType::Investigator, else true)
    }

    /// The experience it costs to buy: its worth, but at least 1.
    pub fn price(&self) -> u8 {
        rule!("lcg:experience.5", self.worth().max(1), else self.worth())
    }

    /// Its worth in experience: the level, doubled for exceptional cards.
    pub(crate) fn worth(&self) -> u8 {
        let times = if self.has(Keyword::Exceptional) { 2 } else { 1 };
        self.level.unwrap_or(0) * rule!("lcg:exceptional.2", times, else 1)
    }

    /// The maximum number of copies of its title in a deck.
    pub(crate) fn copies(&self) -> u8 {
        rule!("lcg:exceptional.3", if self.has(Keyword::Exceptional) { 1 } else { MAX_COPIES }, else MAX_COPIES)
    }
}

/// Checks whether an investigator may use a card of this class and level.
pub(crate) fn access(investigator: &CardDef, card: &CardDef) -> Result<(), Msg> {
    let level = card.level.unwrap_or(0);
    let most = match card.class {
        Class::Neutral => OWN_LEVEL,
        class if class == investigator.class => OWN_LEVEL,
        class if Some(class) == investigator.second => SECOND_LEVEL,
        _ => {
            let of = card_problem("lcg-error-deck-class", card).name("investigator", name(investigator));
            return rule!("lcg:deckbuilding.5", Err(of), else Ok(()));
        }
    };
    if rule!("lcg:deckbuilding.5", level > most, else false) {
        return Err(card_problem("lcg-error-deck-level", card)
            .num("level", level)
            .num("most", most)
            .name("investigator", name(investigator)));
    }
    Ok(())
}

impl Deck {
    /// The cards that are in the box, with their numbers of copies.
    fn known<'a>(&'a self, content: &'a Content) -> impl Iterator<Item = (&'a CardDef, u8)> + 'a {
        let some = self.cards.iter().filter(|(_, n)| **n > 0);
        some.filter_map(|(code, &n)| Some((content.card(content.kind(code)?), n)))
    }

    /// The investigator's card, if it is in the box.
    pub fn investigator<'a>(&self, content: &'a Content) -> Option<&'a CardDef> {
        let card = content.card(content.kind(&self.investigator)?);
        (card.card_type == CardType::Investigator).then_some(card)
    }

    /// The error for a deck whose investigator is not in the box.
    pub(crate) fn of_nobody(&self, content: &Content) -> Msg {
        let known = content.cards().iter().filter(|card| card.card_type == CardType::Investigator);
        let known = known.map(|card| Msg::new(name(card))).collect();
        Msg::new("lcg-error-deck-investigator").text("code", &self.investigator).list("known", known)
    }

    /// The number of cards that count towards the deck size.
    pub fn size(&self, content: &Content) -> u16 {
        self.known(content).filter(|(card, _)| card.counts()).map(|(_, n)| u16::from(n)).sum()
    }

    /// The total worth of its cards in experience.
    pub fn experience(&self, content: &Content) -> u16 {
        self.known(content).map(|(card, n)| u16::from(card.worth()) * u16::from(n)).sum()
    }

    /// The number of basic weaknesses, including random ones.
    pub(crate) fn basics(&self, content: &Content) -> u8 {
        let basic = self.known(content).filter(|(card, _)| card.weakness == Some(Weakness::Basic));
        let by_lot = self.cards.get(RANDOM_WEAKNESS).copied().unwrap_or(0);
        basic.map(|(_, n)| n).fold(by_lot, u8::saturating_add)
    }

    /// Everything that breaks the rules of deck building; empty if the deck is legal.
    pub fn problems(&self, content: &Content, purpose: Purpose) -> Vec<Problem> {
        let mut all = Vec::new();
        let mut wrong = |place: &str, what: Msg| all.push(Problem::new(place, what));
        let unknown: Vec<(&str, u8)> = self
            .cards
            .iter()
            .filter(|(code, n)| **n > 0 && *code != RANDOM_WEAKNESS && content.kind(code).is_none())
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
                wrong(&place, card_problem("lcg-error-deck-not-for-players", card));
                continue;
            }
            if let Some(of) = card.only.as_ref().filter(|of| **of != investigator.code) {
                let of = content.kind(of).map_or_else(String::new, |kind| name(content.card(kind)));
                wrong(&place, card_problem("lcg-error-deck-of-another", card).name("investigator", of));
                continue;
            }
            let brought = card.is_story() && purpose != Purpose::Campaign;
            if rule!("lcg:deckbuilding.9", brought, else false) {
                wrong(&place, card_problem("lcg-error-deck-story", card));
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
                wrong(&place, card_problem("lcg-error-deck-start-level", card).num("level", level));
            }
            // The strictest limit among the versions of a title applies to all of them.
            let (found, strictest) = titles.entry(&card.title).or_insert((0, card));
            *found = found.saturating_add(n);
            if card.copies() < strictest.copies() {
                *strictest = card;
            }
        }
        for (found, card) in titles.into_values() {
            let most = card.copies();
            if rule!("lcg:deckbuilding.4", found > most, else false) {
                wrong(
                    "cards",
                    card_problem("lcg-error-deck-copies", card).num("found", found).num("most", most),
                );
            }
        }
        for card in content.cards().iter().filter(|card| card.only.as_ref() == Some(&investigator.code)) {
            let found = self.cards.get(&card.code).copied().unwrap_or(0);
            if rule!("lcg:deckbuilding.7", found != 1, else false) {
                let what =
                    card_problem("lcg-error-deck-required", card).name("investigator", name(investigator));
                wrong(&format!("cards.{}", card.code), what.num("found", found));
            }
        }
        let size = self.size(content);
        if rule!("lcg:deckbuilding.3", size != u16::from(SIZE), else false) {
            wrong("cards", Msg::new("lcg-error-deck-size").num("found", size).num("size", SIZE));
        }
        let experience = self.experience(content);
        let too_dear = purpose == Purpose::Standalone && experience > u16::from(MAX_STANDALONE_EXPERIENCE);
        if rule!("lcg:standalone.2", too_dear, else false) {
            wrong(
                "cards",
                Msg::new("lcg-error-deck-too-dear")
                    .num("found", experience)
                    .num("most", MAX_STANDALONE_EXPERIENCE),
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

    /// The deck completed for this purpose.
    #[must_use]
    pub(crate) fn played(self, content: &Content, purpose: Purpose) -> Deck {
        match purpose {
            Purpose::Start | Purpose::Campaign => self,
            Purpose::Standalone => self.standalone(content),
        }
    }

    /// Adds the random basic weaknesses that a standalone deck of this worth requires.
    #[must_use]
    pub fn standalone(mut self, content: &Content) -> Deck {
        let least = weaknesses_for(self.experience(content));
        let lacking = least.saturating_sub(self.basics(content));
        let by_lot = self.cards.entry(RANDOM_WEAKNESS.into()).or_default();
        *by_lot = by_lot.saturating_add(lacking);
        self
    }
}

/// The number of basic weaknesses that a standalone deck of this worth has.
fn weaknesses_for(experience: u16) -> u8 {
    1 + rule!("lcg:standalone.2", (experience.min(u16::from(MAX_STANDALONE_EXPERIENCE)) / 10) as u8, else 0)
}

/// Everything that breaks the rules of deck building in these decks. With several decks, each problem names the
/// investigator.
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

/// A deck with its name, as deck building programs store it.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listed {
    /// The name given by its builder.
    pub name: String,
    /// The deck.
    pub deck: Deck,
}

/// The exchange format as it is written.
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

/// The code of a card in the box. The revised core set numbers the same cards from 501.
fn in_box(code: &str) -> String {
    match code.parse::<u32>() {
        Ok(number @ 1501..=1603) if code.len() == 5 => format!("{:05}", number - 500),
        _ => code.to_string(),
    }
}

/// Whether the text is the address of a deck instead of the deck itself.
fn is_link(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    !text.contains(['{', '[', '\n'])
        && ["http://", "https://", "www.", "arkhamdb.com/", "arkham.build/"]
            .iter()
            .any(|start| text.starts_with(start))
}

/// The error for a value of the wrong type.
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
    /// Reads a deck in the exchange format of ArkhamDB and arkham.build. The deck rules are not checked.
    pub fn import(text: &str) -> Result<Listed, Problem> {
        let unreadable =
            |why: Vec<Msg>| Problem::new("", Msg::new("lcg-error-deck-unreadable").say("problem", why));
        if is_link(text) {
            return Err(unreadable(vec![Msg::new("lcg-error-deck-link")]));
        }
        Listed::read(text).map_err(|problem| unreadable(vec![problem.msg(), Msg::new("lcg-error-deck-form")]))
    }

    /// Reads the fields of the exchange format that are used here and ignores all others.
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
            // ArkhamDB writes a deck without cards like this.
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

    /// Writes the deck in the exchange format of ArkhamDB and arkham.build.
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

/// The copies in the box of basic weaknesses with a trait that are not in these decks.
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
    let all = content.cards().iter().filter(|card| card.card_type == CardType::Investigator);
    all.map(|card| card.code.as_str()).collect()
}
