//! Guests, identified by a token in a cookie.

use std::sync::{Arc, OnceLock};
use std::time::Duration;

use axum::body::Bytes;
use axum::extract::{FromRequest, FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::middleware::Next;
use axum::response::{AppendHeaders, IntoResponse, Response};
use axum::{Extension, Json};
use registry::Msg;
use serde::de::DeserializeOwned;
use tokio::time::timeout;

use super::guard::Address;
use crate::app::{App, now};
use crate::config::Config;
use crate::linger::Linger;
use crate::names;
use crate::protocol::{Code, Failure, Guest, PROTOCOL, Settings};
use crate::random_ids;
use crate::room::{Message, Visitor};
use crate::store::Write;

/// The cookie's name without TLS, and in versions before [`SECURE_COOKIE`] with TLS too.
const COOKIE: &str = "dreadboard";
/// The cookie's name with TLS. Browsers accept a name with this prefix only from this host over TLS, so that no other
/// host of the domain can set it.
const SECURE_COOKIE: &str = "__Host-dreadboard";
/// The cookie's lifetime in seconds: 400 days, the maximum that browsers allow.
const COOKIE_MAX_AGE_SECONDS: u32 = 400 * 24 * 60 * 60;

/// A token sent with a request.
struct Token<'a> {
    text: &'a str,
    /// Whether it came in the cookie of earlier versions.
    outdated: bool,
}

/// Returns the token sent with a request.
fn token<'a>(config: &Config, headers: &'a HeaderMap) -> Option<Token<'a>> {
    let named = |name: &str| {
        headers
            .get_all(header::COOKIE)
            .iter()
            .filter_map(|value| value.to_str().ok())
            .flat_map(|value| value.split(';'))
            .find_map(|pair| pair.trim().strip_prefix(name)?.strip_prefix('='))
    };
    let current = named(cookie_name(config)).map(|text| Token { text, outdated: false });
    let before = || named(COOKIE).map(|text| Token { text, outdated: true });
    current.or_else(before)
}

fn cookie_name(config: &Config) -> &'static str {
    if config.is_secure() { SECURE_COOKIE } else { COOKIE }
}

/// The token of a guest who was identified by an outdated cookie, set by the extractor.
#[derive(Clone, Default)]
struct Outdated(Arc<OnceLock<String>>);

/// Replaces an outdated cookie by the current one with the same token. No response that sets a cookie may be cached.
pub(super) async fn replace_cookie(
    State(app): State<Arc<App>>,
    mut request: Request,
    next: Next,
) -> Response {
    let outdated = Outdated::default();
    request.extensions_mut().insert(outdated.clone());
    let mut response = next.run(request).await;
    if let Some(token) = outdated.0.get() {
        let end = format!("{COOKIE}=; HttpOnly; SameSite=Lax; Path=/; Max-Age=0; Secure");
        for cookie in [cookie(&app.config, token), end] {
            if let Ok(value) = HeaderValue::from_str(&cookie) {
                response.headers_mut().append(header::SET_COOKIE, value);
            }
        }
    }
    let headers = response.headers_mut();
    if headers.contains_key(header::SET_COOKIE) {
        // The token belongs to one guest, even if the body is the same for everybody.
        headers.insert(header::CACHE_CONTROL, HeaderValue::from_static("no-store"));
        headers.remove(header::ETAG);
    }
    response
}

impl FromRequestParts<Arc<App>> for Visitor {
    type Rejection = Failure;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Visitor, Failure> {
        let stranger = || Failure::of(Code::Forbidden, "server-no-guest");
        let token = token(&app.config, &parts.headers).ok_or_else(stranger)?;
        let token_hash = random_ids::hashed(token.text);
        let guest = app.store.guest_of_token(&token_hash).await?;
        // Another host of the domain could have set the outdated cookie. It is accepted only for guests from before
        // there were sessions, whose id is the hash of their token: at that time the cookie had no other name.
        let guest = guest.filter(|(id, _)| !token.outdated || *id == token_hash);
        let (id, name) = guest.ok_or_else(stranger)?;
        let name = names::cleaned(&name);
        if let Some(outdated) = parts.extensions.get::<Outdated>().filter(|_| token.outdated) {
            outdated.0.get_or_init(|| token.text.to_owned());
        }
        if !app.limits.guest(&id) {
            return Err(Failure::of(Code::TooMuch, "server-too-fast"));
        }
        Ok(Visitor { id, name })
    }
}

/// `GET me`. Creates a guest if the request has no valid token.
pub(super) async fn me(
    State(app): State<Arc<App>>,
    Extension(Address(address)): Extension<Address>,
    visitor: Result<Visitor, Failure>,
) -> Result<Response, Failure> {
    let guest = |name| Json(Guest { protocol: PROTOCOL, name });
    match visitor {
        Ok(visitor) => Ok(guest(visitor.name).into_response()),
        Err(failure) if failure.code == Code::Forbidden => {
            if address.is_some_and(|address| !app.limits.newcomer(address)) {
                return Err(Failure::of(Code::TooMuch, "server-too-many-guests"));
            }
            let token = random_ids::token();
            let (id, token_hash) = (random_ids::guest_id(), random_ids::hashed(&token));
            app.store.commit(vec![Write::Guest { id, token_hash, at: now() }]).await?;
            let cookie = AppendHeaders([(header::SET_COOKIE, cookie(&app.config, &token))]);
            Ok((cookie, guest(String::new())).into_response())
        }
        Err(failure) => Err(failure),
    }
}

fn cookie(config: &Config, token: &str) -> String {
    let (name, secure) = (cookie_name(config), if config.is_secure() { "; Secure" } else { "" });
    format!("{name}={token}; HttpOnly; SameSite=Lax; Path=/; Max-Age={COOKIE_MAX_AGE_SECONDS}{secure}")
}

/// `PATCH me`.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    mut visitor: Visitor,
    Body(settings): Body<Settings>,
) -> Result<Json<Guest>, Failure> {
    visitor.name = names::parse(&settings.name)?;
    // A new name is shown to everyone at the guest's tables, so it counts like chat.
    if !app.limits.talk(&visitor.id) {
        return Err(Failure::of(Code::TooMuch, "server-too-fast"));
    }
    let write = Write::Name { guest: visitor.id.clone(), name: visitor.name.clone() };
    app.store.commit(vec![write]).await?;
    for inbox in app.inboxes_of(&app.store.tables_of(&visitor.id).await?) {
        // A table that has just been unloaded reads the name from the database later.
        _ = inbox.send(Message::Renamed(visitor.clone())).await;
    }
    Ok(Json(Guest { protocol: PROTOCOL, name: visitor.name }))
}

/// A JSON body whose parse errors are reported as a [`Failure`].
pub(crate) struct Body<T>(pub(crate) T);

impl<T: DeserializeOwned> FromRequest<Arc<App>> for Body<T> {
    type Rejection = Failure;

    async fn from_request(request: Request, app: &Arc<App>) -> Result<Self, Failure> {
        let unread = || Failure::of(Code::Malformed, "server-unread");
        let patience = Duration::from_secs(app.config.patience.max(1));
        let linger = request.extensions().get::<Linger>().cloned();
        let bytes = timeout(patience, Bytes::from_request(request, app)).await.map_err(|_| unread())?;
        let bytes = bytes.map_err(|rejection| {
            let large = rejection.into_response().status() == StatusCode::PAYLOAD_TOO_LARGE;
            if large { too_large(linger.as_ref()) } else { unread() }
        })?;
        registry::read_json(&bytes).map(Body).map_err(|problem| unreadable(&problem))
    }
}

/// The failure for a body that is too large. Lingers before closing, because the client may still be sending.
pub(super) fn too_large(linger: Option<&Linger>) -> Failure {
    if let Some(linger) = linger {
        linger.ask();
    }
    Failure::of(Code::TooLarge, "server-too-large")
}

/// The failure for JSON that cannot be parsed.
pub(crate) fn unreadable(problem: &registry::Problem) -> Failure {
    Failure::new(Code::Malformed, Msg::new("server-malformed").say("problem", vec![problem.msg()]))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::tests::{LONG, app};

    #[tokio::test(flavor = "multi_thread")]
    async fn a_new_name_is_sent_to_no_table_where_its_owner_does_not_sit() {
        let (_folder, app) = app().await;
        // A busy table with a full inbox.
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let (busy, is_busy) = tokio::sync::oneshot::channel();
        let call = move |_: Result<&mut crate::room::Room, Failure>| {
            _ = busy.send(());
            _ = ended.recv();
        };
        app.send("one", Message::Call(Box::new(call))).await.unwrap();
        is_busy.await.unwrap();
        let inbox = app.inboxes_of(&["one".to_owned()]).pop().expect("it is loaded");
        while inbox.try_send(Message::Disconnected { socket: 9 }).is_ok() {}
        let stranger = Visitor { id: "stranger".into(), name: String::new() };
        let body = Body(Settings { name: "Agnes".into() });
        let renamed = timeout(LONG, rename(State(app.clone()), stranger, body)).await;
        assert_eq!(renamed.expect("it waits for nobody else's table").unwrap().0.name, "Agnes");
        drop(end);
        assert_eq!(app.store.tables_of("me").await.unwrap(), ["one"]);
    }
}
