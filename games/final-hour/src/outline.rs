//! The board as lists: the locations, the area of each seat, the round, the ritual, the Ancient One and the supply.

use engine::{Msg, OutlineArea, OutlineItem, Seat};

use crate::Figure;
use crate::content::{Action, Colour, Content, Kind, Location, Pathway};
use crate::describe::{board_refs, names};
use crate::state::{Blind, Seal};
use crate::view::{LocationView, PersonView, PlayView, View};

/// All areas of the outline, the locations first.
pub(crate) fn areas(view: &View, content: &Content) -> Vec<OutlineArea> {
    let lists = Lists { view, content };
    let campus = view.locations.iter().map(|here| lists.location(here));
    let seats = (0..if view.solo { 1 } else { view.people.len() }).map(|seat| lists.seat(seat));
    campus.chain(seats).chain([lists.round(), lists.ritual(), lists.ancient(), lists.supply()]).collect()
}

struct Lists<'a> {
    view: &'a View,
    content: &'a Content,
}

fn lies(id: &str) -> Msg {
    Msg::new(format!("fh-lies-{id}"))
}

impl Lists<'_> {
    fn person_name(&self, figure: Figure) -> String {
        self.view
            .people
            .get(figure.index())
            .map_or_else(|| "fh-lies-unseen".to_string(), |person| names::person(self.content, person.who))
    }

    fn location(&self, here: &LocationView) -> OutlineArea {
        let (view, board, at) = (self.view, &self.content.board, here.at);
        let taken = here.monsters.len() as i64 + i64::from(here.ruins);
        let cells = lies("cells")
            .num("cells", here.cells)
            .num("empty", i64::from(here.cells) - taken)
            .name("red", names::location(board.arrow(Colour::Red, at)))
            .name("blue", names::location(board.arrow(Colour::Blue, at)));
        let mut items = vec![OutlineItem::new(board_refs::location(at), cells)];
        if at == view.ritual {
            items.push(OutlineItem::new(board_refs::single(board_refs::SITE), lies("site")));
        }
        for &(symbol, gate_at, tokens) in &view.gates {
            if gate_at == at {
                let text = lies("gate").name("gate", names::gate(symbol)).num("tokens", tokens);
                items.push(OutlineItem::new(board_refs::gate(symbol), text));
            }
        }
        for (figure, person) in self.people().filter(|(_, person)| person.at == at) {
            let text = Msg::new(names::investigator(self.content, person.who));
            items.push(OutlineItem::new(board_refs::person(figure), text));
        }
        items.extend(here.monsters.iter().map(|&monster| {
            OutlineItem::new(board_refs::monster(monster), names::monster(self.content, monster))
        }));
        if here.ruins > 0 {
            items.push(OutlineItem::new(board_refs::ruins(at), lies("ruins").num("count", here.ruins)));
        }
        if here.clue {
            items.push(OutlineItem::new(board_refs::clue(at), lies("clue")));
        }
        items.extend(board.pathways_from(at).map(|path| self.pathway(path, at)));
        let name = Msg::new("fh-area-location")
            .name("at", names::location(at))
            .name("zone", names::zone(board.zone(at)));
        let near = board.adjacent(at).iter().map(board_refs::location);
        OutlineArea::new(board_refs::location(at), name, items).near(near)
    }

    /// A pathway as seen from one of its ends.
    fn pathway(&self, path: Pathway, from: Location) -> OutlineItem {
        let (a, b) = self.content.board.ends(path);
        let to = if a == from { b } else { a };
        let seal = self.view.seals.iter().find(|(sealed, _)| *sealed == path).map(|(_, seal)| *seal);
        let id = match seal {
            Some(Seal::Fresh) => "pathway-sealed",
            Some(Seal::Used) => "pathway-used",
            Some(Seal::None) | None => "pathway",
        };
        OutlineItem::new(board_refs::path(path), lies(id).name("to", names::location(to)))
    }

    fn people(&self) -> impl Iterator<Item = (Figure, &PersonView)> {
        (0..).map(Figure).zip(&self.view.people)
    }

    fn seat(&self, seat: usize) -> OutlineArea {
        let (view, content) = (self.view, self.content);
        let own: Vec<(Figure, &PersonView)> =
            self.people().filter(|(figure, _)| view.solo || figure.index() == seat).collect();
        let name = match own.as_slice() {
            [(_, first), (_, second)] => Msg::new("fh-solo-seat")
                .name("first", names::investigator(content, first.who))
                .name("second", names::investigator(content, second.who)),
            [(_, only), ..] => Msg::new(names::investigator(content, only.who)),
            [] => lies("unseen"),
        };
        let seat = Seat(seat as u8);
        let items = own.iter().flat_map(|(figure, person)| self.before(*figure, person)).collect();
        OutlineArea::of_seat(seat, name, items)
    }

    /// The items of an investigator in the area of their player.
    fn before(&self, figure: Figure, person: &PersonView) -> Vec<OutlineItem> {
        let id = if self.view.lead == Some(figure) { "lead" } else { "person" };
        let health = lies(id)
            .name("who", names::person(self.content, person.who))
            .num("health", person.health)
            .num("full", person.full)
            .name("at", names::location(person.at));
        let mut items = vec![OutlineItem::new(board_refs::person(figure), health)];
        for &card in person.hand.iter().flatten() {
            items.push(OutlineItem::new(
                board_refs::card(card),
                self.in_hand(names::priority(self.content, card)),
            ));
        }
        let unseen = person.hand.iter().filter(|card| card.is_none()).count();
        if unseen > 0 {
            items.push(OutlineItem::new(board_refs::hand(figure), lies("hand").num("count", unseen as i64)));
        }
        items.extend(person.items.iter().map(|&item| {
            let text = Msg::new(names::item(self.content, item));
            OutlineItem::new(board_refs::item(item), text).printed(board_refs::item(item))
        }));
        items.push(OutlineItem::new(board_refs::deck(figure), lies("deck").num("count", person.deck as i64)));
        items.extend(person.discard.iter().map(|&card| self.action(card, "discarded")));
        items
    }

    fn in_hand(&self, card: Msg) -> Msg {
        lies("card").say("card", vec![card])
    }

    fn action(&self, card: Action, how: &str) -> OutlineItem {
        let text = lies(how).name("card", names::title(self.content, card.title()));
        OutlineItem::new(board_refs::action(card), text).printed(board_refs::title(card.title()))
    }

    fn round(&self) -> OutlineArea {
        let view = self.view;
        let mut items: Vec<OutlineItem> =
            view.plays.iter().enumerate().map(|(place, play)| self.play(place, play)).collect();
        if view.blind == Blind::Now {
            items.insert(
                0,
                OutlineItem::new(board_refs::single(board_refs::ROUND), Msg::new("fh-board-blind")),
            );
        }
        items.extend(view.turned_up.map(|card| self.action(card, "turned-up")));
        let name = Msg::new("fh-area-round").num("round", view.round);
        OutlineArea::new(board_refs::single(board_refs::ROUND), name, items)
    }

    /// A card played this round.
    fn play(&self, place: usize, play: &PlayView) -> OutlineItem {
        let content = self.content;
        let priority = play.priority.map_or_else(|| lies("unseen"), |card| names::priority(content, card));
        let action =
            play.action.map_or_else(|| lies("unseen"), |card| Msg::new(names::title(content, card.title())));
        let state = match (play.resolved, play.open) {
            (true, _) => "fh-board-resolved",
            (false, true) => "fh-board-open",
            (false, false) => "fh-board-face-down",
        };
        let id = if self.view.solo && !play.open { "row" } else { "play" };
        let text = lies(id)
            .name("who", self.person_name(play.figure))
            .say("priority", vec![priority])
            .say("action", vec![action])
            .name("state", state);
        let printed = play.action.map(|card| board_refs::title(card.title()));
        OutlineItem::new(board_refs::row(place), text).printed(printed)
    }

    fn ritual(&self) -> OutlineArea {
        let view = self.view;
        let needed = lies("needed").num("needed", view.needed);
        let mut items = vec![OutlineItem::new(board_refs::single(board_refs::RITUAL), needed)];
        items.extend(view.found.iter().map(|&(symbol, count)| {
            let text = lies("found").name("symbol", names::symbol(symbol)).num("count", count);
            OutlineItem::new(board_refs::symbol(symbol), text)
        }));
        items.push(OutlineItem::new(
            board_refs::single(board_refs::KEYS),
            lies("keys").num("count", view.found_items),
        ));
        items.extend((0..2).map(|slot| {
            let text = view.revealed.get(slot).map_or_else(
                || lies("slot"),
                |&symbol| lies("slot-open").name("symbol", names::symbol(symbol)),
            );
            OutlineItem::new(board_refs::slot(slot), text)
        }));
        items.extend(view.kept.iter().map(|&card| {
            OutlineItem::new(
                board_refs::card(card),
                lies("kept").say("card", vec![names::priority(self.content, card)]),
            )
        }));
        OutlineArea::new(board_refs::single(board_refs::RITUAL), Msg::new("fh-area-ritual"), items)
    }

    fn ancient(&self) -> OutlineArea {
        let view = self.view;
        let name = names::ancient(self.content, view.ancient);
        let difficulty = names::difficulty(view.difficulty);
        let sheet = board_refs::ancient(view.ancient);
        let text = lies("sheet").name("ancient", name.clone());
        let mut items = vec![OutlineItem::new(sheet.clone(), text).printed(sheet)];
        let printed = view.plays.iter().filter_map(|play| play.priority);
        let omens = printed.map(|card| i64::from(self.content.priority(card).omens)).sum::<i64>();
        let omens = Msg::new("fh-omens-now").num("omens", (omens + i64::from(view.omens)).max(0));
        items.push(OutlineItem::new(board_refs::single(board_refs::OMENS), omens));
        let left = lies("gate-stack").num("count", view.gate_stack as i64);
        items.push(OutlineItem::new(board_refs::single(board_refs::GATES), left));
        let title = Msg::new("fh-area-ancient").name("ancient", name).name("difficulty", difficulty);
        OutlineArea::new(board_refs::ancient(view.ancient), title, items)
    }

    fn supply(&self) -> OutlineArea {
        let view = self.view;
        let count = |thing: &str, id: &str, count: usize| {
            OutlineItem::new(board_refs::single(thing), lies(id).num("count", count as i64))
        };
        let mut items = vec![
            count(board_refs::CUP, "cup", view.cup),
            count(board_refs::BESIDE, "beside", view.beside.len()),
            count(board_refs::PRIORITY, "priority-deck", view.priority_deck),
            count(board_refs::DISCARD, "priority-discard", view.priority_discard.len()),
            count(board_refs::ITEMS, "item-deck", view.item_deck),
        ];
        for &kind in &self.content.ancient(view.ancient).kinds {
            items.push(OutlineItem::new(board_refs::kind(kind), self.special(kind)));
        }
        items.extend(view.used_items.iter().map(|&item| {
            let text = lies("used").name("item", names::item(self.content, item));
            OutlineItem::new(board_refs::item(item), text).printed(board_refs::item(item))
        }));
        OutlineArea::new(board_refs::single(board_refs::SUPPLY), Msg::new("fh-area-supply"), items)
    }

    fn special(&self, kind: Kind) -> Msg {
        let of = |&&monster: &&crate::content::Monster| self.content.token(monster).kind == Some(kind);
        let left = self.view.supply.iter().filter(of).count();
        lies("special").name("kind", names::kind(kind)).num("count", left as i64)
    }
}
