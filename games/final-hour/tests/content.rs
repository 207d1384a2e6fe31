//! The built-in content and packs: counts, constraints and errors.

use std::collections::BTreeSet;

use final_hour::FinalHour;
use final_hour::content::*;
use testkit::in_english;

fn at(number: u8) -> Location {
    Location::numbered(number).expect("a location on the board")
}

/// Prints a script with its nested scripts: two scripts print alike only if they do the same.
fn spell(content: &Content, script: Script) -> String {
    let spell_one = |effect: &Effect| {
        let inside: Vec<String> = effect.scripts().map(|&script| spell(content, script)).collect();
        match effect {
            Effect::Roam { up_to, .. } => format!("roam {up_to} {inside:?}"),
            Effect::Each { who, .. } => format!("each {who:?} {inside:?}"),
            Effect::Either { .. } => format!("either {inside:?}"),
            plain => format!("{plain:?}"),
        }
    };
    content.effects(script).iter().map(spell_one).collect::<Vec<_>>().join(", ")
}

fn uppers(content: &Content) -> impl Iterator<Item = Script> {
    Title::all().map(|title| content.card(title.cards()[0]).upper)
}

#[test]
fn the_board_has_49_cells_and_three_zones_of_five() {
    let board = Content::load().board;
    assert_eq!(Location::all().map(|location| board.cells(location)).sum::<u8>(), 49);
    for (&zone, numbers) in Zone::ALL.iter().zip([1..=5, 6..=10, 11..=15]) {
        assert!(board.locations(zone).iter().map(Location::number).eq(numbers));
    }
}

#[test]
fn pathways_join_both_ways() {
    let board = Content::load().board;
    for pathway in Pathway::all() {
        let (a, b) = board.ends(pathway);
        assert_eq!(board.pathway(a, b), Some(pathway));
        assert_eq!(board.pathway(b, a), Some(pathway));
        assert!(board.adjacent(a).has(b) && board.adjacent(b).has(a));
        assert!(board.pathways_from(a).any(|from| from == pathway));
    }
    assert_eq!(
        Location::all().map(|location| board.adjacent(location).len()).sum::<usize>(),
        2 * Pathway::COUNT
    );
    assert_eq!(board.pathway(at(7), at(2)), None);
}

#[test]
fn six_red_arrows_leave_the_pathways_and_no_blue_one_does() {
    let board = Content::load().board;
    let off = |colour| -> Vec<(u8, u8)> {
        let arrows = Location::all().map(|from| (from, board.arrow(colour, from)));
        arrows
            .filter(|&(a, b)| board.pathway(a, b).is_none())
            .map(|(a, b)| (a.number(), b.number()))
            .collect()
    };
    assert_eq!(off(Colour::Red), [(3, 13), (5, 4), (7, 2), (9, 5), (10, 9), (15, 2)]);
    assert_eq!(off(Colour::Blue), []);
}

#[test]
fn arrows_run_in_one_cycle_per_colour() {
    let board = Content::load().board;
    let cycle = |colour| -> Vec<u8> {
        let first = at(1);
        let next = |&here: &Location| Some(board.arrow(colour, here)).filter(|&there| there != first);
        std::iter::successors(Some(first), next).map(Location::number).take(Location::COUNT).collect()
    };
    assert_eq!(cycle(Colour::Red), [1, 8, 10, 9, 5, 4, 3, 13, 14, 15, 2]);
    assert_eq!(cycle(Colour::Blue), [1, 15, 13, 12, 11, 4, 3, 7, 6, 2]);
}

#[test]
fn names_keep_to_what_the_examples_show() {
    let board = Content::load().board;
    let named = |slug| board.named(slug).expect("a location of this name");
    assert!(board.adjacent(named("upman-hall")).has(named("student-union")));
    assert!(board.adjacent(named("student-union")).has(named("derby-hall")));
    assert_eq!(board.arrow(Colour::Blue, named("humanities")), named("seminary"));
    assert_eq!(board.arrow(Colour::Red, named("observatory")), named("administration"));
    assert_eq!(named("athletics"), at(13));
    let slugs: BTreeSet<_> = Location::all().map(|location| board.slug(location)).collect();
    assert_eq!(slugs.len(), Location::COUNT);
}

#[test]
fn forty_common_monsters_are_half_red_half_blue_and_alike() {
    let content = Content::load();
    let of = |colour| -> Vec<_> {
        let tokens =
            Monster::all().filter(|monster| monster.is_common()).map(|monster| *content.token(monster));
        tokens.filter(|t| t.colour == colour).map(|t| (t.health, t.symbols)).collect()
    };
    assert_eq!(of(Colour::Red).len(), 20);
    assert_eq!(of(Colour::Red), of(Colour::Blue));
    assert_eq!(of(Colour::Red).iter().map(|&(health, _)| u32::from(health)).sum::<u32>(), 30);
    assert!(Monster::all().all(|monster| monster.is_common() == content.token(monster).kind.is_none()));
}

#[test]
fn fifteen_special_monsters_come_in_four_kinds() {
    let content = Content::load();
    let masks: Vec<_> = Kind::ALL.iter().map(|&kind| content.mask_of(kind)).collect();
    assert_eq!(masks.iter().map(|mask| mask.count_ones()).collect::<Vec<_>>(), [6, 3, 3, 3]);
    assert_eq!(masks.iter().sum::<u64>(), (1 << Monster::COUNT) - (1 << Monster::COMMON));
    let chthonian = content.token(Monster(content.mask_of(Kind::Chthonian).trailing_zeros() as u8));
    assert_eq!(chthonian.symbols, [Some(Activation::Stalker), Some(Activation::Wrecker)]);
    assert_eq!(chthonian.group(), Some(Activation::Stalker));
}

#[test]
fn priority_cards_cycle_through_the_symbols_with_26_omens() {
    let content = Content::load();
    let cards: Vec<_> = Priority::all().map(|card| content.priority(card)).collect();
    assert_eq!(cards.len(), 30);
    assert!(cards.iter().zip(Symbol::ALL.iter().cycle()).all(|(card, &symbol)| card.symbol == symbol));
    assert_eq!(cards.iter().map(|card| card.omens).sum::<u8>(), 26);
}

#[test]
fn cards_of_a_title_share_the_upper_effect_and_lower_effects_follow_the_pattern() {
    let content = Content::load();
    for title in Title::all() {
        let [first, second] = title.cards().map(|card| content.card(card));
        assert_eq!(first.upper, second.upper);
        let [below, beside] = [first, second].map(|card| spell(&content, card.lower));
        match title.0 % 5 {
            0 => assert_eq!(below, beside, "{}", content.title(title)),
            _ => assert_ne!(below, beside, "{}", content.title(title)),
        }
    }
    for investigator in Investigator::all() {
        let last: Vec<_> = investigator.cards().map(|card| content.card(card).lower).collect();
        let ends = |n: usize| *content.effects(last[n]).last().expect("an effect");
        assert_eq!(ends(2), Effect::Spawn { count: 1, at: Place::Each(Area::Gates) });
        assert_eq!(ends(3), Effect::Spawn { count: 2, at: Place::Here });
        for &zone in Zone::ALL {
            assert_eq!((4..10).filter(|&n| ends(n) == Effect::ActivateZone(zone)).count(), 2);
        }
    }
}

#[test]
fn no_two_titles_do_the_same() {
    let content = Content::load();
    let above: BTreeSet<_> = uppers(&content).map(|script| spell(&content, script)).collect();
    assert_eq!(above.len(), Title::COUNT);
    let own: BTreeSet<_> =
        Investigator::all().map(|of| spell(&content, content.card(Action(of.0 * 10)).lower)).collect();
    assert_eq!(own.len(), Investigator::COUNT);
    let items: BTreeSet<_> = Item::all().map(|item| spell(&content, content.item(item).effect)).collect();
    assert_eq!(items.len(), Item::COUNT);
}

#[test]
fn at_most_a_tenth_of_the_cards_use_natives() {
    let content = Content::load();
    let native = |script| spell(&content, script).contains("Native");
    let cards = Action::all().map(|card| content.card(card));
    let natives = cards.filter(|card| native(card.upper) || native(card.lower)).count();
    assert!(natives * 10 <= Action::COUNT, "{natives} cards");
    assert!(!Item::all().any(|item| native(content.item(item).effect)));
}

#[test]
fn every_word_of_the_grammar_is_used_twice() {
    let content = Content::load();
    let word = |text: &str| text.split([' ', '(', '{']).next().map(str::to_owned);
    let used: Vec<_> =
        content.all_effects().iter().filter_map(|effect| word(&format!("{effect:?}"))).collect();
    let words: BTreeSet<_> = used.iter().collect();
    assert_eq!(words.len(), 20);
    for one in words {
        assert!(
            used.iter().filter(|&other| other == one).count() >= 2,
            "{one} is used once: make it a native"
        );
    }
}

#[test]
fn a_reckoning_reaches_up_to_the_next_line() {
    let content = Content::load();
    let line = |ancient: &str, omens| {
        let ancient = content.ancient_named(ancient).expect("an Ancient One");
        content.ancient(ancient).reckoning(omens).map(|band| band.from)
    };
    assert_eq!((0..=8).map(|omens| line("cthulhu", omens)).collect::<Vec<_>>(), {
        [None, Some(1), Some(1), Some(3), Some(3), Some(5), Some(5), Some(7), Some(7)]
    });
    assert_eq!(line("umordhoth", 5), Some(3));
    assert_eq!(line("umordhoth", 30), Some(6));
}

#[test]
fn a_layout_names_gates_ritual_site_and_monsters() {
    let content = Content::load();
    let cthulhu = content.ancient(content.ancient_named("cthulhu").expect("Cthulhu"));
    let hard = cthulhu.layout(Difficulty::Hard);
    assert_eq!((hard.ritual, hard.gates), (at(1), [at(4), at(8), at(5)]));
    assert_eq!(
        hard.specials,
        [(Kind::DeepOne, at(5), 4), (Kind::DeepOne, at(4), 1), (Kind::StarSpawn, at(4), 1),]
    );
    assert_eq!(hard.commons[at(8).index()], 2);
    for &difficulty in Difficulty::ALL {
        assert_eq!(cthulhu.layout(difficulty).commons[at(7).index()], 2, "two in the Lecture Hall");
    }
}

#[test]
fn what_is_known_is_not_marked_authored() {
    let content = Content::load();
    let upper = |slug| {
        let title = content.title_named(slug).expect("a title");
        content.card(title.cards()[0]).upper_source
    };
    assert_eq!(upper("socialite"), Source::Public);
    assert_eq!(upper("becky"), Source::Authored);
    assert_eq!(content.board.source(), Source::Public);
}

#[test]
fn ids_from_outside_are_in_range_and_read_as_printed() {
    fn read<T: serde::de::DeserializeOwned>(number: u16) -> Result<T, String> {
        #[derive(serde::Deserialize)]
        struct File<T> {
            id: T,
        }
        toml::from_str::<File<T>>(&format!("id = {number}"))
            .map(|file| file.id)
            .map_err(|error| error.to_string())
    }
    assert_eq!(read(13), Ok(at(13)));
    assert_eq!(read(30), Ok(Priority(29)));
    assert_eq!(read(0), Ok(Action(0)));
    assert!(read::<Location>(16).is_err_and(|error| error.contains("1 to 15")));
    assert!(read::<Priority>(0).is_err());
    assert!(read::<Monster>(55).is_err_and(|error| error.contains("0 to 54")));
    assert!(read::<Locations>(1 << 15).is_err());
}

#[test]
fn effects_stay_small() {
    assert!(size_of::<Script>() <= 4);
    assert!(size_of::<Effect>() <= 12);
}

// Packs

fn refuse(pack: &str) -> String {
    in_english::<FinalHour>(&Content::with_pack(pack).expect_err("this pack is wrong").msg())
}

#[test]
fn an_empty_pack_changes_nothing() {
    assert_eq!(Content::with_pack("").expect("a pack"), Content::load());
}

#[test]
fn a_pack_replaces_authored_values() {
    let content = Content::with_pack(
        r#"
        [cards.becky]
        upper = [{ attack = { wounds = 4, at = { one = "board" } } }]
        [cards.high-ground]
        lower.both = [{ move = 2 }]
        [items.bicycle]
        use = "after"
        [monsters.ghoul-horde]
        health = 2
        [ancient-ones.umordhoth]
        commons.hard = { 2 = 1, derby-hall = 2 }
        reckoning.1 = [{ spawn = { count = 1, at = { each = "gates" } } }]
        "#,
    )
    .expect("a good pack");
    let becky = content.card(content.title_named("becky").expect("Becky").cards()[1]);
    assert_eq!(content.effects(becky.upper), [Effect::Attack { wounds: 4, at: Place::One(Area::Board) }]);
    let high_ground = content.card(content.title_named("high-ground").expect("High Ground").cards()[1]);
    assert_eq!(content.effects(high_ground.lower), [Effect::Move(2)]);
    assert_eq!(becky.upper_source, Source::Public);
    let bicycle = content.item(content.item_named("bicycle").expect("the bicycle"));
    assert_eq!((bicycle.timing, content.effects(bicycle.effect)), (Timing::After, &[Effect::Move(4)][..]));
    assert_eq!(content.token(Monster(54)).health, 2);
    let umordhoth = content.ancient(Ancient(2));
    let commons = umordhoth.layout(Difficulty::Hard).commons;
    assert_eq!((commons[at(2).index()], commons[at(6).index()], commons[at(9).index()]), (1, 2, 0));
    let first = umordhoth.reckoning(1).expect("a line");
    assert_eq!(content.effects(first.effect), [Effect::Spawn { count: 1, at: Place::Each(Area::Gates) }]);
}

#[test]
fn a_pack_cannot_change_what_is_known() {
    let error = refuse("[cards.socialite]\nupper = [{ move = 9 }]");
    assert!(error.contains("cards.socialite.upper") && error.contains("of the printed game"), "{error}");
    assert!(refuse("[monsters.deep-one]\nhealth = 9").contains("monsters.deep-one"));
    assert!(refuse("[ancient-ones.cthulhu]\nreckoning.7 = [{ omens = 1 }]").contains("rulebook"));
}

#[test]
fn a_pack_error_names_the_place_and_what_would_be_right() {
    let long = format!("[cards.becky]\nupper = [{}]", "{ move = 1 },".repeat(13));
    for (pack, place, right) in [
        ("[cards.bekky]\nupper = [{ move = 1 }]", "cards.bekky", "becky"),
        ("[cards.becky]\nuper = []", "line 2: cards.becky", "upper, lower. Did you mean “upper”?"),
        (
            "[cards.becky]\nupper = [{ fly = 1 }]",
            "line 2: cards.becky.upper",
            "there is no “fly”. There are: move",
        ),
        ("[cards.becky]\nupper = [{ move = 1, omens = 1 }]", "line 2", "exactly one key"),
        ("[cards.becky]\nupper = [{ move = 0 }]", "cards.becky.upper", "1 to 9"),
        ("[cards.becky]\nupper = [{ attack = { wounds = 1 } }]", "line 2", "“at” is missing"),
        ("[cards.becky]\nupper = []", "cards.becky.upper", "at least one"),
        (&long, "cards.becky.upper", "at most 12"),
        ("[cards.high-ground]\nlower.first = [{ move = 1 }]", "cards.high-ground.lower", "“both”"),
        (
            "[cards.becky]\nupper = [{ attack = { wounds = 1, at = { among = 'board' } } }]",
            "cards.becky.upper",
            "use “one”",
        ),
        (
            "[cards.becky]\nupper = [{ push = { count = 1, from = 'here', to = 'you' } }]",
            "cards.becky.upper",
            "another place",
        ),
        (
            "[cards.becky]\nupper = [{ activate-kind = { kind = 'deep-one', reach = 'all' } }]",
            "cards.becky.upper",
            "may not be in the game",
        ),
        ("[items.sword]\nuse = 'after'", "items.sword", "elder-sign"),
        ("[items.bicycle]\nuse = 'during'", "line 2: items.bicycle.use", "before"),
        ("[monsters.ghoul-horde]\nhealth = 0", "monsters.ghoul-horde", "1 to 9"),
        ("[ancient-ones.azathoth]", "ancient-ones.azathoth", "cthulhu"),
        (
            "[ancient-ones.cthulhu]\ncommons.easy = { 6 = 3 }",
            "line 2: ancient-ones.cthulhu.commons.easy",
            "2 cells",
        ),
        (
            "[ancient-ones.cthulhu]\ncommons.easy = { 12 = 1 }",
            "line 2: ancient-ones.cthulhu.commons.easy",
            "ritual site",
        ),
        (
            "[ancient-ones.cthulhu]\ncommons.easy = { 16 = 1 }",
            "line 2: ancient-ones.cthulhu.commons.easy",
            "1 to 15",
        ),
        ("[ancient-ones.cthulhu]\ncommons.brutal = { 6 = 1 }", "brutal", "hard"),
        ("[ancient-ones.shudde-mell]\nreckoning.4 = [{ move = 1 }]", "shudde-mell.reckoning.4", "1, 3, 5, 7"),
        ("[ancient-ones.shudde-mell]\nreckoning.3 = [{ move = 1 }]", "shudde-mell.reckoning.3", "“each”"),
        (
            "[ancient-ones.shudde-mell]\nreckoning.3 = [{ spawn-special = { kind = 'deep-one', count = 1, at = 'ritual-site' } }]",
            "shudde-mell.reckoning.3",
            "this one has chthonian",
        ),
        (
            "[cards.becky]\nupper = [{ heal = { health = 300, who = 'you' } }]",
            "cards.becky.upper",
            "from 0 to 255",
        ),
        (
            "[cards.becky]\nupper = [{ spawn = { count = 1, at = { among = 'gates' } } }]",
            "becky.upper",
            "use “one”",
        ),
        ("[cards.becky]\nupper = [{ investigate = { each = 'gates' } }]", "becky.upper", "in one place"),
        ("[ancient-ones.shudde-mell]\nreckoning.3 = [{ omens = 1 }]", "reckoning.3", "counted already"),
        ("[locations]\n1 = 'Hall'", "locations", "cards, items"),
    ] {
        let error = refuse(pack);
        assert!(error.contains(place) && error.contains(right), "{pack}\n→ {error}");
    }
}

#[test]
fn in_a_reckoning_each_investigator_is_you() {
    let pack =
        "[ancient-ones.shudde-mell]\nreckoning.3 = [{ each = { who = 'all', then = [{ move = 1 }] } }]";
    assert!(Content::with_pack(pack).is_ok());
}

#[test]
fn effects_inside_effects_go_only_so_deep() {
    let nest = |depth| {
        let (open, close) = ("[{ each = { who = 'all', then = ".repeat(depth), " } }]".repeat(depth));
        format!("[cards.becky]\nupper = {open}[{{ move = 1 }}]{close}")
    };
    assert!(Content::with_pack(&nest(2)).is_ok());
    assert!(refuse(&nest(3)).contains("deep"));
    refuse(&nest(5_000));
}
