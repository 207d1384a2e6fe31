//! Effects, as sentences without capital and full stop that are embedded in others.

use engine::Msg;

use super::attempts::{Trial, attempt, test};
use super::conditions::cond;
use super::finds::{card_that, find, sel};
use super::sense::TextContext;
use super::values::{Noun, amount, harm, signed, value};
use crate::content::{Against, Effect, EffectId, Find, Is, Lasting, Native, Sel, Until, Value, Where};
use crate::describe::names;

/// The text of an effect.
pub(super) fn effect(of: &Effect, sense: TextContext<'_>) -> Msg {
    let msg = |id: &str| message(id, sense);
    let so_many = |id: &str, noun, n: &Value| msg(id).say("amount", vec![amount(noun, n, sense)]);
    let on = |id: &str, noun, n: &Value, to: &Sel| so_many(id, noun, n).say("whom", sel(to, "acc", sense));
    let card = |id: &str, which: &Sel| msg(id).say("whom", sel(which, "acc", sense));
    match of {
        Effect::All(_)
        | Effect::Then(..)
        | Effect::OrElse(..)
        | Effect::If(..)
        | Effect::IfElse(..)
        | Effect::MustEither(_)
        | Effect::Either(_)
        | Effect::LeadChooses(_)
        | Effect::May(_)
        | Effect::Repeat(..)
        | Effect::Choose(..)
        | Effect::LeadPicks(..)
        | Effect::ForEach(..)
        | Effect::Everybody(_)
        | Effect::Active(_)
        | Effect::Its(_)
        | Effect::AfterTest(_) => with_parts(of, sense),
        Effect::Test { of, against, pass, fail } => test(of, against, *pass, *fail, sense),
        Effect::Fight(how) => attempt(Trial::Fight, how, sense),
        Effect::Evade(how) => attempt(Trial::Evade, how, sense),
        Effect::Investigate(how) => attempt(Trial::Investigate, how, sense),
        Effect::Resources(n) => so_many("resources", Noun::Resources, n),
        Effect::LoseResources(n) => so_many("lose-resources", Noun::Resources, n),
        Effect::Draw(n) => so_many("draw", Noun::Cards, n),
        // A committed card adds to what the investigation itself discovers.
        Effect::Discover(n) if sense.committed => so_many("discover-more", Noun::Clues, n),
        Effect::Discover(n) => so_many("discover", Noun::Clues, n),
        Effect::GainClues(n) => so_many("gain-clues", Noun::Clues, n),
        Effect::DropClues(n) => so_many("drop-clues", Noun::Clues, n),
        Effect::SpendClues(n) => so_many("spend-clues", Noun::Clues, n),
        Effect::PutClues(n, to) => on("put-clues", Noun::Clues, n, to),
        Effect::FillClues(n, to) => on("fill-clues", Noun::Clues, n, to),
        Effect::AgendaDoom { n, advances } => {
            so_many("agenda-doom", Noun::Doom, n).text("advances", if *advances { "yes" } else { "no" })
        }
        Effect::Doom(n, to) => on("doom", Noun::Doom, n, to),
        Effect::Take { damage, horror, direct } => msg("take")
            .say("amount", vec![harm(damage, horror, sense)])
            .text("direct", if *direct { "yes" } else { "no" }),
        Effect::Deal { damage, horror, to } => {
            msg("deal").say("amount", vec![harm(damage, horror, sense)]).say("whom", sel(to, "dat", sense))
        }
        Effect::Heal { damage, horror, of } => {
            msg("heal").say("amount", vec![harm(damage, horror, sense)]).say("whom", sel(of, "dat", sense))
        }
        Effect::AddUses(of, Value::N(n), to) => {
            let amount = names::uses(*of, n.unsigned_abs());
            msg("add-uses").say("amount", vec![amount]).say("whom", sel(to, "acc", sense))
        }
        Effect::AddUses(_, n, to) => on("add-uses", Noun::Uses, n, to),
        Effect::TakeUse => msg("take-use"),
        Effect::StoreResource => msg("store-resource"),
        Effect::PutHorror(n, to) => on("put-horror", Noun::Horror, n, to),
        Effect::TakeHorrorFromHere(n) => so_many("take-horror-from-here", Noun::Horror, n),
        Effect::DiscardFromHand(n) => so_many("discard-from-hand", Noun::Cards, n),
        Effect::DiscardAtRandom(n) => so_many("discard-at-random", Noun::Cards, n),
        Effect::KeepOnly(n) => msg("keep-only").num("n", *n),
        Effect::Discard(which) => card("discard", which),
        Effect::ToHand(which) => card("to-hand", which),
        Effect::ToVictory(which) => card("to-victory", which),
        Effect::LoseDiscards => msg("lose-discards"),
        Effect::Recover(is) => msg("recover").say("what", card_that(is, "one", "acc", "card", sense)),
        Effect::IntoThreatArea => msg("into-threat-area"),
        Effect::Attach(to) => msg("attach").say("whom", sel(to, "host", sense)),
        Effect::GainWeakness(of) => msg("gain-weakness").name("trait", names::of_trait(*of)),
        Effect::Search { top, for_, drawn } => search(*top, for_, *drawn, sense),
        Effect::Scry(n) => msg("scry").num("n", *n),
        Effect::DrawEncounter => msg("draw-encounter"),
        Effect::FindEncounter(is) => {
            msg("find-encounter").say("what", card_that(is, "one", "acc", "card", sense))
        }
        Effect::DiscardUntil { for_, n, then } => discard_until(for_, n, *then, sense),
        Effect::Surge => msg("surge"),
        Effect::DrawIt => msg("draw-it"),
        Effect::SpawnAt(at) => msg("spawn-at").say("where", sel(at, "at", sense)),
        Effect::SpawnAside(is, at) => spawn_aside(is, at.as_ref(), sense),
        Effect::PutInPlay(which) => msg("put-in-play").say("whom", sel(which, "nom", sense)),
        Effect::IntoEncounterDeck(which) => card("into-encounter-deck", which),
        Effect::AutoEvade(which) => msg("auto-evade").say("whom", sel(which, "gen", sense)),
        Effect::Disengage(from) => msg("disengage").say("whom", sel(&engaged(from), "with", sense)),
        Effect::Go(to) => msg("go").say("where", sel(to, "to", sense)),
        Effect::StepTowards(which, to) => {
            msg("step-towards").say("whom", sel(which, "nom", sense)).say("where", sel(to, "dat", sense))
        }
        Effect::Ready(which) => card("ready", which),
        Effect::Exhaust(which) => card("exhaust", which),
        Effect::MoreActions(n) => msg("more-actions").num("n", *n),
        Effect::LoseActions(n) => msg("lose-actions").num("n", *n),
        Effect::Boost(Some(skill), n) => {
            msg("boost").name("skill", names::skill(*skill)).say("bonus", vec![signed(*n)])
        }
        Effect::Boost(None, n) => msg("boost-any").say("bonus", vec![signed(*n)]),
        Effect::MoreDamage(n) => so_many("more-damage", Noun::Damage, n),
        Effect::ComesBack => msg("comes-back"),
        Effect::FlipToken => msg("flip-token"),
        Effect::AnotherToken => msg("another-token"),
        Effect::TwoTokens => msg("two-tokens"),
        Effect::Cancel => {
            msg("cancel").text("occasion", sense.at.map_or_else(|| "other".into(), names::slug))
        }
        Effect::Lasting(what, of, until) => {
            msg("lasting").say("until", vec![until_when(*until)]).say("what", vec![lasting(*what, of, sense)])
        }
        Effect::Resign => msg("resign"),
        Effect::TakeControl(which) => card("take-control", which),
        Effect::Resolution(n) => msg("resolution").num("n", *n),
        Effect::AdvanceAct => msg("advance-act"),
        Effect::MentalTrauma(n) => msg("mental-trauma").num("n", *n),
        Effect::LessExperience(n) => msg("less-experience").num("experience", *n),
        Effect::Native(of) => native(*of),
    }
}

/// The text of an effect that consists of others.
fn with_parts(of: &Effect, sense: TextContext<'_>) -> Msg {
    let msg = |id: &str| message(id, sense);
    let text = |part: EffectId| say(part, sense);
    match of {
        Effect::All(parts) if parts.iter().all(|&part| is_plain(sense.content.effect(part))) => {
            Msg::new("lcg-all").list("items", each(parts, sense))
        }
        Effect::All(parts) => joined("lcg-then-part", each(parts, sense)),
        Effect::Then(first, second) => match sense.content.effect(*second) {
            Effect::If(so, part) => msg("then-if")
                .say("first", text(*first))
                .say("cond", vec![cond(so, false, sense)])
                .say("text", text(*part)),
            _ => msg("then").say("first", text(*first)).say("second", text(*second)),
        },
        Effect::OrElse(first, second) => {
            msg("or-else").say("first", text(*first)).say("second", text(*second))
        }
        Effect::If(so, part) => msg("if").say("cond", vec![cond(so, false, sense)]).say("text", text(*part)),
        Effect::IfElse(so, part, other) => msg("if-else")
            .say("cond", vec![cond(so, false, sense)])
            .say("opposite", vec![cond(so, true, sense)])
            .say("text", text(*part))
            .say("other", text(*other)),
        Effect::MustEither(parts) => {
            msg("must-either").say("text", vec![joined("lcg-or-part", each(parts, sense))])
        }
        Effect::Either(parts) => msg("either").say("text", vec![joined("lcg-or-part", each(parts, sense))]),
        Effect::LeadChooses(parts) => {
            let parts = parts.iter().map(|&part| by_lead(part, sense)).collect();
            msg("lead-chooses").say("text", vec![joined("lcg-or-part", parts)])
        }
        Effect::May(part) => msg("may").say("text", text(*part)),
        Effect::Repeat(times, part) => {
            msg("repeat").say("value", vec![value(times, "much", sense)]).say("text", text(*part))
        }
        Effect::Choose(what, part) if *sense.content.effect(*part) == Effect::Go(Sel::It) => {
            msg("go-to-one").say("what", find(what, "one", "to", sense))
        }
        Effect::Choose(what, part) => {
            let text = say(*part, sense.chosen(what));
            msg("choose").say("what", find(what, "one", "acc", sense)).say("text", text)
        }
        Effect::LeadPicks(what, part) => {
            let what_ = find(what, "one", "acc", sense);
            msg("lead-picks").say("what", what_).say("text", say(*part, sense.chosen(what)))
        }
        Effect::ForEach(what, part) => for_each(what, *part, sense),
        Effect::Everybody(part) => msg("everybody").say("text", say(*part, sense.they())),
        Effect::Active(part) => msg("active").say("text", say(*part, sense.they())),
        Effect::Its(part) => {
            its(sel(&Sel::It, "nom", TextContext { it: "investigator", ..sense }), *part, sense)
        }
        Effect::AfterTest(part) => msg("after-test").say("text", text(*part)),
        _ => Msg::new("error-bug").text("why", "an effect without parts"),
    }
}

fn message(id: &str, sense: TextContext<'_>) -> Msg {
    Msg::new(format!("lcg-effect-{id}")).text("voice", sense.voice())
}

fn search(top: Option<u8>, what: &Is, drawn: bool, sense: TextContext<'_>) -> Msg {
    let search = match top {
        Some(top) => message("search-top", sense).num("top", top),
        None => message("search", sense),
    };
    search
        .say("what", card_that(what, "one", "acc", "card", sense))
        .text("drawn", if drawn { "yes" } else { "no" })
}

fn discard_until(what: &Is, n: &Value, then: EffectId, sense: TextContext<'_>) -> Msg {
    let discard = match n {
        Value::N(1) => {
            message("discard-until", sense).say("what", card_that(what, "one", "nom", "card", sense))
        }
        _ => message("discard-until-many", sense)
            .say("what", card_that(what, "many", "gen", "card", sense))
            .say("amount", vec![value(n, "number", sense)]),
    };
    discard.say("text", say(then, sense.enemy()))
}

fn spawn_aside(what: &Is, at: Option<&Sel>, sense: TextContext<'_>) -> Msg {
    let what = card_that(what, "each", "nom", "enemy", sense);
    match at {
        Some(at) => message("spawn-aside", sense).say("what", what).say("where", sel(at, "at", sense)),
        None => message("spawn-aside-by-text", sense).say("what", what),
    }
}

/// The text of a nested effect, as an argument for a message.
pub(super) fn say(part: EffectId, sense: TextContext<'_>) -> Vec<Msg> {
    vec![effect(sense.content.effect(part), sense)]
}

fn each(parts: &[EffectId], sense: TextContext<'_>) -> Vec<Msg> {
    parts.iter().map(|&part| effect(sense.content.effect(part), sense)).collect()
}

/// Joins parts pairwise with a message.
fn joined(by: &str, parts: Vec<Msg>) -> Msg {
    let two = |first, second| Msg::new(by).say("first", vec![first]).say("second", vec![second]);
    parts.into_iter().reduce(two).unwrap_or_else(|| Msg::new("lcg-all").list("items", Vec::new()))
}

/// Whether the text of the effect is short enough for a list.
fn is_plain(of: &Effect) -> bool {
    matches!(
        of,
        Effect::Resources(_)
            | Effect::LoseResources(_)
            | Effect::Draw(_)
            | Effect::Discover(_)
            | Effect::GainClues(_)
            | Effect::DropClues(_)
            | Effect::SpendClues(_)
            | Effect::PutClues(..)
            | Effect::Doom(..)
            | Effect::AgendaDoom { n: Value::N(_), .. }
            | Effect::Take { .. }
            | Effect::Deal { .. }
            | Effect::Heal { .. }
            | Effect::PutHorror(..)
            | Effect::LoseDiscards
            | Effect::IntoThreatArea
            | Effect::Discard(_)
            | Effect::SpawnAt(_)
            | Effect::LoseActions(_)
            | Effect::Boost(..)
            | Effect::Disengage(_)
            | Effect::Go(_)
    )
}

/// The text of an effect for each of the cards, in one clause if it is a single effect.
fn for_each(what: &Find, part: EffectId, sense: TextContext<'_>) -> Msg {
    let each = || Sel::Each(what.clone());
    match sense.content.effect(part) {
        Effect::Its(text) => its(find(what, "each", "nom", sense), *text, sense),
        Effect::Doom(n, Sel::It) => effect(&Effect::Doom(n.clone(), each()), sense),
        Effect::StepTowards(Sel::It, to) => effect(&Effect::StepTowards(each(), to.clone()), sense),
        _ => Msg::new("lcg-effect-for-each")
            .say("what", find(what, "each", "gen", sense))
            .say("text", say(part, sense.chosen(what))),
    }
}

/// The text of an effect that the lead investigator resolves, unless it applies to all.
fn by_lead(part: EffectId, sense: TextContext<'_>) -> Msg {
    match sense.content.effect(part) {
        all @ (Effect::Everybody(_) | Effect::Resolution(_)) => effect(all, sense),
        _ => its(vec![Msg::new("lcg-sel-lead").text("form", "nom")], part, sense),
    }
}

/// The text of an effect that another investigator resolves.
fn its(who: Vec<Msg>, part: EffectId, sense: TextContext<'_>) -> Msg {
    Msg::new("lcg-effect-its").say("who", who).say("text", say(part, sense.they()))
}

/// Drops the condition that the enemies are engaged with you, which disengaging implies.
fn engaged(from: &Sel) -> Sel {
    match from {
        Sel::Each(find) if find.at == Where::FightingYou => {
            Sel::Each(Find { at: Where::Anywhere, ..find.clone() })
        }
        other => other.clone(),
    }
}

fn until_when(until: Until) -> Msg {
    Msg::new(match until {
        Until::Phase => "lcg-until-phase",
        Until::Turn => "lcg-until-turn",
        Until::Round => "lcg-until-round",
    })
}

fn lasting(what: Lasting, of: &Sel, sense: TextContext<'_>) -> Msg {
    let who = if *of == Sel::You { "you" } else { "it" };
    let msg = |id: &str, form| {
        Msg::new(format!("lcg-lasting-{id}")).text("who", who).say("whom", sel(of, form, sense))
    };
    match what {
        Lasting::Unseen => msg("unseen", "acc"),
        Lasting::Blank => msg("blank", "gen"),
        Lasting::NoTokens => msg("no-tokens", "acc"),
        Lasting::Immune(Against::Players) => msg("immune-players", "acc"),
        Lasting::Immune(Against::Treacheries) => msg("immune-treacheries", "acc"),
        Lasting::InPlaceOf(skill) => msg("in-place-of", "acc").name("skill", names::skill(skill)),
        Lasting::Skill(skill, n) => {
            msg("skill", "acc").name("skill", names::skill(skill)).say("bonus", vec![signed(n)])
        }
    }
}

fn native(of: Native) -> Msg {
    Msg::new(match of {
        Native::TurnAttackAway => "lcg-native-turn-attack-away",
        Native::CoverUp => "lcg-native-cover-up",
        Native::TakeMemory => "lcg-native-take-memory",
        Native::DoorOnTheFloor => "lcg-native-door-on-the-floor",
        Native::BreakTheBarrier => "lcg-native-break-the-barrier",
        Native::GhoulsBreakFree => "lcg-native-ghouls-break-free",
        Native::DrawCultist => "lcg-native-draw-cultist",
        Native::DevourerBelow => "lcg-native-devourer-below",
    })
}
