//! The engine's promises hold for this game.

use final_hour::{Content, FinalHour, Setup, content::Difficulty};
use rand_core::SeedableRng;
use table::{Cx, Dice, Move, Odds, Offer, Position, Wait};

fn setup(investigators: &[&str], ancient: &str, difficulty: Difficulty, solo: bool) -> Setup {
    Setup {
        investigators: investigators.iter().map(|s| s.to_string()).collect(),
        ancient_one: ancient.into(),
        difficulty,
        lead: 1,
        solo,
    }
}

#[test]
fn random_games_end() {
    let content = Content::load();
    let mut dice = rand_pcg::Pcg64::seed_from_u64(1);
    for game in 0..300u32 {
        let all =
            ["jenny-barnes", "ashcan-pete", "lily-chen", "tommy-muldoon", "michael-mcglen", "rita-young"];
        let n = 2 + (game % 3) as usize;
        let setup = setup(
            &all[..n],
            ["cthulhu", "shudde-mell", "umordhoth"][(game / 3 % 3) as usize],
            Difficulty::ALL[(game / 9 % 3) as usize],
            n == 2 && game % 2 == 0,
        );
        let mut p = Position::<FinalHour>::start(&setup, &content, &mut Cx::deaf()).unwrap();
        let (mut q, mut odds) = (Offer::new(), Odds::new());
        let mut moves = 0;
        while p.end().is_none() {
            let mv = match p.wait() {
                Wait::Roll => {
                    p.odds(&content, &mut odds);
                    Move::Roll(odds.draw(&mut dice).unwrap())
                }
                Wait::Ask { .. } => {
                    let seat = p.asked().iter().next().unwrap();
                    p.offer(&content, seat, &mut q).unwrap();
                    assert!(q.is_answerable(), "{:?}", p.stack());
                    Move::Say { seat, what: q.random(&mut dice as &mut dyn Dice) }
                }
                Wait::Over(_) => unreachable!(),
            };
            if let Err(e) = p.apply(&content, &mv, &mut Cx::deaf()) {
                panic!("game {game} move {moves} {mv:?}: {e} {:?}", p.stack());
            }
            moves += 1;
            assert!(moves < 5000);
        }
        if game % 30 == 0 {
            println!("{game} {moves} {:?} round {}", p.end(), p.game().open.round);
        }
    }
}
