//! The log contains what players want to know.

use arkham_lcg::Lcg;
use engine::{Seat, Viewer};
use testkit::StrictLocalizer;

use crate::seat::{draw, heard, log, roll, say, table};

#[test]
fn the_action_that_fear_costs_is_told_with_its_card() {
    let frozen = "at = 'turn roland-banks'\n[roland-banks]\nthreat = ['frozen-in-fear', 'ghoul-minion']";
    let told = |speech: &StrictLocalizer| {
        let mut table = table(frozen);
        say(&mut table, "fight ghoul-minion");
        log(&table, speech)[0].clone()
    };
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    assert_eq!(told(&english), "Frozen in Fear costs Roland 1 action more.");
    assert_eq!(told(&russian), "«Оцепенение от страха»: Роланд тратит на 1 действие больше.");
    assert_eq!(told(&ukrainian), "«Заціпеніння від страху»: Роланд витрачає на 1 дію більше.");
    let mut table = table(frozen);
    for token in ["0", "0"] {
        say(&mut table, "fight ghoul-minion");
        draw(&mut table, token);
    }
    let costs = log(&table, &english).iter().filter(|line| line.contains("costs")).count();
    assert_eq!(costs, 1, "once in a round");
}

#[test]
fn a_weakness_that_is_drawn_says_that_it_comes_at_once() {
    let drawn = |speech: &StrictLocalizer, viewer: Viewer| {
        let mut table = table("at = 'turn roland-banks'\n[roland-banks]\ndeck = ['cover-up']");
        say(&mut table, "draw");
        roll(&mut table, "cover-up");
        heard(&table, speech, viewer)[..2].to_vec()
    };
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let shown = "Cover Up is a weakness: Roland shows and resolves it at once.";
    assert_eq!(drawn(&english, Viewer::NONE), ["Roland draws a card.", shown]);
    assert_eq!(drawn(&english, Viewer::only(Seat(0))), ["Roland draws Cover Up.", shown]);
    let shown = "«Сокрытие улик» — слабость: Роланд сразу показывает и разыгрывает её.";
    assert_eq!(drawn(&russian, Viewer::NONE)[1], shown);
    let shown = "«Приховані докази» — слабкість: Роланд одразу показує й розігрує її.";
    assert_eq!(drawn(&ukrainian, Viewer::NONE)[1], shown);
}

#[test]
fn whoever_the_last_agenda_takes_is_defeated_with_a_trauma() {
    let text = "at = 'mythos'\nround = 5\nagenda = 3\ndoom = 9\nact = 3\nplaces = { hallway = {} }\nroland-banks.at = 'hallway'";
    let told = |speech: &StrictLocalizer| log(&table(text), speech);
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let all = told(&english);
    let at = all.iter().position(|line| line == "Roland is defeated and out of the scenario.");
    let at = at.unwrap_or_else(|| panic!("{all:?}"));
    assert_eq!(all[at - 1], "Roland suffers 1 physical trauma.", "{all:?}");
    assert!(told(&russian).iter().any(|line| line == "Роланд терпит поражение и выбывает из сценария."));
    assert!(told(&ukrainian).iter().any(|line| line == "Роланд зазнає поразки й вибуває зі сценарію."));
}

#[test]
fn an_ability_of_their_own_is_told_with_what_it_does() {
    let mut table =
        table("at = 'turn wendy-adams'\nbag = ['-4', '0']\n[wendy-adams]\nhand = ['knife', 'lucky']");
    say(&mut table, "investigate");
    draw(&mut table, "-4");
    say(&mut table, "use wendy-adams");
    let [english, ..] = StrictLocalizer::all::<Lcg>();
    let all = log(&table, &english);
    let told = all.iter().find(|line| line.contains("of their own")).unwrap_or_else(|| panic!("{all:?}"));
    assert!(told.starts_with("Wendy uses an ability of their own (“"), "{told}");
}

#[test]
fn an_enemy_that_retaliates_strikes_back() {
    let fights = |enemy: &str| {
        let mut table = table(&format!(
            "at = 'turn roland-banks'\nbag = ['auto-fail']\n[roland-banks]\nthreat = ['{enemy}']"
        ));
        say(&mut table, &format!("fight {enemy}"));
        draw(&mut table, "auto-fail");
        table
    };
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let table = fights("ghoul-priest");
    let said = |speech: &StrictLocalizer, line: &str| {
        let all = log(&table, speech);
        assert!(all.iter().any(|told| told == line), "{line}: {all:?}");
    };
    said(&english, "The Ghoul Priest strikes back at Roland.");
    said(&russian, "Жрец упырей в ответ атакует Роланда.");
    said(&ukrainian, "Гуль-жрець у відповідь атакує Роланда.");
    let all = log(&fights("ghoul-minion"), &english);
    assert!(!all.iter().any(|line| line.contains("back")), "{all:?}");
}

#[test]
fn horror_that_is_moved_or_put_on_a_card_is_not_told_as_taken() {
    let told = |speech: &StrictLocalizer| {
        let mut table =
            table("at = 'turn daisy-walker'\n[daisy-walker]\nthreat = ['the-necronomicon horror 2']");
        say(&mut table, "use the-necronomicon");
        log(&table, speech)
    };
    let drawn = |speech: &StrictLocalizer| {
        let mut table = table("at = 'turn daisy-walker'\n[daisy-walker]\ndeck = ['the-necronomicon']");
        say(&mut table, "draw");
        roll(&mut table, "the-necronomicon");
        log(&table, speech)
    };
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let said = |all: Vec<String>, line: &str| {
        assert!(all.iter().any(|told| told == line), "{line}: {all:?}");
        assert!(!all.iter().any(|told| told.contains("takes")), "{all:?}");
    };
    said(told(&english), "1 horror is moved from The Necronomicon to Daisy.");
    said(told(&russian), "С карты «Некрономикон» на Дейзи переносят 1 ужас.");
    said(told(&ukrainian), "Із карти «Некрономікон» на Дейзі переносять 1 жах.");
    said(drawn(&english), "3 horror is put on The Necronomicon.");
    said(drawn(&russian), "На карту «Некрономикон» кладут 3 ужаса.");
    said(drawn(&ukrainian), "На карту «Некрономікон» кладуть 3 жахи.");
}

#[test]
fn an_automatic_failure_is_told_as_one() {
    let told = |skill: &str, speech: &StrictLocalizer| {
        let text = format!("at = 'turn roland-banks'\nbag = ['auto-fail']\n[roland-banks]\n{skill}");
        let mut table = table(&text);
        say(&mut table, "use flashlight");
        draw(&mut table, "auto-fail");
        log(&table, speech)
    };
    let [english, russian, ukrainian] = StrictLocalizer::all::<Lcg>();
    let torch = "play = ['flashlight']";
    for (speech, line) in [
        (&english, "Roland fails the test automatically."),
        (&russian, "Роланд автоматически проваливает проверку."),
        (&ukrainian, "Роланд автоматично провалює перевірку."),
    ] {
        let all = told(torch, speech);
        assert!(all.iter().any(|told| told == line), "{line}: {all:?}");
    }
}
