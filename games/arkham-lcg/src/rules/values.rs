//! Modified values: skills, shroud, health, fight, evade, connections, and the constant abilities that modify them.

use engine::Seat;
use rulebook::rule;

use crate::Lcg;
use crate::content::{
    Against, CardId, CardSet, CardType, Constant, Content, Keyword, Lasting, Skill, Slot, Trait, Until,
};
use crate::state::{Phase, Testing, Zone};

impl Lcg {
    /// Whether a card in play may have a constant ability of this kind; a quick check of the query cache.
    pub(crate) fn may_have_constant(&self, constant: &Constant) -> bool {
        self.open.cache.constants & constant.bit() != 0
    }

    /// The constant abilities of a card in play; none if its text is treated as blank.
    pub(crate) fn constants<'a>(&self, content: &'a Content, card: CardId) -> &'a [Constant] {
        if self.summary(content, card).constants == 0 {
            return &[];
        }
        let def = self.def(content, card);
        let hidden = card.is_place() && !self.card(card).seen;
        if hidden || self.is_blank(content, card) {
            return &[];
        }
        rule!("lcg:constant.1", &def.constants, else &[])
    }

    /// Whether the text of a card in play is treated as blank.
    pub(crate) fn is_blank(&self, content: &Content, card: CardId) -> bool {
        let alike = |on: CardId| self.card_type(content, on) == self.card_type(content, card);
        let wiped = self.open.lasting.iter().any(|held| {
            held.what == Lasting::Blank
                && rule!("lcg:immune.2", true, else !self.is_shielded(card))
                && rule!("lcg:lasting-effects.3", held.on == card, else alike(held.on))
        });
        let wiped = rule!("lcg:as-if.1", wiped, else false);
        let Some(seat) = card.as_seat() else { return wiped };
        let here = self.location(seat);
        wiped
            || self.may_have_constant(&Constant::BlanksYou)
                && self.enemies(content).any(|enemy| {
                    self.def(content, enemy).constants.contains(&Constant::BlanksYou)
                        && self.place_of(enemy) == here
                        && !self
                            .open
                            .lasting
                            .iter()
                            .any(|held| held.on == enemy && held.what == Lasting::Blank)
                })
    }

    /// Whether a lasting effect makes the card immune.
    fn is_shielded(&self, card: CardId) -> bool {
        self.open.lasting.iter().any(|held| held.on == card && matches!(held.what, Lasting::Immune(_)))
    }

    /// Whether a card is immune to the effects of another.
    pub(crate) fn is_immune(&self, content: &Content, card: CardId, source: CardId) -> bool {
        let against = match self.card_type(content, source) {
            CardType::Asset | CardType::Event | CardType::Skill | CardType::Investigator => Against::Players,
            CardType::Treachery => Against::Treacheries,
            _ => return false,
        };
        let lasts = Lasting::Immune(against);
        self.constants(content, card).contains(&Constant::Immune(against))
            || self.open.lasting.iter().any(|held| held.on == card && held.what == lasts)
    }

    /// Whether constant abilities of a card apply to this seat, which controls it or has it in its threat area.
    fn is_on(&self, card: CardId, seat: Seat) -> bool {
        card == CardId::investigator(seat) || rule!("lcg:you.1", self.card(card).by == Some(seat), else true)
    }

    /// The current value of an investigator's skill, without bonuses for a single test.
    pub(crate) fn skill(&self, content: &Content, seat: Seat, skill: Skill) -> u8 {
        self.skill_sum(content, seat, skill).max(0) as u8
    }

    /// As [`Lcg::skill`], but not clamped to zero, because more may be added to it.
    pub(crate) fn skill_sum(&self, content: &Content, seat: Seat, skill: Skill) -> i16 {
        let base = self.def(content, CardId::investigator(seat)).skills[skill.index()];
        let here = self.location(seat);
        let investigating =
            self.open.test.is_some_and(|test| test.who == seat && test.kind == Testing::Investigate);
        let mut sum = i16::from(base);
        let (mut doubled, mut halved) = (0, 0);
        let changes = |card: &CardId| self.summary(content, *card).constants != 0;
        for card in self.open.play.iter().filter(changes) {
            for constant in self.constants(content, card) {
                match *constant {
                    Constant::Doubled(of) if of == skill && self.applies_to(content, card, seat) => {
                        doubled += 1
                    }
                    Constant::Halved(of) if of == skill && self.applies_to(content, card, seat) => {
                        halved += 1
                    }
                    _ => {}
                }
                let n = i16::from(match *constant {
                    Constant::Skill(of, n) if of == skill && self.applies_to(content, card, seat) => n,
                    Constant::Skills(n) if self.applies_to(content, card, seat) => n,
                    Constant::Investigating(of, n)
                        if of == skill && investigating && self.applies_to(content, card, seat) =>
                    {
                        n
                    }
                    Constant::SkillHere(of, n)
                        if of == skill && self.card(card).by.is_some_and(|by| self.location(by) == here) =>
                    {
                        n
                    }
                    _ => 0,
                });
                if n != 0 {
                    sum = rule!("lcg:ability.4", sum + n, else i16::from(base) + n);
                }
            }
        }
        for held in &self.open.lasting {
            if held.on == CardId::investigator(seat)
                && let Lasting::Skill(of, n) = held.what
                && of == skill
            {
                sum += i16::from(rule!("lcg:modifiers.1", n, else 0));
            }
        }
        if doubled > 0 {
            let base = i16::from(base);
            sum = rule!("lcg:modifiers.2", sum << doubled, else (base << doubled) + sum - base);
        }
        for _ in 0..halved {
            sum = rule!("lcg:modifiers.3", (sum + 1).div_euclid(2), else sum.div_euclid(2));
        }
        sum
    }

    /// Whether a card other than an enemy applies to the seat.
    fn applies_to(&self, content: &Content, card: CardId, seat: Seat) -> bool {
        self.is_on(card, seat) && self.card_type(content, card) != CardType::Enemy
    }

    /// The shroud value of a location.
    pub(crate) fn shroud(&self, content: &Content, place: CardId) -> u8 {
        let printed = self.def(content, place).location.as_ref().map_or(0, |location| location.shroud);
        if !self.may_have_constant(&Constant::Shroud(0)) {
            return printed;
        }
        let attached = self.open.play.iter().filter(|&card| self.card(card).at == Some(place));
        let more: i16 = attached
            .flat_map(|card| self.constants(content, card))
            .map(|constant| if let Constant::Shroud(n) = constant { i16::from(*n) } else { 0 })
            .sum();
        (i16::from(printed) + more).max(0) as u8
    }

    /// The fight or evade value of an enemy.
    pub(crate) fn fight_or_evade(&self, content: &Content, enemy: CardId, evading: bool) -> u8 {
        let Some(def) = &self.def(content, enemy).enemy else { return 0 };
        let mut sum = i16::from(if evading { def.evade } else { def.fight });
        for constant in self.constants(content, self.open.agenda) {
            if let Constant::EnemiesFierce(n) = constant {
                sum += i16::from(*n);
            }
        }
        for constant in self.constants(content, enemy) {
            if let Constant::FierceAgainstFrail(sanity) = *constant
                && self.card(enemy).by.is_some_and(|seat| self.sanity_left(content, seat) <= sanity)
            {
                sum += 1;
            }
        }
        sum.max(0) as u8
    }

    /// The health of a card in play, if it has any.
    pub(crate) fn health(&self, content: &Content, card: CardId) -> Option<u8> {
        let def = self.def(content, card);
        let each = if def.health_each { self.per_investigator() } else { 1 };
        let more: u8 = self
            .constants(content, card)
            .iter()
            .map(|constant| {
                let each = rule!("lcg:per-investigator.3", self.per_investigator(), else 1);
                if let Constant::HealthEach(n) = constant { n * each } else { 0 }
            })
            .sum();
        def.health.map(|health| {
            let times = rule!("lcg:per-investigator.1", each, else 1);
            rule!("lcg:per-investigator.2", health * times + more, else (health + more) * times)
        })
    }

    /// The sanity of a card in play, if it has any.
    pub(crate) fn sanity(&self, content: &Content, card: CardId) -> Option<u8> {
        let printed = self.def(content, card).sanity?;
        let Some(seat) = card.as_seat().filter(|_| self.may_have_constant(&Constant::Sanity(0))) else {
            return Some(printed);
        };
        let less: i8 = self
            .open
            .play
            .iter()
            .filter(|&other| self.card(other).by == Some(seat))
            .flat_map(|other| self.constants(content, other))
            .map(|constant| if let Constant::Sanity(n) = constant { *n } else { 0 })
            .sum();
        Some(printed.saturating_add_signed(less))
    }

    /// The remaining health of an investigator.
    pub(crate) fn health_left(&self, content: &Content, seat: Seat) -> u8 {
        let card = CardId::investigator(seat);
        let health = self.health(content, card).unwrap_or(0);
        rule!("lcg:health-damage.8", health.saturating_sub(self.card(card).damage), else health)
    }

    /// The remaining sanity of an investigator.
    pub(crate) fn sanity_left(&self, content: &Content, seat: Seat) -> u8 {
        let card = CardId::investigator(seat);
        let horror = rule!("lcg:sanity-horror.6", self.card(card).horror, else 0);
        self.sanity(content, card).unwrap_or(0).saturating_sub(horror)
    }

    /// Whether a card has the keyword and is not blank.
    pub(crate) fn has(&self, content: &Content, card: CardId, keyword: Keyword) -> bool {
        self.def(content, card).has(keyword) && !self.is_blank(content, card)
    }

    /// Whether a constant ability applies to the seat, from a card it controls or in its threat area.
    #[inline]
    pub(crate) fn has_constant(&self, content: &Content, seat: Seat, constant: &Constant) -> bool {
        self.times_under(content, seat, constant) > 0
    }

    /// The number of cards with a constant ability that applies to the seat.
    pub(crate) fn times_under(&self, content: &Content, seat: Seat, constant: &Constant) -> u8 {
        self.cards_with_constant(content, seat, constant).count() as u8
    }

    /// The cards with a constant ability that applies to the seat.
    pub(crate) fn cards_with_constant<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        constant: &'a Constant,
    ) -> impl Iterator<Item = CardId> + 'a {
        let all = if self.may_have_constant(constant) { self.open.play } else { CardSet::NONE };
        all.iter()
            .filter(move |&card| self.is_on(card, seat) && self.constants(content, card).contains(constant))
    }

    /// Whether the period until whose end an effect would last has begun for this card.
    pub(crate) fn is_running(&self, until: Until, on: CardId) -> bool {
        let runs = match until {
            Until::Turn => self.open.active.is_some_and(|seat| on.as_seat().is_none_or(|of| of == seat)),
            Until::Phase | Until::Round => self.open.phase != Phase::Setup,
        };
        rule!("lcg:lasting-effects.5", runs, else true)
    }

    /// Whether the same effect already applies to the card for at least as long, so that repeating it changes nothing.
    pub(crate) fn lasts(&self, what: Lasting, on: CardId, until: Until) -> bool {
        let adds = matches!(what, Lasting::Skill(..));
        let as_long = |held: Until| held == until || held == Until::Round || until == Until::Turn;
        !adds
            && self.open.lasting.iter().any(|held| held.what == what && held.on == on && as_long(held.until))
    }

    /// Whether a lasting effect applies to the seat's investigator.
    pub(crate) fn held(&self, seat: Seat, what: Lasting) -> bool {
        self.open.lasting.iter().any(|held| held.on == CardId::investigator(seat) && held.what == what)
    }

    /// Whether a card attached to the location has this constant ability.
    pub(crate) fn attached_says(&self, content: &Content, place: CardId, constant: &Constant) -> bool {
        let says = |card: CardId| {
            self.card(card).at == Some(place)
                && !card.is_place()
                && self.constants(content, card).contains(constant)
        };
        self.may_have_constant(constant) && self.open.play.iter().any(says)
    }

    /// Whether a location is connected to another.
    pub(crate) fn leads(&self, content: &Content, from: CardId, to: CardId) -> bool {
        let (Some(a), Some(b)) = (&self.def(content, from).location, &self.def(content, to).location) else {
            return false;
        };
        let leads = match (&a.hidden_leads, self.card(from).seen) {
            (Some(hidden), false) => hidden,
            _ => &a.leads,
        };
        let sign = match (b.hidden_sign, self.card(to).seen) {
            (Some(hidden), false) => hidden,
            _ => b.sign,
        };
        let by_trait = |place: CardId, other: CardId| {
            let led = |of: Trait| self.def(content, other).is(of);
            self.constants(content, place).iter().any(|c| matches!(c, Constant::LeadsTo(of) if led(*of)))
        };
        from != to && (leads.contains(&sign) || by_trait(from, to) || by_trait(to, from))
    }

    /// The locations connected to this one.
    pub(crate) fn next_to<'a>(
        &'a self,
        content: &'a Content,
        from: CardId,
    ) -> impl Iterator<Item = CardId> + 'a {
        self.places().filter(move |&to| self.leads(content, from, to))
    }

    /// Whether investigators can enter the location.
    pub(crate) fn is_enterable(&self, content: &Content, place: CardId) -> bool {
        let blocked = self.def(content, place).location.as_ref().is_some_and(|location| location.blocked);
        self.card(place).seen || !blocked
    }

    /// The distance between two locations; `None` if there is no way.
    pub(crate) fn distance(&self, content: &Content, from: CardId, to: CardId) -> Option<u8> {
        let mut far = [u8::MAX; 16];
        let index = |place: CardId| usize::from(place.0 - CardId::PLACES.0);
        let mut line = [from; 16];
        let (mut head, mut tail) = (0, 1);
        far[index(from)] = 0;
        while head < tail {
            let place = line[head];
            head += 1;
            if place == to {
                return Some(far[index(place)]);
            }
            for next in self.next_to(content, place) {
                // Barred locations count as part of a way.
                if rule!("lcg:nearest.1", false, else self.attached_says(content, next, &Constant::Barred)) {
                    continue;
                }
                if far[index(next)] == u8::MAX {
                    far[index(next)] = far[index(place)] + 1;
                    line[tail] = next;
                    tail += 1;
                }
            }
        }
        None
    }

    /// Additional slots of a seat: their number, and the trait they are restricted to.
    pub(crate) fn more_room<'a>(
        &'a self,
        content: &'a Content,
        seat: Seat,
        slot: Slot,
    ) -> impl Iterator<Item = (u8, Option<Trait>)> + 'a {
        let mine = self.open.play.iter().filter(move |&card| self.card(card).by == Some(seat));
        mine.flat_map(|card| self.constants(content, card)).filter_map(move |constant| match *constant {
            Constant::Slots(extra, n, only) if extra == slot => Some((n, only)),
            _ => None,
        })
    }

    /// The total doom in play.
    pub(crate) fn doom_in_play(&self) -> u8 {
        let all = self.open.play.iter().map(|card| self.card(card).doom).sum();
        rule!("lcg:doom.4", all, else self.card(self.open.agenda).doom)
    }

    /// Whether a card is in play.
    pub(crate) fn is_in_play(&self, card: CardId) -> bool {
        matches!(self.card(card).zone, Zone::Play | Zone::Threat)
    }
}
