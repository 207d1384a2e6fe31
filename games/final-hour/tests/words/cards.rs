//! Every effect that a card, an item or a sheet can have, including those of packs, has a text.

use engine::Msg;
use final_hour::FinalHour;
use final_hour::content::{Ancient, Content, Item};
use final_hour::describe::{item_text, reckoning_text};

use testkit::{StrictLocalizer, all_can_be_said};

const AREAS: [&str; 7] =
    ["adjacent", "your-zone", "board", "gates", "smallest-gates", "largest-gates", "others"];
const KINDS: [&str; 4] = ["deep-one", "star-spawn", "chthonian", "ghoul-horde"];
const WHO: [&str; 7] = ["you", "lead", "all", "others", "others-in-your-zone", "one", "one-other"];

/// All places in the syntax of packs.
fn places() -> Vec<String> {
    let mut places = vec!["\"here\"".to_string(), "\"ritual-site\"".into()];
    places.extend(["tesseract", "heptagram", "trinity"].map(|gate| format!("{{ gate = \"{gate}\" }}")));
    for mode in ["one", "among", "each"] {
        places.extend(AREAS.map(|area| format!("{{ {mode} = \"{area}\" }}")));
        places.extend(KINDS.map(|kind| format!("{{ {mode} = {{ lair = \"{kind}\" }} }}")));
    }
    places
}

/// Effects of every kind, in every place and for everybody, with each of these numbers.
fn effects(times: &[u8]) -> Vec<String> {
    let mut all = vec![
        "{ native = \"gala-volley\" }".to_string(),
        "{ native = \"blind-round\" }".into(),
        "{ native = \"break-seal\" }".into(),
    ];
    all.extend(["green", "purple", "orange"].map(|zone| format!("{{ activate-zone = \"{zone}\" }}")));
    for place in places() {
        all.push(format!("{{ investigate = {place} }}"));
        all.extend(
            KINDS.map(|kind| format!("{{ spawn-or-activate = {{ kind = \"{kind}\", at = {place} }} }}")),
        );
    }
    for kind in KINDS {
        all.extend(
            ["one", "all"]
                .map(|reach| format!("{{ activate-kind = {{ kind = \"{kind}\", reach = \"{reach}\" }} }}")),
        );
    }
    for n in times {
        all.push(format!("{{ move = {n} }}"));
        all.push(format!("{{ omens = {n} }}"));
        all.push(format!("{{ omens = -{n} }}"));
        all.extend(["yours", "any"].map(|on| format!("{{ seal = {{ count = {n}, on = \"{on}\" }} }}")));
        for who in WHO {
            all.push(format!("{{ heal = {{ health = {n}, who = \"{who}\" }} }}"));
            all.push(format!("{{ lose = {{ health = {n}, who = \"{who}\" }} }}"));
        }
        for place in places() {
            all.push(format!("{{ attack = {{ wounds = {n}, at = {place} }} }}"));
            all.push(format!("{{ repair = {{ tokens = {n}, at = {place} }} }}"));
            all.push(format!("{{ destruction = {{ tokens = {n}, at = {place} }} }}"));
            for verb in ["destroy", "spawn"] {
                all.push(format!("{{ {verb} = {{ count = {n}, at = {place} }} }}"));
            }
            for to in ["anywhere", "you"] {
                all.push(format!("{{ push = {{ count = {n}, from = {place}, to = \"{to}\" }} }}"));
            }
        }
        for kind in KINDS {
            all.push(format!(
                "{{ spawn-special = {{ kind = \"{kind}\", count = {n}, at = \"ritual-site\" }} }}"
            ));
        }
    }
    all
}

/// The texts of an item and of a sheet with this effect, if the loader accepts them.
fn texts(effect: &str) -> Vec<Msg> {
    let item = Content::with_pack(&format!("[items.shotgun]\ndoes = [{effect}]"));
    let sheet = Content::with_pack(&format!("[ancient-ones.umordhoth]\nreckoning.1 = [{effect}]"));
    let on_item = |content: Content| item_text(&content, content.item_named("shotgun").expect("an item"));
    let on_sheet = |content: Content| {
        let umordhoth = content.ancient_named("umordhoth").expect("an Ancient One");
        reckoning_text(&content, umordhoth).swap_remove(0)
    };
    item.ok().map(on_item).into_iter().chain(sheet.ok().map(on_sheet)).collect()
}

#[test]
fn every_effect_can_be_put_into_words() {
    let all: Vec<Msg> = effects(&[1, 2, 5]).iter().flat_map(|effect| texts(effect)).collect();
    assert!(all.len() > 500, "only {}", all.len());
    all_can_be_said(&StrictLocalizer::all::<FinalHour>(), &all);
}

#[test]
fn every_effect_can_be_part_of_another() {
    let mut all = Vec::new();
    for effect in effects(&[2]) {
        for who in ["all", "one-other"] {
            all.push(format!("{{ each = {{ who = \"{who}\", then = [{effect}, {effect}] }} }}"));
        }
        all.push(format!("{{ roam = {{ up-to = 2, entering = [{effect}] }} }}"));
        all.push(format!("{{ either = {{ this = [{effect}], that = [{effect}, {effect}] }} }}"));
    }
    let inner: Vec<String> = all.iter().step_by(7).cloned().collect();
    all.extend(inner.iter().map(|it| format!("{{ each = {{ who = \"lead\", then = [{it}] }} }}")));
    let all: Vec<Msg> = all.iter().flat_map(|effect| texts(effect)).collect();
    assert!(all.len() > 1000, "only {}", all.len());
    all_can_be_said(&StrictLocalizer::all::<FinalHour>(), &all);
}

#[test]
fn the_box_can_be_put_into_words() {
    let content = Content::load();
    let mut all: Vec<Msg> = Item::all().map(|item| item_text(&content, item)).collect();
    all.extend(Ancient::all().flat_map(|ancient| reckoning_text(&content, ancient)));
    all_can_be_said(&StrictLocalizer::all::<FinalHour>(), &all);
}
