//! The table as lists of things that can be pointed at.

use engine::{BoardRef, Msg, OutlineArea, OutlineItem, Seat};

use crate::content::{Colour, Constant, Content, Side, Space};
use crate::describe::texts::back_title;
use crate::describe::{board_refs, names, of_monster};
use crate::view::{CodexView, MonsterStatus, MonsterView, NeighbourhoodView, PersonView, SpaceView, View};

/// The areas of the table.
pub(crate) fn areas(view: &View, content: &Content) -> Vec<OutlineArea> {
    let mut areas = Vec::new();
    areas.extend(view.neighbourhoods.iter().map(|of| neighbourhood(of, content)));
    areas.extend(view.spaces.iter().map(|space| area_of(space, view, content)));
    areas.extend(view.people.iter().map(|person| desk(person, content)));
    areas.push(sheet(view, content));
    areas.push(codex(view, content));
    areas.push(display(view, content));
    areas.extend(beside(view, content));
    areas.push(cup(view));
    areas.push(decks(view, content));
    areas.extend(test(view, content));
    areas
}

fn item(id: BoardRef, text: Msg) -> OutlineItem {
    OutlineItem::new(id, text)
}

/// The centre of a neighbourhood.
fn neighbourhood(of: &NeighbourhoodView, content: &Content) -> OutlineArea {
    let at = of.neighbourhood;
    let mut items = vec![item(board_refs::deck(at), Msg::new("ah3-board-deck").num("n", of.deck as i64))];
    if of.clues > 0 {
        let clues = Msg::new("ah3-board-clues").num("n", of.clues);
        items.push(item(board_refs::clues(at), clues));
    }
    if of.anomaly {
        items.push(item(board_refs::anomaly(at), Msg::new("ah3-token-anomaly")));
    }
    if !of.markers.is_empty() {
        items.push(item(board_refs::centre_marker(at), Msg::new("ah3-board-marker")));
    }
    let near = at.spaces().map(board_refs::space);
    OutlineArea::new(board_refs::neighbourhood(at), Msg::new(names::neighbourhood(content, at)), items)
        .near(near)
}

/// A space with everything in it.
fn area_of(space: &SpaceView, view: &View, content: &Content) -> OutlineArea {
    let at = space.space;
    let map = content.scenario(view.scenario);
    let mut items = Vec::new();
    if space.doom > 0 {
        items.push(item(board_refs::doom(at), Msg::new("ah3-board-doom").num("n", space.doom)));
    }
    if let Some(text) = marker(space, view, content) {
        items.push(item(board_refs::marker(at), text));
    }
    for person in view.people.iter().filter(|person| person.at == Some(at)) {
        let who = person.who.map_or_else(|| player(person.seat), |who| names::person(content, who));
        items.push(item(
            board_refs::person(person.seat),
            state_of(person, Msg::new("ah3-board-person").name("who", who)),
        ));
    }
    for monster in view.monsters.iter().filter(|monster| monster.at == at) {
        let id = board_refs::monster(monster.monster);
        let text = monster_text(monster, view, content);
        items.push(item(id, text).printed(of_monster(content, view.scenario, monster.monster)));
    }
    let name = Msg::new(if space.unstable { "ah3-board-unstable" } else { "ah3-board-space" })
        .name("at", names::space(content, view.scenario, at))
        .say("type", street_type(at, view, content));
    let near = map.adjacent.get(at.index()).into_iter().flatten().map(|&at| board_refs::space(at));
    OutlineArea::new(board_refs::space(at), name, items).near(near)
}

/// The type of a street, in front of its name.
fn street_type(at: Space, view: &View, content: &Content) -> Vec<Msg> {
    let streets = &content.scenario(view.scenario).sheet.streets;
    let street = at.is_street().then(|| streets.get(at.index() - Space::FIRST_STREET.index())).flatten();
    let of = street
        .map(|street| Msg::new("ah3-board-street-type").name("type", names::street_type(street.street_type)));
    of.into_iter().collect()
}

/// The markers in a space.
fn marker(space: &SpaceView, view: &View, content: &Content) -> Option<Msg> {
    if space.mended {
        return Some(Msg::new("ah3-board-mended-scar"));
    }
    if space.hidden_marker {
        return Some(Msg::new("ah3-board-hidden-marker"));
    }
    let colour = space.markers.first()?;
    let scars = content
        .scenario(view.scenario)
        .sheet
        .archive
        .iter()
        .any(|&card| content.codex_card(card).front.constants.contains(&Constant::Scars));
    Some(if scars && *colour == Colour::White {
        Msg::new("ah3-board-scar")
    } else {
        Msg::new("ah3-board-colour-marker").text("colour", colour.slug())
    })
}

/// Adds what keeps an investigator from acting as they like.
fn state_of(person: &PersonView, name: Msg) -> Msg {
    name.text("delayed", if person.delayed { "yes" } else { "no" })
        .num("engaged", person.engaged.len() as i64)
}

fn player(seat: Seat) -> String {
    format!("ah3-player-{}", seat.0 + 1)
}

/// A monster with its state.
pub(crate) fn monster_text(monster: &MonsterView, view: &View, content: &Content) -> Msg {
    let who = monster.engaged.iter().map(|&seat| {
        let person = view.people.iter().find(|person| person.seat == seat);
        let name = person.and_then(|person| person.who).map(|who| names::person(content, who));
        Msg::new("ah3-with").name("who", name.unwrap_or_else(|| player(seat)))
    });
    Msg::new(match monster.status {
        MonsterStatus::Ready => "ah3-board-monster-ready",
        MonsterStatus::Exhausted => "ah3-board-monster-exhausted",
        MonsterStatus::Engaged => "ah3-board-monster-engaged",
    })
    .name("monster", names::monster(content, view.scenario, monster.monster))
    .num("damage", monster.damage)
    .num("health", monster.health)
    .list("people", who.collect())
}

/// A player's investigator with their possessions.
fn desk(person: &PersonView, content: &Content) -> OutlineArea {
    let seat = person.seat;
    let Some(who) = person.who else {
        return OutlineArea::of_seat(
            seat,
            Msg::new("ah3-board-nobody").name("who", player(seat)),
            Vec::new(),
        );
    };
    let mut items = vec![
        item(board_refs::investigator(who), harm_text(person)).printed(board_refs::investigator(who)),
        item(board_refs::purse(seat), purse_text(person)),
    ];
    for skill in &person.skills {
        let text = Msg::new("ah3-board-skill")
            .name("skill", names::skill(skill.skill))
            .num("value", skill.value)
            .num("focus", skill.focus);
        items.push(item(board_refs::skill(seat, skill.skill), text));
    }
    for asset in &person.assets {
        let text = Msg::new("ah3-board-asset")
            .name("asset", names::asset(content, asset.asset))
            .num("damage", asset.damage)
            .num("horror", asset.horror)
            .text("harmed", if asset.damage + asset.horror > 0 { "yes" } else { "no" })
            .text("used", if asset.used { "yes" } else { "no" });
        items.push(item(board_refs::asset(asset.asset), text).printed(board_refs::asset(asset.asset)));
    }
    OutlineArea::of_seat(seat, Msg::new(names::investigator(content, who)), items)
}

/// The damage and horror of an investigator.
pub(crate) fn harm_text(person: &PersonView) -> Msg {
    Msg::new("ah3-board-harm")
        .num("damage", person.damage.0)
        .num("health", person.damage.1)
        .num("horror", person.horror.0)
        .num("sanity", person.horror.1)
}

/// The money, clues and remnants of an investigator.
pub(crate) fn purse_text(person: &PersonView) -> Msg {
    Msg::new("ah3-board-purse")
        .num("money", person.money)
        .num("clues", person.clues)
        .num("remnants", person.remnants)
}

fn sheet(view: &View, content: &Content) -> OutlineArea {
    let name = names::scenario(content, view.scenario);
    let of = |id: &str, text: &str, n: u8| item(board_refs::single(id), Msg::new(text).num("n", n));
    let items = vec![
        item(board_refs::scenario(view.scenario), Msg::new(name))
            .printed(board_refs::scenario(view.scenario)),
        of(board_refs::SHEET_DOOM, "ah3-board-doom", view.sheet_doom),
        of(board_refs::SHEET_CLUES, "ah3-board-clues", view.sheet_clues),
        of(board_refs::SHEET_MARKERS, "ah3-board-markers", view.sheet_markers),
    ];
    OutlineArea::new(board_refs::single(board_refs::SHEET), Msg::new("ah3-board-sheet"), items)
}

fn codex(view: &View, content: &Content) -> OutlineArea {
    let mut items: Vec<OutlineItem> = view.codex.iter().map(|card| codex_item(card, content)).collect();
    if let Some((headline, doom)) = view.rumour {
        let text = Msg::new("ah3-board-rumour")
            .name("headline", names::headline(content, headline))
            .num("doom", doom);
        items.push(item(board_refs::headline(headline), text).printed(board_refs::headline(headline)));
    }
    OutlineArea::new(board_refs::single(board_refs::CODEX), Msg::new("ah3-board-codex"), items)
}

/// A card in the codex. What is on its other side is not shown.
fn codex_item(card: &CodexView, content: &Content) -> OutlineItem {
    let (name, printed) = codex_side(card, content);
    let text = Msg::new("ah3-board-codex-card")
        .name("card", name)
        .num("number", card.card.number())
        .num("clues", card.clues)
        .text("with-clues", if card.clues > 0 { "yes" } else { "no" });
    item(board_refs::codex(card.card), text).printed(printed)
}

/// The name and the printed text of the side that is up.
pub(crate) fn codex_side(card: &CodexView, content: &Content) -> (String, BoardRef) {
    let of = content.codex_card(card.card);
    let lasting = (0..).zip(&of.backs).find(|(_, back)| back.stays.is_some());
    match (card.side, lasting) {
        (Side::Back, Some((at, back))) => {
            (back_title(card.card, back), board_refs::codex_back(card.card, at))
        }
        _ => (names::codex(card.card), board_refs::codex(card.card)),
    }
}

fn display(view: &View, content: &Content) -> OutlineArea {
    let items = view.display.iter().map(|&asset| {
        let text = Msg::new("ah3-board-for-sale")
            .name("asset", names::asset(content, asset))
            .num("value", content.asset(asset).value.unwrap_or(0));
        item(board_refs::asset(asset), text).printed(board_refs::asset(asset))
    });
    OutlineArea::new(board_refs::single(board_refs::DISPLAY), Msg::new("ah3-board-display"), items.collect())
}

/// The assets that lie beside the board, if there are any.
fn beside(view: &View, content: &Content) -> Option<OutlineArea> {
    let items: Vec<OutlineItem> = view
        .beside
        .iter()
        .map(|&asset| {
            let text = Msg::new(names::asset(content, asset));
            item(board_refs::asset(asset), text).printed(board_refs::asset(asset))
        })
        .collect();
    let area = || {
        OutlineArea::new(board_refs::single(board_refs::BESIDE), Msg::new("ah3-board-beside"), items.clone())
    };
    (!items.is_empty()).then(area)
}

fn cup(view: &View) -> OutlineArea {
    let items = view.cup.iter().map(|of| {
        let text = Msg::new("ah3-board-token")
            .name("token", names::token(of.token))
            .num("cup", of.cup)
            .num("drawn", of.drawn);
        item(board_refs::token(of.token), text)
    });
    OutlineArea::new(board_refs::single(board_refs::CUP), Msg::new("ah3-board-cup"), items.collect())
}

fn decks(view: &View, content: &Content) -> OutlineArea {
    let of = |id: &str, n: usize| {
        item(board_refs::single(id), Msg::new(format!("ah3-board-deck-{id}")).num("n", n as i64))
    };
    let events = match view.events.top {
        Some(top) => item(
            board_refs::single(board_refs::EVENTS),
            Msg::new("ah3-board-events")
                .num("n", view.events.deck as i64)
                .num("discarded", view.events.discarded.len() as i64)
                .name("top", names::neighbourhood(content, top)),
        ),
        None => of(board_refs::EVENTS, view.events.deck),
    };
    let monsters = match view.top_monster {
        Some(top) => item(
            board_refs::single(board_refs::MONSTERS),
            Msg::new("ah3-board-monsters")
                .num("n", view.decks.monsters as i64)
                .name("top", names::monster(content, view.scenario, top)),
        )
        .printed(of_monster(content, view.scenario, top)),
        None => of(board_refs::MONSTERS, view.decks.monsters),
    };
    let items = vec![
        events,
        monsters,
        of(board_refs::HEADLINES, view.decks.headlines),
        of(board_refs::ITEMS, view.decks.items),
        of(board_refs::SPELLS, view.decks.spells),
        of(board_refs::ALLIES, view.decks.allies),
        of(board_refs::STREETS, view.decks.streets),
        of(board_refs::ANOMALIES, view.decks.anomalies),
    ];
    OutlineArea::new(board_refs::single(board_refs::DECKS), Msg::new("ah3-board-decks"), items)
}

/// The innermost test in progress, die by die.
fn test(view: &View, content: &Content) -> Option<OutlineArea> {
    let test = view.tests.last()?;
    let person = view.people.iter().find(|person| person.seat == test.seat);
    let who = person.and_then(|person| person.who).map(|who| names::person(content, who));
    let name = Msg::new("ah3-board-test")
        .name("who", who.unwrap_or_else(|| player(test.seat)))
        .name("skill", names::skill(test.skill))
        .num("dice", test.pool);
    let dice = (0..)
        .zip(&test.dice)
        .map(|(at, &face)| item(board_refs::die(at), Msg::new("ah3-board-die").num("face", face)));
    Some(OutlineArea::new(board_refs::single(board_refs::TEST), name, dice.collect()))
}
