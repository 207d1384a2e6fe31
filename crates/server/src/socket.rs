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
use crate::metrics::count;
use crate::protocol::{ClientFrame, Code, Failure, ServerFrame};
use crate::queue::{Waiting, queue};
use crate::room::{Message, Visitor, text};

/// Close code: the client read too slowly. After reconnecting it receives the complete state.
const SLOW: u16 = 4008;
/// Close code: the server is shutting down.
const AWAY: u16 = 1001;
/// Close code: the table has dropped the socket.
const GONE: u16 = 4004;
/// The read buffer of each socket, in bytes. Client frames are short.
const READ: usize = 4096;
/// How long the client may take to answer our close frame.
const CLOSE_TIMEOUT: Duration = Duration::from_secs(1);
/// The number of ping intervals without any frame after which a connection counts as dead.
const MISSED: u32 = 3;

/// `GET tables/{id}/socket`.
pub(crate) async fn open(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(Address(address)): Extension<Address>,
    Path(id): Path<String>,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response, Failure> {
    if !app.origins.admit(&headers) {
        return Err(Failure::of(Code::Forbidden, "server-origin"));
    }
    let upgrade = upgrade.map_err(|_| Failure::of(Code::Malformed, "server-no-socket"))?;
    let guest = visitor.id.clone();
    app.ask(&id, move |table| table.welcomes(&guest)).await??;
    let Some(places) = app.limits.socket(&visitor.id, address) else {
        return Err(Failure::of(Code::TooMuch, "server-too-many-sockets"));
    };
    let size = app.config.frame;
    // Subscribed before the upgrade: shutdown waits until every receiver is dropped.
    let ending = app.ending.subscribe();
    let upgrade = upgrade.max_message_size(size).max_frame_size(size).read_buffer_size(READ);
    Ok(upgrade
        .on_upgrade(move |socket| async move {
            app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
            serve_socket(&app, socket, &id, visitor, address, ending).await;
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
    guest: Visitor,
    address: Option<IpAddr>,
    mut ending: watch::Receiver<bool>,
) {
    static NUMBER: AtomicU64 = AtomicU64::new(0);
    let number = NUMBER.fetch_add(1, Ordering::Relaxed);
    let (mut to, mut from) = socket.split();
    let (out, mut waiting, slow) = queue(app.config.queue, app.config.queue_bytes);
    // An error means that the sender is gone, so the server is shutting down too.
    let ends = async { _ = ending.wait_for(|ends| *ends).await };
    tokio::pin!(ends);
    let come = Message::Come { socket: number, guest: guest.clone(), address, out };
    if app.send(id, come).await.is_err() {
        return close(&mut to, GONE, "no table").await;
    }
    let patience = Duration::from_secs(app.config.patience.max(1));
    let mut ping = interval(Duration::from_secs(app.config.ping.max(1)));
    let life = ping.period() * MISSED;
    let mut heard = Instant::now();
    let mut reason = None;
    loop {
        tokio::select! {
            biased;
            () = &mut ends => {
                reason = Some((AWAY, "the server ends"));
                break;
            }
            () = slow.notified() => {
                reason = Some((SLOW, "too slow"));
                break;
            }
            frame = waiting.next() => {
                let Some(frame) = frame else {
                    reason = Some((GONE, "the table is gone"));
                    break;
                };
                app.metrics.bytes_out.fetch_add(frame.len() as u64, Ordering::Relaxed);
                let sent = tokio::select! {
                    sent = send(&mut to, patience, Frame::Text(frame)) => sent,
                    () = slow.notified() => {
                        reason = Some((SLOW, "too slow"));
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
                    Some(Ok(Frame::Close(_)) | Err(_)) | None => break,
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
    if let Some((AWAY, why)) = reason {
        let grace = Duration::from_secs(app.config.grace);
        _ = timeout(grace, finish(app, id, number, &mut waiting, &mut to, patience)).await;
        close(&mut to, AWAY, why).await;
        return closed(&mut from).await;
    }
    app.leave(id, number).await;
    if let Some((code, why)) = reason {
        close(&mut to, code, why).await;
    }
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

/// Waits for the client's close frame and discards what comes before it: closing a connection with unread bytes
/// resets it, which can lose frames that we have sent.
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
    let frame: ClientFrame = serde_json::from_str(text).map_err(|e| refuse(unreadable(&e)))?;
    let message = Message::Frame { socket: number, id: frame.id, command: frame.command, at: Instant::now() };
    app.send(id, message).await.map_err(refuse)
}

/// Sends a frame; returns whether that succeeded in time.
async fn send(to: &mut SplitSink<WebSocket, Frame>, patience: Duration, frame: Frame) -> bool {
    matches!(timeout(patience, to.send(frame)).await, Ok(Ok(())))
}

async fn close(to: &mut SplitSink<WebSocket, Frame>, code: u16, why: &'static str) {
    let frame = Frame::Close(Some(CloseFrame { code, reason: why.into() }));
    // The client may already be gone.
    _ = timeout(CLOSE_TIMEOUT, to.send(frame)).await;
}
