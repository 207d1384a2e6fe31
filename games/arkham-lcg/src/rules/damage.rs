//! Dealing damage and horror, and defeat.

use engine::{Flow, Procedure, Seat, call};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use super::texts::Cards;
use super::{Closing, Eliminate, ask, out_of_step};
use crate::content::{CardId, CardType, Content, Occasion};
use crate::state::{Hit, TimingEvent};
use crate::{Choice, Cx, Event, Lcg, Offer, Step, Wake};

/// Deals damage and horror: assigns them, places them simultaneously, and resolves defeats.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Harm {
    /// The index of its first hit in [`crate::Open::hits`].
    from: u8,
    stage: Stage,
    /// Whether the damage and horror are direct, so that none can be assigned to assets.
    direct: bool,
    /// The attacking enemy.
    by: Option<CardId>,
    /// The investigator who deals it.
    dealer: Option<Seat>,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Stage {
    Assign,
    Answer,
    Place,
    /// Enemies are about to be defeated.
    WouldFall,
    /// Enemies are defeated simultaneously.
    Fall,
    Fallen,
    /// Assets and investigators are defeated.
    Out,
    /// Abilities triggered by taken damage and horror are resolved.
    Taken,
    Over,
}

impl Harm {
    /// Damage and horror that an investigator takes.
    pub fn take(game: &mut Lcg, seat: Seat, damage: u8, horror: u8, direct: bool) -> Harm {
        Harm { direct, ..Harm::to(game, [(CardId::investigator(seat), damage, horror)], None) }
    }

    /// Damage and horror that several investigators take simultaneously.
    pub(super) fn all(game: &mut Lcg, who: impl IntoIterator<Item = (CardId, u8, u8)>, direct: bool) -> Harm {
        Harm { direct, ..Harm::to(game, who, None) }
    }

    /// Damage and horror that cards are dealt simultaneously.
    pub fn to(
        game: &mut Lcg,
        cards: impl IntoIterator<Item = (CardId, u8, u8)>,
        dealer: Option<Seat>,
    ) -> Harm {
        let from = game.open.hits.len() as u8;
        // Investigators come last, so that they still see an enemy defeated at the same time.
        let mut cards: smallvec::SmallVec<[(CardId, u8, u8); 8]> = cards.into_iter().collect();
        cards.sort_by_key(|(card, ..)| card.as_seat().is_some());
        for (card, damage, horror) in cards {
            let loose = card.as_seat().is_some();
            let (placed, left) = if loose { ((0, 0), (damage, horror)) } else { ((damage, horror), (0, 0)) };
            game.open.hits.push(Hit {
                card,
                of: card.as_seat(),
                damage: placed.0,
                horror: placed.1,
                loose_damage: left.0,
                loose_horror: left.1,
                falls: false,
            });
        }
        Harm { from, stage: Stage::Assign, direct: false, by: None, dealer }
    }

    /// Damage and horror of an enemy attack.
    pub fn attack(game: &mut Lcg, seat: Seat, by: CardId, damage: u8, horror: u8) -> Harm {
        Harm { by: Some(by), ..Harm::take(game, seat, damage, horror, false) }
    }

    /// The hit whose damage or horror is being assigned.
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

    /// Assets to which a point can be assigned.
    fn shields<'a>(
        &'a self,
        game: &'a Lcg,
        content: &'a Content,
        seat: Seat,
        horror: bool,
    ) -> impl Iterator<Item = CardId> + 'a {
        let hits = &game.open.hits[usize::from(self.from)..];
        game.open.play.iter().filter(move |&card| {
            let mine = game.card(card).by == Some(seat) && game.card_type(content, card) == CardType::Asset;
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
        let of = hit.of;
        let known = game.open.hits[from..].iter().position(|hit| hit.card == on);
        let index = match known {
            Some(index) => index + from,
            None => {
                game.open.hits.push(Hit {
                    card: on,
                    of,
                    damage: 0,
                    horror: 0,
                    loose_damage: 0,
                    loose_horror: 0,
                    falls: false,
                });
                game.open.hits.len() - 1
            }
        };
        let hit = &mut game.open.hits[index];
        let n = if on.as_seat().is_some() { rule!("lcg:dealing-damage.5", n, else 0) } else { n };
        if horror { hit.horror += n } else { hit.damage += n }
    }

    fn hits<'a>(&self, game: &'a Lcg) -> &'a [Hit] {
        &game.open.hits[usize::from(self.from)..]
    }

    /// Timing events for assets that an attack is about to damage.
    fn hurt(&self, game: &Lcg) -> smallvec::SmallVec<[TimingEvent; 6]> {
        let hurts = |hit: &&Hit| {
            let attacked = rule!("lcg:dealing-damage.7", self.by.is_some(), else false);
            attacked && hit.damage > 0 && hit.card.as_seat().is_none()
        };
        let event = |asset: CardId| {
            let who = game.card(asset).by;
            TimingEvent {
                by: self.by,
                ..TimingEvent::new(Occasion::AssetHurt, who, asset, game.place_of(asset))
            }
        };
        self.hits(game).iter().filter(hurts).map(|hit| event(hit.card)).collect()
    }

    /// Enemies that are defeated by it.
    fn falling<'a>(&self, game: &'a Lcg) -> impl Iterator<Item = CardId> + use<'a> {
        self.hits(game).iter().filter(|hit| hit.falls).map(|hit| hit.card)
    }

    /// Removes the defeat of enemies that left play before they could be defeated, so that it triggers nothing.
    fn strike_gone(&self, game: &mut Lcg) {
        let gone: Cards = self.falling(game).filter(|&enemy| !game.is_in_play(enemy)).collect();
        for enemy in gone {
            let last = |event: &TimingEvent| (event.what, event.card) == (Occasion::Defeat, enemy);
            if let Some(at) = game.open.timing_events.iter().rposition(last) {
                game.open.timing_events.remove(at);
            }
            let hits = &mut game.open.hits[usize::from(self.from)..];
            hits.iter_mut().filter(|hit| hit.card == enemy).for_each(|hit| hit.falls = false);
        }
    }

    /// Assets that are defeated.
    fn worn_out(&self, game: &Lcg, content: &Content) -> Cards {
        let worn = |card: &CardId| {
            card.as_seat().is_none()
                && game.is_in_play(*card)
                && game.card_type(content, *card) != CardType::Enemy
                && game.is_beaten(content, *card)
        };
        self.hits(game).iter().map(|hit| hit.card).filter(worn).collect()
    }

    /// The last in player order of the defeated investigators. The lead investigator comes last, so that none of the
    /// others defeated at the same time is chosen as the new lead.
    fn fallen_last(&self, game: &Lcg, content: &Content) -> Option<Seat> {
        let hurt =
            |card: CardId| self.hits(game).iter().any(|hit| hit.card == card && hit.damage + hit.horror > 0);
        let falls = |seat: &Seat| hurt(CardId::investigator(*seat)) && game.falls(content, *seat);
        game.players().filter(falls).last()
    }

    /// Timing events for what the remaining investigators have taken: damage, horror, and horror on themselves.
    fn taken(&self, game: &Lcg) -> smallvec::SmallVec<[TimingEvent; 6]> {
        let mut all = smallvec::SmallVec::new();
        for hit in self.hits(game) {
            let Some(seat) = hit.card.as_seat().filter(|&seat| game.playing(seat)) else { continue };
            let shares = || self.hits(game).iter().filter(|hit| hit.of == Some(seat));
            let parts = [
                (Occasion::Damage, shares().map(|hit| hit.damage).sum()),
                (Occasion::Horror, shares().map(|hit| hit.horror).sum()),
                (Occasion::HorrorPlaced, hit.horror),
            ];
            for (what, n) in parts.into_iter().filter(|&(_, n)| n > 0) {
                all.push(TimingEvent {
                    n,
                    ..TimingEvent::new(what, Some(seat), hit.card, game.location(seat))
                });
            }
        }
        all
    }
}

/// The stages. `None` continues with the next one.
impl Harm {
    /// Assigns a point by choice, or the rest to the investigator if no asset can take it.
    fn assign(&mut self, game: &mut Lcg, cx: &Cx<'_>) -> Option<Step> {
        let Some((at, hit, seat)) = self.loose(game) else {
            self.stage = Stage::Answer;
            return None;
        };
        let horror = hit.loose_damage == 0;
        if self.shields(game, cx.content, seat, horror).next().is_some() {
            return Some(ask(seat));
        }
        let n = if horror { hit.loose_horror } else { hit.loose_damage };
        self.put(game, at, hit.card, horror, n);
        None
    }

    /// Triggers abilities of assets that are about to be damaged.
    fn before_placing(&mut self, game: &mut Lcg) -> Option<Step> {
        self.stage = Stage::Place;
        let hurt = self.hurt(game);
        if let Some(frame) = game.before_all(&hurt) {
            return Some(call(Closing::new(frame)));
        }
        game.drop_events(hurt.len() as u8);
        None
    }

    /// Places all assigned damage and horror, and marks the enemies that it defeats.
    fn place(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Option<Step> {
        self.stage = Stage::WouldFall;
        for at in usize::from(self.from)..game.open.hits.len() {
            let Hit { card, damage, horror, .. } = game.open.hits[at];
            if !game.is_in_play(card) {
                // Damage and horror that are not placed were not dealt.
                rule!("lcg:dealing-damage.6", {
                    (game.open.hits[at].damage, game.open.hits[at].horror) = (0, 0);
                });
                continue;
            }
            if damage + horror == 0 {
                continue;
            }
            let stood = !game.is_beaten(cx.content, card);
            let state = game.card_mut(card);
            rule!("lcg:dealing-damage.6", {
                state.damage = state.damage.saturating_add(damage);
                state.horror = state.horror.saturating_add(horror);
            });
            cx.tell(RuleId("lcg:dealing-damage.6"), || Event::Harmed { card, damage, horror });
            if let Some(seat) = card.as_seat().filter(|_| stood) {
                game.person_mut(seat).fell = game.reaches_limits(cx.content, card);
            }
            let enemy = game.card_type(cx.content, card) == CardType::Enemy;
            if enemy && game.is_beaten(cx.content, card) {
                rule!("lcg:defeat.4", {
                    game.open.hits[at].falls = true;
                });
            }
        }
        None
    }

    /// Triggers abilities on enemies that are about to be defeated.
    fn before_defeat(&mut self, game: &mut Lcg) -> Option<Step> {
        self.stage = Stage::Fall;
        let defeat = |enemy| TimingEvent::new(Occasion::Defeat, self.dealer, enemy, game.place_of(enemy));
        let timing_events: smallvec::SmallVec<[TimingEvent; 4]> = self.falling(game).map(defeat).collect();
        if timing_events.is_empty() {
            self.stage = Stage::Out;
            return None;
        }
        game.before_all(&timing_events).map(call)
    }

    /// Removes the defeated enemies simultaneously.
    fn defeat_enemies(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Option<Step> {
        self.stage = Stage::Fallen;
        self.strike_gone(game);
        for enemy in self.falling(game).collect::<Cards>() {
            cx.tell(RuleId("lcg:defeat.4"), || Event::Defeated(enemy));
            game.remove_defeated(enemy, cx);
        }
        game.pending_resolution(cx.content).map(call)
    }

    /// Discards defeated assets, then eliminates defeated investigators one after another.
    fn defeat_others(&mut self, game: &mut Lcg, cx: &mut Cx<'_>) -> Option<Step> {
        for asset in self.worn_out(game, cx.content) {
            rule!("lcg:defeat.5", {
                cx.tell(RuleId("lcg:defeat.5"), || Event::Defeated(asset));
                game.discard(asset, cx);
            });
        }
        self.stage = Stage::Taken;
        if let Some(seat) = self.fallen_last(game, cx.content) {
            rule!("lcg:defeat.2", {
                self.stage = Stage::Out;
                return Some(call(Eliminate::defeated(seat)));
            });
        }
        None
    }

    fn end(&self, game: &mut Lcg, cx: &Cx<'_>) -> Step {
        // Resets the cause of defeat of investigators who remain in the game.
        for seat in game.players() {
            if !game.falls(cx.content, seat) {
                game.person_mut(seat).fell = (false, false);
            }
        }
        game.open.hits.truncate(usize::from(self.from));
        // A defeated asset may have kept an investigator from being defeated.
        match game.next_defeated(cx.content) {
            Some(seat) => Ok(Flow::Become(Eliminate::defeated(seat).into())),
            None => Ok(Flow::Done),
        }
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
            let next = match self.stage {
                Stage::Assign => self.assign(game, cx),
                Stage::Answer => self.before_placing(game),
                Stage::Place => self.place(game, cx),
                Stage::WouldFall => self.before_defeat(game),
                Stage::Fall => self.defeat_enemies(game, cx),
                Stage::Fallen => {
                    self.stage = Stage::Out;
                    let n = self.falling(game).count() as u8;
                    game.after_all(n).map(call)
                }
                Stage::Out => self.defeat_others(game, cx),
                Stage::Taken => {
                    self.stage = Stage::Over;
                    let taken = self.taken(game);
                    game.happened_all(taken).map(call)
                }
                Stage::Over => return self.end(game, cx),
            };
            if let Some(step) = next {
                return step;
            }
        }
    }

    fn offer(&self, game: &Lcg, content: &Content, seat: Seat, q: &mut Offer) {
        let Some((_, hit, of)) = self.loose(game) else { return };
        debug_assert_eq!(of, seat);
        let horror = hit.loose_damage == 0;
        let choice = |card| if horror { Choice::Horror(card) } else { Choice::Damage(card) };
        q.ask(RuleId("lcg:dealing-damage.3"));
        q.public_count();
        q.offer(choice(hit.card), RuleId("lcg:dealing-damage.5"));
        for card in self.shields(game, content, seat, horror) {
            q.offer(choice(card), RuleId("lcg:dealing-damage.3"));
        }
    }
}

impl Lcg {
    /// Whether a card is defeated by its damage or horror.
    pub(crate) fn is_beaten(&self, content: &Content, card: CardId) -> bool {
        let (body, mind) = self.reaches_limits(content, card);
        body || mind
    }

    /// Whether the damage, and whether the horror, on a card reaches its health or sanity.
    pub(crate) fn reaches_limits(&self, content: &Content, card: CardId) -> (bool, bool) {
        let state = self.card(card);
        let body = self.health(content, card).is_some_and(|health| state.damage >= health);
        (body, self.sanity(content, card).is_some_and(|sanity| state.horror >= sanity))
    }

    /// An investigator whose damage or horror suffices for defeat, by any cause. `None` while [`Harm`] is in progress,
    /// which handles it itself.
    pub(crate) fn next_defeated(&self, content: &Content) -> Option<Seat> {
        let falls = |seat: &Seat| rule!("lcg:defeat.2", self.falls(content, *seat), else false);
        if self.open.hits.is_empty() { self.players().find(falls) } else { None }
    }

    /// Whether an investigator's damage or horror suffices for defeat.
    pub(crate) fn falls(&self, content: &Content, seat: Seat) -> bool {
        self.is_beaten(content, CardId::investigator(seat))
    }

    /// Puts a defeated enemy into the victory display if it has victory points, otherwise into its discard pile.
    pub(crate) fn remove_defeated(&mut self, enemy: CardId, cx: &mut Cx<'_>) {
        let worth = self.def(cx.content, enemy).victory.is_some() && !self.is_blank(cx.content, enemy);
        if rule!("lcg:victory.2", worth, else false) {
            self.put_in_victory(enemy, cx);
        } else {
            rule!("lcg:defeat.4", {
                self.discard(enemy, cx);
            });
        }
    }
}
