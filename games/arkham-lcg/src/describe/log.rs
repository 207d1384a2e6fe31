//! The texts of events in the log.

use engine::{Msg, Seat};

use super::{cards, names};
use crate::content::{CardDef, CardDefId, CardId, Change, Content, Past, Token};
use crate::setup;
use crate::state::{Fate, Testing};
use crate::{Choice, Event, Lcg};

impl Lcg {
    /// The text of a change of the set-up, with the fact from the campaign that causes it.
    fn past(&self, content: &Content, at: u8) -> Msg {
        let scenario = &content.scenarios()[usize::from(self.open.scenario)];
        let at_place = |id: &str, slug: &str| {
            Msg::new(id).name("at", self.always(content, setup::place(scenario, slug)))
        };
        let Past { if_, does } = &scenario.past[usize::from(at)];
        let told = match does {
            Change::Without(slug) => at_place("lcg-log-past-without", slug),
            Change::StartAt(slug) => at_place("lcg-log-past-start", slug),
            Change::ShuffleIn(code) => {
                Msg::new("lcg-log-past-shuffle-in").name("card", names::coded(content, code))
            }
            Change::Doom(n) => Msg::new("lcg-log-past-doom").num("n", *n),
            Change::LoseCards(n) => Msg::new("lcg-log-past-lose-cards").num("n", *n),
        };
        told.name("why", if_.message())
    }

    /// The log line of an event.
    pub(super) fn narrate(&self, content: &Content, event: &Event) -> Msg {
        let by = |id: &str, seat: Seat| self.line_by(content, id, seat);
        let of = |id: &str, card: CardId| self.line_of(content, id, card);
        let foe = |id: &str, card: CardId| say(id).name("enemy", self.always(content, card));
        let with = |msg: Msg, card: CardId| msg.name("card", self.always(content, card));
        let at = |msg: Msg, place: CardId| msg.name("at", self.always(content, place));
        let who = |msg: Msg, seat: Seat| msg.name("who", self.who(content, seat));
        let kind = |msg: Msg, kind: CardDefId| msg.name("card", names::card(content, kind));
        let token = |msg: Msg, token: Token| msg.say("token", vec![names::token(token)]);
        let harm = |msg: Msg, damage: u8, horror: u8| msg.num("damage", damage).num("horror", horror);
        let by_sign = |n: i8, less, more| if n < 0 { less } else { more };
        let count = |msg: Msg, n: i8| msg.num("n", n.unsigned_abs());
        match *event {
            Event::Round(round) => say("round").num("round", round),
            Event::Phase(phase) => say("phase").name("phase", names::phase(phase)),
            Event::Turn(seat) => by("turn", seat),
            Event::TurnOver(seat) => by("turn-over", seat),
            Event::Drew { seat, card: Some(card) } => with(by("drew", seat), card),
            Event::Drew { seat, card: None } => by("drew-unseen", seat),
            Event::Showed { seat: Some(seat), card } => with(by("showed", seat), card),
            Event::Showed { seat: None, card } => of("turned-up", card),
            Event::Reshuffled(Some(seat)) => by("reshuffled", seat),
            Event::Reshuffled(None) => say("reshuffled-encounter"),
            Event::Shuffled(Some(seat)) => by("shuffled", seat),
            Event::Shuffled(None) => say("shuffled-encounter"),
            Event::Mulligan { seat, cards } => by("mulligan", seat).num("n", cards),
            Event::Encounter { seat, card } => with(by(encounter(self.def(content, card)), seat), card),
            Event::Cancelled(card) => of("cancelled", card),
            Event::Surge(card) => of("surge", card),
            Event::Played { seat, card } => with(by("played", seat), card),
            Event::Used { seat, card, ability } => self.ability_used(content, seat, card, ability),
            Event::Dares { seat, choice } => {
                by("dares", seat).say("what", vec![self.dared(content, seat, choice)])
            }
            Event::Chose { seat, card } => with(by("chose", seat), card),
            Event::Result { seat, card, token: None } => with(by("result", seat), card),
            Event::Result { seat, token: Some(which), .. } => token(by("result-token", seat), which),
            Event::Forced { card, ability } => self.ability_named(content, "forced", card, ability),
            Event::Entered(card) => of("entered", card),
            Event::Attached { card, to } => of("attached", card).name("to", self.always(content, to)),
            Event::Discarded(card) => of("discarded", card),
            Event::Returned(card) => of("returned", card),
            Event::PutUnder(card) => of("put-under", card),
            Event::Removed(card) => of("removed", card),
            Event::Victory(card) => of("victory", card),
            Event::Exhausted(card) => of("exhausted", card),
            Event::Readied(card) => of("readied", card),
            Event::AllReadied => say("all-readied"),
            Event::Resources { seat, n } => {
                count(by(by_sign(n, "resources-lost", "resources-gained"), seat), n)
            }
            Event::Clues { seat, at: place, n } => at(by("clues", seat), place).num("n", n),
            Event::ClueChange { seat, n } => count(by(by_sign(n, "clues-spent", "clues-gained"), seat), n),
            Event::CluesOn { card, n } => count(of(by_sign(n, "clues-off", "clues-on"), card), n),
            Event::Doom { card, n } => of("doom", card).num("n", n),
            Event::DoomGone => say("doom-gone"),
            Event::Uses { card, n } => {
                let amount = self.def(content, card).uses.map(|(of, _)| names::uses(of, n.unsigned_abs()));
                of(by_sign(n, "uses-spent", "uses-added"), card).say("amount", amount.into_iter().collect())
            }
            Event::Assigned { card, horror } => of("assigned", card).num("horror", u8::from(horror)),
            Event::Harmed { card, damage, horror } => harm(of("harmed", card), damage, horror),
            Event::HorrorOn { card, n } => of("horror-on", card).num("horror", n),
            Event::HorrorMoved { card, seat, n } => with(by("horror-moved", seat), card).num("horror", n),
            Event::Healed { card, damage, horror } => harm(of("healed", card), damage, horror),
            Event::Defeated(card) => of("defeated", card),
            Event::Gone { seat, fate } => by(gone(fate), seat),
            Event::Lead(seat) => by("lead", seat),
            Event::SetsOut { card, to } => of("sets-out", card).name("to", self.always(content, to)),
            Event::Moved { card, to } => of("moved", card).name("to", self.always(content, to)),
            Event::Revealed { kind: of_place, .. } => kind(say("revealed"), of_place),
            Event::Looked { seat, card: Some((_, seen)) } => kind(by("looked", seat), seen),
            Event::Looked { seat, card: None } => by("looked-unseen", seat),
            Event::Searched { seat, deck, n, ref cards } => {
                self.search_line(content, seat, deck, n, cards.as_deref().unwrap_or_default())
            }
            Event::FoundNothing(seat) => by("found-nothing", seat),
            Event::Lot(known) => kind(say("lot"), known),
            Event::Weakness { seat, kind: got } => kind(by("weakness", seat), got),
            Event::Spawned { enemy, at: Some(place) } => at(foe("spawned", enemy), place),
            Event::Spawned { enemy, at: None } => foe("spawned-nowhere", enemy),
            Event::Engaged { enemy, seat } => who(foe("engaged", enemy), seat),
            Event::Disengaged(enemy) => foe("disengaged", enemy),
            Event::Evaded { enemy, seat } => who(foe("evaded", enemy), seat),
            Event::Attacked { enemy, seat, back } => {
                who(foe(if back { "strikes-back" } else { "attacked" }, enemy), seat)
            }
            Event::AttackCancelled(enemy) => foe("attack-cancelled", enemy),
            Event::Raised { card, skill, n } => {
                of("raised", card).name("skill", names::skill(skill)).num("n", n)
            }
            Event::Test { seat, kind, enemy, skill, difficulty } => {
                let begins =
                    who(enemy.map_or_else(|| say("test"), |enemy| foe(attempted(kind), enemy)), seat);
                begins.name("skill", names::skill(skill)).num("difficulty", difficulty)
            }
            Event::Committed { seat, card } => with(by("committed", seat), card),
            Event::Token(which) => token(say("token"), which),
            Event::TokenIgnored(which) => token(say("token-ignored"), which),
            Event::Tested { seat, value, difficulty, passed } => {
                by(tested(passed, value >= difficulty), seat)
                    .num("value", value)
                    .num("difficulty", difficulty)
            }
            Event::Act(card) => of("act", card),
            Event::Agenda(card) => of("agenda", card),
            Event::Slowed { seat, card, n } => with(by("slowed", seat), card).num("n", n),
            Event::Actions { seat, n } => count(by(by_sign(n, "actions-fewer", "actions-more"), seat), n),
            Event::Past(at) => self.past(content, at),
            Event::Scarred { seat, physical, mental } => harm(by("scarred", seat), physical, mental),
            Event::Trauma { seat, physical: n @ 1.., .. } => by("trauma-physical", seat).num("n", n),
            Event::Trauma { seat, mental, .. } => by("trauma-mental", seat).num("n", mental),
            Event::Over(end) => {
                let id = if end.resolution == 0 { "over-none" } else { "over" };
                say(id).num("resolution", end.resolution).num("experience", end.experience)
            }
        }
    }

    fn line_by(&self, content: &Content, id: &str, seat: Seat) -> Msg {
        say(id).name("who", self.who(content, seat))
    }

    fn line_of(&self, content: &Content, id: &str, card: CardId) -> Msg {
        say(id).name("card", self.always(content, card))
    }

    /// Names the ability by its card text if the card has several; its results are logged by the events that follow.
    fn ability_named(&self, content: &Content, id: &str, card: CardId, ability: u8) -> Msg {
        let kind = self.open.kinds[card.index()];
        let several = content.card(kind).abilities.len() > 1;
        match cards::ability_effect(content, kind, ability).filter(|_| several) {
            Some(text) => self.line_of(content, &format!("{id}-so"), card).say("text", vec![text]),
            None => self.line_of(content, id, card),
        }
    }

    fn ability_used(&self, content: &Content, seat: Seat, card: CardId, ability: u8) -> Msg {
        if card != CardId::investigator(seat) {
            return self.ability_named(content, "used", card, ability).name("who", self.who(content, seat));
        }
        let text = cards::ability_effect(content, self.open.kinds[card.index()], ability);
        self.line_by(content, "used-own", seat).say("text", text.into_iter().collect())
    }

    /// A search of a deck, with the cards if they are known.
    fn search_line(
        &self,
        content: &Content,
        seat: Seat,
        deck: Option<Seat>,
        n: u8,
        cards: &[(CardId, CardDefId)],
    ) -> Msg {
        let named =
            |&(_, kind): &(_, CardDefId)| say("searched-card").name("card", names::card(content, kind));
        let named: Vec<Msg> = cards.iter().map(named).collect();
        let seen =
            if named.is_empty() { Vec::new() } else { vec![say("searched-seen").list("cards", named)] };
        let id = if deck.is_some() { "searched" } else { "searched-encounter" };
        self.line_by(content, id, seat).num("n", n).say("seen", seen)
    }

    /// The action that provokes attacks of opportunity, in words that stay valid later in the game.
    fn dared(&self, content: &Content, seat: Seat, choice: Choice) -> Msg {
        let dare = |id: &str| Msg::new(format!("lcg-dare-{id}"));
        match choice {
            Choice::Investigate => dare("investigate"),
            Choice::Move(to) => dare("move").name("to", self.always(content, to)),
            Choice::Draw => dare("draw"),
            Choice::Resource => dare("resource"),
            Choice::Engage(enemy) => dare("engage").name("enemy", self.always(content, enemy)),
            Choice::Play(card) | Choice::Use(card, _) => dare("use").name("card", self.always(content, card)),
            _ => dare("other").name("who", self.who(content, seat)),
        }
    }
}

fn say(id: &str) -> Msg {
    Msg::new(format!("lcg-log-{id}"))
}

/// The resolution of a drawn card. The draw of a weakness itself was already logged.
fn encounter(card: &CardDef) -> &'static str {
    if card.weakness.is_some() { "weakness-drawn" } else { "encounter" }
}

fn attempted(kind: Testing) -> &'static str {
    if kind == Testing::Evade { "evades" } else { "fights" }
}

fn gone(fate: Fate) -> &'static str {
    match fate {
        Fate::Resigned => "gone-resigned",
        Fate::Wounded => "gone-wounded",
        Fate::Mad => "gone-mad",
        Fate::Lost | Fate::Playing => "gone-lost",
    }
}

/// The outcome of a test. An automatic success or failure can contradict the numbers.
fn tested(passed: bool, reached: bool) -> &'static str {
    match (passed, reached) {
        (true, true) => "passed",
        (true, false) => "passed-anyway",
        (false, false) => "failed",
        (false, true) => "failed-anyway",
    }
}
