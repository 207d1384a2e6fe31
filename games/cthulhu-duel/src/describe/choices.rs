//! Descriptions of choices.

use engine::{Group, Msg};

use super::questions::loss_slug;
use super::sheets::{ability, necrophagy_kind, price, with_eater};
use super::{at, names};
use crate::content::{Content, Kind, Power};
use crate::rules::{ACTION_COST, GATE_COST, Hit, Moment};
use crate::state::{Piece, enemy};
use crate::{Choice, Duel, Frame};

impl Duel {
    /// Describes a choice offered by the procedure.
    pub(super) fn choice_of(&self, content: &Content, top: &Frame, choice: Choice) -> Msg {
        let seat = self.subject_seat(top);
        let sheet = self.sheet(content, seat);
        let to = |id: &str| Msg::new(format!("cwd-do-{id}"));
        let paid = |id: &str, cost: u8| to(id).num("cost", cost);
        let god = |msg: Msg| msg.name("god", names::great_old_one(sheet));
        let piece = |id: &str, piece: Piece| self.with_piece(to(id), content, seat, piece);
        let by = |id: &str, fits: fn(&Power) -> bool| match ability(sheet, fits) {
            Some(ability) => paid(id, price(ability.power)).name("ability", names::ability(ability)),
            None => to("stop"),
        };
        match choice {
            Choice::Recruit(zone) => {
                self.with_kind(at(paid("recruit", ACTION_COST), content, zone), content, seat, Kind::CULTIST)
            }
            Choice::Summon(kind, zone) => {
                let cost = self.cost_of(content, seat, kind);
                self.with_kind(at(paid("summon", cost), content, zone), content, seat, kind)
            }
            Choice::Awaken(zone) => {
                god(at(paid("awaken", self.awakening_cost(content, seat)), content, zone))
            }
            Choice::Build(zone) => at(paid("build", GATE_COST), content, zone),
            Choice::Move(who, from, zone) => piece("move", who)
                .name("from", names::zone(content, from))
                .name("to", names::zone(content, zone))
                .num("cost", ACTION_COST),
            Choice::Battle(zone) => at(paid("battle", ACTION_COST), content, zone)
                .num("dice", self.strength(content, seat, zone))
                .num("against", self.strength(content, enemy(seat), zone)),
            Choice::Capture(zone) => at(paid("capture", ACTION_COST), content, zone),
            Choice::Pass => to("pass").num("power", self.side(seat).power),
            Choice::TakeGate(kind, zone) => {
                self.with_kind(at(to("take-gate"), content, zone), content, seat, kind)
            }
            Choice::LeaveGate(zone) => at(to("leave-gate"), content, zone),
            Choice::EndTurn => to("end-turn"),
            Choice::Dreams(zone) => {
                at(by("dreams", |power| matches!(power, Power::Dreams { .. })), content, zone)
            }
            Choice::Submerge => god(by("submerge", |power| matches!(power, Power::Submerge { .. }))),
            Choice::Surface(zone) => god(at(to("surface"), content, zone)),
            Choice::Avatar(owner, zone) => {
                let msg = god(by("avatar", |power| matches!(power, Power::Avatar { .. })));
                at(msg, content, zone).name("owner", self.faction_name(content, owner))
            }
            Choice::Ghroth => by("ghroth", |power| matches!(power, Power::Ghroth { .. })),
            Choice::Sacrifice(slot) => {
                to("sacrifice").name("slot", names::requirement(&sheet.requirements[slot.index()]))
            }
            Choice::Piece(who, zone) => at(piece(meaning(top), who), content, zone),
            Choice::Spare(who) => piece("spare", who),
            Choice::Again(who) => {
                let killed = matches!(top, Frame::Assign(assign) if assign.progress(self).0 == Hit::Kill);
                piece(if killed { "kill-twice" } else { "pain-twice" }, who)
            }
            Choice::Retreat(who, zone) => piece("retreat", who).name("to", names::zone(content, zone)),
            Choice::Devour => god(by("devour", |power| *power == Power::Devour)),
            Choice::Absorb(who) => with_eater(piece("absorb", who), sheet),
            Choice::Bring(zone) => {
                let kind = necrophagy_kind(sheet).unwrap_or(Kind::CULTIST);
                self.with_kind(at(to("bring"), content, zone), content, seat, kind)
            }
            Choice::Exchange(who, zone) => at(piece("exchange", who), content, zone),
            Choice::Place(owner, zone) => {
                at(to("place"), content, zone).name("owner", self.faction_name(content, owner))
            }
            Choice::Book(book) => {
                let ability = &sheet.books[book.index()];
                to("book")
                    .name("book", names::ability(ability))
                    .say("text", vec![super::power_text(sheet, ability.power)])
            }
            Choice::Slot(slot) => {
                to("slot").name("slot", names::requirement(&sheet.requirements[slot.index()]))
            }
            Choice::Ritual => {
                paid("ritual", self.ritual_cost()).num("doom", self.side(seat).controlled_gates().count())
            }
            Choice::BloodSacrifice(who, zone) => at(piece("blood-sacrifice", who), content, zone),
            Choice::First(first) => to("first").name("who", self.faction_name(content, first)),
            Choice::Reveal(value) => to("reveal").num("doom", value),
            Choice::Stop => to(match top {
                Frame::Moving(_) => "move-no-more",
                Frame::Summoning(_) => "summon-no-more",
                Frame::Submerging(_) => "submerge-no-more",
                Frame::Window(window) => match (window.moment(), window.power(self, content)) {
                    (Moment::BeforeBattle, _) => "fight",
                    (_, Some(Power::Exchange { .. })) => "exchange-no-more",
                    (_, Some(Power::Necrophagy { .. })) => "bring-no-more",
                    _ => "stop",
                },
                Frame::DoomGo(go) if go.performed() => "doom-no-more",
                Frame::DoomGo(_) => "no-ritual",
                _ => "stop",
            }),
        }
    }

    /// The heading and short label of a choice that differs from others only in its zone.
    pub(super) fn group_of(&self, content: &Content, top: &Frame, choice: Choice) -> Option<Group> {
        let item = match choice {
            Choice::Recruit(_)
            | Choice::Summon(..)
            | Choice::Awaken(_)
            | Choice::Build(_)
            | Choice::Capture(_)
            | Choice::TakeGate(..)
            | Choice::LeaveGate(_)
            | Choice::Dreams(_)
            | Choice::Surface(_)
            | Choice::Avatar(..)
            | Choice::Exchange(..)
            | Choice::Place(..)
            | Choice::BloodSacrifice(..) => "cwd-item-at",
            Choice::Piece(..) if matches!(top, Frame::Lose(_)) => "cwd-item-at",
            Choice::Move(..) => "cwd-item-move",
            Choice::Retreat(..) => "cwd-item-to",
            Choice::Battle(_) => "cwd-item-battle",
            Choice::Pass
            | Choice::EndTurn
            | Choice::Submerge
            | Choice::Ghroth
            | Choice::Sacrifice(_)
            | Choice::Piece(..)
            | Choice::Spare(_)
            | Choice::Again(_)
            | Choice::Devour
            | Choice::Absorb(_)
            | Choice::Bring(_)
            | Choice::Book(_)
            | Choice::Slot(_)
            | Choice::Ritual
            | Choice::First(_)
            | Choice::Reveal(_)
            | Choice::Stop => return None,
        };
        let Msg { id, args } = self.choice_of(content, top, choice);
        let is_place = |name: &str| matches!(name, "at" | "to" | "dice" | "against");
        let (place, common) = args.into_iter().partition(|(name, _)| is_place(name));
        let heading = Msg { id: id.replacen("cwd-do-", "cwd-group-", 1), args: common };
        Some(Group { heading, item: Msg { id: item.into(), args: place } })
    }
}

/// The key for what choosing a figure means to the procedure.
fn meaning(top: &Frame) -> &'static str {
    match top {
        Frame::Lose(lose) => match loss_slug(lose.loss()) {
            "captured" => "give",
            _ => "lose",
        },
        Frame::Assign(_) => "take-hit",
        Frame::Retreating(_) => "lose",
        Frame::Submerging(_) => "take-along",
        Frame::AvatarSwap(_) => "swap",
        _ => "figure",
    }
}
