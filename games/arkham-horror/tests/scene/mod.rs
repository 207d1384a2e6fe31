//! A table on which single procedures are played: the state is arranged, a procedure runs, and questions and rolls are
//! answered one by one. Used by several test files, none of which uses all of it.
#![allow(dead_code, reason = "each test program uses a part of it")]

use arkham_horror::content::{Asset, Effect, Monster, Space};
use arkham_horror::{ArkhamHorror, AssetAt, Choice, Content, Event, Frame, MonsterAt, Setup, pile};
use effects::EffectId;
use engine::{Card, Cx, End, EventRecord, Flow, Game, Halt, Odds, Offer, Procedure, Seat, Seats, Wake};

/// The first seat, which is the lead player's.
pub(crate) const A: Seat = Seat(0);
/// The second seat.
pub(crate) const B: Seat = Seat(1);
/// The third seat.
pub(crate) const C: Seat = Seat(2);

/// What the procedure on top waits for.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Wait {
    /// Answers of these seats.
    Ask(Seats),
    /// A roll.
    Roll,
    /// Nothing: this is the procedure that was run, as it came back.
    Done(Frame),
    /// Nothing: the game is over.
    Over,
}

/// A game in the middle of one procedure.
pub(crate) struct Scene {
    /// The state.
    pub(crate) game: ArkhamHorror,
    /// The content.
    pub(crate) content: Content,
    /// What it waits for.
    pub(crate) wait: Wait,
    /// What has happened.
    pub(crate) events: Vec<Event>,
    stack: Vec<Frame>,
    answers: Vec<(Seat, Choice)>,
}

impl Scene {
    /// The Feast for Umordhoth with these investigators in its starting space, without starting cards.
    pub(crate) fn new(investigators: &[&str]) -> Scene {
        Scene::of("feast-for-umordhoth", investigators)
    }

    /// A scenario with these investigators in its starting space, without starting cards.
    pub(crate) fn of(scenario: &str, investigators: &[&str]) -> Scene {
        let content = Content::standard();
        let setup = Setup::new(scenario, investigators);
        let (mut game, _) = ArkhamHorror::setup(&setup, &content).expect("the set-up is valid");
        game.open.round = 1;
        let (events, stack, answers) = (Vec::new(), Vec::new(), Vec::new());
        let mut scene = Scene { game, content, wait: Wait::Over, events, stack, answers };
        scene.display(&[
            "45-thompson",
            "shotgun",
            "otherworld-codex",
            "occult-scripture",
            "magnifying-glass",
        ]);
        scene
    }

    /// The asset of this name that nobody has: of several copies the first.
    pub(crate) fn asset(&self, name: &str) -> Asset {
        let free = |asset: &Asset| self.game.open.asset(*asset).at == AssetAt::Supply;
        let named = || self.content.assets_named(name);
        named().find(free).or_else(|| named().next()).unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// The first asset of this name.
    pub(crate) fn asset_named(&self, name: &str) -> Asset {
        self.content.assets_named(name).next().unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// Takes an asset out of its deck, to lie somewhere else.
    fn draw(&mut self, asset: Asset) {
        use arkham_horror::content::AssetDeck::{Allies, Items, Spells};
        let first = |deck| self.content.assets.iter().position(|asset| asset.deck == deck).unwrap_or(0);
        let shut = &mut self.game.shut;
        match &self.content.asset(asset).deck {
            Items => {
                shut.items.see(pile::DECK, 0, Card(asset.0 - first(Items) as u8), Seats::ALL);
                shut.items.take(pile::DECK, 0);
            }
            Spells => {
                shut.spells.see(pile::DECK, 0, Card(asset.0 - first(Spells) as u8), Seats::ALL);
                shut.spells.take(pile::DECK, 0);
            }
            Allies => {
                shut.allies.see(pile::DECK, 0, Card(asset.0 - first(Allies) as u8), Seats::ALL);
                shut.allies.take(pile::DECK, 0);
            }
            _ => {}
        }
    }

    /// The seat holds the asset, wherever it was.
    pub(crate) fn give(&mut self, seat: Seat, name: &str) -> Asset {
        let asset = self.asset(name);
        self.draw(asset);
        self.game.open.asset_mut(asset).at = AssetAt::Held(seat);
        self.game.open.person_mut(seat).assets.insert(asset);
        asset
    }

    /// These items lie on display, and no others; those that lay there are in the deck.
    pub(crate) fn display(&mut self, names: &[&str]) -> Vec<Asset> {
        for asset in self.game.open.display.iter().collect::<Vec<_>>() {
            self.game.open.asset_mut(asset).at = AssetAt::Supply;
            self.game.shut.items.put(Card(asset.0), pile::DECK, End::Bottom, Seats::ALL);
        }
        self.game.shut.items.shuffle(pile::DECK);
        self.game.open.display.clear();
        names
            .iter()
            .map(|name| {
                let asset = self.asset(name);
                self.draw(asset);
                self.game.open.asset_mut(asset).at = AssetAt::Display;
                self.game.open.display.push(asset);
                asset
            })
            .collect()
    }

    /// The first text for which this holds.
    pub(crate) fn text(&self, which: impl Fn(&Effect) -> bool) -> EffectId {
        let last = self.content.encounters.iter().flatten().flat_map(|card| card.texts).max_by_key(|id| id.0);
        let all = (0..=last.map_or(0, |id| id.0)).map(EffectId);
        let mut found = all.filter(|&id| which(self.content.effect(id)));
        found.next().expect("there is such a text")
    }

    /// The items on display that can be seen there.
    pub(crate) fn on_display(&self) -> Vec<Asset> {
        self.game.open.display.iter().collect()
    }

    /// The space with this name.
    pub(crate) fn space(&self, name: &str) -> Space {
        self.content.space_named(name).unwrap_or_else(|| panic!("there is no space {name}"))
    }

    /// A monster with this name is there, whatever it did before.
    pub(crate) fn monster(&mut self, name: &str, at: MonsterAt) -> Monster {
        let kinds = &self.content.scenario(self.game.open.scenario).monsters;
        let found = kinds.iter().position(|kind| self.content.monsters[kind.index()].slug == name);
        let monster = Monster(found.unwrap_or_else(|| panic!("there is no monster {name}")) as u8);
        self.game.open.monster_mut(monster).at = at;
        monster
    }

    /// Runs the procedure until something is asked or rolled.
    pub(crate) fn run(&mut self, procedure: impl Into<Frame>) -> &mut Scene {
        self.stack = vec![procedure.into()];
        self.wake(Wake::Enter);
        self
    }

    /// The only seat that is asked chooses.
    pub(crate) fn choose(&mut self, choice: Choice) -> &mut Scene {
        let seat = self.asked();
        self.answer(seat, &[choice])
    }

    /// The seat answers with these choices.
    pub(crate) fn answer(&mut self, seat: Seat, choices: &[Choice]) -> &mut Scene {
        let Wait::Ask(seats) = self.wait else { panic!("nobody is asked: {:?}", self.wait) };
        assert!(seats.has(seat), "{seat:?} is not asked");
        let mut offer = Offer::new();
        self.top().offer(&self.game, &self.content, seat, &mut offer);
        assert!(offer.accepts(choices), "{choices:?} is not offered among {:?}", offer.choices());
        self.answers.extend(choices.iter().map(|&choice| (seat, choice)));
        let left = seats.without(Seats::only(seat));
        self.wait = Wait::Ask(left);
        if left.is_empty() {
            let answers = std::mem::take(&mut self.answers);
            self.wake(Wake::Said(&answers));
        }
        self
    }

    /// The roll shows this.
    pub(crate) fn roll(&mut self, value: u32) -> &mut Scene {
        assert!(self.odds().contains(&value), "{value} cannot be rolled: {:?}", self.odds());
        self.wake(Wake::Rolled(value));
        self
    }

    /// The dice of a test show these faces.
    pub(crate) fn dice(&mut self, faces: &[u32]) -> &mut Scene {
        faces.iter().for_each(|&face| {
            self.roll(face);
        });
        self
    }

    /// What can be rolled.
    pub(crate) fn odds(&self) -> Vec<u32> {
        assert_eq!(self.wait, Wait::Roll, "nothing is rolled");
        let mut odds = Odds::new();
        self.top().odds(&self.game, &self.content, &mut odds);
        odds.faces().into_iter().map(|(value, _)| value).collect()
    }

    /// The only seat that is asked.
    pub(crate) fn asked(&self) -> Seat {
        match self.wait {
            Wait::Ask(seats) if seats.len() == 1 => seats.iter().next().expect("one seat is asked"),
            wait => panic!("not one seat is asked: {wait:?}"),
        }
    }

    /// What the only seat that is asked can choose.
    pub(crate) fn offers(&self) -> Vec<Choice> {
        let mut offer = Offer::new();
        self.top().offer(&self.game, &self.content, self.asked(), &mut offer);
        offer.choices().iter().map(|&(choice, _)| choice).collect()
    }

    /// Whether the procedure is over.
    pub(crate) fn is_done(&self) -> bool {
        matches!(self.wait, Wait::Done(_))
    }

    /// The procedure that was run, once it is over.
    pub(crate) fn result(&self) -> Frame {
        match self.wait {
            Wait::Done(frame) => frame,
            wait => panic!("it is not over: {wait:?}, {:?}", self.stack),
        }
    }

    fn top(&self) -> &Frame {
        self.stack.last().expect("a procedure runs")
    }

    fn wake(&mut self, wake: Wake<'_, ArkhamHorror>) {
        let mut told: Vec<EventRecord<Event>> = Vec::new();
        let mut wake = Some(wake);
        self.wait = loop {
            let mut cx = Cx::recording(&self.content, &mut told);
            let top = self.stack.last_mut().expect("a procedure runs");
            let flow = top.step(&mut self.game, wake.take().unwrap_or(Wake::Enter), &mut cx);
            match flow {
                Ok(Flow::Call(frame)) => self.stack.push(frame),
                Ok(Flow::Become(frame)) => *top = frame,
                Ok(Flow::Ask(ask)) => break Wait::Ask(ask.must),
                Ok(Flow::Roll) => break Wait::Roll,
                Ok(Flow::Done) => {
                    let done = self.stack.pop().expect("a procedure runs");
                    if self.stack.is_empty() {
                        break Wait::Done(done);
                    }
                    wake = Some(Wake::Back(done));
                }
                Err(Halt::Over(_)) => break Wait::Over,
                Err(Halt::Bug(why)) => panic!("{why}: {:?}", self.stack),
            }
        };
        self.events.extend(told.into_iter().map(|record| record.event));
    }
}
