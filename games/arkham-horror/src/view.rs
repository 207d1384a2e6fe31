//! What each viewer may see. Nearly everything in this game is public: hidden are only the order of the decks, the backs of
//! dark pacts, face-down markers and the items under Abandoned Luggage.

use engine::{Seat, Seats, Viewer};
use serde::Serialize;
use ts_rs::TS;

use crate::content::{
    AnomalyCard, Asset, CodexCard, Colour, Content, EncounterCard, EventCard, Headline, Investigator,
    Monster, MythosToken, Name, Neighbourhood, Scenario, Side, Skill, Space, StreetCard,
};
use crate::event::Read;
use crate::rules::starting::starting_card;
use crate::setup::Options;
use crate::state::{AssetAt, CodexAt, EncounterDeck, MonsterAt, Phase, Test, pile};
use crate::{ArkhamHorror, EncounterInProgress};

/// The table as a viewer sees it.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct View {
    /// The scenario.
    pub scenario: Scenario,
    /// The table options.
    pub options: Options,
    /// The round, from 1; 0 during set-up.
    pub round: u8,
    /// The phase of the round.
    pub phase: Phase,
    /// The lead player.
    pub lead: Seat,
    /// The players and their investigators, in seat order.
    pub people: Vec<PersonView>,
    /// The neighbourhoods on the map.
    pub neighbourhoods: Vec<NeighbourhoodView>,
    /// The spaces on the map.
    pub spaces: Vec<SpaceView>,
    /// The monsters on the board, engaged ones included.
    pub monsters: Vec<MonsterView>,
    /// The doom on the scenario sheet.
    pub sheet_doom: u8,
    /// The clues on the scenario sheet.
    pub sheet_clues: u8,
    /// The markers on the scenario sheet.
    pub sheet_markers: u8,
    /// The cards in the codex.
    pub codex: Vec<CodexView>,
    /// The rumour in the codex, and the doom on it.
    pub rumour: Option<(Headline, u8)>,
    /// The items on display.
    pub display: Vec<Asset>,
    /// The assets that lie beside the board to be chosen: those shown from a deck, and starting cards not taken.
    pub beside: Vec<Asset>,
    /// The event deck and its discard pile.
    pub events: EventsView,
    /// The mythos tokens in the cup, and those drawn from it.
    pub cup: Vec<TokenView>,
    /// The sizes of the decks.
    pub decks: DecksView,
    /// The monster on top of its deck, which lies ready side up.
    pub top_monster: Option<Monster>,
    /// The tests in progress, the innermost last.
    pub tests: Vec<TestView>,
    /// The encounter in progress.
    pub encounter: Option<EncounterView>,
    /// The seats that joined the lodge.
    pub lodge: Vec<Seat>,
}

/// A player and their investigator.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct PersonView {
    /// The seat.
    pub seat: Seat,
    /// The investigator; `None` while the player has none in play.
    pub who: Option<Investigator>,
    /// Their space.
    pub at: Option<Space>,
    /// The damage suffered, and the health.
    pub damage: (u8, u8),
    /// The horror suffered, and the sanity.
    pub horror: (u8, u8),
    /// The value of each skill, focus and lasting bonuses included, and the focus tokens on it.
    pub skills: Vec<SkillView>,
    /// How many focus tokens they can hold; `None` if any number.
    pub focus_limit: Option<u8>,
    /// The dollars.
    pub money: u8,
    /// The clues.
    pub clues: u8,
    /// The remnants.
    pub remnants: u8,
    /// The assets held.
    pub assets: Vec<AssetView>,
    /// Whether they are delayed.
    pub delayed: bool,
    /// Whether they have had their turn in this phase.
    pub done: bool,
    /// The monsters engaged with them.
    pub engaged: Vec<Monster>,
}

/// A skill of an investigator.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct SkillView {
    /// The skill.
    pub skill: Skill,
    /// Its value.
    pub value: u8,
    /// The focus tokens on it.
    pub focus: u8,
}

/// An asset that somebody holds.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct AssetView {
    /// The asset.
    pub asset: Asset,
    /// The damage on it.
    pub damage: u8,
    /// The horror on it.
    pub horror: u8,
    /// Whether it was used this round, so far as it can be used only once.
    pub used: bool,
}

/// A neighbourhood on the map.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct NeighbourhoodView {
    /// The neighbourhood.
    pub neighbourhood: Neighbourhood,
    /// The clues in its centre.
    pub clues: u8,
    /// Whether an anomaly is there.
    pub anomaly: bool,
    /// The number of cards in its deck.
    pub deck: usize,
    /// The markers in its centre.
    pub markers: Vec<Colour>,
}

/// A space on the map.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct SpaceView {
    /// The space.
    pub space: Space,
    /// The doom there.
    pub doom: u8,
    /// Whether it is unstable.
    pub unstable: bool,
    /// The face-up markers.
    pub markers: Vec<Colour>,
    /// Whether a face-down marker lies there.
    pub hidden_marker: bool,
    /// Whether the marker there is a mended scar.
    pub mended: bool,
}

/// The state of a monster on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum MonsterStatus {
    /// It is ready.
    Ready,
    /// It is exhausted.
    Exhausted,
    /// It is engaged.
    Engaged,
}

/// A monster on the board.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct MonsterView {
    /// The monster.
    pub monster: Monster,
    /// Its space.
    pub at: Space,
    /// Its state.
    pub status: MonsterStatus,
    /// The seats engaged with it.
    pub engaged: Vec<Seat>,
    /// The damage on it.
    pub damage: u8,
    /// Its health at present.
    pub health: u8,
}

/// A card in the codex.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct CodexView {
    /// The card.
    pub card: CodexCard,
    /// The side that is up.
    pub side: Side,
    /// The clues on it.
    pub clues: u8,
}

/// The event deck and its discard pile.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct EventsView {
    /// The number of cards in the deck.
    pub deck: usize,
    /// The neighbourhood on the back of the top card.
    pub top: Option<Neighbourhood>,
    /// The discarded cards, the top one last.
    pub discarded: Vec<EventCard>,
}

/// A kind of mythos token.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TokenView {
    /// The kind.
    pub token: MythosToken,
    /// How many are in the cup.
    pub cup: u8,
    /// How many have been drawn.
    pub drawn: u8,
}

/// The sizes of the decks.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct DecksView {
    /// Monsters.
    pub monsters: usize,
    /// Headlines.
    pub headlines: usize,
    /// Items.
    pub items: usize,
    /// Spells.
    pub spells: usize,
    /// Allies.
    pub allies: usize,
    /// Street cards.
    pub streets: usize,
    /// Anomaly cards.
    pub anomalies: usize,
}

/// A test in progress.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct TestView {
    /// Who tests.
    pub seat: Seat,
    /// The skill.
    pub skill: Skill,
    /// The number of dice; 0 until it is determined.
    pub pool: u8,
    /// The dice rolled.
    pub dice: Vec<u8>,
    /// Successes added besides the dice.
    pub added: u8,
    /// The assets used.
    pub used: Vec<Asset>,
}

/// An encounter in progress.
#[derive(Clone, PartialEq, Debug, Serialize, TS)]
#[serde(rename_all = "kebab-case")]
pub struct EncounterView {
    /// Whose it is.
    pub seat: Seat,
    /// The card, if it is one that is read.
    pub card: Option<Read>,
    /// The space.
    pub at: Space,
}

/// The colours of the markers, by their bits.
fn colours(bits: u8) -> Vec<Colour> {
    Colour::ALL.iter().copied().filter(|colour| bits & 1 << colour.index() != 0).collect()
}

impl View {
    /// What the viewer sees.
    pub fn of(game: &ArkhamHorror, content: &Content, viewer: Viewer) -> View {
        let open = &game.open;
        let map = content.scenario(open.scenario);
        let unstable = game.unstable_spaces(content);
        let space = |space: Space| SpaceView {
            space,
            doom: open.doom[space.index()],
            unstable: unstable.has(space),
            markers: colours(open.markers[space.index()]),
            hidden_marker: open.hidden_markers.has(space),
            mended: open.mended.has(space),
        };
        let neighbourhood = |(place, &neighbourhood): (usize, &Neighbourhood)| NeighbourhoodView {
            neighbourhood,
            clues: open.clues[neighbourhood.index()],
            anomaly: open.anomalies.has(neighbourhood),
            deck: game.shut.city.deck_len(place),
            markers: colours(open.markers[Space::COUNT + neighbourhood.index()]),
        };
        let tokens = MythosToken::ALL.iter().map(|&token| TokenView {
            token,
            cup: open.cup[token.index()],
            drawn: open.drawn[token.index()],
        });
        let codex = CodexCard::all().filter_map(|card| {
            let state = open.codex(card);
            let side = match state.at {
                CodexAt::Front => Side::Front,
                CodexAt::Back => Side::Back,
                _ => return None,
            };
            Some(CodexView { card, side, clues: state.clues })
        });
        View {
            scenario: open.scenario,
            options: open.options,
            round: open.round,
            phase: open.phase,
            lead: open.lead,
            people: open.seats().map(|seat| PersonView::of(game, content, seat)).collect(),
            neighbourhoods: map.on_map.iter().enumerate().map(neighbourhood).collect(),
            spaces: map.spaces().map(space).collect(),
            monsters: open.monsters_on_board().filter_map(|id| MonsterView::of(game, content, id)).collect(),
            sheet_doom: open.sheet_doom,
            sheet_clues: open.sheet_clues,
            sheet_markers: open.sheet_markers,
            codex: codex.collect(),
            rumour: open.rumour,
            display: open.display.iter().collect(),
            beside: game.beside(content),
            events: EventsView {
                deck: game.shut.city.events_left(),
                top: game.shut.city.top().map(|event| map.on_map[game.shut.city.place_of(event)]),
                discarded: open.event_discard.iter().collect(),
            },
            cup: tokens.collect(),
            decks: DecksView {
                monsters: game.shut.monsters.len(pile::DECK),
                headlines: game.shut.headlines.len(pile::DECK),
                items: game.shut.items.len(pile::DECK),
                spells: game.shut.spells.len(pile::DECK),
                allies: game.shut.allies.len(pile::DECK),
                streets: game.shut.streets.len(pile::DECK),
                anomalies: game.shut.anomalies.len(pile::DECK),
            },
            top_monster: (!game.shut.monsters.is_empty(pile::DECK))
                .then(|| game.shut.monsters.known(pile::DECK, 0, viewer))
                .flatten()
                .map(|card| Monster(card.0)),
            tests: open.tests.iter().map(TestView::of).collect(),
            encounter: open.encounter.map(EncounterView::of),
            lodge: open.seats().filter(|&seat| open.lodge.has(seat)).collect(),
        }
    }
}

impl ArkhamHorror {
    /// The assets that lie beside the board to be chosen: those shown from a deck, and the starting cards of investigators
    /// in play of which nobody has taken one.
    pub(crate) fn beside(&self, content: &Content) -> Vec<Asset> {
        let at = |asset: Asset| self.open.asset(asset).at;
        let mut all: Vec<Asset> = Asset::all().filter(|&asset| at(asset) == AssetAt::Shown).collect();
        for who in self.open.seats().filter_map(|seat| self.open.person(seat).who) {
            let sheet = content.investigator(who);
            let cards = |names: &[Name]| -> Vec<Asset> {
                names.iter().filter_map(|name| starting_card(content, sheet, name)).collect()
            };
            let taken = |cards: &[Asset]| cards.iter().any(|&card| matches!(at(card), AssetAt::Held(_)));
            let choice = cards(&sheet.choice);
            let optional = cards(sheet.optional.as_slice());
            for cards in [choice, optional] {
                if !taken(&cards) {
                    all.extend(cards);
                }
            }
        }
        all
    }
}

impl PersonView {
    fn of(game: &ArkhamHorror, content: &Content, seat: Seat) -> PersonView {
        let person = game.open.person(seat);
        let sheet = person.who.map(|who| content.investigator(who));
        let skill = |&skill: &Skill| SkillView {
            skill,
            value: if person.is_in_play() { game.skill(content, seat, skill) } else { 0 },
            focus: person.focused(skill),
        };
        let asset = |asset: Asset| {
            let state = game.open.asset(asset);
            AssetView {
                asset,
                damage: state.damage,
                horror: state.horror,
                used: game.open.used.has(asset) || person.acts.assets.has(asset),
            }
        };
        PersonView {
            seat,
            who: person.who,
            at: person.who.map(|_| person.at),
            damage: (person.damage, sheet.map_or(0, |sheet| sheet.health)),
            horror: (person.horror, sheet.map_or(0, |sheet| sheet.sanity)),
            skills: Skill::ALL.iter().map(skill).collect(),
            focus_limit: if person.is_in_play() { game.focus_limit(content, seat) } else { Some(0) },
            money: person.money,
            clues: person.clues,
            remnants: person.remnants,
            assets: person.assets.iter().map(asset).collect(),
            delayed: person.delayed,
            done: person.done,
            engaged: if person.is_in_play() {
                game.open.monsters_on_board().filter(|&id| game.is_engaged_with(content, id, seat)).collect()
            } else {
                Vec::new()
            },
        }
    }
}

impl MonsterView {
    fn of(game: &ArkhamHorror, content: &Content, monster: Monster) -> Option<MonsterView> {
        let state = game.open.monster(monster);
        let engaged = game.engaged_seats(content, monster);
        let status = match state.at {
            _ if engaged != Seats::NONE => MonsterStatus::Engaged,
            MonsterAt::Exhausted(_) => MonsterStatus::Exhausted,
            _ => MonsterStatus::Ready,
        };
        Some(MonsterView {
            monster,
            at: game.open.space_of(monster)?,
            status,
            engaged: game.open.seats().filter(|&seat| engaged.has(seat)).collect(),
            damage: state.damage,
            health: game.health(content, monster),
        })
    }
}

impl TestView {
    fn of(test: Test) -> TestView {
        TestView {
            seat: test.seat,
            skill: test.skill,
            pool: test.pool,
            dice: test.dice.iter().collect(),
            added: test.added,
            used: test.used.iter().collect(),
        }
    }
}

impl EncounterView {
    fn of(encounter: EncounterInProgress) -> EncounterView {
        let EncounterInProgress { seat, deck, card, at, .. } = encounter;
        let neighbourhood = at.neighbourhood();
        let card = match deck {
            EncounterDeck::Neighbourhood => neighbourhood.map(|at| Read::Encounter(at, EncounterCard(card))),
            EncounterDeck::Street => Some(Read::Street(StreetCard(card))),
            EncounterDeck::Event => Some(Read::Event(EventCard(card))),
            EncounterDeck::Anomaly => Some(Read::Anomaly(AnomalyCard(card))),
            EncounterDeck::Codex => CodexCard::numbered(card).map(Read::Codex),
        };
        EncounterView { seat, card, at }
    }
}
