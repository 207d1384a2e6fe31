//! Runs each fuzz target on a few hundred inputs: mutated seeds, or arbitrary bytes. See `fuzz/README.md` for real
//! fuzzing.

#[path = "../../../fuzz/src/lib.rs"]
#[allow(unreachable_pub, reason = "the targets use them from outside")]
mod bodies;

use std::path::PathBuf;

use rand_pcg::Pcg64;
use registry::Dice;

const INPUTS: u64 = 200;

fn seeds(target: &str) -> Vec<Vec<u8>> {
    let folder: PathBuf = [env!("CARGO_MANIFEST_DIR"), "..", "..", "fuzz", "seeds", target].iter().collect();
    let files = std::fs::read_dir(&folder).unwrap_or_else(|error| panic!("{}: {error}", folder.display()));
    let mut paths: Vec<PathBuf> = files.map(|file| file.unwrap().path()).collect();
    paths.sort();
    paths.iter().map(|path| std::fs::read(path).unwrap()).collect()
}

/// A seed with a few mutations: bytes removed, moved, or taken from another seed, or a digit changed.
fn changed(seeds: &[Vec<u8>], dice: &mut dyn Dice) -> Vec<u8> {
    let mut below = |n: usize| dice.below(n.max(1) as u64) as usize;
    let mut bytes = seeds[below(seeds.len())].clone();
    for _ in 0..below(4) {
        let other = &seeds[below(seeds.len())];
        let from = below(other.len());
        let piece = &other[from..(from + below(30)).min(other.len())];
        let at = below(bytes.len());
        let end = (at + below(12)).min(bytes.len());
        match below(3) {
            0 => drop(bytes.splice(at..end, piece.iter().copied())),
            1 => drop(bytes.drain(at..end)),
            _ => {
                let digit = b'0' + below(10) as u8;
                let next = bytes[at..].iter_mut().find(|byte| byte.is_ascii_digit());
                next.into_iter().for_each(|byte| *byte = digit);
            }
        }
    }
    bytes
}

fn feed(target: &str, body: fn(&[u8]) -> bool) {
    let seeds = seeds(target);
    seeds.iter().for_each(|seed| assert!(body(seed), "{}", String::from_utf8_lossy(seed)));
    let mut dice = Pcg64::new(1, 2);
    (0..INPUTS).for_each(|_| _ = body(&changed(&seeds, &mut dice)));
}

#[test]
fn saves() {
    feed("saves", bodies::saves);
}

#[test]
fn positions() {
    feed("positions", bodies::positions);
}

#[test]
fn packs() {
    feed("packs", bodies::packs);
}

#[test]
fn moves() {
    let mut dice = Pcg64::new(3, 4);
    for _ in 0..INPUTS {
        let count = dice.below(600);
        let bytes: Vec<u8> = (0..count).map(|_| dice.below(256) as u8).collect();
        bodies::moves(&bytes);
    }
}
