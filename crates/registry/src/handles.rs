//! Type-erased handles: a game, its campaigns, and a game in progress.

use engine::{
    Chronicle, Dice, FilledForm, Msg, OutlineArea, Printed, Problem, Seat, Seats, SetupOption, Undone, Viewer,
};
use rulebook::RuleId;
use serde_json::Value;

use crate::values::{End, EventRecord, Question, Reply, Roll, Thought, ViewAt, Waits, Written};
use crate::{Arena, BotKind, RegistryError};

/// A registered game. `pack` is the text of a pack file, whose values override the built-in content.
pub trait DynGame: Send + Sync {
    /// The game's name in commands, URLs and files.
    fn name(&self) -> &'static str;

    /// The prefix of its rule ids.
    fn prefix(&self) -> &'static str;

    /// Whether all seats of its default set-up win or lose together.
    fn is_cooperative(&self) -> bool;

    /// The set-up options in the order in which to ask for them, limited to what is compatible with what was chosen;
    /// all of them if nothing was chosen.
    fn options(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Vec<SetupOption>, RegistryError>;

    /// Checks that these options exist and that each can take its value, ignoring the others.
    fn check(&self, chosen: &[(String, String)], pack: Option<&str>) -> Result<(), RegistryError>;

    /// Starts a new game with these options; those not given take their defaults.
    fn set_up(
        &self,
        chosen: &[(String, String)],
        pack: Option<&str>,
    ) -> Result<Box<dyn DynTable>, RegistryError>;

    /// Replays a saved game up to the first divergence.
    fn load(&self, save: &str, pack: Option<&str>) -> Result<Loaded, RegistryError>;

    /// Restores a game from a snapshot; the log of `save` holds the entries made after it. `None` if that fails;
    /// replaying the whole log then gives the reason. A snapshot can be read only by the program build that wrote it.
    fn resume(&self, save: &str, pack: Option<&str>, snapshot: &[u8]) -> Option<Box<dyn DynTable>>;

    /// Starts a game from a position file.
    fn position(&self, text: &str, pack: Option<&str>) -> Result<Box<dyn DynTable>, RegistryError>;

    /// Whether the game has position files; one that is still being built can be without them.
    fn has_position_files(&self) -> bool;

    /// The words that identify a position file of this game.
    fn position_words(&self) -> Vec<String>;

    /// Returns everything wrong with a text for an option of this kind.
    fn validate_text(&self, kind: &str, text: &str) -> Vec<Problem>;

    /// All printed components that have a text.
    fn printed(&self) -> Vec<Printed>;

    /// Static data that a picture of the game needs.
    fn catalog(&self) -> Value;

    /// Its campaigns, if it has any.
    fn campaigns(&self) -> Option<&dyn DynCampaigns>;

    /// An arena in which bots play whole games with these options.
    fn arena(&self, chosen: &[(String, String)], pack: Option<&str>)
    -> Result<Box<dyn Arena>, RegistryError>;
}

/// The campaigns of a game. A campaign is a JSON value that the caller stores between games.
pub trait DynCampaigns: Send + Sync {
    /// The options of a new campaign, as [`DynGame::options`].
    fn options(&self, chosen: &[(String, String)]) -> Vec<SetupOption>;

    /// Starts a campaign.
    fn begin(&self, chosen: &[(String, String)]) -> Result<Value, RegistryError>;

    /// The state of the campaign, for display.
    fn chronicle(&self, campaign: &Value) -> Result<Chronicle, RegistryError>;

    /// Carries out an action between two games; returns the new campaign and the stored record of the action.
    fn act(&self, campaign: &Value, filled: &FilledForm) -> Result<(Value, Value), RegistryError>;

    /// Describes a recorded action for display.
    fn tell(&self, done: &Value) -> Result<Msg, RegistryError>;

    /// Starts the next game, given the values chosen for the chronicle's options.
    fn set_up(
        &self,
        campaign: &Value,
        chosen: &[(String, String)],
    ) -> Result<Box<dyn DynTable>, RegistryError>;

    /// Returns the campaign after recording the report of a finished game.
    fn record(&self, campaign: &Value, report: &Value, dice: &mut dyn Dice) -> Result<Value, RegistryError>;
}

/// A replayed saved game.
pub struct Loaded {
    /// The game, as far as it could be replayed.
    pub table: Box<dyn DynTable>,
    /// The first divergence from the save, if any.
    pub differs: Option<Msg>,
}

/// A game in progress.
pub trait DynTable: Send {
    /// The game's name.
    fn game(&self) -> &'static str;

    /// The prefix of the game's rule ids.
    fn prefix(&self) -> &'static str;

    /// The number of seats.
    fn seats(&self) -> usize;

    /// The seats that win and lose together with this one, itself included.
    fn allies(&self, seat: Seat) -> Seats;

    /// The sides, each as a list of seats in order; every seat is on exactly one.
    fn sides(&self) -> Vec<Vec<Seat>> {
        let mut sides: Vec<Seats> = Vec::new();
        for side in Seats::first(self.seats()).iter().map(|seat| self.allies(seat)) {
            if !sides.contains(&side) {
                sides.push(side);
            }
        }
        sides.into_iter().map(|side| side.iter().collect()).collect()
    }

    /// The display name of the seat.
    fn who(&self, seat: Seat) -> Msg;

    /// The stage of the game, in a few words.
    fn stage(&self) -> Option<Msg>;

    /// What the table waits for.
    fn waits(&self) -> Waits;

    /// What the seat can do now, and what it cannot and why. `None` if it can do nothing.
    fn question(&self, seat: Seat) -> Option<Question>;

    /// A fingerprint of the seat's offer, which changes only if the offer does. `None` if it can do nothing.
    fn fingerprint(&self, seat: Seat) -> Option<String>;

    /// The seat's reply if it must answer and has only one possibility.
    fn forced(&self, seat: Seat) -> Option<Reply>;

    /// Whether the number of choices of this seat, which is asked, is public.
    fn has_public_count(&self, seat: Seat) -> bool;

    /// Plays a seat's reply to its question.
    fn reply(&mut self, seat: Seat, reply: &Reply) -> Result<(), RegistryError>;

    /// The pending roll, if there is one. The possible values of a hidden draw are given only to a viewer of all seats,
    /// since a card that cannot come would reveal that it is in somebody's hand.
    fn pending_roll(&self, viewer: Viewer) -> Option<Roll>;

    /// Rolls and returns the value. A roll that was undone has the same value again.
    fn roll(&mut self, dice: &mut dyn Dice) -> Result<u32, RegistryError>;

    /// Sets the roll to a value or a face, written in the language of position files.
    fn roll_as(&mut self, words: &str) -> Result<u32, RegistryError>;

    /// The number of moves in effect, rolls and forced answers included.
    fn moves(&self) -> usize;

    /// The events the viewer may see, starting after `from` moves.
    fn events(&self, from: usize, viewer: Viewer) -> Vec<EventRecord>;

    /// All printed components that have a text.
    fn printed(&self) -> Vec<Printed>;

    /// The viewer's view.
    fn view(&self, viewer: Viewer) -> Value;

    /// The viewer's view as lists.
    fn outline(&self, viewer: Viewer) -> Vec<OutlineArea>;

    /// The viewer's view after `moves` moves. `None` if fewer are in effect.
    fn view_at(&self, moves: usize, viewer: Viewer) -> Option<ViewAt>;

    /// Static data that a picture of the game needs.
    fn catalog(&self) -> Value;

    /// The rule that currently forbids the seat to talk about the game, if any.
    fn silence(&self, seat: Seat) -> Option<RuleId>;

    /// The seat whose turn it is; `None` if it is nobody's turn.
    fn turn(&self) -> Option<Seat>;

    /// The certain consequences of a reply as far as the seat can know: events up to the first roll or the next
    /// question that are the same in every sampled world consistent with what it knows, followed by the forecast of
    /// what is then under way.
    fn foresee(&self, seat: Seat, reply: &Reply, dice: &mut dyn Dice) -> Vec<EventRecord>;

    /// The viewer's view rendered as text.
    fn render_text(&self, viewer: Viewer, speak: &dyn Fn(&Msg) -> String) -> String;

    /// Returns to the state after `to` moves. `None` unless `to` is less than the number of moves in effect.
    fn undo(&mut self, to: usize) -> Option<Undone>;

    /// The decisions of these seats with more than one possible answer, each as the number of moves before it.
    fn decisions(&self, of: Viewer) -> Vec<usize>;

    /// The number of moves before the last move of any of these seats, forced answers included.
    fn last_move(&self, of: Viewer) -> Option<usize>;

    /// A new table with the game as it was after `moves` moves. `None` if fewer are in effect.
    fn branch(&self, moves: usize) -> Option<Box<dyn DynTable>>;

    /// The saved form of the game.
    fn save(&self) -> Value;

    /// A binary snapshot of everything that would otherwise be rebuilt from the log.
    fn snapshot(&self) -> Vec<u8>;

    /// The number of log entries, undos and undone moves included.
    fn written(&self) -> usize;

    /// The log entries from index `from` on.
    fn written_since(&self, from: usize) -> Written;

    /// A hash of the viewer's view; of the whole position for a viewer of all seats.
    fn digest(&self, viewer: Viewer) -> String;

    /// How the game ended, if it has.
    fn end(&self) -> Option<End>;

    /// What the game reports to its campaign, if it is over and has campaigns.
    fn report(&self) -> Option<Value>;

    /// What a bot would do in this seat, using only what the seat knows. `None` if the seat can do nothing.
    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought>;

    /// Occasionally, depending on the dice, polls one of these bots about its anytime choices; returns the seat and its
    /// reply, if it uses one.
    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)>;

    /// A copy of the position for bots, so that the table is not blocked while they think.
    fn bot_snapshot(&self) -> Box<dyn BotSnapshot>;
}

/// A copy of a position for bots to think about. They use nothing that their seat cannot know.
pub trait BotSnapshot: Send {
    /// As [`DynTable::think`], on one core, so that many can run at a time.
    fn think(&self, seat: Seat, bot: BotKind, dice: &mut dyn Dice) -> Option<Thought>;

    /// As [`DynTable::poll`], on one core.
    fn poll(&self, bots: &[(Seat, BotKind)], dice: &mut dyn Dice) -> Option<(Seat, Reply)>;
}
