//! Tests that invalid input is reported with what would be valid, without panics or lost data.

use std::fs;
use std::process::Stdio;

use crate::driver::{Desk, is_whole};

#[test]
fn an_unknown_game_is_answered_with_those_there_are() {
    let desk = Desk::new();
    desk.run(&["play", "finalhour"]).fails(2, &["finalhour", "There are: final-hour", "mean “final-hour”"]);
    desk.run(&["sim", "chess"]).fails(2, &["There is no game “chess”"]);
    desk.run(&["rules", "coverage", "chess"]).fails(2, &["chess"]);
}

#[test]
fn an_unknown_option_is_answered_with_those_there_are() {
    let desk = Desk::new();
    let play = |option: &str| desk.run(&["play", "final-hour", "-y", option]);
    play("difficult=hard").fails(2, &["There is no option “difficult”", "mean “difficulty”"]);
    play("difficulty=harsh").fails(2, &["difficulty: there is no “harsh”", "easy, normal, hard"]);
    play("hard").fails(2, &["name=value"]);
    desk.run(&["play", "final-hour", "-o", "colour=red"]).fails(2, &["There is no option “colour”"]);
    desk.run(&["play", "--no-such-flag"]).fails(2, &["--no-such-flag"]);
    desk.run(&["--lang", "xx", "games"]).fails(2, &["xx", "en, ru, uk"]);
}

#[test]
fn a_position_says_of_which_game_it_is() {
    let desk = Desk::new();
    let position =
        |text, more: &[&str]| desk.run(&[&["position", &desk.file("p.toml", text)], more].concat());
    position("game = 'final-hour'", &[]).says(&[]);
    position("game = 'chess'", &[]).fails(1, &["p.toml", "There is no game “chess”"]);
    position("\ngame = 'chess'", &["--game", "final-hour"])
        .fails(1, &["p.toml", "line 2", "this is a game of chess, not of final-hour"]);
}

#[test]
fn a_position_that_does_not_say_so_is_of_the_game_that_it_fits() {
    let desk = Desk::new();
    let position = |text| desk.run(&["position", &desk.file("p.toml", text)]);
    position("at = 'turn black-goat'").says(&["Round 1 · Action phase", "Your turn, with 8 power"]);
    position("lead = 2\nat = 'priority'").says(&["lead: Michael"]);
    let remedy = ["p.toml", "Write game = \"", "--game", "final-hour", "cthulhu-duel"];
    position("").fails(1, &remedy);
    position("at = 'nowhere'").fails(1, &remedy);
    position("at = 'nowhere'").fails(1, &["As a position of final-hour:", "As a position of cthulhu-duel:"]);
}

#[test]
fn a_wrong_number_of_players_is_named() {
    let desk = Desk::new();
    desk.run(&["play", "final-hour", "-y", "investigators=rita-young"])
        .fails(2, &["investigators: 1 given; it takes 2 to 4"]);
    desk.run(&["sim", "final-hour", "solo=yes", "investigators=rita-young,lily-chen,jenny-barnes"])
        .fails(2, &["investigators", "solo"]);
    desk.run(&["play", "final-hour", "-y", "-s", "3=random"]).fails(2, &["no seat 3", "1 to 2"]);
    desk.run(&["play", "final-hour", "-y", "-s", "1=robot"]).fails(2, &["robot", "human"]);
    desk.run(&["sim", "final-hour", "--seats", "random,random,random"]).fails(2, &["3 bots for 2 seats"]);
    desk.run(&["sim", "final-hour", "--games", "0"]).fails(2, &["--games"]);
}

#[test]
fn a_malformed_position_is_named_with_its_place() {
    let desk = Desk::new();
    let position = |text: &[u8]| desk.run(&["position", &desk.file("p.toml", text)]);
    position(b"at = ").fails(1, &["p.toml", "line 1"]);
    position(b"at = 'nowhere'").fails(1, &["p.toml", "nowhere"]);
    position(b"weather = 'fog'").fails(1, &["p.toml", "weather"]);
    position(&[0xff, 0xfe, 0x00]).fails(1, &["p.toml", "UTF-8"]);
    desk.run(&["position", "no-such-file.toml"]).fails(1, &["no-such-file.toml"]);
    desk.run(&["position", &desk.path("").display().to_string()]).fails(1, &[]);
}

#[test]
fn a_malformed_save_is_named_with_its_place() {
    let desk = Desk::new();
    let game = desk.finished_game();
    let text = fs::read_to_string(&game).unwrap();
    let replay = |text: &str| desk.run(&["replay", &desk.file("broken.json", text)]);
    replay(&text[..text.len() / 2]).fails(1, &["broken.json", "line"]);
    replay("").fails(1, &["broken.json"]);
    replay("[1, 2]").fails(1, &["broken.json", "not a saved game"]);
    replay(&text.replace("\"final-hour\"", "\"last-hour\"")).fails(1, &["last-hour", "final-hour"]);
    replay(&text.replacen("\"roll\":", "\"rall\":", 1)).fails(1, &["broken.json", "rall", "line"]);
    let differs = text.replacen("{\"move\":{\"roll\":", "{\"move\":{\"roll\":99", 1);
    replay(&differs).fails(1, &["broken.json", "entry 1 of"]);
    desk.run(&["play", "--resume", &desk.file("broken.json", &differs)])
        .fails(1, &["entry 1 of", "--continue"]);
    desk.run(&["replay", &game, "--to", "999999"]).fails(2, &["999999"]);
    let differs = desk.file("broken.json", &differs);
    desk.run(&["replay", &differs, "--to", "5", "--continue"]).fails(1, &["entry 1 of", "cannot come to"]);
    desk.run(&["replay", &differs, "--to", "0", "--json"]).says(&["\"differs\":null"]);
    desk.run(&["replay", &game, "--seat", "9"]).fails(2, &["no seat 9"]);
}

#[test]
fn a_malformed_pack_is_named_with_its_place() {
    let desk = Desk::new();
    let play = |text: &str| desk.run(&["play", "final-hour", "-y", "--pack", &desk.file("my.toml", text)]);
    play("[items").fails(1, &["pack"]);
    play("[items.no-such-thing]\nuse = 'before'").fails(1, &["items.no-such-thing", "There are"]);
    desk.run(&["sim", "final-hour", "--pack", "no-pack.toml"]).fails(1, &["no-pack.toml"]);
}

#[test]
fn a_choice_that_is_not_offered_is_explained_and_asked_again() {
    let desk = Desk::new();
    let ran = desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], "99\nfly away\n\n1 2\nquit\n");
    ran.says(&["There is no choice 99; there are 1 to 4", "“fly away” is not among", "Saved in"]);

    let position = desk.file("p.toml", "at = 'upper socialite'\nmonsters = {}\njenny-barnes.at = 6");
    desk.run(&["position", &position, "--choose", "at 15"]).fails(1, &["“at 15” is not possible", "[fh:"]);
    desk.run(&["position", &position, "--choose", "dance"]).fails(1, &["dance", "What can be chosen"]);
    desk.run(&["position", &position, "--roll", "moon"]).fails(1, &["--choose"]);
    desk.run(&["position", &position, "--choose", "2: stop"]).fails(1, &["Michael"]);
    desk.run(&["position", &position, "--choose", "7: stop"]).fails(2, &["no seat 7"]);
}

#[test]
fn closed_input_keeps_the_game() {
    let desk = Desk::new();
    let ran = desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], "1\n");
    ran.fails(1, &["input is closed", "--resume"]);
    assert!(is_whole(&desk.games()[0]));
    desk.run(&["play", "final-hour"]).fails(1, &["before the game was set up", "--defaults"]);
}

#[test]
fn a_broken_pipe_ends_quietly() {
    let desk = Desk::new();
    for args in [&["rules"][..], &["play", "final-hour", "-y"], &["sim", "final-hour", "-n", "3", "--csv"]] {
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = desk.command(args).stdout(writer).stderr(Stdio::piped()).output().unwrap();
        assert_eq!(output.status.code(), Some(141), "{args:?}");
        assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{args:?}");
    }
    assert!(is_whole(&desk.games()[0]), "the game that nobody watched is kept");
}

#[cfg(target_os = "linux")]
#[test]
fn a_full_disk_is_reported_and_the_game_goes_on() {
    let desk = Desk::new();
    let ran = desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], "save /dev/full\nlook\nquit\n");
    ran.says(&["Could not save to /dev/full", "Round 1", "Saved in"]);
    assert!(fs::metadata("/dev/full").is_ok_and(|full| !full.is_file()), "the device is still one");

    let output = desk.command(&["rules"]).stdout(fs::File::create("/dev/full").unwrap()).output().unwrap();
    assert_eq!(output.status.code(), Some(1));
    assert!(String::from_utf8_lossy(&output.stderr).contains("cannot be written"));
}

#[test]
fn without_a_place_for_data_the_game_goes_on_and_says_so() {
    let desk = Desk::new();
    let nowhere = desk.file("home", "a file where a folder should be");
    let ran = desk.type_in(&["play", "final-hour", "-y", "--seed", "1"], "1\nquit\n");
    ran.fails(1, &["could not be saved", "DREADBOARD_HOME"]);
    assert!(ran.out.contains("cannot be saved automatically") && ran.out.contains("Jenny plays"));
    assert_eq!(fs::read_to_string(nowhere).unwrap(), "a file where a folder should be");
}

#[test]
fn nothing_to_resume_is_said() {
    Desk::new().run(&["play", "--resume"]).fails(2, &["no unfinished game"]);
}

#[test]
fn what_is_wrong_is_said_in_the_language_of_the_run() {
    let desk = Desk::new();
    let position = desk.file("p.toml", "at = 'gates'\njenny.health = 2");
    desk.run(&["position", &position, "--lang", "ru"])
        .fails(1, &["строка 2: ключа «jenny» нет", "«jenny-barnes»?"]);
    desk.run(&["position", "nowhere.toml", "--lang", "uk"])
        .fails(1, &["nowhere.toml: такого файлу чи теки немає."]);
    let save = desk.file("save.json", "{\"game\": {");
    desk.run(&["replay", &save, "--lang", "ru"]).fails(1, &["save.json: строка 1: файл обрывается"]);
    let option = ["play", "final-hour", "-y", "--lang", "uk", "investigators=jenny,lily-chen"];
    desk.run(&option).fails(2, &["investigators: «jenny» немає", "Можливо, «jenny-barnes»?\n"]);
    let pack = desk.file("my.toml", "[items.bicycle]\nuse = 'during'");
    desk.run(&["sim", "final-hour", "--lang", "ru", "--pack", &pack])
        .fails(1, &["набор (--pack): строка 2: items.bicycle.use: «during» нет. Есть: before, after."]);
}

#[test]
fn what_is_wrong_on_the_command_line_is_said_in_every_language() {
    let desk = Desk::new();
    let said = |line: &str| {
        let ran = desk.run(&line.split(' ').collect::<Vec<_>>());
        ran.fails(2, &["--help"]);
        assert_eq!((&ran.out[..], ran.err.lines().count()), ("", 1), "{ran:?}");
        ran.err
    };
    let russian = [
        ("play -s 1=robot", "--seat <N=КТО>: «robot» нет. Есть: human, search:2000, greedy, random."),
        ("play -s 1", "«1» не говорит, кто где сидит"),
        ("play -s 0=human", "места «0» нет"),
        ("play --seed", "--seed <N>: не хватает значения."),
        ("play --list --resume", "--list нельзя указать вместе с --resume [<ФАЙЛ>]."),
        ("play --list --list", "--list: указано больше одного раза."),
        ("play --list=yes", "--list: значение «yes» лишнее."),
        ("sim", "Не хватает: <ИГРА>."),
        ("sim final-hour --games x", "--games <N>: «x» не подходит; нужно: целое число от 1 до 100000000."),
        ("sim final-hour --seed x", "--seed <N>: «x» не подходит; нужно: целое число."),
        ("sim final-hour --seats gredy", "Может быть, «greedy»?"),
        ("sim final-hour --gmes 3", "«--gmes» здесь указать нельзя. Может быть, «--games»?"),
        ("paly", "Команды «paly» нет. Может быть, «play»?"),
    ];
    for (line, problem) in russian {
        let said = said(&format!("{line} --lang ru"));
        assert!(said.contains(problem), "{line}: {said}");
    }
    assert!(said("--lang uk").contains("Назвіть команду: play, campaign, sim"));
    assert!(said("games --lang=uk spare").contains("«spare» тут вказати не можна."));
    assert!(said("games --lang xx").contains("--lang <LANG>: there is no “xx”. There are: en, ru, uk."));
    assert!(said("replay").contains("This is missing: <FILE>."));
}

#[test]
fn help_and_version_are_no_failure() {
    let desk = Desk::new();
    desk.run(&["--version"]).says(&["dreadboard "]);
    desk.run(&["sim", "-h"]).says(&["Usage: dreadboard sim [OPTIONS] <GAME>", "[default: 1000]"]);
    desk.run(&["sim", "-h", "--lang", "ru"]).says(&[
        "Использование: dreadboard sim [ПАРАМЕТРЫ] <ИГРА> [НАСТРОЙКА=ЗНАЧЕНИЕ]...",
        "Аргументы:\n  <ИГРА> ",
        "[по умолчанию: 1000]",
    ]);
    let rules = desk.run(&["--lang", "uk", "rules", "--help"]);
    rules.says(&["Команди:", "Параметри:", "\n              dreadboard rules <КОМАНДА>\n"]);
    let bare = desk.command(&[]).env("LANG", "ru_RU.UTF-8").output().unwrap();
    assert_eq!(bare.status.code(), Some(2), "nothing was done");
    assert!(String::from_utf8(bare.stderr).unwrap().contains("Команды:"));
}

#[test]
fn a_deck_that_cannot_be_read_is_explained_to_people() {
    let desk = Desk::new();
    let said = |lang: &str, text: &str| {
        let deck = format!("deck-1=@{}", desk.file("deck.json", text));
        let ran = desk.run(&["sim", "arkham-lcg", "--games", "1", "--lang", lang, &deck]);
        ran.fails(2, &["deck-1: "]);
        for programmers in ["struct", "u8", "field `", "expected value at", "integer"] {
            assert!(!ran.err.contains(programmers), "{programmers} in {}", ran.err);
        }
        ran.err
    };
    let count = |n: &str| format!(r#"{{"investigator_code": "01001", "slots": {{"01020": {n}}}}}"#);
    let form = r#"A deck file begins like this: {"investigator_code": "01001", "slots": {"01006": 1,"#;
    for (text, wrong) in [
        ("[]", "“[…]” does not fit; it takes a JSON object in braces."),
        ("7", "“7” does not fit; it takes a JSON object in braces."),
        ("{}", "the key “investigator_code” is missing."),
        (r#"{"investigator_code": "01001"}"#, "the key “slots” is missing."),
        (
            r#"{"investigator_code": 1, "slots": {}}"#,
            "investigator_code: “1” does not fit; it takes a word in",
        ),
        (r#"{"investigator_code": "01001", "slots": [1]}"#, "slots: “[…]” does not fit; it takes a table"),
        (&count("-1"), "slots.01020: “-1” does not fit; it takes a whole number from 1 to 255."),
        (&count("300"), "slots.01020: “300” does not fit; it takes a whole number from 1 to 255."),
        (&count("\"two\""), "slots.01020: “two” does not fit; it takes a whole number from 1 to 255."),
        ("{\n", "line 2: the file breaks off"),
        ("my deck", "line 1: this is not JSON from column 1 on"),
    ] {
        let said = said("en", text);
        assert!(said.contains(wrong) && said.contains(form), "{text}: {said}");
    }
    let said = said("uk", &count("-1"));
    assert!(said.contains("slots.01020: «-1» не підходить") && said.contains("Файл колоди"), "{said}");
}

#[test]
fn a_link_to_a_deck_is_answered_with_what_to_do_instead() {
    let desk = Desk::new();
    let link = "deck-1=https://arkhamdb.com/deck/view/1234567";
    desk.run(&["sim", "arkham-lcg", "--games", "1", link])
        .fails(2, &["deck-1: ", "a link cannot be opened here. Export the deck", "give that file"]);
    desk.run(&["sim", "arkham-lcg", "--games", "1", "--lang", "ru", link]).fails(2, &["ссылк"]);
    // A link typed at the prompt for a file is refused, and the prompt repeats.
    let lines = "\n\nhttps://arkham.build/deck/view/1\n\n\nquit\n";
    let ran = desk.type_in(&["play", "arkham-lcg", "--lang", "en", "scenario=the-gathering"], lines);
    assert!(ran.out.contains("a link cannot be opened here"), "{}", ran.out);
}

#[test]
fn a_deck_of_somebody_who_is_not_in_the_box_is_said_to_be_just_that() {
    let desk = Desk::new();
    let text = r#"{"investigator_code": "99999", "slots": {"01006": 1}}"#;
    let deck = format!("deck-1=@{}", desk.file("deck.json", text));
    let ran = desk.run(&["sim", "arkham-lcg", "--games", "1", &deck]);
    ran.fails(2, &["an investigator who is not in the core set (99999). There are: Roland Banks"]);
    assert!(!ran.err.contains("plays here"), "{ran:?}");
}

#[test]
fn an_investigator_named_twice_is_named_as_typed() {
    let desk = Desk::new();
    desk.run(&["sim", "arkham-lcg", "--games", "1", "investigators=roland-banks,roland-banks"])
        .fails(2, &["investigators: “roland-banks” appears more than once."]);
}
