//! References to objects on the board, and the objects that choices and events are about.

use engine::{BoardRef, Seat};

use crate::content::{CardDef, CardId};
use crate::state::Zone;
use crate::{Choice, Event, Frame, Lcg};

/// A card that is visible somewhere: in play, in a hand, in a discard pile. Locations are referred to by their place.
pub(crate) fn card(card: CardId) -> BoardRef {
    BoardRef::new("card", card.0)
}

/// The printed text of a card.
pub(crate) fn text(def: &CardDef) -> BoardRef {
    BoardRef::new("text", &def.code)
}

/// A seat's deck, or the encounter deck.
pub(crate) fn deck(of: Option<Seat>) -> BoardRef {
    match of {
        Some(seat) => BoardRef::new("deck", seat.0),
        None => BoardRef::new("deck", "encounter"),
    }
}

/// A seat's hand.
pub(crate) fn hand(seat: Seat) -> BoardRef {
    BoardRef::new("hand", seat.0)
}

/// A seat's counter, such as its resources or clues.
pub(crate) fn store(seat: Seat, what: &str) -> BoardRef {
    BoardRef::new(what, seat.0)
}

/// The chaos bag.
pub(crate) fn bag() -> BoardRef {
    BoardRef::new("bag", 0)
}

/// The round and phase.
pub(crate) fn round() -> BoardRef {
    BoardRef::new("round", 0)
}

/// The skill test in progress.
pub(crate) fn test() -> BoardRef {
    BoardRef::new("test", 0)
}

/// The victory display.
pub(crate) fn victory() -> BoardRef {
    BoardRef::new("victory", 0)
}

impl Lcg {
    /// The objects that a seat's choice is about, the one to click first.
    pub(super) fn touches_of(&self, top: &Frame, seat: Seat, choice: Choice) -> Vec<BoardRef> {
        match choice {
            Choice::Pass | Choice::EndTurn => Vec::new(),
            Choice::Turn(of) => vec![card(CardId::investigator(of))],
            Choice::Investigate => self.location(seat).map(card).into_iter().collect(),
            Choice::Draw => vec![deck(Some(seat))],
            Choice::Resource => vec![store(seat, "resources")],
            Choice::Move(of) | Choice::Engage(of) | Choice::Fight(of) | Choice::Evade(of) => vec![card(of)],
            Choice::Play(of) => vec![card(of), store(seat, "resources")],
            Choice::Use(of, _) | Choice::Damage(of) | Choice::Horror(of) => vec![card(of)],
            Choice::Commit(of) | Choice::Replace(of) => vec![card(of)],
            Choice::AdvanceAct => vec![card(self.open.act)],
            Choice::Pick(of) => match (top, self.card(of).zone) {
                (Frame::Search(_) | Frame::Scry(_) | Frame::DigUp(_), Zone::Hidden) => {
                    vec![deck(of.owner())]
                }
                _ => self.lies_open(seat, of),
            },
            Choice::Part(_) => match top {
                Frame::Resolve(resolve) => self.lies_open(seat, resolve.env.source),
                _ => vec![card(CardId::investigator(seat))],
            },
            Choice::Skill(_) => vec![card(CardId::investigator(seat))],
            Choice::Deck(of) => vec![deck(of)],
            Choice::Token(_) => vec![bag()],
        }
    }

    /// The card if the seat sees it, otherwise the seat itself.
    fn lies_open(&self, seat: Seat, of: CardId) -> Vec<BoardRef> {
        let seen = match self.card(of).zone {
            Zone::Out => false,
            Zone::Hidden => self.hand(seat).any(|card| card == of),
            Zone::Aside
            | Zone::Discard
            | Zone::Play
            | Zone::Threat
            | Zone::Limbo
            | Zone::Committed
            | Zone::Victory => true,
        };
        vec![if seen { card(of) } else { BoardRef::seat(seat) }]
    }

    /// The objects that an event is about.
    pub(super) fn touched_by(&self, event: &Event) -> Vec<BoardRef> {
        let person = |seat: Seat| card(CardId::investigator(seat));
        match *event {
            Event::Round(_) | Event::Phase(_) | Event::AllReadied | Event::Over(_) => vec![round()],
            Event::DoomGone | Event::Past(_) => Vec::new(),
            Event::Turn(seat) | Event::TurnOver(seat) | Event::Lead(seat) => vec![person(seat)],
            Event::Drew { seat, card: Some(of) } => vec![card(of), deck(Some(seat))],
            Event::Drew { seat, card: None } => vec![hand(seat), deck(Some(seat))],
            Event::Showed { card: of, .. } | Event::Encounter { card: of, .. } => vec![card(of)],
            Event::Reshuffled(of) | Event::Shuffled(of) => vec![deck(of)],
            Event::Mulligan { seat, .. } => vec![hand(seat)],
            Event::Cancelled(of)
            | Event::Surge(of)
            | Event::Entered(of)
            | Event::Discarded(of)
            | Event::Returned(of)
            | Event::PutUnder(of)
            | Event::Removed(of)
            | Event::Exhausted(of)
            | Event::Readied(of)
            | Event::Defeated(of)
            | Event::Disengaged(of)
            | Event::AttackCancelled(of)
            | Event::Act(of)
            | Event::Agenda(of) => vec![card(of)],
            Event::Victory(of) => vec![card(of), victory()],
            Event::Played { seat, card: of }
            | Event::Committed { seat, card: of }
            | Event::Result { seat, card: of, .. }
            | Event::HorrorMoved { seat, card: of, .. }
            | Event::Chose { seat, card: of } => vec![card(of), person(seat)],
            Event::Used { seat, card: of, .. } => vec![card(of), person(seat)],
            Event::Slowed { seat, card: of, .. } => vec![card(of), person(seat)],
            Event::Dares { seat, .. } => vec![person(seat)],
            Event::Forced { card: of, .. }
            | Event::CluesOn { card: of, .. }
            | Event::Doom { card: of, .. }
            | Event::Uses { card: of, .. }
            | Event::Assigned { card: of, .. }
            | Event::Harmed { card: of, .. }
            | Event::HorrorOn { card: of, .. }
            | Event::Raised { card: of, .. }
            | Event::Healed { card: of, .. } => vec![card(of)],
            Event::Attached { card: of, to }
            | Event::SetsOut { card: of, to }
            | Event::Moved { card: of, to } => vec![card(of), card(to)],
            Event::Resources { seat, .. } => vec![store(seat, "resources")],
            Event::Clues { seat, at, .. } => vec![store(seat, "clues"), card(at)],
            Event::ClueChange { seat, .. } => vec![store(seat, "clues")],
            Event::Gone { seat, .. }
            | Event::Actions { seat, .. }
            | Event::Trauma { seat, .. }
            | Event::Scarred { seat, .. } => vec![BoardRef::seat(seat)],
            Event::Revealed { place, .. } => vec![card(place)],
            Event::Looked { card: Some((of, _)), .. } => vec![deck(of.owner())],
            Event::Looked { seat, card: None } => vec![BoardRef::seat(seat)],
            Event::Searched { deck: of, .. } => vec![deck(of)],
            Event::FoundNothing(seat) => vec![BoardRef::seat(seat)],
            Event::Lot(_) => vec![deck(None)],
            Event::Weakness { seat, .. } => vec![deck(Some(seat))],
            Event::Spawned { enemy, at } => [card(enemy)].into_iter().chain(at.map(card)).collect(),
            Event::Engaged { enemy, seat }
            | Event::Evaded { enemy, seat }
            | Event::Attacked { enemy, seat, .. } => {
                vec![card(enemy), person(seat)]
            }
            Event::Test { seat, enemy, .. } => {
                [test(), person(seat)].into_iter().chain(enemy.map(card)).collect()
            }
            Event::Tested { seat, .. } => vec![test(), person(seat)],
            Event::Token(_) | Event::TokenIgnored(_) => vec![bag(), test()],
        }
    }
}
