//! Resampling keeps to what the eye knows: no more, no less.
//!
//! Worlds are compared by what all seats together see of them, every hand and every private look. How often
//! each part of it turns out how in many resampled worlds says what the resampling takes the eye to know.

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
/// Of the moments for costly checks, one in so many is taken.
const SELDOM: u64 = 4;

/// The world as it is has to be among the worlds that resampling can come to.
pub(super) fn hold<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Care,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let eyes = record.eyes();
    record.positions.iter().enumerate().find_map(|(at, position)| {
        if !due(suite, care, dice) || (care == Care::Sampled && dice.below(SELDOM) > 0) {
            return None;
        }
        let eye = eyes[dice.below(eyes.len() as u64) as usize];
        let unreached = |worlds: usize, dice: &mut dyn Dice| {
            let truth = everything(suite, position);
            Worlds::draw(suite, position, eye, &truth, worlds, dice).never_so()
        };
        unreached(FEW, dice)?;
        unreached(MANY, dice)?;
        let what = unreached(2 * MANY, dice)?;
        let why = format!("resampling for {} never finds {what} as it is", name(eye));
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
    let model = everything(suite, one);
    let mut differ = |worlds: usize, sigmas: f64| {
        let ours = Worlds::draw(suite, one, eye, &model, worlds, dice);
        let theirs = Worlds::draw(suite, other, eye, &model, worlds, dice);
        let outcomes = ours.counts.iter().chain(&theirs.counts);
        outcomes.flat_map(|(path, values)| values.keys().map(move |value| (path, value))).find_map(
            |(path, value)| {
                let (x, y) = (ours.times(path, value), theirs.times(path, value));
                let far = x.abs_diff(y) as f64 > sigmas * ((x + y) as f64).sqrt();
                far.then(|| {
                    format!(
                        "resampled {worlds} times, {path} is {value} {x} times in one and {y} in the other"
                    )
                })
            },
        )
    };
    differ(FEW, 5.0)?;
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
    let truth = everything(suite, here);
    let mut ruled_out = Vec::new();
    differences("", &truth, &everything(suite, other), &mut ruled_out);
    if ruled_out.is_empty() {
        return None;
    }
    let mut world = here.clone();
    (0..FEW).find_map(|_| {
        world.clone_from(here);
        world.resample(&suite.content, eye, dice, &mut Offer::new());
        let mut found = Vec::new();
        differences("", &truth, &everything(suite, &world), &mut found);
        let back = ruled_out.iter().all(|outcome| found.contains(outcome));
        back.then(|| format!("resampling takes it to be possible that {}", listed(&ruled_out)))
    })
}

/// Resampled worlds, by how they differ from a model.
struct Worlds {
    drawn: usize,
    /// Each part in which some world differs from the model, with how often it was what.
    counts: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Worlds {
    fn draw<G: Game>(
        suite: &Suite<G>,
        position: &Position<G>,
        eye: Eye,
        model: &Value,
        drawn: usize,
        dice: &mut dyn Dice,
    ) -> Worlds {
        let mut counts: BTreeMap<String, BTreeMap<String, usize>> = BTreeMap::new();
        let mut world = position.clone();
        let mut found = Vec::new();
        for _ in 0..drawn {
            world.clone_from(position);
            world.resample(&suite.content, eye, dice, &mut Offer::new());
            differences("", model, &everything(suite, &world), &mut found);
            for (path, value) in found.drain(..) {
                *counts.entry(path).or_default().entry(value).or_default() += 1;
            }
        }
        Worlds { drawn, counts }
    }

    fn times(&self, path: &str, value: &str) -> usize {
        self.counts.get(path).and_then(|values| values.get(value)).copied().unwrap_or(0)
    }

    /// A part that is in no world as it is in the model. Where some outcomes are rare, one that never came
    /// may just be rarer.
    fn never_so(&self) -> Option<String> {
        let found = self.counts.iter().find(|(_, values)| {
            let common = self.drawn == FEW || values.values().all(|times| *times > RARE);
            common && values.values().sum::<usize>() == self.drawn
        });
        found.map(|(path, _)| path.clone())
    }
}

/// What all seats together see.
fn everything<G: Game>(suite: &Suite<G>, position: &Position<G>) -> Value {
    let everybody = Seats::first(position.game().seats());
    serde_json::to_value(position.view(&suite.content, everybody)).unwrap_or_default()
}

/// The parts in which a world differs from the model, with what they are in that world.
fn differences(path: &str, model: &Value, world: &Value, found: &mut Vec<(String, String)>) {
    const NONE: Value = Value::Null;
    if model == world {
        return;
    }
    match (model, world) {
        (Value::Object(model), Value::Object(world)) => {
            for key in model.keys().chain(world.keys().filter(|key| !model.contains_key(*key))) {
                let (model, world) = (model.get(key), world.get(key));
                differences(&format!("{path}.{key}"), model.unwrap_or(&NONE), world.unwrap_or(&NONE), found);
            }
        }
        (Value::Array(model), Value::Array(world)) => {
            for at in 0..model.len().max(world.len()) {
                let (model, world) = (model.get(at).unwrap_or(&NONE), world.get(at).unwrap_or(&NONE));
                if model != world {
                    differences(&format!("{path}[{at}]"), model, world, found);
                }
            }
        }
        (_, world) => found.push((path.trim_start_matches('.').into(), world.to_string())),
    }
}

fn listed(outcomes: &[(String, String)]) -> String {
    let each: Vec<String> = outcomes.iter().map(|(path, value)| format!("{path} is {value}")).collect();
    each.join(" and ")
}
