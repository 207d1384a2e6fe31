//! Reversing the ritual, and the end of the game.

use engine::{Ask, Card, Flow, Odds, Procedure, Seat, Seats, become_};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::out_of_step;
use crate::content::{Content, Priority};
use crate::state::{Clue, Figure, bits, clue, pile};
use crate::{Choice, Cx, Defeat, End, Event, FinalHour, Halt, Offer, Step, Wake};

/// The number of cards that each investigator lays down.
const CARDS_EACH: usize = 3;
/// The number of matching symbols needed in solo play (ruling F1).
const SOLO_THRESHOLD: u8 = 4;

/// At the end of a round all players vote on attempting the ritual. Without gate tokens left, they must attempt it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EndOfRound;

impl Procedure<FinalHour> for EndOfRound {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if rule!("fh:round.3", game.shut.gates.is_empty(pile::DECK)) => {
                become_(Attempt::forced())
            }
            Wake::Enter => Ok(Flow::Ask(Ask::all(game.open.seats()))),
            Wake::Said(answers) => {
                for &(seat, choice) in answers {
                    let (figure, yes) = (Figure(seat.0), choice == Choice::Attempt);
                    cx.reveal(RuleId("fh:ritual.5"), || Event::Voted { figure, yes });
                }
                let agreed = answers.iter().all(|&(_, choice)| choice == Choice::Attempt);
                if rule!("fh:ritual.5", agreed) { become_(Attempt::agreed()) } else { Ok(Flow::Done) }
            }
            Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("fh:ritual.5"));
        q.public_count();
        q.decline(Choice::Wait, RuleId("fh:ritual.5"));
        q.offer(Choice::Attempt, RuleId("fh:ritual.5"));
    }
}

/// The attempt to reverse the ritual.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attempt {
    forced: bool,
    /// The number of clues revealed so far.
    turned: u8,
}

impl Attempt {
    /// An attempt forced by the empty gate stack.
    pub fn forced() -> Attempt {
        Attempt { forced: true, turned: 0 }
    }

    /// An attempt that all players agreed on.
    pub fn agreed() -> Attempt {
        Attempt { forced: false, turned: 0 }
    }
}

impl Procedure<FinalHour> for Attempt {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let forced = self.forced;
                cx.tell(RuleId("fh:ritual.5"), || Event::RitualBegins { forced });
                if game.open.solo { Ok(Flow::Roll) } else { Ok(Flow::Ask(Ask::all(game.open.seats()))) }
            }
            Wake::Said(answers) => {
                rule!("fh:ritual.7", {
                    game.lay_ritual_cards(answers, cx)?;
                });
                Ok(Flow::Roll)
            }
            Wake::Rolled(card) => {
                let at = usize::from(self.turned);
                game.shut.clues.see(pile::SLOTS, at, Card(card as u8), Seats::ALL);
                let Clue::Symbol(symbol) = clue(Card(card as u8)) else { return out_of_step() };
                game.open.revealed[at] = Some(symbol);
                cx.reveal(RuleId("fh:ritual.8"), || Event::RitualClue { symbol });
                self.turned += 1;
                if self.turned < 2 { Ok(Flow::Roll) } else { game.determine_outcome(cx) }
            }
            Wake::Back(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, _: &Content, seat: Seat, q: &mut Offer) {
        let cards = game.shut.priority.len(pile::HAND + seat.index()).min(CARDS_EACH) as u8;
        q.ask_some(RuleId("fh:ritual.7"), cards, cards);
        q.public_count();
        game.hand(seat).for_each(|card| q.offer(Choice::Card(card), RuleId("fh:ritual.7")));
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:ritual.8"));
        game.shut.clues.odds_or_card(pile::SLOTS, usize::from(self.turned), odds);
    }
}

impl FinalHour {
    /// Reveals the chosen cards of all hands together.
    fn lay_ritual_cards(&mut self, answers: &[(Seat, Choice)], cx: &mut Cx<'_>) -> Result<(), Halt> {
        for figure in self.open.figures() {
            let seat = self.open.seat(figure);
            let chosen = || {
                answers.iter().filter(|(s, _)| *s == seat).filter_map(|&(_, choice)| match choice {
                    Choice::Card(card) => Some(card),
                    _ => None,
                })
            };
            for card in chosen() {
                self.take_from_hand(seat, card)?;
                self.open.kept |= 1 << card.0;
            }
            cx.reveal(RuleId("fh:ritual.7"), || Event::CardsLaid { figure, cards: chosen().collect() });
        }
        Ok(())
    }

    /// The number of matching symbols needed to win.
    pub fn needed(&self) -> u8 {
        if self.open.solo { SOLO_THRESHOLD } else { rule!("fh:ritual.9", 2 * self.open.count, else u8::MAX) }
    }

    /// The number of matches between the symbols of these cards and the two clues.
    pub fn matches(content: &Content, cards: u32, clues: [Option<crate::content::Symbol>; 2]) -> u8 {
        let counted = rule!("fh:ritual.8", 2, else 1);
        bits(u64::from(cards))
            .map(|card| content.priority(Priority(card)).symbol)
            .map(|symbol| clues.iter().take(counted).filter(|&&shown| shown == Some(symbol)).count() as u8)
            .sum()
    }

    fn determine_outcome(&mut self, cx: &mut Cx<'_>) -> Step {
        let (count, needed) = (Self::matches(cx.content, self.open.kept, self.open.revealed), self.needed());
        cx.tell(RuleId("fh:ritual.9"), || Event::RitualCounted { count, needed });
        if rule!("fh:end.5", count >= needed) {
            cx.tell(RuleId("fh:end.5"), || Event::Won);
            return Err(Halt::Over(End::Won));
        }
        cx.tell(RuleId("fh:end.4"), || Event::Lost { defeat: Defeat::RitualFailed });
        rule!("fh:end.4", {
            return Err(Halt::Over(End::Lost(Defeat::RitualFailed)));
        });
        Ok(Flow::Done)
    }
}
