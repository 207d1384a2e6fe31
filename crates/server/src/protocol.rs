//! What client and server say to each other. `docs/protocol.md` tells it as a conversation.
//!
//! Whatever goes out was made for one eye: a seat, or a spectator who sees what is public.

mod campaign;
mod http;
mod socket;

pub use campaign::{
    CampaignCard, CampaignInvited, CampaignOffered, CampaignPage, Done, Invited, NewCampaign, NewDeed,
    NewPlace, NextGame, Place, PlaceWish, Proofread,
};
pub use http::{
    Bot, Code, Failure, Game, GameRules, Guest, Invitation, NewSeat, NewTable, Offered, OptionChoice, Policy,
    Replay, Seating, Settings, Start, TableCard, Tables, UndoPolicy,
};
pub use socket::{
    Ask, Audience, Away, ClientFrame, Clock, Command, End, Line, News, Note, PassChange, PassRulesState,
    Player, ServerFrame, Speaker, Step, Sync, TableState, UndoRequest,
};

/// The version of all this. A client that speaks another one is told so and can only reload.
pub const PROTOCOL: u32 = 2;
