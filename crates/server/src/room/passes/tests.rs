//! When answers given for a seat leave, and that nobody can tell from it what is in a hand.

use rand_core::SeedableRng;
use serde_json::Value;

use super::*;
use crate::app::App;
use crate::app::tests::{LONG, app_with};
use crate::protocol::{Command, PassChange, Policy, UndoPolicy};
use crate::queue::{Waiting, queue};
use crate::room::{Message, Visitor};
use crate::store::Sitter;
use std::sync::Arc;

/// The delay of these tables, in milliseconds.
const DELAY: u64 = 600;
const STEP: Duration = Duration::from_millis(50);

/// Time stands still unless a test advances it, though the database works on threads of its own.
struct Stopped(Option<std::sync::mpsc::Sender<()>>);

impl Stopped {
    fn time() -> Stopped {
        tokio::time::pause();
        let (end, ended) = std::sync::mpsc::channel::<()>();
        // As long as a blocking task runs, the runtime does not move its clock by itself.
        tokio::task::spawn_blocking(move || _ = ended.recv());
        Stopped(Some(end))
    }
}

impl Drop for Stopped {
    fn drop(&mut self) {
        self.0.take();
    }
}

/// A world, and what somebody at its table sees.
struct World {
    _folder: tempfile::TempDir,
    app: Arc<App>,
    waiting: Waiting,
    /// What the second guest receives, if they are at the table.
    second: Option<Waiting>,
    begun: Instant,
    /// Whether nothing goes on before bots have thought.
    is_patient: bool,
    /// What came when, in milliseconds.
    seen: Vec<(u128, Value)>,
}

impl World {
    /// The position, played by the first guest in the first seat and by this sitter in the second; seen by the first.
    async fn of(game: &str, position: &str, second: Sitter, policy: Policy) -> World {
        let mut table = registry::find(game).unwrap().position(position, None).unwrap();
        let mut dice = ChaCha8Rng::from_seed([6; 32]);
        while table.waits() == Waits::Roll {
            table.roll(&mut dice).unwrap();
        }
        let first = Sitter::Person { guest: "first".into(), name: String::new(), here: false };
        let is_person = matches!(&second, Sitter::Person { guest, .. } if guest == "second");
        let (folder, app) = app_with(table, vec![first, second], policy, DELAY).await;
        let seeded = |table: &mut Room| {
            table.dice = ChaCha8Rng::from_seed([7; 32]);
            table.passes.dice = ChaCha8Rng::from_seed([8; 32]);
            table.passes.pending.clear();
        };
        app.with_room("one", seeded).await.unwrap();
        let second = if is_person { Some(come(&app, 2, "second", Seat(1)).await) } else { None };
        let waiting = come(&app, 1, "first", Seat(0)).await;
        let mut world = World {
            _folder: folder,
            app,
            waiting,
            second,
            begun: Instant::now(),
            is_patient: true,
            seen: Vec::new(),
        };
        world.settle().await;
        world
    }

    /// The second guest commands something; whether that was done.
    async fn second_does(&mut self, command: Command) -> bool {
        let at = Instant::now();
        self.app.send("one", Message::Frame { socket: 2, id: 7, command, at }).await.unwrap();
        self.settle().await;
        let mut frames = Vec::new();
        while let Some(frame) = self.second.as_mut().and_then(|second| second.now()) {
            frames.push(serde_json::from_str::<Value>(&frame).unwrap());
        }
        frames.iter().any(|frame| frame["done"]["id"] == 7)
    }

    /// Questions of the kind that the second guest is asked in this position are declined by rule.
    async fn decline_kind_of(&mut self, game: &str, position: &str, words: &str) {
        let mut other = World::of(game, position, second(), policy()).await;
        if !words.is_empty() {
            other.say(0, words).await;
        }
        let kind = |table: &mut Room| registry::question_kind(&table.play.question(Seat(1)).expect("asked"));
        let kind = other.app.with_room("one", kind).await.unwrap();
        let text = serde_json::json!({ "id": "question", "args": [] });
        let rule = registry::PassRule { kind, text, until: registry::PassUntil::Always, times: 0 };
        let change = PassChange::Adopt { rules: vec![rule], seen: None };
        assert!(self.second_does(Command::PassRules { seat: Seat(1), change }).await);
    }

    /// The seat chooses what these words name.
    async fn say(&mut self, seat: u8, words: &str) {
        let wanted = words.to_owned();
        let found = move |table: &mut Room| {
            let question = table.play.question(Seat(seat)).expect("the seat is asked");
            let names = |choice: &registry::Choice| choice.names.contains(&wanted);
            let at = question.choices.iter().position(names);
            let all: Vec<_> = question.choices.iter().map(|choice| choice.names.clone()).collect();
            let at = at.unwrap_or_else(|| panic!("{wanted} is not among {all:?}"));
            (table.question_number(Seat(seat)).unwrap(), at)
        };
        let (question, at) = self.app.with_room("one", found).await.unwrap();
        let command = Command::Move { seat: Seat(seat), question, reply: Reply::Answer(vec![at]) };
        self.app.send("one", Message::Frame { socket: 1, id: 2, command, at: Instant::now() }).await.unwrap();
        self.settle().await;
    }

    /// Waits until nothing is left to be done at this moment, and notes what came.
    async fn settle(&mut self) {
        let is_patient = self.is_patient;
        let settled = async {
            loop {
                let busy = move |table: &mut Room| {
                    let now = Instant::now();
                    let due = [table.deadline(), table.passes_due(), table.next_clock()];
                    let long = is_patient && table.thinking.is_some();
                    let thinks = long || table.passes.quick.is_some();
                    thinks || due.into_iter().flatten().any(|at| at <= now)
                };
                if !self.app.with_room("one", busy).await.unwrap() {
                    break;
                }
                tokio::task::yield_now().await;
            }
        };
        let begun = std::time::Instant::now();
        settled.await;
        assert!(begun.elapsed() < LONG);
        while let Some(frame) = self.waiting.now() {
            let at = self.begun.elapsed().as_millis();
            self.seen.push((at, serde_json::from_str(&frame).unwrap()));
        }
    }

    /// Lets time pass until the second seat has answered; how long that took.
    async fn until_passed(&mut self) -> u128 {
        let begun = Instant::now();
        let said = |table: &mut Room| table.progress.said[1];
        let before = self.app.with_room("one", said).await.unwrap();
        while self.app.with_room("one", said).await.unwrap() == before {
            assert!(begun.elapsed() < Duration::from_secs(10), "nothing passes");
            tokio::time::advance(STEP).await;
            self.settle().await;
        }
        begun.elapsed().as_millis()
    }

    fn asked(&self) -> Vec<Vec<u64>> {
        let of = |frame: &Value| {
            let step = ["news", "sync"].into_iter().find_map(|kind| frame.get(kind))?.get("step")?;
            Some(step["asked"].as_array()?.iter().filter_map(Value::as_u64).collect())
        };
        self.seen.iter().filter_map(|(_, frame)| of(frame)).collect()
    }
}

/// Two worlds that differ only in what the first guest must not notice, played by the first guest in the first seat.
struct TwoWorlds {
    game: &'static str,
    /// What each is called, and its position.
    worlds: [(&'static str, String); 2],
    /// Who is in the second seat.
    second: Sitter,
    policy: Policy,
}

impl TwoWorlds {
    /// Two worlds with the second guest in the second seat.
    fn of(game: &'static str, worlds: [(&'static str, String); 2]) -> TwoWorlds {
        TwoWorlds { game, worlds, second: second(), policy: policy() }
    }

    /// Roland investigates beside Daisy, who cannot commit her card in the first world, and can in the second.
    fn beside_daisy() -> TwoWorlds {
        TwoWorlds::of("arkham-lcg", ["guts", "perception"].map(|card| (card, beside_daisy(card))))
    }

    /// The same with a bot in the second seat, at an open table.
    fn with_bot(self, bot: Bot) -> TwoWorlds {
        let policy = Policy { open: true, ..self.policy };
        TwoWorlds { second: Sitter::Bot(bot), policy, ..self }
    }

    /// Plays the same in one world after the other, because they share the clock; what each came to.
    async fn play<T>(self, play: impl AsyncFn(World, &'static str) -> T) -> [T; 2] {
        let mut results = Vec::new();
        for (name, position) in self.worlds {
            let world = World::of(self.game, &position, self.second.clone(), self.policy.clone()).await;
            results.push(play(world, name).await);
        }
        results.try_into().unwrap_or_else(|_| panic!("there are two worlds"))
    }
}

/// Somebody comes to the table and looks through a seat.
async fn come(app: &Arc<App>, socket: u64, id: &str, seat: Seat) -> Waiting {
    let (out, waiting, _) = queue(1000, 10_000_000);
    let guest = Visitor { id: id.into(), name: String::new() };
    app.send("one", Message::Connected { socket, guest, address: None, out }).await.unwrap();
    let command = Command::Look { seat: Some(seat), areas: true };
    app.send("one", Message::Frame { socket, id: 1, command, at: Instant::now() }).await.unwrap();
    waiting
}

fn second() -> Sitter {
    Sitter::Person { guest: "second".into(), name: String::new(), here: false }
}

fn policy() -> Policy {
    Policy { undo: UndoPolicy::Free, open: false, stand_in: true, clock: Some(10), quick_passes: false }
}

/// Roland investigates beside Daisy, who holds this card.
fn beside_daisy(card: &str) -> String {
    format!(
        "investigators = ['roland-banks', 'daisy-walker']\n\
         [roland-banks]\nat = 'study'\n[daisy-walker]\nat = 'study'\nhand = ['{card}']\n"
    )
}

#[tokio::test]
async fn whoever_investigates_sees_the_same_whether_a_friend_could_commit_a_card_or_not() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, card| {
        world.settle().await;
        world.say(0, "investigate").await;
        // As long as a pass can take, nothing tells whether one is on its way.
        tokio::time::advance(Duration::from_millis(DELAY - 1)).await;
        world.settle().await;
        assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: everybody sees her asked");
        let seen = world.seen.clone();
        if card == "guts" {
            let passed = world.until_passed().await;
            assert!((1..=1550 - 600).contains(&passed), "{passed}");
            let left = world.app.with_room("one", |table| table.clock_of(1)).await.unwrap();
            assert_eq!(left, Some((600_000, false)), "her clock lost nothing by it");
        }
        seen
    };
    let [one, other] = TwoWorlds::beside_daisy().play(play).await;
    assert_eq!(one, other);
}

#[tokio::test]
async fn whoever_watches_an_attack_sees_the_same_whether_it_could_be_dodged_or_not() {
    let _stopped = Stopped::time();
    let attacked = |hand: &'static str, deck: &str| {
        let position = format!(
            "investigators = ['roland-banks', 'daisy-walker']\nat = 'enemy'\n[roland-banks]\nat = 'study'\n\
             [daisy-walker]\nat = 'study'\nhand = ['{hand}']\ndeck = ['{deck}']\nthreat = ['ghoul-minion']\n"
        );
        (hand, position)
    };
    let play = async |mut world: World, hand| {
        world.settle().await;
        tokio::time::advance(Duration::from_millis(DELAY - 1)).await;
        world.settle().await;
        assert_eq!(world.asked(), [vec![1]], "{hand}: everybody sees her asked");
        let seen = world.seen.clone();
        if hand == "guts" {
            assert!(world.until_passed().await <= 1550 - 600);
        }
        seen
    };
    let worlds = [attacked("guts", "dodge"), attacked("dodge", "guts")];
    let [one, other] = TwoWorlds::of("arkham-lcg", worlds).play(play).await;
    assert_eq!(one, other);
}

/// In these games everybody can tell of every question how much there is to choose from: nothing has to wait.
#[tokio::test]
async fn hidden_cards_and_signs_that_decide_no_count_change_nothing_that_others_see() {
    let _stopped = Stopped::time();
    let hands = |hand: &str| format!("at = 'priority'\n[jenny-barnes]\nhand = {hand}\n");
    let hands = |hand: &str| hands("[1, 2, 3, 4]") + &format!("[michael-mcglen]\nhand = {hand}\n");
    let signs = |signs: &str| format!("at = 'doom black-goat'\n[black-goat]\nsigns = {signs}\n");
    let worlds = [
        ("final-hour", hands("[5, 6, 7, 8]"), hands("[9, 10, 11, 12]")),
        ("cthulhu-duel", signs("[1]"), signs("[3]")),
    ];
    for (game, one, other) in worlds {
        let play = async |mut world: World, _| {
            world.settle().await;
            tokio::time::advance(Duration::from_secs(3)).await;
            world.settle().await;
            let asked = |table: &mut Room| match table.play.waits() {
                Waits::Answers { asked, .. } => asked.iter().all(|&seat| table.play.has_public_count(seat)),
                Waits::Roll | Waits::Over => false,
            };
            assert!(world.app.with_room("one", asked).await.unwrap(), "{game}");
            world.seen
        };
        let [one, other] = TwoWorlds::of(game, [("one", one), ("other", other)]).play(play).await;
        assert_eq!(one, other, "{game}");
    }
}

#[tokio::test]
async fn a_bot_with_nothing_to_decide_takes_as_long_as_one_that_has() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, card| {
        world.settle().await;
        world.say(0, "investigate").await;
        assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: everybody sees it asked");
        world.until_passed().await
    };
    let took = TwoWorlds::beside_daisy().with_bot(Bot::Novice).play(play).await;
    assert!(took[0] >= u128::from(DELAY), "{took:?}");
    assert_eq!(took[0], took[1]);
}

#[tokio::test]
async fn what_a_rule_declines_cannot_be_told_from_what_has_one_answer() {
    let _stopped = Stopped::time();
    let mut worlds = Vec::new();
    for (card, ruled) in [("guts", false), ("perception", true), ("guts", true)] {
        let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
        if ruled {
            world.decline_kind_of("arkham-lcg", &beside_daisy("perception"), "investigate").await;
        }
        world.say(0, "investigate").await;
        let took = world.until_passed().await;
        assert!((600..=1550).contains(&took), "{card}: {took}");
        // The token is drawn, and what follows is the same too.
        tokio::time::advance(Duration::from_secs(3)).await;
        world.settle().await;
        let left = world.app.with_room("one", |table| table.clock_of(1)).await.unwrap();
        assert_eq!(left, Some((600_000, false)), "her clock lost nothing by it");
        worlds.push(world);
    }
    assert_eq!(worlds[0].seen, worlds[1].seen);
    assert_eq!(worlds[0].seen, worlds[2].seen);
    let said = |world: &World| world.seen.iter().any(|(_, frame)| frame.to_string().contains("pass-rules"));
    assert!(!worlds.iter().any(said), "nobody else is told of rules");
}

#[tokio::test]
async fn rules_take_as_long_in_games_in_which_every_count_is_public() {
    let _stopped = Stopped::time();
    let hands = |hand: &str| {
        format!("at = 'priority'\n[jenny-barnes]\nhand = [1, 2, 3, 4]\n[michael-mcglen]\nhand = {hand}\n")
    };
    let signs = |signs: &str| format!("at = 'doom black-goat'\n[black-goat]\nsigns = {signs}\n");
    let worlds = [
        ("final-hour", hands("[5, 6, 7, 8]"), hands("[9, 10, 11, 12]")),
        ("cthulhu-duel", signs("[1]"), signs("[3]")),
    ];
    for (game, one, other) in worlds {
        let play = async |mut world: World, _| {
            let question = |table: &mut Room| {
                let question = table.play.question(Seat(1)).filter(|question| question.asked)?;
                let declinable = registry::declining_answer(&question).is_some();
                declinable.then(|| table.question_number(Seat(1))).flatten()
            };
            let change = match world.app.with_room("one", question).await.unwrap() {
                Some(question) => PassChange::Add { question, until: registry::PassUntil::Always },
                None => PassChange::LowPriority { until: Some(registry::PassUntil::Always) },
            };
            let declined = matches!(change, PassChange::Add { .. });
            assert!(world.second_does(Command::PassRules { seat: Seat(1), change }).await, "{game}");
            if declined {
                assert!((600..=1550).contains(&world.until_passed().await), "{game}");
            }
            tokio::time::advance(Duration::from_secs(3)).await;
            world.settle().await;
            (declined, world.seen)
        };
        let [one, other] = TwoWorlds::of(game, [("one", one), ("other", other)]).play(play).await;
        assert_eq!(one, other, "{game}");
        assert_eq!(one.0, game == "cthulhu-duel", "{game}: whether there is anything to decline");
    }
}

#[tokio::test]
async fn rules_rest_while_a_bot_plays_for_whoever_made_them() {
    let _stopped = Stopped::time();
    let mut world = World::of("arkham-lcg", &beside_daisy("perception"), second(), policy()).await;
    world.decline_kind_of("arkham-lcg", &beside_daisy("perception"), "investigate").await;
    world.say(0, "investigate").await;
    let passes = |table: &mut Room| {
        let by_owner = table.pass_of(Seat(1)).is_some();
        table.seats[1].stand_in = Some(Bot::Novice);
        let by_bot = table.pass_of(Seat(1)).is_some();
        table.seats[1].stand_in = None;
        (by_owner, by_bot, table.pass_of(Seat(1)).is_some())
    };
    assert_eq!(world.app.with_room("one", passes).await.unwrap(), (true, false, true));
}

#[tokio::test]
async fn nothing_is_answered_for_somebody_who_is_away_where_that_would_show_a_hand() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, card| {
        world.app.send("one", Message::Disconnected { socket: 2 }).await.unwrap();
        world.say(0, "investigate").await;
        for _ in 0..10 {
            tokio::time::advance(Duration::from_secs(1)).await;
            world.settle().await;
        }
        assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: she is still asked");
        world.second = Some(come(&world.app, 3, "second", Seat(1)).await);
        world.settle().await;
        tokio::time::advance(Duration::from_millis(DELAY - 1)).await;
        world.settle().await;
        assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: nobody answers when they come");
        let seen = world.seen.clone();
        if card == "guts" {
            assert!(world.until_passed().await <= 1550 - 600);
        }
        seen
    };
    let [one, other] = TwoWorlds::beside_daisy().play(play).await;
    assert_eq!(one, other);
}

#[tokio::test]
async fn a_bot_that_takes_over_a_question_answers_no_sooner_if_it_has_one_answer() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, card| {
        world.app.send("one", Message::Disconnected { socket: 2 }).await.unwrap();
        world.say(0, "investigate").await;
        tokio::time::advance(Duration::from_secs(60)).await;
        world.settle().await;
        let command = Command::StandIn { seat: Seat(1), bot: Bot::Steady };
        let at = Instant::now();
        world.app.send("one", Message::Frame { socket: 1, id: 3, command, at }).await.unwrap();
        world.settle().await;
        assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: it has not answered yet");
        world.until_passed().await
    };
    let took = TwoWorlds::beside_daisy().play(play).await;
    assert!(took[0] >= u128::from(DELAY), "{took:?}");
    assert_eq!(took[0], took[1]);
}

/// Whether the choices of somebody who is asked change by what another does in between must not show on the clocks.
#[tokio::test]
async fn an_anytime_choice_gives_nobody_time_and_lets_passes_wait_anew() {
    let _stopped = Stopped::time();
    let position = "at = 'doom black-goat'\n[great-cthulhu]\nsigns = [1]\n[black-goat]\nsigns = [2]\n";
    let mut world = World::of("cthulhu-duel", position, second(), policy()).await;
    assert_eq!(world.asked(), [vec![1]]);
    tokio::time::advance(Duration::from_millis(3 * DELAY)).await;
    world.settle().await;
    let state = |table: &mut Room| {
        let runs = table.clock_of(1).is_some_and(|(_, runs)| runs);
        (table.question_number(Seat(1)), runs, table.passes.pending[&1].leaves > Instant::now())
    };
    let (before, runs, waits) = world.app.with_room("one", state).await.unwrap();
    assert!(runs && !waits);
    let first = |table: &mut Room| table.question_number(Seat(0)).expect("a sign can be revealed");
    let question = world.app.with_room("one", first).await.unwrap();
    let command = Command::Move { seat: Seat(0), question, reply: Reply::Anytime(0) };
    let at = Instant::now();
    world.app.send("one", Message::Frame { socket: 1, id: 3, command, at }).await.unwrap();
    world.settle().await;
    assert_eq!(world.app.with_room("one", state).await.unwrap(), (before, true, true));
}

#[tokio::test]
async fn taking_back_gives_no_time_to_whoever_is_still_asked() {
    let _stopped = Stopped::time();
    let position = "at = 'doom black-goat'\n[great-cthulhu]\nsigns = [1]\n[black-goat]\nsigns = [2]\n";
    let mut world = World::of("cthulhu-duel", position, second(), policy()).await;
    tokio::time::advance(Duration::from_millis(3 * DELAY)).await;
    world.settle().await;
    let interrupt = |table: &mut Room| {
        let state = (table.clock_of(1).is_some_and(|(_, runs)| runs), table.passes.pending[&1].leaves);
        table.progress.said.iter_mut().for_each(|said| *said += 1);
        table.passes.note_undo();
        table.start_clocks();
        (state, (table.clock_of(1).is_some_and(|(_, runs)| runs), table.passes.pending[&1].leaves))
    };
    let (before, after) = world.app.with_room("one", interrupt).await.unwrap();
    assert!(before.0 && after.0, "the clock runs on");
    assert!(after.1 > before.1, "and passes wait anew");
}

#[tokio::test]
async fn letting_others_follow_or_inviting_somebody_does_not_delay_a_pass() {
    let _stopped = Stopped::time();
    let mut world = World::of("arkham-lcg", &beside_daisy("guts"), second(), policy()).await;
    world.say(0, "investigate").await;
    let leaves = |table: &mut Room| table.passes.pending[&1].leaves;
    let before = world.app.with_room("one", leaves).await.unwrap();
    tokio::time::advance(STEP).await;
    assert!(world.second_does(Command::Follow { seat: Seat(1), allow: true }).await);
    assert!(world.second_does(Command::HandOver { seat: Seat(1) }).await);
    assert_eq!(world.app.with_room("one", leaves).await.unwrap(), before);
    assert!(world.second_does(Command::StandIn { seat: Seat(1), bot: Bot::Novice }).await);
    assert_ne!(world.app.with_room("one", leaves).await.unwrap(), before, "somebody else plays now");
}

#[tokio::test]
async fn what_a_rule_declines_is_declined_for_somebody_who_is_away_too() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, _| {
        world.decline_kind_of("arkham-lcg", &beside_daisy("perception"), "investigate").await;
        world.app.send("one", Message::Disconnected { socket: 2 }).await.unwrap();
        world.say(0, "investigate").await;
        world.until_passed().await;
        world.seen
    };
    let [one, other] = TwoWorlds::beside_daisy().play(play).await;
    assert_eq!(one, other);
}

#[tokio::test]
async fn taking_back_does_not_tell_who_had_a_choice() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, card| {
        if card == "perception" {
            world.decline_kind_of("arkham-lcg", &beside_daisy("perception"), "investigate").await;
        }
        world.say(0, "investigate").await;
        world.until_passed().await;
        let command = Command::Undo { to: None };
        let at = Instant::now();
        world.app.send("one", Message::Frame { socket: 1, id: 3, command, at }).await.unwrap();
        world.settle().await;
        // When something was said is told in seconds of the real time.
        for (_, frame) in &mut world.seen {
            if let Some(notes) = frame.pointer_mut("/sync/notes").and_then(Value::as_array_mut) {
                notes.iter_mut().for_each(|note| _ = note.as_object_mut().unwrap().remove("at"));
            }
        }
        assert!(world.seen.iter().any(|(_, frame)| frame.to_string().contains("server-took-back")));
        world.seen
    };
    let [one, other] = TwoWorlds::beside_daisy().play(play).await;
    assert_eq!(one, other);
}

#[tokio::test]
async fn a_bot_that_still_thinks_answers_when_a_pass_would_leave() {
    let _stopped = Stopped::time();
    let play = async |mut world: World, _| {
        // Nobody who thinks long comes to an end.
        let (end, ended) = std::sync::mpsc::channel::<()>();
        let ended = Arc::new(std::sync::Mutex::new(ended));
        let wanted = Wanted::default();
        for _ in 0..world.app.config.bot_threads.max(crate::bots::cores()) {
            let ended = ended.clone();
            let wait = move || _ = ended.lock().unwrap().recv();
            world.app.pool.think(registry::BotKind::SEARCH, "somebody else", wanted.ticket(), wait);
        }
        world.is_patient = false;
        world.say(0, "investigate").await;
        let took = world.until_passed().await;
        drop(end);
        took
    };
    let took = TwoWorlds::beside_daisy().with_bot(Bot::Keen).play(play).await;
    assert!(took[0] >= u128::from(DELAY), "{took:?}");
    assert_eq!(took[0], took[1]);
}

#[tokio::test]
async fn nothing_waits_where_nobody_else_could_notice_or_all_have_chosen_speed() {
    let _stopped = Stopped::time();
    let alone = Sitter::Person { guest: "first".into(), name: String::new(), here: false };
    for (sitter, quick_passes) in [(alone, false), (Sitter::Bot(Bot::Novice), false), (second(), true)] {
        let policy = Policy { quick_passes, ..policy() };
        let mut world = World::of("arkham-lcg", &beside_daisy("guts"), sitter, policy).await;
        world.settle().await;
        world.say(0, "investigate").await;
        assert!(world.asked().iter().all(|asked| *asked != [1]), "she is never shown as asked");
    }
}
