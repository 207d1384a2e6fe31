//! Accepts connections, limits their number and time, and shuts them down.

use std::io::{self, ErrorKind};
use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::extract::{ConnectInfo, Request};
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::service_fn;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::TcpListener;
use tokio::sync::Semaphore;
use tokio::task::JoinSet;
use tokio::time::{Instant, sleep, timeout_at};
use tower_service::Service;

use crate::app::App;
use crate::linger::{Linger, LingeringStream};
use crate::metrics::count;
use crate::write_timeout::WriteTimeout;

/// The delay before accepting again when file descriptors are exhausted.
const ACCEPT_RETRY_DELAY: Duration = Duration::from_secs(1);

/// Accepts connections until `end` completes; then open ones have the configured grace period to finish.
pub(crate) async fn accept_connections(
    app: &App,
    listener: TcpListener,
    router: Router,
    end: impl Future<Output = ()>,
) {
    let mut http = http1::Builder::new();
    let patience = Duration::from_secs(app.config.patience.max(1));
    http.timer(TokioTimer::new()).header_read_timeout(patience);
    let places = Arc::new(Semaphore::new(app.config.connections.clamp(1, Semaphore::MAX_PERMITS)));
    let mut open = JoinSet::new();
    tokio::pin!(end);
    loop {
        // Acquires a connection permit before `accept`.
        let next = async { (places.clone().acquire_owned().await, listener.accept().await) };
        let (place, came) = tokio::select! {
            next = next => next,
            () = &mut end => break,
        };
        while open.try_join_next().is_some() {}
        let (stream, from) = match came {
            Ok(came) => came,
            Err(error) => {
                tracing::warn!("a connection: {error}");
                if !is_connection_error(&error) {
                    sleep(ACCEPT_RETRY_DELAY).await;
                }
                continue;
            }
        };
        let Some(share) = app.limits.connection(from.ip()) else {
            count(&app.metrics.turned_away);
            continue;
        };
        // Frames are sent without delay. If the option cannot be set, the connection is only slower.
        _ = stream.set_nodelay(true);
        let router = router.clone();
        let linger = Linger::default();
        let stream = LingeringStream::new(stream, linger.clone());
        let service = service_fn(move |mut request: Request<Incoming>| {
            request.extensions_mut().insert(ConnectInfo::<SocketAddr>(from));
            request.extensions_mut().insert(linger.clone());
            router.clone().call(request)
        });
        let connection =
            http.serve_connection(TokioIo::new(WriteTimeout::new(stream, patience)), service).with_upgrades();
        let mut ending = app.ending.subscribe();
        open.spawn(async move {
            let ends = async {
                // An error means that the sender is gone, so the server is shutting down too.
                _ = ending.wait_for(|ends| *ends).await;
            };
            tokio::pin!(connection);
            // Errors are ignored: the connection is over either way.
            tokio::select! {
                _ = connection.as_mut() => {}
                () = ends => {
                    connection.as_mut().graceful_shutdown();
                    _ = connection.await;
                }
            }
            drop((place, share));
        });
    }
    drop(listener);
    app.ending.send_replace(true);
    let until = Instant::now() + Duration::from_secs(app.config.grace);
    let last = async { while open.join_next().await.is_some() {} };
    if timeout_at(until, last).await.is_err() {
        tracing::warn!("{} connections are broken off", open.len());
        open.shutdown().await;
    }
    // Upgraded sockets are no longer connections; each holds a receiver of `ending` until it has sent all frames from
    // its table.
    if timeout_at(until, app.ending.closed()).await.is_err() {
        tracing::warn!("{} sockets are broken off", app.ending.receiver_count());
    }
}

/// Per-connection error, not resource exhaustion.
fn is_connection_error(error: &io::Error) -> bool {
    let kinds = [ErrorKind::ConnectionAborted, ErrorKind::ConnectionReset, ErrorKind::ConnectionRefused];
    kinds.contains(&error.kind())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    #[cfg(target_os = "linux")]
    fn newcomers_wait_when_too_many_files_are_open_and_not_when_somebody_has_gone_again() {
        let error = io::Error::from_raw_os_error;
        let (no_more_files, no_more_of_ours, aborted, reset) = (error(23), error(24), error(103), error(104));
        assert!(!is_connection_error(&no_more_files) && !is_connection_error(&no_more_of_ours));
        assert!(is_connection_error(&aborted) && is_connection_error(&reset));
    }
}
