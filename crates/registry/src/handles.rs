//! The handles: a game, and a game being played, whichever they are.

use engine::{
    Chronicle, Dice, FilledForm, Msg, OutlineArea, Printed, Problem, Seat, Seats, SetupOption, Undone, Viewer,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::values::{End, EventRecord, Question, Reply, Roll, Thought, ViewAt, Waits, Written};
use crate::{Arena, BotKind, RegistryError};

/// A game on the shelf. `pack` is the text of a pack file, whose values replace the game's own.
pub trait DynGame: Send + Sync {
    /// Its name in commands, addresses and files.
    fn name(&self) -> &'static str;

    /// What its rule ids begin with.
    fn prefix(&self) -> &'static str;

    /// Whether all seats of its usual set-up win or lose together.
    fn is_cooperative(&self) -> bool;

    /// The options of its set-up, in the order in which to ask for them, as far as they still make sense after what
    /// was chosen; all of them if nothing was.
    fn options(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Vec<SetupOption>, RegistryError>;

    /// Whether there are such options and each can take its value, alone.
    fn check(&self, chosen: &[(String, String)], pack: Option<&str>) -> Result<(), RegistryError>;

    /// A new game with these options; those not given take their defaults.
    fn set_up(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Box<dyn DynTable>, RegistryError>;

    /// A saved game, played again up to the first difference.
    fn load(&self, save: &str, pack: Option<&str>) -> Result<Loaded, RegistryError>;

    /// A game from a snapshot; the log of the save is what was done after it. `None` if that does not lead anywhere; the
    /// whole log says why. A snapshot is read only by the program that wrote it.
    fn resume(&self, save: &str, pack: Option<&str>, snapshot: &[u8]) -> Option<Box<dyn DynTable>>;

    /// A game from a position written by hand.
    fn position(&self, text: &str, pack: Option<&str>) -> Result<Box<dyn DynTable>, RegistryError>;

    /// The words by which a position file shows that it is of this game.
    fn position_words(&self) -> Vec<String>;

    /// All that is wrong with a text for an option that takes this kind.
    fn validate_text(&self, kind: &str, text: &str) -> Vec<Problem>;

    /// Everything of the box that has a text.
    fn printed(&self) -> Vec<Printed>;

    /// What does not change and a picture of the game needs.
    fn catalog(&self) -> Value;

    /// Its campaigns, if it has any.
    fn campaigns(&self) -> Option<&dyn DynCampaigns>;

    /// Where bots play whole games with these options.
    fn arena(&self, chosen: &[(String, String)], pack: Option<&str>)
    -> Result<Box<dyn Arena>, RegistryError>;
}

/// The campaigns of a game. A campaign is a value that is kept between its games; nothing of it is kept here.
pub trait DynCampaigns: Send + Sync {
    /// The options of a new one, as [`DynGame::options`].
    fn options(&self, chosen: &[(String, String)]) -> Vec<SetupOption>;

    /// A new one.
    fn begin(&self, chosen: &[(String, String)]) -> Result<Value, RegistryError>;

    /// How it stands, for people.
    fn chronicle(&self, campaign: &Value) -> Result<Chronicle, RegistryError>;

    /// The campaign after something was done between two games, and what was done, as it is kept.
    fn act(&self, campaign: &Value, deed: &FilledForm) -> Result<(Value, Value), RegistryError>;

    /// What was done, for people.
    fn tell(&self, done: &Value) -> Result<Msg, RegistryError>;

    /// The next game, with what was chosen of the chronicle's options.
    fn set_up(
        &self,
        campaign: &Value,
        chosen: &[(String, String)],
    ) -> Result<Box<dyn DynTable>, RegistryError>;

    /// The campaign after a game of it that is over, by what that reports.
    fn record(&self, campaign: &Value, report: &Value, dice: &mut dyn Dice) -> Result<Value, RegistryError>;
}

/// A saved game that was played again.
pub struct Loaded {
    /// The game, as far as it could be played.
    pub table: Box<dyn DynTable>,
    /// Where it differs from the save, if it does.
    pub differs: Option<Msg>,
}

/// A game being played.
pub trait DynTable: Send {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// What the game's rule ids begin with.
    fn prefix(&self) -> &'static str;

    /// How many seats there are.
    fn seats(&self) -> usize;

    /// The seats that win and lose with this one, itself among them.
    fn allies(&self, seat: Seat) -> Seats;

    /// The sides, each in order of its seats: every seat is on one of them.
    fn sides(&self) -> Vec<Vec<Seat>> {
        let mut sides: Vec<Seats> = Vec::new();
        for side in Seats::first(self.seats()).iter().map(|seat| self.allies(seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides.into_iter().map(|side| side.iter().collect()).collect()
    }

    /// Who sits there.
    fn who(&self, seat: Seat) -> Msg;

    /// How far the game has come, in a few words.
    fn stage(&self) -> Option<Msg>;

    /// What is awaited.
    fn waits(&self) -> Waits;

    /// What the seat can say now, with what it cannot and why. `None` if nothing.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// What the seat can say, without words: the same as long as it is asked the same. `None` if nothing.
    fn fingerprint(&self, seat: Seat) -> Option<String>;

    /// The only thing that the seat can say, if it must say something and can do nothing else.
    fn forced(&self, seat: Seat) -> Option<Reply>;

    /// Whether everybody can tell how much the seat, which is asked, has to choose from.
    fn has_public_count(&self, seat: Seat) -> bool;

    /// The seat says something from its question.
    fn reply(&mut self, seat: Seat, reply: &Reply) -> Result<(), RegistryError>;

    /// The pending roll, if there is one. What a draw can come to is shown only to an eye that sees every seat: a card
    /// that cannot come would tell the others that it lies in somebody's hand.
    fn pending_roll(&self, eye: Viewer) -> Option<Roll>;

    /// Rolls; the value it came to. A roll that was undone comes out the same again.
    fn roll(&mut self, dice: &mut dyn Dice) -> Result<u32, RegistryError>;

    /// Rolls what these words name: a value, or a face in the language of position files.
    fn roll_as(&mut self, words: &str) -> Result<u32, RegistryError>;

    /// How many moves stand, rolls and forced answers included.
    fn moves(&self) -> usize;

    /// What the eye was told since `from` moves stood.
    fn told(&self, from: usize, eye: Viewer) -> Vec<EventRecord>;

    /// Everything of the box that has a text.
    fn printed(&self) -> Vec<Printed>;

    /// What the eye sees.
    fn view(&self, eye: Viewer) -> Value;

    /// The same as lists.
    fn outline(&self, eye: Viewer) -> Vec<OutlineArea>;

    /// What the eye saw when `moves` moves stood. `None` if there were never so many.
    fn view_at(&self, moves: usize, eye: Viewer) -> Option<ViewAt>;

    /// What does not change during the game and a picture of it needs.
    fn catalog(&self) -> Value;

    /// The rule that forbids the seat to talk about the game now, if one does.
    fn silence(&self, seat: Seat) -> Option<RuleId>;

    /// Whose turn it is; nobody's where nobody has one.
    fn turn(&self) -> Option<Seat>;

    /// What would certainly happen if the seat said this, as far as it can know: up to the first roll or the next
    /// question, and only what is the same in every world that was drawn among those it takes for possible. Last comes what is to be
    /// expected of what is under way then.
    fn foresee(&self, seat: Seat, reply: &Reply, dice: &mut dyn Dice) -> Vec<EventRecord>;

    /// What the eye sees, drawn as text.
    fn render_text(&self, eye: Viewer, speak: &dyn Fn(&Msg) -> String) -> String;

    /// Goes back to the moment when `to` moves stood. `None` if there is no such earlier moment.
    fn undo(&mut self, to: usize) -> Option<Undone>;

    /// When these seats decided something, with more than one answer to choose from: how many moves stood.
    fn decisions(&self, of: Viewer) -> Vec<usize>;

    /// How many moves stood when any of these seats last did something, forced answers included.
    fn last_move(&self, of: Viewer) -> Option<usize>;

    /// The same game as it was when `moves` moves stood, as a new one. `None` if there were never so many.
    fn branch(&self, moves: usize) -> Option<Box<dyn DynTable>>;

    /// The game on paper.
    fn save(&self) -> Value;

    /// All that would have to be made from the log again, quick to read.
    fn snapshot(&self) -> Vec<u8>;

    /// How many entries the log has, undos and undone moves included.
    fn written(&self) -> usize;

    /// What was written into the log since it had `from` entries.
    fn written_since(&self, from: usize) -> Written;

    /// A fingerprint of what the eye sees; of everything in the position if it sees every seat.
    fn digest(&self, eye: Viewer) -> String;

    /// How the game ended, if it has.
    fn end(&self) -> Option<End>;

    /// What the game has to tell its campaign, if it is over and the game has campaigns.
    fn report(&self) -> Option<Value>;

    /// What a bot would say in this seat, knowing only what the seat knows. `None` if the seat has nothing to say.
    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought>;

    /// Now and then, as the dice fall, polls one of these bots about its standing choices: who steps in, and with what.
    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)>;

    /// The position as it stands, to think about elsewhere while the table stays free.
    fn bot_snapshot(&self) -> Box<dyn BotSnapshot>;
}

/// A copy of a position for bots to think about. They use nothing of it that their seat cannot know.
pub trait BotSnapshot: Send {
    /// As [`DynTable::think`], on one core: many may think at a time.
    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought>;

    /// As [`DynTable::poll`], on one core.
    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)>;
}
