//! Interprets bytes as moves, valid or not, made both on a typed table and through its handle.

use std::sync::{Arc, LazyLock};

use engine::{Answer, Dice, Move, MoveError, Offer, Pick, Playable, Seat, Seats, Table, Wait};
use final_hour::{Choice, Content, FinalHour};
use registry::{DynTable, RegistryError, Reply, Viewer};

/// Dice that return this value.
struct Fixed(u64);

impl Dice for Fixed {
    fn below(&mut self, n: u64) -> u64 {
        self.0 % n
    }
}

/// The same game twice: as a typed table, and behind a type-erased handle.
struct Twice {
    table: Table<FinalHour>,
    handle: Box<dyn DynTable>,
}

/// The results of a move on both.
type Both = (Result<(), MoveError>, Result<(), RegistryError>);

/// The bytes choose a set-up and then moves. A refused move changes nothing, and both tables always agree.
pub fn moves(data: &[u8]) {
    let mut bytes = data.iter().copied();
    let mut both = Twice::new(&chosen([(); 4].map(|()| bytes.next().unwrap_or(0))));
    while let (Some(how), Some(which)) = (bytes.next(), bytes.next()) {
        both.go(how, which.into(), &mut bytes);
    }
    both.loads_again();
}

/// Valid options.
fn chosen([players, people, ancient, rest]: [u8; 4]) -> Vec<(String, String)> {
    const PEOPLE: [&str; 6] =
        ["jenny-barnes", "ashcan-pete", "lily-chen", "tommy-muldoon", "michael-mcglen", "rita-young"];
    let solo = players % 4 == 0;
    let count = if solo { 2 } else { usize::from(players % 4) + 1 };
    let names: Vec<&str> = (0..count).map(|n| PEOPLE[(usize::from(people) + n) % PEOPLE.len()]).collect();
    let pick = |of: [&str; 3], by: u8| of[usize::from(by) % 3].to_string();
    [
        ("investigators", names.join(",")),
        ("solo", if solo { "yes" } else { "no" }.into()),
        ("ancient-one", pick(["cthulhu", "shudde-mell", "umordhoth"], ancient)),
        ("difficulty", pick(["easy", "normal", "hard"], rest)),
        ("lead", if solo { 1 } else { usize::from(rest) / 3 % count + 1 }.to_string()),
    ]
    .map(|(key, value)| (key.into(), value))
    .into()
}

impl Twice {
    fn new(chosen: &[(String, String)]) -> Twice {
        static CONTENT: LazyLock<Arc<Content>> = LazyLock::new(|| Arc::new(Content::load()));
        let setup = FinalHour::setup_with(&CONTENT, chosen).expect("the options go together");
        let table = Table::new(CONTENT.clone(), setup).expect("the options can be played");
        let game = registry::find("final-hour").expect("the game is registered");
        Twice { table, handle: game.set_up(chosen, None).expect("the options can be played") }
    }

    /// Makes one move, valid or not.
    fn go(&mut self, how: u8, which: u64, bytes: &mut dyn Iterator<Item = u8>) {
        let before = self.everything();
        let (one, other) = match how % 8 {
            5 => self.wild_roll(which),
            6 => self.wild_answer(which, bytes),
            7 => return self.undo(which),
            _ => self.awaited(which, bytes),
        };
        assert_eq!(one.is_ok(), other.is_ok(), "{one:?} at the table, {other:?} behind the handle");
        match one {
            Ok(()) => {}
            Err(MoveError::Bug(why)) => panic!("{why}"),
            Err(_) => assert_eq!(before, self.everything(), "what is refused changes nothing"),
        }
        self.agree();
    }

    /// Everything observable of both tables.
    fn everything(&self) -> impl PartialEq + std::fmt::Debug + use<> {
        let told = self.table.events(0, Seats::ALL).count();
        (self.table.now().digest(), self.table.log().len(), told, self.handle.save(), self.handle.moves())
    }

    /// Makes a move of the kind that the game waits for.
    fn awaited(&mut self, which: u64, bytes: &mut dyn Iterator<Item = u8>) -> Both {
        let now = self.table.now();
        let Some(seat) = now.asked().iter().next() else {
            let one = self.table.roll(&mut Fixed(which)).map(drop);
            return (one, self.handle.roll(&mut Fixed(which)).map(drop));
        };
        let q = self.table.offer(seat).expect("the seat is asked");
        assert!(q.is_answerable(), "there is something to say");
        let offered = |at: u64| q.choices()[(at % q.choices().len() as u64) as usize].0;
        let what: Answer<FinalHour> = match q.pick() {
            Pick::One => [offered(which)].into_iter().collect(),
            Pick::Some { min, max } => {
                let count = min + which as u8 % (max.min(q.choices().len() as u8) - min + 1);
                let first = u64::from(bytes.next().unwrap_or(0));
                (0..count).map(|n| offered(first + u64::from(n))).collect()
            }
        };
        assert!(q.accepts(&what), "what is offered is accepted");
        self.say(seat, what, &q)
    }

    /// Tries an invalid roll: where none is pending, or with an impossible value.
    fn wild_roll(&mut self, which: u64) -> Both {
        let value = 64 + which as u32;
        let waits = self.table.now().wait() == Wait::Roll;
        let other = if waits {
            self.handle.roll_as("nothing").map(drop)
        } else {
            self.handle.roll(&mut Fixed(which)).map(drop)
        };
        (self.table.play(Move::Roll(value)), other)
    }

    /// Tries an answer that may be refused or nonsense.
    fn wild_answer(&mut self, which: u64, bytes: &mut dyn Iterator<Item = u8>) -> Both {
        const NONSENSE: [Choice; 4] = [Choice::Stop, Choice::Attempt, Choice::Row(200), Choice::First];
        let seat = Seat(which as u8 % 8);
        let q = self.table.offer(seat).unwrap_or_default();
        let refused = q.refused().iter().map(|(choice, _)| *choice);
        assert!(refused.clone().all(|choice| !q.accepts(&[choice])), "nothing is both offered and refused");
        let all: Vec<Choice> =
            q.choices().iter().map(|(choice, _)| *choice).chain(refused).chain(NONSENSE).collect();
        let count = which as usize / 8 % 4;
        let what = bytes.take(count).map(|at| all[usize::from(at) % all.len()]).collect();
        self.say(seat, what, &q)
    }

    fn say(&mut self, seat: Seat, what: Answer<FinalHour>, q: &Offer<FinalHour>) -> Both {
        let place = |choice| q.choices().iter().position(|(offered, _)| offered == choice);
        let reply = Reply::Answer(what.iter().map(|choice| place(choice).unwrap_or(usize::MAX)).collect());
        (self.table.play(Move::Say { seat, what }), self.handle.reply(seat, &reply))
    }

    fn undo(&mut self, which: u64) {
        let to = which as usize % (self.table.line().len() + 2);
        assert_eq!(self.table.undo(to), self.handle.undo(to));
        self.agree();
    }

    fn agree(&self) {
        let digest: String = self.table.now().digest().iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(digest, self.handle.digest(Viewer::ALL), "both tables agree");
    }

    /// Checks that a saved and loaded game is the same.
    fn loads_again(&self) {
        let again = Table::load(self.table.content().clone(), &self.table.save());
        let again = again.unwrap_or_else(|(_, differs)| panic!("{differs}"));
        assert_eq!(again.now(), self.table.now());
        let loaded = registry::load(&self.handle.save().to_string(), None).expect("what was saved is loaded");
        assert_eq!(loaded.differs, None);
        assert_eq!(loaded.table.digest(Viewer::ALL), self.handle.digest(Viewer::ALL));
    }
}
