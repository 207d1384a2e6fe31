//! What each viewer may see, as lists shared by the terminal and the browser.

use engine::{Seats, Viewer};
use rulebook::{RuleId, rule};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{
    Action, Ancient, Content, Difficulty, GateSymbol, Investigator, Item, Location, Monster, Pathway,
    Priority, Symbol,
};
use crate::state::{Blind, Figure, FinalHour, Phase, Seal, bits, pile};

/// The state of the game as one viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The Ancient One.
    pub ancient: Ancient,
    /// The difficulty of the game.
    pub difficulty: Difficulty,
    /// Whether it is a solo game.
    pub solo: bool,
    /// The round.
    pub round: u8,
    /// The current phase of the round.
    pub phase: Phase,
    /// The lead investigator; `None` in solo play.
    pub lead: Option<Figure>,
    /// The investigators whose players may talk about plans now.
    pub may_talk: Vec<Figure>,
    /// Whether priority cards are played face down.
    pub blind: Blind,
    /// The investigators.
    pub people: Vec<PersonView>,
    /// The locations in ascending order.
    pub locations: Vec<LocationView>,
    /// Pathways with a seal.
    pub seals: Vec<(Pathway, Seal)>,
    /// The ritual site.
    pub ritual: Location,
    /// Gates as symbol, location and number of tokens.
    pub gates: Vec<(GateSymbol, Location, u8)>,
    /// The number of tokens left in the gate stack.
    pub gate_stack: usize,
    /// The number of clues found for each symbol.
    pub found: Vec<(Symbol, u8)>,
    /// The number of item clues found.
    pub found_items: u8,
    /// The revealed clues of the ritual slots.
    pub revealed: Vec<Symbol>,
    /// The cards played this round, in turn order.
    pub plays: Vec<PlayView>,
    /// Solo: the action card that is revealed but not yet placed on the row.
    pub turned_up: Option<Action>,
    /// The number of priority cards left in the deck.
    pub priority_deck: usize,
    /// Discarded priority cards.
    pub priority_discard: Vec<Priority>,
    /// Priority cards set aside (solo) or laid down for the ritual.
    pub kept: Vec<Priority>,
    /// The number of monsters in the cup.
    pub cup: usize,
    /// Destroyed common monsters beside the cup.
    pub beside: Vec<Monster>,
    /// Special monsters that are not on the board.
    pub supply: Vec<Monster>,
    /// The number of items left in the deck.
    pub item_deck: usize,
    /// Used items.
    pub used_items: Vec<Item>,
    /// Omens added to or subtracted from this round's reckoning.
    pub omens: i8,
    /// The number of matching symbols needed to reverse the ritual.
    pub needed: u8,
}

/// An investigator as a viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PersonView {
    /// The investigator's id.
    pub who: Investigator,
    /// Their location.
    pub at: Location,
    /// Health left.
    pub health: u8,
    /// Health at the start of the game.
    pub full: u8,
    /// Items held.
    pub items: Vec<Item>,
    /// The number of cards in the action deck.
    pub deck: usize,
    /// Discarded action cards, which are face up.
    pub discard: Vec<Action>,
    /// Cards in hand: the id of each if the viewer knows it.
    pub hand: Vec<Option<Priority>>,
}

/// A location; the same for every viewer.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct LocationView {
    /// The location's number.
    pub at: Location,
    /// The total number of cells.
    pub cells: u8,
    /// The number of destruction tokens.
    pub ruins: u8,
    /// Monsters, in ascending order.
    pub monsters: Vec<Monster>,
    /// Whether it has a face-down clue.
    pub clue: bool,
}

/// A played card as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PlayView {
    /// The investigator who played it.
    pub figure: Figure,
    /// The priority card, if the viewer knows it.
    pub priority: Option<Priority>,
    /// The action card, if the viewer knows it.
    pub action: Option<Action>,
    /// Whether the action card is revealed.
    pub open: bool,
    /// Whether it has been resolved.
    pub resolved: bool,
}

impl View {
    /// Builds the view of the viewer.
    pub(crate) fn of(game: &FinalHour, content: &Content, viewer: Viewer) -> View {
        let (open, shut) = (&game.open, &game.shut);
        // Hands and face-down cards are visible to their owners only.
        let viewer = rule!("fh:clar-hidden.1", viewer, else Seats::first(4));
        let priorities = |mask: u32| bits(u64::from(mask)).map(Priority).collect();
        let discards = |mask: u16, who: Investigator| -> Vec<Action> {
            let cards = bits(u64::from(mask)).map(|card| Action(who.0 * 10 + card)).collect();
            rule!("fh:clar-hidden.4", cards, else Vec::new())
        };
        let person = |figure: Figure| {
            let person = open.person(figure);
            let hand = pile::HAND + figure.index();
            let mut cards: Vec<Option<Priority>> = (0..shut.priority.len(hand))
                .map(|at| shut.priority.known(hand, at, viewer).map(|card| Priority(card.0)))
                .collect();
            cards.sort();
            PersonView {
                who: person.who,
                at: person.at,
                health: person.health,
                full: person.full,
                items: open.items(figure).collect(),
                deck: shut.actions.len(pile::ACTIONS + figure.index()),
                discard: discards(person.discard, person.who),
                hand: cards,
            }
        };
        let laid_card = |slot: usize| {
            let laid = !shut.actions.is_empty(pile::LAID + slot);
            laid.then(|| shut.actions.known(pile::LAID + slot, 0, viewer))
                .flatten()
                .map(|card| Action(card.0))
        };
        let play = |(turn, play): (usize, &crate::state::Play)| {
            let own = |known: Option<Action>| rule!("fh:clar-hidden.5", known, else None);
            let known = laid_card(turn).filter(|_| !open.solo);
            let blind = !shut.priority.is_empty(pile::BLIND + turn);
            let face_down = blind.then(|| shut.priority.known(pile::BLIND + turn, 0, viewer)).flatten();
            PlayView {
                figure: play.figure,
                priority: play.priority.or(face_down.map(|card| Priority(card.0))),
                action: play.action.or(own(known)),
                open: play.action.is_some(),
                resolved: play.resolved,
            }
        };
        View {
            ancient: open.ancient,
            difficulty: open.difficulty,
            solo: open.solo,
            round: open.round,
            phase: open.phase,
            lead: (!open.solo).then_some(open.lead),
            may_talk: open.figures().filter(|&figure| game.may_talk(figure)).collect(),
            blind: open.blind,
            people: open.figures().map(person).collect(),
            locations: Location::all()
                .map(|at| LocationView {
                    at,
                    cells: content.board.cells(at),
                    ruins: open.ruins[at.index()],
                    monsters: bits(open.monsters[at.index()]).map(Monster).collect(),
                    clue: !shut.clues.is_empty(pile::CLUE + at.index()),
                })
                .collect(),
            seals: game.sealed().map(|path| (path, open.seals[path.index()])).collect(),
            ritual: open.ritual,
            gates: GateSymbol::ALL
                .iter()
                .map(|&symbol| (symbol, open.gate(symbol).at, open.gate(symbol).tokens))
                .collect(),
            gate_stack: shut.gates.len(pile::DECK),
            found: Symbol::ALL.iter().map(|&symbol| (symbol, open.found[symbol.index()])).collect(),
            found_items: open.found_items,
            revealed: open.revealed.iter().flatten().copied().collect(),
            plays: game.plays().map(play).collect(),
            turned_up: laid_card(0).filter(|_| open.solo),
            priority_deck: shut.priority.len(pile::DECK),
            priority_discard: priorities(open.discard),
            kept: priorities(open.kept),
            cup: shut.cup.len(pile::DECK),
            beside: bits(open.beside).map(Monster).collect(),
            supply: bits(open.supply).map(Monster).collect(),
            item_deck: shut.items.len(pile::DECK),
            used_items: bits(u64::from(open.used_items)).map(Item).collect(),
            omens: open.omens,
            needed: game.needed(),
        }
    }
}

impl FinalHour {
    /// Whether the investigator's player may talk about plans now.
    pub fn may_talk(&self, figure: Figure) -> bool {
        self.silencing_rule(figure).is_none()
    }

    /// The rule that forbids the investigator's player to talk about plans now.
    pub(crate) fn silencing_rule(&self, figure: Figure) -> Option<RuleId> {
        // An investigator without a card on the table (in a position that starts with a single effect) is not silenced.
        let face_down = || {
            let mut own = self.plays().filter(|(_, play)| play.figure == figure).peekable();
            own.peek().is_some() && own.all(|(_, play)| play.action.is_none() && !play.resolved)
        };
        match self.open.phase {
            // A solo player may always talk.
            _ if self.open.solo => None,
            Phase::Priority => rule!("fh:priority.6", true).then_some(RuleId("fh:priority.6")),
            Phase::Resolve => rule!("fh:resolve.4", face_down()).then_some(RuleId("fh:resolve.4")),
            Phase::SetUp | Phase::AncientOne | Phase::Ritual => None,
        }
    }
}
