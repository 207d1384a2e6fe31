//! Protection against foreign pages, floods, malformed requests and slow readers.

use std::time::Duration;

use futures_util::SinkExt;
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::protocol::CloseFrame;
use tokio_tungstenite::tungstenite::protocol::frame::Frame;
use tokio_tungstenite::tungstenite::protocol::frame::coding::{CloseCode, Data, OpCode};

use crate::client::{Pair, Person, TEST_TIMEOUT, duel, policy, request};
use crate::{TestServer, database, start_server};

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_is_a_token_that_scripts_cannot_read() {
    let plain = start_server(&[]).await;
    let answer = request(&plain.address, "GET", "/api/v1/me", &[], b"").await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax") && cookie.contains("Path=/"));
    assert!(!cookie.contains("Secure"), "or it would not come back without TLS");
    let token = cookie.split(['=', ';']).nth(1).unwrap();
    assert!(token.len() >= 43, "256 bits");
    let folder = plain.close().await;
    // SQLite removes its side files when the last connection closes, which may be now.
    let files = std::fs::read_dir(folder.path()).unwrap().map(|file| std::fs::read(file.unwrap().path()));
    let kept: Vec<Vec<u8>> = files.filter_map(Result::ok).collect();
    assert!(!kept.is_empty());
    let told = kept.iter().any(|bytes| bytes.windows(token.len()).any(|part| part == token.as_bytes()));
    assert!(!told, "the token is kept only as a hash");
    let secure = start_server(&[("public", "https://example.org")]).await;
    let answer = request(&secure.address, "GET", "/api/v1/me", &[], b"").await;
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.starts_with("__Host-dreadboard=") && cookie.contains("; Secure"), "{cookie}");
    assert!(cookie.contains("Path=/;") && !cookie.contains("Domain"), "or browsers refuse it: {cookie}");
}

/// Turns the guest into one from before there were sessions: their id is the hash of their token.
async fn came_early(server: &TestServer, guest: &Person) {
    let (_, token) = guest.cookie.split_once('=').unwrap();
    let id = blake3::hash(token.as_bytes()).to_hex().to_string();
    let mut data = database(server.folder.path()).await;
    sqlx::query("PRAGMA foreign_keys = OFF").execute(&mut data).await.unwrap();
    for change in [
        "UPDATE guests SET id = ?1 WHERE id = (SELECT guest FROM sessions WHERE token_hash = ?1)",
        "UPDATE sessions SET guest = ?1 WHERE token_hash = ?1",
    ] {
        assert_eq!(sqlx::query(change).bind(&id).execute(&mut data).await.unwrap().rows_affected(), 1);
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cookie_that_another_host_may_have_put_there_makes_nobody_somebody_else() {
    let secure = start_server(&[("public", "https://example.org")]).await;
    let mallory = Person::come(&secure.address).await;
    let (_, token) = mallory.cookie.split_once('=').unwrap();
    assert!(mallory.cookie.starts_with("__Host-"));
    mallory.get("tables").await.good();
    // Another host of the domain sets the cookie in a newcomer's browser.
    let victim = Person { cookie: format!("dreadboard={token}"), ..mallory.clone() };
    assert_eq!(victim.get("tables").await.code(), "forbidden");
    let answer = victim.get("me").await;
    let own = answer.header("set-cookie").expect("they are a guest of their own");
    assert!(own.starts_with("__Host-dreadboard=") && !own.contains(token), "{own}");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_cache_stores_a_token() {
    let plain = start_server(&[]).await;
    let me = Person::come(&plain.address).await;
    came_early(&plain, &me).await;
    let secure = plain.reopen(&[("public", "https://example.org")]).await;
    let me = Person { address: secure.address.clone(), ..me };
    for path in ["me", "games/final-hour/catalog", "games/final-hour/printed"] {
        let answer = me.get(path).await;
        assert!(answer.header("set-cookie").is_some(), "{path}");
        assert_eq!(answer.header("cache-control"), Some("no-store"), "{path}");
        assert_eq!(answer.header("etag"), None, "{path}");
    }
    let (_, token) = me.cookie.split_once('=').unwrap();
    let now = Person { cookie: format!("__Host-dreadboard={token}"), ..me };
    let answer = now.get("games/final-hour/catalog").await;
    assert_eq!((answer.header("set-cookie"), answer.header("cache-control")), (None, Some("no-cache")));
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_came_before_there_was_tls_is_still_themselves_and_gets_the_new_cookie() {
    let plain = start_server(&[]).await;
    let me = Person::come(&plain.address).await;
    me.ask("PATCH", "me", json!({ "name": "Agnes" }).to_string().as_bytes()).await.good();
    came_early(&plain, &me).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let secure = plain.reopen(&[("public", "https://example.org")]).await;
    let me = Person { address: secure.address.clone(), ..me };
    for path in ["me", "tables", &format!("tables/{table}")] {
        let answer = me.get(path).await;
        let all = answer.good();
        assert!(path != "me" || all["name"] == "Agnes", "{all}");
        let cookies: Vec<&str> =
            answer.head.lines().filter(|line| line.to_lowercase().starts_with("set-cookie:")).collect();
        assert_eq!(cookies.len(), 2, "{path}: {cookies:?}");
        let (_, token) = me.cookie.split_once('=').unwrap();
        assert!(cookies[0].contains(&format!("__Host-dreadboard={token};")), "{path}: {cookies:?}");
        assert!(
            cookies[1].contains("dreadboard=;") && cookies[1].contains("Max-Age=0"),
            "{path}: {cookies:?}"
        );
    }
    // From then on only the new cookie identifies the guest.
    let (_, token) = me.cookie.split_once('=').unwrap();
    let now = Person { cookie: format!("dreadboard=other; __Host-dreadboard={token}"), ..me.clone() };
    let answer = now.get("me").await;
    assert_eq!((answer.good()["name"].as_str(), answer.header("set-cookie")), (Some("Agnes"), None));
    let unknown = Person { cookie: "dreadboard=nobody".into(), ..me };
    let answer = unknown.get("me").await;
    assert!(answer.header("set-cookie").is_some_and(|cookie| !cookie.contains("nobody")), "{}", answer.head);
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_keep_to_tls_where_there_is_any() {
    let hsts = async |settings: &[(&str, &str)]| {
        let server = start_server(settings).await;
        let answer = request(&server.address, "GET", "/", &[], b"").await;
        answer.header("strict-transport-security").map(str::to_owned)
    };
    assert_eq!(hsts(&[]).await, None);
    assert_eq!(hsts(&[("public", "http://example.org")]).await, None);
    assert_eq!(hsts(&[("public", "https://example.org")]).await.as_deref(), Some("max-age=31536000"));
}

#[tokio::test(flavor = "multi_thread")]
async fn what_depends_on_who_asks_is_stored_nowhere() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, card) = me.table(duel(json!("friend"), "consent")).await;
    let code = card["invitations"][0]["code"].as_str().unwrap();
    let table = format!("tables/{table}");
    let parts = ["", "/catalog", "/printed", "/save", "/replay"].map(|part| format!("{table}{part}"));
    let more = ["me", "tables", "campaigns", &format!("join/{code}"), "campaigns/none", "nothing"];
    for path in parts.iter().map(String::as_str).chain(more) {
        assert_eq!(me.get(path).await.header("cache-control"), Some("no-store"), "{path}");
    }
    let renamed = me.ask("PATCH", "me", json!({ "name": "Agnes" }).to_string().as_bytes()).await;
    assert_eq!(renamed.header("cache-control"), Some("no-store"));
    for path in ["locale/en", "locale/en/shell"] {
        assert_eq!(me.get(path).await.header("cache-control"), Some("no-cache"), "{path} is for everybody");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_are_told_to_load_nothing_from_elsewhere() {
    let server = start_server(&[]).await;
    for path in ["/", "/t/anything", "/api/v1/games", "/api/v1/nothing", "/health"] {
        let answer = request(&server.address, "GET", path, &[], b"").await;
        let policy = answer.header("content-security-policy").unwrap_or_default();
        assert!(policy.contains("default-src 'self'") && policy.contains("frame-ancestors 'none'"), "{path}");
        assert!(!policy.contains("unsafe"), "{path}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"), "{path}");
        assert_eq!(answer.header("cross-origin-opener-policy"), Some("same-origin"), "{path}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn only_our_own_pages_change_things_or_open_sockets() {
    let server = start_server(&[("public", "https://example.org")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let body = json!({ "name": "x" }).to_string();
    let from = async |origin: Option<&str>| {
        let mut headers = vec![("Cookie", me.cookie.as_str())];
        headers.extend(origin.map(|origin| ("Origin", origin)));
        request(&server.address, "PATCH", "/api/v1/me", &headers, body.as_bytes()).await.status
    };
    assert_eq!(from(Some("https://evil.example")).await, 403);
    assert_eq!(from(Some("null")).await, 403);
    assert_eq!(from(None).await, 403);
    assert_eq!(from(Some("https://example.org")).await, 200);
    assert_eq!(from(Some("http://example.org")).await, 403, "its scheme is another");
    let port = server.address.rsplit(':').next().unwrap();
    assert_eq!(from(Some(&format!("http://localhost:{port}"))).await, 200);
    assert_eq!(from(Some(&format!("https://localhost:{port}"))).await, 403);
    // A foreign name that resolves to this server (DNS rebinding): `Origin` and `Host` agree, but the page is
    // foreign.
    let foreign = format!("evil.example:{port}");
    let head = format!(
        "PATCH /api/v1/me HTTP/1.1\r\nHost: {foreign}\r\nOrigin: http://{foreign}\r\nCookie: {}\r\n\
         Connection: close\r\nContent-Length: {}\r\n\r\n{body}",
        me.cookie,
        body.len()
    );
    let answer = break_off(&server.address, &head).await;
    assert!(answer.starts_with("HTTP/1.1 403"), "{answer}");
    assert!(me.try_sit(&table, Some("https://evil.example")).await.is_err_and(|e| e.contains("403")));
    assert!(me.try_sit(&table, None).await.is_err());
    assert!(me.try_sit(&table, Some("https://example.org")).await.is_ok());
}

#[tokio::test(flavor = "multi_thread")]
async fn what_is_too_large_is_refused_and_the_server_goes_on() {
    let server = start_server(&[("frame", "2000"), ("body", "3000"), ("save", "5000")]).await;
    let me = Person::come(&server.address).await;
    let long = json!({ "name": "n".repeat(4000) }).to_string();
    let refused = me.ask("PATCH", "me", long.as_bytes()).await;
    assert_eq!((refused.status, refused.code().as_str()), (413, "too-large"));
    let pack = json!({ "game": "final-hour", "pack": "x".repeat(6000) }).to_string();
    assert_eq!(me.ask("POST", "tables", pack.as_bytes()).await.code(), "too-large");
    // Packs and positions have the lower limit even where saves are accepted.
    for key in ["pack", "position"] {
        let start = json!({ (key): "x".repeat(4000) });
        assert_eq!(me.post("games/final-hour/setup", start).await.code(), "too-large", "{key}");
        let mut new = duel(json!({ "bot": "novice" }), "free");
        new[key] = json!("x".repeat(4000));
        assert_eq!(me.post("tables", new).await.code(), "too-large", "{key}");
    }
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let frame = json!({ "id": 1, "do": { "chat": { "text": "x".repeat(3000) } } }).to_string();
    _ = wire.stream.send(Message::text(frame)).await;
    assert_eq!(wire.until_close().await, Some(1009));
    me.sit(&table).await.look(Some(0)).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_is_refused_by_the_length_that_its_head_announces() {
    let server = start_server(&[("body", "3000"), ("save", "5000")]).await;
    let me = Person::come(&server.address).await;
    let (cookie, address) = (&me.cookie, &server.address);
    for (line, length) in [
        ("PATCH /api/v1/me", "3001"),
        ("POST /api/v1/tables", "5001"),
        ("POST /api/v1/games/final-hour/setup", "99999999999"),
        ("GET /api/v1/tables", "10000000000000000"),
    ] {
        let head = format!(
            "{line} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nCookie: {cookie}\r\n\
             Expect: 100-continue\r\nContent-Length: {length}\r\n\r\n"
        );
        // Nothing of the body is ever sent.
        let mut stream = TcpStream::connect(address).await.unwrap();
        stream.write_all(head.as_bytes()).await.unwrap();
        let mut answer = String::new();
        timeout(TEST_TIMEOUT, stream.read_to_string(&mut answer)).await.expect("an answer comes").unwrap();
        assert!(answer.starts_with("HTTP/1.1 413"), "{line}: {answer}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_sends_too_large_a_body_hears_so_while_they_still_send_it() {
    let server = start_server(&[("body", "3000")]).await;
    let me = Person::come(&server.address).await;
    for _ in 0..20 {
        let answer = me.ask("PATCH", "me", &vec![b' '; 2_000_000]).await;
        assert_eq!((answer.status, answer.code().as_str()), (413, "too-large"));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_is_closed_by_a_frame_that_says_why() {
    let server = start_server(&[("frame", "2000")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    // Whoever closes is answered, with the code that they gave.
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    let goodbye = CloseFrame { code: CloseCode::Normal, reason: "".into() };
    wire.stream.close(Some(goodbye)).await.unwrap();
    assert_eq!(wire.until_close().await, Some(1000));
    // Too much, also while they still send it, and in many small pieces.
    for bytes in [2001, 5_000_000] {
        let mut wire = me.sit(&table).await;
        _ = wire.stream.send(Message::text("x".repeat(bytes))).await;
        assert_eq!(wire.until_close().await, Some(1009), "{bytes}");
    }
    let mut wire = me.sit(&table).await;
    for at in 0..30 {
        let code = if at == 0 { Data::Text } else { Data::Continue };
        let piece = Frame::message(vec![b'x'; 100], OpCode::Data(code), false);
        _ = wire.stream.send(Message::Frame(piece)).await;
    }
    assert_eq!(wire.until_close().await, Some(1009));
    // What is no text, and what is no frame.
    for (payload, code, expected) in [(vec![0xff], Data::Text, 1007), (vec![b'x'], Data::Continue, 1002)] {
        let mut wire = me.sit(&table).await;
        let frame = Frame::message(payload, OpCode::Data(code), true);
        wire.stream.send(Message::Frame(frame)).await.unwrap();
        assert_eq!(wire.until_close().await, Some(expected));
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn too_much_at_once_is_refused() {
    let server = start_server(&[("guest-rate", "4"), ("tables", "2"), ("sockets", "1")]).await;
    let me = Person::come(&server.address).await;
    let new = duel(json!({ "bot": "novice" }), "free");
    let (table, _) = me.table(new.clone()).await;
    me.post("tables", new.clone()).await.good();
    assert_eq!(me.post("tables", new).await.code(), "too-much", "two games at most");
    let _open = me.sit(&table).await;
    let origin = format!("http://{}", server.address);
    assert!(me.try_sit(&table, Some(&origin)).await.is_err_and(|e| e.contains("429")), "one socket at most");
    let mut refused = 0;
    for _ in 0..30 {
        refused += u32::from(me.get("me").await.status == 429);
    }
    assert!(refused > 0, "twenty at once at most");
    let crowd = crate::start_server(&[("address-rate", "2")]).await;
    let mut refused = 0;
    for _ in 0..30 {
        refused += u32::from(request(&crowd.address, "GET", "/health", &[], b"").await.status == 429);
    }
    assert!(refused > 0, "ten from one address at once at most");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_new_guests_come_from_one_address() {
    let server = start_server(&[("newcomers", "3")]).await;
    let me = Person::come(&server.address).await;
    Person::come(&server.address).await;
    Person::come(&server.address).await;
    let refused = request(&server.address, "GET", "/api/v1/me", &[], b"").await;
    assert_eq!((refused.code().as_str(), refused.header("set-cookie")), ("too-much", None));
    me.get("me").await.good();
}

#[tokio::test(flavor = "multi_thread")]
async fn behind_a_proxy_nobody_chooses_where_they_come_from() {
    let server = start_server(&[("proxy", "true"), ("newcomers", "3")]).await;
    let come = async |lines: [&str; 2]| {
        let headers = lines.map(|line| ("X-Forwarded-For", line));
        request(&server.address, "GET", "/api/v1/me", &headers, b"").await.status
    };
    // A proxy appends the address to the header it received, or adds a header of its own after it.
    assert_eq!(come(["198.51.100.1", "203.0.113.7"]).await, 200);
    assert_eq!(come(["198.51.100.2", "198.51.100.3, 203.0.113.7"]).await, 200);
    assert_eq!(come(["198.51.100.4, 198.51.100.5", "203.0.113.7"]).await, 200);
    assert_eq!(come(["198.51.100.6", "203.0.113.7"]).await, 429, "three from there");
    assert_eq!(come(["203.0.113.7", "203.0.113.8"]).await, 200, "that is somebody else");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_games_are_begun_in_a_day() {
    let server = start_server(&[("tables", "100"), ("tables-a-day", "2")]).await;
    let me = Person::come(&server.address).await;
    let new = duel(json!({ "bot": "novice" }), "free");
    assert_eq!(
        me.post("tables", json!({ "game": "none" })).await.code(),
        "malformed",
        "that one does not count"
    );
    me.table(new.clone()).await;
    me.table(new.clone()).await;
    let refused = me.post("tables", new.clone()).await.json();
    assert_eq!(refused["text"]["id"], "server-too-many-today");
    Person::come(&server.address).await.table(new).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_too_fast_is_told_which_frame_was_refused() {
    let server = start_server(&[("guest-rate", "4")]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    let mut wire = me.sit(&table).await;
    let mut sent = Vec::new();
    for _ in 0..40 {
        sent.push(wire.send(json!({ "look": { "seat": 0, "areas": false } })).await);
    }
    let refused = wire.until("refused").await;
    assert_eq!(refused["why"]["code"], "too-much");
    assert!(sent.iter().any(|id| refused["id"] == *id), "{refused}");
}

#[tokio::test(flavor = "multi_thread")]
async fn what_somebody_wrote_is_repeated_only_in_part() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let long = "я".repeat(3000);
    let is_short = |answer: &str| !answer.contains(&"я".repeat(81));
    let part = "%D1%8F".repeat(1000);
    let word = json!([{ "key": "investigators", "value": long }]);
    let key = json!([{ "key": long, "value": "1" }]);
    let open = policy("free", false);
    let new = |game: &str, more: Value| {
        let mut new = json!({ "game": game, "seats": ["me", "me"], "policy": open });
        more.as_object().unwrap().iter().for_each(|(key, value)| new[key] = value.clone());
        new
    };
    let mut answers = vec![
        me.get(&format!("rules/{part}")).await,
        me.get(&format!("games/{part}/catalog")).await,
        me.ask("PATCH", "me", json!({ (&long): 1 }).to_string().as_bytes()).await,
        me.post("tables", json!(long)).await,
        me.post("tables", new(&long, json!({}))).await,
        me.post("tables", new("final-hour", json!({ "seats": [long] }))).await,
        me.post("games/arkham-lcg/proofread", json!({ "kind": "deck", "text": long })).await,
    ];
    for more in [
        json!({ "options": word }),
        json!({ "options": key }),
        json!({ "pack": long }),
        json!({ "pack": format!("name = {long}") }),
        json!({ "position": format!("at = '{long}'") }),
        json!({ "position": format!("'{long}' = 1") }),
        json!({ "position": format!("[monsters]\n'{long}' = '{long}'") }),
        json!({ "save": long }),
        json!({ "save": { "game": long } }),
        json!({ "save": { "game": "final-hour", (&long): long } }),
    ] {
        for game in ["final-hour", "cthulhu-duel", "arkham-lcg"] {
            answers.push(me.post(&format!("games/{game}/setup"), more.clone()).await);
            answers.push(me.post("tables", new(game, more.clone())).await);
        }
    }
    for answer in &answers {
        assert!(is_short(&answer.text), "{}", answer.text);
    }
    let named = answers.iter().filter(|answer| answer.text.contains("яя")).count();
    assert!(named > answers.len() / 2, "what was wrong is still named");
    let (_, _, mut wire) = me.alone("free").await;
    for frame in [json!({ (&long): 1 }), json!(long), json!({ "look": { (&long): 1 } })] {
        let (_, refused) = wire.command(frame).await;
        assert!(is_short(&refused.to_string()), "{refused}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn rubbish_gets_a_clear_answer() {
    let server = start_server(&[]).await;
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "bot": "novice" }), "free")).await;
    for body in ["", "{", "[]", "null", "{\"name\":1}", "{\"name\":\"x\",\"more\":1}", "\u{0}"] {
        assert_eq!(me.ask("PATCH", "me", body.as_bytes()).await.code(), "malformed", "{body:?}");
    }
    assert_eq!(me.ask("PATCH", "me", &[0xff, 0xfe]).await.code(), "malformed");
    for path in [
        "tables/none",
        "tables/none/save",
        "join/none",
        "rules/none",
        "locale/xx",
        "locale/en/none",
        "nothing",
        "tables/%00",
    ] {
        assert_eq!(me.get(path).await.code(), "not-found", "{path}");
    }
    for (method, path) in [
        ("DELETE", format!("tables/{table}/seats/300")),
        ("GET", format!("tables/{table}/replay/x")),
        ("GET", format!("tables/{table}/replay?seat=x")),
        ("PUT", "me".to_owned()),
        ("DELETE", "games".to_owned()),
    ] {
        assert_eq!(me.ask(method, &path, b"").await.code(), "malformed", "{method} {path}");
    }
    let stranger =
        request(&server.address, "GET", "/api/v1/tables", &[("Cookie", "dreadboard=x")], b"").await;
    assert_eq!(stranger.code(), "forbidden");
    for new in [
        json!({ "game": "cthulhu-duel", "seats": ["me"], "policy": crate::client::policy("free", false) }),
        json!({ "game": "cthulhu-duel", "seats": ["me", "you"], "policy": crate::client::policy("free", false) }),
        json!({ "game": "cthulhu-duel", "seats": [] }),
    ] {
        assert_eq!(me.post("tables", new).await.code(), "malformed");
    }
    let mut wire = me.sit(&table).await;
    wire.look(Some(0)).await;
    for (frame, id) in [
        ("", None),
        ("nonsense", None),
        ("{}", None),
        ("{\"id\":1}", Some(1)),
        ("{\"id\":-1,\"do\":{}}", None),
        ("{\"id\":2,\"do\":{\"fly\":{}}}", Some(2)),
        ("[[[[[[[", None),
    ] {
        wire.stream.send(Message::text(frame)).await.unwrap();
        let refused = wire.until("refused").await;
        assert_eq!((&refused["id"], &refused["why"]["code"]), (&json!(id), &json!("malformed")), "{frame:?}");
    }
    wire.stream.send(Message::binary(vec![1, 2, 3])).await.unwrap();
    assert_eq!(wire.until("refused").await["why"]["code"], "malformed");
    for command in [
        json!({ "look": { "seat": 9, "areas": true } }),
        json!({ "move": { "seat": 200, "question": 1, "reply": { "answer": [] } } }),
        json!({ "stand-in": { "seat": 77, "bot": "keen" } }),
    ] {
        assert_eq!(wire.refused(command).await, "not-found");
    }
    wire.look(Some(0)).await;
}

/// Sends part of a request and nothing more; returns what is received until the connection is closed.
async fn break_off(address: &str, part: &str) -> String {
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(part.as_bytes()).await.unwrap();
    let mut answer = String::new();
    _ = timeout(TEST_TIMEOUT, stream.read_to_string(&mut answer)).await.expect("the line is closed");
    answer
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_breaks_off_in_the_middle_of_a_request_is_not_waited_for() {
    let server = start_server(&[("patience", "1")]).await;
    let me = Person::come(&server.address).await;
    assert_eq!(break_off(&server.address, "").await, "");
    break_off(&server.address, "POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nCook").await;
    let head = format!(
        "POST /api/v1/tables HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nContent-Length: 99\r\n",
        server.address, me.cookie
    );
    let answer = break_off(&server.address, &format!("{head}\r\n{{\"game\":")).await;
    assert!(answer.contains("server-unread"), "{answer}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_breaks_off_does_not_keep_the_server_from_ending() {
    let server = start_server(&[("patience", "3600"), ("grace", "1")]).await;
    let me = Person::come(&server.address).await;
    let mut stream = TcpStream::connect(&server.address).await.unwrap();
    let head = format!(
        "PATCH /api/v1/me HTTP/1.1\r\nHost: {0}\r\nOrigin: http://{0}\r\nCookie: {1}\r\nContent-Length: 99\r\n\r\n",
        server.address, me.cookie
    );
    stream.write_all(head.as_bytes()).await.unwrap();
    // Ensures that the first request is in progress.
    me.get("tables").await.good();
    timeout(TEST_TIMEOUT, server.close()).await.expect("it ends");
}

#[tokio::test(flavor = "multi_thread")]
async fn more_connections_than_there_are_places_for_wait_their_turn() {
    let server = start_server(&[("connections", "1")]).await;
    let head = format!("GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let mut first = TcpStream::connect(&server.address).await.unwrap();
    let mut answer = [0; 4096];
    let mut ask = async |stream: &mut TcpStream| {
        stream.write_all(head.as_bytes()).await.unwrap();
        timeout(TEST_TIMEOUT, stream.read(&mut answer)).await.expect("an answer comes").unwrap()
    };
    assert!(ask(&mut first).await > 0);
    let mut second = TcpStream::connect(&server.address).await.unwrap();
    second.write_all(head.as_bytes()).await.unwrap();
    for _ in 0..20 {
        assert!(ask(&mut first).await > 0);
    }
    assert!(second.try_read(&mut [0; 1]).is_err(), "the second one waits as long as the first stays");
    drop(first);
    assert!(timeout(TEST_TIMEOUT, second.read(&mut [0; 1])).await.expect("an answer comes").unwrap() > 0);
}

#[tokio::test(flavor = "multi_thread")]
async fn nothing_is_laid_out_for_those_whom_nobody_knows() {
    let server = start_server(&[]).await;
    let origin = format!("http://{}", server.address);
    let headers = [("Origin", origin.as_str())];
    let setup = request(&server.address, "POST", "/api/v1/games/final-hour/setup", &headers, b"{}").await;
    assert_eq!(setup.code(), "forbidden");
}

#[tokio::test(flavor = "multi_thread")]
async fn so_many_watch_a_table_and_those_who_play_have_a_place_still() {
    let server = start_server(&[("watchers", "2")]).await;
    let me = Person::come(&server.address).await;
    let mut new = duel(json!("friend"), "consent");
    new["policy"]["open"] = json!(true);
    let (table, card) = me.table(new).await;
    let origin = format!("http://{}", server.address);
    let watcher = Person::come(&server.address).await;
    let mut open = [watcher.sit(&table).await, Person::come(&server.address).await.sit(&table).await];
    for socket in &mut open {
        socket.until("table").await;
    }
    let full = watcher.try_sit(&table, Some(&origin)).await;
    assert!(full.is_err_and(|why| why.contains("429")));
    let mut mine = me.sit(&table).await;
    mine.until_state(|state| state["watching"] == 2).await;
    let code = card["invitations"][0]["code"].as_str().unwrap();
    watcher.post(&format!("join/{code}"), json!({})).await.good();
    watcher.sit(&table).await;
    // All spectators receive the same state; players' states mark their own seats.
    let late = Person::come(&server.address).await.sit(&table).await.until("table").await;
    let yours = |state: &Value| [0, 1].map(|at| state["seats"][at]["yours"] == true);
    assert_eq!((yours(&late), late["invitations"].clone()), ([false; 2], json!([])));
    open[0].until_state(|state| yours(state) == [false, true]).await;
    mine.until_state(|state| yours(state) == [true, false]).await;
}

/// Linux has further loopback addresses.
#[cfg(target_os = "linux")]
#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_take_every_connection() {
    let server = start_server(&[("address-connections", "2")]).await;
    let head = format!("GET /health HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let ask = async |stream: &mut TcpStream| {
        // A refused connection may be closed before the request is sent.
        _ = stream.write_all(head.as_bytes()).await;
        timeout(TEST_TIMEOUT, stream.read(&mut [0; 4096])).await.expect("something comes").unwrap_or(0)
    };
    let mut open = Vec::new();
    for _ in 0..2 {
        let mut stream = TcpStream::connect(&server.address).await.unwrap();
        assert!(ask(&mut stream).await > 0);
        open.push(stream);
    }
    let mut third = TcpStream::connect(&server.address).await.unwrap();
    assert_eq!(ask(&mut third).await, 0, "it is closed at once");
    let elsewhere = tokio::net::TcpSocket::new_v4().unwrap();
    elsewhere.bind("127.0.0.2:0".parse().unwrap()).unwrap();
    let mut elsewhere = elsewhere.connect(server.address.parse().unwrap()).await.unwrap();
    assert!(ask(&mut elsewhere).await > 0, "others are let in");
    drop(open.pop());
    let again = async { while ask(&mut TcpStream::connect(&server.address).await.unwrap()).await == 0 {} };
    timeout(TEST_TIMEOUT, again).await.expect("whoever goes makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_has_so_many_sockets_whoever_its_guests_are() {
    let server = start_server(&[("address-sockets", "2")]).await;
    let me = Person::come(&server.address).await;
    let pair = Pair::sit(&me).await;
    let origin = format!("http://{}", server.address);
    assert!(pair.friend.try_sit(&pair.table, Some(&origin)).await.is_err_and(|why| why.contains("429")));
    drop(pair.mine);
    let again = async {
        while pair.friend.try_sit(&pair.table, Some(&origin)).await.is_err() {
            tokio::task::yield_now().await;
        }
    };
    timeout(TEST_TIMEOUT, again).await.expect("whoever goes makes room");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_vanishes_without_a_word_is_missed_after_a_while() {
    let server = start_server(&[("ping", "1")]).await;
    let me = Person::come(&server.address).await;
    let mut pair = Pair::sit(&me).await;
    // One client still reads and so answers pings; the other keeps its connection open and does nothing.
    let seat = |state: &Value| state["seats"][1]["presence"].clone();
    let state = pair.mine.until_state(|state| seat(state) == "away").await;
    assert_eq!(state["seats"][0]["presence"], "here");
    assert!(!pair.theirs.until_closed().await, "nobody says goodbye to whoever is gone");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_slow_reader_is_let_go_and_nobody_waits_for_it() {
    for setting in [("queue", "4"), ("queue-bytes", "100000")] {
        slow_reader(&start_server(&[("queue", "10000"), setting]).await).await;
    }
}

async fn slow_reader(server: &TestServer) {
    let me = Person::come(&server.address).await;
    let (table, _) = me.table(duel(json!({ "here": "Ann" }), "free")).await;
    let mut slow = me.sit(&table).await;
    // Requests the complete state repeatedly and reads nothing.
    for id in 0..4000 {
        let look = json!({ "id": id, "do": { "look": { "seat": 0, "areas": true } } }).to_string();
        let sent = tokio::time::timeout(Duration::from_secs(5), slow.stream.send(Message::text(look))).await;
        if !matches!(sent, Ok(Ok(()))) {
            break;
        }
    }
    let mut quick = me.sit(&table).await;
    quick.look(Some(0)).await;
    let metrics = request(&server.address, "GET", "/metrics", &[], b"").await.text;
    assert!(!metrics.contains("dreadboard_slow_readers_total 0\n"), "{metrics}");
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_is_let_go_as_too_slow_is_missed() {
    let server = start_server(&[("queue", "4"), ("ping", "3600")]).await;
    let me = Person::come(&server.address).await;
    let Pair { mut mine, mut theirs, .. } = Pair::sit(&me).await;
    let ask = async {
        let look = json!({ "id": 1, "do": { "look": { "seat": 1, "areas": true } } }).to_string();
        // Requests the complete state repeatedly and reads nothing.
        while theirs.stream.send(Message::text(look.clone())).await.is_ok() {}
    };
    let missed = mine.until_state(|state| state["seats"][1]["presence"] == "away");
    tokio::select! {
        biased;
        _ = missed => {}
        () = async { ask.await; std::future::pending().await } => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn whoever_asks_and_does_not_read_is_not_waited_for() {
    let server = start_server(&[("connections", "1"), ("patience", "1")]).await;
    let large = format!("GET /api/v1/locale/en HTTP/1.1\r\nHost: {}\r\n\r\n", server.address);
    let mut greedy = TcpStream::connect(&server.address).await.unwrap();
    greedy.write_all(large.repeat(1000).as_bytes()).await.unwrap();
    // The only connection permit is free again although the client has not closed its connection.
    assert_eq!(request(&server.address, "GET", "/health", &[], b"").await.status, 200);
    drop(greedy);
}
