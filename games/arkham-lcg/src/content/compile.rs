//! Compiles the raw files into lookup tables; all effects are stored in one list.

use super::raw::{RawCard, RawContent, RawEffect, RawScenario};
use super::{
    Ability, Attempt, CardDef, CardDefId, CardSummary, Change, Content, Effect, EffectId, ElderSign,
    ScenarioDef, Symbol, SymbolDef,
};

/// The maximum number of cards; one id stays free.
const MAX_CARDS: usize = 255;

/// Compiles and validates the files.
pub(super) fn compile(raw: RawContent) -> Result<Content, String> {
    check(&raw)?;
    let mut arena = Arena::default();
    let mut cards = Vec::new();
    for (file, card) in raw.cards {
        cards.push(arena.card(card));
        let card = &cards[cards.len() - 1];
        arena.check_size().map_err(|why| format!("{file}: {}: {why}", card.code))?;
    }
    let mut scenarios = Vec::new();
    for (file, scenario) in raw.scenarios {
        scenarios.push(arena.scenario(scenario));
        arena.check_size().map_err(|why| format!("{file}: symbols: {why}"))?;
    }
    let mut summaries = Box::new([CardSummary::NONE; 256]);
    summaries.iter_mut().zip(&cards).for_each(|(summary, card)| *summary = CardSummary::of(card));
    let kinds = cards.iter().zip(0..).map(|(card, at)| (card.code.clone(), CardDefId(at))).collect();
    let (starters, effects, id) = (raw.starters, arena.effects, raw.id);
    Ok(Content { cards, kinds, summaries, scenarios, starters, effects, id })
}

/// Moves the fields of a struct into one with compiled effects: those before the semicolon as they are.
macro_rules! convert {
    ($from:expr => $name:ident { $($same:ident),*; $($field:ident: $value:expr),* $(,)? }) => {{
        let $name { $($same,)* $($field,)* } = $from;
        $name { $($same,)* $($field: $value,)* }
    }};
}

/// As [`convert`] for an [`Effect`]: the variants before the semicolon contain no other effects.
macro_rules! convert_effect {
    (
        $from:expr =>
        $($same:ident $(($($arg:ident),*))? $({ $($field:ident),* })?),*;
        $($pattern:pat => $value:expr),* $(,)?
    ) => {
        match $from {
            $(Effect::$same $(($($arg),*))? $({ $($field),* })? => Effect::$same $(($($arg),*))? $({ $($field),* })?,)*
            $($pattern => $value,)*
        }
    };
}

/// All effects, one after another, in the order in which the files write them. A nested effect comes before the one that
/// contains it. Saved positions refer to effects by index, so this order must not change.
#[derive(Default)]
struct Arena {
    effects: Vec<Effect>,
}

impl Arena {
    /// Reports whether there are more effects than [`EffectId`] can distinguish.
    fn check_size(&self) -> Result<(), String> {
        let most = usize::from(u16::MAX) + 1;
        match self.effects.len() <= most {
            true => Ok(()),
            false => Err(format!("too many effects; there can be {most}")),
        }
    }

    /// Adds an effect. Its id is valid unless [`Arena::check_size`] reports that there are too many.
    fn add(&mut self, raw: RawEffect) -> EffectId {
        let effect = self.effect(*raw.0);
        self.effects.push(effect);
        EffectId((self.effects.len() - 1) as u16)
    }

    fn add_all(&mut self, raw: Vec<RawEffect>) -> Vec<EffectId> {
        raw.into_iter().map(|effect| self.add(effect)).collect()
    }

    fn add_if(&mut self, raw: Option<RawEffect>) -> Option<EffectId> {
        raw.map(|effect| self.add(effect))
    }

    fn card(&mut self, card: RawCard) -> CardDef {
        convert!(card => CardDef {
            code, title, card_type, count, set, class, second, unique, traits, cost, level, icons, skills, health,
            health_each, sanity, slots, uses, until_empty, weakness, only, keywords, enemy, location, needs,
            needs_each, stage, victory, constants, own_tests, once_per_test;
            elder_sign: elder_sign.map(|sign| self.elder_sign(sign)),
            abilities: abilities.into_iter().map(|ability| self.ability(ability)).collect(),
        })
    }

    fn ability(&mut self, ability: Ability<RawEffect>) -> Ability {
        convert!(ability => Ability { when, if_, cost, limit; does: self.add(does) })
    }

    fn elder_sign(&mut self, sign: ElderSign<RawEffect>) -> ElderSign {
        convert!(sign => ElderSign { adds, succeeds; pass: self.add_if(pass) })
    }

    fn scenario(&mut self, scenario: RawScenario) -> ScenarioDef {
        convert!(scenario => ScenarioDef {
            slug, reference, sets, one_of, agendas, acts, aside, places, start, cultists, tokens, present, past,
            escapees;
            symbols: symbols.into_iter().map(|symbol| self.symbols(symbol)).collect(),
        })
    }

    fn symbols(&mut self, symbol: SymbolDef<RawEffect>) -> SymbolDef {
        convert!(symbol => SymbolDef { token; easy: self.symbol(easy), hard: self.symbol(hard) })
    }

    fn symbol(&mut self, symbol: Symbol<RawEffect>) -> Symbol {
        convert!(symbol => Symbol { adds, another; now: self.add_if(now), fail: self.add_if(fail) })
    }

    fn attempt(&mut self, attempt: Attempt<RawEffect>) -> Attempt {
        convert!(attempt => Attempt {
            with, bonus, damage, damage_instead, shroud, on;
            pass: self.add_if(pass),
            instead: self.add_if(instead),
            then: self.add_if(then),
        })
    }

    fn effect(&mut self, effect: Effect<RawEffect>) -> Effect {
        convert_effect!(effect =>
            Resources(n), LoseResources(n), Draw(n), Discover(n), GainClues(n), DropClues(n), SpendClues(n),
            PutClues(n, on), FillClues(n, on), AgendaDoom { n, advances }, Doom(n, on),
            Take { damage, horror, direct }, Deal { damage, horror, to }, Heal { damage, horror, of },
            AddUses(of, n, on), TakeUse, StoreResource, PutHorror(n, on), TakeHorrorFromHere(n),
            DiscardFromHand(n), DiscardAtRandom(n), KeepOnly(n), Discard(what), ToHand(what), ToVictory(what),
            LoseDiscards, Recover(what), IntoThreatArea, Attach(to), GainWeakness(of),
            Search { top, for_, drawn }, Scry(n), DrawEncounter, FindEncounter(what), Surge, DrawIt, SpawnAt(at),
            SpawnAside(what, at), PutInPlay(what), IntoEncounterDeck(what), AutoEvade(what), Disengage(what),
            Go(to), StepTowards(what, to), Ready(what), Exhaust(what), MoreActions(n), LoseActions(n),
            Boost(skill, n), MoreDamage(n), ComesBack, FlipToken, AnotherToken, TwoTokens, Cancel,
            Lasting(what, on, until), Resign, TakeControl(what), Resolution(n), AdvanceAct, MentalTrauma(n),
            LessExperience(n), Native(native);
            Effect::All(parts) => Effect::All(self.add_all(parts)),
            Effect::Then(first, second) => Effect::Then(self.add(first), self.add(second)),
            Effect::If(cond, then) => Effect::If(cond, self.add(then)),
            Effect::IfElse(cond, then, or) => Effect::IfElse(cond, self.add(then), self.add(or)),
            Effect::OrElse(first, second) => Effect::OrElse(self.add(first), self.add(second)),
            Effect::MustEither(parts) => Effect::MustEither(self.add_all(parts)),
            Effect::Either(parts) => Effect::Either(self.add_all(parts)),
            Effect::LeadChooses(parts) => Effect::LeadChooses(self.add_all(parts)),
            Effect::May(part) => Effect::May(self.add(part)),
            Effect::Repeat(n, part) => Effect::Repeat(n, self.add(part)),
            Effect::Choose(find, part) => Effect::Choose(find, self.add(part)),
            Effect::LeadPicks(find, part) => Effect::LeadPicks(find, self.add(part)),
            Effect::ForEach(find, part) => Effect::ForEach(find, self.add(part)),
            Effect::Everybody(part) => Effect::Everybody(self.add(part)),
            Effect::Its(part) => Effect::Its(self.add(part)),
            Effect::Active(part) => Effect::Active(self.add(part)),
            Effect::Test { of, against, pass, fail } =>
                Effect::Test { of, against, pass: self.add_if(pass), fail: self.add_if(fail) },
            Effect::Fight(attempt) => Effect::Fight(self.attempt(attempt)),
            Effect::Evade(attempt) => Effect::Evade(self.attempt(attempt)),
            Effect::Investigate(attempt) => Effect::Investigate(self.attempt(attempt)),
            Effect::DiscardUntil { for_, n, then } => Effect::DiscardUntil { for_, n, then: self.add(then) },
            Effect::AfterTest(part) => Effect::AfterTest(self.add(part)),
        )
    }
}

/// Checks that codes are unique and that every code referred to is a card.
fn check(raw: &RawContent) -> Result<(), String> {
    for (at, (file, card)) in raw.cards.iter().enumerate() {
        if let Some((first, _)) = raw.cards[..at].iter().find(|(_, other)| other.code == card.code) {
            return Err(format!("{file}: {}: this code is already in {first}", card.code));
        }
        if at == MAX_CARDS {
            return Err(format!("{file}: {}: too many cards; there can be {MAX_CARDS}", card.code));
        }
    }
    raw.scenarios.iter().try_for_each(|(file, scenario)| {
        check_scenario(scenario, &raw.cards).map_err(|why| format!("{file}: {why}"))
    })
}

/// Checks that the cards and places that the scenario refers to exist.
pub(super) fn check_scenario(scenario: &RawScenario, cards: &[(&str, RawCard)]) -> Result<(), String> {
    let card = |field: &str, code: &String| match cards.iter().any(|(_, card)| card.code == *code) {
        true => Ok(()),
        false => Err(format!("{field}: no card {code}")),
    };
    let place = |field: &str, slug: &String| match scenario.places.iter().any(|place| place.slug == *slug) {
        true => Ok(()),
        false => Err(format!("{field}: no place {slug}")),
    };
    card("reference", &scenario.reference)?;
    for (field, codes) in [
        ("agendas", &scenario.agendas),
        ("acts", &scenario.acts),
        ("aside", &scenario.aside),
        ("cultists", &scenario.cultists),
        ("escapees", &scenario.escapees),
    ] {
        codes.iter().try_for_each(|code| card(field, code))?;
    }
    for (at, place) in scenario.places.iter().enumerate() {
        place.cards.iter().try_for_each(|code| card(&format!("places[{at}].cards"), code))?;
    }
    place("start", &scenario.start)?;
    for (at, present) in scenario.present.iter().enumerate() {
        card(&format!("present[{at}].enemy"), &present.enemy)?;
        place(&format!("present[{at}].at"), &present.at)?;
    }
    for (at, past) in scenario.past.iter().enumerate() {
        let field = format!("past[{at}].does");
        match &past.does {
            Change::Without(slug) | Change::StartAt(slug) => place(&field, slug)?,
            Change::ShuffleIn(code) => card(&field, code)?,
            Change::Doom(_) | Change::LoseCards(_) => {}
        }
    }
    // Random encounter sets share the same card ids, so they must be of equal size.
    let size = |set: &String| {
        cards.iter().filter(|(_, card)| card.set == *set).map(|(_, card)| card.count).sum::<u8>()
    };
    if scenario.one_of.iter().any(|set| size(set) != size(&scenario.one_of[0])) {
        return Err("one_of: the sets differ in size".to_owned());
    }
    Ok(())
}
