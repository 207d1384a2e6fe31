//! Arkham Horror: Final Hour.

pub mod content;
