#![no_main]

// Not part of `src/lib.rs`, whose targets run under `cargo test` without a server.
#[path = "../src/frames.rs"]
mod frames;

libfuzzer_sys::fuzz_target!(|data: &[u8]| frames::frames(data));
