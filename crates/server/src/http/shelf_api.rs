//! What is on the shelf: games, texts, rules, set-ups.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, Query, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use rulebook::Status;
use serde::Deserialize;
use serde_json::Value;
use shelf::{Lang, Msg, Printed, RuleText, Seat, Speech};

use super::Body;
use super::tables::{check_length, lay_out};
use crate::app::App;
use crate::protocol::{Bot, Code, Failure, Game, GameRules, Offered, OptionChoice, Proofread, Start};
use crate::table::{Visitor, blocking};

/// `GET games`.
pub(super) async fn games() -> Json<Vec<Game>> {
    let game = |game: &&'static dyn shelf::AnyGame| {
        let ledger = shelf::ledgers().iter().find(|ledger| ledger.prefix == game.prefix());
        let all = ledger.map_or(&[][..], |ledger| &ledger.entries);
        Game {
            name: game.name().to_owned(),
            prefix: game.prefix().to_owned(),
            together: game.together(),
            rules: GameRules {
                rules: all.iter().filter(|entry| entry.status == Status::Rule).count(),
                all: all.len(),
            },
            bots: vec![Bot::Novice, Bot::Steady, Bot::Keen, Bot::Ruthless],
            campaigns: game.campaigns().is_some(),
        }
    };
    Json(shelf::games().iter().map(game).collect())
}

/// `POST games/{game}/setup`.
pub(super) async fn setup(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    Body(start): Body<Start>,
) -> Result<Json<Offered>, Failure> {
    let game = shelf::find(&game)?;
    check_length(&app, [&start.pack, &start.position])?;
    let offered = app.lay(move || {
        let Start { options: chosen, pack, position, save } = start;
        let chosen = pairs(chosen);
        let written = position.is_some() || save.is_some();
        let options = match game.options(&chosen, pack.as_deref()) {
            _ if written => Vec::new(),
            Ok(options) => options,
            // With a pack that cannot be used the form still stands; what is wrong is said below.
            Err(_) => game.options(&chosen, None)?,
        };
        Ok::<_, Failure>(match lay_out(game, &chosen, pack, position, save) {
            Ok((table, _)) => {
                let seats = (0..table.seats()).map(|seat| table.who(Seat(seat as u8))).collect();
                Offered { options, seats, problem: None, at: None }
            }
            Err(error) => {
                // What is written down has no options.
                let at = error.option().filter(|_| !written).map(str::to_owned);
                Offered { options, seats: Vec::new(), problem: Some(error.msg()), at }
            }
        })
    });
    Ok(Json(offered.await??))
}

/// `POST games/{game}/proofread`.
pub(super) async fn proofread(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    Body(asked): Body<Proofread>,
) -> Result<Json<Vec<Msg>>, Failure> {
    let game = shelf::find(&game)?;
    let read = app.lay(move || game.proofread(&asked.kind, &asked.text));
    Ok(Json(read.await?.into_iter().map(|problem| problem.what).collect()))
}

/// `GET games/{game}/catalog`.
pub(super) async fn catalog(_: Visitor, Path(game): Path<String>) -> Result<Json<Value>, Failure> {
    let game = shelf::find(&game)?;
    Ok(Json(blocking(|| game.catalog()).await?))
}

/// `GET games/{game}/printed`.
pub(super) async fn printed(_: Visitor, Path(game): Path<String>) -> Result<Json<Vec<Printed>>, Failure> {
    let game = shelf::find(&game)?;
    Ok(Json(blocking(|| game.printed()).await?))
}

/// Options as the shelf takes them.
pub(super) fn pairs(chosen: Vec<OptionChoice>) -> Vec<(String, String)> {
    chosen.into_iter().map(|choice| (choice.key, choice.value)).collect()
}

/// `GET locale/{lang}`: everything that is said in a language, as one Fluent file.
pub(super) async fn locale(Path(lang): Path<String>, headers: HeaderMap) -> Result<Response, Failure> {
    Ok(fluent(shelf::locale_text(language(&lang)?), &headers))
}

/// `GET locale/{lang}/{part}`: what is said wherever one is (`shell`), or of a game.
pub(super) async fn locale_part(
    Path((lang, part)): Path<(String, String)>,
    headers: HeaderMap,
) -> Result<Response, Failure> {
    let lang = language(&lang)?;
    let text = match part.as_str() {
        "shell" => shelf::locale_shell(lang),
        game => shelf::locale_game(lang, shelf::find(game)?.name()),
    };
    Ok(fluent(text, &headers))
}

/// A Fluent file, which is not sent again to whoever has it.
fn fluent(text: String, headers: &HeaderMap) -> Response {
    let tag = format!("\"{}\"", &blake3::hash(text.as_bytes()).to_hex()[..16]);
    let known = headers.get(header::IF_NONE_MATCH).and_then(|value| value.to_str().ok());
    let cache = [(header::ETAG, tag.clone()), (header::CACHE_CONTROL, "no-cache".to_owned())];
    if known.is_some_and(|known| known.contains(&tag)) {
        return (StatusCode::NOT_MODIFIED, cache).into_response();
    }
    let kind = [(header::CONTENT_TYPE, "text/plain; charset=utf-8")];
    (cache, kind, text).into_response()
}

#[derive(Deserialize)]
pub(super) struct InLanguage {
    lang: Option<String>,
}

/// `GET rules/{game}?lang=`.
pub(super) async fn rules(
    Path(game): Path<String>,
    Query(asked): Query<InLanguage>,
) -> Result<Json<Vec<RuleText>>, Failure> {
    let game = shelf::find(&game)?;
    let lang = asked.lang.as_deref().map_or(Ok(Lang::En), language)?;
    Ok(Json(blocking(move || Speech::new(lang).rules(game.prefix())).await?))
}

fn language(word: &str) -> Result<Lang, Failure> {
    let found = Lang::ALL.into_iter().find(|lang| lang.code() == word);
    found.ok_or_else(|| Failure::of(Code::NotFound, "server-no-language"))
}
