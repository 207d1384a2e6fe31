//! The campaign as people read it: the state of its investigators, and its log.

use engine::Msg;

use super::{Loss, Member, Note};
use crate::Deck;
use crate::content::{CardDef, CardType, Content};
use crate::deck::{self, Listed, Purpose};
use crate::describe::names;

/// The name of a card, with its level if it is above 0.
pub(super) fn leveled(card: &CardDef) -> Msg {
    let name = deck::name(card);
    match card.level {
        None | Some(0) => Msg::new(name),
        Some(level) => Msg::new("lcg-card-of-level").name("card", name).num("level", level),
    }
}

impl Member {
    /// The state of the investigator as people read it, with the deck completed for this purpose.
    pub(super) fn describe(&self, content: &Content, purpose: Purpose) -> engine::Member {
        let title = self.title(content);
        let mut lines = Vec::new();
        if let Some(loss) = self.lost {
            lines.push(Msg::new(loss.message()));
        }
        let deck = self.deck.clone().played(content, purpose);
        lines.push(match purpose {
            Purpose::Standalone => Msg::new("lcg-member-worth")
                .num("n", deck.experience(content))
                .num("weaknesses", deck.basics(content)),
            Purpose::Start | Purpose::Campaign => Msg::new("lcg-member-experience").num("n", self.experience),
        });
        let Deck { physical, mental, .. } = self.deck;
        if physical > 0 || mental > 0 {
            lines.push(Msg::new("lcg-member-trauma").num("physical", physical).num("mental", mental));
        }
        let listed = deck.listed(content).into_iter();
        let name = title.replace('-', " ");
        let file = Listed { name, deck: self.deck.clone() }.export();
        engine::Member {
            who: Msg::new(format!("lcg-person-{title}")),
            lines,
            belongings: listed.map(|(message, cards)| Msg::new(message).list("cards", cards)).collect(),
            lost: self.lost.is_some(),
            file: Some(file),
        }
    }
}

impl Deck {
    /// The cards grouped by card type: the id of each group's message, and its cards with their numbers of copies.
    fn listed(&self, content: &Content) -> Vec<(&'static str, Vec<Msg>)> {
        let all = || content.cards().iter().filter_map(|card| Some((card, *self.cards.get(&card.code)?)));
        let told =
            |(card, n): (&CardDef, u8)| Msg::new("lcg-copies").num("n", n).say("card", vec![leveled(card)]);
        let own = |card: &CardDef| card.weakness.is_some() || card.only.is_some();
        let of = |card_type: CardType| {
            all().filter(|(card, _)| card.card_type == card_type && !own(card)).map(told).collect()
        };
        let mut others: Vec<Msg> = all().filter(|(card, _)| own(card)).map(told).collect();
        if let Some(n) = self.cards.get(crate::setup::RANDOM_WEAKNESS) {
            others
                .push(Msg::new("lcg-copies").num("n", *n).say("card", vec![Msg::new("lcg-weakness-by-lot")]));
        }
        let lists = [
            ("lcg-member-assets", of(CardType::Asset)),
            ("lcg-member-events", of(CardType::Event)),
            ("lcg-member-skills", of(CardType::Skill)),
            ("lcg-member-others", others),
        ];
        lists.into_iter().filter(|(_, cards)| !cards.is_empty()).collect()
    }
}

impl Loss {
    fn message(self) -> &'static str {
        match self {
            Loss::Killed => "lcg-member-killed",
            Loss::Insane => "lcg-member-insane",
        }
    }
}

impl Note {
    /// The text of the log line.
    pub(super) fn describe(&self, content: &Content) -> Msg {
        let of = |id: &str, code: &str| Msg::new(id).name("card", names::coded(content, code));
        match self {
            Note::Taken(slug, resolution) => {
                let ended = Msg::new(format!("lcg-resolution-{slug}-{resolution}"));
                Msg::new("lcg-note-taken").name("scenario", names::scenario(slug)).say("ended", vec![ended])
            }
            Note::Scenario(slug, resolution, experience) => Msg::new("lcg-note-scenario")
                .name("scenario", names::scenario(slug))
                .num("resolution", *resolution)
                .num("experience", *experience),
            Note::Fared(code, experience, physical, mental) => {
                let what = of("lcg-note-fared", code).num("experience", *experience);
                what.num("physical", *physical).num("mental", *mental)
            }
            Note::Bonus(n) => Msg::new("lcg-note-bonus").num("experience", *n),
            Note::OwnBonus(code, n) => of("lcg-note-own-bonus", code).num("experience", *n),
            Note::Forfeited(code, n) => of("lcg-note-forfeited", code).num("experience", *n),
            Note::Haunted(code, weakness) => {
                of("lcg-note-haunted", code).name("weakness", names::coded(content, weakness))
            }
            Note::HouseStands => Msg::new("lcg-note-house-stands"),
            Note::HouseBurned => Msg::new("lcg-note-house-burned"),
            Note::PriestAlive => Msg::new("lcg-note-priest-alive"),
            Note::PriestDead => Msg::new("lcg-note-priest-dead"),
            Note::LitaJoins => Msg::new("lcg-note-lita-joins"),
            Note::LitaWith(code) => of("lcg-note-lita-with", code),
            Note::LitaSeeksOthers => Msg::new("lcg-note-lita-seeks-others"),
            Note::Interrogated(code) => of("lcg-note-interrogated", code),
            Note::GotAway(code) => of("lcg-note-got-away", code),
            Note::PastMidnight => Msg::new("lcg-note-past-midnight"),
            Note::ArkhamFell => Msg::new("lcg-note-arkham-fell"),
            Note::RitualBroken => Msg::new("lcg-note-ritual-broken"),
            Note::UmordhothRepelled => Msg::new("lcg-note-umordhoth-repelled"),
            Note::LitaSacrificed => Msg::new("lcg-note-lita-sacrificed"),
            Note::Lost(code, Loss::Killed) => of("lcg-note-killed", code),
            Note::Lost(code, Loss::Insane) => of("lcg-note-insane", code),
            Note::Joined(code) => of("lcg-note-joined", code),
            Note::Left(code) => of("lcg-note-left", code),
        }
    }
}
