//! What does not change during a game and a picture of it needs. Names are ids of messages.

use engine::{BoardRef, Msg};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{
    Action, Activation, Ancient, Colour, Content, GateSymbol, Investigator, Item, Kind, Location, Monster,
    Pathway, Priority, Symbol, Timing, Zone,
};
use crate::describe::{board_refs, card_text, item_text, names, reckoning_text};

/// Declares the facts about things of a kind: every field is read by the picture.
macro_rules! facts {
    ($($(#[$doc:meta])* $name:ident { $($(#[$inner:meta])* $field:ident: $type:ty,)* })*) => {$(
        $(#[$doc])*
        #[derive(Clone, PartialEq, Debug, Serialize, TS)]
        #[serde(rename_all = "kebab-case")]
        pub struct $name { $($(#[$inner])* pub $field: $type,)* }
    )*};
}

facts! {
    /// Everything in the box.
    Catalog {
        /// The locations, by number.
        locations: Vec<LocationFacts>,
        /// The parts of the campus.
        zones: Vec<ZoneFacts>,
        /// The pathways, by id.
        pathways: Vec<PathwayFacts>,
        /// The monster tokens, by id.
        monsters: Vec<MonsterFacts>,
        /// The kinds of special monsters.
        kinds: Vec<KindFacts>,
        /// The priority cards, by number.
        cards: Vec<CardFacts>,
        /// The action cards, by id.
        actions: Vec<ActionFacts>,
        /// The items, by id.
        items: Vec<ItemFacts>,
        /// The investigators, by id.
        investigators: Vec<InvestigatorFacts>,
        /// The Ancient Ones, by id.
        ancients: Vec<AncientFacts>,
        /// The ritual symbols.
        symbols: Vec<SymbolFacts>,
        /// The gates.
        gates: Vec<GateFacts>,
    }

    /// A location.
    LocationFacts {
        /// Its number.
        at: Location,
        /// Its name.
        name: String,
        /// The zone it belongs to.
        zone: Zone,
        /// How many monsters fit in.
        cells: u8,
        /// Where red monsters go.
        red: Location,
        /// Where blue monsters go.
        blue: Location,
    }

    /// A part of the campus.
    ZoneFacts {
        /// Which.
        zone: Zone,
        /// Its name.
        name: String,
    }

    /// A pathway.
    PathwayFacts {
        /// Which.
        path: Pathway,
        /// The lower of the two locations it joins.
        a: Location,
        /// The other.
        b: Location,
    }

    /// A monster token.
    MonsterFacts {
        /// Which.
        monster: Monster,
        /// Its name.
        name: String,
        /// Its kind, if it is special.
        kind: Option<Kind>,
        /// Whose arrows it follows.
        colour: Colour,
        /// Wounds that destroy it.
        health: u8,
        /// What it does when activated, in order.
        deeds: Vec<Activation>,
    }

    /// A kind of special monster.
    KindFacts {
        /// Which.
        kind: Kind,
        /// Its name.
        name: String,
    }

    /// A priority card.
    CardFacts {
        /// Its number.
        card: Priority,
        /// Its ritual symbol.
        symbol: Symbol,
        /// Its omens.
        omens: u8,
    }

    /// An action card.
    ActionFacts {
        /// Which.
        action: Action,
        /// Its title.
        name: String,
        /// Whose it is.
        investigator: Investigator,
        /// What it does among the two lowest numbers, a sentence each.
        upper: Vec<Msg>,
        /// What it does otherwise, a sentence each.
        lower: Vec<Msg>,
        /// Under which id its text is printed.
        printed: BoardRef,
    }

    /// An item.
    ItemFacts {
        /// Which.
        item: Item,
        /// Its name.
        name: String,
        /// When it may be used.
        timing: Timing,
        /// What it does.
        text: Msg,
        /// Under which id its text is printed.
        printed: BoardRef,
    }

    /// An investigator.
    InvestigatorFacts {
        /// Who.
        investigator: Investigator,
        /// The full name.
        name: String,
        /// The first name.
        person: String,
    }

    /// An Ancient One.
    AncientFacts {
        /// Which.
        ancient: Ancient,
        /// Its name.
        name: String,
        /// The special monsters it brings.
        kinds: Vec<Kind>,
        /// What omens bring, fewest first.
        reckoning: Vec<BandFacts>,
        /// Under which id its text is printed.
        printed: BoardRef,
    }

    /// A line of a reckoning, which reaches up to where the next begins.
    BandFacts {
        /// The fewest omens.
        from: u8,
        /// What happens, a sentence each.
        text: Vec<Msg>,
        /// The whole line, with its omens.
        line: Msg,
    }

    /// A ritual symbol.
    SymbolFacts {
        /// Which.
        symbol: Symbol,
        /// Its name.
        name: String,
    }

    /// A gate.
    GateFacts {
        /// Its symbol.
        symbol: GateSymbol,
        /// Its name.
        name: String,
    }
}

impl Catalog {
    /// What is in the box.
    pub fn of(content: &Content) -> Catalog {
        let board = &content.board;
        let location = |at: Location| LocationFacts {
            at,
            name: names::location(at),
            zone: board.zone(at),
            cells: board.cells(at),
            red: board.arrow(Colour::Red, at),
            blue: board.arrow(Colour::Blue, at),
        };
        let pathway = |path: Pathway| {
            let (a, b) = board.ends(path);
            PathwayFacts { path, a, b }
        };
        let monster = |monster: Monster| {
            let token = content.token(monster);
            MonsterFacts {
                monster,
                name: names::monster_name(content, monster),
                kind: token.kind,
                colour: token.colour,
                health: token.health,
                deeds: token.symbols.into_iter().flatten().collect(),
            }
        };
        let card = |card: Priority| {
            let facts = content.priority(card);
            CardFacts { card, symbol: facts.symbol, omens: facts.omens }
        };
        let action = |action: Action| ActionFacts {
            action,
            name: names::title(content, action.title()),
            investigator: action.investigator(),
            upper: card_text(content, content.card(action).upper),
            lower: card_text(content, content.card(action).lower),
            printed: board_refs::title(action.title()),
        };
        let item = |item: Item| ItemFacts {
            item,
            name: names::item(content, item),
            timing: content.item(item).timing,
            text: item_text(content, item),
            printed: board_refs::item(item),
        };
        let ancient = |ancient: Ancient| {
            let sheet = content.ancient(ancient);
            let bands = sheet.reckoning.iter().zip(reckoning_text(content, ancient));
            AncientFacts {
                ancient,
                name: names::ancient(content, ancient),
                kinds: sheet.kinds.clone(),
                reckoning: bands
                    .map(|(band, line)| BandFacts {
                        from: band.from,
                        text: card_text(content, band.effect),
                        line,
                    })
                    .collect(),
                printed: board_refs::ancient(ancient),
            }
        };
        let investigator = |who: Investigator| InvestigatorFacts {
            investigator: who,
            name: names::investigator(content, who),
            person: names::person(content, who),
        };
        Catalog {
            locations: Location::all().map(location).collect(),
            zones: Zone::ALL.iter().map(|&zone| ZoneFacts { zone, name: names::zone(zone) }).collect(),
            pathways: Pathway::all().map(pathway).collect(),
            monsters: Monster::all().map(monster).collect(),
            kinds: Kind::ALL.iter().map(|&kind| KindFacts { kind, name: names::kind(kind) }).collect(),
            cards: Priority::all().map(card).collect(),
            actions: Action::all().map(action).collect(),
            items: Item::all().map(item).collect(),
            investigators: Investigator::all().map(investigator).collect(),
            ancients: Ancient::all().map(ancient).collect(),
            symbols: Symbol::ALL
                .iter()
                .map(|&symbol| SymbolFacts { symbol, name: names::symbol(symbol) })
                .collect(),
            gates: GateSymbol::ALL
                .iter()
                .map(|&symbol| GateFacts { symbol, name: names::gate(symbol) })
                .collect(),
        }
    }

    /// Everything of the box that can be pointed at, whether it lies on the table or not.
    pub fn things(&self) -> impl Iterator<Item = BoardRef> {
        let locations = self.locations.iter().flat_map(|facts| {
            [board_refs::location(facts.at), board_refs::clue(facts.at), board_refs::ruins(facts.at)]
        });
        let paths = self.pathways.iter().map(|facts| board_refs::path(facts.path));
        let monsters = self.monsters.iter().map(|facts| board_refs::monster(facts.monster));
        let kinds = self.kinds.iter().map(|facts| board_refs::kind(facts.kind));
        let cards = self.cards.iter().map(|facts| board_refs::card(facts.card));
        let actions =
            self.actions.iter().flat_map(|facts| [board_refs::action(facts.action), facts.printed.clone()]);
        let items = self.items.iter().map(|facts| facts.printed.clone());
        let ancients = self.ancients.iter().map(|facts| facts.printed.clone());
        let symbols = self.symbols.iter().map(|facts| board_refs::symbol(facts.symbol));
        let gates = self.gates.iter().map(|facts| board_refs::gate(facts.symbol));
        locations
            .chain(paths)
            .chain(monsters)
            .chain(kinds)
            .chain(cards)
            .chain(actions)
            .chain(items)
            .chain(ancients)
            .chain(symbols)
            .chain(gates)
    }
}
