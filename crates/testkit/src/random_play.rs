//! Random play.

use engine::{Cx, Dice, Game, Move, Odds, Offer, Position, Wait};

/// A random move; `None` if the game is over.
pub fn random_move<G: Game>(
    position: &Position<G>,
    content: &G::Content,
    dice: &mut dyn Dice,
) -> Option<Move<G>> {
    match position.wait() {
        Wait::Over(_) => None,
        Wait::Roll => {
            let mut odds = Odds::new();
            position.odds(content, &mut odds);
            Some(Move::Roll(odds.draw(dice).expect("a roll has a value")))
        }
        Wait::Ask { .. } => {
            let mut offer = Offer::new();
            let seat = position.asked().iter().next().expect("somebody is asked");
            position.offer(content, seat, &mut offer);
            Some(Move::Say { seat, what: offer.random(dice) })
        }
    }
}

/// Plays random moves to the end of the game.
pub(crate) fn play_to_end<G: Game>(position: &mut Position<G>, content: &G::Content, dice: &mut dyn Dice) {
    while let Some(next) = random_move(position, content, dice) {
        position.apply(&next, &mut Cx::silent(content)).expect("what is offered can be played");
    }
}
