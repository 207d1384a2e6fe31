//! Battles: their start, their dice and their stages.

mod assign;
mod retreat;

pub use assign::{Assign, Hit};
pub use retreat::Retreating;

use engine::{Flow, Odds, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::actions::ACTION_COST;
use super::{Moment, SEATS, Settle, Window, offer_or_refuse, out_of_step};
use crate::content::{Combat, Content, Count, Kind, Zone, Zones};
use crate::event::Loss;
use crate::state::{Battle, Fight, Piece, enemy};
use crate::{Choice, Cx, Duel, Event, Offer, Step, Wake};

/// A battle in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Fighting {
    stage: Stage,
}

/// The next stage of the battle.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    /// Abilities before the battle.
    Before(Side),
    Count,
    Dice(Side),
    Kills(Side),
    /// Abilities used once the kills are assigned.
    AfterKills(Side),
    Pains(Side),
    Removal,
    Retreat(Side),
    Close,
}

/// The sides of a battle. The attacker is always first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Side {
    Attacker,
    Defender,
}

impl Side {
    fn seat(self, game: &Duel) -> Seat {
        match self {
            Side::Attacker => game.open.battle.attacker,
            Side::Defender => enemy(game.open.battle.attacker),
        }
    }
}

impl Fighting {
    /// Starts a battle in the zone. All figures there take part.
    pub(crate) fn begin(game: &mut Duel, seat: Seat, zone: Zone) -> Fighting {
        let fights = SEATS.map(|seat| {
            let side = game.side(seat);
            let mut fight = Fight::default();
            for piece in side.pieces(zone) {
                let all = side.count(piece, zone);
                fight.here[piece.place()] = rule!("cwd:battle.3", all, else all.min(1));
            }
            fight
        });
        game.open.battle = Battle { zone, attacker: seat, on: true, sides: fights };
        Fighting { stage: Stage::Before(Side::Attacker) }
    }

    fn advance(&mut self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        loop {
            let stage = self.stage;
            self.stage = self.after(stage);
            match stage {
                Stage::Before(side) => {
                    if game.one_side_gone() {
                        return self.call_off(game, cx);
                    }
                    let seat = rule!("cwd:pre-battle.3", side.seat(game), else enemy(side.seat(game)));
                    if let Some(window) = Window::open(game, cx.content, seat, Moment::BeforeBattle) {
                        return call(window);
                    }
                }
                Stage::Count => {
                    if game.one_side_gone() {
                        return self.call_off(game, cx);
                    }
                    game.count_dice(cx);
                }
                Stage::Dice(side) => {
                    let seat = side.seat(game);
                    if game.open.battle.sides[seat.index()].dice > 0 {
                        self.stage = stage;
                        return Ok(Flow::Roll);
                    }
                    game.tell_dice(seat, cx);
                }
                Stage::Kills(side) => return call(Assign::new(side.seat(game), Hit::Kill)),
                Stage::AfterKills(side) => {
                    let seat = side.seat(game);
                    if let Some(window) = Window::open(game, cx.content, seat, Moment::AfterKills) {
                        return call(window);
                    }
                }
                Stage::Pains(side) => return call(Assign::new(side.seat(game), Hit::Pain)),
                Stage::Removal => {
                    game.remove_killed(cx);
                    // Spellbooks for kills are taken only after the battle.
                    if !rule!("cwd:spellbooks.3", true) {
                        return call(Settle::quiet(game.open.active));
                    }
                }
                Stage::Retreat(side) => {
                    let seat = rule!("cwd:apply.4", side.seat(game), else enemy(side.seat(game)));
                    return call(Retreating::of(seat));
                }
                Stage::Close => {
                    game.score_survivors(cx);
                    game.open.battle.on = false;
                    let zone = game.open.battle.zone;
                    cx.tell(RuleId("cwd:battle.8"), || Event::BattleEnds { zone });
                    return Ok(Flow::Done);
                }
            }
        }
    }

    fn after(&self, stage: Stage) -> Stage {
        use Side::{Attacker, Defender};
        match stage {
            Stage::Before(Attacker) => Stage::Before(Defender),
            Stage::Before(Defender) => Stage::Count,
            Stage::Count => Stage::Dice(Attacker),
            Stage::Dice(Attacker) => Stage::Dice(Defender),
            Stage::Dice(Defender) => Stage::Kills(Attacker),
            Stage::Kills(Attacker) => Stage::Kills(Defender),
            Stage::Kills(Defender) => Stage::AfterKills(Attacker),
            Stage::AfterKills(Attacker) => Stage::AfterKills(Defender),
            Stage::AfterKills(Defender) => Stage::Pains(Attacker),
            Stage::Pains(Attacker) => Stage::Pains(Defender),
            Stage::Pains(Defender) => Stage::Removal,
            Stage::Removal => Stage::Retreat(Attacker),
            Stage::Retreat(Attacker) => Stage::Retreat(Defender),
            Stage::Retreat(Defender) | Stage::Close => Stage::Close,
        }
    }

    fn call_off(&self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        game.open.battle.on = false;
        let zone = game.open.battle.zone;
        cx.tell(RuleId("cwd:pre-battle.8"), || Event::BattleCalledOff { zone });
        Ok(Flow::Done)
    }

    /// The seat whose dice are being rolled.
    pub fn roller(&self, game: &Duel) -> Option<Seat> {
        match self.stage {
            Stage::Dice(side) => Some(side.seat(game)),
            _ => None,
        }
    }
}

impl Procedure<Duel> for Fighting {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter => {
                let Battle { zone, attacker: seat, .. } = game.open.battle;
                cx.tell(RuleId("cwd:battle.1"), || Event::BattleBegins { seat, zone });
            }
            Wake::Rolled(die) => {
                let Some(seat) = self.roller(game) else { return out_of_step() };
                game.count_die(seat, die);
            }
            Wake::Back(_) => {}
            Wake::Said(_) => return out_of_step(),
        }
        self.advance(game, cx)
    }

    fn odds(&self, _: &Duel, _: &Content, odds: &mut Odds) {
        odds.cite(RuleId("cwd:battle-roll.1"));
        odds.die(6);
    }
}

impl Duel {
    /// The zones where the seat can start a battle. `extra` means that its one action is already used.
    pub(super) fn battle_zones<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        fought: Zones,
        extra: bool,
    ) -> impl Iterator<Item = Zone> + 'a {
        let shared = self.side(seat).zones().and(self.side(enemy(seat)).zones());
        shared.iter().filter(move |&zone| self.no_battle(content, seat, fought, extra, zone).is_none())
    }

    fn no_battle(
        &self,
        content: &Content,
        seat: Seat,
        fought: Zones,
        extra: bool,
        zone: Zone,
    ) -> Option<RuleId> {
        let both = self.side(seat).zones().and(self.side(enemy(seat)).zones());
        let weak = || !rule!("cwd:battle-action.1", self.strength(content, seat, zone) > 0, else true);
        let why = if extra && !self.battles_are_extra() {
            Some("cwd:control-gate.5")
        } else if rule!("cwd:control-gate.9", fought.has(zone), else false) {
            Some("cwd:control-gate.9")
        } else {
            (!both.has(zone) || weak()).then_some("cwd:battle-action.1")
        };
        self.against(seat, ACTION_COST, why.map(RuleId))
    }

    /// Offers battles, as the action of the turn or, with `extra`, in addition to it.
    pub(super) fn offer_battles(
        &self,
        content: &Content,
        seat: Seat,
        fought: Zones,
        extra: bool,
        q: &mut Offer,
    ) {
        let shared = self.side(seat).zones().and(self.side(enemy(seat)).zones());
        let zones = if q.keeps_refusals() { content.map.all() } else { shared };
        for zone in zones.iter() {
            let against = self.no_battle(content, seat, fought, extra, zone);
            let rule = if extra { "cwd:control-gate.6" } else { "cwd:battle-action.1" };
            offer_or_refuse(q, Choice::Battle(zone), RuleId(rule), against);
        }
    }

    /// The number of dice that one figure of the kind rolls.
    pub fn combat(&self, content: &Content, seat: Seat, kind: Kind) -> u8 {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        let figure = sheet.figure(kind);
        let base = match figure.combat {
            Combat::Fixed(dice) => dice,
            Combat::Counted(Count::CultistsAndGates) => {
                rule!(of figure.rule, side.on_map(Kind::CULTIST) + side.controlled_gates().count(), else 0)
            }
        };
        self.powers(content, seat).fold(base, |dice, power| self.stronger(content, seat, power, kind, dice))
    }

    /// The total number of dice of the seat's figures in the zone.
    pub fn strength(&self, content: &Content, seat: Seat, zone: Zone) -> u8 {
        let figures = |kind: Kind| self.side(seat).figures[kind.index()][zone.index()];
        let kinds = self.sheet(content, seat).kinds().filter(|&kind| figures(kind) > 0);
        kinds.map(|kind| figures(kind) * self.combat(content, seat, kind)).sum()
    }

    pub(super) fn one_side_gone(&self) -> bool {
        let gone = self.open.battle.sides.iter().any(|side| side.here.iter().all(|&count| count == 0));
        rule!("cwd:pre-battle.8", gone, else false)
    }

    /// Removes a figure lost before the roll from the battle.
    pub(super) fn leave_battle(&mut self, owner: Seat, piece: Piece) {
        let here = &mut self.open.battle.sides[owner.index()].here[piece.place()];
        *here = rule!("cwd:pre-battle.4", here.saturating_sub(1), else *here);
    }

    fn count_dice(&mut self, cx: &mut Cx<'_>) {
        let zone = self.open.battle.zone;
        let each = SEATS.map(|seat| {
            let strength = rule!("cwd:battle-roll.1", self.strength(cx.content, seat, zone), else 0);
            let fight = &mut self.open.battle.sides[seat.index()];
            fight.dice = strength.saturating_add(fight.bonus);
            fight.dice
        });
        let seat = self.open.battle.attacker;
        cx.tell(RuleId("cwd:battle-roll.1"), || Event::DiceCounted { seat, each });
    }

    /// Reports the results of the seat's dice, if it rolled any.
    fn tell_dice(&self, seat: Seat, cx: &mut Cx<'_>) {
        let Fight { rolled, .. } = self.open.battle.sides[seat.index()];
        let Fight { kills, pains, .. } = self.open.battle.sides[enemy(seat).index()];
        if rolled.iter().any(|&count| count > 0) {
            cx.tell(RuleId("cwd:battle-roll.3"), || {
                let faces = (1..=6u8).rev().zip(rolled.iter().rev());
                let dice: Vec<u8> =
                    faces.flat_map(|(face, &count)| std::iter::repeat_n(face, count.into())).collect();
                let misses = (dice.len() as u8).saturating_sub(kills + pains);
                Event::Hits { seat, dice, kills, pains, misses }
            });
        }
    }

    /// Counts one die of the seat: a kill, a pain or nothing for the enemy.
    fn count_die(&mut self, seat: Seat, die: u32) {
        let sides = &mut self.open.battle.sides;
        sides[seat.index()].dice -= 1;
        if let Some(count) = sides[seat.index()].rolled.get_mut(die.saturating_sub(1) as usize) {
            *count = count.saturating_add(1);
        }
        let foe = &mut sides[enemy(seat).index()];
        match die {
            6 => foe.kills += rule!("cwd:battle-roll.3", 1, else 0),
            4 | 5 => foe.pains += rule!("cwd:battle-roll.3", 1, else 0),
            _ => {}
        }
    }

    fn remove_killed(&mut self, cx: &mut Cx<'_>) {
        let Battle { zone, attacker, .. } = self.open.battle;
        for seat in [attacker, enemy(attacker)] {
            for piece in self.fighters(seat).into_iter().flatten() {
                for _ in 0..self.open.battle.sides[seat.index()].killed[piece.place()] {
                    rule!("cwd:apply.2", {
                        self.lose(seat, piece, zone, Loss::Killed, cx);
                    });
                    self.open.battle.sides[enemy(seat).index()].slain += 1;
                }
            }
        }
    }

    /// The distinct figures of the seat in the order of [`Piece::place`]: by kind, the one on the gate last.
    pub(super) fn fighters(&self, seat: Seat) -> [Option<Piece>; Piece::PLACES] {
        let keeper = self.side(seat).keeper(self.open.battle.zone);
        std::array::from_fn(|place| match place {
            Kind::COUNT => keeper.map(Piece::keeper),
            kind => Some(Piece::beside(Kind(kind as u8))),
        })
    }

    /// The enemy gains half the value of each figure that survived a kill.
    fn score_survivors(&mut self, cx: &mut Cx<'_>) {
        for seat in [self.open.battle.attacker, enemy(self.open.battle.attacker)] {
            for kind in self.sheet(cx.content, seat).kinds() {
                let value = self.sheet(cx.content, seat).figure(kind).value;
                for _ in 0..self.open.battle.sides[seat.index()].spared[kind.index()] {
                    let doom = rule!("cwd:doom-events.16", value.div_ceil(2), else 0);
                    let gainer = enemy(seat);
                    cx.tell(RuleId("cwd:doom-events.16"), || Event::DoomForSurvivor {
                        seat: gainer,
                        kind,
                        doom,
                    });
                    self.gain_doom(gainer, doom, cx);
                }
            }
        }
    }
}
