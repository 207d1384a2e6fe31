//! Checks that the client's TypeScript types match the Rust types.

use std::path::Path;

use arkham_horror::{Catalog, Choice, Event, View};
use engine::suite::types;
use ts_rs::TS;

#[test]
fn the_clients_types_are_current() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("web/types");
    types(&folder, |to| {
        View::export_all(to)?;
        Catalog::export_all(to)?;
        Choice::export_all(to)?;
        Event::export_all(to)
    });
}
