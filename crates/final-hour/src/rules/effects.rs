//! Effects of action cards, items and reckonings: whose decision, in which order, where, for whom.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Ask, Cx, Flow, Offer, Procedure, Seat, Step, Wake, become_, call};

use super::attack::{Destroy, Wound};
use super::destruction::{Destruction, Repair};
use super::explore::Explore;
use super::monsters::{ActivateKind, ActivateZone, Push, Spawn};
use super::movement::Walk;
use super::out_of_step;
use super::seals::{BreakSeal, SealPathway};
use crate::content::{
    Area, Content, Effect, Kind, Location, Locations, Native, Place, Reach, Script, Toward, Who,
};
use crate::state::{Blind, Figure, Play, bits};
use crate::{Choice, Event, FinalHour, Frame};

/// On whose behalf an effect is resolved, and from where it comes.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct Resolver {
    /// The investigator that "you" means; in a reckoning the lead.
    pub figure: Figure,
    /// Where the effect comes from.
    pub by: By,
}

/// Where an effect comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum By {
    /// An upper effect.
    Upper,
    /// A lower effect.
    Lower,
    /// An item.
    Item,
    /// The Ancient One's sheet.
    Reckoning,
}

impl Resolver {
    /// Who decides.
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

    /// The question is put to whoever decides.
    pub fn ask(self, game: &FinalHour) -> Step<FinalHour> {
        Ok(Flow::Ask(Ask::one(self.seat(game))))
    }

    /// The rule by which they decide.
    pub fn rule(self) -> RuleId {
        match self.by {
            By::Upper | By::Lower => RuleId("fh:effects.1"),
            By::Item => RuleId("fh:clar-effects.1"),
            By::Reckoning => RuleId("fh:ancient-one.1"),
        }
    }

    /// Whether monsters at the ritual site can be made to leave it.
    pub fn empties_ritual_site(self) -> bool {
        rule!("fh:monster-move.4", matches!(self.by, By::Upper | By::Item))
    }
}

fn other(game: &FinalHour, figure: Figure) -> Figure {
    Figure((figure.0 + 1) % game.open.count)
}

/// A script, effect by effect.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Resolve {
    script: Script,
    next: u8,
    who: Resolver,
}

impl Resolve {
    /// From its first effect.
    pub fn new(script: Script, who: Resolver) -> Resolve {
        Resolve { script, next: 0, who }
    }

    /// The script, the number of effects begun, and whose it is.
    pub fn progress(&self) -> (Script, u8, Resolver) {
        (self.script, self.next, self.who)
    }
}

impl Procedure<FinalHour> for Resolve {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        let (Wake::Enter | Wake::Back(_)) = wake else { return out_of_step() };
        let who = self.who;
        while let Some(&effect) = content.effects(self.script).get(usize::from(self.next)) {
            self.next += 1;
            match effect {
                Effect::Move(up_to) => return call(Walk::new(who, up_to, Script::default())),
                Effect::Roam { up_to, entering } => return call(Walk::new(who, up_to, entering)),
                Effect::Attack { wounds, at } => return call(Across::new(Deed::Attack(wounds), at, who)),
                Effect::Destroy { count, at } => return call(Across::new(Deed::Destroy(count), at, who)),
                Effect::Investigate(at) => return call(Across::new(Deed::Explore, at, who)),
                Effect::Seal { count, on } => return call(SealPathway::new(count, on, who)),
                Effect::Push { count, from, to } => {
                    return call(Across::new(Deed::Push(count, to), from, who));
                }
                Effect::Heal { health, who: whom } => {
                    return call(ForEach::new(whom, Act::Heal(health), who));
                }
                Effect::Lose { health, who: whom } => {
                    return call(ForEach::new(whom, Act::Lose(health), who));
                }
                Effect::Each { who: whom, then } => return call(ForEach::new(whom, Act::Script(then), who)),
                Effect::Repair { tokens, at } => return call(Across::new(Deed::Repair(tokens), at, who)),
                Effect::Destruction { tokens, at } => {
                    return call(Across::new(Deed::Destruction(tokens), at, who));
                }
                Effect::Spawn { count, at } => return call(Across::new(Deed::Spawn(count), at, who)),
                Effect::SpawnSpecial { kind, count, at } => {
                    return call(Across::new(Deed::SpawnSpecial(kind, count), at, who));
                }
                Effect::SpawnOrActivate { kind, at } => {
                    return if game.left_of(content, kind) > 0 {
                        call(Across::new(Deed::SpawnSpecial(kind, 1), at, who))
                    } else {
                        call(ActivateKind::new(kind, Reach::One, who))
                    };
                }
                Effect::ActivateZone(zone) => {
                    return call(ActivateZone::new(content.board.locations(zone), who));
                }
                Effect::ActivateKind { kind, reach } => return call(ActivateKind::new(kind, reach, who)),
                Effect::Omens(by) => {
                    game.open.omens = game.open.omens.saturating_add(by);
                    cx.tell(RuleId("fh:reckoning.1"), || Event::OmensChanged { by });
                }
                Effect::Either { this, that } => return call(Either { this, that, who }),
                Effect::Native(Native::GalaVolley) => {
                    // A card of the solo row is nobody's until an action card lies on it.
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
                        cx.tell(RuleId("fh:reckoning.2"), || Event::BlindRoundAhead);
                    }
                }
                Effect::Native(Native::BreakSeal) => return call(BreakSeal { who }),
            }
        }
        Ok(Flow::Done)
    }
}

/// What is done in a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Deed {
    /// Wounds to share out.
    Attack(u8),
    /// Monsters to destroy outright.
    Destroy(u8),
    /// Explore.
    Explore,
    /// Monsters to push, and which way.
    Push(u8, Toward),
    /// Destruction tokens to take away.
    Repair(u8),
    /// Destruction tokens to place.
    Destruction(u8),
    /// Monsters from the cup.
    Spawn(u8),
    /// Special monsters.
    SpawnSpecial(Kind, u8),
}

/// A deed in one location or several.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Across {
    deed: Deed,
    at: Place,
    who: Resolver,
    /// Locations still to come.
    todo: Locations,
}

impl Across {
    /// In this place.
    pub fn new(deed: Deed, at: Place, who: Resolver) -> Across {
        Across { deed, at, who, todo: Locations::NONE }
    }

    /// What is done, and on whose behalf.
    pub fn deed(&self) -> (Deed, Resolver) {
        (self.deed, self.who)
    }

    /// Whether the deed can do anything there.
    fn possible(&self, game: &FinalHour, content: &Content, at: Location) -> bool {
        let open = &game.open;
        match self.deed {
            Deed::Attack(_) | Deed::Destroy(_) => open.monsters[at.at()] != 0,
            Deed::Push(_, to) => {
                open.monsters[at.at()] != 0
                    && (at != open.ritual || self.who.empties_ritual_site())
                    && (to == Toward::Anywhere
                        || content.board.adjacent(at).has(open.person(self.who.figure).at))
            }
            Deed::Explore => !game.shut.clues.is_empty(crate::state::pile::CLUE + at.at()),
            Deed::Repair(_) => open.ruins[at.at()] > 0,
            Deed::Destruction(_) => at == open.ritual || open.ruins[at.at()] < content.board.cells(at),
            Deed::Spawn(_) | Deed::SpawnSpecial(..) => true,
        }
    }

    /// Whether the order of several locations can change anything: only if monsters may walk on.
    fn order_matters(&self, game: &FinalHour, content: &Content) -> bool {
        let lacks_room = |count: u8| self.todo.iter().any(|at| game.open.room(content, at) < count);
        match self.deed {
            Deed::Attack(_) | Deed::Destroy(_) | Deed::Explore | Deed::Repair(_) => false,
            Deed::Push(..) => true,
            Deed::Destruction(count) | Deed::Spawn(count) | Deed::SpawnSpecial(_, count) => lacks_room(count),
        }
    }

    fn deed_in(&self, among: Locations) -> Frame {
        let who = self.who;
        match self.deed {
            Deed::Attack(wounds) => Wound::new(wounds, among, who).into(),
            Deed::Destroy(count) => Destroy::new(count, among, who).into(),
            Deed::Explore => Explore::new(among, who.figure).into(),
            Deed::Push(count, to) => Push::new(count, among, to, who).into(),
            Deed::Repair(tokens) => Repair::new(tokens, among, who).into(),
            Deed::Destruction(tokens) => Destruction::new(tokens, among, who).into(),
            Deed::Spawn(count) => Spawn::common(count, among, who).into(),
            Deed::SpawnSpecial(kind, count) => Spawn::special(kind, count, among, who).into(),
        }
    }

    /// Goes on with what is left to do: a question if there is a choice, else the next location.
    fn go_on(&mut self, game: &FinalHour, content: &Content) -> Step<FinalHour> {
        let asks = match self.at {
            Place::One(_) => true,
            Place::Each(_) => self.order_matters(game, content),
            Place::Here | Place::RitualSite | Place::Gate(_) | Place::Among(_) => false,
        };
        if asks && self.todo.len() > 1 {
            return self.who.ask(game);
        }
        let Some(first) = self.todo.iter().next() else { return Ok(Flow::Done) };
        self.enter(first)
    }

    fn enter(&mut self, at: Location) -> Step<FinalHour> {
        let frame = self.deed_in(Locations::only(at));
        match self.at {
            Place::Each(_) => {
                self.todo = self.todo.less(Locations::only(at));
                Ok(Flow::Call(frame))
            }
            Place::One(_) | Place::Here | Place::RitualSite | Place::Gate(_) | Place::Among(_) => {
                Ok(Flow::Become(frame))
            }
        }
    }
}

impl Procedure<FinalHour> for Across {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match wake {
            Wake::Enter => {
                let area = game.place(content, self.at, self.who);
                if let Place::Among(_) = self.at {
                    return become_(self.deed_in(area));
                }
                // A clue that is not there is still looked for: exploring says that nothing was found.
                let sure = matches!(self.at, Place::Here | Place::RitualSite | Place::Gate(_));
                self.todo = area.iter().filter(|&at| sure || self.possible(game, content, at)).collect();
                self.go_on(game, content)
            }
            Wake::Back(_) => self.go_on(game, content),
            Wake::Said(&[(_, Choice::At(at))]) => {
                cx.tell(self.who.rule(), || Event::ChosePlace { at });
                self.enter(at)
            }
            Wake::Said(_) | Wake::Rolled(_) | Wake::Again => out_of_step(),
        }
    }

    fn offer(&self, game: &FinalHour, content: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        q.ask(self.who.rule());
        self.todo.iter().for_each(|at| q.offer(Choice::At(at), self.who.rule()));
        if q.listens() {
            let area = game.place(content, self.at, self.who).less(self.todo);
            area.iter().for_each(|at| q.refuse(Choice::At(at), RuleId("fh:clar-movement.6")));
        }
    }
}

/// What happens to each of several investigators.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub enum Act {
    /// They recover health.
    Heal(u8),
    /// They lose health.
    Lose(u8),
    /// They resolve a script, deciding for themselves.
    Script(Script),
}

/// Investigators one after another, in turn order.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct ForEach {
    whom: Who,
    act: Act,
    who: Resolver,
    /// Investigators still to come, a bit each.
    todo: u8,
}

impl ForEach {
    /// For these.
    pub fn new(whom: Who, act: Act, who: Resolver) -> ForEach {
        ForEach { whom, act, who, todo: 0 }
    }

    /// What happens, and on whose behalf.
    pub fn act(&self) -> (Act, Resolver) {
        (self.act, self.who)
    }

    fn candidates(&self, game: &FinalHour, content: &Content) -> u8 {
        let open = &game.open;
        let you = self.who.figure;
        let zone = |figure: Figure| content.board.zone(open.person(figure).at);
        let all = open.figures().fold(0, |set, figure| set | 1 << figure.0);
        let others = all & !(1 << you.0);
        match self.whom {
            Who::You => 1 << you.0,
            // In a solo game nobody leads; the player picks one of the two.
            Who::Lead => {
                rule!("fh:solo-setup.4", if open.solo { all } else { 1 << open.lead.0 }, else 1 << open.lead.0)
            }
            Who::All | Who::One => all,
            Who::Others | Who::OneOther => others,
            Who::OthersInYourZone => {
                open.figures().filter(|&f| f != you && zone(f) == zone(you)).fold(0, |set, f| set | 1 << f.0)
            }
        }
    }

    /// Whether just one of them is meant.
    pub fn picks_one(&self) -> bool {
        match self.whom {
            Who::You | Who::Lead | Who::One | Who::OneOther => true,
            Who::All | Who::Others | Who::OthersInYourZone => false,
        }
    }

    fn go_on(&mut self, game: &mut FinalHour, cx: &mut Cx<'_, FinalHour>) -> Step<FinalHour> {
        loop {
            if self.todo == 0 {
                return Ok(Flow::Done);
            }
            // Whose turn it is matters only when somebody decides something.
            let ordered = matches!(self.act, Act::Script(_));
            if self.todo.count_ones() > 1 && (self.picks_one() || (ordered && game.open.solo)) {
                return self.who.ask(game);
            }
            let in_order = game.open.turn_order().find(|figure| self.todo & (1 << figure.0) != 0);
            let any = bits(u64::from(self.todo)).next().map(Figure);
            let next = rule!("fh:clar-movement.5", in_order, else any);
            let Some(next) = next else { return Ok(Flow::Done) };
            if let Some(frame) = self.act_on(next, game, cx)? {
                return Ok(Flow::Call(frame));
            }
        }
    }

    fn act_on(
        &mut self,
        figure: Figure,
        game: &mut FinalHour,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Result<Option<Frame>, table::Halt<FinalHour>> {
        self.todo &= if self.picks_one() { 0 } else { !(1 << figure.0) };
        match self.act {
            Act::Heal(health) => game.heal(figure, health, cx),
            Act::Lose(health) => game.lose_health(figure, health, RuleId("fh:health.1"), cx)?,
            Act::Script(script) => {
                // In a reckoning too, each of them decides their own part.
                let by = if self.who.by == By::Reckoning { By::Lower } else { self.who.by };
                return Ok(Some(Resolve::new(script, Resolver { figure, by }).into()));
            }
        }
        Ok(None)
    }
}

impl Procedure<FinalHour> for ForEach {
    fn step(
        &mut self,
        game: &mut FinalHour,
        content: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match wake {
            Wake::Enter => {
                self.todo = self.candidates(game, content);
                self.go_on(game, cx)
            }
            Wake::Back(_) => self.go_on(game, cx),
            Wake::Said(&[(_, Choice::Figure(figure))]) => {
                cx.tell(self.who.rule(), || Event::ChoseFigure { figure });
                match self.act_on(figure, game, cx)? {
                    Some(frame) => Ok(Flow::Call(frame)),
                    None => self.go_on(game, cx),
                }
            }
            Wake::Said(_) | Wake::Rolled(_) | Wake::Again => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        q.ask(self.who.rule());
        bits(u64::from(self.todo)).for_each(|f| q.offer(Choice::Figure(Figure(f)), self.who.rule()));
    }
}

/// One of two scripts.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Either {
    /// The first.
    pub this: Script,
    /// The second.
    pub that: Script,
    /// Whose choice.
    pub who: Resolver,
}

impl Procedure<FinalHour> for Either {
    fn step(
        &mut self,
        game: &mut FinalHour,
        _: &Content,
        wake: Wake<'_, FinalHour>,
        cx: &mut Cx<'_, FinalHour>,
    ) -> Step<FinalHour> {
        match wake {
            Wake::Enter => self.who.ask(game),
            Wake::Said(&[(_, choice @ (Choice::First | Choice::Second))]) => {
                let second = choice == Choice::Second;
                cx.tell(self.who.rule(), || Event::ChoseEffect { second });
                become_(Resolve::new(if second { self.that } else { self.this }, self.who))
            }
            Wake::Said(_) | Wake::Back(_) | Wake::Rolled(_) | Wake::Again => out_of_step(),
        }
    }

    fn offer(&self, _: &FinalHour, _: &Content, _: Seat, q: &mut Offer<FinalHour>) {
        q.ask(self.who.rule());
        q.offer(Choice::First, self.who.rule());
        q.offer(Choice::Second, self.who.rule());
    }
}

impl FinalHour {
    /// The locations a place means right now.
    pub(crate) fn place(&self, content: &Content, place: Place, who: Resolver) -> Locations {
        let here = self.open.person(who.figure).at;
        match place {
            Place::Here => Locations::only(here),
            Place::RitualSite => Locations::only(self.open.ritual),
            Place::Gate(symbol) => Locations::only(self.open.gate(symbol).at),
            Place::One(area) | Place::Among(area) | Place::Each(area) => self.area(content, area, who),
        }
    }

    fn area(&self, content: &Content, area: Area, who: Resolver) -> Locations {
        let open = &self.open;
        let here = open.person(who.figure).at;
        let gates_with = |tokens: Option<u8>| {
            open.gates.iter().filter(|gate| Some(gate.tokens) == tokens).map(|gate| gate.at).collect()
        };
        match area {
            Area::Adjacent => content.board.adjacent(here),
            Area::YourZone => content.board.locations(content.board.zone(here)),
            Area::Board => Locations::ALL,
            Area::Gates => open.gate_locations(),
            Area::SmallestGates => gates_with(open.gates.iter().map(|gate| gate.tokens).min()),
            Area::LargestGates => gates_with(open.gates.iter().map(|gate| gate.tokens).max()),
            Area::Others => open.places_of(open.figures().filter(|&figure| figure != who.figure)),
            Area::Lair(kind) => {
                let mask = content.mask_of(kind);
                Locations::ALL.iter().filter(|at| open.monsters[at.at()] & mask != 0).collect()
            }
        }
    }
}
