//! Markers on the board, face up and face down, and attaching a card at random.

use engine::{Card, End, Flow, IdSet, Odds, Procedure, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::super::out_of_step;
use super::CheckCodex;
use crate::content::{CodexCard, Colour, Content, Name, Neighbourhood, Space};
use crate::state::{CodexAt, CodexState, Row, pile};
use crate::{ArkhamHorror, Cx, Event, Spot, Step, Wake};

/// The most markers that lie face down at a time.
const HIDDEN_MARKERS: u8 = 5;

/// The bits of a marker whose colour has no meaning.
const ANY_COLOUR: Colour = Colour::White;

/// The place of a neighbourhood's centre among the places that can have markers.
fn centre(neighbourhood: Neighbourhood) -> usize {
    Space::COUNT + neighbourhood.index()
}

impl ArkhamHorror {
    /// The number of markers on the board, those face down included.
    pub fn board_markers(&self) -> u8 {
        let open: u32 = self.open.markers.iter().map(|bits| bits.count_ones()).sum();
        open as u8 + self.open.hidden_markers.count()
    }

    /// Whether a marker lies in the centre of the neighbourhood.
    pub fn has_centre_marker(&self, neighbourhood: Neighbourhood) -> bool {
        self.open.markers[centre(neighbourhood)] != 0
    }

    /// Whether an investigator is in play whose space has an open marker of the colour.
    pub fn has_marker(&self, space: Space, colour: Colour) -> bool {
        self.open.markers[space.index()] & 1 << colour.index() != 0
    }

    /// Markers of these colours are shuffled face down, and one is placed in each of these spaces. What was found before is
    /// forgotten.
    pub fn place_hidden_markers(&mut self, colours: &[Colour], at: &[Name], cx: &mut Cx<'_>) -> Step {
        let markers = &mut self.shut.markers;
        markers.clear();
        let (mut spaces, mut row) = (Row::default(), Row::default());
        for (card, &colour) in (0..HIDDEN_MARKERS).zip(colours) {
            row.push(colour);
            markers.put(Card(card), pile::DECK, End::Bottom, Seats::ALL);
        }
        rule!("ah3:443.1", { markers.shuffle(pile::DECK) });
        let found = at.iter().filter_map(|name| cx.content.space_named(name)).take(row.len());
        for (at, space) in found.enumerate() {
            spaces.push(space);
            markers.slide(pile::DECK, 0, pile::MARKER + at, End::Top);
            cx.tell(RuleId("ah3:443.1"), || Event::Marker { at: Spot::Space(space), colour: None });
        }
        self.open.hidden_markers = spaces.iter().collect();
        (self.open.marker_spaces, self.open.marker_colours) = (spaces, row);
        (self.open.found, self.open.revealed) = (0, None);
        self.then_codex(cx.content)
    }

    /// The pile of the face-down marker in the space.
    fn marker_pile(&self, space: Space) -> Option<usize> {
        let at = self.open.marker_spaces.iter().position(|own| own == space)?;
        self.open.hidden_markers.has(space).then_some(pile::MARKER + at)
    }

    /// A marker of this colour is placed face up in the space.
    pub fn place_marker(&mut self, colour: Colour, at: Space, cx: &mut Cx<'_>) -> Step {
        self.open.markers[at.index()] |= 1 << colour.index();
        cx.tell(RuleId("ah3:403.5"), || Event::Marker { at: Spot::Space(at), colour: Some(colour) });
        self.then_codex(cx.content)
    }

    /// A marker is placed in the centre of each neighbourhood.
    pub fn place_marker_in_each_neighbourhood(&mut self, cx: &mut Cx<'_>) -> Step {
        for &neighbourhood in self.on_map(cx.content) {
            rule!("ah3:472.4", { self.open.markers[centre(neighbourhood)] = 1 << ANY_COLOUR.index() });
            cx.tell(RuleId("ah3:472.4"), || Event::Marker { at: Spot::Centre(neighbourhood), colour: None });
        }
        self.then_codex(cx.content)
    }

    /// The marker in the centre of the neighbourhood, if there is one, is discarded.
    pub fn remove_centre_marker(&mut self, at: Neighbourhood, cx: &mut Cx<'_>) -> Step {
        if std::mem::take(&mut self.open.markers[centre(at)]) != 0 {
            cx.tell(RuleId("ah3:403.5"), || Event::MarkerRemoved { at: Spot::Centre(at) });
        }
        self.then_codex(cx.content)
    }

    /// The open markers of the colour are removed from the spaces of the board.
    pub fn remove_markers(&mut self, colour: Colour, cx: &mut Cx<'_>) -> Step {
        self.remove_colours(1 << colour.index(), cx);
        self.then_codex(cx.content)
    }

    /// All markers but the open ones of these colours are removed from the spaces of the board.
    pub fn keep_only_markers(&mut self, colours: &[Colour], cx: &mut Cx<'_>) -> Step {
        let kept = colours.iter().fold(0u8, |bits, colour| bits | 1 << colour.index());
        self.remove_colours(!kept, cx);
        for space in std::mem::take(&mut self.open.hidden_markers).iter() {
            cx.tell(RuleId("ah3:403.5"), || Event::MarkerRemoved { at: Spot::Space(space) });
        }
        self.shut.markers.clear();
        self.then_codex(cx.content)
    }

    fn remove_colours(&mut self, colours: u8, cx: &mut Cx<'_>) {
        for space in Space::all() {
            let markers = &mut self.open.markers[space.index()];
            if *markers & colours != 0 {
                *markers &= !colours;
                cx.tell(RuleId("ah3:403.5"), || Event::MarkerRemoved { at: Spot::Space(space) });
            }
        }
    }

    /// One of the cards that are set aside, at random, is attached to the deck of its neighbourhood.
    pub fn attach_random(&self, of: &[CodexCard]) -> Step {
        let aside = of.iter().copied().filter(|&card| self.open.codex(card).at == CodexAt::Aside);
        call(AttachRandom { among: aside.collect() })
    }
}

/// Face-down markers are turned face up: the one in a space, or all.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct RevealMarker {
    only: Option<Space>,
    done: bool,
}

impl RevealMarker {
    /// The marker in the space is turned face up.
    pub fn at(space: Space) -> RevealMarker {
        RevealMarker { only: Some(space), done: false }
    }

    /// All markers are turned face up.
    pub fn all() -> RevealMarker {
        RevealMarker { only: None, done: false }
    }

    /// The next marker that is turned.
    fn next(self, game: &ArkhamHorror) -> Option<Space> {
        let hidden = game.open.hidden_markers;
        match self.only {
            Some(space) => (!self.done && hidden.has(space)).then_some(space),
            None => hidden.iter().next(),
        }
    }
}

impl Procedure<ArkhamHorror> for RevealMarker {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if let Wake::Rolled(card) = wake {
            let Some(space) = self.next(game) else { return out_of_step() };
            let (Some(pile), Some(colour)) =
                (game.marker_pile(space), game.open.marker_colours.get(card as usize))
            else {
                return out_of_step();
            };
            game.shut.markers.see(pile, 0, Card(card as u8), Seats::ALL);
            game.shut.markers.take(pile, 0);
            game.open.hidden_markers.remove(space);
            game.open.markers[space.index()] |= 1 << colour.index();
            game.open.found |= 1 << colour.index();
            game.open.revealed = Some(colour);
            self.done = true;
            cx.reveal(RuleId("ah3:443.1"), || Event::MarkerRevealed { at: space, colour });
        } else if !matches!(wake, Wake::Enter) {
            return out_of_step();
        }
        // Triggers are checked once the text that turns markers is resolved: it says what becomes of them.
        if self.next(game).is_some() { Ok(Flow::Roll) } else { Ok(Flow::Done) }
    }

    fn odds(&self, game: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:443.1"));
        if let Some(pile) = self.next(game).and_then(|space| game.marker_pile(space)) {
            game.shut.markers.odds_or_card(pile, 0, odds);
        }
    }
}

/// One of these cards, at random, is attached to the deck of its neighbourhood.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct AttachRandom {
    among: IdSet<CodexCard, u64>,
}

impl Procedure<ArkhamHorror> for AttachRandom {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter if self.among.is_empty() => Ok(Flow::Done),
            Wake::Enter => Ok(Flow::Roll),
            Wake::Rolled(card) => {
                let card = CodexCard(card as u8);
                *game.open.codex_mut(card) = CodexState { at: CodexAt::Deck, ..CodexState::default() };
                cx.tell(RuleId("ah3:403.5h"), || Event::CodexAttached(card));
                if game.is_codex_due(cx.content) {
                    engine::become_(CheckCodex::new())
                } else {
                    Ok(Flow::Done)
                }
            }
            Wake::Said(_) | Wake::Back(_) => out_of_step(),
        }
    }

    fn odds(&self, _: &ArkhamHorror, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("ah3:403.5h"));
        odds.push_bits(self.among.bits());
    }
}
