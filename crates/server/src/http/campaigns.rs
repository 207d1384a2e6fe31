//! Requests about campaigns. A campaign is visible to its creator, to the owners of its places and to everyone who
//! has played in it; all of them may act in it, and each action is listed with its author.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::{Extension, Json};
use registry::{Chronicle, DynCampaigns, FilledForm, Msg};
use serde_json::{Value, json};

use super::registry_api::pairs;
use super::tables::{
    PreparedTable, card_of, carry_out, check_bytes, check_number, check_rate, check_space, run_to_completion,
    seat_all, set_table,
};
use super::{Address, Body};
use crate::app::{App, now};
use crate::campaign_action::CampaignAction;
use crate::protocol::{
    CampaignCard, CampaignOffered, CampaignPage, Code, Done, Failure, NewCampaign, NextGame, Policy,
    SubmittedForm, TableCard,
};
use crate::random_ids;
use crate::room::{SeatChange, Visitor};
use crate::store::{CampaignActionRow, CampaignRow, ChapterRow, PlaceRow, RecordRow, SeatRow, Sitter, Write};

/// The maximum number of stored states of a campaign between two games.
const MAX_CAMPAIGN_STATES: i64 = 500;
/// The states of one campaign may take up `guest-total` divided by this.
const CAMPAIGN_PART: u64 = 4;

/// A campaign in its current state, with its tables.
pub(super) struct LoadedCampaign {
    pub(super) row: CampaignRow,
    record: RecordRow,
    all: &'static dyn DynCampaigns,
    pub(super) chronicle: Chronicle,
    /// The finished games, and the one being played.
    played: Vec<TableCard>,
    pub(super) playing: Option<TableCard>,
    /// Whether the game being played cannot continue in this version.
    lost: bool,
    /// The seats and the policy of the last table.
    pub(super) last: Option<(Vec<SeatRow>, Policy)>,
    /// The places assigned since the last game began.
    pub(super) places: Vec<PlaceRow>,
    pub(super) done: Vec<CampaignActionRow>,
}

impl LoadedCampaign {
    /// The state that an undo returns to: the last change was made between two games, and no game has begun since.
    fn back(&self) -> Option<u32> {
        self.record.back.filter(|_| self.playing.is_none())
    }

    pub(super) fn page(&self, guest: &str) -> CampaignPage {
        let done = |(row, name): (&CampaignActionRow, String)| Done {
            name,
            yours: row.guest == guest,
            what: row.what.msg(self.all),
            at: row.at,
        };
        let members = 0..self.chronicle.members.len();
        CampaignPage {
            id: self.row.id.clone(),
            game: self.row.game.clone(),
            version: self.record.n,
            before: self.seatings(guest),
            reserved: members.map(|member| self.is_reserved(member, guest)).collect(),
            places: self.place_cards(guest),
            done: self.done.iter().zip(self.names_of_done()).map(done).collect(),
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

    /// Returns the write that records an action; `record` is the state it led to, if it changed the state.
    pub(super) fn action_write(&self, visitor: &Visitor, record: Option<u32>, what: CampaignAction) -> Write {
        let row =
            CampaignActionRow { record, guest: visitor.id.clone(), name: String::new(), what, at: now() };
        Write::CampaignAction { of: self.row.id.clone(), row }
    }

    /// Checks that the request is based on the current state and that no game is being played.
    pub(super) fn check(&self, version: u32) -> Result<(), Failure> {
        if version != self.record.n {
            return Err(Failure::of(Code::Stale, "server-campaign-changed"));
        }
        if self.playing.is_some() {
            return Err(Failure::of(Code::Refused, "server-campaign-playing"));
        }
        Ok(())
    }
}

/// Returns the game's campaigns, or a failure if it has none.
fn campaigns(game: &str) -> Result<&'static dyn DynCampaigns, Failure> {
    registry::find(game)?.campaigns().ok_or_else(|| Failure::of(Code::Refused, "error-no-campaign"))
}

/// Loads the campaign if the guest may see it, first recording the result of a game that has ended since. The caller
/// must hold the campaign's lock.
pub(super) async fn find(app: &Arc<App>, id: &str, visitor: &Visitor) -> Result<LoadedCampaign, Failure> {
    let found = app.store.campaign(id, &visitor.id).await?;
    open(app, found.ok_or_else(Failure::no_campaign)?, visitor).await
}

/// As [`find`], for a campaign whose visibility has been checked. The caller must hold the campaign's lock.
pub(super) async fn open(
    app: &Arc<App>,
    (mut row, mut record): (CampaignRow, RecordRow),
    visitor: &Visitor,
) -> Result<LoadedCampaign, Failure> {
    let id = row.id.clone();
    let id = id.as_str();
    let all = campaigns(&row.game)?;
    let (mut played, mut playing, mut last, mut lost) = (Vec::new(), None, None, false);
    for ChapterRow { table, report, recorded: done } in app.store.chapters(id).await? {
        if let Some(report) = report.filter(|_| !done) {
            let campaign = all.record(&record.campaign, &report, &mut random_ids::dice())?;
            let next = RecordRow { n: record.n + 1, back: None, campaign };
            let write = recorded(app, id, all, &next, Some(table.clone())).await?.0;
            app.store.commit(vec![write]).await?;
            record = next;
        }
        // A finished table may have been closed; its report is kept.
        let Some((row, seats)) = app.store.table(&table).await? else { continue };
        last = Some((seats.clone(), row.policy.clone()));
        let card = card_of(row, &seats, &visitor.id);
        if card.end.is_some() { played.push(card) } else { playing = Some(card) }
    }
    if let Some(card) = &playing {
        lost = app.store.stopped(&card.id).await?;
    }
    let campaign = record.campaign.clone();
    let chronicle = app.run_setup(move || all.chronicle(&campaign)).await??;
    row.summary = Some(summary(&chronicle));
    let (mut places, mut done) = (app.store.places(id).await?, app.store.campaign_actions(id).await?);
    if let Some((seats, _)) = last.as_ref().filter(|_| playing.is_some()) {
        // A table where talk is forbidden holds back new names; so does the page of its campaign.
        let own = places.iter_mut().filter(|place| !place.here);
        let named = own.filter_map(|place| Some((place.guest.as_deref()?, &mut place.name)));
        let named = named.chain(done.iter_mut().map(|row| (row.guest.as_str(), &mut row.name)));
        named.for_each(|(guest, name)| show_as_seated(seats, guest, name));
    }
    Ok(LoadedCampaign { row, record, all, chronicle, played, playing, lost, last, places, done })
}

/// Replaces a guest's name by the one shown at their seat.
fn show_as_seated(seats: &[SeatRow], guest: &str, name: &mut String) {
    let seated = seats.iter().find_map(|row| match &row.sitter {
        Sitter::Person { guest: owner, name, here: false } if owner == guest => Some(name),
        Sitter::Person { .. } | Sitter::Free | Sitter::Bot(_) => None,
    });
    if let Some(seated) = seated {
        name.clone_from(seated);
    }
}

/// Returns the write that stores a new state, and the chronicle of that state. `game` is the table whose result led
/// to it.
async fn recorded(
    app: &App,
    id: &str,
    all: &'static dyn DynCampaigns,
    row: &RecordRow,
    game: Option<String>,
) -> Result<(Write, Chronicle), Failure> {
    let campaign = row.campaign.clone();
    let chronicle = app.run_setup(move || all.chronicle(&campaign)).await??;
    let summary = summary(&chronicle);
    Ok((Write::Record { of: id.to_owned(), row: row.clone(), game, summary, at: now() }, chronicle))
}

/// The summary of a campaign that lists show.
fn summary(chronicle: &Chronicle) -> Value {
    let Chronicle { title, next, end, members, .. } = chronicle;
    let who: Vec<&Msg> = members.iter().map(|member| &member.who).collect();
    json!({ "title": title, "next": next, "end": end, "who": who })
}

/// The card of a campaign for lists; `None` without a readable summary.
pub(super) fn card(row: CampaignRow) -> Option<CampaignCard> {
    let summary = row.summary?;
    let some = |key: &str| summary.get(key).filter(|value| !value.is_null()).cloned();
    Some(CampaignCard {
        title: some("title")?,
        next: some("next"),
        end: some("end"),
        who: summary.get("who").and_then(Value::as_array).cloned().unwrap_or_default(),
        id: row.id,
        game: row.game,
        at: row.at,
    })
}

/// `GET campaigns`.
pub(super) async fn list(
    State(app): State<Arc<App>>,
    visitor: Visitor,
) -> Result<Json<Vec<CampaignCard>>, Failure> {
    let mut cards = Vec::new();
    for (mut row, untold) in app.store.campaigns(&visitor.id).await? {
        if untold || row.summary.is_none() {
            // A campaign that cannot be read is left out of the list.
            row.summary = summarized(&app, &row, &visitor).await.ok();
        }
        cards.extend(card(row));
    }
    Ok(Json(cards))
}

/// Recomputes and stores the summary: none was stored by this version, or a game has ended since.
async fn summarized(app: &Arc<App>, row: &CampaignRow, visitor: &Visitor) -> Result<Value, Failure> {
    let _held = app.lock_campaign(&row.id).await;
    let found = find(app, &row.id, visitor).await?;
    let summary = summary(&found.chronicle);
    app.store.commit(vec![Write::Summary { of: row.id.clone(), summary: summary.clone() }]).await?;
    Ok(summary)
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
    let offered = app.run_setup(move || {
        let error = all.begin(&chosen).err();
        CampaignOffered {
            options: all.options(&chosen),
            at: error.as_ref().and_then(|error| error.option()).map(registry::shorten),
            problem: error.map(|error| error.msg()),
        }
    });
    Ok(Json(offered.await?))
}

/// `POST games/{game}/campaigns`.
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(address): Extension<Address>,
    Path(game): Path<String>,
    Body(new): Body<NewCampaign>,
) -> Result<Json<CampaignPage>, Failure> {
    check_space(&app)?;
    let all = campaigns(&game)?;
    let chosen = pairs(new.options);
    let campaign = app.run_setup(move || all.begin(&chosen)).await??;
    let kept = {
        let (app, visitor) = (app.clone(), visitor.clone());
        run_to_completion(async move { keep_new(&app, &visitor, address, game, campaign).await })
    };
    let id = kept.await?;
    let _held = app.lock_campaign(&id).await;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// Stores a new campaign and returns its id.
async fn keep_new(
    app: &App,
    visitor: &Visitor,
    address: Address,
    game: String,
    campaign: Value,
) -> Result<String, Failure> {
    let (id, at) = (random_ids::table_id(), now());
    let all = campaigns(&game)?;
    let _held = app.lock_guest(&visitor.id).await;
    if app.store.campaigns_of(&visitor.id).await? >= i64::from(app.config.tables) {
        let msg = Msg::new("server-too-many-campaigns").num("most", i64::from(app.config.tables));
        return Err(Failure::new(Code::TooMuch, msg));
    }
    check_bytes(app, &visitor.id, visitor, address, campaign.to_string().len()).await?;
    let row = CampaignRow { id: id.clone(), game, maker: visitor.id.clone(), at, summary: None };
    let first = RecordRow { n: 0, back: None, campaign };
    let (first, _) = recorded(app, &id, all, &first, None).await?;
    app.store.commit(vec![Write::Campaign(row), first]).await?;
    Ok(id)
}

/// `GET campaigns/{id}`.
pub(super) async fn page(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.lock_campaign(&id).await;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `POST campaigns/{id}/deeds`.
pub(super) async fn act(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Body(new): Body<SubmittedForm>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.lock_campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    let records = app.store.records(&id).await?;
    if records >= MAX_CAMPAIGN_STATES {
        return Err(Failure::of(Code::TooMuch, "server-campaign-full"));
    }
    let filled = FilledForm { form: new.form, seat: new.seat, chosen: pairs(new.options) };
    let (all, campaign) = (found.all, found.record.campaign.clone());
    let (campaign, done) = app.run_setup(move || all.act(&campaign, &filled)).await??;
    let bytes = campaign.to_string().len();
    check_campaign_bytes(&app, records, bytes)?;
    // Only the creator's own actions count against the creator's total.
    let _maker = if found.row.maker == visitor.id { Some(app.lock_guest(&visitor.id).await) } else { None };
    if found.row.maker == visitor.id {
        check_bytes(&app, &visitor.id, &visitor, address, bytes).await?;
    } else {
        check_rate(&app, &visitor, address, bytes)?;
    }
    let n = found.record.n;
    change(
        &app,
        &found,
        &visitor,
        RecordRow { n: n + 1, back: Some(n), campaign },
        CampaignAction::Did(done),
    )
    .await?;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// Checks the size of one more state of a campaign that has `records` states. Each may take up an equal part of the
/// campaign's total.
fn check_campaign_bytes(app: &App, records: i64, bytes: usize) -> Result<(), Failure> {
    let all = (records.unsigned_abs() + 1).saturating_mul(bytes as u64);
    match all > app.config.guest_total / CAMPAIGN_PART {
        true => Err(Failure::of(Code::TooMuch, "server-too-much-kept")),
        false => Ok(()),
    }
}

/// Stores a new state caused by an action. Places follow the members they belong to.
async fn change(
    app: &App,
    found: &LoadedCampaign,
    visitor: &Visitor,
    next: RecordRow,
    done: CampaignAction,
) -> Result<(), Failure> {
    let (write, chronicle) = recorded(app, &found.row.id, found.all, &next, None).await?;
    let rows = found.moved(&chronicle, &visitor.id);
    let places = Write::Places { of: found.row.id.clone(), rows };
    app.store.commit(vec![write, places, found.action_write(visitor, Some(next.n), done)]).await?;
    Ok(())
}

/// `DELETE campaigns/{id}/deeds/{version}`: undoes the last action. The result has a version of its own, so that it
/// is not mistaken for the earlier one.
pub(super) async fn undo(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, version)): Path<(String, u32)>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.lock_campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(version)?;
    let nothing = || Failure::of(Code::Refused, "server-nothing-to-undo");
    let back = found.back().ok_or_else(nothing)?;
    let before = app.store.record(&id, back).await?.ok_or_else(nothing)?;
    // The action that led from that state to the next. The current state may itself be the result of an undo.
    let undone = found.done.iter().find(|row| row.record == Some(back + 1));
    let what = CampaignAction::TookBack(undone.map(|row| Box::new(row.what.clone())));
    change(&app, &found, &visitor, RecordRow { n: found.record.n + 1, ..before }, what).await?;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `DELETE campaigns/{id}/tables`: the creator abandons the game being played. Its table remains, and the campaign
/// returns to its state before the game.
pub(super) async fn give_up(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.lock_campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    let table =
        found.playing.as_ref().ok_or_else(|| Failure::of(Code::Refused, "server-campaign-not-playing"))?;
    if found.row.maker != visitor.id {
        return Err(Failure::of(Code::Forbidden, "server-campaign-not-closable"));
    }
    // The players of the abandoned game keep their places in the campaign.
    let places = Write::Places { of: id.clone(), rows: found.kept_places() };
    let action = found.action_write(&visitor, None, CampaignAction::GaveUp);
    app.store.commit(vec![Write::Dropped { of: table.id.clone() }, places, action]).await?;
    // The seats' invitation codes now belong to campaign places and must work only once. A failure is ignored: a
    // table that cannot be loaded admits nobody.
    _ = carry_out(&app, &table.id, visitor.clone(), SeatChange::Reinvite).await;
    Ok(Json(find(&app, &id, &visitor).await?.page(&visitor.id)))
}

/// `POST campaigns/{id}/tables`.
pub(super) async fn play(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(address): Extension<Address>,
    Path(id): Path<String>,
    Body(new): Body<NextGame>,
) -> Result<Json<TableCard>, Failure> {
    check_space(&app)?;
    check_number(&app, &visitor).await?;
    let _held = app.lock_campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    let (all, campaign, chosen) = (found.all, found.record.campaign.clone(), pairs(new.options));
    let table = app.run_setup(move || all.set_up(&campaign, &chosen)).await??;
    found.check_seats(&new.seats, &new.places, &visitor.id)?;
    let mut seats = seat_all(table.as_ref(), &new.seats, &visitor, |member| found.sitter(member))?;
    found.claim(&mut seats);
    let places = Write::Places { of: id.clone(), rows: found.waiting(&seats) };
    let what = found.chronicle.next.as_ref().map_or(Value::Null, |next| json!(next));
    let action = found.action_write(&visitor, None, CampaignAction::Began(what));
    // From now on the table's seats determine who plays.
    let also = vec![places, action];
    let laid = PreparedTable { table, pack: None, campaign: Some(id), seats, policy: new.policy, also };
    set_table(&app, &visitor, address, laid).await.map(Json)
}

/// `DELETE campaigns/{id}`.
pub(super) async fn close(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<()>, Failure> {
    let _held = app.lock_campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    if !found.page(&visitor.id).closable {
        return Err(Failure::of(Code::Forbidden, "server-campaign-not-closable"));
    }
    app.store.commit(vec![Write::CloseCampaign { of: id }]).await?;
    Ok(Json(()))
}
