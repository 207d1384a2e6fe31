//! The board as lists of items that can be pointed at.

use engine::{BoardRef, Msg, OutlineArea, OutlineItem, Seat};

use crate::content::{Ability, Book, Content, Faction, Kind, Slot, Zone};
use crate::describe::{board_refs, names, printed};
use crate::rules::{LAST_RITUAL_COST, SEATS};
use crate::state::{Battle, Piece, enemy};
use crate::view::{SideView, View, ZoneView};

/// The areas of the outline: the battle in progress, the zones, both sheets and the tracks.
pub(crate) fn areas(view: &View, content: &Content) -> Vec<OutlineArea> {
    let board = Board { view, content };
    let sheets = SEATS.into_iter().map(|seat| board.sheet(seat));
    let zones = view.zones.iter().map(|here| board.zone(here));
    battle(view, content).into_iter().chain(zones).chain(sheets).chain([board.tracks()]).collect()
}

/// The battle in progress.
pub(crate) fn battle(view: &View, content: &Content) -> Option<OutlineArea> {
    view.battle.as_ref().map(|battle| Board { view, content }.battle(battle))
}

struct Board<'a> {
    view: &'a View,
    content: &'a Content,
}

impl Board<'_> {
    fn side(&self, seat: Seat) -> &SideView {
        &self.view.sides[seat.index()]
    }

    fn sheet_of(&self, seat: Seat) -> &Faction {
        self.content.faction(self.side(seat).faction)
    }

    fn faction(&self, seat: Seat) -> String {
        names::faction(self.content, self.side(seat).faction)
    }

    fn kind(&self, seat: Seat, kind: Kind) -> String {
        names::figure(self.sheet_of(seat).figure(kind))
    }

    /// A message about a number of figures of a kind.
    fn amount(&self, id: &str, seat: Seat, kind: Kind, count: u8) -> Msg {
        Msg::new(id).name("who", self.faction(seat)).name("figure", self.kind(seat, kind)).num("count", count)
    }

    /// An item for a number of figures of a kind.
    fn figures(&self, id: BoardRef, text: &str, seat: Seat, kind: Kind, count: u8) -> OutlineItem {
        let printed = printed::kind_id(self.side(seat).faction, kind);
        OutlineItem::new(id, self.amount(text, seat, kind, count)).printed(printed)
    }

    fn zone(&self, here: &ZoneView) -> OutlineArea {
        let place = &self.content.map.zones[here.zone.index()];
        let id = match (here.water, place.parts.is_empty()) {
            (false, _) => "cwd-area-land",
            (true, true) => "cwd-area-water",
            (true, false) => "cwd-area-portal",
        };
        let parts = place.parts.iter().map(|part| Msg::new(names::part(part))).collect();
        let mut items = Vec::new();
        if here.gate {
            let id = if here.keeper.is_some() { "cwd-area-gate" } else { "cwd-area-free-gate" };
            items.push(OutlineItem::new(board_refs::gate(here.zone), Msg::new(id)));
        }
        if let Some((seat, kind)) = here.keeper {
            items.push(self.figures(board_refs::keeper(here.zone), "cwd-area-keeper", seat, kind, 1));
        }
        for &(seat, kind, count) in &here.figures {
            let beside = count - u8::from(here.keeper == Some((seat, kind)));
            if beside > 0 {
                let id = board_refs::figures(seat, kind, here.zone);
                items.push(self.figures(id, "cwd-area-figures", seat, kind, beside));
            }
        }
        let name = Msg::new(id).name("zone", names::zone(self.content, here.zone)).list("parts", parts);
        let near = self.content.map.neighbours(here.zone).iter().map(board_refs::zone);
        OutlineArea::new(board_refs::zone(here.zone), name, items).near(near)
    }

    fn sheet(&self, seat: Seat) -> OutlineArea {
        let (side, sheet) = (self.side(seat), self.sheet_of(seat));
        let mut items = vec![
            OutlineItem::new(board_refs::power(seat), Msg::new("cwd-area-power").num("power", side.power)),
            OutlineItem::new(board_refs::doom(seat), Msg::new("cwd-board-doom").num("doom", side.doom)),
        ];
        items.extend(self.signs(seat));
        let risen = self.view.zones.iter().any(|here| {
            here.figures.iter().any(|&(owner, kind, _)| owner == seat && kind == sheet.great_old_one())
        }) || side.below[sheet.great_old_one().index()] > 0;
        items.push(ability("cwd-area-ability", board_refs::by_name(&sheet.unique), &sheet.unique));
        let own = if risen { "cwd-area-ability" } else { "cwd-area-asleep" };
        items.push(ability(own, board_refs::by_name(&sheet.ability), &sheet.ability));
        items.extend(sheet.books.iter().zip(Book::all()).map(|(text, book)| {
            let id = if side.books.contains(&book) { "cwd-area-book" } else { "cwd-area-book-open" };
            ability(id, board_refs::book(seat, book), text)
        }));
        items.extend(sheet.requirements.iter().zip(Slot::all()).map(|(requirement, slot)| {
            let id = if side.slots.contains(&slot) { "cwd-area-slot" } else { "cwd-area-slot-open" };
            let text = Msg::new(id).name("slot", names::requirement(requirement));
            let printed = printed::requirement_id(side.faction, slot);
            OutlineItem::new(board_refs::slot(seat, slot), text).printed(printed)
        }));
        items.extend(sheet.kinds().zip(&side.pool).map(|(kind, &count)| {
            self.figures(board_refs::pool(seat, kind), "cwd-area-pool", seat, kind, count)
        }));
        let below = sheet.kinds().zip(&side.below).filter(|&(_, &count)| count > 0);
        items.extend(below.map(|(kind, &count)| {
            self.figures(board_refs::below(seat, kind), "cwd-area-below", seat, kind, count)
        }));
        let captives = Msg::new("cwd-area-captives").num("count", self.side(enemy(seat)).captured);
        items.push(OutlineItem::new(board_refs::captives(seat), captives));
        OutlineArea::of_seat(seat, Msg::new(self.faction(seat)), items)
    }

    /// Elder Signs: one item for each value that the viewer knows, and one for all unknown signs.
    fn signs(&self, seat: Seat) -> Vec<OutlineItem> {
        let signs = &self.side(seat).signs;
        let mut known: Vec<u8> = signs.iter().copied().flatten().collect();
        let hidden = signs.len() - known.len();
        known.dedup();
        let worth = |value: u8| {
            let count = signs.iter().filter(|&&sign| sign == Some(value)).count();
            let text = Msg::new("cwd-area-sign").num("doom", value).num("count", count as i64);
            OutlineItem::new(board_refs::signs_worth(seat, value), text)
        };
        let mut items: Vec<OutlineItem> = known.into_iter().map(worth).collect();
        if hidden > 0 {
            let text = Msg::new("cwd-area-signs").num("count", hidden as i64);
            items.push(OutlineItem::new(board_refs::signs(seat), text));
        }
        items
    }

    fn tracks(&self) -> OutlineArea {
        let view = self.view;
        let who = |seat: Seat| Msg::new("cwd-area-doom").name("who", self.faction(seat));
        let doom = SEATS.map(|seat| who(seat).num("doom", self.side(seat).doom));
        let ritual = if view.ritual > LAST_RITUAL_COST { "cwd-area-ritual-end" } else { "cwd-area-ritual" };
        let round = Msg::new("cwd-area-round")
            .num("round", view.round)
            .name("phase", names::phase(view.phase))
            .name("active", self.faction(view.active))
            .name("first", self.faction(view.first));
        let items = vec![
            OutlineItem::new(board_refs::round(), round),
            OutlineItem::new(
                board_refs::doom_track(),
                Msg::new("cwd-area-doom-track").list("sides", doom.into()),
            ),
            OutlineItem::new(board_refs::ritual_track(), Msg::new(ritual).num("cost", view.ritual)),
            OutlineItem::new(
                board_refs::withering_track(),
                Msg::new("cwd-area-withering").num("marker", view.withering),
            ),
            OutlineItem::new(board_refs::bag(), Msg::new("cwd-area-bag").num("count", view.bag as i64)),
        ];
        OutlineArea::new(BoardRef::new("tracks", 0), Msg::new("cwd-area-tracks"), items)
    }

    fn battle(&self, battle: &Battle) -> OutlineArea {
        let name = Msg::new("cwd-board-battle")
            .name("at", names::zone(self.content, battle.zone))
            .name("who", self.faction(battle.attacker));
        let sides = [battle.attacker, enemy(battle.attacker)];
        let items = sides.map(|seat| OutlineItem::new(board_refs::fight(seat), self.fight(battle, seat)));
        OutlineArea::new(board_refs::battle(), name, items.into()).near([board_refs::zone(battle.zone)])
    }

    /// One side of the battle: its figures, its dice and unassigned results, and what happened to the figures.
    fn fight(&self, battle: &Battle, seat: Seat) -> Msg {
        let fight = &battle.sides[seat.index()];
        let of = |counts: &[u8; Piece::PLACES]| self.fighters(battle.zone, seat, counts);
        let counts =
            [("cwd-area-dice", fight.dice), ("cwd-area-kills", fight.kills), ("cwd-area-pains", fight.pains)];
        let counted = counts.into_iter().filter(|&(_, count)| count > 0);
        let counted = counted.map(|(id, count)| Msg::new(id).num("count", count));
        let fates = [
            ("cwd-area-killed", &fight.killed),
            ("cwd-area-spared", &fight.spared),
            ("cwd-area-pained", &fight.pained),
        ];
        let fates = fates.into_iter().map(|(id, counts)| (id, of(counts)));
        let fates = fates.filter(|(_, of)| !of.is_empty()).map(|(id, of)| Msg::new(id).list("what", of));
        Msg::new("cwd-area-fight")
            .name("who", self.faction(seat))
            .list("figures", of(&fight.here))
            .say("state", counted.chain(fates).collect())
    }

    fn fighters(&self, zone: Zone, seat: Seat, counts: &[u8; Piece::PLACES]) -> Vec<Msg> {
        let here = self.view.zones.iter().find(|here| here.zone == zone);
        let keeper = here.and_then(|here| here.keeper).map_or(Kind::CULTIST, |(_, kind)| kind);
        let there = counts.iter().enumerate().filter(|&(_, &count)| count > 0);
        let each = there.map(|(place, &count)| match place {
            Kind::COUNT => self.amount("cwd-area-on-gate", seat, keeper, count),
            kind => self.amount("cwd-area-amount", seat, Kind(kind as u8), count),
        });
        each.collect()
    }
}

fn ability(id: &str, thing: BoardRef, ability: &Ability) -> OutlineItem {
    let text = Msg::new(id).name("ability", names::ability(ability));
    OutlineItem::new(thing, text).printed(board_refs::by_name(ability))
}
