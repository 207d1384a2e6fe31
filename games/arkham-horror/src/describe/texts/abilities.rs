//! Abilities of assets, investigators and monsters: when, how often and for what price, then the effect.

use effects::EffectId;
use engine::Msg;

use super::amounts::{each, number, signed};
use super::conditions::condition;
use super::moments::{during, moment};
use super::{Sense, Voice, body, phrase, prices, sentence};
use crate::content::{Ability, CastWhen, Condition, Price, Rerolled, Special};
use crate::describe::names;

/// The abilities of a component, one line each.
pub(crate) fn ability_lines(all: &[Ability], sense: Sense<'_>) -> Vec<Msg> {
    all.iter().map(|of| ability_text(of, sense)).collect()
}

/// What stands before the colon.
struct Head {
    parts: Vec<Msg>,
}

impl Head {
    fn new() -> Head {
        Head { parts: Vec::new() }
    }

    fn and(mut self, part: Msg) -> Head {
        let voice = if self.parts.is_empty() { "say" } else { "bare" };
        self.parts.push(part.text("voice", voice));
        self
    }

    fn once(self, once: bool) -> Head {
        if once { self.and(Msg::new("ah3-head-once")) } else { self }
    }

    fn condition(self, of: Option<&Condition>, sense: Sense<'_>) -> Head {
        match of {
            Some(of) => self.and(Msg::new("ah3-head-if").say("cond", vec![condition(of, false, sense)])),
            None => self,
        }
    }

    /// The whole line.
    fn then(self, text: Msg) -> Msg {
        if self.parts.is_empty() {
            return sentence(text);
        }
        let head = super::joined("ah3-comma", self.parts);
        Msg::new("ah3-ability").say("head", vec![head]).say("text", vec![text])
    }
}

/// Puts the price before the text: *spend 1 remnant to reroll 1 die*.
fn priced(price: &Price, may: bool, text: impl Fn(Voice) -> Msg, sense: Sense<'_>) -> Msg {
    let free = *price == Price::default();
    match (free, may) {
        (true, false) => text(Voice::Bare),
        (true, true) => sense.msg("effect-may", Voice::Bare).say("text", vec![text(Voice::To)]),
        (false, true) => sense
            .msg("effect-pay", Voice::Bare)
            .say("price", vec![prices::price(price, Voice::To, sense)])
            .say("text", vec![text(Voice::To)]),
        (false, false) => sense
            .msg("effect-pay-option", Voice::Bare)
            .say("price", vec![prices::price(price, Voice::Bare, sense)])
            .say("text", vec![text(Voice::To)]),
    }
}

/// The same for an effect, which may go on for several sentences if nothing is in front of it.
fn priced_effect(price: &Price, may: bool, does: EffectId, sense: Sense<'_>) -> Msg {
    if *price == Price::default() && !may {
        return body(does, sense);
    }
    priced(price, may, |voice| phrase(does, voice, sense), sense)
}

/// The text of an ability.
pub(crate) fn ability_text(of: &Ability, sense: Sense<'_>) -> Msg {
    let bare = |id: &str| sense.msg(id, Voice::Bare);
    match of {
        Ability::Dice { during: when, dice, per, one_handed, once, if_ } => {
            let mut text = match per {
                Some(value) => bare("ability-dice-per").say("each", vec![each(value, sense)]),
                None => bare("ability-dice").say("dice", vec![signed(*dice)]).num("n", dice.unsigned_abs()),
            };
            if let Some(more) = one_handed {
                text = Msg::new("ah3-ability-one-handed")
                    .say("text", vec![text])
                    .say("dice", vec![signed(*more)]);
            }
            Head::new().and(during(when)).condition(if_.as_ref(), sense).once(*once).then(text)
        }
        Ability::Reroll { during: when, dice, others_here, once, price, then } => {
            let text = priced(price, true, |voice| rerolled(dice, voice, sense), sense);
            let text = match then {
                Some(then) if *then != EffectId::NOTHING => Msg::new("ah3-then-part")
                    .say("first", vec![text])
                    .say("second", vec![phrase(*then, Voice::Bare, sense)]),
                _ => text,
            };
            let head = Head::new().and(during(when));
            let head = if *others_here { head.and(Msg::new("ah3-head-others-here")) } else { head };
            head.once(*once).then(text)
        }
        Ability::FocusRerolls { dice } => {
            let text =
                sense.msg("effect-may", Voice::Bare).say("text", vec![rerolled(dice, Voice::To, sense)]);
            Head::new().and(Msg::new("ah3-head-focus-spent")).then(text)
        }
        Ability::AddToDie { during: when, each, once, price } => {
            let id = if *each { "ability-add-to-each" } else { "ability-add-to-die" };
            let text = priced(price, true, |voice| sense.msg(id, voice), sense);
            Head::new().and(during(when)).once(*once).then(text)
        }
        Ability::DiscardForSuccesses { during: when, successes } => {
            Head::new().and(during(when)).then(bare("ability-discard-for-successes").num("n", *successes))
        }
        Ability::SixesCountTwice { during: when } => {
            Head::new().and(during(when)).then(bare("ability-sixes-count-twice"))
        }
        Ability::Successes { from: 6 } => sentence(bare("ability-only-sixes")),
        Ability::Successes { from } => sentence(bare("ability-successes").num("from", *from)),
        Ability::NeitherBlessedNorCursed => sentence(bare("ability-neither-blessed-nor-cursed")),
        Ability::Act { engaged, if_, price, does } => {
            let id = if *engaged { "ah3-head-action-engaged" } else { "ah3-head-action" };
            let text = priced_effect(price, false, *does, sense);
            Head::new().and(Msg::new(id)).condition(if_.as_ref(), sense).then(text)
        }
        Ability::InsteadOf { action, skill, spaces, most_money } => {
            let id = match (skill, spaces) {
                (Some(_), Some(_)) => "ability-instead-move-tested",
                (None, Some(_)) => "ability-instead-move",
                (Some(_), None) => "ability-instead-skill",
                (None, None) => "ability-instead",
            };
            let money = if *most_money == 0 { "none" } else { "some" };
            let msg = bare(id)
                .name("action", names::action(*action))
                .num("spaces", spaces.unwrap_or(0))
                .num("money", *most_money)
                .text("pays", money);
            sentence(match skill {
                Some(skill) => msg.name("skill", names::skill(*skill)),
                None => msg,
            })
        }
        Ability::Cast { when, modifier, once } => {
            let id = match when {
                CastWhen::InYourAttack => "ability-cast-in-attack",
                CastWhen::InAnothersTest => "ability-cast-in-anothers-test",
                CastWhen::WhenDamaged => "ability-cast-when-damaged",
            };
            let with = if *modifier == 0 { "no" } else { "yes" };
            let text =
                Msg::new(format!("ah3-{id}")).text("with", with).say("modifier", vec![signed(*modifier)]);
            let head = match when {
                CastWhen::InYourAttack => "ah3-head-your-attack",
                CastWhen::InAnothersTest => "ah3-head-anothers-test",
                CastWhen::WhenDamaged => "ah3-head-damaged",
            };
            Head::new().and(Msg::new(head)).once(*once).then(text)
        }
        Ability::When { moment: at, if_, may, once, price, does } => {
            let text = priced_effect(price, *may, *does, sense);
            Head::new().and(moment(at)).condition(if_.as_ref(), sense).once(*once).then(text)
        }
        Ability::Prevent { damage, horror, from, on_this } => {
            let what = match (damage, horror) {
                (0, _) => "horror",
                (_, 0) => "damage",
                _ => "either",
            };
            let head = Msg::new(if *on_this { "ah3-head-dealt-to-this" } else { "ah3-head-dealt-to-you" });
            let head = head.text("what", what).num("from", *from);
            let text = bare("ability-prevent").text("what", what).num("n", (*damage).max(*horror));
            Head::new().and(head).once(true).then(text)
        }
        Ability::FocusLimit(n) => sentence(bare("ability-focus-limit").num("n", *n)),
        Ability::FocusTwice => sentence(bare("ability-focus-twice")),
        Ability::MoreActions(n) => sentence(bare("ability-more-actions").num("n", *n)),
        Ability::HalfPrice => {
            Head::new().and(Msg::new("ah3-head-buying")).once(true).then(bare("ability-half-price"))
        }
        Ability::Special(of) => Msg::new(format!("ah3-special-{}", special(*of))),
    }
}

fn rerolled(dice: &Rerolled, voice: Voice, sense: Sense<'_>) -> Msg {
    match dice {
        Rerolled::One => sense.msg("reroll-one", voice),
        Rerolled::OneOrAll => sense.msg("reroll-one-or-all", voice),
        Rerolled::Any => sense.msg("reroll-any", voice),
        Rerolled::UpTo(value) => sense.msg("reroll-up-to", voice).say("number", vec![number(value, sense)]),
    }
}

fn special(of: Special) -> &'static str {
    match of {
        Special::TakesOverEngagements => "takes-over-engagements",
        Special::SharesAction => "shares-action",
        Special::MovesAroundEvading => "moves-around-evading",
        Special::ExchangesWounds => "exchanges-wounds",
        Special::CastsWithDamage => "casts-with-damage",
        Special::RepeatsAction => "repeats-action",
        Special::Handcuffs => "handcuffs",
        Special::Dynamite => "dynamite",
        Special::Unnoticed => "unnoticed",
        Special::SuccessForItsHorror => "success-for-its-horror",
        Special::TwoPactDice => "two-pact-dice",
        Special::RerollsAnyRoll => "rerolls-any-roll",
        Special::NeverDiscarded => "never-discarded",
        Special::SharesFocus => "shares-focus",
    }
}
