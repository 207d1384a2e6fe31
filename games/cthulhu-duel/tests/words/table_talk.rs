//! Renders every event, name and option, however unlikely.

use cthulhu_duel::content::{Book, Kind, Skill, Slot, Source, Zone};
use cthulhu_duel::describe::names;
use cthulhu_duel::{Content, Duel, End, Event, Income, Loss, Phase, Piece, Setup};
use engine::{Cx, Describe, Msg, Playable, Position, Seat};

use testkit::{StrictLocalizer, all_can_be_said};

const SEATS: [Seat; 2] = [Seat(0), Seat(1)];
const COUNTS: [u8; 7] = [0, 1, 2, 3, 5, 11, 21];

fn table(content: &Content) -> Position<Duel> {
    let setup = Setup { factions: ["great-cthulhu", "black-goat"].map(String::from) };
    Position::start(&setup, &mut Cx::silent(content)).expect("a game")
}

/// The five kinds of figures that each faction has.
fn kinds() -> impl Iterator<Item = Kind> {
    Kind::all().take(5)
}

fn pieces() -> impl Iterator<Item = Piece> {
    kinds().flat_map(|kind| [Piece::beside(kind), Piece::keeper(kind)])
}

/// One event of every kind, with every value it can refer to.
fn events(content: &Content) -> Vec<Event> {
    let (zone, to) = (Zone(0), Zone(1));
    let mut all = vec![Event::WorldEnds];
    all.extend(
        [Phase::Action, Phase::Gather, Phase::FirstPlayer, Phase::Doom]
            .map(|phase| Event::PhaseBegins { phase }),
    );
    for n in COUNTS {
        all.extend([Event::RoundBegins { round: n }, Event::Shared { doom: n }]);
    }
    for zone in content.map.all().iter() {
        all.extend([Event::BattleEnds { zone }, Event::BattleCalledOff { zone }]);
    }
    for seat in SEATS {
        all.extend([
            Event::LotDrawn { seat },
            Event::WitheredAway { seat },
            Event::Enough { seat },
            Event::TurnEnds { seat },
            Event::DevourUsed { seat },
            Event::AbilityDeclined { seat },
            Event::RitualDeclined { seat },
            Event::SignDrawn { seat, value: None },
            Event::SignReplaced { seat },
            Event::FirstPlayer { seat, chosen: true },
            Event::FirstPlayer { seat, chosen: false },
        ]);
        for n in COUNTS {
            all.extend([
                Event::TurnBegins { seat, power: n },
                Event::Withers { seat, marker: n },
                Event::WitheringPaid { seat, paid: n, left: n },
                Event::Passed { seat, lost: n },
                Event::DiceCounted { seat, each: [n, 2] },
                Event::Hits { seat, dice: Vec::new(), kills: n, pains: n, misses: n },
                Event::PowerRaised { seat, to: n },
                Event::RitualPerformed { seat, cost: n, doom: n },
                Event::DoomReached { seat, doom: n },
                Event::Won { seat, doom: [n, n] },
            ]);
            all.extend(
                [Income::Cultists, Income::Gates, Income::FreeGates, Income::Captives]
                    .map(|from| Event::PowerGained { seat, from, amount: n }),
            );
        }
        for n in 1..=6 {
            all.extend((0..=4).map(|zones| Event::GhrothRolled { seat, die: n, zones }));
        }
        for n in 1..=3 {
            all.push(Event::SignDrawn { seat, value: Some(n) });
            all.push(Event::SignRevealed { seat, value: n, doom: n });
        }
        all.extend(Slot::all().map(|slot| Event::RequirementMet { seat, slot }));
        all.extend(Book::all().map(|book| Event::BookTaken { seat, book }));
        let gained = |skill| Event::PowerGained { seat, from: Income::Ability(skill), amount: 1 };
        all.extend(Skill::all().map(gained));
        for zone in content.map.all().iter() {
            all.extend([
                Event::Recruited { seat, zone },
                Event::GateBuilt { seat, zone },
                Event::Dreamt { seat, zone },
                Event::Surfaced { seat, zone },
                Event::BattleBegins { seat, zone },
                Event::NoRetreat { seat, zone },
            ]);
            all.extend(SEATS.map(|owner| Event::AvatarCalled { seat, owner, zone }));
        }
        for kind in kinds() {
            all.extend([
                Event::Summoned { seat, kind, zone, cost: 1 },
                Event::Awakened { seat, kind, zone, cost: 10 },
                Event::GateTaken { seat, kind, zone },
                Event::GateLeft { seat, kind, zone },
                Event::Placed { owner: seat, kind, zone },
                Event::GhoulComes { seat, kind, from: zone, to },
                Event::DoomForSurvivor { seat, kind, doom: 2 },
            ]);
        }
        for piece in pieces() {
            all.extend([
                Event::Moved { seat, piece, from: zone, to },
                Event::Retreated { seat, piece, from: zone, to },
                Event::Submerged { seat, piece, zone },
                Event::Exchanged { seat, piece, to: Kind(1), zone },
                Event::KillTaken { seat, piece },
                Event::KillSurvived { seat, piece },
                Event::SecondResult { seat, piece },
                Event::PainTaken { seat, piece },
            ]);
            all.extend(SEATS.map(|owner| Event::Swapped { seat, from: zone, to, owner, piece }));
            let losses = [
                Loss::Killed,
                Loss::Cornered,
                Loss::Devoured,
                Loss::Captured,
                Loss::Dreams,
                Loss::Ghroth,
                Loss::Awakening,
                Loss::Sacrifice,
                Loss::BloodSacrifice,
            ];
            all.extend(losses.map(|loss| Event::Lost { owner: seat, piece, zone, loss, doom: 1 }));
        }
    }
    // Only Great Cthulhu can absorb.
    all.extend(pieces().map(|piece| Event::Lost {
        owner: Seat(0),
        piece,
        zone,
        loss: Loss::Absorbed,
        doom: 0,
    }));
    all
}

#[test]
fn every_event_can_be_told() {
    let content = Content::standard();
    let position = table(&content);
    let told: Vec<Msg> =
        events(&content).iter().map(|event| position.game().event(&content, event)).collect();
    all_can_be_said(&StrictLocalizer::all::<Duel>(), &told);
}

#[test]
fn everything_has_a_name() {
    let content = Content::standard();
    let mut ids = vec![names::map(&content)];
    ids.extend(content.map.all().iter().map(|zone| names::zone(&content, zone)));
    ids.extend(content.map.zones.iter().flat_map(|zone| &zone.parts).map(|part| names::part(part)));
    ids.extend([Source::Rulebook, Source::Public, Source::Authored].map(names::source));
    for sheet in &content.factions {
        ids.extend(sheet.figures.iter().map(names::figure));
        ids.extend([&sheet.unique, &sheet.ability].into_iter().chain(&sheet.books).map(names::ability));
        ids.extend(sheet.requirements.iter().map(names::requirement));
    }
    let mut all: Vec<Msg> = ids.into_iter().map(Msg::new).collect();
    for option in Duel::options(&content, &[]) {
        all.push(option.about);
        all.extend(option.values.into_iter().map(|(_, name)| name));
    }
    all.extend([End::Won(Seat(0)), End::Won(Seat(1)), End::Shared].iter().map(Duel::end));
    all.extend(Duel::stage(table(&content).game(), &content));
    all.push(Msg::new("cwd-game"));
    all_can_be_said(&StrictLocalizer::all::<Duel>(), &all);
}
