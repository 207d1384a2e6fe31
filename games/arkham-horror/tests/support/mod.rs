//! A table for tests: a game that is laid out and changed as the test needs it, and played move by move.

#![allow(dead_code, reason = "each test program uses a part of it")]

use std::sync::OnceLock;

use arkham_horror::content::{Action, Asset, CodexCard, Investigator, Monster, Space};
use arkham_horror::rules::decks::Deck;
use arkham_horror::rules::round::Round;
use arkham_horror::{
    ArkhamHorror, AssetAt, Choice, CodexAt, Content, Event, Frame, MonsterAt, Person, Phase, Setup, pile,
};
use engine::{Card, Cx, EventRecord, Game, Move, Offer, Position, Seat, Seats, Wait};

/// The first seats.
pub(crate) const A: Seat = Seat(0);
pub(crate) const B: Seat = Seat(1);
pub(crate) const C: Seat = Seat(2);

/// The content, read once.
pub(crate) fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(Content::standard)
}

/// The space of this name.
pub(crate) fn space(name: &str) -> Space {
    content().space_named(name).unwrap_or_else(|| panic!("there is no space {name}"))
}

/// The street of the scenario with this number.
pub(crate) fn street(number: u8) -> Space {
    Space(Space::FIRST_STREET.0 + number)
}

/// The investigator of this name.
pub(crate) fn investigator(name: &str) -> Investigator {
    let at = content().investigators.iter().position(|sheet| sheet.slug == name);
    Investigator(at.unwrap_or_else(|| panic!("there is no {name}")) as u8)
}

/// A game that is laid out, before anything is chosen or played.
pub(crate) struct Scene {
    pub(crate) game: ArkhamHorror,
}

impl Scene {
    /// The Feast for Umordhoth, without doom and monsters on the board, in the action phase of the first round.
    pub(crate) fn new(investigators: &[&str]) -> Scene {
        Scene::of("feast-for-umordhoth", investigators)
    }

    /// The scenario, without doom and monsters on the board, in the action phase of the first round.
    pub(crate) fn of(scenario: &str, investigators: &[&str]) -> Scene {
        let (mut game, _) =
            ArkhamHorror::setup(&Setup::new(scenario, investigators), content()).expect("it is valid");
        game.open.doom = [0; Space::COUNT];
        game.open.round = 1;
        game.open.phase = Phase::Action;
        for monster in game.open.monsters_on_board().collect::<Vec<_>>() {
            game.open.monster_mut(monster).at = MonsterAt::Aside;
        }
        Scene { game }
    }

    pub(crate) fn person(&mut self, seat: Seat) -> &mut Person {
        self.game.open.person_mut(seat)
    }

    /// Puts the investigator into the space.
    pub(crate) fn at(mut self, seat: Seat, at: Space) -> Scene {
        self.person(seat).at = at;
        self
    }

    /// Changes an investigator.
    pub(crate) fn with(mut self, seat: Seat, change: impl FnOnce(&mut Person)) -> Scene {
        change(self.person(seat));
        self
    }

    /// Puts doom into the space.
    pub(crate) fn doom(mut self, at: Space, doom: u8) -> Scene {
        self.game.open.doom[at.index()] = doom;
        self
    }

    /// Gives the investigator an asset; of several copies one that nobody has.
    pub(crate) fn holding(mut self, seat: Seat, name: &str) -> Scene {
        let asset = self.asset(name);
        self.draw(asset);
        self.game.open.asset_mut(asset).at = AssetAt::Held(seat);
        self.person(seat).assets.insert(asset);
        self
    }

    /// Takes the asset out of its deck, if it is in one.
    fn draw(&mut self, asset: Asset) {
        let Some(deck) = Deck::of(content(), asset) else { return };
        let card = deck.card(content(), asset);
        let shut = &mut self.game.shut;
        // Everything in the decks is still unknown, so that any card can be the top one.
        match deck {
            Deck::Items => {
                shut.items.see(pile::DECK, 0, card, Seats::ALL);
                shut.items.take(pile::DECK, 0);
            }
            Deck::Spells => {
                shut.spells.see(pile::DECK, 0, card, Seats::ALL);
                shut.spells.take(pile::DECK, 0);
            }
            Deck::Allies => {
                shut.allies.see(pile::DECK, 0, card, Seats::ALL);
                shut.allies.take(pile::DECK, 0);
            }
        }
    }

    /// Puts five items on display.
    fn fill_display(&mut self) {
        let first = Deck::Items.first(content());
        for asset in (first.0..).map(Asset) {
            if self.game.open.display.is_full() {
                return;
            }
            if self.game.open.asset(asset).at == AssetAt::Supply {
                self.draw(asset);
                self.game.open.asset_mut(asset).at = AssetAt::Display;
                self.game.open.display.push(asset);
            }
        }
    }

    /// An asset of this name that nobody has yet.
    fn asset(&self, name: &str) -> Asset {
        let free = |asset: &Asset| {
            content().assets[asset.index()].slug == name && self.game.open.asset(*asset).at == AssetAt::Supply
        };
        let mut all = (0..content().assets.len() as u8).map(Asset);
        all.rfind(free).unwrap_or_else(|| panic!("there is no {name}"))
    }

    /// Takes a monster of this kind out of the deck, or from those set aside.
    fn take(&mut self, name: &str) -> Monster {
        let open = &self.game.open;
        let of_kind = |monster: &Monster| {
            let kinds = &content().scenario(open.scenario).monsters;
            kinds.get(monster.index()).is_some_and(|kind| content().monsters[kind.index()].slug == name)
                && open.space_of(*monster).is_none()
        };
        let monster = Monster::all().find(of_kind).unwrap_or_else(|| panic!("there is no {name} left"));
        if open.monster(monster).at == MonsterAt::Deck {
            // Everything in the deck is still unknown, so that any card can be the top one.
            self.game.shut.monsters.see(pile::DECK, 0, Card(monster.0), Seats::ALL);
            self.game.shut.monsters.take(pile::DECK, 0);
        }
        monster
    }

    /// Puts a monster of this kind into the space, ready.
    pub(crate) fn ready(mut self, name: &str, at: Space) -> Scene {
        let monster = self.take(name);
        self.game.open.monster_mut(monster).at = MonsterAt::Ready(at);
        self
    }

    /// Puts a monster of this kind into the space, exhausted.
    pub(crate) fn exhausted(mut self, name: &str, at: Space) -> Scene {
        let monster = self.take(name);
        self.game.open.monster_mut(monster).at = MonsterAt::Exhausted(at);
        self
    }

    /// Lets a monster of this kind be engaged with the investigator.
    pub(crate) fn engaged(mut self, name: &str, seat: Seat) -> Scene {
        let monster = self.take(name);
        self.game.open.monster_mut(monster).at = MonsterAt::Engaged(seat);
        self
    }

    /// Puts an archive card into the codex.
    pub(crate) fn codex(mut self, number: u8, at: CodexAt) -> Scene {
        let card = CodexCard::numbered(number).expect("there is such a card");
        self.game.open.codex_mut(card).at = at;
        self
    }

    /// Begins to play with this procedure. When it is over, an action phase begins.
    pub(crate) fn play(self, frame: impl Into<Frame>) -> Table {
        self.play_within(Round::new(), frame)
    }

    /// Begins to play with this procedure, which the other one has called.
    pub(crate) fn play_within(mut self, caller: impl Into<Frame>, frame: impl Into<Frame>) -> Table {
        self.fill_display();
        let mut told = Vec::new();
        let stack = vec![caller.into(), frame.into()];
        let position = Position::at(self.game, stack, &mut Cx::recording(content(), &mut told))
            .unwrap_or_else(|error| panic!("it does not begin: {error:?}"));
        Table { position, told }
    }
}

/// A game being played.
pub(crate) struct Table {
    pub(crate) position: Position<ArkhamHorror>,
    told: Vec<EventRecord<Event>>,
}

impl Table {
    pub(crate) fn game(&self) -> &ArkhamHorror {
        self.position.game()
    }

    pub(crate) fn person(&self, seat: Seat) -> &Person {
        self.game().open.person(seat)
    }

    /// The monster of this kind on the board; of several the first.
    pub(crate) fn monster(&self, name: &str) -> Monster {
        let kinds = &content().scenario(self.game().open.scenario).monsters;
        let is_it = |monster: &Monster| content().monsters[kinds[monster.index()].index()].slug == name;
        let mut all = self.game().open.monsters_on_board().filter(is_it);
        all.next().unwrap_or_else(|| panic!("there is no {name} on the board"))
    }

    /// Where the first monster of this kind on the board is.
    pub(crate) fn at(&self, name: &str) -> MonsterAt {
        self.game().open.monster(self.monster(name)).at
    }

    /// The asset of this name that the investigator holds.
    pub(crate) fn asset(&self, seat: Seat, name: &str) -> Asset {
        let held = self.person(seat).assets;
        let mut named = held.iter().filter(|asset| content().assets[asset.index()].slug == name);
        named.next().unwrap_or_else(|| panic!("{seat:?} holds no {name}"))
    }

    /// Who is asked; `None` if a roll is awaited or the game is over.
    pub(crate) fn asked(&self) -> Option<Seat> {
        self.position.asked().iter().next()
    }

    /// What the one who is asked can choose.
    pub(crate) fn choices(&self) -> Vec<Choice> {
        let seat = self.asked().unwrap_or_else(|| panic!("nobody is asked: {:?}", self.position.wait()));
        let mut q = Offer::new();
        self.position.offer(content(), seat, &mut q);
        q.choices().iter().map(|&(choice, _)| choice).collect()
    }

    /// The rule that refuses a choice to the one who is asked.
    pub(crate) fn refusal(&self, choice: Choice) -> Option<&'static str> {
        let seat = self.asked()?;
        let mut q = Offer::with_refusals();
        self.position.offer(content(), seat, &mut q);
        q.refused().iter().find(|&&(refused, _)| refused == choice).map(|&(_, rule)| rule.0)
    }

    pub(crate) fn offers(&self, choice: Choice) -> bool {
        self.choices().contains(&choice)
    }

    /// The actions that can be chosen, basic ones only.
    pub(crate) fn actions(&self) -> Vec<Action> {
        let action = |choice: Choice| match choice {
            Choice::Action(action) => Some(action),
            _ => None,
        };
        self.choices().into_iter().filter_map(action).collect()
    }

    /// The spaces that can be chosen.
    pub(crate) fn spaces(&self) -> Vec<Space> {
        let space = |choice: Choice| match choice {
            Choice::Space(space) => Some(space),
            _ => None,
        };
        self.choices().into_iter().filter_map(space).collect()
    }

    fn apply(&mut self, mv: &Move<ArkhamHorror>) -> &mut Table {
        let mut cx = Cx::recording(content(), &mut self.told);
        if let Err(error) = self.position.apply(mv, &mut cx) {
            let offered = self.asked().map(|_| self.choices());
            panic!("{mv:?} is refused: {error:?}; offered: {offered:?}; stack: {:?}", self.position.stack());
        }
        self
    }

    /// Whoever is asked answers with one choice.
    pub(crate) fn say(&mut self, choice: Choice) -> &mut Table {
        self.answer(&[choice])
    }

    /// Whoever is asked answers.
    pub(crate) fn answer(&mut self, choices: &[Choice]) -> &mut Table {
        let seat = self.asked().unwrap_or_else(|| panic!("nobody is asked: {:?}", self.position.wait()));
        self.apply(&Move::Say { seat, what: choices.iter().copied().collect() })
    }

    /// The action is chosen.
    pub(crate) fn act(&mut self, action: Action) -> &mut Table {
        self.say(Choice::Action(action))
    }

    /// The dice, one after the other.
    pub(crate) fn roll(&mut self, dice: &[u32]) -> &mut Table {
        for &die in dice {
            assert!(
                matches!(self.position.wait(), Wait::Roll),
                "no roll is awaited: {:?}",
                self.position.wait()
            );
            self.apply(&Move::Roll(die));
        }
        self
    }

    /// Whether everything is over: there is nothing left to do.
    pub(crate) fn is_over(&self) -> bool {
        matches!(self.position.wait(), Wait::Over(_))
    }

    /// What happened since the last time this was asked.
    pub(crate) fn told(&mut self) -> Vec<Event> {
        std::mem::take(&mut self.told).into_iter().map(|record| record.event).collect()
    }
}
