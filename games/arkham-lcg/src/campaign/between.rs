//! Between two scenarios: the campaign as people read it, and the forms they can fill in.

use engine::{Chosen, Dice, FilledForm, Form, Given, Msg, Problem, Seat, SetupError, SetupOption, given};
use rulebook::rule;

use super::describe::leveled;
use super::{Campaign, Done, Member, Report};
use crate::content::{CardDef, CardId, Content};
use crate::deck::{self, Purpose};
use crate::describe::names;
use crate::options::{self, titled};
use crate::{Deck, End, Lcg, Setup};

/// Keys of the forms.
const BUY: &str = "buy";
const SWAP: &str = "swap";
const DECK: &str = "deck";
const REPLACE: &str = "replace";
const JOIN: &str = "join";
const LEAVE: &str = "leave";
const CARRY: &str = "carry";

/// Keys of the options in the forms.
const CARD: &str = "card";
const INSTEAD: &str = "instead";
const INVESTIGATOR: &str = "investigator";
const CARRIER: &str = "carrier";
/// The option value for no card or nobody.
const NONE: &str = "none";

impl engine::Campaign<Lcg> for Campaign {
    type Done = Done;
    type Report = Report;

    fn options(content: &Content, chosen: &Given) -> Vec<SetupOption> {
        let mut all = vec![options::played(content)];
        all.extend(options::earlier(content, chosen));
        all.extend([options::difficulty(), options::investigators(content)]);
        let alone = options::alone(given(chosen, options::SCENARIO));
        let purpose = alone.map_or(Purpose::Start, |_| Purpose::Standalone);
        all.extend(options::decks(content, chosen, purpose));
        all
    }

    fn begin_with(content: &Content, chosen: &Chosen<'_>) -> Result<Campaign, SetupError> {
        let difficulty = options::read_difficulty(chosen);
        let decks = options::read_decks(content, chosen)?;
        let begun = match options::alone(Some(chosen.text(options::SCENARIO))) {
            None => Campaign::begin(content, difficulty, decks),
            Some(scenario) => {
                let earlier = options::reports(content, chosen);
                Campaign::alone(content, scenario, difficulty, decks, earlier)
            }
        };
        begun.map_err(options::faulty)
    }

    fn chronicle(&self, content: &Content) -> engine::Chronicle {
        let setup = self.setup(content, 1);
        let next = self.next.as_ref().map(|slug| Msg::new(names::scenario(slug)));
        let hindrance = setup.err().map(|problem| problem.what).filter(|_| next.is_some());
        let (title, ending) = match &self.alone {
            None => (Msg::new("lcg-campaign-zealot"), "lcg-ending"),
            Some(alone) => {
                let title = Msg::new("lcg-campaign-alone").name("scenario", names::scenario(&alone.scenario));
                (title, "lcg-ending-alone")
            }
        };
        let team = self.people.iter().filter_map(|member| member.deck.investigator(content));
        engine::Chronicle {
            title: title.name("difficulty", names::difficulty(self.difficulty)),
            end: self.ending.map(|of| Msg::new(format!("{ending}-{}", names::slug(of)))),
            hindrance,
            members: self.people.iter().map(|member| member.describe(content, self.purpose())).collect(),
            log: self.log.iter().map(|note| note.describe(content)).collect(),
            forms: if next.is_some() { self.forms(content) } else { Vec::new() },
            options: options::lead(team).filter(|_| next.is_some()).into_iter().collect(),
            next,
        }
    }

    fn act(&mut self, content: &Content, filled: &FilledForm) -> Result<Done, Problem> {
        let seat = filled.seat.map_or(usize::MAX, Seat::index);
        let wrong = |what: Msg| Problem::new("", what);
        let joined = |problems| wrong(options::all_of(problems));
        let is_open = |form: &Form| form.key == filled.form && form.seat == filled.seat;
        let closed = !self.forms(content).iter().any(is_open);
        if self.next.is_none() || rule!("lcg:experience.8", closed, else false) {
            return Err(wrong(Msg::new("lcg-error-campaign-form").text("form", &filled.form)));
        }
        let said = |key: &'static str| {
            filled.said(key).ok_or_else(|| wrong(Msg::new("lcg-error-campaign-unsaid").text("option", key)))
        };
        let who = self.people.get(seat).map_or_else(String::new, |member| member.deck.investigator.clone());
        match filled.form.as_str() {
            BUY => {
                let (card, instead) = (said(CARD)?, some(said(INSTEAD)?));
                let price = self.buy(content, seat, card, instead)?;
                Ok(Done::Bought { who, card: card.into(), price, instead: instead.map(Into::into) })
            }
            SWAP => {
                let (card, instead) = (said(CARD)?, said(INSTEAD)?);
                self.swap(content, seat, card, instead)?;
                Ok(Done::Swapped { who, card: card.into(), instead: instead.into() })
            }
            DECK => {
                let deck = self.newcomers_deck(content, filled)?;
                let now = deck.investigator.clone();
                self.bring(content, seat, deck).map_err(joined)?;
                Ok(if now == who { Done::Deck(who) } else { Done::Replaced { who, now } })
            }
            REPLACE => {
                let deck = self.newcomers_deck(content, filled)?;
                let now = deck.investigator.clone();
                self.replace(content, seat, deck).map_err(joined)?;
                Ok(Done::Replaced { who, now })
            }
            JOIN => {
                let deck = self.newcomers_deck(content, filled)?;
                let now = deck.investigator.clone();
                self.join(content, deck).map_err(joined)?;
                Ok(Done::Joined(now))
            }
            LEAVE => {
                self.leave(seat);
                Ok(Done::Left(who))
            }
            CARRY => {
                let title = said(CARRIER)?;
                let can = |member: &Member| member.lost.is_none() && member.title(content) == title;
                let carrier = self.people.iter().position(can);
                if carrier.is_none() && title != NONE {
                    let known = self.people.iter().map(|member| member.title(content));
                    return Err(wrong(Msg::unknown(title, known)));
                }
                self.carry_lita(carrier)?;
                Ok(Done::Carried(carrier.map(|at| self.people[at].deck.investigator.clone())))
            }
            other => Err(wrong(Msg::new("lcg-error-campaign-form").text("form", other))),
        }
    }

    fn tell(content: &Content, done: &Done) -> Msg {
        done.describe(content)
    }

    fn setup(&self, content: &Content, chosen: &Given) -> Result<Setup, SetupError> {
        let decks: Vec<Deck> = self.people.iter().map(|member| member.deck.clone()).collect();
        let lead = options::leader(content, &decks, given(chosen, options::LEAD))?;
        self.setup(content, lead).map_err(|problem| options::wrong("campaign", problem.what))
    }

    fn report(content: &Content, game: &Lcg, end: &End) -> Report {
        Report::of(content, game, *end)
    }

    fn record(&mut self, content: &Content, report: &Report, dice: &mut dyn Dice) {
        Campaign::record(self, content, report, dice);
    }
}

/// The card code, or `None` for [`NONE`].
fn some(code: &str) -> Option<&str> {
    (code != NONE).then_some(code)
}

impl Campaign {
    /// The forms that can be filled in now.
    fn forms(&self, content: &Content) -> Vec<Form> {
        let mut all = Vec::new();
        let unused: Vec<&CardDef> = self
            .unused(content)
            .into_iter()
            .filter_map(|code| Some(content.card(content.kind(code)?)))
            .collect();
        let newcomer = |who: Vec<(String, Msg)>| {
            let deck = options::deck(DECK, Msg::new("lcg-form-deck-text"), self.purpose());
            vec![SetupOption::new(INVESTIGATOR, Msg::new("lcg-form-who"), who), deck]
        };
        for (at, member) in self.people.iter().enumerate() {
            let form = |key, about: &str, options| {
                let about = Msg::new(about).name("investigator", names::title(member.title(content)));
                Form { key, seat: Some(Seat(at as u8)), about, budget: None, options }
            };
            if member.lost.is_some() {
                if !unused.is_empty() {
                    let who = unused.iter().map(|def| titled(def)).collect();
                    all.push(form(REPLACE, "lcg-form-replace", newcomer(who)));
                }
            } else if self.is_fresh() {
                let fits = |card: &CardDef| self.alone.is_some() || card.level == Some(0);
                all.push(form(SWAP, "lcg-form-swap", member.exchange(content, fits, |_| 0)));
                let own = member.deck.investigator(content).into_iter();
                let who = own.chain(unused.iter().copied()).map(titled).collect();
                all.push(form(DECK, "lcg-form-deck", newcomer(who)));
            } else if member.experience > 0 {
                // An upgrade of a card in the deck costs less than its level.
                let price = |card: &CardDef| {
                    let owned =
                        member.deck.cards.keys().map(|code| Self::price(content, &card.code, Some(code)));
                    owned.flatten().chain([card.price()]).min().unwrap_or(u8::MAX)
                };
                let dear = |card: &CardDef| price(card) <= member.experience;
                let buying = form(BUY, "lcg-form-buy", member.exchange(content, dear, price));
                all.push(Form { budget: Some(member.experience.into()), ..buying });
            }
            if self.people.len() > 1 {
                all.push(form(LEAVE, "lcg-form-leave", Vec::new()));
            }
        }
        let form = |key, about: &str, options| Form {
            key,
            seat: None,
            about: Msg::new(about),
            budget: None,
            options,
        };
        let away = self.away.iter().filter_map(|member| member.deck.investigator(content));
        let back = away.map(|def| {
            let (title, name) = titled(def);
            (title, Msg::new("lcg-form-back").name("investigator", name.id))
        });
        let who: Vec<(String, Msg)> = back.chain(unused.iter().map(|def| titled(def))).collect();
        if self.people.len() < CardId::SEATS && !who.is_empty() {
            all.push(form(JOIN, "lcg-form-join", newcomer(who)));
        }
        if self.story.lita {
            let nobody = (NONE.to_string(), Msg::new("lcg-form-nobody"));
            let people = self.people.iter().filter(|member| member.lost.is_none());
            let who =
                people.filter_map(|member| member.deck.investigator(content)).map(titled).chain([nobody]);
            all.push(form(
                CARRY,
                "lcg-form-carry",
                vec![SetupOption::new(CARRIER, Msg::new("lcg-form-carrier"), who)],
            ));
        }
        all
    }

    /// Exchanges a card for another without cost, before the first scenario.
    fn swap(&mut self, content: &Content, seat: usize, card: &str, instead: &str) -> Result<(), Problem> {
        let wrong = |what: Msg| Err(Problem::new(format!("people.{}", seat + 1), what));
        let Some(member) = self.people.get(seat) else {
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
        let problems = self.faults(content, &deck);
        if !problems.is_empty() {
            return wrong(options::all_of(problems));
        }
        self.people[seat].deck = deck;
        Ok(())
    }

    /// Replaces the deck, and possibly the investigator, before the first scenario.
    fn bring(&mut self, content: &Content, seat: usize, deck: Deck) -> Result<(), Vec<Problem>> {
        let mut next = self.clone();
        let Some(member) = next.people.get_mut(seat) else { return Ok(()) };
        if member.deck.investigator != deck.investigator {
            self.newcomer(content, &deck)?;
        }
        let problems = self.faults(content, &deck);
        if !problems.is_empty() {
            return Err(problems);
        }
        *member = Member::new(deck);
        next.setup(content, 1).map_err(|problem| vec![problem])?;
        *self = next;
        Ok(())
    }

    /// Reads the deck of a new investigator; one who returns uses the deck they left with.
    fn newcomers_deck(&self, content: &Content, filled: &FilledForm) -> Result<Deck, Problem> {
        let title = filled.said(INVESTIGATOR).unwrap_or_default();
        let Some(def) = options::people(content).find(|def| def.title == title) else {
            let known = options::people(content).map(|def| def.title.as_str());
            return Err(Problem::new(INVESTIGATOR, Msg::unknown(title, known)));
        };
        if let Some(back) = self.away.iter().find(|member| member.deck.investigator == def.code) {
            if filled.said(DECK).is_some_and(|text| text != options::STARTER) {
                let what = Msg::new("lcg-error-campaign-comes-back");
                return Err(Problem::new(DECK, what.name("investigator", names::title(title))));
            }
            return Ok(back.deck.clone());
        }
        let deck = options::read_deck(content, def, filled.said(DECK));
        deck.map_err(|problems| Problem::new(DECK, options::all_of(problems)))
    }
}

impl Member {
    pub(super) fn title<'a>(&self, content: &'a Content) -> &'a str {
        self.deck.investigator(content).map_or("", |def| def.title.as_str())
    }

    /// The options of an exchange: a card to add, at its price, and one to remove.
    fn exchange(
        &self,
        content: &Content,
        is_for_sale: impl Fn(&CardDef) -> bool,
        price: impl Fn(&CardDef) -> u8,
    ) -> Vec<SetupOption> {
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
            SetupOption::new(CARD, Msg::new("lcg-form-card"), cards.clone().filter(fits).map(sold)),
            SetupOption::new(INSTEAD, Msg::new("lcg-form-instead"), cards.filter(here).map(owned)),
        ]
    }
}
