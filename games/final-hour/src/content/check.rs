//! Validation of content, with messages for authors of packs.

use engine::{Msg, Problem};

use super::raw::RawScript;
use super::{
    Area, Board, Effect, Kind, Layout, Location, Locations, Monster, Native, Pathways, Place, Token, Toward,
    Who,
};

/// A problem of the built-in files, which no pack can cause.
pub(super) fn defect(why: impl Into<String>) -> Msg {
    Msg::new("error-bug").text("why", why)
}

/// The context in which a script is resolved.
#[derive(Clone, Copy)]
pub(super) enum ScriptContext<'a> {
    /// An action or item card, which has a *you*.
    Card,
    /// A reckoning of an Ancient One with these kinds of monsters, which has no *you*.
    Reckoning(&'a [Kind]),
}

/// The maximum number of effects of a script.
const MAX_SCRIPT_EFFECTS: usize = 12;

/// The maximum nesting depth of scripts.
const MAX_SCRIPT_DEPTH: usize = 3;

/// Checks that there are as many entries as components in the box.
pub(super) fn count(what: &str, have: usize, want: usize) -> Result<(), Problem> {
    let wrong = || Problem::new(what, defect(format!("there are {want} in the box, not {have}")));
    (have == want).then_some(()).ok_or_else(wrong)
}

/// Checks that all names are distinct.
pub(super) fn unlike<'a>(what: &str, names: impl Iterator<Item = &'a str> + Clone) -> Result<(), Problem> {
    for (n, name) in names.clone().enumerate() {
        if names.clone().skip(n + 1).any(|other| other == name) {
            return Err(Problem::new(what, defect(format!("{name} is there twice"))));
        }
    }
    Ok(())
}

/// Finds a location by its number or its name.
pub(super) fn location(board: &Board, name: &str) -> Result<Location, Msg> {
    let numbered = name.parse().ok().and_then(Location::numbered);
    let known = || Location::all().map(|at| board.slug(at));
    let found = numbered.or_else(|| board.named(name));
    found.ok_or_else(|| Msg::new("fh-error-location").among(name, known()))
}

/// Checks that a layout fits on the board and uses no more tokens than exist.
pub(super) fn layout(layout: &Layout, board: &Board, tokens: &[Token]) -> Result<(), Msg> {
    let special: Locations = layout.gates.into_iter().chain([layout.ritual]).collect();
    if special.len() != 4 {
        return Err(Msg::new("fh-error-four-places"));
    }
    for location in Location::all() {
        let specials = layout.specials.iter().filter(|&&(_, at, _)| at == location);
        let here =
            u32::from(layout.commons[location.index()]) + specials.map(|&(.., n)| u32::from(n)).sum::<u32>();
        let cells = board.cells(location);
        if here > cells.into() {
            let msg = Msg::new("fh-error-cells").num("at", location.number()).num("cells", cells);
            return Err(msg.num("monsters", here).num("tokens", 0));
        }
    }
    if layout.commons.iter().map(|&n| usize::from(n)).sum::<usize>() > Monster::COMMON {
        return Err(Msg::new("fh-error-commons").num("most", Monster::COMMON as i64));
    }
    for &kind in Kind::ALL {
        let placed: usize = layout.specials.iter().filter(|s| s.0 == kind).map(|s| usize::from(s.2)).sum();
        let have = tokens.iter().filter(|token| token.kind == Some(kind)).count();
        if placed > have {
            return Err(defect(format!("there are only {have} of {}, not {placed}", kind.slug())));
        }
    }
    Ok(())
}

/// Checks that a script can be resolved as written.
pub(super) fn script(tree: &RawScript, voice: ScriptContext<'_>) -> Result<(), Msg> {
    let you = matches!(voice, ScriptContext::Card);
    inside(tree, voice, you, 1)
}

fn inside(tree: &RawScript, voice: ScriptContext<'_>, you: bool, depth: usize) -> Result<(), Msg> {
    if !(1..=MAX_SCRIPT_EFFECTS).contains(&tree.0.len()) {
        return Err(Msg::new("fh-error-script-length").num("most", MAX_SCRIPT_EFFECTS as i64));
    }
    if depth > MAX_SCRIPT_DEPTH {
        return Err(Msg::new("fh-error-script-depth").num("most", MAX_SCRIPT_DEPTH as i64));
    }
    for effect in &tree.0 {
        one(effect, voice, you)?;
        let you = you || matches!(effect, Effect::Each { .. });
        effect.scripts().try_for_each(|script| inside(script, voice, you, depth + 1))?;
    }
    Ok(())
}

/// Which ways of naming several locations an effect supports.
struct Allowed {
    among: bool,
    each: bool,
}

fn one(effect: &Effect<RawScript>, voice: ScriptContext<'_>, you: bool) -> Result<(), Msg> {
    let place = |at: Place, word: &str, allowed: Allowed| place(at, word, allowed, voice, you);
    match *effect {
        Effect::Move(steps) => {
            need(you, "move")?;
            amount(steps, "move")
        }
        Effect::Roam { up_to, .. } => {
            need(you, "roam")?;
            amount(up_to, "up-to")
        }
        Effect::Attack { wounds, at } => {
            amount(wounds, "wounds")?;
            place(at, "attack", Allowed { among: false, each: true })
        }
        Effect::Destroy { count, at } => {
            amount(count, "count")?;
            place(at, "destroy", Allowed { among: true, each: true })
        }
        Effect::Investigate(at) => {
            need(you, "investigate")?;
            place(at, "investigate", Allowed { among: false, each: false })
        }
        Effect::Seal { count, on } => {
            need(you || on != Pathways::Yours, "yours")?;
            amount(count, "count")
        }
        Effect::Push { count, from, to } => {
            need(you || to != Toward::You, "you")?;
            if (from, to) == (Place::Here, Toward::You) {
                return Err(Msg::new("fh-error-push-here"));
            }
            amount(count, "count")?;
            place(from, "push", Allowed { among: true, each: false })
        }
        Effect::Heal { health, who: them } | Effect::Lose { health, who: them } => {
            amount(health, "health")?;
            who(them, you)
        }
        Effect::Repair { tokens, at } => {
            amount(tokens, "tokens")?;
            place(at, "repair", Allowed { among: true, each: true })
        }
        Effect::Destruction { tokens, at } => {
            amount(tokens, "tokens")?;
            place(at, "destruction", Allowed { among: false, each: true })
        }
        Effect::Spawn { count, at } => {
            amount(count, "count")?;
            place(at, "spawn", Allowed { among: false, each: true })
        }
        Effect::SpawnSpecial { kind: of, count, at } => {
            kind(of, voice)?;
            amount(count, "count")?;
            place(at, "spawn-special", Allowed { among: false, each: true })
        }
        Effect::SpawnOrActivate { kind: of, at } => {
            kind(of, voice)?;
            place(at, "spawn-or-activate", Allowed { among: false, each: false })
        }
        Effect::ActivateKind { kind: of, .. } => kind(of, voice),
        Effect::ActivateZone(_) => Ok(()),
        Effect::Omens(change) => match voice {
            ScriptContext::Card => amount(change.unsigned_abs(), "omens"),
            ScriptContext::Reckoning(_) => Err(Msg::new("fh-error-reckoning-omens")),
        },
        Effect::Each { who: them, .. } => who(them, you),
        Effect::Either { .. } => Ok(()),
        Effect::Native(Native::GalaVolley) => need(you, "gala-volley"),
        Effect::Native(Native::BlindRound | Native::BreakSeal) => Ok(()),
    }
}

fn amount(n: u8, key: &str) -> Result<(), Msg> {
    let wrong = || Msg::new("fh-error-amount").text("key", key).num("found", n);
    (1..=9).contains(&n).then_some(()).ok_or_else(wrong)
}

fn need(you: bool, word: &str) -> Result<(), Msg> {
    you.then_some(()).ok_or_else(|| Msg::new("fh-error-nobody").text("word", word))
}

fn kind(kind: Kind, voice: ScriptContext<'_>) -> Result<(), Msg> {
    let slug = kind.slug();
    match voice {
        ScriptContext::Card => Err(Msg::new("fh-error-card-kind").text("kind", slug)),
        ScriptContext::Reckoning(kinds) if kinds.contains(&kind) => Ok(()),
        ScriptContext::Reckoning(kinds) => {
            let own: Vec<_> = kinds.iter().map(|kind| kind.slug()).collect();
            Err(Msg::new("fh-error-other-kind").text("kind", slug).text("known", own.join(", ")))
        }
    }
}

fn place(at: Place, word: &str, allowed: Allowed, voice: ScriptContext<'_>, you: bool) -> Result<(), Msg> {
    match at {
        Place::Here => need(you, "here"),
        Place::RitualSite | Place::Gate(_) => Ok(()),
        Place::One(of) => area(of, voice, you),
        Place::Among(of) if allowed.among => area(of, voice, you),
        Place::Each(of) if allowed.each => area(of, voice, you),
        Place::Among(_) => Err(Msg::new("fh-error-no-among").text("word", word)),
        Place::Each(_) => Err(Msg::new("fh-error-no-each").text("word", word)),
    }
}

fn area(area: Area, voice: ScriptContext<'_>, you: bool) -> Result<(), Msg> {
    match area {
        Area::Adjacent => need(you, "adjacent"),
        Area::YourZone => need(you, "your-zone"),
        Area::Others => need(you, "others"),
        Area::Board | Area::Gates | Area::SmallestGates | Area::LargestGates => Ok(()),
        Area::Lair(of) => kind(of, voice),
    }
}

fn who(who: Who, you: bool) -> Result<(), Msg> {
    match who {
        Who::Lead | Who::All | Who::One => Ok(()),
        Who::You => need(you, "you"),
        Who::Others => need(you, "others"),
        Who::OthersInYourZone => need(you, "others-in-your-zone"),
        Who::OneOther => need(you, "one-other"),
    }
}
