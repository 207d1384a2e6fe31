//! The connectives, each in a game that has nothing else: players with coins and points whose texts give and take them.

use effects::{Arena, Connective, EffectId, Resolve, Texts};
use engine::{
    Ask, Cx, Dice, Flow, Game, Halt, Move, MoveError, NoPositionFile, Offer, Position, Procedure, Seat,
    SetupError, Step, Viewer, Wait, Wake,
};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

effects::grammar! {
    /// An effect.
    pub enum Text using Condition, Value, u8, Everybody {
        leaf {
            /// Coins.
            Coins(amount: u8),
            /// Points; impossible for someone with three of them.
            Points(amount: u8),
            /// The player leaves.
            Leave,
        }
        branch {
            /// The player says whether the text goes on here or there.
            Fork { => yes, no },
        }
    }
}

/// A condition.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Condition {
    /// You have five coins.
    Rich,
}

/// A number.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub enum Value {
    /// A constant.
    N(u8),
    /// Your coins.
    YourCoins,
}

/// All players who are there.
#[derive(Clone, PartialEq, Debug, Deserialize)]
pub struct Everybody;

/// An answer.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub enum Choice {
    /// An option.
    Option(u8),
    /// No option.
    Decline,
    /// Here.
    Yes,
    /// There.
    No,
}

/// The game.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub struct Bazaar {
    /// For each player: coins, points and whether they are there.
    players: [(u8, u8, bool); 3],
    /// Whether everybody can tell what is possible.
    public: bool,
    /// Whether the group decides the order of players.
    ordered: bool,
}

/// The text under test, then the end.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Play(EffectId);

/// Asks where a fork goes.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct Forking(EffectId, u8);

type Resolving = Resolve<Bazaar>;

engine::procedures! {
    /// A procedure in progress.
    pub enum Frame of Bazaar { Play, Forking, Resolving }
}

impl Procedure<Bazaar> for Play {
    fn step(&mut self, _: &mut Bazaar, wake: Wake<'_, Bazaar>, _: &mut Cx<'_, Bazaar>) -> Step<Bazaar> {
        match wake {
            Wake::Enter => engine::call(Resolving::new(self.0, 0)),
            _ => Err(Halt::Over(())),
        }
    }
}

impl Procedure<Bazaar> for Forking {
    fn step(&mut self, _: &mut Bazaar, wake: Wake<'_, Bazaar>, cx: &mut Cx<'_, Bazaar>) -> Step<Bazaar> {
        let Text::Fork { yes, no } = *cx.content.get(self.0) else { return Err(Halt::Bug("no fork")) };
        match wake {
            Wake::Said(&[(_, choice)]) => {
                engine::become_(Resolving::new(if choice == Choice::Yes { yes } else { no }, self.1))
            }
            _ => Ok(Flow::Ask(Ask::one(Seat(self.1)))),
        }
    }

    fn offer(&self, _: &Bazaar, _: &Arena<Text>, _: Seat, q: &mut Offer<Bazaar>) {
        q.ask(RuleId("toy:fork"));
        q.offer(Choice::Yes, RuleId("toy:fork"));
        q.offer(Choice::No, RuleId("toy:fork"));
    }
}

impl Game for Bazaar {
    const NAME: &'static str = "bazaar";
    type Setup = ();
    type Content = Arena<Text>;
    type Choice = Choice;
    type Event = ();
    type View = ();
    type Frame = Frame;
    type End = ();
    type PositionFile = NoPositionFile;

    fn setup((): &(), _: &Arena<Text>) -> Result<(Self, Frame), SetupError> {
        unreachable!("every test begins with a text")
    }

    fn seats(&self) -> usize {
        3
    }

    fn view(&self, _: &Arena<Text>, _: &[Frame], _: Viewer) {}

    fn resample(&mut self, _: &Arena<Text>, _: &mut [Frame], _: Viewer, _: &mut dyn Dice) {}

    fn payoff((): &(), _: Seat) -> f64 {
        0.0
    }

    fn content_id(_: &Arena<Text>) -> String {
        String::new()
    }
}

impl Texts for Bazaar {
    type Condition = Condition;
    type Value = Value;
    type Price = u8;
    type Selection = Everybody;
    type Scope = u8;

    fn connective(
        content: &Arena<Text>,
        effect: EffectId,
    ) -> Option<Connective<'_, Condition, Value, u8, Everybody>> {
        content.get(effect).connective()
    }

    fn holds(&self, _: &Arena<Text>, _: &Condition, you: u8) -> bool {
        self.players[usize::from(you)].0 >= 5
    }

    fn value(&self, _: &Arena<Text>, value: &Value, you: u8) -> u8 {
        match value {
            Value::N(n) => *n,
            Value::YourCoins => self.players[usize::from(you)].0,
        }
    }

    fn can_pay(&self, _: &Arena<Text>, price: &u8, you: u8) -> bool {
        self.players[usize::from(you)].0 >= *price
    }

    fn pay(&mut self, price: &u8, you: u8, _: &mut Cx<'_, Self>) -> Step<Self> {
        let player = &mut self.players[usize::from(you)];
        player.0 -= price;
        // Whoever pays the last coin leaves.
        player.2 = player.0 > 0;
        Ok(Flow::Done)
    }

    fn selected(&self, _: &Arena<Text>, _: &Everybody, _: u8) -> u64 {
        (0..3).filter(|&player| self.players[player].2).map(|player| 1 << player).sum()
    }

    fn next_selected(&self, _: &Arena<Text>, _: &Everybody, left: u64, _: u8) -> Option<(u8, u8)> {
        (0..3u8)
            .find(|&player| left & 1 << player != 0 && self.players[usize::from(player)].2)
            .map(|player| (player, player))
    }

    fn order_choice(&self, _: &Everybody, bit: u8) -> Option<Choice> {
        self.ordered.then_some(Choice::Option(bit))
    }

    fn is_possible(&self, content: &Arena<Text>, effect: EffectId, you: u8) -> bool {
        match content.get(effect) {
            Text::Points(_) => self.players[usize::from(you)].1 < 3,
            _ => true,
        }
    }

    fn carry_out(&mut self, effect: EffectId, you: u8, cx: &mut Cx<'_, Self>) -> Step<Self> {
        let player = &mut self.players[usize::from(you)];
        match cx.content.get(effect) {
            Text::Coins(amount) => player.0 += amount,
            Text::Points(amount) => player.1 += amount,
            Text::Leave => player.2 = false,
            Text::Fork { .. } => return engine::become_(Forking(effect, you)),
            _ => return Err(Halt::Bug("a connective was carried out")),
        }
        Ok(Flow::Done)
    }

    fn is_cut_short(&self, you: u8) -> bool {
        !self.players[usize::from(you)].2
    }

    fn chooser(&self, you: u8, by_group: bool) -> (Seat, RuleId) {
        if by_group { (Seat(2), RuleId("toy:group")) } else { (Seat(you), RuleId("toy:choice")) }
    }

    fn price_rule(&self) -> RuleId {
        RuleId("toy:price")
    }

    fn impossible_rule(&self) -> RuleId {
        RuleId("toy:impossible")
    }

    fn option(index: u8) -> Choice {
        Choice::Option(index)
    }

    fn option_index(choice: Choice) -> Option<u8> {
        match choice {
            Choice::Option(index) => Some(index),
            _ => None,
        }
    }

    fn decline() -> Choice {
        Choice::Decline
    }

    fn options_are_public(&self) -> bool {
        self.public
    }
}

/// A text being resolved.
struct Run {
    content: Arena<Text>,
    position: Position<Bazaar>,
}

impl Run {
    /// Resolves the text for the first of three players, who have as many coins.
    fn of(text: &str, coins: [u8; 3]) -> Run {
        Run::with(
            text,
            Bazaar { players: coins.map(|coins| (coins, 0, true)), public: false, ordered: false },
        )
    }

    fn with(text: &str, game: Bazaar) -> Run {
        let mut content = Arena::new(Text::All(Vec::new()));
        let raw: RawEffect = ron::from_str(text).expect("a text");
        let text = Text::compile(raw, &mut content);
        let position =
            Position::at(game, vec![Play(text).into()], &mut Cx::silent(&content)).expect("a start");
        Run { content, position }
    }

    fn say(mut self, seat: u8, choice: Choice) -> Run {
        self.try_to_say(seat, choice).expect("a possible answer");
        self
    }

    fn try_to_say(&mut self, seat: u8, choice: Choice) -> Result<(), MoveError> {
        let say = Move::Say { seat: Seat(seat), what: [choice].into_iter().collect() };
        self.position.apply(&say, &mut Cx::silent(&self.content))
    }

    /// What this seat is offered, and what it is refused.
    fn offer(&self, seat: u8) -> (Vec<Choice>, Vec<Choice>) {
        let mut q = Offer::with_refusals();
        self.position.offer(&self.content, Seat(seat), &mut q);
        let choices = |list: &[(Choice, RuleId)]| list.iter().map(|&(choice, _)| choice).collect();
        (choices(q.choices()), choices(q.refused()))
    }

    /// Coins and points, once the text is over.
    fn end(&self) -> [(u8, u8); 3] {
        assert_eq!(self.position.wait(), Wait::Over(()), "the text is not over");
        self.position.game().players.map(|(coins, points, _)| (coins, points))
    }
}

#[test]
fn all_parts_are_resolved_in_order_until_the_text_is_cut_short() {
    assert_eq!(Run::of("All([Coins(1), Points(2)])", [0; 3]).end()[0], (1, 2));
    assert_eq!(Run::of("All([Coins(1), Leave, Points(2)])", [0; 3]).end()[0], (1, 0));
    assert_eq!(Run::of("All([])", [0; 3]).end()[0], (0, 0));
}

#[test]
fn a_condition_decides_between_two() {
    let text = "IfElse(Rich, Points(1), Coins(5))";
    assert_eq!(Run::of(text, [5, 0, 0]).end()[0], (5, 1));
    assert_eq!(Run::of(text, [4, 0, 0]).end()[0], (9, 0));
    assert_eq!(Run::of("If(Rich, Points(1))", [4, 0, 0]).end()[0], (4, 0));
}

#[test]
fn a_choice_offers_what_could_do_something_and_refuses_the_rest() {
    let text = "Choose([Points(1), Pay(2, Points(2)), If(Rich, Points(3)), All([])])";
    let mut run = Run::of(text, [1, 0, 0]);
    let options = |numbers: &[u8]| numbers.iter().map(|&n| Choice::Option(n)).collect::<Vec<_>>();
    // The price cannot be paid, and the condition does not hold; but to do nothing is written down as an option.
    assert_eq!(run.offer(0), (options(&[0, 3]), options(&[1, 2])));
    assert_eq!(run.try_to_say(0, Choice::Option(1)), Err(MoveError::NotOffered(Seat(0))));
    assert_eq!(run.say(0, Choice::Option(0)).end()[0], (1, 1));
    assert_eq!(Run::of(text, [5, 0, 0]).offer(0).0, options(&[0, 1, 2, 3]));
}

#[test]
fn a_choice_without_a_possible_option_does_nothing() {
    let run = Run::of("All([Choose([Pay(2, Points(1)), Pay(3, Points(2))]), Coins(7)])", [1, 0, 0]);
    assert_eq!(run.end()[0], (8, 0));
}

#[test]
fn a_choice_with_one_possible_option_asks_only_where_that_would_be_a_secret() {
    let text = "Choose([Points(1), Pay(2, Points(2))])";
    let of = |public| Run::with(text, Bazaar { players: [(1, 0, true); 3], public, ordered: false });
    assert_eq!(of(true).end()[0], (1, 1));
    assert_eq!(of(false).say(0, Choice::Option(0)).end()[0], (1, 1));
}

#[test]
fn an_option_with_parts_is_possible_if_one_of_them_is() {
    let game = Bazaar { players: [(0, 3, true); 3], public: false, ordered: false };
    let text = "Choose([All([Points(1)]), All([Points(1), Coins(1)]), Repeat(N(0), Coins(1)), ForEach(Everybody, Coins(2))])";
    let run = Run::with(text, game);
    assert_eq!(run.offer(0).0, [Choice::Option(1), Choice::Option(3)]);
    assert_eq!(run.say(0, Choice::Option(3)).end(), [(2, 3); 3]);
}

#[test]
fn the_group_chooses_where_the_text_says_so() {
    let run = Run::of("GroupChooses([Coins(1), Points(1)])", [0; 3]);
    assert_eq!(run.offer(0).0, []);
    assert_eq!(run.say(2, Choice::Option(1)).end()[0], (0, 1));
}

#[test]
fn what_may_be_done_can_be_declined_and_is_not_offered_if_it_is_impossible() {
    let run = || Run::of("All([May(Points(1)), Coins(1)])", [0; 3]);
    assert_eq!(run().offer(0).0, [Choice::Option(0), Choice::Decline]);
    assert_eq!(run().say(0, Choice::Option(0)).end()[0], (1, 1));
    assert_eq!(run().say(0, Choice::Decline).end()[0], (1, 0));
    let full = Bazaar { players: [(0, 3, true); 3], public: false, ordered: false };
    assert_eq!(Run::with("May(Points(1))", full).end()[0], (0, 3));
}

#[test]
fn a_price_is_paid_in_full_or_not_at_all() {
    let text = "Pay(2, Points(1))";
    assert_eq!(Run::of(text, [1, 0, 0]).end()[0], (1, 0));
    assert_eq!(Run::of(text, [3, 0, 0]).say(0, Choice::Option(0)).end()[0], (1, 1));
    assert_eq!(Run::of(text, [3, 0, 0]).say(0, Choice::Decline).end()[0], (3, 0));
}

#[test]
fn choosing_an_option_with_a_price_pays_it() {
    let run = Run::of("Choose([Pay(2, Points(1)), Coins(1)])", [3, 0, 0]);
    assert_eq!(run.say(0, Choice::Option(0)).end()[0], (1, 1));
}

#[test]
fn whoever_has_left_by_paying_gets_nothing_for_it() {
    let run = Run::of("All([Pay(2, Points(1)), Coins(5)])", [2, 0, 0]);
    assert_eq!(run.say(0, Choice::Option(0)).end()[0], (0, 0));
}

#[test]
fn a_text_is_repeated_as_often_as_was_counted_at_first() {
    assert_eq!(Run::of("Repeat(YourCoins, Coins(1))", [3, 0, 0]).end()[0], (6, 0));
    assert_eq!(Run::of("Repeat(N(4), All([Points(1), Leave]))", [3, 0, 0]).end()[0], (3, 1));
}

#[test]
fn a_text_for_each_skips_those_who_have_left_meanwhile() {
    let run = Run::of("ForEach(Everybody, Pay(2, Points(1)))", [2, 3, 1]);
    let run = run.say(0, Choice::Option(0)).say(1, Choice::Decline);
    // The first has paid the last coin and left; the third cannot pay.
    assert_eq!(run.end(), [(0, 0), (3, 0), (1, 0)]);
    assert_eq!(Run::of("ForEach(Everybody, All([Coins(1), Leave]))", [0; 3]).end(), [(1, 0); 3]);
}

#[test]
fn the_group_orders_those_who_come_one_after_another() {
    let game = Bazaar { players: [(5, 0, true), (1, 0, true), (5, 0, true)], public: true, ordered: true };
    let run = Run::with("ForEach(Everybody, All([Points(1), Leave]))", game);
    assert_eq!(run.offer(2).0, [Choice::Option(0), Choice::Option(1), Choice::Option(2)]);
    let run = run.say(2, Choice::Option(1));
    assert_eq!(run.offer(2).0, [Choice::Option(0), Choice::Option(2)]);
    assert_eq!(run.position.game().players.map(|(_, points, _)| points), [0, 1, 0]);
    // The last one needs no question.
    assert_eq!(run.say(2, Choice::Option(2)).end().map(|(_, points)| points), [1; 3]);
}

#[test]
fn a_branch_of_the_game_goes_on_with_one_of_its_texts() {
    let text = "All([Fork(yes: All([Points(1), Points(1)])), Coins(1)])";
    assert_eq!(Run::of(text, [0; 3]).say(0, Choice::Yes).end()[0], (1, 2));
    assert_eq!(Run::of(text, [0; 3]).say(0, Choice::No).end()[0], (1, 0));
}

#[test]
fn a_text_of_the_last_part_leaves_no_frames_behind() {
    let run = Run::of("If(Rich, Choose([Points(1), May(Points(1))]))", [5, 0, 0]);
    assert_eq!(run.position.stack().len(), 2, "the play and the question");
}

#[test]
fn equal_empty_effects_are_one() {
    let mut arena = Arena::new(Text::All(Vec::new()));
    assert_eq!(Text::compile(RawEffect::default(), &mut arena), EffectId::NOTHING);
    assert_eq!(arena.all().len(), 1);
    assert!(ron::from_str::<RawEffect>("Fork(maybe: Leave)").is_err());
}
