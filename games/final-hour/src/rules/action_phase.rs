//! The action phase: priority cards are played, then action cards are resolved.

use engine::{Ask, Card, Flow, Odds, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::{By, Resolve, Resolver};
use super::items::UseItems;
use super::out_of_step;
use crate::content::{Action, Content, Priority, Timing};
use crate::event::Half;
use crate::state::{Blind, Figure, Phase, Play, pile};
use crate::{Choice, Cx, Event, FinalHour, Halt, Offer, Step, Wake};

/// The number of action cards played in a round.
pub const CARDS_PER_ROUND: u8 = 4;

/// Step 1: turn by turn, an action card is played face down with a priority card on it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayPriority {
    turn: u8,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The player looks at the top action card.
    Look,
    /// The player chooses a priority card.
    Choose,
    /// The player draws a new priority card.
    Draw,
}

impl PlayPriority {
    /// The turn that follows after `turn` cards have been played.
    pub fn after(turn: u8) -> PlayPriority {
        PlayPriority { turn, part: Part::Look }
    }

    /// Whether the pending roll draws a priority card, and not an action card.
    pub fn draws(&self) -> bool {
        self.part == Part::Draw
    }

    fn figure(&self, game: &FinalHour) -> Figure {
        let open = &game.open;
        rule!("fh:priority.1", Figure((open.lead.0 + self.turn) % open.count), else open.lead)
    }

    fn begin_turn(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        if self.turn == rule!("fh:action-phase.1", CARDS_PER_ROUND, else CARDS_PER_ROUND - 1) {
            game.turn_up_blind_cards(cx);
            return Ok(Flow::Done);
        }
        let figure = self.figure(game);
        game.lay_action(figure, usize::from(self.turn), cx);
        game.open.plays[usize::from(self.turn)] =
            Play { figure, priority: None, action: None, resolved: false };
        game.open.played = self.turn + 1;
        self.part = Part::Look;
        Ok(Flow::Roll)
    }
}

impl Procedure<FinalHour> for PlayPriority {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let figure = self.figure(game);
        let seat = game.open.seat(figure);
        let turn = usize::from(self.turn);
        match (self.part, wake) {
            (Part::Look, Wake::Enter) => {
                game.open.phase = Phase::Priority;
                self.begin_turn(game, cx)
            }
            (Part::Look, Wake::Rolled(card)) => {
                let card = Card(card as u8);
                game.shut.actions.see(pile::LAID + turn, 0, card, Seats::only(seat));
                cx.tell_only(
                    Seats::only(seat),
                    RuleId("fh:priority.2"),
                    || Event::ActionDrawn { figure, card: Some(Action(card.0)) },
                    || Event::ActionDrawn { figure, card: None },
                );
                self.part = Part::Choose;
                Ok(Flow::Ask(Ask::one(seat)))
            }
            (Part::Choose, Wake::Said(&[(_, Choice::Card(card))])) => {
                rule!("fh:priority.2", {
                    game.play_priority(figure, turn, card, cx)?;
                });
                self.part = Part::Draw;
                rule!("fh:priority.3", {
                    if game.draw_priority(seat, cx) {
                        return Ok(Flow::Roll);
                    }
                });
                self.turn += 1;
                self.begin_turn(game, cx)
            }
            (Part::Draw, Wake::Rolled(card)) => {
                game.see_drawn_priority(figure, Card(card as u8), RuleId("fh:priority.3"), cx);
                self.turn += 1;
                self.begin_turn(game, cx)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, seat: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:priority.2"));
        q.public_count();
        game.hand(seat).for_each(|card| q.offer(Choice::Card(card), RuleId("fh:priority.2")));
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        match self.part {
            Part::Look => {
                odds.cite(RuleId("fh:priority.2"));
                game.shut.actions.odds_or_card(pile::LAID + usize::from(self.turn), 0, odds);
            }
            Part::Choose | Part::Draw => {
                odds.cite(RuleId("fh:priority.3"));
                game.odds_of_drawn_priority(self.figure(game), odds);
            }
        }
    }
}

/// Step 2: action cards are revealed and resolved, from the lowest priority number to the highest.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ResolveActions {
    part: Stage,
    play: u8,
    half: Half,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    TurnUp,
    Before,
    Effect,
    After,
    Discard,
}

impl ResolveActions {
    /// Starts with the first card of the round.
    pub fn new() -> ResolveActions {
        ResolveActions { part: Stage::TurnUp, play: 0, half: Half::Upper }
    }
}

impl Default for ResolveActions {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<FinalHour> for ResolveActions {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        loop {
            let figure = game.open.plays[usize::from(self.play)].figure;
            match self.part {
                Stage::TurnUp => {
                    game.open.phase = Phase::Resolve;
                    let resolved = game.plays().filter(|(_, play)| play.resolved).count() as u8;
                    if rule!("fh:resolve.5", resolved == game.open.played) {
                        return Ok(Flow::Done);
                    }
                    let Some(next) = game.next_to_resolve() else { return out_of_step() };
                    self.play = next as u8;
                    self.half = if rule!("fh:resolve.2", resolved < 2) { Half::Upper } else { Half::Lower };
                    game.turn_up(next, self.half, cx)?;
                    self.part = Stage::Before;
                }
                Stage::Before => {
                    self.part = Stage::Effect;
                    rule!("fh:clar-items.2", {
                        return call(UseItems::new(figure, Timing::Before));
                    });
                }
                Stage::Effect => {
                    self.part = Stage::After;
                    game.open.activated = 0;
                    let Some(action) = game.open.plays[usize::from(self.play)].action else {
                        return out_of_step();
                    };
                    let (script, by) = match self.half {
                        Half::Upper => (cx.content.card(action).upper, By::Upper),
                        Half::Lower => (cx.content.card(action).lower, By::Lower),
                    };
                    return call(Resolve::new(script, Resolver { figure, by }));
                }
                Stage::After => {
                    self.part = Stage::Discard;
                    rule!("fh:clar-items.3", {
                        return call(UseItems::new(figure, Timing::After));
                    });
                }
                Stage::Discard => {
                    self.part = Stage::TurnUp;
                    let play = &mut game.open.plays[usize::from(self.play)];
                    play.resolved = true;
                    if let Some(action) = play.action {
                        rule!("fh:resolve.3", {
                            game.discard_action(figure, action, cx);
                        });
                    }
                }
            }
        }
    }
}

impl FinalHour {
    /// The cards played this round, with their turns.
    pub fn plays(&self) -> impl Iterator<Item = (usize, &Play)> {
        self.open.plays[..usize::from(self.open.played)].iter().enumerate()
    }

    /// The unresolved card with the lowest priority number.
    fn next_to_resolve(&self) -> Option<usize> {
        let open = self.plays().filter(|(_, play)| !play.resolved);
        let order = |(turn, play): &(usize, &Play)| rule!("fh:resolve.1", play.priority.map_or(0, Priority::number), else *turn as u8);
        open.min_by_key(order).map(|(turn, _)| turn)
    }

    /// Plays a priority card from the hand, face up unless the round is blind.
    fn play_priority(
        &mut self,
        figure: Figure,
        turn: usize,
        card: Priority,
        cx: &mut Cx<'_>,
    ) -> Result<(), Halt> {
        let seat = self.open.seat(figure);
        if rule!("fh:reckoning.2", self.open.blind == Blind::Now) {
            self.hide_from_hand(seat, card, pile::BLIND + turn)?;
            cx.tell_only(
                Seats::only(seat),
                RuleId("fh:reckoning.2"),
                || Event::PriorityPlayed { figure, card: Some(card) },
                || Event::PriorityPlayed { figure, card: None },
            );
        } else {
            self.take_from_hand(seat, card)?;
            self.open.plays[turn].priority = Some(card);
            cx.reveal(RuleId("fh:priority.2"), || Event::PriorityPlayed { figure, card: Some(card) });
        }
        Ok(())
    }

    /// Reveals all priority cards after the last turn of a blind round.
    fn turn_up_blind_cards(&mut self, cx: &mut Cx<'_>) {
        for turn in 0..usize::from(self.open.played) {
            if !self.shut.priority.is_empty(pile::BLIND + turn) {
                let card = Priority(self.shut.priority.take(pile::BLIND + turn, 0).0);
                self.open.plays[turn].priority = Some(card);
                let figure = self.open.plays[turn].figure;
                cx.reveal(RuleId("fh:reckoning.2"), || Event::PriorityTurnedUp { figure, card });
            }
        }
    }

    /// Reveals the action card of the play.
    fn turn_up(&mut self, play: usize, half: Half, cx: &mut Cx<'_>) -> Result<(), Halt> {
        if self.shut.actions.is_empty(pile::LAID + play) {
            return Err(Halt::Bug("an action card is to be turned up where none lies"));
        }
        let card = Action(self.shut.actions.take(pile::LAID + play, 0).0);
        self.open.plays[play].action = Some(card);
        let figure = self.open.plays[play].figure;
        cx.reveal(RuleId("fh:resolve.1"), || Event::ActionTurnedUp { figure, card, half });
        Ok(())
    }
}
