//! The texts of events in the log.

use engine::{Msg, Seat};

use super::{cards, names};
use crate::content::{CardDefId, CardId, Change, Content, Past};
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
    #[allow(clippy::too_many_lines, reason = "one line for each event")]
    pub(super) fn narrate(&self, content: &Content, event: &Event) -> Msg {
        let say = |id: &str| Msg::new(format!("lcg-log-{id}"));
        let by = |id: &str, seat: Seat| say(id).name("who", self.who(content, seat));
        let of = |id: &str, card: CardId| say(id).name("card", self.always(content, card));
        let foe = |id: &str, card: CardId| say(id).name("enemy", self.always(content, card));
        let with = |msg: Msg, card: CardId| msg.name("card", self.always(content, card));
        let at = |msg: Msg, place: CardId| msg.name("at", self.always(content, place));
        // Names the ability by its card text if the card has several; its results are logged by the events that follow.
        let which = |id: &str, card: CardId, ability: u8| {
            let kind = self.open.kinds[card.index()];
            let text = cards::ability_effect(content, kind, ability)
                .filter(|_| content.card(kind).abilities.len() > 1);
            let id = if text.is_some() { format!("{id}-so") } else { id.to_owned() };
            let msg = with(say(&id), card);
            if text.is_some() { msg.say("text", text.into_iter().collect()) } else { msg }
        };
        let change = |n: i8| if n < 0 { "lost" } else { "gained" };
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
            // The draw itself was already logged.
            Event::Encounter { seat, card } if self.def(content, card).weakness.is_some() => {
                with(by("weakness-drawn", seat), card)
            }
            Event::Encounter { seat, card } => with(by("encounter", seat), card),
            Event::Cancelled(card) => of("cancelled", card),
            Event::Surge(card) => of("surge", card),
            Event::Played { seat, card } => with(by("played", seat), card),
            Event::Used { seat, card, ability } if card == CardId::investigator(seat) => {
                let text = cards::ability_effect(content, self.open.kinds[card.index()], ability);
                by("used-own", seat).say("text", text.into_iter().collect())
            }
            Event::Used { seat, card, ability } => {
                which("used", card, ability).name("who", self.who(content, seat))
            }
            Event::Dares { seat, choice } => {
                by("dares", seat).say("what", vec![self.dared(content, seat, choice)])
            }
            Event::Chose { seat, card } => with(by("chose", seat), card),
            Event::Result { seat, card, token: None } => with(by("result", seat), card),
            Event::Result { seat, token: Some(token), .. } => {
                by("result-token", seat).say("token", vec![names::token(token)])
            }
            Event::Forced { card, ability } => which("forced", card, ability),
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
                by(&format!("resources-{}", change(n)), seat).num("n", n.unsigned_abs())
            }
            Event::Clues { seat, at: place, n } => at(by("clues", seat), place).num("n", n),
            Event::ClueChange { seat, n } => {
                by(if n < 0 { "clues-spent" } else { "clues-gained" }, seat).num("n", n.unsigned_abs())
            }
            Event::CluesOn { card, n } => {
                of(if n < 0 { "clues-off" } else { "clues-on" }, card).num("n", n.unsigned_abs())
            }
            Event::Doom { card, n } => of("doom", card).num("n", n),
            Event::DoomGone => say("doom-gone"),
            Event::Uses { card, n } => {
                let id = if n < 0 { "uses-spent" } else { "uses-added" };
                let of_use = self.def(content, card).uses;
                let amount = of_use.map(|(of, _)| names::uses(of, n.unsigned_abs()));
                of(id, card).say("amount", amount.into_iter().collect())
            }
            Event::Assigned { card, horror } => of("assigned", card).num("horror", u8::from(horror)),
            Event::Harmed { card, damage, horror } => {
                of("harmed", card).num("damage", damage).num("horror", horror)
            }
            Event::HorrorOn { card, n } => of("horror-on", card).num("horror", n),
            Event::HorrorMoved { card, seat, n } => with(by("horror-moved", seat), card).num("horror", n),
            Event::Healed { card, damage, horror } => {
                of("healed", card).num("damage", damage).num("horror", horror)
            }
            Event::Defeated(card) => of("defeated", card),
            Event::Gone { seat, fate } => by(
                match fate {
                    Fate::Resigned => "gone-resigned",
                    Fate::Wounded => "gone-wounded",
                    Fate::Mad => "gone-mad",
                    Fate::Lost | Fate::Playing => "gone-lost",
                },
                seat,
            ),
            Event::Lead(seat) => by("lead", seat),
            Event::SetsOut { card, to } => of("sets-out", card).name("to", self.always(content, to)),
            Event::Moved { card, to } => of("moved", card).name("to", self.always(content, to)),
            Event::Revealed { kind, .. } => say("revealed").name("card", names::card(content, kind)),
            Event::Looked { seat, card: Some((_, kind)) } => {
                by("looked", seat).name("card", names::card(content, kind))
            }
            Event::Looked { seat, card: None } => by("looked-unseen", seat),
            Event::Searched { seat, deck, n, ref cards } => {
                let told =
                    by(if deck.is_some() { "searched" } else { "searched-encounter" }, seat).num("n", n);
                let named = |&(_, kind): &(_, CardDefId)| {
                    say("searched-card").name("card", names::card(content, kind))
                };
                let named: Vec<Msg> = cards.iter().flatten().map(named).collect();
                let seen = if named.is_empty() {
                    Vec::new()
                } else {
                    vec![say("searched-seen").list("cards", named)]
                };
                told.say("seen", seen)
            }
            Event::FoundNothing(seat) => by("found-nothing", seat),
            Event::Lot(kind) => say("lot").name("card", names::card(content, kind)),
            Event::Weakness { seat, kind } => by("weakness", seat).name("card", names::card(content, kind)),
            Event::Spawned { enemy, at: Some(place) } => at(foe("spawned", enemy), place),
            Event::Spawned { enemy, at: None } => foe("spawned-nowhere", enemy),
            Event::Engaged { enemy, seat } => foe("engaged", enemy).name("who", self.who(content, seat)),
            Event::Disengaged(enemy) => foe("disengaged", enemy),
            Event::Evaded { enemy, seat } => foe("evaded", enemy).name("who", self.who(content, seat)),
            Event::Attacked { enemy, seat, back } => {
                let id = if back { "strikes-back" } else { "attacked" };
                foe(id, enemy).name("who", self.who(content, seat))
            }
            Event::AttackCancelled(enemy) => foe("attack-cancelled", enemy),
            Event::Raised { card, skill, n } => {
                of("raised", card).name("skill", names::skill(skill)).num("n", n)
            }
            Event::Test { seat, kind, enemy, skill, difficulty } => {
                let told = match enemy {
                    Some(enemy) => foe(if kind == Testing::Evade { "evades" } else { "fights" }, enemy)
                        .name("who", self.who(content, seat)),
                    None => by("test", seat),
                };
                told.name("skill", names::skill(skill)).num("difficulty", difficulty)
            }
            Event::Committed { seat, card } => with(by("committed", seat), card),
            Event::Token(token) => say("token").say("token", vec![names::token(token)]),
            Event::TokenIgnored(token) => say("token-ignored").say("token", vec![names::token(token)]),
            Event::Tested { seat, value, difficulty, passed } => {
                // An automatic success or failure can contradict the numbers.
                let id = match (passed, value >= difficulty) {
                    (true, true) => "passed",
                    (true, false) => "passed-anyway",
                    (false, false) => "failed",
                    (false, true) => "failed-anyway",
                };
                by(id, seat).num("value", value).num("difficulty", difficulty)
            }
            Event::Act(card) => of("act", card),
            Event::Agenda(card) => of("agenda", card),
            Event::Slowed { seat, card, n } => with(by("slowed", seat), card).num("n", n),
            Event::Actions { seat, n } => {
                by(if n < 0 { "actions-fewer" } else { "actions-more" }, seat).num("n", n.unsigned_abs())
            }
            Event::Past(at) => self.past(content, at),
            Event::Scarred { seat, physical, mental } => {
                by("scarred", seat).num("damage", physical).num("horror", mental)
            }
            Event::Trauma { seat, physical: n @ 1.., .. } => by("trauma-physical", seat).num("n", n),
            Event::Trauma { seat, mental, .. } => by("trauma-mental", seat).num("n", mental),
            Event::Over(end) => {
                let id = if end.resolution == 0 { "over-none" } else { "over" };
                say(id).num("resolution", end.resolution).num("experience", end.experience)
            }
        }
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
