//! Bot decisions for a position, at the table or on a copy of it.

use std::sync::Arc;

use bots::{Bot, polled};
use engine::{Dice, Move, Offer, Playable, Position, Seat, Wait};
use rulebook::RuleId;

use crate::BotKind;
use crate::handles::BotSnapshot;
use crate::values::{Considered, Reply, Thought};

/// A copy of a table's position.
pub(crate) struct Copied<G: Playable> {
    pub(crate) position: Position<G>,
    pub(crate) content: Arc<G::Content>,
}

impl<G: Playable> BotSnapshot for Copied<G> {
    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought> {
        think(&self.position, &self.content, seat, bot.bot().as_mut(), dice)
    }

    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)> {
        poll(&self.position, &self.content, bots, BotKind::bot, dice)
    }
}

/// Returns what the bot would do in this seat.
pub(crate) fn think<G: Playable>(
    now: &Position<G>,
    content: &G::Content,
    seat: Seat,
    bot: &mut dyn Bot<G>,
    dice: &mut dyn Dice,
) -> Option<Thought> {
    if seat.index() >= now.game().seats() {
        return None;
    }
    // Refusals are recorded as when questions are made; the indices of choices do not depend on it.
    let mut q = Offer::with_refusals();
    if !now.offer(content, seat, &mut q) {
        return None;
    }
    let thought = bot.choose(now, content, seat, &q, dice);
    let considered = thought.considered.iter().map(|each| Considered {
        reply: each.mv.as_ref().and_then(|mv| reply(mv, &q)),
        share: each.share,
        value: each.value,
    });
    Some(Thought {
        reply: thought.mv.as_ref().and_then(|mv| reply(mv, &q)),
        considered: considered.collect(),
        worlds: thought.worlds,
    })
}

/// Occasionally polls one of these bots about its anytime choices; returns the seat and its reply, if it uses one.
pub(crate) fn poll<G: Playable>(
    now: &Position<G>,
    content: &G::Content,
    bots: &[(Seat, BotKind)],
    bot: impl Fn(BotKind) -> Box<dyn Bot<G>>,
    dice: &mut dyn Dice,
) -> Option<(Seat, Reply)> {
    let Wait::Ask { may, .. } = now.wait() else { return None };
    let seat = polled(may, dice)?;
    let (_, kind) = bots.iter().find(|(bot, _)| *bot == seat)?;
    let mut q = Offer::new();
    if !now.anytime_choices(content, seat, &mut q) {
        return None;
    }
    let mv = bot(*kind).choose(now, content, seat, &q, dice).mv?;
    reply(&mv, &q).map(|reply| (seat, reply))
}

/// Converts a move into a reply to the offer.
fn reply<G: Playable>(mv: &Move<G>, q: &Offer<G>) -> Option<Reply> {
    let index = |of: &[(G::Choice, RuleId)], choice| of.iter().position(|(offered, _)| offered == choice);
    match mv {
        Move::Say { what, .. } => {
            what.iter().map(|choice| index(q.choices(), choice)).collect::<Option<_>>().map(Reply::Answer)
        }
        Move::Anytime { what, .. } => index(q.anytime(), what).map(Reply::Anytime),
        Move::Roll(_) => None,
    }
}
