//! References to things on the board, and which of them choices and events are about.

use engine::{BoardRef, Seat};

use crate::content::{
    Action, Ancient, GateSymbol, Item, Kind, Location, Monster, Pathway, Priority, Symbol, Title,
};
use crate::rules::places::LocationEffect;
use crate::state::Figure;
use crate::{Choice, Content, Event, FinalHour, Frame};

/// Declares constructors of references.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident($kind:literal, $id:ident: $type:ty) = $written:expr;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name($id: $type) -> BoardRef {
            BoardRef::new($kind, $written)
        }
    )*};
}

kinds! {
    /// A location, by the number on the board.
    location("location", at: Location) = at;
    /// The face-down clue in a location.
    clue("clue", at: Location) = at;
    /// The destruction tokens of a location.
    ruins("ruins", at: Location) = at;
    /// A pathway, with the seal on it.
    path("path", path: Pathway) = path.0;
    /// An investigator in play.
    person("person", figure: Figure) = figure.0;
    /// The cards in an investigator's hand.
    hand("hand", figure: Figure) = figure.0;
    /// An investigator's action deck.
    deck("deck", figure: Figure) = figure.0;
    /// A monster token.
    monster("monster", monster: Monster) = monster.0;
    /// The special monsters of a kind that are not on the board.
    kind("kind", kind: Kind) = kind.slug();
    /// A priority card, by its number.
    card("card", card: Priority) = card.number();
    /// An action card.
    action("action", action: Action) = action.0;
    /// The printed text of a title's two action cards.
    title("title", title: Title) = title.0;
    /// An item.
    item("item", item: Item) = item.0;
    /// A gate.
    gate("gate", symbol: GateSymbol) = symbol.slug();
    /// The found clues of a ritual symbol.
    symbol("symbol", symbol: Symbol) = symbol.slug();
    /// A slot of the ritual, 0 or 1.
    slot("slot", slot: usize) = slot;
    /// A position in the row of cards played this round, counted from 0.
    row("row", place: usize) = place;
    /// The sheet of an Ancient One.
    ancient("ancient", ancient: Ancient) = ancient.0;
    /// A unique thing, named by one of the constants below.
    single("table", name: &str) = name;
}

/// The cards played this round.
pub(crate) const ROUND: &str = "round";
/// The ritual: its clues, slots and cards.
pub(crate) const RITUAL: &str = "ritual";
/// The marker of the ritual site.
pub(crate) const SITE: &str = "site";
/// The stack of gate tokens.
pub(crate) const GATES: &str = "gates";
/// Things without an area of their own: cup, decks and discard piles.
pub(crate) const SUPPLY: &str = "supply";
/// The cup of monsters.
pub(crate) const CUP: &str = "cup";
/// Destroyed monsters beside the cup.
pub(crate) const BESIDE: &str = "beside";
/// The priority deck.
pub(crate) const PRIORITY: &str = "priority";
/// Discarded priority cards.
pub(crate) const DISCARD: &str = "discard";
/// The item deck.
pub(crate) const ITEMS: &str = "items";
/// Item clues found.
pub(crate) const KEYS: &str = "keys";
/// Omens added to or subtracted from this round's reckoning.
pub(crate) const OMENS: &str = "omens";

impl FinalHour {
    /// The things that a choice concerns. The first is the one to click.
    pub(super) fn choice_refs_of(&self, content: &Content, top: &Frame, choice: Choice) -> Vec<BoardRef> {
        match choice {
            Choice::Card(chosen) => vec![card(chosen)],
            Choice::At(at) => self.touches_at(content, top, at),
            Choice::Monster(chosen) => {
                let here = self.open.location_of(chosen).map(location);
                [monster(chosen)].into_iter().chain(here).collect()
            }
            Choice::Pathway(chosen) => {
                let (a, b) = content.board.ends(chosen);
                vec![path(chosen), location(a), location(b)]
            }
            Choice::Figure(figure) => vec![person(figure)],
            Choice::Use(used) => vec![item(used)],
            Choice::Row(place) => {
                let on = self.open.plays.get(usize::from(place)).and_then(|play| play.priority);
                [row(place.into())].into_iter().chain(on.map(card)).collect()
            }
            Choice::Attempt => vec![single(RITUAL), single(SITE)],
            Choice::Stop => match top {
                Frame::Walk(walk) => {
                    let figure = walk.progress().1.figure;
                    vec![location(self.open.person(figure).at), person(figure)]
                }
                _ => Vec::new(),
            },
            Choice::First | Choice::Second | Choice::Wait => Vec::new(),
        }
    }

    /// The location, and the things that the choice would affect there.
    fn touches_at(&self, content: &Content, top: &Frame, at: Location) -> Vec<BoardRef> {
        let along = |from: Location| content.board.pathway(from, at).map(path);
        let mut things = vec![location(at)];
        match top {
            Frame::Walk(walk) => {
                let figure = walk.progress().1.figure;
                things.extend(along(self.open.person(figure).at));
                things.push(person(figure));
            }
            Frame::Push(push) => {
                let pushed = push.progress().1;
                things.extend(pushed.and_then(|pushed| self.open.location_of(pushed)).and_then(along));
                things.extend(pushed.map(monster));
            }
            Frame::Across(across) if matches!(across.effect().0, LocationEffect::Explore) => {
                things.push(clue(at))
            }
            _ => {}
        }
        things
    }

    /// The things that an event concerns. Does not depend on state that changes during a game.
    pub(super) fn event_refs_of(&self, content: &Content, event: &Event) -> Vec<BoardRef> {
        let seat = |figure: Figure| BoardRef::seat(if self.open.solo { Seat(0) } else { Seat(figure.0) });
        match *event {
            Event::RoundBegins { .. } => vec![single(ROUND)],
            Event::LeadIs { figure }
            | Event::ChoseFigure { figure }
            | Event::FullHealth { figure }
            | Event::HealthLost { figure, .. }
            | Event::HealthRecovered { figure, .. } => vec![person(figure), seat(figure)],
            Event::PriorityDrawn { figure, card: drawn } => {
                drawn.map(card).into_iter().chain([seat(figure), single(PRIORITY)]).collect()
            }
            Event::PriorityShuffled => vec![single(PRIORITY)],
            Event::ActionDrawn { figure, card: drawn } => {
                drawn.map(action).into_iter().chain([deck(figure), seat(figure)]).collect()
            }
            Event::ActionsShuffled { figure } => vec![deck(figure), seat(figure)],
            Event::PriorityPlayed { figure, card: played } => {
                played.map(card).into_iter().chain([single(ROUND), seat(figure)]).collect()
            }
            Event::PriorityTurnedUp { figure, card: turned } => vec![card(turned), seat(figure)],
            Event::PriorityKept { card: kept } => vec![card(kept), single(RITUAL)],
            Event::ActionTurnedUp { figure, card: turned, .. }
            | Event::SoloTurnedUp { figure, card: turned } => {
                vec![action(turned), title(turned.title()), person(figure)]
            }
            Event::LaidOnRow { figure, card: laid, place, .. } => {
                vec![row(place.into()), action(laid), title(laid.title()), person(figure)]
            }
            Event::ChoseMonster { monster: token, at }
            | Event::MonsterDestroyed { monster: token, at }
            | Event::Spawned { monster: token, at }
            | Event::Activated { monster: token, at }
            | Event::FindsNobody { monster: token, at } => vec![monster(token), location(at)],
            Event::ChosePlace { at } => vec![location(at)],
            Event::ChoseEffect { .. } => vec![single(ROUND)],
            Event::ItemUsed { figure, item: used } | Event::ItemGained { figure, item: used } => {
                vec![item(used), person(figure), seat(figure)]
            }
            Event::Moved { figure, from, to } => {
                let along = content.board.pathway(from, to).map(path);
                [person(figure), location(to), location(from)].into_iter().chain(along).collect()
            }
            Event::SealDestroyed { monster: token, path: along, .. } => vec![path(along), monster(token)],
            Event::Sealed { path: along } | Event::SealRemoved { path: along } => vec![path(along)],
            Event::ClueFound { figure, at, symbol: found } => {
                vec![clue(at), location(at), person(figure), symbol(found)]
            }
            Event::ItemClueFound { figure, at } => {
                vec![clue(at), location(at), person(figure), single(KEYS)]
            }
            Event::NothingToExplore { figure, at } => vec![location(at), person(figure)],
            Event::Ruined { at } | Event::Repaired { at } => vec![ruins(at), location(at)],
            Event::Walked { monster: token, from, to, .. } => {
                vec![monster(token), location(to), location(from)]
            }
            Event::Drawn { monster: token, from } => vec![monster(token), single(SITE), location(from)],
            Event::Stays { monster: token } => vec![monster(token), single(SITE)],
            Event::InVain { .. } => Vec::new(),
            Event::CupRefilled { .. } | Event::CupEmpty => vec![single(CUP)],
            Event::NoneLeft { kind: of } => vec![kind(of)],
            Event::OmensCounted { .. } => vec![ancient(self.open.ancient)],
            Event::OmensChanged { .. } => vec![single(OMENS), ancient(self.open.ancient)],
            Event::BlindRoundAhead => vec![single(ROUND)],
            Event::GateGrows { symbol, at, .. } => vec![gate(symbol), location(at), single(GATES)],
            Event::Voted { figure, .. } => vec![seat(figure), single(RITUAL)],
            Event::RitualBegins { .. } => vec![single(SITE), single(RITUAL)],
            Event::CardsLaid { figure, ref cards } => {
                cards.iter().map(|&laid| card(laid)).chain([single(RITUAL), seat(figure)]).collect()
            }
            Event::RitualClue { symbol: found } => vec![single(RITUAL), symbol(found)],
            Event::RitualCounted { .. } => vec![single(RITUAL)],
            Event::Won | Event::Lost { .. } => vec![single(SITE)],
        }
    }
}
