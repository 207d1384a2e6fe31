//! *Wick*: a toy game that shows that the registry depends on no particular game. In each turn a player lights candles
//! one by one, rolling a die for each; a 1 blows out the fresh ones. The first player with five burning candles wins.
//! Meanwhile another player can give up a burning candle to blow at the fresh ones: an anytime choice. At a table of
//! four the first player plays against the three others, who win and lose together.

use engine::{
    Ask, Chosen, Cx, Describe, Dice, Evaluate, Flow, Game, Halt, LaidOut, Msg, NoCampaign, NoTable, Odds,
    Offer, ParsedFile, Playable, PositionFile, Problem, Procedure, Seat, Seats, SetupError, SetupOption,
    Step, Viewer, Wake,
};
use rulebook::RuleId;
use serde::{Deserialize, Serialize};

const RULE: RuleId = RuleId("wick:round.1");
const PUFF: RuleId = RuleId("wick:puff.1");
const ENOUGH: u8 = 5;

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Wick {
    lit: Vec<u8>,
    fresh: u8,
}

#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) struct Turn {
    seat: Seat,
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum Choice {
    Light,
    Leave,
    Puff,
}

#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
pub(crate) enum Event {
    Lit(Seat),
    BlownOut(Seat),
    Puffed(Seat),
}

#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Serialize, Deserialize)]
pub(crate) struct Winner {
    pub(crate) seat: Seat,
    pub(crate) side: Seats,
}

impl Procedure<Wick> for Turn {
    fn step(&mut self, game: &mut Wick, wake: Wake<'_, Wick>, cx: &mut Cx<'_, Wick>) -> Step<Wick> {
        let seat = self.seat;
        let next = Turn { seat: Seat((seat.0 + 1) % game.lit.len() as u8) };
        match wake {
            Wake::Enter => Ok(Flow::Ask(game.ask(seat))),
            Wake::Said([(_, Choice::Light)]) => Ok(Flow::Roll),
            Wake::Said([(_, Choice::Leave)]) => {
                game.lit[seat.index()] += std::mem::take(&mut game.fresh);
                if game.lit[seat.index()] >= ENOUGH {
                    Err(Halt::Over(Winner { seat, side: game.allies(seat) }))
                } else {
                    Ok(Flow::Become(next))
                }
            }
            Wake::Rolled(1) => {
                game.fresh = 0;
                cx.tell(RULE, || Event::BlownOut(seat));
                Ok(Flow::Become(next))
            }
            Wake::Rolled(_) => {
                game.fresh += 1;
                cx.tell(RULE, || Event::Lit(seat));
                Ok(Flow::Ask(game.ask(seat)))
            }
            Wake::Said(_) | Wake::Back(_) => Err(Halt::Bug("out of step")),
        }
    }

    fn offer(&self, game: &Wick, (): &(), _: Seat, q: &mut Offer<Wick>) {
        q.ask(RULE);
        q.offer(Choice::Light, RULE);
        if game.fresh > 0 { q.offer(Choice::Leave, RULE) } else { q.refuse(Choice::Leave, RULE) }
    }

    fn odds(&self, _: &Wick, (): &(), odds: &mut Odds) {
        odds.cite(RULE);
        odds.die(3);
    }
}

impl Wick {
    fn ask(&self, seat: Seat) -> Ask {
        Ask::one(seat).with_anytime(Seats::first(self.lit.len()).without(Seats::only(seat)))
    }
}

/// The position files of the toy game: the burning candles of each seat, before the first player's turn.
#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields, default)]
pub(crate) struct Candles {
    candles: Vec<u8>,
}

impl PositionFile<Wick> for Candles {
    type Player = NoTable;
    const STEPS: &'static [&'static str] = &["turn"];

    fn lay_out(parsed: &ParsedFile<'_, Wick>, (): &()) -> Result<LaidOut<Wick>, Problem> {
        let lit = parsed.file.candles.clone();
        let seats = parsed.within("candles", lit.len() as u8, 2, 4)?;
        match parsed.step("turn") {
            "turn" => Ok((seats, Wick { lit, fresh: 0 }, vec![Turn { seat: Seat(0) }])),
            _ => Err(parsed.unknown_step()),
        }
    }

    fn describe(game: &Wick, (): &()) -> Candles {
        Candles { candles: game.lit.clone() }
    }
}

impl Game for Wick {
    const NAME: &'static str = "wick";
    type Setup = u8;
    type Content = ();
    type Choice = Choice;
    type Event = Event;
    type View = Vec<u8>;
    type Frame = Turn;
    type End = Winner;
    type PositionFile = Candles;

    fn setup(seats: &u8, (): &()) -> Result<(Self, Turn), SetupError> {
        if !(2..=4).contains(seats) {
            return Err(SetupError { place: "guests", problem: Msg::out_of_range(*seats, 2, 4) });
        }
        Ok((Wick { lit: vec![0; (*seats).into()], fresh: 0 }, Turn { seat: Seat(0) }))
    }

    fn seats(&self) -> usize {
        self.lit.len()
    }

    fn allies(&self, seat: Seat) -> Seats {
        let alone = Seats::only(Seat(0));
        match self.lit.len() {
            4 if !alone.has(seat) => Seats::first(4).without(alone),
            _ => Seats::only(seat),
        }
    }

    fn anytime_choices(&self, (): &(), _: &[Turn], seat: Seat, q: &mut Offer<Self>) {
        if self.fresh > 0 && self.lit[seat.index()] > 0 {
            q.offer_anytime(Choice::Puff, PUFF);
        } else {
            q.refuse(Choice::Puff, PUFF);
        }
    }

    fn play_anytime(&mut self, seat: Seat, _: Choice, cx: &mut Cx<'_, Self>) -> Step<Self> {
        self.lit[seat.index()] -= 1;
        self.fresh = 0;
        cx.tell(PUFF, || Event::Puffed(seat));
        Ok(Flow::Done)
    }

    fn view(&self, (): &(), _: &[Turn], _: Viewer) -> Vec<u8> {
        self.lit.clone()
    }

    fn resample(&mut self, (): &(), _: &mut [Turn], _: Viewer, _: &mut dyn Dice) {}

    fn payoff(end: &Winner, seat: Seat) -> f64 {
        f64::from(end.side.has(seat))
    }

    fn content_id((): &()) -> String {
        "wax".into()
    }
}

impl Describe for Wick {
    fn question(&self, (): &(), _: &[Turn], _: Seat) -> Msg {
        Msg::new("wick-question").num("lit", self.fresh)
    }
    fn choice(&self, (): &(), _: &[Turn], _: Seat, choice: &Choice) -> Msg {
        match choice {
            Choice::Light => Msg::new("wick-light"),
            Choice::Leave => Msg::new("wick-leave"),
            Choice::Puff => Msg::new("wick-puff"),
        }
    }
    fn roll(&self, (): &(), _: &[Turn]) -> Msg {
        Msg::new("wick-roll")
    }
    fn face(&self, (): &(), _: &[Turn], value: u32) -> Msg {
        Msg::new("wick-face").num("value", value)
    }
    fn event(&self, (): &(), event: &Event) -> Msg {
        match event {
            Event::Lit(seat) => Msg::new("wick-lit").name("who", format!("wick-guest-{}", seat.0)),
            Event::BlownOut(seat) => Msg::new("wick-out").name("who", format!("wick-guest-{}", seat.0)),
            Event::Puffed(seat) => Msg::new("wick-puffed").name("who", format!("wick-guest-{}", seat.0)),
        }
    }
    fn end(end: &Winner) -> Msg {
        Msg::new("wick-end").name("who", format!("wick-guest-{}", end.seat.0))
    }
    fn seat(&self, (): &(), seat: Seat) -> Msg {
        Msg::new(format!("wick-guest-{}", seat.0))
    }
}

impl Evaluate for Wick {
    fn value(&self, (): &(), _: &[Turn], seat: Seat) -> f64 {
        let side = self.allies(seat);
        let most = |of: Seats| of.iter().map(|seat| self.lit[seat.index()]).max().unwrap_or(0);
        let (own, others) = (most(side), most(Seats::first(self.lit.len()).without(side)));
        0.5 + (2.0 * f64::from(own) - f64::from(others)) / f64::from(8 * ENOUGH)
    }
    fn is_quiet(&self, (): &(), _: &[Turn]) -> bool {
        self.fresh == 0
    }
}

impl Playable for Wick {
    const PREFIX: &'static str = "wick";
    const LEDGER: &'static str = "";
    const LOCALES: &'static [engine::LocaleFile] = &[];
    type Campaign = NoCampaign;

    fn standard() {}

    fn with_pack(_: &str) -> Result<(), Problem> {
        Err(Problem::new("", Msg::new("wick-no-pack")))
    }

    fn options((): &(), _: &[(String, String)]) -> Vec<SetupOption> {
        let values = ["2", "3", "4"].map(|n| (n.to_string(), Msg::new("wick-number").text("n", n)));
        vec![SetupOption::new("guests", Msg::new("wick-guests"), values)]
    }

    fn setup_of((): &(), chosen: &Chosen<'_>) -> Result<u8, SetupError> {
        Ok(chosen.index("guests") as u8 + 2)
    }

    fn render_text(view: &Vec<u8>, (): &(), speak: &dyn Fn(&Msg) -> String) -> String {
        view.iter().map(|&lit| speak(&Msg::new("wick-burning").num("lit", lit)) + "\n").collect()
    }
}

/// The English messages of the toy game.
#[allow(dead_code, reason = "not every test speaks")]
pub(crate) const ENGLISH: &str = "
wick-question = { $lit ->
    [one] One candle is lit. Another?
   *[other] { $lit } candles are lit. Another?
}
wick-light = Light a candle
wick-leave = Leave it at that
wick-puff = Puff at the candles
wick-puffed = { $who } puffs.
wick-roll = Does it catch?
wick-face = { $value }
wick-lit = { $who } lights a candle.
wick-out = A draught: { $who-gen } candles go out.
wick-end = { $who } sits in the light.
wick-guests = How many guests?
wick-number = { $n } guests
wick-burning = { $lit } burning
wick-guest-0 = Ada
    .gen = Ada’s
wick-guest-1 = Bert
    .gen = Bert’s
wick-guest-2 = Cleo
    .gen = Cleo’s
wick-guest-3 = Dora
    .gen = Dora’s
";
