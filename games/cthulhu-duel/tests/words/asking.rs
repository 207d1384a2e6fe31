//! Players are not asked only for a low-priority choice, and every right stays available.

use std::sync::Arc;

use cthulhu_duel::content::Zone;
use cthulhu_duel::{Choice, Content, Duel, position};
use engine::{Describe, Move, Msg, Offer, Seat, Table, position_file};

const CTHULHU: Seat = Seat(0);
const GOAT: Seat = Seat(1);

fn table(text: &str) -> Table<Duel> {
    Table::laid_out(Arc::new(Content::standard()), text).expect("a position")
}

fn offer(table: &Table<Duel>, seat: Seat) -> Offer<Duel> {
    table.offer(seat).expect("the seat can say something")
}

fn say(table: &mut Table<Duel>, seat: Seat, words: &str) {
    let what =
        position_file::read_answer(table.now(), table.content(), &offer(table, seat), words).expect(words);
    table.play(Move::Say { seat, what }).expect(words);
}

fn zone(table: &Table<Duel>, slug: &str) -> Zone {
    table.content().map.named(slug).expect("a zone")
}

#[test]
fn after_the_action_a_keeper_of_gates_has_next_to_nothing_to_decide() {
    let mut table = table("at = 'turn great-cthulhu'\ngreat-cthulhu.power = 5");
    let home = zone(&table, "charles");
    let leave = |table: &Table<Duel>| {
        let q = offer(table, CTHULHU);
        q.choices().iter().any(|(choice, _)| *choice == Choice::LeaveGate(home))
    };
    assert!(leave(&table), "gates are left where the turn's action is chosen");
    assert_eq!(offer(&table, CTHULHU).only_declining(), None);
    say(&mut table, CTHULHU, "summon deep-one charles");
    assert!(leave(&table), "and after it");
    assert_eq!(offer(&table, CTHULHU).only_declining(), Some(Choice::EndTurn));
}

#[test]
fn leaving_a_gate_matters_where_another_kind_could_keep_it() {
    let mut table = table(
        "at = 'turn black-goat'\nblack-goat.power = 5\nblack-goat.books = ['red-sign']\n\
         black-goat.map.dunwich = '2 acolyte, dark-young, gate'",
    );
    say(&mut table, GOAT, "recruit dunwich");
    let q = offer(&table, GOAT);
    assert!(!q.is_low_priority(Choice::LeaveGate(zone(&table, "dunwich"))));
    assert_eq!(q.only_declining(), None);
}

#[test]
fn an_elder_sign_matters_once_they_can_end_the_game() {
    let held = |doom: u8, signs: [u8; 2]| {
        let signs = format!("great-cthulhu.signs = {signs:?}");
        let text = format!("at = 'turn great-cthulhu'\ngreat-cthulhu.doom = {doom}\n{signs}");
        offer(&table(&text), CTHULHU)
    };
    // That a player is asked must not reveal the value of the signs, so it depends only on their number.
    for signs in [[1, 1], [3, 3]] {
        assert!(held(23, signs).is_low_priority(Choice::Reveal(signs[0])));
        assert!(!held(24, signs).is_low_priority(Choice::Reveal(signs[0])));
    }
}

#[test]
fn what_cannot_be_done_says_what_is_lacking() {
    let why = |text: &str, refused: fn(&Choice) -> bool| {
        let table = table(text);
        let (now, q) = (table.now(), offer(&table, CTHULHU));
        let (choice, rule) = q.refused().iter().find(|(choice, _)| refused(choice)).expect("refused");
        now.game().refusal_reason(table.content(), now.stack(), choice, *rule)
    };
    let poor = "at = 'turn great-cthulhu'\ngreat-cthulhu.power = 5\n\
                great-cthulhu.map.jersey-reef = '6 acolyte, gate'";
    let awaken = |choice: &Choice| matches!(choice, Choice::Awaken(_));
    assert_eq!(why(poor, awaken), Some(Msg::new("cwd-why-dear").num("cost", 10).num("power", 5)));
    let homeless = "at = 'turn great-cthulhu'\ngreat-cthulhu.power = 12\n\
                    great-cthulhu.map.boston = '6 acolyte, gate'";
    assert_eq!(why(homeless, awaken), Some(Msg::new("cwd-why-no-gate")));
    let build = |choice: &Choice| matches!(choice, Choice::Build(_));
    assert_eq!(why(poor, build), Some(Msg::new("cwd-why-no-builder")));
    let ritual = |choice: &Choice| matches!(choice, Choice::Ritual);
    assert_eq!(
        why("at = 'doom great-cthulhu'\nritual = 9\ngreat-cthulhu.power = 8", ritual),
        Some(Msg::new("cwd-why-dear").num("cost", 9).num("power", 8))
    );
}

#[test]
fn what_could_be_expected_is_refused_with_its_reason() {
    let why = |table: &Table<Duel>, seat: Seat, words: &str| {
        let (now, q) = (table.now(), offer(table, seat));
        let called = |choice: Choice| position::choice(now.game(), table.content(), seat, choice);
        let refused = q.refused().iter().find(|(choice, _)| called(*choice).iter().any(|name| name == words));
        let (choice, rule) = refused.unwrap_or_else(|| panic!("“{words}” is not refused"));
        let why = now.game().refusal_reason(table.content(), now.stack(), choice, *rule);
        why.unwrap_or_else(|| panic!("“{words}” is refused without a reason")).id
    };
    let mut game = table(
        "at = 'turn great-cthulhu'\ngreat-cthulhu.power = 4\nfree-gates = ['rockport', 'innsmouth']\n\
         great-cthulhu.map = { boston = 'acolyte, gate', salem = 'deep-one, acolyte', rockport = 'deep-one' }\n\
         black-goat.books = ['red-sign']\n\
         black-goat.map = { salem = 'dark-young, gate by dark-young', dunwich = 'acolyte', boston = 'acolyte' }",
    );
    for (words, id) in [
        ("capture salem", "no-prey"),
        ("capture dunwich", "nobody-there"),
        ("capture boston", "no-captor"),
        ("take-gate boston", "gate-yours"),
        ("take-gate salem", "gate-theirs"),
        ("take-gate rockport", "no-keeper"),
        ("take-gate innsmouth", "nobody-there"),
        ("take-gate kingsport", "no-gate"),
    ] {
        assert_eq!(why(&game, CTHULHU, words), format!("cwd-why-{id}"), "{words}");
    }
    say(&mut game, CTHULHU, "move deep-one salem arkham");
    assert_eq!(why(&game, CTHULHU, "move deep-one arkham dunwich"), "cwd-why-moved");
    say(&mut game, CTHULHU, "stop");
    for words in ["pass", "recruit boston", "move acolyte salem arkham", "build salem"] {
        assert_eq!(why(&game, CTHULHU, words), "cwd-why-acted", "{words}");
    }
    let game = table(
        "at = 'turn black-goat'\nblack-goat.books = ['frenzy']\n\
         great-cthulhu = { books = ['dreams'], map.arkham = 'cthulhu' }\n\
         black-goat.map = { dunwich = 'shub-niggurath, acolyte', boston = 'ghoul' }",
    );
    assert_eq!(why(&game, GOAT, "avatar black-goat dunwich"), "cwd-why-avatar-here");
    assert_eq!(why(&game, GOAT, "avatar great-cthulhu arkham"), "cwd-why-avatar-nobody");
    let game = table(
        "at = 'turn great-cthulhu'\ngreat-cthulhu = { books = ['dreams', 'submerge'], awakened = 1, \
         map = { boston = '6 acolyte, gate', salem = 'deep-one' } }\n\
         black-goat.map = { boston = 'ghoul', dunwich = 'acolyte', arkham = 'ghoul' }",
    );
    for (words, id) in [
        ("battle boston", "no-combat"),
        ("battle arkham", "nobody-there"),
        ("battle salem", "no-enemy"),
        ("dreams dunwich", "all-out"),
        ("dreams arkham", "no-victim"),
        ("submerge", "not-risen"),
    ] {
        assert_eq!(why(&game, CTHULHU, words), format!("cwd-why-{id}"), "{words}");
    }
    let ashore =
        "at = 'turn great-cthulhu'\ngreat-cthulhu = { books = ['submerge'], map.boston = 'cthulhu' }";
    assert_eq!(why(&table(ashore), CTHULHU, "submerge"), "cwd-why-not-in-water");
    let guarded = table(
        "at = 'turn great-cthulhu'\ngreat-cthulhu.map.salem = 'deep-one'\nblack-goat.map.salem = 'acolyte, ghoul'",
    );
    assert_eq!(why(&guarded, CTHULHU, "capture salem"), "cwd-why-guarded");
}

#[test]
fn battles_after_the_action_and_the_doom_phase_have_reasons_of_their_own() {
    let why = |table: &Table<Duel>, seat: Seat, refused: fn(&Choice) -> bool| {
        let (now, q) = (table.now(), offer(table, seat));
        let (choice, rule) = q.refused().iter().find(|(choice, _)| refused(choice)).expect("refused");
        now.game().refusal_reason(table.content(), now.stack(), choice, *rule).expect("a reason").id
    };
    let battle = |choice: &Choice| matches!(choice, Choice::Battle(_));
    let mut acted = table(
        "at = 'turn great-cthulhu'\ngreat-cthulhu.map = { salem = 'deep-one', boston = '2 acolyte, gate' }\n\
         black-goat = { books = ['frenzy'], filled = ['shared-zone'], map.salem = 'ghoul' }",
    );
    say(&mut acted, CTHULHU, "recruit boston");
    assert_eq!(why(&acted, CTHULHU, battle), "cwd-why-no-extra-battle");
    let blood = |choice: &Choice| matches!(choice, Choice::BloodSacrifice(..));
    let doom = |figures: &str| {
        let books = "books = ['blood-sacrifice', 'frenzy'], filled = ['awaken', 'shared-zone']";
        table(&format!(
            "at = 'doom black-goat'\nround = 2\nblack-goat = {{ {books}, map.dunwich = '{figures}' }}"
        ))
    };
    assert_eq!(why(&doom("3 acolyte, gate"), GOAT, blood), "cwd-why-not-risen");
    let mut sacrificed = doom("3 acolyte, gate, shub-niggurath");
    say(&mut sacrificed, GOAT, "blood-sacrifice acolyte dunwich");
    let sign = position_file::read_roll(sacrificed.now(), sacrificed.content(), "1").expect("a sign");
    sacrificed.play(Move::Roll(sign)).expect("a roll");
    assert_eq!(why(&sacrificed, GOAT, blood), "cwd-why-once");
    let stop = |choice: &Choice| matches!(choice, Choice::Stop);
    assert_eq!(why(&table("at = 'doom great-cthulhu'"), CTHULHU, stop), "cwd-why-book-first");
}

#[test]
fn whoever_may_stop_has_an_idle_choice() {
    let mut table = table("at = 'turn great-cthulhu'\ngreat-cthulhu.power = 5");
    assert_eq!(offer(&table, CTHULHU).declining(), None, "somebody with power acts or passes");
    say(&mut table, CTHULHU, "move acolyte charles boston");
    assert_eq!(offer(&table, CTHULHU).declining(), Some(Choice::Stop));
    assert_eq!(offer(&table, CTHULHU).only_declining(), None);
}
