//! Acts and agendas.

use rulebook::covers;

use crate::common::play;

#[test]
fn the_group_spends_clues_to_advance_the_act() {
    covers!("lcg:act-agenda.2");
    play("at = 'turn daisy-walker'; roland-banks.clues = 3; daisy-walker.clues = 0").cannot("advance");
    play("at = 'turn daisy-walker'; roland-banks.clues = 3; daisy-walker.clues = 2")
        .choose("advance")
        .offers(&["roland-banks", "daisy-walker"])
        .choose("daisy-walker")
        .choose("daisy-walker")
        .expect("act = 2; roland-banks.clues = 1; daisy-walker.clues = 0");
}

#[test]
fn somebody_else_can_advance_the_act_in_your_turn() {
    play("at = 'turn daisy-walker'; roland-banks.clues = 4; daisy-walker = {}")
        .interject("roland-banks", "advance")
        .expect("act = 2; roland-banks.clues = 0; daisy-walker.actions = 3");
}

#[test]
fn locations_without_clues_count_for_victory_at_the_end() {
    covers!("lcg:victory.3", "lcg:winning-losing.1");
    let ends = |clues: u8| {
        play(&format!(
            "act = 3; roland-banks = {{ at = 'attic', threat = ['ghoul-priest damage 4'] }}
            places = {{ attic = {{ clues = {clues} }}, cellar = {{}}, hallway = {{}} }}"
        ))
        .choose("fight ghoul-priest")
        .token("0")
        .pass_all()
        .choose("part 1")
        .ended(1)
    };
    ends(0).expect("victory = ['attic', 'ghoul-priest']");
    ends(2).expect("victory = ['ghoul-priest']");
}

#[test]
fn when_the_last_agenda_runs_out_before_the_barrier_falls_the_third_resolution_comes() {
    play("at = 'mythos'; agenda = 3; doom = 9; act = 2; roland-banks = {}").ended(3);
}

#[test]
fn when_the_last_agenda_runs_out_later_everybody_is_lost() {
    play("at = 'mythos'; agenda = 3; doom = 9; act = 3; roland-banks = {}")
        .ended(0)
        .expect("roland-banks = { fate = 'lost', physical-trauma = 1 }");
}
