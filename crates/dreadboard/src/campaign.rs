//! `dreadboard campaign`: a campaign in the terminal, with the actions between its games.

use std::path::{Path, PathBuf};

use registry::{
    Chronicle, DynCampaigns, DynGame, DynTable, FilledForm, Form, Lang, Localizer, Msg, read_json,
};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::cli::CampaignArgs;
use crate::console::Console;
use crate::dice::dice;
use crate::failure::{Failure, of_file};
use crate::files::{self, Durability};
use crate::games::title;
use crate::play::{Autosave, Interview, Session, claim, kept_in, options, seat_flags};
use crate::saved::{self, SeatPlayers};
use crate::seat_player::SeatPlayer;
use crate::text::wrap;

/// The file format of a campaign.
#[derive(Serialize, Deserialize)]
struct CampaignFile {
    /// The name of the game.
    game: String,
    /// The language it is played in.
    lang: Lang,
    /// The player of each seat.
    seats: Vec<SeatPlayer>,
    /// The seed of its dice, if it has one.
    seed: Option<u64>,
    /// The campaign itself, as JSON.
    campaign: Value,
    /// The campaign and players before each action since the last game, for undo.
    #[serde(default)]
    before: Vec<(Value, Vec<SeatPlayer>)>,
    /// The save file of the game in progress.
    #[serde(default)]
    playing: Option<PathBuf>,
    /// The save files of the finished games.
    #[serde(default)]
    played: Vec<PathBuf>,
}

/// A campaign session at the terminal.
struct CampaignSession<'a> {
    all: &'static dyn DynCampaigns,
    kept: CampaignFile,
    path: PathBuf,
    ask: Interview<'a>,
}

/// An action chosen between two games.
#[derive(Clone)]
enum MenuChoice {
    Play,
    Fill(Form),
    TakeBack,
    Export(usize),
    Leave,
}

/// Begins or resumes a campaign and plays it.
pub(crate) fn run(
    args: CampaignArgs,
    lang: Option<Lang>,
    speech: Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    if args.list {
        return list(&speech, console);
    }
    let desk = match &args.resume {
        Some(file) => resume(file.clone(), &args, lang, console)?,
        None => begin(&args, lang, speech, console)?,
    };
    desk.run()
}

fn folder() -> Result<PathBuf, Failure> {
    let home = files::home().ok_or_else(|| Failure::Trouble(Msg::new("error-no-home")))?;
    Ok(home.join("campaigns"))
}

fn campaigns(game: &'static dyn DynGame) -> Result<&'static dyn DynCampaigns, Failure> {
    game.campaigns().ok_or_else(|| Failure::Usage(Msg::new("error-no-campaign")))
}

fn begin<'a>(
    args: &CampaignArgs,
    lang: Option<Lang>,
    speech: Localizer,
    console: &'a mut Console,
) -> Result<CampaignSession<'a>, Failure> {
    let (name, first) = match &args.game {
        // If the first argument is an option, no game was named.
        Some(option) if option.contains('=') => (None, vec![option.clone()]),
        name => (name.as_deref(), Vec::new()),
    };
    let chosen = options(&[&first, &args.chosen])?;
    let mut ask = Interview { speech, console, defaults: args.defaults };
    if lang.is_none() {
        ask.language()?;
    }
    let game = match name {
        Some(name) => registry::find(name)?,
        None => ask.game_of(|game| game.campaigns().is_some())?,
    };
    let all = campaigns(game)?;
    let chosen =
        ask.options(chosen, |chosen| Ok(all.options(chosen)), |chosen| all.begin(chosen).map(drop))?;
    let campaign = all.begin(&chosen)?;
    let table = all.set_up(&campaign, &[])?;
    let seats = ask.seats(table.as_ref(), &args.seats)?;
    ask.defaults = false;
    let kept = CampaignFile {
        game: game.name().into(),
        lang: ask.speech.lang(),
        seats,
        seed: args.seed,
        campaign,
        before: Vec::new(),
        playing: None,
        played: Vec::new(),
    };
    let path = claim(&folder()?, game.name()).map_err(Failure::Trouble)?;
    let mut desk = CampaignSession { all, kept, path, ask };
    desk.save()?;
    Ok(desk)
}

fn resume<'a>(
    file: Option<PathBuf>,
    args: &CampaignArgs,
    lang: Option<Lang>,
    console: &'a mut Console,
) -> Result<CampaignSession<'a>, Failure> {
    let none = || Failure::Usage(Msg::new("error-no-campaign-to-resume"));
    let path = match file {
        None => kept_in(&folder()?).into_iter().next().ok_or_else(none)?.1,
        Some(file) => {
            let listed = folder()?.join(&file).with_added_extension("json");
            if !file.exists() && listed.is_file() { listed } else { file }
        }
    };
    let mut kept = read(&path)?;
    kept.lang = lang.unwrap_or(kept.lang);
    seat_flags(&mut kept.seats, &args.seats)?;
    let all = campaigns(registry::find(&kept.game)?)?;
    let ask = Interview { speech: registry::localizer(kept.lang), console, defaults: false };
    Ok(CampaignSession { all, kept, path, ask })
}

fn read(path: &Path) -> Result<CampaignFile, Failure> {
    let text = files::read(path)?;
    read_json(&text).map_err(|problem| Failure::file(path, problem.msg()))
}

/// Lists the saved campaigns, the last played first.
fn list(speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let all = kept_in(&folder()?);
    if all.is_empty() {
        return Ok(console.say(speech.tell("campaign-list-none"))?);
    }
    for (_, path) in all {
        let name = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        let stands = read(&path).and_then(|kept| {
            let game = registry::find(&kept.game)?;
            Ok((game, campaigns(game)?.chronicle(&kept.campaign)?))
        });
        match stands {
            Err(_) => console.say(format!("{name} · {}", speech.tell("list-unreadable")))?,
            Ok((game, chronicle)) => {
                let stands = chronicle.end.or(chronicle.next).map(|msg| speech.say(&msg));
                let title = title(game.name(), game.prefix(), speech);
                let line = [name, title, speech.say(&chronicle.title), stands.unwrap_or_default()];
                console.say(wrap(&line.join(" · "), 4))?;
            }
        }
    }
    Ok(())
}

impl CampaignSession<'_> {
    /// Plays until the campaign is over or the user leaves.
    fn run(mut self) -> Result<(), Failure> {
        loop {
            match self.go_on() {
                Ok(true) => {}
                Ok(false) => return Ok(()),
                // The input ended at a prompt; everything done so far is saved.
                Err(Failure::Trouble(msg)) if msg.id == "error-closed-before-start" => {
                    return Err(Failure::Trouble(self.kept_msg("campaign-left")));
                }
                Err(failure) => return Err(failure),
            }
        }
    }

    /// Continues the game in progress, or asks for an action between two games; returns whether to continue after that.
    fn go_on(&mut self) -> Result<bool, Failure> {
        if let Some(path) = self.kept.playing.clone() {
            return self.play_on(&path);
        }
        let chronicle = self.all.chronicle(&self.kept.campaign)?;
        self.show(&chronicle)?;
        if chronicle.next.is_none() {
            self.leave("campaign-over")?;
            return Ok(false);
        }
        match self.wish(&chronicle)? {
            MenuChoice::Play => self.play(&chronicle)?,
            MenuChoice::Fill(form) => self.fill(&chronicle, &form)?,
            MenuChoice::TakeBack => {
                if let Some(before) = self.kept.before.pop() {
                    (self.kept.campaign, self.kept.seats) = before;
                    self.save()?;
                }
            }
            MenuChoice::Export(at) => self.export(&chronicle, at)?,
            MenuChoice::Leave => {
                self.leave("campaign-left")?;
                return Ok(false);
            }
        }
        Ok(true)
    }

    fn save(&mut self) -> Result<(), Failure> {
        let unwritten = |e: serde_json::Error| {
            Failure::file(&self.path, Msg::new("error-campaign-unwritten").text("problem", e.to_string()))
        };
        let text = serde_json::to_string_pretty(&self.kept).map_err(unwritten)?;
        files::write(&self.path, &text, Durability::Great).map_err(|e| Failure::file(&self.path, of_file(&e)))
    }

    fn kept_msg(&self, id: &str) -> Msg {
        Msg::new(id).text("file", self.path.display().to_string())
    }

    fn leave(&mut self, id: &str) -> Result<(), Failure> {
        let msg = self.kept_msg(id);
        self.say(&msg)
    }

    fn say(&mut self, msg: &Msg) -> Result<(), Failure> {
        Ok(self.ask.console.say(wrap(&self.ask.speech.say(msg), 0))?)
    }

    /// Prints the state of the campaign.
    fn show(&mut self, chronicle: &Chronicle) -> Result<(), Failure> {
        let Interview { speech, console, .. } = &mut self.ask;
        console.say("")?;
        console.head(speech.say(&chronicle.title))?;
        for line in &chronicle.log {
            console.say(wrap(&format!("· {}", speech.say(line)), 2))?;
        }
        for member in &chronicle.members {
            console.say("")?;
            console.head(speech.say(&member.who))?;
            for line in member.lines.iter().chain(&member.belongings) {
                console.say(wrap(&speech.say(line), 4))?;
            }
        }
        if let Some(msg) = chronicle.end.as_ref().or(chronicle.hindrance.as_ref()) {
            console.say("")?;
            console.head(wrap(&speech.say(msg), 0))?;
        }
        Ok(())
    }

    /// Asks for the next action.
    fn wish(&mut self, chronicle: &Chronicle) -> Result<MenuChoice, Failure> {
        let speech = &self.ask.speech;
        let mut all: Vec<(String, MenuChoice)> = Vec::new();
        if let (Some(next), None) = (&chronicle.next, &chronicle.hindrance) {
            all.push((
                speech.say(&Msg::new("campaign-play").say("game", vec![next.clone()])),
                MenuChoice::Play,
            ));
        }
        all.extend(
            chronicle.forms.iter().map(|form| (speech.say(&form.about), MenuChoice::Fill(form.clone()))),
        );
        if !self.kept.before.is_empty() {
            all.push((speech.tell("campaign-take-back"), MenuChoice::TakeBack));
        }
        let files = chronicle.members.iter().enumerate().filter(|(_, member)| member.file.is_some());
        all.extend(files.map(|(at, member)| {
            (
                speech.say(&Msg::new("campaign-export").say("who", vec![member.who.clone()])),
                MenuChoice::Export(at),
            )
        }));
        all.push((speech.tell("campaign-leave"), MenuChoice::Leave));
        let about = speech.tell("campaign-what");
        // The command that leaves a game works here too.
        let quit = |wish: &MenuChoice| matches!(wish, MenuChoice::Leave).then(|| speech.tell("command-quit"));
        let names: Vec<(String, String)> =
            all.iter().map(|(name, wish)| (quit(wish).unwrap_or_default(), name.clone())).collect();
        let at = self.ask.menu(&about, &names, "campaign-help")?;
        Ok(all.swap_remove(at).1)
    }

    /// Asks for the fields of a form and submits it.
    fn fill(&mut self, chronicle: &Chronicle, form: &Form) -> Result<(), Failure> {
        let mut chosen = Vec::new();
        for option in &form.options {
            chosen.push((option.key.to_owned(), self.ask.option(option)?));
        }
        let filled = FilledForm { form: form.key.into(), seat: form.seat, chosen };
        match self.all.act(&self.kept.campaign, &filled) {
            Err(error) => self.say(&error.msg()),
            Ok((campaign, done)) => {
                self.say(&self.all.tell(&done)?)?;
                let seats = self.reseated(chronicle, &self.all.chronicle(&campaign)?);
                let before = std::mem::replace(&mut self.kept.campaign, campaign);
                self.kept.before.push((before, std::mem::replace(&mut self.kept.seats, seats)));
                self.save()
            }
        }
    }

    /// The players after a change: each member keeps its player, and a replacement takes over the player of the lost
    /// member.
    fn reseated(&self, before: &Chronicle, after: &Chronicle) -> Vec<SeatPlayer> {
        let sitter = |(at, sat): (usize, Option<usize>)| {
            sat.and_then(|sat| self.kept.seats.get(sat)).copied().unwrap_or_else(|| SeatPlayer::usual(at))
        };
        registry::reseated(&before.members, &after.members).into_iter().enumerate().map(sitter).collect()
    }

    /// Writes a member's deck to a file.
    fn export(&mut self, chronicle: &Chronicle, at: usize) -> Result<(), Failure> {
        let Some(text) = chronicle.members.get(at).and_then(|member| member.file.as_deref()) else {
            return Ok(());
        };
        let prompt = self.ask.speech.tell("campaign-export-file") + " >";
        let Some(line) = self.ask.console.ask(&prompt)?.filter(|line| !line.is_empty()) else {
            return Ok(());
        };
        let path = Path::new(&line);
        match files::write(path, text, Durability::Usual) {
            Ok(()) => self.say(&Msg::new("campaign-exported").text("file", line)),
            Err(error) => {
                let failure = Failure::file(path, of_file(&error));
                Ok(self.ask.console.say(failure.said(&self.ask.speech))?)
            }
        }
    }

    /// Starts the next game.
    fn play(&mut self, chronicle: &Chronicle) -> Result<(), Failure> {
        let mut chosen = Vec::new();
        for option in &chronicle.options {
            chosen.push((option.key.to_owned(), self.ask.option(option)?));
        }
        let table = self.all.set_up(&self.kept.campaign, &chosen)?;
        // Seats of members who have joined since get the default players.
        let given = self.kept.seats.len();
        self.kept.seats.extend((given..table.seats()).map(SeatPlayer::usual));
        let company = SeatPlayers {
            lang: self.kept.lang,
            seats: self.kept.seats[..table.seats()].to_vec(),
            seed: self.kept.seed.map(|seed| seed.wrapping_add(self.kept.played.len() as u64)),
            ..SeatPlayers::default()
        };
        let mut autosave = Autosave::new(&self.kept.game);
        let text = company.write(table.as_ref());
        autosave.write(&text).map_err(Failure::Trouble)?;
        // The campaign refers to this file, so it is synced to disk as the campaign is.
        if let Some(path) = autosave.path() {
            files::write(path, &text, Durability::Great).map_err(|e| Failure::file(path, of_file(&e)))?;
        }
        self.kept.playing = autosave.path().map(Path::to_owned);
        self.kept.before.clear();
        self.save()
    }

    /// Continues the game in progress and records it in the campaign once it is over. Returns whether it is over or was
    /// given up.
    fn play_on(&mut self, path: &Path) -> Result<bool, Failure> {
        let (company, table) = match load(path) {
            Ok(loaded) => loaded,
            Err(failure) => return self.lost(&failure),
        };
        if table.end().is_none() {
            let dice = dice(company.seed, table.moves())?;
            let speech = registry::localizer(self.kept.lang);
            Session::new(table, company, dice, Autosave::at(path), speech, self.ask.console).run()?;
        }
        let (company, table) = load(path)?;
        let Some(report) = table.report() else {
            self.leave("campaign-left")?;
            return Ok(false);
        };
        let mut dice = dice(company.seed, table.moves())?;
        self.kept.campaign = self.all.record(&self.kept.campaign, &report, &mut dice)?;
        self.kept.playing = None;
        self.kept.played.push(path.to_owned());
        self.save()?;
        Ok(true)
    }

    /// Offers to give up a game that cannot be loaded, or to leave it as it is. Returns whether it was given up.
    fn lost(&mut self, why: &Failure) -> Result<bool, Failure> {
        let Interview { speech, console, .. } = &mut self.ask;
        console.say(wrap(&why.said(speech), 0))?;
        let words = ["campaign-give-up", "campaign-leave"].map(|id| (String::new(), speech.tell(id)));
        let about = speech.tell("campaign-lost");
        if self.ask.one(&about, &words, 1)? == 1 {
            self.leave("campaign-left")?;
            return Ok(false);
        }
        self.kept.playing = None;
        self.save()?;
        Ok(true)
    }
}

/// Loads a game of the campaign.
fn load(path: &Path) -> Result<(SeatPlayers, Box<dyn DynTable>), Failure> {
    let (company, loaded) = saved::load(path, None)?;
    match loaded.differs {
        None => Ok((company, loaded.table)),
        Some(differs) => {
            let msg = Msg::new("error-resume-differs").text("file", path.display().to_string());
            Err(Failure::Trouble(msg.say("problem", vec![differs])))
        }
    }
}
