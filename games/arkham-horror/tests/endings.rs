//! Every ending of the archive, each reached by playing from the archive cards of the scenario's start.

mod table;

use arkham_horror::content::{CodexKind, Colour, Investigator, Monster, Space};
use arkham_horror::rules::actions::CodexAct;
use arkham_horror::rules::codex::CheckCodex;
use arkham_horror::rules::combat::DefeatMonster;
use arkham_horror::rules::doom::PlaceDoom;
use arkham_horror::rules::harm::Defeat;
use arkham_horror::rules::texts::{Resolve, Scope, This};
use arkham_horror::{ArkhamHorror, Choice, CodexAt, End, Frame, Spot};
use engine::Seat;
use rulebook::covers;
use table::{Arrange, Play, card, content, game, play, space};

const AZATHOTH: &str = "approach-of-azathoth";
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
fn azathoth_awakens_when_doom_is_complete() {
    covers!("ah3:301.1", "ah3:302.1");
    let awake = with_doom(begin(AZATHOTH), 7);
    assert_eq!((at(&awake, 3), at(&awake, 5)), (CodexAt::Archive, CodexAt::Archive));
    assert_eq!((at(&awake, 8), at(&awake, 9)), (CodexAt::Back, CodexAt::Front));
    assert_eq!(awake.open.cup.iter().sum::<u8>(), 16);
    assert_eq!(end_with_doom(awake.clone(), 12), None);
    assert_eq!(end_with_doom(awake, 13), Some(End::Lost(card(9))));
}

#[test]
fn azathoth_is_lost_in_time() {
    covers!("ah3:301.1");
    let mut game = with_doom(begin(AZATHOTH), 7);
    game.open.sheet_clues = 5;
    // No marker was on the board, so the epicentre is where the investigators started.
    let mut game = act(game, 8, "train-station").game().clone();
    assert_eq!(game.open.person(A).at, Space::ON_A_CARD);
    for clues in 1..5 {
        game = after(game, CodexAct::new(A, card(9)));
        assert_eq!((game.open.codex(card(8)).clues, game.open.sheet_clues), (clues, 5 - clues));
    }
    assert_eq!(run(game, CodexAct::new(A, card(9))).end(), Some(End::Won(card(9))));
}

/// Turns the marker in a space, which shows this colour.
fn reveal(game: ArkhamHorror, at: &str, colour: Colour) -> ArkhamHorror {
    let played = play(game.with_person(0, space(at)), CodexAct::new(A, card(4)));
    let shows = |card: u32| played.open().marker_colours.get(card as usize) == Some(colour);
    let value = played.faces().into_iter().map(|(value, _)| value).find(|&value| shows(value));
    let played = through(played.roll(value.expect("this colour can lie there")), |_| false);
    assert_eq!(played.end(), None);
    played.game().clone()
}

#[test]
fn time_is_set_right_at_the_epicentre() {
    covers!("ah3:301.1");
    let game = with_clues(begin(AZATHOTH), 3);
    assert_eq!(at(&game, 4), CodexAt::Back);
    assert_eq!(game.open.hidden_markers.len(), 5);
    let game = reveal(game, "black-cave", Colour::White);
    assert_eq!((game.board_markers(), at(&game, 6)), (4, CodexAt::Archive));
    let game = reveal(game, "unvisited-isle", Colour::Blue);
    assert_eq!(at(&game, 6), CodexAt::Front);
    let mut game = reveal(game, "velmas-diner", Colour::Red);
    // Both were found, so the other markers and their card leave.
    assert_eq!((game.board_markers(), at(&game, 4)), (2, CodexAt::Archive));
    assert_eq!(at(&game, 7), CodexAt::Front);
    assert_ne!(game.open.person(A).at, space("velmas-diner"), "nobody stays at the barrier");
    game.open.sheet_clues = 5;
    let mut game = act(game, 6, "unvisited-isle").game().clone();
    assert_eq!((at(&game, 6), at(&game, 7)), (CodexAt::Back, CodexAt::Back));
    game.open.sheet_clues = 3;
    let played = act(game, 7, "velmas-diner");
    assert_eq!(played.end(), Some(End::Won(card(5))));
}

#[test]
fn umordhoth_feasts_when_doom_is_complete() {
    covers!("ah3:302.1", "ah3:403.5", "ah3:403.5a");
    let game = with_doom(begin(UMORDHOTH), 8);
    assert_eq!([10, 11, 12, 18].map(|card| at(&game, card)), {
        use CodexAt::{Archive, Front};
        [Archive, Archive, Front, Front]
    });
    assert_eq!(game.open.space_of(monster(&game, "umordhoth")), Some(space("hangmans-hill")));
    assert_eq!(end_with_doom(game.clone(), 14), None);
    assert_eq!(end_with_doom(game, 15), Some(End::Lost(card(18))));
}

#[test]
fn umordhoth_is_defeated() {
    covers!("ah3:301.1");
    let game = with_doom(begin(UMORDHOTH), 8);
    assert_eq!(defeat(game, "umordhoth").end(), Some(End::Won(card(12))));
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

/// Mends the scar in the first space that has one.
fn mend(mut game: ArkhamHorror) -> Play {
    let scar = Space::all().find(|&space| game.has_scar(space));
    let scar = scar.expect("there is a scar");
    game.open.sheet_clues = 2;
    run(game.with_person(0, scar), CodexAct::new(A, card(21)))
}

#[test]
fn the_way_is_closed() {
    covers!("ah3:301.1");
    let game = answered(false);
    assert_eq!([20, 21, 22, 24, 25].map(|card| at(&game, card)), {
        use CodexAt::{Archive, Back, Front};
        [Archive, Back, Front, Archive, Archive]
    });
    assert_eq!(game.open.cup.iter().sum::<u8>(), 16);
    let game = mend(game).game().clone();
    assert_eq!((game.open_scars(), at(&game, 22), at(&game, 23)), (2, CodexAt::Archive, CodexAt::Front));
    let game = mend(game).game().clone();
    assert_eq!(mend(game).end(), Some(End::Won(card(23))));
}

#[test]
fn the_lodge_wins_with_its_members() {
    covers!("ah3:301.1");
    let game = answered(true);
    assert_eq!((at(&game, 24), at(&game, 25)), (CodexAt::Front, CodexAt::Front));
    // The group stays with the lodge.
    let game = mend(game).game().clone();
    assert_eq!((game.open_scars(), at(&game, 24), at(&game, 26)), (2, CodexAt::Archive, CodexAt::Front));
    let game = mend(game).game().clone();
    assert_eq!(mend(game).end(), Some(End::Lodge { members: 1, only_members: false }));
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
fn the_last_breach_is_closed() {
    covers!("ah3:301.1");
    let game = with_clues(begin(ECHOES), 3);
    assert_eq!((at(&game, 29), at(&game, 31), game.codex_aside()), (CodexAt::Archive, CodexAt::Front, 4));
    let game = closed(game, 3);
    assert_eq!((at(&game, 31), at(&game, 36)), (CodexAt::Front, CodexAt::Archive));
    let game = closed(game, 1);
    assert_eq!((at(&game, 31), at(&game, 36)), (CodexAt::Archive, CodexAt::Front));
    assert_eq!(act(game, 36, "river-docks").end(), Some(End::Won(card(36))));
}

#[test]
fn cthulhu_rises() {
    covers!("ah3:301.1", "ah3:302.1");
    let game = with_doom(begin(ECHOES), 4);
    assert_eq!(game.open.space_of(monster(&game, "servitor-of-rlyeh")), Some(space("unvisited-isle")));
    let game = with_doom(game, 9);
    assert_eq!((at(&game, 37), at(&game, 38)), (CodexAt::Archive, CodexAt::Front));
    assert_eq!(game.open.space_of(monster(&game, "cthulhu")), Some(space("river-docks")));
    assert_eq!(defeat(game.clone(), "cthulhu").end(), Some(End::Won(card(38))));
    assert_eq!(end_with_doom(game.clone(), 12), None);
    assert_eq!(end_with_doom(game.clone(), 13), Some(End::Lost(card(38))));
    // Once it has risen, the breaches no longer lead anywhere.
    let game = closed(with_clues(game, 3), 4);
    assert_eq!((at(&game, 31), at(&game, 36)), (CodexAt::Archive, CodexAt::Archive));
}

#[test]
fn the_players_lose_when_nobody_is_left() {
    covers!("ah3:302.3");
    let mut game = begin(UMORDHOTH);
    let own = game.open.person(A).who;
    game.open.departed = Investigator::all().filter(|&who| Some(who) != own).collect();
    assert_eq!(run(game.clone(), Defeat::new(A, false)).end(), Some(End::NobodyLeft));
    game.open.departed = Investigator::all().filter(|&who| Some(who) != own).skip(1).collect();
    assert_eq!(play(game, Defeat::new(A, false)).rolls().end(), None);
}
