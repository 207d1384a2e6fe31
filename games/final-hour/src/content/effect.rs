//! The effect grammar: what cards, items and reckonings do.
//!
//! A script is a list of effects resolved in order, each as far as possible. The resolver of the script makes its
//! decisions one at a time. *You* is the investigator whose card or item it is; a reckoning has no *you*, and the lead
//! investigator decides.

use serde::{Deserialize, Serialize};

use super::{GateSymbol, Kind, Zone};

/// One effect. `S` is the representation of nested scripts: a [`Script`] once loaded.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Deserialize)]
#[serde(rename_all = "kebab-case", rename_all_fields = "kebab-case", deny_unknown_fields)]
pub enum Effect<S = Script> {
    /// You make up to this many steps along pathways.
    Move(u8),
    /// You make up to this many steps; after each one the script is resolved in the location you have entered.
    Roam {
        /// The maximum number of steps.
        up_to: u8,
        /// Resolved in each location entered, even if it was entered before.
        entering: S,
    },
    /// Monsters of your choice in one location take wounds: their health values may sum to at most `wounds`.
    Attack {
        /// Wounds to distribute, separately for each location.
        wounds: u8,
        /// Where the monsters are.
        at: Place,
    },
    /// Monsters of your choice are destroyed, regardless of their health.
    Destroy {
        /// The number of monsters, separately for each location.
        count: u8,
        /// Where the monsters are.
        at: Place,
    },
    /// The clue token in the location is revealed.
    Investigate(Place),
    /// Seals are put on pathways without one.
    Seal {
        /// The number of seals.
        count: u8,
        /// The pathways to choose from.
        on: Pathways,
    },
    /// Monsters of your choice are pushed one step each along a pathway, regardless of their colour.
    Push {
        /// The maximum number; you may push fewer.
        count: u8,
        /// Where the monsters are.
        from: Place,
        /// The direction of the push.
        to: Toward,
    },
    /// Each of the investigators regains health.
    Heal {
        /// The amount of health.
        health: u8,
        /// The investigators who regain it.
        who: Who,
    },
    /// Each of the investigators loses health.
    Lose {
        /// The amount of health.
        health: u8,
        /// The investigators who lose it.
        who: Who,
    },
    /// Destruction tokens are removed.
    Repair {
        /// The number of tokens, separately for each location.
        tokens: u8,
        /// Where the tokens are.
        at: Place,
    },
    /// Destruction tokens are placed.
    Destruction {
        /// The number of tokens, separately for each location.
        tokens: u8,
        /// Where they are placed.
        at: Place,
    },
    /// Monsters drawn from the cup are spawned.
    Spawn {
        /// The number of monsters, separately for each location.
        count: u8,
        /// Where they are spawned.
        at: Place,
    },
    /// Special monsters are spawned, as far as any are left.
    SpawnSpecial {
        /// The kind of special monster.
        kind: Kind,
        /// The number of monsters, separately for each location.
        count: u8,
        /// Where they are spawned.
        at: Place,
    },
    /// A special monster is spawned; if all of its kind are on the board, one of them is activated instead.
    SpawnOrActivate {
        /// The kind of special monster.
        kind: Kind,
        /// Where it is spawned.
        at: Place,
    },
    /// All monsters of the zone are activated, location by location.
    ActivateZone(Zone),
    /// Monsters of one kind are activated, wherever they are.
    ActivateKind {
        /// The kind of special monster.
        kind: Kind,
        /// Whether one of them is activated or all.
        reach: Reach,
    },
    /// Adds this many omens to this round's reckoning, or subtracts them; the total never falls below zero.
    Omens(i8),
    /// Each of the investigators, in turn order, resolves the script as if it were on a card of their own.
    Each {
        /// The investigators who resolve it.
        who: Who,
        /// The script that each resolves, making their own decisions.
        then: S,
    },
    /// You choose one of two scripts.
    Either {
        /// The first script.
        this: S,
        /// The second script.
        that: S,
    },
    /// An effect that the grammar cannot express.
    Native(Native),
}

impl<S> Effect<S> {
    /// The nested scripts.
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

    /// The same effect with its nested scripts in another representation.
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

/// An effect implemented in code, for the few that have nothing in common with others.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Native {
    /// You attack in your location for 2 wounds per priority card you have played this round.
    GalaVolley,
    /// In the next round, priority cards are played face down and revealed when all are played.
    BlindRound,
    /// One seal of the lead investigator's choice is removed from the board, whichever side it shows.
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
    /// Any locations of the area, chosen separately for every monster or token.
    Among(Area),
    /// Each location of the area, in an order chosen by the resolver.
    Each(Area),
}

/// A set of locations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Area {
    /// Locations adjacent to yours.
    Adjacent,
    /// All locations of your zone, including yours.
    YourZone,
    /// All fifteen locations.
    Board,
    /// The three gate locations.
    Gates,
    /// The gate locations with the fewest gate tokens.
    SmallestGates,
    /// The gate locations with the most gate tokens.
    LargestGates,
    /// The locations of other investigators, which may include yours.
    Others,
    /// Locations with a monster of the kind.
    Lair(Kind),
}

/// Pathways that can be sealed.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Pathways {
    /// Pathways that lead out of your location.
    Yours,
    /// All pathways.
    Any,
}

/// The direction in which a pushed monster goes.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Toward {
    /// Along any pathway, chosen by the resolver.
    Anywhere,
    /// Along the pathway into your location.
    You,
}

/// A set of investigators.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Who {
    /// The resolver alone.
    You,
    /// The lead investigator.
    Lead,
    /// All investigators, including you.
    All,
    /// All investigators except you.
    Others,
    /// All other investigators in your zone.
    OthersInYourZone,
    /// One investigator of your choice, possibly yourself.
    One,
    /// One other investigator of your choice.
    OneOther,
}

/// How many monsters of a kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Reach {
    /// One on the board, chosen by the resolver.
    One,
    /// Each on the board once, in an order chosen by the resolver.
    All,
}

/// A reference to a list of effects in the loaded content. Small and stable enough to be stored in a frame;
/// [`Content::effects`](super::Content::effects) resolves it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default, Serialize, Deserialize)]
pub struct Script {
    pub(super) start: u16,
    pub(super) len: u16,
}

impl Script {
    /// The number of its effects.
    pub fn len(self) -> usize {
        usize::from(self.len)
    }

    /// Whether it has no effects.
    pub fn is_empty(self) -> bool {
        self.len == 0
    }

    pub(super) fn range(self) -> std::ops::Range<usize> {
        let start = usize::from(self.start);
        start..start + self.len()
    }
}
