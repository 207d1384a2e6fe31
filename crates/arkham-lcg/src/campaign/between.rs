//! Between two scenarios: what people read of the campaign, and what they can do.

use table::{Count, Deed, Dice, Form, Msg, Opt, Problem, Seat, SetupError};

use super::{Campaign, Loss, Member, Note, Report};
use crate::content::{CardDef, CardId, Content, Sort};
use crate::deck::{self, Listed, Purpose};
use crate::options::{self, Chosen};
use crate::words::names;
use crate::{Deck, End, Lcg, Setup};

/// Forms, by what they do.
const BUY: &str = "buy";
const SWAP: &str = "swap";
const DECK: &str = "deck";
const REPLACE: &str = "replace";
const JOIN: &str = "join";
const LEAVE: &str = "leave";
const CARRY: &str = "carry";

/// What has to be said for them.
const CARD: &str = "card";
const INSTEAD: &str = "instead";
const INVESTIGATOR: &str = "investigator";
const CARRIER: &str = "carrier";
/// The word for no card or nobody.
const NONE: &str = "none";

impl table::Campaign<Lcg> for Campaign {
    type Report = Report;

    fn options(content: &Content, chosen: Chosen<'_>) -> Vec<Opt> {
        let mut all = vec![options::difficulty(), options::investigators(content)];
        all.extend(options::decks(content, chosen));
        all
    }

    fn begin(content: &Content, chosen: Chosen<'_>) -> Result<Campaign, SetupError> {
        let difficulty = options::read_difficulty(chosen)?;
        let decks = options::read_decks(content, chosen)?;
        Campaign::begin(content, difficulty, decks)
            .map_err(|problems| options::wrong(options::INVESTIGATORS, options::all_of(problems)))
    }

    fn chronicle(&self, content: &Content) -> table::Chronicle {
        let setup = self.setup(content, 1);
        let next = self.next.as_ref().map(|slug| Msg::new(names::scenario(slug)));
        let hindrance = setup.err().map(|problem| problem.what).filter(|_| next.is_some());
        let title = Msg::new("lcg-campaign-zealot").name("difficulty", names::difficulty(self.difficulty));
        let team = self.people.iter().filter_map(|member| member.deck.investigator(content));
        table::Chronicle {
            title,
            end: self.ending.map(|ending| Msg::new(format!("lcg-ending-{}", names::slug(ending)))),
            hindrance,
            members: self.people.iter().map(|member| member.told(content)).collect(),
            log: self.log.iter().map(|note| note.told(content)).collect(),
            forms: if next.is_some() { self.forms(content) } else { Vec::new() },
            options: options::lead(team).filter(|_| next.is_some()).into_iter().collect(),
            next,
        }
    }

    fn act(&mut self, content: &Content, deed: &Deed) -> Result<(), Problem> {
        let seat = deed.seat.map_or(usize::MAX, Seat::at);
        let wrong = |what: Msg| Problem::new("", what);
        let joined = |problems| wrong(options::all_of(problems));
        let is_open = |form: &Form| form.key == deed.form && form.seat == deed.seat;
        if self.next.is_none() || !self.forms(content).iter().any(is_open) {
            return Err(wrong(Msg::new("lcg-error-campaign-deed").text("form", &deed.form)));
        }
        let said = |key: &'static str| {
            deed.said(key).ok_or_else(|| wrong(Msg::new("lcg-error-campaign-unsaid").text("option", key)))
        };
        match deed.form.as_str() {
            BUY => self.buy(content, seat, said(CARD)?, some(said(INSTEAD)?)).map(|_| ()),
            SWAP => self.swap(content, seat, said(CARD)?, said(INSTEAD)?),
            DECK => {
                let deck = Listed::import(content, said(DECK)?).map_err(joined)?.deck;
                self.bring(content, seat, deck).map_err(joined)
            }
            REPLACE => {
                let deck = self.newcomers_deck(content, deed)?;
                self.replace(content, seat, deck).map_err(joined)
            }
            JOIN => {
                let deck = self.newcomers_deck(content, deed)?;
                self.join(content, deck).map_err(joined)
            }
            LEAVE => {
                self.leave(seat);
                Ok(())
            }
            CARRY => {
                let title = said(CARRIER)?;
                let carrier = self.people.iter().position(|member| member.title(content) == title);
                if carrier.is_none() && title != NONE {
                    let known = self.people.iter().map(|member| member.title(content));
                    return Err(wrong(Msg::unknown(title, known)));
                }
                self.carry_lita(carrier)
            }
            other => Err(wrong(Msg::new("lcg-error-campaign-deed").text("form", other))),
        }
    }

    fn setup(&self, content: &Content, chosen: Chosen<'_>) -> Result<Setup, SetupError> {
        let decks: Vec<Deck> = self.people.iter().map(|member| member.deck.clone()).collect();
        let lead = options::leader(content, &decks, chosen)?;
        self.setup(content, lead).map_err(|problem| options::wrong("campaign", problem.what))
    }

    fn report(content: &Content, game: &Lcg, end: &End) -> Report {
        Report::of(content, game, *end)
    }

    fn record(&mut self, content: &Content, report: &Report, dice: &mut dyn Dice) {
        Campaign::record(self, content, report, dice);
    }
}

/// The card of that code, unless none is meant.
fn some(code: &str) -> Option<&str> {
    (code != NONE).then_some(code)
}

fn one(key: &'static str, about: &str, values: Vec<(String, Msg)>) -> Opt {
    let first = values.first().map_or_else(String::new, |(word, _)| word.clone());
    Opt::new(key, Msg::new(about), values, first, Count::of(1, 1))
}

/// A card by name, with its level where it has one.
fn leveled(card: &CardDef) -> Msg {
    let name = deck::name(card);
    match card.level {
        None | Some(0) => Msg::new(name),
        Some(level) => Msg::new("lcg-card-of-level").name("card", name).num("level", level),
    }
}

impl Campaign {
    /// Whether no scenario has been played yet: decks can still be built anew.
    fn is_fresh(&self) -> bool {
        !self.log.iter().any(|note| matches!(note, Note::Scenario(..)))
    }

    /// All that can be done now.
    fn forms(&self, content: &Content) -> Vec<Form> {
        let mut all = Vec::new();
        let unused: Vec<&CardDef> = self
            .unused(content)
            .into_iter()
            .filter_map(|code| Some(content.card(content.kind(code)?)))
            .collect();
        let titled = |def: &CardDef| (def.title.clone(), Msg::new(names::title(&def.title)));
        let newcomer = |who: Vec<(String, Msg)>| {
            let starter = (options::STARTER.to_string(), Msg::new("lcg-deck-starter"));
            vec![
                one(INVESTIGATOR, "lcg-form-who", who),
                one(DECK, "lcg-form-deck-text", vec![starter]).or_text(),
            ]
        };
        for (at, member) in self.people.iter().enumerate() {
            let form = |key, about: &str, options| {
                let about = Msg::new(about).name("investigator", names::title(member.title(content)));
                Form { key, seat: Some(Seat(at as u8)), about, options }
            };
            if member.lost.is_some() {
                if !unused.is_empty() {
                    let who = unused.iter().map(|def| titled(def)).collect();
                    all.push(form(REPLACE, "lcg-form-replace", newcomer(who)));
                }
            } else if self.is_fresh() {
                all.push(form(
                    SWAP,
                    "lcg-form-swap",
                    member.exchange(content, |card| card.level == Some(0), |_| 0),
                ));
                all.push(form(
                    DECK,
                    "lcg-form-deck",
                    vec![one(DECK, "lcg-form-deck-text", Vec::new()).or_text()],
                ));
            } else if member.experience > 0 {
                // A higher version of a card in the deck costs less than its level.
                let price = |card: &CardDef| {
                    let owned =
                        member.deck.cards.keys().map(|code| Self::price(content, &card.code, Some(code)));
                    owned.flatten().chain([card.price()]).min().unwrap_or(u8::MAX)
                };
                let dear = |card: &CardDef| price(card) <= member.experience;
                all.push(form(BUY, "lcg-form-buy", member.exchange(content, dear, price)));
            }
            if self.people.len() > 1 {
                all.push(form(LEAVE, "lcg-form-leave", Vec::new()));
            }
        }
        let form = |key, about: &str, options| Form { key, seat: None, about: Msg::new(about), options };
        let away = self.away.iter().filter_map(|member| member.deck.investigator(content));
        let back: Vec<(String, Msg)> = away.chain(unused.iter().copied()).map(titled).collect();
        if self.people.len() < CardId::SEATS && !back.is_empty() {
            all.push(form(JOIN, "lcg-form-join", newcomer(back)));
        }
        if self.story.lita {
            let nobody = (NONE.to_string(), Msg::new("lcg-form-nobody"));
            let people = self.people.iter().filter(|member| member.lost.is_none());
            let who =
                people.filter_map(|member| member.deck.investigator(content)).map(titled).chain([nobody]);
            all.push(form(CARRY, "lcg-form-carry", vec![one(CARRIER, "lcg-form-carrier", who.collect())]));
        }
        all
    }

    /// Before the first scenario a card takes the place of another for nothing.
    fn swap(&mut self, content: &Content, seat: usize, card: &str, instead: &str) -> Result<(), Problem> {
        let wrong = |what: Msg| Err(Problem::new(format!("people.{}", seat + 1), what));
        let Some(member) = self.people.get_mut(seat) else {
            return wrong(Msg::new("lcg-error-campaign-over"));
        };
        let mut deck = member.deck.clone();
        match deck.cards.get_mut(instead).filter(|n| **n > 0) {
            Some(n) => *n -= 1,
            None => return wrong(Msg::new("lcg-error-campaign-not-there").text("code", instead)),
        }
        let copies = deck.cards.entry(card.into()).or_default();
        *copies = copies.saturating_add(1);
        deck.cards.retain(|_, n| *n > 0);
        let problems = deck.problems(content, Purpose::Start);
        if !problems.is_empty() {
            return wrong(options::all_of(problems));
        }
        member.deck = deck;
        Ok(())
    }

    /// Before the first scenario somebody takes another deck, with another investigator if they like.
    fn bring(&mut self, content: &Content, seat: usize, deck: Deck) -> Result<(), Vec<Problem>> {
        let mut next = self.clone();
        let Some(member) = next.people.get_mut(seat) else { return Ok(()) };
        if member.deck.investigator != deck.investigator {
            self.newcomer(content, &deck)?;
        }
        *member = Member::new(deck);
        next.setup(content, 1).map_err(|problem| vec![problem])?;
        let problems = next.people[seat].deck.problems(content, Purpose::Start);
        if problems.is_empty() {
            *self = next;
            return Ok(());
        }
        Err(problems)
    }

    /// The deck somebody new comes with; whoever comes back has theirs.
    fn newcomers_deck(&self, content: &Content, deed: &Deed) -> Result<Deck, Problem> {
        let title = deed.said(INVESTIGATOR).unwrap_or_default();
        let Some(def) = options::people(content).find(|def| def.title == title) else {
            let known = options::people(content).map(|def| def.title.as_str());
            return Err(Problem::new(INVESTIGATOR, Msg::unknown(title, known)));
        };
        let deck = options::read_deck(content, def, deed.said(DECK));
        deck.map_err(|problems| Problem::new(DECK, options::all_of(problems)))
    }
}

impl Member {
    fn title<'a>(&self, content: &'a Content) -> &'a str {
        self.deck.investigator(content).map_or("", |def| def.title.as_str())
    }

    /// A card to put in, at its price, and one to take out.
    fn exchange(
        &self,
        content: &Content,
        is_for_sale: impl Fn(&CardDef) -> bool,
        price: impl Fn(&CardDef) -> u8,
    ) -> Vec<Opt> {
        let Some(investigator) = self.deck.investigator(content) else { return Vec::new() };
        let fits = |card: &&CardDef| {
            card.level.is_some()
                && card.counts()
                && deck::access(investigator, card).is_ok()
                && is_for_sale(card)
        };
        let sold = |card: &CardDef| {
            let text = match price(card) {
                0 => leveled(card),
                price => Msg::new("lcg-card-at").say("card", vec![leveled(card)]).num("price", price),
            };
            (card.code.clone(), text)
        };
        let here = |card: &&CardDef| card.counts() && self.deck.cards.get(&card.code).is_some_and(|n| *n > 0);
        let owned = |card: &CardDef| (card.code.clone(), leveled(card));
        let cards = content.cards().iter();
        vec![
            one(CARD, "lcg-form-card", cards.clone().filter(fits).map(sold).collect()),
            one(INSTEAD, "lcg-form-instead", cards.filter(here).map(owned).collect()),
        ]
    }

    /// How they fare, for people.
    fn told(&self, content: &Content) -> table::Member {
        let title = self.title(content);
        let mut lines = Vec::new();
        if let Some(loss) = self.lost {
            lines.push(Msg::new(loss.message()));
        }
        lines.push(Msg::new("lcg-member-experience").num("n", self.experience));
        let Deck { physical, mental, .. } = self.deck;
        if physical > 0 || mental > 0 {
            lines.push(Msg::new("lcg-member-trauma").num("physical", physical).num("mental", mental));
        }
        for (message, cards) in self.deck.listed(content) {
            lines.push(Msg::new(message).list("cards", cards));
        }
        let name = title.replace('-', " ");
        let file = Listed { name, deck: self.deck.clone() }.export();
        table::Member {
            who: Msg::new(format!("lcg-person-{title}")),
            lines,
            lost: self.lost.is_some(),
            file: Some(file),
        }
    }
}

impl Deck {
    /// The cards by what they are: the message for it, and so many of each.
    fn listed(&self, content: &Content) -> Vec<(&'static str, Vec<Msg>)> {
        let all = || content.cards().iter().filter_map(|card| Some((card, *self.cards.get(&card.code)?)));
        let told =
            |(card, n): (&CardDef, u8)| Msg::new("lcg-copies").num("n", n).say("card", vec![leveled(card)]);
        let own = |card: &CardDef| card.weakness.is_some() || card.only.is_some();
        let of = |sort: Sort| all().filter(|(card, _)| card.sort == sort && !own(card)).map(told).collect();
        let mut others: Vec<Msg> = all().filter(|(card, _)| own(card)).map(told).collect();
        if let Some(n) = self.cards.get(crate::setup::BY_LOT) {
            others
                .push(Msg::new("lcg-copies").num("n", *n).say("card", vec![Msg::new("lcg-weakness-by-lot")]));
        }
        let lists = [
            ("lcg-member-assets", of(Sort::Asset)),
            ("lcg-member-events", of(Sort::Event)),
            ("lcg-member-skills", of(Sort::Skill)),
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
    /// The line of the log.
    fn told(&self, content: &Content) -> Msg {
        let of = |id: &str, code: &str| Msg::new(id).name("card", names::coded(content, code));
        match self {
            Note::Scenario(slug, resolution, experience) => Msg::new("lcg-note-scenario")
                .name("scenario", names::scenario(slug))
                .num("resolution", *resolution)
                .num("experience", *experience),
            Note::HouseStands => Msg::new("lcg-note-house-stands"),
            Note::HouseBurned => Msg::new("lcg-note-house-burned"),
            Note::PriestAlive => Msg::new("lcg-note-priest-alive"),
            Note::PriestDead => Msg::new("lcg-note-priest-dead"),
            Note::LitaJoins => Msg::new("lcg-note-lita-joins"),
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
