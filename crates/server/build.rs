//! The client is embedded as it was built. This never builds it.

fn main() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A folder that is missing would count as changed in every build. One that cannot be made is as good as empty.
    _ = std::fs::create_dir_all(client);
    println!("cargo::rerun-if-changed={client}");
}
