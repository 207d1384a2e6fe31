//! Renders [`engine::Msg`]s and the statements of rules in a language.
//!
//! The texts are Fluent files: those of this crate (`locales/` at the root of the repository) belong to no game; each game
//! hands over its own. [`Texts`] collects them, and a [`Localizer`] renders them in one language. Terminal, server and
//! tests all use this renderer; the client renders the same files with `@fluent/bundle`.

mod fluent_file;
mod lang;
mod localizer;
mod texts;

pub use fluent_file::{entries, entry_id};
pub use lang::{Lang, UnknownLang};
pub use localizer::{Localizer, RuleText};
pub use texts::{GameTexts, Texts, shared_files};
