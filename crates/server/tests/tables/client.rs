//! A test client: people who use HTTP and sockets.

// Shared by several test programs, none of which uses all of it.
#![allow(dead_code, unreachable_pub)]

use std::time::Duration;

use futures_util::{SinkExt, StreamExt};
use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{Instant, timeout, timeout_at};
use tokio_tungstenite::tungstenite::Message;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::{MaybeTlsStream, WebSocketStream, connect_async};

/// The time-out of every wait.
pub const TEST_TIMEOUT: Duration = Duration::from_secs(120);

/// A response: the status, the head, and the body as JSON if it is any.
pub struct Answer {
    pub status: u16,
    pub head: String,
    pub text: String,
}

impl Answer {
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or_else(|e| panic!("{e}: {} {}", self.status, self.text))
    }

    /// The body of a successful response.
    #[track_caller]
    pub fn good(&self) -> Value {
        assert_eq!(self.status, 200, "{}", self.text);
        self.json()
    }

    /// The failure code of a failed response.
    #[track_caller]
    pub fn code(&self) -> String {
        assert!(self.status >= 400, "{} {}", self.status, self.text);
        self.json()["code"].as_str().expect("a failure has a code").to_owned()
    }

    /// The value of a header.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.head.lines().find_map(|line| {
            let (key, value) = line.split_once(':')?;
            key.eq_ignore_ascii_case(name).then(|| value.trim())
        })
    }
}

/// Sends a request with these headers and reads the whole response.
pub async fn request(
    address: &str,
    method: &str,
    path: &str,
    headers: &[(&str, &str)],
    body: &[u8],
) -> Answer {
    let mut stream = TcpStream::connect(address).await.expect("the server is open");
    let mut head = format!("{method} {path} HTTP/1.1\r\nHost: {address}\r\nConnection: close\r\n");
    headers.iter().for_each(|(name, value)| head += &format!("{name}: {value}\r\n"));
    head += &format!("Content-Length: {}\r\n\r\n", body.len());
    stream.write_all(head.as_bytes()).await.expect("the head is taken");
    // The server may refuse a large body before it is read.
    _ = stream.write_all(body).await;
    let mut bytes = Vec::new();
    _ = timeout(TEST_TIMEOUT, stream.read_to_end(&mut bytes)).await.expect("an answer comes");
    let text = String::from_utf8_lossy(&bytes).into_owned();
    let (head, text) = text.split_once("\r\n\r\n").unwrap_or((&text, ""));
    let status = head.split(' ').nth(1).and_then(|status| status.parse().ok()).unwrap_or(0);
    Answer { status, head: head.to_owned(), text: text.to_owned() }
}

/// A guest with a cookie.
#[derive(Clone)]
pub struct Person {
    pub address: String,
    pub cookie: String,
}

impl Person {
    /// Creates a guest.
    pub async fn come(address: &str) -> Person {
        let answer = request(address, "GET", "/api/v1/me", &[], b"").await;
        let cookie = answer.header("set-cookie").expect("a guest gets a cookie");
        let cookie = cookie.split(';').next().unwrap_or_default().to_owned();
        Person { address: address.to_owned(), cookie }
    }

    pub async fn ask(&self, method: &str, path: &str, body: &[u8]) -> Answer {
        let origin = format!("http://{}", self.address);
        let headers = [("Cookie", self.cookie.as_str()), ("Origin", &origin)];
        request(&self.address, method, &format!("/api/v1/{path}"), &headers, body).await
    }

    pub async fn get(&self, path: &str) -> Answer {
        self.ask("GET", path, b"").await
    }

    pub async fn post(&self, path: &str, body: Value) -> Answer {
        self.ask("POST", path, body.to_string().as_bytes()).await
    }

    /// Creates a table; returns its id and card.
    pub async fn table(&self, new: Value) -> (String, Value) {
        let card = self.post("tables", new).await.good();
        (card["id"].as_str().expect("a table has an id").to_owned(), card)
    }

    /// Creates a Duel with both seats one's own; returns the table, the seat that is asked, and a socket with its
    /// view.
    pub async fn alone(&self, undo: &str) -> (String, u8, Wire) {
        let (table, _) = self.table(duel(json!({ "here": "Ann" }), undo)).await;
        let mut wire = self.sit(&table).await;
        let seat = wire.asked_seat().await;
        wire.look(Some(seat)).await;
        (table, seat, wire)
    }

    /// Opens a socket to a table.
    pub async fn sit(&self, table: &str) -> Wire {
        self.try_sit(table, Some(&format!("http://{}", self.address))).await.expect("a socket opens")
    }

    /// As `sit`, from a page of this origin.
    pub async fn try_sit(&self, table: &str, origin: Option<&str>) -> Result<Wire, String> {
        let url = format!("ws://{}/api/v1/tables/{table}/socket", self.address);
        let mut request = url.into_client_request().expect("an address");
        request.headers_mut().insert("cookie", self.cookie.parse().expect("a cookie"));
        if let Some(origin) = origin {
            request.headers_mut().insert("origin", origin.parse().expect("an origin"));
        }
        let (stream, _) = connect_async(request).await.map_err(|e| e.to_string())?;
        Ok(Wire { stream, next: 0, raw: Vec::new(), ask: Value::Null, seq: 0, over: false })
    }
}

/// A socket to a table.
pub struct Wire {
    pub stream: WebSocketStream<MaybeTlsStream<TcpStream>>,
    next: u32,
    /// All frames received so far.
    pub raw: Vec<String>,
    /// The current question, from the last step received.
    pub ask: Value,
    /// The sequence number of the last step.
    pub seq: u64,
    /// Whether the game is over.
    pub over: bool,
}

impl Wire {
    /// Sends a command and returns its number.
    pub async fn send(&mut self, command: Value) -> u32 {
        self.next += 1;
        let frame = json!({ "id": self.next, "do": command });
        self.stream.send(Message::text(frame.to_string())).await.expect("the socket is open");
        self.next
    }

    /// The next frame; `None` when the socket is closed.
    pub async fn next_frame(&mut self) -> Option<Value> {
        let deadline = Instant::now() + TEST_TIMEOUT;
        loop {
            // Pings are skipped.
            let frame = timeout_at(deadline, self.stream.next()).await.expect("something comes")?;
            match frame.ok()? {
                Message::Text(text) => {
                    self.raw.push(text.to_string());
                    let frame: Value = serde_json::from_str(&text).expect("frames are JSON");
                    for kind in ["sync", "news"] {
                        if let Some(step) = frame[kind].get("step") {
                            self.ask = step["ask"].clone();
                            self.seq = frame[kind]["seq"].as_u64().expect("it has a number");
                            self.over = !step["end"].is_null();
                        }
                    }
                    return Some(frame);
                }
                Message::Close(_) => return None,
                _ => {}
            }
        }
    }

    /// Receives frames until one of this kind comes.
    pub async fn until(&mut self, kind: &str) -> Value {
        loop {
            let frame = self.next_frame().await.unwrap_or_else(|| panic!("closed before {kind}"));
            if let Some(inner) = frame.get(kind) {
                return inner.clone();
            }
        }
    }

    /// Sends a command and waits for its answer: `done`, `refused`, `foreseen` or `hint`, with its content.
    pub async fn command(&mut self, command: Value) -> (String, Value) {
        let id = self.send(command).await;
        loop {
            let frame = self.next_frame().await.expect("an answer comes before the socket closes");
            for kind in ["done", "refused", "foreseen", "hint"] {
                if frame[kind]["id"] == id {
                    return (kind.to_owned(), frame[kind].clone());
                }
            }
        }
    }

    /// Sends a command that must succeed.
    pub async fn good(&mut self, command: Value) -> Value {
        let (kind, answer) = self.command(command).await;
        assert_ne!(kind, "refused", "{answer}");
        answer
    }

    /// Sends a command that must be refused; returns the failure code.
    pub async fn refused(&mut self, command: Value) -> String {
        let (kind, answer) = self.command(command.clone()).await;
        assert_eq!(kind, "refused", "{command}: {answer}");
        answer["why"]["code"].as_str().expect("a failure has a code").to_owned()
    }

    /// Requests the view of a seat.
    pub async fn look(&mut self, seat: Option<u8>) {
        self.good(json!({ "look": { "seat": seat, "areas": false } })).await;
    }

    /// Whether this seat has to answer.
    pub fn is_asked(&self) -> bool {
        self.ask["asked"] == true
    }

    /// Answers with the choice at `n` modulo the number of choices; returns the command.
    pub async fn answer(&mut self, seat: u8, n: usize) -> Value {
        let mv = say(seat, &self.ask, n);
        self.good(mv.clone()).await;
        mv
    }

    /// Waits until the seat is asked or the game is over; returns whether it is asked.
    pub async fn wait_for_question(&mut self) -> bool {
        while !self.is_asked() && !self.over {
            self.next_frame().await.expect("the game goes on");
        }
        self.is_asked()
    }
}

/// A move that answers a question with the choices from `n` on, modulo their number.
pub fn say(seat: u8, ask: &Value, n: usize) -> Value {
    let choices = ask["choices"].as_array().expect("a question has choices").len();
    let least = ask["pick"]["some"]["min"].as_u64().map_or(1, |min| min as usize);
    let picks: Vec<usize> = (0..least).map(|at| (n + at) % choices).collect();
    json!({ "move": { "seat": seat, "question": ask["number"], "reply": { "answer": picks } } })
}

/// A policy that allows stand-ins and has no clock.
pub fn policy(undo: &str, open: bool) -> Value {
    json!({ "undo": undo, "open": open, "stand-in": true, "clock": null })
}

/// A new table of Duel for two, with the first seat for its maker.
pub fn duel(second: Value, undo: &str) -> Value {
    json!({ "game": "cthulhu-duel", "seats": ["me", second], "policy": policy(undo, false) })
}

/// Two people at a Duel, each with the view of their own seat.
pub struct Pair {
    pub table: String,
    pub friend: Person,
    pub mine: Wire,
    pub theirs: Wire,
}

impl Pair {
    /// Creates a table with undo by consent, and a friend who joins by invitation.
    pub async fn sit(me: &Person) -> Pair {
        Pair::at(me, duel(json!("friend"), "consent")).await
    }

    /// Creates this table, and a friend who joins by invitation.
    pub async fn at(me: &Person, table: Value) -> Pair {
        let (table, card) = me.table(table).await;
        let code = card["invitations"][0]["code"].as_str().unwrap().to_owned();
        let friend = Person::come(&me.address).await;
        friend.post(&format!("join/{code}"), json!({})).await.good();
        let (mut mine, mut theirs) = (me.sit(&table).await, friend.sit(&table).await);
        mine.look(Some(0)).await;
        theirs.look(Some(1)).await;
        Pair { table, friend, mine, theirs }
    }

    /// The seat that is asked, the socket of its player, and the other socket.
    pub async fn asked(&mut self) -> (u8, &mut Wire, &mut Wire) {
        let seat = self.mine.asked_seat().await;
        let (asked, other) =
            if seat == 0 { (&mut self.mine, &mut self.theirs) } else { (&mut self.theirs, &mut self.mine) };
        assert!(asked.wait_for_question().await);
        (seat, asked, other)
    }
}

impl Wire {
    /// The first seat that is asked.
    pub async fn asked_seat(&mut self) -> u8 {
        self.send(json!({ "look": { "seat": 0, "areas": false } })).await;
        self.wait_for_question_of(&[]).await
    }

    /// Receives frames until one of these seats is asked, or any seat if none is given; returns the seat.
    pub async fn wait_for_question_of(&mut self, seats: &[u64]) -> u8 {
        self.send(json!({ "look": { "seat": 0, "areas": false } })).await;
        loop {
            let frame = self.next_frame().await.expect("the game goes on");
            let step = if frame["sync"].is_null() { &frame["news"]["step"] } else { &frame["sync"]["step"] };
            let asked = step["asked"].as_array().cloned().unwrap_or_default();
            let found = asked.iter().filter_map(|seat| seat.as_u64());
            if let Some(seat) = found.into_iter().find(|seat| seats.is_empty() || seats.contains(seat)) {
                return seat as u8;
            }
        }
    }

    /// Receives frames until the table's state satisfies the condition.
    pub async fn until_state(&mut self, is: impl Fn(&Value) -> bool) -> Value {
        loop {
            let state = self.until("table").await;
            if is(&state) {
                return state;
            }
        }
    }
}

impl Wire {
    /// Receives frames until the socket is closed; returns whether it was closed because the server shuts down.
    pub async fn until_closed(&mut self) -> bool {
        self.until_close().await == Some(1001)
    }

    /// Hears until the socket is closed: the code of its close frame, none if the connection broke without one.
    pub async fn until_close(&mut self) -> Option<u16> {
        loop {
            match timeout(TEST_TIMEOUT, self.stream.next()).await.expect("something comes") {
                Some(Ok(Message::Close(frame))) => return frame.map(|frame| frame.code.into()),
                Some(Ok(_)) => {}
                Some(Err(_)) | None => return None,
            }
        }
    }
}
