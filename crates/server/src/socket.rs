//! The WebSocket of a table: passes frames in both directions and closes slow, dead or misbehaving connections.

use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::Duration;

use axum::Extension;
use axum::extract::ws::{CloseFrame, Message as Frame, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::http::HeaderMap;
use axum::response::{IntoResponse, Response};
use futures_util::SinkExt;
use futures_util::stream::{SplitSink, SplitStream, StreamExt};
use serde::Deserialize;
use tokio::sync::watch;
use tokio::time::{Instant, interval, timeout};

use crate::app::App;
use crate::http::{Address, unreadable};
use crate::linger::Linger;
use crate::metrics::count;
use crate::protocol::{ClientFrame, Code, Failure, ServerFrame};
use crate::queue::{Waiting, queue};
use crate::room::{Message, Visitor, text};

/// The read buffer of each socket, in bytes. Client frames are short.
const READ_BUFFER_BYTES: usize = 4096;
/// How long the client may take to answer our close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// The number of ping intervals without any frame after which a connection counts as dead.
const MAX_MISSED_PINGS: u32 = 3;

/// Why the server closes a socket. The codes from 4000 on are ours; all of them are listed in docs/protocol.md.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum CloseReason {
    /// The server ends.
    ServerEnds,
    /// The client does not keep to the WebSocket protocol.
    ProtocolError,
    /// A text frame does not hold UTF-8.
    InvalidText,
    /// A frame, or the message that its parts make, has more bytes than the setting `frame` allows.
    TooLarge,
    /// The table let go of the socket.
    TableGone,
    /// The reader was too slow; whoever comes again gets everything anew.
    TooSlow,
}

impl CloseReason {
    /// The code and the reason of the close frame.
    fn frame(self) -> (u16, &'static str) {
        match self {
            CloseReason::ServerEnds => (1001, "the server ends"),
            CloseReason::ProtocolError => (1002, "not a WebSocket frame"),
            CloseReason::InvalidText => (1007, "not UTF-8"),
            CloseReason::TooLarge => (1009, "too large"),
            CloseReason::TableGone => (4004, "the table is gone"),
            CloseReason::TooSlow => (4008, "too slow"),
        }
    }

    /// Why a frame could not be read; none if the connection broke, so that nobody is there to be told.
    fn of_error(error: axum::Error) -> Option<CloseReason> {
        use tungstenite::Error;
        use tungstenite::error::ProtocolError;
        match error.into_inner().downcast_ref::<Error>()? {
            Error::Capacity(_) => Some(CloseReason::TooLarge),
            Error::Utf8(_) => Some(CloseReason::InvalidText),
            Error::Protocol(ProtocolError::ResetWithoutClosingHandshake) => None,
            Error::Protocol(_) => Some(CloseReason::ProtocolError),
            _ => None,
        }
    }
}

/// `GET tables/{id}/socket`.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(Address(address)): Extension<Address>,
    Extension(linger): Extension<Linger>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if !app.origins.admit(&headers) {
        return Err(Failure::of(Code::Forbidden, "server-origin"));
    }
    let upgrade = upgrade.map_err(|_| Failure::of(Code::Malformed, "server-no-socket"))?;
    let guest = visitor.id.clone();
    app.with_room(&id, move |table| table.welcomes(&guest)).await??;
    let Some(places) = app.limits.socket(&visitor.id, address) else {
        return Err(Failure::of(Code::TooMuch, "server-too-many-sockets"));
    };
    let size = app.config.frame;
    // Subscribed before the upgrade: shutdown waits until every receiver is dropped.
    let ending = app.ending.subscribe();
    let upgrade = upgrade.max_message_size(size).max_frame_size(size).read_buffer_size(READ_BUFFER_BYTES);
    Ok(upgrade
        .on_upgrade(move |socket| async move {
            app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
            serve_socket(&app, socket, &id, (visitor, address), &linger, ending).await;
            app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
            drop(places);
        })
        .into_response())
}

/// Passes frames between a socket and its table until either side ends.
async fn serve_socket(
    app: &Arc<App>,
    socket: WebSocket,
    id: &str,
    (guest, address): (Visitor, Option<IpAddr>),
    linger: &Linger,
    mut ending: watch::Receiver<bool>,
) {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let (mut to, mut from) = socket.split();
    let (out, mut waiting, slow) = queue(app.config.queue, app.config.queue_bytes);
    // An error means that the sender is gone, so the server is shutting down too.
    let ends = async { _ = ending.wait_for(|ends| *ends).await };
    tokio::pin!(ends);
    let come = Message::Connected { socket: number, guest: guest.clone(), address, out };
    if app.send(id, come).await.is_err() {
        close(&mut to, CloseReason::TableGone).await;
        return closed(&mut from).await;
    }
    let patience = Duration::from_secs(app.config.patience.max(1));
    let mut ping = interval(Duration::from_secs(app.config.ping.max(1)));
    let life = ping.period() * MAX_MISSED_PINGS;
    let mut heard = Instant::now();
    let mut reason = None;
    loop {
        tokio::select! {
            biased;
            () = &mut ends => {
                reason = Some(CloseReason::ServerEnds);
                break;
            }
            () = slow.notified() => {
                reason = Some(CloseReason::TooSlow);
                break;
            }
            frame = waiting.next() => {
                let Some(frame) = frame else {
                    reason = Some(CloseReason::TableGone);
                    break;
                };
                app.metrics.bytes_out.fetch_add(frame.len() as u64, Ordering::Relaxed);
                let sent = tokio::select! {
                    sent = send(&mut to, patience, Frame::Text(frame)) => sent,
                    () = slow.notified() => {
                        reason = Some(CloseReason::TooSlow);
                        break;
                    }
                };
                if !sent {
                    break;
                }
            }
            _ = ping.tick() => {
                if heard.elapsed() > life || !send(&mut to, patience, Frame::Ping(Default::default())).await {
                    break;
                }
            }
            frame = from.next() => {
                heard = Instant::now();
                let answer = match frame {
                    Some(Ok(Frame::Text(text))) => {
                        count(&app.metrics.frames_in);
                        on_frame(app, id, number, &guest, &text).await
                    }
                    Some(Ok(Frame::Binary(_))) => Err((None, Failure::of(Code::Malformed, "server-binary"))),
                    Some(Ok(Frame::Ping(_) | Frame::Pong(_))) => Ok(()),
                    Some(Err(error)) => {
                        reason = CloseReason::of_error(error);
                        // The rest of what cannot be read is not read here.
                        linger.ask();
                        break;
                    }
                    Some(Ok(Frame::Close(_))) | None => break,
                };
                if let Err((id, why)) = answer {
                    count(&app.metrics.refused);
                    let frame = text(&ServerFrame::Refused { id, why });
                    if !send(&mut to, patience, Frame::Text(frame)).await {
                        break;
                    }
                }
            }
        }
    }
    if reason == Some(CloseReason::ServerEnds) {
        let grace = Duration::from_secs(app.config.grace);
        _ = timeout(grace, finish(app, id, number, &mut waiting, &mut to, patience)).await;
    } else {
        app.leave(id, number).await;
    }
    if let Some(reason) = reason {
        close(&mut to, reason).await;
    }
    closed(&mut from).await;
}

/// Sends everything that the table still has for the socket. The table answers all earlier frames before it handles
/// the disconnection, and the queue ends when the table has dropped the socket.
async fn finish(
    app: &App,
    id: &str,
    number: u64,
    waiting: &mut Waiting,
    to: &mut SplitSink<WebSocket, Frame>,
    patience: Duration,
) {
    app.leave(id, number).await;
    while let Some(frame) = waiting.next().await {
        app.metrics.bytes_out.fetch_add(frame.len() as u64, Ordering::Relaxed);
        if !send(to, patience, Frame::Text(frame)).await {
            return;
        }
    }
}

/// Waits until both sides have sent their close frames; ours is an answer if the client's came first. Discards what comes
/// before it: closing a connection with unread bytes resets it, which can lose frames that we have sent.
async fn closed(from: &mut SplitStream<WebSocket>) {
    let rest = async { while let Some(Ok(_)) = from.next().await {} };
    _ = timeout(CLOSE_TIMEOUT, rest).await;
}

/// The number of a frame, parsed without the rest.
#[derive(Deserialize)]
struct Numbered {
    id: u32,
}

/// Passes a frame on to the table. A refusal carries the frame's number if it could be parsed.
async fn on_frame(
    app: &Arc<App>,
    id: &str,
    number: u64,
    guest: &Visitor,
    text: &str,
) -> Result<(), (Option<u32>, Failure)> {
    let numbered = serde_json::from_str(text).ok().map(|Numbered { id }| id);
    let refuse = |why| (numbered, why);
    if !app.limits.guest(&guest.id) {
        return Err(refuse(Failure::of(Code::TooMuch, "server-too-fast")));
    }
    let frame: ClientFrame = registry::read_json(text).map_err(|problem| refuse(unreadable(&problem)))?;
    let message = Message::Frame { socket: number, id: frame.id, command: frame.command, at: Instant::now() };
    app.send(id, message).await.map_err(refuse)
}

/// Sends a frame; returns whether that succeeded in time.
async fn send(to: &mut SplitSink<WebSocket, Frame>, patience: Duration, frame: Frame) -> bool {
    matches!(timeout(patience, to.send(frame)).await, Ok(Ok(())))
}

async fn close(to: &mut SplitSink<WebSocket, Frame>, reason: CloseReason) {
    let (code, text) = reason.frame();
    let frame = Frame::Close(Some(CloseFrame { code, reason: text.into() }));
    // The client may already be gone.
    _ = timeout(CLOSE_TIMEOUT, to.send(frame)).await;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_documentation_lists_every_close_code_and_no_other() {
        let docs = include_str!("../../../docs/protocol.md");
        let (_, listed) = docs.split_once("\nClose codes: ").expect("the documentation lists them");
        let listed = listed.split("\n\n").next().unwrap_or_default();
        let words = listed.split(|c: char| !c.is_ascii_digit());
        let listed: Vec<u16> =
            words.filter(|word| word.len() == 4).filter_map(|word| word.parse().ok()).collect();
        let ours = [
            CloseReason::ServerEnds,
            CloseReason::ProtocolError,
            CloseReason::InvalidText,
            CloseReason::TooLarge,
            CloseReason::TableGone,
            CloseReason::TooSlow,
        ];
        assert_eq!(listed, ours.map(|reason| reason.frame().0));
    }
}
