//! The initial state, except for what is drawn at random or chosen.

use engine::{Card, End, IdSet, Pool, Seat, Seats, SetupError};
use rulebook::rule;

use super::{Checked, Cup, SetUp, Setup};
use crate::content::{
    Asset, CodexCard, Content, Headline, Monster, MythosToken, Neighbourhood, Scenario, ScenarioContent,
    Space,
};
use crate::state::{
    AssetSet, AssetState, City, CodexState, MAX_PLAYERS, MonsterAt, MonsterState, Open, Person, Phase, Row,
    Shut, pile,
};
use crate::{ArkhamHorror, Frame};

/// The number of headlines in a game.
const HEADLINES: usize = 13;

/// Builds the initial state, except for what is drawn at random or chosen.
pub(crate) fn lay_out(setup: &Setup, content: &Content) -> Result<(ArkhamHorror, Frame), SetupError> {
    let Checked { scenario, people, lead } = setup.checked(content)?;
    let scenario = rule!("ah3:101.1", scenario, else Scenario((scenario.0 + 1) % Scenario::COUNT as u8));
    let sheet = content.scenario(scenario);
    let monsters = monsters(sheet);
    let mut game = ArkhamHorror {
        shut: shut(sheet, content, &monsters),
        open: Open {
            scenario,
            options: setup.options,
            players: people.len() as u8,
            lead,
            round: 0,
            phase: Phase::SetUp,
            people: std::array::from_fn(|_| Person::nobody()),
            departed: IdSet::NONE,
            doom: [0; Space::COUNT],
            clues: [0; Neighbourhood::COUNT],
            anomalies: IdSet::NONE,
            sheet_doom: 0,
            sheet_clues: 0,
            sheet_markers: 0,
            monsters,
            assets: [AssetState::default(); Asset::COUNT],
            used: AssetSet::NONE,
            locked: AssetSet::NONE,
            display: Row::default(),
            event_discard: Row::default(),
            headline_discard: IdSet::NONE,
            rumour: None,
            cup: rule!("ah3:105.1", cup(sheet, setup.options.cup), else [1; 7]),
            drawn: [0; 7],
            codex: [CodexState::default(); CodexCard::COUNT],
            markers: [0; 41],
            hidden_markers: IdSet::NONE,
            marker_spaces: Row::default(),
            marker_colours: Row::default(),
            mended: IdSet::NONE,
            found: 0,
            revealed: None,
            lodge: Seats::NONE,
            acting: None,
            bundle: None,
            casting: None,
            tests: Row::default(),
            hands: [0; MAX_PLAYERS],
            encounter: None,
        },
    };
    rule!("ah3:102.2", {
        for space in &sheet.doom {
            game.open.doom[space.index()] += 1;
        }
    });
    for (seat, who) in (0..).map(Seat).zip(people) {
        *game.open.person_mut(seat) = Person::new(who, content, sheet.start);
    }
    Ok((game, SetUp::new().into()))
}

/// Where the scenario's monsters are at the start.
fn monsters(sheet: &ScenarioContent) -> [MonsterState; Monster::COUNT] {
    let mut monsters = [MonsterState::default(); Monster::COUNT];
    for (at, monster) in monsters.iter_mut().enumerate().take(sheet.monsters.len()) {
        monster.at = if at < usize::from(sheet.deck) { MonsterAt::Deck } else { MonsterAt::Aside };
    }
    rule!("ah3:102.2", {
        for &(kind, space) in &sheet.spawned {
            let of_kind = |at: &usize| sheet.monsters[*at] == kind && monsters[*at].at == MonsterAt::Deck;
            if let Some(at) = (0..usize::from(sheet.deck)).find(of_kind) {
                monsters[at].at = MonsterAt::Ready(space);
            }
        }
    });
    monsters
}

/// The mythos cup of the scenario, with the change that the table option makes.
fn cup(sheet: &ScenarioContent, option: Cup) -> [u8; 7] {
    let mut cup = sheet.sheet.cup;
    let (less, more) = match option {
        Cup::Standard => return cup,
        Cup::Easier => (MythosToken::Doom, MythosToken::Blank),
        Cup::Harder => (MythosToken::Blank, MythosToken::Doom),
    };
    cup[less.index()] -= 1;
    cup[more.index()] += 1;
    cup
}

/// The shuffled decks.
fn shut(sheet: &ScenarioContent, content: &Content, monsters: &[MonsterState]) -> Shut {
    let place = |event: &crate::content::EventDef| {
        let on_map = sheet.on_map.iter();
        on_map.map(|at| &content.neighbourhoods[at.index()]).position(|name| *name == event.neighbourhood)
    };
    let places: Vec<u8> = sheet.events.iter().filter_map(place).map(|place| place as u8).collect();
    let mut shut = Shut {
        city: City::new(&places),
        streets: Pool::new(),
        anomalies: Pool::new(),
        headlines: Pool::new(),
        monsters: Pool::new(),
        items: Pool::new(),
        spells: Pool::new(),
        allies: Pool::new(),
        pacts: Pool::new(),
        markers: Pool::new(),
    };
    for (at, monster) in (0..).zip(monsters) {
        // The monsters that start on the board are cards of the deck.
        let taken = rule!("ah3:104.2", monster.at != MonsterAt::Deck, else false);
        if at < sheet.deck && !taken {
            shut.monsters.put(Card(at), pile::DECK, End::Bottom, Seats::ALL);
        }
    }
    rule!("ah3:104.1", {
        shut.monsters.shuffle(pile::DECK);
    });
    lay(&mut shut.streets, content.streets.len() as u8);
    rule!("ah3:102.3", {
        shut.streets.shuffle(pile::DECK);
    });
    fill(&mut shut.headlines, content.headlines.len() as u8);
    for _ in rule!("ah3:106.1", HEADLINES, else 0)..Headline::COUNT {
        shut.headlines.slide(pile::DECK, 0, pile::UNUSED, End::Top);
    }
    lay(&mut shut.items, 28);
    lay(&mut shut.spells, 10);
    lay(&mut shut.allies, 12);
    rule!("ah3:107.1", {
        shut.items.shuffle(pile::DECK);
        shut.spells.shuffle(pile::DECK);
        shut.allies.shuffle(pile::DECK);
    });
    fill(&mut shut.pacts, content.pacts.len() as u8);
    shut
}

/// Puts the first cards of the pool on its deck, in order.
fn lay<const N: usize, const P: usize>(pool: &mut Pool<N, P>, cards: u8) {
    (0..cards).for_each(|card| pool.put(Card(card), pile::DECK, End::Bottom, Seats::ALL));
}

/// Puts the first cards of the pool on its deck, shuffled.
pub(super) fn fill<const N: usize, const P: usize>(pool: &mut Pool<N, P>, cards: u8) {
    lay(pool, cards);
    pool.shuffle(pile::DECK);
}
