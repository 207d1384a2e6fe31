//! Checks that all components have names.

use engine::{Describe, Msg, Playable};
use final_hour::content::{
    Ancient, Content, Difficulty, GateSymbol, Investigator, Item, Kind, Location, Monster, Pathway, Priority,
    Source, Symbol, Title, Zone,
};
use final_hour::describe::names;
use final_hour::{Defeat, End, FinalHour, Phase};

use testkit::{StrictLocalizer, all_can_be_said};

fn everything(content: &Content) -> Vec<Msg> {
    let mut ids = Vec::new();
    ids.extend(Location::all().map(names::location));
    ids.extend(Zone::ALL.iter().map(|&zone| names::zone(zone)));
    ids.extend(Symbol::ALL.iter().map(|&symbol| names::symbol(symbol)));
    ids.extend(GateSymbol::ALL.iter().map(|&symbol| names::gate(symbol)));
    ids.extend(Kind::ALL.iter().map(|&kind| names::kind(kind)));
    ids.extend(Difficulty::ALL.iter().map(|&difficulty| names::difficulty(difficulty)));
    ids.extend(Source::ALL.iter().map(|&source| names::source(source)));
    ids.extend(Ancient::all().map(|ancient| names::ancient(content, ancient)));
    ids.extend(Investigator::all().map(|who| names::investigator(content, who)));
    ids.extend(Investigator::all().map(|who| names::person(content, who)));
    ids.extend(Title::all().map(|title| names::title(content, title)));
    ids.extend(Item::all().map(|item| names::item(content, item)));
    let phases = [Phase::SetUp, Phase::Priority, Phase::Resolve, Phase::AncientOne, Phase::Ritual];
    ids.extend(phases.map(names::phase));

    let mut all: Vec<Msg> = ids.into_iter().map(Msg::new).collect();
    all.extend(Monster::all().map(|monster| names::monster(content, monster)));
    all.extend(Priority::all().map(|card| names::priority(content, card)));
    all.extend(Pathway::all().map(|path| names::pathway(content, path)));
    let defeats = [Defeat::RitualSite, Defeat::Death, Defeat::RitualFailed].map(End::Lost);
    for option in FinalHour::options(content, &[]) {
        all.push(option.about);
        all.extend(option.values.into_iter().map(|(_, msg)| msg));
    }
    all.extend(defeats.iter().chain([&End::Won]).map(FinalHour::end));
    all
}

#[test]
fn everything_has_a_name() {
    all_can_be_said(&StrictLocalizer::all::<FinalHour>(), &everything(&Content::load()));
}

#[test]
fn no_two_monsters_or_locations_share_a_name() {
    let content = Content::load();
    for speech in StrictLocalizer::all::<FinalHour>() {
        let named =
            |ids: Vec<String>| ids.into_iter().map(|id| speech.say(&Msg::new(id))).collect::<Vec<_>>();
        let mut locations = named(Location::all().map(names::location).collect());
        let mut monsters = named(Monster::all().map(|m| names::monster_name(&content, m)).collect());
        locations.sort();
        locations.dedup();
        monsters.sort();
        monsters.dedup();
        assert_eq!((locations.len(), monsters.len()), (15, 8 + 4), "{}", speech.language());
    }
}
