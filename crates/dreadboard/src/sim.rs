//! `dreadboard sim`: plays many games with bots.

use std::collections::BTreeMap;
use std::io::Write;
use std::time::Instant;

use registry::{Arena, BotKind, Localizer, Msg, Outcome, Seat};
use serde_json::{Value, json};

use crate::cli::SimArgs;
use crate::console::Console;
use crate::failure::Failure;
use crate::files;
use crate::matches::{Share, Spread, all_ended, play, repeatable};
use crate::play::options;

/// Plays the games and prints the results.
pub(crate) fn run(args: &SimArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let game = registry::find(&args.game)?;
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
    let count = Count::of(game.name(), arena.as_ref(), &outcomes, seconds);
    if args.csv {
        let mut run = vec![("seed", args.seed.to_string())];
        for option in game.options(&[], pack.as_deref())? {
            let given = chosen.iter().rev().find(|(key, _)| key == option.key).map(|(_, value)| value);
            let value = given.unwrap_or(&option.default);
            let is_text = option.text.is_some() && !option.values.iter().any(|(word, _)| word == value);
            run.push((option.key, if is_text { fingerprint(value) } else { value.replace(',', " ") }));
        }
        run.push(("bots", bots.iter().map(BotKind::to_string).collect::<Vec<_>>().join(" ")));
        csv(&run, &outcomes, console)?;
    } else if args.json {
        console.say(count.json(speech).to_string())?;
    } else {
        count.print(args.seed, &bots, speech, console)?;
    }
    all_ended(&outcomes, args.seed)
}

/// The maximum number of distinct values of a measure that are listed individually.
const MOST_VALUES: usize = 6;

/// A short hash that stands for a long text.
fn fingerprint(text: &str) -> String {
    blake3::hash(text.as_bytes()).to_hex()[..12].to_owned()
}

/// The statistics of a run.
struct Count {
    game: &'static str,
    games: u64,
    finished: u64,
    /// For each ending as JSON: its display text and count.
    ends: BTreeMap<String, (Msg, u64)>,
    /// The share of finished games won by each seat, or by all together. A shared win counts as half.
    won: Vec<(Msg, Share)>,
    /// The game's own statistics.
    measures: Vec<(&'static str, Spread)>,
    /// The number of decisions per game.
    lengths: Spread,
    decisions: u64,
    moves: u64,
    seconds: f64,
    digest: String,
}

impl Count {
    fn of(game: &'static str, arena: &dyn Arena, outcomes: &[Outcome], seconds: f64) -> Count {
        let mut hash = blake3::Hasher::new();
        let mut ends = BTreeMap::new();
        for outcome in outcomes {
            hash.update(&outcome.digest).update(&outcome.moves.to_le_bytes());
            if let Some(end) = &outcome.end {
                ends.entry(outcome.value.to_string()).or_insert_with(|| (end.clone(), 0)).1 += 1;
            }
        }
        let ended = || outcomes.iter().filter(|outcome| outcome.end.is_some());
        let won = if arena.is_cooperative() {
            let won = |outcome: &Outcome| if outcome.worth[0] >= 1.0 { 1.0 } else { 0.0 };
            vec![(Msg::new("sim-won-all"), Share::of(ended().map(won)))]
        } else {
            let who = |seat| Msg::new("sim-won").say("who", vec![arena.who(Seat(seat as u8))]);
            let won = |seat: usize| (who(seat), Share::of(ended().map(|outcome| outcome.worth[seat])));
            (0..arena.seats()).map(won).collect()
        };
        let names = outcomes.first().map_or(&[][..], |outcome| &outcome.measures).iter().enumerate();
        let measure = |at: usize| Spread::of(outcomes.iter().map(|outcome| outcome.measures[at].1));
        Count {
            game,
            games: outcomes.len() as u64,
            finished: ended().count() as u64,
            ends,
            won,
            measures: names.map(|(at, (name, _))| (*name, measure(at))).collect(),
            lengths: Spread::of(outcomes.iter().map(|outcome| outcome.decisions as i64)),
            decisions: outcomes.iter().map(|outcome| outcome.decisions).sum(),
            moves: outcomes.iter().map(|outcome| outcome.moves).sum(),
            seconds,
            digest: hash.finalize().to_hex().to_string(),
        }
    }

    fn share(&self, games: u64) -> Share {
        Share { hits: games as f64, of: self.games }
    }

    fn per_second(&self) -> f64 {
        self.decisions as f64 / self.seconds.max(f64::EPSILON)
    }

    fn json(&self, speech: &Localizer) -> Value {
        let outcomes = self.ends.iter().map(|(end, (msg, count))| {
            let mut outcome = counted(&self.share(*count));
            outcome["end"] = serde_json::from_str(end).unwrap_or_default();
            outcome["text"] = speech.say(msg).into();
            outcome
        });
        let measures = self.measures.iter().map(|(name, spread)| {
            let mut measure = spread.json();
            let shares =
                spread.shares().into_iter().map(|(value, share)| (value.to_string(), counted(&share)));
            measure["values"] = Value::Object(shares.collect());
            ((*name).to_string(), measure)
        });
        json!({
            "game": self.game,
            "games": self.games,
            "finished": self.finished,
            "outcomes": outcomes.collect::<Vec<_>>(),
            "won": self.won.iter().map(|(_, share)| share.json()).collect::<Vec<_>>(),
            "measures": Value::Object(measures.collect()),
            "decisions": self.decisions,
            "moves": self.moves,
            "decisions_per_game": self.lengths.json(),
            "seconds": self.seconds,
            "decisions_per_second": self.per_second(),
            "digest": self.digest,
        })
    }

    fn print(
        &self,
        seed: u64,
        bots: &[BotKind],
        speech: &Localizer,
        console: &mut Console,
    ) -> Result<(), Failure> {
        let bots: Vec<String> = bots.iter().map(BotKind::to_string).collect();
        let msg = Msg::new("sim-head").num("games", self.games as i64).text("game", self.game);
        console.head(speech.say(&msg.text("bots", bots.join(", ")).text("seed", seed.to_string())))?;
        for (msg, count) in self.ends.values() {
            console.say(format!("{count:>9}  {}  {}", self.share(*count).text(speech), speech.say(msg)))?;
        }
        for (msg, share) in &self.won {
            console.say(format!("{:>9}  {}  {}", share.hits, share.text(speech), speech.say(msg)))?;
        }
        for (name, spread) in &self.measures {
            let what = Msg::new(format!("{}-measure-{name}", self.game));
            let shares = spread.shares();
            if shares.len() > MOST_VALUES {
                console.say(spread.text(what, speech))?;
                continue;
            }
            let shares = shares.iter().map(|(value, share)| {
                Msg::new("sim-share").num("value", *value).text("share", share.text(speech).trim_start())
            });
            console.say(
                speech.say(&Msg::new("sim-shares").say("what", vec![what]).list("shares", shares.collect())),
            )?;
        }
        console.say(self.lengths.text(Msg::new("sim-decisions"), speech))?;
        let msg = Msg::new("sim-speed").text("decisions", self.decisions.to_string());
        let msg = msg.text("seconds", speech.decimal(self.seconds, 2));
        console.say(speech.say(&msg.text("speed", format!("{:.0}", self.per_second()))))?;
        console.say(speech.say(&Msg::new("sim-digest").text("digest", &self.digest)))?;
        Ok(())
    }
}

/// A count with its share and confidence interval, as JSON.
fn counted(share: &Share) -> Value {
    let (low, high) = share.interval();
    json!({"games": share.hits as u64, "share": share.hits / share.of as f64, "low": low, "high": high})
}

/// Prints a header line and one line per game: the settings of the run and the result of the game. No cell contains a
/// comma or a quotation mark.
fn csv(run: &[(&str, String)], outcomes: &[Outcome], console: &mut Console) -> Result<(), Failure> {
    let seats = outcomes.first().map_or(0, |outcome| outcome.worth.len());
    let mut head: Vec<String> = run.iter().map(|(key, _)| (*key).into()).collect();
    head.extend(["game", "end"].map(String::from));
    head.extend((1..=seats).map(|seat| format!("worth_{seat}")));
    head.extend(
        outcomes.iter().take(1).flat_map(|outcome| &outcome.measures).map(|(name, _)| (*name).into()),
    );
    head.extend(["decisions", "rolls", "moves", "digest"].map(String::from));
    console.say(head.join(","))?;
    let common: String = run.iter().map(|(_, value)| format!("{value},")).collect();
    for (number, outcome) in outcomes.iter().enumerate() {
        write!(console, "{common}{number},{}", plain(&outcome.value))?;
        outcome.worth.iter().try_for_each(|worth| write!(console, ",{worth}"))?;
        outcome.measures.iter().try_for_each(|(_, value)| write!(console, ",{value}"))?;
        write!(console, ",{},{},{},", outcome.decisions, outcome.rolls, outcome.moves)?;
        console.say(&blake3::Hash::from(outcome.digest).to_hex()[..16])?;
    }
    Ok(())
}

/// An ending as words joined by hyphens: `lost-ritual-site`.
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
