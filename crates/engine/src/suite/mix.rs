//! Checks that resampling preserves exactly what the viewer knows.
//!
//! Worlds are compared by the combined view of all seats, which includes every hand and every private look. The
//! distribution of each part of that view over many resampled worlds shows what resampling assumes the viewer to know.

use std::collections::BTreeMap;

use serde_json::Value;

use crate::{Cx, Dice, Game, Move, Odds, Offer, Position, Seats, Viewer};

use super::hidden_information::name;
use super::record::{Record, carry_out};
use super::{Fault, Invariant, Suite, Thoroughness, due};

/// The number of worlds sampled at first, and after a suspicious result.
const MIN_SAMPLES: usize = 64;
const MAX_SAMPLES: usize = 2_000;
/// The difference in standard deviations that is suspicious, and the one that is a fault.
const SUSPICIOUS_DEVIATIONS: f64 = 4.0;
const FAULT_DEVIATIONS: f64 = 6.0;
/// The count up to which an outcome is considered rare.
const MAX_RARE_COUNT: usize = 10;
/// One in this many of the positions due for costly checks is used.
const CHECK_INTERVAL: u64 = 4;

/// Compares resampled worlds with the actual world and with worlds resampled one move earlier.
pub(super) fn hold<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Thoroughness,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let viewers = record.viewers();
    (0..record.positions.len()).find_map(|at| {
        if !due(suite, care, dice) || (care == Thoroughness::Sampled && dice.below(CHECK_INTERVAL) > 0) {
            return None;
        }
        let viewers = match care {
            Thoroughness::Full(_) => &viewers[..],
            Thoroughness::Sampled => {
                std::slice::from_ref(&viewers[dice.below(viewers.len() as u64) as usize])
            }
        };
        viewers.iter().find_map(|&viewer| {
            unreached(suite, &record.positions[at], viewer, dice)
                .map(|why| Fault::new(Invariant::NothingHidden, at, why))
                .or_else(|| {
                    let why = a_move_later(suite, record, at, viewer, dice)?;
                    Some(Fault::new(Invariant::NothingHidden, at + 1, why))
                })
        })
    })
}

/// Checks that the actual world is among the worlds that resampling can produce.
fn unreached<G: Game>(
    suite: &Suite<G>,
    position: &Position<G>,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<String> {
    let truth = everything(suite, position);
    let mut never = |worlds| Worlds::resampled(suite, position, viewer, &truth, worlds, dice).never_so();
    never(MIN_SAMPLES)?;
    never(MAX_SAMPLES)?;
    let what = never(2 * MAX_SAMPLES)?;
    Some(format!("resampling for {} never finds {what} as it is", name(viewer)))
}

/// Describes how the distributions resampled from two indistinguishable worlds differ, if they do.
pub(super) fn compare<G: Game>(
    suite: &Suite<G>,
    one: &Position<G>,
    other: &Position<G>,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<String> {
    let model = everything(suite, one);
    let mut apart = |worlds, by| {
        let ours = Worlds::resampled(suite, one, viewer, &model, worlds, dice);
        ours.apart(&Worlds::resampled(suite, other, viewer, &model, worlds, dice), by)
    };
    apart(MIN_SAMPLES, SUSPICIOUS_DEVIATIONS)?;
    apart(MAX_SAMPLES, FAULT_DEVIATIONS)?;
    apart(MAX_SAMPLES, FAULT_DEVIATIONS).map(|what| format!("resampling gives {what}"))
}

/// After a roll or a move of its own, a viewer knows what it knew before plus the events it saw. So resampling now must
/// equal resampling before, making the move, and keeping the worlds with the same events and view for the viewer.
fn a_move_later<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    at: usize,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<String> {
    let (before, after) = (&record.positions[at], record.positions.get(at + 1)?);
    let own = match &record.line[at] {
        Move::Roll(_) => None,
        Move::Say { seat, .. } | Move::Anytime { seat, .. } if viewer.has(*seat) => Some(&record.line[at]),
        // The engine does not model the probabilities of other seats' choices.
        Move::Say { .. } | Move::Anytime { .. } => return None,
    };
    let model = everything(suite, after);
    let seen = after.view(&suite.content, viewer);
    let mut world = before.clone();
    let mut apart = |worlds, by| {
        let now = Worlds::resampled(suite, after, viewer, &model, worlds, dice);
        let then = Worlds::draw(&model, worlds, || {
            world.clone_from(before);
            world.resample(&suite.content, viewer, dice, &mut Offer::new());
            let mut odds = Odds::new();
            world.odds(&suite.content, &mut odds);
            let mv = own.cloned().or_else(|| odds.draw(dice).map(Move::Roll))?;
            let mut events = Vec::new();
            carry_out(&mut world, &mv, &mut Cx::<G>::recording(&suite.content, &mut events), at).ok()?;
            events.retain(|event| event.to.seen_by(viewer));
            let same = record.seen(at + 1, viewer).eq(&events) && world.view(&suite.content, viewer) == seen;
            same.then(|| everything(suite, &world))
        });
        now.apart(&then, by)
    };
    apart(MIN_SAMPLES, SUSPICIOUS_DEVIATIONS)?;
    apart(MAX_SAMPLES, FAULT_DEVIATIONS)?;
    let what = apart(MAX_SAMPLES, FAULT_DEVIATIONS)?;
    Some(format!(
        "{} knows more or less than it was told: resampling now, or before the last move, gives {what}",
        name(viewer)
    ))
}

/// Statistics over many worlds: their differences from a model world.
struct Worlds {
    drawn: usize,
    /// For each part in which some world differs from the model, the count of each value.
    counts: BTreeMap<String, BTreeMap<String, usize>>,
}

impl Worlds {
    fn resampled<G: Game>(
        suite: &Suite<G>,
        position: &Position<G>,
        viewer: Viewer,
        model: &Value,
        wanted: usize,
        dice: &mut dyn Dice,
    ) -> Worlds {
        let mut world = position.clone();
        Worlds::draw(model, wanted, || {
            world.clone_from(position);
            world.resample(&suite.content, viewer, dice, &mut Offer::new());
            Some(everything(suite, &world))
        })
    }

    /// Samples `wanted` worlds, or as many as are accepted in `8 * wanted` tries.
    fn draw(model: &Value, wanted: usize, mut world: impl FnMut() -> Option<Value>) -> Worlds {
        let mut worlds = Worlds { drawn: 0, counts: BTreeMap::new() };
        let mut found = Vec::new();
        for _ in 0..8 * wanted {
            let Some(world) = world() else { continue };
            differences("", model, &world, &mut found);
            for (path, value) in found.drain(..) {
                *worlds.counts.entry(path).or_default().entry(value).or_default() += 1;
            }
            worlds.drawn += 1;
            if worlds.drawn == wanted {
                break;
            }
        }
        worlds
    }

    fn times(&self, path: &str, value: &str) -> usize {
        self.counts.get(path).and_then(|values| values.get(value)).copied().unwrap_or(0)
    }

    /// The number of worlds in which a part is as in the model.
    fn times_so(&self, path: &str) -> usize {
        self.drawn - self.counts.get(path).map_or(0, |values| values.values().sum())
    }

    /// A part that matches the model in no world. Parts with rare outcomes are skipped, since the model's outcome may
    /// just be rarer.
    fn never_so(&self) -> Option<String> {
        let mut parts = self.counts.iter().filter(|(path, _)| self.times_so(path) == 0);
        let found = parts.find(|(_, values)| {
            self.drawn == MIN_SAMPLES || values.values().all(|times| *times > MAX_RARE_COUNT)
        });
        found.map(|(path, _)| path.clone())
    }

    /// An outcome whose frequencies in the two samples differ by more than `by` standard deviations.
    fn apart(&self, other: &Worlds, by: f64) -> Option<String> {
        let (n, m) = (self.drawn as f64, other.drawn as f64);
        let far = |x: usize, y: usize| {
            let all = (x + y) as f64 / (n + m);
            let spread = (all * (1.0 - all) * (1.0 / n + 1.0 / m)).sqrt();
            // The last term limits the weight of single worlds in small samples.
            (x as f64 / n - y as f64 / m).abs() > by * (spread + 0.5 / n.min(m))
        };
        let say = |path: &str, value: &str, x, y| {
            format!("{path} as {value} {x} times of {} and {y} times of {}", self.drawn, other.drawn)
        };
        self.counts.iter().chain(&other.counts).find_map(|(path, values)| {
            let (x, y) = (self.times_so(path), other.times_so(path));
            far(x, y).then(|| say(path, "it is", x, y)).or_else(|| {
                values.keys().find_map(|value| {
                    let (x, y) = (self.times(path, value), other.times(path, value));
                    far(x, y).then(|| say(path, value, x, y))
                })
            })
        })
    }
}

/// The combined view of all seats.
fn everything<G: Game>(suite: &Suite<G>, position: &Position<G>) -> Value {
    let everybody = Seats::first(position.game().seats());
    serde_json::to_value(position.view(&suite.content, everybody)).unwrap_or_default()
}

/// Collects the parts in which a world differs from the model, with their values in that world.
fn differences(path: &str, model: &Value, world: &Value, found: &mut Vec<(String, String)>) {
    const NONE: Value = Value::Null;
    if model == world {
        return;
    }
    match (model, world) {
        (Value::Object(model), Value::Object(world)) => {
            for key in model.keys().chain(world.keys().filter(|key| !model.contains_key(*key))) {
                let (model, world) = (model.get(key).unwrap_or(&NONE), world.get(key).unwrap_or(&NONE));
                if model != world {
                    differences(&format!("{path}.{key}"), model, world, found);
                }
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
