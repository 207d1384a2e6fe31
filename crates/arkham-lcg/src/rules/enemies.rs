//! Enemies: whom they fight, how they attack, where they appear and go.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Few, Flow, Procedure, Seat, call, few};

use super::texts::Cards;
use super::{Harm, MakeRoom, Reveal, ask, out_of_step};
use crate::content::{
    CardId, CardSet, Constant, Content, Keyword, Lasting, Occasion, Prey, Spawn as SpawnAt, Trait,
};
use crate::state::{Deed, Zone};
use crate::{Choice, Cx, Event, Frame, Lcg, Offer, Step, Wake};

/// A few seats.
type Few4 = smallvec::SmallVec<[Seat; 4]>;

impl Lcg {
    /// Whether an enemy fights the seat.
    pub(crate) fn fights(&self, content: &Content, enemy: CardId, seat: Seat) -> bool {
        let state = self.card(enemy);
        if state.by == Some(seat) {
            return true;
        }
        self.has(content, enemy, Keyword::Massive)
            && rule!("lcg:massive.1", state.at.is_some() && state.at == self.location(seat), else false)
            && rule!("lcg:massive.2", !state.turned, else true)
    }

    /// The prey among these: those the enemy goes for.
    pub(crate) fn prey(&self, content: &Content, enemy: CardId, among: Few4) -> Few4 {
        let Some(def) = &self.def(content, enemy).enemy else { return among };
        let prey = if self.is_blank(content, enemy) { Prey::Any } else { def.prey };
        let best = |worth: &dyn Fn(Seat) -> i16| {
            let most = among.iter().map(|&seat| worth(seat)).max().unwrap_or(0);
            among.iter().copied().filter(|&seat| worth(seat) == most).collect::<Few4>()
        };
        match prey {
            Prey::Any => among,
            Prey::Highest(skill) => best(&|seat| i16::from(self.skill(content, seat, skill))),
            Prey::Lowest(skill) => best(&|seat| -i16::from(self.skill(content, seat, skill))),
            Prey::LeastHealth => best(&|seat| -i16::from(self.health_left(content, seat))),
            Prey::LeastSanity => best(&|seat| -i16::from(self.sanity_left(content, seat))),
            Prey::MostClues => best(&|seat| i16::from(self.me(seat).clues)),
            Prey::FewestCards => best(&|seat| -(self.hand_size(seat) as i16)),
            Prey::Bearer if rule!("lcg:prey.4", true, else false) => {
                among.iter().copied().filter(|&seat| enemy.owner() == Some(seat)).collect()
            }
            Prey::Bearer => among,
        }
    }

    /// Whether an enemy could engage somebody: ready, fighting nobody, not keeping away, in the open.
    fn is_loose(&self, content: &Content, enemy: CardId) -> bool {
        let state = self.card(enemy);
        rule!("lcg:enemy-engagement.4", !state.turned, else true)
            && state.by.is_none()
            && state.at.is_some()
            && rule!("lcg:massive.3", !self.has(content, enemy, Keyword::Massive), else true)
            && rule!("lcg:aloof.1", !self.has(content, enemy, Keyword::Aloof), else true)
    }

    /// Whom a loose enemy would engage now.
    fn would_engage(&self, content: &Content, enemy: CardId) -> Few4 {
        let Some(place) = self.card(enemy).at.filter(|place| place.is_place()) else { return Few4::new() };
        let there: Few4 = self.people_at(place).collect();
        let only = matches!(&self.def(content, enemy).enemy, Some(def) if def.prey == Prey::Bearer);
        if rule!("lcg:prey.2", true, else only) { self.prey(content, enemy, there) } else { there }
    }

    fn next_loose(&self, content: &Content) -> Option<CardId> {
        self.enemies(content)
            .find(|&enemy| self.is_loose(content, enemy) && !self.would_engage(content, enemy).is_empty())
    }

    /// What has to be put right before anything else: assets without a slot, an objective that is met, an enemy that
    /// engages.
    pub(crate) fn unsettled(&self, content: &Content) -> Option<Frame> {
        if MakeRoom::due(self).is_some() {
            return Some(Settle::new().into());
        }
        if let Some(frame) = self.objective(content) {
            return Some(frame);
        }
        self.next_loose(content).map(|_| Settle::new().into())
    }

    /// An enemy fights nobody any more.
    pub(crate) fn disengage(&mut self, enemy: CardId, cx: &mut Cx<'_>) {
        if let Some(seat) = self.card(enemy).by {
            let here = self.location(seat);
            let state = self.card_mut(enemy);
            (state.by, state.at) = (None, here);
            cx.tell(RuleId("lcg:enemy-engagement.1"), || Event::Disengaged(enemy));
        }
    }
}

/// Enemies that can, engage.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settle {
    pub(crate) enemy: Option<CardId>,
}

impl Settle {
    /// All that is not settled.
    pub fn new() -> Settle {
        Settle { enemy: None }
    }
}

impl Default for Settle {
    fn default() -> Self {
        Self::new()
    }
}

impl Procedure<Lcg> for Settle {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Turn(seat))]) => {
                let Some(enemy) = self.enemy else { return out_of_step() };
                return call(Engage::new(enemy, seat));
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if let Some(room) = MakeRoom::due(game) {
            return call(room);
        }
        if let Some(frame) = game.objective(cx.content) {
            return call(frame);
        }
        let Some(enemy) = game.next_loose(cx.content) else { return Ok(Flow::Done) };
        self.enemy = Some(enemy);
        match few(game.would_engage(cx.content, enemy).into_iter()) {
            Few::None => Ok(Flow::Done),
            Few::One(seat) => call(Engage::new(enemy, seat)),
            Few::Many => ask(game.tie_breaker()),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        let Some(enemy) = self.enemy else { return };
        q.ask(RuleId("lcg:prey.2"));
        for seat in game.would_engage(content, enemy) {
            q.offer(Choice::Turn(seat), RuleId("lcg:prey.2"));
        }
    }
}

/// An enemy engages an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Engage {
    enemy: CardId,
    seat: Seat,
    begun: bool,
}

impl Engage {
    /// This enemy, this investigator.
    pub fn new(enemy: CardId, seat: Seat) -> Engage {
        Engage { enemy, seat, begun: false }
    }
}

impl Procedure<Lcg> for Engage {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (enemy, seat) = (self.enemy, self.seat);
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let state = game.card_mut(enemy);
        rule!("lcg:enemy-engagement.1", {
            let by = rule!("lcg:engage-action.2", seat, else state.by.unwrap_or(seat));
            (state.by, state.at) = (Some(by), None);
        });
        cx.tell(RuleId("lcg:enemy-engagement.1"), || Event::Engaged { enemy, seat });
        self.begun = true;
        let deed = Deed::new(Occasion::Engage, Some(seat), enemy, game.location(seat));
        match game.happened(deed) {
            Some(frame) => call(frame),
            None => Ok(Flow::Done),
        }
    }
}

/// An enemy attacks an investigator.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Attack {
    enemy: CardId,
    seat: Seat,
    /// Whether it is turned afterwards.
    exhausts: bool,
    /// Whether abilities can answer it.
    answered: bool,
    stage: u8,
}

impl Attack {
    /// In the enemy phase: the enemy is turned afterwards.
    pub fn in_phase(enemy: CardId, seat: Seat) -> Attack {
        Attack { enemy, seat, exhausts: true, answered: true, stage: 0 }
    }

    /// At an action: an attack like others, but that the enemy stays ready.
    pub fn of_opportunity(enemy: CardId, seat: Seat) -> Attack {
        Attack {
            exhausts: rule!("lcg:attack-of-opportunity.4", false, else true),
            answered: rule!("lcg:attack-of-opportunity.6", true, else false),
            ..Attack::in_phase(enemy, seat)
        }
    }

    /// At another moment: the enemy stays ready.
    pub fn now(enemy: CardId, seat: Seat) -> Attack {
        Attack { exhausts: false, ..Attack::in_phase(enemy, seat) }
    }
}

impl Lcg {
    /// Whether the enemy may attack the seat at all.
    pub(crate) fn may_attack(&self, content: &Content, enemy: CardId, seat: Seat) -> bool {
        !self.held(seat, Lasting::Unseen) || self.def(content, enemy).is(Trait::Elite)
    }
}

impl Procedure<Lcg> for Attack {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        let (enemy, seat) = (self.enemy, self.seat);
        loop {
            self.stage += 1;
            match self.stage {
                1 => {
                    if !game.may_attack(cx.content, enemy, seat) {
                        return Ok(Flow::Done);
                    }
                    let Some(def) = &game.def(cx.content, enemy).enemy else { return Ok(Flow::Done) };
                    cx.tell(RuleId("lcg:attacker-attacked.1"), || Event::Attacked { enemy, seat });
                    let deed = Deed {
                        by: Some(enemy),
                        n: def.damage,
                        m: def.horror,
                        ..Deed::new(Occasion::Attack, Some(seat), enemy, game.location(seat))
                    };
                    if let Some(frame) = game.before(deed).filter(|_| self.answered) {
                        return call(frame);
                    }
                }
                2 => {
                    let Some(&deed) = game.current() else { return out_of_step() };
                    if rule!("lcg:cancel.1", deed.cancelled, else false) {
                        cx.tell(RuleId("lcg:cancel.1"), || Event::AttackCancelled(enemy));
                        game.never();
                        // Whoever was attacked, the enemy has made its attack.
                        self.exhausts &= rule!("lcg:cancel.2", true, else false);
                        self.stage = 3;
                        continue;
                    }
                    if game.playing(seat) && deed.n + deed.m > 0 {
                        return call(Harm::attack(game, seat, enemy, deed.n, deed.m));
                    }
                }
                3 => {
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                _ => {
                    if self.exhausts && game.is_in_play(enemy) {
                        rule!("lcg:framework.28", {
                            game.exhaust(enemy, cx);
                        });
                    }
                    return Ok(Flow::Done);
                }
            }
        }
    }
}

/// Attacks of opportunity: every ready enemy that fights the seat strikes once.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Opportunity {
    seat: Seat,
}

impl Opportunity {
    /// The seat has done something that provokes.
    pub fn new(game: &mut Lcg, seat: Seat) -> Opportunity {
        game.open.struck = CardSet::NONE;
        Opportunity { seat }
    }

    fn foes(&self, game: &Lcg, content: &Content) -> Cards {
        let ready = |enemy: &CardId| {
            rule!("lcg:attack-of-opportunity.1", !game.card(*enemy).turned, else true)
                && !game.open.struck.has(*enemy)
                && game.may_attack(content, *enemy, self.seat)
        };
        game.fighting(content, self.seat).filter(ready).collect()
    }

    fn strike(&self, game: &mut Lcg, enemy: CardId) -> Step {
        game.open.struck.insert(enemy);
        call(Attack::of_opportunity(enemy, self.seat))
    }
}

impl Procedure<Lcg> for Opportunity {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(enemy))]) => return self.strike(game, enemy),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if !game.playing(self.seat) {
            return Ok(Flow::Done);
        }
        match few(self.foes(game, cx.content).into_iter()) {
            Few::None => Ok(Flow::Done),
            Few::One(enemy) => self.strike(game, enemy),
            Few::Many => ask(self.seat),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:attack-of-opportunity.1"));
        for enemy in self.foes(game, content) {
            q.offer(Choice::Pick(enemy), RuleId("lcg:attack-of-opportunity.1"));
        }
    }
}

/// An enemy appears.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Spawn {
    pub(crate) enemy: CardId,
    /// Who drew it.
    seat: Seat,
    /// Where, if an effect says so or it was chosen.
    at: Option<CardId>,
    /// Fighting whom.
    fights: Option<Seat>,
    stage: u8,
}

impl Spawn {
    /// As its own text says, or fighting the one who drew it.
    pub fn drawn(enemy: CardId, seat: Seat) -> Spawn {
        Spawn { enemy, seat, at: None, fights: None, stage: 0 }
    }

    /// Where an effect says.
    pub fn at(enemy: CardId, seat: Seat, place: CardId) -> Spawn {
        Spawn { at: rule!("lcg:spawn.6", Some(place), else None), ..Spawn::drawn(enemy, seat) }
    }

    fn places(&self, game: &Lcg, content: &Content) -> Cards {
        let def = game.def(content, self.enemy);
        match def.enemy.as_ref().map(|enemy| &enemy.spawn) {
            Some(SpawnAt::At(title)) => {
                game.places().filter(|&place| game.def(content, place).title == *title).collect()
            }
            Some(SpawnAt::Empty) => game
                .places()
                .filter(|&place| {
                    game.people_at(place).next().is_none()
                        && !game.enemies(content).any(|enemy| game.place_of(enemy) == Some(place))
                })
                .collect(),
            Some(SpawnAt::Drawer | SpawnAt::Prey) | None => Cards::new(),
        }
    }

    pub(crate) fn own_text(&self, game: &Lcg, content: &Content) -> bool {
        let def = game.def(content, self.enemy);
        matches!(def.enemy.as_ref().map(|enemy| &enemy.spawn), Some(SpawnAt::At(_) | SpawnAt::Empty))
    }

    fn hunted(&self, game: &Lcg, content: &Content) -> Few4 {
        game.prey(content, self.enemy, game.players().collect())
    }
}

impl Procedure<Lcg> for Spawn {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Pick(place))]) => self.at = Some(place),
            Wake::Said(&[(_, Choice::Turn(seat))]) => self.fights = Some(seat),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let enemy = self.enemy;
        loop {
            match self.stage {
                0 if self.at.is_some() || self.fights.is_some() => self.stage = 1,
                0 if rule!("lcg:spawn.1", self.own_text(game, cx.content), else false) => {
                    match few(self.places(game, cx.content).into_iter()) {
                        Few::One(place) => self.at = Some(place),
                        Few::Many => return ask(rule!("lcg:spawn.5", self.seat, else game.open.lead)),
                        Few::None => {
                            rule!("lcg:spawn.4", {
                                cx.tell(RuleId("lcg:spawn.4"), || Event::Spawned { enemy, at: None });
                                game.discard(enemy, cx);
                                return Ok(Flow::Done);
                            });
                            self.fights = Some(self.seat);
                        }
                    }
                }
                0 => {
                    let def = game.def(cx.content, enemy);
                    let by_prey = def.enemy.as_ref().is_some_and(|enemy| enemy.spawn == SpawnAt::Prey);
                    let by_prey = rule!("lcg:prey.5", by_prey, else true);
                    match few(self.hunted(game, cx.content).into_iter()) {
                        Few::One(seat) if by_prey => self.fights = Some(seat),
                        Few::Many if by_prey => return ask(game.open.lead),
                        _ if rule!("lcg:spawn.3", true) => self.fights = Some(self.seat),
                        _ => self.at = game.location(self.seat),
                    }
                }
                1 => {
                    self.stage = 2;
                    let place = self.at.or_else(|| self.fights.and_then(|seat| game.location(seat)));
                    let deed = Deed::new(Occasion::Spawn, self.fights, enemy, place);
                    if let Some(frame) = game.before(deed) {
                        return call(frame);
                    }
                }
                2 => {
                    self.stage = 3;
                    let Some(&deed) = game.current() else { return out_of_step() };
                    if deed.cancelled || game.card(enemy).zone == Zone::Discard {
                        game.never();
                        return Ok(Flow::Done);
                    }
                    let here = self.fights.and_then(|seat| game.location(seat));
                    let fights = self.fights.filter(|_| deed.place == here && deed.place.is_some());
                    let Some(place) = deed.place else {
                        game.never();
                        game.discard(enemy, cx);
                        return Ok(Flow::Done);
                    };
                    game.oust_twin(enemy, cx);
                    game.put_in_play(cx.content, enemy, Zone::Play);
                    let massive =
                        rule!("lcg:massive.3", game.has(cx.content, enemy, Keyword::Massive), else false);
                    let aloof = rule!("lcg:aloof.2", game.has(cx.content, enemy, Keyword::Aloof), else false);
                    game.card_mut(enemy).at = Some(place);
                    cx.tell(RuleId("lcg:spawn.1"), || Event::Spawned { enemy, at: Some(place) });
                    if let Some(seat) = fights.filter(|_| !massive && !aloof) {
                        return call(Engage::new(enemy, seat));
                    }
                }
                3 => {
                    self.stage = 4;
                    if let Some(frame) = game.after() {
                        return call(frame);
                    }
                }
                4 => {
                    self.stage = 5;
                    let deed = Deed::new(Occasion::InPlay, game.card(enemy).by, enemy, game.place_of(enemy));
                    if game.is_in_play(enemy)
                        && let Some(frame) = game.happened(deed)
                    {
                        return call(frame);
                    }
                }
                5 => {
                    self.stage = 6;
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        if self.own_text(game, content) {
            q.ask(RuleId("lcg:spawn.5"));
            for place in self.places(game, content) {
                q.offer(Choice::Pick(place), RuleId("lcg:spawn.5"));
            }
        } else {
            q.ask(RuleId("lcg:prey.3"));
            for seat in self.hunted(game, content) {
                q.offer(Choice::Turn(seat), RuleId("lcg:prey.3"));
            }
        }
    }
}

/// Hunters go for their prey, one after the other in the lead investigator's order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Hunters {
    pub(crate) enemy: Option<CardId>,
}

impl Hunters {
    /// All of them.
    pub fn new(game: &mut Lcg) -> Hunters {
        game.open.moved = CardSet::NONE;
        Hunters { enemy: None }
    }

    fn waiting(game: &Lcg, content: &Content) -> Cards {
        let hunts = |enemy: &CardId| {
            let state = game.card(*enemy);
            rule!("lcg:hunter.1", game.has(content, *enemy, Keyword::Hunter), else false)
                && !state.turned
                && state.by.is_none()
                && !game.open.moved.has(*enemy)
                && game.would_engage(content, *enemy).is_empty()
                && !Self::ways(game, content, *enemy).is_empty()
        };
        game.enemies(content).filter(hunts).collect()
    }

    /// The locations a hunter can step to on its way to its prey.
    fn ways(game: &Lcg, content: &Content, enemy: CardId) -> Cards {
        let Some(from) = game.card(enemy).at else { return Cards::new() };
        let mut nearest = u8::MAX;
        let mut near = Few4::new();
        let mut all: Few4 = game.players().collect();
        if let Some(def) = &game.def(content, enemy).enemy
            && def.prey == Prey::Bearer
        {
            all = game.prey(content, enemy, all);
        }
        for seat in all {
            let Some(far) = game.location(seat).and_then(|to| game.distance(content, from, to)) else {
                continue;
            };
            if far < nearest {
                (nearest, near) = (far, Few4::new());
            }
            if far == nearest {
                near.push(seat);
            }
        }
        let near = if rule!("lcg:prey.3", true, else false) { game.prey(content, enemy, near) } else { near };
        let steps = |to: CardId| {
            near.iter().any(|&seat| {
                let goal = game.location(seat);
                goal.and_then(|goal| game.distance(content, to, goal)).is_some_and(|far| far + 1 == nearest)
            })
        };
        let open = |to: CardId| rule!("lcg:hunter.3", game.may_enter(content, enemy, to), else true);
        game.next_to(content, from).filter(|&to| steps(to) && open(to)).collect()
    }
}

impl Lcg {
    /// Who decides between equals.
    fn tie_breaker(&self) -> Seat {
        rule!("lcg:lead-investigator.2", self.open.lead, else self.players().last().unwrap_or(self.open.lead))
    }

    /// Whether an enemy can move into a location.
    pub(crate) fn may_enter(&self, content: &Content, enemy: CardId, place: CardId) -> bool {
        self.def(content, enemy).is(Trait::Elite) || !self.attached_says(content, place, &Constant::Barred)
    }
}

impl Procedure<Lcg> for Hunters {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => self.enemy = None,
            Wake::Said(&[(_, Choice::Pick(card))]) if card.is_place() => {
                let Some(enemy) = self.enemy else { return out_of_step() };
                game.open.moved.insert(enemy);
                return call(EnemyMove::new(enemy, card));
            }
            Wake::Said(&[(_, Choice::Pick(enemy))]) => self.enemy = Some(enemy),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        if self.enemy.is_none() {
            match few(Self::waiting(game, cx.content).into_iter()) {
                Few::None => return Ok(Flow::Done),
                Few::One(enemy) => self.enemy = Some(enemy),
                Few::Many => return ask(game.tie_breaker()),
            }
        }
        let Some(enemy) = self.enemy else { return out_of_step() };
        let ways = Self::ways(game, cx.content, enemy);
        let ways =
            if rule!("lcg:hunter.2", true, else false) { &ways[..] } else { &ways[..1.min(ways.len())] };
        match few(ways.iter().copied()) {
            Few::None => {
                game.open.moved.insert(enemy);
                self.enemy = None;
                self.step(game, Wake::Enter, cx)
            }
            Few::One(to) => {
                game.open.moved.insert(enemy);
                call(EnemyMove::new(enemy, to))
            }
            Few::Many => ask(game.tie_breaker()),
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("lcg:hunter.2"));
        let all = match self.enemy {
            Some(enemy) => Self::ways(game, content, enemy),
            None => Self::waiting(game, content),
        };
        for card in all {
            q.offer(Choice::Pick(card), RuleId("lcg:hunter.2"));
        }
    }
}

/// An enemy moves to a location next to its own.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct EnemyMove {
    enemy: CardId,
    to: CardId,
}

impl EnemyMove {
    /// There.
    pub fn new(enemy: CardId, to: CardId) -> EnemyMove {
        EnemyMove { enemy, to }
    }
}

impl Procedure<Lcg> for EnemyMove {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {}
            Wake::Back(_) => return Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let (card, to) = (self.enemy, self.to);
        rule!("lcg:move.1", {
            game.card_mut(card).at = Some(to);
        });
        cx.tell(RuleId("lcg:hunter.1"), || Event::Moved { card, to });
        if game.reveals(card, to) {
            return call(Reveal::new(to));
        }
        match game.unsettled(cx.content) {
            Some(frame) => call(frame),
            None => Ok(Flow::Done),
        }
    }
}
