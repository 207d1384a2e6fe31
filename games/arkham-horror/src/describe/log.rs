//! Events as lines of the log.

use effects::EffectId;
use engine::{Msg, Seat};

use super::names;
use super::printed::headline_lines;
use super::texts::{self, Sense, back_story, back_title, signed};
use crate::content::{Asset, CodexCard, CodexKind, Colour, Constant, Content, Monster, Space, Status};
use crate::event::Read;
use crate::setup::Encounters;
use crate::{ArkhamHorror, Choice, Event, Spot};

impl ArkhamHorror {
    /// An event as a line of the log.
    pub(super) fn event_of(&self, content: &Content, event: &Event) -> Msg {
        let msg = |id: &str| Msg::new(format!("ah3-log-{id}"));
        let by = |id: &str, seat: Seat| msg(id).name("who", self.person_name(content, seat));
        let changes = |gained: &str, lost: &str, seat: Seat, change: i8, of: &str| {
            let amount = Msg::new(format!("ah3-n-{of}")).num("n", change.unsigned_abs());
            by(if change < 0 { lost } else { gained }, seat).say("amount", vec![amount])
        };
        let space = |at: Space| names::space(content, self.open.scenario, at);
        let asset = |asset: Asset| names::asset(content, asset);
        let monster =
            |id: &str, of: Monster| msg(id).name("monster", names::monster(content, self.open.scenario, of));
        let on = |id: &str, spot: Spot| msg(id).say("place", vec![self.spot(content, spot)]);
        match event {
            Event::Round(round) => msg("round").num("round", *round),
            Event::Phase(phase) => msg("phase").say("phase", vec![names::phase(*phase)]),
            Event::Turn(seat) => by("turn", *seat),
            Event::Acts { seat, action } => by("acts", *seat).name("action", names::action(*action)),
            Event::ActsWith { seat, asset: of } => by("acts-with", *seat).name("asset", asset(*of)),
            Event::ActsAlone { seat } => by("acts-alone", *seat),
            Event::ActsByCodex { seat, card } => by("acts-by-codex", *seat).name("card", names::codex(*card)),
            Event::StandsUp(seat) => by("stands-up", *seat),
            Event::Chosen { who, .. } => msg("chosen").name("who", names::investigator(content, *who)),
            Event::Enters { who, at, .. } => {
                msg("enters").name("who", names::investigator(content, *who)).name("at", space(*at))
            }
            Event::Money { seat, change } => changes("gains", "loses", *seat, *change, "money"),
            Event::Remnants { seat, change } => changes("gains", "spends", *seat, *change, "remnants"),
            Event::Clues { seat, change, from: None } => changes("gains", "spends", *seat, *change, "clues"),
            Event::Clues { seat, change, from: Some(from) } => {
                changes("gains-from", "spends-from", *seat, *change, "clues")
                    .name("from", names::neighbourhood(content, *from))
            }
            Event::Focused { seat, skill } => by("focuses", *seat).name("skill", names::skill(*skill)),
            Event::Unfocused { seat, skill } => by("unfocuses", *seat).name("skill", names::skill(*skill)),
            Event::Gained { seat, asset: of } => by("gains-asset", *seat).name("asset", asset(*of)),
            Event::Discarded { seat, asset: of } => by("discards-asset", *seat).name("asset", asset(*of)),
            Event::Gave { from, to, asset: of } => {
                by("gives", *from).name("to", self.person_name(content, *to)).name("asset", asset(*of))
            }
            Event::Trades { seat, with } => {
                by("trades", *seat).name("with", self.person_name(content, *with))
            }
            Event::BundledAsset { from, to, asset: of } => by("bundled-asset", *from)
                .name("to", self.person_name(content, *to))
                .name("asset", asset(*of)),
            Event::BundledGoods { from, to, goods, amount } => by("bundled-goods", *from)
                .name("to", self.person_name(content, *to))
                .say("amount", vec![Msg::new(format!("ah3-n-{}", goods.slug())).num("n", *amount)]),
            Event::TradeProposed { from, to } => {
                by("trade-proposed", *from).name("to", self.person_name(content, *to))
            }
            Event::Picked { seat, choice } => match *choice {
                Choice::Seat(of) => by("picks", *seat).name("what", self.person_name(content, of)),
                Choice::Asset(of) => by("picks", *seat).name("what", asset(of)),
                Choice::Monster(of) => {
                    by("picks", *seat).name("what", names::monster(content, self.open.scenario, of))
                }
                Choice::Space(at) => by("picks", *seat).name("what", space(at)),
                Choice::Number(n) => by("picks-number", *seat).num("n", n),
                Choice::Stop => by("picks-nothing", *seat),
                _ => by("picks-something", *seat),
            },
            Event::UsesSheet { seat, of } => {
                by("uses-sheet", *seat).name("of", self.person_name(content, *of))
            }
            Event::Used { seat, asset: of } => by("uses", *seat).name("asset", asset(*of)),
            Event::Shown { seat, asset: of } => by("shown", *seat).name("asset", asset(*of)),
            Event::Exchanged { seat, with, asset: ally, damage, horror } => {
                let line = by(if ally.is_some() { "exchanged-ally" } else { "exchanged" }, *seat)
                    .name("with", self.person_name(content, *with))
                    .say("damage", vec![signed(*damage)])
                    .say("horror", vec![signed(*horror)]);
                ally.map_or(line.clone(), |ally| line.name("asset", asset(ally)))
            }
            Event::Passed { assets } => msg("passed").list("assets", self.quoted(content, assets)),
            Event::Display { asset: of, on } => {
                msg(if *on { "on-display" } else { "off-display" }).name("asset", asset(*of))
            }
            Event::Status { seat, status, on } => by(status_id(*status, *on), *seat),
            Event::PactTurned { seat, pact } => {
                by("pact-turned", *seat).name("pact", names::pact(content, *pact))
            }
            Event::Moved { seat, from, to } => {
                by("moves", *seat).name("from", space(*from)).name("to", space(*to))
            }
            Event::Suffered { seat, asset: on, damage, horror } => {
                let line = by(if on.is_some() { "asset-suffers" } else { "suffers" }, *seat);
                let line = on.map_or(line.clone(), |on| line.name("asset", asset(on)));
                line.say("amount", vec![harm(*damage, *horror)])
            }
            Event::Prevented { seat, damage, horror } => {
                by("prevents", *seat).say("amount", vec![harm(*damage, *horror)])
            }
            Event::Recovered { seat, asset: on, health, sanity } => {
                let line = by(if on.is_some() { "asset-recovers" } else { "recovers" }, *seat);
                let line = on.map_or(line.clone(), |on| line.name("asset", asset(on)));
                line.say("amount", vec![two(("health", *health), ("sanity", *sanity))])
            }
            Event::Delayed(seat) => by("delayed", *seat),
            Event::Defeated(seat) => by("defeated", *seat),
            Event::Devoured(seat) => by("devoured", *seat),
            Event::Retired(seat) => by("retired", *seat),
            Event::Spawned { monster: of, at } => monster("spawned", *of).name("at", space(*at)),
            Event::MonsterMoved { monster: of, from, to } => {
                monster("monster-moves", *of).name("from", space(*from)).name("to", space(*to))
            }
            Event::Engaged { monster: of, seat } => {
                monster("engages", *of).name("who", self.person_name(content, *seat))
            }
            Event::Disengaged { monster: of, seat } => {
                monster("disengages", *of).name("who", self.person_name(content, *seat))
            }
            Event::Exhausted(of) => monster("exhausted", *of),
            Event::Readied(of) => monster("readied", *of),
            Event::Lurks(of) => monster("lurks", *of),
            Event::AttacksMonster { seat, monster: of } => {
                monster("attacks-monster", *of).name("who", self.person_name(content, *seat))
            }
            Event::Attacks { monster: of, seat } => {
                monster("attacks", *of).name("who", self.person_name(content, *seat))
            }
            Event::Damaged { monster: of, damage } => {
                monster("damaged", *of).say("amount", vec![Msg::new("ah3-n-damage").num("n", *damage)])
            }
            Event::MonsterHealed { monster: of, health } => {
                monster("healed", *of).say("amount", vec![Msg::new("ah3-n-health").num("n", *health)])
            }
            Event::MonsterDefeated(of) => monster("monster-defeated", *of),
            Event::NotSpawned(of) => monster("not-spawned", *of),
            Event::MonsterTop(of) => monster("monster-top", *of),
            Event::MonstersPassed { monsters } => msg("monsters-passed").list(
                "monsters",
                monsters
                    .iter()
                    .map(|&of| Msg::new(names::monster(content, self.open.scenario, of)))
                    .collect(),
            ),
            Event::Tests { seat, skill, dice } => {
                by("tests", *seat).name("skill", names::skill(*skill)).num("dice", *dice)
            }
            Event::Rolled { seat, face } => by("rolls", *seat).num("face", *face),
            Event::Rerolled { seat, from, to } => by("rerolls", *seat).num("from", *from).num("to", *to),
            Event::Raised { seat, to } => by("raises", *seat).num("to", *to),
            Event::Result { seat, successes } => by("result", *seat).num("n", *successes),
            Event::Reads { seat, card, at } => self.reads(content, *seat, *card, *at),
            Event::Drew { seat, token } => by("draws", *seat).name("token", names::token(*token)),
            Event::CupRefilled => msg("cup-refilled"),
            Event::CupGrows { tokens } => msg("cup-grows").list(
                "tokens",
                tokens.iter().map(|&of| Msg::new("ah3-quoted").name("name", names::token(of))).collect(),
            ),
            Event::Headline { seat, headline } => by("headline", *seat)
                .name("headline", names::headline(content, *headline))
                .say("text", headline_lines(content, *headline)),
            Event::RumourDiscarded(headline) => {
                msg("rumour-discarded").name("headline", names::headline(content, *headline))
            }
            Event::Reckons { spot } => on("reckons", *spot),
            Event::Doom { at } => on("doom", *at),
            Event::DoomRemoved { from, amount } => {
                on("doom-removed", *from).say("amount", vec![Msg::new("ah3-n-doom").num("n", *amount)])
            }
            Event::EventTop(of) => msg("event-top").name("neighbourhood", names::neighbourhood(content, *of)),
            Event::EventsRenewed => msg("events-renewed"),
            Event::EventDiscarded { card } => {
                let of = &content.scenario(self.open.scenario).events[card.index()];
                msg("event-discarded")
                    .name("neighbourhood", format!("ah3-neighbourhood-{}", of.neighbourhood))
            }
            Event::GateBurst(of) => msg("gate-burst").name("at", names::neighbourhood(content, *of)),
            Event::ClueSpawned(of) => msg("clue-spawned").name("at", names::neighbourhood(content, *of)),
            Event::SheetClues { change } => {
                let amount = Msg::new("ah3-n-clues").num("n", change.unsigned_abs());
                msg(if *change < 0 { "sheet-loses-clues" } else { "sheet-gains-clues" })
                    .say("amount", vec![amount])
            }
            Event::EventShuffledIn(of) => {
                msg("event-shuffled-in").name("neighbourhood", names::neighbourhood(content, *of))
            }
            Event::Anomaly { at, on } => msg(if *on { "anomaly" } else { "anomaly-leaves" })
                .name("at", names::neighbourhood(content, *at)),
            Event::CodexAdded(card) => msg("codex-added")
                .name("card", names::codex(*card))
                .say("story", vec![Msg::new(format!("{}-story", names::codex(*card)))]),
            Event::CodexFlipped { card, back } => {
                match content.codex_card(*card).backs.get(usize::from(*back)) {
                    Some(back) => msg("codex-flipped")
                        .name("card", names::codex(*card))
                        .name("back", back_title(*card, back))
                        .say("story", vec![Msg::new(back_story(*card, back))]),
                    None => msg("codex-archived").name("card", names::codex(*card)),
                }
            }
            Event::CodexArchived(card) => msg("codex-archived").name("card", names::codex(*card)),
            Event::CodexAttached(card) => msg("codex-attached").name("card", names::codex(*card)),
            Event::ClueOnCodex(card) => msg("clue-on-codex").name("card", names::codex(*card)),
            Event::Marker { at, colour } => match colour {
                Some(Colour::White) if self.has_scars(content) => on("scar", *at),
                Some(colour) => on("marker", *at).text("colour", colour.slug()),
                None => on("hidden-marker", *at),
            },
            Event::MarkerRevealed { at, colour } => {
                msg("marker-revealed").name("at", space(*at)).text("colour", colour.slug())
            }
            Event::MarkerRemoved { at } => on("marker-removed", *at),
            Event::ScarMended { at } => msg("scar-mended").name("at", space(*at)),
            Event::Joined { seats } if seats.is_empty() => msg("nobody-joined"),
            Event::Joined { seats } => msg("joined").list(
                "people",
                seats.iter().map(|&seat| Msg::new(self.person_name(content, seat))).collect(),
            ),
            Event::Chose { seat, option } => by("chose", *seat).num("option", u16::from(*option) + 1),
            Event::Declined { seat } => by("declines", *seat),
            Event::NothingLeft => msg("nothing-left"),
        }
    }

    /// Whether white markers are scars in this scenario.
    pub(crate) fn has_scars(&self, content: &Content) -> bool {
        let archive = &content.scenario(self.open.scenario).sheet.archive;
        let scars = |card: &CodexCard| content.codex_card(*card).front.constants.contains(&Constant::Scars);
        archive.iter().any(scars)
    }

    fn quoted(&self, content: &Content, assets: &[Asset]) -> Vec<Msg> {
        assets.iter().map(|&of| Msg::new("ah3-quoted").name("name", names::asset(content, of))).collect()
    }

    /// A place where something is put: *in the Graveyard*, *on the scenario sheet*.
    pub(super) fn spot(&self, content: &Content, spot: Spot) -> Msg {
        match spot {
            Spot::Space(at) => Msg::new("ah3-at").name("at", names::space(content, self.open.scenario, at)),
            Spot::Centre(of) => Msg::new("ah3-at").name("at", names::neighbourhood(content, of)),
            Spot::Sheet => Msg::new("ah3-on-sheet"),
            Spot::Codex(card) => Msg::new("ah3-on-card").name("card", names::codex(card)),
            Spot::Rumour => Msg::new("ah3-on-rumour"),
        }
    }

    /// The line for a card that is read, with as much of its text as may be known.
    fn reads(&self, content: &Content, seat: Seat, card: Read, at: Space) -> Msg {
        let id = match card {
            Read::Encounter(..) => "encounter",
            Read::Event(_) => "event",
            Read::Street(_) => "street",
            Read::Anomaly(_) => "anomaly",
            Read::Codex(_) => "codex",
        };
        let line = Msg::new(format!("ah3-log-reads-{id}"))
            .name("who", self.person_name(content, seat))
            .name("at", names::space(content, self.open.scenario, at));
        let line = match card {
            Read::Codex(card) => line.name("card", names::codex(card)),
            _ => line,
        };
        match self.text_read(content, card, at) {
            Some(text) => {
                let open = self.open.options.encounters == Encounters::Open;
                let said = texts::shown(open, text, Sense::you(content));
                Msg::new("ah3-log-with-text").say("line", vec![line]).say("text", said)
            }
            None => Msg::new("ah3-log-alone").say("line", vec![line]),
        }
    }

    /// The text of a card that is resolved in a space. Which text of an anomaly it is depends on the doom there, so that
    /// nothing is said of it.
    fn text_read(&self, content: &Content, card: Read, at: Space) -> Option<EffectId> {
        let scenario = content.scenario(self.open.scenario);
        let texts = match card {
            Read::Encounter(of, card) => &content.encounters.get(of.index())?.get(card.index())?.texts,
            Read::Event(card) => &scenario.events.get(card.index())?.texts,
            Read::Street(card) => &content.streets.get(card.index())?.texts,
            Read::Codex(card) => match &content.codex_card(card).kind {
                CodexKind::Encounter { texts, .. } => texts,
                _ => return None,
            },
            Read::Anomaly(_) => return None,
        };
        let part = if at.is_street() {
            let street = at.index() - Space::FIRST_STREET.index();
            scenario.sheet.streets.get(street)?.street_type.index()
        } else {
            at.index() % 3
        };
        texts.get(part).copied()
    }

    /// The name by which the seat's player is called: that of their investigator.
    pub(crate) fn person_name(&self, content: &Content, seat: Seat) -> String {
        match self.open.person(seat).who {
            Some(who) => names::person(content, who),
            None => format!("ah3-player-{}", seat.0 + 1),
        }
    }
}

/// The line for gaining or losing a condition.
fn status_id(status: Status, on: bool) -> &'static str {
    match (status, on) {
        (Status::Blessed, true) => "blessed",
        (Status::Blessed, false) => "no-longer-blessed",
        (Status::Cursed, true) => "cursed",
        (Status::Cursed, false) => "no-longer-cursed",
        (Status::DarkPact, true) => "pact",
        (Status::DarkPact, false) => "no-more-pact",
    }
}

/// Damage, horror or both.
pub(super) fn harm(damage: u8, horror: u8) -> Msg {
    two(("damage", damage), ("horror", horror))
}

fn two(first: (&str, u8), second: (&str, u8)) -> Msg {
    let amount = |(of, n): (&str, u8)| Msg::new(format!("ah3-n-{of}")).num("n", n);
    match (first.1, second.1) {
        (0, n) if n > 0 => amount(second),
        (_, 0) => amount(first),
        _ => Msg::new("ah3-and").say("first", vec![amount(first)]).say("second", vec![amount(second)]),
    }
}
