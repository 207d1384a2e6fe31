//! Descriptions of events as lines of the log.

use engine::Msg;

use super::cards::card_text;
use super::{defeat, names};
use crate::content::{Action, Content};
use crate::event::Half;
use crate::state::Figure;
use crate::{Event, FinalHour};

impl FinalHour {
    /// Describes an event. Does not depend on state that changes during a game.
    pub(super) fn event_of(&self, content: &Content, event: &Event) -> Msg {
        let log = |id: &str| Msg::new(format!("fh-log-{id}"));
        let by = |id: &str, figure: Figure| log(id).name("who", self.person_name(content, figure));
        let title = |action: Action| names::title(content, action.title());
        let halves = |action: Action, half: Half| match half {
            Half::Upper => ("upper", card_text(content, content.card(action).upper)),
            Half::Lower => ("lower", card_text(content, content.card(action).lower)),
        };
        let priority = |msg: Msg, card| msg.say("card", vec![names::priority(content, card)]);
        let solo = self.open.solo;
        match *event {
            Event::RoundBegins { round } => log("round").num("round", round),
            Event::LeadIs { figure } => by("lead", figure),
            Event::PriorityDrawn { card: Some(card), .. } if solo => priority(log("solo-draws"), card),
            Event::PriorityDrawn { figure, card: Some(card) } => priority(by("draws-priority", figure), card),
            Event::PriorityDrawn { card: None, .. } if solo => Msg::new("fh-roll-solo-priority"),
            Event::PriorityDrawn { figure, card: None } => by("draws-priority-unseen", figure),
            Event::PriorityShuffled => log("priority-shuffled"),
            Event::ActionDrawn { figure, card: Some(card) } => by("looks", figure).name("card", title(card)),
            Event::ActionDrawn { figure, card: None } => by("looks-unseen", figure),
            Event::ActionsShuffled { figure } => by("actions-shuffled", figure),
            Event::PriorityPlayed { card: Some(card), .. } if solo => priority(log("row"), card),
            Event::PriorityPlayed { figure, card: Some(card) } => priority(by("plays", figure), card),
            Event::PriorityPlayed { figure, card: None } => by("plays-unseen", figure),
            Event::PriorityTurnedUp { figure, card } => priority(by("turns-up-priority", figure), card),
            Event::PriorityKept { card } => priority(log("keeps"), card),
            Event::ActionTurnedUp { figure, card, half }
            | Event::LaidOnRow { figure, card, half, place: _ } => {
                let (id, text) = halves(card, half);
                by(id, figure).name("card", title(card)).say("text", text)
            }
            Event::ChoseFigure { figure } => by("chosen-figure", figure),
            Event::ChoseMonster { monster, at } => {
                names::with_monster(log("chosen-monster"), content, monster).name("at", names::location(at))
            }
            Event::ChosePlace { at } => log("chosen-place").name("at", names::location(at)),
            Event::ChoseEffect { second: false } => log("chosen-first"),
            Event::ChoseEffect { second: true } => log("chosen-second"),
            Event::SoloTurnedUp { figure, card } => by("turns-up", figure).name("card", title(card)),
            Event::ItemUsed { figure, item } => by("uses", figure)
                .name("item", names::item(content, item))
                .say("text", card_text(content, content.item(item).effect)),
            Event::Moved { figure, from, to } => {
                by("moves", figure).name("from", names::location(from)).name("to", names::location(to))
            }
            Event::MonsterDestroyed { monster, at } => {
                names::with_monster(log("destroyed"), content, monster).name("at", names::location(at))
            }
            Event::SealDestroyed { monster, path, left } => {
                let id = if left { "seal-kills" } else { "seal-kills-and-goes" };
                names::with_pathway(names::with_monster(log(id), content, monster), content, path)
            }
            Event::Sealed { path } => names::with_pathway(log("sealed"), content, path),
            Event::SealRemoved { path } => names::with_pathway(log("seal-removed"), content, path),
            Event::ClueFound { figure, at, symbol } => {
                by("clue", figure).name("at", names::location(at)).name("symbol", names::symbol(symbol))
            }
            Event::ItemClueFound { figure, at } => by("item-clue", figure).name("at", names::location(at)),
            Event::ItemGained { figure, item } => by("item", figure).name("item", names::item(content, item)),
            Event::NothingToExplore { figure, at } => by("no-clue", figure).name("at", names::location(at)),
            Event::HealthLost { figure, amount, left } => {
                by("loses", figure).num("health", amount).num("left", left)
            }
            Event::HealthRecovered { figure, amount, left } => {
                by("recovers", figure).num("health", amount).num("left", left)
            }
            Event::Ruined { at } => log("ruined").name("at", names::location(at)),
            Event::Repaired { at } => log("repaired").name("at", names::location(at)),
            Event::Spawned { monster, at } => {
                names::with_monster(log("spawned"), content, monster).name("at", names::location(at))
            }
            Event::Walked { monster, from, to, steps } => names::with_monster(log("walks"), content, monster)
                .name("from", names::location(from))
                .name("to", names::location(to))
                .num("steps", steps),
            Event::Drawn { monster, from } => {
                names::with_monster(log("drawn-in"), content, monster).name("from", names::location(from))
            }
            Event::Activated { monster, at } => {
                names::with_monster(log("activated"), content, monster).name("at", names::location(at))
            }
            Event::FindsNobody { monster, at } => {
                names::with_monster(log("finds-nobody"), content, monster).name("at", names::location(at))
            }
            Event::Stays { monster } => names::with_monster(log("stays"), content, monster),
            Event::FullHealth { figure } => by("full-health", figure),
            Event::InVain { what } => log(&format!("vain-{}", what.slug())),
            Event::CupRefilled { count } => log("cup-refilled").num("count", count),
            Event::CupEmpty => log("cup-empty"),
            Event::NoneLeft { kind } => log("none-left").name("kind", names::kind(kind)),
            Event::OmensCounted { omens } => match content.ancient(self.open.ancient).reckoning(omens) {
                Some(band) => log("reckoning")
                    .num("omens", omens)
                    .name("ancient", names::ancient(content, self.open.ancient))
                    .say("text", card_text(content, band.effect)),
                None => log("no-reckoning"),
            },
            Event::OmensChanged { by: more @ 0.. } => log("more-omens").num("omens", more),
            Event::OmensChanged { by: fewer } => log("fewer-omens").num("omens", fewer.unsigned_abs()),
            Event::BlindRoundAhead => log("blind"),
            Event::GateGrows { symbol, at, tokens } => log("gate")
                .name("gate", names::gate(symbol))
                .name("at", names::location(at))
                .num("tokens", tokens),
            Event::Voted { yes, .. } if solo => log(if yes { "solo-attempts" } else { "solo-waits" }),
            Event::Voted { figure, yes } => by(if yes { "votes-yes" } else { "votes-no" }, figure),
            Event::RitualBegins { forced: false } => log("ritual"),
            Event::RitualBegins { forced: true } => log("ritual-forced"),
            Event::CardsLaid { figure, ref cards } if cards.is_empty() => by("lays-nothing", figure),
            Event::CardsLaid { figure, ref cards } => by("lays", figure)
                .list("cards", cards.iter().map(|&card| names::priority(content, card)).collect()),
            Event::RitualClue { symbol } => log("ritual-clue").name("symbol", names::symbol(symbol)),
            Event::RitualCounted { count, needed } => {
                log("ritual-count").num("count", count).num("needed", needed)
            }
            Event::Won => Msg::new("fh-won"),
            Event::Lost { defeat: why } => defeat(why),
        }
    }
}
