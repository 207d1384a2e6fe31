//! The client's files, and what watches over the server.

use std::sync::Arc;

use axum::extract::State;
use axum::http::{StatusCode, Uri, header};
use axum::response::{IntoResponse, Response};
use rust_embed::RustEmbed;

use crate::app::App;
use crate::protocol::{Code, Failure};

/// The built client. It may be missing; in debug builds it is read from its folder when asked for.
#[derive(RustEmbed)]
#[folder = "../../web/dist/"]
#[allow_missing = true]
struct Client;

/// What is served while there is no client.
const NO_CLIENT: &str = "<!doctype html><html lang=\"en\"><meta charset=\"utf-8\"><title>Dreadboard</title>\
    <h1>Dreadboard</h1><p>The server runs, but the browser client has not been built. Stop the server and run \
    <code>make run</code>, which builds it first.</p>\
    <p lang=\"ru\">Сервер работает, но клиент для браузера ещё не собран. Остановите сервер и выполните \
    <code>make run</code>: эта команда сначала соберёт его.</p>\
    <p lang=\"uk\">Сервер працює, але клієнт для браузера ще не зібрано. Зупиніть сервер і виконайте \
    <code>make run</code>: ця команда спершу збере його.</p></html>";

/// A file of the client; its page for every other address, because the client knows its own addresses.
pub(super) async fn file(uri: Uri) -> Response {
    let path = uri.path().trim_start_matches('/');
    if let Some(file) = Client::get(path) {
        // Files under `assets` carry a fingerprint in their names.
        let cache =
            if path.starts_with("assets/") { "public, max-age=31536000, immutable" } else { "no-cache" };
        let kind = file.metadata.mimetype().to_owned();
        let headers = [(header::CONTENT_TYPE, kind), (header::CACHE_CONTROL, cache.to_owned())];
        return (headers, file.data).into_response();
    }
    let last = path.rsplit('/').next().unwrap_or_default();
    if last.contains('.') {
        return no_such_address().await.into_response();
    }
    let page = Client::get("index.html").map(|file| file.data);
    let page = page.unwrap_or(NO_CLIENT.as_bytes().into());
    let headers = [(header::CONTENT_TYPE, "text/html; charset=utf-8"), (header::CACHE_CONTROL, "no-cache")];
    (headers, page).into_response()
}

/// Nothing stands at this address.
pub(super) async fn no_such_address() -> Failure {
    Failure::of(Code::NotFound, "server-no-address")
}

/// `GET /health`.
pub(super) async fn health(State(app): State<Arc<App>>) -> Response {
    if app.store.is_well().await {
        (StatusCode::OK, "well\n").into_response()
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n").into_response()
    }
}

/// `GET /metrics`.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> Result<Response, Failure> {
    let counts = app.store.counts().await?;
    let mut now: Vec<(&str, i64)> = counts.into_iter().collect();
    now.push(("tables_loaded", app.loaded() as i64));
    now.push(("thoughts_waiting", app.pool.waiting() as i64));
    now.push(("sockets", app.metrics.sockets.load(std::sync::atomic::Ordering::Relaxed)));
    let kind = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
    Ok((kind, app.metrics.text(&now)).into_response())
}
