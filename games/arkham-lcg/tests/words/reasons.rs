//! Refused choices in a turn give the reason.

use arkham_lcg::Lcg;
use engine::Viewer;
use testkit::StrictLocalizer;

use crate::seat::{pass, refused, say, table};

/// Why Roland cannot do what begins with these words: the rule, and the reason in English.
#[track_caller]
fn why(text: &str, words: &str) -> (&'static str, String) {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let table = table(&format!("at = 'turn roland-banks'\n{text}"));
    let all = refused(&table, words, &english);
    assert_eq!(all.len(), 1, "“{words}”: {all:?}");
    all[0].clone()
}

fn says(rule: &'static str, words: &str) -> (&'static str, String) {
    (rule, words.to_string())
}

#[test]
fn a_weapon_says_that_there_is_nobody_to_attack() {
    let armed = "[roland-banks]\nplay = ['rolands-38-special']";
    let nobody = "There is no enemy at your location that you could attack.";
    assert_eq!(why(armed, "Roland’s .38 Special"), says("lcg:triggered.6", nobody));
    let empty = "[roland-banks]\nplay = ['45-automatic uses 0']\nthreat = ['swarm-of-rats']";
    let spent = says("lcg:initiation.3", "That takes 1 ammo, and none is left.");
    assert_eq!(why(empty, ".45 Automatic"), spent);
}

#[test]
fn what_fear_makes_too_dear_names_the_card() {
    let frozen = "[roland-banks]\nactions = 1\nthreat = ['frozen-in-fear', 'ghoul-minion']";
    let dear = "That takes 2 actions because of Frozen in Fear, and you have 1 left.";
    assert_eq!(why(frozen, "Attack the Ghoul"), says("lcg:framework.14", dear));
    let tired = "[roland-banks]\nactions = 0\nthreat = ['frozen-in-fear']";
    assert_eq!(why(tired, "Draw"), says("lcg:framework.14", "That takes 1 action, and you have none left."));
}

#[test]
fn an_event_that_waits_for_its_moment_says_for_which() {
    let dodge = "[roland-banks]\nhand = ['dodge']";
    let only = "You can do this only when somebody at your location is attacked by an enemy.";
    assert_eq!(why(dodge, "Play Dodge"), says("lcg:play-restrictions.1", only));
}

#[test]
fn enemies_that_are_elsewhere_or_fight_nobody_are_spoken_of() {
    let two = "places = { study = { cards = ['swarm-of-rats exhausted'] }, hallway = { cards = ['ghoul-minion'] } }";
    let far = says("lcg:fight-action.1", "The Ghoul Minion is not at your location, but in the Hallway.");
    assert_eq!(why(two, "Attack the Ghoul Minion"), far);
    let free = says("lcg:evade-action.4", "The Swarm of Rats is not engaged with you.");
    assert_eq!(why(two, "Evade the Swarm of Rats"), free);
    let mine = says("lcg:engage-action.3", "The Swarm of Rats is engaged with you already.");
    assert_eq!(why("[roland-banks]\nthreat = ['swarm-of-rats']", "Engage the Swarm of Rats"), mine);
}

#[test]
fn a_place_to_which_no_way_leads_says_so() {
    let places = "[roland-banks]\nat = 'attic'\n[places]\nhallway = {}\nattic = {}\ncellar = {}";
    assert_eq!(why(places, "Go to the Cellar"), says("lcg:move.2", "No way leads there from the Attic."));
}

#[test]
fn an_act_that_advances_at_a_place_says_where_when_and_for_what() {
    let barrier = "act = 2\nplaces = { hallway = {}, attic = {} }\nroland-banks = { at = 'attic', clues = 2 }\ndaisy-walker = { at = 'hallway', clues = 4 }";
    let only = "You can do this only when the round ends, with the clues of the investigators in the Hallway: that takes 6 clues, and they have 4.";
    assert_eq!(why(barrier, "Advance the act"), says("lcg:clues.4", only));
    let table = table(&format!("at = 'turn roland-banks'\n{barrier}"));
    let view = table.now().view(table.content(), Viewer::NONE);
    assert_eq!(view.act_clues, 4, "those elsewhere do not count");
}

#[test]
fn an_act_that_takes_more_clues_says_how_many() {
    let why = why("[roland-banks]\nclues = 1", "Advance the act");
    assert_eq!(why, says("lcg:act-agenda.2", "That takes 2 clues, and you have 1."));
    let none = self::why("[roland-banks]", "Advance the act");
    assert_eq!(none.1, "That takes 2 clues, and you have none.");
    let both = self::why("[roland-banks]\nclues = 1\n[daisy-walker]\nclues = 2", "Advance the act");
    assert_eq!(both.1, "That takes 4 clues, and all investigators together have 3.");
}

/// Rivertown in The Midnight Masks, with these keys for Roland and for the location.
fn night(roland: &str, place: &str) -> String {
    format!(
        "scenario = 'the-midnight-masks'\nplaces.rivertown = {{ {place} }}\n[roland-banks]\nat = 'rivertown'\n{roland}"
    )
}

#[test]
fn clues_that_an_enemy_keeps_from_being_spent_are_its_fault() {
    let held = says(
        "lcg:cannot.1",
        "Whoever is engaged with the Masked Hunter can neither discover nor spend clues.",
    );
    let two = night("clues = 2\nthreat = ['the-masked-hunter']", "clues = 1");
    assert_eq!(why(&two, "Uncovering the Conspiracy"), held);
    // If there are too few clues, that is the reason, and all are counted.
    let one = night("clues = 1\nthreat = ['the-masked-hunter']", "clues = 1");
    assert_eq!(
        why(&one, "Uncovering the Conspiracy"),
        says("lcg:initiation.3", "That takes 2 clues, and you have 1.")
    );
    let hunch = night("hand = ['working-a-hunch']\nthreat = ['the-masked-hunter']", "clues = 1");
    assert_eq!(why(&hunch, "Play Working a Hunch"), says("lcg:initiation.2", &held.1));
    let act = "[roland-banks]\nclues = 2\nthreat = ['the-masked-hunter']";
    assert_eq!(why(act, "Advance the act"), held);
}

#[test]
fn a_locked_door_is_the_reason_for_all_that_investigates() {
    let locked = says("lcg:cannot.1", "You can’t investigate here because of Locked Door.");
    let door = night("play = ['flashlight', 'burglary']", "clues = 1, cards = ['locked-door']");
    for words in ["Investigate", "Flashlight", "Burglary"] {
        assert_eq!(why(&door, words), locked, "{words}");
    }
}

#[test]
fn an_agenda_that_has_advanced_does_not_say_when_it_will() {
    let text = "scenario = 'the-devourer-below'\nat = 'mythos'\nagenda = 3\ndoom = 4\nplaces.main-path = {}\nencounters = ['swarm-of-rats']\nroland-banks.at = 'main-path'";
    let table = table(text);
    let view = table.now().view(table.content(), Viewer::NONE);
    assert_eq!(view.act, view.agenda, "it is both by now");
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let listed = |speech: &StrictLocalizer| -> Vec<String> {
        let areas = <Lcg as engine::Playable>::outline(&view, table.content());
        areas.iter().flat_map(|area| &area.items).map(|item| speech.say(&item.text)).collect()
    };
    let said = |speech: &StrictLocalizer, line: &str| {
        let all = listed(speech);
        assert!(all.iter().any(|item| item == line), "{line}: {all:?}");
        assert!(!all.iter().any(|item| item.contains("it advances at")), "{all:?}");
    };
    said(&english, "Agenda 3, Vengeance Awaits: it has advanced, 0 doom in play");
    said(&russian, "Замысел 3, «Возмездие близко»: уже продвинут, безысходности в игре 0");
    said(&ukrainian, "Загроза 3, «Відплата близько»: уже просунута, приреченості у грі 0");
}

#[test]
fn a_card_that_forbids_playing_others_is_named() {
    let voices = "[roland-banks]\nhand = ['flashlight']\nthreat = ['dissonant-voices']";
    let named = "You can’t play assets and events because of Dissonant Voices.";
    assert_eq!(why(voices, "Play Flashlight"), says("lcg:cannot.1", named));
}

#[test]
fn cards_that_cannot_be_committed_say_why() {
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let hand = "hand = ['knife', 'perception', 'perception']";
    let mut table = table(&format!("at = 'turn roland-banks'\n[roland-banks]\n{hand}"));
    say(&mut table, "investigate");
    pass(&mut table);
    let why = |speech: &StrictLocalizer, words: &str| refused(&table, words, speech)[0].1.clone();
    assert_eq!(why(&english, "Commit Knife"), "This card has no icon for the skill being tested.");
    assert_eq!(why(&russian, "Добавить карту «Нож»"), "На этой карте нет символа проверяемого навыка.");
    assert_eq!(why(&ukrainian, "Додати карту «Ніж»"), "На цій карті немає символу вміння, яке перевіряють.");
    let once = "A copy of this card is committed already, and only one can be.";
    assert_eq!(why(&english, "Commit Perception"), once);
}

#[test]
fn a_limit_that_is_reached_is_the_reason() {
    let debts = "[roland-banks]\nthreat = ['hospital-debts']\nused = ['hospital-debts times 2']";
    let reached = "You can’t use it again now: its limit is reached.";
    assert_eq!(why(debts, "Hospital Debts"), says("lcg:limits.1", reached));
}
