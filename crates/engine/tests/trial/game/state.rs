//! The state, choices and events of the test game.

use std::sync::atomic::AtomicU8;

use engine::{Card, Pool, Seat, Seats, Viewer};
use serde::{Deserialize, Serialize};

/// The number of cards.
pub(crate) const CARDS: usize = 20;
/// The index of the deck's pile; the hands follow it.
pub(crate) const DECK: usize = 0;
const PILES: usize = 5;

/// The index of the pile that is a guest's hand.
pub(crate) fn hand(seat: Seat) -> usize {
    1 + seat.index()
}

/// The face of a card.
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

/// A fault that can be built into the game for the suite to find.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Fault {
    /// Views show all hands.
    LeakyView,
    /// Resampling redraws the viewer's own cards.
    RedrawsKnown,
    /// Resampling works only for the first deck: after a reshuffle it changes nothing.
    IgnoresReshuffle,
    /// Resampling changes nothing, so that a search knows everything.
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
    /// Everybody sees which card was drawn.
    ToldToAll,
    /// The question for a reaction cites no rule.
    NoRule,
    /// A leader without cards cannot pass.
    DeadEnd,
    /// The second hour never begins.
    RunsOn,
    /// A knock of six is impossible while a guest holds a mirror.
    LoadedKnock,
    /// The rules panic at a knock of six.
    Panics,
    /// A choice is marked low-priority that is not offered.
    MarksInVain,
    /// The number of a guest's reactions is declared public.
    CountsHandInPublic,
    /// Some output depends on hidden hands.
    Says(Leak),
}

/// The kinds of output that can leak hidden information.
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

/// The content, optionally with a fault.
#[derive(Debug)]
pub(crate) struct Content {
    pub(crate) faces: [Face; CARDS],
    pub(crate) fault: Option<Fault>,
    /// The card drawn last, stored outside the state; used only with [`Leak::Printed`].
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

/// The set-up options.
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
pub(crate) enum SeanceEnd {
    /// Only one guest is left.
    Alone(Seat),
    /// This guest has the most candles at dawn.
    Brightest(Seat),
    /// No guest is ahead at dawn.
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

/// The events.
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

/// Where a card came from; public.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum From {
    Top,
    Bottom,
    Search,
}

/// The state of the game: the public part and the face-down cards.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Seance {
    pub(crate) open: Open,
    pub(crate) shut: Pool<CARDS, PILES>,
}

/// The public part of the state.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Open {
    pub(crate) seats: u8,
    pub(crate) hour: u8,
    pub(crate) hours: u8,
    /// The number of candles; 0 for guests who have left and for empty seats.
    pub(crate) candles: [u8; 4],
    pub(crate) draught: bool,
    pub(crate) discard: Vec<Card>,
    /// Whether the deck has been reshuffled.
    pub(crate) reshuffled: bool,
    /// Public leanings; used only with [`Fault::OpenSeals`].
    pub(crate) leaned: [Option<u8>; 4],
    /// A copy of the draught; used only with [`Fault::ForgetsDraught`].
    #[serde(skip)]
    pub(crate) unsaved: bool,
    /// The output that leaks; used only with [`Fault::Says`].
    pub(crate) leak: Option<Leak>,
}

/// A value that is shown but ignored by comparisons of views.
#[derive(Clone, Copy, Debug, Serialize)]
pub(crate) struct Overlooked(pub(crate) u8);

impl PartialEq for Overlooked {
    fn eq(&self, _: &Self) -> bool {
        true
    }
}

/// What a viewer sees.
#[derive(Clone, PartialEq, Debug, Serialize)]
pub(crate) struct Seen {
    pub(crate) hour: u8,
    pub(crate) candles: [u8; 4],
    pub(crate) draught: bool,
    pub(crate) discard: Vec<Card>,
    pub(crate) leaned: [Option<u8>; 4],
    /// Every hand, with the cards the viewer knows.
    pub(crate) hands: Vec<Vec<Option<Card>>>,
    /// The deck from the top, with the cards the viewer knows.
    pub(crate) deck: Vec<Option<Card>>,
    /// The cards the viewer knows to be somewhere in the deck.
    pub(crate) somewhere: Vec<Card>,
    /// A hidden card; used only with [`Leak::View`], [`Leak::Areas`] and [`Leak::Drawn`].
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

    /// The guests still at the table.
    pub(crate) fn guests(&self) -> Seats {
        super::seats(self.open.seats.into()).filter(|seat| self.lives(*seat)).fold(Seats::NONE, Seats::with)
    }

    pub(crate) fn draught(&self) -> bool {
        self.open.draught || self.open.unsaved
    }

    /// The cards in a guest's hand, hidden ones included.
    pub(crate) fn held(&self, seat: Seat) -> impl Iterator<Item = Card> {
        let pile = hand(seat);
        (0..self.shut.len(pile)).filter_map(move |at| self.shut.card(pile, at))
    }

    pub(crate) fn holds(&self, content: &Content, seat: Seat, faces: &[Face]) -> bool {
        self.held(seat).any(|card| faces.contains(&content.face(card)))
    }

    /// A value derived from the hidden hands if `what` is the active leak; 0 if it is not.
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

    pub(crate) fn seen(&self, content: &Content, viewer: Viewer) -> Seen {
        let eye_in_hands = if content.has(Fault::LeakyView) { Seats::first(4) } else { viewer };
        let pile = |pile: usize, viewer: Viewer| {
            (0..self.shut.len(pile)).map(|at| self.shut.known(pile, at, viewer)).collect::<Vec<_>>()
        };
        let sure = self.shut.certain_cards(DECK, viewer);
        Seen {
            hour: self.open.hour,
            candles: self.open.candles,
            draught: self.draught(),
            discard: self.open.discard.clone(),
            leaned: self.open.leaned,
            hands: super::seats(self.open.seats.into()).map(|seat| pile(hand(seat), eye_in_hands)).collect(),
            deck: pile(DECK, viewer),
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
