//! Movement of investigators.

use engine::{Ask, Flow, Procedure, Seat, Seats, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::assets::Cast;
use super::engagement::{Disengage, EngageAt, MonsterSet};
use super::out_of_step;
use super::windows::{Moments, When};
use crate::content::{Ability, Action, Asset, Content, Keyword, Monster, Space};
use crate::setup::EngagedFollow;
use crate::state::{MonsterAt, TestKind};
use crate::{ArkhamHorror, Choice, Cx, Event, Frame, Offer, Step, Wake};

/// The spaces of a move action, and the most dollars that can lengthen it.
const MOVE: (u8, u8) = (2, 2);

/// The distance of a space that cannot be reached.
const OUT_OF_REACH: u8 = u8::MAX;

/// The move action: as usual, or by means of an asset.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveAction {
    pub(crate) seat: Seat,
    pub(crate) with: Option<Asset>,
}

impl MoveAction {
    /// The move action: as usual, or by means of an asset.
    pub fn new(seat: Seat, with: Option<Asset>) -> MoveAction {
        MoveAction { seat, with }
    }
}

impl Procedure<ArkhamHorror> for MoveAction {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let Some(asset) = self.with else {
            let (spaces, most_money) = rule!("ah3:416.2", MOVE, else (1, 0));
            return Ok(Flow::Become(Move::new(self.seat, spaces, most_money, false).into()));
        };
        let how = cx.content.asset(asset).abilities.iter().find_map(|ability| match ability {
            Ability::InsteadOf { action: Action::Move, skill, spaces, most_money } => {
                Some((*skill, spaces.unwrap_or(0), *most_money))
            }
            _ => None,
        });
        let Some((skill, spaces, most_money)) = how else { return out_of_step() };
        let travels = |spaces| Ok(Flow::Become(Move::new(self.seat, spaces, most_money, false).into()));
        match (wake, skill) {
            (Wake::Enter, None) => {
                let seat = self.seat;
                game.open.used.insert(asset);
                cx.tell(RuleId("ah3:card.3"), || Event::Used { seat, asset });
                travels(rule!("ah3:card.3", spaces, else MOVE.0))
            }
            (Wake::Enter, Some(_)) => call(Cast::new(self.seat, asset)),
            (Wake::Back(Frame::Cast(_)), Some(skill)) => {
                if !game.open.person(self.seat).is_in_play() {
                    return Ok(Flow::Done);
                }
                call(game.begin_test(self.seat, skill, TestKind::Move(asset), 0))
            }
            (Wake::Back(Frame::SkillTest(test)), Some(_)) => match test.result() {
                Some(result) => call(Move::new(self.seat, spaces.saturating_add(result), most_money, false)),
                None => Ok(Flow::Done),
            },
            (Wake::Back(_), Some(_)) if game.open.person(self.seat).is_in_play() => {
                Ok(Flow::Become(Moments::new(When::SpellCast, self.seat, asset.0).into()))
            }
            (Wake::Back(_), Some(_)) => Ok(Flow::Done),
            _ => out_of_step(),
        }
    }
}

/// An investigator moves up to a number of spaces, as an action or by a text.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Move {
    pub(crate) seat: Seat,
    pub(crate) spaces: u8,
    pub(crate) most_money: u8,
    pub(crate) past_monsters: bool,
    /// The number of spaces moved.
    pub(crate) moved: u8,
}

impl Move {
    /// An investigator moves up to a number of spaces, as an action or by a text.
    pub fn new(seat: Seat, spaces: u8, most_money: u8, past_monsters: bool) -> Move {
        Move { seat, spaces, most_money, past_monsters, moved: 0 }
    }

    /// The most spaces that the investigator can move for the dollars they have.
    fn most(&self, game: &ArkhamHorror) -> u8 {
        self.spaces.saturating_add(self.most_money.min(game.open.person(self.seat).money))
    }

    /// The dollars that a move of this many spaces costs.
    pub fn price(&self, distance: u8) -> u8 {
        distance.saturating_sub(self.spaces)
    }

    /// The steps to each space that the move can reach; [`OUT_OF_REACH`] for the others and the investigator's own.
    fn reach(&self, game: &ArkhamHorror, content: &Content) -> [u8; Space::COUNT] {
        let mut steps = [OUT_OF_REACH; Space::COUNT];
        let start = game.open.person(self.seat).at;
        let most = self.most(game);
        let mut queue = [start; Space::COUNT];
        let (mut head, mut tail) = (0, 1);
        steps[start.index()] = 0;
        while head < tail {
            let space = queue[head];
            head += 1;
            let done = steps[space.index()];
            let stops =
                space != start && !self.past_monsters && game.is_stopped_at(content, self.seat, space);
            if done == most || rule!("ah3:416.3", stops) {
                continue;
            }
            for &next in rule!("ah3:415.3", game.adjacent(content, space), else &[]) {
                if steps[next.index()] == OUT_OF_REACH && !game.is_forbidden(content, next) {
                    steps[next.index()] = done + 1;
                    queue[tail] = next;
                    tail += 1;
                }
            }
        }
        steps[start.index()] = OUT_OF_REACH;
        steps
    }

    /// The steps and the dollars that it takes to move to this space.
    pub(crate) fn cost(&self, game: &ArkhamHorror, content: &Content, to: Space) -> (u8, u8) {
        let steps = self.reach(game, content)[to.index()];
        (steps, self.price(steps))
    }

    /// The rule that keeps the move from this space, which it cannot reach.
    fn obstacle(&self, game: &ArkhamHorror, content: &Content, space: Space) -> RuleId {
        let distance = game.distance(content, game.open.person(self.seat).at, space);
        match () {
            () if game.is_forbidden(content, space) => RuleId("ah3:002"),
            () if distance <= self.most(game) => RuleId("ah3:416.3"),
            () => RuleId("ah3:416.2"),
        }
    }
}

impl Procedure<ArkhamHorror> for Move {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                if self.reach(game, cx.content).iter().all(|&steps| steps == OUT_OF_REACH) {
                    return self.stays(game);
                }
                Ok(Flow::Ask(Ask::one(self.seat)))
            }
            Wake::Said(&[(_, Choice::Space(to))]) => {
                self.moved = self.reach(game, cx.content)[to.index()];
                let price = self.price(self.moved);
                let seat = self.seat;
                rule!("ah3:416.2", {
                    game.change_money(seat, -i16::from(price), RuleId("ah3:416.2"), cx);
                });
                call(MoveTo::new(seat, to))
            }
            Wake::Said(&[(_, Choice::Stop)]) => self.stays(game),
            Wake::Back(_) if rule!("ah3:faq.2", true) => Ok(Flow::Done),
            Wake::Back(_) => {
                self.spaces = self.spaces.saturating_sub(self.moved);
                self.step(game, Wake::Enter, cx)
            }
            _ => out_of_step(),
        }
    }

    fn offer(&self, game: &ArkhamHorror, content: &Content, _: Seat, q: &mut Offer) {
        let rule = RuleId("ah3:416.2");
        q.ask(rule);
        q.public_count();
        let reach = self.reach(game, content);
        let here = game.open.person(self.seat).at;
        for space in Space::all() {
            if reach[space.index()] != OUT_OF_REACH {
                q.offer(Choice::Space(space), rule);
            } else if q.keeps_refusals() && space != here && !game.adjacent(content, space).is_empty() {
                q.refuse(Choice::Space(space), self.obstacle(game, content, space));
            }
        }
        q.decline(Choice::Stop, rule);
    }
}

impl Move {
    /// The investigator stays. Monsters that they have just let go engage again.
    fn stays(&self, game: &ArkhamHorror) -> Step {
        Ok(Flow::Become(EngageAt::new(game.open.person(self.seat).at).into()))
    }
}

/// An investigator is put into a space, directly or at the end of a move. Monsters that are left behind and those in the new
/// space engage whomever they can.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct MoveTo {
    pub(crate) seat: Seat,
    pub(crate) to: Space,
    from: Space,
    step: Part,
    /// The monster that goes along in any case.
    along: Option<Monster>,
}

/// What comes next when an investigator moves.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The monsters that do not go along let go.
    LetGo,
    /// The investigator moves.
    Go,
    /// Monsters in the space that was left engage those who are still there.
    Behind,
    /// Monsters in the new space engage.
    Arrive,
    /// All is done.
    Over,
}

impl MoveTo {
    /// An investigator moves directly to a space.
    pub fn new(seat: Seat, to: Space) -> MoveTo {
        MoveTo { seat, to, from: to, step: Part::LetGo, along: None }
    }

    /// An investigator and a monster that is engaged with them move to a space together.
    pub fn together(seat: Seat, to: Space, along: Monster) -> MoveTo {
        MoveTo { along: Some(along), ..MoveTo::new(seat, to) }
    }
}

impl Procedure<ArkhamHorror> for MoveTo {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        loop {
            let seat = self.seat;
            match self.step {
                Part::LetGo => {
                    let closed = game.is_forbidden(cx.content, self.to);
                    if closed || !game.open.person(seat).is_in_play() {
                        return Ok(Flow::Done);
                    }
                    self.from = game.open.person(seat).at;
                    self.step = Part::Go;
                    let along = self.along.map_or(MonsterSet::NONE, MonsterSet::only);
                    let behind = game.stays_behind(cx.content, seat).less(along);
                    if self.from != self.to && !behind.is_empty() {
                        return call(Disengage::new(seat, behind, false));
                    }
                }
                Part::Go => {
                    // What follows from letting go may have taken the investigator elsewhere, or out of the game.
                    let person = game.open.person(seat);
                    if !person.is_in_play() || person.at != self.from {
                        return Ok(Flow::Become(EngageAt::new(self.from).into()));
                    }
                    game.relocate(seat, self.to, cx);
                    self.step = Part::Behind;
                }
                Part::Behind => {
                    self.step = Part::Arrive;
                    if self.from != self.to {
                        return call(EngageAt::new(self.from));
                    }
                }
                Part::Arrive => {
                    self.step = Part::Over;
                    return call(EngageAt::new(self.to));
                }
                Part::Over => return Ok(Flow::Done),
            }
        }
    }
}

impl ArkhamHorror {
    /// The monsters engaged with the investigator that do not go along when they move.
    fn stays_behind(&self, content: &Content, seat: Seat) -> MonsterSet {
        let stays = |monster: &Monster| {
            self.open.monster(*monster).at == MonsterAt::Engaged(seat)
                && !rule!("ah3:446.4", self.has_keyword(content, *monster, Keyword::Watching))
                && self.open.options.engaged_follow == EngagedFollow::Stay
        };
        rule!("ah3:415.2", Monster::all().filter(stays).fold(MonsterSet::NONE, MonsterSet::with), else MonsterSet::NONE)
    }

    /// Puts the investigator into the space. Monsters engaged with them go along, except for massive ones.
    fn relocate(&mut self, seat: Seat, to: Space, cx: &mut Cx<'_>) {
        let from = self.open.person(seat).at;
        if from == to {
            return;
        }
        for monster in Monster::all() {
            let state = self.open.monster_mut(monster);
            if state.at == MonsterAt::Ready(from) {
                state.evaded_by = state.evaded_by.without(Seats::only(seat));
                state.noticed = state.noticed.without(Seats::only(seat));
            }
        }
        self.open.person_mut(seat).at = rule!("ah3:415.4", to, else from);
        cx.tell(RuleId("ah3:415.3"), || Event::Moved { seat, from, to });
        for monster in Monster::all() {
            if self.open.monster(monster).at == MonsterAt::Ready(to)
                && self.is_engaged_with(cx.content, monster, seat)
            {
                cx.tell(RuleId("ah3:454.2"), || Event::Engaged { monster, seat });
            }
        }
    }
}
