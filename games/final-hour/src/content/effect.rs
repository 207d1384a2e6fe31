//! What a card, an item or a reckoning does: the words, and what they mean.
//!
//! A script is a list of effects resolved in order, each as far as possible. Whoever resolves the
//! script decides one thing at a time. *You* is the investigator whose card or item it is; a
//! reckoning has no *you*, and the lead investigator decides.

use serde::{Deserialize, Serialize};

use super::{GateSymbol, Kind, Zone};

/// One effect. `S` is how a script inside it is held: as a [`Script`] once loaded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect<S = Script> {
    /// You make up to so many steps along pathways.
    Move(u8),
    /// You make up to so many steps; after each one the script is resolved where you have come to.
    Roam {
        /// The most steps.
        up_to: u8,
        /// What happens in each location entered, even in one entered before.
        entering: S,
    },
    /// Monsters of your choice in one location take wounds; healths may sum to at most so many.
    Attack {
        /// Wounds to share out, in each location anew.
        wounds: u8,
        /// Where.
        at: Place,
    },
    /// Monsters of your choice are destroyed, whatever their health.
    Destroy {
        /// How many, in each location anew.
        count: u8,
        /// Where.
        at: Place,
    },
    /// The clue token there is turned up.
    Investigate(Place),
    /// Seals are put on pathways without one.
    Seal {
        /// How many.
        count: u8,
        /// On which pathways.
        on: Pathways,
    },
    /// Monsters of your choice make one forced step each along a pathway, whatever their colour.
    Push {
        /// The most; you may push fewer.
        count: u8,
        /// From where.
        from: Place,
        /// Which way.
        to: Toward,
    },
    /// Health comes back, to each of them.
    Heal {
        /// How much.
        health: u8,
        /// To whom.
        who: Who,
    },
    /// Health is lost, by each of them.
    Lose {
        /// How much.
        health: u8,
        /// By whom.
        who: Who,
    },
    /// Destruction tokens are taken away.
    Repair {
        /// How many, in each location anew.
        tokens: u8,
        /// Where.
        at: Place,
    },
    /// Destruction tokens are placed.
    Destruction {
        /// How many, in each location anew.
        tokens: u8,
        /// Where.
        at: Place,
    },
    /// Monsters from the cup appear.
    Spawn {
        /// How many, in each location anew.
        count: u8,
        /// Where.
        at: Place,
    },
    /// Special monsters appear, as far as there are any left.
    SpawnSpecial {
        /// Of which kind.
        kind: Kind,
        /// How many, in each location anew.
        count: u8,
        /// Where.
        at: Place,
    },
    /// A special monster appears; if all of its kind are on the board, one of them is activated instead.
    SpawnOrActivate {
        /// Of which kind.
        kind: Kind,
        /// Where it would appear.
        at: Place,
    },
    /// All monsters of the zone are activated, location by location.
    ActivateZone(Zone),
    /// Monsters of one kind are activated, wherever they are.
    ActivateKind {
        /// Of which kind.
        kind: Kind,
        /// One of them or all.
        reach: Reach,
    },
    /// So many omens more or fewer count in this round's reckoning; never fewer than none.
    Omens(i8),
    /// Each of them in turn order resolves the script as if it were on a card of their own.
    Each {
        /// Who acts.
        who: Who,
        /// What they do, deciding for themselves.
        then: S,
    },
    /// You choose one of two scripts.
    Either {
        /// The first.
        this: S,
        /// The second.
        that: S,
    },
    /// What the words above cannot say.
    Native(Native),
}

impl<S> Effect<S> {
    /// The scripts inside it.
    pub fn scripts(&self) -> impl Iterator<Item = &S> {
        let inside = match self {
            Effect::Roam { entering, .. } => [Some(entering), None],
            Effect::Each { then, .. } => [Some(then), None],
            Effect::Either { this, that } => [Some(this), Some(that)],
            Effect::Move(_)
            | Effect::Attack { .. }
            | Effect::Destroy { .. }
            | Effect::Investigate(_)
            | Effect::Seal { .. }
            | Effect::Push { .. }
            | Effect::Heal { .. }
            | Effect::Lose { .. }
            | Effect::Repair { .. }
            | Effect::Destruction { .. }
            | Effect::Spawn { .. }
            | Effect::SpawnSpecial { .. }
            | Effect::SpawnOrActivate { .. }
            | Effect::ActivateZone(_)
            | Effect::ActivateKind { .. }
            | Effect::Omens(_)
            | Effect::Native(_) => [None, None],
        };
        inside.into_iter().flatten()
    }

    /// The same effect with its scripts held another way.
    pub(super) fn with_scripts<T>(&self, mut hold: impl FnMut(&S) -> T) -> Effect<T> {
        match *self {
            Effect::Move(up_to) => Effect::Move(up_to),
            Effect::Roam { up_to, ref entering } => Effect::Roam { up_to, entering: hold(entering) },
            Effect::Attack { wounds, at } => Effect::Attack { wounds, at },
            Effect::Destroy { count, at } => Effect::Destroy { count, at },
            Effect::Investigate(at) => Effect::Investigate(at),
            Effect::Seal { count, on } => Effect::Seal { count, on },
            Effect::Push { count, from, to } => Effect::Push { count, from, to },
            Effect::Heal { health, who } => Effect::Heal { health, who },
            Effect::Lose { health, who } => Effect::Lose { health, who },
            Effect::Repair { tokens, at } => Effect::Repair { tokens, at },
            Effect::Destruction { tokens, at } => Effect::Destruction { tokens, at },
            Effect::Spawn { count, at } => Effect::Spawn { count, at },
            Effect::SpawnSpecial { kind, count, at } => Effect::SpawnSpecial { kind, count, at },
            Effect::SpawnOrActivate { kind, at } => Effect::SpawnOrActivate { kind, at },
            Effect::ActivateZone(zone) => Effect::ActivateZone(zone),
            Effect::ActivateKind { kind, reach } => Effect::ActivateKind { kind, reach },
            Effect::Omens(change) => Effect::Omens(change),
            Effect::Each { who, ref then } => Effect::Each { who, then: hold(then) },
            Effect::Either { ref this, ref that } => Effect::Either { this: hold(this), that: hold(that) },
            Effect::Native(native) => Effect::Native(native),
        }
    }
}

/// An effect written in code, for the few that share nothing with any other.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Native {
    /// You attack in your location for 2 wounds per priority card you have played this round.
    GalaVolley,
    /// Next round, priority cards are played face down and turned up when all are played.
    BlindRound,
    /// One seal of the lead's choice leaves the board, whichever side it shows.
    BreakSeal,
}

/// Where an effect happens.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Place {
    /// Your location.
    Here,
    /// The ritual site.
    RitualSite,
    /// The gate location with this symbol.
    Gate(GateSymbol),
    /// One location of the area, chosen once for the whole effect.
    One(Area),
    /// Any locations of the area: chosen anew for every monster or token.
    Among(Area),
    /// Each location of the area, in an order of the resolver's choice.
    Each(Area),
}

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Those adjacent to yours.
    Adjacent,
    /// All of your location's zone, your own among them.
    YourZone,
    /// All fifteen.
    Board,
    /// The three gate locations.
    Gates,
    /// The gate locations with the fewest gate tokens.
    SmallestGates,
    /// The gate locations with the most gate tokens.
    LargestGates,
    /// Those where other investigators are, even if it is your own.
    Others,
    /// Those where a monster of the kind is.
    Lair(Kind),
}

/// Pathways that can be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pathways {
    /// Those that lead out of your location.
    Yours,
    /// All on the board.
    Any,
}

/// Which way a pushed monster goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Toward {
    /// Along any pathway, by choice.
    Anywhere,
    /// Along the pathway into your location.
    You,
}

/// Which investigators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// You.
    You,
    /// The lead investigator.
    Lead,
    /// Everyone, you among them.
    All,
    /// Everyone but you.
    Others,
    /// Everyone but you whose location is in your zone.
    OthersInYourZone,
    /// One investigator of your choice, yourself allowed.
    One,
    /// One other investigator of your choice.
    OneOther,
}

/// How many of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// One on the board, by choice.
    One,
    /// Each on the board once, in an order of choice.
    All,
}

/// A list of effects inside the loaded content. Small and stable enough for a frame to hold;
/// the content turns it into a slice.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Script {
    pub(super) start: u16,
    pub(super) len: u16,
}

impl Script {
    /// How many effects it has.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// Whether it does nothing.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(super) fn range(self) -> std::ops::Range<usize> {
        let start = usize::from(self.start);
        start..start + self.len()
    }
}
