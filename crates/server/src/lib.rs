//! Tables over the network. One task owns each table; a move is acknowledged and told only when it is kept.
//!
//! Nothing here names a game: everything goes through [`shelf`].

pub mod protocol;
