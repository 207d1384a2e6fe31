//! Who plays whom in a campaign, before a game and between two: places, invitations, who is ready. During a game its table
//! says that.

use std::sync::Arc;

use axum::Json;
use axum::extract::{Path, State};
use serde_json::{Value, json};
use shelf::{Chronicle, Msg, reseated};

use super::Body;
use super::campaigns::{Found, card, find};
use crate::app::App;
use crate::protocol::{
    CampaignInvited, CampaignPage, Code, Failure, Invited, NewPlace, NewSeat, Place, PlaceWish, Seating,
};
use crate::secret;
use crate::store::{PlaceRow, SeatRow, Sitter, Write};
use crate::table::Visitor;

/// Places without a member at most.
const WAITING: usize = 8;

impl Found {
    fn who(&self, member: usize) -> Option<Value> {
        self.chronicle.members.get(member).map(|member| json!(member.who))
    }

    /// The place that was given away for a member.
    pub(super) fn place(&self, member: usize) -> Option<&PlaceRow> {
        let who = self.who(member)?;
        self.places.iter().find(|place| place.who.as_ref() == Some(&who))
    }

    /// The seat that a member had in the last game.
    fn seat(&self, member: usize) -> Option<&SeatRow> {
        let who = self.who(member)?;
        self.last.as_ref()?.0.iter().find(|seat| seat.who == who)
    }

    /// Who plays a member, as far as that is known.
    pub(super) fn sitter(&self, member: usize) -> Option<Sitter> {
        let Some(place) = self.place(member) else {
            return self.seat(member).map(|seat| seat.sitter.clone());
        };
        match &place.guest {
            Some(guest) => {
                Some(Sitter::Person { guest: guest.clone(), name: place.name.clone(), here: false })
            }
            None => place.invitation.is_some().then_some(Sitter::Free),
        }
    }

    /// The guest who plays a member from a screen of their own.
    fn owner(&self, member: usize) -> Option<String> {
        match self.sitter(member)? {
            Sitter::Person { guest, here: false, .. } => Some(guest),
            Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => None,
        }
    }

    /// Whether the guest may begin a game with these seats: only whoever began the campaign gives others' places away. A bot
    /// may play for anybody, so that one who does not come holds nobody up.
    pub(super) fn check_seats(&self, seats: &[NewSeat], guest: &str) -> Result<(), Failure> {
        let gives_away = |(member, seat): (usize, &NewSeat)| match seat {
            NewSeat::Before | NewSeat::Bot(_) => false,
            NewSeat::Me | NewSeat::Here(_) | NewSeat::Friend => {
                self.owner(member).is_some_and(|owner| owner != guest)
            }
        };
        if self.row.maker != guest && seats.iter().enumerate().any(gives_away) {
            return Err(Failure::of(Code::Refused, "server-place-not-yours"));
        }
        Ok(())
    }

    /// Who plays a member, as the guest sees it.
    pub(super) fn seating(&self, member: usize, guest: &str) -> Option<Seating> {
        let row = match self.place(member) {
            None => self.seat(member)?.clone(),
            Some(_) => crate::table::fresh(self.who(member)?, self.sitter(member)?),
        };
        Some(Seating::of(&row, guest))
    }

    /// Whether a place is nobody's of those who play.
    fn is_without(&self, place: &PlaceRow) -> bool {
        !self.chronicle.members.iter().any(|member| place.who.as_ref() == Some(&json!(member.who)))
    }

    /// The places of people as the guest sees them.
    pub(super) fn place_cards(&self, guest: &str) -> Vec<Place> {
        let of = |member: usize| {
            let place = self.place(member);
            let sitter = self.sitter(member)?;
            let (name, yours) = match sitter {
                Sitter::Person { guest: whose, name, here: false } => (Some(name), whose == guest),
                Sitter::Free if place.is_some() => (None, false),
                Sitter::Person { .. } | Sitter::Bot(_) | Sitter::Free => return None,
            };
            Some(Place {
                member: Some(member as u8),
                number: None,
                name,
                yours,
                ready: place.is_some_and(|place| place.ready),
                invitation: place.and_then(|place| place.invitation.clone()),
            })
        };
        let members = (0..self.chronicle.members.len()).filter_map(of);
        let without = self.places.iter().filter(|place| self.is_without(place) && !place.is_empty());
        let without = without.map(|place| Place {
            member: None,
            number: Some(place.n),
            name: place.guest.as_ref().map(|_| place.name.clone()),
            yours: place.guest.as_deref() == Some(guest),
            ready: false,
            invitation: place.invitation.clone(),
        });
        members.chain(without).collect()
    }

    /// The places once the campaign stands otherwise by what a guest did. Everybody keeps whoever they play, and plays whoever
    /// took that member's place; a newcomer is the guest's if they have nobody yet. Whoever's member was changed by somebody
    /// else is not ready any more.
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
                    } else if was != who && owner.is_some() {
                        rows.push(PlaceRow { who: Some(who), guest: owner, ..PlaceRow::new(&rows) });
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

    /// The places that stay when a game is given up: those that wait, and everybody who sat there.
    pub(super) fn kept_places(&self) -> Vec<PlaceRow> {
        let mut rows: Vec<PlaceRow> =
            self.places.iter().filter(|place| self.is_without(place)).cloned().collect();
        for member in 0..self.chronicle.members.len() {
            if let (Some(who), Some(guest)) = (self.who(member), self.owner(member)) {
                rows.push(PlaceRow { who: Some(who), guest: Some(guest), ..PlaceRow::new(&rows) });
            }
        }
        rows
    }

    /// The places that stay when a game begins: those of people who play in none of its seats, who may come later.
    pub(super) fn waiting(&self, seats: &[SeatRow]) -> Vec<PlaceRow> {
        let sits = |guest: &str| seats.iter().any(|seat| seat.guest() == Some(guest));
        let waits = |place: &&PlaceRow| match &place.guest {
            // Whoever began it belongs to it without a place.
            Some(guest) => !sits(guest) && *guest != self.row.maker,
            None => self.is_without(place) && !place.is_empty(),
        };
        // Whoever had a member that somebody else plays now has none.
        let freed = |place: &PlaceRow| {
            let who = place.who.clone().filter(|_| self.is_without(place));
            PlaceRow { who, ready: false, ..place.clone() }
        };
        self.places.iter().filter(waits).map(freed).collect()
    }
}

impl PlaceRow {
    /// A place that nobody has, besides these.
    fn new(others: &[PlaceRow]) -> PlaceRow {
        let n = others.iter().map(|place| place.n + 1).max().unwrap_or(0);
        PlaceRow { n, who: None, guest: None, name: String::new(), invitation: None, ready: false }
    }

    /// Whether nobody has it, and nobody is invited to it.
    fn is_empty(&self) -> bool {
        self.guest.is_none() && self.invitation.is_none()
    }
}

/// `POST campaigns/{id}/places`.
pub(super) async fn wish(
    State(app): State<Arc<App>>,
    visitor: Visitor,
    Path(id): Path<String>,
    Body(new): Body<NewPlace>,
) -> Result<Json<CampaignPage>, Failure> {
    let _held = app.campaign(&id).await;
    let found = find(&app, &id, &visitor).await?;
    found.check(new.version)?;
    let (rows, what) = found.wished(&new.wish, &visitor)?;
    let mut writes = vec![Write::Places { of: id.clone(), rows }];
    writes.extend(what.map(|what| found.told(&visitor, None, &what)));
    app.store.keep(writes).await?;
    // Whoever has left, and never played, sees it a last time.
    let now = find(&app, &id, &visitor).await.unwrap_or(found);
    Ok(Json(now.page(&visitor.id)))
}

impl Found {
    /// The places once a wish is granted, and what is told of it.
    fn wished(&self, wish: &PlaceWish, visitor: &Visitor) -> Result<(Vec<PlaceRow>, Option<Msg>), Failure> {
        let refused = |id: &str| Err(Failure::of(Code::Refused, id));
        let mut rows = self.places.clone();
        let is_maker = self.row.maker == visitor.id;
        let member = |at: u8| {
            let at = usize::from(at);
            let who = self.who(at).ok_or_else(|| Failure::of(Code::NotFound, "server-no-seat"))?;
            Ok::<_, Failure>((at, who, self.chronicle.members[at].who.clone()))
        };
        let told = |id: &str, who: Msg| Some(Msg::new(id).say("who", vec![who]));
        match *wish {
            PlaceWish::Invite(None) => {
                if rows.iter().filter(|row| self.is_without(row) && !row.is_empty()).count() >= WAITING {
                    return Err(Failure::of(Code::TooMuch, "server-places-full"));
                }
                rows.push(PlaceRow { invitation: Some(secret::code()), ..PlaceRow::new(&rows) });
                Ok((rows, None))
            }
            PlaceWish::Invite(Some(at)) => {
                let (at, who, _) = member(at)?;
                if self.owner(at).is_some_and(|owner| owner != visitor.id) {
                    return refused("server-place-taken");
                }
                let row = PlaceRow { invitation: Some(secret::code()), ..PlaceRow::new(&rows) };
                put(&mut rows, PlaceRow { who: Some(who), ..row });
                Ok((rows, None))
            }
            PlaceWish::Take(at) => {
                let (at, who, name) = member(at)?;
                if self.owner(at).is_some_and(|owner| owner != visitor.id) {
                    return refused("server-place-taken");
                }
                // Whoever came without a member has one now.
                rows.retain(|row| row.guest.as_deref() != Some(&visitor.id) || !self.is_without(row));
                let row = PlaceRow { guest: Some(visitor.id.clone()), ..PlaceRow::new(&rows) };
                put(&mut rows, PlaceRow { who: Some(who), ..row });
                Ok((rows, told("server-deed-took", name)))
            }
            PlaceWish::Free(at) => {
                let (at, who, name) = member(at)?;
                let owner = self.owner(at);
                if !is_maker && owner.as_ref() != Some(&visitor.id) && owner.is_some() {
                    return refused("server-place-not-yours");
                }
                let row = PlaceRow::new(&rows);
                put(&mut rows, PlaceRow { who: Some(who), ..row });
                Ok((rows, owner.and_then(|_| told("server-deed-freed", name))))
            }
            PlaceWish::Withdraw(n) => {
                let at = rows.iter().position(|row| row.n == n && self.is_without(row));
                let Some(at) = at else { return Err(Failure::of(Code::NotFound, "server-no-seat")) };
                let owner = rows[at].guest.as_ref();
                if !is_maker && owner.is_some_and(|owner| *owner != visitor.id) {
                    return refused("server-place-not-yours");
                }
                let what = owner.map(|_| Msg::new("server-deed-withdrew"));
                rows.remove(at);
                Ok((rows, what))
            }
            PlaceWish::Ready(at, ready) => {
                let (at, who, _) = member(at)?;
                if self.owner(at).as_ref() != Some(&visitor.id) {
                    return refused("server-place-not-yours");
                }
                let row = PlaceRow { guest: Some(visitor.id.clone()), ready, ..PlaceRow::new(&rows) };
                put(&mut rows, PlaceRow { who: Some(who), ..row });
                Ok((rows, None))
            }
        }
    }
}

/// Puts a place in, instead of the one for the same member.
fn put(rows: &mut Vec<PlaceRow>, row: PlaceRow) {
    rows.retain(|other| other.who != row.who);
    rows.push(row);
}

/// The campaign that an invitation is to, for whoever has it.
pub(super) async fn invited(
    app: &Arc<App>,
    code: &str,
) -> Result<Option<(CampaignInvited, PlaceRow)>, Failure> {
    let Some(id) = app.store.invited_to_campaign(code).await? else { return Ok(None) };
    let Some(row) = app.store.any_campaign(&id).await? else { return Ok(None) };
    let places = app.store.places(&id).await?;
    let place = places.into_iter().find(|place| place.invitation.as_deref() == Some(code));
    let both = card(row).zip(place);
    Ok(both.map(|(campaign, place)| (CampaignInvited { campaign, who: place.who.clone() }, place)))
}

/// Somebody comes by an invitation.
pub(super) async fn join(app: &Arc<App>, visitor: &Visitor, code: &str) -> Result<Option<Invited>, Failure> {
    let Some((invited, _)) = self::invited(app, code).await? else { return Ok(None) };
    let id = invited.campaign.id.clone();
    let _held = app.campaign(&id).await;
    // Somebody else may have come meanwhile.
    let Some((invited, place)) = self::invited(app, code).await? else { return Ok(None) };
    let mut rows = app.store.places(&id).await?;
    let is_known = app.store.campaign(&id, &visitor.id).await?.is_some();
    if place.who.is_some() || !is_known {
        let taken = |row: &PlaceRow| row.n == place.n;
        if let Some(row) = rows.iter_mut().find(|row| taken(row)) {
            row.guest = Some(visitor.id.clone());
            row.invitation = None;
        }
        // Whoever came without a member before has one now.
        rows.retain(|row| {
            row.n == place.n || row.who.is_some() || row.guest.as_deref() != Some(visitor.id.as_str())
        });
        app.store.keep(vec![Write::Places { of: id.clone(), rows }]).await?;
        let found = find(app, &id, visitor).await?;
        let what = match &place.who {
            Some(who) => json!({ "id": "server-deed-took", "args": [["who", { "say": [who] }]] }),
            None => json!(Msg::new("server-deed-came")),
        };
        app.store.keep(vec![found.told(visitor, None, &what)]).await?;
    }
    Ok(Some(Invited::Campaign(invited)))
}
