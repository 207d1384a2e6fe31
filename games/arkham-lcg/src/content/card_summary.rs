//! What the rules ask of cards at every step, by kind: small, and found without looking at the card itself.

use super::{CardDef, CardType, Constant, Keyword, PlayTime, When};

/// What is asked of a card most often.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardSummary {
    /// Its sort.
    pub sort: CardType,
    /// Whether it has abilities that are used as actions.
    pub acts: bool,
    /// Whether it has abilities for player windows.
    pub free: bool,
    /// Whether it is played in player windows.
    pub fast: bool,
    /// What it changes in play, as bits of [`Constant::bit`].
    pub says: u32,
    /// The moments it waits for in play, as bits.
    pub waits: u128,
    /// The moments it waits for in hand, as bits.
    pub waits_in_hand: u128,
}

impl CardSummary {
    /// Of no card at all.
    pub const NONE: CardSummary = CardSummary {
        sort: CardType::Scenario,
        acts: false,
        free: false,
        fast: false,
        says: 0,
        waits: 0,
        waits_in_hand: 0,
    };

    /// Of this card.
    pub fn of(card: &CardDef) -> CardSummary {
        let any = |is: fn(When) -> bool| card.abilities.iter().any(|ability| is(ability.when));
        let fast = match card.sort {
            CardType::Asset => card.has(Keyword::Fast),
            CardType::Event => any(|when| matches!(when, When::Play(PlayTime::Window, _))),
            _ => false,
        };
        CardSummary {
            sort: card.sort,
            acts: any(|when| matches!(when, When::Action(..) | When::QuietAction(_))),
            free: any(|when| when == When::Free),
            fast,
            says: card.constants.iter().map(Constant::bit).fold(0, |all, bit| all | bit),
            waits: card.waits_for(),
            waits_in_hand: card.waits_in_hand(),
        }
    }
}
