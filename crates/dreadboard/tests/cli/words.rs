//! Tests that all messages of the binary exist in all languages.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use unicode_width::UnicodeWidthStr;

use crate::driver::{Desk, unprompted};

/// The messages of the binary and of the server, each with the variables it uses.
fn messages(lang: &str) -> Vec<(String, BTreeSet<String>)> {
    let file = |name: &str| format!("{}/../../locales/{lang}/{name}.ftl", env!("CARGO_MANIFEST_DIR"));
    let text = ["dreadboard", "server"].map(|name| fs::read_to_string(file(name)).unwrap()).join("\n");
    let mut messages: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in text.lines().filter(|line| !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_lowercase())
            && let Some((id, _)) = line.split_once(" =")
        {
            messages.push((id.into(), BTreeSet::new()));
        }
        if let Some((_, used)) = messages.last_mut() {
            let name =
                |part: &str| part.chars().take_while(|c| c.is_ascii_alphanumeric() || *c == '-').collect();
            used.extend(line.split('$').skip(1).map(name).filter(|name: &String| !name.is_empty()));
        }
    }
    messages
}

fn sources(folder: &Path) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    paths.flat_map(|path| if path.is_dir() { sources(&path) } else { vec![path] }).collect()
}

#[test]
fn every_message_is_there_in_all_languages_with_the_same_arguments() {
    let english = messages("en");
    assert!(english.len() > 80);
    for lang in ["ru", "uk"] {
        assert_eq!(messages(lang), english, "{lang}");
    }
}

#[test]
fn every_message_that_the_code_names_exists() {
    let known: BTreeSet<String> = messages("en").into_iter().map(|(id, _)| id).collect();
    let mut named = 0;
    for path in sources(&Path::new(env!("CARGO_MANIFEST_DIR")).join("src")) {
        let text = fs::read_to_string(&path).unwrap();
        for call in ["Msg::new(\"", "tell(\"", "self.say(\"", "kept(\""] {
            for id in text.split(call).skip(1).filter_map(|rest| rest.split('"').next()) {
                assert!(known.contains(id), "{}: {id}", path.display());
                named += 1;
            }
        }
    }
    assert!(named > 60, "{named}");
}

#[test]
fn no_screen_is_too_wide_or_shows_a_message_that_is_missing() {
    for lang in ["en", "ru", "uk"] {
        let desk = Desk::new();
        let lines = "help\nhint\nwhy\nlog\n".to_owned() + &"why not\n1\n1 2 3\n".repeat(600);
        let ran = desk
            .type_in(&["play", "final-hour", "-y", "--seed", "6", "--lang", lang, "-s", "2=random"], &lines);
        assert_eq!(ran.code, Some(0), "{lang}");
        let wide = |line: &&str| unprompted(line).width() > 100;
        assert_eq!(ran.out.lines().find(wide), None, "{lang}");
        let bracketed = |line: &&str| {
            line.split('<')
                .skip(1)
                .any(|rest| rest.starts_with(|c: char| c.is_ascii_lowercase()) && rest.contains('>'))
        };
        assert_eq!(ran.out.lines().find(bracketed), None, "{lang}");
        assert_eq!(ran.out.lines().find(|line| line.contains("{$") || line.contains("{ $")), None, "{lang}");
    }
}

#[test]
fn the_language_comes_from_the_environment() {
    let desk = Desk::new();
    let say = |variable: &str, value: &str| {
        let output = desk.command(&["sim", "nothing"]).env(variable, value).output().unwrap();
        String::from_utf8(output.stderr).unwrap()
    };
    assert!(say("LC_ALL", "ru_RU.UTF-8").contains("Игры «nothing» нет"));
    assert!(say("LANG", "uk_UA.UTF-8").contains("Гри «nothing» немає"));
    assert!(say("LANG", "de_DE.UTF-8").contains("There is no game"));
}
