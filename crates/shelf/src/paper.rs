//! A game on paper as it leaves and enters the house.

use serde::{Deserialize, Serialize};
use table::{Entry, Playable, Save};

/// The same as a [`Save`], but a first position laid out by hand is kept as it was written: so it is checked
/// again when it is read, as any position is.
#[derive(Serialize, Deserialize)]
#[serde(bound = "", deny_unknown_fields)]
pub(crate) struct Paper<G: Playable> {
    game: String,
    engine: String,
    content: String,
    setup: G::Setup,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) start: Option<String>,
    log: Vec<Entry<G>>,
    checks: Vec<(usize, String)>,
}

impl<G: Playable> Paper<G> {
    /// The save, with its first position as it was written.
    pub(crate) fn of(save: Save<G>, start: Option<String>) -> Self {
        let Save { game, engine, content, setup, start: _, log, checks } = save;
        Paper { game, engine, content, setup, start, log, checks }
    }

    /// The save, with its first position read.
    pub(crate) fn read(self, content: &G::Content) -> Result<Save<G>, String> {
        let Paper { game, engine, content: content_id, mut setup, start, log, checks } = self;
        let start = match start {
            None => None,
            Some(text) => {
                let (its_setup, position) = G::read_position(content, &text)?;
                setup = its_setup;
                Some(position)
            }
        };
        Ok(Save { game, engine, content: content_id, setup, start, log, checks })
    }
}
