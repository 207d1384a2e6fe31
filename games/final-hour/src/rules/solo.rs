//! Solo play: one player with two investigators and an open row of priority cards.

use engine::{Ask, Candidates, Card, Flow, Odds, Procedure, Seat, Seats, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::action_phase::CARDS_PER_ROUND;
use super::effects::{By, Resolve, Resolver};
use super::items::UseItems;
use super::out_of_step;
use crate::content::{Action, Content, Priority, Timing};
use crate::event::Half;
use crate::state::{Figure, Phase, Play, pile};
use crate::{Choice, Cx, Event, FinalHour, Halt, Offer, Step, Wake};

/// The number of cards drawn at the start of a solo round: four for the row and one to set aside.
const CARDS_DRAWN: u8 = 5;
/// The number of action cards of each investigator in a solo round.
const CARDS_EACH: usize = 2;
const SEAT: Seat = Seat(0);

/// Draws five priority cards, of which one is set aside and four make up the row.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SoloPriority {
    drawn: u8,
}

impl SoloPriority {
    /// Starts before the first draw.
    pub fn new() -> SoloPriority {
        SoloPriority { drawn: 0 }
    }

    fn draw(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        let wanted = rule!("fh:solo-priority.1", CARDS_DRAWN, else CARDS_PER_ROUND);
        if self.drawn < wanted && game.draw_priority(SEAT, cx) {
            self.drawn += 1;
            return Ok(Flow::Roll);
        }
        Ok(Flow::Ask(Ask::one(SEAT)))
    }
}

impl Default for SoloPriority {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<FinalHour> for SoloPriority {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                game.open.phase = Phase::Priority;
                self.draw(game, cx)
            }
            Wake::Rolled(card) => {
                game.see_drawn_priority(Figure(0), Card(card as u8), RuleId("fh:solo-priority.1"), cx);
                self.draw(game, cx)
            }
            Wake::Said(&[(_, Choice::Card(card))]) => {
                game.take_from_hand(SEAT, card)?;
                game.open.kept |= 1 << card.0;
                cx.reveal(RuleId("fh:solo-priority.1"), || Event::PriorityKept { card });
                game.lay_row(cx)?;
                Ok(Flow::Done)
            }
            Wake::Said(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:solo-priority.1"));
        q.public_count();
        game.hand(SEAT).for_each(|card| q.offer(Choice::Card(card), RuleId("fh:solo-priority.1")));
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:solo-priority.1"));
        game.odds_of_drawn_priority(Figure(0), odds);
    }
}

impl FinalHour {
    /// Lays the remaining cards out as the row, from the lowest to the highest.
    fn lay_row(&mut self, cx: &mut Cx<'_>) -> Result<(), Halt> {
        let mut cards = [Priority(0); CARDS_PER_ROUND as usize];
        let count = cards.iter_mut().zip(self.hand(SEAT)).map(|(place, card)| *place = card).count();
        let cards = &mut cards[..count];
        cards
            .sort_unstable_by_key(|card| rule!("fh:solo-priority.2", card.number(), else 30 - card.number()));
        for (place, &card) in cards.iter().enumerate() {
            self.take_from_hand(SEAT, card)?;
            let figure = Figure(0);
            self.open.plays[place] = Play { figure, priority: Some(card), action: None, resolved: false };
            cx.reveal(RuleId("fh:solo-priority.2"), || Event::PriorityPlayed { figure, card: Some(card) });
        }
        self.open.played = cards.len() as u8;
        Ok(())
    }
}

/// Action cards are revealed one by one, placed on a card of the row and resolved immediately.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SoloResolve {
    part: Part,
    figure: Figure,
    place: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The player chooses an investigator.
    Figure,
    /// Their top action card is revealed.
    TurnUp,
    Before,
    /// The player chooses a position of the row.
    Place,
    Effect,
    After,
}

impl SoloResolve {
    /// Starts with the first card of the round.
    pub fn new() -> SoloResolve {
        SoloResolve { part: Part::Figure, figure: Figure(0), place: 0 }
    }

    /// Whether the next answer is a position of the row.
    pub fn chooses_place(&self) -> bool {
        self.part == Part::Place
    }

    /// The investigator whose card is revealed or placed.
    pub fn figure(&self) -> Figure {
        self.figure
    }

    fn cards_of(game: &FinalHour, figure: Figure) -> usize {
        game.plays().filter(|(_, play)| play.resolved && play.figure == figure).count()
    }

    fn may_act(game: &FinalHour, figure: Figure) -> bool {
        rule!("fh:solo-resolve.2", Self::cards_of(game, figure) < CARDS_EACH)
    }

    fn next_card(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        self.part = Part::Figure;
        match candidates(game.open.figures().filter(|&figure| Self::may_act(game, figure))) {
            Candidates::None => {
                game.discard_solo_cards(cx);
                Ok(Flow::Done)
            }
            Candidates::Many => Ok(Flow::Ask(Ask::one(SEAT))),
            Candidates::One(only) => self.turn_up(game, only, cx),
        }
    }

    fn turn_up(&mut self, game: &mut FinalHour, figure: Figure, cx: &mut Cx<'_>) -> Step {
        self.part = Part::TurnUp;
        self.figure = figure;
        game.lay_action(figure, 0, cx);
        Ok(Flow::Roll)
    }
}

impl Default for SoloResolve {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<FinalHour> for SoloResolve {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let figure = self.figure;
        match (self.part, wake) {
            (Part::Figure, Wake::Enter | Wake::Back(_)) => {
                game.open.phase = Phase::Resolve;
                self.next_card(game, cx)
            }
            (Part::Figure, Wake::Said(&[(_, Choice::Figure(figure))])) => self.turn_up(game, figure, cx),
            (Part::TurnUp, Wake::Rolled(card)) => {
                let card = Card(card as u8);
                game.shut.actions.see(pile::LAID, 0, card, Seats::ALL);
                cx.reveal(RuleId("fh:solo-resolve.1"), || Event::SoloTurnedUp {
                    figure,
                    card: Action(card.0),
                });
                self.part = Part::Before;
                call(UseItems::new(figure, Timing::Before))
            }
            (Part::Before, Wake::Back(_)) => {
                self.part = Part::Place;
                Ok(Flow::Ask(Ask::one(SEAT)))
            }
            (Part::Place, Wake::Said(&[(_, Choice::Row(place))])) => {
                self.place = place;
                let card = Action(game.shut.actions.take(pile::LAID, 0).0);
                let play = &mut game.open.plays[usize::from(place)];
                play.figure = figure;
                play.action = Some(card);
                let half = if place < 2 { Half::Upper } else { Half::Lower };
                cx.tell(RuleId("fh:solo-resolve.1"), || Event::LaidOnRow { figure, card, place, half });
                self.part = Part::Effect;
                game.open.activated = 0;
                let card = cx.content.card(card);
                let (script, by) = if rule!("fh:solo-resolve.1", self.place < 2) {
                    (card.upper, By::Upper)
                } else {
                    (card.lower, By::Lower)
                };
                call(Resolve::new(script, Resolver { figure, by }))
            }
            (Part::Effect, Wake::Back(_)) => {
                self.part = Part::After;
                call(UseItems::new(figure, Timing::After))
            }
            (Part::After, Wake::Back(_)) => {
                game.open.plays[usize::from(self.place)].resolved = true;
                self.next_card(game, cx)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        let (which, where_) = (RuleId("fh:solo-resolve.2"), RuleId("fh:solo-resolve.1"));
        if self.part == Part::Figure {
            q.ask(which);
            q.public_count();
            for figure in game.open.figures() {
                if Self::may_act(game, figure) {
                    q.offer(Choice::Figure(figure), which);
                } else {
                    q.refuse(Choice::Figure(figure), which);
                }
            }
        } else {
            q.ask(where_);
            q.public_count();
            for (place, play) in game.plays() {
                if play.resolved {
                    q.refuse(Choice::Row(place as u8), where_);
                } else {
                    q.offer(Choice::Row(place as u8), where_);
                }
            }
        }
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:solo-resolve.1"));
        game.shut.actions.odds_or_card(pile::LAID, 0, odds);
    }
}

impl FinalHour {
    /// Moves all action cards to their discard piles at the end of the action phase.
    fn discard_solo_cards(&mut self, cx: &mut Cx<'_>) {
        for place in 0..usize::from(self.open.played) {
            let Play { figure, action: Some(action), .. } = self.open.plays[place] else { continue };
            rule!("fh:solo-resolve.3", {
                self.open.person_mut(figure).discard |= 1 << (action.0 % 10);
            });
        }
        // All cards of a deck are discarded before it is shuffled.
        self.open.figures().for_each(|figure| self.shuffle_used_up_actions(figure, cx));
    }
}
