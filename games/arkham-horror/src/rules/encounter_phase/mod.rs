//! The encounter phase: who goes next, drawing a card, resolving its text, putting it away.

mod cards;

use engine::{Ask, Candidates, Card, Flow, Odds, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use self::cards::{Kind, as_read};
use super::codex::Happening;
use super::harm::Suffer;
use super::out_of_step;
use super::texts::{Resolve, Scope, This};
use super::windows::{Moments, When};
use crate::content::{CodexCard, CodexKind, Content, EventCard};
use crate::state::{EncounterDeck, EncounterInProgress, EncounterPile, EventId, pile};
use crate::{ArkhamHorror, Choice, Cx, Event, Offer, Step, Wake};

/// The encounter phase.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EncounterPhase {
    begun: bool,
}

impl EncounterPhase {
    /// The encounter phase.
    pub fn new() -> EncounterPhase {
        EncounterPhase { begun: false }
    }

    /// The investigators who have not had their turn yet.
    fn waiting(game: &ArkhamHorror) -> impl Iterator<Item = Seat> + '_ {
        game.open.in_play().filter(|&seat| !game.open.person(seat).done)
    }

    fn turn(seat: Seat, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        game.open.person_mut(seat).done = true;
        cx.tell(RuleId("ah3:203.2"), || Event::Turn(seat));
        rule!("ah3:203.1", call(Encounter::new(seat)), else Ok(Flow::Done))
    }
}

impl Procedure<ArkhamHorror> for EncounterPhase {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {
                if !self.begun {
                    self.begun = true;
                    game.open.people.iter_mut().for_each(|person| person.done = false);
                }
                let first = Self::waiting(game).next();
                match (candidates(Self::waiting(game)), first) {
                    (Candidates::Many, _) if rule!("ah3:203.2", true) => {
                        Ok(Flow::Ask(Ask::one(game.group())))
                    }
                    (_, Some(seat)) => Self::turn(seat, game, cx),
                    (_, None) => Ok(Flow::Done),
                }
            }
            Wake::Said(&[(_, Choice::Seat(seat))]) => Self::turn(seat, game, cx),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("ah3:203.2"));
        q.public_count();
        for seat in Self::waiting(game) {
            q.offer(Choice::Seat(seat), RuleId("ah3:203.2"));
        }
    }
}

/// An investigator has an encounter, unless a monster keeps them from it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Encounter {
    seat: Seat,
    step: EncounterStep,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum EncounterStep {
    Begin,
    Draw,
    /// An event was drawn; which card it is decides the next roll.
    Turn(EventId),
    /// The card was read; archive cards may react.
    Read,
    Text,
    /// What an archive card says of the time after the encounter.
    Tail,
    /// Abilities after the encounter.
    After,
    /// The archive card attached to the deck.
    Attached,
    Done,
}

impl Encounter {
    /// An investigator has an encounter, unless a monster keeps them from it.
    pub fn new(seat: Seat) -> Encounter {
        Encounter { seat, step: EncounterStep::Begin }
    }

    fn begin(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let misses = game.misses_encounter(cx.content, seat);
        if !game.open.person(seat).is_in_play() || rule!("ah3:203.3", misses, else false) {
            return Ok(Flow::Done);
        }
        match game.encounter_kind(cx.content, game.open.person(seat).at) {
            Some(Kind::OnCard(horror)) => {
                self.step = EncounterStep::Done;
                call(Suffer::new(seat, 0, horror, false, None))
            }
            Some(_) => {
                self.step = EncounterStep::Draw;
                Ok(Flow::Roll)
            }
            None => Ok(Flow::Done),
        }
    }

    /// Takes the card, which was rolled, from its deck.
    fn draw(&mut self, card: u32, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let at = game.open.person(self.seat).at;
        let drawn = Card(card as u8);
        match game.encounter_kind(cx.content, at) {
            Some(Kind::Street) => {
                game.shut.streets.see(pile::DECK, 0, drawn, Seats::ALL);
                game.shut.streets.take(pile::DECK, 0);
                self.read(EncounterDeck::Street, drawn.0, game, cx)
            }
            Some(Kind::Anomaly) => {
                game.shut.anomalies.see(pile::DECK, 0, drawn, Seats::ALL);
                game.shut.anomalies.take(pile::DECK, 0);
                self.read(EncounterDeck::Anomaly, drawn.0, game, cx)
            }
            Some(Kind::Neighbourhood(neighbourhood)) => {
                let Some(place) = game.place_on_map(cx.content, neighbourhood) else { return out_of_step() };
                match game.shut.city.draw(place, card) {
                    EncounterPile::Encounter(card) => {
                        self.read(EncounterDeck::Neighbourhood, card.0, game, cx)
                    }
                    EncounterPile::Event(event) => {
                        self.step = EncounterStep::Turn(event);
                        Ok(Flow::Roll)
                    }
                    EncounterPile::Codex => match game.encounter_in_deck(cx.content, neighbourhood) {
                        Some(card) => self.read(EncounterDeck::Codex, card.number(), game, cx),
                        None => out_of_step(),
                    },
                }
            }
            Some(Kind::OnCard(_)) | None => out_of_step(),
        }
    }

    /// The card is read: archive cards may react before anything of it takes effect.
    fn read(&mut self, deck: EncounterDeck, card: u8, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        let at = game.open.person(seat).at;
        let encounter = EncounterInProgress { seat, deck, card, at, clue_gained: false, stopped: false };
        game.open.encounter = Some(encounter);
        cx.reveal(RuleId("ah3:203.1"), || Event::Reads { seat, card: as_read(&encounter), at });
        self.step = EncounterStep::Read;
        let names_sanford = game.encounter_text(cx.content, &encounter).is_some_and(|(_, named)| named);
        if names_sanford
            && let Some(reaction) = game.codex_reaction(cx.content, Happening::NamesSanford, seat)
        {
            return call(reaction);
        }
        self.go_on(game, cx)
    }

    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        let Some(encounter) = game.open.encounter else { return out_of_step() };
        let seat = self.seat;
        loop {
            let goes_on = !encounter.stopped && game.open.person(seat).is_in_play();
            let neighbourhood = encounter.at.neighbourhood();
            match self.step {
                EncounterStep::Read => {
                    self.step = EncounterStep::Text;
                    let text = game.encounter_text(cx.content, &encounter).filter(|_| goes_on);
                    if let Some((text, _)) = text {
                        let resolve = call(Resolve::new(text, Scope::new(seat, This::Encounter)));
                        return match encounter.deck {
                            EncounterDeck::Event => rule!("ah3:477.6", resolve, else self.go_on(game, cx)),
                            _ => resolve,
                        };
                    }
                }
                EncounterStep::Text => {
                    self.step = EncounterStep::Tail;
                    let own = CodexCard::numbered(encounter.card);
                    if let Some(card) = own.filter(|_| encounter.deck == EncounterDeck::Codex)
                        && let CodexKind::Encounter { after, .. } = &cx.content.codex_card(card).kind
                    {
                        return call(Resolve::new(*after, Scope::new(seat, This::Codex(card))));
                    }
                }
                EncounterStep::Tail => {
                    self.step = EncounterStep::After;
                    if let Some(at) = neighbourhood.filter(|_| goes_on) {
                        return call(Moments::new(When::EncounterOver, seat, at.0));
                    }
                }
                EncounterStep::After => {
                    self.step = EncounterStep::Attached;
                    let from_deck =
                        matches!(encounter.deck, EncounterDeck::Neighbourhood | EncounterDeck::Event);
                    let used = rule!("ah3:403.5i", from_deck && goes_on, else false);
                    let card = neighbourhood.filter(|_| used).and_then(|at| game.attached_to(cx.content, at));
                    if let Some(card) = card
                        && let CodexKind::Attached { after, .. } = &cx.content.codex_card(card).kind
                    {
                        return call(Resolve::new(*after, Scope::new(seat, This::Codex(card))));
                    }
                }
                EncounterStep::Attached => {
                    self.step = EncounterStep::Done;
                    game.put_encounter_away(encounter, cx);
                    game.open.encounter = None;
                    return Ok(Flow::Done);
                }
                _ => return out_of_step(),
            }
        }
    }
}

/// What a value of the roll for an encounter stands for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Drawn {
    /// A card with encounters, by its place in its deck's list.
    Card(u8),
    /// An event, of which only the back is known.
    Event,
    /// The event card that the event is.
    EventCard(EventCard),
    /// An archive card.
    Codex,
}

impl Encounter {
    /// What a value of the pending roll stands for.
    pub(crate) fn drawn(&self, game: &ArkhamHorror, content: &Content, value: u8) -> Drawn {
        if let EncounterStep::Turn(_) = self.step {
            return Drawn::EventCard(EventCard(value));
        }
        let kind = game.encounter_kind(content, game.open.person(self.seat).at);
        let place = match kind {
            Some(Kind::Neighbourhood(neighbourhood)) => game.place_on_map(content, neighbourhood),
            _ => None,
        };
        match place.map(|place| game.shut.city.drawn(place, value.into())) {
            Some(EncounterPile::Event(_)) => Drawn::Event,
            Some(EncounterPile::Codex) => Drawn::Codex,
            Some(EncounterPile::Encounter(card)) => Drawn::Card(card.0),
            None => Drawn::Card(value),
        }
    }
}

impl Procedure<ArkhamHorror> for Encounter {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match (wake, self.step) {
            (Wake::Enter, EncounterStep::Begin) => self.begin(game, cx),
            (Wake::Rolled(card), EncounterStep::Draw) => self.draw(card, game, cx),
            (Wake::Rolled(card), EncounterStep::Turn(event)) => {
                let card = EventCard(card as u8);
                game.shut.city.see_front(event, card);
                self.read(EncounterDeck::Event, card.0, game, cx)
            }
            (Wake::Back(_), EncounterStep::Done) => Ok(Flow::Done),
            (Wake::Back(_), _) => self.go_on(game, cx),
            _ => out_of_step(),
        }
    }

    fn odds(&self, game: &ArkhamHorror, content: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:203.1"));
        if let EncounterStep::Turn(event) = self.step {
            return game.shut.city.front_odds(event, odds);
        }
        match game.encounter_kind(content, game.open.person(self.seat).at) {
            Some(Kind::Street) => game.shut.streets.odds_or_card(pile::DECK, 0, odds),
            Some(Kind::Anomaly) => game.shut.anomalies.odds_or_card(pile::DECK, 0, odds),
            Some(Kind::Neighbourhood(neighbourhood)) => {
                if let Some(place) = game.place_on_map(content, neighbourhood) {
                    game.shut.city.draw_odds(place, odds);
                }
            }
            Some(Kind::OnCard(_)) | None => {}
        }
    }
}
