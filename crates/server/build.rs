//! Makes the build depend on the built client, which is embedded. Never builds the client.

fn main() {
    let client = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/dist");
    // A missing folder would count as changed in every build. Failure to create it is the same as an empty one.
    _ = std::fs::create_dir_all(client);
    println!("cargo::rerun-if-changed={client}");
}
