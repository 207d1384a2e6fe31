//! Games at random come to an end, whatever is played.

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Lcg, Setup};
use players::{Bot, Playout, Random};
use rand_pcg::Pcg64;
use table::{Cx, Position};

#[test]
fn random_games_of_every_scenario_end() {
    let content = Content::standard();
    let teams: [&[&str]; 4] = [
        &["01001"],
        &["01002", "01003"],
        &["01005", "01001", "01004"],
        &["01004", "01005", "01001", "01002"],
    ];
    let games: u64 = std::env::var("DREADBOARD_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(4);
    for scenario in ["the-gathering"] {
        for (team, difficulty) in teams.iter().zip(Difficulty::ALL) {
            let setup = Setup::starters(&content, scenario, difficulty, team);
            let mut played = Vec::new();
            for seed in 0..games {
                let start =
                    Position::<Lcg>::start(&setup, &mut Cx::deaf(&content)).expect("these can be played");
                let mut playout = Playout::new(start);
                let mut bots: Vec<Box<dyn Bot<Lcg>>> = team.iter().map(|_| Box::new(Random) as _).collect();
                let mut dice = Pcg64::new(u128::from(seed), 1);
                for _ in 0..20_000 {
                    if playout.now().end().is_some() {
                        break;
                    }
                    let step = playout.advance(&content, &mut dice, |position, seat, offer, dice| {
                        bots[seat.at()].choose(position, &content, seat, offer, dice)
                    });
                    step.unwrap_or_else(|why| {
                        panic!("{scenario}, seed {seed}: {why:?}, {:?}", playout.now().stack())
                    });
                }
                let end = playout.now().end().unwrap_or_else(|| {
                    panic!("{scenario}, seed {seed} does not end: {:?}", playout.now().stack())
                });
                played.push((end.resolution, playout.tally().decisions, playout.now().game().open.round));
            }
            println!("{scenario} of {}: {played:?}", team.join(", "));
        }
    }
}
