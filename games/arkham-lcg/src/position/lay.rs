//! Applies a position file to a game.

use engine::{End as Side, Msg, Problem, Seat, Seats};

use super::cards::{self, Card, is_players, is_scenarios, joins_decks};
use super::file::{Parsed, PersonFile, PlaceFile};
use super::setup::owner;
use super::{At, names};
use crate::Lcg;
use crate::content::{CardDef, CardDefId, CardId, CardSet, CardType, Content, Keyword, When};
use crate::setup::OPENING_COUNT;
use crate::state::{Fate, Zone, pile};

pub(super) type Done = Result<(), Problem>;

/// Changes the standard set-up into the position that the file describes.
pub(super) fn table(parsed: &Parsed<'_>, at: At, game: &mut Lcg, content: &Content) -> Done {
    let mut lay = PositionBuilder { parsed, content, taken: CardSet::NONE, laid: Vec::new() };
    let opening_doom = game.card(game.open.agenda).doom;
    lay.lot(game)?;
    lay.empty_listed_decks(game);
    lay.places(game)?;
    lay.present(game);
    for seat in (0..game.open.count).map(Seat) {
        lay.person(seat, game)?;
    }
    lay.reveal(game)?;
    lay.scenario(game)?;
    for seat in (0..game.open.count).map(Seat) {
        if game.playing(seat) {
            lay.deck(seat, game)?;
        }
    }
    lay.set_aside(game)?;
    lay.moment(at, game)?;
    lay.stage(CardType::Act, "act", parsed.file.act, game)?;
    lay.stage(CardType::Agenda, "agenda", parsed.file.agenda, game)?;
    let agenda = game.open.agenda;
    let is_first = game.def(content, agenda).stage == 1;
    game.card_mut(agenda).doom = parsed.file.doom.unwrap_or(if is_first { opening_doom } else { 0 });
    lay.flip_agenda(game)?;
    game.rebuild_cache(content);
    lay.limits_used(game)?;
    lay.lasting(at, game)?;
    lay.check_not_defeated(game)
}

/// Applies a position file.
pub(super) struct PositionBuilder<'a> {
    pub(super) parsed: &'a Parsed<'a>,
    pub(super) content: &'a Content,
    /// Cards that have already been placed.
    pub(super) taken: CardSet,
    /// Cards put into play, in the order in which the file lists them.
    pub(super) laid: Vec<CardId>,
}

impl PositionBuilder<'_> {
    pub(super) fn wrong(&self, place: &str, what: Msg) -> Problem {
        self.parsed.wrong(place, what)
    }

    /// Finds a card of the seat's deck that has not been placed yet.
    fn of_deck(&mut self, game: &Lcg, seat: Seat, kind: CardDefId) -> Option<CardId> {
        let first = CardId::investigator(seat).0;
        let card = (first + 1..first + CardId::BLOCK as u8).map(CardId).find(|&card| {
            game.card(card).zone == Zone::Hidden
                && game.open.kinds[card.index()] == kind
                && !self.taken.has(card)
        })?;
        self.taken.insert(card);
        Some(card)
    }

    /// Finds a scenario card and removes it from its deck; one that the scenario lacks is added.
    pub(super) fn of_scenario(
        &mut self,
        place: &str,
        game: &mut Lcg,
        kind: CardDefId,
    ) -> Result<CardId, Problem> {
        let all = || (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let free = |card: &CardId| {
            game.open.kinds[card.index()] == kind
                && matches!(game.card(*card).zone, Zone::Hidden | Zone::Aside)
                && !self.taken.has(*card)
        };
        let found = all().find(free);
        let blank = || all().find(|&card| game.card(card).zone == Zone::Out && !self.taken.has(card));
        let Some(card) = found.or_else(blank) else {
            let most = CardId::OF_SCENARIO as i64;
            return Err(self.wrong(place, Msg::out_of_range(most + 1, 0, most)));
        };
        self.taken.insert(card);
        game.open.kinds[card.index()] = kind;
        if game.card(card).zone == Zone::Hidden {
            let from = [pile::ENCOUNTERS, pile::CULTISTS].into_iter().find(|&from| game.lies_in(from, card));
            if let Some(from) = from {
                game.scenario.see(from, 0, Lcg::pooled(card), Seats::ALL);
                game.scenario.take(from, 0);
            }
        }
        Ok(card)
    }

    pub(super) fn card(
        &mut self,
        place: &str,
        game: &mut Lcg,
        seat: Seat,
        text: &str,
    ) -> Result<(CardId, Card), Problem> {
        let content = self.content;
        let read = Card::read(content, text, |card| is_players(card) || is_scenarios(card));
        let said = self.parsed.placed(place, read)?;
        let card = if said.is_from_deck(content) {
            self.card_of_deck(place, game, seat, &said, text)?
        } else {
            self.of_scenario(place, game, said.kind)?
        };
        Ok((card, said))
    }

    /// Finds a card that a list of a seat's deck, hand or discard pile names.
    fn own_card(&mut self, place: &str, game: &Lcg, seat: Seat, text: &str) -> Result<CardId, Problem> {
        let said = self.parsed.placed(place, Card::read(self.content, text, joins_decks))?;
        self.card_of_deck(place, game, seat, &said, text)
    }

    /// Finds a card in its owner's deck, by default that of the seat.
    fn card_of_deck(
        &mut self,
        place: &str,
        game: &Lcg,
        seat: Seat,
        said: &Card,
        text: &str,
    ) -> Result<CardId, Problem> {
        let owner = self.parsed.placed(place, owner(self.parsed, seat, said))?;
        self.of_deck(game, owner, said.kind).ok_or_else(|| self.wrong(place, cards::misplaced(text)))
    }

    /// Places the locations and the cards there.
    fn places(&mut self, game: &mut Lcg) -> Done {
        let (parsed, content) = (self.parsed, self.content);
        let Some(places) = &parsed.file.places else { return Ok(()) };
        let defs = &content.scenarios()[usize::from(game.open.scenario)].places;
        for name in places.keys() {
            if !defs.iter().any(|def| def.slug == *name) {
                let known = defs.iter().map(|def| def.slug.as_str());
                return Err(self.wrong(&format!("places.{name}"), Msg::unknown(name, known)));
            }
        }
        for (at, def) in defs.iter().enumerate() {
            let place = CardId(CardId::PLACES.0 + at as u8);
            match places.get(&def.slug) {
                Some(_) => game.put_in_play(content, place, Zone::Play),
                None => {
                    game.open.play.remove(place);
                    game.card_mut(place).zone = if def.aside { Zone::Aside } else { Zone::Out };
                }
            }
        }
        for (name, said) in places {
            let place = parsed.placed("places", names::place(game, content, name))?;
            let key = format!("places.{name}.cards");
            for text in said.cards.iter().flatten() {
                let (card, said) = self.card(&key, game, game.open.lead, text)?;
                game.put_in_play(content, card, Zone::Play);
                let state = game.card_mut(card);
                (state.by, state.at) = (None, Some(place));
                said.lay(state);
                self.laid.push(card);
            }
        }
        Ok(())
    }

    /// Places an investigator and their cards in play.
    fn person(&mut self, seat: Seat, game: &mut Lcg) -> Done {
        let (parsed, content) = (self.parsed, self.content);
        let (title, said) = &parsed.players[seat.index()];
        if said.fate != Fate::Playing {
            return self.out_of_game(seat, game);
        }
        let at = match &said.at {
            Some(name) => parsed.placed(&format!("{title}.at"), names::place(game, content, name))?,
            None => {
                let def = &content.scenarios()[usize::from(game.open.scenario)];
                let start = names::place(game, content, &def.start).ok();
                start.or_else(|| game.places().next()).ok_or_else(|| {
                    self.wrong(&format!("{title}.at"), Msg::new("error-missing").text("key", "at"))
                })?
            }
        };
        let &PersonFile { resources, clues, damage, horror, .. } = said;
        let state = game.me_mut(seat);
        state.at = Some(at);
        state.clues = clues;
        // The set-up has already placed damage and horror for earlier trauma.
        (state.damage, state.horror) = (damage.unwrap_or(state.damage), horror.unwrap_or(state.horror));
        state.resources = resources.unwrap_or(OPENING_COUNT);
        for (key, list) in [("play", &said.play), ("threat", &said.threat)] {
            for text in list {
                let (card, laid) = self.card(&format!("{title}.{key}"), game, seat, text)?;
                let enemy = game.card_type(content, card) == CardType::Enemy;
                let zone = if key == "threat" && !enemy { Zone::Threat } else { Zone::Play };
                game.put_in_play(content, card, zone);
                // Massive enemies are not placed in threat areas, even while engaged.
                let massive = game.has(content, card, Keyword::Massive);
                let state = game.card_mut(card);
                (state.by, state.at) = if massive { (None, Some(at)) } else { (Some(seat), None) };
                laid.lay(state);
                self.laid.push(card);
            }
        }
        for text in &said.discards {
            let card = self.own_card(&format!("{title}.discards"), game, seat, text)?;
            game.card_mut(card).zone = Zone::Discard;
            game.open.discards[seat.index()].push(card);
        }
        Ok(())
    }

    /// Reveals locations and places their clues.
    fn reveal(&mut self, game: &mut Lcg) -> Done {
        let (parsed, content) = (self.parsed, self.content);
        let usual = PlaceFile::default();
        let defs = &content.scenarios()[usize::from(game.open.scenario)].places;
        for place in game.places().collect::<Vec<_>>() {
            let def = &defs[usize::from(place.0 - CardId::PLACES.0)];
            let said = parsed.file.places.as_ref().and_then(|places| places.get(&def.slug)).unwrap_or(&usual);
            game.card_mut(place).doom = said.doom;
            let visited = game.people_at(place).next().is_some();
            if !said.revealed.unwrap_or(visited || said.clues.is_some() || said.card.is_some()) {
                game.card_mut(place).clues = said.clues.unwrap_or(0);
                continue;
            }
            if let Some((pile, slot)) = game.secret(content, place) {
                let key = format!("places.{}.card", def.slug);
                let name = said.card.as_deref().unwrap_or(&def.cards[0]);
                let found = cards::find(content, name, |card| def.cards.contains(&card.code));
                let kind = parsed.placed(&key, found)?;
                let here = |card: &CardId| game.open.kinds[card.index()] == kind && game.lies_in(pile, *card);
                let card = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId).find(here);
                let card = card.ok_or_else(|| self.wrong(&key, Msg::named_twice(name)))?;
                game.scenario.see(pile, slot, Lcg::pooled(card), Seats::ALL);
                game.scenario.take(pile, slot);
                game.open.kinds[place.index()] = kind;
            }
            let printed = game.printed_clues(content, place);
            let state = game.card_mut(place);
            (state.seen, state.clues) = (true, said.clues.unwrap_or(printed));
        }
        Ok(())
    }

    /// Places a seat's hand and the top cards of its deck.
    fn deck(&mut self, seat: Seat, game: &mut Lcg) -> Done {
        let (title, said) = &self.parsed.players[seat.index()];
        let mut hand = Vec::new();
        let mut tops = Vec::new();
        for (key, list, to) in [("hand", &said.hand, &mut hand), ("deck", &said.deck, &mut tops)] {
            for text in list {
                to.push(self.own_card(&format!("{title}.{key}"), game, seat, text)?);
            }
        }
        let first = CardId::investigator(seat).0;
        game.person_mut(seat).hand_waits = 0;
        for card in (first + 1..first + CardId::BLOCK as u8).map(CardId) {
            if game.card(card).zone != Zone::Out {
                game.register_hand_card(self.content, seat, card);
            }
            if game.card(card).zone == Zone::Hidden {
                game.decks[seat.index()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
            }
        }
        game.decks[seat.index()].shuffle(pile::DECK);
        for (at, &card) in hand.iter().enumerate() {
            let deck = &mut game.decks[seat.index()];
            deck.slide(pile::DECK, 0, pile::HAND, Side::Bottom);
            deck.see(pile::HAND, at, Lcg::pooled(card), Seats::only(seat));
            // A weakness that stays in hand was already resolved when it was drawn.
            game.open.cards[card.index()].seen = stays_in_hand(game.def(self.content, card));
        }
        let deck = &mut game.decks[seat.index()];
        for (at, &card) in tops.iter().enumerate() {
            deck.see(pile::DECK, at, Lcg::pooled(card), Seats::NONE);
        }
        Ok(())
    }

    /// Sets the round, the phase and the active investigator.
    fn moment(&self, at: At, game: &mut Lcg) -> Done {
        let round = self.parsed.file.round.unwrap_or(if at == At::Mythos { 2 } else { 1 });
        if round == 0 || (at == At::Mythos && round == 1) {
            return Err(self.wrong("round", Msg::out_of_range(round, 1 + i64::from(at == At::Mythos), 99)));
        }
        // The mythos phase increments the round when it begins.
        game.open.round = if at == At::Mythos { round - 1 } else { round };
        game.open.phase = at.phase();
        for seat in (0..game.open.count).map(Seat) {
            let said = &self.parsed.players[seat.index()].1;
            let person = game.person_mut(seat);
            person.done = said.done;
            person.thawed = said.moved_fought_or_evaded;
            person.less_experience = said.experience_lost;
            if person.fate == Fate::Playing {
                person.physical = said.physical_trauma.unwrap_or(0);
                person.mental = said.mental_trauma.unwrap_or(0);
            }
        }
        if let At::Turn(seat) = at {
            game.open.active = Some(seat);
            let (more, _) = game.bonus_actions(self.content, seat);
            let said = &self.parsed.players[seat.index()].1;
            let person = game.person_mut(seat);
            person.done = false;
            person.actions = said.actions.unwrap_or(3 + more);
            person.lost_actions = said.lost_actions;
            if let Some(left) = said.tome_action {
                (person.tome_action, person.tome_granted) = (left, true);
            }
            game.grant_tome_action(self.content, seat);
        }
        Ok(())
    }

    /// Rejects cards that would be defeated at once by their damage or horror, and assets without a slot.
    fn check_not_defeated(&self, game: &Lcg) -> Done {
        let content = self.content;
        let is_beaten = |card: &CardId| card.as_seat().is_none() && game.is_beaten(content, *card);
        if let Some(card) = game.open.play.iter().find(is_beaten) {
            let state = game.card(card);
            let (body, _) = game.reaches_limits(content, card);
            let (of, n, most) = if body {
                ("damage", state.damage, game.health(content, card))
            } else {
                ("horror", state.horror, game.sanity(content, card))
            };
            let what = Msg::new("lcg-error-position-beaten")
                .text("word", cards::name(content, game.open.kinds[card.index()]))
                .text("of", of)
                .num("n", n)
                .num("most", most.unwrap_or(0));
            return Err(self.wrong(&self.place_of(game, card), what));
        }
        for (at, (title, _)) in self.parsed.players.iter().enumerate() {
            if let Some((slot, taken, room)) = game.overfull(content, Seat(at as u8)) {
                let what = Msg::new("lcg-error-position-slots")
                    .text("slot", slot)
                    .num("n", taken as i64)
                    .num("most", room as i64);
                return Err(self.wrong(&format!("{title}.play"), what));
            }
        }
        Ok(())
    }

    /// The key under which the file places a card in play.
    fn place_of(&self, game: &Lcg, card: CardId) -> String {
        let state = game.card(card);
        let enemy = game.card_type(self.content, card) == CardType::Enemy || state.zone == Zone::Threat;
        match (state.by, state.at) {
            (Some(seat), _) => {
                format!("{}.{}", self.parsed.players[seat.index()].0, if enemy { "threat" } else { "play" })
            }
            (None, Some(place)) if place.is_place() => {
                let places = &self.content.scenarios()[usize::from(game.open.scenario)].places;
                format!("places.{}.cards", places[usize::from(place.0 - CardId::PLACES.0)].slug)
            }
            _ => "places".into(),
        }
    }
}

/// Whether the card is a weakness that stays in hand after its revelation is resolved.
fn stays_in_hand(card: &CardDef) -> bool {
    matches!(card.card_type, CardType::Asset | CardType::Event | CardType::Skill)
        && card.abilities.iter().any(|ability| ability.when == When::Revelation)
}

impl Lcg {
    /// Whether an unseen scenario card is in this pile.
    pub(super) fn lies_in(&self, from: usize, card: CardId) -> bool {
        self.scenario.certain_cards(from, engine::Viewer::NONE) & (1 << Lcg::pooled(card).0) != 0
    }
}
