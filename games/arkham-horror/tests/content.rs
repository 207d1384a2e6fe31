//! The content files: they load, and hold what the box holds.

use arkham_horror::Content;
use arkham_horror::content::{AssetDeck, AssetDef};

fn count(content: &Content, which: impl Fn(&AssetDef) -> bool) -> usize {
    content.assets.iter().filter(|asset| which(asset)).count()
}

#[test]
fn there_are_as_many_cards_as_in_the_box() {
    let content = Content::standard();
    assert_eq!(content.investigators.len(), 12);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Items), 28);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Spells), 10);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Allies), 12);
    assert_eq!(count(&content, |asset| asset.deck == AssetDeck::Special), 26);
    assert_eq!(count(&content, |asset| matches!(asset.deck, AssetDeck::Starting(_))), 37);
    assert_eq!(count(&content, |asset| asset.slug == "dark-pact"), 6);
    assert_eq!(count(&content, |asset| asset.slug == "blessed"), 6);
    assert_eq!(content.assets.len(), 125);
    assert_eq!(content.pacts.len(), 6);
    let (epic, common): (Vec<_>, Vec<_>) = content.monsters.iter().partition(|kind| kind.codex.is_some());
    assert_eq!(common.len(), 43);
    assert_eq!(common.iter().map(|kind| kind.count).sum::<u8>(), 62);
    assert_eq!(epic.len(), 4);
    assert_eq!(content.encounters.iter().map(Vec::len).collect::<Vec<_>>(), [8; 8]);
    assert_eq!(content.streets.len(), 8);
    assert_eq!(content.scenarios.iter().map(|scenario| scenario.events.len()).collect::<Vec<_>>(), [24; 4]);
    assert_eq!(
        content.scenarios.iter().map(|scenario| scenario.anomalies.len()).collect::<Vec<_>>(),
        [12, 0, 12, 12]
    );
    assert_eq!(content.codex.len(), 40);
    assert_eq!(content.headlines.len(), 32);
    assert_eq!(content.headlines.iter().filter(|headline| headline.rumour).count(), 4);
}
