//! Seeker cards.

use arkham_lcg::Event;
use arkham_lcg::content::Skill;

use crate::common::*;

#[test]
fn a_magnifying_glass_helps_in_investigating_only() {
    play("roland-banks.play = ['magnifying-glass']").choose("investigate").tests(4, 2);
    play("at = 'turn'; daisy-walker = { play = ['magnifying-glass', 'medical-texts'], damage = 1 }")
        .choose("use medical-texts")
        .tests(5, 2);
}

#[test]
fn a_magnifying_glass_is_fast_but_only_in_the_own_turn() {
    play("daisy-walker = { hand = ['magnifying-glass'], actions = 0 }")
        .choose("play magnifying-glass")
        .expect("daisy-walker = { play = ['magnifying-glass'], resources = 4 }");
    play("at = 'turn roland-banks'; roland-banks = {}; daisy-walker = { hand = ['magnifying-glass'] }")
        .choose("investigate")
        .asks("daisy-walker")
        .offers(&["commit magnifying-glass"]);
}

#[test]
fn an_old_book_of_lore_finds_one_of_three_cards_for_anybody_here() {
    play(
        "daisy-walker = { play = ['old-book-of-lore'] }
        roland-banks = { deck = ['knife', 'guts', 'machete', 'dodge'] }; at = 'turn daisy-walker'; lead = 'daisy-walker'",
    )
    .choose("use old-book-of-lore")
    .choose("roland-banks")
    .roll("knife guts machete")
    .asks("roland-banks")
    .offers(&["knife", "guts", "machete"])
    .choose("machete")
    .expect(
        "roland-banks = { hand = ['machete'], deck = [] }
        daisy-walker = { play = ['old-book-of-lore exhausted'], actions = 3 }",
    )
    .refuses("use old-book-of-lore", "lcg:initiation.3");
}

#[test]
fn a_research_librarian_brings_a_tome() {
    play("daisy-walker = { hand = ['research-librarian'] }")
        .choose("play research-librarian")
        .choose("use research-librarian")
        .rolls()
        .by_rule("lcg:search.1");
}

#[test]
fn dr_milan_sharpens_and_pays() {
    play("daisy-walker.play = ['dr-milan-christopher']")
        .choose("investigate")
        .tests(6, 2)
        .token("0")
        .choose("use dr-milan-christopher")
        .expect("daisy-walker = { resources = 6, clues = 1 }")
        .choose("investigate")
        .token("auto-fail")
        .expect("daisy-walker.resources = 6");
}

#[test]
fn hyperawareness_turns_resources_into_wit_and_swiftness() {
    play("daisy-walker = { play = ['hyperawareness'], threat = ['swarm-of-rats'], resources = 2 }")
        .choose("evade swarm-of-rats")
        .choose("use hyperawareness 2")
        .tests(3, 3)
        .cannot("use hyperawareness 1")
        .choose("use hyperawareness 2")
        .tests(4, 3);
}

#[test]
fn medical_texts_heal_or_hurt() {
    play("daisy-walker = { play = ['medical-texts'], damage = 2 }")
        .choose("use medical-texts")
        .token("0")
        .expect("daisy-walker.damage = 1")
        .choose("use medical-texts")
        .token("auto-fail")
        .expect("daisy-walker = { damage = 2, actions = 2 }");
}

#[test]
fn mind_over_matter_fights_with_wit_for_a_round() {
    play("daisy-walker = { hand = ['mind-over-matter'], threat = ['ravenous-ghoul'] }")
        .choose("play mind-over-matter")
        .choose("fight ravenous-ghoul")
        .offers(&["combat", "intellect"])
        .choose("intellect")
        .tests(5, 3)
        .token("0")
        .choose("evade ravenous-ghoul")
        .choose("agility")
        .tests(2, 3)
        .token("0")
        .choose("investigate")
        .tests(5, 2);
}

#[test]
fn a_hunch_finds_a_clue_without_a_test() {
    play("daisy-walker = { hand = ['working-a-hunch'], actions = 0 }")
        .choose("play working-a-hunch")
        .expect("daisy-walker = { clues = 1, resources = 3 }");
    play("daisy-walker.hand = ['working-a-hunch']; places.study.clues = 0").cannot("play working-a-hunch");
}

#[test]
fn a_barricade_keeps_enemies_out_until_somebody_leaves() {
    play(
        "daisy-walker = { hand = ['barricade'], at = 'hallway' }
        places = { hallway = {}, attic = { cards = ['swarm-of-rats'] } }",
    )
    .choose("play barricade")
    .expect("places.hallway.cards = ['barricade']")
    .choose("end-turn")
    .expect("places.attic.cards = ['swarm-of-rats']; daisy-walker.damage = 0");
    play(
        "daisy-walker = { at = 'hallway' }
        places = { hallway = { cards = ['barricade'] }, attic = {} }",
    )
    .choose("move attic")
    .expect("places.hallway.cards = []; daisy-walker.discards = ['barricade']");
}

#[test]
fn a_barricade_does_not_stop_the_elite() {
    play(
        "at = 'enemy'; daisy-walker.at = 'hallway'
        places = { hallway = { cards = ['barricade'] }, attic = { cards = ['ghoul-priest'] } }",
    )
    .expect("places.attic.cards = []; daisy-walker.damage = 2");
}

#[test]
fn deduction_finds_another_clue() {
    play("daisy-walker.hand = ['deduction']")
        .choose("investigate")
        .choose("commit deduction")
        .tests(6, 2)
        .token("0")
        .expect("daisy-walker.clues = 2; places.study.clues = 0");
    play("daisy-walker.hand = ['deduction']")
        .choose("investigate")
        .choose("commit deduction")
        .token("auto-fail")
        .expect("daisy-walker = { clues = 0, discards = ['deduction'] }");
}

#[test]
fn a_better_magnifying_glass_comes_back_from_a_place_without_clues() {
    play("daisy-walker.play = ['01040']; places.study.clues = 1").cannot("use 01040");
    play("daisy-walker.play = ['01040']; places.study.clues = 0")
        .choose("use 01040")
        .expect("daisy-walker = { play = [], hand = ['01040'] }");
}

#[test]
fn the_disc_of_itzamna_banishes_an_enemy_that_appears() {
    play("at = 'mythos'; daisy-walker.play = ['disc-of-itzamna']; encounters = ['ghoul-minion']")
        .draw("ghoul-minion")
        .choose("use disc-of-itzamna")
        .expect(
            "daisy-walker = { play = [], discards = ['disc-of-itzamna'], threat = [] }
            encounter-discards = ['ghoul-minion']",
        );
    play("at = 'mythos'; daisy-walker.play = ['disc-of-itzamna']; encounters = ['ghoul-priest']")
        .draw("ghoul-priest")
        .expect("daisy-walker.threat = ['ghoul-priest']");
}

#[test]
fn an_encyclopedia_teaches_a_skill_for_a_phase() {
    play("daisy-walker = { play = ['encyclopedia'], threat = ['swarm-of-rats'] }; encounters = ['grasping-hands']")
        .choose("use encyclopedia")
        .choose("part 4")
        .expect("daisy-walker.play = ['encyclopedia exhausted']")
        .happened_times(1, |event| matches!(event, Event::Raised { skill: Skill::Agility, n: 2, .. }))
        .choose("evade swarm-of-rats")
        .tests(4, 3);
}

#[test]
fn cryptic_research_draws_three_cards() {
    play(
        "daisy-walker = { hand = ['cryptic-research'], deck = ['knife', 'guts', 'perception'], actions = 0 }",
    )
    .choose("play cryptic-research")
    .draw("knife guts perception")
    .expect("daisy-walker = { hand = ['knife', 'guts', 'perception'], resources = 5 }");
}

#[test]
fn books_are_read_to_those_here() {
    let elsewhere = "roland-banks = { at = 'attic', damage = 1 }; places = { hallway = {}, attic = {} }; lead = 'daisy-walker'";
    let daisy = |rest: &str| {
        play(&format!("at = 'turn daisy-walker'; {elsewhere}; daisy-walker = {{ at = 'hallway', {rest} }}"))
    };
    daisy("play = ['medical-texts']").choose("use medical-texts").tests(5, 2);
    daisy("play = ['old-book-of-lore'], deck = ['knife', 'guts', 'dodge']")
        .choose("use old-book-of-lore")
        .roll("knife guts dodge")
        .asks("daisy-walker");
    daisy("play = ['encyclopedia']").choose("use encyclopedia").can("part 1");
    daisy("hand = ['cryptic-research'], deck = ['knife', 'guts', 'dodge']")
        .choose("play cryptic-research")
        .draw("knife guts dodge")
        .expect("daisy-walker.hand = ['knife', 'guts', 'dodge']");
}

#[test]
fn a_weakness_found_in_an_old_book_is_drawn() {
    play("daisy-walker = { play = ['old-book-of-lore'], deck = ['paranoia', 'guts', 'dodge'] }")
        .choose("use old-book-of-lore")
        .roll("paranoia guts dodge")
        .choose("paranoia")
        .expect("daisy-walker = { resources = 0, hand = [], actions = 3 }");
}

#[test]
fn a_research_librarian_finds_tomes_when_she_comes_and_nothing_else() {
    play("daisy-walker = { hand = ['research-librarian'], cards = ['old-book-of-lore', 'knife', 'working-a-hunch'] }")
        .choose("play research-librarian")
        .choose("use research-librarian")
        .any_rolls()
        .offers(&["old-book-of-lore"]);
    play("daisy-walker = { play = ['research-librarian'], hand = ['medical-texts'] }")
        .choose("play medical-texts")
        .can("end-turn")
        .expect("daisy-walker.play = ['research-librarian', 'medical-texts']");
}

#[test]
fn dr_milan_is_not_paid_for_what_others_find() {
    play("at = 'turn roland-banks'; roland-banks = {}; daisy-walker.play = ['dr-milan-christopher']")
        .choose("investigate")
        .token("0")
        .asks("roland-banks")
        .can("end-turn")
        .expect("roland-banks.clues = 1; daisy-walker.resources = 5");
}

#[test]
fn hyperawareness_turns_resources_into_wit() {
    play("daisy-walker = { play = ['hyperawareness'], resources = 1 }")
        .cannot("use hyperawareness 1")
        .choose("investigate")
        .cannot("use hyperawareness 2")
        .choose("use hyperawareness 1")
        .tests(6, 2)
        .expect("daisy-walker.resources = 0")
        .rolls();
    play("daisy-walker = { play = ['hyperawareness'], resources = 1, threat = ['swarm-of-rats'] }")
        .choose("evade swarm-of-rats")
        .choose("use hyperawareness 2")
        .tests(3, 3)
        .expect("daisy-walker.resources = 0")
        .rolls();
}

#[test]
fn insights_come_only_in_the_own_turn() {
    for card in ["mind-over-matter", "working-a-hunch", "cryptic-research"] {
        play(&format!("at = 'turn roland-banks'; roland-banks = {{}}; daisy-walker.hand = ['{card}']"))
            .cannot_step_in("daisy-walker", &format!("play {card}"));
    }
}

#[test]
fn mind_over_matter_lasts_beyond_the_turn() {
    play("at = 'turn daisy-walker'; daisy-walker.hand = ['mind-over-matter']; roland-banks = {}; lead = 'daisy-walker'")
        .choose("play mind-over-matter")
        .choose("end-turn")
        .asks("roland-banks")
        .expect("daisy-walker.resources = 4");
}

#[test]
fn a_barricade_holds_while_others_leave_elsewhere() {
    play(
        "daisy-walker = { at = 'attic' }
        places = { hallway = { cards = ['barricade'] }, attic = {} }",
    )
    .choose("move hallway")
    .expect("places.hallway.cards = ['barricade']; daisy-walker.at = 'hallway'");
    play("daisy-walker = { hand = ['barricade'], actions = 0 }").cannot("play barricade");
}

#[test]
fn a_deduction_finds_one_clue_more_and_only_in_an_investigation() {
    play("daisy-walker.hand = ['deduction']; places.study.clues = 4")
        .choose("investigate")
        .choose("commit deduction")
        .token("0")
        .expect("daisy-walker.clues = 2; places.study.clues = 2");
    play("daisy-walker = { hand = ['deduction'], play = ['medical-texts'], damage = 1 }")
        .choose("use medical-texts")
        .choose("commit deduction")
        .token("0")
        .expect("daisy-walker = { clues = 0, damage = 0 }; places.study.clues = 2");
}

#[test]
fn a_better_magnifying_glass_helps_as_much() {
    play("daisy-walker.play = ['01040']").choose("investigate").tests(6, 2);
}

#[test]
fn the_disc_of_itzamna_works_only_here() {
    play(
        "at = 'mythos'; daisy-walker = { play = ['disc-of-itzamna'], at = 'hallway' }
        places = { hallway = {}, attic = {} }; encounters = ['flesh-eater']",
    )
    .draw("flesh-eater")
    .expect("daisy-walker.play = ['disc-of-itzamna']; places.attic.cards = ['flesh-eater']");
}

#[test]
fn an_encyclopedia_teaches_others_any_skill() {
    let taught = |part: &str| {
        play(
            "at = 'turn daisy-walker'; lead = 'daisy-walker'; daisy-walker.play = ['encyclopedia']
            roland-banks.threat = ['swarm-of-rats', 'dreams-of-rlyeh']",
        )
        .choose("use encyclopedia")
        .choose("roland-banks")
        .choose(part)
        .expect("daisy-walker.actions = 3")
        .choose("end-turn")
        .asks("roland-banks")
    };
    taught("part 1").choose("use dreams-of-rlyeh").tests(4, 3);
    taught("part 2").choose("investigate").tests(5, 2);
    taught("part 3").choose("fight swarm-of-rats").tests(6, 1);
    taught("part 4").choose("evade swarm-of-rats").tests(4, 3);
}

#[test]
fn cryptic_research_can_be_for_another_here() {
    play(
        "at = 'turn daisy-walker'; lead = 'daisy-walker'; daisy-walker.hand = ['cryptic-research']
        roland-banks.deck = ['knife', 'guts', 'dodge']",
    )
    .choose("play cryptic-research")
    .choose("roland-banks")
    .draw("knife guts dodge")
    .expect("roland-banks.hand = ['knife', 'guts', 'dodge']; daisy-walker.hand = []");
}

#[test]
fn mind_over_matter_leaves_a_weapon_its_damage_but_not_its_aim() {
    let swing = |skill: &str| {
        play("daisy-walker = { hand = ['mind-over-matter'], play = ['machete'], threat = ['ghoul-minion'] }")
            .choose("play mind-over-matter")
            .choose("use machete")
            .choose(skill)
    };
    swing("combat").tests(3, 2);
    swing("intellect").tests(5, 2).token("0").expect("daisy-walker.threat = []");
}
