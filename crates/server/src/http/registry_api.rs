//! Requests about what the registry holds: games, texts, rules, set-ups.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::HeaderMap;
use axum::response::Response;
use registry::{Lang, Msg, Seat, shorten};
use rulebook::Status;
use serde::{Deserialize, Serialize};

use super::Body;
use super::cached_bodies::{JSON, TEXT};
use super::tables::{check_length, set_up_game};
use crate::app::App;
use crate::protocol::{Bot, Code, Failure, Game, GameRules, Offered, OptionChoice, Proofread, Start};
use crate::room::Visitor;

/// `GET games`.
pub(super) async fn games() -> Json<Vec<Game>> {
    let game = |game: &&'static dyn registry::DynGame| {
        let ledger = registry::ledgers().iter().find(|ledger| ledger.prefix == game.prefix());
        let all = ledger.map_or(&[][..], |ledger| &ledger.entries);
        Game {
            name: game.name().to_owned(),
            prefix: game.prefix().to_owned(),
            together: game.is_cooperative(),
            rules: GameRules {
                rules: all.iter().filter(|entry| entry.status == Status::Rule).count(),
                all: all.len(),
            },
            bots: vec![Bot::Novice, Bot::Steady, Bot::Keen, Bot::Ruthless],
            campaigns: game.campaigns().is_some(),
        }
    };
    Json(registry::games().iter().map(game).collect())
}

/// `POST games/{game}/setup`.
pub(super) async fn setup(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    Body(start): Body<Start>,
) -> Result<Json<Offered>, Failure> {
    let game = registry::find(&game)?;
    check_length(&app, [&start.pack, &start.position])?;
    let offered = app.run_setup(move || {
        let Start { options: chosen, pack, position, save } = start;
        let chosen = pairs(chosen);
        let written = position.is_some() || save.is_some();
        let options = match game.options(&chosen, pack.as_deref()) {
            _ if written => Vec::new(),
            Ok(options) => options,
            // With an unusable pack the options without it are shown; the problem is reported below.
            Err(_) => game.options(&chosen, None)?,
        };
        Ok::<_, Failure>(match set_up_game(game, &chosen, pack, position, save) {
            Ok((table, _)) => {
                let seats = (0..table.seats()).map(|seat| table.who(Seat(seat as u8))).collect();
                Offered { options, seats, sides: table.sides(), problem: None, at: None }
            }
            Err(error) => {
                // Positions and saves have no options.
                let at = error.option().filter(|_| !written).map(shorten);
                Offered { options, seats: Vec::new(), sides: Vec::new(), problem: Some(error.msg()), at }
            }
        })
    });
    Ok(Json(offered.await??))
}

/// `POST games/{game}/proofread`.
pub(super) async fn validate_text(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    Body(asked): Body<Proofread>,
) -> Result<Json<Vec<Msg>>, Failure> {
    let game = registry::find(&game)?;
    let read = app.run_setup(move || game.validate_text(&asked.kind, &asked.text));
    Ok(Json(read.await?.into_iter().map(|problem| problem.what.shortened()).collect()))
}

/// `GET games/{game}/catalog`.
pub(super) async fn catalog(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let game = registry::find(&game)?;
    let name = format!("catalog {}", game.name());
    app.bodies.answer(name, JSON, &headers, || json(&game.catalog())).await
}

/// `GET games/{game}/printed`.
pub(super) async fn printed(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let game = registry::find(&game)?;
    let name = format!("printed {}", game.name());
    app.bodies.answer(name, JSON, &headers, || json(&game.printed())).await
}

fn json(value: &impl Serialize) -> Vec<u8> {
    serde_json::to_vec(value).expect("our own types can be written as JSON")
}

/// Options in the form that the registry takes.
pub(super) fn pairs(chosen: Vec<OptionChoice>) -> Vec<(String, String)> {
    chosen.into_iter().map(|choice| (choice.key, choice.value)).collect()
}

/// `GET locale/{lang}`: all messages of a language as one Fluent file.
pub(super) async fn locale(
    State(app): State<Arc<App>>,
    Path(lang): Path<String>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lang = language(&lang)?;
    let name = format!("locale {lang}");
    app.bodies.answer(name, TEXT, &headers, move || registry::locale_text(lang).into()).await
}

/// `GET locale/{lang}/{part}`: the messages of the client itself (`shell`) or of one game.
pub(super) async fn locale_part(
    State(app): State<Arc<App>>,
    Path((lang, part)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lang = language(&lang)?;
    let game = if part == "shell" { None } else { Some(registry::find(&part)?.name()) };
    let name = format!("locale {lang} {part}");
    let text =
        move || game.map_or_else(|| registry::locale_shell(lang), |game| registry::locale_game(lang, game));
    app.bodies.answer(name, TEXT, &headers, move || text().into()).await
}

#[derive(Deserialize)]
pub(super) struct InLanguage {
    lang: Option<String>,
}

/// `GET rules/{game}?lang=`.
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(asked): Query<InLanguage>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let game = registry::find(&game)?;
    let lang = asked.lang.as_deref().map_or(Ok(Lang::En), language)?;
    let name = format!("rules {} {lang}", game.name());
    app.bodies
        .answer(name, JSON, &headers, move || json(&registry::localizer(lang).rules(game.prefix())))
        .await
}

fn language(word: &str) -> Result<Lang, Failure> {
    let found = Lang::ALL.into_iter().find(|lang| lang.code() == word);
    found.ok_or_else(|| Failure::of(Code::NotFound, "server-no-language"))
}
