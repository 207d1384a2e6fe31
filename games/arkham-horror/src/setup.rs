//! Setup: validates the options and builds the initial state.

mod layout;

use engine::{Msg, Procedure, Seat, SetupError, call, named};
use rulebook::{RuleId, rule};
use serde::{Deserialize, Serialize};

use crate::content::{Colour, Content, Investigator, Scenario};
use crate::event::Spot;
use crate::rules::assets::RefillDisplay;
use crate::rules::codex::CheckCodex;
use crate::rules::doom::SpreadDoom;
use crate::rules::events::{SeeTopEvent, SpawnClue};
use crate::rules::out_of_step;
use crate::rules::round::Round;
use crate::rules::spawning::SeeTopMonster;
use crate::rules::starting::StartingPossessions;
use crate::state::{CodexAt, MAX_PLAYERS};
use crate::{ArkhamHorror, Cx, Event, Step, Wake};

pub(crate) use layout::lay_out;

/// The number of clues at the start.
const STARTING_CLUES: u8 = 3;

named! {
    /// How many of the doom and blank tokens the mythos cup has.
    Cup {
        /// A doom token is replaced by a blank one.
        Easier = "easier",
        /// As the scenario says.
        Standard = "standard",
        /// A blank token is replaced by a doom token.
        Harder = "harder",
    }

    /// How much of an encounter is shown before it is resolved.
    Encounters {
        /// Scene, test and price first; pass and fail only once they are known.
        Read = "read",
        /// Everything at once.
        Open = "open",
    }

    /// What engaged monsters do when a text moves their investigator.
    EngagedFollow {
        /// They stay behind, ready; watching ones follow.
        Stay = "stay",
        /// They go along.
        Follow = "follow",
    }

    /// Whether an investigator engaged only with watching monsters has encounters.
    WatcherEncounters {
        /// They have none.
        Skipped = "skipped",
        /// They have them.
        Allowed = "allowed",
    }

    /// Who wins with the lodge.
    LodgeVictory {
        /// Everybody.
        All = "all",
        /// Those who joined.
        Members = "members",
    }

    /// What happens if victory and defeat come at the same moment.
    SimultaneousEnd {
        /// The group orders them, so the players win.
        Group = "group",
        /// Defeat comes first.
        LossFirst = "loss-first",
    }

    /// How the group decides.
    GroupDecisions {
        /// The lead player decides.
        Lead = "lead",
        /// Everybody votes, and the lead player decides ties.
        Vote = "vote",
    }
}

/// The table options that decide contested readings.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize, ts_rs::TS)]
#[serde(rename_all = "kebab-case", default, deny_unknown_fields)]
pub struct Options {
    /// The mythos cup.
    pub cup: Cup,
    /// How much of an encounter is shown.
    pub encounters: Encounters,
    /// What engaged monsters do when a text moves their investigator.
    pub engaged_follow: EngagedFollow,
    /// Whether watching monsters keep investigators from encounters.
    pub watcher_encounters: WatcherEncounters,
    /// Who wins with the lodge.
    pub lodge: LodgeVictory,
    /// What happens if victory and defeat come at the same moment.
    pub simultaneous_end: SimultaneousEnd,
    /// How the group decides.
    pub group: GroupDecisions,
}

impl Default for Options {
    fn default() -> Options {
        Options {
            cup: Cup::Standard,
            encounters: Encounters::Read,
            engaged_follow: EngagedFollow::Stay,
            watcher_encounters: WatcherEncounters::Skipped,
            lodge: LodgeVictory::All,
            simultaneous_end: SimultaneousEnd::Group,
            group: GroupDecisions::Lead,
        }
    }
}

/// The options of a game.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case", deny_unknown_fields)]
pub struct Setup {
    /// The scenario, by name.
    pub scenario: String,
    /// The investigators by name, in seat order: one to six.
    pub investigators: Vec<String>,
    /// The seat of the lead player, counted from 1.
    #[serde(default = "first")]
    pub lead: u8,
    /// The table options.
    #[serde(default)]
    pub options: Options,
}

fn first() -> u8 {
    1
}

/// Options whose names were found.
struct Checked {
    scenario: Scenario,
    people: Vec<Investigator>,
    lead: Seat,
}

impl Setup {
    /// A set-up of these investigators, the first of them leading, with the usual table options.
    pub fn new(scenario: &str, investigators: &[&str]) -> Setup {
        let investigators = investigators.iter().map(|&name| name.to_owned()).collect();
        Setup { scenario: scenario.to_owned(), investigators, lead: first(), options: Options::default() }
    }

    /// Validates the options. The error says what is allowed.
    pub fn check(&self, content: &Content) -> Result<(), SetupError> {
        self.checked(content).map(|_| ())
    }

    /// Finds the names in the options.
    fn checked(&self, content: &Content) -> Result<Checked, SetupError> {
        let wrong = |place: &'static str, problem: Msg| Err(SetupError { place, problem });
        let Some(scenario) = content.scenario_named(&self.scenario) else {
            let all = content.scenarios.iter().map(|scenario| scenario.sheet.slug.as_str());
            return wrong("scenario", Msg::unknown(&self.scenario, all));
        };
        let count = self.investigators.len();
        if !(1..=MAX_PLAYERS).contains(&count) {
            return wrong("investigators", Msg::new("ah3-error-count").num("found", count as i64));
        }
        let mut people = Vec::new();
        for name in &self.investigators {
            let Some(who) = content.investigator_named(name) else {
                let all = content.investigators.iter().map(|sheet| sheet.slug.as_str());
                return wrong("investigators", Msg::unknown(name, all));
            };
            if rule!("ah3:110.1", people.contains(&who), else false) {
                return wrong("investigators", Msg::named_twice(name));
            }
            people.push(who);
        }
        if self.lead == 0 || usize::from(self.lead) > count {
            return wrong("lead", Msg::out_of_range(self.lead, 1, count as i64));
        }
        let lead = Seat(rule!("ah3:110.2", self.lead - 1, else self.lead % count as u8));
        Ok(Checked { scenario, people, lead })
    }
}

/// The set-up, in the book's order, as far as there is chance or choice in it.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
pub struct SetUp {
    part: Part,
    /// The players who have their starting possessions, or the number of clues spawned.
    done: u8,
}

/// A part of the set-up.
#[derive(Clone, Copy, PartialEq, Debug, Serialize, Deserialize)]
enum Part {
    /// The back of the top event, and the top monster, are seen.
    Events,
    Monsters,
    Display,
    Investigators,
    Clues,
    Doom,
    Scenario,
    Finished,
}

impl SetUp {
    /// The whole set-up.
    pub fn new() -> SetUp {
        SetUp { part: Part::Events, done: 0 }
    }

    /// Goes on with the next part.
    fn go_on(&mut self, game: &mut ArkhamHorror, cx: &mut Cx<'_>) -> Step {
        loop {
            match self.part {
                Part::Events => {
                    self.part = Part::Monsters;
                    return call(SeeTopEvent::new());
                }
                Part::Monsters => {
                    self.part = rule!("ah3:100", Part::Display, else Part::Finished);
                    return call(SeeTopMonster::new());
                }
                Part::Display => {
                    self.part = Part::Investigators;
                    if rule!("ah3:107.2", true) {
                        return call(RefillDisplay::new());
                    }
                }
                Part::Investigators => {
                    let seat = game.open.turn_order().nth(usize::from(self.done));
                    self.done += 1;
                    match seat {
                        Some(seat) if rule!("ah3:110.5a", true) => {
                            return call(StartingPossessions::new(seat));
                        }
                        Some(_) => {}
                        None => {
                            *self =
                                SetUp { part: rule!("ah3:111.1", Part::Clues, else Part::Scenario), done: 0 }
                        }
                    }
                }
                Part::Clues => {
                    if self.done < rule!("ah3:111.2a", STARTING_CLUES, else 0) {
                        self.done += 1;
                        return call(SpawnClue::new());
                    }
                    self.part = Part::Doom;
                }
                Part::Doom => {
                    self.part = Part::Scenario;
                    if rule!("ah3:111.3a", true) {
                        return call(SpreadDoom::new());
                    }
                }
                Part::Scenario => {
                    self.part = Part::Finished;
                    complete(game, cx);
                    return call(CheckCodex::new());
                }
                Part::Finished => return engine::become_(Round::new()),
            }
        }
    }
}

/// Carries out the instructions of the scenario sheet for the end of the set-up.
fn complete(game: &mut ArkhamHorror, cx: &mut Cx<'_>) {
    let scenario = cx.content.scenario(game.open.scenario);
    rule!("ah3:111.4a", {
        for &space in &scenario.scars {
            game.open.markers[space.index()] |= 1 << Colour::White.index();
            let colour = Some(Colour::White);
            cx.tell(RuleId("ah3:111.4a"), || Event::Marker { at: Spot::Space(space), colour });
        }
    });
    rule!("ah3:111.4b", {
        for &card in &scenario.sheet.codex {
            game.open.codex_mut(card).at = CodexAt::Front;
            cx.tell(RuleId("ah3:111.4b"), || Event::CodexAdded(card));
        }
    });
    rule!("ah3:111.5", {
        layout::fill(&mut game.shut.anomalies, scenario.anomalies.len() as u8);
    });
}

impl Procedure<ArkhamHorror> for SetUp {
    fn step(&mut self, game: &mut ArkhamHorror, wake: Wake<'_>, cx: &mut Cx<'_>) -> Step {
        match wake {
            Wake::Enter | Wake::Back(_) => self.go_on(game, cx),
            Wake::Rolled(_) | Wake::Said(_) => out_of_step(),
        }
    }
}
