//! Tests of `dreadboard play` with typed input.

use std::fs;
use std::io::{Read, Write};
use std::process::Stdio;

use crate::driver::{Desk, Ran, is_whole, unprompted};

const CLEAR: &str = "\x1b[2J\x1b[3J\x1b[H";

/// Answers to any question: the first choice, or three for the ritual.
fn any_answers() -> String {
    "1\n1 2 3\n".repeat(800)
}

#[test]
fn a_whole_game_is_played_to_its_end() {
    let desk = Desk::new();
    let ran = desk.type_in(&["play", "final-hour", "-y", "--seed", "3", "-s", "2=random"], &any_answers());
    ran.says(&["Round 1 begins", "The whole game is in", "final-hour-1.json"]);
    assert!(ran.out.contains("You have won") || ran.out.contains("You have lost"));
    assert!(ran.out.lines().all(|line| unprompted(line).chars().count() <= 100));
    desk.run(&["play", "--resume"]).fails(2, &["no unfinished game"]);
}

#[test]
fn a_solo_game_and_a_full_table_are_played_to_their_ends() {
    let desk = Desk::new();
    desk.type_in(&["play", "final-hour", "-y", "--seed", "3", "solo=yes"], &any_answers())
        .says(&["You have"]);
    let four = "investigators=rita-young,lily-chen,tommy-muldoon,ashcan-pete";
    let args = [
        "play",
        "final-hour",
        "-y",
        "--seed",
        "3",
        four,
        "-s",
        "2=random",
        "-s",
        "3=random",
        "-s",
        "4=random",
    ];
    desk.type_in(&args, &any_answers()).says(&["You have"]);
    assert_eq!(desk.games().len(), 2, "each game has a file of its own");
}

#[test]
fn everything_can_be_asked_for() {
    let desk = Desk::new();
    // Language, investigators, Ancient One, difficulty, lead, three seats; then quit.
    let lines = "english\n6 2 1\n2\nhard\njenny\nhuman\n4\n\nlook\nquit\n";
    let ran = desk.type_in(&["play", "final-hour", "--seed", "1"], lines);
    assert!(!ran.out.contains("Solo game"), "three cannot play it");
    assert!(!ran.out.contains("seat 4"), "only who is there can lead");
    ran.says(&["Rita Young", "Shudde", "hard", "lead: Jenny", "Saved in"]);
    let kept = fs::read_to_string(&desk.games()[0]).unwrap();
    assert!(kept.contains("[\"human\",\"random\",\"greedy\"]"), "{kept}");
}

#[test]
fn only_what_still_makes_sense_is_asked_for() {
    let desk = Desk::new();
    // Investigators, solo, Ancient One, difficulty, the one seat; nobody leads.
    let lines = "1 2\nyes\n\n\n\nquit\n";
    let ran = desk.type_in(&["play", "final-hour", "--lang", "en", "--seed", "1"], lines);
    ran.says(&["Solo game", "Saved in"]);
    assert!(!ran.out.contains("leads the first round"));
    // The prompt says how many investigators a solo game needs.
    let ran = desk.type_in(&["play", "final-hour", "--lang", "en", "solo=yes"], "1 2 3\n1 2\n\n\n\nquit\n");
    ran.says(&["Choose 2", "Type different numbers", "Saved in"]);
}

#[test]
fn an_answer_that_makes_no_sense_is_asked_for_again() {
    let ran =
        Desk::new().type_in(&["play", "final-hour", "--lang", "en"], "9\n1 1\n1\n1 2\n\n\n\n\n\n\nquit\n");
    ran.says(&["different numbers from 1 to 6", "Round 1 begins"]);
}

#[test]
fn the_same_seed_and_answers_give_the_same_game() {
    let (one, other) = (Desk::new(), Desk::new());
    let args = ["play", "final-hour", "-y", "--seed", "11"];
    let screen = |desk: &Desk| {
        desk.type_in(&args, "1\nhint\n2\n1\nquit\n").out.replace(&desk.path("").display().to_string(), "")
    };
    assert_eq!(screen(&one), screen(&other));
    let another = one.type_in(&["play", "final-hour", "-y", "--seed", "12"], "1\n2\n1\nquit\n").out;
    assert_ne!(screen(&other), another);
}

#[test]
fn questions_are_explained() {
    let lines = "why\nwhy 1\nwhy not\nrules seal\nlog 3\nhint\nhelp\nlook\nquit\n";
    let ran = Desk::new().type_in(&["play", "final-hour", "-y", "--seed", "1"], lines);
    ran.says(&[
        "[fh:priority.2]",
        "✓ Play",
        "[fh:seals.1]",
        "A careful player would take: Play",
        "How the bot “search” divided its thinking",
        "why not",
    ]);
    // Evaluations are not shown as winning chances, and choices that were not searched are not listed.
    assert!(!ran.out.contains("(won)") && !ran.out.contains("    0 %"), "{}", ran.out);
    let boards = ran.out.matches("Warren Observ").count();
    assert_eq!(boards, 2, "once by itself and once on demand");
}

#[test]
fn everything_is_shown_on_demand() {
    let lines = "rules\nrules all\nlog x\nlog all\nlang ru\nправила все печать\nжурнал всё подряд\nquit\n";
    let ran = Desk::new().type_in(&["play", "final-hour", "-y", "--seed", "1"], lines);
    ran.says(&["“rules all” shows them", "“log” shows the last 20", "[fh:round.1]", "«журнал» покажет"]);
    let rules = ran.out.lines().filter(|line| line.trim_start_matches("> ").starts_with("[fh:")).count();
    assert!(rules > 20 + 60, "{rules} lines");
}

#[test]
fn cards_are_looked_up_by_name() {
    let lines = "card gala\ncard lantern\ncard cthulhu\ncard\ncard nothing\nlang uk\nкарта ктулху\nquit\n";
    let ran = Desk::new().type_in(&["play", "final-hour", "-y", "--seed", "1"], lines);
    ran.says(&[
        "Grand Gala (Jenny Barnes)\n  Upper: Move",
        "Lantern\n",
        "omens:",
        "[written for",
        "has “nothing” in",
    ]);
    ran.says(&["Ктулху\n"]);
}

#[test]
fn a_screen_too_narrow_for_the_table_is_complained_of_once() {
    let desk = Desk::new();
    let said = |columns: &str, lang: &str| {
        let input = desk.file("input", "look\nlook\nquit\n");
        let mut command = desk.command(&["play", "final-hour", "-y", "--seed", "1", "--lang", lang]);
        let command = command.env("COLUMNS", columns).stdin(fs::File::open(input).unwrap());
        String::from_utf8(command.output().unwrap().stdout).unwrap()
    };
    for (lang, words) in [("en", "has 80 columns"), ("ru", "столбцов: 80"), ("uk", "стовпців: 80")]
    {
        assert_eq!(said("80", lang).matches(words).count(), 1, "{lang}");
    }
    assert!(!said("100", "en").contains("columns;"));
}

#[test]
fn a_decision_is_taken_back() {
    let ran = Desk::new()
        .type_in(&["play", "final-hour", "-y", "--seed", "1"], "undo\n1\nundo\nundo 7\nundo x\nquit\n");
    ran.says(&["There is no decision to take back", "Taken back:", "the same"]);
    let hands: Vec<&str> = ran.out.split("hand:").skip(1).filter_map(|rest| rest.lines().next()).collect();
    assert_eq!(hands.first(), hands.last(), "the same hand as before");
    assert_ne!(hands[0], hands[1], "another one meanwhile");
}

#[test]
fn the_language_changes_at_once() {
    let ran = Desk::new()
        .type_in(&["play", "final-hour", "-y", "--seed", "1"], "lang ru\nпочему\nlang xx\nвыход\n");
    ran.says(&["Раунд 1", "[fh:priority.2]", "Языка «xx» нет", "Игра сохранена"]);
}

#[test]
fn nothing_secret_stays_on_a_shared_screen() {
    let desk = Desk::new();
    let args = ["play", "final-hour", "-y", "--seed", "2", "-s", "2=human"];
    let ran = desk.type_in(&args, "\n1\n\nlook\nlog 99\nquit\n");
    ran.says(&["Pass the screen to Jenny Barnes", "Pass the screen to Michael McGlen"]);
    let screens: Vec<&str> = ran.out.split(CLEAR).collect();
    let [_, _, jennys, _, michaels] = screens[..] else { panic!("two people, two hand-overs: {screens:?}") };
    let secret = jennys.split_once("Jenny lays down ").unwrap().1.split_once(", face down").unwrap().0;
    assert!(jennys.contains("hand:") && !michaels.contains(secret), "{secret} is Jenny's alone");
    assert!(michaels.contains("Jenny lays down an action card"));
}

#[test]
fn a_killed_game_is_resumed_where_it_was() {
    let desk = Desk::new();
    let mut child =
        desk.command(&["play", "final-hour", "-y", "--seed", "1"]).stdin(Stdio::piped()).spawn().unwrap();
    let mut input = child.stdin.take().unwrap();
    input.write_all(b"1\n").unwrap();
    // The second question is asked once this card has been played.
    let mut output = child.stdout.take().unwrap();
    let mut seen = Vec::new();
    let mut byte = [0];
    while String::from_utf8_lossy(&seen).matches("which priority card").count() < 2 {
        assert_eq!(output.read(&mut byte).unwrap(), 1, "the game goes on");
        seen.push(byte[0]);
    }
    child.kill().unwrap();
    child.wait().unwrap();

    let [game] = &desk.games()[..] else { panic!("one game, and nothing half-written beside it") };
    assert!(is_whole(game));
    let screen = String::from_utf8_lossy(&seen).into_owned();
    let hand = screen.rsplit_once("hand:").unwrap().1.lines().next().unwrap();
    desk.type_in(&["play", "--resume"], "log 99\nquit\n").says(&[
        "Going on with",
        hand,
        "Jenny plays",
        "Saved in",
    ]);
    assert_eq!(desk.games().len(), 1);
}

#[test]
fn a_game_saved_by_hand_is_taken_up_again() {
    let desk = Desk::new();
    let file = desk.path("mine.json").display().to_string();
    desk.type_in(
        &["play", "final-hour", "-y", "--seed", "1", "--lang", "uk"],
        &format!("1\nsave {file}\nsave\nquit\n"),
    )
    .says(&["Збережено", "зберегти ФАЙЛ"]);
    let saved = fs::read_to_string(&file).unwrap();
    desk.type_in(&["play", "--resume", &file], "1\nвихід\n").says(&["Продовжуємо", "Раунд 1"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), saved, "what was saved by hand stays");
    assert_eq!(desk.games().len(), 2);
    desk.type_in(&["play", "--resume", &file, "--lang", "en"], "quit\n").says(&["Going on", "Round 1"]);
}

#[test]
fn kept_games_are_listed_and_taken_up_by_name() {
    let desk = Desk::new();
    desk.run(&["play", "--list"]).says(&["There are no saved games"]);
    desk.finished_game();
    desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], "1\nquit\n").says(&["Saved in"]);
    fs::write(desk.path("home/games/broken-1.json"), "{").unwrap();
    let ran = desk.run(&["play", "--list"]);
    ran.says(&[
        "final-hour-1 · Arkham Horror: Final Hour · over · just now\n    Jenny Barnes (random)",
        "final-hour-2 · Arkham Horror: Final Hour · round 1 of 8 · just now\n    Jenny Barnes (a person), Mich",
        "broken-1 · just now · cannot be read",
    ]);
    desk.type_in(&["play", "--resume", "final-hour-2"], "quit\n").says(&["Going on with", "Round 1"]);
    desk.run(&["play", "--list", "--lang", "uk"]).says(&["раунд 1 із 8 · щойно", "(людина)"]);
    desk.run(&["play", "--resume", "final-hour-9"]).fails(1, &["final-hour-9"]);
}

#[test]
fn a_file_that_is_no_saved_game_is_not_overwritten() {
    let desk = Desk::new();
    let diary = desk.path("diary.txt");
    fs::write(&diary, "Dear diary").unwrap();
    desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], &format!("save {}\nquit\n", diary.display()))
        .says(&["Eight rounds to send the Ancient One back", "is another file"]);
    assert_eq!(fs::read_to_string(&diary).unwrap(), "Dear diary");
}

#[test]
fn bots_play_among_themselves_for_spectators() {
    let desk = Desk::new();
    let ran = desk.run(&["play", "final-hour", "-y", "--seed", "5", "-s", "1=random", "-s", "2=random"]);
    ran.says(&["Jenny draws a priority card", "Round 2 begins", "You have"]);
    assert!(!ran.out.contains("hand:"), "spectators see no hands");
}

/// Plays Great Cthulhu against a bot with these lines typed.
fn duel(lines: &str) -> Ran {
    let args = ["play", "cthulhu-duel", "-y", "--seed", "1", "-s", "1=human", "-s", "2=random"];
    Desk::new().type_in(&args, lines)
}

#[test]
fn next_to_nothing_is_decided_without_asking() {
    let ran = duel("summon deep\nquit\n");
    ran.says(&["Little to decide, so it was done for you: End the turn.", "Great Cthulhu ends the turn."]);
    assert!(!ran.out.contains("Your action is done"), "{}", ran.out);
    // Automatic answers are not undone separately.
    let undone = duel("summon deep\nundo\nquit\n");
    assert_eq!(undone.out.matches("Your turn, with 8 power").count(), 2, "{}", undone.out);
}

#[test]
fn whoever_wants_to_be_asked_everything_is() {
    let ran = duel("ask all\nsummon deep\n\nask\nask less\nsummon deep\nquit\n");
    ran.says(&[
        "Your action is done; 7 power left",
        "(Enter: End the turn) >",
        "Great Cthulhu ends the turn.",
    ]);
    ran.says(&["“ask less” goes back", "“ask all” goes back", "no longer asks you this kind"]);
    assert_eq!(ran.out.matches("Your action is done").count(), 1, "{}", ran.out);
    assert_eq!(ran.out.matches("Little to decide").count(), 1, "{}", ran.out);
}

#[test]
fn a_kind_of_question_is_silenced_listed_and_asked_again() {
    let desk = Desk::new();
    let args = ["play", "arkham-lcg", "-y", "--seed", "3", "-s", "1=human"];
    let ran = desk.type_in(&args, "ask\nask less\nask\nundo\nquit\n");
    ran.says(&["is passed for you: nothing", "Passed for you, as you wished: nothing.", "Declined for you:"]);
    assert_eq!(ran.out.matches("Declined for you:").count(), 1, "{}", ran.out);
    assert!(ran.out.contains("  · Your opening hand."), "{}", ran.out);
    // Automatic answers are not undone separately.
    ran.says(&["There is no decision to take back."]);
    // The rule is saved with the game, until everything is asked again.
    let ran = desk.type_in(&["play", "--resume"], "ask\nask all\nask\nquit\n");
    ran.says(&["From now on you get every question"]);
    assert_eq!(ran.out.matches("Declined for you:").count(), 1, "{}", ran.out);
}

#[test]
fn what_has_to_be_decided_is_never_silenced() {
    let ran = duel("ask less\nask\nquit\n");
    ran.says(&["This has to be decided"]);
    assert!(!ran.out.contains("Declined for you:"), "{}", ran.out);
}

#[test]
fn a_silenced_question_is_one_of_its_kind_and_no_other() {
    let args = ["play", "arkham-lcg", "-y", "--seed", "3", "-s", "1=human"];
    // The opening hand is not asked; the turn still is, and is not passed while actions are left.
    let ran = Desk::new().type_in(&args, "ask less\nquit\n");
    assert!(ran.out.contains("Your turn. 3 actions left."), "{}", ran.out);
    let ran = Desk::new().type_in(&args, "0\nask less\nask\nquit\n");
    ran.says(&["This has to be decided: nothing can be done for you here."]);
    assert!(!ran.out.contains("Declined for you:") && !ran.out.contains("ends the turn"), "{}", ran.out);
}

#[test]
fn enter_alone_gives_no_actions_away() {
    let args = ["play", "arkham-lcg", "-y", "--seed", "3", "-s", "1=human"];
    let ran = Desk::new().type_in(&args, "\n0\n\nquit\n");
    ran.says(&[
        "Enter alone says nothing here. Type a number from 1 to 5 or a word of a choice, 0 for none; “help”",
        "Your turn. 3 actions left.",
        "Enter alone says nothing here. Type a number from 1 to",
    ]);
    assert!(!ran.out.contains("ends the turn"), "{}", ran.out);
    assert!(!ran.out.contains("(Enter: End the turn)"), "{}", ran.out);
}

#[test]
fn whoever_asks_why_not_is_told_a_rule() {
    let args = ["play", "arkham-lcg", "-y", "--seed", "3", "-s", "1=human"];
    let ran = Desk::new().type_in(&args, "0\nwhy not move\nwhy not evade\nquit\n");
    ran.says(&["✗ Go to the Study", "No way leads anywhere from the Study yet.", "[lcg:move.8]"]);
    // There is no enemy to name, so matching rules are shown.
    ran.says(&["“evade” is not among what is forbidden here", "[lcg:evade"]);
}

#[test]
fn a_value_that_is_a_whole_choice_is_said_to_be_one() {
    let args = ["play", "arkham-lcg", "--lang", "en", "scenario=the-devourer-below"];
    let ran = Desk::new().type_in(&args, "\n\n1 2\n\n\n\n\n\nquit\n");
    ran.says(&["Choose from 1 to 6, with spaces between the numbers; or 1 alone: nobody."]);
    // “None” cannot be combined with others, so the prompt repeats.
    ran.says(&["Type different numbers from 1 to 7", "Saved in"]);
}

#[test]
fn an_investigators_second_class_is_told_as_access() {
    let ran = Desk::new().type_in(&["play", "arkham-lcg", "-y", "--seed", "1"], "card wendy adams\nquit\n");
    ran.says(&["Type: investigator (Survivor).", "Rogue cards of levels 0 to 2"]);
}
