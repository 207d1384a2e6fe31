//! Campaigns through their handle: random players build decks, buy cards, join and leave, and bots play the games;
//! every message is checked in three languages.

use rand_pcg::Pcg64;
use registry::{
    BotKind, Chronicle, Dice, DynCampaigns, DynTable, FilledForm, Form, Lang, Localizer, Msg, SetupOption,
    Waits,
};
use serde_json::Value;

/// Formats messages in all languages and collects the errors.
struct Readers {
    speeches: Vec<Localizer>,
    faults: Vec<String>,
}

impl Readers {
    fn new() -> Readers {
        Readers { speeches: Lang::ALL.map(registry::localizer).into(), faults: Vec::new() }
    }

    fn read(&mut self, msg: &Msg) {
        for speech in &self.speeches {
            speech.say_noting(msg, &mut self.faults);
        }
    }

    fn read_options(&mut self, options: &[SetupOption]) {
        for option in options {
            self.read(&option.about);
            option.values.iter().for_each(|(_, msg)| self.read(msg));
        }
    }

    fn read_all(&mut self, chronicle: &Chronicle) {
        let Chronicle { title, next, end, hindrance, members, log, forms, options } = chronicle;
        self.read(title);
        [next, end, hindrance].into_iter().flatten().for_each(|msg| self.read(msg));
        log.iter().for_each(|msg| self.read(msg));
        for member in members {
            self.read(&member.who);
            member.lines.iter().chain(&member.belongings).for_each(|msg| self.read(msg));
        }
        for form in forms {
            self.read(&form.about);
            self.read_options(&form.options);
        }
        self.read_options(options);
    }
}

/// A random value of an option, sometimes an invalid one.
fn some_value(option: &SetupOption, dice: &mut dyn Dice) -> String {
    let all = option.values.len() as u64;
    match dice.below(all + 1) {
        at if at < all => option.values[at as usize].0.clone(),
        _ if dice.below(2) == 0 => option.default.clone(),
        _ => "nonsense".into(),
    }
}

fn filled_in(form: &Form, dice: &mut dyn Dice) -> FilledForm {
    let chosen = form.options.iter().map(|option| (option.key.to_owned(), some_value(option, dice)));
    FilledForm { form: form.key.to_owned(), seat: form.seat, chosen: chosen.collect() }
}

/// Plays the game to its end with bots.
fn play_out(table: &mut dyn DynTable, dice: &mut Pcg64) {
    loop {
        match table.waits() {
            Waits::Over => return,
            Waits::Roll => {
                table.roll(dice).expect("a roll that is due");
            }
            Waits::Answers { asked, .. } => {
                let thought =
                    table.think(asked[0], BotKind::Random, dice).expect("whoever is asked can answer");
                table
                    .reply(asked[0], &thought.reply.expect("an answer"))
                    .expect("it is one of those offered");
            }
        }
    }
}

/// Plays a campaign to its end, or up to a number of games; returns the number of games and the chronicle.
fn campaign(
    all: &dyn DynCampaigns,
    chosen: &[(&str, &str)],
    seed: u64,
    readers: &mut Readers,
) -> (usize, Chronicle) {
    let mut dice = Pcg64::new(seed.into(), 1);
    let chosen: Vec<_> = chosen.iter().map(|&(key, value)| (key.to_owned(), value.to_owned())).collect();
    readers.read_options(&all.options(&chosen));
    let mut now: Value = all.begin(&chosen).expect("starter decks are right");
    for games in 0..4 {
        for _ in 0..12 {
            let chronicle = all.chronicle(&now).expect("we wrote it");
            readers.read_all(&chronicle);
            if chronicle.forms.is_empty() {
                break;
            }
            let form = &chronicle.forms[dice.below(chronicle.forms.len() as u64) as usize];
            match all.act(&now, &filled_in(form, &mut dice)) {
                Ok((next, done)) => {
                    readers.read(&all.tell(&done).expect("we wrote it"));
                    now = next;
                }
                Err(error) => readers.read(&error.msg()),
            }
        }
        // Lost members are replaced as long as replacements are left.
        loop {
            let chronicle = all.chronicle(&now).expect("we wrote it");
            if chronicle.next.is_none() {
                readers.read_all(&chronicle);
                return (games, chronicle);
            }
            let Some(hindrance) = &chronicle.hindrance else { break };
            readers.read(hindrance);
            let form = chronicle.forms.iter().find(|form| form.key == "replace").expect("somebody can come");
            if let Ok((next, _)) = all.act(&now, &filled_in(form, &mut dice)) {
                now = next;
            }
        }
        let chronicle = all.chronicle(&now).expect("we wrote it");
        let lead = chronicle.options.iter().map(|option| (option.key.to_owned(), option.default.clone()));
        let mut table = all.set_up(&now, &lead.collect::<Vec<_>>()).expect("nothing hinders");
        assert_eq!(table.report(), None, "a game that has just begun has nothing to tell");
        assert_eq!(table.stage(), chronicle.next, "a game says what is played");
        play_out(table.as_mut(), &mut dice);
        let stage = table.stage().expect("it has come somewhere");
        assert!(stage.args.len() > 1, "what, and how far: {stage}");
        readers.read(&stage);
        let report = table.report().expect("a game that is over has something to tell");
        now = all.record(&now, &report, &mut dice).expect("it can be written down");
    }
    panic!("it has only so many games");
}

#[test]
fn random_campaigns_come_to_an_end_and_everything_can_be_read() {
    let games = registry::games().iter().filter_map(|game| game.campaigns());
    let all: Vec<_> = games.collect();
    assert!(!all.is_empty());
    let mut readers = Readers::new();
    let teams =
        ["roland-banks", "wendy-adams,agnes-baker", "skids-otoole,daisy-walker,roland-banks,agnes-baker"];
    let mut most = 0;
    for seed in 0..6 {
        let team = ("investigators", teams[seed as usize % teams.len()]);
        let (games, end) = campaign(all[0], &[team], seed, &mut readers);
        assert!(end.end.is_some(), "whatever is over has ended somehow");
        assert!(end.log.len() >= games);
        most = most.max(games);
    }
    assert_eq!(most, 3, "some campaign got to its last scenario");
    assert_eq!(readers.faults, Vec::<String>::new());
}

#[test]
fn a_scenario_by_itself_is_over_after_one_game_and_everything_can_be_read() {
    let all = registry::find("arkham-lcg").unwrap().campaigns().unwrap();
    let mut readers = Readers::new();
    let team = ("investigators", "wendy-adams,agnes-baker");
    for (seed, scenario) in ["the-gathering", "the-midnight-masks", "the-devourer-below"].iter().enumerate() {
        let (games, end) = campaign(all, &[("scenario", scenario), team], seed as u64, &mut readers);
        assert_eq!((games, end.end.is_some()), (1, true), "{scenario}");
    }
    assert_eq!(readers.faults, Vec::<String>::new());
}

#[test]
fn what_is_no_campaign_is_refused_and_never_panics() {
    let all = registry::find("arkham-lcg").unwrap().campaigns().unwrap();
    for text in ["null", "{}", "[1]", r#"{"difficulty":"hard","next":"nowhere","people":[]}"#] {
        let value: Value = serde_json::from_str(text).unwrap();
        if let Ok(chronicle) = all.chronicle(&value) {
            assert!(chronicle.hindrance.is_some(), "{text}");
        }
        assert!(all.set_up(&value, &[]).is_err(), "{text}");
        assert!(all.tell(&value).is_err(), "{text}");
    }
}
