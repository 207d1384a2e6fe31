//! Spellbooks: the requirements and the books taken for them.

use engine::{Candidates, Flow, Procedure, Seat, call, candidates};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{GainSigns, Moment, SEATS, Window, ask, out_of_step};
use crate::content::{Book, Content, Needs, Slot};
use crate::state::{Phase, enemy};
use crate::{Choice, Cx, Duel, Event, Frame, Offer, Step, Wake};

/// Runs after an action or a phase: takes spellbooks for requirements that are met, then opens the windows for
/// abilities between actions. The active player is always first.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Settle {
    active: Seat,
    /// The number of windows still to open.
    windows: u8,
    /// The seat that has to choose between several requirements.
    chooser: Option<Seat>,
}

impl Settle {
    /// To be used after an action, an extra action or a battle.
    pub fn after_action(active: Seat) -> Settle {
        Settle { active, windows: rule!("cwd:between-actions.1", 2, else 0), chooser: None }
    }

    /// To be used in other phases, without windows between actions.
    pub fn quiet(active: Seat) -> Settle {
        Settle { active, windows: 0, chooser: None }
    }

    /// The seat that has to choose between several requirements.
    pub fn chooser(&self) -> Option<Seat> {
        self.chooser
    }

    fn in_order(&self) -> [Seat; 2] {
        [self.active, enemy(self.active)]
    }

    fn advance(&mut self, game: &mut Duel, cx: &mut Cx<'_>) -> Step {
        self.chooser = None;
        for seat in self.in_order() {
            let contested =
                game.kill_slots(cx.content, seat).filter(|&slot| game.meets(cx.content, seat, slot));
            if let Candidates::Many = candidates(contested)
                && !game.pays_for_all_kills(cx.content, seat)
            {
                self.chooser = Some(seat);
                return ask(seat);
            }
            if let Some(slot) = game.met(cx.content, seat) {
                return call(TakeBook::new(seat, slot));
            }
        }
        while self.windows > 0 {
            let order = rule!("cwd:between-actions.2", self.in_order(), else self.in_order().map(enemy));
            let seat = order[2 - usize::from(self.windows)];
            self.windows -= 1;
            if let Some(window) = Window::open(game, cx.content, seat, Moment::BetweenActions) {
                return call(window);
            }
        }
        game.open.battle.sides.iter_mut().for_each(|side| side.slain = 0);
        Ok(Flow::Done)
    }
}

impl Procedure<Duel> for Settle {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Back(Frame::TakeBook(_)) if !rule!("cwd:spellbooks.2", true) => Ok(Flow::Done),
            Wake::Enter | Wake::Back(_) => self.advance(game, cx),
            Wake::Said(&[(seat, Choice::Slot(slot))]) => call(TakeBook::new(seat, slot)),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, seat: Seat, q: &mut Offer) {
        q.ask(game.sheet(content, seat).kills.unwrap_or(RuleId("cwd:spellbooks.1")));
        q.public_count();
        for slot in game.kill_slots(content, seat).filter(|&slot| game.meets(content, seat, slot)) {
            q.offer(Choice::Slot(slot), game.asks_for(content, seat, slot));
        }
    }
}

impl Duel {
    /// The first requirement, apart from those of the Doom phase, that the seat meets and has not filled.
    fn met(&self, content: &Content, seat: Seat) -> Option<Slot> {
        let sheet = self.sheet(content, seat);
        self.slots(content, seat).find(|&slot| {
            let needs = sheet.requirements[slot.index()].needs;
            let in_doom_phase = matches!(needs, Needs::FirstDoomPhase | Needs::LastInDoomPhase);
            !in_doom_phase && self.meets(content, seat, slot)
        })
    }

    /// The spaces of the sheet.
    fn slots(&self, content: &Content, seat: Seat) -> impl Iterator<Item = Slot> + use<> {
        (0..self.sheet(content, seat).requirements.len() as u8).map(Slot)
    }

    /// The requirements of the Doom phase that the seat meets. Their books are taken during its go.
    pub(super) fn met_in_doom_phase<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
    ) -> impl Iterator<Item = Slot> + 'a {
        self.slots(content, seat).filter(move |&slot| {
            let needs = self.sheet(content, seat).requirements[slot.index()].needs;
            matches!(needs, Needs::FirstDoomPhase | Needs::LastInDoomPhase) && self.meets(content, seat, slot)
        })
    }

    /// The unfilled spaces that require kills in a battle.
    fn kill_slots<'a>(&'a self, content: &'a Content, seat: Seat) -> impl Iterator<Item = Slot> + 'a {
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        self.slots(content, seat).filter(move |&slot| {
            matches!(sheet.requirements[slot.index()].needs, Needs::Kills(_)) && !side.is_filled(slot)
        })
    }

    /// Whether the kills of the battle are enough for all unfilled kill requirements together.
    fn pays_for_all_kills(&self, content: &Content, seat: Seat) -> bool {
        let all: u8 = self.kill_slots(content, seat).map(|slot| self.kills_for(content, seat, slot)).sum();
        let enough = self.open.battle.sides[seat.index()].slain >= all;
        rule!(of self.sheet(content, seat).kills, enough, else !enough)
    }

    fn kills_for(&self, content: &Content, seat: Seat, slot: Slot) -> u8 {
        match self.sheet(content, seat).requirements[slot.index()].needs {
            Needs::Kills(count) => count,
            _ => 0,
        }
    }

    /// Whether the space is not filled and its requirement is met.
    pub fn meets(&self, content: &Content, seat: Seat, slot: Slot) -> bool {
        let requirement = &self.sheet(content, seat).requirements[slot.index()];
        rule!(of requirement.rule, {
            return !self.side(seat).is_filled(slot) && self.is_condition_met(content, seat, slot, requirement.needs);
        });
        false
    }

    /// The rule of the requirement.
    pub(super) fn asks_for(&self, content: &Content, seat: Seat, slot: Slot) -> RuleId {
        self.sheet(content, seat).requirements[slot.index()].rule.unwrap_or(RuleId("cwd:spellbooks.1"))
    }

    /// Whether the condition is fulfilled.
    fn is_condition_met(&self, content: &Content, seat: Seat, slot: Slot, needs: Needs) -> bool {
        let side = self.side(seat);
        match needs {
            Needs::FirstDoomPhase => self.open.phase == Phase::Doom && self.open.round == 1,
            Needs::LastInDoomPhase => {
                let mut others = self.slots(content, seat).filter(|&other| other != slot);
                self.open.phase == Phase::Doom && others.all(|other| side.is_filled(other))
            }
            Needs::Kills(count) => self.open.battle.sides[seat.index()].slain >= count,
            Needs::WaterGates { own, any } => {
                let water = content.map.water;
                side.controlled_gates().and(water).count() >= own || self.open.gates.and(water).count() >= any
            }
            Needs::Awaken => side.awakened > 0,
            Needs::Zones(count) => side.zones().count() >= count,
            Needs::Sacrifice(_) => {
                rule!("cwd:spellbook-requirements.2", side.past_requirements & (1 << slot.0) != 0, else true)
            }
            Needs::SharedZone => !side.zones().and(self.side(enemy(seat)).zones()).is_empty(),
        }
    }
}

impl Duel {
    /// Whether either player has all six spellbooks, which makes battles extra actions for both.
    pub(super) fn battles_are_extra(&self) -> bool {
        let all = |seat: &Seat| self.side(*seat).book_count() >= Book::COUNT as u8;
        rule!("cwd:control-gate.6", SEATS.iter().any(all), else false)
    }
}

/// Fills the space of a requirement that is met with a spellbook of the seat's choice.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct TakeBook {
    seat: Seat,
    slot: Slot,
}

impl TakeBook {
    /// Fills this space.
    pub fn new(seat: Seat, slot: Slot) -> TakeBook {
        TakeBook { seat, slot }
    }

    /// The seat that takes the book.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// The space to be filled.
    pub fn slot(&self) -> Slot {
        self.slot
    }

    fn left(&self, game: &Duel) -> impl Iterator<Item = Book> + use<> {
        let side = *game.side(self.seat);
        Book::all().filter(move |&book| !side.has_book(book))
    }

    fn take(&self, game: &mut Duel, book: Book, cx: &mut Cx<'_>) -> Step {
        let seat = self.seat;
        rule!("cwd:spellbooks.1", {
            game.side_mut(seat).books |= 1 << book.0;
        });
        cx.tell(RuleId("cwd:spellbooks.1"), || Event::BookTaken { seat, book });
        let requirement = &game.sheet(cx.content, seat).requirements[self.slot.index()];
        if rule!(of requirement.rule, requirement.sign, else false) {
            call(GainSigns::new(seat, 1))
        } else {
            Ok(Flow::Done)
        }
    }
}

impl Procedure<Duel> for TakeBook {
    fn step(&mut self, game: &mut Duel, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        let (seat, slot) = (self.seat, self.slot);
        match wake {
            Wake::Enter => {
                let kills = game.kills_for(cx.content, seat, slot);
                let slain = &mut game.open.battle.sides[seat.index()].slain;
                *slain = slain.saturating_sub(kills);
                game.side_mut(seat).slots |= 1 << slot.0;
                cx.tell(RuleId("cwd:spellbooks.1"), || Event::RequirementMet { seat, slot });
                match candidates(self.left(game)) {
                    Candidates::None => Ok(Flow::Done),
                    Candidates::One(book) => self.take(game, book, cx),
                    Candidates::Many => ask(seat),
                }
            }
            Wake::Said(&[(_, Choice::Book(book))]) => self.take(game, book, cx),
            Wake::Back(_) => Ok(Flow::Done),
            Wake::Said(_) | Wake::Rolled(_) => out_of_step(),
        }
    }

    fn offer(&self, game: &Duel, content: &Content, _: Seat, q: &mut Offer) {
        q.ask(RuleId("cwd:spellbooks.1"));
        q.public_count();
        let books = game.sheet(content, self.seat).books.len();
        for book in self.left(game).filter(|book| book.index() < books) {
            q.offer(Choice::Book(book), RuleId("cwd:spellbooks.1"));
        }
    }
}
