//! What every request passes: how many come, from which page, and what browsers are told about what goes out.

use std::net::{IpAddr, SocketAddr};
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

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

/// Adds the headers.
pub(super) async fn headers(request: Request, next: Next) -> Response {
    let mut response = next.run(request).await;
    for (name, value) in HEADERS {
        response.headers_mut().insert(name, HeaderValue::from_static(value));
    }
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

/// Keeps to the rate of the address.
pub(super) async fn rate(State(app): State<Arc<App>>, mut request: Request, next: Next) -> Response {
    count(&app.metrics.requests);
    let address = address(&app.config, &request);
    request.extensions_mut().insert(Address(address));
    if address.is_some_and(|address| !app.limits.address(address)) {
        return Failure::of(Code::TooMuch, "server-too-fast").into_response();
    }
    next.run(request).await
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
    if reads || is_ours(&app.config, request.headers()) {
        return next.run(request).await;
    }
    Failure::of(Code::Forbidden, "server-origin").into_response()
}

/// Whether a request says that it comes from a page of ours.
pub(crate) fn is_ours(config: &Config, headers: &HeaderMap) -> bool {
    let text = |name| headers.get(name).and_then(|value| value.to_str().ok());
    let Some(origin) = text(header::ORIGIN) else { return false };
    if !config.public.is_empty() && origin == config.public.trim_end_matches('/') {
        return true;
    }
    let host = origin.split_once("://").map(|(_, host)| host);
    host.is_some() && host == text(header::HOST)
}
