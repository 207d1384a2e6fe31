//! Static facts that a client needs to draw the game. Names are message ids.

use engine::{BoardRef, Msg, facts};

use crate::content::{
    Action, Activation, Ancient, Colour, Content, GateSymbol, Investigator, Item, Kind, Location, Monster,
    Pathway, Priority, Symbol, Timing, Zone,
};
use crate::describe::{board_refs, card_text, item_text, names, reckoning_text};

facts! {
    /// All components.
    Catalog {
        /// The locations, by number.
        locations: Vec<LocationFacts>,
        /// The zones of the campus.
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
        /// The location's number.
        at: Location,
        /// Message id of its name.
        name: String,
        /// The zone it belongs to.
        zone: Zone,
        /// The number of its cells.
        cells: u8,
        /// The location to which its red arrow leads.
        red: Location,
        /// The location to which its blue arrow leads.
        blue: Location,
    }

    /// A zone of the campus.
    ZoneFacts {
        /// The zone's id.
        zone: Zone,
        /// Message id of its name.
        name: String,
    }

    /// A pathway.
    PathwayFacts {
        /// The pathway's id.
        path: Pathway,
        /// The lower of the two locations it connects.
        a: Location,
        /// The higher of the two locations it connects.
        b: Location,
    }

    /// A monster token.
    MonsterFacts {
        /// The monster's id.
        monster: Monster,
        /// Message id of its name.
        name: String,
        /// Its kind, if it is a special monster.
        kind: Option<Kind>,
        /// The colour of the arrows it follows.
        colour: Colour,
        /// The number of wounds that destroy it.
        health: u8,
        /// Its activation symbols, in order.
        activations: Vec<Activation>,
    }

    /// A kind of special monster.
    KindFacts {
        /// The kind's id.
        kind: Kind,
        /// Message id of its name.
        name: String,
    }

    /// A priority card.
    CardFacts {
        /// Its number.
        card: Priority,
        /// Its ritual symbol.
        symbol: Symbol,
        /// The number of omens on it.
        omens: u8,
    }

    /// An action card.
    ActionFacts {
        /// The card's id.
        action: Action,
        /// Message id of its title.
        name: String,
        /// The investigator to whom it belongs.
        investigator: Investigator,
        /// The upper effect, one sentence per message.
        upper: Vec<Msg>,
        /// The lower effect, one sentence per message.
        lower: Vec<Msg>,
        /// Reference to its printed text.
        printed: BoardRef,
    }

    /// An item.
    ItemFacts {
        /// The item's id.
        item: Item,
        /// Message id of its name.
        name: String,
        /// When it may be used.
        timing: Timing,
        /// Description of its effect.
        text: Msg,
        /// Reference to its printed text.
        printed: BoardRef,
    }

    /// An investigator.
    InvestigatorFacts {
        /// The investigator's id.
        investigator: Investigator,
        /// Message id of the full name.
        name: String,
        /// Message id of the first name.
        person: String,
    }

    /// An Ancient One.
    AncientFacts {
        /// The Ancient One's id.
        ancient: Ancient,
        /// Message id of its name.
        name: String,
        /// The kinds of its special monsters.
        kinds: Vec<Kind>,
        /// The lines of its reckoning, fewest omens first.
        reckoning: Vec<BandFacts>,
        /// Reference to its printed text.
        printed: BoardRef,
    }

    /// A line of a reckoning. It applies up to the number of omens at which the next line begins.
    BandFacts {
        /// The minimum number of omens.
        from: u8,
        /// Its effect, one sentence per message.
        text: Vec<Msg>,
        /// The whole line, including its omens.
        line: Msg,
    }

    /// A ritual symbol.
    SymbolFacts {
        /// The symbol's id.
        symbol: Symbol,
        /// Message id of its name.
        name: String,
    }

    /// A gate.
    GateFacts {
        /// Its symbol.
        symbol: GateSymbol,
        /// Message id of its name.
        name: String,
    }
}

impl Catalog {
    /// Collects the facts of the content.
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
                activations: token.symbols.into_iter().flatten().collect(),
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

    /// References to all components, whether they are on the table or not.
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
