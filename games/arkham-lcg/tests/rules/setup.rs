//! The set-up of a game.

use std::collections::BTreeSet;
use std::sync::Arc;

use arkham_lcg::content::{CardId, Difficulty, Token};
use arkham_lcg::{Choice, Content, Deck, Lcg, Phase, Setup, Zone, pile};
use engine::{Seat, Table, Viewer, Wait};
use rulebook::covers;

/// Rolls until a question is asked.
fn deal(table: &mut Table<Lcg>) {
    let mut dice = rand_pcg::Pcg64::new(7, 1);
    while table.now().wait() == Wait::Roll {
        table.roll(&mut dice).expect("a roll is pending");
    }
}

#[test]
fn everybody_begins_with_five_cards_and_five_resources_and_no_weakness_in_hand() {
    covers!("lcg:setup.9", "lcg:setup.10", "lcg:setup.11");
    let content = Arc::new(Content::standard());
    for seed in 0..20 {
        let setup = Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001"]);
        let mut table = Table::<Lcg>::new(content.clone(), setup).expect("this can be played");
        let mut dice = rand_pcg::Pcg64::new(seed, 1);
        while table.now().wait() == Wait::Roll {
            table.roll(&mut dice).expect("a roll is pending");
        }
        let game = table.now().game();
        assert_eq!((game.hand_size(Seat(0)), game.me(Seat(0)).resources), (5, 5));
        assert!(game.hand(Seat(0)).all(|card| game.def(&content, card).weakness.is_none()));
    }
}

#[test]
fn cards_of_the_opening_hand_can_be_replaced_once() {
    covers!("lcg:mulligan.1");
    let content = Arc::new(Content::standard());
    let setup = Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001"]);
    let mut table = Table::<Lcg>::new(content, setup).expect("this can be played");
    deal(&mut table);
    let offer = table.offer(Seat(0)).expect("Roland is asked");
    let what: Vec<_> = offer.choices().iter().take(3).map(|&(choice, _)| choice).collect();
    let away: Vec<_> = table.now().game().hand(Seat(0)).take(3).collect();
    let deck = table.now().game().decks[0].len(0);
    let said = engine::Move::Say { seat: Seat(0), what: what.into_iter().collect() };
    table.play(said).expect("three of five");
    deal(&mut table);
    let game = table.now().game();
    assert_eq!((game.hand_size(Seat(0)), game.open.active), (5, Some(Seat(0))));
    assert!(game.hand(Seat(0)).all(|card| !away.contains(&card)), "what was put aside is not drawn again");
    assert!(game.decks[0].len(0) >= deck, "and lies in the deck");
}

#[test]
fn what_is_replaced_stays_hidden_from_the_others() {
    let content = Arc::new(Content::standard());
    let mut table = fresh(&content, Difficulty::Standard, &["01001", "01002"]);
    deal(&mut table);
    let away: Vec<_> = table.now().game().hand(Seat(0)).take(2).collect();
    let what: Vec<_> = away.iter().map(|&card| Choice::Replace(card)).collect();
    let said = engine::Move::Say { seat: Seat(0), what: what.into_iter().collect() };
    table.play(said).expect("two of five");
    assert_eq!(table.now().wait(), Wait::Roll, "the cards lie aside until others are drawn for them");
    let seen = |position: &engine::Position<Lcg>, viewer: Viewer| {
        let all = position.view(&content, viewer).cards;
        away.iter().filter(|card| all.iter().any(|shown| shown.id == **card)).count()
    };
    let now = table.now();
    assert_eq!(
        [Viewer::only(Seat(0)), Viewer::only(Seat(1)), Viewer::NONE].map(|viewer| seen(now, viewer)),
        [2, 0, 0]
    );
    // To other players they could be any cards of the deck: resampled states differ there.
    let mut dice = rand_pcg::Pcg64::new(3, 1);
    let worlds: BTreeSet<Vec<_>> = (0..20)
        .map(|_| {
            let mut world = now.clone();
            world.resample(&content, Viewer::only(Seat(1)), &mut dice, &mut engine::Offer::new());
            assert_eq!(
                world.view(&content, Viewer::only(Seat(1))),
                now.view(&content, Viewer::only(Seat(1)))
            );
            let pool = &world.game().decks[0];
            (0..2).filter_map(|at| pool.card(pile::REPLACED, at)).collect()
        })
        .collect();
    assert!(worlds.len() > 10, "{worlds:?}");
}

/// Weaknesses do not stay in hands, so other players never resample one into a hand, in the set-up or after any draw.
#[test]
fn nobody_takes_a_hidden_hand_for_one_with_weaknesses() {
    let content = Arc::new(Content::standard());
    let mut table = fresh(&content, Difficulty::Standard, &["01001", "01004"]);
    let mut dice = rand_pcg::Pcg64::new(3, 1);
    let mut weak_worlds = |table: &Table<Lcg>, seat: Seat| {
        let weak = |_: &usize| {
            let mut world = table.now().clone();
            world.resample(&content, Viewer::NONE, &mut dice, &mut engine::Offer::new());
            let game = world.game();
            game.hand(seat).any(|card| game.def(&content, card).weakness.is_some())
        };
        (0..100).filter(weak).count()
    };
    let say = |table: &mut Table<Lcg>, seat, what: &[Choice]| {
        let said = engine::Move::Say { seat, what: what.iter().copied().collect() };
        table.play(said).expect("this is offered");
        deal(table);
    };
    deal(&mut table);
    assert_eq!(weak_worlds(&table, Seat(0)), 0);
    let first = table.now().game().hand(Seat(0)).next().expect("five cards");
    say(&mut table, Seat(0), &[Choice::Replace(first)]);
    say(&mut table, Seat(1), &[]);
    assert_eq!([Seat(0), Seat(1)].map(|seat| weak_worlds(&table, seat)), [0, 0], "opening hands");
    say(&mut table, Seat(0), &[Choice::Turn(Seat(0))]);
    say(&mut table, Seat(0), &[Choice::Draw]);
    assert_eq!(weak_worlds(&table, Seat(0)), 0, "what Roland has drawn would have come at once");
}

#[test]
fn the_lead_investigator_is_the_first_to_decide_about_the_opening_hand() {
    covers!("lcg:mulligan.2");
    let content = Arc::new(Content::standard());
    let mut setup = Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001", "01002"]);
    setup.lead = 2;
    let mut table = Table::<Lcg>::new(content, setup).expect("this can be played");
    deal(&mut table);
    assert_eq!(table.now().asked().iter().next(), Some(Seat(1)));
}

#[test]
fn everybody_has_a_deck_resources_and_a_hand_before_anybody_replaces_cards() {
    covers!("lcg:setup.5", "lcg:setup.9", "lcg:setup.10");
    let content = Arc::new(Content::standard());
    let mut table = fresh(&content, Difficulty::Standard, &["01001", "01002"]);
    deal(&mut table);
    let game = table.now().game();
    for seat in [Seat(0), Seat(1)] {
        assert_eq!((game.me(seat).resources, game.hand_size(seat)), (5, 5));
    }
    // Replaced cards return to the deck when all have decided.
    let all: Vec<Choice> = game.hand(Seat(0)).map(Choice::Replace).collect();
    table
        .play(engine::Move::Say { seat: Seat(0), what: all.into_iter().collect() })
        .expect("this is offered");
    deal(&mut table);
    let replaced = |table: &Table<Lcg>| table.now().game().decks[0].len(pile::REPLACED);
    assert_eq!((table.now().asked().iter().next(), replaced(&table)), (Some(Seat(1)), 5));
    table.play(engine::Move::Say { seat: Seat(1), what: Default::default() }).expect("nothing is replaced");
    assert_eq!(replaced(&table), 0);
}

#[test]
fn trauma_is_there_from_the_beginning() {
    covers!("lcg:setup.3");
    let content = Arc::new(Content::standard());
    let deck = Deck { physical: 2, mental: 1, ..Deck::starter(&content, "01001").expect("Roland has one") };
    let mut setup = Setup::starters(&content, "the-gathering", Difficulty::Easy, &["01001"]);
    setup.decks = vec![deck];
    let mut table = Table::<Lcg>::new(content, setup).expect("this can be played");
    deal(&mut table);
    let me = table.now().game().me(Seat(0));
    assert_eq!((me.damage, me.horror), (2, 1));
}

#[test]
fn the_first_round_has_no_mythos_phase() {
    covers!("lcg:framework.1");
    let content = Arc::new(Content::standard());
    let setup = Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001"]);
    let mut table = Table::<Lcg>::new(content, setup).expect("this can be played");
    deal(&mut table);
    let none = engine::Move::Say { seat: Seat(0), what: Default::default() };
    table.play(none).expect("nothing has to be replaced");
    let game = table.now().game();
    assert_eq!((game.open.round, game.card(game.open.agenda).doom), (1, 0));
    assert_eq!(game.open.active, Some(Seat(0)));
}

/// A game of Roland and others before any roll.
fn fresh(content: &Arc<Content>, difficulty: Difficulty, team: &[&str]) -> Table<Lcg> {
    let setup = Setup::starters(content, "the-gathering", difficulty, team);
    Table::new(content.clone(), setup).expect("this can be played")
}

#[test]
fn nobody_plays_what_somebody_else_plays() {
    covers!("lcg:setup.2");
    let content = Content::standard();
    let team = |other| Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001", other]);
    assert!(team("01002").check(&content).is_ok());
    assert!(team("01001").check(&content).is_err());
}

#[test]
fn decks_are_shuffled() {
    covers!("lcg:setup.5");
    let content = Arc::new(Content::standard());
    let mut table = fresh(&content, Difficulty::Standard, &["01001"]);
    let mut dice = rand_pcg::Pcg64::new(7, 1);
    table.roll(&mut dice).expect("the weakness by lot");
    let mut odds = engine::Odds::new();
    table.now().odds(&content, &mut odds);
    assert!(odds.faces().len() > 20, "any card may lie on top: {}", odds.faces().len());
}

#[test]
fn acts_and_agendas_begin_with_the_first_and_some_cards_are_set_aside() {
    covers!("lcg:setup.13", "lcg:setup.14", "lcg:setup.15");
    let content = Arc::new(Content::standard());
    let table = fresh(&content, Difficulty::Standard, &["01001"]);
    let game = table.now().game();
    let stage = |card| game.def(&content, card).stage;
    assert_eq!((stage(game.open.act), stage(game.open.agenda)), (1, 1));
    let priest = (0..=u8::MAX).map(CardId).find(|&card| game.def(&content, card).code == "01116");
    assert_eq!(game.card(priest.expect("the Ghoul Priest")).zone, Zone::Aside);
}

#[test]
fn the_level_of_difficulty_fills_the_bag() {
    covers!("lcg:difficulty-level.1");
    let content = Arc::new(Content::standard());
    let lowest = |difficulty| {
        let table = fresh(&content, difficulty, &["01001"]);
        let bag = &table.now().game().open.bag;
        bag.iter().filter_map(|token| if let Token::Number(n) = token { Some(*n) } else { None }).min()
    };
    let all = Difficulty::ALL.map(lowest);
    assert_eq!(all, [Some(-2), Some(-4), Some(-5), Some(-8)]);
}

#[test]
fn what_a_scenario_puts_into_the_bag_stays_there() {
    covers!("lcg:setup.8");
    let gathering = include_str!("../../content/the-gathering.ron");
    let gathering = gathering.replace("start:", "tokens: [skull], start:");
    let content = Arc::new(Content::with("[]", &[&gathering]).expect("a scenario"));
    let skulls = |scenario| {
        let setup = Setup::starters(&content, scenario, Difficulty::Standard, &["01001"]);
        let table = Table::<Lcg>::new(content.clone(), setup).expect("this can be played");
        table.now().game().open.bag.iter().filter(|&&token| token == Token::Skull).count()
    };
    assert_eq!((skulls("the-gathering"), skulls("the-midnight-masks")), (3, 3));
}

/// A permanent that gives a resource once per round.
const PURSE: &str = "[(
    code: \"m1\", title: \"old-purse\", type: asset, class: neutral, level: 0, keywords: [permanent],
    abilities: [(when: Free, limit: (n: 1, per: Round), does: Resources(N(1)))],
)]";

#[test]
fn permanents_begin_in_play_and_set_up_has_no_windows() {
    covers!("lcg:permanent.4", "lcg:setup.16");
    let content = Arc::new(Content::with_cards(PURSE).expect("a card"));
    let mut setup = Setup::starters(&content, "the-gathering", Difficulty::Standard, &["01001"]);
    setup.decks[0].cards.insert("m1".into(), 1);
    let mut table = Table::<Lcg>::new(content.clone(), setup).expect("this can be played");
    deal(&mut table);
    let game = table.now().game();
    let purse = game.open.play.iter().find(|&card| game.def(&content, card).code == "m1");
    assert_eq!(game.card(purse.expect("it is in play")).by, Some(Seat(0)));
    let none = engine::Move::Say { seat: Seat(0), what: Default::default() };
    table.play(none).expect("nothing has to be replaced");
    // The first window is that of the first investigation phase.
    let game = table.now().game();
    assert_eq!((game.open.round, game.open.phase), (1, Phase::Investigation));
}
