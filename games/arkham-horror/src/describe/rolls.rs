//! Descriptions of rolls and their outcomes.

use engine::Msg;

use super::names;
use crate::content::{CodexCard, Content, EventCard, Headline, Monster, MythosToken, Pact};
use crate::rules::decks::Deck;
use crate::rules::encounter_phase::Drawn;
use crate::state::EventId;
use crate::{ArkhamHorror, Frame};

/// What is rolled or drawn.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Draw {
    Die,
    Token,
    Monster,
    EventBack,
    EventFront,
    Headline,
    /// A card of a deck of assets.
    Asset(Deck),
    Marker,
    Attached,
    Pact,
    Encounter,
    Card,
}

impl ArkhamHorror {
    fn drawn(&self, top: &Frame) -> Draw {
        match top {
            Frame::SkillTest(_) | Frame::Roll(_) => Draw::Die,
            Frame::RollForPact(pact) if pact.turns() => Draw::Pact,
            Frame::RollForPact(_) => Draw::Die,
            Frame::SetUp(_) if !self.shut.city.is_top_public() => Draw::EventBack,
            Frame::SetUp(_) | Frame::Spawn(_) | Frame::SpawnFound(_) | Frame::SeeTopMonster(_) => {
                Draw::Monster
            }
            Frame::SpreadDoom(spread) if spread.turning().is_some() => Draw::EventFront,
            Frame::SpreadDoom(_) | Frame::SeeTopEvent(_) => Draw::EventBack,
            Frame::ReadHeadline(_) => Draw::Headline,
            Frame::DrawToken(_) => Draw::Token,
            Frame::GainFromDeck(gain) => Draw::Asset(gain.deck),
            Frame::GainItem(_) | Frame::RefillDisplay(_) | Frame::OpenLuggage(_) => Draw::Asset(Deck::Items),
            Frame::BuySpells(_) => Draw::Asset(Deck::Spells),
            Frame::RevealMarker(_) => Draw::Marker,
            Frame::AttachRandom(_) => Draw::Attached,
            Frame::Encounter(_) => Draw::Encounter,
            _ => Draw::Card,
        }
    }

    /// Describes what the procedure rolls for.
    pub(super) fn roll_of(&self, content: &Content, top: &Frame) -> Msg {
        if let (Frame::SkillTest(_), Some(test)) = (top, self.open.tests.last()) {
            return Msg::new("ah3-roll-test")
                .name("who", self.person_name(content, test.seat))
                .name("skill", names::skill(test.skill));
        }
        Msg::new(match self.drawn(top) {
            Draw::Die => "ah3-roll-die",
            Draw::Token => "ah3-roll-token",
            Draw::Monster => "ah3-roll-monster",
            Draw::EventBack | Draw::EventFront => "ah3-roll-event",
            Draw::Headline => "ah3-roll-headline",
            Draw::Asset(_) => "ah3-roll-asset",
            Draw::Marker => "ah3-roll-marker",
            Draw::Attached => "ah3-roll-attached",
            Draw::Pact => "ah3-roll-pact",
            Draw::Encounter => "ah3-roll-encounter",
            Draw::Card => "ah3-roll-card",
        })
    }

    /// Describes one outcome of the roll.
    pub(super) fn face_of(&self, content: &Content, top: &Frame, value: u32) -> Msg {
        let numbered = Msg::new("ah3-face-number").num("n", i64::from(value));
        let Ok(at) = u8::try_from(value) else { return numbered };
        let fits = |count: usize| usize::from(at) < count;
        let of = content.scenario(self.open.scenario);
        match self.drawn(top) {
            Draw::Token if fits(MythosToken::ALL.len()) => {
                Msg::new(names::token(MythosToken::ALL[usize::from(at)]))
            }
            Draw::Monster if fits(of.monsters.len()) => {
                Msg::new(names::monster(content, self.open.scenario, Monster(at)))
            }
            Draw::EventBack if fits(EventId::COUNT) => {
                Msg::new(names::neighbourhood(content, of.on_map[self.shut.city.place_of(EventId(at))]))
            }
            Draw::EventFront => self.encounter_face(content, Drawn::EventCard(EventCard(at))),
            Draw::Headline if fits(content.headlines.len()) => {
                Msg::new(names::headline(content, Headline(at)))
            }
            Draw::Asset(deck) if fits(content.assets.len() - deck.first(content).index()) => {
                Msg::new(names::asset(content, deck.asset(content, value)))
            }
            Draw::Marker => match self.open.marker_colours.get(usize::from(at)) {
                Some(colour) => Msg::new("ah3-colour").text("colour", colour.slug()),
                None => numbered,
            },
            Draw::Pact if fits(content.pacts.len()) => Msg::new(names::pact(content, Pact(at))),
            Draw::Encounter => match top {
                Frame::Encounter(encounter) => {
                    self.encounter_face(content, encounter.drawn(self, content, at))
                }
                _ => numbered,
            },
            Draw::Attached if fits(CodexCard::COUNT) => Msg::new(names::codex(CodexCard(at))),
            _ => numbered,
        }
    }
    /// Describes a card that was drawn for an encounter.
    fn encounter_face(&self, content: &Content, drawn: Drawn) -> Msg {
        match drawn {
            Drawn::Card(at) => Msg::new("ah3-face-card").num("n", u16::from(at) + 1),
            Drawn::Event => Msg::new("ah3-face-any-event"),
            Drawn::Codex => Msg::new("ah3-face-codex"),
            Drawn::EventCard(card) => match content.scenario(self.open.scenario).events.get(card.index()) {
                Some(event) => Msg::new("ah3-face-event")
                    .name("neighbourhood", format!("ah3-neighbourhood-{}", event.neighbourhood))
                    .num("n", i64::from(card.0) + 1),
                None => Msg::new("ah3-face-any-event"),
            },
        }
    }
}
