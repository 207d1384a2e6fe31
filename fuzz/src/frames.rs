//! Interprets bytes as WebSocket frames, sent to a running server with a game in progress.

use std::net::{SocketAddr, TcpStream};
use std::io::{Read, Write};
use std::sync::LazyLock;

use server::{Config, Server};
use tungstenite::client::IntoClientRequest;
use tungstenite::{Message, WebSocket};

/// A running server with a guest and a table of theirs.
struct House {
    address: SocketAddr,
    cookie: String,
    table: String,
}

static HOUSE: LazyLock<House> = LazyLock::new(|| {
    let folder = std::env::temp_dir().join(format!("dreadboard-fuzz-{}", std::process::id()));
    let data = folder.display().to_string();
    let mut config = Config::default();
    for (key, value) in [
        ("port", "0"),
        ("data", data.as_str()),
        ("guest-rate", "1000000"),
        ("address-rate", "1000000"),
        ("chat-rate", "1000000"),
    ] {
        config.set(key, value).expect("a setting");
    }
    let (tell, told) = std::sync::mpsc::channel();
    std::thread::spawn(move || {
        let runtime = tokio::runtime::Runtime::new().expect("a runtime");
        runtime.block_on(async {
            let server = Server::start(config, false).await.expect("it starts");
            tell.send(server.address()).expect("somebody waits");
            server.run(std::future::pending()).await
        })
    });
    let address = told.recv().expect("it starts");
    let me = ask(address, "GET", "/api/v1/me", "", "");
    let cookie = me.split("set-cookie: ").nth(1).and_then(|rest| rest.split(';').next()).expect("a cookie");
    let new = r#"{"game":"cthulhu-duel","seats":["me",{"here":"Ann"}],
        "policy":{"undo":"free","open":true,"stand-in":true,"clock":null}}"#;
    let card = ask(address, "POST", "/api/v1/tables", cookie, new);
    let table = card.split("\"id\":\"").nth(1).and_then(|rest| rest.split('"').next()).expect("a table");
    House { address, cookie: cookie.to_owned(), table: table.to_owned() }
});

fn ask(address: SocketAddr, method: &str, path: &str, cookie: &str, body: &str) -> String {
    let mut stream = TcpStream::connect(address).expect("it listens");
    let request = format!(
        "{method} {path} HTTP/1.1\r\nHost: {address}\r\nOrigin: http://{address}\r\nConnection: close\r\n\
         Cookie: {cookie}\r\nContent-Length: {}\r\n\r\n{body}",
        body.len()
    );
    stream.write_all(request.as_bytes()).expect("it reads");
    let mut answer = String::new();
    stream.read_to_string(&mut answer).expect("it answers");
    answer
}

fn sit(house: &House) -> WebSocket<TcpStream> {
    let url = format!("ws://{}/api/v1/tables/{}/socket", house.address, house.table);
    let mut request = url.into_client_request().expect("an address");
    let headers = request.headers_mut();
    headers.insert("cookie", house.cookie.parse().expect("a cookie"));
    headers.insert("origin", format!("http://{}", house.address).parse().expect("an origin"));
    let stream = TcpStream::connect(house.address).expect("it listens");
    tungstenite::client(request, stream).expect("a socket opens").0
}

/// Sends each line as a frame or as a frame's command, and checks that the server still answers afterwards.
pub fn frames(data: &[u8]) {
    let mut socket = sit(&HOUSE);
    for line in data.split(|byte| *byte == b'\n').take(16) {
        let text = String::from_utf8_lossy(line).into_owned();
        let frame = if text.starts_with('{') { format!("{{\"id\":1,\"do\":{text}}}") } else { text };
        socket.send(Message::text(frame)).expect("the socket stays open");
    }
    let last = r#"{"id":7777,"do":{"look":{"seat":0,"areas":true}}}"#;
    socket.send(Message::text(last)).expect("the socket stays open");
    loop {
        let frame = socket.read().expect("the socket stays open");
        if frame.to_text().is_ok_and(|text| text.contains("{\"done\":{\"id\":7777")) {
            return;
        }
    }
}
