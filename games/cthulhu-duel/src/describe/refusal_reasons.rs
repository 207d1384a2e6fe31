//! Reasons why a choice is not available, with the relevant numbers.

use engine::{Arg, Msg, Seat};
use rulebook::RuleId;

use super::names;
use crate::content::{Class, Content, Kind, Needs, Zone};
use crate::state::enemy;
use crate::{Choice, Duel, Frame};

impl Duel {
    /// The specific reason why the choice is not offered, where the text of the rule is not enough.
    pub(super) fn refusal_reason_of(
        &self,
        content: &Content,
        top: &Frame,
        choice: Choice,
        rule: RuleId,
    ) -> Option<Msg> {
        let seat = self.subject_seat(top);
        let (sheet, side) = (self.sheet(content, seat), self.side(seat));
        let why = |id: &str| Msg::new(format!("cwd-why-{id}"));
        let short = |count: u8, have: u8| why("cultists").num("count", count).num("have", have);
        let all_out = |kind: Kind| Some(self.with_kind(why("all-out"), content, seat, kind));
        let figures_there = |zone: Zone| side.figure_count(zone) > 0;
        match (rule.0, choice) {
            ("cwd:withering.9", _) => Some(why("no-power")),
            // A turn that has used its action can still allow a battle.
            ("cwd:action-phase.4", _)
                if !matches!(choice, Choice::Battle(_))
                    && matches!(top, Frame::Turn(turn) if turn.acted()) =>
            {
                Some(why("acted"))
            }
            ("cwd:action-phase.4" | "cwd:ritual.2", _) => {
                let cost = self.cost_said(content, top, choice)?;
                Some(why("dear").arg("cost", cost).num("power", side.power))
            }
            ("cwd:figures.3", Choice::Recruit(_)) => all_out(Kind::CULTIST),
            ("cwd:figures.3", Choice::Summon(kind, _)) => all_out(kind),
            ("cwd:figures.3", Choice::Awaken(_)) => {
                Some(why("risen").name("god", names::great_old_one(sheet)))
            }
            ("cwd:recruit-summon-awaken.2", _) => Some(why("nobody-there")),
            ("cwd:recruit-summon-awaken.5", _) => Some(why("no-own-gate")),
            ("cwd:gates.3", _) => Some(why("gate-there")),
            ("cwd:build-gate.1", _) => Some(why("no-builder")),
            (_, Choice::Awaken(zone)) if !self.open.gates.has(zone) => Some(why("no-gate")),
            (_, Choice::Awaken(zone)) if !side.controlled_gates().has(zone) => Some(why("no-own-gate")),
            (_, Choice::Awaken(zone)) => {
                let keeper = u8::from(side.keeps[Kind::CULTIST.index()].has(zone));
                Some(short(sheet.awakening.cultists, side.on_map(Kind::CULTIST) - keeper))
            }
            ("cwd:spellbook-requirements.3", Choice::Sacrifice(_)) => Some(why("slot-filled")),
            (_, Choice::Sacrifice(slot)) => match sheet.requirements[slot.index()].needs {
                Needs::Sacrifice(count) => Some(short(count, side.on_map(Kind::CULTIST))),
                _ => None,
            },
            ("cwd:move.2", Choice::Move(..)) => Some(why("moved")),
            ("cwd:control-gate.5", Choice::Battle(_)) => Some(why("no-extra-battle")),
            ("cwd:control-gate.9", Choice::Battle(_)) => Some(why("fought")),
            (_, Choice::Battle(zone)) => Some(if !figures_there(zone) {
                why("nobody-there")
            } else if self.side(enemy(seat)).figure_count(zone) == 0 {
                why("no-enemy")
            } else {
                why("no-combat")
            }),
            ("cwd:unique-actions.2", Choice::Dreams(_)) => all_out(Kind::CULTIST),
            (_, Choice::Dreams(_)) => Some(why("no-victim")),
            (_, Choice::Submerge) | (_, Choice::BloodSacrifice(..))
                if !self.has_great_old_one_in_play(content, seat) =>
            {
                Some(why("not-risen").name("god", names::great_old_one(sheet)))
            }
            (_, Choice::Submerge) => Some(why("not-in-water").name("god", names::great_old_one(sheet))),
            (_, Choice::BloodSacrifice(..)) => Some(why("once")),
            ("cwd:spellbooks.1", Choice::Stop) => Some(why("book-first")),
            (_, Choice::Capture(zone)) => Some(self.no_capture(content, seat, zone)),
            (_, Choice::TakeGate(_, zone)) => Some(if side.controlled_gates().has(zone) {
                why("gate-yours")
            } else if self.side(enemy(seat)).controlled_gates().has(zone) {
                why("gate-theirs")
            } else if !self.open.gates.has(zone) {
                why("no-gate")
            } else if figures_there(zone) {
                why("no-keeper")
            } else {
                why("nobody-there")
            }),
            (_, Choice::Avatar(_, zone)) => {
                let here = side.zones_of(sheet.great_old_one()).has(zone);
                let god = names::great_old_one(sheet);
                Some(if here { why("avatar-here").name("god", god) } else { why("avatar-nobody") })
            }
            _ => None,
        }
    }

    /// Why no cultist can be captured in the zone, apart from the cost.
    fn no_capture(&self, content: &Content, seat: Seat, zone: Zone) -> Msg {
        let own = |class| self.of_class(content, seat, class, zone) > 0;
        let why = if !self.side(enemy(seat)).zones_of(Kind::CULTIST).has(zone) {
            "no-prey"
        } else if self.side(seat).figure_count(zone) == 0 {
            "nobody-there"
        } else if own(Class::Monster) || own(Class::GreatOldOne) {
            "guarded"
        } else {
            "no-captor"
        };
        Msg::new(format!("cwd-why-{why}"))
    }

    /// The cost named in the description of the choice.
    fn cost_said(&self, content: &Content, top: &Frame, choice: Choice) -> Option<Arg> {
        let said = self.choice_of(content, top, choice);
        said.args.into_iter().find_map(|(name, arg)| (name == "cost").then_some(arg))
    }
}
