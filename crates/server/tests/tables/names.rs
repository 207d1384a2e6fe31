//! Names: when a new one is shown, what it may contain, and how look-alikes are distinguished.

use serde_json::{Value, json};
use tokio::time::timeout;

use crate::client::{Pair, Person, TEST_TIMEOUT, Wire, duel, policy, request};
use crate::{database, start_server};

/// A table where priority cards are chosen in silence.
fn silent(second: Value) -> Value {
    json!({
        "game": "final-hour", "options": [], "position": "at = 'priority'\n",
        "seats": ["me", second], "policy": policy("consent", false),
    })
}

async fn rename(person: &Person, name: &str) {
    person.ask("PATCH", "me", json!({ "name": name }).to_string().as_bytes()).await.good();
}

/// The name at a seat, as shown in a list of tables.
async fn name_at(person: &Person, table: &str, seat: usize) -> Value {
    person.get(&format!("tables/{table}")).await.good()["seats"][seat]["name"].clone()
}

/// Waits until no table is loaded.
async fn until_put_away(address: &str) {
    let put_away = async {
        let loaded = async || request(address, "GET", "/metrics", &[], b"").await.text;
        while !loaded().await.contains("dreadboard_tables_loaded 0\n") {
            tokio::task::yield_now().await;
        }
    };
    timeout(TEST_TIMEOUT, put_away).await.expect("it is put away");
}

/// The seat that is asked answers with choice `n`, modulo their number.
async fn answer_next(pair: &mut Pair, n: usize) {
    pair.mine.look(Some(0)).await;
    if pair.mine.is_asked() {
        pair.mine.answer(0, n).await;
    } else {
        pair.theirs.look(Some(1)).await;
        pair.theirs.answer(1, n).await;
    }
}

/// Whether this seat, which the socket can view, is forbidden to talk.
async fn is_silent(wire: &mut Wire, seat: u8) -> bool {
    wire.look(Some(seat)).await;
    let last = wire.raw.iter().rfind(|frame| frame.starts_with("{\"sync\"")).expect("whoever looks is told");
    let sync: Value = serde_json::from_str(last).expect("frames are JSON");
    !sync["sync"]["step"]["silence"].is_null()
}

/// Asserts that the socket has received a table state with this name.
async fn was_told(wire: &mut Wire, seat: u8, name: &str) {
    wire.look(Some(seat)).await;
    assert!(wire.raw.iter().any(|frame| frame.starts_with("{\"table\"") && frame.contains(name)));
}

/// Plays until the first seat may talk; until then its old name is shown, and then the new one.
async fn play_until_named(pair: &mut Pair, old: &str, new: &str) {
    for n in 0.. {
        answer_next(pair, n).await;
        let silent = is_silent(&mut pair.mine, 0).await;
        let shown = name_at(&pair.friend, &pair.table, 0).await;
        if !silent {
            assert_eq!(shown, new);
            break;
        }
        assert_eq!(shown, old);
    }
    // The frames sent to the other player agree.
    was_told(&mut pair.theirs, 1, new).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_says_nothing_while_the_rules_forbid_talk() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    rename(&me, "Ann").await;
    let (elsewhere, _) = me.table(duel(json!({ "here": "Bob" }), "free")).await;
    let mut pair = Pair::at(&me, silent(json!("friend"))).await;
    rename(&me, "Take the red one").await;
    assert_eq!(me.get("me").await.good()["name"], "Take the red one", "it is kept");
    let shown = async { while name_at(&me, &elsewhere, 0).await != "Take the red one" {} };
    timeout(TEST_TIMEOUT, shown).await.expect("it is shown where they may talk");
    assert_eq!(name_at(&pair.friend, &pair.table, 0).await, "Ann");
    // The answer to a later command comes after all frames caused before it.
    pair.theirs.refused(json!({ "look": { "seat": 9, "areas": false } })).await;
    assert!(pair.theirs.raw.iter().all(|frame| !frame.contains("Take the red one")));
    play_until_named(&mut pair, "Ann", "Take the red one").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_that_waits_for_the_end_of_the_silence_outlives_a_restart() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    rename(&me, "Ann").await;
    let mut pair = Pair::at(&me, silent(json!("friend"))).await;
    // After one answer the log contains which seats are silent.
    answer_next(&mut pair, 0).await;
    let Pair { table, friend, .. } = pair;
    let server = server.reopen(&[("idle", "0")]).await;
    let moved = |person: Person| Person { address: server.address.clone(), ..person };
    let (me, friend) = (moved(me), moved(friend));
    until_put_away(&server.address).await;
    rename(&me, "Take the red one").await;
    assert_eq!(name_at(&friend, &table, 0).await, "Ann", "nobody has loaded the table");
    let (mut mine, mut theirs) = (me.sit(&table).await, friend.sit(&table).await);
    mine.look(Some(0)).await;
    theirs.look(Some(1)).await;
    let mut pair = Pair { table, friend, mine, theirs };
    assert_eq!(name_at(&pair.friend, &pair.table, 0).await, "Ann", "now somebody has");
    play_until_named(&mut pair, "Ann", "Take the red one").await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_comes_while_the_rules_forbid_talk_has_no_name_yet() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, card) = me.table(silent(json!("friend"))).await;
    let mut mine = me.sit(&table).await;
    mine.look(Some(0)).await;
    let friend = Person::come(&server.address).await;
    rename(&friend, "Go to the attic").await;
    let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
    friend.post(&format!("join/{code}"), json!({})).await.good();
    assert_eq!(mine.until("note").await["remark"]["id"], "server-came-unnamed");
    assert_eq!(name_at(&me, &table, 1).await, "");
    let mut theirs = friend.sit(&table).await;
    theirs.look(Some(1)).await;
    let mut pair = Pair { table, friend, mine, theirs };
    for n in 0.. {
        answer_next(&mut pair, n).await;
        if !is_silent(&mut pair.theirs, 1).await {
            break;
        }
        assert_eq!(name_at(&me, &pair.table, 1).await, "");
    }
    was_told(&mut pair.mine, 0, "Go to the attic").await;
    assert_eq!(name_at(&me, &pair.table, 1).await, "Go to the attic");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_is_shown_at_tables_that_are_put_away_and_loads_none() {
    let server = start_server(&[("idle", "0")]).await;
    let me = Person::come(&server.address).await;
    let (table, seat, mut wire) = me.alone("free").await;
    wire.answer(seat, 0).await;
    drop(wire);
    until_put_away(&server.address).await;
    let loads = async || {
        let text = request(&server.address, "GET", "/metrics", &[], b"").await.text;
        text.lines().find(|line| line.starts_with("dreadboard_loads")).expect("it is counted").to_owned()
    };
    let before = loads().await;
    rename(&me, "Agnes").await;
    assert_eq!(name_at(&me, &table, 0).await, "Agnes");
    assert_eq!(loads().await, before);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_name_keeps_no_table_from_being_put_away() {
    let server = start_server(&[("idle", "1"), ("chat-rate", "1000000")]).await;
    let me = Person::come(&server.address).await;
    me.table(duel(json!({ "here": "Bob" }), "free")).await;
    let put_away = async {
        for n in 0.. {
            rename(&me, &format!("Agnes {n}")).await;
            let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
            if metrics.contains("dreadboard_tables_loaded 0\n") {
                break;
            }
        }
    };
    timeout(TEST_TIMEOUT, put_away).await.expect("it is put away although its maker is renamed all the time");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_name_contains_nothing_invisible() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Bob" }), "free")).await;
    let turned = json!({ "name": "An\u{202E}n" });
    let answer = me.ask("PATCH", "me", turned.to_string().as_bytes()).await;
    assert_eq!(answer.code(), "malformed");
    assert!(answer.text.contains("server-bad-name") && answer.text.contains("U+202E"), "{}", answer.text);
    let here = duel(json!({ "here": "Bo\u{200B}b" }), "free");
    assert_eq!(me.post("tables", here).await.code(), "malformed");
    // Characters accepted by earlier versions are not shown.
    let mut database = database(server.folder.path()).await;
    for statement in ["UPDATE guests SET name = ?", "UPDATE seats SET name = ? WHERE here = 0"] {
        sqlx::query(statement).bind("An\u{202E}n\u{3164}").execute(&mut database).await.unwrap();
    }
    assert_eq!(me.get("me").await.good()["name"], "Ann");
    assert_eq!(name_at(&me, &table, 0).await, "Ann");
}

#[tokio::test(flavor = "multi_thread")]
async fn look_alikes_at_one_table_get_a_number() {
    let server = start_server(&[]).await;
    let (me, watcher) = (Person::come(&server.address).await, Person::come(&server.address).await);
    rename(&me, "Ann").await;
    rename(&watcher, "ann").await;
    let open =
        json!({ "game": "cthulhu-duel", "seats": ["me", "friend"], "policy": policy("consent", true) });
    let mut pair = Pair::at(&me, open).await;
    // The first letter is Cyrillic.
    let like = "\u{410}nn";
    rename(&pair.friend, like).await;
    pair.mine.until_state(|state| state["seats"][1]["name"] == format!("{like} (2)")).await;
    assert_eq!(name_at(&me, &pair.table, 0).await, "Ann");
    assert_eq!(name_at(&me, &pair.table, 1).await, format!("{like} (2)"));
    let mut watching = watcher.sit(&pair.table).await;
    watching.look(None).await;
    watching.good(json!({ "chat": { "text": "I am Ann" } })).await;
    assert_eq!(pair.mine.until("note").await["by"], json!({ "watcher": "ann (3)" }));
    // The number is dropped when no other name looks alike.
    rename(&me, "Agnes").await;
    pair.theirs.until_state(|state| state["seats"][1]["name"] == like).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn those_who_only_watch_talk_under_their_new_name() {
    let server = start_server(&[]).await;
    let (me, watcher) = (Person::come(&server.address).await, Person::come(&server.address).await);
    let open =
        json!({ "game": "cthulhu-duel", "seats": ["me", { "here": "Bob" }], "policy": policy("free", true) });
    let (table, _) = me.table(open).await;
    let (mut mine, mut watching) = (me.sit(&table).await, watcher.sit(&table).await);
    mine.look(Some(0)).await;
    watching.look(None).await;
    rename(&watcher, "Zoë").await;
    watching.good(json!({ "chat": { "text": "hello" } })).await;
    assert_eq!(mine.until("note").await["by"], json!({ "watcher": "Zoë" }));
}

/// The number of entries in the log of the only table.
async fn entries(folder: &std::path::Path) -> i64 {
    let mut database = database(folder).await;
    let sum = "SELECT COALESCE(SUM(json_array_length(entries)), 0) FROM log";
    sqlx::query_scalar(sum).fetch_one(&mut database).await.unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn bots_among_themselves_play_only_while_somebody_looks() {
    let settings = [("idle", "0"), ("ruthless", "search:1s")];
    let server = start_server(&settings).await;
    let me = Person::come(&server.address).await;
    let bot = json!({ "bot": "ruthless" });
    let new = json!({ "game": "cthulhu-duel", "seats": [bot, bot], "policy": policy("free", true) });
    let (table, card) = me.table(new).await;
    // A table in play is not unloaded.
    until_put_away(&server.address).await;
    let laid_out = entries(server.folder.path()).await;
    assert_eq!(me.get(&format!("tables/{table}")).await.good()["stage"], card["stage"]);
    let mut before = laid_out;
    for _ in 0..2 {
        let mut wire = me.sit(&table).await;
        wire.look(None).await;
        let seen = wire.seq;
        while wire.seq < seen + 3 {
            wire.next_frame().await.expect("the game goes on while somebody looks");
        }
        drop(wire);
        until_put_away(&server.address).await;
        let after = entries(server.folder.path()).await;
        assert!(after > before, "{after} entries after {before}");
        before = after;
        assert!(me.get(&format!("tables/{table}")).await.good()["end"].is_null(), "and waits for them");
    }
}
