//! The language-independent words for choices and rolls in position files, scripts and tests.

use engine::{Card, MoveError, Msg, Odds, Offer, Position, Seat};
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
    let slug = |seat: Seat| game.sheet(content, seat).slug.as_str();
    let known = SEATS.map(slug);
    SEATS.into_iter().find(|&seat| slug(seat) == name).ok_or_else(|| Msg::unknown(name, known))
}

/// All names of a choice in the pending question, the full name first.
pub fn spell(position: &Position<Duel>, content: &Content, choice: &Choice) -> Vec<String> {
    let asked = position.asked().iter().next().unwrap_or(position.game().open.active);
    self::choice(position.game(), content, asked, *choice)
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

/// Finds the choice with this name among those offered to the seat, including its anytime choices.
pub fn read_choice(
    position: &Position<Duel>,
    content: &Content,
    seat: Seat,
    offer: &Offer<Duel>,
    words: &str,
) -> Result<Choice, Msg> {
    let words = words.split_whitespace().collect::<Vec<_>>().join(" ").to_lowercase();
    let names = |of: Choice| choice(position.game(), content, seat, of);
    let full = |of: Choice| names(of).swap_remove(0);
    let open = || offer.choices().iter().chain(offer.anytime()).map(|&(choice, _)| choice);
    let meant: Vec<Choice> = open().filter(|&choice| names(choice).contains(&words)).collect();
    match meant[..] {
        [only] => Ok(only),
        [] => {
            let known: Vec<String> = open().map(full).collect();
            let known = known.iter().map(String::as_str);
            match offer.refused().iter().find(|(choice, _)| names(*choice).contains(&words)) {
                Some((_, rule)) => Err(Msg::new("error-forbidden").among(&words, known).text("rule", rule.0)),
                None => Err(Msg::unknown(&words, known)),
            }
        }
        _ => {
            let all = meant.into_iter().map(full).collect::<Vec<_>>().join(", ");
            Err(Msg::new("reply-ambiguous").text("words", words).text("meant", all))
        }
    }
}

/// Finds the value of the pending roll with this name: the face of a die, or the value of an Elder Sign.
pub fn read_roll(position: &Position<Duel>, content: &Content, words: &str) -> Result<u32, Msg> {
    let mut odds = Odds::new();
    position.odds(content, &mut odds);
    let sign = odds.rule() == Some(DRAW);
    let shown = |value: u32| if sign { u32::from(sign_value(Card(value as u8))) } else { value };
    // Among several signs of equal value the first is taken.
    let values = || odds.faces().into_iter().map(|(value, _)| value);
    if odds.faces().is_empty() {
        return Err(MoveError::AnswerAwaited.msg());
    }
    values().find(|&value| shown(value).to_string() == words.trim()).ok_or_else(|| {
        let mut known: Vec<String> = values().map(|value| shown(value).to_string()).collect();
        known.dedup();
        Msg::new("error-roll").among(words.trim(), known.iter().map(String::as_str))
    })
}
