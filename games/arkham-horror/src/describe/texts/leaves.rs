//! The texts of effects that contain no others.

use engine::Msg;

use super::amounts::{Noun, amount, both};
use super::places::{doom_from, engaged_with, monster_in, place};
use super::{Sense, Voice, prices, yes};
use crate::content::{CodexCard, Colour, Effect, MythosToken, Native, Place, Possession, Side, Trait, Value};
use crate::describe::names;

/// The text of an effect without nested ones.
pub(super) fn leaf(effect: &Effect, voice: Voice, sense: Sense<'_>) -> Msg {
    let msg = |id: &str| sense.msg(&format!("effect-{id}"), voice);
    let of = |id: &str, noun: Noun, value: &Value| msg(id).say("amount", vec![amount(noun, value, sense)]);
    let at = |id: &str, at: &Place, form: &'static str| msg(id).say("place", vec![place(at, form, sense)]);
    let card = |id: &str, card: CodexCard| msg(id).name("card", names::codex(card));
    match effect {
        Effect::GainMoney(n) => of("gain", Noun::Money, n),
        Effect::LoseMoney(n) => of("lose", Noun::Money, n),
        Effect::GainRemnants(n) => of("gain", Noun::Remnants, n),
        Effect::GainClue => msg("gain-clue"),
        Effect::ResearchClues(n) => of("research-clues", Noun::Clues, n),
        Effect::SupplyClueToSheet => msg("supply-clue-to-sheet"),
        Effect::Focus { skill, beyond_limit } => match skill {
            Some(skill) => msg("focus-skill").name("skill", names::skill(*skill)),
            None => msg("focus"),
        }
        .text("beyond", yes(*beyond_limit)),
        Effect::FocusEach => msg("focus-each"),
        Effect::DiscardFocus(n) => of("discard", Noun::Focus, n),
        Effect::Recover { health, sanity, or_ally } => {
            let much = both((Noun::Health, health), (Noun::Sanity, sanity), sense);
            msg(if *or_ally { "recover-or-ally" } else { "recover" }).say("amount", vec![much])
        }
        Effect::RecoverAll => msg("recover-all"),
        Effect::RecoverInSpace { health, sanity } => {
            let much = both((Noun::Health, health), (Noun::Sanity, sanity), sense);
            msg("recover-in-space").say("amount", vec![much])
        }
        Effect::Suffer { damage, horror, direct } => msg("suffer")
            .say("amount", vec![both((Noun::Damage, damage), (Noun::Horror, horror), sense)])
            .text("direct", yes(*direct)),
        Effect::SufferSplit(n) => of("suffer-split", Noun::Harm, n),
        Effect::SufferUnlessDiscarded { each, damage, horror } => {
            let harm = both((Noun::Damage, &Value::N(*damage)), (Noun::Horror, &Value::N(*horror)), sense);
            msg("suffer-unless-discarded")
                .say("amount", vec![harm])
                .text("each", possession(*each))
                .say("trait", trait_name(*each))
        }
        Effect::BecomeDelayed => msg("become-delayed"),
        Effect::Become(status) => sense.msg(prices::becomes(*status), voice),
        Effect::Retire => msg("retire"),
        Effect::BeDevoured => msg("be-devoured"),
        Effect::MoveUpTo { spaces, past_monsters } => {
            of("move-up-to", Noun::Spaces, spaces).text("past", yes(*past_monsters))
        }
        Effect::MoveTo(to) => at("move-to", to, "to"),
        Effect::MoveToAdjacent { street } => msg("move-to-adjacent").text("street", yes(*street)),
        Effect::DisengageAll { exhaust, but_it } => {
            msg("disengage-all").text("exhaust", yes(*exhaust)).text("others", yes(*but_it))
        }
        Effect::HurtThis { damage, horror } => msg("hurt-this").say(
            "amount",
            vec![both((Noun::Damage, &Value::N(*damage)), (Noun::Horror, &Value::N(*horror)), sense)],
        ),
        Effect::RecoverThis { health, sanity } => msg("recover-this").say(
            "amount",
            vec![both((Noun::Damage, &Value::N(*health)), (Noun::Horror, &Value::N(*sanity)), sense)],
        ),
        Effect::DamageIt(n) => of("damage-it", Noun::Dealt, n),
        Effect::GainItem { with, min_value, max_value } => {
            let (least, most) = (min_value.unwrap_or(0), max_value.unwrap_or(u8::MAX));
            let range = match (min_value, max_value) {
                (None, None) => "any",
                (Some(_), None) => "least",
                (None, Some(_)) => "most",
                (Some(_), Some(_)) => "both",
            };
            with_trait(msg("gain-item"), *with).text("range", range).num("least", least).num("most", most)
        }
        Effect::GainSpell { with: None } => msg("gain-spell"),
        Effect::GainSpell { with: Some(with) } => {
            msg("gain-spell-with").name("trait", names::trait_of(*with))
        }
        Effect::GainAlly => msg("gain-ally"),
        Effect::GainSpecial(name) => msg("gain-special").name("asset", names::asset_named(name)),
        Effect::DiscardAsset(what) => {
            msg("discard-asset").text("each", possession(*what)).say("trait", trait_name(*what))
        }
        Effect::DiscardThis => msg("discard-this"),
        Effect::PlaceDoom { at: Place::Sheet, amount: n } => of("doom-on-sheet", Noun::Doom, n),
        Effect::PlaceDoom { at, amount: n } => {
            of("place-doom", Noun::Doom, n).say("place", vec![place(at, "at", sense)])
        }
        Effect::RemoveDoom { from, amount: n } => {
            of("remove-doom", Noun::Doom, n).say("place", vec![doom_from(*from, sense)])
        }
        Effect::MoveDoomToSheet(from) => at("move-doom-to-sheet", from, "at"),
        Effect::SpreadDoom => msg("spread-doom"),
        Effect::GateBurst => msg("gate-burst"),
        Effect::SpawnClue => msg("spawn-clue"),
        Effect::DrawMythosTokens(n) => of("draw-tokens", Noun::Tokens, n),
        Effect::AddToCup(tokens) => msg("add-to-cup").list("tokens", cup_tokens(tokens)),
        Effect::DiscardSheetClues(Some(n)) => of("discard-sheet-clues", Noun::Clues, &Value::N(*n)),
        Effect::DiscardSheetClues(None) => msg("discard-all-sheet-clues"),
        Effect::MoveClueToCodex(to) => card("move-clue-to-codex", *to),
        Effect::GroupDiscardsClues(n) => of("group-discards-clues", Noun::Clues, n),
        Effect::SpawnMonster { at, exhausted } => match at {
            Some(at) => msg("spawn-monster-at").say("place", vec![place(at, "at", sense)]),
            None => msg("spawn-monster"),
        }
        .text("exhausted", yes(*exhausted)),
        Effect::SpawnNamed { monster, at, engaged_with: with } => {
            let spawn = msg("spawn-named").name("monster", names::monster_named(monster));
            let placed = match (at, with) {
                (Some(at), _) => place(at, "at", sense),
                (None, Some(with)) => engaged_with(*with, sense),
                (None, None) => Msg::new("ah3-where-card-says"),
            };
            spawn.say("place", vec![placed])
        }
        Effect::SpawnFound { with, amount, at } => msg("spawn-found")
            .num("n", *amount)
            .name("trait", names::trait_of(*with))
            .say("place", vec![place(at, "at", sense)]),
        Effect::ShuffleIntoMonsterDeck(with) => {
            msg("shuffle-into-monster-deck").name("trait", names::trait_of(*with))
        }
        Effect::MonsterComesToYou(monster) => {
            msg("monster-comes").name("monster", names::monster_named(monster))
        }
        Effect::MonsterAttacksYou(monster) => {
            msg("monster-attacks").name("monster", names::monster_named(monster))
        }
        Effect::ItMovesTowards(to) => at("it-moves-towards", to, "towards"),
        Effect::YouAndItMoveTowards(to) => at("you-and-it-move-towards", to, "towards"),
        Effect::DefeatIt => msg("defeat-it"),
        Effect::RemoveItFromGame => msg("remove-it"),
        Effect::DamageEngaged(n) => of("damage-engaged", Noun::Damage, n),
        Effect::DamageMonster { among, amount: n } => {
            of("damage-monster", Noun::Dealt, n).say("which", vec![monster_in(*among, sense)])
        }
        Effect::AddToCodex { card: added, side } => {
            card("add-to-codex", *added).text("back", yes(*side == Side::Back))
        }
        Effect::Archive(of) => card("archive", *of),
        Effect::Flip { card: flipped, to: None } => card("flip", *flipped),
        Effect::Flip { card: flipped, to: Some(name) } => {
            card("flip-to", *flipped).name("back", back_name(*flipped, name))
        }
        Effect::ReadBack(of) => card("read-back", *of),
        Effect::SetAside(cards) => msg("set-aside").list("cards", codex_names(cards)),
        Effect::AttachRandom(cards) => msg("attach-random").list("cards", codex_names(cards)),
        Effect::ShuffleIntoDecks(cards) => msg("shuffle-into-decks").list("cards", codex_names(cards)),
        Effect::PlaceHiddenMarkers { colours, at } => {
            msg("place-hidden-markers").list("markers", colour_counts(colours)).list(
                "places",
                at.iter().map(|name| named("ah3-place-name", names::space_named(name))).collect(),
            )
        }
        Effect::PlaceMarker { colour, at: to } => at("place-marker", to, "at").text("colour", colour.slug()),
        Effect::PlaceMarkerInEachNeighbourhood => msg("place-marker-in-each-neighbourhood"),
        Effect::RemoveItsNeighbourhoodMarker => msg("remove-its-neighbourhood-marker"),
        Effect::MarkerOnSheet => msg("marker-on-sheet"),
        Effect::RevealMarkerHere => msg("reveal-marker-here"),
        Effect::RevealAllMarkers => msg("reveal-all-markers"),
        Effect::KeepOnlyMarkers(colours) => msg("keep-only-markers").list("colours", colour_names(colours)),
        Effect::RemoveMarkers(colour) => msg("remove-markers").text("colour", colour.slug()),
        Effect::PlaceScarThere => msg("place-scar-there"),
        Effect::PlaceScars(n) => msg("place-scars").num("n", *n),
        Effect::MendScar => msg("mend-scar"),
        Effect::OfferLodge => msg("offer-lodge"),
        Effect::PlaceAnomaly => msg("place-anomaly"),
        Effect::RemoveAnomaly => msg("remove-anomaly"),
        Effect::StopEncounter => msg("stop-encounter"),
        Effect::DiscardRumour => msg("discard-rumour"),
        Effect::DoomOnRumour => msg("doom-on-rumour"),
        Effect::Win { lodge } => msg("win").text("lodge", yes(*lodge)),
        Effect::Lose => msg("lose-game"),
        Effect::Native(Native::DefeatForItsHealth) => msg("defeat-for-its-health"),
        Effect::Native(Native::AllianceOfEvil) => msg("alliance-of-evil"),
        Effect::Native(Native::Binding) => msg("binding"),
        Effect::Native(Native::FillLuggage) => msg("fill-luggage"),
        Effect::Native(Native::OpenLuggage) => msg("open-luggage"),
        Effect::Native(Native::RollForDarkPact) => msg("roll-for-dark-pact"),
        _ => Msg::new("error-bug").text("why", "an effect with parts"),
    }
}

/// Adds the trait that an item has to have.
pub(super) fn with_trait(msg: Msg, with: Option<Trait>) -> Msg {
    let slug = with.map_or("any", Trait::slug);
    let name = with.map_or_else(|| "ah3-trait-common".into(), names::trait_of);
    msg.text("trait", slug).name("named", name)
}

/// The word for what can be discarded.
fn possession(of: Possession) -> &'static str {
    match of {
        Possession::Clue => "clue",
        Possession::Item => "item",
        Possession::Spell => "spell",
        Possession::With(_) => "trait",
    }
}

fn trait_name(of: Possession) -> Vec<Msg> {
    match of {
        Possession::With(of) => vec![Msg::new(names::trait_of(of))],
        Possession::Clue | Possession::Item | Possession::Spell => Vec::new(),
    }
}

fn named(id: &str, name: String) -> Msg {
    Msg::new(id).name("name", name)
}

fn codex_names(cards: &[CodexCard]) -> Vec<Msg> {
    cards.iter().map(|&card| named("ah3-quoted", names::codex(card))).collect()
}

/// The name of a back of an archive card.
pub(super) fn back_name(card: CodexCard, back: &str) -> String {
    format!("ah3-codex-{}-back-{back}", card.number())
}

/// How many mythos tokens of each kind, in their order.
fn cup_tokens(tokens: &[MythosToken]) -> Vec<Msg> {
    let count = |of: MythosToken| tokens.iter().filter(|&&token| token == of).count() as i64;
    MythosToken::ALL
        .iter()
        .filter(|&&of| count(of) > 0)
        .map(|&of| Msg::new("ah3-n-of-token").num("n", count(of)).name("token", names::token(of)))
        .collect()
}

/// How many markers of each colour, in their order.
fn colour_counts(colours: &[Colour]) -> Vec<Msg> {
    let count = |of: Colour| colours.iter().filter(|&&colour| colour == of).count() as i64;
    Colour::ALL
        .iter()
        .filter(|&&of| count(of) > 0)
        .map(|&of| Msg::new("ah3-n-of-marker").num("n", count(of)).text("colour", of.slug()))
        .collect()
}

fn colour_names(colours: &[Colour]) -> Vec<Msg> {
    colours.iter().map(|of| Msg::new("ah3-colour").text("colour", of.slug())).collect()
}
