//! Games at random come to an end, whatever is played, and what is remembered of the table stays true meanwhile.

use std::collections::BTreeSet;

use arkham_lcg::content::{CardId, CardSet, Designator, Difficulty, Sort, When};
use arkham_lcg::{Choice, Content, Deck, Lcg, Phase, Setup, Story, Zone};
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

/// What the game remembers of the table is what lies there.
fn remembers(game: &Lcg, content: &Content) {
    let open = &game.open;
    let (mut says, mut waits) = (0, 0);
    let (mut foes, mut able) = (CardSet::NONE, CardSet::NONE);
    for card in open.play.iter() {
        let gist = game.gist(content, card);
        says |= gist.says;
        waits |= gist.waits;
        if gist.sort == Sort::Enemy {
            foes.insert(card);
        }
        if gist.acts || gist.free {
            able.insert(card);
        }
    }
    assert_eq!(open.known.says, says, "what cards in play change");
    assert_eq!(open.waits, waits, "what cards in play wait for");
    assert_eq!(open.play.and(open.known.foes), foes, "the enemies in play");
    assert_eq!(open.play.and(open.known.able), able, "the cards in play with abilities");
    // Decks are made one after the other before the game begins.
    for seat in game.players().filter(|_| open.phase != Phase::Setup) {
        let first = CardId::investigator(seat).0;
        let block = (first..first + CardId::BLOCK as u8).map(CardId);
        for card in block.filter(|&card| game.card(card).zone == Zone::Hidden) {
            let gist = game.gist(content, card);
            let awaited = game.person(seat).hand_waits & gist.waits_in_hand == gist.waits_in_hand;
            assert!(awaited && (!gist.fast || open.known.fast.has(card)), "{}", game.def(content, card).title);
        }
    }
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
            remembers(position.game(), content);
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
