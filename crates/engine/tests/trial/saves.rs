//! Saving and loading games.

use std::sync::Arc;

use engine::{ENGINE, Entry, LoadError, Move, MoveError, Msg, Problem, Save, Seat, SetupError, Table};

use crate::game::Face::{Ear, Ghost, Salt, Veil};
use crate::game::{Choice, Content, Dusk, Seance, dealt, lead, nth, play, say, snuff};

fn evening() -> Table<Seance> {
    let mut table = dealt(Dusk::TWO, &[nth(Ghost, 0), nth(Salt, 0), nth(Ear, 0), nth(Veil, 0)]);
    play(&mut table, [snuff(1)]);
    table.undo(4).expect("the candle is lit again");
    lead(&mut table, 0);
    play(&mut table, [say(0, &[Choice::Haunt(nth(Ghost, 0), Seat(1))]), say(1, &[Choice::Pass])]);
    play(&mut table, [say(0, &[Choice::Pass]), Move::Roll(4)]);
    table
}

/// A loaded table, or the part that could be replayed with the error.
type Loaded = Result<Table<Seance>, (Option<Box<Table<Seance>>>, LoadError)>;

fn load(save: &Save<Seance>) -> Loaded {
    Table::load(Arc::new(Content::default()), save)
}

/// The table up to the first divergence, and the error.
fn differs(save: &Save<Seance>) -> (Box<Table<Seance>>, LoadError) {
    match load(save) {
        Err((Some(table), error)) => (table, error),
        Err((None, error)) => panic!("nothing was loaded: {error}"),
        Ok(_) => panic!("the save was loaded in full"),
    }
}

#[test]
fn a_save_is_readable_and_loads_as_it_was() {
    let table = evening();
    let text = serde_json::to_string_pretty(&table.save()).expect("a save is plain data");
    for part in
        ["\"game\": \"seance\"", "\"roll\": 4", "\"undo\"", "\"interject\": {", "\"Snuff\"", "\"Pass\""]
    {
        assert!(text.contains(part), "{part} is missing in {text}");
    }
    let save: Save<Seance> = serde_json::from_str(&text).expect("what was written can be read");
    let loaded = load(&save).unwrap_or_else(|(_, error)| panic!("{error}"));
    assert_eq!(loaded.now(), table.now());
    assert_eq!(loaded.log(), table.log());
    assert!(loaded.events(0, engine::Seats::ALL).eq(table.events(0, engine::Seats::ALL)));
    assert_eq!(loaded.save(), table.save());
}

#[test]
fn a_snapshot_of_any_moment_leads_to_the_same_table_even_if_what_it_holds_was_undone() {
    let table = evening();
    let whole = table.save();
    let part = |log: &[Entry<Seance>]| Save { log: log.to_vec(), checks: Vec::new(), ..whole.clone() };
    for at in 0..=whole.log.len() {
        let (before, after) = whole.log.split_at(at);
        let snapshot = load(&part(before)).unwrap_or_else(|(_, error)| panic!("{error}")).snapshot();
        let resume = |after, snapshot: &[u8]| Table::resume(Arc::default(), &part(after), snapshot);
        let mut again = resume(after, &snapshot).expect("what we wrote can be read");
        assert_eq!((again.save(), again.now()), (whole.clone(), table.now()));
        assert!(again.events(0, engine::Seats::ALL).eq(table.events(0, engine::Seats::ALL)));
        assert!((0..=again.line().len()).all(|moves| again.at(moves) == table.at(moves)));
        let mut other = evening();
        assert_eq!(again.undo(1), other.undo(1), "what lies behind the snapshot is taken back as well");
        assert_eq!(again.now(), other.now());
        assert!(resume(after, &snapshot[..snapshot.len() - 1]).is_none(), "cut off, it cannot be read");
        let impossible = [Entry::Undo { to: 99 }];
        assert!(resume(&impossible, &snapshot).is_none(), "what cannot follow does not");
    }
}

#[test]
fn a_save_that_starts_from_a_position_file_needs_one_that_can_be_read() {
    let mut save = evening().save();
    save.start = Some("at = \"midnight\"".into());
    let refused = load(&save).expect_err("the trial game has no position files").1;
    let none = Problem::new("", Msg::new("error-no-positions").text("game", "seance"));
    assert_eq!(refused, LoadError::Start(none));
}

#[test]
fn a_log_that_cannot_be_replayed_names_the_first_difference() {
    let mut save = evening().save();
    save.log[8] = Entry::Move(say(0, &[Choice::Haunt(nth(Ghost, 2), Seat(1))]));
    let (table, error) = differs(&save);
    let why = MoveError::NotOffered(Seat(0)).msg();
    assert_eq!(error, LoadError::Differs { entry: 9, of: 12, why, engine: None, content: None });
    assert_eq!(table.log(), &save.log[..8], "everything before it can be played on");
}

#[test]
fn a_log_of_another_version_says_so() {
    let mut save = evening().save();
    save.engine = "0.0.1".into();
    save.content = "attic".into();
    assert!(load(&save).is_ok(), "another version that plays the same is no difference");
    save.checks[0].1 = "something else".into();
    let (table, error) = differs(&save);
    let why = vec![
        Msg::new("save-other-question"),
        Msg::new("save-version").text("old", "0.0.1").text("new", ENGINE),
        Msg::new("save-content").text("content", "attic"),
    ];
    assert_eq!(error.msg(), Msg::new("save-differs").num("entry", 10).num("of", 12).say("why", why));
    assert_eq!(table.log().len(), 10);
}

#[test]
fn broken_saves_are_refused_with_the_reason() {
    let mut save = evening().save();
    save.log.insert(5, Entry::Undo { to: 77 });
    let why = Msg::new("save-no-such-move").num("move", 77);
    let error = LoadError::Differs { entry: 6, of: 13, why, engine: None, content: None };
    assert_eq!(differs(&save).1, error);
    save.setup.seats = 9;
    let refused = load(&save).expect_err("nine do not sit down").1;
    let seats = SetupError { place: "seats", problem: Msg::out_of_range(9, 2, 4) };
    assert_eq!(refused, LoadError::Setup(seats));
    save.game = "chess".into();
    let refused = load(&save).expect_err("another game").1;
    assert_eq!(refused, LoadError::OtherGame { wanted: "seance".into(), found: "chess".into() });
}
