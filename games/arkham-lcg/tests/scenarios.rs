//! The second and third scenario: their set-ups, acts, agendas and resolutions.

use std::collections::BTreeSet;

use arkham_lcg::content::{CardId, CardType, Difficulty, Token};
use arkham_lcg::rules::Advance;
use arkham_lcg::{Choice, Content, Frame, Lcg, Setup, Story, Verdict, Zone, pile};
use bots::{Bot, Playout, Random};
use engine::{Cx, Move, Position, Seat};
use rand_pcg::Pcg64;
use rulebook::covers;

const MASKS: &str = "the-midnight-masks";
const DEVOURER: &str = "the-devourer-below";
const TEAM: [&str; 4] = ["01001", "01002", "01003", "01004"];

/// A game after set-up, at its first turn.
struct Table {
    content: Content,
    position: Position<Lcg>,
    dice: Pcg64,
}

impl Table {
    fn set(scenario: &str, people: usize, story: Story) -> Table {
        let content = Content::standard();
        let mut setup = Setup::starters(&content, scenario, Difficulty::Standard, &TEAM[..people]);
        setup.story = story;
        if story.lita {
            setup.decks[0].cards.insert("01117".into(), 1);
        }
        let position = Position::start(&setup, &mut Cx::silent(&content)).expect("it can be played");
        let mut table = Table { content, position, dice: Pcg64::new(11, 5) };
        table.go_on();
        if people > 1 {
            table.say(Choice::Turn(Seat(0)));
        }
        table
    }

    /// Plays at random until a turn's question, or the end of the scenario.
    fn go_on(&mut self) {
        let mut playout = Playout::new(self.position.clone());
        loop {
            let now = playout.now();
            let free = matches!(now.stack().last(), Some(Frame::Turn(_) | Frame::Investigation(_)));
            if now.end().is_some() || (free && !now.asked().is_empty()) {
                break;
            }
            let step = playout.advance(&self.content, &mut self.dice, |position, seat, offer, dice| {
                Random.choose(position, &self.content, seat, offer, dice)
            });
            step.expect("it goes on");
        }
        self.position = playout.now().clone();
    }

    fn game(&self) -> &Lcg {
        self.position.game()
    }

    /// Answers the question.
    fn say(&mut self, choice: Choice) {
        let seat = self.position.asked().iter().next().expect("somebody is asked");
        let what = std::iter::once(choice).collect();
        let done = self.position.apply(&Move::Say { seat, what }, &mut Cx::silent(&self.content));
        done.unwrap_or_else(|why| panic!("{choice:?}: {why:?}"));
        self.go_on();
    }

    /// Changes the state, and optionally starts a procedure.
    fn lay(&mut self, change: impl FnOnce(&mut Lcg), begin: Option<Frame>) {
        let mut game = self.game().clone();
        change(&mut game);
        let mut stack = self.position.stack().to_vec();
        stack.extend(begin);
        self.position = Position::at(game, stack, &mut Cx::silent(&self.content)).expect("it can be so");
        self.go_on();
    }

    fn agenda_advances(&mut self) {
        self.lay(|_| {}, Some(Advance::agenda().into()));
    }

    fn act_advances(&mut self) {
        self.lay(|_| {}, Some(Advance::act().into()));
    }

    fn code(&self, card: CardId) -> &str {
        &self.game().def(&self.content, card).code
    }

    /// The cards with this code in that zone.
    fn all(&self, code: &str, zone: Zone) -> Vec<CardId> {
        let all = (0..=u8::MAX).map(CardId);
        all.filter(|&card| self.code(card) == code && self.game().card(card).zone == zone).collect()
    }

    /// The place of the location with this code.
    fn place(&self, code: &str) -> CardId {
        let all = (CardId::PLACES.0..=u8::MAX).map(CardId);
        all.into_iter().find(|&card| self.code(card) == code).expect("a location of the scenario")
    }

    /// The titles of the locations of an enemy's copies, with the doom on each.
    fn where_is(&self, code: &str) -> Vec<(&str, u8)> {
        let all = self.all(code, Zone::Play).into_iter();
        all.map(|card| {
            let place = self.game().place_of(card).expect("somewhere");
            (self.game().def(&self.content, place).title.as_str(), self.game().card(card).doom)
        })
        .collect()
    }

    fn verdict(&self) -> Option<Verdict> {
        self.position.end().map(|end| end.verdict)
    }

    fn resolution(&self) -> Option<u8> {
        self.position.end().map(|end| end.resolution)
    }
}

/// The numbers and symbols in a chaos bag.
fn bag(scenario: &str, difficulty: Difficulty) -> (Vec<i8>, Vec<Token>) {
    let content = Content::standard();
    let setup = Setup::starters(&content, scenario, difficulty, &TEAM[..1]);
    let position: Position<Lcg> =
        Position::start(&setup, &mut Cx::silent(&content)).expect("it can be played");
    let (mut numbers, mut symbols) = (Vec::new(), Vec::new());
    for &token in &position.game().open.bag {
        match token {
            Token::Number(n) => numbers.push(n),
            symbol => symbols.push(symbol),
        }
    }
    numbers.sort_unstable_by(|a, b| b.cmp(a));
    (numbers, symbols)
}

#[test]
fn every_difficulty_has_its_bag_and_the_last_night_one_token_more() {
    let numbers: [&[i8]; 4] = [
        &[1, 1, 0, 0, 0, -1, -1, -1, -2, -2],
        &[1, 0, 0, -1, -1, -1, -2, -2, -3, -4],
        &[0, 0, 0, -1, -1, -2, -2, -3, -3, -4, -5],
        &[0, -1, -1, -2, -2, -3, -3, -4, -4, -5, -6, -8],
    ];
    for (difficulty, wanted) in Difficulty::ALL.into_iter().zip(numbers) {
        for scenario in ["the-gathering", MASKS, DEVOURER] {
            let (numbers, symbols) = bag(scenario, difficulty);
            assert_eq!(numbers, wanted, "{scenario}, {difficulty:?}");
            let count = |token| symbols.iter().filter(|other| **other == token).count();
            let all = [Token::Skull, Token::Cultist, Token::Tablet, Token::AutoFail, Token::ElderSign];
            assert_eq!(all.map(count), [2, 1, 1, 1, 1], "{scenario}, {difficulty:?}");
            assert_eq!(count(Token::ElderThing), usize::from(scenario == DEVOURER));
        }
    }
}

#[test]
fn each_night_gathers_its_encounter_sets_and_no_others() {
    covers!("lcg:setup.13");
    let gathered = |scenario| {
        let table = Table::set(scenario, 1, Story::default());
        let all = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
        let laid = all.filter(|&card| table.game().card(card).zone != Zone::Out);
        let defs = laid.map(|card| table.game().def(&table.content, card));
        let drawn = defs.filter(|def| matches!(def.card_type, CardType::Enemy | CardType::Treachery));
        // The set of agents is random.
        let name = |set: &str| if set.starts_with("agents") { "agents".into() } else { set.to_owned() };
        drawn.map(|def| name(&def.set)).collect::<BTreeSet<String>>()
    };
    let own = |sets: &[&str]| sets.iter().map(|set| (*set).to_owned()).collect::<BTreeSet<String>>();
    let first = ["torch", "rats", "ghouls", "striking_fear", "ancient_evils", "chilling_cold"];
    assert_eq!(gathered("the-gathering"), own(&first));
    // The cultists are in a separate deck.
    let second = ["arkham", "chilling_cold", "nightgaunts", "pentagram", "locked_doors", "cultists"];
    assert_eq!(gathered(MASKS), own(&second));
    let last = ["tentacles", "ancient_evils", "striking_fear", "ghouls", "pentagram", "agents"];
    assert_eq!(gathered(DEVOURER), own(&last));
}

#[test]
fn the_first_night_begins_in_the_study_with_priest_and_lita_aside() {
    let table = Table::set("the-gathering", 2, Story::default());
    let places: Vec<&str> = table.game().places().map(|place| table.code(place)).collect();
    assert_eq!(places, ["01111"]);
    for code in ["01116", "01117"] {
        let all = (0..=u8::MAX).map(CardId).filter(|&card| table.code(card) == code);
        let there = all.filter(|&card| matches!(table.game().card(card).zone, Zone::Play | Zone::Hidden));
        assert_eq!(there.count(), 0, "{code} is neither in play nor in the encounter deck");
    }
}

#[test]
fn of_two_downtowns_and_two_southsides_one_each_is_in_arkham() {
    for burned in [false, true] {
        let table = Table::set(MASKS, 1, Story { house_burned: burned, ..Story::default() });
        let titles: Vec<&str> = table
            .game()
            .places()
            .map(|place| table.game().def(&table.content, place).title.as_str())
            .collect();
        for title in ["downtown", "southside", "northside", "easttown", "rivertown", "graveyard"] {
            assert_eq!(titles.iter().filter(|other| **other == title).count(), 1, "{title} in {titles:?}");
        }
        assert_eq!(titles.len(), if burned { 8 } else { 9 });
    }
}

#[test]
fn the_night_begins_at_home_if_there_is_one() {
    let standing = Table::set(MASKS, 1, Story::default());
    assert_eq!(standing.game().location(Seat(0)), Some(standing.place("01124")));
    let burned = Table::set(MASKS, 2, Story { house_burned: true, ..Story::default() });
    assert_eq!(burned.game().location(Seat(0)), Some(burned.place("01125")));
    assert_eq!(burned.all("01124", Zone::Play), [], "no house");
}

#[test]
fn the_more_investigators_the_more_acolytes_are_abroad() {
    let wanted = [("southside", 1), ("downtown", 1), ("graveyard", 1)];
    for people in 1..=4 {
        let table = Table::set(MASKS, people, Story::default());
        assert_eq!(table.where_is("01169"), wanted[..people - 1]);
        assert_eq!(table.all("01169", Zone::Hidden).len(), 4 - people, "the rest is in the encounter deck");
        assert_eq!(table.game().scenario.len(pile::CULTISTS), 5);
    }
}

#[test]
fn a_priest_who_lived_comes_again() {
    for scenario in [MASKS, DEVOURER] {
        let deck = |story| Table::set(scenario, 1, story).game().scenario.len(pile::ENCOUNTERS);
        let alive = Story { priest_alive: true, ..Story::default() };
        assert_eq!(deck(alive), deck(Story::default()) + 1, "{scenario}");
    }
}

#[test]
fn the_masked_hunter_goes_for_the_most_clues() {
    let mut table = Table::set(MASKS, 2, Story::default());
    table.lay(|game| game.me_mut(Seat(1)).clues = 3, None);
    table.agenda_advances();
    let hunter = table.all("01121b", Zone::Play)[0];
    assert_eq!(table.game().card(hunter).by, Some(Seat(1)));
    assert_eq!(table.code(table.game().open.agenda), "01122");
}

#[test]
fn at_midnight_it_is_over() {
    let mut table = Table::set(MASKS, 1, Story::default());
    table.agenda_advances();
    assert_eq!(table.resolution(), None);
    table.agenda_advances();
    assert_eq!(table.resolution(), Some(2));
}

#[test]
fn with_all_six_unmasked_the_conspiracy_is_uncovered() {
    let mut table = Table::set(MASKS, 1, Story::default());
    let victory = |table: &mut Table, codes: &[&str]| {
        let cards: Vec<CardId> =
            (0..=u8::MAX).map(CardId).filter(|&card| codes.contains(&table.code(card))).collect();
        let lay = |game: &mut Lcg| cards.iter().for_each(|&card| game.card_mut(card).zone = Zone::Victory);
        table.lay(lay, None);
    };
    victory(&mut table, &["01121b", "01137", "01138", "01139", "01140"]);
    table.say(Choice::Resource);
    assert_eq!(table.resolution(), None);
    victory(&mut table, &["01141"]);
    if table.resolution().is_none() {
        table.say(Choice::Resource);
    }
    assert_eq!(table.resolution(), Some(1));
}

#[test]
fn the_woods_remember_who_got_away() {
    let doom = |escaped| {
        let table = Table::set(DEVOURER, 1, Story { escaped, ..Story::default() });
        table.game().card(table.game().open.agenda).doom
    };
    assert_eq!([0, 0b1, 0b11, 0b111, 0b1111, 0b1_1111, 0b11_1111].map(doom), [0, 1, 1, 2, 2, 3, 3]);
}

#[test]
fn the_last_night_adds_a_token_a_set_by_lot_and_four_of_six_woods() {
    let table = Table::set(DEVOURER, 1, Story::default());
    let game = table.game();
    assert_eq!(game.open.bag.iter().filter(|token| **token == Token::ElderThing).count(), 1);
    assert_eq!(game.places().count(), 5, "the path and four woods");
    let all = (CardId::SCENARIO.0..CardId::PLACES.0).map(CardId);
    let sets: Vec<&str> = all.map(|card| game.def(&table.content, card).set.as_str()).collect();
    let agents: Vec<&&str> = sets.iter().filter(|set| set.starts_with("agents")).collect();
    assert_eq!(agents.len(), 4);
    assert!(agents.iter().all(|set| *set == agents[0]), "{agents:?}");
}

#[test]
fn past_midnight_everybody_has_two_cards_less() {
    let table = Table::set(DEVOURER, 3, Story { past_midnight: true, ..Story::default() });
    for seat in (0..3).map(Seat) {
        assert_eq!(table.game().hand_size(seat), 3);
        assert_eq!(table.game().open.discards[seat.index()].len(), 2);
    }
}

#[test]
fn the_trail_leads_to_the_ritual_and_those_who_got_away_follow() {
    let mut table = Table::set(DEVOURER, 1, Story { escaped: 0b10_0011, ..Story::default() });
    assert_eq!(table.all("01156", Zone::Play), []);
    table.act_advances();
    assert_eq!(table.all("01156", Zone::Play).len(), 1);
    for code in ["01121b", "01137", "01141"] {
        assert_eq!(table.where_is(code), [("main-path", 0)], "{code}");
    }
    assert_eq!(table.code(table.game().open.act), "01147");
}

#[test]
fn who_cannot_bear_umordhoths_will_goes_mad_a_little() {
    let mut table = Table::set(DEVOURER, 2, Story::default());
    table.agenda_advances();
    table.lay(|game| game.open.bag = vec![Token::AutoFail], None);
    let mad = |table: &Table| {
        let kinds = (0..CardId::SCENARIO.0).map(CardId).filter(|&card| {
            ["01096", "01097", "01099", "01100"].contains(&table.code(card))
                && table.game().card(card).zone != Zone::Out
        });
        kinds.count()
    };
    let before = mad(&table);
    table.agenda_advances();
    assert_eq!(mad(&table), before + 2);
    assert_eq!(table.code(table.game().open.agenda), "01145");
}

/// The last agenda has advanced, and Umôrdhoth is in play.
fn devoured(people: usize) -> Table {
    let mut table = Table::set(DEVOURER, people, Story { standalone: true, lita: true, ..Story::default() });
    for _ in 0..2 {
        table.agenda_advances();
        // Heals the investigators, as earlier damage and horror do not matter here.
        table.lay(
            |game| {
                for seat in (0..4).map(Seat) {
                    (game.me_mut(seat).damage, game.me_mut(seat).horror) = (0, 0);
                }
            },
            None,
        );
    }
    table.agenda_advances();
    table
}

#[test]
fn umordhoth_comes_to_the_ritual_and_there_is_no_agenda_any_more() {
    let mut table = devoured(1);
    let umordhoth = table.all("01157", Zone::Play);
    assert_eq!(table.game().card(umordhoth[0]).at, Some(table.place("01156")));
    let (act, agenda) = (table.game().open.act, table.game().open.agenda);
    assert_eq!((table.code(act), act), ("01145", agenda), "one card is both");
    assert_eq!(table.all("01146", Zone::Play), []);
    table.lay(
        |game| {
            game.card_mut(agenda).doom = 20;
            game.me_mut(Seat(0)).clues = 9;
        },
        None,
    );
    let refused = table.position.check(
        &table.content,
        &Move::Say { seat: Seat(0), what: std::iter::once(Choice::AdvanceAct).collect() },
    );
    assert!(refused.is_err(), "no act to advance");
    assert_eq!(table.all("01145", Zone::Play), [agenda], "it stays");
}

#[test]
fn lita_can_be_thrown_to_it() {
    let mut table = devoured(1);
    let umordhoth = table.all("01157", Zone::Play)[0];
    let site = table.place("01156");
    let third = Choice::Use(umordhoth, 1);
    let may = |table: &Table| {
        let what = std::iter::once(third).collect();
        table.position.check(&table.content, &Move::Say { seat: Seat(0), what }).is_ok()
    };
    table.lay(|game| game.me_mut(Seat(0)).at = Some(site), None);
    assert!(!may(&table), "without Lita nobody can");
    let lita = CardId((1..44).find(|&id| table.code(CardId(id)) == "01117").expect("in the deck"));
    table.lay(
        |game| {
            let state = game.card_mut(lita);
            (state.zone, state.by) = (Zone::Play, Some(Seat(0)));
            game.open.play.insert(lita);
            game.person_mut(Seat(0)).actions = 3;
        },
        None,
    );
    assert!(may(&table));
    // Exhausted, because the action would provoke its attack of opportunity first.
    table.lay(|game| game.card_mut(umordhoth).exhausted = true, None);
    table.say(third);
    assert_eq!(table.resolution(), Some(3));
    assert_eq!(table.verdict(), Some(Verdict::Lost), "it stands on no act");
}

#[test]
fn umordhoth_defeated_is_driven_back() {
    let mut table = devoured(1);
    let umordhoth = table.all("01157", Zone::Play)[0];
    let site = table.place("01156");
    table.lay(
        |game| {
            game.me_mut(Seat(0)).at = Some(site);
            game.person_mut(Seat(0)).actions = 3;
            // Health 6, plus 4 per investigator.
            game.card_mut(umordhoth).damage = 9;
            game.open.bag = vec![Token::Number(9)];
        },
        None,
    );
    table.say(Choice::Fight(umordhoth));
    assert_eq!(table.resolution(), Some(2));
    assert_eq!(table.verdict(), Some(Verdict::Won), "the card that says so is the act as well");
}

#[test]
fn enough_clues_break_the_ritual() {
    let mut table = Table::set(DEVOURER, 1, Story::default());
    table.act_advances();
    table.act_advances();
    let act = table.game().open.act;
    assert_eq!(table.code(act), "01148");
    let lay = |game: &mut Lcg| {
        game.card_mut(act).clues = 1;
        game.me_mut(Seat(0)).clues = 1;
        game.person_mut(Seat(0)).actions = 3;
        game.open.bag = vec![Token::Number(9)];
        // Exhausts engaged enemies so that they do not interfere.
        for card in (0..=u8::MAX).map(CardId) {
            game.card_mut(card).exhausted |=
                game.card(card).by == Some(Seat(0)) && card.0 >= CardId::SCENARIO.0;
        }
    };
    table.lay(lay, None);
    table.say(Choice::Use(act, 0));
    assert_eq!(table.resolution(), Some(1));
}

#[test]
fn with_nobody_left_there_is_no_resolution() {
    let mut table = Table::set(DEVOURER, 1, Story::default());
    let path = table.place("01149");
    table.say(Choice::Use(path, 0));
    assert_eq!(table.resolution(), Some(0));
}
