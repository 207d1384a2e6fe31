//! `dreadboard arena`: plays bots against each other.

use registry::{Arena, BotKind, Localizer, Msg, Outcome, Seat};
use serde_json::{Value, json};

use crate::cli::ArenaArgs;
use crate::console::Console;
use crate::failure::Failure;
use crate::files;
use crate::matches::{Share, all_ended, elo, play, repeatable};
use crate::play::options;

/// Plays the games and prints the results.
pub(crate) fn run(args: &ArenaArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let game = registry::find(&args.game)?;
    let chosen = options(&[&args.chosen, &args.options])?;
    let pack = files::read_some(args.pack.as_deref())?;
    let arena = game.arena(&chosen, pack.as_deref())?;
    let bots = &args.seats[..];
    repeatable(bots)?;
    if bots.len() < 2 {
        return Err(Failure::Usage(Msg::new("error-arena-bots")));
    }
    if !arena.is_cooperative() && arena.seats() != 2 {
        return Err(Failure::Usage(Msg::new("error-arena-seats").num("seats", arena.seats() as i64)));
    }
    let mut table = Table { game: game.name(), args, speech, console };
    table.head(arena.is_cooperative())?;
    if arena.is_cooperative() { table.teams(arena.as_ref()) } else { table.pairs(arena.as_ref()) }
}

/// Prints the results as they come in.
struct Table<'a> {
    game: &'static str,
    args: &'a ArenaArgs,
    speech: &'a Localizer,
    console: &'a mut Console,
}

impl Table<'_> {
    fn play(&self, arena: &dyn Arena, line_ups: &[Vec<BotKind>]) -> Result<Vec<Outcome>, Failure> {
        let outcomes = play(arena, line_ups, self.args.seed, self.args.games, self.args.threads);
        all_ended(&outcomes, self.args.seed)?;
        Ok(outcomes)
    }

    fn head(&mut self, together: bool) -> Result<(), Failure> {
        if self.args.json {
            return Ok(());
        }
        let id = if together { "arena-head-teams" } else { "arena-head-pairs" };
        let msg = Msg::new(id).text("game", self.game).num("games", self.args.games as i64);
        Ok(self.console.head(self.speech.say(&msg.text("seed", self.args.seed.to_string())))?)
    }

    /// The width of the longest bot name.
    fn width(&self) -> usize {
        self.args.seats.iter().map(|bot| bot.to_string().len()).max().unwrap_or(0)
    }

    /// Plays each bot in all seats and shows how often the team wins.
    fn teams(&mut self, arena: &dyn Arena) -> Result<(), Failure> {
        let mut teams = Vec::new();
        for &bot in &self.args.seats {
            let outcomes = self.play(arena, &[vec![bot; arena.seats()]])?;
            let share = Share::of(outcomes.iter().filter_map(|outcome| outcome.worth.first().copied()));
            if !self.args.json {
                let width = self.width();
                self.console.say(format!("{:<width$}  {}", bot.to_string(), share.text(self.speech)))?;
            }
            let mut team = share.json();
            team["bot"] = bot.to_string().into();
            teams.push(team);
        }
        self.json("teams", teams, None)
    }

    /// Plays each bot against each other one, on either side.
    fn pairs(&mut self, arena: &dyn Arena) -> Result<(), Failure> {
        let (mut pairs, mut results) = (Vec::new(), Vec::new());
        for (at, &one) in self.args.seats.iter().enumerate() {
            for (other, &two) in self.args.seats.iter().enumerate().skip(at + 1) {
                let outcomes = self.play(arena, &[vec![one, two], vec![two, one]])?;
                let worth =
                    |seat: usize| move |outcome: &Outcome| outcome.worth.get(seat).copied().unwrap_or(0.5);
                let first = outcomes.iter().enumerate().map(|(game, outcome)| worth(game % 2)(outcome));
                let worths: Vec<f64> = first.collect();
                let share = Share::of(worths.iter().copied());
                let sides = [0, 1].map(|seat| {
                    let share = Share::of(outcomes.iter().map(worth(seat)));
                    (self.speech.say(&arena.who(Seat(seat as u8))), share)
                });
                results.push((at, other, share.hits, share.of));
                let counts =
                    [1.0, 0.0, 0.5].map(|worth| worths.iter().filter(|each| **each == worth).count());
                if !self.args.json {
                    self.pair([one, two], &share, counts, &sides)?;
                }
                let side = |(who, share): &(String, Share)| {
                    let mut side = share.json();
                    side["who"] = who.as_str().into();
                    side
                };
                let mut pair = share.json();
                pair["bots"] = json!([one.to_string(), two.to_string()]);
                pair["won"] = counts[0].into();
                pair["lost"] = counts[1].into();
                pair["shared"] = counts[2].into();
                pair["sides"] = sides.iter().map(side).collect();
                pairs.push(pair);
            }
        }
        let elo = elo(self.args.seats.len(), &results);
        if !self.args.json {
            self.elo(&elo)?;
        }
        let named =
            self.args.seats.iter().zip(&elo).map(|(bot, elo)| json!({"bot": bot.to_string(), "elo": elo}));
        self.json("pairs", pairs, Some(named.collect()))
    }

    fn pair(
        &mut self,
        bots: [BotKind; 2],
        share: &Share,
        counts: [usize; 3],
        sides: &[(String, Share); 2],
    ) -> Result<(), Failure> {
        let (width, speech) = (self.width(), self.speech);
        let [one, two] = bots.map(|bot| bot.to_string());
        let msg = Msg::new("arena-counts").num("won", counts[0] as i64).num("lost", counts[1] as i64);
        let counts = speech.say(&msg.num("shared", counts[2] as i64));
        self.console.say(format!("{one:<width$} – {two:<width$}  {}  {counts}", share.text(speech)))?;
        for (who, share) in sides {
            self.console.say(format!("    {}  {who}", share.text(speech)))?;
        }
        Ok(())
    }

    fn elo(&mut self, elo: &[f64]) -> Result<(), Failure> {
        self.console.head(self.speech.tell("arena-elo"))?;
        let width = self.width();
        let mut order: Vec<(f64, String)> =
            elo.iter().zip(&self.args.seats).map(|(elo, bot)| (*elo, bot.to_string())).collect();
        order.sort_by(|a, b| b.0.total_cmp(&a.0));
        for (elo, bot) in order {
            self.console.say(format!("{bot:<width$}  {elo:>+6.0}"))?;
        }
        Ok(())
    }

    fn json(&mut self, what: &str, results: Vec<Value>, elo: Option<Value>) -> Result<(), Failure> {
        if !self.args.json {
            return Ok(());
        }
        let mut all = json!({"game": self.game, "seed": self.args.seed, "games": self.args.games});
        all[what] = results.into();
        if let Some(elo) = elo {
            all["elo"] = elo;
        }
        Ok(self.console.say(all.to_string())?)
    }
}
