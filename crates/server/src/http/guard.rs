//! Middleware for all requests: rate limits, origin checks and response headers.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::visitor::too_large;
use crate::app::App;
use crate::config::Config;
use crate::metrics::count;
use crate::protocol::{Code, Failure};

/// The content security policy: only our own files, no frames, no inline scripts.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// Headers sent with every response.
const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("x-frame-options", "DENY"),
];

/// HTTP Strict Transport Security: browsers use only TLS for a year.
const HSTS: &str = "max-age=31536000";

/// Adds the headers. Responses without `Cache-Control` get `no-store`: they may contain one guest's data, and only
/// handlers of public data set it.
pub(super) async fn headers(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    for (name, value) in HEADERS {
        headers.insert(name, HeaderValue::from_static(value));
    }
    if app.config.is_secure() {
        headers.insert(header::STRICT_TRANSPORT_SECURITY, HeaderValue::from_static(HSTS));
    }
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    response
}

/// Replaces the router's own error responses by JSON failures.
pub(super) async fn json_errors(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !response.status().is_client_error() || kind.is_some_and(|kind| kind == "application/json") {
        return response;
    }
    Failure::of(Code::Malformed, "server-odd-request").into_response()
}

/// Refuses a body by its `Content-Length`, before reading any of it.
pub(super) async fn announced_length(
    State(max_bytes): State<usize>,
    request: Request,
    next: Next,
) -> Response {
    let length = request.headers().get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok());
    let is_too_large =
        length.and_then(|length| length.parse::<u64>().ok()).is_some_and(|bytes| bytes > max_bytes as u64);
    if is_too_large {
        return too_large(request.extensions().get()).into_response();
    }
    next.run(request).await
}

/// Applies the rate limit of the address and measures the request.
pub(super) async fn rate(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    count(&app.metrics.requests);
    let address = address(&app.config, &request);
    request.extensions_mut().insert(Address(address));
    if address.is_some_and(|address| !app.limits.address(address)) {
        return Failure::of(Code::TooMuch, "server-too-fast").into_response();
    }
    let begun = Instant::now();
    let response = next.run(request).await;
    app.metrics.request_time.observe(begun.elapsed());
    response
}

/// The client's address, if known.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

/// Determines the client's address.
fn address(config: &Config, request: &Request) -> Option<IpAddr> {
    // The last address of the last line was added by our own proxy; the client can forge all before it.
    let lines = request.headers().get_all("x-forwarded-for");
    let forwarded = lines.iter().next_back().filter(|_| config.proxy);
    let forwarded = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.or_else(|| {
        request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
    })
}

/// Rejects requests that change something unless they come from our own pages.
pub(super) async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads || app.origins.admit(request.headers()) {
        return next.run(request).await;
    }
    Failure::of(Code::Forbidden, "server-origin").into_response()
}
