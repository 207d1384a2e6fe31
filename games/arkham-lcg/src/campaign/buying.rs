//! Buying cards between scenarios.

use engine::{Msg, Problem};
use rulebook::rule;

use super::Campaign;
use crate::content::{CardDef, Content, Keyword};
use crate::deck::{self, Purpose};

impl Campaign {
    /// The experience it costs to put a card into a deck in place of another: its price, or the difference if it is an
    /// upgrade of that card.
    pub fn price(content: &Content, card: &str, instead: Option<&str>) -> Option<u8> {
        let def = |code: &str| content.kind(code).map(|kind| content.card(kind));
        let new = def(card)?;
        let old = instead.and_then(def);
        let upgrade = old.filter(|old| old.title == new.title && old.level < new.level);
        let difference = |old: &CardDef| new.worth().saturating_sub(old.worth()).max(1);
        Some(match upgrade {
            Some(old) => rule!("lcg:experience.6", difference(old), else new.price()),
            None => new.price(),
        })
    }

    /// Buys a card for that seat's investigator in place of another; only a permanent card replaces none. Returns the
    /// price.
    pub fn buy(
        &mut self,
        content: &Content,
        seat: usize,
        card: &str,
        instead: Option<&str>,
    ) -> Result<u8, Problem> {
        let wrong = |what: Msg| Err(Problem::new(format!("people.{}", seat + 1), what));
        let def = |code: &str| content.kind(code).map(|kind| content.card(kind));
        let member = self.people.get(seat).filter(|member| member.lost.is_none() && self.next.is_some());
        let Some(member) = member else { return wrong(Msg::new("lcg-error-campaign-over")) };
        let Some(new) = def(card) else {
            return wrong(deck::not_in_box([(card, 1)]));
        };
        let told =
            |id: &str, card: &CardDef| Msg::new(id).name("card", deck::name(card)).text("code", &card.code);
        if new.level.is_none() || new.weakness.is_some() || new.only.is_some() {
            return wrong(told("lcg-error-campaign-not-for-sale", new));
        }
        let mut next = member.deck.clone();
        match instead.map(|code| (code, def(code))) {
            None if new.has(Keyword::Permanent) => {}
            None => return wrong(told("lcg-error-campaign-instead", new)),
            Some((code, old)) => {
                let there = next.cards.get_mut(code).filter(|n| **n > 0);
                let (Some(old), Some(n)) = (old, there) else {
                    return wrong(Msg::new("lcg-error-campaign-not-there").text("code", code));
                };
                if rule!("lcg:experience.4", !old.counts(), else false) {
                    return wrong(told("lcg-error-campaign-stays", old));
                }
                *n -= rule!("lcg:experience.7", 1, else 0);
            }
        }
        let copies = next.cards.entry(card.into()).or_default();
        *copies = copies.saturating_add(1);
        next.cards.retain(|_, n| *n > 0);
        if let Some(problem) = next.problems(content, Purpose::Campaign).into_iter().next() {
            return wrong(problem.what);
        }
        let price = Self::price(content, card, instead).unwrap_or(u8::MAX);
        if price > member.experience {
            let what = told("lcg-error-campaign-experience", new);
            return wrong(what.num("price", price).num("found", member.experience));
        }
        let member = &mut self.people[seat];
        rule!("lcg:experience.3", {
            member.experience -= price;
        });
        member.deck = next;
        Ok(price)
    }
}
