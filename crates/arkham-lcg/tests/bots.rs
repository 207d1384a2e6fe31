//! Bots that think play the scenario, not just its rules.

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Choice, Content, Lcg, Setup};
use players::{Bot, Greedy, Playout};
use rand_pcg::Pcg64;
use table::suite::soak;
use table::{Cx, Judge, Position, Seat};

fn gathering(content: &Content) -> Position<Lcg> {
    let setup = Setup::starters(content, "the-gathering", Difficulty::Standard, &["01001"]);
    Position::start(&setup, &mut Cx::deaf(content)).unwrap()
}

#[test]
fn a_bot_that_weighs_its_answers_mostly_breaks_the_barrier_and_sometimes_beats_the_priest() {
    let content = Content::standard();
    let mut playout = Playout::new(gathering(&content));
    let (mut last_act, mut won) = (0, 0);
    let games = soak().unwrap_or(16) as u64;
    for seed in 0..games {
        let mut bots: [Box<dyn Bot<Lcg>>; 1] = [Box::new(Greedy::new())];
        let (end, _) = playout.play(&content, &mut bots, &mut Pcg64::new(seed.into(), 1)).unwrap();
        let game = playout.now().game();
        last_act += u64::from(game.def(&content, game.open.act).stage == 3);
        won += u64::from(matches!(end.resolution, 1 | 2));
    }
    // Of 400 games about four in five come so far, and about two in five are won.
    println!("{last_act} of {games} reached the last act, {won} were won");
    assert!(last_act * 2 >= games, "{last_act} of {games} reached the last act");
    assert!(won * 8 >= games, "{won} of {games} were won");
}

#[test]
fn with_actions_left_nobody_ends_the_turn_and_wanted_clues_come_before_another_card() {
    let content = Content::standard();
    let mut position = gathering(&content);
    let mut dice = Pcg64::new(1, 1);
    let mut bot = Greedy::new();
    let mut offer = table::Offer::new();
    while position.game().open.active.is_none() {
        let mv = match position.wait() {
            table::Wait::Over(_) => panic!("the game has hardly begun"),
            table::Wait::Roll => {
                let mut odds = table::Odds::new();
                position.odds(&content, &mut odds);
                table::Move::Roll(odds.draw(&mut dice).unwrap())
            }
            table::Wait::Ask { .. } => {
                position.offer(&content, Seat(0), &mut offer);
                bot.choose(&position, &content, Seat(0), &offer, &mut dice).mv.unwrap()
            }
        };
        position.apply(&mv, &mut Cx::deaf(&content)).unwrap();
    }
    let liking = |choice| position.game().prior(&content, position.stack(), Seat(0), &choice);
    assert_eq!(liking(Choice::EndTurn), 0.0);
    assert!(liking(Choice::Investigate) > liking(Choice::Draw), "the clues of the study are wanted");
}
