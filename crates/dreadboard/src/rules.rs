//! `dreadboard rules`: looks up rules, and shows and proves coverage.

use std::path::{Path, PathBuf};

use registry::{Localizer, Msg};
use rulebook::{ContentProof, Coverage, Ledger, Progress, Proofs, ProveError, Record};

use crate::cli::{RulesArgs, RulesCommand};
use crate::console::Console;
use crate::failure::Failure;
use crate::show;

/// Looks up rules, or counts or proves coverage.
pub(crate) fn run(args: &RulesArgs, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    match &args.command {
        None => look_up(&args.query.join(" "), args.json, speech, console),
        Some(RulesCommand::Coverage { game, json, root }) => {
            coverage(game.as_deref(), *json, &find_root(root.as_deref())?, console)
        }
        Some(RulesCommand::Prove { game, ids, content, accept, check, root }) => {
            let keep = match (check, accept) {
                (true, _) => Keep::Check,
                (false, true) => Keep::Always,
                (false, false) => Keep::Gains,
            };
            let root = find_root(root.as_deref())?;
            for ledger in &ledgers(&root, game.as_deref())? {
                match (content, ContentProof::read(&root, &ledger.game).map_err(plain)?) {
                    (false, _) => prove(ledger, None, ids, keep, &root, speech, console)?,
                    (true, Some(proof)) => prove(ledger, Some(&proof), ids, keep, &root, speech, console)?,
                    (true, None) if game.is_none() => {}
                    (true, None) => {
                        let file = ContentProof::path(Path::new(""), &ledger.game).display().to_string();
                        return Err(Failure::Usage(Msg::new("prove-content-none").text("file", file)));
                    }
                }
            }
            Ok(())
        }
    }
}

fn look_up(query: &str, json: bool, speech: &Localizer, console: &mut Console) -> Result<(), Failure> {
    let found = speech.search(None, query);
    if json {
        let text = serde_json::to_string(&found).map_err(std::io::Error::from)?;
        return Ok(console.say(text)?);
    }
    if found.is_empty() {
        return Err(Failure::Trouble(Msg::new("rules-none").text("query", query)));
    }
    for rule in &found {
        console.say(show::rule_text(rule))?;
    }
    Ok(())
}

fn coverage(game: Option<&str>, json: bool, root: &Path, console: &mut Console) -> Result<(), Failure> {
    let ledgers = ledgers(root, game)?;
    let counted = ledgers.iter().map(|ledger| Coverage::read(root, ledger)).collect::<Result<Vec<_>, _>>();
    let counted = counted.map_err(plain)?;
    if json {
        console.say(serde_json::to_string(&counted).map_err(std::io::Error::from)?)?;
    } else {
        counted.iter().try_for_each(|coverage| console.say(coverage.to_string()))?;
    }
    if counted.iter().all(Coverage::is_sound) {
        Ok(())
    } else {
        Err(Failure::Trouble(Msg::new("coverage-unsound")))
    }
}

/// Proves the rules of a game, or its content.
fn prove(
    ledger: &Ledger,
    content: Option<&ContentProof>,
    ids: &[String],
    keep: Keep,
    root: &Path,
    speech: &Localizer,
    console: &mut Console,
) -> Result<(), Failure> {
    let bar = indicatif::ProgressBar::new(0);
    let only = (!ids.is_empty()).then_some(ids);
    let progress = |progress: Progress<'_>| match progress {
        Progress::Building => bar.set_message(speech.tell("prove-building")),
        Progress::Running(program) => bar.set_message(program.to_owned()),
        Progress::Judged { finding, done, total } => {
            bar.set_length(total as u64);
            bar.set_position(done as u64);
            bar.set_message(finding.id.clone());
        }
    };
    let report = match content {
        None => rulebook::prove(root, ledger, only, progress),
        Some(proof) => rulebook::prove_content(root, ledger, proof, only, progress),
    };
    bar.finish_and_clear();
    let report = report.map_err(|error| match error {
        ProveError::NoSuchRule { .. } | ProveError::NoSuchThing { .. } => Failure::Usage(plain_msg(&error)),
        error => plain(error),
    })?;
    for finding in report.findings.iter().filter(|finding| finding.verdict != rulebook::Verdict::Proved) {
        console.say(finding.to_string())?;
    }
    let (proofs, arguments, lost_msg, done_msg) = match content {
        None => (Proofs::Rules, ledger.game.clone(), "prove-lost", "prove-done"),
        Some(_) => {
            let arguments = format!("--content {}", ledger.game);
            (Proofs::Content, arguments, "prove-content-lost", "prove-content-done")
        }
    };
    let before = Record::read(root, &ledger.game, proofs).map_err(plain)?;
    let mut record = before.clone();
    if content.is_some() {
        record.forget(&report);
    }
    let lost = record.update(&report);
    let file = Record::path(Path::new(""), &ledger.game, proofs).display().to_string();
    if !lost.is_empty() && keep != Keep::Always {
        let msg = Msg::new(lost_msg).num("count", lost.len() as i64);
        return Err(Failure::Trouble(msg.text("ids", lost.join(", "))));
    }
    // An unfinished ledger may have more proofs than its record.
    if keep == Keep::Check && record != before && !ledger.unfinished {
        let differs: Vec<&str> =
            record.proved.symmetric_difference(&before.proved).map(String::as_str).collect();
        let msg = Msg::new("prove-differs").text("file", file).text("game", arguments);
        return Err(Failure::Trouble(msg.text("ids", differs.join(", "))));
    }
    if keep != Keep::Check {
        record.write(root, &ledger.game, proofs).map_err(plain)?;
    }
    let msg = Msg::new(done_msg).num("proved", record.proved.len() as i64);
    console.say(speech.say(&msg.text("file", file)))?;
    Ok(())
}

/// How the record is updated.
#[derive(Clone, Copy, PartialEq)]
enum Keep {
    /// Write it unless something is no longer proved.
    Gains,
    /// Write it in any case.
    Always,
    /// Do not write it; it has to match exactly.
    Check,
}

/// The ledger of one game, or of all games, from the sources.
fn ledgers(root: &Path, game: Option<&str>) -> Result<Vec<Ledger>, Failure> {
    match game {
        Some(game) => Ok(vec![ledger(root, game)?]),
        None => Ledger::read_all(root).map_err(plain),
    }
}

/// The ledger of one game.
fn ledger(root: &Path, game: &str) -> Result<Ledger, Failure> {
    let all = Ledger::read_all(root).map_err(plain)?;
    let names: Vec<String> = all.iter().map(|ledger| ledger.game.clone()).collect();
    all.into_iter()
        .find(|ledger| ledger.game == game)
        .ok_or_else(|| registry::RegistryError::UnknownGame { name: game.into(), known: names }.into())
}

/// The root folder of the sources.
fn find_root(given: Option<&Path>) -> Result<PathBuf, Failure> {
    let is_root = |folder: &Path| folder.join("games").is_dir() && folder.join("Cargo.toml").is_file();
    let start = match given {
        Some(folder) => folder.to_owned(),
        None => std::env::current_dir().map_err(plain)?,
    };
    let found = match given {
        Some(_) => is_root(&start).then_some(start),
        None => start.ancestors().find(|folder| is_root(folder)).map(Path::to_owned),
    };
    found.ok_or_else(|| Failure::Usage(Msg::new("error-no-sources")))
}

fn plain(error: impl std::fmt::Display) -> Failure {
    Failure::Trouble(plain_msg(&error))
}

fn plain_msg(error: &dyn std::fmt::Display) -> Msg {
    Msg::new("error-plain").text("problem", error.to_string())
}
