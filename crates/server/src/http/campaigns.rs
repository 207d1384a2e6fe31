//! Campaigns: games that hang together. Whoever began one or has played in it sees it and may act in it.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use shelf::{AnyCampaigns, Chronicle, Deed, Msg};

use super::Body;
use super::shelf_api::pairs;
use super::tables::{Laid, card_of, check_number, seat_all, set_table};
use crate::app::{App, now};
use crate::protocol::{
    CampaignCard, CampaignOffered, CampaignPage, Code, Failure, NewCampaign, NewDeed, NextGame, Policy,
    Seating, TableCard,
};
use crate::secret;
use crate::store::{CampaignRow, ChapterRow, RecordRow, SeatRow, Write};
use crate::table::Visitor;

/// States of one campaign between two games at most.
const STATES: i64 = 500;

/// A campaign in the state it is in, and its tables.
struct Found {
    row: CampaignRow,
    record: RecordRow,
    all: &'static dyn AnyCampaigns,
    chronicle: Chronicle,
    /// The games that are over, and the one that is being played.
    played: Vec<TableCard>,
    playing: Option<TableCard>,
    /// Whether it cannot go on in this version.
    lost: bool,
    /// Who played which seat in the last of them, and what its table allowed.
    last: Option<(Vec<SeatRow>, Policy)>,
}

impl Found {
    /// Who played a member in the game before.
    fn before(&self, member: usize) -> Option<&SeatRow> {
        let who = serde_json::to_value(&self.chronicle.members.get(member)?.who).ok()?;
        self.last.as_ref()?.0.iter().find(|seat| seat.who == who)
    }

    /// The state to go back to, if the last thing done was done between two games, and none has begun since.
    fn back(&self) -> Option<u32> {
        self.record.back.filter(|_| self.playing.is_none())
    }

    fn page(&self, guest: &str) -> CampaignPage {
        let before = |member| self.before(member).map(|seat| Seating::of(seat, guest));
        CampaignPage {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            version: self.record.n,
            before: (0..self.chronicle.members.len()).map(before).collect(),
            chronicle: self.chronicle.clone(),
            playing: self.playing.clone(),
            played: self.played.clone(),
            policy: self.last.as_ref().map(|(_, policy)| policy.clone()),
            undoable: self.back().is_some(),
            droppable: self.row.maker == guest && self.playing.is_some(),
            lost: self.lost,
            closable: self.row.maker == guest && self.playing.is_none(),
        }
    }

    /// Whether this is the state that somebody speaks of, with no game going on.
    fn check(&self, version: u32) -> Result<(), Failure> {
        if version != self.record.n {
            return Err(Failure::of(Code::Stale, "server-campaign-changed"));
        }
        if self.playing.is_some() {
            return Err(Failure::of(Code::Refused, "server-campaign-playing"));
        }
        Ok(())
    }
}

/// The campaigns of a game.
fn campaigns(game: &str) -> Result<&'static dyn AnyCampaigns, Failure> {
    shelf::find(game)?.campaigns().ok_or_else(|| Failure::of(Code::Refused, "error-no-campaign"))
}

/// The campaign, if it is the guest's. A game that has ended since it was last looked at is written into it first. To be
/// called by whoever holds the lock.
async fn find(app: &Arc<App>, id: &str, visitor: &Visitor) -> Result<Found, Failure> {
    let found = app.store.campaign(id, &visitor.id).await?;
    let (row, mut record) = found.ok_or_else(Failure::no_campaign)?;
    let all = campaigns(&row.game)?;
    let (mut played, mut playing, mut last, mut lost) = (Vec::new(), None, None, false);
    for ChapterRow { table, report, told } in app.store.chapters(id).await? {
        if let Some(report) = report.filter(|_| !told) {
            let campaign = all.record(&record.campaign, &report, &mut secret::dice())?;
            let next = RecordRow { n: record.n + 1, back: None, campaign };
            record = keep(app, id, next, Some(table.clone())).await?;
        }
        // Whoever has closed a finished table keeps what it brought.
        let Some((row, seats)) = app.store.table(&table).await? else { continue };
        last = Some((seats.clone(), row.policy.clone()));
        let card = card_of(row, &seats, &visitor.id);
        if card.end.is_some() { played.push(card) } else { playing = Some(card) }
    }
    if let Some(card) = &playing {
        lost = app.store.stopped(&card.id).await?;
    }
    let campaign = record.campaign.clone();
    let chronicle = app.lay(move || all.chronicle(&campaign)).await??;
    Ok(Found { row, record, all, chronicle, played, playing, lost, last })
}

async fn keep(app: &App, id: &str, row: RecordRow, game: Option<String>) -> Result<RecordRow, Failure> {
    app.store.keep(vec![Write::Record { of: id.to_owned(), row: row.clone(), game, at: now() }]).await?;
    Ok(row)
}

/// `GET campaigns`.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<Vec<CampaignCard>>, Failure> {
    let card = |(row, record): (CampaignRow, RecordRow)| {
        let chronicle = campaigns(&row.game).ok()?.chronicle(&record.campaign).ok()?;
        Some(CampaignCard {
            id: row.id,
            game: row.game,
            title: chronicle.title,
            next: chronicle.next,
            end: chronicle.end,
            who: chronicle.members.into_iter().map(|member| member.who).collect(),
            at: row.at,
        })
    };
    let all = app.store.campaigns(&visitor.id).await?;
    Ok(Json(app.lay(move || all.into_iter().filter_map(card).collect()).await?))
}

/// `POST games/{game}/campaign`.
pub(super) async fn offer(
    State(app): State<Arc<App>>,
    _: Visitor,
    Path(game): Path<String>,
    Body(new): Body<NewCampaign>,
) -> Result<Json<CampaignOffered>, Failure> {
    let all = campaigns(&game)?;
    let chosen = pairs(new.options);
    let offered = app.lay(move || CampaignOffered {
        options: all.options(&chosen),
        problem: all.begin(&chosen).err().map(|error| error.msg()),
    });
    Ok(Json(offered.await?))
}

/// `POST games/{game}/campaigns`.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(game): Path<String>,
    Body(new): Body<NewCampaign>,
) -> Result<Json<CampaignPage>, Failure> {
    let all = campaigns(&game)?;
    let chosen = pairs(new.options);
    let campaign = app.lay(move || all.begin(&chosen)).await??;
    let (id, at) = (secret::table_id(), now());
    {
        let _held = app.campaign(&visitor.id).await;
        if app.store.campaigns_of(&visitor.id).await? >= i64::from(app.config.tables) {
            let msg = Msg::new("server-too-many-campaigns").num("most", i64::from(app.config.tables));
            return Err(Failure::new(Code::TooMuch, msg));
        }
        let row = CampaignRow { id: id.clone(), game, maker: visitor.id.clone(), at };
        let first = RecordRow { n: 0, back: None, campaign };
        let first = Write::Record { of: id.clone(), row: first, game: None, at };
        app.store.keep(vec![Write::Campaign(row), first]).await?;
    }
    let _held = app.campaign(&id).await;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `GET campaigns/{id}`.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.campaign(&id).await;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `POST campaigns/{id}/deeds`.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(new): Body<NewDeed>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    if app.store.records(&id).await? >= STATES {
        return Err(Failure::of(Code::TooMuch, "server-campaign-full"));
    }
    let deed = Deed { form: new.form, seat: new.seat, chosen: pairs(new.options) };
    let (all, campaign) = (found.all, found.record.campaign.clone());
    let campaign = app.lay(move || all.act(&campaign, &deed)).await??;
    let n = found.record.n;
    keep(&app, &id, RecordRow { n: n + 1, back: Some(n), campaign }, None).await?;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `DELETE campaigns/{id}/deeds/{version}`: the last thing done is taken back. That is a state of its own, so that nobody
/// takes it for the one before.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, version)): Path<(String, u32)>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(version)?;
    let nothing = || Failure::of(Code::Refused, "server-nothing-to-undo");
    let back = found.back().ok_or_else(nothing)?;
    let before = app.store.record(&id, back).await?.ok_or_else(nothing)?;
    keep(&app, &id, RecordRow { n: found.record.n + 1, ..before }, None).await?;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `DELETE campaigns/{id}/tables`: whoever began the campaign gives up the game that is being played. Its table stays, but
/// the campaign stands where it stood before.
pub(super) async fn give_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    let table = found.playing.as_ref().ok_or_else(|| Failure::of(Code::Refused, "server-campaign-idle"))?;
    if found.row.maker != visitor.id {
        return Err(Failure::of(Code::Forbidden, "server-campaign-not-closable"));
    }
    app.store.keep(vec![Write::Dropped { of: table.id.clone() }]).await?;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `POST campaigns/{id}/tables`.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(new): Body<NextGame>,
) -> Result<Json<TableCard>, Failure> {
    check_number(&app, &visitor).await?;
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    let (all, campaign, chosen) = (found.all, found.record.campaign.clone(), pairs(new.options));
    let table = app.lay(move || all.set_up(&campaign, &chosen)).await??;
    let before = |member| found.before(member).map(|seat| seat.sitter.clone());
    let seats = seat_all(table.as_ref(), &new.seats, &visitor, before)?;
    let laid = Laid { table, pack: None, campaign: Some(id), seats, policy: new.policy };
    set_table(&app, &visitor, laid).await.map(Json)
}

/// `DELETE campaigns/{id}`.
pub(super) async fn close(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<()>, Failure> {
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    if !found.page(&visitor.id).closable {
        return Err(Failure::of(Code::Forbidden, "server-campaign-not-closable"));
    }
    app.store.keep(vec![Write::CloseCampaign { of: id }]).await?;
    Ok(Json(()))
}
