//! The rules, a file for each chapter.

pub(super) mod draught;
pub(super) mod haunting;
pub(super) mod hour;
pub(super) mod listening;
