//! The action phase: priority cards are played, then action cards are resolved.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Ask, Card, Cx, End, Flow, Odds, Offer, Procedure, Seat, Seats, Step, Wake, call};

use super::effects::{By, Resolve, Resolver};
use super::items::UseItems;
use super::out_of_step;
use crate::content::{Action, Content, Priority, Timing};
use crate::event::Half;
use crate::state::{Blind, Figure, Phase, Play, bits, pile};
use crate::{Choice, Event, FinalHour};

/// Action cards laid down in a round.
pub const CARDS_PER_ROUND: u8 = 4;

/// Step 1: turn by turn, an action card face down and a priority card on it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct PlayPriority {
    turn: u8,
    part: Part,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The top action card is looked at.
    Look,
    /// A priority card is chosen.
    Choose,
    /// A new one is drawn.
    Draw,
}

impl PlayPriority {
    /// The turn that follows this many cards on the table.
    pub fn after(turn: u8) -> PlayPriority {
        PlayPriority { turn, part: Part::Look }
    }

    /// Whether a priority card is being drawn, not an action card looked at.
    pub fn draws(&self) -> bool {
        self.part == Part::Draw
    }

    fn figure(&self, game: &FinalHour) -> Figure {
        let open = &game.open;
        rule!("fh:priority.1", Figure((open.lead.0 + self.turn) % open.count), else open.lead)
    }

    fn begin_turn(&mut self, game: &mut FinalHour, cx: &mut Cx<'_, FinalHour>) -> Step<FinalHour> {
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
    fn step(
        &mut self,
        game: &mut FinalHour,
        _: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
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
                cx.whisper(
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
                    game.play_priority(figure, turn, card, cx);
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
                game.see_drawn_priority(figure, Card(card as u8), cx);
                self.turn += 1;
                self.begin_turn(game, cx)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, seat: Seat, q: &mut Offer<FinalHour>) {
        q.ask(RuleId("fh:priority.2"));
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

/// Step 2: action cards are turned up and resolved, from the lowest priority number to the highest.
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
    /// The first card of the round.
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
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
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
                    let Some(next) = game.next_to_resolve() else { return Ok(Flow::Done) };
                    self.play = next as u8;
                    self.half = if rule!("fh:resolve.2", resolved < 2) { Half::Upper } else { Half::Lower };
                    game.turn_up(next, self.half, cx);
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
                        Half::Upper => (content.card(action).upper, By::Upper),
                        Half::Lower => (content.card(action).lower, By::Lower),
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
    /// The cards laid down this round.
    pub fn plays(&self) -> impl Iterator<Item = (usize, &Play)> {
        self.open.plays[..usize::from(self.open.played)].iter().enumerate()
    }

    /// The priority cards in the seat's hand, ascending.
    pub(crate) fn hand(&self, seat: Seat) -> impl Iterator<Item = Priority> + use<> {
        let hand = pile::HAND + seat.at();
        let cards = (0..self.shut.priority.len(hand)).filter_map(|at| self.shut.priority.card(hand, at));
        bits(cards.fold(0, |mask, card| mask | 1 << card.0)).map(Priority)
    }

    /// The lowest card that is not resolved yet.
    fn next_to_resolve(&self) -> Option<usize> {
        let open = self.plays().filter(|(_, play)| !play.resolved);
        let order = |(turn, play): &(usize, &Play)| rule!("fh:resolve.1", play.priority.map_or(0, Priority::number), else *turn as u8);
        open.min_by_key(order).map(|(turn, _)| turn)
    }

    /// The top action card goes face down onto the table. If there is none, the discard pile is shuffled first.
    pub(crate) fn lay_action(&mut self, figure: Figure, slot: usize, cx: &mut Cx<'_, FinalHour>) {
        if self.shut.actions.is_empty(pile::ACTIONS + figure.at()) {
            self.shuffle_actions(figure, cx);
        }
        self.shut.actions.slide(pile::ACTIONS + figure.at(), 0, pile::LAID + slot, End::Top);
    }

    /// A resolved card goes to its owner's discard pile; with the last one the pile becomes the new deck.
    pub(crate) fn discard_action(&mut self, figure: Figure, action: Action, cx: &mut Cx<'_, FinalHour>) {
        self.open.person_mut(figure).discard |= 1 << (action.0 % 10);
        self.shuffle_used_up_actions(figure, cx);
    }

    /// Once the deck is used up and no card of it lies face down, the discard pile becomes the new deck.
    pub(crate) fn shuffle_used_up_actions(&mut self, figure: Figure, cx: &mut Cx<'_, FinalHour>) {
        let laid = self.plays().any(|(_, play)| play.figure == figure && play.action.is_none());
        if self.shut.actions.is_empty(pile::ACTIONS + figure.at()) && !laid {
            self.shuffle_actions(figure, cx);
        }
    }

    fn shuffle_actions(&mut self, figure: Figure, cx: &mut Cx<'_, FinalHour>) {
        let deck = pile::ACTIONS + figure.at();
        let person = self.open.person_mut(figure);
        let discard = std::mem::take(&mut person.discard);
        let first = person.who.0 * 10;
        for card in bits(u64::from(discard)) {
            self.shut.actions.put(Card(first + card), deck, End::Bottom, Seats::ALL);
        }
        self.shut.actions.shuffle(deck);
        cx.tell(RuleId("fh:resolve.3"), || Event::ActionsShuffled { figure });
    }

    /// A priority card leaves the hand for the table, face up unless the round is blind.
    fn play_priority(&mut self, figure: Figure, turn: usize, card: Priority, cx: &mut Cx<'_, FinalHour>) {
        let seat = self.open.seat(figure);
        let blind = rule!("fh:reckoning.2", self.open.blind == Blind::Now);
        if blind {
            // Nobody else sees from which place of the hand it comes, or when it was drawn.
            self.shut.priority.rearrange(pile::HAND + seat.at(), Seats::only(seat));
        }
        let Some(at) = self.shut.priority.find(pile::HAND + seat.at(), Card(card.0)) else { return };
        if blind {
            self.shut.priority.slide(pile::HAND + seat.at(), at, pile::BLIND + turn, End::Top);
            cx.whisper(
                Seats::only(seat),
                RuleId("fh:reckoning.2"),
                || Event::PriorityPlayed { figure, card: Some(card) },
                || Event::PriorityPlayed { figure, card: None },
            );
        } else {
            self.shut.priority.take(pile::HAND + seat.at(), at);
            self.open.plays[turn].priority = Some(card);
            cx.reveal(RuleId("fh:priority.2"), || Event::PriorityPlayed { figure, card: Some(card) });
        }
    }

    /// After a blind round's last turn, all its priority cards are turned up.
    fn turn_up_blind_cards(&mut self, cx: &mut Cx<'_, FinalHour>) {
        for turn in 0..usize::from(self.open.played) {
            if !self.shut.priority.is_empty(pile::BLIND + turn) {
                let card = Priority(self.shut.priority.take(pile::BLIND + turn, 0).0);
                self.open.plays[turn].priority = Some(card);
                let figure = self.open.plays[turn].figure;
                cx.reveal(RuleId("fh:reckoning.2"), || Event::PriorityTurnedUp { figure, card });
            }
        }
    }

    /// A priority card moves unseen from the deck to the hand. `false` if there is none.
    pub(crate) fn draw_priority(&mut self, seat: Seat, cx: &mut Cx<'_, FinalHour>) -> bool {
        self.shuffle_priority_if_empty(cx);
        let any = !self.shut.priority.is_empty(pile::DECK);
        if any {
            self.shut.priority.slide(pile::DECK, 0, pile::HAND + seat.at(), End::Bottom);
        }
        any
    }

    /// What the card just drawn can be.
    pub(crate) fn odds_of_drawn_priority(&self, figure: Figure, odds: &mut Odds) {
        let hand = pile::HAND + self.open.seat(figure).at();
        self.shut.priority.odds_or_card(hand, self.shut.priority.len(hand).saturating_sub(1), odds);
    }

    /// The holder looks at the card just drawn. An emptied deck is made anew from the discards.
    pub(crate) fn see_drawn_priority(&mut self, figure: Figure, card: Card, cx: &mut Cx<'_, FinalHour>) {
        let seat = self.open.seat(figure);
        let hand = pile::HAND + seat.at();
        self.shut.priority.see(hand, self.shut.priority.len(hand) - 1, card, Seats::only(seat));
        cx.whisper(
            Seats::only(seat),
            RuleId("fh:priority.3"),
            || Event::PriorityDrawn { figure, card: Some(Priority(card.0)) },
            || Event::PriorityDrawn { figure, card: None },
        );
        self.shuffle_priority_if_empty(cx);
    }

    fn shuffle_priority_if_empty(&mut self, cx: &mut Cx<'_, FinalHour>) {
        if self.shut.priority.is_empty(pile::DECK) && self.open.discard != 0 {
            for card in bits(u64::from(std::mem::take(&mut self.open.discard))) {
                self.shut.priority.put(Card(card), pile::DECK, End::Bottom, Seats::ALL);
            }
            self.shut.priority.shuffle(pile::DECK);
            cx.tell(RuleId("fh:priority.3"), || Event::PriorityShuffled);
        }
    }

    /// The action card of the play is turned up.
    fn turn_up(&mut self, play: usize, half: Half, cx: &mut Cx<'_, FinalHour>) {
        if self.shut.actions.is_empty(pile::LAID + play) {
            return;
        }
        let card = Action(self.shut.actions.take(pile::LAID + play, 0).0);
        self.open.plays[play].action = Some(card);
        let figure = self.open.plays[play].figure;
        cx.reveal(RuleId("fh:resolve.1"), || Event::ActionTurnedUp { figure, card, half });
    }
}
