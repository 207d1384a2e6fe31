//! Whether content makes sense, in words for whoever wrote it.

use super::book::Tree;
use super::{
    Area, Board, Effect, Kind, Layout, Location, Locations, Monster, Native, Pathways, Place, Token, Toward,
    Who,
};

/// Something wrong: where, and what would be right.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) place: String,
    pub(super) why: String,
}

impl Fault {
    pub(super) fn new(place: impl Into<String>, why: impl Into<String>) -> Fault {
        Fault { place: place.into(), why: why.into() }
    }
}

/// Who speaks a script.
#[derive(Clone, Copy)]
pub(super) enum Voice<'a> {
    /// An action or item card: there is a *you*.
    Card,
    /// A reckoning of an Ancient One with these kinds of monsters: there is no *you*.
    Reckoning(&'a [Kind]),
}

/// The longest script.
const LENGTH: usize = 12;

/// Scripts inside scripts go no deeper than this.
const DEPTH: usize = 3;

/// Whether there are as many as in the box.
pub(super) fn count(what: &str, have: usize, want: usize) -> Result<(), Fault> {
    (have == want)
        .then_some(())
        .ok_or_else(|| Fault::new(what, format!("there are {want} in the box, not {have}")))
}

/// Whether all names differ.
pub(super) fn unlike<'a>(what: &str, names: impl Iterator<Item = &'a str> + Clone) -> Result<(), Fault> {
    for (n, name) in names.clone().enumerate() {
        if names.clone().skip(n + 1).any(|other| other == name) {
            return Err(Fault::new(what, format!("`{name}` is there twice")));
        }
    }
    Ok(())
}

/// The location called by its number or its id.
pub(super) fn location(board: &Board, name: &str) -> Result<Location, String> {
    let numbered = name.parse().ok().and_then(Location::numbered);
    numbered.or_else(|| board.named(name)).ok_or_else(|| {
        format!(
            "there is no location `{name}`; use a number from 1 to 15 or an id such as `{}`",
            board.slug(FIRST)
        )
    })
}

const FIRST: Location = Location::numbered(1).expect("the first location");

/// Whether the set-up fits on the board and into the box.
pub(super) fn layout(layout: &Layout, board: &Board, tokens: &[Token]) -> Result<(), String> {
    let special: Locations = layout.gates.into_iter().chain([layout.ritual]).collect();
    if special.len() != 4 {
        return Err("the ritual site and the three gates are four different locations".into());
    }
    for location in Location::all() {
        let specials = layout.specials.iter().filter(|&&(_, at, _)| at == location);
        let here =
            u32::from(layout.commons[location.at()]) + specials.map(|&(.., n)| u32::from(n)).sum::<u32>();
        let cells = board.cells(location);
        if here > cells.into() {
            return Err(format!("location {location} has {cells} cells, too few for {here} monsters"));
        }
    }
    if layout.commons.iter().map(|&n| usize::from(n)).sum::<usize>() > Monster::COMMON {
        return Err(format!("there are only {} common monsters", Monster::COMMON));
    }
    for &kind in Kind::ALL {
        let placed: usize = layout.specials.iter().filter(|s| s.0 == kind).map(|s| usize::from(s.2)).sum();
        let have = tokens.iter().filter(|token| token.kind == Some(kind)).count();
        if placed > have {
            return Err(format!("there are only {have} of `{}`, not {placed}", kind.slug()));
        }
    }
    Ok(())
}

/// Whether a script can be resolved as it is written.
pub(super) fn script(tree: &Tree, voice: Voice<'_>) -> Result<(), String> {
    let you = matches!(voice, Voice::Card);
    inside(tree, voice, you, 1)
}

fn inside(tree: &Tree, voice: Voice<'_>, you: bool, depth: usize) -> Result<(), String> {
    if !(1..=LENGTH).contains(&tree.0.len()) {
        return Err(format!("a list of effects has at least one and at most {LENGTH}"));
    }
    if depth > DEPTH {
        return Err(format!("effects inside effects go at most {DEPTH} deep"));
    }
    for effect in &tree.0 {
        one(effect, voice, you)?;
        let you = you || matches!(effect, Effect::Each { .. });
        effect.scripts().try_for_each(|script| inside(script, voice, you, depth + 1))?;
    }
    Ok(())
}

/// Which ways of naming more than one location an effect understands.
struct Allowed {
    among: bool,
    each: bool,
}

fn one(effect: &Effect<Tree>, voice: Voice<'_>, you: bool) -> Result<(), String> {
    let place = |at: Place, word: &str, allowed: Allowed| place(at, word, allowed, voice, you);
    match *effect {
        Effect::Move(steps) | Effect::Roam { up_to: steps, .. } => {
            need(you, "`move` and `roam`")?;
            amount(steps, "steps")
        }
        Effect::Attack { wounds, at } => {
            amount(wounds, "wounds")?;
            place(at, "attack", Allowed { among: false, each: true })
        }
        Effect::Destroy { count, at } => {
            amount(count, "monsters")?;
            place(at, "destroy", Allowed { among: true, each: true })
        }
        Effect::Investigate(at) => {
            need(you, "`investigate`")?;
            place(at, "investigate", Allowed { among: false, each: false })
        }
        Effect::Seal { count, on } => {
            need(you || on != Pathways::Yours, "`yours`")?;
            amount(count, "seals")
        }
        Effect::Push { count, from, to } => {
            need(you || to != Toward::You, "`to = \"you\"`")?;
            if (from, to) == (Place::Here, Toward::You) {
                return Err("a monster in your location cannot be pushed into it; name another place".into());
            }
            amount(count, "monsters")?;
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
            amount(count, "monsters")?;
            place(at, "spawn", Allowed { among: false, each: true })
        }
        Effect::SpawnSpecial { kind: of, count, at } => {
            kind(of, voice)?;
            amount(count, "monsters")?;
            place(at, "spawn-special", Allowed { among: false, each: true })
        }
        Effect::SpawnOrActivate { kind: of, at } => {
            kind(of, voice)?;
            place(at, "spawn-or-activate", Allowed { among: false, each: false })
        }
        Effect::ActivateKind { kind: of, .. } => kind(of, voice),
        Effect::ActivateZone(_) => Ok(()),
        Effect::Omens(change) => match voice {
            Voice::Card => amount(change.unsigned_abs(), "omens"),
            Voice::Reckoning(_) => Err("a reckoning cannot change `omens`: they are counted already".into()),
        },
        Effect::Each { who: them, .. } => who(them, you),
        Effect::Either { .. } => Ok(()),
        Effect::Native(Native::GalaVolley) => need(you, "`gala-volley`"),
        Effect::Native(Native::BlindRound | Native::BreakSeal) => Ok(()),
    }
}

fn amount(n: u8, of: &str) -> Result<(), String> {
    (1..=9).contains(&n).then_some(()).ok_or_else(|| format!("{n} {of}: the number must be 1 to 9"))
}

fn need(you: bool, word: &str) -> Result<(), String> {
    you.then_some(()).ok_or_else(|| {
        format!(
            "a reckoning belongs to nobody, so {word} means nothing here; `each` gives it to investigators"
        )
    })
}

fn kind(kind: Kind, voice: Voice<'_>) -> Result<(), String> {
    let slug = kind.slug();
    match voice {
        Voice::Card => Err(format!("a card cannot name `{slug}`: it may not be in the game")),
        Voice::Reckoning(kinds) if kinds.contains(&kind) => Ok(()),
        Voice::Reckoning(kinds) => {
            let own: Vec<_> = kinds.iter().map(|kind| kind.slug()).collect();
            Err(format!("`{slug}` belongs to another Ancient One; this one has {}", own.join(", ")))
        }
    }
}

fn place(at: Place, word: &str, allowed: Allowed, voice: Voice<'_>, you: bool) -> Result<(), String> {
    match at {
        Place::Here => need(you, "`here`"),
        Place::RitualSite | Place::Gate(_) => Ok(()),
        Place::One(of) => area(of, voice, you),
        Place::Among(of) if allowed.among => area(of, voice, you),
        Place::Each(of) if allowed.each => area(of, voice, you),
        Place::Among(_) => Err(format!("`{word}` cannot be spread with `among`; use `one`")),
        Place::Each(_) => Err(format!("`{word}` happens in one place; use `one`")),
    }
}

fn area(area: Area, voice: Voice<'_>, you: bool) -> Result<(), String> {
    match area {
        Area::Adjacent => need(you, "`adjacent`"),
        Area::YourZone => need(you, "`your-zone`"),
        Area::Others => need(you, "`others`"),
        Area::Board | Area::Gates | Area::SmallestGates | Area::LargestGates => Ok(()),
        Area::Lair(of) => kind(of, voice),
    }
}

fn who(who: Who, you: bool) -> Result<(), String> {
    match who {
        Who::Lead | Who::All | Who::One => Ok(()),
        Who::You => need(you, "`you`"),
        Who::Others => need(you, "`others`"),
        Who::OthersInYourZone => need(you, "`others-in-your-zone`"),
        Who::OneOther => need(you, "`one-other`"),
    }
}
