//! Display names: which characters they may contain, and how look-alike names at one table are told apart.
//!
//! A name is stored in Unicode normalization form C with single spaces. It contains no control, format, private-use
//! or unassigned characters and nothing else that is invisible; a zero-width joiner and an emoji variation selector
//! are accepted only within an emoji. Two names are look-alikes if their UTS 39 skeletons are equal, with or without
//! regard to case.

use std::collections::BTreeMap;
use std::sync::{Mutex, PoisonError};

use registry::{Lang, Msg};
use serde_json::Value;
use unicode_normalization::UnicodeNormalization;
use unicode_properties::{GeneralCategory, UnicodeEmoji, UnicodeGeneralCategory};
use unicode_security::skeleton;

use crate::protocol::{Code, Failure};
use crate::store::{SeatRow, Sitter};

/// The maximum length of a name, in characters.
const MAX_NAME_CHARS: usize = 40;
/// The maximum number of combining marks on one character.
const MAX_MARKS: usize = 3;
/// The maximum number of role names whose look-alike forms are cached. Packs can add new ones.
const MAX_CACHED_ROLES: usize = 1000;

const JOINER: char = '\u{200D}';
const EMOJI_SELECTOR: char = '\u{FE0F}';
const KEYCAP: char = '\u{20E3}';

/// Messages that clients show in place of a name. A person whose name looks the same gets a number.
const CLIENT_LABELS: [&str; 6] =
    ["bot-novice", "bot-steady", "bot-keen", "bot-ruthless", "web-you", "web-nameless"];

/// Why a character is not accepted in a name.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Fault {
    /// It is invisible, changes how other characters are shown, or has no meaning yet.
    Character(char),
    /// Too many combining marks, or one without a character before it.
    Marks,
}

/// Validates and normalizes a name entered by a guest.
pub(crate) fn parse(text: &str) -> Result<String, Failure> {
    let name = normalized(text);
    let chars: Vec<char> = name.chars().collect();
    for (at, c) in chars.iter().enumerate() {
        match fault(&chars[..at], *c, chars.get(at + 1).copied()) {
            None => {}
            Some(Fault::Character(c)) => {
                let code = format!("U+{:04X}", u32::from(c));
                return Err(Failure::new(
                    Code::Malformed,
                    Msg::new("server-bad-name").text("character", code),
                ));
            }
            Some(Fault::Marks) => {
                let msg = Msg::new("server-name-marks").num("most", MAX_MARKS as i64);
                return Err(Failure::new(Code::Malformed, msg));
            }
        }
    }
    if chars.len() > MAX_NAME_CHARS {
        let msg = Msg::new("server-too-long").num("most", MAX_NAME_CHARS as i64);
        return Err(Failure::new(Code::Malformed, msg));
    }
    Ok(name)
}

/// A name from the database without the characters that earlier versions accepted and [`parse`] does not.
pub(crate) fn cleaned(text: &str) -> String {
    let all: Vec<char> = normalized(text).chars().collect();
    let mut kept = Vec::with_capacity(all.len());
    for (at, c) in all.iter().enumerate() {
        if fault(&kept, *c, all.get(at + 1).copied()).is_none() {
            kept.push(*c);
        }
    }
    normalized(&kept.into_iter().collect::<String>())
}

fn normalized(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ").nfc().collect()
}

/// Why the character `c` is not accepted between these, if it is not.
fn fault(before: &[char], c: char, next: Option<char>) -> Option<Fault> {
    let is_emoji = |c: char| c.is_emoji_char() && !c.is_ascii();
    let last = before.last().copied();
    let category = c.general_category();
    let accepted = match c {
        JOINER => {
            let joins = |c: char| is_emoji(c) || c == EMOJI_SELECTOR;
            last.is_some_and(joins) && next.is_some_and(is_emoji)
        }
        EMOJI_SELECTOR => {
            let is_key = last.is_some_and(|last| last.is_ascii() && last.is_emoji_char());
            last.is_some_and(is_emoji) || (is_key && next == Some(KEYCAP))
        }
        c if is_blank(c) => false,
        _ => !matches!(
            category,
            GeneralCategory::Control
                | GeneralCategory::Format
                | GeneralCategory::PrivateUse
                | GeneralCategory::Unassigned
                | GeneralCategory::Surrogate
        ),
    };
    if !accepted {
        return Some(Fault::Character(c));
    }
    if !is_mark(c) || c == EMOJI_SELECTOR {
        return None;
    }
    let marks = before.iter().rev().take_while(|c| is_mark(**c)).count();
    let carrier = before.len().checked_sub(marks + 1).map(|at| before[at]);
    (marks >= MAX_MARKS || carrier.is_none_or(|c| c == ' ')).then_some(Fault::Marks)
}

/// Whether a character is a mark drawn onto the one before it.
fn is_mark(c: char) -> bool {
    matches!(c.general_category(), GeneralCategory::NonspacingMark | GeneralCategory::EnclosingMark)
}

/// Whether a character is invisible although its general category does not say so: the default-ignorable characters that
/// are letters or marks, and the empty Braille pattern.
fn is_blank(c: char) -> bool {
    matches!(c,
        '\u{034F}' | '\u{115F}' | '\u{1160}' | '\u{17B4}' | '\u{17B5}' | '\u{180B}'..='\u{180F}' | '\u{2800}'
        | '\u{3164}' | '\u{FE00}'..='\u{FE0F}' | '\u{FFA0}' | '\u{E0000}'..='\u{E0FFF}')
}

/// What look-alike names have in common: their skeletons, as they are and in lower case.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Look {
    exact: String,
    lower: String,
}

impl Look {
    fn of(name: &str) -> Look {
        Look { exact: skeleton(name).collect(), lower: skeleton(&name.to_lowercase()).collect() }
    }

    fn is_like(&self, other: &Look) -> bool {
        self.exact == other.exact || self.lower == other.lower
    }
}

/// A person whose name is shown with those of others. People who share a guest's screen are distinguished by the
/// names given to them.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Person<'a> {
    guest: &'a str,
    name: &'a str,
    here: bool,
}

impl<'a> Person<'a> {
    pub(crate) fn new(guest: &'a str, name: &'a str, here: bool) -> Person<'a> {
        Person { guest, name, here }
    }

    /// The person in a seat.
    fn of(row: &'a SeatRow) -> Option<Person<'a>> {
        match &row.sitter {
            Sitter::Person { guest, name, here } => Some(Person::new(guest, name, *here)),
            Sitter::Free | Sitter::Bot(_) => None,
        }
    }

    fn is_same(&self, other: &Person<'_>) -> bool {
        self.guest == other.guest && self.here == other.here && (!self.here || self.name == other.name)
    }
}

/// Assigns labels so that no two people look alike: each person's name, numbered if it resembles one assigned before.
#[derive(Default)]
pub(crate) struct Labels<'a> {
    given: Vec<(Person<'a>, String, Look)>,
    /// The roles, each with the guest who owns the seat.
    roles: Vec<(Option<&'a str>, Vec<Look>)>,
}

impl<'a> Labels<'a> {
    /// The labels of the people in these seats, in order. A name that resembles the role of another person's seat is
    /// numbered.
    pub(crate) fn of_seats(seats: &'a [SeatRow]) -> (Labels<'a>, Vec<Option<String>>) {
        let has_names = seats.iter().filter_map(Person::of).any(|person| !person.name.is_empty());
        let roles = if has_names {
            seats.iter().map(|row| (row.guest(), role_looks(&row.who))).collect()
        } else {
            Vec::new()
        };
        let mut labels = Labels { given: Vec::new(), roles };
        let all = seats.iter().map(|row| Person::of(row).map(|person| labels.give(person))).collect();
        (labels, all)
    }

    /// Returns the person's label, assigning one if they have none. It is empty without a name.
    pub(crate) fn give(&mut self, person: Person<'a>) -> String {
        if person.name.is_empty() {
            return String::new();
        }
        if let Some((_, label, _)) = self.given.iter().find(|(given, ..)| given.is_same(&person)) {
            return label.clone();
        }
        let is_taken = |look: &Look| {
            let of_others = self.roles.iter().filter(|(owner, _)| *owner != Some(person.guest));
            self.given.iter().any(|(_, _, given)| given.is_like(look))
                || of_others.flat_map(|(_, looks)| looks).any(|role| role.is_like(look))
                || client_looks().iter().any(|label| label.is_like(look))
        };
        let numbered = (2..).map(|number| format!("{} ({number})", person.name));
        let candidates = std::iter::once(person.name.to_owned()).chain(numbered);
        let mut looks = candidates.map(|label| (Look::of(&label), label));
        let (look, label) = looks.find(|(look, _)| !is_taken(look)).expect("there are enough numbers");
        self.given.push((person, label.clone(), look));
        label
    }
}

/// The look-alike forms of [`CLIENT_LABELS`] in every language.
fn client_looks() -> &'static [Look] {
    static LOOKS: std::sync::OnceLock<Vec<Look>> = std::sync::OnceLock::new();
    LOOKS.get_or_init(|| {
        let speeches = Lang::ALL.into_iter().map(registry::localizer);
        speeches.flat_map(|speech| CLIENT_LABELS.map(|id| Look::of(&speech.tell(id)))).collect()
    })
}

/// The look-alike forms of a role's name in every language. Names that take arguments are not compared.
fn role_looks(who: &Value) -> Vec<Look> {
    static KNOWN: Mutex<BTreeMap<String, Vec<Look>>> = Mutex::new(BTreeMap::new());
    let is_plain = who["args"].as_array().is_none_or(Vec::is_empty);
    let Some(id) = who["id"].as_str().filter(|_| is_plain) else { return Vec::new() };
    if let Some(looks) = KNOWN.lock().unwrap_or_else(PoisonError::into_inner).get(id) {
        return looks.clone();
    }
    let looks: Vec<Look> =
        Lang::ALL.into_iter().map(|lang| Look::of(&registry::localizer(lang).tell(id))).collect();
    let mut known = KNOWN.lock().unwrap_or_else(PoisonError::into_inner);
    if known.len() < MAX_CACHED_ROLES {
        known.insert(id.to_owned(), looks.clone());
    }
    looks
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;
    use crate::protocol::Bot;
    use crate::room::new_seat;

    #[test]
    fn ordinary_names_of_all_scripts_are_accepted() {
        for name in
            ["Ann", "Zoë", "Олексій", "Ім'я Ї", "李小龍", "שלום", "سلمى", "नमस्ते", "Nguyễn Thị Ánh", "d’Arc-2"]
        {
            assert_eq!(parse(name).expect(name), name);
            assert_eq!(cleaned(name), name);
        }
        for emoji in ["🦑", "❤️", "👩‍💻", "👩🏽‍🚀", "🏳️‍🌈", "🇺🇦", "1️⃣"]
        {
            assert_eq!(parse(emoji).expect(emoji), emoji);
        }
        assert_eq!(parse(" Ada \t  L. ").unwrap(), "Ada L.");
        assert_eq!(parse("Zoe\u{308}").unwrap(), "Zo\u{EB}", "composed");
    }

    #[test]
    fn what_is_invisible_or_turns_text_around_is_refused_and_left_out_of_older_names() {
        for c in [
            '\u{7}',
            '\u{AD}',
            '\u{200B}',
            '\u{200C}',
            '\u{200D}',
            '\u{200F}',
            '\u{202E}',
            '\u{2066}',
            '\u{2069}',
            '\u{FEFF}',
            '\u{3164}',
            '\u{115F}',
            '\u{2800}',
            '\u{FE0F}',
            '\u{E0041}',
            '\u{E000}',
            '\u{0378}',
            '\u{034F}',
            '\u{10FFFF}',
        ] {
            let text = format!("An{c}n");
            let failure = parse(&text).expect_err(&format!("{c:?}"));
            assert_eq!(failure.text.id, "server-bad-name", "{c:?}");
            assert!(json!(failure.text).to_string().contains(&format!("U+{:04X}", u32::from(c))), "{c:?}");
            assert_eq!(cleaned(&text), "Ann", "{c:?}");
        }
        assert_eq!(cleaned("\u{3164}\u{200B}"), "");
        assert_eq!(cleaned("a \u{200B} b"), "a b");
    }

    #[test]
    fn marks_do_not_pile_up() {
        assert!(parse("q\u{301}\u{302}\u{303}").is_ok());
        assert_eq!(parse("q\u{301}\u{302}\u{303}\u{304}").unwrap_err().text.id, "server-name-marks");
        assert_eq!(parse("\u{301}q").unwrap_err().text.id, "server-name-marks");
        assert_eq!(parse("q \u{301}").unwrap_err().text.id, "server-name-marks");
        assert_eq!(cleaned("q\u{301}\u{302}\u{303}\u{304}\u{305}"), "q\u{301}\u{302}\u{303}");
    }

    fn labels(sitters: Vec<(&str, Sitter)>) -> Vec<String> {
        let seats: Vec<SeatRow> =
            sitters.into_iter().map(|(who, sitter)| new_seat(json!(Msg::new(who)), sitter)).collect();
        Labels::of_seats(&seats).1.into_iter().map(Option::unwrap_or_default).collect()
    }

    fn person(guest: &str, name: &str, here: bool) -> Sitter {
        Sitter::Person { guest: guest.into(), name: name.into(), here }
    }

    #[test]
    fn look_alikes_get_a_number_in_the_order_of_their_seats() {
        // The second one's letter is Cyrillic.
        let all = [("a", "Ann"), ("b", "\u{410}nn"), ("c", "ANN"), ("d", "Ann (2)"), ("e", ""), ("f", "Bob")];
        let seats = all.map(|(guest, name)| ("duel-faction-x", person(guest, name, false)));
        assert_eq!(labels(seats.into()), ["Ann", "\u{410}nn (2)", "ANN (3)", "Ann (2) (2)", "", "Bob"]);
    }

    #[test]
    fn one_person_has_one_label_and_others_at_their_screen_have_their_own() {
        let seats = vec![
            ("x", person("a", "Ann", false)),
            ("x", person("a", "Ann", true)),
            ("x", person("a", "Ann", true)),
            ("x", person("a", "Ann", false)),
        ];
        assert_eq!(labels(seats), ["Ann", "Ann (2)", "Ann (2)", "Ann"]);
    }

    #[test]
    fn nobody_is_shown_under_the_name_of_a_bot_or_of_somebody_elses_role() {
        let table = registry::games()[0].set_up(&[], None).unwrap();
        let role = table.who(registry::Seat(0)).id.to_string();
        let (role, name) = (role.as_str(), registry::localizer(Lang::Ru).tell(&role));
        let seats = vec![
            (role, Sitter::Bot(Bot::Novice)),
            ("x", person("a", &name, false)),
            ("x", person("b", "novice bot", false)),
            ("x", person("c", "Бот-новичок", false)),
        ];
        let (second, rest) = (format!("{name} (2)"), ["novice bot (2)", "Бот-новичок (2)"]);
        assert_eq!(labels(seats)[1..], [&second, rest[0], rest[1]]);
        assert_eq!(labels(vec![(role, person("a", &name, false))]), [name], "it is their own role");
    }
}
