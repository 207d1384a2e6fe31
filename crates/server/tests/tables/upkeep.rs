//! Restarts, unloading and reloading, failed writes, and shutdown.

use std::collections::{BTreeMap, BTreeSet};

use serde_json::{Value, json};

use crate::client::{Pair, Person, TEST_TIMEOUT, Wire, duel, policy, request};
use crate::{FORBID_LOG_WRITES, database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn a_restart_loses_nothing_and_a_repeated_move_is_still_known() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let mut last = Value::Null;
    let mut seat = 0;
    for n in 0..12 {
        seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        last = wire.answer(seat, n).await;
    }
    wire.look(Some(seat)).await;
    let (before, ask) = (me.get(&format!("tables/{table}/save")).await.good(), wire.ask.clone());
    let server = server.reopen(&[]).await;
    assert!(wire.until_closed().await, "whoever was there is told that the server ends");
    let me = Person { address: server.address.clone(), ..me };
    let mut wire = me.sit(&table).await;
    wire.look(Some(seat)).await;
    assert_eq!(me.get(&format!("tables/{table}/save")).await.good(), before);
    assert_eq!(wire.ask, ask, "the same question under the same number");
    assert_eq!(wire.command(last).await.0, "done", "it was accepted before");
    assert_eq!(me.get(&format!("tables/{table}/save")).await.good(), before);
}

/// The number of tables, and the commands that each has in flight when the server shuts down.
const TABLES: usize = 12;
const COMMANDS_IN_FLIGHT: usize = 40;

#[tokio::test(flavor = "multi_thread")]
async fn whatever_was_kept_before_the_end_was_acknowledged_before_the_socket_closed() {
    let server = start_server(&[("chat-rate", "1000000")]).await;
    let me = Person::come(&server.address).await;
    let entries = async |me: &Person, table: &str| {
        me.get(&format!("tables/{table}/save")).await.good()["log"].as_array().unwrap().len()
    };
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        let (table, seat, wire) = me.alone("free").await;
        let before = entries(&me, &table).await;
        tables.push((table, before, seat, wire));
    }
    let mut sent = Vec::new();
    for (table, before, seat, mut wire) in tables {
        for n in 0..COMMANDS_IN_FLIGHT {
            wire.send(json!({ "chat": { "text": n.to_string() } })).await;
        }
        let mv = crate::client::say(seat, &wire.ask, 0);
        let mv = wire.send(mv).await;
        sent.push((table, before, mv, wire));
    }
    let hear = async |(table, before, mv, mut wire): (String, usize, u32, Wire)| {
        let (mut chats, mut moved) = (0, false);
        while let Some(frame) = wire.next_frame().await {
            assert!(frame["refused"].is_null(), "{frame}");
            match frame["done"]["id"].as_u64() {
                Some(id) if id == u64::from(mv) => moved = true,
                Some(_) => chats += 1,
                None => {}
            }
        }
        (table, before, moved, chats)
    };
    let hearing: Vec<_> = sent.into_iter().map(|table| tokio::spawn(hear(table))).collect();
    let server = server.reopen(&[]).await;
    let me = Person { address: server.address.clone(), ..me };
    for hearing in hearing {
        let (table, before, moved, chats) = hearing.await.unwrap();
        let mut wire = me.sit(&table).await;
        wire.send(json!({ "look": { "seat": null, "areas": false } })).await;
        let notes = wire.until("sync").await["notes"].as_array().unwrap().len();
        assert_eq!(chats, notes, "what is kept was acknowledged");
        assert_eq!(moved, entries(&me, &table).await > before, "so was the move");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_nobody_looks_at_is_put_away_and_comes_back() {
    let server = start_server(&[("idle", "0")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    for n in 0..8 {
        let mut wire = me.sit(&table).await;
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        wire.answer(seat, n).await;
        drop(wire);
        loop {
            let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
            if metrics.contains("dreadboard_tables_loaded 0\n") {
                break;
            }
            tokio::task::yield_now().await;
        }
    }
    let save = me.get(&format!("tables/{table}/save")).await.good();
    assert!(save["log"].as_array().unwrap().len() >= 8);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_that_was_sent_away_in_thought_keeps_no_table_from_being_put_away() {
    let server = start_server(&[("idle", "0"), ("ruthless", "search:2s")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let seat = wire.asked_seat().await;
    wire.good(json!({ "stand-in": { "seat": seat, "bot": "ruthless" } })).await;
    wire.good(json!({ "take-back": { "seat": seat } })).await;
    drop(wire);
    let put_away = async {
        let loaded = async || request(&server.address, "GET", "/metrics", &[], b"").await.text;
        while !loaded().await.contains("dreadboard_tables_loaded 0\n") {
            tokio::task::yield_now().await;
        }
    };
    tokio::time::timeout(TEST_TIMEOUT, put_away).await.expect("it is put away");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_could_not_be_kept_did_not_happen() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    let before = me.get(&format!("tables/{table}/save")).await.good();
    let mut database = database(server.folder.path()).await;
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    let mv = crate::client::say(seat, &wire.ask, 0);
    assert_eq!(wire.refused(mv.clone()).await, "broken");
    assert_eq!(me.get(&format!("tables/{table}/save")).await.good(), before);
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    wire.look(Some(seat)).await;
    wire.good(mv).await;
    assert_ne!(me.get(&format!("tables/{table}/save")).await.good(), before);
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_their_texts_and_their_rules_are_served() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let games = me.get("games").await.good();
    let names: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["name"].as_str().unwrap()).collect();
    assert_eq!(names, registry::games().iter().map(|game| game.name()).collect::<Vec<_>>());
    for lang in ["en", "ru", "uk"] {
        let texts = me.get(&format!("locale/{lang}")).await;
        assert!(texts.text.contains("server-stale = "), "{lang}");
        let tag = texts.header("etag").unwrap().to_owned();
        let path = format!("/api/v1/locale/{lang}");
        let again = request(&server.address, "GET", &path, &[("If-None-Match", &tag)], b"").await;
        assert_eq!((again.status, again.text.as_str()), (304, ""));
        let rules = me.get(&format!("rules/{}?lang={lang}", names[0])).await.good();
        assert!(rules.as_array().unwrap().len() > 50);
    }
    for name in names {
        let offered = me.post(&format!("games/{name}/setup"), json!({})).await.good();
        assert!(offered["problem"].is_null());
        assert!(!offered["seats"].as_array().unwrap().is_empty());
        let setup = async |start| me.post(&format!("games/{name}/setup"), start).await.good();
        let wrong = setup(json!({ "options": [{ "key": "x", "value": "y" }] })).await;
        assert_eq!(wrong["problem"]["id"], "error-unknown-option");
        // A position or a save determines the seats itself, and its problems are reported with their place.
        let laid = setup(json!({ "position": format!("game = \"{name}\"") })).await;
        if registry::find(name).unwrap().has_position_files() {
            assert_eq!((&laid["problem"], &laid["options"]), (&json!(null), &json!([])));
            assert!(!laid["seats"].as_array().unwrap().is_empty());
        } else {
            assert_eq!(laid["problem"]["id"], "error-no-positions");
        }
        for start in [json!({ "position": "=" }), json!({ "pack": "=" }), json!({ "save": "{" })] {
            let wrong = setup(start.clone()).await;
            assert!(wrong["problem"].is_object() && wrong["seats"] == json!([]), "{start}: {wrong}");
        }
    }
    let page = request(&server.address, "GET", "/t/anything", &[], b"").await;
    assert!(page.status == 200 && page.text.contains("<html"));
    assert_eq!(request(&server.address, "GET", "/health", &[], b"").await.good()["well"], true);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_setting_is_documented_with_its_default() {
    let docs = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/server.md")).unwrap();
    for (key, default) in server::Config::KEYS {
        let line = docs.lines().find(|line| line.starts_with(&format!("| `{key}` |")));
        let line = line.unwrap_or_else(|| panic!("docs/server.md does not list {key}"));
        let shown = if default.is_empty() { "| |".to_owned() } else { format!("| `{default}` |") };
        assert!(line.contains(&shown), "{line} should say {shown}");
    }
}

/// The messages of a language, each with the arguments it uses.
fn messages(lang: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = format!("{}/../../locales/{lang}/server.ftl", env!("CARGO_MANIFEST_DIR"));
    let mut messages: Vec<(String, BTreeSet<String>)> = Vec::new();
    for line in std::fs::read_to_string(path).unwrap().lines() {
        if let Some((id, _)) = line.split_once(" = ").filter(|(id, _)| id.starts_with("server-")) {
            messages.push((id.to_owned(), BTreeSet::new()));
        }
        let used = line.split('$').skip(1).filter_map(|rest| rest.split([' ', ')']).next());
        if let Some((_, all)) = messages.last_mut() {
            all.extend(used.map(str::to_owned));
        }
    }
    messages.into_iter().collect()
}

#[test]
fn everything_the_server_says_can_be_said_in_three_languages() {
    let english = messages("en");
    for lang in ["ru", "uk"] {
        assert_eq!(messages(lang), english, "{lang}");
    }
    let mut folders = vec![std::path::PathBuf::from(concat!(env!("CARGO_MANIFEST_DIR"), "/src"))];
    let mut named = BTreeSet::new();
    while let Some(path) = folders.pop() {
        if path.is_dir() {
            folders.extend(std::fs::read_dir(path).unwrap().map(|entry| entry.unwrap().path()));
            continue;
        }
        let text = std::fs::read_to_string(&path).unwrap();
        named.extend(
            text.split("\"server-")
                .skip(1)
                .map(|rest| format!("server-{}", rest.split('"').next().unwrap_or_default())),
        );
    }
    assert_eq!(named, english.into_keys().collect::<BTreeSet<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_whose_move_could_not_be_kept_moves_again() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    let mut database = database(server.folder.path()).await;
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    wire.good(json!({ "stand-in": { "seat": seat, "bot": "novice" } })).await;
    loop {
        let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
        let line = metrics.lines().find(|line| line.starts_with("dreadboard_failed_writes"));
        if !line.expect("failed writes are counted").ends_with(" 0") {
            break;
        }
        tokio::task::yield_now().await;
    }
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    // Nobody does anything, and the bot plays on until the other seat is asked.
    loop {
        let frame = wire.next_frame().await.expect("the game goes on");
        if frame["news"]["step"]["asked"] == json!([1 - seat]) {
            break;
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_is_lost_shows_nobody_what_was_not_kept() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    let before = me.get(&format!("tables/{table}/save")).await.good();
    let mut database = database(server.folder.path()).await;
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    sqlx::query("ALTER TABLE notes RENAME TO away").execute(&mut database).await.unwrap();
    let (heard, mv) = (wire.raw.len(), crate::client::say(seat, &wire.ask, 0));
    assert_eq!(wire.refused(mv.clone()).await, "broken");
    assert!(!wire.until_closed().await);
    assert!(wire.raw[heard..].iter().all(|frame| !frame.contains("\"step\"")), "nothing was shown");
    sqlx::query("ALTER TABLE away RENAME TO notes").execute(&mut database).await.unwrap();
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    assert_eq!(me.get(&format!("tables/{table}/save")).await.good(), before);
    let mut wire = me.sit(&table).await;
    wire.look(Some(seat)).await;
    wire.good(mv).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_save_is_looked_at_before_it_is_begun_even_a_large_one() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    wire.answer(seat, 0).await;
    let save = me.get(&format!("tables/{table}/save")).await.good();
    let blank = " ".repeat(server::Config::default().body);
    let large = json!({ "save": format!("{blank}{save}") });
    assert!(large.to_string().len() < server::Config::default().save);
    let offered = me.post("games/cthulhu-duel/setup", large).await.good();
    assert_eq!((&offered["problem"], offered["seats"].as_array().unwrap().len()), (&Value::Null, 2));
    // As text, as a value, and wrapped as the terminal writes it.
    for save in [json!(save.to_string()), save.clone(), json!({ "game": save, "pack": null })] {
        let offered = me.post("games/final-hour/setup", json!({ "save": save })).await.good();
        let problem = &offered["problem"];
        assert_eq!(problem["id"], "server-save-of", "{problem}");
        assert!(problem["args"].to_string().contains("cthulhu-duel-title"), "{problem}");
        let new =
            json!({ "game": "final-hour", "save": save, "seats": ["me"], "policy": policy("free", false) });
        assert_eq!(me.post("tables", new).await.json()["text"]["id"], "server-save-of");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_has_no_seat_in_what_is_kept_sees_nothing_of_it() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    let (seat, asked, other) = pair.asked().await;
    let mut database = database(server.folder.path()).await;
    sqlx::query("UPDATE seats SET guest = 'another' WHERE seat = ?")
        .bind(1 - seat)
        .execute(&mut database)
        .await
        .unwrap();
    sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
    let heard = other.raw.len();
    assert_eq!(asked.refused(crate::client::say(seat, &asked.ask, 0)).await, "broken");
    let maker = seat == 1;
    if maker {
        // The maker may keep watching, but not from a seat.
        assert!(other.until("sync").await["seat"].is_null());
    } else {
        assert_eq!(other.until("refused").await["why"]["code"], "not-found");
    }
    let shown = |frame: &String| frame.contains("\"sync\"") && !frame.contains("\"seat\":null");
    assert!(!other.raw[heard..].iter().any(shown));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_the_same_for_everybody_is_made_and_compressed_once() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let made = async || {
        let text = request(&server.address, "GET", "/metrics", &[], b"").await.text;
        let line = text.lines().find_map(|line| line.strip_prefix("dreadboard_bodies_kept "));
        line.expect("it is counted").parse::<usize>().unwrap()
    };
    let paths = [
        "/api/v1/rules/arkham-lcg?lang=ru",
        "/api/v1/rules/cthulhu-duel",
        "/api/v1/locale/uk",
        "/api/v1/locale/uk/shell",
        "/api/v1/locale/en/final-hour",
        "/api/v1/games/arkham-lcg/catalog",
        "/api/v1/games/arkham-lcg/printed",
        "/",
    ];
    let ask = async |path: &str, encoding: &str| {
        let headers = [("Cookie", me.cookie.as_str()), ("Accept-Encoding", encoding)];
        let answer = request(&server.address, "GET", path, &headers, b"").await;
        assert_eq!(answer.status, 200, "{path} {}", answer.text);
        assert_eq!(answer.header("content-encoding").unwrap_or("identity"), encoding, "{path}");
        assert_eq!(
            answer.header("vary").map(str::to_lowercase).as_deref(),
            Some("accept-encoding"),
            "{path}"
        );
        answer.header("content-length").expect("it is known").parse::<usize>().unwrap()
    };
    let before = made().await;
    for path in paths {
        let plain = ask(path, "identity").await;
        let (gzip, brotli) = (ask(path, "gzip").await, ask(path, "br").await);
        assert!(brotli < plain && gzip < plain, "{path}: {plain}, {gzip} and {brotli} bytes");
    }
    assert_eq!(made().await - before, 3 * paths.len());
    for _ in 0..3 {
        for path in paths {
            ask(path, "br").await;
        }
    }
    assert_eq!(made().await - before, 3 * paths.len(), "nothing was made again");
}
