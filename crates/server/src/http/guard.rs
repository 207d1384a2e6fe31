//! What every request passes: how many come, from which page, and what browsers are told about what goes out.

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

/// Nothing but our own files, no frames, no inline scripts.
const POLICY: &str = "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data:; \
                      connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'self'";

/// What browsers are told with every answer.
const HEADERS: [(&str, &str); 5] = [
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "same-origin"),
    ("cross-origin-opener-policy", "same-origin"),
    ("x-frame-options", "DENY"),
];

/// Browsers that have come by TLS once come by TLS only, for a year.
const HSTS: &str = "max-age=31536000";

/// Adds the headers. What says nothing about being kept may be kept by nobody: only what is the same for everybody says
/// so, and everything else may hold what is one guest's alone.
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

/// What the router itself refuses is answered as everything else is.
pub(super) async fn spoken(response: Response) -> Response {
    let kind = response.headers().get(header::CONTENT_TYPE);
    if !response.status().is_client_error() || kind.is_some_and(|kind| kind == "application/json") {
        return response;
    }
    Failure::of(Code::Malformed, "server-odd-request").into_response()
}

/// Refuses a body by the length that its head announces, before anything of it is read.
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

/// Keeps to the rate of the address.
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

/// Where a request comes from, as far as we know.
#[derive(Clone, Copy)]
pub(crate) struct Address(pub(crate) Option<IpAddr>);

/// Where the request comes from.
fn address(config: &Config, request: &Request) -> Option<IpAddr> {
    // The last one of the last line is the one that our own proxy has seen; whoever asks can write any before it.
    let lines = request.headers().get_all("x-forwarded-for");
    let forwarded = lines.iter().next_back().filter(|_| config.proxy);
    let forwarded = forwarded.and_then(|list| list.to_str().ok()?.rsplit(',').next()?.trim().parse().ok());
    forwarded.or_else(|| {
        request.extensions().get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(address)| address.ip())
    })
}

/// What changes something must come from our own pages.
pub(super) async fn origin(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    if reads || app.origins.admit(request.headers()) {
        return next.run(request).await;
    }
    Failure::of(Code::Forbidden, "server-origin").into_response()
}
