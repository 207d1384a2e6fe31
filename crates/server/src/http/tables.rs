//! Requests about tables: create, list, join, leave, replay, close.

use std::sync::Arc;

use axum::extract::{Path, Query, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use axum::{Extension, Json};
use registry::{DynGame, DynTable, Msg, Printed, RegistryError, Seat, Seats, ViewAt, Viewer};
use serde::Deserialize;
use serde_json::Value;
use tokio::sync::oneshot;

use super::places;
use super::registry_api::pairs;
use super::{Address, Body};
use crate::app::{App, now};
use crate::names;
use crate::protocol::{
    Code, Failure, Invited, NewSeat, NewTable, Policy, Replay, Seating, TableCard, Tables, UndoPolicy,
};
use crate::random_ids;
use crate::room::{
    Message, Room, SeatChange, Visitor, invitations, is_closable, new_seat, split_save, summary, who,
};
use crate::store::{Chain, List, LogRow, SeatProgress, SeatRow, Sitter, TableRow, Write};

/// The maximum value of a clock, in minutes.
const MAX_CLOCK_MINUTES: u32 = 7 * 24 * 60;

/// The table as shown to the guest in a list.
pub(super) fn card_of(row: TableRow, seats: &[SeatRow], guest: &str) -> TableCard {
    let asked = |at: usize| row.summary.asked.iter().any(|asked| usize::from(*asked) == at);
    let turn =
        |(at, seat): (usize, &SeatRow)| seat.guest() == Some(guest) && seat.stand_in.is_none() && asked(at);
    TableCard {
        your_turn: seats.iter().enumerate().any(turn),
        seats: Seating::all(seats, guest),
        invitations: invitations(seats, &row.maker, guest),
        closable: is_closable(seats, &row.maker, guest),
        campaign: row.campaign.filter(|_| is_member(seats, &row.maker, guest)),
        open: row.policy.open,
        id: row.id,
        game: row.game,
        stage: row.summary.stage,
        end: row.summary.end,
        at: row.at,
    }
}

/// Whether the guest created the table or has a seat at it.
fn is_member(seats: &[SeatRow], maker: &str, guest: &str) -> bool {
    maker == guest || seats.iter().any(|seat| seat.guest() == Some(guest))
}

/// `GET tables`.
pub(super) async fn list(State(app): State<Arc<App>>, visitor: Visitor) -> Result<Json<Tables>, Failure> {
    let list = async |which| {
        let found = app.store.list(which, &visitor.id).await?;
        let cards = found.into_iter().map(|(row, seats)| card_of(row, &seats, &visitor.id));
        Ok::<_, Failure>(cards.collect::<Vec<_>>())
    };
    Ok(Json(Tables {
        mine: list(List::Mine).await?,
        joinable: list(List::Joinable).await?,
        watchable: list(List::Watchable).await?,
        finished: list(List::Finished).await?,
    }))
}

/// `GET tables/{id}`.
pub(super) async fn card(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<TableCard>, Failure> {
    find_card(&app, &id, &visitor).await.map(Json)
}

pub(super) async fn find_card(app: &App, id: &str, visitor: &Visitor) -> Result<TableCard, Failure> {
    let (row, seats) = app.store.table(id).await?.ok_or_else(Failure::no_table)?;
    if !is_member(&seats, &row.maker, &visitor.id) && !row.policy.open {
        return Err(Failure::no_table());
    }
    Ok(card_of(row, &seats, &visitor.id))
}

/// `POST tables`.
pub(super) async fn make(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Extension(address): Extension<Address>,
    Body(new): Body<NewTable>,
) -> Result<Json<TableCard>, Failure> {
    check_space(&app)?;
    check_number(&app, &visitor).await?;
    check_length(&app, [&new.pack, &new.position])?;
    let game = registry::find(&new.game)?;
    let (table, pack) = match new.from {
        Some((id, moves)) => branch(&app, &visitor, id, moves, game).await?,
        None => {
            let options = pairs(new.options);
            let (pack, position, save) = (new.pack, new.position, new.save);
            app.run_setup(move || set_up_game(game, &options, pack, position, save)).await??
        }
    };
    let seats = seat_all(table.as_ref(), &new.seats, &visitor, |_| None)?;
    let laid = PreparedTable { table, pack, campaign: None, seats, policy: new.policy, also: Vec::new() };
    set_table(&app, &visitor, address, laid).await.map(Json)
}

/// Checks that there is disk space for a new game or campaign.
pub(super) fn check_space(app: &App) -> Result<(), Failure> {
    match app.is_low_on_space() {
        true => Err(Failure::of(Code::TooMuch, "server-low-space")),
        false => Ok(()),
    }
}

/// Checks the storage limits for `bytes` more: the total that is stored for `whose`, and the hourly rates of
/// `visitor` and their address.
pub(super) async fn check_bytes(
    app: &App,
    whose: &str,
    visitor: &Visitor,
    Address(address): Address,
    bytes: usize,
) -> Result<(), Failure> {
    let total = app.store.stored(whose).await?.saturating_add(bytes as u64);
    if total > app.config.guest_total {
        return Err(Failure::of(Code::TooMuch, "server-too-much-kept"));
    }
    check_rate(app, visitor, Address(address), bytes)
}

/// Checks the hourly storage rates of the guest and their address for `bytes` more.
pub(super) fn check_rate(
    app: &App,
    visitor: &Visitor,
    Address(address): Address,
    bytes: usize,
) -> Result<(), Failure> {
    match app.limits.bytes(&visitor.id, address, bytes) {
        true => Ok(()),
        false => Err(Failure::of(Code::TooMuch, "server-too-many-bytes")),
    }
}

/// Runs the work to completion even if the client disconnects, so that locks are held until what they guard is done.
pub(super) async fn run_to_completion<T: Send + 'static>(
    work: impl Future<Output = Result<T, Failure>> + Send + 'static,
) -> Result<T, Failure> {
    tokio::spawn(work).await.map_err(|e| Failure::broken("a request broke down", &e))?
}

/// Checks whether the guest may begin another game. The result is reliable only while the guest's lock is held.
pub(super) async fn check_number(app: &App, visitor: &Visitor) -> Result<(), Failure> {
    if app.store.unfinished_games(&visitor.id).await? >= i64::from(app.config.tables) {
        let msg = Msg::new("server-too-many-tables").num("most", i64::from(app.config.tables));
        return Err(Failure::new(Code::TooMuch, msg));
    }
    Ok(())
}

/// A new table ready to be stored.
pub(super) struct PreparedTable {
    pub(super) table: Box<dyn DynTable>,
    pub(super) pack: Option<String>,
    /// The id of the campaign that it belongs to.
    pub(super) campaign: Option<String>,
    pub(super) seats: Vec<SeatRow>,
    pub(super) policy: Policy,
    /// Further writes to store in the same transaction.
    pub(super) also: Vec<Write>,
}

/// Stores a new table and starts it.
pub(super) async fn set_table(
    app: &Arc<App>,
    visitor: &Visitor,
    address: Address,
    laid: PreparedTable,
) -> Result<TableCard, Failure> {
    let kept = {
        let (app, visitor) = (app.clone(), visitor.clone());
        run_to_completion(async move { keep_table(&app, &visitor, address, laid).await })
    };
    let id = kept.await?;
    // Loading the table makes its first rolls, so that the card already shows who is asked.
    app.with_room(&id, |_| ()).await?;
    find_card(app, &id, visitor).await
}

/// Stores a new table and returns its id.
async fn keep_table(
    app: &App,
    visitor: &Visitor,
    address: Address,
    laid: PreparedTable,
) -> Result<String, Failure> {
    let PreparedTable { table, pack, campaign, seats, policy, also } = laid;
    check(&policy, table.as_ref(), &seats)?;
    let id = random_ids::table_id();
    let (base, entries, checks) = split_save(table.save());
    let entries = (!entries.is_empty()).then(|| serde_json::json!(entries).to_string());
    let new_pack = match &pack {
        Some(text) if !app.store.has_pack(text).await? => Some(text),
        _ => None,
    };
    let bytes = [Some(&base), new_pack, entries.as_ref()].into_iter().flatten().map(String::len).sum();
    // Held from the quota checks to the commit, so that the same guest cannot begin anything else in between.
    let held = app.lock_guest(&visitor.id).await;
    check_number(app, visitor).await?;
    check_bytes(app, &visitor.id, visitor, address, bytes).await?;
    if !app.limits.table(&visitor.id) {
        let msg = Msg::new("server-too-many-today").num("most", i64::from(app.config.tables_a_day));
        return Err(Failure::new(Code::TooMuch, msg));
    }
    let row = TableRow {
        id: id.clone(),
        game: table.game().to_owned(),
        base,
        pack,
        policy,
        maker: visitor.id.clone(),
        campaign,
        at: now(),
        summary: summary(table.as_ref()),
    };
    let stands = row.summary.clone();
    let chain = Chain::of_table(&row);
    let mut writes = vec![Write::Table(Box::new(row))];
    writes.extend((0..).zip(seats).map(|(seat, row)| Write::Seat { of: id.clone(), seat, row }));
    if let Some(entries) = entries {
        let (row, _) = LogRow::after(chain, 0, entries, &checks, &SeatProgress::default());
        writes.push(Write::Log { of: id.clone(), row, summary: stands, at: now() });
    }
    writes.extend(also);
    app.store.commit(writes).await?;
    drop(held);
    Ok(id)
}

/// Checks that a pack or position is no longer than a request without a save may be.
pub(super) fn check_length(app: &App, texts: [&Option<String>; 2]) -> Result<(), Failure> {
    match texts.into_iter().flatten().any(|text| text.len() > app.config.body) {
        true => Err(Failure::of(Code::TooLarge, "server-too-large")),
        false => Ok(()),
    }
}

/// Sets up a game as requested; returns it with the pack that it uses.
pub(super) fn set_up_game(
    game: &'static dyn DynGame,
    options: &[(String, String)],
    pack: Option<String>,
    position: Option<String>,
    save: Option<Value>,
) -> Result<(Box<dyn DynTable>, Option<String>), RegistryError> {
    if let Some(save) = save {
        // As a value, or as the text of its file.
        let mut save = match save {
            Value::String(text) => match serde_json::from_str(&text) {
                Ok(save) => save,
                // The registry reports where parsing fails.
                Err(_) => return Ok((game.load(&text, None)?.table, pack)),
            },
            save => save,
        };
        // Saves written by the terminal wrap the game in an outer object.
        let inner = save.get("game").is_some_and(Value::is_object).then(|| save["game"].take());
        let pack = pack.or_else(|| save.get("pack").and_then(Value::as_str).map(str::to_owned));
        let save = inner.unwrap_or(save);
        // The error for a save of another game names both games.
        if let Some(other) =
            save.get("game").and_then(Value::as_str).and_then(|name| registry::find(name).ok())
            && other.name() != game.name()
        {
            let title = |game: &dyn DynGame| vec![Msg::new(format!("{}-title", game.name()))];
            let msg = Msg::new("server-save-of").say("found", title(other)).say("wanted", title(game));
            return Err(RegistryError::Save(msg));
        }
        let loaded = game.load(&save.to_string(), pack.as_deref())?;
        return match loaded.differs {
            None => Ok((loaded.table, pack)),
            Some(differs) => Err(RegistryError::Save(differs)),
        };
    }
    let table = match position {
        Some(text) => game.position(&text, pack.as_deref())?,
        None => game.set_up(options, pack.as_deref())?,
    };
    Ok((table, pack))
}

/// Creates a new game that continues from a moment of another table.
async fn branch(
    app: &Arc<App>,
    visitor: &Visitor,
    id: String,
    moves: usize,
    game: &'static dyn DynGame,
) -> Result<(Box<dyn DynTable>, Option<String>), Failure> {
    let pack = app.store.table(&id).await?.ok_or_else(Failure::no_table)?.0.pack;
    let table = read_revealed(app, &id, visitor, move |table| table.play().branch(moves)).await?;
    let table = table.ok_or_else(|| Failure::of(Code::NotFound, "server-no-moment"))?;
    if table.game() != game.name() {
        return Err(Failure::of(Code::Refused, "server-other-game"));
    }
    Ok((table, pack))
}

/// The seats of a new table. `before` returns the player of a member in the previous game of a campaign.
pub(super) fn seat_all(
    table: &dyn DynTable,
    seats: &[NewSeat],
    visitor: &Visitor,
    before: impl Fn(usize) -> Option<Sitter>,
) -> Result<Vec<SeatRow>, Failure> {
    if seats.len() != table.seats() {
        let msg = Msg::new("server-seat-count").num("found", seats.len() as i64);
        return Err(Failure::new(Code::Malformed, msg.num("wanted", table.seats() as i64)));
    }
    let person = |name: String, here| Sitter::Person { guest: visitor.id.clone(), name, here };
    let seat = |(at, new): (usize, &NewSeat)| {
        let sitter = match new {
            NewSeat::Me => person(visitor.name.clone(), false),
            NewSeat::Here(called) => person(names::parse(called)?, true),
            NewSeat::Friend => Sitter::Free,
            NewSeat::Bot(bot) => Sitter::Bot(*bot),
            NewSeat::Before => {
                before(at).ok_or_else(|| Failure::of(Code::Malformed, "server-nobody-before"))?
            }
        };
        let invitation = (sitter == Sitter::Free).then(random_ids::code);
        Ok(SeatRow { invitation, ..new_seat(who(table, at), sitter) })
    };
    seats.iter().enumerate().map(seat).collect()
}

fn check(policy: &Policy, table: &dyn DynTable, seats: &[SeatRow]) -> Result<(), Failure> {
    let strangers = seats.iter().any(|seat| seat.sitter == Sitter::Free);
    let has_no_allies = seats.len() > 1 && table.sides().len() == seats.len();
    if policy.undo == UndoPolicy::Free && strangers && has_no_allies {
        return Err(Failure::of(Code::Refused, "server-undo-not-free"));
    }
    if policy.quick_passes && table.sides().len() > 1 {
        return Err(Failure::of(Code::Refused, "server-quick-not-together"));
    }
    if let Some(minutes) = policy.clock
        && !(1..=MAX_CLOCK_MINUTES).contains(&minutes)
    {
        return Err(Failure::new(Code::Malformed, Msg::out_of_range(minutes, 1u32, MAX_CLOCK_MINUTES)));
    }
    Ok(())
}

/// Reads something from the table that everyone admitted to it may see.
async fn read_visible<T: Send + 'static>(
    app: &Arc<App>,
    id: &str,
    visitor: &Visitor,
    what: impl FnOnce(&Room) -> T + Send + 'static,
) -> Result<T, Failure> {
    let guest = visitor.id.clone();
    app.with_room(id, move |table| table.admits(&guest).then(|| what(table)))
        .await?
        .ok_or_else(Failure::no_table)
}

/// Reads something from the table that may be seen only once nothing is hidden from the guest.
async fn read_revealed<T: Send + 'static>(
    app: &Arc<App>,
    id: &str,
    visitor: &Visitor,
    what: impl FnOnce(&Room) -> T + Send + 'static,
) -> Result<T, Failure> {
    let guest = visitor.id.clone();
    // An invited player may still take over a bot's seat with its hand, so nothing is revealed before.
    let awaits = app.store.awaits_somebody(id).await?;
    let may = move |table: &Room| table.is_open_to(&guest) && (!awaits || table.play().end().is_some());
    let open = read_visible(app, id, visitor, move |table| may(table).then(|| what(table)));
    open.await?.ok_or_else(|| Failure::of(Code::Refused, "server-not-over"))
}

/// `GET tables/{id}/catalog`.
pub(super) async fn catalog(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Value>, Failure> {
    read_visible(&app, &id, &visitor, |table| table.play().catalog()).await.map(Json)
}

/// `GET tables/{id}/printed`.
pub(super) async fn printed(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<Vec<Printed>>, Failure> {
    read_visible(&app, &id, &visitor, |table| table.play().printed()).await.map(Json)
}

/// `GET tables/{id}/save`.
pub(super) async fn save(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Response, Failure> {
    let save = read_revealed(&app, &id, &visitor, |table| table.play().save()).await?;
    let file = [(header::CONTENT_DISPOSITION, format!("attachment; filename=\"{id}.json\""))];
    Ok((file, Json(save)).into_response())
}

#[derive(Deserialize)]
pub(super) struct SeatQuery {
    seat: Option<u8>,
}

impl SeatQuery {
    /// The viewer; all seats together if none is given.
    fn viewer(&self, seats: usize) -> Result<Viewer, Failure> {
        match self.seat {
            None => Ok(Seats::first(seats)),
            Some(seat) if usize::from(seat) < seats => Ok(Viewer::only(Seat(seat))),
            Some(_) => Err(Failure::of(Code::NotFound, "server-no-seat")),
        }
    }
}

/// `GET tables/{id}/replay?seat=`. Only for finished games, where any seat's view may be seen.
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Query(through): Query<SeatQuery>,
) -> Result<Json<Replay>, Failure> {
    let replay = read_finished(&app, &id, &visitor, move |table| {
        let play = table.play();
        Ok(Replay {
            game: play.game().to_owned(),
            seats: (0..play.seats()).map(|seat| play.who(Seat(seat as u8))).collect(),
            moves: play.moves(),
            log: table.log_of(through.viewer(play.seats())?),
        })
    });
    replay.await.map(Json)
}

/// `GET tables/{id}/replay/{moves}?seat=`.
pub(super) async fn view_at(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, moves)): Path<(String, usize)>,
    Query(through): Query<SeatQuery>,
) -> Result<Json<ViewAt>, Failure> {
    let glimpse = read_finished(&app, &id, &visitor, move |table| {
        let viewer = through.viewer(table.play().seats())?;
        let glimpse = table.play().view_at(moves, viewer);
        glimpse.ok_or_else(|| Failure::of(Code::NotFound, "server-no-moment"))
    });
    glimpse.await.map(Json)
}

/// Reads something from a finished game.
async fn read_finished<T: Send + 'static>(
    app: &Arc<App>,
    id: &str,
    visitor: &Visitor,
    what: impl FnOnce(&Room) -> Result<T, Failure> + Send + 'static,
) -> Result<T, Failure> {
    let result = read_visible(app, id, visitor, |table| table.play().end().is_some().then(|| what(table)));
    result.await?.ok_or_else(|| Failure::of(Code::Refused, "server-not-over"))?
}

/// `GET join/{code}`: the table or campaign that an invitation is for.
pub(super) async fn invited(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Invited>, Failure> {
    if let Some(campaign) = places::invited(&app, &visitor, &code).await? {
        return Ok(Json(Invited::Campaign(campaign)));
    }
    if let Some(there) = arrived(&app, &visitor, &code).await? {
        return Ok(Json(there));
    }
    let id = invitation(&app, &code).await?;
    let (row, seats) = app.store.table(&id).await?.ok_or_else(Failure::no_table)?;
    Ok(Json(Invited::Table(card_of(row, &seats, &visitor.id))))
}

/// `POST join/{code}`.
pub(super) async fn join(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(code): Path<String>,
) -> Result<Json<Invited>, Failure> {
    if let Some(campaign) = places::join(&app, &visitor, &code).await? {
        return Ok(Json(campaign));
    }
    if let Some(there) = arrived(&app, &visitor, &code).await? {
        return Ok(Json(there));
    }
    let id = invitation(&app, &code).await?;
    let Json(card) = wish(&app, &id, visitor, SeatChange::Join(code)).await?;
    Ok(Json(Invited::Table(card)))
}

/// The table or campaign that this invitation has already brought the guest to, if they still belong to it: an
/// invitation link keeps working for the guest who used it.
async fn arrived(app: &Arc<App>, visitor: &Visitor, code: &str) -> Result<Option<Invited>, Failure> {
    let Some(of) = app.store.arrival(code, &visitor.id).await? else { return Ok(None) };
    if let Some(campaign) = places::returned(app, visitor, &of).await? {
        return Ok(Some(Invited::Campaign(campaign)));
    }
    let card = find_card(app, &of, visitor).await.ok();
    Ok(card.filter(|card| card.seats.iter().any(|seat| seat.yours)).map(Invited::Table))
}

async fn invitation(app: &App, code: &str) -> Result<String, Failure> {
    app.store.invited(code).await?.ok_or_else(|| Failure::of(Code::NotFound, "server-no-invitation"))
}

/// `POST tables/{id}/seats/{seat}`.
pub(super) async fn take(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<TableCard>, Failure> {
    wish(&app, &id, visitor, SeatChange::Take(Seat(seat))).await
}

/// `DELETE tables/{id}/seats/{seat}`. Nothing is told of a private table that the guest belongs to no longer.
pub(super) async fn leave(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path((id, seat)): Path<(String, u8)>,
) -> Result<Json<Option<TableCard>>, Failure> {
    carry_out(&app, &id, visitor.clone(), SeatChange::Leave(Seat(seat))).await?;
    match find_card(&app, &id, &visitor).await {
        Ok(card) => Ok(Json(Some(card))),
        Err(failure) if failure.code == Code::NotFound => Ok(Json(None)),
        Err(failure) => Err(failure),
    }
}

async fn wish(
    app: &Arc<App>,
    id: &str,
    visitor: Visitor,
    wish: SeatChange,
) -> Result<Json<TableCard>, Failure> {
    carry_out(app, id, visitor.clone(), wish).await?;
    find_card(app, id, &visitor).await.map(Json)
}

/// `DELETE tables/{id}`.
pub(super) async fn close(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
) -> Result<Json<()>, Failure> {
    carry_out(&app, &id, visitor, SeatChange::Close).await.map(Json)
}

pub(super) async fn carry_out(
    app: &Arc<App>,
    id: &str,
    visitor: Visitor,
    wish: SeatChange,
) -> Result<(), Failure> {
    let (answer, answered) = oneshot::channel();
    app.send(id, Message::Seat(wish, visitor, answer)).await?;
    answered.await.map_err(|_| Failure::no_table())?
}

#[cfg(test)]
mod tests {
    use futures_util::FutureExt;
    use tokio::time::timeout;

    use super::*;
    use crate::app::tests::{LONG, app, database};

    #[tokio::test]
    async fn whoever_goes_before_their_table_is_kept_begins_no_other_meanwhile() {
        let (folder, app) = app().await;
        let guest = Visitor { id: "somebody".into(), name: String::new() };
        // Another connection blocks all writes.
        let mut database = database(folder.path()).await;
        sqlx::query("BEGIN IMMEDIATE").execute(&mut database).await.unwrap();
        let request = tokio::spawn({
            let (app, guest) = (app.clone(), guest.clone());
            async move {
                let table = registry::find("cthulhu-duel").unwrap().set_up(&[], None).unwrap();
                let bots = || NewSeat::Bot(crate::protocol::Bot::Novice);
                let seats = seat_all(table.as_ref(), &[bots(), bots()], &guest, |_| None)?;
                let policy = Policy {
                    undo: UndoPolicy::Free,
                    open: false,
                    stand_in: true,
                    clock: None,
                    quick_passes: false,
                };
                let laid =
                    PreparedTable { table, pack: None, campaign: None, seats, policy, also: Vec::new() };
                set_table(&app, &guest, Address(None), laid).await
            }
        });
        let is_held = || app.lock_guest(&guest.id).now_or_never().is_none();
        let begun = async {
            while !is_held() {
                tokio::task::yield_now().await;
            }
        };
        timeout(LONG, begun).await.expect("it begins");
        request.abort();
        assert!(request.await.is_err_and(|e| e.is_cancelled()));
        assert!(is_held(), "what was begun goes on");
        sqlx::query("ROLLBACK").execute(&mut database).await.unwrap();
        let _held = timeout(LONG, app.lock_guest(&guest.id)).await.expect("it is kept");
        assert_eq!(app.store.unfinished_games(&guest.id).await.unwrap(), 1);
    }
}
