//! Descriptions of questions and choices.

use engine::{Msg, Viewer};

use super::cards::{card_text, deeds_of_another};
use super::names;
use crate::content::{Action, Content, Monster, Reach, Timing};
use crate::rules::people::Act;
use crate::rules::places::LocationEffect;
use crate::state::{Blind, Figure, Seal, pile};
use crate::{Choice, FinalHour, Frame};

impl FinalHour {
    /// The message id of the first name of an investigator in play.
    pub(super) fn person_name(&self, content: &Content, figure: Figure) -> String {
        names::person(content, self.open.person(figure).who)
    }

    /// Describes the procedure's question to a viewer.
    pub(super) fn question_of(&self, content: &Content, top: &Frame, viewer: Viewer) -> Msg {
        let ask = |id: &str| Msg::new(format!("fh-ask-{id}"));
        let by = |id: &str, figure: Figure| ask(id).name("who", self.person_name(content, figure));
        match top {
            Frame::PlayPriority(_) => self.ask_priority(content, viewer),
            Frame::UseItems(items) => match items.progress() {
                (figure, Timing::Before) => by("items-before", figure),
                (figure, Timing::After) => by("items-after", figure),
            },
            Frame::SoloPriority(_) => ask("keep"),
            Frame::SoloResolve(solo) if solo.chooses_place() => {
                with_card(by("solo-place", solo.figure()), content, self.laid(0, viewer))
            }
            Frame::SoloResolve(_) => ask("solo-who"),
            Frame::EndOfRound(_) => ask("ritual")
                .text("solo", if self.open.solo { "yes" } else { "no" })
                .num("needed", self.needed())
                .num("rounds", self.shut.gates.len(pile::DECK) as i64),
            Frame::Attempt(_) => ask("ritual-cards").num("needed", self.needed()),
            Frame::Across(across) => {
                let (effect, who) = across.effect();
                let where_ = |id: &str, name: &'static str, count: u8| {
                    by(&format!("where-{id}"), who.figure).num(name, count)
                };
                // If the effect applies to every location, only the order is asked for.
                let where_next = |id: &str, name: &'static str, count: u8| {
                    let id = format!("{}-{id}", if across.is_in_each() { "each" } else { "where" });
                    by(&id, who.figure).num(name, count)
                };
                match effect {
                    LocationEffect::Attack(wounds) => where_("attack", "wounds", wounds),
                    LocationEffect::Destroy(count) => where_("destroy", "count", count),
                    LocationEffect::Explore => by("where-explore", who.figure),
                    LocationEffect::Push(count, _) => where_next("push", "count", count),
                    LocationEffect::Repair(tokens) => where_("repair", "tokens", tokens),
                    LocationEffect::Destruction(tokens) => where_next("destruction", "tokens", tokens),
                    LocationEffect::Spawn(count) => where_next("spawn", "count", count),
                    LocationEffect::SpawnSpecial(kind, count) => {
                        where_next("spawn-special", "count", count).name("kind", names::kind(kind))
                    }
                }
            }
            Frame::ForEach(each) => match each.act() {
                (Act::Heal(health), _) => ask("who-heals").num("health", health),
                (Act::Lose(health), _) => ask("who-loses").num("health", health),
                (Act::Script(script), _) => {
                    let id = if each.picks_one() { "who-acts" } else { "who-acts-next" };
                    ask(id).list("what", deeds_of_another(content, script))
                }
            },
            Frame::Either(either) => by("either", either.who.figure),
            Frame::Walk(walk) => {
                let (steps, who) = walk.progress();
                let here = names::location(self.open.person(who.figure).at);
                let id = if walk.entering().is_empty() { "walk" } else { "roam" };
                let msg = by(id, who.figure).num("steps", steps).name("at", here);
                if walk.entering().is_empty() {
                    msg
                } else {
                    msg.say("text", card_text(content, walk.entering()))
                }
            }
            Frame::Wound(wound) => {
                let (wounds, who) = wound.progress();
                by("wound", who.figure).num("wounds", wounds)
            }
            Frame::Destroy(destroy) => {
                let (count, who) = destroy.progress();
                by("destroy", who.figure).num("count", count)
            }
            Frame::SealPathway(seal) => {
                let (count, who) = seal.progress();
                by("seal", who.figure).num("count", count)
            }
            Frame::BreakSeal(_) => ask("break-seal"),
            Frame::Destruction(destruction) => match destruction.progress() {
                (_, Some(at), _) => ask("displace").name("at", names::location(at)),
                (tokens, None, who) => by("where-destruction", who.figure).num("tokens", tokens),
            },
            Frame::Repair(repair) => {
                let (tokens, who) = repair.progress();
                by("where-repair", who.figure).num("tokens", tokens)
            }
            Frame::Spawn(spawn) => match spawn.progress() {
                (count, Some(kind), who) => {
                    by("where-spawn-special", who.figure).num("count", count).name("kind", names::kind(kind))
                }
                (count, None, who) => by("where-spawn", who.figure).num("count", count),
            },
            Frame::Push(push) => match push.progress() {
                (_, Some(monster), who) => {
                    names::with_monster(by("push-where", who.figure), content, monster)
                }
                (count, None, who) => by("push", who.figure).num("count", count),
            },
            Frame::ActivateZone(zone) => match zone.progress() {
                (Some(at), who) => by("activate", who.figure).name("at", names::location(at)),
                (None, _) => ask("nothing"),
            },
            Frame::ActivateKind(special) => {
                let (kind, reach) = special.progress();
                let id = match reach {
                    Reach::One => "activate-one",
                    Reach::All => "activate-kind",
                };
                ask(id).name("kind", names::kind(kind))
            }
            Frame::SetUp(_)
            | Frame::Round(_)
            | Frame::ResolveActions(_)
            | Frame::AncientOnePhase(_)
            | Frame::Resolve(_)
            | Frame::Explore(_) => ask("nothing"),
        }
    }

    /// Asks for a priority card for the action card just played, with its text if the viewer has seen it.
    fn ask_priority(&self, content: &Content, viewer: Viewer) -> Msg {
        let id = if self.open.blind == Blind::Now { "fh-ask-priority-blind" } else { "fh-ask-priority" };
        let Some((turn, play)) = self.plays().last() else { return Msg::new("fh-ask-nothing") };
        let msg = Msg::new(id).name("who", self.person_name(content, play.figure));
        with_card(msg, content, self.laid(turn, viewer))
    }

    /// The face-down action card in a slot, if the viewer has seen it.
    fn laid(&self, slot: usize, viewer: Viewer) -> Option<Action> {
        let (actions, slot) = (&self.shut.actions, pile::LAID + slot);
        let card = (!actions.is_empty(slot)).then(|| actions.known(slot, 0, viewer)).flatten();
        card.map(|card| Action(card.0))
    }

    /// Describes a choice offered by the procedure.
    pub(super) fn choice_of(&self, content: &Content, top: &Frame, choice: Choice) -> Msg {
        let to = |id: &str| Msg::new(format!("fh-do-{id}"));
        match choice {
            Choice::Card(card) => {
                let id = match top {
                    Frame::SoloPriority(_) => "keep",
                    Frame::Attempt(_) => "lay",
                    _ => "play",
                };
                to(id).say("card", vec![names::priority(content, card)])
            }
            Choice::At(at) => to(location_choice_key(top)).name("at", names::location(at)),
            Choice::Monster(monster) => {
                let id = match top {
                    Frame::Wound(_) => "wound",
                    Frame::Destroy(_) => "destroy",
                    Frame::Destruction(_) => "displace",
                    Frame::Push(_) => "push",
                    _ => "activate",
                };
                self.on_board(to(id), content, monster)
            }
            Choice::Pathway(path) => {
                let id = match (top, self.open.seals[path.index()]) {
                    (Frame::BreakSeal(_), Seal::Used) => "break-used-seal",
                    (Frame::BreakSeal(_), Seal::Fresh | Seal::None) => "break-seal",
                    _ => "seal",
                };
                names::with_pathway(to(id), content, path)
            }
            Choice::Figure(figure) => {
                let id = if matches!(top, Frame::SoloResolve(_)) { "turn-up" } else { "figure" };
                let person = self.open.person(figure);
                to(id)
                    .name("who", self.person_name(content, figure))
                    .name("at", names::location(person.at))
                    .num("health", person.health)
            }
            Choice::Use(item) => to("use")
                .name("item", names::item(content, item))
                .say("text", card_text(content, content.item(item).effect)),
            Choice::Row(place) => {
                let id = if place < 2 { "row-upper" } else { "row-lower" };
                let card = self.open.plays.get(usize::from(place)).and_then(|play| play.priority);
                to(id).say("card", card.map(|card| names::priority(content, card)).into_iter().collect())
            }
            Choice::First | Choice::Second => {
                let Frame::Either(either) = top else { return to("stop") };
                let script = if choice == Choice::First { either.this } else { either.that };
                to("either").say("text", card_text(content, script))
            }
            Choice::Attempt => to("attempt"),
            Choice::Wait => to("wait"),
            Choice::Stop => to(match top {
                Frame::Walk(_) => "stay",
                Frame::Wound(_) => "wound-no-more",
                Frame::Push(_) => "push-no-more",
                Frame::UseItems(_) => "use-nothing",
                _ => "stop",
            }),
        }
    }

    /// Adds a monster and its location to the message.
    fn on_board(&self, msg: Msg, content: &Content, monster: Monster) -> Msg {
        let at = self.open.location_of(monster).unwrap_or(self.open.ritual);
        names::with_monster(msg, content, monster).name("at", names::location(at))
    }
}

/// The key for what choosing a location means to the procedure.
fn location_choice_key(top: &Frame) -> &'static str {
    match top {
        Frame::Walk(_) => "step",
        Frame::Push(_) => "push-to",
        Frame::Repair(_) => "repair-at",
        Frame::Destruction(_) => "destruction-at",
        Frame::Spawn(_) => "spawn-at",
        Frame::Across(across) => match across.effect().0 {
            LocationEffect::Attack(_) => "attack-at",
            LocationEffect::Destroy(_) => "destroy-at",
            LocationEffect::Explore => "explore-at",
            LocationEffect::Push(..) => "push-from",
            LocationEffect::Repair(_) => "repair-at",
            LocationEffect::Destruction(_) => "destruction-at",
            LocationEffect::Spawn(_) | LocationEffect::SpawnSpecial(..) => "spawn-at",
        },
        _ => "at",
    }
}

/// Adds both halves of an action card to a question, if the card is known.
fn with_card(msg: Msg, content: &Content, card: Option<Action>) -> Msg {
    let Some(card) = card else { return Msg { id: "fh-ask-unseen".into(), ..msg } };
    let halves = content.card(card);
    msg.name("card", names::title(content, card.title()))
        .say("upper", card_text(content, halves.upper))
        .say("lower", card_text(content, halves.lower))
}
