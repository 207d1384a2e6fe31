//! A guest with a cookie and an IP address of their own.

use std::net::Ipv4Addr;
use std::time::Duration;

use serde_json::{Value, json};
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::{sleep, timeout};
use tokio_tungstenite::tungstenite::client::IntoClientRequest;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::{WebSocketStream, client_async_with_config};

/// The time-out of every request.
const LONG: Duration = Duration::from_secs(60);

/// The read buffer of a socket, in bytes.
const READ_BUFFER_BYTES: usize = 16 * 1024;

/// A socket to a table.
pub(crate) type Wire = WebSocketStream<TcpStream>;

/// A guest of the server.
pub(crate) struct Guest {
    from: Ipv4Addr,
    cookie: String,
}

/// Whether a server listens there. Waits a moment first, because a killed server's connections do not all close at
/// once.
pub(crate) async fn is_there(host: &str) -> bool {
    sleep(Duration::from_secs(1)).await;
    matches!(timeout(LONG, TcpStream::connect(host)).await, Ok(Ok(_)))
}

impl Guest {
    /// Creates the guest with this number.
    pub(crate) async fn come(host: &str, number: u32) -> Result<Guest, String> {
        let mut guest = Guest {
            from: Ipv4Addr::from(u32::from(Ipv4Addr::new(10, 0, 0, 0)) + number),
            cookie: String::new(),
        };
        let (head, _) = guest.ask(host, "GET", "me", "").await?;
        let cookie = head.lines().find_map(|line| line.strip_prefix("set-cookie: ")?.split(';').next());
        guest.cookie = cookie.ok_or("a guest gets no cookie")?.to_owned();
        Ok(guest)
    }

    /// Creates a table where all seats are this guest's; returns its id and the number of seats.
    pub(crate) async fn table(&self, host: &str, game: &str) -> Result<(String, u8), String> {
        let offered = self.post(host, &format!("games/{game}/setup"), &json!([])).await?;
        let seats = offered["seats"].as_array().map_or(0, Vec::len);
        let sitters = |seat| if seat == 0 { json!("me") } else { json!({ "here": "another" }) };
        let policy = json!({ "undo": "free", "open": false, "stand-in": false, "clock": null });
        let sitters: Vec<Value> = (0..seats).map(sitters).collect();
        let new = json!({ "game": game, "seats": sitters, "policy": policy });
        let card = self.post(host, "tables", &new).await?;
        Ok((card["id"].as_str().ok_or("a table has no id")?.to_owned(), seats as u8))
    }

    /// The names of the registered games.
    pub(crate) async fn games(&self, host: &str) -> Result<Vec<String>, String> {
        let games: Value =
            serde_json::from_str(&self.get(host, "games").await?).map_err(|e| e.to_string())?;
        let names = games.as_array().into_iter().flatten().filter_map(|game| game["name"].as_str());
        let names: Vec<String> = names.map(str::to_owned).collect();
        if names.is_empty() { Err("there is no game".into()) } else { Ok(names) }
    }

    async fn post(&self, host: &str, path: &str, body: &Value) -> Result<Value, String> {
        let (_, body) = self.ask(host, "POST", path, &body.to_string()).await?;
        serde_json::from_str(&body).map_err(|e| format!("{path}: {e}"))
    }

    /// Returns the body at this address.
    pub(crate) async fn get(&self, host: &str, path: &str) -> Result<String, String> {
        self.ask(host, "GET", path, "").await.map(|(_, body)| body)
    }

    /// Sends a request and returns the head and body of a successful response.
    async fn ask(
        &self,
        host: &str,
        method: &str,
        path: &str,
        body: &str,
    ) -> Result<(String, String), String> {
        let request = format!(
            "{method} /api/v1/{path} HTTP/1.1\r\nHost: {host}\r\nOrigin: http://{host}\r\nConnection: close\r\n\
             Cookie: {}\r\nX-Forwarded-For: {}\r\nContent-Length: {}\r\n\r\n{body}",
            self.cookie,
            self.from,
            body.len()
        );
        let exchange = async {
            let mut stream = TcpStream::connect(host).await?;
            stream.write_all(request.as_bytes()).await?;
            let mut answer = String::new();
            stream.read_to_string(&mut answer).await?;
            Ok::<_, std::io::Error>(answer)
        };
        let answer = timeout(LONG, exchange).await.map_err(|_| format!("{path}: no answer"))?;
        let answer = answer.map_err(|e| format!("{path}: {e}"))?;
        let (head, body) = answer.split_once("\r\n\r\n").ok_or_else(|| format!("{path}: half an answer"))?;
        if !head.starts_with("HTTP/1.1 200") {
            return Err(format!("{path}: {} {body}", head.lines().next().unwrap_or_default()));
        }
        Ok((head.to_owned(), body.to_owned()))
    }

    /// Opens a socket to the table.
    pub(crate) async fn sit(&self, host: &str, table: &str) -> Result<Wire, String> {
        let url = format!("ws://{host}/api/v1/tables/{table}/socket");
        let mut request = url.into_client_request().map_err(|e| e.to_string())?;
        let origin = format!("http://{host}");
        let from = self.from.to_string();
        for (name, value) in [("cookie", &self.cookie), ("origin", &origin), ("x-forwarded-for", &from)] {
            request.headers_mut().insert(name, value.parse().map_err(|_| "a header cannot be sent")?);
        }
        let config = WebSocketConfig::default().read_buffer_size(READ_BUFFER_BYTES);
        let open = async {
            let stream = TcpStream::connect(host).await.map_err(|e| e.to_string())?;
            stream.set_nodelay(true).map_err(|e| e.to_string())?;
            client_async_with_config(request, stream, Some(config)).await.map_err(|e| e.to_string())
        };
        let (wire, _) = timeout(LONG, open).await.map_err(|_| "a socket does not open")??;
        Ok(wire)
    }
}
