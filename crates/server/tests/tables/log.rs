//! The server's own log contains nothing about anybody.

use std::io;
use std::sync::{Mutex, PoisonError};

use serde_json::{Value, json};

use crate::client::{Pair, Person, duel};
use crate::{FORBID_LOG_WRITES, database, start_server};

/// Everything logged, by any test in this program.
static LOG: Mutex<Vec<u8>> = Mutex::new(Vec::new());

struct Pen;

impl io::Write for Pen {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        LOG.lock().unwrap_or_else(PoisonError::into_inner).extend(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// The strings in a value, without those so short that they could occur anywhere.
fn texts(value: &Value) -> Vec<String> {
    match value {
        Value::String(text) if text.len() > 6 => vec![text.clone()],
        Value::Array(all) => all.iter().flat_map(texts).collect(),
        Value::Object(all) => {
            all.iter().flat_map(|(key, value)| texts(&json!([key])).into_iter().chain(texts(value))).collect()
        }
        _ => Vec::new(),
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_that_anybody_said_or_has_is_logged() {
    // Configured as `dreadboard serve` does.
    tracing_subscriber::fmt()
        .with_max_level(tracing_subscriber::filter::LevelFilter::INFO)
        .with_writer(|| Pen)
        .init();
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    me.ask("PATCH", "me", json!({ "name": "Ysolde the Unseen" }).to_string().as_bytes()).await.good();
    let mut secrets: Vec<String> =
        ["Ysolde", "hollow moon", "no-such-choice", "no-such-remark", "no-such-field", "no-such-base"]
            .map(str::to_owned)
            .into();
    // Played tables, one for each way of breaking one afterwards.
    let mut tables = Vec::new();
    let mut database = database(server.folder.path()).await;
    for _ in 0..4 {
        let mut pair = Pair::sit(&me).await;
        pair.mine.good(json!({ "chat": { "text": "under a hollow moon" } })).await;
        for n in 0..3 {
            let (seat, wire, _) = pair.asked().await;
            wire.look(Some(seat)).await;
            wire.answer(seat, n).await;
            wire.refused(json!({ "move": { "seat": seat, "question": 1, "reply": { "answer": [77] } } }))
                .await;
        }
        let (seat, wire, _) = pair.asked().await;
        wire.look(Some(seat)).await;
        sqlx::query(FORBID_LOG_WRITES).execute(&mut database).await.unwrap();
        assert_eq!(wire.refused(crate::client::say(seat, &wire.ask, 0)).await, "broken");
        sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
        let done = pair.mine.good(json!({ "hand-over": { "seat": 0 } })).await;
        secrets.push(done["invitation"]["code"].as_str().unwrap().to_owned());
        secrets.extend([&me, &pair.friend].map(|person| person.cookie.split('=').nth(1).unwrap().to_owned()));
        tables.push(pair.table);
    }
    let (_, card) = me.table(duel(json!("friend"), "consent")).await;
    secrets.push(card["invitations"][0]["code"].as_str().unwrap().to_owned());
    let logs: Vec<String> =
        sqlx::query_scalar("SELECT entries FROM log").fetch_all(&mut database).await.unwrap();
    let known = secrets.len();
    let entries: Vec<Value> =
        logs.iter().flat_map(|log| serde_json::from_str::<Vec<Value>>(log).unwrap()).collect();
    secrets.extend(entries.iter().flat_map(|entry| texts(&entry["move"]["say"]["what"])));
    assert!(secrets.len() > known, "something was said");
    let folder = server.close().await;
    let last = "n = (SELECT MAX(n) FROM log WHERE of = ?2)";
    let answer = json!([{ "move": { "say": { "seat": 0, "what": ["no-such-choice"] } } }]);
    let note = json!({ "moves": 0, "at": 0, "said": { "no-such-remark": "hollow moon" } });
    for (table, statement, value) in [
        (&tables[0], format!("UPDATE log SET entries = ?1 WHERE of = ?2 AND {last}"), answer),
        (&tables[1], "UPDATE notes SET note = ?1 WHERE of = ?2".into(), note),
        (
            &tables[2],
            format!("UPDATE log SET kept = ?1 WHERE of = ?2 AND {last}"),
            json!({ "said": "no-such-field" }),
        ),
        (
            &tables[3],
            "UPDATE tables SET base = ?1 WHERE id = ?2".into(),
            json!({ "version": "no-such-base" }),
        ),
    ] {
        let statement = sqlx::query(sqlx::AssertSqlSafe(statement)).bind(value.to_string()).bind(table);
        assert!(statement.execute(&mut database).await.unwrap().rows_affected() > 0);
    }
    crate::rechain(&mut database).await;
    let server = crate::open(folder, &[]).await;
    let me = Person { address: server.address.clone(), ..me };
    for table in &tables {
        // The response does not matter.
        me.get(&format!("tables/{table}/catalog")).await;
    }
    server.close().await;
    let log = String::from_utf8(LOG.lock().unwrap_or_else(PoisonError::into_inner).clone()).unwrap();
    assert!(tables.iter().all(|table| log.contains(table.as_str())), "what broke can be found: {log}");
    for secret in &secrets {
        let line = log.lines().find(|line| line.contains(secret.as_str()));
        assert_eq!(line, None, "{secret}");
    }
}
