//! Monsters: how they move, spawn and are activated.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Card, Cx, End, Flow, Halt, Odds, Offer, Procedure, Seat, Seats, Step, Wake};

use super::effects::Resolver;
use super::out_of_step;
use crate::content::{Activation, Colour, Content, Kind, Location, Locations, Monster, Reach, Toward};
use crate::state::{bits, pile};
use crate::{Choice, Defeat, Event, FinalHour};

/// Whether a killer hurts every investigator in its location (ruling F20).
const KILLERS_HURT_EVERYBODY: bool = true;

/// One monster for each face and location among these: equal tokens in one place need no choice.
pub fn distinct(game: &FinalHour, content: &Content, mask: u64) -> impl Iterator<Item = Monster> {
    bits(mask).map(Monster).filter(move |&monster| {
        let earlier = mask & ((1 << monster.0) - 1);
        !bits(earlier).map(Monster).any(|other| {
            content.token(other) == content.token(monster)
                && Location::all().any(|at| {
                    let here = game.open.monsters[at.at()];
                    here & (1 << monster.0) != 0 && here & (1 << other.0) != 0
                })
        })
    })
}

impl FinalHour {
    /// The monster, already lifted from `from`, walks along its arrows until it finds an empty cell.
    pub(crate) fn walk(
        &mut self,
        content: &Content,
        monster: Monster,
        from: Location,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<(), Halt<FinalHour>> {
        let colour = content.token(monster).colour;
        let other = if colour == Colour::Red { Colour::Blue } else { Colour::Red };
        let mut at = from;
        let mut seen = Locations::only(from);
        let mut steps = 0;
        loop {
            let colour = rule!("fh:monster-move.2", colour, else other);
            let to = rule!("fh:monster-move.1", content.board.arrow(colour, at), else at);
            if content.board.pathway(at, to).is_none() && rule!("fh:clar-movement.2", false) {
                return self.settle(content, monster, from, cx);
            }
            if self.stopped_by_seal(content, monster, at, to, cx) {
                return Ok(());
            }
            steps += 1;
            at = to;
            let free = self.open.room(content, at) > 0;
            if free || at == self.open.ritual || rule!("fh:monster-move.3", false) {
                cx.tell(RuleId("fh:monster-move.1"), || Event::Walked { monster, from, to: at, steps });
                return self.settle(content, monster, at, cx);
            }
            if seen.has(at) {
                cx.tell(RuleId("fh:monster-move.3"), || Event::Drawn { monster, from });
                return self.settle(content, monster, self.open.ritual, cx);
            }
            seen = seen.with(at);
        }
    }

    /// The monster takes an empty cell; if the ritual site has none, that is defeat.
    fn settle(
        &mut self,
        content: &Content,
        monster: Monster,
        at: Location,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<(), Halt<FinalHour>> {
        if at == self.open.ritual && rule!("fh:end.2", self.open.room(content, at) == 0) {
            return self.lost(Defeat::RitualSite, RuleId("fh:end.2"), cx);
        }
        self.open.monsters[at.at()] |= 1 << monster.0;
        Ok(())
    }

    /// A monster appears: in an empty cell of the location, or it walks on.
    pub(crate) fn appear(
        &mut self,
        content: &Content,
        monster: Monster,
        at: Location,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<(), Halt<FinalHour>> {
        cx.reveal(RuleId("fh:monster-move.5"), || Event::Spawned { monster, at });
        if at == self.open.ritual || rule!("fh:monster-move.5", self.open.room(content, at) > 0) {
            self.settle(content, monster, at, cx)
        } else {
            self.walk(content, monster, at, cx)
        }
    }

    /// A forced step along a pathway, arrows ignored; without room there, the monster walks on by its own colour.
    fn force(
        &mut self,
        content: &Content,
        monster: Monster,
        from: Location,
        to: Location,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<(), Halt<FinalHour>> {
        self.lift(monster, from);
        if self.stopped_by_seal(content, monster, from, to, cx) {
            return Ok(());
        }
        cx.tell(RuleId("fh:clar-movement.3"), || Event::Walked { monster, from, to, steps: 1 });
        if to == self.open.ritual || self.open.room(content, to) > 0 {
            self.settle(content, monster, to, cx)
        } else {
            self.walk(content, monster, to, cx)
        }
    }

    /// How many of the kind are not on the board.
    pub(crate) fn left_of(&self, content: &Content, kind: Kind) -> u32 {
        (self.open.supply & content.mask_of(kind)).count_ones()
    }

    /// The monster's symbols act from left to right, each in full.
    pub(crate) fn activate(
        &mut self,
        content: &Content,
        monster: Monster,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<(), Halt<FinalHour>> {
        self.open.activated |= 1 << monster.0;
        let [left, right] = content.token(monster).symbols;
        let symbols = rule!("fh:monster-move.16", [left, right], else [right, left]);
        let began = self.open.whereabouts(monster);
        for symbol in symbols.into_iter().flatten() {
            let now = self.open.whereabouts(monster);
            let Some(at) = rule!("fh:clar-monsters.1", now, else began) else { break };
            cx.tell(RuleId("fh:monster-move.9"), || Event::Activated { monster, at });
            match symbol {
                Activation::Killer => rule!("fh:monster-move.12", {
                    for figure in self.open.figures() {
                        if self.open.person(figure).at == at {
                            self.lose_health(figure, 1, RuleId("fh:monster-move.12"), cx)?;
                            if !KILLERS_HURT_EVERYBODY {
                                break;
                            }
                        }
                    }
                }),
                Activation::Stalker => {
                    if rule!("fh:monster-move.13", at != self.open.ritual) {
                        self.lift(monster, at);
                        self.walk(content, monster, at, cx)?;
                    }
                }
                Activation::Wrecker => rule!("fh:monster-move.14", {
                    self.wreck(content, monster, at, cx)?;
                }),
            }
        }
        Ok(())
    }
}

/// Monsters appear, one by one.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    left: u8,
    among: Locations,
    kind: Option<Kind>,
    who: Resolver,
    /// Where the next one appears, once chosen.
    at: Option<Location>,
}

impl Spawn {
    /// So many from the cup.
    pub fn common(count: u8, among: Locations, who: Resolver) -> Spawn {
        Spawn { left: count, among, kind: None, who, at: None }
    }

    /// So many of a special kind.
    pub fn special(kind: Kind, count: u8, among: Locations, who: Resolver) -> Spawn {
        Spawn { left: count, among, kind: Some(kind), who, at: None }
    }

    /// Monsters left, their kind, and whose effect it is.
    pub fn progress(&self) -> (u8, Option<Kind>, Resolver) {
        (self.left, self.kind, self.who)
    }

    fn go_on(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        while self.left > 0 {
            let at = match (self.at, self.among.iter().next()) {
                (Some(at), _) => at,
                (None, Some(first)) if self.among.len() == 1 => first,
                (None, Some(_)) => return self.who.ask(game),
                (None, None) => break,
            };
            self.at = Some(at);
            match self.kind {
                Some(kind) => {
                    self.left -= 1;
                    self.at = None;
                    let supply = game.open.supply;
                    let left = rule!("fh:clar-monsters.3", supply & content.mask_of(kind), else supply);
                    let Some(monster) = bits(left).next().map(Monster) else {
                        cx.tell(RuleId("fh:clar-monsters.3"), || Event::NoneLeft { kind });
                        continue;
                    };
                    rule!("fh:monster-move.8", {
                        game.open.supply &= !(1 << monster.0);
                        game.appear(content, monster, at, cx)?;
                    });
                }
                None => {
                    if game.fill_cup(cx) {
                        return Ok(Flow::Roll);
                    }
                    cx.tell(RuleId("fh:clar-limits.1"), || Event::CupEmpty);
                    self.left = 0;
                }
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<FinalHour> for Spawn {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match (wake, self.at) {
            (Wake::Enter, _) => self.go_on(game, content, cx),
            (Wake::Said(&[(_, Choice::At(at))]), None) => {
                self.at = Some(at);
                self.go_on(game, content, cx)
            }
            (Wake::Rolled(card), Some(at)) => {
                self.left = rule!("fh:monster-move.6", self.left - 1, else 0);
                self.at = None;
                let monster = game.draw_from_cup(Card(card as u8));
                game.appear(content, monster, at, cx)?;
                self.go_on(game, content, cx)
            }
            (Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) | Wake::Again, _) => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        q.ask(RuleId("fh:monster-move.6"));
        self.among.iter().for_each(|at| q.offer(Choice::At(at), RuleId("fh:monster-move.6")));
    }

    fn odds(&self, game: &FinalHour, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("fh:monster-move.5"));
        game.shut.cup.odds_or_card(pile::DECK, 0, odds);
    }
}

impl FinalHour {
    /// Sees to it that a monster can be drawn. `false` if there is none anywhere.
    pub(crate) fn fill_cup(&mut self, cx: &mut Cx<'_, FinalHour>) -> bool {
        if !self.shut.cup.is_empty(pile::DECK) {
            return true;
        }
        rule!("fh:monster-move.7", {
            let beside = std::mem::take(&mut self.open.beside);
            bits(beside).for_each(|m| self.shut.cup.put(Card(m), pile::DECK, End::Bottom, Seats::ALL));
            self.shut.cup.shuffle(pile::DECK);
            let count = beside.count_ones() as u8;
            if count > 0 {
                cx.tell(RuleId("fh:monster-move.7"), || Event::CupRefilled { count });
            }
        });
        rule!("fh:clar-limits.1", !self.shut.cup.is_empty(pile::DECK))
    }

    /// The monster drawn leaves the cup.
    pub(crate) fn draw_from_cup(&mut self, card: Card) -> Monster {
        self.shut.cup.see(pile::DECK, 0, card, Seats::ALL);
        Monster(self.shut.cup.take(pile::DECK, 0).0)
    }
}

/// Monsters make forced steps, one at a time.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Push {
    left: u8,
    among: Locations,
    to: Toward,
    who: Resolver,
    monster: Option<Monster>,
    /// Monsters that have made their step, a bit each.
    pushed: u64,
}

impl Push {
    /// So many monsters of these locations together.
    pub fn new(count: u8, among: Locations, to: Toward, who: Resolver) -> Push {
        Push { left: count, among, to, who, monster: None, pushed: 0 }
    }

    /// Monsters left, the one chosen if any, and whose effect it is.
    pub fn progress(&self) -> (u8, Option<Monster>, Resolver) {
        (self.left, self.monster, self.who)
    }

    /// Where the monster can be pushed.
    fn ways(&self, game: &FinalHour, content: &Content, from: Location) -> Locations {
        let near = content.board.adjacent(from);
        match self.to {
            Toward::Anywhere => near,
            Toward::You => near.both(Locations::only(game.open.person(self.who.figure).at)),
        }
    }

    fn movable(&self, game: &FinalHour, content: &Content) -> u64 {
        let from = self.among.iter().filter(|&at| {
            (at != game.open.ritual || self.who.empties_ritual_site())
                && !self.ways(game, content, at).is_empty()
        });
        game.open.monsters_in(from.collect()) & !self.pushed
    }

    fn go_on(&mut self, game: &FinalHour, content: &Content) -> Step<FinalHour> {
        self.monster = None;
        if self.left > 0 && self.movable(game, content) != 0 { self.who.ask(game) } else { Ok(Flow::Done) }
    }

    fn push(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        monster: Monster,
        to: Location,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        self.left -= 1;
        self.pushed |= 1 << monster.0;
        let Some(from) = game.open.whereabouts(monster) else { return out_of_step() };
        rule!("fh:clar-movement.3", {
            game.force(content, monster, from, to, cx)?;
        });
        self.go_on(game, content)
    }
}

impl Procedure<FinalHour> for Push {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match (wake, self.monster) {
            (Wake::Enter, _) => self.go_on(game, content),
            (Wake::Said(&[(_, Choice::Stop)]), None) => Ok(Flow::Done),
            (Wake::Said(&[(_, Choice::Monster(monster))]), None) => {
                let Some(from) = game.open.whereabouts(monster) else { return out_of_step() };
                let ways = self.ways(game, content, from);
                match ways.iter().next() {
                    Some(only) if ways.len() == 1 => self.push(game, content, monster, only, cx),
                    _ => {
                        self.monster = Some(monster);
                        self.who.ask(game)
                    }
                }
            }
            (Wake::Said(&[(_, Choice::At(to))]), Some(monster)) => self.push(game, content, monster, to, cx),
            (Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) | Wake::Again, _) => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        let rule = RuleId("fh:clar-movement.3");
        q.ask(rule);
        if let Some(from) = self.monster.and_then(|monster| game.open.whereabouts(monster)) {
            self.ways(game, content, from).iter().for_each(|to| q.offer(Choice::At(to), rule));
            return;
        }
        let movable = self.movable(game, content);
        distinct(game, content, movable).for_each(|monster| q.offer(Choice::Monster(monster), rule));
        q.offer(Choice::Stop, rule);
        if q.listens() {
            let stays = game.open.monsters_in(self.among) & !movable;
            for monster in distinct(game, content, stays) {
                q.refuse(Choice::Monster(monster), RuleId("fh:monster-move.4"));
            }
        }
    }
}

/// The monsters of a zone are activated, location by location.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActivateZone {
    todo: Locations,
    who: Resolver,
}

impl ActivateZone {
    /// All locations of the zone.
    pub fn new(zone: Locations, who: Resolver) -> ActivateZone {
        ActivateZone { todo: zone, who }
    }

    /// The location whose turn it is, and whose effect it is.
    pub fn progress(&self) -> (Option<Location>, Resolver) {
        (self.here(), self.who)
    }

    fn here(&self) -> Option<Location> {
        rule!("fh:monster-move.9", self.todo.iter().next(), else self.todo.iter().last())
    }

    /// The monsters that can be next: not yet activated, of the group that is due.
    fn due(&self, game: &FinalHour, content: &Content, at: Location) -> u64 {
        let waiting = game.open.monsters[at.at()];
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

    fn go_on(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        while let Some(at) = self.here() {
            let mut kinds = distinct(game, content, self.due(game, content, at));
            match (kinds.next(), kinds.next()) {
                (None, _) => self.todo = self.todo.less(Locations::only(at)),
                (Some(_), Some(_)) => return self.who.ask(game),
                (Some(only), None) => {
                    drop(kinds);
                    game.activate(content, only, cx)?;
                }
            }
        }
        Ok(Flow::Done)
    }
}

impl Procedure<FinalHour> for ActivateZone {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match wake {
            Wake::Enter => self.go_on(game, content, cx),
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                game.activate(content, monster, cx)?;
                self.go_on(game, content, cx)
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) | Wake::Again => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        let rule = RuleId("fh:monster-move.15");
        q.ask(rule);
        let Some(at) = self.here() else { return };
        let due = self.due(game, content, at);
        distinct(game, content, due).for_each(|monster| q.offer(Choice::Monster(monster), rule));
        if q.listens() {
            for monster in distinct(game, content, game.open.monsters[at.at()] & !due) {
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

/// Monsters of a special kind are activated wherever they are.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ActivateKind {
    kind: Kind,
    reach: Reach,
    who: Resolver,
}

impl ActivateKind {
    /// One or all of the kind.
    pub fn new(kind: Kind, reach: Reach, who: Resolver) -> ActivateKind {
        ActivateKind { kind, reach, who }
    }

    /// The kind, and whose effect it is.
    pub fn progress(&self) -> (Kind, Resolver) {
        (self.kind, self.who)
    }

    fn waiting(&self, game: &FinalHour, content: &Content) -> u64 {
        game.open.monsters_in(Locations::ALL) & content.mask_of(self.kind) & !game.open.activated
    }

    fn go_on(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        loop {
            let mut kinds = distinct(game, content, self.waiting(game, content));
            match (kinds.next(), kinds.next()) {
                (None, _) => return Ok(Flow::Done),
                (Some(_), Some(_)) => return self.who.ask(game),
                (Some(only), None) => {
                    drop(kinds);
                    game.activate(content, only, cx)?;
                    if self.reach == Reach::One {
                        return Ok(Flow::Done);
                    }
                }
            }
        }
    }
}

impl Procedure<FinalHour> for ActivateKind {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match wake {
            Wake::Enter => self.go_on(game, content, cx),
            Wake::Said(&[(_, Choice::Monster(monster))]) => {
                game.activate(content, monster, cx)?;
                if self.reach == Reach::One { Ok(Flow::Done) } else { self.go_on(game, content, cx) }
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) | Wake::Again => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        q.ask(self.who.rule());
        distinct(game, content, self.waiting(game, content))
            .for_each(|monster| q.offer(Choice::Monster(monster), self.who.rule()));
    }
}
