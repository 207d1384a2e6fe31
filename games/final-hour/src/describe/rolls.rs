//! Descriptions of rolls and their outcomes.

use engine::{Card, Msg};

use super::names;
use crate::content::{Action, Content, Item, Monster, Priority};
use crate::state::{Clue, clue, gate_symbol};
use crate::{FinalHour, Frame};

/// The kind of thing that is drawn.
enum Draw {
    Monster,
    Priority,
    Action,
    Gate,
    Clue,
    Item,
}

impl FinalHour {
    fn drawn(&self, top: &Frame) -> Option<Draw> {
        match top {
            Frame::SetUp(laying) if laying.deals_to(self).is_some() => Some(Draw::Priority),
            Frame::SetUp(_) | Frame::Spawn(_) => Some(Draw::Monster),
            Frame::PlayPriority(turn) if turn.draws() => Some(Draw::Priority),
            Frame::SoloPriority(_) => Some(Draw::Priority),
            Frame::PlayPriority(_) | Frame::SoloResolve(_) => Some(Draw::Action),
            Frame::AncientOnePhase(_) => Some(Draw::Gate),
            Frame::Explore(explore) if explore.progress().2 => Some(Draw::Item),
            Frame::Explore(_) | Frame::Attempt(_) => Some(Draw::Clue),
            Frame::Round(_)
            | Frame::ResolveActions(_)
            | Frame::UseItems(_)
            | Frame::EndOfRound(_)
            | Frame::Resolve(_)
            | Frame::Across(_)
            | Frame::ForEach(_)
            | Frame::Either(_)
            | Frame::Walk(_)
            | Frame::Wound(_)
            | Frame::Destroy(_)
            | Frame::SealPathway(_)
            | Frame::BreakSeal(_)
            | Frame::Destruction(_)
            | Frame::Repair(_)
            | Frame::Push(_)
            | Frame::ActivateZone(_)
            | Frame::ActivateKind(_) => None,
        }
    }

    /// Describes what the procedure draws for.
    pub(super) fn roll_of(&self, content: &Content, top: &Frame) -> Msg {
        let by = |id: &str, figure| Msg::new(id).name("who", self.person_name(content, figure));
        let id = match self.drawn(top) {
            Some(Draw::Monster) => "fh-roll-monster",
            Some(Draw::Gate) => "fh-roll-gate",
            Some(Draw::Priority) => match top {
                Frame::SetUp(laying) => {
                    return by("fh-roll-deal", laying.deals_to(self).unwrap_or(self.open.lead));
                }
                Frame::PlayPriority(_) => {
                    let figure = self.plays().last().map_or(self.open.lead, |(_, play)| play.figure);
                    return by("fh-roll-priority", figure);
                }
                _ => "fh-roll-solo-priority",
            },
            Some(Draw::Action) => {
                let figure = match top {
                    Frame::SoloResolve(solo) => solo.figure(),
                    _ => self.plays().last().map_or(self.open.lead, |(_, play)| play.figure),
                };
                return by("fh-roll-action", figure);
            }
            Some(Draw::Clue) => match top {
                Frame::Explore(explore) => {
                    let (at, figure, _) = explore.progress();
                    let at = at.unwrap_or(self.open.person(figure).at);
                    return by("fh-roll-clue", figure).name("at", names::location(at));
                }
                _ => "fh-roll-ritual-clue",
            },
            Some(Draw::Item) => match top {
                Frame::Explore(explore) => return by("fh-roll-item", explore.progress().1),
                _ => "fh-roll-nothing",
            },
            None => "fh-roll-nothing",
        };
        Msg::new(id)
    }

    /// Describes one outcome of the roll.
    pub(super) fn face_of(&self, content: &Content, top: &Frame, value: u32) -> Msg {
        let Ok(card) = u8::try_from(value) else { return Msg::new("fh-roll-nothing") };
        let in_range = |count: usize| usize::from(card) < count;
        match self.drawn(top) {
            Some(Draw::Monster) if in_range(Monster::COUNT) => names::monster(content, Monster(card)),
            Some(Draw::Priority) if in_range(Priority::COUNT) => names::priority(content, Priority(card)),
            Some(Draw::Action) if in_range(Action::COUNT) => {
                Msg::new(names::title(content, Action(card).title()))
            }
            Some(Draw::Item) if in_range(Item::COUNT) => Msg::new(names::item(content, Item(card))),
            Some(Draw::Gate) => Msg::new(names::gate(gate_symbol(Card(card)))),
            Some(Draw::Clue) => match clue(Card(card)) {
                Clue::Symbol(symbol) => Msg::new("fh-clue").name("symbol", names::symbol(symbol)),
                Clue::Item => Msg::new("fh-clue-item"),
            },
            Some(Draw::Monster | Draw::Priority | Draw::Action | Draw::Item) | None => {
                Msg::new("fh-roll-nothing")
            }
        }
    }
}
