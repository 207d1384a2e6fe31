//! References to things on the board, and which of them choices and events are about.

use engine::{BoardRef, Seat};

use super::sheets::necrophagy_kind;
use crate::content::{Ability, Book, Content, Kind, Power, Skill, Slot, Zone};
use crate::event::Income;
use crate::rules::SEATS;
use crate::state::{Piece, enemy};
use crate::{Choice, Duel, Event, Frame};

/// A zone of the map.
pub(crate) fn zone(zone: Zone) -> BoardRef {
    BoardRef::new("zone", zone.0)
}

/// The gate in a zone.
pub(crate) fn gate(zone: Zone) -> BoardRef {
    BoardRef::new("gate", zone.0)
}

/// The figure on the gate in a zone.
pub(crate) fn keeper(zone: Zone) -> BoardRef {
    BoardRef::new("keeper", zone.0)
}

/// The figures of one kind of one seat in a zone, except the one on the gate.
pub(crate) fn figures(seat: Seat, kind: Kind, zone: Zone) -> BoardRef {
    BoardRef::new("figure", format_args!("{}-{}-{}", seat.0, kind.0, zone.0))
}

/// A figure: the one on the gate, or those beside it.
pub(crate) fn piece(seat: Seat, piece: Piece, zone: Zone) -> BoardRef {
    if piece.keeper { keeper(zone) } else { figures(seat, piece.kind, zone) }
}

/// The figures of one kind in a seat's pool.
pub(crate) fn pool(seat: Seat, kind: Kind) -> BoardRef {
    BoardRef::new("pool", format_args!("{}-{}", seat.0, kind.0))
}

/// The figures of one kind of a seat that are in play but off the map.
pub(crate) fn below(seat: Seat, kind: Kind) -> BoardRef {
    BoardRef::new("below", format_args!("{}-{}", seat.0, kind.0))
}

/// The enemy cultists that a seat has captured.
pub(crate) fn captives(holder: Seat) -> BoardRef {
    BoardRef::new("captives", holder.0)
}

/// The power of a seat.
pub(crate) fn power(seat: Seat) -> BoardRef {
    BoardRef::new("power", seat.0)
}

/// The doom of a seat.
pub(crate) fn doom(seat: Seat) -> BoardRef {
    BoardRef::new("doom", seat.0)
}

/// The Elder Signs of a seat whose value the viewer does not know.
pub(crate) fn signs(seat: Seat) -> BoardRef {
    BoardRef::new("sign", seat.0)
}

/// The Elder Signs of this value held by a seat.
pub(crate) fn signs_worth(seat: Seat, value: u8) -> BoardRef {
    BoardRef::new("sign", format_args!("{}-{value}", seat.0))
}

/// A spellbook of a seat.
pub(crate) fn book(seat: Seat, book: Book) -> BoardRef {
    BoardRef::new("book", format_args!("{}-{}", seat.0, book.0))
}

/// A spellbook requirement of a seat.
pub(crate) fn slot(seat: Seat, slot: Slot) -> BoardRef {
    BoardRef::new("slot", format_args!("{}-{}", seat.0, slot.0))
}

/// An ability, on a sheet or among the printed texts.
pub(crate) fn by_name(ability: &Ability) -> BoardRef {
    BoardRef::new("ability", &ability.slug)
}

/// The doom track.
pub(crate) fn doom_track() -> BoardRef {
    BoardRef::new("track", "doom")
}

/// The ritual track.
pub(crate) fn ritual_track() -> BoardRef {
    BoardRef::new("track", "ritual")
}

/// The withering track.
pub(crate) fn withering_track() -> BoardRef {
    BoardRef::new("track", "withering")
}

/// The round and its phase.
pub(crate) fn round() -> BoardRef {
    BoardRef::new("round", 0)
}

/// The bag of Elder Signs.
pub(crate) fn bag() -> BoardRef {
    BoardRef::new("bag", 0)
}

/// The battle in progress.
pub(crate) fn battle() -> BoardRef {
    BoardRef::new("battle", 0)
}

/// One side of the battle in progress.
pub(crate) fn fight(seat: Seat) -> BoardRef {
    BoardRef::new("fight", seat.0)
}

impl Duel {
    /// The things that a choice of the seat concerns. The first is the one to click.
    pub(super) fn choice_refs_of(
        &self,
        content: &Content,
        top: &Frame,
        seat: Seat,
        choice: Choice,
    ) -> Vec<BoardRef> {
        let concerned = self.subject_seat(top);
        let fought = self.open.battle.zone;
        let by = |fits: fn(&Power) -> bool| self.used(content, seat, fits);
        let god = self.sheet(content, seat).great_old_one();
        match choice {
            Choice::Recruit(at) => vec![zone(at), pool(seat, Kind::CULTIST), power(seat)],
            Choice::Summon(kind, at) => vec![zone(at), pool(seat, kind), power(seat)],
            Choice::Awaken(at) => vec![zone(at), pool(seat, god), power(seat)],
            Choice::Build(at) => vec![zone(at), power(seat)],
            Choice::Move(who, from, to) => vec![piece(seat, who, from), zone(to), power(seat)],
            Choice::Battle(at) => {
                let both = SEATS.into_iter().flat_map(|of| self.all_there(of, at));
                [zone(at)].into_iter().chain(both).chain([power(seat)]).collect()
            }
            Choice::Capture(at) => {
                let prey = self.of_kind(enemy(seat), Kind::CULTIST, at);
                [zone(at)].into_iter().chain(prey).chain([power(seat)]).collect()
            }
            Choice::TakeGate(kind, at) => vec![gate(at), figures(seat, kind, at)],
            Choice::LeaveGate(at) => vec![keeper(at), gate(at)],
            Choice::Dreams(at) => {
                let prey = self.of_kind(enemy(seat), Kind::CULTIST, at);
                let used = by(|power| matches!(power, Power::Dreams { .. }));
                [zone(at)].into_iter().chain(prey).chain(used).chain([power(seat)]).collect()
            }
            Choice::Submerge => {
                let used = by(|power| matches!(power, Power::Submerge { .. }));
                used.into_iter().chain(self.everywhere(seat, god)).chain([power(seat)]).collect()
            }
            Choice::Surface(at) => vec![zone(at), below(seat, god)],
            Choice::Avatar(owner, at) => {
                let used = by(|power| matches!(power, Power::Avatar { .. }));
                let there = self.all_there(owner, at);
                let all = [zone(at)].into_iter().chain(there).chain(self.everywhere(seat, god));
                all.chain(used).chain([power(seat)]).collect()
            }
            Choice::Ghroth => {
                by(|power| matches!(power, Power::Ghroth { .. })).into_iter().chain([power(seat)]).collect()
            }
            Choice::Sacrifice(which) | Choice::Slot(which) => vec![slot(seat, which)],
            Choice::Piece(who, at) => vec![piece(concerned, who, at)],
            Choice::Spare(who) | Choice::Again(who) | Choice::Absorb(who) => {
                vec![piece(concerned, who, fought)]
            }
            Choice::Retreat(who, to) => vec![zone(to), piece(concerned, who, fought)],
            Choice::Devour => {
                let used = by(|power| *power == Power::Devour);
                used.into_iter().chain(self.of_kind(seat, god, fought)).collect()
            }
            Choice::Bring(from) => {
                let kind = necrophagy_kind(self.sheet(content, concerned)).unwrap_or(Kind::CULTIST);
                self.of_kind(concerned, kind, from).into_iter().chain([zone(fought)]).collect()
            }
            Choice::Exchange(who, at) => {
                let into =
                    self.sheet(content, concerned).abilities().find_map(|(_, ability)| match ability.power {
                        Power::Exchange { to, .. } => Some(pool(concerned, to)),
                        _ => None,
                    });
                [piece(concerned, who, at)].into_iter().chain(into).collect()
            }
            Choice::Place(owner, at) => vec![zone(at), pool(owner, Kind::CULTIST)],
            Choice::Book(which) => vec![book(seat, which)],
            Choice::Ritual => {
                let held = self.side(seat).controlled_gates();
                let all = [ritual_track(), doom(seat)].into_iter().chain(held.iter().map(gate));
                all.chain([power(seat)]).collect()
            }
            Choice::BloodSacrifice(who, at) => {
                let used = by(|power| *power == Power::BloodSacrifice);
                [piece(seat, who, at)].into_iter().chain(used).chain([bag()]).collect()
            }
            Choice::First(first) => vec![BoardRef::seat(first)],
            Choice::Reveal(value) => vec![signs_worth(seat, value), doom(seat)],
            // These have nothing to click and are chosen from the list alone.
            Choice::Pass | Choice::EndTurn | Choice::Stop => Vec::new(),
        }
    }

    /// The distinct figures of a kind in the zone.
    fn of_kind(&self, seat: Seat, kind: Kind, at: Zone) -> Vec<BoardRef> {
        self.side(seat).pieces_of(kind, at).map(|who| piece(seat, who, at)).collect()
    }

    /// The distinct figures of a seat in the zone.
    fn all_there(&self, seat: Seat, at: Zone) -> Vec<BoardRef> {
        self.side(seat).pieces(at).map(|who| piece(seat, who, at)).collect()
    }

    /// The figures of a kind anywhere on the map.
    fn everywhere(&self, seat: Seat, kind: Kind) -> Vec<BoardRef> {
        self.side(seat).zones_of(kind).iter().flat_map(|at| self.of_kind(seat, kind, at)).collect()
    }

    /// The first ability on the seat's sheet whose power matches. Reads only the sheet, which never changes.
    fn used(&self, content: &Content, seat: Seat, fits: fn(&Power) -> bool) -> Option<BoardRef> {
        let (skill, _) = self.sheet(content, seat).abilities().find(|(_, ability)| fits(&ability.power))?;
        Some(self.skill(content, seat, skill))
    }

    /// The reference to an ability of the seat: its spellbook, or the ability on the sheet.
    fn skill(&self, content: &Content, seat: Seat, skill: Skill) -> BoardRef {
        match skill.book() {
            Some(which) => book(seat, which),
            None => by_name(self.sheet(content, seat).skill(skill)),
        }
    }

    /// The things that an event concerns. Does not depend on state that changes during a game.
    pub(super) fn event_refs_of(&self, content: &Content, event: &Event) -> Vec<BoardRef> {
        let used = |seat: Seat, fits: fn(&Power) -> bool| self.used(content, seat, fits);
        let god = |seat: Seat| self.sheet(content, seat).great_old_one();
        match *event {
            Event::RoundBegins { .. } | Event::PhaseBegins { .. } => vec![round()],
            Event::LotDrawn { seat }
            | Event::TurnBegins { seat, .. }
            | Event::TurnEnds { seat }
            | Event::Enough { seat }
            | Event::AbilityDeclined { seat }
            | Event::FirstPlayer { seat, .. }
            | Event::RitualDeclined { seat } => vec![BoardRef::seat(seat)],
            Event::Withers { seat, .. } => vec![withering_track(), BoardRef::seat(seat)],
            Event::WitheringPaid { seat, .. } | Event::WitheredAway { seat } => {
                vec![power(seat), withering_track()]
            }
            Event::Recruited { seat, zone: at } => {
                vec![figures(seat, Kind::CULTIST, at), zone(at), pool(seat, Kind::CULTIST)]
            }
            Event::Summoned { seat, kind, zone: at, .. } | Event::Awakened { seat, kind, zone: at, .. } => {
                vec![figures(seat, kind, at), zone(at), pool(seat, kind)]
            }
            Event::GateBuilt { seat, zone: at } => vec![gate(at), zone(at), power(seat)],
            Event::GateTaken { zone: at, .. } => vec![keeper(at), gate(at), zone(at)],
            Event::GateLeft { seat, kind, zone: at } => vec![figures(seat, kind, at), gate(at), zone(at)],
            Event::Moved { seat, piece: who, from, to } | Event::Retreated { seat, piece: who, from, to } => {
                vec![figures(seat, who.kind, to), zone(from), zone(to)]
            }
            Event::Passed { seat, .. } | Event::PowerRaised { seat, .. } => vec![power(seat)],
            Event::Lost { owner, piece: who, zone: at, doom: gained, .. } => {
                let scored = (gained > 0).then(|| doom(enemy(owner)));
                [piece(owner, who, at), zone(at)].into_iter().chain(scored).collect()
            }
            Event::Placed { owner, kind, zone: at } => vec![figures(owner, kind, at), zone(at)],
            Event::Dreamt { seat, zone: at } => [zone(at)]
                .into_iter()
                .chain(used(seat, |power| matches!(power, Power::Dreams { .. })))
                .collect(),
            Event::Submerged { seat, piece: who, zone: at } => vec![below(seat, who.kind), zone(at)],
            Event::Surfaced { seat, zone: at } => vec![figures(seat, god(seat), at), zone(at)],
            Event::AvatarCalled { seat, owner, zone: at } => {
                let used = used(seat, |power| matches!(power, Power::Avatar { .. }));
                [zone(at), BoardRef::seat(owner)].into_iter().chain(used).collect()
            }
            Event::Swapped { seat, from, to, owner, piece: who } => {
                vec![figures(seat, god(seat), to), figures(owner, who.kind, from), zone(from), zone(to)]
            }
            Event::GhrothRolled { seat, .. } => {
                used(seat, |power| matches!(power, Power::Ghroth { .. })).into_iter().collect()
            }
            Event::Exchanged { seat, to, zone: at, .. } => {
                vec![figures(seat, to, at), zone(at), pool(seat, to)]
            }
            Event::BattleBegins { zone: at, .. }
            | Event::BattleCalledOff { zone: at }
            | Event::BattleEnds { zone: at }
            | Event::NoRetreat { zone: at, .. } => vec![zone(at), battle()],
            Event::DevourUsed { seat } => {
                used(seat, |power| *power == Power::Devour).into_iter().chain([fight(enemy(seat))]).collect()
            }
            Event::DiceCounted { seat, .. } | Event::Hits { seat, .. } => vec![fight(seat), battle()],
            Event::KillTaken { seat, .. }
            | Event::KillSurvived { seat, .. }
            | Event::SecondResult { seat, .. }
            | Event::PainTaken { seat, .. } => vec![fight(seat), battle()],
            Event::GhoulComes { seat, kind, from, to } => {
                vec![figures(seat, kind, to), zone(from), zone(to)]
            }
            Event::DoomForSurvivor { seat, .. } | Event::DoomReached { seat, .. } => {
                vec![doom(seat), doom_track()]
            }
            Event::RequirementMet { seat, slot: which } => vec![slot(seat, which)],
            Event::BookTaken { seat, book: which } => vec![book(seat, which)],
            Event::PowerGained { seat, from: Income::Ability(by), .. } => {
                vec![power(seat), self.skill(content, seat, by)]
            }
            Event::PowerGained { seat, from: Income::Captives, .. } => vec![power(seat), captives(seat)],
            Event::PowerGained {
                seat, from: Income::Cultists | Income::Gates | Income::FreeGates, ..
            } => {
                vec![power(seat)]
            }
            Event::RitualPerformed { seat, .. } => vec![ritual_track(), doom(seat)],
            Event::WorldEnds => vec![ritual_track()],
            Event::SignDrawn { seat, value: Some(value) } => vec![signs_worth(seat, value), bag()],
            Event::SignDrawn { seat, value: None } => vec![signs(seat), bag()],
            Event::SignReplaced { seat } => vec![doom(seat), bag()],
            Event::SignRevealed { seat, .. } => vec![doom(seat), doom_track()],
            Event::Won { seat, .. } => vec![BoardRef::seat(seat), doom_track()],
            Event::Shared { .. } => vec![doom_track()],
        }
    }
}
