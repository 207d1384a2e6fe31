//! Games at random come to an end, whatever is played.

use std::collections::BTreeSet;

use arkham_lcg::content::{Designator, Difficulty, When};
use arkham_lcg::{Choice, Content, Deck, Lcg, Setup, Story};
use players::{Bot, Playout, Random};
use rand_pcg::Pcg64;
use table::{Cx, Move, Position};

/// What may have gone before, from the best to the worst.
const STORIES: [Story; 4] = [
    Story {
        standalone: false,
        house_burned: false,
        priest_alive: false,
        lita: false,
        past_midnight: false,
        escaped: 0,
    },
    Story {
        standalone: true,
        house_burned: true,
        priest_alive: false,
        lita: true,
        past_midnight: false,
        escaped: 0b11,
    },
    Story {
        standalone: false,
        house_burned: false,
        priest_alive: true,
        lita: true,
        past_midnight: false,
        escaped: 0b1_1100,
    },
    Story {
        standalone: false,
        house_burned: true,
        priest_alive: true,
        lita: true,
        past_midnight: true,
        escaped: 0b11_1111,
    },
];

#[test]
fn random_games_of_every_scenario_end() {
    let content = Content::standard();
    let teams: [&[&str]; 4] = [
        &["01001"],
        &["01002", "01003"],
        &["01005", "01001", "01004"],
        &["01004", "01005", "01001", "01002"],
    ];
    let games: u64 = std::env::var("DREADBOARD_GAMES").ok().and_then(|n| n.parse().ok()).unwrap_or(2);
    for scenario in content.scenarios() {
        let mut ends = BTreeSet::new();
        for (at, team) in teams.iter().enumerate() {
            for (difficulty, shift) in Difficulty::ALL.into_iter().zip(0..) {
                let mut setup = Setup::starters(&content, &scenario.slug, difficulty, team);
                setup.story = STORIES[(at + shift) % STORIES.len()];
                if setup.story.lita && scenario.slug != "the-gathering" {
                    let Deck { cards, .. } = &mut setup.decks[0];
                    cards.insert("01117".into(), 1);
                }
                for seed in 0..games {
                    let (resolution, decisions, rounds) = play(&content, &setup, seed);
                    ends.insert(resolution);
                    if games < 5 {
                        println!(
                            "{} of {}: R{resolution}, {decisions} decisions, {rounds} rounds",
                            scenario.slug,
                            at + 1
                        );
                    }
                }
            }
        }
        println!("{}: resolutions {ends:?}", scenario.slug);
    }
}

fn gives_up(game: &Lcg, content: &Content, mv: Option<&Move<Lcg>>) -> bool {
    let Some(Move::Say { what, .. }) = mv else { return false };
    what.iter().any(|choice| match *choice {
        Choice::EndTurn => true,
        Choice::Use(card, at) => {
            let ability = &game.def(content, card).abilities[usize::from(at)];
            matches!(ability.when, When::Action(_, Designator::Resign))
        }
        _ => false,
    })
}

fn play(content: &Content, setup: &Setup, seed: u64) -> (u8, u64, u8) {
    let start = Position::<Lcg>::start(setup, &mut Cx::deaf(content)).expect("these can be played");
    let mut playout = Playout::new(start);
    let mut dice = Pcg64::new(u128::from(seed), 1);
    for _ in 0..20_000 {
        if playout.now().end().is_some() {
            break;
        }
        let step = playout.advance(content, &mut dice, |position, seat, offer, dice| {
            // Half of them are stubborn: they think twice before they resign or end their turn.
            let thoughts = if seed.is_multiple_of(2) { 1 } else { 4 };
            let mut thought = Random.choose(position, content, seat, offer, dice);
            for _ in 1..thoughts {
                if !gives_up(position.game(), content, thought.mv.as_ref()) {
                    break;
                }
                thought = Random.choose(position, content, seat, offer, dice);
            }
            thought
        });
        step.unwrap_or_else(|why| panic!("{setup:?}, seed {seed}: {why:?}, {:?}", playout.now().stack()));
    }
    let end = playout.now().end();
    let end =
        end.unwrap_or_else(|| panic!("{setup:?}, seed {seed} does not end: {:?}", playout.now().stack()));
    (end.resolution, playout.tally().decisions, playout.now().game().open.round)
}
