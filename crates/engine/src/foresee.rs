//! The certain consequences of a move, as far as a seat can know them beforehand.

use rulebook::RuleId;

use crate::{Cx, Dice, EventRecord, Game, Move, Msg, Offer, Playable, Position, Seat, Viewer};

/// What a seat can know beforehand about the consequences of a move.
#[derive(Debug, PartialEq)]
pub struct Foresight<G: Game> {
    /// The events the seat will see, in order.
    pub certain: Vec<EventRecord<G::Event>>,
    /// The forecast of what is then under way ([`Playable::forecast`]).
    pub expected: Option<(RuleId, Msg)>,
}

impl<G: Game> Foresight<G> {
    const NOTHING: Self = Foresight { certain: Vec::new(), expected: None };
}

/// Returns what certainly happens if the seat makes this move: the events up to the first roll or the next question
/// that are the same in all of `worlds` sampled worlds consistent with what the seat knows.
pub fn foresee<G: Playable>(
    position: &Position<G>,
    content: &G::Content,
    seat: Seat,
    mv: &Move<G>,
    worlds: usize,
    dice: &mut dyn Dice,
) -> Foresight<G> {
    let viewer = Viewer::only(seat);
    let mut found: Option<Foresight<G>> = None;
    for _ in 0..worlds {
        let mut world = position.clone();
        world.resample(content, viewer, dice, &mut Offer::new());
        let mut certain = Vec::new();
        if world.check(content, mv).is_err()
            || world.apply_offered(mv, &mut Cx::<G>::recording(content, &mut certain)).is_err()
        {
            return Foresight::NOTHING;
        }
        certain.retain(|event| event.to.seen_by(viewer));
        if let Some(before) = &found {
            certain.truncate(before.certain.iter().zip(&certain).take_while(|(a, b)| a == b).count());
        }
        // Stops after an event that reveals what nobody may have looked at, even if the rules could compute more.
        let turned = certain.iter().position(|event| world.game().reveals_unseen(content, &event.event));
        certain.truncate(turned.map_or(certain.len(), |at| at + 1));
        let expected = world.game().forecast(content).filter(|expected| {
            turned.is_none() && found.as_ref().is_none_or(|before| before.expected.as_ref() == Some(expected))
        });
        if certain.is_empty() && expected.is_none() {
            return Foresight::NOTHING;
        }
        found = Some(Foresight { certain, expected });
    }
    found.unwrap_or(Foresight::NOTHING)
}
