//! A game that is not registered, played through the same handle as all others.

#[path = "../../engine/tests/toy/mod.rs"]
mod toy;

use rand_pcg::Pcg64;
use registry::{
    BotKind, DynGame, DynTable, GameEntry, Lang, Localizer, Msg, Problem, RegistryError, Reply, Seat, Viewer,
    Waits,
};
use toy::{ENGLISH, Wick};

static WICK: GameEntry<Wick> = GameEntry::new();

fn speech() -> Localizer {
    registry::localizer_with(Lang::En, &[ENGLISH])
}

fn guests(n: &str) -> Vec<(String, String)> {
    vec![("guests".into(), n.into())]
}

fn say(table: &mut Box<dyn DynTable>, seat: u8, words: &str) {
    let question = table.question(Seat(seat)).expect("the seat is asked");
    let reply = question.read(words, &speech()).expect("the words are offered");
    table.reply(Seat(seat), &reply).expect("what is offered is accepted");
}

/// Plays to the end: takes the first choice if it is the only one, else the second.
fn play_out(table: &mut Box<dyn DynTable>) {
    let mut dice = Pcg64::new(1, 1);
    loop {
        match table.waits() {
            Waits::Over => break,
            Waits::Roll => drop(table.roll(&mut dice).expect("a roll is pending")),
            Waits::Answers { asked: seats, .. } => {
                let last = table.question(seats[0]).expect("asked").choices.len() - 1;
                table.reply(seats[0], &Reply::Answer(vec![last])).expect("offered");
            }
        }
    }
}

#[test]
fn a_turn_is_asked_rolled_and_told() {
    let mut table = WICK.set_up(&guests("3"), None).unwrap();
    assert_eq!(table.seats(), 3);
    let question = table.question(Seat(0)).unwrap();
    assert_eq!(speech().say(&question.text), "0 candles are lit. Another?");
    assert!(question.forced);
    assert_eq!(question.refusals("leave", &speech()).len(), 1);
    assert!(table.question(Seat(1)).is_none());

    say(&mut table, 0, "light");
    assert_eq!(table.pending_roll(Viewer::NONE).unwrap().faces.len(), 3, "dice hide nothing");
    table.roll_as("2").unwrap();
    say(&mut table, 0, "1");
    table.roll_as("1").unwrap();
    let told: Vec<String> =
        table.events(0, Viewer::NONE).iter().map(|told| speech().say(&told.text)).collect();
    assert_eq!(told, ["Ada lights a candle.", "A draught: Ada’s candles go out."]);
    assert_eq!(table.waits(), Waits::Answers { asked: vec![Seat(1)], may: vec![Seat(0), Seat(2)] });
    assert_eq!(table.render_text(Viewer::NONE, &|msg| speech().say(msg)), "0 burning\n".repeat(3));
}

#[test]
fn whoever_may_steps_in_without_being_asked() {
    let mut table = WICK.position("candles = [4, 1]", None).unwrap();
    say(&mut table, 0, "light");
    table.roll_as("2").unwrap();
    let question = table.question(Seat(1)).expect("a candle to give up");
    assert!(!question.asked && question.choices.is_empty());
    assert_eq!(question.read("1", &speech()), Ok(Reply::Anytime(0)));
    let bots = [(Seat(1), BotKind::Random)];
    let mut dice = Pcg64::new(1, 1);
    let polled: Vec<_> = (0..200).filter_map(|_| table.poll(&bots, &mut dice)).collect();
    assert!((1..50).contains(&polled.len()), "now and then, not {} times of 200", polled.len());
    assert!(polled.iter().all(|step| *step == (Seat(1), Reply::Anytime(0))));
    assert!((0..200).all(|_| table.poll(&[], &mut dice).is_none()), "people are not polled");

    say(&mut table, 1, "puff");
    assert_eq!(speech().say(&table.events(0, Viewer::NONE).last().unwrap().text), "Bert puffs.");
    assert_eq!(table.decisions(Viewer::only(Seat(1))), [2], "to step in is a decision");
    let again = table.question(Seat(0)).expect("the same seat is asked again");
    assert!(again.forced, "nothing is left to leave it at");
    assert!(table.question(Seat(1)).is_none(), "the last candle is given up");
}

#[test]
fn only_real_decisions_count_and_can_be_taken_back() {
    let mut table = WICK.set_up(&[], None).unwrap();
    say(&mut table, 0, "light");
    table.roll_as("3").unwrap();
    say(&mut table, 0, "leave");
    assert_eq!(table.decisions(Viewer::only(Seat(0))), [2]);
    let undone = table.undo(0).unwrap();
    assert_eq!((undone.moves, undone.rolls), (2, 1));
    assert!(table.decisions(Viewer::only(Seat(0))).is_empty());
    say(&mut table, 0, "light");
    assert_eq!(table.roll(&mut Pcg64::new(5, 5)).unwrap(), 3, "the same roll again");
}

#[test]
fn a_save_goes_on_where_it_was_and_a_branch_where_it_is_told() {
    let mut table = WICK.set_up(&[], None).unwrap();
    play_out(&mut table);
    let loaded = WICK.load(&table.save().to_string(), None).unwrap();
    assert_eq!(loaded.differs, None);
    assert_eq!(loaded.table.digest(Viewer::ALL), table.digest(Viewer::ALL));
    assert_eq!(loaded.table.decisions(Viewer::first(2)), table.decisions(Viewer::first(2)));
    let branch = table.branch(4).unwrap();
    assert_eq!(branch.moves(), 4);
    assert!(table.branch(table.moves() + 1).is_none());
    assert!(table.end().unwrap().worth.contains(&1.0));
}

#[test]
fn a_save_of_something_else_is_named() {
    let table = WICK.set_up(&[], None).unwrap();
    let mut save = table.save();
    save["log"] = serde_json::json!([{"move": {"roll": 2}}]);
    let loaded = WICK.load(&save.to_string(), None).unwrap();
    assert_eq!(
        speech().say(&loaded.differs.unwrap()),
        "entry 1 of 1 differs: an answer is awaited, not a roll."
    );
    let cut = &save.to_string()[..40];
    let Err(RegistryError::Save(why)) = WICK.load(cut, None) else { panic!("a cut save is no save") };
    assert_eq!(speech().say(&why), "this is not a saved game: line 1: the file breaks off at column 40.");
}

#[test]
fn options_are_checked_before_the_game_sees_them() {
    let wrong = |chosen: &[(String, String)]| WICK.set_up(chosen, None).err().map(|e| e.to_string()).unwrap();
    assert_eq!(wrong(&guests("5")), "guests: there is no “5”. There are: 2, 3, 4.");
    assert_eq!(wrong(&guests("")), "guests: 0 given; it takes exactly one.");
    assert_eq!(
        wrong(&[("guest".into(), "2".into())]),
        "There is no option “guest”. There are: guests. Did you mean “guests”?"
    );
    assert_eq!(
        WICK.set_up(&[], Some("x")).err(),
        Some(RegistryError::Pack(Problem::new("", Msg::new("wick-no-pack"))))
    );
}

#[test]
fn a_position_starts_where_it_says() {
    let mut table = WICK.position("candles = [4, 0]", None).unwrap();
    say(&mut table, 0, "light");
    table.roll_as("2").unwrap();
    say(&mut table, 0, "\"leave\"");
    assert_eq!(speech().say(&table.end().unwrap().text), "Ada sits in the light.");
    assert!(WICK.position("four", None).is_err());

    let mut save = table.save();
    let again = WICK.load(&save.to_string(), None).unwrap().table;
    assert_eq!((again.digest(Viewer::ALL), again.moves()), (table.digest(Viewer::ALL), table.moves()));
    save["start"] = "four".into();
    assert!(
        WICK.load(&save.to_string(), None)
            .err()
            .unwrap()
            .to_string()
            .starts_with("the position it starts from cannot be: ")
    );
}

#[test]
fn bots_think_and_whole_games_are_the_same_everywhere() {
    let mut table = WICK.position("candles = [4, 0]", None).unwrap();
    say(&mut table, 0, "light");
    table.roll_as("2").unwrap();
    let thought = table.think(Seat(0), BotKind::Greedy, &mut Pcg64::new(1, 1)).unwrap();
    assert_eq!(thought.reply, Some(Reply::Answer(vec![1])), "leaving it at that wins");
    assert!(table.think(Seat(1), BotKind::Greedy, &mut Pcg64::new(1, 1)).is_none());

    let arena = WICK.arena(&[], None).unwrap();
    let bots = [BotKind::Random, BotKind::Greedy];
    let (mut one, mut other) = (arena.player(&bots), arena.player(&bots));
    let straight: Vec<_> = (0..20).map(|number| one.play(7, number)).collect();
    let backwards: Vec<_> = (0..20).rev().map(|number| other.play(7, number)).collect();
    assert!(straight.iter().eq(backwards.iter().rev()));
    assert!(straight.iter().all(|game| game.end.is_some()));
    assert_ne!(straight, (0..20).map(|number| one.play(8, number)).collect::<Vec<_>>());
}

#[test]
fn three_play_against_one() {
    let sides = |n| WICK.set_up(&guests(n), None).unwrap().sides();
    let seats = |seats: &[u8]| seats.iter().copied().map(Seat).collect::<Vec<_>>();
    assert_eq!(sides("3"), [seats(&[0]), seats(&[1]), seats(&[2])], "without allies each is a side");
    assert_eq!(sides("4"), [seats(&[0]), seats(&[1, 2, 3])]);
    assert!(!WICK.is_cooperative() && !WICK.arena(&guests("4"), None).unwrap().is_cooperative());

    let mut table = WICK.set_up(&guests("4"), None).unwrap();
    play_out(&mut table);
    let worth = table.end().expect("somebody wins").worth;
    assert_eq!(worth[1..], [worth[1]; 3], "allies win and lose together");
    assert_eq!(worth[0] + worth[1], 1.0, "and the other side does not");
}

#[test]
fn the_last_move_of_a_side_counts_what_was_forced() {
    let mut table = WICK.set_up(&guests("4"), None).unwrap();
    let rivals = table.allies(Seat(1));
    assert_eq!(table.last_move(rivals), None);
    say(&mut table, 0, "light");
    table.roll_as("1").unwrap();
    assert_eq!((table.last_move(rivals), table.last_move(Viewer::only(Seat(0)))), (None, Some(0)));
    // A player who has lit nothing yet has no other choice.
    say(&mut table, 1, "light");
    assert_eq!((table.last_move(rivals), table.decisions(rivals)), (Some(2), vec![]));
}

#[test]
fn games_that_are_won_together_have_one_side() {
    let together: Vec<(&str, bool)> =
        registry::games().iter().map(|game| (game.name(), game.is_cooperative())).collect();
    assert_eq!(
        together,
        [("final-hour", true), ("cthulhu-duel", false), ("arkham-lcg", true), ("arkham-horror", true)]
    );
}
