//! Numeric ids of the components, resolved by the content.

use engine::{ids, named};

ids! {
    /// A pathway between two locations, in the order of the board file.
    Pathway: 21;
    /// One of the investigators.
    Investigator: 6;
    /// One of the Ancient Ones.
    Ancient: 3;
    /// A title of an investigator's action cards: five titles each, with two cards per title.
    Title: 30;
    /// An action card, numbered `investigator * 10 + title of theirs * 2 + copy`.
    Action: 60;
    /// A priority card, numbered from 0 internally; serialized as the number printed on it, 1 to 30.
    Priority: 30, from 1;
    /// An item card.
    Item: 9;
    /// A monster token: 0 to 39 are common, 40 to 54 special. Equal to its card number in the pool.
    Monster: 55;
}

impl Monster {
    /// The number of common monsters; special ones have higher ids.
    pub const COMMON: usize = 40;

    /// Whether it is a common monster, which starts in the cup.
    pub const fn is_common(self) -> bool {
        self.index() < Self::COMMON
    }
}

impl Title {
    /// The investigator whose cards have this title.
    pub const fn investigator(self) -> Investigator {
        Investigator(self.0 / 5)
    }

    /// Its two cards.
    pub const fn cards(self) -> [Action; 2] {
        [Action(self.0 * 2), Action(self.0 * 2 + 1)]
    }
}

impl Action {
    /// The title on the card.
    pub const fn title(self) -> Title {
        Title(self.0 / 2)
    }

    /// The investigator to whom the card belongs.
    pub const fn investigator(self) -> Investigator {
        self.title().investigator()
    }
}

impl Investigator {
    /// Their ten action cards.
    pub fn cards(self) -> impl DoubleEndedIterator<Item = Action> {
        (self.0 * 10..self.0 * 10 + 10).map(Action)
    }
}

named! {
    /// A zone of the campus, one of three.
    Zone {
        /// Locations 1 to 5.
        Green = "green",
        /// Locations 6 to 10.
        Purple = "purple",
        /// Locations 11 to 15.
        Orange = "orange",
    }

    /// A ritual symbol, on priority cards and clue tokens.
    Symbol {
        /// A diamond.
        Diamond = "diamond",
        /// An hourglass.
        Hourglass = "hourglass",
        /// A moon.
        Moon = "moon",
        /// A star.
        Star = "star",
        /// A cross.
        Cross = "cross",
    }

    /// The symbol of a gate.
    GateSymbol {
        /// A tesseract.
        Tesseract = "tesseract",
        /// A star with seven points.
        Heptagram = "heptagram",
        /// A threefold knot.
        Trinity = "trinity",
    }

    /// The colour of the arrows that a monster follows.
    Colour {
        /// Red arrows, some of which do not follow a pathway.
        Red = "red",
        /// Blue arrows, which always follow pathways.
        Blue = "blue",
    }

    /// What a monster does when it is activated, in the order in which groups act.
    Activation {
        /// Investigators in its location lose 1 health.
        Killer = "killer",
        /// It moves one step along its arrow.
        Stalker = "stalker",
        /// It places a destruction token in its location.
        Wrecker = "wrecker",
    }

    /// The difficulty of the setup.
    Difficulty {
        /// For a first game.
        Easy = "easy",
        /// The usual game.
        Normal = "normal",
        /// For experienced players.
        Hard = "hard",
    }

    /// A kind of special monster.
    Kind {
        /// A Deep One, of Cthulhu.
        DeepOne = "deep-one",
        /// A Star Spawn, of Cthulhu.
        StarSpawn = "star-spawn",
        /// A Chthonian, of Shudde M'ell.
        Chthonian = "chthonian",
        /// A Ghoul Horde, of Umordhoth.
        GhoulHorde = "ghoul-horde",
    }

    /// The source of a value.
    Source {
        /// The rulebook states it.
        Rulebook = "rulebook",
        /// Public knowledge about the printed components.
        Public = "public",
        /// Our own choice, where neither source says anything; a pack may replace it.
        Authored = "authored",
    }
}
