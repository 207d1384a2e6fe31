//! The view of each seat.

use engine::{Seat, Viewer};
use rulebook::rule;
use serde::Serialize;
use ts_rs::TS;

use crate::content::{CardId, CardType, Content, Difficulty, ScenarioDef, Skill, Token};
use crate::state::{CardState, Fate, Phase, Zone, pile};
use crate::{Frame, Lcg};

/// The game as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct View {
    /// The scenario's name.
    pub scenario: String,
    /// The difficulty level.
    pub difficulty: Difficulty,
    /// The round, counted from 1.
    pub round: u8,
    /// The current phase.
    pub phase: Phase,
    /// The active investigator.
    pub active: Option<Seat>,
    /// The lead investigator.
    pub lead: Seat,
    /// The investigators, by seat.
    pub people: Vec<PersonView>,
    /// Cards in play and other public cards, and those in hands or just replaced that the viewer knows, in the order of
    /// their ids.
    pub cards: Vec<CardView>,
    /// The current act.
    pub act: CardId,
    /// The clues that could be spent on the act: of all investigators, or of those at the location that it names.
    pub act_clues: u8,
    /// The current agenda.
    pub agenda: CardId,
    /// The number of cards in the encounter deck.
    pub encounters: u8,
    /// The number of cards in the cultist deck; `None` if the scenario has none.
    pub cultists: Option<u8>,
    /// The encounter discard pile, with the topmost card last.
    pub discards: Vec<CardId>,
    /// The chaos bag.
    pub bag: Vec<Token>,
    /// The skill test in progress.
    pub test: Option<TestView>,
    /// The investigator in peril, who must resolve an encounter without help.
    pub peril: Option<Seat>,
}

/// An investigator as a viewer sees them.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct PersonView {
    /// Whether the investigator is still in the game, and if not, why.
    pub fate: Fate,
    /// The number of actions left.
    pub actions: u8,
    /// The number of cards in the deck.
    pub deck: u8,
    /// The number of cards in hand.
    pub hand_size: u8,
    /// The cards in hand that the viewer knows, in the order they were drawn, with public ones last.
    pub hand: Vec<CardId>,
    /// The discard pile, with the topmost card last.
    pub discards: Vec<CardId>,
    /// The modified skills: willpower, intellect, combat, agility.
    pub skills: [u8; 4],
}

/// A visible card.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[allow(missing_docs)]
pub struct CardView {
    pub id: CardId,
    pub code: String,
    pub zone: Zone,
    pub at: Option<CardId>,
    pub by: Option<Seat>,
    pub exhausted: bool,
    pub seen: bool,
    pub damage: u8,
    pub horror: u8,
    pub clues: u8,
    pub doom: u8,
    pub uses: u8,
    pub resources: u8,
    /// The modified health.
    pub health: Option<u8>,
    pub sanity: Option<u8>,
    /// The modified fight value of an enemy.
    pub fight: Option<u8>,
    pub evade: Option<u8>,
    /// The modified shroud value of a revealed location.
    pub shroud: Option<u8>,
    /// The number of a location in the log, where it is unknown at first which of several it is.
    pub number: Option<u8>,
    /// The locations connected to this one.
    pub near: Vec<CardId>,
}

/// A skill test as all players see it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
pub struct TestView {
    /// The testing investigator.
    pub who: Seat,
    /// The tested skill.
    pub skill: Skill,
    /// The difficulty.
    pub difficulty: u8,
    /// The current skill value.
    pub value: u8,
    /// The probability of success from the tokens in the bag, in percent.
    pub chance: u8,
    /// The committed cards.
    pub committed: Vec<CardId>,
    /// The revealed tokens.
    pub tokens: Vec<Token>,
}

impl View {
    pub(crate) fn of(game: &Lcg, content: &Content, _: &[Frame], viewer: Viewer) -> View {
        let open = &game.open;
        let scenario = &content.scenarios()[usize::from(open.scenario)];
        let seats = (0..open.count).map(Seat);
        let people = seats
            .map(|seat| {
                let deck = &game.decks[seat.index()];
                PersonView {
                    fate: game.person(seat).fate,
                    actions: game.person(seat).actions,
                    deck: deck.len(pile::DECK) as u8,
                    hand_size: deck.len(pile::HAND) as u8,
                    hand: hand(game, seat, viewer),
                    discards: rule!("lcg:discard-pile.4", open.discards[seat.index()].clone(), else Vec::new()),
                    skills: Skill::ALL.map(|skill| game.skill(content, seat, skill)),
                }
            })
            .collect();
        let in_hand = |card: CardId| {
            card.owner().filter(|seat| seat.0 < open.count).is_some_and(|seat| {
                let deck = &game.decks[seat.index()];
                let known =
                    |pile: usize| (0..deck.len(pile)).filter_map(move |at| deck.known(pile, at, viewer));
                let mut known = known(pile::HAND).chain(known(pile::REPLACED));
                known.any(|other| Lcg::unpooled(seat, other) == card)
            })
        };
        let shown = |card: &CardId| match game.card(*card).zone {
            Zone::Out => false,
            Zone::Hidden => in_hand(*card),
            _ => true,
        };
        let cards =
            (0..=u8::MAX)
                .map(CardId)
                .filter(shown)
                .map(|id| {
                    let def = game.def(content, id);
                    let secret = id.is_place() && game.secret(content, id).is_some();
                    let CardState {
                        zone,
                        at,
                        by,
                        exhausted,
                        seen,
                        damage,
                        horror,
                        clues,
                        doom,
                        uses,
                        resources,
                    } = *game.card(id);
                    let code = if secret { def.title.clone() } else { def.code.clone() };
                    let in_play = game.is_in_play(id);
                    let enemy = in_play && def.card_type == CardType::Enemy;
                    let place = in_play && id.is_place();
                    CardView {
                        id,
                        code,
                        zone,
                        at,
                        by,
                        exhausted,
                        seen,
                        damage,
                        horror,
                        clues,
                        doom,
                        uses,
                        resources,
                        health: if in_play { game.health(content, id) } else { None },
                        sanity: if in_play { game.sanity(content, id) } else { None },
                        fight: enemy.then(|| game.fight_or_evade(content, id, false)),
                        evade: enemy.then(|| game.fight_or_evade(content, id, true)),
                        shroud: (place && seen).then(|| game.shroud(content, id)),
                        number: number(scenario, id),
                        near: if place { game.next_to(content, id).collect() } else { Vec::new() },
                    }
                })
                .collect();
        let test = open.test.map(|test| TestView {
            who: test.who,
            skill: test.skill,
            difficulty: game.difficulty(content, &test),
            value: game.test_value(content, &test).clamp(0, 255) as u8,
            chance: game.chance(content),
            committed: test.committed.iter().collect(),
            tokens: test.tokens[..usize::from(test.revealed)]
                .iter()
                .map(|&at| open.bag[usize::from(at)])
                .collect(),
        });
        View {
            scenario: scenario.slug.clone(),
            difficulty: open.difficulty,
            round: open.round,
            phase: open.phase,
            active: open.active,
            lead: open.lead,
            people,
            cards,
            act: open.act,
            act_clues: game.act_clues(content),
            agenda: open.agenda,
            encounters: game.scenario.len(pile::ENCOUNTERS) as u8,
            cultists: (!scenario.cultists.is_empty()).then(|| game.scenario.len(pile::CULTISTS) as u8),
            discards: rule!("lcg:discard-pile.4", open.discards[CardId::SEATS].clone(), else Vec::new()),
            bag: open.bag.clone(),
            test,
            peril: open.peril,
        }
    }
}

/// The number of a place among those with the same candidate locations, counted from 1.
fn number(scenario: &ScenarioDef, place: CardId) -> Option<u8> {
    let at = usize::from(place.0.checked_sub(CardId::PLACES.0)?);
    let cards = &scenario.places.get(at)?.cards;
    let twins = |up_to: usize| scenario.places[..up_to].iter().filter(|other| other.cards == *cards).count();
    (twins(scenario.places.len()) > 1).then(|| twins(at + 1) as u8)
}

/// The cards in a hand that the viewer knows. Public cards come last, because their position among the others would
/// reveal something about those.
fn hand(game: &Lcg, seat: Seat, viewer: Viewer) -> Vec<CardId> {
    let deck = &game.decks[seat.index()];
    let is_open = |at: &usize| deck.known(pile::HAND, *at, Viewer::NONE).is_some();
    let (open, own): (Vec<usize>, Vec<usize>) = (0..deck.len(pile::HAND)).partition(is_open);
    let known = own.into_iter().chain(open).filter_map(|at| deck.known(pile::HAND, at, viewer));
    known.map(|card| Lcg::unpooled(seat, card)).collect()
}
