//! Effects on the scenario and on what a campaign records.

use engine::call;
use rulebook::rule;

use super::Resolve;
use crate::content::Effect;
use crate::rules::{Advance, Eliminate, EnterPlay, Finish, out_of_step};
use crate::state::Fate;
use crate::{Cx, Lcg, Step};

impl Resolve {
    /// Resolves effects on the scenario and on what a campaign records.
    pub(super) fn scenario(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Step {
        let env = self.env;
        let you = env.you;
        match cx.content.effect(self.text) {
            Effect::Resign => {
                call(Eliminate::with(you, rule!("lcg:resign.2", Fate::Resigned, else Fate::Wounded)))
            }
            Effect::TakeControl(sel) => match game.select(cx.content, sel, env).first() {
                Some(&card) => call(EnterPlay::asset(you, card)),
                None => self.failed(),
            },
            Effect::Resolution(n) => {
                rule!("lcg:act-agenda.9", {
                    return call(Finish::with(*n, env.source));
                });
                self.done()
            }
            Effect::AdvanceAct => call(Advance::act()),
            Effect::MentalTrauma(n) => {
                game.add_trauma(you, 0, *n, cx);
                self.done()
            }
            Effect::LessExperience(n) => {
                game.person_mut(you).less_experience += n;
                self.done()
            }
            Effect::Native(native) => game.native(*native, env, cx),
            _ => out_of_step(),
        }
    }
}
