//! Measures how often greedy bots win Final Hour, and which cards and items they use.
//!
//! `cargo run --release -p final-hour --example balance -- [games per cell] [worlds] [seed] [pack]` prints three tables.

use bots::{Bot, Greedy, Playout, on_threads};
use engine::{Cx, Dice, Position, Seat, shuffle};
use final_hour::content::{Ancient, Difficulty, Investigator, Item, Title};
use final_hour::{Choice, Content, Defeat, End, FinalHour, Frame, Phase, Setup, bits};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;

/// The players: one player with two investigators, or several players.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Party {
    /// One player with two investigators.
    Solo,
    /// Two to four players with one investigator each.
    Players(usize),
}

impl Party {
    /// All party sizes.
    const ALL: [Party; 4] = [Party::Solo, Party::Players(2), Party::Players(3), Party::Players(4)];

    /// The number of investigators in play.
    fn investigators(self) -> usize {
        match self {
            Party::Solo => 2,
            Party::Players(count) => count,
        }
    }
}

/// The start of a game with random investigators.
fn start(
    content: &Content,
    ancient: Ancient,
    difficulty: Difficulty,
    party: Party,
    dice: &mut dyn Dice,
) -> Position<FinalHour> {
    let mut people: Vec<Investigator> = Investigator::all().collect();
    shuffle(&mut people, dice);
    let names = people.iter().take(party.investigators()).map(|who| content.investigator(*who).slug.clone());
    let setup = Setup {
        investigators: names.collect(),
        ancient_one: content.ancient(ancient).slug.clone(),
        difficulty,
        lead: 1,
        solo: party == Party::Solo,
    };
    Position::start(&setup, &mut Cx::silent(content)).expect("the set-ups of this crate are playable")
}

/// How often something was done, out of how often it was possible.
#[derive(Clone, Copy, Default)]
struct Share {
    taken: u32,
    offered: u32,
}

impl Share {
    fn note(&mut self, taken: bool) {
        self.offered += 1;
        self.taken += u32::from(taken);
    }

    fn add(&mut self, other: Share) {
        self.taken += other.taken;
        self.offered += other.offered;
    }

    fn percent(self) -> f64 {
        100.0 * f64::from(self.taken) / f64::from(self.offered.max(1))
    }

    /// The Wilson 95% confidence interval, in percent.
    fn interval(self) -> (f64, f64) {
        let (n, p, z) = (f64::from(self.offered.max(1)), self.percent() / 100.0, 1.96_f64);
        let middle = (p + z * z / (2.0 * n)) / (1.0 + z * z / n);
        let half = z * (p * (1.0 - p) / n + z * z / (4.0 * n * n)).sqrt() / (1.0 + z * z / n);
        (100.0 * (middle - half), 100.0 * (middle + half))
    }
}

/// The statistics of one game, or the sum over many.
#[derive(Clone)]
struct Record {
    won: Share,
    site: Share,
    death: Share,
    rounds: u32,
    uppers: [Share; Title::COUNT],
    items: [Share; Item::COUNT],
    windows: [Share; Item::COUNT],
}

impl Default for Record {
    fn default() -> Self {
        Record {
            won: Share::default(),
            site: Share::default(),
            death: Share::default(),
            rounds: 0,
            uppers: [Share::default(); Title::COUNT],
            items: [Share::default(); Item::COUNT],
            windows: [Share::default(); Item::COUNT],
        }
    }
}

impl Record {
    fn add(&mut self, other: &Record) {
        self.won.add(other.won);
        self.site.add(other.site);
        self.death.add(other.death);
        self.rounds += other.rounds;
        for (mine, theirs) in self.uppers.iter_mut().zip(&other.uppers) {
            mine.add(*theirs);
        }
        for (mine, theirs) in self.items.iter_mut().zip(&other.items) {
            mine.add(*theirs);
        }
        for (mine, theirs) in self.windows.iter_mut().zip(&other.windows) {
            mine.add(*theirs);
        }
    }

    /// Records the cards resolved in the action phase that has just ended.
    fn note_cards(&mut self, game: &FinalHour) {
        let mut plays: Vec<_> = game.open.plays.iter().filter(|play| play.resolved).collect();
        plays.sort_by_key(|play| play.priority);
        for (place, play) in plays.iter().enumerate() {
            if let Some(card) = play.action {
                self.uppers[card.title().index()].note(place < 2);
            }
        }
    }
}

fn play(
    content: &Content,
    ancient: Ancient,
    difficulty: Difficulty,
    party: Party,
    worlds: u32,
    seed: u64,
) -> Record {
    let mut dice = Pcg64::seed_from_u64(seed);
    let mut playout = Playout::new(start(content, ancient, difficulty, party, &mut dice));
    let mut bots: Vec<Greedy<FinalHour>> = (0..4).map(|_| Greedy::with_worlds(worlds)).collect();
    let mut record = Record::default();
    let mut phase = Phase::SetUp;
    while playout.now().end().is_none() {
        let decide = |position: &_, seat: Seat, offer: &_, dice: &mut dyn engine::Dice| {
            let thought = bots[seat.index()].choose(position, content, seat, offer, dice);
            if let Some(Frame::UseItems(_)) = engine::Position::stack(position).last() {
                for (choice, _) in engine::Offer::choices(offer) {
                    if let Choice::Use(item) = choice {
                        record.windows[item.index()].note(thought.answer().contains(choice));
                    }
                }
            }
            thought
        };
        playout.advance(content, &mut dice, decide).expect("no rule contradicts itself");
        let game = playout.now().game();
        if phase == Phase::Resolve && game.open.phase != Phase::Resolve {
            record.note_cards(game);
        }
        phase = game.open.phase;
    }
    let open = &playout.now().game().open;
    let end = playout.now().end();
    record.won.note(end == Some(End::Won));
    record.site.note(end == Some(End::Lost(Defeat::RitualSite)));
    record.death.note(end == Some(End::Lost(Defeat::Death)));
    record.rounds = u32::from(open.round);
    for item in bits(u64::from(open.used_items)) {
        record.items[usize::from(item)].note(true);
    }
    for figure in open.figures() {
        open.items(figure).for_each(|item| record.items[item.index()].note(false));
    }
    record
}

fn main() {
    let mut args = std::env::args().skip(1);
    let mut number = |usual| match args.next() {
        Some(arg) => arg.parse::<u64>().expect("games, worlds and seed are numbers"),
        None => usual,
    };
    let (games, worlds, seed) = (number(100), number(8) as u32, number(1));
    let pack = args.next().map(|file| std::fs::read_to_string(file).expect("the pack can be read"));
    let threads = std::thread::available_parallelism().map_or(1, |n| n.get());
    let content = match &pack {
        Some(pack) => Content::with_pack(pack).unwrap_or_else(|why| panic!("{why}")),
        None => Content::load(),
    };
    let mut all = Record::default();

    println!(
        "| Ancient One | difficulty | players | won % | 95% | lost at the site % | by death % | ritual failed % | rounds |"
    );
    println!("|---|---|---|---|---|---|---|---|---|");
    for ancient in Ancient::all() {
        for &difficulty in Difficulty::ALL {
            for party in Party::ALL {
                let cell = seed << 40 | (ancient.0 as u64) << 36 | (difficulty as u64) << 34;
                let cell = cell | (party.investigators() as u64 * 2 + u64::from(party == Party::Solo)) << 28;
                let records = on_threads(
                    threads,
                    games,
                    || (),
                    |(), game| play(&content, ancient, difficulty, party, worlds, cell | game),
                );
                let mut sum = Record::default();
                records.iter().for_each(|record| sum.add(record));
                let (low, high) = sum.won.interval();
                let failed = 100.0 - sum.won.percent() - sum.site.percent() - sum.death.percent();
                println!(
                    "| {} | {} | {} | {:.0} | {low:.0}–{high:.0} | {:.0} | {:.0} | {failed:.0} | {:.1} |",
                    content.ancient(ancient).slug,
                    difficulty.slug(),
                    match party {
                        Party::Solo => "solo".to_string(),
                        Party::Players(count) => count.to_string(),
                    },
                    sum.won.percent(),
                    sum.site.percent(),
                    sum.death.percent(),
                    f64::from(sum.rounds) / games as f64,
                );
                all.add(&sum);
            }
        }
    }

    println!("\n| title | of | upper half taken % | of plays |\n|---|---|---|---|");
    for title in Title::all() {
        let upper = all.uppers[title.index()];
        let owner = &content.investigator(title.investigator()).slug;
        println!("| {} | {owner} | {:.0} | {} |", content.title(title), upper.percent(), upper.offered);
    }
    println!("\n| item | used when it could be % | used by the end % | times gained |\n|---|---|---|---|");
    for item in Item::all() {
        let (window, whole) = (all.windows[item.index()], all.items[item.index()]);
        let slug = &content.item(item).slug;
        println!("| {slug} | {:.0} | {:.0} | {} |", window.percent(), whole.percent(), whole.offered);
    }
}
