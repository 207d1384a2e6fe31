//! Health checks, and limits on storage and rates.

use serde_json::{Value, json};
use tokio::task::JoinSet;

use crate::client::{Person, duel, request};
use crate::{database, start_server};

const FULL_DISK: &str = "18446744073709551615";

fn game() -> Value {
    duel(json!({ "here": "Ann" }), "free")
}

#[tokio::test(flavor = "multi_thread")]
async fn health_proves_a_write_and_tells_space_and_the_last_commit() {
    let server = start_server(&[("health-every", "0")]).await;
    let report = request(&server.address, "GET", "/health", &[], b"").await.good();
    assert_eq!((&report["well"], &report["problem"]), (&json!(true), &Value::Null));
    assert!(report["last-commit"].is_u64() && report["checked"].is_u64(), "{report}");
    #[cfg(unix)]
    assert!(report["free"].as_u64().unwrap() > 0);
    let mut database = database(server.folder.path()).await;
    let forbid = "CREATE TRIGGER no BEFORE INSERT ON probe BEGIN SELECT RAISE(ABORT, 'no'); END";
    sqlx::query(forbid).execute(&mut database).await.unwrap();
    let sick = request(&server.address, "GET", "/health", &[], b"").await;
    assert_eq!((sick.status, &sick.json()["problem"]), (503, &json!("write-failed")));
    sqlx::query("DROP TRIGGER no").execute(&mut database).await.unwrap();
    assert_eq!(request(&server.address, "GET", "/health", &[], b"").await.status, 200);
    // The row is written, but readers do not find it.
    let lose = "CREATE TRIGGER lose AFTER INSERT ON probe BEGIN DELETE FROM probe; END";
    sqlx::query(lose).execute(&mut database).await.unwrap();
    let sick = request(&server.address, "GET", "/health", &[], b"").await;
    assert_eq!((sick.status, &sick.json()["problem"]), (503, &json!("read-failed")));
    sqlx::query("DROP TRIGGER lose").execute(&mut database).await.unwrap();
    assert_eq!(request(&server.address, "GET", "/health", &[], b"").await.status, 200);
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_ask_for_metrics_tables_and_guests_are_counted_once_in_a_while() {
    for (interval, later) in [("3600", "0"), ("0", "1")] {
        let server = start_server(&[("health-every", interval)]).await;
        let guests = async || {
            let text = request(&server.address, "GET", "/metrics", &[], b"").await.text;
            text.lines().find_map(|line| line.strip_prefix("dreadboard_guests ")).map(str::to_owned)
        };
        assert_eq!(guests().await.as_deref(), Some("0"));
        Person::come(&server.address).await;
        assert_eq!(guests().await.as_deref(), Some(later), "counted every {interval} seconds");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_ask_a_write_is_tried_once_in_a_while() {
    let server = start_server(&[("health-every", "3600")]).await;
    let commits = async || {
        let text = request(&server.address, "GET", "/metrics", &[], b"").await.text;
        text.lines().find(|line| line.starts_with("dreadboard_commits_total ")).map(str::to_owned)
    };
    request(&server.address, "GET", "/health", &[], b"").await.good();
    let before = commits().await.expect("commits are counted");
    for _ in 0..20 {
        request(&server.address, "GET", "/health", &[], b"").await.good();
    }
    assert_eq!(commits().await, Some(before));
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_have_histograms_failures_and_space() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (_, seat, mut wire) = me.alone("free").await;
    wire.answer(seat, 0).await;
    let text = request(&server.address, "GET", "/metrics", &[], b"").await.text;
    for line in [
        "dreadboard_move_seconds_count 1\n",
        "dreadboard_commit_seconds_bucket{le=\"+Inf\"}",
        "dreadboard_request_seconds_sum ",
        "dreadboard_failed_commits_total{kind=\"full\"} 0\n",
        "dreadboard_wal_bytes ",
        "dreadboard_last_commit_timestamp_seconds ",
    ] {
        assert!(text.contains(line), "{line}\n{text}");
    }
    #[cfg(unix)]
    assert!(text.contains("dreadboard_disk_free_bytes "));
}

#[tokio::test(flavor = "multi_thread")]
async fn metrics_at_an_address_of_their_own_are_not_public() {
    let server = start_server(&[("metrics", "127.0.0.1:0")]).await;
    let own = server.metrics.clone().expect("an address");
    assert!(request(&own, "GET", "/metrics", &[], b"").await.text.contains("dreadboard_requests_total"));
    assert!(request(&own, "GET", "/health", &[], b"").await.good()["min-free"].is_u64());
    assert_eq!(request(&server.address, "GET", "/metrics", &[], b"").await.status, 404);
    let public = request(&server.address, "GET", "/health", &[], b"").await.good();
    assert_eq!(public, json!({ "well": true }), "no details");
    assert_eq!(request(&own, "GET", "/api/v1/me", &[], b"").await.status, 404);
    server.close().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_metrics_and_details_are_not_public() {
    for setting in [("proxy", "true"), ("public", "https://example.org")] {
        let server = start_server(&[setting]).await;
        assert_eq!(request(&server.address, "GET", "/metrics", &[], b"").await.status, 404, "{setting:?}");
        let public = request(&server.address, "GET", "/health", &[], b"").await.good();
        assert_eq!(public, json!({ "well": true }), "{setting:?}: no details");
        server.close().await;
    }
}

#[cfg(unix)]
#[tokio::test(flavor = "multi_thread")]
async fn below_the_floor_of_free_space_nothing_begins_and_moves_go_on() {
    let first = start_server(&[]).await;
    let me = Person::come(&first.address).await;
    let (table, seat, _) = me.alone("free").await;
    let server = first.reopen(&[("min-free", FULL_DISK)]).await;
    let me = Person { address: server.address.clone(), ..me };
    for (path, new) in [("tables", game()), ("games/arkham-lcg/campaigns", json!({}))] {
        let refused = me.post(path, new).await;
        assert_eq!((refused.status, &refused.json()["text"]["id"]), (429, &json!("server-low-space")));
    }
    let mut wire = me.sit(&table).await;
    wire.look(Some(seat)).await;
    wire.answer(seat, 0).await;
    let sick = request(&server.address, "GET", "/health", &[], b"").await;
    assert_eq!((sick.status, &sick.json()["problem"]), (503, &json!("low-space")));
}

/// Sends this many requests at the same time; returns how many succeeded.
async fn at_once(me: &Person, many: usize, path: &'static str, body: Value) -> usize {
    let mut requests = JoinSet::new();
    for _ in 0..many {
        let (me, body) = (me.clone(), body.clone());
        requests.spawn(async move { me.post(path, body).await.status });
    }
    requests.join_all().await.into_iter().filter(|status| *status == 200).count()
}

#[tokio::test(flavor = "multi_thread")]
async fn however_many_requests_come_at_once_the_limits_hold() {
    let server = start_server(&[("tables", "50")]).await;
    let me = Person::come(&server.address).await;
    assert_eq!(at_once(&me, 120, "tables", game()).await, 50);
    assert_eq!(at_once(&me, 60, "games/arkham-lcg/campaigns", json!({})).await, 50);
    let daily = crate::start_server(&[("tables-a-day", "7")]).await;
    let me = Person::come(&daily.address).await;
    assert_eq!(at_once(&me, 20, "tables", game()).await, 7);
}

#[tokio::test(flavor = "multi_thread")]
async fn no_more_sockets_open_at_once_than_a_guest_may_have() {
    let server = start_server(&[("sockets", "5")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(game()).await;
    let origin = format!("http://{}", server.address);
    let mut opening = JoinSet::new();
    for _ in 0..20 {
        let (me, table, origin) = (me.clone(), table.clone(), origin.clone());
        opening.spawn(async move { me.try_sit(&table, Some(&origin)).await });
    }
    let open: Vec<_> = opening.join_all().await.into_iter().filter_map(Result::ok).collect();
    assert_eq!(open.len(), 5);
}

#[tokio::test(flavor = "multi_thread")]
async fn bytes_are_bounded_for_a_guest_in_an_hour_and_in_all_and_for_an_address() {
    let begin = async |settings: &[(&str, &str)]| {
        let server = start_server(settings).await;
        let me = Person::come(&server.address).await;
        let mut refused = Value::Null;
        let mut begun = 0;
        while refused.is_null() && begun < 40 {
            let answer = me.post("tables", game()).await;
            match answer.status {
                200 => begun += 1,
                _ => refused = answer.json()["text"]["id"].clone(),
            }
        }
        (server, me, begun, refused)
    };
    let (_, _, begun, refused) = begin(&[("guest-total", "5000")]).await;
    assert!(begun > 0 && refused == "server-too-much-kept", "{begun} {refused}");
    let (server, me, begun, refused) = begin(&[("guest-bytes", "5000")]).await;
    assert!(begun > 0 && refused == "server-too-many-bytes", "{begun} {refused}");
    // Chat counts too; moves do not.
    let table = me.get("tables").await.good()["mine"][0]["id"].as_str().unwrap().to_owned();
    let mut wire = me.sit(&table).await;
    let mut said = 0;
    while wire.command(json!({ "chat": { "text": "x".repeat(400) } })).await.0 == "done" {
        said += 1;
        assert!(said < 20, "some time it is too much");
    }
    let seat = wire.asked_seat().await;
    wire.look(Some(seat)).await;
    wire.answer(seat, 0).await;
    Person::come(&server.address).await.table(game()).await;
    let (server, _, begun, refused) = begin(&[("address-bytes", "5000")]).await;
    assert!(begun > 0 && refused == "server-too-many-bytes", "{begun} {refused}");
    let other = Person::come(&server.address).await.post("tables", game()).await;
    assert_eq!(other.json()["text"]["id"], "server-too-many-bytes", "whoever comes from there");
}
