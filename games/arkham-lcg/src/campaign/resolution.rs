//! The consequences of each resolution of a scenario.

use engine::Dice;
use rulebook::rule;

use super::{Campaign, Ending, LITA, Loss, Member, Note, Report};
use crate::content::{Content, Trait, Weakness};
use crate::deck;
use crate::setup::RANDOM_WEAKNESS;

impl Campaign {
    /// Records a finished scenario: its resolution, trauma, experience, investigators lost, and the next scenario. The
    /// dice choose the random weakness that a resolution adds.
    pub fn record(&mut self, content: &Content, report: &Report, dice: &mut dyn Dice) {
        if self.alone.is_some() {
            return self.conclude(content, report);
        }
        self.settle(content, report);
        if (report.scenario.as_str(), report.resolution) == ("the-devourer-below", 3) {
            for at in 0..self.people.len() {
                let decks: Vec<_> = self.people.iter().chain(&self.away).map(|member| &member.deck).collect();
                let left = deck::basics_left(content, &decks, Trait::Madness);
                if !left.is_empty() {
                    let kind = left[dice.below(left.len() as u64) as usize];
                    let code = content.card(kind).code.clone();
                    let deck = &mut self.people[at].deck;
                    add(deck.cards.entry(code.clone()).or_default(), 1);
                    self.log.push(Note::Haunted(deck.investigator.clone(), code));
                }
            }
        }
    }

    /// Ends a standalone scenario: writes its results to the log without those that carry over to a next scenario.
    fn conclude(&mut self, content: &Content, report: &Report) {
        let mut played = self.settled(content, report.lead);
        let before = played.log.len();
        played.settle(content, report);
        self.log.extend(played.log.drain(before..).filter(|note| !note.is_taken_along()));
        self.next = None;
        self.ending = Some(if report.won { Ending::Won } else { Ending::Lost });
    }

    /// Log lines for the scenarios that are assumed and not played.
    pub(super) fn taken(&self) -> Vec<Note> {
        let earlier = self.alone.iter().flat_map(|alone| &alone.earlier);
        let notes = earlier.flat_map(|report| {
            let interrogated = report.interrogated.iter().cloned().map(Note::Interrogated);
            let escaped = report.escaped.iter().cloned().map(Note::GotAway);
            let taken = Note::Taken(report.scenario.clone(), report.resolution);
            [taken].into_iter().chain(interrogated).chain(escaped)
        });
        notes.collect()
    }

    /// As [`Campaign::record`], without the results that need dice.
    pub(super) fn settle(&mut self, content: &Content, report: &Report) {
        let Report { scenario, resolution, experience, lead, .. } = report;
        self.log.push(Note::Scenario(scenario.clone(), *resolution, *experience));
        let before: Vec<(u8, u8, u8)> = self.people.iter().map(Member::gains).collect();
        for (member, of) in self.people.iter_mut().zip(&report.people) {
            add(&mut member.deck.physical, of.physical);
            add(&mut member.deck.mental, of.mental);
            if let Some(weaknesses) = &of.weaknesses {
                rule!("lcg:weakness.6", {
                    keep_weaknesses(content, member, weaknesses);
                });
            }
        }
        match scenario.as_str() {
            "the-gathering" => self.gathering(report),
            "the-midnight-masks" => self.midnight_masks(content, report),
            "the-devourer-below" => self.devourer_below(report),
            _ => {}
        }
        for (member, (experience, physical, mental)) in self.people.iter().zip(before) {
            let now = member.gains();
            let gained = (
                now.0.saturating_sub(experience),
                now.1.saturating_sub(physical),
                now.2.saturating_sub(mental),
            );
            if gained != (0, 0, 0) {
                let code = member.deck.investigator.clone();
                self.log.push(Note::Fared(code, gained.0, gained.1, gained.2));
            }
        }
        debug_assert!(*lead < self.people.len().max(1));
        let all = content.scenarios();
        let at = all.iter().position(|other| other.slug == *scenario);
        let next = at.and_then(|at| all.get(at + 1)).map(|next| next.slug.clone());
        let next = next.filter(|_| rule!("lcg:winning-losing.2", true, else *resolution != 0));
        rule!("lcg:next-scenario.1", {
            self.next = next;
        });
        self.count_the_lost(content);
    }

    fn gathering(&mut self, report: &Report) {
        let Report { resolution, lead, .. } = *report;
        if resolution == 1 {
            self.story.house_burned = true;
            self.log.push(Note::HouseBurned);
            if let Some(member) = self.people.get_mut(lead) {
                add(&mut member.deck.mental, 1);
            }
        } else {
            self.log.push(Note::HouseStands);
        }
        if matches!(resolution, 0 | 3) {
            self.story.priest_alive = true;
            self.log.push(Note::PriestAlive);
        }
        if resolution == 3 {
            self.log.push(Note::LitaSeeksOthers);
            self.kill(|at| !report.people.get(at).is_some_and(|of| of.resigned));
        } else {
            self.earn(report, 2);
        }
        if resolution == 2 {
            if let Some(member) = self.people.get_mut(lead) {
                add(&mut member.experience, 1);
                self.log.push(Note::OwnBonus(member.deck.investigator.clone(), 1));
            }
            return;
        }
        // With the third resolution the players choose later whose deck she goes into.
        self.story.lita = true;
        self.log.push(Note::LitaJoins);
        if let Some(member) = self.people.get_mut(lead).filter(|member| member.lost.is_none()) {
            member.deck.cards.insert(LITA.into(), 1);
            self.log.push(Note::LitaWith(member.deck.investigator.clone()));
        }
    }

    fn midnight_masks(&mut self, content: &Content, report: &Report) {
        self.log.extend(report.interrogated.iter().cloned().map(Note::Interrogated));
        self.log.extend(report.escaped.iter().cloned().map(Note::GotAway));
        let order: Vec<&String> = content.scenarios().iter().flat_map(|def| &def.escapees).collect();
        for code in &report.escaped {
            if let Some(bit) = order.iter().position(|other| *other == code) {
                self.story.escaped |= 1 << bit;
            }
        }
        self.earn(report, 0);
        if self.story.priest_alive && report.priest_fell {
            self.story.priest_alive = false;
            self.log.push(Note::PriestDead);
        }
        if report.resolution == 2 {
            self.story.past_midnight = true;
            self.log.push(Note::PastMidnight);
        }
    }

    fn devourer_below(&mut self, report: &Report) {
        let (note, physical, mental, bonus, ending) = match report.resolution {
            1 => (Note::RitualBroken, 0, 2, 5, Ending::Won),
            2 => (Note::UmordhothRepelled, 2, 2, 10, Ending::Won),
            3 => (Note::LitaSacrificed, 2, 2, 0, Ending::Survived),
            _ => {
                self.log.push(Note::ArkhamFell);
                self.kill(|_| true);
                self.ending = Some(Ending::Lost);
                return;
            }
        };
        self.log.push(note);
        if report.resolution == 3 {
            self.story.lita = false;
        }
        for member in &mut self.people {
            add(&mut member.deck.physical, physical);
            add(&mut member.deck.mental, mental);
            if report.resolution == 3 {
                member.deck.cards.remove(LITA);
            }
        }
        self.earn(report, bonus);
        self.ending = Some(ending);
    }

    /// Gives each investigator the experience of the victory display and the resolution's bonus, less what a weakness
    /// takes.
    fn earn(&mut self, report: &Report, bonus: u8) {
        let experience = report.experience.saturating_add(bonus);
        if bonus > 0 {
            self.log.push(Note::Bonus(bonus));
        }
        for (member, of) in self.people.iter_mut().zip(&report.people) {
            rule!("lcg:experience.2", {
                let kept = rule!("lcg:experience.9", member.experience, else 0);
                member.experience = kept.saturating_add(experience.saturating_sub(of.less_experience));
            });
            if of.less_experience > 0 {
                let forfeited = of.less_experience.min(experience);
                self.log.push(Note::Forfeited(member.deck.investigator.clone(), forfeited));
            }
        }
    }

    fn kill(&mut self, who: impl Fn(usize) -> bool) {
        let named =
            self.people.iter_mut().enumerate().filter(|(at, member)| member.lost.is_none() && who(*at));
        for (_, member) in named {
            rule!("lcg:killed-insane.4", {
                member.lost = Some(Loss::Killed);
                self.log.push(Note::Lost(member.deck.investigator.clone(), Loss::Killed));
            });
        }
    }

    /// Marks investigators with too much trauma as killed or insane; ends the campaign if no unused investigators are
    /// left to replace them.
    fn count_the_lost(&mut self, content: &Content) {
        for member in self.people.iter_mut().filter(|member| member.lost.is_none()) {
            let Some(card) = member.deck.investigator(content) else { continue };
            let (physical, mental) = (Some(member.deck.physical), Some(member.deck.mental));
            if rule!("lcg:killed-insane.2", physical >= card.health, else false) {
                member.lost = Some(Loss::Killed);
            } else if rule!("lcg:killed-insane.3", mental >= card.sanity, else false) {
                member.lost = Some(Loss::Insane);
            }
            if let Some(loss) = member.lost {
                self.log.push(Note::Lost(member.deck.investigator.clone(), loss));
            }
        }
        let lost = self.people.iter().filter(|member| member.lost.is_some()).count();
        if self.next.is_some() && rule!("lcg:trauma.1", lost > self.unused(content).len(), else false) {
            (self.next, self.ending) = (None, Some(Ending::Lost));
        }
    }
}

impl Note {
    /// Whether the line is about something that matters only for a next scenario.
    fn is_taken_along(&self) -> bool {
        matches!(
            self,
            Note::Fared(..) | Note::Bonus(_) | Note::OwnBonus(..) | Note::Forfeited(..) | Note::LitaWith(_)
        )
    }
}

impl Member {
    /// The investigator's experience, physical trauma and mental trauma so far.
    fn gains(&self) -> (u8, u8, u8) {
        (self.experience, self.deck.physical, self.deck.mental)
    }
}

/// Adds with saturation, because a file written by hand may contain large numbers.
fn add(to: &mut u8, n: u8) {
    *to = to.saturating_add(n);
}

/// Replaces the random weaknesses of a deck list with the basic weaknesses that the deck has after the scenario.
fn keep_weaknesses(content: &Content, member: &mut Member, weaknesses: &[String]) {
    member.deck.cards.retain(|code, _| {
        let basic =
            content.kind(code).is_some_and(|kind| content.card(kind).weakness == Some(Weakness::Basic));
        code != RANDOM_WEAKNESS && !basic
    });
    for code in weaknesses {
        add(member.deck.cards.entry(code.clone()).or_default(), 1);
    }
}
