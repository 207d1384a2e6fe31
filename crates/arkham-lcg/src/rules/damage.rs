//! Dealing damage and horror, defeat, elimination.

use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};
use table::{Flow, Procedure, Seat, call};

use super::{ask, out_of_step};
use crate::content::{CardId, Content, Occasion, Sort};
use crate::state::{Deed, Fate, Hit, Zone};
use crate::{Choice, Cx, End, Event, Halt, Lcg, Offer, Step, Wake};

/// Damage and horror are dealt: shared out, placed all at once, and what is defeated goes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Harm {
    /// Where its hits begin in the list.
    from: u8,
    stage: Stage,
    /// The next hit to look at.
    at: u8,
    /// Assets take no share.
    direct: bool,
    /// The attacking enemy.
    by: Option<CardId>,
    /// Who deals it.
    dealer: Option<Seat>,
    /// Answers wait until the text that deals it has gone on.
    later: bool,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Assign,
    Answer,
    Place,
    Defeats,
    Damage,
    Horror,
    Placed,
}

impl Harm {
    /// An investigator takes damage and horror.
    pub fn take(game: &mut Lcg, seat: Seat, damage: u8, horror: u8, direct: bool) -> Harm {
        Harm { direct, ..Harm::to(game, [(CardId::investigator(seat), damage, horror)], None) }
    }

    /// The same, answered only when the text that says so has gone on.
    #[must_use]
    pub fn answered_later(self, later: bool) -> Harm {
        Harm { later, ..self }
    }

    /// Cards are dealt damage and horror at the same time.
    pub fn to(
        game: &mut Lcg,
        cards: impl IntoIterator<Item = (CardId, u8, u8)>,
        dealer: Option<Seat>,
    ) -> Harm {
        let from = game.open.hits.len() as u8;
        // Those who fall together with what they fought still see it fall.
        let mut cards: smallvec::SmallVec<[(CardId, u8, u8); 8]> = cards.into_iter().collect();
        cards.sort_by_key(|(card, ..)| card.as_seat().is_some());
        for (card, damage, horror) in cards {
            let loose = card.as_seat().is_some();
            let (placed, left) = if loose { ((0, 0), (damage, horror)) } else { ((damage, horror), (0, 0)) };
            game.open.hits.push(Hit {
                card,
                took: (0, 0),
                damage: placed.0,
                horror: placed.1,
                loose_damage: left.0,
                loose_horror: left.1,
            });
        }
        Harm { from, stage: Stage::Assign, at: from, direct: false, by: None, dealer, later: false }
    }

    /// An enemy's attack.
    pub fn attack(game: &mut Lcg, seat: Seat, by: CardId, damage: u8, horror: u8) -> Harm {
        Harm { by: Some(by), ..Harm::take(game, seat, damage, horror, false) }
    }

    /// The hit whose share is being decided.
    pub(crate) fn loose(&self, game: &Lcg) -> Option<(usize, Hit, Seat)> {
        let hits = &game.open.hits[usize::from(self.from)..];
        let loose = |at: &usize| hits[*at].loose_damage + hits[*at].loose_horror > 0;
        let of = |seat: Seat| hits.iter().position(|hit| hit.card.as_seat() == Some(seat));
        let at = rule!(
            "lcg:simultaneous.1",
            game.players().filter_map(of).find(loose),
            else (0..hits.len()).find(loose)
        )?;
        let seat = hits[at].card.as_seat()?;
        Some((at + usize::from(self.from), hits[at], seat))
    }

    /// Assets that can take a point.
    fn shields<'a>(
        &'a self,
        game: &'a Lcg,
        content: &'a Content,
        seat: Seat,
        horror: bool,
    ) -> impl Iterator<Item = CardId> + 'a {
        let hits = &game.open.hits[usize::from(self.from)..];
        game.open.play.iter().filter(move |&card| {
            let mine = game.card(card).by == Some(seat) && game.sort(content, card) == Sort::Asset;
            if !rule!("lcg:dealing-damage.3", mine, else false)
                || rule!("lcg:direct.1", self.direct, else false)
            {
                return false;
            }
            let hit = hits.iter().find(|hit| hit.card == card);
            let state = game.card(card);
            let (most, have) = if horror {
                (game.sanity(content, card), state.horror + hit.map_or(0, |hit| hit.horror))
            } else {
                (game.health(content, card), state.damage + hit.map_or(0, |hit| hit.damage))
            };
            match most {
                Some(most) => rule!("lcg:dealing-damage.4", have < most, else true),
                None if horror => rule!("lcg:sanity-horror.7", false, else true),
                None => rule!("lcg:health-damage.7", false, else true),
            }
        })
    }

    fn put(&self, game: &mut Lcg, at: usize, on: CardId, horror: bool, n: u8) {
        let from = usize::from(self.from);
        let hit = &mut game.open.hits[at];
        if horror {
            hit.loose_horror -= n
        } else {
            hit.loose_damage -= n
        }
        if horror {
            hit.took.1 += n
        } else {
            hit.took.0 += n
        }
        let known = game.open.hits[from..].iter().position(|hit| hit.card == on);
        let index = match known {
            Some(index) => index + from,
            None => {
                game.open.hits.push(Hit {
                    card: on,
                    took: (0, 0),
                    damage: 0,
                    horror: 0,
                    loose_damage: 0,
                    loose_horror: 0,
                });
                game.open.hits.len() - 1
            }
        };
        let hit = &mut game.open.hits[index];
        let n = if on.as_seat().is_some() { rule!("lcg:dealing-damage.5", n, else 0) } else { n };
        if horror { hit.horror += n } else { hit.damage += n }
    }

    /// The next hit of a sort, from where this stage has come.
    fn next(&mut self, game: &Lcg, wanted: impl Fn(&Hit) -> bool) -> Option<Hit> {
        while let Some(hit) = game.open.hits.get(usize::from(self.at)) {
            self.at += 1;
            if wanted(hit) {
                return Some(*hit);
            }
        }
        self.at = self.from;
        None
    }
}

impl Procedure<Lcg> for Harm {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, choice @ (Choice::Damage(on) | Choice::Horror(on)))]) => {
                let Some((at, ..)) = self.loose(game) else { return out_of_step() };
                let horror = matches!(choice, Choice::Horror(_));
                self.put(game, at, on, horror, 1);
                cx.tell(RuleId("lcg:dealing-damage.3"), || Event::Assigned { card: on, horror });
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        loop {
            match self.stage {
                Stage::Assign => {
                    let Some((at, hit, seat)) = self.loose(game) else {
                        self.stage = Stage::Answer;
                        continue;
                    };
                    let horror = hit.loose_damage == 0;
                    if self.shields(game, cx.content, seat, horror).next().is_some() {
                        return ask(seat);
                    }
                    let n = if horror { hit.loose_horror } else { hit.loose_damage };
                    self.put(game, at, hit.card, horror, n);
                }
                Stage::Answer => {
                    let hurt =
                        |hit: &Hit| hit.damage > 0 && self.by.is_some() && hit.card.as_seat().is_none();
                    let hurt: smallvec::SmallVec<[CardId; 4]> = game.open.hits[usize::from(self.at)..]
                        .iter()
                        .filter(|hit| hurt(hit))
                        .map(|hit| hit.card)
                        .collect();
                    let next = hurt.first().filter(|_| rule!("lcg:dealing-damage.7", true, else false));
                    let Some(&asset) = next else {
                        (self.stage, self.at) = (Stage::Place, self.from);
                        continue;
                    };
                    while game.open.hits[usize::from(self.at)].card != asset {
                        self.at += 1;
                    }
                    self.at += 1;
                    let who = game.card(asset).by;
                    let deed = Deed {
                        by: self.by,
                        ..Deed::new(Occasion::AssetHurt, who, asset, game.place_of(asset))
                    };
                    if let Some(frame) = game.before(deed) {
                        return call(Closing::new(frame));
                    }
                    game.never();
                }
                Stage::Place => {
                    (self.stage, self.at) = (Stage::Defeats, self.from);
                    for at in usize::from(self.from)..game.open.hits.len() {
                        let Hit { card, damage, horror, .. } = game.open.hits[at];
                        if damage + horror == 0 || !game.is_in_play(card) {
                            continue;
                        }
                        let state = game.card_mut(card);
                        rule!("lcg:dealing-damage.6", {
                            state.damage = state.damage.saturating_add(damage);
                            state.horror = state.horror.saturating_add(horror);
                        });
                        cx.tell(RuleId("lcg:dealing-damage.6"), || Event::Harmed { card, damage, horror });
                    }
                }
                Stage::Defeats => {
                    let Some(hit) = self.next(game, |hit| hit.damage + hit.horror > 0) else {
                        self.stage = Stage::Damage;
                        continue;
                    };
                    let card = hit.card;
                    if !game.is_in_play(card) || !game.is_beaten(cx.content, card) {
                        continue;
                    }
                    if let Some(seat) = card.as_seat() {
                        rule!("lcg:defeat.2", {
                            return call(Eliminate::defeated(seat));
                        });
                        continue;
                    }
                    match game.sort(cx.content, card) {
                        Sort::Enemy => rule!("lcg:defeat.4", {
                            return call(DefeatEnemy {
                                enemy: card,
                                by: self.dealer,
                                later: self.later,
                                stage: 0,
                            });
                        }),
                        _ => rule!("lcg:defeat.5", {
                            cx.tell(RuleId("lcg:defeat.5"), || Event::Defeated(card));
                            game.discard(card, cx);
                        }),
                    }
                }
                Stage::Damage | Stage::Horror | Stage::Placed => {
                    let stage = self.stage;
                    let Some(hit) = self.next(game, |hit| hit.card.as_seat().is_some()) else {
                        self.stage = match stage {
                            Stage::Damage => Stage::Horror,
                            Stage::Horror => Stage::Placed,
                            _ => {
                                game.open.hits.truncate(usize::from(self.from));
                                return Ok(Flow::Done);
                            }
                        };
                        continue;
                    };
                    let Some(seat) = hit.card.as_seat().filter(|&seat| game.playing(seat)) else { continue };
                    let (what, n) = match stage {
                        Stage::Damage => (Occasion::Damage, hit.took.0),
                        Stage::Horror => (Occasion::Horror, hit.took.1),
                        _ => (Occasion::HorrorPlaced, hit.horror),
                    };
                    if n > 0 {
                        let deed = Deed { n, ..Deed::new(what, Some(seat), hit.card, game.location(seat)) };
                        game.open.deeds.push(deed);
                        if let Some(frame) = game.after_or_later(self.later) {
                            return call(frame);
                        }
                    }
                }
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        let Some((_, hit, of)) = self.loose(game) else { return };
        debug_assert_eq!(of, seat);
        let horror = hit.loose_damage == 0;
        let choice = |card| if horror { Choice::Horror(card) } else { Choice::Damage(card) };
        q.ask(RuleId("lcg:dealing-damage.3"));
        q.offer(choice(hit.card), RuleId("lcg:dealing-damage.5"));
        for card in self.shields(game, content, seat, horror) {
            q.offer(choice(card), RuleId("lcg:dealing-damage.3"));
        }
    }
}

impl Lcg {
    /// Whether a card has as much damage or horror as it can bear.
    pub(crate) fn is_beaten(&self, content: &Content, card: CardId) -> bool {
        let state = self.card(card);
        self.health(content, card).is_some_and(|health| state.damage >= health)
            || self.sanity(content, card).is_some_and(|sanity| state.horror >= sanity)
    }
}

/// Answers to a deed that is over with them.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Closing {
    inner: super::Happen,
    begun: bool,
}

impl Closing {
    pub(crate) fn new(frame: crate::Frame) -> Closing {
        let crate::Frame::Happen(inner) = frame else { unreachable!("deeds are answered by Happen") };
        Closing { inner, begun: false }
    }
}

impl Procedure<Lcg> for Closing {
    fn step(&mut self, game: &mut Lcg, _: Wake<'_>, _: &mut Cx<'_>) -> Step {
        if !std::mem::replace(&mut self.begun, true) {
            return call(self.inner);
        }
        game.never();
        Ok(Flow::Done)
    }
}

/// An enemy is defeated.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct DefeatEnemy {
    enemy: CardId,
    by: Option<Seat>,
    /// Answered only when the text that says so has gone on.
    later: bool,
    stage: u8,
}

impl Procedure<Lcg> for DefeatEnemy {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        if !matches!(wake, Wake::Enter | Wake::Back(_)) {
            return out_of_step();
        }
        let enemy = self.enemy;
        loop {
            self.stage += 1;
            match self.stage {
                1 => {
                    let deed = Deed::new(Occasion::Defeat, self.by, enemy, game.place_of(enemy));
                    if let Some(frame) = game.before(deed) {
                        return call(frame);
                    }
                }
                2 => {
                    cx.tell(RuleId("lcg:defeat.4"), || Event::Defeated(enemy));
                    if game.is_in_play(enemy) {
                        game.beaten(enemy, cx);
                    }
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                }
                3 => {
                    if let Some(frame) = game.after_or_later(self.later) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }
}

impl Lcg {
    /// A defeated enemy goes into the victory display if it has points, else to its discard pile.
    pub(crate) fn beaten(&mut self, enemy: CardId, cx: &mut Cx<'_>) {
        if rule!("lcg:victory.2", self.def(cx.content, enemy).victory.is_some(), else false) {
            self.put_in_victory(enemy, cx);
        } else {
            rule!("lcg:defeat.4", {
                self.discard(enemy, cx);
            });
        }
    }
}

/// An investigator leaves the scenario, step by step.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Eliminate {
    seat: Seat,
    fate: Option<Fate>,
    pub(crate) stage: u8,
}

impl Eliminate {
    /// By damage or horror.
    pub fn defeated(seat: Seat) -> Eliminate {
        Eliminate { seat, fate: None, stage: 0 }
    }

    /// In another way.
    pub fn with(seat: Seat, fate: Fate) -> Eliminate {
        Eliminate { seat, fate: Some(fate), stage: 0 }
    }
}

impl Procedure<Lcg> for Eliminate {
    fn step(&mut self, game: &mut Lcg, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => {}
            Wake::Said(&[(_, Choice::Part(part))]) if self.stage == 1 => {
                self.fate = Some(if part == 0 { Fate::Wounded } else { Fate::Mad });
            }
            Wake::Said(&[(_, Choice::Turn(lead))]) => {
                game.open.lead = lead;
                cx.tell(RuleId("lcg:elimination.7"), || Event::Lead(lead));
            }
            Wake::Said(_) | Wake::Rolled(_) => return out_of_step(),
        }
        let seat = self.seat;
        if self.fate.is_none() {
            let me = CardId::investigator(seat);
            let dead = game.health(cx.content, me).is_some_and(|health| game.card(me).damage >= health);
            let mad = game.sanity(cx.content, me).is_some_and(|sanity| game.card(me).horror >= sanity);
            if dead && mad {
                self.stage = 1;
                return ask(seat);
            }
            self.fate = Some(if mad { Fate::Mad } else { Fate::Wounded });
        }
        let fate = self.fate.unwrap_or(Fate::Lost);
        loop {
            self.stage += 1;
            match self.stage {
                1 => self.stage = 1,
                2 if rule!("lcg:elimination.1", true) => {
                    let me = CardId::investigator(seat);
                    let deed = Deed::new(Occasion::GameEnds, Some(seat), me, game.location(seat));
                    if let Some(frame) = game.before(deed) {
                        return call(Closing::new(frame));
                    }
                    game.never();
                }
                2 => {}
                3 => {
                    game.meet_fate(seat, fate, cx);
                    game.clear_seat(seat, cx);
                    if rule!("lcg:elimination.7", game.open.lead == seat, else false)
                        && game.players().count() > 1
                    {
                        return ask(game.players().next().unwrap_or(seat));
                    }
                }
                4 => {
                    if rule!("lcg:elimination.7", !game.playing(game.open.lead), else false)
                        && let Some(lead) = game.players().next()
                    {
                        game.open.lead = lead;
                        cx.tell(RuleId("lcg:elimination.7"), || Event::Lead(lead));
                    }
                    if rule!("lcg:elimination.8", game.players().next().is_none(), else false) {
                        return call(super::Finish::without());
                    }
                    if let Some(frame) = game.unsettled(cx.content) {
                        return call(frame);
                    }
                }
                _ => return Ok(Flow::Done),
            }
        }
    }

    fn offer(&self, game: &Lcg, _: &Content, _: Seat, q: &mut Offer) {
        if self.stage == 1 {
            q.ask(RuleId("lcg:trauma.1"));
            q.offer(Choice::Part(0), RuleId("lcg:trauma.1"));
            q.offer(Choice::Part(1), RuleId("lcg:trauma.1"));
        } else {
            q.ask(RuleId("lcg:elimination.7"));
            for seat in game.players() {
                q.offer(Choice::Turn(seat), RuleId("lcg:elimination.7"));
            }
        }
    }
}

impl Lcg {
    /// An investigator is out in this way, and suffers trauma if by damage or horror.
    pub(crate) fn meet_fate(&mut self, seat: Seat, fate: Fate, cx: &mut Cx<'_>) {
        let (physical, mental) = match fate {
            _ if rule!("lcg:standalone.6", self.open.story.standalone, else false) => (0, 0),
            Fate::Wounded => (1, 0),
            Fate::Mad => (0, 1),
            Fate::Lost => rule!("lcg:defeated-by-ability.1", (0, 0), else (1, 0)),
            Fate::Playing | Fate::Resigned => (0, 0),
        };
        let person = self.person_mut(seat);
        person.fate = fate;
        person.physical += physical;
        person.mental += mental;
        cx.tell(RuleId("lcg:elimination.1"), || Event::Gone { seat, fate });
        if physical + mental > 0 {
            cx.tell(RuleId("lcg:trauma.1"), || Event::Trauma { seat, physical, mental });
        }
    }

    /// All that belongs to a seat that is out goes, and what it held is left where it was.
    fn clear_seat(&mut self, seat: Seat, cx: &mut Cx<'_>) {
        let me = CardId::investigator(seat);
        let here = self.location(seat);
        // The game is over for their weaknesses, wherever in play these are.
        for card in self.open.play.iter() {
            let own = card.owner() == Some(seat) && self.def(cx.content, card).weakness.is_some();
            if rule!("lcg:elimination.1", own, else false) {
                self.remove(card, cx);
            }
        }
        for card in self.open.play.iter() {
            if self.card(card).by != Some(seat) || card == me {
                continue;
            }
            match self.sort(cx.content, card) {
                Sort::Enemy => rule!("lcg:elimination.5", {
                    let state = self.card_mut(card);
                    (state.by, state.at) = (None, here);
                    cx.tell(RuleId("lcg:elimination.5"), || Event::Disengaged(card));
                }),
                _ if card.owner() == Some(seat) || self.card(card).zone == Zone::Play => {
                    rule!("lcg:elimination.2", {
                        self.remove(card, cx);
                    });
                }
                _ => rule!("lcg:elimination.6", {
                    self.discard(card, cx);
                }),
            }
        }
        let (clues, place) = (self.me(seat).clues, here);
        if let Some(place) = place
            && clues > 0
        {
            rule!("lcg:elimination.4", {
                self.card_mut(place).clues += clues;
                cx.tell(RuleId("lcg:elimination.4"), || Event::CluesOn { card: place, n: clues as i8 });
            });
        }
        let state = self.me_mut(seat);
        (state.clues, state.resources) = (0, 0);
        state.at = None;
        self.open.play.remove(me);
        self.empty_hand_and_deck(seat);
    }

    /// The scenario ends with a resolution, 0 for none, on this card.
    pub(crate) fn over(&mut self, resolution: u8, on: Option<CardId>, cx: &mut Cx<'_>) -> Step {
        let end = End::of(self, cx.content, resolution, on);
        cx.tell(RuleId("lcg:winning-losing.1"), || Event::Over(end));
        Err(Halt::Over(end))
    }
}
