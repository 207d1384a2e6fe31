//! The scenario's own cards: its decks, cards set aside, the act and agenda, the chaos bag.

use engine::{End as Side, Msg, Problem, Seat, Seats, find_named};

use super::cards::{self, Card, is_scenarios};
use super::lay::{Done, PositionBuilder};
use super::names;
use crate::Lcg;
use crate::content::{
    CardDef, CardDefId, CardId, CardType, Cond, Content, Effect, Native, Occasion, Sel, Time, Value, When,
};
use crate::setup;
use crate::state::{Zone, pile};

impl PositionBuilder<'_> {
    /// Places the enemies that the set-up puts into play at those places whose cards the file does not list.
    pub(super) fn present(&mut self, game: &mut Lcg) {
        let content = self.content;
        let def = &content.scenarios()[usize::from(game.open.scenario)];
        for present in setup::present(def, usize::from(game.open.count)) {
            let place = setup::place(def, &present.at);
            let said = self.parsed.file.places.as_ref().and_then(|places| places.get(&present.at));
            if !game.is_in_play(place) || said.is_some_and(|said| said.cards.is_some()) {
                continue;
            }
            let aside = |card: &CardId| game.card(*card).zone == Zone::Aside && !self.taken.has(*card);
            let Some(enemy) = game.coded(content, &present.enemy).find(aside) else { continue };
            game.put_in_play(content, enemy, Zone::Play);
            let doom = entry_doom(content, game.def(content, enemy));
            let state = game.card_mut(enemy);
            (state.at, state.doom) = (Some(place), doom);
            self.taken.insert(enemy);
            self.laid.push(enemy);
        }
    }

    /// Sets which random encounter set is in the encounter deck, and who knows it. A visible card of the set makes it
    /// public.
    pub(super) fn lot(&mut self, game: &mut Lcg) -> Done {
        let (file, content) = (&self.parsed.file, self.content);
        let sets = &content.scenarios()[usize::from(game.open.scenario)].one_of;
        let set_of = |text: &String| {
            let card = Card::read(content, text, is_scenarios).ok()?;
            sets.iter().position(|set| *set == content.card(card.kind).set)
        };
        let at_places = file.places.iter().flatten().filter_map(|(_, place)| place.cards.as_ref()).flatten();
        let of_people = self.parsed.players.iter().flat_map(|(_, said)| said.play.iter().chain(&said.threat));
        let open = at_places.chain(of_people).chain(&file.encounter_discards).chain(&file.victory);
        let shown = open.filter_map(set_of).next();
        let hidden = file.encounters.iter().chain(file.encounter_cards.iter().flatten());
        let said = match &file.lot {
            None => shown.or_else(|| hidden.filter_map(set_of).next()),
            Some(name) => {
                let named = sets.iter().map(String::as_str).enumerate();
                Some(self.parsed.placed("lot", find_named(name, named))?)
            }
        };
        if let Some(at) = said {
            game.set_random_set(content, at);
        }
        for name in file.lot_known.iter().flatten() {
            let seat = self.parsed.placed("lot-known", names::seat(game, content, name))?;
            game.open.lot_known = game.open.lot_known.with(seat);
        }
        let everybody = (0..game.open.count).all(|seat| game.open.lot_known.has(Seat(seat)));
        if everybody || shown.is_some() {
            game.open.lot_known = Seats::ALL;
        }
        Ok(())
    }

    /// Removes the cards of the set-up from the encounter and cultist decks if the file lists all their cards.
    pub(super) fn empty_listed_decks(&mut self, game: &mut Lcg) {
        let file = &self.parsed.file;
        for (listed, from) in [(&file.encounter_cards, pile::ENCOUNTERS), (&file.cultists, pile::CULTISTS)] {
            if listed.is_none() {
                continue;
            }
            for card in (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId) {
                if game.card(card).zone == Zone::Hidden && game.lies_in(from, card) {
                    game.scenario.see(from, 0, Lcg::pooled(card), Seats::ALL);
                    game.scenario.take(from, 0);
                    game.card_mut(card).zone = Zone::Out;
                }
            }
        }
    }

    /// Finds a card of the scenario that a list names.
    fn scenario_card(&self, key: &str, text: &str) -> Result<CardDefId, Problem> {
        self.parsed.placed(key, cards::find(self.content, text, is_scenarios))
    }

    /// Sets cards aside if the file lists them; all others of the scenario are removed from the game.
    pub(super) fn set_aside(&mut self, game: &mut Lcg) -> Done {
        let Some(listed) = &self.parsed.file.set_aside else { return Ok(()) };
        for text in listed {
            let kind = self.scenario_card("set-aside", text)?;
            let card = self.of_scenario("set-aside", game, kind)?;
            game.card_mut(card).zone = Zone::Aside;
        }
        for card in (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId) {
            let is_listed = matches!(game.card_type(self.content, card), CardType::Act | CardType::Agenda);
            if game.card(card).zone == Zone::Aside && !self.taken.has(card) && !is_listed {
                game.card_mut(card).zone = Zone::Out;
            }
        }
        Ok(())
    }

    /// Turns the last agenda to its reverse side, where that stays in play and is the act as well.
    pub(super) fn flip_agenda(&self, game: &mut Lcg) -> Done {
        if !self.parsed.file.agenda_flipped {
            return Ok(());
        }
        let (act, agenda) = (game.open.act, game.open.agenda);
        if !stays_when_flipped(self.content, game.def(self.content, agenda)) {
            return Err(self.wrong("agenda-flipped", Msg::new("lcg-error-position-flip")));
        }
        game.open.play.remove(act);
        game.card_mut(act).zone = Zone::Out;
        game.card_mut(agenda).seen = true;
        game.open.act = agenda;
        Ok(())
    }

    /// Places the encounter deck with its discard pile, the victory display and the chaos bag.
    pub(super) fn scenario(&mut self, game: &mut Lcg) -> Done {
        let parsed = self.parsed;
        for text in &parsed.file.encounter_discards {
            let (card, _) = self.card("encounter-discards", game, game.open.lead, text)?;
            game.card_mut(card).zone = Zone::Discard;
            game.open.discards[CardId::SEATS].push(card);
        }
        for text in &parsed.file.victory {
            let (card, _) = self.card("victory", game, game.open.lead, text)?;
            game.card_mut(card).zone = Zone::Victory;
        }
        let mut tops = Vec::new();
        for text in &parsed.file.encounters {
            let kind = self.scenario_card("encounters", text)?;
            tops.push(self.of_scenario("encounters", game, kind)?);
        }
        let mut rest = Vec::new();
        for text in parsed.file.encounter_cards.iter().flatten() {
            let kind = self.scenario_card("encounter-cards", text)?;
            rest.push(self.of_scenario("encounter-cards", game, kind)?);
        }
        for text in parsed.file.cultists.iter().flatten() {
            let kind = self.scenario_card("cultists", text)?;
            let card = self.of_scenario("cultists", game, kind)?;
            game.card_mut(card).zone = Zone::Hidden;
            game.scenario.put(Lcg::pooled(card), pile::CULTISTS, Side::Top, Seats::NONE);
        }
        game.scenario.shuffle(pile::CULTISTS);
        for &card in tops.iter().chain(&rest) {
            game.card_mut(card).zone = Zone::Hidden;
            game.scenario.put(Lcg::pooled(card), pile::ENCOUNTERS, Side::Top, Seats::NONE);
        }
        game.scenario.shuffle(pile::ENCOUNTERS);
        for (at, &card) in tops.iter().enumerate() {
            game.scenario.see(pile::ENCOUNTERS, at, Lcg::pooled(card), Seats::NONE);
        }
        if let Some(bag) = &parsed.file.bag {
            let token = |word: &String| self.parsed.placed("bag", names::token(word));
            game.open.bag = bag.iter().map(token).collect::<Result<_, _>>()?;
            if game.open.bag.is_empty() {
                return Err(self.wrong("bag", Msg::out_of_range(0, 1, 99)));
            }
        }
        Ok(())
    }

    /// Sets the current act or agenda.
    pub(super) fn stage(&self, sort: CardType, key: &str, said: Option<u8>, game: &mut Lcg) -> Done {
        let Some(stage) = said else { return Ok(()) };
        let all = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let deck: Vec<CardId> = all()
            .filter(|&card| game.card(card).zone != Zone::Out && game.card_type(self.content, card) == sort)
            .collect();
        let most = deck.iter().map(|&card| game.def(self.content, card).stage).max().unwrap_or(1);
        let right = deck.iter().find(|&&card| game.def(self.content, card).stage == stage);
        let &right = right.ok_or_else(|| self.wrong(key, Msg::out_of_range(stage, 1, most)))?;
        for card in deck {
            game.open.play.remove(card);
            let past = game.def(self.content, card).stage < stage;
            let state = game.card_mut(card);
            state.zone = if past { Zone::Out } else { Zone::Aside };
            state.doom = 0;
        }
        game.put_in_play(self.content, right, Zone::Play);
        if sort == CardType::Act {
            game.open.act = right
        } else {
            game.open.agenda = right
        }
        Ok(())
    }
}

/// The doom that an enemy places on itself when it enters play.
fn entry_doom(content: &Content, enemy: &CardDef) -> u8 {
    let on_entry = enemy.abilities.iter().filter(|ability| {
        ability.when == When::Forced(Time::After, Occasion::InPlay) && ability.if_ == Some(Cond::Itself)
    });
    let doom = on_entry.map(|ability| match content.effect(ability.does) {
        Effect::Doom(Value::N(n), Sel::Itself) => *n as u8,
        _ => 0,
    });
    doom.sum()
}

/// Whether the agenda stays in play on its reverse side after it advanced.
fn stays_when_flipped(content: &Content, agenda: &CardDef) -> bool {
    let flips = |effect: &Effect| *effect == Effect::Native(Native::DevourerBelow);
    agenda.abilities.iter().any(|ability| match content.effect(ability.does) {
        Effect::All(parts) => parts.iter().any(|&part| flips(content.effect(part))),
        effect => flips(effect),
    })
}
