#![no_main]

libfuzzer_sys::fuzz_target!(|data: &[u8]| {
    dreadboard_fuzz::positions(data);
});
