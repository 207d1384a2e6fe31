//! The client's files, health checks and metrics.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Json;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;
use serde_json::json;

use super::cached_bodies::BodyKind;
use crate::app::App;
use crate::health::{Report, free_space, wal_size};
use crate::protocol::{Code, Failure};

/// The built client. It may be missing; debug builds read it from its folder on each request.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Client;

/// The page served if the client has not been built.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Dreadboard</title>\
    <h1>Dreadboard</h1><p>The server runs, but the browser client has not been built. Stop the server and run \
    <code>make run</code>, which builds it first.</p>\
    <p lang=\"ru\">Сервер работает, но клиент для браузера ещё не собран. Остановите сервер и выполните \
    <code>make run</code>: эта команда сначала соберёт его.</p>\
    <p lang=\"uk\">Сервер працює, але клієнт для браузера ще не зібрано. Зупиніть сервер і виконайте \
    <code>make run</code>: ця команда спершу збере його.</p></html>";

/// Serves a file of the client, or its page for every address without a file extension: the client does its own
/// routing.
pub(super) async fn file(
    State(app): State<Arc<App>>,
    uri: Uri,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let path = uri.path().trim_start_matches('/');
    let (path, file) = match Client::get(path) {
        Some(file) => (path, Some(file)),
        None if path.rsplit('/').next().is_some_and(|last| last.contains('.')) => {
            return Err(no_such_address().await);
        }
        None => ("index.html", Client::get("index.html")),
    };
    let Some(file) = file else {
        let page = BodyKind { content: "text/html; charset=utf-8", cache: "no-cache" };
        return app.bodies.answer("file".to_owned(), page, &headers, || NO_CLIENT.as_bytes().to_vec()).await;
    };
    // File names under `assets` contain a hash of their content.
    let cache = if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
    let content = match file.metadata.mimetype() {
        "text/html" => "text/html; charset=utf-8",
        content => content,
    };
    // The hash is part of the key because debug builds read files that may change.
    let name = format!("file {path} {}", blake3::Hash::from(file.metadata.sha256_hash()).to_hex());
    app.bodies.answer(name, BodyKind { content, cache }, &headers, move || file.data.into_owned()).await
}

/// The response for an unknown address.
pub(super) async fn no_such_address() -> Failure {
    Failure::of(Code::NotFound, "server-no-address")
}

/// `GET /health`.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    let report = app.check_health().await;
    (status(&report), Json(report)).into_response()
}

/// `GET /health` without details.
pub(super) async fn is_well(State(app): State<Arc<App>>) -> Response {
    let report = app.check_health().await;
    (status(&report), Json(json!({ "well": report.well }))).into_response()
}

/// Whether a request at the public address comes from this machine without a proxy. Metrics reveal when people are
/// active, so nobody else may read them there.
fn is_local(app: &App, request: &Request) -> bool {
    let peer = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let is_direct = !app.config.proxy && app.config.public.is_empty();
    is_direct && peer.is_some_and(|ConnectInfo(peer)| peer.ip().to_canonical().is_loopback())
}

/// `GET /health` at the public address if there is no separate one.
pub(super) async fn local_health(State(app): State<Arc<App>>, request: Request) -> Response {
    if is_local(&app, &request) { health(State(app)).await } else { is_well(State(app)).await }
}

/// `GET /metrics` at the public address if there is no separate one.
pub(super) async fn local_metrics(
    State(app): State<Arc<App>>,
    request: Request,
) -> Result<Response, Failure> {
    if is_local(&app, &request) { metrics(State(app)).await } else { Err(no_such_address().await) }
}

fn status(report: &Report) -> StatusCode {
    if report.well { StatusCode::OK } else { StatusCode::SERVICE_UNAVAILABLE }
}

/// `GET /metrics`.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Result<Response, Failure> {
    let counts = app.store.counts(Duration::from_secs(app.config.health_every)).await?;
    let mut now: Vec<(&str, i64)> = counts.into_iter().collect();
    now.push(("tables_loaded", app.loaded() as i64));
    now.push(("thoughts_waiting", app.pool.waiting() as i64));
    now.push(("sockets", app.metrics.sockets.load(std::sync::atomic::Ordering::Relaxed)));
    now.push(("wal_bytes", wal_size(&app.config.data) as i64));
    now.extend(free_space(&app.config.data).map(|free| ("disk_free_bytes", free as i64)));
    now.extend(app.store.stats().last_commit().map(|at| ("last_commit_timestamp_seconds", at / 1000)));
    now.push(("bodies_kept", app.bodies.made.load(std::sync::atomic::Ordering::Relaxed) as i64));
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, app.metrics.text(app.store.stats(), &now)).into_response())
}
