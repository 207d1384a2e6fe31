//! Plays random games and checks all messages and board references on the way.

use std::collections::BTreeSet;

use engine::{Cx, Move, Msg, Offer, OutlineArea, Playable, Position, Seat, Viewer, Wait};
use rand_core::SeedableRng;
use rand_pcg::Pcg64;
use unicode_width::UnicodeWidthStr;

use crate::random_play::random_move;
use crate::strict_localizer::{StrictLocalizer, all_can_be_said};

/// The maximum line width of a rendered table.
const WIDTH: usize = 100;

/// Tests of a game's messages by random games.
pub struct Spoken<G: Playable> {
    /// The game's content.
    pub content: G::Content,
    languages: [StrictLocalizer; 3],
    setup: fn(usize, &G::Content) -> G::Setup,
}

impl<G: Playable> Spoken<G> {
    /// Creates the tests; `setup` returns the set-up of each game by number.
    pub fn new(setup: fn(usize, &G::Content) -> G::Setup) -> Self {
        Spoken { content: G::standard(), languages: StrictLocalizer::all::<G>(), setup }
    }

    /// Plays a random game; calls `see` with the position at every question, every roll and the end, the events since
    /// the last call, and the value of a roll.
    pub fn walk(&self, game: usize, mut see: impl FnMut(&Position<G>, &[G::Event], Option<u32>)) {
        let content = &self.content;
        let mut dice = Pcg64::seed_from_u64(game as u64);
        let mut events = Vec::new();
        let setup = (self.setup)(game, content);
        let mut position =
            Position::<G>::start(&setup, &mut Cx::recording(content, &mut events)).expect("a game");
        loop {
            let news: Vec<G::Event> = events.drain(..).map(|record| record.event).collect();
            let next = random_move(&position, content, &mut dice);
            see(&position, &news, if let Some(Move::Roll(value)) = next { Some(value) } else { None });
            let Some(next) = next else { return };
            position.apply(&next, &mut Cx::recording(content, &mut events)).expect("a move that is offered");
        }
    }

    /// The offers of all seats, with refusals.
    pub fn offers(&self, position: &Position<G>) -> Vec<(Seat, Offer<G>)> {
        let seats = (0..position.game().seats()).map(|seat| Seat(seat as u8));
        let offered = |seat| {
            let mut q = Offer::with_refusals();
            position.offer(&self.content, seat, &mut q).then_some((seat, q))
        };
        if let Wait::Ask { .. } = position.wait() { seats.filter_map(offered).collect() } else { Vec::new() }
    }

    /// All messages of the position.
    fn sayable(&self, position: &Position<G>, face: Option<u32>) -> Vec<Msg> {
        let (game, stack, content) = (position.game(), position.stack(), &self.content);
        match position.wait() {
            Wait::Over(end) => vec![G::end(&end), game.outcome(content, &end)],
            Wait::Roll => {
                let face = face.into_iter().map(|value| game.face(content, stack, value));
                std::iter::once(game.roll(content, stack)).chain(face).collect()
            }
            Wait::Ask { .. } => {
                let mut said = Vec::new();
                for (seat, q) in self.offers(position) {
                    said.extend([game.seat(content, seat), game.question(content, stack, seat)]);
                    for (choice, _) in q.choices().iter().chain(q.anytime()).chain(q.refused()) {
                        said.push(game.choice(content, stack, seat, choice));
                        let group = game.group(content, stack, seat, choice);
                        said.extend(group.into_iter().flat_map(|group| [group.heading, group.item]));
                    }
                    said.extend(q.choices().iter().filter_map(|(of, _)| game.warning(content, stack, of)));
                    let why = q
                        .refused()
                        .iter()
                        .filter_map(|(of, by)| game.refusal_reason(content, stack, of, *by));
                    said.extend(why);
                }
                said
            }
        }
    }

    /// Asserts that all messages of this many games can be formatted in every language.
    pub fn can_be_told(&self, games: usize) {
        let mut seen = BTreeSet::new();
        for game in 0..games {
            let mut said = Vec::new();
            self.walk(game, |position, news, face| {
                let news = news.iter().map(|event| position.game().event(&self.content, event));
                let all = news.chain(self.sayable(position, face));
                said.extend(all.filter(|msg| seen.insert(format!("{msg:?}"))));
            });
            all_can_be_said(&self.languages, &said);
        }
    }

    /// Asserts that the events of this many games read the same after the game is over.
    pub fn reads_the_same_afterwards(&self, games: usize) {
        for game in 0..games {
            let (mut events, mut last): (Vec<(G::Event, Msg)>, Option<G>) = (Vec::new(), None);
            self.walk(game, |position, news, _| {
                let now = position.game();
                events.extend(news.iter().map(|event| (event.clone(), now.event(&self.content, event))));
                if position.end().is_some() {
                    last = Some(now.clone());
                }
            });
            let last = last.expect("a game has a last position");
            for (event, then) in &events {
                assert_eq!(last.event(&self.content, event), *then, "{event:?} in game {game}");
            }
        }
    }

    /// Asserts that no question of this many games offers two choices with the same text, unless `alike` allows it
    /// there.
    pub fn offers_nothing_twice(&self, games: usize, alike: impl Fn(&Position<G>) -> bool) {
        for game in 0..games {
            self.walk(game, |position, _, _| {
                for ((seat, q), speech) in
                    self.offers(position).iter().flat_map(|of| self.languages.iter().map(move |by| (of, by)))
                {
                    let mut texts = BTreeSet::new();
                    for (choice, _) in q.choices().iter().chain(q.anytime()) {
                        let said = position.game().choice(&self.content, position.stack(), *seat, choice);
                        let text = speech.say(&said);
                        let new = texts.insert(text.clone()) || alike(position);
                        assert!(new, "{}: “{text}” twice", speech.language());
                    }
                }
            });
        }
    }

    /// Asserts that rendered tables are never too wide, at one in `one_in` positions.
    pub fn fits_a_terminal(&self, games: usize, one_in: usize) {
        for game in 0..games {
            let mut moment = 0;
            self.walk(game, |position, _, _| {
                moment += 1;
                if moment % one_in != 0 {
                    return;
                }
                for viewer in [Viewer::only(Seat(0)), Viewer::ALL] {
                    let view = position.view(&self.content, viewer);
                    for speech in &self.languages {
                        let board = G::render_text(&view, &self.content, &|msg| speech.say(msg));
                        let wide = board.lines().find(|line| line.width() > WIDTH);
                        assert_eq!(wide, None, "{}", speech.language());
                    }
                }
            });
        }
    }

    /// Asserts that every offered choice refers to things in the seat's outline, and to none exactly if it is
    /// `words_only`. Returns the number of choices.
    pub fn assert_refs_exist(&self, games: usize, words_only: impl Fn(&G::Choice) -> bool) -> usize {
        let mut met = 0;
        for game in 0..games {
            self.walk(game, |position, _, _| {
                for (seat, q) in self.offers(position) {
                    let view = position.view(&self.content, Viewer::only(seat));
                    let areas = G::outline(&view, &self.content);
                    let there = listed_once(&areas);
                    for (choice, _) in q.choices().iter().chain(q.anytime()) {
                        met += 1;
                        let touches =
                            position.game().choice_refs(&self.content, position.stack(), seat, choice);
                        let missing = touches.iter().find(|thing| !there.contains(&thing.to_string()));
                        assert_eq!(missing, None, "{choice:?} of {seat:?} in game {game}");
                        assert_eq!(touches.is_empty(), words_only(choice), "{choice:?} can be clicked");
                    }
                }
            });
        }
        met
    }

    /// Asserts that outlines can be formatted in every language and that their printed texts exist.
    pub fn can_be_read_as_lists(&self, games: usize) {
        let all = G::printed(&self.content);
        let printed: BTreeSet<String> = all.iter().map(|it| it.id.to_string()).collect();
        assert_eq!(printed.len(), all.len(), "every text has its own id");
        let mut seen = BTreeSet::new();
        for game in 0..games {
            let mut said = Vec::new();
            self.walk(game, |position, _, _| {
                let last = Seat(position.game().seats() as u8 - 1);
                for viewer in [Viewer::only(Seat(0)), Viewer::only(last), Viewer::NONE] {
                    let areas = G::outline(&position.view(&self.content, viewer), &self.content);
                    let items = || areas.iter().flat_map(|area| &area.items);
                    let unknown = |id: &&engine::BoardRef| !printed.contains(&id.to_string());
                    assert_eq!(items().filter_map(|item| item.printed.as_ref()).find(unknown), None);
                    let texts = items().map(|item| &item.text).chain(areas.iter().map(|area| &area.name));
                    said.extend(texts.filter(|msg| seen.insert(format!("{msg:?}"))).cloned());
                }
            });
            all_can_be_said(&self.languages, &said);
        }
    }
}

/// All references in these lists.
pub fn listed(areas: &[OutlineArea]) -> BTreeSet<String> {
    let items = areas.iter().flat_map(|area| &area.items).map(|item| item.id.to_string());
    areas.iter().map(|area| area.id.to_string()).chain(items).collect()
}

/// As [`listed`], asserting that nothing occurs twice and all adjacent areas exist.
fn listed_once(areas: &[OutlineArea]) -> BTreeSet<String> {
    let all = listed(areas);
    let items: usize = areas.iter().map(|area| area.items.len()).sum();
    assert_eq!(all.len(), areas.len() + items, "everything stands once");
    let nowhere =
        areas.iter().flat_map(|area| &area.near).find(|id| areas.iter().all(|area| area.id != **id));
    assert_eq!(nowhere, None, "a way to what is not there");
    all
}
