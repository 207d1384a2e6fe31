//! Procedures: one struct each, with its step, its offer and its odds together.

use crate::{Ask, Cx, Flow, Game, Odds, Offer, Seat, Step, Wake};

/// One interruptible procedure of a game. Its fields are its step and locals.
///
/// Advance the step field before calling; re-read the state on return.
pub trait Procedure<G: Game>: Copy {
    /// Goes on until something must be decided, rolled or called.
    fn step(&mut self, game: &mut G, wake: Wake<'_, G>, cx: &mut Cx<'_, G>) -> Step<G>;

    /// A standing choice was used while its question was pending. The same is asked again, unless the procedure
    /// finds here that the question is moot, or another's.
    fn again(&mut self, _game: &mut G, ask: Ask, _cx: &mut Cx<'_, G>) -> Step<G> {
        Ok(Flow::Ask(ask))
    }

    /// What the seat can answer. Needed by procedures that ask. Pure: asked again after a load, an interjection, a
    /// resample.
    fn offer(&self, _game: &G, _content: &G::Content, _seat: Seat, _q: &mut Offer<G>) {}

    /// What the roll can come to. Needed by procedures that roll. Pure.
    fn odds(&self, _game: &G, _content: &G::Content, _odds: &mut Odds) {}
}

/// Another procedure first.
pub fn call<G: Game>(frame: impl Into<G::Frame>) -> Step<G> {
    Ok(Flow::Call(frame.into()))
}

/// Another procedure instead.
pub fn become_<G: Game>(frame: impl Into<G::Frame>) -> Step<G> {
    Ok(Flow::Become(frame.into()))
}

/// How much there is to choose from.
pub enum Candidates<T> {
    /// Nothing.
    None,
    /// One thing: no question is needed.
    One(T),
    /// Several: somebody has to be asked.
    Many,
}

/// Whether these are none, just one, or several.
pub fn candidates<T>(mut items: impl Iterator<Item = T>) -> Candidates<T> {
    match (items.next(), items.next()) {
        (None, _) => Candidates::None,
        (Some(only), None) => Candidates::One(only),
        (Some(_), Some(_)) => Candidates::Many,
    }
}

/// Writes the `Frame` enum of a game from its procedures, and the dispatch to them. A frame is at most 32 bytes.
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
