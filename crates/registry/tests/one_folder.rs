//! A game is one folder below `games/`, one dependency of the registry and one entry in its list.

use std::fs;
use std::path::{Path, PathBuf};

/// The only files outside a game's folder that may name it.
const REGISTRY: [&str; 2] = ["crates/registry/Cargo.toml", "crates/registry/src/games.rs"];

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn files(path: &Path) -> Vec<PathBuf> {
    if !path.is_dir() {
        return vec![path.to_owned()];
    }
    let mut inside: Vec<PathBuf> = fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()).collect();
    inside.sort();
    inside.iter().flat_map(|path| files(path)).collect()
}

/// A source without its tests, which may play any game.
fn without_tests(path: &Path) -> Option<String> {
    let name = path.file_name()?.to_string_lossy().into_owned();
    if name == "tests.rs" || name.ends_with(".test.ts") {
        return None;
    }
    let text = fs::read_to_string(path).ok()?;
    let end = if name == "Cargo.toml" { "[dev-dependencies]" } else { "#[cfg(test)]" };
    Some(text.split(end).next().unwrap_or_default().to_owned())
}

#[test]
fn every_folder_of_a_game_is_in_the_registry() {
    let folders = fs::read_dir(root().join("games")).unwrap();
    let mut folders: Vec<String> =
        folders.map(|entry| entry.unwrap().file_name().into_string().unwrap()).collect();
    let mut games: Vec<&str> = registry::games().iter().map(|game| game.name()).collect();
    folders.sort();
    games.sort_unstable();
    assert_eq!(folders, games);
}

#[test]
fn every_folder_of_a_game_holds_all_of_it() {
    let parts = [
        "Cargo.toml",
        "src",
        "content",
        "rules.toml",
        "rules.proved",
        "bench.toml",
        "locales/en",
        "locales/ru",
        "locales/uk",
        "tests",
        "docs/positions.md",
        "web/index.ts",
        "web/e2e",
    ];
    for game in registry::games() {
        let folder = root().join("games").join(game.name());
        let missing: Vec<&&str> = parts.iter().filter(|part| !folder.join(part).exists()).collect();
        assert_eq!(missing, Vec::<&&str>::new(), "{}", game.name());
    }
}

/// Locale files that no game includes would never be read.
#[test]
fn every_locale_file_is_included() {
    for game in registry::games() {
        for lang in registry::Lang::ALL {
            let all = registry::locale_game(lang, game.name());
            let folder = root().join("games").join(game.name()).join("locales").join(lang.code());
            for file in files(&folder).iter().filter(|file| !file.ends_with("rules.ftl")) {
                assert!(
                    all.contains(&fs::read_to_string(file).unwrap()),
                    "{} is not included",
                    file.display()
                );
            }
        }
    }
}

#[test]
fn nothing_else_names_a_game() {
    let root = root();
    let crates = fs::read_dir(root.join("crates")).unwrap().map(|entry| entry.unwrap().path());
    let crates = crates.flat_map(|folder| ["src", "build.rs", "Cargo.toml"].map(|part| folder.join(part)));
    let rest =
        ["web/src", "web/index.html", "Cargo.toml", "vite.config.ts", "tsconfig.json", "scripts/bench"];
    let all = crates.filter(|path| path.exists()).chain(rest.map(|path| root.join(path)));
    let mut looked_at = 0;
    for path in all.flat_map(|path| files(&path)) {
        let place = path.strip_prefix(&root).unwrap().to_string_lossy().into_owned();
        let Some(text) = without_tests(&path).filter(|_| !REGISTRY.contains(&place.as_str())) else {
            continue;
        };
        looked_at += 1;
        for game in registry::games() {
            let names = [game.name().to_owned(), game.name().replace('-', "_")];
            let named = names.iter().find(|name| text.contains(name.as_str()));
            assert_eq!(named, None, "{place} names a game: what it needs belongs to the game's folder");
        }
    }
    assert!(looked_at > 300, "{looked_at}");
}
