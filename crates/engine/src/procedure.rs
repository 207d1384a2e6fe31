//! Procedures: one struct each, holding its step, offer and odds together.

use crate::{Ask, Cx, Flow, Game, Odds, Offer, Seat, Step, Wake};

/// One interruptible procedure of a game. Its fields hold its current step and its local variables.
///
/// An implementation advances its step field before it calls another procedure, and re-reads the state on return.
pub trait Procedure<G: Game>: Copy {
    /// Runs until something must be decided, rolled or called.
    fn step(&mut self, game: &mut G, wake: Wake<'_, G>, cx: &mut Cx<'_, G>) -> Step<G>;

    /// Called after an anytime choice was played while this procedure's question was pending. By default the same
    /// question is asked again; a procedure overrides this if the question may have become moot or may now go to
    /// another seat.
    fn again(&mut self, _game: &mut G, ask: Ask, _cx: &mut Cx<'_, G>) -> Step<G> {
        Ok(Flow::Ask(ask))
    }

    /// Offers the seat's answers. Required for procedures that ask. Pure: called again after a load, an anytime choice
    /// or a resampling.
    fn offer(&self, _game: &G, _content: &G::Content, _seat: Seat, _q: &mut Offer<G>) {}

    /// Adds the possible values of the roll. Required for procedures that roll. Pure.
    fn odds(&self, _game: &G, _content: &G::Content, _odds: &mut Odds) {}
}

/// Runs another procedure first; see [`Flow::Call`].
pub fn call<G: Game>(frame: impl Into<G::Frame>) -> Step<G> {
    Ok(Flow::Call(frame.into()))
}

/// Replaces the current procedure by another; see [`Flow::Become`].
pub fn become_<G: Game>(frame: impl Into<G::Frame>) -> Step<G> {
    Ok(Flow::Become(frame.into()))
}

/// The number of candidates: none, one, or several.
pub enum Candidates<T> {
    /// There are no candidates.
    None,
    /// There is one candidate, so no question is needed.
    One(T),
    /// There are several candidates, so a player must be asked.
    Many,
}

/// Classifies an iterator as empty, one item, or several.
pub fn candidates<T>(mut items: impl Iterator<Item = T>) -> Candidates<T> {
    match (items.next(), items.next()) {
        (None, _) => Candidates::None,
        (Some(only), None) => Candidates::One(only),
        (Some(_), Some(_)) => Candidates::Many,
    }
}

/// Generates the `Frame` enum of a game from its procedures, and the dispatch to them. A frame is at most 32 bytes.
#[macro_export]
macro_rules! procedures {
    ($(#[$doc:meta])* pub enum $frame:ident of $game:ty { $($name:ident),* $(,)? }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, PartialEq, Debug, ::serde::Serialize, ::serde::Deserialize)]
        pub enum $frame {
            $(#[doc = concat!("See [`", stringify!($name), "`].")] $name($name),)*
        }

        $(impl From<$name> for $frame {
            fn from(procedure: $name) -> Self {
                $frame::$name(procedure)
            }
        })*

        impl $crate::Procedure<$game> for $frame {
            fn step(
                &mut self,
                game: &mut $game,
                wake: $crate::Wake<'_, $game>,
                cx: &mut $crate::Cx<'_, $game>,
            ) -> $crate::Step<$game> {
                match self { $($frame::$name(p) => $crate::Procedure::step(p, game, wake, cx),)* }
            }

            fn again(
                &mut self,
                game: &mut $game,
                ask: $crate::Ask,
                cx: &mut $crate::Cx<'_, $game>,
            ) -> $crate::Step<$game> {
                match self { $($frame::$name(p) => $crate::Procedure::again(p, game, ask, cx),)* }
            }

            fn offer(
                &self,
                game: &$game,
                content: &<$game as $crate::Game>::Content,
                seat: $crate::Seat,
                q: &mut $crate::Offer<$game>,
            ) {
                match self { $($frame::$name(p) => $crate::Procedure::offer(p, game, content, seat, q),)* }
            }

            fn odds(
                &self,
                game: &$game,
                content: &<$game as $crate::Game>::Content,
                odds: &mut $crate::Odds,
            ) {
                match self { $($frame::$name(p) => $crate::Procedure::odds(p, game, content, odds),)* }
            }
        }

        const _: () = assert!(size_of::<$frame>() <= 32, "a frame is at most 32 bytes");
        const _: () = assert!(
            size_of::<<$game as $crate::Game>::Choice>() <= 8,
            "a choice is at most 8 bytes"
        );
    };
}
