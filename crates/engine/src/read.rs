//! Parsing of user-written files, with errors as messages that name the location.
//!
//! Places in JSON come from `serde_path_to_error`, those in TOML from the spans that its parser keeps: they are needed for
//! the lines in any case.
//!
//! Where serde asks what is expected (`expecting`, `Visitor::expecting`, an error of `TryFrom`), games return a message
//! id or a range such as `"1 to 15"`, so that no human text is involved.

use std::ops::Range;

use serde::Deserialize;
use serde::de::DeserializeOwned;
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use crate::{Msg, Problem};

/// A parsed TOML file with the line of each key.
pub struct Toml<'a> {
    text: &'a str,
    whole: DeTable<'a>,
    /// The entries that have not been taken yet.
    rest: DeTable<'a>,
    span: Range<usize>,
}

impl<'a> Toml<'a> {
    /// Parses the text.
    pub fn parse(text: &'a str) -> Result<Toml<'a>, Problem> {
        let root = DeTable::parse(text).map_err(|error| syntax(text, &error))?;
        let (span, whole) = (root.span(), root.into_inner());
        Ok(Toml { text, rest: whole.clone(), whole, span })
    }

    /// Parses a file that may state its game; the key `game`, if present, must be `name`.
    pub fn of_game(text: &'a str, name: &str) -> Result<Toml<'a>, Problem> {
        let mut toml = Toml::parse(text)?;
        match toml.take::<String>("game")? {
            Some(found) if found != name => {
                let other = Msg::new("save-other-game").text("found", found).text("wanted", name);
                Err(toml.problem("game", other))
            }
            Some(_) | None => Ok(toml),
        }
    }

    /// The top-level keys.
    pub fn keys(&self) -> impl Iterator<Item = &str> {
        self.whole.keys().map(|key| &**key.get_ref())
    }

    /// Removes this key from the remaining entries and returns its value.
    pub fn take<T: Deserialize<'a>>(&mut self, key: &str) -> Result<Option<T>, Problem> {
        let Some((_, value)) = self.rest.remove_entry(key) else { return Ok(None) };
        let value = T::deserialize(toml::de::ValueDeserializer::from(value));
        value.map(Some).map_err(|error| self.misread(&error, Taken::NONE))
    }

    /// Returns the value of this key, which remains among the entries that have not been taken.
    pub fn peek<T: Deserialize<'a>>(&self, key: &str) -> Result<Option<T>, Problem> {
        let Some(value) = self.rest.get(key) else { return Ok(None) };
        let value = T::deserialize(toml::de::ValueDeserializer::from(value.clone()));
        value.map(Some).map_err(|error| self.misread(&error, Taken::NONE))
    }

    /// Deserializes the remaining entries. Where an error lists the keys that there are, those of `before` and `after`,
    /// which `take` accepts, surround the others.
    pub fn rest<T: Deserialize<'a>>(&mut self, before: &[&str], after: &[&str]) -> Result<T, Problem> {
        let rest = Spanned::new(self.span.clone(), std::mem::take(&mut self.rest));
        let taken = Taken { before, after };
        T::deserialize(toml::de::Deserializer::from(rest)).map_err(|error| self.misread(&error, taken))
    }

    /// A problem at this dotted key path, with its line if the key exists.
    pub fn problem(&self, place: &str, what: Msg) -> Problem {
        Problem { line: self.line_of(place), place: place.into(), what }
    }

    fn line_of(&self, place: &str) -> Option<usize> {
        let (mut table, mut found) = (&self.whole, None);
        for part in place.split('.') {
            let Some((key, value)) = table.iter().find(|(key, _)| key.get_ref() == part) else { break };
            found = Some(line(self.text, key.span().start));
            let DeValue::Table(inner) = value.get_ref() else { break };
            table = inner;
        }
        found
    }

    fn misread(&self, error: &toml::de::Error, taken: Taken<'_>) -> Problem {
        let span = error.span();
        let mut place = Vec::new();
        if let Some(span) = &span {
            path(&self.whole, span.start, &mut place);
        }
        let what = understood(error.message(), if place.len() > 1 { Taken::NONE } else { taken });
        // The message already names an unknown key.
        if what.id == "error-unknown-key" {
            place.pop();
        }
        Problem { line: span.map(|span| line(self.text, span.start)), place: place.join("."), what }
    }
}

/// Deserializes JSON text.
pub fn read_json<T: DeserializeOwned>(text: &(impl AsRef<[u8]> + ?Sized)) -> Result<T, Problem> {
    let mut json = serde_json::Deserializer::from_slice(text.as_ref());
    let value = serde_path_to_error::deserialize(&mut json).map_err(misplaced)?;
    json.end().map_err(|error| misread_json(&error))?;
    Ok(value)
}

/// Deserializes a JSON value.
pub fn from_json<T: DeserializeOwned>(value: serde_json::Value) -> Result<T, Problem> {
    serde_path_to_error::deserialize(value).map_err(misplaced)
}

/// Converts a JSON error, with the path to the value that does not fit.
fn misplaced(error: serde_path_to_error::Error<serde_json::Error>) -> Problem {
    let mut problem = misread_json(error.inner());
    // Where the text is no JSON, its line and column say more than the value it broke off in.
    if error.inner().is_data() {
        let mut place = keys(error.path());
        // The message already names such a key.
        if ["error-unknown-key", "error-twice"].contains(&problem.what.id.as_ref()) {
            place.pop();
        }
        problem.place = place.join(".");
    }
    problem
}

/// The keys and list indices of the path, up to the first part without a name. Empty if the path begins with an index:
/// then the whole input is a list, and was expected to be something else.
fn keys(path: &serde_path_to_error::Path) -> Vec<String> {
    use serde_path_to_error::Segment;
    let name = |segment: &Segment| match segment {
        Segment::Map { key } => Some(key.clone()),
        Segment::Seq { index } => Some(index.to_string()),
        Segment::Enum { variant } => Some(variant.clone()),
        Segment::Unknown => None,
    };
    let starts_in_list = matches!(path.iter().next(), Some(Segment::Seq { .. }));
    path.iter().filter(|_| !starts_in_list).map_while(name).collect()
}

/// Converts a JSON error.
pub fn misread_json(error: &serde_json::Error) -> Problem {
    let message = error.to_string();
    let detail = message.rsplit_once(" at line ").map_or(message.as_str(), |(detail, _)| detail);
    let column = |id: &str| Msg::new(id).num("column", error.column() as i64);
    let what = match error.classify() {
        serde_json::error::Category::Data => understood(detail, Taken::NONE),
        serde_json::error::Category::Eof => column("error-json-cut"),
        serde_json::error::Category::Syntax | serde_json::error::Category::Io => {
            column("error-json").text("detail", detail)
        }
    };
    Problem { line: (error.line() > 0).then(|| error.line()), place: String::new(), what }
}

/// The line number of a byte offset, from 1.
fn line(text: &str, at: usize) -> usize {
    text.bytes().take(at).filter(|&byte| byte == b'\n').count() + 1
}

/// Collects the keys that lead to a byte offset. Returns whether it was found.
fn path<'t>(table: &'t DeTable<'_>, at: usize, keys: &mut Vec<&'t str>) -> bool {
    for (key, value) in table {
        keys.push(key.get_ref());
        if key.span().contains(&at) || inside(value, at, keys) {
            return true;
        }
        keys.pop();
    }
    false
}

fn inside<'t>(value: &'t Spanned<DeValue<'_>>, at: usize, keys: &mut Vec<&'t str>) -> bool {
    let deeper = match value.get_ref() {
        DeValue::Table(inner) => path(inner, at, keys),
        DeValue::Array(list) => list.iter().any(|value| inside(value, at, keys)),
        _ => false,
    };
    deeper || value.span().contains(&at)
}

/// Converts a TOML syntax error.
fn syntax(text: &str, error: &toml::de::Error) -> Problem {
    let detail = error.message().trim().replace('\n', "; ");
    let Some(span) = error.span() else {
        return Problem::new("", Msg::new("error-unclear").text("detail", detail));
    };
    let at = text.floor_char_boundary(span.start);
    let (before, after) = text.split_at(at);
    let start = before.rfind('\n').map_or(0, |end| end + 1);
    let written = text[start..].lines().next().unwrap_or_default().trim();
    let first = |of: &[&str]| of.iter().any(|start| detail.starts_with(start));
    let msg = if first(&["duplicate key"]) {
        let key = after.split(['=', ']', '\n']).next().unwrap_or_default().trim();
        Msg::new("error-twice").text("key", key)
    } else if first(&["string values must be quoted"]) {
        Msg::new("error-toml-quotes").text("text", written)
    } else if first(&["key with no value"]) {
        Msg::new("error-toml-value").text("text", written)
    } else if first(&["unclosed", "invalid basic string", "invalid literal string"]) {
        Msg::new("error-toml-open").text("text", written)
    } else {
        let column = text[start..at].chars().count() + 1;
        Msg::new("error-toml").text("text", written).num("column", column as i64).text("detail", detail)
    };
    Problem { line: Some(line(text, at)), place: String::new(), what: msg }
}

/// Valid keys that serde does not see: those listed before the ones that it does, and those listed after them.
#[derive(Clone, Copy)]
struct Taken<'k> {
    before: &'k [&'k str],
    after: &'k [&'k str],
}

impl Taken<'_> {
    const NONE: Taken<'static> = Taken { before: &[], after: &[] };
}

/// Converts serde's English error text into a message; this breaks if serde changes its wording.
fn understood(said: &str, taken: Taken<'_>) -> Msg {
    let said = said.trim();
    if is_id(said) {
        return Msg::new(said);
    }
    let ticked: Vec<&str> = said.split('`').skip(1).step_by(2).collect();
    let unfit = said.strip_prefix("invalid type: ").or_else(|| said.strip_prefix("invalid value: "));
    match (said, &ticked[..], unfit.and_then(|unfit| unfit.rsplit_once(", expected "))) {
        (_, _, Some((found, want))) => {
            Msg::new("error-unfit").text("found", shown(found)).say("want", vec![wanted(want)])
        }
        (said, [key, known @ ..], _) if said.starts_with("unknown field") => {
            let all = taken.before.iter().chain(known).chain(taken.after);
            Msg::new("error-unknown-key").among(key, all.copied())
        }
        (said, [word, known @ ..], _) if said.starts_with("unknown variant") => {
            Msg::unknown(word, known.iter().copied())
        }
        (said, [key, ..], _) if said.starts_with("missing field") => {
            Msg::new("error-missing").text("key", *key)
        }
        (said, [key, ..], _) if said.starts_with("duplicate field") => {
            Msg::new("error-twice").text("key", *key)
        }
        ("wanted string or table", _, _) => {
            Msg::new("error-want").say("want", vec![wanted("string or table")])
        }
        (said, _, _) if said.starts_with("wanted exactly 1 element") => Msg::new("error-one-key"),
        _ => Msg::new("error-unclear").text("detail", said.replace('\n', "; ")),
    }
}

/// Whether the text is a message id: lowercase letters and digits joined by hyphens.
fn is_id(text: &str) -> bool {
    text.contains('-') && text.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-')
}

/// The value found, as written in the file.
fn shown(found: &str) -> String {
    let written = found.split_once('`').and_then(|(_, rest)| rest.rsplit_once('`')).map(|(text, _)| text);
    match (found, written) {
        (_, Some(written)) => written.into(),
        ("sequence", _) => "[…]".into(),
        ("map", _) => "{…}".into(),
        ("null", _) => "null".into(),
        _ => found.strip_prefix("string ").unwrap_or(found).trim_matches('"').into(),
    }
}

/// The expected value.
fn wanted(want: &str) -> Msg {
    let between = |least: i64, most: i64| Msg::new("error-want-range").num("least", least).num("most", most);
    let range = want.split_once(" to ").and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    match want {
        _ if is_id(want) => Msg::new(want),
        "a boolean" => Msg::new("error-want-bool"),
        "a string" | "field identifier" => Msg::new("error-want-text"),
        "string or table" | "variant identifier" => Msg::new("error-want-name"),
        "a sequence" => Msg::new("error-want-list"),
        "u8" => between(0, u8::MAX.into()),
        "i8" => between(i8::MIN.into(), i8::MAX.into()),
        "u16" => between(0, u16::MAX.into()),
        "u32" => between(0, u32::MAX.into()),
        "u64" | "usize" | "i64" | "i32" | "i16" => Msg::new("error-want-number"),
        _ if want == "a map" || want.starts_with("struct ") => Msg::new("error-want-table"),
        _ => match range {
            Some((least, most)) => between(least, most),
            None => Msg::new("error-want-other").text("detail", want),
        },
    }
}
