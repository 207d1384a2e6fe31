//! Checks that nothing hidden leaks: two worlds that a viewer cannot distinguish look the same to it, now and later.
//!
//! One world is the recorded game. The other is made from one of its positions: by resampling, by another value of a
//! roll, or by another answer of a seat outside the viewer. Both then continue with the same moves, as far as these
//! exist in both. As long as the viewer sees the same events, its views must be equal. After the same moves its events
//! must be equal too, unless one reveals something; a difference would leak hidden information.

use std::collections::VecDeque;

use rulebook::RuleId;

use crate::{Cx, Dice, EventRecord, Game, Move, Odds, Offer, Position, Viewer, Wait};

use super::record::{Record, carry_out, random_move};
use super::{Fault, Invariant, Suite, Thoroughness, difference, due};
use super::{mix, shown};

/// The number of moves for which two worlds are followed.
const FOLLOWED_MOVES: usize = 40;
/// At one in this many questions, the distributions of resampled worlds are compared too.
const MIX_CHECK_INTERVAL: u64 = 48;

/// Compares worlds starting from positions spread evenly over the record.
pub(super) fn hold<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    care: Thoroughness,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let constants = || suite.shows.map(|shows| (shows.constants)(&suite.content));
    let before = constants();
    let mut first: Option<Fault> = None;
    for at in 0..record.positions.len() {
        if first.as_ref().is_some_and(|known| known.at <= at) {
            break;
        }
        for viewer in record.viewers() {
            if !due(suite, care, dice) {
                continue;
            }
            let found =
                [resampled(suite, record, at, viewer, dice), changed(suite, record, at, viewer, dice)];
            for fault in found.into_iter().flatten() {
                if first.as_ref().is_none_or(|known| fault.at < known.at) {
                    first = Some(fault);
                }
            }
        }
    }
    let after = constants();
    first.or_else(|| {
        let why = || format!("what is printed changes during a game: {}", difference(&before, &after));
        (before != after).then(|| Fault::new(Invariant::NothingHidden, record.line.len(), why()))
    })
}

/// Makes the other world by resampling.
fn resampled<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    at: usize,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let mut other = record.positions[at].clone();
    other.resample(&suite.content, viewer, dice, &mut Offer::new());
    let why = view_difference(suite, &record.positions[at], &other, viewer)
        .or_else(|| shown::compare(suite, record, at, &other, (viewer, true), dice));
    if let Some(why) = why {
        return Some(Fault::new(
            Invariant::NothingHidden,
            at,
            format!("resampled for {}: {why}", name(viewer)),
        ));
    }
    WorldPair { suite, record, viewer, at, other, ours: Vec::new(), theirs: Vec::new(), same: true }
        .follow("resampled", dice)
}

/// Makes the other world by another roll, or by another answer of a seat outside the viewer.
fn changed<G: Game>(
    suite: &Suite<G>,
    record: &Record<G>,
    at: usize,
    viewer: Viewer,
    dice: &mut dyn Dice,
) -> Option<Fault> {
    let here = &record.positions[at];
    if at + 1 >= record.positions.len() {
        return None;
    }
    let instead = match &record.line[at] {
        Move::Roll(_) => {
            let mut odds = Odds::new();
            here.odds(&suite.content, &mut odds);
            Move::Roll(odds.draw(dice)?)
        }
        Move::Say { seat, .. } if !viewer.has(*seat) => {
            let mut q = Offer::new();
            if !here.offer(&suite.content, *seat, &mut q) {
                return None;
            }
            Move::Say { seat: *seat, what: q.random(dice) }
        }
        Move::Say { .. } | Move::Anytime { .. } => return None,
    };
    if instead == record.line[at] {
        return None;
    }
    let mut other = here.clone();
    let mut events = Vec::new();
    carry_out(&mut other, &instead, &mut Cx::<G>::recording(&suite.content, &mut events), at).ok()?;
    events.retain(|event| event.to.seen_by(viewer));
    if !record.seen(at + 1, viewer).eq(&events) {
        return None;
    }
    let how = format!("{instead:?} instead of {:?}", record.line[at]);
    let (at, ours, theirs) = (at + 1, Vec::new(), Vec::new());
    let twin = WorldPair { suite, record, viewer, at, other, ours, theirs, same: false };
    twin.follow(&how, dice)
}

/// The recorded world after `at` moves and another one, with the events the viewer saw in each since they last agreed.
struct WorldPair<'a, G: Game> {
    suite: &'a Suite<G>,
    record: &'a Record<G>,
    viewer: Viewer,
    at: usize,
    other: Position<G>,
    ours: Vec<EventRecord<G::Event>>,
    theirs: Vec<EventRecord<G::Event>>,
    /// Whether the same moves were made since then.
    same: bool,
}

impl<G: Game> WorldPair<'_, G> {
    /// Continues both worlds until the viewer sees different events.
    fn follow(mut self, how: &str, dice: &mut dyn Dice) -> Option<Fault> {
        let (suite, record, viewer) = (self.suite, self.record, self.viewer);
        let until = (self.at + FOLLOWED_MOVES).min(record.positions.len() - 1);
        loop {
            self.roll_on(dice)?;
            if self.ours != self.theirs {
                let why = format!("{} ({how}): {}", name(viewer), self.parted()?);
                return Some(Fault::new(Invariant::NothingHidden, self.at, why));
            }
            self.ours.clear();
            self.theirs.clear();
            self.same = true;
            let here = &record.positions[self.at];
            let why = view_difference(suite, here, &self.other, viewer)
                .or_else(|| shown::compare(suite, record, self.at, &self.other, (viewer, false), dice))
                .or_else(|| {
                    let due = dice.below(MIX_CHECK_INTERVAL) == 0;
                    due.then(|| mix::compare(suite, here, &self.other, viewer, dice)).flatten()
                });
            if let Some(why) = why {
                let why = format!("{} was told the same in two worlds ({how}), but {why}", name(viewer));
                return Some(Fault::new(Invariant::NothingHidden, self.at, why));
            }
            if self.at >= until {
                return None;
            }
            let mv = record.line[self.at].clone();
            self.theirs_say(mv, dice)?;
            self.at += 1;
            self.ours.extend(record.seen(self.at, viewer).cloned());
        }
    }

    /// Rolls in both worlds until a seat is asked, with equal values where possible. `None` at the end of the record.
    fn roll_on(&mut self, dice: &mut dyn Dice) -> Option<()> {
        let mut values = VecDeque::new();
        while self.record.positions[self.at].wait() == Wait::Roll {
            if let Some(Move::Roll(value)) = self.record.line.get(self.at) {
                values.push_back(*value);
            }
            self.at += 1;
            if self.at >= self.record.positions.len() {
                return None;
            }
            self.ours.extend(self.record.seen(self.at, self.viewer).cloned());
        }
        let mut odds = Odds::new();
        while self.other.wait() == Wait::Roll {
            self.other.odds(&self.suite.content, &mut odds);
            let value = values.pop_front().filter(|value| odds.allows(*value));
            self.same &= value.is_some();
            let value = value.or_else(|| odds.draw(dice))?;
            self.their_move(&Move::Roll(value))?;
        }
        self.same &= values.is_empty();
        Some(())
    }

    /// Describes a leak, if the events differ after the same moves although nothing was revealed.
    fn parted(&self) -> Option<String> {
        let at = self.ours.iter().zip(&self.theirs).take_while(|(one, other)| one == other).count();
        let (one, other) = (self.ours.get(at), self.theirs.get(at));
        let revealed = one.into_iter().chain(other).any(|event| event.reveals);
        let event = |events: Option<&EventRecord<G::Event>>| {
            events.map_or("nothing".into(), |t| format!("{:?}", t.event))
        };
        (self.same && !revealed).then(|| {
            format!("after the same moves it is told {} in one world and {} in the other, and nothing is revealed", event(one), event(other))
        })
    }

    /// Makes the same move in the other world; if it is not possible there, a random answer of the same seat.
    fn theirs_say(&mut self, mv: Move<G>, dice: &mut dyn Dice) -> Option<()> {
        if self.other.check(&self.suite.content, &mv).is_ok() {
            return self.their_move(&mv);
        }
        self.same = false;
        let mut q = Offer::new();
        match mv {
            Move::Say { seat, .. } => {
                let open = self.other.offer(&self.suite.content, seat, &mut q);
                open.then(|| Move::Say { seat, what: q.random(dice) }).and_then(|mv| self.their_move(&mv))
            }
            Move::Anytime { .. } => None,
            Move::Roll(_) => {
                random_move(&self.other, self.suite, dice).ok().and_then(|mv| self.their_move(&mv))
            }
        }
    }

    fn their_move(&mut self, mv: &Move<G>) -> Option<()> {
        let mut events = Vec::new();
        carry_out(&mut self.other, mv, &mut Cx::<G>::recording(&self.suite.content, &mut events), self.at)
            .ok()?;
        self.theirs.extend(events.into_iter().filter(|event| event.to.seen_by(self.viewer)));
        Some(())
    }
}

/// Describes how two worlds look different to the viewer, if they do.
fn view_difference<G: Game>(
    suite: &Suite<G>,
    one: &Position<G>,
    other: &Position<G>,
    viewer: Viewer,
) -> Option<String> {
    if one.wait() != other.wait() {
        return Some(format!("other things are awaited: {:?} ≠ {:?}", one.wait(), other.wait()));
    }
    let views = (one.view(&suite.content, viewer), other.view(&suite.content, viewer));
    if views.0 != views.1 {
        return Some(format!("the view differs: {}", difference(&views.0, &views.1)));
    }
    let rolls = (roll(suite, one), roll(suite, other));
    if rolls.0 != rolls.1 {
        return Some(format!("the roll differs: {}", difference(&rolls.0, &rolls.1)));
    }
    let (mut q, mut r) = (Offer::with_refusals(), Offer::with_refusals());
    let counts = one.asked().without(viewer).iter().find_map(|seat| {
        one.offer(&suite.content, seat, &mut q);
        other.offer(&suite.content, seat, &mut r);
        count_differs(&q, &r).map(|how| format!("seat {} {how}", seat.0))
    });
    if counts.is_some() {
        return counts;
    }
    viewer.iter().filter(|seat| seat.index() < one.game().seats()).find_map(|seat| {
        one.offer(&suite.content, seat, &mut q);
        other.offer(&suite.content, seat, &mut r);
        let same = (q.pick(), q.rule(), q.choices(), q.anytime(), q.refused(), q.marks())
            == (r.pick(), r.rule(), r.choices(), r.anytime(), r.refused(), r.marks());
        (!same).then(|| format!("seat {} is offered other things: {}", seat.0, difference(&q, &r)))
    })
}

/// Describes how the offers of another seat violate [`Offer::public_count`] in two worlds that look the same, if they
/// do.
fn count_differs<G: Game>(q: &Offer<G>, r: &Offer<G>) -> Option<String> {
    let said = (q.has_public_count(), r.has_public_count());
    if said.0 != said.1 {
        return Some("says in one world only that everybody can tell how much it can choose from".into());
    }
    let size = |offer: &Offer<G>| (offer.pick(), offer.choices().len(), offer.anytime().is_empty());
    (said.0 && size(q) != size(r)).then(|| {
        let (one, other) = (q.choices().len(), r.choices().len());
        format!("says that everybody can tell how much it can choose from, which is {one} or {other} choices")
    })
}

/// The public part of a pending roll: the rule that asks for it, and the odds unless they are hidden.
fn roll<G: Game>(suite: &Suite<G>, position: &Position<G>) -> (Option<RuleId>, Option<Odds>) {
    let mut odds = Odds::new();
    position.odds(&suite.content, &mut odds);
    (odds.rule(), odds.is_open().then_some(odds))
}

/// The viewer's name in reports.
pub(super) fn name(viewer: Viewer) -> String {
    let seats: Vec<String> = viewer.iter().map(|seat| format!("seat {}", seat.0)).collect();
    if seats.is_empty() { "a spectator".into() } else { seats.join(" and ") }
}
