//! Resolution of scripts: who decides, and which procedure carries out each effect.

use engine::{Ask, Flow, Procedure, Seat, become_, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::activation::{ActivateKind, ActivateZone};
use super::attack::Wound;
use super::movement::Walk;
use super::people::{Act, ForEach};
use super::places::{Across, LocationEffect};
use super::seals::{BreakSeal, SealPathway};
use super::{out_of_step, report_no_effect};
use crate::content::{Content, Effect, Locations, Native, Reach, Script};
use crate::state::{Blind, Figure, Play, pile};
use crate::{Choice, Cx, Event, FinalHour, Offer, Step, Vain, Wake};

/// The investigator on whose behalf an effect is resolved, and its origin.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolver {
    /// The investigator that *you* refers to; in a reckoning the lead investigator.
    pub figure: Figure,
    /// The origin of the effect.
    pub by: By,
}

/// The origin of an effect.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum By {
    /// The upper effect of an action card.
    Upper,
    /// The lower effect of an action card.
    Lower,
    /// An item.
    Item,
    /// A reckoning of the Ancient One.
    Reckoning,
}

impl Resolver {
    /// The seat that decides.
    pub fn seat(self, game: &FinalHour) -> Seat {
        let open = &game.open;
        match self.by {
            By::Upper | By::Lower => {
                rule!("fh:effects.1", open.seat(self.figure), else open.seat(other(game, self.figure)))
            }
            By::Item => {
                rule!("fh:clar-effects.1", open.seat(self.figure), else open.seat(other(game, self.figure)))
            }
            By::Reckoning => {
                rule!("fh:ancient-one.1", open.seat(open.lead), else open.seat(other(game, open.lead)))
            }
        }
    }

    /// Asks the seat that decides.
    pub fn ask(self, game: &FinalHour) -> Step {
        Ok(Flow::Ask(Ask::one(self.seat(game))))
    }

    /// The rule by which that seat decides.
    pub fn rule(self) -> RuleId {
        match self.by {
            By::Upper | By::Lower => RuleId("fh:effects.1"),
            By::Item => RuleId("fh:clar-effects.1"),
            By::Reckoning => RuleId("fh:ancient-one.1"),
        }
    }

    /// Whether the effect can make monsters leave the ritual site.
    pub fn empties_ritual_site(self) -> bool {
        rule!("fh:monster-move.4", matches!(self.by, By::Upper | By::Item))
    }
}

fn other(game: &FinalHour, figure: Figure) -> Figure {
    Figure((figure.0 + 1) % game.open.count)
}

/// Resolves a script, effect by effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    script: Script,
    next: u8,
    who: Resolver,
}

impl Resolve {
    /// Starts with the first effect.
    pub fn new(script: Script, who: Resolver) -> Resolve {
        Resolve { script, next: 0, who }
    }

    /// The script, the number of effects started, and the resolver.
    pub fn progress(&self) -> (Script, u8, Resolver) {
        (self.script, self.next, self.who)
    }
}

impl Procedure<FinalHour> for Resolve {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let who = self.who;
        while let Some(&effect) = cx.content.effects(self.script).get(usize::from(self.next)) {
            self.next += 1;
            match effect {
                Effect::Move(up_to) => return call(Walk::new(who, up_to, Script::default())),
                Effect::Roam { up_to, entering } => return call(Walk::new(who, up_to, entering)),
                Effect::Attack { wounds, at } => {
                    return call(Across::new(LocationEffect::Attack(wounds), at, who));
                }
                Effect::Destroy { count, at } => {
                    return call(Across::new(LocationEffect::Destroy(count), at, who));
                }
                Effect::Investigate(at) => return call(Across::new(LocationEffect::Explore, at, who)),
                Effect::Seal { count, on } => return call(SealPathway::new(count, on, who)),
                Effect::Push { count, from, to } => {
                    return call(Across::new(LocationEffect::Push(count, to), from, who));
                }
                Effect::Heal { health, who: whom } => {
                    return call(ForEach::new(whom, Act::Heal(health), who));
                }
                Effect::Lose { health, who: whom } => {
                    return call(ForEach::new(whom, Act::Lose(health), who));
                }
                Effect::Each { who: whom, then } => return call(ForEach::new(whom, Act::Script(then), who)),
                Effect::Repair { tokens, at } => {
                    return call(Across::new(LocationEffect::Repair(tokens), at, who));
                }
                Effect::Destruction { tokens, at } => {
                    return call(Across::new(LocationEffect::Destruction(tokens), at, who));
                }
                Effect::Spawn { count, at } => {
                    return call(Across::new(LocationEffect::Spawn(count), at, who));
                }
                Effect::SpawnSpecial { kind, count, at } => {
                    return call(Across::new(LocationEffect::SpawnSpecial(kind, count), at, who));
                }
                Effect::SpawnOrActivate { kind, at } => {
                    return if game.left_of(cx.content, kind) > 0 {
                        call(Across::new(LocationEffect::SpawnSpecial(kind, 1), at, who))
                    } else {
                        call(ActivateKind::new(kind, Reach::One, who))
                    };
                }
                Effect::ActivateZone(zone) => {
                    return call(ActivateZone::new(cx.content.board.locations(zone), who));
                }
                Effect::ActivateKind { kind, reach } => return call(ActivateKind::new(kind, reach, who)),
                Effect::Omens(by) => {
                    game.open.omens = game.open.omens.saturating_add(by);
                    cx.tell(RuleId("fh:reckoning.1"), || Event::OmensChanged { by });
                }
                Effect::Either { this, that } => return call(Either { this, that, who }),
                Effect::Native(Native::GalaVolley) => {
                    // In solo play a card of the row belongs to nobody until an action card is placed on it.
                    let played = |play: &Play| play.action.is_some() || !game.open.solo;
                    let own = |play: &Play| play.figure == who.figure && played(play);
                    let cards = game.plays().filter(|(_, play)| own(play)).count() as u8;
                    let here = Locations::only(game.open.person(who.figure).at);
                    return call(Wound::new(2 * cards, here, who));
                }
                Effect::Native(Native::BlindRound) => {
                    // The open row of a solo game cannot be hidden.
                    if !game.open.solo {
                        game.open.blind = Blind::Next;
                    }
                    // With one gate token left this is the last round, so there will be no blind round.
                    if !game.open.solo && game.shut.gates.len(pile::DECK) > 1 {
                        cx.tell(RuleId("fh:reckoning.2"), || Event::BlindRoundAhead);
                    } else {
                        report_no_effect(Vain::Blind, cx);
                    }
                }
                Effect::Native(Native::BreakSeal) => return call(BreakSeal { who }),
            }
        }
        Ok(Flow::Done)
    }
}

/// A choice between two scripts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Either {
    /// The first script.
    pub this: Script,
    /// The second script.
    pub that: Script,
    /// The resolver who chooses.
    pub who: Resolver,
}

impl Procedure<FinalHour> for Either {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => self.who.ask(game),
            Wake::Said(&[(_, choice @ (Choice::First | Choice::Second))]) => {
                let second = choice == Choice::Second;
                cx.tell(self.who.rule(), || Event::ChoseEffect { second });
                become_(Resolve::new(if second { self.that } else { self.this }, self.who))
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.who.rule());
        q.public_count();
        q.offer(Choice::First, self.who.rule());
        q.offer(Choice::Second, self.who.rule());
    }
}
