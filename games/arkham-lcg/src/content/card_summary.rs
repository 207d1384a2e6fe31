//! The properties of cards that the rules read most often, indexed by card definition for fast access.

use super::{CardDef, CardType, Constant, Keyword, PlayTime, When};

/// The most often read properties of a card.
#[derive(Clone, Copy, PartialEq, Debug)]
pub struct CardSummary {
    /// The card type.
    pub card_type: CardType,
    /// Whether it has action abilities.
    pub acts: bool,
    /// Whether it has free triggered abilities.
    pub free: bool,
    /// Whether it can be played in player windows.
    pub fast: bool,
    /// Its constant abilities, as bits of [`Constant::bit`].
    pub constants: u32,
    /// The timing points that trigger it in play, as bits.
    pub waits: u128,
    /// The timing points that trigger it in hand, as bits.
    pub waits_in_hand: u128,
}

impl CardSummary {
    /// The summary for ids without a card.
    pub const NONE: CardSummary = CardSummary {
        card_type: CardType::Scenario,
        acts: false,
        free: false,
        fast: false,
        constants: 0,
        waits: 0,
        waits_in_hand: 0,
    };

    /// Summarizes a card.
    pub fn of(card: &CardDef) -> CardSummary {
        let any = |is: fn(When) -> bool| card.abilities.iter().any(|ability| is(ability.when));
        let fast = match card.card_type {
            CardType::Asset => card.has(Keyword::Fast),
            CardType::Event => any(|when| matches!(when, When::Play(PlayTime::Window, _))),
            _ => false,
        };
        CardSummary {
            card_type: card.card_type,
            acts: any(|when| matches!(when, When::Action(..) | When::QuietAction(_))),
            free: any(|when| when == When::Free),
            fast,
            constants: card.constants.iter().map(Constant::bit).fold(0, |all, bit| all | bit),
            waits: card.waits_for(),
            waits_in_hand: card.waits_in_hand(),
        }
    }
}
