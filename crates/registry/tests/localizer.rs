//! Messages in three languages, with every kind of argument.

use engine::Arg;
use registry::{Lang, Localizer, Msg, locale_faults};

const CATS: &str = "
cat = кот
    .gen = кота
    .gender = m
seen = { $who-gender ->
    [m] Не видно { $who-gen }.
   *[f] Не видно её.
}
count = { $n ->
    [one] { $n } кот
    [few] { $n } кота
   *[many] { $n } котов
}
story = { $all } Кто: { $list }.
lacking = { $nobody }
";

fn speech(lang: Lang) -> Localizer {
    registry::localizer_with(lang, &[CATS])
}

#[test]
fn a_name_brings_its_cases_and_gender() {
    assert_eq!(speech(Lang::Ru).say(&Msg::new("seen").name("who", "cat")), "Не видно кота.");
}

#[test]
fn numbers_select_their_plural() {
    let count = |n: i64| speech(Lang::Ru).say(&Msg::new("count").num("n", n));
    assert_eq!([count(1), count(3), count(5), count(21)], ["1 кот", "3 кота", "5 котов", "21 кот"]);
}

#[test]
fn sentences_are_joined_and_lists_as_the_language_joins_them() {
    let cat = || Msg::new("cat");
    let seen = || Msg::new("seen").name("who", "cat");
    let story = Msg::new("story").say("all", vec![seen(), seen()]).list("list", vec![cat(), cat(), cat()]);
    assert_eq!(speech(Lang::Ru).say(&story), "Не видно кота. Не видно кота. Кто: кот, кот и кот.");
    assert_eq!(speech(Lang::Uk).list(vec!["а".into(), "б".into()]), "а та б");
    assert_eq!(speech(Lang::En).list(vec!["a".into()]), "a");
}

#[test]
fn what_is_missing_is_shown_and_noted() {
    let mut wrong = Vec::new();
    assert_eq!(speech(Lang::Uk).say_noting(&Msg::new("dog"), &mut wrong), "<dog>");
    speech(Lang::Uk).say_noting(&Msg::new("lacking"), &mut wrong);
    assert_eq!(wrong.len(), 2, "{wrong:?}");
    let named = Msg::new("seen").arg("who", Arg::Name("dog".into()));
    speech(Lang::Ru).say_noting(&named, &mut wrong);
    assert!(wrong.len() > 2, "{wrong:?}");
}

#[test]
fn rules_are_said_in_each_language_and_found_by_its_words() {
    let rule = |lang| registry::localizer(lang).rule("fh:board.1").expect("the ledger has it");
    assert!(rule(Lang::En).text.contains("15"));
    assert_eq!(rule(Lang::Ru).title, "Поле");
    assert_ne!(rule(Lang::Ru).text, rule(Lang::Uk).text);
    assert!(registry::localizer(Lang::En).rule("fh:nowhere.1").is_none());
    let found = registry::localizer(Lang::Ru).search(None, "стопка врат");
    assert!(!found.is_empty() && found.iter().all(|rule| rule.id.starts_with("fh:")));
    assert_eq!(registry::localizer(Lang::Uk).search(Some("fh"), "fh:seals.2")[0].id, "fh:seals.2");
}

#[test]
fn every_locale_file_is_readable() {
    assert_eq!(locale_faults(), Vec::<String>::new());
}

#[test]
fn all_that_is_printed_can_be_said_in_every_language() {
    for game in registry::games() {
        let printed = game.set_up(&[], None).expect("the defaults can be played").printed();
        assert!(!printed.is_empty(), "{}", game.name());
        for lang in Lang::ALL {
            let (speech, mut wrong) = (registry::localizer(lang), Vec::new());
            for thing in &printed {
                std::iter::once(&thing.name)
                    .chain(&thing.lines)
                    .for_each(|msg| drop(speech.say_noting(msg, &mut wrong)));
                assert!(speech.has(&thing.name.id), "{lang}: {}", thing.name.id);
            }
            assert_eq!(wrong, Vec::<String>::new(), "{lang}");
        }
    }
}

/// Players read about their game, not about the engine's questions.
#[test]
fn no_message_talks_about_how_the_engine_works() {
    let avoided: [(Lang, &[&str]); 3] = [
        (
            Lang::En,
            &[
                "you are asked",
                "you are not asked",
                "question that stands",
                "no longer stands",
                "stands there more",
            ],
        ),
        (
            Lang::Ru,
            &["вас спрашивают", "вас не спрашивают", "вас ни о чём не спрашивают", "вопрос не об этом"],
        ),
        (Lang::Uk, &["вас питають", "вас не питають", "вас ні про що не питають", "питають не про це"]),
    ];
    for (lang, phrases) in avoided {
        let text = registry::locale_text(lang);
        let found: Vec<&str> = text
            .lines()
            .filter(|line| phrases.iter().any(|phrase| line.to_lowercase().contains(phrase)))
            .collect();
        assert_eq!(found, Vec::<&str>::new(), "{lang}");
    }
}

#[test]
fn players_read_whose_turn_it_is_and_what_is_not_possible() {
    let says = |id: &str| {
        Lang::ALL.map(|lang| registry::localizer(lang).say(&Msg::new(id.to_owned()).text("who", "Ann")))
    };
    assert_eq!(says("web-asked"), ["Your turn, Ann", "Ann, ваш ход", "Ann, ваш хід"]);
    let nothing = [
        "You can’t do anything with this right now.",
        "Сейчас с этим ничего нельзя сделать.",
        "Зараз із цим нічого не можна зробити.",
    ];
    assert_eq!(says("web-why-not-question"), nothing);
}
