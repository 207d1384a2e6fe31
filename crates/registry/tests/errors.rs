//! Tests that errors are reported in the reader's language: what is wrong, where, and what would be valid.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use registry::{DynGame, Lang};

fn game() -> &'static dyn DynGame {
    registry::find("final-hour").expect("the game is registered")
}

/// The error text for an invalid position file.
fn position(lang: Lang, text: &str) -> String {
    let error = game().position(text, None).err().unwrap_or_else(|| panic!("this is a position: {text}"));
    registry::localizer(lang).say(&error.msg())
}

/// The error text for an invalid pack.
fn pack(lang: Lang, text: &str) -> String {
    let error = game().options(&[], Some(text)).expect_err(text);
    registry::localizer(lang).say(&error.msg())
}

/// The error text for an invalid option.
fn option(lang: Lang, key: &str, value: &str) -> String {
    let error = game().check(&[(key.into(), value.into())], None).expect_err(value);
    registry::localizer(lang).say(&error.msg())
}

#[test]
fn files_that_cannot_be_read_say_so_in_russian() {
    let wrong = |text: &str| position(Lang::Ru, text);
    assert_eq!(
        wrong("at = gates"),
        "строка 1: «at = gates»: нет значения или слово стоит без кавычек. Пишите так: ключ = \"слово\"."
    );
    assert_eq!(wrong("at = 'gates'\nat = 'setup'"), "строка 2: ключ «at» встречается дважды.");
    assert_eq!(wrong("solo = 1"), "строка 1: solo: «1» не подходит; нужно: true или false.");
    assert_eq!(
        wrong("at = 'gates'\nresolved = 300"),
        "строка 2: resolved: «300» не подходит; нужно: целое число от 0 до 255."
    );
    assert_eq!(
        wrong("difficulty = 'hrad'"),
        "строка 1: difficulty: «hrad» нет. Есть: easy, normal, hard. Может быть, «hard»?"
    );
    let unknown = wrong("at = 'gates'\n[jenny]\nhealth = 3");
    assert!(unknown.starts_with("строка 2: ключа «jenny» нет. Есть: at, investigators"), "{unknown}");
    assert!(unknown.ends_with("Может быть, «jenny-barnes»?"), "{unknown}");
}

#[test]
fn positions_that_cannot_be_say_so_in_russian_and_ukrainian() {
    let text = "at = 'gates'\ndestruction.7 = 4";
    assert_eq!(
        position(Lang::Ru, text),
        "строка 2: destruction.7: в локации 7 мало ячеек: 3, а занять их должны монстры (0) и жетоны разрушения (4)."
    );
    assert_eq!(
        position(Lang::Uk, text),
        "рядок 2: destruction.7: у локації 7 замало комірок: 3, а зайняти їх мають монстри (0) і жетони руйнування (4)."
    );
    assert_eq!(
        position(Lang::Ru, "destruction.7 = 1"),
        "строка 1: destruction: игра начинается с подготовки, а она раскладывает всё сама. Чтобы задать это, начните позже, например: at = \"priority\"."
    );
}

#[test]
fn packs_that_cannot_be_used_say_so_in_russian() {
    assert_eq!(
        pack(Lang::Ru, "[cards.becky]\nupper = [{ move = 0 }]"),
        "набор (--pack): строка 2: cards.becky.upper: «move» — число от 1 до 9, а не 0."
    );
    assert_eq!(
        pack(Lang::Ru, "[cards.bekky]\nlower.both = []").split(". Есть").next().unwrap(),
        "набор (--pack): строка 1: cards.bekky: «bekky» нет"
    );
    assert_eq!(
        pack(Lang::Ru, "[monsters.deep-one]\nhealth = 9"),
        "набор (--pack): строка 1: monsters.deep-one: это известно о напечатанной игре и остаётся как есть; набор заменяет только то, что придумали мы."
    );
}

#[test]
fn options_that_cannot_be_say_so_and_suggest() {
    let jenny = |lang| option(lang, "investigators", "jenny,lily-chen");
    assert!(jenny(Lang::En).ends_with("Did you mean “jenny-barnes”?"), "{}", jenny(Lang::En));
    assert!(jenny(Lang::Uk).ends_with("Можливо, «jenny-barnes»?"), "{}", jenny(Lang::Uk));
    let none = option(Lang::En, "difficulty", "1");
    assert_eq!(none, "difficulty: there is no “1”. There are: easy, normal, hard.", "and nothing after it");
    assert_eq!(option(Lang::Ru, "investigators", "lily-chen"), "investigators: задано 1, а нужно от 2 до 4.");
    // An option without effect is an error.
    let campaigns = registry::find("arkham-lcg").unwrap().campaigns().unwrap();
    let begun = |all: &[(&str, &str)]| {
        let all: Vec<_> = all.iter().map(|(key, value)| ((*key).to_owned(), (*value).to_owned())).collect();
        campaigns.begin(&all).map(drop).map_err(|error| error.to_string())
    };
    let unused =
        "the-gathering: this changes nothing beside what else is chosen. Leave it out, or choose otherwise.";
    assert_eq!(begun(&[("the-gathering", "2")]), Err(unused.to_owned()));
    assert_eq!(begun(&[("the-gathering", "2"), ("scenario", "the-midnight-masks")]), Ok(()));
    assert_eq!(begun(&[("the-gathering", "1")]), Ok(()), "it says what would be so anyway");
}

#[test]
fn saves_that_cannot_be_played_say_so_in_ukrainian() {
    let wrong = |text: &str| {
        let error = registry::load(text, None).err().expect("this is no save");
        registry::localizer(Lang::Uk).say(&error.msg())
    };
    assert_eq!(wrong(""), "це не збережена гра: рядок 1: файл обривається на стовпці 0.");
    assert_eq!(wrong("[1]"), "це не збережена гра: рядок 1: «1» не підходить; потрібно: слово в лапках.");
    assert_eq!(
        wrong("{\"game\": \"chess\"}"),
        "Гри «chess» немає. Є: final-hour, cthulhu-duel, arkham-lcg, arkham-horror."
    );
    let save = game().set_up(&[], None).expect("the defaults can be played").save();
    let mut other = save.clone();
    other["log"] = serde_json::json!([{"move": {"roll": 2_000}}]);
    let differs = registry::load(&other.to_string(), None).expect("up to there").differs.expect("it differs");
    assert_eq!(
        registry::localizer(Lang::Uk).say(&differs),
        "запис 1 з 1 не збігається: 2000 випасти не може."
    );
    let mut other = save;
    other["setup"]["difficulty"] = "brutal".into();
    assert!(wrong(&other.to_string()).contains("«brutal» немає. Є: easy, normal, hard."));
}

#[test]
fn a_roll_that_cannot_come_says_so_in_russian() {
    let mut table = game().set_up(&[], None).expect("the defaults can be played");
    let error = table.roll_as("pink 9").expect_err("no such monster");
    let said = registry::localizer(Lang::Ru).say(&error.msg());
    assert!(said.starts_with("«pink 9» выпасть не может. Может выпасть: red 1"), "{said}");
}

fn files(folder: &Path, ending: &str) -> Vec<PathBuf> {
    let paths = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    let inside = |path: PathBuf| if path.is_dir() { files(&path, ending) } else { vec![path] };
    paths.flat_map(inside).filter(|path| path.to_string_lossy().ends_with(ending)).collect()
}

/// Whether this is the id of an error message.
fn is_error(id: &str) -> bool {
    let is_word = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '-';
    let of_game = id.split_once("-error-").is_some_and(|(prefix, _)| !prefix.contains('-'));
    let shared = ["error-", "refused-", "save-"].iter().any(|start| id.starts_with(start));
    (shared || of_game) && id.chars().all(is_word) && !id.ends_with('-')
}

#[test]
fn every_error_that_the_code_names_exists_in_all_languages_and_no_other_does() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut named = BTreeSet::new();
    let sources = [root.join("crates"), root.join("games")];
    for path in sources.iter().flat_map(|folder| files(folder, ".rs")) {
        if path.components().any(|part| part.as_os_str() == "src") {
            let text = fs::read_to_string(&path).unwrap();
            named.extend(text.split('"').filter(|id| is_error(id)).map(String::from));
        }
    }
    assert!(named.len() > 100, "{}", named.len());
    for lang in Lang::ALL {
        let speech = registry::localizer(lang);
        let missing: Vec<_> = named.iter().filter(|id| !speech.has(id)).collect();
        assert_eq!(missing, Vec::<&String>::new(), "{lang}");
        let texts =
            [root.join("locales"), root.join("games")].into_iter().flat_map(|folder| files(&folder, ".ftl"));
        for path in texts.filter(|path| path.parent().is_some_and(|folder| folder.ends_with(lang.code()))) {
            let text = fs::read_to_string(&path).unwrap();
            let ids = text.lines().filter_map(|line| line.split_once(" =")).map(|(id, _)| id);
            let unused: Vec<_> = ids.filter(|id| is_error(id) && !named.contains(*id)).collect();
            assert_eq!(unused, Vec::<&str>::new(), "{}", path.display());
        }
    }
}
