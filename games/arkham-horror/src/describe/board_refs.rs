//! References to things on the board, and which of them choices and events are about.

use engine::{BoardRef, Seat};

use crate::content::{
    Asset, CodexCard, Content, EventCard, Headline, Investigator, Monster, MonsterKind, MythosToken,
    Neighbourhood, Pact, Scenario, Skill, Space,
};
use crate::state::AssetAt;
use crate::{ArkhamHorror, Choice, Event, Frame, Spot};

/// Declares constructors of references.
macro_rules! kinds {
    ($($(#[$doc:meta])* $name:ident($kind:literal, $id:ident: $type:ty) = $written:expr;)*) => {$(
        $(#[$doc])*
        pub(crate) fn $name($id: $type) -> BoardRef {
            BoardRef::new($kind, $written)
        }
    )*};
}

kinds! {
    /// A space, with everything in it.
    space("space", at: Space) = at.0;
    /// The doom in a space.
    doom("doom", at: Space) = at.0;
    /// The markers in a space.
    marker("marker", at: Space) = at.0;
    /// The centre of a neighbourhood, and its deck.
    neighbourhood("neighbourhood", of: Neighbourhood) = of.0;
    /// The clues in the centre of a neighbourhood.
    clues("clues", of: Neighbourhood) = of.0;
    /// The anomaly in a neighbourhood.
    anomaly("anomaly", of: Neighbourhood) = of.0;
    /// The deck of a neighbourhood.
    deck("deck", of: Neighbourhood) = of.0;
    /// The markers in the centre of a neighbourhood.
    centre_marker("centre-marker", of: Neighbourhood) = of.0;
    /// The figure of an investigator in play.
    person("person", seat: Seat) = seat.0;
    /// What an investigator has besides cards.
    purse("purse", seat: Seat) = seat.0;
    /// The sheet of an investigator.
    investigator("investigator", who: Investigator) = who.0;
    /// A monster of the scenario.
    monster("monster", of: Monster) = of.0;
    /// A kind of monster: its card.
    monster_kind("monster-kind", of: MonsterKind) = of.0;
    /// An asset.
    asset("asset", of: Asset) = of.0;
    /// An archive card, and its front.
    codex("codex", card: CodexCard) = card.number();
    /// A headline.
    headline("headline", of: Headline) = of.0;
    /// The effect of a dark pact.
    pact("pact", of: Pact) = of.0;
    /// A scenario sheet.
    scenario("scenario", of: Scenario) = of.0;
    /// The mythos tokens of a kind.
    token("token", of: MythosToken) = of.slug();
    /// A die of the test in progress.
    die("die", at: u8) = at;
    /// A unique thing, named by one of the constants below.
    single("table", name: &str) = name;
}

/// The doom on the scenario sheet.
pub(crate) const SHEET: &str = "sheet";
/// The doom on the scenario sheet.
pub(crate) const SHEET_DOOM: &str = "sheet-doom";
/// The clues on the scenario sheet.
pub(crate) const SHEET_CLUES: &str = "sheet-clues";
/// The markers on the scenario sheet.
pub(crate) const SHEET_MARKERS: &str = "sheet-markers";
/// The codex.
pub(crate) const CODEX: &str = "codex";
/// The display.
pub(crate) const DISPLAY: &str = "display";
/// The assets beside the board.
pub(crate) const BESIDE: &str = "beside";
/// The mythos cup.
pub(crate) const CUP: &str = "cup";
/// The decks.
pub(crate) const DECKS: &str = "decks";
/// The event deck.
pub(crate) const EVENTS: &str = "events";
/// The monster deck.
pub(crate) const MONSTERS: &str = "monsters";
/// The headline deck.
pub(crate) const HEADLINES: &str = "headlines";
/// The item deck.
pub(crate) const ITEMS: &str = "items";
/// The spell deck.
pub(crate) const SPELLS: &str = "spells";
/// The ally deck.
pub(crate) const ALLIES: &str = "allies";
/// The street deck.
pub(crate) const STREETS: &str = "streets";
/// The anomaly deck.
pub(crate) const ANOMALIES: &str = "anomalies";
/// The test in progress.
pub(crate) const TEST: &str = "test";

/// A skill of an investigator.
pub(crate) fn skill(seat: Seat, skill: Skill) -> BoardRef {
    BoardRef::new("skill", format!("{}-{}", seat.0, skill.slug()))
}

/// A back of an archive card.
pub(crate) fn codex_back(card: CodexCard, back: u8) -> BoardRef {
    BoardRef::new("codex-back", format!("{}-{back}", card.number()))
}

impl ArkhamHorror {
    /// The things that a choice concerns. The first is the one to click.
    pub(super) fn choice_refs_of(
        &self,
        content: &Content,
        top: &Frame,
        seat: Seat,
        choice: Choice,
    ) -> Vec<BoardRef> {
        let on_table = |of: Asset| {
            matches!(self.open.asset(of).at, AssetAt::Held(_) | AssetAt::Display)
                || self.beside(content).contains(&of)
        };
        match choice {
            Choice::Space(at) => vec![space(at)],
            Choice::Neighbourhood(of) => vec![neighbourhood(of)],
            Choice::Seat(of) if self.open.person(of).is_in_play() => vec![person(of)],
            Choice::Seat(of) => vec![BoardRef::seat(of)],
            Choice::Monster(of) if self.open.space_of(of).is_some() => vec![monster(of)],
            Choice::Asset(of) | Choice::Act(of) if on_table(of) => vec![asset(of)],
            Choice::Skill(of) => vec![skill(seat, of)],
            Choice::CodexAct(card) => vec![codex(card)],
            Choice::Die(at) if matches!(top, Frame::SkillTest(_)) => vec![die(at)],
            Choice::Token(of) => vec![token(of)],
            Choice::OwnAct | Choice::Ability if self.open.person(seat).is_in_play() => {
                vec![BoardRef::seat(seat)]
            }
            _ => Vec::new(),
        }
    }

    /// The things that an event concerns. Does not depend on state that changes during a game.
    pub(super) fn event_refs_of(&self, content: &Content, event: &Event) -> Vec<BoardRef> {
        let on = |spot: Spot| match spot {
            Spot::Space(at) => vec![space(at)],
            Spot::Centre(of) => vec![neighbourhood(of)],
            Spot::Sheet => vec![single(SHEET)],
            Spot::Codex(card) => vec![codex(card)],
            Spot::Rumour => vec![single(CODEX)],
        };
        let of = |seat: Seat| vec![person(seat), BoardRef::seat(seat)];
        let with = |seat: Seat, thing: BoardRef| vec![thing, person(seat), BoardRef::seat(seat)];
        match event {
            Event::Turn(seat)
            | Event::StandsUp(seat)
            | Event::Delayed(seat)
            | Event::Defeated(seat)
            | Event::Devoured(seat)
            | Event::Retired(seat)
            | Event::Acts { seat, .. }
            | Event::ActsAlone { seat }
            | Event::Money { seat, .. }
            | Event::Remnants { seat, .. }
            | Event::Status { seat, .. }
            | Event::Prevented { seat, .. }
            | Event::Tests { seat, .. }
            | Event::Rolled { seat, .. }
            | Event::Rerolled { seat, .. }
            | Event::Raised { seat, .. }
            | Event::Result { seat, .. }
            | Event::PactTurned { seat, .. }
            | Event::Chose { seat, .. }
            | Event::Chosen { seat, .. }
            | Event::Declined { seat }
            | Event::Picked { seat, .. }
            | Event::UsesSheet { seat, .. } => of(*seat),
            Event::Enters { seat, at, .. } => with(*seat, space(*at)),
            Event::Clues { seat, from, .. } => from.map(neighbourhood).into_iter().chain(of(*seat)).collect(),
            Event::Focused { seat, skill: of } | Event::Unfocused { seat, skill: of } => {
                with(*seat, skill(*seat, *of))
            }
            Event::Gained { seat, asset: of }
            | Event::Discarded { seat, asset: of }
            | Event::ActsWith { seat, asset: of }
            | Event::Used { seat, asset: of } => with(*seat, asset(*of)),
            Event::Suffered { seat, asset: on, .. } | Event::Recovered { seat, asset: on, .. } => {
                on.map(asset).into_iter().chain(of(*seat)).collect()
            }
            Event::ActsByCodex { seat, card } => with(*seat, codex(*card)),
            Event::Gave { from, to, asset: of } | Event::BundledAsset { from, to, asset: of } => {
                vec![asset(*of), BoardRef::seat(*from), BoardRef::seat(*to)]
            }
            Event::Trades { seat: from, with: to }
            | Event::BundledGoods { from, to, .. }
            | Event::TradeProposed { from, to } => vec![BoardRef::seat(*from), BoardRef::seat(*to)],
            Event::Passed { assets } => assets.iter().map(|&of| asset(of)).collect(),
            Event::Display { asset: of, .. } => vec![asset(*of), single(DISPLAY)],
            Event::Moved { seat, from, to } => vec![person(*seat), space(*to), space(*from)],
            Event::Spawned { monster: of, at } => vec![monster(*of), space(*at)],
            Event::MonsterMoved { monster: of, from, to } => vec![monster(*of), space(*to), space(*from)],
            Event::Engaged { monster: of, seat }
            | Event::Disengaged { monster: of, seat }
            | Event::AttacksMonster { monster: of, seat }
            | Event::Attacks { monster: of, seat } => with(*seat, monster(*of)),
            Event::Exhausted(of)
            | Event::Readied(of)
            | Event::Lurks(of)
            | Event::MonsterDefeated(of)
            | Event::Damaged { monster: of, .. }
            | Event::MonsterHealed { monster: of, .. } => vec![monster(*of)],
            Event::NotSpawned(of) | Event::MonsterTop(of) => vec![monster(*of), single(MONSTERS)],
            Event::MonstersPassed { .. } => vec![single(MONSTERS)],
            Event::Reads { seat, at, .. } => with(*seat, space(*at)),
            Event::Drew { seat, token: of } => with(*seat, token(*of)),
            Event::CupRefilled | Event::CupGrows { .. } => vec![single(CUP)],
            Event::Headline { seat, headline: of } => with(*seat, headline(*of)),
            Event::RumourDiscarded(of) => vec![headline(*of)],
            Event::Reckons { spot } | Event::Doom { at: spot } | Event::MarkerRemoved { at: spot } => {
                on(*spot)
            }
            Event::DoomRemoved { from, .. } => on(*from),
            Event::Marker { at, .. } => on(*at),
            Event::MarkerRevealed { at, .. } | Event::ScarMended { at } => vec![space(*at)],
            Event::EventTop(_) | Event::EventsRenewed => vec![single(EVENTS)],
            Event::EventDiscarded { card } => vec![event_home(self, content, *card), single(EVENTS)],
            Event::GateBurst(of)
            | Event::ClueSpawned(of)
            | Event::EventShuffledIn(of)
            | Event::Anomaly { at: of, .. } => vec![neighbourhood(*of)],
            Event::SheetClues { .. } => vec![single(SHEET)],
            Event::CodexAdded(card)
            | Event::CodexArchived(card)
            | Event::CodexAttached(card)
            | Event::ClueOnCodex(card)
            | Event::CodexFlipped { card, .. } => vec![codex(*card)],
            Event::Joined { seats } => seats.iter().map(|&seat| BoardRef::seat(seat)).collect(),
            _ => Vec::new(),
        }
    }
}

/// The neighbourhood of an event card.
fn event_home(game: &ArkhamHorror, content: &Content, card: EventCard) -> BoardRef {
    let events = &content.scenario(game.open.scenario).events;
    let home = events.get(card.index()).and_then(|event| content.neighbourhood_named(&event.neighbourhood));
    home.map_or_else(|| single(EVENTS), neighbourhood)
}
