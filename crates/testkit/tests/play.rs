//! Every verb of a rule test fails where it should, and says what it found.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, LazyLock};

use cthulhu_duel::{Content, Duel, End, Event};
use engine::Seat;
use testkit::{PlayHooks, position_error};

type Play = testkit::Play<Duel>;

static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::standard()));
static HOOKS: PlayHooks<Duel> = PlayHooks::DEFAULT;

/// Great Cthulhu's turn, with an Elder Sign that can be revealed at any time.
const TURN: &str = "at = 'turn great-cthulhu'; great-cthulhu = { power = 1, signs = [3] }";
/// A battle before its dice are rolled.
const BATTLE: &str =
    "at = 'battle arkham'; great-cthulhu.map.arkham = 'deep-one'; black-goat.map.arkham = 'ghoul'";

fn play(text: &str) -> Play {
    Play::laid_out(&HOOKS, CONTENT.clone(), text)
}

/// What the test says when it fails.
#[track_caller]
fn failure<T>(test: impl FnOnce() -> T) -> String {
    let failed = catch_unwind(AssertUnwindSafe(test)).err().expect("this should fail");
    *failed.downcast::<String>().expect("a failure is a text")
}

fn summoned(event: &Event) -> bool {
    matches!(event, Event::Summoned { .. })
}

fn recruited(event: &Event) -> bool {
    matches!(event, Event::Recruited { .. })
}

/// A game that Great Cthulhu has won.
fn won() -> Play {
    let text =
        "at = 'first-player'; great-cthulhu = { power = 9, doom = 29, signs = [1] }; black-goat.power = 9";
    play(text).step_in("great-cthulhu", "reveal 1").choose("first black-goat")
}

/// Great Cthulhu's turn after its action.
fn acted() -> Play {
    play(TURN).choose("summon deep-one charles")
}

#[test]
fn verbs_pass_where_they_should() {
    acted()
        .asks("great-cthulhu")
        .by_rule("cwd:two-extra-actions.5")
        .offers(&["end-turn", "leave-gate charles"])
        .can("end-turn")
        .cannot("pass")
        .cannot_step_in("black-goat", "reveal 3")
        .happened(summoned)
        .happened_times(1, summoned)
        .happened_by("cwd:recruit-summon-awaken.5", summoned)
        .never(recruited)
        .goes_on()
        .expect("great-cthulhu = { power = 0, signs = [3], map = {} }")
        .expect("factions = ['black-goat', 'great-cthulhu']")
        .choose("reveal 3")
        .expect("revealed = [3]");
    play(TURN)
        .refuses("end-turn", "cwd:control-gate.3")
        .step_in("great-cthulhu", "reveal 3")
        .expect("revealed = [3]");
    won().ended_with(End::Won(Seat(0)));
    play(BATTLE).rolls().by_rule("cwd:battle-roll.1").can_roll("6").cannot_roll("7").any_rolls().goes_on();
    play("at = 'battle arkham'; great-cthulhu.map.arkham = '2 deep-one'; black-goat.map.arkham = 'ghoul'")
        .roll("1 6")
        .expect("great-cthulhu.doom = 1");
}

#[test]
fn moves_that_are_not_possible_fail() {
    let turn = || play(TURN);
    for (failure, says) in [
        (failure(|| turn().choose("dance")), "there is no “dance”. There are: summon deep-one charles"),
        (failure(|| turn().choose("end-turn")), "“end-turn” is forbidden by cwd:control-gate.3"),
        (failure(|| turn().choose("pass, pass")), "“pass” appears more than once"),
        (failure(|| turn().choose("none")), "“none”: "),
        (failure(|| turn().step_in("black-goat", "reveal 3")), "there is no “reveal 3”"),
        (failure(|| turn().step_in("cthugha", "reveal 3")), "cthugha does not play"),
        (failure(|| turn().roll("6")), "an answer is awaited"),
        (failure(|| turn().roll_to("cwd:battle-roll.1")), "no roll cites cwd:battle-roll.1"),
        (failure(|| turn().choice("none")), "“none” is not a single choice"),
        (failure(|| play(BATTLE).choose("pass")), "nobody is asked anything"),
        (failure(|| play(BATTLE).roll("7")), "the roll cannot come to “7”"),
        (failure(|| play("great-cthulhu.power = 'much'")), "line 1: great-cthulhu.power"),
        (failure(|| position_error::<Duel>(&CONTENT, TURN)), "this is a position"),
    ] {
        assert!(failure.starts_with(says), "{failure}\nshould begin with {says}");
    }
}

#[test]
fn assertions_that_do_not_hold_fail() {
    let (turn, battle) = (|| play(TURN), || play(BATTLE));
    for (failure, says) in [
        (failure(|| turn().asks("black-goat")), "black-goat is not asked"),
        (failure(|| battle().asks("great-cthulhu")), "great-cthulhu is not asked"),
        (failure(|| turn().by_rule("cwd:pass.1")), "cwd:two-extra-actions.4 asks, not cwd:pass.1"),
        (failure(|| acted().offers(&["end-turn", "pass"])), "“pass” is not offered"),
        (
            failure(|| acted().offers(&["end-turn", "end-turn"])),
            "“end-turn” is not offered, or more than once",
        ),
        (failure(|| acted().offers(&["end-turn"])), "also offered: leave-gate charles (cwd:"),
        (failure(|| turn().can("end-turn")), "“end-turn” is not offered"),
        (failure(|| turn().cannot("pass")), "“pass” is offered"),
        (failure(|| turn().cannot_step_in("great-cthulhu", "reveal 3")), "great-cthulhu can “reveal 3”"),
        (failure(|| turn().refuses("pass", "cwd:pass.1")), "“pass” is not refused"),
        (
            failure(|| turn().refuses("end-turn", "cwd:pass.1")),
            "“end-turn” is refused by cwd:control-gate.3, not",
        ),
        (failure(|| turn().rolls()), "no roll is pending"),
        (failure(|| turn().cannot_roll("7")), "no roll is pending"),
        (failure(|| battle().can_roll("7")), "the roll cannot come to “7”"),
        (failure(|| battle().cannot_roll("6")), "the roll can come to “6”"),
        (failure(|| turn().ended_with(End::Shared)), "the game should have ended with Shared"),
        (failure(|| won().goes_on()), "the game has ended"),
        (failure(|| turn().happened(recruited)), "that did not happen"),
        (failure(|| acted().happened_times(2, summoned)), "that happened 1 times, not 2"),
        (
            failure(|| acted().happened_by("cwd:pass.1", summoned)),
            "that happened by cwd:recruit-summon-awaken.5, not",
        ),
        (failure(|| acted().never(summoned)), "that happened 1 times, not 0"),
    ] {
        assert!(failure.starts_with(says), "{failure}\nshould begin with {says}");
    }
}

#[test]
fn a_game_can_say_what_absent_keys_stand_for() {
    static ABSENT: PlayHooks<Duel> = PlayHooks { absent: |_| Some("".into()), ..PlayHooks::DEFAULT };
    let turn = || Play::laid_out(&ABSENT, CONTENT.clone(), TURN);
    turn().expect("great-cthulhu.map.arkham = ''");
    assert!(
        failure(|| turn().expect("great-cthulhu.map.charles = ''")).contains("-charles = \"\"\n+charles = ")
    );
    assert!(failure(|| turn().expect("great-cthulhu.map = {}")).contains("+charles = \"6 acolyte, gate\""));
    assert!(failure(|| play(TURN).expect("great-cthulhu.map.arkham = ''")).contains("-arkham = \"\""));
}

#[test]
fn a_failure_prints_the_difference_the_offer_the_stack_and_the_position() {
    let failure = failure(|| acted().expect("great-cthulhu = { power = 1, signs = [3] }; cultists = 1"));
    for part in [
        "-cultists = 1\n",
        "-power = 1\n+power = 0\n signs = [3]\n",
        "asked: great-cthulhu\noffered: end-turn (cwd:",
        "anytime: reveal 3 (cwd:",
        "in progress:\n  Round(Round",
        "lately:\n  TurnBegins",
        "[black-goat.map]\ndunwich = \"6 acolyte, gate\"",
    ] {
        assert!(failure.contains(part), "{failure}\nshould contain {part}");
    }
}
