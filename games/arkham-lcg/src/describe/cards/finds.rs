//! Selected cards and their properties.

use engine::Msg;

use super::sense::{TextContext, noun};
use crate::content::{Find, Is, Most, Of, Sel, Where};
use crate::describe::names;

/// The text of a search for cards in play. `count` is `one`, `each`, `many` or `none`; `form` is the grammatical case.
pub(super) fn find(find: &Find, count: &'static str, form: &'static str, sense: TextContext<'_>) -> Vec<Msg> {
    let own = match find.at {
        Where::Here => Some("here"),
        Where::Next => Some("next"),
        Where::HereOrNext => Some("here-or-next"),
        Where::Elsewhere => Some("elsewhere"),
        Where::Anywhere => Some("anywhere"),
        _ => None,
    };
    let is_place = find.of == Of::Location;
    let id = if is_place {
        format!("lcg-find-location-{}", own.unwrap_or("anywhere"))
    } else {
        format!("lcg-find-{}", noun(find.of))
    };
    let said = |msg: Msg| msg.text("count", count).text("form", form).text("voice", sense.voice());
    let mut all = vec![said(Msg::new(id))];
    all.extend(listed(properties(&find.is, false, sense)));
    if !(is_place && own.is_some()) {
        all.extend(place(&find.at, sense));
    }
    all.extend(find.most.map(|most| {
        let id = match most {
            Most::Near => "lcg-most-near",
            Most::Clues => "lcg-most-clues",
        };
        Msg::new(id).text("voice", sense.voice())
    }));
    all
}

fn place(at: &Where, sense: TextContext<'_>) -> Option<Msg> {
    let id = match at {
        Where::Anywhere => return None,
        Where::At(code) => {
            return Some(Msg::new("lcg-at-place").name("card", names::coded(sense.content, code)));
        }
        Where::Here => "here",
        Where::Next => "next",
        Where::HereOrNext => "here-or-next",
        Where::AtIt => "it",
        Where::FightingYou => "fighting-you",
        Where::Yours => "yours",
        Where::HeldHere => "held-here",
        Where::WithThis => "with-this",
        Where::Elsewhere => "elsewhere",
    };
    Some(Msg::new(format!("lcg-at-{id}")).text("voice", sense.voice()))
}

/// The text for a card that need not be in play: its card type is the noun, other properties follow.
pub(super) fn card_that(
    is: &Is,
    count: &'static str,
    form: &'static str,
    other: &'static str,
    sense: TextContext<'_>,
) -> Vec<Msg> {
    let mut parts: Vec<&Is> = match is {
        Is::Anything => Vec::new(),
        Is::All(parts) => parts.iter().collect(),
        one => vec![one],
    };
    let sort = |is: &&Is| match is {
        Is::Asset => Some("asset"),
        Is::Enemy => Some("enemy"),
        Is::Event => Some("event"),
        Is::Weakness => Some("weakness"),
        _ => None,
    };
    let at = parts.iter().position(|is| sort(is).is_some());
    let noun = at.and_then(|at| sort(&parts.remove(at))).unwrap_or(other);
    if let [Is::Code(code)] = parts[..] {
        return vec![
            Msg::new("lcg-find-code").text("form", form).name("card", names::coded(sense.content, code)),
        ];
    }
    let mut all = vec![Msg::new(format!("lcg-find-{noun}")).text("count", count).text("form", form)];
    all.extend(listed(parts.iter().flat_map(|is| properties(is, false, sense)).collect()));
    all
}

fn listed(items: Vec<Msg>) -> Option<Msg> {
    (!items.is_empty()).then(|| Msg::new("lcg-all").list("items", items))
}

/// The texts of the properties that a card has to have, or must not have.
pub(super) fn properties(is: &Is, not: bool, sense: TextContext<'_>) -> Vec<Msg> {
    let so = |id: &str| Msg::new(format!("lcg-is-{id}")).text("not", if not { "yes" } else { "no" });
    let coded = |id: &str, code: &str| so(id).name("card", names::coded(sense.content, code));
    let one = match is {
        Is::Anything => return Vec::new(),
        Is::Not(is) => return properties(is, !not, sense),
        Is::All(parts) if !not => return all_of(parts, not, sense),
        Is::Any(parts) if not => return all_of(parts, not, sense),
        Is::All(parts) | Is::Any(parts) => {
            let each = parts.iter().filter_map(|is| listed(properties(is, not, sense)));
            let either =
                |first, second| Msg::new("lcg-either").say("first", vec![first]).say("second", vec![second]);
            return each.reduce(either).into_iter().collect();
        }
        Is::Trait(of) => so("trait").name("trait", names::of_trait(*of)),
        Is::Code(code) => coded("code", code),
        Is::Bears(code) => coded("bears", code),
        Is::Asset => so("asset"),
        Is::Enemy => so("enemy"),
        Is::Event => so("event"),
        Is::Weakness => so("weakness"),
        Is::Exhausted => so("exhausted"),
        Is::Free => so("free"),
        Is::Unheld => so("unheld"),
        Is::Damaged => so("damaged"),
        Is::Horrified => so("horrified"),
        Is::Revealed => so("revealed"),
        Is::Empty => so("empty"),
        Is::NoEnemies => so("no-enemies"),
        Is::Other => so("other"),
        Is::NotThat => so("not-that"),
        Is::Unique => so("unique"),
        Is::Uses => so("uses"),
    };
    vec![one]
}

fn all_of(parts: &[Is], not: bool, sense: TextContext<'_>) -> Vec<Msg> {
    parts.iter().flat_map(|is| properties(is, not, sense)).collect()
}

/// The text of a selector, in the given grammatical case.
pub(super) fn sel(sel: &Sel, form: &'static str, sense: TextContext<'_>) -> Vec<Msg> {
    let msg = |id: &str, of: &'static str| {
        Msg::new(format!("lcg-sel-{id}")).text("form", form).text("of", of).text("voice", sense.voice())
    };
    let one = match sel {
        Sel::Each(wanted) => return find(wanted, "each", form, sense),
        Sel::You => msg("you", "investigator"),
        Sel::Itself => msg("itself", sense.itself()),
        Sel::It => msg("it", sense.it),
        Sel::That => msg("that", sense.that()),
        Sel::By => msg("by", "enemy"),
        Sel::Here => msg("here", "location"),
        Sel::Host => msg("host", "card"),
        Sel::Act => msg("act", "card"),
        Sel::Card(code) => msg("card", "card").name("card", names::coded(sense.content, code)),
    };
    vec![one]
}
