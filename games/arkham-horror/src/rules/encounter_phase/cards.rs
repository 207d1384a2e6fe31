//! Which encounter an investigator has, its text, and where its card goes afterwards.

use effects::EffectId;
use engine::{Card, End, Seat, Seats};
use rulebook::rule;

use crate::content::{
    AnomalyCard, CodexCard, CodexKind, Content, EncounterCard, EventCard, Neighbourhood, Space, StreetCard,
};
use crate::state::{EncounterDeck, EncounterInProgress, pile};
use crate::{ArkhamHorror, Cx, Read, WatcherEncounters};

/// The kinds of encounters.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Kind {
    /// With the top card of a neighbourhood's deck.
    Neighbourhood(Neighbourhood),
    Street,
    Anomaly,
    /// In the space that an archive card is: this much horror.
    OnCard(u8),
}

impl ArkhamHorror {
    /// Whether being engaged keeps the investigator from having an encounter.
    pub fn misses_encounter(&self, content: &Content, seat: Seat) -> bool {
        match self.open.options.watcher_encounters {
            WatcherEncounters::Skipped => self.is_engaged(content, seat),
            WatcherEncounters::Allowed => self.is_held(content, seat),
        }
    }

    /// The encounter that an investigator has in a space.
    pub(super) fn encounter_kind(&self, content: &Content, at: Space) -> Option<Kind> {
        if at == Space::ON_A_CARD {
            return self.card_space_horror(content).map(Kind::OnCard);
        }
        if at.is_street() {
            return rule!("ah3:434.2", Some(Kind::Street), else None);
        }
        let neighbourhood = at.neighbourhood()?;
        let anomaly = self.open.anomalies.has(neighbourhood) && self.has_anomaly_rules(content);
        if rule!("ah3:402.3c", anomaly, else false) && !self.shut.anomalies.is_empty(pile::DECK) {
            return Some(Kind::Anomaly);
        }
        rule!("ah3:433.3", Some(Kind::Neighbourhood(neighbourhood)), else None)
    }

    /// Which of the three texts of its card the encounter has.
    fn encounter_index(&self, content: &Content, encounter: &EncounterInProgress) -> usize {
        let at = encounter.at;
        match encounter.deck {
            EncounterDeck::Street => {
                let streets = &self.scenario_content(content).sheet.streets;
                let street = streets.get(usize::from(at.0.saturating_sub(Space::FIRST_STREET.0)));
                rule!("ah3:434.3", street.map_or(0, |street| street.street_type.index()), else 0)
            }
            EncounterDeck::Anomaly => {
                let def = &self.scenario_content(content).anomalies[usize::from(encounter.card)];
                let doom = self.open.doom_at(at);
                rule!("ah3:402.3d", def.from.iter().filter(|&&least| doom >= least).count(), else 0)
            }
            EncounterDeck::Neighbourhood | EncounterDeck::Event | EncounterDeck::Codex => {
                rule!("ah3:433.4", usize::from(at.0 % 3), else 0)
            }
        }
    }

    /// The text of the encounter, and whether it names Carl Sanford.
    pub fn encounter_text(
        &self,
        content: &Content,
        encounter: &EncounterInProgress,
    ) -> Option<(EffectId, bool)> {
        let index = self.encounter_index(content, encounter);
        let scenario = self.scenario_content(content);
        let card = usize::from(encounter.card);
        let (texts, named) = match encounter.deck {
            EncounterDeck::Neighbourhood => {
                let def = content.encounters.get(encounter.at.neighbourhood()?.index())?.get(card)?;
                (&def.texts, def.names_sanford)
            }
            EncounterDeck::Street => {
                let def = content.streets.get(card)?;
                (&def.texts, def.names_sanford)
            }
            EncounterDeck::Event => {
                let def = scenario.events.get(card)?;
                (&def.texts, def.names_sanford)
            }
            EncounterDeck::Anomaly => (&scenario.anomalies.get(card)?.texts, [false; 3]),
            EncounterDeck::Codex => match &content.codex_card(CodexCard::numbered(encounter.card)?).kind {
                CodexKind::Encounter { texts, .. } => (texts, [false; 3]),
                _ => return None,
            },
        };
        Some((*texts.get(index)?, named[index]))
    }

    /// The card of the encounter goes back where it belongs.
    pub(super) fn put_encounter_away(&mut self, encounter: EncounterInProgress, cx: &mut Cx<'_>) {
        let card = Card(encounter.card);
        match encounter.deck {
            EncounterDeck::Neighbourhood => {
                let place = encounter.at.neighbourhood().and_then(|at| self.place_on_map(cx.content, at));
                if let Some(place) = place {
                    rule!("ah3:438.11", { self.shut.city.put_encounter_under(place, EncounterCard(card.0)) });
                }
            }
            EncounterDeck::Street => {
                rule!("ah3:438.11", { self.shut.streets.put(card, pile::DECK, End::Bottom, Seats::ALL) });
            }
            EncounterDeck::Anomaly => {
                rule!("ah3:438.11", { self.shut.anomalies.put(card, pile::DECK, End::Bottom, Seats::ALL) });
            }
            EncounterDeck::Event => {
                let event = EventCard(card.0);
                if rule!("ah3:477.7", encounter.clue_gained) {
                    self.discard_event(event, cx);
                } else if let Some(back) = self.shut.city.back_of(event) {
                    self.shuffle_event_in(back, cx);
                }
            }
            // It archives itself.
            EncounterDeck::Codex => {}
        }
    }
}

/// The card of an encounter, as it is reported.
pub(super) fn as_read(encounter: &EncounterInProgress) -> Read {
    let card = encounter.card;
    match encounter.deck {
        EncounterDeck::Neighbourhood => {
            Read::Encounter(encounter.at.neighbourhood().unwrap_or(Neighbourhood(0)), EncounterCard(card))
        }
        EncounterDeck::Event => Read::Event(EventCard(card)),
        EncounterDeck::Street => Read::Street(StreetCard(card)),
        EncounterDeck::Anomaly => Read::Anomaly(AnomalyCard(card)),
        EncounterDeck::Codex => Read::Codex(CodexCard::numbered(card).unwrap_or(CodexCard(0))),
    }
}
