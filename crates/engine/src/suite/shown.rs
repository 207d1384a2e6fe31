//! Comparison of everything shown to a viewer besides views and offers: messages, names, lists, drawings, foresight.
//!
//! For a [`Playable`] game, all of it is compared between worlds that the viewer cannot distinguish.
//! [`Playable::printed`] and [`Playable::catalog`] depend only on the content, so it is enough to check that they never
//! change.

use rulebook::RuleId;
use serde_json::Value;

use crate::{
    Answer, BoardRef, Dice, EventRecord, Foresight, Game, Group, Move, MoveError, Msg, Odds, Offer,
    OutlineArea, Playable, Position, Printed, Seat, Viewer, Wait, foresee, position_file::choice_names,
};

use super::record::Record;
use super::{Suite, difference};

/// One in `SELDOM` positions of two followed worlds is compared, and foresight at one in `FORESEEN` of these.
const COMPARE_INTERVAL: u64 = 8;
const FORESIGHT_INTERVAL: u64 = 4;
/// The number of moves before the last one whose events are also compared as log lines.
const MAX_EVENT_MOVES: usize = 3;
/// The number of worlds sampled for each foresight.
const WORLDS: usize = 24;
/// If foresight differs, it is sampled this many more times in each world: the result varies with the worlds drawn, but
/// equal worlds agree on some of the results.
const FORESIGHT_RETRIES: usize = 16;

/// What is compared besides views and offers.
pub struct Shows<G: Game> {
    /// Describes how the output for a viewer differs between two positions, given the latest events it saw.
    apart: Apart<G>,
    /// The output that never changes during a game.
    pub(super) constants: fn(&G::Content) -> (Vec<Printed>, Value),
}

impl<G: Game> Clone for Shows<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Shows<G> {}

type Apart<G> = fn(
    &<G as Game>::Content,
    &Position<G>,
    &Position<G>,
    Viewer,
    &[&EventRecord<<G as Game>::Event>],
) -> Option<String>;

impl<G: Playable> Shows<G> {
    /// Compares everything that a playable game shows.
    pub(super) const ALL: Self = Shows {
        apart: |content, one, other, viewer, events| {
            let [one, other] = [one, other].map(|position| Shown::of(position, content, viewer, events));
            (one != other).then(|| format!("something shown differs: {}", difference(&one, &other)))
        },
        constants: |content| (G::printed(content), G::catalog(content)),
    };
}

/// The signature of [`foresee`], with the number of worlds to sample.
pub type Foresee<G> =
    fn(&Position<G>, &<G as Game>::Content, Seat, &Move<G>, usize, &mut dyn Dice) -> Foresight<G>;

/// The engine's own implementation.
pub(super) fn engine_foresight<G: Playable>() -> Foresee<G> {
    foresee
}

/// Everything shown of a position besides its view and its offers.
#[derive(Debug, PartialEq)]
struct Shown {
    seats: Vec<Msg>,
    stage: Option<Msg>,
    turn: Option<Seat>,
    silence: Vec<Option<RuleId>>,
    prospect: Option<(RuleId, Msg)>,
    roll: Option<(Msg, Vec<Msg>)>,
    outcome: Option<Msg>,
    view: Value,
    areas: Vec<OutlineArea>,
    drawn: String,
    questions: Vec<Question>,
    lines: Vec<Line>,
}

/// A seat's question with its choices, refusals, and the errors for refused answers.
#[derive(Debug, PartialEq)]
struct Question {
    text: Msg,
    choices: Vec<Choice>,
    refused: Vec<(Choice, Option<Msg>)>,
    answered: Vec<Result<(), MoveError>>,
}

#[derive(Debug, PartialEq)]
struct Choice {
    text: Msg,
    group: Option<Group>,
    warning: Option<Msg>,
    parting: bool,
    names: Vec<String>,
    touches: Vec<BoardRef>,
}

/// An event as a line of the log.
#[derive(Debug, PartialEq)]
struct Line {
    text: Msg,
    touched: Vec<BoardRef>,
    turns_up: bool,
}

impl Shown {
    fn of<G: Playable>(
        position: &Position<G>,
        content: &G::Content,
        viewer: Viewer,
        events: &[&EventRecord<G::Event>],
    ) -> Shown {
        let game = position.game();
        let seats = || (0..game.seats()).map(|seat| Seat(seat as u8));
        let view = position.view(content, viewer);
        let line = |event: &&EventRecord<G::Event>| Line {
            text: game.event(content, &event.event),
            touched: game.event_refs(content, &event.event),
            turns_up: game.reveals_unseen(content, &event.event),
        };
        Shown {
            seats: seats().map(|seat| game.seat(content, seat)).collect(),
            stage: G::stage(game, content),
            turn: game.turn(),
            silence: seats().map(|seat| game.silence(seat)).collect(),
            prospect: game.forecast(content),
            roll: roll(position, content),
            outcome: position.end().map(|end| game.outcome(content, &end)),
            areas: G::outline(&view, content),
            drawn: G::render_text(&view, content, &|msg| format!("{msg:?}")),
            view: serde_json::to_value(view).unwrap_or(Value::Null),
            questions: seats()
                .filter(|seat| viewer.has(*seat))
                .filter_map(|seat| Question::of(position, content, seat))
                .collect(),
            lines: events.iter().map(line).collect(),
        }
    }
}

impl Question {
    fn of<G: Playable>(position: &Position<G>, content: &G::Content, seat: Seat) -> Option<Question> {
        let mut q = Offer::with_refusals();
        if !position.offer(content, seat, &mut q) {
            return None;
        }
        let (game, stack) = (position.game(), position.stack());
        let choice = |choice: &G::Choice| Choice {
            text: game.choice(content, stack, seat, choice),
            group: game.group(content, stack, seat, choice),
            warning: game.warning(content, stack, choice),
            parting: game.leaves_game(content, choice),
            names: choice_names(position, content, choice),
            touches: game.choice_refs(content, stack, seat, choice),
        };
        let refused =
            |(of, rule): &(G::Choice, RuleId)| (choice(of), game.refusal_reason(content, stack, of, *rule));
        let tried = |(of, _): &(G::Choice, RuleId)| {
            position.check(content, &Move::Say { seat, what: Answer::<G>::from_slice(&[*of]) })
        };
        Some(Question {
            text: game.question(content, stack, seat),
            choices: q.choices().iter().chain(q.anytime()).map(|(of, _)| choice(of)).collect(),
            refused: q.refused().iter().map(refused).collect(),
            answered: q.refused().iter().take(1).map(tried).collect(),
        })
    }
}

/// The description of a pending roll, with its values unless they are hidden.
fn roll<G: Playable>(position: &Position<G>, content: &G::Content) -> Option<(Msg, Vec<Msg>)> {
    let (game, stack) = (position.game(), position.stack());
    if position.wait() != Wait::Roll {
        return None;
    }
    let mut odds = Odds::new();
    position.odds(content, &mut odds);
    let faces = if odds.is_open() { odds.faces() } else { Vec::new() };
    let faces = faces.iter().map(|(value, _)| game.face(content, stack, *value)).collect();
    Some((game.roll(content, stack), faces))
}

/// Describes how the output for the viewer differs between the record after `at` moves and another world, if it is
/// sampled for comparison. `first` says that the other world was made at this position.
pub(super) fn compare<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    at: usize,
    other: &Position<G>,
    (viewer, first): (Viewer, bool),
    dice: &mut dyn Dice,
) -> Option<String> {
    if !first && dice.below(COMPARE_INTERVAL) > 0 {
        return None;
    }
    let foresees = dice.below(FORESIGHT_INTERVAL) == 0;
    let one = &record.positions[at];
    let events: Vec<_> =
        (at.saturating_sub(MAX_EVENT_MOVES)..=at).flat_map(|at| record.seen(at, viewer)).collect();
    let apart = suite.shows.and_then(|shows| (shows.apart)(&suite.content, one, other, viewer, &events));
    apart.or_else(|| {
        let foresee = suite.foresee.filter(|_| foresees)?;
        foreseen_apart(foresee, &suite.content, one, other, viewer, dice)
    })
}

/// Describes how a seat's foresight of one of its moves differs between two positions, if it does.
pub(super) fn foreseen_apart<G: Game>(
    foresee: Foresee<G>,
    content: &G::Content,
    one: &Position<G>,
    other: &Position<G>,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<String> {
    let seat = viewer.iter().next().filter(|_| viewer.len() == 1)?;
    let mut q = Offer::new();
    if seat.index() >= one.game().seats() || !one.offer(content, seat, &mut q) {
        return None;
    }
    let mv = match q.random_anytime(dice) {
        Some(what) if !one.asked().has(seat) || dice.below(2) == 0 => Move::Anytime { seat, what },
        _ => Move::Say { seat, what: q.random(dice) },
    };
    let ours = foresee(one, content, seat, &mv, WORLDS, dice);
    let theirs = foresee(other, content, seat, &mv, WORLDS, dice);
    if ours == theirs {
        return None;
    }
    let mut many = |first, position| {
        let mut all = vec![first];
        all.extend((0..FORESIGHT_RETRIES).map(|_| foresee(position, content, seat, &mv, WORLDS, dice)));
        all
    };
    let (ours, theirs) = (many(ours, one), many(theirs, other));
    if ours.iter().any(|foreseen| theirs.contains(foreseen)) {
        return None;
    }
    Some(format!("seat {} foresees other things of {mv:?}: {}", seat.0, difference(&ours[0], &theirs[0])))
}
