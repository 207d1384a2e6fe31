//! Ways through the archive, from the cards of a scenario's start.

mod table;

use arkham_horror::content::{CodexKind, Colour, Monster};
use arkham_horror::rules::actions::CodexAct;
use arkham_horror::rules::codex::CheckCodex;
use arkham_horror::rules::combat::DefeatMonster;
use arkham_horror::rules::doom::PlaceDoom;
use arkham_horror::rules::texts::{Resolve, Scope, This};
use arkham_horror::{ArkhamHorror, Choice, CodexAt, End, Frame, Spot};
use engine::Seat;
use rulebook::covers;
use table::{Arrange, Play, card, content, game, play, space};

const UMORDHOTH: &str = "feast-for-umordhoth";
const VEIL: &str = "veil-of-twilight";
const ECHOES: &str = "echoes-of-the-deep";
const A: Seat = Seat(0);

/// A game of one investigator with the archive cards of the scenario's start.
fn begin(scenario: &str) -> ArkhamHorror {
    let game = game(scenario, &["agnes-baker"]);
    let start: Vec<u8> =
        content().scenario(game.open.scenario).sheet.codex.iter().map(|card| card.number()).collect();
    game.with_codex(&start)
}

/// Answers and rolls until the procedure or the game is over: the first choice of whatever is offered that `prefer` does
/// not choose among, and the highest value of every roll.
fn through(mut played: Play, prefer: impl Fn(&Choice) -> bool) -> Play {
    while played.end().is_none() && !played.is_over() {
        played = match (played.faces().last(), played.offered()) {
            (Some(&(value, _)), _) => played.roll(value),
            (None, offered) => {
                let choice = offered.iter().copied().find(&prefer).unwrap_or(offered[0]);
                played.choose(choice)
            }
        };
    }
    played
}

/// Plays a procedure to its end, preferring to roll tests as they are and to agree.
fn run(game: ArkhamHorror, frame: impl Into<Frame>) -> Play {
    through(play(game, frame), |choice| matches!(choice, Choice::Roll | Choice::Yes))
}

/// Plays a procedure to its end, and takes the table as it is then.
fn after(game: ArkhamHorror, frame: impl Into<Frame>) -> ArkhamHorror {
    let played = run(game, frame);
    assert_eq!(played.end(), None);
    played.game().clone()
}

/// How the game ends when this much doom is on the sheet in the end.
fn end_with_doom(game: ArkhamHorror, doom: u8) -> Option<End> {
    let more = doom - game.open.sheet_doom;
    run(game, PlaceDoom::new(Spot::Sheet, more)).end()
}

/// The table when this much doom is on the sheet.
fn with_doom(game: ArkhamHorror, doom: u8) -> ArkhamHorror {
    let more = doom - game.open.sheet_doom;
    after(game, PlaceDoom::new(Spot::Sheet, more))
}

/// The table with this many clues on the sheet, which the codex has noticed.
fn with_clues(mut game: ArkhamHorror, clues: u8) -> ArkhamHorror {
    game.open.sheet_clues = clues;
    after(game, CheckCodex::new())
}

/// The monster of this name.
fn monster(game: &ArkhamHorror, name: &str) -> Monster {
    let named = |&monster: &Monster| content().monster(game.open.scenario, monster).slug == name;
    let count = content().scenario(game.open.scenario).monsters.len() as u8;
    (0..count).map(Monster).find(named).unwrap_or_else(|| panic!("no monster is called {name}"))
}

/// Defeats the monster of this name, which is on the board.
fn defeat(game: ArkhamHorror, name: &str) -> Play {
    let monster = monster(&game, name);
    assert!(game.open.space_of(monster).is_some(), "{name} is on the board");
    run(game, DefeatMonster::new(monster, Some(A), false))
}

/// Performs the action of an archive card in this space.
fn act(game: ArkhamHorror, number: u8, at: &str) -> Play {
    run(game.with_person(0, space(at)), CodexAct::new(A, card(number)))
}

fn at(game: &ArkhamHorror, number: u8) -> CodexAt {
    game.open.codex(card(number)).at
}

#[test]
fn five_worshipers_who_fall_call_umordhoth() {
    let mut game = with_clues(begin(UMORDHOTH), 3);
    assert_eq!((game.open.sheet_clues, at(&game, 10)), (0, CodexAt::Archive));
    let rest = ["wolf-man-drew", "billy-cooper", "herman-collins", "ruth-turner", "alma-hill"];
    for number in 13..=17 {
        let CodexKind::Encounter { after: then, .. } = &content().codex_card(card(number)).kind else {
            panic!("it is an encounter");
        };
        assert_eq!(at(&game, number), CodexAt::Deck);
        game = after(game, Resolve::new(*then, Scope::new(A, This::Codex(card(number)))));
        assert_eq!(at(&game, number), CodexAt::Archive);
    }
    for name in ["masked-hunter"].into_iter().chain(rest) {
        assert_eq!(at(&game, 11) == CodexAt::Front, game.open.sheet_markers < 5);
        game = defeat(game, name).game().clone();
    }
    assert_eq!(game.open.sheet_markers, 6);
    assert!(game.open.space_of(monster(&game, "umordhoth")).is_some());
}

/// The veil, after the lodge was answered, with a scar in the Black Cave.
fn answered(joins: bool) -> ArkhamHorror {
    let mut game = begin(VEIL);
    game.open.markers[space("black-cave").index()] = 1 << Colour::White.index();
    let played = play(game, PlaceDoom::new(Spot::Sheet, 2));
    let answer = if joins { Choice::Yes } else { Choice::Stop };
    assert_eq!(played.offered(), [Choice::Yes, Choice::Stop]);
    through(played.choose(answer), |_| false).game().clone()
}

#[test]
fn sanford_s_servitor_decides() {
    covers!("ah3:301.1", "ah3:302.1");
    for joins in [false, true] {
        let game = with_doom(answered(joins), 6);
        assert_eq!((at(&game, 22), at(&game, 24)), (CodexAt::Archive, CodexAt::Archive));
        assert_eq!((game.open_scars(), at(&game, 27)), (2, CodexAt::Front));
        assert_eq!(
            game.open.space_of(monster(&game, "servitor-of-yog-sothoth")),
            Some(space("historical-society"))
        );
        assert_eq!(defeat(game.clone(), "servitor-of-yog-sothoth").end(), Some(End::Won(card(27))));
        assert_eq!(end_with_doom(game.clone(), 12), None);
        assert_eq!(end_with_doom(game, 13), Some(End::Lost(card(27))));
    }
}

/// The echoes with this many of the four breaches closed.
fn closed(mut game: ArkhamHorror, breaches: usize) -> ArkhamHorror {
    for _ in 0..breaches {
        game.open.sheet_clues = 2;
        game = act(game, 31, "observatory").game().clone();
        let attached = (32..=35).find(|&number| at(&game, number) == CodexAt::Deck).expect("one is attached");
        let CodexKind::Attached { after: then, .. } = &content().codex_card(card(attached)).kind else {
            panic!("it is attached");
        };
        game = after(game, Resolve::new(*then, Scope::new(A, This::Codex(card(attached)))));
        assert_eq!(at(&game, attached), CodexAt::Archive);
    }
    game
}

#[test]
fn breaches_lead_nowhere_once_cthulhu_has_risen() {
    let game = with_clues(begin(ECHOES), 3);
    let game = with_doom(closed(game, 3), 9);
    assert_eq!((at(&game, 31), at(&game, 38)), (CodexAt::Front, CodexAt::Front));
    let game = closed(game, 1);
    assert_eq!((at(&game, 31), at(&game, 36)), (CodexAt::Archive, CodexAt::Archive));
    let mut early = with_clues(begin(ECHOES), 3);
    early = with_doom(closed(early, 4), 8);
    assert_eq!(at(&early, 36), CodexAt::Front);
    assert_eq!(at(&with_doom(early, 9), 36), CodexAt::Archive);
}
