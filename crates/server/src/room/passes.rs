//! Passes: answers that the server gives for a seat, and when they are given.
//!
//! In front of others, the fact that a seat is asked must not reveal its hand. A question with a single answer is
//! skipped at once only if it is public that there is only one. Where it is not, the seat is shown as asked and the
//! answer leaves after a random delay. The delay has the same distribution in every case: a forced answer, a pass
//! rule, or a bot's decision. Clocks start only after the longest possible delay, so that a pass costs no time and
//! looks on the clocks like any quick answer.

use std::collections::BTreeMap;
use std::time::Duration;

use chacha20::ChaCha8Rng;
use rand_core::Rng;
use registry::{Reply, Seat, Waits};
use tokio::time::Instant;

use super::Room;
use crate::bots::{Ticket, Wanted};
use crate::protocol::Bot;
use crate::random_ids;

/// The shortest and longest delay of a pass, and the delay after which clocks start, in tenths of the configured
/// delay. Clocks start later than the last pass leaves, so that a busy machine costs nobody time.
const SHORTEST_TENTHS: u64 = 10;
const LONGEST_TENTHS: u64 = 25;
const CLOCK_TENTHS: u64 = 30;

/// The pending passes of a table.
pub(super) struct Passes {
    /// The pending questions, by seat index.
    pending: BTreeMap<usize, Pending>,
    /// Bots' replies that wait for their delay, by seat index.
    pub(super) ready: BTreeMap<usize, Reply>,
    /// The handle of the pending quick thoughts.
    pub(super) quick: Option<Wanted>,
    /// The number of questions each seat has answered since the table was loaded.
    answers: BTreeMap<usize, u64>,
    /// The number of anytime choices and undos since the table was loaded. Each one redraws the delays of all pending
    /// questions.
    interjections: u64,
    /// When the next pass leaves.
    next: Option<Instant>,
    /// Generates the delays. Separate from the game's dice, whose results must not depend on who passes.
    pub(super) dice: ChaCha8Rng,
}

/// A seat's pending question.
struct Pending {
    /// The number of questions that the seat had answered when it was asked. The question's number is not used here:
    /// it changes with the seat's choices, which are not public.
    answers: u64,
    /// The interjection count, and the seat's player, when the delay was drawn.
    interjections: u64,
    player: Player,
    /// When the seat was asked. Only the seat's own answer resets this, so nothing else gains it time.
    since: Instant,
    /// When a pass leaves. Drawn for every question, so that the delay does not depend on who passes or why.
    leaves: Instant,
}

/// The owner of a seat and the bot that plays it.
type Player = (Option<String>, Option<Bot>);

impl Default for Passes {
    fn default() -> Self {
        Passes {
            pending: BTreeMap::new(),
            answers: BTreeMap::new(),
            ready: BTreeMap::new(),
            quick: None,
            interjections: 0,
            next: None,
            dice: random_ids::dice(),
        }
    }
}

impl Passes {
    /// Records a reply of the seat.
    pub(super) fn note_reply(&mut self, seat: Seat, reply: &Reply) {
        match reply {
            Reply::Standing(_) => self.interjections += 1,
            Reply::Answer(_) => *self.answers.entry(seat.index()).or_default() += 1,
        }
    }

    /// Records an undo.
    pub(super) fn note_undo(&mut self) {
        self.interjections += 1;
    }

    /// Discards thoughts of bots about an earlier position.
    pub(super) fn forget_thoughts(&mut self) {
        self.ready.clear();
        self.quick = None;
    }
}

impl Room {
    /// Returns a delay of `tenths` tenths of the configured delay; zero if nobody else can observe the table or its
    /// policy allows quick passes.
    fn delay(&self, tenths: u64) -> Duration {
        let delays = self.is_observed() && !self.policy.quick_passes;
        let base = if delays { self.app.config.pass_delay } else { 0 };
        Duration::from_millis(base * tenths / 10)
    }

    /// Whether anybody other than the maker sits at the table or may watch it.
    fn is_observed(&self) -> bool {
        let mut people = self.seats.iter().filter_map(|seat| seat.guest());
        self.policy.open || people.any(|guest| guest != self.maker)
    }

    /// Updates the pending questions. A delay is drawn for each new question, and redrawn after an anytime choice, an
    /// undo or a change of the seat's player, so that an answer never comes sooner than after a new question.
    pub(super) fn note_pending(&mut self) {
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } => asked,
            Waits::Roll | Waits::Over => Vec::new(),
        };
        let longest = self.delay(LONGEST_TENTHS);
        let is_asked = |at: usize| !longest.is_zero() && asked.iter().any(|seat| seat.index() == at);
        self.passes.pending.retain(|at, _| is_asked(*at));
        if longest.is_zero() {
            return;
        }
        for seat in asked {
            let at = seat.index();
            let answers = self.passes.answers.get(&at).copied().unwrap_or_default();
            let interjections = self.passes.interjections;
            let player = (self.seats[at].guest().map(str::to_owned), self.seats[at].bot());
            let same = self.passes.pending.get(&at).filter(|pending| pending.answers == answers);
            if same.is_some_and(|same| same.interjections == interjections && same.player == player) {
                continue;
            }
            let now = Instant::now();
            let since = same.map_or(now, |same| same.since);
            let leaves = now + self.draw_delay();
            let pending = Pending { answers, interjections, player, since, leaves };
            self.passes.pending.insert(at, pending);
        }
    }

    fn draw_delay(&mut self) -> Duration {
        let (shortest, longest) = (self.delay(SHORTEST_TENTHS), self.delay(LONGEST_TENTHS));
        let range = (longest - shortest).as_micros() as u64;
        shortest + Duration::from_micros(self.passes.dice.next_u64() % range.max(1))
    }

    /// Called when a guest connects. If they were away, the delays of their seats are redrawn: nobody answers the
    /// moment they arrive.
    pub(super) fn player_comes(&mut self, guest: &str) {
        if self.is_connected(guest) {
            return;
        }
        for at in 0..self.seats.len() {
            if self.seats[at].guest() == Some(guest) {
                self.delay_anew(at);
            }
        }
    }

    /// Redraws the delay of the seat's pass from now, because its player has only just arrived. Clocks are not
    /// affected.
    fn delay_anew(&mut self, at: usize) {
        if self.passes.pending.contains_key(&at) {
            let leaves = Instant::now() + self.draw_delay();
            self.passes.pending.entry(at).and_modify(|pending| pending.leaves = leaves);
        }
    }

    fn is_connected(&self, guest: &str) -> bool {
        self.sockets.values().any(|socket| socket.guest.id == guest)
    }

    /// Whether a pass of the seat waits until its player is connected. An answer while the player is away would
    /// reveal that it was forced. A kind of question that a rule declines in any case reveals nothing.
    fn is_withheld(&self, seat: Seat) -> bool {
        let row = &self.seats[seat.index()];
        let away = row.bot().is_none() && !row.guest().is_some_and(|guest| self.is_connected(guest));
        away && self.passes.pending.contains_key(&seat.index())
            && !self.play.has_public_count(seat)
            && !self.is_declined_kind(seat)
    }

    /// When the seat's clock starts for the pending question.
    pub(super) fn clock_begins(&self, at: usize) -> Option<Instant> {
        Some(self.passes.pending.get(&at)?.since + self.delay(CLOCK_TENTHS))
    }

    /// The answer given for the seat without asking its player, if any.
    pub(super) fn pass_of(&self, seat: Seat) -> Option<Reply> {
        self.play.forced(seat).or_else(|| self.rule_answer(seat))
    }

    /// When a pass of the seat leaves; `None` if it is not delayed.
    fn leaves_at(&self, seat: Seat) -> Option<Instant> {
        self.passes.pending.get(&seat.index()).map(|pending| pending.leaves)
    }

    /// Whether a bot's reply must be delayed like a pass. Not if it is public that there is something to decide.
    pub(super) fn bot_waits(&self, seat: Seat) -> bool {
        let waits = self.leaves_at(seat).is_some_and(|at| at > Instant::now());
        waits && !self.play.has_public_count(seat)
    }

    /// Records the replies of quick thoughts. Replies of longer thoughts that finished first take precedence.
    pub(super) fn thought_in_time(&mut self, ticket: &Ticket, said: Vec<(Seat, Reply)>) {
        if !self.passes.quick.as_ref().is_some_and(|wanted| wanted.is(ticket)) {
            return;
        }
        self.passes.quick = None;
        for (seat, reply) in said {
            self.passes.ready.entry(seat.index()).or_insert(reply);
        }
        self.schedule_passes();
    }

    /// The first of these seats for which an answer is due now, with the answer.
    pub(super) fn due_pass(&mut self, asked: &[Seat]) -> Option<(Seat, Reply)> {
        self.note_pending();
        asked.iter().find_map(|&seat| {
            let forced = self.play.forced(seat);
            let skipped = forced.is_some() && self.play.has_public_count(seat);
            let due = skipped || self.leaves_at(seat).is_none_or(|at| at <= Instant::now());
            let reply = forced.or_else(|| self.pass_of(seat)).filter(|_| due)?;
            (!self.is_withheld(seat)).then_some((seat, reply))
        })
    }

    /// Computes when the next pass leaves.
    pub(super) fn schedule_passes(&mut self) {
        let asked = match self.play.waits() {
            Waits::Answers { asked, .. } if self.stuck.is_none() => asked,
            Waits::Answers { .. } | Waits::Roll | Waits::Over => Vec::new(),
        };
        let is_ready = |seat: Seat| self.passes.ready.contains_key(&seat.index());
        let is_passed = |seat: Seat| self.pass_of(seat).is_some() && !self.is_withheld(seat);
        let passes = asked.iter().filter(|&&seat| is_ready(seat) || is_passed(seat));
        self.passes.next = passes.filter_map(|&seat| self.leaves_at(seat)).min();
    }

    /// When the next pass leaves; `None` while a failed write waits for its retry, because the pass could not be
    /// stored.
    pub(super) fn passes_due(&self) -> Option<Instant> {
        if self.retry.is_some() || self.is_paused() { None } else { self.passes.next }
    }

    /// Gives the answers whose delay is over.
    pub(super) async fn make_passes(&mut self) {
        self.passes.next = None;
        let ready = self.passes.ready.keys().map(|&at| Seat(at as u8)).find(|&seat| !self.bot_waits(seat));
        if let Some(seat) = ready
            && let Some(reply) = self.passes.ready.remove(&seat.index())
        {
            return self.bot_says(seat, &reply).await;
        }
        // On failure everyone is resynchronized and the write is retried.
        _ = self.go_on().await;
    }
}

#[cfg(test)]
mod tests {
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
            app.ask("one", seeded).await.unwrap();
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
            let kind =
                |table: &mut Room| registry::question_kind(&table.play.question(Seat(1)).expect("asked"));
            let kind = other.app.ask("one", kind).await.unwrap();
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
                (table.number(Seat(seat)).unwrap(), at)
            };
            let (question, at) = self.app.ask("one", found).await.unwrap();
            let command = Command::Move { seat: Seat(seat), question, reply: Reply::Answer(vec![at]) };
            self.app
                .send("one", Message::Frame { socket: 1, id: 2, command, at: Instant::now() })
                .await
                .unwrap();
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
                    if !self.app.ask("one", busy).await.unwrap() {
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
            let said = |table: &mut Room| table.kept.said[1];
            let before = self.app.ask("one", said).await.unwrap();
            while self.app.ask("one", said).await.unwrap() == before {
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

    /// Somebody comes to the table and looks through a seat.
    async fn come(app: &Arc<App>, socket: u64, id: &str, seat: Seat) -> Waiting {
        let (out, waiting, _) = queue(1000, 10_000_000);
        let guest = Visitor { id: id.into(), name: String::new() };
        app.send("one", Message::Come { socket, guest, address: None, out }).await.unwrap();
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
        let mut seen = Vec::new();
        for card in ["guts", "perception"] {
            let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
            world.settle().await;
            world.say(0, "investigate").await;
            // As long as a pass can take, nothing tells whether one is on its way.
            tokio::time::advance(Duration::from_millis(DELAY - 1)).await;
            world.settle().await;
            assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: everybody sees her asked");
            seen.push(world.seen.clone());
            if card == "guts" {
                let passed = world.until_passed().await;
                assert!((1..=1550 - 600).contains(&passed), "{passed}");
                let left = world.app.ask("one", |table| table.clock_of(1)).await.unwrap();
                assert_eq!(left, Some((600_000, false)), "her clock lost nothing by it");
            }
        }
        assert_eq!(seen[0], seen[1]);
    }

    #[tokio::test]
    async fn whoever_watches_an_attack_sees_the_same_whether_it_could_be_dodged_or_not() {
        let _stopped = Stopped::time();
        let mut seen = Vec::new();
        for (hand, deck) in [("guts", "dodge"), ("dodge", "guts")] {
            let position = format!(
                "investigators = ['roland-banks', 'daisy-walker']\nat = 'enemy'\n[roland-banks]\nat = 'study'\n\
                 [daisy-walker]\nat = 'study'\nhand = ['{hand}']\ndeck = ['{deck}']\nthreat = ['ghoul-minion']\n"
            );
            let mut world = World::of("arkham-lcg", &position, second(), policy()).await;
            world.settle().await;
            tokio::time::advance(Duration::from_millis(DELAY - 1)).await;
            world.settle().await;
            assert_eq!(world.asked(), [vec![1]], "{hand}: everybody sees her asked");
            seen.push(world.seen.clone());
            if hand == "guts" {
                assert!(world.until_passed().await <= 1550 - 600);
            }
        }
        assert_eq!(seen[0], seen[1]);
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
            let mut seen = Vec::new();
            for position in [one, other] {
                let mut world = World::of(game, &position, second(), policy()).await;
                world.settle().await;
                tokio::time::advance(Duration::from_secs(3)).await;
                world.settle().await;
                let asked = |table: &mut Room| match table.play.waits() {
                    Waits::Answers { asked, .. } => {
                        asked.iter().all(|&seat| table.play.has_public_count(seat))
                    }
                    Waits::Roll | Waits::Over => false,
                };
                assert!(world.app.ask("one", asked).await.unwrap(), "{game}");
                seen.push(world.seen);
            }
            assert_eq!(seen[0], seen[1], "{game}");
        }
    }

    #[tokio::test]
    async fn a_bot_with_nothing_to_decide_takes_as_long_as_one_that_has() {
        let _stopped = Stopped::time();
        let mut took = Vec::new();
        for card in ["guts", "perception"] {
            let open = Policy { open: true, ..policy() };
            let bot = Sitter::Bot(Bot::Novice);
            let mut world = World::of("arkham-lcg", &beside_daisy(card), bot, open).await;
            world.settle().await;
            world.say(0, "investigate").await;
            assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: everybody sees it asked");
            took.push(world.until_passed().await);
        }
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
            let left = world.app.ask("one", |table| table.clock_of(1)).await.unwrap();
            assert_eq!(left, Some((600_000, false)), "her clock lost nothing by it");
            worlds.push(world);
        }
        assert_eq!(worlds[0].seen, worlds[1].seen);
        assert_eq!(worlds[0].seen, worlds[2].seen);
        let said =
            |world: &World| world.seen.iter().any(|(_, frame)| frame.to_string().contains("pass-rules"));
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
            let mut seen = Vec::new();
            for position in [one, other] {
                let mut world = World::of(game, &position, second(), policy()).await;
                let question = |table: &mut Room| {
                    let question = table.play.question(Seat(1)).filter(|question| question.asked)?;
                    let declinable = registry::declining_answer(&question).is_some();
                    declinable.then(|| table.number(Seat(1))).flatten()
                };
                let change = match world.app.ask("one", question).await.unwrap() {
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
                seen.push((declined, world.seen));
            }
            assert_eq!(seen[0], seen[1], "{game}");
            assert_eq!(seen[0].0, game == "cthulhu-duel", "{game}: whether there is anything to decline");
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
        assert_eq!(world.app.ask("one", passes).await.unwrap(), (true, false, true));
    }

    #[tokio::test]
    async fn nothing_is_answered_for_somebody_who_is_away_where_that_would_show_a_hand() {
        let _stopped = Stopped::time();
        let mut seen = Vec::new();
        for card in ["guts", "perception"] {
            let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
            world.app.send("one", Message::Gone { socket: 2 }).await.unwrap();
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
            seen.push(world.seen.clone());
            if card == "guts" {
                assert!(world.until_passed().await <= 1550 - 600);
            }
        }
        assert_eq!(seen[0], seen[1]);
    }

    #[tokio::test]
    async fn a_bot_that_takes_over_a_question_answers_no_sooner_if_it_has_one_answer() {
        let _stopped = Stopped::time();
        let mut took = Vec::new();
        for card in ["guts", "perception"] {
            let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
            world.app.send("one", Message::Gone { socket: 2 }).await.unwrap();
            world.say(0, "investigate").await;
            tokio::time::advance(Duration::from_secs(60)).await;
            world.settle().await;
            let command = Command::StandIn { seat: Seat(1), bot: Bot::Steady };
            let at = Instant::now();
            world.app.send("one", Message::Frame { socket: 1, id: 3, command, at }).await.unwrap();
            world.settle().await;
            assert_eq!(world.asked().last(), Some(&vec![1]), "{card}: it has not answered yet");
            took.push(world.until_passed().await);
        }
        assert!(took[0] >= u128::from(DELAY), "{took:?}");
        assert_eq!(took[0], took[1]);
    }

    /// Whether the choices of somebody who is asked change by what another does in between must not show on the clocks.
    #[tokio::test]
    async fn a_standing_choice_gives_nobody_time_and_lets_passes_wait_anew() {
        let _stopped = Stopped::time();
        let position = "at = 'doom black-goat'\n[great-cthulhu]\nsigns = [1]\n[black-goat]\nsigns = [2]\n";
        let mut world = World::of("cthulhu-duel", position, second(), policy()).await;
        assert_eq!(world.asked(), [vec![1]]);
        tokio::time::advance(Duration::from_millis(3 * DELAY)).await;
        world.settle().await;
        let state = |table: &mut Room| {
            let runs = table.clock_of(1).is_some_and(|(_, runs)| runs);
            (table.number(Seat(1)), runs, table.passes.pending[&1].leaves > Instant::now())
        };
        let (before, runs, waits) = world.app.ask("one", state).await.unwrap();
        assert!(runs && !waits);
        let first = |table: &mut Room| table.number(Seat(0)).expect("a sign can be revealed");
        let question = world.app.ask("one", first).await.unwrap();
        let command = Command::Move { seat: Seat(0), question, reply: Reply::Standing(0) };
        let at = Instant::now();
        world.app.send("one", Message::Frame { socket: 1, id: 3, command, at }).await.unwrap();
        world.settle().await;
        assert_eq!(world.app.ask("one", state).await.unwrap(), (before, true, true));
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
            table.kept.said.iter_mut().for_each(|said| *said += 1);
            table.passes.note_undo();
            table.start_clocks();
            (state, (table.clock_of(1).is_some_and(|(_, runs)| runs), table.passes.pending[&1].leaves))
        };
        let (before, after) = world.app.ask("one", interrupt).await.unwrap();
        assert!(before.0 && after.0, "the clock runs on");
        assert!(after.1 > before.1, "and passes wait anew");
    }

    #[tokio::test]
    async fn letting_others_follow_or_inviting_somebody_does_not_delay_a_pass() {
        let _stopped = Stopped::time();
        let mut world = World::of("arkham-lcg", &beside_daisy("guts"), second(), policy()).await;
        world.say(0, "investigate").await;
        let leaves = |table: &mut Room| table.passes.pending[&1].leaves;
        let before = world.app.ask("one", leaves).await.unwrap();
        tokio::time::advance(STEP).await;
        assert!(world.second_does(Command::Follow { seat: Seat(1), allow: true }).await);
        assert!(world.second_does(Command::HandOver { seat: Seat(1) }).await);
        assert_eq!(world.app.ask("one", leaves).await.unwrap(), before);
        assert!(world.second_does(Command::StandIn { seat: Seat(1), bot: Bot::Novice }).await);
        assert_ne!(world.app.ask("one", leaves).await.unwrap(), before, "somebody else plays now");
    }

    #[tokio::test]
    async fn what_a_rule_declines_is_declined_for_somebody_who_is_away_too() {
        let _stopped = Stopped::time();
        let mut worlds = Vec::new();
        for card in ["guts", "perception"] {
            let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
            world.decline_kind_of("arkham-lcg", &beside_daisy("perception"), "investigate").await;
            world.app.send("one", Message::Gone { socket: 2 }).await.unwrap();
            world.say(0, "investigate").await;
            world.until_passed().await;
            worlds.push(world);
        }
        assert_eq!(worlds[0].seen, worlds[1].seen);
    }

    #[tokio::test]
    async fn taking_back_does_not_tell_who_had_a_choice() {
        let _stopped = Stopped::time();
        let mut worlds = Vec::new();
        for (card, ruled) in [("guts", false), ("perception", true)] {
            let mut world = World::of("arkham-lcg", &beside_daisy(card), second(), policy()).await;
            if ruled {
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
            worlds.push(world);
        }
        assert_eq!(worlds[0].seen, worlds[1].seen);
    }

    #[tokio::test]
    async fn a_bot_that_still_thinks_answers_when_a_pass_would_leave() {
        let _stopped = Stopped::time();
        let mut took = Vec::new();
        for card in ["guts", "perception"] {
            let open = Policy { open: true, ..policy() };
            let mut world = World::of("arkham-lcg", &beside_daisy(card), Sitter::Bot(Bot::Keen), open).await;
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
            took.push(world.until_passed().await);
            drop(end);
        }
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
}
