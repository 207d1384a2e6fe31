//! Tests the guides to position files (`docs/positions-*.md`): every position, command and word in them is parsed as a
//! user's would be.

use std::path::Path;

use registry::{Choice, DynTable, Lang, Localizer, Question, Reply, Waits};

/// The text of a game's guide.
fn guide(game: &str) -> String {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}/docs/positions.md"));
    std::fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The games with position files.
fn games() -> impl Iterator<Item = &'static dyn registry::DynGame> {
    registry::games().iter().copied().filter(|game| game.has_position_files())
}

/// The error says what went wrong and what would have been possible.
type Done = Result<(), String>;

/// The table of a position text. `;` is replaced by a line break.
fn laid_out(game: &str, text: &str) -> Result<Box<dyn DynTable>, String> {
    let game = registry::find(game).map_err(|error| error.to_string())?;
    game.position(&text.replace(';', "\n"), None).map_err(|error| format!("{error}\n{text}"))
}

/// Gives the only possible answer, as `dreadboard position` does where more is specified.
fn give_forced_answer(table: &mut dyn DynTable, words: &str) -> Done {
    let Waits::Answers { asked, .. } = table.waits() else {
        return Err(format!("nobody is asked “{words}”"));
    };
    let only = table.forced(asked[0]).ok_or(format!("something else is asked before “{words}”"))?;
    table.reply(asked[0], &only).map_err(|error| error.to_string())
}

/// Chooses by words, as `dreadboard position --choose` does: forced answers may be left out.
fn choose(table: &mut dyn DynTable, words: &str, speech: &Localizer) -> Done {
    loop {
        let Waits::Answers { asked, .. } = table.waits() else {
            return Err(format!("nobody is asked “{words}”"));
        };
        let question = table.question(asked[0]).ok_or("the seat has no question")?;
        match question.read(words, speech) {
            Ok(reply) => {
                means(&question, &reply, words)?;
                return table.reply(asked[0], &reply).map_err(|error| error.to_string());
            }
            Err(error) => give_forced_answer(table, words).map_err(|_| {
                let names: Vec<String> =
                    question.choices.iter().map(|choice| choice.names.join(" | ")).collect();
                format!("{error}\n{}\n  {}", speech.say(&question.text), names.join("\n  "))
            })?,
        }
    }
}

/// Checks that the reply consists of the choices that the words name, not of others with similar texts.
fn means(question: &Question, reply: &Reply, words: &str) -> Done {
    let picked: Vec<_> = match reply {
        Reply::Answer(picks) => picks.iter().map(|at| &question.choices[*at]).collect(),
        Reply::Anytime(at) => vec![&question.anytime[*at]],
    };
    let words: Vec<&str> =
        words.split(',').map(str::trim).filter(|word| !["pass", "0"].contains(word)).collect();
    let is = |name: &String, word: &str| name == word || name.starts_with(&format!("{word} "));
    let named = |(choice, word): (&&Choice, &&str)| choice.names.iter().any(|name| is(name, word));
    // The answer is empty, or picks a choice of that name.
    let passes = words.is_empty() && picked.iter().all(|choice| choice.names == ["pass"]);
    if passes || (picked.len() == words.len() && picked.iter().zip(&words).all(named)) {
        return Ok(());
    }
    Err(format!("{words:?} picks {:?}", picked.iter().map(|choice| &choice.names).collect::<Vec<_>>()))
}

/// Sets the next roll, after any forced answers before it.
fn roll(table: &mut dyn DynTable, words: &str) -> Done {
    while !matches!(table.waits(), Waits::Roll) {
        give_forced_answer(table, words)?;
    }
    table.roll_as(words).map(drop).map_err(|error| error.to_string())
}

/// Plays `--choose` and `--roll` of a command line.
fn carry_out(table: &mut dyn DynTable, line: &str, speech: &Localizer) -> Done {
    let mut words = line.trim();
    while let Some(at) = words.find("--") {
        let (flag, rest) = words[at..].split_once(' ').ok_or("a flag has a value")?;
        let (value, rest) = match rest.strip_prefix('"') {
            Some(quoted) => quoted.split_once('"').ok_or("a closing quote is missing")?,
            None => rest.split_once(' ').unwrap_or((rest, "")),
        };
        match flag {
            "--choose" => choose(table, value, speech)?,
            "--roll" => roll(table, value)?,
            "--game" if value == table.game() => {}
            other => return Err(format!("{other} {value}")),
        }
        words = rest;
    }
    Ok(())
}

#[test]
fn every_example_of_every_guide_is_played() {
    for game in games() {
        let (name, guide) = (game.name(), guide(game.name()));
        for lang in Lang::ALL {
            let speech = registry::localizer(lang);
            let (mut table, mut examples) = (None, 0);
            for block in guide.split("```").skip(1).step_by(2) {
                let (kind, body) = block.split_once('\n').expect("a block has a first line");
                match kind {
                    "toml" => {
                        examples += 1;
                        table = Some(laid_out(name, body).unwrap_or_else(|why| panic!("{why}")));
                    }
                    "console" => {
                        let table = table.as_deref_mut().expect("a position comes before its command");
                        carry_out(table, body, &speech).unwrap_or_else(|why| panic!("{body}{why}"));
                    }
                    // The tests of the game compare results.
                    "toml result" => {}
                    other => panic!("{name}: there are no blocks of “{other}”"),
                }
            }
            assert!(examples > 0, "{name} has an example");
        }
    }
}

/// The code spans of a piece of Markdown.
fn code(text: &str) -> Vec<&str> {
    text.split('`').skip(1).step_by(2).collect()
}

#[test]
fn every_step_of_every_guide_is_one_where_play_can_start() {
    // Additional keys that a step needs.
    let needs = |at: &str| match at {
        "resolve" => "played = ['14 socialite', '8 dynamite', '21 grand-gala', '28 dynamite']",
        "item lantern" => "jenny-barnes.items = ['lantern']",
        "battle arkham" | "battle black-goat arkham" => {
            "great-cthulhu.map.arkham = 'deep-one'; black-goat.map.arkham = 'ghoul'"
        }
        "turn daisy-walker" => "investigators = ['roland-banks', 'daisy-walker']",
        _ => "",
    };
    for game in games() {
        let guide = guide(game.name());
        let (_, steps) = guide.split_once("## Where play starts").expect("a chapter");
        let (steps, _) = steps.split_once("## Keys").expect("a chapter");
        let rows = steps.lines().filter(|line| line.starts_with("| `\""));
        let quoted = |line: &str| {
            let spans = code(line).into_iter().filter(|span| span.starts_with('"'));
            spans.map(|span| span.trim_matches('"').to_string()).collect::<Vec<_>>()
        };
        let steps: Vec<String> = rows.flat_map(quoted).collect();
        assert!(steps.len() >= 5, "{steps:?}");
        for at in &steps {
            let text = format!("at = '{at}'; {}", needs(at));
            drop(laid_out(game.name(), &text).unwrap_or_else(|why| panic!("{why}")));
        }
        let first = |at: &String| format!("at {}", at.split(' ').next().unwrap_or_default());
        let shown: Vec<String> = steps.iter().map(first).collect();
        for word in game.position_words().iter().filter(|word| word.starts_with("at ")) {
            assert!(shown.contains(word), "{}: the guide lacks “{word}”", game.name());
        }
    }
}

#[test]
fn every_guide_shows_the_keys_that_there_are() {
    for game in games() {
        let (guide, words) = (guide(game.name()), game.position_words());
        let (_, keys) = guide.split_once("## Keys").expect("a chapter");
        let table = keys.trim_start().split("\n\n").next().expect("a table");
        let shown: Vec<&str> = table
            .lines()
            .filter(|line| line.starts_with("| `"))
            .flat_map(|line| code(line.split('|').nth(1).unwrap_or_default()))
            .collect();
        for key in &shown {
            assert!(*key == "game" || words.iter().any(|word| word == key), "{}: “{key}”", game.name());
        }
        // The guide may show one investigator as an example for all.
        let names = |word: &&String| shelf_names(game.name()).contains(&word.as_str());
        for key in words.iter().filter(|word| !word.starts_with("at ") && !names(word)) {
            assert!(shown.contains(&key.as_str()), "{}: the guide lacks “{key}”", game.name());
        }
    }
}

/// Investigators that a guide need not list.
fn shelf_names(game: &str) -> &'static [&'static str] {
    match game {
        "final-hour" => &["ashcan-pete", "lily-chen", "tommy-muldoon", "michael-mcglen", "rita-young"],
        "arkham-lcg" => &["daisy-walker", "skids-otoole", "agnes-baker", "wendy-adams"],
        _ => &[],
    }
}

/// A test case for words in a guide: the position, what is played before (with a leading `~` for a roll), and the
/// words, with `~` for a roll too.
type Case = (&'static str, &'static [&'static str], &'static str);

const ROUND_CARDS: &str = "at = 'resolve'; monsters = {}; jenny-barnes.items = ['lantern']; \
                           played = ['8 socialite', '14 dynamite', '21 grand-gala', '28 dynamite']";
const HANDS: &str = "at = 'end-of-round'; monsters = {}; jenny-barnes.hand = [3, 8, 13, 1]; \
                     michael-mcglen.hand = [18, 4, 9, 5]";
const NEW_ROUND: &str = "at = 'priority'; monsters = {}; jenny-barnes.hand = [3, 8, 13, 1]; \
                         michael-mcglen.hand = [18, 4, 9, 5]";
const STEP: &str = "at = 'upper socialite'; jenny-barnes.at = 6; monsters.7 = ['red 1']";
const SOLO: &str = "at = 'resolve'; solo = true; monsters = {}; played = [4, 11, 20, 27]";

const TOOLS: &str = "at = 'item carpenters-tools'; monsters = {}; destruction.12 = 1; jenny-barnes.items = ['carpenters-tools']";
const EXPLORE: &str = "at = 'lower socialite'; monsters = {}; jenny-barnes.at = 3";

const FINAL_HOUR: &[Case] = &[
    (NEW_ROUND, &["~socialite"], "card 8"),
    (NEW_ROUND, &[], "~socialite 2"),
    (STEP, &[], "at 7"),
    (STEP, &[], "stop"),
    (STEP, &["at 7"], "red 1"),
    (STEP, &["at 7"], "red 1 at 7"),
    ("at = 'item elder-sign'; monsters = {}; jenny-barnes.items = ['elder-sign']", &[], "1-2"),
    (SOLO, &[], "jenny-barnes"),
    (SOLO, &["jenny-barnes", "~soiree"], "row 1"),
    (ROUND_CARDS, &["stop"], "use lantern"),
    (TOOLS, &[], "first"),
    (TOOLS, &[], "second"),
    (HANDS, &[], "attempt"),
    (HANDS, &[], "wait"),
    ("at = 'gates'; monsters = {}", &[], "~heptagram"),
    ("at = 'gates'; monsters = {}", &["~heptagram"], "~red 2 stalker"),
    ("at = 'end-of-round'; monsters = {}", &[], "~17"),
    (EXPLORE, &["stop"], "~moon"),
    (EXPLORE, &["stop"], "~item"),
    (EXPLORE, &["stop", "~item"], "~lantern"),
];

const SALEM: &str = "at = 'turn great-cthulhu'; great-cthulhu.power = 12; free-gates = ['arkham']; \
                     great-cthulhu.map = { salem = '3 acolyte, gate', boston = 'acolyte', charles = 'acolyte', arkham = 'shoggoth' }; \
                     black-goat.map = { arkham = '2 acolyte', boston = 'acolyte' }; great-cthulhu.books = ['dreams', 'devolve']";
const GOAT: &str = "at = 'turn black-goat'; black-goat = { power = 9, books = ['ghroth'], \
                    map = { dunwich = '3 acolyte, gate', arkham = 'shub-niggurath, acolyte', salem = 'ghoul' } }; \
                    great-cthulhu.map = { salem = 'acolyte', charles = '4 acolyte, gate' }";
const ARKHAM_BATTLE: &str =
    "at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; black-goat.map.arkham = 'mi-go, ghoul'";
const PREPARED: &str = "at = 'battle arkham'; great-cthulhu = { books = ['absorb'], map.arkham = 'cthulhu, shoggoth, acolyte' }; \
                        black-goat.map.arkham = 'ghoul'";
const REGENERATE: &str = "at = 'battle black-goat arkham'; great-cthulhu = { books = ['regenerate'], map.arkham = 'starspawn, deep-one' }; \
                          black-goat = { books = ['blood-sacrifice'], map.arkham = '4 mi-go' }";
const DOOM: &str = "at = 'doom black-goat'; round = 2; black-goat = { power = 9, books = ['blood-sacrifice'], signs = [3], \
                    map = { dunwich = 'acolyte, gate', salem = 'acolyte, shub-niggurath' } }";

const DUEL: &[Case] = &[
    (SALEM, &[], "recruit salem"),
    (GOAT, &[], "summon ghoul dunwich"),
    ("at = 'turn great-cthulhu'; great-cthulhu.power = 12", &[], "awaken charles"),
    ("at = 'turn great-cthulhu'; great-cthulhu.map.arkham = 'acolyte'", &[], "build arkham"),
    (SALEM, &[], "move acolyte boston salem"),
    (SALEM, &[], "battle arkham"),
    (SALEM, &[], "capture arkham"),
    (SALEM, &[], "pass"),
    (
        "at = 'turn great-cthulhu'; free-gates = ['salem']; great-cthulhu.map.salem = 'acolyte'",
        &[],
        "take-gate acolyte salem",
    ),
    (SALEM, &[], "leave-gate salem"),
    ("at = 'turn great-cthulhu'", &["summon deep-one charles"], "end-turn"),
    (GOAT, &[], "sacrifice"),
    (SALEM, &[], "dreams boston"),
    (
        "at = 'turn great-cthulhu'; great-cthulhu = { books = ['submerge'], map.charles = 'cthulhu, acolyte' }",
        &[],
        "submerge",
    ),
    (
        "at = 'turn great-cthulhu'; great-cthulhu = { books = ['submerge'], below = 'cthulhu' }",
        &[],
        "surface salem",
    ),
    (GOAT, &[], "avatar black-goat salem"),
    (GOAT, &[], "ghroth"),
    (PREPARED, &[], "devour"),
    (PREPARED, &[], "absorb acolyte"),
    (ARKHAM_BATTLE, &["~6", "~4", "~1"], "mi-go"),
    (ARKHAM_BATTLE, &["~6", "~4", "~1", "ghoul"], "retreat mi-go dunwich"),
    (ARKHAM_BATTLE, &["~6", "~4", "~1", "ghoul", "retreat mi-go dunwich"], "book dreams"),
    (REGENERATE, &["~6", "~6", "~1", "~1", "~1", "~1", "~1", "~1"], "spare starspawn"),
    (REGENERATE, &["~6", "~6", "~1", "~1", "~1", "~1", "~1", "~1", "spare starspawn"], "again starspawn"),
    (
        "at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; \
         black-goat = { books = ['necrophagy'], map = { arkham = 'acolyte, mi-go', salem = 'ghoul' } }",
        &["~6", "~6", "~1"],
        "bring salem",
    ),
    (
        "at = 'turn great-cthulhu'; great-cthulhu = { books = ['devolve'], map = { salem = 'acolyte', boston = '2 acolyte' } }",
        &["recruit salem"],
        "exchange acolyte boston",
    ),
    (
        "at = 'turn black-goat'; black-goat = { books = ['ghroth'], map.dunwich = '5 acolyte' }; \
         great-cthulhu.map.charles = '5 acolyte'",
        &["ghroth", "~3"],
        "place great-cthulhu salem",
    ),
    (
        "at = 'battle arkham'; great-cthulhu.map.arkham = '4 deep-one'; black-goat.map.arkham = '2 ghoul'",
        &["~6", "~6", "~1", "~1"],
        "slot one-kill",
    ),
    (DOOM, &[], "ritual"),
    (DOOM, &[], "blood-sacrifice acolyte salem"),
    (DOOM, &[], "reveal 3"),
    (DOOM, &[], "stop"),
    ("at = 'first-player'", &[], "first black-goat"),
    (GOAT, &["sacrifice"], "keeper-acolyte"),
];

const BEAT_COP: &str = "roland-banks = { play = ['beat-cop'], threat = ['ghoul-minion'] }";
const ARMED: &str =
    "roland-banks = { play = ['machete', 'knife'], hand = ['machete'], threat = ['ghoul-minion'] }";
const DREAMS: &str = "roland-banks = { threat = ['dreams-of-rlyeh'], hand = ['guts'] }";

const CARD_GAME: &[Case] = &[
    ("", &[], "investigate"),
    ("", &[], "draw"),
    ("", &[], "resource"),
    ("", &[], "end-turn"),
    (
        "act = 2; roland-banks.at = 'hallway'; places = { hallway = {}, attic = {}, cellar = {} }",
        &[],
        "move attic",
    ),
    ("places.study.cards = ['ghoul-minion exhausted']", &[], "engage"),
    (BEAT_COP, &[], "fight"),
    (BEAT_COP, &[], "evade ghoul-minion"),
    (ARMED, &[], "play machete"),
    (ARMED, &[], "use machete"),
    (ARMED, &[], "use knife 2"),
    ("roland-banks.clues = 2", &[], "advance"),
    (DREAMS, &["use dreams-of-rlyeh"], "commit guts"),
    (DREAMS, &["use dreams-of-rlyeh"], "pass"),
    (DREAMS, &["use dreams-of-rlyeh"], "0"),
    ("bag = ['skull', '-2']", &["investigate"], "~skull"),
    ("bag = ['skull', '-2']", &["investigate"], "~-2"),
    ("bag = ['skull', '-2']", &["investigate"], "~−2"),
    ("roland-banks = { play = ['first-aid uses 2'], damage = 1, horror = 2 }", &["use first-aid"], "part 2"),
    (
        "scenario = 'the-devourer-below'; roland-banks = { at = 'ritual-site', clues = 2 }; act = 3; \
         places = { main-path = {}, ritual-site = { clues = 2 } }",
        &["use disrupting-the-ritual"],
        "willpower",
    ),
    (BEAT_COP, &["resource"], "damage beat-cop"),
    (BEAT_COP, &["resource", "damage beat-cop"], "horror roland-banks"),
    ("agnes-baker.play = ['scrying']", &["use scrying"], "deck encounters"),
    (
        "agnes-baker.play = ['grotesque-statue uses 3']; bag = ['-1', '-2', '0']",
        &["investigate", "use grotesque-statue", "~-1", "~-2"],
        "token 1",
    ),
    (
        "roland-banks = { play = ['beat-cop'], threat = ['ghoul-minion', 'ghoul-minion'] }",
        &["use beat-cop"],
        "ghoul-minion#2",
    ),
];

/// The words that a guide shows for choices and rolls, from the paragraph about them.
fn shown_words(guide: &str) -> Vec<String> {
    let at = guide.find("The same words name choices").expect("the guide says how choices are named");
    let paragraph = guide[at..].split("\n\n").next().unwrap_or_default();
    let spans = code(paragraph).into_iter().filter(|span| !span.starts_with("--"));
    spans.map(|span| span.split_whitespace().collect::<Vec<_>>().join(" ")).collect()
}

/// Plays a test case.
fn try_out(game: &str, (text, before, words): &Case, speech: &Localizer) -> Done {
    let mut table = laid_out(game, text)?;
    before.iter().chain([words]).try_for_each(|words| match words.strip_prefix('~') {
        Some(words) => roll(table.as_mut(), words),
        None => choose(table.as_mut(), words, speech),
    })
}

#[test]
fn every_word_for_a_choice_that_a_guide_shows_makes_that_choice() {
    let mut troubles = Vec::new();
    for (game, cases) in [("final-hour", FINAL_HOUR), ("cthulhu-duel", DUEL), ("arkham-lcg", CARD_GAME)] {
        for lang in Lang::ALL {
            let speech = registry::localizer(lang);
            let wrong = cases.iter().filter_map(|case| Some((case, try_out(game, case, &speech).err()?)));
            troubles.extend(wrong.map(|((.., words), why)| format!("{game}, {lang:?}, “{words}”: {why}")));
        }
        let tried: Vec<&str> = cases.iter().map(|(_, _, words)| words.trim_start_matches('~')).collect();
        let shown = shown_words(&guide(game));
        assert!(shown.len() >= 15, "{shown:?}");
        let missing = shown.iter().filter(|words| !tried.contains(&words.as_str()));
        troubles.extend(missing.map(|words| format!("{game}: no case for “{words}”")));
    }
    assert!(troubles.is_empty(), "{}", troubles.join("\n\n"));
}
