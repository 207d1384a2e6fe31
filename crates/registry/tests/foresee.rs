//! Tests that the forecast of a choice stops where something hidden is revealed.

use registry::{Reply, Seat, find};

/// The names of the events that certainly follow this choice of the first seat.
fn foreseen(text: &str, choice: &str) -> Vec<String> {
    let game = find("arkham-lcg").expect("the game is registered");
    let table = game.position(text, None).unwrap_or_else(|why| panic!("{why}"));
    let question = table.question(Seat(0)).expect("Roland is asked");
    let at = question.choices.iter().position(|each| each.names.iter().any(|name| name == choice));
    let at = at.unwrap_or_else(|| panic!("{choice} is not offered"));
    let told = table.foresee(Seat(0), &Reply::Answer(vec![at]), &mut rand_pcg::Pcg64::new(1, 1));
    let name = |event: &serde_json::Value| match event {
        serde_json::Value::Object(fields) => fields.keys().next().cloned().unwrap_or_default(),
        other => other.as_str().unwrap_or_default().to_owned(),
    };
    told.iter().map(|told| name(&told.event)).collect()
}

#[test]
fn nobody_is_told_what_is_on_the_unrevealed_side_of_a_location() {
    let way = |attic: &str| {
        format!(
            "at = 'turn roland-banks'\nplaces = {{ hallway = {{}}, attic = {{ {attic} }} }}\nroland-banks.at = 'hallway'"
        )
    };
    assert_eq!(foreseen(&way("revealed = false"), "move attic"), ["moved", "revealed"]);
    let known = foreseen(&way("revealed = true"), "move attic");
    assert!(known.len() > 1 && known.iter().all(|event| event != "revealed"), "{known:?}");
}

#[test]
fn nobody_is_told_what_is_on_the_far_side_of_an_act() {
    let told = foreseen("at = 'turn roland-banks'\nroland-banks.clues = 2", "advance");
    assert_eq!(told, ["clue-change", "act"]);
}
