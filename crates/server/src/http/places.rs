//! Places in a campaign: which guest plays which member before and between games, with invitations and readiness.
//! During a game, the table's seats determine that.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use registry::{Chronicle, Seat, reseated};
use serde_json::{Value, json};

use super::Body;
use super::campaigns::{LoadedCampaign, card, find, open};
use super::tables::{carry_out, find_card};
use crate::app::App;
use crate::campaign_action::CampaignAction;
use crate::names::{Labels, Person};
use crate::protocol::{
    CampaignInvited, CampaignPage, Code, Failure, Invited, NewPlace, NewSeat, Place, PlaceWish, Seating,
};
use crate::random_ids;
use crate::room::{SeatChange, Visitor};
use crate::store::{PlaceRow, SeatRow, Sitter, Write};

/// The maximum number of places without a member.
const MAX_PLACES_WITHOUT_MEMBER: usize = 8;

impl LoadedCampaign {
    fn who(&self, member: usize) -> Option<Value> {
        self.chronicle.members.get(member).map(|member| json!(member.who))
    }

    /// The place assigned to a member since the last game began.
    pub(super) fn place(&self, member: usize) -> Option<&PlaceRow> {
        let who = self.who(member)?;
        self.places.iter().find(|place| place.who.as_ref() == Some(&who))
    }

    /// The member's seat in the last game.
    fn seat(&self, member: usize) -> Option<&SeatRow> {
        let who = self.who(member)?;
        self.last.as_ref()?.0.iter().find(|seat| seat.who == who)
    }

    /// The player of a member, if known.
    pub(super) fn sitter(&self, member: usize) -> Option<Sitter> {
        let Some(place) = self.place(member) else {
            return self.seat(member).map(|seat| seat.sitter.clone());
        };
        match &place.guest {
            Some(guest) => {
                Some(Sitter::Person { guest: guest.clone(), name: place.name.clone(), here: place.here })
            }
            None => place.invitation.is_some().then_some(Sitter::Free),
        }
    }

    /// The member's place, if it has an owner or an invitation: the one assigned since the last game began, or else
    /// one made from the last game's seat.
    fn held(&self, member: usize) -> Option<PlaceRow> {
        if let Some(place) = self.place(member) {
            return Some(place.clone()).filter(|place| !place.is_empty());
        }
        let Sitter::Person { guest, name, here } = self.seat(member)?.sitter.clone() else { return None };
        let row = PlaceRow { who: self.who(member), guest: Some(guest), ..PlaceRow::new(&self.places) };
        Some(PlaceRow { name, here, ..row })
    }

    /// The guest who owns the member's place, playing themselves or letting somebody at their screen play.
    fn owner(&self, member: usize) -> Option<String> {
        self.held(member)?.guest
    }

    /// Whether the guest may seat only the owner there, or a bot in their stead. Only the campaign's creator may
    /// reassign others' places.
    pub(super) fn is_reserved(&self, member: usize, guest: &str) -> bool {
        self.row.maker != guest && self.owner(member).is_some_and(|owner| owner != guest)
    }

    /// Checks whether the guest, who saw the places `seen`, may begin a game with these seats. A bot may be seated
    /// for anybody, so that an absent player does not hold up the others.
    pub(super) fn check_seats(&self, seats: &[NewSeat], seen: &[String], guest: &str) -> Result<(), Failure> {
        if !self.shown().map(|(_, place)| self.key(&place)).eq(seen.iter().cloned()) {
            return Err(Failure::of(Code::Stale, "server-places-changed"));
        }
        let gives_away = |(member, seat): (usize, &NewSeat)| match seat {
            NewSeat::Before | NewSeat::Bot(_) => false,
            NewSeat::Me | NewSeat::Here(_) | NewSeat::Friend => self.is_reserved(member, guest),
        };
        if seats.iter().enumerate().any(gives_away) {
            return Err(Failure::of(Code::Refused, "server-place-not-yours"));
        }
        Ok(())
    }

    /// Adjusts the seats of a new game to their places: a bot in an owned place stands in for its owner, and an open
    /// invitation to the place becomes the seat's.
    pub(super) fn claim(&self, seats: &mut [SeatRow]) {
        for (member, seat) in seats.iter_mut().enumerate() {
            let Some(place) = self.held(member) else { continue };
            match (&seat.sitter, place.guest) {
                (Sitter::Bot(bot), Some(guest)) => {
                    seat.stand_in = Some(*bot);
                    seat.sitter = Sitter::Person { guest, name: place.name, here: place.here };
                }
                (Sitter::Free, None) => seat.invitation = place.invitation,
                _ => {}
            }
        }
    }

    /// The player of each member, as shown to the guest.
    pub(super) fn seatings(&self, guest: &str) -> Vec<Option<Seating>> {
        let row = |member: usize| match self.place(member) {
            None => self.seat(member).cloned(),
            Some(_) => Some(crate::room::new_seat(self.who(member)?, self.sitter(member)?)),
        };
        let rows: Vec<Option<SeatRow>> = (0..self.chronicle.members.len()).map(row).collect();
        let known: Vec<SeatRow> = rows.iter().flatten().cloned().collect();
        let mut seatings = Seating::all(&known, guest).into_iter();
        rows.into_iter().map(|row| row.and_then(|_| seatings.next())).collect()
    }

    /// Whether a place belongs to none of the current members.
    fn is_without(&self, place: &PlaceRow) -> bool {
        !self.chronicle.members.iter().any(|member| place.who.as_ref() == Some(&json!(member.who)))
    }

    /// All places with an owner or an invitation: those of members in order, then those without one.
    fn shown(&self) -> impl Iterator<Item = (Option<usize>, PlaceRow)> {
        let members = (0..self.chronicle.members.len()).filter_map(|at| Some((Some(at), self.held(at)?)));
        let without = self.places.iter().filter(|place| self.is_without(place) && !place.is_empty());
        members.chain(without.map(|place| (None, place.clone())))
    }

    /// A key that identifies a place, its owner and its invitation, so that a request cannot affect a place that
    /// changed meanwhile.
    fn key(&self, place: &PlaceRow) -> String {
        let PlaceRow { who, guest, invitation, here, .. } = place;
        let shown = json!([self.row.id, who, guest, here.then_some(&place.name), invitation]);
        blake3::hash(shown.to_string().as_bytes()).to_hex()[..16].to_owned()
    }

    /// The players' places as shown to the guest.
    pub(super) fn place_cards(&self, guest: &str) -> Vec<Place> {
        let places: Vec<(Option<usize>, PlaceRow)> = self.shown().collect();
        let mut labels = Labels::default();
        let names: Vec<Option<String>> =
            places.iter().map(|(_, place)| label_of(&mut labels, place)).collect();
        let card = |((member, place), name): ((Option<usize>, PlaceRow), Option<String>)| {
            let own = place.guest.as_deref() == Some(guest);
            Place {
                member: member.map(|member| member as u8),
                key: self.key(&place),
                yours: own && !place.here,
                here: own && place.here,
                ready: place.ready && member.is_some(),
                name,
                invitation: place.invitation,
            }
        };
        places.iter().cloned().zip(names).map(card).collect()
    }

    /// The names of the authors of the listed actions, labelled like the places.
    pub(super) fn names_of_done(&self) -> Vec<String> {
        let places: Vec<(Option<usize>, PlaceRow)> = self.shown().collect();
        let mut labels = Labels::default();
        for (_, place) in &places {
            label_of(&mut labels, place);
        }
        self.done.iter().map(|row| labels.give(Person::new(&row.guest, &row.name, false))).collect()
    }

    /// The places after an action by the guest `by` changed the campaign's members. Places follow their members and
    /// those who replace them; a new member goes to the acting guest if they have none. A player whose member
    /// somebody else changed is no longer ready.
    pub(super) fn moved(&self, next: &Chronicle, by: &str) -> Vec<PlaceRow> {
        let before = &self.chronicle.members;
        let mut rows = self.places.clone();
        let mut homeless =
            rows.iter().position(|row| row.guest.as_deref() == Some(by) && self.is_without(row));
        for (member, from) in next.members.iter().zip(reseated(before, &next.members)) {
            let who = json!(member.who);
            match from {
                Some(from) => {
                    let (was, owner) = (json!(before[from].who), self.owner(from));
                    let row = self.places.iter().position(|row| row.who.as_ref() == Some(&was));
                    if let Some(row) = row.map(|at| &mut rows[at]) {
                        row.who = Some(who);
                        row.ready &= before[from] == *member || owner.as_deref() == Some(by);
                    } else if let Some(held) = self.held(from).filter(|_| was != who) {
                        rows.push(PlaceRow { n: PlaceRow::new(&rows).n, who: Some(who), ..held });
                    }
                }
                None if rows.iter().any(|row| row.who.as_ref() == Some(&who)) => {}
                None => {
                    if let Some(at) = homeless.take() {
                        rows[at].who = Some(who);
                    }
                }
            }
        }
        rows
    }

    /// The places that remain when a game is abandoned: those without a member, those of all who had a seat, and
    /// invitations to free seats.
    pub(super) fn kept_places(&self) -> Vec<PlaceRow> {
        let mut rows: Vec<PlaceRow> =
            self.places.iter().filter(|place| self.is_without(place)).cloned().collect();
        for member in 0..self.chronicle.members.len() {
            let invited = || {
                let seat = self.seat(member).filter(|seat| seat.sitter == Sitter::Free)?;
                let row = PlaceRow { who: self.who(member), ..PlaceRow::new(&rows) };
                Some(PlaceRow { invitation: Some(seat.invitation.clone()?), ..row })
            };
            if let Some(row) = self.held(member).or_else(invited) {
                rows.push(PlaceRow { n: PlaceRow::new(&rows).n, ..row });
            }
        }
        rows
    }

    /// The places that remain when a game begins: those of people without a seat in it, invitations without a member,
    /// and invitations to members that a bot plays for now.
    pub(super) fn waiting(&self, seats: &[SeatRow]) -> Vec<PlaceRow> {
        let sits = |guest: &str| seats.iter().any(|seat| seat.guest() == Some(guest));
        let waits = |place: &&PlaceRow| match &place.guest {
            // The creator belongs to the campaign without a place.
            Some(guest) => !sits(guest) && *guest != self.row.maker,
            None => !place.is_empty() && (self.is_without(place) || place.bots_seat(seats).is_some()),
        };
        // A player whose member somebody else plays now has none.
        let freed = |place: &PlaceRow| {
            let who = place.who.clone().filter(|_| place.guest.is_none() || self.is_without(place));
            PlaceRow { who, ready: false, ..place.clone() }
        };
        self.places.iter().filter(waits).map(freed).collect()
    }
}

/// The label of the place's owner.
fn label_of<'a>(labels: &mut Labels<'a>, place: &'a PlaceRow) -> Option<String> {
    let guest = place.guest.as_deref()?;
    Some(labels.give(Person::new(guest, &place.name, place.here)))
}

impl PlaceRow {
    /// A new empty place, numbered after the others.
    fn new(others: &[PlaceRow]) -> PlaceRow {
        let n = others.iter().map(|place| place.n + 1).max().unwrap_or(0);
        PlaceRow {
            n,
            who: None,
            guest: None,
            name: String::new(),
            here: false,
            invitation: None,
            ready: false,
        }
    }

    /// Whether the place has neither an owner nor an invitation.
    fn is_empty(&self) -> bool {
        self.guest.is_none() && self.invitation.is_none()
    }

    /// The seat of the place's member, if a bot has it.
    fn bots_seat(&self, seats: &[SeatRow]) -> Option<Seat> {
        let is_it =
            |seat: &SeatRow| self.who.as_ref() == Some(&seat.who) && matches!(seat.sitter, Sitter::Bot(_));
        seats.iter().position(is_it).map(|at| Seat(at as u8))
    }
}

/// `POST campaigns/{id}/places`.
pub(super) async fn wish(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(new): Body<NewPlace>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.lock_campaign(&id).await;
    let mut found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    let (rows, what) = found.wished(&new.wish, &visitor)?;
    let mut writes = vec![Write::Places { of: id.clone(), rows: rows.clone() }];
    writes.extend(what.map(|what| found.action_write(&visitor, None, what)));
    app.store.commit(writes).await?;
    let now = match find(&app, &id, &visitor).await {
        // A guest who has given up their only link to the campaign sees it once more, without them.
        Err(failure) if failure.code == Code::NotFound => {
            found.places = rows;
            found
        }
        now => now?,
    };
    Ok(Json(now.page(&visitor.id)))
}

impl LoadedCampaign {
    /// The places after a change, and the action to record.
    fn wished(
        &self,
        wish: &PlaceWish,
        visitor: &Visitor,
    ) -> Result<(Vec<PlaceRow>, Option<CampaignAction>), Failure> {
        let refused = |id: &str| Err(Failure::of(Code::Refused, id));
        let mut rows = self.places.clone();
        let is_maker = self.row.maker == visitor.id;
        let member = |at: u8| {
            let at = usize::from(at);
            let who = self.who(at).ok_or_else(|| Failure::of(Code::NotFound, "server-no-seat"))?;
            Ok::<_, Failure>((at, who))
        };
        let is_own = |row: &PlaceRow| row.guest.as_deref() == Some(&visitor.id);
        match wish {
            PlaceWish::Invite(None) => {
                if rows.iter().filter(|row| self.is_without(row) && !row.is_empty()).count()
                    >= MAX_PLACES_WITHOUT_MEMBER
                {
                    return Err(Failure::of(Code::TooMuch, "server-places-full"));
                }
                rows.push(PlaceRow { invitation: Some(random_ids::code()), ..PlaceRow::new(&rows) });
                Ok((rows, None))
            }
            PlaceWish::Invite(Some(at)) => {
                let (at, who) = member(*at)?;
                if self.held(at).is_some_and(|held| !is_own(&held)) {
                    return refused("server-place-taken");
                }
                let row = PlaceRow { invitation: Some(random_ids::code()), ..PlaceRow::new(&rows) };
                put(&mut rows, PlaceRow { who: Some(who), ..row });
                Ok((rows, None))
            }
            PlaceWish::Take(at) => {
                let (at, who) = member(*at)?;
                if self.held(at).is_some_and(|held| !is_own(&held)) {
                    return refused("server-place-taken");
                }
                // A player without a member has one now.
                rows.retain(|row| !is_own(row) || !self.is_without(row));
                let row = PlaceRow { guest: Some(visitor.id.clone()), ..PlaceRow::new(&rows) };
                put(&mut rows, PlaceRow { who: Some(who.clone()), name: visitor.name.clone(), ..row });
                Ok((rows, Some(CampaignAction::Took(who))))
            }
            PlaceWish::GiveUp(key) => {
                let seen = self.shown().find(|(_, place)| self.key(place) == *key);
                let (at, place) = seen.ok_or_else(|| Failure::of(Code::Stale, "server-campaign-changed"))?;
                if !is_maker && place.guest.is_some() && !is_own(&place) {
                    return refused("server-place-not-yours");
                }
                let what = match at {
                    Some(at) => {
                        let row = PlaceRow::new(&rows);
                        put(&mut rows, PlaceRow { who: place.who, ..row });
                        self.who(at).map(CampaignAction::Freed)
                    }
                    None => {
                        rows.retain(|row| row.n != place.n);
                        Some(CampaignAction::Withdrew)
                    }
                };
                Ok((rows, what.filter(|_| place.guest.is_some())))
            }
            PlaceWish::Ready(at, ready) => {
                let (at, _) = member(*at)?;
                let Some(held) = self.held(at).filter(is_own) else {
                    return refused("server-place-not-yours");
                };
                let n = PlaceRow::new(&rows).n;
                put(&mut rows, PlaceRow { n, ready: *ready, ..held });
                Ok((rows, None))
            }
        }
    }
}

/// Inserts a place, replacing the one for the same member.
fn put(rows: &mut Vec<PlaceRow>, row: PlaceRow) {
    rows.retain(|other| other.who != row.who);
    rows.push(row);
}

/// The campaign and the place that an invitation is for. The caller must hold the campaign's lock.
async fn find_invited(
    app: &Arc<App>,
    id: &str,
    code: &str,
    visitor: &Visitor,
) -> Result<Option<(LoadedCampaign, PlaceRow)>, Failure> {
    let Some(row) = app.store.any_campaign(id).await? else { return Ok(None) };
    let record = app.store.newest(id).await?;
    let found = open(app, (row, record), visitor).await?;
    // The invitation may have been used meanwhile.
    let place = found.places.iter().find(|place| place.invitation.as_deref() == Some(code)).cloned();
    Ok(place.map(|place| (found, place)))
}

impl LoadedCampaign {
    /// The campaign as shown to an invited guest.
    fn invitation(&self, place: &PlaceRow) -> Option<CampaignInvited> {
        Some(CampaignInvited { campaign: card(self.row.clone())?, who: place.who.clone() })
    }
}

/// What an invitation to a campaign is for.
pub(super) async fn invited(
    app: &Arc<App>,
    visitor: &Visitor,
    code: &str,
) -> Result<Option<CampaignInvited>, Failure> {
    let Some(id) = app.store.invited_to_campaign(code).await? else { return Ok(None) };
    let _held = app.lock_campaign(&id).await;
    let found = find_invited(app, &id, code, visitor).await?;
    Ok(found.and_then(|(found, place)| found.invitation(&place)))
}

/// The campaign that an invitation has already brought the guest to, and their member, if they still have a place in
/// it.
pub(super) async fn returned(
    app: &Arc<App>,
    visitor: &Visitor,
    id: &str,
) -> Result<Option<CampaignInvited>, Failure> {
    let _held = app.lock_campaign(id).await;
    if app.store.campaign(id, &visitor.id).await?.is_none() {
        return Ok(None);
    }
    let found = find(app, id, visitor).await?;
    let is_own = |(_, place): &(Option<usize>, PlaceRow)| place.guest.as_deref() == Some(&visitor.id);
    let place = found.shown().find(is_own);
    Ok(place.and_then(|(_, place)| found.invitation(&place)))
}

/// Uses an invitation to a campaign.
pub(super) async fn join(app: &Arc<App>, visitor: &Visitor, code: &str) -> Result<Option<Invited>, Failure> {
    let Some(id) = app.store.invited_to_campaign(code).await? else { return Ok(None) };
    let _held = app.lock_campaign(&id).await;
    let Some((found, place)) = find_invited(app, &id, code, visitor).await? else { return Ok(None) };
    let what = place.who.clone().map_or(CampaignAction::Came, CampaignAction::Took);
    let with = |rows: Vec<PlaceRow>| {
        let arrival = Write::Arrival { of: id.clone(), code: code.to_owned(), guest: visitor.id.clone() };
        vec![Write::Places { of: id.clone(), rows }, found.action_write(visitor, None, what.clone()), arrival]
    };
    let mut rows = found.places.clone();
    // A player without a member has one now.
    rows.retain(|row| row.guest.as_deref() != Some(&visitor.id) || !found.is_without(row));
    // If a bot is playing for them, they take over its seat. The invitation is used up in the same transaction.
    if let (Some(playing), Some((seats, _))) = (&found.playing, &found.last)
        && let Some(seat) = place.bots_seat(seats)
    {
        let others = rows.iter().filter(|row| row.n != place.n).cloned().collect();
        match carry_out(app, &playing.id, visitor.clone(), SeatChange::TakeOverBot(seat, with(others))).await
        {
            Ok(()) => return Ok(Some(Invited::Table(find_card(app, &playing.id, visitor).await?))),
            // The table is gone or cannot be loaded; the guest gets the place instead.
            Err(failure) if failure.code == Code::NotFound => {}
            Err(failure) => return Err(failure),
        }
    }
    let is_known = app.store.campaign(&id, &visitor.id).await?.is_some();
    if !found.is_without(&place) || !is_known {
        if let Some(row) = rows.iter_mut().find(|row| row.n == place.n) {
            row.guest = Some(visitor.id.clone());
            row.invitation = None;
        }
        app.store.commit(with(rows)).await?;
    }
    Ok(found.invitation(&place).map(Invited::Campaign))
}
