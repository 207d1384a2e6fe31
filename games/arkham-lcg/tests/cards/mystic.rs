//! Mystic cards.

use arkham_lcg::Event;
use rulebook::covers;

use crate::common::*;

#[test]
fn forbidden_knowledge_pays_for_horror_until_its_secrets_are_out() {
    play("agnes-baker.play = ['forbidden-knowledge']")
        .choose("use forbidden-knowledge")
        .expect(
            "agnes-baker = { horror = 1, resources = 6, play = ['forbidden-knowledge exhausted uses 3'] }",
        )
        .cannot("use forbidden-knowledge");
    play("agnes-baker.play = ['forbidden-knowledge uses 1']")
        .choose("use forbidden-knowledge")
        .expect("agnes-baker = { play = [], discards = ['forbidden-knowledge'], resources = 6 }");
}

#[test]
fn a_holy_rosary_strengthens_the_will_and_takes_horror() {
    play("at = 'mythos'; daisy-walker.play = ['holy-rosary']; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .tests(4, 3)
        .token("-2")
        .choose("horror holy-rosary")
        .expect("daisy-walker = { horror = 0, play = ['holy-rosary horror 1'] }");
}

#[test]
fn shrivelling_burns_with_the_mind_and_frightens_at_a_bad_sign() {
    let cast = |token: &str| {
        play("agnes-baker = { play = ['shrivelling'], threat = ['ravenous-ghoul'] }; bag = ['0', 'skull', 'cultist', 'auto-fail', '-4']")
            .choose("use shrivelling")
            .tests(5, 3)
            .token(token)
    };
    cast("0").expect(
        "agnes-baker = { play = ['shrivelling uses 3'], threat = ['ravenous-ghoul damage 2'], horror = 0 }",
    );
    cast("-4").expect("agnes-baker = { threat = ['ravenous-ghoul'], horror = 0 }");
    cast("skull").pass_all().expect("agnes-baker.horror = 1");
    cast("auto-fail").pass_all().expect("agnes-baker.horror = 1");
    play("agnes-baker = { play = ['shrivelling uses 0'], threat = ['ravenous-ghoul'] }")
        .refuses("use shrivelling", "lcg:initiation.3");
}

#[test]
fn scrying_looks_at_three_cards_and_orders_them() {
    play("agnes-baker.play = ['scrying']; encounters = ['ancient-evils', 'crypt-chill', 'swarm-of-rats']")
        .choose("use scrying")
        .choose("deck encounters")
        .roll("ancient-evils crypt-chill swarm-of-rats")
        .choose("ancient-evils")
        .choose("crypt-chill")
        .choose("swarm-of-rats")
        .expect(
            "agnes-baker.play = ['scrying exhausted uses 2']
            encounters = ['swarm-of-rats', 'crypt-chill', 'ancient-evils']",
        )
        .choose("end-turn")
        .draw("guts")
        .draw("swarm-of-rats")
        .expect("agnes-baker.threat = ['swarm-of-rats']");
}

#[test]
fn arcane_studies_turn_resources_into_will_and_wit() {
    play("agnes-baker = { play = ['arcane-studies'], resources = 1 }")
        .choose("investigate")
        .cannot("use arcane-studies 1")
        .choose("use arcane-studies 2")
        .tests(3, 2)
        .expect("agnes-baker.resources = 0");
}

#[test]
fn an_arcane_initiate_brings_doom_and_finds_spells() {
    play("agnes-baker = { hand = ['arcane-initiate'], deck = ['knife', 'shrivelling', 'guts'] }")
        .choose("play arcane-initiate")
        .expect("agnes-baker.play = ['arcane-initiate doom 1']")
        .choose("use arcane-initiate 2")
        .roll("knife shrivelling guts")
        .offers(&["shrivelling"])
        .choose("shrivelling")
        .expect("agnes-baker = { hand = ['shrivelling'], play = ['arcane-initiate exhausted doom 1'] }");
}

#[test]
fn whoever_is_drawn_to_the_flame_meets_something_and_finds_two_clues() {
    play("agnes-baker.hand = ['drawn-to-the-flame']; encounters = ['swarm-of-rats']")
        .choose("play drawn-to-the-flame")
        .draw("swarm-of-rats")
        .expect(
            "agnes-baker = { clues = 2, threat = ['swarm-of-rats'], damage = 0 }; places.study.clues = 0",
        );
}

#[test]
fn a_ward_cancels_what_a_treachery_reveals() {
    play("at = 'mythos'; agnes-baker.hand = ['ward-of-protection']; encounters = ['ancient-evils']")
        .draw("ancient-evils")
        .choose("play ward-of-protection")
        .pass_all()
        .expect(
            "doom = 1; agnes-baker = { horror = 1, resources = 4 }; encounter-discards = ['ancient-evils']",
        );
}

#[test]
fn a_ward_does_not_help_against_weaknesses_or_enemies() {
    play("agnes-baker = { hand = ['ward-of-protection'], deck = ['paranoia'] }")
        .choose("draw")
        .draw("paranoia")
        .expect("agnes-baker = { resources = 0, hand = ['ward-of-protection'] }");
    play("at = 'mythos'; agnes-baker.hand = ['ward-of-protection']; encounters = ['ghoul-minion']")
        .draw("ghoul-minion")
        .expect("agnes-baker = { threat = ['ghoul-minion'], hand = ['ward-of-protection'] }");
}

#[test]
fn a_blinding_light_evades_with_the_mind_and_hurts() {
    let cast = |card: &str, token: &str| {
        play(&format!(
            "agnes-baker = {{ hand = ['{card}'], threat = ['flesh-eater'] }}; bag = ['0', 'skull', 'auto-fail']"
        ))
        .choose(&format!("play {card}"))
        .tests(5, 1)
        .token(token)
    };
    cast("blinding-light", "0").expect(
        "agnes-baker = { threat = [], actions = 2 }; places.study.cards = ['flesh-eater exhausted damage 1']",
    );
    cast("blinding-light", "skull").expect("agnes-baker = { threat = [], actions = 1 }");
    cast("01069", "0").expect("places.study.cards = ['flesh-eater exhausted damage 2']");
    cast("01069", "auto-fail")
        .pass_all()
        .expect("agnes-baker = { threat = ['flesh-eater'], actions = 1, horror = 1, damage = 0 }");
}

#[test]
fn the_fearless_lose_a_horror() {
    play(
        "at = 'mythos'; agnes-baker = { hand = ['fearless'], horror = 2 }; encounters = ['rotting-remains']",
    )
    .draw("rotting-remains")
    .choose("commit fearless")
    .tests(6, 3)
    .token("0")
    .expect("agnes-baker.horror = 1");
}

#[test]
fn a_wiped_mind_forgets_what_it_was_for_a_phase() {
    play(
        "at = 'investigation'; agnes-baker = { hand = ['mind-wipe'], threat = ['silver-twilight-acolyte'] }",
    )
    .choose("play mind-wipe")
    .choose("resource")
    .expect("agnes-baker.damage = 1; doom = 0");
    play("at = 'investigation'; agnes-baker = { hand = ['mind-wipe'], threat = ['ghoul-priest'] }")
        .can("end-turn")
        .expect("agnes-baker.hand = ['mind-wipe']");
}

#[test]
fn a_book_of_shadows_holds_a_spell_more_and_charges_them() {
    play("agnes-baker = { play = ['book-of-shadows', 'shrivelling uses 1', 'scrying'], hand = ['shrivelling'] }")
        .choose("use book-of-shadows")
        .offers(&["shrivelling", "scrying"])
        .choose("shrivelling")
        .expect("agnes-baker.play = ['book-of-shadows exhausted', 'shrivelling uses 2', 'scrying']")
        .choose("play shrivelling")
        .expect("agnes-baker.play = ['book-of-shadows exhausted', 'shrivelling uses 2', 'scrying', 'shrivelling']");
}

#[test]
fn a_grotesque_statue_reveals_two_tokens_of_which_one_counts() {
    play("agnes-baker.play = ['grotesque-statue uses 1']")
        .choose("investigate")
        .choose("use grotesque-statue")
        .token("auto-fail +1")
        .choose("token 2")
        .tested(3, 2)
        .happened_times(2, |event| matches!(event, Event::Token(_)))
        .expect("agnes-baker = { clues = 1, play = [], discards = ['grotesque-statue'] }");
}

#[test]
fn a_grotesque_statue_helps_each_time_a_token_would_be_revealed() {
    // The cultist symbol on the hard side reveals another token.
    play("difficulty = 'hard'; agnes-baker.play = ['grotesque-statue uses 2']; bag = ['cultist', '+1', '-2', '0']")
        .choose("investigate")
        .skip()
        .roll("cultist")
        .choose("use grotesque-statue")
        .roll("-2 +1")
        .choose("token 2")
        .tested(3, 2)
        .expect("agnes-baker = { clues = 1, play = ['grotesque-statue uses 1'] }");
    // The same with Wendy, who returns the token she had chosen; the other one stays ignored.
    play("wendy-adams = { hand = ['knife'], play = ['grotesque-statue uses 3'] }; bag = ['-1', '-2', '0']")
        .choose("investigate")
        .choose("use grotesque-statue")
        .roll("-1 -2")
        .choose("token 1")
        .choose("use wendy-adams")
        .choose("knife")
        .choose("use grotesque-statue")
        .roll("-1 0")
        .choose("token 1")
        .tested(2, 2)
        .expect("wendy-adams = { clues = 1, play = ['grotesque-statue uses 1'], discards = ['knife'] }");
}

#[test]
fn spells_go_wrong_at_every_bad_sign() {
    for token in ["skull", "cultist", "tablet", "elder-thing", "auto-fail"] {
        let bag =
            format!("scenario = 'the-devourer-below'; places = {{ main-path = {{}} }}; bag = ['{token}']");
        let agnes = |rest: &str| play(&format!("{bag}; agnes-baker = {{ at = 'main-path', {rest} }}"));
        agnes("play = ['shrivelling'], threat = ['icy-ghoul']")
            .choose("use shrivelling")
            .token(token)
            .pass_all()
            .expect("agnes-baker.horror = 1");
        for card in ["blinding-light", "01069"] {
            agnes(&format!("hand = ['{card}'], threat = ['ruth-turner', 'dreams-of-rlyeh']"))
                .choose(&format!("play {card}"))
                .token(token)
                .happened_times(1, |event| matches!(event, Event::Actions { n: -1, .. }));
        }
    }
}

#[test]
fn arcane_studies_turn_resources_into_will() {
    play("at = 'mythos'; roland-banks = { play = ['arcane-studies'], resources = 1 }; encounters = ['rotting-remains']")
        .draw("rotting-remains")
        .cannot("use arcane-studies 2")
        .choose("use arcane-studies 1")
        .tests(4, 3)
        .expect("roland-banks.resources = 0");
    play("roland-banks = { play = ['arcane-studies'], resources = 1 }")
        .choose("investigate")
        .choose("use arcane-studies 2")
        .tests(4, 2)
        .rolls();
}

#[test]
fn an_arcane_initiate_brings_doom_only_when_she_comes() {
    play("agnes-baker = { play = ['arcane-initiate'], hand = ['knife'] }")
        .choose("play knife")
        .expect("agnes-baker.play = ['arcane-initiate', 'knife']");
}

#[test]
fn the_flame_leads_to_two_clues_and_no_more() {
    play("agnes-baker.hand = ['drawn-to-the-flame']; encounters = ['swarm-of-rats']; places.study.clues = 4")
        .choose("play drawn-to-the-flame")
        .draw("swarm-of-rats")
        .expect("agnes-baker.clues = 2; places.study.clues = 2");
}

#[test]
fn a_ward_protects_only_the_one_who_has_it() {
    play(
        "at = 'mythos'; roland-banks = {}; agnes-baker.hand = ['ward-of-protection']
        encounters = ['ancient-evils', 'swarm-of-rats']",
    )
    .draw("ancient-evils")
    .rolls()
    .expect("doom = 2; agnes-baker.hand = ['ward-of-protection']");
}

#[test]
fn a_mind_is_wiped_here_and_only_for_the_phase() {
    play(
        "at = 'investigation'; agnes-baker = { hand = ['mind-wipe'], at = 'hallway' }
        places = { hallway = {}, attic = { cards = ['ghoul-minion'] } }",
    )
    .can("end-turn")
    .expect("agnes-baker.hand = ['mind-wipe']");
    play(
        "at = 'investigation'; agnes-baker = { hand = ['mind-wipe'], threat = ['silver-twilight-acolyte'] }",
    )
    .choose("play mind-wipe")
    .choose("end-turn")
    .expect("agnes-baker.damage = 1; doom = 1");
}

#[test]
fn a_book_of_shadows_charges_only_the_own_spells() {
    play(
        "at = 'turn agnes-baker'; agnes-baker.play = ['book-of-shadows', 'forbidden-knowledge']; daisy-walker.play = ['shrivelling']",
    )
    .refuses("use book-of-shadows", "lcg:triggered.6");
}

#[test]
fn a_grotesque_statue_is_for_the_own_tokens() {
    play("at = 'turn roland-banks'; roland-banks = {}; agnes-baker.play = ['grotesque-statue']")
        .choose("investigate")
        .rolls()
        .token("0")
        .expect("agnes-baker.play = ['grotesque-statue']; roland-banks.clues = 1");
}

#[test]
fn a_book_of_shadows_gives_one_slot_and_charges_spells_with_charges() {
    play(
        "agnes-baker = { play = ['book-of-shadows', 'shrivelling', 'scrying'], hand = ['shrivelling', 'shrivelling'], resources = 9 }",
    )
    .choose("play shrivelling")
    .choose("play shrivelling")
    .can("scrying");
}

#[test]
fn shrivelling_frightens_when_the_sign_is_revealed() {
    // It comes before the results, whose order is still to be chosen.
    play("daisy-walker = { play = ['shrivelling'], threat = ['ghoul-minion'], hand = ['guts'], deck = ['knife'] }; bag = ['cultist']")
        .choose("use shrivelling")
        .choose("commit guts")
        .token("cultist")
        .by_rule("lcg:skill-test.17")
        .expect("daisy-walker = { horror = 1, threat = ['ghoul-minion'] }");
    // It deals horror only once, however many symbols are revealed.
    play("difficulty = 'hard'; daisy-walker = { play = ['shrivelling'], threat = ['swarm-of-rats'] }; bag = ['cultist', 'skull']")
        .choose("use shrivelling")
        .token("cultist skull")
        .tested(1, 1)
        .expect("daisy-walker = { horror = 1, threat = [] }");
    // A token that Wendy cancels counts as never revealed.
    play("wendy-adams = { play = ['shrivelling'], threat = ['swarm-of-rats'], hand = ['knife'] }; bag = ['skull', '0']")
        .choose("use shrivelling")
        .token("skull")
        .choose("use wendy-adams")
        .choose("knife")
        .token("0")
        .expect("wendy-adams = { horror = 0, threat = [] }");
}

#[test]
fn a_blinding_light_hurts_whom_it_has_evaded_and_takes_its_action_first() {
    play("daisy-walker = { hand = ['blinding-light', 'guts'], deck = ['knife'], threat = ['flesh-eater'] }; bag = ['skull']")
        .choose("play blinding-light")
        .choose("commit guts")
        .token("skull")
        .expect("daisy-walker.actions = 1")
        .offers(&["flesh-eater", "guts"])
        .choose("flesh-eater")
        .expect("daisy-walker.threat = []; places.study.cards = ['flesh-eater exhausted']");
}

#[test]
fn what_a_drawn_card_does_is_answered_after_the_clues() {
    covers!("lcg:then.3");
    play(
        "agnes-baker = { hand = ['drawn-to-the-flame'], threat = ['swarm-of-rats exhausted'] }; places.study.clues = 2
        encounters = ['rotting-remains']",
    )
    .choose("play drawn-to-the-flame")
    .draw("rotting-remains")
    .token("auto-fail")
    .expect("agnes-baker = { horror = 3, clues = 2 }")
    .choose("use agnes-baker")
    .expect("agnes-baker.threat = []");
}

#[test]
fn an_enemy_without_its_text_is_worth_nothing() {
    covers!("lcg:victory.2");
    let kills = |hand: &str| {
        play(&format!(
            "at = 'investigation'; agnes-baker = {{ hand = [{hand}], threat = ['icy-ghoul damage 3'] }}; bag = ['+1']"
        ))
    };
    kills("").choose("fight icy-ghoul").token("+1").expect("victory = ['icy-ghoul']");
    kills("'mind-wipe'")
        .choose("play mind-wipe")
        .choose("fight icy-ghoul")
        .token("+1")
        .expect("victory = []; encounter-discards = ['icy-ghoul']");
}

#[test]
fn a_mind_can_be_wiped_at_the_beginning_of_any_phase() {
    for phase in ["investigation", "enemy", "upkeep"] {
        play(&format!("at = '{phase}'; agnes-baker = {{ hand = ['mind-wipe'], threat = ['ghoul-minion'] }}"))
            .can("play mind-wipe");
    }
}
