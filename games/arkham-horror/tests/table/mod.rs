//! Playing single procedures on an arranged table.

#![allow(dead_code, unreachable_pub)] // Each test file uses a part of it.

use std::sync::OnceLock;

use arkham_horror::content::{CodexCard, Monster, Neighbourhood, Space};
use arkham_horror::rules::round::Round;
use arkham_horror::{
    ArkhamHorror, Choice, CodexAt, Content, End, Event, Frame, MonsterAt, Open, Phase, Setup,
};
use engine::{Answer, Cx, EventRecord, Game, Move, Odds, Offer, Position, Seat, Wait};

/// The content that comes with the game.
pub fn content() -> &'static Content {
    static CONTENT: OnceLock<Content> = OnceLock::new();
    CONTENT.get_or_init(Content::standard)
}

/// A game as it is laid out, in its first round, with no archive card in the codex and nobody on the board but the
/// investigators. There are no items to put on display.
pub fn game(scenario: &str, investigators: &[&str]) -> ArkhamHorror {
    let setup = Setup::new(scenario, investigators);
    let (mut game, _) = ArkhamHorror::setup(&setup, content()).expect("the set-up is valid");
    (game.open.phase, game.open.round) = (Phase::Action, 1);
    game.open.doom = [0; Space::COUNT];
    // Nothing is put on display, so that nothing but what is tested is rolled.
    game.shut.items.clear();
    for monster in game.open.monsters_on_board().collect::<Vec<_>>() {
        game.open.monster_mut(monster).at = MonsterAt::Aside;
    }
    game
}

/// The space of a neighbourhood with this name.
pub fn space(name: &str) -> Space {
    content().space_named(name).unwrap_or_else(|| panic!("no space is called {name}"))
}

/// The street with this name in the game's scenario.
pub fn street(game: &ArkhamHorror, name: &str) -> Space {
    let streets = &content().scenario(game.open.scenario).sheet.streets;
    let at = streets.iter().position(|street| street.slug == name);
    Space(Space::FIRST_STREET.0 + at.unwrap_or_else(|| panic!("no street is called {name}")) as u8)
}

/// The neighbourhood with this name.
pub fn neighbourhood(name: &str) -> Neighbourhood {
    content().neighbourhood_named(name).unwrap_or_else(|| panic!("no neighbourhood is called {name}"))
}

/// The archive card with this number.
pub fn card(number: u8) -> CodexCard {
    CodexCard::numbered(number).expect("there is such a card")
}

/// What is arranged on a table before it is played.
pub trait Arrange {
    /// Puts archive cards into the codex, front side up.
    fn with_codex(self, cards: &[u8]) -> Self;
    /// Puts doom into a space.
    fn with_doom(self, at: &str, doom: u8) -> Self;
    /// Puts the investigator of a seat into a space.
    fn with_person(self, seat: u8, at: Space) -> Self;
    /// Puts a ready monster into a space, and names it.
    fn with_monster(&mut self, name: &str, at: Space) -> Monster;
}

impl Arrange for ArkhamHorror {
    fn with_codex(mut self, cards: &[u8]) -> Self {
        for &number in cards {
            self.open.codex_mut(card(number)).at = CodexAt::Front;
        }
        self
    }

    fn with_doom(mut self, at: &str, doom: u8) -> Self {
        self.open.doom[space(at).index()] = doom;
        self
    }

    fn with_person(mut self, seat: u8, at: Space) -> Self {
        self.open.person_mut(Seat(seat)).at = at;
        self
    }

    fn with_monster(&mut self, name: &str, at: Space) -> Monster {
        let named = |&monster: &Monster| {
            content().monster(self.open.scenario, monster).slug == name
                && !self.open.monsters_on_board().any(|other| other == monster)
        };
        let count = content().scenario(self.open.scenario).monsters.len() as u8;
        let monster =
            (0..count).map(Monster).find(named).unwrap_or_else(|| panic!("no monster is called {name}"));
        self.open.monster_mut(monster).at = MonsterAt::Ready(at);
        monster
    }
}

/// A procedure being played on an arranged table. What comes after it is the next round.
pub struct Play {
    position: Position<ArkhamHorror>,
    told: Vec<EventRecord<Event>>,
}

/// A table that was changed by hand while it was played.
pub struct Arranged(ArkhamHorror);

impl Arranged {
    /// Plays a procedure on it.
    pub fn then(self, frame: impl Into<Frame>) -> Play {
        play(self.0, frame)
    }
}

/// Plays the procedure until it asks or rolls.
pub fn play(game: ArkhamHorror, frame: impl Into<Frame>) -> Play {
    let mut told = Vec::new();
    let mut cx = Cx::recording(content(), &mut told);
    let stack = vec![Round::new().into(), frame.into()];
    let position = Position::at(game, stack, &mut cx).expect("it can be played");
    Play { position, told }
}

impl Play {
    /// The public state.
    pub fn open(&self) -> &Open {
        &self.position.game().open
    }

    /// The whole state.
    pub fn game(&self) -> &ArkhamHorror {
        self.position.game()
    }

    /// Plays another procedure on the table as it is now.
    pub fn then(self, frame: impl Into<Frame>) -> Play {
        let mut next = play(self.position.game().clone(), frame);
        next.told.splice(
            0..0,
            self.told.into_iter().filter(|record| !matches!(record.event, Event::Round(_) | Event::Phase(_))),
        );
        next
    }

    /// Changes the table by hand.
    pub fn change(self, change: impl FnOnce(&mut ArkhamHorror)) -> Arranged {
        let mut game = self.position.game().clone();
        change(&mut game);
        Arranged(game)
    }

    /// How the game has ended, if it has.
    pub fn end(&self) -> Option<End> {
        self.position.end()
    }

    /// What was told, in order.
    pub fn told(&self) -> impl Iterator<Item = &Event> {
        self.told.iter().map(|record| &record.event)
    }

    /// Whether the procedure is over and the next round has begun.
    pub fn is_over(&self) -> bool {
        self.told().any(|event| matches!(event, Event::Round(_) | Event::Phase(Phase::Action)))
    }

    fn apply(&mut self, mv: Move<ArkhamHorror>) {
        let mut cx = Cx::recording(content(), &mut self.told);
        let done = self.position.apply(&mv, &mut cx);
        assert!(
            done.is_ok(),
            "{mv:?}: {done:?}; {:?}; offered {:?}",
            self.position.stack().last(),
            self.offered()
        );
    }

    /// The values that can be rolled now, with their weights.
    pub fn faces(&self) -> Vec<(u32, u64)> {
        let mut odds = Odds::new();
        self.position.odds(content(), &mut odds);
        odds.faces()
    }

    /// Rolls this value.
    pub fn roll(mut self, value: u32) -> Play {
        self.apply(Move::Roll(value));
        self
    }

    /// Rolls the first possible value of whatever is rolled, until somebody is asked or the procedure is over.
    pub fn rolls(mut self) -> Play {
        while self.position.wait() == Wait::Roll && !self.is_over() {
            let (value, _) = self.faces()[0];
            self.apply(Move::Roll(value));
        }
        self
    }

    /// As [`Play::rolls`], but always the last possible value.
    pub fn rolls_high(mut self) -> Play {
        while self.position.wait() == Wait::Roll && !self.is_over() {
            let faces = self.faces();
            self.apply(Move::Roll(faces[faces.len() - 1].0));
        }
        self
    }

    /// The only seat that is asked.
    pub fn asked(&self) -> Seat {
        let seats: Vec<Seat> = self.position.asked().iter().collect();
        assert_eq!(seats.len(), 1, "{:?} {:?}", self.position.wait(), self.position.stack());
        seats[0]
    }

    /// What the seats that are asked are offered.
    pub fn offered(&self) -> Vec<Choice> {
        let mut q = Offer::new();
        let mut all = Vec::new();
        for seat in self.position.asked().iter() {
            self.position.offer(content(), seat, &mut q);
            all.extend(q.choices().iter().map(|(choice, _)| *choice));
        }
        all
    }

    /// What the only seat that is asked is offered and refused.
    pub fn offer(&self, q: &mut Offer<ArkhamHorror>) {
        self.position.offer(content(), self.asked(), q);
    }

    /// The procedure that waits.
    pub fn top(&self) -> Option<&Frame> {
        self.position.stack().last()
    }

    /// The rule that asks.
    pub fn rule(&self) -> &'static str {
        let mut q = Offer::new();
        self.position.offer(content(), self.asked(), &mut q);
        q.rule().map_or("", |rule| rule.0)
    }

    /// The seat that is asked gives this answer.
    pub fn choose(self, choice: Choice) -> Play {
        let seat = self.asked();
        self.say(seat, &[choice])
    }

    /// This seat gives this answer.
    pub fn say(mut self, seat: Seat, choices: &[Choice]) -> Play {
        self.apply(Move::Say { seat, what: Answer::<ArkhamHorror>::from_slice(choices) });
        self
    }
}
