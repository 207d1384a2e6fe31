//! Resampling keeps to what the eye knows: no more, no less.
//!
//! Worlds are compared by the *leaves* of what all seats together see: every hand, every private look. How often
//! a leaf has which value among many resampled worlds says what the resampling takes the eye to know.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Dice, Eye, Game, Offer, Position, Seats};

use super::record::Record;
use super::secret::name;
use super::{Care, Fault, Invariant, Suite, due};

/// Worlds drawn at first, and once something looks odd.
const FEW: usize = 64;
const MANY: usize = 2_000;
/// Among many worlds, what comes up no more often than this is rare.
const RARE: usize = 10;

/// Each leaf's path with its value.
type Leaves = BTreeMap<String, String>;
/// Each leaf's path with how often it had each value.
type Counts = BTreeMap<String, BTreeMap<String, usize>>;

/// The world as it is has to be among the worlds that resampling can come to.
pub(super) fn hold<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Care,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let eyes = record.eyes();
    record.positions.iter().enumerate().find_map(|(at, position)| {
        if !due(suite, care, dice) {
            return None;
        }
        let eye = eyes[dice.below(eyes.len() as u64) as usize];
        let truth = leaves(suite, position);
        let unreached = |worlds: usize, dice: &mut dyn Dice| {
            let counts = counts(suite, position, eye, worlds, dice);
            // Where some values are rare, a value that never came may just be rarer.
            let found = truth.iter().find(|(path, value)| {
                counts.get(*path).is_some_and(|seen| {
                    !seen.contains_key(*value) && (worlds == FEW || seen.values().all(|times| *times > RARE))
                })
            });
            found.map(|(path, value)| format!("{path} is {value}"))
        };
        unreached(FEW, dice)?;
        unreached(MANY, dice)?;
        let what = unreached(5 * MANY, dice)?;
        let why = format!("resampling for {} never finds that {what}, which is the truth", name(eye));
        Some(Fault::new(Invariant::NothingHidden, at, why))
    })
}

/// In what way two worlds that are one to the eye are resampled into different mixes, if they are.
pub(super) fn compare<G: Game>(
    suite: &Suite<G>,
    one: &Position<G>,
    other: &Position<G>,
    eye: Eye,
    dice: &mut dyn Dice,
) -> Option<String> {
    let mut differ = |worlds: usize, sigmas: f64| {
        let (ours, theirs) = (counts(suite, one, eye, worlds, dice), counts(suite, other, eye, worlds, dice));
        ours.keys().chain(theirs.keys()).find_map(|path| {
            let (a, b) = (ours.get(path), theirs.get(path));
            a.into_iter().chain(b).flat_map(BTreeMap::keys).find_map(|value| {
                let times = |counts: Option<&BTreeMap<String, usize>>| {
                    counts.and_then(|c| c.get(value)).copied().unwrap_or(0)
                };
                let (x, y) = (times(a), times(b));
                let far = x.abs_diff(y) as f64 > sigmas * ((x + y) as f64).sqrt();
                far.then(|| {
                    format!("resampled, {path} is {value} {x} times of {worlds} in one and {y} in the other")
                })
            })
        })
    };
    differ(FEW, 4.0)?;
    differ(MANY, 6.0)
}

/// What an eye was told, but resampling forgets: the world `other`, ruled out by what was told, comes up again.
pub(super) fn forgotten<G: Game>(
    suite: &Suite<G>,
    here: &Position<G>,
    other: &Position<G>,
    eye: Eye,
    dice: &mut dyn Dice,
) -> Option<String> {
    if here.wait() != other.wait() || here.view(&suite.content, eye) != other.view(&suite.content, eye) {
        return None;
    }
    let truth = leaves(suite, here);
    let mut ruled_out = leaves(suite, other);
    ruled_out.retain(|path, value| truth.get(path) != Some(value));
    if ruled_out.is_empty() {
        return None;
    }
    let mut world = here.clone();
    (0..FEW).find_map(|_| {
        world.clone_from(here);
        world.resample(&suite.content, eye, dice, &mut Offer::new());
        let world = leaves(suite, &world);
        let back = ruled_out.iter().all(|(path, value)| world.get(path) == Some(value));
        back.then(|| format!("resampling takes it not to know that {ruled_out:?} is not so"))
    })
}

fn counts<G: Game>(
    suite: &Suite<G>,
    position: &Position<G>,
    eye: Eye,
    worlds: usize,
    dice: &mut dyn Dice,
) -> Counts {
    let mut counts = Counts::new();
    let mut world = position.clone();
    for _ in 0..worlds {
        world.clone_from(position);
        world.resample(&suite.content, eye, dice, &mut Offer::new());
        for (path, value) in leaves(suite, &world) {
            *counts.entry(path).or_default().entry(value).or_default() += 1;
        }
    }
    counts
}

fn leaves<G: Game>(suite: &Suite<G>, position: &Position<G>) -> Leaves {
    let everybody = Seats::first(position.game().seats());
    let mut leaves = Leaves::new();
    if let Ok(value) = serde_json::to_value(position.view(&suite.content, everybody)) {
        collect("", &value, &mut leaves);
    }
    leaves
}

fn collect(path: &str, value: &Value, leaves: &mut Leaves) {
    match value {
        Value::Object(fields) => fields.iter().for_each(|(k, v)| collect(&format!("{path}.{k}"), v, leaves)),
        Value::Array(items) => {
            items.iter().enumerate().for_each(|(i, v)| collect(&format!("{path}[{i}]"), v, leaves));
        }
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {
            leaves.insert(path.into(), value.to_string());
        }
    }
}
