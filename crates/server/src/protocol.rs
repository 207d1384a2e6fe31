//! The protocol between client and server: request bodies, responses and socket frames. See `docs/protocol.md`.
//!
//! Everything sent is made for one viewer: a seat, or a spectator who sees only what is public.

mod campaign;
mod http;
mod socket;

pub use campaign::{
    CampaignCard, CampaignInvited, CampaignOffered, CampaignPage, Done, Invited, NewCampaign, NewPlace,
    NextGame, Place, PlaceWish, Proofread, SubmittedForm,
};
pub use http::{
    Bot, Code, Failure, Game, GameRules, Guest, Invitation, NewSeat, NewTable, Offered, OptionChoice, Policy,
    Replay, Seating, Settings, Start, TableCard, Tables, UndoPolicy,
};
pub use socket::{
    Ask, Audience, Away, ClientFrame, Clock, Command, End, Line, News, Note, PassChange, PassRulesState,
    Player, ServerFrame, Speaker, Step, Sync, TableState, UndoRequest,
};

/// The protocol version. A client that speaks another version is told so and must reload.
pub const PROTOCOL: u32 = 2;
