//! What lies on the table, what can be chosen, what can happen.

use std::sync::atomic::AtomicU8;

use engine::{Card, Pool, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// The cards in the box.
pub(crate) const CARDS: usize = 20;
/// The pile of the deck; the hands follow it.
pub(crate) const DECK: usize = 0;
const PILES: usize = 5;

/// The pile that is a guest's hand.
pub(crate) fn hand(seat: Seat) -> usize {
    1 + seat.index()
}

/// What is on a card.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
pub(crate) enum Face {
    /// Puts out a candle.
    Ghost,
    /// Stops a ghost.
    Salt,
    /// Turns a ghost around.
    Mirror,
    /// Hides up to two cards among the top three of the deck.
    Veil,
    /// Finds any card in the deck.
    Planchette,
    /// Hears the top three cards of the deck.
    Ear,
}

/// A fault that can be built into the game, for the suite to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Views show all hands.
    LeakyView,
    /// Resampling deals an eye's own cards anew.
    RedrawsKnown,
    /// Resampling knows only the first deck: once it is made anew, every world is left as it is.
    IgnoresReshuffle,
    /// Resampling changes nothing: whoever searches such worlds knows everything.
    FrozenResample,
    /// Ghosts are not offered against guests who hold salt.
    ReadsOtherHand,
    /// The draught is not saved.
    ForgetsDraught,
    /// Ties of leaning are broken by the order of a hash map.
    UnstableOrder,
    /// Only guests who hold salt or a mirror are asked to react.
    AskedByHand,
    /// Guests lean one after the other, for all to see.
    OpenSeals,
    /// Everybody hears which card was drawn.
    ToldToAll,
    /// A reaction is asked for by no rule.
    NoRule,
    /// Who leads without a card cannot pass.
    DeadEnd,
    /// The second hour never begins.
    RunsOn,
    /// A knock of six does not come where a guest holds a mirror.
    LoadedKnock,
    /// Nobody thought of a knock of six.
    Panics,
    /// Calls a choice minor that is not there.
    MarksInVain,
    /// Says that everybody can tell how many reactions a guest has.
    CountsHandInPublic,
    /// Something that is said or shown depends on hidden hands.
    Says(Leak),
}

/// What can be said or shown of a séance, and so can betray something.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub(crate) enum Leak {
    Question,
    Choice,
    Group,
    Warning,
    Parting,
    Name,
    Touches,
    Refusal,
    Against,
    Roll,
    Face,
    Event,
    Touched,
    TurnsUp,
    Outcome,
    Seat,
    Stage,
    Turn,
    Silence,
    Prospect,
    View,
    Areas,
    Drawn,
    Printed,
}

/// The box, and perhaps a fault in it.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) faces: [Face; CARDS],
    pub(crate) fault: Option<Fault>,
    /// The card drawn last, noted where it is not forgotten: only with [`Leak::Printed`].
    pub(crate) overheard: AtomicU8,
}

impl Default for Content {
    fn default() -> Self {
        use Face::{Ear, Ghost, Mirror, Planchette, Salt, Veil};
        let ten = [Ghost, Veil, Salt, Ghost, Ear, Ghost, Mirror, Veil, Planchette, Salt];
        Content {
            faces: std::array::from_fn(|card| ten[card % 10]),
            fault: None,
            overheard: AtomicU8::new(0),
        }
    }
}

impl Content {
    pub(crate) fn has(&self, fault: Fault) -> bool {
        self.fault == Some(fault)
    }

    pub(crate) fn leak(&self) -> Option<Leak> {
        match self.fault {
            Some(Fault::Says(leak)) => Some(leak),
            _ => None,
        }
    }

    pub(crate) fn face(&self, card: Card) -> Face {
        self.faces[card.index()]
    }
}

/// The options before the first hour.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Dusk {
    pub(crate) seats: u8,
    pub(crate) cards: u8,
    pub(crate) hand: u8,
    pub(crate) candles: u8,
    pub(crate) hours: u8,
}

/// How a séance ends.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Kept {
    /// One guest is left.
    Alone(Seat),
    /// Dawn finds this guest with the most candles.
    Brightest(Seat),
    /// Dawn finds nobody ahead.
    Nobody,
}

/// What a guest can decide.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) enum Choice {
    Lean(u8),
    Snuff,
    Pass,
    Draw,
    DrawBelow,
    Play(Card),
    Haunt(Card, Seat),
    Hide(Card),
    Take(Card),
    Leave,
    Stir,
}

/// What happened.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Leaned([Option<u8>; 4]),
    Leads(Option<Seat>),
    Snuffed(Seat),
    Drew(Seat, From, Option<Card>),
    Played { seat: Seat, from: usize, card: Card },
    Haunts(Seat),
    Turned(Seat),
    Stopped,
    Candle { seat: Seat, left: u8 },
    Out { seat: Seat, cards: Vec<Card> },
    Heard(Seat, Option<Vec<Card>>),
    Stirred,
    Hid { seat: Seat, count: usize, cards: Option<Vec<Card>> },
    Searched(Seat, Option<Vec<Card>>),
    Reshuffled,
    Knocked(u32),
}

/// Where a card came from, as everybody could see.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum From {
    Top,
    Bottom,
    Search,
}

/// The séance as it stands: what everybody sees, and what lies face down.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Seance {
    pub(crate) open: Open,
    pub(crate) shut: Pool<CARDS, PILES>,
}

/// What everybody sees.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) seats: u8,
    pub(crate) hour: u8,
    pub(crate) hours: u8,
    /// 0 for guests who have left, and for empty chairs.
    pub(crate) candles: [u8; 4],
    pub(crate) draught: bool,
    pub(crate) discard: Vec<Card>,
    /// Whether the deck has been made anew.
    pub(crate) reshuffled: bool,
    /// Leanings for all to see: only with [`Fault::OpenSeals`].
    pub(crate) leaned: [Option<u8>; 4],
    /// The draught again: only with [`Fault::ForgetsDraught`].
    #[serde(skip)]
    pub(crate) unsaved: bool,
    /// What betrays something: only with [`Fault::Says`].
    pub(crate) leak: Option<Leak>,
}

/// Something that is no part of what is compared, though it is shown.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Overlooked(pub(crate) u8);

impl PartialEq for Overlooked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What an eye sees of it.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Seen {
    pub(crate) hour: u8,
    pub(crate) candles: [u8; 4],
    pub(crate) draught: bool,
    pub(crate) discard: Vec<Card>,
    pub(crate) leaned: [Option<u8>; 4],
    /// Every hand, with the cards the eye knows.
    pub(crate) hands: Vec<Vec<Option<Card>>>,
    /// The deck from the top, with the cards the eye knows.
    pub(crate) deck: Vec<Option<Card>>,
    /// Cards the eye knows to lie somewhere in the deck.
    pub(crate) somewhere: Vec<Card>,
    /// A hidden card: only with [`Leak::View`], [`Leak::Areas`] and [`Leak::Drawn`].
    #[serde(skip_serializing_if = "Seen::keeps_it")]
    pub(crate) under: (Option<Leak>, Overlooked),
}

impl Seen {
    #[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it so")]
    fn keeps_it((leak, _): &(Option<Leak>, Overlooked)) -> bool {
        *leak != Some(Leak::View)
    }
}

impl Seance {
    pub(crate) fn lives(&self, seat: Seat) -> bool {
        self.open.candles[seat.index()] > 0
    }

    /// The guests at the table.
    pub(crate) fn guests(&self) -> Seats {
        super::seats(self.open.seats.into()).filter(|seat| self.lives(*seat)).fold(Seats::NONE, Seats::with)
    }

    pub(crate) fn draught(&self) -> bool {
        self.open.draught || self.open.unsaved
    }

    /// The cards in a guest's hand, whoever asks.
    pub(crate) fn held(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let pile = hand(seat);
        (0..self.shut.len(pile)).filter_map(move |at| self.shut.card(pile, at))
    }

    pub(crate) fn holds(&self, content: &Content, seat: Seat, faces: &[Face]) -> bool {
        self.held(seat).any(|card| faces.contains(&content.face(card)))
    }

    /// Something that no seat knows: of which cards the hands are, if that is what betrays it, and otherwise nothing.
    pub(crate) fn betrayed(&self, what: Leak) -> u8 {
        let hands = super::seats(self.open.seats.into()).flat_map(|seat| {
            let weight = 2 * seat.0 + 1;
            self.held(seat).map(move |card| weight.wrapping_mul(card.0 + 1))
        });
        if self.open.leak == Some(what) { hands.fold(0, u8::wrapping_add) } else { 0 }
    }

    pub(crate) fn throw(&mut self, card: Card) {
        self.open.discard.push(card);
    }

    pub(crate) fn seen(&self, content: &Content, eye: Viewer) -> Seen {
        let eye_in_hands = if content.has(Fault::LeakyView) { Seats::first(4) } else { eye };
        let pile = |pile: usize, eye: Viewer| {
            (0..self.shut.len(pile)).map(|at| self.shut.known(pile, at, eye)).collect::<Vec<_>>()
        };
        let sure = self.shut.surely(DECK, eye);
        Seen {
            hour: self.open.hour,
            candles: self.open.candles,
            draught: self.draught(),
            discard: self.open.discard.clone(),
            leaned: self.open.leaned,
            hands: super::seats(self.open.seats.into()).map(|seat| pile(hand(seat), eye_in_hands)).collect(),
            deck: pile(DECK, eye),
            under: (
                self.open.leak,
                Overlooked(
                    self.betrayed(Leak::Areas) + self.betrayed(Leak::Drawn) + self.betrayed(Leak::View),
                ),
            ),
            somewhere: (0..CARDS as u8).filter(|card| sure & (1 << card) != 0).map(Card).collect(),
        }
    }
}
