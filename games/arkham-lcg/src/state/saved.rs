//! Serialization of long arrays of the state.

/// A compact form of card states: most cards are in decks, or not in the game.
pub(super) mod laid {
    use crate::content::CardId;
    use crate::state::{CardState, Zone};
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[derive(Serialize, Deserialize)]
    struct Laid {
        hidden: Vec<CardId>,
        rest: Vec<(CardId, CardState)>,
    }

    fn hidden() -> CardState {
        CardState { zone: Zone::Hidden, ..CardState::default() }
    }

    pub(in crate::state) fn serialize<S: Serializer>(
        cards: &[CardState; CardId::COUNT],
        to: S,
    ) -> Result<S::Ok, S::Error> {
        let all = || (0..=u8::MAX).map(CardId).zip(cards);
        let laid = Laid {
            hidden: all().filter(|(_, state)| **state == hidden()).map(|(card, _)| card).collect(),
            rest: all()
                .filter(|(_, state)| **state != hidden() && **state != CardState::default())
                .map(|(card, state)| (card, *state))
                .collect(),
        };
        laid.serialize(to)
    }

    pub(in crate::state) fn deserialize<'de, D: Deserializer<'de>>(
        from: D,
    ) -> Result<[CardState; CardId::COUNT], D::Error> {
        let laid = Laid::deserialize(from)?;
        let mut cards = [CardState::default(); CardId::COUNT];
        laid.hidden.iter().for_each(|card| cards[card.index()] = hidden());
        laid.rest.iter().for_each(|(card, state)| cards[card.index()] = *state);
        Ok(cards)
    }
}
