//! Activation of monsters: by zone or by kind, and symbol by symbol.

use engine::{Candidates, Flow, Procedure, Seat, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::effects::Resolver;
use super::monsters::distinct;
use super::{out_of_step, report_no_effect};
use crate::content::{Activation, Content, Kind, Location, Locations, Monster, Reach};
use crate::state::bits;
use crate::{Choice, Cx, Event, FinalHour, Halt, Offer, Step, Vain, Wake};

/// Whether a killer hurts every investigator in its location (ruling F20).
const KILLERS_HURT_EVERYBODY: bool = true;

impl FinalHour {
    /// Resolves the monster's symbols from left to right, each completely.
    pub(crate) fn activate(&mut self, monster: Monster, cx: &mut Cx<'_>) -> Result<(), Halt> {
        self.open.activated |= 1 << monster.0;
        let [left, right] = cx.content.token(monster).symbols;
        let symbols = rule!("fh:monster-move.16", [left, right], else [right, left]);
        let began = self.open.location_of(monster);
        if let Some(at) = began {
            cx.tell(RuleId("fh:monster-move.10"), || Event::Activated { monster, at });
        }
        for symbol in symbols.into_iter().flatten() {
            let now = self.open.location_of(monster);
            let Some(at) = rule!("fh:clar-monsters.1", now, else began) else { break };
            match symbol {
                Activation::Killer => rule!("fh:monster-move.12", {
                    let mut anyone = false;
                    for figure in self.open.figures() {
                        if self.open.person(figure).at == at {
                            anyone = true;
                            self.lose_health(figure, 1, RuleId("fh:monster-move.12"), cx)?;
                            if !KILLERS_HURT_EVERYBODY {
                                break;
                            }
                        }
                    }
                    if !anyone {
                        cx.tell(RuleId("fh:monster-move.12"), || Event::FindsNobody { monster, at });
                    }
                }),
                Activation::Stalker => {
                    if rule!("fh:monster-move.13", at != self.open.ritual) {
                        self.remove_monster(monster, at);
                        self.walk_along_arrows(monster, at, cx)?;
                    } else {
                        cx.tell(RuleId("fh:monster-move.13"), || Event::Stays { monster });
                    }
                }
                Activation::Wrecker => rule!("fh:monster-move.14", {
                    self.resolve_wrecker(monster, at, cx)?;
                }),
            }
        }
        Ok(())
    }
}

/// Activates the monsters of a zone, location by location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActivateZone {
    todo: Locations,
    who: Resolver,
}

impl ActivateZone {
    /// Activates all locations of the zone.
    pub fn new(zone: Locations, who: Resolver) -> ActivateZone {
        ActivateZone { todo: zone, who }
    }

    /// The current location, and the resolver of the effect.
    pub fn progress(&self) -> (Option<Location>, Resolver) {
        (self.here(), self.who)
    }

    fn here(&self) -> Option<Location> {
        rule!("fh:monster-move.9", self.todo.iter().next(), else self.todo.iter().last())
    }

    /// The monsters that can be next, as a bit set: not yet activated, and of the earliest group.
    fn due(&self, game: &FinalHour, content: &Content, at: Location) -> u64 {
        let waiting = game.open.monsters[at.index()];
        let idle = |m: &u8| rule!("fh:monster-move.17", game.open.activated & (1 << m) == 0);
        let group = |m: u8| -> Option<Activation> {
            let symbols = content.token(Monster(m)).symbols;
            rule!("fh:monster-move.16", symbols[0], else symbols[1].or(symbols[0]))
        };
        let acts = |m: &u8| rule!("fh:monster-move.11", group(*m).is_some());
        let ready = || bits(waiting).filter(idle).filter(acts);
        let due = rule!("fh:monster-move.15", ready().map(group).min(), else ready().map(group).max());
        ready().filter(|&m| Some(group(m)) == due).fold(0, |mask, m| mask | 1 << m)
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        while let Some(at) = self.here() {
            match candidates(distinct(game, cx.content, self.due(game, cx.content, at))) {
                Candidates::None => self.todo = self.todo.less(Locations::only(at)),
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => {
                    game.activate(only, cx)?;
                }
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<FinalHour> for ActivateZone {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let before = game.open.activated;
                let step = self.advance(game, cx)?;
                if matches!(step, Flow::Done) && game.open.activated == before {
                    report_no_effect(Vain::Activate, cx);
                }
                Ok(step)
            }
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                game.activate(monster, cx)?;
                self.advance(game, cx)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("fh:monster-move.15");
        q.ask(rule);
        q.public_count();
        let Some(at) = self.here() else { return };
        let due = self.due(game, content, at);
        distinct(game, content, due).for_each(|monster| q.offer(Choice::Monster(monster), rule));
        if q.keeps_refusals() {
            for monster in distinct(game, content, game.open.monsters[at.index()] & !due) {
                let why = if game.open.activated & (1 << monster.0) != 0 {
                    RuleId("fh:monster-move.17")
                } else if content.token(monster).group().is_none() {
                    RuleId("fh:monster-move.11")
                } else {
                    rule
                };
                q.refuse(Choice::Monster(monster), why);
            }
        }
    }
}

/// Activates monsters of a special kind, wherever they are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActivateKind {
    kind: Kind,
    reach: Reach,
    who: Resolver,
}

impl ActivateKind {
    /// Activates one or all monsters of the kind.
    pub fn new(kind: Kind, reach: Reach, who: Resolver) -> ActivateKind {
        ActivateKind { kind, reach, who }
    }

    /// The kind, and whether one or all of it are activated.
    pub fn progress(&self) -> (Kind, Reach) {
        (self.kind, self.reach)
    }

    fn waiting(&self, game: &FinalHour, content: &Content) -> u64 {
        game.open.monsters_in(Locations::all()) & content.mask_of(self.kind) & !game.open.activated
    }

    fn advance(&mut self, game: &mut FinalHour, cx: &mut Cx<'_>) -> Step {
        loop {
            match candidates(distinct(game, cx.content, self.waiting(game, cx.content))) {
                Candidates::None => return Ok(Flow::Done),
                Candidates::Many => return self.who.ask(game),
                Candidates::One(only) => {
                    game.activate(only, cx)?;
                    if self.reach == Reach::One {
                        return Ok(Flow::Done);
                    }
                }
            }
        }
    }
}

impl Procedure<FinalHour> for ActivateKind {
    fn step(&mut self, game: &mut FinalHour, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let before = game.open.activated;
                let step = self.advance(game, cx)?;
                if matches!(step, Flow::Done) && game.open.activated == before {
                    report_no_effect(Vain::Activate, cx);
                }
                Ok(step)
            }
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                game.activate(monster, cx)?;
                if self.reach == Reach::One { Ok(Flow::Done) } else { self.advance(game, cx) }
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(self.who.rule());
        q.public_count();
        distinct(game, content, self.waiting(game, content))
            .for_each(|monster| q.offer(Choice::Monster(monster), self.who.rule()));
    }
}
