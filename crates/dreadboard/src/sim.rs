//! `dreadboard sim`: bots play many games.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use serde_json::{Value, json};
use shelf::{Kind, Msg, Outcome, Speech};

use crate::cli::SimArgs;
use crate::console::Console;
use crate::failure::Failure;
use crate::files;
use crate::matches::{all_ended, play, repeatable, wilson};
use crate::play::options;

/// Plays the games and reports.
pub(crate) fn run(args: &SimArgs, speech: &Speech, console: &mut Console) -> Result<(), Failure> {
    let game = shelf::find(&args.game)?;
    let chosen = options(&[&args.chosen, &args.options])?;
    let pack = files::read_some(args.pack.as_deref())?;
    let arena = game.arena(&chosen, pack.as_deref())?;
    let bots = match args.seats[..] {
        [one] => vec![one; arena.seats()],
        ref bots if bots.len() == arena.seats() => bots.to_vec(),
        ref bots => {
            let msg = Msg::new("error-sim-seats").num("found", bots.len() as i64);
            return Err(Failure::Usage(msg.num("seats", arena.seats() as i64)));
        }
    };
    repeatable(&bots)?;
    let start = Instant::now();
    let outcomes = play(arena.as_ref(), std::slice::from_ref(&bots), args.seed, args.games, args.threads);
    let seconds = start.elapsed().as_secs_f64();
    let count = Count::of(game.name(), &outcomes, seconds);
    if args.csv {
        let mut run = vec![("seed", args.seed.to_string())];
        for option in game.options(&[], pack.as_deref())? {
            let given = chosen.iter().rev().find(|(key, _)| key == option.key).map(|(_, value)| value);
            let value = given.unwrap_or(&option.default);
            let is_text = option.text && !option.values.iter().any(|(word, _)| word == value);
            run.push((option.key, if is_text { fingerprint(value) } else { value.replace(',', " ") }));
        }
        run.push(("bots", bots.iter().map(Kind::to_string).collect::<Vec<_>>().join(" ")));
        csv(&run, &outcomes, console)?;
    } else if args.json {
        console.say(count.json(speech).to_string())?;
    } else {
        count.print(args.seed, &bots, speech, console)?;
    }
    all_ended(&outcomes, args.seed)
}

/// What tells a text from another where there is no room for it.
fn fingerprint(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..12].to_owned()
}

/// What came of it all.
struct Count {
    game: &'static str,
    games: u64,
    finished: u64,
    /// By end as saves write it: how people read it, and how often.
    ends: BTreeMap<String, (Msg, u64)>,
    lengths: Vec<u64>,
    decisions: u64,
    moves: u64,
    seconds: f64,
    digest: String,
}

impl Count {
    fn of(game: &'static str, outcomes: &[Outcome], seconds: f64) -> Count {
        let mut hash = blake3::Hasher::new();
        let mut ends = BTreeMap::new();
        for outcome in outcomes {
            hash.update(&outcome.digest).update(&outcome.moves.to_le_bytes());
            if let Some(end) = &outcome.end {
                ends.entry(outcome.value.to_string()).or_insert_with(|| (end.clone(), 0)).1 += 1;
            }
        }
        let mut lengths: Vec<u64> = outcomes.iter().map(|outcome| outcome.decisions).collect();
        lengths.sort_unstable();
        Count {
            game,
            games: outcomes.len() as u64,
            finished: outcomes.iter().filter(|outcome| outcome.end.is_some()).count() as u64,
            ends,
            decisions: lengths.iter().sum(),
            lengths,
            moves: outcomes.iter().map(|outcome| outcome.moves).sum(),
            seconds,
            digest: hash.finalize().to_hex().to_string(),
        }
    }

    /// The shortest, middle and longest game, in decisions.
    fn spread(&self) -> [u64; 3] {
        let at = |at: usize| self.lengths.get(at).copied().unwrap_or(0);
        [at(0), at(self.lengths.len() / 2), at(self.lengths.len().saturating_sub(1))]
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::EPSILON)
    }

    fn json(&self, speech: &Speech) -> Value {
        let outcomes = self.ends.iter().map(|(end, (msg, count))| {
            let (low, high) = wilson(*count as f64, self.games);
            let value: Value = serde_json::from_str(end).unwrap_or_default();
            let share = *count as f64 / self.games as f64;
            json!({"end": value, "text": speech.say(msg), "games": count, "share": share, "low": low, "high": high})
        });
        let [shortest, median, longest] = self.spread();
        json!({
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "outcomes": outcomes.collect::<Vec<_>>(),
            "decisions": self.decisions,
            "moves": self.moves,
            "decisions_per_game": {"least": shortest, "median": median, "most": longest,
                "mean": self.decisions as f64 / self.games as f64},
            "seconds": self.seconds,
            "decisions_per_second": self.per_second(),
            "digest": self.digest,
        })
    }

    fn print(&self, seed: u64, bots: &[Kind], speech: &Speech, console: &mut Console) -> Result<(), Failure> {
        let bots: Vec<String> = bots.iter().map(Kind::to_string).collect();
        let msg = Msg::new("sim-head").num("games", self.games as i64).text("game", self.game);
        console.head(speech.say(&msg.text("bots", bots.join(", ")).text("seed", seed.to_string())))?;
        for (msg, count) in self.ends.values() {
            let (low, high) = wilson(*count as f64, self.games);
            let share = 100.0 * *count as f64 / self.games as f64;
            let [share, low, high] = [share, 100.0 * low, 100.0 * high].map(|n| speech.decimal(n, 1));
            console.say(format!("{count:>9}  {share:>5} % ({low}–{high})  {}", speech.say(msg)))?;
        }
        let [shortest, median, longest] = self.spread();
        let mean = self.decisions as f64 / self.games as f64;
        let msg = Msg::new("sim-lengths").num("least", shortest as i64).num("median", median as i64);
        console.say(speech.say(&msg.text("mean", speech.decimal(mean, 1)).num("most", longest as i64)))?;
        let msg = Msg::new("sim-speed").text("decisions", self.decisions.to_string());
        let msg = msg.text("seconds", speech.decimal(self.seconds, 2));
        console.say(speech.say(&msg.text("speed", format!("{:.0}", self.per_second()))))?;
        console.say(speech.say(&Msg::new("sim-digest").text("digest", &self.digest)))?;
        Ok(())
    }
}

/// A line for each game, after one with the names of the columns: what all games of the run have in common, and
/// how this one went. No cell holds a comma or a quotation mark.
fn csv(run: &[(&str, String)], outcomes: &[Outcome], console: &mut Console) -> Result<(), Failure> {
    let seats = outcomes.first().map_or(0, |outcome| outcome.worth.len());
    let mut head: Vec<String> = run.iter().map(|(key, _)| (*key).into()).collect();
    head.extend(["game", "end"].map(String::from));
    head.extend((1..=seats).map(|seat| format!("worth_{seat}")));
    head.extend(["decisions", "rolls", "moves", "digest"].map(String::from));
    console.say(head.join(","))?;
    let common: String = run.iter().map(|(_, value)| format!("{value},")).collect();
    for (number, outcome) in outcomes.iter().enumerate() {
        write!(console, "{common}{number},{}", plain(&outcome.value))?;
        outcome.worth.iter().try_for_each(|worth| write!(console, ",{worth}"))?;
        write!(console, ",{},{},{},", outcome.decisions, outcome.rolls, outcome.moves)?;
        console.say(&blake3::Hash::from(outcome.digest).to_hex()[..16])?;
    }
    Ok(())
}

/// An end as saves write it, in words with hyphens between them: `lost-ritual-site`.
fn plain(end: &Value) -> String {
    match end {
        Value::Null => String::new(),
        Value::String(word) => word.clone(),
        Value::Bool(_) | Value::Number(_) => end.to_string(),
        Value::Array(parts) => parts.iter().map(plain).collect::<Vec<_>>().join("-"),
        Value::Object(parts) => {
            parts.iter().map(|(key, value)| format!("{key}-{}", plain(value))).collect::<Vec<_>>().join("-")
        }
    }
}
