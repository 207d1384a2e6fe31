//! The last steps of set-up, with chance and choices: random weaknesses, opening hands, initial enemies.

use engine::{End as Side, Flow, Odds, Procedure, Seat, Seats, become_, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::{OPENING_COUNT, place, present};
use crate::content::{CardDefId, CardId, Change, Content, Keyword, ScenarioDef};
use crate::rules::{DrawCards, Drop, Reveal, Round, Spawn, Window, ask, out_of_step};
use crate::state::{CardState, Lcg, Zone, pile};
use crate::{Choice, Cx, Event, Offer, Step, Wake};

/// The set-up in progress.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    pub(crate) stage: Stage,
    pub(crate) seat: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Stage {
    Decks,
    Hands,
    Mulligans,
    Return,
    Lot,
    Losses,
    Start,
    Present,
    Go,
}

impl SetUp {
    /// The current seat, in player order beginning with the lead investigator.
    pub(crate) fn seat(&self, game: &Lcg) -> Seat {
        Seat(rule!("lcg:mulligan.2", game.open.lead.0 + self.seat, else self.seat) % game.open.count)
    }

    /// Begins the next step with the first seat.
    fn next(&mut self, stage: Stage) {
        (self.stage, self.seat) = (stage, 0);
    }

    /// A card of the seat's deck that stands for a random basic weakness not drawn yet.
    fn by_lot(&self, game: &Lcg) -> Option<CardId> {
        let me = CardId::investigator(self.seat(game));
        let blank = |card: &CardId| {
            game.card(*card).zone == Zone::Hidden
                && game.open.kinds[card.index()] == game.open.kinds[me.index()]
        };
        (me.0 + 1..me.0 + CardId::BLOCK as u8).map(CardId).find(blank)
    }

    /// Records the result of a roll or a mulligan. `None` continues with the stage.
    fn answer(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Option<Step> {
        let seat = self.seat(game);
        match wake {
            Wake::Enter => game.tell_past(cx),
            Wake::Back(_) => {}
            Wake::Rolled(which) if self.stage == Stage::Lot => {
                game.set_random_set(cx.content, which as usize);
                self.stage = Stage::Losses;
            }
            Wake::Rolled(kind) => {
                let Some(card) = self.by_lot(game) else { return Some(out_of_step()) };
                let kind = CardDefId(kind as u8);
                game.open.kinds[card.index()] = kind;
                cx.tell(RuleId("lcg:deckbuilding.8"), || Event::Weakness { seat, kind });
            }
            Wake::Said(said) => {
                let n = said.len() as u8;
                // Hides from the other players which cards of the hand are replaced.
                game.decks[seat.index()].rearrange(pile::HAND, Seats::only(seat));
                for &(_, choice) in said {
                    let Choice::Replace(card) = choice else { return Some(out_of_step()) };
                    let deck = &mut game.decks[seat.index()];
                    let Some(at) = deck.find(pile::HAND, Lcg::pooled(card)) else {
                        return Some(out_of_step());
                    };
                    deck.slide(pile::HAND, at, pile::REPLACED, Side::Bottom);
                    let person = game.person_mut(seat);
                    person.kept = person.kept.saturating_sub(1);
                }
                self.seat += 1;
                if n > 0 {
                    cx.tell(RuleId("lcg:mulligan.1"), || Event::Mulligan { seat, cards: n });
                    return Some(call(DrawCards::opening(seat, rule!("lcg:mulligan.1", n, else 0))));
                }
            }
        }
        None
    }
}

impl Lcg {
    /// Logs what the campaign so far changes in the set-up.
    fn tell_past(&self, cx: &mut Cx<'_>) {
        let past = &cx.content.scenarios()[usize::from(self.open.scenario)].past;
        let matters = past.iter().enumerate().filter(|(_, past)| past.if_.holds(self.open.story));
        for (at, _) in matters {
            cx.tell(RuleId("lcg:setup.13"), || Event::Past(at as u8));
        }
        for seat in self.players() {
            let CardState { damage: physical, horror: mental, .. } = *self.card(CardId::investigator(seat));
            if physical > 0 || mental > 0 {
                cx.tell(RuleId("lcg:setup.3"), || Event::Scarred { seat, physical, mental });
            }
        }
    }
}

impl Lcg {
    /// Shuffles a deck, with its permanent cards in play, and hands out the initial resources.
    fn prepare_deck(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let first = CardId::investigator(seat).0;
        for card in (first + 1..first + CardId::BLOCK as u8).map(CardId) {
            let permanent = self.def(cx.content, card).has(Keyword::Permanent);
            let part = self.card(card).zone == Zone::Hidden;
            if part && rule!("lcg:permanent.4", permanent, else false) {
                self.put_in_play(cx.content, card, Zone::Play);
                self.card_mut(card).by = Some(seat);
                cx.tell(RuleId("lcg:permanent.4"), || Event::Entered(card));
            } else if part {
                self.register_hand_card(cx.content, seat, card);
                self.decks[seat.index()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
            }
        }
        rule!("lcg:setup.5", {
            self.decks[seat.index()].shuffle(pile::DECK);
        });
        rule!("lcg:setup.9", {
            self.gain(seat, OPENING_COUNT, cx);
        });
    }

    /// Shuffles replaced cards, and weaknesses drawn for the opening hand, back into the deck.
    fn shuffle_back(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let first = CardId::investigator(seat).0;
        for card in (first..first + CardId::BLOCK as u8).map(CardId) {
            if self.card(card).zone == Zone::Aside {
                self.card_mut(card).zone = Zone::Hidden;
                self.decks[seat.index()].put(Lcg::pooled(card), pile::DECK, Side::Top, Seats::NONE);
            }
        }
        let deck = &mut self.decks[seat.index()];
        while !deck.is_empty(pile::REPLACED) {
            deck.slide(pile::REPLACED, 0, pile::DECK, Side::Top);
        }
        deck.shuffle(pile::DECK);
        cx.tell(RuleId("lcg:setup.10"), || Event::Shuffled(Some(seat)));
    }

    /// Puts all investigators at the place where they begin.
    fn enter_start(&mut self, def: &ScenarioDef) -> CardId {
        let moved = def.changes(self.open.story).find_map(|change| match change {
            Change::StartAt(slug) => Some(slug),
            _ => None,
        });
        let start = place(def, moved.unwrap_or(&def.start));
        for seat in self.players() {
            self.me_mut(seat).at = Some(start);
        }
        start
    }
}

impl Procedure<Lcg> for SetUp {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if let Some(step) = self.answer(game, wake, cx) {
            return step;
        }
        loop {
            let seat = self.seat(game);
            let def = &cx.content.scenarios()[usize::from(game.open.scenario)];
            match self.stage {
                Stage::Decks if self.seat >= game.open.count => self.next(Stage::Hands),
                Stage::Decks if self.by_lot(game).is_some() => return Ok(Flow::Roll),
                Stage::Decks => {
                    self.seat += 1;
                    game.prepare_deck(seat, cx);
                }
                Stage::Hands if self.seat >= game.open.count => self.next(Stage::Mulligans),
                Stage::Hands => {
                    self.seat += 1;
                    return call(DrawCards::opening(
                        seat,
                        rule!("lcg:setup.10", OPENING_COUNT, else OPENING_COUNT - 1),
                    ));
                }
                Stage::Mulligans if self.seat >= game.open.count => self.next(Stage::Return),
                Stage::Mulligans => return ask(seat),
                Stage::Return if self.seat >= game.open.count => self.next(Stage::Lot),
                Stage::Return => {
                    self.seat += 1;
                    game.shuffle_back(seat, cx);
                }
                Stage::Lot if !def.one_of.is_empty() => return Ok(Flow::Roll),
                Stage::Lot => self.stage = Stage::Losses,
                Stage::Losses if self.seat >= game.open.count => self.next(Stage::Start),
                Stage::Losses => {
                    self.seat += 1;
                    let lost = |change: &Change| if let Change::LoseCards(n) = change { *n } else { 0 };
                    let n = def.changes(game.open.story).map(lost).sum();
                    if n > 0 {
                        return call(Drop::at_random(seat, n));
                    }
                }
                Stage::Start => {
                    self.stage = Stage::Present;
                    return call(Reveal::new(game.enter_start(def)));
                }
                Stage::Present => {
                    let next = present(def, usize::from(game.open.count)).nth(usize::from(self.seat));
                    self.seat += 1;
                    let Some(next) = next else {
                        self.stage = Stage::Go;
                        if let Some(frame) = Window::open(game, cx.content) {
                            return call(frame);
                        }
                        continue;
                    };
                    let aside = |card: &CardId| game.card(*card).zone == Zone::Aside;
                    let Some(enemy) = game.coded(cx.content, &next.enemy).find(aside) else {
                        return out_of_step();
                    };
                    game.lay_open(enemy);
                    return call(Spawn::at(enemy, game.open.lead, place(def, &next.at)));
                }
                Stage::Go => return become_(Round::first()),
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, seat: Seat, q: &mut Offer) {
        q.ask_some(RuleId("lcg:mulligan.1"), 0, game.hand_size(seat) as u8);
        q.public_count();
        for card in game.hand(seat) {
            q.offer(Choice::Replace(card), RuleId("lcg:mulligan.1"));
        }
    }

    fn odds(&self, game: &Lcg, content: &Content, odds: &mut Odds) {
        if self.stage == Stage::Lot {
            odds.cite(RuleId("lcg:setup.13"));
            let sets = content.scenarios()[usize::from(game.open.scenario)].one_of.len();
            (0..sets).for_each(|at| odds.push(at as u32, 1));
            return;
        }
        odds.cite(RuleId("lcg:deckbuilding.8"));
        for (kind, left) in game.basic_weaknesses(content, None) {
            odds.push(u32::from(kind.0), u64::from(left));
        }
    }
}
