//! Position files: what they say is what lies there, and what is wrong with one is said.

mod common;

use arkham_lcg::content::Difficulty;
use arkham_lcg::{Content, Lcg, Setup, position};
use common::{play, wrong};
use players::{Bot, Playout, Random};
use rand_pcg::Pcg64;
use table::{Cx, Eye, Position, Seats, Table};

/// The example of the guide.
fn example() -> &'static str {
    let guide = include_str!("../../../docs/positions-arkham-lcg.md");
    guide.split("```toml\n").nth(1).and_then(|rest| rest.split("```").next()).expect("an example")
}

#[test]
fn the_example_of_the_guide_is_as_it_says() {
    play(example())
        .asks("daisy-walker")
        .expect(example().replace("at = \"turn daisy-walker\"\n", "").as_str())
        .expect("roland-banks.resources = 5; places.attic = { revealed = true, clues = 4 }")
        .refuses("use old-book-of-lore", "lcg:initiation.3")
        .can("investigate");
}

#[test]
fn nothing_said_is_the_standard_set_up() {
    play("").asks("roland-banks").expect(
        "act = 1; agenda = 1; doom = 0; round = 1; lead = 'roland-banks'
        roland-banks = { at = 'study', resources = 5, hand = [], actions = 3 }
        places.study = { revealed = true, clues = 2, cards = [] }",
    );
}

#[test]
fn hands_are_known_to_their_owners_and_decks_to_nobody() {
    let game = play("roland-banks = { hand = ['knife'], deck = ['guts'] }; daisy-walker = {}");
    let seen = |eye: Eye| game.now().view(game.content(), eye).people[0].hand.len();
    assert_eq!((seen(Eye::NONE), seen(Seats::only(game.seat("daisy-walker")))), (0, 0));
    assert_eq!(seen(Seats::only(game.seat("roland-banks"))), 1);
    let top = |eye: Eye| game.game().decks[0].known(0, 0, eye);
    assert_eq!((top(Eye::NONE), top(Seats::only(game.seat("roland-banks")))), (None, None));
}

#[test]
fn a_file_can_tell_the_story_so_far() {
    let text =
        "scenario = 'the-midnight-masks'; roland-banks = {}; story = { house-burned = true, escaped = 3 }";
    play(text).expect("story = { house-burned = true, escaped = 3 }; roland-banks.at = 'rivertown'");
    play("scenario = 'the-midnight-masks'").expect("roland-banks.at = 'your-house'");
    assert!(wrong("story = { rain = true }").contains("rain"), "an unknown fact is refused");
}

#[test]
fn a_deck_can_be_named_card_by_card() {
    play("roland-banks = { cards = ['guts'], hand = ['machete'] }")
        .choose("draw")
        .draw("guts")
        .expect("roland-banks.hand = ['machete', 'guts']")
        .choose("draw")
        .expect("roland-banks = { hand = ['machete', 'guts'], actions = 1 }");
}

#[test]
fn what_is_wrong_is_said_with_its_place() {
    for (text, said) in [
        ("at = 'noon'", "at: there is no “noon”. There are: turn, mythos, investigation, enemy, upkeep."),
        ("investigators = ['roland']", "investigators: there is no “roland”."),
        ("roland-banks.at = 'attic'", "roland-banks.at: “attic” is not in play: only study."),
        ("roland-banks.at = 'attik'", "there is no “attik”. There are: study"),
        ("roland-banks.hand = ['machette']", "Did you mean “machete”?"),
        ("roland-banks.play = ['machete broken']", "roland-banks.play: there is no “broken”."),
        ("roland-banks.play = ['machete uses many']", "roland-banks.play: “many” does not fit"),
        ("roland-banks.threat = ['study']", "roland-banks.threat: “study” is not a card that can lie here."),
        ("places.kitchen = {}", "places.kitchen: there is no “kitchen”."),
        ("act = 4", "act: 4 is not possible; it can be 1 to 3."),
        ("bag = ['moon']", "bag: there is no “moon”."),
        ("bag = []", "bag: 0 is not possible"),
        ("round = 0", "round: 0 is not possible"),
        ("encounters = ['machete']", "encounters: “machete” is not a card that can lie here."),
        ("roland-banks.luck = 3", "there is no key “luck”."),
        ("game = 'final-hour'", "final-hour"),
        ("lead = 'daisy-walker'", "lead: there is no “daisy-walker”."),
        (
            "roland-banks.threat = ['ghoul-minion damage 2']",
            "roland-banks.threat: “ghoul-minion” has 2 damage and can bear 2: it would be defeated.",
        ),
        (
            "places.study.cards = ['swarm-of-rats damage 1']",
            "places.study.cards: “swarm-of-rats” has 1 damage and can bear 1",
        ),
        (
            "roland-banks.play = ['machete', 'knife', 'flashlight']",
            "roland-banks.play: these cards take 3 slots of the kind “hand”, and there are 2.",
        ),
    ] {
        let found = wrong(text);
        assert!(found.contains(said), "{text}\nsays {found}\nnot {said}");
    }
}

/// Games at random, looked at now and then.
fn samples(content: &Content) -> Vec<Position<Lcg>> {
    let setup = Setup::starters(content, "the-gathering", Difficulty::Standard, &["01001", "01004"]);
    let start = Position::<Lcg>::start(&setup, &mut Cx::deaf(content)).expect("these can be played");
    let mut playout = Playout::new(start);
    let mut bots: Vec<Box<dyn Bot<Lcg>>> = vec![Box::new(Random), Box::new(Random)];
    let mut dice = Pcg64::new(3, 1);
    let mut all = Vec::new();
    for step in 0..4000 {
        if playout.now().end().is_some() {
            break;
        }
        let moved = playout.advance(content, &mut dice, |position, seat, offer, dice| {
            bots[seat.at()].choose(position, content, seat, offer, dice)
        });
        moved.expect("random play goes on");
        if step % 12 == 11 && playout.now().end().is_none() && playout.now().game().open.round > 0 {
            all.push(playout.now().clone());
        }
    }
    all
}

#[test]
fn a_table_described_can_be_read_again() {
    let content = std::sync::Arc::new(Content::standard());
    let mut read = 0;
    for position in samples(&content) {
        let mut said = position::describe(position.game(), &content);
        // Those who are out, and turns in progress, are no part of a file.
        if said.values().any(|value| value.get("fate").is_some()) {
            break;
        }
        said.insert("at".into(), "enemy".into());
        let text = said.to_string();
        let table = Table::<Lcg>::laid_out(content.clone(), &text);
        if let Err(problem) = &table {
            panic!("{problem:?}\n{text}");
        }
        let (_, game, _) = position::read(&content, &text).expect("it was read just now");
        let mut again = position::describe(&game, &content);
        again.insert("at".into(), "enemy".into());
        for (key, value) in &said {
            let same = again.get(key).map(|again| common::same(again, value));
            // Actions belong to a turn.
            if value.get("actions").is_none() {
                assert_eq!(same, Some(true), "{key}: {value} became {:?}", again.get(key));
            }
        }
        read += 1;
    }
    assert!(read > 3, "{read} tables were read");
}
