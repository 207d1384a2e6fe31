//! Choices that order several results say what each of them does.

use arkham_lcg::Lcg;
use testkit::StrictLocalizer;

use crate::seat::{offered, pass, roll, say, table};

/// The choices after this token is revealed in a test begun by this choice, with this card committed.
fn results(text: &str, begins: &str, commits: &str, token: &str, speech: &StrictLocalizer) -> Vec<String> {
    let mut table = table(text);
    say(&mut table, begins);
    pass(&mut table);
    say(&mut table, commits);
    pass(&mut table);
    roll(&mut table, token);
    offered(&table, speech)
}

#[test]
fn results_of_a_test_say_what_they_do() {
    let daisy = "at = 'turn daisy-walker'
        bag = ['0']
        places.study.clues = 1
        daisy-walker = { hand = ['perception'], deck = ['guts'] }";
    let all = |speech: &StrictLocalizer| results(daisy, "investigate", "commit perception", "0", speech);
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    assert_eq!(all(&english), ["Study: discover 1 clue", "Perception: draw 1 card"]);
    assert_eq!(all(&russian), ["Кабинет: найдите 1 улику", "Восприятие: возьмите 1 карту"]);
    assert_eq!(all(&ukrainian), ["Кабінет: знайдіть 1 здогадку", "Сприйняття: візьміть 1 карту"]);
}

#[test]
fn what_a_token_brings_is_called_by_the_token() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    // The cultist symbol deals horror on a failure; a failed attack on the priest damages Daisy, who is engaged with
    // it.
    let roland = "at = 'turn roland-banks'
        bag = ['cultist']
        roland-banks = { hand = ['guts'] }
        daisy-walker = { threat = ['ghoul-priest'] }";
    let all = results(roland, "fight ghoul-priest", "", "cultist", &english);
    assert_eq!(all, ["Ghoul Priest: deal 1 damage to Daisy", "Token “cultist”: take 1 horror"]);
}

#[test]
fn attackers_say_how_hard_they_strike() {
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let table = table("at = 'enemy'\nroland-banks.threat = ['ghoul-minion', 'swarm-of-rats']");
    let mut all = offered(&table, &english);
    all.sort();
    assert_eq!(all, ["Ghoul Minion (1 damage and 1 horror)", "Swarm of Rats (1 damage)"]);
}
