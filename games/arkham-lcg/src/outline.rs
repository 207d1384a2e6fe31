//! The board as lists of objects that can be pointed at.

use engine::{BoardRef, Msg, OutlineArea, OutlineItem, Seat};

use crate::content::{CardDef, CardId, CardType, Content, Skill};
use crate::describe::{board_refs, called, names};
use crate::state::{Fate, Zone};
use crate::view::{CardView, View};

/// Lists the story, the test in progress, cards being resolved, locations, investigators, the encounter deck and the
/// other open cards.
pub(crate) fn areas(view: &View, content: &Content) -> Vec<OutlineArea> {
    let board = Board { view, content };
    let mut all = vec![board.story()];
    all.extend(board.test());
    all.extend(board.resolved());
    all.extend(view.cards.iter().filter(|card| card.is_place()).map(|place| board.place(place)));
    all.extend((0..view.people.len() as u8).map(|seat| board.person(Seat(seat))));
    all.push(board.encounters());
    all.extend(board.victory());
    all
}

impl CardView {
    fn is_place(&self) -> bool {
        self.id.is_place() && self.zone == Zone::Play
    }

    fn in_play(&self) -> bool {
        matches!(self.zone, Zone::Play | Zone::Threat)
    }
}

pub(crate) struct Board<'a> {
    pub(crate) view: &'a View,
    pub(crate) content: &'a Content,
}

impl<'a> Board<'a> {
    /// The definition of the card; `None` if it is not known which card it is.
    fn def(&self, card: &CardView) -> Option<&'a CardDef> {
        self.content.kind(&card.code).map(|kind| self.content.card(kind))
    }

    fn sort(&self, card: &CardView) -> Option<CardType> {
        self.def(card).map(|def| def.card_type)
    }

    fn find(&self, id: CardId) -> Option<&'a CardView> {
        self.view.cards.iter().find(|card| card.id == id)
    }

    /// The name of a card.
    pub(crate) fn name(&self, card: &CardView) -> String {
        let unseen = || {
            let scenario = self.content.scenario(&self.view.scenario)?;
            called::place(self.content, scenario, card.id)
        };
        let hidden = card.id.is_place() && !card.seen;
        hidden.then(unseen).flatten().unwrap_or_else(|| names::coded(self.content, &card.code))
    }

    /// The short name of a seat's investigator.
    pub(crate) fn who(&self, seat: Seat) -> String {
        let me = self.find(CardId::investigator(seat));
        let kind = me.and_then(|card| self.content.kind(&card.code));
        kind.map_or_else(String::new, |kind| names::person(self.content, kind))
    }

    fn printed(&self, card: &CardView) -> Option<BoardRef> {
        self.def(card).filter(|_| !card.id.is_place() || card.seen).map(board_refs::text)
    }

    fn card(&self, card: &CardView, text: Msg) -> OutlineItem {
        OutlineItem::new(board_refs::card(card.id), text).printed(self.printed(card))
    }

    /// A card with its tokens and state.
    fn item(&self, id: &str, card: &CardView) -> OutlineItem {
        let text = Msg::new(id).name("card", self.name(card)).list("state", self.state(card));
        self.card(card, some(text))
    }

    /// The tokens on a card and its state.
    fn state(&self, card: &CardView) -> Vec<Msg> {
        let say = |id: &str| Msg::new(format!("lcg-state-{id}"));
        let of = |id: &str, n: u8| say(id).num("n", n);
        let mut all = Vec::new();
        let def = self.def(card);
        if let (Some(fight), Some(evade)) = (card.fight, card.evade) {
            all.push(say("enemy").num("fight", fight).num("evade", evade));
        }
        let mut bears = |id: &str, has: u8, most: Option<u8>| match most {
            Some(most) => all.push(say(id).num("n", has).num("most", most)),
            None if has > 0 => all.push(of(&format!("{id}-alone"), has)),
            None => {}
        };
        bears("damage", card.damage, card.health);
        bears("horror", card.horror, card.sanity);
        if let Some((kind, _)) = def.and_then(|def| def.uses).filter(|_| card.in_play()) {
            all.push(names::uses(kind, card.uses));
        }
        let counts = [("clues", card.clues), ("doom", card.doom), ("resources", card.resources)];
        all.extend(counts.into_iter().filter(|&(_, n)| n > 0).map(|(id, n)| of(id, n)));
        if card.exhausted {
            all.push(say("exhausted"));
        }
        all
    }

    fn story(&self) -> OutlineArea {
        let view = self.view;
        let mut round = Msg::new("lcg-area-round")
            .num("round", view.round)
            .name("phase", names::phase(view.phase))
            .name("lead", self.who(view.lead));
        if let Some(active) = view.active {
            round = Msg::new("lcg-area-round-of")
                .num("round", view.round)
                .name("phase", names::phase(view.phase))
                .name("lead", self.who(view.lead))
                .name("who", self.who(active));
        }
        let mut items = vec![OutlineItem::new(board_refs::round(), round)];
        let mut ids = vec![view.agenda, view.act];
        ids.dedup();
        items.extend(ids.into_iter().filter_map(|id| self.find(id)).map(|card| self.stage(card)));
        let bag = view.bag.iter().map(|&token| names::token(token)).collect();
        items.push(OutlineItem::new(board_refs::bag(), Msg::new("lcg-area-bag").list("tokens", bag)));
        let name = Msg::new("lcg-area-story")
            .name("scenario", names::scenario(&view.scenario))
            .name("difficulty", names::difficulty(view.difficulty));
        OutlineArea::new(BoardRef::new("story", 0), name, items)
    }

    /// The current act or agenda with its progress.
    fn stage(&self, card: &CardView) -> OutlineItem {
        let def = self.def(card);
        let people = self.view.people.len() as u8;
        let each = if def.is_some_and(|def| def.needs_each) { people } else { 1 };
        let needs = def.and_then(|def| def.needs).map(|needs| needs * each);
        let agenda = def.is_some_and(|def| def.card_type == CardType::Agenda);
        let id = match (agenda, needs) {
            (true, _) if card.seen || card.exhausted => "lcg-area-agenda-advanced",
            (true, Some(_)) => "lcg-area-agenda",
            (true, None) => "lcg-area-agenda-open",
            (false, Some(_)) => "lcg-area-act",
            (false, None) => "lcg-area-act-open",
        };
        let doom = self.view.cards.iter().filter(|card| card.in_play()).map(|card| card.doom).sum::<u8>();
        let text = Msg::new(id)
            .num("stage", def.map_or(0, |def| def.stage))
            .name("card", self.name(card))
            .num("doom", doom)
            .num("clues", card.clues)
            .num("n", needs.unwrap_or(0));
        self.card(card, text)
    }

    fn test(&self) -> Option<OutlineArea> {
        let test = self.view.test.as_ref()?;
        let name = Msg::new("lcg-area-test")
            .name("who", self.who(test.who))
            .name("skill", names::skill(test.skill))
            .num("value", test.value)
            .num("difficulty", test.difficulty)
            .num("chance", test.chance);
        let committed = test.committed.iter().filter_map(|&id| self.find(id));
        let mut items: Vec<OutlineItem> =
            committed.map(|card| self.item("lcg-area-committed", card)).collect();
        if !test.tokens.is_empty() {
            let tokens = test.tokens.iter().map(|&token| names::token(token)).collect();
            items.push(OutlineItem::new(
                BoardRef::new("token", 0),
                Msg::new("lcg-area-tokens").list("tokens", tokens),
            ));
        }
        Some(OutlineArea::new(board_refs::test(), name, items))
    }

    /// Cards that are being played or resolved.
    fn resolved(&self) -> Option<OutlineArea> {
        let all = self.view.cards.iter().filter(|card| card.zone == Zone::Limbo);
        let items: Vec<OutlineItem> = all.map(|card| self.item("lcg-area-card", card)).collect();
        (!items.is_empty())
            .then(|| OutlineArea::new(BoardRef::new("limbo", 0), Msg::new("lcg-area-limbo"), items))
    }

    fn place(&self, place: &CardView) -> OutlineArea {
        let id = if place.seen { "lcg-area-place" } else { "lcg-area-place-unseen" };
        let mut state = Vec::new();
        // The name of an unrevealed place already includes the number.
        if let Some(number) = place.number.filter(|_| place.seen) {
            state.push(Msg::new("lcg-state-number").num("n", number));
        }
        if let Some(shroud) = place.shroud {
            state.push(Msg::new("lcg-state-shroud").num("n", shroud));
        }
        state.extend(self.state(place));
        let name = some(Msg::new(id).name("card", self.name(place)).list("state", state));
        let here = self.view.cards.iter().filter(|card| card.in_play() && card.at == Some(place.id));
        let mut items: Vec<OutlineItem> = Vec::new();
        for card in here {
            if let Some(seat) = card.id.as_seat() {
                let text = Msg::new("lcg-area-here").name("card", self.who(seat));
                items.push(self.card(card, text));
            } else if card.by.is_none() {
                items.push(self.item("lcg-area-card", card));
                items.extend(self.attached(card.id));
            }
        }
        let near = place.near.iter().map(|&id| board_refs::card(id));
        OutlineArea::new(board_refs::card(place.id), name, items).near(near)
    }

    /// Cards attached to a card that is not a location.
    fn attached(&self, to: CardId) -> Vec<OutlineItem> {
        let all = self.view.cards.iter().filter(|card| card.in_play() && card.at == Some(to));
        all.filter(|card| card.by.is_none()).map(|card| self.item("lcg-area-attached", card)).collect()
    }

    fn person(&self, seat: Seat) -> OutlineArea {
        let view = &self.view.people[seat.index()];
        let me = self.find(CardId::investigator(seat));
        let name = me.map_or_else(String::new, |card| self.name(card));
        let name = Msg::new("lcg-area-person").name("card", name);
        if view.fate != Fate::Playing {
            let fate = Msg::new(format!("lcg-area-fate-{}", names::slug(view.fate)));
            let items =
                vec![OutlineItem::new(BoardRef::new("fate", seat.0), fate.name("who", self.who(seat)))];
            return OutlineArea::of_seat(seat, name, items);
        }
        let mut items = Vec::new();
        if let Some(me) = me {
            let figure = |what: &str, n: u8| {
                OutlineItem::new(
                    board_refs::store(seat, what),
                    Msg::new(format!("lcg-area-{what}")).num("n", n),
                )
            };
            let bears = |what: &str, has: u8, most: Option<u8>| {
                let msg = Msg::new(format!("lcg-area-{what}")).num("most", most.unwrap_or(0));
                OutlineItem::new(
                    board_refs::store(seat, what),
                    msg.num("n", most.unwrap_or(0).saturating_sub(has)),
                )
            };
            items.push(bears("health", me.damage, me.health));
            items.push(bears("sanity", me.horror, me.sanity));
            items.push(OutlineItem::new(board_refs::store(seat, "skills"), self.skills(seat)));
            items.push(figure("resources", me.resources));
            items.push(figure("clues", me.clues));
            items.push(figure("actions", view.actions));
        }
        let mine = || self.view.cards.iter().filter(move |card| card.by == Some(seat) && card.in_play());
        for card in mine().filter(|card| card.id.as_seat().is_none()) {
            let id = match (self.sort(card), card.zone) {
                (Some(CardType::Enemy), _) => "lcg-area-fights",
                (_, Zone::Threat) => "lcg-area-threat",
                _ => "lcg-area-controls",
            };
            items.push(self.item(id, card));
            items.extend(self.attached(card.id));
        }
        items.extend(me.into_iter().flat_map(|me| self.attached(me.id)));
        for card in view.hand.iter().filter_map(|&id| self.find(id)) {
            items.push(self.in_hand(card));
        }
        let hand = Msg::new("lcg-area-hand").num("n", view.hand_size);
        items.push(OutlineItem::new(board_refs::hand(seat), hand));
        items.push(OutlineItem::new(
            board_refs::deck(Some(seat)),
            Msg::new("lcg-area-deck").num("n", view.deck),
        ));
        items.extend(self.discards(&view.discards));
        OutlineArea::of_seat(seat, name, items)
    }

    fn skills(&self, seat: Seat) -> Msg {
        let skills = self.view.people[seat.index()].skills;
        let each = |skill: Skill| {
            Msg::new("lcg-area-skill").name("skill", names::skill(skill)).num("n", skills[skill.index()])
        };
        Msg::new("lcg-area-skills").list("skills", Skill::ALL.map(each).into())
    }

    /// A card in hand with its cost and icons.
    fn in_hand(&self, card: &CardView) -> OutlineItem {
        let def = self.def(card);
        let cost = def.and_then(|def| def.cost);
        let id = if cost.is_some() { "lcg-area-in-hand" } else { "lcg-area-in-hand-free" };
        let icons = def.map_or([0; 5], |def| def.icons);
        let icons = icons.iter().enumerate().filter(|&(_, &n)| n > 0);
        let icons =
            icons.map(|(at, &n)| Msg::new("lcg-area-skill").name("skill", names::icon(at)).num("n", n));
        let text = Msg::new(id)
            .name("card", self.name(card))
            .num("n", cost.unwrap_or(0))
            .list("state", icons.collect());
        self.card(card, some(text))
    }

    /// A discard pile, the topmost card first.
    fn discards(&self, pile: &[CardId]) -> Vec<OutlineItem> {
        let all = pile.iter().rev().filter_map(|&id| self.find(id));
        all.map(|card| self.item("lcg-area-discarded", card)).collect()
    }

    fn encounters(&self) -> OutlineArea {
        let count = Msg::new("lcg-area-encounters").num("n", self.view.encounters);
        let mut items = vec![OutlineItem::new(board_refs::deck(None), count)];
        let cultists = self.view.cultists.map(|n| Msg::new("lcg-area-cultists").num("n", n));
        items.extend(cultists.map(|count| OutlineItem::new(BoardRef::new("deck", "cultists"), count)));
        items.extend(self.discards(&self.view.discards));
        OutlineArea::new(BoardRef::new("encounter", 0), Msg::new("lcg-area-encounter"), items)
    }

    /// The victory display and the cards set aside, if there are any.
    fn victory(&self) -> Vec<OutlineArea> {
        // Later acts and agendas are not public yet.
        let to_come = |card: &&CardView| matches!(self.sort(card), Some(CardType::Act | CardType::Agenda));
        let lying =
            |zone: Zone| self.view.cards.iter().filter(move |card| card.zone == zone && !to_come(card));
        let mut all = Vec::new();
        for (zone, id, name) in [
            (Zone::Victory, board_refs::victory(), "lcg-area-victory"),
            (Zone::Aside, BoardRef::new("aside", 0), "lcg-area-aside"),
        ] {
            let items: Vec<OutlineItem> = lying(zone).map(|card| self.item("lcg-area-card", card)).collect();
            if !items.is_empty() {
                all.push(OutlineArea::new(id, Msg::new(name), items));
            }
        }
        all
    }
}

/// Adds an argument that says whether the list `state` is empty.
fn some(msg: Msg) -> Msg {
    let none = |(name, arg): &(&'static str, engine::Arg)| {
        *name == "state" && matches!(arg, engine::Arg::List(all) if all.is_empty())
    };
    let has = if msg.args.iter().any(none) { "no" } else { "yes" };
    msg.text("some", has)
}
