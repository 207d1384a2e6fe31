//! The HTTP routes and the middleware around them.

mod cached_bodies;
mod campaigns;
mod client;
mod guard;
mod origin;
mod places;
mod registry_api;
mod tables;
mod visitor;

use std::sync::Arc;

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::middleware::{from_fn_with_state, map_response};
use axum::routing::{any, delete, get, post};
use tower_http::compression::CompressionLayer;

use crate::app::App;
use crate::socket;

pub(crate) use cached_bodies::Bodies;
pub(crate) use guard::Address;
pub(crate) use origin::Origins;
pub(crate) use visitor::{Body, unreadable};

/// The routes of the operators' address.
pub(crate) fn metrics_router(app: Arc<App>) -> Router {
    Router::new()
        .route("/health", get(client::health))
        .route("/metrics", get(client::metrics))
        .fallback(client::no_such_address)
        .with_state(app)
}

/// The routes of the public address.
pub(crate) fn router(app: Arc<App>) -> Router {
    let (body, save) = (app.config.body, app.config.save);
    let saves = Router::new()
        .route("/tables", get(tables::list).post(tables::make))
        .route("/games/{game}/setup", post(registry_api::setup))
        .layer(DefaultBodyLimit::max(save))
        .layer(from_fn_with_state(save, guard::announced_length));
    let api = Router::new()
        .route("/me", get(visitor::me).patch(visitor::rename))
        .route("/games", get(registry_api::games))
        .route("/locale/{lang}", get(registry_api::locale))
        .route("/locale/{lang}/{part}", get(registry_api::locale_part))
        .route("/rules/{game}", get(registry_api::rules))
        .route("/games/{game}/proofread", post(registry_api::validate_text))
        .route("/games/{game}/catalog", get(registry_api::catalog))
        .route("/games/{game}/printed", get(registry_api::printed))
        .route("/games/{game}/campaign", post(campaigns::offer))
        .route("/games/{game}/campaigns", post(campaigns::begin))
        .route("/campaigns", get(campaigns::list))
        .route("/campaigns/{id}", get(campaigns::page).delete(campaigns::close))
        .route("/campaigns/{id}/deeds", post(campaigns::act))
        .route("/campaigns/{id}/deeds/{version}", delete(campaigns::undo))
        .route("/campaigns/{id}/places", post(places::wish))
        .route("/campaigns/{id}/tables", post(campaigns::play).delete(campaigns::give_up))
        .route("/tables/{id}", get(tables::card).delete(tables::close))
        .route("/tables/{id}/catalog", get(tables::catalog))
        .route("/tables/{id}/printed", get(tables::printed))
        .route("/tables/{id}/save", get(tables::save))
        .route("/tables/{id}/replay", get(tables::replay))
        .route("/tables/{id}/replay/{moves}", get(tables::view_at))
        .route("/tables/{id}/seats/{seat}", delete(tables::leave).post(tables::take))
        .route("/tables/{id}/socket", any(socket::open))
        .route("/join/{code}", get(tables::invited).post(tables::join))
        .layer(DefaultBodyLimit::max(body))
        .layer(from_fn_with_state(body, guard::announced_length))
        .merge(saves)
        .fallback(client::no_such_address)
        .layer(map_response(guard::json_errors));
    // With a separate metrics address, the public one serves neither metrics nor health details.
    let watched = match app.config.metrics.0 {
        None => Router::new()
            .route("/health", get(client::local_health))
            .route("/metrics", get(client::local_metrics)),
        Some(_) => Router::new()
            .route("/health", get(client::is_well))
            .route("/metrics", get(client::no_such_address)),
    };
    Router::new()
        .nest("/api/v1", api)
        .merge(watched)
        .fallback(client::file)
        .layer(from_fn_with_state(app.clone(), guard::origin))
        .layer(from_fn_with_state(app.clone(), guard::rate))
        .layer(CompressionLayer::new())
        .layer(from_fn_with_state(app.clone(), visitor::replace_cookie))
        .layer(from_fn_with_state(app.clone(), guard::headers))
        .with_state(app)
}
