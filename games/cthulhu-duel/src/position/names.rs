//! The names of choices, rolls and things in position files, the same in every language.

use engine::{Card, Msg, Odds, Seat, find_named};
use rulebook::RuleId;

use crate::content::{Content, Faction, Zone};
use crate::rules::SEATS;
use crate::state::{Piece, sign_value};
use crate::{Choice, Duel};

/// The rule by which Elder Signs are drawn.
const DRAW: RuleId = RuleId("cwd:elder-signs.2");

/// Finds a zone by its name, the name of a part, or a word that occurs in the names of no other zone.
pub(super) fn zone(content: &Content, name: &str) -> Result<Zone, Msg> {
    let known = content.map.zones.iter().map(|place| place.slug.as_str());
    let zone = content.map.named(name).or_else(|| content.map.shortly_named(name));
    zone.ok_or_else(|| Msg::unknown(name, known))
}

/// Finds the seat that plays the faction with this name.
pub(super) fn seat(game: &Duel, content: &Content, name: &str) -> Result<Seat, Msg> {
    find_named(name, SEATS.map(|seat| (seat, game.sheet(content, seat).slug.as_str())))
}

/// All names of a choice of this seat, the full name first. A zone of two parts has several names.
pub fn choice(game: &Duel, content: &Content, seat: Seat, choice: Choice) -> Vec<String> {
    let sheet = game.sheet(content, seat);
    let there = |words: &str, zone: Zone| -> Vec<String> {
        content.map.zones[zone.index()].names().map(|name| format!("{words} {name}")).collect()
    };
    let kind = |kind: crate::content::Kind| sheet.figure(kind).slug.as_str();
    let faction = |seat: Seat| game.sheet(content, seat).slug.as_str();
    match choice {
        Choice::Recruit(zone) => there("recruit", zone),
        Choice::Summon(of, zone) => there(&format!("summon {}", kind(of)), zone),
        Choice::Awaken(zone) => there("awaken", zone),
        Choice::Build(zone) => there("build", zone),
        Choice::Move(moved, from, to) => {
            let first = there(&format!("move {}", piece(sheet, moved)), from);
            first.iter().flat_map(|words| there(words, to)).collect()
        }
        Choice::Battle(zone) => there("battle", zone),
        Choice::Capture(zone) => there("capture", zone),
        Choice::Pass => vec!["pass".into()],
        Choice::TakeGate(of, zone) => {
            let mut all = there(&format!("take-gate {}", kind(of)), zone);
            all.extend(there("take-gate", zone));
            all
        }
        Choice::LeaveGate(zone) => there("leave-gate", zone),
        Choice::EndTurn => vec!["end-turn".into()],
        Choice::Dreams(zone) => there("dreams", zone),
        Choice::Submerge => vec!["submerge".into()],
        Choice::Surface(zone) => there("surface", zone),
        Choice::Avatar(owner, zone) => there(&format!("avatar {}", faction(owner)), zone),
        Choice::Ghroth => vec!["ghroth".into()],
        Choice::Sacrifice(_) => vec!["sacrifice".into()],
        Choice::Piece(of, zone) => {
            let name = piece(sheet, of);
            let mut all = there(&format!("piece {name}"), zone);
            all.extend(there(&name, zone));
            all.push(name);
            all
        }
        Choice::Spare(of) => vec![format!("spare {}", piece(sheet, of))],
        Choice::Again(of) => vec![format!("again {}", piece(sheet, of))],
        Choice::Retreat(of, to) => there(&format!("retreat {}", piece(sheet, of)), to),
        Choice::Devour => vec!["devour".into()],
        Choice::Absorb(of) => vec![format!("absorb {}", piece(sheet, of))],
        Choice::Bring(from) => there("bring", from),
        Choice::Exchange(of, zone) => there(&format!("exchange {}", piece(sheet, of)), zone),
        Choice::Place(owner, zone) => there(&format!("place {}", faction(owner)), zone),
        Choice::Book(book) => {
            let slug = &sheet.books[book.index()].slug;
            vec![format!("book {slug}"), slug.clone()]
        }
        Choice::Slot(slot) => {
            let slug = &sheet.requirements[slot.index()].slug;
            vec![format!("slot {slug}"), slug.clone()]
        }
        Choice::Ritual => vec!["ritual".into()],
        Choice::BloodSacrifice(of, zone) => there(&format!("blood-sacrifice {}", piece(sheet, of)), zone),
        Choice::First(seat) => vec![format!("first {}", faction(seat)), faction(seat).into()],
        Choice::Reveal(value) => vec![format!("reveal {value}")],
        Choice::Stop => vec!["stop".into()],
    }
}

/// The name of a figure, with a prefix if it is the one on the gate.
fn piece(sheet: &Faction, piece: Piece) -> String {
    let slug = &sheet.figure(piece.kind).slug;
    if piece.keeper { format!("keeper-{slug}") } else { slug.clone() }
}

/// The name of a value of the roll: the face of a die, or the value of an Elder Sign.
pub(super) fn rolled(odds: &Odds, value: u32) -> String {
    match odds.rule() {
        Some(DRAW) => sign_value(Card(value as u8)).to_string(),
        _ => value.to_string(),
    }
}
