//! Setting up.

use std::sync::Arc;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Deck, Lcg, Setup};
use rulebook::covers;
use table::{Seat, Table, Wait};

/// Rolls until somebody is asked.
fn deal(table: &mut Table<Lcg>) {
    let mut dice = rand_pcg::Pcg64::new(7, 1);
    while table.now().wait() == Wait::Roll {
        table.roll(&mut dice).expect("a roll is pending");
    }
}

#[test]
fn everybody_begins_with_five_cards_and_five_resources_and_no_weakness_in_hand() {
    covers!("lcg:setup.9", "lcg:setup.10");
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
fn trauma_is_there_from_the_beginning() {
    covers!("lcg:trauma.1");
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
    let none = table::Move::Say { seat: Seat(0), what: Default::default() };
    table.play(none).expect("nothing has to be replaced");
    let game = table.now().game();
    assert_eq!((game.open.round, game.card(game.open.agenda).doom), (1, 0));
    assert_eq!(game.open.active, Some(Seat(0)));
}
