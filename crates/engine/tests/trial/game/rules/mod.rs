//! The rules, one file per chapter.

pub(super) mod draught;
pub(super) mod haunting;
pub(super) mod hour;
pub(super) mod listening;
